"""A deck changes no byte of what anybody but its owner is sent, before a match of Forsaken or during it (FK-DECK-10).

Ann's deck is one or another. She does nothing that would tell them apart: builds, lays down a Miracle where she has one
that costs one Occult, and ends her turn. Bo plays on as he would.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanternwood.games.forsaken.deck_lists import STARTERS, Deck, deck_of, problems

from .alike import Phone, World, lived, look_alike
from .serving_fixtures import PLANTS_IN_FORSAKEN

ARCHIVE = STARTERS["Locked Archive"]
WARD, TONGUE = "O11", "O12"
"""Miracles of the same price. The one answers an Attack, the other a Bow; where neither comes, nobody can tell."""
ANNS, BOS = 2, 0
"""In these Kingdoms they build: so nobody attacks where a Miracle lies, and Bo wins his Kingdom and not the match,
whose end would open everything."""
TURNS = 14


def with_four(miracle: str, name: str) -> Deck:
    """The Archive, with a fourth instead of one of the cards it has most of."""
    numbers = {card: number for card, number in ARCHIVE.numbers.items() if card != WARD}
    return deck_of({**numbers, "O03": 3, miracle: 4}, name)


TWINS = with_four(WARD, "Four wards"), with_four(TONGUE, "Four borrowed tongues")
STRANGERS = STARTERS["Pyre and Pox"], STARTERS["Ember March"]
"""With no card in common that she would lay down."""


class Forsaken(World):
    game = "forsaken"

    async def before_the_match(self) -> None:
        value = msgspec.to_builtins(self.brought)
        refused = await self.ann.say("Bring", value={**value, "cards": value["cards"][1:]})
        assert refused["problems"], "and nobody else hears of it"
        await self.settle()
        assert (await self.ann.say("Bring", value=value))["type"] == "Update"
        await self.settle()
        await self.bo.say("Bring", text="Ember March")
        await self.come_anew()
        await self.look_around()

    async def during_the_match(self) -> None:
        assert (await self.bo.say("Start"))["type"] == "Update"
        await self.settle()
        while self.bo.last("match")["view"]["turn"] < TURNS:
            await self.move()
        await self.come_anew()
        await self.look_around()

    async def move(self) -> None:
        asked = next(phone for phone in (self.ann, self.bo) if phone.last("match")["ask"])
        ask = asked.last("match")["ask"]
        action = next(self.anns_wishes(ask) if asked is self.ann else self.bos_wishes(ask))
        assert (await asked.say("Act", ask=ask["id"], action=action))["type"] == "Update"
        await self.settle()

    def anns_wishes(self, ask: dict[str, Any]) -> Iterator[dict[str, Any]]:
        yield from (each for each in offered(ask, "Play") if each["card"] in (WARD, TONGUE))
        yield from (each for each in offered(ask, "Build") if each["kingdom"] == ANNS and each["god"] == "occult")
        yield from offered(ask, "Mulligan", "EndTurn")

    def bos_wishes(self, ask: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """He bows nothing, for that would call a Tongue."""
        yield from (each for each in offered(ask, "Play") if each["kingdom"] == BOS)
        yield from (each for each in offered(ask, "Build") if each["kingdom"] == BOS and each["god"] == "strife")
        yield from offered(ask, "Attack", "Pick", "PickTower", "Mulligan", "EndTurn", "Done")


def offered(ask: dict[str, Any], *kinds: str) -> list[dict[str, Any]]:
    """In the order in which the kinds are named."""
    actions = [choice["action"] for choice in ask["choices"]]
    return [action for kind in kinds for action in actions if action["type"] == kind]


def miracles_seen(phone: Phone) -> int:
    kingdoms = phone.last("match")["view"]["kingdoms"]
    return sum(len(side["miracles"]) for kingdom in kingdoms for side in kingdom["sides"])


def test_the_decks_are_legal() -> None:
    for deck in (*TWINS, *STRANGERS):
        assert problems(deck) == []


@pytest.mark.rule("FK-DECK-10", "FK-LEAK-02", "FK-LEAK-08")
@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize("decks", [TWINS, STRANGERS], ids=["twins", "strangers"])
def test_nobody_else_can_tell_which_deck_it_is(decks: tuple[Deck, Deck], tmp_path: Path) -> None:
    ours, theirs = lived(tmp_path, Forsaken, decks)
    look_alike(ours, theirs)
    assert ours.masked(ours.ann) != theirs.masked(theirs.ann), "whose it is can see it"
    assert len(ours.bo.frames) > 60, "there was something to compare"
    laid = miracles_seen(ours.bo)
    assert laid if decks is TWINS else not laid, "with a card face down, where both have one to lay"
    [our_print], [their_print] = ours.fingerprints(), theirs.fingerprints()
    assert our_print != their_print


@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize("plant", PLANTS_IN_FORSAKEN)
def test_a_leak_is_caught(plant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWOOD_PLANTED", plant)
    with pytest.raises(AssertionError, match=r"sees the difference|gets more frames"):
        look_alike(*lived(tmp_path, Forsaken, TWINS))
