"""How likely Villagers and Forsaken do what they are seen to do: logarithms of the counts in likelihoods.toml.

    python -m lanternwood.lab.games.forsaken_forest.fit_signs 50 > src/lanternwood/bots/forsaken_forest/likelihoods.toml

counts them anew in games between steady bots.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log

DOUBT = 6.0
"""So many games' worth of "anyone might have done it" are added to each count: people are not bots."""
MOST = 2.5
"""However telling a sign was among bots, it counts no more than this, in log-odds."""

Logs = Mapping[str, Mapping[str, tuple[float, ...]]]


@cache
def likelihoods() -> tuple[Logs, Logs, Logs]:
    """For signs of one seat (Villager, Forsaken), of two (each of either), and of a seat and a slot (of either, by
    Village, Void and Dead End)."""
    text = files(__package__).joinpath("likelihoods.toml").read_text(encoding="utf-8")
    counted = tomllib.loads(text)
    seat, pair, slot = ({key: logs(outcomes) for key, outcomes in counted[kind].items()} for kind in KINDS)
    return seat, pair, slot


KINDS = ("seat", "pair", "slot")


def logs(outcomes: Mapping[str, Sequence[int]]) -> dict[str, tuple[float, ...]]:
    """By outcome: the log of its share, for each kind of who and whom, with the mean taken away."""
    cells = [sum(column) for column in zip(*outcomes.values(), strict=True)]
    all_counts = sum(cells)
    found = {}
    for outcome, counts in outcomes.items():
        share = sum(counts) / all_counts
        found[outcome] = tuple(
            max(-MOST, min(MOST, log((count + DOUBT * share) / (cell + DOUBT) / share)))
            for count, cell in zip(counts, cells, strict=True)
        )
    return found
