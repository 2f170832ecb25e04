"""FF-PRIO-16 to 21: windows open, run and close by what all can see; nobody learns who has passed."""

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, DI, ED, QUICK, Scene, given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import EndActionPhase, Pass, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import CardsDrawn, PathForged, PlayerDied, TurnBegan
from lanternwood.games.forsaken_forest.frames import ActionPhase, Doorstep, OpenWindow
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Deadline

THINK = Play(CARD["quick-thinking"])
AS_AT_A_TABLE = Options()
FULL_LENGTH = Options(strict_windows=True)
WINDOWS = ("before-draw", "after-draw", "fast", "forest")


def wander_announced(*hands: tuple[str, ...], options: Options = QUICK) -> Scene:
    """Ana has announced a Wander on (1,1); the others hold these hands."""
    scene = given(player("wander"), *(player(*hand) for hand in hands), options=options)
    return scene.play(ANA, "wander", at=AT(1, 1))


@pytest.mark.rule("FF-PRIO-16")
@pytest.mark.parametrize("options", [QUICK, AS_AT_A_TABLE, FULL_LENGTH])
def test_hands_decide_neither_who_is_asked_nor_for_how_long(options: Options) -> None:
    poor = wander_announced((), (), (), options=options)
    rich = wander_announced(("bar-the-way",), ("deny-fate", "sprint"), ("crossbow-trap",), options=options)
    assert poor.asked() == rich.asked() == [BO, CY, DI]
    assert GAME.waiting.deadline(poor.state) == GAME.waiting.deadline(rich.state)
    assert poor.view(None).window == rich.view(None).window


@pytest.mark.rule("FF-PRIO-16")
@pytest.mark.parametrize("phase", WINDOWS)
def test_every_window_opens_although_nobody_can_answer(phase: str) -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), phase=phase)
    assert scene.asked() == [ANA, BO, CY, DI]
    assert all(scene.offered(seat) == [Pass()] for seat in scene.asked())


@pytest.mark.rule("FF-PRIO-16")
def test_all_see_what_kind_of_window_is_open_and_who_may_answer_in_it() -> None:
    scene = given(player("knife-at-the-campfire"), player(), player(), player(role="forsaken"))
    kinds = []
    for _ in range(3):
        for viewer in (ANA, BO, DI, None):
            window = scene.view(viewer).window
            assert window is not None
            assert (window.eligible, window.passed) == (tuple(scene.asked()), False)
            kinds.append(window.kind)
        if isinstance(scene.top, ActionPhase):
            scene.play(ANA, "knife-at-the-campfire", BO)
        else:
            scene.all_pass()
    assert kinds == ["action"] * 4 + ["answer"] * 4 + ["doorstep"] * 4


@pytest.mark.rule("FF-PRIO-16")
def test_a_window_is_held_open_for_its_least_length_although_all_have_passed() -> None:
    scene = wander_announced((), (), (), options=AS_AT_A_TABLE).all_pass()
    assert not scene.path_at(1, 1)
    assert GAME.waiting.deadline(scene.state) == Deadline(12, least=2)
    scene.times_out()
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-PRIO-16")
def test_strict_windows_run_their_full_length() -> None:
    scene = wander_announced((), (), (), options=FULL_LENGTH).all_pass()
    assert not scene.path_at(1, 1)
    assert GAME.waiting.deadline(scene.state) == Deadline(12, least=12)


def passes_unseen(scene: Scene) -> None:
    """Cy passes, and for nobody else is anything different."""
    others = (None, ANA, BO, DI)

    def seen() -> list[object]:
        return [
            (to_json(scene.view(viewer)), len(scene.told(viewer)), GAME.waiting.awaited(scene.state, viewer))
            for viewer in others
        ]

    before = seen()
    scene.when(CY, Pass())
    assert seen() == before
    own = scene.view(CY).window
    assert own is not None
    assert own.passed


@pytest.mark.rule("FF-PRIO-17")
@pytest.mark.parametrize("phase", [*WINDOWS, "action"])
def test_nobody_else_sees_or_hears_a_pass_in_open_play(phase: str) -> None:
    passes_unseen(given(player(), player(), player(), player(), phase=phase, options=AS_AT_A_TABLE))


@pytest.mark.rule("FF-PRIO-17")
def test_nobody_else_sees_or_hears_a_pass_on_a_card() -> None:
    passes_unseen(wander_announced((), (), (), options=AS_AT_A_TABLE))


@pytest.mark.rule("FF-PRIO-17")
def test_nobody_else_sees_or_hears_a_pass_on_a_doorstep() -> None:
    players = player("shot-in-the-dark"), player(), player(), player(), player(role="forsaken")
    passes_unseen(given(*players, options=AS_AT_A_TABLE).play(ANA, "shot-in-the-dark", DI).times_out())


@pytest.mark.rule("FF-PRIO-18")
@pytest.mark.parametrize("phase", WINDOWS)
def test_after_a_fast_action_in_open_play_the_window_starts_afresh(phase: str) -> None:
    scene = given(player(), player("quick-thinking"), player("quick-thinking"), player(), phase=phase)
    scene.when(CY, Pass()).when(DI, Pass()).when(BO, THINK).all_pass()
    assert scene.announced(CardsDrawn) == [CardsDrawn(BO, 1)]
    assert isinstance(scene.top, OpenWindow)
    assert (scene.top.phase, scene.asked()) == (phase, [ANA, CY, DI])
    scene.when(CY, THINK)


@pytest.mark.rule("FF-PRIO-18")
def test_after_a_fast_action_the_action_phase_goes_on() -> None:
    scene = given(player("read-the-signs"), player("quick-thinking"), player("quick-thinking"), player())
    scene.when(CY, Pass()).when(BO, THINK).all_pass()
    assert scene.state.phase == "action"
    assert scene.asked() == [ANA, CY, DI]
    scene.when(CY, THINK).all_pass().play(ANA, "read-the-signs")


@pytest.mark.rule("FF-PRIO-19")
def test_time_passes_for_whoever_has_not_answered() -> None:
    """Cy has passed, Bo and Di have not; nobody is waited for any longer."""
    scene = wander_announced(("bar-the-way",), (), ("deny-fate",), options=AS_AT_A_TABLE).when(CY, Pass())
    scene.times_out()
    assert scene.announced(PathForged) == [PathForged(ANA, AT(1, 1))]
    assert (scene.hand(BO), scene.hand(DI)) == (["bar-the-way"], ["deny-fate"])


@pytest.mark.rule("FF-PRIO-19")
def test_time_runs_out_on_a_doorstep_too() -> None:
    players = player("shot-in-the-dark"), player(), player("miraculous-revival"), player(), player(role="forsaken")
    scene = given(*players).play(ANA, "shot-in-the-dark", BO).all_pass()
    assert isinstance(scene.top, Doorstep)
    scene.times_out()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]


@pytest.mark.rule("FF-PRIO-20")
def test_a_pass_stands_until_the_window_starts_afresh() -> None:
    scene = wander_announced(("bar-the-way",), ("quick-thinking",), ()).when(BO, Pass())
    assert BO not in scene.asked()
    assert scene.offered(BO) == []
    scene.refused(BO, Play(CARD["bar-the-way"]), "FF-PRIO-20")
    scene.refused(BO, Pass(), "FF-PRIO-20")
    scene.when(CY, THINK).all_pass()
    scene.play(BO, "bar-the-way")


@pytest.mark.rule("FF-PRIO-20")
def test_a_pass_in_the_action_phase_stands_too() -> None:
    scene = given(player(), player("quick-thinking", "sprint"), player(), player()).when(BO, Pass())
    scene.refused(BO, THINK, "FF-PRIO-20")
    scene.when(ANA, EndActionPhase()).when(BO, THINK)


@pytest.mark.rule("FF-PRIO-21")
@pytest.mark.parametrize("options", [QUICK, AS_AT_A_TABLE, FULL_LENGTH])
def test_a_window_with_nobody_to_answer_closes_at_once(options: Options) -> None:
    scene = given(player("wander"), player(), player(), player(), options=options)
    scene.state.spent = 1 << BO | 1 << CY
    scene.state.pilloried = 1 << DI
    scene.play(ANA, "wander", at=AT(1, 1))
    assert scene.path_at(1, 1)


@pytest.mark.rule("FF-PRIO-21")
def test_the_fast_action_phase_closes_at_once_when_all_have_acted() -> None:
    scene = given(player(), player(), player(), player(), player(), options=AS_AT_A_TABLE)
    scene.state.spent = sum(1 << seat for seat in (ANA, BO, CY, DI, ED))
    scene.when(ANA, EndActionPhase())
    assert scene.announced(TurnBegan) == [TurnBegan(BO, 2)]
