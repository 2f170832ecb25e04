"""FW-ROLE-10: the engine moves every marker; a role gives the decisions that the rules name, whoever holds it."""

import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, DOT, Scene
from lanternwood.games.forgotten_waters.actions import CloseVote, PickCannon, StartTimer, TurnPassage
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.pirates import MASKED
from lanternwood.games.forgotten_waters.terms import ROLES, Role
from lanternwood.kernel.model import Seat


def with_role(role: Role, seat: Seat, seats: int = 4) -> Scene:
    scene = Scene(seats)
    scene.state.roles[ROLES.index(role)] = seat
    scene.rest()
    return scene


@pytest.mark.rule("FW-ROLE-03", "FW-ROLE-10", "FW-PLAN-02", "FW-CARD-03")
def test_the_quartermaster_runs_the_timer_and_the_masked_pirate() -> None:
    scene = with_role("quartermaster", CY, seats=3)
    scene.order(MASKED, ADA, BEN, CY)
    assert scene.refused(BEN, StartTimer()) == "FW-PLAN-02"
    scene.do(CY, StartTimer())
    assert VOYAGES.pending(scene.state) == (CY,)


@pytest.mark.rule("FW-ROLE-07", "FW-ROLE-10", "FW-R47")
def test_the_gunner_decides_about_cannons() -> None:
    scene = with_role("gunner", DOT)
    scene.state.cannons = [(1, False), (2, False)]
    scene.effects(ADA, ["cannon_lose", 1])
    assert scene.refused(ADA, PickCannon(1, False)) == "FW-R47"
    scene.do(DOT, PickCannon(2, False))
    assert scene.state.cannons == [(1, False)]


@pytest.mark.rule("FW-ROLE-02", "FW-ROLE-10", "FW-ACT-09", "FW-READ-01")
def test_the_ship_scribe_reads_where_nobody_acts_and_closes_votes() -> None:
    scene = with_role("scribe", BEN)
    scene.effects(ADA, ["entry", 127])
    while VOYAGES.choices(scene.state, BEN) == [TurnPassage()]:
        scene.do(BEN, TurnPassage())
    scene.time_out()
    assert CloseVote() in scene.offered(BEN)
    assert scene.refused(ADA, CloseVote()) == "FW-ACT-09"


@pytest.mark.rule("FW-ROLE-04", "FW-ROLE-05", "FW-ROLE-06", "FW-ROLE-08")
def test_what_roles_keep_is_seen_by_all_and_moved_by_the_rules() -> None:
    scene = Scene(7)
    scene.effects(ADA, ["hull", -1], ["supplies", 1], ["crew", 1], ["discontent", -1], ["threat", 1])
    for viewer in (None, ADA, DOT):
        seen = VOYAGES.view(scene.state, viewer)
        assert seen.stats == (5, 5, 9, 3)
        assert (seen.threat, seen.objective, seen.hunger) == (1, 1, 3)
        assert seen.roles == tuple(range(7))
