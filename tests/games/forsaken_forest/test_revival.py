"""FF-REVIVE: who comes back from Death's Doorstep, and how."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, QUICK, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import PlayerRevived
from lanternwood.games.forsaken_forest.frames import ActionPhase
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.kernel.model import Seat

REVIVAL = CARD["miraculous-revival"]


@pytest.mark.rule("FF-REVIVE-01")
def test_the_revived_keep_hand_role_artifacts_and_place() -> None:
    scene = given(
        player("knife-at-the-campfire"),
        player("wander", "sprint", role="oracle", before=["glass-eye"]),
        player("miraculous-revival"),
        player(role="forsaken"),
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().play(CY, "miraculous-revival", BO).all_pass()
    seen = scene.view(BO)
    assert (seen.players[BO].living, seen.players[BO].on_doorstep) == (True, False)
    assert (seen.hand, seen.role) == (("wander", "sprint"), "oracle")
    assert [(piece.card, piece.seat) for piece in seen.in_play] == [("glass-eye", BO)]
    scene.when(ANA, EndActionPhase()).all_pass()
    assert scene.view(None).active == BO


@pytest.mark.rule("FF-REVIVE-01")
@pytest.mark.parametrize("options", [QUICK, Options(), Options(strict_windows=True)])
def test_with_a_revive_the_doorstep_is_over_at_once_however_long_windows_are(options: Options) -> None:
    players = player("knife-at-the-campfire"), player(), player("miraculous-revival"), player(role="forsaken")
    scene = given(*players, options=options).play(ANA, "knife-at-the-campfire", BO).times_out()
    scene.play(CY, "miraculous-revival", BO).times_out()
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]
    assert isinstance(scene.top, ActionPhase)
    assert scene.view(None).doorstep is None


@pytest.mark.rule("FF-REVIVE-02")
@pytest.mark.parametrize("saver", [ANA, CY, DI])
def test_friend_and_foe_may_revive(saver: Seat) -> None:
    hands: list[tuple[str, ...]] = [(), (), (), (), ("shot-in-the-dark",)]
    hands[saver] = ("miraculous-revival",)
    roles = ["commonfolk", "commonfolk", "coward", "forsaken", "commonfolk"]
    scene = given(*[player(*hand, role=role) for hand, role in zip(hands, roles, strict=True)])
    scene.play(ED, "shot-in-the-dark", BO).all_pass().play(saver, "miraculous-revival", BO).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]


@pytest.mark.rule("FF-REVIVE-03")
@pytest.mark.parametrize("card", ["miraculous-revival", "field-dressing", "shared-burden"])
def test_no_revive_reaches_a_spirit(card: str) -> None:
    scene = given(
        player("knife-at-the-campfire"), player(), player(card), player(role="forsaken"), player(dead=True), player()
    )
    scene.refused(CY, Play(CARD[card], target=ED), "FF-REVIVE-04")
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass()
    scene.refused(CY, Play(CARD[card], target=ED), "FF-GEN-13")
    assert scene.aims(CY, card) == [Play(CARD[card], target=BO)]


@pytest.mark.rule("FF-REVIVE-04")
def test_a_revive_does_not_pre_empt_a_weapon() -> None:
    scene = given(
        player("knife-at-the-campfire"), player("miraculous-revival"), player("miraculous-revival"), player(), player()
    )
    scene.play(ANA, "knife-at-the-campfire", BO)
    for seat in (BO, CY):
        scene.refused(seat, Play(REVIVAL, target=BO), "FF-REVIVE-04")
        assert scene.aims(seat, "miraculous-revival") == []


@pytest.mark.rule("FF-REVIVE-05")
def test_being_revived_neither_refunds_nor_costs_the_action() -> None:
    scene = given(
        player(),
        player("quick-thinking", "sprint"),
        player("sprint", "shot-in-the-dark"),
        player("miraculous-revival", role="forsaken"),
        player("shot-in-the-dark"),
        player("miraculous-revival"),
    )
    scene.play(BO, "quick-thinking").all_pass()
    scene.play(CY, "shot-in-the-dark", BO).all_pass().play(DI, "miraculous-revival", BO).all_pass()
    scene.refused(BO, Play(CARD["sprint"], at=AT(1, 1)), "FF-ACT-02")
    unspent = given(
        player(), player("sprint"), player("shot-in-the-dark"), player("miraculous-revival", role="forsaken")
    )
    unspent.play(CY, "shot-in-the-dark", BO).all_pass().play(DI, "miraculous-revival", BO).all_pass()
    unspent.play(BO, "sprint", at=AT(1, 1)).all_pass()
    assert unspent.path_at(1, 1)
