"""What the engine gives the screen: a table to come back to, sheets, buttons, reasons, odds and a log (section 4)."""

import re
from fractions import Fraction
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.enter_the_forest import stages
from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, every_action, given
from games.enter_the_forest.stages import KINDS, STAGES, Cast, Stage, at
from lanternwood.games import enter_the_forest
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    AcceptHelp,
    AddCondition,
    AddEntry,
    AnyAction,
    ClaimSkill,
    Declare,
    DeclareReduction,
    DeclineBargain,
    DescribeComplication,
    DescribeSuccess,
    DropDark,
    DropSkill,
    Expose,
    ObjectToBargain,
    OfferBargain,
    OfferHelp,
    OrderDark,
    RollDice,
    SealDice,
    Stand,
    StrikeEntry,
    TakeDark,
    Waive,
    Write,
)
from lanternwood.games.enter_the_forest.characters import MOST_ENTRIES
from lanternwood.games.enter_the_forest.events import (
    BargainAccepted,
    BargainCameTrue,
    BargainOffered,
    ComplicationDescribed,
    ContestRolled,
    ContestWon,
    DarkTaken,
    DiceCompared,
    DiceRead,
    DiceRolled,
    DiceSealed,
    FaceCompared,
    HelpAccepted,
    HelperExposed,
    HelpMatched,
    HelpOffered,
    MishapsWaived,
    Rerolled,
    RiskDeclared,
    RollClosed,
    RuinMarked,
    RuinStepPassed,
    SkillClaimed,
    Stood,
    SuccessDescribed,
)
from lanternwood.games.enter_the_forest.odds import P1, P3, after_reroll, one_pass, whole_roll
from lanternwood.games.enter_the_forest.odds_shown import Exact, PoolOdds
from lanternwood.games.enter_the_forest.options import GmKind
from lanternwood.games.enter_the_forest.rules import check
from lanternwood.games.enter_the_forest.state import State
from lanternwood.games.enter_the_forest.view import ContestView, RiskView, RuinRollView, View
from lanternwood.games.enter_the_forest.waiting import onward
from lanternwood.kernel.match import Match, plan_for, replay, to_json
from lanternwood.kernel.model import Action, Event, IllegalAction, Seat, Spoken, Viewer
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

RULES = (Path(enter_the_forest.__file__).parent / "RULES.md").read_text(encoding="utf-8")
KNOWN_IDS = {
    *re.findall(r"\*\*(EF-[A-Z]+-\d+)\*\*", RULES),
    *re.findall(r"^\| (EF-R\d+) \|", RULES, re.MULTILINE),
}


def kinds(happened: list[Event]) -> list[type]:
    return [type(event) for event in happened]


def offered(scene: Scene, seat: Seat, kind: type[Action]) -> bool:
    return any(isinstance(action, kind) for action in GAME.choices(scene.state, seat))


def risk_of(view: View) -> RiskView:
    assert isinstance(view.roll, RiskView)
    return view.roll


def contest_of(view: View) -> ContestView:
    assert isinstance(view.roll, ContestView)
    return view.roll


# EF-UI-01 Coming back


def go_on(table: Table[State]) -> bytes:
    """To rest, with the same luck for everyone who starts from here."""
    while (step := onward(table.state)) is not None:
        GAME.apply(table, *step)
    return to_json([table.state, table.heard])


@pytest.mark.rule("EF-UI-01")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stage", STAGES)
def test_a_table_that_was_put_away_is_found_as_it_was_and_goes_on_alike(stage: Stage, kind: GmKind) -> None:
    state = at(stage, kind).scene.state
    found = msgspec.json.decode(to_json(state), type=State)
    assert to_json(found) == to_json(state)
    for seat in range(state.seats):
        assert list(GAME.choices(found, Seat(seat))) == list(GAME.choices(state, Seat(seat)))
    ends = [go_on(Table(one, HashRng(b"later"), [])) for one in (state, found)]
    assert ends[0] == ends[1]


@pytest.mark.rule("EF-UI-01")
def test_whoever_looks_on_without_a_seat_has_a_view_at_any_time() -> None:
    for stage in STAGES:
        assert at(stage, "person").scene.view(None).seat is None


# EF-UI-02 The sheet


@pytest.mark.rule("EF-UI-02")
@pytest.mark.parametrize("viewer", [GM, ANA, BO, None])
def test_every_sheet_is_seen_by_all_at_any_time(viewer: Viewer) -> None:
    scene = given(2, ruin={ANA: 3}, starting=2)
    scene.does(ANA, Write("name", words="Ysolde"))
    scene.does(ANA, Write("occupation", words="ferryman"))
    scene.does(ANA, Write("background", words="raised by crows"))
    scene.does(ANA, AddEntry("skills", words="climbing"))
    scene.does(ANA, AddEntry("equipment", words="a rope"))
    scene.does(ANA, AddEntry("rituals", words="call the wind"))
    scene.does(GM, AddCondition(ANA, words="gloomy"))
    scene.gathers(BO, skill=True)
    seen = scene.view(viewer).characters[0]
    assert (seen.seat, seen.name, seen.occupation, seen.background) == (ANA, "Ysolde", "ferryman", "raised by crows")
    assert (seen.skills, seen.equipment, seen.rituals) == (("climbing",), ("a rope",), ("call the wind",))
    assert (seen.conditions, seen.starting, seen.ruin) == (("gloomy",), 2, 3)
    assert (seen.turned, seen.lost) == (False, False)


@pytest.mark.rule("EF-UI-02")
def test_everyone_writes_their_own_sheet_and_no_other() -> None:
    scene = given(2)
    scene.does(ANA, AddEntry("skills", words="climbing"))
    assert scene.refuses(BO, StrikeEntry("skills", 0)).startswith("EF-UI-02")
    assert scene.refuses(GM, Write("name", words="me")).startswith("EF-UI-02")
    assert scene.refuses(ANA, AddEntry("skills", words="")).startswith("EF-UI-02")
    scene.does(ANA, StrikeEntry("skills", 0))
    for line in range(MOST_ENTRIES):
        scene.does(ANA, AddEntry("skills", words=f"skill {line}"))
    assert scene.refuses(ANA, AddEntry("skills", words="one more")).startswith("EF-UI-02")


# EF-UI-03 Buttons and reasons


@pytest.mark.rule("EF-UI-03")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stage", STAGES)
def test_what_is_not_offered_is_refused_with_a_rule_and_a_reason(stage: Stage, kind: GmKind) -> None:
    state = at(stage, kind).scene.state
    for seat in (Seat(number) for number in range(state.seats)):
        legal = list(GAME.choices(state, seat))
        for action in every_action(state.seats):
            refusal = refusal_of(state, seat, action)
            assert (action.plain() in legal) == (refusal is None), f"{action} by {seat}: {refusal}"
            if refusal is not None:
                assert refusal.rule in KNOWN_IDS, refusal
                assert re.fullmatch(r"[^.{}]{8,120}", refusal.why), refusal


def refusal_of(state: State, seat: Seat, action: AnyAction) -> IllegalAction | None:
    try:
        check(state, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


STEPS: list[tuple[Stage, str]] = [
    (stages.declared, "declared"),
    (stages.pooled, "gathering"),
    (stages.window, "window"),
    (stages.risk_step, "risk"),
    (stages.succeeds, "describe"),
    (stages.ruin_proposed, "proposed"),
    (stages.ruin_called, "called"),
    (stages.condition_owed, "condition"),
]


@pytest.mark.rule("EF-UI-03")
@pytest.mark.parametrize(("stage", "box"), STEPS)
def test_everyone_sees_which_box_of_the_chart_is_lit(stage: Stage, box: str) -> None:
    on = at(stage, "person")
    for viewer in (on.first, on.third, None):
        roll = on.scene.view(viewer).roll
        assert isinstance(roll, RiskView | RuinRollView)
        assert roll.stage == box


# EF-UI-04 Gathering


@pytest.mark.rule("EF-UI-04")
def test_each_die_has_its_source_and_its_reason() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, bargain=True, dark=True)
    risk = risk_of(scene.view(None))
    assert risk.skill is not None
    assert (risk.skill.source, risk.skill.words) == ("occupation", "a ferryman knows water")
    assert [(one.words, one.standing) for one in risk.bargains] == [("your boots are gone", "accepted")]
    assert (risk.dark, risk.ordered, risk.ritual) == (True, False, False)


@pytest.mark.rule("EF-UI-04")
def test_each_source_is_switched_on_and_off() -> None:
    scene = given()
    scene.gathers(ANA)
    for on, off in ((TakeDark(), DropDark()), (ClaimSkill("background", words="my father was one"), DropSkill())):
        assert not offered(scene, ANA, type(off))
        scene.does(ANA, on)
        assert not offered(scene, ANA, type(on))
        scene.does(ANA, off)
    assert scene.refuses(ANA, RollDice()).startswith("EF-RISK-10")


@pytest.mark.rule("EF-UI-04")
@pytest.mark.parametrize(("ritual", "reason"), [(True, "Ritual"), (False, "GM")])
def test_a_compulsory_dark_die_is_locked_and_says_why(ritual: bool, reason: str) -> None:
    scene = given()
    scene.does(ANA, Declare(ritual, words="call the wind"))
    scene.does(GM, Waive())
    if not ritual:
        scene.does(GM, OrderDark())
    assert reason in scene.refuses(ANA, DropDark())
    risk = risk_of(scene.view(BO))
    assert (risk.ritual, risk.ordered) == (ritual, not ritual)


# EF-UI-05 Bargains


@pytest.mark.rule("EF-UI-05")
def test_a_bargain_shows_author_and_price_to_accept_or_pass_and_others_may_object() -> None:
    scene = given()
    scene.gathers(ANA)
    scene.does(GM, OfferBargain(words="your boots are gone"))
    scene.does(BO, OfferBargain(words="Cy hates you for it"))
    bargains = risk_of(scene.view(None)).bargains
    assert [(one.seat, one.words) for one in bargains] == [(GM, "your boots are gone"), (BO, "Cy hates you for it")]
    choices = GAME.choices(scene.state, ANA)
    assert {AcceptBargain(0), AcceptBargain(1), DeclineBargain(0), DeclineBargain(1)} <= set(choices)
    assert not offered(scene, BO, AcceptBargain)
    scene.does(ANA, DeclineBargain(0))
    scene.does(ANA, AcceptBargain(1))
    assert [one.standing for one in risk_of(scene.view(None)).bargains] == ["declined", "accepted"]
    scene.does(CY, ObjectToBargain(1))
    assert risk_of(scene.view(None)).bargains[1].standing == "cancelled"
    assert scene.risk.bargain() is None


@pytest.mark.rule("EF-UI-05")
def test_nobody_objects_once_the_dice_are_rolled() -> None:
    scene = given()
    scene.gathers(ANA, bargain=True)
    assert offered(scene, CY, ObjectToBargain)
    scene.throws(4)
    assert not offered(scene, CY, ObjectToBargain)
    assert scene.refuses(CY, ObjectToBargain(0)).startswith("EF-R07")


# EF-UI-06 Help


@pytest.mark.rule("EF-UI-06")
def test_help_is_offered_to_those_who_may_give_it_and_nobody_else() -> None:
    scene = given(4, ruin={CY: 6})
    scene.gathers(ANA, skill=True)
    seats = [Seat(seat) for seat in range(5)]
    assert not [seat for seat in seats if offered(scene, seat, OfferHelp)]
    scene.does(ANA, TakeDark())
    assert [seat for seat in seats if offered(scene, seat, OfferHelp)] == [BO, Seat(4)]
    scene.does(BO, OfferHelp())
    assert not offered(scene, BO, OfferHelp)


@pytest.mark.rule("EF-UI-06")
def test_no_help_die_falls_before_the_exposure_is_told() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.does(BO, OfferHelp())
    assert scene.refuses(BO, Expose(words="I hold on")).startswith("EF-HELP-05")
    scene.does(ANA, AcceptHelp(BO))
    assert scene.refuses(BO, Expose(words="")).startswith("EF-HELP-05")
    assert scene.refuses(ANA, RollDice()).startswith("EF-HELP-05")
    scene.does(BO, Expose(words="I hold on"))
    scene.throws(4, 2, 3)
    help = risk_of(scene.view(CY)).helps[0]
    assert help.die is not None
    assert (help.exposure, help.die.face) == ("I hold on", 3)


# EF-UI-07 Dice


@pytest.mark.rule("EF-UI-07")
def test_dice_are_announced_with_colour_and_face_in_words_too() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.helped_by(BO)
    happened = scene.throws(4, 5, 2)
    rolled = happened[0]
    assert isinstance(rolled, DiceRolled)
    assert (rolled.number, rolled.throw) == (1, 1)
    assert [(die.colour, die.why, die.owner, die.face) for die in rolled.dice] == [
        ("light", "skill", ANA, 4),
        ("dark", "risk", ANA, 5),
        ("light", "help", BO, 2),
    ]
    assert GAME.words.tell(scene.view(None), rolled) == "The dice: light 4, dark 5, help 2."


# EF-UI-08 The Contest


@pytest.mark.rule("EF-UI-08")
def test_a_contest_shows_stake_agreement_seals_and_then_everything_at_once() -> None:
    on = at(stages.contest_proposed, "person")
    seen = contest_of(on.scene.view(None))
    assert (seen.stake, seen.proposer, seen.gathering) == ("the map", on.first, False)
    assert [(one.seat, one.agreed) for one in seen.contenders] == [(on.first, True), (on.second, False)]
    ready = at(stages.one_sealed, "person")
    seen = contest_of(ready.scene.view(None))
    assert (seen.gathering, seen.deadly) == (True, True)
    assert [(one.sealed, one.extra) for one in seen.contenders] == [(True, None), (False, None)]
    mine = contest_of(ready.scene.view(ready.first)).contenders[0]
    assert (mine.extra, mine.others, mine.fewest) == (2, 3, 0)
    ready.scene.rolls(6, 2, 5, 4, 3, 5, 5, 4, 2)
    happened = ready.scene.does(ready.second, SealDice(0))
    assert kinds(happened)[:3] == [DiceSealed, ContestRolled, FaceCompared]
    assert ContestWon in kinds(happened)


# EF-UI-09 Reductions


@pytest.mark.rule("EF-UI-09")
def test_only_the_turned_are_offered_a_reduction_and_only_they_and_the_game_master_see_it() -> None:
    scene = given(ruin={ANA: 5, BO: 4})
    assert [seat for seat in (GM, ANA, BO, CY) if offered(scene, seat, DeclareReduction)] == [ANA]
    scene.does(ANA, DeclareReduction(words="I lie"))
    for knowing in (GM, ANA):
        assert [(one.seat, one.act, one.stage) for one in scene.view(knowing).reductions] == [(ANA, "I lie", "asked")]
    for viewer in (BO, CY, None):
        assert scene.view(viewer).reductions == ()


# EF-UI-10 The log


@pytest.mark.rule("EF-UI-10")
def test_the_log_has_the_pool_every_pass_each_answer_the_marks_and_the_words() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, bargain=True, dark=True)
    scene.helped_by(BO)
    scene.throws(5, 2, 3, 4)
    scene.closes()
    scene.rerolls(1, 2, 4, 5)
    scene.closes()
    scene.does(GM, DescribeComplication(words="wet"))
    scene.does(ANA, DescribeSuccess(words="across"))
    assert kinds(scene.heard_by(None)) == [
        RiskDeclared,
        MishapsWaived,
        SkillClaimed,
        BargainOffered,
        BargainAccepted,
        DarkTaken,
        HelpOffered,
        HelpAccepted,
        HelperExposed,
        DiceRolled,
        DiceCompared,
        Rerolled,
        DiceRolled,
        HelpMatched,
        RuinMarked,
        DiceCompared,
        RuinStepPassed,
        RuinMarked,
        DiceRead,
        ComplicationDescribed,
        SuccessDescribed,
        BargainCameTrue,
        RollClosed,
    ]
    throws = scene.announced(DiceRolled)
    assert [(one.throw, [die.face for die in one.dice]) for one in throws] == [(1, [5, 2, 3, 4]), (2, [1, 2, 4, 5])]


@pytest.mark.rule("EF-UI-10")
def test_a_roll_that_stands_and_one_with_no_dark_die_are_logged_too() -> None:
    scene = given()
    scene.gathers(ANA, skill=True)
    before = len(scene.heard_by(None))
    scene.throws(6)
    scene.does(ANA, Stand())
    assert kinds(scene.heard_by(None))[before:] == [DiceRolled, DiceCompared, Stood, DiceRead]
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, None, 6, False)]


@pytest.mark.rule("EF-UI-10")
@pytest.mark.parametrize("seed", range(4))
def test_the_log_only_ever_grows_and_can_be_written_out_for_each_viewer(seed: int) -> None:
    match, random = Match(GAME, plan_for(GAME, 4, f"log {seed}", {"evening": 2})), Random(seed)
    kept: dict[Viewer, list[Event]] = {GM: [], ANA: [], None: []}
    while match.outcome() is None and len(match.log) < 120:
        act_at_random(match, random)
        for viewer, before in kept.items():
            now = match.announced_to(viewer)
            assert now[: len(before)] == before
            kept[viewer] = now
    for reader, events in kept.items():
        assert [msgspec.json.decode(to_json(event), type=GAME.event_type) for event in events] == events
        assert all(GAME.words.tell(match.view(reader), event) for event in events)


def act_at_random(match: Match[State], random: Random) -> None:
    seat = random.choice(list(match.pending()))
    action = random.choice(list(match.choices(seat)))
    if isinstance(action, Spoken):
        action = msgspec.structs.replace(action, words="so be it")
    match.act(seat, action)


# EF-UI-12 Odds


def fraction(exact: Exact) -> Fraction:
    return Fraction(exact.top, exact.bottom)


def odds_seen(scene: Scene, viewer: Viewer) -> PoolOdds:
    odds = risk_of(scene.view(viewer)).odds
    assert odds is not None
    return odds


@pytest.mark.rule("EF-UI-12")
@pytest.mark.parametrize("push_always", [False, True])
@pytest.mark.parametrize(("skill", "bargain", "dark"), [(1, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (0, 0, 1)])
def test_the_odds_of_the_pool_on_the_table_are_those_that_were_counted(
    skill: int, bargain: int, dark: int, push_always: bool
) -> None:
    scene = given(ruin=2, push_always=push_always)
    scene.gathers(ANA, skill=bool(skill), bargain=bool(bargain), dark=bool(dark))
    light = skill + bargain
    counted = one_pass(light, dark)
    for viewer in (GM, ANA, BO, None):
        odds = odds_seen(scene, viewer)
        assert (odds.light, odds.dark) == (light, dark)
        assert tuple(map(fraction, (odds.stand.fail, odds.stand.complication, odds.stand.success))) == counted.reading
        assert tuple(map(fraction, odds.stand.marks)) == counted.marks
        assert len(odds.stand.marks) == 7
    for policy, outlook in ((P1, odds.policies[0]), (P3, odds.policies[2])):
        whole = whole_roll(light, dark, policy, push_always)
        assert (fraction(outlook.fail), fraction(outlook.success)) == (
            whole.readings[0].fail,
            whole.readings[0].success,
        )
        assert tuple(map(fraction, outlook.marks)) == whole.some_mark


@pytest.mark.rule("EF-UI-12")
def test_help_that_is_accepted_counts_as_light() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.does(BO, OfferHelp())
    assert odds_seen(scene, None).light == 1
    scene.does(ANA, AcceptHelp(BO))
    odds = odds_seen(scene, None)
    assert odds.light == 2
    assert fraction(odds.stand.fail) == one_pass(2, 1).reading.fail
    assert fraction(odds.helper_marks) == Fraction(1, 6)


@pytest.mark.rule("EF-UI-12")
def test_before_a_re_roll_the_odds_are_those_with_one_more_dark_die_and_the_help_as_it_lies() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 2)
    scene.helped_by(BO, 4)
    assert risk_of(scene.view(ANA)).odds is None
    scene.closes()
    odds, counted = odds_seen(scene, ANA), after_reroll(1, 1, (4,))
    assert (odds.light, odds.dark) == (2, 2)
    assert tuple(map(fraction, (odds.stand.fail, odds.stand.complication, odds.stand.success))) == counted.reading
    assert tuple(map(fraction, odds.stand.marks)) == counted.marks


@pytest.mark.rule("EF-UI-12")
def test_an_empty_pool_has_no_odds() -> None:
    scene = given()
    scene.gathers(ANA)
    assert risk_of(scene.view(ANA)).odds is None


@pytest.mark.rule("EF-UI-12")
def test_the_odds_never_depend_on_a_veiled_ruin() -> None:
    def shown(ruin: int) -> list[PoolOdds]:
        scene = given(ruin={ANA: ruin, BO: ruin}, turned=(ANA, BO))
        scene.gathers(ANA, skill=True, dark=True)
        scene.helped_by(BO)
        gathered = [odds_seen(scene, viewer) for viewer in (GM, ANA, BO, CY, None)]
        scene.throws(5, 2, 3)
        scene.closes()
        return gathered + [odds_seen(scene, viewer) for viewer in (GM, ANA, BO, CY, None)]

    assert shown(1) == shown(3) == shown(5)


# EF-UI-14 Replaying


def random_match(kind: GmKind, seed: int) -> Match[State]:
    match = Match(GAME, plan_for(GAME, 4, f"again {seed}", {"gm": kind, "evening": 3}))
    random = Random(seed)
    while match.outcome() is None and len(match.log) < 200:
        act_at_random(match, random)
    return match


@pytest.mark.rule("EF-UI-14")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_replaying_a_log_gives_the_same_table(kind: GmKind, seed: int) -> None:
    match = random_match(kind, seed)
    again = replay(GAME, match.plan, match.log)
    assert again.digest() == match.digest()
    assert again.heard == match.heard


@pytest.mark.rule("EF-UI-14")
def test_another_seed_gives_other_dice() -> None:
    faces = set()
    for seed in range(12):
        match = Match(GAME, plan_for(GAME, 2, f"dice {seed}"))
        match.act(ANA, Declare(False, words="cross the river"))
        match.act(GM, Waive())
        match.act(ANA, ClaimSkill("occupation", words="a ferryman"))
        match.act(ANA, TakeDark())
        match.act(ANA, RollDice())
        rolled = next(heard.event for heard in match.heard if isinstance(heard.event, DiceRolled))
        faces.add(tuple(die.face for die in rolled.dice))
    assert len(faces) > 4


@pytest.mark.rule("EF-UI-14")
@pytest.mark.parametrize("stage", STAGES)
def test_the_same_step_from_the_same_state_with_the_same_luck_comes_to_the_same(stage: Stage) -> None:
    on: Cast = at(stage, "person")
    before = to_json(on.scene.state)
    step = onward(on.scene.state)
    if step is None:
        step = (on.first, Declare(False, words="cross the river"))
    ends = []
    for _ in range(2):
        table: Table[State] = Table(on.scene.state.copy(), HashRng(b"the same"), [])
        GAME.apply(table, *step)
        ends.append(to_json([table.state, table.heard]))
    assert ends[0] == ends[1]
    assert to_json(on.scene.state) == before
