"""How honest are the chances that sharp gives in Forsaken Forest? Of those it calls Forsaken at 90 %, how many are?

    python -m lanternwood.lab.games.forsaken_forest.sharp_beliefs 14

plays that many games at each of several tables, sharp Villagers against steady Forsaken, and compares what the
Villagers believed, each time they thought anew, with what was so.
"""

import sys
from collections import Counter
from collections.abc import Iterator

from lanternwood.bots.forsaken_forest.beliefs import Beliefs
from lanternwood.bots.forsaken_forest.sharp import SharpBot
from lanternwood.bots.forsaken_forest.steady import SteadyBot
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.roles import TEAM, TRUE_FORSAKEN
from lanternwood.games.forsaken_forest.state import VILLAGE, VOID, State
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.rng import Chance
from lanternwood.lab.simulate import bot_chance, play_between
from lanternwood.lab.statistics import NoStatistics

TABLES = (6, 8, 10)
Believed = tuple[str, int, float]
"""Of what, of which seat or Destination, how likely."""


class Frank(SharpBot):
    """Tells what it believes."""

    def __init__(self, chance: Chance, told: list[Believed]) -> None:
        super().__init__(chance)
        self.told = told

    def believe(self, view: View, as_all: bool) -> Beliefs:
        beliefs = super().believe(view, as_all)
        for seat, player in enumerate(view.players):
            if seat != view.seat and player.living:
                self.told.append(("Forsaken", seat, beliefs.p[seat]))
        for slot in range(8):
            if not view.turned[slot] and view.phase != "night":
                self.told += [("The Village", slot, beliefs.village[slot]), ("The Void", slot, beliefs.void[slot])]
        return beliefs


def believed(number: int, seats: int) -> Iterator[tuple[str, float, bool]]:
    """All that the Villagers of one game believed: of what, how likely, and whether it was so."""
    match = Match(GAME, plan_for(GAME, seats, f"beliefs {number}", {"min_window_s": 0}), listen=False)
    told: list[Believed] = []
    bots: list[SteadyBot] = []
    for seat, role in enumerate(match.state.roles):
        chance = bot_chance(match.plan.seed, seat)
        bots.append(Frank(chance, told) if TEAM[role] == "villagers" else SteadyBot(chance))
    play_between(GAME, match, bots, NoStatistics)
    for what, which, likely in told:
        yield what, likely, is_so(match.state, what, which)


def is_so(state: State, what: str, which: int) -> bool:
    if what == "Forsaken":
        return bool(TRUE_FORSAKEN[state.roles[which]])
    return state.destinations[which] == (VILLAGE if what == "The Village" else VOID)


def main() -> None:
    times: Counter[tuple[str, int]] = Counter()
    right: Counter[tuple[str, int]] = Counter()
    for number in range(int(sys.argv[1])):
        for seats in TABLES:
            for what, likely, so in believed(number, seats):
                tenth = min(int(likely * 10), 9)
                times[what, tenth] += 1
                right[what, tenth] += so
    print("| Of what | believed | how often | it was so |\n|---|---|--:|--:|")
    for what, tenth in sorted(times):
        count, share = times[what, tenth], right[what, tenth] / times[what, tenth]
        print(f"| {what} | {10 * tenth} to {10 * tenth + 10} % | {count:,} | {100 * share:.0f} % |")


if __name__ == "__main__":
    main()
