"""A series at a table: one log after the other, each a part of it, until it is over and all of it is opened."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, read_brought
from lanternwood.kernel.model import Seat
from lanternwood.kernel.pairing import by_lot
from lanternwood.kernel.series import Course, Meeting, Result, SeriesKind
from lanternwood.server.entries import Guest, Stage
from lanternwood.server.wire.parts import MemberId, SeriesInfo


class SeriesAtTable:
    """The series as one of its parts knows it."""

    def __init__(self, log: str, stage: Stage, games: Mapping[str, Game[Any]]) -> None:
        self.log = log
        """Of this part."""
        self.stage = stage
        self.game = games[stage.game]
        self.kind = kind_named(self.game, stage.kind)
        self.seats = stage.seats
        self.course = stage.course
        self.meeting = stage.meeting
        self.logs = stage.logs
        """Of all parts that are over, in the order in which they ended: that of the results."""
        self.ended = False
        self.reckoned: tuple[Course, Sequence[Meeting]] | None = None
        """What can be played now, for the course of which that was last worked out: asked for after each choice."""

    @property
    def begun(self) -> bool:
        """From then on its seats stay as they are."""
        return self.course is not None

    @property
    def drafted(self) -> bool:
        """What is brought comes from the opening."""
        return bool(self.stage.mine)

    @property
    def opens(self) -> bool:
        """This part is the opening."""
        return self.kind.opening is not None and not self.drafted

    def order(self, guests: Mapping[MemberId, Guest]) -> list[Guest] | None:
        """Who plays the next match, if that is settled."""
        return [guests[self.seats[seat]] for seat in self.meeting.seats] if self.meeting else None

    def problem(self, seated: Sequence[Guest]) -> str | None:
        if self.begun:
            return None
        if len(seated) not in self.kind.seats:
            fewest, most = self.kind.seats[0], self.kind.seats[-1]
            return f"{self.kind.title} takes {f'{fewest} to ' if fewest < most else ''}{most} seats, not {len(seated)}"
        return self.kind.problem(len(seated), sum(guest.bot is None for guest in seated))

    def drawn_seats(self, players: Sequence[Guest], chance: str) -> list[Guest]:
        """In the order in which they play."""
        if self.begun or not self.kind.shuffled:
            return [*players]
        return [players[at] for at in by_lot(chance, len(players))]

    def options(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        """How the match of this part is set up."""
        if self.opens:
            return options
        meeting = self.meeting or self.kind.meetings(Course(seats))[0]
        return self.kind.options(options, meeting)

    def begin(self, seats: tuple[MemberId, ...], guests: Mapping[MemberId, Guest], chance: str) -> None:
        """The match of this part has begun; with the first, so has the series."""
        if self.begun:
            return
        people = tuple(Seat(seat) for seat, member in enumerate(seats) if guests[member].bot is None)
        self.seats, self.course = seats, Course(len(seats), people, chance)
        self.meeting = None if self.opens else self.kind.meetings(self.course)[0]

    def end(self, match: Match[Any], guests: Mapping[MemberId, Guest]) -> None:
        """The match of this part is over."""
        outcome, meeting, course = match.outcome(), self.meeting, self.course
        self.ended = True
        self.logs = (*self.logs, self.log)
        if meeting is None or outcome is None or course is None:
            return
        first = self.kind.first(match.state)
        result = Result(
            meeting.seats,
            tuple(meeting.seats[seat] for seat in outcome.winners),
            self.kind.points(match.state),
            None if first is None else meeting.seats[first],
            tuple(seat for seat in meeting.seats if guests[self.seats[seat]].gone),
        )
        self.course = replace(course, results=(*course.results, result))

    def hear_of(self, log: str, result: Result) -> None:
        """A match was played beside the table."""
        assert self.course is not None
        self.course = replace(self.course, results=(*self.course.results, result))
        self.logs = (*self.logs, log)

    def meetings(self) -> list[Meeting]:
        """What can be played now, besides what lies on the table."""
        if self.course is None or (self.opens and not self.ended):
            return []
        if self.reckoned is None or self.reckoned[0] is not self.course:
            self.reckoned = self.course, self.kind.meetings(self.course)
        here = None if self.ended or self.meeting is None else self.meeting.seats
        return [meeting for meeting in self.reckoned[1] if meeting.seats != here]

    def apart(self, guests: Mapping[MemberId, Guest]) -> list[Meeting]:
        """Those that nobody but bots plays. Where no person has a seat at all, people have come to watch them."""
        if not any(is_person(guests[member]) for member in self.seats):
            return []
        return [meeting for meeting in self.meetings() if not self.has_person(meeting, guests)]

    def has_person(self, meeting: Meeting, guests: Mapping[MemberId, Guest]) -> bool:
        return any(is_person(guests[self.seats[seat]]) for seat in meeting.seats)

    def next_meeting(self, guests: Mapping[MemberId, Guest]) -> Meeting | None:
        """At the table; None while those beside it must be waited for."""
        apart = self.apart(guests)
        return next((meeting for meeting in self.meetings() if meeting not in apart), None)

    def is_over(self, match_is_over: bool) -> bool:
        course = self.course
        return match_is_over and not self.opens and course is not None and self.kind.is_over(course)

    def next_stage(self, match: Match[Any] | None, meeting: Meeting) -> Stage:
        """Of a match that comes after all that is over. Of the opening, its match must be there, and over."""
        mine = self.stage.mine
        if self.opens and self.kind.opening:
            assert match is not None
            mine = tuple(self.kind.opening.mine(match.state, Seat(seat)) for seat in range(len(self.seats)))
        return Stage(self.stage.game, self.stage.kind, self.logs, self.seats, self.course, meeting, mine)

    def next_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Of the table, from those of this part."""
        return self.kind.opening.options(options) if self.opens and self.kind.opening else options

    def first_values(self) -> dict[MemberId, Any]:
        """What each brings to the first match after the opening, as plain data."""
        opening = self.kind.opening
        if opening is None:
            return {}
        return {
            member: msgspec.to_builtins(opening.bring(mine))
            for member, mine in zip(self.seats, self.stage.mine, strict=True)
        }

    def mine(self, member: MemberId) -> Any:
        """What a member has of the opening, for itself alone."""
        return self.stage.mine[self.seats.index(member)] if self.drafted and member in self.seats else None

    def brought_problems(self, member: MemberId, value: Any) -> list[str]:
        opening = self.kind.opening
        if opening is None or not self.drafted:
            return []
        return [*opening.problems(self.mine(member), read_brought(self.game, value))]

    def completed(self, member: MemberId, value: Any) -> Any:
        """What a member brings instead, as plain data."""
        opening = self.kind.opening
        assert opening is not None
        return msgspec.to_builtins(opening.complete(self.mine(member), read_brought(self.game, value)))

    def info(self, over: bool, guests: Mapping[MemberId, Guest]) -> SeriesInfo:
        course = self.course or Course(0)
        apart = [meeting.seats for meeting in self.apart(guests)]
        coming = [each.seats for each in self.kind.meetings(course)] if self.begun and not over else []
        meeting: Meeting | None = None if over else self.meeting
        return SeriesInfo(
            game=self.stage.game,
            kind=self.kind.name,
            title=self.kind.title,
            number=len(self.stage.logs),
            opening=self.opens,
            seats=self.seats,
            playing=meeting.seats if meeting else (),
            coming=tuple(seats for seats in coming if seats not in apart),
            apart=tuple(apart),
            results=course.results,
            ranking=tuple(self.kind.ranking(course)) if self.begun else (),
            logs=self.logs,
            over=over,
        )


def is_person(guest: Guest) -> bool:
    """Whoever has left is played by a bot to the end."""
    return guest.bot is None and not guest.gone


def kind_named(game: Game[Any], name: str) -> SeriesKind:
    return next(kind for kind in game.series if kind.name == name)


def with_openings(games: Mapping[str, Game[Any]]) -> dict[str, Game[Any]]:
    """Those, and the games with which their series begin."""
    openings = [kind.opening.game for game in games.values() for kind in game.series if kind.opening]
    return {**games, **{game.name: game for game in openings}}
