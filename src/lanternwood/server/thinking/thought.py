"""What goes to a process that thinks, and what comes back. It all travels by a pipe that nobody else has an end of."""

import copyreg
import pickle
import sys
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

import msgspec

from lanternwood.bots import long_thinkers
from lanternwood.bots.bot import Bot
from lanternwood.games.finding import part_of
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng


class Thought(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """One bot's choice to be made."""

    game: str
    """The module that has it as its GAME."""
    bot: bytes
    """With all that it remembers, and its chance as far as it has been drawn. Only processes that think unpack it."""
    state: bytes
    seat: Seat
    may_talk: bool


class Chosen(msgspec.Struct, frozen=True, array_like=True, tag=True):
    action: bytes
    bot: bytes
    """With what it remembers now."""


class Failed(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """The bot broke; says where."""

    trouble: str


Answer: TypeAlias = Chosen | Failed

encode = msgspec.msgpack.Encoder().encode
decode_thought = msgspec.msgpack.Decoder(Thought).decode
_answers: "msgspec.msgpack.Decoder[Answer]" = msgspec.msgpack.Decoder(Answer)
decode_answer = _answers.decode


def home_of(game: Game[Any]) -> str | None:
    """The module in which any process finds this very game; None for one that was made up on the way."""
    module = game.state_type.__module__
    while module and getattr(sys.modules.get(module), "GAME", None) is not game:
        module = module.rpartition(".")[0]
    return module or None


def modules_to_think_with(games: Iterable[Game[Any]]) -> list[str]:
    """Of games with bots that think for long: to load them takes a moment, so it is done before anyone asks."""
    found: list[str] = []
    for game in games:
        home, bots = home_of(game), part_of(game.name, "lanternwood.bots")
        if long_thinkers(game.name) and home and bots:
            found += [home, bots.__name__]
    return found


@cache
def game_at(home: str) -> tuple[Game[Any], "msgspec.json.Decoder[Any]"]:
    """A game, and how to read its states."""
    game: Game[Any] = import_module(home).GAME
    return game, msgspec.json.Decoder(game.state_type)


def pack(bot: Bot) -> bytes:
    return pickle.dumps(bot, pickle.HIGHEST_PROTOCOL)


def unpack(bot: bytes) -> Bot:
    unpacked: Bot = pickle.loads(bot)
    return unpacked


def _chance_again(chance: HashRng) -> tuple[type[HashRng], tuple[bytes, int]]:
    return HashRng, (chance.key, chance.drawn())


# Else it could not be packed where it is compiled.
copyreg.pickle(HashRng, _chance_again)
