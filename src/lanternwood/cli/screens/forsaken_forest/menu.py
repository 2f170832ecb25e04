"""What can be chosen: cards first, then where or on whom; squares are typed as the map calls them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lanternwood.bots.forsaken_forest.talking import may_speak
from lanternwood.cli.menu import Item, Menu
from lanternwood.cli.screens.forsaken_forest.map import SQUARES, in_squares, map_lines
from lanternwood.cli.screens.forsaken_forest.talking import talk_menu
from lanternwood.games.forsaken_forest import actions
from lanternwood.games.forsaken_forest.cards import NAMES
from lanternwood.games.forsaken_forest.naming import SLOT_NAMES, whom
from lanternwood.games.forsaken_forest.view import View
from lanternwood.games.forsaken_forest.words import label
from lanternwood.kernel.words import by_seats

SQUARE = "Type a square, such as {}."
QUESTIONS = {
    "swap": "Which card do you swap?",
    "give": "Which card do you give away?",
    "discard": "Which card do you discard?",
    "canopy": "How do the Forest cards go back?",
    "demand": "Your hand, or the Gallows?",
    "mist": "Which card do you pass on?",
    "lightning": "The bolt took a card. Which other do you discard?",
    "renew": "Do you discard a card to draw another?",
}


def menu(view: View, choices: Sequence[Any], wishes: Sequence[Item]) -> Menu:
    talk = [Item("Say something", opens=talk_menu(view))] if may_speak(view) else []
    if isinstance(choices[0], actions.PlacePath):
        return first_path(view, choices, talk)
    return Menu(heading(view, choices), [*grouped(view, choices), *talk, *wishes])


def heading(view: View, choices: Sequence[Any]) -> list[str]:
    if view.night:
        return ["You are called. What do you choose?"]
    if view.gallows:
        return (
            ["Your plea."]
            if view.gallows.stage == "plea"
            else [f"Shall {by_seats(whom(view, view.gallows.accused))} hang?"]
        )
    if view.asked:
        return [QUESTIONS.get(view.asked.kind, "What do you choose?")]
    if view.draft is not None:
        return ["Where to?"]
    if view.active == view.seat and view.window and view.window.kind == "action":
        must = not any(isinstance(choice, actions.EndActionPhase) for choice in choices)
        return ["Your turn. What do you play?" + (" You hold a Wander: a card must be played." if must else "")]
    return ["Do you answer?" if view.pending or view.doorstep is not None else "Do you play something now?"]


def grouped(view: View, choices: Sequence[Any]) -> list[Item]:
    """One line for each card, and one for each choice that is none of a card."""
    items: list[Item] = []
    for card in dict.fromkeys(choice.card for choice in choices if is_play(choice)):
        ways = [choice for choice in choices if is_play(choice) and choice.card == card]
        words = f"Go on with {NAMES[card]}" if view.draft is not None else f"Play {NAMES[card]}"
        items.append(door(view, words, ways))
    if any(isinstance(choice, actions.PlaceDestinations) for choice in choices):
        items += placements(choices)
    known = (actions.Play, actions.Mark, actions.PlaceDestinations)
    return items + [
        Item(by_seats(in_squares(label(view, choice))), choice) for choice in choices if not isinstance(choice, known)
    ]


def is_play(choice: Any) -> bool:
    return isinstance(choice, actions.Play | actions.Mark)


def door(view: View, words: str, ways: Sequence[Any]) -> Item:
    """A card that can be played in one way is that choice; else it asks where or on whom."""
    if len(ways) == 1:
        return Item(by_seats(in_squares(label(view, ways[0]))), ways[0])
    if all(way.at >= 0 for way in ways):
        return Item(f"{words} ...", opens=squares(view, ways))
    return Item(f"{words} ...", opens=Menu([], [Item(by_seats(in_squares(label(view, way))), way) for way in ways]))


def first_path(view: View, choices: Sequence[Any], talk: Sequence[Item]) -> Menu:
    """FF-FUGUE-03 A square is all that is asked; one may say something all the same."""
    where = squares(view, choices)
    hint = where.hint + (" `say` says something first." if talk else "")
    items = [*where.items, *(replace(item, key="say") for item in talk)]
    return Menu(["Where do you place a Path?", *where.heading], items, hint, listed=False)


def squares(view: View, ways: Sequence[Any]) -> Menu:
    """On the map, where a square is all that has to be named."""
    lines = [line.plain for line in map_lines(view, [way.at for way in ways])]
    items = [Item(SQUARES[way.at], way, key=SQUARES[way.at].casefold()) for way in ways]
    return Menu(lines, items, SQUARE.format(SQUARES[ways[0].at]), listed=False)


def placements(choices: Sequence[Any]) -> list[Item]:
    """FF-NIGHT1-08 First The Village, then The Void."""
    doors = []
    ways = [choice for choice in choices if isinstance(choice, actions.PlaceDestinations)]
    for village, name in enumerate(SLOT_NAMES):
        voids = [Item(f"The Void behind {SLOT_NAMES[way.void]}", way) for way in ways if way.village == village]
        doors.append(Item(f"The Village behind {name} ...", opens=Menu([], voids)))
    return doors
