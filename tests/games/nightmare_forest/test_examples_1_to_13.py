"""The worked examples EX-01 to EX-13 of RULES.md, section 8, as scenes."""

import pytest

from games.nightmare_forest.scene import ANA, BO, Scene, camper, given, hidden, shown
from lanternwood.games.nightmare_forest.actions import (
    PATH,
    Attack,
    CraftWeapon,
    DropGear,
    Flip,
    LetItRing,
    Pass,
    Search,
    TakeTheHit,
    ThrowGear,
    UseGear,
)
from lanternwood.games.nightmare_forest.content import CARD_IDS, CONTENT, GEAR_IDS, ZONE_OF
from lanternwood.games.nightmare_forest.events import DiceRolled, NoiseChecked, SpaceFull
from lanternwood.games.nightmare_forest.state import USED_ONE_HAND, USED_TWO_HANDS, Held


def pool(scene: Scene) -> tuple[int, int]:
    return scene.turn.unused, scene.turn.used


@pytest.mark.rule("NF-FIGHT-04")
@pytest.mark.rule("NF-DICE-04")
@pytest.mark.rule("NF-DICE-07")
@pytest.mark.rule("NF-MOVE-01")
def test_ex_01_one_die_back() -> None:
    scene = given(camper(facing="ringtail-rotter"), camper(), unused=4, forced=PATH)
    scene.rolls(1, 2, 0).when(Attack(PATH, 3))
    assert [CARD_IDS[card] for card in scene.state.discards[1]] == ["ringtail-rotter"]
    assert pool(scene) == (2, 2)
    assert scene.ana.level == 1


@pytest.mark.rule("NF-FIGHT-05")
@pytest.mark.rule("NF-FIGHT-06")
@pytest.mark.rule("NF-TURN-04")
@pytest.mark.rule("NF-FLIP-08")
def test_ex_02_no_saved_damage() -> None:
    """Ana holds a card, so that the turn does not pass by itself (NF-TURN-05)."""
    scene = given(camper(facing="reeking-skunk", gear=[shown("duct-tape")]), camper(), unused=4)
    scene.rolls(2, 1).when(Attack(PATH, 2))
    scene.rolls(1, 1).when(Attack(PATH, 2))
    assert (scene.ana.wounds, scene.turn.unused) == (2, 0)
    assert (scene.ana.turned, scene.ana.level) == (True, 0)
    assert [(rolled.total, rolled.needed) for rolled in scene.announced(DiceRolled)] == [(3, 4), (2, 4)]
    assert scene.refused(Search(1)) == "NF-TURN-04"
    assert scene.refused(Attack(PATH, 1)) == "NF-TURN-04"


@pytest.mark.rule("NF-FIGHT-09")
@pytest.mark.rule("NF-NOISE-01")
@pytest.mark.rule("NF-NOISE-05")
@pytest.mark.rule("NF-ADD-01")
@pytest.mark.rule("NF-FLIP-07")
def test_ex_03_certain_kill_then_move_then_noise() -> None:
    scene = given(camper(level=2, facing="drooling-badger", gear=["rifle"]), camper(), unused=5)
    scene.when(Attack(PATH, 0, (0,)))
    assert scene.announced(DiceRolled) == []
    assert [CARD_IDS[card] for card in scene.state.discards[2]] == ["drooling-badger"]
    assert pool(scene) == (5, 0)
    assert scene.ana.level == 3
    assert scene.ana.gear == [Held(GEAR_IDS.index("rifle"), 2, face_up=True, used=USED_TWO_HANDS)]
    assert [(ZONE_OF[lurker.card], lurker.face_up) for lurker in scene.ana.own] == [(1, False)]
    assert scene.refused(Flip(PATH)) == "NF-FLIP-07"


@pytest.mark.rule("NF-NOISE-03")
@pytest.mark.rule("NF-NOISE-04")
@pytest.mark.rule("NF-NOISE-06")
@pytest.mark.rule("NF-DICE-06")
@pytest.mark.parametrize(("weapon", "zombies"), [("camp-hatchet", 0), ("cast-iron-skillet", 1)])
def test_ex_04_level_1_ignores_a_double(weapon: str, zombies: int) -> None:
    scene = given(camper(facing="gnawing-chipmunk", gear=[weapon]), camper(), unused=3, used=1)
    scene.rolls(2).when(Attack(PATH, 0, (0,)))
    assert len(scene.ana.own) == zombies
    assert pool(scene) == (3, 1)


@pytest.mark.rule("NF-ADD-01")
@pytest.mark.rule("NF-ADD-03")
@pytest.mark.rule("NF-THROW-05")
@pytest.mark.rule("NF-WEAP-05")
def test_ex_05_noise_while_a_zombie_is_face_up_and_the_cap() -> None:
    ana = camper(level=1, facing="mildewed-marmot", gear=[shown("cast-iron-skillet")])
    scene = given(ana, camper(gear=["duct-tape"]))
    scene.rolls(0, 1).when(Attack(PATH, 1, (0,)))
    assert (scene.ana.wounds, scene.ana.own) == (1, [])
    assert [(ZONE_OF[lurker.card], lurker.face_up) for lurker in scene.ana.beside] == [(1, False)]
    scene.when(Pass())
    assert scene.refused(ThrowGear(0, ANA)) == "NF-THROW-05"
    scene.when(Pass()).rolls(0, 1).when(Attack(PATH, 1, (0,)))
    assert scene.announced(SpaceFull) == [SpaceFull(ANA)]
    assert (len(scene.ana.own), len(scene.ana.beside)) == (0, 1)


@pytest.mark.rule("NF-ZONE-01")
@pytest.mark.rule("NF-ZONE-02")
def test_ex_06_entering_a_zone_mid_turn_with_a_revolver_drawn() -> None:
    scene = given(camper(level=2, ahead=["tattered-fox"]), camper(), unused=2, used=2, deck=["revolver"])
    scene.when(Flip(PATH))
    assert scene.gear_of(ANA) == ["revolver"]
    assert pool(scene) == (3, 2)
    scene.rolls(0).when(Attack(PATH, 0, (0,)))
    assert (scene.ana.level, pool(scene)) == (3, (3, 2))


@pytest.mark.rule("NF-ZONE-03")
@pytest.mark.rule("NF-ZONE-04")
@pytest.mark.rule("NF-TURN-01")
def test_ex_06_entering_a_zone_mid_turn_and_failing() -> None:
    scene = given(camper(level=2, ahead=["tattered-fox"]), camper(), unused=2, used=2, deck=["duct-tape"])
    scene.when(Flip(PATH)).rolls(0).when(Attack(PATH, 1)).when(TakeTheHit(), Pass(), Pass())
    assert (scene.ana.level, pool(scene)) == (2, (5, 0))
    scene.rolls(2, 1).when(Attack(PATH, 2)).when(Flip(PATH))
    assert scene.ana.level == 3
    assert scene.gear_of(ANA) == ["duct-tape"]
    assert pool(scene) == (4, 1)


@pytest.mark.rule("NF-ZONE-01")
@pytest.mark.rule("NF-ZONE-02")
@pytest.mark.rule("NF-FLIP-09")
def test_ex_07_entry_by_a_non_zombie() -> None:
    scene = given(camper(level=4, ahead=["deadfall-tangle"]), camper(), unused=4, used=1)
    scene.when(Flip(PATH))
    assert (scene.ana.zone, len(scene.ana.gear)) == (3, 1)
    assert pool(scene) == (5, 1)
    assert scene.offers(Search(1))
    assert scene.offers(Pass())


@pytest.mark.rule("NF-FLIP-03")
@pytest.mark.rule("NF-FLIP-04")
@pytest.mark.rule("NF-FLIP-05")
@pytest.mark.rule("NF-ENG-02")
def test_ex_08_forced_fight() -> None:
    ana = camper(facing="reeking-skunk", wounds=3, gear=["bandage-roll"])
    scene = given(ana, camper(level=1), unused=2, used=2, forced=PATH)
    for action in (UseGear(0), Search(1), ThrowGear(0, BO), CraftWeapon(0, 0), DropGear(0), Pass()):
        assert scene.refused(action) == "NF-FLIP-04"
    scene.rolls(0).when(Attack(PATH, 1)).when(TakeTheHit())
    assert scene.ana.wounds == 4
    for action in (UseGear(0), Search(1), Pass()):
        assert scene.offers(action)


@pytest.mark.rule("NF-FLIP-08")
@pytest.mark.rule("NF-SEARCH-06")
@pytest.mark.rule("NF-TURN-03")
def test_ex_09_starting_before_a_face_up_zombie() -> None:
    scene = given(camper(level=4, facing="carrion-wolf"), camper(), active=BO)
    scene.when(Pass())
    assert scene.turn.seat == ANA
    scene.rolls(1, 0).when(Search(2)).when(Pass())
    assert (scene.turn.seat, scene.ana.wounds, len(scene.ana.gear)) == (BO, 0, 1)
    assert (scene.ana.turned, CARD_IDS[scene.ana.path[4]]) == (True, "carrion-wolf")


def knife_rifle_and_stake(*more: str) -> Scene:
    """As EX-10 and EX-11: the Fillet Knife has been used in vain this turn. Bo is ahead."""
    gear = [shown(card) for card in ("fillet-knife", "rifle", "tent-stake", *more)]
    scene = given(camper(level=4, facing="carrion-wolf", gear=gear), camper(level=5))
    return scene.rolls(0).when(Attack(PATH, 1, (0,)))


@pytest.mark.rule("NF-HAND-02")
@pytest.mark.rule("NF-HAND-03")
@pytest.mark.rule("NF-HAND-04")
@pytest.mark.rule("NF-GEAR-06")
def test_ex_10_changing_hands_by_dropping() -> None:
    scene = knife_rifle_and_stake("canoe-paddle")
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-03"
    scene.when(DropGear(0)).rolls(0).when(Attack(PATH, 1, (0,)))
    assert scene.gear_of(ANA) == ["rifle", "tent-stake", "canoe-paddle"]
    assert scene.ana.gear[0].shots == 2
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-04"
    scene.when(DropGear(0))
    assert scene.offers(Attack(PATH, 1, (0,)))
    assert scene.refused(Attack(PATH, 1, (1,))) == "NF-HAND-02"


@pytest.mark.rule("NF-HAND-05")
def test_ex_11_throwing_does_not_free_the_hand() -> None:
    scene = knife_rifle_and_stake()
    scene.rolls(0).when(ThrowGear(0, BO))
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-HAND-05"
    scene.rolls(0).when(Attack(PATH, 1, (1,))).when(DropGear(1))
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-HAND-05"


@pytest.mark.rule("NF-DUAL-01")
@pytest.mark.rule("NF-DUAL-02")
@pytest.mark.rule("NF-DUAL-03")
@pytest.mark.rule("NF-DUAL-04")
@pytest.mark.rule("NF-DUAL-06")
@pytest.mark.rule("NF-NOISE-02")
def test_ex_12_two_weapons() -> None:
    five = next(zombie.id for zombie in CONTENT.zombies if (zombie.zone, zombie.defence) == (2, 5))
    gear = [shown("tent-stake"), shown("camp-hatchet"), shown("fillet-knife")]
    ana = camper(level=2, facing=five, ahead=["drooling-badger"], gear=gear)
    scene = given(ana, camper(level=4), unused=5)
    scene.rolls(1, 1, 0).when(Attack(PATH, 2, (0, 1)))
    assert (scene.ana.level, scene.turn.unused) == (3, 4)
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 1, 0, False)]
    for place in range(3):
        assert scene.refused(ThrowGear(place, BO)) == "NF-DUAL-04"
    scene.when(Flip(PATH))
    for place in range(3):
        assert scene.refused(Attack(PATH, 1, (place,))) == "NF-DUAL-04"
    scene.rolls(0).when(Attack(PATH, 1)).rolls(0).when(Search(1))
    assert pool(scene) == (2, 3)


@pytest.mark.rule("NF-TAPE-01")
@pytest.mark.rule("NF-TAPE-02")
@pytest.mark.rule("NF-TAPE-03")
@pytest.mark.rule("NF-TAPE-05")
@pytest.mark.rule("NF-TAPE-06")
@pytest.mark.rule("NF-SHOT-02")
@pytest.mark.rule("NF-SHOT-03")
def test_ex_13_taped_gun() -> None:
    gear = [hidden(card) for card in ("revolver", "tent-stake", "duct-tape", "cooler-lid")]
    scene = given(camper(level=4, facing="carrion-wolf", gear=gear), camper(), deck_size=0)
    scene.when(CraftWeapon(0, 1))
    revolver, stake, tape = (GEAR_IDS.index(card) for card in ("revolver", "tent-stake", "duct-tape"))
    assert scene.state.gear_discard[-1] == tape
    assert scene.gear_of(ANA) == ["revolver", "cooler-lid"]
    assert scene.ana.gear[0] == Held(revolver, 3, face_up=True, taped=stake)
    for shots in (2, 1):
        scene.rolls(0, 0).when(Attack(PATH, 1, (0,)), TakeTheHit(), LetItRing())
        assert (scene.ana.gear[0].shots, scene.ana.gear[0].used) == (shots, USED_ONE_HAND)
        scene.when(Pass(), Pass())
    scene.rolls(0, 0).when(Attack(PATH, 1, (0,)), TakeTheHit(), LetItRing())
    assert [(rolled.total, rolled.faces) for rolled in scene.announced(DiceRolled)] == [(4, (0,))] * 3
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 2, 0, False)] * 3
    assert scene.gear_of(ANA) == ["cooler-lid"]
    assert scene.state.gear_discard[-3:] == [tape, revolver, stake]
    scene.rolls(1, 1).when(Search(2))
    drawn = scene.ana.gear[-1]
    assert (drawn.card, drawn.damage(), drawn.shots) == (revolver, 3, 3)
