"""NF-FIGHT: attacks, and what hits back."""

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
    Flip,
    TakeTheHit,
)
from lanternwood.games.nightmare_forest.content import CARD_IDS
from lanternwood.games.nightmare_forest.events import (
    Attacked,
    BlockAsked,
    CamperEaten,
    CamperMoved,
    DiceRolled,
    Escaped,
    GearTurnedUp,
    GunEmptied,
    HitBlocked,
    NoiseChecked,
    Wounded,
    ZombieAdded,
    ZombieDefeated,
    ZombieHitBack,
)


def discarded(scene: Scene, zone: int) -> list[str]:
    return [CARD_IDS[card] for card in scene.state.discards[zone]]


def events(scene: Scene) -> list[object]:
    return [heard.event for heard in scene.heard]


@pytest.mark.rule("NF-FIGHT-01")
@pytest.mark.parametrize(
    ("facts", "target"),
    [
        (camper(level=1, own=[up("threadbare-vole")]), OWN_FIRST),
        (camper(level=1, own=["gnawing-chipmunk", up("threadbare-vole")]), OWN_SECOND),
        (camper(level=1, facing="threadbare-vole"), PATH),
        (camper(level=1, next_gone=True, beside=[up("threadbare-vole")]), NEXT_FIRST),
        (camper(level=1, next_gone=True, beside=["gnawing-chipmunk", up("threadbare-vole")]), NEXT_SECOND),
    ],
)
def test_a_face_up_zombie_in_the_own_or_next_space_can_be_attacked(facts: CamperFacts, target: int) -> None:
    scene = given(facts, camper())
    scene.rolls(1).when(Attack(target, 1))
    assert discarded(scene, 1) == ["threadbare-vole"]


@pytest.mark.rule("NF-FIGHT-01")
def test_nothing_else_can_be_attacked() -> None:
    face_down = given(camper(level=1, own=["gnawing-chipmunk"] * 2), camper())
    for target in (OWN_FIRST, OWN_SECOND, PATH, NEXT_FIRST, NEXT_SECOND, -1, 5):
        assert face_down.refused(Attack(target, 1)) == "NF-FIGHT-01"
    beside = given(camper(level=1, facing="gnawing-chipmunk", beside=["gnawing-chipmunk"]), camper())
    assert beside.refused(Attack(NEXT_FIRST, 1)) == "NF-FIGHT-01"
    obstacle = given(camper(facing="bramble-snarl"), camper())
    assert obstacle.refused(Attack(PATH, 1)) == "NF-FIGHT-01"


@pytest.mark.rule("NF-FIGHT-02")
def test_an_attack_takes_one_to_all_unused_dice() -> None:
    scene = given(camper(facing="reeking-skunk"), camper(), unused=3, used=1)
    offered = [action.dice for action in GAME.choices(scene.state, ANA) if isinstance(action, Attack)]
    assert offered == [1, 2, 3]
    assert scene.refused(Attack(PATH, 4)) == "NF-FIGHT-02"


@pytest.mark.rule("NF-FIGHT-02")
def test_all_is_declared_before_the_dice_are_rolled_together() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["tent-stake"]), camper())
    scene.rolls(1, 0, 1).when(Attack(PATH, 3, (0,)))
    assert events(scene)[:3] == [
        GearTurnedUp(ANA, "tent-stake"),
        Attacked(ANA, "reeking-skunk", 3, ("tent-stake",), False),
        DiceRolled(ANA, (1, 0, 1), 3, 4),
    ]
    assert len(scene.announced(DiceRolled)) == 1


@pytest.mark.rule("NF-FIGHT-03")
def test_hits_weapons_and_bonus_add_up() -> None:
    facts = camper(
        level=6,
        facing="patchwork-cougar",
        gear=[shown("tent-stake"), shown("fillet-knife")],
        survivor="walt-pruitt",
    )
    scene = given(facts, camper())
    scene.rolls(2, 2).when(Attack(PATH, 2, (0, 1), sure_shot=True))
    assert scene.announced(DiceRolled) == [DiceRolled(ANA, (2, 2), 7, 7)]
    assert discarded(scene, 4) == ["patchwork-cougar"]


@pytest.mark.rule("NF-FIGHT-04")
@pytest.mark.parametrize("faces", [(1, 1, 1), (2, 2, 2)])
def test_a_total_of_the_defence_or_more_defeats_the_zombie(faces: tuple[int, ...]) -> None:
    scene = given(camper(level=2, facing="tattered-fox"), camper())
    scene.rolls(*faces).when(Attack(PATH, 3))
    assert discarded(scene, 2) == ["tattered-fox"]
    assert discarded(scene, 1) == []
    assert (scene.ana.level, scene.ana.wounds) == (3, 0)
    assert scene.announced(ZombieDefeated) == [ZombieDefeated(ANA, "tattered-fox", True)]


@pytest.mark.rule("NF-FIGHT-04")
@pytest.mark.rule("NF-FIGHT-05")
def test_one_hit_less_than_the_defence_leaves_the_zombie_unharmed_and_nothing_is_saved() -> None:
    scene = given(camper(facing="ringtail-rotter"), camper(), unused=4)
    scene.rolls(1, 1).when(Attack(PATH, 2))
    assert scene.ana.turned
    scene.rolls(1, 1).when(Attack(PATH, 2))
    assert discarded(scene, 1) == []
    assert (scene.ana.level, scene.ana.wounds) == (0, 2)
    assert [rolled.needed for rolled in scene.announced(DiceRolled)] == [3, 3]


@pytest.mark.rule("NF-FIGHT-06")
@pytest.mark.parametrize(
    ("facts", "wounds"),
    [
        (camper(facing="threadbare-vole"), 1),
        (camper(level=2, facing="drooling-badger"), 1),
        (camper(level=4, facing="ragged-coyote"), 1),
        (camper(level=6, facing="patchwork-cougar"), 2),
    ],
)
def test_a_failed_attack_is_hit_back_for_one_wound_and_two_in_zone_4(facts: CamperFacts, wounds: int) -> None:
    scene = given(facts, camper())
    scene.rolls(0).when(Attack(PATH, 1))
    assert scene.ana.wounds == wounds
    assert scene.announced(Wounded) == [Wounded(ANA, wounds, wounds)]


@pytest.mark.rule("NF-FIGHT-06")
def test_the_card_decides_how_hard_it_hits_not_the_space_it_lies_in() -> None:
    scene = given(camper(level=6, facing="patchwork-cougar", beside=[up("reeking-skunk")]), camper())
    scene.rolls(0).when(Attack(NEXT_FIRST, 1))
    assert scene.ana.wounds == 1


@pytest.mark.rule("NF-FIGHT-07")
def test_only_the_attacked_zombie_hits_back() -> None:
    scene = given(camper(level=1, facing="reeking-skunk", beside=[up("gnawing-chipmunk")]), camper())
    scene.rolls(0).when(Attack(NEXT_FIRST, 1))
    assert scene.announced(ZombieHitBack) == [ZombieHitBack(ANA, "gnawing-chipmunk", 1)]
    assert scene.ana.wounds == 1


@pytest.mark.rule("NF-FIGHT-07")
def test_a_defeated_zombie_does_not_hit_back_nor_does_the_one_beside_it() -> None:
    scene = given(camper(level=1, facing="reeking-skunk", beside=[up("gnawing-chipmunk")]), camper())
    scene.rolls(2).when(Attack(NEXT_FIRST, 1))
    assert (scene.announced(ZombieHitBack), scene.ana.wounds) == ([], 0)


@pytest.mark.rule("NF-FIGHT-08")
def test_one_may_attack_again_the_same_zombie_or_another_in_any_order_while_dice_remain() -> None:
    facts = camper(level=1, facing="reeking-skunk", beside=[up("gnawing-chipmunk")], gear=["tent-stake"])
    scene = given(facts, camper(), unused=4)
    for target in (PATH, PATH, NEXT_FIRST, PATH):
        assert scene.offers(Attack(PATH, 1))
        assert scene.offers(Attack(NEXT_FIRST, 1))
        scene.rolls(0).when(Attack(target, 1)).when(TakeTheHit())
    assert scene.ana.wounds == 4
    assert scene.refused(Attack(PATH, 1)) == "NF-TURN-04"


@pytest.mark.rule("NF-FIGHT-09")
@pytest.mark.parametrize("zombie", ["mildewed-marmot", "gnawing-chipmunk"])
def test_weapons_that_suffice_alone_defeat_without_a_roll_a_die_spent_or_a_die_back(zombie: str) -> None:
    scene = given(camper(facing=zombie, gear=["splitting-maul"]), camper(), unused=2, used=2)
    scene.rolls(0).when(Attack(PATH, 0, (0,)))
    assert scene.announced(DiceRolled) == []  # the one die was for the noise
    assert scene.announced(ZombieDefeated) == [ZombieDefeated(ANA, zombie, False)]
    assert (scene.ana.level, scene.turn.unused, scene.turn.used) == (1, 2, 2)


@pytest.mark.rule("NF-FIGHT-09")
def test_no_dice_may_be_rolled_with_weapons_that_suffice() -> None:
    """NF-R-17"""
    scene = given(camper(facing="mildewed-marmot", gear=["splitting-maul", "tent-stake", "camp-hatchet"]), camper())
    assert scene.refused(Attack(PATH, 1, (0,))) == "NF-FIGHT-09"
    assert scene.refused(Attack(PATH, 1, (1, 2))) == "NF-FIGHT-09"
    assert scene.offers(Attack(PATH, 0, (1, 2)))


@pytest.mark.rule("NF-FIGHT-10")
def test_an_attack_that_may_fail_needs_a_die() -> None:
    """NF-R-18"""
    scene = given(camper(facing="mildewed-marmot", gear=["camp-hatchet"]), camper())
    assert scene.refused(Attack(PATH, 0)) == "NF-FIGHT-10"
    assert scene.refused(Attack(PATH, 0, (0,))) == "NF-FIGHT-10"
    assert scene.refused(Attack(PATH, -1)) == "NF-FIGHT-10"


@pytest.mark.rule("NF-FIGHT-11")
def test_a_won_attack_gives_the_die_back_then_moves_then_rings_then_drops_empty_guns() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["flare-pistol"]), camper())
    scene.rolls(1, 1).when(Attack(PATH, 1, (0,)))
    assert events(scene) == [
        GearTurnedUp(ANA, "flare-pistol"),
        Attacked(ANA, "reeking-skunk", 1, ("flare-pistol",), False),
        DiceRolled(ANA, (1,), 4, 4),
        ZombieDefeated(ANA, "reeking-skunk", True),
        CamperMoved(ANA, 1),
        NoiseChecked(ANA, 2, 1, True),
        ZombieAdded(ANA, 1, True),
        GunEmptied(ANA, "flare-pistol"),
    ]


@pytest.mark.rule("NF-FIGHT-11")
def test_a_lost_attack_is_hit_back_blocked_and_suffered_then_rings_then_drops_empty_guns() -> None:
    facts = camper(level=6, facing="bellowing-moose", gear=["cooler-lid", shown("flare-pistol")])
    scene = given(facts, camper())
    scene.rolls(0, 1).when(Attack(PATH, 1, (1,)), BlockWith(0))
    assert events(scene) == [
        Attacked(ANA, "bellowing-moose", 1, ("flare-pistol",), False),
        DiceRolled(ANA, (0,), 3, 8),
        ZombieHitBack(ANA, "bellowing-moose", 2),
        BlockAsked(ANA, 2),
        HitBlocked(ANA, "cooler-lid", 1),
        Wounded(ANA, 1, 1),
        NoiseChecked(ANA, 2, 1, True),
        ZombieAdded(ANA, 1, False),
        GunEmptied(ANA, "flare-pistol"),
    ]


@pytest.mark.rule("NF-FIGHT-11")
@pytest.mark.rule("NF-WOUND-05")
def test_the_eaten_make_no_noise_any_more() -> None:
    scene = given(camper(facing="reeking-skunk", gear=[shown("camp-hatchet")], wounds=4), camper(), camper())
    scene.rolls(0).when(Attack(PATH, 1, (0,)))
    assert [eaten.gear for eaten in scene.announced(CamperEaten)] == [("camp-hatchet",)]
    assert scene.announced(NoiseChecked) == []
    assert scene.turn.seat == BO


@pytest.mark.rule("NF-FIGHT-11")
def test_victory_is_looked_for_last_so_noise_can_delay_it() -> None:
    """NF-R-06"""
    quiet = given(camper(level=6, facing="patchwork-cougar", gear=[shown("flare-pistol")]), camper())
    quiet.rolls(2, 2, 0).when(Attack(PATH, 2, (0,)))
    assert events(quiet)[-2:] == [GunEmptied(ANA, "flare-pistol"), Escaped(ANA)]
    noisy = given(camper(level=6, facing="patchwork-cougar", gear=[shown("flare-pistol")]), camper())
    noisy.rolls(2, 2, 1).when(Attack(PATH, 2, (0,)))
    assert events(noisy)[-3:-1] == [NoiseChecked(ANA, 2, 1, True), ZombieAdded(ANA, 1, True)]
    assert (noisy.ana.level, noisy.state.over) == (7, False)
    noisy.when(Flip(OWN_FIRST))
    noisy.rolls(2, 2).when(Attack(OWN_FIRST, 2))
    assert noisy.announced(Escaped) == [Escaped(ANA)]
    assert noisy.state.winner == ANA
