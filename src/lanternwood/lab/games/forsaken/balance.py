"""How the starters, the Gods and the cards of Forsaken fare between bots, as tables for people and a picture.

    python -m lanternwood.lab.games.forsaken.balance --games 25000 --random 20000 --jobs 2 --folder balance

plays each ordered pairing of the starters equally often, and decks of two Gods made at random; keeps what is done in
the folder, goes on from there, and prints what stands in docs/games/forsaken/balance.md. `--picture FILE` draws it.
"""

from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.lab.games.forsaken.balance_games import RANDOM, STARTER, Counts, play_all
from lanternwood.lab.games.forsaken.balance_picture import picture
from lanternwood.lab.games.forsaken.statistics import HALF
from lanternwood.lab.intervals import wilson

ENOUGH: Final = 1000
"""A card must have been played so often before it is judged."""
FAR: Final = 0.06
"""From the mean of its God, when drawn."""


def share(points: int, games: int) -> float:
    return points / HALF / games if games else 0.5


def told(points: int, games: int) -> str:
    low, high = wilson(round(points / HALF), games)
    return f"{share(points, games):.1%} ({low:.1%} to {high:.1%})"


def pairing(counts: Counts, one: str, other: str) -> tuple[int, int]:
    """Points and games of the first, over both seats; a deck against itself from its seat."""
    key, turned = f"{STARTER} {one} v {other}", f"{STARTER} {other} v {one}"
    games, points = counts[f"{key} games"], counts[f"{key} points"]
    if one != other:
        games += counts[f"{turned} games"]
        points += HALF * counts[f"{turned} games"] - counts[f"{turned} points"]
    return points, games


def over_all(counts: Counts, deck: str) -> tuple[int, int]:
    """Against the other four."""
    found = [pairing(counts, deck, other) for other in STARTERS if other != deck]
    return sum(points for points, _ in found), sum(games for _, games in found)


def starter_table(counts: Counts) -> Iterable[str]:
    yield "| | " + " | ".join(STARTERS) + " | over all (95 %) |"
    yield "|---|" + "--:|" * len(STARTERS) + "---|"
    for deck in STARTERS:
        cells = [f"{share(*pairing(counts, deck, other)):.1%}" if other != deck else "" for other in STARTERS]
        yield f"| {deck} | " + " | ".join(cells) + f" | {told(*over_all(counts, deck))} |"


def course_table(counts: Counts, kinds: Iterable[str]) -> Iterable[str]:
    yield "| Decks | Games | First player (95 %) | Turns, median (1 in 10, 9 in 10) | Last Kingdom | Limit of turns |"
    yield "|---|--:|---|---|--:|--:|"
    for kind in kinds:
        games = counts[f"{kind} games"]
        if not games:
            continue
        turns = [turn for turn in range(101) for _ in range(counts[f"{kind} turns {turn}"])]
        tenth, middle, last = (turns[len(turns) * part // 10] for part in (1, 5, 9))
        yield (
            f"| {'starters' if kind == STARTER else 'two Gods at random'} | {games:,} "
            f"| {told(counts[f'{kind} first'], games)} | {middle} ({tenth}, {last}) "
            f"| {counts[f'{kind} last'] / games:.1%} | {counts[f'{kind} limit'] / games:.1%} |"
        )


def god_table(counts: Counts) -> Iterable[str]:
    yield "| God | wins with it, against decks without it (95 %) |"
    yield "|---|---|"
    for god in GODS:
        yield f"| {god.title()} | {told(counts[f'god {god} points'], counts[f'god {god} games'])} |"


def god_mean(counts: Counts, god: int) -> float:
    cards = [card.id for card in CARDS[:IN_DECKS] if card.god == god]
    games = sum(counts[f"drawn {card}"] for card in cards)
    return share(sum(counts[f"points {card}"] for card in cards), games)


def card_rows(counts: Counts) -> list[tuple[float, str, str, float, int]]:
    """Of each card that was played often enough: how far from its God's mean, its name, God, share, times played."""
    means = [god_mean(counts, god) for god in range(len(GODS))]
    rows = []
    for card in CARDS[:IN_DECKS]:
        if counts[f"played {card.id}"] >= ENOUGH:
            won = share(counts[f"points {card.id}"], counts[f"drawn {card.id}"])
            rows.append(
                (won - means[card.god], f"{card.id} {card.name}", GODS[card.god], won, counts[f"played {card.id}"])
            )
    return sorted(rows)


def card_table(counts: Counts, rows: list[tuple[float, str, str, float, int]]) -> Iterable[str]:
    yield "| Card | God | Wins when drawn | From its God's mean | Times played |"
    yield "|---|---|--:|--:|--:|"
    for off, name, god, won, times in rows:
        yield f"| {name} | {god.title()} | {won:.1%} | {100 * off:+.1f} | {times:,} |"


def report(counts: Counts) -> str:
    rows = card_rows(counts)
    parts = [
        course_table(counts, (STARTER, RANDOM)),
        starter_table(counts),
        god_table(counts),
        card_table(counts, [*rows[:8], *rows[-8:]]),
        [f"{len(rows)} cards were played {ENOUGH:,} times or more; {sum(abs(row[0]) > FAR for row in rows)} of them "
         f"lie more than {FAR:.0%} from the mean of their God."],
    ]  # fmt: skip
    return "\n\n".join("\n".join(part) for part in parts).replace("%", " %")


def main() -> None:
    asked = ArgumentParser(description="The balance of Forsaken.")
    asked.add_argument("--games", type=int, default=25_000, help="between starters, over all 25 ordered pairings")
    asked.add_argument("--random", type=int, default=20_000, help="between decks of two Gods made at random")
    asked.add_argument("--bot", default="steady")
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--folder", type=Path, default=Path("balance"))
    asked.add_argument("--picture", type=Path)
    wanted = asked.parse_args()
    wanted.folder.mkdir(exist_ok=True)
    counts = Counts()
    for kind, games in ((STARTER, wanted.games), (RANDOM, wanted.random)):
        if games:
            counts.update(play_all(kind, wanted.bot, games, wanted.jobs, wanted.folder / f"{wanted.bot}-{kind}.json"))
    print(report(counts))
    if wanted.picture:
        shares = {(one, other): share(*pairing(counts, one, other)) for one in STARTERS for other in STARTERS}
        wanted.picture.write_text(picture(list(STARTERS), shares), encoding="utf-8")


if __name__ == "__main__":
    main()
