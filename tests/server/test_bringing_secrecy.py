"""What one seat brings changes no byte of what anybody else is sent, before the match or during it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from fixture_games.satchels import Satchel
from lanternwood.kernel.promising import fingerprint_of

from .alike import World, lived, look_alike, served
from .serving_fixtures import PLANTS

PLAIN, BOLD = Satchel((1, 2, 3, 5, 6)), Satchel((9, 9, 3, 2, 1), name="All or nothing")
"""They differ in what they hold and in how long they are. With the cards that both have, play goes on alike for a
while; and both are too much for a table that allows no more than 16."""


class Satchels(World):
    game = "satchels"

    async def before_the_match(self) -> None:
        value = msgspec.to_builtins(self.brought)
        refused = await self.ann.say("Bring", value={"cards": [*self.brought.cards, 9]})
        assert refused["problems"], "and nobody else hears of it"
        await self.settle()
        assert (await self.ann.say("Bring", value=value))["type"] == "Update"
        await self.settle()
        await self.bo.say("Bring", member=self.ann.member, value={"cards": [1, 1, 1, 1, 1]})
        await self.bo.say("Bring", text="even")
        await self.bo.say("SetTable", options={"most": 16})
        assert (await self.bo.say("Start"))["type"] == "Refused"
        await self.settle()
        await self.come_anew()
        await self.bo.say("SetTable", options={"most": 40})
        await self.come_anew()
        await self.ann.say("StandUp")
        await self.ann.say("SitDown")
        await self.settle()
        await self.look_around()

    async def during_the_match(self) -> None:
        assert (await self.bo.say("Start"))["type"] == "Update"
        await self.settle()
        for _ in range(6):
            await self.lay()
        await self.come_anew()
        await self.look_around()

    async def lay(self) -> None:
        """Whoever is asked: Ann her lowest card, Bo the only one he has."""
        asked = next(phone for phone in (self.ann, self.bo) if phone.last("match")["ask"])
        [choice, *_] = asked.last("match")["ask"]["choices"]
        done = await asked.say("Act", ask=asked.last("match")["ask"]["id"], action=choice["action"])
        assert done["type"] == "Update", done
        await self.settle()


@pytest.mark.usefixtures("alike")
def test_nobody_else_can_tell_what_was_brought(tmp_path: Path) -> None:
    ours, theirs = lived(tmp_path, Satchels, (PLAIN, BOLD))
    look_alike(ours, theirs)
    assert ours.masked(ours.ann) != theirs.masked(theirs.ann), "whose it is can see it"
    assert len(ours.bo.frames) > 40, "there was something to compare"
    [our_print], [their_print] = ours.fingerprints(), theirs.fingerprints()
    assert (len(our_print), len(their_print)) == (64, 64)
    assert our_print != their_print
    assert fingerprint_of(PLAIN, "0" * 64) != our_print, "without the nonce nobody finds out by trying"


@pytest.mark.usefixtures("alike")
@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_is_caught(plant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWOOD_PLANTED", plant)
    with pytest.raises(AssertionError, match=r"sees the difference|gets more frames"):
        look_alike(*lived(tmp_path, Satchels, (PLAIN, BOLD)))


def test_what_was_brought_survives_a_kill(tmp_path: Path) -> None:
    """At once after it was acknowledged; and only its owner is shown it again."""
    with served(tmp_path / "server") as server:

        async def scene() -> None:
            world = Satchels(server, BOLD)
            await world.open()
            assert (await world.ann.say("Bring", value=msgspec.to_builtins(BOLD)))["type"] == "Update"
            await asyncio.to_thread(server.kill)
            before = next(member["brought"] for member in world.ann.last("table")["members"] if member["brought"])
            await asyncio.to_thread(server.start)
            for phone in (world.ann, world.bo):
                phone.frames = []
                await phone.come()
            assert world.ann.last("brought")[0]["value"] == {"cards": [*BOLD.cards], "name": BOLD.name}
            assert world.fingerprints() == [before]
            assert not any("Yours" in frame for frame in world.bo.frames)
            assert (await world.bo.say("Start"))["type"] == "Update"
            await world.ann.settle()
            assert world.ann.last("match")["view"]["hand"] == sorted(BOLD.cards)
            await world.http.aclose()
            for phone in (world.ann, world.bo):
                await phone.go()

        asyncio.run(scene())
