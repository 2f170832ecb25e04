"""What players may do. An action never names its seat; the log pairs the two.

Choices are made from the same few objects again and again, so those with small fields are made once, in choices.py.
"""

from typing import TypeAlias

from lanternwood.games.forsaken_forest.board import Territory
from lanternwood.games.forsaken_forest.cards import Card
from lanternwood.games.forsaken_forest.statements import Say
from lanternwood.kernel.model import Action, Seat, Timeout


class PlaceDestinations(Action):
    """FF-NIGHT1-08 Where The Village and The Void should lie; the other slots are Dead Ends."""

    village: int
    void: int


class ChooseSlot(Action):
    """FF-ROLE-NAVIGATOR-01 Which Destination to Peek at by Night."""

    slot: int


class ChoosePlayer(Action):
    """Whom a night step is about: a Peek, Shelter, Sacrifice or Entangle."""

    player: Seat


class PlacePath(Action):
    """FF-FUGUE-03"""

    at: Territory


class Play(Action):
    """FF-ACT-01, FF-ACT-06 Play a card from hand, or use a Finder's Action; with all that it must announce."""

    card: Card
    target: Seat = Seat(-1)
    at: Territory = -1
    slot: int = -1
    chosen: int = -1
    """A Curse in play, or a card in the Travelers Discard."""


class Mark(Action):
    """Name one Territory of a card that takes several; the last one announces it."""

    card: Card
    at: Territory


class Announce(Action):
    """Announce the marked card with the Territories that are marked so far."""


class Unmark(Action):
    """R97 Take back what is marked so far; the card stays in the hand."""


class Pass(Action):
    """FF-PRIO-11 No answer in this window, or none for now in another player's Action Phase."""


class Forage(Action):
    """FF-FORAGE-01"""


class EndActionPhase(Action):
    """FF-TURN-08"""


class EndPlea(Action):
    """FF-GALLOWS-02"""


class CastVote(Action):
    """FF-GALLOWS-03"""

    death: bool


class PickCard(Action):
    """FF-CARD-11 A card of the own hand that an effect asks for."""

    card: Card


class PutBack(Action):
    """Read the Canopy: how the Forest cards go back, as positions from the top as they were seen."""

    order: tuple[int, ...]


class ShowHand(Action):
    """Demand Answers: show the hand to all."""


class GoToGallows(Action):
    """Demand Answers: rather the Gallows."""


class TakeTheBolt(Action):
    """Lightning Strike: rather Death's Doorstep."""


class Decline(Action):
    """Spring of Renewal: keep the hand as it is."""


AnyAction: TypeAlias = (
    PlaceDestinations | ChooseSlot | ChoosePlayer | PlacePath | Play | Mark | Announce | Unmark | Pass | Forage
    | EndActionPhase | EndPlea | CastVote | PickCard | PutBack | ShowHand | GoToGallows | TakeTheBolt | Decline
    | Say | Timeout
)  # fmt: skip
