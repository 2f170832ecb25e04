"""A series: several matches that belong together, perhaps after an opening from which each seat has what it plays with.

A game offers kinds of series; here stands what a kind is, what is known of a series under way, and how results count.
Who meets whom is in `kernel/pairing.py`. Nothing of a series is published before all of it is over.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lanternwood.kernel.model import Model, Seat

if TYPE_CHECKING:
    from lanternwood.kernel.game import Game

WIN, DRAW, LOSS = 2, 1, 0
"""In halves, so that they are whole numbers."""


class Meeting(Model):
    """A match to be played. Seats are those of the series, in the order of their seats in the match."""

    seats: tuple[Seat, ...]
    first: Seat | None = None
    """Who begins, if the series says so; otherwise the game itself does."""


class Result(Model):
    """A match that was played, or with one seat alone a bye, which is a win."""

    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    """All or none of them where it was drawn."""
    points: tuple[int, ...] = ()
    """For each of its seats, what the game counts besides winning."""
    first: Seat | None = None
    """Who began."""
    gone: tuple[Seat, ...] = ()
    """Those who had left the series when it ended: whatever the bot in their seat did, they have lost it."""

    def halves(self, seat: Seat) -> int:
        """What it is worth to one who was in it."""
        if seat in self.gone:
            return LOSS
        if self.gone and set(self.gone) >= {other for other in self.seats if other != seat}:
            return WIN
        if len(self.seats) == 1:
            return WIN
        if not self.winners or len(self.winners) == len(self.seats):
            return DRAW
        return WIN if seat in self.winners else LOSS

    def point(self, seat: Seat) -> int:
        return self.points[self.seats.index(seat)] if self.points else 0


class Course(Model):
    """All that is known of a series under way."""

    seats: int
    people: tuple[Seat, ...] = ()
    """Where people sit, or sat when it began; bots in all other seats."""
    chance: str = ""
    """Nobody can foresee it, and when all is over anyone can check it: what is drawn for the series follows from it."""
    results: tuple[Result, ...] = ()
    """In the order in which the matches ended."""

    def of(self, seat: Seat) -> list[Result]:
        return [result for result in self.results if seat in result.seats]

    def halves(self, seat: Seat) -> int:
        return sum(result.halves(seat) for result in self.of(seat))

    def points(self, seat: Seat) -> int:
        return sum(result.point(seat) for result in self.of(seat))

    def opponents(self, seat: Seat) -> list[Seat]:
        """Whom it has met, as often as it has."""
        return [other for result in self.of(seat) for other in result.seats if other != seat]

    def have_met(self, one: Seat, other: Seat) -> bool:
        return other in self.opponents(one)


class Standing(Model):
    """A line of the table."""

    seat: Seat
    halves: int
    """Wins, in halves: a drawn match is one."""
    points: int
    opponents: int
    """What those whom it has met have won, in halves; who was met twice counts twice."""
    played: int


def standing(course: Course, seat: Seat) -> Standing:
    opponents = sum(course.halves(other) for other in course.opponents(seat))
    return Standing(seat, course.halves(seat), course.points(seat), opponents, len(course.of(seat)))


def ranking(course: Course) -> list[Standing]:
    """The best first: by wins, by points, by the wins of opponents met, by seat. So no two are level."""
    lines = [standing(course, Seat(seat)) for seat in range(course.seats)]
    return sorted(lines, key=lambda line: (-line.halves, -line.points, -line.opponents, line.seat))


def nothing_wrong(seats: int, people: int) -> str | None:
    return None


def as_they_are(options: dict[str, Any], meeting: Meeting) -> dict[str, Any]:
    return options


def all_of_it(course: Course) -> Course:
    return course


def as_it_is(mine: Any, value: Any) -> Any:
    return value


def no_points(state: Any) -> tuple[int, ...]:
    return ()


def nobody_known(state: Any) -> Seat | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """What comes before the matches: a game from which each seat has what it plays with, such as a draft."""

    game: "Game[Any]"
    options: Callable[[dict[str, Any]], dict[str, Any]]
    """From the options of the opening to those of the matches."""
    mine: Callable[[Any, Seat], Any]
    """Of the last state: all that a seat has of it, as plain data. It is the seat's secret until the series is over."""
    bring: Callable[[Any], Any]
    """Of that: what the seat brings to its first match."""
    problems: Callable[[Any, Any], Sequence[str]]
    """Of that and of a value that it would bring instead: all that is wrong with it."""
    complete: Callable[[Any, Any], Any] = as_it_is
    """Of that and of such a value: the value with all that goes with it, whoever made it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesKind:
    name: str
    title: str
    says: str
    """What is played, in a sentence."""
    seats: range
    meetings: Callable[[Course], Sequence[Meeting]]
    """The matches that can be played now, in order; none when the series is over."""
    counted: Callable[[Course], Course] = all_of_it
    """A series as its ranking counts it, with the byes."""
    opening: Opening | None = None
    shuffled: bool = False
    """Whether seats are drawn by lot when it begins."""
    problem: Callable[[int, int], str | None] = nothing_wrong
    """What is wrong with so many seats, so many of them people, in words, or None."""
    options: Callable[[dict[str, Any], Meeting], dict[str, Any]] = as_they_are
    """Of the table: how one of its matches is set up."""
    points: Callable[[Any], tuple[int, ...]] = no_points
    """Of the last state of a match: what each seat is given besides the win."""
    first: Callable[[Any], Seat | None] = nobody_known
    """Of the last state of a match: the seat that began it."""

    def is_over(self, course: Course) -> bool:
        return not self.meetings(course)

    def ranking(self, course: Course) -> list[Standing]:
        return ranking(self.counted(course))
