"""Bots at a table: they get what their seat sees, think in a thread of their own, and answer like anyone else."""

from collections.abc import Collection, Iterator
from itertools import count
from typing import Any

from lanternwood.bots import make_bot, usual_level
from lanternwood.bots.bot import Bot, mind_of
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.server.entries import Guest, now
from lanternwood.server.secrets import new_member_id, new_token
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire.parts import EMBLEMS

NAMES = (
    "Bramble",
    "Tallow",
    "Sedge",
    "Old Fen",
    "Marrow",
    "Wisp",
    "Burdock",
    "Thorn",
    "Hazel",
    "Cinder",
    "Rook",
    "Moss",
)
"""For bots; each table uses a name once."""


def bot_guest(others: Collection[Guest], level: str) -> Guest:
    """A bot that cannot be mistaken for anyone who is there."""
    taken = {guest.name for guest in others}
    name = next(name for name in names_for_bots() if name not in taken)
    worn = {guest.emblem for guest in others}
    emblem = next((emblem for emblem in EMBLEMS if emblem not in worn), EMBLEMS[0])
    return Guest(new_member_id(), name, emblem, True, level)


def names_for_bots() -> Iterator[str]:
    """Without end, for people may be called the same."""
    yield from NAMES
    for number in count(2):
        yield from (f"{name} {number}" for name in NAMES)


class BotsAtTable:
    """The bots of one match. They are made when first needed; what they remember goes when the server stops."""

    def __init__(self) -> None:
        self.bots: dict[tuple[Seat, str], Bot] = {}

    def thinker(self, sitting: Sitting, seat: Seat, level: str) -> "Thinker":
        """What a bot has to think about, cut loose from the match so that it can go on meanwhile."""
        level = level or usual_level(sitting.game.name)
        bot = self.bots.get((seat, level))
        if bot is None:
            # Nobody can foresee a bot: its chance is not the chance of the match.
            bot = self.bots[seat, level] = make_bot(sitting.game.name, level, HashRng(new_token().encode()))
        assert sitting.match is not None
        member = sitting.seats[seat]
        may_talk = not sitting.guests[member].silenced and not sitting.has_talked_enough(member, now())
        return Thinker(bot, sitting, seat, sitting.match.state.copy(), may_talk)


class Thinker:
    def __init__(self, bot: Bot, sitting: Sitting, seat: Seat, state: Any, may_talk: bool) -> None:
        self.bot = bot
        self.game = sitting.game
        self.seat = seat
        self.state = state
        self.may_talk = may_talk

    def think(self) -> Any:
        return self.bot.choose(mind_of(self.game, self.state, self.seat, may_talk=self.may_talk))
