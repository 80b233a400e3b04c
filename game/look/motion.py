"""How things move: eased shares of the way between two places, with time handed in."""

from __future__ import annotations


def ease_out(share: float) -> float:
    """Quick at first, then gently to rest: for things that were thrown."""
    return 1.0 - (1.0 - share) ** 3


def ease_in_out(share: float) -> float:
    """Gently off and gently to rest: for things that are carried."""
    return share * share * (3.0 - 2.0 * share)


def there_and_back(share: float) -> float:
    """Quickly up to 1, a while there, gently back to 0: for what comes, is seen and goes."""
    return ease_in_out(max(0.0, min(1.0, share / 0.2, (1.0 - share) / 0.3)))


def share_of(now: float, start: float, duration: float) -> float:
    """How much of a duration has gone, 0 to 1. A duration of 0 is over at once."""
    if duration <= 0.0:
        return 1.0
    return min(1.0, max(0.0, (now - start) / duration))
