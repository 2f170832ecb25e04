"""The choices in two steps: first what kind of thing, then which; attacks as a table of dice against chances."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

from lanternwood.cli.menu import Item, Menu
from lanternwood.cli.screens.nightmare_forest.board import GEAR_CARDS
from lanternwood.games.nightmare_forest import actions
from lanternwood.games.nightmare_forest.content import BITE, CARD_IDS, DEFENCE
from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, chance_of
from lanternwood.games.nightmare_forest.view import View
from lanternwood.games.nightmare_forest.words import attack_odds, dice, held, label, name, percent, wounds, zombie_on
from lanternwood.kernel.words import by_seats

COLUMN = 5
DICE = "chance with dice"
NARROWEST_PAGE = 80
Row: TypeAlias = tuple[str, list[actions.Attack]]
"""What to attack with, in words, and the attack with each number of dice."""
GROUPS: dict[type, str] = {
    actions.StealGear: "Take gear from another camper",
    actions.ThrowGear: "Throw gear at a camper ahead",
    actions.DropGear: "Drop gear",
}


def menu(view: View, choices: Sequence[Any]) -> Menu:
    items: list[Item] = []
    attacks = [choice for choice in choices if isinstance(choice, actions.Attack)]
    searches = [choice for choice in choices if isinstance(choice, actions.Search)]
    for choice in choices:
        if isinstance(choice, actions.Attack):
            once(items, attack_title(view, choice), partial(attack_menu, view, of_target(attacks, choice.target)))
        elif isinstance(choice, actions.Search):
            once(items, "Search for gear", partial(search_menu, view, searches))
        elif type(choice) in GROUPS:
            same = [other for other in choices if type(other) is type(choice)]
            once(items, GROUPS[type(choice)], partial(list_menu, view, same))
        else:
            items.append(Item(by_seats(label(view, choice)), choice))
    return Menu(heading(view), without_twins(view, items))


def without_twins(view: View, items: list[Item]) -> list[Item]:
    """Of choices that differ in nothing anyone can see, one is enough."""
    seen: list[tuple[object, Item]] = []
    for item in items:
        place = getattr(item.choice, "gear", getattr(item.choice, "weapon", None))
        face = (item.words, None if place is None or isinstance(item.choice, actions.StealGear) else view.hand[place])
        if face not in [known for known, _ in seen]:
            seen.append((face, item))
    return [item for _, item in seen]


def once(items: list[Item], words: str, make: Callable[[], Menu]) -> None:
    """Add a door to a further menu, unless it is there already."""
    if all(item.words != words for item in items):
        items.append(Item(words, opens=make()))


def heading(view: View) -> list[str]:
    """The question, with what is needed to answer it."""
    question = view.question
    if question is None:
        return ["It has seen you: attack it first."] if view.turn.forced is not None else ["What do you do?"]
    assert view.me is not None
    camper = view.campers[view.me]
    match question.kind:
        case "CamperChoice":
            return ["Who are you?"]
        case "PathChoice":
            return ["Which path do you take? Nobody knows what lies on them."]
        case "BlockQuestion":
            return [f"It hits you for {wounds(question.wounds)}; you have {camper.wounds} of {view.fatal_wounds}."]
        case "MuteQuestion":
            chance = percent(NOISE_ATTRACTS[question.noise])
            return [f"That was loud (noise {question.noise}): {chance} that a zombie hears it."]
        case "KeepGear":
            return ["A double: you found two things, and keep one."]
        case "KeepSurvivor":
            return ["Only one can come with you."]
        case _:
            return ["You can carry three things. What do you leave behind?"]


def list_menu(view: View, choices: Sequence[Any]) -> Menu:
    return Menu(
        ["Which one?"], without_twins(view, [Item(by_seats(label(view, choice)), choice) for choice in choices])
    )


# Searching


def search_menu(view: View, searches: Sequence[actions.Search]) -> Menu:
    plain = [search for search in searches if not search.reroll_blank]
    twice = [search for search in searches if search.reroll_blank]
    items = [search_item(search, "") for search in plain] + [search_item(search, "i") for search in twice]
    return Menu(["With how many dice? A single finds one thing, a double lets you choose from two."], items)


def search_item(search: actions.Search, mark: str) -> Item:
    ivy = ", Ivy rolls a blank again" if mark else ""
    found = percent(chance_of(search.dice + bool(mark), 1))
    return Item(f"{dice(search.dice)}{ivy}: {found} to find something", search, key=f"{search.dice}{mark}")


# Attacking


def of_target(attacks: Sequence[actions.Attack], target: int) -> list[actions.Attack]:
    return [attack for attack in attacks if attack.target == target]


def attack_title(view: View, attack: actions.Attack) -> str:
    return f"Attack the {name(zombie_on(view, attack.target).card)}" + second(view, attack.target)


def second(view: View, target: int) -> str:
    """Two of a kind in reach are told apart."""
    spots = [spot for spot in range(actions.SPOTS) if lies_on(view, spot) == lies_on(view, target)]
    return f" ({spots.index(target) + 1} of {len(spots)})" if len(spots) > 1 else ""


def lies_on(view: View, spot: int) -> str | None:
    try:
        return zombie_on(view, spot).card
    except IndexError:
        return None


def attack_menu(view: View, attacks: Sequence[actions.Attack]) -> Menu:
    card = zombie_on(view, attacks[0].target).card
    assert card
    number = CARD_IDS.index(card)
    assert view.me is not None
    mine = view.campers[view.me].wounds
    bite = f"hits back for {wounds(BITE[number])} (you have {mine} of {view.fatal_wounds})"
    lines = [f"{name(card)}: defence {DEFENCE[number]}, {bite}."]
    rows = rows_of(view, attacks)
    most = max(attack.dice for attack in attacks)
    width = label_width([words for words, _ in rows], most)
    if most:
        lines.append("    " + DICE.ljust(width) + cells(map(str, range(1, most + 1))))
    items = [row_item(view, words, row) for words, row in rows]
    for place, (words, row) in enumerate(rows, 1):
        lines += table_lines(view, place, words, row, width)
    return Menu(lines, items, table_hint(rows), listed=False)


def table_hint(rows: Sequence[Row]) -> str:
    """With an example that can be typed: also one row is a row."""
    for place, (_, row) in reversed([*enumerate(rows[:2], 1)]):
        if row[-1].dice:
            return f'Type a row and how many dice, such as "{place} {row[-1].dice}".'
    return "Type a row."


def rows_of(view: View, attacks: Sequence[actions.Attack]) -> list[Row]:
    """Attacks that differ only in the number of dice belong together; no two rows read the same."""
    rows: dict[object, list[actions.Attack]] = {}
    for attack in attacks:
        looks = tuple(view.hand[place] for place in attack.weapons)  # of two that look alike, one is enough
        row = rows.setdefault((looks, attack.sure_shot), [])
        if all(attack.dice != known.dice for known in row):
            row.append(attack)
    found = list(rows.values())
    return list(zip(told_apart(view, [row[0] for row in found]), found, strict=True))


def told_apart(view: View, attacks: Sequence[actions.Attack]) -> list[str]:
    """Each in as few words as tell it from the others."""
    words = [means(view, attack, last_word) for attack in attacks]
    for naming in (lambda view, place: name(view.hand[place].card), held):
        words = [
            means(view, attack, naming) if words.count(short) > 1 else short
            for attack, short in zip(attacks, words, strict=True)
        ]
    return [
        f"{these} ({words[:place].count(these) + 1})" if words.count(these) > 1 else these
        for place, these in enumerate(words)
    ]


def last_word(view: View, place: int) -> str:
    return name(view.hand[place].card).split()[-1]


def row_item(view: View, words: str, row: list[actions.Attack]) -> Item:
    if row[0].dice == 0:
        return Item(words, row[0])
    items = [Item(f"{dice(a.dice)}: {percent(attack_odds(view, a))}", a, key=str(a.dice)) for a in row]
    return Item(words, opens=Menu([f"With {words}, and how many dice?"], items))


def means(view: View, attack: actions.Attack, naming: Callable[[View, int], str]) -> str:
    """What the attack is made with, the dice apart, and how loud that is."""
    if len(attack.weapons) == 1 and naming is last_word:
        names = [name(view.hand[attack.weapons[0]].card)]
    else:
        names = [naming(view, place) for place in attack.weapons]
    names += ["Walt's aim"] if attack.sure_shot else []
    loud = [GEAR_CARDS[view.hand[place].card].noise for place in attack.weapons]
    words = " + ".join(names if attack.weapons else ["bare hands", *names])
    return words + (", noise " + " + ".join(map(str, filter(None, loud))) if any(loud) else "")


def table_lines(view: View, place: int, words: str, row: list[actions.Attack], width: int) -> list[str]:
    """One line; two where the words would not leave room for the chances."""
    lead = f" {place:>2} {words}"
    if row[0].dice == 0:
        return [f"{lead}: sure, without dice"]
    chances = cells(short_percent(attack_odds(view, attack)) for attack in row)
    if len(words) > width:
        return [lead, " " * (4 + width) + chances]
    return [lead.ljust(4 + width) + chances]


def label_width(labels: Sequence[str], most: int) -> int:
    return min(max(map(len, [*labels, DICE])), NARROWEST_PAGE - 4 - COLUMN * most)


def cells(texts: Iterable[str]) -> str:
    return "".join(f"{text:>{COLUMN}}" for text in texts)


def short_percent(chance: float) -> str:
    """As `percent` rounds, in four letters: only what is certain is 100 %, only the impossible is 0 %."""
    if 0 < chance < 0.005:
        return "<1%"
    if 0.995 <= chance < 1:
        return ">99%"
    return f"{chance:.0%}"
