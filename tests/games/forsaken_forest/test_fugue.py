"""FF-FUGUE: everyone places a Path on Day One."""

from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, FAY, Scene, next_step, night, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Forage, Pass, PlacePath, Play
from lanternwood.games.forsaken_forest.board import LANDMARK_MASK, START, TERRITORIES, place
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    ArtifactFound,
    CardsDrawn,
    CycleBegan,
    DestinationTurnedUp,
    FirstPlayerDrawn,
    ForestCardFlipped,
    HandSeen,
    PathForged,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import FuguePlacement, OpenWindow
from lanternwood.kernel.model import Outcome, Seat

FORSAKEN = player(role="forsaken")
VILLAGE_IN_D1_VOID_IN_D2 = 0
NEAR_D2 = [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)]
NEAR_X1 = [(1, 1), (1, 2), (2, 3), (2, 4), (3, 5)]


def day_one(*players: Any, first: Seat = ANA, **facts: Any) -> Scene:
    """The first player is about to place."""
    scene = next_step(night(*(players or [player()] * 5), FORSAKEN, number=1, **facts), "meeting")
    scene.chance.queue = [VILLAGE_IN_D1_VOID_IN_D2, first]
    return scene.times_out()


@pytest.mark.rule("FF-FUGUE-01")
def test_everyone_sees_their_own_three_cards() -> None:
    scene = day_one(player("wander", "sprint", "spyglass"), player("deny-fate"), player(), player(), player())
    assert HandSeen(("wander", "sprint", "spyglass")) in scene.told(ANA)
    assert [event for event in scene.told(BO) if isinstance(event, HandSeen)] == [HandSeen(("deny-fate",))]
    assert scene.view(ANA).hand == ("wander", "sprint", "spyglass")
    assert not scene.announced(HandSeen)
    assert scene.view(BO).players[ANA].known_cards == ()


@pytest.mark.rule("FF-FUGUE-02")
@pytest.mark.parametrize("first", [ANA, CY, FAY])
def test_the_first_player_is_drawn_among_all(first: Seat) -> None:
    scene = day_one(first=first)
    assert scene.chance.bounds[-1] == 6
    assert scene.announced(FirstPlayerDrawn) == [FirstPlayerDrawn(first)]
    assert (scene.view(None).fugue, scene.asked()) == (first, [first])


@pytest.mark.rule("FF-FUGUE-03")
def test_each_places_one_path_clockwise_from_the_first() -> None:
    scene = day_one(first=DI)
    for step in range(6):
        seat = Seat((DI + step) % 6)
        assert scene.asked() == [seat]
        scene.refused(Seat((seat + 1) % 6), PlacePath(AT(0, step + 1)), "FF-CYCLE-02")
        scene.when(seat, PlacePath(AT(step + 1, 0) if step < 5 else AT(0, 1)))
    forged = [(path.seat, path.at) for path in scene.announced(PathForged)]
    assert forged == [(DI, AT(1, 0)), (ED, AT(2, 0)), (FAY, AT(3, 0)), (ANA, AT(4, 0)), (BO, AT(5, 0)), (CY, AT(0, 1))]
    assert not isinstance(scene.top, FuguePlacement)


@pytest.mark.rule("FF-FUGUE-03")
def test_only_a_legal_territory_will_do() -> None:
    scene = day_one()
    around = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0)]
    assert scene.offered(ANA) == [PlacePath(AT(x, y)) for x, y in around]
    scene.refused(ANA, PlacePath(AT(2, 0)), "FF-NAV-03")
    scene.refused(ANA, PlacePath(START), "FF-NAV-03")
    scene.when(ANA, PlacePath(AT(1, 0)))
    scene.refused(BO, PlacePath(AT(1, 0)), "FF-NAV-03")


@pytest.mark.rule("FF-FUGUE-04")
def test_nobody_can_decline_to_place() -> None:
    scene = day_one()
    assert all(isinstance(action, PlacePath) for action in scene.offered(ANA))
    scene.refused(ANA, Pass(), "FF-FUGUE-05")
    scene.times_out()
    assert [path.seat for path in scene.announced(PathForged)] == [ANA]


@pytest.mark.rule("FF-FUGUE-05")
def test_no_card_is_played_used_drawn_or_foraged() -> None:
    scene = day_one(player("wander", "wander", "quick-thinking", before=["glass-eye"]), *[player()] * 4)
    scene.refused(ANA, Play(CARD["wander"], at=AT(1, 1)), "FF-FUGUE-05")
    scene.refused(ANA, Play(CARD["quick-thinking"]), "FF-FUGUE-05")
    scene.refused(ANA, Play(CARD["glass-eye"], target=BO), "FF-FUGUE-05")
    scene.refused(ANA, Forage(), "FF-FUGUE-05")
    while scene.state.phase == "fugue":
        scene.times_out()
    assert scene.announced(CardsDrawn) == []


@pytest.mark.rule("FF-FUGUE-05")
def test_a_group_action_that_is_found_does_what_it_says() -> None:
    scene = day_one(paths=NEAR_X1, artifacts=["hidden-cache"], first=CY)
    scene.when(CY, PlacePath(AT(3, 6)))
    assert scene.announced(CardsDrawn) == [CardsDrawn(seat, 2) for seat in (CY, DI, ED, FAY, ANA, BO)]
    assert scene.asked() == [DI]


@pytest.mark.rule("FF-FUGUE-06")
def test_nobody_can_respond_to_a_placement() -> None:
    scene = day_one(
        player(), player("bar-the-way", "lead-astray", "deny-fate"), player("crossbow-trap"), *[player()] * 2
    )
    scene.when(ANA, PlacePath(AT(1, 0)))
    assert (scene.path_at(1, 0), scene.top) == (True, FuguePlacement(BO))
    scene.refused(CY, Play(CARD["crossbow-trap"]), "FF-CYCLE-02")


@pytest.mark.rule("FF-FUGUE-07")
def test_placements_are_no_turns_and_bring_no_forest_turn() -> None:
    scene = day_one(*[player()] * 7)
    for _ in range(8):
        assert (scene.state.phase, scene.view(None).turns_taken) == ("fugue", 0)
        scene.times_out()
    assert scene.announced(ForestCardFlipped) == []
    assert scene.announced(TurnBegan) == [TurnBegan(ANA, 1)]


@pytest.mark.rule("FF-FUGUE-08")
def test_there_is_no_fugue_phase_on_later_days() -> None:
    scene = night(*[player()] * 5, FORSAKEN, number=2)
    next_step(scene, "sacrifice").times_out().times_out()
    assert scene.announced(TurnBegan) == [TurnBegan(BO, 1)]
    assert scene.announced(PathForged) == []
    assert isinstance(scene.top, OpenWindow)


@pytest.mark.rule("FF-FUGUE-09")
def test_a_destination_reached_takes_effect_even_to_the_end_of_the_game() -> None:
    scene = day_one(paths=NEAR_D2)
    scene.when(ANA, PlacePath(AT(6, 6)))
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(1, "void")]
    assert GAME.outcome(scene.state) == Outcome("void", (FAY,))


@pytest.mark.rule("FF-FUGUE-09")
def test_an_excavation_site_reached_yields_its_artifact() -> None:
    scene = day_one(paths=NEAR_X1, artifacts=["glass-eye"])
    scene.when(ANA, PlacePath(AT(3, 6)))
    assert scene.announced(ArtifactFound) == [ArtifactFound(ANA, "glass-eye")]
    assert [(piece.card, piece.seat) for piece in scene.view(None).in_play] == [("glass-eye", ANA)]


@pytest.mark.rule("FF-FUGUE-03", "FF-NAV-03")
@pytest.mark.parametrize("corner", [(-6, -6), (6, -6), (6, 6), (-6, 6)])
def test_a_path_is_placed_in_any_corner_that_is_open(corner: tuple[int, int]) -> None:
    x, y = corner
    scene = day_one(paths=[(x * 5 // 6, y * 5 // 6)])
    assert [GAME.waiting.awaited(scene.state, viewer) for viewer in (ANA, BO, None)] == [(ANA,)] * 3
    assert PlacePath(AT(x, y)) in scene.offered(ANA)
    scene.when(ANA, PlacePath(AT(x, y)))
    assert scene.path_at(x, y)


@pytest.mark.rule("FF-FUGUE-10")
@pytest.mark.parametrize("first", [BO, ED])
def test_the_first_player_takes_the_first_turn(first: Seat) -> None:
    scene = day_one(first=first)
    while scene.state.phase == "fugue":
        scene.times_out()
    assert scene.announced(CycleBegan) == [CycleBegan(1)]
    assert scene.announced(TurnBegan) == [TurnBegan(first, 1)]


@pytest.mark.rule("FF-FUGUE-11")
def test_the_clock_places_at_random_away_from_landmarks() -> None:
    scene = day_one(paths=NEAR_D2)
    legal = [action.at for action in scene.offered(ANA) if isinstance(action, PlacePath)]
    assert AT(6, 6) in legal
    scene.chance.queue = [len(legal) - 2]
    scene.times_out()
    assert scene.chance.bounds[-1] == len(legal) - 1
    assert scene.announced(PathForged) == [PathForged(ANA, legal[-2])]


@pytest.mark.rule("FF-FUGUE-11")
def test_with_nothing_but_landmarks_left_the_clock_takes_one() -> None:
    everywhere = [place(at) for at in range(TERRITORIES) if at != START and not LANDMARK_MASK >> at & 1]
    scene = day_one(paths=everywhere, artifacts=["glass-eye"])
    scene.chance.queue = [1]
    scene.times_out()
    assert scene.chance.bounds[-1] == 16
    assert len(scene.announced(PathForged)) == 1
