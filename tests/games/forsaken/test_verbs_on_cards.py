"""FK-SCRIPT-03: the rows of the table of step verbs that act on cards, Altars, Blessings, Miracles and players."""

import pytest

from lanternwood.games.forsaken.actions import Done, Pick, PickAltar, PickCard, PickMiracle, Play
from lanternwood.games.forsaken.events import (
    BlessingEntered,
    CardRecalled,
    CardsDiscarded,
    CardsLookedAt,
    CardsMilled,
    DeckLookedAt,
    HandPeeked,
    HandSeen,
)

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = [pytest.mark.usefixtures("fixture_cards"), pytest.mark.rule("FK-SCRIPT-03")]


def test_dispel_blessings_and_miracles() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    drums, golden = scene.blessing(A, K2, "S20"), scene.blessing(B, K1, "G29")
    hurt = scene.follower(A, K2, "S03")
    scene.miracle(B, K1, "S12")
    scene.miracle(B, K3, "O11")
    stays = scene.miracle(B, K3, "S21")
    scene.play(A, "X53", K1, PickMiracle(K1, B, 0), PickMiracle(K3, B, 0))
    assert scene.past_of(A) == ["S20", "X53"], "cost<=2"
    assert scene.past_of(B) == ["S12", "O11"]
    assert scene.state.side(K3, B).miracles == [stays]
    assert [each.serial for each in scene.state.side(K1, B).blessings] == [golden]
    assert scene.body(hurt) == (3, 2)
    assert drums != golden


def test_a_blessing_that_ends_itself_and_one_that_ends_the_others() -> None:
    scene = Scene(active=B, turn=8)
    scene.blessing(A, K1, "X54")
    scene.end_turn()
    assert len(scene.hand_of(A)) == 2, "one from the Refresh Phase, one from dawn"
    assert scene.past_of(A) == ["X54"]
    scene = Scene(active=B, turn=8)
    scene.blessing(A, K1, "S20")
    kept = scene.blessing(A, K1, "X72")
    scene.blessing(A, K2, "S20")
    scene.end_turn()
    assert [each.serial for each in scene.state.side(K1, A).blessings] == [kept]
    assert len(scene.state.side(K2, A).blessings) == 1


@pytest.mark.rule("FK-ALTAR-08")
def test_raise_fills_the_lowest_slots_and_that_is_what_it_raised() -> None:
    scene = Scene()
    scene.altars(A, K1, "IS")
    scene.altars(B, K2, "GgG")
    scene.play(A, "X55", K1)
    assert scene.choices(A)[:-1] == [PickAltar(K2, B, 0), PickAltar(K2, B, 2)], "the filter refreshed"
    scene.answer(A, PickAltar(K2, B, 0), PickAltar(K2, B, 2))
    assert scene.state.side(K1, A).altars[1:] == (0, 1, 1), "raised Exhausted, then refreshed"
    assert scene.exhausted_slots(A, K1) == [0]
    assert scene.exhausted_slots(B, K2) == [0, 1, 2]


@pytest.mark.rule("FK-ALTAR-08", "FK-Q-21")
def test_raise_respects_the_limit_and_uses_no_allowance() -> None:
    scene = Scene()
    scene.altars(A, K1, "ISSS")
    scene.altars(B, K1, "GG")
    scene.play(A, "X55", K1, PickAltar(K1, B, 0), PickAltar(K1, B, 1))
    assert len(scene.state.side(K1, A).altars) == 5
    assert not scene.state.side(K1, A).built


def test_refresh_of_an_altar_keeps_its_kind() -> None:
    scene = Scene()
    scene.altars(A, K1, "sOt")
    shepherd = scene.follower(A, K1, "I14")
    scene.activate(shepherd, 0)
    assert scene.choices(A)[:-1] == [PickAltar(K1, A, 0), PickAltar(K1, A, 2)]
    scene.answer(A, PickAltar(K1, A, 2))
    assert scene.exhausted_slots(A, K1) == [0]
    assert scene.state.side(K1, A).altars[2] == 5


@pytest.mark.rule("FK-REF-05")
def test_draw_mill_raise_and_discard_for_the_other() -> None:
    scene = Scene()
    scene.altars(A, K1, "G")
    scene.hand(A, "S03", "S09")
    scene.deck(B, "S01", "S02", "S04", "S05")
    heard = heard_by(scene.play(A, "X20", K1), A)
    assert scene.hand_of(B) == ["S01", "S02"]
    assert CardsMilled(B, ("S04", "S05")) in heard, "three were asked for, two were there"
    assert scene.past_of(B) == ["S04", "S05"]
    assert scene.state.side(K1, B).altars == (4,)
    assert scene.choices(A) == [PickCard("S03"), PickCard("S09")], "the discard is A's own"
    scene.answer(A, "S09")
    assert scene.past_of(A) == ["S09", "X20"]


@pytest.mark.rule("FK-INACT-02", "FK-LEAK-10")
def test_discard_is_the_choice_of_whoever_discards() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.hand(B, "S03", "S09", "S03", "O11")
    scene.play(A, "C11", K1)
    assert scene.asked() == (B,)
    assert sorted(each.card for each in scene.choices(B) if isinstance(each, PickCard)) == ["O11", "S03", "S09"]
    assert heard_by(scene.answer(B, "S03"), A) == [], "only the finished choice is seen"
    assert scene.choices(B) == [PickCard("S03"), PickCard("S09"), PickCard("O11")]
    heard = heard_by(scene.answer(B, "O11"), A)
    assert heard[0] == CardsDiscarded(B, ("S03", "O11"))
    assert scene.hand_of(B) == ["S09", "S03"]
    assert scene.past_of(B) == ["S03", "O11"]
    assert scene.towers(K1) == (10, 10), "their hand is not empty"


def test_scry_puts_any_below_in_the_order_chosen() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    scene.deck(A, "S01", "S02", "S03", "S04")
    heard = scene.play(A, "O01", K1)
    assert CardsLookedAt(("S01", "S02")) in heard_by(heard, A)
    assert not any(isinstance(event, CardsLookedAt | DeckLookedAt) for event in heard_by(heard, B))
    assert scene.choices(A) == [PickCard("S01"), PickCard("S02"), Done()]
    heard = scene.answer(A, "S01", "S02")
    assert heard_by(heard, B) == [DeckLookedAt(A, 2, 2)]
    assert [scene.id(card) for card in reversed(scene.state.players[A].deck)] == ["S03", "S04", "S01", "S02"]


def test_scry_leaves_the_rest_in_order() -> None:
    scene = Scene()
    scene.altars(A, K1, "I")
    scene.deck(A, *[f"S0{number}" for number in range(1, 9)])
    scene.play(A, "X57", K1, "S02", "S05", None)
    deck = [scene.id(card) for card in reversed(scene.state.players[A].deck)]
    assert deck == ["S04", "S06", "S07", "S08", "S02", "S05"], "six Towers, six cards; then S01 and S03 were drawn"


def test_sift_draws_then_puts_as_many_below_and_peek_shows_the_hand() -> None:
    scene = Scene()
    scene.altars(A, K1, "I")
    scene.hand(A, "O11", "X57")
    scene.hand(B, "S09", "C05")
    scene.deck(A, "S01", "S02", "S03")
    scene.play(A, "X57", K1, None)
    assert scene.hand_of(A) == ["O11", "S01", "S02"]
    assert scene.choices(A) == [PickCard("S01"), PickCard("S02"), PickCard("O11")]
    heard = scene.answer(A, "O11", "S02")
    assert scene.hand_of(A) == ["S01"]
    assert [scene.id(card) for card in reversed(scene.state.players[A].deck)] == ["S03", "O11", "S02"]
    assert HandPeeked(A) in heard_by(heard, B)
    assert HandSeen(("C05", "S09")) in heard_by(heard, A)
    for viewer in (B, None):
        assert not any(isinstance(event, HandSeen) for event in heard_by(heard, viewer))


def test_recall_looks_at_kind_and_cost_in_ones_own_past() -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    scene.past(A, "S09", "G27", "S12", "S03", "S20", "S10")
    scene.past(B, "S09")
    scene.play(A, "X58", K1)
    sear, rally = scene.choices(A)
    heard = heard_by(scene.answer(A, rally), B)
    assert sear != rally
    assert heard[0] == CardRecalled(A, "S10")
    (caltrops,) = scene.choices(A)
    scene.answer(A, caltrops)
    (drums,) = scene.choices(A)
    scene.answer(A, drums)
    assert scene.hand_of(A) == ["S10", "S12", "S20"]
    assert scene.past_of(A) == ["S09", "G27", "S03", "X58"]


def test_revive_a_follower_and_a_blessing_if_there_is_room() -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    scene.past(A, "S03", "S20", "I08", "G29")
    scene.play(A, "X59", K1)
    _, hulk = scene.choices(A)
    scene.answer(A, hulk)
    (drums,) = scene.choices(A)
    assert isinstance(drums, Pick)
    heard = heard_by(scene.answer(A, drums), None)
    revived = scene.state.side(K1, A).followers[0]
    assert (scene.id(revived.card), revived.zeal, revived.token, revived.entered) == ("I08", 6, False, 9)
    (blessing,) = scene.state.side(K1, A).blessings
    assert BlessingEntered(blessing.serial, "S20", A, K1) in heard
    assert scene.past_of(A) == ["S03", "G29", "X59"]


def test_revive_does_nothing_without_room() -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    scene.past(A, "S03", "S20")
    for _ in range(3):
        scene.follower(A, K1, "I08")
        scene.blessing(A, K1, "G19")
    scene.play(A, "X59", K1)
    assert scene.past_of(A) == ["S03", "S20", "X59"]
    assert scene.asked() == (A,)
    assert scene.state.resolving is None


@pytest.mark.rule("FK-Q-81", "FK-KEY-07", "FK-INACT-04")
def test_tribute_is_the_choice_of_whoever_gives() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSCC")
    here, shrouded, afar = (
        scene.follower(A, kingdom, card) for kingdom, card in ((K1, "S03"), (K1, "O06"), (K2, "S03"))
    )
    scene.play(A, "X11", K1)
    assert scene.choices(A) == [Pick(here), Pick(shrouded)]
    scene.answer(A, shrouded)
    assert scene.past_of(A) == ["O06", "X11"]
    assert len(scene.hand_of(A)) == 2
    scene.play(A, "X12", K1)
    assert scene.gone(here)
    assert scene.gone(afar), "as many as there are go unasked"
    scene.follower(B, K3, "S03")
    enemies = [scene.follower(B, kingdom, "S03") for kingdom in (K1, K2)]
    scene.play(A, "C19", K1)
    assert scene.asked() == (B,)
    assert len(scene.choices(B)) == 3
    scene.answer(B, enemies[1])
    assert scene.gone(enemies[1])


def test_cancel_a_decree() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.altars(A, K2, "S")
    guard = scene.follower(B, K1, "X22")
    scene.play(A, "S09", K1, guard)
    assert scene.at(guard).lost == 0
    assert scene.past_of(A) == ["S09"]
    afar = scene.follower(B, K2, "S03")
    scene.play(A, "S09", K2, afar)
    assert scene.gone(afar)


def test_redirect_turns_the_attack_on_that_follower() -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "I08")
    guard = scene.follower(B, K1, "X26", exhausted=True)
    scene.attack(attacker)
    assert scene.towers(K1) == (10, 10)
    assert scene.body(guard) == (1, 1)
    assert scene.at(attacker).lost == 1


def test_redirect_by_bs_pick_and_not_if_there_is_nobody() -> None:
    scene = Scene()
    one, two = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03")
    turner = scene.follower(B, K1, "X64")
    scene.attack(one, turner)
    assert scene.body(turner) == (1, 2), "nobody else is there to take the blow"
    assert scene.towers(K1) == (7, 10), "the other step still happens: as much as the attacker's Zeal"
    others = [scene.follower(B, K1, "I08", exhausted=True) for _ in range(2)]
    scene.attack(two, turner)
    assert scene.asked() == (B,)
    scene.answer(B, others[1])
    assert [scene.at(each).lost for each in others] == [0, 3]
    assert scene.gone(two)


def test_a_play_in_hand_is_named_by_its_card() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.hand(A, "S09", "S09", "S03")
    plays = [each for each in scene.choices(A) if isinstance(each, Play)]
    assert plays == [Play("S03", K1)], "a card in hand is offered once, however many copies; Sear has no target"
