"""FK-INFO-02: the fields of a view, each as section 5 has it."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Commit, Play
from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.script import BULWARK, STALWART_AT
from lanternwood.games.forsaken.state import Gate, Strike
from lanternwood.games.forsaken.view import AltarSeen, GateSeen, StrikeSeen, pieces, view

from .scene import K1, K2, K3, A, B, Scene

pytestmark = [pytest.mark.usefixtures("fixture_cards"), pytest.mark.rule("FK-INFO-02")]


def test_a_follower_in_all_its_numbers() -> None:
    scene = Scene()
    keys = BULWARK | 2 << STALWART_AT
    scene.follower(
        A,
        K1,
        "X70",
        owner=B,
        lost=2,
        blight=3,
        zeal_for_good=2,
        faith_this_turn=-1,
        keys_for_good=keys,
        used=0b11,
        entered=9,
    )
    (seen,) = view(scene.state, B).kingdoms[K1].sides[A].followers
    assert (seen.card, seen.owner, seen.token, seen.exhausted) == ("X70", B, False, False)
    assert (seen.zeal, seen.faith, seen.most, seen.lost, seen.blight) == (3, 2, 4, 2, 3)
    assert (seen.zeal_changed, seen.faith_changed) == (2, -1)
    assert seen.keywords == ("bulwark", "stalwart 4")
    assert seen.came_this_turn
    assert seen.used == (1,), "the Bow is not once per turn, the Cost ability is"


def test_a_side() -> None:
    scene = Scene()
    scene.altars(A, K1, "StG")
    scene.do(A, Commit(K1, 0))
    scene.blessing(A, K1, "O26")
    scene.blessing(A, K1, "G20")
    scene.blessing(B, K1, "X14")
    scene.tower(A, K1, 7)
    side = view(scene.state, A).kingdoms[K1].sides[A]
    altars = (AltarSeen("strife", False, True), AltarSeen("temple", True, False), AltarSeen("grandeur", False, False))
    assert side.altars == altars
    assert (side.seat, side.tower, side.stalwart, side.slots, side.room, side.built) == (A, 7, 1, 5, 3, False)
    assert side.discounts == (0, 0, 0, 1)
    assert side.forbidden == ("channel",)
    assert [each.card for each in side.blessings] == ["O26", "G20"]
    assert not any(altar.committed for altar in view(scene.state, B).kingdoms[K1].sides[A].altars)


def test_what_is_forbidden_by_name() -> None:
    scene = Scene()
    scene.blessing(B, K1, "X15")
    scene.blessing(B, K1, "S26")
    sides = view(scene.state, None).kingdoms[K1].sides
    assert sides[A].forbidden == ("restore", "attack-tower")
    assert sides[B].forbidden == ("bow", "restore")


def test_dark_kingdoms_wins_and_the_last() -> None:
    scene = Scene()
    scene.won(K1, B)
    scene.won(K3, A)
    seen = view(scene.state, None)
    assert [kingdom.winner for kingdom in seen.kingdoms] == [B, None, A]
    assert [player.won for player in seen.players] == [1, 1]
    assert seen.last
    assert (seen.kingdoms[K2].sides[A].slots, seen.kingdoms[K2].sides[A].room) == (10, 9)
    assert (seen.winner, seen.over, seen.ending) == (None, False, "")


def test_what_is_held_is_its_owners_alone() -> None:
    scene = Scene()
    scene.altars(A, K1, "OS")
    enemy = scene.follower(B, K1, "I08")
    scene.follower(B, K1, "I08")
    scene.play(A, "X01", K1, enemy)
    mine = view(scene.state, A).mine
    assert mine is not None
    assert mine.held is not None
    assert (mine.held.kind, mine.held.name, mine.held.kingdom, mine.held.source) == ("card", "X01", K1, 0)
    assert (mine.held.picked, mine.held.sources) == ((enemy,), (1,))
    assert mine.fiddling_left == 59
    theirs = view(scene.state, B).mine
    assert theirs is not None
    assert (theirs.held, theirs.fiddling_left) == (None, 60)
    assert view(scene.state, B).gate is None


def test_what_is_paid_for_and_what_attacks() -> None:
    scene = Scene()
    scene.state.gate = Gate("channel", 2, K2, picks=[[7], [8, 9]], paid=True)
    scene.state.strike = Strike(3, 4, K1)
    for viewer in (A, B, None):
        seen = view(scene.state, viewer)
        assert seen.gate == GateSeen(A, "channel", "occult", K2, (7, 8, 9))
        assert seen.strike == StrikeSeen(3, 4, K1)


def test_questions_and_what_a_scry_shows() -> None:
    scene = Scene()
    question = view(scene.state, B).question
    assert question is not None
    assert (question.seats, question.kind, question.card) == ((A,), "turn", None)
    scene.altars(A, K1, "I")
    scene.deck(A, *[f"S0{number}" for number in range(1, 9)])
    scene.play(A, "X57", K1, "S02")
    mine = view(scene.state, A).mine
    assert mine is not None
    assert mine.looked_at == ("S01", "S02", "S03", "S04", "S05", "S06")
    assert (mine.chosen_cards, mine.chosen) == (("S02",), ())
    theirs = view(scene.state, B)
    assert theirs.mine is not None
    assert (theirs.mine.looked_at, theirs.mine.chosen_cards) == ((), ())
    assert theirs.question is not None
    assert (theirs.question.kind, theirs.question.card, theirs.question.kingdom) == ("scry", "X57", K1)
    assert theirs.question.left == 6


def test_the_mulligan() -> None:
    scene = Scene(options=Options(open_hands=True))
    scene.state.phase, scene.state.turn = "mulligan", 0
    scene.state.players[A].decided = False
    scene.hand(B, "S09")
    question = view(scene.state, B).question
    assert question is not None
    assert (question.seats, question.kind) == ((A,), "mulligan")
    assert view(scene.state, A).players[B].open_hand is None, "not before both have decided"
    scene.state.phase = "main"
    assert view(scene.state, A).players[B].open_hand == ("S09",)


def test_the_past_in_order_and_all_that_was_seen() -> None:
    scene = Scene()
    scene.past(B, "S09", "S03", "S09")
    scene.follower(A, K1, "I08", owner=B)
    scene.follower(B, K1, "Grub", token=True)
    scene.blessing(B, K2, "S20")
    scene.state.known[A][B].hand = [NUMBER_OF["S09"]]
    scene.state.known[A][B].deck = [NUMBER_OF["S09"], NUMBER_OF["O11"]]
    seen = view(scene.state, A).players[B]
    assert [each.card for each in seen.past] == ["S09", "S03", "S09"]
    assert seen.seen == ("S03", "S09", "S09", "S09", "S20", "I08", "O11")
    assert view(scene.state, None).players[B].seen == ("S03", "S09", "S09", "S20", "I08")


@pytest.mark.rule("FK-LEAK-08")
def test_every_card_is_counted_once_and_one_astray_would_show() -> None:
    scene = Scene()
    scene.state.players[A].cards = (*scene.state.players[A].cards, NUMBER_OF["S12"])
    scene.miracle(A, K1, "S12")
    assert pieces(scene.state) == {"cards of 0": 11, "cards of 1": 10}
    scene.state.side(K1, A).miracles.clear()
    scene.state.gate = Gate("card", NUMBER_OF["S12"], K1, paid=True, in_limbo=True)
    assert pieces(scene.state) == {"cards of 0": 11, "cards of 1": 10}
    scene.state.gate = None
    assert pieces(scene.state) == {"cards of 0": 10, "S12 astray from 0": 1, "cards of 1": 10}
    scene.hand(B, "S09")
    assert pieces(scene.state)["S09 astray from 1"] == 1
    assert GAME.pieces is not None
    assert Play("S09", K1) not in scene.choices(A)
