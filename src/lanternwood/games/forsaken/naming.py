"""What words call things: Kingdoms, cards, pieces on the board, people. Only what the viewer sees is called by name."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF, UNKNOWN
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.refs import altar_of, is_altar, is_miracle, is_tower, tower_of
from lanternwood.games.forsaken.script_records import God
from lanternwood.games.forsaken.view import AltarSeen, BlessingSeen, FollowerSeen, SideSeen, View
from lanternwood.games.forsaken.wording_phrases import number
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import at_seat, verbatim

KINGDOM_NAMES: Final = ("I", "II", "III")
GOD_NAMES: Final[dict[str, str]] = {god.id: god.name for god in BASE.gods}
CHANNEL_NAMES: Final[dict[str, str]] = {channel.god: channel.name for channel in BASE.channels}
ORDER: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def card_name(card: str) -> str:
    """A card or token by its id; in what is only foreseen there are unknown ones. They may be called anything."""
    return verbatim(CARDS[NUMBER_OF.get(card, UNKNOWN)].name)


def gate_name(kind: str, name: str) -> str:
    """What waits in The Gate or asks something."""
    return CHANNEL_NAMES[name] if kind == "channel" or name in CHANNEL_NAMES else card_name(name)


def altar_name(kind: str) -> str:
    return "Temple" if kind == "temple" else f"Altar of {GOD_NAMES[kind]}"


def built_name(god: God) -> str:
    return f"an {altar_name(god)}"


# People


def who(view: View, seat: Seat) -> str:
    """As the first word of a sentence."""
    return "You" if seat == view.seat else at_seat(seat)


def whom(view: View, seat: Seat) -> str:
    return "you" if seat == view.seat else at_seat(seat)


def whose(view: View, seat: Seat) -> str:
    return "your" if seat == view.seat else f"{at_seat(seat)}'s"


def start(words: str) -> str:
    return words[:1].upper() + words[1:]


# Several things


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    if not words:
        return "nothing"
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def cards_listed(cards: Sequence[str]) -> str:
    """Alike ones together."""
    return listed([several(card, count) for card, count in tally(cards)])


def several(card: str, count: int) -> str:
    if card not in NUMBER_OF:
        return some_cards(count)
    return f"{count} {card_name(card)}" if count > 1 else card_name(card)


def tally(cards: Sequence[str]) -> list[tuple[str, int]]:
    return list(Counter(cards).items())


def some_cards(count: int) -> str:
    return "a card" if count == 1 else f"{number(count)} cards"


# Pieces on the board


class Piece(NamedTuple):
    """A Follower or Blessing in play."""

    kingdom: int
    seat: Seat
    thing: FollowerSeen | BlessingSeen


def pieces_in(view: View) -> list[Piece]:
    found = []
    for at, kingdom in enumerate(view.kingdoms):
        for side in kingdom.sides:
            things: list[FollowerSeen | BlessingSeen] = [*side.followers, *side.blessings]
            found += [Piece(at, side.seat, thing) for thing in things]
    return found


def piece_name(view: View, serial: int) -> str:
    """By its card; where that is not enough, by its side, its Kingdom and its place among those alike there."""
    pieces = pieces_in(view)
    piece = next((each for each in pieces if each.thing.serial == serial), None)
    if piece is None:
        return buried_name(view, serial)
    alike = [each for each in pieces if each.thing.card == piece.thing.card]
    own_side = [each for each in alike if each.seat == piece.seat]
    here = [each.thing.serial for each in own_side if each.kingdom == piece.kingdom]
    name = card_name(piece.thing.card)
    if len(own_side) < len(alike):
        name = f"{'your' if piece.seat == view.seat else 'enemy'} {name}"
    marks = [KINGDOM_NAMES[piece.kingdom]] if len(here) < len(own_side) else []
    marks += [ORDER[here.index(serial)]] if len(here) > 1 else []
    return f"{name} ({', '.join(marks)})" if marks else name


def buried_name(view: View, serial: int) -> str:
    """By its card, and among copies of one in The Past by its place."""
    for player in view.players:
        for buried in player.past:
            if buried.serial == serial:
                alike = [each.serial for each in player.past if each.card == buried.card]
                name = card_name(buried.card)
                return f"{name} ({ORDER[alike.index(serial)]})" if len(alike) > 1 else name
    return "something that is gone"


def side_of(view: View, kingdom: int, seat: int) -> SideSeen:
    return view.kingdoms[kingdom].sides[seat]


def source_name(view: View, kingdom: int, seat: int, slot: int) -> str:
    """An Altar or Temple by its God; among several alike by its slot."""
    altars = side_of(view, kingdom, seat).altars
    if slot >= len(altars):
        return f"source {slot + 1} in {KINGDOM_NAMES[kingdom]}"
    source = altars[slot]
    alike = [place for place, each in enumerate(altars) if _like(each, source)]
    which = f"{ORDER[alike.index(slot)]} " * (len(alike) > 1)
    return f"{which}{altar_name(source.kind)} in {KINGDOM_NAMES[kingdom]}"


def _like(one: AltarSeen, other: AltarSeen) -> bool:
    return one.kind == other.kind


def tower_name(view: View, kingdom: int, seat: Seat) -> str:
    return f"{whose(view, seat)} Tower in {KINGDOM_NAMES[kingdom]}"


def miracle_name(view: View, kingdom: int, seat: Seat, place: int) -> str:
    """Face down: by its place among those on its side."""
    several = len(side_of(view, kingdom, seat).miracles) > 1
    which = f"{ORDER[place]} " * several
    return f"{whose(view, seat)} {which}face-down card in {KINGDOM_NAMES[kingdom]}"


def target_name(view: View, ref: int, card: str) -> str:
    """What was aimed at (refs.py), told later: a card by its id, the rest by place."""
    if card:
        return card_name(card)
    if is_tower(ref):
        kingdom, seat = tower_of(ref)
        return tower_name(view, kingdom, Seat(seat))
    if is_altar(ref):
        kingdom, seat, _ = altar_of(ref)
        return f"{whose(view, Seat(seat))} Altar in {KINGDOM_NAMES[kingdom]}"
    return "a face-down card" if is_miracle(ref) else "something"
