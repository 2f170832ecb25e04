"""The bots that draft: legal, blind to what their seat cannot see, and not all of one taste."""

from dataclasses import replace

import pytest

from lanternwood.bots import levels, make_bot, shown_levels, usual_level
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken.building import best_deck, worth_with
from lanternwood.bots.forsaken.card_worth import traits, worth
from lanternwood.bots.forsaken.tastes import some_taste
from lanternwood.bots.forsaken.trait_values import VALUES
from lanternwood.bots.forsaken.wasteland import most_of
from lanternwood.games.forsaken.cards import CARDS, IN_DECKS, NUMBER_OF
from lanternwood.games.forsaken.deck_rules import DECK_SIZE
from lanternwood.games.forsaken.wasteland import DRAFT
from lanternwood.games.forsaken.wasteland.scoring import automatic_deck
from lanternwood.games.forsaken.wasteland.state import DraftState
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.pairing import lot
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.games.forsaken.drafts import play_draft

WITH_TASTE = ["steady", "sharp"]


def new_draft(seats: int, seed: str = "bots") -> Match[DraftState]:
    return Match(DRAFT, plan_for(DRAFT, seats, seed, {"clocks": False}), listen=False)


def first_picks(level: str, seed: str) -> set[str]:
    """Of many bots who see the same pack."""
    mind = mind_of(DRAFT, new_draft(4, seed).state, Seat(0))
    return {str(make_bot(DRAFT.name, level, HashRng(bytes([number]))).choose(mind)) for number in range(20)}


def test_people_can_choose_between_three_and_the_lab_has_the_baseline() -> None:
    assert shown_levels(DRAFT.name) == ["random", "steady", "sharp"]
    assert "baseline" in levels(DRAFT.name)
    assert usual_level(DRAFT.name) == "steady"


@pytest.mark.rule("FK-WASTE-11")
@pytest.mark.parametrize("level", WITH_TASTE)
def test_bots_who_see_the_same_pack_do_not_all_take_the_same_card(level: str) -> None:
    packs = [f"pack {number}" for number in range(8)]
    assert all(len(first_picks("baseline", pack)) == 1 for pack in packs)
    assert sum(len(first_picks(level, pack)) > 1 for pack in packs) >= 5


@pytest.mark.rule("FK-WASTE-11")
@pytest.mark.parametrize("level", WITH_TASTE)
def test_four_bots_at_a_table_do_not_draft_alike(level: str) -> None:
    """They come to different Gods, and the same seat with other luck to others than before."""
    kinds = []
    for number in range(6):
        state = play_draft(f"table {number}", [level] * 4).state
        kinds.append({tuple(sorted(most_of(state.pool(seat)))) for seat in range(4)})
    assert sum(len(each) >= 3 for each in kinds) >= 4
    tastes = {some_taste(lot("table", f"drafter {seat}")) for seat in range(4)}
    assert len(tastes) == 4


@pytest.mark.rule("FK-WASTE-11", "FK-WASTE-09")
@pytest.mark.parametrize("level", [*WITH_TASTE, "baseline"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_drafter_decides_by_what_its_seat_may_know(level: str, seats: int) -> None:
    match, chance = new_draft(seats), HashRng(b"blind")
    step = 0
    while pending := match.pending():
        seat, step = pending[0], step + 1
        chosen = make_bot(DRAFT.name, level, HashRng(b"me")).choose(mind_of(DRAFT, match.state, seat))
        assert chosen in match.choices(seat)
        if step % 7 == 0:
            world = DRAFT.redeal(match.state, seat, chance)
            assert make_bot(DRAFT.name, level, HashRng(b"me")).choose(mind_of(DRAFT, world, seat)) == chosen
        match.act(seat, chosen)


@pytest.mark.rule("FK-WASTE-08")
def test_sharp_builds_the_deck_that_is_worth_most_to_it() -> None:
    for number in range(3):
        state = play_draft(f"deck {number}", ["sharp", "random", "steady"]).state
        pool, deck = state.pool(0), state.drafters[0].deck
        assert deck == best_deck(pool)
        assert len(deck) == DECK_SIZE
        gods = most_of(deck)
        usual = automatic_deck(pool)
        assert sum(worth_with(card, gods) for card in deck) > sum(worth_with(card, most_of(usual)) for card in usual)
        assert sum(CARDS[card].god in gods for card in deck) > DECK_SIZE * 3 // 4


def test_every_card_has_a_worth() -> None:
    assert len({worth(card) for card in range(IN_DECKS)}) > 20
    named = {trait for card in range(IN_DECKS) for trait in traits(card)}
    assert named == {*VALUES}, "fit them anew: python -m lanternwood.lab.games.forsaken.fit_cards"


def test_cards_that_do_the_same_are_worth_the_same() -> None:
    """Only what a card does counts, so a card that is written today has a worth."""
    number = NUMBER_OF["S03"]
    twin = replace(CARDS[number], id="Z99", name="Somebody else", number=len(CARDS))
    CARDS.append(twin)
    try:
        assert worth(twin.number) == worth(number)
    finally:
        CARDS.pop()
        worth.cache_clear()
