"""A companion: plain, kind, careful with its Ruin (EF-R28)."""

from collections.abc import Set

from lanternwood.bots.enter_the_forest.game_master import LONG_EVENING
from lanternwood.bots.enter_the_forest.offers import Offers, Tongue, name_of
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    AcceptHelp,
    AddEntry,
    AgreeStake,
    ChooseFate,
    ClaimEdge,
    ClaimSkill,
    CloseWindow,
    Consent,
    Declare,
    DeclareReduction,
    DescribeSuccess,
    EnterCondition,
    Expose,
    HangBack,
    LeaveIt,
    OfferHelp,
    ProposeContest,
    ProposeRuin,
    Reroll,
    RollDice,
    RollReduction,
    RollRuin,
    SealDice,
    Stand,
    StayBack,
    TakeDark,
    Write,
)
from lanternwood.games.enter_the_forest.content import HUNTERS, HunterKind
from lanternwood.games.enter_the_forest.view import CharacterView, RiskView, View
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import Chance

HELPS_UP_TO = 2
PUSHES_UP_TO = 3
SERVES_AT = 5
FITS = 3
"""Of so many tasks all but one fit what the character is."""


class Companion:
    def __init__(self, chance: Chance, tongue: Tongue) -> None:
        self.chance = chance
        self.tongue = tongue
        self.claimed = 0
        """The last roll in which the bot has asked itself whether its skill fits."""
        self.served = -1
        """How many rolls were closed when it last tried to serve the Forest."""

    def choose(self, view: View, me: CharacterView, offers: Offers) -> Action | None:
        if view.paused:
            return next((consent for consent in offers.all(Consent) if consent.to == "resume"), None)
        if fates := offers.all(ChooseFate):
            return fates[self.chance.below(len(fates))]
        return (
            self.write_sheet(view, me, offers)
            or offers.first(RollReduction)
            or offers.first(LeaveIt)
            or self.in_a_roll(view, me, offers)
            or (self.begin(view, me, offers) if view.roll is None else None)
        )

    # The sheet

    def write_sheet(self, view: View, me: CharacterView, offers: Offers) -> Action | None:
        """A name and a past before anything else, so that people know whom they walk with."""
        if not offers.first(Write):
            return None
        if not me.name:
            return Write("name", words=self.suggestion("name", {one.name for one in view.characters}))
        if not me.occupation:
            return Write("occupation", words=self.suggestion("occupation"))
        if not me.background:
            return Write("background", words=self.suggestion("background"))
        if not me.skills:
            return AddEntry("skills", words=self.suggestion("skill"))
        if not me.equipment:
            return AddEntry("equipment", words=self.suggestion("equipment"))
        return None

    def suggestion(self, kind: HunterKind, taken: Set[str] = frozenset()) -> str:
        free = [hunter.text for hunter in HUNTERS[kind] if hunter.text not in taken]
        return free[self.chance.below(len(free))]

    # In a roll

    def in_a_roll(self, view: View, me: CharacterView, offers: Offers) -> Action | None:
        if expose := offers.first(Expose):
            roller = name_of(view, view.roll.roller) if isinstance(view.roll, RiskView) else ""
            return self.tongue.speak(expose, "exposure", roller)
        if isinstance(view.roll, RiskView):
            return self.roll_risk(view.roll, me, offers) if view.roll.roller == me.seat else self.help(me, offers)
        if condition := offers.first(EnterCondition):
            return self.tongue.speak(condition, "condition", me.name)
        return offers.first(AgreeStake) or self.contest(me, offers) or offers.first(RollRuin)

    def help(self, me: CharacterView, offers: Offers) -> Action | None:
        if me.ruin is not None and me.ruin <= HELPS_UP_TO and (offer := offers.first(OfferHelp)):
            return offer
        return offers.first(HangBack)

    def roll_risk(self, risk: RiskView, me: CharacterView, offers: Offers) -> Action | None:
        """Every die it must and no other, but one rather than none; all help; a failed roll again while it dares."""
        if help := offers.first(AcceptHelp):
            return help
        if risk.stage == "gathering" and self.claimed != risk.number:
            self.claimed = risk.number
            if self.chance.below(FITS) and (claim := offers.first(ClaimSkill)):
                return self.tongue.speak(claim, "word", me.name)
        if risk.skill is None and (bargain := offers.first(AcceptBargain)):
            return bargain
        if roll := offers.first(RollDice):
            return roll
        if risk.stage == "gathering" and (dark := offers.first(TakeDark)):
            return dark
        if risk.stage == "risk":
            dice = [*risk.passes[-1].dice, *risk.passes[-1].helped]
            failed = max(die.face for die in dice) <= 3
            dares = me.ruin is not None and me.ruin <= PUSHES_UP_TO
            return (offers.first(Reroll) if failed and dares else None) or offers.first(Stand)
        if success := offers.first(DescribeSuccess):
            return self.tongue.speak(success, "success", me.name)
        return offers.first(CloseWindow)

    def contest(self, me: CharacterView, offers: Offers) -> Action | None:
        if me.skills and ClaimEdge("skills") in offers.all(ClaimEdge):
            return ClaimEdge("skills", words=me.skills[0])
        return offers.first(SealDice)

    # At rest

    def begin(self, view: View, me: CharacterView, offers: Offers) -> Action | None:
        if view.gm is None and not view.evening and view.closed >= LONG_EVENING:
            end = next((consent for consent in offers.all(Consent) if consent.to == "end"), None)
            return end or offers.first(StayBack)
        if me.ruin == SERVES_AT and self.served != view.closed and (serve := offers.first(DeclareReduction)):
            self.served = view.closed
            return self.tongue.speak(serve, "act", me.name)
        contests, chance = offers.all(ProposeContest), self.chance.below(10)
        if contests and chance == 0:
            pair = [contest for contest in contests if len(contest.others) == 1]
            return self.tongue.speak(pair[self.chance.below(len(pair))], "stake", me.name)
        if chance == 1 and (disturbed := offers.first(ProposeRuin)):
            return self.tongue.speak(disturbed, "dread", me.name)
        if me.rituals and self.chance.below(3) == 0:
            return self.tongue.speak(Declare(True), "ritual", me.name)
        return self.tongue.speak(Declare(False), "task", me.name)
