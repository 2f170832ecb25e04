"""FW-SKILL, FW-STAR, FW-EVENT: what a pirate's sheet gains."""

from lanternwood.games.forgotten_waters.actions import FillStar
from lanternwood.games.forgotten_waters.blanks import event_key, tell_blanks
from lanternwood.games.forgotten_waters.book import EVENTS, STARS, START
from lanternwood.games.forgotten_waters.events import (
    EventChecked,
    EventTokensSpent,
    MisfortuneChanged,
    RerollsChanged,
    SkillGained,
    StarFilled,
)
from lanternwood.games.forgotten_waters.frames import Resolving, Scope, Skilling, Starring
from lanternwood.games.forgotten_waters.passages import read_aloud
from lanternwood.games.forgotten_waters.pirates import MASKED, Pirate
from lanternwood.games.forgotten_waters.state import Player, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table

# Skills


def gain_skill(table: Table[State], me: Pirate, skill: int, n: int) -> None:
    if me != MASKED:
        table.state.frames.append(Skilling(me, skill, n))


def settle_skilling(table: Table[State], frame: Skilling) -> bool:
    """FW-SKILL-01 to 04 The left-most unfilled box, one after the other; with all filled there is nothing to gain."""
    state, player = table.state, table.state.players[frame.me]
    row = state.book.sheets[player.sheet].boxes[frame.skill]
    filled = player.boxes[frame.skill]
    if not frame.left or filled == len(row):
        state.frames.pop()
        return False
    frame.left -= 1
    player.boxes[frame.skill] += 1
    table.happens(SkillGained, Seat(frame.me), frame.skill, filled + 1)
    if row[filled]:
        fill_stars(table, frame.me, 1)
    return False


# Stars


def fill_stars(table: Table[State], me: Pirate, n: int) -> None:
    if me != MASKED:
        table.state.frames.append(Starring(Seat(me), n))


def is_filled(player: Player, star: int) -> bool:
    return bool(player.stars >> star & 1)


def fillable(state: State, seat: Seat) -> list[int]:
    """FW-STAR-01 Joined by a line to the start star or to a filled one."""
    player = state.players[seat]
    joined = state.book.sheets[player.sheet].joined
    return [
        star
        for star in STARS
        if not is_filled(player, star) and any(near == START or is_filled(player, near) for near in joined[star])
    ]


def settle_starring(table: Table[State], frame: Starring) -> bool:
    """FW-STAR-04 With every star filled, nothing. Where there is but one, it is not asked."""
    stars = fillable(table.state, frame.seat) if frame.left else []
    if len(stars) > 1:
        return True
    if stars:
        fill(table, frame, stars[0])
    else:
        table.state.frames.pop()
    return False


def fill_star(table: Table[State], frame: Starring, action: FillStar) -> None:
    """FW-STAR-02"""
    stars = fillable(table.state, frame.seat)
    require(action.star in stars, "FW-STAR-01", "fill a star that is joined to the start or to a filled one")
    fill(table, frame, action.star)


def fill(table: Table[State], frame: Starring, star: int) -> None:
    """FW-STAR-03 A "!" gives a constellation event token."""
    player = table.state.players[frame.seat]
    event = star in table.state.book.sheets[player.sheet].events
    player.stars |= 1 << star
    player.event_tokens += event
    frame.left -= 1
    table.happens(StarFilled, frame.seat, star, event)


# Constellation events


def resolve_events(table: Table[State], me: Pirate) -> None:
    """FW-EVENT-01 All tokens are discarded; those gained meanwhile wait for the next direction (FW-EVENT-05)."""
    state = table.state
    player = state.player(me)
    tokens = player.event_tokens if player else 0
    state.resolved = tokens > 0
    if player and tokens:
        player.event_tokens = 0
        table.happens(EventTokensSpent, Seat(me), tokens)
        state.frames.append(Resolving(me, tokens))


def settle_resolving(table: Table[State], frame: Resolving) -> bool:
    """FW-EVENT-02, 04 The next in order is checked off, read aloud and carried out; beyond the fifth there is none."""
    state, player = table.state, table.state.players[frame.me]
    if not frame.left or player.events == EVENTS:
        state.frames.pop()
        return False
    frame.left -= 1
    sheet = state.book.sheets[player.sheet]
    block = sheet.blocks[player.events]
    player.events += 1
    table.happens(EventChecked, Seat(frame.me), player.events)
    tell_blanks(table, Seat(frame.me), event_key(sheet.id, player.events))
    scope = Scope(frame.me)
    state.begin(block, scope)
    read_aloud(table, [state.book.program.blocks[block].source], scope)
    return False


# Tokens


def change_rerolls(table: Table[State], me: Pirate, by: int) -> None:
    player = table.state.player(me)
    if player and (to := max(player.rerolls + by, 0)) != player.rerolls:
        player.rerolls = to
        table.happens(RerollsChanged, Seat(me), to)


def change_misfortune(table: Table[State], me: Pirate, by: int) -> None:
    player = table.state.player(me)
    if player and (to := max(player.misfortune + by, 0)) != player.misfortune:
        player.misfortune = to
        table.happens(MisfortuneChanged, Seat(me), to)
