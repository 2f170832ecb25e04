"""The table on the terminal: the map with the players beside it, then what the viewer holds."""

import textwrap

from rich.text import Text

from lanternwood.bots.forsaken_forest.groups import plain
from lanternwood.cli.screens.forsaken_forest.map import LEGEND, MAP_WIDTH, map_lines
from lanternwood.games.forsaken_forest.cards import CARD, CARDS, IS_FAST
from lanternwood.games.forsaken_forest.content import CardId
from lanternwood.games.forsaken_forest.naming import CARD_NAMES, ROLE_NAMES, TEAMS, counted
from lanternwood.games.forsaken_forest.statements import ClaimRole
from lanternwood.games.forsaken_forest.telling import cards
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import seat_name

TEXTS = {card.id: card.text for card in CARDS}
NAME = 26
SEAT = 16


def board(view: View, width: int) -> list[Text]:
    beside = [Text(), *(player_line(view, Seat(seat)) for seat in range(len(view.players)))]
    lines = [Text(title(view), "bold"), Text(LEGEND, "dim")]
    for row, piece in enumerate(map_lines(view)):
        line = piece.copy()
        line.pad_right(MAP_WIDTH - len(line.plain))
        if row < len(beside):
            line.append_text(beside[row])
        line.truncate(width, overflow="ellipsis")
        line.rstrip()
        lines.append(line)
    lines += [Text(in_play) for in_play in group_pieces(view)]
    return lines + own(view, width)


def title(view: View) -> str:
    if view.night:
        return f"Night {view.night.number}"
    if view.phase == "fugue":
        return f"Day {view.day}, the Fugue: everyone places a Path"
    turn = f"turn {view.turns_taken} of 6, " if view.turns_taken else ""
    due = "   Night falls as this cycle ends" if view.night_due else ""
    return f"Day {view.day}, cycle {view.cycle}, {turn}then the Forest{due}"


def player_line(view: View, seat: Seat) -> Text:
    player = view.players[seat]
    name = seat_name(seat) + (" (you)" if seat == view.seat else "")
    line = Text("> " if seat == view.active and not view.night else "  ", "bold")
    line.append(name.ljust(SEAT), "bold" if player.living else "dim strike")
    line.append(("Spirit" if not player.living else cards(player.hand)).ljust(9))
    return line.append(", ".join(notes(view, seat)), "cyan")


def notes(view: View, seat: Seat) -> list[str]:
    """What is known of a player, the viewer's own knowledge first."""
    player = view.players[seat]
    found = []
    if player.role and seat != view.seat:
        found.append(ROLE_NAMES[player.role])
    elif player.known_forsaken and seat != view.seat:
        found.append("Shrouded" if player.known_shrouded else "Forsaken")
    elif player.shown and seat != view.seat:
        found.append(f"shows {ROLE_NAMES[player.shown]}")
    marks = ("on_doorstep", "on the Doorstep"), ("entangled", "Entangled"), ("pilloried", "in the Pillory")
    found += [words for mark, words in marks if getattr(player, mark)]
    found += [CARD_NAMES[piece.card] for piece in view.in_play if piece.seat == seat]
    if claimed := claimed_role(view, seat):
        found.append(f'"{claimed}"')
    return found


def claimed_role(view: View, seat: Seat) -> str | None:
    """The role that somebody has claimed last."""
    for said in reversed(view.said):
        statement = plain(said.statement)
        if said.speaker == seat and not said.retracted and isinstance(statement, ClaimRole):
            return ROLE_NAMES[statement.role]
    return None


def group_pieces(view: View) -> list[str]:
    """Curses on everyone."""
    return [f"  On everyone: {CARD_NAMES[piece.card]}" for piece in view.in_play if piece.seat is None]


def own(view: View, width: int) -> list[Text]:
    if view.seat is None or view.role is None or view.team is None:
        return []
    lines = [Text(), Text(f"You: {ROLE_NAMES[view.role]}, on {TEAMS[view.team]}", "bold")]
    for card in sorted(set(view.hand), key=view.hand.index):
        lines += card_lines(card, view.hand.count(card), width)
    return lines


def card_lines(card: CardId, count: int, width: int) -> list[Text]:
    """Its name, whether it is Fast, and what it does."""
    name = CARD_NAMES[card] + (f" ×{count}" if count > 1 else "")
    speed = "fast" if IS_FAST[CARD[card]] else "slow"
    first, *rest = textwrap.wrap(TEXTS[card], max(20, width - NAME - 8))
    line = Text("  ").append(name.ljust(NAME), "bold").append(f"{speed}  ", "yellow" if speed == "fast" else "dim")
    return [line.append(first), *(Text(" " * (NAME + 8) + more) for more in rest)]


def status(view: View, width: int) -> list[Text]:
    """Between two boards: what can be answered, and with what."""
    lines = []
    for pending in view.pending[-1:]:
        who = (
            "The Forest"
            if pending.player is None
            else "You"
            if pending.player == view.seat
            else seat_name(pending.player)
        )
        lines.append(Text(f"{who}: {CARD_NAMES[pending.card]}. ", "bold").append(TEXTS[pending.card], "dim"))
    if view.doorstep is not None:
        whose = "You are" if view.doorstep == view.seat else f"{seat_name(view.doorstep)} is"
        lines.append(Text(f"{whose} on Death's Doorstep.", "bold red"))
    if view.seat is not None and view.hand:
        lines.append(Text(f"Your hand: {counted(view.hand)}", "dim"))
    return [wrapped for line in lines for wrapped in folded(line, width)]


def folded(line: Text, width: int) -> list[Text]:
    """Broken between words, its colours kept."""
    places, at = [], 0
    for piece in textwrap.wrap(line.plain, width)[:-1]:
        at = line.plain.index(piece, at) + len(piece) + 1
        places.append(at)
    parts = list(line.divide(places))
    for part in parts:
        part.rstrip()
    return parts


def discards(view: View) -> list[str]:
    """Both open piles, counted."""
    piles = ("Travelers", view.travelers_discard), ("Forest", view.forest_discard)
    return [f"  {name.ljust(10)} {counted(pile) if pile else 'nothing'}" for name, pile in piles]
