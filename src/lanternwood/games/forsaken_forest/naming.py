"""Seats, places, cards and roles as people call them. Made once: choices are put into words by the thousand."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from lanternwood.games.forsaken_forest.board import DESTINATIONS, SITES, START, TERRITORIES, place
from lanternwood.games.forsaken_forest.cards import CARDS
from lanternwood.games.forsaken_forest.content import CONTENT, CardId, DestinationId, NightActionId, RoleId, Team
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import at_seat

MOST_SEATS: Final = 12
SEATS: Final = [at_seat(Seat(seat)) for seat in range(MOST_SEATS)]
"""Whoever sits there: a screen puts people's names in their place."""
OF_SEATS: Final = [f"{name}'s" for name in SEATS]

SIDES: Final = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
SLOT_NAMES: Final = [f"the {side} door" for side in SIDES]
"""Of the slots D1 to D8, as the screen calls them too."""
PLACES: Final = ["({},{})".format(*place(at)) for at in range(TERRITORIES)]
for _slot, _at in enumerate(DESTINATIONS):
    PLACES[_at] = SLOT_NAMES[_slot]
for _site, _at in enumerate(SITES):
    PLACES[_at] = f"Excavation Site X{_site + 1}"
PLACES[START] = "the Starting Square"

CARD_NAMES: Final[dict[CardId, str]] = {card.id: card.name for card in CARDS}
ROLE_NAMES: Final[dict[RoleId, str]] = {role.id: role.name for role in CONTENT.roles}
BEING: Final[dict[RoleId, str]] = {
    **{role_id: f"the {name}" for role_id, name in ROLE_NAMES.items()},
    "commonfolk": "Commonfolk",
    "forsaken": "one of the Forsaken",
}
"""What someone is who has this role."""
TEAMS: Final[dict[Team, str]] = {"villagers": "the Villager Team", "forsaken": "the Forsaken Team"}
DESTINATION_NAMES: Final[dict[DestinationId, str]] = {
    "village": "The Village",
    "void": "The Void",
    "dead-end": "a Dead End",
}
NIGHT_ACTIONS: Final[dict[NightActionId, str]] = {action.id: action.name for action in CONTENT.night_actions}
PLACED_IN: Final[dict[StepName, str]] = {
    "priest": NIGHT_ACTIONS["shelter-from-evil"],
    "sacrifice": NIGHT_ACTIONS["ritual-sacrifice"],
    "silencer": NIGHT_ACTIONS["entangle"],
}


def whom(view: View, seat: Seat) -> str:
    """Inside a sentence."""
    return "you" if seat == view.seat else SEATS[seat]


def whose(view: View, seat: Seat) -> str:
    return "your" if seat == view.seat else OF_SEATS[seat]


def does(view: View, seat: Seat, yours: str, theirs: str) -> str:
    """The head of a sentence: `You draw`, or `{2} draws`."""
    return f"You {yours}" if seat == view.seat else f"{SEATS[seat]} {theirs}"


def self_or(view: View, actor: Seat, seat: Seat) -> str:
    """Whom someone chose, who may have chosen themself."""
    if seat != actor:
        return whom(view, seat)
    return "yourself" if seat == view.seat else "themself"


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def players(view: View, seats: Sequence[Seat]) -> str:
    return listed([whom(view, seat) for seat in seats]) if seats else "nobody"


def counted(cards: Sequence[CardId]) -> str:
    """Several cards whose order says nothing, alike ones together."""
    if not cards:
        return "nothing"
    return listed(
        [f"{count} {CARD_NAMES[card]}" if count > 1 else CARD_NAMES[card] for card, count in Counter(cards).items()]
    )
