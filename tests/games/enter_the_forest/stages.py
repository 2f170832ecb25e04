"""Every point at which something can be under way: each stage of each roll, with a game master of any kind or none.

The first player is who acts, the second helps or contests, and the third looks on.
"""

from collections.abc import Callable
from typing import NamedTuple

from games.enter_the_forest.scene import Scene, given
from lanternwood.games.enter_the_forest.actions import (
    AcceptBargain,
    AcceptHelp,
    AddEntry,
    AgreeStake,
    CallRuin,
    ClaimEdge,
    ClaimSkill,
    ConfirmRuin,
    Consent,
    Declare,
    DeclareReduction,
    DescribeComplication,
    DescribeSuccess,
    Expose,
    Note,
    OfferBargain,
    OfferHelp,
    PassToGm,
    Pause,
    ProposeContest,
    ProposeRuin,
    RemoveAnyway,
    RollBlind,
    RollReduction,
    RollRuin,
    SayDanger,
    SealDice,
    Stand,
    TakeDark,
    Waive,
    Write,
)
from lanternwood.games.enter_the_forest.options import GmKind
from lanternwood.kernel.model import OUTSIDE, Seat

KINDS: tuple[GmKind, ...] = ("person", "bot", "none")


class Cast(NamedTuple):
    scene: Scene
    first: Seat
    second: Seat
    third: Seat

    @property
    def keeper(self) -> Seat:
        return self.scene.state.keeper()


def cast(kind: GmKind, ruin: int = 2, turned: bool = False) -> Cast:
    players = [Seat(seat + (kind == "person")) for seat in range(3)]
    scene = given(3, ruin=dict.fromkeys(players, ruin), turned=(players[0],) if turned else (), gm=kind)
    for seat, name in zip(players, ("Ana", "Bo", "Cy"), strict=True):
        scene.does(seat, Write("name", words=name))
    return Cast(scene, *players)


def declared(on: Cast) -> None:
    on.scene.does(on.first, Declare(False, words="cross the river"))


def gathering(on: Cast) -> None:
    declared(on)
    on.scene.does(on.keeper, Waive())


def pooled(on: Cast) -> None:
    """A skill die, a bargain die and a dark die."""
    gathering(on)
    on.scene.does(on.first, ClaimSkill("occupation", words="a ferryman"))
    on.scene.does(on.second, OfferBargain(words="your boots are gone"))
    on.scene.does(on.first, AcceptBargain(0))
    on.scene.does(on.first, TakeDark())


def help_offered(on: Cast) -> None:
    pooled(on)
    on.scene.does(on.second, OfferHelp())


def help_accepted(on: Cast) -> None:
    help_offered(on)
    on.scene.does(on.first, AcceptHelp(on.second))


def helper_exposed(on: Cast) -> None:
    help_accepted(on)
    on.scene.does(on.second, Expose(words="I hold the rope"))


def window(on: Cast) -> None:
    pooled(on)
    on.scene.throws(5, 3, 2)


def window_help_offered(on: Cast) -> None:
    window(on)
    on.scene.does(on.second, OfferHelp())


def window_help_accepted(on: Cast) -> None:
    window_help_offered(on)
    on.scene.does(on.first, AcceptHelp(on.second))


def window_helped(on: Cast) -> None:
    window_help_accepted(on)
    on.scene.rolls(4)
    on.scene.does(on.second, Expose(words="I hold the rope"))


def risk_step(on: Cast) -> None:
    window_helped(on)
    on.scene.closes()


def second_window(on: Cast) -> None:
    risk_step(on)
    on.scene.rerolls(5, 3, 2, 1)


def told(on: Cast, face: int) -> None:
    """The dice are read, and this is the highest."""
    gathering(on)
    on.scene.does(on.first, ClaimSkill("background", words="my father was one"))
    on.scene.throws(face)
    on.scene.does(on.first, Stand())


def fails(on: Cast) -> None:
    told(on, 3)


def complicates(on: Cast) -> None:
    told(on, 4)


def complication_told(on: Cast) -> None:
    told(on, 5)
    on.scene.does(on.keeper, DescribeComplication(words="wet"))


def success_told(on: Cast) -> None:
    told(on, 5)
    on.scene.does(on.first, DescribeSuccess(words="across"))


def succeeds(on: Cast) -> None:
    told(on, 6)


def passed_on(on: Cast) -> None:
    told(on, 6)
    on.scene.does(on.first, PassToGm())


def contest_proposed(on: Cast) -> None:
    on.scene.does(on.first, ProposeContest((on.second,), words="the map"))


def stake_agreed(on: Cast) -> None:
    contest_proposed(on)
    on.scene.does(on.second, AgreeStake())


def danger_said(on: Cast) -> None:
    contest_proposed(on)
    on.scene.does(on.keeper, SayDanger(True))


def contest_gathering(on: Cast) -> None:
    stake_agreed(on)
    on.scene.does(on.keeper, SayDanger(True))
    on.scene.does(on.second, ClaimEdge("skills", words="quick hands"))


def one_sealed(on: Cast) -> None:
    contest_gathering(on)
    on.scene.does(on.first, SealDice(2))


def ruin_proposed(on: Cast) -> None:
    on.scene.does(on.first, ProposeRuin(words="a face in the bark"))


def ruin_called(on: Cast) -> None:
    if on.scene.state.gm is not None:
        on.scene.does(on.scene.state.gm, CallRuin(on.first, words="a face in the bark"))
        return
    ruin_proposed(on)
    on.scene.does(on.keeper, ConfirmRuin())


def condition_owed(on: Cast) -> None:
    ruin_called(on)
    on.scene.rolls(6)
    on.scene.does(on.first, RollRuin())


def earned(on: Cast) -> None:
    """EF-R34 Without a game master an act takes a closed roll."""
    if on.scene.state.gm is None:
        ruin_called(on)
        on.scene.rolls(1)
        on.scene.does(on.first, RollRuin())


def act_asked(on: Cast) -> None:
    earned(on)
    on.scene.does(on.first, DeclareReduction(words="I drop the lantern"))


def act_accepted(on: Cast) -> None:
    earned(on)
    on.scene.serves(on.first)


def act_choice(on: Cast) -> None:
    act_accepted(on)
    on.scene.rolls(6)
    on.scene.does(on.first, RollReduction())


def act_noticed(on: Cast) -> None:
    act_choice(on)
    on.scene.does(on.first, RemoveAnyway())


def act_beside_a_roll(on: Cast) -> None:
    act_accepted(on)
    on.scene.does(on.second, Declare(True, words="call the wind"))


def act_behind_own_roll(on: Cast) -> None:
    act_choice(on)
    declared(on)


def lost_in_a_roll(on: Cast) -> None:
    condition_owed(on)


def fate_owed(on: Cast) -> None:
    on.scene.contests(on.first, on.second, deadly=True)
    on.scene.does(on.first, SealDice(0))
    on.scene.rolls(6, 6, 6, 6, 6, 1, 2, 2, 2, 2, 2, 2)
    on.scene.does(on.second, SealDice(0))


def paused(on: Cast) -> None:
    on.scene.does(OUTSIDE, Pause())


def paused_in_a_roll(on: Cast) -> None:
    window_help_accepted(on)
    on.scene.does(OUTSIDE, Pause())


def paused_with_a_vote(on: Cast) -> None:
    declared(on)
    on.scene.does(OUTSIDE, Pause())
    if on.scene.state.gm is None or on.scene.state.bot_gm:
        on.scene.does(on.second, Consent("resume"))
        on.scene.does(on.second, Consent("withdraw"))


def with_extras(on: Cast) -> None:
    """Notes, a Ritual, and blind dice."""
    on.scene.does(on.first, Note(words="the miller lies"))
    on.scene.does(on.first, AddEntry("rituals", words="call the wind"))
    if on.scene.state.gm is not None:
        on.scene.rolls(3, 6)
        on.scene.does(on.scene.state.gm, RollBlind(1, 1))


Stage = Callable[[Cast], None]

AT_REST: list[Stage] = [with_extras]
IN_A_RISK_ROLL: list[Stage] = [
    declared,
    gathering,
    pooled,
    help_offered,
    help_accepted,
    helper_exposed,
    window,
    window_help_offered,
    window_help_accepted,
    window_helped,
    risk_step,
    second_window,
    fails,
    complicates,
    complication_told,
    success_told,
    succeeds,
    passed_on,
]
IN_A_CONTEST: list[Stage] = [contest_proposed, stake_agreed, danger_said, contest_gathering, one_sealed]
IN_A_RUIN_ROLL: list[Stage] = [ruin_proposed, ruin_called, condition_owed]
IN_A_REDUCTION: list[Stage] = [
    act_asked,
    act_accepted,
    act_choice,
    act_noticed,
    act_beside_a_roll,
    act_behind_own_roll,
]
ELSEWHERE: list[Stage] = [paused, paused_in_a_roll, paused_with_a_vote, lost_in_a_roll, fate_owed]
STAGES = [*AT_REST, *IN_A_RISK_ROLL, *IN_A_CONTEST, *IN_A_RUIN_ROLL, *IN_A_REDUCTION, *ELSEWHERE]


def at(stage: Stage, kind: GmKind) -> Cast:
    """A table that has come to this point."""
    high = stage in (lost_in_a_roll, fate_owed) or stage in IN_A_REDUCTION
    on = cast(kind, ruin=5 if high else 2, turned=high)
    stage(on)
    assert not on.scene.dice.faces
    return on
