"""FK-SCRIPT-03: the rows of the table of step verbs that act on Followers and Towers."""

import pytest

from lanternwood.games.forsaken.actions import Done, Pick, PickMove, Play
from lanternwood.games.forsaken.events import FaithLost, FollowerBounced, FollowersForsaken, FollowerTurned
from lanternwood.games.forsaken.script import ETHEREAL, SHROUDED, STALWART_AT

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = [pytest.mark.usefixtures("fixture_cards"), pytest.mark.rule("FK-SCRIPT-03")]


@pytest.mark.rule("FK-SCRIPT-07")
def test_lose_takes_from_all_at_once() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    ones = [scene.follower(seat, K1, "C05") for seat in (A, B, B)]
    afar = scene.follower(B, K2, "C05")
    heard = heard_by(scene.play(A, "S19", K1), None)
    assert [event.serials for event in heard if isinstance(event, FollowersForsaken)] == [tuple(ones)]
    assert not scene.gone(afar)


def test_lose_and_restore_act_on_towers_too() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.tower(A, K3, 5)
    mine = scene.follower(A, K1, "S03")
    scene.play(A, "X60", K1, mine)
    assert scene.towers(K1) == (10, 6), "as much as the picked Follower's Zeal, with the change of the first step"
    assert scene.towers(K3) == (6, 10)
    assert scene.body(mine) == (4, 2)


def test_buff_for_the_turn_and_for_good() -> None:
    scene = Scene()
    scene.altars(A, K1, "IIII")
    brawler = scene.follower(A, K1, "S03")
    scene.play(A, "I19", K1)
    scene.play(A, "I09", K1, brawler)
    assert scene.body(brawler) == (6, 5)
    scene.end_turn()
    assert scene.body(brawler) == (4, 3)


def test_grant_for_the_turn_and_for_good() -> None:
    scene = Scene()
    scene.altars(A, K1, "OGGG")
    one, two = scene.follower(A, K1, "G06"), scene.follower(A, K1, "S03")
    scene.play(A, "X17", K1, two)
    assert scene.at(one).keys == 3 << STALWART_AT, "numbers add up: 1 of its own and 2"
    assert scene.at(two).keys == ETHEREAL | 2 << STALWART_AT
    scene.play(A, "G25", K1, two)
    scene.end_turn()
    assert scene.at(one).keys == 1 << STALWART_AT
    assert scene.at(two).keys == SHROUDED
    assert scene.body(two) == (6, 5)


def test_blight_counts_and_cleanse_takes_all_off() -> None:
    scene = Scene()
    scene.altars(A, K1, "CC")
    mine, theirs = scene.follower(A, K1, "I08", blight=2), scene.follower(B, K2, "I08", blight=1)
    scene.follower(B, K3, "S03")
    scene.play(A, "X45", K1, theirs, mine)
    assert scene.at(theirs).blight == 4, "three Followers in play, and one counter was there"
    assert scene.at(mine).blight == 0
    scene.play(A, "X45", K1, mine)
    assert scene.at(mine).blight == 3, "it was not blighted when targets were picked, so there was none to cleanse"


def test_forsake() -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    scene.follower(B, K3, "I08", lost=2)
    small = scene.follower(B, K3, "I08", lost=3)
    scene.play(A, "X46", K1)
    assert [each for each in scene.choices(A) if isinstance(each, Pick)] == [Pick(small)]
    scene.answer(A, small)
    assert scene.gone(small)


def test_exhaust_and_refresh_have_no_effect_if_already_so() -> None:
    scene = Scene()
    scene.altars(A, K1, "GGGG")
    ready, spent = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03", exhausted=True)
    heard = heard_by(scene.play(A, "G26", K1), None)
    assert [event for event in heard if isinstance(event, FollowerTurned)] == [FollowerTurned(spent, "S03", False)]
    assert not scene.at(ready).exhausted
    assert not scene.at(spent).exhausted
    scene.attack(spent)
    assert scene.towers(K1) == (10, 6)


def test_exhaust() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.follower(B, K1, "S03", exhausted=True)
    ready = scene.follower(B, K1, "S03")
    scene.play(A, "X04", K1)
    assert [each for each in scene.choices(A) if isinstance(each, Pick)] == [Pick(ready)], "the filter refreshed"
    scene.answer(A, ready)
    assert scene.at(ready).exhausted


@pytest.mark.rule("FK-FOL-11")
def test_bounce_to_the_owners_hand_and_tokens_vanish() -> None:
    scene = Scene()
    scene.altars(A, K1, "CC")
    borrowed = scene.follower(A, K2, "I08", owner=B, exhausted=True)
    weak = scene.follower(B, K2, "S04", exhausted=True)
    token = scene.follower(B, K3, "I08", token=True, exhausted=True)
    scene.play(A, "X47", K1)
    assert [each for each in scene.choices(A) if isinstance(each, Pick)] == [Pick(borrowed), Pick(token)]
    heard = heard_by(scene.answer(A, borrowed), None)
    assert FollowerBounced(borrowed, "I08", B, False) in heard
    assert not any(isinstance(event, FollowersForsaken) for event in heard)
    assert scene.hand_of(B) == ["I08"]
    scene.play(A, "X47", K1, token)
    assert scene.hand_of(B) == ["I08"]
    assert scene.past_of(B) == []
    assert not scene.gone(weak)


@pytest.mark.rule("FK-FOL-08")
def test_move_here_and_to_a_chosen_kingdom() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    mine = scene.follower(A, K1, "I08", lost=1, blight=1, exhausted=True, zeal_for_good=2)
    theirs = scene.follower(B, K3, "S03")
    scene.play(A, "X50", K1)
    assert scene.choices(A)[:-1] == [PickMove(mine, K2), PickMove(mine, K3)]
    scene.answer(A, PickMove(mine, K3))
    assert scene.choices(A)[:-1] == [Pick(theirs), Done()]
    scene.answer(A, theirs)
    moved = scene.at(mine)
    assert (moved.kingdom, moved.side, moved.entered) == (K3, A, 9)
    assert (moved.lost, moved.blight, moved.exhausted, moved.zeal) == (1, 1, True, 6)
    assert (scene.at(theirs).kingdom, scene.at(theirs).side) == (K1, B)


@pytest.mark.rule("FK-ABIL-12", "FK-WIN-03")
def test_move_needs_a_lit_kingdom_with_room() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    scene.hand(A, "X50")
    mine = scene.follower(A, K1, "S03")
    scene.won(K2, B)
    for _ in range(3):
        scene.follower(A, K3, "S03")
    assert scene.refused(A, Play("X50", K1)) == "FK-ABIL-12"
    scene.state.side(K3, A).followers.pop()
    scene.play(A, "X50", K1)
    assert scene.choices(A)[0] == PickMove(mine, K3)


@pytest.mark.rule("FK-ABIL-12")
def test_one_follower_with_two_ways_to_go_is_not_two() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    scene.hand(A, "X73")
    one = scene.follower(A, K1, "S03")
    assert scene.refused(A, Play("X73", K1)) == "FK-ABIL-12"
    two = scene.follower(A, K1, "S03")
    scene.play(A, "X73", K1, PickMove(one, K2), PickMove(two, K3))
    assert (scene.at(one).kingdom, scene.at(two).kingdom) == (K2, K3)


@pytest.mark.rule("FK-Q-62", "FK-FOL-08")
def test_seize_brings_it_over_if_there_is_room() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    cheap, dear = scene.follower(B, K1, "S03", exhausted=True), scene.follower(B, K1, "I08")
    scene.play(A, "X48", K1)
    assert scene.choices(A)[0] == Pick(cheap)
    assert Pick(dear) not in scene.choices(A), "the filter cost<=2"
    scene.answer(A, cheap)
    seized = scene.at(cheap)
    assert (seized.side, seized.owner, seized.entered, seized.exhausted) == (A, B, 9, False)
    full = Scene()
    full.altars(A, K1, "O")
    for _ in range(3):
        full.follower(A, K1, "S03")
    target = full.follower(B, K1, "S03", exhausted=True)
    full.play(A, "X48", K1, target)
    assert full.at(target).side == B


@pytest.mark.rule("FK-FOL-10", "FK-Q-30", "FK-Q-60")
def test_summon_as_many_as_fit_on_either_side() -> None:
    scene = Scene()
    scene.altars(A, K1, "IIII")
    scene.follower(A, K1, "S03")
    scene.play(A, "I25", K1)
    assert scene.followers_on(A, K1) == ["S03", "Grub", "Grub"]
    grub = scene.state.side(K1, A).followers[1]
    assert (grub.token, grub.zeal, grub.faith, grub.exhausted, grub.entered) == (True, 2, 1, False, 9)
    scene.altars(A, K2, "I")
    scene.play(A, "X13", K2)
    guests = scene.state.side(K2, B).followers
    assert [(each.owner, each.blight) for each in guests] == [(B, 1), (B, 1)], "`that` is both of them"


@pytest.mark.rule("FK-SCRIPT-07")
def test_summon_brings_them_in_one_after_the_other() -> None:
    """Each has its own arrival, and a state check comes between: pride dies with the first, which makes room."""
    scene = Scene()
    scene.altars(A, K1, "IIII")
    proud = scene.follower(A, K1, "G02", lost=2)
    watcher = scene.follower(B, K2, "X29")
    scene.play(A, "I25", K1)
    assert scene.gone(proud)
    assert scene.body(watcher) == (4, 5)
    assert scene.followers_on(A, K1) == ["Grub", "Grub", "Grub"]


@pytest.mark.rule("FK-Q-61", "FK-FOL-11")
def test_copy_makes_a_token_with_printed_values() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    hulk = scene.follower(B, K1, "I08", lost=4, zeal_for_good=3, blight=2)
    grub = scene.follower(B, K1, "Grub", token=True)
    scene.play(A, "X49", K1, hulk, grub)
    copies = scene.state.side(K1, A).followers
    assert [(each.zeal, each.faith, each.token, each.blight) for each in copies] == [(5, 6, True, 0), (2, 2, True, 0)]
    assert all(each.owner == A for each in copies)


@pytest.mark.rule("FK-BATTLE-05")
def test_clash_trades_losses_without_a_battle() -> None:
    scene = Scene()
    scene.altars(A, K1, "GG")
    heretic, howler = scene.follower(A, K1, "C14"), scene.follower(B, K2, "S07", zeal_for_good=-2)
    scene.play(A, "X51", K1, heretic, howler)
    assert scene.body(heretic) == (1, 1)
    assert scene.body(howler) == (1, 2), "no Lethal, no Battle ability"
    assert not scene.at(heretic).exhausted


@pytest.mark.rule("FK-ABIL-14")
def test_clash_needs_both() -> None:
    scene = Scene()
    scene.altars(A, K1, "GG")
    enemy = scene.follower(B, K1, "S03")
    scene.play(A, "X52", K1, None)
    assert scene.at(enemy).lost == 0
    scene.play(A, "X52", K1, enemy)
    assert scene.gone(enemy)
    assert [each.lost for each in scene.state.side(K1, A).followers] == [0, 3]


@pytest.mark.rule("FK-KEY-10")
def test_each_single_loss_is_reduced_by_itself() -> None:
    scene = Scene()
    striker, sentinel = scene.follower(A, K1, "X05"), scene.follower(B, K1, "G06")
    heard = heard_by(scene.attack(striker, sentinel), None)
    losses = [event.number for event in heard if isinstance(event, FaithLost) and event.serial == sentinel]
    assert losses == [1], "1, 2, 1 and 1, each made 1 smaller: only the 2 leaves anything"
    assert scene.body(sentinel) == (2, 2)
