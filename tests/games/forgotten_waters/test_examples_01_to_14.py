"""The worked examples of RULES.md, section 7, as scenes."""

import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, DOT, EVE, EVERY_WORD, Scene, of_kind
from lanternwood.games.forgotten_waters.actions import (
    Agree,
    Continue,
    DealTheRest,
    DiscardTreasure,
    Enough,
    FillStar,
    KeepDice,
    PickPirate,
    PlaceStandee,
    RerollDie,
    StartTimer,
    StealTreasure,
    TakeColour,
)
from lanternwood.games.forgotten_waters.clocks import deadline
from lanternwood.games.forgotten_waters.events import (
    ActionBegan,
    CheckResolved,
    EventChecked,
    InfamyMoved,
    TreasureUsed,
)
from lanternwood.games.forgotten_waters.frames import Gaining, Moving, Placing
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.infamy import change_infamy
from lanternwood.games.forgotten_waters.options import Options
from lanternwood.games.forgotten_waters.pirates import MASKED, ORANGE
from lanternwood.games.forgotten_waters.rounds import lock
from lanternwood.games.forgotten_waters.selectors import highest, lowest
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.terms import SKILLS
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

BRAWN, EXPLORATION = SKILLS.index("brawn"), SKILLS.index("exploration")


@pytest.mark.rule("FW-SETUP-04", "FW-SETUP-05", "FW-SETUP-11", "FW-CARD-02", "FW-ROLE-09", "FW-PLAN-03", "FW-SETUP-16")
def test_example_1_three_players_start() -> None:
    table: Table[State] = Table(None, HashRng(b"1"), [])  # type: ignore[arg-type]
    VOYAGES.setup(table, 3, Options())
    state = table.state
    assert sorted(state.infamy) == [ADA, BEN, CY, MASKED]
    assert (state.book.hunger_for(3).delta, state.book.hunger_for(3).least) == (-1, 1)
    assert TakeColour(ORANGE) not in VOYAGES.choices(state, BEN)
    VOYAGES.apply(table, ADA, DealTheRest())
    assert sorted(state.roles.count(seat) for seat in range(3)) == [2, 2, 3]
    assert state.roles.count(ADA) == 3
    VOYAGES.apply(table, ADA, Continue())
    scene = Scene(3)
    scene.do(scene.state.role("quartermaster"), StartTimer())
    clock = deadline(scene.state)
    assert clock
    assert (clock.seconds, clock.exact) == (40, True)


@pytest.mark.rule("FW-INFAMY-01", "FW-INFAMY-02", "FW-INFAMY-03")
def test_example_2_infamy_moves_markers() -> None:
    scene = Scene()
    scene.now(change_infamy, DOT, 2)
    assert scene.state.infamy == [ADA, DOT, BEN, CY, EVE]
    scene.now(change_infamy, BEN, -9)
    assert scene.state.infamy == [ADA, DOT, CY, EVE, BEN]


@pytest.mark.rule("FW-INFAMY-04", "FW-INFAMY-05", "FW-ACT-08")
def test_example_3_one_effect_on_everyone() -> None:
    scene = Scene(4)
    scene.effects(ADA, ["for", ["each"], [["infamy", -1]]])
    orders = [event.order for event in of_kind(scene.table.heard or [], InfamyMoved)]
    assert orders == [(BEN, ADA, CY, DOT), (ADA, BEN, CY, DOT), (ADA, BEN, DOT, CY), (ADA, BEN, CY, DOT)]


def planning_scene() -> Scene:
    """On P10 actions 1 and 2 are required, 3, 4 and 6 limited, 5 and 7 unlimited."""
    return Scene(page=10)


@pytest.mark.rule("FW-PLAN-04", "FW-PLAN-07", "FW-PLAN-08", "FW-PLAN-10", "FW-PLAN-11", "FW-PLAN-14")
def test_example_4_required_actions_bind_the_last() -> None:
    scene = planning_scene()
    scene.place((ADA, 5), (BEN, 3))
    assert scene.refused(CY, PlaceStandee(3)) == "FW-PLAN-08"
    scene.do(CY, PlaceStandee(5))
    assert scene.offered(DOT) == [PlaceStandee(1), PlaceStandee(2)]
    assert scene.refused(DOT, PlaceStandee(5)) == "FW-PLAN-11"
    scene.do(DOT, PlaceStandee(2))
    assert scene.offered(EVE) == [PlaceStandee(1)]
    assert scene.refused(EVE, PlaceStandee(2)) == "FW-PLAN-10"


@pytest.mark.rule("FW-PLAN-11")
def test_example_4_where_one_was_taken_early() -> None:
    scene = planning_scene()
    scene.place((ADA, 1), (BEN, 5), (CY, 5))
    assert PlaceStandee(5) in scene.offered(DOT)
    scene.do(DOT, PlaceStandee(5))
    assert scene.offered(EVE) == [PlaceStandee(2)]


@pytest.mark.rule("FW-PLAN-09", "FW-PLAN-11", "FW-R13")
def test_example_5_a_locked_action_does_not_count() -> None:
    scene = planning_scene()
    scene.now(lock, 1)
    scene.place((ADA, 5), (BEN, 3), (CY, 5))
    assert PlaceStandee(5) in scene.offered(DOT)
    assert scene.refused(DOT, PlaceStandee(1)) == "FW-PLAN-09"
    scene.do(DOT, PlaceStandee(5))
    assert scene.offered(EVE) == [PlaceStandee(2)]


@pytest.mark.rule("FW-PLAN-05", "FW-PLAN-06")
def test_example_6_the_timer_ends_once() -> None:
    scene = Scene()
    scene.stats(crew=8, discontent=2)
    scene.place((ADA, 3), (BEN, 3), (CY, 3))
    scene.time_out()
    assert scene.stat("discontent") == 3
    assert deadline(scene.state) is None
    assert scene.asks(Placing)
    scene.do(DOT, PlaceStandee(3))
    scene.do(EVE, PlaceStandee(2))
    assert scene.stat("discontent") == 3


@pytest.mark.rule("FW-PLAN-05", "FW-END-02", "FW-END-09")
def test_example_6_the_timer_can_bring_mutiny() -> None:
    scene = Scene()
    scene.stats(crew=4, discontent=3)
    scene.place((ADA, 3))
    scene.time_out()
    assert scene.state.ending == "mutiny"


@pytest.mark.rule("FW-ACT-01", "FW-ACT-02", "FW-ACT-03", "FW-INFAMY-04")
def test_example_7_the_next_is_found_afresh() -> None:
    scene = Scene(4, page=10)
    scene.stand(ben=7, dot=7)
    scene.effects(CY, ["pick_player", [["for", ["picked"], [["infamy", 2]]]]])
    scene.do(CY, PickPirate(DOT))
    assert scene.state.infamy == [ADA, DOT, BEN, CY]
    began = [event.pirate for event in of_kind(scene.table.heard or [], ActionBegan)]
    assert began == [DOT, BEN]


@pytest.mark.rule("FW-CHECK-01", "FW-CHECK-02", "FW-CHECK-03", "FW-CHECK-04", "FW-CHECK-06", "FW-TREASURE-05")
def test_example_8_a_skill_gained_earlier_counts() -> None:
    scene = Scene()
    scene.boxes(ADA, navigation=1)
    scene.treasures(ADA, 26)
    scene.state.players[ADA].stories.append(3)
    scene.stand(ada=2)
    scene.dice.shows = [6]
    [check] = of_kind(scene.go_on(), CheckResolved)
    assert (check.die, check.total, check.low) == (6, 11, 10)
    assert scene.asks(Moving)
    assert (scene.state.frames[-1].left, scene.state.frames[-1].may_stop) == (4, True)  # type: ignore[union-attr]


CHECK = ["check", "brawn", [[1, []], [7, [["supplies", 1]]]]]


@pytest.mark.rule("FW-MISF-01", "FW-MISF-02", "FW-REROLL-01", "FW-REROLL-02", "FW-REROLL-03")
def test_example_9_misfortune_and_reroll() -> None:
    scene = Scene()
    player = scene.state.players[ADA]
    player.misfortune, player.rerolls = 2, 1
    scene.dice.shows = [9, 3, 7]
    scene.effects(ADA, CHECK)
    assert scene.offered(ADA) == [RerollDie(0), RerollDie(1), KeepDice()]
    [check] = of_kind(scene.do(ADA, RerollDie(1)), CheckResolved)
    assert check.die == 7
    assert (player.misfortune, player.rerolls) == (1, 0)


@pytest.mark.rule("FW-MISF-03", "FW-REROLL-05", "FW-MISF-02")
def test_example_9_a_die_that_is_set() -> None:
    scene = Scene(scenario=EVERY_WORD, page=91)
    player = scene.state.players[ADA]
    player.misfortune, player.rerolls = 2, 1
    player.stories.append(82)
    scene.effects(ADA, ["check", "aim", [[1, []]]])
    [check] = of_kind(scene.do(ADA, Agree()), CheckResolved)
    assert check.die == 12
    assert (player.misfortune, player.rerolls) == (2, 1)


@pytest.mark.rule("FW-SKILL-01", "FW-SKILL-02", "FW-SKILL-03", "FW-STAR-01", "FW-STAR-02", "FW-STAR-03")
def test_example_10_a_star_in_a_box() -> None:
    scene = Scene(7)
    player = scene.state.players[EVE]
    assert scene.state.book.sheets[player.sheet].id == "twin"
    scene.boxes(EVE, brawn=2)
    player.stars = 1 << 1
    scene.effects(EVE, ["skill", "brawn", 1])
    assert scene.offered(EVE) == [FillStar(2), FillStar(3)]
    assert scene.refused(EVE, FillStar(4)) == "FW-STAR-01"
    scene.do(EVE, FillStar(3))
    assert player.event_tokens == 1
    scene.effects(EVE, ["skill", "brawn", 1])
    assert (player.boxes[BRAWN], player.stars) == (3, 1 << 1 | 1 << 3)


@pytest.mark.rule("FW-SKILL-05", "FW-TIE-01")
def test_example_11_ties_go_by_infamy() -> None:
    scene = Scene(4)
    scene.boxes(ADA, exploration=1)
    scene.boxes(BEN, exploration=3)
    scene.boxes(CY, exploration=2)
    scene.boxes(DOT, exploration=3)
    scene.treasures(DOT, 49)
    assert highest(scene.state, EXPLORATION) == BEN
    for seat in (ADA, BEN, CY, DOT):
        scene.boxes(seat, exploration=3)
    assert (highest(scene.state, EXPLORATION), lowest(scene.state, EXPLORATION)) == (ADA, DOT)


@pytest.mark.rule("FW-TREASURE-01", "FW-TREASURE-03", "FW-TREASURE-04", "FW-TREASURE-06", "FW-STAT-02", "FW-R50")
def test_example_12_four_is_the_limit() -> None:
    scene = Scene()
    scene.stats(supplies=11)
    scene.treasures(ADA, 34, 2, 3, 4)
    scene.next_treasures(5, 6)
    hull = scene.stat("hull")
    scene.effects(ADA, ["treasure", 2])
    assert scene.offered(ADA) == [DiscardTreasure(card) for card in (34, 2, 3, 4, 5)]
    scene.do(ADA, DiscardTreasure(34))
    assert scene.asks(Gaining)
    scene.do(ADA, DiscardTreasure(6))
    assert scene.state.players[ADA].treasures == [2, 3, 4, 5]
    assert (scene.stat("supplies"), scene.stat("hull")) == (12, hull)


@pytest.mark.rule("FW-STAR-01", "FW-STAR-05", "FW-TREASURE-06")
def test_example_13_buried_treasure() -> None:
    scene = Scene(page=6)
    scene.treasures(BEN, 34, 2)
    hull = scene.stat("hull")
    scene.stand(ben=1)
    scene.go_on()
    scene.do(BEN, Enough())  # at the start of the turn a card could be used
    scene.do(BEN, DiscardTreasure(34), FillStar(1), DiscardTreasure(2), FillStar(3))
    assert scene.state.players[BEN].stars == 1 << 1 | 1 << 3
    assert scene.stat("hull") == hull
    assert not of_kind(scene.table.heard or [], TreasureUsed)


@pytest.mark.rule("FW-EVENT-01", "FW-EVENT-02", "FW-EVENT-03")
def test_example_14_two_tokens() -> None:
    scene = Scene()
    chef = scene.state.players[DOT]
    assert scene.state.book.sheets[chef.sheet].id == "chef"
    chef.events, chef.event_tokens = 1, 2
    scene.stats(discontent=4)
    scene.treasures(ADA, 2)
    heard = scene.effects(DOT, ["resolve_events"])
    assert chef.event_tokens == 0
    heard += scene.turn_passages()
    assert [event.event for event in of_kind(heard, EventChecked)] == [2, 3]
    assert scene.stat("discontent") == 2
    assert scene.offered(DOT) == [StealTreasure(ADA, 2)]
