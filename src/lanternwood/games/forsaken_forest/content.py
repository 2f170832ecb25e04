"""What the cards are. Read from content/*.toml and checked; the rest of the game asks cards.py."""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from lanternwood.kernel.content import ContentError, content_hash, read_entries
from lanternwood.kernel.model import Model

FOLDER = Path(__file__).parent / "content"

CardId: TypeAlias = str
RoleId = Literal[
    "commonfolk",
    "oracle",
    "navigator",
    "priest",
    "blessed",
    "cursed",
    "forsaken",
    "coward",
    "silencer",
    "shrouded",
]
DestinationId = Literal["village", "void", "dead-end"]
NightActionId = Literal["shelter-from-evil", "ritual-sacrifice", "entangle"]
Team = Literal["villagers", "forsaken"]
Speed = Literal["slow", "fast"]
Subtype = Literal[
    "navigation",
    "resistance",
    "weapon",
    "alliance",
    "insight",
    "discovery",
    "suspicion",
    "revival",
    "betrayal",
]
ForestSubtype = Literal["darkness", "disaster", "curse"]
Forbiddable = Literal["slow", "fast", "forest", "navigation"]
Copies = Annotated[int, Meta(ge=1, le=60)]
Few = Annotated[int, Meta(ge=1, le=9)]


class Verb(Model, tag_field="do"):
    """One thing that a card does. What it means stands in the module that carries it out."""


class Forge(Verb, tag="forge"):
    """Navigation: the player announces so many Territories and Forges them in order."""

    paths: Annotated[int, Meta(ge=1, le=3)] = 1
    straight: bool = False
    destinations: bool = True
    """False where none of them may be a Destination Territory."""
    take_up: bool = False
    """First a Path is announced that is taken off the board."""


class Draw(Verb, tag="draw"):
    cards: Few = 1
    who: Literal["player", "both"] = "player"


class Forbid(Verb, tag="forbid"):
    what: tuple[Forbiddable, ...]


class DestroyPath(Verb, tag="destroy-path"): ...


class DestroyCurse(Verb, tag="destroy-curse"): ...


class Strike(Verb, tag="strike"):
    """Puts the target on Doorstep."""


class Poison(Verb, tag="poison"):
    """Lies by the target and puts them on Doorstep at the end of the Turn Cycle."""


class Trap(Verb, tag="trap"):
    """Puts on Doorstep whoever plays the Slow Navigation card that is pending."""


class Swap(Verb, tag="swap"): ...


class Give(Verb, tag="give"): ...


class Bare(Verb, tag="bare"):
    """The target Peeks at the player's role card."""


class Peek(Verb, tag="peek"):
    at: Literal["destination", "role", "hand", "spirit"]
    both: bool = False
    """The target Peeks as well."""


class DiscardOne(Verb, tag="discard"): ...


class Recover(Verb, tag="recover"): ...


class Foresee(Verb, tag="foresee"):
    cards: Annotated[int, Meta(ge=2, le=3)]


class Accuse(Verb, tag="accuse"): ...


class Demand(Verb, tag="demand"): ...


class Revive(Verb, tag="revive"): ...


class Spoil(Verb, tag="spoil"):
    """The target discards cards at random."""

    cards: Few


class Unburden(Verb, tag="unburden"):
    """The player discards their hand."""


class Pillory(Verb, tag="pillory"): ...


class Steal(Verb, tag="steal"): ...


class Redirect(Verb, tag="redirect"): ...


class Nightfall(Verb, tag="nightfall"): ...


class Scatter(Verb, tag="scatter"):
    """Each living player discards 1 card at random."""


class Maul(Verb, tag="maul"):
    """A random living player is put on Doorstep."""


class WashAway(Verb, tag="wash-away"):
    """Random Paths are destroyed."""

    paths: Few


class Swallow(Verb, tag="swallow"):
    """A random living player discards their hand."""


class PassOn(Verb, tag="pass-on"): ...


class Lightning(Verb, tag="lightning"): ...


class Curse(Verb, tag="curse"):
    on: Literal["player", "group"]
    times: Annotated[int, Meta(ge=0, le=9)] = 0
    """After so many times it is used up; 0 if it is not counted."""


class ShareOut(Verb, tag="share-out"):
    """Each living player draws."""

    cards: Few


class TurnUpDeadEnd(Verb, tag="map"): ...


class LiftCurses(Verb, tag="lift-curses"): ...


class Renew(Verb, tag="renew"):
    """Each living player may discard 1 card to draw 1."""


Effect: TypeAlias = (
    Forge | Draw | Forbid | DestroyPath | DestroyCurse | Strike | Poison | Trap | Swap | Give | Bare | Peek
    | DiscardOne | Recover | Foresee | Accuse | Demand | Revive | Spoil | Unburden | Pillory | Steal | Redirect
    | Nightfall | Scatter | Maul | WashAway | Swallow | PassOn | Lightning | Curse
    | ShareOut | TurnUpDeadEnd | LiftCurses | Renew
)  # fmt: skip


class TravelersCard(Model):
    id: CardId
    name: str
    subtype: Subtype
    speed: Speed
    copies: Copies
    text: str
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]


class ForestCard(Model):
    id: CardId
    name: str
    subtype: ForestSubtype
    copies: Copies
    text: str
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]


class Artifact(Model):
    id: CardId
    name: str
    kind: Literal["finder", "group"]
    text: str
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    uses: Annotated[int, Meta(ge=1, le=3)] = 1
    copies: Copies = 1


class Role(Model):
    id: RoleId
    name: str
    team: Team
    copies: Copies
    weight: Annotated[float, Meta(ge=0.5, le=3)]
    side: Team
    """For which side the weight counts (FF-DIST-04, FF-DIST-06)."""
    text: str
    shown: RoleId | None = None
    """The face that a Peek sees, if it is not its own."""


class Destination(Model):
    id: DestinationId
    name: str
    copies: Copies
    text: str


class NightAction(Model):
    id: NightActionId
    name: str
    placed_by: RoleId
    text: str


class Saying(Model):
    """FF-TALK-10 What a kind of statement says: one sentence, or one for each value of a field."""

    id: str
    """The kind."""
    text: str = ""
    by: str = ""
    """The field that picks the sentence, if there are several."""
    texts: dict[str, str] = {}


class Content(Model):
    """All cards of one set of content files, and what can be said of them."""

    travelers: list[TravelersCard]
    forest: list[ForestCard]
    artifacts: list[Artifact]
    roles: list[Role]
    destinations: list[Destination]
    night_actions: list[NightAction]
    sayings: list[Saying]


TOTALS = {"travelers": 184, "forest": 32, "artifacts": 8, "roles": 25, "destinations": 8}
"""The published box (RULES.md, 1): the counts that tuning keeps."""

NEEDED = {
    "travelers": ("wander",),
    "forest": (
        "leaden-limbs",
        "hunger",
        "withering-hex",
        "mark-of-the-stag",
        "tanglefoot",
        "choking-fog",
        "broken-lantern",
    ),
}
"""Cards of which a rule speaks by name: Must-Wander, and the Curses."""

ONLY_IN = {
    "forest": (Nightfall, Scatter, Maul, WashAway, Swallow, PassOn, Lightning, Curse),
    "group": (ShareOut, TurnUpDeadEnd, LiftCurses, Renew),
}
"""What only the Forest and only a Group Action can do: the others are played at someone or something."""


def load(folder: Path = FOLDER) -> Content:
    """Read and check a content folder; a mistake is told with file, entry, field and remedy."""
    content = Content(
        read_entries(folder / "travelers.toml", "card", TravelersCard),
        read_entries(folder / "forest.toml", "card", ForestCard),
        read_entries(folder / "artifacts.toml", "card", Artifact),
        read_entries(folder / "roles.toml", "role", Role),
        read_entries(folder / "destinations.toml", "destination", Destination),
        read_entries(folder / "night_actions.toml", "action", NightAction),
        read_entries(folder / "sayings.toml", "saying", Saying),
    )
    _check_ids(content)
    _check_needed(content)
    _check_verbs(content)
    _check_counts(content)
    return content


def _check_ids(content: Content) -> None:
    """Within one file `read_entries` has looked already."""
    seen: dict[str, str] = {}
    for file in ("travelers", "forest", "artifacts"):
        for card in getattr(content, file):
            if card.id in seen:
                raise ContentError(
                    f"{file}.toml: card '{card.id}': {seen[card.id]}.toml has this id too; choose another"
                )
            seen[card.id] = file


def _check_needed(content: Content) -> None:
    """What the rules speak of by name is there; the rules count Destinations in this order."""
    for file, ids in NEEDED.items():
        found = [card.id for card in getattr(content, file)]
        if missing := [card_id for card_id in ids if card_id not in found]:
            raise ContentError(f"{file}.toml: there is no card '{missing[0]}'; a rule needs it, so write it again")
    for file, names in (("roles", RoleId), ("destinations", DestinationId), ("night_actions", NightActionId)):
        found, ids = [entry.id for entry in getattr(content, file)], get_args(names)
        if found != [*ids]:
            raise ContentError(f"{file}.toml: the entries must be, in this order: {', '.join(ids)}")


def _check_verbs(content: Content) -> None:
    for card in content.travelers:
        _refuse_verbs("travelers.toml", card.id, card.effects, ONLY_IN["forest"] + ONLY_IN["group"])
    for forest in content.forest:
        if others := [verb for verb in forest.effects if not isinstance(verb, ONLY_IN["forest"])]:
            raise ContentError(
                f"forest.toml: card '{forest.id}': field 'effects': "
                f"the Forest cannot {_name(others[0])}; {_known('forest')}"
            )
    for artifact in content.artifacts:
        if artifact.kind == "finder":
            _refuse_verbs("artifacts.toml", artifact.id, artifact.effects, ONLY_IN["forest"] + ONLY_IN["group"])
        elif others := [verb for verb in artifact.effects if not isinstance(verb, ONLY_IN["group"])]:
            raise ContentError(
                f"artifacts.toml: card '{artifact.id}': field 'effects': "
                f"a Group Action cannot {_name(others[0])}; {_known('group')}"
            )


def _refuse_verbs(file: str, card: CardId, effects: tuple[Effect, ...], wrong: tuple[type, ...]) -> None:
    for verb in effects:
        if isinstance(verb, wrong):
            raise ContentError(
                f"{file}: card '{card}': field 'effects': '{_name(verb)}' is not for cards that are played; "
                "it belongs to the Forest or to a Group Action"
            )


def _name(verb: Effect) -> str:
    return str(verb.__struct_config__.tag)


def _known(where: str) -> str:
    return "it can: " + ", ".join(str(verb.__struct_config__.tag) for verb in ONLY_IN[where])


def _check_counts(content: Content) -> None:
    for file, total in TOTALS.items():
        count = sum(card.copies for card in getattr(content, file))
        if count != total:
            raise ContentError(f"{file}.toml: there are {count} cards; the 'copies' must add up to {total}")


CONTENT = load()
CONTENT_HASH = content_hash(FOLDER)
