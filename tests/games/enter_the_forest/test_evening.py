"""The evening around the rolls: who is asked, pausing, what takes everyone's word, notes, and the end."""

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptHelp,
    CallOn,
    CallRuin,
    ChooseFate,
    CloseWindow,
    Consent,
    CorrectRuin,
    Declare,
    DescribeComplication,
    DescribeSuccess,
    EndEvening,
    HangBack,
    Note,
    OfferHelp,
    Pause,
    ProposeRuin,
    Resume,
    RollDice,
    RollRuin,
    Stand,
    StayBack,
    StrikeNote,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.evening import MOST_NOTES
from lanternwood.games.enter_the_forest.events import (
    BotGmAppointed,
    CalledOn,
    Consented,
    ConsentedUnseen,
    EveningEnded,
    HelpWithdrawn,
    NoteKept,
    RollWithdrawn,
    ScenePaused,
    SceneResumed,
    StayedBack,
)
from lanternwood.games.enter_the_forest.options import GmKind, Options, gm_seat, manners, options_problem
from lanternwood.games.enter_the_forest.rules import LONGEST
from lanternwood.games.enter_the_forest.setup import setup
from lanternwood.games.enter_the_forest.state import State
from lanternwood.games.enter_the_forest.view import open_view
from lanternwood.kernel.match import Match, SetupError, plan_for, to_json
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Outcome, Seat
from lanternwood.kernel.table import Table

# Who sits at the table


@pytest.mark.parametrize(
    ("kind", "chair"), [("person", Seat(0)), ("bot", Seat(3)), ("none", None)], ids=["person", "bot", "none"]
)
def test_a_person_who_leads_has_the_first_chair_and_a_bot_the_last(kind: GmKind, chair: Seat | None) -> None:
    """EF-R16, EF-R34"""
    assert gm_seat(4, Options(gm=kind)) == chair
    scene = given(4 if chair is None else 3, gm=kind)
    assert scene.state.gm == chair
    assert scene.state.bot_gm == (kind == "bot")
    assert [seat for seat in range(4) if not scene.state.is_player(Seat(seat))] == ([] if chair is None else [chair])


def test_one_to_six_players_and_the_game_master_besides() -> None:
    """EF-R17"""
    kinds: tuple[GmKind, ...] = ("person", "bot", "none")
    for kind in kinds:
        led = kind != "none"
        fit = [seats for seats in range(1, 9) if seats in GAME.seats and not options_problem(seats, Options(gm=kind))]
        assert fit == list(range(1 + led, 7 + led))
    with pytest.raises(SetupError):
        plan_for(GAME, 8, "too many")


def test_with_one_player_nobody_can_help_or_contest() -> None:
    """EF-R17"""
    scene = given(1)
    names = {type(action).__name__ for action in GAME.choices(scene.state, ANA)}
    assert "Declare" in names
    assert "ProposeContest" not in names


def test_nobody_is_hurried_whatever_the_options() -> None:
    """EF-R36"""
    assert not manners(Options()).hurries
    assert GAME.waiting.deadline(given().state) is None


# Whom the light falls on


def test_anyone_may_begin_when_no_roll_is_open_whoever_is_asked() -> None:
    """EF-R38"""
    scene = given()
    scene.does(GM, CallOn(ANA, words="the bridge sways"))
    scene.does(BO, Declare(False, words="cut the rope"))
    for seat in (ANA, BO, CY):
        assert scene.refuses(seat, Declare(False, words="jump")).startswith("EF-R32")
        assert scene.refuses(seat, ProposeRuin(words="I saw it")).startswith("EF-R32")
    assert scene.refuses(GM, CallRuin(ANA, words="look")).startswith("EF-R32")


def test_the_game_master_turns_to_a_player_who_acts_or_stays_back() -> None:
    """EF-R38"""
    scene = given()
    assert scene.refuses(ANA, CallOn(BO, words="and you?")).startswith("EF-R38")
    assert scene.does(GM, CallOn(ANA, words="and you?")) == [CalledOn(ANA, "and you?")]
    assert list(GAME.waiting.awaited(scene.state, None)) == [ANA]
    assert scene.refuses(BO, StayBack()).startswith("EF-R38")
    assert scene.does(ANA, StayBack()) == [StayedBack(ANA)]
    assert scene.state.called is None


def test_nobody_lost_is_called_on_and_nobody_in_the_middle_of_a_roll() -> None:
    """EF-R38"""
    scene = given(ruin={BO: 6})
    assert scene.refuses(GM, CallOn(BO)).startswith("EF-R38")
    assert scene.refuses(GM, CallOn(GM)).startswith("EF-R38")
    scene.gathers(ANA, skill=True)
    assert scene.refuses(GM, CallOn(CY)).startswith("EF-R38")


def test_after_a_roll_the_light_goes_out_until_the_game_master_turns_it_on_someone() -> None:
    """EF-R38"""
    scene = given()
    scene.does(GM, CallOn(ANA))
    scene.gathers(ANA, skill=True)
    scene.throws(6)
    scene.finishes()
    assert scene.state.called is None


def test_whoever_has_nothing_to_offer_may_say_so_and_is_bound_to_nothing() -> None:
    """EF-R38"""
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    assert scene.refuses(ANA, HangBack()).startswith("EF-R38")
    scene.does(BO, HangBack())
    assert GAME.waiting.answered is not None
    assert GAME.waiting.answered(scene.state, BO)
    assert not GAME.waiting.answered(scene.state, CY)
    assert scene.refuses(BO, HangBack()).startswith("EF-R38")
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))


def test_a_bot_that_rolls_waits_until_all_have_said_whether_they_offer_something() -> None:
    """EF-R38 Nobody else has to: the roller may roll at once."""
    scene = given()
    assert GAME.waiting.answered is not None
    scene.gathers(ANA, skill=True, dark=True)
    assert RollDice() in GAME.choices(scene.state, ANA)
    for seat in (GM, BO, CY):
        assert GAME.waiting.answered(scene.state, ANA)
        scene.does(seat, HangBack())
    assert not GAME.waiting.answered(scene.state, ANA)


# Somebody is away


def test_for_a_roller_who_is_away_the_game_master_closes_the_window_and_stands() -> None:
    """EF-R30"""
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 2)
    scene.does(BO, OfferHelp())
    assert scene.refuses(CY, CloseWindow()).startswith("EF-RISK-12")
    happened = scene.does(GM, CloseWindow())
    assert HelpWithdrawn(BO) in happened
    assert scene.refuses(BO, Stand()).startswith("EF-RISK-19")
    scene.does(GM, Stand())
    assert scene.risk.stage == "describe"


@pytest.mark.parametrize("stage", ["declared", "gathering", "window", "risk", "describe"])
def test_for_a_roller_who_is_away_the_game_master_withdraws_the_roll_at_any_point(stage: str) -> None:
    """EF-R30 Also where only the roller's own words are missing: nothing may hang."""
    scene = given()
    if stage == "declared":
        scene.does(ANA, Declare(False, words="cross the river"))
    else:
        scene.gathers(ANA, skill=True, dark=True)
    if stage in ("window", "risk", "describe"):
        scene.throws(5, 2)
    if stage in ("risk", "describe"):
        scene.closes()
    if stage == "describe":
        scene.does(GM, Stand())
        scene.does(GM, DescribeComplication(words="wet"))
    assert scene.risk.stage == stage
    assert scene.refuses(BO, WithdrawRoll()).startswith("EF-R30")
    if stage in ("window", "risk", "describe"):
        assert scene.refuses(ANA, WithdrawRoll()).startswith("EF-HELP-16")
    assert scene.does(GM, WithdrawRoll()) == [RollWithdrawn(1, ANA)]
    assert scene.state.roll is None


def test_an_accepted_helper_who_is_away_holds_up_nobody() -> None:
    """EF-R30"""
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 2)
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    assert scene.refuses(ANA, CloseWindow()).startswith("EF-HELP-05")
    scene.does(GM, CloseWindow())
    assert scene.risk.helps == []
    assert scene.bo.ruin == 1


def test_all_players_together_may_let_a_bot_keep_the_game() -> None:
    """EF-R30"""
    scene = given(2)
    scene.does(ANA, Declare(False, words="cross the river"))
    assert scene.refuses(GM, Consent("bot")).startswith("EF-R30")
    assert scene.does(ANA, Consent("bot")) == [Consented(ANA, "bot")]
    assert not scene.state.bot_gm
    assert scene.refuses(ANA, Consent("bot")).startswith("EF-R30")
    assert scene.does(BO, Consent("bot")) == [Consented(BO, "bot"), BotGmAppointed()]
    assert scene.state.bot_gm
    assert scene.state.gm == GM
    assert scene.refuses(ANA, Consent("bot")).startswith("EF-R30")


def test_those_who_are_lost_have_no_more_say_and_leave_no_vote_hanging() -> None:
    """EF-R30"""
    scene = given(2, ruin={ANA: 1, BO: 5})
    scene.does(ANA, Consent("bot"))
    scene.does(GM, CorrectRuin(BO, 1))
    assert scene.refuses(BO, Consent("bot")).startswith("EF-R30")
    scene.does(ANA, Consent("bot"))
    assert scene.state.bot_gm


# The pause card


@pytest.mark.rule("EF-UI-15")
@pytest.mark.parametrize("seat", [GM, ANA, BO, OUTSIDE])
def test_anyone_may_stop_the_scene_and_nobody_is_named(seat: Seat) -> None:
    scene = given()
    unnamed = given()
    assert scene.does(seat, Pause()) == unnamed.does(OUTSIDE, Pause()) == [ScenePaused()]
    assert to_json(scene.state) == to_json(unnamed.state)
    for viewer in (GM, ANA, BO, None):
        assert scene.view(viewer).paused
    assert scene.refuses(CY, Pause()).startswith("EF-UI-15")


@pytest.mark.rule("EF-UI-15")
def test_only_the_pause_card_comes_without_a_name() -> None:
    scene = given()
    assert GAME.choices(scene.state, OUTSIDE) == [Pause()]
    for action in (EndEvening(), Note(words="hm"), Consent("bot")):
        assert scene.refuses(OUTSIDE, action).startswith("EF-UI-15")


@pytest.mark.rule("EF-UI-15")
def test_an_open_roll_is_frozen_and_goes_on_where_it_was() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 2)
    scene.does(OUTSIDE, Pause())
    frozen = to_json(scene.state.roll)
    for seat, action in ((ANA, CloseWindow()), (BO, OfferHelp()), (GM, CloseWindow())):
        assert scene.refuses(seat, action).startswith("EF-UI-15: the scene is paused")
    for seat in (ANA, BO):
        assert scene.refuses(seat, Resume()).startswith("EF-UI-15")
        assert scene.refuses(seat, WithdrawRoll()).startswith("EF-UI-15")
    assert scene.does(GM, Resume()) == [SceneResumed()]
    assert to_json(scene.state.roll) == frozen
    scene.closes()


@pytest.mark.rule("EF-UI-15")
def test_the_game_master_may_withdraw_the_paused_roll_at_any_stage() -> None:
    scene = given()
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(5, 2)
    scene.does(OUTSIDE, Pause())
    scene.does(GM, WithdrawRoll())
    assert scene.state.roll is None
    assert scene.state.paused
    scene.does(GM, Resume())


@pytest.mark.rule("EF-UI-15")
@pytest.mark.parametrize("kind", ["bot", "none"])
def test_where_no_person_leads_all_players_together_go_on(kind: GmKind) -> None:
    scene = given(2, gm=kind)
    first, second = scene.state.players()
    scene.does(OUTSIDE, Pause())
    for seat in range(scene.state.seats):
        assert scene.refuses(Seat(seat), Resume()).startswith("EF-UI-15")
    assert scene.does(second, Consent("resume")) == [ConsentedUnseen("resume")]
    assert scene.state.paused
    assert scene.view(first).consents[0].agreed == 1
    assert scene.view(first).consents[0].seats == ()
    assert scene.does(first, Consent("resume")) == [ConsentedUnseen("resume"), SceneResumed()]
    assert not scene.state.paused


@pytest.mark.rule("EF-UI-15")
def test_where_a_bot_leads_all_players_together_withdraw_the_roll() -> None:
    scene = given(2, gm="bot")
    first, second = scene.state.players()
    scene.does(first, Declare(False, words="cross the river"))
    scene.does(OUTSIDE, Pause())
    scene.does(first, Consent("withdraw"))
    assert scene.state.roll is not None
    happened = scene.does(second, Consent("withdraw"))
    assert happened == [ConsentedUnseen("withdraw"), RollWithdrawn(1, first)]
    assert scene.state.paused


@pytest.mark.rule("EF-UI-15")
def test_where_a_person_leads_nobody_is_asked_for_consent() -> None:
    scene = given()
    scene.gathers(ANA, skill=True)
    scene.does(OUTSIDE, Pause())
    for seat in (GM, ANA):
        for action in (Consent("resume"), Consent("withdraw")):
            assert scene.refuses(seat, action).startswith("EF-UI-15")


@pytest.mark.rule("EF-UI-15")
def test_what_was_agreed_in_one_pause_does_not_count_in_the_next() -> None:
    scene = given(2, gm="bot")
    first, second = scene.state.players()
    scene.does(first, Declare(False, words="cross the river"))
    scene.does(OUTSIDE, Pause())
    scene.does(first, Consent("withdraw"))
    scene.does(first, Consent("resume"))
    scene.does(second, Consent("resume"))
    scene.does(OUTSIDE, Pause())
    scene.does(second, Consent("withdraw"))
    assert scene.state.roll is not None


# Notes


def test_everyone_has_a_notebook_that_nobody_else_reads() -> None:
    """EF-R39"""
    scene = given()
    for seat in (GM, ANA):
        happened = scene.happening(seat, Note(words=" the miller lies "))
        assert [(one.event, one.audience) for one in happened] == [(NoteKept("the miller lies"), (seat,))]
        assert scene.view(seat).notes == ("the miller lies",)
    for viewer in (BO, None):
        assert scene.view(viewer).notes == ()
    assert scene.refuses(ANA, Note(words="")).startswith("EF-R39")


def test_a_notebook_has_fifty_lines_and_a_line_may_be_struck() -> None:
    """EF-R39"""
    scene = given()
    assert MOST_NOTES == 50
    for line in range(50):
        scene.does(ANA, Note(words=f"line {line}"))
    assert scene.refuses(ANA, Note(words="one more")).startswith("EF-R39")
    assert scene.refuses(ANA, StrikeNote(50)).startswith("EF-R39")
    scene.does(ANA, StrikeNote(1))
    assert scene.view(ANA).notes[:2] == ("line 0", "line 2")
    scene.does(ANA, Note(words="one more"))


def test_notes_are_not_opened_after_the_evening() -> None:
    """EF-R39"""
    scene = given(ruin={ANA: 5})
    scene.does(GM, Note(words="the miller lies"))
    scene.does(GM, EndEvening())
    assert b"miller" not in to_json(open_view(scene.state))
    assert open_view(scene.state).characters[0].ruin == 5


# The end


def test_the_game_master_ends_the_evening_between_rolls() -> None:
    """EF-R35"""
    scene = given(ruin={BO: 6})
    scene.does(BO, ChooseFate("dies"))
    assert scene.refuses(ANA, EndEvening()).startswith("EF-R35")
    assert scene.refuses(ANA, Consent("end")).startswith("EF-R35")
    scene.gathers(ANA, skill=True)
    assert scene.refuses(GM, EndEvening()).startswith("EF-R35")
    scene.throws(6)
    scene.finishes()
    assert scene.does(GM, EndEvening()) == [EveningEnded("evening")]
    assert GAME.outcome(scene.state) == Outcome("evening", (ANA, CY))
    assert scene.refuses(ANA, Note(words="too late")).startswith("EF-R35")


@pytest.mark.parametrize("kind", ["bot", "none"])
def test_where_no_person_leads_all_players_together_end_it(kind: GmKind) -> None:
    """EF-R35"""
    scene = given(2, gm=kind)
    first, second = scene.state.players()
    scene.does(first, Consent("end"))
    assert scene.state.ending is None
    scene.does(second, Consent("end"))
    assert scene.state.ending == "evening"


def test_a_bot_that_leads_may_end_it_too() -> None:
    """EF-R35"""
    scene = given(2, gm="bot")
    assert scene.state.gm is not None
    scene.does(scene.state.gm, EndEvening())
    assert scene.state.ending == "evening"


def test_a_roll_that_is_closed_meanwhile_takes_back_the_wish_to_end() -> None:
    """EF-R35"""
    scene = given(2, gm="bot")
    first, second = scene.state.players()
    scene.does(first, Consent("end"))
    scene.gathers(second, skill=True)
    assert scene.refuses(second, Consent("end")).startswith("EF-R35")
    scene.throws(6)
    scene.finishes()
    scene.does(second, Consent("end"))
    assert scene.state.ending is None


def test_the_evening_ends_after_as_many_closed_rolls_as_was_said() -> None:
    """EF-R35"""
    scene = given(evening=2)
    for face in (1, 1):
        assert scene.state.ending is None
        scene.does(GM, CallRuin(ANA, words="a face"))
        scene.rolls(face)
        scene.does(ANA, RollRuin())
    assert scene.state.ending == "evening"


def test_a_roll_that_is_called_off_does_not_count() -> None:
    """EF-R35"""
    scene = given(evening=1)
    scene.does(ANA, Declare(False, words="cross the river"))
    scene.does(ANA, WithdrawRoll())
    assert scene.state.ending is None


def test_without_a_limit_the_evening_goes_on() -> None:
    """EF-R35"""
    scene = given(evening=0)
    for _ in range(30):
        scene.does(GM, CallRuin(ANA, words="a face"))
        scene.rolls(1)
        scene.does(ANA, RollRuin())
    assert scene.state.ending is None


def test_the_evening_ends_when_everyone_is_lost_and_each_end_is_told() -> None:
    """EF-R35"""
    scene = given(2, ruin=6, evening=1)
    scene.does(ANA, ChooseFate("dies"))
    assert scene.state.ending is None
    scene.does(BO, ChooseFate("belongs"))
    assert GAME.outcome(scene.state) == Outcome("lost", ())


def test_the_last_roll_of_an_evening_waits_for_the_end_of_whoever_it_cost() -> None:
    """EF-R35"""
    scene = given(1, ruin=5, evening=1)
    scene.gathers(ANA, dark=True)
    scene.throws(6)
    scene.does(ANA, DescribeSuccess(words="I hold the door"))
    assert scene.state.ending is None
    scene.does(ANA, ChooseFate("dies"))
    assert scene.state.ending == "lost"


def test_the_book_is_full_after_twenty_thousand_steps() -> None:
    """EF-R35"""
    assert LONGEST == GAME.longest == 20_000
    scene = given()
    scene.state.steps = LONGEST - 1
    happened = scene.does(ANA, Note(words="one more line"))
    assert happened[-1] == EveningEnded("book")


def test_a_refused_action_is_no_step() -> None:
    """EF-R35"""
    scene = given()
    with pytest.raises(IllegalAction):
        GAME.apply(scene.table, ANA, EndEvening())
    assert scene.state.steps == 0


def test_a_new_table_is_at_rest_and_nobody_has_lost_anything() -> None:
    """EF-R17"""
    table: Table[State] = Table(None, Scene(given().state).dice, [])  # type: ignore[arg-type]
    setup(table, 4, Options())
    assert table.heard == []
    assert table.state.roll is None
    assert [table.state.character(seat).ruin for seat in (ANA, BO, CY)] == [1, 1, 1]


def test_a_match_may_be_a_whole_evening_with_two_chairs() -> None:
    """EF-R17"""
    match = Match(GAME, plan_for(GAME, 2, "two"))
    match.act(GM, EndEvening())
    assert match.outcome() == Outcome("evening", (ANA,))
