"""The worked examples EX-01 to EX-04 and EX-09 to EX-14 of RULES.md, section 7, as scenes."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, FAY, GUS, HAL, Scene, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Forage, Mark, Pass, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CardForbidden,
    CardsDiscarded,
    CardsDrawn,
    CycleBegan,
    CycleEnded,
    DestinationTurnedUp,
    ForestCardFlipped,
    GameWon,
    NightFell,
    PathForged,
    PathNotForged,
    PlayerDied,
    PlayerRevived,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase
from lanternwood.kernel.model import Seat

DENY = Play(CARD["deny-fate"])
END = EndActionPhase()


def turns(scene: Scene) -> list[Seat]:
    return [began.seat for began in scene.announced(TurnBegan)]


@pytest.mark.rule("FF-ACT-02", "FF-ACT-05", "FF-PRIO-07", "FF-PRIO-10", "FF-PRIO-13")
def test_ex_01_no_countering_your_own_counter() -> None:
    deny = player("deny-fate")
    scene = given(player("wander", "deny-fate"), deny, deny, player(role="forsaken"))
    scene.play(ANA, "wander", at=AT(1, 1)).when(BO, DENY)
    scene.refused(ANA, DENY, "FF-ACT-02")
    scene.when(CY, DENY).all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("deny-fate", BO, CY)]
    assert [card.card for card in scene.view(None).pending] == ["wander"]
    assert not scene.path_at(1, 1)
    scene.all_pass()
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-PRIO-04", "FF-PRIO-06", "FF-REVIVE-04", "FF-REVIVE-05", "FF-TURN-07")
def test_ex_02_no_return_fire() -> None:
    players = (
        player(), player("shot-in-the-dark"), player("shot-in-the-dark", "miraculous-revival"),
        player("miraculous-revival"), player(role="forsaken"),
    )  # fmt: skip
    scene = given(*players, phase="before-draw").play(BO, "shot-in-the-dark", CY)
    scene.refused(CY, Play(CARD["shot-in-the-dark"], target=BO), "FF-PRIO-04")
    scene.refused(CY, Play(CARD["miraculous-revival"], target=CY), "FF-REVIVE-04")
    scene.all_pass().play(DI, "miraculous-revival", CY).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(CY)]
    scene.all_pass().all_pass()
    assert isinstance(scene.top, ActionPhase)
    scene.play(CY, "shot-in-the-dark", BO).all_pass()
    assert scene.state.on_doorstep == 1 << BO


@pytest.mark.rule("FF-PRIO-10", "FF-FOREST-06", "FF-FOREST-08")
def test_ex_03_fighting_darkness() -> None:
    hold = player("hold-back-the-dark")
    players = player(), hold, player(), player(), player("deny-fate"), player("hold-back-the-dark", role="forsaken")
    scene = given(*players, phase="fast", turns_taken=6, forest=["encroaching-darkness"]).all_pass()
    scene.play(BO, "hold-back-the-dark").when(ED, DENY).all_pass()
    assert [card.card for card in scene.view(None).pending] == ["encroaching-darkness"]
    assert FAY in scene.asked()
    scene.play(FAY, "hold-back-the-dark").all_pass()
    assert scene.announced(CardForbidden)[-1] == CardForbidden("encroaching-darkness", None, FAY)
    assert scene.forest_discard() == ["encroaching-darkness"]
    scene.until(CycleBegan)
    assert not scene.announced(NightFell)


@pytest.mark.rule("FF-CYCLE-10", "FF-CYCLE-12", "FF-FOREST-05", "FF-ROLE-SILENCER-04")
def test_ex_04_end_of_cycle_before_night() -> None:
    players = player(), player("sprint", before=["withering-hex"]), player("quick-thinking"), player(role="silencer")
    scene = given(*players, phase="fast", turns_taken=6, forest=["encroaching-darkness"])
    scene.state.entangled = CY
    scene.all_pass().all_pass()
    assert scene.state.phase == "forest-closing"
    scene.refused(CY, Play(CARD["quick-thinking"]), "FF-ROLE-SILENCER-03")
    assert (scene.hand(BO), scene.view(None).players[CY].entangled) == (["sprint"], True)
    scene.all_pass()
    assert scene.told(None)[-4:-1] == [CardsDiscarded(BO, ("sprint",)), CycleEnded(1), NightFell(2)]
    assert not scene.view(None).players[CY].entangled


@pytest.mark.rule("FF-CYCLE-03", "FF-CYCLE-05", "FF-CYCLE-06")
def test_ex_09_four_players_a_death_mid_cycle() -> None:
    players = player(), player("shot-in-the-dark"), player(), player(role="forsaken")
    scene = given(*players, phase="before-draw", forest=["rockslide", "flash-flood"]).until(CycleBegan)
    assert [ANA, *turns(scene)][:6] == [ANA, BO, CY, DI, ANA, BO]
    before = len(turns(scene)) - 1
    scene.until(TurnBegan)
    assert scene.state.active == DI
    scene.play(BO, "shot-in-the-dark", ANA).until(PlayerDied).until(ForestCardFlipped)
    assert turns(scene)[before:] == [CY, DI, BO, CY, DI, BO]
    scene.until(CycleBegan)
    assert scene.announced(CycleBegan)[-1] == CycleBegan(3)
    assert turns(scene)[-1] == CY


@pytest.mark.rule("FF-CYCLE-03", "FF-CYCLE-04")
@pytest.mark.parametrize("first_card", ["rockslide", "encroaching-darkness"])
def test_ex_10_eight_players(first_card: str) -> None:
    """The Priest shelters whom the Forsaken choose, so that the Night leaves all alive."""
    players = player(role="priest"), *(player() for _ in range(6)), player(role="forsaken")
    scene = given(*players, phase="before-draw", forest=[first_card, "flash-flood"])
    for _ in range(2):
        scene.until(CycleBegan)
    order = [ANA, *turns(scene)]
    assert len(scene.announced(NightFell)) == (first_card == "encroaching-darkness")
    assert not scene.announced(PlayerDied)
    assert (order[:6], order[6:12], order[12]) == (
        [ANA, BO, CY, DI, ED, FAY],
        [GUS, HAL, ANA, BO, CY, DI],
        ED,
    )


@pytest.mark.rule("FF-MUST-01", "FF-MUST-02", "FF-MUST-03", "FF-MUST-04", "FF-FORAGE-04")
def test_ex_11_must_wander_and_foraging() -> None:
    players = player("wander", "wander", "spyglass"), player(), player(), player(role="forsaken")
    scene = given(*players, group=["choking-fog"], deck=["knife-at-the-campfire"])
    scene.refused(ANA, END, "FF-MUST-01")
    scene.refused(ANA, Play(CARD["spyglass"], slot=0), "FF-GEN-13")
    scene.when(ANA, Forage())
    assert scene.hand(ANA) == ["knife-at-the-campfire", "spyglass"]
    scene.when(ANA, END)
    unlucky = given(*players, group=["choking-fog"], deck=["wander"]).when(ANA, Forage())
    unlucky.refused(ANA, END, "FF-MUST-01")
    unlucky.refused(ANA, Forage(), "FF-FORAGE-04")


@pytest.mark.rule("FF-CARD-03", "FF-MUST-07", "FF-CYCLE-07", "FF-TURN-03")
def test_ex_12_pillory() -> None:
    pilloried = player("wander", "wander", "wander", "deny-fate", "quick-thinking")
    players = pilloried, player("place-in-the-pillory"), player("sprint"), player(role="forsaken")
    scene = given(*players, phase="before-draw", turns_taken=3).play(BO, "place-in-the-pillory", ANA).all_pass()
    scene.all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 1)]
    scene.all_pass().when(ANA, Forage())
    scene.play(CY, "sprint", at=AT(1, 1))
    scene.refused(ANA, DENY, "FF-CARD-03")
    scene.all_pass()
    assert "wander" in scene.hand(ANA)
    scene.when(ANA, END).until(TurnBegan)
    assert (scene.state.active, scene.state.turns_taken) == (BO, 4)
    scene.play(ANA, "quick-thinking")


@pytest.mark.rule("FF-NAV-06", "FF-GEN-08", "FF-ACT-05")
def test_ex_13_beaten_to_the_square() -> None:
    players = player("wander", "quick-thinking"), player("sprint"), player(), player(role="forsaken")
    scene = given(*players, paths=[(1, 1)]).play(ANA, "wander", at=AT(2, 2))
    scene.play(BO, "sprint", at=AT(2, 2)).all_pass()
    assert scene.announced(PathForged) == [PathForged(BO, AT(2, 2))]
    scene.all_pass()
    assert scene.announced(PathNotForged) == [PathNotForged(AT(2, 2))]
    assert scene.announced(PathForged) == [PathForged(BO, AT(2, 2))]
    assert scene.discard() == ["sprint", "wander"]
    scene.refused(ANA, Play(CARD["quick-thinking"]), "FF-ACT-02")


@pytest.mark.rule("FF-NAV-11", "FF-DEST-02", "FF-CARD-05")
@pytest.mark.parametrize("group", [[], ["tanglefoot"]])
def test_ex_14_two_steps_home(group: list[str]) -> None:
    players = player("press-on"), player("bar-the-way"), player(), player(role="forsaken")
    scene = given(*players, paths=[(4, 4)], village=2, group=group)
    scene.when(ANA, Mark(CARD["press-on"], AT(5, 5))).when(ANA, Mark(CARD["press-on"], AT(6, 6)))
    scene.when(BO, Pass()).when(CY, Pass()).when(DI, Pass())
    assert scene.path_at(5, 5)
    assert scene.path_at(6, 6) is not bool(group)
    if group:
        assert not scene.announced(GameWon)
        return
    assert scene.announced(DestinationTurnedUp) == [DestinationTurnedUp(1, "village")]
    assert [(won.team, won.how) for won in scene.announced(GameWon)] == [("villagers", "village")]
