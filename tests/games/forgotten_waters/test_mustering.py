"""FW-SETUP, FW-ROLE, FW-SHEET: what lies on the table, and what people choose before they sail."""

import pytest

from games.forgotten_waters.scene import ADA, BANK, BEN, CY, EVERY_WORD, of_kind
from lanternwood.games.forgotten_waters.actions import (
    Continue,
    DealTheRest,
    FillBlank,
    GetReady,
    GiveRoleBack,
    NamePirate,
    NameShip,
    StrikeBlank,
    StrikeName,
    TakeColour,
    TakeRole,
    TakeSheet,
)
from lanternwood.games.forgotten_waters.book import STARS, book_of
from lanternwood.games.forgotten_waters.events import EntryOpened, PassageOpened
from lanternwood.games.forgotten_waters.frames import Passages
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.options import Options, options_advice, options_problem
from lanternwood.games.forgotten_waters.pirates import NOBODY, ORANGE
from lanternwood.games.forgotten_waters.state import FIRST_SITE, ROCKY, State
from lanternwood.games.forgotten_waters.terms import ROLES, SITES, SPACES
from lanternwood.kernel.model import OUTSIDE, Action, IllegalAction, Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

SCRIBE = ROLES.index("scribe")


def laid_out(seats: int = 4, scenario: str = BANK) -> Table[State]:
    table: Table[State] = Table(None, HashRng(b"muster"), [])  # type: ignore[arg-type]
    VOYAGES.setup(table, seats, Options(scenario=scenario))
    return table


def do(table: Table[State], seat: int, *actions: Action) -> None:
    for action in actions:
        assert action.plain() in VOYAGES.choices(table.state, Seat(seat)), f"not offered: {action}"
        VOYAGES.apply(table, Seat(seat), action)


def refused(table: Table[State], seat: int, action: Action) -> str:
    with pytest.raises(IllegalAction) as refusal:
        VOYAGES.apply(table, Seat(seat), action)
    return refusal.value.rule


@pytest.mark.rule("FW-SETUP-01", "FW-SETUP-02")
def test_three_to_seven_sail_in_a_scenario_that_is_there() -> None:
    assert list(VOYAGES.seats) == [3, 4, 5, 6, 7]
    assert options_problem(4, Options()) is None
    assert options_problem(4, Options(scenario="elsewhere"))


@pytest.mark.rule("FW-SETUP-06", "FW-R66")
def test_ship_and_sites_start_where_the_scenario_says() -> None:
    state = laid_out().state
    assert SPACES[state.ship] == "A4"
    assert state.map[SPACES.index("D2")] == FIRST_SITE + SITES.index("B")
    assert [SPACES[space] for space, token in enumerate(state.map) if token == ROCKY] == ["C3", "D5", "F5", "H3"]


@pytest.mark.rule("FW-SETUP-07", "FW-SETUP-08", "FW-SETUP-16")
def test_decks_and_infamy_are_in_unknown_order() -> None:
    state = laid_out().state
    assert sorted(state.treasure_deck) == list(range(1, 90)) != state.treasure_deck
    assert sorted(state.nav_pile) == list(range(1, 31)) != state.nav_pile
    assert len({tuple(infamy_drawn(seed)) for seed in range(9)}) > 1


def infamy_drawn(seed: int) -> list[int]:
    table: Table[State] = Table(None, HashRng(bytes([seed])), [])  # type: ignore[arg-type]
    VOYAGES.setup(table, 4, Options())
    return table.state.infamy


@pytest.mark.rule("FW-SETUP-09", "FW-SHEET-07", "FW-STAT-01")
def test_nobody_has_anything_yet() -> None:
    for player in laid_out().state.players:
        assert (player.boxes, player.stars, player.events) == ([0] * 6, 0, 0)
        assert (player.event_tokens, player.rerolls, player.misfortune) == (0, 0, 0)
        assert (player.treasures, player.stories) == ([], [])


@pytest.mark.rule("FW-SETUP-17", "FW-SETUP-18", "FW-SETUP-19", "FW-SETUP-20", "FW-OBJ-01", "FW-STAT-03")
def test_the_ship_starts_with_the_scenarios_values() -> None:
    small, large, test = laid_out(4).state, laid_out(5).state, laid_out(4, EVERY_WORD).state
    assert (small.stats, large.stats) == ([8, 6, 8, 2], [6, 4, 8, 4])
    assert (small.cannons, small.objective, small.threat) == ([(1, False), (1, False)], 1, 0)
    assert (test.cannons, test.threat) == ([(1, False), (2, True)], 1)
    assert (book_of(BANK).maxima, book_of(EVERY_WORD).maxima) == ((10, 12, 12, 12), (9, 11, 12, 12))


@pytest.mark.rule("FW-SETUP-21", "FW-APP-03", "FW-READ-05")
def test_instructions_come_last_and_then_the_first_entry() -> None:
    table = laid_out(4, EVERY_WORD)
    do(table, ADA, DealTheRest(), Continue())
    assert table.state.stats[1] == 7  # supplies +1 by the scenario's instructions
    heard = table.heard or []
    assert [event.entry for event in of_kind(heard, EntryOpened)] == [990]
    assert isinstance(table.state.frames[-1], Passages)
    [opened] = of_kind(heard, PassageOpened)
    assert opened.turn == table.state.first_variant


@pytest.mark.rule("FW-ROLE-01")
def test_each_role_has_one_holder_and_each_player_a_role() -> None:
    table = laid_out(7)
    do(table, ADA, TakeRole(SCRIBE))
    assert refused(table, BEN, TakeRole(SCRIBE)) == "FW-ROLE-01"
    assert refused(table, ADA, TakeRole(1)) == "FW-ROLE-01"  # six are left for six others
    do(table, ADA, GiveRoleBack(SCRIBE))
    do(table, BEN, TakeRole(SCRIBE))
    assert refused(table, ADA, GiveRoleBack(SCRIBE)) == "FW-ROLE-01"


@pytest.mark.rule("FW-ROLE-09")
@pytest.mark.parametrize(
    ("seats", "held"),
    [
        (3, [3, 2, 2]),
        (4, [2, 2, 2, 1]),
        (5, [2, 2, 1, 1, 1]),
        (6, [2, 1, 1, 1, 1, 1]),
        (7, [1] * 7),
    ],
)
def test_roles_are_dealt_round_the_table(seats: int, held: list[int]) -> None:
    table = laid_out(seats)
    do(table, ADA, DealTheRest())
    assert [table.state.roles.count(seat) for seat in range(seats)] == held


@pytest.mark.rule("FW-ROLE-02", "FW-SETUP-15")
def test_the_ship_scribe_names_the_ship() -> None:
    table = laid_out()
    do(table, BEN, TakeRole(SCRIBE), NameShip(words="The Second Thought"))
    assert table.state.ship_name == "The Second Thought"
    assert refused(table, ADA, NameShip(words="Mine")) == "FW-SETUP-15"


@pytest.mark.rule("FW-SETUP-24")
def test_a_change_takes_back_that_one_is_ready() -> None:
    table = laid_out(3)
    for seat in range(3):
        do(table, seat, TakeColour(seat), TakeSheet(seat), NamePirate(words=f"Number {seat}"))
        do(table, seat, *(FillBlank(blank=blank) for blank in range(8)))
    for role in range(len(ROLES)):
        do(table, role % 3, TakeRole(role))
    for seat in (ADA, BEN, CY):
        do(table, seat, GetReady())
    assert Continue() in VOYAGES.choices(table.state, ADA)
    assert refused(table, BEN, Continue()) == "FW-SETUP-24"
    do(table, CY, TakeColour(4))
    assert refused(table, ADA, Continue()) == "FW-SETUP-24"
    do(table, CY, GetReady())
    do(table, ADA, Continue())
    assert table.state.phase != "muster"


@pytest.mark.rule("FW-SETUP-14", "FW-SHEET-06")
def test_another_sheet_has_other_blanks() -> None:
    table = laid_out()
    assert refused(table, ADA, FillBlank(blank=0, words="gull")) == "FW-SETUP-14"
    do(table, ADA, TakeSheet(0), FillBlank(blank=0, words="gull"), TakeSheet(1))
    assert (table.state.players[ADA].filled, table.state.players[ADA].blanks[0]) == (0, "")


@pytest.mark.rule("FW-SETUP-11")
def test_orange_is_free_for_four() -> None:
    assert TakeColour(ORANGE) in VOYAGES.choices(laid_out(4).state, ADA)
    assert refused(laid_out(3), ADA, TakeColour(ORANGE)) == "FW-SETUP-11"


@pytest.mark.rule("FW-NAME-01", "FW-NAME-02")
def test_without_words_the_generator_throws() -> None:
    table = laid_out()
    do(table, ADA, NamePirate())
    moniker, name, *forms = table.state.players[ADA].thrown
    products = {a * b for a in range(1, 13) for b in range(1, 13)}
    assert {moniker, name} <= products
    assert set(forms) <= {0, 1}


@pytest.mark.rule("FW-SHEET-01", "FW-SHEET-05", "FW-SHEET-04", "FW-SHEET-03")
def test_a_sheet_has_skills_stars_and_five_events() -> None:
    for sheet in book_of(BANK).sheets:
        assert len(sheet.boxes) == 6
        assert sum(map(len, sheet.boxes)) == 25
        assert len(sheet.events) == len(sheet.blocks) == 5
        assert all(sheet.joined[star] for star in STARS)


def test_roles_start_with_nobody() -> None:
    assert laid_out().state.roles == [NOBODY] * 7


@pytest.mark.rule("FW-R72", "FW-SETUP-23")
def test_a_word_is_struck_and_nobody_learns_by_whom() -> None:
    table = laid_out()
    do(table, ADA, NamePirate(words="Something Rude"), TakeSheet(0), FillBlank(blank=2, words="ruder still"))
    do(table, OUTSIDE, StrikeName(ADA))
    assert table.state.players[ADA].name == ""
    assert table.state.players[ADA].thrown[0]
    assert refused(table, OUTSIDE, StrikeName(ADA)) == "FW-R72"
    assert refused(table, OUTSIDE, StrikeBlank(ADA, 2)) == "FW-R72"
    do(table, ADA, DealTheRest(), Continue())
    do(table, OUTSIDE, StrikeBlank(ADA, 2))
    assert table.state.players[ADA].blanks[2] == ""
    assert refused(table, OUTSIDE, StrikeBlank(ADA, 2)) == "FW-R72"
    assert refused(table, BEN, StrikeBlank(ADA, 3)) == "FW-R72"


@pytest.mark.rule("FW-SETUP-03", "FW-R02")
def test_another_scenario_than_the_first_comes_with_a_warning() -> None:
    assert options_advice(4, Options()) == []
    [advice] = options_advice(4, Options(scenario=EVERY_WORD))
    assert advice.warns
    assert VOYAGES.setting_up.problem(4, Options(scenario=EVERY_WORD)) is None
