"""What a pick would do, in words made from the verb of the ability that asks for it."""

from collections.abc import Callable
from typing import Final

from lanternwood.games.forsaken.cards import CARDS, CHANNELS, NUMBER_OF
from lanternwood.games.forsaken.naming import KINGDOM_NAMES
from lanternwood.games.forsaken.script import Ability, Op
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.view import View, keywords_in
from lanternwood.games.forsaken.wording_phrases import change
from lanternwood.kernel.model import Model


class Asked(Model):
    """What somebody is to pick for, and what for."""

    what: str
    """"target", "tribute", "discard", "scry", "sift", "recall" or "revive"."""
    card: str
    """A card's id; a God, for a Channel."""
    ability: int
    slot: int
    kingdom: int


def asked(view: View) -> Asked | None:
    """Of the one whose view it is: for what it holds in The Gate, or for what an ability asks."""
    held = view.mine.held if view.mine else None
    if held is not None:
        return Asked(held.asking, held.name, held.ability, held.slot, held.kingdom)
    question = view.question
    if question is None or question.card is None or question.kingdom is None or view.seat not in question.seats:
        return None
    return Asked(question.kind, question.card, question.ability, question.slot, question.kingdom)


def ability_asking(ask: Asked) -> Ability:
    for god, channel in zip(GODS, CHANNELS, strict=True):
        if god == ask.card:
            return channel
    return CARDS[NUMBER_OF[ask.card]].abilities[ask.ability]


def step_with(ask: Asked) -> Op | None:
    """The first step that uses the target now being picked."""
    if ask.what != "target":
        return None
    return next((op for op in ability_asking(ask).ops if ask.slot in (op.slot, op.by_slot)), None)


def aimed(ask: Asked | None, name: str) -> str:
    """ "Forsake Veilwalker"."""
    if ask is None:
        return f"Choose {name}"
    if ask.what in ASKED:
        return ASKED[ask.what].format(name=name, kingdom=KINGDOM_NAMES[ask.kingdom])
    op = step_with(ask)
    return VERBS[op.verb](op, name, ask) if op is not None and op.verb in VERBS else f"Choose {name}"


ASKED: Final = {
    "tribute": "Tribute {name}",
    "discard": "Discard {name}",
    "scry": "Put {name} on the bottom",
    "sift": "Put {name} on the bottom",
    "recall": "Take {name} back to your hand",
    "revive": "Bring {name} back, in {kingdom}",
}
Phrasing = Callable[[Op, str, Asked], str]


def amount_of(op: Op) -> str:
    """ "2 ", or nothing where it is counted when the time comes."""
    value = op.value
    return f"{value.number} " if value.counted is None and value.zeal_of < 0 else ""


def given(op: Op, name: str, ask: Asked) -> str:
    until = "" if op.lasting else " this turn"
    return f"Give {name} {change(op.zeal, op.faith) or 'nothing'}{until}"


def granted(op: Op, name: str, ask: Asked) -> str:
    until = "" if op.lasting else " this turn"
    return f"Give {name} {' and '.join(keyword_names(op.keys))}{until}"


def keyword_names(keys: int) -> list[str]:
    return [keyword.capitalize() for keyword in keywords_in(keys)]


def blighted(op: Op, name: str, ask: Asked) -> str:
    return f"Blight {name}" if amount_of(op) == "1 " else f"Put {amount_of(op)}Blight on {name}"


VERBS: Final[dict[str, Phrasing]] = {
    "lose": lambda op, name, ask: f"Take {amount_of(op)}Faith from {name}",
    "restore": lambda op, name, ask: f"Restore {amount_of(op)}Faith to {name}",
    "buff": given,
    "grant": granted,
    "blight": blighted,
    "cleanse": lambda op, name, ask: f"Cleanse {name}",
    "forsake": lambda op, name, ask: f"Forsake {name}",
    "exhaust": lambda op, name, ask: f"Exhaust {name}",
    "refresh": lambda op, name, ask: f"Refresh {name}",
    "bounce": lambda op, name, ask: f"Send {name} back to its owner's hand",
    "move": lambda op, name, ask: f"Move {name} to {KINGDOM_NAMES[ask.kingdom]}",
    "seize": lambda op, name, ask: f"Seize {name}",
    "copy": lambda op, name, ask: f"Copy {name}",
    "clash": lambda op, name, ask: f"Let {name} clash" if ask.slot == op.slot else f"Clash with {name}",
    "dispel": lambda op, name, ask: f"Dispel {name}",
    "redirect": lambda op, name, ask: f"Turn the Attack on {name}",
}
