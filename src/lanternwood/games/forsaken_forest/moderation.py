"""The Nights for a table with real cards, where a phone is the Moderator: data for the client, which needs no server.

The steps, their order, their times and which of them are called are those of night.py; the words are fuller, since
people must be told when to open and close their eyes and what to do with their cards.
"""

from typing import Final

from lanternwood.games.forsaken_forest.content import RoleId
from lanternwood.games.forsaken_forest.distribution import SPARES, SPECIAL_LISTS, TABLE, preset
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.narration import LINES
from lanternwood.games.forsaken_forest.night import CALLED_FOR, LATER_NIGHTS, NIGHT_ONE
from lanternwood.games.forsaken_forest.roles import ROLE_IDS, TRUE_FORSAKEN
from lanternwood.kernel.model import Model


class Aside(Model):
    """Said as well if this role is in play."""

    role: RoleId
    words: str


class CalledStep(Model):
    """A step of a Night."""

    step: StepName
    role: RoleId | None
    """Called if this role is in play, dead or alive; None if always (FF-NIGHT1-03, FF-NIGHT2-02)."""
    seconds: int
    call: str
    aside: Aside | None
    close: str


class RolePreset(Model):
    """A suggested role list, each card named."""

    seats: int
    kind: str
    """V or F, whom it favours; * if neither; special if it has Special Roles."""
    roles: tuple[RoleId, ...]


class Spare(Model):
    """FF-SETUP-12 A card laid ready for the exchange in Night One."""

    role: RoleId
    card: RoleId


class Moderation(Model):
    asleep: str
    awake: str
    first: tuple[CalledStep, ...]
    """Night One."""
    later: tuple[CalledStep, ...]
    """Every Night after it."""
    presets: tuple[RolePreset, ...]
    true_forsaken: tuple[RoleId, ...]
    """FF-SETUP-14 There must be one of these, and fewer of them than of the others."""
    spares: tuple[Spare, ...]


CALLS: Final[dict[StepName, str]] = {
    "shrouded": "Shrouded, open your eyes. Lay your card aside and take the spare Commonfolk.",
    "meeting": "Forsaken, open your eyes and know each other. Lay out the eight Destinations, face-down, as you like.",
    "coward": "Forsaken, keep your eyes closed and raise a hand. Coward, open your eyes and see who they are.",
    "navigator": "Navigator, open your eyes. Peek at one face-down Destination.",
    "cursed": "Cursed, open your eyes. Lay your card aside and take the spare Forsaken.",
    "oracle": "Oracle, open your eyes. Peek at the role card of one player.",
    "priest": "Priest, open your eyes. Lay Shelter from Evil face-down on one player's hand.",
    "sacrifice": "Forsaken, open your eyes. Agree on one player, and lay Ritual Sacrifice face-down on their hand.",
    "silencer": "Silencer, open your eyes. Lay Entangle face-down on one player's hand.",
}
ASIDES: Final[dict[StepName, Aside]] = {
    "meeting": Aside("shrouded", "Shrouded, raise a thumb, so that the others know which of them you are."),
}
"""FF-NIGHT1-06"""
CLOSES: Final[dict[StepName, str]] = {
    "meeting": "Forsaken, close your eyes.",
    "coward": "Coward, close your eyes. Forsaken, lower your hands.",
    "sacrifice": "Forsaken, close your eyes.",
}
"""Else whoever was called closes their eyes."""


def called(step: StepName, seconds: int) -> CalledStep:
    number = CALLED_FOR.get(step)
    role = None if number is None else ROLE_IDS[number]
    scene, _ = LINES[step].split(". ", 1)
    close = CLOSES.get(step) or f"{step.capitalize()}, close your eyes."
    return CalledStep(step, role, seconds, f"{scene}. {CALLS[step]}", ASIDES.get(step), close)


def named(roles: dict[RoleId, int]) -> tuple[RoleId, ...]:
    return tuple(role for role, count in roles.items() for _ in range(count))


def presets(seats: int) -> list[RolePreset]:
    """FF-DIST-01, FF-DIST-02 The columns of the table, and the list with Special Roles."""
    plain = [
        RolePreset(seats, favours, named(preset(seats, more_forsaken=column > 0)))
        for column, (_, favours) in enumerate(TABLE[seats])
    ]
    return [*plain, RolePreset(seats, "special", named(SPECIAL_LISTS[seats]))]


MODERATION: Final = Moderation(
    asleep=LINES["asleep"],
    awake=LINES["awake"],
    first=tuple(called(step, seconds) for step, seconds in NIGHT_ONE),
    later=tuple(called(step, seconds) for step, seconds in LATER_NIGHTS),
    presets=tuple(each for seats in TABLE for each in presets(seats)),
    true_forsaken=tuple(role_id for role_id, among in zip(ROLE_IDS, TRUE_FORSAKEN, strict=True) if among),
    spares=tuple(Spare(role, card) for role, card in SPARES),
)
