"""The tables of content.py for the rules: Final, which a compiled build finds without looking up a name."""

from typing import Final

from lanternwood.games.nightmare_forest import content
from lanternwood.games.nightmare_forest.content import Card, Effect, GearCard, Obstacle, Survivor

CARD_IDS: Final = content.CARD_IDS
GEAR_IDS: Final = content.GEAR_IDS
CAMPER_IDS: Final = content.CAMPER_IDS
ZONE_OF: Final = content.ZONE_OF
DEFENCE: Final = content.DEFENCE
IS_ZOMBIE: Final = content.IS_ZOMBIE
OBSTACLE: Final[list[Obstacle | None]] = content.OBSTACLE
SURVIVOR: Final[list[Survivor | None]] = content.SURVIVOR
BITE: Final = content.BITE
IS_WEAPON: Final = content.IS_WEAPON
DAMAGE: Final = content.DAMAGE
HANDS: Final = content.HANDS
NOISE: Final = content.NOISE
SHOTS: Final = content.SHOTS
EFFECT: Final[list[Effect | None]] = content.EFFECT
HEALS: Final = content.HEALS
REFRESHES: Final = content.REFRESHES
CLEARS: Final = content.CLEARS
STEALS: Final = content.STEALS
CAN_TAPE: Final = content.CAN_TAPE
FREE_USES: Final = content.FREE_USES
CAN_CRAFT_GUN: Final = content.CAN_CRAFT_GUN
CAN_CRAFT_BLADE: Final = content.CAN_CRAFT_BLADE
ZONES: Final = content.ZONES
FOREST_DECK: Final[list[list[Card]]] = content.FOREST_DECK
GEAR_DECK: Final[list[GearCard]] = content.GEAR_DECK
DOES_SOMETHING: Final = content.HEALS | content.REFRESHES | content.CLEARS | content.STEALS | content.TAPES
"""What is worth a closer look: a weapon alone is nothing to use."""
