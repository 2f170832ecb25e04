"""Which cards do alike, and which roles are on which side: the words that suspicion and judgement share."""

from collections import Counter
from functools import cache

from msgspec.structs import replace

from lanternwood.games.forsaken_forest.cards import CARD_IDS
from lanternwood.games.forsaken_forest.content import CardId
from lanternwood.games.forsaken_forest.distribution import forsaken_seats, secret_lists
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    Answer,
    AnyStatement,
    ClaimSawDestination,
    Defend,
    Distrust,
    Said,
    Trust,
)
from lanternwood.games.forsaken_forest.view import View

TRUE_FORSAKEN = ("forsaken", "silencer", "shrouded")
UNIQUE = ("oracle", "navigator", "priest", "blessed", "cursed", "coward", "silencer", "shrouded")
KILLS = ("shot-in-the-dark", "knife-at-the-campfire", "poisoned-waterskin", "crossbow-trap", "hunters-bow")
GALLOWS = ("drag-to-the-gallows", "point-the-finger", "demand-answers")
BARS = ("deny-fate", "bar-the-way", "warding-idol")
REVIVES = ("miraculous-revival", "field-dressing", "shared-burden", "silver-bell")
PATHS = ("wander", "press-on", "scout-ahead", "trailblaze", "double-back", "sprint")
LOOKS = ("spyglass", "ember-compass")
MIRRORS = ("soul-mirror", "glass-eye")
GIFTS = ("oath-of-fellowship", "shared-campfire", "share-the-pack", "lend-a-hand")
HARMS = ("place-in-the-pillory", "pick-pocket", "spoil-the-supplies", "search-their-pack")

GROUP: dict[CardId, str] = {
    card: name
    for name, cards in (
        ("kill", KILLS), ("gallows", GALLOWS), ("bar", BARS), ("revive", REVIVES), ("path", PATHS), ("look", LOOKS),
        ("mirror", MIRRORS), ("gift", GIFTS), ("harm", HARMS),
    )
    for card in cards
}  # fmt: skip
"""What a card is like to those who see it played; some are like nothing else, and the rest are "other"."""
OF_THEIR_OWN = ("lead-astray", "break-the-trail", "bare-your-soul")
GROUP |= {card: card if card in OF_THEIR_OWN else "other" for card in CARD_IDS if card not in GROUP}


def plain(statement: AnyStatement) -> AnyStatement:
    """What is said, also where it is an answer."""
    return statement.with_ if isinstance(statement, Answer) else statement


def heard(view: View) -> list[Said]:
    """All that was said and not taken back, answers as what they say."""
    return [replace(said, statement=plain(said.statement)) for said in view.said if not said.retracted]


Rating = AccuseOf | Distrust | Trust | Defend


def speaks_against(rating: Rating) -> bool:
    """Or for them: who calls somebody one of the Villagers does not accuse them."""
    return rating.of in TRUE_FORSAKEN if isinstance(rating, AccuseOf) else isinstance(rating, Distrust)


def knows_the_way(view: View, seat: int) -> bool:
    """Has somebody told the truth about where The Village or The Void lies, as far as the viewer knows it?"""
    return any(
        said.speaker == seat
        and isinstance(said.statement, ClaimSawDestination)
        and said.statement.card != "dead-end"
        and view.destinations[said.statement.slot] == said.statement.card
        for said in view.said
    )


def seen_looking(view: View, seat: int, slot: int) -> bool:
    """Has the table seen somebody look at a Destination?"""
    return any(deed.seat == seat and deed.slot == slot and GROUP[deed.card] == "look" for deed in view.deeds)


def is_bluff(view: View, speaker: int, claim: ClaimSawDestination) -> bool:
    """Does someone claim to have looked at a Destination who, as all know, cannot have?"""
    by_night = claim.how == "navigator" and (view.role_list is None or "navigator" in view.role_list)
    return not by_night and not seen_looking(view, speaker, claim.slot)


def forsaken_in(view: View, *, as_all: bool = False) -> int:
    """How many true Forsaken there are. Where the list is secret, those who know them all can count them."""
    if view.role_list is not None:
        return sum(role in TRUE_FORSAKEN for role in view.role_list)
    known = sum(player.known_forsaken for player in view.players)
    return known if known and not as_all else likeliest(len(view.players))


@cache
def likeliest(seats: int) -> int:
    """R05 The number of Forsaken that most secret lists have."""
    return Counter(map(forsaken_seats, secret_lists(seats))).most_common(1)[0][0]
