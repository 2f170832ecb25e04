"""Whom the table waits for, who may know it, and that nothing can hang."""

from collections.abc import Sequence

import pytest

from games.enter_the_forest import stages
from games.enter_the_forest.scene import given
from games.enter_the_forest.stages import KINDS, STAGES, Cast, Stage, at
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    CallOn,
    Declare,
    Expose,
    HangBack,
    RollReduction,
    Stand,
    StayBack,
    Write,
)
from lanternwood.games.enter_the_forest.events import (
    ContestRolled,
    ContestWon,
    DiceRolled,
    HelperExposed,
    ReductionRolled,
    RollClosed,
    RuinRolled,
    StandOff,
)
from lanternwood.games.enter_the_forest.options import GmKind
from lanternwood.games.enter_the_forest.rules import LONGEST
from lanternwood.games.enter_the_forest.waiting import answered, awaited, onward
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import HashRng

ENOUGH_STEPS = 24


def follow(on: Cast, luck: str = "any") -> list[str]:
    """Take every next step until there is none; gives what was done."""
    scene, done = on.scene, []
    scene.table.chance = HashRng(luck.encode())
    while (step := onward(scene.state)) is not None:
        assert not all(answered(scene.state, Seat(seat)) for seat in range(scene.state.seats)), "nobody is waited for"
        scene.does(*step)
        done.append(type(step[1]).__name__)
        assert len(done) < ENOUGH_STEPS, f"no end: {done}"
    return done


@pytest.mark.rule("EF-UI-13")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stage", STAGES)
def test_from_every_stage_of_every_roll_the_next_steps_lead_to_rest(stage: Stage, kind: GmKind) -> None:
    """EF-R30"""
    for luck in ("one", "two", "three", "four"):
        on = at(stage, kind)
        follow(on, luck)
        state = on.scene.state
        assert state.roll is None
        assert state.reductions == []
        assert not state.paused
        assert not [seat for seat in state.players() if state.character(seat).lost and not state.character(seat).fate]


def test_at_rest_there_is_no_next_step() -> None:
    for kind in KINDS:
        assert onward(at(stages.with_extras, kind).scene.state) is None


def test_when_the_evening_is_over_there_is_no_next_step_and_nobody_is_waited_for() -> None:
    on = at(stages.window, "person")
    on.scene.state.steps = LONGEST - 1
    on.scene.does(on.second, HangBack())
    assert on.scene.state.ending == "book"
    assert onward(on.scene.state) is None
    assert awaited(on.scene.state, None) == []


# Whom the table waits for

WAITED: list[tuple[Stage, str]] = [
    (stages.declared, "keeper"),
    (stages.gathering, "first"),
    (stages.pooled, "first"),
    (stages.help_offered, "first"),
    (stages.help_accepted, "second"),
    (stages.helper_exposed, "first"),
    (stages.window, "first"),
    (stages.window_help_offered, "first"),
    (stages.window_help_accepted, "second"),
    (stages.window_helped, "first"),
    (stages.risk_step, "first"),
    (stages.second_window, "first"),
    (stages.fails, "keeper"),
    (stages.complicates, "keeper first"),
    (stages.complication_told, "first"),
    (stages.success_told, "keeper"),
    (stages.succeeds, "first"),
    (stages.passed_on, "keeper"),
    (stages.contest_proposed, "second keeper"),
    (stages.stake_agreed, "keeper"),
    (stages.danger_said, "second"),
    (stages.contest_gathering, "first second"),
    (stages.one_sealed, "second"),
    (stages.ruin_proposed, "keeper"),
    (stages.ruin_called, "first"),
    (stages.condition_owed, "first"),
    (stages.lost_in_a_roll, "first"),
    (stages.paused, ""),
    (stages.paused_in_a_roll, ""),
]


def seats(on: Cast, roles: str) -> list[Seat]:
    who = {"keeper": on.keeper, "first": on.first, "second": on.second}
    return sorted({who[role] for role in roles.split()})


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("stage", "roles"), WAITED)
def test_a_roll_waits_for_whoever_has_the_next_word(stage: Stage, roles: str, kind: GmKind) -> None:
    on = at(stage, kind)
    for viewer in (None, on.first, on.third):
        assert list(awaited(on.scene.state, viewer)) == seats(on, roles)


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_lost_is_waited_for_until_their_end_is_told(kind: GmKind) -> None:
    on = at(stages.fate_owed, kind)
    assert on.first in awaited(on.scene.state, None)
    assert not answered(on.scene.state, on.first)
    follow(on)
    assert on.first not in awaited(on.scene.state, None)


def test_at_rest_the_table_waits_for_whom_the_game_master_turned_to() -> None:
    """EF-R38"""
    on = at(stages.with_extras, "person")
    gm = on.scene.state.gm
    assert gm is not None
    assert list(awaited(on.scene.state, None)) == []
    assert not answered(on.scene.state, gm)
    on.scene.does(gm, CallOn(on.second))
    assert list(awaited(on.scene.state, None)) == [on.second]
    assert (answered(on.scene.state, on.second), answered(on.scene.state, gm)) == (False, True)
    on.scene.does(on.second, StayBack())
    assert list(awaited(on.scene.state, None)) == []


def test_before_the_first_roll_those_without_a_name_are_asked_for_one() -> None:
    """EF-R38"""
    scene = given(2)
    assert [seat for seat in scene.state.players() if answered(scene.state, seat)] == []
    first, second = scene.state.players()
    scene.does(first, Write("name", words="Ana"))
    assert (answered(scene.state, first), answered(scene.state, second)) == (True, False)


@pytest.mark.parametrize("kind", KINDS)
def test_paused_the_game_master_is_asked_or_each_player_who_has_not_agreed(kind: GmKind) -> None:
    """EF-UI-15"""
    on = at(stages.paused_with_a_vote, kind)
    asked = [seat for seat in range(on.scene.state.seats) if not answered(on.scene.state, Seat(seat))]
    assert asked == ([on.scene.state.gm] if kind == "person" else [on.first, on.third])


def test_those_who_have_offered_or_hung_back_are_not_asked_again_until_the_dice_lie() -> None:
    """EF-R38"""
    on = at(stages.pooled, "person")
    gm = on.scene.state.gm
    assert gm is not None
    asked = [seat for seat in range(4) if not answered(on.scene.state, Seat(seat))]
    assert asked == [gm, on.second, on.third]
    for seat in (gm, on.second, on.third):
        on.scene.does(seat, HangBack())
    assert [seat for seat in range(4) if not answered(on.scene.state, Seat(seat))] == [on.first]
    on.scene.throws(5, 3, 2)
    assert [seat for seat in range(4) if not answered(on.scene.state, Seat(seat))] == [on.second, on.third]


# Who may know it


def waiting_for(on: Cast, viewer: Viewer) -> Sequence[Seat]:
    return list(awaited(on.scene.state, viewer))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stage", stages.IN_A_REDUCTION)
def test_that_a_reduction_is_waited_for_only_those_two_know(stage: Stage, kind: GmKind) -> None:
    """EF-R23"""
    on = at(stage, kind)
    without = on.scene.state.copy()
    without.reductions = []
    for viewer in (on.second, on.third, None):
        assert waiting_for(on, viewer) == list(awaited(without, viewer))


@pytest.mark.parametrize(
    ("stage", "role"),
    [
        (stages.act_asked, "gm"),
        (stages.act_accepted, "first"),
        (stages.act_choice, "first"),
        (stages.act_noticed, "gm"),
    ],
)
def test_the_two_of_a_reduction_know_whose_word_it_needs(stage: Stage, role: str) -> None:
    on = at(stage, "person")
    gm = on.scene.state.gm
    assert gm is not None
    expected = gm if role == "gm" else on.first
    assert waiting_for(on, gm) == waiting_for(on, on.first) == [expected]
    assert not answered(on.scene.state, expected)


def test_nobody_is_asked_for_a_reduction_while_in_a_roll() -> None:
    """EF-REDUCE-11"""
    on = at(stages.act_accepted, "person")
    on.scene.does(on.first, Declare(False, words="cross the river"))
    assert on.first not in waiting_for(on, on.first)


# Alone with bots


@pytest.mark.rule("EF-UI-13")
@pytest.mark.parametrize("luck", ["one", "two", "three"])
def test_with_a_bot_game_master_each_of_the_five_rolls_comes_to_its_end(luck: str) -> None:
    on = at(stages.window_help_accepted, "bot")
    on.scene.rolls(4)
    on.scene.does(on.second, Expose(words="I hold the rope"))
    follow(on, luck)
    assert on.scene.announced(HelperExposed)
    assert on.scene.announced(DiceRolled)
    assert on.scene.announced(RollClosed)
    contest = at(stages.contest_gathering, "bot")
    follow(contest, luck)
    assert contest.scene.announced(ContestRolled)
    assert [one for one in contest.scene.heard_by(None) if isinstance(one, ContestWon | StandOff)]
    ruin = at(stages.ruin_called, "bot")
    follow(ruin, luck)
    assert ruin.scene.announced(RuinRolled)
    assert ruin.scene.announced(RollClosed)
    reduction = at(stages.act_accepted, "bot")
    reduction.scene.table.chance = HashRng(luck.encode())
    reduction.scene.does(reduction.first, RollReduction())
    follow(reduction, luck)
    assert reduction.scene.announced(ReductionRolled)


def test_the_way_to_rest_spends_nobodys_ruin_where_it_can_be_left() -> None:
    """What nobody chose is not chosen for them: dice stand, and a Reduction is dropped."""
    on = at(stages.risk_step, "person")
    assert onward(on.scene.state) == (on.first, Stand())
    reduction = at(stages.act_accepted, "person")
    follow(reduction)
    assert reduction.scene.of(reduction.first).ruin == 5
    assert not reduction.scene.announced(ReductionRolled)


def test_the_game_knows_these_functions() -> None:
    assert (GAME.waiting.answered, GAME.waiting.awaited, GAME.waiting.onward) == (answered, awaited, onward)
