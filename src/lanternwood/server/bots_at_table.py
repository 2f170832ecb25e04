"""Bots at a table: they get what their seat sees, think elsewhere, and answer like anyone else.

Most choose within milliseconds, in a thread of the server; those that think for long, in other processes.
"""

import asyncio
from collections.abc import Collection, Iterator
from itertools import count
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from lanternwood.bots import levels, long_thinkers, make_bot, usual_level
from lanternwood.bots.bot import Bot, mind_of
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.server.entries import Guest, now
from lanternwood.server.secrets import new_member_id, new_token
from lanternwood.server.sitting import Sitting
from lanternwood.server.thinking.thinkers import Thinkers
from lanternwood.server.thinking.thought import Thought, home_of, pack
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


def at_level_of(game: Game[Any], guest: Guest) -> Guest:
    """A bot that this game does not have becomes its usual one: a series may go from one game to another."""
    if guest.bot is None or guest.bot in levels(game.name):
        return guest
    return replace(guest, bot=usual_level(game.name))


def names_for_bots() -> Iterator[str]:
    """Without end, for people may be called the same."""
    yield from NAMES
    for number in count(2):
        yield from (f"{name} {number}" for name in NAMES)


class BotsAtTable:
    """The bots of one match. They are made when first needed; what they remember goes when the server stops."""

    def __init__(self) -> None:
        self.bots: dict[tuple[Seat, str], Bot] = {}
        self.packed: dict[tuple[Seat, str], bytes] = {}
        """Those that think in other processes, as they last came back from there."""

    async def think(self, thinkers: Thinkers, sitting: Sitting, seat: Seat, level: str, people: bool) -> Raw:
        """What a bot chooses, who sees no more than its seat does; other tables can go on meanwhile."""
        thinker = self.thinker(sitting, seat, level)
        home = home_of(sitting.game) if thinkers.count and thinker.level in long_thinkers(sitting.game.name) else None
        if home is None:
            return Raw(to_json(await asyncio.to_thread(thinker.think)))
        bot = self.packed.get((seat, thinker.level)) or pack(thinker.bot)
        thought = Thought(home, bot, to_json(thinker.state), seat, thinker.may_talk)
        chosen = await thinkers.think(thought, sitting.code, people)
        self.packed[seat, thinker.level] = chosen.bot
        return Raw(chosen.action)

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
        return Thinker(bot, level, sitting, seat, sitting.match.state.copy(), may_talk)


class Thinker:
    def __init__(self, bot: Bot, level: str, sitting: Sitting, seat: Seat, state: Any, may_talk: bool) -> None:
        self.bot = bot
        self.level = level
        self.game = sitting.game
        self.seat = seat
        self.state = state
        self.may_talk = may_talk

    def think(self) -> Any:
        return self.bot.choose(mind_of(self.game, self.state, self.seat, may_talk=self.may_talk))
