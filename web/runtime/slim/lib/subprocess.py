"""A page starts no processes: only what asyncio.events names in its default arguments."""

PIPE = -1
