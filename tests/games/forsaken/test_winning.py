"""FK-CONC, FK-WIN: Kingdoms are conceded and won, and with two of them the game."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Attack, Build, Concede, EndTurn, Play
from lanternwood.games.forsaken.events import FollowersForsaken, GameEnded, KingdomWon
from lanternwood.games.forsaken.script import OVERRUN
from lanternwood.kernel.model import Outcome, Seat

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


@pytest.mark.rule("FK-CONC-01", "FK-Q-77")
def test_a_may_concede_any_lit_kingdom_and_b_wins_it() -> None:
    scene = Scene()
    scene.won(K3, A)
    assert [each for each in scene.choices(A) if isinstance(each, Concede)] == [Concede(K1), Concede(K2)]
    assert scene.refused(A, Concede(K3)) == "FK-WIN-03"
    heard = heard_by(scene.do(A, Concede(K2)), None)
    assert heard[0] == KingdomWon(K2, B, True, ())
    assert scene.state.kingdoms[K2].winner == B


@pytest.mark.rule("FK-CONC-02", "FK-INACT-01", "FK-MAIN-03")
def test_b_can_neither_concede_nor_act_in_as_turn() -> None:
    scene = Scene()
    scene.altars(B, K1, "SS")
    scene.hand(B, "S03")
    mine = scene.follower(B, K1, "S03")
    assert scene.choices(B) == []
    for action in (Concede(K1), Build(K1, "strife"), Play("S03", K1), Attack(mine, 0), EndTurn()):
        assert scene.refused(B, action) == "FK-MAIN-03"


@pytest.mark.rule("FK-CONC-03", "FK-MAIN-05")
def test_nobody_concedes_while_a_choice_waits_and_several_may_be_conceded() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.follower(B, K1, "C05")
    other = scene.follower(B, K1, "C05")
    scene.play(A, "S04", K1)
    assert scene.refused(A, Concede(K1)) == "FK-MAIN-05"
    scene.answer(A, other)
    scene.do(A, Concede(K1))
    scene.do(A, Concede(K3))
    assert scene.state.winner == B


@pytest.mark.rule("FK-CONC-03")
def test_nobody_concedes_while_something_waits_in_the_gate() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.follower(B, K1, "C05")
    scene.play(A, "S09", K1)
    assert scene.refused(A, Concede(K1)) == "FK-MAIN-05"


@pytest.mark.rule("FK-WIN-01")
@pytest.mark.parametrize("whose", [A, B])
def test_a_tower_at_0_is_a_kingdom_won_in_whoevers_turn(whose: int) -> None:
    scene = Scene()
    scene.altars(A, K2, "SSS")
    scene.tower(whose, K2, 2)
    hulk = scene.follower(B, K1, "I08")
    if whose == B:
        scene.play(A, "S18", K2)
    else:
        scene.play(A, "S25", K2, hulk)
    assert scene.state.kingdoms[K2].winner == 1 - whose


@pytest.mark.rule("FK-WIN-02", "FK-WIN-04", "FK-ALTAR-10", "FK-Q-59", "FK-FOL-11")
def test_everything_in_a_won_kingdom_goes_to_its_owners_past_or_vanishes() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSIT")
    scene.altars(B, K1, "CC")
    scene.follower(B, K1, "O02")
    scene.follower(A, K1, "C05", owner=B)
    scene.follower(A, K1, "Grub", token=True)
    scene.follower(A, K1, "I03", token=True)
    scene.blessing(A, K1, "S20")
    scene.miracle(B, K1, "S12")
    stays = scene.follower(B, K2, "O02")
    scene.tower(B, K1, 3)
    heard = heard_by(scene.play(A, "S18", K1), None)
    assert not any(isinstance(event, FollowersForsaken) for event in heard)
    assert scene.past_of(A) == ["S20", "S18"]
    assert scene.past_of(B) == ["C05", "O02", "S12"]
    for side in scene.state.kingdoms[K1].sides:
        assert (side.altars, side.followers, side.blessings, side.miracles) == ((), [], [], [])
    assert scene.hand_of(B) == []
    assert not scene.gone(stays)


@pytest.mark.rule("FK-WIN-03", "FK-Q-63")
def test_nothing_in_a_dark_kingdom_can_be_used_or_entered() -> None:
    scene = Scene()
    scene.won(K1, B)
    scene.hand(A, "S03")
    assert scene.refused(A, Build(K1, "strife")) == "FK-WIN-03"
    assert scene.refused(A, Play("S03", K1)) == "FK-WIN-03"
    assert all(getattr(action, "kingdom", K2) != K1 for action in scene.choices(A))


@pytest.mark.rule("FK-WIN-03")
def test_effects_everywhere_leave_a_dark_kingdom_alone() -> None:
    scene = Scene()
    scene.won(K1, B)
    scene.tower(A, K1, 0)
    scene.altars(A, K2, "S")
    scene.play(A, "X75", K2)
    assert scene.towers(K1) == (0, 10)
    assert scene.towers(K2) == scene.towers(K3) == (8, 8)


@pytest.mark.rule("FK-WIN-03", "FK-SCRIPT-06")
def test_a_tower_that_fell_is_not_raised_again_by_the_next_step() -> None:
    scene = Scene()
    scene.tower(B, K1, 2)
    scene.altars(A, K2, "S")
    scene.play(A, "X75", K2)
    assert scene.state.kingdoms[K1].winner == A
    assert scene.towers(K1) == (7, 0)
    assert scene.towers(K2) == (8, 8)


@pytest.mark.rule("FK-WIN-05", "FK-Q-64", "FK-Q-65")
def test_abilities_triggered_before_the_sweep_still_resolve_elsewhere() -> None:
    scene = Scene()
    solenne = scene.follower(A, K1, "G28")
    scene.tower(B, K1, 4)
    for kingdom in (K1, K2, K3):
        scene.tower(A, kingdom, 6)
    scene.attack(solenne)
    assert scene.state.kingdoms[K1].winner == A
    assert [scene.towers(kingdom)[A] for kingdom in (K1, K2, K3)] == [6, 8, 8]


@pytest.mark.rule("FK-WIN-05", "FK-PLAY-09")
def test_what_happens_here_does_nothing_once_here_is_dark() -> None:
    scene = Scene()
    hauler = scene.follower(A, K1, "S03")
    drifter = scene.follower(B, K1, "I02")
    scene.at(hauler).keys_for_good = OVERRUN
    scene.settle()
    scene.tower(B, K1, 2)
    scene.attack(hauler, drifter)
    assert scene.state.kingdoms[K1].winner == A
    assert scene.followers_on(B, K1) == [], "no Grub enters a dark Kingdom"


@pytest.mark.rule("FK-WIN-06", "FK-Q-48")
@pytest.mark.parametrize("active", [A, B])
def test_if_both_towers_fall_the_active_player_wins_the_kingdom(active: Seat) -> None:
    scene = Scene(active)
    scene.altars(active, K2, "S")
    scene.tower(A, K1, 1)
    scene.tower(B, K1, 1)
    scene.play(active, "X75", K2)
    assert scene.state.kingdoms[K1].winner == active


@pytest.mark.rule("FK-WIN-07", "FK-END-01", "FK-Q-65")
def test_two_kingdoms_win_the_game_and_nothing_else_resolves() -> None:
    scene = Scene()
    scene.won(K1, A)
    carrier = scene.follower(A, K2, "S08")
    scene.tower(B, K2, 2)
    heard = heard_by(scene.attack(carrier), None)
    assert heard[-1] == GameEnded("kingdoms", A, ())
    assert scene.hand_of(A) == [], "the Breach ability does not resolve any more"
    assert GAME.outcome(scene.state) == Outcome("kingdoms", (A,))
    assert scene.asked() == ()
    assert scene.choices(A) == scene.choices(B) == []
    assert scene.refused(A, EndTurn()) == "FK-WIN-07"


@pytest.mark.rule("FK-WIN-07")
def test_one_kingdom_each_or_one_alone_wins_nothing() -> None:
    scene = Scene()
    scene.won(K1, B)
    scene.won(K2, A)
    assert GAME.outcome(scene.state) is None
    scene.end_turn()
    assert scene.asked() == (B,)


@pytest.mark.rule("FK-WIN-07")
def test_a_card_that_wins_the_game_lies_in_the_past_and_the_cards_add_up() -> None:
    scene = Scene()
    scene.won(K1, A)
    scene.altars(A, K2, "SSS")
    scene.tower(B, K2, 3)
    scene.play(A, "S18", K2)
    assert scene.state.winner == A
    assert scene.past_of(A) == ["S18"]
    assert scene.state.gate is None
