"""What the player sees and does: inputs become moves, and the table's events become pictures, words and controls."""
