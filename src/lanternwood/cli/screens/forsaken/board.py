"""The table on the terminal: three Kingdoms, side by side where there is room, then the viewer's hand."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from lanternwood.cli.screens.forsaken.card_words import CARDS, LETTERS, cost, kind
from lanternwood.cli.terminal import wrap
from lanternwood.games.forsaken.naming import KINGDOM_NAMES, card_name, tally
from lanternwood.games.forsaken.view import AltarSeen, FollowerSeen, KingdomSeen, SideSeen, View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import by_seats, seat_name

STYLES: Final = {
    "strife": "red",
    "infestation": "green",
    "occult": "magenta",
    "contagion": "cyan",
    "grandeur": "yellow",
    "temple": "bold",
}
SIDE_BY_SIDE: Final = 96
GAP: Final = 2
NAME: Final = 30


def board(view: View, width: int) -> list[Text]:
    lines = [title(view)]
    if width >= SIDE_BY_SIDE and not view.last:
        lines += in_columns([kingdom(view, at, column_width(width)) for at in range(3)], column_width(width))
    else:
        for at, each in enumerate(view.kingdoms):
            if each.winner is None or not view.last:  # FK-UI-05: dark Kingdoms leave the board in the end
                lines += kingdom(view, at, width)
    return lines + hand(view, width)


def column_width(width: int) -> int:
    return (width - 2 * GAP) // 3


def in_columns(columns: list[list[Text]], width: int) -> list[Text]:
    lines = []
    for row in zip_longest(*columns, fillvalue=Text()):
        line = Text()
        for cell in row:
            line.append_text(cell).append(" " * (width - len(cell) + GAP))
        line.rstrip()
        lines.append(line)
    return lines


def called(view: View, seat: Seat) -> str:
    return "You" if seat == view.seat else seat_name(seat)


def title(view: View) -> Text:
    if not view.turn:
        return Text("The opening hands", "bold")
    whose = "yours" if view.active == view.seat else f"{seat_name(view.active)}'s"
    line = Text().append(f"Turn {view.turn}, {whose}", "bold")
    for player in view.players:
        won = f", {player.won} won" if player.won else ""
        line.append(f"  {called(view, player.seat)}: hand {player.hand}, deck {player.deck}{won}", "dim")
    if view.turns_left is not None:
        line.append(f"   {view.turns_left} turns left", "bold red")
    return line


def kingdom(view: View, at: int, width: int) -> list[Text]:
    """The enemy's side above, one's own below."""
    it = view.kingdoms[at]
    head = Text(f"{KINGDOM_NAMES[at]} ".ljust(width, "-"), "bold")
    if it.winner is not None:
        return [head, Text(f"  Dark. {called(view, it.winner)} won it.", "dim")]
    lines = [head]
    for seat in sides_in_order(view):
        lines += side(view, it.sides[seat], width)
    return lines


def sides_in_order(view: View) -> tuple[Seat, Seat]:
    mine = view.seat or Seat(0)
    return Seat(1 - mine), mine


def side(view: View, it: SideSeen, width: int) -> list[Text]:
    line = Text().append(called(view, it.seat).ljust(7), "bold").append(f"♥{it.tower}".ljust(4), "bold red")
    line.append_text(altars(it))
    notes = extras(view, it)
    lines = [line, *(Text(f"  {words}", "dim") for words in fitted(notes, width - 2))]
    return lines + [Text(f"  {words}") for words in fitted([follower(each) for each in it.followers], width - 2)]


def altars(it: SideSeen) -> Text:
    """A letter for each: large while it can pay."""
    line = Text()
    for each in it.altars:
        line.append(altar(each), STYLES[each.kind] if not each.exhausted else "dim")
    return line.append("·" * (it.slots - len(it.altars)), "dim")


def altar(it: AltarSeen) -> str:
    letter = "T" if it.kind == "temple" else letter_of(it.kind)
    return (letter.lower() if it.exhausted else letter) + "!" * it.committed


def letter_of(god: str) -> str:
    return next(letter for each, letter in LETTERS.items() if each == god)


def extras(view: View, it: SideSeen) -> list[str]:
    found = [f"Blessing: {plain(each.card)}" for each in it.blessings]
    if it.stalwart:
        found.append(f"Tower Stalwart {it.stalwart}")
    hidden = sum(each.card is None for each in it.miracles)
    found += [f"face down: {plain(each.card)}" for each in it.miracles if each.card is not None]
    return found + ([f"{hidden} face down"] if hidden else [])


def plain(card: str) -> str:
    return by_seats(card_name(card))


def follower(it: FollowerSeen) -> str:
    """Name, Zeal and Faith; in brackets while it is Exhausted."""
    words = f"{plain(it.card)} {it.zeal}/{it.faith}"
    marks = [word.capitalize() for word in it.keywords]
    marks += [f"Blight {it.blight}"] if it.blight else []
    marks += ["new"] if it.came_this_turn else []
    words += f" {', '.join(marks)}" if marks else ""
    return f"({words})" if it.exhausted else words


def fitted(pieces: Sequence[str], width: int) -> list[str]:
    """The pieces on as few lines as they fit."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + 3 + len(piece) <= width:
            lines[-1] += "   " + piece
        else:
            lines.append(piece)
    return [part for line in lines for part in wrap(line, width, "", "  ").split("\n")]


def hand(view: View, width: int) -> list[Text]:
    if view.mine is None:
        return []
    lines = [Text(), Text("Your hand" if view.mine.hand else "Your hand is empty.", "bold")]
    for card, count in tally(view.mine.hand):
        it = CARDS[card]
        times = f" ×{count}" if count > 1 else ""
        line = Text("  ").append((it.name + times).ljust(NAME), STYLES[it.god])
        lines.append(line.append(f"{cost(it).ljust(6)}{kind(it)}"))
        lines += [Text(part, "dim") for part in wrap(str(it.text), width, "      ", "      ").split("\n")]
    return lines


def status(view: View, width: int) -> list[Text]:
    """Between two boards: a few lines for each Kingdom that is lit."""
    if not view.turn:
        return []
    lines = []
    for at, it in enumerate(view.kingdoms):
        if it.winner is None:
            lines += brief(view, at, it, width)
    return lines


def brief(view: View, at: int, it: KingdomSeen, width: int) -> list[Text]:
    lines = []
    for number, seat in enumerate(sides_in_order(view)):
        here = it.sides[seat]
        lead = Text((KINGDOM_NAMES[at] if not number else "").ljust(4), "bold")
        lead.append(called(view, seat).ljust(7)).append(f"♥{here.tower}".ljust(4), "red").append_text(altars(here))
        pieces = [*(follower(each) for each in here.followers), *extras(view, here)]
        parts = fitted(pieces, width - len(lead) - 2) or [""]
        lines.append(lead.append(f"  {parts[0]}"))
        lines += [Text(" " * (len(lead) - len(parts[0])) + part) for part in parts[1:]]
        lines[-1].rstrip()
    return lines


def pasts(view: View) -> list[str]:
    lines = []
    for player in view.players:
        cards = [
            f"{plain(card)} ×{count}" if count > 1 else plain(card) for card, count in tally(in_past(view, player.seat))
        ]
        lines.append(f"  The Past, {called(view, player.seat)}: {', '.join(cards) or 'nothing'}")
    return lines


def in_past(view: View, seat: Seat) -> list[str]:
    return [buried.card for buried in view.players[seat].past]
