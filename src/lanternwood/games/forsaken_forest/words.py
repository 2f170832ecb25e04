"""Choices in words. Announcements are put into words in telling.py, statements in sayings.py."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken_forest import actions, content
from lanternwood.games.forsaken_forest.cards import EFFECTS, FORGE, NAMES, is_artifact
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.naming import CARD_NAMES, OF_SEATS, PLACES, SEATS, SLOT_NAMES
from lanternwood.games.forsaken_forest.sayings import words_of
from lanternwood.games.forsaken_forest.statements import Say
from lanternwood.games.forsaken_forest.telling import AIMED
from lanternwood.games.forsaken_forest.telling import tell as tell
from lanternwood.games.forsaken_forest.view import InPlayView, View
from lanternwood.kernel.model import Timeout

PLAY: Final = [f"{'Use' if is_artifact(card) else 'Play'} {name}" for card, name in enumerate(NAMES)]
AT: Final = [f" at {name}" for name in PLACES]
TO: Final = [f" to {name}" for name in PLACES]
ON_SLOT: Final = [f" on {name}" for name in SLOT_NAMES]
LEADS_ASTRAY: Final = [isinstance(effects[0], content.Redirect) for effects in EFFECTS]
STOPS: Final = [isinstance(effects[0], content.Forbid) for effects in EFFECTS]
TRAPS: Final = [isinstance(effects[0], content.Trap) for effects in EFFECTS]
LIFTS: Final = [isinstance(effects[0], content.DestroyCurse) for effects in EFFECTS]
TAKES_UP: Final = [bool(forge and forge.take_up) for forge in FORGE]

PLACEMENTS: Final = [
    [f"The Village behind {village}, The Void behind {void}" for void in SLOT_NAMES] for village in SLOT_NAMES
]
PICKED: Final[dict[StepName, str]] = {"priest": "Shelter", "sacrifice": "Sacrifice", "silencer": "Entangle"}
ASKED: Final = {
    "swap": "Swap {}",
    "give": "Give away {}",
    "discard": "Discard {}",
    "mist": "Pass on {}",
    "lightning": "Discard {}",
    "renew": "Discard {} to draw a card",
}


def label_play(view: View, action: actions.Play) -> str:
    card = action.card
    if action.at >= 0:
        return PLAY[card] + (TO if LEADS_ASTRAY[card] else AT)[action.at]
    if action.target >= 0:
        return f"{PLAY[card]} {AIMED[card]} {SEATS[action.target]}"
    if action.slot >= 0:
        return PLAY[card] + ON_SLOT[action.slot]
    if action.chosen >= 0:
        return f"{PLAY[card]} on {curse(view, action.chosen) if LIFTS[card] else NAMES[action.chosen]}"
    return PLAY[card] + in_answer(view, card)


def in_answer(view: View, card: int) -> str:
    """What a card stops, or whom it traps: the last card announced."""
    if not (view.pending and (STOPS[card] or TRAPS[card])):
        return ""
    top = view.pending[-1]
    if TRAPS[card]:
        return "" if top.player is None else f" on {SEATS[top.player]}"
    return f" against {'the Forest' if top.player is None else SEATS[top.player]}'s {CARD_NAMES[top.card]}"


def curse(view: View, number: int) -> str:
    """By its bearer; of several like it, by age as well."""
    piece = next((piece for piece in view.in_play if piece.number == number), None)
    if piece is None:
        return "a Curse"
    alike = [other.number for other in view.in_play if same(other, piece)]
    age = f", laid {alike.index(number) + 1} of {len(alike)}" if len(alike) > 1 else ""
    bearer = "everyone" if piece.seat is None else "you" if piece.seat == view.seat else SEATS[piece.seat]
    return f"{CARD_NAMES[piece.card]} ({bearer}{age})"


def same(one: InPlayView, other: InPlayView) -> bool:
    return one.card == other.card and one.seat == other.seat


def label_mark(view: View, action: actions.Mark) -> str:
    card, at = action.card, action.at
    if view.draft is None:
        return f"{PLAY[card]}{', taking up the Path' if TAKES_UP[card] else ', beginning'}{AT[at]}"
    return f"Forge the Path{AT[at]} instead" if TAKES_UP[card] else f"Go on{TO[at]}"


def label_announce(view: View, action: actions.Announce) -> str:
    return "Play it as it is" if view.draft is None else f"Play {CARD_NAMES[view.draft]} no further than this"


def label_player(view: View, action: actions.ChoosePlayer) -> str:
    step = view.night.step if view.night else None
    player = action.player
    if step == "oracle":
        return f"Look at {OF_SEATS[player]} role card"
    return f"{PICKED.get(step, 'Choose') if step else 'Choose'} {'yourself' if player == view.seat else SEATS[player]}"


def label_pick(view: View, action: actions.PickCard) -> str:
    return ASKED.get(view.asked.kind if view.asked else "", "Choose {}").format(NAMES[action.card])


def label_put_back(view: View, action: actions.PutBack) -> str:
    """Topmost first; cards alike are told apart by where they lay."""
    seen = view.asked.canopy if view.asked else ()
    if len(seen) != len(action.order):
        return f"Put back in this order: {', '.join([str(place + 1) for place in action.order])}"
    names = [CARD_NAMES[card] for card in seen]
    told = [f"{name} ({place})" if names.count(name) > 1 else name for place, name in enumerate(names, 1)]
    return f"Topmost first: {', '.join([told[place] for place in action.order])}"


LABELS: Final[dict[type, Callable[[View, Any], str]]] = {
    actions.PlaceDestinations: lambda view, a: PLACEMENTS[a.village][a.void],
    actions.ChooseSlot: lambda view, a: f"Look behind {SLOT_NAMES[a.slot]}",
    actions.ChoosePlayer: label_player,
    actions.PlacePath: lambda view, a: f"Place a Path{AT[a.at]}",
    actions.Play: label_play,
    actions.Mark: label_mark,
    actions.Announce: label_announce,
    actions.Unmark: lambda view, a: "Take it back and keep the card",
    actions.Pass: lambda view, a: "Pass",
    actions.Forage: lambda view, a: f"Forage: discard 2 {CARD_NAMES['wander']}, draw 1 card",
    actions.EndActionPhase: lambda view, a: "End your Action Phase",
    actions.EndPlea: lambda view, a: "End your plea",
    actions.CastVote: lambda view, a: "Vote for death" if a.death else "Vote for life",
    actions.PickCard: label_pick,
    actions.PutBack: label_put_back,
    actions.ShowHand: lambda view, a: "Show your hand to all",
    actions.GoToGallows: lambda view, a: "Go to the Gallows",
    actions.TakeTheBolt: lambda view, a: "Take the bolt, to Death's Doorstep",
    actions.Decline: lambda view, a: "Keep your hand as it is",
    Say: lambda view, a: f"Say: {words_of(view, a.statement)}",
    Timeout: lambda view, a: "Time is up",
}


def label(view: View, action: Any) -> str:
    return LABELS[type(action)](view, action)
