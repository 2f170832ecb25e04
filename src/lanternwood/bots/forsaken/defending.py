"""A last stand: before the turn ends, somebody stands before a Tower that would fall."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.forsaken.position import reach
from lanternwood.games.forsaken.actions import Channel, Play
from lanternwood.games.forsaken.cards import CARDS, CHANNELS, NUMBER_OF
from lanternwood.games.forsaken.script import FOLLOWER
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import NOBODY, Side, State


def last_stand(state: State, seat: int, found: Sequence[Any]) -> Any | None:
    """The stoutest Follower that can be played there, or else a Channel that summons one. How a position is judged says
    little of it: a card in hand looks as good there as anywhere."""
    for number, kingdom in enumerate(state.kingdoms):
        if kingdom.winner == NOBODY and would_fall(kingdom.sides[seat], kingdom.sides[1 - seat]):
            there = [each for each in found if isinstance(each, Play | Channel) and each.kingdom == number]
            if stands := [each for each in there if faith_of(each) > 0]:
                return max(stands, key=faith_of)
    return None


def would_fall(own: Side, their: Side) -> bool:
    """To what stands there now."""
    striking = [(each.zeal, each.faith, each.keys) for each in their.followers]
    standing = [(each.zeal, each.faith, each.keys) for each in own.followers if not each.exhausted]
    return bool(striking) and reach(striking, standing) >= own.tower


def faith_of(action: Play | Channel) -> int:
    """Of whom it would put there; 0 for nobody."""
    if isinstance(action, Channel):
        return 1 if any(op.verb == "summon" for op in CHANNELS[GODS.index(action.god)].ops) else 0
    card = CARDS[NUMBER_OF[action.card]]
    return card.faith + 1 if card.kind == FOLLOWER else 0
