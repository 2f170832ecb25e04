"""What Forsaken Forest's bots say, when, and what they make of what others say."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, FORSAKEN, Scene, given, night, player
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken_forest.groups import heard as spoken
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.opinions import opinion
from lanternwood.bots.forsaken_forest.routes import slots_meant
from lanternwood.bots.forsaken_forest.signs import OfPair, OfSlot, Reader
from lanternwood.bots.forsaken_forest.suspicion import Suspicion
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import EndPlea, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.notebook import take_note
from lanternwood.games.forsaken_forest.state import Deed
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNoPeek,
    ClaimReason,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    ClaimTeam,
    Defend,
    Distrust,
    Plain,
    ProposeRoute,
    Retract,
    Said,
    Say,
    Trust,
    VoteIntent,
    WarnRoute,
)
from lanternwood.games.forsaken_forest.view import GallowsView, View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng

EVEN = 1 / 8


@dataclass
class Believed:
    """Beliefs that a test sets."""

    p: list[float]
    village: list[float] = field(default_factory=lambda: [EVEN] * 8)
    void: list[float] = field(default_factory=lambda: [EVEN] * 8)
    forsaken: int = 1


def four(hand: tuple[str, ...] = (), role: str = "commonfolk", **facts: Any) -> Scene:
    """Bo has this hand and this role; Di is Forsaken."""
    return given(player(), player(*hand, role=role), player(), FORSAKEN, **facts)


def says(scene: Scene, seat: Seat, statement: AnyStatement) -> int:
    """What is said, and its number."""
    scene.when(seat, Say(statement))
    return len(scene.state.said) - 1


def chosen(scene: Scene, seat: Seat, level: str = "steady", luck: str = "", **circumstances: bool) -> Any:
    bot = make_bot(GAME.name, level, HashRng(luck.encode()))
    return bot.choose(mind_of(GAME, scene.state, seat, **circumstances))


def answer(scene: Scene, seat: Seat, luck: str = "") -> Plain:
    said = chosen(scene, seat, luck=luck)
    assert isinstance(said, Say)
    assert isinstance(said.statement, Answer)
    return said.statement.with_


# Being asked


@pytest.mark.parametrize("level", ["steady", "sharp"])
@pytest.mark.parametrize("hand", [(), ("deny-fate", "bar-the-way", "field-dressing")])
def test_whoever_is_asked_answers_at_once_whatever_they_hold(level: str, hand: tuple[str, ...]) -> None:
    """An answer only from those who could also play something would betray their hands."""
    scene = four(hand, phase="fast")
    ref = says(scene, ANA, AskAbout(BO, "role"))
    said = chosen(scene, BO, level)
    assert isinstance(said, Say)
    assert isinstance(said.statement, Answer)
    assert said.statement.ref == ref
    scene.when(BO, said)
    assert not isinstance(chosen(scene, BO, level), Say), "once is enough"
    assert not isinstance(chosen(scene, CY, level), Say), "nobody else was asked"


def test_of_several_questions_each_is_answered_in_turn_and_none_after_a_cycle() -> None:
    scene = four(phase="fast")
    refs = [says(scene, ANA, AskAbout(BO, "role")), says(scene, CY, AskAbout(BO, "peeks"))]
    for ref in refs:
        said = chosen(scene, BO)
        assert said.statement.ref == ref
        scene.when(BO, said)
    assert not isinstance(chosen(scene, BO), Say)
    says(scene, ANA, AskAbout(BO, "hand"))
    scene.state.cycle += 1
    assert isinstance(chosen(scene, BO), Say)
    scene.state.turns_taken += 1
    assert not isinstance(chosen(scene, BO), Say)


def test_nobody_answers_a_question_that_was_taken_back() -> None:
    scene = four(phase="fast")
    says(scene, ANA, AskAbout(BO, "role"))
    scene.state.said[0] = Said(0, ANA, AskAbout(BO, "role"), 1, 1, 1, "fast", retracted=True)
    assert not isinstance(chosen(scene, BO), Say)


def test_whoever_has_talked_enough_just_chooses() -> None:
    scene = four(phase="fast")
    says(scene, ANA, AskAbout(BO, "role"))
    assert isinstance(chosen(scene, BO), Say)
    assert not isinstance(chosen(scene, BO, may_talk=False), Say)


def test_the_entangled_and_all_by_night_hold_their_tongues() -> None:
    scene = four(phase="fast")
    says(scene, ANA, AskAbout(BO, "role"))
    scene.state.entangled = BO
    assert not isinstance(chosen(scene, BO), Say)
    dark = night(player(), player(), player(role="oracle"), FORSAKEN, number=2)
    dark.state.said.append(Said(0, ANA, AskAbout(CY, "role"), 1, 1, 1, "fast"))
    for seat in GAME.pending(dark.state):
        if seat >= 0:
            assert not isinstance(chosen(dark, Seat(seat)), Say)


def test_about_their_role_they_say_no_more_than_others_would() -> None:
    """Those with a gift, those without one and the Forsaken can say the same."""
    heard: dict[str, set[Plain]] = {}
    for role in ("commonfolk", "oracle", "forsaken"):
        for luck in range(12):
            scene = given(player(), player(role=role), player(), FORSAKEN, phase="fast")
            says(scene, ANA, AskAbout(BO, "role"))
            heard.setdefault(role, set()).add(answer(scene, BO, str(luck)))
    assert heard["commonfolk"] == heard["forsaken"] == {ClaimRole("commonfolk"), ClaimTeam("villagers")}
    assert heard["oracle"] == {ClaimTeam("villagers")}


def test_whoever_has_seen_nothing_says_so_and_who_has_told_says_it_again() -> None:
    scene = four(phase="fast")
    says(scene, ANA, AskAbout(BO, "peeks"))
    assert answer(scene, BO) == ClaimNoPeek()
    claim = ClaimSawDestination(3, "void", "card")
    says(scene, BO, claim)
    assert answer(scene, BO) == claim


def test_a_villager_tells_what_they_saw_when_asked() -> None:
    scene = given(player("soul-mirror"), player(), player(), FORSAKEN)
    scene.when(ANA, Play(CARD["soul-mirror"], target=DI)).all_pass()
    says(scene, BO, AskAbout(ANA, "peeks"))
    assert answer(scene, ANA) == ClaimSawRole(DI, "forsaken", "card", when=1)


@pytest.mark.parametrize("role", ["commonfolk", "forsaken"])
def test_what_was_seen_is_told_truly_once_it_lies_open(role: str) -> None:
    """To have Peeked at nothing would be a lie, and any other tale one that all see through."""
    scene = given(player(), player(role=role), player(), FORSAKEN, phase="fast")
    scene.state.looked_slots[BO] |= 1 << 2
    take_note(scene.state, BO, "destination", "card", slot=2)
    scene.state.turned |= 1 << 2
    says(scene, ANA, AskAbout(BO, "peeks"))
    assert {answer(scene, BO, str(luck)) for luck in range(12)} == {ClaimSawDestination(2, "dead-end", "card", when=1)}


@pytest.mark.parametrize("role", ["commonfolk", "forsaken"])
def test_the_forsaken_have_no_weapons_to_speak_of(role: str) -> None:
    hand = ("shot-in-the-dark", "shot-in-the-dark", "deny-fate")
    scene = given(player(), player(*hand, role=role), player(), FORSAKEN, phase="fast")
    says(scene, ANA, AskAbout(BO, "hand"))
    assert answer(scene, BO) == (ClaimHand("weapon", 2) if role == "commonfolk" else ClaimHand("resistance", 1))


@pytest.mark.parametrize(
    ("card", "reason"),
    [("wander", "forced_wander"), ("press-on", "scouting"), ("bar-the-way", "blocking"), ("spyglass", "other")],
)
def test_they_give_a_reason_that_fits_what_they_did_last(card: str, reason: Any) -> None:
    scene = four(phase="fast")
    scene.state.deeds.append(Deed(BO, card, None, (), None, 1, 1, None))
    scene.state.deeds.append(Deed(CY, "lend-a-hand", None, (), None, 1, 1, None))
    says(scene, ANA, AskAbout(BO, "reason"))
    assert answer(scene, BO) == ClaimReason(reason)


def test_asked_for_their_vote_they_name_whom_they_suspect() -> None:
    scene = four(phase="fast")
    scene.state.looked_roles[BO] |= 1 << DI
    says(scene, ANA, AskAbout(BO, "vote"))
    assert answer(scene, BO) == Distrust(DI, 1)


def test_asked_for_their_vote_the_forsaken_name_no_friend() -> None:
    scene = given(player(), player(), player(), player(), FORSAKEN, FORSAKEN, phase="fast")
    for speaker in (BO, CY):
        says(scene, speaker, AccuseOf(FAY, "forsaken"))
    says(scene, ANA, AskAbout(DI, "vote"))
    assert answer(scene, DI) == Distrust(FAY, 1)
    says(scene, ANA, AskAbout(ED, "vote"))
    named = answer(scene, ED)
    assert isinstance(named, Distrust)
    assert named.target != FAY


# Thinking aloud


@pytest.mark.parametrize("level", ["steady", "sharp"])
@pytest.mark.parametrize("hand", [(), ("wander",), ("press-on",), ("deny-fate", "wander"), ("shot-in-the-dark",)])
def test_when_they_speak_does_not_depend_on_their_hand(level: str, hand: tuple[str, ...]) -> None:
    scene = given(player(*hand), player(), player(), FORSAKEN)
    scene.state.looked_slots[ANA] |= 1 << 2
    take_note(scene.state, ANA, "destination", "card", slot=2)
    assert chosen(scene, ANA, level) == Say(ClaimSawDestination(2, "dead-end", "card", when=1))
    assert not isinstance(chosen(scene, BO, level), Say), "it is not their turn"


def judged(scene: Scene, seat: Seat, beliefs: Believed, public: Believed | None = None) -> Judge:
    return Judge(scene.view(seat), Manner(), beliefs, public or beliefs)


def said_by(scene: Scene, seat: Seat, beliefs: Believed, public: Believed | None = None) -> Plain | None:
    judge = judged(scene, seat, beliefs, public)
    return opinion(judge, spoken(judge.view))


def slots(slot: int, chance: float) -> list[float]:
    return [chance if each == slot else (1 - chance) / 7 for each in range(8)]


@pytest.mark.parametrize(
    ("likely", "said"),
    [(0.7, AccuseOf(DI, "forsaken")), (0.5, Distrust(DI, 1)), (0.64, AccuseOf(DI, "forsaken")), (0.3, None)],
)
def test_they_say_whom_they_suspect_as_strongly_as_they_do(likely: float, said: Plain | None) -> None:
    rest = (1 - likely) / 2
    found = said_by(four(), ANA, Believed([0.0, rest, rest, likely]))
    assert found == said or (said is None and isinstance(found, AskAbout | None))


def test_they_say_whom_they_trust() -> None:
    assert said_by(four(), ANA, Believed([0.0, 0.05, 0.35, 0.35])) == Trust(BO, 1)


def test_one_thing_a_turn_nothing_twice_and_nothing_that_two_others_have_said() -> None:
    suspects = Believed([0.0, 0.15, 0.15, 0.7])
    scene = four()
    said = said_by(scene, ANA, suspects)
    assert said == AccuseOf(DI, "forsaken")
    says(scene, ANA, said)
    assert said_by(scene, ANA, suspects) is None, "not twice in a turn"
    scene.state.turns_taken += 1
    assert said_by(scene, ANA, suspects) != said, "not twice at all"
    crowd = four()
    says(crowd, BO, said)
    assert said_by(crowd, ANA, suspects) == said
    says(crowd, CY, said)
    assert said_by(crowd, ANA, suspects) != said


def test_who_calls_somebody_a_villager_does_not_accuse_them() -> None:
    scene = four()
    for speaker in (BO, CY):
        says(scene, speaker, AccuseOf(DI, "villagers"))
    accused = AccuseOf(DI, "forsaken")
    assert said_by(scene, ANA, Believed([0.0, 0.15, 0.15, 0.7])) == accused, "nobody else has said so"
    assert Reader().read(scene.view(None))[-1] == OfPair("rates", "good", CY, DI)


def test_a_changed_mind_is_told_after_a_while() -> None:
    scene = four()
    says(scene, ANA, AccuseOf(BO, "forsaken"))
    trusting = Believed([0.0, 0.02, 0.3, 0.3])
    scene.state.cycle += 1
    assert said_by(scene, ANA, trusting) != Trust(BO, 1)
    scene.state.cycle += 1
    assert said_by(scene, ANA, trusting) == Trust(BO, 1)


def test_whoever_has_shown_what_they_saw_of_someone_need_not_accuse_them_too() -> None:
    scene = four()
    says(scene, ANA, ClaimSawRole(DI, "forsaken", "card"))
    assert not isinstance(said_by(scene, ANA, Believed([0.0, 0.15, 0.15, 0.7])), AccuseOf)


def test_what_was_said_in_answer_is_said() -> None:
    """By oneself and by others."""
    suspects = Believed([0.0, 0.15, 0.15, 0.7])
    accused = AccuseOf(DI, "forsaken")
    for told in (ClaimSawRole(DI, "forsaken", "card"), accused):
        scene = four()
        ref = says(scene, BO, AskAbout(ANA, "peeks"))
        says(scene, ANA, Answer(ref, told))
        scene.state.turns_taken += 1
        assert said_by(scene, ANA, suspects) != accused
    crowd = four()
    ref = says(crowd, DI, AskAbout(BO, "vote"))
    for speaker in (BO, CY):
        says(crowd, speaker, Answer(ref, accused))
    assert said_by(crowd, ANA, suspects) != accused


def test_what_was_taken_back_or_said_by_oneself_is_no_voice() -> None:
    there = Believed([0.25] * 4, village=slots(2, 0.8))
    scene = four()
    says(scene, CY, Retract(says(scene, CY, ProposeRoute(slot=2))))
    says(scene, BO, ProposeRoute(slot=2))
    assert said_by(scene, ANA, there) == ProposeRoute(slot=2)
    changed = four()
    says(changed, ANA, AccuseOf(DI, "forsaken"))
    changed.state.cycle += 2
    says(changed, ANA, Trust(DI))
    changed.state.cycle += 2
    says(changed, BO, AccuseOf(DI, "forsaken"))
    assert said_by(changed, ANA, Believed([0.0, 0.15, 0.15, 0.7])) == AccuseOf(DI, "forsaken")


def test_they_say_where_to_go_and_warn_only_of_what_is_near() -> None:
    even = [0.25] * 4
    scene = four()
    assert said_by(scene, ANA, Believed(even, village=slots(2, 0.8))) == ProposeRoute(slot=2)
    far = said_by(scene, ANA, Believed(even, void=slots(2, 0.8)))
    assert not isinstance(far, WarnRoute)
    near = four(paths=[(1, 0), (2, 0), (3, 0), (4, 0)])
    slot = min(range(8), key=lambda each: judged(near, ANA, Believed(even)).routes.steps[each])
    assert said_by(near, ANA, Believed(even, void=slots(slot, 0.8))) == WarnRoute(slot=slot)


def test_the_forsaken_lead_nobody_to_the_village_and_warn_of_no_void() -> None:
    """The Village lies in slot 0, The Void in slot 4, as all true Forsaken know."""
    knows = Believed([0.0, 0.0, 0.0, 1.0], slots(0, 1.0), slots(4, 1.0))
    public = [0.25] * 4
    scene = four()
    for slot, led in ((0, False), (4, True), (2, True)):
        said = said_by(scene, DI, knows, Believed(public, village=slots(slot, 0.8)))
        assert (said == ProposeRoute(slot=slot)) == led
    near = four(paths=[(x, y) for x in range(-4, 5) for y in range(-4, 5)])
    for slot, warned in ((4, False), (0, True), (2, True)):
        said = said_by(near, DI, knows, Believed(public, void=slots(slot, 0.8)))
        assert (said == WarnRoute(slot=slot)) == warned


def test_the_forsaken_turn_on_a_friend_only_when_all_have_seen_through_them() -> None:
    scene = given(player(), player(), FORSAKEN, FORSAKEN)
    knows = Believed([0.0, 0.0, 1.0, 1.0], forsaken=2)
    assert said_by(scene, DI, knows, Believed([0.1, 0.1, 0.8, 0.4], forsaken=2)) != AccuseOf(CY, "forsaken")
    assert said_by(scene, DI, knows, Believed([0.0, 0.05, 0.95, 0.4], forsaken=2)) == AccuseOf(CY, "forsaken")


def test_they_ask_whom_they_wonder_about_now_and_then() -> None:
    scene = four()
    wondering = Believed([0.0, 0.33, 0.3, 0.37])
    assert said_by(scene, ANA, wondering) == AskAbout(DI, "peeks")
    scene.state.deeds.append(Deed(DI, "wander", None, (), None, 1, 1, None))
    asked = said_by(scene, ANA, wondering)
    assert asked == AskAbout(DI, "reason")
    says(scene, ANA, asked)
    scene.state.cycle += 1
    assert said_by(scene, ANA, wondering) is None
    scene.state.cycle += 1
    assert said_by(scene, ANA, wondering) == AskAbout(DI, "peeks")


# What others say


def heard(scene: Scene, *said: tuple[Seat, AnyStatement]) -> Suspicion:
    """What Ana makes of a table where this has been said."""
    for speaker, statement in said:
        says(scene, speaker, statement)
    return Suspicion(scene.view(ANA), Manner())


def test_ratings_weigh_as_much_as_they_say_and_the_last_word_counts() -> None:
    silent = heard(four()).p[CY]
    a_little, plainly, wholly = (heard(four(), (BO, Distrust(CY, strength))).p[CY] for strength in (1, 2, 3))
    assert silent < a_little < plainly < wholly < heard(four(), (BO, AccuseOf(CY, "forsaken"))).p[CY]
    assert heard(four(), (BO, Trust(CY))).p[CY] < silent
    assert heard(four(), (BO, Defend(CY))).p[CY] < silent
    assert heard(four(), (BO, AccuseOf(CY, "villagers"))).p[CY] < silent
    both = heard(four(), (BO, AccuseOf(CY, "forsaken")), (BO, Trust(CY))).p[CY]
    assert both == heard(four(), (BO, Trust(CY))).p[CY]


@pytest.mark.parametrize("said", [AccuseOf(CY, "forsaken"), Trust(CY), ClaimSawRole(CY, "forsaken", "card")])
def test_nobody_is_convinced_by_what_they_say_themselves(said: Plain) -> None:
    assert heard(four(), (ANA, said)).p == heard(four()).p
    assert heard(four(), (BO, said)).p != heard(four()).p


def test_who_is_not_trusted_does_not_convince() -> None:
    scene = four()
    scene.state.looked_roles[ANA] |= 1 << DI
    silent = heard(scene).p
    assert heard(scene, (DI, AccuseOf(CY, "forsaken"))).p[CY] <= silent[CY]


def test_a_joke_about_oneself_is_remembered() -> None:
    silent = heard(four()).p[CY]
    assert heard(four(), (CY, ClaimTeam("forsaken"))).p[CY] > silent
    assert heard(four(), (CY, ClaimRole("silencer"))).p[CY] > silent
    assert heard(four(), (CY, ClaimTeam("villagers"))).p[CY] == silent


def test_they_go_where_somebody_they_trust_asks_them_to() -> None:
    silent, asked = heard(four()), heard(four(), (BO, ProposeRoute(slot=3)))
    assert asked.village[3] > silent.village[3]
    assert asked.void[3] < silent.void[3]
    warned = heard(four(), (BO, WarnRoute(slot=3)))
    assert warned.void[3] > silent.void[3]
    twice = heard(four(), (BO, ProposeRoute(slot=3)), (CY, ProposeRoute(slot=3)))
    assert twice.village == asked.village, "the second says it after the first"
    near = four()
    square = next(at for at in range(169) if slots_meant(ProposeRoute(at=at)) == [3])
    assert heard(near, (BO, ProposeRoute(at=square))).village == asked.village


def test_who_tells_what_lies_there_is_judged_by_that_alone() -> None:
    claim = ClaimSawDestination(3, "village", "navigator")
    told = heard(four(), (BO, claim))
    assert heard(four(), (BO, claim), (BO, ProposeRoute(slot=3))).village == told.village


def test_sharp_reads_ratings_and_urging_as_signs() -> None:
    scene = four()
    reader = Reader()
    reader.read(scene.view(None))
    for speaker, statement in (
        (BO, Distrust(CY)),
        (CY, Defend(BO)),
        (BO, Trust(CY)),
        (CY, WarnRoute(slot=4)),
        (BO, ProposeRoute(slot=4)),
        (BO, VoteIntent(death=True)),
    ):
        says(scene, speaker, statement)
    assert reader.read(scene.view(None)) == [
        OfPair("rates", "bad", BO, CY),
        OfPair("rates", "good", CY, BO),
        OfSlot("urges", "stay", CY, 4),
        OfSlot("urges", "go", BO, 4),
    ]


# At the Gallows


@pytest.mark.parametrize(
    ("role", "claim"),
    [("commonfolk", "commonfolk"), ("forsaken", "commonfolk"), ("cursed", "commonfolk"), ("priest", "priest")],
)
def test_a_plea_tells_nobody_who_is_forsaken(role: Any, claim: Any) -> None:
    """Whoever is accused says who they are: those without a gift and the Forsaken the same."""
    scene = given(player("drag-to-the-gallows"), player(role=role), player(), FORSAKEN)
    scene.when(ANA, Play(CARD["drag-to-the-gallows"], target=BO)).all_pass()
    said = chosen(scene, BO)
    assert said == Say(ClaimRole(claim))
    scene.when(BO, said)
    assert chosen(scene, BO) == EndPlea(), "once is enough"


def test_whoever_brought_somebody_to_the_gallows_stands_by_it() -> None:
    doubtful = Believed([0.0, 0.55, 0.2, 0.25])
    scene = given(player("drag-to-the-gallows"), player(), player(), FORSAKEN)
    scene.when(ANA, Play(CARD["drag-to-the-gallows"], target=BO)).all_pass()
    assert judged(scene, ANA, doubtful).would_condemn(BO)
    assert not judged(scene, CY, doubtful).would_condemn(BO)


def at_the_gallows(accused: Seat, view: View) -> View:
    gallows = GallowsView(accused, ANA, stage="vote", vote=None)
    return View(**{name: getattr(view, name) for name in View.__struct_fields__} | {"gallows": gallows})


@pytest.mark.parametrize(("likely", "said"), [(0.1, Defend(BO)), (0.8, AccuseOf(BO, "forsaken")), (0.45, None)])
def test_they_speak_for_or_against_the_accused_until_enough_is_said(likely: float, said: Plain | None) -> None:
    scene = four()
    beliefs = Believed([0.0, likely, (1 - likely) / 2, (1 - likely) / 2])
    judge = Judge(at_the_gallows(BO, scene.view(ANA)), Manner(), beliefs, beliefs)
    assert opinion(judge, []) == said
    says(scene, CY, Defend(BO))
    says(scene, DI, AccuseOf(BO, "forsaken"))
    judge = Judge(at_the_gallows(BO, scene.view(ANA)), Manner(), beliefs, beliefs)
    assert opinion(judge, spoken(judge.view)) is None
