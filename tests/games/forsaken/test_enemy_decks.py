"""What a viewer may hold possible of a deck that is not its own: any legal one that fits what it has seen."""

from collections import Counter
from collections.abc import Callable

import pytest

from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.dealing_pools import deal_rest
from lanternwood.games.forsaken.deck_lists import deck_of, problems
from lanternwood.games.forsaken.face_down import face_down
from lanternwood.games.forsaken.knowledge import in_the_open
from lanternwood.games.forsaken.pools import Pool
from lanternwood.games.forsaken.redeal import redeal
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import SEATS, TEMPLE, State
from lanternwood.kernel.model import Viewer
from lanternwood.kernel.rng import Chance, HashRng

from .scene import K1, K2, A, B, Scene
from .test_worlds import VIEWERS, check, positions

WORLDS = 6
MANY = 6
"""With fewer cards unseen, as at the end of a long match, there are not so many lists any more."""
LIKELY_WORLDS = 20
Redeal = Callable[[State, Viewer, Chance], State]


def deck_lists_are_guessed(state: State, viewer: Viewer, deal: Redeal, chance: Chance) -> None:
    """Among the worlds are different legal lists of each deck that is not the viewer's, with all that was seen of it.
    The true one is not more likely than others: here that it never comes up, since there are so many."""
    worlds = [deal(state, viewer, chance) for _ in range(WORLDS)]
    for seat in SEATS:
        lists = {world.players[seat].cards for world in worlds}
        if seat == viewer:
            assert lists == {state.players[seat].cards}
            continue
        if len(state.players[seat].cards) - len(in_the_open(state, seat)) < MANY:
            continue
        assert len(lists) > 1, "every world has the same list"
        assert state.players[seat].cards not in lists, "a world has the true list"
        for cards in lists:
            assert problems(deck_of(Counter(CARDS[card].id for card in cards))) == []
            assert Counter(in_the_open(state, seat)) <= Counter(cards)


def keeps_the_list(state: State, viewer: Viewer, chance: Chance) -> State:
    """A re-deal that shuffles hidden cards and leaves every deck list as it truly is. It looks the same and each world
    is lawful, yet whoever thinks in such worlds knows the other's deck."""
    world = state.copy()
    for seat in SEATS:
        if seat != viewer and not face_down(world, seat):
            player = world.players[seat]
            hidden = sorted(player.hand + player.deck)
            chance.shuffle(hidden)
            player.hand, player.deck = hidden[: len(player.hand)], hidden[len(player.hand) :]
    return world


@pytest.mark.rule("FK-INFO-03", "FK-DECK-10")
@pytest.mark.parametrize("decks", [("Locked Archive", "Ember March"), ("Pyre and Pox", "Locked Archive")])
def test_the_others_list_is_guessed_in_every_position(decks: tuple[str, str]) -> None:
    chance = HashRng(b"lists")
    for number in range(2):
        for state in positions(f"list {number}", decks, every=23):
            for viewer in VIEWERS:
                deck_lists_are_guessed(state, viewer, redeal, chance)


def test_a_redeal_that_keeps_the_true_list_is_caught() -> None:
    chance = HashRng(b"kept")
    state = next(positions("kept", ("Locked Archive", "Ember March")))
    check(state, A, keeps_the_list(state, A, chance))
    with pytest.raises(AssertionError, match="every world has the same list"):
        deck_lists_are_guessed(state, A, keeps_the_list, chance)


def test_a_redeal_that_keeps_it_now_and_then_is_caught() -> None:
    chance = HashRng(b"now and then")
    state = next(positions("kept", ("Locked Archive", "Ember March")))

    def now_and_then(state: State, viewer: Viewer, chance: Chance) -> State:
        return (keeps_the_list if chance.below(3) == 0 else redeal)(state, viewer, chance)

    with pytest.raises(AssertionError, match="a world has the true list"):
        deck_lists_are_guessed(state, A, now_and_then, chance)


def shares(scene: Scene) -> Counter[str]:
    """Of each God among the cards dealt anew, in hundredths."""
    chance = HashRng(b"shares")
    dealt: Counter[int] = Counter()
    for _ in range(LIKELY_WORLDS):
        dealt += Counter(redeal(scene.state, A, chance).players[B].cards)
    for card in in_the_open(scene.state, B):
        dealt[card] -= LIKELY_WORLDS
    gods: Counter[str] = Counter()
    for card, number in dealt.items():
        gods[GODS[CARDS[card].god]] += number
    return Counter({god: 100 * number // gods.total() for god, number in gods.items()})


def test_cards_of_a_god_that_was_seen_are_likelier() -> None:
    scene = Scene()
    plain = shares(scene)
    scene.past(B, "S01", "S02", "S03", "S04")
    assert shares(scene)["strife"] > 70 > 2 * plain["strife"]
    scene.past(B, "O01", "O02", "O03", "O04")
    both = shares(scene)
    assert both["strife"] > 35
    assert both["occult"] > 35


def test_cards_of_a_god_whose_altars_stand_there_are_likelier() -> None:
    scene = Scene()
    plain = shares(scene)
    scene.altars(B, K1, "CCCC")
    assert shares(scene)["contagion"] > 60 > 2 * plain["contagion"]
    scene.altars(B, K2, "TTT")
    assert shares(scene)["contagion"] > 60, "a Temple is of no God"


def test_a_face_down_card_is_likelier_of_a_god_that_was_seen() -> None:
    """A Temple paid for it, so that it may be of any God."""
    chance = HashRng(b"face down")
    scene = Scene()
    scene.past(B, "G01", "G02", "G03", "G04")
    scene.miracle(B, K1, "S12", [TEMPLE])
    worlds = [redeal(scene.state, A, chance) for _ in range(LIKELY_WORLDS)]
    found = Counter(GODS[CARDS[world.side(K1, B).miracles[0].card].god] for world in worlds)
    assert found["grandeur"] > LIKELY_WORLDS * 0.6


def test_a_deck_of_which_nothing_was_seen_is_mostly_of_two_gods() -> None:
    """As people build them: each world guesses which."""
    chance = HashRng(b"two Gods")
    scene = Scene()
    pairs = set()
    for _ in range(LIKELY_WORLDS):
        gods = Counter(GODS[CARDS[card].god] for card in redeal(scene.state, A, chance).players[B].cards)
        most = gods.most_common(2)
        assert sum(number for _, number in most) > 0.6 * gods.total()
        pairs.add(frozenset(god for god, _ in most))
    assert len(pairs) > 5


def test_in_a_drafted_pool_likely_gods_are_likelier_too() -> None:
    pool = Pool(((NUMBER_OF["S05"], NUMBER_OF["O05"]),) * 40, 0, ())
    weights = [12 if god == "occult" else 1 for god in GODS]
    dealt = deal_rest(pool, (), weights, HashRng(b"pool"))
    assert dealt is not None
    assert dealt.count(NUMBER_OF["O05"]) > 30
