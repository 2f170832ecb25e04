"""A finished match again, as each mind knew it."""

import msgspec
import pytest

from fixture_games import sealed_bids
from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.match import Match, replay, to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.record import Recorder, RecordError
from lanternwood.server.replaying import Mind, OtherRules, Relived, id_of, relived
from lanternwood.server.wire.http import ReplayPage
from lanternwood.server.wire.parts import Told
from server.match_files import FOREST, file_of, played

GAMES = {FOREST.name: FOREST, sealed_bids.GAME.name: sealed_bids.GAME}
PLAYED = played()
MATCH = relived(PLAYED.file(), GAMES)
STEPS = len(PLAYED.match.log) + 1


def mind_of(match: Relived, name: str) -> Mind:
    mind = match.mind(name)
    assert mind
    return mind


def page(name: str, first: int = 0, count: int = STEPS, match: Relived = MATCH) -> ReplayPage:
    return match.page("m", mind_of(match, name), first, count)


@pytest.mark.parametrize("name", ["0", "1", "2", "watch"])
def test_a_mind_sees_exactly_what_it_saw_when_it_was_played(name: str) -> None:
    viewer = None if name == "watch" else Seat(int(name))
    live = PLAYED.match
    steps = page(name).page
    assert len(steps) == STEPS
    for number in (0, 1, STEPS // 2, STEPS - 1):
        there = replay(FOREST, live.plan, live.log[:number])
        assert bytes(steps[number].view) == to_json(there.view(viewer))
    heard = [bytes(news.event) for step in steps for news in step.news if isinstance(news, Told)]
    assert heard == [to_json(event) for event in live.announced_to(viewer)]


def test_with_everything_open_all_is_heard_and_every_choice_told() -> None:
    steps = page("open").page
    assert sum(len(step.news) for step in steps) == len(PLAYED.match.heard)
    assert all(step.choice for step in steps[1:])
    assert [step.seat for step in steps[1:]] == [entry.seat for entry in PLAYED.match.log]


def test_a_mind_is_told_its_own_choices_only() -> None:
    for step, entry in zip(page("1").page[1:], PLAYED.match.log, strict=True):
        assert bool(step.choice) == (entry.seat == 1)


def test_who_bids_in_secret_stays_unknown() -> None:
    match = relived(file_of(sealed_bids.GAME), GAMES)
    bids = [entry for entry in match.log if entry.seat >= 0]
    assert {entry.seat for entry in bids} == {0, 1, 2}
    for step in page("watch", count=200, match=match).page:
        assert step.seat is None
        assert not step.choice
    assert {step.seat for step in page("0", count=200, match=match).page} <= {None, 0}


def test_pages_are_parts_of_the_whole() -> None:
    whole = page("open")
    parts = [page("open", first, 37) for first in range(0, STEPS, 37)]
    assert tuple(step for part in parts for step in part.page) == whole.page
    assert page("open", STEPS + 5, 10).page == ()
    assert page("open", 3, 0).page == ()
    assert whole.outcome == PLAYED.match.outcome()
    assert whole.steps == STEPS


def test_the_chronicle_tells_everything_with_its_step_and_who_heard_it() -> None:
    told = MATCH.chronicle("m").lines
    live = PLAYED.match
    assert [(line.to, to_json(line.event)) for line in told] == [
        (heard.audience, to_json(heard.event)) for heard in live.heard
    ]
    steps = page("open").page
    for number in (0, 1, STEPS // 2, STEPS - 1):
        there = [to_json(line.event) for line in told if line.step == number]
        assert there == [bytes(news.event) for news in steps[number].news if isinstance(news, Told)]


def test_the_draws_are_those_of_the_promised_seed() -> None:
    draws = MATCH.draws()
    chance = chance_from(draws.opened.seed, draws.opened.entropy)
    assert [chance.below(draw.bound) for draw in draws.draws] == [draw.value for draw in draws.draws]
    assert chance.drawn() == PLAYED.match.rng.drawn(), "and there are no others"


@pytest.mark.parametrize("name", ["3", "-1", "", "all", "99999999999", "²", "0x1", "1 "])
def test_other_minds_there_are_not(name: str) -> None:
    assert MATCH.mind(name) is None


def test_a_match_of_other_rules_says_so() -> None:
    rows = PLAYED.file().splitlines()
    header = msgspec.json.decode(rows[0])
    header["plan"]["rules_version"] = "0"
    with pytest.raises(OtherRules, match="rules 0"):
        relived(b"\n".join([msgspec.json.encode(header), *rows[1:]]) + b"\n", GAMES)
    with pytest.raises(OtherRules, match="does not have"):
        relived(PLAYED.file(), {})


def test_an_edited_file_is_refused() -> None:
    with pytest.raises(RecordError):
        relived(PLAYED.file().replace(b'"seat":1', b'"seat":2', 1), GAMES)


def test_the_same_file_is_the_same_replay() -> None:
    assert id_of(PLAYED.file()) == id_of(file_of())
    assert id_of(PLAYED.file()) != id_of(file_of(seed=4))


def test_everyone_wears_the_emblem_they_chose() -> None:
    worn = ("owl", "fox", "key")
    match = Match(FOREST, PLAYED.match.plan)
    recorder = Recorder(match, ("A", "B", "C"), worn)
    for entry in PLAYED.match.log:
        match.act(entry.seat, entry.action)
        recorder.note()
    assert page("open", count=1, match=relived(recorder.file(), GAMES)).emblems == worn


def test_a_file_without_emblems_is_as_it_always_was() -> None:
    assert page("open", count=1).emblems == ()
    assert b"emblems" not in PLAYED.file()
