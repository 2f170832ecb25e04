"""FF-DIST: presets, the weighted ratio, and what a host is told about a list."""

from collections import Counter
from typing import Any

import pytest
from msgspec import to_builtins

from games.forsaken_forest.specification import rows_after, table_after
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.content import CONTENT, RoleId
from lanternwood.games.forsaken_forest.distribution import (
    SPECIAL_LISTS,
    TABLE,
    advice,
    forsaken_seats,
    list_problem,
    ratio,
    weights,
)
from lanternwood.games.forsaken_forest.options import CopiesOf, Options, role_list
from lanternwood.games.forsaken_forest.roles import ROLE, ROLE_NAMES, SPECIAL, TRUE_FORSAKEN
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.match import Match, SetupError, plan_for
from lanternwood.kernel.model import Seat

COLUMNS = [
    (int(players), int(forsaken), int(villagers), favours)
    for players, forsaken, villagers, favours in zip(
        *(row[1:] for row in rows_after("### 2.3 Role distribution")), strict=True
    )
]
"""Of the printed table: players, Forsaken, Villagers, and whom it favours."""
SHORT = {"C": "Commonfolk", "F": "Forsaken"}


def role_id(name: str) -> RoleId:
    return next(role.id for role in CONTENT.roles if role.name == SHORT.get(name, name))


def listed(text: str) -> dict[RoleId, int]:
    """A list as the table of Special Roles writes it: 'F, Silencer, 2 C'."""
    found: Counter[RoleId] = Counter()
    for entry in text.split(", "):
        count, _, name = entry.rpartition(" ")
        found[role_id(name)] += int(count or 1)
    return dict(found)


def dealt(seats: int, **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, "owl", options))


# Presets


@pytest.mark.rule("FF-DIST-01")
def test_the_thirteen_columns_are_the_presets() -> None:
    printed: dict[int, list[tuple[int, str]]] = {}
    for players, forsaken, villagers, favours in COLUMNS:
        assert players == forsaken + villagers
        printed.setdefault(players, []).append((forsaken, favours))
    assert len(COLUMNS) == 13
    assert {players: [*columns] for players, columns in TABLE.items()} == printed


@pytest.mark.rule("FF-DIST-01")
@pytest.mark.parametrize(("players", "forsaken", "villagers", "favours"), COLUMNS)
def test_a_preset_has_no_special_roles(players: int, forsaken: int, villagers: int, favours: str) -> None:
    lists = [role_list(players, Options(more_forsaken=more)) for more in (False, True)]
    assert {"forsaken": forsaken, "commonfolk": villagers} in lists
    assert list_problem(players, {"forsaken": forsaken, "commonfolk": villagers}) is None


@pytest.mark.rule("FF-DIST-02")
@pytest.mark.parametrize(("players", "first", "second"), [(5, 1, 2), (8, 2, 3), (11, 3, 4), (12, 3, 4)])
def test_of_two_columns_the_host_picks_and_the_first_is_the_default(players: int, first: int, second: int) -> None:
    assert forsaken_seats(role_list(players, Options())) == first
    assert len(dealt(players).state.true_forsaken()) == first
    assert len(dealt(players, more_forsaken=True).state.true_forsaken()) == second


@pytest.mark.rule("FF-DIST-02")
@pytest.mark.parametrize("players", [4, 6, 7, 9, 10])
def test_where_there_is_one_column_there_is_nothing_to_pick(players: int) -> None:
    with pytest.raises(SetupError, match="only one number of Forsaken"):
        dealt(players, more_forsaken=True)


@pytest.mark.parametrize("row", table_after("Authored presets with Special Roles"), ids=lambda row: row["Players"])
def test_the_presets_with_special_roles_are_those_of_the_specification(row: dict[str, str]) -> None:
    players, roles = int(row["Players"]), listed(row["List"])
    assert SPECIAL_LISTS[players] == roles == role_list(players, Options(special_roles=True))
    assert weights(roles) == tuple(map(float, row["Weighted V:F"].split(" : ")))
    assert f"{ratio(roles):.2f}" == row["Ratio"]
    assert list_problem(players, roles) is None
    assert not [line for line in advice(roles) if line.startswith("With the ")]


# The ratio


@pytest.mark.rule("FF-DIST-03")
@pytest.mark.parametrize(
    ("roles", "weighted", "warned"),
    [
        ({"commonfolk": 3, "forsaken": 2}, 1.5, False),
        ({"commonfolk": 6, "forsaken": 2}, 3.0, False),
        ({"commonfolk": 4, "forsaken": 2}, 2.0, False),
        ({"commonfolk": 4, "forsaken": 1}, 4.0, True),
        ({"commonfolk": 5, "forsaken": 4}, 1.25, True),
    ],
)
def test_a_ratio_outside_1_and_a_half_to_3_is_warned_of_but_allowed(
    roles: dict[RoleId, int], weighted: float, warned: bool
) -> None:
    assert ratio(roles) == weighted
    assert bool(advice(roles)) == warned
    assert all("1.5 to 3 is advised and 2 is ideal" in line for line in advice(roles))
    assert list_problem(sum(roles.values()), roles) is None


@pytest.mark.rule("FF-DIST-03")
@pytest.mark.parametrize(
    ("roles", "told"),
    [
        ({"commonfolk": 10, "forsaken": 3}, "3.33 to 1 favours the Villager Team;"),
        ({"commonfolk": 4, "forsaken": 3}, "1.33 to 1 favours the Forsaken Team;"),
    ],
)
def test_the_warning_says_whom_the_list_favours(roles: dict[RoleId, int], told: str) -> None:
    assert [line.startswith(told) for line in advice(roles)] == [True]


@pytest.mark.rule("FF-DIST-04")
def test_every_role_weighs_what_the_table_says_for_the_side_it_says() -> None:
    rows = [
        (ROLE[role_id(name)], float(row["Weight"].split()[0]), row["Counted for"])
        for row in table_after("### 2.3 Role distribution", 2)
        for name in row["Role"].split(", ")
    ]
    assert len(rows) == len(CONTENT.roles)
    for role, weight, side in rows:
        villagers, forsaken = weights({CONTENT.roles[role].id: 2})
        expected = (2 * weight, 0) if side == "Villager side" else (0, 2 * weight)
        assert (villagers, forsaken) == expected, ROLE_NAMES[role]


@pytest.mark.rule("FF-DIST-04", "FF-DIST-05")
def test_two_special_villagers_two_commonfolk_and_two_forsaken_are_5_to_2() -> None:
    roles: dict[RoleId, int] = {"oracle": 1, "navigator": 1, "commonfolk": 2, "forsaken": 2}
    assert weights(roles) == (5, 2)
    assert ratio(roles) == 2.5
    named = [name for name, count in roles.items() for _ in range(count)]
    assert dealt(6, roles=named).view(None).ratio == 2.5


@pytest.mark.rule("FF-DIST-06")
def test_the_cursed_weighs_on_the_forsaken_side_and_stays_a_villager() -> None:
    assert weights({"cursed": 1}) == (0, 0.5)
    assert CONTENT.roles[ROLE["cursed"]].team == "villagers"


@pytest.mark.rule("FF-DIST-07")
def test_silencer_and_shrouded_fill_forsaken_seats_coward_and_cursed_villager_seats() -> None:
    assert forsaken_seats({"silencer": 1, "shrouded": 1, "forsaken": 1}) == 3
    assert forsaken_seats({"coward": 1, "cursed": 1, "commonfolk": 1, "oracle": 1}) == 0
    match = dealt(5, roles=["silencer", "shrouded", "coward", "cursed", "oracle"])
    assert [TRUE_FORSAKEN[role] for role in sorted(match.state.roles)].count(True) == 2


# What the host may do and is told


@pytest.mark.rule("FF-DIST-08")
@pytest.mark.parametrize("role", SPECIAL, ids=lambda role: ROLE_NAMES[role])
def test_there_is_one_of_each_special_role(role: int) -> None:
    twice = CONTENT.roles[role].id
    with pytest.raises(SetupError, match=f"there is only one {ROLE_NAMES[role]} \\(FF-DIST-08\\)"):
        dealt(7, roles=[twice, twice, "forsaken", *["commonfolk"] * 4])


@pytest.mark.rule("FF-DIST-09")
def test_the_host_may_change_the_copies_of_travelers_cards() -> None:
    fewer = dealt(4, deck_overrides=[{"card": "spyglass", "copies": 2}, {"card": "soul-mirror", "copies": 0}])
    assert fewer.view(None).travelers == 184 - 3 - 4 - 12
    assert dealt(4).view(None).travelers == 184 - 12


DECK_LISTS = "Deck lists (cards and copies, host changes included)"


@pytest.mark.rule("FF-DIST-09")
def test_everyone_may_see_what_is_in_the_decks_from_setup() -> None:
    """The row of the table of visibility. The lists themselves are content; the host's changes are in every view."""
    assert [DECK_LISTS, "all", "from setup"] in rows_after("## 4. Visibility")
    changes = (CopiesOf("spyglass", 2), CopiesOf("soul-mirror", 0))
    match = dealt(4, deck_overrides=to_builtins(changes))
    for viewer in (None, *map(Seat, range(4))):
        assert match.view(viewer).deck_overrides == changes
        assert dealt(4).view(viewer).deck_overrides == ()


REMEDIES = "To come nearer to 2: add a Special Role for the {0} Team, take a player from the {1} Team, or give the {0} Team one more."  # noqa: E501


@pytest.mark.rule("FF-DIST-10")
def test_off_2_the_three_remedies_are_named() -> None:
    assert advice({"silencer": 1, "navigator": 1, "commonfolk": 2}) == (REMEDIES.format("Forsaken", "Villager"),)
    strong: dict[RoleId, int] = {"forsaken": 1, "silencer": 1, "coward": 1, "oracle": 1, "commonfolk": 4}
    assert weights(strong) == (5.5, 3)
    assert advice(strong) == (REMEDIES.format("Villager", "Forsaken"),)


@pytest.mark.rule("FF-DIST-10")
def test_at_2_or_without_special_roles_nothing_needs_a_remedy() -> None:
    assert advice(SPECIAL_LISTS[6]) == ()
    assert advice({"forsaken": 2, "commonfolk": 5}) == ()


@pytest.mark.rule("FF-DIST-10")
def test_ratio_and_advice_go_with_the_role_list() -> None:
    view = dealt(4, special_roles=True).view(None)
    assert (view.ratio, view.advice) == (2.33, (REMEDIES.format("Forsaken", "Villager"),))


@pytest.mark.rule("FF-DIST-11")
@pytest.mark.parametrize(
    ("roles", "warning"),
    [
        (
            {"cursed": 1, "silencer": 1, "commonfolk": 4},
            "With the Cursed but no plain Forsaken, a Peek that shows Forsaken can only be the Cursed.",
        ),
        (
            {"shrouded": 1, "forsaken": 1, "oracle": 1, "priest": 1, "navigator": 1},
            "With the Shrouded but no Commonfolk, a Peek that shows Commonfolk can only be the Shrouded.",
        ),
        ({"shrouded": 1, "commonfolk": 4}, "With the Shrouded as the only true Forsaken, no Peek can find them."),
    ],
)
def test_a_list_that_gives_a_role_away_is_warned_of_but_allowed(roles: dict[RoleId, int], warning: str) -> None:
    assert [line for line in advice(roles) if line.startswith("With the ")] == [warning]
    assert list_problem(sum(roles.values()), roles) is None
