"""NF-NOISE, NF-ADD and NF-SHOT-02: what a weapon's noise brings, and guns that have run dry."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.nightmare_forest.actions import LetItRing, MuffleWith
from lanternwood.games.nightmare_forest.cards import EFFECT, GEAR_IDS, IS_ZOMBIE, SHOTS
from lanternwood.games.nightmare_forest.content import Card, Muffle
from lanternwood.games.nightmare_forest.dice import roll_one
from lanternwood.games.nightmare_forest.events import (
    GunEmptied,
    MuteAsked,
    NoiseChecked,
    NoiseMuffled,
    NoZombieLeft,
    SpaceFull,
    StackRebuilt,
    ZombieAdded,
)
from lanternwood.games.nightmare_forest.questions import MuteQuestion
from lanternwood.games.nightmare_forest.state import MOST_IN_A_SPACE, Lurker, Player, State
from lanternwood.games.nightmare_forest.turn import check_victory
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

CERTAIN: Final = 3
"""NF-NOISE-05 The level that needs no roll."""


def settle_noise(table: Table[State], seat: Seat, noises: Sequence[int]) -> None:
    """NF-NOISE-01, NF-DUAL-06 One check per weapon, in their order; then empty guns, then victory (NF-FIGHT-11).

    NF-INFO-03: whoever holds face-down gear is asked before each check, whatever that gear is.
    """
    state = table.state
    for done, level in enumerate(noises):
        if level == 0:
            continue  # NF-NOISE-02
        if state.players[seat].holds_face_down():
            state.question = MuteQuestion(seat, list(noises[done:]))
            table.happens(MuteAsked, seat, level)
            return
        check_noise(table, seat, level)
    state.question = None
    if state.turn.weapon_used:
        discard_empty_guns(table, seat)
    check_victory(table, seat)


def check_noise(table: Table[State], seat: Seat, level: int) -> None:
    """NF-NOISE-03 … 06 Level 1: a single attracts. Level 2: any hit does. Level 3: always. The pool is not touched."""
    face = None if level == CERTAIN else roll_one(table)
    attracts = face is None or face == 1 or (face == 2 and level == 2)
    table.happens(NoiseChecked, seat, level, face, attracts)
    if attracts:
        add_zombie(table, seat)


def let_it_ring(table: Table[State], seat: Seat, action: LetItRing) -> None:
    """The noise check takes its course."""
    question = table.state.question
    require(isinstance(question, MuteQuestion), "NF-INFO-03", "nothing is making noise")
    assert isinstance(question, MuteQuestion)
    table.state.question = None
    check_noise(table, seat, question.noises[0])
    settle_noise(table, seat, question.noises[1:])


def muffle_with(table: Table[State], seat: Seat, action: MuffleWith) -> None:
    """NF-GEAR-10 The Wool Blanket is discarded and this one check does not happen."""
    state = table.state
    question = state.question
    gear = state.players[seat].gear
    require(isinstance(question, MuteQuestion), "NF-GEAR-10", "nothing is making noise")
    assert isinstance(question, MuteQuestion)
    require(0 <= action.gear < len(gear), "NF-GEAR-10", "you hold no such gear")
    require(isinstance(EFFECT[gear[action.gear].card], Muffle), "NF-GEAR-10", "that does not muffle anything")
    held = gear.pop(action.gear)
    state.discard_gear(held)
    state.question = None
    table.happens(NoiseMuffled, seat, GEAR_IDS[held.card])
    settle_noise(table, seat, question.noises[1:])


def discard_empty_guns(table: Table[State], seat: Seat) -> None:
    """NF-SHOT-02 A gun without shots is discarded at the end of the attack or work."""
    gear = table.state.players[seat].gear
    for place in reversed(range(len(gear))):
        held = gear[place]
        if SHOTS[held.card] and not held.shots:
            del gear[place]
            table.state.discard_gear(held)
            table.happens(GunEmptied, seat, GEAR_IDS[held.card])


# Added zombies


def added_goes_ahead(player: Player) -> bool:
    """NF-ADD-01, NF-ADD-08 To the space with a face-up zombie: ahead, or else the camper's own."""
    if player.turned and IS_ZOMBIE[player.path[player.level]]:
        return True
    return True in [lurker.face_up for lurker in player.beside] if player.beside else False


def room_for_zombie(player: Player) -> bool:
    """NF-ADD-03 A space never holds more than two."""
    if not added_goes_ahead(player):
        return len(player.own) < MOST_IN_A_SPACE
    return len(player.beside) + player.turned < MOST_IN_A_SPACE


def add_zombie(table: Table[State], seat: Seat) -> None:
    """NF-ADD-02 … 04 One zombie, face down, from zone 1; NF-OPT-03 from the player's zone in a Deadlier Forest."""
    state = table.state
    player = state.players[seat]
    if not room_for_zombie(player):
        table.happens(SpaceFull, seat)
        return
    zone = player.zone if state.options.deadlier else 1
    card = next_zombie(table, zone)
    if card is None:
        table.happens(NoZombieLeft, zone)
        return
    ahead = added_goes_ahead(player)
    (player.beside if ahead else player.own).append(Lurker(card, age=state.stack_rebuilds[zone]))
    table.happens(ZombieAdded, seat, zone, not ahead)


def next_zombie(table: Table[State], zone: int) -> Card | None:
    """NF-R-10, NF-R-11 The nearest zombie from the top; the discarded ones are shuffled in when there is none."""
    stack = table.state.stacks[zone]
    card = take_zombie(stack)
    if card is None and rebuild_stack(table, zone):
        card = take_zombie(stack)
    return card


def take_zombie(stack: list[Card]) -> Card | None:
    """Cards passed over go unseen to the bottom, in their order."""
    for place in reversed(range(len(stack))):
        card = stack[place]
        if IS_ZOMBIE[card]:
            passed_over = stack[place + 1 :]
            del stack[place:]
            stack[:0] = passed_over
            return card
    return None


def rebuild_stack(table: Table[State], zone: int) -> bool:
    """NF-R-11 Shuffle the discarded zombies in; false if there are none. Now all know what else the stack holds."""
    state = table.state
    stack, pile = state.stacks[zone], state.discards[zone]
    state.plain[zone] = len(stack)
    back = [card for card in pile if IS_ZOMBIE[card]]
    if not back:
        return False
    state.discards[zone] = [card for card in pile if not IS_ZOMBIE[card]]
    state.stack_rebuilds[zone] += 1
    stack += back
    table.shuffle(stack)
    table.happens(StackRebuilt, zone, len(stack))
    return True
