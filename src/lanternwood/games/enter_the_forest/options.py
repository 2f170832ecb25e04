"""How a table may be set up."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from lanternwood.kernel.model import Manners, Model, Seat
from lanternwood.kernel.setting_up import Advice, Preset

MOST_PLAYERS = 6
BOT_DELAY = (1.6, 2.8)
"""Seconds that a bot waits beside people."""

GmKind: TypeAlias = Literal["person", "bot", "none"]


class Options(Model):
    """EF-R16, EF-R34 Who keeps the story; EF-R05 when a re-roll is asked for; EF-R23 the veil."""

    gm: GmKind = "person"
    """A person in the first chair, a bot in the last, or nobody."""
    push_always: bool = False
    """EF-R05 Ask for a re-roll after the Ruin step too."""
    veil: bool = True
    """EF-R23 Others do not see the Ruin of those who have turned."""
    evening: Annotated[int, Meta(ge=0, le=500)] = 0
    """EF-R35 After so many rolls the evening is over; 0 for as long as people like."""


def gm_seat(seats: int, options: Options) -> Seat | None:
    """EF-R34 A person who leads opens the table, and so has the first chair; a bot is asked in last."""
    match options.gm:
        case "person":
            return Seat(0)
        case "bot":
            return Seat(seats - 1)
        case "none":
            return None


def options_problem(seats: int, options: Options) -> str | None:
    """EF-R17 One to six players, and the game master besides."""
    if options.gm == "none":
        return f"without a game master there are {MOST_PLAYERS} chairs" if seats > MOST_PLAYERS else None
    if seats > 1:
        return None
    if options.gm == "bot":
        return "seat a bot: the last chair is the game master's; the bots before it walk with you"
    return "a game master needs at least one player; or choose to play without one"


def advise(seats: int, options: Options) -> list[Advice]:
    chair = {
        "person": "The first chair is the game master's.",
        "bot": "Seat bots: the last chair is the game master's, the others walk with you. Three make good company.",
        "none": "Nobody is game master: whoever sits next to a roller speaks for the Forest.",
    }[options.gm]
    said = [Advice(chair)]
    if seats - (options.gm != "none") < 2:
        said.append(Advice("Help and Contest rolls need two players; a bot can be the second."))
    return said


def presets(seats: int, options: Options) -> list[Preset]:
    return [
        Preset("A game master leads", "Whoever opens the table tells of the Forest.", {"gm": "person"}),
        Preset("A walk with bots", "A bot keeps the game, and you try every roll.", {"gm": "bot"}),
        Preset("No game master", "The player next to the roller speaks for the Forest.", {"gm": "none"}),
    ]


def manners(options: Any) -> Manners:
    """EF-R36 Nobody is hurried: a tale takes the time it takes, and what bots say wants to be read."""
    return Manners(bot_delay=BOT_DELAY, hurries=False)
