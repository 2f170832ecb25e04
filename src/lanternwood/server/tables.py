"""All tables of this server: they are opened here, found by their code, and woken from their logs."""

import asyncio
from collections.abc import Mapping
from typing import Any

from lanternwood.bots import levels
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import SetupError, read_options
from lanternwood.kernel.model import IllegalAction
from lanternwood.server import entries
from lanternwood.server.commands import one_line
from lanternwood.server.entries import AnyEntry, Guest, Stage, now
from lanternwood.server.finished import finished_match
from lanternwood.server.forking import forked
from lanternwood.server.metrics import Metrics
from lanternwood.server.refusals import Trouble as Trouble
from lanternwood.server.room import Room, label_of, read_room
from lanternwood.server.safety.rates import Allowances
from lanternwood.server.secrets import fingerprint, new_code, new_id, new_member_id, new_seed, new_token
from lanternwood.server.settings import Settings
from lanternwood.server.sitting import Sitting
from lanternwood.server.stages import with_openings
from lanternwood.server.storage import Conflict, Storage, Unavailable
from lanternwood.server.thinking.thinkers import Thinkers, processes
from lanternwood.server.thinking.thought import modules_to_think_with
from lanternwood.server.wire import frames
from lanternwood.server.wire.http import ForkOrder, Newcomer, NewTable, Place, TableCard

SHORTEST, LONGEST = 4, 6
"""Letters of a code; they grow when most of the short ones are taken."""
TRIES = 8
DROWSY = 600.0
"""Seconds after which a table that nobody is at goes to sleep, and leaves the memory."""


class Tables:
    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        games: Mapping[str, Game[Any]] = GAMES,
        metrics: Metrics | None = None,
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.offered = games
        """Those that people may open a table for."""
        self.games = with_openings(games)
        self.metrics = metrics or Metrics()
        self.thinkers = Thinkers(processes(settings.thinkers), modules_to_think_with(self.games.values()))
        self.rooms: dict[str, Room] = {}
        self.allowances = Allowances(settings.limits.rate)
        self.waking: dict[str, asyncio.Task[Room]] = {}
        self.sweeper: asyncio.Task[None] | None = None

    @property
    def connections(self) -> int:
        return sum(len(room.here.connections) for room in self.rooms.values())

    async def begin(self) -> None:
        """Tables sleep until somebody comes, so however many there are, the server answers at once. But bots are loaded
        now, which takes a moment: nobody's table should stand still for that."""
        for name in self.games:
            levels(name)
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Nothing is lost: what was acknowledged is on disk already, and what is being written is waited for."""
        if self.sweeper:
            self.sweeper.cancel()
        goodbye = frames.Goodbye("restart", "The server is being restarted. You will be back in a moment.")
        await asyncio.gather(*(room.close(goodbye) for room in self.rooms.values()))
        await self.thinkers.stop()

    async def _sweep(self) -> None:
        """Lets tables sleep that have been empty for a whole round of the sweeper."""
        empty: set[str] = set()
        while True:
            await asyncio.sleep(DROWSY)
            now_empty = {code for code, room in self.rooms.items() if room.is_idle()}
            for code in empty & now_empty:
                del self.rooms[code]
            empty = now_empty

    # Tables

    async def open(self, order: NewTable) -> Place:
        game, stage = self.game(order.game), None
        if order.series:
            game, stage = first_part(game, order.series)
        try:
            read_options(game, order.options)
        except SetupError as error:
            raise Trouble("options", f"{str(error)[0].upper()}{str(error)[1:]}.") from None
        host, token = new_guest(order.name, order.emblem)
        opened = entries.TableOpened(
            at=now(), code=await self.free_code(), game=game.name, seed=new_seed(), options=order.options,
            clock=order.clock, pace=order.pace, listed=order.listed, guests=(host,), host=host.id,
            stage=stage,
        )  # fmt: skip
        return await self._lay(Sitting(new_id(), opened, self.games), [opened], host, token)

    async def _lay(self, sitting: Sitting, log: list[AnyEntry], who: Guest, token: str) -> Place:
        label = label_of(sitting)
        try:
            await self.storage.append(sitting.id, 0, [entries.encode(entry) for entry in log], label)
        except (Unavailable, Conflict) as trouble:
            raise Trouble("storage", str(trouble), 503) from None
        room = Room(sitting, self.storage, self.settings, self.metrics, self.thinkers, self)
        room.label = label
        self.rooms[sitting.code] = room
        return Place(sitting.code, who.id, token)

    def game(self, name: str) -> Game[Any]:
        if name not in self.offered:
            raise Trouble("unknown-game", f"There is no such game here. There are: {', '.join(self.offered)}.", 404)
        return self.offered[name]

    async def free_code(self) -> str:
        live = sum(room.phase in ("lobby", "playing") for room in self.rooms.values())
        if live >= self.settings.limits.tables:
            raise Trouble("full", "This server has no room for another table just now. Try again later.", 503)
        for length in range(SHORTEST, LONGEST + 1):
            for _ in range(TRIES):
                code = new_code(length)
                if code not in self.rooms and await self.storage.current(code) is None:
                    return code
        raise Trouble("full", "This server has no table left to give. Try again later.", 503)

    async def room(self, code: str) -> Room:
        """The table with this code, woken if it sleeps."""
        code = code.upper()
        if code in self.rooms:
            return self.rooms[code]
        if not SHORTEST <= len(code) <= LONGEST or not code.isalpha() or not code.isascii():
            raise unknown_table()
        if code not in self.waking:
            self.waking[code] = asyncio.create_task(self._wake(code))
        try:
            return await asyncio.shield(self.waking[code])
        finally:
            self.waking.pop(code, None)

    async def _wake(self, code: str) -> Room:
        match = await self.storage.current(code)
        if match is None:
            raise unknown_table()
        room = await read_room(match, self.storage, self.settings, self.metrics, self.thinkers, self.games, self)
        return self.rooms.setdefault(code, room)

    async def join(self, code: str, newcomer: Newcomer) -> Place:
        return await (await self.room(code)).join(newcomer)

    async def recover(self, claim: str) -> Place:
        written = claim.strip().upper()
        return await (await self.room(written.partition("-")[0])).recover(written)

    async def card(self, code: str) -> TableCard:
        return (await self.room(code)).card

    def listed(self) -> list[TableCard]:
        """Public tables with somebody at them."""
        shown = (room for room in self.rooms.values() if room.here.connections and not room.unsure)
        return [room.card for room in shown if room.sitting.listed and room.phase in ("lobby", "playing")]

    # Finished matches

    async def finished(self, match: str) -> bytes:
        return await finished_match(match, self.storage, self.games, self.room)

    async def fork(self, match: str, order: ForkOrder) -> Place:
        """A table of one's own at some step of a finished match, with bots in all other seats."""
        file = await self.finished(match)
        host, token = new_guest(order.name, order.emblem)
        code = await self.free_code()
        sitting, log = await asyncio.to_thread(forked, file, self.games, order, host, code)
        return await self._lay(sitting, log, host, token)


def first_part(game: Game[Any], name: str) -> tuple[Game[Any], Stage]:
    """What a series of this kind begins with."""
    kind = next((kind for kind in game.series if kind.name == name), None)
    if kind is None:
        there = ", ".join(kind.name for kind in game.series) or "none"
        raise Trouble("unknown-series", f"{game.title} has no such series. There are: {there}.")
    return kind.opening.game if kind.opening else game, Stage(game.name, kind.name)


def new_guest(name: str, emblem: str) -> tuple[Guest, str]:
    try:
        called = one_line(name)
    except IllegalAction:
        raise Trouble("name", "Tell us what to call you.") from None
    token = new_token()
    return Guest(new_member_id(), called, emblem, True, token=fingerprint(token)), token


def unknown_table() -> Trouble:
    return Trouble("unknown-table", "No table has that code. Check the letters, or set a new table.", 404)
