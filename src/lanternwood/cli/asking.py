"""Asking a person for one choice, as patiently as it takes."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from lanternwood.cli.menu import Item, Menu, NotUnderstood, entered, walk
from lanternwood.cli.rules_text import chapters_of, look_up
from lanternwood.cli.screens import Screen
from lanternwood.cli.terminal import Terminal
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Spoken

COMMANDS = "Also: odds, log, board, rules (or rules and a number), q to leave."
LOG_LINES = 15


class Quit(Exception):
    """The person wants to leave, and is sure."""


class Asking:
    def __init__(self, terminal: Terminal, screen: Screen, game: Game[Any]) -> None:
        self.terminal = terminal
        self.screen = screen
        self.game = game

    def ask(self, view: Any, choices: Sequence[Any], heard: Sequence[Any]) -> Any:
        """The choice that was made. Whatever else is typed changes nothing."""
        top = menu = entered(self.screen.menu(view, choices))
        if len(choices) == 1:
            self.terminal.say(f"  {self.game.label(view, choices[0])}: there is no other choice.", "dim")
            return choices[0]
        self.terminal.say()
        self.show(menu)
        while True:
            typed = self.terminal.ask("> ")
            if not typed:
                self.show(menu)
                self.terminal.say(hint(menu, top), "dim")
            elif typed == "0" and menu is not top:
                menu = top
                self.show(menu)
            elif self.obeyed(typed, view, heard):
                self.terminal.say("Press Enter to see the choices again.", "dim")
            else:
                try:
                    where, item = understood(menu, top, typed.split())
                except NotUnderstood as problem:
                    self.terminal.say(f"{problem} {hint(menu, top)}")
                    continue
                if item:
                    return self.with_words(item.choice)
                menu = where
                self.show(menu)

    def show(self, menu: Menu) -> None:
        for line in menu.lines():
            self.terminal.say(line)
        if not menu.listed:
            self.terminal.say(menu.hint, "dim")

    def with_words(self, choice: Any) -> Any:
        """Some choices carry words of one's own."""
        if isinstance(choice, Spoken):
            return replace(choice, words=self.terminal.ask("In your words (or Enter): ")[: Spoken.LONGEST])
        return choice

    def obeyed(self, typed: str, view: Any, heard: Sequence[Any]) -> bool:
        """Was that a wish to see or to leave, and not a choice?"""
        match typed.casefold().split():
            case ["?"] | ["help"]:
                self.terminal.say(self.screen.help())
                self.terminal.say(COMMANDS)
            case ["odds"]:
                self.lines(self.screen.odds())
            case ["log"]:
                told = [self.game.tell(view, event) for event in heard]
                for words in told[-LOG_LINES:]:
                    self.terminal.tell("  ", words)
            case ["board" | "b"]:
                for line in self.screen.board(view, self.terminal.width):
                    self.terminal.say(line)
            case ["rules" | "rule", *asked]:
                self.rules(" ".join(asked))
            case ["q"] | ["quit"] | ["exit"]:
                if self.terminal.ask("Leave the game? (yes or no) ").casefold() in ("y", "yes"):
                    raise Quit
            case ["undo"]:
                self.terminal.say("What is done is done: others have seen it.")
            case _:
                return False
        return True

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.say(line)

    def rules(self, asked: str) -> None:
        if not asked:
            for title, number in chapters_of(self.game.name):
                self.terminal.say(f"  {number.ljust(24)} {title}")
            self.terminal.say("Type rules and a number or a chapter, such as: rules NF-FLIP-03, or: rules flip")
            return
        found = look_up(self.game.name, asked)
        for number, text in found:
            self.terminal.tell(f"  {number}  ", text, "bold")
        if not found:
            self.terminal.say(f"There is no rule '{asked}'. `rules` alone lists the chapters.")


def hint(menu: Menu, top: Menu) -> str:
    return menu.hint + ("" if menu is top else " 0 goes back.")


def understood(menu: Menu, top: Menu, typed: Sequence[str]) -> tuple[Menu, Item | None]:
    """Words that mean nothing in a further menu may still mean something in the first one."""
    try:
        return walk(menu, typed)
    except NotUnderstood:
        if menu is top or typed[0].isdigit():
            raise
        return walk(top, typed)
