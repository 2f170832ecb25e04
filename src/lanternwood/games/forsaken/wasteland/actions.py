"""What a drafter may do: cards are named by their ids."""

from typing import TypeAlias

from lanternwood.kernel.model import Action, Timeout


class Take(Action):
    """Keep this card of the pack."""

    card: str


class Burn(Action):
    """FK-WASTE-05 Put this card of the pack away face down."""

    card: str


class PutIn(Action):
    """Into the deck, from the pool."""

    card: str


class LeaveOut(Action):
    """Out of the deck."""

    card: str


class FinishDeck(Action):
    """FK-WASTE-08 This is my deck."""


DraftAction: TypeAlias = Take | Burn | PutIn | LeaveOut | FinishDeck | Timeout
