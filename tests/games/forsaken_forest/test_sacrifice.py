"""FF-NIGHT2: the true Forsaken agree on a victim, or do not."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, GUS, HAL, Scene, next_step, night, player
from lanternwood.games.forsaken_forest.actions import ChoosePlayer
from lanternwood.games.forsaken_forest.events import (
    NightActionsRevealed,
    VictimWished,
)
from lanternwood.kernel.model import Seat

FORSAKEN = player(role="forsaken")
PACK = (FORSAKEN, player(role="silencer"), player(role="shrouded"), *[player()] * 5)
"""Ana, Bo and Cy are the true Forsaken."""


def let_it_pass(scene: Scene) -> Scene:
    while scene.state.phase == "night":
        scene.times_out()
    return scene


def sacrifice_of(scene: Scene, *wishes: tuple[Seat, Seat], drawn: int = 0) -> Seat:
    """Whom the Ritual Sacrifice is placed on after these choices."""
    next_step(scene, "sacrifice")
    for seat, victim in wishes:
        scene.when(seat, ChoosePlayer(victim))
    scene.chance.queue = [drawn]
    scene.times_out()
    taken = let_it_pass(scene).announced(NightActionsRevealed)[0].sacrifice
    assert taken is not None
    return taken


@pytest.mark.rule("FF-NIGHT2-05")
def test_anyone_alive_may_be_sacrificed() -> None:
    scene = next_step(night(FORSAKEN, FORSAKEN, player(dead=True), *[player()] * 4), "sacrifice")
    assert scene.offered(ANA) == [ChoosePlayer(Seat(seat)) for seat in (0, 1, 3, 4, 5, 6)]
    assert sacrifice_of(night(FORSAKEN, *[player()] * 4), (ANA, ANA)) == ANA


@pytest.mark.rule("FF-NIGHT2-06")
def test_standing_targets_may_be_changed_and_only_the_living_true_forsaken_see_them() -> None:
    scene = night(*PACK, player(role="forsaken", dead=True), player(role="coward"))
    next_step(scene, "sacrifice").when(ANA, ChoosePlayer(DI)).when(BO, ChoosePlayer(ED)).when(ANA, ChoosePlayer(FAY))
    for seat in (ANA, BO, CY):
        seen = scene.view(seat).night
        assert seen
        assert [(wish.seat, wish.victim) for wish in seen.wishes] == [(ANA, FAY), (BO, ED)]
        assert VictimWished(ANA, FAY) in scene.told(seat)
    for viewer in (None, DI, ED, Seat(8), Seat(9)):
        seen = scene.view(viewer).night
        assert seen
        assert (seen.wishes, seen.choice) == ((), None)
        assert scene.told(viewer) == scene.told(None)


@pytest.mark.rule("FF-NIGHT2-06")
def test_minds_change_20_times_in_the_sacrifice() -> None:
    """R96: each player's own count, and the last choice stands."""
    scene = next_step(night(*PACK), "sacrifice")
    for _ in range(10):
        scene.when(ANA, ChoosePlayer(ED)).when(ANA, ChoosePlayer(DI))
    assert (scene.asked(), scene.offered(ANA)) == ([BO, CY], [])
    scene.refused(ANA, ChoosePlayer(ED), "FF-NIGHT2-06")
    scene.when(BO, ChoosePlayer(DI)).when(CY, ChoosePlayer(ED))
    assert let_it_pass(scene).announced(NightActionsRevealed)[0].sacrifice == DI


@pytest.mark.rule("FF-NIGHT2-07")
def test_the_target_with_most_choices_is_taken() -> None:
    assert sacrifice_of(night(*PACK), (ANA, DI), (BO, ED), (CY, ED)) == ED


@pytest.mark.rule("FF-NIGHT2-07")
@pytest.mark.parametrize(("drawn", "victim"), [(0, DI), (1, ED), (2, FAY)])
def test_a_tie_is_broken_at_random(drawn: int, victim: Seat) -> None:
    scene = night(*PACK)
    assert sacrifice_of(scene, (ANA, FAY), (BO, ED), (CY, DI), drawn=drawn) == victim
    assert scene.chance.bounds[0] == 3


@pytest.mark.rule("FF-NIGHT2-08")
def test_one_of_their_own_is_taken_only_if_all_agree() -> None:
    assert sacrifice_of(night(*PACK), (ANA, CY), (BO, CY), (CY, CY)) == CY
    assert sacrifice_of(night(*PACK), (ANA, CY), (BO, CY), (CY, ED)) == ED
    silent = night(*PACK)
    assert sacrifice_of(silent, (ANA, CY), (BO, CY), drawn=4) == HAL
    assert silent.chance.bounds[0] == 5


@pytest.mark.rule("FF-NIGHT2-08")
def test_the_dead_need_not_agree() -> None:
    scene = night(FORSAKEN, FORSAKEN, player(role="forsaken", dead=True), *[player()] * 4)
    assert sacrifice_of(scene, (ANA, BO), (BO, BO)) == BO


@pytest.mark.rule("FF-NIGHT2-09")
@pytest.mark.parametrize(("drawn", "victim"), [(0, DI), (2, FAY), (3, GUS)])
def test_without_a_counted_choice_a_random_other_is_taken(drawn: int, victim: Seat) -> None:
    scene = night(*PACK[:3], player(role="coward"), *[player()] * 3, player(dead=True))
    assert sacrifice_of(scene, drawn=drawn) == victim
    assert scene.chance.bounds[0] == 4
