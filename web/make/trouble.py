"""What can go wrong while making the page, said to a person."""


class Trouble(Exception):
    """Something the person at the keyboard can mend; the message says what is wrong and how to mend it."""
