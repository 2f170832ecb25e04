"""NF-OVER and NF-CACHE: working through what lies in the way, or walking past it."""

from lanternwood.games.nightmare_forest.actions import (
    HackAtObstacle,
    IgnoreCache,
    RollAtObstacle,
    SpendAtObstacle,
)
from lanternwood.games.nightmare_forest.cards import CARD_IDS, NOISE, OBSTACLE
from lanternwood.games.nightmare_forest.content import Obstacle
from lanternwood.games.nightmare_forest.dice import roll_one
from lanternwood.games.nightmare_forest.events import (
    CacheIgnored,
    CountersPlaced,
    DiceRolled,
    ObstacleRemoved,
)
from lanternwood.games.nightmare_forest.fight import turn_up
from lanternwood.games.nightmare_forest.gear import draw_gear
from lanternwood.games.nightmare_forest.hands import check_weapons, use
from lanternwood.games.nightmare_forest.noise import settle_noise
from lanternwood.games.nightmare_forest.path import advance, take_path_card
from lanternwood.games.nightmare_forest.state import GONE, Player, State, Turn
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table


def obstacle_ahead(player: Player) -> Obstacle | None:
    """A face-up obstacle that can be reached: NF-FLIP-07 not past a zombie in the own space."""
    return OBSTACLE[player.path[player.level]] if player.turned and not player.own else None


def check_obstacle(player: Player, turn: Turn) -> Obstacle:
    require(turn.forced == GONE, "NF-FLIP-04", "it has seen you: attack it first")
    require(not player.own, "NF-FLIP-07", "defeat the zombie at your feet first")
    obstacle = obstacle_ahead(player)
    require(obstacle, "NF-OVER-01", "nothing blocks your way")
    assert obstacle
    return obstacle


def check_work(player: Player, turn: Turn) -> Obstacle:
    obstacle = check_obstacle(player, turn)
    require(turn.unused > 0, "NF-TURN-04", "you have no unused die")
    return obstacle


def roll_at_obstacle(table: Table[State], seat: Seat, action: RollAtObstacle) -> None:
    """NF-OVER-03 One die; each hit is a counter."""
    player, turn = table.state.players[seat], table.state.turn
    obstacle = check_work(player, turn)
    turn.unused -= 1
    turn.used += 1
    face = roll_one(table)
    table.happens(DiceRolled, seat, (face,), face, obstacle.value - player.counters)
    place_counters(table, seat, player, obstacle, face)


def spend_at_obstacle(table: Table[State], seat: Seat, action: SpendAtObstacle) -> None:
    """NF-OVER-04, NF-DICE-03 One unrolled die gives one counter."""
    player, turn = table.state.players[seat], table.state.turn
    obstacle = check_work(player, turn)
    turn.unused -= 1
    turn.used += 1
    place_counters(table, seat, player, obstacle, 1)


def hack_at_obstacle(table: Table[State], seat: Seat, action: HackAtObstacle) -> None:
    """NF-OVER-05, NF-HAND-06 A weapon gives its damage in counters, is used, and makes its noise afterwards."""
    player, turn = table.state.players[seat], table.state.turn
    obstacle = check_work(player, turn)
    check_weapons(player, turn, (action.weapon,))
    held = player.gear[action.weapon]
    turn_up(table, seat, [held])
    use(held, turn)
    place_counters(table, seat, player, obstacle, held.damage())
    settle_noise(table, seat, [NOISE[held.card]])


def place_counters(table: Table[State], seat: Seat, player: Player, obstacle: Obstacle, added: int) -> None:
    """NF-OVER-02, NF-OVER-06 Counters stay until they reach the value; surplus is lost."""
    player.counters += added
    table.happens(CountersPlaced, seat, obstacle.id, added, player.counters, obstacle.value)
    if player.counters >= obstacle.value:
        remove_obstacle(table, seat, player, obstacle)


def remove_obstacle(table: Table[State], seat: Seat, player: Player, obstacle: Obstacle) -> None:
    """NF-OVER-07, NF-CACHE-02 Discarded; a cache gives its gear; the space is clear."""
    table.state.discard_forest(take_path_card(player))
    table.happens(ObstacleRemoved, seat, obstacle.id)
    if obstacle.gear:
        draw_gear(table, seat, obstacle.gear)
    advance(table, seat, player)


def ignore_cache(table: Table[State], seat: Seat, action: IgnoreCache) -> None:
    """NF-CACHE-03 A cache may be left behind: discarded unopened, its counters lost."""
    player = table.state.players[seat]
    obstacle = check_obstacle(player, table.state.turn)
    require(obstacle.kind == "cache", "NF-CACHE-03", "only an Items Cache can be ignored")
    card = take_path_card(player)
    table.state.discard_forest(card)
    table.happens(CacheIgnored, seat, CARD_IDS[card])
    advance(table, seat, player)
