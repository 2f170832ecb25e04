"""What is asked, in words, for whoever is asked."""

from typing import Final

from lanternwood.games.forsaken.aiming import Asked, amount_of, asked, keyword_names, step_with
from lanternwood.games.forsaken.naming import CHANNEL_NAMES, KINGDOM_NAMES, card_name, some_cards
from lanternwood.games.forsaken.script import ALTARS, BLESSINGS, MIRACLES, TOWERS, Op
from lanternwood.games.forsaken.view import View
from lanternwood.games.forsaken.wording_phrases import change

THINGS: Final = {TOWERS: "which Tower", ALTARS: "which Altar", BLESSINGS: "which Blessing", MIRACLES: "which Miracle"}
WHOM: Final = {
    "blight": "do you Blight",
    "cleanse": "do you cleanse",
    "forsake": "do you forsake",
    "exhaust": "do you exhaust",
    "refresh": "do you refresh",
    "bounce": "do you send back to hand",
    "move": "do you move",
    "seize": "do you seize",
    "copy": "do you copy",
    "dispel": "do you dispel",
    "redirect": "does the Attack go to",
}
OTHERWISE: Final = {
    "tribute": "whom do you give up?",
    "scry": "which cards go to the bottom of your deck?",
    "recall": "which card do you take back?",
    "revive": "whom do you bring back?",
}


def question(view: View) -> str:
    """One sentence; in the turn itself, that it is one's own."""
    asks = view.question
    if asks is None or view.seat not in asks.seats:
        return ""
    if asks.kind == "mulligan":
        return "Which cards do you replace?"
    ask = asked(view)
    if ask is None:
        return f"Turn {view.turn} is yours."
    name = CHANNEL_NAMES[ask.card] if ask.card in CHANNEL_NAMES else card_name(ask.card)
    return f"{name} in {KINGDOM_NAMES[ask.kingdom]}: {_asked(ask, asks.left)}"


def _asked(ask: Asked, number: int) -> str:
    if ask.what == "discard":
        return f"discard {some_cards(max(number, 1))}."
    if ask.what == "sift":
        return f"put {some_cards(max(number, 1))} on the bottom of your deck."
    if ask.what in OTHERWISE:
        return OTHERWISE[ask.what]
    op = step_with(ask)
    return _about(op, ask) if op is not None else "choose a target."


def _about(op: Op, ask: Asked) -> str:
    of = op.by if ask.slot == op.by_slot else op.of
    thing = THINGS.get(of.noun, "") if of is not None else ""
    match op.verb:
        case "lose":
            return f"{thing or 'who'} loses {amount_of(op)}Faith?"
        case "restore":
            return f"{thing or 'who'} regains {amount_of(op)}Faith?"
        case "buff":
            return f"who gets {change(op.zeal, op.faith)}?"
        case "grant":
            return f"who gets {' and '.join(keyword_names(op.keys))}?"
        case "clash":
            return "which of yours clashes?" if ask.slot == op.slot else "with whom does it clash?"
        case _:
            return f"{thing or 'whom'} {WHOM.get(op.verb, 'do you choose')}?"
