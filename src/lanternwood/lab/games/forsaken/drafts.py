"""Whole drafts with bots, and the matches played with their decks.

    python -m lanternwood.lab.games.forsaken.drafts sharp baseline --games 300

lets drafters of two levels sit at one table by turns, and plays every deck of the one against every deck of the other,
all with the same pilot. Prints how many the first have won, with an interval.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from lanternwood.bots import make_bot
from lanternwood.bots.bot import Bot, mind_of
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.series import WASTELAND, Drafted, drafted
from lanternwood.games.forsaken.wasteland import DRAFT
from lanternwood.games.forsaken.wasteland.state import DraftState
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.pairing import lot
from lanternwood.kernel.series import WIN, Course, Meeting, Result, SeriesKind, Standing
from lanternwood.lab.intervals import wilson


@dataclass(frozen=True, slots=True)
class Event:
    """A draft and all that was played after it."""

    pools: tuple[Drafted, ...]
    """By seat."""
    course: Course
    ranking: tuple[Standing, ...]
    """The best first."""
    decisions: int


def play_event(
    seed: str, drafters: Sequence[str], players: Sequence[str], kind: SeriesKind = WASTELAND, people: Sequence[int] = ()
) -> Event:
    """By seat: the level of the bot that drafts, and of the one that plays."""
    draft = play_draft(seed, drafters)
    seats = range(len(drafters))
    pools = tuple(drafted(draft.state, Seat(seat)) for seat in seats)
    decks = [deck_of_seat(kind, draft.state, Seat(seat)) for seat in seats]
    course = Course(len(drafters), tuple(Seat(seat) for seat in people), seed)
    decisions = len(draft.log)
    while meetings := kind.meetings(course):
        result, made = play_meeting(kind, meetings[0], f"{seed} {len(course.results)}", players, decks)
        course = Course(course.seats, course.people, course.chance, (*course.results, result))
        decisions += made
    return Event(pools, course, tuple(kind.ranking(course)), decisions)


def play_draft(seed: str, levels: Sequence[str]) -> Match[DraftState]:
    match = Match(DRAFT, plan_for(DRAFT, len(levels), seed, {"clocks": False}), listen=False)
    play_out(match, [make_bot(DRAFT.name, level, lot(seed, f"drafter {seat}")) for seat, level in enumerate(levels)])
    return match


def deck_of_seat(kind: SeriesKind, state: DraftState, seat: Seat) -> Any:
    assert kind.opening is not None
    return kind.opening.bring(kind.opening.mine(state, seat))


def play_meeting(
    kind: SeriesKind, meeting: Meeting, seed: str, levels: Sequence[str], decks: Sequence[Any]
) -> tuple[Result, int]:
    """How it went, and in how many decisions."""
    brought = [decks[seat] for seat in meeting.seats]
    plan = plan_for(GAME, len(meeting.seats), seed, kind.options({}, meeting), brought=brought)
    match = Match(GAME, plan, listen=False)
    play_out(match, [make_bot(GAME.name, levels[seat], lot(seed, f"player {seat}")) for seat in meeting.seats])
    outcome, first = match.outcome(), kind.first(match.state)
    assert outcome is not None
    winners = tuple(meeting.seats[seat] for seat in outcome.winners)
    began = None if first is None else meeting.seats[first]
    return Result(meeting.seats, winners, kind.points(match.state), began), len(match.log)


def play_out(match: Match[Any], bots: Sequence[Bot]) -> None:
    while pending := match.pending():
        seat = pending[0]
        match.act(seat, bots[seat].choose(mind_of(match.game, match.state, seat)))


def duels(one: str, other: str, seats: int, pilot: str, seed: str) -> Iterator[float]:
    """What each match between a deck of the one and a deck of the other is to the one: 1, 0, or a half. In the next
    draft of the same packs each sits where the other sat, so that neither has had better ones."""
    number = 0
    while True:
        packs, swapped = divmod(number, 2)
        levels = [(one, other)[(seat + swapped) % 2] for seat in range(seats)]
        draft = play_draft(f"{seed} {packs}", levels)
        decks = [deck_of_seat(WASTELAND, draft.state, Seat(seat)) for seat in range(seats)]
        for mine in (seat for seat in range(seats) if levels[seat] == one):
            for theirs in (seat for seat in range(seats) if levels[seat] == other):
                meeting = Meeting((Seat(min(mine, theirs)), Seat(max(mine, theirs))))
                result, _ = play_meeting(WASTELAND, meeting, f"{seed} {number} {mine} {theirs}", [pilot] * seats, decks)
                yield result.halves(Seat(mine)) / WIN
        number += 1


def main() -> None:
    asked = ArgumentParser(description="Drafters of two levels against each other, with one pilot.")
    asked.add_argument("one")
    asked.add_argument("other")
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--pilot", default="steady")
    asked.add_argument("--seed", default="drafts")
    wanted = asked.parse_args()
    games = [*islice(duels(wanted.one, wanted.other, wanted.seats, wanted.pilot, wanted.seed), wanted.games)]
    won = sum(games)
    low, high = wilson(round(won), len(games))
    print(
        f"decks drafted by {wanted.one} against those by {wanted.other}, {wanted.seats} seats, pilot {wanted.pilot}: "
        f"{won:g} of {len(games)}, {won / len(games):.1%} ({low:.1%} to {high:.1%})"
    )


if __name__ == "__main__":
    main()
