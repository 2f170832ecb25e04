"""Forsaken on the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from lanternwood.cli.menu import Menu
from lanternwood.cli.screens.forsaken import board, card_words, ending, help, menu, news
from lanternwood.cli.screens.screen import Paragraph, Screen
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome, Viewer


class ForsakenScreen(Screen):
    def board(self, view: View, width: int) -> list[Text]:
        return board.board(view, width)

    def status(self, view: View, width: int) -> list[Text]:
        return board.status(view, width)

    def new_scene(self, view: View, shown: View | None) -> bool:
        """A board for the opening hand and for each turn of one's own."""
        return shown is None or (view.active == view.seat and shown.turn != view.turn)

    def menu(self, view: View, choices: Sequence[Any]) -> Menu:
        return menu.menu(view, choices, self.foreseen)

    def news(self, view: View, events: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
        return news.news(view, events, viewer)

    def ripe(self, events: Sequence[Any]) -> int:
        return news.ripe(events)

    def card(self, view: View, asked: str) -> list[str]:
        return card_words.looked_up(view, asked)

    def help(self) -> str:
        return help.IN_SHORT

    def discards(self, view: View) -> list[str]:
        return board.pasts(view)

    def ending(self, match: Match[Any], outcome: Outcome, viewer: Viewer) -> list[Paragraph]:
        return ending.ending(match, outcome, viewer)


SCREEN = ForsakenScreen
