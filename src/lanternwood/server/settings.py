"""How a server is run: from the options of `lantern serve`, then from the environment, then what is usual."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit


class SettingsError(Exception):
    """A setting that cannot be; says what would do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much there may be. How often what may be asked for is in safety/rates.py."""

    connections: int = 5000
    connections_from_one_address: int = 100
    tables: int = 10_000
    """Tables that are in the lobby or being played."""
    rate: float = 1.0
    """Allows this many times the usual rate; 0 sets no limit, for measuring."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    data: Path
    """The folder with the database."""
    client: Path | None = None
    """The folder with the built client."""
    host: str = "127.0.0.1"
    port: int = 8420
    """0 takes any that is free."""
    public_address: str | None = None
    """Where people reach this server, for links and QR codes; otherwise whatever each browser has asked for."""
    bot_pause: float = 1.0
    """Scales how long bots seem to think; 0 makes them answer at once."""
    thinkers: int | None = None
    """How many processes there are for bots that think for long; otherwise one less than there are cores. With 0 they
    think in the server, and everyone waits for them."""
    durable: bool = True
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, such as "https://games.example"."""
    trusted_proxy: bool = False
    """Believe what a proxy on this machine says about whom it speaks for."""
    open_metrics: bool = False
    """Show the metrics to everyone, not only to this machine."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"a port is a number from 0 to 65535, not {self.port}")
        if self.bot_pause < 0:
            raise SettingsError(f"the pause of the bots is 0 or more, not {self.bot_pause}")
        if self.thinkers is not None and self.thinkers < 0:
            raise SettingsError(f"the number of thinkers is 0 or more, not {self.thinkers}")
        if self.limits.rate < 0:
            raise SettingsError(f"the rate is 0 or more, not {self.limits.rate}")
        for address in (*self.origins, *([self.public_address] if self.public_address else [])):
            check_address(address)


def check_address(address: str) -> None:
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query:
        raise SettingsError(f"an address looks like https://games.example, unlike {address}")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where data is kept if nobody says otherwise: LANTERNWOOD_DATA, or where this system keeps such things."""
    if named := environment.get("LANTERNWOOD_DATA"):
        return Path(named).expanduser()
    if sys.platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Lanternwood"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Lanternwood"
    named = environment.get("XDG_DATA_HOME", "")
    # The standard says that a relative path there is to be ignored.
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "share"
    return base / "lanternwood"


def client_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the built client is: LANTERNWOOD_CLIENT, or where the build puts it in a clone of the project."""
    if named := environment.get("LANTERNWOOD_CLIENT"):
        return Path(named).expanduser()
    return Path(__file__).parents[3] / "client" / "dist"
