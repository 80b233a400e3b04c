"""How the network of the sharp and master levels is trained; left out of the packaged game. See README.md here."""
