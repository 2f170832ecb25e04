"""FK-INFO, FK-LEAK: what each viewer sees, hears and is offered (section 5)."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Attack, Commit, Pick, PickMiracle, Play, TakeBack, Uncommit
from lanternwood.games.forsaken.cards import NUMBER_OF
from lanternwood.games.forsaken.events import CardsDrawn, CardsSeen
from lanternwood.games.forsaken.knowledge import EVERYONE
from lanternwood.games.forsaken.state import Gate
from lanternwood.games.forsaken.view import View, open_view, view
from lanternwood.kernel.match import to_json

from .scene import K1, A, B, Scene, heard_by

pytestmark = pytest.mark.usefixtures("fixture_cards")


def seen_by_others(scene: Scene) -> tuple[bytes, bytes]:
    """All that B and whoever only watches can see."""
    return to_json(view(scene.state, B)), to_json(view(scene.state, None))


@pytest.mark.rule("FK-INFO-01", "FK-INFO-02")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    scene = Scene()
    scene.hand(A, "S09", "O11")
    mine = view(scene.state, A)
    assert mine.mine is not None
    assert mine.mine.hand == ("S09", "O11")
    for viewer in (B, None):
        theirs = view(scene.state, viewer)
        assert theirs.players[A].hand == 2
        assert theirs.players[A].deck == 10
        assert theirs.players[A].open_hand is None
        assert b"S09" not in to_json(theirs)
    assert view(scene.state, None).mine is None


@pytest.mark.rule("FK-INFO-01", "FK-INFO-03")
def test_the_order_of_a_deck_is_in_nobodys_view() -> None:
    one, other = Scene(), Scene()
    one.deck(A, "S01", "S02", "S03")
    other.deck(A, "S03", "S01", "S02")
    for scene in (one, other):
        scene.state.players[A].cards = ()
    for viewer in (A, B, None):
        assert view(one.state, viewer) == view(other.state, viewer)


@pytest.mark.rule("FK-INFO-03", "FK-LEAK-02", "FK-LEAK-06", "FK-LEAK-07", "FK-Q-71")
@pytest.mark.parametrize(("one", "two"), [("S12", "O21"), ("S12", "S21"), ("G12", "G21")])
def test_two_hidden_miracles_that_fit_the_same_facts_look_the_same(one: str, two: str) -> None:
    """To B: the view, what B is offered, and why B is refused something."""
    worlds = []
    for card in (one, two):
        scene = Scene(active=B)
        scene.miracle(A, K1, card, [5, 5])
        attacker = scene.follower(B, K1, "S03", entered=9)
        scene.altars(B, K1, "OO")
        scene.hand(B, "O18", "O09")
        refusals = [scene.refused(B, Attack(attacker, 0)), scene.refused(B, Play("O09", K1))]
        worlds.append((view(scene.state, B), view(scene.state, None), scene.choices(B), refusals))
    assert worlds[0] == worlds[1]


@pytest.mark.rule("FK-LEAK-02", "FK-INFO-06")
def test_the_record_of_a_face_down_miracle() -> None:
    scene = Scene()
    scene.altars(A, K1, "SGTS")
    scene.blessing(A, K1, "O26")
    scene.play(A, "S12", K1)
    (seen,) = view(scene.state, B).kingdoms[K1].sides[A].miracles
    assert (seen.card, seen.turn, seen.paid, seen.discount, seen.passed) == (None, 9, ("strife",), 1, ())
    assert set(seen.could_be) == {"S12", "S21"}, "Miracles that one Strife pays for exactly at 1 less"


@pytest.mark.rule("FK-LEAK-01", "FK-Q-102")
def test_a_card_loses_its_number_when_it_becomes_hidden() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    scene.altars(B, K1, "SS")
    brawler = scene.follower(B, K1, "S03")
    scene.play(A, "O09", K1, brawler)
    scene.end_turn()
    scene.play(B, "S03", K1)
    (back,) = scene.state.side(K1, B).followers
    assert back.serial > brawler


@pytest.mark.rule("FK-LEAK-01")
def test_hidden_cards_have_no_numbers_at_all() -> None:
    """Drawing and laying a Miracle use none up; the next public card gets the next one."""
    scene = Scene()
    scene.altars(A, K1, "OOSS")
    before = scene.state.serials
    scene.channel("occult", K1)
    scene.play(A, "S12", K1)
    assert scene.state.serials == before
    miracles = [each for each in scene.choices(A) if isinstance(each, PickMiracle)]
    assert miracles == []


@pytest.mark.rule("FK-LEAK-03")
def test_draws_are_told_by_number_to_others() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    heard = scene.channel("occult", K1)
    assert CardsSeen(("S03",)) in heard_by(heard, A)
    assert CardsDrawn(A, 1) in heard_by(heard, B)
    for viewer in (B, None):
        assert not any(isinstance(event, CardsSeen) for event in heard_by(heard, viewer))


@pytest.mark.rule("FK-LEAK-04", "FK-LEAK-09", "FK-PLAY-05", "FK-PAY-08")
def test_marking_holding_and_taking_back_show_others_nothing() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    enemy = scene.follower(B, K1, "I08")
    scene.follower(B, K1, "I08")
    scene.hand(A, "S09", "X01")
    before, offered = seen_by_others(scene), scene.choices(B)
    steps = [Commit(K1, 1), Play("X01", K1), Pick(enemy), TakeBack(), Uncommit(K1, 1)]
    for action in steps:
        heard = scene.do(A, action)
        assert heard_by(heard, B) == heard_by(heard, None) == []
        assert heard_by(heard, A)
        assert seen_by_others(scene) == before
        assert scene.choices(B) == offered
        assert scene.asked() == (A,)


@pytest.mark.rule("FK-LEAK-04", "FK-MAIN-04")
def test_a_refused_command_leaves_no_trace_anywhere() -> None:
    scene = Scene()
    scene.hand(A, "S09")
    before = [to_json(view(scene.state, viewer)) for viewer in (A, B, None)]
    assert scene.refused(A, Play("S09", K1)) == "FK-PAY-10"
    assert [to_json(view(scene.state, viewer)) for viewer in (A, B, None)] == before
    assert scene.table.heard == []


@pytest.mark.rule("FK-LEAK-09")
def test_what_is_paid_for_cannot_be_taken_back() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    one = scene.follower(B, K1, "I08")
    scene.follower(B, K1, "I08")
    scene.play(A, "S04", K1)
    assert scene.state.resolving is not None
    assert scene.refused(A, TakeBack()) == "FK-MAIN-05"
    scene.answer(A, one)
    assert scene.refused(A, TakeBack()) == "FK-MAIN-01"


@pytest.mark.rule("FK-LEAK-10")
def test_a_choice_of_which_cards_to_discard_is_shown_only_when_it_is_done() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.hand(B, "S09", "O11", "C05")
    scene.play(A, "C11", K1)
    before = to_json(view(scene.state, A))
    scene.answer(B, "O11")
    assert to_json(view(scene.state, A)) == before
    question = view(scene.state, A).question
    assert question is not None
    assert (question.seats, question.kind, question.card, question.left) == ((B,), "discard", "C11", 2)
    mine = view(scene.state, B).mine
    assert mine is not None
    assert mine.chosen_cards == ("O11",)


@pytest.mark.rule("FK-INFO-02")
def test_what_lies_in_the_gate_paid_is_seen_by_all_but_a_miracle_only_as_such() -> None:
    scene = Scene()
    scene.altars(A, K1, "CCC")
    scene.hand(B, "S09", "O11", "C05")
    scene.play(A, "C11", K1)
    seen = view(scene.state, B).gate
    assert seen is not None
    assert (seen.kind, seen.name, seen.kingdom) == ("card", "C11", K1)
    scene = Scene()
    scene.altars(A, K1, "O")
    scene.hand(A, "O11")
    scene.state.gate = Gate("card", NUMBER_OF["O11"], K1, paid=True, in_limbo=True)
    for viewer in (B, None):
        seen = view(scene.state, viewer).gate
        assert seen is not None
        assert seen.name is None


def known(scene: Scene, viewer: int, seat: int) -> list[str]:
    return sorted(scene.id(card) for card in scene.state.known[viewer][seat].hand)


def shown(seen: View, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return seen.players[seat].known_hand, seen.players[seat].seen


@pytest.mark.rule("FK-INFO-05", "FK-Q-110")
def test_a_peek_is_recorded_for_the_peeker_alone() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOO")
    scene.hand(B, "S09", "O11")
    scene.play(A, "O14", K1)
    assert shown(view(scene.state, A), B)[0] == ("S09", "O11")
    assert shown(view(scene.state, None), B)[0] == ()
    assert b"O11" not in to_json(view(scene.state, None))
    scene.end_turn()
    assert len(scene.hand_of(B)) == 3
    assert shown(view(scene.state, A), B)[0] == ("S09", "O11"), "what was drawn since is unknown"


@pytest.mark.rule("FK-INFO-05")
def test_bounced_and_recalled_cards_are_recorded_for_everyone_else() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOCCC")
    brawler = scene.follower(B, K1, "S03")
    scene.past(A, "S04")
    scene.deck(A)
    scene.play(A, "O09", K1, brawler)
    assert known(scene, A, B) == known(scene, EVERYONE, B) == ["S03"]
    scene.play(A, "C15", K1)
    assert known(scene, B, A) == known(scene, EVERYONE, A) == ["S04"]
    assert shown(view(scene.state, None), A)[0] == ("S04",)


@pytest.mark.rule("FK-INFO-05")
def test_a_card_leaves_the_record_when_it_is_seen_to_leave() -> None:
    scene = Scene()
    scene.altars(B, K1, "SS")
    scene.altars(A, K1, "OOCC")
    for _ in range(2):
        brawler = scene.follower(B, K1, "S03")
        scene.play(A, "O09", K1, brawler)
        scene.altars(A, K1, "OO")
    assert known(scene, A, B) == ["S03", "S03"]
    scene.end_turn()
    scene.play(B, "S03", K1)
    assert known(scene, A, B) == known(scene, EVERYONE, B) == ["S03"]


@pytest.mark.rule("FK-INFO-05")
def test_an_unseen_departure_removes_every_card_it_could_have_been() -> None:
    scene = Scene(active=B)
    scene.altars(B, K1, "CC")
    for card in ("C12", "C21", "C27", "O11", "S03"):
        scene.hand(B, card)
        for viewer in (A, EVERYONE):
            scene.state.known[viewer][B].hand.append(NUMBER_OF[card])
    scene.play(B, "C21", K1)
    assert known(scene, A, B) == ["C27", "O11", "S03"], (
        "two Contagion pay for Quarantine Breach and Tainted Offering alone"
    )
    assert [scene.id(card) for card in scene.state.known[A][B].deck] == ["C12", "C21"], "both are in that deck"
    assert set(shown(view(scene.state, A), B)[1]) == {"C12", "C21", "O11", "S03", "C27"}
    page = scene.follower(B, K1, "O04")
    scene.activate(page, 0, "S03")
    assert known(scene, A, B) == []


@pytest.mark.rule("FK-INFO-05")
def test_of_a_card_that_departed_unseen_as_many_are_remembered_as_were_seen_at_once() -> None:
    scene = Scene(active=B)
    scene.altars(B, K1, "SSSSSS")
    for expected, copies in ((["S12"], 1), (["S12"], 1), (["S12", "S12"], 2)):
        scene.hand(B, *["S12"] * copies)
        scene.state.known[A][B].hand = [NUMBER_OF["S12"]] * copies
        scene.play(B, "S12", K1)
        assert [scene.id(card) for card in scene.state.known[A][B].deck] == expected


@pytest.mark.rule("FK-INFO-05")
def test_what_the_owner_saw_of_its_deck_stays_known_to_it_alone() -> None:
    scene = Scene()
    scene.altars(A, K1, "OOO")
    scene.deck(A, "S01", "S02", "S03", "S04", "S05")
    scene.play(A, "O01", K1, "S01", None)
    mine = view(scene.state, A).mine
    assert mine is not None
    assert (mine.known_top, mine.known_bottom) == (("S02",), ("S01",))
    for viewer in (B, None):
        assert b"S02" not in to_json(view(scene.state, viewer))
    scene.channel("occult", K1)
    mine = view(scene.state, A).mine
    assert mine is not None
    assert (mine.known_top, mine.known_bottom) == ((), ("S01",))


@pytest.mark.rule("FK-LEAK-08", "FK-DECK-10")
def test_everything_is_open_only_in_the_view_for_afterwards() -> None:
    scene = Scene()
    scene.hand(A, "S09")
    scene.miracle(B, K1, "O11")
    opened = open_view(scene.state)
    assert opened.players[A].open_hand == ("S09",)
    assert opened.kingdoms[K1].sides[B].miracles[0].card == "O11"
    assert len(opened.players[A].opened) == 10
    assert view(scene.state, None).players[A].opened == ()
    assert GAME.open_view is not None


@pytest.mark.rule("FK-INFO-02")
def test_legal_actions_are_each_players_own_and_nobody_elses() -> None:
    scene = Scene()
    assert scene.choices(A)
    assert scene.choices(B) == []


@pytest.mark.rule("FK-LEAK-05", "FK-INFO-06", "FK-Q-97")
def test_every_event_let_pass_is_marked_whatever_the_card_is() -> None:
    """The same three events, three cards that none of them reveals: each is marked alike and ruled out alike."""
    marks = []
    for card in ("C21", "O27", "O21"):
        scene = Scene()
        scene.altars(A, K1, "SS")
        miracle = scene.miracle(B, K1, card, [5, 5])
        scene.attack(scene.follower(A, K1, "S03"))
        scene.play(A, "S03", K1)
        marks.append((miracle.passed, miracle.ruled_out))
        assert NUMBER_OF[card] in [
            NUMBER_OF[each] for each in view(scene.state, A).kingdoms[K1].sides[B].miracles[0].could_be
        ]
    assert marks[0] == marks[1] == marks[2]
    assert marks[0][0] == ("attack-tower", "breach", "arrival")
