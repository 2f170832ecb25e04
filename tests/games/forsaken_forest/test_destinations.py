"""FF-DEST: what happens when a Path reaches a Destination Territory."""

from random import Random

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Mark, Play
from lanternwood.games.forsaken_forest.board import DESTINATIONS, place
from lanternwood.games.forsaken_forest.cards import CARD, WANDER
from lanternwood.games.forsaken_forest.events import DestinationTurnedUp, GameWon, PathForged, TurnBegan
from lanternwood.games.forsaken_forest.frames import ActionPhase
from lanternwood.games.forsaken_forest.state import DEAD_END, VILLAGE, VOID
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout

NORTH = [(0, step) for step in range(1, 6)]
"""The Paths to D1, but for the last step."""
D1 = AT(0, 6)


def last_step(seat: Seat = ANA, *, village: int = 2, void: int = 5, role: str = "commonfolk") -> Scene:
    """This player Wanders onto D1."""
    players = [player("wander", role=role) if seat == other else player() for other in (ANA, BO, CY)]
    scene = given(*players, player(role="forsaken"), paths=NORTH, village=village, void=void, active=seat)
    return scene.play(seat, "wander", at=D1).all_pass()


@pytest.mark.rule("FF-DEST-01")
@pytest.mark.parametrize("slot", range(8))
def test_the_card_of_the_slot_is_turned_up_for_all(slot: int) -> None:
    x, y = place(DESTINATIONS[slot])
    beside = (x - (x > 0) + (x < 0), y - (y > 0) + (y < 0))
    village, void = [number for number in range(1, 9) if number != slot + 1][:2]
    scene = given(player("wander"), player(), player(), player(), paths=[beside], village=village, void=void)
    assert scene.view(None).destinations[slot] is None
    scene.play(ANA, "wander", at=DESTINATIONS[slot]).all_pass()
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(slot, "dead-end")]
    assert all(scene.view(viewer).destinations[slot] == "dead-end" for viewer in (None, ANA, BO, CY, DI))


@pytest.mark.rule("FF-DEST-01")
def test_nothing_happens_at_a_card_that_lies_face_up() -> None:
    """As after a Weathered Map: no Path lies there yet."""
    scene = given(player("wander"), player(), player(), player(), paths=NORTH, village=2)
    scene.state.turned = 1
    scene.play(ANA, "wander", at=D1).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, D1)]
    assert not scene.announced(DestinationTurnedUp)
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-DEST-01", "FF-DEST-02")
@pytest.mark.parametrize("other", range(2, 9))
def test_a_card_that_lies_face_up_keeps_no_other_from_being_turned_up(other: int) -> None:
    void = 2 if other == 3 else 3
    scene = given(player("wander"), player(), player(), player(), paths=NORTH, village=1, void=void, turned=[other])
    scene.play(ANA, "wander", at=D1).all_pass()
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(0, "village")]
    assert [won.how for won in scene.announced(GameWon)] == ["village"]


@pytest.mark.rule("FF-DEST-02")
def test_the_village_ends_the_game_at_once_for_the_villagers() -> None:
    scene = last_step(village=1)
    won = scene.announced(GameWon)
    assert [(event.team, event.how) for event in won] == [("villagers", "village")]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (ANA, BO, CY)
    assert scene.asked() == []


@pytest.mark.rule("FF-DEST-03")
def test_the_void_ends_the_game_at_once_for_the_forsaken() -> None:
    scene = last_step(void=1)
    won = scene.announced(GameWon)
    assert [(event.team, event.how) for event in won] == [("forsaken", "void")]
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (DI,)
    scene.refused(BO, Play(WANDER, at=AT(1, 1)), "FF-WIN-07")


@pytest.mark.rule("FF-DEST-02")
def test_nothing_more_is_placed_once_the_village_is_found() -> None:
    players = player("press-on"), player(), player(), player(role="forsaken")
    scene = given(*players, paths=NORTH, village=1)
    scene.when(ANA, Mark(CARD["press-on"], D1)).when(ANA, Mark(CARD["press-on"], AT(1, 6))).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, D1)]
    assert isinstance(scene.told(None)[-1], GameWon)


@pytest.mark.rule("FF-DEST-04")
def test_a_dead_end_stays_face_up_and_play_goes_on() -> None:
    scene = last_step()
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(0, "dead-end")]
    assert not scene.announced(GameWon)
    assert isinstance(scene.top, ActionPhase)
    scene.until(TurnBegan)
    assert scene.view(None).turned == (True, *[False] * 7)
    assert scene.view(None).destinations[0] == "dead-end"


@pytest.mark.rule("FF-DEST-05")
@pytest.mark.parametrize("role", ["commonfolk", "forsaken", "coward"])
@pytest.mark.parametrize("seat", [ANA, BO])
def test_it_does_not_matter_who_takes_the_last_step(seat: Seat, role: str) -> None:
    assert [won.team for won in last_step(seat, village=1, role=role).announced(GameWon)] == ["villagers"]
    assert [won.team for won in last_step(seat, void=1, role=role).announced(GameWon)] == ["forsaken"]


@pytest.mark.rule("FF-DEST-06")
@pytest.mark.parametrize("seed", range(4))
def test_no_destination_is_moved_in_a_whole_game(seed: int) -> None:
    """Chance plays every seat, through days and nights, until somebody has won or a while has passed."""
    match = Match(GAME, plan_for(GAME, 8, f"destinations {seed}", {"min_window_s": 0, "special_roles": True}))
    chooser = Random(seed)
    placed: list[int] = []
    for _ in range(2000):
        if match.outcome() is not None:
            break
        asked = match.pending()
        if not asked or chooser.random() < 0.2:
            match.act(OUTSIDE, Timeout())
        else:
            seat = chooser.choice(asked)
            match.act(seat, chooser.choice(match.choices(seat)))
        lying = match.state.destinations
        if not placed and VILLAGE in lying:
            placed = lying[:]
            assert sorted(placed) == [VILLAGE, VOID, *[DEAD_END] * 6]
        assert not placed or lying == placed
    assert placed


@pytest.mark.rule("FF-DEST-07")
@pytest.mark.parametrize("beside", [(1, 6), (-1, 6), (1, 5), (-1, 5), (0, 5)])
def test_a_path_beside_a_destination_has_no_effect(beside: tuple[int, int]) -> None:
    scene = given(player("wander"), player(), player(), player(), paths=[(0, 4), (2, 5), (-2, 5)], village=1)
    scene.play(ANA, "wander", at=AT(*beside)).all_pass()
    assert scene.path_at(*beside)
    assert not any(scene.view(None).turned)
    assert not scene.announced(GameWon)
