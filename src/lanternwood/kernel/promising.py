"""What was brought, promised before the match and opened after it, as the seed is (`kernel/fairness.py`).

The fingerprint tells nothing, since nobody can guess the nonce; and nobody can bring something else afterwards.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Model


class Promise(Model):
    """What all could see of something that was brought, and the nonce that opens it."""

    fingerprint: str
    nonce: str


def fingerprint_of(value: Any, nonce: str) -> str:
    """SHA-256 of the nonce and the value as JSON, without spaces and with the names of its fields in order."""
    return sha256(to_json([nonce, msgspec.to_builtins(value)])).hexdigest()


def promise(value: Any, nonce: str) -> Promise:
    return Promise(fingerprint_of(value, nonce), nonce)


def broken_promise(brought: Sequence[Any], promises: Sequence[Promise | None]) -> int | None:
    """The first seat that did not play with what it had promised, or None. What was promised is never nothing."""
    for seat, promised in enumerate(promises):
        value = brought[seat] if brought else None
        kept = value is None if promised is None else promised == promise(value, promised.nonce)
        if not kept:
            return seat
    return None
