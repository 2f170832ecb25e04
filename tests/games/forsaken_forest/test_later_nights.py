"""FF-NIGHT2: Night Two and later; Peeks, Night Actions, and what nobody may notice of them."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, QUICK, Scene, next_step, night, player
from games.forsaken_forest.specification import table_after
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, ChooseSlot
from lanternwood.games.forsaken_forest.events import (
    DestinationSeen,
    NightActionPlaced,
    NightActionsRevealed,
    NightFell,
    RoleCardSeen,
    StepCalled,
)
from lanternwood.games.forsaken_forest.frames import StepName
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Action, Deadline, Seat, Secret

FORSAKEN = player(role="forsaken")
STEPS: tuple[StepName, ...] = ("oracle", "priest", "sacrifice", "silencer", "navigator")
EVERYONE = [player(role=role) for role in ROLE_IDS]
SEAT = {role: Seat(seat) for seat, role in enumerate(ROLE_IDS)}


def let_it_pass(scene: Scene) -> Scene:
    while scene.state.phase == "night":
        scene.times_out()
    return scene


def steps_called(scene: Scene) -> list[tuple[str, int]]:
    return [(call.step, call.seconds) for call in scene.announced(StepCalled)]


def secrets(scene: Scene, seat: Seat) -> list[Secret]:
    return [event for event in scene.told(seat) if isinstance(event, Secret)]


# Steps


@pytest.mark.rule("FF-NIGHT2-01")
@pytest.mark.parametrize("number", [2, 3, 7])
def test_steps_are_called_in_the_order_and_with_the_times_of_the_table(number: int) -> None:
    rows = table_after("### 2.17 Night Two")[1:-1]
    names = [row["Announcement (short)"].split()[0] for row in rows]
    assert names == ["Oracle", "Priest", "Forsaken", "Silencer", "Navigator"]
    scene = night(*EVERYONE, number=number)
    for row in rows:
        seconds = int(row["Seconds"])
        for seat in scene.asked():
            scene.when(seat, scene.offered(seat)[0])
        assert GAME.waiting.deadline(scene.state) == Deadline(seconds, least=seconds)
        scene.times_out()
    assert steps_called(scene) == [(step, int(row["Seconds"])) for step, row in zip(STEPS, rows, strict=True)]
    assert scene.told(None)[0] == NightFell(number)


@pytest.mark.rule("FF-NIGHT2-02")
@pytest.mark.parametrize("role", ["oracle", "priest", "silencer", "navigator"])
def test_a_step_whose_role_has_died_is_called_all_the_same(role: str) -> None:
    living, dead = night(*EVERYONE), night(*(player(role=each, dead=each == role) for each in ROLE_IDS))
    assert steps_called(let_it_pass(dead)) == steps_called(let_it_pass(living))


@pytest.mark.rule("FF-NIGHT2-02")
def test_a_step_whose_role_is_not_in_the_list_is_left_out() -> None:
    assert steps_called(let_it_pass(night(FORSAKEN, *[player()] * 4))) == [("sacrifice", 30)]


@pytest.mark.rule("FF-NIGHT2-03")
def test_spirits_take_no_part_and_learn_nothing() -> None:
    roles = ("oracle", "priest", "silencer", "navigator")
    dead = [player(role=role, dead=True) for role in (*roles, "forsaken")]
    scene = night(*dead, *[FORSAKEN] * 2, *[player()] * 4)
    choices: list[Action] = [ChoosePlayer(FAY), ChooseSlot(0)]
    while scene.state.phase == "night":
        for seat in (ANA, BO, CY, DI, ED):
            for action in choices:
                scene.refused(seat, action, "FF-SPIRIT-01")
        for seat in scene.asked():
            scene.when(seat, scene.offered(seat)[-1])
        assert scene.view(ED).night == scene.view(None).night
        scene.times_out()
    assert [secrets(scene, seat) for seat in (ANA, BO, CY, DI, ED)] == [[]] * 5


@pytest.mark.rule("FF-NIGHT2-04")
@pytest.mark.parametrize("step", ["oracle", "priest", "sacrifice", "silencer"])
def test_no_spirit_is_chosen(step: StepName) -> None:
    scene = next_step(night(*EVERYONE, player(dead=True)), step)
    for seat in scene.asked():
        assert ChoosePlayer(Seat(10)) not in scene.offered(seat)
        scene.refused(seat, ChoosePlayer(Seat(10)), "FF-NIGHT2-04")
        scene.refused(seat, ChoosePlayer(Seat(11)), "FF-NIGHT2-04")
        scene.refused(seat, ChoosePlayer(Seat(-1)), "FF-NIGHT2-04")


# Choices not made


@pytest.mark.rule("FF-NIGHT2-10")
@pytest.mark.parametrize(("role", "step"), [("priest", "priest"), ("silencer", "silencer")])
def test_a_night_action_falls_on_a_random_player_if_none_is_chosen(role: str, step: StepName) -> None:
    scene = next_step(night(player(role=role), FORSAKEN, player(dead=True), *[player()] * 3), step)
    drawn = len(scene.chance.bounds)
    scene.chance.queue = [3]
    scene.times_out()
    assert scene.chance.bounds[drawn] == 5
    assert secrets(scene, ANA)[-1] == NightActionPlaced(step, ED)
    assert [secrets(scene, seat) for seat in (CY, DI, ED)] == [[], [], []]
    let_it_pass(scene)
    shown = scene.announced(NightActionsRevealed)[0]
    assert (shown.shelter if role == "priest" else shown.entangle) == ED


@pytest.mark.rule("FF-NIGHT2-10")
def test_the_random_target_is_a_legal_one() -> None:
    options = Options(min_window_s=QUICK.min_window_s, priest_self=False)
    scene = next_step(night(player(role="priest"), FORSAKEN, *[player()] * 3, options=options), "priest")
    scene.times_out()
    assert (scene.chance.bounds[0], scene.state.shelter) == (4, BO)


@pytest.mark.rule("FF-NIGHT2-11")
def test_without_a_choice_there_is_no_peek() -> None:
    scene = let_it_pass(night(player(role="oracle"), player(role="navigator"), FORSAKEN, *[player()] * 3))
    assert (secrets(scene, ANA), secrets(scene, BO)) == ([], [])
    assert {known.shown for known in scene.view(ANA).players[1:]} == {None}
    assert scene.view(BO).destinations == (None,) * 8
    assert not scene.announced(RoleCardSeen) + scene.announced(DestinationSeen)


@pytest.mark.rule("FF-NIGHT2-11")
def test_without_a_choice_nobody_is_taken_for_seen_whoever_sits_where() -> None:
    scene = night(player(role="priest"), player(role="oracle"), player(role="navigator"), FORSAKEN, *[player()] * 3)
    let_it_pass(scene)
    assert [seat for seat, known in enumerate(scene.view(BO).players) if known.shown] == [BO]
    assert scene.view(CY).destinations == (None,) * 8
    assert scene.view(BO).notes == scene.view(CY).notes == ()


# Secrecy


def full_night(victim: Seat) -> Scene:
    """All three Night Actions on the same player, and Peeks there."""
    scene = next_step(night(*EVERYONE), "oracle").when(SEAT["oracle"], ChoosePlayer(victim)).times_out()
    scene.when(SEAT["priest"], ChoosePlayer(victim)).times_out()
    for role in ("forsaken", "silencer", "shrouded"):
        scene.when(SEAT[role], ChoosePlayer(victim))
    scene.times_out().when(SEAT["silencer"], ChoosePlayer(victim)).times_out()
    return scene.when(SEAT["navigator"], ChooseSlot(victim))


@pytest.mark.rule("FF-NIGHT2-12")
def test_one_player_may_carry_several_and_the_placers_know_their_own_alone() -> None:
    scene = full_night(ANA)
    seen = {role: scene.view(SEAT[role]).night.placed_on for role in ("priest", "shrouded", "silencer")}  # type: ignore[union-attr]
    assert seen == {"priest": (ANA, None, None), "shrouded": (None, ANA, None), "silencer": (None, ANA, ANA)}
    scene.times_out()
    assert scene.announced(NightActionsRevealed) == [NightActionsRevealed(ANA, ANA, ANA)]


@pytest.mark.rule("FF-NIGHT2-13")
def test_nobody_dies_before_dawn() -> None:
    scene = next_step(night(*EVERYONE), "sacrifice")
    for role in ("forsaken", "silencer", "shrouded"):
        scene.when(SEAT[role], ChoosePlayer(BO))
    scene.times_out()
    while scene.state.phase == "night":
        assert [known.living and not known.on_doorstep for known in scene.view(None).players] == [True] * 10
        scene.times_out()
    assert (scene.state.phase, scene.view(None).doorstep) == ("dawn", BO)


@pytest.mark.rule("FF-NIGHT2-14")
def test_until_dawn_nothing_shows_where_night_actions_lie() -> None:
    """Two Nights with different targets are the same to everyone who placed and peeked at nothing."""
    one, other = full_night(ANA), full_night(CY)
    for viewer in (None, ANA, *(SEAT[role] for role in ("blessed", "cursed", "coward"))):
        assert one.told(viewer) == other.told(viewer)
        assert to_json(one.view(viewer)) == to_json(other.view(viewer))
    assert [known.hand for known in one.view(ANA).players] == [0] * 10


@pytest.mark.rule("FF-NIGHT2-14")
def test_those_who_placed_a_night_action_see_where_it_lies_until_dawn() -> None:
    scene = next_step(night(*EVERYONE, player(dead=True, role="commonfolk")), "priest")
    scene.when(SEAT["priest"], ChoosePlayer(SEAT["oracle"]))
    next_step(scene, "sacrifice")
    for role in ("forsaken", "silencer", "shrouded"):
        scene.when(SEAT[role], ChoosePlayer(SEAT["blessed"]))
    next_step(scene, "silencer").when(SEAT["silencer"], ChoosePlayer(SEAT["cursed"]))
    next_step(scene, "navigator")
    shelter, sacrifice, entangle = SEAT["oracle"], SEAT["blessed"], SEAT["cursed"]
    placed: dict[str, tuple[Seat | None, Seat | None, Seat | None]] = {
        "priest": (shelter, None, None),
        "forsaken": (None, sacrifice, None),
        "shrouded": (None, sacrifice, None),
        "silencer": (None, sacrifice, entangle),
    }
    for role, seat in SEAT.items():
        seen = scene.view(seat).night
        assert seen is not None
        assert seen.placed_on == placed.get(role, (None, None, None))
    scene.times_out()
    assert [scene.view(seat).night for seat in SEAT.values()] == [None] * len(SEAT)


@pytest.mark.rule("FF-NIGHT2-05", "FF-ROLE-SILENCER-02")
@pytest.mark.parametrize("priest_self", [True, False])
def test_only_the_priest_is_kept_from_choosing_themself(priest_self: bool) -> None:
    """R14: the option is the Priest's, and the Oracle never looks at themself."""
    options = Options(min_window_s=0, priest_self=priest_self)
    scene = night(*EVERYONE, options=options)
    may: dict[str, bool] = {}
    while scene.state.phase == "night":
        for seat in scene.asked():
            offered = scene.offered(seat)
            if isinstance(offered[0], ChoosePlayer):
                may[scene.top.step] = ChoosePlayer(seat) in offered  # type: ignore[union-attr]
        scene.times_out()
    assert may == {"oracle": False, "priest": priest_self, "sacrifice": True, "silencer": True}


@pytest.mark.rule("FF-NIGHT2-15")
def test_every_later_night_is_like_the_second() -> None:
    second, ninth = night(*EVERYONE, number=2), night(*EVERYONE, number=9)
    while second.state.phase == "night":
        assert (second.asked(), second.top) == (ninth.asked(), ninth.top)
        assert [second.offered(seat) for seat in second.asked()] == [ninth.offered(seat) for seat in ninth.asked()]
        second.times_out()
        ninth.times_out()
    assert steps_called(second) == steps_called(ninth)


@pytest.mark.rule("FF-NIGHT2-16")
def test_the_shrouded_acts_in_step_4_and_the_cursed_and_the_coward_do_not() -> None:
    scene = next_step(night(*EVERYONE), "sacrifice")
    assert scene.asked() == [SEAT["forsaken"], SEAT["silencer"], SEAT["shrouded"]]
    scene.when(SEAT["shrouded"], ChoosePlayer(ANA))
    for role in ("cursed", "coward"):
        scene.refused(SEAT[role], ChoosePlayer(ANA), "FF-NIGHT1-04")
