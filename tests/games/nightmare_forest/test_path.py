"""NF-ZONE, NF-FLIP and NF-MOVE: turning up what lies ahead, and walking on."""

import pytest

from games.nightmare_forest.scene import ANA, BO, CamperFacts, Scene, camper, given, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    NEXT_FIRST,
    NEXT_SECOND,
    OWN_FIRST,
    OWN_SECOND,
    PATH,
    Attack,
    BlockWith,
    CraftWeapon,
    DropGear,
    Flip,
    HackAtObstacle,
    IgnoreCache,
    Pass,
    RollAtObstacle,
    Search,
    SpendAtObstacle,
    StealGear,
    TakeTheHit,
    ThrowGear,
    UseGear,
)
from lanternwood.games.nightmare_forest.events import (
    CamperMoved,
    CardTurnedUp,
    GearDrawn,
    GearSeen,
    NoiseChecked,
    SurvivorJoined,
    ZombieDefeated,
    ZoneEntered,
)
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.state import GONE, Lurker
from lanternwood.kernel.model import Action


def attackable(scene: Scene) -> set[int]:
    """The spots Ana may attack."""
    return {action.target for action in GAME.choices(scene.state, ANA) if isinstance(action, Attack)}


# Zones


@pytest.mark.rule("NF-ZONE-01")
@pytest.mark.parametrize("card", ["tattered-fox", "creeper-curtain", "ranger-lockbox", "doc-halloran"])
def test_the_first_card_of_a_zone_opens_it_whatever_it_is(card: str) -> None:
    """NF-R-03"""
    scene = given(camper(level=2, ahead=[card]), camper(), unused=4)
    scene.when(Flip(PATH))
    assert (scene.ana.zone, scene.turn.unused, len(scene.ana.gear)) == (2, 5, 1)
    assert scene.announced(ZoneEntered) == [ZoneEntered(ANA, 2)]


@pytest.mark.rule("NF-ZONE-01")
@pytest.mark.parametrize(("level", "zone"), [(2, 2), (4, 3), (6, 4)])
def test_zones_2_3_and_4_are_entered_at_spaces_3_5_and_7(level: int, zone: int) -> None:
    scene = given(camper(level=level), camper())
    assert scene.ana.zone == zone - 1
    scene.when(Flip(PATH))
    assert (scene.ana.zone, len(scene.ana.gear)) == (zone, 1)


@pytest.mark.rule("NF-ZONE-02")
def test_the_gear_and_the_die_of_a_new_zone_come_before_the_card_does_anything() -> None:
    scene = given(camper(level=2, ahead=["doc-halloran"]), camper(), deck=["rifle"], unused=4)
    scene.when(Flip(PATH))
    assert scene.seen_by(ANA) == [
        CardTurnedUp(ANA, PATH, "doc-halloran"),
        ZoneEntered(ANA, 2),
        GearDrawn(ANA, 1),
        GearSeen(("rifle",)),
        SurvivorJoined(ANA, "doc-halloran"),
        CamperMoved(ANA, 3),
    ]


@pytest.mark.rule("NF-ZONE-02")
def test_the_gear_and_the_die_of_a_new_zone_serve_in_the_fight_that_follows() -> None:
    scene = given(camper(level=2, ahead=["drooling-badger"]), camper(), deck=["canoe-paddle"], unused=1, used=3)
    scene.when(Flip(PATH))
    scene.rolls(1, 1).when(Attack(PATH, 2, (0,)))
    assert (scene.ana.level, scene.turn.unused, scene.turn.used) == (3, 1, 4)


@pytest.mark.rule("NF-ZONE-03")
def test_the_second_card_of_a_zone_brings_nothing() -> None:
    scene = given(camper(level=3, ahead=["creeper-curtain"]), camper(), unused=5)
    scene.when(Flip(PATH))
    assert (scene.ana.zone, scene.turn.unused, scene.ana.gear) == (2, 5, [])
    assert scene.announced(ZoneEntered) == []


@pytest.mark.rule("NF-ZONE-04")
def test_the_zone_follows_the_cards_turned_up_not_the_space_the_camper_stands_on() -> None:
    scene = given(camper(level=2, ahead=["drooling-badger"]), camper())
    scene.when(Flip(PATH))
    scene.rolls(0).when(Attack(PATH, 1)).when(TakeTheHit(), Pass(), Pass())
    assert scene.ana.level == 2
    assert (scene.turn.seat, scene.turn.unused) == (ANA, 5)


@pytest.mark.rule("NF-ZONE-05")
def test_the_zone_stays_when_its_card_is_gone() -> None:
    scene = given(camper(level=2, facing="creeper-curtain", counters=2), camper())
    scene.when(SpendAtObstacle(), Pass(), Pass())
    assert (scene.ana.level, scene.ana.zone, scene.turn.unused) == (3, 2, 5)


@pytest.mark.rule("NF-ZONE-05")
@pytest.mark.parametrize(
    ("facts", "spot"),
    [
        (camper(level=1, own=["patchwork-cougar"]), OWN_FIRST),
        (camper(level=1, facing="gnawing-chipmunk", beside=["patchwork-cougar"]), NEXT_FIRST),
    ],
)
def test_an_added_zombie_of_a_higher_zone_opens_no_zone(facts: CamperFacts, spot: int) -> None:
    """NF-R-04"""
    scene = given(facts, camper(), unused=4, options=Options(deadlier=True))
    scene.when(Flip(spot))
    assert (scene.ana.zone, scene.turn.unused, scene.ana.gear) == (1, 4, [])


# Turning up


@pytest.mark.rule("NF-FLIP-01")
def test_one_unused_die_is_enough_to_turn_up_the_next_card_and_it_stays_unused() -> None:
    scene = given(camper(ahead=["gnawing-chipmunk"]), camper(), unused=1, used=3)
    scene.when(Flip(PATH))
    assert scene.ana.turned
    assert (scene.turn.unused, scene.turn.used) == (1, 3)
    assert scene.seen_by(BO) == [CardTurnedUp(ANA, PATH, "gnawing-chipmunk")]


@pytest.mark.rule("NF-FLIP-01")
def test_no_turning_up_without_an_unused_die() -> None:
    """NF-R-20"""
    scene = given(camper(gear=["tent-stake"]), camper(), unused=0, used=4)
    assert scene.refused(Flip(PATH)) == "NF-TURN-04"
    scene = given(camper(own=["gnawing-chipmunk"], gear=["tent-stake"]), camper(), unused=0, used=4)
    assert scene.refused(Flip(OWN_FIRST)) == "NF-TURN-04"


@pytest.mark.rule("NF-FLIP-01")
def test_there_must_be_a_face_down_card_ahead() -> None:
    face_up = given(camper(facing="bramble-snarl"), camper())
    assert face_up.refused(Flip(PATH)) == "NF-FLIP-01"
    gone = given(camper(level=1, next_gone=True, beside=["gnawing-chipmunk"]), camper())
    assert gone.refused(Flip(PATH)) == "NF-FLIP-01"


@pytest.mark.rule("NF-FLIP-02")
def test_a_hidden_zombie_in_the_own_space_may_be_turned_up_either_of_two() -> None:
    for spot, card in ((OWN_FIRST, "gnawing-chipmunk"), (OWN_SECOND, "reeking-skunk")):
        scene = given(camper(level=1, own=["gnawing-chipmunk", "reeking-skunk"]), camper(), unused=1, used=3)
        scene.when(Flip(spot))
        assert scene.announced(CardTurnedUp) == [CardTurnedUp(ANA, spot, card)]
        assert [lurker.face_up for lurker in scene.ana.own] == [spot == OWN_FIRST, spot == OWN_SECOND]


@pytest.mark.rule("NF-FLIP-02")
def test_a_hidden_zombie_in_the_next_space_may_be_turned_up_when_the_own_space_has_none() -> None:
    scene = given(camper(level=1, facing="reeking-skunk", beside=["gnawing-chipmunk"]), camper())
    scene.when(Flip(NEXT_FIRST))
    assert scene.announced(CardTurnedUp) == [CardTurnedUp(ANA, NEXT_FIRST, "gnawing-chipmunk")]
    scene = given(camper(level=1, next_gone=True, beside=["gnawing-chipmunk"], own=["reeking-skunk"]), camper())
    assert scene.refused(Flip(NEXT_FIRST)) == "NF-FLIP-07"


@pytest.mark.rule("NF-FLIP-02")
def test_only_a_hidden_zombie_that_is_there_can_be_turned_up() -> None:
    scene = given(camper(level=1, own=[up("gnawing-chipmunk")]), camper())
    assert scene.refused(Flip(OWN_FIRST)) == "NF-FLIP-02"
    assert scene.refused(Flip(OWN_SECOND)) == "NF-FLIP-02"
    scene = given(camper(), camper())
    for spot in (OWN_FIRST, NEXT_FIRST, NEXT_SECOND, -1, 5):
        assert scene.refused(Flip(spot)) == "NF-FLIP-02"


@pytest.mark.rule("NF-FLIP-03")
def test_a_zombie_just_turned_up_must_be_attacked_and_nothing_else_is_offered() -> None:
    scene = given(camper(ahead=["reeking-skunk"], gear=["tent-stake", "bandage-roll"], wounds=1), camper(), unused=2)
    scene.when(Flip(PATH))
    assert GAME.choices(scene.state, ANA) == [
        Attack(PATH, 1),
        Attack(PATH, 2),
        Attack(PATH, 1, (0,)),
        Attack(PATH, 2, (0,)),
    ]


@pytest.mark.rule("NF-FLIP-03")
def test_of_two_face_up_zombies_the_forced_attack_hits_the_one_just_turned_up() -> None:
    scene = given(camper(level=1, facing="reeking-skunk", beside=["gnawing-chipmunk"]), camper())
    scene.when(Flip(NEXT_FIRST))
    assert scene.refused(Attack(PATH, 1)) == "NF-FLIP-03"
    assert attackable(scene) == {NEXT_FIRST}


@pytest.mark.rule("NF-FLIP-03")
def test_a_shield_may_answer_the_hit_in_a_forced_fight() -> None:
    scene = given(camper(ahead=["reeking-skunk"], gear=["cooler-lid"]), camper())
    scene.when(Flip(PATH))
    scene.rolls(0).when(Attack(PATH, 1)).when(BlockWith(0))
    assert (scene.ana.wounds, scene.ana.gear) == (0, [])


@pytest.mark.rule("NF-FLIP-04")
@pytest.mark.parametrize(
    "action",
    [
        Search(1),
        ThrowGear(0, BO),
        CraftWeapon(0, 1),
        UseGear(3),
        UseGear(5),
        DropGear(0),
        StealGear(BO, 0),
        Flip(OWN_SECOND),
        Flip(PATH),
        RollAtObstacle(),
        SpendAtObstacle(),
        HackAtObstacle(1),
        IgnoreCache(),
        Pass(),
    ],
)
def test_in_a_forced_fight_nothing_but_the_attack_is_legal(action: Action) -> None:
    gear = ["revolver", "tent-stake", "duct-tape", "bandage-roll", "leather-gloves", "multi-tool"]
    facts = camper(level=1, facing="cooler-in-the-ferns", own=["gnawing-chipmunk"] * 2, gear=gear, wounds=1)
    scene = given(facts, camper(level=2, gear=[shown("rifle")]))
    scene.when(Flip(OWN_FIRST))
    assert scene.refused(action) == "NF-FLIP-04"


@pytest.mark.rule("NF-FLIP-05")
@pytest.mark.parametrize(("hits", "level"), [(2, 1), (0, 0)])
def test_the_forced_fight_is_over_after_one_attack_won_or_lost(hits: int, level: int) -> None:
    gear = [shown("revolver"), shown("tent-stake"), shown("duct-tape"), shown("bandage-roll")]
    scene = given(camper(ahead=["gnawing-chipmunk"], gear=gear, wounds=1), camper(level=2))
    scene.when(Flip(PATH))
    scene.rolls(hits).when(Attack(PATH, 1))
    assert (scene.ana.level, scene.turn.forced) == (level, GONE)
    for action in (Search(1), ThrowGear(0, BO), CraftWeapon(0, 1), UseGear(3), DropGear(0), Pass()):
        assert scene.offers(action)
    assert scene.offers(Flip(PATH)) == (level == 1)
    assert scene.offers(Attack(PATH, 1)) == (level == 0)


@pytest.mark.rule("NF-FLIP-06")
def test_nobody_is_obliged_to_turn_anything_up() -> None:
    scene = given(camper(level=1, own=["gnawing-chipmunk"]), camper())
    for _ in range(2):
        scene.rolls(0).when(Search(1)).when(Pass(), Pass())
    assert scene.announced(CardTurnedUp) == []
    assert (scene.ana.wounds, scene.turn.seat) == (0, ANA)


@pytest.mark.rule("NF-FLIP-07")
@pytest.mark.rule("NF-ADD-05")
def test_a_zombie_at_the_feet_keeps_the_next_card_face_down() -> None:
    """NF-R-08: it must be defeated; to have fought it is not enough."""
    scene = given(camper(level=1, own=["gnawing-chipmunk"]), camper())
    assert scene.refused(Flip(PATH)) == "NF-FLIP-07"
    scene.when(Flip(OWN_FIRST))
    scene.rolls(0).when(Attack(OWN_FIRST, 1))
    assert scene.refused(Flip(PATH)) == "NF-FLIP-07"
    scene.rolls(2).when(Attack(OWN_FIRST, 1))
    assert scene.offers(Flip(PATH))


@pytest.mark.rule("NF-FLIP-07")
@pytest.mark.parametrize(
    "action", [RollAtObstacle(), SpendAtObstacle(), HackAtObstacle(0), UseGear(1), UseGear(2), IgnoreCache()]
)
@pytest.mark.parametrize("zombie", ["gnawing-chipmunk", up("gnawing-chipmunk")])
def test_a_zombie_at_the_feet_bars_all_work_tools_and_ignoring(action: Action, zombie: str | Lurker) -> None:
    """NF-R-08"""
    gear = ["tent-stake", "bolt-cutters", "multi-tool"]
    scene = given(camper(level=1, facing="cooler-in-the-ferns", own=[zombie], gear=gear), camper())
    assert scene.refused(action) == "NF-FLIP-07"


@pytest.mark.rule("NF-FLIP-08")
def test_an_undefeated_zombie_waits_face_up_does_nothing_and_forces_nothing_later() -> None:
    """NF-R-09"""
    scene = given(camper(facing="reeking-skunk"), camper(), forced=PATH)
    scene.rolls(0).when(Attack(PATH, 1)).when(Pass(), Pass())
    assert scene.turn.seat == ANA
    assert scene.ana.turned
    assert (scene.ana.wounds, scene.turn.forced) == (1, GONE)
    scene.rolls(0).when(Search(1)).when(Pass())
    assert (scene.ana.wounds, scene.turn.seat) == (1, BO)


@pytest.mark.rule("NF-FLIP-09")
@pytest.mark.parametrize("card", ["bramble-snarl", "cooler-in-the-ferns", "ivy-marsh"])
def test_what_is_no_zombie_forces_no_fight(card: str) -> None:
    scene = given(camper(ahead=[card]), camper())
    scene.when(Flip(PATH))
    assert scene.turn.forced == GONE
    assert scene.offers(Search(1))
    assert scene.offers(Pass())


# Walking on


@pytest.mark.rule("NF-MOVE-01")
def test_the_camper_moves_at_once_and_for_free_when_the_space_is_clear() -> None:
    zombie = given(camper(facing="threadbare-vole"), camper(), unused=1, used=3)
    zombie.rolls(1).when(Attack(PATH, 1))
    overgrown = given(camper(facing="bramble-snarl", counters=1), camper(), unused=2, used=2)
    overgrown.when(SpendAtObstacle())
    cache = given(camper(facing="cooler-in-the-ferns"), camper(), unused=1, used=3)
    cache.when(IgnoreCache())
    survivor = given(camper(ahead=["ivy-marsh"]), camper(), unused=1, used=3)
    survivor.when(Flip(PATH))
    for scene in (zombie, overgrown, cache, survivor):
        assert scene.announced(CamperMoved) == [CamperMoved(ANA, 1)]
        assert (scene.ana.level, scene.turn.unused, scene.turn.used) == (1, 1, 3)
        assert not scene.ana.turned


@pytest.mark.rule("NF-MOVE-01")
@pytest.mark.rule("NF-ADD-06")
@pytest.mark.parametrize("order", [(PATH, NEXT_FIRST), (NEXT_FIRST, PATH)])
def test_the_camper_waits_until_the_last_zombie_of_the_next_space_is_gone(order: tuple[int, int]) -> None:
    scene = given(camper(level=1, facing="threadbare-vole", beside=[up("threadbare-vole")]), camper(), unused=4)
    scene.rolls(1).when(Attack(order[0], 1))
    assert scene.ana.level == 1
    scene.rolls(1).when(Attack(order[1], 1))
    assert scene.ana.level == 2


@pytest.mark.rule("NF-MOVE-01")
def test_the_camper_has_moved_before_the_noise_is_checked() -> None:
    """NF-R-05"""
    scene = given(camper(facing="gnawing-chipmunk", gear=["cast-iron-skillet"]), camper())
    scene.rolls(0).when(Attack(PATH, 0, (0,)))
    kinds = [type(heard.event) for heard in scene.heard]
    assert kinds[-3:] == [ZombieDefeated, CamperMoved, NoiseChecked]


@pytest.mark.rule("NF-MOVE-02")
def test_the_camper_cannot_leave_while_a_zombie_is_in_the_own_space() -> None:
    scene = given(camper(level=1, next_gone=True, own=[up("threadbare-vole"), up("gnawing-chipmunk")]), camper())
    scene.rolls(1).when(Attack(OWN_FIRST, 1))
    assert (scene.ana.level, len(scene.ana.own)) == (1, 1)
    scene.rolls(2).when(Attack(OWN_FIRST, 1))
    assert (scene.ana.level, scene.ana.own) == (2, [])


@pytest.mark.rule("NF-MOVE-03")
def test_a_player_reaches_only_the_own_path() -> None:
    bo = camper(level=1, facing="threadbare-vole", beside=[up("gnawing-chipmunk")])
    scene = given(camper(ahead=["reeking-skunk"]), bo)
    for spot in range(5):
        assert scene.refused(Attack(spot, 1)) == "NF-FIGHT-01"
    before = scene.bo.copy()
    scene.when(Flip(PATH))
    scene.rolls(2, 2).when(Attack(PATH, 2))
    assert scene.ana.level == 1
    assert scene.bo == before
