"""What the game runs on: two bodies, a browser page and a desktop window, that wear one face (`game.screens.world`).

`main.py` chooses the body and hands it in. Nothing else imports this package, and only `browser.py` knows the page.
"""
