"""The worked examples EX-14 to EX-20 of RULES.md, section 8, word for word."""

import pytest

from games.nightmare_forest.scene import ANA, BO, CY, DI, ED, PATH, Scene, camper, given, shown
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    OWN_FIRST,
    Attack,
    BlockWith,
    Flip,
    IgnoreCache,
    Keep,
    Pass,
    RollAtObstacle,
    Search,
    SpendAtObstacle,
    TakeTheHit,
    ThrowGear,
    Trim,
    UseGear,
)
from lanternwood.games.nightmare_forest.events import CountdownBegan, GearDrawn, NoiseChecked
from lanternwood.games.nightmare_forest.questions import BlockQuestion, TrimGear
from lanternwood.games.nightmare_forest.state import GONE
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Outcome

# EX-14 Overgrown


def before_the_curtain() -> Scene:
    return given(camper(level=3, facing="creeper-curtain"), camper(), unused=3, used=2)


@pytest.mark.rule("NF-OVER-03")
@pytest.mark.rule("NF-OVER-04")
@pytest.mark.rule("NF-OVER-07")
def test_ex_14_a_spent_die_and_a_double_clear_the_curtain() -> None:
    scene = before_the_curtain()
    scene.rolls(2).when(SpendAtObstacle(), RollAtObstacle())
    assert scene.discard_of(2) == ["creeper-curtain"]
    assert scene.ana.level == 4
    assert (scene.turn.unused, scene.turn.used) == (1, 4)


@pytest.mark.rule("NF-OVER-06")
@pytest.mark.rule("NF-OVER-07")
def test_ex_14_a_blank_costs_no_wound_and_the_counter_stays() -> None:
    scene = before_the_curtain()
    scene.rolls(0).when(SpendAtObstacle(), RollAtObstacle())
    assert (scene.ana.counters, scene.ana.wounds) == (1, 0)
    scene.when(Pass(), Pass())
    assert (scene.turn.seat, scene.ana.counters) == (ANA, 1)


# EX-15 Leaving a cache


@pytest.mark.rule("NF-CACHE-03")
def test_ex_15_an_ignored_cache_is_gone_with_its_counters() -> None:
    scene = given(camper(level=3, facing="ranger-lockbox", counters=2), camper(), unused=2, used=3)
    scene.when(IgnoreCache())
    assert scene.discard_of(2) == ["ranger-lockbox"]
    assert (scene.ana.counters, scene.ana.gear) == (0, [])
    assert scene.ana.level == 4
    assert scene.turn.unused == 2


# EX-16 Search results


@pytest.mark.rule("NF-SEARCH-02")
@pytest.mark.rule("NF-SEARCH-03")
@pytest.mark.rule("NF-SEARCH-04")
@pytest.mark.rule("NF-SEARCH-05")
@pytest.mark.rule("NF-GEAR-03")
@pytest.mark.rule("NF-GEAR-05")
def test_ex_16_a_double_a_single_and_a_blank() -> None:
    facts = camper(gear=["tent-stake", "duct-tape"])
    scene = given(facts, camper(level=1), unused=4, deck=["rifle", "chainsaw", "trail-mix"])
    scene.rolls(2, 1, 0).when(Search(3), Keep(0))
    assert scene.gear_of(ANA) == ["tent-stake", "duct-tape", "rifle", "trail-mix"]
    assert scene.announced(GearDrawn) == [GearDrawn(ANA, 1), GearDrawn(ANA, 1)]
    assert GAME.view(scene.state, BO).gear_discard == ("chainsaw",)
    assert scene.refused(ThrowGear(4, BO)) == "NF-THROW-01"
    assert scene.turn.unused == 1
    assert not any(held.face_up for held in scene.ana.gear)
    scene.when(Pass())
    assert scene.state.question == TrimGear(ANA)
    scene.when(Trim(1))
    assert scene.turn.seat == BO


# EX-17 Shield against a boss


def against_the_moose(wounds: int, *gear: str) -> Scene:
    scene = given(camper(level=6, facing="bellowing-moose", wounds=wounds, gear=gear), camper(), camper())
    return scene.rolls(0).when(Attack(PATH, 1))


@pytest.mark.rule("NF-FIGHT-06")
@pytest.mark.rule("NF-WOUND-03")
@pytest.mark.rule("NF-WOUND-04")
def test_ex_17_at_three_wounds_a_lid_saves_her() -> None:
    scene = against_the_moose(3, "cooler-lid").when(BlockWith(0))
    assert (scene.ana.wounds, scene.ana.eaten) == (4, False)


@pytest.mark.rule("NF-WOUND-02")
@pytest.mark.rule("NF-HEAL-02")
def test_ex_17_at_four_wounds_it_does_not_and_a_first_aid_tin_does_not_help() -> None:
    scene = against_the_moose(4, "cooler-lid", "first-aid-tin").when(BlockWith(0))
    assert scene.refused(BlockWith(0)) == "NF-HEAL-02"
    assert scene.refused(UseGear(0)) == "NF-ENG-03"
    scene.when(TakeTheHit())
    assert (scene.ana.wounds, scene.ana.eaten) == (5, True)


@pytest.mark.rule("NF-INFO-03")
def test_ex_17_with_only_a_stake_she_is_asked_all_the_same() -> None:
    stake, shield = against_the_moose(1, "tent-stake"), against_the_moose(1, "cooler-lid")
    assert stake.state.question == BlockQuestion(ANA, 2, [])
    assert list(GAME.choices(stake.state, ANA)) == [TakeTheHit()]
    for scene in (stake, shield):
        scene.when(TakeTheHit())
    for viewer in (BO, CY, None):
        assert stake.seen_by(viewer) == shield.seen_by(viewer)
        assert to_json(GAME.view(stake.state, viewer)) == to_json(GAME.view(shield.state, viewer))


# EX-18 Noisy final blow


@pytest.mark.rule("NF-WIN-01")
@pytest.mark.rule("NF-WIN-02")
@pytest.mark.rule("NF-NOISE-05")
@pytest.mark.rule("NF-FIGHT-11")
def test_ex_18_noise_delays_the_win() -> None:
    facts = camper(level=6, facing="patchwork-cougar", gear=[shown("chainsaw")])
    scene = given(facts, camper(), stacks={1: ["threadbare-vole"]})
    scene.rolls(2, 1, 1, 0).when(Attack(PATH, 4, (0,)))
    assert scene.discard_of(4) == ["patchwork-cougar"]
    assert (scene.turn.unused, scene.turn.used) == (7 - 4 + 1, 3)
    assert (scene.ana.level, scene.own_of(ANA)) == (7, ["threadbare-vole"])
    assert GAME.outcome(scene.state) is None
    scene.when(Flip(OWN_FIRST))
    scene.rolls(1).when(Attack(OWN_FIRST, 1))
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


@pytest.mark.rule("NF-WIN-01")
@pytest.mark.rule("NF-WIN-02")
def test_ex_18_with_a_silent_weapon_she_wins_at_once() -> None:
    scene = given(camper(level=6, facing="patchwork-cougar", gear=[shown("canoe-paddle")]), camper())
    scene.rolls(2, 2, 1, 0).when(Attack(PATH, 4, (0,)))
    assert not scene.announced(NoiseChecked)
    assert GAME.outcome(scene.state) == Outcome("escape", (ANA,))


# EX-19 Who can be hit, and where it lands


def five_on_their_way() -> Scene:
    return given(
        camper(level=2, gear=["tent-stake", "duct-tape"]),
        camper(level=2),
        camper(level=4),
        camper(level=3, facing="drooling-badger"),
        camper(level=6, facing="bellowing-moose"),
        stacks={1: ["hollow-hare"]},
    )


@pytest.mark.rule("NF-THROW-02")
@pytest.mark.rule("NF-THROW-03")
@pytest.mark.rule("NF-THROW-04")
def test_ex_19_only_cy_and_di_are_eligible() -> None:
    scene = five_on_their_way()
    assert [seat for seat in scene.state.living() if scene.offers(ThrowGear(0, seat))] == [CY, DI]
    assert scene.refused(ThrowGear(0, BO)) == "NF-THROW-03"
    assert scene.refused(ThrowGear(0, ED)) == "NF-THROW-04"


@pytest.mark.rule("NF-THROW-06")
@pytest.mark.rule("NF-THROW-07")
@pytest.mark.rule("NF-ADD-01")
def test_ex_19_a_throw_at_cy_lands_under_cy() -> None:
    scene = five_on_their_way()
    scene.rolls(2).when(ThrowGear(0, CY))
    assert scene.own_of(CY) == ["hollow-hare"]
    assert scene.player(CY).level == 4


@pytest.mark.rule("NF-THROW-06")
@pytest.mark.rule("NF-ADD-01")
def test_ex_19_a_throw_at_di_lands_beside_the_face_up_zombie() -> None:
    scene = five_on_their_way()
    scene.rolls(1).when(ThrowGear(0, DI))
    assert (scene.own_of(DI), scene.beside_of(DI)) == ([], ["hollow-hare"])
    assert not scene.player(DI).beside[0].face_up


@pytest.mark.rule("NF-THROW-06")
def test_ex_19_a_blank_and_the_card_is_gone() -> None:
    scene = five_on_their_way()
    scene.rolls(0).when(ThrowGear(0, CY))
    assert scene.gear_discard() == ["tent-stake"]
    assert scene.gear_of(ANA) == ["duct-tape"]
    assert all(not player.own and not player.beside for player in scene.state.players)


# EX-20 Last one in the forest


@pytest.mark.rule("NF-LAST-01")
@pytest.mark.rule("NF-LAST-02")
@pytest.mark.rule("NF-LAST-03")
def test_ex_20_four_turns_and_no_more() -> None:
    bo = camper(level=4, own=["threadbare-vole"], gear=[shown("chainsaw")])
    scene = given(camper(facing="reeking-skunk", wounds=4), bo)
    assert [card != GONE for card in scene.bo.path] == [False] * 4 + [True] * 3
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.ana.eaten
    assert scene.announced(CountdownBegan) == [CountdownBegan(BO, 4)]

    scene.when(Flip(OWN_FIRST), Attack(OWN_FIRST, 0, (0,)))
    assert len(scene.bo.own) == 1, "the chainsaw has brought another"
    scene.when(Pass(), Pass(), Pass())
    assert GAME.outcome(scene.state) is None
    scene.when(Pass())
    assert scene.bo.eaten
    assert GAME.outcome(scene.state) == Outcome("eaten", ())
