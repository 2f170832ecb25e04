"""Match files for tests: whole matches, played at random from a seed."""

from typing import Any

from contract.play import Chooser, moments
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.record import Recorder

FOREST = GAMES["nightmare-forest"]


def played(game: Game[Any] = FOREST, seats: int = 3, seed: int = 3) -> Recorder:
    match = Match(game, plan_for(game, seats, f"moss {seed}", entropy=["owl", ""]))
    recorder = Recorder(match, tuple("ABCDEF"[:seats]))
    for _ in moments(match, Chooser(seed)):
        if match.log:
            recorder.note()
    return recorder


def file_of(game: Game[Any] = FOREST, seats: int = 3, seed: int = 3) -> bytes:
    return played(game, seats, seed).file()
