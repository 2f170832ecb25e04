"""What is announced. Whatever shows something that was hidden until then says so with REVEALS: a card, but also which
sources were marked to pay, or what somebody had picked before the last pick.

Cards are named by their ids, public pieces by their serial numbers, sides by seats.
"""

from typing import Literal, TypeAlias

from lanternwood.games.forsaken.script_records import God
from lanternwood.kernel.model import Public, Seat, Secret
from lanternwood.kernel.resigning import Resigned


class MulliganDecided(Public):
    seat: Seat


class CardPutBack(Secret):
    """To its owner: one more card will be replaced."""

    card: str


class MulligansDone(Public):
    """By seat, how many cards were replaced (FK-Q-07)."""

    REVEALS = True

    replaced: tuple[int, int]


class TurnBegan(Public):
    turn: int
    seat: Seat
    refreshed: bool
    """False in each player's first turn (FK-TURN-03)."""


class TurnEnded(Public):
    turn: int
    seat: Seat


class TurnCutShort(Public):
    """FK-TURN-08, FK-END-04 The turn was ended for its player."""

    REVEALS = True

    seat: Seat
    why: Literal["commands", "clock"]


class CardsDrawn(Public):
    seat: Seat
    number: int


class CardsSeen(Secret):
    """To whoever drew them."""

    cards: tuple[str, ...]


class HandShown(Public):
    """At a table with open hands: all of a hand, whenever something that others did not see has changed it."""

    REVEALS = True

    seat: Seat
    cards: tuple[str, ...]


class AltarBuilt(Public):
    seat: Seat
    kingdom: int
    slot: int
    god: God


class AltarRaised(Public):
    """By an effect."""

    seat: Seat
    kingdom: int
    slot: int
    god: God
    refreshed: bool


class AltarUpgraded(Public):
    seat: Seat
    kingdom: int
    slot: int


class SourceMarked(Secret):
    """To its owner: committed, or no longer."""

    kingdom: int
    slot: int
    committed: bool


class HeldInGate(Secret):
    """To its owner: it waits in The Gate, unpaid."""

    kind: Literal["card", "channel", "bow", "cost"]
    name: str
    kingdom: int


class PickedForGate(Secret):
    """To its owner."""

    what: int


class TakenBack(Secret):
    """To its owner."""


class CardPlayed(Public):
    REVEALS = True

    seat: Seat
    card: str
    serial: int
    kingdom: int
    sources: tuple[int, ...]
    """The slots that paid."""
    targets: tuple[int, ...]
    aimed: tuple[str, ...]
    """The card of each target that is one, else an empty word."""


class MiraclePlayed(Public):
    """FK-LEAK-03 Never which."""

    REVEALS = True

    seat: Seat
    kingdom: int
    sources: tuple[int, ...]


class MiracleLaid(Secret):
    """To its owner."""

    card: str
    kingdom: int


class ChannelUsed(Public):
    REVEALS = True

    seat: Seat
    god: God
    kingdom: int
    sources: tuple[int, ...]
    targets: tuple[int, ...]
    aimed: tuple[str, ...]
    """The card of each target that is one, else an empty word."""


class AbilityUsed(Public):
    """A Bow or Cost ability was paid for."""

    REVEALS = True

    seat: Seat
    serial: int
    card: str
    ability: int
    bow: bool
    kingdom: int
    sources: tuple[int, ...]
    faith: int
    targets: tuple[int, ...]
    aimed: tuple[str, ...]
    """The card of each target that is one, else an empty word."""


class AbilityTriggered(Public):
    seat: Seat
    serial: int
    card: str
    ability: int
    """Its position on the card; -1 for Regrowth."""
    kingdom: int


class TargetsPicked(Public):
    """For an ability that triggered."""

    REVEALS = True

    seat: Seat
    targets: tuple[int, ...]
    aimed: tuple[str, ...]
    """The card of each target that is one, else an empty word."""


class MiracleRevealed(Public):
    REVEALS = True

    seat: Seat
    card: str
    kingdom: int
    entry: int
    """Which of those that lay face down."""


class CardCancelled(Public):
    """It goes to The Past without effect."""

    seat: Seat
    card: str
    kingdom: int


class MiracleCancelled(Public):
    """FK-PLAY-08 A cancelled or crowded-out Miracle is face up in The Past."""

    REVEALS = True

    seat: Seat
    card: str
    kingdom: int


class ChannelCancelled(Public):
    seat: Seat
    god: God
    kingdom: int


class AbilityCancelled(Public):
    seat: Seat
    serial: int
    card: str


class DecreeResolved(Public):
    """To The Past."""

    seat: Seat
    card: str


class FollowerEntered(Public):
    serial: int
    card: str
    seat: Seat
    kingdom: int
    how: Literal["played", "summoned", "copied", "revived"]


class BlessingEntered(Public):
    serial: int
    card: str
    seat: Seat
    kingdom: int


class AttackDeclared(Public):
    seat: Seat
    kingdom: int
    attacker: int
    target: int
    """0 for the Tower."""
    card: str
    """The attacker's; likewise the target's, empty for the Tower."""
    target_card: str


class AttackRedirected(Public):
    attacker: int
    target: int
    target_card: str


class AttackEnded(Public):
    """FK-ATTACK-12 Without loss."""

    attacker: int
    cancelled: bool


class BattleFought(Public):
    attacker: int
    target: int
    card: str
    target_card: str


class TowerBreached(Public):
    attacker: int
    card: str
    kingdom: int
    seat: Seat
    """Whose Tower."""


class FaithLost(Public):
    serial: int
    card: str
    number: int
    left: int


class FaithRestored(Public):
    serial: int
    card: str
    number: int
    left: int


class TowerLostFaith(Public):
    kingdom: int
    seat: Seat
    number: int
    left: int


class TowerRestored(Public):
    kingdom: int
    seat: Seat
    number: int
    left: int


class FollowersForsaken(Public):
    """Together (FK-FAITH-09)."""

    REVEALS = True

    serials: tuple[int, ...]
    cards: tuple[str, ...]
    why: Literal["faith", "effect", "tribute"]


class FollowerChanged(Public):
    serial: int
    card: str
    zeal: int
    faith: int
    lasting: bool


class KeywordGranted(Public):
    serial: int
    card: str
    keywords: int
    lasting: bool


class Blighted(Public):
    serial: int
    card: str
    number: int


class Cleansed(Public):
    serial: int
    card: str


class FollowerTurned(Public):
    """Exhausted or Refreshed by an effect."""

    serial: int
    card: str
    exhausted: bool


class AltarTurned(Public):
    kingdom: int
    seat: Seat
    slot: int
    exhausted: bool


class FollowerBounced(Public):
    serial: int
    card: str
    seat: Seat
    """Into whose hand; a token vanishes."""
    token: bool


class FollowerMoved(Public):
    serial: int
    card: str
    kingdom: int


class FollowerSeized(Public):
    serial: int
    card: str
    seat: Seat


class BlessingDispelled(Public):
    serial: int
    card: str
    seat: Seat
    kingdom: int


class MiracleDispelled(Public):
    REVEALS = True

    card: str
    seat: Seat
    kingdom: int
    entry: int


class CardsDiscarded(Public):
    REVEALS = True

    seat: Seat
    cards: tuple[str, ...]


class CardsMilled(Public):
    REVEALS = True

    seat: Seat
    cards: tuple[str, ...]


class DeckLookedAt(Public):
    """Scry: how many were seen, and how many went to the bottom in the end."""

    REVEALS = True

    seat: Seat
    number: int
    bottomed: int


class CardsLookedAt(Secret):
    """To whoever scries."""

    cards: tuple[str, ...]


class CardsPutBelow(Public):
    """Sift: so many went from the hand to the bottom."""

    REVEALS = True

    seat: Seat
    number: int


class CardPutBelow(Secret):
    """To its owner: chosen to go below."""

    card: str


class HandPeeked(Public):
    """Everyone knows that it happened."""

    seat: Seat
    """Who looked."""


class HandSeen(Secret):
    """To whoever peeked."""

    cards: tuple[str, ...]


class CardRecalled(Public):
    seat: Seat
    card: str


class AnswerPicked(Secret):
    """To whoever is still choosing: one of several."""

    what: int


class KingdomWon(Public):
    """It is dark from now on. Miracles that lay there are shown in The Past."""

    REVEALS = True

    kingdom: int
    seat: Seat
    conceded: bool
    shown: tuple[str, ...]
    """The Miracles that lay there face down."""


class LastKingdomBegan(Public):
    kingdom: int


class QueueDropped(Public):
    """FK-TRIG-07 A fault: the rest of the triggered abilities was dropped."""

    number: int


EndingWord = Literal["kingdoms", "resigned", "limit", "draw", "held", "unsolved"]
"""The last two are those of a puzzle (FK-Q-150)."""


class GameEnded(Public):
    REVEALS = True

    ending: EndingWord
    winner: Seat | None
    shown: tuple[str, ...]
    """A Miracle that was on its way to the board."""


Event: TypeAlias = (
    MulliganDecided | CardPutBack | MulligansDone | TurnBegan | TurnEnded | TurnCutShort | CardsDrawn | CardsSeen
    | HandShown
    | AltarBuilt | AltarRaised | AltarUpgraded | SourceMarked | HeldInGate | PickedForGate | TakenBack | CardPlayed
    | MiraclePlayed | MiracleLaid | ChannelUsed | AbilityUsed | AbilityTriggered | TargetsPicked | MiracleRevealed
    | CardCancelled
    | MiracleCancelled | ChannelCancelled | AbilityCancelled | DecreeResolved | FollowerEntered | BlessingEntered
    | AttackDeclared | AttackRedirected | AttackEnded | BattleFought | TowerBreached | FaithLost | FaithRestored
    | TowerLostFaith | TowerRestored | FollowersForsaken | FollowerChanged | KeywordGranted | Blighted | Cleansed
    | FollowerTurned | AltarTurned | FollowerBounced | FollowerMoved | FollowerSeized | BlessingDispelled
    | MiracleDispelled | CardsDiscarded | CardsMilled | DeckLookedAt | CardsLookedAt | CardsPutBelow | CardPutBelow
    | HandPeeked | HandSeen | CardRecalled | AnswerPicked | KingdomWon | LastKingdomBegan | QueueDropped
    | Resigned | GameEnded
)  # fmt: skip
