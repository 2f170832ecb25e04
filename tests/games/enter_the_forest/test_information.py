"""Who may know what: every row of the table of visibility, in views, announcements, choices and refusals.

Two worlds that differ in a secret are made alike but for it. Whoever may not know it cannot tell them apart, by
anything that reaches them or that they could try; whoever may, can.
"""

from collections.abc import Callable

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, every_action, given
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    AcceptHelp,
    AddCondition,
    AnswerWhatCouldGoWrong,
    CallRuin,
    ClaimSkill,
    Consent,
    CorrectRuin,
    Declare,
    DeclareReduction,
    EndEvening,
    EnterCondition,
    Expose,
    LeaveIt,
    NameWitnesses,
    Note,
    OfferBargain,
    OfferHelp,
    OpenBlind,
    Pause,
    RemoveAnyway,
    RollBlind,
    RollReduction,
    RollRuin,
    SealDice,
    TakeDark,
)
from lanternwood.games.enter_the_forest.content import CONTENT
from lanternwood.games.enter_the_forest.events import (
    BargainOffered,
    BetrayalNoticed,
    CharacterLost,
    CharacterTurned,
    ContestRolled,
    DiceCompared,
    DiceRead,
    DiceRolled,
    HelperExposed,
    HelpMatched,
    HelpOffered,
    MishapNamed,
    RiskDeclared,
    RuinMarked,
    RuinMarkedUnseen,
    RuinRolled,
    RuinStepPassedUnseen,
)
from lanternwood.games.enter_the_forest.rules import check
from lanternwood.games.enter_the_forest.state import State
from lanternwood.games.enter_the_forest.view import CharacterView, PassView, RiskView
from lanternwood.kernel.match import Match, plan_for, to_json
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Seat, Viewer

OWNER, OTHERS = ANA, (BO, CY)
EVERYONE: tuple[Viewer, ...] = (GM, ANA, BO, CY, None)


def answers(state: State, seat: Seat) -> list[str]:
    """What comes of trying each thing there is to do."""
    said = []
    for action in every_action(state.seats):
        try:
            check(state, seat, action)
            said.append(f"{action}: as you like")
        except IllegalAction as refusal:
            said.append(f"{action}: {refusal}")
    return said


def tells_apart(viewer: Viewer, one: Scene, other: Scene) -> bool:
    """Whether anything at all differs for this viewer."""
    if to_json(one.view(viewer)) != to_json(other.view(viewer)):
        return True
    if one.heard_by(viewer) != other.heard_by(viewer):
        return True
    if GAME.waiting.awaited(one.state, viewer) != GAME.waiting.awaited(other.state, viewer):
        return True
    if viewer is None:
        return False
    offered = [list(GAME.choices(scene.state, viewer)) for scene in (one, other)]
    return offered[0] != offered[1] or answers(one.state, viewer) != answers(other.state, viewer)


def only_these_know(knowing: set[Viewer], one: Scene, other: Scene) -> None:
    for viewer in EVERYONE:
        assert tells_apart(viewer, one, other) == (viewer in knowing), f"seat {viewer}"


def ana_seen(scene: Scene, by: Viewer) -> CharacterView:
    return next(character for character in scene.view(by).characters if character.seat == ANA)


def risk_seen(scene: Scene, by: Viewer) -> RiskView:
    roll = scene.view(by).roll
    assert isinstance(roll, RiskView)
    return roll


def last_pass(scene: Scene, by: Viewer) -> PassView:
    return risk_seen(scene, by).passes[-1]


# Open to all


def full_risk() -> Scene:
    """Ana's task, an answer, a bargain offer, a help offer and an exposure, with all dice on the table."""
    scene = given()
    scene.does(ANA, Declare(False, words="cross the river"))
    scene.does(GM, AnswerWhatCouldGoWrong(words="the rope snaps"))
    scene.does(ANA, ClaimSkill("occupation", words="a ferryman"))
    scene.does(CY, OfferBargain(words="your boots are gone"))
    scene.does(ANA, TakeDark())
    scene.does(CY, OfferHelp())
    scene.does(BO, OfferHelp())
    scene.does(ANA, AcceptHelp(BO))
    scene.does(BO, Expose(words="I hold the rope"))
    scene.throws(2, 5, 3)
    return scene


@pytest.mark.parametrize("viewer", EVERYONE)
def test_task_answers_bargain_offers_help_offers_and_exposures_are_open(viewer: Viewer) -> None:
    scene = full_risk()
    risk = risk_seen(scene, viewer)
    assert risk.task == "cross the river"
    assert [answer.words for answer in risk.answers] == ["the rope snaps"]
    assert [(bargain.seat, bargain.words) for bargain in risk.bargains] == [(CY, "your boots are gone")]
    assert [(help.seat, help.accepted, help.exposure) for help in risk.helps] == [
        (CY, False, ""),
        (BO, True, "I hold the rope"),
    ]
    kinds = {type(event) for event in scene.heard_by(viewer)}
    assert {RiskDeclared, MishapNamed, BargainOffered, HelpOffered, HelperExposed} <= kinds


@pytest.mark.parametrize("viewer", EVERYONE)
def test_dice_of_risk_and_help_rolls_are_open(viewer: Viewer) -> None:
    scene = full_risk()
    assert [die.face for die in last_pass(scene, viewer).dice] == [2, 5]
    assert [help.die.face for help in risk_seen(scene, viewer).helps if help.die] == [3]
    rolled = [event for event in scene.heard_by(viewer) if isinstance(event, DiceRolled)]
    assert [die.face for die in rolled[0].dice] == [2, 5, 3]


@pytest.mark.parametrize("viewer", EVERYONE)
def test_dice_of_contest_and_ruin_rolls_are_open(viewer: Viewer) -> None:
    scene = given()
    scene.contests(ANA, BO, deadly=True)
    scene.does(ANA, SealDice(1))
    scene.rolls(3, 4, 5, 6, 6)
    scene.does(BO, SealDice(0))
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    scene.rolls(5)
    scene.does(ANA, RollRuin())
    heard = scene.heard_by(viewer)
    assert [[die.face for die in event.dice] for event in heard if isinstance(event, ContestRolled)] == [
        [3, 4, 5, 6, 6]
    ]
    assert [event.die.face for event in heard if isinstance(event, RuinRolled)] == [5]


@pytest.mark.parametrize("viewer", EVERYONE)
@pytest.mark.parametrize("ruin", [0, 1, 4])
def test_the_ruin_of_whoever_never_turned_is_open(viewer: Viewer, ruin: int) -> None:
    scene = given(ruin={ANA: ruin})
    assert ana_seen(scene, viewer).ruin == ruin


@pytest.mark.parametrize("viewer", EVERYONE)
def test_starting_ruin_conditions_and_the_badges_are_open(viewer: Viewer) -> None:
    scene = given(ruin={ANA: 5}, starting=1)
    scene.does(GM, AddCondition(ANA, words="gloomy"))
    seen = ana_seen(scene, viewer)
    assert (seen.starting, seen.conditions, seen.turned, seen.lost) == (1, ("gloomy",), True, False)
    scene.does(GM, CorrectRuin(ANA, 1))
    assert ana_seen(scene, viewer).lost
    assert ana_seen(scene, viewer).ruin == 6
    assert CharacterLost(ANA) in scene.heard_by(viewer)


@pytest.mark.parametrize("viewer", EVERYONE)
def test_that_a_character_turns_is_open_and_so_is_the_mark_that_did_it(viewer: Viewer) -> None:
    scene = given(ruin={ANA: 4})
    scene.gathers(ANA, dark=True)
    scene.throws(6)
    scene.closes()
    assert RuinMarked(ANA, 5) in scene.heard_by(viewer)
    assert CharacterTurned(ANA) in scene.heard_by(viewer)
    assert ana_seen(scene, viewer).turned


# Behind the veil


def test_the_ruin_of_the_turned_is_for_their_player_and_the_game_master() -> None:
    worlds = [given(ruin={ANA: ruin}, turned=(ANA,)) for ruin in (4, 5)]
    only_these_know({GM, ANA}, *worlds)
    for viewer in EVERYONE:
        assert ana_seen(worlds[1], viewer).ruin == (5 if viewer in (GM, ANA) else None)


def test_with_the_veil_off_every_ruin_and_mark_is_open() -> None:
    scene = given(ruin={ANA: 4}, turned=(ANA,), veil=False)
    scene.gathers(ANA, dark=True)
    scene.throws(6)
    scene.closes()
    for viewer in EVERYONE:
        assert ana_seen(scene, viewer).ruin == 5
        assert RuinMarked(ANA, 5) in scene.heard_by(viewer)
        assert last_pass(scene, viewer).marked is True


def test_whether_the_turned_marked_in_a_risk_roll_is_for_their_player_and_the_game_master() -> None:
    """Dark 5 marks at Ruin 4 and not at Ruin 5."""
    worlds = []
    for ruin in (4, 5):
        scene = given(ruin={ANA: ruin}, turned=(ANA,))
        scene.gathers(ANA, skill=True, dark=True)
        scene.throws(2, 5)
        scene.closes()
        worlds.append(scene)
    only_these_know({GM, ANA}, *worlds)
    assert [scene.ana.ruin for scene in worlds] == [5, 5]
    for viewer in (BO, CY, None):
        assert last_pass(worlds[0], viewer).marked is None
        assert ana_seen(worlds[0], viewer).ruin is None
        assert not [event for event in worlds[0].heard_by(viewer) if isinstance(event, RuinMarked | RuinMarkedUnseen)]
        assert DiceCompared(ANA, 5, 2, True) in worlds[0].heard_by(viewer)
    assert [last_pass(scene, GM).marked for scene in worlds] == [True, False]


def test_whether_the_turned_marked_in_a_help_roll_is_for_their_player_and_the_game_master() -> None:
    worlds = []
    for ruin in (3, 4):
        scene = given(ruin={ANA: ruin}, turned=(ANA,))
        scene.gathers(BO, skill=True, dark=True)
        scene.throws(6, 4)
        scene.helped_by(ANA, 4)
        scene.closes()
        worlds.append(scene)
    only_these_know({GM, ANA}, *worlds)
    assert [scene.ana.ruin for scene in worlds] == [4, 5]
    for viewer in (BO, CY, None):
        assert HelpMatched(ANA, 4) in worlds[0].heard_by(viewer)
        assert not [event for event in worlds[0].heard_by(viewer) if isinstance(event, RuinMarked | RuinMarkedUnseen)]
    assert RuinMarkedUnseen(ANA, 4) in worlds[0].heard_by(GM)
    assert RuinMarkedUnseen(ANA, 4) in worlds[0].heard_by(ANA)


@pytest.mark.parametrize("viewer", EVERYONE)
@pytest.mark.parametrize("face", [5, 1])
def test_whether_the_turned_marked_in_a_ruin_roll_is_open_and_the_number_is_not(viewer: Viewer, face: int) -> None:
    scene = given(ruin={ANA: 3}, turned=(ANA,))
    scene.does(GM, CallRuin(ANA, words="a face in the bark"))
    scene.rolls(face)
    scene.does(ANA, RollRuin())
    rolled = next(event for event in scene.heard_by(viewer) if isinstance(event, RuinRolled))
    assert rolled.affected == (face == 5)
    assert (RuinMarked(ANA, None) in scene.heard_by(viewer)) == (face == 5)
    if face == 5:
        scene.does(ANA, EnterCondition(words="rooted"))
        assert ana_seen(scene, viewer).conditions == ("rooted",)
        assert ana_seen(scene, viewer).ruin == (4 if viewer in (GM, ANA) else None)


@pytest.mark.parametrize("viewer", EVERYONE)
def test_whether_the_turned_marked_in_a_contest_is_open(viewer: Viewer) -> None:
    scene = given(ruin={ANA: 2}, turned=(ANA,))
    scene.contests(ANA, BO, deadly=True)
    scene.does(ANA, SealDice(0))
    scene.rolls(5, 5, 1, 2, 2)
    scene.does(BO, SealDice(0))
    assert RuinMarked(ANA, None) in scene.heard_by(viewer)


def test_a_correction_behind_the_veil_is_for_their_player_and_the_game_master() -> None:
    one, other = given(ruin={ANA: 3}, turned=(ANA,)), given(ruin={ANA: 3}, turned=(ANA,))
    other.does(GM, CorrectRuin(ANA, 1))
    only_these_know({GM, ANA}, one, other)


# Sealed dice


@pytest.mark.rule("EF-CONTEST-06")
def test_sealed_extra_dice_are_for_their_owner_alone_not_even_the_game_master() -> None:
    worlds = []
    for extra in (0, 3):
        scene = given()
        scene.contests(ANA, BO)
        scene.does(ANA, SealDice(extra))
        worlds.append(scene)
    only_these_know({ANA}, *worlds)


def test_who_has_sealed_is_open() -> None:
    one, other = given(), given()
    for scene in (one, other):
        scene.contests(ANA, BO)
    other.does(ANA, SealDice(0))
    only_these_know(set(EVERYONE), one, other)


# Reductions


def at_rest(scene: Scene) -> None:
    """Nothing has been declared."""


def declared(scene: Scene) -> None:
    scene.does(ANA, DeclareReduction(words="I lie"))


def accepted(scene: Scene) -> None:
    declared(scene)
    scene.does(GM, AcceptAct(ANA))


def unnoticed(scene: Scene) -> None:
    accepted(scene)
    scene.rolls(1)
    scene.does(ANA, RollReduction())


def choosing(scene: Scene) -> None:
    accepted(scene)
    scene.rolls(6)
    scene.does(ANA, RollReduction())


def left(scene: Scene) -> None:
    choosing(scene)
    scene.does(ANA, LeaveIt())


def removed(scene: Scene) -> None:
    choosing(scene)
    scene.does(ANA, RemoveAnyway())


@pytest.mark.rule("EF-UI-09")
@pytest.mark.parametrize("so_far", [declared, accepted, unnoticed, choosing, left, removed])
@pytest.mark.parametrize("beside", ["rest", "roll", "pause"])
def test_a_reduction_is_for_its_player_and_the_game_master(so_far: Callable[[Scene], None], beside: str) -> None:
    """Its declaration, the answer, the die, the choice, and that one is under way at all."""
    worlds = []
    for told in (at_rest, so_far):
        scene = given(ruin={ANA: 5})
        if beside == "roll":
            scene.gathers(BO, skill=True, dark=True)
        told(scene)
        if beside == "pause":
            scene.does(OUTSIDE, Pause())
        worlds.append(scene)
    for viewer in (BO, CY, None):
        assert not tells_apart(viewer, *worlds), f"seat {viewer}"
        assert worlds[1].view(viewer).reductions == ()
    for viewer in (GM, ANA):
        assert tells_apart(viewer, *worlds)


@pytest.mark.rule("EF-REDUCE-09")
def test_the_message_of_what_was_noticed_is_for_the_two_and_those_named() -> None:
    worlds = []
    for told in (at_rest, removed):
        scene = given(ruin={ANA: 5})
        told(scene)
        if told is removed:
            scene.does(GM, NameWitnesses(ANA, (CY,)))
        worlds.append(scene)
    only_these_know({GM, ANA, CY}, *worlds)
    for viewer in EVERYONE:
        heard = [event for event in worlds[1].heard_by(viewer) if isinstance(event, BetrayalNoticed)]
        assert heard == ([BetrayalNoticed(ANA, (CY,), "I lie")] if viewer in (GM, ANA, CY) else [])
        assert b"I lie" not in to_json(worlds[1].view(viewer))


# The pause card


@pytest.mark.rule("EF-UI-15")
def test_nobody_learns_who_opened_the_pause_card() -> None:
    one, other = given(), given()
    one.does(ANA, Pause())
    other.does(GM, Pause())
    only_these_know(set(), one, other)


@pytest.mark.rule("EF-UI-15")
def test_the_record_of_a_match_names_nobody_for_the_pause_card() -> None:
    match = Match(GAME, plan_for(GAME, 4, "hush"))
    match.act(OUTSIDE, Pause())
    assert [entry.seat for entry in match.log] == [OUTSIDE]


@pytest.mark.rule("EF-UI-15")
@pytest.mark.parametrize("to", ["resume", "withdraw"])
def test_nobody_learns_who_wants_to_take_the_pause_card_back(to: str) -> None:
    first, second, third, bot = (Seat(seat) for seat in range(4))
    worlds = []
    for seat in (first, second):
        scene = given(gm="bot")
        scene.does(third, Declare(False, words="cross the river"))
        scene.does(OUTSIDE, Pause())
        scene.does(seat, Consent("resume" if to == "resume" else "withdraw"))
        worlds.append(scene)
    for viewer in (third, bot, None):
        assert not tells_apart(viewer, *worlds), f"seat {viewer}"


# Blind rolls, notebooks, and what is yet to come


def test_the_faces_of_a_blind_roll_are_the_game_masters_until_they_are_opened() -> None:
    worlds = []
    for face in (2, 6):
        scene = given()
        scene.rolls(face)
        scene.does(GM, RollBlind(0, 1))
        worlds.append(scene)
    only_these_know({GM}, *worlds)
    for scene in worlds:
        scene.does(GM, OpenBlind(0))
    only_these_know(set(EVERYONE), *worlds)


@pytest.mark.parametrize("owner", [GM, ANA])
def test_a_notebook_is_its_owners_alone(owner: Seat) -> None:
    one, other = given(), given()
    other.does(owner, Note(words="the miller lies"))
    only_these_know({owner}, one, other)


def test_a_notebook_stays_closed_when_the_evening_is_over() -> None:
    one, other = given(), given()
    other.does(ANA, Note(words="the miller lies"))
    for scene in (one, other):
        scene.does(GM, EndEvening())
    only_these_know({ANA}, one, other)
    assert GAME.open_view is not None
    assert GAME.open_view(one.state) == GAME.open_view(other.state)


def test_what_a_bot_will_say_is_nowhere_before_it_says_it() -> None:
    scene = given(gm="bot")
    scene.does(Seat(0), Declare(False, words="cross the river"))
    state = to_json(scene.state).decode()
    assert CONTENT.prompts
    assert not [prompt for prompt in CONTENT.prompts if prompt.text in state]


def test_the_seed_and_the_dice_to_come_are_nowhere() -> None:
    """Two tables with different luck look alike to everybody until a die falls."""
    matches = [Match(GAME, plan_for(GAME, 4, seed)) for seed in ("a quiet seed", "another one")]
    for match in matches:
        match.act(ANA, Declare(False, words="cross the river"))
    for viewer in EVERYONE:
        assert to_json(matches[0].view(viewer)) == to_json(matches[1].view(viewer))
        assert b"seed" not in to_json(matches[0].view(viewer))
    assert to_json(matches[0].state) == to_json(matches[1].state)


# Example 19 of the rules, and what others may still infer


def test_a_veiled_roller_shows_dice_compare_and_result_and_no_more() -> None:
    """EF-R23"""
    scene = given(ruin={ANA: 5})
    scene.gathers(ANA, skill=True, dark=True)
    scene.throws(2, 5)
    scene.closes()
    for viewer in EVERYONE:
        assert DiceRead(ANA, 5) in scene.heard_by(viewer)
        unseen = [event for event in scene.heard_by(viewer) if isinstance(event, RuinStepPassedUnseen)]
        assert unseen == ([RuinStepPassedUnseen(ANA, 5, 5, False)] if viewer in (GM, ANA) else [])
