"""A match in words, and people in them.

Rules know seats and no names, so words carry seats as placeholders: `{2}` is whoever sits in seat 2, counted from 0,
and a brace that is meant as one is written twice. Whoever shows the words knows the names.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanternwood.kernel.model import Seat
from lanternwood.kernel.prospect import Prospect


def no_prospect(view: Any, action: Any) -> Prospect | None:
    return None


def no_question(view: Any) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    label: Callable[[Any, Any], str]
    """A choice in words, for the one whose view it is."""
    tell: Callable[[Any, Any], str]
    """An announcement in words, for the one whose view it is."""
    prospect: Callable[[Any, Any], Prospect | None]
    """The odds of a choice and what follows from it, for the one whose view it is."""
    content: Callable[[], Any] | None
    """All cards as plain data, a Model of lists, for screens that show them."""
    question: Callable[[Any], str] = no_question
    """What is asked of the one whose view it is, in words; empty where the choices say it all."""


BRACES = re.compile(r"\{\{|\}\}|\{(\d+)\}")


def at_seat(seat: Seat) -> str:
    """Whoever sits there, to stand in words."""
    return f"{{{seat}}}"


def verbatim(text: str) -> str:
    """Text that came from somebody, to stand in words as it is."""
    return text.replace("{", "{{").replace("}", "}}")


def with_names(words: str, names: Sequence[str]) -> str:
    """The words as people read them. Who has no name is called by the number of the seat."""

    def name(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0][0]
        seat = int(found[1])
        return names[seat] if seat < len(names) else seat_name(Seat(seat))

    return BRACES.sub(name, words)


def by_seats(words: str) -> str:
    """The words where nobody has a name, such as in the terminal or for programs that learn."""
    return with_names(words, ())


def seat_name(seat: Seat) -> str:
    """People count from 1."""
    return f"Seat {seat + 1}"


def as_written(view: Any, thing: Any) -> str:
    """An action or an announcement as its type is written."""
    return verbatim(repr(thing))


PLAIN = Words(label=as_written, tell=as_written, prospect=no_prospect, content=None)
"""The bare types."""
