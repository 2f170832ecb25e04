"""FK-PLAY-08, FK-PLAY-09, FK-CARD-04: cards that come to nothing, and cards against rules."""

import pytest

from lanternwood.games.forsaken.actions import TOWER, Attack, Play
from lanternwood.games.forsaken.events import CardCancelled, DecreeResolved, FollowersForsaken, MiracleCancelled

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-PLAY-08", "FK-MIRACLE-09")
@pytest.mark.parametrize("card", ["S04", "S20", "S12", "S18"])
def test_a_cancelled_card_is_paid_for_and_goes_to_the_past(card: str) -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    keeper = scene.follower(B, K1, "X83")
    heard = heard_by(scene.play(A, card, K1), B)
    side = scene.state.side(K1, A)
    assert scene.past_of(A) == [card]
    assert scene.hand_of(A) == []
    assert (side.followers, side.blessings, side.miracles) == ([], [], [])
    assert scene.exhausted_slots(A, K1) == ([0, 1, 2] if card == "S18" else [0, 1])
    assert scene.at(keeper).lost == 0
    assert scene.towers(K1) == (10, 10)
    cancelled = MiracleCancelled(A, "S12", K1) if card == "S12" else CardCancelled(A, card, K1)
    assert heard[-1] == cancelled
    assert scene.state.gate is None


@pytest.mark.rule("FK-PLAY-08")
def test_a_cancelled_follower_neither_arrives_nor_is_forsaken() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSII")
    glutton = scene.follower(A, K1, "I07")
    keeper = scene.follower(B, K1, "X83")
    heard = scene.play(A, "S13", K1)
    assert scene.at(glutton).zeal == 2
    assert scene.at(keeper).lost == 0
    assert not any(isinstance(event, FollowersForsaken) for event in heard_by(heard, None))
    # Elsewhere nothing is cancelled.
    scene.altars(A, K2, "SS")
    scene.play(A, "S13", K2)
    assert scene.followers_on(A, K2) == ["S13"]


@pytest.mark.rule("FK-PLAY-08", "FK-DECREE-01")
def test_a_cancelled_decree_has_no_effect() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    scene.miracle(B, K1, "O21")
    heard = scene.play(A, "S18", K1)
    assert scene.towers(K1) == (10, 10)
    assert scene.past_of(A) == ["S18"]
    assert scene.past_of(B) == ["O21"]
    assert DecreeResolved(A, "S18") not in heard_by(heard, None)


@pytest.mark.rule("FK-PLAY-09", "FK-WIN-05")
@pytest.mark.parametrize("card", ["S04", "S20", "S12"])
def test_if_the_kingdom_went_dark_the_card_goes_to_the_past(card: str) -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.tower(A, K1, 3)
    scene.follower(B, K1, "X84")
    scene.play(A, card, K1)
    assert scene.state.kingdoms[K1].winner == B
    assert scene.past_of(A) == [card]
    side = scene.state.side(K1, A)
    assert (side.followers, side.blessings, side.miracles) == ([], [], [])


@pytest.mark.rule("FK-PLAY-09", "FK-WIN-05", "FK-Q-64")
def test_if_the_kingdom_went_dark_a_decree_does_what_concerns_others() -> None:
    scene = Scene()
    scene.altars(A, K1, "III")
    scene.tower(A, K1, 3)
    scene.follower(B, K1, "X84")
    scene.play(A, "I11", K1)
    assert scene.state.kingdoms[K1].winner == B
    assert scene.state.side(K1, A).altars == ()
    assert len(scene.hand_of(A)) == 2
    assert scene.past_of(A) == ["I11"]


@pytest.mark.rule("FK-PLAY-09", "FK-FOL-05")
@pytest.mark.parametrize(("company", "fits"), [(1, True), (2, False)])
def test_if_the_area_filled_up_the_follower_goes_to_the_past(company: int, fits: bool) -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    for _ in range(company):
        scene.follower(A, K1, "I01")
    enemy = scene.follower(B, K1, "X85")
    scene.play(A, "S04", K1)
    assert len(scene.followers_on(A, K1)) == 3
    assert scene.past_of(A) == ([] if fits else ["S04"])
    # Without effect: no Arrival.
    assert scene.at(enemy).lost == (1 if fits else 0)


@pytest.mark.rule("FK-CARD-04", "FK-Q-87", "FK-KEY-06")
def test_where_one_effect_allows_and_another_forbids_forbidding_prevails() -> None:
    scene = Scene()
    veilwalker = scene.follower(A, K1, "O03")
    guard = scene.follower(B, K1, "S03")
    assert Attack(veilwalker, TOWER) in scene.choices(A)
    scene.blessing(B, K1, "X15")
    assert scene.refused(A, Attack(veilwalker, TOWER)) == "FK-ATTACK-05"
    assert Attack(veilwalker, guard) in scene.choices(A)


@pytest.mark.rule("FK-CARD-04", "FK-Q-87", "FK-KEY-01")
def test_a_keyword_bends_a_rule_just_as_far_as_it_says() -> None:
    scene = Scene()
    raider = scene.follower(A, K1, "S01", entered=9)
    assert Attack(raider, TOWER) in scene.choices(A)
    defender = scene.follower(B, K1, "S03")
    assert scene.refused(A, Attack(raider, TOWER)) == "FK-ATTACK-05"
    scene.attack(raider, defender)


@pytest.mark.rule("FK-CARD-04", "FK-FOL-10", "FK-Q-30", "FK-Q-63")
def test_no_card_overrides_a_limit_or_reaches_into_the_dark() -> None:
    scene = Scene()
    scene.altars(A, K1, "IIII")
    for _ in range(2):
        scene.follower(A, K1, "I01")
    scene.play(A, "I25", K1)
    assert scene.followers_on(A, K1) == ["I01", "I01", "Grub"]
    scene.won(K3, B)
    scene.altars(A, K2, "SSS")
    scene.hand(A, "S25")
    assert scene.refused(A, Play("S25", K2)) == "FK-ABIL-12"
