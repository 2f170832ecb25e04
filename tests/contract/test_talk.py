"""Talk: it is heard and remembered, and changes nothing else; and it stops where the rules say so."""

from typing import Any

import pytest

from contract.checks import OnRandomPlay
from contract.laws import refusal_of
from contract.play import Chooser, Luck, moments, seats
from contract.tables import SETTINGS, Setting
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import OUTSIDE, Talk
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

TALKING = [setting for setting in SETTINGS if setting.game.talking.saying]


def standing(game: Game[Any], state: Any, match: Match[Any]) -> list[Any]:
    """What talk may not touch: who may do what, for how long, and how it stands."""
    choices = [list(game.choices(state, seat)) for seat in [OUTSIDE, *seats(match)]]
    return [game.pending(state), choices, game.waiting.deadline(state), game.outcome(state), game.pieces(state)]


def talk_is_only_talk(match: Match[Any], chooser: Chooser) -> None:
    game = match.game
    assert game.talking.saying
    for _ in moments(match, chooser):
        if match.outcome() is None and chooser.below(8) == 0:
            for seat in seats(match):
                said = game.talking.saying(match.state, seat, Luck(chooser))
                quiet = game.talking.quiet(match.state, seat) is not None
                assert (said is None) == quiet, "silence and quiet are the same"
                if said is not None:
                    says(match, seat, said)


def says(match: Match[Any], seat: Any, said: Talk) -> None:
    table = Table(match.state.copy(), HashRng(b"talk"), [])
    before = standing(match.game, table.state, match)
    assert refusal_of(match.game, table, seat, said) is None, f"{said} was refused"
    assert standing(match.game, table.state, match) == before, f"{said} changed more than what was said"
    assert [heard.audience for heard in table.heard or []] == [None], "all hear it, once"
    assert match.game.view(table.state, None) != match.game.view(match.state, None), "nobody remembers it"


@pytest.mark.parametrize("setting", TALKING, ids=str)
def test_talk_is_only_talk(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, talk_is_only_talk)
