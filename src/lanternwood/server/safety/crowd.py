"""How many sockets are open, in all and from one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from lanternwood.server.settings import Limits


class Crowded(Exception):
    """There is no room for another one now."""


class Crowd:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.inside: Counter[str] = Counter()
        self.all = 0

    @contextmanager
    def let_in(self, asker: str) -> Iterator[None]:
        """For as long as the connection lasts."""
        limits = self.limits
        from_one = limits.connections_from_one_address if limits.rate else limits.connections
        if self.all >= limits.connections or self.inside[asker] >= from_one:
            raise Crowded
        self.all += 1
        self.inside[asker] += 1
        try:
            yield
        finally:
            self.all -= 1
            self.inside[asker] -= 1
            if not self.inside[asker]:
                del self.inside[asker]
