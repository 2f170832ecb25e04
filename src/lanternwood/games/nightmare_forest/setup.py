"""NF-SETUP and NF-READY: laying out the forest, and who goes first, as whom, on which path."""

from typing import Final

from lanternwood.games.nightmare_forest import turn
from lanternwood.games.nightmare_forest.actions import ChooseCamper, ClaimPath
from lanternwood.games.nightmare_forest.cards import CAMPER_IDS, FOREST_DECK, GEAR_DECK
from lanternwood.games.nightmare_forest.content import CAMPERS
from lanternwood.games.nightmare_forest.dice import roll
from lanternwood.games.nightmare_forest.events import (
    CamperChosen,
    FirstPlayerFound,
    FirstPlayerRolled,
    PathClaimed,
)
from lanternwood.games.nightmare_forest.gear import draw_gear
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.questions import CamperChoice, PathChoice
from lanternwood.games.nightmare_forest.state import GONE, Player, State, Turn
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

ROWS: Final = (1, 1, 2, 2, 3, 3, 4)
"""NF-SETUP-03 The zones of a path from the campground."""
SPEED_ROWS: Final = (1, 1, 2, 3, 4)
"""NF-OPT-01"""
STARTING_DICE: Final = 4


def setup(table: Table[State], seats: int, options: Options) -> None:
    """NF-SETUP-02 … 06 Shuffle each stack, deal the paths, roll for the first player."""
    stacks = [list(deck) for deck in FOREST_DECK]
    for stack in stacks:
        table.shuffle(stack)
    gear = list(GEAR_DECK)
    table.shuffle(gear)
    rows = SPEED_ROWS if options.speed else ROWS
    table.state = State(
        options=options,
        players=[Player() for _ in range(seats)],
        first=Seat(0),
        turn=Turn(Seat(0), 0),
        question=None,
        open_paths=[[stacks[zone].pop() for zone in rows] for _ in range(seats)],
        stacks=stacks,
        discards=[[] for _ in stacks],
        plain=[GONE for _ in stacks],
        gear_deck=gear,
        gear_discard=[],
    )
    first = find_first(table, seats) if options.first_seat is None else Seat(options.first_seat - 1)
    table.state.first = first
    table.happens(FirstPlayerFound, first)
    table.state.question = CamperChoice(first)


def find_first(table: Table[State], seats: int) -> Seat:
    """NF-READY-01, NF-READY-02 The most hits with four dice; those who tie roll again."""
    leaders = [Seat(seat) for seat in range(seats)]
    while len(leaders) > 1:
        hits = []
        for seat in leaders:
            faces = roll(table, STARTING_DICE)
            table.happens(FirstPlayerRolled, seat, faces)
            hits.append(sum(faces))
        leaders = [seat for seat, rolled in zip(leaders, hits, strict=True) if rolled == max(hits)]
    return leaders[0]


def choose_camper(table: Table[State], seat: Seat, action: ChooseCamper) -> None:
    """NF-READY-03 From the first player clockwise, each chooses a camper that nobody has."""
    state = table.state
    require(isinstance(state.question, CamperChoice), "NF-READY-03", "campers are chosen before the game")
    require(0 <= action.camper < len(CAMPERS), "NF-READY-03", "there is no such camper")
    require(action.camper in free_campers(state), "NF-READY-03", "someone is that camper already")
    state.players[seat].camper = action.camper
    table.happens(CamperChosen, seat, CAMPER_IDS[action.camper])
    ask_next(table, seat)


def free_campers(state: State) -> list[int]:
    taken = [player.camper for player in state.players]
    return [camper for camper in range(len(CAMPERS)) if camper not in taken]


def claim_path(table: Table[State], seat: Seat, action: ClaimPath) -> None:
    """NF-READY-04 From the first player clockwise, each claims a path and stands at its beginning."""
    state = table.state
    require(isinstance(state.question, PathChoice), "NF-READY-04", "paths are claimed before the game")
    require(0 <= action.path < len(state.open_paths), "NF-READY-04", "there is no such path")
    require(state.open_paths[action.path], "NF-READY-04", "someone has that path already")
    state.players[seat].path = state.open_paths[action.path]
    state.open_paths[action.path] = []
    table.happens(PathClaimed, seat, action.path)
    ask_next(table, seat)


def ask_next(table: Table[State], seat: Seat) -> None:
    """The same question to the next player clockwise; then paths; then gear and the first turn."""
    state = table.state
    following = turn.next_living(state, seat)
    if following is not None and not turn.wraps(state, seat, following):
        state.question = CamperChoice(following) if isinstance(state.question, CamperChoice) else PathChoice(following)
    elif isinstance(state.question, CamperChoice):
        state.question = PathChoice(turn.first_living(state))
    else:
        state.question = None
        hand_out_gear(table)
        turn.begin_game(table)


def hand_out_gear(table: Table[State]) -> None:
    """NF-READY-05 From the first player clockwise, one gear card each, face down."""
    state = table.state
    for step in range(len(state.players)):
        seat = Seat((state.first + step) % len(state.players))
        if not state.players[seat].eaten:
            draw_gear(table, seat, 1)
