"""What each Revival card and each Betrayal card of RULES.md 5.2 does."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, Scene, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Mark, Play
from lanternwood.games.forsaken_forest.board import DESTINATIONS, territories_in
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardChangedHands,
    CardsDiscarded,
    CardsHandedOver,
    PathForged,
    PathRedirected,
    PlayerPilloried,
    PlayerRevived,
)


def saved_by(card: str, *cy: str, bo: tuple[str, ...] = ()) -> Scene:
    """Ana has struck Bo, and Cy has saved him with this card."""
    scene = given(player("knife-at-the-campfire"), player(*bo), player(card, *cy), player(role="forsaken"))
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass()
    scene.chance.queue = [2, 0]
    return scene.play(CY, card, BO).all_pass()


# Revival


@pytest.mark.parametrize("card", ["miraculous-revival", "field-dressing", "shared-burden"])
def test_each_revival_saves_a_player_on_doorstep_and_is_discarded(card: str) -> None:
    scene = saved_by(card)
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]
    assert scene.view(None).players[BO].living
    assert not scene.view(None).players[BO].on_doorstep
    assert scene.discard() == ["knife-at-the-campfire", card]


def test_miraculous_revival_costs_nobody_anything() -> None:
    scene = saved_by("miraculous-revival", "sprint", bo=("wander", "deny-fate"))
    assert (scene.hand(BO), scene.hand(CY)) == (["deny-fate", "wander"], ["sprint"])


def test_field_dressing_makes_the_saved_discard_two_at_random() -> None:
    scene = saved_by("field-dressing", "sprint", bo=("wander", "deny-fate", "spyglass"))
    assert scene.chance.bounds == [3, 2]
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("wander", "spyglass"))]
    assert (scene.hand(BO), scene.hand(CY)) == (["deny-fate"], ["sprint"])


def test_shared_burden_makes_the_saver_discard_their_hand() -> None:
    scene = saved_by("shared-burden", "sprint", "wander", bo=("deny-fate",))
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(CY, ("wander", "sprint"))]
    assert (scene.hand(BO), scene.hand(CY)) == (["deny-fate"], [])


# Place in the Pillory


@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action"])
def test_place_in_the_pillory_bars_all_actions_until_the_end_of_the_turn(phase: str) -> None:
    scene = given(
        player("wander", "quick-thinking", before=["glass-eye"]),
        player("place-in-the-pillory"),
        player(),
        player(role="forsaken"),
        phase=phase,
    )
    scene.play(BO, "place-in-the-pillory", ANA).all_pass()
    assert scene.announced(PlayerPilloried) == [PlayerPilloried(ANA)]
    assert scene.view(None).players[ANA].pilloried
    while scene.view(None).phase != "action":
        assert ANA not in scene.asked()
        scene.all_pass()
    for action in (
        Play(CARD["wander"], at=AT(1, 1)),
        Play(CARD["quick-thinking"]),
        Play(CARD["glass-eye"], target=CY),
    ):
        scene.refused(ANA, action, "FF-CARD-03")
    scene.when(ANA, EndActionPhase()).all_pass()
    assert not scene.view(None).players[ANA].pilloried
    assert ANA in scene.asked()


def test_place_in_the_pillory_on_the_forest_turn_ends_with_it() -> None:
    """Bo may save at the end of the cycle, which is after the Forest Turn."""
    scene = given(
        player("place-in-the-pillory"),
        player("miraculous-revival"),
        player(before=["poisoned-waterskin"]),
        player(role="forsaken"),
        phase="forest",
    )
    scene.play(ANA, "place-in-the-pillory", BO).all_pass()
    assert BO not in scene.asked()
    scene.all_pass()
    assert scene.view(None).doorstep == CY
    scene.play(BO, "miraculous-revival", CY).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(CY)]


# Pick Pocket


def test_pick_pocket_takes_one_card_at_random_unseen_by_others() -> None:
    scene = given(player("pick-pocket"), player("wander", "deny-fate", "sprint"), player(), player(role="forsaken"))
    scene.chance.queue = [1]
    scene.play(ANA, "pick-pocket", BO).all_pass()
    assert scene.chance.bounds == [3]
    assert (scene.hand(ANA), scene.hand(BO)) == (["deny-fate"], ["sprint", "wander"])
    assert scene.announced(CardsHandedOver) == [CardsHandedOver(BO, ANA, 1)]
    for viewer in (ANA, BO, CY, None):
        assert (CardChangedHands(BO, ANA, "deny-fate") in scene.told(viewer)) == (viewer in (ANA, BO))


def test_pick_pocket_takes_no_finders_action_and_nothing_from_an_empty_hand() -> None:
    scene = given(player("pick-pocket"), player(before=["glass-eye"]), player(), player(role="forsaken"))
    scene.play(ANA, "pick-pocket", BO).all_pass()
    assert scene.announced(CardsHandedOver) == []
    assert [(piece.card, piece.seat) for piece in scene.view(None).in_play] == [("glass-eye", BO)]


# Spoil the Supplies


def test_spoil_the_supplies_makes_another_discard_two_at_random() -> None:
    scene = given(player("spoil-the-supplies"), player("wander", "deny-fate", "sprint"), player(), player())
    scene.chance.queue = [1, 1]
    scene.play(ANA, "spoil-the-supplies", BO).all_pass()
    assert scene.chance.bounds == [3, 2]
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("sprint", "deny-fate"))]
    assert scene.hand(BO) == ["wander"]


# Lead Astray


@pytest.mark.parametrize("card", ["wander", "scout-ahead", "sprint"])
def test_lead_astray_sends_another_players_navigation_card_elsewhere(card: str) -> None:
    scene = given(player(card), player("lead-astray"), player(), player(role="forsaken"))
    scene.play(ANA, card, at=AT(1, 1)).play(BO, "lead-astray", at=AT(-1, 0)).all_pass()
    assert scene.announced(PathRedirected) == [PathRedirected(BO, AT(-1, 0))]
    assert scene.view(None).pending[0].places == (AT(-1, 0),)
    scene.all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(-1, 0))]


def test_lead_astray_may_name_any_open_territory_that_is_no_destination() -> None:
    """The announced one too: that is a legal Territory like the others."""
    scene = given(player("wander"), player("lead-astray"), player(), player(role="forsaken"), paths=[(5, 5)])
    scene.play(ANA, "wander", at=AT(1, 1))
    offered = {action.at for action in scene.aims(BO, "lead-astray")}
    assert offered == set(territories_in(scene.state.open)) - set(DESTINATIONS)


def test_lead_astray_goes_to_a_legal_territory_that_is_no_destination() -> None:
    scene = given(
        player("wander"), player("lead-astray"), player(), player(role="forsaken"), paths=[(5, 5), (1, 1)]
    ).play(ANA, "wander", at=AT(6, 6))
    offered = {action.at for action in scene.aims(BO, "lead-astray")}
    assert AT(6, 5) in offered
    assert not offered & set(DESTINATIONS)
    for x, y in ((6, 6), (1, 1), (0, 0), (-3, 0)):
        scene.refused(BO, Play(CARD["lead-astray"], at=AT(x, y)), "FF-GEN-13")


def test_lead_astray_is_for_another_players_navigation_card_alone() -> None:
    scene = given(player("read-the-signs"), player("lead-astray"), player("quick-thinking"), player(role="forsaken"))
    astray = Play(CARD["lead-astray"], at=AT(1, 1))
    scene.refused(BO, astray, "FF-GEN-13")
    scene.play(ANA, "read-the-signs").refused(BO, astray, "FF-PRIO-05")
    scene.play(CY, "quick-thinking").refused(BO, astray, "FF-PRIO-04")
    own = given(player("wander", "lead-astray"), player(), player(), player(role="forsaken"))
    own.play(ANA, "wander", at=AT(0, 1)).refused(ANA, astray, "FF-ACT-02")


def test_lead_astray_changes_only_the_first_of_several_steps() -> None:
    scene = given(player("press-on"), player("lead-astray"), player(), player(role="forsaken"))
    scene.when(ANA, Mark(CARD["press-on"], AT(1, 1))).when(ANA, Mark(CARD["press-on"], AT(0, 1)))
    scene.play(BO, "lead-astray", at=AT(-1, 0)).all_pass().all_pass()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(-1, 0)), PathForged(ANA, AT(0, 1))]
