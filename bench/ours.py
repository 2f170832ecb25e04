"""Our side: the plain loop that anyone would write around the kernel, and nothing quicker than that."""

from collections.abc import Callable
from itertools import count, cycle
from random import Random, random
from typing import Any

from bench.windows import Window, repeated

import tictactoe
from lanternwood.bots import bots_of
from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.game import Game
from lanternwood.kernel.laying_out import lay_out
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.table import Table
from lanternwood.lab.simulate import note_game, settings_for
from lanternwood.lab.tally import Tally
from lanternwood.lab.turns import Turns, the_timeout

FOREST, FOREST_SEATS = "nightmare-forest", 4
FORSAKEN_FOREST, FORSAKEN_FOREST_SEATS = "forsaken-forest", 8
FORSAKEN, FORSAKEN_SEATS = "forsaken", 2


def random_match(game: Game[Any], seats: int) -> Callable[[], int]:
    """Plays whole matches at random on a silent table and counts the decisions."""
    options = game.setting_up.options_type()
    pending, choices, apply = game.pending, game.choices, game.apply
    chance = chance_from("bench")  # one source for the whole run, as the peers have

    def play_one() -> int:
        table: Table[Any] = Table(None, chance)
        lay_out(game, table, seats, options, ())
        decisions = 0
        while waiting := pending(table.state):
            seat = waiting[0]
            offered = choices(table.state, seat)
            apply(table, seat, offered[int(random() * len(offered))])
            decisions += 1
        return decisions

    return play_one


def play_forsaken(game: Game[Any]) -> Window:
    """At random, but for what only passes the time (marks, taking back) or ends it early (conceding Kingdoms): with
    these a match at random would be mostly that. Whoever draws one draws again."""
    return repeated(match_without_idling(game))


def forsaken_games(game: Game[Any]) -> Window:
    """The same, whole games counted."""
    play_one = match_without_idling(game)
    return repeated(lambda: int(play_one() > 0))


def match_without_idling(game: Game[Any]) -> Callable[[], int]:
    options = game.setting_up.options_type()
    pending, choices, apply = game.pending, game.choices, game.apply
    idle = idle_in(game)
    chance = chance_from("bench")

    def play_one() -> int:
        table: Table[Any] = Table(None, chance)
        lay_out(game, table, FORSAKEN_SEATS, options, ())
        decisions = 0
        while waiting := pending(table.state):
            seat = waiting[0]
            offered = choices(table.state, seat)
            while type(action := offered[int(random() * len(offered))]) in idle:
                pass
            apply(table, seat, action)
            decisions += 1
        return decisions

    return play_one


def idle_in(game: Game[Any]) -> frozenset[type]:
    """What the random bot of this game leaves alone."""
    return frozenset(getattr(bots_of(game.name), "NEVER_AT_RANDOM", ()))


def play(game: Game[Any], seats: int) -> Window:
    return repeated(random_match(game, seats))


def match_with_windows(game: Game[Any], seats: int, **options: Any) -> Callable[[], int]:
    """The same where several may answer at once: who is next is drawn, and a clock runs out if need be."""
    chosen = game.setting_up.options_type(**options)
    choices, apply = game.choices, game.apply
    chance = chance_from("bench")

    def play_one() -> int:
        table: Table[Any] = Table(None, chance)
        lay_out(game, table, seats, chosen, ())
        turns, decisions = Turns(chance=chance), 0
        while (seat := turns.next(game, table.state)) is not None:
            if seat == OUTSIDE:
                apply(table, seat, the_timeout(game, table.state))
            else:
                offered = choices(table.state, seat)
                apply(table, seat, offered[int(random() * len(offered))])
                decisions += 1
            turns.has_chosen(seat)
        return decisions

    return play_one


def play_forsaken_forest(game: Game[Any]) -> Window:
    return repeated(match_with_windows(game, FORSAKEN_FOREST_SEATS, min_window_s=0))


def steady_games(game: Game[Any], seats: int) -> Window:
    """Whole games between steady bots, as `lantern sim` plays them."""
    settings = settings_for(game, ("steady",) * seats, "bench", {"min_window_s": 0})
    numbers = count()

    def play_one() -> int:
        note_game(Tally(), game, settings, next(numbers))
        return 1

    return repeated(play_one)


def play_tictactoe() -> Window:
    return play(tictactoe.GAME, 2)


def midgame_states(game: Game[Any], seats: int, wanted: int = 40) -> list[Any]:
    """States from all over random matches, always the same ones."""
    dice, idle = Random("midgame"), idle_in(game)
    states: list[Any] = []
    for seed in count():
        table: Table[Any] = Table(None, chance_from(f"midgame {seed}"))
        lay_out(game, table, seats, game.setting_up.options_type(), ())
        while waiting := game.pending(table.state):
            if dice.random() < 0.05:
                states.append(table.state.copy())
                if len(states) == wanted:
                    return states
            offered = [each for each in game.choices(table.state, waiting[0]) if type(each) not in idle]
            game.apply(table, waiting[0], dice.choice(offered))
    raise AssertionError("seeds never run out")


def copy_states(game: Game[Any], seats: int) -> Window:
    states = cycle(midgame_states(game, seats))

    def copy_some() -> int:
        for _ in range(100):
            next(states).copy()
        return 100

    return repeated(copy_some)


def check_secrecy(game: Game[Any], seats: int) -> Window:
    """One check: redeal what one seat cannot know; it must see and be offered the same in both worlds."""
    cases = cycle([(state, Seat(seat)) for state in midgame_states(game, seats) for seat in range(seats)])
    chance = chance_from("secrecy")

    def check_some() -> int:
        for _ in range(20):
            state, seat = next(cases)
            world = game.redeal(state, seat, chance)
            assert game.view(world, seat) == game.view(state, seat), "a seat sees what it cannot know"
            assert game.choices(world, seat) == game.choices(state, seat), "choices tell what is hidden"
        return 20

    return repeated(check_some)
