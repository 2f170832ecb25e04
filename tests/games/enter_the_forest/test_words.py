"""Every choice and every announcement can be told in words."""

import re
from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from games.enter_the_forest import stages
from games.enter_the_forest.scene import ANA, BO, CY, GM, given
from games.enter_the_forest.stages import KINDS, STAGES, Stage, at
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AnyAction,
    CallOn,
    CorrectRuin,
    NameWitnesses,
    Reroll,
    RollDice,
    SealDice,
    StrikeEntry,
    UseHelp,
    Write,
)
from lanternwood.games.enter_the_forest.events import (
    BetrayalNoticed,
    BlindRolled,
    CharacterWritten,
    Conceded,
    ContestRolled,
    Count,
    DiceCompared,
    DiceRead,
    DiceRolled,
    Event,
    FaceCompared,
    ReductionRolled,
    RiskDeclared,
    RuinMarked,
    RuinRolled,
    RuinStepPassed,
    SuccessGranted,
)
from lanternwood.games.enter_the_forest.labels import LABELS
from lanternwood.games.enter_the_forest.options import GmKind
from lanternwood.games.enter_the_forest.state import Colour, Die
from lanternwood.games.enter_the_forest.telling import TOLD
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat, Spoken, Viewer
from lanternwood.kernel.words import by_seats, with_names

WORDS = "so be it"
LIGHT, DARK = Die("light", "skill", ANA, 4), Die("dark", "risk", ANA, 5)


def is_plain(text: str) -> bool:
    """Words for people: no Python, no ids, no stray signs, and it begins like a sentence."""
    odd = r"None|True|False|[\[\]{}_*<>]|  |^ | $|^$|EF-|\.\.|,,| [.,:;]|:$|’’|“”"
    read = by_seats(text)
    return not re.search(odd, read) and (read[0].isupper() or read[0].isdigit())


def ends_well(text: str) -> bool:
    """With a full stop, a question, or what somebody said."""
    return text.endswith((".", "?", "”"))


def test_every_kind_of_action_has_a_label() -> None:
    assert set(LABELS) == set(get_args(AnyAction))


def test_every_kind_of_announcement_has_a_sentence() -> None:
    assert set(TOLD) == set(get_args(Event))


def samples(kind: Any, words: str) -> list[Any]:
    """Announcements of this kind: one for each thing that a field may hold."""
    made: list[dict[str, Any]] = [{}]
    for field in msgspec.structs.fields(kind):
        made = [{**fields, field.name: value} for fields in made for value in values(field.name, field.type, words)]
    return [kind(**fields) for fields in made]


def values(name: str, kind: Any, words: str) -> list[Any]:
    if name == "fate":
        return ["dies", "belongs"]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    many: dict[Any, list[Any]] = {
        Seat: [GM, ANA],
        str: [words],
        bool: [False, True],
        int: [1, 4, 6],
        int | None: [None, 2],
        Die: [DARK],
        tuple[Die, ...]: [(LIGHT,), (DARK,), (LIGHT, DARK)],
        tuple[Colour, ...]: [("light",), ("light", "dark", "dark")],
        tuple[Count, ...]: [(Count(ANA, 1), Count(BO, 2))],
        tuple[Seat, ...]: [(BO,), (BO, CY)],
    }
    if name in ("seat", "author") and kind is Seat:
        return [ANA]
    return many[kind]


@pytest.mark.parametrize("kind", get_args(Event))
@pytest.mark.parametrize("named", [True, False])
def test_every_announcement_reads_well_to_everyone(kind: type, named: bool) -> None:
    scene = given()
    if named:
        for seat, name in ((ANA, "Ana"), (BO, "Bo"), (CY, "Cy")):
            scene.does(seat, Write("name", words=name))
    for viewer in (GM, ANA, BO, None):
        for event in samples(kind, WORDS):
            text = GAME.words.tell(scene.view(viewer), event)
            assert is_plain(text), text
            assert ends_well(text), text


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stage", STAGES)
def test_every_choice_has_a_label_of_its_own_that_reads_well(stage: Stage, kind: GmKind) -> None:
    state = at(stage, kind).scene.state
    for seat in [OUTSIDE, *(Seat(number) for number in range(state.seats))]:
        view = GAME.view(state, None if seat == OUTSIDE else seat)
        labels = [GAME.words.label(view, action) for action in GAME.choices(state, seat)]
        for text in labels:
            assert is_plain(text), text
            assert len(text) < 90, text
        assert len(labels) == len(set(labels)), sorted(labels)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(5))
def test_all_that_comes_up_in_play_reads_well(kind: GmKind, seed: int) -> None:
    match = Match(GAME, plan_for(GAME, 4, f"words {seed}", {"gm": kind, "evening": 3, "veil": bool(seed % 2)}))
    taste = Random(seed)
    while not match.outcome() and len(match.log) < 160:
        seat = taste.choice(list(match.pending()))
        view = match.view(seat)
        choices = list(match.choices(seat))
        for choice in choices:
            assert is_plain(GAME.words.label(view, choice)), choice
        action = taste.choice(choices)
        if isinstance(action, Spoken):
            action = msgspec.structs.replace(action, words=WORDS)
        for heard in match.act(seat, action):
            for viewer in [None, *range(4)] if heard.audience is None else heard.audience:
                text = GAME.words.tell(match.view(None if viewer is None else Seat(viewer)), heard.event)
                assert is_plain(text), text
                assert ends_well(text), text


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_people_write_stands_in_the_words_as_it_was(kind: GmKind) -> None:
    """Also where it looks like a placeholder: nobody's name comes into it."""
    match = Match(GAME, plan_for(GAME, 4, f"braces {kind}", {"gm": kind, "evening": 3}))
    taste, found = Random(1), 0
    while not match.outcome() and len(match.log) < 300:
        seat = taste.choice(list(match.pending()))
        for choice in match.choices(seat):
            found += as_it_was(GAME.words.label(match.view(seat), choice))
        action = taste.choice(list(match.choices(seat)))
        if isinstance(action, Spoken):
            action = msgspec.structs.replace(action, words=BRACES)
        for heard in match.act(seat, action):
            found += as_it_was(GAME.words.tell(match.view(seat), heard.event))
    assert found > 100


BRACES = "{0} or {none"


def as_it_was(words: str) -> bool:
    text = with_names(words, ["NOBODY"] * 4)
    assert "NOBODY or" not in text, words
    assert "or {none" in text or "or {{none" not in text, words
    return BRACES in text


def test_words_that_are_left_out_leave_no_empty_quotes() -> None:
    scene = given()
    scene.does(ANA, Write("name", words="Ana"))
    assert told(scene.does(GM, CallOn(ANA))[0]) == "The light falls on {1}."
    for field in ("name", "occupation", "background"):
        text = told(CharacterWritten(ANA, field, ""))
        assert is_plain(text), text
        assert ends_well(text), text


def told(event: Any, viewer: Viewer = None) -> str:
    return GAME.words.tell(given().view(viewer), event)


def test_people_are_called_by_the_name_of_their_character_or_by_their_seat() -> None:
    scene = given()
    assert GAME.words.tell(scene.view(None), Conceded(ANA)) == "{1} withdraws and concedes the stake."
    scene.does(ANA, Write("name", words="Ysolde"))
    assert GAME.words.tell(scene.view(None), Conceded(ANA)) == "Ysolde withdraws and concedes the stake."
    assert told(SuccessGranted(GM, "the rope is gone")).startswith("The game master: it works after all")


@pytest.mark.rule("EF-UI-07")
def test_dice_are_told_by_colour() -> None:
    second = Die("dark", "reroll", ANA, 2)
    helping = Die("light", "help", BO, 6)
    assert told(DiceRolled(1, 1, (LIGHT, DARK, helping))) == "The dice: light 4, dark 5, help 6."
    assert told(DiceRolled(1, 2, (LIGHT, DARK, second))) == "The dice, throw 2: light 4, dark 5 2."


@pytest.mark.parametrize(
    ("dark", "light", "text"),
    [
        (None, 4, "No dark die: nothing to compare."),
        (3, None, "There is no light die to stand against the dark 3."),
        (5, 4, "Dark 5 beats light 4."),
        (4, 4, "Dark 4 ties light 4, and that is enough."),
        (2, 4, "Light 4 stays above dark 2."),
    ],
)
def test_compare_is_told_as_it_fell(dark: int | None, light: int | None, text: str) -> None:
    yes = dark is not None and (light is None or dark >= light)
    assert told(DiceCompared(ANA, dark, light, yes)) == text


@pytest.mark.parametrize(
    ("highest", "text"), [(1, "fails."), (3, "fails."), (4, "with a complication."), (5, "with a complication.")]
)
def test_the_result_is_told(highest: int, text: str) -> None:
    assert told(DiceRead(ANA, highest)).endswith(text)
    assert told(DiceRead(ANA, 6)) == "The highest die is 6: {1} succeeds."


def test_a_mark_is_told_with_its_number_where_that_may_be_known() -> None:
    assert told(RuinMarked(ANA, 3)) == "{1} marks one Ruin: now 3."
    assert told(RuinMarked(ANA, None)) == "{1} marks one Ruin."
    assert told(RuinStepPassed(ANA, 5, 3, True)) == "5 is higher than Ruin 3: {1} is marked."
    assert told(RuinStepPassed(ANA, 3, 3, False)) == "3 is not higher than Ruin 3: nothing is marked."


def test_a_risk_asks_what_could_go_wrong() -> None:
    assert told(RiskDeclared(1, ANA, False, "cross the river")) == (
        "{1} tries something risky: “cross the river” What could go wrong?"
    )


def test_a_contest_is_told_pool_by_pool_and_face_by_face() -> None:
    dice = (Die("light", "ruin", ANA, 4), Die("dark", "deadly", ANA, 1), Die("light", "ruin", BO, 6))
    assert told(ContestRolled(1, dice)) == "All is revealed. {1}: light 4, dark 1; {2}: light 6."
    assert told(FaceCompared(6, (Count(ANA, 0), Count(BO, 1)), (BO,))) == "6s: {1} 0, {2} 1."


def test_a_ruin_roll_and_a_reduction_are_told() -> None:
    die = Die("dark", "ruin", ANA, 5)
    assert told(RuinRolled(ANA, die, True)) == "{1} rolls a dark 5: it gets in."
    assert told(RuinRolled(ANA, die, False)) == "{1} rolls a dark 5 and is unaffected."
    light = Die("light", "ruin", ANA, 2)
    assert told(ReductionRolled(ANA, light, 5, True), ANA) == "A light 2 against Ruin 5: nobody notices."


def test_what_was_noticed_is_told_to_each_in_their_own_way() -> None:
    event = BetrayalNoticed(ANA, (BO,), "I lie")
    assert told(event, BO) == "You notice that {1} serves the Forest: “I lie”"
    assert told(event, GM) == "{2} noticed {1}: “I lie”"
    assert is_plain(told(BetrayalNoticed(ANA, (), "I lie"), GM))


def test_a_blind_roll_is_told_by_its_colours() -> None:
    assert told(BlindRolled(0, ("light", "dark"))) == "Blind roll 1: light and dark, under the game master's hand."


def test_labels_say_what_the_dice_would_be() -> None:
    on = at(stages.pooled, "person")
    assert GAME.words.label(on.scene.view(on.first), RollDice()) == "Roll 2 light and 1 dark"
    again = at(stages.risk_step, "person")
    text = "Re-roll everything with one more dark die (2 dark in all)"
    assert GAME.words.label(again.scene.view(again.first), Reroll()) == text
    helped = at(stages.window_helped, "person")
    assert GAME.words.label(helped.scene.view(helped.first), UseHelp(helped.second, False)) == "Leave Bo's help die out"
    sealing = at(stages.contest_gathering, "person")
    view = sealing.scene.view(sealing.first)
    assert [GAME.words.label(view, SealDice(extra)) for extra in (0, 1, 2)] == [
        "Seal: no extra dark dice",
        "Seal: 1 extra dark die",
        "Seal: 2 extra dark dice",
    ]


def test_labels_name_whom_they_concern() -> None:
    on = at(stages.act_noticed, "person")
    view = on.scene.view(on.scene.state.gm)
    assert GAME.words.label(view, NameWitnesses(on.first, (on.second, on.third))) == "Bo and Cy notice Ana"
    assert GAME.words.label(view, NameWitnesses(on.first, (on.third,))) == "Cy notices Ana"
    assert GAME.words.label(view, NameWitnesses(on.first, ())) == "Let whoever sits next notice Ana"
    assert GAME.words.label(view, CorrectRuin(on.second, -1)) == "Correct the Ruin of Bo: one less"
    extras = at(stages.with_extras, "person")
    text = "Strike Ritual: call the wind"
    assert GAME.words.label(extras.scene.view(extras.first), StrikeEntry("rituals", 0)) == text
