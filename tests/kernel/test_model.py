"""Actions, outcomes and refusals by themselves."""

import pytest

from fixture_games.sealed_bids import Bid
from lanternwood.kernel.model import IllegalAction, Outcome, Seat, Timeout, require


def test_words_are_no_part_of_the_choice() -> None:
    assert Bid(3, words="mine!").plain() == Bid(3)
    assert Bid(3, words="mine!") != Bid(3)
    assert Timeout().plain() == Timeout()


def test_winners_share() -> None:
    assert Outcome("race", (Seat(0), Seat(2))).returns(3) == [0.5, 0.0, 0.5]
    assert Outcome("draw", ()).returns(2) == [0.0, 0.0]


def test_a_refusal_cites_its_rule() -> None:
    require(True, "HM-1", "never said")
    with pytest.raises(IllegalAction, match=r"^not now \(HM-1\)$") as refusal:
        require([], "HM-1", "not now")
    assert (refusal.value.rule, refusal.value.why) == ("HM-1", "not now")
