"""What is hidden stays hidden (RULES.md, 6): leaks that are planted here are caught by the law of secrecy."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from contract.play import Chooser
from contract.secrecy import secrets_stay_secret
from contract.tables import Setting
from games.forgotten_waters.scene import ADA, BEN, CY, EVERY_WORD, Scene
from lanternwood.games.forgotten_waters.actions import CastVote, ScoutTo
from lanternwood.games.forgotten_waters.frames import Vote
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.redeal import redeal
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.view import FACE_DOWN, View, view
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.rng import HashRng

Leak = Callable[[State], int]


def top_treasure(state: State) -> int:
    return state.treasure_deck[-1] if state.treasure_deck else 0


def top_token(state: State) -> int:
    return state.nav_pile[-1] if state.nav_pile else 0


def words_written(state: State) -> int:
    return sum(bool(words) for player in state.players for words in player.blanks)


def votes_for_the_first(state: State) -> int:
    return sum(frame.cast.count(0) for frame in state.frames if isinstance(frame, Vote))


@pytest.mark.rule("FW-R73", "FW-R55", "FW-SETUP-08", "FW-SETUP-07", "FW-SETUP-23")
@pytest.mark.parametrize("leak", [top_treasure, top_token, words_written, votes_for_the_first])
def test_a_planted_leak_is_caught(leak: Leak) -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        seen = view(state, viewer)
        return changed(seen, mission=seen.mission + 100 * leak(state))

    game = replace(VOYAGES, view=leaky)
    with pytest.raises(AssertionError, match="difference"):
        keeps_its_secrets(Setting(game, 5, {"scenario": EVERY_WORD}))


def keeps_its_secrets(setting: Setting) -> None:
    for seed in range(9):
        secrets_stay_secret(setting.match(seed), Chooser(seed))


@pytest.mark.rule("FW-SCOUT-01")
def test_nobody_sees_what_was_scouted_until_all_is_placed() -> None:
    scene = Scene()
    scene.effects(ADA, ["scout", 2])
    [first, *_] = scene.offered(ADA)
    assert isinstance(first, ScoutTo)
    scene.do(ADA, first)
    for viewer in (None, ADA, BEN):
        assert VOYAGES.view(scene.state, viewer).map[first.space] == FACE_DOWN


@pytest.mark.rule("FW-ACT-09")
def test_a_redealt_world_keeps_ones_own_vote() -> None:
    scene = Scene(3)
    scene.entry(127)
    scene.do(ADA, CastVote(0))
    scene.do(BEN, CastVote(1))
    worlds = [redeal(scene.state, ADA, HashRng(bytes([seed]))).frames[-1] for seed in range(20)]
    votes = [world.cast for world in worlds if isinstance(world, Vote)]
    assert {cast[ADA] for cast in votes} == {0}
    assert {cast[BEN] for cast in votes} == {0, 1}
    assert {cast[CY] for cast in votes} == {-1}


@pytest.mark.rule("FW-END-11")
def test_grades_are_seen_when_all_is_over() -> None:
    scene = Scene(4)
    assert VOYAGES.view(scene.state, ADA).grades == ()
    scene.state.players[BEN].events = 5
    scene.effects(ADA, ["goal"])
    seen = VOYAGES.view(scene.state, ADA)
    assert (seen.ending, seen.grades) == ("goal", (1, 3, 1, 1))
