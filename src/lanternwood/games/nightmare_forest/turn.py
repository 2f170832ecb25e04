"""NF-TURN, NF-LAST and NF-WIN: whose turn it is, passing, trimming, the countdown and the end."""

from typing import Final

from lanternwood.games.nightmare_forest.actions import Pass, Trim
from lanternwood.games.nightmare_forest.cards import CARD_IDS, GEAR_IDS, SURVIVOR
from lanternwood.games.nightmare_forest.events import (
    CamperEaten,
    CamperLeft,
    CountdownBegan,
    Escaped,
    ForestWon,
    GearTrimmed,
    Healed,
    TurnBegan,
    TurnEnded,
)
from lanternwood.games.nightmare_forest.questions import CamperChoice, KeepGear, KeepSurvivor, PathChoice, TrimGear
from lanternwood.games.nightmare_forest.state import GEAR_LIMIT, GONE, READY, State, begun
from lanternwood.kernel.model import Leave, Seat, require
from lanternwood.kernel.table import Table

BASE_DICE: Final = 3
MOST_ROUNDS: Final = 200
LEAST_COUNTDOWN: Final = 2
SOLO_GRACE: Final = 2
FATAL_WOUNDS: Final = 5
FATAL_WOUNDS_SPEED: Final = 3


def fatal_wounds(state: State) -> int:
    """NF-WOUND-02, NF-OPT-02"""
    return FATAL_WOUNDS_SPEED if state.options.speed else FATAL_WOUNDS


# Whose turn

CLOCKWISE: Final = [
    [[Seat((seat + step) % count) for step in range(1, count + 1)] for seat in range(count)] for count in range(7)
]
"""By the number of seats and the seat: those after it, itself last."""


def next_living(state: State, seat: Seat) -> Seat | None:
    """NF-TURN-06, NF-TURN-07 The next living player clockwise; the same one if no other lives."""
    for other in CLOCKWISE[len(state.players)][seat]:
        if not state.players[other].eaten:
            return other
    return None


def first_living(state: State) -> Seat:
    """The first player, or whoever comes after if the first has left."""
    count = len(state.players)
    return next(
        Seat((state.first + step) % count)
        for step in range(count)
        if not state.players[(state.first + step) % count].eaten
    )


def wraps(state: State, seat: Seat, following: Seat) -> bool:
    """Going from one seat to the other passes the first player: a round is full."""
    count = len(state.players)
    return (following - state.first) % count <= (seat - state.first) % count


def begin_game(table: Table[State]) -> None:
    """NF-READY-06 Turns go clockwise from the first player. NF-OPT-06 Alone, the countdown runs from the start."""
    state = table.state
    if len(state.living()) == 1:
        begin_countdown(table, state.living()[0], SOLO_GRACE if state.options.solo else 0)
    begin_turn(table, first_living(state))


def begin_turn(table: Table[State], seat: Seat) -> None:
    """NF-TURN-01 All dice are unused, 3 + current zone."""
    state = table.state
    if state.countdown > 0:
        state.countdown -= 1
    dice = BASE_DICE + state.players[seat].zone
    state.turn = begun(seat, dice)
    table.happens(TurnBegan, seat, dice, None if state.countdown == GONE else state.countdown + 1)


# Ending a turn


def pass_turn(table: Table[State], seat: Seat, action: Pass) -> None:
    """NF-TURN-03 Passing is always possible, except in a forced fight."""
    require(table.state.turn.forced == GONE, "NF-FLIP-04", "it has seen you: attack it first")
    end_turn(table, seat)


def end_turn(table: Table[State], seat: Seat) -> None:
    """NF-TURN-06 The survivor helps, gear is trimmed, and then the turn is over."""
    if table.state.players[seat].survivor != GONE:
        patch_up(table, seat)
    trim_or_finish(table, seat)


def patch_up(table: Table[State], seat: Seat) -> None:
    """NF-SURV-06 The nurse heals a wound at the end of a turn without an attack."""
    state = table.state
    player = state.players[seat]
    survivor = SURVIVOR[player.survivor]
    if survivor and survivor.ability == "patch-up" and player.wounds and not state.turn.attacked:
        player.wounds -= 1
        table.happens(Healed, seat, 1, player.wounds)


def trim(table: Table[State], seat: Seat, action: Trim) -> None:
    """NF-GEAR-05 The player chooses what to discard, down to three; nobody can be hit with it."""
    state = table.state
    require(isinstance(state.question, TrimGear), "NF-GEAR-05", "gear is trimmed after passing")
    gear = state.players[seat].gear
    require(0 <= action.gear < len(gear), "NF-GEAR-05", "you hold no such gear")
    held = gear.pop(action.gear)
    state.discard_gear(held)
    table.happens(GearTrimmed, seat, GEAR_IDS[held.card])
    trim_or_finish(table, seat)


def trim_or_finish(table: Table[State], seat: Seat) -> None:
    state = table.state
    player = state.players[seat]
    if len(player.gear) > GEAR_LIMIT:
        state.question = TrimGear(seat)
        return
    state.question = None
    for held in player.gear:
        held.used = READY
    table.happens(TurnEnded, seat)
    if state.countdown == 0:
        # NF-LAST-03 That was the last of the last camper's turns.
        eat(table, seat)
    else:
        next_turn(table, seat)


def next_turn(table: Table[State], seat: Seat) -> None:
    state = table.state
    following = next_living(state, seat)
    if following is None:
        forest_wins(table, rounds_over=False)
        return
    if wraps(state, seat, following):
        state.rounds += 1
        if state.rounds >= MOST_ROUNDS:
            # NF-WIN-04
            forest_wins(table, rounds_over=True)
            return
    begin_turn(table, following)


# Being eaten, leaving, the last one, the end


def eat(table: Table[State], seat: Seat) -> None:
    """NF-WOUND-02, NF-WOUND-05 The player leaves the game at once; a running turn of theirs is over."""
    state = table.state
    gear, cards = clear_away(state, seat)
    table.happens(CamperEaten, seat, gear, cards)
    living = state.living()
    if not living:
        forest_wins(table, rounds_over=False)
    elif isinstance(state.question, CamperChoice | PathChoice):
        return  # still getting ready: setup asks on
    else:
        if len(living) == 1:
            begin_countdown(table, living[0])
        if seat == state.turn.seat:
            state.question = None
            next_turn(table, seat)


def clear_away(state: State, seat: Seat) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """NF-R-33, NF-INFO-06 Gear and cards go to the open discards; says which they were.

    Whoever leaves in the middle of a choice leaves behind what the choice was between (NF-ENG-04).
    """
    player = state.players[seat]
    choosing = state.question if state.question and state.question.seat == seat else None
    cards = [card for card in player.path if card != GONE]
    cards += [lurker.card for lurker in player.own + player.beside]
    if player.survivor != GONE:
        cards.append(player.survivor)
    if isinstance(choosing, KeepSurvivor):
        cards.append(choosing.found)
    for card in cards:
        state.discard_forest(card)
    shown = len(state.gear_discard)
    for held in player.gear:
        state.discard_gear(held)
    if isinstance(choosing, KeepGear):
        state.gear_discard += choosing.cards
    gear = state.gear_discard[shown:]
    player.path = [GONE] * len(player.path)
    player.own, player.beside, player.gear = [], [], []
    player.turned, player.counters, player.survivor, player.eaten = False, 0, GONE, True
    return tuple(GEAR_IDS[card] for card in gear), tuple(CARD_IDS[card] for card in cards)


def leave(table: Table[State], action: Leave) -> None:
    """NF-ENG-05 Whoever leaves for good is treated as eaten."""
    state = table.state
    require(0 <= action.seat < len(state.players), "NF-ENG-05", "there is no such seat")
    require(not state.players[action.seat].eaten, "NF-ENG-05", "that camper is out of the game already")
    table.happens(CamperLeft, action.seat)
    eat(table, action.seat)


def begin_countdown(table: Table[State], seat: Seat, grace: int = 0) -> None:
    """NF-LAST-01, NF-LAST-02 Two turns, or as many as cards are left, fixed now. NF-OPT-06 Alone, two more."""
    state = table.state
    state.countdown = max(LEAST_COUNTDOWN, state.players[seat].cards_left()) + grace
    table.happens(CountdownBegan, seat, state.countdown)


def check_victory(table: Table[State], seat: Seat) -> None:
    """NF-WIN-01, NF-WIN-02 Past the last card and nothing left in the space: out, and the game is over."""
    state = table.state
    player = state.players[seat]
    if player.level == len(player.path) and not player.own:
        state.winner, state.over, state.question = seat, True, None
        table.happens(Escaped, seat)


def forest_wins(table: Table[State], rounds_over: bool) -> None:
    """NF-WIN-03"""
    table.state.over = True
    table.state.question = None
    table.happens(ForestWon, rounds_over)
