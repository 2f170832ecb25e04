"""NF-FLIP, NF-ZONE, NF-MOVE and NF-SURV: turning up what lies ahead, and walking on."""

from lanternwood.games.nightmare_forest.actions import PATH, SPOTS, Flip, Keep
from lanternwood.games.nightmare_forest.cards import CARD_IDS, IS_ZOMBIE, SURVIVOR, ZONE_OF
from lanternwood.games.nightmare_forest.content import Card
from lanternwood.games.nightmare_forest.events import (
    CamperMoved,
    CardTurnedUp,
    SurvivorJoined,
    SurvivorLeft,
    ZoneEntered,
)
from lanternwood.games.nightmare_forest.gear import draw_gear
from lanternwood.games.nightmare_forest.questions import KeepSurvivor
from lanternwood.games.nightmare_forest.state import GONE, Player, State
from lanternwood.kernel.model import Seat, require
from lanternwood.kernel.table import Table


def flip(table: Table[State], seat: Seat, action: Flip) -> None:
    """NF-FLIP-01, NF-FLIP-02 With an unused die, turn up the next path card or a hidden zombie."""
    state = table.state
    player = state.players[seat]
    require(state.turn.forced == GONE, "NF-FLIP-04", "it has seen you: attack it first")
    require(state.turn.unused > 0, "NF-TURN-04", "you have no unused die")
    require(0 <= action.spot < SPOTS, "NF-FLIP-02", "there is no such spot")
    require(action.spot < PATH or not player.own, "NF-FLIP-07", "defeat the zombie at your feet first")
    if action.spot == PATH:
        turn_up_path_card(table, seat, player)
    else:
        turn_up_lurker(table, seat, player, action.spot)


def turn_up_lurker(table: Table[State], seat: Seat, player: Player, spot: int) -> None:
    """NF-FLIP-03 An added zombie, once seen, must be attacked."""
    lurker = player.lurker_at(spot)
    require(lurker, "NF-FLIP-02", "no zombie hides there")
    assert lurker
    require(not lurker.face_up, "NF-FLIP-02", "that zombie is face up already")
    lurker.face_up = True
    table.state.turn.forced = spot
    table.happens(CardTurnedUp, seat, spot, CARD_IDS[lurker.card])


def turn_up_path_card(table: Table[State], seat: Seat, player: Player) -> None:
    """NF-FLIP-03, NF-FLIP-09 A zombie starts a forced fight; anything else does not."""
    card = player.next_card()
    require(card != GONE and not player.turned, "NF-FLIP-01", "there is no face-down card ahead")
    player.turned = True
    table.happens(CardTurnedUp, seat, PATH, CARD_IDS[card])
    enter_zone(table, seat, player, ZONE_OF[card])
    if IS_ZOMBIE[card]:
        table.state.turn.forced = PATH
    elif SURVIVOR[card]:
        meet_survivor(table, seat, player, card)


def enter_zone(table: Table[State], seat: Seat, player: Player, zone: int) -> None:
    """NF-ZONE-01 … 03 The first path card of a zone brings a gear card and an unused die, before anything else."""
    if zone <= player.zone:
        return
    player.zone = zone
    table.state.turn.unused += 1
    table.happens(ZoneEntered, seat, zone)
    draw_gear(table, seat, 1)


def meet_survivor(table: Table[State], seat: Seat, player: Player, card: Card) -> None:
    """NF-SURV-02, NF-SURV-03 A survivor joins at once; of two the player keeps one."""
    take_path_card(player)
    if player.survivor == GONE:
        join(table, seat, player, card)
        advance(table, seat, player)
    else:
        table.state.question = KeepSurvivor(seat, card)


def keep_survivor(table: Table[State], seat: Seat, action: Keep, question: KeepSurvivor) -> None:
    """NF-SURV-03 0 keeps the companion, 1 takes the one just found; the other goes to the discard for good."""
    state = table.state
    player = state.players[seat]
    require(action.which in (0, 1), "NF-SURV-03", "keep the first or the second")
    state.question = None
    if action.which == 1:
        state.discard_forest(player.survivor)
        table.happens(SurvivorLeft, seat, CARD_IDS[player.survivor])
        join(table, seat, player, question.found)
    else:
        state.discard_forest(question.found)
        table.happens(SurvivorLeft, seat, CARD_IDS[question.found])
    advance(table, seat, player)


def join(table: Table[State], seat: Seat, player: Player, card: Card) -> None:
    player.survivor = card
    table.happens(SurvivorJoined, seat, CARD_IDS[card])


def take_path_card(player: Player) -> Card:
    """The next path card leaves its space."""
    card = player.path[player.level]
    player.path[player.level] = GONE
    player.turned = False
    player.counters = 0
    return card


def advance(table: Table[State], seat: Seat, player: Player) -> None:
    """NF-MOVE-01, NF-MOVE-02 Onto the next space as soon as it is clear, unless a zombie holds the own one."""
    if player.level < len(player.path) and player.path[player.level] == GONE:
        if player.beside or player.own:
            return
        player.level += 1
        table.happens(CamperMoved, seat, player.level)
