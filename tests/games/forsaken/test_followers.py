"""FK-FOL: how Followers come, what they may do at first, and how they leave."""

import pytest

from lanternwood.games.forsaken.actions import TOWER, Activate, Attack, Pick, PickMove
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.events import FollowerEntered
from lanternwood.games.forsaken.loading import BASE

from .scene import K1, K2, K3, A, B, Scene, heard_by


@pytest.mark.rule("FK-FOL-01", "FK-FOL-02", "FK-PLAY-07")
def test_it_enters_refreshed_and_can_neither_attack_nor_bow_that_turn() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    heard = scene.play(A, "S14", K1)
    howler = scene.state.side(K1, A).followers[0].serial
    assert FollowerEntered(howler, "S14", A, K1, "played") in heard_by(heard, B)
    assert not scene.at(howler).exhausted
    assert scene.refused(A, Attack(howler, TOWER)) == "FK-FOL-02"
    assert scene.refused(A, Activate(howler, 0)) == "FK-FOL-02"
    scene.end_turn()
    scene.end_turn()
    assert Attack(howler, TOWER) in scene.choices(A)
    assert Activate(howler, 0) in scene.choices(A)


@pytest.mark.rule("FK-FOL-03", "FK-FOL-04", "FK-Q-36")
def test_one_that_came_in_the_opponents_turn_acts_in_the_next_of_its_own() -> None:
    scene = Scene()
    brawler, monk = scene.follower(A, K1, "S03"), scene.follower(A, K1, "O05")
    scene.miracle(B, K1, "I21")
    scene.attack(brawler)
    grubs = [each.serial for each in scene.state.side(K1, B).followers]
    assert scene.followers_on(B, K1) == ["Grub", "Grub"]
    # It can be attacked in that very turn, and defends.
    assert scene.refused(A, Attack(monk, TOWER)) == "FK-ATTACK-05"
    scene.attack(monk, grubs[0])
    assert scene.gone(grubs[0])
    scene.end_turn()
    # Both attackers are Exhausted, so the Tower is open to it.
    scene.attack(grubs[1])
    assert scene.towers(K1) == (9, 7)


@pytest.mark.rule("FK-FOL-04")
def test_one_that_was_played_can_be_attacked_from_the_opponents_next_turn_on() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    enemy = scene.follower(B, K1, "O05")
    scene.play(A, "S03", K1)
    brawler = scene.state.side(K1, A).followers[0].serial
    scene.end_turn()
    assert [choice for choice in scene.choices(B) if isinstance(choice, Attack)] == [Attack(enemy, brawler)]


@pytest.mark.rule("FK-FOL-06", "FK-CARD-03")
def test_a_followers_type_is_a_word_without_effect() -> None:
    followers = [card for card in BASE.cards if card.kind == "follower"]
    assert all(card.type is not None and card.body is not None for card in followers)
    # What the rules read of a card knows no type.
    assert not hasattr(CARDS[NUMBER_OF["S03"]], "type")


@pytest.mark.rule("FK-FOL-01", "FK-Q-33", "FK-ABIL-12")
def test_an_arrival_without_a_target_keeps_nobody_from_being_played() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.play(A, "S04", K1)
    assert scene.followers_on(A, K1) == ["S04"]
    assert scene.asked() == (A,)


@pytest.mark.rule("FK-FOL-07", "FK-Q-34", "FK-ABIL-09")
def test_cost_abilities_and_defending_do_not_wait() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.play(A, "S02", K1)
    penitent = scene.state.side(K1, A).followers[0].serial
    scene.activate(penitent, 0)
    assert scene.body(penitent) == (2, 2)
    scene.at(penitent).exhausted = True
    scene.activate(penitent, 0)
    assert scene.body(penitent) == (3, 1)
    fresh = Scene()
    attacker = fresh.follower(A, K1, "S03")
    fresh.follower(B, K1, "G03", entered=9)
    assert fresh.refused(A, Attack(attacker, TOWER)) == "FK-ATTACK-05"


@pytest.mark.rule("FK-FOL-08", "FK-Q-35", "FK-ABIL-03")
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_moved_follower_is_new_to_the_kingdom_and_otherwise_as_it_was(exhausted: bool, fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    tender = scene.follower(
        A, K1, "I03", exhausted=exhausted, lost=1, blight=1, zeal_for_good=2, faith_for_good=1, zeal_this_turn=1
    )
    resident = scene.follower(A, K2, "S03")
    scene.play(A, "X50", K1, PickMove(tender, K2))
    moved = scene.at(tender)
    assert (moved.kingdom, moved.side, moved.entered) == (K2, A, 9)
    assert (moved.exhausted, moved.lost, moved.blight) == (exhausted, 1, 1)
    assert scene.body(tender) == (4, 2)
    assert scene.followers_on(A, K1) == []
    # The last to come there, and no new Grub.
    assert [each.serial for each in scene.state.side(K2, A).followers] == [resident, tender]
    assert not any(isinstance(choice, Attack) and choice.follower == tender for choice in scene.choices(A))
    scene.end_turn()
    scene.end_turn()
    assert scene.at(tender).entered == 9
    assert Attack(tender, TOWER) in scene.choices(A)


@pytest.mark.rule("FK-FOL-08", "FK-Q-35", "FK-Q-62", "FK-FOL-03")
def test_a_seized_follower_is_new_to_its_side_and_keeps_its_owner(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOOO")
    howler = scene.follower(B, K1, "X70", lost=2, exhausted=True, blight=2)
    scene.play(A, "O28", K1)
    seized = scene.at(howler)
    assert (seized.side, seized.owner, seized.kingdom) == (A, B, K1)
    assert (seized.lost, seized.blight, seized.exhausted) == (2, 2, True)
    seized.exhausted = False
    scene.settle()
    assert scene.refused(A, Attack(howler, TOWER)) == "FK-FOL-02"
    assert scene.refused(A, Activate(howler, 0)) == "FK-FOL-02"
    assert scene.followers_on(A, K1) == ["O28", "X70"]
    assert scene.followers_on(B, K1) == []


@pytest.mark.rule("FK-FOL-09")
def test_followers_remain_from_turn_to_turn() -> None:
    scene = Scene()
    stayers = [scene.follower(seat, kingdom, "S03", lost=1) for seat in (A, B) for kingdom in (K1, K2, K3)]
    for _ in range(6):
        scene.end_turn()
    assert [scene.body(serial) for serial in stayers] == [(3, 1)] * 6


@pytest.mark.rule("FK-FOL-05", "FK-FOL-10", "FK-Q-30", "FK-Q-14")
@pytest.mark.parametrize(("company", "expected"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_each_one_that_does_not_fit_is_not_made(company: int, expected: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "II")
    for _ in range(company):
        scene.follower(A, K1, "I01")
    for _ in range(3):
        scene.follower(B, K1, "I01")
    scene.play(A, "I10", K1)
    assert scene.followers_on(A, K1).count("Grub") == expected


@pytest.mark.rule("FK-FOL-10", "FK-LAST-03")
def test_nine_fit_in_the_last_kingdom() -> None:
    scene = Scene()
    scene.won(K2, A)
    scene.won(K3, B)
    scene.altars(A, K1, "II")
    for _ in range(8):
        scene.follower(A, K1, "I01")
    scene.play(A, "I10", K1)
    assert len(scene.followers_on(A, K1)) == 9


@pytest.mark.rule("FK-FOL-10")
def test_a_full_side_takes_none_that_is_moved_or_seized() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOOO")
    for _ in range(2):
        scene.follower(A, K1, "I01")
    howler = scene.follower(B, K1, "S02")
    scene.play(A, "O28", K1)
    assert scene.at(howler).side == B
    # Exchange of Shadows may send an enemy only where there is room.
    other = Scene()
    other.altars(A, K1, "OOO")
    enemy = other.follower(B, K1, "S03")
    for _ in range(3):
        other.follower(B, K2, "S03")
    other.play(A, "O25", K1)
    assert [choice for choice in other.choices(A) if isinstance(choice, PickMove)] == [PickMove(enemy, K3)]


@pytest.mark.rule("FK-FOL-11", "FK-Q-60")
def test_a_token_costs_nothing_and_never_reaches_hand_deck_or_past() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOOO")
    scene.altars(A, K2, "SSS")
    grub = scene.follower(B, K1, "Grub", token=True)
    scene.play(A, "O09", K1, grub)
    assert scene.gone(grub)
    assert scene.hand_of(B) == scene.past_of(B) == []
    seen = scene.follower(B, K2, "Grub", token=True)
    chirurgeon = scene.follower(A, K2, "C16")
    scene.play(A, "S19", K2)
    # Those who watch for a death saw it.
    assert scene.gone(seen)
    assert not scene.gone(chirurgeon)
    assert scene.towers(K2) == (10, 9)
    assert scene.past_of(B) == []
    assert CARDS[NUMBER_OF["Grub"]].total == 0


@pytest.mark.rule("FK-FOL-11", "FK-Q-60", "FK-Q-61")
def test_a_copys_cost_is_that_of_the_original(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOOO")
    hulk = scene.follower(B, K1, "I08", lost=1, zeal_for_good=3)
    scene.play(A, "O23", K1)
    copy = scene.state.side(K1, A).followers[1]
    assert copy.token
    assert (copy.zeal, copy.faith) == (4, 5)
    scene.end_turn()
    scene.altars(B, K1, "OO")
    # X48 seizes what costs 2 or less: the copy costs 4, its maker 4, a token nothing.
    squire = scene.follower(A, K1, "Squire", token=True)
    scene.play(B, "X48", K1)
    assert [choice for choice in scene.choices(B) if isinstance(choice, Pick)] == [Pick(squire)]
    assert scene.at(hulk).owner == B


@pytest.mark.rule("FK-FOL-11", "FK-ATTACK-02", "FK-TURN-07")
def test_a_token_is_a_follower_in_every_respect() -> None:
    scene = Scene()
    grub = scene.follower(A, K1, "Grub", token=True)
    scene.altars(A, K1, "I")
    scene.play(A, "I09", K1, grub)
    scene.attack(grub)
    assert scene.towers(K1) == (10, 7)
    assert scene.at(grub).exhausted
