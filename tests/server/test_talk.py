"""Talking at the table, and who may stop it."""

from pathlib import Path
from typing import Any

from contract.planting import planted
from lanternwood.games import GAMES
from lanternwood.kernel.model import Problem
from lanternwood.server.bots_at_table import BotsAtTable

from .at_table import House, in_house
from .test_playing import begun


def test_everyone_hears_what_is_said_and_it_is_kept(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        bo = await there.join(ann, "Bo", watch=True)
        await bo.say("Say", words="  look \n behind you ")
        ann.read()
        assert ann.news[-1] == {"type": "Said", "member": bo.member, "words": "look behind you", "whispered": False}
        assert (await bo.say("Say", words="   "))["rule"] == "WORDS"
        assert bo.place
        assert ann.news[-1] in (await there.come(bo.place)).news

    in_house(tmp_path, scene)


def test_the_host_can_silence_someone_and_let_them_talk_again(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann = await there.open("Ann")
        bo = await there.join(ann, "Bo")
        await ann.say("Silence", member=bo.member, silent=True)
        assert (await bo.say("Say", words="but"))["rule"] == "SILENCED"
        await ann.say("Silence", member=bo.member, silent=False)
        assert (await bo.say("Say", words="thanks"))["type"] == "Update"

    in_house(tmp_path, scene)


def test_the_stand_in_of_someone_who_was_silenced_is_silent(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        ann, bo, *_ = await begun(there, "Bo", "Cy", "Di", game="forsaken-forest")
        sitting = ann.room.sitting
        seat = sitting.seat_of(bo.member)
        assert seat is not None
        assert BotsAtTable().thinker(sitting, seat, "").may_talk
        await ann.say("Silence", member=bo.member, silent=True)
        assert not BotsAtTable().thinker(sitting, seat, "").may_talk

    in_house(tmp_path, scene)


def test_the_rules_can_forbid_talk(tmp_path: Path) -> None:
    def night(state: Any, viewer: Any) -> Problem | None:
        return None if viewer is None else ("NF-HUSH-01", "the owls are listening")

    async def scene(there: House) -> None:
        ann, bo = await begun(there, "Bo")
        cy = await there.join(ann, "Cy", watch=True)
        assert ann.match
        assert ann.match["quiet"]
        refused = await bo.say("Say", words="psst")
        assert (refused["rule"], refused["why"]) == ("NF-HUSH-01", "the owls are listening")
        assert (await cy.say("Say", words="I only watch"))["type"] == "Update"

    in_house(tmp_path, scene, **{"nightmare-forest": planted(GAMES["nightmare-forest"], quiet=night)})
