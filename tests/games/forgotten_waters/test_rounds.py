"""FW-PLAN, FW-ACT, FW-ROUND, FW-DIAL: planning, the action phase, and pages."""

import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, DOT, EVE, Scene, of_kind, space
from lanternwood.games.forgotten_waters.actions import (
    Agree,
    CastVote,
    Enough,
    FillStar,
    KeepDice,
    MoveTo,
    PickOption,
    PlaceStandee,
    RerollDie,
    StartTimer,
    StealTreasure,
    TurnPassage,
    UseTreasure,
)
from lanternwood.games.forgotten_waters.clocks import deadline
from lanternwood.games.forgotten_waters.events import (
    ActionBegan,
    CheckResolved,
    EntryOpened,
    LineRead,
    PlanningPassed,
    RoundBegan,
    StandeeLeft,
)
from lanternwood.games.forgotten_waters.frames import BeforeTimer, Checking, Placing, TurnEdge
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.options import Options, timer_seconds
from lanternwood.games.forgotten_waters.rounds import lock, set_dial, turn_dial
from lanternwood.games.forgotten_waters.terms import DIALS


@pytest.mark.rule("FW-PLAN-02")
def test_no_standee_before_the_timer() -> None:
    scene = Scene()
    assert scene.refused(ADA, PlaceStandee(3)) == "FW-PLAN-02"
    scene.do(scene.state.role("quartermaster"), StartTimer())
    assert scene.asks(Placing)
    assert scene.refused(BEN, PlaceStandee(3)) == "FW-PLAN-04"


@pytest.mark.rule("FW-PLAN-03", "FW-PLAN-18", "FW-CARD-05")
def test_the_timer_by_option() -> None:
    assert [timer_seconds(Options(timer=timer), 5) for timer in ("round", "relaxed", "off")] == [40, 70, 0]
    scene = Scene(timer="off")
    scene.effects(ADA, ["new_round"])
    assert scene.asks(Placing)
    assert deadline(scene.state) is None


@pytest.mark.rule("FW-PLAN-06")
def test_the_timer_is_gone_after_the_last_placement() -> None:
    scene = Scene(page=10)
    scene.place((ADA, 5), (BEN, 5), (CY, 5), (DOT, 1), (EVE, 2))
    assert scene.state.timer == "none"


@pytest.mark.rule("FW-PLAN-13", "FW-R15")
def test_who_has_no_action_passes() -> None:
    scene = Scene(page=10)
    for action in range(1, 8):
        scene.now(lock, action)
    heard = scene.do(scene.state.role("quartermaster"), StartTimer())
    assert [event.pirate for event in of_kind(heard, PlanningPassed)] == [ADA, BEN, CY, DOT, EVE]


@pytest.mark.rule("FW-PLAN-12", "FW-R14", "FW-PLAN-11")
def test_required_actions_nobody_is_left_for_lapse() -> None:
    scene = Scene(page=10)
    scene.place()
    scene.state.frames.clear()
    scene.state.placed = 4
    scene.go_on()
    assert scene.offered(EVE) == [PlaceStandee(1), PlaceStandee(2)]
    heard = scene.do(EVE, PlaceStandee(2))
    assert [event.action for event in of_kind(heard, ActionBegan)] == [2]


@pytest.mark.rule("FW-PLAN-01", "FW-ROUND-01", "FW-ROUND-04", "FW-ACT-05", "FW-ACT-06")
def test_a_whole_round() -> None:
    scene = Scene(4, page=10)
    scene.dials(A=0, B=5)
    scene.place((ADA, 2), (BEN, 7), (CY, 7))
    heard = scene.do(DOT, PlaceStandee(1))
    while not scene.asks(BeforeTimer):
        seat = VOYAGES.pending(scene.state)[0]
        heard += scene.do(seat, VOYAGES.choices(scene.state, seat)[0])
    turns = [each.event for each in heard if isinstance(each.event, ActionBegan | StandeeLeft)]
    assert [event.pirate for event in turns] == [DOT, DOT, ADA, ADA, BEN, BEN, CY, CY]
    assert [event.entry for event in of_kind(heard, EntryOpened)] == [159, 162]
    assert [event.number for event in of_kind(heard, RoundBegan)] == [2]


@pytest.mark.rule("FW-ACT-04", "FW-READ-01")
def test_instructions_in_written_order() -> None:
    scene = Scene(page=7)
    scene.boxes(ADA, navigation=1)
    scene.stand(ada=1)
    scene.dice.shows = [12]
    heard = scene.go_on()
    assert len(of_kind(heard, LineRead)) >= 2  # the action's, then the row's
    assert scene.dial("E") == 2


@pytest.mark.rule("FW-ACT-07", "FW-R18")
def test_a_lock_stops_nobody_who_has_chosen() -> None:
    scene = Scene(page=10)
    scene.stand(ada=2, ben=5)
    scene.now(lock, 5)
    assert 5 in [event.action for event in of_kind(scene.table.heard or [], ActionBegan)]


@pytest.mark.rule("FW-ROUND-07", "FW-R20")
def test_a_page_turn_takes_all_standees_off() -> None:
    scene = Scene(page=10)
    scene.state.chose[BEN] = scene.state.standing[BEN] = 7
    heard = scene.effects(ADA, ["turn_page", 2], ["hull", -1])
    heard += scene.turn_passages()
    assert not any(scene.state.standing)
    assert not of_kind(heard, EntryOpened)


@pytest.mark.rule("FW-ROUND-08", "FW-R21")
def test_an_end_that_leads_nowhere_begins_a_new_round() -> None:
    scene = Scene()
    scene.state.frames, scene.state.phase = [], "end"
    heard = scene.go_on()
    assert [(event.number, event.page) for event in of_kind(heard, RoundBegan)] == [(2, 2)]


@pytest.mark.rule("FW-DIAL-01", "FW-DIAL-03", "FW-R48")
def test_dials_of_a_page() -> None:
    scene = Scene(page=10)
    a, e = DIALS.index("A"), DIALS.index("E")
    scene.now(turn_dial, a, 50)
    scene.now(set_dial, e, 3)
    assert (scene.dial("A"), scene.dial("E")) == (12, 0)
    scene.now(turn_dial, a, -50)
    assert scene.dial("A") == 0


@pytest.mark.rule("FW-TREASURE-07", "FW-R53")
def test_discard_effects_on_ones_own_turn() -> None:
    scene = Scene(page=10)
    scene.treasures(ADA, 34)
    scene.treasures(BEN, 36)
    scene.stats(hull=5)
    scene.stand(ada=7)
    scene.go_on()
    assert scene.asks(TurnEdge)
    assert scene.refused(BEN, UseTreasure(36)) == "FW-APP-13"
    scene.do(ADA, UseTreasure(34))
    assert scene.stat("hull") == 6
    assert scene.state.players[ADA].treasures == []


@pytest.mark.rule("FW-TREASURE-07", "FW-TREASURE-06")
def test_never_between_a_roll_and_its_row_unless_the_card_says_so() -> None:
    scene = Scene()
    player = scene.state.players[ADA]
    player.rerolls = 1
    scene.treasures(ADA, 34, 48)
    scene.state.acting = ADA
    scene.dice.shows = [3, 4]
    scene.effects(ADA, ["check", "aim", [[1, []]]])
    assert scene.asks(Checking)
    assert scene.offered(ADA) == [RerollDie(0), KeepDice(), UseTreasure(48)]
    assert scene.refused(ADA, UseTreasure(34)) == "FW-TREASURE-07"
    scene.do(ADA, UseTreasure(48))
    assert player.rerolls == 2


@pytest.mark.rule("FW-TREASURE-07", "FW-R53", "FW-READ-02")
def test_before_the_roll_a_card_can_be_used_but_not_while_a_passage_is_open() -> None:
    scene = Scene()
    scene.treasures(ADA, 34)
    scene.state.acting = ADA
    scene.state.cannons = [(1, True), (2, True)]
    scene.effects(ADA, ["check", "aim", [[1, []]], {"cannon": True}])
    assert UseTreasure(34) in scene.offered(ADA)
    scene.rest()
    scene.effects(ADA, ["entry", 153])
    assert scene.offered(ADA) == [TurnPassage()]
    assert scene.refused(ADA, UseTreasure(34)) == "FW-TREASURE-07"


@pytest.mark.rule("FW-PLAN-15", "FW-PAGE-01", "FW-PAGE-02")
def test_effects_are_no_part_of_what_is_seen() -> None:
    scene = Scene(page=10)
    assert "fx" not in str(VOYAGES.view(scene.state, ADA))


@pytest.mark.rule("FW-PAGE-03", "FW-PAGE-04", "FW-R56")
def test_an_entry_can_be_read_again() -> None:
    scene = Scene()
    page = scene.state.page
    scene.effects(ADA, ["entry", 153])
    scene.turn_passages()
    scene.effects(ADA, ["entry", 153])
    scene.turn_passages()
    assert scene.state.visits[scene.state.book.place_of[153]] == 2
    assert scene.state.page == page


@pytest.mark.rule("FW-MAP-08", "FW-R40")
def test_with_the_pile_empty_the_sea_is_quiet() -> None:
    scene = Scene()
    scene.state.nav_pile.clear()
    scene.effects(ADA, ["move_ship", 1])
    scene.do(ADA, MoveTo(space("B4")))
    assert not scene.state.stopped
    heard = scene.effects(ADA, ["read_here"])
    assert [event.entry for event in of_kind(heard, EntryOpened)] == [137]


@pytest.mark.rule("FW-MAP-11", "FW-MAP-09", "FW-R43")
def test_a_spent_space_reads_the_quiet_entry() -> None:
    scene = Scene()
    scene.effects(ADA, ["spend_here"])
    heard = scene.effects(ADA, ["read_here"])
    assert [event.entry for event in of_kind(heard, EntryOpened)] == [137]


@pytest.mark.rule("FW-SCOUT-03", "FW-R44")
def test_scouting_ends_with_the_pile() -> None:
    scene = Scene()
    del scene.state.nav_pile[1:]
    scene.effects(ADA, ["scout", 3])
    scene.do(ADA, scene.offered(ADA)[0])
    assert scene.asks(BeforeTimer)
    assert scene.state.face_down == []


@pytest.mark.rule("FW-SAVE-01", "FW-R63")
def test_at_a_save_point_the_group_votes_whether_to_stop() -> None:
    scene = Scene(3)
    scene.effects(ADA, ["part", 2], ["save_point"])
    assert (scene.state.part, scene.state.rounds_in_part) == (2, 0)
    for seat in (ADA, BEN, CY):
        scene.do(seat, CastVote(1))
    assert scene.state.ending == "saved"


@pytest.mark.rule("FW-SKILL-04", "FW-STAR-04", "FW-EVENT-04")
def test_what_is_full_gains_nothing() -> None:
    scene = Scene()
    player = scene.state.players[ADA]
    player.stars = sum(1 << star for star in range(1, 17))
    scene.effects(ADA, ["skill", "exploration", 9], ["star", 2])
    assert player.boxes[0] == 5
    player.events, player.event_tokens = 5, 2
    scene.effects(ADA, ["resolve_events"])
    assert (player.events, player.event_tokens) == (5, 0)


@pytest.mark.rule("FW-CHECK-07", "FW-REROLL-04", "FW-MISF-02")
def test_a_plain_die_takes_no_tokens() -> None:
    scene = Scene()
    player = scene.state.players[ADA]
    player.rerolls = player.misfortune = 1
    scene.dice.shows = [5]
    scene.effects(ADA, ["roll", [[1, []], [5, [["supplies", 1]]]]])
    assert (player.rerolls, player.misfortune) == (1, 1)


@pytest.mark.rule("FW-TREASURE-02", "FW-R51")
def test_an_empty_deck_is_renewed() -> None:
    scene = Scene()
    scene.state.treasure_discard = scene.state.treasure_deck[:]
    scene.state.treasure_deck = []
    scene.effects(ADA, ["treasure", 1])
    assert len(scene.state.players[ADA].treasures) == 1
    assert (len(scene.state.treasure_deck), scene.state.treasure_discard) == (88, [])
    scene.state.treasure_deck = []
    scene.effects(BEN, ["treasure", 1])
    assert scene.state.players[BEN].treasures == []


@pytest.mark.rule("FW-TREASURE-09", "FW-TREASURE-10")
def test_a_stolen_card_serves_the_thief() -> None:
    scene = Scene()
    scene.treasures(BEN, 49, 2)
    scene.effects(ADA, ["steal", 1])
    scene.do(ADA, StealTreasure(BEN, 49))
    scene.dice.shows = [4, 4]
    checks = [
        of_kind(scene.effects(seat, ["check", "exploration", [[1, []]]]), CheckResolved)[0].total for seat in (ADA, BEN)
    ]
    assert checks == [6, 5]


@pytest.mark.rule("FW-STORY-02")
def test_there_is_no_limit_on_story_cards() -> None:
    scene = Scene()
    for card in range(1, 11):
        scene.effects(ADA, ["story", card])
    assert scene.state.players[ADA].stories == list(range(1, 11))


@pytest.mark.rule("FW-CANNON-01", "FW-R46")
def test_loading_is_the_gunners_choice() -> None:
    scene = Scene()
    scene.state.cannons = [(1, False), (2, False)]
    scene.effects(ADA, ["cannon_load", 1])
    assert scene.offered(scene.state.role("gunner"))
    scene.do(scene.state.role("gunner"), scene.offered(scene.state.role("gunner"))[1])
    assert scene.state.cannons == [(1, False), (2, True)]
    assert scene.state.book.cannon_bonus == (0, 3, 4, 5)


@pytest.mark.rule("FW-END-10", "FW-R23")
def test_of_two_losses_the_first_in_the_book_is_told() -> None:
    scene = Scene()
    scene.stats(hull=1, discontent=5, crew=5)
    scene.effects(ADA, ["hull", -1])
    assert scene.state.ending == "drowned"


@pytest.mark.rule("FW-APP-13")
def test_a_choice_is_put_to_its_seat() -> None:
    scene = Scene()
    scene.effects(CY, ["choose", [{"label": "a", "fx": []}, {"label": "b", "fx": []}]])
    assert VOYAGES.pending(scene.state) == (CY,)
    assert scene.refused(ADA, PickOption(0)) == "FW-APP-13"
    assert scene.refused(CY, TurnPassage()) == "FW-APP-13"
    scene.do(CY, PickOption(1))


def test_a_card_asks_before_it_does_what_it_may() -> None:
    scene = Scene()
    scene.state.players[ADA].stories.append(16)
    scene.stand(ada=7)
    scene.go_on()
    assert scene.offered(ADA) == [Agree(), Enough()]
    misfortune = scene.state.players[ADA].misfortune
    scene.do(ADA, Enough())
    assert scene.state.players[ADA].misfortune == misfortune
    assert FillStar(1) not in scene.offered(ADA)
