"""FF-ACT: one Action in each span, what spends it, and who has none."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, next_step, night, player
from lanternwood.games.forsaken_forest.actions import (
    CastVote,
    ChoosePlayer,
    EndActionPhase,
    EndPlea,
    Forage,
    Mark,
    PlacePath,
    Play,
)
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    ActionPhaseBegan,
    CardForbidden,
    CardPlayed,
    CardsDrawn,
    CycleBegan,
    FirstPlayerDrawn,
    ForestCardFlipped,
    PathNotForged,
    PlayerRevived,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import FuguePlacement, Hearing, NightStep, Vote
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.model import Seat

THINK = Play(CARD["quick-thinking"])
SPRINT = Play(CARD["sprint"], at=AT(0, 1))


def has_spent(scene: Scene, seat: Seat) -> bool:
    """As all can see."""
    return scene.view(None).players[seat].spent


@pytest.mark.rule("FF-ACT-01")
def test_an_action_plays_one_card_from_hand() -> None:
    scene = given(player("read-the-signs", "spyglass"), player(), player(), player(role="forsaken"))
    scene.refused(ANA, Play(CARD["quick-thinking"]), "FF-ACT-01")
    scene.when(ANA, Play(CARD["read-the-signs"]))
    assert scene.hand(ANA) == ["spyglass"]
    assert [pending.card for pending in scene.view(None).pending] == ["read-the-signs"]


@pytest.mark.rule("FF-ACT-02")
def test_one_action_on_each_turn_ones_own_and_others() -> None:
    scene = given(player(), player("quick-thinking", "quick-thinking", "quick-thinking", "sprint"), player(), player())
    scene.when(BO, THINK).all_pass()
    scene.refused(BO, SPRINT, "FF-ACT-02")
    scene.until(TurnBegan)
    assert scene.state.active == BO
    scene.when(BO, THINK).all_pass()
    scene.refused(BO, SPRINT, "FF-ACT-02")
    scene.until(TurnBegan)
    scene.when(BO, THINK).all_pass()
    scene.refused(BO, SPRINT, "FF-ACT-02")


@pytest.mark.rule("FF-ACT-03")
def test_one_action_on_the_forest_turn() -> None:
    """A fresh one, and it covers the closing window too."""
    thinker = player("quick-thinking", "quick-thinking", "sprint")
    scene = given(player(), thinker, player(), player(), phase="fast", turns_taken=6, forest=["sinkhole"])
    scene.when(BO, THINK).all_pass().all_pass()
    assert scene.state.phase == "forest"
    scene.when(BO, THINK).all_pass()
    scene.refused(BO, SPRINT, "FF-ACT-02")
    scene.all_pass()
    assert scene.view(None).phase == "forest-closing"
    scene.refused(BO, SPRINT, "FF-ACT-02")


@pytest.mark.rule("FF-ACT-04")
def test_an_unspent_action_is_lost() -> None:
    scene = given(player(), player(), player("quick-thinking", "sprint"), player(), phase="before-draw")
    scene.until(TurnBegan)
    scene.when(CY, THINK).all_pass()
    scene.refused(CY, SPRINT, "FF-ACT-02")


@pytest.mark.rule("FF-ACT-05")
def test_announcing_spends_the_action_although_the_card_is_forbidden() -> None:
    scene = given(player("read-the-signs", "sprint"), player("deny-fate"), player(), player())
    scene.play(ANA, "read-the-signs")
    assert has_spent(scene, ANA)
    scene.play(BO, "deny-fate").all_pass()
    assert scene.announced(CardForbidden) == [CardForbidden("read-the-signs", ANA, BO)]
    scene.refused(ANA, SPRINT, "FF-ACT-02")
    assert has_spent(scene, ANA)


@pytest.mark.rule("FF-ACT-05")
def test_announcing_spends_the_action_although_the_card_does_nothing() -> None:
    scene = given(player("wander", "quick-thinking"), player("sprint"), player(), player())
    scene.play(ANA, "wander", at=AT(0, 1)).when(BO, SPRINT).all_pass().all_pass()
    assert scene.announced(PathNotForged) == [PathNotForged(AT(0, 1))]
    scene.refused(ANA, THINK, "FF-ACT-02")


@pytest.mark.rule("FF-ACT-06")
def test_a_finders_action_spends_the_action() -> None:
    scene = given(player(), player("quick-thinking", before=["glass-eye"]), player("sprint"), player())
    scene.play(BO, "glass-eye", DI).all_pass()
    scene.refused(BO, THINK, "FF-ACT-02")


@pytest.mark.rule("FF-ACT-06")
def test_a_finders_action_needs_an_unspent_action() -> None:
    scene = given(player(), player("quick-thinking", before=["glass-eye"]), player(), player())
    scene.when(BO, THINK).all_pass()
    scene.refused(BO, Play(CARD["glass-eye"], target=DI), "FF-ACT-02")


@pytest.mark.rule("FF-ACT-07")
def test_foraging_and_talking_spend_no_action() -> None:
    scene = given(player("wander", "wander", "quick-thinking"), player(), player(), player())
    scene.when(ANA, Forage()).when(ANA, Say(ClaimRole("oracle")))
    assert not has_spent(scene, ANA)
    scene.when(ANA, THINK)


@pytest.mark.rule("FF-ACT-07")
def test_voting_spends_no_action() -> None:
    scene = given(player("drag-to-the-gallows"), player("quick-thinking"), player(), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", CY).all_pass().when(CY, EndPlea())
    for seat in (ANA, BO, CY, DI):
        scene.when(seat, CastVote(death=False))
    assert not has_spent(scene, BO)
    scene.when(BO, THINK)


@pytest.mark.rule("FF-ACT-07")
def test_fugue_placements_spend_no_action() -> None:
    scene = night(*(player("quick-thinking") for _ in range(3)), player(), number=1)
    scene.until(FirstPlayerDrawn)
    for seat, at in ((ANA, (1, 1)), (BO, (1, 0)), (CY, (0, 1)), (DI, (1, -1))):
        scene.when(seat, PlacePath(AT(*at)))
    assert scene.state.active == ANA
    assert not any(has_spent(scene, seat) for seat in (ANA, BO, CY, DI))
    scene.when(CY, THINK)


@pytest.mark.rule("FF-ACT-07", "FF-ACT-09")
def test_night_abilities_spend_no_action_and_dawn_brings_a_fresh_one() -> None:
    """The Priest, who spent the Action of the day before, shelters Ana, and then saves Cy at dawn and plays on."""
    priest = player("miraculous-revival", "quick-thinking", role="priest")
    scene = night(player(), priest, player(), player(), player(role="forsaken"))
    scene.state.spent = 1 << BO
    next_step(scene, "priest").when(BO, ChoosePlayer(ANA))
    next_step(scene, "sacrifice").when(ED, ChoosePlayer(CY)).times_out()
    assert scene.state.phase == "dawn"
    assert not has_spent(scene, BO)
    scene.play(BO, "miraculous-revival", CY).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(CY)]
    assert scene.announced(CycleBegan)
    scene.when(BO, THINK)


@pytest.mark.rule("FF-ACT-07")
def test_the_blesseds_revival_spends_no_action() -> None:
    scene = given(player("shot-in-the-dark"), player("quick-thinking", role="blessed"), player(), player())
    scene.play(ANA, "shot-in-the-dark", BO).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]
    assert not has_spent(scene, BO)
    scene.when(BO, THINK)


@pytest.mark.rule("FF-ACT-08")
def test_fast_actions_are_played_on_anyones_turn_and_the_forests() -> None:
    fast = player("quick-thinking")
    scene = given(player(), fast, fast, fast, phase="before-draw", turns_taken=6, forest=["sinkhole"])
    scene.when(BO, THINK).all_pass()
    scene.until(ActionPhaseBegan).when(CY, THINK).all_pass()
    scene.until(ForestCardFlipped).when(DI, THINK).all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(seat, 1) for seat in (BO, ANA, CY, DI)]


@pytest.mark.rule("FF-ACT-09")
def test_the_end_of_the_cycle_is_a_span_of_its_own() -> None:
    saver = player("quick-thinking", "miraculous-revival", "miraculous-revival")
    poisoned = player(before=["poisoned-waterskin"])
    scene = given(player(), saver, poisoned, poisoned, player(role="forsaken"), phase="forest", turns_taken=6)
    scene.when(BO, THINK).all_pass().all_pass()
    scene.play(BO, "miraculous-revival", CY).all_pass()
    assert scene.state.on_doorstep == 1 << DI
    scene.refused(BO, Play(CARD["miraculous-revival"], target=DI), "FF-ACT-02")


@pytest.mark.rule("FF-ACT-10")
def test_spirits_and_those_on_doorstep_take_no_actions() -> None:
    players = player("shot-in-the-dark"), player("miraculous-revival"), player(dead=True), player(), player()
    scene = given(*players, player(role="forsaken"))
    scene.refused(CY, THINK, "FF-SPIRIT-01")
    scene.play(ANA, "shot-in-the-dark", BO).all_pass()
    scene.refused(BO, Play(CARD["miraculous-revival"], target=BO), "FF-DEATH-04")
    assert scene.asked() == [DI, ED, Seat(5)]


@pytest.mark.rule("FF-ACT-10")
def test_entangled_and_pilloried_players_take_no_actions() -> None:
    hand = player("quick-thinking", "spyglass")
    scene = given(player("place-in-the-pillory"), hand, hand, player(before=["glass-eye"]), phase="before-draw")
    scene.state.entangled = BO
    scene.play(ANA, "place-in-the-pillory", DI).all_pass()
    scene.refused(BO, THINK, "FF-ROLE-SILENCER-03")
    scene.refused(DI, Play(CARD["glass-eye"], target=ANA), "FF-CARD-03")
    assert scene.asked() == [CY]


@pytest.mark.rule("FF-ACT-10")
def test_leaden_limbs_bar_fast_actions_and_finders_actions_only() -> None:
    heavy = player("quick-thinking", "read-the-signs", before=["leaden-limbs", "glass-eye"])
    scene = given(heavy, player("quick-thinking", before=["leaden-limbs"]), player(), player())
    scene.refused(ANA, THINK, "FF-ACT-10")
    scene.refused(ANA, Play(CARD["glass-eye"], target=BO), "FF-ACT-10")
    scene.refused(BO, THINK, "FF-ACT-10")
    assert scene.asked() == [ANA, CY, DI]
    assert scene.offered(ANA) == [Play(CARD["read-the-signs"]), EndActionPhase()]
    scene.play(ANA, "read-the-signs").all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(ANA, 2)]


@pytest.mark.rule("FF-ACT-10")
def test_all_see_who_is_barred_and_who_has_spent_the_action() -> None:
    """RULES.md 4: each of these is public, and told of nobody else."""
    scene = given(
        player(), player("place-in-the-pillory"), player(), player(), player(role="forsaken"), player(dead=True)
    )
    scene.state.entangled = DI
    scene.play(BO, "place-in-the-pillory", CY).all_pass()
    for viewer in (ANA, CY, None):
        seen = scene.view(viewer).players
        assert [seat for seat, each in enumerate(seen) if each.spent] == [BO]
        assert [seat for seat, each in enumerate(seen) if each.pilloried] == [CY]
        assert [seat for seat, each in enumerate(seen) if each.entangled] == [DI]
        assert [seat for seat, each in enumerate(seen) if not each.living] == [5]


@pytest.mark.rule("FF-ACT-01", "FF-ACT-02", "FF-ACT-10")
@pytest.mark.parametrize("card", ["press-on", "trailblaze", "double-back"])
def test_a_card_of_several_territories_is_begun_only_by_who_may_play_it(card: str) -> None:
    """It is marked step by step, and the first step asks for the same as any other play."""
    others = player(), player("place-in-the-pillory"), player(role="forsaken")
    begin = Mark(CARD[card], AT(1, 1))
    paths = [(1, 1), (2, 2)] if card == "double-back" else []
    given(player("wander"), *others, paths=paths).refused(ANA, begin, "FF-ACT-01")
    spent = given(player(card, "quick-thinking"), *others, paths=paths)
    spent.when(ANA, THINK).all_pass().refused(ANA, begin, "FF-ACT-02")
    pilloried = given(player(card), *others, paths=paths).play(CY, "place-in-the-pillory", ANA).all_pass()
    pilloried.refused(ANA, begin, "FF-CARD-03")
    entangled = given(player(card), *others, paths=paths)
    entangled.state.entangled = ANA
    entangled.refused(ANA, begin, "FF-ROLE-SILENCER-03")
    given(player(card), *others, paths=paths).when(ANA, begin)


@pytest.mark.rule("FF-ACT-11")
def test_no_card_is_played_in_the_fugue_phase() -> None:
    scene = night(player("quick-thinking"), player("quick-thinking"), player(), player(), number=1)
    scene.until(FirstPlayerDrawn)
    assert isinstance(scene.top, FuguePlacement)
    scene.refused(ANA, THINK, "FF-FUGUE-05")
    scene.refused(BO, THINK, "FF-CYCLE-02")


@pytest.mark.rule("FF-ACT-11")
def test_no_card_is_played_in_a_night() -> None:
    players = player("quick-thinking", role="oracle"), player("quick-thinking"), player(), player(role="forsaken")
    scene = night(*players)
    while isinstance(scene.top, NightStep):
        scene.refused(ANA, THINK, "FF-NIGHT1-04")
        scene.refused(BO, THINK, "FF-NIGHT1-04")
        scene.times_out()
    assert not scene.announced(CardPlayed)


@pytest.mark.rule("FF-ACT-11")
def test_no_card_is_played_in_a_hearing_and_a_vote() -> None:
    fast = player("quick-thinking")
    scene = given(player("drag-to-the-gallows"), fast, fast, player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", CY).all_pass()
    assert isinstance(scene.top, Hearing)
    scene.refused(CY, THINK, "FF-ACT-11")
    scene.refused(BO, THINK, "FF-ACT-11")
    scene.when(CY, EndPlea())
    assert isinstance(scene.top, Vote)
    scene.refused(CY, THINK, "FF-ACT-11")
    scene.refused(BO, THINK, "FF-ACT-11")
    scene.times_out().when(BO, THINK)


@pytest.mark.rule("FF-ACT-12")
def test_a_player_may_play_fast_actions_on_turn_after_turn() -> None:
    scene = given(player(), player(), player(), player(*["quick-thinking"] * 3), phase="before-draw")
    for _ in range(3):
        scene.when(DI, THINK).all_pass().until(TurnBegan)
    played = scene.announced(CardPlayed)
    assert [deed.card for deed in played if deed.seat == DI][:3] == ["quick-thinking"] * 3
    assert [deed.turn for deed in scene.state.deeds if deed.seat == DI][:3] == [1, 2, 3]
