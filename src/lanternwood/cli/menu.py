"""Choosing from a list by number or by word, in one step or several: `2`, `search`, `attack 2 4`."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a menu: either the choice itself, or a door to a further menu."""

    words: str
    choice: Any = None
    opens: "Menu | None" = None
    key: str = ""
    """What to type for it; its number if this is empty."""


@dataclass(frozen=True, slots=True)
class Menu:
    heading: Sequence[str]
    items: Sequence[Item]
    hint: str = "Type a number or a word."
    listed: bool = True
    """False where the heading already shows the items."""
    doors: str = ""
    """The words of the doors that stood open already on the way here."""
    keys: list[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "keys", [item.key or str(number) for number, item in enumerate(self.items, 1)])

    def lines(self) -> list[str]:
        if not self.listed:
            return [*self.heading]
        width = max(map(len, self.keys))
        return [
            *self.heading,
            *(f" {key:>{width}}  {item.words}" for key, item in zip(self.keys, self.items, strict=True)),
        ]


FILLERS = ("die", "dice", "with")


class NotUnderstood(Exception):
    """What was typed fits nothing, or too much; says so kindly, and knows the menu it came to."""

    def __init__(self, words: str, menu: Menu) -> None:
        super().__init__(words)
        self.menu = menu


class TooMuch(NotUnderstood):
    """A choice, and more after it: better ask again than do half of what was meant."""


def pick(menu: Menu, typed: str) -> Item | None:
    """The item that is meant: by its key, or by the start of one of its words."""
    typed = typed.casefold()
    if typed in menu.keys:
        return menu.items[menu.keys.index(typed)]
    if typed.isdecimal():
        return None
    firsts = [item for item in menu.items if words_of(item.words)[:1] and words_of(item.words)[0].startswith(typed)]
    others = [item for item in menu.items if any(word.startswith(typed) for word in words_of(item.words))]
    for found in (firsts, others):
        if found and all(item.words == found[0].words for item in found):
            return found[0]
    if others:
        some = "; ".join(item.words for item in others[:3])
        raise NotUnderstood(f"'{typed}' could mean several things ({some}).", menu)
    return None


def words_of(text: str) -> list[str]:
    return re.findall(r"[\w'-]+", text.casefold())


def walk(menu: Menu, typed: Iterable[str]) -> tuple[Menu, Item | None]:
    """Follow what was typed as far as it goes: the item it ends on, or the menu where more is needed."""
    menu, words = entered(menu), list(typed)
    for number, word in enumerate(words):
        item = pick(menu, word)
        if item is None and (word in FILLERS if number else named_by(word, menu.doors)):
            continue
        if item is None:
            raise NotUnderstood(f"'{word}' is not one of the choices here.", menu)
        if item.opens is None:
            refuse_surplus(menu, item, words[number + 1 :])
            return menu, item
        menu = entered(item.opens)
    return menu, None


def refuse_surplus(menu: Menu, item: Item, surplus: Sequence[str]) -> None:
    """More words of the choice itself (`end turn`) do no harm; anything else may have been meant otherwise."""
    for word in surplus:
        if word not in FILLERS and not named_by(word, item.words):
            raise TooMuch(f"'{word}' is one word too many; nothing was done.", menu)


def named_by(word: str, text: str) -> bool:
    return word.isalpha() and any(known.startswith(word.casefold()) for known in words_of(text))


def entered(menu: Menu) -> Menu:
    """Where a list has only one door, it is open already; what was said before it is said too."""
    while menu.listed and len(menu.items) == 1 and (inner := menu.items[0].opens):
        doors = f"{menu.doors} {menu.items[0].words}"
        menu = replace(inner, heading=[*menu.heading, *inner.heading], doors=doors)
    return menu
