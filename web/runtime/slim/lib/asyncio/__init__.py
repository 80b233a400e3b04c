"""asyncio for a page: tasks, futures, locks and queues over the browser's own event loop.

Takes the place of CPython's asyncio/__init__.py, which also brings servers, streams, processes and threads.
"""

from .coroutines import *
from .events import *
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .taskgroups import *
from .tasks import *
from .timeouts import *

# What Pyodide's policy for its own loop is made from.
DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy

__all__ = (
    coroutines.__all__
    + events.__all__
    + exceptions.__all__
    + futures.__all__
    + locks.__all__
    + queues.__all__
    + runners.__all__
    + taskgroups.__all__
    + tasks.__all__
    + timeouts.__all__
)
