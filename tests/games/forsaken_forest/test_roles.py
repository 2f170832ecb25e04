"""FF-ROLE: what all roles have in common, and the Commonfolk, the Oracle and the Navigator."""

from typing import Any, get_args

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, GUS, Scene, given, next_step, night, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import AnyAction, ChoosePlayer, ChooseSlot, EndActionPhase
from lanternwood.games.forsaken_forest.content import CONTENT, RoleId, Team
from lanternwood.games.forsaken_forest.events import (
    DestinationSeen,
    NightActionsRevealed,
    NightChoiceMade,
    RoleCardSeen,
    RoleSeen,
    StatementMade,
    StepCalled,
)
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.roles import ROLE_IDS, SPECIAL
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.statements import AnyStatement, ClaimRole, ClaimTeam, Say
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat, Secret, Timeout

FORSAKEN = player(role="forsaken")
ALL_ROLES = [player(role=role) for role in ROLE_IDS]


def secrets(scene: Scene, seat: Seat) -> list[Any]:
    return [event for event in scene.told(seat) if isinstance(event, Secret)]


# All roles


@pytest.mark.rule("FF-ROLE-GEN-01")
def test_a_team_follows_from_the_true_role_before_and_after_the_exchanges() -> None:
    scene = night(*ALL_ROLES, number=1)
    teams = [role.team for role in CONTENT.roles]
    while scene.state.phase == "night":
        assert [scene.view(Seat(seat)).team for seat in range(10)] == teams
        scene.times_out()
    assert [scene.view(Seat(seat)).team for seat in range(10)] == teams


@pytest.mark.rule("FF-ROLE-GEN-01")
@pytest.mark.parametrize(("role", "team"), [("coward", "forsaken"), ("cursed", "villagers"), ("oracle", "villagers")])
def test_a_team_outlasts_death(role: str, team: Team) -> None:
    scene = given(player("knife-at-the-campfire"), player(role=role), player(), player(), FORSAKEN)
    assert scene.view(BO).team == team
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert not scene.state.is_living(BO)
    assert scene.view(BO).team == team


@pytest.mark.rule("FF-ROLE-GEN-02")
def test_special_roles_are_all_but_commonfolk_and_forsaken() -> None:
    special = {ROLE_IDS[role] for role in SPECIAL}
    assert special == {*ROLE_IDS} - {"commonfolk", "forsaken"}
    assert len(special) == 8


@pytest.mark.rule("FF-ROLE-GEN-03")
@pytest.mark.parametrize("statement", [ClaimRole("priest"), ClaimRole("forsaken"), ClaimTeam("villagers")])
def test_anything_may_be_said_about_a_role(statement: AnyStatement) -> None:
    scene = given(player(), player(), player(), FORSAKEN)
    scene.when(DI, Say(statement))
    told = scene.told(None)
    assert isinstance(told[0], StatementMade)
    assert (told[0].said.speaker, told[0].said.statement) == (DI, statement)


@pytest.mark.rule("FF-ROLE-GEN-04")
def test_no_action_shows_a_role_card() -> None:
    """Nothing but talk holds a role, and what is said shows no card."""
    acts = [kind for kind in get_args(AnyAction) if kind not in (Say, Timeout)]
    assert not [kind for kind in acts if {"role", "shown", "team"} & set(kind.__struct_fields__)]
    scene = given(player(), player(role="oracle"), player(), FORSAKEN)
    assert scene.offered(ANA) == [EndActionPhase()]
    scene.when(BO, Say(ClaimRole("oracle")))
    for viewer in (None, ANA, CY, DI):
        assert (scene.view(viewer).players[BO].role, scene.view(viewer).players[BO].shown) == (None, None)


@pytest.mark.rule("FF-ROLE-GEN-04")
def test_a_card_effect_exposes_a_role_to_whom_it_says() -> None:
    scene = given(player("bare-your-soul", role="oracle"), player(), player(), FORSAKEN)
    scene.play(ANA, "bare-your-soul", BO).all_pass()
    assert [scene.view(viewer).players[ANA].shown for viewer in (None, BO, CY, DI)] == [None, "oracle", None, None]


@pytest.mark.rule("FF-ROLE-GEN-05")
def test_abilities_follow_the_true_role_and_not_the_card() -> None:
    """The Shrouded shows Commonfolk and takes part in the sacrifice; the Cursed shows Forsaken and does not."""
    scene = next_step(night(player(), FORSAKEN, player(role="shrouded"), player(role="cursed"), player()), "sacrifice")
    assert [scene.view(seat).players[seat].shown for seat in (CY, DI)] == ["commonfolk", "forsaken"]
    assert scene.asked() == [BO, CY]
    scene.refused(DI, ChoosePlayer(ANA), "FF-NIGHT1-04")


@pytest.mark.rule("FF-ROLE-GEN-06")
@pytest.mark.parametrize(
    ("role", "step"), [("oracle", "oracle"), ("priest", "priest"), ("silencer", "silencer"), ("navigator", "navigator")]
)
def test_the_ability_of_a_spirit_no_longer_works(role: str, step: StepName) -> None:
    scene = night(player(), player(role=role, dead=True), player(), player(), FORSAKEN)
    next_step(scene, step)
    assert scene.asked() == []
    scene.refused(BO, ChooseSlot(0) if step == "navigator" else ChoosePlayer(CY), "FF-SPIRIT-01")
    while scene.state.phase == "night":
        scene.times_out()
    shown = scene.announced(NightActionsRevealed)[0]
    assert (secrets(scene, BO), shown.shelter, shown.entangle) == ([], None, None)


# Commonfolk


@pytest.mark.rule("FF-ROLE-COMMON-01")
@pytest.mark.parametrize("number", [1, 2])
def test_commonfolk_have_no_part_in_any_step(number: int) -> None:
    scene = night(*ALL_ROLES, number=number)
    while scene.state.phase == "night":
        assert (ANA in scene.asked(), scene.offered(ANA)) == (False, [])
        scene.refused(ANA, ChoosePlayer(BO), "FF-NIGHT1-04")
        scene.refused(ANA, ChooseSlot(0), "FF-NIGHT1-04")
        scene.times_out()


@pytest.mark.rule("FF-ROLE-COMMON-01")
def test_commonfolk_know_their_own_role_and_no_more() -> None:
    match: Match[State] = Match(GAME, plan_for(GAME, 12, "owl", {"special_roles": True}))
    while match.state.phase == "night":
        match.act(OUTSIDE, Timeout())
    me = next(Seat(seat) for seat in range(12) if match.view(Seat(seat)).role == "commonfolk")
    view = match.view(me)
    private = [event for event in match.announced_to(me) if isinstance(event, Secret)]
    assert private[0] == RoleSeen("commonfolk")
    assert len(private) == 2  # the other one is the hand
    others = [known for seat, known in enumerate(view.players) if seat != me]
    assert {(known.role, known.shown, known.known_forsaken) for known in others} == {(None, None, False)}
    assert (view.destinations, view.notes) == ((None,) * 8, ())


# The Oracle


@pytest.mark.rule("FF-ROLE-ORACLE-01")
@pytest.mark.parametrize(
    ("target", "shown"), [(BO, "forsaken"), (CY, "commonfolk"), (DI, "forsaken"), (ED, "coward"), (GUS, "commonfolk")]
)
@pytest.mark.parametrize("number", [2, 5])
def test_the_oracle_peeks_at_the_shown_card_of_another(target: Seat, shown: RoleId, number: int) -> None:
    roles = ("oracle", "forsaken", "shrouded", "cursed", "coward", "commonfolk", "commonfolk")
    scene = next_step(night(*(player(role=role) for role in roles), number=number), "oracle")
    scene.when(ANA, ChoosePlayer(target)).times_out()
    assert secrets(scene, ANA) == [NightChoiceMade("oracle", target), RoleCardSeen(target, shown)]
    assert scene.view(ANA).players[target].shown == shown
    assert [scene.view(seat).players[target].shown for seat in (FAY, None)] == [None, None]
    assert not [event for event in scene.told(FAY) + scene.told(None) if isinstance(event, Secret)]


@pytest.mark.rule("FF-ROLE-ORACLE-01")
def test_the_oracle_chooses_another_living_player_as_often_as_they_like() -> None:
    scene = next_step(night(player(role="oracle"), player(), player(dead=True), player(), FORSAKEN), "oracle")
    assert scene.offered(ANA) == [ChoosePlayer(BO), ChoosePlayer(DI), ChoosePlayer(ED)]
    scene.refused(ANA, ChoosePlayer(ANA), "FF-ROLE-ORACLE-01")
    scene.refused(ANA, ChoosePlayer(CY), "FF-NIGHT2-04")
    scene.state.oracle_looks.append(BO)
    scene.when(ANA, ChoosePlayer(BO)).times_out()
    assert RoleCardSeen(BO, "commonfolk") in scene.told(ANA)


@pytest.mark.rule("FF-ROLE-ORACLE-02")
def test_the_oracle_does_nothing_on_night_one() -> None:
    scene = night(player(role="oracle"), player(), player(), FORSAKEN, number=1)
    while scene.state.phase == "night":
        assert ANA not in scene.asked()
        scene.refused(ANA, ChoosePlayer(BO), "FF-NIGHT1-04")
        scene.times_out()
    assert "oracle" not in [call.step for call in scene.announced(StepCalled)]
    assert not [event for event in secrets(scene, ANA) if isinstance(event, RoleCardSeen)]


# The Navigator


@pytest.mark.rule("FF-ROLE-NAVIGATOR-01")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_navigator_peeks_at_a_destination_every_night(number: int) -> None:
    scene = next_step(night(player(role="navigator"), player(), player(), FORSAKEN, number=number), "navigator")
    card = {0: "village", 1: "void", 4: "dead-end"} if number == 1 else {0: "village", 4: "void", 1: "dead-end"}
    for slot, name in card.items():
        scene.when(ANA, ChooseSlot(slot))
        assert scene.view(ANA).night.choice == slot  # type: ignore[union-attr]
        last = (slot, name)
    scene.times_out()
    seen = [event for event in scene.told(ANA) if isinstance(event, DestinationSeen)]
    assert [(event.slot, event.card) for event in seen] == [last]
    assert [slot for slot, known in enumerate(scene.view(ANA).destinations) if known] == [last[0]]
    assert scene.view(BO).destinations == (None,) * 8


@pytest.mark.rule("FF-ROLE-NAVIGATOR-02")
def test_the_navigator_chooses_among_face_down_cards_peeked_at_or_not() -> None:
    scene = next_step(night(player(role="navigator"), player(), player(), FORSAKEN, turned=[2, 8]), "navigator")
    scene.state.navigator_looks[:] = [3]
    assert scene.offered(ANA) == [ChooseSlot(slot) for slot in (0, 2, 3, 4, 5, 6)]
    scene.refused(ANA, ChooseSlot(1), "FF-ROLE-NAVIGATOR-02")
    scene.refused(ANA, ChooseSlot(8), "FF-ROLE-NAVIGATOR-02")
    scene.when(ANA, ChooseSlot(3)).times_out()
    assert DestinationSeen(3, "dead-end") in scene.told(ANA)


@pytest.mark.rule("FF-ROLE-NAVIGATOR-02")
def test_with_no_card_face_down_the_step_passes_idle() -> None:
    scene = next_step(night(player(role="navigator"), player(), player(), FORSAKEN), "navigator")
    assert scene.asked() == [ANA]
    turned_up = night(player(role="navigator"), player(), player(), FORSAKEN, turned=[1, 2, 3, 4, 5, 6, 7, 8])
    next_step(turned_up, "navigator")
    assert turned_up.asked() == []
    turned_up.times_out()
    assert turned_up.state.phase != "night"
