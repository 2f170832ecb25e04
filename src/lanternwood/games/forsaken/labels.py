"""Choices in words, for whoever may make them. They stand after the chooser's name."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken import actions
from lanternwood.games.forsaken.aiming import aimed, asked
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.naming import (
    CHANNEL_NAMES,
    GOD_NAMES,
    KINGDOM_NAMES,
    altar_name,
    built_name,
    card_name,
    gate_name,
    miracle_name,
    piece_name,
    pieces_in,
    side_of,
    source_name,
    tower_name,
)
from lanternwood.games.forsaken.script import BOW
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.model import Seat, Timeout


def label_put_back(view: View, action: actions.PutBack) -> str:
    return f"Put {card_name(action.card)} back"


def label_mulligan(view: View, action: actions.Mulligan) -> str:
    marked = len(view.mine.put_back) if view.mine else 0
    if not marked:
        return "Keep this hand"
    return f"Replace {'that card' if marked == 1 else f'those {marked} cards'}"


def label_build(view: View, action: actions.Build) -> str:
    return f"Build {built_name(action.god)} in {KINGDOM_NAMES[action.kingdom]}"


def own_source(view: View, kingdom: int, slot: int) -> str:
    return f"the {source_name(view, kingdom, view.seat or 0, slot)}"


def label_upgrade(view: View, action: actions.Upgrade) -> str:
    return f"Make {own_source(view, action.kingdom, action.slot)} a Temple"


def label_commit(view: View, action: actions.Commit) -> str:
    return f"Pay with {own_source(view, action.kingdom, action.slot)} first"


def label_uncommit(view: View, action: actions.Uncommit) -> str:
    return f"Pay with {own_source(view, action.kingdom, action.slot)} only if need be"


def label_play(view: View, action: actions.Play) -> str:
    return f"Play {card_name(action.card)} in {KINGDOM_NAMES[action.kingdom]}"


def label_activate(view: View, action: actions.Activate) -> str:
    """By the Follower, and by its place among those of its abilities that can be used, if there are several."""
    name = piece_name(view, action.follower)
    card = next((each.thing.card for each in pieces_in(view) if each.thing.serial == action.follower), None)
    if card is None:
        return f"Use {name}"
    abilities = CARDS[NUMBER_OF[card]].abilities
    if abilities[action.ability].head == BOW:
        return f"Bow with {name}"
    costs = [place for place in CARDS[NUMBER_OF[card]].acts if abilities[place].head != BOW]
    which = f" ({costs.index(action.ability) + 1})" * (len(costs) > 1)
    return f"Use {name}'s Cost ability{which}"


def label_channel(view: View, action: actions.Channel) -> str:
    return f"Channel {GOD_NAMES[action.god]} in {KINGDOM_NAMES[action.kingdom]}: {CHANNEL_NAMES[action.god]}"


def label_take_back(view: View, action: actions.TakeBack) -> str:
    held = view.mine.held if view.mine else None
    return f"Take back {gate_name(held.kind, held.name)}" if held else "Take it back"


def label_attack(view: View, action: actions.Attack) -> str:
    attacker = piece_name(view, action.follower)
    if action.target != actions.TOWER:
        return f"Attack {piece_name(view, action.target)} with {attacker}"
    kingdom = next((each.kingdom for each in pieces_in(view) if each.thing.serial == action.follower), None)
    where = "" if kingdom is None else f" in {KINGDOM_NAMES[kingdom]}"
    return f"Attack the Tower{where} with {attacker}"


def label_move(view: View, action: actions.PickMove) -> str:
    return f"Move {piece_name(view, action.serial)} to {KINGDOM_NAMES[action.kingdom]}"


def label_altar(view: View, action: actions.PickAltar) -> str:
    side = side_of(view, action.kingdom, action.side)
    kind = side.altars[action.slot].kind if action.slot < len(side.altars) else "temple"
    alike = [each.kind for each in side.altars].count(kind) > 1
    name = source_name(view, action.kingdom, action.side, action.slot)
    owner = "your" if action.side == view.seat else "the enemy's"
    return aimed(asked(view), f"{owner} {name if alike else f'{altar_name(kind)} in {KINGDOM_NAMES[action.kingdom]}'}")


def label_done(view: View, action: actions.Done) -> str:
    ask = asked(view)
    if ask is not None and ask.what == "scry":
        return "Leave the rest on top"
    picked = len(view.mine.held.picked if view.mine.held else view.mine.chosen) if view.mine else 0
    return "Choose no more" if picked else "Choose none"


LABELS: Final[dict[type, Callable[[View, Any], str]]] = {
    actions.PutBack: label_put_back,
    actions.Mulligan: label_mulligan,
    actions.Build: label_build,
    actions.Upgrade: label_upgrade,
    actions.Commit: label_commit,
    actions.Uncommit: label_uncommit,
    actions.Play: label_play,
    actions.Activate: label_activate,
    actions.Channel: label_channel,
    actions.TakeBack: label_take_back,
    actions.Attack: label_attack,
    actions.Concede: lambda view, a: f"Concede {KINGDOM_NAMES[a.kingdom]}",
    actions.EndTurn: lambda view, a: "End the turn",
    actions.Pick: lambda view, a: aimed(asked(view), piece_name(view, a.serial)),
    actions.PickMove: label_move,
    actions.PickAltar: label_altar,
    actions.PickTower: lambda view, a: aimed(asked(view), tower_name(view, a.kingdom, Seat(a.side))),
    actions.PickMiracle: lambda view, a: aimed(asked(view), miracle_name(view, a.kingdom, Seat(a.side), a.place)),
    actions.PickCard: lambda view, a: aimed(asked(view), card_name(a.card)),
    actions.Done: label_done,
    Timeout: lambda view, a: "Time is up",
}


def label(view: View, action: Any) -> str:
    return LABELS[type(action)](view, action)
