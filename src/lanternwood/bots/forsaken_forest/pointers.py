"""What points to The Village and The Void: claims, calls to go or keep away, and whoever hurries or is stopped.

It is gathered once for each look at the table, and weighed more than once, by how far each seat is trusted.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lanternwood.bots.forsaken_forest.groups import BARS, is_bluff
from lanternwood.bots.forsaken_forest.routes import CLOSE, slots_meant
from lanternwood.games.forsaken_forest.cards import CARD, IS_NAVIGATION
from lanternwood.games.forsaken_forest.state import Deed
from lanternwood.games.forsaken_forest.statements import AnyStatement, ClaimSawDestination, ProposeRoute, WarnRoute
from lanternwood.games.forsaken_forest.view import View

Telling = tuple[int, AnyStatement]
"""Who says what."""
Leaning = tuple[tuple[float, float], tuple[float, float]]
HURRY: Leaning = ((8.0, 0.2), (0.9, 1.3))
STOP: Leaning = ((0.2, 6.0), (4.0, 0.5))
"""How much likelier one of the Forsaken, and a Villager, goes towards The Void and The Village than towards a Dead End;
and how much likelier they stop somebody who does."""


class Claim(NamedTuple):
    speaker: int
    said: ClaimSawDestination
    bluff: bool


class Call(NamedTuple):
    """To go to a Destination, or to keep away from it."""

    speaker: int
    go: bool
    slot: int


class Haste(NamedTuple):
    """Towards Destinations of which nobody has said that The Village lies there; or against it."""

    seat: int
    slots: Sequence[int]
    leaning: Leaning


class Pointers:
    def __init__(self, view: View, said: Sequence[Telling]) -> None:
        self.claims = [
            Claim(speaker, statement, is_bluff(view, speaker, statement))
            for speaker, statement in said
            if isinstance(statement, ClaimSawDestination)
        ]
        self.calls = list(calls_in(said, {(claim.speaker, claim.said.slot) for claim in self.claims}))
        explained = {claim.said.slot for claim in self.claims if claim.said.card == "village"}
        self.hastes = list(hastes_in(view.deeds, explained))


def calls_in(said: Sequence[Telling], told: set[tuple[int, int]]) -> Iterable[Call]:
    """Whoever has told what they saw there is believed or not; what else they say of it adds nothing."""
    for speaker, statement in said:
        if isinstance(statement, ProposeRoute | WarnRoute):
            go = isinstance(statement, ProposeRoute)
            for slot in slots_meant(statement):
                if (speaker, slot) not in told:
                    yield Call(speaker, go, slot)


def hastes_in(deeds: Sequence[Deed], explained: set[int]) -> Iterable[Haste]:
    """Where somebody has said that The Village lies, everyone may well hurry."""
    for place, deed in enumerate(deeds):
        if deed.seat is None:
            continue
        if deed.places and IS_NAVIGATION[CARD[deed.card]]:
            at, leaning = deed.places[-1], HURRY
        elif deed.card in BARS and deed.answers is not None:
            stopped = answered(deeds, place)
            if stopped is None or not stopped.places:
                continue
            at, leaning = stopped.places[-1], STOP
        else:
            continue
        slots = [slot for slot in CLOSE[at] if slot not in explained]
        if slots:
            yield Haste(deed.seat, slots, leaning)


def answered(deeds: Sequence[Deed], place: int) -> Deed | None:
    """What the deed at this place was an answer to."""
    deed = deeds[place]
    for other in reversed(deeds[:place]):
        if other.turn != deed.turn:
            return None
        if other.card == deed.answers:
            return other
    return None
