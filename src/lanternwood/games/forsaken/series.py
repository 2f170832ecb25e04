"""FK-WASTE-08, FK-WASTE-13 to 15: series of matches, with decks of one's own or with those of a draft."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lanternwood.games.forsaken.deck_lists import Deck, deck_of
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import CardId
from lanternwood.games.forsaken.sightings import Sightings
from lanternwood.games.forsaken.state import State
from lanternwood.games.forsaken.wasteland import DRAFT
from lanternwood.games.forsaken.wasteland.state import DraftState
from lanternwood.games.forsaken.wasteland.view import ids, left_after
from lanternwood.kernel.model import Model, Seat
from lanternwood.kernel.pairing import best_of, by_record, everyone_once, run, with_byes
from lanternwood.kernel.series import Course, Meeting, Opening, SeriesKind

AT_A_RUN: Final = 8
EVERYONE_MEETS: Final = 4
"""Up to so many seats; more play rounds."""


class Drafted(Model):
    """What a seat has of a draft."""

    pool: tuple[CardId, ...]
    deck: tuple[CardId, ...]
    saw: Sightings | UnsetType = UNSET
    """Drafts of old did not keep it."""


def drafted(state: DraftState, seat: Seat) -> Drafted:
    return Drafted(ids(state.pool(seat)), ids(state.drafters[seat].deck), sightings(state, seat))


def sightings(state: DraftState, seat: Seat) -> Sightings:
    """FK-WASTE-09"""
    packs = [
        ids(left_after(state, state.opener(seat, number, step), number, step - 1))
        for number in range(state.rounds)
        for step in range(state.steps)
    ]
    return Sightings(state.seats, seat, tuple(packs), ids(state.pool(seat)), ids(state.burned(seat)))


def plain_drafted(state: DraftState, seat: Seat) -> Any:
    return msgspec.to_builtins(drafted(state, seat))


def first_deck(mine: Any) -> Deck:
    return with_sightings(mine, deck_of(Counter(msgspec.convert(mine, Drafted).deck), "Wasteland"))


def with_sightings(mine: Any, deck: Deck) -> Deck:
    """FK-WASTE-09 Whatever its owner says of the draft, and also where a deck is built anew."""
    return replace(deck, drafted=msgspec.convert(mine, Drafted).saw)


def not_of_the_pool(mine: Any, deck: Deck) -> Sequence[str]:
    """FK-WASTE-08 Between games cards may change places with the sideboard; there are no others."""
    pool = Counter(msgspec.convert(mine, Drafted).pool)
    return [
        f"{BASE.by_id[card].name}: your pool has {pool[card]}, not {number} (FK-WASTE-08)."
        for card, number in deck.numbers.items()
        if number > pool[card] and card in BASE.by_id
    ]


def named_first(options: dict[str, Any], meeting: Meeting) -> dict[str, Any]:
    """FK-SETUP-04 The series names who begins, or leaves it to chance."""
    first = "random" if meeting.first is None else f"seat {meeting.seats.index(meeting.first) + 1}"
    return {**options, "first": first}


def of_the_draft(options: dict[str, Any]) -> dict[str, Any]:
    """Whoever drafts by the clock plays by it."""
    return {"clocks": options.get("clocks", True)}


def kingdoms_won(state: State) -> tuple[int, ...]:
    return tuple([sum(kingdom.winner == seat for kingdom in state.kingdoms) for seat in (0, 1)])


def who_began(state: State) -> Seat:
    return Seat(state.first)


def meetings(course: Course) -> list[Meeting]:
    """FK-WASTE-13"""
    if course.seats == 2:
        return best_of(course)
    return everyone_once(course) if course.seats <= EVERYONE_MEETS else by_record(course)


def counted(course: Course) -> Course:
    return with_byes(course) if course.seats > EVERYONE_MEETS else course


def run_problem(seats: int, people: int) -> str | None:
    """FK-WASTE-14"""
    return None if people == 1 else "a run is for one person among seven bots"


OPENING: Final = Opening(
    game=DRAFT,
    options=of_the_draft,
    mine=plain_drafted,
    bring=first_deck,
    problems=not_of_the_pool,
    complete=with_sightings,
)

BEST_OF_THREE: Final = SeriesKind(
    name="best-of-three",
    title="Best of three",
    says="Up to three games with decks of your own, which you may change in between.",
    seats=range(2, 3),
    meetings=best_of,
    options=named_first,
    points=kingdoms_won,
    first=who_began,
)
WASTELAND: Final = SeriesKind(
    name="wasteland",
    title="The Wasteland",
    says="Draft decks from one box, then play with them.",
    seats=DRAFT.seats,
    meetings=meetings,
    counted=counted,
    opening=OPENING,
    shuffled=True,
    options=named_first,
    points=kingdoms_won,
    first=who_began,
)
RUN: Final = SeriesKind(
    name="run",
    title="A run through the Wasteland",
    says="Draft with seven bots, then play three of them.",
    seats=range(AT_A_RUN, AT_A_RUN + 1),
    meetings=run,
    opening=OPENING,
    shuffled=True,
    problem=run_problem,
    options=named_first,
    points=kingdoms_won,
    first=who_began,
)
SERIES: Final = (BEST_OF_THREE, WASTELAND, RUN)
