"""FK-SETUP, FK-MULL: decks are shuffled, hands drawn, cards replaced; then turn 1 begins."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, UnsetType

from lanternwood.games.forsaken.actions import Mulligan, PutBack
from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.deck_lists import Deck
from lanternwood.games.forsaken.entering import draw
from lanternwood.games.forsaken.events import CardPutBack, MulliganDecided, MulligansDone
from lanternwood.games.forsaken.knowledge import nothing_known
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.pools import Pool
from lanternwood.games.forsaken.puzzle_layout import lay_out_puzzle
from lanternwood.games.forsaken.sightings import pool_of
from lanternwood.games.forsaken.state import KINGDOMS, Kingdom, Player, Side, State
from lanternwood.games.forsaken.turn import begin_turn
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

OPENING_HANDS: Final = (7, 8)
"""Of whoever begins, and of the other."""


def setup(table: Table[State], seats: int, options: Options) -> None:
    """FK-SETUP-01 to 06, FK-Q-150"""
    if options.puzzle is not UNSET:
        lay_out_puzzle(table, options)
        return
    decks = [numbers_in(deck) for deck in table.brought]
    first = {"random": -1, "seat 1": 0, "seat 2": 1}[options.first]
    if first < 0:
        first = table.below(2)
    players = [Player(tuple(deck), deck) for deck in decks]
    kingdoms = [Kingdom([Side(), Side()]) for _ in KINGDOMS]
    table.state = State(
        players, kingdoms, options, first, first, known=nothing_known(), pools=pools_known(table.brought)
    )
    for seat in (first, 1 - first):
        table.shuffle(players[seat].deck)
    for seat, number in zip((first, 1 - first), OPENING_HANDS, strict=True):
        draw(table, seat, number)


def numbers_in(deck: Deck) -> list[int]:
    """The cards of a deck by number, in order."""
    return sorted(NUMBER_OF[card] for card, copies in deck.cards for _ in range(copies))


def pools_known(decks: Sequence[Deck]) -> tuple[Pool, Pool] | UnsetType:
    """FK-WASTE-09 Where both are of one draft."""
    one, other = decks[0].drafted, decks[1].drafted
    if one is UNSET or other is UNSET or one.seats != other.seats or one.seat == other.seat:
        return UNSET
    return pool_of(one, other.seat), pool_of(other, one.seat)


def put_back(table: Table[State], seat: int, action: PutBack) -> None:
    """FK-MULL-01"""
    player = table.state.players[seat]
    number = NUMBER_OF.get(action.card, -1)
    left = player.hand.count(number) - player.put_back.count(number)
    require(left > 0, "FK-MULL-01", "that card is not in your hand")
    player.put_back.append(number)
    table.tells([Seat(seat)], CardPutBack, action.card)


def mulligan(table: Table[State], seat: int, action: Mulligan) -> None:
    """FK-MULL-03 to 05"""
    state = table.state
    state.players[seat].decided = True
    table.happens(MulliganDecided, Seat(seat))
    if all(player.decided for player in state.players):
        _replace_cards(table)
        begin_turn(table, state.first)


def _replace_cards(table: Table[State]) -> None:
    """FK-MULL-02, FK-SETUP-05 First player's, then second's; no draw of chance for whoever keeps all."""
    state = table.state
    table.happens(MulligansDone, (len(state.players[0].put_back), len(state.players[1].put_back)))
    for seat in (state.first, 1 - state.first):
        player = state.players[seat]
        returned, player.put_back = player.put_back, []
        if returned:
            for card in returned:
                player.hand.remove(card)
            player.deck += returned
            table.shuffle(player.deck)
            draw(table, seat, len(returned))


def cards_left_to_put_back(state: State, seat: int) -> list[int]:
    player = state.players[seat]
    left = player.hand[:]
    for card in player.put_back:
        left.remove(card)
    return left
