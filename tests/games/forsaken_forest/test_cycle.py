"""FF-CYCLE: six turns and the Forest's, who is next, and what the end of a Turn Cycle does."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, GUS, HAL, Scene, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardLeftPlay,
    CardsDiscarded,
    CycleBegan,
    CycleEnded,
    DayBroke,
    ForestCardFlipped,
    NightFell,
    PlayerDied,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import Doorstep, NightStep
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.model import Seat


def table_of(seats: int, **facts: object) -> Scene:
    """Nobody holds anything; the last player is the Forsaken. The first window of Ana's first turn is open."""
    facts = {"phase": "before-draw", "turns_taken": 1, "forest": ["stampede", "sinkhole", "rockslide"], **facts}
    return given(*(player() for _ in range(seats - 1)), player(role="forsaken"), **facts)  # type: ignore[arg-type]


def turns(scene: Scene) -> list[Seat]:
    """Whose turns have begun since the scene was set."""
    return [began.seat for began in scene.announced(TurnBegan)]


def kill(state: State, *seats: Seat) -> None:
    for seat in seats:
        state.living &= ~(1 << seat)


@pytest.mark.rule("FF-CYCLE-01", "FF-FOREST-12")
def test_six_turns_then_the_forest_then_six_more() -> None:
    scene = table_of(6).until(CycleBegan).until(CycleBegan)
    deeds = [event for event in scene.told(None) if isinstance(event, TurnBegan | ForestCardFlipped | CycleBegan)]
    kinds = [type(event).__name__ for event in deeds]
    assert kinds == [
        *["TurnBegan"] * 5, "ForestCardFlipped", "CycleBegan", *["TurnBegan"] * 6, "ForestCardFlipped", "CycleBegan",
        "TurnBegan",
    ]  # fmt: skip


@pytest.mark.rule("FF-CYCLE-02")
def test_turns_pass_clockwise_past_the_dead() -> None:
    scene = table_of(7)
    kill(scene.state, BO, ED)
    scene.until(CycleBegan)
    assert turns(scene) == [CY, DI, FAY, GUS, ANA, CY]


@pytest.mark.rule("FF-CYCLE-03")
def test_a_new_cycle_starts_after_whoever_took_the_last_turn() -> None:
    scene = table_of(8, active=CY, turns_taken=6).until(CycleBegan)
    assert turns(scene) == [DI]
    assert scene.state.turns_taken == 1


@pytest.mark.rule("FF-CYCLE-03")
def test_a_new_cycle_starts_with_a_living_player() -> None:
    scene = table_of(8, active=CY, turns_taken=6)
    kill(scene.state, DI)
    scene.until(CycleBegan)
    assert turns(scene) == [ED]


@pytest.mark.rule("FF-CYCLE-04")
@pytest.mark.parametrize("card", ["encroaching-darkness", "sinkhole"])
def test_a_night_does_not_change_who_is_next(card: str) -> None:
    scene = table_of(8, active=FAY, turns_taken=6, forest=[card]).until(CycleBegan)
    assert len(scene.announced(NightFell)) == (card == "encroaching-darkness")
    assert turns(scene) == [GUS]


@pytest.mark.rule("FF-CYCLE-05")
def test_with_four_some_have_two_turns_in_a_cycle() -> None:
    scene = table_of(4).until(ForestCardFlipped)
    assert [ANA, *turns(scene)] == [ANA, BO, CY, DI, ANA, BO]


@pytest.mark.rule("FF-CYCLE-05")
def test_with_eight_some_have_none() -> None:
    scene = table_of(8).until(ForestCardFlipped)
    assert [ANA, *turns(scene)] == [ANA, BO, CY, DI, ED, FAY]
    assert not {GUS, HAL} & set(turns(scene))


@pytest.mark.rule("FF-CYCLE-06")
def test_a_spirit_has_no_turn_and_it_is_not_one_of_the_six() -> None:
    scene = table_of(6)
    kill(scene.state, BO)
    scene.until(TurnBegan)
    assert (scene.state.active, scene.state.turns_taken) == (CY, 2)
    scene.until(ForestCardFlipped)
    assert turns(scene) == [CY, DI, ED, FAY, ANA]


@pytest.mark.rule("FF-CYCLE-07")
def test_a_turn_without_a_card_is_one_of_the_six() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), turns_taken=3)
    scene.when(ANA, EndActionPhase()).until(TurnBegan)
    assert (scene.state.active, scene.state.turns_taken) == (BO, 4)


@pytest.mark.rule("FF-CYCLE-08")
def test_a_turn_counts_although_its_player_dies_in_it() -> None:
    players = player(), player("shot-in-the-dark"), player(), player(), player(role="forsaken")
    scene = given(*players, turns_taken=6, forest=["sinkhole"])
    scene.when(BO, Play(CARD["shot-in-the-dark"], target=ANA)).until(PlayerDied)
    assert scene.announced(ForestCardFlipped)
    assert turns(scene) == []


@pytest.mark.rule("FF-CYCLE-09")
def test_a_day_lasts_from_night_to_night_however_many_cycles_that_is() -> None:
    scene = table_of(4, forest=["stampede", "sinkhole", "encroaching-darkness"])
    days = []
    for _ in range(3):
        days.append(scene.state.day)
        scene.until(CycleBegan)
    assert days == [1, 1, 1]
    assert scene.state.day == 2
    assert scene.announced(DayBroke) == [DayBroke(2)]


@pytest.mark.rule("FF-CYCLE-10")
def test_the_end_of_the_cycle_comes_after_the_whole_forest_turn() -> None:
    """The Waterskin waits for the Forest's card, and for the closing window."""
    players = player(), player(before=["poisoned-waterskin"]), player(), player(role="forsaken")
    scene = given(*players, phase="fast", turns_taken=6, forest=["sinkhole"]).all_pass()
    assert scene.announced(ForestCardFlipped)
    scene.all_pass()
    assert scene.state.phase == "forest-closing"
    assert not scene.state.on_doorstep
    scene.all_pass()
    assert scene.state.on_doorstep == 1 << BO


@pytest.mark.rule("FF-CYCLE-11")
def test_what_the_forest_turn_makes_for_the_end_of_the_cycle_comes_with_the_same_cycle() -> None:
    players = player("spyglass", "spyglass"), player(), player(), player(role="forsaken")
    scene = given(*players, phase="fast", turns_taken=6, forest=["withering-hex"]).until(CycleEnded)
    assert scene.announced(CycleEnded) == [CycleEnded(1)]
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(ANA, ("spyglass",))]


@pytest.mark.rule("FF-CYCLE-12")
def test_triggers_come_oldest_first_then_expiries_then_the_night() -> None:
    """Di, Entangled for this cycle, is so still while the Waterskin works, and no longer in the Night."""
    players = (
        player(before=["poisoned-waterskin"]), player("spyglass", before=["withering-hex"]), player(), player(),
        player(role="forsaken"),
    )  # fmt: skip
    scene = given(*players, phase="forest", turns_taken=6, group=["choking-fog"])
    scene.state.entangled, scene.state.night_due = DI, True
    scene.state.in_play[-1].ends = 1
    scene.all_pass()
    assert isinstance(scene.top, Doorstep)
    assert (scene.top.victim, scene.top.eligible) == (ANA, [BO, CY, ED])
    assert scene.hand(BO) == ["spyglass"]
    scene.all_pass()
    kinds = (CardsDiscarded, CardLeftPlay, CycleEnded, NightFell)
    assert [event for event in scene.told(None) if isinstance(event, kinds)] == [
        CardLeftPlay("poisoned-waterskin", ANA),
        CardsDiscarded(BO, ("spyglass",)),
        CardLeftPlay("choking-fog", None),
        CycleEnded(1),
        NightFell(2),
    ]
    assert isinstance(scene.top, NightStep)
    assert not scene.view(CY).players[DI].entangled


@pytest.mark.rule("FF-CYCLE-12")
def test_the_older_of_two_triggers_comes_first() -> None:
    hexed = player("spyglass", before=["withering-hex"])
    scene = given(hexed, player(before=["poisoned-waterskin"]), player(), player(), phase="forest", turns_taken=6)
    scene.all_pass()
    assert isinstance(scene.top, Doorstep)
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(ANA, ("spyglass",))]


@pytest.mark.rule("FF-CYCLE-12")
def test_without_a_night_the_next_cycle_begins_at_once() -> None:
    scene = table_of(4, phase="forest", turns_taken=6).all_pass()
    assert scene.told(None)[-2:] == [CycleBegan(2), TurnBegan(BO, 1)]
    assert not scene.announced(NightFell)


@pytest.mark.rule("FF-CYCLE-13")
def test_all_can_see_how_many_turns_were_taken() -> None:
    scene = table_of(4, turns_taken=1)
    seen = []
    for _ in range(5):
        seen.append([scene.view(viewer).turns_taken for viewer in (None, ANA, DI)])
        scene.until(TurnBegan)
    assert seen == [[count] * 3 for count in range(1, 6)]
    scene.until(ForestCardFlipped)
    assert scene.view(None).turns_taken == 6
