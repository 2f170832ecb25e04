"""`lantern verify`: is this match whole, was it played by the rules, and was its seed the promised one?"""

import re
from pathlib import Path

from lanternwood.cli.records import open_record
from lanternwood.cli.refusal import Refusal
from lanternwood.cli.terminal import Terminal
from lanternwood.kernel.model import Outcome

PROMISE = re.compile("[0-9a-f]{64}")


def verify(file: Path, promise: str | None) -> int:
    record, game, match = open_record(file)
    if promise is not None:
        compare(promise.strip().casefold(), record.header.commitment, file)
    plan, terminal = record.header.plan, Terminal()
    shown = "which is the one you were shown" if promise else "as the file says; --promise compares it with yours"
    terminal.say(f"{file} holds. Checked:", "bold")
    for lead, words in (
        ("  rules       ", f"{game.title}, rules {plan.rules_version}, content {plan.content_hash}"),
        ("  promise     ", f"{record.header.commitment}, {shown}"),
        ("  seed        ", f"{plan.seed}, which is the one of this promise"),
        *[("  word        ", f"{word}, which the dice and cards follow from too") for word in plan.entropy],
        ("  moves       ", f"{len(match.log)}, each of them legal and leading to the recorded state"),
        ("  ending      ", ending(match.outcome(), record.header.names)),
    ):
        terminal.tell(lead, words, "dim")
    return 0


def compare(shown: str, recorded: str, file: Path) -> None:
    if not PROMISE.fullmatch(shown):
        raise Refusal("A promise is 64 digits and letters from a to f, as shown before the match.")
    if shown != recorded:
        raise Refusal(f"{file} is not the match you were promised: its promise is {recorded}.", code=1)


def ending(outcome: Outcome | None, names: tuple[str, ...]) -> str:
    if outcome is None:
        return "none: the match was saved before its end"
    winners = ", ".join(f"seat {seat + 1} ({names[seat]})" for seat in outcome.winners) or "nobody"
    return f"{outcome.ending}, won by {winners}, as recorded"
