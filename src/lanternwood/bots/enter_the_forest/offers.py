"""What is offered, by kind: a bot asks "may I do this?" before it thinks about doing it."""

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from lanternwood.games.enter_the_forest.content import PROMPTS, PromptKind
from lanternwood.games.enter_the_forest.view import View
from lanternwood.kernel.model import Seat, Spoken
from lanternwood.kernel.rng import Chance

A = TypeVar("A")
S = TypeVar("S", bound=Spoken)


class Offers:
    def __init__(self, choices: Sequence[Any]) -> None:
        self.by_kind: dict[type, list[Any]] = {}
        for choice in choices:
            self.by_kind.setdefault(type(choice), []).append(choice)

    def all(self, kind: type[A]) -> list[A]:
        return self.by_kind.get(kind, [])

    def first(self, kind: type[A]) -> A | None:
        return next(iter(self.all(kind)), None)


class Tongue:
    """Says something fitting from the prompt tables, and nothing twice before all has been said."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.said: set[str] = set()

    def speak(self, action: S, kind: PromptKind, about: str) -> S:
        return replace(action, words=self.line(kind, about))

    def line(self, kind: PromptKind, about: str) -> str:
        fresh = [prompt for prompt in PROMPTS[kind] if prompt.id not in self.said]
        if not fresh:
            self.said -= {prompt.id for prompt in PROMPTS[kind]}
            fresh = list(PROMPTS[kind])
        prompt = fresh[self.chance.below(len(fresh))]
        self.said.add(prompt.id)
        return at_the_head(prompt.naming(about), about)


def at_the_head(line: str, name: str) -> str:
    """A kind word that stands for a name begins a sentence like any other."""
    for before in ("", ". ", "? ", "! "):
        head = before + name
        if line.startswith(head) if not before else head in line:
            line = line.replace(head, before + name[:1].upper() + name[1:])
    return line


def name_of(view: View, seat: Seat) -> str:
    """For a line of a prompt: the first name, or a kind word for a character who has none yet."""
    names = next((one.name.split() for one in view.characters if one.seat == seat), [])
    return names[0] if names else "friend"
