"""What a face-down Miracle may still be, for those who cannot see it (FK-INFO-06)."""

from lanternwood.games.forsaken.cards import MIRACLE_CARDS
from lanternwood.games.forsaken.payments import could_have_paid
from lanternwood.games.forsaken.state import Miracle


def could_be(miracle: Miracle) -> list[int]:
    """Every Miracle whose cost the Devotion spent pays exactly, and which would have stayed hidden until now."""
    return [
        card.number
        for place, card in enumerate(MIRACLE_CARDS)
        if not miracle.ruled_out >> place & 1 and could_have_paid(card.number, miracle.paid, miracle.discount)
    ]
