"""Secret simultaneous choices give the same result in whatever order they arrive."""

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from contract.checks import OnRandomPlay
from contract.object_graph import sealed_frame
from contract.play import Chooser, Move, moments, spoken, viewers
from contract.tables import SETTINGS, Setting
from fixture_games import sealed_bids
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table


def order_does_not_matter(match: Match[Any], chooser: Chooser) -> None:
    """Wherever all owe a secret choice, let them answer in several orders: the result must be the same."""
    for _ in moments(match, chooser):
        pending, answered = match.pending(), match.game.waiting.answered
        owing = [seat for seat in pending if answered is None or not answered(match.state, seat)]
        if len(owing) > 1 and sealed_frame(match.state, pending):
            answers = [(seat, spoken(chooser.one_of(match.choices(seat)), chooser)) for seat in owing]
            results = [result(match, order) for order in some_orders(answers, chooser)]
            assert all(other == results[0] for other in results), f"the order of {answers} shows"


def some_orders(answers: list[Move], chooser: Chooser) -> list[tuple[Move, ...]]:
    """All of them for a few answers; of many, some at random."""
    if len(answers) <= 4:
        return list(permutations(answers))
    orders = [answers[:] for _ in range(12)]
    for order in orders[1:]:
        chooser.random.shuffle(order)
    return [tuple(order) for order in orders]


def result(match: Match[Any], answers: tuple[Move, ...]) -> tuple[bytes, bytes]:
    """The state it leads to, and what each viewer hears on the way."""
    table = Table(match.state.copy(), HashRng(b"the same luck"), [])
    for seat, action in answers:
        match.game.apply(table, seat, action)
    news = table.heard or []
    each_heard = [[heard.event for heard in news if heard.reaches(viewer)] for viewer in viewers(match)]
    return to_json(table.state), to_json(each_heard)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_in_random_play(setting: Setting, on_random_play: OnRandomPlay) -> None:
    on_random_play(setting, order_does_not_matter)


def test_a_frame_that_favours_the_first_is_caught() -> None:
    def apply(table: Table[sealed_bids.State], seat: Any, action: Any) -> None:
        if not table.state.bids.answers:
            table.state.coins[seat] += 1
        sealed_bids.apply(table, seat, action)

    setting = Setting(replace(sealed_bids.GAME, apply=apply), 3, {})
    with pytest.raises(AssertionError, match="the order of"):
        order_does_not_matter(setting.match(0), Chooser(0))
