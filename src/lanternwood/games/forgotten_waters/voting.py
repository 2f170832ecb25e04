"""FW-ACT-09: decisions that belong to no single player."""

from lanternwood.games.forgotten_waters.actions import CastVote
from lanternwood.games.forgotten_waters.deciding import open_answers
from lanternwood.games.forgotten_waters.endings import end
from lanternwood.games.forgotten_waters.events import VoteCast, VoteClosable, VoteOpened, VoteOver
from lanternwood.games.forgotten_waters.frames import Deciding, Scope, Vote
from lanternwood.games.forgotten_waters.pirates import NOBODY
from lanternwood.games.forgotten_waters.program import EMPTY, Ask
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

VOTE_SECONDS = 60
SAIL_ON, STOP = range(2)
"""The options of the vote at a save point (FW-SAVE-01)."""


def put_to_vote(table: Table[State], op: Ask, scope: Scope) -> None:
    """FW-R55 With one option left no vote is held."""
    state = table.state
    labels, blocks = open_answers(state, op, scope)
    if len(blocks) > 1:
        open_vote(table, Vote("entry", scope, labels, blocks, *blank_votes(state)))
    elif blocks:
        state.begin(blocks[0], scope)


def blank_votes(state: State) -> tuple[tuple[int, ...], Seat, int]:
    """FW-CARD-05 The masked pirate has none."""
    state.votes += 1
    return (NOBODY,) * len(state.players), state.role("scribe"), state.votes


def offer_to_stop(table: Table[State], scope: Scope) -> None:
    """FW-SAVE-01"""
    open_vote(table, Vote("save", scope, (), (EMPTY, EMPTY), *blank_votes(table.state)))


def open_vote(table: Table[State], vote: Vote) -> None:
    texts = table.state.book.program.texts
    table.state.frames.append(vote)
    table.happens(VoteOpened, tuple(texts[label] for label in vote.labels))


def cast_vote(table: Table[State], seat: Seat, frame: Vote, action: CastVote) -> None:
    """FW-ACT-09 Final once cast."""
    require(frame.cast[seat] == NOBODY, "FW-ACT-09", "a vote is final once cast")
    require(0 <= action.option < len(frame.blocks), "FW-ACT-09", "there is no such option")
    cast = [*frame.cast]
    cast[seat] = action.option
    frame.cast = tuple(cast)
    table.happens(VoteCast, seat)
    if NOBODY not in cast:
        count(table, frame)


def let_close(table: Table[State], frame: Vote) -> None:
    """Its sixty seconds are over."""
    frame.may_close = True
    table.happens(VoteClosable)


def close_vote(table: Table[State], seat: Seat, frame: Vote) -> None:
    require(seat == frame.scribe, "FW-ACT-09", "the Ship Scribe closes a vote")
    require(frame.may_close, "FW-ACT-09", "a vote can be closed after 60 seconds")
    count(table, frame)


def winner(state: State, cast: tuple[int, ...]) -> int:
    """FW-R55 Most votes; a tie goes to the option of the top-infamy voter among those tied."""
    voters = [seat for seat in state.ranked() if cast[seat] != NOBODY]
    if not voters:
        return NOBODY
    most = max(cast.count(cast[seat]) for seat in voters)
    return next(cast[seat] for seat in voters if cast.count(cast[seat]) == most)


def count(table: Table[State], frame: Vote) -> None:
    """FW-R55 With none cast the top-infamy player decides."""
    state = table.state
    option = winner(state, frame.cast)
    state.frames.pop()
    table.happens(VoteOver, frame.cast, option)
    if frame.about == "save":
        if option == STOP:
            end(table, "saved")
    elif option == NOBODY:
        state.frames.append(Deciding(state.top(), frame.scope, frame.labels, frame.blocks))
    else:
        state.begin(frame.blocks[option], frame.scope)
