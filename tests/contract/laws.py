"""The laws, each as a function that plays one match and fails if the game breaks the law.

A law costs more than the play itself, so most are checked at every few moments, chosen at random.
"""

from hashlib import sha256
from typing import Any

import msgspec

from contract.object_graph import changeable_parts
from contract.other_actions import decoder_of, other_actions
from contract.play import Chooser, moments, play_on, seats, viewers
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, replay, to_json
from lanternwood.kernel.model import OUTSIDE, Action, IllegalAction, Seat, Timeout
from lanternwood.kernel.record import Recorder, read_record, relive
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table
from lanternwood.kernel.words import BRACES

OFTEN, SOMETIMES = 3, 10
LONGEST_WAY_TO_REST = 60


def same_data_same_match(match: Match[Any], chooser: Chooser) -> None:
    """Determinism: a second match from the same data is the same, byte for byte, even if nobody listens."""
    traces = [trace(match)]
    for _ in moments(match, chooser):
        if match.log:
            traces.append(trace(match))
    again, unheard = replay(match.game, match.plan, []), replay(match.game, match.plan, [], listen=False)
    assert trace(again) == traces[0]
    for entry, expected in zip(match.log, traces[1:], strict=True):
        again.act(entry.seat, entry.action)
        unheard.act(entry.seat, entry.action)
        assert trace(again) == expected
        assert unheard.digest() == again.digest()
    assert to_json(again.heard) == to_json(match.heard)


def trace(match: Match[Any]) -> str:
    """A fingerprint of all there is to see just now."""
    views = [match.view(viewer) for viewer in viewers(match)]
    choices = [match.choices(seat) for seat in [OUTSIDE, *seats(match)]]
    now = msgspec.json.encode([views, choices, match.heard[-9:], match.pending(), match.outcome()])
    return match.digest() + sha256(now).hexdigest()


def offered_is_accepted(match: Match[Any], chooser: Chooser) -> None:
    """Every offered choice is accepted; any other is refused, cites a rule and leaves no trace."""
    seen: dict[Action, None] = {}
    for move in moments(match, chooser):
        seen.update(dict.fromkeys(action for seat in match.pending() for action in match.choices(seat)))
        if move is None or chooser.below(SOMETIMES) == 0:
            untouched = to_json(match.state)
            for seat in [OUTSIDE, *seats(match)]:
                offered = match.choices(seat)
                assert len(dict.fromkeys(offered)) == len(offered), f"offered twice: {offered}"
                accepts(match, seat, offered)
                refuses(match, seat, other_actions(match, seat, list(seen), chooser))
            assert to_json(match.state) == untouched, "trying things on a copy changed the match"


def accepts(match: Match[Any], seat: Seat, offered: Any) -> None:
    for action in offered:
        table = Table(match.state.copy(), match.rng.copy(), [])
        match.game.apply(table, seat, action)


def refuses(match: Match[Any], seat: Seat, others: list[Action]) -> None:
    rng = match.rng.copy()
    table = Table(match.state.copy(), rng, [])
    before = to_json(table.state)
    for action in others:
        refusal = refusal_of(match.game, table, seat, action)
        assert refusal is not None, f"{action} by {seat} was not offered, yet accepted"
        assert refusal.rule, f"refusing {action} cites no rule"
        assert refusal.why, f"refusing {action} gives no reason"
        assert to_json(table.state) == before, f"refusing {action} changed the state"
        assert rng.drawn() == match.rng.drawn(), f"refusing {action} took a draw"
        assert not table.heard, f"refusing {action} announced something"


def refusal_of(game: Game[Any], table: Table[Any], seat: Seat, action: Action) -> IllegalAction | None:
    try:
        game.apply(table, seat, action)
    except IllegalAction as refusal:
        return refusal
    return None


def pieces_stay(match: Match[Any], chooser: Chooser) -> None:
    """Conservation: every piece is in exactly one place, from the first moment to the last."""
    at_first = match.game.pieces(match.state)
    assert all(count > 0 for count in at_first.values())
    for _ in moments(match, chooser):
        assert match.game.pieces(match.state) == at_first


def play_goes_on(match: Match[Any], chooser: Chooser) -> None:
    """Progress: until it is over somebody can move; then nobody can; and it is over in time."""
    game = match.game
    for move in moments(match, chooser):
        pending, outside = match.pending(), match.choices(OUTSIDE)
        assert list(pending) == sorted(set(pending)), "seats in order, each once"
        assert all(seat in seats(match) for seat in pending), "only seats at the table"
        for seat in seats(match):
            offered = match.choices(seat)
            assert bool(offered) == (seat in pending), f"seat {seat}: {len(offered)} choices, asked: {pending}"
            assert len(offered) <= game.most_choices, f"{len(offered)} choices at once"
        assert (match.outcome() is None) == bool(pending or outside), "over, if and only if nobody can move"
        assert game.waiting.deadline(match.state) is None or Timeout() in outside, "a deadline that cannot pass"
        assert move or match.outcome()
    assert len(match.log) <= game.longest


def comes_to_rest(match: Match[Any], chooser: Chooser) -> None:
    """Progress at a table without turns, where people may go on as long as they like: nothing can hang. From any
    moment the steps that the game names are offered to who should take them, and lead to rest before long."""
    game = match.game
    assert game.waiting.onward is not None
    rested = 0
    for move in moments(match, chooser):
        if move is not None and chooser.below(OFTEN):
            continue
        table = Table(match.state.copy(), HashRng(chooser.below(1 << 30).to_bytes(4, "big")))
        steps = 0
        while step := game.waiting.onward(table.state):
            seat, action = step
            assert action.plain() in game.choices(table.state, seat), f"the way on, {action} by {seat}, is not offered"
            game.apply(table, seat, action)
            steps += 1
            assert steps <= LONGEST_WAY_TO_REST, f"no rest after {steps} steps"
        assert game.outcome(table.state) is not None or game.pending(table.state), (
            "at rest, and nobody can begin anything"
        )
        rested += 1
    assert rested


def survives_round_trip(match: Match[Any], chooser: Chooser) -> None:
    """Round trip: what is saved or sent comes back the same; so does the match, from its log or its file."""
    game = match.game
    recorder = Recorder(match, tuple(f"player {seat}" for seat in seats(match)))
    written = 0
    for move in moments(match, chooser):
        if len(match.log) > written:
            recorder.note()
            written = len(match.log)
        if move is None or chooser.below(OFTEN) == 0:
            state = comes_back(match.state, game.state_type)
            for viewer in viewers(match):
                comes_back(match.view(viewer), game.view_type)
            for seat in [OUTSIDE, *seats(match)]:
                for action in match.choices(seat):
                    comes_back(action, game.action_type)
            if move is not None:
                comes_back(move[1], game.action_type)
                goes_on_alike(match, state, *move)
    for heard in match.heard:
        comes_back(heard.event, game.event_type)
    assert replay(game, match.plan, match.log).digest() == match.digest()
    relived = relive(read_record(recorder.file()), game)
    assert (relived.digest(), relived.log, relived.heard) == (match.digest(), match.log, match.heard)


def comes_back(thing: Any, kind: Any) -> Any:
    encoded = to_json(thing)
    decoded = decoder_of(kind).decode(encoded)
    assert decoded == thing
    assert type(decoded) is type(thing)
    assert to_json(decoded) == encoded
    return decoded


def goes_on_alike(match: Match[Any], decoded: Any, seat: Seat, action: Action) -> None:
    """What was decoded must also behave the same: a list in place of a tuple can look alike."""
    ours, theirs = Table(match.state.copy(), match.rng.copy()), Table(decoded, match.rng.copy())
    match.game.apply(ours, seat, action)
    match.game.apply(theirs, seat, action)
    assert to_json(theirs.state) == to_json(ours.state)


def copies_stand_alone(match: Match[Any], chooser: Chooser) -> None:
    """Copy: a copy is equal, shares nothing that can change, and playing on it leaves the original alone."""
    for move in moments(match, chooser):
        if move is None or chooser.below(OFTEN) == 0:
            before = to_json(match.state)
            twin = match.state.copy()
            assert type(twin) is type(match.state)
            assert twin == match.state
            assert to_json(twin) == before
            shared = changeable_parts(match.state).keys() & changeable_parts(twin).keys()
            assert not shared, f"shared: {[changeable_parts(twin)[part] for part in shared]}"
            play_on(match.game, twin, chooser, 8)
            assert to_json(match.state) == before, "playing on a copy changed the original"


def words_name_seats(match: Match[Any], chooser: Chooser) -> None:
    """Words speak of seats that there are, by placeholders, and what people have said stands in them as it was."""
    words, told = match.game.words, 0
    for move in moments(match, chooser):
        if move is not None and chooser.below(SOMETIMES):
            continue
        for viewer in viewers(match):
            view = match.view(viewer)
            for heard in match.heard[told:][-9:]:
                if heard.reaches(viewer):
                    names_only_seats(words.tell(view, heard.event), match.plan.seats)
            for choice in match.choices(viewer) if viewer is not None else ():
                names_only_seats(words.label(view, choice), match.plan.seats)
                if prospect := words.prospect(view, choice):
                    for text in (prospect.of, *(each.words for each in prospect.then)):
                        names_only_seats(text, match.plan.seats)
            for bet in match.game.betting.offered(view) if match.game.betting else ():
                names_only_seats(bet.words, match.plan.seats)
        told = len(match.heard)


def names_only_seats(text: str, seats: int) -> None:
    assert all(int(seat) < seats for seat in BRACES.findall(text) if seat), f"there is no such seat: {text}"
    assert not set("{}") & set(BRACES.sub("", text)), f"a brace that stands for itself is doubled: {text}"
