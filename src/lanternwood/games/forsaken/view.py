"""What each viewer may know, built up from nothing (section 5). Cards are named by their ids, sides by seats."""

from collections import Counter
from typing import TypeAlias

from lanternwood.games.forsaken import gate as gates
from lanternwood.games.forsaken.cards import CARDS
from lanternwood.games.forsaken.choices import MOST_FIDDLING
from lanternwood.games.forsaken.face_down import may_be
from lanternwood.games.forsaken.faith import kingdoms_won
from lanternwood.games.forsaken.knowledge import EVERYONE, in_the_open
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.script import COUNTED, KEYWORDS, SIX_BITS
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.games.forsaken.state import (
    CARD,
    COMMITTED,
    EXHAUSTED,
    KIND,
    MULLIGAN,
    NOBODY,
    OVER,
    SEATS,
    Follower,
    Gate,
    Miracle,
    Side,
    State,
)
from lanternwood.games.forsaken.turn import LAST_TURN
from lanternwood.kernel.model import Model, Seat, Viewer

TURNS_SHOWN_FROM = 80
SOURCES = (*GODS, "temple")
Guesses: TypeAlias = list[dict[int, list[int]] | None]
"""By seat: what each face-down Miracle may be, by its entry; None for one who sees them."""


class AltarSeen(Model):
    kind: str
    """A God, or "temple"."""
    exhausted: bool
    committed: bool
    """Shown to its owner alone."""


class FollowerSeen(Model):
    serial: int
    card: str
    owner: Seat
    token: bool
    exhausted: bool
    zeal: int
    faith: int
    most: int
    """Faith it would have had it lost none."""
    lost: int
    blight: int
    keywords: tuple[str, ...]
    """As it has them now, with numbers: "stalwart 1"."""
    came_this_turn: bool
    zeal_changed: int
    """Against what is printed."""
    faith_changed: int
    used: tuple[int, ...]
    """Positions of once-per-turn abilities that have been used."""


class BlessingSeen(Model):
    serial: int
    card: str


class MiracleSeen(Model):
    """FK-LEAK-02"""

    card: str | None
    """Known to its controller alone."""
    turn: int
    entry: int
    paid: tuple[str, ...]
    discount: int
    passed: tuple[str, ...]
    could_be: tuple[str, ...]
    """For whoever cannot see it: what it may still be (FK-INFO-06)."""


class SideSeen(Model):
    seat: Seat
    tower: int
    stalwart: int
    """Of the Tower."""
    altars: tuple[AltarSeen, ...]
    slots: int
    followers: tuple[FollowerSeen, ...]
    room: int
    """How many Followers it may hold."""
    blessings: tuple[BlessingSeen, ...]
    miracles: tuple[MiracleSeen, ...]
    built: bool
    forbidden: tuple[str, ...]
    discounts: tuple[int, int, int, int]


class KingdomSeen(Model):
    winner: Seat | None
    sides: tuple[SideSeen, SideSeen]


class BuriedSeen(Model):
    serial: int
    card: str


class PlayerSeen(Model):
    seat: Seat
    hand: int
    deck: int
    past: tuple[BuriedSeen, ...]
    """The card longest there first."""
    won: int
    channelled: bool
    decided: bool
    """Has mulliganed."""
    open_hand: tuple[str, ...] | None
    """At a table with open hands."""
    known_hand: tuple[str, ...]
    """Cards of that hand which this viewer has lawfully seen (FK-INFO-05)."""
    seen: tuple[str, ...]
    """All cards of that deck which this viewer has seen, as many of each as at once."""
    opened: tuple[str, ...]
    """The deck in its order, top first, once everything is open."""


class HeldSeen(Model):
    """What its owner holds in The Gate unpaid."""

    kind: str
    name: str
    kingdom: int
    source: int
    ability: int
    """Its position on the card, for a Bow or Cost ability."""
    asking: str
    """What is to be picked next: "target", or "tribute" or "discard" as its cost."""
    slot: int
    """Which of its targets that is, counted from 0."""
    picked: tuple[int, ...]
    sources: tuple[int, ...]
    """The slots that would pay."""


class GateSeen(Model):
    """What is in The Gate, paid for: all see it, a Miracle only as such."""

    seat: Seat
    kind: str
    name: str | None
    kingdom: int
    targets: tuple[int, ...]


class StrikeSeen(Model):
    attacker: int
    target: int
    kingdom: int


class QuestionSeen(Model):
    """Who is asked what: "mulligan", "turn", "target", "discard", "tribute", "scry", "sift", "recall", "revive"."""

    seats: tuple[Seat, ...]
    kind: str
    card: str | None
    """Whose ability asks; a God, for a Channel."""
    ability: int
    """Its position on the card."""
    slot: int
    """Which of its targets is to be picked, counted from 0."""
    kingdom: int | None
    left: int


class Mine(Model):
    """What only its owner sees."""

    hand: tuple[str, ...]
    """In the order drawn."""
    put_back: tuple[str, ...]
    deck_left: tuple[str, ...]
    """The cards left in the deck, without their order."""
    known_top: tuple[str, ...]
    """The top card first, as far as it was seen."""
    known_bottom: tuple[str, ...]
    """The lowest card first."""
    held: HeldSeen | None
    fiddling_left: int
    chosen: tuple[int, ...]
    """Answers given so far to the present question; cards by name in `chosen_cards`."""
    chosen_cards: tuple[str, ...]
    looked_at: tuple[str, ...]
    """The cards a scry shows, the top one first."""
    list: tuple[str, ...]
    """The deck as it was brought."""


class View(Model):
    seat: Seat | None
    turn: int
    active: Seat
    first: Seat
    phase: str
    last: bool
    turns_left: int | None
    """From turn 80 on (FK-END-03)."""
    kingdoms: tuple[KingdomSeen, KingdomSeen, KingdomSeen]
    players: tuple[PlayerSeen, PlayerSeen]
    gate: GateSeen | None
    strike: StrikeSeen | None
    question: QuestionSeen | None
    mine: Mine | None
    options: Options
    winner: Seat | None
    ending: str
    over: bool


def view(state: State, viewer: Viewer, everything: bool = False) -> View:
    guesses = _guesses(state, viewer, everything)
    return View(
        seat=viewer,
        turn=state.turn,
        active=Seat(state.active),
        first=Seat(state.first),
        phase=state.phase,
        last=state.last,
        turns_left=LAST_TURN - state.turn if state.turn >= TURNS_SHOWN_FROM else None,
        kingdoms=(
            _kingdom(state, 0, viewer, guesses),
            _kingdom(state, 1, viewer, guesses),
            _kingdom(state, 2, viewer, guesses),
        ),
        players=(_player(state, 0, viewer, everything), _player(state, 1, viewer, everything)),
        gate=_gate(state),
        strike=StrikeSeen(s.attacker, s.target, s.kingdom) if (s := state.strike) else None,
        question=_question(state),
        mine=None if viewer is None else _mine(state, viewer),
        options=state.options,
        winner=None if state.winner == NOBODY else Seat(state.winner),
        ending=state.ending_word,
        over=state.phase == OVER,
    )


def ids(cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CARDS[card].id for card in cards])


def _kingdom(state: State, number: int, viewer: Viewer, guesses: Guesses) -> KingdomSeen:
    kingdom = state.kingdoms[number]
    return KingdomSeen(
        winner=None if kingdom.winner == NOBODY else Seat(kingdom.winner),
        sides=(
            _side(state, kingdom.sides[0], 0, viewer, guesses),
            _side(state, kingdom.sides[1], 1, viewer, guesses),
        ),
    )


def _side(state: State, side: Side, seat: int, viewer: Viewer, guesses: Guesses) -> SideSeen:
    mine = seat == viewer
    return SideSeen(
        seat=Seat(seat),
        tower=side.tower,
        stalwart=side.stalwart,
        altars=tuple(
            [
                AltarSeen(SOURCES[each & KIND], bool(each & EXHAUSTED), mine and bool(each & COMMITTED))
                for each in side.altars
            ]
        ),
        slots=10 if state.last else 5,
        followers=tuple([_follower(state, each) for each in side.followers]),
        room=9 if state.last else 3,
        blessings=tuple([BlessingSeen(each.serial, CARDS[each.card].id) for each in side.blessings]),
        miracles=tuple([_miracle(each, guesses[seat]) for each in side.miracles]),
        built=side.built,
        forbidden=tuple([name for bit, name in FORBIDDEN if side.forbids & bit]),
        discounts=side.discounts,
    )


FORBIDDEN = ((1, "bow"), (2, "channel"), (4, "restore"), (8, "attack-tower"))


def _follower(state: State, follower: Follower) -> FollowerSeen:
    card = CARDS[follower.card]
    return FollowerSeen(
        serial=follower.serial,
        card=card.id,
        owner=Seat(follower.owner),
        token=follower.token,
        exhausted=follower.exhausted,
        zeal=follower.zeal,
        faith=follower.faith,
        most=follower.most,
        lost=follower.lost,
        blight=follower.blight,
        keywords=keywords_in(follower.keys),
        came_this_turn=follower.entered == state.turn,
        zeal_changed=follower.zeal - card.zeal,
        faith_changed=follower.most - card.faith,
        used=tuple([each for each in card.acts if card.abilities[each].once and follower.used >> each & 1]),
    )


def keywords_in(keys: int) -> tuple[str, ...]:
    plain = [name for name, bit in KEYWORDS.items() if keys & bit]
    counted = [f"{name} {number}" for name, at in COUNTED.items() if (number := keys >> at & SIX_BITS)]
    return (*plain, *counted)


def _guesses(state: State, viewer: Viewer, everything: bool) -> Guesses:
    whoever = EVERYONE if viewer is None else viewer
    open_to_all = everything or state.options.open_hands
    return [None if open_to_all or seat == viewer else may_be(state, whoever, seat) for seat in SEATS]


def _miracle(miracle: Miracle, guesses: dict[int, list[int]] | None) -> MiracleSeen:
    return MiracleSeen(
        card=CARDS[miracle.card].id if guesses is None else None,
        turn=miracle.turn,
        entry=miracle.entry,
        paid=tuple([SOURCES[kind] for kind in miracle.paid]),
        discount=miracle.discount,
        passed=miracle.passed,
        could_be=() if guesses is None else ids(guesses[miracle.entry]),
    )


def _player(state: State, seat: int, viewer: Viewer, everything: bool) -> PlayerSeen:
    player = state.players[seat]
    known = state.known[EVERYONE if viewer is None else viewer][seat]
    open_hand = everything or (state.options.open_hands and state.phase != MULLIGAN)
    seen = Counter(known.deck) | (Counter(in_the_open(state, seat)) + Counter(known.hand))
    return PlayerSeen(
        seat=Seat(seat),
        hand=len(player.hand),
        deck=len(player.deck),
        past=tuple([BuriedSeen(each.serial, CARDS[each.card].id) for each in player.past]),
        won=kingdoms_won(state, seat),
        channelled=player.channelled,
        decided=player.decided,
        open_hand=ids(sorted(player.hand)) if open_hand else None,
        known_hand=ids(sorted(known.hand)),
        seen=ids(sorted(seen.elements())),
        opened=ids(player.deck[::-1]) if everything else (),
    )


def _gate(state: State) -> GateSeen | None:
    gate = state.gate
    if gate is None or not gate.paid:
        return None
    hidden = gate.kind == CARD and not gate.serial
    targets = tuple([ref for picked in gate.picks for ref in picked])
    return GateSeen(Seat(state.active), gate.kind, None if hidden else name_in(gate), gate.kingdom, targets)


def name_in(gate: Gate) -> str:
    return GODS[gate.card] if gate.kind == "channel" else CARDS[gate.card].id


def _question(state: State) -> QuestionSeen | None:
    """FK-INFO: who and what kind; picks for something held unpaid show nothing."""
    if state.phase == OVER:
        return None
    if state.phase == MULLIGAN:
        asked = tuple([Seat(seat) for seat in SEATS if not state.players[seat].decided])
        return QuestionSeen(asked, "mulligan", None, 0, 0, None, 0)
    r = state.resolving
    if r is None:
        return QuestionSeen((Seat(state.active),), "turn", None, 0, 0, None, 0)
    card = GODS[r.card] if r.channel else CARDS[r.card].id
    # How many are still to come is not told: which and how many are being considered is the chooser's affair.
    return QuestionSeen((Seat(r.asked),), r.asking, card, r.ability, len(r.picks), r.kingdom, r.left + len(r.chosen))


def _mine(state: State, seat: int) -> Mine:
    player = state.players[seat]
    deck = player.deck
    r = state.resolving
    asked = r is not None and r.asked == seat
    chosen = r.chosen if r is not None and asked else []
    by_name = r is not None and r.asking in ("discard", "sift", "scry")
    looks = r is not None and asked and r.asking == "scry"
    number = r.left + len(r.chosen) if r is not None and looks else 0
    return Mine(
        hand=ids(player.hand),
        put_back=ids(player.put_back),
        deck_left=ids(sorted(deck)),
        known_top=ids(deck[::-1][: player.known_top]),
        known_bottom=ids(deck[: player.known_bottom]),
        held=_held(state) if seat == state.active else None,
        fiddling_left=MOST_FIDDLING - state.fiddled if seat == state.active else MOST_FIDDLING,
        chosen=() if by_name else tuple(chosen),
        chosen_cards=ids(chosen) if by_name else (),
        looked_at=ids(deck[::-1][:number]),
        list=ids(player.cards),
    )


def _held(state: State) -> HeldSeen | None:
    gate = state.gate
    if gate is None or gate.paid:
        return None
    picked = [ref for each in (*gate.picks, gate.picking, gate.offered) for ref in each]
    return HeldSeen(
        gate.kind, name_in(gate), gate.kingdom, gate.source, gate.ability, gates.asks_for(gate), len(gate.picks),
        tuple(picked), gates.would_pay(state, gate),
    )  # fmt: skip


def open_view(state: State) -> View:
    """FK-DECK-10 A finished match with everything open."""
    return view(state, None, everything=True)


def pieces(state: State) -> Counter[str]:
    """Every card of each deck, wherever it lies; one that is in no deck list would be counted apart."""
    found: Counter[str] = Counter()
    for seat in SEATS:
        player = state.players[seat]
        cards = Counter([*player.deck, *player.hand, *in_the_open(state, seat)])
        for kingdom in state.kingdoms:
            cards.update([miracle.card for miracle in kingdom.sides[seat].miracles])
        gate = state.gate
        if gate is not None and gate.in_limbo and not gate.serial and seat == state.active:
            cards[gate.card] += 1
        found[f"cards of {seat}"] = cards.total()
        for card, number in ((cards - Counter(player.cards)) + (Counter(player.cards) - cards)).items():
            found[f"{CARDS[card].id} astray from {seat}"] = number
    return found
