"""What each viewer may know (RULES.md, 4), built up from nothing."""

from collections import Counter
from functools import lru_cache
from typing import Literal

from lanternwood.games.forsaken_forest.board import SLOTS, territories_in
from lanternwood.games.forsaken_forest.cards import CARD_IDS, NO_CARD, Card, ids_of
from lanternwood.games.forsaken_forest.content import CardId, DestinationId, RoleId, Team
from lanternwood.games.forsaken_forest.distribution import advice, ratio
from lanternwood.games.forsaken_forest.frames import (
    ActionPhase,
    Asked,
    CountOfThree,
    Doorstep,
    FuguePlacement,
    Hearing,
    NightStep,
    OpenWindow,
    Pending,
    Resolving,
    StepName,
    Vote,
    seat_or_none,
)
from lanternwood.games.forsaken_forest.hands import glimpsed
from lanternwood.games.forsaken_forest.night import is_called, steps_of
from lanternwood.games.forsaken_forest.notebook import NoteView, notes
from lanternwood.games.forsaken_forest.options import CopiesOf
from lanternwood.games.forsaken_forest.roles import (
    BLESSED,
    COWARD,
    NAVIGATOR,
    ORACLE,
    ROLE_IDS,
    SHROUDED,
    TEAM,
    TRUE_FORSAKEN,
    Role,
)
from lanternwood.games.forsaken_forest.state import UNPLACED, Ballot, Dawned, Deed, Ending, Phase, State
from lanternwood.games.forsaken_forest.statements import Said
from lanternwood.games.forsaken_forest.winning import DESTINATION_IDS
from lanternwood.kernel.model import Model, Seat, Viewer


class PlayerView(Model):
    """What all may know of a player."""

    living: bool
    on_doorstep: bool
    entangled: bool
    pilloried: bool
    spent: bool
    """The Action of this span."""
    hand: int
    """How many Travelers cards."""
    role: RoleId | None = None
    """The true role, for its player, and for all at the end."""
    shown: RoleId | None = None
    """The face of the role card, for those who have seen it."""
    known_forsaken: bool = False
    """The viewer knows this player to be a true Forsaken."""
    known_shrouded: bool = False
    known_cards: tuple[CardId, ...] = ()
    """Cards that the viewer knows this player to hold."""


class InPlayView(Model):
    number: int
    card: CardId
    seat: Seat | None
    left: int
    ends: int


class PendingView(Model):
    """An announced card that can still be answered, or one that is taking effect."""

    card: CardId
    player: Seat | None
    target: Seat | None
    places: tuple[int, ...]
    slot: int | None
    resolving: bool = False


class WindowView(Model):
    """Something can be answered. Who may is public; who has passed is not."""

    kind: Literal["before-draw", "after-draw", "action", "fast", "forest", "answer", "doorstep"]
    eligible: tuple[Seat, ...]
    passed: bool
    """Have you?"""


class Wish(Model):
    """A standing choice of one of the true Forsaken: a victim, or the slots of Village and Void."""

    seat: Seat
    victim: Seat | None = None
    village: int | None = None
    void: int | None = None


class NightView(Model):
    number: int
    step: StepName | None
    called: tuple[StepName, ...]
    """All steps of this Night, in order."""
    seconds: int
    wishes: tuple[Wish, ...] = ()
    choice: int | None = None
    """The viewer's own choice in a step of its own."""
    placed_on: tuple[Seat | None, Seat | None, Seat | None] = (None, None, None)
    """Shelter, Sacrifice and Entangle of this Night, where the viewer placed them."""


class GallowsView(Model):
    accused: Seat
    by: Seat
    stage: Literal["plea", "count", "vote"]
    vote: bool | None
    """The viewer's own, True for death."""


class AskedView(Model):
    kind: str
    player: Seat | None
    target: Seat | None
    seats: tuple[Seat, ...]
    answered: bool
    """Have you?"""
    canopy: tuple[CardId, ...] = ()
    taken: CardId | None = None


class View(Model):
    seat: Seat | None
    phase: Phase
    day: int
    night: NightView | None
    cycle: int
    cycle_limit: int
    turns_taken: int
    active: Seat | None
    foraged: bool
    night_due: bool
    players: tuple[PlayerView, ...]
    role: RoleId | None
    team: Team | None
    role_list: tuple[RoleId, ...] | None
    """None where the list is secret."""
    ratio: float | None
    advice: tuple[str, ...]
    hand: tuple[CardId, ...]
    """The viewer's own, in the order of the deck list."""
    paths: tuple[int, ...]
    destinations: tuple[DestinationId | None, ...]
    """By slot: what the viewer knows to lie there."""
    turned: tuple[bool, ...]
    used_sites: tuple[bool, ...]
    in_play: tuple[InPlayView, ...]
    travelers: int
    forest: int
    artifacts: int
    deck_overrides: tuple[CopiesOf, ...]
    """FF-DIST-09 Where the host has changed the copies of a Travelers card; all others are as in the content."""
    travelers_discard: tuple[CardId, ...]
    forest_discard: tuple[CardId, ...]
    pending: tuple[PendingView, ...]
    """The announced cards, the first at the bottom."""
    window: WindowView | None
    doorstep: Seat | None
    """Whose Doorstep is being settled."""
    gallows: GallowsView | None
    asked: AskedView | None
    fugue: Seat | None
    draft: CardId | None
    marked: tuple[int, ...]
    dawns: tuple[Dawned, ...]
    deaths: tuple[Seat, ...]
    deeds: tuple[Deed, ...]
    ballots: tuple[Ballot, ...]
    said: tuple[Said, ...]
    notes: tuple[NoteView, ...]
    canopy: tuple[CardId, ...]
    """Top Forest cards that the viewer knows, the topmost first."""
    ending: Ending | None
    winner: Team | None


def seats_in(bits: int, seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(seats) if bits >> seat & 1)


def card_or_none(card: Card) -> CardId | None:
    return None if card == NO_CARD else CARD_IDS[card]


@lru_cache(maxsize=256)
def about_roles(in_list: tuple[Role, ...]) -> tuple[tuple[RoleId, ...], float, tuple[str, ...]]:
    """The role list, its weighted ratio and what to say about it: the same for a whole match."""
    cards = tuple(ROLE_IDS[role] for role in in_list)
    roles = dict(Counter(cards))
    return cards, round(ratio(roles), 2), advice(roles)


@lru_cache(maxsize=4096)
def paths_in(explored: int) -> tuple[int, ...]:
    return tuple(territories_in(explored))


def view(state: State, viewer: Viewer) -> View:
    return make_view(state, viewer, state.ending is not None)


def open_view(state: State) -> View:
    """A finished match with everything open."""
    return make_view(state, None, True)


def make_view(state: State, viewer: Viewer, everything: bool) -> View:
    top = state.frames[-1] if state.frames and state.ending is None else None
    role = None if viewer is None else state.roles[viewer]
    listed = not state.options.hidden_role_list or everything
    roles, weighted, advised = about_roles(state.role_list) if listed else (None, None, ())
    known = {} if everything or viewer is None else glimpsed_ids(state, viewer)
    return View(
        seat=viewer,
        phase=state.phase,
        day=state.day,
        night=night_view(state, viewer, top) if state.phase == "night" and state.ending is None else None,
        cycle=state.cycle,
        cycle_limit=state.options.cycle_limit,
        turns_taken=state.turns_taken,
        active=seat_or_none(state.active),
        foraged=state.foraged,
        night_due=state.night_due,
        players=tuple(player_view(state, viewer, Seat(seat), everything, known) for seat in range(state.seats)),
        role=None if role is None else ROLE_IDS[role],
        team=None if role is None else TEAM[role],
        role_list=roles,
        ratio=weighted,
        advice=advised,
        hand=() if viewer is None or not state.day else ids_of(state.hands[viewer]),
        paths=paths_in(state.explored),
        destinations=tuple(known_destination(state, viewer, slot, everything) for slot in SLOTS),
        turned=tuple(bool(state.turned >> slot & 1) for slot in SLOTS),
        used_sites=tuple(bool(state.used_sites >> site & 1) for site in SLOTS),
        in_play=tuple(
            InPlayView(piece.number, CARD_IDS[piece.card], seat_or_none(piece.seat), piece.left, piece.ends)
            for piece in state.in_play
        ),
        travelers=len(state.travelers),
        forest=len(state.forest),
        artifacts=len(state.artifacts),
        deck_overrides=state.options.deck_overrides,
        travelers_discard=tuple(map(CARD_IDS.__getitem__, state.travelers_discard)),
        forest_discard=tuple(map(CARD_IDS.__getitem__, state.forest_discard)),
        pending=tuple(pending_view(frame) for frame in state.frames if isinstance(frame, Pending | Resolving)),
        window=window_view(top, viewer),
        doorstep=next((frame.victim for frame in reversed(state.frames) if isinstance(frame, Doorstep)), None),
        gallows=gallows_view(top, viewer),
        asked=asked_view(state, top, viewer),
        fugue=top.seat if isinstance(top, FuguePlacement) else None,
        draft=card_or_none(top.draft) if isinstance(top, ActionPhase) and viewer == top.active else None,
        marked=top.marked if isinstance(top, ActionPhase) and viewer == top.active else (),
        dawns=tuple(state.dawns),
        deaths=tuple(state.deaths),
        deeds=tuple(state.deeds),
        ballots=tuple(state.ballots),
        said=tuple(state.said),
        notes=() if viewer is None else notes(state, viewer),
        canopy=() if viewer is None else known_canopy(state, viewer),
        ending=state.ending,
        winner=state.winner(),
    )  # fmt: skip


# Players


def player_view(
    state: State, viewer: Viewer, seat: Seat, everything: bool, known: dict[Seat, tuple[CardId, ...]]
) -> PlayerView:
    mine = seat == viewer
    forsaken = knows_forsaken(state, viewer) and TRUE_FORSAKEN[state.roles[seat]]
    shown = everything or mine or knows_shown(state, viewer, seat)
    return PlayerView(
        living=state.is_living(seat),
        on_doorstep=bool(state.on_doorstep >> seat & 1),
        entangled=seat == state.entangled,
        pilloried=bool(state.pilloried >> seat & 1),
        spent=bool(state.spent >> seat & 1),
        hand=len(state.hands[seat]),
        role=ROLE_IDS[state.roles[seat]] if everything or mine else None,
        shown=ROLE_IDS[state.shown(seat)] if shown else None,
        known_forsaken=forsaken,
        known_shrouded=forsaken and knows_shrouded(state, viewer) and state.roles[seat] == SHROUDED,
        known_cards=ids_of(state.hands[seat]) if everything else known.get(seat, ()),
    )


def knows_forsaken(state: State, viewer: Viewer) -> bool:
    """FF-ROLE-FORSAKEN-01, FF-ROLE-COWARD-01"""
    if viewer is None:
        return False
    role = state.roles[viewer]
    return (TRUE_FORSAKEN[role] and state.met) or (role == COWARD and state.coward_told)


def knows_shrouded(state: State, viewer: Viewer) -> bool:
    """FF-ROLE-SHROUDED-03"""
    return viewer is not None and state.met and TRUE_FORSAKEN[state.roles[viewer]]


def knows_shown(state: State, viewer: Viewer, seat: Seat) -> bool:
    """By a card, as the Oracle, or because all have seen the Blessed."""
    if state.gift_used and state.roles[seat] == BLESSED:
        return True
    if viewer is None:
        return False
    return bool(state.looked_roles[viewer] >> seat & 1) or (
        state.roles[viewer] == ORACLE and seat in state.oracle_looks
    )


def glimpsed_ids(state: State, viewer: Seat) -> dict[Seat, tuple[CardId, ...]]:
    """By owner, the cards that the viewer knows of."""
    return {owner: ids_of(list(cards.elements())) for owner, cards in glimpsed(state, viewer).items()}


# The board


def known_destination(state: State, viewer: Viewer, slot: int, everything: bool) -> DestinationId | None:
    card = state.destinations[slot]
    if card == UNPLACED:
        return None
    if everything or state.turned >> slot & 1 or looked_at_slot(state, viewer, slot):
        return DESTINATION_IDS[card]
    return None


def looked_at_slot(state: State, viewer: Viewer, slot: int) -> bool:
    """Permanently for the true Forsaken; by a card, or as the Navigator."""
    if viewer is None:
        return False
    role = state.roles[viewer]
    return (
        TRUE_FORSAKEN[role]
        or bool(state.looked_slots[viewer] >> slot & 1)
        or (role == NAVIGATOR and slot in state.navigator_looks)
    )


def known_canopy(state: State, viewer: Seat) -> tuple[CardId, ...]:
    known = state.canopy[viewer]
    return tuple(CARD_IDS[card] for card in state.forest[::-1][:known])


# What is being waited for


def night_view(state: State, viewer: Viewer, top: object) -> NightView:
    called = tuple(step for step, _ in steps_of(state) if is_called(state, step))
    if not isinstance(top, NightStep):
        return NightView(state.night, None, called, 0)
    awake = viewer is not None and viewer in top.group
    together = top.step in ("meeting", "sacrifice")
    return NightView(
        state.night,
        top.step,
        called,
        top.seconds,
        wishes(top) if awake and together else (),
        top.choice_of(viewer) if awake else None,
        placed_on(state, viewer),
    )


def wishes(top: NightStep) -> tuple[Wish, ...]:
    if top.step == "meeting":
        return tuple(Wish(seat, None, *divmod(choice, len(SLOTS))) for seat, choice, _ in top.standing)
    return tuple(Wish(seat, Seat(choice)) for seat, choice, _ in top.standing)


def placed_on(state: State, viewer: Viewer) -> tuple[Seat | None, Seat | None, Seat | None]:
    """FF-NIGHT2-14 Only to those who placed it."""
    role = ROLE_IDS[state.roles[viewer]] if viewer is not None and state.is_living(viewer) else None
    forsaken = role in ("forsaken", "silencer", "shrouded")
    return (
        seat_or_none(state.shelter) if role == "priest" else None,
        seat_or_none(state.sacrifice) if forsaken else None,
        seat_or_none(state.entangle) if role == "silencer" else None,
    )


def pending_view(frame: Pending | Resolving) -> PendingView:
    return PendingView(
        CARD_IDS[frame.card],
        seat_or_none(frame.player),
        seat_or_none(frame.target),
        frame.places,
        None if frame.slot < 0 else frame.slot,
        isinstance(frame, Resolving),
    )


def window_view(top: object, viewer: Viewer) -> WindowView | None:
    if not isinstance(top, OpenWindow | ActionPhase | Pending | Doorstep):
        return None
    if isinstance(top, OpenWindow):
        return WindowView(top.phase, tuple(top.eligible), viewer in top.passed)
    kind: Literal["action", "answer", "doorstep"] = "answer"
    if not isinstance(top, Pending):
        kind = "action" if isinstance(top, ActionPhase) else "doorstep"
    return WindowView(kind, tuple(top.eligible), viewer in top.passed)


def gallows_view(top: object, viewer: Viewer) -> GallowsView | None:
    if isinstance(top, Hearing):
        return GallowsView(top.seat, top.by, "plea", None)
    if isinstance(top, CountOfThree):
        return GallowsView(top.accused, top.by, "count", None)
    if isinstance(top, Vote):
        return GallowsView(top.accused, top.by, "vote", top.answer_of(viewer))
    return None


def asked_view(state: State, top: object, viewer: Viewer) -> AskedView | None:
    if not isinstance(top, Asked):
        return None
    mine = viewer in top.seats
    return AskedView(
        top.kind,
        seat_or_none(top.player),
        seat_or_none(top.target),
        tuple(top.seats),
        mine and viewer not in top.owing(),
        known_canopy(state, viewer)[:3] if mine and viewer is not None and top.kind == "canopy" else (),
        card_or_none(top.taken) if mine else None,
    )


def pieces(state: State) -> Counter[str]:
    """Every card, wherever it lies; role cards as they lie after the exchanges."""
    cards: Counter[str] = Counter()
    piles = [
        state.travelers,
        state.forest,
        state.artifacts,
        state.travelers_discard,
        state.forest_discard,
        *state.hands,
    ]
    for pile in piles:
        cards.update(CARD_IDS[card] for card in pile)
    cards.update(CARD_IDS[piece.card] for piece in state.in_play)
    for frame in state.frames:
        if isinstance(frame, Pending) or (isinstance(frame, Resolving) and not frame.stays):
            cards[CARD_IDS[frame.card]] += 1
    cards.update("role " + ROLE_IDS[role] for role in [*state.roles, *state.reserve])
    return cards
