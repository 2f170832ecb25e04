"""NF-INFO: what each viewer may know, built up from nothing."""

from collections import Counter

from msgspec.structs import replace

from lanternwood.games.nightmare_forest.content import CAMPER_IDS, CARD_IDS, GEAR_IDS, ZONE_OF, Card, CardId
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.questions import BlockQuestion, KeepGear, KeepSurvivor, MuteQuestion
from lanternwood.games.nightmare_forest.state import GONE, Held, Lurker, Player, State
from lanternwood.games.nightmare_forest.turn import fatal_wounds
from lanternwood.kernel.model import Model, Seat, Viewer


class ForestView(Model):
    """A forest card as it lies: its back always shows the zone, its face only when turned up."""

    zone: int
    card: CardId | None = None
    counters: int = 0
    age: int = 0
    """Of a face-down added zombie: how often its stack had been rebuilt when it came."""


class GearView(Model):
    """Gear whose face the viewer may see."""

    card: CardId
    face_up: bool
    used: int
    shots: int
    taped: CardId | None


class CamperView(Model):
    """One player as everyone sees them."""

    seat: Seat
    camper: CardId | None
    level: int
    zone: int
    wounds: int
    eaten: bool
    survivor: CardId | None
    path: tuple[ForestView, ...]
    """The cards still ahead, nearest first; the first lies in the next space unless that is cleared."""
    next_cleared: bool
    """The next path card is gone, and only added zombies hold its space."""
    own: tuple[ForestView, ...]
    beside: tuple[ForestView, ...]
    gear: tuple[GearView, ...]
    """Face-up gear."""
    hidden_gear: int
    hidden_ages: tuple[int, ...]
    """How often the gear deck had been rebuilt when each hidden card was drawn, oldest first: everyone saw that."""


class TurnView(Model):
    seat: Seat
    unused: int
    used: int
    forced: int | None
    weapon_used: bool
    two_handed_used: bool
    two_at_once: bool
    threw: bool
    thrown: int
    attacked: bool
    rerolled: bool
    sure_shot: bool


class QuestionView(Model):
    """NF-INFO-03 Everyone sees that a question is pending, and what it is about as far as that is public."""

    kind: str
    seat: Seat
    wounds: int = 0
    noise: int = 0
    found: CardId | None = None
    offered: tuple[CardId, ...] = ()
    """The two cards of a double, for the one who drew them."""
    ages: tuple[int, ...] = ()
    """How often the gear deck had been rebuilt when each of those was drawn, for all."""


class View(Model):
    me: Seat | None
    options: Options
    fatal_wounds: int
    campers: tuple[CamperView, ...]
    turn: TurnView
    question: QuestionView | None
    first: Seat
    rounds: int
    countdown: int | None
    open_paths: tuple[bool, ...]
    stacks: tuple[int, ...]
    """How many cards are left of each zone, by its number; likewise the open discards."""
    discards: tuple[tuple[CardId, ...], ...]
    gear_deck: int
    gear_discard: tuple[CardId, ...]
    winner: Seat | None
    over: bool
    hand: tuple[GearView, ...] = ()
    """All gear of the viewer's own seat, in the order that actions name it by."""


def view(state: State, viewer: Viewer) -> View:
    return View(
        viewer,
        state.options,
        fatal_wounds(state),
        tuple(see_camper(Seat(seat), player) for seat, player in enumerate(state.players)),
        see_turn(state),
        see_question(state, viewer),
        state.first,
        state.rounds,
        None if state.countdown == GONE else state.countdown,
        tuple(bool(path) for path in state.open_paths),
        tuple(len(stack) for stack in state.stacks),
        tuple(tuple(CARD_IDS[card] for card in pile) for pile in state.discards),
        len(state.gear_deck),
        tuple(GEAR_IDS[card] for card in state.gear_discard),
        state.winner,
        state.over,
        () if viewer is None else tuple(see_gear(held) for held in state.players[viewer].gear),
    )


def open_view(state: State) -> View:
    """Everything, for those who look back on a finished match."""
    seen = view(state, None)
    campers = tuple(
        replace(
            camper,
            path=tuple(open_card(player, card, place) for place, card in enumerate(player.path) if card != GONE),
            own=tuple(open_lurker(lurker) for lurker in player.own),
            beside=tuple(open_lurker(lurker) for lurker in player.beside),
            gear=tuple(see_gear(held) for held in player.gear),
        )
        for camper, player in zip(seen.campers, state.players, strict=True)
    )
    question = see_question(state, state.question.seat) if state.question else None
    return replace(seen, campers=campers, question=question)


def open_card(player: Player, card: Card, place: int) -> ForestView:
    return ForestView(ZONE_OF[card], CARD_IDS[card], player.counters if place == player.level else 0)


def open_lurker(lurker: Lurker) -> ForestView:
    return ForestView(ZONE_OF[lurker.card], CARD_IDS[lurker.card], age=lurker.age)


def see_camper(seat: Seat, player: Player) -> CamperView:
    return CamperView(
        seat,
        None if player.camper == GONE else CAMPER_IDS[player.camper],
        player.level,
        player.zone,
        player.wounds,
        player.eaten,
        None if player.survivor == GONE else CARD_IDS[player.survivor],
        tuple(see_path_card(player, card, place) for place, card in enumerate(player.path) if card != GONE),
        player.level < len(player.path) and player.path[player.level] == GONE and not player.eaten,
        tuple(see_lurker(lurker) for lurker in player.own),
        tuple(see_lurker(lurker) for lurker in player.beside),
        tuple(see_gear(held) for held in player.gear if held.face_up),
        sum(not held.face_up for held in player.gear),
        tuple(sorted(held.age for held in player.gear if not held.face_up)),
    )


def see_path_card(player: Player, card: int, place: int) -> ForestView:
    if player.turned and place == player.level:
        return ForestView(ZONE_OF[card], CARD_IDS[card], player.counters)
    return ForestView(ZONE_OF[card])


def see_lurker(lurker: Lurker) -> ForestView:
    if lurker.face_up:
        return ForestView(ZONE_OF[lurker.card], CARD_IDS[lurker.card])
    return ForestView(ZONE_OF[lurker.card], age=lurker.age)


def see_gear(held: Held) -> GearView:
    taped = None if held.taped == GONE else GEAR_IDS[held.taped]
    return GearView(GEAR_IDS[held.card], held.face_up, held.used, held.shots, taped)


def see_turn(state: State) -> TurnView:
    turn = state.turn
    return TurnView(
        turn.seat,
        turn.unused,
        turn.used,
        None if turn.forced == GONE else turn.forced,
        turn.weapon_used,
        turn.two_handed_used,
        turn.two_at_once,
        turn.threw,
        turn.thrown,
        turn.attacked,
        turn.rerolled,
        turn.sure_shot,
    )


def see_question(state: State, viewer: Viewer) -> QuestionView | None:
    question = state.question
    kind = type(question).__name__
    match question:
        case None:
            return None
        case BlockQuestion(seat=seat, wounds=wounds):
            return QuestionView(kind, seat, wounds=wounds)
        case MuteQuestion(seat=seat, noises=noises):
            return QuestionView(kind, seat, noise=noises[0])
        case KeepSurvivor(seat=seat, found=found):
            return QuestionView(kind, seat, found=CARD_IDS[found])
        case KeepGear(seat=seat, cards=cards, ages=ages):
            offered = tuple(GEAR_IDS[card] for card in cards) if seat == viewer else ()
            return QuestionView(kind, seat, offered=offered, ages=tuple(ages))
        case _:
            return QuestionView(kind, question.seat)


def pieces(state: State) -> Counter[str]:
    """NF-ENG-04 Every card, wherever it lies."""
    forest = [card for pile in state.stacks + state.discards for card in pile]
    forest += [card for path in state.open_paths for card in path]
    gear = state.gear_deck + state.gear_discard
    for player in state.players:
        forest += [card for card in [*player.path, player.survivor] if card != GONE]
        forest += [lurker.card for lurker in player.own + player.beside]
        gear += [card for held in player.gear for card in (held.card, held.taped) if card != GONE]
    if isinstance(state.question, KeepGear):
        gear += state.question.cards
    if isinstance(state.question, KeepSurvivor):
        forest.append(state.question.found)
    return Counter([CARD_IDS[card] for card in forest] + [GEAR_IDS[card] for card in gear])
