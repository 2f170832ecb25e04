"""Asking a person for one choice, as patiently as it takes."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from lanternwood.cli.menu import Item, Menu, NotUnderstood, TooMuch, entered, walk
from lanternwood.cli.screens import Screen
from lanternwood.cli.terminal import Terminal
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Resign, Spoken
from lanternwood.rulebook.book import Rulebook
from lanternwood.rulebook.finding import rulebook_of
from lanternwood.rulebook.looking_up import area_of, chapters, look_up

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
        if len(menu.items) == 1:
            self.terminal.say(f"  {self.screen.label(view, choices[0])}: there is no other choice.", "dim")
            return choices[0]
        self.terminal.say()
        self.show(menu, top)
        while True:
            typed = self.terminal.ask("> ")
            if not typed:
                self.show(menu, top)
                self.terminal.say(hint(menu, top), "dim")
            elif typed == "0" and menu is not top:
                menu = top
                self.show(menu, top)
            elif typed.casefold() == "resign" and self.game.resigning:
                if self.terminal.ask("Give this match up? (yes or no) ").casefold() in ("y", "yes"):
                    return Resign()
                self.terminal.say("Press Enter to see the choices again.", "dim")
            elif self.obeyed(typed, view, heard):
                self.terminal.say("Press Enter to see the choices again.", "dim")
            else:
                try:
                    where, item = understood(menu, top, typed.split())
                except NotUnderstood as problem:
                    back = "" if menu is top else " 0 goes back."
                    self.terminal.say(f"{problem} {problem.menu.hint}{back}")
                    continue
                if item:
                    return self.with_words(item.choice)
                menu = where
                self.show(menu, top)

    def show(self, menu: Menu, top: Menu) -> None:
        for line in menu.lines():
            self.terminal.say(line)
        if not menu.listed:
            self.terminal.say(hint(menu, top), "dim")
        elif menu is not top:
            self.terminal.say(f" {'0':>{max(map(len, menu.keys))}}  go back", "dim")

    def with_words(self, choice: Any) -> Any:
        """Some choices carry words of one's own."""
        if not isinstance(choice, Spoken):
            return choice
        question = "In your words: " if choice.NEEDS else "In your words (or Enter): "
        said = self.terminal.ask(question)
        while choice.NEEDS and not said.strip():
            self.terminal.say("This is said in words; write some.")
            said = self.terminal.ask(question)
        return replace(choice, words=said[: Spoken.LONGEST])

    def obeyed(self, typed: str, view: Any, heard: Sequence[Any]) -> bool:
        """Was that a wish to see or to leave, and not a choice?"""
        match typed.casefold().split():
            case ["q"] | ["quit"] | ["exit"]:
                if self.terminal.ask("Leave the game? (yes or no) ").casefold() in ("y", "yes"):
                    raise Quit
            case ["resign"]:
                self.terminal.say("This game cannot be resigned. To leave it, type q.")
            case ["undo"]:
                self.terminal.say("What is done is done: others have seen it.")
            case words:
                with self.terminal.paged():
                    return self.shown(words, view, heard)
        return True

    def shown(self, words: Sequence[str], view: Any, heard: Sequence[Any]) -> bool:
        """Was that a wish to see something, and is it there to be seen now?"""
        match words:
            case ["?"] | ["help"]:
                self.terminal.say(self.screen.help())
                self.terminal.say(commands(self.game))
            case ["odds"]:
                self.lines(self.screen.odds())
            case ["log"]:
                told = [self.screen.tell(view, event) for event in heard]
                for line in told[-LOG_LINES:]:
                    self.terminal.tell("  ", line)
            case ["board" | "b"]:
                for text in self.screen.board(view, self.terminal.width):
                    self.terminal.say(text)
            case ["discards"]:
                self.lines(self.screen.discards(view))
            case ["rules" | "rule", *asked]:
                self.rules(" ".join(asked))
            case ["card" | "cards", *asked] if (found := self.screen.card(view, " ".join(asked))) is not None:
                self.lines(found)
            case _:
                return False
        return True

    def lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.say(line)

    def rules(self, asked: str) -> None:
        book = rulebook_of(self.game)
        if not book:
            self.terminal.say(f"{self.game.title} has no written rules here.")
        elif not asked:
            for areas, title in chapters(book):
                self.terminal.tell(f"  {areas.ljust(24)} ", title)
            self.terminal.say("Type rules and a number or a chapter" + such_as(book))
        else:
            found = look_up(book, asked)
            for number, text in found:
                self.terminal.tell(f"  {number}  ", text, "bold")
            if not found:
                self.terminal.say(f"There is no rule '{asked}'. `rules` alone lists the chapters.")


def such_as(book: Rulebook) -> str:
    first = next(iter(book.rules()), None)
    return f", such as: rules {first}, or: rules {area_of(first).rpartition('-')[2].lower()}" if first else "."


def commands(game: Game[Any]) -> str:
    rules = ", rules (or rules and a number)" if rulebook_of(game) else ""
    resign = ", resign" if game.resigning else ""
    return f"Also: odds, log, board, discards{rules}{resign}, q to leave. Enter shows the choices again."


def hint(menu: Menu, top: Menu) -> str:
    return menu.hint + ("" if menu is top else " 0 goes back.")


def understood(menu: Menu, top: Menu, typed: Sequence[str]) -> tuple[Menu, Item | None]:
    """Words that mean nothing in a further menu may still mean something in the first one."""
    try:
        return walk(menu, typed)
    except TooMuch:
        raise
    except NotUnderstood:
        if menu is top or typed[0].isdecimal():
            raise
        return walk(top, typed)
