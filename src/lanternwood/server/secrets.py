"""Tokens, codes and ids: drawn from the system's randomness, kept only as fingerprints where they open something."""

import secrets
from hashlib import sha256

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""For table codes: no vowels, so that no word comes of it, and nothing that reads like a number."""
CLEAR = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""For recovery codes, which people copy by hand."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Of a match: whoever knows it may see the replay, so it cannot be guessed."""
    return secrets.token_hex(12)


def new_member_id() -> str:
    return secrets.token_hex(4)


def new_seed() -> str:
    return secrets.token_hex(32)


def new_nonce() -> str:
    """Goes with what somebody brings, so that nobody can find out what it is by trying."""
    return secrets.token_hex(16)


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_recovery(code: str) -> str:
    """Begins with the code of the table, so that it is looked for at one table only."""
    return (
        f"{code}-{''.join(secrets.choice(CLEAR) for _ in range(5))}-{''.join(secrets.choice(CLEAR) for _ in range(5))}"
    )


def fingerprint(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
