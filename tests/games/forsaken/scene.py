"""Small positions for tests, as the worked examples put them: A is seat 0 and Active, it is turn 9, all Towers stand at
10, nobody holds anything, and each deck has ten cards that do nothing by themselves."""

from collections.abc import Sequence
from typing import Any

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import (
    TOWER,
    Activate,
    Attack,
    Channel,
    Done,
    EndTurn,
    Pick,
    PickAltar,
    PickCard,
    PickMove,
    PickTower,
    Play,
)
from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.knowledge import nothing_known
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.script_records import God
from lanternwood.games.forsaken.sources import changed
from lanternwood.games.forsaken.state import (
    COMMITTED,
    EXHAUSTED,
    KINGDOMS,
    MAIN,
    TEMPLE,
    Blessing,
    Buried,
    Follower,
    Kingdom,
    Miracle,
    Player,
    Side,
    State,
)
from lanternwood.games.forsaken.values import work_out, worked_out_anew
from lanternwood.kernel.model import OUTSIDE, Action, Event, IllegalAction, Seat, Timeout
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table

A, B = Seat(0), Seat(1)
K1, K2, K3 = KINGDOMS
LETTERS = "SIOCGT"
PLAIN_CARD = "S03"
"""Pit Brawler, who has no abilities."""


class Scene:
    def __init__(self, active: Seat = A, turn: int = 9, options: Options | None = None) -> None:
        deck = [NUMBER_OF[PLAIN_CARD]] * 10
        players = [Player(tuple(deck), deck[:], decided=True) for _ in (A, B)]
        kingdoms = [Kingdom([Side(), Side()]) for _ in KINGDOMS]
        # Turn 9 is seat 0's if seat 0 began; whoever is Active is taken to have had the odd turns where that fits.
        first = active if turn % 2 else 1 - active
        self.state = State(
            players, kingdoms, options or Options(), first, active, turn=turn, phase=MAIN, known=nothing_known()
        )
        self.table: Table[State] = Table(self.state, HashRng(b"scene"), [])

    # Laying out

    def follower(self, seat: int, kingdom: int, card: str, *, owner: int | None = None, **marks: Any) -> int:
        """On the board since an earlier turn unless `entered` says otherwise. Gives its serial number."""
        number = NUMBER_OF[card]
        follower = Follower(
            self.state.next_serial(), number, seat if owner is None else owner, seat, kingdom, self.state.next_entry(),
            marks.pop("entered", 1), **marks,
        )  # fmt: skip
        self.state.side(kingdom, seat).followers.append(follower)
        self.settle()
        return follower.serial

    def altars(self, seat: int, kingdom: int, kinds: str) -> None:
        """ "SSCT" for two Strife, one Contagion, one Temple; a small letter is Exhausted."""
        side = self.state.side(kingdom, seat)
        for letter in kinds:
            kind = LETTERS.index(letter.upper())
            side.altars += (kind | (EXHAUSTED if letter.islower() else 0),)

    def commit(self, seat: int, kingdom: int, slot: int) -> None:
        """Marked, as if by FK-PAY-08."""
        side = self.state.side(kingdom, seat)
        side.altars = changed(side.altars, slot, side.altars[slot] | COMMITTED)
        assert LETTERS.index("T") == TEMPLE

    def blessing(self, seat: int, kingdom: int, card: str) -> int:
        serial = self.state.next_serial()
        self.state.side(kingdom, seat).blessings.append(Blessing(serial, NUMBER_OF[card], self.state.next_entry()))
        self.settle()
        return serial

    def miracle(self, seat: int, kingdom: int, card: str, paid: Sequence[int] = ()) -> Miracle:
        miracle = Miracle(NUMBER_OF[card], self.state.next_entry(), 1, tuple(paid), 0)
        self.state.side(kingdom, seat).miracles.append(miracle)
        return miracle

    def hand(self, seat: int, *cards: str) -> None:
        self.state.players[seat].hand += [NUMBER_OF[card] for card in cards]

    def deck(self, seat: int, *cards: str) -> None:
        """The whole deck, its top first."""
        self.state.players[seat].deck = [NUMBER_OF[card] for card in reversed(cards)]

    def past(self, seat: int, *cards: str) -> None:
        self.state.players[seat].past += [Buried(self.state.next_serial(), NUMBER_OF[card]) for card in cards]

    def tower(self, seat: int, kingdom: int, faith: int) -> None:
        self.state.side(kingdom, seat).tower = faith

    def won(self, kingdom: int, seat: int) -> None:
        """That Kingdom was won before."""
        self.state.kingdoms[kingdom].winner = seat
        winners = [each.winner for each in self.state.kingdoms]
        self.state.last = sorted(winners) == [-1, 0, 1]

    def settle(self) -> None:
        work_out(self.state)

    # Acting

    def do(self, seat: int, action: Action) -> list[Heard]:
        """Accepted; gives what was announced."""
        assert self.table.heard is not None
        before = len(self.table.heard)
        assert action in GAME.choices(self.state, Seat(seat)), f"not offered: {action}"
        GAME.apply(self.table, Seat(seat), action)
        assert worked_out_anew(self.state) == self.state, "a value was not kept up to date"
        return self.table.heard[before:]

    def refused(self, seat: int, action: Action) -> str:
        """Not offered, refused without a trace; gives the rule it cites."""
        before = self.state.copy()
        assert action not in GAME.choices(self.state, Seat(seat)), f"offered: {action}"
        try:
            GAME.apply(self.table, Seat(seat), action)
        except IllegalAction as refusal:
            assert self.state == before, "a refusal left a trace"
            return refusal.rule
        raise AssertionError(f"{action} was accepted")

    def play(self, seat: int, card: str, kingdom: int, *answers: Any) -> list[Heard]:
        """Put it in The Gate, pick what is to be picked; answers may be serial numbers, card ids or whole actions."""
        if card not in [self.id(each) for each in self.state.players[seat].hand]:
            self.hand(seat, card)
        heard = self.do(seat, Play(card, kingdom))
        return [*heard, *self.answer(seat, *answers)]

    def attack(self, follower: int, target: int = TOWER) -> list[Heard]:
        return self.do(self.state.active, Attack(follower, target))

    def activate(self, follower: int, ability: int, *answers: Any) -> list[Heard]:
        heard = self.do(self.state.active, Activate(follower, ability))
        return [*heard, *self.answer(self.state.active, *answers)]

    def channel(self, god: God, kingdom: int, *answers: Any) -> list[Heard]:
        heard = self.do(self.state.active, Channel(god, kingdom))
        return [*heard, *self.answer(self.state.active, *answers)]

    def answer(self, seat: int, *answers: Any) -> list[Heard]:
        heard: list[Heard] = []
        for answer in answers:
            heard += self.do(seat, _as_action(answer))
        return heard

    def end_turn(self) -> list[Heard]:
        return self.do(self.state.active, EndTurn())

    def time_runs_out(self) -> None:
        GAME.apply(self.table, OUTSIDE, Timeout())

    # Looking

    def id(self, number: int) -> str:
        return next(card for card, each in NUMBER_OF.items() if each == number)

    def at(self, serial: int) -> Follower:
        follower = self.state.follower(serial)
        assert follower is not None, f"{serial} is not in play"
        return follower

    def gone(self, serial: int) -> bool:
        return self.state.follower(serial) is None

    def body(self, serial: int) -> tuple[int, int]:
        follower = self.at(serial)
        return follower.zeal, follower.faith

    def towers(self, kingdom: int) -> tuple[int, int]:
        sides = self.state.kingdoms[kingdom].sides
        return sides[A].tower, sides[B].tower

    def past_of(self, seat: int) -> list[str]:
        return [self.id(buried.card) for buried in self.state.players[seat].past]

    def hand_of(self, seat: int) -> list[str]:
        return [self.id(card) for card in self.state.players[seat].hand]

    def followers_on(self, seat: int, kingdom: int) -> list[str]:
        return [self.id(each.card) for each in self.state.side(kingdom, seat).followers]

    def exhausted_slots(self, seat: int, kingdom: int) -> list[int]:
        altars = self.state.side(kingdom, seat).altars
        return [slot for slot, source in enumerate(altars) if source & EXHAUSTED]

    def choices(self, seat: int) -> list[Action]:
        return list(GAME.choices(self.state, Seat(seat)))

    def asked(self) -> tuple[Seat, ...]:
        return tuple(GAME.pending(self.state))


def heard_by(heard: Sequence[Heard], viewer: Seat | None) -> list[Event]:
    return [each.event for each in heard if each.reaches(viewer)]


def _as_action(answer: Any) -> Action:
    match answer:
        case int():
            return Pick(answer)
        case str():
            return PickCard(answer)
        case None:
            return Done()
        case _:
            assert isinstance(answer, Pick | PickMove | PickAltar | PickTower | Action)
            return answer
