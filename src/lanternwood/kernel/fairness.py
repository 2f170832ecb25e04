"""Chance that can be checked: a seed promised before the first draw and opened after the last.

Whoever runs the match publishes the commitment first, then people may add words of their own, then the draws
follow from both. Nobody can pick a result: not the host, who is bound by the commitment, nor a player, who
does not know the seed.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from lanternwood.kernel.rng import HashRng


def commitment(seed: str) -> str:
    """What is published before the match: it fixes the seed without telling it."""
    return sha256(seed.encode()).hexdigest()


def chance_from(seed: str, entropy: Sequence[str] = ()) -> HashRng:
    """The generator of a match: HMAC-SHA256 of what people added, keyed with the seed."""
    added = b"".join(len(word.encode()).to_bytes(4, "big") + word.encode() for word in entropy)
    return HashRng(hmac.digest(seed.encode(), added, "sha256"))
