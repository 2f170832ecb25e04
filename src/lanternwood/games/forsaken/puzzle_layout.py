"""FK-Q-150 A match that begins in the middle: the position of a puzzle instead of an opening."""

from collections.abc import Callable
from typing import Final

from msgspec import UNSET

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, NUMBER_OF
from lanternwood.games.forsaken.events import TurnBegan
from lanternwood.games.forsaken.knowledge import nothing_known
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.puzzle_checks import WHOSE, cards_of
from lanternwood.games.forsaken.puzzle_goals import SOLVER
from lanternwood.games.forsaken.puzzle_records import FollowerLaid, PlayerLaid, Puzzle, SideLaid
from lanternwood.games.forsaken.puzzles_found import PUZZLES
from lanternwood.games.forsaken.state import (
    EXHAUSTED,
    MAIN,
    NOBODY,
    SEATS,
    Blessing,
    Buried,
    Follower,
    Kingdom,
    Miracle,
    Player,
    Side,
    State,
)
from lanternwood.games.forsaken.values import work_out
from lanternwood.kernel.match import SetupError
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

TURN: Final = 9
EARLIER: Final = 1
"""A turn in which all that lies there may have come."""
SOURCES: Final = "SIOCGT"


def options_problem(seats: int, options: Options) -> str | None:
    if options.puzzle is UNSET:
        return None
    if options.puzzle not in PUZZLES:
        return f"there is no puzzle '{options.puzzle}'; there are: {', '.join(PUZZLES)}"
    if not options.open_hands:
        return "nothing is hidden in a puzzle; set open_hands"
    return None


def lay_out_puzzle(table: Table[State], options: Options) -> None:
    """A record may ask for a puzzle that is here no more."""
    assert options.puzzle is not UNSET
    if options.puzzle not in PUZZLES:
        raise SetupError(f"there is no puzzle '{options.puzzle}' here")
    table.state = laid_out(PUZZLES[options.puzzle], options)
    table.happens(TurnBegan, TURN, Seat(SOLVER), False)


def laid_out(puzzle: Puzzle, options: Options) -> State:
    players = [_player(puzzle, whose) for whose in WHOSE]
    state = State(players, [], options, SOLVER, SOLVER, turn=TURN, phase=MAIN, known=nothing_known())
    for number, laid in enumerate(puzzle.kingdom):
        sides = [_side(getattr(laid, whose), seat, number, state.next_entry) for seat, whose in enumerate(WHOSE)]
        state.kingdoms.append(Kingdom(sides, NOBODY if laid.won is None else WHOSE.index(laid.won)))
        state.serials += sum(len(side.followers) + len(side.blessings) for side in sides)
    for seat, whose in enumerate(WHOSE):
        past: PlayerLaid = getattr(puzzle, whose)
        players[seat].past = [Buried(state.next_serial(), NUMBER_OF[card]) for card in past.past]
    state.last = sorted(kingdom.winner for kingdom in state.kingdoms) == [NOBODY, *SEATS]
    work_out(state)
    return state


def _player(puzzle: Puzzle, whose: str) -> Player:
    """Whoever plays knows their deck to the bottom: nothing is left to chance."""
    laid: PlayerLaid = getattr(puzzle, whose)
    deck = [NUMBER_OF[card] for card in reversed(laid.deck)]
    cards = tuple(sorted(NUMBER_OF[card] for card in cards_of(puzzle, whose)))
    hand = [NUMBER_OF[card] for card in laid.hand]
    return Player(cards, deck, hand, decided=True, known_top=len(deck))


def _side(laid: SideLaid, seat: int, kingdom: int, next_entry: Callable[[], int]) -> Side:
    side = Side(laid.tower, tuple(_source(letter) for letter in laid.altars), built=laid.built)
    side.followers = [_follower(each, seat, kingdom, next_entry()) for each in laid.followers]
    side.blessings = [Blessing(each.serial, NUMBER_OF[each.card], next_entry()) for each in laid.blessings]
    side.miracles = [
        Miracle(NUMBER_OF[card], next_entry(), EARLIER + (seat != SOLVER), _paid_for(card), 0) for card in laid.miracles
    ]
    return side


def _follower(laid: FollowerLaid, seat: int, kingdom: int, entry: int) -> Follower:
    card = NUMBER_OF[laid.card]
    return Follower(
        laid.serial, card, seat, seat, kingdom, entry, TURN if laid.came else EARLIER,
        token=card >= IN_DECKS, exhausted=laid.exhausted, lost=laid.lost, blight=laid.blight,
    )  # fmt: skip


def _source(letter: str) -> int:
    return SOURCES.index(letter.upper()) | (EXHAUSTED if letter.islower() else 0)


def _paid_for(card_id: str) -> tuple[int, ...]:
    """FK-INFO-06 By Altars of its own God alone."""
    card = CARDS[NUMBER_OF[card_id]]
    return (card.god,) * card.total
