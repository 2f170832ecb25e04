"""Do bots that think for a second hold up other tables? `./lantern bench thinking` runs this.

Two people play tic-tac-toe over sockets against a server process, and look how long each move takes; first alone, then
while bots at many other tables think: for a second of processor time about every square, or as long as those of a real
game do, with `--bots forsaken:sharp`.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from bench.thinking.people import Busy, Measure, against_bot, between_two, opened

ROOT = Path(__file__).parents[2]
SETTLING = 3.0
"""Seconds until all bots are at it."""


PATIENCE = 60.0
"""Seconds after which what has not begun by then is given up."""
WAITED_FOR: dict[str, Callable[[str], Awaitable[Measure]]] = {
    "a person's move": between_two,
    "a quick bot's answer": partial(against_bot, "random"),
    "a pondering bot's answer": partial(against_bot, "pondering"),
    "a table to be opened": opened,
}


class Found(dict[str, list[float]]):
    """Seconds, by what was waited for."""


@contextmanager
def serving(data: Path, thinkers: int | None) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "bench.thinking.serving", str(data)]
    command += [] if thinkers is None else [str(thinkers)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        try:
            yield f"http://127.0.0.1:{int(server.stdout.readline())}", server.pid
        finally:
            server.terminate()


async def measure(address: str, bots: tuple[str, str], tables: int, seconds: float) -> Found:
    # People sit down before the others begin, since later they might have to wait for that alone.
    ready = {what: await prepare(address) for what, prepare in WAITED_FOR.items()}
    busy = [await Busy.lay(address, *bots) for _ in range(tables)]
    for table in busy:
        table.begin()
    await asyncio.sleep(SETTLING if tables else 0.5)
    found = Found()
    for what, how in ready.items():
        found[what] = []
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE + seconds):
                await how(found[what], seconds)
    for table in busy:
        await table.end()
    return found


def percentile(seconds: Sequence[float], part: float) -> float:
    ordered = sorted(seconds)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


def line(where: str, what: str, seconds: Sequence[float], alone: Sequence[float]) -> str:
    if not seconds:
        return f"{where:<26}{what:<26}{'none':>6}{'':>10}given up after a minute"
    parts = [(percentile(seconds, part), percentile(alone, part)) for part in (0.5, 0.95, 0.99)]
    cells = "".join(f"{1000 * here:>10.1f}{here / there:>10.1f}x" for here, there in parts)
    return f"{where:<26}{what:<26}{len(seconds):>6}{cells}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="a folder on the disk that is to be measured")
    parser.add_argument("--tables", type=int, default=20, help="at how many bots think")
    parser.add_argument("--bots", default="tictactoe:pondering", help="which think there, as `forsaken:sharp`")
    parser.add_argument("--output", type=Path, help="where to save the numbers as JSON")
    parser.add_argument("--quick", action="store_true", help="for a shorter time")
    given = parser.parse_args(arguments)
    seconds = 6.0 if given.quick else 20.0
    game, _, level = given.bots.partition(":")
    given.data.mkdir(parents=True, exist_ok=True)
    told: dict[str, Any] = {}
    print(f"{'':<26}{'milliseconds until':<26}{'seen':>6}" + "".join(f"{p:>10}{'':>11}" for p in ("p50", "p95", "p99")))
    alone = Found()
    for where, tables, thinkers in (
        ("alone", 0, None),
        ("bots think in the server", given.tables, 0),
        ("in their own processes", given.tables, None),
    ):
        with tempfile.TemporaryDirectory(dir=given.data) as data, serving(Path(data), thinkers) as (address, _):
            found = asyncio.run(measure(address, (game, level), tables, seconds))
        alone = alone or found
        told[where] = found
        for what, times in found.items():
            print(line(where, what, times, alone[what]), flush=True)
    if given.output:
        given.output.write_text(json.dumps(told, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
