"""The draft: packs, passing, burning, building, and what the baseline does (FK-WASTE-02 to 12, 16)."""

from collections import Counter

import pytest

from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, NUMBER_OF
from lanternwood.games.forsaken.deck_lists import deck_of, problems
from lanternwood.games.forsaken.script import FOLLOWER
from lanternwood.games.forsaken.wasteland import DRAFT
from lanternwood.games.forsaken.wasteland.actions import Burn, FinishDeck, LeaveOut, PutIn, Take
from lanternwood.games.forsaken.wasteland.packs import make_packs
from lanternwood.games.forsaken.wasteland.rules import BUILD_SECONDS, PICK_SECONDS
from lanternwood.games.forsaken.wasteland.scoring import automatic_deck, baseline_pick, score
from lanternwood.games.forsaken.wasteland.state import BUILDING, DRAFTING, DraftState
from lanternwood.kernel.match import Match, plan_for, replay
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Seat, Timeout
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

Draft = Match[DraftState]


def draft(seats: int, seed: str = "some seed", **options: bool) -> Draft:
    return Match(DRAFT, plan_for(DRAFT, seats, seed, dict(options)))


def pick_all(match: Draft, steps: int = 1) -> Draft:
    """Everyone takes, and where that is asked burns, the first card."""
    for _ in range(steps):
        for seat in match.pending():
            while seat in match.pending() and (choices := match.choices(seat)):
                before = (match.state.round, match.state.step)
                match.act(seat, choices[0])
                if (match.state.round, match.state.step) != before or match.state.phase != DRAFTING:
                    break
    return match


def built(seats: int) -> Draft:
    match = draft(seats)
    while match.state.phase == DRAFTING:
        pick_all(match)
    return match


def by_id(card: str) -> int:
    return NUMBER_OF[card]


@pytest.mark.rule("FK-WASTE-02")
def test_two_to_eight_draft() -> None:
    assert [*DRAFT.seats] == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("FK-WASTE-03")
@pytest.mark.parametrize("number", [12, 16, 32])
def test_a_pack_has_seven_commons_four_uncommons_two_rares_and_one_more(number: int) -> None:
    table: Table[DraftState] = Table(None, HashRng(b"packs"))  # type: ignore[arg-type]
    packs, left = make_packs(table, number)
    assert len(packs) == number
    for pack in packs:
        copies = Counter(min(max(CARDS[card].copies, 2), 4) for card in pack)
        assert len(pack) == 14
        extra = Counter(copies)
        extra.subtract({4: 7, 3: 4, 2: 2})
        assert sorted(extra.values()) == [0, 0, 1]
    whole = Counter(card for pack in [*packs, left] for card in pack)
    assert whole == {card.number: card.copies for card in CARDS[:IN_DECKS]}


@pytest.mark.rule("FK-WASTE-04")
def test_packs_go_to_the_next_seat_in_odd_rounds_and_back_in_even_ones() -> None:
    match = draft(3)
    passed = match.state.pack_of(0).left[1:]
    pick_all(match)
    assert match.state.pack_of(1).left == passed
    pick_all(match, 13)
    assert match.state.round == 1
    passed = match.state.pack_of(0).left[1:]
    pick_all(match)
    assert match.state.pack_of(2).left == passed
    assert match.state.rounds == 4


@pytest.mark.rule("FK-WASTE-04")
def test_only_what_lies_before_you_can_be_taken() -> None:
    match = draft(3)
    absent = next(card.id for card in CARDS[:IN_DECKS] if card.number not in match.state.pack_of(0).left)
    with pytest.raises(IllegalAction, match="not in your pack"):
        match.act(Seat(0), Take(absent))


@pytest.mark.rule("FK-WASTE-05")
def test_two_seats_keep_one_and_burn_one_for_seven_steps_in_eight_rounds() -> None:
    match = draft(2)
    first = match.state.pack_of(0).left[:]
    with pytest.raises(IllegalAction):
        match.act(Seat(0), Burn(CARDS[first[0]].id))
    match.act(Seat(0), Take(CARDS[first[0]].id))
    match.act(Seat(0), Burn(CARDS[first[1]].id))
    pick_all(match)
    assert match.state.pack_of(1).left == first[2:]
    assert match.view(Seat(0)).mine.burned == (CARDS[first[1]].id,)
    assert (match.state.rounds, match.state.steps) == (8, 7)
    while match.state.phase == DRAFTING:
        pick_all(match)
    assert [len(match.state.burned(seat)) for seat in (0, 1)] == [56, 56]


@pytest.mark.rule("FK-WASTE-06")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_each_pool_has_56_cards(seats: int) -> None:
    match = built(seats)
    assert [len(match.state.pool(seat)) for seat in range(seats)] == [56] * seats


@pytest.mark.rule("FK-WASTE-07")
def test_packs_move_when_everyone_has_picked_and_picks_are_final() -> None:
    match = draft(3)
    before = match.state.pack_of(0).left[:]
    first, second = (CARDS[card].id for card in [*dict.fromkeys(before)][:2])
    match.act(Seat(0), Take(first))
    assert match.pending() == (1, 2)
    assert match.state.pack_of(0).left == before
    with pytest.raises(IllegalAction, match="wait for the others"):
        match.act(Seat(0), Take(second))
    pick_all(match)
    assert match.state.step == 1
    assert match.view(Seat(0)).mine.pool == (first,)


@pytest.mark.rule("FK-WASTE-08")
def test_a_deck_has_exactly_forty_cards_of_the_pool() -> None:
    match = built(3)
    mine = match.view(Seat(0)).mine
    assert (len(mine.deck), len(mine.sideboard)) == (40, 16)
    absent = next(card.id for card in CARDS[:IN_DECKS] if card.id not in mine.pool)
    with pytest.raises(IllegalAction):
        match.act(Seat(0), PutIn(absent))
    match.act(Seat(0), LeaveOut(mine.deck[0]))
    assert FinishDeck() not in match.choices(Seat(0))
    with pytest.raises(IllegalAction, match="exactly 40"):
        match.act(Seat(0), FinishDeck())
    match.act(Seat(0), PutIn(mine.sideboard[0]))
    match.act(Seat(0), FinishDeck())
    now = match.view(Seat(0)).mine
    assert Counter(now.deck) == Counter(mine.deck) - Counter(mine.deck[:1]) + Counter(mine.sideboard[:1])
    assert Counter(now.deck) + Counter(now.sideboard) == Counter(now.pool)


@pytest.mark.rule("FK-WASTE-01", "FK-DECK-07")
def test_every_deck_of_a_draft_is_legal() -> None:
    match = built(8)
    for drafter in match.state.drafters:
        assert problems(deck_of(Counter(CARDS[card].id for card in drafter.deck))) == []


@pytest.mark.rule("FK-WASTE-10")
def test_a_pick_has_a_minute_and_building_has_ten() -> None:
    match = draft(3)
    deadline = DRAFT.waiting.deadline
    picking = deadline(match.state)
    assert picking
    assert picking.seconds == PICK_SECONDS == 60
    pick_all(match)
    following = deadline(match.state)
    assert following
    assert following.clock != picking.clock
    building = deadline(built(3).state)
    assert building
    assert building.seconds == BUILD_SECONDS == 600
    assert deadline(draft(3, clocks=False).state) is None


@pytest.mark.rule("FK-WASTE-10", "FK-WASTE-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_when_time_is_up_the_baseline_picks_for_those_who_have_not(seats: int) -> None:
    match = draft(seats)
    kept = match.choices(Seat(0))[-1]
    assert isinstance(kept, Take)
    match.act(Seat(0), kept)
    packs = [match.state.pack_of(seat).left[:] for seat in range(seats)]
    match.act(OUTSIDE, Timeout())
    assert match.state.step == 1
    assert match.state.pool(0) == [by_id(kept.card)]
    assert match.state.pool(1) == [baseline_pick(packs[1], [])]
    if seats == 2:
        took = match.state.pool(1)[0]
        packs[1].remove(took)
        assert match.state.burned(1) == [baseline_pick(packs[1], [took])]


@pytest.mark.rule("FK-WASTE-10", "FK-WASTE-12")
def test_when_time_to_build_is_up_a_whole_deck_stays_and_others_are_built_anew() -> None:
    match = built(3)
    mine, other = match.view(Seat(0)).mine, match.view(Seat(1)).mine
    match.act(Seat(0), LeaveOut(mine.deck[0]))
    match.act(Seat(0), PutIn(mine.sideboard[0]))
    swapped = match.state.drafters[0].deck[:]
    match.act(Seat(1), LeaveOut(other.deck[0]))
    match.act(OUTSIDE, Timeout())
    assert match.outcome()
    assert match.state.drafters[0].deck == swapped
    assert match.state.drafters[1].deck == automatic_deck(match.state.pool(1))


@pytest.mark.rule("FK-WASTE-11")
def test_the_score_of_a_card() -> None:
    for card in CARDS[:IN_DECKS]:
        worth = {4: 10, 3: 20, 2: 30, 1: 40}[card.copies]
        worth += 5 if card.kind == FOLLOWER and card.total <= 3 else 0
        worth -= 20 if card.total >= 6 else 0
        assert score(card.number, []) == worth
        same = [each.number for each in CARDS[:IN_DECKS] if each.god == card.god]
        strangers = [each.number for each in CARDS[:IN_DECKS] if each.god != card.god]
        assert score(card.number, [*same[:4], *strangers]) == worth + 12
        assert score(card.number, same[:15]) == worth + 30, "at most ten count"


@pytest.mark.rule("FK-WASTE-11")
def test_of_the_highest_scores_the_first_card_by_id_is_taken() -> None:
    for seed in range(20):
        pack = draft(3, f"{seed}").state.pack_of(0).left
        best = max(score(card, []) for card in pack)
        alike = sorted(CARDS[card].id for card in pack if score(card, []) == best)
        assert CARDS[baseline_pick(pack, [])].id == alike[0]


@pytest.mark.rule("FK-WASTE-12")
def test_the_automatic_deck_takes_two_gods_then_the_cheapest() -> None:
    pool = built(4).state.pool(0)
    deck = automatic_deck(pool)
    assert len(deck) == 40
    assert not Counter(deck) - Counter(pool)
    sums: Counter[int] = Counter()
    for card in pool:
        sums[CARDS[card].god] += score(card, pool)
    gods = sorted(sums, key=lambda god: (-sums[god], god))[:2]
    own = [card for card in pool if CARDS[card].god in gods]
    inside = [card for card in deck if CARDS[card].god in gods]
    if len(own) <= 40:
        assert sorted(own) == sorted(inside)
        left = Counter(card for card in pool if CARDS[card].god not in gods) - Counter(deck)
        dearest = max((CARDS[card].total for card in deck if CARDS[card].god not in gods), default=0)
        assert all(CARDS[card].total >= dearest for card in left)
    else:
        assert inside == deck


@pytest.mark.rule("FK-WASTE-12")
def test_of_many_cards_of_two_gods_those_with_the_highest_scores_are_taken() -> None:
    by_god = [[card.number for card in CARDS[:IN_DECKS] if card.god == god] for god in (0, 1)]
    pool = [*by_god[0], *by_god[1]][:56]
    deck = automatic_deck(pool)
    left = Counter(pool) - Counter(deck)
    assert max(score(card, pool) for card in left) <= min(score(card, pool) for card in deck)


@pytest.mark.rule("FK-WASTE-16")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_draft_follows_from_its_seed_and_its_picks(seats: int) -> None:
    match = built(seats)
    assert match.state.phase == BUILDING
    assert replay(DRAFT, match.plan, match.log).digest() == match.digest()
    assert draft(seats, "another").digest() != draft(seats).digest()
