"""FF-DEATH: what puts a player on Death's Doorstep, and what may happen there."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, next_step, night, player
from lanternwood.games.forsaken_forest.actions import (
    CastVote,
    ChoosePlayer,
    EndActionPhase,
    EndPlea,
    Forage,
    Pass,
    Play,
)
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import BlessedRevealed, PlayerDied, PutOnDoorstep
from lanternwood.games.forsaken_forest.frames import ActionPhase, Doorstep, Pending
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.model import Seat

REVIVAL = CARD["miraculous-revival"]


def shot(*bo: str, cy: tuple[str, ...] = (), ed: tuple[str, ...] = (), di: tuple[str, ...] = ()) -> Scene:
    """Di has shot Bo in Ana's Action Phase; Bo's Doorstep waits."""
    scene = given(
        player("wander"),
        player(*bo),
        player(*cy),
        player("shot-in-the-dark", *di, role="forsaken"),
        player(*ed),
        player(),
    )
    return scene.play(DI, "shot-in-the-dark", BO).all_pass()


# What puts a player on Doorstep


@pytest.mark.rule("FF-DEATH-01", "FF-DEATH-11")
@pytest.mark.parametrize("weapon", ["shot-in-the-dark", "knife-at-the-campfire"])
def test_a_weapon_puts_its_target_on_doorstep_by_day(weapon: str) -> None:
    scene = given(player(weapon), player(), player(), player(role="forsaken"))
    scene.play(ANA, weapon, CY).all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(CY, False)]
    assert [seen.on_doorstep for seen in scene.view(None).players] == [False, False, True, False]


@pytest.mark.rule("FF-DEATH-01", "FF-DEATH-11")
def test_a_forest_card_puts_a_player_on_doorstep_by_day() -> None:
    scene = given(
        *[player() for _ in range(4)],
        player(role="forsaken"),
        phase="fast",
        turns_taken=6,
        forest=["wolves-at-the-flank"],
    )
    scene.all_pass()
    scene.chance.queue = [2]
    scene.all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(CY, False)]


@pytest.mark.rule("FF-DEATH-01", "FF-DEATH-11")
def test_what_comes_in_the_end_of_cycle_step_counts_as_daytime() -> None:
    """R25: the Blessed is saved from a Waterskin."""
    scene = given(
        player(),
        player(role="blessed", before=["poisoned-waterskin"]),
        player(),
        player(role="forsaken"),
        phase="forest",
    )
    scene.all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.announced(BlessedRevealed) == [BlessedRevealed(BO)]


@pytest.mark.rule("FF-DEATH-01", "FF-DEATH-11")
def test_ritual_sacrifice_puts_its_holder_on_doorstep_by_night() -> None:
    """R25: it is no gift for the Blessed."""
    scene = night(player(), player(role="blessed"), player(), player(role="forsaken"))
    next_step(scene, "sacrifice").when(DI, ChoosePlayer(BO)).times_out()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, True)]
    assert scene.announced(BlessedRevealed) == []
    assert isinstance(scene.top, Doorstep)


@pytest.mark.rule("FF-DEATH-01", "FF-DEATH-11")
def test_the_lynched_are_on_doorstep_by_day() -> None:
    scene = given(player("drag-to-the-gallows"), player(), player(), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea())
    for seat in (ANA, BO, CY, DI):
        scene.when(seat, CastVote(death=True))
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]


@pytest.mark.rule("FF-DEATH-01")
def test_an_artifact_may_put_a_player_on_doorstep() -> None:
    scene = given(player(before=["hunters-bow"]), player(), player(), player(role="forsaken"))
    scene.play(ANA, "hunters-bow", BO).all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]


# The window


@pytest.mark.rule("FF-DEATH-02")
def test_everything_else_waits_for_the_doorstep() -> None:
    scene = given(
        player("wander"), player("shot-in-the-dark"), player("miraculous-revival"), player(role="forsaken"), player()
    )
    scene.play(ANA, "wander", at=AT(1, 1)).play(BO, "shot-in-the-dark", DI).all_pass()
    assert isinstance(scene.top, Doorstep)
    assert scene.view(None).doorstep == DI
    assert not scene.path_at(1, 1)
    scene.play(CY, "miraculous-revival", DI).all_pass()
    assert isinstance(scene.top, Pending)
    scene.all_pass()
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-DEATH-03")
@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("sprint", Play(CARD["sprint"], at=AT(1, 1))),
        ("quick-thinking", Play(CARD["quick-thinking"])),
        ("shot-in-the-dark", Play(CARD["shot-in-the-dark"], target=ANA)),
        ("deny-fate", Play(CARD["deny-fate"])),
    ],
)
def test_only_cards_that_revive_are_played_at_a_doorstep(card: str, action: Play) -> None:
    scene = shot(cy=(card, "miraculous-revival"))
    scene.refused(CY, action, "FF-DEATH-03")
    assert scene.offered(CY) == [Play(REVIVAL, target=BO), Pass()]


@pytest.mark.rule("FF-DEATH-03")
def test_a_revive_can_be_answered_by_what_interacts_with_it_and_by_nothing_else() -> None:
    scene = shot(cy=("miraculous-revival",), ed=("deny-fate", "miraculous-revival", "quick-thinking", "bar-the-way"))
    scene.play(CY, "miraculous-revival", BO)
    assert scene.offered(ED) == [Play(CARD["deny-fate"]), Pass()]


@pytest.mark.rule("FF-DEATH-04")
def test_on_doorstep_a_player_can_only_talk() -> None:
    scene = shot("miraculous-revival", "sprint")
    assert scene.offered(BO) == []
    scene.refused(BO, Play(REVIVAL, target=BO), "FF-DEATH-04")
    scene.refused(BO, Pass(), "FF-DEATH-04")
    scene.when(BO, Say(ClaimRole("oracle")))
    assert [said.speaker for said in scene.view(ANA).said] == [BO]


@pytest.mark.rule("FF-DEATH-04")
def test_on_doorstep_the_active_player_does_not_forage_or_use_an_artifact() -> None:
    scene = given(
        player("wander", "wander", before=["silver-bell"]),
        player("shot-in-the-dark"),
        player(),
        player(role="forsaken"),
        player(),
    )
    scene.play(BO, "shot-in-the-dark", ANA).all_pass()
    for action in (Forage(), EndActionPhase(), Play(CARD["silver-bell"], target=ANA)):
        scene.refused(ANA, action, "FF-DEATH-04")


@pytest.mark.rule("FF-DEATH-05")
def test_a_player_dies_when_all_have_passed() -> None:
    scene = shot(cy=("miraculous-revival",))
    for seat in (ANA, CY, ED):
        scene.when(seat, Pass())
        assert scene.state.is_living(BO)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-DEATH-05")
def test_a_player_dies_when_the_window_times_out() -> None:
    scene = shot(cy=("miraculous-revival",)).times_out()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]


@pytest.mark.rule("FF-DEATH-06")
def test_a_forbidden_revive_opens_the_window_again_for_those_still_eligible() -> None:
    scene = shot(cy=("miraculous-revival", "field-dressing"), ed=("deny-fate", "field-dressing"))
    scene.when(ANA, Pass()).play(CY, "miraculous-revival", BO).play(ED, "deny-fate").all_pass()
    assert isinstance(scene.top, Doorstep)
    assert scene.asked() == [ANA, Seat(5)]
    for seat in (CY, ED):
        scene.refused(seat, Play(CARD["field-dressing"], target=BO), "FF-ACT-02")
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
