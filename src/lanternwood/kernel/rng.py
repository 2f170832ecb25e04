"""The one source of randomness: SHA-512 of a key and a counter, the same bits in Python and in a browser.

Sixteen draws come out of one call into the hash, which makes it faster here than small generators written in
Python, and nobody who sees the dice can work back to the cards (docs/decisions/0002-randomness.md).
"""

from collections.abc import MutableSequence, Sequence
from hashlib import sha512
from struct import Struct
from typing import Any, Final, Protocol

WORDS: Final = 16
RANGE: Final = 0x100000000
_words_of: Final = Struct(f">{WORDS}I").unpack
_counter: Final = Struct(">Q").pack


class Chance(Protocol):
    """Anything that can settle a bounded draw."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        ...

    def shuffle(self, things: MutableSequence[Any]) -> None: ...


def pick(chance: Chance, weights: Sequence[int]) -> int:
    """An index, drawn with the given whole-number weights."""
    total = sum(weights)
    assert total > 0, "some weight must be more than nothing"
    drawn = chance.below(total)
    for index, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return index
    raise AssertionError("a weight may not be less than nothing")


def shuffle_with(chance: Chance, things: MutableSequence[Any]) -> None:
    """Fisher and Yates, from the back, one bounded draw per place."""
    below = chance.below
    for last in range(len(things) - 1, 0, -1):
        other = below(last + 1)
        things[last], things[other] = things[other], things[last]


class HashRng:
    """Block n is SHA-512(key, n as eight bytes), read as sixteen big-endian words of 32 bits."""

    __slots__ = ("at", "block", "key", "words")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.block, self.at = divmod(drawn, WORDS)
        self.words: tuple[int, ...] = _words_of(sha512(key + _counter(self.block)).digest())

    def next32(self) -> int:
        """The next 32 bits."""
        at = self.at
        if at == WORDS:
            self.block += 1
            self.words = _words_of(sha512(self.key + _counter(self.block)).digest())
            at = 0
        self.at = at + 1
        return self.words[at]

    def below(self, bound: int) -> int:
        """Without bias: a draw from the last, incomplete run of `bound` numbers is drawn again."""
        while True:
            # next32 stands here again: this is the hottest call of all simulation.
            at = self.at
            if at == WORDS:
                self.block += 1
                self.words = _words_of(sha512(self.key + _counter(self.block)).digest())
                at = 0
            self.at = at + 1
            word = self.words[at]
            rest = word % bound
            if word - rest <= RANGE - bound:
                return rest
            assert bound <= RANGE, "a draw is at most one in 2**32"

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """As `shuffle_with`, with `below` written out: laying out a match and re-dealing are mostly this."""
        words, at = self.words, self.at
        for bound in range(len(things), 1, -1):
            while True:
                if at == WORDS:
                    self.block += 1
                    words = _words_of(sha512(self.key + _counter(self.block)).digest())
                    at = 0
                word = words[at]
                at += 1
                other = word % bound
                if word - other <= RANGE - bound:
                    break
            things[bound - 1], things[other] = things[other], things[bound - 1]
        self.words, self.at = words, at

    def drawn(self) -> int:
        """How many words have been drawn; with the key, all there is to know."""
        return self.block * WORDS + self.at

    def copy(self) -> "HashRng":
        return HashRng(self.key, self.drawn())
