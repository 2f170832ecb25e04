"""What time it is, by a clock that never jumps while the process lives.

The machine's own clock is looked at once; from then on seconds are counted. So nobody who sets that clock, by hand or
over the network, ends a Night or takes anyone's time away. On most machines it stands still while they sleep, and so do
the clocks of the tables.
"""

import time

_BEGAN = time.time() - time.monotonic()


def seconds() -> float:
    """Since 1970."""
    return _BEGAN + time.monotonic()


def milliseconds() -> int:
    """The same, as the log counts."""
    return round(seconds() * 1000)
