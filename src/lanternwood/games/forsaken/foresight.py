"""FK-LEAK-07 What a choice would do, reckoned from what its player knows: enemy Miracles are never foreseen."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken import actions, events
from lanternwood.games.forsaken.cards import MIRACLE_PLACE, UNKNOWN
from lanternwood.games.forsaken.face_down import face_down, may_be
from lanternwood.games.forsaken.miracles import could_be
from lanternwood.games.forsaken.redeal import forget_considering
from lanternwood.games.forsaken.state import Miracle, Player, State
from lanternwood.kernel.foresight import Foreseeing
from lanternwood.kernel.model import Seat

ASKED: Final = (
    actions.Play,
    actions.Activate,
    actions.Channel,
    actions.Attack,
    actions.EndTurn,
    actions.Pick,
    actions.PickMove,
    actions.PickAltar,
    actions.PickTower,
    actions.PickMiracle,
    actions.PickCard,
    actions.Done,
)
COUNTS: Final = (
    events.CardPlayed,
    events.MiraclePlayed,
    events.ChannelUsed,
    events.AbilityUsed,
    events.MiracleRevealed,
    events.CardCancelled,
    events.MiracleCancelled,
    events.ChannelCancelled,
    events.AbilityCancelled,
    events.CardsDrawn,
    events.AltarRaised,
    events.AltarTurned,
    events.FollowerEntered,
    events.BlessingEntered,
    events.AttackEnded,
    events.FaithLost,
    events.FaithRestored,
    events.TowerLostFaith,
    events.TowerRestored,
    events.FollowersForsaken,
    events.FollowerChanged,
    events.KeywordGranted,
    events.Blighted,
    events.Cleansed,
    events.FollowerTurned,
    events.FollowerBounced,
    events.FollowerMoved,
    events.FollowerSeized,
    events.BlessingDispelled,
    events.MiracleDispelled,
    events.CardsDiscarded,
    events.CardsMilled,
    events.CardsPutBelow,
    events.CardRecalled,
    events.KingdomWon,
    events.LastKingdomBegan,
    events.GameEnded,
)
ENDS: Final = (events.TurnEnded, events.CardsLookedAt, events.HandSeen)
"""The other's turn is another matter; what one is about to look at cannot be foreseen."""


def veiled(state: State, seat: Seat) -> State:
    """The other's hand and both decks are unknown cards, and so is each Miracle that the other has laid face down, but
    for a table with open hands (FK-Q-112)."""
    twin = state.copy()
    _veil_deck(twin.players[seat])
    other = 1 - seat
    theirs = twin.players[other]
    theirs.deck = [UNKNOWN] * len(theirs.deck)
    theirs.hand = [UNKNOWN] * len(theirs.hand)
    theirs.cards, theirs.put_back = (), []
    theirs.known_top = theirs.known_bottom = 0
    for record in (twin.known[other][seat], twin.known[other][other], twin.known[seat][other]):
        record.hand = []
    forget_considering(twin, seat)
    if state.active != seat:
        twin.commands = 0
    if not state.options.open_hands:
        for miracle in face_down(twin, other):
            _veil_miracle(twin, miracle)
    return twin


def _veil_deck(player: Player) -> None:
    """One's own, but for what one has seen there."""
    end = len(player.deck) - player.known_top
    for place in range(player.known_bottom, end):
        player.deck[place] = UNKNOWN


def _veil_miracle(twin: State, miracle: Miracle) -> None:
    if miracle.entry:
        miracle.card = UNKNOWN
    elif twin.gate is not None:
        # On its way through The Gate it must remain a Miracle; which one makes no difference in its player's turn.
        twin.gate.card = could_be(miracle)[0]


def doubt(trial: State, seat: Seat) -> Callable[[], str]:
    """FK-INFO-06 Whether a face-down card of the other would have been revealed, were it one of those it may be."""
    hidden = [] if trial.options.open_hands else face_down(trial, 1 - seat)
    before = may_be(trial, seat, 1 - seat) if hidden else {}
    laid = [(miracle, miracle.ruled_out) for miracle in hidden]

    def unsure() -> str:
        for after, ruled_out in laid:
            passed = after.ruled_out & ~ruled_out
            if passed and any(passed >> MIRACLE_PLACE[card] & 1 for card in before[after.entry]):
                return "A face-down card may change this."
        return ""

    return unsure


def counts(event: Any) -> bool:
    return isinstance(event, COUNTS)


def ends(event: Any) -> bool:
    return isinstance(event, ENDS)


def asked(action: Any) -> bool:
    return isinstance(action, ASKED)


FORESEEING: Final = Foreseeing(asked=asked, veiled=veiled, counts=counts, ends=ends, doubt=doubt)
