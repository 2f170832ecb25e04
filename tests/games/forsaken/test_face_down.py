"""FK-INFO-06: what a face-down Miracle may still be, by all that its viewer has seen of its owner's cards."""

import pytest

from lanternwood.games.forsaken.cards import MIRACLE_PLACE, NUMBER_OF
from lanternwood.games.forsaken.redeal import redeal
from lanternwood.games.forsaken.view import view
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import HashRng

from .scene import K1, A, B, Scene

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
