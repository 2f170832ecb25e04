"""A win on the board is seen, and no harm is done to oneself."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from games.forsaken.scene import K1, K2, K3, A, B, Scene
from lanternwood.bots import make_bot
from lanternwood.bots.bot import Mind, mind_of
from lanternwood.bots.forsaken.plans import Line
from lanternwood.bots.forsaken.sharp import LINES, WIN_LOOKS, SharpBot
from lanternwood.bots.forsaken.steady import Thought
from lanternwood.bots.forsaken.weights import STEADY
from lanternwood.bots.forsaken.wins import Wins
from lanternwood.bots.forsaken.worlds import DEEDS, after, is_help, without_miracles
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Pick, Play
from lanternwood.games.forsaken.deck_lists import Deck, deck_of
from lanternwood.games.forsaken.state import OVER, Follower, State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.games.forsaken.wins_this_turn import holds, is_found, proof_for, shortened, stored, wins

LEVELS = ["steady", "sharp"]
LONG = 100
"""Turns; no game has more."""


def a_scene(their_tower: int) -> Scene:
    """A has won the second Kingdom; the Tower of B in the first one is low."""
    scene = Scene()
    scene.won(K2, A)
    scene.tower(B, K1, their_tower)
    return scene


def play_turn(scene: Scene, level: str) -> None:
    """A bot plays A's turn to its end."""
    bots = [make_bot(GAME.name, level, HashRng(f"{seat}".encode())) for seat in (A, B)]
    turn = scene.state.turn
    while scene.state.phase != OVER and scene.state.turn == turn:
        seat = GAME.pending(scene.state)[0]
        GAME.apply(scene.table, seat, bots[seat].choose(mind_of(GAME, scene.state, seat)))


def one_attack(scene: Scene) -> None:
    scene.tower(B, K1, 3)
    scene.follower(A, K1, "S03")


def the_weak_one_clears_the_way(scene: Scene) -> None:
    scene.tower(B, K1, 4)
    scene.follower(A, K1, "S01")
    scene.follower(A, K1, "I08")
    scene.follower(B, K1, "C05")


def a_decree_clears_the_way(scene: Scene) -> None:
    scene.tower(B, K1, 3)
    scene.follower(A, K1, "S03")
    scene.follower(B, K1, "C05")
    scene.altars(A, K1, "S")
    scene.hand(A, "S09")


def a_decree_hits_the_tower(scene: Scene) -> None:
    scene.tower(B, K1, 3)
    scene.follower(B, K1, "I08")
    scene.altars(A, K1, "SSS")
    scene.hand(A, "S18", "S03")


def onrush_from_the_hand(scene: Scene) -> None:
    scene.tower(B, K1, 2)
    scene.altars(A, K1, "S")
    scene.hand(A, "S03", "S01")


def a_channel_adds_what_is_missing(scene: Scene) -> None:
    scene.tower(B, K1, 5)
    scene.follower(A, K1, "S03")
    scene.altars(A, K1, "SS")


def past_the_wall(scene: Scene) -> None:
    scene.tower(B, K1, 2)
    scene.follower(A, K1, "O03")
    scene.follower(A, K1, "I08")
    scene.follower(B, K1, "G08")


def a_bow_kills_the_last_defender(scene: Scene) -> None:
    scene.tower(B, K1, 3)
    scene.follower(A, K1, "S05")
    scene.follower(A, K1, "S03")
    scene.follower(B, K1, "S01")


def two_kingdoms_at_once(scene: Scene) -> None:
    scene.state.kingdoms[K2].winner = -1
    for kingdom in (K1, K3):
        scene.tower(B, kingdom, 3)
        scene.follower(A, kingdom, "S03")


def more_than_one_defender(scene: Scene) -> None:
    scene.tower(B, K1, 4)
    for card in ("S01", "S01", "I08"):
        scene.follower(A, K1, card)
    for card in ("C05", "S01"):
        scene.follower(B, K1, card)


SCENES = [
    one_attack, the_weak_one_clears_the_way, a_decree_clears_the_way, a_decree_hits_the_tower, onrush_from_the_hand,
    a_channel_adds_what_is_missing, past_the_wall, a_bow_kills_the_last_defender, two_kingdoms_at_once,
    more_than_one_defender,
]  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lay_out", SCENES)
def test_a_win_on_the_board_is_seen(level: str, lay_out: Callable[[Scene], None]) -> None:
    scene = a_scene(10)
    lay_out(scene)
    play_turn(scene, level)
    assert scene.state.phase == OVER
    assert scene.state.winner == A


def test_the_stored_wins_are_wins() -> None:
    positions = stored()
    assert len(positions) == 60
    assert all(holds(position) for position in positions)


def test_the_stored_wins_do_not_come_from_the_search_of_the_bots() -> None:
    """Every line was looked at, so some are among them that the bots do not see, however long they look."""
    positions = stored()
    assert proof_for(positions[0].state) == [*positions[0].proof]
    assert not all(is_found(position) for position in positions)


def test_nothing_can_be_left_out_of_a_proof() -> None:
    for position in stored():
        seat = Seat(position.state.active)
        assert shortened(position.state, seat, [*position.proof]) == [*position.proof]
        assert sum(isinstance(action, DEEDS) for action in position.proof) >= 2


@pytest.mark.parametrize(("level", "most"), [("steady", 0.8), ("sharp", 0.95)])
def test_most_of_the_stored_wins_are_found(level: str, most: float) -> None:
    """The same luck every time, so this cannot fail by chance."""
    positions = stored()
    assert sum(wins(position, level, str(place)) for place, position in enumerate(positions)) >= most * len(positions)


@pytest.mark.parametrize("level", LEVELS)
def test_a_harmful_arrival_hits_the_enemy(level: str) -> None:
    scene = Scene()
    mine = scene.follower(A, K1, "S13")
    theirs = scene.follower(B, K1, "S01")
    scene.altars(A, K1, "CCC")
    scene.hand(A, "C06")
    play_turn(scene, level)
    assert scene.gone(theirs)
    assert not scene.gone(mine) or scene.towers(K1)[1] < 10


@pytest.mark.parametrize("level", LEVELS)
def test_no_decree_that_only_hurts_oneself(level: str) -> None:
    scene = Scene()
    scene.follower(A, K1, "S03")
    scene.follower(A, K1, "S04")
    scene.altars(A, K1, "SSS")
    scene.hand(A, "S19")
    play_turn(scene, level)
    assert scene.hand_of(A) == ["S19"]


@pytest.mark.parametrize("level", LEVELS)
def test_a_kingdom_is_not_thrown_away_for_a_follower(level: str) -> None:
    """Open Veins costs two Faith of one's own Tower."""
    scene = Scene()
    scene.tower(A, K1, 2)
    scene.follower(A, K1, "G03")
    scene.follower(B, K1, "I08", exhausted=True)
    scene.altars(A, K1, "SSS")
    scene.hand(A, "S25")
    play_turn(scene, level)
    assert scene.state.lit(K1)


@pytest.mark.parametrize("level", LEVELS)
def test_ones_own_followers_are_not_sent_home(level: str) -> None:
    """Ysolt may bounce anybody, or nobody."""
    scene = Scene()
    mine = scene.follower(A, K2, "I08", exhausted=True)
    scene.altars(A, K1, "OOOO")
    scene.hand(A, "O24")
    assert Play("O24", K1) in GAME.choices(scene.state, A)
    play_turn(scene, level)
    assert not scene.gone(mine)


def test_steady_harms_its_own_only_where_that_gains() -> None:
    """One of its own only if, with as many looks as it likes, no enemy is worth more."""
    either = sum([questions(f"g{number}", "steady", deck_of(HARMFUL), best_with_many_looks) for number in range(9, 12)])
    assert either > 5


def best_with_many_looks(mind: Mind, state: State, action: Any) -> None:
    world = without_miracles(state.copy(), mind.seat)
    assert Thought(world, mind.seat, STEADY, looks=100_000).answer(mind.choices) == action


@pytest.mark.parametrize(("seed", "turns"), [("g13", 10), ("g26", 7)])
def test_sharp_harms_its_own_only_where_its_search_shows_the_gain(seed: str, turns: int) -> None:
    """Games in which it does, as far as that. Each target is looked at anew, with what the turn can still bring and how
    the other may answer."""
    own: list[Any] = []

    def gains(mind: Mind, state: State, action: Any) -> None:
        own.append(action)
        targets = [each for each in mind.choices if aimed_at(state, each)]
        worth = {each: stands_up(mind, state, each) for each in targets}
        enemies = [worth[each] for each in targets if is_of(state, each, 1 - mind.seat)]
        assert worth[action] >= max(enemies) - AS_GOOD, (state.turn, action, worth)

    assert questions(seed, "sharp", deck_of(HARMFUL), gains, turns) > 0
    assert own, "in this game it does no harm to its own; find another"


AS_GOOD = 0.02
"""Two searches that look in other worlds may differ by so much of a chance to win."""
WORLDS = 6


def stands_up(mind: Mind, state: State, pick: Any) -> float:
    """How good the turn is with this pick, if the best is made of it: a mean over worlds, by sharp's own search."""
    sharp, chance = SharpBot(HashRng(b"audit")), HashRng(b"worlds")
    then = after(without_miracles(state.copy(), mind.seat), mind.seat, pick)
    if then.phase == OVER or Wins(then, mind.seat, WIN_LOOKS).line() is not None:
        return 1.0
    ends = sharp.turns(then, mind.seat)[:LINES] if then.active == mind.seat else []
    lines = [Line([pick, *end.actions], [], end.state, 0.0) for end in ends] or [Line([pick], [], then, 0.0)]
    worlds = [mind.imagine(chance) for _ in range(WORLDS)]
    return max(sharp.stands_up(line, worlds, mind.seat) for line in lines) / WORLDS


HARMFUL = Counter({
    "C06": 4, "O24": 2, "C01": 3, "C02": 4, "C03": 3, "C04": 4, "C05": 4, "C08": 2, "C14": 2, "O02": 4, "O03": 4,
    "O05": 4,
})  # fmt: skip
"""Cards that may do harm to either side."""


def questions(seed: str, level: str, deck: Deck, of_own: Callable[[Mind, State, Any], None], turns: int = LONG) -> int:
    """How often both sides were on offer in a game between bots of one level; picks of their own are looked into."""
    match = Match(GAME, plan_for(GAME, 2, seed, brought=[deck, deck]), listen=False)
    bots = [make_bot(GAME.name, level, HashRng(f"{seed[1:]}/{seat}".encode())) for seat in (A, B)]
    either = 0
    while match.pending() and match.state.turn <= turns:
        seat, state = match.pending()[0], match.state
        mind = mind_of(GAME, state, seat)
        action = bots[seat].choose(mind)
        sides = {follower.side for each in mind.choices if (follower := aimed_at(state, each))}
        if len(sides) > 1 and not is_help(state):
            either += 1
            if is_of(state, action, seat):
                of_own(mind, state, action)
        match.act(seat, action)
    return either


def is_of(state: State, action: Any, seat: int) -> bool:
    chosen = aimed_at(state, action)
    return chosen is not None and chosen.side == seat


def aimed_at(state: State, action: Any) -> Follower | None:
    return state.follower(action.serial) if isinstance(action, Pick) else None


# A Kingdom, and what is done when nothing seems to help


@pytest.mark.parametrize("level", LEVELS)
def test_a_kingdom_that_can_be_had_is_taken(level: str) -> None:
    """With a Channel and two Attacks: one clears the way, the other is just enough."""
    scene = Scene()
    scene.tower(B, K1, 2)
    scene.follower(A, K1, "I03")
    scene.follower(A, K1, "I01")
    scene.follower(B, K1, "C07", lost=2)
    scene.altars(A, K1, "SS")
    play_turn(scene, level)
    assert scene.state.kingdoms[K1].winner == A


def nearly_beaten(scene: Scene) -> None:
    """B has a Kingdom, and the second Tower of A is as good as down."""
    scene.won(K3, B)
    scene.tower(A, K1, 2)
    scene.tower(A, K2, 1)
    for card in ("I08", "I08"):
        scene.follower(B, K1, card)
        scene.follower(B, K2, card)


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_nearly_beaten_still_stands_before_the_tower(level: str) -> None:
    scene = Scene()
    nearly_beaten(scene)
    scene.altars(A, K1, "II")
    scene.altars(A, K2, "II")
    scene.hand(A, "I03", "I03")
    play_turn(scene, level)
    assert scene.followers_on(A, K1)
    assert scene.followers_on(A, K2)


def test_a_swift_follower_comes_where_the_way_is_free() -> None:
    scene = Scene()
    for kingdom in (K1, K2):
        scene.altars(A, kingdom, "S")
        scene.altars(B, kingdom, "S")
    scene.follower(B, K1, "C07")
    scene.hand(A, "S01")
    play_turn(scene, "steady")
    assert scene.followers_on(A, K1) == []
    assert scene.towers(K2)[B] == 8
