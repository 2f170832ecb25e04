"""The choices in two steps: first what kind of thing, then which; with what each would do, as far as one can know."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from lanternwood.cli.menu import Item, Menu
from lanternwood.games.forsaken import actions, events
from lanternwood.games.forsaken.labels import label
from lanternwood.games.forsaken.naming import KINGDOM_NAMES
from lanternwood.games.forsaken.questions import question
from lanternwood.games.forsaken.telling import tell
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.foresight import Foreseen
from lanternwood.kernel.words import by_seats

Foresee = Callable[[Any], Foreseen | None]
GROUPS: Final[dict[type, tuple[str, str]]] = {
    actions.Build: ("Build an Altar", "In which Kingdom?"),
    actions.Upgrade: ("Make an Altar a Temple", "Which one?"),
    actions.Play: ("Play a card", "Which card, and where?"),
    actions.Channel: ("Channel a God", "Whom, and where?"),
    actions.Activate: ("Use a Follower's ability", "Whose?"),
    actions.Attack: ("Attack", "Who attacks what?"),
    actions.Commit: ("Say which Altars pay first", "Which one?"),
    actions.Concede: ("Give up a Kingdom", "Which one? Your opponent wins it."),
}
TOGETHER: Final[dict[type, type]] = {actions.Uncommit: actions.Commit}
LAST: Final = (actions.EndTurn, actions.Commit, actions.Concede)
"""What stands at the end of the list, in this order."""
WORTH_SAYING: Final = (
    events.FaithLost,
    events.FaithRestored,
    events.TowerLostFaith,
    events.TowerRestored,
    events.FollowersForsaken,
    events.FollowerChanged,
    events.KeywordGranted,
    events.Blighted,
    events.FollowerBounced,
    events.FollowerSeized,
    events.AltarRaised,
    events.CardsDrawn,
    events.CardsMilled,
    events.KingdomWon,
    events.GameEnded,
)


def menu(view: View, choices: Sequence[Any], foresee: Foresee) -> Menu:
    heading = [by_seats(question(view))]
    if not any(type(choice) in GROUPS for choice in choices):
        return Menu(heading, items(view, choices, foresee))
    groups: dict[type, list[Any]] = {}
    for choice in choices:
        groups.setdefault(TOGETHER.get(type(choice), type(choice)), []).append(choice)
    order = sorted(groups, key=lambda kind: LAST.index(kind) if kind in LAST else -1)
    return Menu(heading, [door(view, kind, groups[kind], foresee) for kind in order])


def door(view: View, kind: type, choices: list[Any], foresee: Foresee) -> Item:
    if kind not in GROUPS:
        return items(view, choices, foresee)[0]
    words, ask = GROUPS[kind]
    if kind is actions.Build:
        return Item(words, opens=builds(view, choices, ask))
    return Item(words, opens=Menu([ask], items(view, choices, foresee)))


def builds(view: View, choices: list[Any], ask: str) -> Menu:
    """First where, by the number of the Kingdom whichever are left, then whose Altar."""
    doors = []
    for kingdom in dict.fromkeys(choice.kingdom for choice in choices):
        here = [choice for choice in choices if choice.kingdom == kingdom]
        gods = [Item(by_seats(label(view, choice)), choice) for choice in here]
        name = KINGDOM_NAMES[kingdom]
        doors.append(Item(f"In {name}", opens=Menu([f"In {name}: whose Altar?"], gods), key=str(kingdom + 1)))
    return Menu([ask, *(f" {item.key}  {item.words}" for item in doors)], doors, listed=False)


def items(view: View, choices: Sequence[Any], foresee: Foresee) -> list[Item]:
    return [Item(by_seats(label(view, choice)) + outlook(view, foresee(choice)), choice) for choice in choices]


def outlook(view: View, foreseen: Foreseen | None) -> str:
    """What would change, in a few words."""
    if foreseen is None:
        return ""
    told = [by_seats(tell(view, event)) for event in foreseen.events if isinstance(event, WORTH_SAYING)]
    told += [foreseen.unsure] if foreseen.unsure else []
    return f": {' '.join(told)}" if told else ""
