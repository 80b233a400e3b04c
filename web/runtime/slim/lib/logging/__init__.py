"""Logging for a page, whose only place for it is the browser's console: warnings and worse are printed to stderr."""

import sys
import traceback

DEBUG, INFO, WARNING, ERROR, CRITICAL = 10, 20, 30, 40, 50


class Logger:
    """What asyncio tells of a task that failed unheard."""

    def __init__(self, name):
        self.name = name

    def log(self, level, message, *arguments, exc_info=None, **_):
        """Print a message and the exception that it is about, if it is grave enough."""
        if level < WARNING:
            return
        print(f"{self.name}: {message % arguments if arguments else message}", file=sys.stderr)
        if exc_info is True:
            traceback.print_exc()
        elif exc_info:
            traceback.print_exception(exc_info[1] if isinstance(exc_info, tuple) else exc_info)

    def debug(self, *arguments, **options):
        """Nothing."""

    info = debug

    def warning(self, *arguments, **options):
        """Print a warning."""
        self.log(WARNING, *arguments, **options)

    def error(self, *arguments, **options):
        """Print an error."""
        self.log(ERROR, *arguments, **options)

    def critical(self, *arguments, **options):
        """Print a grave error."""
        self.log(CRITICAL, *arguments, **options)


def getLogger(name="root"):
    """A logger of that name."""
    return Logger(name)
