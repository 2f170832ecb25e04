"""FK-SCRIPT-03: the rows of the table of static verbs."""

import pytest

from lanternwood.games.forsaken.actions import TOWER, Activate, Attack, Play
from lanternwood.games.forsaken.script import BULWARK, FRENZY, LETHAL, REGROWTH_AT, SIX_BITS

from .scene import K1, K2, K3, A, B, Scene

pytestmark = [pytest.mark.usefixtures("fixture_cards"), pytest.mark.rule("FK-SCRIPT-03")]


def test_mod_of_self_and_of_others() -> None:
    scene = Scene()
    proud = scene.follower(A, K1, "X63")
    captain, friend = scene.follower(A, K1, "G15"), scene.follower(A, K1, "S03")
    assert scene.body(proud) == (4, 4), "1/5, +2/-1 of its own, +1/+0 of the Captain"
    assert scene.body(captain) == (2, 3), "not itself"
    assert scene.body(friend) == (4, 2)


def test_mod_elsewhere_and_with_a_filter() -> None:
    scene = Scene()
    scene.blessing(A, K1, "X62")
    here, there = scene.follower(B, K1, "I08"), scene.follower(B, K2, "I08")
    spent = scene.follower(B, K2, "I08", exhausted=True)
    mine = scene.follower(A, K2, "I08")
    assert [scene.body(each) for each in (here, there, spent, mine)] == [(4, 5), (3, 4), (4, 5), (4, 5)]
    scene.state.side(K1, A).blessings.clear()
    scene.settle()
    assert scene.body(there) == (4, 5)


def test_mod_ends_and_begins_with_the_state_it_asks_for() -> None:
    """Exhausting itself for an Attack, the Hulk is no longer Refreshed, and stronger in the Battle."""
    scene = Scene()
    scene.blessing(B, K1, "X62")
    hulk = scene.follower(A, K2, "I08")
    assert scene.body(hulk) == (3, 4)
    scene.attack(hulk)
    assert scene.towers(K2) == (10, 6)


def test_mod_of_tokens() -> None:
    scene = Scene()
    grub = scene.follower(A, K1, "Grub", token=True)
    hauler = scene.follower(A, K1, "C05")
    scene.follower(A, K1, "I23")
    assert scene.body(grub) == (2, 2)
    assert scene.body(hauler) == (3, 2)


def test_give_keywords() -> None:
    scene = Scene()
    scene.blessing(A, K1, "X62")
    clean, sick = scene.follower(B, K2, "I08"), scene.follower(B, K3, "I08", blight=1)
    assert not scene.at(clean).keys & LETHAL
    assert scene.at(sick).keys & LETHAL
    assert scene.state.side(K1, A).stalwart == 2
    assert scene.state.side(K1, B).stalwart == 0
    assert scene.state.side(K2, A).stalwart == 0
    proud = scene.follower(A, K1, "X63")
    ready, spent = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03", exhausted=True)
    assert scene.at(proud).keys & FRENZY
    assert scene.at(ready).keys >> REGROWTH_AT & SIX_BITS == 0
    assert scene.at(spent).keys >> REGROWTH_AT & SIX_BITS == 2
    regent, squire = scene.follower(A, K2, "G23"), scene.follower(A, K2, "Squire", token=True)
    assert scene.at(squire).keys & BULWARK
    assert not scene.at(regent).keys & BULWARK


@pytest.mark.rule("FK-PAY-11")
def test_discount_for_the_enemy_for_any_and_for_ones_own() -> None:
    scene = Scene()
    scene.blessing(B, K1, "X18")
    scene.altars(A, K1, "S")
    scene.altars(A, K2, "S")
    scene.hand(A, "S10", "S03")
    offered = scene.choices(A)
    assert Play("S10", K1) in offered, "1S for S: B's Blessing is about its enemy"
    assert Play("S10", K2) not in offered
    assert Play("S03", K1) not in offered, "Decrees only"
    for seat in (A, B):
        everyone = Scene(active=seat)
        everyone.blessing(A, K1, "X19")
        everyone.altars(seat, K1, "G")
        everyone.hand(seat, "G06", "G17", "G18")
        offered = everyone.choices(seat)
        assert Play("G06", K1) in offered, "2G for G"
        assert Play("G17", K1) not in offered, "3G is still 1G"
        assert Play("G18", K1) not in offered, "Followers only"
    veil = Scene()
    veil.blessing(A, K1, "O26")
    veil.blessing(A, K1, "O26")
    veil.altars(A, K1, "O")
    veil.hand(A, "O12", "O21")
    veil.play(A, "O21", K1)
    assert veil.exhausted_slots(A, K1) == [0], "never below the coloured part, however many discounts"


def test_forbid_bow() -> None:
    scene = Scene()
    scene.blessing(B, K1, "X15")
    mine, theirs = scene.follower(A, K1, "S14"), scene.follower(B, K1, "S14")
    scene.activate(mine, 0)
    scene.end_turn()
    assert scene.refused(B, Activate(theirs, 0)) == "FK-CARD-04", "this one forbids its own side to Bow"
    keeper = Scene()
    keeper.follower(B, K1, "O16")
    bower, afar = keeper.follower(A, K1, "S14"), keeper.follower(A, K2, "S14")
    assert keeper.refused(A, Activate(bower, 0)) == "FK-CARD-04"
    keeper.activate(afar, 0)


@pytest.mark.rule("FK-CARD-04")
def test_forbid_attacks_on_towers() -> None:
    scene = Scene()
    scene.blessing(B, K1, "X15")
    veil, afar = scene.follower(A, K1, "O03"), scene.follower(A, K2, "O03")
    theirs = scene.follower(B, K1, "O03", exhausted=True)
    assert scene.refused(A, Attack(veil, TOWER)) == "FK-ATTACK-05", "forbidding prevails over Ethereal"
    scene.attack(afar)
    scene.end_turn()
    scene.at(veil).exhausted = True
    scene.attack(theirs)
    assert scene.towers(K1) == (8, 10), "B's own are not forbidden anything"


def test_forbid_restoring() -> None:
    scene = Scene()
    scene.altars(A, K1, "GG")
    scene.altars(A, K2, "GG")
    scene.blessing(B, K1, "S26")
    physician, hurt = scene.follower(A, K2, "G14"), scene.follower(A, K1, "I08", lost=3, blight=1)
    for kingdom in (K1, K2):
        scene.tower(A, kingdom, 4)
    scene.play(A, "G10", K1)
    scene.play(A, "G10", K2)
    assert scene.towers(K1)[A] == 4
    assert scene.towers(K2)[A] == 10
    scene.activate(physician, 0, hurt)
    assert scene.at(hurt).lost == 3
    assert scene.at(hurt).blight == 0, "the other step still happens"
