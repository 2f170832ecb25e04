"""The steady bot: plays like a sensible person, whatever its role. It judges each choice and looks no further."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.night_choices import by_night
from lanternwood.bots.forsaken_forest.suspicion import Suspicion
from lanternwood.bots.forsaken_forest.talking import something_to_say
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


class SteadyBot:
    manner = Manner()

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.moment: tuple[int, ...] = ()
        self.suspicions: tuple[Suspicion, Suspicion] | None = None
        """What was last made of the table, good until something more is known."""

    def suspicion(self, view: View) -> tuple[Suspicion, Suspicion]:
        moment = (
            len(view.deeds), len(view.said), len(view.ballots), len(view.dawns), len(view.notes), sum(view.turned),
            len(view.deaths), sum(player.shown is not None for player in view.players),
        )  # fmt: skip
        if self.suspicions is None or moment != self.moment:
            own = Suspicion(view, self.manner)
            public = Suspicion(view, self.manner, as_all=True) if view.team == "forsaken" else own
            self.moment, self.suspicions = moment, (own, public)
        return self.suspicions

    def choose(self, mind: Mind) -> Action:
        choices = mind.choices
        first: Action = choices[0]
        if len(choices) == 1 and not isinstance(first, EndPlea):
            return first
        view: View = mind.view()
        if view.phase == "night":
            return by_night(view, choices, self.chance, self.manner)
        judge = Judge(view, self.manner, *self.suspicion(view))
        if speaks(choices):
            said = something_to_say(judge, self.chance)
            if said is not None:
                return said
        if isinstance(first, CastVote):
            assert view.gallows
            return CastVote(judge.would_condemn(view.gallows.accused))
        best: Action = max(choices, key=lambda choice: self.worth(judge, choice) + self.whim())
        return best

    def whim(self) -> float:
        """Small enough to matter only between things that are as good as each other."""
        return self.chance.below(1000) / 20_000

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


def speaks(choices: Sequence[Any]) -> bool:
    """On the own turn and before the Gallows; not in every window."""
    return isinstance(choices[-1], EndActionPhase | EndPlea | CastVote) or isinstance(choices[0], Mark)
