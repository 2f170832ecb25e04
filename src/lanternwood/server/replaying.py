"""Finished matches again: step by step, as any seat knew them, those who watched, or with everything open."""

from collections.abc import Iterator, Mapping, MutableSequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from msgspec import Raw

from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.game import Game
from lanternwood.kernel.laying_out import lay_out
from lanternwood.kernel.match import Entry, Match, read_brought, read_options, to_json
from lanternwood.kernel.model import OUTSIDE, Resign, Seat, Viewer
from lanternwood.kernel.record import Record, RecordError, read_record, relive
from lanternwood.kernel.resigning import LABEL, do
from lanternwood.kernel.rng import Chance, shuffle_with
from lanternwood.kernel.table import Heard, Table
from lanternwood.server.brought import opened_brought
from lanternwood.server.wire.http import Chronicle, Draw, Draws, Line, ReplayPage, Step
from lanternwood.server.wire.parts import Opened, Told


class OtherRules(Exception):
    """The match may be all right, but this server does not have its rules; says which."""


@dataclass(frozen=True, slots=True)
class Mind:
    """Whose knowledge a match is seen with."""

    name: str
    viewer: Viewer = None
    open: bool = False

    def hears(self, heard: Heard) -> bool:
        return self.open or heard.reaches(self.viewer)

    def view(self, game: Game[Any], state: Any) -> Any:
        if self.open and game.open_view:
            return game.open_view(state)
        return game.view(state, self.viewer)

    def knows_who(self, game: Game[Any], state: Any, seat: Seat) -> bool:
        """Could it know who was about to act? Where several might have, it could not."""
        return self.open or seat == self.viewer or tuple(game.waiting.awaited(state, self.viewer)) == (seat,)

    def knows_choice(self, seat: Seat) -> bool:
        return self.open or seat == self.viewer


@dataclass(frozen=True, slots=True)
class Relived:
    """A match file that holds: every promise it makes has been checked."""

    record: Record
    game: Game[Any]
    log: tuple[Entry, ...]
    brought: tuple[Any, ...]
    """What each seat played with; nothing in a game to which nobody brings anything."""

    def mind(self, name: str) -> Mind | None:
        """ "open", "watch", or a seat counted from 0; None if there is no such mind."""
        if name == "open":
            return Mind(name, open=True)
        if name == "watch":
            return Mind(name)
        if name.isascii() and name.isdecimal() and len(name) <= 2 and int(name) < self.record.header.plan.seats:
            return Mind(name, Seat(int(name)))
        return None

    def opened(self) -> Opened:
        header = self.record.header
        brought = opened_brought(self.game, self.brought, header.promises)
        return Opened(header.plan.seed, header.plan.entropy, brought)

    def page(self, match: str, mind: Mind, first: int, count: int) -> ReplayPage:
        header = self.record.header
        return ReplayPage(
            id=match,
            game=self.game.name,
            names=header.names,
            emblems=header.emblems,
            mind=mind.name,
            steps=len(self.log) + 1,
            first=first,
            page=tuple(self.steps(mind, first, count)),
            outcome=self.record.closing.outcome,
            commitment=header.commitment,
            opened=self.opened(),
            playable=True,
        )

    def steps(self, mind: Mind, first: int, count: int) -> Iterator[Step]:
        """So many steps from the first on. What came before is lived through again, which is quick."""
        match = Match(self.game, self.record.header.plan)
        if first == 0 and count > 0:
            yield self.step(match, mind, None, "", match.heard)
        for number, entry in enumerate(self.log[: first + count - 1], 1):
            if number < first:
                match.act(entry.seat, entry.action)
                continue
            seat, choice = self.choice(match, mind, entry)
            yield self.step(match, mind, seat, choice, match.act(entry.seat, entry.action))

    def choice(self, match: Match[Any], mind: Mind, entry: Entry) -> tuple[Seat | None, str]:
        """Who is about to choose what, as far as this mind could know."""
        if isinstance(entry.action, Resign):
            # Everyone heard it, and it was on no list that the game has words for.
            return entry.seat, LABEL
        if entry.seat == OUTSIDE or not mind.knows_who(self.game, match.state, entry.seat):
            return None, ""
        if not mind.knows_choice(entry.seat):
            return entry.seat, ""
        return entry.seat, self.game.words.label(match.view(entry.seat), entry.action)

    def step(self, match: Match[Any], mind: Mind, seat: Seat | None, choice: str, heard: list[Heard]) -> Step:
        view = mind.view(self.game, match.state)
        news = tuple(
            Told(Raw(to_json(one.event)), self.game.words.tell(view, one.event)) for one in heard if mind.hears(one)
        )
        return Step(seat, choice, news, Raw(to_json(view)))

    def chronicle(self, match: str) -> Chronicle:
        return Chronicle(match, self.game.name, self.record.header.names, tuple(self.lines()))

    def lines(self) -> Iterator[Line]:
        match = Match(self.game, self.record.header.plan)
        yield from (Line(0, heard.audience, heard.event) for heard in match.heard)
        for number, entry in enumerate(self.log, 1):
            yield from (Line(number, heard.audience, heard.event) for heard in match.act(entry.seat, entry.action))

    def draws(self) -> Draws:
        """Every draw, as the rules asked for it."""
        plan = self.record.header.plan
        noted = NotedChance(chance_from(plan.seed, plan.entropy))
        table: Table[Any] = Table(None, noted)
        brought = [read_brought(self.game, value) for value in plan.brought]
        lay_out(self.game, table, plan.seats, read_options(self.game, plan.options), brought)
        for entry in self.log:
            do(self.game, table, entry.seat, entry.action)
        return Draws(self.record.header.commitment, self.opened(), tuple(noted.draws))


class NotedChance:
    """Chance that keeps a list of what it settled."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.draws: list[Draw] = []

    def below(self, bound: int) -> int:
        value = self.chance.below(bound)
        self.draws.append(Draw(bound, value))
        return value

    def shuffle(self, things: MutableSequence[Any]) -> None:
        shuffle_with(self, things)


def relived(file: bytes, games: Mapping[str, Game[Any]]) -> Relived:
    """Read a match file and check all of it; raises RecordError or OtherRules."""
    record = read_record(file)
    plan = record.header.plan
    game = games.get(plan.game)
    if game is None:
        raise OtherRules(f"it is a match of '{plan.game}', which this server does not have")
    if (plan.rules_version, plan.content_hash) != (game.rules_version, game.content_hash):
        raise OtherRules(
            f"it was played with rules {plan.rules_version} and cards {plan.content_hash}; this server has rules "
            f"{game.rules_version} and cards {game.content_hash}"
        )
    match = followed(record, game)
    return Relived(record, game, tuple(match.log), match.brought)


def followed(record: Record, game: Game[Any]) -> Match[Any]:
    """A file from outside may hold anything, and no rule was written with all of it in mind."""
    try:
        return relive(record, game)
    except RecordError:
        raise
    except Exception as error:
        raise RecordError(f"the rules cannot follow it ({type(error).__name__}); the file was edited") from error


def id_of(file: bytes) -> str:
    """The same file is the same replay, however often it is brought in."""
    return "file-" + sha256(file).hexdigest()[:24]
