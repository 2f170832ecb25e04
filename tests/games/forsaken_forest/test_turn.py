"""FF-TURN: the three phases of a turn, what may be played in each, and how it ends."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, PlayerFacts, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Mark, Play
from lanternwood.games.forsaken_forest.board import LANDMARK_MASK, START, TERRITORIES, place
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    ActionPhaseBegan,
    ActionPhaseEnded,
    CardPlayed,
    CardsDrawn,
    DrawMissed,
    PathForged,
    PlayerDied,
    PlayerRevived,
    TurnBegan,
    TurnEnded,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, OpenWindow

NOBODY_ELSE: tuple[PlayerFacts, ...] = (player(), player(), player(role="forsaken"))
QUICK_THINKING = Play(CARD["quick-thinking"])


@pytest.mark.rule("FF-TURN-01")
def test_draw_then_action_then_fast_action() -> None:
    scene = given(player(), *NOBODY_ELSE, phase="before-draw")
    phases = [scene.state.phase]
    scene.all_pass().all_pass()
    phases.append(scene.state.phase)
    scene.when(ANA, EndActionPhase())
    phases.append(scene.state.phase)
    scene.all_pass()
    assert phases == ["draw", "action", "fast"]
    kinds = CardsDrawn | ActionPhaseBegan | ActionPhaseEnded | TurnEnded | TurnBegan
    assert [event for event in scene.told(None) if isinstance(event, kinds)] == [
        CardsDrawn(ANA, 1),
        ActionPhaseBegan(ANA),
        ActionPhaseEnded(ANA),
        TurnEnded(ANA),
        TurnBegan(BO, 2),
    ]


@pytest.mark.rule("FF-TURN-01", "FF-TURN-02")
@pytest.mark.parametrize("hungry", [False, True])
def test_a_turn_is_told_of_its_own_player_and_not_of_the_first(hungry: bool) -> None:
    bo = player(before=["hunger"] if hungry else [])
    scene = given(player(), bo, player(role="forsaken"), player(), phase="fast").all_pass()
    scene.all_pass().all_pass().when(BO, EndActionPhase()).all_pass()
    kinds = CardsDrawn | DrawMissed | ActionPhaseBegan | ActionPhaseEnded | TurnEnded | TurnBegan
    assert [event for event in scene.told(None) if isinstance(event, kinds)] == [
        TurnEnded(ANA),
        TurnBegan(BO, 2),
        DrawMissed(BO) if hungry else CardsDrawn(BO, 1),
        ActionPhaseBegan(BO),
        ActionPhaseEnded(BO),
        TurnEnded(BO),
        TurnBegan(CY, 3),
    ]


@pytest.mark.rule("FF-TURN-02")
def test_the_active_player_draws_exactly_one_card() -> None:
    scene = given(player("spyglass"), *NOBODY_ELSE, phase="before-draw", deck=["sprint", "wander"])
    scene.until(ActionPhaseBegan)
    assert scene.hand(ANA) == ["sprint", "spyglass"]
    assert [scene.hand(seat) for seat in (BO, CY, DI)] == [[], [], []]


@pytest.mark.rule("FF-TURN-02")
def test_no_card_is_drawn_under_hunger() -> None:
    scene = given(player(before=["hunger"]), *NOBODY_ELSE, phase="before-draw").until(ActionPhaseBegan)
    assert (scene.hand(ANA), scene.announced(DrawMissed)) == ([], [DrawMissed(ANA)])


@pytest.mark.rule("FF-TURN-02")
def test_no_card_is_drawn_where_none_can_be_had() -> None:
    """Every Travelers card is in Di's hand."""
    scene = given(player(), *NOBODY_ELSE, phase="before-draw")
    state = scene.state
    state.hands[DI], state.travelers = state.travelers, []
    state.marks[DI] = [0] * len(state.hands[DI])
    scene.until(ActionPhaseBegan)
    assert (scene.hand(ANA), scene.announced(DrawMissed)) == ([], [DrawMissed(ANA)])


@pytest.mark.rule("FF-TURN-02")
def test_the_draw_that_is_missed_is_told_of_the_active_player() -> None:
    """Bo's turn, and every Travelers card is in Di's hand."""
    scene = given(player(), *NOBODY_ELSE, phase="before-draw", active=BO)
    state = scene.state
    state.hands[DI], state.travelers = state.travelers, []
    state.marks[DI] = [0] * len(state.hands[DI])
    scene.until(ActionPhaseBegan)
    assert scene.announced(DrawMissed) == [DrawMissed(BO)]


@pytest.mark.rule("FF-TURN-03")
def test_fast_actions_may_come_before_the_draw_and_after_it() -> None:
    fast = player("quick-thinking")
    scene = given(player(), fast, fast, player(role="forsaken"), phase="before-draw")
    scene.when(BO, QUICK_THINKING).all_pass().all_pass()
    drawn = CardsDrawn(ANA, 1)
    assert scene.announced(CardsDrawn) == [CardsDrawn(BO, 1), drawn]
    assert scene.view(None).phase == "draw"
    scene.when(CY, QUICK_THINKING).all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(BO, 1), drawn, CardsDrawn(CY, 1)]
    assert scene.view(None).phase == "draw"
    scene.all_pass()
    assert scene.view(None).phase == "action"


@pytest.mark.rule("FF-TURN-04")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "fast"])
def test_a_slow_action_waits_for_the_action_phase(phase: str) -> None:
    scene = given(player("read-the-signs"), *NOBODY_ELSE, phase=phase)
    scene.refused(ANA, Play(CARD["read-the-signs"]), "FF-TURN-04")
    assert Play(CARD["read-the-signs"]) not in scene.offered(ANA)


@pytest.mark.rule("FF-TURN-04")
def test_a_slow_action_is_the_active_players_alone() -> None:
    slow = player("read-the-signs", "press-on")
    scene = given(slow, slow, player(), player(role="forsaken"))
    scene.refused(BO, Play(CARD["read-the-signs"]), "FF-TURN-04")
    scene.refused(BO, Mark(CARD["press-on"], AT(1, 1)), "FF-TURN-04")
    scene.when(ANA, Play(CARD["read-the-signs"]))


@pytest.mark.rule("FF-TURN-04")
def test_a_slow_action_is_not_played_while_another_card_is_pending() -> None:
    scene = given(player("read-the-signs"), player("quick-thinking"), player(), player(role="forsaken"))
    scene.when(BO, QUICK_THINKING)
    scene.refused(ANA, Play(CARD["read-the-signs"]), "FF-PRIO-02")
    scene.all_pass().when(ANA, Play(CARD["read-the-signs"]))


@pytest.mark.rule("FF-TURN-05")
def test_the_active_player_plays_one_card_in_the_whole_turn() -> None:
    scene = given(player("quick-thinking", "sprint", "read-the-signs"), *NOBODY_ELSE, phase="before-draw")
    scene.when(ANA, QUICK_THINKING).until(ActionPhaseBegan)
    scene.refused(ANA, Play(CARD["read-the-signs"]), "FF-ACT-02")
    scene.refused(ANA, Play(CARD["sprint"], at=AT(1, 1)), "FF-ACT-02")
    assert not [action for action in scene.offered(ANA) if isinstance(action, Play)]


@pytest.mark.rule("FF-TURN-06")
def test_playing_a_card_is_optional() -> None:
    scene = given(player("read-the-signs", "press-on", "sprint"), *NOBODY_ELSE)
    scene.when(ANA, EndActionPhase())
    assert scene.state.phase == "fast"
    assert scene.hand(ANA) == ["press-on", "read-the-signs", "sprint"]


@pytest.mark.rule("FF-TURN-07")
def test_others_play_fast_actions_in_the_action_phase() -> None:
    fast = player("quick-thinking")
    scene = given(player("spyglass"), fast, fast, player(role="forsaken"))
    scene.when(CY, QUICK_THINKING).all_pass()
    scene.when(BO, QUICK_THINKING).all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(CY, 1), CardsDrawn(BO, 1)]
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-TURN-08")
def test_only_the_active_player_ends_the_action_phase() -> None:
    scene = given(player(), *NOBODY_ELSE)
    scene.refused(BO, EndActionPhase(), "FF-TURN-08")
    scene.all_pass()
    assert isinstance(scene.top, ActionPhase)
    scene.when(ANA, EndActionPhase())
    assert isinstance(scene.top, OpenWindow)
    assert scene.top.phase == "fast"


@pytest.mark.rule("FF-TURN-08")
def test_the_action_phase_is_not_ended_while_a_card_is_pending() -> None:
    scene = given(player(), player("quick-thinking"), player(), player(role="forsaken")).when(BO, QUICK_THINKING)
    scene.refused(ANA, EndActionPhase(), "FF-PRIO-02")


@pytest.mark.rule("FF-TURN-08")
def test_the_clock_ends_the_action_phase() -> None:
    scene = given(player("spyglass"), *NOBODY_ELSE).times_out()
    assert (scene.state.phase, scene.announced(CardPlayed)) == ("fast", [])


@pytest.mark.rule("FF-TURN-09")
def test_everyone_has_one_more_chance_for_a_fast_action() -> None:
    fast = player("quick-thinking", "sprint")
    scene = given(fast, fast, player(), player(role="forsaken"))
    scene.when(BO, QUICK_THINKING).all_pass().when(ANA, EndActionPhase())
    assert scene.asked() == [ANA, CY, DI]
    scene.refused(BO, Play(CARD["sprint"], at=AT(1, 1)), "FF-ACT-02")
    scene.when(ANA, Play(CARD["sprint"], at=AT(1, 1))).all_pass()
    assert scene.path_at(1, 1)
    assert (scene.state.phase, scene.asked()) == ("fast", [CY, DI])


@pytest.mark.rule("FF-TURN-10")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action", "fast"])
def test_the_active_player_may_play_a_fast_action_in_any_phase(phase: str) -> None:
    scene = given(player("sprint"), *NOBODY_ELSE, phase=phase)
    scene.when(ANA, Play(CARD["sprint"], at=AT(0, 1))).all_pass()
    assert scene.path_at(0, 1)
    assert scene.state.active == ANA


@pytest.mark.rule("FF-TURN-11")
def test_what_holds_for_this_turn_ends_with_it() -> None:
    scene = given(player(), player("place-in-the-pillory"), player(), player(role="forsaken"), phase="fast")
    scene.play(BO, "place-in-the-pillory", CY).all_pass()
    assert scene.view(None).players[CY].pilloried
    scene.all_pass()
    assert scene.announced(TurnEnded) == [TurnEnded(ANA)]
    assert not scene.view(None).players[CY].pilloried
    assert CY in scene.asked()


@pytest.mark.rule("FF-TURN-11")
def test_what_holds_for_the_forest_turn_ends_with_it() -> None:
    """The pilloried Cy may save Di as the cycle ends."""
    players = (
        player(), player("place-in-the-pillory"), player("miraculous-revival"), player(before=["poisoned-waterskin"]),
        player(role="forsaken"),
    )  # fmt: skip
    scene = given(*players, phase="forest", turns_taken=6).play(BO, "place-in-the-pillory", CY).all_pass()
    scene.all_pass().play(CY, "miraculous-revival", DI).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(DI)]


@pytest.mark.rule("FF-TURN-12")
def test_a_turn_ends_with_the_death_of_its_player() -> None:
    players = player("wander"), player("shot-in-the-dark"), player(), player(), player(role="forsaken")
    scene = given(*players).play(ANA, "wander", at=AT(1, 1)).play(BO, "shot-in-the-dark", ANA).all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert (scene.state.phase, scene.path_at(1, 1)) == ("action", False)
    scene.all_pass()
    assert scene.path_at(1, 1)
    assert scene.told(None)[-2:] == [TurnEnded(ANA), TurnBegan(BO, 2)]
    assert not scene.announced(ActionPhaseEnded)


@pytest.mark.rule("FF-TURN-12")
def test_a_player_who_dies_before_the_draw_does_not_draw() -> None:
    players = player(), player("shot-in-the-dark"), player(), player(), player(role="forsaken")
    scene = given(*players, phase="before-draw").play(BO, "shot-in-the-dark", ANA).all_pass().all_pass()
    assert scene.told(None)[-2:] == [TurnEnded(ANA), TurnBegan(BO, 2)]
    assert not scene.announced(CardsDrawn)


@pytest.mark.rule("FF-TURN-13")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action", "fast"])
def test_a_turn_goes_on_where_it_was_when_its_player_is_saved(phase: str) -> None:
    players = player("sprint"), player("shot-in-the-dark"), player("miraculous-revival"), player(role="forsaken")
    scene = given(*players, phase=phase)
    before = (scene.state.phase, getattr(scene.top, "phase", None))
    scene.play(BO, "shot-in-the-dark", ANA).all_pass().play(CY, "miraculous-revival", ANA).all_pass()
    assert (scene.state.phase, getattr(scene.top, "phase", None)) == before
    assert scene.state.active == ANA
    scene.play(ANA, "sprint", at=AT(0, 1)).all_pass()
    assert scene.path_at(0, 1)


def everywhere_but(*open_places: tuple[int, int]) -> list[tuple[int, int]]:
    return [place(at) for at in range(TERRITORIES) if at != START and place(at) not in open_places]


@pytest.mark.rule("FF-TURN-14")
def test_the_clock_wanders_away_from_landmarks() -> None:
    """Of the three open Territories, (0,6) is a Destination and (3,6) a site."""
    scene = given(player("wander"), *NOBODY_ELSE, paths=everywhere_but((0, 6), (3, 6), (2, 2))).times_out()
    assert scene.chance.bounds == [1]
    assert scene.announced(CardPlayed) == [CardPlayed(ANA, "wander", None, (AT(2, 2),), None, None)]
    scene.all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(2, 2))]


@pytest.mark.rule("FF-TURN-14")
def test_any_territory_away_from_landmarks_may_be_drawn() -> None:
    scene = given(player("wander"), *NOBODY_ELSE)
    scene.chance.queue = [7]
    scene.times_out().all_pass()
    assert scene.chance.bounds == [8]
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-TURN-14")
def test_the_clock_wanders_onto_a_landmark_where_nothing_else_is_open() -> None:
    scene = given(player("wander"), *NOBODY_ELSE, paths=everywhere_but((3, 6), (-3, 6)))
    assert scene.state.open & ~LANDMARK_MASK == 0
    scene.times_out().all_pass()
    assert scene.chance.bounds == [2]
    assert scene.path_at(-3, 6)


@pytest.mark.rule("FF-TURN-14")
@pytest.mark.parametrize("hand", [("press-on", "read-the-signs"), ()])
def test_the_clock_plays_nothing_for_a_player_who_is_not_bound(hand: tuple[str, ...]) -> None:
    scene = given(player(*hand), *NOBODY_ELSE).times_out()
    assert (scene.announced(CardPlayed), scene.announced(ActionPhaseEnded)) == ([], [ActionPhaseEnded(ANA)])
    assert scene.hand(ANA) == sorted(hand)
