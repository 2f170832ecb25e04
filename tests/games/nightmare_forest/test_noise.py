"""NF-NOISE and NF-ADD: what a noise brings, and where it lies in wait."""

from random import Random

import pytest

from games.nightmare_forest.scene import ANA, BO, CamperFacts, Scene, camper, given, hidden, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    NEXT_FIRST,
    OWN_FIRST,
    OWN_SECOND,
    PATH,
    Attack,
    DropGear,
    Flip,
    HackAtObstacle,
    Pass,
    ThrowGear,
)
from lanternwood.games.nightmare_forest.content import CARD_IDS
from lanternwood.games.nightmare_forest.events import (
    CamperMoved,
    MuteAsked,
    NoiseChecked,
    NoZombieLeft,
    ObstacleRemoved,
    SpaceFull,
    StackRebuilt,
    Wounded,
    ZombieAdded,
)
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.state import Lurker
from lanternwood.games.nightmare_forest.view import ForestView, View
from lanternwood.kernel.match import Match, plan_for


def names(lurkers: list[Lurker]) -> list[str]:
    return [CARD_IDS[lurker.card] for lurker in lurkers]


def thrown_at(bo: CamperFacts, **table: object) -> Scene:
    """Something has just been thrown at Bo, and the die shows a hit."""
    scene = given(camper(gear=[hidden("trail-mix")]), bo, **table)  # type: ignore[arg-type]
    return scene.rolls(1).when(ThrowGear(0, BO))


# Noise


@pytest.mark.rule("NF-NOISE-01")
def test_the_check_comes_after_a_won_attack_and_the_move() -> None:
    """NF-R-05: the zombie comes to where the camper is now."""
    scene = given(camper(facing="reeking-skunk", gear=["chainsaw"]), camper())
    scene.when(Attack(PATH, 0, (0,)))
    kinds = [type(heard.event) for heard in scene.heard]
    assert kinds[-3:] == [CamperMoved, NoiseChecked, ZombieAdded]
    assert (scene.ana.level, len(scene.ana.own)) == (1, 1)


@pytest.mark.rule("NF-NOISE-01")
def test_the_check_comes_after_the_wounds_of_a_lost_attack() -> None:
    scene = given(camper(facing="reeking-skunk", gear=["cast-iron-skillet"]), camper())
    scene.rolls(0, 1).when(Attack(PATH, 1, (0,)))
    kinds = [type(heard.event) for heard in scene.heard]
    assert kinds[-3:] == [Wounded, NoiseChecked, ZombieAdded]


@pytest.mark.rule("NF-NOISE-01")
def test_the_check_comes_after_work_with_a_weapon_and_the_move() -> None:
    """NF-R-14"""
    scene = given(camper(facing="bramble-snarl", gear=["chainsaw"]), camper())
    scene.when(HackAtObstacle(0))
    kinds = [type(heard.event) for heard in scene.heard]
    assert kinds[-4:] == [ObstacleRemoved, CamperMoved, NoiseChecked, ZombieAdded]
    assert (scene.ana.level, len(scene.ana.own)) == (1, 1)


@pytest.mark.rule("NF-NOISE-02")
def test_a_silent_weapon_needs_no_check_no_question_and_no_die() -> None:
    gear = [hidden("fillet-knife"), hidden("wool-blanket")]
    scene = given(camper(facing="threadbare-vole", gear=gear), camper())
    scene.when(Attack(PATH, 0, (0,)))
    assert scene.state.question is None
    assert scene.announced(MuteAsked) + scene.announced(NoiseChecked) + scene.announced(ZombieAdded) == []


@pytest.mark.rule("NF-NOISE-03")
@pytest.mark.parametrize(("face", "zombies"), [(0, 0), (1, 1), (2, 0)])
def test_at_level_1_only_a_single_attracts_a_zombie(face: int, zombies: int) -> None:
    scene = given(camper(facing="gnawing-chipmunk", gear=["camp-hatchet"]), camper())
    scene.rolls(face).when(Attack(PATH, 0, (0,)))
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 1, face, zombies == 1)]
    assert len(scene.ana.own) == zombies


@pytest.mark.rule("NF-NOISE-04")
@pytest.mark.parametrize(("face", "zombies"), [(0, 0), (1, 1), (2, 1)])
def test_at_level_2_a_single_or_a_double_attracts_a_zombie(face: int, zombies: int) -> None:
    scene = given(camper(facing="gnawing-chipmunk", gear=["cast-iron-skillet"]), camper())
    scene.rolls(face).when(Attack(PATH, 0, (0,)))
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 2, face, zombies == 1)]
    assert len(scene.ana.own) == zombies


@pytest.mark.rule("NF-NOISE-05")
@pytest.mark.parametrize("weapon", ["chainsaw", "rifle", "shotgun"])
def test_at_level_3_a_zombie_comes_without_a_roll(weapon: str) -> None:
    scene = given(camper(facing="gnawing-chipmunk", gear=[weapon]), camper())
    scene.when(Attack(PATH, 0, (0,)))
    assert scene.announced(NoiseChecked) == [NoiseChecked(ANA, 3, None, True)]
    assert len(scene.ana.own) == 1


@pytest.mark.rule("NF-NOISE-06")
@pytest.mark.parametrize(("unused", "used"), [(4, 0), (1, 3)])
def test_the_noise_die_is_not_one_of_the_pool(unused: int, used: int) -> None:
    """NF-R-21"""
    scene = given(camper(facing="gnawing-chipmunk", gear=["camp-hatchet"]), camper(), unused=unused, used=used)
    scene.rolls(1).when(Attack(PATH, 0, (0,)))
    assert (scene.turn.unused, scene.turn.used) == (unused, used)


# Where an added zombie goes


@pytest.mark.rule("NF-ADD-01")
@pytest.mark.parametrize(
    "bo",
    [
        camper(level=1),
        camper(level=1, own=[up("gnawing-chipmunk")]),
        camper(level=1, own=["gnawing-chipmunk"]),
        camper(level=1, facing="bramble-snarl"),
        camper(level=1, next_gone=True, beside=["gnawing-chipmunk"]),
    ],
    ids=["nothing there", "face up under the camper", "face down under the camper", "obstacle", "face down ahead"],
)
def test_without_a_face_up_zombie_ahead_it_goes_under_the_camper(bo: CamperFacts) -> None:
    scene = thrown_at(bo)
    assert scene.announced(ZombieAdded) == [ZombieAdded(BO, 1, True)]
    assert (len(scene.bo.own), len(scene.bo.beside)) == (len(bo.own) + 1, len(bo.beside))


@pytest.mark.rule("NF-ADD-01")
@pytest.mark.parametrize(
    "bo",
    [
        camper(level=1, facing="reeking-skunk"),
        camper(level=1, next_gone=True, beside=[up("gnawing-chipmunk")]),
    ],
    ids=["path card", "added zombie"],
)
def test_it_goes_to_the_face_up_zombie_ahead(bo: CamperFacts) -> None:
    scene = thrown_at(bo)
    assert scene.announced(ZombieAdded) == [ZombieAdded(BO, 1, False)]
    assert (len(scene.bo.own), len(scene.bo.beside)) == (0, len(bo.beside) + 1)


@pytest.mark.rule("NF-ADD-01")
def test_noise_before_an_unfinished_obstacle_brings_a_zombie_under_the_camper() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", gear=["cast-iron-skillet"]), camper())
    scene.rolls(2).when(HackAtObstacle(0))
    assert (scene.ana.level, scene.ana.counters) == (4, 2)
    assert (len(scene.ana.own), scene.ana.beside) == (1, [])
    assert scene.refused(HackAtObstacle(0)) == "NF-FLIP-07"


@pytest.mark.rule("NF-ADD-02")
def test_it_lies_face_down_and_nobody_knows_it() -> None:
    for bo in (camper(level=1), camper(level=1, facing="reeking-skunk")):
        scene = thrown_at(bo)
        for viewer in (ANA, BO, None):
            seen: View = GAME.view(scene.state, viewer)
            assert seen.campers[BO].own + seen.campers[BO].beside == (ForestView(1),)


@pytest.mark.rule("NF-ADD-03")
@pytest.mark.parametrize(
    "facts",
    [
        camper(level=1, facing="reeking-skunk", beside=["gnawing-chipmunk"]),
        camper(level=1, facing="reeking-skunk", beside=[up("gnawing-chipmunk")]),
        camper(level=1, next_gone=True, beside=[up("reeking-skunk"), "gnawing-chipmunk"]),
        camper(level=1, own=[up("reeking-skunk"), "gnawing-chipmunk"]),
        camper(level=1, own=[up("reeking-skunk"), up("gnawing-chipmunk")]),
    ],
)
def test_a_space_with_two_zombies_takes_no_third(facts: CamperFacts) -> None:
    ana = camper(
        level=1,
        facing=facts.facing,
        next_gone=facts.next_gone,
        own=facts.own,
        beside=facts.beside,
        gear=[shown("cast-iron-skillet")],
    )
    scene = given(ana, camper())
    stack = list(scene.state.stacks[1])
    target = next(spot for spot in (OWN_FIRST, PATH, NEXT_FIRST) if scene.offers(Attack(spot, 1, (0,))))
    scene.rolls(0, 1).when(Attack(target, 1, (0,)))
    assert scene.announced(SpaceFull) == [SpaceFull(ANA)]
    assert scene.announced(ZombieAdded) == []
    assert (len(scene.ana.own), len(scene.ana.beside)) == (len(facts.own), len(facts.beside))
    assert scene.state.stacks[1] == stack


@pytest.mark.rule("NF-ADD-03")
def test_two_zombies_ahead_leave_room_under_the_camper_when_none_of_them_is_face_up() -> None:
    scene = thrown_at(camper(level=1, next_gone=True, beside=["gnawing-chipmunk", "gnawing-chipmunk"]))
    assert len(scene.bo.own) == 1


@pytest.mark.rule("NF-ADD-04")
@pytest.mark.parametrize(("level", "zone"), [(1, 1), (3, 2), (5, 3)])
def test_it_is_the_top_zombie_of_the_zone_1_stack_whatever_the_zone(level: int, zone: int) -> None:
    scene = thrown_at(camper(level=level), stacks={1: ["ringtail-rotter", "threadbare-vole"]})
    assert scene.bo.zone == zone
    assert names(scene.bo.own) == ["ringtail-rotter"]
    assert CARD_IDS[scene.state.stacks[1][-1]] == "threadbare-vole"


@pytest.mark.rule("NF-ADD-04")
def test_what_is_no_zombie_goes_unseen_to_the_bottom_in_its_order() -> None:
    """NF-R-10"""
    top = ["bramble-snarl", "cooler-in-the-ferns", "ringtail-rotter", "threadbare-vole"]
    scene = thrown_at(camper(level=1), stacks={1: top}, only_stacks=True)
    assert names(scene.bo.own) == ["ringtail-rotter"]
    stack = [CARD_IDS[card] for card in reversed(scene.state.stacks[1])]
    assert stack == ["threadbare-vole", "bramble-snarl", "cooler-in-the-ferns"]
    assert scene.seen_by(BO)[2:] == [ZombieAdded(BO, 1, True)]


@pytest.mark.rule("NF-ADD-04")
def test_a_stack_without_a_zombie_takes_the_discarded_zombies_back() -> None:
    """NF-R-11"""
    scene = given(
        camper(gear=["trail-mix"]),
        camper(level=1),
        stacks={1: ["bramble-snarl"]},
        only_stacks=True,
    )
    pile = scene.state.discards[1]
    scene.rolls(1).when(ThrowGear(0, BO))
    zombies = [card for card in pile if CARD_IDS[card] not in ("bramble-snarl", "cooler-in-the-ferns", "ivy-marsh")]
    assert scene.announced(StackRebuilt) == [StackRebuilt(1, len(zombies) + 1)]
    assert scene.dice.shuffled == 1
    assert len(scene.state.stacks[1]) == len(zombies)
    left = {CARD_IDS[card] for card in scene.state.discards[1]}
    assert left == {"bramble-snarl", "cooler-in-the-ferns", "ivy-marsh"}
    assert len(scene.bo.own) == 1


@pytest.mark.rule("NF-ADD-04")
def test_when_no_zombie_is_left_anywhere_nothing_is_added() -> None:
    """NF-R-11"""
    scene = given(camper(gear=["trail-mix"]), camper(level=1), stacks={1: ["bramble-snarl"]}, only_stacks=True)
    obstacles = ("bramble-snarl", "cooler-in-the-ferns", "ivy-marsh")
    scene.state.discards[1] = [card for card in scene.state.discards[1] if CARD_IDS[card] in obstacles]
    scene.box = GAME.pieces(scene.state)
    scene.rolls(1).when(ThrowGear(0, BO))
    assert scene.announced(NoZombieLeft) == [NoZombieLeft(1)]
    assert (scene.bo.own, scene.dice.shuffled) == ([], 0)
    assert [CARD_IDS[card] for card in scene.state.stacks[1]] == ["bramble-snarl"]


@pytest.mark.rule("NF-OPT-03")
def test_in_a_deadlier_forest_the_zone_of_the_one_thrown_at_counts() -> None:
    """NF-R-12"""
    deadlier = Options(deadlier=True)
    scene = thrown_at(camper(level=2, facing="tattered-fox"), options=deadlier, stacks={2: ["drooling-badger"]})
    assert names(scene.bo.beside) == ["drooling-badger"]
    assert scene.announced(ZombieAdded) == [ZombieAdded(BO, 2, False)]


# Getting rid of it


@pytest.mark.rule("NF-ADD-05")
def test_under_the_camper_it_must_be_defeated_before_the_next_card_is_turned_up() -> None:
    scene = given(camper(level=1, own=["threadbare-vole", "threadbare-vole"]), camper())
    for spot in (OWN_SECOND, OWN_FIRST):
        assert scene.refused(Flip(PATH)) == "NF-FLIP-07"
        scene.when(Flip(spot)).rolls(1).when(Attack(spot, 1))
    scene.when(Flip(PATH))
    assert scene.ana.turned


@pytest.mark.rule("NF-ADD-06")
def test_in_the_next_space_both_must_be_defeated_and_the_player_chooses_the_order() -> None:
    ana = camper(level=1, facing="threadbare-vole", beside=["threadbare-vole"])
    hidden_first = given(ana, camper())
    hidden_first.when(Flip(NEXT_FIRST)).rolls(1).when(Attack(NEXT_FIRST, 1))
    assert hidden_first.ana.level == 1
    hidden_first.rolls(1).when(Attack(PATH, 1))
    assert hidden_first.ana.level == 2
    ana = camper(level=1, facing="threadbare-vole", beside=["threadbare-vole"])
    seen_first = given(ana, camper())
    seen_first.rolls(1).when(Attack(PATH, 1))
    assert seen_first.ana.level == 1
    seen_first.when(Flip(NEXT_FIRST)).rolls(1).when(Attack(NEXT_FIRST, 1))
    assert seen_first.ana.level == 2


@pytest.mark.rule("NF-ADD-07")
@pytest.mark.parametrize(
    ("facts", "spot"),
    [
        (camper(level=1, own=[up("threadbare-vole")]), OWN_FIRST),
        (camper(level=1, facing="reeking-skunk", beside=[up("threadbare-vole")]), NEXT_FIRST),
    ],
)
def test_a_defeated_added_zombie_gives_a_die_back(facts: CamperFacts, spot: int) -> None:
    scene = given(facts, camper(), unused=4)
    scene.rolls(1, 0, 0).when(Attack(spot, 3))
    assert (scene.turn.unused, scene.turn.used) == (2, 2)
    assert [CARD_IDS[card] for card in scene.state.discards[1]] == ["threadbare-vole"]


@pytest.mark.rule("NF-ADD-08")
@pytest.mark.rule("NF-ADD-03")
def test_face_up_zombies_never_lie_in_two_spaces_and_never_more_than_two_in_one() -> None:
    """Played at random, with a liking for noise and throws."""
    crowded = 0
    for seed in ("owl", "fox", "moth", "newt", "pike", "lynx"):
        match = Match(GAME, plan_for(GAME, 4, seed))
        whim = Random(seed)
        while match.outcome() is None:
            seat = match.pending()[0]
            choices = match.choices(seat)
            loud = [
                each for each in choices if isinstance(each, ThrowGear) or (isinstance(each, Attack) and each.weapons)
            ]
            better = [each for each in choices if not isinstance(each, DropGear | Pass)]
            match.act(seat, whim.choice(loud or better or choices))
            for player in match.state.players:
                ahead = player.faces_zombie_card() or any(lurker.face_up for lurker in player.beside)
                here = any(lurker.face_up for lurker in player.own)
                assert not (ahead and here)
                assert len(player.own) <= 2
                assert len(player.beside) + player.faces_zombie_card() <= 2
                crowded += len(player.own) == 2 or len(player.beside) + player.faces_zombie_card() == 2
    assert crowded
