"""FK-MIRACLE: laid face down, revealed by the first event that fits."""

import pytest

from lanternwood.games.forsaken.actions import Build, PickMiracle, Play
from lanternwood.games.forsaken.events import MiracleDispelled, MiraclePlayed, MiracleRevealed
from lanternwood.games.forsaken.view import view
from lanternwood.kernel.model import Event

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


def revealed(heard: list[Event]) -> list[str]:
    return [event.card for event in heard if isinstance(event, MiracleRevealed)]


@pytest.mark.rule("FK-MIRACLE-01", "FK-MIRACLE-03", "FK-LEAK-03")
def test_a_miracle_is_played_face_down_and_does_nothing() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    heard = scene.play(A, "S12", K1)
    assert heard_by(heard, B) == [MiraclePlayed(A, K1, (0, 1))]
    (miracle,) = view(scene.state, B).kingdoms[K1].sides[A].miracles
    assert miracle.card is None
    (mine,) = view(scene.state, A).kingdoms[K1].sides[A].miracles
    assert mine.card == "S12"
    assert view(scene.state, None).kingdoms[K1].sides[A].miracles[0].card is None


@pytest.mark.rule("FK-MIRACLE-02")
def test_a_side_holds_three_miracles() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    for _ in range(3):
        scene.miracle(A, K1, "O11")
        scene.miracle(B, K2, "O11")
    scene.hand(A, "S12")
    assert scene.refused(A, Play("S12", K1)) == "FK-MIRACLE-02"
    scene.altars(A, K2, "SS")
    scene.play(A, "S12", K2)


@pytest.mark.rule("FK-MIRACLE-04", "FK-Q-69")
def test_it_does_not_trigger_in_its_controllers_own_turn() -> None:
    scene = Scene()
    mine = scene.miracle(A, K1, "S12")
    attacker = scene.follower(A, K1, "I08")
    scene.attack(attacker)
    assert scene.towers(K1) == (10, 6)
    assert scene.state.side(K1, A).miracles == [mine]
    assert mine.passed == ()


@pytest.mark.rule("FK-MIRACLE-04", "FK-Q-96")
def test_it_triggers_whatever_caused_the_event() -> None:
    scene = Scene(active=B, turn=8)
    scene.follower(A, K1, "I17")
    scene.miracle(B, K1, "C27")
    heard = heard_by(scene.end_turn(), None)
    assert revealed(heard) == ["C27"]
    assert scene.followers_on(A, K1) == ["I17"]
    assert scene.towers(K1) == (10, 9)


@pytest.mark.rule("FK-MIRACLE-05")
def test_it_watches_its_own_kingdom_unless_it_says_otherwise() -> None:
    scene = Scene()
    scene.altars(A, K2, "SS")
    near, far = scene.miracle(B, K1, "C27"), scene.miracle(B, K1, "X76")
    scene.play(A, "S03", K2)
    assert scene.state.side(K1, B).miracles == [near]
    assert scene.past_of(B) == ["X76"]
    assert scene.state.side(K2, A).followers[0].lost == 1
    assert far.card != near.card


@pytest.mark.rule("FK-MIRACLE-06", "FK-Q-66", "FK-Q-67")
def test_it_triggers_by_itself_and_nobody_is_asked() -> None:
    scene = Scene()
    scene.miracle(B, K1, "S12")
    attacker = scene.follower(A, K1, "I08")
    scene.attack(attacker)
    assert scene.asked() == (A,)
    assert scene.at(attacker).lost == 2
    assert scene.towers(K1) == (10, 6)


@pytest.mark.rule("FK-MIRACLE-07")
def test_revealed_it_takes_effect_and_goes_to_its_owners_past() -> None:
    scene = Scene()
    scene.miracle(B, K1, "I27")
    attacker = scene.follower(A, K1, "I08")
    heard = heard_by(scene.attack(attacker), A)
    assert revealed(heard) == ["I27"]
    assert scene.followers_on(B, K1) == ["Grub", "Grub", "Grub"]
    assert scene.towers(K1) == (10, 9)
    assert scene.past_of(B) == ["I27"]
    assert scene.state.side(K1, B).miracles == []


@pytest.mark.rule("FK-MIRACLE-08", "FK-Q-68")
def test_after_a_cancelled_play_the_next_stays_hidden() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.miracle(B, K1, "O21")
    second = scene.miracle(B, K1, "O21")
    enemy = scene.follower(B, K1, "I08")
    scene.play(A, "S09", K1, enemy)
    assert scene.at(enemy).lost == 0
    assert scene.past_of(A) == ["S09"]
    assert scene.past_of(B) == ["O21"]
    assert scene.state.side(K1, B).miracles == [second]
    assert second.passed == (), "it never came to its turn, so nothing is ruled out"


@pytest.mark.rule("FK-MIRACLE-08", "FK-CHAN-05")
def test_after_a_cancelled_channel_the_next_stays_hidden() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    scene.miracle(B, K1, "O27")
    second = scene.miracle(B, K1, "O27")
    scene.channel("occult", K1)
    assert scene.state.side(K1, B).miracles == [second]
    assert len(scene.hand_of(B)) == 2


@pytest.mark.rule("FK-MIRACLE-08")
def test_after_a_cancelled_bow_the_next_stays_hidden_and_the_bow_stays_paid() -> None:
    scene = Scene()
    seer = scene.follower(A, K1, "O22")
    scene.altars(A, K1, "O")
    scene.miracle(B, K3, "O12")
    second = scene.miracle(B, K3, "O12")
    scene.activate(seer, 1)
    assert scene.hand_of(A) == []
    assert len(scene.hand_of(B)) == 2
    assert scene.at(seer).exhausted
    assert scene.exhausted_slots(A, K1) == [0]
    assert scene.state.side(K3, B).miracles == [second]


@pytest.mark.rule("FK-MIRACLE-08", "FK-Q-89")
def test_one_that_waits_for_an_attack_on_a_tower_stays_hidden_after_a_redirection() -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "G12")
    waits_for_towers, waits_for_any = scene.miracle(B, K1, "O29"), scene.miracle(B, K1, "G27")
    heard = heard_by(scene.attack(attacker), None)
    assert revealed(heard) == ["G12", "G27"]
    assert scene.state.side(K1, B).miracles == [waits_for_towers]
    assert waits_for_any.card != waits_for_towers.card


@pytest.mark.rule("FK-MIRACLE-08")
def test_one_that_speaks_of_it_stays_hidden_when_it_has_left() -> None:
    """The first Bargain forsakes what arrived; the second has nothing to forsake and costs no Tower its Faith."""
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.miracle(B, K1, "C27")
    second = scene.miracle(B, K1, "C27")
    scene.play(A, "S03", K1)
    assert scene.towers(K1) == (10, 9)
    assert scene.state.side(K1, B).miracles == [second]


@pytest.mark.rule("FK-MIRACLE-08")
def test_one_that_does_not_speak_of_it_is_spent_all_the_same() -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "S21")
    scene.miracle(B, K1, "C12")
    bystander = scene.follower(A, K1, "I08")
    heard = heard_by(scene.attack(attacker), None)
    assert revealed(heard) == ["S21", "C12"]
    assert scene.gone(attacker)
    assert scene.at(bystander).blight == 1


@pytest.mark.rule("FK-MIRACLE-08")
def test_one_that_has_left_play_does_nothing() -> None:
    """The Kingdom is lost by the first step of an Attack's first Miracle; those swept with it stay without effect."""
    scene = Scene()
    scene.tower(A, K1, 4)
    attacker = scene.follower(A, K1, "S17")
    scene.miracle(B, K1, "S27")
    scene.miracle(B, K1, "G27")
    heard = heard_by(scene.attack(attacker), None)
    assert revealed(heard) == ["S27"]
    assert sorted(scene.past_of(B)) == ["G27", "S27"]


@pytest.mark.rule("FK-MIRACLE-09", "FK-Q-70")
def test_a_dispelled_miracle_is_face_up_in_the_past_without_effect() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    older = scene.miracle(B, K1, "O11")
    younger = scene.miracle(B, K1, "S12")
    heard = heard_by(scene.play(A, "O18", K1, PickMiracle(K1, B, 1)), A)
    assert MiracleDispelled("S12", B, K1, younger.entry) in heard
    assert scene.past_of(B) == ["S12"]
    assert scene.state.side(K1, B).miracles == [older]
    assert len(scene.hand_of(A)) == 1


@pytest.mark.rule("FK-MIRACLE-09", "FK-WIN-02")
def test_swept_miracles_lie_face_up_in_the_past() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSS")
    scene.miracle(B, K1, "S21")
    scene.miracle(A, K1, "O11")
    scene.tower(B, K1, 3)
    scene.play(A, "S18", K1)
    assert scene.past_of(B) == ["S21"]
    assert scene.past_of(A) == ["O11", "S18"]


@pytest.mark.rule("FK-MIRACLE-10")
def test_several_copies_are_spent_one_after_the_other_by_one_event() -> None:
    scene = Scene()
    attacker = scene.follower(A, K1, "I08")
    for _ in range(3):
        scene.miracle(B, K1, "S12")
    heard = heard_by(scene.attack(attacker), None)
    assert revealed(heard) == ["S12", "S12", "S12"]
    assert scene.gone(attacker)
    assert scene.towers(K1) == (10, 10)


@pytest.mark.rule("FK-SCRIPT-05", "FK-MIRACLE-06")
@pytest.mark.parametrize("cards", [0, 1])
def test_the_condition_of_a_miracle_is_tested_when_the_event_happens(cards: int) -> None:
    scene = Scene()
    scene.hand(B, *["S03"] * cards)
    attacker = scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "X77")
    scene.attack(attacker)
    assert scene.towers(K1) == (10, 7 if cards else 10)
    assert len(scene.state.side(K1, B).miracles) == cards


@pytest.mark.rule("FK-SCRIPT-03", "FK-MIRACLE-08")
def test_a_miracle_can_speak_of_the_altar_that_was_built() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.miracle(B, K1, "X74")
    scene.do(A, Build(K1, "occult"))
    assert scene.exhausted_slots(A, K1) == [1]
    assert scene.past_of(B) == ["X74"]
