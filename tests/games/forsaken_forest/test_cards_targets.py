"""Cards that are aimed at a player: another one, living and not on Doorstep, and named at once (RULES.md 5.2, 5.4)."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, PlayerFacts, given, player
from lanternwood.games.forsaken_forest.actions import Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.frames import Pending

SLOW = [
    "knife-at-the-campfire",
    "poisoned-waterskin",
    "share-the-pack",
    "oath-of-fellowship",
    "bare-your-soul",
    "shared-campfire",
    "soul-mirror",
    "search-their-pack",
    "drag-to-the-gallows",
    "demand-answers",
    "pick-pocket",
    "spoil-the-supplies",
]
FAST = ["shot-in-the-dark", "lend-a-hand", "point-the-finger", "place-in-the-pillory"]
FINDERS = ["glass-eye", "hunters-bow"]


def with_card(card: str) -> PlayerFacts:
    return player(before=[card]) if card in FINDERS else player(card)


@pytest.mark.rule("FF-GEN-12")
@pytest.mark.parametrize("card", SLOW + FAST + FINDERS)
def test_it_is_aimed_at_another_living_player_and_at_one_only(card: str) -> None:
    scene = given(with_card(card), player("wander"), player(dead=True), player(role="forsaken"), player())
    assert scene.aims(ANA, card) == [Play(CARD[card], target=seat) for seat in (BO, DI, ED)]
    for action in (Play(CARD[card], target=ANA), Play(CARD[card], target=CY), Play(CARD[card])):
        scene.refused(ANA, action, "FF-GEN-13")
    scene.play(ANA, card, DI)
    assert isinstance(scene.top, Pending)
    (pending,) = scene.view(BO).pending
    assert (pending.card, pending.player, pending.target) == (card, ANA, DI)


@pytest.mark.rule("FF-TURN-04")
@pytest.mark.parametrize("card", SLOW)
def test_a_slow_one_waits_for_ones_own_action_phase(card: str) -> None:
    scene = given(player(), player(card), player(), player(role="forsaken"))
    scene.refused(BO, Play(CARD[card], target=CY), "FF-TURN-04")
    early = given(player(card), player(), player(), player(role="forsaken"), phase="after-draw")
    early.refused(ANA, Play(CARD[card], target=CY), "FF-TURN-04")


@pytest.mark.rule("FF-ACT-08")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action", "fast", "forest"])
@pytest.mark.parametrize("card", FAST + FINDERS)
def test_a_fast_one_is_played_at_any_time_by_anyone(card: str, phase: str) -> None:
    scene = given(player(), with_card(card), player(), player(role="forsaken"), phase=phase)
    assert scene.aims(BO, card) == [Play(CARD[card], target=seat) for seat in (ANA, CY, DI)]
    scene.play(BO, card, CY)
    assert isinstance(scene.top, Pending)


@pytest.mark.rule("FF-PRIO-04")
@pytest.mark.parametrize("card", FAST + FINDERS)
def test_a_fast_one_answers_a_slow_action_but_no_fast_one(card: str) -> None:
    slow = given(player("read-the-signs"), with_card(card), player(), player(role="forsaken"))
    slow.play(ANA, "read-the-signs").play(BO, card, CY)
    fast = given(player("quick-thinking"), with_card(card), player(), player(role="forsaken"))
    fast.play(ANA, "quick-thinking").refused(BO, Play(CARD[card], target=CY), "FF-PRIO-04")
