"""FF-TALK: the statements that people and bots make alike, and that prove nothing."""

import msgspec
import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, Scene, given, next_step, night, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import AnyAction, ChoosePlayer
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import StatementMade
from lanternwood.games.forsaken_forest.frames import NightStep
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNightTarget,
    ClaimNoPeek,
    ClaimNoWander,
    ClaimReason,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    ClaimTeam,
    Defend,
    Distrust,
    Promise,
    ProposeRoute,
    Retract,
    Said,
    Say,
    Trust,
    VoteIntent,
    WarnRoute,
)
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat, Viewer

HELLO = Say(ClaimRole("commonfolk"))

STATEMENTS: list[AnyStatement] = [
    ClaimRole("oracle"),
    ClaimTeam("villagers"),
    ClaimSawRole(CY, "forsaken", "oracle", 2),
    ClaimSawDestination(3, "void", "card", 1),
    ClaimNoPeek(),
    ClaimHand("deny-fate", 2),
    ClaimHand("weapon", 0),
    ClaimNoWander(),
    ClaimNightTarget("shelter-from-evil", CY, 2),
    ClaimReason("forced_wander"),
    Trust(CY, 3),
    Distrust(CY, 1),
    AccuseOf(CY, "shrouded"),
    AccuseOf(CY, "forsaken"),
    Defend(CY),
    ProposeRoute(slot=3),
    ProposeRoute(at=100),
    WarnRoute(slot=0),
    AskAbout(CY, "peeks"),
    Promise("vote", CY),
    VoteIntent(death=True),
]


def table(phase: str = "action") -> Scene:
    return given(player(), player(), player(), player(role="forsaken"), phase=phase)


def says(scene: Scene, seat: Seat, statement: AnyStatement) -> Scene:
    return scene.when(seat, Say(statement))


@pytest.mark.rule("FF-TALK-06")
@pytest.mark.parametrize("statement", STATEMENTS)
def test_each_kind_of_statement_is_heard_with_its_speaker_and_its_time(statement: AnyStatement) -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), cycle=3, turns_taken=5)
    says(scene, ANA, ClaimTeam("villagers"))
    says(scene, BO, statement)
    said = Said(1, BO, statement, day=1, cycle=3, turn=5, phase="action")
    assert scene.announced(StatementMade)[1] == StatementMade(said)
    assert scene.view(None).said[1] == said


@pytest.mark.rule("FF-TALK-06")
def test_at_night_no_statement_is_accepted() -> None:
    scene = night(player(), player(dead=True), player(), player(role="forsaken"))
    for seat in (ANA, BO, DI):
        scene.refused(seat, HELLO, "FF-NIGHT1-14")


@pytest.mark.rule("FF-TALK-06")
@pytest.mark.parametrize(
    "statement",
    [
        Trust(Seat(4)),
        ClaimSawRole(Seat(-1), "oracle", "card"),
        ClaimHand("stampede", 1),
        ClaimHand(CONTENT.artifacts[0].id, 1),
        ClaimHand(CONTENT.forest[0].id, 1),
        ClaimHand("glass-eye", 1),
        ProposeRoute(),
        ProposeRoute(slot=1, at=1),
        WarnRoute(),
        Answer(0, ClaimRole("oracle")),
        Retract(0),
    ],
)
def test_a_statement_must_speak_of_what_there_is(statement: AnyStatement) -> None:
    table().refused(ANA, Say(statement), "FF-TALK-06")


@pytest.mark.rule("FF-TALK-06")
def test_an_answer_answers_something_that_was_asked() -> None:
    scene = says(table(), ANA, AskAbout(BO, "role"))
    says(scene, BO, Answer(0, ClaimRole("oracle")))
    scene.refused(CY, Say(Answer(1, ClaimRole("oracle"))), "FF-TALK-06")
    scene.refused(CY, Say(Answer(0, Retract(0))), "FF-TALK-06")
    scene.refused(CY, Say(Answer(0, Trust(Seat(9)))), "FF-TALK-06")


@pytest.mark.rule("FF-TALK-06")
def test_only_the_speaker_takes_a_statement_back_and_it_stays_as_retracted() -> None:
    scene = says(table(), ANA, ClaimRole("oracle"))
    scene.refused(BO, Say(Retract(0)), "FF-TALK-06")
    says(scene, ANA, Retract(0))
    first, second = scene.view(BO).said
    assert (first.statement, first.retracted) == (ClaimRole("oracle"), True)
    assert (second.statement, second.retracted) == (Retract(0), False)
    scene.refused(ANA, Say(Retract(0)), "FF-TALK-06")
    scene.refused(ANA, Say(Retract(1)), "FF-TALK-06")


@pytest.mark.rule("FF-TALK-07")
@pytest.mark.parametrize("evidence", ["card", "proof", "handle"])
def test_a_client_cannot_attach_evidence(evidence: str) -> None:
    said = {"type": "ClaimRole", "role": "oracle"}
    assert msgspec.convert({"type": "Say", "statement": said}, AnyAction) == Say(ClaimRole("oracle"))
    for sent in (
        {"type": "Say", "statement": {**said, evidence: "oracle"}},
        {"type": "Say", "statement": said, evidence: "oracle"},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(sent, AnyAction)


@pytest.mark.rule("FF-TALK-07")
@pytest.mark.parametrize("viewer", [BO, CY, None])
def test_a_true_claim_proves_nothing(viewer: Viewer) -> None:
    """A claim about one's own role, hand or Peek leaves what others know as it was."""
    scene = given(player("spyglass", role="oracle"), player(), player(), player(role="forsaken"), village=1)
    scene.play(ANA, "spyglass", slot=0).all_pass()
    before = scene.view(viewer)
    for statement in (ClaimRole("oracle"), ClaimSawDestination(0, "village", "card"), ClaimHand("navigation", 0)):
        says(scene, ANA, statement)
    after = scene.view(viewer)
    assert len(after.said) == 3
    assert (after.players, after.destinations, after.notes) == (before.players, before.destinations, before.notes)


@pytest.mark.rule("FF-TALK-08")
@pytest.mark.parametrize(
    "statement",
    [
        ClaimSawRole(CY, "forsaken", "card", 1),
        ClaimSawDestination(1, "village", "artifact", 1),
        ClaimNightTarget("entangle", CY, 7),
        AccuseOf(CY, "blessed"),
        Trust(ANA),
    ],
)
def test_a_statement_may_contradict_what_all_have_seen(statement: AnyStatement) -> None:
    """No card was played, no Night has had an Entangle, slot 1 is turned up, and no Blessed is in play."""
    scene = given(player(), player(), player(), player(role="forsaken"), turned=[2])
    says(scene, ANA, statement)
    assert scene.view(None).said[0].statement == statement


@pytest.mark.rule("FF-TALK-09")
@pytest.mark.parametrize("most", [1, 7, 120])
def test_the_limit_of_talk_is_the_number_that_the_server_counts_to(most: int) -> None:
    """One for the whole table. That it holds people and bots alike is shown in test_beside_people.py."""
    assert GAME.setting_up.manners(Options(talk_per_min=most)).talk_per_minute == most
    assert GAME.setting_up.manners(Options()).talk_per_minute == 20


@pytest.mark.rule("FF-TALK-09")
@pytest.mark.parametrize("most", [0, 121])
def test_a_table_where_nobody_could_talk_or_all_could_flood_it_is_refused(most: int) -> None:
    with pytest.raises(msgspec.ValidationError, match="talk_per_min"):
        msgspec.convert({"talk_per_min": most}, Options)


@pytest.mark.rule("FF-TALK-11")
def test_at_night_the_forsaken_have_their_standing_choices_and_no_talk() -> None:
    scene = night(player(), player(), player(), player(), player(role="forsaken"), player(role="forsaken"))
    next_step(scene, "sacrifice")
    four, five = Seat(4), Seat(5)
    for viewer in (ANA, four, five, None):
        assert GAME.talking.quiet(scene.state, viewer)
    scene.refused(four, HELLO, "FF-NIGHT1-14")
    scene.when(four, ChoosePlayer(ANA))
    seen = scene.view(five).night
    assert seen is not None
    assert [(wish.seat, wish.victim) for wish in seen.wishes] == [(four, ANA)]
    assert not Options().night_chat


@pytest.mark.rule("FF-TALK-11")
def test_with_night_chat_the_true_forsaken_who_are_awake_together_write_to_each_other() -> None:
    """Cy is the Coward and Ed is dead; the Silencer's own step has nobody else in it."""
    pack = [player(role="oracle"), player(role="forsaken"), player(role="coward"), player(role="silencer")]
    pack += [player(role="forsaken", dead=True), player(), player(), player()]
    for night_chat in (True, False):
        scene = night(*pack, options=Options(min_window_s=0, night_chat=night_chat))
        heard = {}
        while scene.state.phase == "night":
            assert isinstance(scene.top, NightStep)
            seats = range(len(pack))
            heard[scene.top.step] = {seat: [*GAME.talking.whispers(scene.state, Seat(seat))] for seat in seats}
            scene.times_out()
        together = {seat: [BO, DI] if night_chat and seat in (BO, DI) else [] for seat in range(len(pack))}
        alone: dict[int, list[Seat]] = {seat: [] for seat in range(len(pack))}
        assert heard == {"oracle": alone, "sacrifice": together, "silencer": alone}
    first = next_step(night(*pack[:4], *pack[5:], number=1, options=Options(night_chat=True)), "meeting")
    assert [[*GAME.talking.whispers(first.state, seat)] for seat in (ANA, BO, CY, DI)] == [[], [BO, DI], [], [BO, DI]]
    lonely = next_step(night(*pack[:3], *[player()] * 3, options=Options(night_chat=True)), "sacrifice")
    assert [*GAME.talking.whispers(lonely.state, BO)] == []


@pytest.mark.rule("FF-NIGHT1-04")
def test_the_table_is_hushed_while_a_step_of_the_night_is_called_and_at_no_other_time() -> None:
    """RULES.md 4, night traffic: those who choose must not be told from those who sleep."""
    scene = night(player(), player(), player(), player(role="forsaken"))
    assert GAME.talking.hushed(scene.state)
    scene.times_out()
    assert not GAME.talking.hushed(scene.state)
    assert not GAME.talking.hushed(given(player(), player(), player(), player(role="forsaken")).state)


def test_every_sub_type_and_travelers_card_can_be_claimed() -> None:
    scene = table()
    for name in {card.subtype for card in CONTENT.travelers} | {card.id for card in CONTENT.travelers}:
        says(scene, BO, ClaimHand(name, 1))
    assert len(scene.view(None).said) == 9 + 39


@pytest.mark.rule("FF-TALK-05")
@pytest.mark.parametrize("statement", STATEMENTS)
def test_a_statement_changes_nothing_but_what_was_said(statement: AnyStatement) -> None:
    scene = given(player(), player(), player("sprint"), player(role="forsaken"))
    before = scene.state.copy()
    offered = {seat: scene.offered(seat) for seat in (ANA, BO, CY, DI)}
    says(scene, BO, statement)
    assert {seat: scene.offered(seat) for seat in (ANA, BO, CY, DI)} == offered
    scene.state.said.clear()
    assert to_json(scene.state) == to_json(before)
