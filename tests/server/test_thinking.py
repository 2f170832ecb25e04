"""Bots that think for long do so in processes of their own: they choose the same there, and nobody waits for them."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tictactoe
from fixture_games import dice_race, ponderers
from fixture_games.ponderers import Gate
from lanternwood.bots import make_bot, shown_levels
from lanternwood.bots.bot import mind_of
from lanternwood.games import GAMES
from lanternwood.games.finding import part_of
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, plan_for, to_json
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.turns import Turns, the_timeout
from lanternwood.server.thinking import inside
from lanternwood.server.thinking.process import Gone
from lanternwood.server.thinking.thinkers import BotBroke, Thinkers, processes
from lanternwood.server.thinking.thought import Chosen, Thought, home_of, modules_to_think_with, pack

from .at_table import House, Person, in_house, until

BUSY_TABLES = 20


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """An open gate, before which the bots of two small games think."""
    monkeypatch.setenv(ponderers.GATE, str(tmp_path))
    for game in (dice_race.GAME, tictactoe.GAME):
        monkeypatch.setitem(sys.modules, *ponderers.module_for(game.name))
    part_of.cache_clear()
    yield Gate(tmp_path)
    part_of.cache_clear()


def with_thinkers(scene: Callable[[Thinkers], Awaitable[None]], count: int = 1) -> None:
    async def whole() -> None:
        thinkers = Thinkers(count)
        try:
            await scene(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(whole())


def thought_of(level: str = "ponderer", seed: str = "any") -> Thought:
    """Of a bot that is to move on an empty board."""
    match = Match(tictactoe.GAME, plan_for(tictactoe.GAME, 2, seed))
    bot = make_bot(tictactoe.GAME.name, level, HashRng(seed.encode()))
    return Thought("tictactoe", pack(bot), to_json(match.state), Seat(0), True)


# The same choices


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in GAMES for level in shown_levels(game)])
def test_every_bot_chooses_elsewhere_as_it_does_here(game: str, level: str, long: bool) -> None:
    """Whatever it remembers and however much of its chance is drawn: all of it travels. Here, hashes have other seeds
    than there, so whoever goes by the order of a set is found out too."""

    async def scene(thinkers: Thinkers) -> None:
        here, there = [], []
        async for chosen in choices_of(GAMES[game], level, thinkers, 250 if long else 90):
            here.append(chosen[0])
            there.append(chosen[1])
        assert there == here
        assert len(here) > 60

    with_thinkers(scene)


async def choices_of(game: Game[Any], level: str, thinkers: Thinkers, most: int) -> Any:
    """A match as it goes on: what each bot chooses here, and its twin elsewhere."""
    match = Match(game, plan_for(game, game.seats[-1] // 2 + 1, f"thinking of {level}"))
    turns = Turns(chance=HashRng(b"turns"))
    bots = [make_bot(game.name, level, HashRng(b"bot %d" % seat)) for seat in range(match.plan.seats)]
    twins = [pack(bot) for bot in bots]
    home = home_of(game)
    assert home
    for _ in range(most):
        seat = turns.next(game, match.state)
        if seat is None:
            return
        if seat == OUTSIDE:
            match.act(seat, the_timeout(game, match.state))
            turns.has_chosen(seat)
            continue
        chosen = await thinkers.think(Thought(home, twins[seat], to_json(match.state), seat, True), "table", True)
        twins[seat] = chosen.bot
        action = bots[seat].choose(mind_of(game, match.state, seat))
        yield to_json(action), chosen.action
        match.act(seat, action)
        turns.has_chosen(seat)


def test_a_process_that_is_killed_in_the_midst_of_it_changes_nothing(gate: Gate) -> None:
    thoughts = [thought_of(seed=f"seed {number}") for number in range(4)]
    expected = [inside.think(thought) for thought in thoughts]
    assert len({answer.action for answer in expected if isinstance(answer, Chosen)}) > 1
    came = len(gate.came())

    async def scene(thinkers: Thinkers) -> None:
        for number, thought in enumerate(thoughts):
            gate.shut()
            thinking = asyncio.create_task(thinkers.think(thought, "table", True))
            await until(lambda number=number: len(gate.came()) == came + 2 * number + 1)  # type: ignore[misc]
            os.kill(gate.came()[-1], signal.SIGKILL)
            await until(lambda number=number: len(gate.came()) == came + 2 * number + 2)  # type: ignore[misc]
            gate.open()
            assert await thinking == expected[number]
        assert len(set(gate.came()[came:])) == len(thoughts) + 1

    with_thinkers(scene)


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(gate: Gate) -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.think(thought_of(), "table", True)
        os.kill(gate.came()[-1], signal.SIGKILL)
        assert await thinkers.think(thought_of(), "table", True) == inside.think(thought_of())
        first, second, _ = gate.came()
        assert first != second

    with_thinkers(scene)


# Bots that break


def test_a_bot_that_breaks_says_where_and_others_go_on(gate: Gate) -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.think(thought_of(), "a", True)
        with pytest.raises(BotBroke, match="it stumbled"):
            await thinkers.think(thought_of("stumbler"), "b", True)
        await thinkers.think(thought_of(), "b", True)
        assert len(set(gate.came())) == 1, "its process is as good as before"

    with_thinkers(scene)


def test_a_bot_that_takes_every_process_with_it_is_given_up_and_others_go_on(gate: Gate) -> None:
    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(Gone):
            await thinkers.think(thought_of("killer"), "a", True)
        assert isinstance(await thinkers.think(thought_of(), "a", True), Chosen)

    with_thinkers(scene)


def test_where_no_process_can_be_started_it_is_said_and_tried_again(
    gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(thinkers: Thinkers) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "executable", "/nowhere/python")
            with pytest.raises(FileNotFoundError):
                await thinkers.think(thought_of(), "a", True)
        assert isinstance(await thinkers.think(thought_of(), "a", True), Chosen)

    with_thinkers(scene)


def test_a_thought_that_nobody_waits_for_any_more_is_left_out(gate: Gate) -> None:
    async def scene(thinkers: Thinkers) -> None:
        gate.shut()
        asked = [asyncio.create_task(thinkers.think(thought_of(), table, True)) for table in "abc"]
        await until(lambda: len(gate.came()) == 1)
        asked[1].cancel()
        gate.open()
        await asyncio.wait(asked)
        assert [task.cancelled() for task in asked] == [False, True, False]
        assert len(gate.came()) == 2

    with_thinkers(scene)


# At tables


async def busy_table(there: House, level: str = "ponderer") -> Person:
    """One at which it is a bot's turn: somebody has it play for them."""
    host = await there.open("Wren", dice_race.GAME.name)
    await host.say("SeatBot", level=level)
    await host.say("Start")
    await host.say("StandIn", member=host.member)
    return host


def moves(person: Person) -> int:
    match = person.room.sitting.match
    assert match
    return len(match.log)


def at_tables(folder: Path, scene: Callable[[House], Awaitable[None]]) -> None:
    in_house(folder / "house", scene, **{dice_race.GAME.name: dice_race.GAME})


def test_people_move_while_bots_at_twenty_tables_think(tmp_path: Path, gate: Gate) -> None:
    async def scene(there: House) -> None:
        thinkers = there.tables.thinkers
        thinkers.count = 1
        gate.shut()
        busy = [await busy_table(there) for _ in range(BUSY_TABLES)]
        await until(lambda: len(gate.came()) == 1 and len(thinkers.turns) == BUSY_TABLES - 1)
        assert gate.came() != [os.getpid()], "it thinks in another process"
        ann = await there.open("Ann", dice_race.GAME.name)
        await ann.say("Start")
        for number in range(4):  # two rolls held, which never reach the goal
            assert (await ann.choose(-1))["type"] == "Update"
            assert moves(ann) == number + 1
        assert len(gate.came()) == 1, "the first still thinks"
        assert not any(moves(host) for host in busy)
        gate.open()
        await until(lambda: all(moves(host) >= 2 for host in busy))

    at_tables(tmp_path, scene)


def test_tables_at_which_people_play_are_known(tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch) -> None:
    people: dict[str, bool] = {}
    honest = Thinkers.think

    async def noted(self: Thinkers, thought: Thought, table: str, people_play: bool) -> Chosen:
        people[table] = people_play
        return await honest(self, thought, table, people_play)

    monkeypatch.setattr(Thinkers, "think", noted)

    async def scene(there: House) -> None:
        watched = await busy_table(there)
        played = await there.open("Ann", dice_race.GAME.name)
        await played.say("SeatBot", level="ponderer")
        await played.say("Start")
        while moves(played) < 20 and played.table["code"] not in people:
            await (played.choose(-1) if played.asked() else asyncio.sleep(0.001))
        await until(lambda: len(people) == 2)
        assert people == {watched.table["code"]: False, played.table["code"]: True}

    at_tables(tmp_path, scene)


def test_a_table_goes_on_when_its_process_is_killed(tmp_path: Path, gate: Gate) -> None:
    async def scene(there: House) -> None:
        gate.shut()
        host = await busy_table(there)
        await until(lambda: len(gate.came()) == 1)
        os.kill(gate.came()[0], signal.SIGKILL)
        gate.open()
        await until(lambda: host.room.phase == "over")

    at_tables(tmp_path, scene)


def test_without_processes_they_think_in_the_server(tmp_path: Path, gate: Gate) -> None:
    async def scene(there: House) -> None:
        there.tables.thinkers.count = 0
        host = await busy_table(there)
        await until(lambda: host.room.phase == "over")
        assert set(gate.came()) == {os.getpid()}

    at_tables(tmp_path, scene)


# What is started


def test_nothing_is_started_before_anyone_thinks_for_long(gate: Gate) -> None:
    async def scene(thinkers: Thinkers) -> None:
        thinkers.warm()
        assert not thinkers.tasks

    with_thinkers(scene)
    assert modules_to_think_with([tictactoe.GAME]) == ["tictactoe", "fixture_games.ponderers"]


def test_a_game_that_no_other_process_could_find_is_thought_about_here() -> None:
    assert home_of(dice_race.GAME) == "fixture_games.dice_race"
    assert home_of(GAMES["nightmare-forest"]) == "lanternwood.games.nightmare_forest"
    assert home_of(replace(dice_race.GAME, title="Another")) is None


def test_as_many_as_asked_for_and_one_core_is_for_the_server() -> None:
    assert processes(0) == 0
    assert processes(3) == 3
    assert processes(None) == max(len(os.sched_getaffinity(0)) - 1, 1)
