"""The steady bot: plays like a sensible person, whatever its role. It judges each choice and looks no further."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken_forest.answering import answer, unanswered
from lanternwood.bots.forsaken_forest.beliefs import Beliefs
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.night_choices import by_night
from lanternwood.bots.forsaken_forest.opinions import turn_of
from lanternwood.bots.forsaken_forest.suspicion import Suspicion
from lanternwood.bots.forsaken_forest.talking import may_speak, something_to_say
from lanternwood.games.forsaken_forest.actions import (
    Announce,
    CastVote,
    Decline,
    EndActionPhase,
    EndPlea,
    Forage,
    GoToGallows,
    Mark,
    Pass,
    PickCard,
    PlacePath,
    Play,
    PutBack,
    ShowHand,
    TakeTheBolt,
    Unmark,
)
from lanternwood.games.forsaken_forest.cards import CARD_IDS
from lanternwood.games.forsaken_forest.statements import Said, Say
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import Chance

KEEP = {
    "miraculous-revival": 5.0,
    "deny-fate": 4.5,
    "field-dressing": 4.0,
    "bar-the-way": 3.5,
    "shot-in-the-dark": 3.5,
    "soul-mirror": 3.0,
    "spyglass": 3.0,
    "press-on": 2.5,
    "wander": 0.5,
}
"""What is worth keeping in the hand; 2 for all else."""
WHIM = 0.03
"""What is this near to the best is as good."""


class SteadyBot:
    manner = Manner()

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.moment: tuple[int, ...] = ()
        self.beliefs: tuple[Beliefs, Beliefs] | None = None
        """What was last made of the table, good until something more is known."""
        self.heard = (0, 0)
        self.asked: Said | None = None
        self.calm: Any = None
        """The pulse of the table when this seat could last have spoken, and had nothing to answer."""

    def believe(self, view: View, as_all: bool) -> Beliefs:
        """What to make of the table; `as_all` leaves out what only this seat knows."""
        return Suspicion(view, self.manner, as_all=as_all)

    def own_and_public(self, view: View) -> tuple[Beliefs, Beliefs]:
        moment = (
            len(view.deeds), len(view.said), len(view.ballots), len(view.dawns), len(view.notes), sum(view.turned),
            len(view.deaths), sum(player.shown is not None for player in view.players),
        )  # fmt: skip
        if self.beliefs is None or moment != self.moment:
            own = self.believe(view, as_all=False)
            self.moment = moment
            self.beliefs = (own, self.believe(view, as_all=True) if view.team == "forsaken" else own)
        return self.beliefs

    def choose(self, mind: Mind) -> Action:
        choices = mind.choices
        first: Action = choices[0]
        if isinstance(first, Pass) and self.at_ease(mind):
            return first
        view: View = mind.view()
        self.look(view)
        # Whether it speaks now must not depend on what it could play, or its silence would betray its hand.
        may_talk = mind.may_talk and may_speak(view)
        asked = self.listen(view) if may_talk else None
        # Nor on what it did by Night, when nobody speaks: only who could have spoken has had nothing to say.
        self.calm = mind.pulse if may_talk and asked is None else None
        if len(choices) == 1 and asked is None and not speaks(view):
            return first
        if view.phase == "night":
            return by_night(view, choices, self.chance, self.manner, lambda as_all: self.believe(view, as_all))
        judge = Judge(view, self.manner, *self.own_and_public(view))
        if asked is not None:
            return Say(answer(judge, asked, self.chance))
        if may_talk and speaks(view):
            said = something_to_say(judge, self.chance)
            if said is not None:
                return said
        if isinstance(first, CastVote):
            assert view.gallows
            return CastVote(judge.would_condemn(view.gallows.accused))
        return self.best(choices, [self.worth(judge, choice) for choice in choices])

    def at_ease(self, mind: Mind) -> bool:
        """Nothing was said since: who can only pass need not look."""
        return self.calm is not None and self.calm == mind.pulse

    def look(self, view: View) -> None:
        """What it keeps of what it sees. Steady keeps nothing: it makes of each view what can be made of it."""

    def listen(self, view: View) -> Said | None:
        """What this seat was asked and has not answered."""
        heard = (len(view.said), turn_of(view))
        if heard != self.heard:
            self.heard = heard
            self.asked = unanswered(view)
        return self.asked

    def best(self, choices: Sequence[Any], worths: list[float]) -> Action:
        """Any of those that are as good as the best, or nearly."""
        enough = max(worths) - WHIM
        good = [choice for choice, worth in zip(choices, worths, strict=True) if worth >= enough]
        return good[self.chance.below(len(good))]  # type: ignore[no-any-return]

    def worth(self, judge: Judge, choice: Any) -> float:
        match choice:
            case Play():
                return judge.play(choice)
            case Mark():
                return judge.mark(choice)
            case PlacePath(at):
                return judge.path_at(at)
            case Pass() | EndActionPhase() | EndPlea() | Decline():
                return 0.0
            case Announce():
                return 0.1
            case Unmark():
                return -99.0
            case Forage():
                return 0.3
            case PickCard(card):
                return -KEEP.get(CARD_IDS[card], 2.0)
            case TakeTheBolt():
                return -6.0
            case ShowHand():
                return 0.2 if judge.p[judge.me] < 0.5 else -0.1
            case GoToGallows():
                return 0.0
            case PutBack(order):
                return self.canopy(judge, order)
            case _:
                return 0.0

    def canopy(self, judge: Judge, order: tuple[int, ...]) -> float:
        """Villagers put the dark off, Forsaken bring it on."""
        seen = judge.view.canopy
        return judge.forest_card(seen[order[0]]) if seen else 0.0


def speaks(view: View) -> bool:
    """On the own turn and at the Gallows; not in every window."""
    acting = view.window is not None and view.window.kind == "action" and view.active == view.seat
    return acting or view.gallows is not None
