"""FF-GEN: chance, clock, refusals, and who is in charge."""

import ast
from pathlib import Path
from random import Random

import pytest

from games.forsaken_forest.scene import (
    ANA,
    AT,
    BO,
    CY,
    DI,
    QUICK,
    Chosen,
    Scene,
    given,
    player,
)
from lanternwood.bots.bot import RandomBot, mind_of
from lanternwood.games import forsaken_forest
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import (
    CastVote,
    ChoosePlayer,
    EndActionPhase,
    EndPlea,
    Forage,
    Play,
)
from lanternwood.games.forsaken_forest.cards import ARTIFACT_DECK, CARD, CARDS, FOREST_DECK, TRAVELERS_COPIES
from lanternwood.games.forsaken_forest.events import (
    BlessedRevealed,
    FirstPlayerDrawn,
    PutOnDoorstep,
    VotesRevealed,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, FuguePlacement
from lanternwood.games.forsaken_forest.roles import ROLE
from lanternwood.games.forsaken_forest.setup import setup
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.match import Match, plan_for, replay, to_json
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Heard, Table

FORSAKEN = player(role="forsaken")


def wanderer() -> Scene:
    """Ana may act; she holds a Wander, and Bo, Cy and Di answers of every kind."""
    return given(player("wander", "read-the-signs"), player("shot-in-the-dark"), player("deny-fate"), FORSAKEN)


# Who is right


@pytest.mark.rule("FF-GEN-01")
def test_a_card_overrules_the_body() -> None:
    """By the body a tie on the Gallows means life; Mark of the Stag says otherwise."""
    accused = player(before=["mark-of-the-stag"])
    scene = given(player("drag-to-the-gallows"), accused, player(), FORSAKEN)
    scene.when(ANA, Play(CARD["drag-to-the-gallows"], target=BO)).all_pass().when(BO, EndPlea())
    for seat, death in ((ANA, True), (BO, False), (CY, True), (DI, False)):
        scene.when(seat, CastVote(death))
    assert VotesRevealed(BO, (ANA, CY), (BO, DI), True) in scene.told(None)
    assert PutOnDoorstep(BO, False) in scene.told(None)


@pytest.mark.rule("FF-GEN-01")
def test_a_role_overrules_the_body() -> None:
    """By the body a Doorstep opens a window; the Blessed is saved without one."""
    scene = given(player("knife-at-the-campfire"), player(role="blessed"), player(), FORSAKEN)
    scene.when(ANA, Play(CARD["knife-at-the-campfire"], target=BO)).all_pass()
    assert BlessedRevealed(BO) in scene.told(None)
    assert isinstance(scene.top, ActionPhase)


@pytest.mark.rule("FF-GEN-01")
def test_the_body_overrules_the_glossary() -> None:
    """The glossary keeps the Entangled from all actions; the body only from cards and talk."""
    scene = given(player("wander", "wander"), player(), player(), FORSAKEN)
    scene.state.entangled = ANA
    scene.refused(ANA, Play(CARD["wander"], at=AT(1, 1)), "FF-ROLE-SILENCER-03")
    scene.when(ANA, Forage())
    assert scene.discard() == ["wander", "wander"]


# Chance and clock


@pytest.mark.rule("FF-GEN-02")
def test_the_same_plan_and_inputs_give_the_same_states_and_announcements() -> None:
    plan = plan_for(GAME, 7, "owl", {"special_roles": True, "min_window_s": 0})
    match: Match[State] = Match(GAME, plan)
    random = Random(4)
    while match.outcome() is None and len(match.log) < 1500:
        seat = random.choice([OUTSIDE, *match.pending()])
        match.act(seat, random.choice(match.choices(seat)))
    twin = replay(GAME, plan, match.log)
    assert twin.digest() == match.digest()
    assert twin.heard == match.heard
    other = plan_for(GAME, 7, "fox", {"special_roles": True, "min_window_s": 0})
    assert Match(GAME, other).digest() != Match(GAME, plan).digest()


@pytest.mark.rule("FF-GEN-03")
def test_draws_at_setup_come_in_a_stated_order_and_the_first_player_on_day_one() -> None:
    chance, heard = Chosen(), list[Heard]()
    table: Table[State] = Table(None, chance, heard)  # type: ignore[arg-type]
    setup(table, 5, QUICK)
    travelers = [card for card, copies in enumerate(TRAVELERS_COPIES) for _ in range(copies)]
    roles = [ROLE["commonfolk"]] * 4 + [ROLE["forsaken"]]
    assert [sorted(pile) for pile in chance.shuffled] == [sorted(roles), travelers, FOREST_DECK, ARTIFACT_DECK]
    assert chance.bounds == []
    chance.queue = [0, 3]
    GAME.apply(table, OUTSIDE, Timeout())
    assert chance.bounds == [56, 5]
    assert heard[-1].event == FirstPlayerDrawn(DI)


@pytest.mark.rule("FF-GEN-04")
def test_no_rule_looks_at_a_clock() -> None:
    clocks = {"time", "datetime", "asyncio", "threading", "sched", "signal"}
    for file in Path(forsaken_forest.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not clocks & {name.split(".")[0] for name in names}, file.name


@pytest.mark.rule("FF-GEN-04")
def test_only_the_outside_says_that_time_is_up() -> None:
    scene = given(player(), player(), player(), FORSAKEN)
    scene.refused(ANA, Timeout(), "FF-TURN-08")
    scene.refused(OUTSIDE, EndActionPhase(), "FF-GEN-04")
    scene.times_out()
    assert scene.state.phase == "fast"


# Refusals, and who is in charge


@pytest.mark.rule("FF-GEN-05")
@pytest.mark.parametrize(
    ("seat", "action", "rule"),
    [
        (BO, EndActionPhase(), "FF-TURN-08"),
        (ANA, EndActionPhase(), "FF-MUST-01"),
        (ANA, Play(CARD["spyglass"], slot=0), "FF-ACT-01"),
        (ANA, Play(-1), "FF-ACT-01"),
        (ANA, Play(len(CARDS)), "FF-ACT-01"),
        (ANA, Play(CARD["wander"], at=AT(4, 4)), "FF-GEN-13"),
        (BO, Play(CARD["shot-in-the-dark"], target=BO), "FF-GEN-13"),
        (CY, Play(CARD["deny-fate"]), "FF-GEN-13"),
        (DI, ChoosePlayer(ANA), "FF-TURN-08"),
        (DI, CastVote(True), "FF-TURN-08"),
    ],
)
def test_an_illegal_input_leaves_no_trace(seat: Seat, action: object, rule: str) -> None:
    """`refused` compares state, announcements and draws of chance; its reason goes to the sender alone."""
    scene = wanderer()
    views = [to_json(scene.view(viewer)) for viewer in (ANA, BO, CY, DI, None)]
    assert scene.refused(seat, action, rule)  # type: ignore[arg-type]
    assert [to_json(scene.view(viewer)) for viewer in (ANA, BO, CY, DI, None)] == views


@pytest.mark.rule("FF-GEN-06")
@pytest.mark.parametrize("seats", range(4, 13))
def test_nobody_moderates(seats: int) -> None:
    """Everyone is dealt a role, and Night One passes without a player's doing."""
    match: Match[State] = Match(GAME, plan_for(GAME, seats, "owl", {"special_roles": True}))
    assert len(match.state.roles) == len(match.state.hands) == seats
    while match.state.phase == "night":
        match.act(OUTSIDE, Timeout())
    assert isinstance(match.state.frames[-1], FuguePlacement)


@pytest.mark.rule("FF-GEN-14")
def test_a_bot_can_go_on_in_any_seat_from_what_that_seat_sees() -> None:
    """The server hands over the seat. Here: whoever is asked, at any moment, a newcomer with the seat's view goes on,
    and the person before it may come back."""
    plan = plan_for(GAME, 6, "owl", {"special_roles": True, "min_window_s": 0})
    match: Match[State] = Match(GAME, plan)
    random = Random(1)
    taken_over = set()
    while match.outcome() is None and len(match.log) < 3000:
        asked = match.pending()
        if not asked or random.random() < 0.1:
            match.act(OUTSIDE, Timeout())
            continue
        seat = random.choice(asked)
        if random.random() < 0.5:
            mind = mind_of(GAME, match.state, seat)
            assert mind.view().seat == seat
            match.act(seat, RandomBot(HashRng(b"new")).choose(mind))
            taken_over.add(seat)
        else:
            match.act(seat, random.choice(match.choices(seat)))
    assert taken_over == set(range(6))
