"""How the game is drawn: colours and type, cards, pictures, text. Knows no rules of Hearts."""
