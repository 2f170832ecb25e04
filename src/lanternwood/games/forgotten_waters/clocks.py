"""How long the table waits, as data (docs/decisions/0021). What a clock's end does stands in rules.py."""

from lanternwood.games.forgotten_waters.frames import BeforeTimer, Passages, Placing, Vote
from lanternwood.games.forgotten_waters.options import timer_seconds
from lanternwood.games.forgotten_waters.passages import variant
from lanternwood.games.forgotten_waters.shown_texts import word_count
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.voting import VOTE_SECONDS
from lanternwood.kernel.model import Deadline

PAUSE_BEFORE_TIMER = 10
"""FW-R12"""
TO_TURN, TENTHS_PER_WORD = 5, 6
"""FW-READ-03"""


def deadline(state: State) -> Deadline | None:
    match state.frames[-1] if state.frames else None:
        case Passages() as frame:
            return Deadline(reading_seconds(state, frame))
        case BeforeTimer():
            return Deadline(PAUSE_BEFORE_TIMER)
        case Placing() if state.timer == "runs":
            seconds = timer_seconds(state.options, len(state.players))
            return Deadline(seconds, clock=f"round {state.round}", exact=True)
        case Vote() as frame if not frame.may_close:
            return Deadline(VOTE_SECONDS, clock=f"vote {frame.number}")
        case _:
            return None


def reading_seconds(state: State, frame: Passages) -> int:
    """FW-READ-03 Five seconds and 0.6 for each word, rounded up."""
    key = state.book.program.texts[frame.texts[frame.at]]
    words = word_count(state.options.scenario, key, variant(state, frame.scope))
    return TO_TURN - -words * TENTHS_PER_WORD // 10
