"""Forsaken Forest on the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from lanternwood.cli.menu import Item, Menu
from lanternwood.cli.screens.forsaken_forest import board, ending, help, menu, news
from lanternwood.cli.screens.forsaken_forest.map import in_squares
from lanternwood.cli.screens.screen import Paragraph, Screen
from lanternwood.games.forsaken_forest.actions import EndPlea, Pass
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome, Viewer

EVERY_WINDOW = "Ask me at every moment from now on"
FEWER_WINDOWS = "Ask me less often"
SMALL = ("before-draw", "after-draw", "action")
"""Windows in which something can be played, though nothing has happened; the last one of a turn is asked about."""


class ForsakenForestScreen(Screen):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.every_window = False

    def board(self, view: View, width: int) -> list[Text]:
        return board.board(view, width)

    def status(self, view: View, width: int) -> list[Text]:
        return board.status(view, width)

    def new_scene(self, view: View, shown: View | None) -> bool:
        """A board for each turn of one's own, and for the first Path."""
        if view.night or view.gallows or (view.active != view.seat and view.fugue != view.seat):
            return False
        return shown is None or moment(shown) != moment(view)

    def by_itself(self, view: View, choices: Sequence[Any]) -> Any | None:
        """What cannot be otherwise, but for the end of a plea, which is there to be spoken; and small windows."""
        last = choices[-1]
        if len(choices) == 1:
            return None if isinstance(last, EndPlea) else last
        small = view.window is not None and view.window.kind in SMALL and not self.every_window
        return last if small and isinstance(last, Pass) else None

    def heeds(self, choice: Any) -> bool:
        if choice in (EVERY_WINDOW, FEWER_WINDOWS):
            self.every_window = choice == EVERY_WINDOW
            return True
        return False

    def menu(self, view: View, choices: Sequence[Any]) -> Menu:
        wish = FEWER_WINDOWS if self.every_window else EVERY_WINDOW
        return menu.menu(view, choices, [Item(wish, wish)] if isinstance(choices[-1], Pass) else [])

    def label(self, view: View, choice: Any) -> str:
        return in_squares(super().label(view, choice))

    def tell(self, view: View, event: Any) -> str:
        return in_squares(super().tell(view, event))

    def news(self, view: View, events: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
        return news.news(view, events, viewer)

    def ripe(self, events: Sequence[Any]) -> int:
        return news.ripe(events)

    def help(self) -> str:
        return help.IN_SHORT

    def discards(self, view: View) -> list[str]:
        return board.discards(view)

    def ending(self, match: Match[Any], outcome: Outcome, viewer: Viewer) -> list[Paragraph]:
        return ending.ending(match, outcome, viewer)


def moment(view: View) -> tuple[Any, ...]:
    return view.day, view.cycle, view.turns_taken, view.fugue


SCREEN = ForsakenForestScreen
