"""FK-END, FK-INACT: clocks that run out, giving up, the last turn, and choices that nobody is asked for."""

from typing import Any

import pytest

from lanternwood.games.forsaken import GAME, flow
from lanternwood.games.forsaken.actions import Concede, EndTurn, Pick, PutBack
from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.clocks import deadline
from lanternwood.games.forsaken.events import GameEnded, TurnCutShort
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.state import Trigger
from lanternwood.games.forsaken.view import view
from lanternwood.kernel import resigning
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Outcome, Resign, Seat, Timeout
from lanternwood.kernel.resigning import Resigned

from .scene import K1, K2, K3, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")
CLOCKS = Options(clocks=True)


def out_of_turn(scene: Scene, seat: int, kingdom: int, card: str, position: int = 0) -> None:
    """An ability that content may not give to the Inactive Player, all the same."""
    source = scene.follower(seat, kingdom, card)
    scene.state.queue.append(Trigger(NUMBER_OF[card], position, seat, kingdom, source))
    flow.run(scene.table)


@pytest.mark.rule("FK-END-01", "FK-END-02", "FK-Q-78", "FK-Q-100")
@pytest.mark.parametrize("seat", [A, B])
def test_either_player_may_resign_at_any_time_and_loses_the_whole_game(seat: Seat) -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.follower(B, K1, "C05")
    scene.follower(B, K1, "C05")
    scene.play(A, "S04", K1)
    assert scene.state.resolving is not None, "even while A owes a choice"
    assert Resign() not in [*scene.choices(A), *scene.choices(B)]
    assert resigning.may_resign(GAME, scene.state, seat)
    resigning.do(GAME, scene.table, seat, Resign())
    assert GAME.outcome(scene.state) == Outcome("resigned", (Seat(1 - seat),))
    assert scene.table.heard is not None
    assert [each.event for each in scene.table.heard[-2:]] == [
        Resigned(seat),
        GameEnded("resigned", Seat(1 - seat), ()),
    ]
    assert not resigning.may_resign(GAME, scene.state, seat)
    assert all(kingdom.winner == -1 for kingdom in scene.state.kingdoms), "it concedes no Kingdom"


@pytest.mark.rule("FK-END-02", "FK-MAIN-05")
def test_who_could_only_resign_owes_no_choice() -> None:
    scene = Scene()
    assert scene.asked() == (A,)
    assert scene.choices(B) == []


@pytest.mark.rule("FK-END-03", "FK-Q-84", "FK-Q-101")
@pytest.mark.parametrize(
    ("winners", "towers", "outcome"),
    [
        ((), ((10, 10), (10, 10), (10, 10)), Outcome("draw", (A, B))),
        ((), ((10, 9), (10, 10), (9, 10)), Outcome("draw", (A, B))),
        ((), ((10, 1), (10, 10), (1, 10)), Outcome("draw", (A, B))),
        ((), ((10, 1), (10, 9), (2, 10)), Outcome("limit", (A,))),
        ((), ((1, 10), (10, 10), (10, 10)), Outcome("limit", (B,))),
        ((B,), ((1, 0), (10, 1), (10, 1)), Outcome("limit", (B,))),
        ((A, B), ((1, 10), (10, 1), (4, 5)), Outcome("limit", (B,))),
        ((A, B), ((10, 1), (10, 1), (5, 5)), Outcome("draw", (A, B))),
    ],
)
def test_turn_100_is_the_last(winners: tuple[int, ...], towers: Any, outcome: Outcome) -> None:
    scene = Scene(active=B, turn=100)
    for kingdom, (mine, theirs) in enumerate(towers):
        scene.tower(A, kingdom, mine)
        scene.tower(B, kingdom, theirs)
    for kingdom, winner in enumerate(winners):
        scene.won(kingdom, winner)
    scene.end_turn()
    assert GAME.outcome(scene.state) == outcome


@pytest.mark.rule("FK-END-03", "FK-TURN-07")
def test_the_abilities_of_turn_100_still_count() -> None:
    scene = Scene(active=B, turn=100)
    scene.follower(B, K1, "X39")
    scene.tower(B, K1, 9)
    scene.follower(A, K2, "C07", blight=1)
    scene.end_turn()
    assert GAME.outcome(scene.state) == Outcome("draw", (A, B)), "dusk brought B's Tower level again"


@pytest.mark.rule("FK-END-03")
@pytest.mark.parametrize(("turn", "left"), [(79, None), (80, 20), (99, 1), (100, 0)])
def test_turns_left_are_shown_from_turn_80(turn: int, left: int | None) -> None:
    scene = Scene(turn=turn)
    assert {view(scene.state, viewer).turns_left for viewer in (A, B, None)} == {left}
    if turn < 100:
        scene.end_turn()
        assert scene.state.turn == turn + 1


@pytest.mark.rule("FK-END-04", "FK-Q-83")
def test_no_clock_runs_unless_the_table_has_them() -> None:
    scene = Scene()
    assert deadline(scene.state) is None
    assert scene.choices(OUTSIDE) == []
    with pytest.raises(IllegalAction, match="no clock runs"):
        scene.time_runs_out()


@pytest.mark.rule("FK-END-04", "FK-Q-99", "FK-Q-141")
def test_a_turn_has_120_seconds_and_each_choice_30() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "S")
    martyr = scene.follower(B, K1, "S13")
    scene.follower(A, K1, "I08")
    scene.follower(A, K1, "I08")
    turn = deadline(scene.state)
    assert turn is not None
    assert (turn.seconds, turn.seat, turn.reserve_seconds, turn.stands) == (120, A, 180, None)
    scene.play(A, "S09", K1)
    assert deadline(scene.state) == turn, "picks for something held unpaid run on the turn's clock"
    scene.answer(A, martyr)
    choice = deadline(scene.state)
    assert choice is not None
    assert (choice.seconds, choice.seat, choice.stands) == (30, B, turn), "A's clock stands still"
    scene.answer(B, scene.choices(B)[0])
    assert deadline(scene.state) == turn
    scene.end_turn()
    after = deadline(scene.state)
    assert after is not None
    assert (after.seat, after.clock != turn.clock) == (B, True)


@pytest.mark.rule("FK-END-04")
def test_every_choice_has_a_clock_of_its_own() -> None:
    """Two Pages sift in one turn: nothing on the board has changed in between, but it is another choice."""
    scene = Scene(options=CLOCKS)
    scene.hand(A, "S09", "S03")
    pages = [scene.follower(A, K1, "O04"), scene.follower(A, K1, "O04")]
    names = []
    for page in pages:
        scene.activate(page, 0)
        clock = deadline(scene.state)
        assert clock is not None
        names.append(clock.clock)
        scene.answer(A, "S03")
    assert names[0] != names[1]
    scene.altars(A, K1, "I")
    scene.play(A, "X57", K1)
    scry = deadline(scene.state)
    scene.answer(A, "S03")
    assert deadline(scene.state) == scry, "one answer of several to the same question"
    scene.answer(A, None)
    assert deadline(scene.state) != scry


@pytest.mark.rule("FK-END-04")
def test_a_turn_that_runs_out_is_ended_and_what_is_held_goes_back() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "S")
    scene.follower(B, K1, "I08")
    scene.play(A, "S09", K1)
    scene.time_runs_out()
    assert scene.table.heard is not None
    assert TurnCutShort(A, "clock") in heard_by(scene.table.heard, None)
    assert scene.state.active == B
    assert scene.hand_of(A) == ["S09"]
    assert not scene.state.hurried


@pytest.mark.rule("FK-END-04", "FK-TURN-08")
def test_choices_on_the_way_take_their_defaults_but_the_next_players_do_not() -> None:
    scene = Scene(options=CLOCKS)
    scene.follower(A, K1, "C28")
    scene.follower(B, K1, "O22")
    scene.time_runs_out()
    assert scene.state.active == B
    assert scene.state.resolving is not None, "B's own dawn asks B"
    assert scene.asked() == (B,)


@pytest.mark.rule("FK-END-04", "FK-INACT-03")
def test_an_expired_choice_takes_the_first_target_in_canonical_order() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "SS")
    scene.follower(A, K1, "I08")
    first, second = scene.follower(B, K1, "I08"), scene.follower(B, K1, "I08")
    scene.play(A, "S04", K1)
    scene.time_runs_out()
    assert (scene.at(first).lost, scene.at(second).lost) == (1, 0)
    assert scene.state.active == A, "the turn goes on"


@pytest.mark.rule("FK-END-04", "FK-INACT-03")
def test_expired_optional_picks_take_none_and_a_scry_keeps_the_order() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "OOOO")
    scene.altars(A, K2, "O")
    stays = scene.follower(B, K2, "I08")
    scene.play(A, "O24", K1)
    scene.time_runs_out()
    assert not scene.gone(stays)
    scene.deck(A, "S01", "S02", "S03")
    scene.play(A, "O01", K2)
    scene.time_runs_out()
    assert [scene.id(card) for card in reversed(scene.state.players[A].deck)] == ["S01", "S02", "S03"]


@pytest.mark.rule("FK-END-04", "FK-INACT-03")
def test_an_expired_sift_puts_back_the_cards_just_drawn() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "OOOO")
    scene.hand(A, "S09", "C05")
    scene.deck(A, "S01", "S02", "S03")
    scene.play(A, "O07", K1)
    scene.time_runs_out()
    assert scene.hand_of(A) == ["S09", "C05"]
    assert sorted(scene.id(card) for card in scene.state.players[A].deck[:2]) == ["S01", "S02"]


@pytest.mark.rule("FK-END-04")
def test_an_expired_recall_takes_the_card_longest_in_the_past() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "CCC")
    scene.deck(A)
    scene.past(A, "I08", "S03", "S04")
    scene.play(A, "C15", K1)
    scene.time_runs_out()
    assert scene.hand_of(A) == ["S03"]


@pytest.mark.rule("FK-END-04")
def test_an_expired_discard_takes_the_cards_drawn_longest_ago() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "CCC")
    scene.hand(B, "S09", "O11", "C05")
    scene.play(A, "C11", K1)
    scene.time_runs_out()
    assert scene.past_of(B) == ["S09", "O11"]
    assert scene.state.active == A


@pytest.mark.rule("FK-END-04")
def test_an_expired_tribute_takes_lowest_zeal_then_faith_then_the_oldest() -> None:
    scene = Scene(options=CLOCKS)
    scene.altars(A, K1, "CCCCCC")
    scene.follower(B, K1, "I08")
    strong = scene.follower(B, K1, "S04", zeal_for_good=-1)
    older, younger = scene.follower(B, K2, "O01", lost=1), scene.follower(B, K3, "O01", lost=1)
    for expected in (older, younger, strong):
        scene.play(A, "C19", K1)
        scene.time_runs_out()
        assert scene.gone(expected)
        scene.state.players[B].expired = 0


@pytest.mark.rule("FK-END-04")
def test_three_expiries_in_a_row_count_as_resigning() -> None:
    scene = Scene(options=CLOCKS)
    for _ in range(4):
        scene.time_runs_out()
    assert GAME.outcome(scene.state) is None
    scene.time_runs_out()
    assert GAME.outcome(scene.state) == Outcome("resigned", (B,)), "A's third"


@pytest.mark.rule("FK-END-04")
def test_whoever_acts_in_between_starts_counting_anew() -> None:
    scene = Scene(options=CLOCKS)
    for _ in range(4):
        scene.time_runs_out()
    scene.end_turn()
    scene.do(B, EndTurn())
    for _ in range(4):
        scene.time_runs_out()
    assert GAME.outcome(scene.state) is None


@pytest.mark.rule("FK-END-04", "FK-MULL-01")
def test_a_mulligan_that_runs_out_keeps_all() -> None:
    scene = Scene(options=CLOCKS)
    state = scene.state
    state.phase, state.turn = "mulligan", 0
    for seat in (A, B):
        scene.hand(seat, "S09", "S03")
        state.players[seat].decided = False
    scene.do(A, PutBack("S09"))
    clock = deadline(state)
    assert clock is not None
    assert clock.seconds == 60
    scene.time_runs_out()
    assert scene.state.turn == 1
    assert scene.hand_of(A) == scene.hand_of(B) == ["S09", "S03"]
    assert [player.expired for player in state.players] == [1, 1]


@pytest.mark.rule("FK-END-04")
def test_only_whoever_is_waited_for_has_run_out_of_time() -> None:
    scene = Scene(options=CLOCKS)
    assert GAME.waiting.lapses is not None
    assert GAME.waiting.lapses(scene.state, A) == "chosen"
    assert GAME.waiting.lapses(scene.state, B) is None
    assert scene.choices(OUTSIDE) == [Timeout()]


@pytest.mark.rule("FK-INACT-03", "FK-Q-82", "FK-Q-105")
def test_what_could_not_fall_to_b_takes_its_default_all_the_same() -> None:
    scene = Scene()
    scene.deck(B, "S01", "S02", "S03")
    out_of_turn(scene, B, K1, "O01")
    assert scene.asked() == (A,)
    assert [scene.id(card) for card in reversed(scene.state.players[B].deck)] == ["S01", "S02", "S03"]
    scene.hand(B, "S09")
    out_of_turn(scene, B, K1, "O07")
    assert scene.hand_of(B) == ["S09"]
    assert [scene.id(card) for card in scene.state.players[B].deck] == ["S02", "S01", "S03"]
    scene.past(B, "I08", "S03", "S04")
    scene.deck(B)
    out_of_turn(scene, B, K1, "C15")
    assert scene.hand_of(B) == ["S09", "S03"]
    out_of_turn(scene, B, K2, "C24")
    assert scene.followers_on(B, K2) == ["C24", "S04"]
    assert scene.asked() == (A,)


@pytest.mark.rule("FK-INACT-04", "FK-Q-79", "FK-LEAK-10")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_who_has_no_more_than_that_gives_all_unasked(cards: int) -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.hand(B, *["S09", "O11", "C05"][:cards])
    scene.play(A, "C11", K1)
    assert scene.asked() == ((B,) if cards == 3 else (A,))
    assert len(scene.past_of(B)) == (0 if cards == 3 else cards)


@pytest.mark.rule("FK-INACT-04", "FK-Q-79")
def test_a_tribute_of_none_is_nothing() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.play(A, "X11", K1)
    assert scene.past_of(A) == ["X11"]
    assert len(scene.hand_of(A)) == 2


@pytest.mark.rule("FK-INACT-01", "FK-INACT-02")
def test_b_answers_and_does_nothing_else() -> None:
    scene = Scene()
    scene.altars(A, K1, "C")
    leper = scene.follower(B, K1, "C02")
    one = scene.follower(A, K1, "I08")
    scene.follower(A, K1, "I08")
    scene.play(A, "X46", K1, leper)
    assert scene.refused(B, Concede(K1)) == "FK-MAIN-05"
    assert scene.refused(B, EndTurn()) == "FK-MAIN-05"
    assert scene.refused(A, Pick(one)) == "FK-MAIN-05"
    scene.answer(B, one)
    assert scene.choices(B) == []
