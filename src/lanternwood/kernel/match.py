"""A match: how it was set up, and an ordered list of (seat, action). That is enough to live it again."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Generic, TypeVar

import msgspec

from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.game import Game, State
from lanternwood.kernel.laying_out import lay_out
from lanternwood.kernel.model import OUTSIDE, Action, IllegalAction, Model, Outcome, Seat, Spoken, Viewer
from lanternwood.kernel.resigning import do
from lanternwood.kernel.table import Heard, Table

S = TypeVar("S", bound=State)

to_json = msgspec.json.Encoder(order="deterministic").encode
"""The same bytes for the same thing, everywhere. What it writes holds no dict but with names for keys."""


class SetupError(Exception):
    """A match that cannot be set up like this; says what would do."""


class Plan(Model, omit_defaults=True):
    """All that a match starts from."""

    game: str
    rules_version: str
    content_hash: str
    seats: int
    options: dict[str, Any]
    seed: str
    entropy: tuple[str, ...]
    brought: tuple[Any, ...] = ()
    """What each seat brought, as plain data, or None where it plays the usual. Left out where nobody brought anything,
    as in all older plans: it is the one field with a default, so that those are written as they always were."""


class Entry(Model):
    """One line of the log."""

    seat: Seat
    action: Any


def plan_for(
    game: Game[Any],
    seats: int,
    seed: str,
    options: dict[str, Any] | None = None,
    entropy: Sequence[str] = (),
    brought: Sequence[Any] = (),
) -> Plan:
    """A plan for today's rules and content, checked. What is said against something brought is for its owner alone."""
    if seats not in game.seats:
        raise SetupError(f"{game.title} takes {_in_words(game.seats)}, not {seats}")
    typed = read_options(game, options or {})
    if problem := game.setting_up.problem(seats, typed):
        raise SetupError(problem)
    plain = msgspec.to_builtins(typed)
    carried = plain_brought(game, seats, typed, brought)
    return Plan(game.name, game.rules_version, game.content_hash, seats, plain, seed, tuple(entropy), carried)


def _in_words(seats: range) -> str:
    fewest, most = seats.start, seats.stop - 1
    return f"{fewest} to {most} seats" if fewest < most else f"{most} seats"


def read_options(game: Game[Any], options: dict[str, Any]) -> Any:
    """Table options from plain data; an unknown name or value says which ones there are."""
    known = game.setting_up.options_type.__struct_fields__
    for name in options:
        if name not in known:
            choice = ", ".join(known) or "none"
            raise SetupError(f"{game.title} has no option '{name}'; its options: {choice}")
    try:
        return msgspec.convert(options, game.setting_up.options_type)
    except msgspec.ValidationError as error:
        raise SetupError(f"an option of {game.title} does not fit: {error}") from None


def plain_brought(game: Game[Any], seats: int, options: Any, brought: Sequence[Any]) -> tuple[Any, ...]:
    """As a plan holds it, each value checked by itself; nothing at all if nobody brought anything."""
    if all(value is None for value in brought):
        return ()
    if len(brought) != seats:
        raise SetupError(f"there are {seats} seats, but things are brought for {len(brought)}")
    for seat, value in enumerate(brought, 1):
        if value is not None and (problems := brought_problems(game, value, options)):
            raise SetupError(f"what seat {seat} brings will not do: {'; '.join(problems)}")
    return tuple(msgspec.to_builtins(read_brought(game, value)) for value in brought)


def brought_problems(game: Game[Any], value: Any, options: Any) -> list[str]:
    """All that is wrong with something that a seat would bring, from plain data or as the game types it."""
    try:
        typed = read_brought(game, value)
    except SetupError as error:
        return [str(error)]
    return list(game.bringing.problems(typed, options)) if game.bringing else []


def read_brought(game: Game[Any], value: Any) -> Any:
    """As the game types it; None stays None. Whether it will do is another question."""
    if value is None:
        return None
    if game.bringing is None:
        raise SetupError(f"nobody brings anything to {game.title}")
    try:
        return msgspec.convert(value, game.bringing.value_type)
    except (msgspec.ValidationError, RecursionError) as error:
        raise SetupError(f"that is no {game.bringing.noun} of {game.title}: {error}") from None


class Match(Generic[S]):
    """A match being played. Everything that was announced is kept beside the state, never in it."""

    def __init__(self, game: Game[S], plan: Plan, listen: bool = True) -> None:
        self.game = game
        self.plan = plan
        self.log: list[Entry] = []
        self.rng = chance_from(plan.seed, plan.entropy)
        self.table: Table[S] = Table(None, self.rng, [] if listen else None)  # type: ignore[arg-type]
        self.options = read_options(game, plan.options)
        brought = [read_brought(game, value) for value in plan.brought]
        self.brought = lay_out(game, self.table, plan.seats, self.options, brought)
        """What each seat plays with, be it brought or drawn; nothing in a game to which nobody brings anything."""

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def heard(self) -> list[Heard]:
        """All announcements so far, with their audiences; empty for a match that nobody listens to."""
        return self.table.heard or []

    def pending(self) -> Sequence[Seat]:
        return self.game.pending(self.state)

    def choices(self, seat: Seat) -> Sequence[Action]:
        choices: Sequence[Action] = self.game.choices(self.state, seat)
        return choices

    def view(self, viewer: Viewer) -> Any:
        return self.game.view(self.state, viewer)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: Seat, action: Action) -> list[Heard]:
        """Do one thing and give the announcements it made. A refusal raises and leaves no trace."""
        check_seat(self.plan.seats, seat)
        if isinstance(action, Spoken):
            check_words(action)
        before = len(self.heard)
        do(self.game, self.table, seat, action)
        self.log.append(Entry(seat, action))
        return self.heard[before:]

    def announced_to(self, viewer: Viewer) -> list[Any]:
        """What one viewer has heard, in order; its numbers are its own, so that no gap tells anything."""
        return [heard.event for heard in self.heard if heard.reaches(viewer)]

    def digest(self) -> str:
        """A fingerprint of the state and of the randomness to come."""
        return sha256(to_json([self.state, self.rng.key.hex(), self.rng.drawn()])).hexdigest()[:16]


def check_seat(seats: int, seat: Seat) -> None:
    if seat != OUTSIDE and not 0 <= seat < seats:
        raise IllegalAction("SEAT", f"there is no seat {seat} at this table")


def check_words(action: Spoken) -> None:
    if len(action.words) > Spoken.LONGEST:
        raise IllegalAction("WORDS", f"that is too long; say it in {Spoken.LONGEST} letters")
    if action.NEEDS and not action.words.strip():
        raise IllegalAction(action.NEEDS, "this is said in words; write some")


def replay(game: Game[S], plan: Plan, log: Sequence[Entry], listen: bool = True) -> Match[S]:
    """Live a match again, as far as its log goes."""
    match = Match(game, plan, listen)
    for entry in log:
        match.act(entry.seat, entry.action)
    return match
