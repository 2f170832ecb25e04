"""Every choice, announcement and statement can be told in words, and no public word tells a role."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
import pytest

from contract.play import Chooser, moments
from games.forsaken_forest.scene import (
    ANA,
    AT,
    BO,
    CY,
    DI,
    Scene,
    given,
    next_step,
    night,
    player,
)
from lanternwood.games.forsaken_forest import GAME, actions, events, statements
from lanternwood.games.forsaken_forest.actions import AnyAction, Mark, PickCard, Play, PutBack
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS, CARDS
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import Event
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.narration import LINES, narration
from lanternwood.games.forsaken_forest.sayings import sentence, words_of
from lanternwood.games.forsaken_forest.statements import AnyStatement, Plain, Said, Say
from lanternwood.games.forsaken_forest.telling import TELLS
from lanternwood.games.forsaken_forest.view import View
from lanternwood.games.forsaken_forest.words import LABELS, label, tell
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Action, Public, Seat, Timeout
from lanternwood.kernel.words import at_seat, by_seats

KINDS: list[type] = [*get_args(AnyAction), *get_args(Event), *get_args(AnyStatement)]
CODED = [kind.__name__ for kind in KINDS if re.search("[a-z][A-Z]", kind.__name__)]
IDS = [entry.id for entry in [*CARDS, *CONTENT.roles, *CONTENT.destinations, *CONTENT.night_actions] if "-" in entry.id]
NOT_WORDS = re.compile(
    r"None|True|False|[\[\]{}_=<>]|  |^ | $|^$|\.\.|" + "|".join(map(re.escape, [*CODED, *IDS])),
)
NAMED_ROLES = re.compile(rf"\b({'|'.join(role.name for role in CONTENT.roles)})\b")


def is_plain(text: str) -> bool:
    """Words for people: no ids, no classes, no Python, no stray spaces."""
    return NOT_WORDS.search(by_seats(text)) is None


def is_sentence(text: str) -> bool:
    return is_plain(text) and by_seats(text)[0].isupper() and text.endswith((".", "?"))


# One of everything


SIMPLE: dict[Any, list[Any]] = {
    Seat: [BO, ANA],
    int: [1, 2],
    bool: [True, False],
    str: ["wander", "double-back"],
    type(None): [None],
}


def values_of(kind: Any) -> list[Any]:
    """Some values of a field, the first the plainest."""
    if get_origin(kind) is Annotated:
        return values_of(get_args(kind)[0])
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) is tuple:
        some = values_of(get_args(kind)[0])
        return [tuple(some[:2]), tuple(some[:1]), ()]
    if get_args(kind):
        return [value for one in get_args(kind) for value in values_of(one)]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return list(variants(kind))
    return SIMPLE[kind]


def variants(kind: Any) -> Iterator[Any]:
    """One of a kind, then others that differ from it in one field."""
    fields = {field.name: values_of(field.type) for field in msgspec.structs.fields(kind)}
    if "step" in fields and "seconds" not in fields:
        fields["step"] = ["priest", "silencer"]
    if kind is PutBack:
        fields["order"] = [(0, 1), (1, 0), (2, 0, 1)]
    if kind is events.CardPlayed:
        fields["card"] = CARD_IDS
    first = {name: values[0] for name, values in fields.items()}
    yield kind(**first)
    for name, values in fields.items():
        for value in values[1:]:
            yield kind(**{**first, name: value})


@cache
def view_of(seat: Seat | None) -> View:
    return given(player(), player(), player(), player(role="forsaken")).view(seat)


def test_every_kind_of_action_has_a_label() -> None:
    assert set(LABELS) == set(get_args(AnyAction))


def test_every_kind_of_announcement_has_a_telling() -> None:
    assert set(TELLS) == set(get_args(Event))


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_announcement_can_be_told_to_anyone(kind: type) -> None:
    for view in (view_of(None), view_of(ANA), view_of(CY)):
        for event in variants(kind):
            assert is_sentence(tell(view, event)), tell(view, event)


@pytest.mark.parametrize("kind", get_args(AnyAction), ids=lambda kind: kind.__name__)
def test_every_action_has_words_at_any_time(kind: type) -> None:
    """Also where it does not fit."""
    for action in variants(kind):
        assert is_plain(label(view_of(ANA), action)), action


# In play

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (6, {"min_window_s": 0}),
    (8, {"special_roles": True}),
    (12, {"special_roles": True, "hidden_role_list": True}),
]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_all_that_comes_up_in_play_is_told_in_plain_words(seats: int, options: dict[str, Any], seed: int) -> None:
    match = Match(GAME, plan_for(GAME, seats, f"words {seed}", dict(options)))
    told = 0
    for _ in islice(moments(match, Chooser(seed)), 800):
        for seat in match.pending():
            labels_differ(match.view(seat), match.choices(seat))
        labels_differ(match.view(None), match.choices(OUTSIDE))
        for heard in match.heard[told:]:
            listeners = [None, ANA, BO] if heard.audience is None else heard.audience
            for viewer in listeners:
                text = tell(match.view(viewer), heard.event)
                assert is_sentence(text), text
        told = len(match.heard)
    assert told


def labels_differ(view: View, choices: Any) -> None:
    labels = [label(view, choice) for choice in choices]
    assert len(set(labels)) == len(labels), sorted(labels)
    assert all(is_plain(words) for words in labels), sorted(labels)


NAMES_ROLES = {events.StepCalled, events.BlessedRevealed, events.GameWon, events.StatementMade}
"""The called steps of the public list, the one card that is shown to all, the end, and what people say."""


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_no_public_sentence_names_a_role(kind: type) -> None:
    if not issubclass(kind, Public):
        return
    told = [tell(view_of(viewer), event) for viewer in (None, ANA, CY) for event in variants(kind)]
    named = [text for text in told if NAMED_ROLES.search(text)]
    assert bool(named) == (kind in NAMES_ROLES), named


# Choices


def labelled(scene: Scene, seat: Seat, action: Action) -> str:
    assert action in scene.offered(seat)
    return label(scene.view(seat), action)


def play(card: str, **aim: Any) -> Play:
    return Play(CARD[card], **aim)


def test_a_play_says_where_and_at_whom() -> None:
    cards = ("wander", "spyglass", "share-the-pack", "bare-your-soul", "memory-of-the-road", "read-the-signs")
    scene = given(
        player(*cards, before=["ember-compass"]),
        player(),
        player(),
        player(role="forsaken"),
        paths=[(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (3, 5)],
        discarded=["deny-fate"],
    )
    assert [
        labelled(scene, ANA, action)
        for action in (
            play("wander", at=AT(1, -1)),
            play("wander", at=AT(6, 6)),
            play("wander", at=AT(3, 6)),
            play("spyglass", slot=2),
            play("share-the-pack", target=BO),
            play("bare-your-soul", target=CY),
            play("memory-of-the-road", chosen=CARD["deny-fate"]),
            play("read-the-signs"),
            play("ember-compass", slot=0),
        )
    ] == [
        "Play Wander at (1,-1)",
        "Play Wander at the north-east door",
        "Play Wander at Excavation Site X1",
        "Play Spyglass on the east door",
        "Play Share the Pack with {1}",
        "Play Bare Your Soul before {2}",
        "Play Memory of the Road on Deny Fate",
        "Play Read the Signs",
        "Use Ember Compass on the north door",
    ]


def test_an_answer_says_what_it_answers() -> None:
    scene = given(
        player("wander"), player("deny-fate", "crossbow-trap", "lead-astray"), player(), player(role="forsaken")
    )
    scene.when(ANA, play("wander", at=AT(1, 1)))
    assert labelled(scene, BO, play("deny-fate")) == "Play Deny Fate against {0}'s Wander"
    assert labelled(scene, BO, play("crossbow-trap")) == "Play Crossbow Trap on {0}"
    assert labelled(scene, BO, play("lead-astray", at=AT(0, 1))) == "Play Lead Astray to (0,1)"


def test_a_card_of_several_territories_is_told_step_by_step() -> None:
    scene = given(player("press-on", "double-back"), player(), player(), player(role="forsaken"), paths=[(1, 0)])
    assert labelled(scene, ANA, Mark(CARD["press-on"], AT(1, 1))) == "Play Press On, beginning at (1,1)"
    back = Mark(CARD["double-back"], AT(1, 0))
    assert labelled(scene, ANA, back) == "Play Double Back, taking up the Path at (1,0)"
    scene.when(ANA, Mark(CARD["press-on"], AT(1, 1)))
    assert labelled(scene, ANA, Mark(CARD["press-on"], AT(2, 2))) == "Go on to (2,2)"
    assert labelled(scene, ANA, actions.Announce()) == "Play Press On no further than this"
    other = given(player("double-back"), player(), player(), player(role="forsaken"), paths=[(1, 0)]).when(ANA, back)
    assert labelled(other, ANA, Mark(CARD["double-back"], AT(0, 1))) == "Forge the Path at (0,1) instead"


def test_two_curses_alike_on_one_player_are_told_apart() -> None:
    scene = given(
        player("cleansing-smoke"),
        player(before=["leaden-limbs", "leaden-limbs"]),
        player(before=["hunger"]),
        player(role="forsaken"),
        group=["tanglefoot"],
    )
    plays = [action for action in scene.offered(ANA) if isinstance(action, Play)]
    assert [label(scene.view(ANA), action) for action in plays] == [
        "Play Cleansing Smoke on Leaden Limbs ({1}, laid 1 of 2)",
        "Play Cleansing Smoke on Leaden Limbs ({1}, laid 2 of 2)",
        "Play Cleansing Smoke on Hunger ({2})",
        "Play Cleansing Smoke on Tanglefoot (everyone)",
    ]


def test_forest_cards_alike_are_told_apart_by_where_they_lay() -> None:
    top = ["encroaching-darkness", "stampede", "encroaching-darkness"]
    scene = given(player("read-the-canopy"), player(), player(), player(role="forsaken"), forest=top)
    scene.when(ANA, play("read-the-canopy")).all_pass()
    assert labelled(scene, ANA, PutBack((1, 0, 2))) == (
        "Topmost first: Stampede, Encroaching Darkness (1), Encroaching Darkness (3)"
    )
    labels_differ(scene.view(ANA), scene.offered(ANA))


def test_a_card_is_picked_for_what_the_effect_asks() -> None:
    scene = given(player("lend-a-hand", "wander"), player(), player(), player(role="forsaken"))
    scene.when(ANA, play("lend-a-hand", target=BO)).all_pass()
    assert labelled(scene, ANA, PickCard(CARD["wander"])) == "Give away Wander"


def test_night_choices_say_what_they_do() -> None:
    people = [player(role=role) for role in ("oracle", "priest", "forsaken", "silencer", "navigator")]
    scene = night(*people, player(), player())
    chosen = actions.ChoosePlayer
    assert labelled(scene, ANA, chosen(BO)) == "Look at {1}'s role card"
    assert labelled(next_step(scene, "priest"), BO, chosen(BO)) == "Shelter yourself"
    assert labelled(next_step(scene, "sacrifice"), CY, chosen(ANA)) == "Sacrifice {0}"
    assert labelled(next_step(scene, "silencer"), DI, chosen(ANA)) == "Entangle {0}"
    assert labelled(next_step(scene, "navigator"), Seat(4), actions.ChooseSlot(2)) == "Look behind the east door"


# Announcements


@pytest.mark.parametrize(
    ("event", "mine", "theirs"),
    [
        (events.CardsDrawn(ANA, 2), "You draw 2 cards.", "{0} draws 2 cards."),
        (events.CardsDrawn(ANA, 1), "You draw 1 card.", "{0} draws 1 card."),
        (events.TurnBegan(ANA, 3), "Your turn, 3 of 6.", "{0}'s turn, 3 of 6."),
        (
            events.CardPlayed(ANA, "press-on", None, (AT(5, 5), AT(6, 6)), None, None),
            "You play Press On at (5,5), then the north-east door.",
            "{0} plays Press On at (5,5), then the north-east door.",
        ),
        (
            events.CardPlayed(ANA, "double-back", None, (AT(1, 0), AT(0, 1)), None, None),
            "You play Double Back, from (1,0) to (0,1).",
            "{0} plays Double Back, from (1,0) to (0,1).",
        ),
        (
            events.CardPlayed(BO, "shot-in-the-dark", ANA, (), None, None),
            "{1} plays Shot in the Dark on you.",
            "{1} plays Shot in the Dark on {0}.",
        ),
        (
            events.CardForbidden("wander", ANA, BO),
            "{1} Forbids your Wander.",
            "{1} Forbids {0}'s Wander.",
        ),
        (
            events.CardForbidden("rockslide", None, ANA),
            "You Forbid the Forest's Rockslide.",
            "{0} Forbids the Forest's Rockslide.",
        ),
        (
            events.CardsDiscarded(ANA, ("wander", "wander", "deny-fate")),
            "You discard 2 Wander and Deny Fate.",
            "{0} discards 2 Wander and Deny Fate.",
        ),
        (
            events.PeekMade(BO, "role", None, ANA),
            "{1} Peeks at your role card.",
            "{1} Peeks at {0}'s role card.",
        ),
        (
            events.NightActionsRevealed(ANA, CY, None),
            "Dawn shows Shelter from Evil on you and Ritual Sacrifice on {2}.",
            "Dawn shows Shelter from Evil on {0} and Ritual Sacrifice on {2}.",
        ),
        (events.PutOnDoorstep(ANA, True), "You wake on Death's Doorstep.", "{0} wakes on Death's Doorstep."),
        (events.PutOnDoorstep(ANA, False), "You are on Death's Doorstep.", "{0} is on Death's Doorstep."),
        (
            events.VotesRevealed(CY, (ANA, BO, DI), (CY,), True),
            "For death: you, {1} and {3}. For life: {2}. {2} is condemned.",
            "For death: {0}, {1} and {3}. For life: {2}. {2} is condemned.",
        ),
        (
            events.PathForged(ANA, AT(3, 6)),
            "You Forge a Path at Excavation Site X1.",
            "{0} Forges a Path at Excavation Site X1.",
        ),
    ],
)
def test_announcements_are_told_from_where_one_sits(event: Any, mine: str, theirs: str) -> None:
    assert tell(view_of(ANA), event) == mine
    assert tell(view_of(None), event) == theirs


@pytest.mark.parametrize(
    ("event", "mine", "afterwards"),
    [
        (events.RoleSeen("oracle"), "You are the Oracle.", "Dealt: the Oracle."),
        (events.RoleSeen("commonfolk"), "You are Commonfolk.", "Dealt: Commonfolk."),
        (
            events.ForsakenMet((ANA, BO), BO),
            "The Forsaken: you and {1}. {1} is the Shrouded.",
            "The Forsaken: {0} and {1}. {1} is the Shrouded.",
        ),
        (
            events.RoleCardSeen(BO, "cursed"),
            "You see {1}'s role card: Cursed.",
            "Seen on {1}'s role card: Cursed.",
        ),
        (
            events.DestinationSeen(0, "dead-end"),
            "You see behind the north door: a Dead End.",
            "Seen behind the north door: a Dead End.",
        ),
        (events.VictimWished(ANA, ANA), "You want to sacrifice yourself.", "{0} wants to sacrifice themself."),
        (events.CardsSeen(("wander", "deny-fate")), "You drew: Wander and Deny Fate.", "Drew: Wander and Deny Fate."),
        (events.HandGlimpsed(BO, ()), "You see {1}'s hand: nothing.", "Seen in {1}'s hand: nothing."),
    ],
)
def test_what_one_alone_hears_is_told_to_them(event: Any, mine: str, afterwards: str) -> None:
    assert tell(view_of(ANA), event) == mine
    assert tell(view_of(None), event) == afterwards


def test_the_narrator_has_a_line_for_every_step() -> None:
    assert set(LINES) == {*get_args(StepName), "asleep", "awake"}
    assert len(set(LINES.values())) == len(LINES)
    assert all(is_sentence(line) for line in LINES.values())
    assert narration("oracle", 15) == f"{LINES['oracle']} 15 seconds."
    assert narration("awake", 0) == LINES["awake"]


@pytest.mark.rule("FF-NIGHT2-02")
def test_the_narrator_says_the_same_whoever_lives() -> None:
    def heard(*, dead: bool) -> list[str]:
        people = (player(role="oracle", dead=dead), player(role="forsaken"), *(player() for _ in range(4)))
        scene = next_step(night(*people), "sacrifice")
        return [tell(scene.view(CY), event) for event in scene.told(CY)]

    assert heard(dead=True) == heard(dead=False)


# Statements


@pytest.mark.rule("FF-TALK-10")
@pytest.mark.parametrize("kind", get_args(AnyStatement), ids=lambda kind: kind.__name__)
def test_a_statement_reads_the_same_whoever_makes_and_hears_it(kind: type) -> None:
    seats = (ANA, BO, CY, DI)
    for statement in variants(kind):
        words = {words_of(view_of(viewer), statement) for viewer in (None, *seats)}
        assert len(words) == 1
        text = words.pop()
        assert is_sentence(text), text
        for speaker in seats:
            said = Said(0, speaker, statement, 1, 1, 1, "action")
            assert sentence(view_of(None), said) == f"{at_seat(speaker)} says: {text}"
            assert sentence(view_of(speaker), said) == f"You say: {text}"
            assert tell(view_of(None), events.StatementMade(said)) == sentence(view_of(None), said)


@pytest.mark.rule("FF-TALK-10")
def test_different_statements_read_differently() -> None:
    said = [statement for kind in get_args(Plain) for statement in variants(kind)]
    words = [words_of(view_of(None), statement) for statement in dict.fromkeys(said) if said_apart(statement)]
    assert len(set(words)) == len(words)


def said_apart(statement: Any) -> bool:
    """A route names a slot or a Territory, never both; and a number that it leaves out cannot be told apart."""
    both = getattr(statement, "slot", None) is not None and getattr(statement, "at", None) is not None
    return not both and not isinstance(statement, statements.Retract)


@pytest.mark.rule("FF-TALK-10")
def test_answers_and_retractions_say_what_they_speak_of() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"))
    scene.when(ANA, Say(statements.AskAbout(BO, "role")))
    scene.when(BO, Say(statements.Answer(0, statements.ClaimRole("oracle"))))
    scene.when(BO, Say(statements.Retract(1)))
    assert [tell(scene.view(CY), event) for event in scene.told(CY)] == [
        "{0} says: {1}, what is your role?",
        "{1} says: To {0}: I am the Oracle.",
        "{1} says: I take this back: To {0}: I am the Oracle.",
    ]
    assert sentence(scene.view(BO), scene.view(BO).said[1]) == (
        "You say: To {0}: I am the Oracle. This was taken back."
    )


@pytest.mark.rule("FF-TALK-10")
@pytest.mark.parametrize(
    ("statement", "words"),
    [
        (statements.ClaimRole("forsaken"), "I am one of the Forsaken."),
        (statements.ClaimTeam("villagers"), "I am on the Villager Team."),
        (
            statements.ClaimSawRole(CY, "commonfolk", "oracle", 2),
            "I Peeked at {2} as the Oracle in Night 2: Commonfolk.",
        ),
        (
            statements.ClaimSawDestination(4, "void", "card", 1),
            "I Peeked behind the south door with a card on Day 1: The Void.",
        ),
        (statements.ClaimHand("wander", 2), "I hold 2 Wander cards."),
        (statements.ClaimHand("weapon", 0), "I hold no Weapon card."),
        (
            statements.ClaimNightTarget("shelter-from-evil", CY),
            "I laid Shelter from Evil on {2}.",
        ),
        (statements.Trust(CY, 3), "I trust {2} completely."),
        (statements.AccuseOf(CY, "villagers"), "{2} is on the Villager Team."),
        (statements.Promise("play", CY), "I promise to play a card on {2}."),
        (statements.Promise("hold", CY), "I promise to play nothing against {2}."),
        (statements.Promise("vote", CY), "I promise to vote against {2}."),
        (statements.WarnRoute(at=AT(2, -1)), "Let us keep away from (2,-1)."),
    ],
)
def test_statements_read_as_sentences(statement: Any, words: str) -> None:
    assert words_of(view_of(None), statement) == words
    assert label(view_of(ANA), Say(statement)) == f"Say: {words}"


def test_the_clock_has_words_too() -> None:
    assert label(view_of(None), Timeout()) == "Time is up"
