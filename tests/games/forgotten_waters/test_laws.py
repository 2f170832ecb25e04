"""The laws of the contract suite, before the suite can find this game by itself: the test scenario at each special size
of table, the introductory one at one."""

from collections.abc import Callable
from typing import Any

import pytest

from contract.laws import (
    copies_stand_alone,
    offered_is_accepted,
    pieces_stay,
    play_goes_on,
    same_data_same_match,
    survives_round_trip,
)
from contract.play import Chooser
from contract.secrecy import redeals_fit, secrets_stay_secret
from contract.tables import Setting
from games.forgotten_waters.scene import BANK, EVERY_WORD
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.kernel.match import Match

Law = Callable[[Match[Any], Chooser], None]
LAWS: list[Law] = [
    copies_stand_alone,
    offered_is_accepted,
    pieces_stay,
    play_goes_on,
    redeals_fit,
    same_data_same_match,
    secrets_stay_secret,
    survives_round_trip,
]
TABLES = [
    Setting(VOYAGES, 3, {"scenario": EVERY_WORD}),
    Setting(VOYAGES, 5, {"scenario": EVERY_WORD, "timer": "off"}),
    Setting(VOYAGES, 7, {"scenario": EVERY_WORD, "timer": "relaxed"}),
    Setting(VOYAGES, 4, {"scenario": BANK}),
]


@pytest.mark.rule("FW-APP-10", "FW-APP-15")
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_it_keeps_the_law(setting: Setting, law: Law) -> None:
    law(setting.match(1), Chooser(1))


@pytest.mark.rule("FW-ROUND-08", "FW-R69")
@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("scenario", [EVERY_WORD, BANK])
def test_play_at_random_comes_to_an_end(scenario: str, seats: int) -> None:
    play_goes_on(Setting(VOYAGES, seats, {"scenario": scenario}).match(2), Chooser(2))
