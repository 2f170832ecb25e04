"""FF-ROLE: the Silencer, and what it is to be Entangled."""

from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, Scene, next_step, night, player, put_on_top
from lanternwood.games.forsaken_forest.actions import (
    CastVote,
    ChoosePlayer,
    EndActionPhase,
    EndPlea,
    Forage,
    PlaceDestinations,
    Play,
)
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardsDrawn,
    CycleEnded,
    ForsakenMet,
    NightActionsRevealed,
    TurnBegan,
    VictimWished,
    VotesRevealed,
)
from lanternwood.games.forsaken_forest.frames import Doorstep, OpenWindow
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.model import Seat

FORSAKEN = player(role="forsaken")
TALK = Say(ClaimRole("commonfolk"))
PACK = (FORSAKEN, player(role="silencer"), player(role="shrouded"), player(role="coward"), *[player()] * 4)
"""Ana, Bo and Cy are the true Forsaken."""


@pytest.mark.rule("FF-ROLE-SILENCER-01")
def test_the_silencer_takes_part_as_one_of_the_forsaken() -> None:
    meeting = next_step(night(*PACK, number=1), "meeting")
    meeting.when(BO, PlaceDestinations(3, 4))
    assert ForsakenMet((ANA, BO, CY), CY) in meeting.told(BO)
    sacrifice = next_step(night(*PACK), "sacrifice").when(BO, ChoosePlayer(ED))
    assert VictimWished(BO, ED) in sacrifice.told(ANA)
    sacrifice.times_out()
    assert sacrifice.state.sacrifice == ED


@pytest.mark.rule("FF-ROLE-SILENCER-02")
@pytest.mark.parametrize("number", [2, 4])
def test_alone_the_silencer_may_entangle_anyone_alive(number: int) -> None:
    players = (FORSAKEN, player(role="silencer"), player(dead=True), *[player()] * 4)
    scene = next_step(night(*players, number=number), "silencer")
    assert scene.asked() == [BO]
    assert scene.offered(BO) == [ChoosePlayer(Seat(seat)) for seat in (0, 1, 3, 4, 5, 6)]
    scene.refused(ANA, ChoosePlayer(DI), "FF-NIGHT1-04")
    scene.refused(BO, ChoosePlayer(CY), "FF-NIGHT2-04")
    heard = len(scene.heard)
    scene.when(BO, ChoosePlayer(BO)).when(BO, ChoosePlayer(DI))
    assert scene.told(ANA, heard) == []
    scene.times_out()
    assert scene.announced(NightActionsRevealed)[0].entangle == DI


def entangled_cycle(*others: Any, victim: Seat = DI) -> Scene:
    """Ana is the Silencer, who has Entangled the victim; Bo, the next player, begins a Turn Cycle."""
    scene = night(player(role="silencer"), player("shot-in-the-dark"), player(), *others)
    next_step(scene, "sacrifice").when(ANA, ChoosePlayer(CY))
    next_step(scene, "silencer").when(ANA, ChoosePlayer(victim)).times_out()
    assert isinstance(scene.top, Doorstep)
    scene.times_out()
    assert (scene.state.cycle, scene.state.active) == (2, BO)
    return scene


def to_action_phase_of(scene: Scene, seat: Seat) -> Scene:
    while (scene.state.active, scene.state.phase) != (seat, "action"):
        scene.times_out()
    return scene


@pytest.mark.rule("FF-ROLE-SILENCER-03")
def test_the_entangled_neither_talk_nor_play_nor_use_finders_actions() -> None:
    victim = player("quick-thinking", "spyglass", before=["glass-eye"])
    scene = entangled_cycle(victim, player(), player())
    for _ in range(2):
        scene.refused(DI, TALK, "FF-TALK-03")
        scene.refused(DI, Play(CARD["quick-thinking"]), "FF-ROLE-SILENCER-03")
        scene.refused(DI, Play(CARD["glass-eye"], target=ED), "FF-ROLE-SILENCER-03")
        to_action_phase_of(scene, DI)
    scene.refused(DI, Play(CARD["spyglass"], slot=0), "FF-ROLE-SILENCER-03")
    assert scene.offered(DI) == [EndActionPhase()]
    assert scene.view(None).players[DI].entangled


@pytest.mark.rule("FF-ROLE-SILENCER-04")
def test_entangle_lasts_from_the_first_turn_until_after_the_forest_turn() -> None:
    players = (player("quick-thinking"), player(), player())
    scene = night(player(role="silencer"), player(), player(), *players, forest=["mark-of-the-stag"])
    next_step(scene, "sacrifice").when(ANA, ChoosePlayer(CY))
    next_step(scene, "silencer").when(ANA, ChoosePlayer(DI)).times_out()
    assert (scene.state.phase, scene.state.entangled) == ("dawn", -1)
    scene.when(DI, TALK).times_out()
    assert scene.announced(TurnBegan) == [TurnBegan(BO, 1)]
    scene.refused(DI, TALK, "FF-TALK-03")
    while scene.state.phase != "forest-closing":
        assert scene.view(None).players[DI].entangled
        scene.times_out()
    assert isinstance(scene.top, OpenWindow)
    scene.refused(DI, Play(CARD["quick-thinking"]), "FF-ROLE-SILENCER-03")
    scene.times_out()
    assert scene.announced(CycleEnded) == [CycleEnded(2)]
    scene.when(DI, TALK).play(DI, "quick-thinking")


@pytest.mark.rule("FF-ROLE-SILENCER-04")
def test_entangle_does_not_last_through_a_night_that_follows() -> None:
    scene = entangled_cycle(player("miraculous-revival"), *[player()] * 4)
    put_on_top(scene.state.forest, ["encroaching-darkness"])
    while scene.state.phase != "night":
        scene.times_out()
    next_step(scene, "sacrifice").when(ANA, ChoosePlayer(ED))
    next_step(scene, "silencer").when(ANA, ChoosePlayer(FAY)).times_out()
    assert scene.view(None).doorstep == ED
    scene.when(DI, TALK).play(DI, "miraculous-revival", ED)


@pytest.mark.rule("FF-ROLE-SILENCER-05")
def test_the_entangled_draw_forage_vote_and_take_turns_that_count() -> None:
    scene = entangled_cycle(player("wander", "wander"), player("drag-to-the-gallows"), player())
    heard = len(scene.heard)
    to_action_phase_of(scene, DI)
    assert scene.announced(CardsDrawn, heard)[-1] == CardsDrawn(DI, 1)
    assert scene.view(None).turns_taken == 2
    scene.when(DI, Forage())
    to_action_phase_of(scene, ED)
    assert scene.view(None).turns_taken == 3
    scene.play(ED, "drag-to-the-gallows", FAY).times_out().when(FAY, EndPlea())
    scene.when(DI, CastVote(True)).times_out()
    assert scene.announced(VotesRevealed) == [VotesRevealed(FAY, (DI,), (), True)]


@pytest.mark.rule("FF-ROLE-SILENCER-06")
def test_must_wander_does_not_bind_the_entangled() -> None:
    scene = entangled_cycle(player("wander"), player(), player())
    to_action_phase_of(scene, DI).when(DI, EndActionPhase())
    assert "wander" in scene.hand(DI)


@pytest.mark.rule("FF-ROLE-SILENCER-07")
def test_entangle_ends_with_death() -> None:
    scene = entangled_cycle(player(), player(), player())
    scene.refused(DI, TALK, "FF-TALK-03")
    scene.play(BO, "shot-in-the-dark", DI).times_out().times_out()
    assert not scene.state.is_living(DI)
    scene.when(DI, TALK)
    assert not scene.view(None).players[DI].entangled


@pytest.mark.rule("FF-ROLE-SILENCER-07")
def test_who_dies_at_dawn_is_a_spirit_whom_no_entangle_holds() -> None:
    """R22: Di is sacrificed and Entangled in the same Night."""
    scene = night(player(role="silencer"), player(), player(), player(), player(), player())
    next_step(scene, "sacrifice").when(ANA, ChoosePlayer(DI))
    next_step(scene, "silencer").when(ANA, ChoosePlayer(DI))
    scene.until(NightActionsRevealed).until(TurnBegan)
    assert not scene.state.is_living(DI)
    assert not any(each.entangled for each in scene.view(None).players)
    scene.when(DI, TALK)
