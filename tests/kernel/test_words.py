"""Words carry seats as placeholders; whoever shows them knows the names."""

import pytest

from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import PLAIN, at_seat, by_seats, verbatim, with_names

NAMES = ("Ann", "{0}", "Cy")


@pytest.mark.parametrize(
    ("words", "read"),
    [
        (f"{at_seat(Seat(0))} strikes {at_seat(Seat(2))}.", "Ann strikes Cy."),
        ("{1} is called so, and nobody else", "{0} is called so, and nobody else"),
        ("{7} has no name", "Seat 8 has no name"),
        ("a {{brace}} is a brace", "a {brace} is a brace"),
        (f"says “{verbatim('{2} } {')}”", "says “{2} } {”"),
        ("{} {x} { } is left alone", "{} {x} { } is left alone"),
        ("", ""),
    ],
)
def test_words_are_read_with_names(words: str, read: str) -> None:
    assert with_names(words, NAMES) == read


def test_who_has_no_name_is_called_by_the_seat() -> None:
    assert by_seats("{0} and {11}") == "Seat 1 and Seat 12"


def test_bare_types_are_shown_as_they_are() -> None:
    thing = {"seat": 0, "of": {3}}
    assert by_seats(PLAIN.label(None, thing)) == by_seats(PLAIN.tell(None, thing)) == repr(thing)
