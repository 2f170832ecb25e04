"""What the rules ask of a table where people and bots sit together: how bots wait, and how much anyone may say."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, AT, BO, CY, given, player
from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken_forest.steady import SteadyBot
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.notebook import take_note
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.statements import Answer
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.server import clocks
from lanternwood.server.showing import current_ask
from server.at_table import House, Person, in_house, until

Scene = Callable[[Person], Awaitable[None]]


async def wait_out(person: Person) -> None:
    """As if the time for what is being waited for had passed."""
    told = person.room.sitting.told
    person.room.sitting.clock_since -= 200_000
    person.room.here.awake_since -= 200
    person.room.time.plan_ahead()
    await until(lambda: person.room.sitting.told > told or person.room.sitting.phase == "over")
    person.read()


def at_a_table(tmp_path: Path, scene: Scene, by_day: bool = True, **options: Any) -> None:
    """Ann and five bots; by day, from the first window of the first turn."""

    async def play(there: House) -> None:
        ann = await there.open("Ann", "forsaken-forest", pace="calm", clock="live", options=options)
        for _ in range(5):
            await ann.say("SeatBot", level="steady")
        assert (await ann.say("Start"))["type"] == "Update"
        ann.read()
        while by_day and (not ann.match or ann.match["view"]["phase"] in ("night", "fugue")):
            await wait_out(ann)
        await scene(ann)

    in_house(tmp_path, play)


@pytest.mark.rule("FF-PRIO-22")
def test_in_a_window_every_bot_waits_a_random_while_within_its_least_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        drawn.append((least, most))
        return Random(len(drawn)).uniform(least, most)

    monkeypatch.setattr(clocks, "uniform", uniform)

    kinds = {(0.0, 0.7), (0.0, 1.7), (2.0, 3.0)}  # draw windows, other windows, all else

    def seen() -> set[tuple[float, float]]:
        return {(least, round(most, 3)) for least, most in drawn}

    async def scene(ann: Person) -> None:
        for _ in range(40):
            if len(drawn) > 20 and kinds <= seen():
                break
            await wait_out(ann)
        assert seen() == kinds

    at_a_table(tmp_path, scene, bot_delay_least_s=2, bot_delay_most_s=3)


@pytest.mark.rule("FF-PRIO-22")
def test_how_long_a_bot_waits_is_the_same_whatever_it_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(ann: Person) -> None:
        match = ann.room.sitting.match
        assert match
        waits = []
        for world in range(20):
            monkeypatch.setattr(clocks, "uniform", Random(5).uniform)
            waits.append(clocks.bot_pause(ann.room.sitting))
            match.table.state = GAME.redeal(match.state, Seat(0), HashRng(bytes([world])))
        assert len(set(waits)) == 1

    at_a_table(tmp_path, scene)


@pytest.mark.rule("FF-TALK-09")
def test_chat_and_statements_together_are_limited_in_a_minute(tmp_path: Path) -> None:
    async def scene(ann: Person) -> None:
        claim = {"type": "Say", "statement": {"type": "ClaimNoWander"}}
        trust = {"type": "Say", "statement": {"type": "Trust", "target": 1}}
        assert (await ann.say("Say", words="good morning"))["type"] == "Update"
        assert (await ann.say("Act", ask="", action=trust))["type"] == "Update"
        assert (await ann.say("Say", words="well?"))["type"] == "Update"
        assert (await ann.say("Act", ask="", action=trust))["rule"] == "TALK"
        assert (await ann.say("Say", words="one more thing"))["rule"] == "TALK"
        ann.room.sitting.spoken[ann.member] = [at - 60_000 for at in ann.room.sitting.spoken[ann.member]]
        assert (await ann.say("Act", ask="", action=claim)).get("rule") in (None, "FF-MUST-10")

    at_a_table(tmp_path, scene, talk_per_min=3)


async def bots_have_moved(person: Person) -> None:
    """On a busy machine the clock, which is made to ring at once, would else ring before any of them has thought."""
    keeper = person.room.time
    for _ in range(400):
        if not keeper.thinking and not any(name.startswith("bot ") for name in keeper.handles):
            return
        await asyncio.sleep(0.005)


async def asks_all(ann: Person, rounds: int) -> Counter[int]:
    """So often Ann asks every bot about its role, as if she had not talked yet. How much each bot has said then."""
    sitting = ann.room.sitting
    assert sitting.match
    for _ in range(rounds):
        for seat in range(1, 6):
            sitting.spoken[ann.member] = []
            ask = {"type": "Say", "statement": {"type": "AskAbout", "target": seat, "about": "role"}}
            assert (await ann.say("Act", ask="", action=ask))["type"] == "Update"
        for _ in range(4):
            await bots_have_moved(ann)
            await wait_out(ann)
    return Counter(each.speaker for each in sitting.match.state.said if each.speaker)


@pytest.mark.rule("FF-TALK-09")
@pytest.mark.parametrize(("limit", "said_by_bots"), [(1, 1), (2, 2), (20, 4)])
def test_people_and_bots_say_as_much_as_the_table_allows_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: int, said_by_bots: int
) -> None:
    """A bot answers the last thing that it was asked, unless it has talked enough; then it plays on in silence."""

    async def scene(ann: Person) -> None:
        assert ann.room.sitting.seat_of(ann.member) == 0
        trust = {"type": "Say", "statement": {"type": "Trust", "target": 1}}
        heard = [await ann.say("Act", ask="", action=trust) for _ in range(limit + 2)]
        assert [answer.get("rule") for answer in heard] == [None] * limit + ["TALK"] * 2
        said = await asks_all(ann, 5)
        assert max(said.values()) <= limit
        assert max(said.values()) >= said_by_bots, "bots have as much to say as they may"

    monkeypatch.setattr(clocks, "uniform", lambda least, most: least)
    at_a_table(tmp_path, scene, talk_per_min=limit)


@pytest.mark.rule("FF-TALK-09")
def test_a_bot_that_has_talked_enough_talks_again_when_the_minute_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ann: Person) -> None:
        before = await asks_all(ann, 2)
        spoken = ann.room.sitting.spoken
        for member, times in spoken.items():
            spoken[member] = [at - 60_000 for at in times]
        after = await asks_all(ann, 2)
        assert set(before.values()) == {1}
        assert max(after.values()) == 2

    monkeypatch.setattr(clocks, "uniform", lambda least, most: least)
    at_a_table(tmp_path, scene, talk_per_min=1)


@pytest.mark.rule("FF-TALK-06")
def test_a_bot_says_nothing_twice_while_the_first_is_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(ann: Person) -> None:
        room = ann.room
        write = room.write

        async def write_slowly(*args: Any) -> None:
            await asyncio.sleep(0.03)
            await write(*args)

        monkeypatch.setattr(room, "write", write_slowly)
        sitting = room.sitting
        assert sitting.match
        for seat in range(1, 6):
            ask = {"type": "Say", "statement": {"type": "AskAbout", "target": seat, "about": "role"}}
            await ann.say("Act", ask="", action=ask)
        answers: list[tuple[Seat, int]] = []
        rounds = 0
        # On a busy machine clocks may run out before all bots have had their say: they get a moment, and some rounds.
        while rounds < 20 or (len(answers) < 3 and rounds < 200 and sitting.phase == "playing"):
            await asyncio.sleep(0.05)
            await wait_out(ann)
            rounds += 1
            said = sitting.match.state.said
            answers = [(each.speaker, each.statement.ref) for each in said if isinstance(each.statement, Answer)]
        assert len(set(answers)) > 2, "the dead are not asked to choose, and so they do not answer"
        assert len(answers) == len(set(answers))

    at_a_table(tmp_path, scene, bot_delay_least_s=0, bot_delay_most_s=0)


@pytest.mark.rule("FF-TALK-03")
def test_the_entangled_are_told_why_nobody_hears_them(tmp_path: Path) -> None:
    """Chat and statements alike; the others may talk."""

    async def scene(ann: Person) -> None:
        match = ann.room.sitting.match
        assert match is not None
        match.state.entangled = Seat(0)
        for command in (
            {"words": "help"},
            {"ask": "", "action": {"type": "Say", "statement": {"type": "ClaimNoPeek"}}},
        ):
            refused = await ann.say("Say" if "words" in command else "Act", **command)
            assert refused["type"] == "Refused"
            assert (refused["rule"], refused["why"]) == ("FF-TALK-03", "you are Entangled until this Turn Cycle ends")
        match.state.entangled = Seat(1)
        assert (await ann.say("Say", words="hello"))["type"] == "Update"

    at_a_table(tmp_path, scene)


@pytest.mark.rule("FF-NIGHT1-14", "FF-TALK-06")
def test_by_night_neither_chat_nor_statements_are_heard(tmp_path: Path) -> None:
    async def scene(ann: Person) -> None:
        told = ann.room.sitting.told
        assert (await ann.say("Say", words="psst"))["rule"] == "FF-NIGHT1-14"
        trust = {"type": "Say", "statement": {"type": "Trust", "target": 1}}
        assert (await ann.say("Act", ask="", action=trust))["rule"] == "FF-NIGHT1-14"
        assert ann.room.sitting.told == told

    at_a_table(tmp_path, scene, by_day=False)


@pytest.mark.rule("FF-TALK-06")
def test_talk_makes_no_question_stale_and_starts_no_clock_anew(tmp_path: Path) -> None:
    async def scene(ann: Person) -> None:
        await asked_while_the_clocks_stand(ann)
        assert ann.match
        before = (ann.match["ask"]["id"], ann.room.sitting.clock_since)
        trust = {"type": "Say", "statement": {"type": "Trust", "target": 1}}
        assert (await ann.say("Act", ask="", action=trust))["type"] == "Update"
        assert (ann.match["ask"]["id"], ann.room.sitting.clock_since) == before
        assert ann.news[-1]["event"]["said"]["statement"] == {"type": "Trust", "target": 1, "strength": 2}

    at_a_table(tmp_path, scene)


@pytest.mark.rule("FF-PRIO-03")
def test_of_two_who_answer_at_once_the_first_to_arrive_is_played_and_all_read_so(tmp_path: Path) -> None:
    """R27: the other is refused at no cost, and may answer again if that is still possible."""

    async def play(there: House) -> None:
        ann = await there.open("Ann", "forsaken-forest")
        bo, cy = await there.join(ann, "Bo"), await there.join(ann, "Cy")
        for _ in range(3):
            await ann.say("SeatBot", level="steady")
        await ann.say("Start")
        match = ann.room.sitting.match
        assert match
        fast = player("sprint")
        scene = given(player("read-the-signs"), fast, fast, *[player()] * 2, player(role="forsaken"), options=Options())
        match.table.state = scene.play(ANA, "read-the-signs").state
        await ann.say("Say", words="Now, who answers me?")
        sprint = {"type": "Play", "card": CARD["sprint"], "at": AT(0, 1)}
        asks = {seat: current_ask(ann.room.sitting, seat) for seat in (BO, CY)}
        answers = [await person.say("Act", ask=asks[seat], action=sprint) for seat, person in ((CY, cy), (BO, bo))]
        assert [answer["type"] for answer in answers] == ["Update", "Refused"]
        assert answers[1]["rule"] == "STALE"
        assert "was faster" in answers[1]["why"]
        bo.read()
        told = [news["words"] for news in bo.news if news["type"] == "Told"][-1]
        assert told.startswith("{2} is the first to answer Read the Signs: Sprint")
        assert bo.match
        assert (bo.match["view"]["hand"], bo.match["view"]["players"][BO]["spent"]) == (["sprint"], False)

    in_house(tmp_path, play)


@pytest.mark.rule("FF-GEN-14")
def test_a_bot_sits_in_with_what_the_seat_knows_and_the_person_takes_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R87"""
    looked: list[Any] = []
    choose = SteadyBot.choose

    def watched(bot: SteadyBot, mind: Mind) -> Any:
        looked.append(mind.view())
        return choose(bot, mind)

    monkeypatch.setattr(SteadyBot, "choose", watched)

    async def play(there: House) -> None:
        ann = await there.open("Ann", "forsaken-forest", pace="instant", clock="live")
        bo = await there.join(ann, "Bo")
        for _ in range(2):
            await ann.say("SeatBot", level="random")
        await ann.say("Start")
        match = ann.room.sitting.match
        assert match
        take_note(match.state, BO, "role", "card", ANA)
        await bo.say("StandIn", member=bo.member)
        while not [entry for entry in match.log if entry.seat == BO]:
            await wait_out(ann)
        assert {view.seat for view in looked} == {BO}
        assert looked[-1].notes[0].seat == ANA
        assert (await bo.say("TakeBack"))["type"] == "Update"
        looked.clear()
        for _ in range(6):
            await wait_out(ann)
        assert looked == []
        assert bo.match
        assert bo.match["view"]["seat"] == BO

    in_house(tmp_path, play)


@pytest.mark.rule("FF-TALK-05")
@pytest.mark.parametrize("words", ["I am the Oracle.", "Pass", "Say: I hold no Wander.", '{"type": "Pass"}'])
def test_free_text_changes_nothing_in_the_match(tmp_path: Path, words: str) -> None:
    async def scene(ann: Person) -> None:
        await asked_while_the_clocks_stand(ann)
        sitting = ann.room.sitting
        match = sitting.match
        assert match
        assert ann.match
        state, view, ask, played = match.state.copy(), ann.match["view"], ann.match["ask"]["id"], len(match.log)
        clock = sitting.clock_since
        assert (await ann.say("Say", words=words))["type"] == "Update"
        assert (ann.news[-1]["type"], ann.news[-1]["words"]) == ("Said", words), "all read it"
        assert match.state == state
        assert len(match.log) == played
        assert (ann.match["view"], ann.match["ask"]["id"], sitting.clock_since) == (view, ask, clock)
        trust = {"type": "Say", "statement": {"type": "Trust", "target": 1}}
        assert (await ann.say("Act", ask="", action=trust))["type"] == "Update"
        assert match.state != state, "what was compared does change with a statement"

    at_a_table(tmp_path, scene)


async def asked_while_the_clocks_stand(ann: Person) -> None:
    await until(ann.asked)
    ann.room.time.stop_clocks()
    while ann.room.time.tasks:
        ann.room.time.stop_clocks()
        await until(lambda: not ann.room.time.tasks)
    ann.room.time.stop_clocks()
    ann.read()
