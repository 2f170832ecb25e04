"""What a state may be waiting for, as data on a stack. The top frame says who owes an answer.

A game subclasses these with what the answer is about, keeps them in a list and reads `owing` of the last one.
They hold no rules: what an answer does is the game's affair.
"""

from typing import Generic, TypeVar

from msgspec import Struct

from lanternwood.kernel.model import Seat

A = TypeVar("A")


class Frame(Struct, tag=True):
    """One thing that is being waited for."""

    def owing(self) -> tuple[Seat, ...]:
        """Whose answer can still come, in seat order."""
        raise AssertionError("a frame says who owes an answer")


class Choice(Frame):
    """One seat chooses."""

    seat: Seat

    def owing(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Window(Frame, kw_only=True):
    """Everyone eligible may answer or pass; the first answer to arrive is the one that counts.

    Who is eligible follows from public facts alone. Who has passed is nobody's business. An answer may open a
    window of its own on top of this one; when that is settled, `reopen` gives everyone a fresh say.
    """

    eligible: list[Seat]
    passed: list[Seat] = []

    def owing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.eligible if seat not in self.passed)

    def passes(self, seat: Seat) -> bool:
        """Note a pass; true when that was the last one and the window closes."""
        self.passed = sorted([*self.passed, seat])
        return self.closed()

    def closed(self) -> bool:
        return all(seat in self.passed for seat in self.eligible)

    def reopen(self, eligible: list[Seat]) -> None:
        """After an answer has been dealt with: nobody has passed, and those now eligible may answer."""
        self.eligible = eligible
        self.passed = []


class Sealed(Frame, Generic[A], kw_only=True):
    """Several seats choose in secret; all answers take effect together, in seat order, whenever they came."""

    seats: list[Seat]
    answers: dict[Seat, A] = {}

    def owing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat not in self.answers)

    def answer(self, seat: Seat, answer: A) -> bool:
        """Note an answer; true when it was the last one."""
        self.answers[seat] = answer
        return not self.owing()

    def opened(self) -> list[tuple[Seat, A]]:
        return [(seat, self.answers[seat]) for seat in self.seats if seat in self.answers]


class Standing(Frame, Generic[A], kw_only=True):
    """A group whose members each hold one choice that they may change until the deadline.

    Nobody owes anything: only the clock ends it.
    """

    group: list[Seat]
    standing: dict[Seat, A] = {}

    def owing(self) -> tuple[Seat, ...]:
        return tuple(self.group)

    def leading(self) -> list[A]:
        """The choices with the most supporters, in order of the first seat that holds each."""
        held = [self.standing[seat] for seat in self.group if seat in self.standing]
        most = max((held.count(choice) for choice in held), default=0)
        return [c for i, c in enumerate(held) if held.count(c) == most and c not in held[:i]]
