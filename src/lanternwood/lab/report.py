"""What a simulation says, as tables of text."""

from lanternwood.lab.intervals import wilson
from lanternwood.lab.simulate import Settings
from lanternwood.lab.simulation_file import level_results
from lanternwood.lab.statistics import Table, statistics_of
from lanternwood.lab.tally import WHOLE_WIN, Tally


def tables_of(settings: Settings, tally: Tally) -> list[Table]:
    if not tally.games:
        return []
    own = statistics_of(settings.game).tables(tally, settings.levels)
    # Where each side has its bot, how often a side wins says it all.
    bots = [] if settings.by_side else [wins_by_level(settings, tally)]
    return [*bots, wins_by_seat(settings, tally), *own, lengths(tally), endings(tally)]


def wins_by_level(settings: Settings, tally: Tally) -> Table:
    rows = [
        (r.level, str(r.seats), f"{r.share:.1%}", f"{r.low:.1%} to {r.high:.1%}", f"{r.if_equal:.1%}")
        for r in level_results(settings.levels, tally)
    ]
    return Table("Games won", ("bot", "seats", "share", "95 % interval", "if all were equal"), rows)


def wins_by_seat(settings: Settings, tally: Tally) -> Table:
    rows = []
    for seat in range(len(settings.levels)):
        wins = tally.seat_wins.get(seat, 0) / WHOLE_WIN
        low, high = wilson(wins, tally.games)
        rows.append((str(seat + 1), f"{wins / tally.games:.1%}", f"{low:.1%} to {high:.1%}"))
    return Table("Games won by seat", ("seat", "share", "95 % interval"), rows)


def lengths(tally: Tally) -> Table:
    row = ("decisions", f"{tally.mean_length():.1f}", f"{tally.median_length():g}", str(tally.longest()))
    return Table("Length of a game", ("", "mean", "median", "longest"), [row])


def endings(tally: Tally) -> Table:
    rows = [(ending, str(count), f"{count / tally.games:.1%}") for ending, count in sorted(tally.endings.items())]
    return Table("Endings", ("ending", "games", "share"), rows)
