"""How a table may be set up."""

from typing import Literal

from lanternwood.games.forgotten_waters.loading import load
from lanternwood.kernel.model import Model
from lanternwood.kernel.setting_up import Advice


class Options(Model):
    scenario: str = "bank-beneath-the-tide"
    """FW-SETUP-02"""
    timer: Literal["round", "relaxed", "off"] = "round"
    """FW-PLAN-03: forty seconds for the whole table, more of them, or none."""
    show_effects: bool = False
    """Whether what an action does can be read while planning (FW-R17)."""


ROUND_TIMER = 40
RELAXED, RELAXED_EACH = 20, 10


def timer_seconds(options: Options, players: int) -> int:
    """FW-PLAN-03; none with the timer off. The masked pirate is no player (FW-CARD-05)."""
    match options.timer:
        case "round":
            return ROUND_TIMER
        case "relaxed":
            return RELAXED + RELAXED_EACH * players
        case "off":
            return 0


def options_problem(seats: int, options: Options) -> str | None:
    return None if options.scenario in load() else f"there is no scenario {options.scenario}"


def options_advice(seats: int, options: Options) -> list[Advice]:
    """FW-SETUP-03 A soft gate: whoever has not won the introductory scenario is told so, and may go on."""
    if options_problem(seats, options) or load()[options.scenario].voyage.record.intro:
        return []
    return [Advice("Win the introductory scenario once before you sail in this one.", warns=True)]
