"""Twins: two bots for one seat that have lived through the same public past, in worlds that differ in what is hidden.

A match is played by bots, and people at the table ask them things, most of all before a Night falls and at dawn.
Whenever a seat with a twin is asked to choose, its twin is asked as well, in another world that the table could not
tell from this one. By Night each is asked if its own role acts. What the bot does happens; what its twin would have
done is only compared.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from games.forsaken_forest.scene import put_on_top
from lanternwood.bots import make_bot
from lanternwood.bots.bot import Bot, mind_of
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.cards import NO_CARD
from lanternwood.games.forsaken_forest.frames import ActionPhase, Asked, Doorstep, NightStep, OpenWindow, Pending
from lanternwood.games.forsaken_forest.redeal import deal_cards
from lanternwood.games.forsaken_forest.roles import ROLE_IDS, Role
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.statements import Answer, AskAbout, Say
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Action, Seat, Talk
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.turns import Turns, the_timeout

TRIES = 60
NIGHTS = 4
"""So many cycles end in a Night, unless somebody holds it back."""
ABOUT = ("role", "peeks", "hand", "reason", "vote")

Elsewhere = Callable[[State, Seat, Role, HashRng], State | None]
"""Another world for a seat that has that role there; None if there is none."""


def in_another_role(state: State, seat: Seat, role: Role, chance: HashRng) -> State | None:
    """All is dealt anew that someone who only watches cannot know, until the seat has this role."""
    for _ in range(TRIES):
        world: State = GAME.redeal(state, None, chance)
        if world.roles[seat] == role:
            return still_to_choose(world, seat)
    return None


def with_another_hand(state: State, seat: Seat, role: Role, chance: HashRng) -> State | None:
    """The cards that nobody has shown are dealt anew; the seat knows what it knows."""
    world = state.copy()
    deal_cards(world, None, chance)
    top = world.frames[-1]
    if isinstance(top, ActionPhase):
        top.draft, top.marked = NO_CARD, ()
    elif isinstance(top, Asked):
        top.taken = NO_CARD
    return world


def still_to_choose(world: State, seat: Seat) -> State:
    """Who else has passed or chosen is dealt anew; this seat has not, as it has not here."""
    top = world.frames[-1]
    if isinstance(top, OpenWindow | ActionPhase | Pending | Doorstep):
        top.passed = [other for other in top.passed if other != seat]
    elif isinstance(top, Asked) and top.answer_of(seat) is not None:
        top.withdraw(seat)
    return world


@dataclass
class Twin:
    seat: Seat
    role: Role
    bot: Bot
    """It has the same chance as the one whose twin it is."""


@dataclass
class Seen:
    """What a match had to show."""

    moments: int = 0
    """At which both were asked by day."""
    questions: int = 0
    answers: int = 0
    over_night: int = 0
    """Answers to what was asked before a Night."""
    unasked: int = 0
    """Things said of one's own accord."""
    alone: int = 0
    """Steps of a Night in which only one of both was asked."""
    nights: int = 0
    differences: list[str] = field(default_factory=list)


class Life:
    """One match. `strict` also compares what is said unasked: only those who know the same can be held to that."""

    def __init__(self, seed: str, seats: int, level: str, elsewhere: Elsewhere, strict: bool, **options: Any) -> None:
        self.match = Match(GAME, plan_for(GAME, seats, seed, {"min_window_s": 0} | options), listen=False)
        put_on_top(self.state.forest, ["encroaching-darkness"] * NIGHTS)
        self.chance = HashRng(f"{seed} people".encode())
        self.elsewhere = elsewhere
        self.strict = strict
        self.seen = Seen()
        self.twins = {seat: self.twin_of(seat, f"{seed} {seat}", level) for seat in self.some_seats()}
        self.bots = [
            make_bot(GAME.name, level if seat in self.twins else "steady", HashRng(f"{seed} {seat}".encode()))
            for seat in range(seats)
        ]
        self.turns = Turns(chance=HashRng(seed.encode()))
        self.step = (0, 0)

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def some_seats(self) -> list[Seat]:
        seats = [Seat(seat) for seat in range(self.state.seats)]
        self.chance.shuffle(seats)
        return seats[:3]

    def twin_of(self, seat: Seat, luck: str, level: str) -> Twin:
        own = self.state.roles[seat]
        others = [role for role in self.state.roles if role != own]
        role = others[self.chance.below(len(others))] if self.elsewhere is in_another_role else own
        return Twin(seat, role, make_bot(GAME.name, level, HashRng(luck.encode())))

    def live(self) -> Seen:
        while (seat := self.turns.next(GAME, self.state)) is not None:
            if self.state.phase == "night":
                self.twins_by_night()
            else:
                self.people_ask()
            if seat == OUTSIDE:
                self.match.act(seat, the_timeout(GAME, self.state))
            elif isinstance(action := self.chosen(seat), Talk):
                self.match.act(seat, action)
                continue
            else:
                self.match.act(seat, action)
            self.turns.has_chosen(seat)
        self.seen.nights = self.state.night
        return self.seen

    # What people ask

    def people_ask(self) -> None:
        """Now and then; at dawn often; and before a Night whoever has passed in the last window, and can answer only
        after it."""
        state = self.state
        passed = getattr(state.frames[-1], "passed", ())
        for seat in self.twins:
            often = 5 if state.night_due and seat in passed else 9 if state.phase == "dawn" else 120
            if self.chance.below(often) == 0:
                self.ask(seat)

    def ask(self, seat: Seat) -> None:
        speaker = Seat(self.chance.below(self.state.seats))
        if speaker != seat and GAME.talking.quiet(self.state, speaker) is None:
            about: Any = ABOUT[self.chance.below(len(ABOUT))]
            self.match.act(speaker, Say(AskAbout(seat, about)))
            self.seen.questions += 1

    # What bots do

    def twins_by_night(self) -> None:
        """Whose role acts there is asked, and nobody asks the other."""
        step = (self.state.night, self.state.steps_done)
        if step == self.step:
            return
        self.step = step
        top = self.state.frames[-1]
        assert isinstance(top, NightStep)
        for twin in list(self.twins.values()):
            world = self.world_of(twin)
            if world is None:
                continue
            asked = twin.seat in GAME.pending(world)
            self.seen.alone += asked != (twin.seat in top.group)
            if asked:
                twin.bot.choose(mind_of(GAME, world, twin.seat))

    def world_of(self, twin: Twin) -> State | None:
        """Once there is none any more, all know too much of this seat, and it goes on without a twin."""
        world = self.elsewhere(self.state, twin.seat, twin.role, self.chance)
        if world is None:
            del self.twins[twin.seat]
        return world

    def chosen(self, seat: Seat) -> Action:
        # Now and then a seat has said all that the table's limit allows, as all can count.
        may_talk = self.chance.below(12) > 0
        action = self.bots[seat].choose(mind_of(GAME, self.state, seat, may_talk=may_talk))
        twin = self.twins.get(seat)
        if twin and self.state.phase != "night":
            world = self.world_of(twin)
            if world is not None:
                other = twin.bot.choose(mind_of(GAME, world, seat, may_talk=may_talk))
                self.compare(twin, action, other)
        return action

    def compare(self, twin: Twin, action: Action, other: Action) -> None:
        self.seen.moments += 1
        ref = answered(action)
        if ref is not None:
            self.seen.answers += 1
            self.seen.over_night += self.state.said[ref].day < self.state.day
        elif isinstance(action, Say):
            self.seen.unasked += 1
        alike = ref == answered(other) and (not self.strict or isinstance(action, Say) == isinstance(other, Say))
        if not alike:
            roles = [ROLE_IDS[role] for role in (self.state.roles[twin.seat], twin.role)]
            self.seen.differences.append(f"{roles} in {self.state.phase} of day {self.state.day}: {action}, {other}")


def answered(action: Action) -> int | None:
    """The number of the question that this answers."""
    return action.statement.ref if isinstance(action, Say) and isinstance(action.statement, Answer) else None


def lives(level: str, matches: int, elsewhere: Elsewhere, strict: bool = False) -> Iterator[Seen]:
    """With and without Special Roles, at small and large tables."""
    for number in range(matches):
        special = {"special_roles": bool(number % 2)}
        yield Life(f"twins {number}", 6 + number % 5, level, elsewhere, strict, **special).live()


def together(lived: Iterable[Seen]) -> Seen:
    sums = Seen()
    for seen in lived:
        for name in vars(sums):
            setattr(sums, name, getattr(sums, name) + getattr(seen, name))
    return sums
