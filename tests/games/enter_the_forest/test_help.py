"""EF-HELP: helping another's Risk roll, and what it costs."""

from itertools import product

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, DI, ED, FAY, GM, Scene, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptHelp,
    CallRuin,
    ChooseFate,
    CloseWindow,
    Declare,
    DeclineHelp,
    DropDark,
    Expose,
    OfferHelp,
    OrderDark,
    ProposeContest,
    RollDice,
    Stand,
    TakeDark,
    UseHelp,
    Waive,
    WithdrawHelp,
    WithdrawRoll,
)
from lanternwood.games.enter_the_forest.events import (
    CharacterLost,
    DiceCompared,
    DiceRead,
    DiceRolled,
    HelpAccepted,
    HelpDeclined,
    HelpDieUsed,
    HelperExposed,
    HelpMatched,
    HelpOffered,
    HelpWithdrawn,
    RuinMarked,
)
from lanternwood.games.enter_the_forest.state import Die
from lanternwood.kernel.model import Seat

NO_DARK = "EF-HELP-02: help needs a dark die in the pool, and dice that are still compared"


def gathering(players: int = 3, ruin: dict[Seat, int] | int = 1, dark: bool = True) -> Scene:
    scene = given(players, ruin=ruin)
    scene.gathers(ANA, skill=True, dark=dark)
    return scene


def helped(light: int, dark: int, help_die: int, ruin: dict[Seat, int] | int = 1) -> Scene:
    """Bo helps Ana before the roll; the dice lie and the window is open."""
    scene = gathering(ruin=ruin)
    scene.helped_by(BO)
    scene.throws(light, dark, help_die)
    return scene


# Who may help, and when


@pytest.mark.rule("EF-HELP-01")
def test_every_other_player_may_offer_help_and_the_game_master_may_not() -> None:
    """EF-R12"""
    scene = gathering()
    assert scene.refuses(GM, OfferHelp()) == "EF-HELP-01: the game master does not help"
    assert scene.refuses(ANA, OfferHelp()) == "EF-HELP-01: nobody helps themselves"
    scene.does(BO, OfferHelp())
    scene.does(CY, OfferHelp())
    assert scene.announced(HelpOffered) == [HelpOffered(BO), HelpOffered(CY)]


@pytest.mark.rule("EF-HELP-01")
def test_a_lost_character_does_not_help() -> None:
    """EF-R12"""
    scene = gathering(ruin={BO: 6})
    assert scene.refuses(BO, OfferHelp()) == "EF-CHAR-04: a lost character helps no more"


@pytest.mark.rule("EF-HELP-02")
def test_help_needs_a_dark_die_in_the_pool() -> None:
    scene = gathering(dark=False)
    assert scene.refuses(BO, OfferHelp()) == NO_DARK
    scene.does(ANA, TakeDark())
    scene.does(BO, OfferHelp())


@pytest.mark.rule("EF-HELP-02")
@pytest.mark.parametrize("by", ["ritual", "order"])
def test_a_compulsory_dark_die_is_a_dark_die_for_help(by: str) -> None:
    scene = given()
    scene.does(ANA, Declare(by == "ritual", words="wake the stones"))
    scene.does(GM, Waive())
    if by == "order":
        scene.does(GM, OrderDark())
    scene.does(BO, OfferHelp())


@pytest.mark.rule("EF-HELP-02")
def test_nobody_helps_before_dice_are_gathered_or_once_they_are_compared() -> None:
    scene = given()
    assert scene.refuses(BO, OfferHelp()) == "EF-HELP-02: no Risk roll is open"
    scene.does(ANA, Declare(True, words="wake the stones"))
    assert scene.refuses(BO, OfferHelp()) == NO_DARK
    scene.does(GM, Waive())
    scene.does(ANA, WithdrawRoll())
    compared = helped(5, 2, 3)
    compared.closes()
    assert compared.refuses(CY, OfferHelp()) == NO_DARK
    compared.does(ANA, Stand())
    assert compared.refuses(CY, OfferHelp()) == NO_DARK


@pytest.mark.rule("EF-HELP-02")
def test_nobody_helps_in_a_contest_or_a_ruin_roll() -> None:
    scene = given()
    scene.does(GM, CallRuin(ANA, words="it has your face"))
    assert scene.refuses(BO, OfferHelp()) == "EF-HELP-02: no Risk roll is open"
    scene.does(GM, WithdrawRoll())
    scene.does(ANA, ProposeContest((BO,), words="the map"))
    assert scene.refuses(CY, OfferHelp()) == "EF-HELP-02: no Risk roll is open"


@pytest.mark.rule("EF-HELP-03")
def test_help_is_offered_before_the_roll_after_it_and_after_a_re_roll() -> None:
    """EF-R10"""
    scene = gathering(players=4)
    scene.helped_by(BO)
    scene.throws(5, 1, 5)
    scene.helped_by(CY, 4)
    scene.closes()
    assert scene.refuses(DI, OfferHelp()) == NO_DARK
    scene.rerolls(5, 1, 2)
    scene.helped_by(DI, 3)
    assert [help.seat for help in scene.risk.helps] == [BO, CY, DI]


@pytest.mark.rule("EF-HELP-03")
def test_an_offer_made_before_the_roll_may_be_accepted_after_it() -> None:
    """EF-R10: it is open until the window closes."""
    scene = gathering()
    scene.does(BO, OfferHelp())
    scene.throws(2, 4)
    scene.does(ANA, AcceptHelp(BO))
    scene.rolls(5)
    scene.does(BO, Expose(words="I hold the rope"))
    scene.closes()
    assert scene.risk.passes[0].compare is False


@pytest.mark.rule("EF-HELP-03")
def test_late_help_changes_the_compare_of_that_pass_and_so_may_save_the_roller_from_ruin() -> None:
    """EF-R10, EF-R24"""
    alone, saved = gathering(), gathering()
    alone.throws(2, 4)
    saved.throws(2, 4)
    saved.helped_by(BO, 5)
    alone.closes()
    saved.closes()
    assert (alone.ana.ruin, alone.risk.stage) == (2, "describe")
    assert (saved.ana.ruin, saved.risk.stage) == (1, "risk")


# Accepting and declining


@pytest.mark.rule("EF-HELP-04")
def test_the_roller_accepts_or_declines_each_offer() -> None:
    scene = gathering()
    scene.does(BO, OfferHelp())
    scene.does(CY, OfferHelp())
    for seat in (GM, BO, CY):
        assert scene.refuses(seat, AcceptHelp(BO)) == "EF-HELP-04: the roller accepts help, or declines it"
        assert scene.refuses(seat, DeclineHelp(BO)) == "EF-HELP-04: the roller accepts help, or declines it"
    scene.does(ANA, DeclineHelp(BO))
    scene.does(ANA, AcceptHelp(CY))
    assert (scene.announced(HelpDeclined), scene.announced(HelpAccepted)) == ([HelpDeclined(BO)], [HelpAccepted(CY)])
    for seat in (BO, DI, GM, ANA):
        assert scene.refuses(ANA, AcceptHelp(seat)) == "EF-HELP-04: no help has been offered there"
    assert scene.refuses(ANA, AcceptHelp(CY)) == "EF-HELP-04: that help has been accepted"


@pytest.mark.rule("EF-HELP-04")
@pytest.mark.parametrize("late", [False, True])
def test_a_declined_offer_rolls_nothing_and_costs_nothing(late: bool) -> None:
    scene = gathering()
    if late:
        scene.throws(2, 4)
    scene.does(BO, OfferHelp())
    scene.does(ANA, DeclineHelp(BO))
    assert scene.refuses(BO, Expose(words="I hold the rope")) == "EF-HELP-05: your help has not been accepted"
    if not late:
        scene.throws(2, 4)
    scene.closes()
    assert scene.bo.ruin == 1
    assert [len(rolled.dice) for rolled in scene.announced(DiceRolled)] == [2]


@pytest.mark.rule("EF-HELP-04")
def test_an_offer_that_nobody_accepted_lapses_when_the_window_closes() -> None:
    scene = gathering()
    scene.throws(5, 4)
    scene.does(BO, OfferHelp())
    scene.closes()
    assert scene.announced(HelpWithdrawn) == [HelpWithdrawn(BO)]
    assert (scene.risk.helps, scene.bo.ruin) == ([], 1)
    assert scene.refuses(ANA, AcceptHelp(BO)).startswith("EF-HELP-04:")


@pytest.mark.rule("EF-HELP-04")
def test_whoever_was_declined_may_offer_again() -> None:
    scene = gathering()
    scene.does(BO, OfferHelp())
    scene.does(ANA, DeclineHelp(BO))
    scene.helped_by(BO)
    scene.throws(2, 4, 3)


# Exposure and the die


@pytest.mark.rule("EF-HELP-05")
def test_an_accepted_helper_first_says_how_they_are_exposed_and_then_rolls_one_light_die() -> None:
    scene = gathering()
    scene.throws(2, 4)
    scene.does(BO, OfferHelp())
    assert scene.refuses(BO, Expose(words="I hold the rope")) == "EF-HELP-05: your help has not been accepted"
    scene.does(ANA, AcceptHelp(BO))
    assert scene.risk.help_dice() == []
    assert scene.refuses(BO, Expose()).startswith("EF-HELP-05:")
    assert scene.refuses(BO, Expose(words="  ")).startswith("EF-HELP-05:")
    assert scene.refuses(CY, Expose(words="I hold the rope")) == "EF-HELP-05: your help has not been accepted"
    scene.rolls(3)
    told = scene.does(BO, Expose(words=" I hold the rope "))
    assert told == [
        HelperExposed(BO, "I hold the rope"),
        DiceRolled(1, 1, (Die("light", "help", BO, 3),)),
    ]
    assert scene.refuses(BO, Expose(words="twice")) == "EF-HELP-05: you have said how you are exposed"


@pytest.mark.rule("EF-HELP-05")
def test_no_dice_are_rolled_or_compared_while_a_helper_has_yet_to_be_exposed() -> None:
    scene = gathering()
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    assert scene.refuses(ANA, RollDice()) == "EF-HELP-05: whoever helps must first say how they are exposed"
    scene.does(BO, Expose(words="I hold the rope"))
    scene.throws(2, 4, 3)
    scene.does(CY, OfferHelp())
    scene.does(ANA, AcceptHelp(CY))
    unsaid = "EF-HELP-05: an accepted helper has yet to say how they are exposed"
    assert scene.refuses(ANA, CloseWindow()) == unsaid


@pytest.mark.rule("EF-HELP-05")
def test_the_roller_may_let_a_silent_helper_go_but_not_one_who_is_in_danger_already() -> None:
    """EF-R30: nothing hangs on someone who has gone."""
    scene = gathering()
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    scene.does(ANA, DeclineHelp(BO))
    scene.helped_by(CY)
    assert scene.refuses(ANA, DeclineHelp(CY)) == "EF-HELP-05: they are in danger for you already"
    scene.throws(2, 4, 3)
    assert scene.refuses(ANA, DeclineHelp(CY)) == "EF-HELP-05: they are in danger for you already"
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    scene.does(GM, CloseWindow())
    assert [help.seat for help in scene.risk.helps] == [CY]


@pytest.mark.rule("EF-HELP-06")
def test_help_accepted_before_the_roll_falls_with_the_pool() -> None:
    scene = gathering()
    scene.helped_by(BO)
    assert scene.announced(DiceRolled) == []
    scene.throws(2, 4, 3)
    fallen = (Die("light", "skill", ANA, 2), Die("dark", "risk", ANA, 4), Die("light", "help", BO, 3))
    assert scene.announced(DiceRolled) == [DiceRolled(1, 1, fallen)]


@pytest.mark.rule("EF-HELP-06")
def test_help_accepted_after_the_roll_is_rolled_at_once_and_alone() -> None:
    scene = gathering()
    scene.throws(2, 4)
    scene.helped_by(BO, 3)
    assert scene.announced(DiceRolled)[1:] == [DiceRolled(1, 1, (Die("light", "help", BO, 3),))]
    assert [die.face for die in scene.risk.passes[0].dice] == [2, 4]


# Using the die


@pytest.mark.rule("EF-HELP-07")
@pytest.mark.parametrize(
    ("use", "compare", "read", "ruin"), [(True, False, 6, 1), (False, True, 4, 2)], ids=["used", "left out"]
)
def test_a_used_help_die_is_a_light_die_in_compare_and_in_read(use: bool, compare: bool, read: int, ruin: int) -> None:
    """EF-R24"""
    scene = helped(2, 4, 6)
    if not use:
        scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    assert scene.risk.passes[0].compare is compare
    scene.finishes()
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, 4, 6 if use else 2, compare)]
    assert scene.announced(DiceRead) == [DiceRead(ANA, read)]
    assert scene.ana.ruin == ruin


@pytest.mark.rule("EF-HELP-07")
def test_a_help_die_is_the_light_die_of_a_pool_that_has_no_other() -> None:
    scene = given()
    scene.gathers(ANA, dark=True)
    scene.helped_by(BO)
    scene.throws(3, 4)
    scene.closes()
    assert (scene.risk.passes[0].compare, scene.ana.ruin) == (False, 1)
    left_out = given()
    left_out.gathers(ANA, dark=True)
    left_out.helped_by(BO)
    left_out.throws(3, 4)
    left_out.does(ANA, UseHelp(BO, False))
    left_out.closes()
    assert (left_out.risk.passes[0].compare, left_out.ana.ruin) == (True, 2)


@pytest.mark.rule("EF-HELP-07")
def test_the_roller_says_which_help_dice_count_while_the_window_is_open() -> None:
    scene = helped(5, 1, 3)
    for seat in (GM, BO):
        assert scene.refuses(seat, UseHelp(BO, False)) == "EF-HELP-07: the roller says which help dice count"
    assert scene.refuses(ANA, UseHelp(CY, True)) == "EF-HELP-07: there is no such help die"
    assert scene.refuses(ANA, UseHelp(BO, True)) == "EF-HELP-07: it is so already"
    scene.does(ANA, UseHelp(BO, False))
    scene.does(ANA, UseHelp(BO, True))
    assert scene.announced(HelpDieUsed) == [HelpDieUsed(BO, False), HelpDieUsed(BO, True)]
    scene.closes()
    closed = "EF-HELP-07: that is said once the dice lie, before they are compared"
    assert scene.refuses(ANA, UseHelp(BO, False)) == closed
    before = gathering()
    before.helped_by(BO)
    assert before.refuses(ANA, UseHelp(BO, False)) == closed


@pytest.mark.rule("EF-HELP-07")
def test_each_help_die_is_used_or_left_out_for_itself() -> None:
    scene = gathering()
    scene.helped_by(BO)
    scene.helped_by(CY)
    scene.throws(1, 4, 5, 6)
    scene.does(ANA, UseHelp(CY, False))
    scene.closes()
    assert [die.owner for die in scene.risk.passes[0].helped] == [BO]
    scene.finishes()
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]


# The price


@pytest.mark.rule("EF-HELP-08")
@pytest.mark.parametrize(("dark", "help_die"), list(product(range(1, 7), repeat=2)))
def test_a_help_die_that_equals_a_dark_die_marks_the_helper(dark: int, help_die: int) -> None:
    scene = helped(1, dark, help_die)
    assert scene.bo.ruin == 1
    scene.closes()
    matched = dark == help_die
    assert scene.bo.ruin == 1 + matched
    assert scene.announced(HelpMatched) == [HelpMatched(BO, help_die)] * matched
    assert [marked.seat for marked in scene.announced(RuinMarked)].count(BO) == matched


@pytest.mark.rule("EF-HELP-08")
def test_a_match_counts_even_if_the_die_is_left_out() -> None:
    """EF-R29"""
    scene = helped(5, 4, 4)
    scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    assert (scene.bo.ruin, scene.ana.ruin) == (2, 1)


@pytest.mark.rule("EF-HELP-08")
def test_a_match_does_not_ask_for_the_helpers_ruin() -> None:
    """Unlike the roller's Ruin step: a 1 marks a helper with four Ruin too."""
    scene = helped(5, 1, 1, ruin={BO: 4})
    scene.closes()
    assert scene.bo.ruin == 5


@pytest.mark.rule("EF-HELP-08")
def test_only_dark_dice_are_matched() -> None:
    scene = gathering(players=4)
    scene.helped_by(BO)
    scene.helped_by(CY)
    scene.throws(3, 1, 3, 3)
    scene.closes()
    assert (scene.bo.ruin, scene.of(CY).ruin) == (1, 1)


@pytest.mark.rule("EF-HELP-08")
def test_the_match_comes_before_compare() -> None:
    scene = helped(2, 4, 4)
    told = [type(event) for event in scene.closes()]
    assert told.index(HelpMatched) < told.index(DiceCompared)


@pytest.mark.rule("EF-HELP-08")
def test_a_late_help_die_is_compared_with_dice_that_lay_already() -> None:
    scene = gathering()
    scene.throws(2, 4)
    scene.helped_by(BO, 4)
    assert scene.bo.ruin == 1
    scene.closes()
    assert scene.bo.ruin == 2


@pytest.mark.rule("EF-HELP-08")
def test_every_dark_die_of_the_pass_can_match() -> None:
    scene = gathering()
    scene.throws(5, 1)
    scene.closes()
    scene.rerolls(5, 1, 2)
    scene.closes()
    scene.rerolls(5, 1, 2, 3)
    scene.helped_by(BO, 2)
    scene.helped_by(CY, 3)
    scene.closes()
    assert (scene.bo.ruin, scene.of(CY).ruin) == (2, 2)


# Re-rolls


@pytest.mark.rule("EF-HELP-09")
def test_the_help_die_stays_as_it_fell_when_the_roller_re_rolls() -> None:
    """EF-R20"""
    scene = helped(2, 1, 5)
    scene.closes()
    told = scene.rerolls(2, 4, 1)
    assert [event for event in told if isinstance(event, DiceRolled)] == [
        DiceRolled(1, 2, (Die("light", "skill", ANA, 2), Die("dark", "risk", ANA, 4), Die("dark", "reroll", ANA, 1)))
    ]
    assert scene.risk.helps[0].die == Die("light", "help", BO, 5)
    scene.closes()
    assert scene.risk.passes[1].compare is False
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, 5)]


@pytest.mark.rule("EF-HELP-09")
@pytest.mark.parametrize(("first", "second"), list(product([True, False], repeat=2)))
def test_the_roller_chooses_afresh_each_pass_whether_to_use_it(first: bool, second: bool) -> None:
    """EF-R20"""
    scene = helped(5, 1, 3)
    if not first:
        scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    scene.rerolls(5, 1, 1)
    assert UseHelp(BO, False) in GAME.choices(scene.state, ANA)
    if not second:
        scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    assert [bool(one.helped) for one in scene.risk.passes] == [first, second]


@pytest.mark.rule("EF-HELP-09")
def test_who_helped_once_has_no_second_die_in_a_later_pass() -> None:
    scene = helped(5, 1, 3)
    scene.closes()
    scene.rerolls(5, 1, 1)
    assert scene.refuses(BO, OfferHelp()) == "EF-HELP-13: one help die each"


@pytest.mark.rule("EF-HELP-10")
def test_without_a_match_the_help_die_is_compared_again_with_the_new_dark_dice() -> None:
    """EF-R20"""
    scene = helped(6, 1, 4)
    scene.closes()
    scene.rerolls(6, 2, 3)
    scene.closes()
    assert scene.bo.ruin == 1
    scene.rerolls(6, 1, 1, 4)
    scene.closes()
    assert scene.bo.ruin == 2


@pytest.mark.rule("EF-HELP-10")
def test_a_die_that_was_left_out_is_compared_again_too() -> None:
    """EF-R20, EF-R29"""
    scene = helped(6, 1, 4)
    scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    scene.rerolls(6, 4, 1)
    scene.does(ANA, UseHelp(BO, False))
    scene.closes()
    assert scene.bo.ruin == 2


@pytest.mark.rule("EF-HELP-11")
def test_a_helper_marks_once_in_a_roll_however_often_their_die_is_met() -> None:
    """EF-R20"""
    scene = helped(6, 4, 4)
    scene.closes()
    scene.rerolls(6, 4, 4)
    scene.closes()
    scene.rerolls(6, 4, 4, 4)
    scene.closes()
    assert scene.bo.ruin == 2
    assert scene.announced(HelpMatched) == [HelpMatched(BO, 4)]


@pytest.mark.rule("EF-HELP-11")
def test_in_another_roll_the_same_helper_may_mark_again() -> None:
    scene = helped(6, 4, 4)
    scene.closes()
    scene.finishes()
    scene.gathers(CY, skill=True, dark=True)
    scene.helped_by(BO)
    scene.throws(6, 2, 2)
    scene.closes()
    assert scene.bo.ruin == 3


@pytest.mark.rule("EF-HELP-12")
def test_help_without_a_match_ends_without_cost() -> None:
    scene = helped(6, 4, 3)
    scene.closes()
    scene.rerolls(6, 1, 2)
    scene.closes()
    scene.does(ANA, Stand())
    scene.finishes()
    assert (scene.bo.ruin, scene.ana.ruin) == (1, 1)
    assert (scene.bo.conditions, scene.announced(HelpMatched)) == ([], [])
    scene.gathers(ANA, skill=True, dark=True)
    assert scene.risk.helps == []


# Several helpers


@pytest.mark.rule("EF-HELP-13")
def test_any_number_may_help_and_each_is_compared_separately() -> None:
    """EF-R12"""
    scene = gathering(players=6)
    helpers = (BO, CY, DI, ED, FAY)
    for helper in helpers:
        scene.helped_by(helper)
    scene.throws(1, 4, 4, 2, 4, 5, 6)
    scene.closes()
    assert [scene.of(helper).ruin for helper in helpers] == [2, 1, 2, 1, 1]
    assert (scene.risk.passes[0].compare, scene.ana.ruin) == (False, 1)


@pytest.mark.rule("EF-HELP-13")
def test_one_die_each() -> None:
    """EF-R12"""
    scene = gathering()
    scene.does(BO, OfferHelp())
    assert scene.refuses(BO, OfferHelp()) == "EF-HELP-13: one help die each"
    scene.does(ANA, AcceptHelp(BO))
    scene.does(BO, Expose(words="I hold the rope"))
    assert scene.refuses(BO, OfferHelp()) == "EF-HELP-13: one help die each"
    scene.throws(2, 4, 3)
    assert scene.refuses(BO, OfferHelp()) == "EF-HELP-13: one help die each"


@pytest.mark.rule("EF-HELP-13")
def test_one_helpers_match_is_no_end_to_anothers_comparison() -> None:
    scene = gathering()
    scene.helped_by(BO)
    scene.helped_by(CY)
    scene.throws(6, 4, 4, 5)
    scene.closes()
    scene.rerolls(6, 5, 4)
    scene.closes()
    assert (scene.bo.ruin, scene.of(CY).ruin) == (2, 2)


@pytest.mark.rule("EF-HELP-14")
def test_accepted_help_freezes_the_last_dark_die() -> None:
    """EF-R12"""
    scene = gathering()
    scene.does(BO, OfferHelp())
    scene.does(ANA, DropDark())
    scene.does(ANA, TakeDark())
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    frozen = "EF-HELP-14: help has been accepted; the dark die stays"
    assert scene.refuses(ANA, DropDark()) == frozen
    scene.does(BO, Expose(words="I hold the rope"))
    assert scene.refuses(ANA, DropDark()) == frozen


@pytest.mark.rule("EF-HELP-15")
def test_the_die_of_a_helper_who_is_lost_still_counts_in_this_roll() -> None:
    """EF-R03"""
    scene = helped(2, 4, 4, ruin={ANA: 1, BO: 5})
    scene.closes()
    assert scene.announced(CharacterLost) == [CharacterLost(BO)]
    assert [die.face for die in scene.risk.passes[0].helped] == [4]
    assert scene.announced(DiceCompared) == [DiceCompared(ANA, 4, 4, True)]
    assert scene.refuses(BO, ChooseFate("dies")) == "EF-RISK-29: the last act is told first"
    scene.finishes()
    assert scene.announced(DiceRead) == [DiceRead(ANA, 4)]


@pytest.mark.rule("EF-HELP-15")
def test_the_die_of_a_lost_helper_counts_in_a_re_roll_too_even_if_nobody_else_could_help() -> None:
    scene = given(players=2, ruin={ANA: 1, BO: 5})
    scene.gathers(ANA, skill=True, dark=True)
    scene.helped_by(BO)
    scene.throws(5, 4, 4)
    scene.closes()
    assert scene.bo.lost
    scene.rerolls(1, 3, 2)
    assert UseHelp(BO, False) in GAME.choices(scene.state, ANA)
    scene.closes()
    assert scene.risk.passes[1].compare is False
    scene.does(ANA, Stand())
    assert scene.announced(DiceRead) == [DiceRead(ANA, 4)]


# Withdrawing


@pytest.mark.rule("EF-HELP-16")
@pytest.mark.parametrize("late", [False, True])
def test_an_offer_may_be_withdrawn_until_it_is_accepted(late: bool) -> None:
    """EF-R10"""
    scene = gathering()
    if late:
        scene.throws(2, 4)
    assert scene.refuses(BO, WithdrawHelp()) == "EF-HELP-16: no help has been offered there"
    scene.does(BO, OfferHelp())
    assert scene.refuses(CY, WithdrawHelp()) == "EF-HELP-16: no help has been offered there"
    scene.does(BO, WithdrawHelp())
    assert scene.announced(HelpWithdrawn) == [HelpWithdrawn(BO)]
    assert scene.refuses(ANA, AcceptHelp(BO)).startswith("EF-HELP-04:")
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    assert scene.refuses(BO, WithdrawHelp()) == "EF-HELP-16: that help has been accepted"
    scene.rolls(*[3] * late)
    scene.does(BO, Expose(words="I hold the rope"))
    assert scene.refuses(BO, WithdrawHelp()) == "EF-HELP-16: that help has been accepted"


@pytest.mark.rule("EF-HELP-16")
def test_if_the_roller_withdraws_the_roll_accepted_help_lapses_without_cost() -> None:
    scene = gathering()
    scene.helped_by(BO)
    scene.does(CY, OfferHelp())
    scene.does(ANA, WithdrawRoll())
    assert scene.state.roll is None
    assert (scene.bo.ruin, scene.ana.ruin) == (1, 1)
    assert (scene.announced(DiceRolled), scene.announced(HelpMatched)) == ([], [])
    assert (scene.state.closed, scene.bo.closed_since) == (0, 0)
    scene.gathers(ANA, skill=True, dark=True)
    assert scene.risk.helps == []
    scene.throws(2, 4)
