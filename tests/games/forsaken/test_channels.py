"""FK-CHAN: two Devotion of a God in one Kingdom."""

import pytest

from lanternwood.games.forsaken.actions import Channel, Pick, TakeBack
from lanternwood.games.forsaken.events import CardsDrawn, ChannelCancelled, ChannelUsed
from lanternwood.games.forsaken.script_records import GODS, God

from .scene import K1, K2, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-CHAN-01", "FK-Q-76")
def test_a_channel_takes_two_devotion_of_one_kingdom() -> None:
    scene = Scene()
    scene.altars(A, K1, "OSO")
    scene.altars(A, K2, "OS")
    assert scene.refused(A, Channel("occult", K2)) == "FK-CHAN-03"
    heard = heard_by(scene.channel("occult", K1), B)
    assert heard == [ChannelUsed(A, "occult", K1, (0, 2), (), ()), CardsDrawn(A, 1)]
    assert scene.exhausted_slots(A, K1) == [0, 2]
    assert scene.exhausted_slots(A, K2) == []


@pytest.mark.rule("FK-CHAN-02", "FK-Q-74", "FK-TURN-04")
def test_one_channel_a_turn_whichever_god_and_wherever() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOO")
    scene.altars(A, K2, "II")
    scene.channel("occult", K1)
    assert scene.refused(A, Channel("occult", K1)) == "FK-CHAN-02"
    assert scene.refused(A, Channel("infestation", K2)) == "FK-CHAN-02"
    scene.end_turn()
    scene.end_turn()
    scene.channel("infestation", K2)


@pytest.mark.rule("FK-CHAN-03", "FK-Q-75")
@pytest.mark.parametrize(
    ("altars", "may"), [("OO", True), ("OT", True), ("TT", True), ("OS", False), ("Oo", False), ("O", False)]
)
def test_temples_serve_and_other_gods_do_not(altars: str, may: bool) -> None:
    scene = Scene()
    scene.altars(A, K1, altars)
    assert (Channel("occult", K1) in scene.choices(A)) == may
    if not may:
        assert scene.refused(A, Channel("occult", K1)) == "FK-CHAN-03"


@pytest.mark.rule("FK-CHAN-04")
def test_all_five_are_open_to_both_players() -> None:
    for seat in (A, B):
        scene = Scene(active=seat)
        scene.altars(seat, K1, "TT")
        scene.follower(A, K1, "I08")
        scene.follower(B, K1, "I08")
        assert [god for god in GODS if Channel(god, K1) in scene.choices(seat)] == list(GODS)


@pytest.mark.rule("FK-CHAN-05")
def test_a_cancelled_channel_stays_paid_and_is_used_up() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOOO")
    scene.miracle(B, K1, "O27")
    heard = heard_by(scene.channel("occult", K1), A)
    assert ChannelCancelled(A, "occult", K1) in heard
    assert scene.hand_of(A) == []
    assert scene.exhausted_slots(A, K1) == [0, 1]
    assert scene.refused(A, Channel("occult", K1)) == "FK-CHAN-02"


def channelled(god: God, target: str = "") -> tuple[Scene, int]:
    """That God Channeled in a Kingdom where each has Mossback Hulk 4/5; gives the one picked."""
    scene = Scene()
    scene.altars(A, K1, "TT")
    mine, theirs = scene.follower(A, K1, "I08"), scene.follower(B, K1, "I08")
    picked = {"mine": mine, "theirs": theirs}.get(target, 0)
    scene.channel(god, K1, *([picked] if picked else []))
    return scene, picked


@pytest.mark.rule("FK-CHAN-06")
def test_what_each_channel_does() -> None:
    scene, mine = channelled("strife", "mine")
    assert scene.body(mine) == (6, 4)
    scene.end_turn()
    assert scene.body(mine) == (4, 4), "the Zeal was for this turn, the loss stays"
    scene, _ = channelled("infestation")
    assert scene.followers_on(A, K1) == ["I08", "Grub"]
    scene, _ = channelled("occult")
    assert len(scene.hand_of(A)) == 1
    scene, theirs = channelled("contagion", "theirs")
    assert scene.at(theirs).blight == 1
    scene, mine = channelled("grandeur", "mine")
    scene.end_turn()
    assert scene.body(mine) == (5, 5), "for good"


@pytest.mark.rule("FK-CHAN-06", "FK-ABIL-12", "FK-PLAY-05")
def test_a_channel_needs_its_target_and_can_be_taken_back() -> None:
    scene = Scene()
    scene.altars(A, K1, "GGC")
    scene.altars(A, K2, "CC")
    mine = scene.follower(A, K1, "I08")
    scene.follower(B, K1, "I08")
    assert scene.refused(A, Channel("contagion", K2)) == "FK-ABIL-12"
    scene.do(A, Channel("grandeur", K1))
    assert scene.choices(A) == [Pick(mine), TakeBack()]
    scene.answer(A, TakeBack())
    assert scene.exhausted_slots(A, K1) == []
    scene.channel("grandeur", K1, mine)
    assert scene.body(mine) == (5, 5)


@pytest.mark.rule("FK-SCRIPT-03", "FK-CARD-04")
def test_channeling_can_be_forbidden_in_a_kingdom() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    scene.altars(A, K2, "OO")
    scene.altars(B, K1, "OO")
    ban = scene.blessing(B, K1, "X14")
    assert ban
    assert scene.refused(A, Channel("occult", K1)) == "FK-CARD-04"
    scene.channel("occult", K2)
    scene.end_turn()
    scene.channel("occult", K1)
    assert scene.state.players[B].channelled, "it forbids the enemy only"
