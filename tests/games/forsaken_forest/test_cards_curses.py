"""What each Curse of RULES.md 5.3 does, on whom it falls and how long it lasts."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, FORSAKEN, FOUR, Scene, flipped, given, player
from lanternwood.games.forsaken_forest.actions import CastVote, EndPlea, Forage, Mark, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardLaidDown,
    CardLeftPlay,
    CardsDiscarded,
    CardsDrawn,
    CycleEnded,
    DrawMissed,
    ForestCardFlipped,
    PathForged,
    PutOnDoorstep,
    VotesRevealed,
)
from lanternwood.kernel.model import Seat


def borne(scene: Scene) -> list[tuple[str, int | None]]:
    return [(piece.card, piece.seat) for piece in scene.view(None).in_play]


# Curses on a player


@pytest.mark.parametrize("card", ["leaden-limbs", "hunger", "withering-hex", "mark-of-the-stag"])
@pytest.mark.parametrize("bearer", [ANA, CY])
def test_a_curse_on_a_player_falls_on_a_random_living_one_and_stays(card: str, bearer: Seat) -> None:
    scene = flipped(card, player(), player(dead=True), player(), FORSAKEN, drawn=[[ANA, CY, DI].index(bearer)])
    assert scene.chance.bounds == [3]
    assert [(laid.card, laid.seat) for laid in scene.announced(CardLaidDown)] == [(card, bearer)]
    assert borne(scene) == [(card, bearer)]
    assert scene.forest_discard() == []
    scene.all_pass()
    assert scene.view(None).cycle == 2
    assert borne(scene) == [(card, bearer)]


def test_leaden_limbs_bar_fast_actions_and_finders_actions_but_not_slow_ones() -> None:
    scene = given(
        player("sprint", "wander", before=["leaden-limbs", "glass-eye"]),
        player("sprint", before=["leaden-limbs"]),
        player(),
        FORSAKEN,
    )
    scene.refused(ANA, Play(CARD["sprint"], at=AT(1, 1)), "FF-ACT-10")
    scene.refused(ANA, Play(CARD["glass-eye"], target=BO), "FF-ACT-10")
    scene.refused(BO, Play(CARD["sprint"], at=AT(1, 1)), "FF-ACT-10")
    assert scene.aims(ANA, "sprint") == scene.aims(ANA, "glass-eye") == scene.offered(BO) == []
    scene.play(ANA, "wander", at=AT(1, 1)).all_pass()
    assert scene.path_at(1, 1)


@pytest.mark.parametrize("bearer", [BO, DI])
def test_leaden_limbs_bar_nobody_but_their_bearer(bearer: Seat) -> None:
    heavy = {bearer: ["leaden-limbs"]}
    players = player("sprint", before=["glass-eye"]), player(before=heavy.get(BO, [])), player("sprint")
    scene = given(*players, player(role="forsaken", before=heavy.get(DI, [])))
    assert scene.asked() == [seat for seat in (ANA, BO, CY, DI) if seat != bearer]
    assert len(scene.aims(ANA, "sprint")) == len(scene.aims(CY, "sprint")) == 8
    assert [action.target for action in scene.aims(ANA, "glass-eye")] == [BO, CY, DI]


def test_leaden_limbs_end_when_they_are_destroyed() -> None:
    scene = given(player("cleansing-smoke"), player("sprint", before=["leaden-limbs"]), player(), FORSAKEN)
    scene.play(ANA, "cleansing-smoke", chosen=0).all_pass()
    scene.play(BO, "sprint", at=AT(1, 1)).all_pass()
    assert scene.path_at(1, 1)


def test_hunger_stops_three_draws_and_is_discarded() -> None:
    forest = ["rockslide", "flash-flood"]
    scene = given(player(before=["hunger"]), player(), player(), FORSAKEN, phase="before-draw", forest=forest)
    for _ in range(3):
        assert borne(scene) == [("hunger", ANA)]
        scene.until(DrawMissed)
    assert scene.announced(DrawMissed) == [DrawMissed(ANA)] * 3
    assert CardsDrawn(ANA, 1) not in scene.announced(CardsDrawn)
    assert "hunger" in scene.forest_discard()
    while scene.announced(CardsDrawn)[-1].seat != ANA:
        scene.until(CardsDrawn)
    assert len(scene.announced(DrawMissed)) == 3


def test_hunger_leaves_other_draws_alone_and_ends_when_its_bearer_forages() -> None:
    scene = given(
        player("read-the-signs", "wander", "wander", before=["hunger"]), player(), player(), FORSAKEN, deck=["sprint"]
    )
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 2)]
    scene.when(ANA, Forage())
    assert scene.announced(CardsDrawn)[1:] == [CardsDrawn(ANA, 1)]
    assert scene.announced(CardLeftPlay) == [CardLeftPlay("hunger", ANA)]
    assert scene.forest_discard() == ["hunger"]


def test_withering_hex_takes_a_random_card_at_the_end_of_its_first_cycle_already() -> None:
    scene = flipped("withering-hex", player(), player("wander", "sprint"), player(), FORSAKEN, drawn=[1])
    scene.chance.queue = [1]
    scene.all_pass()
    assert scene.announced(CardsDiscarded) == [CardsDiscarded(BO, ("sprint",))]
    assert borne(scene) == [("withering-hex", BO)]


def test_withering_hex_is_used_up_after_three_times() -> None:
    forest = ["rockslide", "flash-flood"]
    scene = given(
        player(), player("wander", before=["withering-hex"]), player(), FORSAKEN, phase="forest", forest=forest
    )
    for _ in range(3):
        assert borne(scene) == [("withering-hex", BO)]
        scene.until(CycleEnded)
    assert [event.seat for event in scene.announced(CardsDiscarded)] == [BO] * 3
    assert borne(scene) == []
    assert scene.forest_discard()[-1] == "withering-hex"


def test_for_withering_hex_an_empty_hand_counts_as_a_time() -> None:
    scene = given(player(), player(before=["withering-hex"]), player(), FORSAKEN, phase="forest").all_pass()
    assert scene.announced(CardsDiscarded) == []
    assert [piece.left for piece in scene.view(None).in_play] == [2]


def marked(death: list[Seat], life: list[Seat]) -> Scene:
    scene = given(player("drag-to-the-gallows"), player(before=["mark-of-the-stag"]), player(), FORSAKEN)
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea())
    for seat in (ANA, BO, CY, DI):
        if seat in [*death, *life]:
            scene.when(seat, CastVote(death=seat in death))
    return scene


@pytest.mark.parametrize(
    ("death", "life", "falls"), [([ANA, CY], [BO, DI], True), ([ANA], [BO, CY, DI], False), ([ANA, CY, DI], [BO], True)]
)
def test_mark_of_the_stag_makes_a_tie_deadly_and_is_gone_after_that_vote(
    death: list[Seat], life: list[Seat], falls: bool
) -> None:
    scene = marked(death, life)
    assert [vote.condemned for vote in scene.announced(VotesRevealed)] == [falls]
    assert bool(scene.announced(PutOnDoorstep)) == falls
    assert scene.announced(CardLeftPlay)[0] == CardLeftPlay("mark-of-the-stag", BO)
    assert scene.forest_discard() == ["mark-of-the-stag"]


def test_mark_of_the_stag_counts_for_its_bearer_as_the_accused_only() -> None:
    scene = given(player("drag-to-the-gallows"), player(), player(before=["mark-of-the-stag"]), FORSAKEN)
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea()).times_out()
    assert scene.announced(PutOnDoorstep) == []
    assert borne(scene) == [("mark-of-the-stag", CY)]


# Curses on the group


@pytest.mark.parametrize("card", ["tanglefoot", "choking-fog", "broken-lantern"])
def test_a_curse_on_the_group_ends_with_the_next_turn_cycle(card: str) -> None:
    scene = given(*FOUR, phase="fast", turns_taken=6, forest=[card, "rockslide"]).until(CardLaidDown)
    assert scene.announced(CardLaidDown) == [CardLaidDown(card, None)]
    scene.until(CycleEnded)
    assert borne(scene) == [(card, None)]
    scene.until(ForestCardFlipped)
    assert borne(scene) == [(card, None)]
    scene.until(CycleEnded)
    assert borne(scene) == []
    assert scene.forest_discard() == ["rockslide", card]


def test_tanglefoot_lets_each_navigation_card_place_one_path() -> None:
    scene = given(player("trailblaze"), player("sprint"), player(), FORSAKEN, group=["tanglefoot"])
    for x in (1, 2, 3):
        scene.when(ANA, Mark(CARD["trailblaze"], AT(x, 0)))
    scene.play(BO, "sprint", at=AT(0, 1)).all_pass().all_pass()
    assert [path.at for path in scene.announced(PathForged)] == [AT(0, 1), AT(1, 0)]


@pytest.mark.parametrize(
    "card", ["spyglass", "soul-mirror", "search-their-pack", "read-the-canopy", "speak-with-the-dead"]
)
def test_in_the_choking_fog_no_discovery_card_is_played(card: str) -> None:
    scene = given(player(card), player(), player(dead=True), FORSAKEN, group=["choking-fog"])
    assert scene.aims(ANA, card) == []
    scene.refused(ANA, Play(CARD[card], target=BO), "FF-GEN-13")
    assert given(player(card), player(), player(dead=True), FORSAKEN).aims(ANA, card)


def test_the_choking_fog_stops_no_artifact_and_no_bared_soul() -> None:
    players = (player("bare-your-soul", before=["glass-eye", "ember-compass"]), player(), player(), FORSAKEN)
    scene = given(*players, group=["choking-fog"])
    for card in ("bare-your-soul", "glass-eye", "ember-compass"):
        assert scene.aims(ANA, card)


def test_under_the_broken_lantern_nobody_forages() -> None:
    scene = given(player("wander", "wander"), player(), player(), FORSAKEN, group=["broken-lantern"])
    assert Forage() not in scene.offered(ANA)
    scene.refused(ANA, Forage(), "FF-FORAGE-01")
