"""FF-KEY: what Peek, Forbid and Destroy mean."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, given, next_step, night, player
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, ChooseSlot, EndActionPhase, Forage, PickCard, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    ActionPhaseBegan,
    CardForbidden,
    CardLeftPlay,
    DestinationSeen,
    DestinationTurnedUp,
    NightChoiceMade,
    PathDestroyed,
    PeekMade,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.notebook import NoteView

# Peek


@pytest.mark.rule("FF-KEY-PEEK-01", "FF-KEY-PEEK-03")
def test_a_peek_at_a_destination_is_public_and_its_result_is_not() -> None:
    scene = given(player("spyglass"), player(), player(), player(role="forsaken"), village=3)
    scene.play(ANA, "spyglass", slot=2).all_pass()
    for viewer in (ANA, BO, DI, None):
        assert PeekMade(ANA, "destination", 2, None) in scene.told(viewer)
        assert (DestinationSeen(2, "village") in scene.told(viewer)) == (viewer == ANA)
    assert scene.view(ANA).destinations[2] == "village"
    assert scene.view(BO).destinations[2] is scene.view(None).destinations[2] is None
    assert scene.view(ANA).turned[2] is False


@pytest.mark.rule("FF-KEY-PEEK-01", "FF-KEY-PEEK-03")
def test_a_peek_at_a_role_card_is_public_and_its_result_is_not() -> None:
    scene = given(player("soul-mirror"), player(role="oracle"), player(), player(role="forsaken"))
    scene.play(ANA, "soul-mirror", BO).all_pass()
    for viewer in (ANA, BO, CY, None):
        assert PeekMade(ANA, "role", None, BO) in scene.told(viewer)
        assert (RoleCardSeen(BO, "oracle") in scene.told(viewer)) == (viewer == ANA)
    assert scene.view(ANA).players[BO].shown == "oracle"
    assert scene.view(CY).players[BO].shown is scene.view(None).players[BO].shown is None


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_what_was_seen_stays_in_the_notebook_of_the_one_who_saw_it() -> None:
    """R88"""
    scene = given(player("spyglass"), player(), player(), player(role="forsaken"), village=3)
    scene.play(ANA, "spyglass", slot=2).all_pass().when(ANA, EndActionPhase()).all_pass()
    assert scene.view(None).active == BO
    assert [(note.kind, note.slot, note.destination) for note in scene.view(ANA).notes] == [
        ("destination", 2, "village")
    ]
    assert scene.view(BO).notes == ()


@pytest.mark.rule("FF-KEY-PEEK-01", "FF-ROLE-ORACLE-01", "FF-ROLE-NAVIGATOR-01")
def test_what_was_seen_by_night_stays_in_the_notebook_too() -> None:
    """R88: with the number of the Night."""
    scene = night(player(role="shrouded"), player(role="oracle"), player(role="navigator"), *[player()] * 4)
    next_step(scene, "oracle").when(BO, ChoosePlayer(ANA))
    next_step(scene, "navigator").when(CY, ChooseSlot(0))
    assert NightChoiceMade("navigator", 0) in scene.told(CY)
    assert NightChoiceMade("oracle", ANA) in scene.told(BO)
    scene.times_out()
    assert scene.view(BO).notes == (NoteView("role", "oracle", seat=ANA, role="commonfolk", when=2),)
    assert scene.view(CY).notes == (NoteView("destination", "navigator", slot=0, destination="village", when=2),)
    assert [note.kind for note in scene.view(ANA).notes] == ["placed"]
    assert scene.view(DI).notes == scene.view(None).notes == ()


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_a_night_without_a_peek_leaves_no_line() -> None:
    scene = night(player(role="forsaken"), player(role="oracle"), player(role="navigator"), *[player()] * 4)
    next_step(scene, "oracle")
    next_step(scene, "navigator").times_out()
    assert scene.view(BO).notes == scene.view(CY).notes == ()


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_a_peek_with_an_artifact_is_told_from_one_with_a_card() -> None:
    """R88"""
    scene = given(player(before=["glass-eye"]), player(role="oracle"), player(), player(role="forsaken"), cycle=2)
    scene.play(ANA, "glass-eye", BO).all_pass()
    assert scene.view(ANA).notes == (NoteView("role", "artifact", seat=BO, role="oracle", when=1, cycle=2),)


@pytest.mark.rule("FF-NIGHT2-07")
def test_whoever_laid_something_on_somebody_by_night_finds_it_in_the_notebook() -> None:
    """R88: the Forsaken together, Priest and Silencer for themselves; nobody else."""
    scene = night(player(role="forsaken"), player(role="priest"), player(role="silencer"), *[player()] * 4)
    next_step(scene, "priest").when(BO, ChoosePlayer(DI))
    next_step(scene, "sacrifice").when(ANA, ChoosePlayer(ED)).when(CY, ChoosePlayer(ED))
    next_step(scene, "silencer").when(CY, ChoosePlayer(BO)).times_out()
    killed = NoteView("placed", "night", seat=ED, action="ritual-sacrifice", when=2)
    assert scene.view(ANA).notes == (killed,)
    assert scene.view(BO).notes == (NoteView("placed", "night", seat=DI, action="shelter-from-evil", when=2),)
    assert scene.view(CY).notes == (killed, NoteView("placed", "night", seat=BO, action="entangle", when=2))
    assert scene.view(DI).notes == scene.view(ED).notes == scene.view(None).notes == ()


@pytest.mark.rule("FF-KEY-PEEK-01")
def test_the_notebook_has_the_cards_that_were_seen_given_and_got() -> None:
    """R88: each in the notebooks of those who know of it, in order, with its time; no face that was not seen."""
    scene = given(
        player("share-the-pack", "sprint"),
        player("wander", "soul-mirror"),
        player("search-their-pack"),
        player("read-the-canopy", role="forsaken"),
        forest=["stampede", "rockslide", "hunger"],
        deck=["spyglass"] * 4,
        cycle=3,
    )
    scene.play(ANA, "share-the-pack", BO).all_pass()
    scene.when(ANA, PickCard(CARD["sprint"])).when(BO, PickCard(CARD["wander"])).until(ActionPhaseBegan)
    scene.play(BO, "soul-mirror", CY).all_pass().when(BO, EndActionPhase()).until(ActionPhaseBegan)
    scene.play(CY, "search-their-pack", BO).all_pass().when(CY, EndActionPhase()).until(ActionPhaseBegan)
    scene.play(DI, "read-the-canopy").all_pass()
    assert scene.view(ANA).notes == (
        NoteView("gave", "card", seat=BO, cards=("sprint",), when=1, cycle=3),
        NoteView("got", "card", seat=BO, cards=("wander",), when=1, cycle=3),
    )
    assert scene.view(BO).notes == (
        NoteView("got", "card", seat=ANA, cards=("sprint",), when=1, cycle=3),
        NoteView("gave", "card", seat=ANA, cards=("wander",), when=1, cycle=3),
        NoteView("role", "card", seat=CY, role="commonfolk", when=1, cycle=3),
    )
    assert scene.view(CY).notes == (NoteView("hand", "card", seat=BO, cards=("sprint", "spyglass"), when=1, cycle=3),)
    seen = NoteView("canopy", "card", cards=("stampede", "rockslide", "hunger"), when=1, cycle=3)
    assert scene.view(DI).notes == (seen,)
    assert scene.view(None).notes == ()


@pytest.mark.rule("FF-KEY-PEEK-02")
@pytest.mark.parametrize(
    ("role", "shown"),
    [("shrouded", "commonfolk"), ("cursed", "forsaken"), ("coward", "coward"), ("silencer", "silencer")],
)
def test_a_peek_shows_the_card_and_never_the_true_role(role: str, shown: str) -> None:
    scene = given(player("soul-mirror"), player(role=role), player(), player(role="forsaken"))
    scene.play(ANA, "soul-mirror", BO).all_pass()
    seen = [event.shown for event in scene.told(ANA) if isinstance(event, RoleCardSeen)]
    assert seen == [shown]
    assert (scene.view(ANA).players[BO].shown, scene.view(ANA).players[BO].role) == (shown, None)


@pytest.mark.rule("FF-KEY-PEEK-03")
def test_a_peek_by_night_is_not_public() -> None:
    """R77"""
    scene = night(player(role="oracle"), player(), player(), player(role="forsaken"))
    next_step(scene, "oracle")
    scene.when(ANA, scene.offered(ANA)[0]).times_out()
    assert [event for event in scene.told(ANA) if isinstance(event, RoleCardSeen)] == [RoleCardSeen(BO, "commonfolk")]
    assert scene.announced(PeekMade) == []


# Forbid and Destroy


@pytest.mark.rule("FF-KEY-FORBID-01")
def test_a_forbidden_card_has_no_effect_and_lies_beneath_the_card_that_forbade_it() -> None:
    scene = given(player("scout-ahead"), player("deny-fate"), player(), player(role="forsaken"), discarded=["sprint"])
    scene.play(ANA, "scout-ahead", at=AT(1, 1)).play(BO, "deny-fate").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("scout-ahead", ANA, BO)]
    assert not scene.path_at(1, 1)
    assert scene.hand(ANA) == []
    assert scene.discard() == ["sprint", "scout-ahead", "deny-fate"]


@pytest.mark.rule("FF-KEY-DESTROY-01")
def test_a_destroyed_curse_goes_to_its_pile_and_stops_having_effect() -> None:
    scene = given(
        player("cleansing-smoke", "wander", "wander"),
        player(),
        player(),
        player(role="forsaken"),
        group=["broken-lantern"],
    )
    scene.refused(ANA, Forage(), "FF-FORAGE-01")
    scene.play(ANA, "cleansing-smoke", chosen=0).all_pass()
    assert scene.announced(CardLeftPlay) == [CardLeftPlay("broken-lantern", None)]
    assert scene.forest_discard() == ["broken-lantern"]
    scene.when(ANA, Forage())


@pytest.mark.rule("FF-KEY-DESTROY-01")
def test_a_destroyed_path_token_leaves_the_board() -> None:
    scene = given(player("break-the-trail"), player(), player(), player(role="forsaken"), paths=[(1, 1), (2, 2)])
    scene.play(ANA, "break-the-trail", at=AT(1, 1)).all_pass()
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(1, 1))]
    assert scene.view(None).paths == (AT(2, 2),)


@pytest.mark.rule("FF-KEY-DESTROY-02")
def test_destroying_a_token_on_a_site_undoes_nothing_and_yields_nothing_new() -> None:
    scene = given(
        player("wander"),
        player("break-the-trail"),
        player("sprint"),
        player(role="forsaken"),
        paths=[(3, 5)],
        artifacts=["glass-eye", "silver-bell"],
    )
    scene.play(ANA, "wander", at=AT(3, 6)).all_pass()
    scene.play(BO, "break-the-trail", at=AT(3, 6)).all_pass()
    assert not scene.path_at(3, 6)
    assert scene.view(None).used_sites[0] is True
    assert [(piece.card, piece.seat) for piece in scene.view(None).in_play] == [("glass-eye", ANA)]
    scene.play(CY, "sprint", at=AT(3, 6)).all_pass()
    assert scene.path_at(3, 6)
    assert len(scene.view(None).in_play) == 1


@pytest.mark.rule("FF-KEY-DESTROY-02")
def test_a_destination_stays_up_and_its_token_cannot_be_destroyed() -> None:
    scene = given(player("break-the-trail"), player(), player(), player(role="forsaken"), turned=[2])
    assert scene.aims(ANA, "break-the-trail") == []
    scene.refused(ANA, Play(CARD["break-the-trail"], at=AT(6, 6)), "FF-GEN-13")
    assert scene.view(None).turned[1] is True
    assert scene.announced(DestinationTurnedUp) == []
