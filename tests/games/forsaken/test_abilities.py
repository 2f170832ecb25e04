"""FK-ABIL, FK-DECREE, FK-BLESS: the kinds of abilities, and how their targets are picked."""

import pytest

from lanternwood.games.forsaken.actions import Activate, Attack, Done, Pick, Play, TakeBack
from lanternwood.games.forsaken.events import CardPlayed
from lanternwood.games.forsaken.script import BULWARK

from .scene import K1, K2, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-ABIL-01", "FK-ABIL-07", "FK-SCRIPT-08")
def test_one_card_with_an_ability_of_every_kind() -> None:
    """Keyword, Arrival, Bow, Cost, Ongoing, dawn and dusk in the course of its life; the rest in tests of their own."""
    scene = Scene()
    scene.altars(A, K1, "C")
    scene.hand(B, "S03")
    friend, foe = scene.follower(A, K1, "C05"), scene.follower(B, K1, "C05")
    scene.play(A, "X65", K1)
    chain = scene.state.side(K1, A).followers[1].serial
    assert scene.past_of(B) == ["S03"], "Arrival: B had to discard"
    assert scene.body(friend) == (4, 2), "Ongoing"
    scene.activate(chain, 7)
    assert len(scene.hand_of(A)) == 1, "Cost: it pays 1 Faith and draws"
    assert scene.refused(A, Activate(chain, 6)) == "FK-FOL-02"
    scene.end_turn()
    assert scene.body(chain) == (2, 2), "dusk"
    scene.end_turn()
    assert scene.body(chain) == (2, 4), "Regrowth 2"
    assert scene.state.resolving is not None, "dawn: a card is looked at"
    scene.answer(A, None)
    scene.activate(chain, 6, foe)
    assert scene.at(foe).exhausted
    assert scene.at(chain).exhausted


@pytest.mark.rule("FK-ABIL-02")
def test_a_keyword_is_on_while_its_bearer_is_in_play() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    attacker = scene.follower(A, K1, "I08")
    guard, other = scene.follower(B, K1, "G03"), scene.follower(B, K1, "C05")
    assert scene.refused(A, Attack(attacker, other)) == "FK-ATTACK-14"
    scene.play(A, "O09", K1, guard)
    scene.attack(attacker, other)
    assert scene.gone(other)


@pytest.mark.rule("FK-ABIL-03")
def test_arrival_triggers_for_a_follower_played_and_for_one_revived() -> None:
    scene = Scene()
    scene.altars(A, K1, "II")
    scene.altars(A, K2, "CCCC")
    scene.play(A, "I03", K1)
    assert scene.followers_on(A, K1) == ["I03", "Grub"]
    scene.past(A, "I03")
    scene.play(A, "C24", K2)
    assert scene.followers_on(A, K2) == ["C24", "I03", "Grub"]


@pytest.mark.rule("FK-ABIL-03", "FK-Q-61")
def test_a_copy_arrives() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOOO")
    tender = scene.follower(B, K1, "I03", zeal_for_good=4, lost=1)
    scene.play(A, "O23", K1)
    assert scene.followers_on(A, K1) == ["O23", "I03", "Grub"]
    copy = scene.state.side(K1, A).followers[1]
    assert (copy.zeal, copy.faith, copy.token) == (1, 2, True)
    assert not scene.gone(tender)


@pytest.mark.rule("FK-ABIL-03", "FK-Q-35")
def test_a_seized_follower_does_not_arrive() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    tender = scene.follower(B, K1, "I03")
    scene.play(A, "X48", K1, tender)
    assert scene.followers_on(A, K1) == ["I03"]
    assert scene.followers_on(B, K1) == []


@pytest.mark.rule("FK-ABIL-04")
def test_battle_abilities_trigger_for_attacker_and_target_but_not_at_a_tower() -> None:
    scene = Scene()
    howler, lurker = scene.follower(A, K1, "S07"), scene.follower(B, K1, "I06")
    scene.attack(howler, lurker)
    assert scene.at(lurker).lost == 4
    assert scene.body(lurker) == (3, 1)
    again = Scene()
    howler = again.follower(A, K1, "S07")
    again.attack(howler)
    assert again.towers(K1) == (10, 7)
    assert again.body(howler) == (3, 3)


@pytest.mark.rule("FK-ABIL-05")
def test_a_bow_exhausts_and_needs_a_refreshed_follower_of_an_earlier_turn() -> None:
    scene = Scene()
    howler, new = scene.follower(A, K1, "S14"), scene.follower(A, K1, "S14", entered=9)
    theirs = scene.follower(B, K1, "S14")
    assert scene.refused(A, Activate(new, 0)) == "FK-FOL-02"
    assert scene.refused(A, Activate(theirs, 0)) == "FK-MAIN-03"
    scene.activate(howler, 0)
    assert scene.at(howler).exhausted
    assert scene.towers(K1) == (10, 9)
    assert scene.refused(A, Activate(howler, 0)) == "FK-ABIL-05"


@pytest.mark.rule("FK-ABIL-06")
def test_breach_triggers_for_the_follower_that_breaches_alone() -> None:
    scene = Scene()
    thief, other = scene.follower(A, K1, "O13"), scene.follower(A, K1, "O13")
    scene.attack(thief)
    assert len(scene.hand_of(A)) == 1
    assert not scene.at(other).exhausted


@pytest.mark.rule("FK-ABIL-07", "FK-TURN-05")
def test_dawn_and_dusk_are_those_of_the_active_player_alone() -> None:
    scene = Scene()
    scene.follower(A, K1, "I17")
    scene.follower(B, K2, "I17")
    scene.end_turn()
    assert scene.followers_on(B, K2) == ["I17", "Grub"]
    assert scene.followers_on(A, K1) == ["I17"]


@pytest.mark.rule("FK-ABIL-08", "FK-Q-80")
def test_forsaken_triggers_by_loss_effect_and_tribute() -> None:
    scene = Scene()
    scene.altars(A, K1, "SCCCCCCS")
    losing, forsaken = scene.follower(B, K1, "O02"), scene.follower(B, K1, "O02")
    scene.play(A, "S09", K1, losing)
    scene.play(A, "C18", K1, forsaken)
    assert len(scene.hand_of(B)) == 2
    scene.follower(B, K1, "O02")
    scene.play(A, "C19", K1)
    assert len(scene.hand_of(B)) == 3


@pytest.mark.rule("FK-ABIL-08", "FK-WIN-04", "FK-Q-58")
def test_forsaken_does_not_trigger_when_bounced_or_swept() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOSSS")
    whisperer = scene.follower(B, K1, "O02")
    scene.follower(B, K1, "O02")
    scene.tower(B, K1, 3)
    scene.play(A, "O09", K1, whisperer)
    assert scene.hand_of(B) == ["O02"]
    scene.play(A, "S18", K1)
    assert scene.hand_of(B) == ["O02"]
    assert scene.past_of(B) == ["O02"]


@pytest.mark.rule("FK-ABIL-09", "FK-Q-34", "FK-FOL-07")
def test_a_cost_ability_is_used_as_often_as_it_can_be_paid_for_in_any_state() -> None:
    scene = Scene()
    penitent = scene.follower(A, K1, "S02", entered=9, exhausted=True)
    scene.activate(penitent, 0)
    scene.activate(penitent, 0)
    assert scene.body(penitent) == (3, 1)
    assert scene.refused(A, Activate(penitent, 0)) == "FK-PAY-13"


@pytest.mark.rule("FK-ABIL-09", "FK-TURN-04")
def test_once_per_turn_is_once_in_every_turn_whatever_it_costs() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    payer = scene.follower(A, K1, "X70")
    scene.activate(payer, 1)
    assert scene.refused(A, Activate(payer, 1)) == "FK-ABIL-09"
    scene.end_turn()
    scene.end_turn()
    scene.activate(payer, 1)


@pytest.mark.rule("FK-ABIL-09")
def test_once_per_turn_is_counted_for_each_follower() -> None:
    scene = Scene()
    pale, other = scene.follower(A, K1, "C22"), scene.follower(A, K1, "C22")
    grub = scene.follower(A, K1, "Grub", token=True)
    scene.activate(pale, 0, grub)
    assert scene.refused(A, Activate(pale, 0)) == "FK-ABIL-09"
    scene.activate(other, 0, pale)
    assert scene.gone(pale)


@pytest.mark.rule("FK-ABIL-10", "FK-INACT-02")
def test_b_picks_the_target_of_its_own_ability_in_as_turn() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    martyr = scene.follower(B, K1, "S13")
    first, second = scene.follower(A, K1, "I08"), scene.follower(A, K1, "I08")
    scene.play(A, "S09", K1, martyr)
    assert scene.asked() == (B,)
    assert scene.choices(A) == []
    assert scene.choices(B) == [Pick(first), Pick(second)]
    scene.answer(B, second)
    assert scene.body(second) == (4, 3)
    assert scene.body(first) == (4, 5)


@pytest.mark.rule("FK-ABIL-11", "FK-DECREE-02", "FK-Q-31")
def test_targets_of_what_is_played_are_picked_before_paying() -> None:
    scene = Scene()
    scene.altars(A, K1, "G")
    mine, theirs = scene.follower(A, K1, "I08"), scene.follower(B, K1, "I04")
    scene.play(A, "G11", K1, mine)
    assert scene.exhausted_slots(A, K1) == []
    assert scene.choices(A) == [Pick(theirs), TakeBack()]
    heard = heard_by(scene.answer(A, theirs), B)
    assert scene.exhausted_slots(A, K1) == [0]
    assert isinstance(heard[0], CardPlayed)
    assert heard[0].targets == (mine, theirs)


@pytest.mark.rule("FK-ABIL-11")
def test_all_targets_of_a_triggered_ability_are_picked_before_its_first_step() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    one, two, three = (scene.follower(B, K1, "C05") for _ in range(3))
    scene.play(A, "X81", K1, one, three)
    assert [scene.at(each).lost for each in (one, two, three)] == [1, 0, 1]
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-ABIL-12", "FK-Q-32")
def test_too_few_targets_make_a_decree_a_bow_or_a_channel_impossible() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.hand(A, "S09", "X01")
    archer = scene.follower(A, K1, "S05")
    assert scene.refused(A, Play("S09", K1)) == "FK-ABIL-12"
    assert scene.refused(A, Activate(archer, 0)) == "FK-ABIL-12"
    enemy = scene.follower(B, K1, "I08")
    assert scene.refused(A, Play("X01", K1)) == "FK-ABIL-12"
    scene.play(A, "S09", K1, enemy)
    scene.follower(B, K1, "I08")
    assert Play("X01", K1) in scene.choices(A)


@pytest.mark.rule("FK-ABIL-12", "FK-Q-33")
@pytest.mark.parametrize("enemies", [0, 1])
def test_a_triggered_ability_skips_just_the_step_it_has_too_few_targets_for(enemies: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    one = scene.follower(B, K1, "C05") if enemies else 0
    scene.play(A, "X81", K1)
    assert scene.followers_on(A, K1) == ["X81"]
    assert len(scene.hand_of(A)) == 1
    assert not enemies or scene.at(one).lost == 0


@pytest.mark.rule("FK-ABIL-13", "FK-Q-55")
def test_a_target_that_no_longer_fits_is_ignored_and_the_rest_happens() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    scene.tower(A, K1, 2)
    hulk, far = scene.follower(B, K1, "I08"), scene.follower(B, K2, "I08")
    scene.play(A, "S25", K1, far)
    assert scene.gone(hulk)
    assert scene.gone(far), "the Kingdom of the Decree fell, its target elsewhere still fits"


@pytest.mark.rule("FK-ABIL-13")
def test_a_target_that_was_tributed_for_the_cost_is_ignored() -> None:
    scene = Scene()
    user, victim = scene.follower(A, K1, "X82"), scene.follower(A, K1, "S03")
    scene.activate(user, 0, victim, victim)
    assert scene.past_of(A) == ["S03"]
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-ABIL-14")
def test_targets_that_may_be_none_are_asked_for_whenever_one_is_legal() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOO")
    only = scene.follower(B, K2, "I08")
    scene.play(A, "O24", K1)
    assert scene.choices(A) == [Pick(only), Done()]
    scene.answer(A, None)
    assert not scene.gone(only)


@pytest.mark.rule("FK-ABIL-14")
def test_a_required_target_must_be_picked_even_if_it_hurts() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.follower(A, K1, "I08")
    scene.play(A, "C06", K1)
    assert scene.state.side(K1, A).followers[0].lost == 1, "the only other Follower is A's own"


@pytest.mark.rule("FK-ABIL-14", "FK-Q-56", "FK-PLAY-05")
def test_what_is_played_waits_even_for_its_only_target_and_can_be_taken_back() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.hand(A, "S09")
    only = scene.follower(B, K1, "I08")
    scene.do(A, Play("S09", K1))
    assert scene.choices(A) == [Pick(only), TakeBack()]
    scene.answer(A, TakeBack())
    assert scene.hand_of(A) == ["S09"]
    assert scene.exhausted_slots(A, K1) == []


@pytest.mark.rule("FK-ABIL-15", "FK-TRIG-03")
def test_an_ability_resolves_completely_before_the_next_one_starts() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.follower(B, K1, "O02", lost=1)
    scene.follower(B, K1, "O02", lost=1)
    scene.tower(A, K2, 1)
    scene.tower(A, K1, 1)
    scene.play(A, "S29", K1)
    assert scene.state.winner == B
    assert scene.hand_of(B) == [], "the Towers fell in the second step, before any draw"


@pytest.mark.rule("FK-DECREE-01", "FK-DECREE-03")
def test_a_decree_without_required_targets_may_change_nothing_and_goes_to_the_past() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOCC")
    scene.play(A, "O25", K1)
    assert len(scene.hand_of(A)) == 1
    scene.play(A, "C19", K1)
    assert scene.past_of(A) == ["O25", "C19"]
    assert scene.state.side(K1, A).blessings == []


@pytest.mark.rule("FK-BLESS-01", "FK-BLESS-05")
def test_a_blessing_stays_and_keeps_working() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    brawler = scene.follower(A, K1, "S03")
    scene.play(A, "S20", K1)
    for _ in range(4):
        assert scene.body(brawler) == (4, 2)
        scene.end_turn()
    (drums,) = scene.state.side(K1, A).blessings
    assert scene.refused(A, Attack(brawler, drums.serial)) == "FK-ATTACK-06"


@pytest.mark.rule("FK-BLESS-02")
def test_a_side_holds_three_blessings() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.altars(A, K2, "SS")
    for _ in range(3):
        scene.blessing(A, K1, "S20")
        scene.blessing(B, K2, "S20")
    scene.hand(A, "S20")
    assert scene.refused(A, Play("S20", K1)) == "FK-BLESS-02"
    scene.play(A, "S20", K2)


@pytest.mark.rule("FK-BLESS-03", "FK-Q-72")
def test_a_blessing_concerns_its_own_kingdom_and_the_sides_it_names() -> None:
    scene = Scene()
    scene.blessing(A, K1, "S26")
    scene.blessing(A, K1, "C20")
    mine, theirs, afar = scene.follower(A, K1, "S03"), scene.follower(B, K1, "S03"), scene.follower(B, K2, "S03")
    assert [scene.body(each)[0] for each in (mine, theirs, afar)] == [4, 2, 3]


@pytest.mark.rule("FK-BLESS-04", "FK-Q-73")
def test_copies_of_a_blessing_add_up() -> None:
    scene = Scene()
    mine = scene.follower(A, K1, "S03")
    for number in range(1, 4):
        scene.blessing(A, K1, "G29")
        assert scene.body(mine) == (3 + number, 2)
    scene.tower(A, K1, 2)
    scene.end_turn()
    scene.end_turn()
    assert scene.towers(K1)[A] == 5
    assert not scene.at(mine).keys & BULWARK
