"""A page has no sockets: only what asyncio.events names in its default arguments."""

AF_UNSPEC = 0
AI_PASSIVE = 1
