"""A match as a file: a header line, a line per action with a fingerprint, a closing line.

Lines of JSON, so that a file cut short or edited shows where. A fingerprint stands for the state that the action led
to and for all lines so far, so that an edit shows even where it changes no state: in a name, or in what was said.
"""

from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from lanternwood.kernel.fairness import commitment
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, Plan, SetupError, plan_for, to_json
from lanternwood.kernel.model import IllegalAction, Model, Outcome, Seat
from lanternwood.kernel.promising import Promise, broken_promise
from lanternwood.kernel.resigning import logged_type

FORMAT = "lanternwood-match-1"

T = TypeVar("T")


class RecordError(Exception):
    """A file that is not a whole, untouched match; says where and what to do."""


class Kind(msgspec.Struct):
    """What any version of this file starts with, whatever else it holds."""

    format: str


class Header(Model, omit_defaults=True):
    format: str
    plan: Plan
    commitment: str
    names: tuple[str, ...]
    emblems: tuple[str, ...] = ()
    """By seat, where a screen has shown people by their emblems. Left out where there are none, as in older files."""
    promises: tuple[Promise | None, ...] = ()
    """By seat, where others were shown fingerprints of what is brought; None for a seat that brought nothing."""


class Line(Model):
    seat: Seat
    action: msgspec.Raw
    digest: str


class Closing(Model):
    actions: int
    digest: str
    outcome: Outcome | None


class Record(Model):
    """A file that has been read: its form is sound, its moves are not yet checked."""

    header: Header
    lines: list[Line]
    closing: Closing


class Recorder:
    """Writes a match down as it is played."""

    def __init__(
        self,
        match: Match[Any],
        names: tuple[str, ...],
        emblems: tuple[str, ...] = (),
        promises: tuple[Promise | None, ...] = (),
    ) -> None:
        self.match = match
        header = Header(FORMAT, match.plan, commitment(match.plan.seed), names, emblems, promises)
        self.lines = [to_json(header)]
        self.fingerprint = _first_fingerprint(header)

    def note(self) -> None:
        """Write down the last action of the match."""
        entry = self.match.log[-1]
        self.fingerprint = _next_fingerprint(self.fingerprint, self.match)
        action = msgspec.Raw(to_json(entry.action))
        self.lines.append(to_json(Line(entry.seat, action, self.fingerprint)))

    def file(self) -> bytes:
        closing = Closing(len(self.lines) - 1, self.fingerprint, self.match.outcome())
        return b"\n".join([*self.lines, to_json(closing)]) + b"\n"


def _first_fingerprint(header: Header) -> str:
    return sha256(to_json(header)).hexdigest()[:16]


def _next_fingerprint(before: str, match: Match[Any]) -> str:
    """After the last action of the match."""
    return sha256(to_json([before, match.log[-1], match.digest()])).hexdigest()[:16]


def read_record(file: bytes) -> Record:
    """Read a match file, checking its form."""
    rows = file.split(b"\n")
    if not file.strip():
        raise RecordError("the file is empty")
    try:
        kind = _decode(rows[0], Kind)
    except _Unreadable:
        raise RecordError("line 1 is not the start of a Lanternwood match; is this the right file?") from None
    if kind.format != FORMAT:
        raise RecordError(f"this file is of the kind '{kind.format}'; this version reads '{FORMAT}'")
    header = _read_line(rows[0], 1, Header)
    if rows[-1] != b"" or len(rows) < 3:
        raise RecordError(CUT_SHORT)
    lines = [_read_line(row, number, Line) for number, row in enumerate(rows[1:-2], 2)]
    try:
        closing = _decode(rows[-2], Closing)
    except _Unreadable:
        raise RecordError(CUT_SHORT) from None
    return Record(header, lines, closing)


CUT_SHORT = "the file was cut short: its closing line is missing; save the match again"


class _Unreadable(Exception):
    """Not the JSON that was expected."""


def _read_line(row: bytes, number: int, kind: type[T]) -> T:
    try:
        return _decode(row, kind)
    except _Unreadable as problem:
        raise RecordError(f"line {number} cannot be read ({problem}); the file was damaged or edited") from None


def _decode(row: bytes | msgspec.Raw, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(row, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise _Unreadable(str(error)) from None


def relive(record: Record, game: Game[Any]) -> Match[Any]:
    """Replay a record, checking every promise it makes: versions, seed, what was brought, each move and fingerprint,
    the end."""
    match = Match(game, _checked_plan(record.header, game))
    fingerprint = _first_fingerprint(record.header)
    for number, line in enumerate(record.lines, 2):
        _relive_line(match, line, number)
        fingerprint = _next_fingerprint(fingerprint, match)
        if fingerprint != line.digest:
            raise RecordError(
                f"line {number}: the move does not lead to the recorded state; this line or one before was edited"
            )
    _check_closing(record, match, fingerprint)
    return match


def _checked_plan(header: Header, game: Game[Any]) -> Plan:
    plan = header.plan
    if plan.game != game.name:
        raise RecordError(f"this is a match of '{plan.game}', not of '{game.name}'")
    if (plan.rules_version, plan.content_hash) != (game.rules_version, game.content_hash):
        raise RecordError(
            f"the match was played with rules {plan.rules_version} and content {plan.content_hash}; "
            f"this version has rules {game.rules_version} and content {game.content_hash}"
        )
    if commitment(plan.seed) != header.commitment:
        raise RecordError("the opened seed is not the one promised before the match (the commitment differs)")
    if len(header.names) != plan.seats:
        raise RecordError(f"line 1: {len(header.names)} names for {plan.seats} seats; the file was edited")
    if len(header.emblems) not in (0, plan.seats):
        raise RecordError(f"line 1: {len(header.emblems)} emblems for {plan.seats} seats; the file was edited")
    _check_promises(header)
    try:
        return plan_for(game, plan.seats, plan.seed, plan.options, plan.entropy, plan.brought)
    except SetupError as error:
        raise RecordError(f"line 1: {error}; the file was edited") from None


def _check_promises(header: Header) -> None:
    plan = header.plan
    for what, given in (("things brought", plan.brought), ("promises", header.promises)):
        if len(given) not in (0, plan.seats):
            raise RecordError(f"line 1: {len(given)} {what} for {plan.seats} seats; the file was edited")
    broken = broken_promise(plan.brought, header.promises)
    if broken is not None:
        raise RecordError(
            f"what seat {broken + 1} brought is not what was promised before the match (its fingerprint differs)"
        )


def _relive_line(match: Match[Any], line: Line, number: int) -> None:
    try:
        match.act(line.seat, _decode(line.action, logged_type(match.game)))
    except (IllegalAction, _Unreadable) as error:
        raise RecordError(f"line {number}: this move cannot be made: {error}; the file was edited") from None


def _check_closing(record: Record, match: Match[Any], fingerprint: str) -> None:
    closing = record.closing
    if closing.actions != len(record.lines):
        raise RecordError(
            f"the closing line counts {closing.actions} actions but {len(record.lines)} are there; "
            "lines were taken out or added"
        )
    if (closing.digest, closing.outcome) != (fingerprint, match.outcome()):
        raise RecordError("the closing line does not fit how the match ended; the file was edited")
