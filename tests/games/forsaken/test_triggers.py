"""FK-TRIG: which abilities an event sets off, and in which order."""

import pytest

from lanternwood.games.forsaken.actions import Pick
from lanternwood.games.forsaken.events import (
    AbilityTriggered,
    FollowerChanged,
    FollowerEntered,
    MiracleRevealed,
    QueueDropped,
)
from lanternwood.kernel.model import Event

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


def triggered(heard: list[Event]) -> list[int | str]:
    """The sources of abilities in the order in which they resolved; Miracles by their cards."""
    return [
        event.serial if isinstance(event, AbilityTriggered) else event.card
        for event in heard
        if isinstance(event, AbilityTriggered | MiracleRevealed)
    ]


@pytest.mark.rule("FK-TRIG-01")
def test_abilities_are_collected_from_what_is_in_play_at_that_instant() -> None:
    """The Watcher that arrives by the event's own ability has missed it; the one that leaves in it has not."""
    scene = Scene()
    scene.altars(A, K1, "SSS")
    leaving = scene.follower(A, K1, "I28", lost=3)
    other = scene.follower(A, K1, "C05")
    heard = heard_by(scene.play(A, "S19", K1), None)
    assert scene.gone(leaving)
    assert scene.gone(other)
    assert triggered(heard) == [leaving], "it saw the Hauler go, and not itself"
    assert scene.followers_on(A, K1) == ["Grub", "Grub"]


@pytest.mark.rule("FK-TRIG-02")
def test_as_sources_first_then_bs_then_bs_miracles_by_kingdom_and_entry() -> None:
    scene = Scene()
    theirs = scene.follower(B, K1, "X25")
    last = scene.follower(A, K2, "X25")
    second, third = scene.follower(A, K1, "X25"), scene.follower(A, K1, "S03")
    scene.miracle(B, K1, "S12")
    scene.miracle(B, K1, "I21")
    afar = scene.follower(B, K3, "X25")
    heard = heard_by(scene.attack(third, theirs), None)
    assert triggered(heard) == [second, last, theirs, afar, "S12"], "the Brawler died of it, so Burst Pods stay hidden"


@pytest.mark.rule("FK-TRIG-02")
def test_followers_and_blessings_are_mixed_in_entry_order() -> None:
    scene = Scene()
    scene.altars(A, K1, "II")
    first = scene.blessing(A, K1, "I20")
    second = scene.follower(A, K1, "I07")
    third = scene.blessing(A, K1, "I20")
    heard = heard_by(scene.play(A, "I03", K1), None)
    tender = scene.state.side(K1, A).followers[1].serial
    assert triggered(heard) == [first, second, third, tender, first, second, third]


@pytest.mark.rule("FK-TRIG-02", "FK-SCRIPT-08")
def test_a_moved_follower_counts_as_newest_on_its_side() -> None:
    scene = Scene()
    scene.altars(A, K1, "III")
    moved = scene.follower(A, K2, "X29")
    older = scene.follower(A, K1, "X29")
    scene.play(A, "I22", K1, moved)
    scene.altars(A, K3, "S")
    heard = heard_by(scene.play(A, "S01", K3), None)
    assert triggered(heard) == [older, moved]


@pytest.mark.rule("FK-TRIG-02")
def test_position_on_the_card_decides_within_a_source() -> None:
    """Regrowth, a keyword, comes before what dawn does."""
    scene = Scene(active=B, turn=8)
    scene.follower(A, K1, "X65", lost=2)
    scene.follower(A, K1, "I17")
    heard = heard_by(scene.end_turn(), A)
    names = [type(event).__name__ for event in heard]
    assert names.index("FaithRestored") < names.index("CardsLookedAt")
    assert scene.followers_on(A, K1)[:2] == ["X65", "I17"]


@pytest.mark.rule("FK-TRIG-02", "FK-Q-95")
def test_each_source_finishes_all_its_subjects_before_the_next() -> None:
    """Two Followers go at once: each Chirurgeon acts twice in a row, its subjects in canonical order."""
    scene = Scene()
    scene.altars(A, K2, "SSSSS")
    one, two = scene.follower(A, K1, "X31"), scene.follower(A, K2, "X31")
    scene.follower(B, K2, "C05")
    scene.follower(B, K1, "C05")
    heard = heard_by(scene.play(A, "S29", K2), None)
    assert triggered(heard) == [one, one, two, two]


@pytest.mark.rule("FK-TRIG-02")
def test_an_ability_triggers_once_for_each_object_it_matches() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCCC")
    brood = scene.follower(B, K2, "X31")
    for kingdom in (K1, K2, K3):
        scene.follower(B, kingdom, "C05", blight=1)
    scene.follower(B, K3, "Grub", token=True, blight=1)
    scene.play(A, "C25", K1)
    assert scene.body(brood) == (4, 5), "three times, tokens not counted"


@pytest.mark.rule("FK-TRIG-03", "FK-Q-53")
def test_collected_abilities_join_the_back_of_one_queue() -> None:
    """Two Spore Drifters die together: both make Grubs before what the Grubs' arrivals set off."""
    scene = Scene()
    scene.altars(A, K1, "SSS")
    glutton = scene.follower(A, K1, "X29")
    drifters = [scene.follower(A, K1, "I02") for _ in range(2)]
    heard = heard_by(scene.play(A, "S19", K1), None)
    assert triggered(heard) == [*drifters, glutton, glutton]
    assert scene.state.queue == []


@pytest.mark.rule("FK-TRIG-04")
def test_the_play_event_is_dealt_with_before_the_card_resolves() -> None:
    scene = Scene()
    scene.altars(A, K1, "O")
    library = scene.blessing(A, K2, "O20")
    heard = heard_by(scene.play(A, "O11", K1), A)
    assert triggered(heard) == [library]
    names = [type(event).__name__ for event in heard]
    assert names.index("CardsDrawn") < names.index("MiracleLaid")


@pytest.mark.rule("FK-TRIG-04", "FK-Q-92")
def test_dawn_is_collected_once() -> None:
    """A Broodmother that a dawn ability would bring has missed that dawn."""
    scene = Scene(active=B, turn=8)
    scene.follower(A, K1, "I17")
    scene.end_turn()
    assert scene.followers_on(A, K1) == ["I17", "Grub"]


@pytest.mark.rule("FK-TRIG-05", "FK-ABIL-08")
def test_a_collected_ability_resolves_without_its_source_where_it_stood() -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    keeper = scene.follower(B, K2, "C01")
    scene.play(A, "X46", K1, keeper)
    assert scene.followers_on(B, K2) == ["Rat"]


@pytest.mark.rule("FK-TRIG-05")
def test_steps_on_self_do_nothing_when_self_has_gone() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCCCCC")
    watcher = scene.follower(B, K1, "X29")
    heard = heard_by(scene.play(A, "C30", K1), None)
    assert scene.gone(watcher), "the Herald's Arrival comes first"
    assert triggered(heard)[-1] == watcher
    assert not any(isinstance(event, FollowerChanged) for event in heard)


@pytest.mark.rule("FK-TRIG-05", "FK-Q-94")
def test_a_bow_whose_source_died_in_paying_resolves_without_it() -> None:
    scene = Scene()
    leaning, support = scene.follower(A, K1, "X79", lost=1), scene.follower(A, K1, "X80")
    scene.activate(leaning, 0, support)
    assert scene.gone(leaning)
    assert scene.gone(support)
    assert scene.towers(K1) == (10, 8)


@pytest.mark.rule("FK-TRIG-06", "FK-Q-93")
def test_triggers_of_a_cost_wait_until_the_ability_is_done_and_come_before_its_own() -> None:
    """The Pale Inquisitor tributes a Whisperer: its draw comes when B has discarded and A has drawn."""
    scene = Scene()
    scene.hand(B, "S03")
    inquisitor, whisperer = scene.follower(A, K1, "C22"), scene.follower(A, K1, "O02")
    heard = heard_by(scene.activate(inquisitor, 0, whisperer), None)
    names = [type(event).__name__ for event in heard]
    assert names.index("CardsDiscarded") < names.index("AbilityTriggered")
    assert triggered(heard) == [whisperer]
    assert len(scene.hand_of(A)) == 2
    scene = Scene()
    leaning, support = scene.follower(A, K1, "X79", faith_for_good=5), scene.follower(A, K1, "X80")
    watcher = scene.follower(A, K2, "X28")
    heard = heard_by(scene.activate(leaning, 0, support), None)
    assert triggered(heard) == [watcher, support], "the bow event interrupts; the cost's trigger comes at the end"
    names = [type(event).__name__ for event in heard]
    assert names.index("TowerLostFaith") < names.index("CardsDrawn")


@pytest.mark.rule("FK-TRIG-06")
def test_what_the_cost_set_off_comes_before_what_the_ability_set_off() -> None:
    """Devouring Maw eats a Drifter: its Grub comes only after the Maw has grown."""
    scene = Scene()
    user, drifter = scene.follower(A, K1, "X82"), scene.follower(A, K1, "I02")
    friend = scene.follower(A, K1, "S03")
    heard = heard_by(scene.activate(user, 0, friend, drifter), None)
    names = [type(event).__name__ for event in heard]
    assert names.index("FollowerChanged") < names.index("FollowerEntered")
    assert scene.followers_on(A, K1) == ["X82", "S03", "Grub"]


@pytest.mark.rule("FK-TRIG-07", "FK-Q-54")
def test_an_endless_chain_is_cut_off_after_500() -> None:
    scene = Scene()
    scene.altars(A, K1, "SI")
    scene.blessing(A, K1, "X78")
    heard = heard_by(scene.play(A, "S01", K1), None)
    assert sum(isinstance(event, FollowerEntered) for event in heard) == 501
    assert sum(isinstance(event, AbilityTriggered) for event in heard) == 500
    assert QueueDropped(1) in heard
    assert scene.state.queue == []
    assert scene.asked() == (A,)
    scene.altars(A, K2, "S")
    scene.end_turn()
    assert scene.state.queued == 0, "the next command counts anew"


@pytest.mark.rule("FK-TRIG-07")
def test_answers_belong_to_the_command_that_asked_for_them() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.altars(A, K1, "S")
    scene.follower(B, K1, "C05")
    scene.follower(B, K1, "C05")
    scene.play(A, "S04", K1)
    assert scene.state.queued == 1
    answer = scene.choices(A)[0]
    assert isinstance(answer, Pick)
    scene.answer(A, answer)
    assert scene.state.queued == 0
