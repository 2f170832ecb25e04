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
from lanternwood.server.wire.parts import MemberId, SeriesInfo, SideTableInfo


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
        self.sides = stage.sides
        self.ended = False
        self.first_says: SeriesInfo | None = None
        """At a side table: the series as the first table last told of it. It is asked again whenever somebody comes."""
        self.released = False
        """At a side table: the first has said that all is over."""
        self.reckoned: tuple[Course, Sequence[Meeting]] | None = None
        """What can be played now, for the course of which that was last worked out: asked for after each choice."""

    @property
    def id(self) -> str:
        """Its first log."""
        return self.stage.logs[0] if self.stage.logs else self.log

    @property
    def is_side(self) -> bool:
        """This part is played at a side table, which knows nothing of what comes after it."""
        return bool(self.stage.first)

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
        self.drop_side(log)

    def drop_side(self, log: str) -> None:
        self.sides = tuple(side for side in self.sides if side.log != log)

    def meetings(self) -> list[Meeting]:
        """What can be played now, besides what lies on this table and on those at its side."""
        if self.is_side or self.course is None or (self.opens and not self.ended):
            return []
        if self.reckoned is None or self.reckoned[0] is not self.course:
            self.reckoned = self.course, self.kind.meetings(self.course)
        laid = [meeting.seats for meeting in (*self._here(), *(side.meeting for side in self.sides))]
        return [meeting for meeting in self.reckoned[1] if meeting.seats not in laid]

    def _here(self) -> list[Meeting]:
        return [] if self.ended or self.meeting is None else [self.meeting]

    def apart(self, guests: Mapping[MemberId, Guest]) -> list[Meeting]:
        """Those that nobody but bots plays. Where no person has a seat at all, people have come to watch them."""
        if not any(is_person(guests[member]) for member in self.seats):
            return []
        return [meeting for meeting in self.meetings() if not self.has_person(meeting, guests)]

    def has_person(self, meeting: Meeting, guests: Mapping[MemberId, Guest]) -> bool:
        return any(is_person(guests[self.seats[seat]]) for seat in meeting.seats)

    def people_in(self, meetings: Sequence[Meeting], guests: Mapping[MemberId, Guest]) -> set[Seat]:
        """Bots are in none: they can play anywhere at once."""
        return {seat for meeting in meetings for seat in meeting.seats if is_person(guests[self.seats[seat]])}

    def to_lay(self, guests: Mapping[MemberId, Guest]) -> list[Meeting]:
        """Those for which nobody need be waited for but who plays at this table: all people in them are free."""
        apart = self.apart(guests)
        busy = self.people_in([side.meeting for side in self.sides], guests)
        return [each for each in self.meetings() if each not in apart and not busy & {*each.seats}]

    def next_meeting(self, guests: Mapping[MemberId, Guest]) -> Meeting | None:
        """At the table; None while those beside it must be waited for."""
        return next(iter(self.to_lay(guests)), None)

    def for_sides(self, guests: Mapping[MemberId, Guest]) -> list[Meeting]:
        """Those that can be played at once besides what lies on this table: they get side tables. While nothing does,
        the next match is laid out here when somebody asks for it."""
        found: list[Meeting] = []
        for meeting in self.to_lay(guests) if self._here() and self.begun else ():
            people = self.people_in([meeting], guests)
            if people and not people & self.people_in([*self._here(), *found], guests):
                found.append(meeting)
        return found

    def is_over(self, match_is_over: bool) -> bool:
        if self.is_side:
            return self.released
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
        meeting: Meeting | None = None if over else self.meeting
        if self.first_says:
            number, playing = len(self.stage.logs), meeting.seats if meeting else ()
            return replace(self.first_says, number=number, opening=False, playing=playing, first=self.stage.first)
        coming = [] if over else [*self._here(), *self.to_lay(guests)]
        return SeriesInfo(
            game=self.stage.game,
            kind=self.kind.name,
            title=self.kind.title,
            number=len(self.stage.logs),
            opening=self.opens,
            seats=self.seats,
            playing=meeting.seats if meeting else (),
            coming=tuple(each.seats for each in coming) if self.begun else (),
            apart=tuple(each.seats for each in self.apart(guests)),
            sides=tuple(SideTableInfo(side.code, side.meeting.seats) for side in self.sides),
            at_first=tuple(seat for each in self._here() for seat in each.seats),
            first=self.stage.first,
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
