"""FK-INFO-03, 05, 06: another world that a viewer cannot tell from this one."""

from collections import Counter
from collections.abc import Iterator

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Commit, Concede, EndTurn, Pick, Play, TakeBack, Uncommit
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.games.forsaken.miracles import could_be
from lanternwood.games.forsaken.redeal import redeal
from lanternwood.games.forsaken.state import SEATS, Gate, State
from lanternwood.games.forsaken.view import pieces, view
from lanternwood.kernel.match import Match, plan_for, to_json
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import HashRng

from .scene import K1, A, B, Scene

VIEWERS: tuple[Viewer, ...] = (A, B, None)


def positions(seed: str, decks: tuple[str, str], every: int = 7) -> Iterator[State]:
    """Now and then from a game that chance plays."""
    match = Match(GAME, plan_for(GAME, 2, seed, brought=[STARTERS[name] for name in decks]), listen=False)
    chance = HashRng(seed.encode())
    for step in range(500):
        if match.outcome() is not None:
            return
        seat = match.pending()[0]
        offered = [each for each in match.choices(seat) if not isinstance(each, Concede)]
        forward = [each for each in offered if not isinstance(each, EndTurn | Commit | Uncommit | TakeBack)]
        match.act(seat, (forward or offered)[chance.below(len(forward or offered))])
        if step % every == 0 and match.outcome() is None:
            yield match.state


def check(state: State, viewer: Viewer, world: State) -> None:
    assert to_json(view(world, viewer)) == to_json(view(state, viewer))
    if viewer is not None:
        assert GAME.choices(world, viewer) == GAME.choices(state, viewer)
    assert GAME.pending(world) == GAME.pending(state)
    for seat in SEATS:
        copies = Counter(world.players[seat].cards)
        assert copies.total() == 40, "one legal deck"
        assert all(number <= CARDS[card].copies for card, number in copies.items())
        for kingdom in world.kingdoms:
            for miracle in kingdom.sides[seat].miracles:
                assert miracle.card in could_be(miracle)
        for other in range(3):
            known = Counter(world.known[other][seat].hand)
            assert other == seat or known <= Counter(world.players[seat].hand)
    assert pieces(world) == {"cards of 0": 40, "cards of 1": 40}


@pytest.mark.rule("FK-INFO-03", "FK-INFO-05", "FK-INFO-06", "FK-LEAK-07", "FK-LEAK-08")
@pytest.mark.parametrize("decks", [("Locked Archive", "Ember March"), ("Pyre and Pox", "Locked Archive")])
def test_worlds_look_the_same_and_are_lawful(decks: tuple[str, str]) -> None:
    chance = HashRng(b"worlds")
    for number in range(5):
        for state in positions(f"game {number}", decks):
            for viewer in VIEWERS:
                check(state, viewer, redeal(state, viewer, chance))


@pytest.mark.rule("FK-INFO-03", "FK-DECK-10")
def test_worlds_differ_in_what_the_viewer_cannot_know() -> None:
    chance = HashRng(b"different")
    state = next(positions("differ", ("Locked Archive", "Ember March")))
    worlds = [redeal(state, A, chance) for _ in range(10)]
    assert len({tuple(world.players[B].hand) for world in worlds}) == 10
    assert len({world.players[B].cards for world in worlds}) == 10, "the other's deck is not known either"
    assert len({tuple(world.players[A].deck) for world in worlds}) == 10
    assert all(world.players[A].hand == state.players[A].hand for world in worlds)
    assert all(world.players[A].cards == state.players[A].cards for world in worlds)
    watched = [redeal(state, None, chance) for _ in range(10)]
    assert len({tuple(world.players[A].hand) for world in watched}) == 10


def world_of(scene: Scene, viewer: Viewer, seed: bytes = b"one") -> State:
    return redeal(scene.state, viewer, HashRng(seed))


def hand_in(world: State, seat: Seat) -> list[str]:
    return [CARDS[card].id for card in world.players[seat].hand]


@pytest.mark.rule("FK-INFO-05")
def test_recorded_cards_stay_in_the_hand_and_the_others_are_dealt_anew() -> None:
    scene = Scene()
    scene.hand(B, "S09", "S12", "O11")
    scene.state.known[A][B].hand = [NUMBER_OF["S12"]]
    worlds = [world_of(scene, A, bytes([seed])) for seed in range(20)]
    assert all("S12" in hand_in(world, B) and len(hand_in(world, B)) == 3 for world in worlds)
    assert len({tuple(sorted(hand_in(world, B))) for world in worlds}) > 10
    watching = [world_of(scene, None, bytes([seed])) for seed in range(20)]
    assert not all("S12" in hand_in(world, B) for world in watching)


@pytest.mark.rule("FK-INFO-05")
def test_cards_that_are_in_the_deck_list_somewhere_are_in_every_world() -> None:
    scene = Scene()
    scene.state.known[A][B].deck = [NUMBER_OF["G30"], NUMBER_OF["O30"]]
    for seed in range(10):
        cards = world_of(scene, A, bytes([seed])).players[B].cards
        assert NUMBER_OF["G30"] in cards
        assert NUMBER_OF["O30"] in cards


@pytest.mark.rule("FK-INFO-05")
def test_ones_own_deck_keeps_what_one_has_seen_of_it() -> None:
    scene = Scene()
    cards = [f"S{number:02}" for number in range(1, 11)]
    scene.deck(A, *cards)
    scene.state.players[A].known_top, scene.state.players[A].known_bottom = 2, 3
    orders = []
    for seed in range(10):
        deck = [CARDS[card].id for card in reversed(world_of(scene, A, bytes([seed])).players[A].deck)]
        assert deck[:2] == cards[:2]
        assert deck[-3:] == cards[-3:]
        assert sorted(deck) == cards
        orders.append(tuple(deck))
    assert len(set(orders)) > 5


@pytest.mark.rule("FK-INFO-06", "FK-Q-97")
def test_face_down_miracles_fit_their_payment_and_what_they_let_pass() -> None:
    scene = Scene()
    miracle = scene.miracle(B, K1, "O11", [2])
    attacker = scene.follower(A, K1, "S03")
    found = {CARDS[world_of(scene, A, bytes([seed])).side(K1, B).miracles[0].card].id for seed in range(40)}
    assert found == {"O11", "O12"}, "one Occult: Mirror Ward or Borrowed Tongue"
    miracle.card = NUMBER_OF["O12"]
    scene.attack(attacker)
    found = {CARDS[world_of(scene, A, bytes([seed])).side(K1, B).miracles[0].card].id for seed in range(40)}
    assert found == {"O12"}, "Mirror Ward would have cancelled"


@pytest.mark.rule("FK-INFO-06", "FK-DECK-02")
def test_hidden_cards_and_seen_ones_fit_one_legal_deck() -> None:
    """Three Backlashes seen leave none to lie face down; a Mythic seen is nowhere else."""
    scene = Scene()
    scene.past(B, "S21", "S21", "S21", "O30")
    scene.miracle(B, K1, "S12", [0, 0])
    for seed in range(30):
        world = world_of(scene, A, bytes([seed]))
        assert CARDS[world.side(K1, B).miracles[0].card].id in ("S12", "S27")
        assert Counter(world.players[B].cards)[NUMBER_OF["O30"]] == 1


@pytest.mark.rule("FK-INFO-03", "FK-LEAK-04")
def test_what_the_other_considers_is_forgotten() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    enemy = scene.follower(B, K1, "I08")
    scene.hand(A, "S09")
    scene.do(A, Play("S09", K1))
    scene.commit(A, K1, 0)
    mine, theirs = world_of(scene, A), world_of(scene, B)
    assert mine.gate is not None
    assert GAME.choices(mine, A)[0] == Pick(enemy)
    assert theirs.gate is None
    assert (theirs.fiddled, theirs.side(K1, A).altars) == (0, (0, 0))
    asked = Scene()
    asked.altars(A, K1, "CCC")
    asked.hand(B, "S09", "O11", "C05")
    asked.play(A, "C11", K1)
    asked.answer(B, "O11")
    world = world_of(asked, A)
    assert world.resolving is not None
    assert (world.resolving.left, world.resolving.chosen) == (2, [])


@pytest.mark.rule("FK-INFO-06", "FK-LEAK-02")
def test_a_miracle_on_its_way_to_the_board_is_dealt_anew_too() -> None:
    scene = Scene()
    scene.state.gate = Gate("card", NUMBER_OF["O11"], K1, sources=(2,), paid=True, in_limbo=True)
    gates = [world_of(scene, B, bytes([seed])).gate for seed in range(20)]
    assert {CARDS[gate.card].id for gate in gates if gate is not None} == {"O11", "O12"}
    own = world_of(scene, A).gate
    assert own is not None
    assert CARDS[own.card].id == "O11"


@pytest.mark.rule("FK-INFO-03", "FK-DECK-10")
def test_any_card_of_the_box_may_be_in_the_others_deck() -> None:
    scene = Scene()
    scene.altars(B, K1, "SSSSS")
    found = {card for seed in range(30) for card in world_of(scene, A, bytes([seed])).players[B].cards}
    strife = [card for card in found if CARDS[card].id.startswith("S")]
    assert len(strife) == 30, "every card of a God that it has shown, sooner or later"
