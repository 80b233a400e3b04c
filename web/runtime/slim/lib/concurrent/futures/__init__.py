"""A page has one thread: only what asyncio names, none of which ever comes to pass here."""

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"
TimeoutError = TimeoutError


class Error(Exception):
    """What futures of other threads raise."""


class CancelledError(Error):
    """The future was cancelled."""


class InvalidStateError(Error):
    """The future is in no state for this."""


class Future:
    """A future of another thread."""
