"""What each Resistance card and each Weapon of RULES.md 5.2 does, and what it does not reach."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, player
from lanternwood.games.forsaken_forest.actions import Mark, Pass, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardForbidden,
    CardLaidDown,
    CardLeftPlay,
    CardPlayed,
    ForestCardFlipped,
    NightScheduled,
    PathDestroyed,
    PathNotForged,
    PlayerDied,
    PutOnDoorstep,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, OpenWindow, Pending


def forest_turn(card: str, *ana: str, bo: tuple[str, ...] = ()) -> Scene:
    """This Forest card has just been flipped."""
    scene = given(
        player(*ana), player(*bo), player(), player(role="forsaken"), phase="fast", turns_taken=6, forest=[card]
    )
    scene.all_pass()
    assert scene.announced(ForestCardFlipped) == [ForestCardFlipped(card)]
    return scene


def forbidden(scene: Scene) -> list[str]:
    return [event.card for event in scene.announced(CardForbidden)]


# Deny Fate


def test_deny_fate_forbids_a_slow_action() -> None:
    scene = given(player("knife-at-the-campfire"), player("deny-fate"), player(), player(role="forsaken"))
    scene.play(ANA, "knife-at-the-campfire", BO).play(BO, "deny-fate").all_pass()
    assert forbidden(scene) == ["knife-at-the-campfire"]
    assert scene.announced(PutOnDoorstep) == []


def test_deny_fate_forbids_a_fast_action_and_a_deny_fate() -> None:
    scene = given(player("shot-in-the-dark"), player("deny-fate"), player("deny-fate"), player(role="forsaken"))
    scene.play(ANA, "shot-in-the-dark", BO).play(BO, "deny-fate").play(CY, "deny-fate").all_pass()
    assert forbidden(scene) == ["deny-fate"]
    scene.all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]


def test_deny_fate_forbids_a_finders_action_which_is_then_used_up() -> None:
    scene = given(player(before=["hunters-bow"]), player("deny-fate"), player(), player(role="forsaken"))
    scene.play(ANA, "hunters-bow", BO).play(BO, "deny-fate").all_pass()
    assert forbidden(scene) == ["hunters-bow"]
    assert scene.view(None).in_play == ()
    assert scene.discard() == ["hunters-bow", "deny-fate"]


def test_deny_fate_does_not_stop_the_forest_and_needs_something_to_deny() -> None:
    forest_turn("stampede", bo=("deny-fate",)).refused(BO, Play(CARD["deny-fate"]), "FF-PRIO-05")
    given(player("deny-fate"), player(), player(), player()).refused(ANA, Play(CARD["deny-fate"]), "FF-GEN-13")


# Hold Back the Dark


@pytest.mark.parametrize("card", ["encroaching-darkness", "howling-dark", "wolves-at-the-flank", "tanglefoot"])
def test_hold_back_the_dark_forbids_a_forest_card_of_any_sub_type(card: str) -> None:
    scene = forest_turn(card, "hold-back-the-dark").play(ANA, "hold-back-the-dark").all_pass()
    assert forbidden(scene) == [card]
    assert scene.forest_discard() == [card]
    assert scene.discard() == ["hold-back-the-dark"]
    assert scene.announced(NightScheduled) == []
    assert scene.view(None).in_play == ()
    assert scene.announced(PutOnDoorstep) == []


def test_hold_back_the_dark_stops_no_card_that_is_played() -> None:
    scene = given(player("wander"), player("hold-back-the-dark"), player("quick-thinking"), player(role="forsaken"))
    scene.play(ANA, "wander", at=AT(1, 1)).refused(BO, Play(CARD["hold-back-the-dark"]), "FF-PRIO-05")
    scene.play(CY, "quick-thinking").refused(BO, Play(CARD["hold-back-the-dark"]), "FF-PRIO-04")


# Bar the Way


@pytest.mark.parametrize("card", ["wander", "scout-ahead", "sprint"])
def test_bar_the_way_forbids_a_navigation_card_slow_or_fast(card: str) -> None:
    scene = given(player(card), player("bar-the-way"), player(), player(role="forsaken"))
    scene.play(ANA, card, at=AT(1, 1)).play(BO, "bar-the-way").all_pass()
    assert forbidden(scene) == [card]
    assert scene.view(None).paths == ()


@pytest.mark.parametrize(("card", "places"), [("press-on", [(1, 1), (2, 2)]), ("double-back", [(0, 1), (1, 1)])])
def test_bar_the_way_forbids_all_steps_of_a_navigation_card(card: str, places: list[tuple[int, int]]) -> None:
    scene = given(player(card), player("bar-the-way"), player(), player(role="forsaken"), paths=[(0, 1)])
    for x, y in places:
        scene.when(ANA, Mark(CARD[card], AT(x, y)))
    scene.play(BO, "bar-the-way").all_pass()
    assert scene.view(None).paths == (AT(0, 1),)


def test_bar_the_way_stops_nothing_else() -> None:
    scene = given(player("read-the-signs"), player("bar-the-way"), player("quick-thinking"), player(role="forsaken"))
    scene.play(ANA, "read-the-signs").refused(BO, Play(CARD["bar-the-way"]), "FF-PRIO-05")
    scene.play(CY, "quick-thinking").refused(BO, Play(CARD["bar-the-way"]), "FF-PRIO-04")
    forest_turn("stampede", bo=("bar-the-way",)).refused(BO, Play(CARD["bar-the-way"]), "FF-PRIO-05")


# Break the Trail


def test_break_the_trail_destroys_a_path_that_is_not_on_a_destination() -> None:
    scene = given(
        player(), player("break-the-trail"), player(), player(role="forsaken"), paths=[(1, 1), (3, 6)], turned=[2]
    )
    assert [action.at for action in scene.aims(BO, "break-the-trail")] == [AT(1, 1), AT(3, 6)]
    scene.refused(BO, Play(CARD["break-the-trail"], at=AT(6, 6)), "FF-GEN-13")
    scene.refused(BO, Play(CARD["break-the-trail"], at=AT(0, 1)), "FF-GEN-13")
    scene.play(BO, "break-the-trail", at=AT(1, 1)).all_pass()
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(1, 1))]


def test_break_the_trail_takes_the_ground_from_under_a_last_step() -> None:
    scene = given(
        player("wander"), player("break-the-trail"), player(), player(role="forsaken"), paths=[(5, 5)], void=2
    )
    scene.play(ANA, "wander", at=AT(6, 6)).play(BO, "break-the-trail", at=AT(5, 5)).all_pass().all_pass()
    assert scene.announced(PathNotForged) == [PathNotForged(AT(6, 6))]
    assert scene.view(None).ending is None


# Cleansing Smoke


def test_cleansing_smoke_destroys_the_one_curse_that_was_named() -> None:
    scene = given(
        player("cleansing-smoke"),
        player(before=["hunger", "poisoned-waterskin", "glass-eye"]),
        player(),
        player(role="forsaken"),
        group=["choking-fog"],
    )
    curses = {piece.card: piece.number for piece in scene.view(None).in_play}
    offered = [action.chosen for action in scene.aims(ANA, "cleansing-smoke")]
    assert offered == [curses["hunger"], curses["choking-fog"]]
    scene.refused(ANA, Play(CARD["cleansing-smoke"], chosen=curses["poisoned-waterskin"]), "FF-GEN-13")
    scene.play(ANA, "cleansing-smoke", chosen=curses["hunger"]).all_pass()
    assert [played.chosen for played in scene.announced(CardPlayed)] == ["hunger"]
    assert scene.announced(CardLeftPlay) == [CardLeftPlay("hunger", BO)]
    assert scene.forest_discard() == ["hunger"]
    assert [piece.card for piece in scene.view(None).in_play] == ["poisoned-waterskin", "glass-eye", "choking-fog"]


def test_cleansing_smoke_needs_a_curse_in_play() -> None:
    scene = given(player("cleansing-smoke"), player(before=["glass-eye"]), player(), player(role="forsaken"))
    assert scene.aims(ANA, "cleansing-smoke") == []


# Weapons


def test_shot_in_the_dark_is_fast_and_puts_another_player_on_doorstep() -> None:
    scene = given(player(), player("shot-in-the-dark"), player(), player(role="forsaken"), phase="before-draw")
    scene.play(BO, "shot-in-the-dark", ANA).all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)]
    assert scene.discard() == ["shot-in-the-dark"]


def test_shot_in_the_dark_is_not_answered_by_another_shot() -> None:
    scene = given(player("shot-in-the-dark"), player("shot-in-the-dark"), player(), player(role="forsaken"))
    scene.play(ANA, "shot-in-the-dark", BO)
    scene.refused(BO, Play(CARD["shot-in-the-dark"], target=ANA), "FF-PRIO-04")


def test_knife_at_the_campfire_is_slow_and_may_be_answered_by_a_shot() -> None:
    scene = given(
        player("knife-at-the-campfire"), player("shot-in-the-dark"), player(), player(role="forsaken"), player()
    )
    scene.play(ANA, "knife-at-the-campfire", BO).play(BO, "shot-in-the-dark", ANA).all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)]
    scene.all_pass().all_pass()
    assert scene.announced(PutOnDoorstep)[1:] == [PutOnDoorstep(BO, False)]


def test_poisoned_waterskin_lies_by_its_target_until_the_end_of_the_turn_cycle() -> None:
    scene = given(
        player("poisoned-waterskin"), player(), player(), player(role="forsaken"), turns_taken=6, forest=["rockslide"]
    )
    scene.play(ANA, "poisoned-waterskin", CY).all_pass()
    assert scene.announced(CardLaidDown) == [CardLaidDown("poisoned-waterskin", CY)]
    assert [(piece.card, piece.seat) for piece in scene.view(None).in_play] == [("poisoned-waterskin", CY)]
    assert scene.discard() == []
    while not isinstance(scene.top, OpenWindow) or scene.top.phase != "forest":
        scene.times_out()
    assert scene.announced(PutOnDoorstep) == []
    scene.all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(CY, False)]
    assert scene.discard() == ["poisoned-waterskin"]


def test_poisoned_waterskin_works_once_and_a_saved_player_is_rid_of_it() -> None:
    scene = given(
        player("miraculous-revival"),
        player(before=["poisoned-waterskin"]),
        player(),
        player(role="forsaken"),
        phase="forest",
    )
    scene.all_pass().play(ANA, "miraculous-revival", BO).all_pass()
    assert scene.view(None).in_play == ()
    assert (scene.view(None).cycle, scene.view(None).players[BO].living) == (2, True)


def test_poisoned_waterskin_goes_when_its_bearer_dies_of_something_else() -> None:
    scene = given(
        player("knife-at-the-campfire"), player(before=["poisoned-waterskin"]), player(), player(role="forsaken")
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
    assert scene.discard() == ["knife-at-the-campfire", "poisoned-waterskin"]


def test_crossbow_trap_strikes_the_player_of_a_slow_navigation_card_which_stays_pending() -> None:
    scene = given(player("wander"), player("crossbow-trap"), player(), player(role="forsaken"), player())
    scene.play(ANA, "wander", at=AT(1, 1)).play(BO, "crossbow-trap").all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)]
    assert not scene.path_at(1, 1)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert isinstance(scene.top, Pending)
    scene.all_pass()
    assert scene.path_at(1, 1)


def test_crossbow_trap_is_set_for_nothing_else() -> None:
    trap = Play(CARD["crossbow-trap"])
    scene = given(
        player("read-the-signs"), player("crossbow-trap"), player("sprint"), player(role="forsaken"), player()
    )
    scene.refused(BO, trap, "FF-GEN-13")
    scene.play(ANA, "read-the-signs").refused(BO, trap, "FF-PRIO-05")
    scene.play(CY, "sprint", at=AT(1, 1)).refused(BO, trap, "FF-PRIO-04")
    forest_turn("stampede", bo=("crossbow-trap",)).refused(BO, trap, "FF-PRIO-05")


def test_crossbow_trap_is_not_for_ones_own_card() -> None:
    """Ana has spent her Action on the Wander anyway; another player has to spring it."""
    scene = given(player("wander", "crossbow-trap"), player(), player(), player(role="forsaken"))
    assert scene.aims(ANA, "crossbow-trap") == []
    scene.play(ANA, "wander", at=AT(1, 1)).refused(ANA, Play(CARD["crossbow-trap"]), "FF-ACT-02")


@pytest.mark.rule("FF-GEN-12")
@pytest.mark.parametrize("card", ["wander", "scout-ahead"])
def test_crossbow_trap_is_not_for_a_spirit(card: str) -> None:
    """R93: Ana's card goes on after her death (FF-PRIO-15), but the trap has lost its target."""
    scene = given(player(card), player("crossbow-trap"), player("shot-in-the-dark"), player(role="forsaken"), player())
    scene.play(ANA, card, at=AT(1, 1)).play(CY, "shot-in-the-dark", ANA).all_pass()
    scene.refused(BO, Play(CARD["crossbow-trap"]), "FF-DEATH-03")
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert isinstance(scene.top, Pending)
    assert scene.offered(BO) == [Pass()]
    scene.refused(BO, Play(CARD["crossbow-trap"]), "FF-GEN-13")
    scene.all_pass()
    assert scene.path_at(1, 1)
    assert scene.hand(BO) == ["crossbow-trap"]


@pytest.mark.rule("FF-GEN-12")
def test_crossbow_trap_is_for_whoever_was_saved_meanwhile() -> None:
    scene = given(
        player("wander"),
        player("crossbow-trap"),
        player("shot-in-the-dark"),
        player("field-dressing"),
        player(role="forsaken"),
    )
    scene.play(ANA, "wander", at=AT(1, 1)).play(CY, "shot-in-the-dark", ANA).all_pass()
    scene.play(DI, "field-dressing", ANA).all_pass()
    assert scene.aims(BO, "crossbow-trap") == [Play(CARD["crossbow-trap"])]
    scene.play(BO, "crossbow-trap").all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)] * 2


def test_a_trap_that_is_denied_does_nothing() -> None:
    scene = given(player("wander"), player("crossbow-trap"), player("deny-fate"), player(role="forsaken"), player())
    scene.play(ANA, "wander", at=AT(1, 1)).play(BO, "crossbow-trap").play(CY, "deny-fate").all_pass()
    assert scene.announced(PutOnDoorstep) == []
    for seat in (DI, ED):
        scene.when(seat, Pass())
    assert scene.path_at(1, 1)
    assert isinstance(scene.top, ActionPhase)
