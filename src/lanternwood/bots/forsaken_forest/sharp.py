"""The sharp bot: weighs all worlds that fit what its seat knows, and plays by how likely they are.

As a Villager it waits until it is sure, and then strikes; it opens no door on a mere chance. As one of the Forsaken it
looks at The Void and calls it The Village, shows the table a traitor who is none, lets others do the walking, and goes
for those who know the way.
"""

from lanternwood.bots.bot import Mind
from lanternwood.bots.forsaken_forest.beliefs import Beliefs
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.steady import SteadyBot
from lanternwood.bots.forsaken_forest.worlds import Evidence, Worlds
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.rng import Chance


class SharpBot(SteadyBot):
    manner = Manner(
        condemn=0.7, accuse=0.65, strike=0.77, hope=0.85,
        lie=1.0, lure=1.5, frame=0.8, framed=1.0, hunt=0.7, kill=0.4, cover=0.8, creep=0.1,
    )  # fmt: skip

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.evidence: Evidence | None = None

    def at_ease(self, mind: Mind) -> bool:
        """Never. What it reads into a Path depends on when it looks, and what it says later on what it has read: if it
        looked only where it could play something, it would tell of its hand."""
        return False

    def look(self, view: View) -> None:
        if self.evidence is None:
            self.evidence = Evidence(len(view.players))
        self.evidence.look(view)

    def believe(self, view: View, as_all: bool) -> Beliefs:
        assert self.evidence, "it has looked"
        return Worlds(view, self.evidence, as_all=as_all)
