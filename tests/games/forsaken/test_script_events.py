"""FK-SCRIPT-03: the rows of the table of events, each with `on any ...` at any place, and their filters."""

import pytest

from lanternwood.games.forsaken.actions import Build, Upgrade
from lanternwood.games.forsaken.cards import NUMBER_OF

from .scene import K1, K2, K3, A, B, Scene

pytestmark = [pytest.mark.usefixtures("fixture_cards"), pytest.mark.rule("FK-SCRIPT-03")]


def watched(card: str) -> tuple[Scene, int]:
    """B has this watcher in K3, where nothing else goes on."""
    scene = Scene()
    return scene, scene.follower(B, K3, card)


def times(scene: Scene, watcher: int) -> int:
    return scene.at(watcher).zeal_for_good


@pytest.mark.rule("FK-TRIG-04")
def test_play() -> None:
    scene, watcher = watched("X21")
    scene.altars(A, K1, "TTTTTTTT")
    enemy = scene.follower(B, K1, "I08")
    for number, (card, answers) in enumerate([("S03", ()), ("S09", (enemy,)), ("S20", ()), ("S12", ())], 1):
        scene.play(A, card, K1, *answers)
        assert times(scene, watcher) == number
    scene.end_turn()
    scene.altars(B, K2, "S")
    scene.play(B, "S01", K2)
    assert times(scene, watcher) == 5


def test_play_of_one_kind() -> None:
    scene = Scene()
    scene.altars(A, K1, "TTTTTTTTTT")
    enemy = scene.follower(B, K1, "I08")
    scene.follower(A, K1, "X23")
    scene.follower(B, K2, "X24")
    drawn = len(scene.state.players[A].deck)
    scene.play(A, "S09", K1, enemy)
    scene.play(A, "S12", K1)
    assert len(scene.state.players[A].deck) == drawn
    scene.play(A, "S01", K1)
    assert len(scene.state.players[A].deck) == drawn - 1, "X23: friendly Followers, here"
    scene.altars(A, K2, "S")
    scene.play(A, "S01", K2)
    assert len(scene.state.players[A].deck) == drawn - 1, "not elsewhere"
    scene.play(A, "S20", K1)
    assert len(scene.state.players[A].deck) == drawn - 2, "X24: any Blessing at any place; its enemy draws"


def test_attack_covers_towers_too() -> None:
    scene, watcher = watched("X25")
    one, two = scene.follower(A, K1, "S03"), scene.follower(A, K2, "S03")
    scene.attack(two)
    assert times(scene, watcher) == 1
    enemy = scene.follower(B, K1, "I08")
    scene.attack(one, enemy)
    assert times(scene, watcher) == 2
    scene.end_turn()
    scene.attack(enemy)
    assert times(scene, watcher) == 3


def test_attack_tower_is_for_towers_alone() -> None:
    scene = Scene()
    one, two = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03")
    guard, other = scene.follower(B, K1, "X26"), scene.follower(B, K1, "I08")
    scene.attack(one, other)
    assert scene.at(guard).lost == 0
    scene.at(guard).exhausted = scene.at(other).exhausted = True
    scene.attack(two)
    assert scene.at(guard).lost == 3


def test_channel() -> None:
    scene, watcher = watched("X27")
    scene.altars(A, K1, "OO")
    scene.channel("occult", K1)
    assert times(scene, watcher) == 1
    scene.end_turn()
    scene.altars(B, K2, "OO")
    scene.channel("occult", K2)
    assert times(scene, watcher) == 2


def test_bow_and_not_cost() -> None:
    scene, watcher = watched("X28")
    howler, penitent = scene.follower(A, K1, "S14"), scene.follower(A, K1, "S02")
    scene.activate(penitent, 0)
    assert times(scene, watcher) == 0
    scene.activate(howler, 0)
    assert times(scene, watcher) == 1


def test_arrival_of_whatever_enters_play() -> None:
    scene, watcher = watched("X29")
    scene.altars(A, K1, "TTTTTT")
    scene.play(A, "I03", K1)
    assert times(scene, watcher) == 2, "the Tender and its Grub"
    enemy = scene.follower(B, K1, "S03")
    scene.play(A, "X48", K1, enemy)
    assert times(scene, watcher) == 2, "seized is not arrived"
    scene.end_turn()
    scene.altars(B, K2, "O")
    scene.play(B, "X29", K2)
    assert times(scene, watcher) == 3
    (itself,) = scene.state.side(K2, B).followers
    assert itself.zeal_for_good == 0, "other"


def test_breach() -> None:
    scene, watcher = watched("X30")
    one, two = scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03")
    enemy = scene.follower(B, K1, "Grub", token=True)
    scene.attack(one, enemy)
    assert times(scene, watcher) == 0
    scene.attack(two)
    assert times(scene, watcher) == 1
    assert scene.towers(K1) == (10, 7)


def test_forsaken() -> None:
    scene, watcher = watched("X31")
    scene.altars(A, K1, "TTTT")
    card, token = scene.follower(B, K1, "S03"), scene.follower(B, K1, "Grub", token=True)
    scene.play(A, "S09", K1, card)
    scene.play(A, "S09", K1, token)
    assert times(scene, watcher) == 1, "nontoken"
    bounced = scene.follower(B, K1, "S03")
    scene.play(A, "O09", K1, bounced)
    assert times(scene, watcher) == 1


@pytest.mark.rule("FK-ALTAR-08")
def test_build_covers_upgrades_and_not_what_effects_raise() -> None:
    scene, watcher = watched("X32")
    scene.altars(A, K1, "IISS")
    scene.do(A, Build(K1, "occult"))
    assert times(scene, watcher) == 1
    assert scene.exhausted_slots(A, K1) == [4], "`it` is the Altar"
    scene.altars(A, K2, "SSSSS")
    scene.do(A, Upgrade(K2, 3))
    assert times(scene, watcher) == 2
    assert scene.exhausted_slots(A, K2) == [3], "`it` is the Temple"
    scene.altars(A, K3, "III")
    scene.play(A, "I11", K3)
    assert times(scene, watcher) == 2


@pytest.mark.parametrize(
    ("card", "marks", "cancelled"),
    [
        ("Grub", {"zeal_for_good": 1}, True),
        ("Grub", {}, False),
        ("Grub", {"zeal_for_good": 1, "faith_for_good": 3}, False),
        ("Grub", {"zeal_for_good": 1, "faith_for_good": 3, "lost": 1}, True),
        ("S03", {"token": False}, False),
    ],
)
@pytest.mark.rule("FK-SCRIPT-04")
def test_filters_of_an_event_are_about_its_subject_as_it_is_now(
    card: str, marks: dict[str, int], cancelled: bool
) -> None:
    """X33 cancels attacks of tokens with Faith 3 or less and Zeal 2 or more."""
    scene = Scene()
    scene.follower(B, K1, "X33", exhausted=True)
    attacker = scene.follower(A, K1, card, **{"token": True, **marks})
    scene.attack(attacker)
    assert (scene.towers(K1)[B] == 10) == cancelled


@pytest.mark.rule("FK-SCRIPT-04")
def test_a_cost_filter_of_an_event_reads_the_printed_total() -> None:
    scene = Scene()
    scene.altars(A, K1, "TTTT")
    watcher = scene.follower(A, K1, "X34")
    heard = scene.play(A, "S01", K1)
    assert any(type(each.event).__name__ == "AbilityTriggered" for each in heard)
    heard = scene.play(A, "S03", K1)
    assert not any(type(each.event).__name__ == "AbilityTriggered" for each in heard)
    assert scene.at(watcher).card == NUMBER_OF["X34"]


def test_any_side_and_either_side_of_an_event() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.blessing(B, K1, "X16")
    scene.play(A, "S03", K1)
    assert scene.state.side(K1, A).followers[0].lost == 1
    scene.end_turn()
    scene.altars(B, K1, "SS")
    scene.play(B, "S03", K1)
    assert scene.state.side(K1, B).followers[0].lost == 1
    friendly = Scene()
    friendly.altars(A, K1, "II")
    friendly.blessing(B, K1, "I20")
    friendly.play(A, "I04", K1)
    assert friendly.state.side(K1, A).followers[0].faith == 3, "B's Feeding Grounds feed B's alone"


def test_two_events_on_one_card_and_dusk() -> None:
    scene = Scene()
    watcher = scene.follower(B, K1, "X35", exhausted=True)
    attacker = scene.follower(A, K1, "S03")
    scene.attack(attacker)
    assert len(scene.hand_of(B)) == 1
    assert scene.past_of(A) == [], "an enemy's Breach is not a friendly one"
    scene.end_turn()
    scene.attack(scene.follower(B, K2, "S03"))
    assert len(scene.past_of(A)) == 1
    scene.at(watcher).exhausted = True
    scene.settle()
    scene.end_turn()
    assert not scene.at(watcher).exhausted, "dusk refreshed it"
