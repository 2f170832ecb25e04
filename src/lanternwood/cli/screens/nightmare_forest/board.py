"""The table on the terminal: a row for each camper's path, then the viewer's own gear."""

from collections import Counter
from collections.abc import Sequence

from rich.text import Text

from lanternwood.cli.screens.nightmare_forest.naming import camper_name
from lanternwood.games.nightmare_forest.content import CAMPERS, FOREST, GEAR, CardId, Obstacle, Zombie
from lanternwood.games.nightmare_forest.state import READY
from lanternwood.games.nightmare_forest.view import CamperView, ForestView, GearView, View
from lanternwood.games.nightmare_forest.words import name

ZONE_STYLES = {1: "green", 2: "yellow", 3: "dark_orange", 4: "red"}
CAMPER_STYLES = {"teal": "cyan", "red": "red", "amber": "yellow", "blue": "blue", "violet": "magenta", "lime": "green"}
STYLE_OF = {camper.id: CAMPER_STYLES.get(camper.colour, "") for camper in CAMPERS}
CARDS = {card.id: card for card in FOREST}
GEAR_CARDS = {card.id: card for card in GEAR}

NAME = 14
SPACE = 4
MARGIN = 2 + NAME + 6


def board(view: View, width: int) -> list[Text]:
    lines = [title(view), legend(view)]
    for camper in view.campers:
        lines += camper_lines(view, camper, width)
    if view.hand:
        lines += [Text(), Text("Your gear", "bold"), *(hand_line(held) for held in view.hand)]
    return lines


def title(view: View) -> Text:
    turn = view.turn
    line = Text().append(f"Round {view.rounds + 1}   {camper_name(view, turn.seat)}'s turn   ", "bold")
    line.append_text(pool(view))
    line.append(f"   gear deck {view.gear_deck}", "dim")
    if view.countdown is not None:
        line.append(f"   turns left {view.countdown + 1}", "bold red")
    return line


def pool(view: View) -> Text:
    """The dice of the running turn."""
    turn = view.turn
    line = Text("dice ")
    line.append("■" * turn.unused, "bold")
    line.append("□" * turn.used, "dim")
    return line.append(f" {turn.unused} left")


def legend(view: View) -> Text:
    spaces = longest(view)
    return Text(" " * MARGIN + "camp".ljust(SPACE * (spaces + 1)) + "ahead", "dim")


def longest(view: View) -> int:
    return 5 if view.options.speed else 7


def camper_lines(view: View, camper: CamperView, width: int) -> list[Text]:
    line = Text().append("> " if camper.seat == view.turn.seat else "  ", "bold")
    label = camper_name(view, camper.seat) + (" (you)" if camper.seat == view.me else "")
    line.append(label.ljust(NAME), STYLE_OF.get(camper.camper or "", ""))
    line.append_text(hearts(view, camper))
    line.append(" ")
    line.append_text(path(view, camper))
    if ahead := facing(camper):
        line.append(ahead, "bold")
    line.rstrip()
    return [line, *(Text(" " * MARGIN + words, "dim") for words in fitted(notes(view, camper), width - MARGIN))]


def hearts(view: View, camper: CamperView) -> Text:
    if camper.eaten:
        return Text("eaten", "dim red")
    lives = max(view.fatal_wounds - camper.wounds, 0)
    return (
        Text("♥" * lives, "red").append("·" * (view.fatal_wounds - lives), "dim").append(" " * (5 - view.fatal_wounds))
    )


def path(view: View, camper: CamperView) -> Text:
    """One cell for each space: . behind, @ the camper, zones ahead, ! for each added zombie."""
    line, spaces = Text(), longest(view)
    if camper.eaten or not (camper.path or camper.level):
        return line
    ahead = [None, *camper.path] if camper.next_cleared else [*camper.path]
    for space in range(spaces + 1):
        if space < camper.level:
            line.append("·".ljust(SPACE), "dim")
        elif space == camper.level:
            line.append(("@" + "!" * len(camper.own)).ljust(SPACE), "bold")
        else:
            place = space - camper.level - 1
            beside = len(camper.beside) if place == 0 else 0
            line.append_text(space_ahead(ahead[place], beside))
    return line


def space_ahead(card: ForestView | None, beside: int) -> Text:
    if card is None:
        return Text(("_" + "!" * beside).ljust(SPACE))
    words = f"[{card.zone}]" if card.card else str(card.zone)
    return Text((words + "!" * beside).ljust(SPACE), ZONE_STYLES[card.zone])


def facing(camper: CamperView) -> str:
    """The face-up card ahead, if there is one."""
    return described(camper.path[0]) if camper.path and camper.path[0].card else ""


def described(card: ForestView) -> str:
    """A forest card with its number: defence, or counters of value."""
    match CARDS[card.card] if card.card else None:
        case Zombie(name=words, defence=defence):
            return f"{words} {defence}"
        case Obstacle(name=words, value=value):
            return f"{words} {card.counters}/{value}"
        case None:
            return "a face-down zombie"
        case other:
            return other.name


def notes(view: View, camper: CamperView) -> list[str]:
    """What else there is to know about a camper, in pieces that stay together."""
    pieces = headed("here: ", [described(lurker) for lurker in camper.own])
    pieces += headed("also ahead: ", [described(lurker) for lurker in camper.beside])
    if camper.survivor:
        pieces.append("with " + name(camper.survivor).split(",")[0])
    if camper.seat != view.me:
        gear = [gear_word(held) for held in camper.gear]
        gear += [f"{camper.hidden_gear} hidden"] if camper.hidden_gear else []
        pieces += headed("gear: ", gear)
    return pieces


def headed(head: str, pieces: list[str]) -> list[str]:
    return [head + pieces[0], *pieces[1:]] if pieces else []


def fitted(pieces: list[str], width: int) -> list[str]:
    """The pieces on as few lines as they fit."""
    lines: list[str] = []
    for piece in pieces:
        if lines and len(lines[-1]) + 2 + len(piece) < width:
            lines[-1] += ", " + piece
        else:
            lines[-1:] = [*(line + "," for line in lines[-1:]), piece]
    return lines


def gear_word(held: GearView) -> str:
    words = name(held.card)
    marks = [f"taped to a {name(held.taped)}"] if held.taped else []
    marks += [f"{held.shots} shots" if held.shots != 1 else "1 shot"] if held.shots else []
    marks += ["used"] if held.used != READY else []
    return words + (f" ({', '.join(marks)})" if marks else "")


def hand_line(held: GearView) -> Text:
    card = GEAR_CARDS[held.card]
    line = Text("  ").append(card.name.ljust(20), "bold" if held.used == READY else "dim")
    if card.damage is None:
        words = card.text
    else:
        noise = f"noise {card.noise}" if card.noise else "silent"
        damage = card.damage + (held.taped is not None)
        shots = f"{held.shots} of {card.shots} shots" if card.shots else ""
        words = f"damage {damage}   {'one hand ' if card.hands == 1 else 'two hands'}   {noise.ljust(7)}   {shots}"
    marks = ["taped"] if held.taped else []
    marks += ["used"] if held.used != READY else []
    return line.append(words.rstrip()).append(f"   {', '.join(marks)}" if marks else "", "dim")


def discards(view: View) -> list[str]:
    """What lies open on the discards, for all to see: it comes back when a deck is rebuilt."""
    piles = [(f"zone {zone}", pile) for zone, pile in enumerate(view.discards) if zone]
    return [f"  {words.ljust(8)}{counted(pile)}" for words, pile in [*piles, ("gear", view.gear_discard)]]


def counted(pile: Sequence[CardId]) -> str:
    """Each card once, with how many there are."""
    many = Counter(name(card) for card in pile)
    return ", ".join(f"{words} ×{count}" if count > 1 else words for words, count in sorted(many.items())) or "nothing"


def status(view: View, width: int) -> list[Text]:
    """Between two boards: dice, wounds, what lies ahead, gear in hand."""
    if view.me is None or view.question or not (view.campers[view.me].path or view.campers[view.me].own):
        return []
    camper = view.campers[view.me]
    line = pool(view).append("   ").append_text(hearts(view, camper)).append(f"   space {camper.level}")
    if facing(camper):
        line.append("   ahead: ").append(facing(camper), "bold")
    gear = [gear_word(held) for held in view.hand]
    lines = fitted(notes(view, camper), width - 2) + fitted(headed("gear: ", gear), width - 2)
    return [line, *(Text("  " + words, "dim") for words in lines)]
