"""A deck as one short text: URL-safe, with a version and a check, so that a slip of the pen is noticed (FK-DECK-09).

After "FK1-" stands base64url of: groups of (copies, how many cards, the cards as steps from one to the next), all of
it in varints, and three bytes of CRC-32. A card is its place in the base set (loading.py), where cards
that come later stand last; one in between would change what old codes mean.
"""

import base64
import binascii
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise

from lanternwood.games.forsaken.records import CardId

PREFIX = "FK1-"
LOOKS_LIKE_A_CODE = re.compile(r"FK[0-9]+-\S*")
CHECK_BYTES = 3


class UnreadableDeck(Exception):
    """A text that is no deck: where, and why."""

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def encode(numbers: Mapping[CardId, int], order: Sequence[CardId]) -> str:
    """A card that is not in the order has no code; that is an error of ours, not of a player."""
    places = sorted((copies, order.index(card)) for card, copies in numbers.items())
    body = bytearray()
    for copies, group in groupby(places, key=lambda pair: pair[0]):
        cards = [place for _, place in group]
        steps = [cards[0], *(after - before for before, after in pairwise(cards))]
        for number in (copies, len(cards), *steps):
            body += _varint(number)
    return PREFIX + base64.urlsafe_b64encode(bytes(body) + _check(bytes(body))).decode().rstrip("=")


def decode(code: str, order: Sequence[CardId]) -> dict[CardId, int]:
    code = code.strip()
    if not code.startswith(PREFIX):
        raise UnreadableDeck(f"The code begins with '{code.split('-')[0]}-'; this version reads '{PREFIX}'.")
    if wrong := re.search(r"[^A-Za-z0-9_-]", code):
        raise UnreadableDeck(f"Character {wrong.start() + 1} of the code, '{wrong[0]}', cannot stand in a code.")
    try:
        numbers = _groups(_checked(code), order)
    except (binascii.Error, StopIteration):
        raise UnreadableDeck(f"The code ends too early, after character {len(code)}.") from None
    if encode(numbers, order) != code:
        raise UnreadableDeck(f"The last character of the code, '{code[-1]}', is not what was written.")
    return numbers


def _checked(code: str) -> bytes:
    text = code[len(PREFIX) :]
    content = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    body, check = content[:-CHECK_BYTES], content[-CHECK_BYTES:]
    if check != _check(body):
        raise UnreadableDeck(f"The code has a mistake somewhere in characters {len(PREFIX) + 1} to {len(code)}.")
    return body


def _groups(body: bytes, order: Sequence[CardId]) -> dict[CardId, int]:
    numbers: dict[CardId, int] = {}
    rest = iter(body)
    for first in rest:
        copies = _read_varint(rest, first)
        place = 0
        for _ in range(_read_varint(rest)):
            place += _read_varint(rest)
            if place >= len(order):
                raise UnreadableDeck(f"The code names card number {place + 1}; there are only {len(order)}.")
            numbers[order[place]] = copies
    return numbers


def _varint(number: int) -> bytes:
    low, high = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + _varint(high) if high else bytes([low])


def _read_varint(rest: Iterator[int], first: int | None = None) -> int:
    byte = next(rest) if first is None else first
    if byte < 0x80:
        return byte
    high = next(rest)
    if high >= 0x80:
        raise UnreadableDeck("The code holds a number that no card and no deck has.")
    return byte & 0x7F | high << 7


def _check(body: bytes) -> bytes:
    return binascii.crc32(PREFIX.encode() + body).to_bytes(4, "big")[:CHECK_BYTES]
