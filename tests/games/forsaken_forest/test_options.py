"""RULES.md, 8: what each option of a table does."""

from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, Scene, given, next_step, night, player
from games.forsaken_forest.specification import table_after
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, EndPlea, PlacePath
from lanternwood.games.forsaken_forest.events import NightFell, StepCalled
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Deadline, Outcome, Seat

FORSAKEN = player(role="forsaken")
FOUR = (player(), player(), player(), FORSAKEN)
CLOCKS = Options(
    min_window_s=0, fugue_s=31, draw_window_s=32, action_phase_s=33, response_window_s=34, interaction_window_s=35,
    fast_phase_s=36, doorstep_window_s=37, hearing_s=38, vote_s=39, choice_s=40,
)  # fmt: skip


def dealt(seats: int, **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, "owl", options))


def steps_called(scene: Scene) -> list[tuple[str, int]]:
    while scene.state.phase == "night":
        scene.times_out()
    return [(call.step, call.seconds) for call in scene.announced(StepCalled)]


def test_the_options_and_their_defaults_are_those_of_the_specification() -> None:
    words: dict[str, object] = {"on": True, "off": False, "none": ()}
    defaults: dict[str, object] = {}
    for row in table_after("## 8. Options and timers"):
        names, values = row["Setting"].replace("`", "").split(", "), row["Default"].split(", ")
        for name, value in zip(names, values, strict=True):
            defaults[name] = words[value] if value in words else int(value)
    assert {name: getattr(Options(), name) for name in Options.__struct_fields__} == defaults


# Role lists


def test_special_roles_more_forsaken_and_roles_choose_the_list() -> None:
    assert dealt(5).view(None).role_list == ("commonfolk",) * 4 + ("forsaken",)
    assert dealt(5, more_forsaken=True).view(None).role_list == ("commonfolk",) * 3 + ("forsaken",) * 2
    special = dealt(5, special_roles=True).view(None).role_list
    assert special == ("commonfolk", "navigator", "priest", "coward", "silencer")
    own = ["forsaken", "priest", "blessed", "oracle", "commonfolk"]
    assert dealt(5, roles=own).view(None).role_list == ("commonfolk", "oracle", "priest", "blessed", "forsaken")


def test_hidden_role_list_keeps_the_list_secret_and_calls_every_step() -> None:
    match = dealt(4, hidden_role_list=True)
    for viewer in (None, Seat(0), Seat(3)):
        view = match.view(viewer)
        assert (view.role_list, view.ratio, view.advice) == (None, None, ())
    hidden = Options(hidden_role_list=True)
    first = ["shrouded", "meeting", "coward", "navigator", "cursed"]
    assert [step for step, _ in steps_called(night(*FOUR, number=1, options=hidden))] == first
    later = ["oracle", "priest", "sacrifice", "silencer", "navigator"]
    assert [step for step, _ in steps_called(night(*FOUR, options=hidden))] == later


def test_a_hidden_list_is_open_at_the_end() -> None:
    options = Options(hidden_role_list=True, min_window_s=0)
    scene = given(player("knife-at-the-campfire"), *FOUR[1:], options=options)
    scene.play(ANA, "knife-at-the-campfire", Seat(3)).all_pass().all_pass()
    assert scene.view(None).role_list == ("commonfolk",) * 3 + ("forsaken",)


# Times


@pytest.mark.parametrize(
    ("percent", "seconds"), [(100, [15, 15, 30, 15, 15]), (200, [30, 30, 60, 30, 30]), (20, [3, 3, 6, 3, 3])]
)
def test_night_time_percent_scales_all_steps_alike(percent: int, seconds: list[int]) -> None:
    roles = ("oracle", "priest", "forsaken", "silencer", "navigator", "commonfolk", "commonfolk")
    scene = night(*(player(role=role) for role in roles), options=Options(night_time_percent=percent))
    first = GAME.waiting.deadline(scene.state)
    assert first == Deadline(seconds[0], least=seconds[0])
    assert [length for _, length in steps_called(scene)] == seconds


def length(scene: Scene) -> int:
    deadline = GAME.waiting.deadline(scene.state)
    assert deadline
    return deadline.seconds


def test_each_wait_has_the_length_of_its_own_setting() -> None:
    fugue = night(*FOUR, number=1, options=CLOCKS).times_out()
    assert length(fugue) == CLOCKS.fugue_s
    for phase, seconds in (
        ("before-draw", CLOCKS.draw_window_s),
        ("after-draw", CLOCKS.draw_window_s),
        ("action", CLOCKS.action_phase_s),
        ("fast", CLOCKS.fast_phase_s),
        ("forest", CLOCKS.fast_phase_s),
    ):
        assert length(given(*FOUR, phase=phase, options=CLOCKS)) == seconds, phase


def test_an_answer_to_a_slow_card_a_forest_card_and_a_fast_card_has_its_own_time() -> None:
    slow = given(player("wander"), player("sprint"), *FOUR[2:], options=CLOCKS).play(ANA, "wander", at=AT(1, 1))
    assert length(slow) == CLOCKS.response_window_s
    assert length(slow.play(BO, "sprint", at=AT(1, 0))) == CLOCKS.interaction_window_s
    forest = given(*FOUR, phase="fast", turns_taken=6, options=CLOCKS).all_pass()
    assert forest.state.phase == "forest"
    assert length(forest) == CLOCKS.response_window_s


def test_doorstep_plea_vote_and_choice_have_their_own_times() -> None:
    doorstep = given(player("knife-at-the-campfire"), *FOUR[1:], options=CLOCKS)
    assert length(doorstep.play(ANA, "knife-at-the-campfire", BO).all_pass()) == CLOCKS.doorstep_window_s
    gallows = given(player("drag-to-the-gallows"), *FOUR[1:], options=CLOCKS)
    assert length(gallows.play(ANA, "drag-to-the-gallows", BO).all_pass()) == CLOCKS.hearing_s
    assert length(gallows.when(BO, EndPlea())) == CLOCKS.vote_s
    choice = given(player("lend-a-hand", "sprint"), *FOUR[1:], options=CLOCKS)
    assert length(choice.play(ANA, "lend-a-hand", BO).all_pass()) == CLOCKS.choice_s


@pytest.mark.parametrize(("phase", "least"), [("before-draw", 2), ("after-draw", 2), ("fast", 5), ("forest", 5)])
def test_min_window_s_holds_a_window_open_half_as_long_in_the_draw_phase(phase: str, least: int) -> None:
    scene = given(*FOUR, phase=phase, options=Options(min_window_s=5, draw_window_s=20, fast_phase_s=20))
    assert GAME.waiting.deadline(scene.state) == Deadline(20, least=least)
    before = scene.top
    scene.all_pass()
    assert (scene.asked(), scene.top) == ([], before)
    scene.times_out()
    assert scene.top is not before


def test_min_window_s_holds_deaths_doorstep_open_twice_as_long() -> None:
    """Whoever is about to die, and everyone who sees it, gets a moment to take it in."""
    scene = given(player("knife-at-the-campfire"), *FOUR[1:], options=Options(min_window_s=5, doorstep_window_s=25))
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().times_out()
    assert GAME.waiting.deadline(scene.state) == Deadline(25, least=10)


def test_a_window_is_never_held_open_beyond_its_length() -> None:
    scene = given(*FOUR, phase="fast", options=Options(min_window_s=60, fast_phase_s=6))
    assert GAME.waiting.deadline(scene.state) == Deadline(6, least=6)


def test_with_min_window_s_0_the_last_pass_closes_a_window() -> None:
    scene = given(*FOUR, phase="fast", options=Options(min_window_s=0)).all_pass()
    assert scene.state.active == BO


def test_strict_windows_always_run_their_full_length() -> None:
    scene = given(*FOUR, phase="fast", options=Options(min_window_s=0, strict_windows=True))
    assert GAME.waiting.deadline(scene.state) == Deadline(6, least=6)
    scene.all_pass()
    assert (scene.asked(), scene.state.active) == ([], ANA)
    assert scene.times_out().state.active == BO


# Rules of the table


@pytest.mark.parametrize("allowed", [True, False])
def test_priest_self_lets_the_priest_choose_themself(allowed: bool) -> None:
    scene = night(player(role="priest"), *FOUR, options=Options(priest_self=allowed))
    next_step(scene, "priest")
    assert (ChoosePlayer(ANA) in scene.offered(ANA)) == allowed
    if not allowed:
        assert scene.refused(ANA, ChoosePlayer(ANA), "FF-ROLE-PRIEST-04")
    scene.when(ANA, ChoosePlayer(ANA) if allowed else ChoosePlayer(BO))


@pytest.mark.parametrize("closed", [True, False])
def test_fugue_landmarks_closed_keeps_placements_off_landmarks(closed: bool) -> None:
    options = Options(fugue_landmarks_closed=closed)
    scene = night(*FOUR, number=1, paths=[(5, 5), (3, 5)], options=options).times_out()
    places = [action.at for action in scene.offered(ANA) if isinstance(action, PlacePath)]
    assert [at in places for at in (AT(6, 6), AT(3, 6))] == [not closed] * 2
    assert AT(5, 6) in places
    if closed:
        scene.refused(ANA, PlacePath(AT(6, 6)), "FF-FUGUE-09")


def test_landmarks_closed_in_the_fugue_phase_are_open_afterwards() -> None:
    options = Options(fugue_landmarks_closed=True, min_window_s=0)
    scene = given(player("wander"), *FOUR[1:], paths=[(5, 5)], village=2, options=options)
    scene.play(ANA, "wander", at=AT(6, 6)).all_pass()
    assert GAME.outcome(scene.state) == Outcome("village", (ANA, BO, CY))


@pytest.mark.parametrize(("limit", "won"), [(4, False), (3, True)])
def test_at_the_cycle_limit_the_forsaken_win_before_any_night(limit: int, won: bool) -> None:
    options = Options(cycle_limit=limit, min_window_s=0)
    facts: dict[str, Any] = {"cycle": 3, "turns_taken": 6, "forest": ["encroaching-darkness"]}
    scene = given(*FOUR, phase="fast", options=options, **facts)
    scene.all_pass().all_pass().all_pass()
    assert GAME.outcome(scene.state) == (Outcome("cycle-limit", (Seat(3),)) if won else None)
    assert bool(scene.announced(NightFell)) != won


# The Travelers Deck


def test_deck_overrides_change_the_copies_of_a_card() -> None:
    state = dealt(4, deck_overrides=[{"card": "wander", "copies": 10}]).state
    cards = [card for pile in (state.travelers, *state.hands) for card in pile]
    assert (len(cards), cards.count(0)) == (154, 10)
