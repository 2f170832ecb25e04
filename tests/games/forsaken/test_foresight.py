"""What a choice would do, as far as its player can know: exact, except for what lies face down."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, get_args

import pytest

from contract.play import Chooser
from contract.tables import SETTINGS
from lanternwood.games.forsaken import GAME, events
from lanternwood.games.forsaken.actions import TOWER, Activate, Attack, Channel, EndTurn, Pick, Play
from lanternwood.games.forsaken.cards import UNKNOWN
from lanternwood.games.forsaken.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsMilled,
    FollowersForsaken,
    GameEnded,
    KingdomWon,
    MiracleDispelled,
    TowerLostFaith,
)
from lanternwood.games.forsaken.foresight import ASKED, COUNTS, ENDS, veiled
from lanternwood.games.forsaken.options import Options
from lanternwood.kernel.foresight import Foreseen, foresee, foresee_each
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.resigning import Resigned

from .scene import K1, A, B, Scene

FORSAKEN = [setting for setting in SETTINGS if setting.game is GAME]
WITH_UNKNOWN_CARDS = (CardsDiscarded, CardsMilled, MiracleDispelled, KingdomWon, GameEnded)
"""These may hold cards that nobody could know beforehand."""
OF_NO_CHOICE_ASKED = (
    events.MulliganDecided, events.CardPutBack, events.MulligansDone, events.TurnBegan, events.TurnCutShort,
    events.AltarBuilt, events.AltarUpgraded, events.SourceMarked, events.TakenBack, Resigned,
)  # fmt: skip
"""Of choices that tell all by themselves, of the turn that follows, or of nothing that a choice does."""
ON_THE_WAY = (
    events.HeldInGate, events.PickedForGate, events.AnswerPicked, events.TargetsPicked, events.MiracleLaid,
    events.AbilityTriggered, events.DecreeResolved, events.AttackDeclared, events.AttackRedirected,
    events.BattleFought, events.TowerBreached, events.QueueDropped,
)  # fmt: skip
"""How it comes about; what comes of it is told."""
ONLY_LOOKED_AT = (
    events.CardsSeen, events.HandShown, events.DeckLookedAt, events.CardPutBelow, events.HandPeeked,
)  # fmt: skip
NOT_TOLD = (*OF_NO_CHOICE_ASKED, *ON_THE_WAY, *ONLY_LOOKED_AT)
CALTROPS = "S12"


def foreseen(scene: Scene, seat: Seat, action: Any) -> Foreseen:
    found = foresee(GAME, scene.state, seat, action)
    assert found is not None
    return found


def test_a_battle_is_foreseen_to_its_end() -> None:
    scene = Scene()
    monk, grazer = scene.follower(A, K1, "O05"), scene.follower(B, K1, "I04")
    before = to_json(scene.state)
    found = foreseen(scene, A, Attack(monk, grazer))
    assert to_json(scene.state) == before
    assert found.words == (
        "Thicket Grazer lost 3 Faith. None left.",
        "Lantern Monk lost 2 Faith. Two left.",
        "Thicket Grazer is Forsaken.",
    )
    assert found.unsure == ""
    assert not found.chance


def test_a_kingdom_that_would_be_won() -> None:
    scene = Scene()
    monk = scene.follower(A, K1, "O05")
    scene.tower(B, K1, 3)
    found = foreseen(scene, A, Attack(monk, TOWER))
    assert [type(event) for event in found.events] == [TowerLostFaith, KingdomWon]


def test_what_pays_is_foreseen_with_the_last_pick() -> None:
    scene = Scene()
    scene.altars(A, K1, "CSS")
    grazer = scene.follower(B, K1, "I04")
    scene.hand(A, "S09")
    assert foresee(GAME, scene.state, A, Play("S09", K1)) is None, "its target is still to be picked"
    scene.do(A, Play("S09", K1))
    played = foreseen(scene, A, Pick(grazer)).events[0]
    assert played.sources == (1,)


def test_cards_to_be_drawn_are_a_number() -> None:
    scene = Scene()
    scene.altars(A, K1, "OO")
    found = foreseen(scene, A, Channel("occult", K1))
    assert CardsDrawn(A, 1) in found.events


def test_the_end_of_the_turn_is_foreseen_as_far_as_it_is_ones_own() -> None:
    scene = Scene()
    scene.follower(A, K1, "S03", blight=2)
    found = foreseen(scene, A, EndTurn())
    assert isinstance(found.events[-1], FollowersForsaken)


@pytest.mark.rule("FK-LEAK-07")
@pytest.mark.parametrize("card", [CALTROPS, "O11"])
def test_an_enemy_miracle_is_never_foreseen_and_always_doubted(card: str) -> None:
    alone, trapped = Scene(), Scene()
    for scene in (alone, trapped):
        scene.follower(A, K1, "O05")
    miracle = trapped.miracle(B, K1, card, [5, 5, 5])
    found, plain = (foreseen(scene, A, Attack(1, TOWER)) for scene in (trapped, alone))
    assert found.events == plain.events
    # Which cards it may be follows from what was paid for it, whatever it is.
    assert plain.unsure == ""
    assert found.unsure == "A face-down card may change this."
    miracle.ruled_out = (1 << 40) - 1
    assert foreseen(trapped, A, Attack(1, TOWER)).unsure == ""


@pytest.mark.rule("FK-Q-112")
def test_an_open_miracle_is_foreseen_without_doubt() -> None:
    scene = Scene(options=Options(open_hands=True))
    monk = scene.follower(A, K1, "O05")
    scene.miracle(B, K1, CALTROPS, [0, 0])
    found = foreseen(scene, A, Attack(monk, TOWER))
    assert found.unsure == ""
    assert [type(event).__name__ for event in found.events][:2] == ["MiracleRevealed", "FaithLost"]


@pytest.mark.rule("FK-Q-112", "FK-CHAN-05")
@pytest.mark.parametrize(("open_card", "altars", "choice", "cancelled"), [
    ("O27", "OO", Channel("occult", K1), events.ChannelCancelled),
    ("O21", "OO", Play("O10", K1), events.CardCancelled),
    ("O12", "", Activate(1, 0), events.AbilityCancelled),
])  # fmt: skip
def test_what_would_come_to_nothing_is_foreseen(open_card: str, altars: str, choice: Any, cancelled: type) -> None:
    scene = Scene(options=Options(open_hands=True))
    scene.follower(A, K1, "S14")
    scene.altars(A, K1, altars)
    if isinstance(choice, Play):
        scene.hand(A, choice.card)
    scene.miracle(B, K1, open_card)
    assert cancelled in [type(event) for event in foreseen(scene, A, choice).events]


def test_each_announcement_is_foreseen_an_end_or_left_out_for_a_reason() -> None:
    """So that a new one is thought of."""
    assert Counter([*COUNTS, *ENDS, *NOT_TOLD]) == Counter(get_args(events.Event))


@pytest.mark.rule("FK-LEAK-07")
def test_nothing_that_the_seat_cannot_know_is_left() -> None:
    scene = Scene()
    scene.hand(A, "S09")
    scene.hand(B, "C18", "C18")
    scene.miracle(B, K1, CALTROPS)
    scene.miracle(A, K1, CALTROPS)
    twin = veiled(scene.state, A)
    assert twin.players[B].hand == [UNKNOWN, UNKNOWN]
    assert {*twin.players[A].deck, *twin.players[B].deck} == {UNKNOWN}
    assert twin.players[A].hand == scene.state.players[A].hand
    assert [side.miracles[0].card == UNKNOWN for side in twin.kingdoms[K1].sides] == [False, True]


@pytest.mark.rule("FK-LEAK-07", "FK-MAIN-04")
@pytest.mark.parametrize("setting", FORSAKEN, ids=str)
def test_what_is_foreseen_without_doubt_comes_true_and_nothing_is_left_out(setting: Any) -> None:
    asked = 0
    for seed in range(40 if "puzzle" in setting.options else 3):
        match, chooser = setting.match(seed), Chooser(seed)
        while match.outcome() is None and len(match.log) < 400:
            seat = match.pending()[0]
            choices = list(match.choices(seat))
            action = chooser.one_of([each for each in choices if "Concede" not in type(each).__name__])
            before = to_json(match.state)
            found = foresee(GAME, match.state, seat, action)
            assert to_json(match.state) == before, "foreseeing changed the match"
            heard = [each.event for each in match.act(seat, action) if each.reaches(seat)]
            if isinstance(action, ASKED) and (found is None or not found.unsure):
                asked += 1
                foreseen = () if found is None else found.events
                came = [each for each in until_end(heard) if not isinstance(each, NOT_TOLD)]
                assert [as_known(each) for each in foreseen] == [as_known(each) for each in came], action
    assert asked > 20


def until_end(heard: Sequence[Any]) -> Iterable[Any]:
    return takewhile(lambda event: not isinstance(event, ENDS), heard)


def as_known(event: Any) -> Any:
    return type(event) if isinstance(event, WITH_UNKNOWN_CARDS) else event


def test_several_at_once_are_the_same_as_one_by_one() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSOO")
    scene.hand(A, "S01", "S03")
    scene.follower(A, K1, "O05")
    choices = scene.choices(A)
    assert foresee_each(GAME, scene.state, A, choices) == [foresee(GAME, scene.state, A, each) for each in choices]
