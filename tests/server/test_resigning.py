"""Giving a match up at the table: asked or not, once, by those who play, in games that have it."""

from pathlib import Path

from fixture_games import muster, parley
from lanternwood.kernel.model import Resign, Seat
from lanternwood.kernel.record import read_record, relive
from lanternwood.server import entries
from lanternwood.server.replaying import relived
from lanternwood.server.sitting import read_sitting
from lanternwood.server.wire.parts import Told

from .at_table import House, Person, in_house, until
from .test_playing import begun


def told(person: Person) -> list[str]:
    person.read()
    return [news["words"] for news in person.news if news["type"] == "Told"]


def test_whoever_resigns_has_lost_though_nothing_was_asked(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game="parley")
        screen = await there.watch(ann.table["code"])
        assert not bo.asked()
        assert (await bo.say("Resign"))["type"] == "Update"
        for viewer in (ann, bo, screen):
            assert "{1} resigned." in told(viewer)
            assert viewer.match
            assert viewer.match["outcome"] == {"ending": "resigned", "winners": [0]}
            assert viewer.match["resigned"] == [1]
            assert not viewer.match["may_resign"]
            assert viewer.table["phase"] == "over"
        await until(lambda: not ann.room.time.tasks)
        file = await there.tables.finished(ann.table["match"])
        match = relive(read_record(file), parley.GAME)
        assert [(entry.seat, entry.action) for entry in match.log] == [(Seat(1), Resign())]

    in_house(tmp_path, scene, parley=parley.GAME)


def test_the_others_play_on_where_the_rules_say_so(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo, cy = await begun(there, "Bo", "Cy", game="muster")
        await bo.say("Resign")
        assert ann.asked()
        await ann.choose()
        assert cy.asked()
        for person in (ann, bo, cy):
            person.read()
            assert person.match
            assert person.match["may_resign"] == (person is not bo)
            assert person.match["resigned"] == [1]
        assert (await bo.say("Resign"))["rule"] == "RESIGN"
        lived = ann.room.sitting
        again = read_sitting(lived.id, await there.storage.read(lived.id), {"muster": muster.GAME})
        assert again.resigned == lived.resigned == [1]

    in_house(tmp_path, scene, muster=muster.GAME)


def test_it_is_done_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo, _ = await begun(there, "Bo", "Cy", game="muster")
        again = {"type": "Resign", "id": "give up"}
        assert (await bo.send(again))["type"] == "Update"
        assert await bo.send(again) == {"type": "Done", "done": "give up"}
        log = [entries.decode(line) for line in await there.storage.read(ann.room.sitting.id)]
        assert sum(isinstance(entry, entries.Acted) for entry in log) == 1

    in_house(tmp_path, scene, muster=muster.GAME)


def test_whoever_watches_and_whoever_has_not_begun_is_refused(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann", "parley")
        assert (await ann.say("Resign"))["rule"] == "NOT-PLAYING"
        await there.join(ann, "Bo")
        cy = await there.join(ann, "Cy", watch=True)
        await ann.say("Start")
        assert (await cy.say("Resign"))["rule"] == "WATCHING"
        cy.read()
        assert cy.match
        assert not cy.match["may_resign"]

    in_house(tmp_path, scene, parley=parley.GAME)


def test_a_game_without_it_says_what_to_do_instead_and_nothing_happens(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        people = await begun(there, "Bo", "Cy", "Di", game="forsaken-forest")
        sitting = people[0].room.sitting
        before = (sitting.entries, sitting.match.digest())  # type: ignore[union-attr]
        assert people[0].match
        assert not people[0].match["may_resign"]
        refused = await people[0].say("Resign")
        assert refused["rule"] == "RESIGN"
        assert "stand-in plays on" in refused["why"]
        assert (sitting.entries, sitting.match.digest()) == before  # type: ignore[union-attr]

    in_house(tmp_path, scene)


def test_it_is_no_choice(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, _ = await begun(there, "Bo", game="parley")
        assert ann.asked()
        ask = ann.match["ask"]["id"]  # type: ignore[index]
        assert (await ann.say("Act", ask=ask, action={"type": "Resign"}))["rule"] == "ACTION"

    in_house(tmp_path, scene, parley=parley.GAME)


def test_whoever_has_a_stand_in_may_give_up_all_the_same(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game="parley", pace="calm")
        await bo.say("StandIn", member=bo.member)
        assert (await bo.say("Resign"))["type"] == "Update"
        assert ann.read()
        assert ann.match
        assert ann.match["outcome"]["winners"] == [0]

    in_house(tmp_path, scene, parley=parley.GAME)


def test_a_replay_tells_it_to_every_mind(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo", game="parley")
        await ann.choose()
        await bo.say("Resign")
        await until(lambda: not ann.room.time.tasks)
        again = relived(await there.tables.finished(ann.table["match"]), {"parley": parley.GAME})
        for name in ("open", "watch", "0", "1"):
            mind = again.mind(name)
            assert mind
            last = again.page("x", mind, 0, 9).page[-1]
            assert (last.seat, last.choice) == (1, "Resign")
            assert [news.words for news in last.news if isinstance(news, Told)] == ["{1} resigned."]
        assert again.draws().draws == ()

    in_house(tmp_path, scene, parley=parley.GAME)
