"""FF-NIGHT1: the called steps of Night One, who acts in them, and what they learn."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, FAY, Scene, next_step, night, player
from games.forsaken_forest.specification import table_after
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, ChooseSlot, PlaceDestinations
from lanternwood.games.forsaken_forest.content import DestinationId
from lanternwood.games.forsaken_forest.events import (
    CardExchanged,
    DayBroke,
    DestinationSeen,
    DestinationsPlaced,
    ForsakenMet,
    ForsakenSeen,
    NightActionPlaced,
    NightActionsRevealed,
    NightFell,
    StepCalled,
)
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.model import Deadline, Seat, Secret

FORSAKEN = player(role="forsaken")
STEPS: tuple[StepName, ...] = ("shrouded", "meeting", "coward", "navigator", "cursed")
EVERYONE = [player(role=role) for role in ROLE_IDS]
SEAT = {role: Seat(seat) for seat, role in enumerate(ROLE_IDS)}


def steps_called(scene: Scene) -> list[tuple[str, int]]:
    return [(call.step, call.seconds) for call in scene.announced(StepCalled)]


def let_it_pass(scene: Scene) -> Scene:
    while scene.state.phase == "night":
        scene.times_out()
    return scene


def secrets(scene: Scene, seat: Seat) -> list[Secret]:
    return [event for event in scene.told(seat) if isinstance(event, Secret)]


# Steps


@pytest.mark.rule("FF-NIGHT1-01")
def test_steps_are_called_in_the_order_and_with_the_times_of_the_table() -> None:
    rows = table_after("### 2.5 Night One")
    assert [row["Announcement (short)"].split()[0] for row in rows[1:-1]] == [
        *("Shrouded", "Forsaken", "Forsaken", "Navigator", "Cursed")
    ]
    scene = let_it_pass(night(*EVERYONE, number=1))
    assert steps_called(scene) == [(step, int(row["Seconds"])) for step, row in zip(STEPS, rows[1:-1], strict=True)]
    public = scene.told(None)
    assert (public[0], public[6]) == (NightFell(1), DayBroke(1))


@pytest.mark.rule("FF-NIGHT1-02")
def test_only_the_clock_ends_a_step_whatever_its_actors_do() -> None:
    scene = night(*EVERYONE, number=1)
    for step in STEPS:
        assert scene.view(None).night.step == step  # type: ignore[union-attr]
        for seat in scene.asked():
            scene.when(seat, scene.offered(seat)[0])
        top = scene.top
        assert getattr(top, "step", None) == step
        deadline = GAME.waiting.deadline(scene.state)
        assert deadline == Deadline(getattr(top, "seconds", 0), least=getattr(top, "seconds", 0))
        scene.times_out()
    assert scene.state.phase == "fugue"


@pytest.mark.rule("FF-NIGHT1-03")
@pytest.mark.parametrize("absent", ["shrouded", "coward", "navigator", "cursed"])
def test_a_step_is_left_out_only_if_its_role_is_not_in_the_list(absent: str) -> None:
    scene = let_it_pass(night(*(player(role=role) for role in ROLE_IDS if role != absent), number=1))
    assert [step for step, _ in steps_called(scene)] == [step for step in STEPS if step != absent]


@pytest.mark.rule("FF-NIGHT1-03")
def test_the_forsaken_always_meet() -> None:
    scene = let_it_pass(night(player(role="silencer"), *[player()] * 3, number=1))
    assert steps_called(scene) == [("meeting", 45)]


@pytest.mark.rule("FF-NIGHT1-04")
def test_only_the_actors_of_a_step_have_a_say_and_only_in_what_it_is_for() -> None:
    scene = night(*EVERYONE, number=1)
    actors: dict[StepName, list[Seat]] = {
        "meeting": [SEAT["forsaken"], SEAT["silencer"], SEAT["shrouded"]],
        "navigator": [SEAT["navigator"]],
    }
    for step in STEPS:
        assert scene.asked() == actors.get(step, [])
        for seat in map(Seat, range(len(EVERYONE))):
            awake = seat in scene.asked()
            if not (awake and step == "meeting"):
                scene.refused(seat, PlaceDestinations(0, 1), "FF-NIGHT1-04")
            if not (awake and step == "navigator"):
                scene.refused(seat, ChooseSlot(0), "FF-NIGHT1-04")
            scene.refused(seat, ChoosePlayer(ANA), "FF-NIGHT1-04")
        scene.times_out()


# Exchanges


@pytest.mark.rule("FF-NIGHT1-05")
def test_the_shrouded_gets_a_commonfolk_card_and_alone_knows_of_it() -> None:
    scene = night(player(role="shrouded"), player(), player(), player(), number=1)
    assert secrets(scene, ANA) == [CardExchanged("commonfolk")]
    assert [secrets(scene, seat) for seat in (BO, CY, DI)] == [[], [], []]
    assert scene.view(ANA).players[ANA].shown == "commonfolk"


@pytest.mark.rule("FF-NIGHT1-12")
def test_the_cursed_gets_a_forsaken_card_and_alone_knows_of_it() -> None:
    scene = next_step(night(player(role="cursed"), FORSAKEN, player(), player(), number=1), "cursed")
    assert secrets(scene, ANA) == [CardExchanged("forsaken")]
    assert not [event for seat in (BO, CY) for event in secrets(scene, seat) if isinstance(event, CardExchanged)]
    assert scene.view(ANA).players[ANA].shown == "forsaken"


# The Coward, the Navigator, and the rest


@pytest.mark.rule("FF-NIGHT1-10")
def test_the_coward_sees_the_true_forsaken_who_see_nothing() -> None:
    scene = next_step(
        night(player(role="coward"), FORSAKEN, player(role="shrouded"), *[player()] * 3, number=1), "coward"
    )
    assert secrets(scene, ANA) == [ForsakenSeen((BO, CY))]
    heard = [event for event in scene.told(BO) if event not in scene.told(None)]
    assert [type(event) for event in heard] == [ForsakenMet, DestinationsPlaced]
    assert not [event for event in secrets(scene, DI) if isinstance(event, ForsakenSeen)]


@pytest.mark.rule("FF-NIGHT1-11")
@pytest.mark.parametrize(("slot", "card"), [(5, "village"), (6, "void"), (0, "dead-end")])
def test_the_navigator_learns_the_card_in_one_chosen_slot(slot: int, card: DestinationId) -> None:
    scene = next_step(night(player(role="navigator"), FORSAKEN, *[player()] * 3, number=1), "meeting")
    scene.when(BO, PlaceDestinations(5, 6)).times_out()
    scene.when(ANA, ChooseSlot(1)).when(ANA, ChooseSlot(slot)).times_out()
    assert [event for event in scene.told(ANA) if isinstance(event, DestinationSeen)] == [DestinationSeen(slot, card)]
    assert not [event for event in scene.told(CY) if isinstance(event, DestinationSeen)]


@pytest.mark.rule("FF-NIGHT1-13")
def test_oracle_priest_blessed_and_commonfolk_do_nothing_and_the_silencer_nothing_alone() -> None:
    scene = night(*EVERYONE, number=1)
    while scene.state.phase == "night":
        asked = set(scene.asked())
        assert not asked & {SEAT[role] for role in ("oracle", "priest", "blessed", "commonfolk")}
        assert asked != {SEAT["silencer"]}
        scene.times_out()
    for role in ("oracle", "priest", "blessed", "commonfolk"):
        assert [type(event).__name__ for event in secrets(scene, SEAT[role])] == ["HandSeen"]


@pytest.mark.rule("FF-NIGHT1-14")
@pytest.mark.parametrize("number", [1, 2])
def test_nobody_talks_at_night(number: int) -> None:
    scene = night(*EVERYONE, number=number)
    if number > 1:
        scene.state.living &= ~(1 << ANA)
    while scene.state.phase == "night":
        for seat in (ANA, BO, FAY, SEAT["forsaken"]):
            scene.refused(seat, Say(ClaimRole("oracle")), "FF-NIGHT1-14")
            assert GAME.talking.quiet(scene.state, seat)
        scene.times_out()
    scene.when(FAY, Say(ClaimRole("oracle")))
    assert not GAME.talking.quiet(scene.state, FAY)


@pytest.mark.rule("FF-NIGHT1-15")
def test_no_night_action_is_placed_on_night_one() -> None:
    scene = let_it_pass(night(*EVERYONE, number=1))
    assert not [event for seat in range(10) for event in scene.told(Seat(seat)) if isinstance(event, NightActionPlaced)]
    assert scene.announced(NightActionsRevealed) == []
    assert (scene.view(None).dawns, scene.state.entangle_next) == ((), -1)
