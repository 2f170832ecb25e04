"""How a law is checked on one match, and the two ways in which tests ask for it."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from hypothesis.strategies import DataObject

from contract.play import Chooser
from contract.tables import Setting
from lanternwood.kernel.match import Match

Law = Callable[[Match[Any], Chooser], None]
OnRandomPlay = Callable[[Setting, Law], None]
OnChosenPlay = Callable[[str, Law, DataObject], None]


def check_one(law: Law, match: Match[Any], chooser: Chooser, tally: Counter[str]) -> None:
    """Check a law on a match that the law plays; a failure says how to get there again."""
    try:
        law(match, chooser)
    except Exception as error:
        error.add_note(f"seed {match.plan.seed!r}, after {len(match.log)} decisions: {match.log[-3:]}")
        raise
    if match.log:
        tally["matches"] += 1
        tally["decisions"] += len(match.log)
