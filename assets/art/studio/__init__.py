"""The parts that the game's artwork is composed from; `draw.py` puts them together."""
