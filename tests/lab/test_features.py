"""Forsaken Forest as numbers: always as many, always in the same place, and nothing that matters is lost."""

from itertools import pairwise
from math import isfinite
from typing import Any

import pytest
from msgspec.structs import replace

from contract.play import Chooser, moments, viewers
from contract.tables import SETTINGS, Setting
from games.forsaken_forest.scene import ANA, BO, CY, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.games.forsaken_forest.statements import AccuseOf, ClaimRole, ClaimSawDestination, Retract, Say
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.lab.encoding import PlainEncoder
from lanternwood.lab.features import encoder_for
from lanternwood.lab.games.forsaken_forest.features import LATELY, PLAYER, SIZE, features, players

FORESTS = [setting for setting in SETTINGS if setting.game is GAME]


@pytest.mark.parametrize("setting", FORESTS, ids=str)
def test_there_are_always_as_many_numbers(setting: Setting) -> None:
    match = setting.match(2, listen=False)
    for number, _ in enumerate(moments(match, Chooser(2))):
        if number % 25 == 0 or match.outcome():
            for viewer in viewers(match):
                found = features(match.view(viewer))
                assert len(found) == SIZE
                assert all(map(isfinite, found))


def scene() -> Any:
    return given(player("wander", "sprint"), player("deny-fate"), player(), player(role="forsaken"), paths=[(0, 1)])


def test_whoever_looks_sits_first() -> None:
    there = scene()
    there.state.pilloried = 1 << CY
    of_bo, of_cy = players(there.view(BO), BO), players(there.view(CY), CY)
    assert of_cy[:PLAYER][4] == 1.0
    assert of_bo[PLAYER : 2 * PLAYER][4] == 1.0
    assert not any(of_bo[4 * PLAYER :]), "nobody sits there"


CHANGES: dict[str, Any] = {
    "hand": {"hand": ("wander",)},
    "paths": {"paths": ()},
    "role": {"role": "oracle"},
    "destinations": {"destinations": ("village", *[None] * 7)},
    "turned": {"turned": (True, *[False] * 7)},
    "phase": {"phase": "fast"},
    "cycle": {"cycle": 9},
    "night_due": {"night_due": True},
    "travelers_discard": {"travelers_discard": ("sprint",)},
    "forest_discard": {"forest_discard": ("flash-flood",)},
    "canopy": {"canopy": ("flash-flood",)},
    "doorstep": {"doorstep": Seat(2)},
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_changes_is_seen(name: str) -> None:
    view: View = scene().view(ANA)
    assert features(replace(view, **CHANGES[name])) != features(view)


def test_what_is_said_is_heard_and_what_is_taken_back_is_not_counted() -> None:
    there = scene()
    seen = [features(there.view(ANA))]
    for statement in (
        ClaimRole("oracle"),
        AccuseOf(CY, "forsaken"),
        ClaimSawDestination(3, "void", "card", 1),
        ClaimSawDestination(3, "village", "card", 1),
        Retract(0),
    ):
        there.when(BO, Say(statement))
        seen.append(features(there.view(ANA)))
    assert all(one != other for one, other in pairwise(seen))
    roles = len(ROLE_IDS)
    claim = players(there.view(ANA), ANA)[PLAYER : 2 * PLAYER][10 + roles : 10 + 2 * roles]
    assert not any(claim), "Bo has taken it back"


def test_only_the_last_deeds_and_words_are_told_one_by_one() -> None:
    view: View = scene().view(ANA)
    there = scene()
    there.when(BO, Say(AccuseOf(CY, "forsaken")))
    said = there.view(ANA).said
    few, many = replace(view, said=said * LATELY), replace(view, said=said * (LATELY + 5))
    ending = len(features(few)) - LATELY * 8
    assert features(few)[ending:] == features(many)[ending:]
    assert features(few) != features(many), "how often is counted"


def test_other_games_are_encoded_plainly() -> None:
    games = {setting.game.name: setting.game for setting in SETTINGS}
    own = {name for name, game in games.items() if type(encoder_for(game)) is not PlainEncoder}
    assert own == {"forsaken", "forsaken-forest"}
    assert encoder_for(GAME).size == SIZE + 8 * GAME.most_choices
