"""The worked examples of RULES.md, section 7, as scenes."""

import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, DOT, Scene, of_kind, space
from lanternwood.games.forgotten_waters.actions import (
    Agree,
    Enough,
    MoveTo,
    PickCannon,
    ScoutTo,
    StealTreasure,
    TurnPassage,
)
from lanternwood.games.forgotten_waters.events import (
    CheckResolved,
    EndingRead,
    EntryOpened,
    PageTurned,
    StatChanged,
    TokenTurnedUp,
    VoyageEnded,
)
from lanternwood.games.forgotten_waters.frames import Moving, Passages, Scouting, Stealing
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.rounds import lock
from lanternwood.games.forgotten_waters.stats import feed
from lanternwood.kernel.model import Outcome


@pytest.mark.rule("FW-THREAT-01", "FW-THREAT-02", "FW-THREAT-03", "FW-THREAT-04", "FW-THREAT-05", "FW-OBJ-02")
def test_example_15_threat_is_checked_when_directed() -> None:
    scene = Scene()
    scene.stats(discontent=2)
    scene.state.threat = 2
    scene.effects(ADA, ["threat", 1])
    assert (scene.state.threat, scene.state.threats) == (3, 0)
    scene.entry(131)
    assert (scene.state.threats, scene.state.threat) == (1, 0)
    assert scene.stat("discontent") == 3
    assert scene.has_logged("NOTICE")


@pytest.mark.rule("FW-THREAT-06", "FW-END-03")
def test_example_15_the_fifth_event_is_the_last() -> None:
    scene = Scene()
    scene.state.threat, scene.state.threats = 4, 4
    scene.effects(ADA, ["check_threat"])
    scene.turn_passages()
    assert scene.state.ending == "threat"


@pytest.mark.rule("FW-MAP-01", "FW-MAP-02", "FW-MAP-03", "FW-MAP-04", "FW-MAP-05", "FW-MAP-07", "FW-MAP-10")
def test_example_16_a_stop_symbol() -> None:
    scene = Scene()
    scene.next_tokens(21)
    scene.effects(ADA, ["move_up_to", 2])
    heard = scene.do(ADA, MoveTo(space("B4")))
    assert (scene.state.map[space("B4")], scene.state.ship) == (21, space("B4"))
    assert not scene.asks(Moving)
    scene.effects(BEN, ["move_ship", 1])
    assert not scene.asks(Moving)
    assert 321 not in [event.entry for event in of_kind(heard, EntryOpened)]
    assert 321 in [event.entry for event in of_kind(scene.entry(130), EntryOpened)]


@pytest.mark.rule("FW-SCOUT-01", "FW-SCOUT-02", "FW-MAP-06", "FW-MAP-03")
def test_example_17_scouting() -> None:
    scene = Scene()
    scene.effects(ADA, ["scout", 3])
    heard = scene.do(ADA, ScoutTo(space("B4")), ScoutTo(space("C5")))
    assert scene.asks(Scouting)
    assert not of_kind(heard, TokenTurnedUp)
    assert ScoutTo(space("D4")) in scene.offered(ADA)
    assert scene.refused(ADA, ScoutTo(space("D5"))) == "FW-SCOUT-01"
    assert scene.refused(ADA, ScoutTo(space("C6"))) == "FW-SCOUT-01"
    heard = scene.do(ADA, ScoutTo(space("D4")))
    assert [event.space for event in of_kind(heard, TokenTurnedUp)] == [space(each) for each in ("B4", "C5", "D4")]
    scene.state.ship = space("D4")
    scene.effects(ADA, ["move_ship", 1])
    assert scene.refused(ADA, MoveTo(space("D5"))) == "FW-MAP-06"


@pytest.mark.rule("FW-CANNON-02", "FW-CANNON-04", "FW-CANNON-05", "FW-R45")
def test_example_18_an_upgrade() -> None:
    scene = Scene()
    scene.state.cannons = [(1, False), (1, True)]
    scene.effects(ADA, ["cannon_upgrade", 1])
    gunner = scene.state.role("gunner")
    scene.do(gunner, PickCannon(1, False))
    assert scene.state.cannons == [(1, True), (2, False)]


@pytest.mark.rule("FW-CANNON-02", "FW-CANNON-03", "FW-CANNON-08", "FW-R47")
@pytest.mark.parametrize("declined", [False, True])
def test_example_18_room_for_a_fifth(declined: bool) -> None:
    scene = Scene()
    scene.state.cannons = [(1, False), (1, True), (2, False), (3, True)]
    scene.effects(ADA, ["cannon_gain", 2, True])
    gunner = scene.state.role("gunner")
    scene.do(gunner, Enough() if declined else PickCannon(1, False))
    fifth = (1, False) if declined else (2, True)
    assert scene.state.cannons == sorted([(1, True), (2, False), (3, True), fifth])


@pytest.mark.rule("FW-STAT-05", "FW-STAT-06", "FW-CARD-01")
@pytest.mark.parametrize(("seats", "discontent"), [(5, 4), (4, 3)])
def test_example_19_feeding_the_crew(seats: int, discontent: int) -> None:
    scene = Scene(seats)
    scene.stats(crew=8, supplies=1, discontent=2)
    scene.now(feed)
    assert (scene.stat("supplies"), scene.stat("discontent")) == (0, discontent)


@pytest.mark.rule("FW-END-02", "FW-END-09", "FW-R22")
def test_example_20_mutiny_after_the_first_change() -> None:
    scene = Scene()
    scene.stats(crew=3, discontent=2)
    before = scene.stat("hull")
    heard = scene.effects(ADA, ["crew", -1], ["hull", 1], ["treasure", 1])
    assert scene.state.ending == "mutiny"
    assert len(of_kind(heard, StatChanged)) == 1
    assert (scene.stat("hull"), scene.state.players[ADA].treasures) == (before, [])


@pytest.mark.rule("FW-ROUND-02", "FW-ROUND-03", "FW-ROUND-05", "FW-ROUND-06", "FW-DIAL-02")
def test_example_21_a_new_round_or_a_page_turn() -> None:
    scene = Scene(page=10)
    scene.now(lock, 6)
    scene.dials(A=4, B=2)
    scene.entry(162)
    assert scene.state.is_locked(6)
    assert (scene.dial("A"), scene.dial("B")) == (4, 2)
    scene.effects(ADA, ["turn_page", 10])
    assert not scene.state.is_locked(6)
    assert (scene.dial("A"), scene.dial("B")) == (2, 5)
    assert isinstance(scene.state.frames[-1], Passages)


@pytest.mark.rule("FW-END-04", "FW-END-05", "FW-END-06", "FW-END-07", "FW-END-11")
def test_example_22_the_goal() -> None:
    scene = Scene(4)
    scene.order(CY, ADA, BEN, DOT)
    for seat, events in enumerate((4, 5, 3, 4)):
        scene.state.players[seat].events = events
    heard = scene.entry(245)
    assert [event.seat for event in of_kind(heard, EndingRead)] == [CY, DOT, ADA, BEN]
    [ended] = of_kind(heard, VoyageEnded)
    assert ended.grades == (2, 3, 1, 2)
    assert VOYAGES.outcome(scene.state) == Outcome("goal", (ADA, BEN, DOT))


@pytest.mark.rule("FW-END-01", "FW-END-08", "FW-END-11")
def test_example_22_had_the_ship_sunk() -> None:
    scene = Scene(4)
    for player in scene.state.players:
        player.events = 5
    heard = scene.effects(ADA, ["hull", -12])
    assert scene.state.ending == "drowned"
    assert not of_kind(heard, EndingRead)
    assert of_kind(heard, VoyageEnded)[0].grades == (0, 0, 0, 0)


@pytest.mark.rule("FW-STORY-01", "FW-STORY-03", "FW-TREASURE-08")
def test_example_23_a_story_card_changes_hands() -> None:
    scene = Scene(4)
    scene.state.players[DOT].stories.append(4)
    scene.boxes(BEN, swagger=3)
    scene.entry(148)
    assert 4 in scene.state.players[BEN].stories
    assert 4 not in scene.state.players[DOT].stories
    scene.rest()
    scene.effects(ADA, ["steal", 1])
    assert not scene.asks(Stealing)
    scene.treasures(BEN, 2)
    scene.effects(ADA, ["steal", 1])
    assert scene.offered(ADA) == [StealTreasure(BEN, 2)]


@pytest.mark.rule("FW-CHECK-02", "FW-CHECK-03", "FW-CHECK-04", "FW-CHECK-05")
@pytest.mark.parametrize(("die", "total", "low"), [(12, 16, 16), (1, 5, 5)])
def test_example_25_rows(die: int, total: int, low: int) -> None:
    scene = Scene()
    scene.boxes(ADA, brawn=3)
    scene.treasures(ADA, 6)
    scene.dice.shows = [die]
    rows = [[1, []], [5, []], [9, []], [12, []], [16, []]]
    [check] = of_kind(scene.effects(ADA, ["check", "brawn", rows]), CheckResolved)
    assert (check.total, check.low) == (total, low)


@pytest.mark.rule("FW-ROUND-09", "FW-THREAT-03")
def test_example_26_what_led_to_a_page_turn_is_dropped() -> None:
    scene = Scene()
    scene.state.threat, scene.state.threats = 2, 1
    scene.log("NOTICE")
    heard = scene.entry(131)
    assert (scene.state.threats, scene.state.threat) == (2, 0)
    [turned] = of_kind(heard, PageTurned)
    assert turned.page == 5
    assert scene.dial("C") == 7


@pytest.mark.rule("FW-STAT-04", "FW-R08")
def test_example_27_a_price() -> None:
    for supplies in (3, 0):
        scene = Scene(page=1)
        scene.stats(supplies=supplies)
        scene.order(BEN, ADA, CY, DOT, 4)
        scene.stand(ada=5)
        scene.go_on()
        if supplies:
            assert scene.offered(ADA) == [Agree(), Enough()]
            scene.do(ADA, Enough())
        assert scene.state.infamy[0] == ADA
        assert scene.stat("supplies") == supplies
        assert scene.dial("A") == 2


def test_passages_are_turned_by_their_reader_alone() -> None:
    scene = Scene()
    scene.effects(ADA, ["turn_page", 10])
    assert scene.refused(CY, TurnPassage()) == "FW-READ-01"
