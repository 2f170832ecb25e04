"""FF-DIST: which roles are in play. The presets, the weighted ratio, and what to say about a list."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import Final

from lanternwood.games.forsaken_forest.content import CONTENT, RoleId, Team
from lanternwood.games.forsaken_forest.roles import ROLE, ROLE_COPIES, ROLE_IDS, ROLE_NAMES, SPECIAL, TRUE_FORSAKEN

TABLE: Final[dict[int, tuple[tuple[int, str], ...]]] = {
    4: ((1, "V"),),
    5: ((1, "V"), (2, "F")),
    6: ((2, "*"),),
    7: ((2, "*"),),
    8: ((2, "V"), (3, "F")),
    9: ((3, "*"),),
    10: ((3, "*"),),
    11: ((3, "V"), (4, "F")),
    12: ((3, "*"), (4, "*")),
}
"""FF-DIST-01 By players: the suggested numbers of Forsaken, and whom each favours."""

SPECIAL_LISTS: Final[dict[int, dict[RoleId, int]]] = {
    4: {"silencer": 1, "navigator": 1, "commonfolk": 2},
    5: {"silencer": 1, "coward": 1, "navigator": 1, "priest": 1, "commonfolk": 1},
    6: {"forsaken": 1, "silencer": 1, "oracle": 1, "navigator": 1, "commonfolk": 2},
    7: {"forsaken": 1, "shrouded": 1, "oracle": 1, "priest": 1, "commonfolk": 3},
    8: {"silencer": 1, "shrouded": 1, "oracle": 1, "navigator": 1, "priest": 1, "coward": 1, "commonfolk": 2},
    9: {"forsaken": 2, "silencer": 1, "oracle": 1, "navigator": 1, "priest": 1, "commonfolk": 3},
    10: {
        "forsaken": 1, "silencer": 1, "shrouded": 1, "oracle": 1, "navigator": 1, "priest": 1, "blessed": 1,
        "commonfolk": 3,
    },
    11: {
        "forsaken": 1, "silencer": 1, "shrouded": 1, "oracle": 1, "navigator": 1, "priest": 1, "blessed": 1,
        "cursed": 1, "commonfolk": 3,
    },
    12: {
        "forsaken": 1, "silencer": 1, "shrouded": 1, "oracle": 1, "navigator": 1, "priest": 1, "blessed": 1,
        "cursed": 1, "coward": 1, "commonfolk": 3,
    },
}  # fmt: skip

LEAST_RATIO, IDEAL_RATIO, MOST_RATIO = 1.5, 2.0, 3.0
SPARES: Final[tuple[tuple[RoleId, RoleId], ...]] = (("shrouded", "commonfolk"), ("cursed", "forsaken"))
"""FF-SETUP-12 Who needs a spare card of what for the exchange in Night One."""
DARK: Final = tuple(ROLE_IDS[role] for role in SPECIAL if TRUE_FORSAKEN[role])
GIFTED: Final = tuple(ROLE_IDS[role] for role in SPECIAL if not TRUE_FORSAKEN[role])
"""FF-DIST-07 Special Roles by whose seats they fill."""
_BY_ID: Final = {role.id: role for role in CONTENT.roles}


def preset(seats: int, more_forsaken: bool) -> dict[RoleId, int]:
    """FF-DIST-02 The first column for so many players, or the second where there is one."""
    columns = TABLE[seats]
    forsaken, _ = columns[-1 if more_forsaken else 0]
    return printed(seats, forsaken)


def printed(seats: int, forsaken: int) -> dict[RoleId, int]:
    return {"forsaken": forsaken, "commonfolk": seats - forsaken}


def weights(roles: dict[RoleId, int]) -> tuple[float, float]:
    """FF-DIST-04, FF-DIST-06 The sums of the Villager side and of the Forsaken side."""
    sides: dict[Team, float] = {"villagers": 0.0, "forsaken": 0.0}
    for role_id, count in roles.items():
        role = _BY_ID[role_id]
        sides[role.side] += role.weight * count
    return sides["villagers"], sides["forsaken"]


def ratio(roles: dict[RoleId, int]) -> float:
    villagers, forsaken = weights(roles)
    return villagers / forsaken if forsaken else float("inf")


def forsaken_seats(roles: dict[RoleId, int]) -> int:
    """FF-DIST-07 The Silencer and Shrouded fill Forsaken seats; the Coward and Cursed fill Villager seats."""
    return sum(count for role_id, count in roles.items() if TRUE_FORSAKEN[ROLE[role_id]])


def advice(roles: dict[RoleId, int]) -> tuple[str, ...]:
    """FF-DIST-03, FF-DIST-10, FF-DIST-11 What a host should know about a list; none of it forbids anything."""
    return (*range_warning(roles), *remedies(roles), *giveaways(roles))


def in_figures(weighted: float) -> str:
    """FF-DIST-05 Such as "2.5 to 1"."""
    return f"{round(weighted, 2):g} to 1"


def range_warning(roles: dict[RoleId, int]) -> Iterator[str]:
    """FF-DIST-03 A list of the printed table can lie outside, too (R68): then it is meant to."""
    weighted = ratio(roles)
    if not LEAST_RATIO <= weighted <= MOST_RATIO:
        side = "Villager" if weighted > MOST_RATIO else "Forsaken"
        meant = ", as the printed list for so many players means it to" if is_printed(roles) else ""
        yield f"{in_figures(weighted)} favours the {side} Team{meant}; 1.5 to 3 is advised and 2 is ideal."


def is_printed(roles: dict[RoleId, int]) -> bool:
    """FF-DIST-01"""
    columns = TABLE.get(sum(roles.values()), ())
    return any(roles == printed(sum(roles.values()), forsaken) for forsaken, _ in columns)


def remedies(roles: dict[RoleId, int]) -> Iterator[str]:
    """FF-DIST-10"""
    weighted = ratio(roles)
    if weighted != IDEAL_RATIO and any(ROLE[role_id] in SPECIAL for role_id in roles):
        strong, weak = ("Villager", "Forsaken") if weighted > IDEAL_RATIO else ("Forsaken", "Villager")
        yield (
            f"To come nearer to 2: add a Special Role for the {weak} Team, take a player from the {strong} Team, "
            f"or give the {weak} Team one more."
        )


def giveaways(roles: dict[RoleId, int]) -> Iterator[str]:
    """FF-DIST-11"""
    if roles.get("cursed") and not roles.get("forsaken"):
        yield "With the Cursed but no plain Forsaken, a Peek that shows Forsaken can only be the Cursed."
    if roles.get("shrouded") and not roles.get("commonfolk"):
        yield "With the Shrouded but no Commonfolk, a Peek that shows Commonfolk can only be the Shrouded."
    if roles.get("shrouded") and forsaken_seats(roles) == 1:
        yield "With the Shrouded as the only true Forsaken, no Peek can find them."


@lru_cache
def secret_lists(seats: int) -> tuple[dict[RoleId, int], ...]:
    """R05 What a secret list may be: a printed number of Forsaken, any Special Roles, nothing to warn of."""
    lists = (
        without_none(
            {
                "commonfolk": seats - forsaken - len(gifted),
                "forsaken": forsaken - len(dark),
                **dict.fromkeys((*gifted, *dark), 1),
            }
        )
        for forsaken, _ in TABLE[seats]
        for dark in some_of(DARK, forsaken)
        for gifted in some_of(GIFTED, seats - forsaken)
    )
    return tuple(
        roles
        for roles in lists
        if not list_problem(seats, roles) and not [*range_warning(roles), *giveaways(roles)]
    )  # fmt: skip


def some_of(roles: tuple[RoleId, ...], most: int) -> Iterator[tuple[RoleId, ...]]:
    return chain.from_iterable(combinations(roles, count) for count in range(min(most, len(roles)) + 1))


def without_none(roles: dict[RoleId, int]) -> dict[RoleId, int]:
    return {role_id: count for role_id, count in roles.items() if count}


def list_problem(seats: int, roles: dict[RoleId, int]) -> str | None:
    """FF-SETUP-09, 12 and 14, FF-DIST-08: why a game cannot be played with this list, in words."""
    count = sum(roles.values())
    if count != seats:
        off = abs(count - seats)
        mend = f"add {off}, or seat {off} fewer" if count < seats else f"take {off} out, or seat {off} more"
        return f"the role list has {count} cards for {seats} players: {mend} (FF-SETUP-09)"
    for role_id, copies in roles.items():
        role = ROLE[role_id]
        if role in SPECIAL and copies > 1:
            return f"there is only one {ROLE_NAMES[role]} (FF-DIST-08)"
        if copies > ROLE_COPIES[role]:
            return f"there are only {ROLE_COPIES[role]} cards of {ROLE_NAMES[role]} (FF-SETUP-09)"
    for exchanger, face in SPARES:
        if roles.get(exchanger) and roles.get(face, 0) >= ROLE_COPIES[ROLE[face]]:
            return f"the {exchanger} needs a spare card of {face}; take one out of the list (FF-SETUP-12)"
    forsaken = forsaken_seats(roles)
    if not forsaken:
        return "the role list needs at least one true Forsaken: Forsaken, Silencer or Shrouded (FF-SETUP-14)"
    if forsaken >= seats - forsaken:
        return f"{forsaken} true Forsaken among {seats} have won already; take fewer (FF-SETUP-14)"
    return None
