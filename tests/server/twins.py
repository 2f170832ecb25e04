"""One table twice, in two worlds that a viewer cannot tell apart: all that the viewer can do, and what comes of it."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from contract.other_actions import other_actions
from contract.play import Chooser, Move, moments, viewers
from contract.secrecy import announced, common_move, difference_is_a_reveal, fresh_chance, looks_alike
from contract.tables import Setting
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import OUTSIDE, Leave, Talk, Viewer
from lanternwood.server import showing
from lanternwood.server.room import Room
from lanternwood.server.wire import frames

from .twin_worlds import NOON, WATCHER, Line, Moment, StoppedTime, World, code_of, otherwise_heard

STEPS = 12
PAUSES = 2
"""Moments of each match at which twins are made."""


class Twins:
    """One table twice, seen by one viewer: whatever is done here is done in both, and must look the same."""

    def __init__(
        self, worlds: list[World], moment: Moment, viewer: Viewer, chooser: Chooser, clock: StoppedTime
    ) -> None:
        self.worlds = worlds
        self.moment = moment
        self.viewer = viewer
        self.chooser = chooser
        self.clock = clock
        self.rooms: list[Room] = []
        self.lines: list[Line] = []
        self.sent = 0
        self.compared: Counter[str] = Counter()

    @property
    def member(self) -> str:
        return WATCHER if self.viewer is None else f"person{self.viewer}"

    @property
    def ours(self) -> Match[Any]:
        return self.match_of(0)

    def match_of(self, which: int) -> Match[Any]:
        match = self.rooms[which].sitting.match
        assert match
        return match

    async def begin(self) -> None:
        match, viewer, chooser = self.moment.match, self.viewer, self.chooser
        world = match.game.redeal(match.state, viewer, fresh_chance(chooser))
        told = otherwise_heard(match.heard, viewer, chooser)
        laid = [(match.state, match.heard), (world, told)]
        self.rooms = [
            await there.lay(self.moment, state, heard, luck)
            for there, (state, heard), luck in zip(self.worlds, laid, (b"here", b"there"), strict=True)
        ]
        for there, room in zip(self.worlds, self.rooms, strict=True):
            await there.seat_others(self.moment, room, viewer)
        self.lines = await self.connect(self.moment.token(self.member))

    async def end(self) -> None:
        for line in self.lines:
            await line.hang_up()
        for room in self.rooms:
            room.time.stop_clocks()

    # What is compared

    def same(self, what: str, ours: list[str], theirs: list[str]) -> None:
        self.compared["answers"] += 1
        self.compared["bytes"] += sum(map(len, ours))
        if ours != theirs:
            raise AssertionError(f"{self.viewer} sees the difference: {what}\n{first_difference(ours, theirs)}")

    async def settle(self, what: str) -> list[str]:
        ours, theirs = [await line.settle() for line in self.lines]
        self.same(what, ours, theirs)
        return ours

    async def connect(self, token: str | None, match: str = "", seen: int = 0) -> list[Line]:
        lines = [Line(world.app) for world in self.worlds]
        for line in lines:
            line.hello(self.moment.code, token, match, seen)
        ours, theirs = [await line.settle() for line in lines]
        assert any('"Update"' in frame for frame in ours)
        self.same(f"connecting, having seen {seen} of {match!r}", ours, theirs)
        return lines

    async def ask(self, frame: str | bytes) -> None:
        """Anything at all, from the viewer."""
        for line in self.lines:
            line.say(frame)
        answer = await self.settle(f"the answer to {frame!r}")
        if self.lines[0].closed:
            for line in self.lines:
                await line.hang_up()
            self.lines = await self.connect(self.moment.token(self.member))
        else:
            assert len(answer) > 1, f"no answer to {frame!r}"

    async def tell(self, kind: str, **fields: Any) -> None:
        self.sent += 1
        await self.ask(msgspec.json.encode({"type": kind, "id": f"c{self.sent}", **fields}).decode())

    async def resume(self) -> None:
        """Over connections of their own, with and without a name."""
        seen = sum(hearing.reaches(self.viewer) for hearing in self.rooms[0].sitting.heard)
        for token in (self.moment.token(self.member), *([None] if self.viewer is None else [])):
            for match, number in [
                (self.moment.id, 0),
                (self.moment.id, self.chooser.below(seen + 1)),
                (self.moment.id, max(seen - 1, 0)),
                (self.moment.id, seen),
                (self.moment.id, seen + 1),
                (self.moment.id, 10**9),
                ("another", seen),
            ]:
                for line in await self.connect(token, match, number):
                    await line.hang_up()
        await self.settle("others coming and going")

    async def ask_over_http(self) -> None:
        code, match = self.moment.code, self.moment.id
        fork = {"step": 0, "seat": 0, "level": "random", "name": "Ash", "emblem": "owl"}
        for method, path, body in [
            ("GET", f"/api/tables/{code}", None),
            ("GET", "/api/tables", None),
            ("POST", f"/api/tables/{code}/people", {"name": "Ash", "emblem": "owl"}),
            ("POST", "/api/recover", {"code": f"{code}-22222-22222"}),
            ("GET", f"/api/replays/{match}", None),
            ("GET", f"/api/replays/{match}?mind=watch&first=3", None),
            ("GET", f"/api/replays/{match}/file", None),
            ("GET", f"/api/replays/{match}/draws", None),
            ("POST", f"/api/replays/{match}/fork", fork),
        ]:
            ours, theirs = [await world.http.request(method, path, json=body) for world in self.worlds]
            assert ours.status_code < 500, ours.text
            assert "replays" not in path or ours.status_code == 409
            self.same(path, answer_of(ours), answer_of(theirs))

    async def ask_nonsense(self) -> None:
        for frame in ("", "{", "null", "[]", "7", b"\xff\xfe", '{"type":"Act"}', '{"type":"Dance","id":"d"}'):
            await self.ask(frame)
        for action in ({}, {"type": "Nothing"}, None, [1], {"type": "Timeout"}, {"type": "Leave", "seat": 0}):
            await self.tell("Act", ask="0123456789abcdef", action=action)
            await self.tell("Act", ask=self.asked() or "", action=action)

    def asked(self) -> str | None:
        return None if self.viewer is None else showing.current_ask(self.rooms[0].sitting, self.viewer)

    async def ask_for_what_is_not_offered(self) -> None:
        """Out of turn, stale, or against the rules."""
        if self.viewer is None:
            return
        match = self.ours
        seen = list(match.choices(self.viewer)) or [entry.action for entry in self.moment.match.log[-20:]]
        for action in other_actions(match, self.viewer, seen, self.chooser, enough=4):
            await self.tell("Act", ask=self.asked() or "0", action=msgspec.Raw(to_json(action)))
        # Where nobody has a turn nothing is stale: what is offered would be done.
        for action in seen[:2] if match.game.waiting.onward is None else ():
            await self.tell("Act", ask="0123456789abcdef", action=msgspec.Raw(to_json(action)))

    async def ask_for_everything(self) -> None:
        """Every kind of command. Those that are granted are so in both worlds."""
        other = f"person{0 if self.viewer else 1}"
        for kind, fields in COMMANDS:
            given = {name: other if value == "OTHER" else value for name, value in fields.items()}
            await self.tell(kind, **given)
        if self.viewer is not None and self.viewer not in self.ours.pending():
            # A stand-in that is not asked does nothing.
            await self.tell("StandIn", member=self.member)
            await self.tell("Act", ask="0", action={})
            await self.tell("TakeBack")

    async def leave(self) -> None:
        if self.viewer is None or self.viewer not in self.ours.pending():
            await self.tell_last("LeaveTable")

    async def tell_last(self, kind: str) -> None:
        for line in self.lines:
            line.say(msgspec.json.encode({"type": kind, "id": "last"}).decode())
        answer = await self.settle(kind)
        assert any('"Goodbye"' in frame for frame in answer)

    # Play goes on

    async def go_on(self) -> bool:
        """The same moves with the same luck. False once the viewer has rightly learned which world it is in."""
        for _ in range(STEPS):
            self.clock.now += 0.3
            await self.something_secret()
            move = common_move(self.ours.game, self.ours.state, self.match_of(1).state, self.chooser)
            if move is None or isinstance(move[1], Leave):
                break
            if not await self.move(move):
                return False
            if self.rooms[0].phase == "over":
                break
        return True

    async def move(self, move: Move) -> bool:
        """False once something was revealed."""
        before = [len(self.match_of(which).heard) for which in (0, 1)]
        luck = self.chooser.below(1 << 30).to_bytes(4, "big")
        for world, room in zip(self.worlds, self.rooms, strict=True):
            world.rest(room, luck)
        await self.make(move)
        ours, theirs = [await line.settle() for line in self.lines]
        heard, also_heard = [
            [one.event for one in self.match_of(which).heard[before[which] :] if one.reaches(self.viewer)]
            for which in (0, 1)
        ]
        self.compared["moves"] += 1
        if heard != also_heard:
            difference_is_a_reveal(heard, also_heard, move, self.viewer)
            self.compared["reveals"] += 1
            return False
        self.same(f"what comes of {move}", ours, theirs)
        for world, room, rest in zip(self.worlds, self.rooms, (b"here", b"there"), strict=True):
            world.rest(room, luck + rest)
        return True

    async def make(self, move: Move) -> None:
        seat, action = move
        if seat == OUTSIDE:
            self.clock.now += 1000
            for room in self.rooms:
                await room.time.ring()
        elif seat == self.viewer:
            self.sent += 1
            for line, room in zip(self.lines, self.rooms, strict=True):
                asked = "" if isinstance(action, Talk) else showing.current_ask(room.sitting, seat)
                assert asked is not None
                line.say(to_json(frames.Act(f"c{self.sent}", asked, msgspec.Raw(to_json(action)))).decode())
        else:
            self.sent += 1
            for world, room in zip(self.worlds, self.rooms, strict=True):
                await world.act(room, seat, action, f"c{self.sent}")

    async def something_secret(self) -> None:
        """Somebody votes or passes in one of the worlds only: no frame may go out for it."""
        which = self.chooser.below(2)
        match, other = self.match_of(which), self.match_of(1 - which)
        for seat in match.pending():
            if seat == self.viewer:
                continue
            action = self.chooser.one_of(match.choices(seat))
            if self.is_secret(match, other, (seat, action)):
                self.sent += 1
                await self.worlds[which].act(self.rooms[which], seat, action, f"c{self.sent}")
                frames_sent = await self.settle(f"that {seat} did {action} in secret")
                assert len(frames_sent) == 1, "more came than the Pong"
                self.compared["secret moves"] += 1
                return

    def is_secret(self, match: Match[Any], other: Match[Any], move: Move) -> bool:
        tried = match.state.copy()
        if announced(match.game, tried, move, self.viewer, b"any luck"):
            return False
        try:
            looks_alike(match.game, tried, other.state, self.viewer)
        except AssertionError:
            return False
        return bool(match.game.outcome(tried) is None)


def first_difference(ours: list[str], theirs: list[str]) -> str:
    """A few words around the place where two answers part."""
    for one, other in zip_longest(ours, theirs, fillvalue="(nothing)"):
        if one != other:
            at = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
            return f"{one[max(at - 80, 0) : at + 80]}\n{other[max(at - 80, 0) : at + 80]}"
    return "none"


def answer_of(answer: Any) -> list[str]:
    return [str(answer.status_code), str(answer.headers), answer.text]


COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("Say", {"words": "Is anyone there?"}),
    ("Say", {"words": " "}),
    ("SetTable", {"options": {"speed": True}}),
    ("SetTable", {"pace": "quick"}),
    ("SetMe", {"word": "luck"}),
    ("SetMe", {"emblem": "fox"}),
    ("Bring", {"value": {"cards": [1, 1, 1, 1, 1]}}),
    ("Bring", {"text": "steps", "member": "OTHER"}),
    ("SitDown", {}),
    ("StandUp", {}),
    ("SeatBot", {"level": "random"}),
    ("Remove", {"member": "OTHER"}),
    ("Silence", {"member": "OTHER", "silent": True}),
    ("Silence", {"member": "OTHER", "silent": False}),
    ("Start", {}),
    ("StandIn", {"member": "OTHER"}),
    ("StandIn", {"member": "nobody"}),
    ("TakeBack", {}),
    ("Nudge", {"member": "OTHER"}),
    ("Rematch", {}),
    ("Hello", {"protocol": 1, "table": "BBBB"}),
]


async def looks_the_same(twins: Twins) -> None:
    await twins.begin()
    await twins.resume()
    await twins.ask_over_http()
    await twins.ask_nonsense()
    await twins.ask_for_what_is_not_offered()
    await twins.ask_for_everything()
    if await twins.go_on() and twins.rooms[0].phase == "playing":
        await twins.resume()
        await twins.ask_over_http()
        await twins.leave()


async def goes_on_the_same(twins: Twins) -> None:
    await twins.begin()
    if await twins.go_on():
        await twins.resume()


Law = Callable[[Twins], Awaitable[None]]


def check(
    setting: Setting, folder: Path, clock: StoppedTime, law: Law, seeds: range, pauses: int = PAUSES
) -> Counter[str]:
    """At random moments of random matches, with the eyes of each viewer."""
    counts: Counter[str] = Counter()

    async def run() -> None:
        worlds = [World(folder / "ours"), World(folder / "theirs")]
        try:
            for match, viewer, chooser in scenes(setting, seeds, pauses):
                counts["twin tables"] += 1
                # Tables are opened at noon; an hour later their clocks would have run down before anyone has looked.
                clock.now = NOON
                moment = Moment(match, code_of(counts["twin tables"]), chooser.one_of(["none", "live"]))
                twins = Twins(worlds, moment, viewer, chooser, clock)
                try:
                    await law(twins)
                finally:
                    await twins.end()
                counts.update(twins.compared)
        finally:
            for world in worlds:
                await world.close()

    asyncio.run(run())
    return counts


def scenes(setting: Setting, seeds: range, pauses: int) -> Iterator[tuple[Match[Any], Viewer, Chooser]]:
    for seed in seeds:
        length = sum(1 for move in moments(setting.match(seed), Chooser(seed)) if move)
        chooser = Chooser(seed + 1)
        at = {chooser.below(length) for _ in range(pauses)}
        match = setting.match(seed)
        for number, _ in enumerate(moments(match, Chooser(seed))):
            if number in at:
                yield from ((match, viewer, chooser) for viewer in viewers(match))
