"""FF-DEATH and FF-REVIVE: Death's Doorstep, and who comes back from it."""

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
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.death import put_on_doorstep
from lanternwood.games.forsaken_forest.events import (
    BlessedRevealed,
    CardLeftPlay,
    CardsDiscarded,
    GameWon,
    PlayerDied,
    PlayerRevived,
    PutOnDoorstep,
)
from lanternwood.games.forsaken_forest.flow import settle
from lanternwood.games.forsaken_forest.frames import ActionPhase, Doorstep, Pending
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.games.forsaken_forest.targets import plays_of
from lanternwood.games.forsaken_forest.timing import IS_ANSWER
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


# Death


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


# Revival


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
