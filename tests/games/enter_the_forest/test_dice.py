"""EF-DIE: what dice show, in which order they fall, and that nobody turns them once they lie."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, DI, FACES, GM, LoadedDice, Scene, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    AcceptHelp,
    AnyAction,
    ClaimSkill,
    CloseWindow,
    Declare,
    DescribeComplication,
    DescribeSuccess,
    Expose,
    OfferBargain,
    OfferHelp,
    Reroll,
    RollDice,
    TakeDark,
    UseHelp,
    Waive,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.dice import throw
from lanternwood.games.enter_the_forest.events import DiceRead, DiceRolled
from lanternwood.games.enter_the_forest.state import Colour, Die, Risk, State, Why
from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.match import Match, check_words, plan_for
from lanternwood.kernel.model import OUTSIDE, Action, IllegalAction, Seat, Spoken
from lanternwood.kernel.table import Table


class Drawn(LoadedDice):
    """Chance that draws one number, and says out of how many it was asked to."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return self.number


def one_die(chance: Drawn, colour: Colour) -> Die:
    table: Table[State] = Table(given().state, chance)
    return throw(table, ANA, colour, "risk")


@pytest.mark.rule("EF-DIE-01")
@pytest.mark.parametrize("colour", ["light", "dark"])
def test_each_of_six_equally_likely_draws_is_another_face(colour: Colour) -> None:
    """EF-R01: the table's chance is asked for one of six, once, and each answer is one face."""
    faces = []
    for number in range(FACES):
        chance = Drawn(number)
        faces.append(one_die(chance, colour).face)
        assert chance.bounds == [FACES]
    assert faces == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("EF-DIE-01")
def test_every_die_of_a_risk_roll_is_one_draw_of_its_own() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, bargain=True, dark=True)
    scene.helped_by(BO)
    chance = scene.table.chance = Drawn(2)
    scene.does(ANA, RollDice())
    assert chance.bounds == [FACES] * 4
    scene.does(ANA, CloseWindow())
    assert chance.bounds == [FACES] * 4


@pytest.mark.rule("EF-DIE-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_light_die_reads_as_a_dark_one_of_the_same_face(face: int) -> None:
    light, dark = given(ruin=6 - 1), given(ruin=6 - 1)
    light.gathers(ANA, skill=True)
    light.throws(face)
    light.finishes()
    dark.gathers(ANA, dark=True)
    dark.throws(face)
    dark.finishes()
    assert light.announced(DiceRead) == dark.announced(DiceRead) == [DiceRead(ANA, face)]


@pytest.mark.rule("EF-DIE-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_light_and_a_dark_die_of_the_same_face_tie(face: int) -> None:
    scene = given(ruin=5)
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(face, face)
    scene.closes()
    assert scene.risk.passes[0].compare


@pytest.mark.rule("EF-DIE-03")
@pytest.mark.parametrize(
    ("faces", "highest"), [((6, 3, 2, 1), 6), ((3, 5, 2, 1), 5), ((3, 2, 4, 1), 4), ((2, 1, 1, 3), 3)]
)
def test_the_highest_die_may_be_skill_bargain_dark_or_help(faces: tuple[int, ...], highest: int) -> None:
    scene = given()
    scene.gathers(ANA, skill=True, bargain=True, dark=True)
    scene.helped_by(BO)
    scene.throws(*faces)
    scene.closes()
    scene.finishes()
    assert scene.announced(DiceRead) == [DiceRead(ANA, highest)]


@pytest.mark.rule("EF-DIE-03")
def test_a_help_die_that_is_left_out_is_not_the_highest() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.helped_by(BO)
    scene.throws(3, 2, 6)
    scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    scene.finishes()
    assert scene.announced(DiceRead) == [DiceRead(ANA, 3)]


@pytest.mark.rule("EF-DIE-04")
def test_dice_fall_in_this_order_skill_bargain_dark_help_in_order_of_acceptance() -> None:
    scene = given(players=4)
    scene.gathers(ANA, bargain=True, dark=True)
    scene.does(ANA, ClaimSkill("background", words="I grew up by the water"))
    for helper in (BO, CY, DI):
        scene.does(helper, OfferHelp())
    for helper in (DI, BO, CY):
        scene.does(ANA, AcceptHelp(helper))
    for helper in (CY, BO, DI):
        scene.does(helper, Expose(words="I am in the water too"))
    scene.throws(1, 2, 3, 4, 5, 6)
    assert scene.announced(DiceRolled) == [
        DiceRolled(
            1,
            1,
            (
                Die("light", "skill", ANA, 1),
                Die("light", "bargain", ANA, 2),
                Die("dark", "risk", ANA, 3),
                Die("light", "help", DI, 4),
                Die("light", "help", BO, 5),
                Die("light", "help", CY, 6),
            ),
        )
    ]


@pytest.mark.rule("EF-DIE-04")
@pytest.mark.parametrize(("dark", "kinds"), [(True, ["risk", "reroll", "reroll"]), (False, ["reroll", "reroll"])])
def test_in_a_re_roll_dark_dice_fall_oldest_first(dark: bool, kinds: list[Why]) -> None:
    scene = given()
    scene.gathers(ANA, skill=True, bargain=True, dark=dark)
    for pass_ in range(3):
        fallen = [6, 6, 1, 2, 3][: 2 + dark + pass_]
        scene.rolls(*fallen)
        scene.does(ANA, Reroll() if pass_ else RollDice())
        if scene.risk.stage == "window":
            scene.closes()
    last = scene.announced(DiceRolled)[-1]
    assert [die.why for die in last.dice] == ["skill", "bargain", *kinds]
    assert [die.face for die in last.dice] == [6, 6, 1, 2, 3][: 2 + len(kinds)]


@pytest.mark.rule("EF-DIE-04")
def test_the_log_stores_each_die_with_roll_pass_colour_owner_and_value() -> None:
    """EF-R18"""
    scene = given()
    scene.gathers(BO, skill=True)
    scene.throws(2)
    scene.finishes()
    scene.gathers(ANA, skill=True)
    scene.throws(2)
    scene.rerolls(3, 4)
    scene.helped_by(BO, 5)
    assert scene.announced(DiceRolled) == [
        DiceRolled(1, 1, (Die("light", "skill", BO, 2),)),
        DiceRolled(2, 1, (Die("light", "skill", ANA, 2),)),
        DiceRolled(2, 2, (Die("light", "skill", ANA, 3), Die("dark", "reroll", ANA, 4))),
        DiceRolled(2, 2, (Die("light", "help", BO, 5),)),
    ]


def a_river_crossed(match: Match[Any]) -> list[int]:
    """All faces of a roll with three dice, one help die and as many re-rolls as it takes, in the order of the log."""
    script: list[tuple[Seat, Action]] = [
        (ANA, Declare(False, words="cross the river")),
        (GM, Waive()),
        (ANA, ClaimSkill("occupation", words="a ferryman knows water")),
        (GM, OfferBargain(words="your boots are gone")),
        (ANA, AcceptBargain(0)),
        (ANA, TakeDark()),
        (BO, OfferHelp()),
        (ANA, AcceptHelp(BO)),
        (BO, Expose(words="I hold the rope")),
        (ANA, RollDice()),
    ]
    for seat, action in script:
        match.act(seat, action)
    for _ in range(5):
        match.act(ANA, CloseWindow())
        if Reroll() not in match.choices(ANA):
            break
        match.act(ANA, Reroll())
    rolled = [heard.event for heard in match.heard if isinstance(heard.event, DiceRolled)]
    return [die.face for event in rolled for die in event.dice]


@pytest.mark.rule("EF-DIE-04")
@pytest.mark.parametrize("seed", ["owl", "fox", "moth", "newt", "toad"])
def test_dice_are_the_draws_of_the_tables_seed_one_after_the_other(seed: str) -> None:
    """EF-R18: whoever knows the seed afterwards can draw them all again."""
    plan = plan_for(GAME, 4, seed)
    match = Match(GAME, plan)
    faces = a_river_crossed(match)
    again = chance_from(plan.seed, plan.entropy)
    assert faces == [again.below(FACES) + 1 for _ in faces]
    assert match.rng.drawn() == again.drawn()


# Once the dice lie


def in_the_window() -> Scene:
    scene = given(players=4, ruin={ANA: 2, DI: 6})
    scene.state.character(DI).fate = "dies"
    scene.gathers(ANA, skill=True, bargain=True, dark=True)
    scene.does(GM, OfferBargain(words="someone hears you"))
    scene.helped_by(BO)
    scene.throws(5, 2, 1, 4)
    scene.does(CY, OfferHelp())
    return scene


def at_the_risk_step() -> Scene:
    scene = in_the_window()
    scene.closes()
    return scene


def in_the_second_window() -> Scene:
    scene = at_the_risk_step()
    scene.rerolls(1, 3, 5, 2)
    scene.does(CY, OfferHelp())
    scene.does(ANA, AcceptHelp(CY))
    return scene


def while_it_is_told() -> Scene:
    scene = at_the_risk_step()
    scene.rerolls(1, 3, 5, 2)
    scene.closes()
    scene.does(GM, DescribeComplication(words="the rope breaks"))
    return scene


def values(kind: Any) -> list[Any]:
    """Some values for a field of an action, with some that fit nothing."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) is tuple:
        return [(), (ANA,), (BO, CY)]
    plain: dict[Any, list[Any]] = {
        bool: [False, True],
        str: ["so it goes"],
        int: [-1, 0, 1, 2],
        Seat: [*range(-1, 5)],
    }
    return plain[kind]


def every_action() -> Iterator[Action]:
    """Each kind of action that there is, filled in in every way."""
    for kind in get_args(AnyAction):
        hints = get_type_hints(kind)
        fields = {name: values(hints[name]) for name in kind.__struct_fields__}
        for filled in product(*fields.values()):
            yield kind(**dict(zip(fields, filled, strict=True)))


class Lying(NamedTuple):
    passes: list[tuple[Die, ...]]
    help: dict[Seat, Die]
    pool: tuple[object, ...]
    """What it was made of."""


def what_lies(risk: Risk) -> Lying:
    pool = risk.skill, risk.bargain(), risk.has_dark(), risk.ritual, risk.roller, risk.task
    return Lying([one.dice for one in risk.passes], {help.seat: help.die for help in risk.helps if help.die}, pool)


@pytest.mark.rule("EF-RISK-11")
@pytest.mark.rule("EF-HELP-09")
@pytest.mark.parametrize("stage", [in_the_window, at_the_risk_step, in_the_second_window, while_it_is_told])
def test_nothing_that_anyone_can_do_changes_dice_that_lie(stage: Callable[[], Scene]) -> None:
    """EF-R18, EF-R25, EF-R27: by any action of any seat, offered or not; what is new may only be added."""
    before = stage()
    lying = what_lies(before.risk)
    done: set[str] = set()
    for action, seat in product(every_action(), [OUTSIDE, *map(Seat, range(before.state.seats))]):
        table: Table[State] = Table(before.state.copy(), Drawn(5), [])
        try:
            if isinstance(action, Spoken):
                check_words(action)
            GAME.apply(table, seat, action)
        except IllegalAction:
            continue
        done.add(type(action).__name__)
        if table.state.roll is None:
            # EF-R30: for a roller who has gone, the game master may take the whole roll off the table.
            assert isinstance(action, DescribeSuccess) or (isinstance(action, WithdrawRoll) and seat == GM)
            continue
        after = table.state.roll
        assert isinstance(after, Risk)
        now = what_lies(after)
        assert now.passes[: len(lying.passes)] == lying.passes, action
        assert {helper: now.help[helper] for helper in lying.help} == lying.help, action
        assert now.pool == lying.pool, action
    expected = {
        in_the_window: {"CloseWindow", "AcceptHelp", "DeclineHelp", "UseHelp", "WithdrawHelp"},
        at_the_risk_step: {"Reroll", "Stand"},
        in_the_second_window: {"CloseWindow", "Expose", "UseHelp"},
        while_it_is_told: {"DescribeSuccess"},
    }[stage]
    assert expected <= done
    assert done.isdisjoint({"RollDice", "TakeDark", "DropDark", "OrderDark", "StrikeSkill", "DropSkill", "ClaimSkill"})
    assert done.isdisjoint({"AcceptBargain", "ObjectToBargain", "CorrectRuin", "SetPushRule"})
