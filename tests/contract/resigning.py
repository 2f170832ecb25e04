"""The laws about giving up: who may, may at any time; it leaves a match that can be played on, and tells no secrets."""

from typing import Any

import pytest

from contract.laws import SOMETIMES, comes_back
from contract.play import Chooser, moments, play_on, seats, viewers
from contract.secrecy import difference_is_a_reveal, fresh_chance, goes_on_alike, looks_alike
from lanternwood.kernel.match import Match, replay, to_json
from lanternwood.kernel.model import IllegalAction, Resign, Seat, Viewer
from lanternwood.kernel.record import Recorder, read_record, relive
from lanternwood.kernel.resigning import Resigned, do, may_resign
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table


def resigning_is_lawful(match: Match[Any], chooser: Chooser) -> None:
    """Whoever may resign is heard by all, is out, and does not win; the rest play on. All others are refused."""
    everyone = seats(match)
    if match.game.resigning:
        assert all(may_resign(match.game, match.state, seat) for seat in everyone), "at first everyone may"
    for move in moments(match, chooser):
        if move is not None and chooser.below(SOMETIMES):
            continue
        for seat in everyone:
            assert Resign() not in match.choices(seat), "it is no choice"
            if may_resign(match.game, match.state, seat):
                gives_up(match, seat, chooser)
            else:
                assert match.game.resigning is None or seat not in match.pending(), f"{seat} is waited for, and bound"
                cannot_give_up(match, seat)


def gives_up(match: Match[Any], seat: Seat, chooser: Chooser) -> None:
    game, before = match.game, to_json(match.state)
    after, heard = resigned(match, seat)
    assert heard[0] == Heard(None, Resigned(seat)), "everyone hears it first"
    assert to_json(resigned(match, seat)) == to_json((after, heard)), "twice the same is not the same"
    assert to_json(match.state) == before, "resigning on a copy changed the match"
    assert game.pieces(after) == game.pieces(match.state), "resigning lost or made pieces"
    assert seat not in game.pending(after), "waited for, though out"
    assert not may_resign(game, after, seat), "nobody resigns twice"
    assert play_on(game, after, chooser, game.longest + 1), "the match does not end after it"
    ending = game.outcome(after)
    assert ending, "the match stops without an end"
    assert seat not in ending.winners, "who gives up does not win"


def resigned(match: Match[Any], seat: Seat) -> tuple[Any, list[Heard]]:
    heard: list[Heard] = []
    table = Table(match.state.copy(), match.rng.copy(), heard)
    do(match.game, table, seat, Resign())
    return table.state, heard


def cannot_give_up(match: Match[Any], seat: Seat) -> None:
    before = (match.digest(), len(match.heard), len(match.log))
    with pytest.raises(IllegalAction) as refused:
        match.act(seat, Resign())
    assert refused.value.rule, "the refusal cites no rule"
    assert refused.value.why, "the refusal gives no reason"
    assert (match.digest(), len(match.heard), len(match.log)) == before, "the refusal left a trace"


def giving_up_comes_back(match: Match[Any], chooser: Chooser) -> None:
    """A match in which people give up is lived again from its log and from its file."""
    recorder = Recorder(match, tuple(f"player {seat}" for seat in seats(match)))
    for _ in moments(match, chooser):
        for _ in match.log[len(recorder.lines) - 1 :]:
            recorder.note()
        if chooser.below(SOMETIMES) == 0:
            someone = chooser.one_of(seats(match))
            if may_resign(match.game, match.state, someone):
                match.act(someone, Resign())
                recorder.note()
                break
    while moved := next_after(match, chooser):
        match.act(*moved)
        recorder.note()
    assert len(match.log) <= match.game.longest
    for heard in match.heard:
        comes_back(heard.event, match.game.event_type)
    assert replay(match.game, match.plan, match.log).digest() == match.digest()
    relived = relive(read_record(recorder.file()), match.game)
    assert (relived.digest(), relived.log, relived.heard) == (match.digest(), match.log, match.heard)


def next_after(match: Match[Any], chooser: Chooser) -> Any:
    return next(iter(moments(match, chooser)))


def giving_up_tells_no_secret(match: Match[Any], chooser: Chooser) -> None:
    """In a world that a viewer cannot tell from this one, someone's resignation sounds the same, or reveals."""
    game = match.game
    for _ in moments(match, chooser):
        if chooser.below(SOMETIMES):
            continue
        viewer: Viewer = chooser.one_of(viewers(match))
        world = game.redeal(match.state, viewer, fresh_chance(chooser))
        for seat in seats(match):
            assert may_resign(game, world, seat) == may_resign(game, match.state, seat), "who may shows the difference"
        someone = chooser.one_of(seats(match))
        if may_resign(game, match.state, someone):
            sounds_the_same(match, world, someone, viewer, chooser)


def sounds_the_same(match: Match[Any], world: Any, seat: Seat, viewer: Viewer, chooser: Chooser) -> None:
    game, luck = match.game, chooser.below(1 << 30).to_bytes(4, "big")
    ours, theirs = (Table(state, HashRng(luck), list[Heard]()) for state in (match.state.copy(), world))
    do(game, ours, seat, Resign())
    do(game, theirs, seat, Resign())
    heard, also_heard = ([one.event for one in table.heard or [] if one.reaches(viewer)] for table in (ours, theirs))
    if heard != also_heard:
        difference_is_a_reveal(heard, also_heard, (seat, Resign()), viewer)
    elif not any(event.REVEALS for event in heard):
        looks_alike(game, ours.state, theirs.state, viewer)
        goes_on_alike(game, ours.state, theirs.state, viewer, chooser)
