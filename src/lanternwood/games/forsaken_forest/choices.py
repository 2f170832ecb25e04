"""All that a seat may do now, in a stated order."""

from collections.abc import Sequence
from typing import Final

from lanternwood.games.forsaken_forest import asking, night
from lanternwood.games.forsaken_forest.actions import (
    CastVote,
    ChoosePlayer,
    ChooseSlot,
    EndActionPhase,
    EndPlea,
    Forage,
    Pass,
    PlaceDestinations,
    PlacePath,
    Unmark,
)
from lanternwood.games.forsaken_forest.board import SLOTS, TERRITORIES, territories_in
from lanternwood.games.forsaken_forest.cards import BROKEN_LANTERN, IS_FAST, NO_CARD, WANDER, Card
from lanternwood.games.forsaken_forest.frames import (
    ActionPhase,
    Asked,
    Doorstep,
    FuguePlacement,
    Hearing,
    NightStep,
    OpenWindow,
    Pending,
    Vote,
)
from lanternwood.games.forsaken_forest.play import AnyWindow
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.targets import face_down_slots, next_marks, plays_of
from lanternwood.games.forsaken_forest.timing import timing_problem
from lanternwood.games.forsaken_forest.turn import fugue_territories, must_wander
from lanternwood.kernel.model import OUTSIDE, Action, Lapse, Seat, Timeout

MOST_CHOICES: Final = 2000

PASS: Final = Pass()
ONLY_PASS: Final[list[Action]] = [PASS]
END: Final = EndActionPhase()
UNMARK: Final = Unmark()
FORAGE: Final = Forage()
VOTES: Final[list[Action]] = [CastVote(False), CastVote(True)]
PLACEMENTS: Final[list[Action]] = [
    PlaceDestinations(village, void) for village in SLOTS for void in SLOTS if village != void
]
PLACE: Final = [PlacePath(at) for at in range(TERRITORIES)]
PLAYERS: Final = [ChoosePlayer(Seat(seat)) for seat in range(12)]
SLOT: Final = [ChooseSlot(slot) for slot in SLOTS]
TIMEOUT: Final[list[Action]] = [Timeout()]


def pending(state: State) -> Sequence[Seat]:
    """Whose choice can come now."""
    if state.ending is not None or not state.frames:
        return ()
    return state.frames[-1].owing()


def answered(state: State, seat: Seat) -> bool:
    """A choice by Night or a vote stands until it is changed."""
    top = state.frames[-1]
    if not isinstance(top, (NightStep, Vote)):  # asked about each seat in every window
        return False
    return (top.choice_of(seat) if isinstance(top, NightStep) else top.answer_of(seat)) is not None


def lapses(state: State, seat: Seat) -> Lapse | None:
    """FF-GALLOWS-07 Nobody votes for who has not. By Night nobody is told: a page would show who was asked."""
    top = state.frames[-1]
    if isinstance(top, Vote):
        return "missed" if top.answer_of(seat) is None else None
    chooses = isinstance(top, (FuguePlacement, Asked)) or (isinstance(top, ActionPhase) and seat == top.active)
    return "chosen" if chooses else None


def choices(state: State, seat: Seat) -> Sequence[Action]:
    if state.ending is not None:
        return []
    if seat == OUTSIDE:
        return TIMEOUT
    top = state.frames[-1]
    if not top.owes(seat):
        return []
    if isinstance(top, (OpenWindow, Pending, Doorstep)):
        return in_window(state, seat, top)
    if isinstance(top, ActionPhase):
        return in_action_phase(state, seat, top)
    if isinstance(top, NightStep):
        return by_night(state, seat, top)
    if isinstance(top, Vote):
        return VOTES
    if isinstance(top, FuguePlacement):
        return [PLACE[at] for at in territories_in(fugue_territories(state))]
    if isinstance(top, Hearing):
        return [EndPlea()]
    assert isinstance(top, Asked)
    return asking.answers(state, seat, top)


def plays(state: State, seat: Seat, top: AnyWindow, hand: list[Card], leaden: bool = False) -> list[Action]:
    """Every way to play one of these cards, or a Finder's Action, that has its time and a target."""
    cards = sorted(set(hand))
    if state.in_play and not leaden:
        cards += [piece.card for piece in state.finders(seat)]
    return [
        action
        for card in cards
        if timing_problem(state, seat, card, top) is None
        for action in plays_of(state, seat, card, top)
    ]


def in_window(state: State, seat: Seat, top: AnyWindow) -> Sequence[Action]:
    """Every Fast Action that has its time and a target, then the pass."""
    fast = [card for card in state.hands[seat] if IS_FAST[card]]
    if not fast and not state.in_play:
        return ONLY_PASS
    found = plays(state, seat, top, fast)
    if not found:
        return ONLY_PASS
    found.append(PASS)
    return found


def in_action_phase(state: State, seat: Seat, top: ActionPhase) -> Sequence[Action]:
    if seat != top.active:
        return in_window(state, seat, top)
    if top.draft != NO_CARD:
        marks = next_marks(state, top)
        return [*marks, UNMARK] if top.taken_back < ActionPhase.MOST else marks
    found: list[Action] = []
    hand = state.hands[seat]
    if state.can_take_actions() >> seat & 1:
        leaden = bool(state.in_play) and bool(state.leaden() >> seat & 1)
        found = plays(state, seat, top, [card for card in hand if not IS_FAST[card]] if leaden else hand, leaden)
    if not state.foraged and hand.count(WANDER) >= 2 and not state.curse_on_group(BROKEN_LANTERN):
        found.append(FORAGE)
    if not must_wander(state, seat):
        found.append(END)
    return found


def by_night(state: State, seat: Seat, top: NightStep) -> list[Action]:
    if top.step == "meeting":
        return PLACEMENTS
    if top.step == "navigator":
        return [SLOT[slot] for slot in face_down_slots(state)]
    return [PLAYERS[player] for player in night.targets(state, seat, top.step)]
