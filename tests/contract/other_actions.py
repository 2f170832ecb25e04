"""Actions that were not offered: from other moments, from other seats, and with their fields bent."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from contract.play import Chooser
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Action, Leave, Seat, Timeout


def other_actions(
    match: Match[Any], seat: Seat, seen: list[Action], chooser: Chooser, enough: int = 40
) -> list[Action]:
    """Well-formed actions that this seat is not offered now: some from elsewhere in the match, and some that
    are one bent field away from what is offered or from one of those."""
    offered = match.choices(seat)
    elsewhere = [chooser.one_of(seen) for _ in range(enough if seen else 0)]
    by_outside = [Timeout(), Leave(seat), Leave(Seat(0)), Leave(Seat(match.plan.seats))]
    models = [*(chooser.one_of(offered) for _ in range(enough if offered else 0)), *elsewhere[:5]]
    bent = [mutant for action in dict.fromkeys(models) for mutant in bends(action)]
    some_bent = [chooser.one_of(bent) for _ in range(enough if bent else 0)]
    kind = match.game.action_type
    candidates = dict.fromkeys([*elsewhere, *by_outside, *some_bent])
    return [action for action in candidates if is_well_formed(action, kind) and action.plain() not in offered]


def is_well_formed(action: Any, kind: Any) -> bool:
    """Would it get past the door, where malformed input is refused?"""
    try:
        return bool(decoder_of(kind).decode(msgspec.json.encode(action)) == action)
    except msgspec.ValidationError:
        return False


@cache
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    """Kept, since making one for a large union takes longer than using it."""
    return msgspec.json.Decoder(kind)


def bends(thing: Any) -> Iterator[Any]:
    """The same thing with one value in it changed."""
    if isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            for bent in bends(getattr(thing, name)):
                yield replace(thing, **{name: bent})
    elif isinstance(thing, bool):
        yield not thing
    elif isinstance(thing, int):
        yield from (thing - 1, thing + 1, -1 - thing, 2**31, -(2**63), 2**63 - 1)
    elif isinstance(thing, str):
        yield from ("", thing + "x", thing[:-1], thing.upper())
    elif isinstance(thing, tuple):
        yield from (thing + thing[-1:], thing[:-1], thing[::-1], thing + thing)
        for index, item in enumerate(thing):
            yield from ((*thing[:index], bent, *thing[index + 1 :]) for bent in bends(item))
    elif thing is None:
        yield from (0, "", ())
