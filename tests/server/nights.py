"""A Night of Forsaken Forest, twice: who does what and when is written down first, then both are lived on a server.

The two differ in all that one viewer cannot know (roles, hands, who chooses what by Night and when, or never), and come
to the same dawn: of many worlds one is taken in which the viewer is told the same.
"""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from contract.play import Chooser
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, Pass
from lanternwood.games.forsaken_forest.events import NightActionsRevealed, PlayerDied
from lanternwood.games.forsaken_forest.frames import NightStep, StepName
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import OUTSIDE, Action, Event, Seat, Timeout, Viewer
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table
from lanternwood.server.room import Room
from lanternwood.server.showing import current_ask
from lanternwood.server.wire import frames

from .fake_time import FakeTime, PatientStorage, run
from .twin_worlds import WATCHER, Line, Moment, World
from .twins import first_difference

WORLDS = 3000
"""So many are looked at for one with the same dawn."""
AFTERWARDS = 0.5
"""Seconds that are lived when the Night and its dawn are over."""
BY_NIGHT = ("night", "dawn")
NO_WISH: Final[Mapping[str, Action]] = {}


@dataclass(frozen=True)
class Doing:
    at: float
    """Seconds since nightfall."""
    seat: Seat
    action: Action


@dataclass(frozen=True)
class Aside:
    """Something beside the rules, which nobody else hears of."""

    at: float
    seat: Seat
    command: frames.AnyCommand


@dataclass
class Script:
    """What people do in one world, and what comes of it."""

    state: State
    luck: bytes
    doings: list[Doing] = field(default_factory=list)
    asides: list[Aside] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)
    """To the viewer."""
    night: float = 0.0
    """Seconds until dawn, and until all that dawn shows is settled."""
    length: float = 0.0
    steps: dict[StepName, Literal["nobody", "silent", "answered"]] = field(default_factory=dict)
    """Whether there was anyone to choose, and whether they did."""
    whispers: list[tuple[float, Seat]] = field(default_factory=list)
    """When somebody could write to others without the viewer."""
    too_late: list[Doing] = field(default_factory=list)
    """What the server no longer wanted to hear."""

    def in_order(self) -> list[Doing | Aside]:
        both: list[Doing | Aside] = [*self.doings, *self.asides]
        return sorted(both, key=lambda each: each.at)


class Habits:
    """When people choose, and what. In a step that the viewer shares it is the same; else it differs by the world."""

    def __init__(self, viewer: Viewer, name: str, dawn: Mapping[str, Action], bots: Sequence[Seat]) -> None:
        self.viewer = viewer
        self.name = name
        self.dawn = dawn
        """What is to be chosen, by step."""
        self.bots = bots
        """Who choose for themselves."""

    def chooser(self, at: float, shared: bool) -> Chooser:
        return Chooser(hash_of(f"{self.viewer} {at} {'' if shared else self.name}"))

    def by_night(self, at: float, step: NightStep) -> Iterator[tuple[float, Seat]]:
        """Some answer at once, some at the last moment, some change their minds, and some never answer at all."""
        chooser = self.chooser(at, self.viewer in step.group)
        for seat in [seat for seat in step.group if seat not in self.bots]:
            times = chooser.one_of([0, 0, 1, 3])
            for moment in sorted(chooser.below(step.seconds * 1000 - 200) for _ in range(times)):
                yield 0.1 + moment / 1000, seat

    def choice(self, at: float, step: str, shared: bool, offered: Sequence[Action]) -> Action:
        if not shared and self.dawn.get(step) in offered:
            return self.dawn[step]
        chosen: Action = self.chooser(at, shared).one_of(offered)
        return chosen

    def on_doorstep(self, at: float, least: float, seats: list[Seat]) -> Iterator[tuple[float, Seat]]:
        """All pass in the time that is waited anyway, or somebody never does. What the viewer does is the same."""
        all_pass = self.chooser(at, shared=True).below(2)
        chooser = self.chooser(at, shared=False)
        never = chooser.one_of([seat for seat in seats if seat != self.viewer] or [None])
        for seat in seats:
            moment = (self.chooser(at, shared=True) if seat == self.viewer else chooser).below(int(least * 1000) - 400)
            if all_pass or seat != never:
                yield 0.2 + moment / 1000, seat


def hash_of(words: str) -> int:
    return HashRng(words.encode()).below(1 << 30)


def write(
    game: Game[Any],
    state: State,
    viewer: Viewer,
    name: str,
    dawn: Mapping[str, Action] = NO_WISH,
    bots: Sequence[Seat] = (),
) -> Script:
    """Live a Night by the rules alone, from nightfall until its dawn is over."""
    habits = Habits(viewer, name, dawn, bots)
    script = Script(state.copy(), name.encode())
    table = Table(state.copy(), HashRng(script.luck), [])
    while table.state.phase in BY_NIGHT and table.state.ending is None:
        top, limit = table.state.frames[-1], game.waiting.deadline(table.state)
        assert limit
        if isinstance(top, NightStep):
            live_step(game, table, habits, script, top)
            script.night += limit.seconds
        else:
            people = [seat for seat in game.pending(table.state) if seat not in bots]
            for offset, seat in sorted(habits.on_doorstep(script.length, limit.least, people)):
                do(game, table, script, offset, seat, Pass())
        script.length += limit.seconds if game.pending(table.state) else limit.least
        game.apply(table, OUTSIDE, Timeout())
    script.told = [heard.event for heard in table.heard or [] if heard.reaches(viewer)]
    return script


def live_step(game: Game[Any], table: Table[State], habits: Habits, script: Script, step: NightStep) -> None:
    shared = habits.viewer in step.group
    answered = 0
    for offset, seat in sorted(habits.by_night(script.length, step)):
        offered = game.choices(table.state, seat)
        do(game, table, script, offset, seat, habits.choice(script.length + offset, step.step, shared, offered))
        answered += 1
        if game.talking.whispers(table.state, seat) and not shared:
            script.whispers.append((script.length + offset, seat))
    script.steps[step.step] = "nobody" if not step.group else "answered" if answered else "silent"


def do(game: Game[Any], table: Table[State], script: Script, offset: float, seat: Seat, action: Action) -> None:
    game.apply(table, seat, action)
    script.doings.append(Doing(script.length + offset, seat, action))


def twin_scripts(match: Match[Any], viewer: Viewer) -> tuple[Script, Script]:
    """The Night of this match, and another that the viewer cannot tell from it."""
    game, state = match.game, match.state
    ours = write(game, state, viewer, f"ours {viewer}")
    for number in range(WORLDS):
        world = game.redeal(state, viewer, HashRng(b"%d" % number))
        for seat in {*dying(ours), *([] if viewer is None else [viewer])}:
            keep_hand(world, state, seat)
        theirs = write(game, world, viewer, f"theirs {viewer} {number}", dawn_of(ours))
        if theirs.told == ours.told and theirs.length == ours.length and world.roles != state.roles:
            add_asides(ours, viewer, Chooser(hash_of(f"asides {viewer}")))
            return ours, theirs
    raise AssertionError("no world has the same dawn")


def add_asides(script: Script, viewer: Viewer, chooser: Chooser) -> None:
    """Some have the server pass for them instead of pressing, Spirits bet, and the Forsaken whisper if they may."""
    state = script.state
    passing = [doing for doing in script.doings if doing.action == Pass() and doing.seat not in (viewer, state.active)]
    for doing in passing[::2]:
        script.doings.remove(doing)
        script.asides.append(Aside(moment(script, chooser), doing.seat, frames.Yield(f"y{doing.seat}", "turn")))
    for seat in state.deaths:
        if seat != viewer:
            script.asides.append(Aside(moment(script, chooser), seat, frames.PlaceBet(f"b{seat}", "void")))
    for at, seat in script.whispers:
        script.asides.append(Aside(at, seat, frames.Say(f"w{at}", "Which of them?")))


def moment(script: Script, chooser: Chooser) -> float:
    """Some time before dawn."""
    return 0.1 + chooser.below(int(script.night * 1000) - 200) / 1000


def dawn_of(script: Script) -> dict[str, Action]:
    """What people would choose for the same to be revealed."""
    for event in script.told:
        if isinstance(event, NightActionsRevealed):
            wanted = {"priest": event.shelter, "sacrifice": event.sacrifice, "silencer": event.entangle}
            return {step: ChoosePlayer(seat) for step, seat in wanted.items() if seat is not None}
    return {}


def dying(script: Script) -> list[Seat]:
    """Their cards will be seen by all."""
    return [event.seat for event in script.told if isinstance(event, PlayerDied)]


def keep_hand(world: State, state: State, seat: Seat) -> None:
    """This hand as it was: each card changes places with one of the deck, where nobody has seen it, or of a hand."""
    elsewhere = [world.travelers] + [hand for other, hand in enumerate(world.hands) if other != seat]
    mine = world.hands[seat]
    for place, card in enumerate(state.hands[seat]):
        if card in mine[place:]:
            there, at = mine, mine.index(card, place)
        else:
            there = next(cards for cards in elsewhere if card in cards)
            at = there.index(card)
        there[at], mine[place] = mine[place], card


# On a server


@dataclass(frozen=True)
class Arrival:
    """A frame: when it came (milliseconds since nightfall), how long it is, and what it says."""

    at: int
    size: int
    text: str


class TimedLine(Line):
    def __init__(self, app: Any, clock: FakeTime) -> None:
        super().__init__(app)
        self.clock = clock
        self.arrivals: list[Arrival] = []

    async def take(self, message: Any) -> None:
        before = len(self.frames)
        await super().take(message)
        self.arrivals += [Arrival(self.clock.passed, len(text.encode()), text) for text in self.frames[before:]]


Seen = dict[str, list[Arrival]]
"""What came to each of those who look on: the viewer, somebody who watches by name, and the screen on the wall."""


def live(folder: Path, clock: FakeTime, moment: Moment, script: Script, viewer: Viewer) -> Seen:
    """One world on a server of its own, from nightfall on."""
    return run(clock, lived(folder / script.luck.decode(), clock, moment, script, viewer))


async def lived(folder: Path, clock: FakeTime, moment: Moment, script: Script, viewer: Viewer) -> Seen:
    world = World(folder, PatientStorage)
    try:
        room = await world.lay(moment, script.state, moment.match.heard, script.luck)
        await world.seat_others(moment, room, viewer)
        members = {"the screen": None, WATCHER: WATCHER} | ({} if viewer is None else {"the viewer": f"person{viewer}"})
        lines = {name: TimedLine(world.app, clock) for name in members}
        for name, member in members.items():
            lines[name].hello(moment.code, moment.token(member) if member else None)
            await lines[name].settle()
        for doing in script.in_order():
            await asyncio.sleep(doing.at - clock.passed / 1000)
            if isinstance(doing, Aside):
                await world.tell(room, doing.seat, doing.command)
            elif not is_wanted(room, doing):
                script.too_late.append(doing)
            elif doing.seat == viewer:
                lines["the viewer"].say(to_json(act_for(room, doing)).decode())
            else:
                await world.tell(room, doing.seat, act_for(room, doing))
        await asyncio.sleep(script.length + AFTERWARDS - clock.passed / 1000)
        for line in lines.values():
            await line.hang_up()
        return {name: line.arrivals for name, line in lines.items()}
    finally:
        await world.close()


def is_wanted(room: Room, doing: Doing) -> bool:
    match = room.sitting.match
    assert match
    return doing.seat in match.pending() and doing.action in match.choices(doing.seat)


def act_for(room: Room, doing: Doing) -> frames.Act:
    """As this person's page would send it; the id tells nothing of the world."""
    asked = current_ask(room.sitting, doing.seat)
    assert asked
    return frames.Act(f"c{doing.seat} {doing.at:.3f}", asked, msgspec.Raw(to_json(doing.action)))


def until_dawn(seen: Seen, script: Script) -> Seen:
    """Only that it breaks, and when, but not what it shows."""
    dawn = script.night * 1000
    return {
        who: [each for each in arrivals if each.at < dawn] +
        [Arrival(each.at, 0, "dawn") for each in arrivals if each.at >= dawn][:1]
        for who, arrivals in seen.items()
    }  # fmt: skip


def check_same(ours: Seen, theirs: Seen) -> None:
    """Every frame at the same time, of the same size, with the same words."""
    assert ours.keys() == theirs.keys()
    for who in ours:
        times, other_times = [[each.at for each in seen[who]] for seen in (ours, theirs)]
        assert times == other_times, f"{who} sees the difference in when something comes: {times} or {other_times}"
        sizes, other_sizes = [[each.size for each in seen[who]] for seen in (ours, theirs)]
        assert sizes == other_sizes, f"{who} sees the difference in the size: {sizes} or {other_sizes}"
        texts, other_texts = [[each.text for each in seen[who]] for seen in (ours, theirs)]
        assert texts == other_texts, f"{who} sees the difference: {first_difference(texts, other_texts)}"
