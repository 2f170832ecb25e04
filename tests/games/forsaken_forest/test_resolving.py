"""FF-PRIO-09 to 15: in which order answered cards resolve, and what becomes of a dead player's card."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, player
from lanternwood.games.forsaken_forest.actions import Pass, PickCard, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardForbidden,
    CardPlayed,
    CardsDrawn,
    CardsHandedOver,
    CardTookEffect,
    ForestCardFlipped,
    PathForged,
    PeekMade,
    PlayerDied,
    TurnEnded,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Asked, Doorstep, Pending

THINK = Play(CARD["quick-thinking"])
SPRINT = Play(CARD["sprint"], at=AT(0, 1))
DENY = Play(CARD["deny-fate"])
BAR = Play(CARD["bar-the-way"])


def pending(scene: Scene) -> list[str]:
    """The announced cards, the last on top."""
    return [card.card for card in scene.view(None).pending if not card.resolving]


@pytest.mark.rule("FF-PRIO-09")
def test_an_unanswered_fast_action_resolves_before_what_lies_beneath() -> None:
    scene = given(player("scout-ahead"), player("sprint"), player(), player())
    scene.play(ANA, "scout-ahead", at=AT(1, 1)).when(BO, SPRINT).all_pass()
    assert (scene.path_at(0, 1), scene.path_at(1, 1)) == (True, False)
    assert pending(scene) == ["scout-ahead"]
    scene.all_pass()
    assert scene.announced(PathForged) == [PathForged(BO, AT(0, 1)), PathForged(ANA, AT(1, 1))]


@pytest.mark.rule("FF-PRIO-10")
def test_after_an_answer_everyone_may_answer_again() -> None:
    scene = given(player("wander"), player("quick-thinking"), player("bar-the-way"), player())
    scene.play(ANA, "wander", at=AT(1, 1)).when(CY, Pass()).when(DI, Pass())
    scene.refused(CY, BAR, "FF-PRIO-20")
    scene.when(BO, THINK).all_pass()
    assert (pending(scene), scene.asked()) == (["wander"], [CY, DI])
    scene.when(CY, BAR).all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("wander", ANA, CY)]
    assert [(deed.seat, deed.answers) for deed in scene.view(None).deeds] == [
        (ANA, None),
        (BO, "wander"),
        (CY, "wander"),
    ]


@pytest.mark.rule("FF-PRIO-10")
def test_the_window_on_a_forest_card_opens_again_too() -> None:
    players = player(), player("quick-thinking"), player("hold-back-the-dark"), player()
    scene = given(*players, phase="fast", turns_taken=6, forest=["stampede"]).until(ForestCardFlipped)
    scene.when(CY, Pass()).when(BO, THINK).all_pass()
    assert (pending(scene), scene.asked()) == (["stampede"], [ANA, CY, DI])
    scene.play(CY, "hold-back-the-dark").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("stampede", None, CY)]


@pytest.mark.rule("FF-PRIO-11")
def test_a_card_resolves_on_the_last_pass() -> None:
    scene = given(player("wander"), player(), player(), player()).play(ANA, "wander", at=AT(1, 1))
    scene.when(DI, Pass()).when(BO, Pass())
    assert not scene.path_at(1, 1)
    scene.when(CY, Pass())
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-PRIO-11")
def test_a_card_resolves_when_time_is_up() -> None:
    scene = given(player("wander"), player("bar-the-way"), player(), player()).play(ANA, "wander", at=AT(1, 1))
    scene.times_out()
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-PRIO-12")
def test_a_forbidden_card_does_not_resolve_and_its_window_is_gone() -> None:
    scene = given(player("wander"), player("bar-the-way"), player(), player()).play(ANA, "wander", at=AT(1, 1))
    scene.when(BO, BAR).all_pass()
    assert (pending(scene), scene.path_at(1, 1)) == ([], False)
    assert scene.announced(CardTookEffect) == [CardTookEffect("bar-the-way")]
    assert isinstance(scene.top, ActionPhase)
    assert scene.discard() == ["wander", "bar-the-way"]


@pytest.mark.rule("FF-PRIO-13")
def test_the_player_of_a_slow_action_cannot_answer_in_the_same_turn() -> None:
    scene = given(player("wander", "deny-fate", "sprint"), player("bar-the-way"), player(), player())
    scene.play(ANA, "wander", at=AT(1, 1))
    scene.refused(ANA, SPRINT, "FF-ACT-02")
    scene.when(BO, BAR)
    scene.refused(ANA, DENY, "FF-ACT-02")
    assert ANA not in scene.asked()


@pytest.mark.rule("FF-PRIO-14")
def test_a_doorstep_comes_before_the_card_that_was_answered() -> None:
    players = player("read-the-signs"), player("shot-in-the-dark"), player("deny-fate"), player(), player()
    scene = given(*players, player(role="forsaken")).play(ANA, "read-the-signs")
    scene.play(BO, "shot-in-the-dark", DI).all_pass()
    assert isinstance(scene.top, Doorstep)
    scene.refused(CY, DENY, "FF-DEATH-03")
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(DI)]
    assert isinstance(scene.top, Pending)
    scene.when(CY, DENY)


def shot_while_pending(card: str, *hand: str, **aim: int) -> Scene:
    """Ana's Slow Action has been announced; Bo shoots her and nobody saves her; then the card resolves."""
    players = player(card, *hand), player("shot-in-the-dark"), player("spyglass"), player(), player(role="forsaken")
    scene = given(*players).play(ANA, card, **aim)  # type: ignore[arg-type]
    scene.play(BO, "shot-in-the-dark", ANA).until(PlayerDied)
    return scene.all_pass()


@pytest.mark.rule("FF-PRIO-15")
def test_a_dead_players_card_still_resolves_but_gives_them_nothing() -> None:
    scene = shot_while_pending("scout-ahead", at=AT(1, 1))
    assert scene.path_at(1, 1)
    assert not scene.announced(CardsDrawn)
    assert scene.announced(TurnEnded) == [TurnEnded(ANA)]


@pytest.mark.rule("FF-PRIO-15")
def test_a_dead_players_card_still_gives_to_others() -> None:
    scene = shot_while_pending("oath-of-fellowship", target=CY)
    assert scene.announced(CardsDrawn) == [CardsDrawn(CY, 1)]


@pytest.mark.rule("FF-PRIO-15")
@pytest.mark.parametrize(("card", "aim"), [("spyglass", {"slot": 2}), ("soul-mirror", {"target": CY})])
def test_a_dead_player_peeks_at_nothing(card: str, aim: dict[str, int]) -> None:
    scene = shot_while_pending(card, **aim)
    assert CardTookEffect(card) in scene.announced(CardTookEffect)
    assert not scene.announced(PeekMade)


@pytest.mark.rule("FF-PRIO-15")
def test_a_dead_players_role_card_is_not_shown() -> None:
    scene = shot_while_pending("bare-your-soul", target=CY)
    assert not scene.announced(PeekMade)
    assert scene.view(CY).players[ANA].shown is None


@pytest.mark.rule("FF-PRIO-15")
@pytest.mark.parametrize("card", ["share-the-pack", "pick-pocket"])
def test_a_dead_player_chooses_gets_and_gives_no_card(card: str) -> None:
    scene = shot_while_pending(card, "sprint", target=CY)
    assert not isinstance(scene.top, Asked)
    assert not scene.announced(CardsHandedOver)
    assert scene.hand(CY) == ["spyglass"]


@pytest.mark.rule("FF-PRIO-15")
@pytest.mark.parametrize("card", ["gather-kindling", "read-the-canopy", "read-the-signs"])
def test_a_dead_player_is_asked_for_nothing(card: str) -> None:
    scene = shot_while_pending(card, "sprint")
    assert CardTookEffect(card) in scene.announced(CardTookEffect)
    assert not isinstance(scene.top, Asked)
    assert (scene.announced(CardsDrawn), scene.announced(PeekMade), scene.hand(ANA)) == ([], [], [])
    assert scene.announced(TurnEnded) == [TurnEnded(ANA)]


@pytest.mark.rule("FF-PRIO-15")
def test_a_player_who_was_saved_has_all_of_their_card() -> None:
    players = player("share-the-pack", "sprint"), player("shot-in-the-dark"), player("miraculous-revival", "spyglass")
    scene = given(*players, player(role="forsaken")).play(ANA, "share-the-pack", CY)
    scene.play(BO, "shot-in-the-dark", ANA).all_pass().play(CY, "miraculous-revival", ANA).all_pass().all_pass()
    scene.when(ANA, PickCard(CARD["sprint"])).when(CY, PickCard(CARD["spyglass"]))
    assert (scene.hand(ANA), scene.hand(CY)) == (["spyglass"], ["sprint"])


@pytest.mark.rule("FF-PRIO-15")
def test_a_dead_players_weapon_still_strikes() -> None:
    scene = shot_while_pending("knife-at-the-campfire", target=ED)
    assert scene.state.on_doorstep == 1 << ED
    assert [deed.card for deed in scene.announced(CardPlayed)] == ["knife-at-the-campfire", "shot-in-the-dark"]
