"""What a viewer cannot know changes not one byte of what the server sends it, nor when it sends anything."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Any

import pytest
from msgspec.structs import replace as changed

from contract.planting import planted
from contract.tables import HIDING, Setting
from fixture_games import cellar, hush, parley, sealed_bids, wolves
from lanternwood.kernel.model import IllegalAction, Seat
from lanternwood.kernel.table import Table
from lanternwood.server import entries, gathering, showing, socket, time_of_day, timekeeper
from lanternwood.server import tables as tables_module
from lanternwood.server.gathering import Audience, Gathering
from lanternwood.server.refusals import Trouble
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire import frames

from .twin_worlds import StoppedTime
from .twins import Law, check, goes_on_the_same, looks_the_same

NEVER = 1e9
BY_NIGHT = 20
"""Matches at each table."""
LONGER = {"enter-the-forest": 6, "forsaken-forest": 6}
"""By night in games whose matches go on and on."""
SECRETIVE = [
    setting
    for setting in HIDING
    if setting.game.name == "parley" or (setting.game.name in ("hush", "sealed-bids", "wolves") and setting.seats > 2)
]
"""Where people choose without anyone else knowing of it."""


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> StoppedTime:
    """Seconds that pass between one world and the other would show in the timers.

    The beat of a hushed table comes by real seconds, and could fall between a question and its answer in one world
    only; so it is left out here, and so is the moment by which a hushed table's answers are held back. What is sent
    there, and when, is looked at in test_night_traffic and test_night_timing.
    """
    stopped = StoppedTime()
    monkeypatch.setattr(timekeeper, "BEAT", NEVER)
    monkeypatch.setattr(socket, "HUSHED_ANSWER", 0)
    monkeypatch.setattr(time_of_day, "seconds", stopped.seconds)
    return stopped


def seeds(setting: Setting, long: bool, by_day: int) -> range:
    first = SystemRandom().randrange(10**9) if long else 0
    return range(first, first + (LONGER.get(setting.game.name, BY_NIGHT) if long else by_day))


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_every_byte_is_the_same(
    setting: Setting, tmp_path: Path, clock: StoppedTime, long: bool, tally: Counter[str]
) -> None:
    tally.update(check(setting, tmp_path, clock, looks_the_same, seeds(setting, long, by_day=1)))


@pytest.mark.parametrize("setting", SECRETIVE, ids=str)
def test_nobody_gets_a_frame_when_someone_chooses_in_secret(
    setting: Setting, tmp_path: Path, clock: StoppedTime, long: bool, tally: Counter[str]
) -> None:
    counts = check(setting, tmp_path, clock, goes_on_the_same, seeds(setting, long, by_day=6))
    assert counts["secret moves"] > 5
    tally.update(counts)


# Leaks on purpose: each must be caught


def is_caught(setting: Setting, folder: Path, clock: StoppedTime, law: Law = goes_on_the_same) -> None:
    with pytest.raises(AssertionError, match="sees the difference"):
        check(setting, folder, clock, law, range(20))


def test_a_game_that_tells_whom_it_waits_for(tmp_path: Path, clock: StoppedTime) -> None:
    leaky = planted(sealed_bids.GAME, awaited=lambda state, viewer: sealed_bids.pending(state))
    is_caught(Setting(leaky, 3, {}), tmp_path, clock)


def test_a_game_with_a_leak_in_its_words(tmp_path: Path, clock: StoppedTime) -> None:
    worlds = iter(range(10**9))
    leaky = planted(hush.GAME, label=lambda view, action: f"{action} {next(worlds)}")
    is_caught(Setting(leaky, 3, {}), tmp_path, clock)


def test_a_refusal_that_says_too_much(tmp_path: Path, clock: StoppedTime) -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        try:
            cellar.apply(table, seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.rule, f"{refusal.why}; the next card is {table.state.deck[-1:]}") from None

    is_caught(Setting(replace(cellar.GAME, apply=apply), 3, {}), tmp_path, clock, looks_the_same)


def test_an_empty_update_for_everything_that_happens(
    tmp_path: Path, clock: StoppedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = gathering.news_for

    def leaky(*given: Any) -> tuple[Audience, frames.Update]:
        after, update = honest(*given)
        return after, update or frames.Update(after.seen)

    monkeypatch.setattr(gathering, "news_for", leaky)
    is_caught(Setting(hush.GAME, 4, {}), tmp_path, clock)


def test_news_counted_for_all_together(tmp_path: Path, clock: StoppedTime, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Gathering.everything

    def leaky(here: Gathering, sitting: Sitting, *given: Any) -> frames.Update:
        return changed(honest(here, sitting, *given), seen=len(sitting.heard))

    monkeypatch.setattr(Gathering, "everything", leaky)
    is_caught(Setting(sealed_bids.GAME, 3, {}), tmp_path, clock)


def test_a_question_named_after_all_that_was_told(
    tmp_path: Path, clock: StoppedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(sitting: Sitting, seat: Seat, choices: Any) -> str:
        return f"{len(sitting.heard)}"

    monkeypatch.setattr(showing, "ask_id", leaky)
    is_caught(Setting(sealed_bids.GAME, 3, {}), tmp_path, clock)


def test_a_clock_that_starts_anew_for_a_secret_choice(
    tmp_path: Path, clock: StoppedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Sitting._act

    def leaky(sitting: Sitting, entry: entries.Acted) -> None:
        honest(sitting, entry)
        sitting.clock_since = entry.at

    monkeypatch.setattr(Sitting, "_act", leaky)
    is_caught(Setting(wolves.GAME, 6, {}), tmp_path, clock)


def test_a_clock_with_a_name_that_stops_for_a_secret_choice(
    tmp_path: Path, clock: StoppedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Sitting._act

    def leaky(sitting: Sitting, entry: entries.Acted) -> None:
        before = sitting.named_clock()
        honest(sitting, entry)
        if before and before == sitting.named_clock():
            sitting.clock_since = entry.at  # and what has passed is not counted

    monkeypatch.setattr(Sitting, "_act", leaky)
    is_caught(Setting(parley.GAME, 2, {}), tmp_path, clock)


def test_a_replay_that_tells_how_far_the_match_is(
    tmp_path: Path, clock: StoppedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leaky(match: str, storage: Any, games: Any, *given: Any) -> bytes:
        raise Trouble("still-playing", f"Come back later; there are {len(await storage.read(match))} lines.", 409)

    monkeypatch.setattr(tables_module, "finished_match", leaky)
    is_caught(Setting(sealed_bids.GAME, 5, {}), tmp_path, clock, looks_the_same)
