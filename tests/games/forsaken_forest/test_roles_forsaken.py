"""FF-ROLE: the Forsaken, the Coward and the Shrouded."""

from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, FAY, Scene, given, next_step, night, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import (
    ChoosePlayer,
    PlaceDestinations,
)
from lanternwood.games.forsaken_forest.events import (
    ForsakenMet,
    ForsakenSeen,
    NightActionPlaced,
    PutOnDoorstep,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.model import Outcome, Seat

FORSAKEN = player(role="forsaken")
TALK = Say(ClaimRole("commonfolk"))
PACK = (FORSAKEN, player(role="silencer"), player(role="shrouded"), player(role="coward"), *[player()] * 4)
"""Ana, Bo and Cy are the true Forsaken, Di is the Coward."""


def after_night_one(*players: Any) -> Scene:
    scene = night(*players, number=1)
    while scene.state.phase == "night":
        scene.times_out()
    return scene


def known_to(scene: Scene, viewer: Seat) -> list[int]:
    """Whom a player knows to be true Forsaken."""
    return [seat for seat, known in enumerate(scene.view(viewer).players) if known.known_forsaken]


# The Forsaken


@pytest.mark.rule("FF-ROLE-FORSAKEN-01")
def test_the_true_forsaken_know_each_other_and_every_destination_for_good() -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    for seat in (ANA, BO, CY):
        scene.when(seat, PlaceDestinations(village=6, void=2))
    while scene.state.phase == "night":
        scene.times_out()
    placed = ("dead-end", "dead-end", "void", "dead-end", "dead-end", "dead-end", "village", "dead-end")
    for seat in (ANA, BO, CY):
        assert known_to(scene, seat) == [ANA, BO, CY]
        assert scene.view(seat).destinations == placed
    assert [known_to(scene, seat) for seat in (ED, FAY)] == [[], []]
    scene.state.living &= ~(1 << CY)
    assert (known_to(scene, CY), scene.view(CY).destinations) == ([ANA, BO, CY], placed)


@pytest.mark.rule("FF-ROLE-FORSAKEN-02")
@pytest.mark.parametrize("number", [2, 3])
def test_together_they_place_the_one_sacrifice(number: int) -> None:
    scene = next_step(night(FORSAKEN, FORSAKEN, *[player()] * 4, number=number), "sacrifice")
    scene.when(ANA, ChoosePlayer(DI)).when(BO, ChoosePlayer(DI))
    scene.times_out()
    assert NightActionPlaced("sacrifice", DI) in scene.told(BO)
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(DI, True)]


# The Coward


@pytest.mark.rule("FF-ROLE-COWARD-01")
def test_the_coward_learns_who_the_true_forsaken_are_but_not_which_is_which() -> None:
    scene = next_step(night(*PACK, number=1), "coward")
    assert ForsakenSeen((ANA, BO, CY)) in scene.told(DI)
    assert known_to(scene, DI) == [ANA, BO, CY]
    seen = scene.view(DI).players
    assert {(seen[seat].role, seen[seat].shown, seen[seat].known_shrouded) for seat in (ANA, BO, CY)} == {
        (None, None, False)
    }


@pytest.mark.rule("FF-ROLE-COWARD-01")
def test_before_their_step_the_coward_knows_nothing() -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    assert known_to(scene, DI) == []


@pytest.mark.rule("FF-ROLE-COWARD-02")
def test_the_true_forsaken_are_never_shown_the_coward() -> None:
    scene = after_night_one(*PACK)
    for seat in (ANA, BO, CY):
        seen = scene.view(seat).players[DI]
        assert (seen.role, seen.shown, seen.known_forsaken) == (None, None, False)
        assert not [event for event in scene.told(seat) if isinstance(event, ForsakenSeen)]


@pytest.mark.rule("FF-ROLE-COWARD-02")
def test_a_card_that_peeks_shows_the_coward() -> None:
    scene = given(player("soul-mirror", role="forsaken"), player(role="coward"), *[player()] * 3)
    scene.play(ANA, "soul-mirror", BO).all_pass()
    assert RoleCardSeen(BO, "coward") in scene.told(ANA)


@pytest.mark.rule("FF-ROLE-COWARD-03")
def test_the_coward_has_no_part_in_the_steps_of_the_forsaken() -> None:
    scene = next_step(night(*PACK, number=1), "meeting")
    scene.when(ANA, PlaceDestinations(0, 1))
    scene.refused(DI, PlaceDestinations(0, 1), "FF-NIGHT1-04")
    assert (scene.view(DI).night.wishes, scene.told(DI)) == ((), scene.told(None))  # type: ignore[union-attr]
    while scene.state.phase == "night":
        scene.times_out()
    assert scene.view(DI).destinations == (None,) * 8
    later = next_step(night(*PACK), "sacrifice").when(ANA, ChoosePlayer(ED))
    later.refused(DI, ChoosePlayer(ED), "FF-NIGHT1-04")
    assert (later.view(DI).night.wishes, later.told(DI)) == ((), later.told(None))  # type: ignore[union-attr]


@pytest.mark.rule("FF-ROLE-COWARD-04")
@pytest.mark.parametrize("dead", [False, True])
def test_the_coward_wins_with_the_forsaken_alive_or_dead(dead: bool) -> None:
    coward = player(role="coward", dead=dead)
    players = (player("wander"), coward, FORSAKEN, player(), player())
    lost = given(*players, paths=[(5, 5)], village=1, void=2)
    lost.play(ANA, "wander", at=AT(6, 6)).all_pass()
    assert GAME.outcome(lost.state) == Outcome("void", (BO, CY))
    won = given(*players, paths=[(5, 5)], village=2, void=1)
    won.play(ANA, "wander", at=AT(6, 6)).all_pass()
    assert GAME.outcome(won.state) == Outcome("village", (ANA, DI, ED))


@pytest.mark.rule("FF-ROLE-COWARD-05")
def test_a_living_coward_counts_among_the_others() -> None:
    scene = given(player("knife-at-the-campfire"), player(role="coward"), FORSAKEN, player(), player(dead=True))
    assert scene.state.counts() == (1, 3)
    scene.play(ANA, "knife-at-the-campfire", DI).all_pass().all_pass()
    assert (scene.state.counts(), GAME.outcome(scene.state)) == ((1, 2), None)


@pytest.mark.rule("FF-ROLE-COWARD-05")
def test_the_villagers_win_though_the_coward_lives() -> None:
    scene = given(player("knife-at-the-campfire"), player(role="coward"), FORSAKEN, player())
    scene.play(ANA, "knife-at-the-campfire", CY).all_pass().all_pass()
    assert GAME.outcome(scene.state) == Outcome("forsaken-dead", (ANA, DI))


# The Shrouded


@pytest.mark.rule("FF-ROLE-SHROUDED-01")
def test_the_shrouded_has_all_abilities_of_the_forsaken() -> None:
    scene = after_night_one(*PACK)
    assert None not in scene.view(CY).destinations
    sacrifice = next_step(night(*PACK), "sacrifice")
    assert sacrifice.asked() == [ANA, BO, CY]
    sacrifice.when(CY, ChoosePlayer(ED)).times_out()
    assert sacrifice.state.sacrifice == ED
    assert scene.state.counts() == (3, 5)


@pytest.mark.rule("FF-ROLE-SHROUDED-02")
def test_the_card_of_the_shrouded_is_commonfolk_from_step_2_of_night_one() -> None:
    scene = night(*PACK, number=1)
    assert scene.view(None).night.step == "shrouded"  # type: ignore[union-attr]
    assert (scene.view(CY).role, scene.view(CY).players[CY].shown) == ("shrouded", "commonfolk")
    day = given(player("soul-mirror"), player(role="shrouded"), *[player()] * 3)
    day.play(ANA, "soul-mirror", BO).all_pass()
    assert RoleCardSeen(BO, "commonfolk") in day.told(ANA)


@pytest.mark.rule("FF-ROLE-SHROUDED-03")
def test_the_other_forsaken_learn_which_teammate_is_the_shrouded() -> None:
    scene = night(*PACK, number=1)
    assert not scene.view(ANA).players[CY].known_shrouded
    next_step(scene, "meeting")
    for seat in (ANA, BO):
        assert ForsakenMet((ANA, BO, CY), CY) in scene.told(seat)
        marked = [known.known_shrouded for known in scene.view(seat).players]
        assert marked == [False, False, True, False, False, False, False, False]
    assert not scene.view(ED).players[CY].known_shrouded
