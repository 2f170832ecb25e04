"""FF-GEN: what is announced with a card, what it can be aimed at, and what becomes of a target that is gone."""

import pytest

from games.forsaken_forest.scene import (
    ANA,
    AT,
    BO,
    CY,
    DI,
    ED,
    Scene,
    given,
    player,
)
from lanternwood.games.forsaken_forest.actions import (
    EndActionPhase,
    Pass,
    PickCard,
    Play,
)
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardPlayed,
    CardsDrawn,
    CardTookEffect,
    PathNotForged,
    PeekMade,
    WindowClosed,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Asked, Doorstep, Pending
from lanternwood.games.forsaken_forest.view import pieces
from lanternwood.kernel.model import Seat

FORSAKEN = player(role="forsaken")


def wanderer() -> Scene:
    """Ana may act; she holds a Wander, and Bo a Shot."""
    return given(player("wander", "read-the-signs"), player("shot-in-the-dark"), player("deny-fate"), FORSAKEN)


# Announcing


@pytest.mark.rule("FF-GEN-07")
def test_targets_and_territories_are_announced_as_the_card_is_played() -> None:
    scene = wanderer()
    scene.refused(ANA, Play(CARD["wander"]), "FF-GEN-13")
    scene.when(ANA, Play(CARD["wander"], at=AT(1, 1)))
    assert scene.told(None) == [CardPlayed(ANA, "wander", None, (AT(1, 1),), None, None)]
    scene.refused(BO, Play(CARD["shot-in-the-dark"]), "FF-GEN-13")
    scene.when(BO, Play(CARD["shot-in-the-dark"], target=CY))
    assert [(card.card, card.target, card.places) for card in scene.view(None).pending] == [
        ("wander", None, (AT(1, 1),)),
        ("shot-in-the-dark", CY, ()),
    ]


@pytest.mark.rule("FF-GEN-07")
@pytest.mark.parametrize("slot", [0, 7])
def test_the_slot_is_announced_as_the_card_is_played(slot: int) -> None:
    scene = given(player("spyglass"), player(), player(), FORSAKEN).play(ANA, "spyglass", slot=slot)
    assert scene.told(None) == [CardPlayed(ANA, "spyglass", None, (), slot, None)]
    assert [card.slot for card in scene.view(BO).pending] == [slot]
    assert [deed.slot for deed in scene.view(BO).deeds] == [slot]


@pytest.mark.rule("FF-GEN-07")
@pytest.mark.parametrize(("number", "curse"), [(0, "hunger"), (1, "choking-fog")])
def test_the_curse_is_announced_as_the_card_is_played(number: int, curse: str) -> None:
    players = player("cleansing-smoke"), player(before=["hunger"]), player(), FORSAKEN
    scene = given(*players, group=["choking-fog"]).play(ANA, "cleansing-smoke", chosen=number)
    assert scene.told(None) == [CardPlayed(ANA, "cleansing-smoke", None, (), None, curse)]


@pytest.mark.rule("FF-GEN-07")
def test_a_choice_that_the_text_defers_is_made_at_resolution() -> None:
    scene = given(player("lend-a-hand", "spyglass", "sprint"), player(), player(), FORSAKEN)
    scene.when(ANA, Play(CARD["lend-a-hand"], target=BO))
    assert isinstance(scene.top, Pending)
    scene.all_pass()
    assert isinstance(scene.top, Asked)
    scene.when(ANA, PickCard(CARD["sprint"]))
    assert scene.hand(BO) == ["sprint"]


@pytest.mark.rule("FF-GEN-08")
def test_a_territory_that_is_taken_is_skipped_and_the_rest_happens() -> None:
    scene = given(player("scout-ahead"), player("sprint"), player(), FORSAKEN, deck=["spyglass"])
    scene.when(ANA, Play(CARD["scout-ahead"], at=AT(1, 1)))
    scene.when(BO, Play(CARD["sprint"], at=AT(1, 1))).all_pass().all_pass()
    assert PathNotForged(AT(1, 1)) in scene.told(None)
    assert scene.hand(ANA) == ["spyglass"]
    assert scene.announced(CardTookEffect) == [CardTookEffect("sprint"), CardTookEffect("scout-ahead")]


@pytest.mark.rule("FF-GEN-08", "FF-KEY-PEEK-01")
def test_a_destination_that_is_turned_up_meanwhile_is_not_peeked_at() -> None:
    """Bo finds the Weathered Map in answer to the Spyglass."""
    players = player("spyglass"), player("sprint"), player(), FORSAKEN
    scene = given(*players, paths=[(3, 5)], artifacts=["weathered-map"], village=1, void=2)
    scene.play(ANA, "spyglass", slot=3).play(BO, "sprint", at=AT(3, 6))
    scene.chance.queue = [1]
    scene.all_pass()
    assert scene.view(None).turned.index(True) == 3
    scene.all_pass()
    assert scene.announced(PeekMade) == []
    assert scene.view(ANA).notes == ()


@pytest.mark.rule("FF-GEN-08")
def test_a_target_that_has_died_is_skipped_and_the_rest_happens() -> None:
    scene = given(player("oath-of-fellowship"), player("shot-in-the-dark"), player(), player(), FORSAKEN)
    scene.when(ANA, Play(CARD["oath-of-fellowship"], target=CY))
    scene.when(BO, Play(CARD["shot-in-the-dark"], target=CY)).all_pass()
    assert isinstance(scene.top, Doorstep)
    scene.all_pass().all_pass()
    assert [event for event in scene.told(None) if isinstance(event, CardsDrawn)] == [CardsDrawn(ANA, 1)]


@pytest.mark.rule("FF-GEN-08")
@pytest.mark.parametrize(
    "card",
    [
        "soul-mirror",
        "search-their-pack",
        "shared-campfire",
        "bare-your-soul",
        "share-the-pack",
        "pick-pocket",
        "spoil-the-supplies",
        "knife-at-the-campfire",
        "poisoned-waterskin",
        "drag-to-the-gallows",
        "demand-answers",
    ],
)
def test_a_card_whose_only_target_has_died_does_nothing(card: str) -> None:
    scene = given(player(card, "wander"), player("shot-in-the-dark"), player("spyglass"), player(), FORSAKEN)
    scene.play(ANA, card, CY).play(BO, "shot-in-the-dark", CY).all_pass().all_pass()
    assert not scene.state.is_living(CY)
    heard = len(scene.heard)
    scene.all_pass()
    assert scene.told(ANA, heard) == scene.told(None, heard) == [WindowClosed(), CardTookEffect(card)]
    assert scene.discard() == ["shot-in-the-dark", "spyglass", card]
    assert isinstance(scene.top, ActionPhase)


# The Forest chooses


@pytest.mark.rule("FF-GEN-09")
@pytest.mark.parametrize(("drawn", "victim"), [(0, ANA), (1, CY), (2, DI), (3, ED)])
def test_the_forests_victim_is_drawn_among_the_living_as_the_card_resolves(drawn: int, victim: Seat) -> None:
    players = (player(), player(dead=True), player(), player(), FORSAKEN)
    scene = given(*players, phase="fast", turns_taken=6, forest=["wolves-at-the-flank"])
    scene.chance.queue = [drawn]
    scene.all_pass()
    assert isinstance(scene.top, Pending)
    assert scene.chance.bounds == []
    scene.all_pass()
    assert scene.chance.bounds == [4]
    assert scene.view(None).doorstep == victim


# Hands and decks


@pytest.mark.rule("FF-GEN-10")
def test_draw_a_card_means_the_travelers_deck() -> None:
    scene = given(player("read-the-signs"), player(), player(), FORSAKEN, deck=["spyglass", "sprint"])
    before = scene.view(None)
    scene.when(ANA, Play(CARD["read-the-signs"])).all_pass()
    after = scene.view(None)
    assert scene.hand(ANA) == ["sprint", "spyglass"]
    assert (after.travelers, after.forest, after.artifacts) == (before.travelers - 2, before.forest, before.artifacts)


@pytest.mark.rule("FF-GEN-11")
def test_nobody_has_to_discard_down() -> None:
    hand = ["shot-in-the-dark"] * 5 + ["deny-fate"] * 9 + ["bar-the-way"] * 7 + ["miraculous-revival"] * 8
    scene = given(player(*hand), player(), player(), FORSAKEN, phase="before-draw")
    scene.all_pass().all_pass().when(ANA, EndActionPhase()).all_pass()
    assert len(scene.hand(ANA)) == 30
    assert (scene.discard(), scene.state.active) == ([], BO)


# What a card can be aimed at


def targets_of(scene: Scene, seat: Seat, card: str) -> list[Seat]:
    return [play.target for play in scene.offered(seat) if isinstance(play, Play) and play.card == CARD[card]]


@pytest.mark.rule("FF-GEN-12")
@pytest.mark.parametrize(
    "card", ["shot-in-the-dark", "soul-mirror", "search-their-pack", "pick-pocket", "drag-to-the-gallows"]
)
def test_a_card_is_aimed_at_another_living_player(card: str) -> None:
    scene = given(player(card), player(), player(dead=True), player(), FORSAKEN)
    assert targets_of(scene, ANA, card) == [BO, DI, ED]
    scene.refused(ANA, Play(CARD[card], target=ANA), "FF-GEN-13")
    scene.refused(ANA, Play(CARD[card], target=CY), "FF-GEN-13")


@pytest.mark.rule("FF-GEN-12")
def test_so_is_a_finders_action() -> None:
    scene = given(player(before=["hunters-bow"]), player(), player(dead=True), player(), FORSAKEN)
    assert targets_of(scene, ANA, "hunters-bow") == [BO, DI, ED]


@pytest.mark.rule("FF-GEN-12")
def test_nobody_on_doorstep_is_aimed_at_but_to_be_saved() -> None:
    shooter = player("shot-in-the-dark", "miraculous-revival", before=["glass-eye"])
    scene = given(player("knife-at-the-campfire"), player(), shooter, FORSAKEN)
    scene.when(ANA, Play(CARD["knife-at-the-campfire"], target=BO)).all_pass()
    assert scene.offered(CY) == [Play(CARD["miraculous-revival"], target=BO), Pass()]
    scene.refused(CY, Play(CARD["shot-in-the-dark"], target=BO), "FF-DEATH-03")
    scene.refused(CY, Play(CARD["glass-eye"], target=BO), "FF-DEATH-03")


@pytest.mark.rule("FF-GEN-13")
@pytest.mark.parametrize(
    ("card", "action", "rule"),
    [
        ("miraculous-revival", Play(CARD["miraculous-revival"], target=BO), "FF-REVIVE-04"),
        ("deny-fate", Play(CARD["deny-fate"]), "FF-GEN-13"),
        ("crossbow-trap", Play(CARD["crossbow-trap"]), "FF-GEN-13"),
        ("speak-with-the-dead", Play(CARD["speak-with-the-dead"], target=BO), "FF-GEN-13"),
        ("memory-of-the-road", Play(CARD["memory-of-the-road"], chosen=CARD["wander"]), "FF-GEN-13"),
        ("break-the-trail", Play(CARD["break-the-trail"], at=AT(1, 1)), "FF-GEN-13"),
        ("cleansing-smoke", Play(CARD["cleansing-smoke"], chosen=0), "FF-GEN-13"),
    ],
)
def test_a_card_without_its_time_or_target_cannot_be_played(card: str, action: Play, rule: str) -> None:
    scene = given(player(card), player(), player(), FORSAKEN)
    assert scene.offered(ANA) == [EndActionPhase()]
    scene.refused(ANA, action, rule)


@pytest.mark.rule("FF-GEN-13")
def test_a_finders_action_without_its_time_cannot_be_used() -> None:
    scene = given(player(before=["silver-bell", "warding-idol"]), player(), player(), FORSAKEN)
    assert scene.offered(ANA) == [EndActionPhase()]
    scene.refused(ANA, Play(CARD["silver-bell"], target=BO), "FF-REVIVE-04")
    scene.refused(ANA, Play(CARD["warding-idol"]), "FF-GEN-13")


@pytest.mark.rule("FF-GEN-13")
def test_a_card_that_turns_out_to_do_nothing_may_be_played() -> None:
    scene = given(player("read-the-signs", "pick-pocket"), player(), player(), FORSAKEN)
    scene.state.travelers.clear()
    scene.box = pieces(scene.state)
    assert Play(CARD["pick-pocket"], target=BO) in scene.offered(ANA)
    scene.when(ANA, Play(CARD["read-the-signs"])).all_pass()
    assert (scene.hand(ANA), scene.discard()) == (["pick-pocket"], ["read-the-signs"])
