"""What a drafter knows, and what nobody may learn (FK-WASTE-09, FK-LEAK-11)."""

from collections import Counter

import pytest

from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.wasteland import DRAFT
from lanternwood.games.forsaken.wasteland.actions import Take
from lanternwood.games.forsaken.wasteland.events import PickMade, TimeWasUp
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import OUTSIDE, Public, Seat, Timeout
from lanternwood.kernel.rng import HashRng

from .test_wasteland_draft import Draft, built, draft, pick_all


def heard_by_others(match: Draft, seat: int) -> list[bytes]:
    return [to_json(match.announced_to(Seat(other))) for other in range(match.plan.seats) if other != seat]


@pytest.mark.rule("FK-WASTE-09")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_a_seat_sees_its_pack_its_pool_and_its_burns_alone(seats: int) -> None:
    match = pick_all(draft(seats), 3)
    seen = match.view(Seat(0))
    assert Counter(seen.mine.pack) == Counter(CARDS[card].id for card in match.state.pack_of(0).left)
    assert seen.mine.pool == tuple(CARDS[card].id for card in match.state.pool(0))
    assert seen.mine.burned == tuple(CARDS[card].id for card in match.state.burned(0))
    for viewer in (Seat(0), None):
        assert all(each.pool is None and each.deck is None for each in match.view(viewer).drafters)
    assert match.view(None).mine is None


@pytest.mark.rule("FK-WASTE-09")
def test_the_end_of_the_draft_opens_nothing_and_the_open_view_everything() -> None:
    match = built(3)
    match.act(OUTSIDE, Timeout())
    assert match.outcome()
    assert all(each.pool is None and each.deck is None for each in match.view(Seat(1)).drafters)
    assert DRAFT.open_view
    opened = DRAFT.open_view(match.state)
    assert all(len(each.pool) == 56 and len(each.deck) == 40 for each in opened.drafters)


@pytest.mark.rule("FK-WASTE-09", "FK-Q-103")
@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize("steps", [1, 4, 9, 20])
def test_a_card_seen_in_a_pack_is_there_or_with_who_held_the_pack_since(seats: int, steps: int) -> None:
    match = pick_all(draft(seats), steps)
    state, me = match.state, Seat(0)
    for seed in range(5):
        world = DRAFT.redeal(state, me, HashRng(f"{seed}".encode()))
        assert to_json(DRAFT.view(world, me)) == to_json(match.view(me))
        for number in range(state.round + 1):
            for opener in range(seats):
                pack, dealt = state.packs[number][opener], world.packs[number][opener]
                last = steps if number < state.round else state.step
                seen = [step for step in range(min(last + 1, state.steps)) if state.holder(opener, number, step) == me]
                if not seen:
                    continue
                after = seen[-1] - (1 if seen[-1] == state.step and number == state.round else 0)
                now = Counter([*pack.left, *(each.card for each in pack.takings if each.step > after)])
                then = Counter([*dealt.left, *(each.card for each in dealt.takings if each.step > after)])
                assert now == then
                own = [each for each in pack.takings if each.seat == me]
                assert own == [each for each in dealt.takings if each.seat == me]


@pytest.mark.rule("FK-LEAK-11")
@pytest.mark.parametrize("seats", [2, 3])
def test_whatever_is_taken_the_others_hear_the_same(seats: int) -> None:
    told = set()
    for number in (0, 1, -1):
        match = draft(seats)
        for _ in range(seats if seats == 2 else 1):
            match.act(Seat(0), match.choices(Seat(0))[number])
        told.add(tuple(heard_by_others(match, 0)))
    assert len(told) == 1


@pytest.mark.rule("FK-LEAK-11")
def test_what_the_baseline_took_is_told_to_its_owner_alone() -> None:
    match = draft(3)
    match.act(Seat(0), Take(CARDS[match.state.pack_of(0).left[0]].id))
    before = len(match.heard)
    match.act(OUTSIDE, Timeout())
    public = [heard.event for heard in match.heard[before:] if heard.audience is None]
    assert TimeWasUp((Seat(1), Seat(2))) in public
    assert [event for event in public if isinstance(event, PickMade)] == [PickMade(Seat(1)), PickMade(Seat(2))]
    ids = {card.id for card in CARDS}
    assert all(isinstance(event, Public) for event in public)
    assert not any(f'"{card}"'.encode() in to_json(public) for card in ids)


@pytest.mark.rule("FK-LEAK-11")
def test_a_pack_is_shown_in_the_order_of_numbers_whoever_held_it() -> None:
    match = pick_all(draft(8), 5)
    for seat in range(8):
        cards = match.state.pack_of(seat).left
        assert cards == sorted(cards)


@pytest.mark.rule("FK-LEAK-11")
def test_burned_cards_are_shown_to_nobody_else() -> None:
    match = built(2)
    match.act(OUTSIDE, Timeout())
    burned = {CARDS[card].id for card in match.state.burned(1)}
    seen_anyway = set(match.view(Seat(0)).mine.pool) | set(match.view(Seat(0)).mine.burned)
    hidden = burned - seen_anyway
    assert hidden
    view = to_json(match.view(Seat(0)))
    assert not any(f'"{card}"'.encode() in view for card in hidden)
