"""What can be counted in one game but not in another. A game without an entry here is counted plainly."""

from lanternwood.lab.statistics.forsaken_forest import ForsakenForest
from lanternwood.lab.statistics.nightmare_forest import NightmareForest
from lanternwood.lab.statistics.statistics import NoStatistics, Statistics, Table

__all__ = ["NoStatistics", "Statistics", "Table", "statistics_of"]

STATISTICS: dict[str, type[Statistics]] = {
    "forsaken-forest": ForsakenForest,
    "nightmare-forest": NightmareForest,
}


def statistics_of(game: str) -> type[Statistics]:
    return STATISTICS.get(game, NoStatistics)
