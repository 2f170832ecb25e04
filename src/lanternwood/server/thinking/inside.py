"""What a process that thinks does: it reads thoughts from its input, one at a time, and writes what was chosen.

It ends by itself as soon as its input does, also in the midst of a thought: so none is left behind, however the server
has ended.
"""

import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import BinaryIO

from lanternwood.bots.bot import mind_of
from lanternwood.kernel.match import to_json
from lanternwood.server.thinking.thought import (
    Answer,
    Chosen,
    Failed,
    Thought,
    decode_thought,
    encode,
    game_at,
    pack,
    unpack,
)

LENGTH = Struct(">Q")
"""Before everything that goes through a pipe."""
MODESTY = 10
"""By how much it is nicer than the server, which has people waiting."""


def main(modules: Sequence[str]) -> None:
    coming, going = take_pipes()
    thoughts: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(coming, thoughts), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    for module in modules:
        import_module(module)
    while True:
        answer = encode(think(decode_thought(thoughts.get())))
        with suppress(BrokenPipeError):  # nobody is there any more, and the listener sees it too
            going.write(LENGTH.pack(len(answer)) + answer)
            going.flush()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes for ourselves alone: what a bot might print goes where errors do, and it finds nothing to read."""
    coming, going = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return coming, going


def listen(coming: BinaryIO, thoughts: "SimpleQueue[bytes]") -> None:
    while len(head := coming.read(LENGTH.size)) == LENGTH.size:
        thoughts.put(coming.read(*LENGTH.unpack(head)))
    os._exit(0)


def think(thought: Thought) -> Answer:
    try:
        game, states = game_at(thought.game)
        bot = unpack(thought.bot)
        mind = mind_of(game, states.decode(thought.state), thought.seat, may_talk=thought.may_talk)
        return Chosen(to_json(bot.choose(mind)), pack(bot))
    except Exception:
        return Failed(traceback.format_exc())


if __name__ == "__main__":
    main(sys.argv[1:])
