"""FF-WIN: how the game ends, when, and for whom."""

from typing import get_args

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Mark, Pass
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.death import put_on_doorstep
from lanternwood.games.forsaken_forest.events import (
    CardsDiscarded,
    CycleEnded,
    GameWon,
    NightFell,
    PlayerDied,
    PlayerRevived,
)
from lanternwood.games.forsaken_forest.flow import settle
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.state import Ending
from lanternwood.kernel.model import OUTSIDE, Outcome, Seat, Timeout


def ending(scene: Scene) -> tuple[str, str] | None:
    won = scene.announced(GameWon)
    return (won[0].team, won[0].how) if won else None


@pytest.mark.rule("FF-WIN-01")
def test_the_villagers_win_at_the_village_however_many_forsaken_live() -> None:
    """Even if one of the Forsaken goes there."""
    scene = given(
        player("wander", role="forsaken"),
        player(),
        player(role="forsaken"),
        player(),
        player(),
        paths=[(5, 5)],
        village=2,
    )
    scene.play(ANA, "wander", at=AT(6, 6)).all_pass()
    assert ending(scene) == ("villagers", "village")


@pytest.mark.rule("FF-WIN-02")
def test_the_villagers_win_when_every_true_forsaken_is_dead() -> None:
    """The Coward lives on and does not matter."""
    scene = given(
        player("knife-at-the-campfire"),
        player(role="silencer"),
        player(role="coward"),
        player(role="forsaken", dead=True),
        player(role="shrouded", dead=True),
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert ending(scene) == ("villagers", "forsaken-dead")


@pytest.mark.rule("FF-WIN-02")
@pytest.mark.parametrize("role", ["forsaken", "silencer", "shrouded"])
def test_one_living_true_forsaken_of_any_role_is_enough_to_go_on(role: str) -> None:
    scene = given(player("knife-at-the-campfire"), player(role="forsaken"), player(), player(role=role), player())
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
    assert ending(scene) is None


@pytest.mark.rule("FF-WIN-03")
def test_the_forsaken_win_at_the_void_however_many_villagers_live() -> None:
    scene = given(
        player("wander"), player(), player(role="forsaken"), player(), player(), player(), paths=[(5, 5)], void=2
    )
    scene.play(ANA, "wander", at=AT(6, 6)).all_pass()
    assert ending(scene) == ("forsaken", "void")


@pytest.mark.rule("FF-WIN-04")
def test_the_forsaken_win_when_they_are_as_many_as_the_others() -> None:
    scene = given(player("knife-at-the-campfire"), player(), player(role="silencer"), player(dead=True))
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert ending(scene) == ("forsaken", "ratio")


@pytest.mark.rule("FF-WIN-04")
def test_the_coward_and_the_cursed_count_among_the_others() -> None:
    scene = given(
        player("knife-at-the-campfire"), player(), player(role="forsaken"), player(role="coward"), player(role="cursed")
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert scene.state.counts() == (1, 3)
    assert ending(scene) is None


@pytest.mark.rule("FF-WIN-05")
def test_heads_are_counted_only_when_a_death_becomes_final() -> None:
    """One against one here from the start: nothing but a death asks for it."""
    scene = given(
        player("wander", "quick-thinking"),
        player(role="forsaken"),
        player(dead=True),
        player(dead=True),
    )
    scene.play(ANA, "wander", at=AT(1, 1)).all_pass()
    scene.when(ANA, EndActionPhase()).all_pass()
    assert ending(scene) is None


@pytest.mark.rule("FF-WIN-05", "FF-WIN-06")
def test_a_doorstep_is_no_death_yet() -> None:
    scene = given(
        player("knife-at-the-campfire"), player(), player("miraculous-revival", role="forsaken"), player(dead=True)
    )
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass()
    assert ending(scene) is None
    scene.play(CY, "miraculous-revival", BO).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]
    assert ending(scene) is None


@pytest.mark.rule("FF-WIN-06")
def test_a_player_on_doorstep_counts_as_living() -> None:
    """When Ana dies it is one against Cy, and Bo on Doorstep."""
    scene = given(player(), player(), player(), player(role="forsaken"))
    put_on_doorstep(scene.table, [ANA, BO])
    settle(scene.table)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert ending(scene) is None
    scene.all_pass()
    assert ending(scene) == ("forsaken", "ratio")


@pytest.mark.rule("FF-WIN-07")
def test_a_win_takes_effect_at_once() -> None:
    """The second step of Press On is never taken, and nothing more is asked or accepted."""
    scene = given(player("press-on"), player("wander"), player(), player(role="forsaken"), paths=[(5, 5)], void=2)
    scene.when(ANA, Mark(CARD["press-on"], AT(6, 6))).when(ANA, Mark(CARD["press-on"], AT(4, 5))).all_pass()
    assert ending(scene) == ("forsaken", "void")
    assert not scene.path_at(4, 5)
    assert scene.asked() == []
    assert [scene.offered(seat) for seat in (ANA, BO, OUTSIDE)] == [[], [], []]
    assert GAME.waiting.deadline(scene.state) is None
    scene.refused(BO, Pass(), "FF-WIN-07")
    scene.refused(OUTSIDE, Timeout(), "FF-WIN-07")


@pytest.mark.rule("FF-WIN-07")
def test_a_pending_card_is_abandoned() -> None:
    scene = given(player("wander"), player(), player("shot-in-the-dark", role="forsaken"), player(dead=True))
    scene.play(ANA, "wander", at=AT(1, 1)).play(CY, "shot-in-the-dark", BO).all_pass().all_pass()
    assert ending(scene) == ("forsaken", "ratio")
    assert not scene.path_at(1, 1)
    assert (scene.asked(), GAME.waiting.awaited(scene.state, None)) == ([], ())


@pytest.mark.rule("FF-WIN-07")
def test_nobody_is_waited_for_when_a_death_has_ended_the_game_in_an_action_phase() -> None:
    scene = given(player(), player(), player("shot-in-the-dark", role="forsaken"), player(dead=True))
    assert GAME.waiting.awaited(scene.state, None) == (ANA,)
    scene.play(CY, "shot-in-the-dark", BO).all_pass().all_pass()
    assert ending(scene) == ("forsaken", "ratio")
    waiting = GAME.waiting
    assert (scene.asked(), waiting.awaited(scene.state, None), waiting.deadline(scene.state)) == ([], (), None)
    assert (scene.view(ANA).window, scene.view(ANA).marked) == (None, ())


@pytest.mark.rule("FF-WIN-07")
def test_a_queued_doorstep_is_abandoned() -> None:
    scene = given(player(), player(), player(role="forsaken"), player(dead=True))
    put_on_doorstep(scene.table, [ANA, BO])
    settle(scene.table)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(ANA)]
    assert ending(scene) == ("forsaken", "ratio")


@pytest.mark.rule("FF-WIN-08")
def test_with_nobody_left_alive_the_villagers_win() -> None:
    scene = given(
        player(dead=True),
        player(role="forsaken", before=["poisoned-waterskin"]),
        player(dead=True),
        player(dead=True),
        phase="forest",
    )
    scene.all_pass()
    assert scene.state.living == 0
    assert ending(scene) == ("villagers", "forsaken-dead")


@pytest.mark.rule("FF-WIN-09")
def test_the_engine_announces_the_win_to_all() -> None:
    scene = given(player("wander"), player(), player(dead=True), player(role="forsaken"), paths=[(5, 5)], village=2)
    for viewer in (ANA, CY, DI, None):
        assert (scene.view(viewer).ending, scene.view(viewer).winner) == (None, None)
    scene.play(ANA, "wander", at=AT(6, 6)).all_pass()
    for viewer in (ANA, CY, DI, None):
        assert isinstance(scene.told(viewer)[-1], GameWon)
        assert (scene.view(viewer).ending, scene.view(viewer).winner) == ("village", "villagers")


@pytest.mark.rule("FF-WIN-10")
@pytest.mark.parametrize(("slot", "how", "winners"), [(2, "village", (ANA, BO, ED)), (3, "void", (CY, DI))])
def test_a_team_wins_as_a_whole_dead_or_alive(slot: int, how: str, winners: tuple[Seat, ...]) -> None:
    scene = given(
        player("wander"),
        player(dead=True),
        player(role="forsaken"),
        player(role="coward", dead=True),
        player(role="cursed"),
        paths=[(5, 5), (5, 0)],
        village=2,
        void=3,
    )
    scene.play(ANA, "wander", at=AT(6, 6) if slot == 2 else AT(6, 0)).all_pass()
    assert GAME.outcome(scene.state) == Outcome(how, winners)


@pytest.mark.rule("FF-WIN-11")
def test_at_the_end_roles_destinations_and_hands_are_open_to_all() -> None:
    scene = given(
        player("wander", "sprint"),
        player("deny-fate", "wander", role="cursed"),
        player(dead=True),
        player(role="shrouded"),
        paths=[(5, 5)],
        village=2,
        void=4,
    )
    assert scene.view(None).players[BO].role is None
    scene.play(ANA, "wander", at=AT(6, 6)).all_pass()
    (won,) = scene.announced(GameWon)
    assert won.roles == ("commonfolk", "cursed", "commonfolk", "shrouded")
    assert won.destinations[:4] == ("dead-end", "village", "dead-end", "void")
    assert won.hands == (("sprint",), ("wander", "deny-fate"), (), ())
    for viewer in (ANA, CY, None):
        seen = scene.view(viewer)
        assert tuple(each.role for each in seen.players) == won.roles
        assert tuple(each.known_cards for each in seen.players) == won.hands
        assert tuple(each.shown for each in seen.players) == ("commonfolk", "forsaken", "commonfolk", "commonfolk")
        assert seen.destinations == won.destinations
    assert GAME.open_view is not None
    assert GAME.open_view(scene.state) == scene.view(None)


@pytest.mark.rule("FF-WIN-12")
@pytest.mark.parametrize("how", get_args(Ending))
def test_every_ending_has_a_winning_team(how: Ending) -> None:
    scene = given(player(), player(), player(), player(role="forsaken"))
    scene.state.ending = how
    villagers = how in ("village", "forsaken-dead")
    assert GAME.outcome(scene.state) == Outcome(how, (ANA, BO, CY) if villagers else (DI,))


@pytest.mark.rule("FF-WIN-13")
def test_at_the_cycle_limit_the_forsaken_win_before_any_night() -> None:
    limited = Options(min_window_s=0, cycle_limit=3)
    scene = given(*[player() for _ in range(4)], player(role="forsaken"), phase="forest", cycle=3, options=limited)
    scene.state.night_due = True
    scene.all_pass()
    assert scene.announced(CycleEnded) == [CycleEnded(3)]
    assert scene.announced(NightFell) == []
    assert ending(scene) == ("forsaken", "cycle-limit")


@pytest.mark.rule("FF-WIN-13")
def test_before_the_limit_the_next_cycle_begins_and_what_triggers_at_its_end_comes_first() -> None:
    limited = Options(min_window_s=0, cycle_limit=3)
    earlier = given(*[player() for _ in range(3)], player(role="forsaken"), phase="forest", cycle=2, options=limited)
    earlier.all_pass()
    assert (ending(earlier), earlier.view(None).cycle) == (None, 3)
    last = given(
        player(),
        player("wander"),
        player(),
        player(role="forsaken", before=["poisoned-waterskin"]),
        phase="forest",
        cycle=3,
        options=limited,
    )
    last.all_pass().all_pass()
    assert last.announced(CardsDiscarded) == []
    assert ending(last) == ("villagers", "forsaken-dead")
    assert Options().cycle_limit == 100
