"""Our side on the compiled build: a process of its own, which works only while it is asked to.

Run as a module it is that process, with the build before the sources on its path.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from bench.windows import Window

ROOT = Path(__file__).parents[1]


def start(build: Path) -> tuple[Callable[[str], Window], Callable[[], None]]:
    """A way to get a window of each kind of work, and how to end it all."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (build, ROOT / "examples")))}
    process = subprocess.Popen(
        [sys.executable, "-m", "bench.compiled"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environ,
    )
    assert process.stdin
    assert process.stdout
    ask, answers = process.stdin, process.stdout

    def window_of(work: str) -> Window:
        def window(seconds: float) -> float:
            print(json.dumps([work, seconds]), file=ask, flush=True)
            return float(json.loads(answers.readline()))

        return window

    def end() -> None:
        ask.close()
        process.wait(timeout=10)

    return window_of, end


def answer() -> None:
    """Work as asked, line by line, until nobody asks any more."""
    from bench import ours

    from lanternwood.games import GAMES
    from lanternwood.games.nightmare_forest import rules

    assert not rules.__file__.endswith(".py"), "the path leads to the plain sources"
    forest, forsaken = GAMES[ours.FOREST], GAMES[ours.FORSAKEN]
    windows = {
        "play": ours.play(forest, ours.FOREST_SEATS),
        "copy": ours.copy_states(forest, ours.FOREST_SEATS),
        "secrecy": ours.check_secrecy(forest, ours.FOREST_SEATS),
        "play forsaken": ours.play_forsaken(forsaken),
        "games forsaken": ours.forsaken_games(forsaken),
        "copy forsaken": ours.copy_states(forsaken, ours.FORSAKEN_SEATS),
    }
    for line in sys.stdin:
        work, seconds = json.loads(line)
        print(json.dumps(windows[work](seconds)), flush=True)


if __name__ == "__main__":
    answer()
