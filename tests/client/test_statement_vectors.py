"""FF-TALK-10: the sentences that the client is tested against are the ones that the server says, whatever is stated.

After a change of content/sayings.toml, `pytest --update-goldens` writes them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from games.forsaken_forest.scene import ANA, BO, given, player
from lanternwood.games.forsaken_forest import statements
from lanternwood.games.forsaken_forest.board import DESTINATIONS, SITES, START
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.sayings import words_of
from lanternwood.games.forsaken_forest.statements import (
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimRole,
    Plain,
    Retract,
    Say,
)
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import by_seats

FILE = Path(__file__).parents[2] / "client" / "tests" / "vectors" / "statements.json"
SOME: dict[str, list[Any]] = {
    "target": [Seat(0), Seat(3)],
    "slot": [*range(8)],
    "at": [0, 20, 100, START, SITES[0], DESTINATIONS[0]],
    "when": [0, 1, 2],
    "count": [0, 1, 2],
    "strength": [1, 2, 3],
    "death": [False, True],
    "of": [role.id for role in CONTENT.roles] + ["villagers"],
}
"""Of all that a field can hold; fields with a list of their own are gone through whole."""
HELD = ["wander", "read-the-signs", *sorted({card.subtype for card in CONTENT.travelers})]


def values_of(kind: type, field: str) -> list[Any]:
    hint = get_type_hints(kind)[field]
    if get_origin(hint) is Literal:
        return [*get_args(hint)]
    return HELD if field == "card" else SOME[field]


def every(kind: type) -> Iterator[Any]:
    """One of a kind, then others that differ from it in one field, and where two fields work together in both."""
    if kind in (statements.ProposeRoute, statements.WarnRoute):
        yield from (kind(slot=slot) for slot in SOME["slot"])
        yield from (kind(at=at) for at in SOME["at"])
        return
    if kind is Retract:
        yield from map(Retract, (0, 1, 9))
        return
    values = {field.name: values_of(kind, field.name) for field in msgspec.structs.fields(kind)}
    first = {name: some[0] for name, some in values.items()}
    yield kind(**first)
    for name, some in values.items():
        yield from (kind(**{**first, name: value}) for value in some[1:])
    if {"how", "when"} <= set(values):
        yield from (kind(**{**first, "how": how, "when": when}) for how in values["how"] for when in (1, 2))
    if kind is ClaimHand:
        yield from (ClaimHand(card, count) for card in HELD for count in SOME["count"])


def every_statement() -> Iterator[AnyStatement]:
    for kind in get_args(Plain):
        yield from every(kind)
    yield from (Answer(ref, ClaimRole("oracle")) for ref in (0, 9))
    yield Answer(0, AskAbout(BO, "vote"))


def told() -> View:
    """A question and its answer, for what speaks of them."""
    scene = given(player(), player(), player(), player(role="forsaken"))
    scene.when(ANA, Say(AskAbout(BO, "role")))
    scene.when(BO, Say(Answer(0, ClaimRole("oracle"))))
    return scene.view(None)


@pytest.mark.rule("FF-TALK-10")
def test_the_vectors_are_what_the_server_says(request: pytest.FixtureRequest) -> None:
    view = told()
    said = [[msgspec.to_builtins(each), by_seats(words_of(view, each))] for each in every_statement()]
    lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in said)
    before = json.dumps(msgspec.to_builtins(view.said), ensure_ascii=False)
    text = f'{{"before": {before},\n"said": [\n{lines}\n]}}\n'
    if request.config.getoption("--update-goldens"):
        FILE.write_text(text, encoding="utf-8", newline="\n")
    assert text == FILE.read_text(encoding="utf-8"), "review, then --update-goldens"


def test_the_vectors_leave_out_no_kind_of_statement_and_no_sentence() -> None:
    vectors = json.loads(FILE.read_text(encoding="utf-8"))["said"]
    assert {said["type"] for said, _ in vectors} == {kind.__name__ for kind in get_args(AnyStatement)}
    sentences = sum(max(1, len(saying.texts)) for saying in CONTENT.sayings)
    assert len({words for _, words in vectors}) > sentences
