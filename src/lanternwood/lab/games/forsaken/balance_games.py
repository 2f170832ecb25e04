"""The games behind the balance of Forsaken: between starters, and between decks of two Gods made at random; what became
of each is counted."""

import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from lanternwood.bots import make_bot
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Play, TakeBack
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.deck_lists import STARTERS, Deck, deck_of
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import COPIES
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import NOBODY, SEATS, State
from lanternwood.kernel.match import Entry, Match, plan_for
from lanternwood.lab.games.forsaken.statistics import points
from lanternwood.lab.simulate import bot_chance, play_between
from lanternwood.lab.statistics import NoStatistics

STARTER, RANDOM = "starter", "random"
PAIRINGS: Final = [(one, other) for one in STARTERS for other in STARTERS]
TWO_GODS: Final = list(combinations(GODS, 2))
AT_ONCE: Final = 25
"""Games between two looks at the clock, and between two savings."""

Counts = Counter[str]


def play_game(kind: str, bot: str, number: int) -> Counts:
    """Game `number` of a kind: its decks, seed and who begins follow from that."""
    seed = f"balance/{kind}/{number}"
    if kind == STARTER:
        names = PAIRINGS[number % len(PAIRINGS)]
        decks = [STARTERS[name] for name in names]
    else:
        dice = Random(seed)
        gods = dice.choice(TWO_GODS), dice.choice(TWO_GODS)
        names = ("+".join(gods[0]), "+".join(gods[1]))
        decks = [random_deck(pair, dice) for pair in gods]
    match = Match(GAME, plan_for(GAME, 2, seed, brought=decks), listen=False)
    bots = [make_bot(GAME.name, bot, bot_chance(match.plan.seed, seat)) for seat in SEATS]
    play_between(GAME, match, bots, NoStatistics)
    return counted(kind, names, match.state, match.log)


def random_deck(gods: tuple[str, str], dice: Random) -> Deck:
    """Of two Gods, every copy as likely as any other."""
    copies = [card.id for card in BASE.cards if card.god in gods for _ in range(COPIES[card.rarity])]
    return deck_of(Counter(dice.sample(copies, DECK_SIZE)))


def counted(kind: str, names: tuple[str, str], state: State, log: list[Entry]) -> Counts:
    counts: Counts = Counter()
    counts[f"{kind} games"] += 1
    counts[f"{kind} first"] += points(state, state.first)
    counts[f"{kind} turns {state.turn}"] += 1
    counts[f"{kind} last"] += state.last
    counts[f"{kind} limit"] += state.winner == NOBODY or state.ending_word == "limit"
    counts[f"{kind} {names[0]} v {names[1]} games"] += 1
    counts[f"{kind} {names[0]} v {names[1]} points"] += points(state, 0)
    if kind == RANDOM:
        count_cards(counts, names, state, log)
    return counts


def count_cards(counts: Counts, names: tuple[str, str], state: State, log: list[Entry]) -> None:
    """Gods and cards. Where decks are made at random: in a starter, a card would be judged by the others in it."""
    for seat in SEATS:
        gained = points(state, seat)
        player = state.players[seat]
        drawn = Counter(player.cards) - Counter(player.deck)
        for card in drawn:
            counts[f"drawn {CARDS[card].id}"] += 1
            counts[f"points {CARDS[card].id}"] += gained
        mine, theirs = names[seat].split("+"), names[1 - seat].split("+")
        for god in mine:
            if god not in theirs:
                counts[f"god {god} games"] += 1
                counts[f"god {god} points"] += gained
        counts.update(f"played {card}" for card in played(log, seat))


def played(log: list[Entry], seat: int) -> list[str]:
    """The cards a seat played and did not take back."""
    cards: list[str] = []
    for entry in log:
        if entry.seat == seat:
            if isinstance(entry.action, Play):
                cards.append(entry.action.card)
            elif isinstance(entry.action, TakeBack) and cards:
                cards.pop()
    return cards


def play_some(kind: str, bot: str, batch: int) -> Counts:
    found: Counts = Counter()
    for number in range(batch * AT_ONCE, (batch + 1) * AT_ONCE):
        found.update(play_game(kind, bot, number))
    return found


def play_all(kind: str, bot: str, games: int, jobs: int, file: Path) -> Counts:
    """So many games, from where the file stands; what is done is kept in it."""
    batches, counts = 0, Counter[str]()
    if file.exists():
        kept = json.loads(file.read_text(encoding="utf-8"))
        batches, counts = kept["batches"], Counter(kept["counts"])
    left = range(batches, -(-games // AT_ONCE))
    for found in _batches(partial(play_some, kind, bot), left, jobs):
        batches += 1
        counts.update(found)
        file.write_text(json.dumps({"batches": batches, "counts": counts}), encoding="utf-8")
    return counts


def _batches(play: "partial[Counts]", numbers: range, jobs: int) -> Iterator[Counts]:
    if jobs == 1:
        yield from map(play, numbers)
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield from pool.map(play, numbers)
