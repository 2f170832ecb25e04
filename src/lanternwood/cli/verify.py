"""`lantern verify`: is this match whole, was it played by the rules, and were its seed and what was brought to it the
promised ones?"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from lanternwood.cli.bringing import titles
from lanternwood.cli.records import open_record
from lanternwood.cli.refusal import Refusal
from lanternwood.cli.terminal import Terminal
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome
from lanternwood.kernel.record import Record

PROMISE = re.compile("[0-9a-f]{64}")


def verify(file: Path, promises: Sequence[str]) -> int:
    record, game, match = open_record(file)
    plan, terminal = record.header.plan, Terminal()
    yours = [promise.strip().casefold() for promise in promises]
    compare(yours, [record.header.commitment, *fingerprints(record)], file)
    shown = whose(record.header.commitment, yours)
    terminal.say(f"{file} holds. Checked:", "bold")
    for lead, words in (
        ("  rules       ", f"{game.title}, rules {plan.rules_version}, content {plan.content_hash}"),
        ("  promise     ", f"{record.header.commitment}, {shown}"),
        ("  seed        ", f"{plan.seed}, which is the one of this promise"),
        *[("  word        ", f"{word}, which the dice and cards follow from too") for word in plan.entropy],
        *[("  brought     ", words) for words in brought(record, match, yours)],
        ("  moves       ", f"{len(match.log)}, each of them legal and leading to the recorded state"),
        ("  ending      ", ending(match.outcome(), record.header.names)),
    ):
        terminal.tell(lead, words, "dim")
    return 0


def whose(promise: str, yours: Sequence[str]) -> str:
    if promise in yours:
        return "which is the one you were shown"
    return "as the file says; --promise compares it with yours"


def fingerprints(record: Record) -> list[str]:
    return [promise.fingerprint for promise in record.header.promises if promise]


def brought(record: Record, match: Match[Any], yours: Sequence[str]) -> Iterator[str]:
    """What each seat played with, and whether anybody had been promised that."""
    header = record.header
    for seat, title in enumerate(titles(match.game, match.brought)):
        who = f"seat {seat + 1} ({header.names[seat]}): {title}"
        promise = header.promises[seat] if header.promises else None
        if promise:
            yield f"{who}, promised as {promise.fingerprint}, {whose(promise.fingerprint, yours)}"
        elif header.plan.brought and header.plan.brought[seat] is not None:
            yield f"{who}, which nobody had been shown a promise of"
        else:
            yield f"{who}, which was drawn, as it follows from the seed"


def compare(shown: Sequence[str], recorded: Sequence[str], file: Path) -> None:
    for promise in shown:
        if not PROMISE.fullmatch(promise):
            raise Refusal("A promise is 64 digits and letters from a to f, as shown before the match.")
        if promise not in recorded:
            known = ", ".join(recorded)
            raise Refusal(f"{file} is not the match you were promised: what it promises is {known}.", code=1)


def ending(outcome: Outcome | None, names: tuple[str, ...]) -> str:
    if outcome is None:
        return "none: the match was saved before its end"
    winners = ", ".join(f"seat {seat + 1} ({names[seat]})" for seat in outcome.winners) or "nobody"
    return f"{outcome.ending}, won by {winners}, as recorded"
