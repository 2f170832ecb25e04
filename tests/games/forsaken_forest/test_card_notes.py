"""FF-CARD: what holds for several cards alike (RULES.md 5.5)."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, PlayerFacts, Scene, given, player
from lanternwood.games.forsaken_forest.actions import CastVote, EndPlea, Forage, Mark, Pass, PickCard, Play
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS
from lanternwood.games.forsaken_forest.events import (
    CardForbidden,
    CardLaidDown,
    CardsDiscarded,
    CardsDrawn,
    DestinationTurnedUp,
    PathDestroyed,
    PathForged,
    PathNotForged,
    PlayerDied,
    PutOnDoorstep,
)
from lanternwood.games.forsaken_forest.frames import Pending
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.games.forsaken_forest.targets import AIM_OF, plays_of
from lanternwood.kernel.model import Seat

FORSAKEN = player(role="forsaken")


def flipped(card: str, *players: PlayerFacts, active: Seat = ANA) -> Scene:
    """This Forest card has been flipped after the sixth turn and nobody has answered it."""
    return (
        given(*players, phase="fast", turns_taken=6, forest=[card], active=active, paths=[(1, 1)]).all_pass().all_pass()
    )


def discarders(scene: Scene) -> list[Seat]:
    return [event.seat for event in scene.announced(CardsDiscarded)]


@pytest.mark.rule("FF-CARD-01")
def test_several_discard_in_turn_order_from_the_next_player_outside_a_turn() -> None:
    scene = flipped("stampede", *[player("wander") for _ in range(4)], player("wander", role="forsaken"), active=BO)
    assert discarders(scene) == [CY, DI, ED, ANA, BO]


@pytest.mark.rule("FF-CARD-01")
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action", "fast"])
def test_several_draw_in_turn_order_from_the_active_player_in_a_turn(phase: str) -> None:
    """Bo finds the Spring on Cy's turn."""
    scene = given(
        player("wander"),
        player("sprint", "wander"),
        player("wander"),
        FORSAKEN,
        player("wander"),
        active=CY,
        phase=phase,
        paths=[(3, 5)],
        artifacts=["spring-of-renewal"],
    )
    scene.play(BO, "sprint", at=AT(3, 6)).all_pass()
    for seat in (ANA, BO, CY, ED):
        scene.when(seat, PickCard(CARD["wander"]))
    assert [event.seat for event in scene.announced(CardsDrawn)] == [CY, ED, ANA, BO]


@pytest.mark.rule("FF-CARD-02")
@pytest.mark.parametrize("hand", [(), ("wander",)])
def test_who_holds_fewer_cards_discards_all(hand: tuple[str, ...]) -> None:
    scene = given(player("spoil-the-supplies"), player(*hand), player(), FORSAKEN)
    scene.play(ANA, "spoil-the-supplies", BO).all_pass()
    assert scene.hand(BO) == []
    assert scene.announced(CardsDiscarded) == ([CardsDiscarded(BO, hand)] if hand else [])
    dressed = given(player("knife-at-the-campfire"), player(*hand), player("field-dressing"), FORSAKEN)
    dressed.play(ANA, "knife-at-the-campfire", BO).all_pass().play(CY, "field-dressing", BO).all_pass()
    assert dressed.hand(BO) == []
    assert dressed.view(None).players[BO].living


@pytest.mark.rule("FF-CARD-03")
def test_the_pilloried_play_nothing_but_draw_forage_talk_and_vote() -> None:
    scene = given(
        player("wander", "wander", "wander", "sprint", before=["glass-eye"]),
        player("place-in-the-pillory"),
        player("point-the-finger"),
        FORSAKEN,
        phase="before-draw",
    )
    scene.play(BO, "place-in-the-pillory", ANA).all_pass().all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 1)]
    scene.all_pass()
    for action in (Play(CARD["wander"], at=AT(1, 1)), Play(CARD["glass-eye"], target=BO)):
        scene.refused(ANA, action, "FF-CARD-03")
    scene.when(ANA, Forage()).when(ANA, Say(ClaimRole("priest")))
    scene.play(CY, "point-the-finger", BO)
    scene.refused(ANA, Pass(), "FF-CARD-03")
    scene.all_pass().when(BO, EndPlea()).when(ANA, CastVote(death=False))


@pytest.mark.rule("FF-CARD-03", "FF-TURN-11")
def test_the_pillory_ends_with_the_sixth_turn_and_before_the_forest_turn() -> None:
    scene = given(
        player("place-in-the-pillory"),
        player("hold-back-the-dark"),
        player(),
        FORSAKEN,
        phase="fast",
        turns_taken=6,
        forest=["stampede"],
    )
    scene.play(ANA, "place-in-the-pillory", BO).all_pass()
    assert BO not in scene.asked()
    scene.all_pass()
    assert scene.view(None).players[BO].pilloried is False
    scene.play(BO, "hold-back-the-dark").all_pass()
    assert [event.card for event in scene.announced(CardForbidden)] == ["stampede"]


@pytest.mark.rule("FF-CARD-04")
def test_lead_astray_leaves_later_steps_as_announced_if_they_are_legal_by_then() -> None:
    scene = given(player("trailblaze"), player("lead-astray"), player(), FORSAKEN)
    for x in (1, 2, 3):
        scene.when(ANA, Mark(CARD["trailblaze"], AT(x, 0)))
    scene.play(BO, "lead-astray", at=AT(1, 1)).all_pass().all_pass()
    assert [path.at for path in scene.announced(PathForged)] == [AT(1, 1), AT(2, 0), AT(3, 0)]
    lost = given(player("press-on"), player("lead-astray"), player(), FORSAKEN)
    lost.when(ANA, Mark(CARD["press-on"], AT(1, 0))).when(ANA, Mark(CARD["press-on"], AT(2, 0)))
    lost.play(BO, "lead-astray", at=AT(-1, 0)).all_pass().all_pass()
    assert [path.at for path in lost.announced(PathForged)] == [AT(-1, 0)]
    assert lost.announced(PathNotForged) == [PathNotForged(AT(2, 0))]


@pytest.mark.rule("FF-CARD-04")
def test_lead_astray_on_a_double_back_changes_what_is_forged_and_not_what_is_taken_up() -> None:
    scene = given(player("double-back"), player("lead-astray"), player(), FORSAKEN, paths=[(1, 1)])
    scene.when(ANA, Mark(CARD["double-back"], AT(1, 1))).when(ANA, Mark(CARD["double-back"], AT(0, 1)))
    for x, y in ((2, 2), (1, 1)):
        scene.refused(BO, Play(CARD["lead-astray"], at=AT(x, y)), "FF-GEN-13")
    scene.play(BO, "lead-astray", at=AT(-1, -1)).all_pass().all_pass()
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(1, 1))]
    assert [path.at for path in scene.announced(PathForged)] == [AT(-1, -1)]


@pytest.mark.rule("FF-CARD-05")
def test_under_tanglefoot_the_first_legal_path_of_several_is_placed() -> None:
    scene = given(player("press-on"), player("sprint"), player(), FORSAKEN, group=["tanglefoot"])
    scene.when(ANA, Mark(CARD["press-on"], AT(1, 1))).when(ANA, Mark(CARD["press-on"], AT(0, 1)))
    scene.all_pass()
    assert [path.at for path in scene.announced(PathForged)] == [AT(1, 1)]
    late = given(player("trailblaze"), player("sprint"), player(), FORSAKEN, group=["tanglefoot"])
    for x in (1, 2, 3):
        late.when(ANA, Mark(CARD["trailblaze"], AT(x, 0)))
    late.play(BO, "sprint", at=AT(1, 0)).all_pass().all_pass()
    assert late.announced(PathForged) == [PathForged(BO, AT(1, 0)), PathForged(ANA, AT(2, 0))]
    assert not late.path_at(3, 0)


@pytest.mark.rule("FF-CARD-06")
@pytest.mark.parametrize("waterskin_first", [True, False])
def test_what_triggers_at_the_end_of_the_cycle_goes_by_age(waterskin_first: bool) -> None:
    """Who laid what and where it lies does not matter."""
    bo, cy = ("poisoned-waterskin", "withering-hex") if waterskin_first else ("withering-hex", "poisoned-waterskin")
    scene = given(
        player(), player("wander", before=[bo]), player("sprint", before=[cy]), FORSAKEN, player(), phase="forest"
    )
    scene.all_pass()
    victim, hexed = (BO, CY) if waterskin_first else (CY, BO)
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(victim, False)]
    assert discarders(scene) == ([] if waterskin_first else [hexed])
    scene.all_pass()
    assert discarders(scene) == ([victim, hexed] if waterskin_first else [hexed, victim])


@pytest.mark.rule("FF-CARD-06")
def test_cards_are_numbered_as_they_come_into_play() -> None:
    """A Waterskin, then an Artifact, then a Curse: each has an age of its own, and can be told from the others."""
    scene = given(
        player("poisoned-waterskin"),
        player("sprint"),
        player("cleansing-smoke"),
        FORSAKEN,
        player(),
        turns_taken=6,
        forest=["tanglefoot"],
        artifacts=["glass-eye"],
        paths=[(3, 5)],
    )
    scene.play(ANA, "poisoned-waterskin", BO).all_pass().play(BO, "sprint", at=AT(3, 6)).all_pass()
    scene.until(CardLaidDown)
    laid = [(piece.number, piece.card) for piece in scene.view(None).in_play]
    assert laid == [(0, "poisoned-waterskin"), (1, "glass-eye"), (2, "tanglefoot")]
    assert [action.chosen for action in scene.aims(CY, "cleansing-smoke")] == [2]
    scene.play(CY, "cleansing-smoke", chosen=2).all_pass()
    assert [piece.card for piece in scene.view(None).in_play] == ["poisoned-waterskin", "glass-eye"]


@pytest.mark.rule("FF-CARD-07")
@pytest.mark.parametrize("card", [card_id for card, card_id in enumerate(CARD_IDS) if AIM_OF[card]])
def test_only_speak_with_the_dead_is_aimed_at_a_spirit(card: str) -> None:
    scene = given(player("wander"), player(dead=True), player(), FORSAKEN, paths=[(1, 1)])
    scene.play(ANA, "wander", at=AT(2, 2))
    assert isinstance(scene.top, Pending)
    aimed = [action.target for action in plays_of(scene.state, CY, CARD[card], scene.top) if isinstance(action, Play)]
    assert (BO in aimed) == (card == "speak-with-the-dead")


@pytest.mark.rule("FF-CARD-08")
@pytest.mark.parametrize("drawn", range(6))
def test_weathered_map_never_turns_up_the_village_or_the_void(drawn: int) -> None:
    scene = given(player("wander"), player(), player(), FORSAKEN, paths=[(3, 5)], artifacts=["weathered-map"])
    scene.chance.queue = [drawn]
    scene.play(ANA, "wander", at=AT(3, 6)).all_pass()
    assert scene.chance.bounds == [6]
    assert [event.card for event in scene.announced(DestinationTurnedUp)] == ["dead-end"]
    assert scene.announced(PathForged) == [PathForged(ANA, AT(3, 6))]
    assert scene.view(None).ending is None


@pytest.mark.rule("FF-CARD-09")
def test_a_waterskin_works_though_the_one_who_laid_it_is_dead() -> None:
    scene = given(
        player("poisoned-waterskin"),
        player(),
        player("shot-in-the-dark"),
        FORSAKEN,
        player(),
        turns_taken=6,
        forest=["rockslide"],
    )
    scene.play(ANA, "poisoned-waterskin", BO).all_pass().play(CY, "shot-in-the-dark", ANA).all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    scene.until(PutOnDoorstep)
    assert scene.view(None).doorstep == BO


@pytest.mark.rule("FF-CARD-09")
def test_a_waterskin_is_laid_even_if_its_player_dies_before() -> None:
    scene = given(player("poisoned-waterskin"), player(), player("shot-in-the-dark"), FORSAKEN, player())
    scene.play(ANA, "poisoned-waterskin", BO).play(CY, "shot-in-the-dark", ANA).all_pass().all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert [(piece.card, piece.seat) for piece in scene.view(None).in_play] == [("poisoned-waterskin", BO)]


@pytest.mark.rule("FF-CARD-10")
def test_a_curse_in_play_is_out_of_reach_of_what_forbids() -> None:
    players = (player("hold-back-the-dark"), player(before=["warding-idol"]), player("cleansing-smoke"), FORSAKEN)
    pending = given(*players, phase="fast", turns_taken=6, forest=["tanglefoot"]).all_pass()
    assert pending.aims(ANA, "hold-back-the-dark")
    assert pending.aims(BO, "warding-idol")
    assert pending.aims(CY, "cleansing-smoke") == []
    pending.all_pass()
    assert [piece.card for piece in pending.view(None).in_play] == ["warding-idol", "tanglefoot"]
    pending.refused(ANA, Play(CARD["hold-back-the-dark"]), "FF-GEN-13")
    pending.refused(BO, Play(CARD["warding-idol"]), "FF-GEN-13")
    pending.play(CY, "cleansing-smoke", chosen=1).all_pass()
    assert [piece.card for piece in pending.view(None).in_play] == ["warding-idol"]


@pytest.mark.rule("FF-CARD-10")
def test_what_forbids_answers_a_second_forest_card_and_leaves_the_first_in_play() -> None:
    scene = given(
        player("hold-back-the-dark"),
        player(),
        player(),
        FORSAKEN,
        group=["tanglefoot"],
        phase="fast",
        turns_taken=6,
        forest=["stampede"],
    )
    scene.all_pass().play(ANA, "hold-back-the-dark").all_pass()
    assert [event.card for event in scene.announced(CardForbidden)] == ["stampede"]
    assert [piece.card for piece in scene.view(None).in_play] == ["tanglefoot"]
