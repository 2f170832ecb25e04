"""FF-TALK-10: one fixed sentence for each kind of statement, whoever says it and whoever reads it.

The sentences stand in content/sayings.toml, for the client as well; here they are filled in."""

from collections.abc import Callable, Iterator
from string import Formatter
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from lanternwood.games.forsaken_forest import statements
from lanternwood.games.forsaken_forest.content import CONTENT, Content, Saying
from lanternwood.games.forsaken_forest.naming import (
    BEING,
    CARD_NAMES,
    DESTINATION_NAMES,
    NIGHT_ACTIONS,
    PLACES,
    ROLE_NAMES,
    SEATS,
    SLOT_NAMES,
    TEAMS,
    does,
)
from lanternwood.games.forsaken_forest.statements import AnyStatement, Said
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.content import ContentError

HOLDINGS: Final[dict[str, str]] = {
    **CARD_NAMES,
    **{card.subtype: card.subtype.capitalize() for card in CONTENT.travelers},
}
BY_NIGHT: Final = ("oracle", "navigator")
STRENGTHS: Final = (1, 2, 3)


def when(s: Any) -> str:
    """Oracle and Navigator look by Night, and Night Actions are laid then; cards are played by Day. 0 is: not said."""
    if not s.when:
        return ""
    by_night = isinstance(s, statements.ClaimNightTarget) or s.how in BY_NIGHT
    return f" in Night {s.when}" if by_night else f" on Day {s.when}"


def place(s: statements.ProposeRoute | statements.WarnRoute) -> str:
    if s.slot is not None:
        return SLOT_NAMES[s.slot]
    return "there" if s.at is None else PLACES[s.at]


PARTS: Final[dict[str, tuple[str, Callable[[Any], str]]]] = {
    "role": ("role", lambda s: BEING[s.role]),
    "team": ("team", lambda s: TEAMS[s.team]),
    "target": ("target", lambda s: SEATS[s.target]),
    "is": ("target", lambda s: "is"),
    "shown": ("shown", lambda s: ROLE_NAMES[s.shown]),
    "when": ("when", when),
    "slot": ("slot", lambda s: SLOT_NAMES[s.slot]),
    "lies_there": ("card", lambda s: DESTINATION_NAMES[s.card]),
    "held": ("card", lambda s: HOLDINGS[s.card]),
    "count": ("count", lambda s: str(s.count)),
    "action": ("action", lambda s: NIGHT_ACTIONS[s.action]),
    "of": ("of", lambda s: f"on {TEAMS['villagers']}" if s.of == "villagers" else BEING[s.of]),
    "place": ("slot", place),
}
"""What a placeholder stands for, and the field that a statement must have for it. `is` is a word of its own, because on
the screen of whoever is meant it is `are`."""
OF_WHAT_WAS_SAID: Final = ("target", "said")
"""The placeholders of statements that speak of another: who made it, and its sentence."""


def words_of(view: View, statement: AnyStatement) -> str:
    """A statement in the words of whoever makes it. Seats keep their names: all read the same."""
    saying = SAYINGS[type(statement).__name__]
    if isinstance(statement, statements.Answer | statements.Retract):
        return about_what_was_said(view, statement, saying)
    text = saying.texts[picked(saying.by, statement)] if saying.by else saying.text
    return text.format_map({name: PARTS[name][1](statement) for name in placeholders(text)})


def about_what_was_said(view: View, statement: statements.Answer | statements.Retract, saying: Saying) -> str:
    before = view.said[statement.ref] if statement.ref < len(view.said) else None
    text = saying.texts["known" if before else "unknown"]
    if isinstance(statement, statements.Answer):
        return text.format(target=before and SEATS[before.speaker], said=words_of(view, statement.with_))
    return text.format(said=before and words_of(view, before.statement))


def picked(by: str, statement: Any) -> str:
    """The key of the sentence, by what the statement has in that field."""
    value = getattr(statement, by)
    if by == "count":
        return "none" if value == 0 else "one" if value == 1 else "more"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def placeholders(text: str) -> list[str]:
    return [name for _, name, _, _ in Formatter().parse(text) if name is not None]


def sentence(view: View, said: Said) -> str:
    """FF-TALK-10 Something that was said, and by whom."""
    back = " This was taken back." if said.retracted else ""
    return f"{does(view, said.speaker, 'say', 'says')}: {words_of(view, said.statement)}{back}"


# Checking


def read_sayings(content: Content) -> dict[str, Saying]:
    """By kind of statement. What is missing or cannot be filled in is told with kind, field and remedy."""
    found = {saying.id: saying for saying in content.sayings}
    kinds = {kind.__name__: kind for kind in get_args(AnyStatement)}
    for name in found:
        if name not in kinds:
            raise ContentError(
                f"sayings.toml: saying '{name}': there is no such statement; there are {', '.join(kinds)}"
            )
    for name, kind in kinds.items():
        if name not in found:
            raise ContentError(f"sayings.toml: there is no saying '{name}'; every kind of statement needs one")
        for problem in problems(found[name], kind):
            raise ContentError(f"sayings.toml: saying '{name}': {problem}")
    return found


def problems(saying: Saying, kind: type) -> Iterator[str]:
    names = [field.name for field in fields(kind)]
    if bool(saying.text) == bool(saying.by) or bool(saying.by) != bool(saying.texts):
        yield "write either 'text', or 'by' and 'texts'"
        return
    if saying.by and saying.by not in names:
        yield f"field 'by': the statement has no '{saying.by}'; it has {', '.join(names)}"
        return
    keys = keys_of(saying.by, kind) if saying.by else []
    if sorted(saying.texts) != sorted(keys):
        yield f"field 'texts': there must be one each for {', '.join(keys)}"
    parts = OF_WHAT_WAS_SAID if "ref" in names else [part for part, (field, _) in PARTS.items() if field in names]
    for text in saying.texts.values() if saying.by else [saying.text]:
        for name in placeholders(text):
            if name not in parts:
                yield f"'{text}': nothing is known for '{{{name}}}'; there are {', '.join(parts)}"


def keys_of(by: str, kind: type) -> list[str]:
    """All sentences that a field can pick from."""
    if by == "ref":
        return ["known", "unknown"]
    if by == "count":
        return ["none", "one", "more"]
    hint = get_type_hints(kind)[by]
    if get_origin(hint) is Literal:
        return [*get_args(hint)]
    return ["yes", "no"] if hint is bool else list(map(str, STRENGTHS))


SAYINGS: Final = read_sayings(CONTENT)
