"""Wolves: hidden teams. By night the wolves agree on their prey, changing their minds until time is up."""

from collections import Counter
from dataclasses import replace

from msgspec import Struct

from lanternwood.kernel import waiting
from lanternwood.kernel.frames import Choice, Standing
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import (
    OUTSIDE,
    Action,
    Deadline,
    Model,
    Outcome,
    Public,
    Seat,
    Secret,
    Timeout,
    Viewer,
    require,
)
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table


class Hunt(Action):
    prey: Seat


class Accuse(Action):
    suspect: Seat


class PackMet(Secret):
    wolves: tuple[Seat, ...]


class PreyChosen(Secret):
    wolf: Seat
    prey: Seat


class NightEnded(Public):
    REVEALS = True
    prey: Seat | None


class Banished(Public):
    REVEALS = True
    seat: Seat
    wolf: bool


class PackShown(Public):
    REVEALS = True
    wolves: tuple[Seat, ...]


class Night(Standing[Seat]):
    """The living wolves choose their prey."""


class Day(Choice):
    """The first of the living accuses someone."""


class State(Struct):
    wolves: list[Seat]
    living: list[Seat]
    frame: Night | Day
    seats: int

    def copy(self) -> "State":
        return State(self.wolves[:], self.living[:], self.frame.copy(), self.seats)

    def villagers(self) -> list[Seat]:
        return [seat for seat in self.living if seat not in self.wolves]

    def pack(self) -> list[Seat]:
        return [seat for seat in self.living if seat in self.wolves]


class View(Model):
    living: tuple[Seat, ...]
    night: bool
    wolves: tuple[Seat, ...]
    """Those you know of."""
    hunt: tuple[tuple[Seat, Seat, int], ...]


def setup(table: Table[State], seats: int, options: NoOptions) -> None:
    everyone = [Seat(seat) for seat in range(seats)]
    wolves = everyone[:]
    table.shuffle(wolves)
    wolves = sorted(wolves[: seats // 3])
    table.state = State(wolves, everyone, Night(group=wolves[:], patience=4), seats)
    table.tells(wolves, PackMet, tuple(wolves))


def is_over(state: State) -> bool:
    return not len(state.villagers()) > len(state.pack()) > 0


def pending(state: State) -> tuple[Seat, ...]:
    return () if is_over(state) else state.frame.owing()


def choices(state: State, seat: Seat) -> list[Action]:
    if seat == OUTSIDE and isinstance(state.frame, Night) and not is_over(state):
        return [Timeout()]
    if seat not in pending(state):
        return []
    if isinstance(state.frame, Night):
        return [Hunt(prey) for prey in state.villagers() if state.frame.choice_of(seat) != prey]
    return [Accuse(suspect) for suspect in state.living if suspect != seat]


def apply(table: Table[State], seat: Seat, action: Hunt | Accuse | Timeout) -> None:
    """WOLVES-1 By night wolves choose prey until time is up. WOLVES-2 By day the first alive accuses."""
    state = table.state
    require(action in choices(state, seat), "WOLVES-1", "it is not the time for that")
    match action, state.frame:
        case Hunt(prey), Night() as night:
            night.choose(seat, prey)
            table.tells(night.group, PreyChosen, seat, prey)
        case Accuse(suspect), Day():
            state.living.remove(suspect)
            table.happens(Banished, suspect, suspect in state.wolves)
            state.frame = Night(group=state.pack(), patience=4)
        case _, Night() as night:
            end_night(table, night)
        case _:
            raise AssertionError("choices and frames do not fit each other")
    if is_over(state):
        table.happens(PackShown, tuple(state.wolves))


def end_night(table: Table[State], night: Night) -> None:
    """WOLVES-3 The prey that most wolves chose is gone; if they do not agree, nobody is."""
    leading = night.leading()
    prey = leading[0] if len(leading) == 1 else None
    if prey is not None:
        table.state.living.remove(prey)
    table.happens(NightEnded, prey)
    table.state.frame = Day(table.state.living[0])


def view(state: State, viewer: Viewer) -> View:
    out = [seat for seat in state.wolves if seat not in state.living]
    known = state.wolves if viewer in state.wolves or is_over(state) else out
    hunt: tuple[tuple[Seat, Seat, int], ...] = ()
    if isinstance(state.frame, Night) and viewer in state.frame.group:
        hunt = tuple(state.frame.standing)
    return View(tuple(state.living), isinstance(state.frame, Night), tuple(known), hunt)


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """A wolf knows the pack; to others any living seat may be a wolf. Only living wolves see the hunt."""
    world = state.copy()
    if viewer not in state.wolves and not is_over(state):
        suspects = [seat for seat in state.living if seat != viewer]
        chance.shuffle(suspects)
        dead = [seat for seat in state.wolves if seat not in state.living]
        world.wolves = sorted(dead + suspects[: len(state.pack())])
    if isinstance(world.frame, Night) and viewer not in world.frame.group:
        world.frame = Night(group=world.pack(), patience=4)
        for wolf in world.pack():
            for prey in world.villagers()[: chance.below(3)]:
                world.frame.choose(wolf, prey)
    return world


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    packs = [Seat(seat) for seat in range(state.seats) if (seat in state.wolves) == bool(state.pack())]
    return Outcome("wolves" if state.pack() else "village", tuple(packs))


def pieces(state: State) -> Counter[str]:
    return Counter("wolf" if seat in state.wolves else "villager" for seat in range(state.seats))


GAME = Game(
    name="wolves", title="Wolves", rules_version="1", seats=range(4, 8), longest=80,
    state_type=State, action_type=Hunt | Accuse | Timeout,
    event_type=PackMet | PreyChosen | NightEnded | Banished | PackShown, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    redeal=redeal, pieces=pieces,
    waiting=replace(waiting.PLAIN, deadline=lambda state: Deadline(30) if choices(state, OUTSIDE) else None),
)  # fmt: skip
