"""The running game: seats, pace, undo, the record. The only writer of game state."""
