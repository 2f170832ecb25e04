"""What can be waited for, frame by frame."""

import pytest

from lanternwood.kernel.frames import Choice, Frame, Sealed, Standing, Window
from lanternwood.kernel.model import Seat

ASH, BRYN, COLE = Seat(0), Seat(1), Seat(2)


def test_a_choice_is_owed_by_one() -> None:
    assert Choice(BRYN).owing() == (BRYN,)


def test_a_window_closes_with_the_last_pass() -> None:
    window = Window(eligible=[ASH, BRYN, COLE])
    assert not window.passes(COLE)
    assert not window.passes(ASH)
    assert window.owing() == (BRYN,)
    assert window.passes(BRYN)
    assert (window.owing(), window.closed()) == ((), True)


def test_passes_are_kept_in_seat_order() -> None:
    """The order in which they came would tell who hesitated."""
    window = Window(eligible=[ASH, BRYN, COLE])
    window.passes(COLE)
    window.passes(ASH)
    assert window.passed == [ASH, COLE]


def test_a_window_for_nobody_is_closed() -> None:
    assert Window(eligible=[]).closed()


def test_a_reopened_window_asks_everyone_again() -> None:
    window = Window(eligible=[ASH, BRYN])
    window.passes(ASH)
    window.reopen([ASH, COLE])
    assert window.owing() == (ASH, COLE)


def test_sealed_answers_open_in_seat_order() -> None:
    sealed: Sealed[str] = Sealed(seats=[ASH, BRYN, COLE])
    assert not sealed.answer(COLE, "no")
    assert not sealed.answer(ASH, "yes")
    assert (sealed.owing(), sealed.answer_of(COLE), sealed.answer_of(BRYN)) == ((BRYN,), "no", None)
    assert sealed.answer(BRYN, "no")
    assert sealed.answers == [(ASH, "yes"), (BRYN, "no"), (COLE, "no")]


def test_a_withdrawn_answer_is_owed_again() -> None:
    sealed: Sealed[str] = Sealed(seats=[ASH, BRYN])
    sealed.answer(ASH, "yes")
    sealed.withdraw(ASH)
    assert sealed.owing() == (ASH, BRYN)


def test_standing_choices_can_change() -> None:
    standing: Standing[str] = Standing(group=[ASH, BRYN, COLE])
    assert (standing.leading(), standing.choice_of(ASH)) == ([], None)
    standing.choose(BRYN, "owl")
    standing.choose(ASH, "fox")
    assert standing.leading() == ["fox", "owl"]
    standing.choose(BRYN, "fox")
    standing.choose(COLE, "owl")
    assert (standing.leading(), standing.choice_of(BRYN)) == (["fox"], "fox")
    assert standing.owing() == (ASH, BRYN, COLE)


def test_minds_change_only_so_often() -> None:
    standing: Standing[str] = Standing(group=[ASH, BRYN], patience=2)
    standing.choose(ASH, "owl")
    standing.choose(ASH, "fox")
    assert standing.owing() == (BRYN,)


def test_a_copy_of_a_frame_goes_its_own_way() -> None:
    window, sealed = Window(eligible=[ASH, BRYN]), Sealed[int](seats=[ASH, BRYN])
    standing = Standing[int](group=[ASH, BRYN])
    window.copy().passes(ASH)
    window.copy().eligible.remove(ASH)
    sealed.copy().answer(ASH, 1)
    sealed.copy().seats.remove(ASH)
    standing.copy().choose(ASH, 1)
    standing.copy().group.remove(ASH)
    assert (window, sealed) == (Window(eligible=[ASH, BRYN]), Sealed[int](seats=[ASH, BRYN]))
    assert standing == Standing[int](group=[ASH, BRYN])
    assert (twin := Choice(ASH).copy()) == Choice(ASH)
    assert type(twin) is Choice


def test_a_frame_must_say_who_owes() -> None:
    with pytest.raises(AssertionError, match="says who owes"):
        Frame().owing()
