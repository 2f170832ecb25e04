"""However a server ends, no process that thinks is left behind."""

import asyncio
import fcntl
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from browser.serving import Server
from fixture_games import dice_race, ponderers
from fixture_games.ponderers import Gate

from .at_table import until
from .people import open_table


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """A shut gate: whoever comes there thinks until the end of its process."""
    monkeypatch.setenv(ponderers.GATE, str(tmp_path))
    gate = Gate(tmp_path)
    gate.shut()
    yield gate
    with suppress(FileNotFoundError):
        gate.open()  # whatever the test has found, nobody goes on thinking


def someone_is_at(gate: Gate) -> bool:
    """Whoever thinks holds the book, and lets go of it only by ending."""
    with gate.book.open() as book:
        try:
            fcntl.flock(book, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


async def begin_to_think(server: Server, gate: Gate) -> None:
    host = await open_table(server.address, "Wren", game=dice_race.GAME.name)
    await host.come()
    await host.tell("SeatBot", level="ponderer")
    await host.tell("Start")
    await host.tell("StandIn", member=host.me()["id"])
    await until(lambda: bool(gate.came()))
    await host.go()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_no_process_outlives_the_server(tmp_path: Path, gate: Gate, how: signal.Signals) -> None:
    server = Server(tmp_path, tmp_path / "client", "--thinkers", "2", program="server.pondering_server")
    asyncio.run(begin_to_think(server, gate))
    assert someone_is_at(gate)
    server.end(how)
    assert server.process.returncode == (-how if how == signal.SIGKILL else 0)
    asyncio.run(until(lambda: not someone_is_at(gate)))
    server.check()
