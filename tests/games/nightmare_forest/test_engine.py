"""NF-ENG: randomness, refusals, pending questions, conservation, and leaving for good."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from games.nightmare_forest.scene import ANA, BO, CY, DI, PATH, Scene, camper, given, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    Attack,
    ChooseCamper,
    ClaimPath,
    Flip,
    Keep,
    LetItRing,
    Pass,
    Search,
    TakeTheHit,
    Trim,
)
from lanternwood.games.nightmare_forest.choices import choices
from lanternwood.games.nightmare_forest.content import FOREST_DECK, GEAR_DECK, GEAR_IDS, HANDS
from lanternwood.games.nightmare_forest.events import CamperEaten, CamperLeft, CountdownBegan, GearDrawn, TurnBegan
from lanternwood.games.nightmare_forest.questions import (
    BlockQuestion,
    CamperChoice,
    KeepGear,
    KeepSurvivor,
    MuteQuestion,
    PathChoice,
    TrimGear,
)
from lanternwood.games.nightmare_forest.state import State
from lanternwood.games.nightmare_forest.view import pieces
from lanternwood.kernel.match import Match, plan_for, replay, to_json
from lanternwood.kernel.model import OUTSIDE, Action, IllegalAction, Leave, Outcome, Resign, Seat
from lanternwood.kernel.resigning import Resigned, do


def new_match(seats: int, seed: str = "engine", **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, seed, options))


def play_some(match: Match[State], moves: int, taste: Random) -> None:
    """Choose at random for everyone, so many times or until the end."""
    for _ in range(moves):
        if match.outcome():
            return
        seat = match.pending()[0]
        match.act(seat, taste.choice(match.choices(seat)))


# Randomness


@pytest.mark.rule("NF-ENG-01")
def test_the_same_seed_and_actions_give_the_same_match() -> None:
    match = new_match(4)
    play_some(match, 300, Random(1))
    again = replay(GAME, match.plan, match.log)
    assert again.digest() == match.digest()
    assert again.heard == match.heard


@pytest.mark.rule("NF-ENG-01")
def test_another_seed_gives_another_match() -> None:
    assert new_match(4, "one").state != new_match(4, "two").state


@pytest.mark.rule("NF-ENG-01")
def test_nothing_is_drawn_where_no_rule_calls_for_it() -> None:
    match = new_match(2, first_seat=1)
    drawn = match.rng.drawn()
    for seat, action in (
        (ANA, ChooseCamper(0)),
        (BO, ChooseCamper(1)),
        (ANA, ClaimPath(1)),
        (BO, ClaimPath(0)),
        (ANA, Flip(PATH)),
    ):
        match.act(seat, action)
    assert match.rng.drawn() == drawn


@pytest.mark.rule("NF-ENG-01")
def test_a_roll_is_one_draw_from_the_stream() -> None:
    scene = given(camper(gear=["tent-stake"]), camper())
    match = new_match(2, first_seat=1)
    match.table.state = scene.state
    drawn = match.rng.drawn()
    match.act(ANA, Search(1))
    assert match.rng.drawn() == drawn + 1


# Refusals


@pytest.mark.rule("NF-ENG-02")
def test_an_illegal_action_changes_nothing_and_draws_nothing() -> None:
    match = new_match(3)
    play_some(match, 60, Random(2))
    assert match.outcome() is None
    seat = match.pending()[0]
    before, log = match.digest(), list(match.log)
    heard = len(match.heard)
    refused = 0
    for action in (Search(9), Search(0), Attack(9, 1), Attack(PATH, 9), Flip(7), Keep(5), Trim(99), TakeTheHit()):
        if action not in match.choices(seat):
            with pytest.raises(IllegalAction):
                match.act(seat, action)
            refused += 1
    assert refused >= 6
    assert (match.digest(), match.log, len(match.heard)) == (before, log, heard)


# Pending questions


def camper_question() -> Scene:
    scene = given(camper(), camper())
    scene.table.state = new_match(2, first_seat=1).state
    return scene


def path_question() -> Scene:
    match = new_match(2, first_seat=1)
    match.act(ANA, ChooseCamper(0))
    match.act(BO, ChooseCamper(1))
    scene = camper_question()
    scene.table.state = match.state
    return scene


def block_question() -> Scene:
    scene = given(camper(facing="reeking-skunk", gear=["tent-stake"]), camper())
    return scene.rolls(0).when(Attack(PATH, 1))


def mute_question() -> Scene:
    scene = given(camper(facing="reeking-skunk", gear=[shown("chainsaw"), "tent-stake"]), camper())
    return scene.when(Attack(PATH, 0, (0,)))


def keep_question() -> Scene:
    return given(camper(), camper()).rolls(2).when(Search(1))


def survivor_question() -> Scene:
    return given(camper(level=3, ahead=["doc-halloran"], survivor="ivy-marsh"), camper()).when(Flip(PATH))


def trim_question() -> Scene:
    return given(camper(gear=["tent-stake"] * 3 + ["rifle"]), camper()).when(Pass())


QUESTIONS: list[tuple[Callable[[], Scene], type, Action]] = [
    (camper_question, CamperChoice, ChooseCamper(0)),
    (path_question, PathChoice, ClaimPath(0)),
    (block_question, BlockQuestion, TakeTheHit()),
    (mute_question, MuteQuestion, LetItRing()),
    (keep_question, KeepGear, Keep(0)),
    (survivor_question, KeepSurvivor, Keep(0)),
    (trim_question, TrimGear, Trim(0)),
]
BY_NAME = [kind.__name__ for _, kind, _ in QUESTIONS]


@pytest.mark.rule("NF-ENG-03")
@pytest.mark.parametrize(("ask", "kind", "answer"), QUESTIONS, ids=BY_NAME)
def test_a_question_is_part_of_the_state_and_belongs_to_one_player(
    ask: Callable[[], Scene], kind: type, answer: Action
) -> None:
    scene = ask()
    assert type(scene.state.question) is kind
    assert list(GAME.pending(scene.state)) == [ANA]
    assert scene.offers(answer)
    assert scene.refused(answer, by=BO) == "NF-ENG-03"
    assert scene.refused(Pass()) == "NF-ENG-03"
    assert scene.refused(Pass(), by=BO) == "NF-ENG-03"
    saved = msgspec.json.decode(to_json(scene.state), type=State)
    assert saved.question == scene.state.question
    assert GAME.choices(saved, ANA) == GAME.choices(scene.state, ANA)


@pytest.mark.rule("NF-ENG-03")
def test_an_answer_needs_its_question() -> None:
    scene = given(camper(), camper())
    for answer in (ChooseCamper(0), ClaimPath(0), TakeTheHit(), LetItRing(), Keep(0), Trim(0)):
        assert scene.refused(answer) == "NF-ENG-03"
    hit = block_question()
    assert hit.refused(LetItRing()) == "NF-INFO-03"
    assert hit.refused(Keep(0)) == "NF-ENG-03"
    assert hit.refused(Trim(0)) == "NF-GEAR-05"
    loud = mute_question()
    assert loud.refused(TakeTheHit()) == "NF-WOUND-03"
    assert loud.refused(ChooseCamper(0)) == "NF-READY-03"
    assert loud.refused(ClaimPath(0)) == "NF-READY-04"


@pytest.mark.rule("NF-ENG-03")
def test_only_the_active_player_acts_when_nothing_is_asked() -> None:
    scene = given(camper(), camper(gear=["rifle"]))
    assert list(GAME.pending(scene.state)) == [ANA]
    assert list(GAME.choices(scene.state, BO)) == []
    assert scene.refused(Search(1), by=BO) == "NF-ENG-03"


# Conservation


@pytest.mark.rule("NF-ENG-04")
@pytest.mark.parametrize("options", [{}, {"speed": True}, {"deadlier": True}, {"speed": True, "deadlier": True}])
def test_a_hundred_forest_and_thirty_four_gear_cards_exist_at_all_times(options: dict[str, Any]) -> None:
    assert (sum(len(deck) for deck in FOREST_DECK), len(GEAR_DECK)) == (100, 34)
    match = new_match(6, **options)
    box = pieces(match.state)
    assert box.total() == 134
    taste = Random(3)
    while not match.outcome() and len(match.log) < 600:
        play_some(match, 1, taste)
        assert pieces(match.state) == box


@pytest.mark.rule("NF-ENG-04")
@pytest.mark.parametrize(("ask", "kind", "answer"), QUESTIONS, ids=BY_NAME)
def test_no_card_is_lost_when_someone_leaves_in_the_middle_of_a_question(
    ask: Callable[[], Scene], kind: type, answer: Action
) -> None:
    scene = ask()
    box = pieces(scene.state)
    GAME.apply(scene.table, OUTSIDE, Leave(ANA))
    assert pieces(scene.state) == box
    assert scene.ana.eaten


# Leaving for good


@pytest.mark.rule("NF-ENG-05")
def test_whoever_leaves_is_treated_as_eaten() -> None:
    scene = given(camper(), camper(level=6, ahead=["bellowing-moose"], gear=["rifle"]), camper())
    scene.when(Leave(BO), by=OUTSIDE)
    assert scene.bo.eaten
    assert scene.seen_by(ANA) == [CamperLeft(BO), CamperEaten(BO, ("rifle",), ("bellowing-moose",))]
    assert (scene.gear_discard(), scene.discard_of(4)) == (["rifle"], ["bellowing-moose"])
    scene.when(Pass())
    assert scene.turn.seat == CY


@pytest.mark.rule("NF-ENG-05")
def test_the_turn_of_whoever_leaves_is_over() -> None:
    scene = given(camper(), camper(), camper())
    scene.when(Leave(ANA), by=OUTSIDE)
    assert (scene.turn.seat, scene.turn.unused) == (BO, 4)


@pytest.mark.rule("NF-ENG-05")
@pytest.mark.parametrize("ask", [block_question, mute_question, trim_question])
def test_a_question_to_whoever_leaves_is_gone(ask: Callable[[], Scene]) -> None:
    scene = ask()
    scene.when(Leave(ANA), by=OUTSIDE)
    assert (scene.turn.seat, scene.state.question) == (BO, None)


@pytest.mark.rule("NF-ENG-05")
def test_what_was_offered_to_whoever_leaves_becomes_public() -> None:
    """NF-INFO-06, NF-R-33"""
    search = given(camper(), camper(), camper(), deck=["rifle", "chainsaw"])
    search.rolls(2).when(Search(1)).when(Leave(ANA), by=OUTSIDE)
    assert search.gear_discard() == ["rifle", "chainsaw"]
    assert search.announced(CamperEaten)[0].gear == ("rifle", "chainsaw")
    found = survivor_question()
    found.when(Leave(ANA), by=OUTSIDE)
    assert (found.discard_of(1), "doc-halloran" in found.discard_of(2)) == (["ivy-marsh"], True)


@pytest.mark.rule("NF-ENG-05")
def test_a_question_to_another_player_stays_when_someone_leaves() -> None:
    scene = given(camper(), camper(), camper(), deck=["rifle", "chainsaw"])
    scene.rolls(2).when(Search(1)).when(Leave(BO), by=OUTSIDE)
    assert isinstance(scene.state.question, KeepGear)
    scene.when(Keep(0))
    assert scene.gear_of(ANA) == ["rifle"]


@pytest.mark.rule("NF-ENG-05")
def test_leaving_may_start_the_countdown_and_a_running_turn_is_not_counted() -> None:
    """NF-R-50"""
    scene = given(camper(level=4), camper())
    scene.when(Leave(BO), by=OUTSIDE)
    assert scene.announced(CountdownBegan) == [CountdownBegan(ANA, 3)]
    scene.when(Pass())
    assert scene.announced(TurnBegan)[-1].countdown == 3
    scene.when(Pass(), Pass(), Pass())
    assert GAME.outcome(scene.state) == Outcome("eaten", ())


@pytest.mark.rule("NF-ENG-05")
def test_when_the_active_player_leaves_the_others_next_turn_is_the_first_counted() -> None:
    """NF-R-50"""
    scene = given(camper(), camper(level=4))
    scene.when(Leave(ANA), by=OUTSIDE)
    assert scene.announced(TurnBegan)[-1] == TurnBegan(BO, 3 + scene.bo.zone, 3)


@pytest.mark.rule("NF-ENG-05")
def test_if_all_leave_nobody_wins() -> None:
    scene = given(camper(), camper())
    scene.when(Leave(ANA), Leave(BO), by=OUTSIDE)
    assert GAME.outcome(scene.state) == Outcome("eaten", ())


@pytest.mark.rule("NF-ENG-05")
def test_nobody_leaves_twice_and_only_the_outside_says_who_left() -> None:
    scene = given(camper(), camper(), camper(eaten=True))
    assert scene.refused(Leave(CY), by=OUTSIDE) == "NF-ENG-05"
    assert scene.refused(Leave(DI), by=OUTSIDE) == "NF-ENG-05"
    assert scene.refused(Leave(Seat(-1)), by=OUTSIDE) == "NF-ENG-05"
    assert scene.refused(Pass(), by=OUTSIDE) == "NF-ENG-05"
    assert scene.refused(Leave(ANA), by=ANA) == "NF-ENG-03"


@pytest.mark.rule("NF-ENG-05")
@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("leaver", range(3))
@pytest.mark.parametrize("after", range(6))
def test_the_others_get_ready_and_play_on_when_someone_leaves_before_the_first_turn(
    first: int, leaver: int, after: int
) -> None:
    """NF-READY-03 … 06 hold for those who are left."""
    match = new_match(3, first_seat=first + 1)
    for answers in range(6):
        if answers == after:
            match.act(OUTSIDE, Leave(Seat(leaver)))
        if match.state.question:
            seat = match.pending()[0]
            match.act(seat, match.choices(seat)[0])
    while match.state.question:
        seat = match.pending()[0]
        match.act(seat, match.choices(seat)[0])
    left = [seat for seat in range(3) if seat != leaver]
    players = match.state.players
    assert [(len(players[seat].path), len(players[seat].gear)) for seat in left] == [(7, 1), (7, 1)]
    assert len({players[seat].camper for seat in left}) == 2
    assert match.state.countdown == -1
    began = [event for event in match.announced_to(None) if isinstance(event, TurnBegan)]
    assert began[-1].seat == match.state.turn.seat != leaver
    assert sum(isinstance(event, GearDrawn) for event in match.announced_to(None)) == 2


@pytest.mark.rule("NF-ENG-05")
@pytest.mark.parametrize("leaver", range(2))
@pytest.mark.parametrize("after", range(4))
def test_whoever_stays_alone_before_the_first_turn_is_the_last_one_from_the_start(leaver: int, after: int) -> None:
    match = new_match(2, first_seat=2)
    for _ in range(after):
        seat = match.pending()[0]
        match.act(seat, match.choices(seat)[0])
    match.act(OUTSIDE, Leave(Seat(leaver)))
    while match.state.question:
        seat = match.pending()[0]
        match.act(seat, match.choices(seat)[0])
    stayed = Seat(1 - leaver)
    heard = match.announced_to(None)
    assert [event for event in heard if isinstance(event, CountdownBegan)] == [CountdownBegan(stayed, 7)]
    assert [event for event in heard if isinstance(event, TurnBegan)] == [TurnBegan(stayed, 4, 7)]
    assert len(match.state.players[stayed].gear) == 1


def test_nobody_has_more_choices_than_the_game_declares() -> None:
    """The worst hand: every weapon of the deck, the poacher, a full pool, two zombies to choose from."""
    weapons = [GEAR_IDS[card] for card in GEAR_DECK if HANDS[card]]
    facts = camper(
        level=6, facing="bigfoot-still-hungry", beside=[up("reeking-skunk")], gear=weapons, survivor="walt-pruitt"
    )
    scene = given(facts, camper(level=6), unused=7)
    found = len(choices(scene.state, ANA))
    assert 1_000 < found <= GAME.most_choices


# Resigning


@pytest.mark.rule("NF-ENG-06")
@pytest.mark.parametrize("seat", [ANA, BO])
def test_whoever_resigns_in_anyones_turn_is_treated_as_eaten(seat: Seat) -> None:
    scene = given(camper(gear=["rifle"]), camper(gear=["rifle"]), camper())
    do(GAME, scene.table, seat, Resign())
    assert scene.seen_by(CY)[0] == Resigned(seat)
    assert [(eaten.seat, eaten.gear) for eaten in scene.announced(CamperEaten)] == [(seat, ("rifle",))]
    assert pieces(scene.state) == scene.box
    assert scene.state.players[seat].eaten
    assert scene.turn.seat == (BO if seat == ANA else ANA)


@pytest.mark.rule("NF-ENG-06")
def test_nobody_wins_because_another_resigns() -> None:
    """NF-R-56"""
    scene = given(camper(), camper(level=4))
    do(GAME, scene.table, ANA, Resign())
    assert GAME.outcome(scene.state) is None
    assert scene.announced(CountdownBegan) == [CountdownBegan(BO, 3)]
    do(GAME, scene.table, BO, Resign())
    assert GAME.outcome(scene.state) == Outcome("eaten", ())


@pytest.mark.rule("NF-ENG-06")
def test_whoever_was_eaten_has_nothing_to_give_up() -> None:
    scene = given(camper(), camper(), camper(eaten=True))
    with pytest.raises(IllegalAction, match="out of this match already"):
        do(GAME, scene.table, CY, Resign())


@pytest.mark.rule("NF-ENG-06")
def test_who_resigns_before_the_first_turn_is_not_asked_to_get_ready() -> None:
    match = new_match(3, first_seat=1)
    match.act(Seat(0), Resign())
    while match.state.question:
        seat = match.pending()[0]
        assert seat != 0
        match.act(seat, match.choices(seat)[0])
    assert match.state.turn.seat == 1
