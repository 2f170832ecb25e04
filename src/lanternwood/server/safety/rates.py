"""How often things may be asked for, by whom. Codes are short, so guessing them must be slow."""

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal, NamedTuple, TypeAlias


class Rate(NamedTuple):
    """So many at once, then so many seconds for each further one."""

    burst: int
    seconds: float


Kind: TypeAlias = Literal["ask", "look", "open", "join", "recover", "replay", "bring", "connect", "command", "talk"]

RATES: dict[Kind, Rate] = {
    "ask": Rate(300, 0.02),  # any request to the API
    "look": Rate(60, 1),  # about a table by its code
    "open": Rate(12, 10),
    "join": Rate(20, 3),
    "recover": Rate(5, 60),
    "replay": Rate(120, 0.2),
    "bring": Rate(6, 10),  # a match file, which takes a moment to check
    "connect": Rate(60, 0.5),
    "command": Rate(80, 0.05),  # by one place at a table
    "talk": Rate(6, 1.5),
}
MOST_KEPT = 20_000


class Allowances:
    """A bucket for each kind and asker, kept as the one moment at which it will be full again."""

    def __init__(self, scale: float = 1.0, now: Callable[[], float] = time.monotonic) -> None:
        self.scale = scale
        self.now = now
        self.full_at: dict[tuple[Kind, str], float] = {}

    def wait(self, kind: Kind, asker: str) -> float:
        """Take one from the bucket: 0, or the seconds until there is one to take."""
        if not self.scale:
            return 0.0
        burst, seconds = RATES[kind]
        seconds /= self.scale
        now = self.now()
        full_at = max(self.full_at.get((kind, asker), now), now) + seconds
        late = full_at - now - burst * seconds
        if late > 1e-9:
            return late
        if len(self.full_at) >= MOST_KEPT:
            self.forget_the_full(now)
        self.full_at[kind, asker] = full_at
        return 0.0

    def forget_the_full(self, now: float) -> None:
        self.full_at = {key: full_at for key, full_at in self.full_at.items() if full_at > now}


@lru_cache(4096)
def asker_of(address: str) -> str:
    """Whom an address stands for. One household has more IPv6 addresses than anyone could count."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return address
