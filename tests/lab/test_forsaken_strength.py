"""How strong the bots of Forsaken are: the yardstick searches as it says, and games between two are counted rightly."""

from collections.abc import Iterator

import pytest

from games.forsaken.scene import K1, A, B, Scene
from lanternwood.bots.bot import mind_of
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import TOWER, Attack, Concede
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.state import NOBODY
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.games.forsaken.ismcts import IsmctsBot, Node
from lanternwood.lab.games.forsaken.strength import PAIRINGS, Game, play, report, share

ITERATIONS = 60
ENOUGH = 500


def about_to_win() -> Scene:
    scene = Scene()
    scene.won(1, A)
    scene.tower(B, K1, 3)
    scene.follower(A, K1, "S03")
    return scene


def searched(scene: Scene, iterations: int) -> Node:
    bot, root = IsmctsBot(HashRng(b"tree")), Node(B)
    mind = mind_of(GAME, scene.state, A)
    for _ in range(iterations):
        bot.iterate(root, mind.imagine(bot.chance), A)
    return root


def nodes(root: Node) -> Iterator[Node]:
    for child in root.children.values():
        yield child
        yield from nodes(child)


def test_each_iteration_adds_a_node_and_is_counted_all_the_way_down() -> None:
    root = searched(about_to_win(), ITERATIONS)
    assert root.visits == ITERATIONS
    assert sum(child.visits for child in root.children.values()) == ITERATIONS
    assert len([*nodes(root)]) <= ITERATIONS
    for node in nodes(root):
        assert 1 <= node.visits <= node.offered, "never done more often than offered"
        assert 0 <= node.value <= node.visits
        assert sum(child.visits for child in node.children.values()) <= node.visits


def test_what_wins_is_visited_most_and_nothing_is_fiddled_with() -> None:
    scene = about_to_win()
    before = scene.state.copy()
    action = IsmctsBot(HashRng(b"win"), ENOUGH).choose(mind_of(GAME, scene.state, A))
    assert action == Attack(1, TOWER)
    assert scene.state == before
    assert not any(isinstance(action, Concede) for action in searched(scene, ITERATIONS).children)


def played(names: tuple[str, str], number: int) -> Game:
    """Without the time that it took."""
    game = play(names, "a test", number)
    assert all(second >= 0 for seconds in game.seconds for second in seconds)
    return Game(game.decks, game.seat, game.winner, game.first, game.turns, ((1.0,), (1.0,)))


def test_a_game_with_the_yardstick_is_whole_and_repeats() -> None:
    names = ("ismcts:2", "random")
    game = played(names, 0)
    assert (game.decks, game.seat) == (PAIRINGS[0], 0)
    assert game.winner in (NOBODY, A, B)
    assert game.first in (A, B)
    assert 0 < game.turns <= 100
    assert played(names, 0) == game


def test_each_pair_of_games_has_both_bots_in_both_seats() -> None:
    games = [played(("random", "random"), number) for number in range(4)]
    assert [game.seat for game in games] == [0, 1, 0, 1]
    assert [game.decks for game in games] == [PAIRINGS[0]] * 2 + [PAIRINGS[1]] * 2
    assert len({*PAIRINGS}) == len(STARTERS) ** 2


def a_game(winner: int, seat: int = 0, decks: int = 1) -> Game:
    return Game(PAIRINGS[decks], seat, winner, first=0, turns=20, seconds=((0.5,), (0.25, 0.25)))


@pytest.mark.parametrize(("winner", "seat", "half"), [(0, 0, 1), (1, 0, 0), (1, 1, 1), (0, 1, 0), (NOBODY, 1, 0.5)])
def test_the_share_is_that_of_the_first_bot_wherever_it_sat(winner: int, seat: int, half: float) -> None:
    assert share(a_game(winner, seat)) == half


def test_what_is_told_adds_up() -> None:
    told = report(("sharp", "steady"), [a_game(0), a_game(1, seat=1), a_game(1), a_game(NOBODY)])
    one, other = PAIRINGS[1]
    assert "sharp against steady: 2.5 of 4, 62.5%" in told
    assert "who began won 25.0%; 20.0 turns" in told
    assert told.count("0.50 s a game") == 2
    assert f"{one} 25%" in told
    assert f"{other} 50%" in told
