"""Satchels: each brings five cards that nobody else knows, and they are laid in turn, one by one."""

from collections import Counter
from dataclasses import replace

from msgspec import Struct

from lanternwood.kernel import setting_up
from lanternwood.kernel.bringing import Bringing, CannotRead
from lanternwood.kernel.frames import Choice
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Action, Model, Outcome, Public, Seat, Viewer, require
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.table import Table

CARDS, LEAST, HIGHEST = 5, 15, 9


class Options(Model):
    most: int = 25
    """What the cards of a satchel may come to."""


class Satchel(Model, omit_defaults=True):
    cards: tuple[int, ...]
    name: str = ""


STARTERS = {"steps": Satchel((1, 2, 3, 4, 5)), "even": Satchel((3, 3, 3, 3, 3)), "bold": Satchel((1, 1, 1, 6, 6))}


class Lay(Action):
    card: int


class Laid(Public):
    REVEALS = True
    seat: Seat
    card: int


class RoundWon(Public):
    seat: Seat | None


class State(Struct):
    turn: Choice | None
    first: Seat
    hands: list[list[int]]
    laid: list[list[int]]
    scores: list[int]
    most: int

    def copy(self) -> "State":
        hands, laid = [hand[:] for hand in self.hands], [row[:] for row in self.laid]
        return State(self.turn and self.turn.copy(), self.first, hands, laid, self.scores[:], self.most)


class View(Model):
    turn: Seat | None
    hand: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    most: int


def problem(seats: int, options: Options) -> str | None:
    return None if options.most >= LEAST else f"a satchel may come to {LEAST} at least"


def problems(satchel: Satchel, options: Options) -> list[str]:
    """SATCHEL-1 Five cards from 1 to 9 that come to no more than the table allows."""
    found = []
    if len(satchel.cards) != CARDS:
        found.append(f"a satchel holds {CARDS} cards, not {len(satchel.cards)}")
    found += [f"there is no card {card}" for card in satchel.cards if not 1 <= card <= HIGHEST]
    if sum(satchel.cards) > options.most:
        found.append(f"the cards come to {sum(satchel.cards)}, and {options.most} is the most")
    return found


def usual(options: Options, chance: Chance) -> Satchel:
    starters = list(STARTERS.values())
    return starters[chance.below(len(starters))]


def title(satchel: Satchel) -> str:
    return next((name for name, starter in STARTERS.items() if starter == satchel), satchel.name or "own")


def read(text: str) -> Satchel:
    if text in STARTERS:
        return STARTERS[text]
    try:
        return Satchel(tuple(map(int, text.split(","))))
    except ValueError:
        raise CannotRead(f"a satchel is {', '.join(STARTERS)}, or numbers with commas; '{text}' is not") from None


def setup(table: Table[State], seats: int, options: Options) -> None:
    """SATCHEL-2 Chance says who begins."""
    first = Seat(table.below(seats))
    hands = [sorted(satchel.cards) for satchel in table.brought]
    table.state = State(Choice(first), first, hands, [[] for _ in hands], [0] * seats, options.most)


def pending(state: State) -> tuple[Seat, ...]:
    return state.turn.owing() if state.turn else ()


def choices(state: State, seat: Seat) -> list[Lay]:
    return [Lay(card) for card in dict.fromkeys(state.hands[seat])] if seat in pending(state) else []


def apply(table: Table[State], seat: Seat, action: Lay) -> None:
    """SATCHEL-3 In your turn lay a card. SATCHEL-4 The highest of a round scores, unless two are."""
    state = table.state
    require(seat in pending(state), "SATCHEL-3", "it is not your turn")
    require(action.card in state.hands[seat], "SATCHEL-3", "you have no such card")
    state.hands[seat].remove(action.card)
    state.laid[seat].append(action.card)
    table.happens(Laid, seat, action.card)
    after = Seat((seat + 1) % len(state.hands))
    if after == state.first:
        end_round(table)
    state.turn = Choice(after) if any(state.hands) else None


def end_round(table: Table[State]) -> None:
    last = [row[-1] for row in table.state.laid]
    winner = Seat(last.index(max(last))) if last.count(max(last)) == 1 else None
    if winner is not None:
        table.state.scores[winner] += 1
    table.happens(RoundWon, winner)


def view(state: State, viewer: Viewer) -> View:
    return View(
        turn=state.turn.seat if state.turn else None,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        laid=tuple(map(tuple, state.laid)),
        scores=tuple(state.scores),
        most=state.most,
    )


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    """The others may have brought anything that fits the table and what they have laid."""
    world = state.copy()
    for seat, hand in enumerate(world.hands):
        if seat != viewer:
            hand[:] = sorted(drawn(len(hand), state.most - sum(state.laid[seat]), chance))
    return world


def drawn(count: int, most: int, chance: Chance) -> list[int]:
    cards: list[int] = []
    for left in range(count, 0, -1):
        cards.append(1 + chance.below(min(HIGHEST, most - sum(cards) - left + 1)))
    return cards


def outcome(state: State) -> Outcome | None:
    best = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == max(state.scores))
    return None if state.turn else Outcome("all laid", best)


def pieces(state: State) -> Counter[str]:
    return Counter(str(card) for pile in [*state.hands, *state.laid] for card in pile)


GAME = Game(
    name="satchels", title="Satchels", rules_version="1", seats=range(2, 4), longest=15, most_choices=9,
    state_type=State, action_type=Lay, event_type=Laid | RoundWon, view_type=View,
    setup=setup, pending=pending, choices=choices, apply=apply, view=view, outcome=outcome,
    redeal=redeal, pieces=pieces,
    setting_up=replace(setting_up.PLAIN, options_type=Options, problem=problem),
    bringing=Bringing(
        noun="satchel", value_type=Satchel, problems=problems, usual=usual, title=title, read=read
    ),
)  # fmt: skip
