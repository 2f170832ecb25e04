"""FF-MUST: whoever holds a Wander plays a card, and may not deny it."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, Scene, given, player
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Forage, Play
from lanternwood.games.forsaken_forest.board import START, TERRITORIES, place, territories_in
from lanternwood.games.forsaken_forest.cards import WANDER
from lanternwood.games.forsaken_forest.events import CardForbidden, TurnBegan
from lanternwood.games.forsaken_forest.statements import (
    Answer,
    AskAbout,
    ClaimHand,
    ClaimNoWander,
    ClaimRole,
    Say,
)
from lanternwood.kernel.model import Seat

END = EndActionPhase()
EVERYWHERE = [place(at) for at in range(TERRITORIES) if at != START]


def with_hand(*hand: str, **facts: object) -> Scene:
    """Ana, active, holds this hand."""
    return given(player(*hand), player(), player(), player(role="forsaken"), **facts)  # type: ignore[arg-type]


@pytest.mark.rule("FF-MUST-01")
def test_a_player_with_a_wander_may_not_end_the_phase_without_a_card() -> None:
    scene = with_hand("wander", "spyglass")
    scene.refused(ANA, END, "FF-MUST-01")
    assert END not in scene.offered(ANA)
    scene.play(ANA, "wander", at=AT(1, 1)).all_pass().when(ANA, END)
    assert scene.state.phase == "fast"


@pytest.mark.rule("FF-MUST-01")
@pytest.mark.parametrize("active", [BO, DI])
def test_the_duty_binds_whoever_is_active(active: Seat) -> None:
    hands = [player(), player(), player(), player(role="forsaken")]
    hands[active] = player("wander", role="forsaken" if active == DI else "commonfolk")
    scene = given(*hands, active=active)
    scene.refused(active, END, "FF-MUST-01")
    assert END not in scene.offered(active)
    scene.play(active, "wander", at=AT(1, 1)).all_pass().when(active, END)


@pytest.mark.rule("FF-MUST-02")
@pytest.mark.parametrize("card", ["read-the-signs", "quick-thinking", "sprint"])
def test_any_card_satisfies_the_duty(card: str) -> None:
    scene = with_hand("wander", card)
    scene.when(ANA, scene.aims(ANA, card)[0]).all_pass().when(ANA, END)
    assert scene.state.phase == "fast"
    assert "wander" in scene.hand(ANA)


@pytest.mark.rule("FF-MUST-02")
def test_a_card_that_cannot_be_played_does_not_help() -> None:
    scene = with_hand("wander", "deny-fate", "miraculous-revival")
    scene.refused(ANA, END, "FF-MUST-01")
    assert {action.card for action in scene.offered(ANA) if isinstance(action, Play)} == {WANDER}


@pytest.mark.rule("FF-MUST-03")
def test_the_hand_counts_as_it_is_when_the_phase_ends() -> None:
    """Ana held no Wander as her Action Phase began; Bo gives her one, and it binds her."""
    scene = given(player(), player("lend-a-hand", "wander"), player(), player(role="forsaken"))
    assert END in scene.offered(ANA)
    scene.play(BO, "lend-a-hand", ANA).all_pass().times_out()
    assert scene.hand(ANA) == ["wander"]
    scene.refused(ANA, END, "FF-MUST-01")


@pytest.mark.rule("FF-MUST-04")
def test_foraging_every_wander_away_ends_the_duty() -> None:
    scene = with_hand("wander", "wander", deck=["spyglass"]).when(ANA, Forage()).when(ANA, END)
    assert scene.state.phase == "fast"


@pytest.mark.rule("FF-MUST-04")
@pytest.mark.parametrize(("hand", "drawn"), [(["wander"] * 2, "wander"), (["wander"] * 3, "spyglass")])
def test_a_wander_that_is_left_or_drawn_still_binds(hand: list[str], drawn: str) -> None:
    scene = with_hand(*hand, deck=[drawn]).when(ANA, Forage())
    scene.refused(ANA, END, "FF-MUST-01")


@pytest.mark.rule("FF-MUST-05")
def test_a_forbidden_card_satisfies_the_duty() -> None:
    scene = given(player("wander", "read-the-signs"), player("deny-fate"), player(), player(role="forsaken"))
    scene.play(ANA, "read-the-signs").play(BO, "deny-fate").all_pass()
    assert scene.announced(CardForbidden)
    scene.when(ANA, END)
    assert scene.hand(ANA) == ["wander"]


@pytest.mark.rule("FF-MUST-05")
def test_a_card_played_in_the_draw_phase_satisfies_the_duty() -> None:
    scene = with_hand("wander", "quick-thinking", phase="before-draw", deck=["wander", "wander"])
    scene.play(ANA, "quick-thinking").all_pass().all_pass().all_pass()
    scene.when(ANA, END)
    assert scene.hand(ANA) == ["wander", "wander", "wander"]


@pytest.mark.rule("FF-MUST-06")
def test_a_finders_action_satisfies_the_duty() -> None:
    scene = given(player("wander", before=["glass-eye"]), player(), player(), player(role="forsaken"))
    scene.refused(ANA, END, "FF-MUST-01")
    scene.play(ANA, "glass-eye", BO).all_pass().when(ANA, END)
    assert scene.hand(ANA) == ["wander"]


@pytest.mark.rule("FF-MUST-07")
def test_entangled_and_pilloried_players_are_not_bound() -> None:
    entangled = with_hand("wander")
    entangled.state.entangled = ANA
    entangled.when(ANA, END)
    pilloried = with_hand("wander")
    pilloried.state.pilloried = 1 << ANA
    pilloried.when(ANA, END)


@pytest.mark.rule("FF-MUST-07")
def test_nobody_is_bound_where_no_territory_is_left() -> None:
    scene = with_hand("wander", paths=EVERYWHERE)
    assert scene.offered(ANA) == [END]
    scene.when(ANA, END)
    one_left = with_hand("wander", paths=[at for at in EVERYWHERE if at != (4, -2)])
    one_left.refused(ANA, END, "FF-MUST-01")


@pytest.mark.rule("FF-MUST-08")
def test_other_navigation_cards_bind_nobody() -> None:
    others = ("press-on", "scout-ahead", "trailblaze", "double-back", "sprint")
    scene = with_hand(*others).when(ANA, END)
    assert scene.hand(ANA) == sorted(others)


@pytest.mark.rule("FF-MUST-09")
def test_a_bound_player_wanders_where_they_like() -> None:
    scene = with_hand("wander", paths=[(1, 1), (5, 5)])
    offered = {action.at for action in scene.offered(ANA) if isinstance(action, Play)}
    assert offered == set(territories_in(scene.state.open))
    assert {AT(-1, 0), AT(2, 2), AT(6, 6)} <= offered


DENIALS = [ClaimNoWander(), ClaimHand("wander", 0), ClaimHand("navigation", 0)]


@pytest.mark.rule("FF-MUST-10")
@pytest.mark.parametrize("denial", DENIALS)
@pytest.mark.parametrize("phase", ["before-draw", "after-draw", "action"])
def test_a_bound_player_may_not_deny_a_wander(phase: str, denial: ClaimNoWander | ClaimHand) -> None:
    scene = with_hand("wander", phase=phase)
    scene.refused(ANA, Say(denial), "FF-MUST-10")
    scene.when(BO, Say(AskAbout(ANA, "hand")))
    scene.refused(ANA, Say(Answer(0, denial)), "FF-MUST-10")
    scene.when(ANA, Say(ClaimHand("wander", 3))).when(ANA, Say(ClaimRole("oracle")))


@pytest.mark.rule("FF-MUST-10")
@pytest.mark.parametrize("claim", [ClaimHand("deny-fate", 0), ClaimHand("sprint", 0), ClaimHand("weapon", 0)])
def test_a_bound_player_may_deny_any_other_card(claim: ClaimHand) -> None:
    """Ana holds a Sprint: this is a lie, and the rules refuse no other."""
    with_hand("wander", "sprint").when(ANA, Say(claim))


@pytest.mark.rule("FF-MUST-10")
@pytest.mark.parametrize("denial", DENIALS)
def test_the_denial_is_allowed_where_it_is_true_or_no_duty_can_bind(denial: ClaimNoWander | ClaimHand) -> None:
    """Bo, on another's turn; Ana without a Wander; Ana when the Action is spent, when the phase is
    over, and in the pillory."""
    given(player(), player("wander"), player(), player()).when(BO, Say(denial))
    with_hand("spyglass").when(ANA, Say(denial))
    with_hand("wander", "wander").play(ANA, "wander", at=AT(1, 1)).when(ANA, Say(denial))
    with_hand("wander", phase="fast").when(ANA, Say(denial))
    pilloried = with_hand("wander")
    pilloried.state.pilloried = 1 << ANA
    pilloried.when(ANA, Say(denial))


@pytest.mark.rule("FF-MUST-10")
def test_the_ban_begins_with_ones_own_turn() -> None:
    scene = given(player(), player("wander"), player(), player(role="forsaken"), phase="fast")
    scene.when(BO, Say(ClaimNoWander())).all_pass()
    assert scene.announced(TurnBegan) == [TurnBegan(BO, 2)]
    scene.refused(BO, Say(ClaimNoWander()), "FF-MUST-10")


@pytest.mark.rule("FF-MUST-10")
@pytest.mark.parametrize("active", [BO, DI])
def test_the_ban_ends_for_whoever_is_active_with_their_own_action(active: Seat) -> None:
    """What others have spent, or who else is in the pillory, does not matter."""
    roles = ["commonfolk", "commonfolk", "commonfolk", "forsaken"]
    hands = [("quick-thinking", "wander") if seat in (ANA, active) else () for seat in range(4)]
    scene = given(*(player(*hand, role=role) for hand, role in zip(hands, roles, strict=True)), active=active)
    scene.play(ANA, "quick-thinking").all_pass()
    scene.state.pilloried = 1 << CY
    scene.refused(active, Say(ClaimNoWander()), "FF-MUST-10")
    scene.play(active, "quick-thinking").when(active, Say(ClaimNoWander()))


@pytest.mark.rule("FF-MUST-10")
def test_the_ban_holds_on_doorstep_since_it_binds_whoever_is_saved() -> None:
    scene = given(player("wander"), player("shot-in-the-dark"), player("miraculous-revival"), player(role="forsaken"))
    scene.play(BO, "shot-in-the-dark", ANA).all_pass()
    scene.refused(ANA, Say(ClaimNoWander()), "FF-MUST-10")
    scene.play(CY, "miraculous-revival", ANA).all_pass()
    scene.refused(ANA, END, "FF-MUST-01")


@pytest.mark.rule("FF-MUST-10")
def test_only_the_liar_hears_of_the_refusal() -> None:
    scene = with_hand("wander")
    why = scene.refused(ANA, Say(ClaimNoWander()), "FF-MUST-10")
    assert "Wander" in why
    assert [scene.told(viewer) for viewer in (None, BO, CY, DI)] == [[], [], [], []]
    assert scene.view(None).said == ()
