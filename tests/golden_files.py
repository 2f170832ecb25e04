"""Goldens: texts kept in tests/goldens that a change of rules changes, for people to review.

A test asks for the fixture `golden` and calls `golden("game-seats.txt", transcript(match))`;
`pytest --update-goldens` writes the files anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from contract.play import Chooser, moments
from lanternwood.kernel.match import Match
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.transcript import Transcript

FOLDER = Path(__file__).with_name("goldens")


def compare(name: str, text: str, update: bool) -> None:
    file = FOLDER / name
    if update:
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    assert file.exists(), f"there is no tests/goldens/{name} yet; write it with --update-goldens"
    kept = file.read_text(encoding="utf-8")
    assert text.splitlines() == kept.splitlines(), f"tests/goldens/{name} differs; review, then --update-goldens"


def transcript(match: Match[Any], views_every: int = 20) -> str:
    """Play a match by numbers that are the same on any machine, and write it down."""
    written = Transcript(match, views_every)
    for _ in moments(match, Chooser(0, numbers(match.plan.seed))):
        if match.log:
            written.note()
    return written.text()


def numbers(seed: str) -> Iterator[int]:
    rng = HashRng(seed.encode())
    while True:
        yield rng.next32()
