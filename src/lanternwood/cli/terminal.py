"""Talking with a person at a terminal: coloured where that is wanted, plain text everywhere else."""

import os
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from rich.console import Console
from rich.text import Text

from lanternwood.cli.counting import whole_number

WIDEST = 100
NARROWEST = 40
ASCII = str.maketrans("♥■□·–×", "*#o.-x")
"""For terminals that know no others."""


class Gone(Exception):
    """Nobody is there any more: the input has ended."""


class Enough(Exception):
    """The reader wants no further page."""


class Terminal:
    """Lines out, lines in. Plain means: no escape codes at all."""

    def __init__(self, plain: bool = False) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = plain or bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
        self.since_asked = 0
        self.paging = False
        self.ascii = not can_show("".join(map(chr, ASCII)))
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if self.plain:
            self.console = Console(color_system=None, force_terminal=False, highlight=False, width=self._width())
        else:
            self.console = Console(highlight=False, width=self._width())
        if self.interactive and not self.plain:
            edit_lines()

    def _width(self) -> int:
        """As wide as the terminal, within reason; 80 where nobody says."""
        found = Console().width if sys.stdout.isatty() else int_or(os.environ.get("COLUMNS"), 80)
        return max(NARROWEST, min(found, WIDEST))

    def breathe(self) -> None:
        """On a terminal, stop before what was just said scrolls away."""
        if self.interactive and self.since_asked >= self.console.height - 3:
            self.ask("Press Enter to read on. > ")

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is said meanwhile stops on a terminal whenever the screen is full; q skips the rest of it."""
        self.paging = self.interactive
        try:
            yield
        except Enough:
            pass
        finally:
            self.paging = False

    def turn_page(self, coming: int) -> None:
        if self.since_asked and self.since_asked + coming > self.console.height - 2:
            typed = self.ask("Press Enter to read on, q to stop reading. > ")
            if typed.casefold() in ("q", "quit"):
                raise Enough

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, words: str | Text = "", style: str | None = None) -> None:
        """One line or several; long ones are wrapped between words."""
        if isinstance(words, Text):
            self._print(words)
            return
        for line in words.split("\n"):
            indent = " " * (len(line) - len(line.lstrip()))
            wrapped = wrap(line, self.width, "", indent)
            self._print(Text(wrapped, style or ""))

    def tell(self, lead: str, words: str, style: str | None = None) -> None:
        """A paragraph that hangs under its first words."""
        indent = " " * len(lead)
        wrapped = wrap(words, self.width, indent, indent) or indent
        line = Text(lead + wrapped[len(lead) :])
        line.stylize(style or "", 0, len(lead))
        self._print(line)

    def _print(self, text: Text) -> None:
        if self.ascii:
            text.plain = text.plain.translate(ASCII)
        if self.paging:
            self.turn_page(text.plain.count("\n") + 1)
        self.console.print(text, soft_wrap=True)
        self.since_asked += text.plain.count("\n") + 1

    def ask(self, prompt: str) -> str:
        """What the person types. Without a terminal the answer is shown too, so that the text can be read."""
        self.console.file.flush()
        self.since_asked = 0
        try:
            answer = input(prompt)
        except EOFError:
            print()
            raise Gone from None
        if not sys.stdin.isatty():
            print(answer[: self.width - len(prompt)])
        return answer.strip()


def can_show(characters: str) -> bool:
    try:
        characters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def wrap(words: str, width: int, first: str, later: str) -> str:
    """Broken only between words, so that names and commands stay whole."""
    return textwrap.fill(
        words, width, initial_indent=first, subsequent_indent=later, break_long_words=False, break_on_hyphens=False
    )


def edit_lines() -> None:
    """Arrow keys while typing, where the machine has that."""
    with suppress(ImportError):
        import readline  # noqa: F401


def int_or(text: str | None, otherwise: int) -> int:
    number = whole_number(text or "")
    return otherwise if number is None else number
