"""In the matches of a draft, re-dealt worlds respect what their seat saw there (FK-WASTE-09)."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Commit, Concede, EndTurn, TakeBack, Uncommit
from lanternwood.games.forsaken.bringing import BRINGING
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS
from lanternwood.games.forsaken.deck_lists import STARTERS, Deck
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.redeal import redeal
from lanternwood.games.forsaken.series import WASTELAND
from lanternwood.games.forsaken.state import State
from lanternwood.games.forsaken.wasteland.state import DraftState
from lanternwood.games.forsaken.wasteland.view import left_after
from lanternwood.kernel.match import Match, plan_for, to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.games.forsaken.drafts import deck_of_seat, play_draft

from .scene import A, B
from .test_worlds import check

WORLDS = 4
SEATS = [2, 3, 5, 8]


def draft_of(seats: int, seed: str = "worlds") -> DraftState:
    """By lot, so that pools hold all sorts of cards."""
    return play_draft(seed, ["random"] * seats).state


def decks_of(draft: DraftState, pair: Sequence[int]) -> list[Deck]:
    return [deck_of_seat(WASTELAND, draft, Seat(seat)) for seat in pair]


def positions(decks: list[Deck], seed: str = "a match", every: int = 31) -> Iterator[State]:
    match = Match(GAME, plan_for(GAME, 2, seed, brought=decks), listen=False)
    chance = HashRng(seed.encode())
    yield match.state
    for step in range(400):
        if match.outcome() is not None:
            return
        seat = match.pending()[0]
        offered = [each for each in match.choices(seat) if not isinstance(each, Concede)]
        forward = [each for each in offered if not isinstance(each, EndTurn | Commit | Uncommit | TakeBack)]
        match.act(seat, (forward or offered)[chance.below(len(forward or offered))])
        if step % every == 0 and match.outcome() is None:
            yield match.state


class Possible:
    """What a seat can hold possible of another's pool, worked out from the draft itself: for each pick of the other,
    the cards among which it must have been."""

    def __init__(self, draft: DraftState, me: int, other: int) -> None:
        seen: Counter[int] = Counter()
        self.picks: list[Counter[int] | None] = []
        for number in range(draft.rounds):
            for opener in range(draft.seats):
                mine = [step for step in range(draft.steps) if draft.holder(opener, number, step) == me]
                seen.update(left_after(draft, opener, number, mine[0] - 1))
                for step in range(draft.steps):
                    if draft.holder(opener, number, step) != other:
                        continue
                    passed = [each for each in mine if each < step]
                    back = [each for each in mine if each > step]
                    if not passed:
                        self.picks.append(None)
                        continue
                    among = Counter(left_after(draft, opener, number, passed[-1]))
                    if back:
                        among -= Counter(left_after(draft, opener, number, back[0] - 1))
                    self.picks.append(among)
        self.never_seen = Counter({card.number: card.copies - seen[card.number] for card in CARDS[:IN_DECKS]})

    def holds(self, cards: Sequence[int]) -> bool:
        """Can all of these be in the pool at once? Each is given to a pick, and may push another on."""
        for card, number in Counter(cards).items():
            at_most = self.never_seen[card] + sum(1 for among in self.picks if among and among[card])
            if number > at_most:
                return False
        given: dict[int, int] = {}
        return all(self._give(index, cards, given, set()) for index in range(len(cards)))

    def _give(self, index: int, cards: Sequence[int], given: dict[int, int], tried: set[int]) -> bool:
        for pick, among in enumerate(self.picks):
            fits = self._unseen_left(cards, index, given) if among is None else among[cards[index]] > 0
            if pick in tried or not fits:
                continue
            tried.add(pick)
            if pick not in given or self._give(given[pick], cards, given, tried):
                given[pick] = index
                return True
        return False

    def _unseen_left(self, cards: Sequence[int], index: int, given: dict[int, int]) -> bool:
        card = cards[index]
        used = sum(1 for pick, other in given.items() if self.picks[pick] is None and cards[other] == card)
        return used < self.never_seen[card]


@pytest.mark.rule("FK-WASTE-09", "FK-Q-103")
@pytest.mark.parametrize("seats", SEATS)
def test_the_others_deck_is_one_that_it_can_have_drafted(seats: int) -> None:
    draft = draft_of(seats)
    pair = (seats - 1, 0) if seats > 2 else (0, 1)
    decks = decks_of(draft, pair)
    chance = HashRng(b"drafted")
    possibilities = [Possible(draft, pair[me], pair[1 - me]) for me in (0, 1)]
    for state in positions(decks):
        for me in (A, B):
            possible = possibilities[me]
            assert possible.holds(state.players[1 - me].cards), "the true deck"
            for _ in range(WORLDS):
                world = redeal(state, me, chance)
                check(state, me, world)
                assert possible.holds(world.players[1 - me].cards)


@pytest.mark.rule("FK-WASTE-09")
@pytest.mark.parametrize("seats", SEATS)
def test_a_redeal_that_has_forgotten_the_draft_is_caught(seats: int) -> None:
    draft = draft_of(seats)
    state = next(positions(decks_of(draft, (0, 1))))
    state.pools = UNSET
    chance = HashRng(b"forgotten")
    worlds = [redeal(state, A, chance) for _ in range(WORLDS)]
    assert not all(Possible(draft, 0, 1).holds(world.players[B].cards) for world in worlds)


@pytest.mark.rule("FK-WASTE-09", "FK-DECK-10")
def test_the_others_deck_is_guessed_all_the_same() -> None:
    chance = HashRng(b"guessed")
    for seats in SEATS:
        for state in positions(decks_of(draft_of(seats), (0, 1)), every=97):
            lists = {redeal(state, A, chance).players[B].cards for _ in range(WORLDS)}
            assert len(lists) == WORLDS
            assert state.players[B].cards not in lists


@pytest.mark.rule("FK-WASTE-09", "FK-WASTE-01")
def test_whoever_only_watches_knows_that_there_is_one_box() -> None:
    chance = HashRng(b"one box")
    for state in positions(decks_of(draft_of(3), (0, 1))):
        for _ in range(WORLDS):
            world = redeal(state, None, chance)
            check(state, None, world)
            together = Counter(world.players[0].cards) + Counter(world.players[1].cards)
            assert all(number <= CARDS[card].copies for card, number in together.items())


@pytest.mark.rule("FK-WASTE-09", "FK-LEAK-11")
def test_what_a_seat_saw_is_nobody_elses_to_see() -> None:
    mine, theirs = decks_of(draft_of(4), (0, 1))
    seen = theirs.drafted
    assert seen is not UNSET
    passed_on = next(card for card in seen.packs[0] if card != seen.kept[0])
    another = next(card.id for card in CARDS[:IN_DECKS] if card.id not in seen.packs[0])
    first = tuple(another if card == passed_on else card for card in seen.packs[0])
    otherwise = replace(theirs, drafted=replace(seen, packs=(first, *seen.packs[1:])))
    ours, other = (Match(GAME, plan_for(GAME, 2, "s", brought=[mine, deck])) for deck in (theirs, otherwise))
    assert to_json(ours.state) != to_json(other.state)
    for viewer in (A, None):
        assert to_json(ours.view(viewer)) == to_json(other.view(viewer))
        assert ours.announced_to(viewer) == other.announced_to(viewer)
    worlds = [redeal(match.state, A, HashRng(b"seen")).players for match in (ours, other)]
    assert worlds[0] == worlds[1]


@pytest.mark.rule("FK-WASTE-09")
def test_decks_that_are_of_no_draft_are_written_as_ever() -> None:
    free = STARTERS["Ember March"]
    assert b"drafted" not in to_json(free)
    match = Match(GAME, plan_for(GAME, 2, "s", brought=[free, free]))
    assert b"pools" not in to_json(match.state)
    (drafted, other) = decks_of(draft_of(3), (0, 1))
    alone = Match(GAME, plan_for(GAME, 2, "s", brought=[drafted, free]))
    assert alone.state.pools is UNSET, "who meets a deck of no draft knows nothing of it"
    assert Match(GAME, plan_for(GAME, 2, "s", brought=[drafted, other])).state.pools is not UNSET


@pytest.mark.rule("FK-WASTE-09")
def test_what_nobody_can_have_seen_is_refused() -> None:
    deck = decks_of(draft_of(3), (0, 1))[0]
    seen = deck.drafted
    assert seen is not UNSET
    assert BRINGING.problems(deck, Options()) == []
    first, *others = seen.packs
    for fault, wrong in {
        "no such seat": replace(deck, drafted=replace(seen, seat=seen.seats)),
        "never passed round": replace(deck, drafted=replace(seen, packs=seen.packs[1:])),
        "no such cards": replace(deck, drafted=replace(seen, packs=(("X99", *first[1:]), *others))),
        "one card is taken": replace(deck, drafted=replace(seen, kept=seen.kept[1:])),
        "was not in the pack": replace(deck, drafted=replace(seen, kept=("Grub", *seen.kept[1:]))),
        "not of these cards": replace(STARTERS["Ember March"], drafted=seen),
    }.items():
        (problem,) = BRINGING.problems(wrong, Options())
        assert fault in problem
