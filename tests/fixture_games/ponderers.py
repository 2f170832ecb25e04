"""Bots that think for as long as a test wants. It shuts a gate, and they wait before it; nobody looks at a clock.

They are the bots of whichever game a test says (`module_for`).
"""

import fcntl
import os
import sys
from pathlib import Path
from types import ModuleType

from lanternwood.bots.bot import Mind, RandomBot
from lanternwood.games.finding import folder_of
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import Chance

GATE = "PONDERERS_GATE"
"""Names the folder with the gate, in the environment of the server."""


class Gate:
    """A folder that both sides know."""

    def __init__(self, folder: Path) -> None:
        self.bar = folder / "shut"
        self.book = folder / "who came"

    def shut(self) -> None:
        self.bar.touch()

    def open(self) -> None:
        self.bar.unlink()

    def came(self) -> list[int]:
        """The process of each who has come to the gate, in order."""
        return [int(line) for line in self.book.read_text().split()] if self.book.exists() else []

    def pass_through(self) -> None:
        with self.book.open("a") as book:
            # Holding it while it waits: so a test can tell when its process has ended, also by no will of its own.
            fcntl.flock(book, fcntl.LOCK_SH)
            book.write(f"{os.getpid()}\n")
            book.flush()
            # To wait like this keeps the processor, and with it the interpreter, as busy as thinking does.
            while self.bar.exists():
                sum(range(100))


class Ponderer(RandomBot):
    """What it chooses depends on its chance and on all that it has chosen before."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.gate = Gate(Path(os.environ[GATE]))
        self.past = 0

    def choose(self, mind: Mind) -> Action:
        self.gate.pass_through()
        self.past = (31 * self.past + self.chance.below(1000)) % 1009
        chosen: Action = mind.choices[self.past % len(mind.choices)]
        return chosen


class Stumbler(RandomBot):
    def choose(self, mind: Mind) -> Action:
        raise ZeroDivisionError("it stumbled")


class Killer(RandomBot):
    """Takes its process with it."""

    def choose(self, mind: Mind) -> Action:
        os._exit(1)


BOTS = {"stumbler": Stumbler, "killer": Killer, "ponderer": Ponderer}
LONG_THINKERS = tuple(BOTS)


def module_for(game: str) -> tuple[str, ModuleType]:
    """What `sys.modules` must have for this to be the bots of a game that has none."""
    return f"lanternwood.bots.{folder_of(game)}", sys.modules[__name__]
