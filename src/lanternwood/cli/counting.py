"""Numbers as people type them."""

LONGEST = 12


def whole_number(text: str) -> int | None:
    """The number, or None for anything else. What only looks like a digit, such as ², is none."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None
