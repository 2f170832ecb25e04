"""FF-PRIO-01 to 08: pending cards, and what may answer what."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Announce, Mark, Pass, Play
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import (
    CardForbidden,
    CardPlayed,
    CardsDrawn,
    CardTookEffect,
    PathForged,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase

THINK = Play(CARD["quick-thinking"])
SPRINT = Play(CARD["sprint"], at=AT(0, 1))
DENY = Play(CARD["deny-fate"])
BAR = Play(CARD["bar-the-way"])


def pending(scene: Scene) -> list[str]:
    """The announced cards, the last on top."""
    return [card.card for card in scene.view(None).pending if not card.resolving]


@pytest.mark.rule("FF-PRIO-01")
def test_a_slow_action_is_pending_until_others_have_had_their_say() -> None:
    scene = given(player("read-the-signs"), player(), player(), player()).play(ANA, "read-the-signs")
    assert (pending(scene), scene.hand(ANA)) == (["read-the-signs"], [])
    assert scene.asked() == [BO, CY, DI]
    scene.all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 2)]


@pytest.mark.rule("FF-PRIO-01")
def test_a_forest_card_is_pending_until_others_have_had_their_say() -> None:
    scene = given(player("spyglass"), player(), player(), player(), phase="fast", turns_taken=6, forest=["stampede"])
    scene.all_pass()
    assert (pending(scene), scene.hand(ANA)) == (["stampede"], ["spyglass"])
    assert scene.asked() == [ANA, BO, CY, DI]
    scene.all_pass()
    assert scene.hand(ANA) == []


@pytest.mark.rule("FF-PRIO-02")
@pytest.mark.parametrize("seat", [BO, CY, DI])
def test_any_fast_action_with_a_target_may_answer_a_slow_action(seat: int) -> None:
    hand = player("quick-thinking", "read-the-signs", "break-the-trail")
    scene = given(player("wander"), hand, hand, hand).play(ANA, "wander", at=AT(0, 1))
    who = (ANA, BO, CY, DI)[seat]
    scene.refused(who, Play(CARD["read-the-signs"]), "FF-PRIO-02")
    scene.refused(who, Play(CARD["break-the-trail"], at=AT(0, 1)), "FF-GEN-13")
    assert scene.offered(who) == [THINK, Pass()]
    scene.when(who, THINK)
    assert pending(scene) == ["wander", "quick-thinking"]


@pytest.mark.rule("FF-PRIO-03")
def test_the_first_answer_to_come_is_played_and_the_next_costs_nothing() -> None:
    fast = player("sprint")
    scene = given(player("read-the-signs"), fast, fast, player()).play(ANA, "read-the-signs").when(CY, SPRINT)
    scene.refused(BO, SPRINT, "FF-PRIO-04")
    played = scene.announced(CardPlayed)[-1]
    assert (played.seat, played.card, played.answers) == (CY, "sprint", "read-the-signs")
    assert GAME.words.tell(scene.view(BO), played).startswith("{2} is the first to answer Read the Signs: Sprint at ")
    scene.all_pass()
    assert scene.announced(PathForged) == [PathForged(CY, AT(0, 1))]
    assert not scene.view(BO).players[BO].spent
    scene.when(BO, Play(CARD["sprint"], at=AT(0, 2))).all_pass()
    assert scene.path_at(0, 2)


@pytest.mark.rule("FF-PRIO-04")
@pytest.mark.parametrize("slow_below", [True, False])
def test_a_fast_action_is_answered_only_by_what_speaks_of_it(slow_below: bool) -> None:
    others = player("quick-thinking", "sprint", "deny-fate")
    scene = given(player("read-the-signs"), player("quick-thinking"), others, player())
    if slow_below:
        scene.play(ANA, "read-the-signs")
    scene.when(BO, THINK)
    scene.refused(CY, THINK, "FF-PRIO-04")
    scene.refused(CY, SPRINT, "FF-PRIO-04")
    assert scene.offered(CY) == [DENY, Pass()]
    scene.when(CY, DENY).all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("quick-thinking", BO, CY)]


SPEAKS_OF = {
    "sprint": {"deny-fate", "bar-the-way", "lead-astray", "warding-idol"},
    "quick-thinking": {"deny-fate", "warding-idol"},
    "shot-in-the-dark": {"deny-fate", "warding-idol"},
    "break-the-trail": {"deny-fate", "warding-idol"},
    "glass-eye": {"deny-fate", "warding-idol"},
}
"""By pending card, which cards name it as something that they Forbid or alter."""


@pytest.mark.rule("FF-PRIO-05")
@pytest.mark.parametrize("card", SPEAKS_OF)
def test_only_cards_whose_text_names_the_pending_card_interact(card: str) -> None:
    every_fast_card = [other.id for other in CONTENT.travelers if other.speed == "fast"]
    answering = player(*every_fast_card, before=["warding-idol", "silver-bell", "hunters-bow", "ember-compass"])
    hand, before = ([], [card]) if card == "glass-eye" else ([card], [])
    scene = given(player(), player(*hand, before=before), answering, player(before=["hunger"]), paths=[(1, 1)])
    scene.when(BO, scene.aims(BO, card)[0])
    answers = {CARD_IDS[action.card] for action in scene.offered(CY) if isinstance(action, Play)}
    assert answers == SPEAKS_OF[card]


@pytest.mark.rule("FF-PRIO-06")
@pytest.mark.parametrize("below", ["shot-in-the-dark", "sprint", "quick-thinking"])
def test_no_weapon_answers_a_fast_action(below: str) -> None:
    armed = player("shot-in-the-dark", "crossbow-trap", before=["hunters-bow"])
    scene = given(player(), player(below), armed, player(role="forsaken"))
    scene.when(BO, scene.aims(BO, below)[0])
    scene.refused(CY, Play(CARD["shot-in-the-dark"], target=BO), "FF-PRIO-04")
    scene.refused(CY, Play(CARD["crossbow-trap"]), "FF-PRIO-04")
    scene.refused(CY, Play(CARD["hunters-bow"], target=BO), "FF-PRIO-04")
    assert scene.offered(CY) == [Pass()]


@pytest.mark.rule("FF-PRIO-06")
def test_a_weapon_may_answer_a_slow_action() -> None:
    scene = given(player("wander"), player("crossbow-trap"), player(), player(role="forsaken"))
    scene.play(ANA, "wander", at=AT(1, 1)).play(BO, "crossbow-trap").all_pass()
    assert scene.state.on_doorstep == 1 << ANA


NEEDS_SOMETHING_PENDING = (
    "deny-fate", "hold-back-the-dark", "bar-the-way", "crossbow-trap", "miraculous-revival", "field-dressing",
    "shared-burden", "lead-astray",
)  # fmt: skip


@pytest.mark.rule("FF-PRIO-07")
@pytest.mark.parametrize("card", [card.id for card in CONTENT.travelers if card.id not in NEEDS_SOMETHING_PENDING])
def test_deny_fate_answers_any_action(card: str) -> None:
    players = player(card), player("deny-fate"), player(before=["hunger"]), player(dead=True), player()
    scene = given(*players, paths=[(1, 1), (1, 2)], discarded=["field-dressing"])
    scene.when(ANA, next(action for action in scene.offered(ANA) if isinstance(action, Play | Mark)))
    while isinstance(scene.top, ActionPhase):
        more = Announce() if Announce() in scene.offered(ANA) else scene.offered(ANA)[0]
        scene.when(ANA, more)
    scene.when(BO, DENY).all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden(card, ANA, BO)]
    assert not [effect for effect in scene.announced(CardTookEffect) if effect.card == card]


@pytest.mark.rule("FF-PRIO-07")
def test_deny_fate_answers_deny_fate_and_no_forest_card() -> None:
    deny = player("deny-fate")
    scene = given(player("read-the-signs"), deny, deny, player()).play(ANA, "read-the-signs")
    scene.when(BO, DENY).when(CY, DENY).all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("deny-fate", BO, CY)]
    forest = given(deny, player(), player(), player(), phase="fast", turns_taken=6, forest=["stampede"]).all_pass()
    forest.refused(ANA, DENY, "FF-PRIO-05")


@pytest.mark.rule("FF-PRIO-08")
def test_of_several_answers_to_a_fast_action_the_first_is_played() -> None:
    bars = player("bar-the-way")
    scene = given(player(), player("sprint"), bars, bars).when(BO, SPRINT).when(DI, BAR)
    scene.refused(CY, BAR, "FF-PRIO-04")
    scene.all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("sprint", BO, DI)]
    assert (scene.hand(CY), scene.view(None).players[CY].spent) == (["bar-the-way"], False)
