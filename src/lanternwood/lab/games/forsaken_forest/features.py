"""A view of Forsaken Forest as numbers that always stand in the same place, however much was done and said.

Blocks, in this order; seats count from the viewer's own, so that what is learned in one chair holds in all:

- `moment`: phase, day, cycle, turn, whose turn, decks, the window, the Night's step, what an effect asks;
- `own`: role, team, vote, the cards in hand by kind, what is known of the next Forest cards;
- `players`: for each of twelve seats who they are as far as the viewer knows, how they stand, what they claim to be,
  and how they are spoken of and voted on;
- `map`: Paths, doors with what is known and what was claimed of them, sites;
- `pending`: the last announced card, by whom, at whom, where; the Gallows and the Doorstep;
- `piles`: cards in play and in both discards by kind;
- `lately`: the last twelve deeds and the last twelve statements, the newest first.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final, get_args

from lanternwood.bots.forsaken_forest.groups import plain
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.board import TERRITORIES, place
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS
from lanternwood.games.forsaken_forest.content import CardId, RoleId
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.games.forsaken_forest.state import Deed, Phase
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    AnyStatement,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    Defend,
    Distrust,
    Said,
    Trust,
)
from lanternwood.games.forsaken_forest.view import View, WindowView
from lanternwood.kernel.match import Match, plan_for

SEATS: Final = 12
LATELY: Final = 12
DEED: Final = 8
STATEMENT: Final = 8
PHASES: Final = get_args(Phase)
WINDOWS: Final = get_args(WindowView.__annotations__["kind"])
STEPS: Final = get_args(StepName)
ASKED: Final = ("swap", "give", "discard", "canopy", "demand", "mist", "lightning", "renew")
STAGES: Final = ("plea", "count", "vote")
DESTINATIONS: Final = ("village", "void", "dead-end")
KINDS: Final = [kind.__name__ for kind in get_args(AnyStatement)]


def features(view: View) -> list[float]:
    me = view.seat or 0
    return [
        *moment(view, me),
        *own(view),
        *players(view, me),
        *on_the_map(view),
        *pending(view, me),
        *piles(view),
        *lately(view, me),
    ]


# Small pieces


def one_of(value: Any, among: Sequence[Any]) -> list[float]:
    return [float(value == each) for each in among]


def from_me(view: View, me: int, seat: int | None) -> int | None:
    """0 is the viewer, 1 the next one clockwise."""
    return None if seat is None else (seat - me) % len(view.players)


def one_seat(view: View, me: int, seat: int | None) -> list[float]:
    return one_of(from_me(view, me, seat), range(SEATS))


def by_kind(cards: Iterable[CardId]) -> list[float]:
    counts = Counter(cards)
    return [float(counts[card]) for card in CARD_IDS]


def number_of(card: CardId | None) -> float:
    return -1.0 if card is None else float(CARD[card])


# The blocks


def moment(view: View, me: int) -> list[float]:
    night, window, asked = view.night, view.window, view.asked
    return [
        float(len(view.players)), float(view.seat is not None), float(view.day), float(view.cycle),
        float(view.turns_taken), float(view.night_due), float(view.foraged), float(view.travelers),
        float(view.forest), float(view.artifacts),
        *one_of(view.phase, PHASES),
        *one_seat(view, me, view.active),
        *one_seat(view, me, view.fugue),
        *one_of(window.kind if window else None, WINDOWS),
        float(window is not None and window.passed),
        *one_of(night.step if night else None, STEPS),
        *one_of(asked.kind if asked else None, ASKED),
        number_of(asked.taken if asked else None),
        number_of(view.draft),
        float(len(view.marked)),
    ]  # fmt: skip


def own(view: View) -> list[float]:
    vote = view.gallows.vote if view.gallows else None
    seen = [number_of(card) for card in view.canopy[:3]]
    return [
        *one_of(view.role, ROLE_IDS),
        float(view.team == "forsaken"),
        -1.0 if vote is None else float(vote),
        *by_kind(view.hand),
        *seen, *[-1.0] * (3 - len(seen)),
    ]  # fmt: skip


def players(view: View, me: int) -> list[float]:
    claimed = claimed_roles(view)
    spoken = spoken_of(view)
    numbers: list[float] = []
    for step in range(SEATS):
        if step >= len(view.players):
            numbers += [0.0] * PLAYER
            continue
        seat = (me + step) % len(view.players)
        numbers += player(view, seat, claimed.get(seat), spoken.get(seat, Counter()))
    return numbers


def player(view: View, seat: int, claim: RoleId | None, spoken: Counter[str]) -> list[float]:
    it = view.players[seat]
    votes = [ballot for ballot in view.ballots if ballot.accused == seat]
    return [
        1.0, float(it.living), float(it.on_doorstep), float(it.entangled), float(it.pilloried), float(it.spent),
        float(it.hand), float(it.known_forsaken), float(it.known_shrouded), float(len(it.known_cards)),
        *one_of(it.role or it.shown, ROLE_IDS),
        *one_of(claim, ROLE_IDS),
        *(float(spoken[word]) for word in ("accused", "trusted", "distrusted", "defended", "seen good", "seen bad")),
        float(len(votes)), float(sum(len(ballot.death) for ballot in votes)),
        float(sum(seat in ballot.death for ballot in view.ballots)),
        float(sum(seat in ballot.life for ballot in view.ballots)),
        float(sum(deed.seat == seat for deed in view.deeds)),
        float(sum(deed.target == seat for deed in view.deeds)),
        float(sum(piece.seat == seat for piece in view.in_play)),
        float(sum(dawn.sacrifice == seat for dawn in view.dawns)),
    ]  # fmt: skip


PLAYER: Final = 10 + 2 * len(ROLE_IDS) + 6 + 8
"""How many numbers a seat takes."""


def claimed_roles(view: View) -> dict[int, RoleId]:
    """What each has called themselves last."""
    return {
        said.speaker: statement.role
        for said in view.said
        if not said.retracted and isinstance(statement := plain(said.statement), ClaimRole)
    }


def spoken_of(view: View) -> dict[int, Counter[str]]:
    """How often somebody was accused, trusted and so on."""
    found: dict[int, Counter[str]] = {}
    for said in view.said:
        match plain(said.statement):
            case _ if said.retracted:
                continue
            case AccuseOf(target=target):
                word = "accused"
            case Trust(target=target):
                word = "trusted"
            case Distrust(target=target):
                word = "distrusted"
            case Defend(target=target):
                word = "defended"
            case ClaimSawRole(target=target, shown=shown):
                word = "seen bad" if shown in ("forsaken", "silencer") else "seen good"
            case _:
                continue
        found.setdefault(target, Counter())[word] += 1
    return found


def on_the_map(view: View) -> list[float]:
    paths = set(view.paths)
    claims = Counter(
        (statement.slot, statement.card)
        for said in view.said
        if not said.retracted and isinstance(statement := plain(said.statement), ClaimSawDestination)
    )
    return [
        *(float(at in paths) for at in range(TERRITORIES)),
        *(number for known in view.destinations for number in one_of(known, DESTINATIONS)),
        *map(float, view.turned),
        *map(float, view.used_sites),
        *(float(claims[slot, card]) for slot in range(8) for card in DESTINATIONS),
    ]


def pending(view: View, me: int) -> list[float]:
    top = view.pending[-1] if view.pending else None
    places = set(top.places) if top else set()
    gallows = view.gallows
    return [
        float(len(view.pending)),
        *one_of(top.card if top else None, CARD_IDS),
        *one_seat(view, me, top.player if top else None),
        *one_seat(view, me, top.target if top else None),
        *(float(at in places) for at in range(TERRITORIES)),
        -1.0 if top is None or top.slot is None else float(top.slot),
        *one_seat(view, me, view.doorstep),
        *one_seat(view, me, gallows.accused if gallows else None),
        *one_seat(view, me, gallows.by if gallows else None),
        *one_of(gallows.stage if gallows else None, STAGES),
    ]


def piles(view: View) -> list[float]:
    return [
        *by_kind(piece.card for piece in view.in_play),
        *by_kind(view.travelers_discard),
        *by_kind(view.forest_discard),
    ]


def lately(view: View, me: int) -> list[float]:
    deeds = [number for each in view.deeds[: -LATELY - 1 : -1] for number in deed(view, me, each)]
    talk = [number for each in view.said[: -LATELY - 1 : -1] for number in statement(view, me, each)]
    return [
        *deeds, *[0.0] * (LATELY * DEED - len(deeds)),
        *talk, *[0.0] * (LATELY * STATEMENT - len(talk)),
    ]  # fmt: skip


def deed(view: View, me: int, it: Deed) -> list[float]:
    where = [float(part) for part in place(it.places[-1])] if it.places else [0.0, 0.0]
    return [
        1.0, seat_number(view, me, it.seat), float(CARD[it.card]), seat_number(view, me, it.target), *where,
        -1.0 if it.slot is None else float(it.slot), number_of(it.answers),
    ]  # fmt: skip


def statement(view: View, me: int, it: Said) -> list[float]:
    """Who, what kind, about whom or which door, and which role or card is named."""
    said = plain(it.statement)
    role = getattr(said, "role", None) or getattr(said, "shown", None) or getattr(said, "of", None)
    card = getattr(said, "card", None)
    slot = getattr(said, "slot", None)
    return [
        1.0, seat_number(view, me, it.speaker), float(KINDS.index(type(said).__name__)), float(it.retracted),
        seat_number(view, me, getattr(said, "target", None)), -1.0 if slot is None else float(slot),
        float(ROLE_IDS.index(role)) if role in ROLE_IDS else -1.0,
        float(DESTINATIONS.index(card)) if card in DESTINATIONS else -1.0,
    ]  # fmt: skip


def seat_number(view: View, me: int, seat: int | None) -> float:
    found = from_me(view, me, seat)
    return -1.0 if found is None else float(found)


SIZE: Final = len(features(Match(GAME, plan_for(GAME, GAME.seats[0], "size", {}), listen=False).view(None)))
"""The same for every view, whatever the table."""
