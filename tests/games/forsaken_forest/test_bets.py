"""What Spirits may bet on, and how a bet fares."""

from typing import get_args

import pytest

from games.forsaken_forest.scene import ANA, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.state import Ending
from lanternwood.kernel.model import Seat

assert GAME.betting
BETTING = GAME.betting

FIVE = (player("wander"), player(), player(), player(role="forsaken"), player(dead=True))
GHOST = Seat(4)


@pytest.mark.rule("FF-SPIRIT-06")
def test_spirits_bet_on_any_ending_and_the_living_on_none() -> None:
    scene = given(*FIVE)
    assert [bet.on for bet in BETTING.offered(scene.view(GHOST))] == list(get_args(Ending))
    assert BETTING.offered(scene.view(ANA)) == ()
    assert BETTING.offered(scene.view(None)) == ()


@pytest.mark.parametrize(
    ("ending", "right", "half"),
    [
        ("village", "village", "forsaken-dead"),
        ("forsaken-dead", "forsaken-dead", "village"),
        ("void", "void", "ratio"),
        ("ratio", "ratio", "cycle-limit"),
        ("cycle-limit", "cycle-limit", "void"),
    ],
)
def test_the_way_and_the_winners_are_right_only_the_winners_or_neither(ending: Ending, right: str, half: str) -> None:
    scene = given(*FIVE)
    scene.state.ending = ending
    wrong = "village" if scene.state.winner() == "forsaken" else "void"
    fared = [BETTING.fared(scene.state, on) for on in (right, half, wrong, "the owls")]
    assert fared == ["right", "half", "wrong", "wrong"]
    assert BETTING.offered(scene.view(GHOST)) == (), "it is over"
