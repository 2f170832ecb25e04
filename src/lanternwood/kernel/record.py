"""A match as a file: a header line, a line per action with the fingerprint it led to, a closing line.

Lines of JSON, so that a file cut short or edited shows where.
"""

from typing import Any

import msgspec

from lanternwood.kernel.fairness import commitment
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, Plan, SetupError, to_json
from lanternwood.kernel.model import IllegalAction, Model, Outcome, Seat

FORMAT = "lanternwood-match-1"


class RecordError(Exception):
    """A file that is not a whole, untouched match; says where and what to do."""


class Header(Model):
    format: str
    plan: Plan
    commitment: str
    names: tuple[str, ...]


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

    def __init__(self, match: Match[Any], names: tuple[str, ...]) -> None:
        self.match = match
        header = Header(FORMAT, match.plan, commitment(match.plan.seed), names)
        self.lines = [to_json(header)]

    def note(self) -> None:
        """Write down the last action of the match."""
        entry = self.match.log[-1]
        self.lines.append(to_json(Line(entry.seat, msgspec.Raw(to_json(entry.action)), self.match.digest())))

    def file(self) -> bytes:
        closing = Closing(len(self.lines) - 1, self.match.digest(), self.match.outcome())
        return b"\n".join([*self.lines, to_json(closing)]) + b"\n"


def read_record(file: bytes) -> Record:
    """Read a match file, checking its form."""
    rows = file.split(b"\n")
    if not file.strip():
        raise RecordError("the file is empty")
    try:
        header = msgspec.json.decode(rows[0], type=Header)
    except msgspec.MsgspecError:
        raise RecordError("line 1 is not the start of a Lanternwood match; is this the right file?") from None
    if header.format != FORMAT:
        raise RecordError(f"this file is of the kind '{header.format}'; this version reads '{FORMAT}'")
    if rows[-1] != b"" or len(rows) < 3:
        raise RecordError("the file was cut short: its closing line is missing; save the match again")
    lines = []
    for number, row in enumerate(rows[1:-2], 2):
        try:
            lines.append(msgspec.json.decode(row, type=Line))
        except msgspec.MsgspecError as error:
            raise RecordError(f"line {number} cannot be read ({error}); the file was damaged or edited") from None
    try:
        closing = msgspec.json.decode(rows[-2], type=Closing)
    except msgspec.MsgspecError:
        raise RecordError("the file was cut short: its closing line is missing; save the match again") from None
    return Record(header, lines, closing)


def relive(record: Record, game: Game[Any]) -> Match[Any]:
    """Replay a record, checking every promise it makes: versions, seed, each move and fingerprint, the end."""
    header, plan = record.header, record.header.plan
    if (plan.rules_version, plan.content_hash) != (game.rules_version, game.content_hash):
        raise RecordError(
            f"the match was played with rules {plan.rules_version} and content {plan.content_hash}; "
            f"this version has rules {game.rules_version} and content {game.content_hash}"
        )
    if commitment(plan.seed) != header.commitment:
        raise RecordError("the opened seed is not the one promised before the match (the commitment differs)")
    if plan.seats not in game.seats or len(header.names) != plan.seats:
        raise RecordError("line 1: the seats and names do not fit each other or the game; the file was edited")
    try:
        match = Match(game, plan)
    except SetupError as error:
        raise RecordError(f"line 1: {error}; the file was edited") from None
    for number, line in enumerate(record.lines, 2):
        _relive_line(match, line, number)
    if record.closing.actions != len(record.lines):
        raise RecordError(
            f"the closing line counts {record.closing.actions} actions but {len(record.lines)} are there; "
            "lines were taken out or added"
        )
    if (record.closing.digest, record.closing.outcome) != (match.digest(), match.outcome()):
        raise RecordError("the closing line does not fit how the match ended; the file was edited")
    return match


def _relive_line(match: Match[Any], line: Line, number: int) -> None:
    try:
        action = msgspec.json.decode(line.action, type=match.game.action_type)
        match.act(line.seat, action)
    except (IllegalAction, msgspec.MsgspecError) as error:
        raise RecordError(f"line {number}: this move cannot be made: {error}; the file was edited") from None
    if match.digest() != line.digest:
        raise RecordError(f"line {number}: the move does not lead to the recorded state; the file was edited")
