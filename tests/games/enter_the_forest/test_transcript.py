"""A whole evening written down. A difference is a change of rules: review it, and raise RULES_VERSION."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from golden_files import numbers
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AddCondition,
    AddEntry,
    Consent,
    CorrectRuin,
    EndEvening,
    Note,
    OpenBlind,
    Pause,
    RefuseStake,
    RollBlind,
    SetPushRule,
    SetStarting,
    SetVeil,
    StayBack,
    StrikeCondition,
    StrikeEntry,
    StrikeNote,
    WithdrawRoll,
    Write,
)
from lanternwood.games.enter_the_forest.waiting import answered
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Action, Seat, Spoken
from lanternwood.kernel.transcript import Transcript

SEED = "three lanterns"
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "game-master": (4, {"evening": 10}),
    "no-game-master": (3, {"gm": "none", "evening": 8, "push_always": True}),
    "bot": (3, {"gm": "bot", "evening": 6, "veil": False}),
}
ASIDE = (
    *(AddCondition, AddEntry, Consent, CorrectRuin, EndEvening, Note, OpenBlind, Pause, RefuseStake, RollBlind),
    *(SetPushRule, SetStarting, SetVeil, StayBack, StrikeCondition, StrikeEntry, StrikeNote, WithdrawRoll, Write),
)
"""What random people would do all evening, were they not held to the rolls."""


class Evening:
    """Played by numbers that are the same on any machine: those who are asked, mostly with what the roll asks for."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.numbers = numbers(match.plan.seed)
        self.written = Transcript(match, views_every=60)

    def one_of(self, things: list[Any]) -> Any:
        return things[next(self.numbers) % len(things)]

    def some(self, choices: list[Action]) -> Action:
        """First of what kind, so that what comes in many forms is done neither always nor to excess."""
        kind = self.one_of(list(dict.fromkeys(type(choice) for choice in choices)))
        chosen: Action = self.one_of([choice for choice in choices if type(choice) is kind][:4])
        return chosen

    def does(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Spoken):
            action = replace(action, words=f"words {len(self.match.log)}")
        self.match.act(seat, action)
        self.written.note()

    def text(self) -> str:
        state = self.match.state
        first = state.players()[0]
        for _ in range(4):
            self.does(first if state.gm is None else state.gm, CorrectRuin(first, 1))
        while self.match.outcome() is None:
            everyone = [Seat(seat) for seat in range(state.seats)]
            seat = self.one_of([seat for seat in everyone if not answered(state, seat)] or everyone)
            choices = list(self.match.choices(seat))
            held = [choice for choice in choices if not isinstance(choice, ASIDE)]
            self.does(seat, self.some(choices if not held or next(self.numbers) % 12 == 0 else held))
        return self.written.text()


@pytest.mark.parametrize("table", TABLES)
def test_the_transcript_has_not_changed(golden: Callable[[str, str], None], table: str) -> None:
    seats, options = TABLES[table]
    match = Match(GAME, plan_for(GAME, seats, SEED, options))
    golden(f"enter-the-forest-{table}.txt", Evening(match).text())
