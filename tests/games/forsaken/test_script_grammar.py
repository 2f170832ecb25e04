"""FK-SCRIPT-03 to 07: counts, filters, conditions, costs and values of the script language."""

import pytest

from lanternwood.games.forsaken.actions import Activate, Done, Pick, PickCard, Play, TakeBack

from .scene import K1, K2, K3, A, B, Scene

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-SCRIPT-03")
def test_the_count_2_takes_two_different_ones() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    one, two, three = (scene.follower(B, K1, "I08") for _ in range(3))
    scene.play(A, "X01", K1, two)
    assert scene.choices(A) == [Pick(one), Pick(three), TakeBack()]
    scene.answer(A, three)
    assert [scene.at(each).lost for each in (one, two, three)] == [0, 1, 1]


@pytest.mark.rule("FK-SCRIPT-03", "FK-ABIL-14")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_count_0_to_2_takes_up_to_two(number: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    targets = [scene.follower(A, K2, "I08"), scene.follower(B, K3, "I08"), scene.follower(B, K3, "I08")]
    scene.play(A, "X02", K1)
    assert scene.choices(A) == [*map(Pick, targets), Done(), TakeBack()]
    scene.answer(A, *targets[:number])
    if number < 2:
        scene.answer(A, None)
    assert [scene.at(each).lost for each in targets] == [2 if place < number else 0 for place in range(3)]
    assert scene.past_of(A) == ["X02"]


@pytest.mark.rule("FK-SCRIPT-03")
def test_the_count_0_to_1_and_the_scope_else() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    here, there = scene.follower(A, K1, "I08", lost=2), scene.follower(A, K2, "I08", lost=3)
    scene.follower(B, K2, "I08", lost=2)
    scene.play(A, "X03", K1)
    assert scene.choices(A) == [Pick(there), Done(), TakeBack()]
    scene.answer(A, there)
    assert (scene.at(here).lost, scene.at(there).lost) == (2, 1)
    scene.state.side(K2, A).followers.clear()
    scene.play(A, "X03", K1)
    assert scene.past_of(A) == ["X03", "X03"], "nothing to pick, so it is paid for at once"


@pytest.mark.rule("FK-SCRIPT-03", "FK-SCRIPT-04")
def test_filters_read_current_values() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCCG")
    scene.altars(A, K2, "GGG")
    weak = scene.follower(B, K1, "I08", lost=3)
    by_change = scene.follower(B, K2, "S03", zeal_this_turn=1)
    scene.play(A, "C18", K1)
    assert scene.choices(A)[0] == Pick(weak), "Faith as it is now"
    scene.answer(A, TakeBack())
    scene.play(A, "G18", K2)
    assert scene.choices(A) == [Pick(by_change), TakeBack()], "Zeal as it is now"
    scene.answer(A, TakeBack())
    scene.blessing(A, K2, "C20")
    assert Play("G18", K2) not in scene.choices(A)


@pytest.mark.rule("FK-SCRIPT-04")
def test_cost_reads_the_printed_total_without_discounts() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    scene.blessing(A, K1, "X19")
    dear, cheap = scene.follower(B, K1, "S06"), scene.follower(B, K1, "Grub", token=True)
    scene.play(A, "X48", K1)
    assert scene.choices(A) == [Pick(cheap), TakeBack()]
    assert dear != cheap


@pytest.mark.rule("FK-SCRIPT-04")
def test_blighted_means_one_counter_or_more() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCCC")
    clean, once, twice = (scene.follower(B, K2, "I08", blight=number) for number in range(3))
    scene.play(A, "C25", K1)
    assert [scene.gone(each) for each in (clean, once, twice)] == [False, True, True]


@pytest.mark.rule("FK-SCRIPT-03")
def test_the_filters_token_nontoken_other_refreshed_exhausted() -> None:
    scene = Scene()
    scene.altars(A, K1, "I")
    mine, token = scene.follower(A, K1, "S03"), scene.follower(A, K1, "I03", token=True)
    theirs, afar = scene.follower(B, K2, "Grub", token=True), scene.follower(A, K2, "S03")
    scene.play(A, "X44", K1)
    assert scene.gone(theirs)
    assert scene.body(token) == (0, 1)
    assert (scene.body(mine), scene.body(afar)) == ((4, 3), (3, 2))
    altars = Scene()
    altars.altars(A, K1, "IiiS")
    altars.blessing(A, K2, "S20")
    altars.blessing(A, K3, "S20")
    altars.miracle(B, K2, "S12")
    altars.play(A, "X56", K1)
    assert len(altars.hand_of(A)) == 3, "three Exhausted Altars: two before, and the one that paid"
    assert [altars.towers(kingdom) for kingdom in (K1, K2, K3)] == [(8, 8)] * 3
    assert len(altars.past_of(A)) == 2, "one enemy Miracle, one card; and the Decree itself"


@pytest.mark.rule("FK-SCRIPT-03", "FK-SCRIPT-05")
@pytest.mark.parametrize(("cards", "drawn"), [(0, 3), (1, 3), (2, 1), (3, 1)])
def test_my_hand_is_counted_when_the_step_starts(cards: int, drawn: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.hand(A, "X09", *["C05"] * cards)
    scene.play(A, "X09", K1)
    assert len(scene.hand_of(A)) == cards + drawn


@pytest.mark.rule("FK-SCRIPT-03", "FK-SCRIPT-05")
@pytest.mark.parametrize("cards", [3, 4])
def test_their_hand_is_counted_when_the_ability_would_trigger(cards: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.hand(B, *["C05"] * cards)
    scene.play(A, "X10", K1)
    assert len(scene.hand_of(A)) == (1 if cards == 3 else 0)


@pytest.mark.rule("FK-SCRIPT-05")
def test_a_condition_of_an_ability_is_tested_once_when_it_would_trigger() -> None:
    """The Blessing sees the arrival with one card in its controller's hand."""
    scene = Scene()
    scene.altars(A, K1, "II")
    scene.hand(B, "C05")
    scene.follower(B, K1, "X35", exhausted=True)
    scene.blessing(B, K1, "X43")
    scene.play(A, "I04", K1)
    assert scene.followers_on(A, K1) == [], "forsaken: B held one card"
    scene.hand(B, "C05")
    scene.altars(A, K1, "II")
    scene.play(A, "I04", K1)
    assert scene.followers_on(A, K1) == ["I04"]


@pytest.mark.rule("FK-SCRIPT-05", "FK-SCRIPT-03")
def test_attacking_and_defending() -> None:
    scene = Scene()
    attacker, defender = scene.follower(A, K1, "X36"), scene.follower(B, K1, "X36")
    scene.attack(attacker, defender)
    assert (scene.at(attacker).lost, scene.at(defender).lost) == (2, 3)
    scene = Scene()
    attacker, defender = scene.follower(A, K1, "X37"), scene.follower(B, K1, "X37")
    scene.attack(attacker, defender)
    assert (scene.at(attacker).lost, scene.at(defender).lost) == (3, 2)
    assert (len(scene.hand_of(A)), len(scene.hand_of(B))) == (1, 0)


@pytest.mark.rule("FK-SCRIPT-03")
def test_the_condition_last() -> None:
    for last in (False, True):
        scene = Scene(active=B, turn=8)
        scene.follower(A, K3, "X38")
        if last:
            scene.won(K1, A)
            scene.won(K2, B)
        scene.end_turn()
        assert len(scene.hand_of(A)) == (2 if last else 1)
        scene.altars(A, K3, "IIIII")
        scene.play(A, "I29", K3)
        assert len(scene.hand_of(A)) == (4 if last else 1)


@pytest.mark.rule("FK-SCRIPT-03")
@pytest.mark.parametrize(("towers", "restored"), [((5, 6), 6), ((5, 5), 5), ((6, 5), 6)])
def test_the_condition_of_the_lower_tower(towers: tuple[int, int], restored: int) -> None:
    scene = Scene()
    scene.follower(A, K1, "X39")
    scene.tower(A, K1, towers[0])
    scene.tower(B, K1, towers[1])
    scene.tower(A, K2, 1)
    scene.end_turn()
    assert scene.towers(K1) == (restored, towers[1])


@pytest.mark.rule("FK-SCRIPT-03")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_count_of_at_least(others: int) -> None:
    scene = Scene()
    breacher = scene.follower(A, K1, "X40")
    for _ in range(others):
        scene.follower(A, K1, "S03")
    scene.follower(A, K2, "S03")
    scene.attack(breacher)
    assert scene.at(breacher).exhausted == (others < 2)


@pytest.mark.rule("FK-SCRIPT-03")
@pytest.mark.parametrize("others", [0, 1])
def test_a_count_of_at_most(others: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    lonely = scene.follower(B, K1, "X41", lost=3)
    for _ in range(others):
        scene.follower(B, K2, "S03")
    scene.play(A, "X46", K1, lonely)
    assert len(scene.hand_of(B)) == (0 if others else 2)


@pytest.mark.rule("FK-SCRIPT-03", "FK-SCRIPT-05")
def test_the_condition_of_a_cost_ability() -> None:
    scene = Scene()
    user, friend = scene.follower(A, K1, "X42"), scene.follower(A, K1, "S03")
    enemy = scene.follower(B, K1, "I08")
    assert scene.refused(A, Activate(user, 0)) == "FK-SCRIPT-05"
    scene.follower(A, K1, "S03")
    scene.activate(user, 0, enemy, friend)
    assert scene.at(enemy).side == A, "tested when used; the Tribute made them two, which made room"


@pytest.mark.rule("FK-SCRIPT-03", "FK-PAY-12")
def test_the_cost_discard_is_picked_from_the_hand() -> None:
    scene = Scene()
    payer = scene.follower(A, K1, "X06")
    assert scene.refused(A, Activate(payer, 0)) == "FK-PAY-12"
    scene.hand(A, "S09", "C05")
    scene.activate(payer, 0)
    assert scene.choices(A) == [PickCard("S09"), PickCard("C05"), TakeBack()]
    scene.answer(A, TakeBack())
    assert scene.hand_of(A) == ["S09", "C05"]
    scene.activate(payer, 0, "C05")
    assert scene.past_of(A) == ["C05"]
    assert scene.hand_of(A) == ["S09", "S03"]
    scene.state.players[A].hand.pop()
    scene.activate(payer, 0)
    assert scene.choices(A) == [PickCard("S09"), TakeBack()], "even the only card waits, so that it can be taken back"


@pytest.mark.rule("FK-SCRIPT-03", "FK-PAY-12", "FK-PAY-13", "FK-PAY-14")
def test_several_costs_at_once() -> None:
    scene = Scene()
    scene.altars(A, K1, "OS")
    payer, victim = scene.follower(A, K1, "X07"), scene.follower(A, K1, "S03")
    afar = scene.follower(A, K2, "S03")
    scene.hand(A, "C05")
    scene.activate(payer, 0)
    assert scene.choices(A) == [Pick(victim), TakeBack()], "not itself, not elsewhere"
    scene.answer(A, victim)
    assert not scene.gone(victim)
    scene.answer(A, "C05")
    assert scene.gone(victim)
    assert not scene.gone(afar)
    assert scene.at(payer).lost == 2
    assert scene.exhausted_slots(A, K1) == [0, 1]
    assert sorted(scene.past_of(A)) == ["C05", "S03"]
    assert len(scene.hand_of(A)) == 3
    assert scene.refused(A, Activate(payer, 0)) == "FK-ABIL-09"


@pytest.mark.rule("FK-PAY-10", "FK-PAY-13", "FK-PAY-14", "FK-PAY-12")
@pytest.mark.parametrize(
    ("missing", "rule"),
    [("devotion", "FK-PAY-10"), ("faith", "FK-PAY-13"), ("tribute", "FK-PAY-14"), ("discard", "FK-PAY-12")],
)
def test_each_of_several_costs_must_be_met(missing: str, rule: str) -> None:
    scene = Scene()
    scene.altars(A, K1, "Os" if missing == "devotion" else "OS")
    payer = scene.follower(A, K1, "X07", lost=4 if missing == "faith" else 3)
    if missing != "tribute":
        scene.follower(A, K1, "S03")
    if missing != "discard":
        scene.hand(A, "C05")
    assert scene.refused(A, Activate(payer, 0)) == rule


@pytest.mark.rule("FK-SCRIPT-03", "FK-ABIL-05")
def test_a_bow_that_costs_more_than_bowing() -> None:
    scene = Scene()
    scene.altars(A, K1, "G")
    bower = scene.follower(A, K1, "X08", zeal_this_turn=2)
    scene.activate(bower, 0)
    assert scene.towers(K1) == (10, 7), "zeal(self)"
    assert (scene.at(bower).lost, scene.at(bower).exhausted) == (1, True)
    assert scene.exhausted_slots(A, K1) == [0]


@pytest.mark.rule("FK-SCRIPT-03")
def test_foe_and_zeal_of_the_foe() -> None:
    scene = Scene()
    striker, foe = scene.follower(A, K1, "X05"), scene.follower(B, K1, "I30", faith_for_good=5)
    scene.attack(striker, foe)
    assert scene.at(foe).lost == 1 + 5 + 1 + 1, "the three steps, then the Battle"
    assert scene.gone(striker)
    other = Scene()
    attacker, striker = other.follower(A, K1, "S03"), other.follower(B, K1, "X05")
    other.attack(attacker, striker)
    assert other.gone(attacker)
    assert other.at(striker).lost == 0


@pytest.mark.rule("FK-SCRIPT-06")
def test_a_step_that_finds_nothing_does_nothing_and_the_rest_happens() -> None:
    scene = Scene()
    scene.altars(A, K1, "CI")
    scene.play(A, "X59", K1)
    assert scene.past_of(A) == ["X59"]
    for _ in range(3):
        scene.follower(B, K1, "S03")
    scene.play(A, "X13", K1)
    assert all(each.blight == 0 for each in scene.state.side(K1, B).followers), "`that` is nothing: none fitted"


@pytest.mark.rule("FK-SCRIPT-06")
def test_that_is_what_the_step_just_before_was_about() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    picked, other = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03")
    scene.altars(A, K1, "GGG")
    scene.play(A, "G25", K1, picked)
    assert scene.at(picked).keys_for_good
    assert not scene.at(other).keys_for_good


@pytest.mark.rule("FK-SCRIPT-07")
def test_values_are_read_once_when_the_step_starts() -> None:
    """Three Towers a side lose as much as there are friendly Blessings, all the same amount."""
    scene = Scene()
    scene.altars(A, K1, "I")
    scene.blessing(A, K1, "S20")
    scene.tower(B, K1, 1)
    scene.play(A, "X56", K1)
    assert scene.state.kingdoms[K1].winner == A
    assert scene.towers(K3) == (9, 9)
