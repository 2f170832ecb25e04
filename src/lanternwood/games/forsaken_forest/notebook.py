"""R88: the notebook, in which each seat finds all that it has legally seen, in the order in which it saw it."""

from lanternwood.games.forsaken_forest.cards import CARD_IDS, Card, is_artifact
from lanternwood.games.forsaken_forest.content import CardId, DestinationId, NightActionId, RoleId
from lanternwood.games.forsaken_forest.frames import NOBODY, seat_or_none
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.games.forsaken_forest.state import Note, NoteHow, NoteKind, State
from lanternwood.games.forsaken_forest.winning import DESTINATION_IDS
from lanternwood.kernel.model import Model, Seat

BY_NIGHT = ("oracle", "navigator", "night")


class NoteView(Model):
    """A line of the viewer's notebook."""

    kind: NoteKind
    how: NoteHow
    seat: Seat | None = None
    slot: int | None = None
    role: RoleId | None = None
    destination: DestinationId | None = None
    cards: tuple[CardId, ...] = ()
    action: NightActionId | None = None
    """What the viewer laid on somebody, alone or with the other Forsaken."""
    when: int = 0
    """The Night, for what was seen or done by Night; else the day."""
    cycle: int = 0
    """The Turn Cycle, by day."""


def take_note(
    state: State,
    seat: Seat,
    kind: NoteKind,
    how: NoteHow,
    about: Seat = NOBODY,
    *,
    slot: int = -1,
    cards: tuple[Card, ...] = (),
    action: NightActionId | None = None,
) -> None:
    cycle = 0 if how in BY_NIGHT else state.cycle
    state.notes.append(Note(seat, kind, how, about, slot, cards, action, state.night, cycle))


def by_card(card: Card) -> NoteHow:
    return "artifact" if is_artifact(card) else "card"


def notes(state: State, viewer: Seat) -> tuple[NoteView, ...]:
    return tuple(note_view(state, note) for note in state.notes if note.seat == viewer)


def note_view(state: State, note: Note) -> NoteView:
    return NoteView(
        note.kind,
        note.how,
        seat=seat_or_none(note.about),
        slot=note.slot if note.slot >= 0 else None,
        role=ROLE_IDS[state.shown(note.about)] if note.kind == "role" else None,
        destination=DESTINATION_IDS[state.destinations[note.slot]] if note.kind == "destination" else None,
        cards=tuple(CARD_IDS[card] for card in note.cards),
        action=note.action,
        when=note.when,
        cycle=note.cycle,
    )
