"""FF-CARD: the choices that cards ask for while they resolve (RULES.md 5.5)."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, PlayerFacts, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Decline, GoToGallows, PickCard, PutBack, ShowHand, TakeTheBolt
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardChangedHands,
    CardsDiscarded,
    CardsHandedOver,
    ChoiceMade,
    HandShown,
    PutOnDoorstep,
    WindowClosed,
)
from lanternwood.games.forsaken_forest.frames import Asked
from lanternwood.kernel.model import Action, Seat

FORSAKEN = player(role="forsaken")


def flipped(card: str, *players: PlayerFacts, active: Seat = ANA) -> Scene:
    """This Forest card has been flipped after the sixth turn and nobody has answered it."""
    return (
        given(*players, phase="fast", turns_taken=6, forest=[card], active=active, paths=[(1, 1)]).all_pass().all_pass()
    )


@pytest.mark.rule("FF-CARD-11")
def test_choices_of_several_are_secret_until_all_take_effect_together() -> None:
    scene = flipped("whispering-mist", player("wander", "sprint"), player("deny-fate"), player("spyglass"), FORSAKEN)
    heard = len(scene.heard)
    seen = {viewer: scene.view(viewer) for viewer in (BO, CY, DI, None)}
    scene.when(ANA, PickCard(CARD["sprint"]))
    for viewer, before in seen.items():
        assert scene.view(viewer) == before
        assert scene.told(viewer, heard) == []
    assert scene.told(ANA, heard) == [ChoiceMade("sprint")]
    scene.when(CY, PickCard(CARD["spyglass"])).when(BO, PickCard(CARD["deny-fate"]))
    assert len(scene.announced(CardsHandedOver)) == 3
    assert not [event for event in scene.told(None) if isinstance(event, CardChangedHands)]


@pytest.mark.rule("FF-CARD-11")
def test_the_first_of_two_cards_for_the_lightning_is_seen_by_its_player_alone() -> None:
    scene = flipped("lightning-strike", player("wander", "sprint", "spyglass"), player(), player(), FORSAKEN)
    heard = len(scene.heard)
    seen = {viewer: scene.view(viewer) for viewer in (BO, CY, DI, None)}
    scene.when(ANA, PickCard(CARD["sprint"]))
    for viewer, before in seen.items():
        assert scene.view(viewer) == before
        assert scene.told(viewer, heard) == []
    asked = scene.view(ANA).asked
    assert asked is not None
    assert (asked.taken, asked.answered) == ("sprint", False)
    scene.when(ANA, PickCard(CARD["spyglass"]))
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(ANA, ("sprint", "spyglass"))]


@pytest.mark.rule("FF-CARD-11")
def test_each_giver_knows_where_the_card_lies_after_all_were_passed_at_once() -> None:
    """What the receiver passed on meanwhile was another."""
    mist = flipped(
        "whispering-mist", *[player("wander", "sprint") for _ in range(3)], player("wander", role="forsaken")
    )
    for seat in (ANA, BO, CY, DI):
        mist.when(seat, PickCard(CARD["wander"]))
    for giver, receiver in ((ANA, BO), (BO, CY), (CY, DI), (DI, ANA)):
        assert mist.view(giver).players[receiver].known_cards == ("wander",)
    swap = given(player("share-the-pack", "sprint"), player("sprint"), player(), FORSAKEN)
    swap.play(ANA, "share-the-pack", BO).all_pass()
    swap.when(ANA, PickCard(CARD["sprint"])).when(BO, PickCard(CARD["sprint"]))
    assert swap.view(ANA).players[BO].known_cards == swap.view(BO).players[ANA].known_cards == ("sprint",)
    assert swap.view(CY).players[BO].known_cards == ()


@pytest.mark.rule("FF-CARD-11")
def test_all_are_told_when_those_who_were_asked_together_have_chosen() -> None:
    """Where one alone was asked, what they do is told."""
    mist = flipped("whispering-mist", player("wander"), player("wander"), player("wander"), FORSAKEN)
    heard = len(mist.heard)
    for seat in (ANA, BO, CY):
        assert mist.announced(WindowClosed, heard) == []
        mist.when(seat, PickCard(CARD["wander"]))
    assert mist.announced(WindowClosed, heard) == [WindowClosed()]
    demand = given(player("demand-answers"), player("sprint"), player(), FORSAKEN)
    demand.play(ANA, "demand-answers", BO).all_pass()
    heard = len(demand.heard)
    demand.when(BO, ShowHand())
    assert demand.announced(WindowClosed, heard) == []


@pytest.mark.rule("FF-CARD-11")
@pytest.mark.parametrize("card", ["share-the-pack", "lend-a-hand", "gather-kindling", "read-the-canopy"])
def test_such_a_choice_is_made_at_resolution_and_not_announced(card: str) -> None:
    scene = given(player(card, "wander", "sprint"), player("deny-fate"), player(), FORSAKEN)
    scene.when(ANA, scene.aims(ANA, card)[0])
    (pending,) = scene.view(None).pending
    assert (pending.places, pending.slot) == ((), None)
    assert scene.asked() == [BO, CY, DI]
    scene.all_pass()
    assert isinstance(scene.top, Asked)
    assert ANA in scene.asked()
    for viewer in (CY, None):
        asked = scene.view(viewer).asked
        assert asked is not None
        assert (asked.canopy, asked.taken, asked.answered) == ((), None, False)


ANSWERS = [PickCard(CARD["sprint"]), PutBack((0, 1, 2)), ShowHand(), GoToGallows(), TakeTheBolt(), Decline()]


@pytest.mark.rule("FF-CARD-11")
@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize(
    ("card", "fitting"),
    [
        ("share-the-pack", (PickCard,)),
        ("lend-a-hand", (PickCard,)),
        ("gather-kindling", (PickCard,)),
        ("read-the-canopy", (PutBack,)),
        ("demand-answers", (ShowHand, GoToGallows)),
        ("whispering-mist", (PickCard,)),
        ("lightning-strike", (PickCard, TakeTheBolt)),
        ("spring-of-renewal", (PickCard, Decline)),
    ],
)
def test_a_card_is_answered_only_with_what_it_asks_for(card: str, fitting: tuple[type, ...], answer: Action) -> None:
    hand = player("sprint", "sprint")
    if card in ("whispering-mist", "lightning-strike"):
        scene = flipped(card, hand, player(), player(), FORSAKEN)
    elif card == "spring-of-renewal":
        scene = given(
            player("sprint", "sprint", "wander"), player(), player(), FORSAKEN, paths=[(3, 5)], artifacts=[card]
        )
        scene.play(ANA, "wander", at=AT(3, 6)).all_pass()
    elif card == "demand-answers":
        scene = given(hand, player(card), player(), FORSAKEN, active=BO).play(BO, card, ANA).all_pass()
    else:
        scene = given(player(card, "sprint", "sprint"), player(), player(), FORSAKEN)
        scene.when(ANA, scene.aims(ANA, card)[0]).all_pass()
    assert (answer in scene.offered(ANA)) == isinstance(answer, fitting)
    if isinstance(answer, fitting):
        scene.when(ANA, answer)
    else:
        scene.refused(ANA, answer, "FF-CARD-11")


@pytest.mark.rule("FF-CARD-11")
def test_who_is_waited_for_is_told_where_the_card_names_them_and_not_of_several() -> None:
    """RULES.md 4: "waiting for" lists."""
    one = given(player("demand-answers"), player("sprint"), player(), FORSAKEN)
    one.play(ANA, "demand-answers", BO).all_pass()
    two = given(player("share-the-pack", "wander"), player("sprint"), player(), FORSAKEN)
    two.play(ANA, "share-the-pack", BO).all_pass()
    mist = flipped("whispering-mist", player("wander"), player("deny-fate"), player(), FORSAKEN)
    spring = given(
        player("wander", "sprint"), *[player("sprint")] * 2, FORSAKEN, paths=[(3, 5)], artifacts=["spring-of-renewal"]
    )
    spring.play(ANA, "wander", at=AT(3, 6)).all_pass()
    for viewer in (ANA, BO, DI, None):
        waited_for = [GAME.waiting.awaited(scene.state, viewer) for scene in (one, two, mist, spring)]
        assert waited_for == [(BO,), (ANA, BO), (), ()]
    assert (mist.asked(), spring.asked()) == ([ANA, BO], [ANA, BO, CY])
    spring.when(BO, Decline())
    assert spring.told(BO)[-1] == ChoiceMade(None)


@pytest.mark.rule("FF-CARD-12")
@pytest.mark.parametrize(
    ("card", "bounds"), [("share-the-pack", [2, 3]), ("lend-a-hand", [2]), ("gather-kindling", [5])]
)
def test_a_choice_not_made_in_time_falls_out_at_random(card: str, bounds: list[int]) -> None:
    scene = given(player(card, "wander", "sprint"), player("deny-fate", "spyglass", "wander"), player(), FORSAKEN)
    scene.when(ANA, scene.aims(ANA, card)[0]).all_pass()
    scene.chance.queue = [1] * len(bounds)
    scene.times_out()
    assert scene.chance.bounds == bounds
    if card == "gather-kindling":
        assert scene.announced(CardsDiscarded) == [CardsDiscarded(ANA, ("sprint",))]
    else:
        assert "sprint" in scene.hand(BO)
        assert scene.hand(ANA) == (["spyglass", "wander"] if card == "share-the-pack" else ["wander"])


@pytest.mark.rule("FF-CARD-12")
def test_a_choice_made_in_time_stands_when_another_is_not() -> None:
    scene = given(player("share-the-pack", "wander", "sprint"), player("deny-fate", "spyglass"), player(), FORSAKEN)
    scene.play(ANA, "share-the-pack", BO).all_pass().when(BO, PickCard(CARD["spyglass"])).times_out()
    assert scene.chance.bounds == [2]
    assert (scene.hand(ANA), scene.hand(BO)) == (["sprint", "spyglass"], ["deny-fate", "wander"])


@pytest.mark.rule("FF-CARD-12")
def test_an_optional_part_is_declined_and_a_card_may_say_otherwise() -> None:
    spring = given(
        player("wander", "sprint"),
        player("wander"),
        player(),
        FORSAKEN,
        paths=[(3, 5)],
        artifacts=["spring-of-renewal"],
    )
    spring.play(ANA, "wander", at=AT(3, 6)).all_pass().times_out()
    assert spring.announced(CardsDiscarded) == []
    lightning = flipped("lightning-strike", player("wander", "sprint"), player(), player(), FORSAKEN).times_out()
    assert lightning.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)]


@pytest.mark.rule("FF-CARD-13")
def test_the_entangled_and_the_pilloried_choose_and_spend_no_action() -> None:
    scene = given(
        player("share-the-pack", "wander"), player("deny-fate"), player("place-in-the-pillory"), FORSAKEN, player()
    )
    scene.play(CY, "place-in-the-pillory", BO).all_pass()
    scene.play(ANA, "share-the-pack", BO).all_pass()
    assert BO in scene.asked()
    scene.when(ANA, PickCard(CARD["wander"])).when(BO, PickCard(CARD["deny-fate"]))
    assert scene.hand(BO) == ["wander"]
    assert not scene.view(None).players[BO].spent


@pytest.mark.rule("FF-CARD-13")
def test_an_entangled_player_answers_a_demand_and_the_lightning() -> None:
    demand = given(player("demand-answers"), player("sprint"), player(), FORSAKEN)
    demand.state.entangled = BO
    demand.play(ANA, "demand-answers", BO).all_pass().when(BO, ShowHand())
    assert demand.announced(HandShown) == [HandShown(BO, ("sprint",))]
    bolt = given(
        player("wander", "wander"),
        player(),
        player(),
        FORSAKEN,
        phase="fast",
        turns_taken=6,
        forest=["lightning-strike"],
    )
    bolt.state.entangled = ANA
    bolt.all_pass().all_pass()
    assert bolt.asked() == [ANA]
    bolt.when(ANA, TakeTheBolt())
    assert bolt.announced(PutOnDoorstep) == [PutOnDoorstep(ANA, False)]
