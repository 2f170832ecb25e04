"""FF-FOREST: the Forest's Turn: Disasters, Curses and Darkness."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, player, put_on_top
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Forage, Mark, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import (
    CardForbidden,
    CardLaidDown,
    CardLeftPlay,
    CardsDiscarded,
    CardsDrawn,
    CardTookEffect,
    CycleBegan,
    CycleEnded,
    DrawMissed,
    ForestCardFlipped,
    NightFell,
    NightScheduled,
    PathForged,
    PlayerDied,
    PutOnDoorstep,
    TurnEnded,
)
from lanternwood.games.forsaken_forest.frames import OpenWindow
from lanternwood.kernel.model import Seat

THINK = Play(CARD["quick-thinking"])
DISASTERS = [card.id for card in CONTENT.forest if card.subtype == "disaster"]
DARKNESS = [card.id for card in CONTENT.forest if card.subtype == "darkness"]
CURSES = [card.id for card in CONTENT.forest if card.subtype == "curse"]
ON_THE_GROUP = ("tanglefoot", "choking-fog", "broken-lantern")


def flipped(card: str, *hands: tuple[str, ...], paths: list[tuple[int, int]] | None = None) -> Scene:
    """The sixth turn is over and this card has been flipped. Five players hold these hands; Ed is the Forsaken."""
    held = [*hands, *[()] * (5 - len(hands))]
    players = [player(*hand) for hand in held[:4]]
    scene = given(*players, player(*held[4], role="forsaken"), phase="fast", turns_taken=6, forest=[card],
                  paths=paths or [])  # fmt: skip
    return scene.all_pass()


def in_play(scene: Scene) -> list[tuple[str, Seat | None]]:
    return [(piece.card, piece.seat) for piece in scene.view(None).in_play]


@pytest.mark.rule("FF-FOREST-01", "FF-FOREST-12")
def test_after_the_sixth_turn_the_top_card_is_flipped() -> None:
    scene = given(player(), player(), player(), player(), phase="fast", turns_taken=6, forest=["rockslide", "stampede"])
    size = scene.view(None).forest
    scene.all_pass()
    assert scene.told(None)[-2:] == [TurnEnded(ANA), ForestCardFlipped("rockslide")]
    assert scene.view(None).forest == size - 1
    assert [(deed.seat, deed.card) for deed in scene.view(BO).deeds] == [(None, "rockslide")]
    scene.until(CycleBegan)
    assert scene.announced(ForestCardFlipped) == [ForestCardFlipped("rockslide")]


@pytest.mark.rule("FF-FOREST-01")
def test_no_card_is_flipped_before_the_sixth_turn_is_over() -> None:
    scene = given(player(), player(), player(), player(), phase="fast", turns_taken=5).all_pass()
    assert not scene.announced(ForestCardFlipped)


@pytest.mark.rule("FF-FOREST-01")
def test_nobody_prevents_the_flip() -> None:
    players = player("hold-back-the-dark", before=["warding-idol"]), player(), player(), player()
    scene = given(*players, phase="fast", turns_taken=6)
    scene.refused(ANA, Play(CARD["hold-back-the-dark"]), "FF-GEN-13")
    scene.refused(ANA, Play(CARD["warding-idol"]), "FF-GEN-13")
    scene.all_pass()
    assert len(scene.announced(ForestCardFlipped)) == 1


@pytest.mark.rule("FF-FOREST-02")
def test_a_forest_card_is_answered_like_a_slow_action() -> None:
    scene = flipped("stampede", ("sprint",), ("quick-thinking",), ("hold-back-the-dark", "read-the-signs"))
    scene.refused(CY, Play(CARD["read-the-signs"]), "FF-PRIO-02")
    scene.play(ANA, "sprint", at=AT(0, 1)).all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(0, 1))]
    scene.when(BO, THINK).all_pass().play(CY, "hold-back-the-dark").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("stampede", None, CY)]


@pytest.mark.rule("FF-FOREST-03")
@pytest.mark.parametrize("card", DISASTERS)
def test_a_disaster_has_its_effect_once_and_is_discarded(card: str) -> None:
    hands = [("spyglass",), ("sprint",), ("wander",), ("deny-fate",), ("press-on",)]
    scene = flipped(card, *hands, paths=[(1, 1)]).until(CycleBegan)
    assert scene.announced(CardTookEffect) == [CardTookEffect(card)]
    assert scene.forest_discard() == [card]
    assert in_play(scene) == []


@pytest.mark.rule("FF-FOREST-04")
@pytest.mark.parametrize("card", CURSES)
def test_a_curse_stays_in_play(card: str) -> None:
    scene = flipped(card)
    scene.chance.queue = [] if card in ON_THE_GROUP else [3]
    scene.all_pass()
    bearer = None if card in ON_THE_GROUP else DI
    assert scene.announced(CardLaidDown) == [CardLaidDown(card, bearer)]
    scene.until(CycleBegan)
    assert in_play(scene) == [(card, bearer)]
    assert scene.forest_discard() == []


@pytest.mark.rule("FF-FOREST-04")
@pytest.mark.parametrize("card", ["leaden-limbs", "mark-of-the-stag"])
def test_a_curse_on_a_player_outlasts_the_next_cycle(card: str) -> None:
    """Neither of the two wears off by itself."""
    scene = flipped(card, paths=[(1, 1)])
    put_on_top(scene.state.forest, ["rockslide", "stampede", "flash-flood"])
    scene.all_pass()
    for _ in range(4):
        scene.until(CycleEnded)
        assert in_play(scene) == [(card, ANA)]


@pytest.mark.rule("FF-FOREST-04")
@pytest.mark.parametrize("card", ON_THE_GROUP)
def test_a_curse_on_the_group_ends_with_the_next_cycle(card: str) -> None:
    scene = flipped(card).until(CycleEnded)
    assert in_play(scene) == [(card, None)]
    scene.until(CycleEnded)
    assert scene.announced(CardLeftPlay) == [CardLeftPlay(card, None)]
    assert card in scene.forest_discard()


@pytest.mark.rule("FF-FOREST-04")
def test_curses_on_the_group_do_what_they_say_meanwhile() -> None:
    hand = player("wander", "wander", "spyglass", "press-on")
    scene = given(hand, player(), player(), player(), group=["choking-fog", "broken-lantern", "tanglefoot"])
    scene.refused(ANA, Play(CARD["spyglass"], slot=1), "FF-GEN-13")
    scene.refused(ANA, Forage(), "FF-FORAGE-01")
    scene.when(ANA, Mark(CARD["press-on"], AT(1, 1))).when(ANA, Mark(CARD["press-on"], AT(2, 2))).all_pass()
    assert (scene.path_at(1, 1), scene.path_at(2, 2)) == (True, False)


@pytest.mark.rule("FF-FOREST-04")
def test_a_curse_wears_off_by_its_text() -> None:
    """Hunger has stopped two draws already; the hex comes for the third time."""
    starving = player("sprint", before=["hunger", "withering-hex"])
    scene = given(starving, player(), player(), player(role="forsaken"), phase="before-draw", turns_taken=6)
    for piece in scene.state.in_play:
        piece.left = 1
    scene.all_pass()
    assert scene.announced(DrawMissed) == [DrawMissed(ANA)]
    assert scene.announced(CardLeftPlay) == [CardLeftPlay("hunger", ANA)]
    scene.until(CycleEnded)
    assert CardsDiscarded(ANA, ("sprint",)) in scene.announced(CardsDiscarded)
    assert CardLeftPlay("withering-hex", ANA) in scene.announced(CardLeftPlay)


@pytest.mark.rule("FF-FOREST-04")
def test_a_curse_can_be_destroyed() -> None:
    scene = given(player(before=["leaden-limbs"]), player("cleansing-smoke"), player(), player())
    scene.play(BO, "cleansing-smoke", chosen=0).all_pass()
    assert (in_play(scene), scene.forest_discard()) == ([], ["leaden-limbs"])


@pytest.mark.rule("FF-FOREST-05")
@pytest.mark.parametrize("card", DARKNESS)
def test_darkness_brings_a_night_after_this_cycle(card: str) -> None:
    scene = flipped(card).all_pass()
    assert scene.announced(NightScheduled) == [NightScheduled()]
    assert scene.view(None).night_due
    assert not scene.announced(NightFell)
    assert isinstance(scene.top, OpenWindow)
    scene.all_pass()
    assert scene.told(None)[-3:-1] == [CycleEnded(1), NightFell(2)]
    assert not scene.view(None).night_due


@pytest.mark.rule("FF-FOREST-06", "FF-FOREST-08")
@pytest.mark.parametrize("card", DARKNESS)
def test_forbidden_darkness_brings_no_night(card: str) -> None:
    scene = flipped(card, ("sprint",), ("hold-back-the-dark",)).play(BO, "hold-back-the-dark").all_pass()
    assert (scene.announced(NightScheduled), scene.announced(CardsDiscarded)) == ([], [])
    assert (scene.forest_discard(), scene.discard()) == ([card], ["hold-back-the-dark"])
    scene.until(CycleBegan)
    assert not scene.announced(NightFell)
    assert scene.hand(ANA) == ["sprint"]


@pytest.mark.rule("FF-FOREST-08")
@pytest.mark.parametrize("card", ["wolves-at-the-flank", "hunger", "tanglefoot"])
def test_any_forbidden_forest_card_goes_to_the_forest_discard(card: str) -> None:
    scene = flipped(card, (), ("hold-back-the-dark",)).play(BO, "hold-back-the-dark").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden(card, None, BO)]
    assert (scene.forest_discard(), in_play(scene), scene.state.on_doorstep) == ([card], [], 0)


@pytest.mark.rule("FF-FOREST-07")
@pytest.mark.parametrize("forbidden", [True, False])
def test_one_more_window_before_the_forest_turn_ends(forbidden: bool) -> None:
    scene = flipped("rockslide", ("hold-back-the-dark",), ("quick-thinking",))
    if forbidden:
        scene.play(ANA, "hold-back-the-dark")
    scene.all_pass()
    assert isinstance(scene.top, OpenWindow)
    assert (scene.top.phase, scene.forest_discard()) == ("forest", ["rockslide"])
    scene.when(BO, THINK).all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(BO, 1)]
    assert not scene.announced(CycleEnded)
    scene.all_pass()
    assert scene.announced(CycleEnded) == [CycleEnded(1)]


@pytest.mark.rule("FF-FOREST-07", "FF-FOREST-12")
def test_the_closing_window_goes_on_although_the_last_player_is_dead() -> None:
    """The turn that a dead player's death ends is over already; the Forest has no second one."""
    scene = flipped("wolves-at-the-flank", (), ("quick-thinking",)).all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    scene.when(BO, THINK).all_pass()
    assert isinstance(scene.top, OpenWindow)
    assert (scene.top.phase, scene.asked()) == ("forest", [CY, DI, ED])
    scene.until(CycleBegan)
    assert scene.announced(ForestCardFlipped) == [ForestCardFlipped("wolves-at-the-flank")]
    assert scene.announced(TurnEnded) == [TurnEnded(ANA)]


@pytest.mark.rule("FF-FOREST-09")
@pytest.mark.parametrize("drawn", range(5))
def test_wolves_take_forsaken_and_others_alike(drawn: int) -> None:
    """One draw among all five; the last of them is the Forsaken Ed."""
    scene = flipped("wolves-at-the-flank")
    scene.chance.queue = [drawn]
    scene.all_pass()
    assert scene.chance.bounds == [5]
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(Seat(drawn), False)]


@pytest.mark.rule("FF-FOREST-09")
def test_a_stampede_and_a_curse_spare_no_forsaken() -> None:
    stampede = flipped("stampede", ("sprint",), (), (), (), ("wander",)).all_pass()
    assert stampede.announced(CardsDiscarded) == [CardsDiscarded(ED, ("wander",)), CardsDiscarded(ANA, ("sprint",))]
    curse = flipped("leaden-limbs")
    curse.chance.queue = [4]
    curse.all_pass()
    assert in_play(curse) == [("leaden-limbs", ED)]
    assert ED not in curse.asked()


@pytest.mark.rule("FF-FOREST-10")
def test_a_curse_on_a_player_who_dies_is_discarded() -> None:
    players = player("shot-in-the-dark"), player(before=["hunger", "mark-of-the-stag"]), player(), player()
    scene = given(*players, player(role="forsaken"), group=["tanglefoot"])
    scene.play(ANA, "shot-in-the-dark", BO).until(PlayerDied)
    assert in_play(scene) == [("tanglefoot", None)]
    assert sorted(scene.forest_discard()) == ["hunger", "mark-of-the-stag"]


@pytest.mark.rule("FF-FOREST-11")
def test_several_curses_work_together() -> None:
    cursed = player("quick-thinking", "spyglass", before=["hunger", "leaden-limbs"])
    scene = given(cursed, player(), player(), player(), group=["choking-fog"], phase="after-draw")
    scene.refused(ANA, THINK, "FF-ACT-10")
    scene.all_pass()
    assert scene.offered(ANA) == [EndActionPhase()]
    scene.refused(ANA, Play(CARD["spyglass"], slot=1), "FF-GEN-13")


@pytest.mark.rule("FF-FOREST-11")
def test_of_two_like_curses_each_ends_for_itself() -> None:
    heavy = player("quick-thinking", before=["leaden-limbs", "leaden-limbs"])
    scene = given(heavy, player("cleansing-smoke"), player("cleansing-smoke"), player())
    scene.refused(ANA, THINK, "FF-ACT-10")
    scene.play(BO, "cleansing-smoke", chosen=1).all_pass()
    assert in_play(scene) == [("leaden-limbs", ANA)]
    scene.refused(ANA, THINK, "FF-ACT-10")
    scene.play(CY, "cleansing-smoke", chosen=0).all_pass().when(ANA, THINK)
