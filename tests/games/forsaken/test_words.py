"""Choices, announcements and questions in words: for every kind of each, naming seats and never what is hidden."""

from typing import Any, get_args

import pytest

from contract.play import Chooser, moments
from contract.tables import SETTINGS
from lanternwood.games.forsaken import GAME, actions, events
from lanternwood.games.forsaken.actions import AnyAction, Pick, Play
from lanternwood.games.forsaken.aiming import VERBS, aimed, asked
from lanternwood.games.forsaken.cards import CARDS, CHANNELS
from lanternwood.games.forsaken.events import Event
from lanternwood.games.forsaken.labels import LABELS, label
from lanternwood.games.forsaken.questions import question
from lanternwood.games.forsaken.telling import TELLINGS, tell
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Heard

from .scene import K1, K2, A, B, Scene

FORSAKEN = [setting for setting in SETTINGS if setting.game is GAME]


def view(scene: Scene, seat: Seat | None) -> View:
    seen: View = GAME.view(scene.state, seat)
    return seen


def labels(scene: Scene, seat: Seat) -> list[str]:
    return [label(view(scene, seat), choice) for choice in scene.choices(seat)]


def told(scene: Scene, heard: list[Heard], viewer: Seat | None) -> list[str]:
    return [tell(view(scene, viewer), each.event) for each in heard if each.reaches(viewer)]


def test_every_kind_of_choice_and_announcement_has_words() -> None:
    assert set(get_args(AnyAction)) == set(LABELS)
    assert set(get_args(Event)) == set(TELLINGS)


def test_every_verb_that_is_aimed_says_what_it_does() -> None:
    abilities = [*CHANNELS, *(ability for card in CARDS for ability in card.abilities)]
    verbs = {op.verb for each in abilities for op in each.ops if op.slot >= 0 or op.by_slot >= 0}
    assert verbs <= set(VERBS)


@pytest.mark.parametrize("setting", FORSAKEN[:1], ids=str)
def test_no_two_choices_read_the_same(setting: Any) -> None:
    for seed in range(6):
        match = setting.match(seed, listen=False)
        for _ in moments(match, Chooser(seed)):
            for seat in match.pending():
                seen = match.view(seat)
                words = [label(seen, choice) for choice in match.choices(seat)]
                assert len(set(words)) == len(words), words
                assert question(seen)


def test_the_lit_button_says_what_the_pick_does() -> None:
    scene = Scene()
    scene.altars(A, K2, "CC")
    veilwalker = scene.follower(B, K2, "O03")
    scene.hand(A, "C18")
    scene.do(A, Play("C18", K2))
    assert labels(scene, A) == ["Forsake Veilwalker", "Take back Cull the Weak"]
    assert question(view(scene, A)) == "Cull the Weak in II: whom do you forsake?"
    heard = scene.do(A, Pick(veilwalker))
    assert told(scene, heard, B)[:2] == ["{0} played Cull the Weak in II on Veilwalker.", "Veilwalker is Forsaken."]
    assert told(scene, heard, A)[0] == "You played Cull the Weak in II on Veilwalker."


def test_attacks_name_both() -> None:
    scene = Scene()
    agitator, duelist = scene.follower(A, K1, "S04"), scene.follower(B, K1, "G02")
    assert "Attack Lone Duelist with Torchmob Agitator" in labels(scene, A)
    heard = scene.attack(agitator, duelist)
    assert told(scene, heard, None)[0] == "{0}'s Torchmob Agitator attacked Lone Duelist in I."


def test_those_alike_are_told_apart() -> None:
    scene = Scene()
    scene.follower(A, K1, "S03"), scene.follower(A, K1, "S03"), scene.follower(A, K2, "S03")
    assert [words for words in labels(scene, A) if words.startswith("Attack")] == [
        "Attack the Tower in I with Pit Brawler (I, first)",
        "Attack the Tower in I with Pit Brawler (I, second)",
        "Attack the Tower in II with Pit Brawler (II)",
    ]


def test_copies_in_the_past_are_told_apart() -> None:
    scene = Scene()
    scene.altars(A, K2, "CCCCC")
    scene.past(A, "S03", "S04", "S03")
    scene.play(A, "C24", K2)
    assert [words for words in labels(scene, A) if words.startswith("Bring")] == [
        "Bring Pit Brawler (first) back, in II",
        "Bring Torchmob Agitator back, in II",
        "Bring Pit Brawler (second) back, in II",
    ]


@pytest.mark.rule("FK-LEAK-03")
def test_a_face_down_card_is_told_by_its_owner_alone() -> None:
    scene = Scene()
    scene.altars(A, K2, "SSS")
    heard = scene.play(A, "S12", K2)
    name = CARDS[scene.state.side(K2, A).miracles[0].card].name
    assert told(scene, heard, B) == ["{0} laid a card face down in II."]
    assert told(scene, heard, None) == told(scene, heard, B)
    assert f"{name} lies face down in II." in told(scene, heard, A)


@pytest.mark.rule("FK-LEAK-03")
def test_what_is_considered_is_told_to_nobody_else() -> None:
    scene = Scene()
    scene.altars(A, K1, "SS")
    scene.follower(B, K1, "O03")
    scene.hand(A, "S09")
    heard = scene.do(A, Play("S09", K1))
    assert told(scene, heard, B) == []
    assert question(view(scene, B)) == ""
    assert told(scene, heard, A) == ["Sear waits at the Gate of I."]


def test_what_cannot_be_worded_is_worded_plainly() -> None:
    assert aimed(None, "Veilwalker") == "Choose Veilwalker"
    assert asked(view(Scene(), A)) is None


def test_cards_drawn_are_a_number_to_others() -> None:
    seen = view(Scene(), B)
    assert tell(seen, events.CardsDrawn(A, 2)) == "{0} drew two cards."
    assert tell(seen, events.MulligansDone((3, 0))) == "Cards replaced: {0} three, you none."
    assert label(seen, actions.EndTurn()) == "End the turn"
