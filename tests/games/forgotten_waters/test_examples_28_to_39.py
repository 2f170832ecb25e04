"""The worked examples of RULES.md, section 7, as scenes."""

import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, DOT, EVE, Scene, of_kind, space
from lanternwood.games.forgotten_waters.actions import (
    CastVote,
    CloseVote,
    DealTheRest,
    Enough,
    FillBlank,
    FillStar,
    NamePirate,
    PickOption,
    TakeColour,
    TurnPassage,
)
from lanternwood.games.forgotten_waters.clocks import deadline
from lanternwood.games.forgotten_waters.events import CheckResolved, EntryOpened, PassageOpened, VoteOver
from lanternwood.games.forgotten_waters.frames import BeforeTimer, Deciding, Moving, Passages, Placing, Vote
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.mustering import ALL_BLANKS, MOST_CHANGES, all_ready
from lanternwood.games.forgotten_waters.options import Options
from lanternwood.games.forgotten_waters.pirates import MASKED
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.terms import TRUST
from lanternwood.games.forgotten_waters.view import VoteView
from lanternwood.kernel.model import IllegalAction
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

COLD, EVEN, WARM = range(len(TRUST))


@pytest.mark.rule("FW-EVENT-05", "FW-STAR-03")
def test_example_28_a_token_gained_meanwhile_waits() -> None:
    scene = Scene(7)
    twin = scene.state.players[EVE]
    twin.events, twin.event_tokens, twin.stars = 3, 1, 1 << 1
    scene.boxes(EVE, swagger=3)
    scene.effects(EVE, ["resolve_events"])
    scene.turn_passages()
    scene.do(EVE, FillStar(3))
    assert (twin.events, twin.event_tokens) == (4, 1)
    scene.effects(EVE, ["resolve_events"])
    scene.turn_passages()
    assert (twin.events, twin.event_tokens) == (5, 0)


@pytest.mark.rule("FW-ROUND-10", "FW-END-08", "FW-R69")
def test_example_29_the_last_round() -> None:
    scene = Scene(page=11)
    scene.state.round = 48
    scene.stand()
    heard = scene.go_on()
    assert [event.entry for event in of_kind(heard, EntryOpened)] == [190]
    scene.turn_passages()
    assert scene.state.ending == "threat"


@pytest.mark.rule("FW-ROUND-10")
def test_a_page_turned_in_the_last_round_ends_it_too() -> None:
    scene = Scene()
    scene.state.round = 48
    scene.effects(ADA, ["turn_page", 10])
    scene.turn_passages()
    assert scene.state.ending == "threat"


@pytest.mark.rule("FW-ACT-01", "FW-CANNON-06", "FW-R45")
def test_example_30_a_cannon_shot() -> None:
    scene = Scene(page=5)
    scene.boxes(BEN, aim=2)
    scene.state.players[ADA].sheet, scene.state.players[BEN].sheet = 1, 0  # with a third box of aim
    scene.order(CY, ADA, BEN, DOT, EVE)
    scene.stand(ada=1, ben=2)
    scene.dice.shows = [5]
    scene.go_on()
    assert scene.state.cannons == [(1, True), (1, True)]
    assert scene.state.infamy[0] == ADA
    scene.do(BEN, scene.offered(BEN)[0])  # the star of the third box
    [check] = of_kind(scene.table.heard or [], CheckResolved)
    assert (check.total, check.low) == (11, 9)
    assert scene.dial("C") == 4
    assert scene.state.cannons == [(1, False), (1, True)]


@pytest.mark.rule("FW-CANNON-07")
def test_a_shot_without_a_loaded_cannon_is_not_rolled() -> None:
    scene = Scene()
    scene.state.cannons = [(1, False)]
    rows = [[1, [["supplies", -1]]], [9, [["supplies", 1]]]]
    supplies = scene.stat("supplies")
    heard = scene.effects(ADA, ["check", "aim", rows, {"cannon": True}])
    assert not of_kind(heard, CheckResolved)
    assert scene.stat("supplies") == supplies - 1


@pytest.mark.rule("FW-CARD-04", "FW-CARD-05", "FW-ACT-10")
def test_example_31_the_masked_pirate_is_no_player() -> None:
    scene = Scene(3)
    scene.order(MASKED, ADA, BEN, CY)
    scene.next_treasures(2)
    scene.effects(ADA, ["for", ["top"], [["treasure", 1]]])
    assert scene.state.players[ADA].treasures == [2]
    scene.entry(164)
    assert scene.asks(Moving)
    assert scene.offered(ADA)
    masked = Scene(3)
    masked.effects(MASKED, ["skill", "aim", 1], ["reroll", 1], ["treasure", 1], ["star", 1], ["infamy", 1])
    assert masked.state.infamy == [ADA, BEN, MASKED, CY]


@pytest.mark.rule("FW-CARD-03")
def test_the_quartermaster_chooses_for_the_masked_pirate() -> None:
    scene = Scene(3)
    scene.order(MASKED, ADA, BEN, CY)
    scene.place()
    assert VOYAGES.pending(scene.state) == (scene.state.role("quartermaster"),)
    assert isinstance(top := scene.state.frames[-1], Placing)
    assert top.pirate == MASKED


@pytest.mark.rule("FW-READ-01", "FW-READ-02", "FW-READ-03", "FW-READ-04")
def test_example_32_the_acting_player_reads() -> None:
    scene = Scene(page=10)
    scene.state.acting = BEN
    heard = scene.effects(BEN, ["entry", 166])
    assert [event.reader for event in of_kind(heard, PassageOpened)] == [BEN]
    assert VOYAGES.pending(scene.state) == (BEN,)
    assert scene.refused(ADA, TurnPassage()) == "FW-READ-01"
    assert deadline(scene.state)
    read = len(scene.state.read)
    while scene.asks(Passages):
        scene.time_out()
    assert scene.asks(Deciding)
    assert len(scene.state.read) >= read


@pytest.mark.rule("FW-READ-01")
def test_example_32_where_nobody_acts_the_scribe_reads() -> None:
    scene = Scene()
    scene.effects(BEN, ["entry", 131])
    assert VOYAGES.pending(scene.state) == (scene.state.role("scribe"),)


@pytest.mark.rule("FW-PLAN-02", "FW-PLAN-03", "FW-READ-01", "FW-R11", "FW-R12")
def test_example_33_the_timer_starts_by_itself() -> None:
    scene = Scene(page=10)
    scene.effects(ADA, ["turn_page", 2])
    scene.turn_passages()
    assert scene.asks(BeforeTimer)
    pause = deadline(scene.state)
    assert pause
    assert (pause.seconds, pause.exact) == (10, False)
    scene.time_out()
    clock = deadline(scene.state)
    assert clock
    assert (clock.seconds, clock.exact) == (40, True)


@pytest.mark.rule("FW-DIAL-02", "FW-DIAL-01")
@pytest.mark.parametrize(
    ("entry", "logged", "page", "dials"),
    [
        (206, ("LOW", "FRIEND"), 12, {"A": 3}),
        (244, ("GREEDY", "COIN"), 15, {"B": 10}),
        (211, ("HEIR",), 13, {"C": 5, "D": 1}),
    ],
)
def test_example_34_dials_add_up(entry: int, logged: tuple[str, ...], page: int, dials: dict[str, int]) -> None:
    scene = Scene()
    scene.log(*logged)
    scene.entry(entry)
    assert scene.state.page == page
    assert {dial: scene.dial(dial) for dial in dials} == dials


@pytest.mark.rule("FW-ACT-09", "FW-R55")
def test_example_35_a_vote() -> None:
    scene = Scene()
    scene.entry(127)
    slip, burn = CastVote(0), CastVote(1)
    for seat, option in ((BEN, burn), (DOT, burn), (CY, slip), (EVE, slip)):
        scene.do(seat, option)
    assert scene.refused(BEN, slip) == "FW-ACT-09"
    seen = VOYAGES.view(scene.state, ADA).vote
    assert isinstance(seen, VoteView)
    assert (seen.voted, seen.mine) == ((BEN, CY, DOT, EVE), None)
    scribe = scene.state.role("scribe")
    assert scene.refused(scribe, CloseVote()) == "FW-ACT-09"
    threat = scene.state.threat
    scene.time_out()
    heard = scene.do(scribe, CloseVote())
    [over] = of_kind(heard, VoteOver)
    assert over.cast == (-1, 1, 0, 1, 0)
    assert over.option == 1
    assert scene.state.threat == threat + 2


@pytest.mark.rule("FW-ACT-09", "FW-R55")
def test_with_no_vote_cast_the_top_decides() -> None:
    scene = Scene()
    scene.order(DOT, ADA, BEN, CY, EVE)
    scene.entry(127)
    scene.time_out()
    scene.do(scene.state.role("scribe"), CloseVote())
    assert scene.asks(Deciding)
    scene.do(DOT, PickOption(0))
    assert not scene.asks(Vote)


@pytest.mark.rule("FW-SETUP-10", "FW-SETUP-12", "FW-SETUP-14", "FW-SETUP-24", "FW-R77")
def test_example_36_mustering() -> None:
    table: Table[State] = Table(None, HashRng(b"36"), [])  # type: ignore[arg-type]
    VOYAGES.setup(table, 4, Options())
    state = table.state
    VOYAGES.apply(table, ADA, TakeColour(0))
    with pytest.raises(IllegalAction, match="FW-SETUP-10"):
        VOYAGES.apply(table, BEN, TakeColour(0))
    assert state.players[BEN].changes == 0
    VOYAGES.apply(table, BEN, TakeColour(1))
    for change in range(MOST_CHANGES):
        VOYAGES.apply(table, BEN, TakeColour(2 if change % 2 == 0 else 1))
    with pytest.raises(IllegalAction, match="FW-SETUP-24"):
        VOYAGES.apply(table, BEN, TakeColour(2))
    VOYAGES.apply(table, ADA, DealTheRest())
    cy = state.players[CY]
    assert cy.has_name()
    assert cy.filled == ALL_BLANKS
    assert len({player.colour for player in state.players}) == len({player.sheet for player in state.players}) == 4
    assert all_ready(state)


@pytest.mark.rule("FW-SETUP-13", "FW-SETUP-23", "FW-R72")
def test_example_37_words_stay_as_they_are() -> None:
    table: Table[State] = Table(None, HashRng(b"37"), [])  # type: ignore[arg-type]
    VOYAGES.setup(table, 4, Options())
    state = table.state
    VOYAGES.apply(table, ADA, VOYAGES.choices(state, ADA)[7])
    VOYAGES.apply(table, ADA, FillBlank(blank=0, words="<b>{ship}\u202e</b>"))
    assert state.players[ADA].blanks[0] == "<b>{ship}</b>"
    assert VOYAGES.view(state, ADA).pirates[ADA].blanks[0] == "<b>{ship}</b>"
    assert VOYAGES.view(state, BEN).pirates[ADA].blanks[0] is None
    for words in ("x" * 41, "\u200b"):
        with pytest.raises(IllegalAction, match="FW-SETUP-23"):
            VOYAGES.apply(table, ADA, NamePirate(words=words))


@pytest.mark.rule("FW-TRUST-01", "FW-TRUST-02", "FW-R76")
def test_example_38_trust() -> None:
    scene = Scene(4)
    assert scene.state.trust == EVEN
    scene.entry(127)
    for seat in range(4):
        scene.do(seat, CastVote(0))
    scene.turn_passages()
    assert scene.state.trust == WARM
    bottom = scene.state.players[DOT]
    assert (bottom.rerolls, 15 in bottom.stories) == (3, True)
    for trust in (EVEN, COLD, COLD):
        scene.effects(ADA, ["trust", -1])
        assert scene.state.trust == trust
    scene.entry(234)
    vote = scene.state.frames[-1]
    assert isinstance(vote, Vote)
    assert len(vote.blocks) == 2


@pytest.mark.rule("FW-CARD-05")
@pytest.mark.parametrize(("chooser", "owner"), [("masked", ADA), ("ben", BEN)])
def test_example_39_who_chose_an_action(chooser: str, owner: int) -> None:
    scene = Scene(3, page=18)
    scene.stand(**{chooser: 1})
    scene.rest()
    scene.dials(D=0)
    scene.entry(193)
    assert 13 in scene.state.players[owner].stories


@pytest.mark.rule("FW-MAP-12", "FW-R71")
def test_example_39_rocky_waters_replace_nothing() -> None:
    scene = Scene()
    scene.state.nav_pile.remove(7)
    scene.state.map[space("G3")] = 7
    scene.entry(184)
    assert scene.state.map[space("G3")] == 7


def test_a_list_of_187() -> None:
    """Worked example 39: who has no treasure has misfortune; who has some chooses."""
    scene = Scene(4)
    scene.treasures(BEN, 2, 3)
    scene.entry(187)
    assert scene.state.players[ADA].misfortune == 1
    assert scene.offered(BEN) == [PickOption(0), PickOption(1)]
    assert Enough() not in scene.offered(BEN)
