"""Frames as the small games use them: answers to answers, late bids, a hunt that changes its mind."""

from typing import Any

import pytest

from fixture_games import hush, sealed_bids, wolves
from fixture_games.hush import Hush, Pass, PlayCharm, Reply, Turn
from lanternwood.kernel.model import OUTSIDE, Action, IllegalAction, Leave, Seat, Timeout
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table

ASH, BRYN, COLE = Seat(0), Seat(1), Seat(2)


def hush_table(*hands: list[str]) -> Table[hush.State]:
    state = hush.State([Turn(ASH)], list(hands), [], [], [0] * len(hands), 3 * len(hands))
    return Table(state, HashRng(b""), [])


def play(table: Table[hush.State], *moves: tuple[Seat, Action]) -> None:
    for seat, action in moves:
        hush.apply(table, seat, action)  # type: ignore[arg-type]


def played(table: Table[hush.State]) -> list[str]:
    return [frame.card for frame in table.state.frames if isinstance(frame, Reply)]


def test_the_first_answer_to_arrive_counts() -> None:
    table = hush_table(["charm"], ["hush"], ["hush"])
    play(table, (ASH, PlayCharm()), (COLE, Hush()))
    play(table, (BRYN, Hush()))
    assert played(table) == [], "it came second, and so it answered the answer; nobody had cards left to go on"
    assert table.state.scores == [1, 0, 0]


def test_an_answer_can_be_answered_and_the_first_window_reopens() -> None:
    table = hush_table(["charm", "hush"], ["hush"], ["hush"])
    play(table, (ASH, PlayCharm()), (BRYN, Pass()), (COLE, Hush()), (ASH, Hush()))
    assert played(table) == ["charm", "hush", "hush"]
    play(table, (BRYN, Pass()))
    assert played(table) == ["charm"], "the second hush undid the first"
    assert hush.pending(table.state) == (BRYN,), "all who hold cards are asked anew"
    play(table, (BRYN, Hush()))
    assert table.state.scores == [0, 0, 0]


def test_a_charm_that_all_pass_works() -> None:
    table = hush_table(["charm"], ["hush"], ["charm"])
    play(table, (ASH, PlayCharm()), (COLE, Pass()), (BRYN, Pass()))
    assert table.state.scores == [1, 0, 0]
    assert hush.pending(table.state) == (BRYN,)


def test_a_window_opens_for_hands_that_cannot_answer() -> None:
    table = hush_table(["charm"], ["charm"], [])
    play(table, (ASH, PlayCharm()))
    assert hush.pending(table.state) == (BRYN,), "one with cards is asked, one without any is not"
    assert hush.choices(table.state, BRYN) == [Pass()]


def test_nobody_hears_of_a_pass() -> None:
    table = hush_table(["charm"], ["hush"], ["hush"])
    play(table, (ASH, PlayCharm()))
    before, told = hush.view(table.state, BRYN), len(table.heard or [])
    play(table, (COLE, Pass()))
    assert (hush.view(table.state, BRYN), len(table.heard or [])) == (before, told)
    assert hush.view(table.state, COLE).passed


def test_time_passes_for_all_who_owe() -> None:
    table = hush_table(["charm"], ["hush"], ["hush"])
    play(table, (ASH, PlayCharm()), (COLE, Pass()), (OUTSIDE, Timeout()))
    assert table.state.scores == [1, 0, 0]
    with pytest.raises(IllegalAction):
        play(table, (OUTSIDE, Timeout()))


def bids_table(coins: list[int]) -> Table[sealed_bids.State]:
    seats = [Seat(seat) for seat in range(len(coins))]
    bids, won = sealed_bids.Bids(seats=seats), [list[int]() for _ in coins]
    return Table(sealed_bids.State(bids, 5, [2], coins, won, []), HashRng(b""), [])


def bid(table: Table[sealed_bids.State], seat: Seat, action: Any) -> None:
    sealed_bids.apply(table, seat, action)


def last_opened(table: Table[sealed_bids.State]) -> sealed_bids.BidsOpened:
    opened = [heard.event for heard in table.heard or [] if isinstance(heard.event, sealed_bids.BidsOpened)]
    return opened[-1]


def test_bids_open_together_with_their_words() -> None:
    table = bids_table([3, 3])
    bid(table, BRYN, sealed_bids.Bid(2, words="mine"))
    assert table.heard == [Heard((BRYN,), sealed_bids.BidNoted(2))]
    bid(table, ASH, sealed_bids.Bid(1))
    assert last_opened(table).bids == ((ASH, sealed_bids.Bid(1)), (BRYN, sealed_bids.Bid(2, words="mine")))
    assert (table.state.won, table.state.coins) == ([[], [5]], [3, 1])


def test_the_late_bid_nothing() -> None:
    table = bids_table([3, 3, 3])
    bid(table, COLE, sealed_bids.Bid(1))
    bid(table, OUTSIDE, Timeout())
    assert last_opened(table).winner == COLE


def test_who_leaves_is_not_waited_for() -> None:
    table = bids_table([3, 3, 3])
    bid(table, ASH, sealed_bids.Bid(1))
    bid(table, BRYN, sealed_bids.Bid(0))
    bid(table, OUTSIDE, Leave(COLE))
    assert last_opened(table).winner == ASH
    with pytest.raises(IllegalAction, match="nobody sits there"):
        bid(table, OUTSIDE, Leave(COLE))


def test_the_pack_changes_its_mind_until_time_is_up() -> None:
    everyone = [Seat(seat) for seat in range(6)]
    state = wolves.State([ASH, BRYN], everyone, wolves.Night(group=[ASH, BRYN], patience=2), 6)
    table = Table(state, HashRng(b""), [])
    for wolf, prey in [(ASH, 4), (BRYN, 5), (ASH, 5), (BRYN, 3)]:
        wolves.apply(table, wolf, wolves.Hunt(Seat(prey)))
    assert wolves.pending(state) == (), "nobody can change any more, yet the night lasts"
    assert wolves.choices(state, OUTSIDE) == [Timeout()]
    assert all(heard.audience == (ASH, BRYN) for heard in table.heard or [])
    wolves.apply(table, OUTSIDE, Timeout())
    assert (table.heard or [])[-1] == Heard(None, wolves.NightEnded(None)), "they did not agree"
