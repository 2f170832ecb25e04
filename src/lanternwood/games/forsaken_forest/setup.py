"""FF-SETUP: the deal. Night One follows directly (FF-SETUP-15)."""

from lanternwood.games.forsaken_forest.cards import ARTIFACT_DECK, FOREST_DECK
from lanternwood.games.forsaken_forest.content import RoleId
from lanternwood.games.forsaken_forest.distribution import secret_lists
from lanternwood.games.forsaken_forest.events import RoleSeen
from lanternwood.games.forsaken_forest.flow import settle
from lanternwood.games.forsaken_forest.night import fall
from lanternwood.games.forsaken_forest.options import Options, role_list, travelers_copies
from lanternwood.games.forsaken_forest.roles import ROLE, ROLE_IDS, reserve_beside
from lanternwood.games.forsaken_forest.state import State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table

HAND = 3
"""FF-SETUP-05"""


def setup(table: Table[State], seats: int, options: Options) -> None:
    """FF-GEN-03 Role deal, Travelers shuffle, Forest shuffle, Artifact shuffle, in this order; before them a secret
    role list is drawn."""
    in_play = draw_list(table, seats) if options.hidden_role_list else role_list(seats, options)
    in_list = [ROLE[role_id] for role_id, count in in_play.items() for _ in range(count)]
    roles = sorted(in_list)
    table.shuffle(roles)
    travelers = [card for card, copies in enumerate(travelers_copies(options)) for _ in range(copies)]
    table.shuffle(travelers)
    forest = FOREST_DECK[:]
    table.shuffle(forest)
    artifacts = ARTIFACT_DECK[:]
    table.shuffle(artifacts)
    table.state = State(
        options=options,
        seats=seats,
        role_list=tuple(sorted(in_list)),
        roles=roles,
        reserve=reserve_beside(roles),
        hands=[[travelers.pop() for _ in range(HAND)] for _ in range(seats)],
        marks=[[0] * HAND for _ in range(seats)],
        travelers=travelers,
        forest=forest,
        artifacts=artifacts,
        living=(1 << seats) - 1,
        looked_roles=[0] * seats,
        looked_slots=[0] * seats,
        canopy=[0] * seats,
    )
    for seat in range(seats):
        table.tells([Seat(seat)], RoleSeen, ROLE_IDS[roles[seat]])
    fall(table)
    settle(table)


def draw_list(table: Table[State], seats: int) -> dict[RoleId, int]:
    """R05 Nobody has chosen it, so nobody knows it."""
    lists = secret_lists(seats)
    return lists[table.below(len(lists))]
