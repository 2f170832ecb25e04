"""What a state may be waiting for, as data on a stack. The top frame says who owes an answer.

A game subclasses these with what the answer is about, keeps them in a list and reads `owing` of the last one.
They hold no rules: what an answer does is the game's affair.
"""

from copy import copy
from operator import itemgetter
from typing import Generic, Self, TypeVar

from msgspec import Struct

from lanternwood.kernel.model import Seat

A = TypeVar("A")


class Frame(Struct, tag=True):
    """One thing that is being waited for."""

    def owing(self) -> tuple[Seat, ...]:
        """Whose answer can still come, in seat order."""
        raise AssertionError("a frame says who owes an answer")

    def owes(self, seat: Seat) -> bool:
        """Can an answer of this seat still come?"""
        return seat in self.owing()

    def copy(self) -> Self:
        """The same, sharing nothing that can change; a subclass with lists of its own copies those too."""
        return copy(self)


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
        passed = self.passed
        return tuple([seat for seat in self.eligible if seat not in passed] if passed else self.eligible)

    def owes(self, seat: Seat) -> bool:
        return seat in self.eligible and seat not in self.passed

    def passes(self, seat: Seat) -> bool:
        """Note a pass; true when that was the last one and the window closes."""
        self.passed = sorted([*self.passed, seat])
        return self.closed()

    def closed(self) -> bool:
        passed = self.passed
        return len(passed) >= len(self.eligible) and all(seat in passed for seat in self.eligible)

    def reopen(self, eligible: list[Seat]) -> None:
        """After an answer has been dealt with: nobody has passed, and those now eligible may answer."""
        self.eligible = eligible
        self.passed = []

    def copy(self) -> Self:
        twin = copy(self)
        twin.eligible = self.eligible[:]
        twin.passed = self.passed[:]
        return twin


class Sealed(Frame, Generic[A], kw_only=True):
    """Several seats choose in secret; all answers take effect together, in seat order, whenever they came.

    Answers are values that never change: a copy of the frame shares them.
    """

    seats: list[Seat]
    answers: list[tuple[Seat, A]] = []
    """Kept in seat order, so that nothing can tell who was first."""

    def owing(self) -> tuple[Seat, ...]:
        answered = [seat for seat, _ in self.answers]
        return tuple(seat for seat in self.seats if seat not in answered)

    def answer(self, seat: Seat, answer: A) -> bool:
        """Note an answer; true when it was the last one."""
        self.withdraw(seat)
        self.answers = sorted([*self.answers, (seat, answer)], key=itemgetter(0))
        return not self.owing()

    def answer_of(self, seat: Seat | None) -> A | None:
        return next((answer for answerer, answer in self.answers if answerer == seat), None)

    def withdraw(self, seat: Seat) -> None:
        """Forget this seat's answer, if there is one."""
        self.answers = [answer for answer in self.answers if answer[0] != seat]

    def copy(self) -> Self:
        twin = copy(self)
        twin.seats = self.seats[:]
        twin.answers = self.answers[:]
        return twin


class Standing(Frame, Generic[A], kw_only=True):
    """A group whose members each hold one choice that they may change until the deadline.

    Nobody owes anything: only the clock ends it. Minds are changed so many times and no more, since a match
    must have a longest length; after that the group may have nothing left to do but wait.
    """

    group: list[Seat]
    patience: int = 20
    """How many times each member may choose."""
    standing: list[tuple[Seat, A, int]] = []
    """In seat order: who, what, and for the how-manieth time they chose."""

    def owing(self) -> tuple[Seat, ...]:
        spent = [seat for seat, _, times in self.standing if times >= self.patience]
        return tuple(seat for seat in self.group if seat not in spent)

    def choose(self, seat: Seat, choice: A) -> None:
        """This is now what the seat wants, whatever it wanted before."""
        before = next((times for member, _, times in self.standing if member == seat), 0)
        others = [held for held in self.standing if held[0] != seat]
        self.standing = sorted([*others, (seat, choice, before + 1)], key=itemgetter(0))

    def choice_of(self, seat: Seat | None) -> A | None:
        return next((choice for member, choice, _ in self.standing if member == seat), None)

    def leading(self) -> list[A]:
        """The choices with the most supporters, in order of the first seat that holds each."""
        held = [choice for _, choice, _ in self.standing]
        most = max((held.count(choice) for choice in held), default=0)
        return [c for i, c in enumerate(held) if held.count(c) == most and c not in held[:i]]

    def copy(self) -> Self:
        twin = copy(self)
        twin.group = self.group[:]
        twin.standing = self.standing[:]
        return twin
