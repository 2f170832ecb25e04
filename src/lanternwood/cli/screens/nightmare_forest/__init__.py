"""Nightmare Forest on the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from lanternwood.cli.menu import Menu
from lanternwood.cli.screens.nightmare_forest import board, ending, help, menu, news
from lanternwood.cli.screens.nightmare_forest.naming import camper_name
from lanternwood.cli.screens.screen import Paragraph, Screen
from lanternwood.games.nightmare_forest.view import View
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Outcome, Seat, Viewer


class NightmareForestScreen(Screen):
    def board(self, view: View, width: int) -> list[Text]:
        return board.board(view, width)

    def status(self, view: View, width: int) -> list[Text]:
        return board.status(view, width)

    def new_scene(self, view: View, shown: View | None) -> bool:
        """A board for each turn; while people get ready there is nothing to see yet."""
        if view.question and view.question.kind in ("CamperChoice", "PathChoice"):
            return False
        return shown is None or (shown.rounds, shown.turn.seat) != (view.rounds, view.turn.seat)

    def menu(self, view: View, choices: Sequence[Any]) -> Menu:
        return menu.menu(view, choices)

    def news(self, view: View, events: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
        return news.news(view, events, viewer)

    def ripe(self, events: Sequence[Any]) -> int:
        return news.ripe(events)

    def seat_name(self, view: View, seat: Seat) -> str:
        return camper_name(view, seat)

    def help(self) -> str:
        return help.IN_SHORT

    def odds(self) -> list[str]:
        return help.odds()

    def discards(self, view: View) -> list[str]:
        return board.discards(view)

    def ending(self, match: Match[Any], outcome: Outcome, viewer: Viewer) -> list[Paragraph]:
        return ending.ending(match, viewer)


SCREEN = NightmareForestScreen
