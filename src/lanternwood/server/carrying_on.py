"""What people have brought to a match, they bring to the next."""

from lanternwood.server import entries
from lanternwood.server.entries import now
from lanternwood.server.secrets import new_nonce
from lanternwood.server.sitting import Sitting


def carried_on(old: Sitting, new: Sitting) -> list[entries.Brought]:
    """What people brought to the last match they bring to the next. With another nonce: else whoever brought it anew,
    and changed nothing, could be told from who has changed something. After an opening they bring what they have of
    it."""
    if new.game.bringing is None:
        return []
    if old.series and old.series.opens and new.series:
        return [
            entries.Brought(at=now(), by=member, member=member, value=value, nonce=new_nonce())
            for member, value in new.series.first_values().items()
        ]
    return [
        entries.Brought(at=now(), by=entry.by, member=member, value=entry.value, nonce=new_nonce())
        for member, entry in old.brought.entries.items()
        if member in new.guests
    ]
