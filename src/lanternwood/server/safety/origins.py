"""Which pages may use this server: its own, and those of sites that were named."""

from collections.abc import Collection
from urllib.parse import urlsplit

USUAL_PORTS = {"http": 80, "https": 443}


def may_use(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Programs send no origin, and have nothing of a person's that a strange page could abuse."""
    if origin is None or origin.rstrip("/") in allowed:
        return True
    place = place_of(origin)
    return place is not None and place == place_of(f"{urlsplit(origin).scheme}://{host}")


def place_of(address: str) -> tuple[str, int] | None:
    """Host and port, if it has them."""
    try:
        parts = urlsplit(address)
        port = parts.port or USUAL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port) if parts.hostname else None


def is_from_this_machine(address: str | None, forwarded: bool) -> bool:
    """What a proxy passes on comes from elsewhere, whatever address the proxy has."""
    return (
        address is not None and not forwarded and (address.startswith("127.") or address in ("::1", "::ffff:127.0.0.1"))
    )
