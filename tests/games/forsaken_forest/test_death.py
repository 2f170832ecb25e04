"""FF-DEATH: dying, and several on Death's Doorstep at once."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, Scene, given, player
from lanternwood.games.forsaken_forest.actions import Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.death import put_on_doorstep
from lanternwood.games.forsaken_forest.events import (
    CardLeftPlay,
    CardsDiscarded,
    GameWon,
    PlayerDied,
    PlayerRevived,
    PutOnDoorstep,
)
from lanternwood.games.forsaken_forest.flow import settle
from lanternwood.games.forsaken_forest.targets import plays_of
from lanternwood.games.forsaken_forest.timing import IS_ANSWER
from lanternwood.kernel.model import Seat

REVIVAL = CARD["miraculous-revival"]


def shot() -> Scene:
    """Di has shot Bo in Ana's Action Phase; Bo's Doorstep waits."""
    scene = given(player(), player(), player(), player("shot-in-the-dark", role="forsaken"), player())
    return scene.play(DI, "shot-in-the-dark", BO).all_pass()


@pytest.mark.rule("FF-DEATH-07")
def test_the_dead_discard_their_hand_face_up_and_what_lay_before_them() -> None:
    scene = given(
        player("knife-at-the-campfire"),
        player("wander", "sprint", "deny-fate", before=["glass-eye", "hunger"]),
        player(),
        player(role="forsaken"),
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert scene.view(None).players[BO].living is False
    assert scene.view(None).deaths == (BO,)
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("wander", "sprint", "deny-fate"))]
    assert scene.announced(CardLeftPlay) == [CardLeftPlay("glass-eye", BO), CardLeftPlay("hunger", BO)]
    assert scene.hand(BO) == []
    assert scene.discard() == ["knife-at-the-campfire", "wander", "sprint", "deny-fate", "glass-eye"]
    assert scene.forest_discard() == ["hunger"]


@pytest.mark.rule("FF-DEATH-08")
@pytest.mark.parametrize("role", ["commonfolk", "forsaken", "coward", "oracle"])
def test_a_death_tells_neither_role_nor_team(role: str) -> None:
    """What others hear and see of a death is the same for every role."""
    others = [player(), player(), player(role="forsaken"), player(), player()]
    one = given(player("knife-at-the-campfire"), player(role="navigator"), *others)
    two = given(player("knife-at-the-campfire"), player(role=role), *others)
    for scene in (one, two):
        scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
        assert scene.announced(PlayerDied) == [PlayerDied(BO)]
    for viewer in (ANA, CY, None):
        assert one.told(viewer) == two.told(viewer)
        assert one.view(viewer).players == two.view(viewer).players


# Several at once. No card of the box does this; the rules hold for those to come.


def several(*seats: Seat, cy: tuple[str, ...] = ()) -> Scene:
    scene = given(player(), player("miraculous-revival"), player(*cy), player(role="forsaken"), player(), player())
    put_on_doorstep(scene.table, seats)
    settle(scene.table)
    return scene


@pytest.mark.rule("FF-DEATH-09")
def test_several_on_doorstep_are_settled_one_at_a_time_from_the_active_player() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), player(), player(), active=CY)
    put_on_doorstep(scene.table, [ANA, ED])
    settle(scene.table)
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(ED, False), PutOnDoorstep(ANA, False)]
    assert scene.view(None).doorstep == ED
    scene.all_pass()
    assert scene.view(None).doorstep == ANA
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ED), PlayerDied(ANA)]


@pytest.mark.rule("FF-DEATH-09")
def test_outside_a_turn_they_are_settled_from_the_next_player_on() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), player(), player(), active=CY, phase="forest")
    put_on_doorstep(scene.table, [CY, ANA])
    settle(scene.table)
    assert scene.view(None).doorstep == ANA
    scene.all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA), PlayerDied(CY)]


@pytest.mark.rule("FF-DEATH-09")
def test_of_several_none_can_save_another_and_one_action_saves_one() -> None:
    """R56"""
    scene = several(BO, ED, cy=("miraculous-revival", "field-dressing"))
    assert BO not in scene.asked()
    scene.refused(BO, Play(REVIVAL, target=ED), "FF-DEATH-04")
    scene.play(CY, "miraculous-revival", ED).all_pass()
    scene.refused(CY, Play(CARD["field-dressing"], target=BO), "FF-ACT-02")
    scene.all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(ED)]
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]


@pytest.mark.rule("FF-DEATH-09")
def test_the_first_of_several_deaths_may_end_the_game() -> None:
    scene = given(player(), player(), player(role="forsaken"), player(dead=True))
    put_on_doorstep(scene.table, [ANA, BO])
    settle(scene.table)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert [won.how for won in scene.announced(GameWon)] == ["ratio"]
    assert scene.state.is_living(BO)


@pytest.mark.rule("FF-DEATH-10")
@pytest.mark.parametrize("card", [card.id for card in CONTENT.travelers if not IS_ANSWER[CARD[card.id]]])
def test_nothing_but_a_revive_can_be_aimed_at_a_player_on_doorstep(card: str) -> None:
    """R70"""
    scene = shot()
    aimed = [action for action in plays_of(scene.state, CY, CARD[card], scene.top) if isinstance(action, Play)]
    assert BO not in [action.target for action in aimed]
    assert [action.target for action in plays_of(scene.state, CY, REVIVAL, scene.top) if isinstance(action, Play)] == [
        BO
    ]


@pytest.mark.rule("FF-DEATH-10")
def test_a_card_that_waits_finds_its_target_on_doorstep_no_longer_there() -> None:
    """R41: Bo is dead when the Knife's turn comes."""
    scene = given(
        player("knife-at-the-campfire"), player(), player("shot-in-the-dark"), player(role="forsaken"), player()
    )
    scene.play(ANA, "knife-at-the-campfire", BO).play(CY, "shot-in-the-dark", BO).all_pass()
    assert scene.view(None).doorstep == BO
    scene.all_pass().all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
