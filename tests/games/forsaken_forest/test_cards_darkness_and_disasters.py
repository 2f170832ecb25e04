"""What each Darkness and each Disaster of RULES.md 5.3 does, and whom it may strike."""

import pytest

from games.forsaken_forest.scene import (
    ANA,
    AT,
    BO,
    CY,
    DI,
    ED,
    FORSAKEN,
    FOUR,
    Scene,
    flipped,
    given,
    player,
)
from lanternwood.games.forsaken_forest.actions import PickCard, TakeTheBolt
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardsDiscarded,
    CardsHandedOver,
    CycleEnded,
    NightFell,
    NightScheduled,
    PathDestroyed,
    PutOnDoorstep,
)
from lanternwood.games.forsaken_forest.frames import OpenWindow
from lanternwood.kernel.model import Seat


def closing(scene: Scene) -> bool:
    """The Forest Turn is in its last window."""
    return isinstance(scene.top, OpenWindow) and scene.top.phase == "forest"


# Darkness


def test_encroaching_darkness_brings_a_night_at_the_end_of_the_turn_cycle() -> None:
    scene = flipped("encroaching-darkness")
    assert scene.announced(NightScheduled) == [NightScheduled()]
    assert scene.announced(NightFell) == []
    assert closing(scene)
    scene.all_pass()
    assert scene.announced(CycleEnded) == [CycleEnded(1)]
    assert scene.announced(NightFell) == [NightFell(2)]


def test_howling_dark_takes_a_card_of_each_living_player_and_brings_a_night() -> None:
    players = (player("wander", "sprint"), player("deny-fate"), player(), player(dead=True), FORSAKEN)
    scene = flipped("howling-dark", *players, drawn=[0, 1])
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("deny-fate",)), CardsDiscarded(ANA, ("sprint",))]
    assert scene.view(None).night_due
    scene.all_pass()
    assert scene.announced(NightFell) == [NightFell(2)]


# Disasters


@pytest.mark.parametrize("victim", [ANA, BO, DI])
def test_wolves_at_the_flank_put_a_random_living_player_on_doorstep(victim: Seat) -> None:
    players = (player(), player(), player(dead=True), FORSAKEN, player())
    scene = flipped("wolves-at-the-flank", *players, drawn=[[ANA, BO, DI, ED].index(victim)])
    assert scene.chance.bounds == [4]
    assert [fallen.seat for fallen in scene.announced(PutOnDoorstep)] == [victim]
    assert scene.forest_discard() == ["wolves-at-the-flank"]


def test_rockslide_destroys_one_random_path() -> None:
    scene = flipped("rockslide", drawn=[2])
    assert scene.chance.bounds == [4]
    assert scene.announced(PathDestroyed) == [PathDestroyed(AT(2, 3))]


def test_flash_flood_destroys_three_random_paths() -> None:
    scene = flipped("flash-flood", drawn=[3, 0, 1])
    assert scene.chance.bounds == [4, 3, 2]
    assert [path.at for path in scene.announced(PathDestroyed)] == [AT(3, 3), AT(1, 1), AT(2, 3)]
    assert scene.view(None).paths == (AT(2, 2),)


@pytest.mark.parametrize(("card", "left"), [("rockslide", 1), ("flash-flood", 2)])
def test_the_forest_destroys_no_path_on_a_destination_and_all_if_there_are_fewer(card: str, left: int) -> None:
    scene = given(*FOUR, phase="fast", turns_taken=6, forest=[card], turned=[2], paths=[(1, 1), (2, 2)][:left])
    scene.all_pass().all_pass()
    assert len(scene.announced(PathDestroyed)) == left
    assert scene.view(None).paths == (AT(6, 6),)
    bare = given(*FOUR, phase="fast", turns_taken=6, forest=[card], turned=[2]).all_pass().all_pass()
    assert bare.announced(PathDestroyed) == []
    assert closing(bare)


def test_stampede_takes_a_card_of_each_living_player() -> None:
    players = (player("wander", "sprint"), player("deny-fate"), player("spyglass"), FORSAKEN)
    scene = flipped("stampede", *players, drawn=[0, 0, 1])
    discarded = [(event.seat, event.cards) for event in scene.announced(CardsDiscarded)]
    assert discarded == [(BO, ("deny-fate",)), (CY, ("spyglass",)), (ANA, ("sprint",))]
    assert not scene.view(None).night_due


def test_sinkhole_takes_the_hand_of_a_random_living_player() -> None:
    players = (player("wander"), player("sprint", "deny-fate", "wander"), player(), FORSAKEN)
    scene = flipped("sinkhole", *players, drawn=[1])
    assert scene.chance.bounds == [4]
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("wander", "sprint", "deny-fate"))]
    assert (scene.hand(ANA), scene.hand(BO)) == (["wander"], [])


def test_whispering_mist_passes_one_chosen_card_of_each_to_the_next_living_player() -> None:
    players = (player("wander", "sprint"), player("deny-fate"), player(dead=True), FORSAKEN, player("spyglass"))
    scene = flipped("whispering-mist", *players)
    assert scene.asked() == [ANA, BO, ED]
    scene.when(ED, PickCard(CARD["spyglass"])).when(ANA, PickCard(CARD["sprint"]))
    assert scene.announced(CardsHandedOver) == []
    scene.when(BO, PickCard(CARD["deny-fate"]))
    assert [(event.giver, event.receiver) for event in scene.announced(CardsHandedOver)] == [
        (ANA, BO),
        (BO, DI),
        (ED, ANA),
    ]
    assert [scene.hand(seat) for seat in (ANA, BO, DI, ED)] == [["spyglass", "wander"], ["sprint"], ["deny-fate"], []]


def test_in_the_whispering_mist_a_card_that_has_just_come_does_not_go_on() -> None:
    players = (player("wander"), player("wander"), player(), FORSAKEN)
    scene = flipped("whispering-mist", *players)
    scene.when(ANA, PickCard(CARD["wander"])).when(BO, PickCard(CARD["wander"]))
    assert [scene.hand(seat) for seat in (ANA, BO, CY)] == [[], ["wander"], ["wander"]]


def test_the_whispering_mist_takes_at_random_from_those_who_do_not_choose() -> None:
    players = (player("wander", "sprint"), player("deny-fate", "spyglass"), player(), FORSAKEN)
    scene = flipped("whispering-mist", *players)
    scene.when(ANA, PickCard(CARD["wander"]))
    scene.chance.queue = [1]
    scene.times_out()
    assert scene.chance.bounds == [2]
    assert (scene.hand(BO), scene.hand(CY)) == (["deny-fate", "wander"], ["spyglass"])
    empty = flipped("whispering-mist")
    assert closing(empty)


def struck(*bo: str) -> Scene:
    return flipped("lightning-strike", player(), player(*bo), player(), FORSAKEN, drawn=[1])


def test_lightning_strike_may_be_paid_with_two_cards_of_choice() -> None:
    scene = struck("wander", "wander", "sprint")
    assert scene.chance.bounds == [4]
    assert scene.asked() == [BO]
    for viewer in (BO, CY, None):
        asked = scene.view(viewer).asked
        assert asked is not None
        assert (asked.kind, asked.target) == ("lightning", BO)
    assert scene.offered(BO) == [PickCard(CARD["wander"]), PickCard(CARD["sprint"]), TakeTheBolt()]
    scene.when(BO, PickCard(CARD["sprint"]))
    scene.refused(BO, PickCard(CARD["sprint"]), "FF-CARD-11")
    assert scene.announced(CardsDiscarded) == []
    scene.when(BO, PickCard(CARD["wander"]))
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("wander", "sprint"))]
    assert scene.announced(PutOnDoorstep) == []
    assert scene.hand(BO) == ["wander"]


def test_lightning_strike_may_be_taken_instead() -> None:
    scene = struck("wander", "wander").when(BO, PickCard(CARD["wander"])).when(BO, TakeTheBolt())
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.hand(BO) == ["wander", "wander"]


@pytest.mark.parametrize("hand", [(), ("wander",)])
def test_lightning_strikes_down_who_cannot_pay(hand: tuple[str, ...]) -> None:
    scene = struck(*hand)
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.view(None).doorstep == BO


def test_lightning_strikes_down_who_does_not_answer() -> None:
    scene = struck("wander", "sprint").when(BO, PickCard(CARD["wander"])).times_out()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]
    assert scene.hand(BO) == ["sprint", "wander"]
