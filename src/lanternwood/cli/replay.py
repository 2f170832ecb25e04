"""`lantern replay`: a saved match again, step by step, as one seat knew it or with everything open."""

from pathlib import Path
from typing import Any

from lanternwood.cli.asked import the_seat
from lanternwood.cli.bringing import titles
from lanternwood.cli.counting import whole_number
from lanternwood.cli.records import open_record
from lanternwood.cli.screens import Screen, screen_of
from lanternwood.cli.screens.screen import Paragraph
from lanternwood.cli.terminal import Gone, Terminal
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.record import Record
from lanternwood.kernel.table import Heard


class Reel:
    """A match that can be wound forwards and back."""

    def __init__(self, whole: Match[Any], seat: Seat | None) -> None:
        self.whole = whole
        self.seat = seat
        self.match = Match(whole.game, whole.plan)
        self.last: list[Heard] = self.match.heard[:]
        """What the step before made known; at the start, how the table was laid out."""

    def at(self) -> int:
        return len(self.match.log)

    def end(self) -> int:
        return len(self.whole.log)

    def go_to(self, step: int) -> None:
        step = max(0, min(step, self.end()))
        if step < self.at():
            self.match = Match(self.whole.game, self.whole.plan)
            self.last = self.match.heard[:]
        while self.at() < step:
            entry = self.whole.log[self.at()]
            self.last = self.match.act(entry.seat, entry.action)

    def audible(self) -> list[Heard]:
        """What of the last step the chosen seat heard; with everything open, all of it."""
        return [heard for heard in self.last if self.seat is None or heard.reaches(self.seat)]


def replay(file: Path, seen_as: str, plain: bool, all_at_once: bool) -> int:
    record, game, match = open_record(file)
    seat = None if seen_as == "all" else the_seat(seen_as, match.plan.seats)
    terminal, screen, reel = Terminal(plain), screen_of(game), Reel(match, seat)
    introduce(terminal, record, match, seat)
    if all_at_once or not terminal.interactive:
        tell_all(terminal, screen, reel)
    else:
        step_through(terminal, screen, reel)
    return 0


def tell_all(terminal: Terminal, screen: Screen, reel: Reel) -> None:
    """The whole story at once."""
    reel.go_to(reel.end())
    show_news(terminal, screen.news(reel.match.view(reel.seat), reel.match.announced_to(reel.seat), reel.seat))
    secrets = [heard for heard in reel.match.heard if heard.audience is not None]
    if reel.seat is None and secrets:
        terminal.say("\nTold in secret", "bold")
        for heard in secrets:
            tell_heard(terminal, screen, reel, heard)
    terminal.say()
    show_board(terminal, screen, reel)
    tell_ending(terminal, screen, reel)


def introduce(terminal: Terminal, record: Record, match: Match[Any], seat: Seat | None) -> None:
    names = ", ".join(f"{number} {name}" for number, name in enumerate(record.header.names, 1))
    terminal.say(match.game.title, "bold")
    terminal.say(f"Seats: {names}. {len(record.lines)} steps, all checked.")
    terminal.say("Everything is open." if seat is None else f"As seat {seat + 1} knew it.")
    for whose, title in enumerate(titles(match.game, match.brought)):
        if seat in (None, whose):
            terminal.tell(f"Seat {whose + 1} plays with ", f"{title}.")
    terminal.say()


def step_through(terminal: Terminal, screen: Screen, reel: Reel) -> None:
    show_step(terminal, screen, reel)
    while True:
        try:
            typed = terminal.ask(
                f"[{reel.at()}/{reel.end()}] Enter next, p back, a number, b board, q quit > "
            ).casefold()
        except Gone:
            return
        if typed in ("q", "quit"):
            return
        if typed in ("b", "board"):
            show_board(terminal, screen, reel)
        elif typed in ("", "n", "next"):
            next_audible(reel)
            show_step(terminal, screen, reel)
        elif typed in ("p", "previous"):
            reel.go_to(reel.at() - 1)
            show_step(terminal, screen, reel)
        elif (step := whole_number(typed)) is not None:
            reel.go_to(step)
            show_step(terminal, screen, reel)
        else:
            terminal.say(f"'{typed[:20]}' is not known here.")


def next_audible(reel: Reel) -> None:
    """On to the next step that the chosen seat heard of."""
    reel.go_to(reel.at() + 1)
    while not reel.audible() and reel.at() < reel.end():
        reel.go_to(reel.at() + 1)


def show_step(terminal: Terminal, screen: Screen, reel: Reel) -> None:
    if reel.at():
        tell_choice(terminal, screen, reel)
    for heard in reel.audible():
        tell_heard(terminal, screen, reel, heard)
    if reel.at() == reel.end():
        tell_ending(terminal, screen, reel)


def tell_choice(terminal: Terminal, screen: Screen, reel: Reel) -> None:
    """What was chosen, in the words of the one who chose; others only heard what came of it."""
    entry = reel.whole.log[reel.at() - 1]
    if entry.seat != OUTSIDE and reel.seat in (None, entry.seat):
        before = Reel(reel.whole, reel.seat)
        before.go_to(reel.at() - 1)
        view = before.match.view(entry.seat)
        terminal.say(f"{screen.seat_name(view, entry.seat)}: {screen.label(view, entry.action)}", "bold")


def tell_heard(terminal: Terminal, screen: Screen, reel: Reel, heard: Heard) -> None:
    view = reel.match.view(reel.seat)
    names = ", ".join(screen.seat_name(view, seat) for seat in heard.audience or ())
    alone = f"(only {names}) " if heard.audience is not None else ""
    terminal.tell("  " + alone, screen.tell(view, heard.event), "dim")


def show_board(terminal: Terminal, screen: Screen, reel: Reel) -> None:
    for line in screen.board(reel.match.view(reel.seat), terminal.width):
        terminal.say(line)


def tell_ending(terminal: Terminal, screen: Screen, reel: Reel) -> None:
    outcome = reel.match.outcome()
    terminal.say()
    if outcome is None:
        terminal.say("The match was saved here, before its end.")
    else:
        show_news(terminal, screen.ending(reel.match, outcome, reel.seat))


def show_news(terminal: Terminal, told: list[Paragraph]) -> None:
    for paragraph in told:
        terminal.tell(paragraph.lead, paragraph.words, paragraph.style)
