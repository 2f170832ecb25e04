"""FK-INFO-06: what a face-down Miracle may still be, by all that its viewer has seen of its owner's cards."""

from collections import defaultdict
from importlib import import_module

import pytest

from lanternwood.games.forsaken.cards import MIRACLE_PLACE, NUMBER_OF
from lanternwood.games.forsaken.face_down import face_down, may_be
from lanternwood.games.forsaken.redeal import redeal
from lanternwood.games.forsaken.view import view
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import HashRng

from .scene import K1, K2, A, B, Scene
from .test_drafted_worlds import decks_of, draft_of
from .test_drafted_worlds import positions as drafted_positions
from .test_worlds import check, positions

REDEALING = import_module("lanternwood.games.forsaken.redeal")
OCCULT = (2,)
"""One Occult Altar, which pays for Mirror Ward and Borrowed Tongue."""


def told(scene: Scene, viewer: Viewer) -> list[tuple[str, ...]]:
    return [each.could_be for each in view(scene.state, viewer).kingdoms[K1].sides[B].miracles]


def dealt(scene: Scene, viewer: Viewer) -> set[tuple[str, ...]]:
    chance = HashRng(b"face down")
    found = set()
    for _ in range(40):
        world = redeal(scene.state, viewer, chance)
        found.add(tuple(scene.id(each.card) for each in world.side(K1, B).miracles))
    return found


@pytest.mark.rule("FK-INFO-06", "FK-DECK-02")
@pytest.mark.parametrize("viewer", [A, None])
def test_a_card_of_which_every_copy_was_seen_is_none_of_them(viewer: Viewer) -> None:
    scene = Scene()
    scene.miracle(B, K1, "O11", OCCULT)
    assert told(scene, viewer) == [("O11", "O12")]
    scene.past(B, *["O12"] * 3)
    assert told(scene, viewer) == [("O11", "O12")]
    scene.past(B, "O12")
    assert told(scene, viewer) == [("O11",)]
    assert dealt(scene, viewer) == {("O11",)}


@pytest.mark.rule("FK-INFO-06")
def test_what_one_viewer_saw_in_the_hand_tells_nobody_else() -> None:
    scene = Scene()
    scene.miracle(B, K1, "O11", OCCULT)
    scene.past(B, *["O12"] * 3)
    scene.hand(B, "O12")
    scene.state.known[A][B].hand = [NUMBER_OF["O12"]]
    assert told(scene, A) == [("O11",)]
    assert told(scene, None) == [("O11", "O12")]


@pytest.mark.rule("FK-INFO-06")
def test_several_are_different_copies_of_one_deck() -> None:
    """The second cannot be a Borrowed Tongue, and there is one Mirror Ward left: so the first is none."""
    scene = Scene()
    scene.miracle(B, K1, "O12", OCCULT)
    second = scene.miracle(B, K1, "O11", OCCULT)
    second.ruled_out = 1 << MIRACLE_PLACE[NUMBER_OF["O12"]]
    scene.past(B, *["O11"] * 3)
    assert told(scene, Seat(A)) == [("O12",), ("O11",)]
    assert dealt(scene, Seat(A)) == {("O12", "O11")}


@pytest.mark.rule("FK-INFO-06")
def test_its_owner_sees_the_card() -> None:
    scene = Scene()
    scene.miracle(B, K1, "O12", OCCULT)
    (seen,) = view(scene.state, B).kingdoms[K1].sides[B].miracles
    assert (seen.card, seen.could_be) == ("O12", ())


@pytest.mark.rule("FK-INFO-06")
def test_where_luck_finds_no_way_each_that_there_is_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were what truly lies there kept then, that would tell it."""
    monkeypatch.setattr(REDEALING, "TRIES", 0)
    scene = Scene()
    scene.miracle(B, K1, "O11", OCCULT)
    scene.miracle(B, K1, "O12", OCCULT)
    scene.miracle(B, K2, "O12", OCCULT)
    scene.past(B, *["O11"] * 2, *["O12"] * 2)
    chance = HashRng(b"no luck")
    found = defaultdict(set)
    for _ in range(60):
        world = redeal(scene.state, A, chance)
        cards = tuple(scene.id(miracle.card) for miracle in face_down(world, B))
        found[cards.count("O11")].add(cards)
    assert {number: len(ways) for number, ways in found.items()} == {1: 3, 2: 3}


@pytest.mark.rule("FK-INFO-06", "FK-WASTE-09")
def test_without_luck_worlds_are_as_lawful_and_nothing_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = HashRng(b"lawful")
    kept = others = 0
    for state in [
        *(each.copy() for each in positions("no luck", ("Locked Archive", "Pyre and Pox"), every=19)),
        *(each.copy() for each in drafted_positions(decks_of(draft_of(2), (0, 1)), every=19)),
    ]:
        for viewer in (A, B):
            truly = face_down(state, 1 - viewer)
            choice = may_be(state, viewer, 1 - viewer)
            monkeypatch.setattr(REDEALING, "TRIES", 0)
            worlds = [redeal(state, viewer, chance) for _ in range(4)]
            for world in worlds:
                check(state, viewer, world)
            for place, miracle in enumerate(truly):
                if len(choice[miracle.entry]) > 2:
                    cards = [face_down(world, 1 - viewer)[place].card for world in worlds]
                    kept += cards.count(miracle.card)
                    others += len(cards) - cards.count(miracle.card)
    assert others > 2 * kept > 0


@pytest.mark.rule("FK-INFO-05", "FK-INFO-06")
def test_a_card_that_must_be_somewhere_lies_face_down_if_there_is_no_other_place() -> None:
    """It was seen in the hand, from which a Miracle was laid; neither hand nor deck is left."""
    scene = Scene()
    scene.deck(B)
    scene.state.players[B].cards = (NUMBER_OF["O11"],)
    scene.miracle(B, K1, "O11", OCCULT)
    scene.state.known[A][B].deck = [NUMBER_OF["O11"]]
    assert dealt(scene, A) == {("O11",)}
    assert len(dealt(scene, None)) == 2
