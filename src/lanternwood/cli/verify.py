"""`lantern verify`: is this match whole, was it played by the rules, and was its chance the promised one?"""

from pathlib import Path

from lanternwood.cli.records import open_record
from lanternwood.cli.terminal import Terminal
from lanternwood.kernel.model import Outcome


def verify(file: Path) -> int:
    record, game, match = open_record(file)
    plan, terminal = record.header.plan, Terminal()
    terminal.say(f"{file} holds. Checked:", "bold")
    for lead, words in (
        ("  rules       ", f"{game.title}, rules {plan.rules_version}, content {plan.content_hash}"),
        ("  promise     ", f"{record.header.commitment}"),
        ("  seed        ", f"{plan.seed}, which is the one that was promised"),
        ("  moves       ", f"{len(match.log)}, each of them legal and leading to the recorded state"),
        ("  ending      ", ending(match.outcome(), record.header.names)),
    ):
        terminal.tell(lead, words, "dim")
    return 0


def ending(outcome: Outcome | None, names: tuple[str, ...]) -> str:
    if outcome is None:
        return "none: the match was saved before its end"
    winners = ", ".join(f"seat {seat + 1} ({names[seat]})" for seat in outcome.winners) or "nobody"
    return f"{outcome.ending}, won by {winners}, as recorded"
