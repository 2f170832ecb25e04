"""A game on the terminal, for any game: its view as a list, its choices by their labels, its news as it tells them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from lanternwood.cli.menu import Item, Menu
from lanternwood.cli.plain_data import plain
from lanternwood.kernel.foresight import Foreseen
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome, Resign, Seat, Viewer
from lanternwood.kernel.resigning import LABEL
from lanternwood.kernel.words import by_seats, seat_name
from lanternwood.rulebook.finding import rulebook_of


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some news: who it is about, and sentences."""

    lead: str
    words: str
    style: str = ""


class Screen:
    """What a game may show in a way of its own."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.foreseen: Callable[[Any], Foreseen | None] = lambda choice: None
        """What a choice would do, for the one who is asked just now."""

    def board(self, view: Any, width: int) -> list[Text]:
        """The whole table, as the viewer sees it."""
        return [Text(line) for line in outline(plain(view, type(view)))]

    def status(self, view: Any, width: int) -> list[Text]:
        """The little that changes from choice to choice, shown between two boards."""
        return []

    def new_scene(self, view: Any, shown: Any) -> bool:
        """Is it time for the whole board again, with that view shown last?"""
        return True

    def by_itself(self, view: Any, choices: Sequence[Any]) -> Any | None:
        """A choice that is made without asking, if it goes without saying."""
        return None

    def heeds(self, choice: Any) -> bool:
        """Was it no choice of the game, but a wish how to be asked?"""
        return False

    def label(self, view: Any, choice: Any) -> str:
        # Giving up is on no list, so no game has words for it.
        return LABEL if isinstance(choice, Resign) else by_seats(self.game.words.label(view, choice))

    def tell(self, view: Any, event: Any) -> str:
        return by_seats(self.game.words.tell(view, event))

    def menu(self, view: Any, choices: Sequence[Any]) -> Menu:
        return Menu(["What do you do?"], [Item(self.label(view, choice), choice) for choice in choices])

    def news(self, view: Any, events: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
        """What was announced since the last time, in as few lines as it needs."""
        return [Paragraph("  ", self.tell(view, event)) for event in events]

    def ripe(self, events: Sequence[Any]) -> int:
        """How many of these can be told now; the rest waits until more has happened."""
        return len(events)

    def seat_name(self, view: Any, seat: Seat) -> str:
        return seat_name(seat)

    def help(self) -> str:
        """The rules in short."""
        written = rulebook_of(self.game)
        return f"{self.game.title}. " + ("`rules` lists its chapters." if written else "It has no written rules here.")

    def odds(self) -> list[str]:
        """Chances worth knowing."""
        return ["This game has no table of odds."]

    def discards(self, view: Any) -> list[str]:
        """The open discards, where a game has some."""
        return ["This game has no open discards beyond what the board shows."]

    def card(self, view: Any, asked: str) -> list[str] | None:
        """What a card says, by its name; None where a game has no cards to ask about."""
        return None

    def ending(self, match: Match[Any], outcome: Outcome, viewer: Viewer) -> list[Paragraph]:
        """How it ended, and what it turned on."""
        view = match.view(viewer)
        winners = ", ".join(self.seat_name(view, seat) for seat in outcome.winners) or "nobody"
        return [Paragraph("  ", f"The end: {outcome.ending}. Won by: {winners}.")]


def outline(value: Any, depth: int = 1) -> Iterator[str]:
    """Plain data as an indented list."""
    space = "  " * depth
    if isinstance(value, dict):
        for name, inner in value.items():
            if is_small(inner):
                yield f"{space}{name}: {small(inner)}"
            else:
                yield f"{space}{name}:"
                yield from outline(inner, depth + 1)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from [f"{space}- {small(inner)}"] if is_small(inner) else outline(inner, depth + 1)
    else:
        yield f"{space}{small(value)}"


def is_small(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(not isinstance(inner, list | tuple | dict) for inner in value)
    return not isinstance(value, dict)


def small(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(small, value)) or "none"
    return (
        {True: "yes", False: "no", None: "none"}.get(value, str(value))
        if isinstance(value, bool | None)
        else str(value)
    )
