"""FF-GALLOWS: the hearing, the count of three, the vote in secret, and the reveal."""

from lanternwood.games.forsaken_forest.actions import CastVote
from lanternwood.games.forsaken_forest.cards import CARD_IDS, MARK_OF_THE_STAG
from lanternwood.games.forsaken_forest.death import put_on_doorstep
from lanternwood.games.forsaken_forest.events import (
    CardLeftPlay,
    PlayerAccused,
    PleaEnded,
    VoteBegan,
    VoteHeld,
    VotesRevealed,
)
from lanternwood.games.forsaken_forest.frames import CountOfThree, Hearing, Vote
from lanternwood.games.forsaken_forest.state import Ballot, State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def send_to_gallows(table: Table[State], accused: Seat, by: Seat) -> None:
    """FF-GALLOWS-01"""
    table.state.frames.append(Hearing(accused, by))
    table.happens(PlayerAccused, accused, by)


def end_plea(table: Table[State], frame: Hearing) -> None:
    """FF-GALLOWS-02, FF-GALLOWS-03 Then somebody counts to three, where time is given at all."""
    table.happens(PleaEnded, frame.seat)
    count = CountOfThree(frame.seat, frame.by)
    table.state.frames[-1] = count
    if not table.state.options.min_window_s:
        open_vote(table, count)


def open_vote(table: Table[State], frame: CountOfThree) -> None:
    """FF-GALLOWS-03 All living players vote, the Accused included."""
    voters = table.state.living_seats()
    table.state.frames[-1] = Vote(seats=voters, accused=frame.accused, by=frame.by, changes=[0] * len(voters))
    table.happens(VoteBegan, frame.accused)


def cast_vote(table: Table[State], seat: Seat, action: CastVote, frame: Vote) -> None:
    """FF-GALLOWS-10, FF-GALLOWS-12 It may be changed until every living player has a vote in."""
    place = frame.seats.index(seat)
    frame.changes[place] += 1
    frame.answer(seat, action.death)
    table.tells([seat], VoteHeld, action.death)
    if frame.complete():
        reveal(table, frame)


def reveal(table: Table[State], frame: Vote) -> None:
    """FF-GALLOWS-05 … 07 Death needs strictly more votes than life; who has not voted counts for neither."""
    state = table.state
    state.frames.pop()
    death = tuple(seat for seat, vote in frame.answers if vote)
    life = tuple(seat for seat, vote in frame.answers if not vote)
    mark = state.borne_by(frame.accused, MARK_OF_THE_STAG)
    condemned = len(death) >= len(life) if mark else len(death) > len(life)
    state.ballots.append(Ballot(frame.accused, frame.by, death, life, state.cycle, state.turn))
    table.happens(VotesRevealed, frame.accused, death, life, condemned)
    if mark:
        state.in_play.remove(mark)
        state.discard(mark.card)
        table.happens(CardLeftPlay, CARD_IDS[mark.card], frame.accused)
    if condemned and state.is_living(frame.accused):
        put_on_doorstep(table, [frame.accused])
