"""What can be announced, and to whom. REVEALS marks those that can tell something that was hidden until then."""

from typing import Literal, TypeAlias

from lanternwood.games.forsaken_forest.board import Territory
from lanternwood.games.forsaken_forest.content import CardId, DestinationId, RoleId, Team
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.statements import Said
from lanternwood.kernel.model import Public, Seat, Secret

# Nights


class NightFell(Public):
    night: int


class StepCalled(Public):
    step: StepName
    seconds: int


class RoleSeen(Secret):
    """Told to a player about their own role, as the game begins."""

    role: RoleId


class CardExchanged(Secret):
    """FF-NIGHT1-05, 12 The face that others will see from now on."""

    shown: RoleId


class ForsakenMet(Secret):
    """FF-NIGHT1-06"""

    forsaken: tuple[Seat, ...]
    shrouded: Seat | None


class ForsakenSeen(Secret):
    """FF-NIGHT1-10 To the Coward."""

    forsaken: tuple[Seat, ...]


class PlacementWished(Secret):
    seat: Seat
    village: int
    void: int


class DestinationsPlaced(Secret):
    village: int
    void: int


class VictimWished(Secret):
    seat: Seat
    victim: Seat


class NightChoiceMade(Secret):
    """To the one who made it: a seat or a slot, by the step."""

    step: StepName
    choice: int


class DestinationSeen(Secret):
    slot: int
    card: DestinationId


class RoleCardSeen(Secret):
    seat: Seat
    shown: RoleId


class NightActionPlaced(Secret):
    """To those who placed it."""

    step: StepName
    seat: Seat


class DayBroke(Public):
    day: int


class NightActionsRevealed(Public):
    """FF-DAWN-01 Who holds Shelter from Evil, Ritual Sacrifice and Entangle."""

    REVEALS = True
    shelter: Seat | None
    sacrifice: Seat | None
    entangle: Seat | None


# Turns


class FirstPlayerDrawn(Public):
    seat: Seat


class HandSeen(Secret):
    """FF-FUGUE-01 To each player, their three cards."""

    cards: tuple[CardId, ...]


class CycleBegan(Public):
    cycle: int


class TurnBegan(Public):
    seat: Seat
    turn: int
    """Of the six."""


class WindowClosed(Public):
    """Nobody answers, or no longer. Tells that all have passed, if they have."""

    REVEALS = True


class ActionPhaseBegan(Public):
    seat: Seat


class ActionPhaseEnded(Public):
    """Tells that the player holds no Wander, where the rule could bind."""

    REVEALS = True
    seat: Seat


class TurnEnded(Public):
    seat: Seat


class CycleEnded(Public):
    cycle: int


class CardsDrawn(Public):
    seat: Seat
    count: int


class CardsSeen(Secret):
    """Which cards came to the hand, to its owner."""

    cards: tuple[CardId, ...]


class DrawMissed(Public):
    """No card: Hunger, or none left."""

    seat: Seat


class Foraged(Public):
    REVEALS = True
    seat: Seat


class DeckRebuilt(Public):
    deck: Literal["travelers", "forest"]


# Cards


class CardPlayed(Public):
    REVEALS = True
    seat: Seat
    card: CardId
    target: Seat | None
    places: tuple[Territory, ...]
    slot: int | None
    chosen: CardId | None
    """The Curse it is aimed at, or the card to take back."""
    answers: CardId | None = None
    """The card that it answers: of all answers, the first to come (FF-PRIO-03)."""


class ForestCardFlipped(Public):
    REVEALS = True
    card: CardId


class CardTookEffect(Public):
    card: CardId


class CardForbidden(Public):
    card: CardId
    seat: Seat | None
    """Whose it was; None for the Forest's."""
    by: Seat


class CardsDiscarded(Public):
    """FF-DECK-10 In the order of the deck list."""

    REVEALS = True
    seat: Seat
    cards: tuple[CardId, ...]


class HandShown(Public):
    REVEALS = True
    seat: Seat
    cards: tuple[CardId, ...]


class HandGlimpsed(Secret):
    """FF-KEY-PEEK-01"""

    seat: Seat
    cards: tuple[CardId, ...]


class PeekMade(Public):
    """FF-KEY-PEEK-03 By whom and at what; the result is theirs alone."""

    seat: Seat
    at: Literal["destination", "role", "hand", "canopy"]
    slot: int | None
    target: Seat | None


class CanopySeen(Secret):
    """The top Forest cards, the topmost first."""

    cards: tuple[CardId, ...]


class CardsHandedOver(Public):
    """Face-down."""

    giver: Seat
    receiver: Seat
    count: int


class CardChangedHands(Secret):
    """To giver and receiver: which."""

    giver: Seat
    receiver: Seat
    card: CardId


class CardTakenBack(Public):
    seat: Seat
    card: CardId


class PlayerPilloried(Public):
    seat: Seat


class CardLaidDown(Public):
    """A Curse, a Poisoned Waterskin or a Finder's Action comes into play; no seat for a Curse on the group."""

    card: CardId
    seat: Seat | None


class CardLeftPlay(Public):
    card: CardId
    seat: Seat | None


class ChoiceMade(Secret):
    """To the one who made it: a secret choice that a card asked for."""

    card: CardId | None


# The board


class PathForged(Public):
    seat: Seat
    at: Territory


class PathNotForged(Public):
    """FF-NAV-06 The announced Territory was no longer open."""

    at: Territory


class PathRedirected(Public):
    seat: Seat
    at: Territory


class PathDestroyed(Public):
    at: Territory


class DestinationTurnedUp(Public):
    REVEALS = True
    slot: int
    card: DestinationId


class ArtifactFound(Public):
    REVEALS = True
    seat: Seat
    card: CardId


class SiteEmpty(Public):
    seat: Seat


# Death


class PutOnDoorstep(Public):
    seat: Seat
    by_night: bool


class BlessedRevealed(Public):
    REVEALS = True
    seat: Seat


class PlayerRevived(Public):
    seat: Seat


class PlayerDied(Public):
    seat: Seat


# The Gallows


class PlayerAccused(Public):
    seat: Seat
    by: Seat


class PleaEnded(Public):
    seat: Seat


class VoteBegan(Public):
    """FF-GALLOWS-03 The count of three is over."""

    accused: Seat


class VoteHeld(Secret):
    """To the voter."""

    death: bool


class VotesRevealed(Public):
    """FF-GALLOWS-04 All together, with their voters, in seat order."""

    REVEALS = True
    accused: Seat
    death: tuple[Seat, ...]
    life: tuple[Seat, ...]
    condemned: bool


# The end, and talk


class NightScheduled(Public): ...


class GameWon(Public):
    REVEALS = True
    team: Team
    how: Literal["village", "forsaken-dead", "void", "ratio", "cycle-limit"]
    roles: tuple[RoleId, ...]
    destinations: tuple[DestinationId | None, ...]
    hands: tuple[tuple[CardId, ...], ...]


class StatementMade(Public):
    said: Said


Event: TypeAlias = (
    NightFell | StepCalled | RoleSeen | CardExchanged | ForsakenMet | ForsakenSeen | PlacementWished
    | DestinationsPlaced | VictimWished | NightChoiceMade | DestinationSeen | RoleCardSeen | NightActionPlaced
    | DayBroke | NightActionsRevealed | FirstPlayerDrawn | HandSeen | CycleBegan | TurnBegan | WindowClosed
    | ActionPhaseBegan | ActionPhaseEnded | TurnEnded | CycleEnded | CardsDrawn | CardsSeen | DrawMissed | Foraged
    | DeckRebuilt | CardPlayed | ForestCardFlipped | CardTookEffect | CardForbidden | CardsDiscarded | HandShown
    | HandGlimpsed | PeekMade | CanopySeen | CardsHandedOver | CardChangedHands | CardTakenBack | PlayerPilloried
    | CardLaidDown | CardLeftPlay | ChoiceMade | PathForged | PathNotForged | PathRedirected | PathDestroyed
    | DestinationTurnedUp | ArtifactFound | SiteEmpty | PutOnDoorstep | BlessedRevealed | PlayerRevived | PlayerDied
    | PlayerAccused | PleaEnded | VoteBegan | VoteHeld | VotesRevealed | NightScheduled | GameWon | StatementMade
)  # fmt: skip
