"""The game master's mechanical duties, by rule and from the prompt tables (EF-R16)."""

from lanternwood.bots.enter_the_forest.offers import Offers, Tongue, name_of
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    AnswerWhatCouldGoWrong,
    CallOn,
    CallRuin,
    ConfirmRuin,
    DescribeComplication,
    DescribeFailure,
    DescribeSuccess,
    EndEvening,
    HangBack,
    NameWitnesses,
    OfferBargain,
    RefuseAct,
    Resume,
    SayDanger,
    Waive,
)
from lanternwood.games.enter_the_forest.view import RiskView, View
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import Chance

LONG_EVENING = 40
"""Rolls after which a bot lets people go where nobody has said how long the evening is."""
DREAD = 5
"""Of so many scenes one is a Ruin roll."""


class GameMaster:
    def __init__(self, chance: Chance, tongue: Tongue) -> None:
        self.chance = chance
        self.tongue = tongue
        self.last: Seat | None = None
        """To whom the bot turned last."""

    def choose(self, view: View, offers: Offers) -> Action | None:
        return (
            self.judge(view, offers)
            or offers.first(Resume)
            or self.in_a_roll(view, offers)
            or (self.lead(view, offers) if view.roll is None else None)
        )

    def judge(self, view: View, offers: Offers) -> Action | None:
        """EF-R16 A Reduction once per roll its player has closed since the last one; whoever sits next notices."""
        for reduction in view.reductions:
            if reduction.stage == "asked":
                return AcceptAct(reduction.seat) if reduction.closed_since else RefuseAct(reduction.seat)
            if reduction.stage == "noticed":
                return NameWitnesses(reduction.seat, ())
        return None

    def in_a_roll(self, view: View, offers: Offers) -> Action | None:
        """EF-R16 Strikes no claim, orders no dark die, calls no Contest deadly, never grants success on a fail."""
        roller = name_of(view, view.roll.roller) if isinstance(view.roll, RiskView) else ""
        declared = isinstance(view.roll, RiskView) and view.roll.stage == "declared"
        if declared and (answer := offers.first(AnswerWhatCouldGoWrong)):
            return self.tongue.speak(answer, "mishap", roller)
        if (tempts := offers.first(OfferBargain)) and offers.first(HangBack):
            light = isinstance(view.roll, RiskView) and view.roll.skill is not None
            return HangBack() if light and self.chance.below(2) else self.tongue.speak(tempts, "bargain", roller)
        if failure := offers.first(DescribeFailure):
            return self.tongue.speak(failure, "failure", roller)
        if complication := offers.first(DescribeComplication):
            return self.tongue.speak(complication, "complication", roller)
        if success := offers.first(DescribeSuccess):
            return self.tongue.speak(success, "success", roller)
        return offers.first(SayDanger) or offers.first(ConfirmRuin) or offers.first(HangBack) or offers.first(Waive)

    def lead(self, view: View, offers: Offers) -> Action | None:
        """At rest: turn to the next player, now and then with something disturbing."""
        if not view.evening and view.closed >= LONG_EVENING:
            return offers.first(EndEvening)
        able = [one.seat for one in view.characters if not one.lost]
        if not able:
            return offers.first(EndEvening)
        seat = next((one for one in able if self.last is not None and one > self.last), able[0])
        self.last = seat
        if CallRuin(seat) in offers.all(CallRuin) and self.chance.below(DREAD) == 0:
            return self.tongue.speak(CallRuin(seat), "dread", name_of(view, seat))
        if CallOn(seat) in offers.all(CallOn):
            return self.tongue.speak(CallOn(seat), "scene", name_of(view, seat))
        return None
