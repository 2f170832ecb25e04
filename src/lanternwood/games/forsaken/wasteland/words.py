"""A draft in words."""

from typing import Any

from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.wasteland import actions, events
from lanternwood.games.forsaken.wasteland.view import DraftView
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import at_seat


def name(card: str) -> str:
    return CARDS[NUMBER_OF[card]].name


def names(cards: tuple[str, ...]) -> str:
    return ", ".join(name(card) for card in cards)


def label(view: DraftView, action: Any) -> str:
    match action:
        case actions.Take(card):
            return f"take {name(card)}"
        case actions.Burn(card):
            return f"burn {name(card)}"
        case actions.PutIn(card):
            return f"put {name(card)} in"
        case actions.LeaveOut(card):
            return f"leave {name(card)} out"
        case actions.FinishDeck():
            return "finish the deck"
        case _:
            return "time is up"


def tell(view: DraftView, event: Any) -> str:
    match event:
        case events.PacksOpened(number, to_next):
            way = "to the next seat" if to_next else "to the seat before"
            return f"Everyone opens pack {number + 1}. It is passed {way}."
        case events.PackSeen(cards):
            return f"Before you: {names(cards)}."
        case events.CardTaken(card):
            return f"You keep {name(card)}."
        case events.CardBurned(card):
            return f"You burn {name(card)}."
        case events.PickMade(seat):
            return f"{at_seat(seat)} has picked."
        case events.TimeWasUp(seats):
            return f"Time is up: the simple pick was made for {', '.join(map(at_seat, seats))}."
        case events.PacksPassed(step):
            return f"The packs move on. Pick {step + 1}."
        case events.BuildingBegan():
            return "The packs are empty. Now build a deck of forty."
        case events.DeckChanged(card, put_in):
            return f"{name(card)} is {'in' if put_in else 'out'}."
        case events.DeckFinished(seat):
            return f"{at_seat(Seat(seat))} has a deck."
        case _:
            return "All decks are built."
