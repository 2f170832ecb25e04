"""The cards, read once: typed entries from content/*.toml, and the small tables that the rules look into.

A card is a small whole number: its place in FOREST or GEAR. Copies of a card are the same number, so nothing can
tell one Tent Stake from another (NF-INFO-05).
"""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from lanternwood.kernel.content import ContentError, content_hash, read_entries
from lanternwood.kernel.model import Model

FOLDER = Path(__file__).parent / "content"

CardId: TypeAlias = str
Card: TypeAlias = int
"""A place in FOREST."""
GearCard: TypeAlias = int
"""A place in GEAR."""

Zone = Annotated[int, Meta(ge=1, le=4)]
Copies = Annotated[int, Meta(ge=1, le=20)]
ObstacleKind = Literal["overgrown", "cache"]


class Zombie(Model):
    id: CardId
    name: str
    zone: Zone
    defence: Annotated[int, Meta(ge=1, le=20)]
    copies: Copies
    text: str


class Obstacle(Model):
    id: CardId
    name: str
    kind: ObstacleKind
    zone: Zone
    value: Annotated[int, Meta(ge=1, le=20)]
    copies: Copies
    text: str
    gear: Annotated[int, Meta(ge=0, le=10)] = 0


class Survivor(Model):
    id: CardId
    name: str
    zone: Zone
    ability: Literal["reroll-blank", "patch-up", "sure-shot"]
    text: str
    copies: Copies = 1


class Craft(Model, tag_field="do", tag="craft"):
    """NF-TAPE-01 Tapes a one-handed weapon to a gun."""


class Steal(Model, tag_field="do", tag="steal"):
    """NF-STEAL-01 Takes a face-up gear card."""


class Heal(Model, tag_field="do", tag="heal"):
    """NF-HEAL-01 Takes wounds away."""

    wounds: Annotated[int, Meta(ge=1)]


class Shield(Model, tag_field="do", tag="shield"):
    """NF-WOUND-03 Blocks wounds of one hit."""

    wounds: Annotated[int, Meta(ge=1)]


class Clear(Model, tag_field="do", tag="clear"):
    """NF-GEAR-08 Removes an obstacle of these kinds."""

    obstacles: tuple[ObstacleKind, ...]
    reusable: bool = False


class Refresh(Model, tag_field="do", tag="refresh"):
    """NF-GEAR-09 Turns a used die back to unused."""


class Muffle(Model, tag_field="do", tag="muffle"):
    """NF-GEAR-10 Skips a noise check."""


Effect: TypeAlias = Craft | Steal | Heal | Shield | Clear | Refresh | Muffle


class Gear(Model):
    """A weapon (it has damage and hands) or miscellaneous gear (it has an effect)."""

    id: CardId
    name: str
    copies: Copies
    text: str
    damage: Annotated[int, Meta(ge=1, le=9)] | None = None
    hands: Annotated[int, Meta(ge=1, le=2)] | None = None
    noise: Annotated[int, Meta(ge=0, le=3)] = 0
    shots: Annotated[int, Meta(ge=1, le=9)] | None = None
    tape: bool = False
    effect: Effect | None = None
    article: bool = True
    """False for what is not counted or comes in pairs: some Duct Tape, these Bolt Cutters."""


class Camper(Model):
    id: CardId
    name: str
    colour: str
    text: str


ForestCard: TypeAlias = Zombie | Obstacle | Survivor

TOTALS = {"forest": 100, "gear": 34, "campers": 6, "survivors": 3}
"""The published box (RULES.md, 2): the counts that tuning keeps."""
ZONE_SIZES = {1: 40, 2: 24, 3: 22, 4: 14}


class Content(Model):
    """All cards of one set of content files."""

    zombies: list[Zombie]
    obstacles: list[Obstacle]
    survivors: list[Survivor]
    gear: list[Gear]
    campers: list[Camper]


def load(folder: Path = FOLDER) -> Content:
    """Read and check a content folder; a mistake is told with file, entry, field and remedy."""
    content = Content(
        read_entries(folder / "zombies.toml", "zombie", Zombie),
        read_entries(folder / "obstacles.toml", "obstacle", Obstacle),
        read_entries(folder / "survivors.toml", "survivor", Survivor),
        read_entries(folder / "gear.toml", "gear", Gear),
        read_entries(folder / "campers.toml", "camper", Camper),
    )
    _check_gear(content.gear)
    _check_ids(content)
    _check_places(content)
    _check_counts(content)
    return content


def _check_gear(gear: list[Gear]) -> None:
    for card in gear:
        if (card.damage is None) != (card.hands is None):
            raise ContentError(f"gear.toml: gear '{card.id}': a weapon has both 'damage' and 'hands'")
        if (card.damage is None) == (card.effect is None):
            raise ContentError(f"gear.toml: gear '{card.id}': give it either 'damage' and 'hands', or an 'effect'")
        if card.effect and (card.noise or card.shots or card.tape):
            raise ContentError(f"gear.toml: gear '{card.id}': only weapons have 'noise', 'shots' or 'tape'")


def _check_ids(content: Content) -> None:
    """Within one file `read_entries` has looked already."""
    seen: dict[str, str] = {}
    for file in ("zombies", "obstacles", "survivors", "gear", "campers"):
        for card in getattr(content, file):
            if card.id in seen:
                raise ContentError(f"{file}.toml: '{card.id}': {seen[card.id]}.toml has this id too; choose another")
            seen[card.id] = file


def _check_places(content: Content) -> None:
    for survivor in content.survivors:
        if survivor.zone == 4:
            raise ContentError(f"survivors.toml: survivor '{survivor.id}': field 'zone': zone 4 holds only zombies")
    for card in content.obstacles:
        if card.zone == 4:
            raise ContentError(f"obstacles.toml: obstacle '{card.id}': field 'zone': zone 4 holds only zombies")
        if (card.kind == "cache") != (card.gear > 0):
            raise ContentError(
                f"obstacles.toml: obstacle '{card.id}': field 'gear': a cache gives at least 1, others none"
            )


def _check_counts(content: Content) -> None:
    forest: list[ForestCard] = [*content.zombies, *content.obstacles, *content.survivors]
    for zone, size in ZONE_SIZES.items():
        copies = sum(card.copies for card in forest if card.zone == zone)
        if copies != size:
            raise ContentError(f"zone {zone} has {copies} forest cards; the 'copies' must add up to {size}")
    survivors = sum(card.copies for card in content.survivors)
    counts = {
        "gear": sum(card.copies for card in content.gear),
        "campers": len(content.campers),
        "survivors": survivors,
    }
    for name, count in counts.items():
        if count != TOTALS[name]:
            raise ContentError(f"{name}.toml: there are {count} cards; they must add up to {TOTALS[name]}")


CONTENT = load()
CONTENT_HASH = content_hash(FOLDER)

FOREST: list[ForestCard] = [*CONTENT.zombies, *CONTENT.obstacles, *CONTENT.survivors]
GEAR: list[Gear] = CONTENT.gear
CAMPERS: list[Camper] = CONTENT.campers

CARD_IDS = [card.id for card in FOREST]
GEAR_IDS = [card.id for card in GEAR]
CAMPER_IDS = [card.id for card in CAMPERS]

# One list per question that the rules ask of a card, for speed.
ZONE_OF = [card.zone for card in FOREST]
DEFENCE = [card.defence if isinstance(card, Zombie) else 0 for card in FOREST]
"""0 for what is no zombie."""
IS_ZOMBIE = [isinstance(card, Zombie) for card in FOREST]
OBSTACLE = [card if isinstance(card, Obstacle) else None for card in FOREST]
SURVIVOR = [card if isinstance(card, Survivor) else None for card in FOREST]
BITE = [(2 if card.zone == 4 else 1) if isinstance(card, Zombie) else 0 for card in FOREST]
"""NF-FIGHT-06 Wounds of a hit-back."""

IS_WEAPON = [card.damage is not None for card in GEAR]
DAMAGE = [card.damage or 0 for card in GEAR]
HANDS = [card.hands or 0 for card in GEAR]
NOISE = [card.noise for card in GEAR]
SHOTS = [card.shots or 0 for card in GEAR]
"""0 for what is no gun."""
EFFECT = [card.effect for card in GEAR]
HEALS, REFRESHES, CLEARS, STEALS, TAPES, GUN_TO_TAPE, BLADE_TO_TAPE = (1 << bit for bit in range(7))
CAN_TAPE = TAPES | GUN_TO_TAPE | BLADE_TO_TAPE
FREE_USES = [
    HEALS * isinstance(card.effect, Heal)
    | REFRESHES * isinstance(card.effect, Refresh)
    | CLEARS * isinstance(card.effect, Clear)
    | STEALS * isinstance(card.effect, Steal)
    | TAPES * isinstance(card.effect, Craft)
    | GUN_TO_TAPE * (card.tape and card.shots is not None)
    | BLADE_TO_TAPE * (card.tape and card.shots is None and card.hands == 1)
    for card in GEAR
]
"""What a card can do or serve for as a free action, as marks that add up over a hand."""
CAN_CRAFT_GUN = [card.tape and card.shots is not None for card in GEAR]
CAN_CRAFT_BLADE = [card.tape and card.shots is None and card.hands == 1 for card in GEAR]

ZONES = (1, 2, 3, 4)
FOREST_DECK: list[list[Card]] = [
    [number for number, card in enumerate(FOREST) if card.zone == zone for _ in range(card.copies)]
    for zone in (0, *ZONES)
]
"""By zone; the campground, 0, has no cards."""
GEAR_DECK: list[GearCard] = [number for number, card in enumerate(GEAR) for _ in range(card.copies)]
