"""NF-INFO: who learns what, from views, announcements, options and refusals."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.nightmare_forest.scene import ANA, BO, CY, PATH, Scene, camper, given, hidden, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    Attack,
    BlockWith,
    DropGear,
    Flip,
    Keep,
    LetItRing,
    MuffleWith,
    Pass,
    Search,
    TakeTheHit,
    ThrowGear,
    Trim,
)
from lanternwood.games.nightmare_forest.content import CARD_IDS, GEAR_DECK, GEAR_IDS, IS_ZOMBIE, ZONE_OF
from lanternwood.games.nightmare_forest.events import (
    BlockAsked,
    CamperEaten,
    GearDeckRebuilt,
    GearDrawn,
    GearSeen,
    HitBlocked,
    KeepAsked,
    MuteAsked,
    NoiseMuffled,
    StackRebuilt,
    TwoGearOffered,
    ZombieAdded,
)
from lanternwood.games.nightmare_forest.noise import add_zombie
from lanternwood.games.nightmare_forest.state import State
from lanternwood.games.nightmare_forest.view import CamperView, ForestView, GearView, QuestionView, pieces
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import IllegalAction, Viewer
from lanternwood.kernel.rng import HashRng

WORLDS = 12


def worlds(state: State, viewer: Viewer) -> list[State]:
    """Other worlds that this viewer cannot tell from the real one."""
    return [GAME.redeal(state, viewer, HashRng(bytes([number]))) for number in range(WORLDS)]


def told(scene: Scene, viewer: Viewer) -> bytes:
    """Everything a viewer has heard and sees now, as it would be sent."""
    return to_json([scene.seen_by(viewer), GAME.view(scene.state, viewer)])


def camper_seen(scene: Scene, seat: int, by: Viewer) -> CamperView:
    seen: CamperView = GAME.view(scene.state, by).campers[seat]
    return seen


def asked(scene: Scene, by: Viewer) -> QuestionView | None:
    question: QuestionView | None = GAME.view(scene.state, by).question
    return question


# NF-INFO-01 Face-down gear


@pytest.mark.rule("NF-INFO-01")
def test_only_its_holder_knows_a_face_down_gear_card() -> None:
    scene = given(camper(gear=["rifle", shown("chainsaw"), "shotgun"]), camper())
    assert [held.card for held in GAME.view(scene.state, ANA).hand] == ["rifle", "chainsaw", "shotgun"]
    for viewer in (BO, None):
        view = GAME.view(scene.state, viewer)
        assert view.hand == ()
        assert camper_seen(scene, ANA, viewer).hidden_gear == 2
        assert [held.card for held in camper_seen(scene, ANA, viewer).gear] == ["chainsaw"]
        assert b"rifle" not in to_json(view)
        assert b"shotgun" not in to_json(view)


@pytest.mark.rule("NF-INFO-01")
def test_everyone_sees_face_up_gear_with_its_use_shots_and_attachment() -> None:
    gun = shown("revolver", used=1, shots=2, taped="tent-stake")
    scene = given(camper(gear=[gun]), camper())
    for viewer in (ANA, BO, None):
        assert camper_seen(scene, ANA, viewer).gear == (GearView("revolver", True, 1, 2, "tent-stake"),)


@pytest.mark.rule("NF-INFO-01")
def test_others_hear_how_many_cards_are_drawn_and_the_drawer_which() -> None:
    scene = given(camper(), camper(), deck=["rifle"])
    scene.rolls(1).when(Search(1))
    assert scene.seen_by(ANA)[1:] == [GearDrawn(ANA, 1), GearSeen(("rifle",))]
    assert scene.seen_by(BO)[1:] == scene.seen_by(None)[1:] == [GearDrawn(ANA, 1)]


@pytest.mark.rule("NF-INFO-01")
def test_the_two_cards_of_a_double_are_seen_by_the_drawer_alone() -> None:
    scene = given(camper(), camper(), deck=["rifle", "chainsaw"])
    scene.rolls(2).when(Search(1))
    assert asked(scene, ANA) == QuestionView("KeepGear", ANA, offered=("rifle", "chainsaw"), ages=(0, 0))
    for viewer in (BO, None):
        assert asked(scene, viewer) == QuestionView("KeepGear", ANA, ages=(0, 0))
        assert scene.seen_by(viewer)[1:] == [KeepAsked(ANA)]
        assert b"rifle" not in told(scene, viewer)
    assert scene.announced(TwoGearOffered) == [TwoGearOffered(("rifle", "chainsaw"))]


@pytest.mark.rule("NF-INFO-01")
def test_the_order_of_the_gear_deck_is_seen_by_nobody_and_its_size_by_all() -> None:
    scene = given(camper(), camper(), deck=["rifle"])
    for viewer in (ANA, BO, None):
        assert GAME.view(scene.state, viewer).gear_deck == len(GEAR_DECK)
        assert b"rifle" not in to_json(GAME.view(scene.state, viewer))


# NF-INFO-02 Face-down forest cards


@pytest.mark.rule("NF-INFO-02")
def test_a_face_down_forest_card_shows_its_zone_and_nothing_else() -> None:
    facts = camper(level=2, facing="tattered-fox", counters=0, beside=["hollow-hare"])
    scene = given(camper(level=5, own=["reeking-skunk", up("limping-opossum")]), facts)
    for viewer in (ANA, BO, None):
        ana, bo = camper_seen(scene, ANA, viewer), camper_seen(scene, BO, viewer)
        assert ana.path == (ForestView(3), ForestView(4))
        assert ana.own == (ForestView(1), ForestView(1, "limping-opossum"))
        assert bo.path == (ForestView(2, "tattered-fox"), ForestView(2), ForestView(3), ForestView(3), ForestView(4))
        assert bo.beside == (ForestView(1),)


@pytest.mark.rule("NF-INFO-02")
def test_counters_on_an_obstacle_are_seen_by_all() -> None:
    scene = given(camper(level=4, facing="deadfall-tangle", counters=3), camper())
    for viewer in (ANA, BO, None):
        assert camper_seen(scene, ANA, viewer).path[0] == ForestView(3, "deadfall-tangle", 3)


@pytest.mark.rule("NF-INFO-02")
def test_looking_for_a_zombie_in_a_stack_shows_only_the_new_count() -> None:
    """NF-R-10: the cards passed over go to the bottom unseen."""
    facts = camper(facing="threadbare-vole", gear=[shown("chainsaw")])
    plain = given(facts, camper(), stacks={1: ["hollow-hare"]})
    passing = given(facts, camper(), stacks={1: ["bramble-snarl", "ivy-marsh", "hollow-hare"]})
    for scene in (plain, passing):
        before = len(scene.state.stacks[1])
        scene.when(Attack(PATH, 0, (0,)))
        assert scene.own_of(ANA) == ["hollow-hare"]
        assert len(scene.state.stacks[1]) == before - 1
        assert scene.seen_by(BO)[-1] == ZombieAdded(ANA, 1, own_space=True)
    assert [CARD_IDS[card] for card in passing.state.stacks[1][:2]] == ["ivy-marsh", "bramble-snarl"]
    for viewer in (ANA, BO, None):
        assert told(plain, viewer) == told(passing, viewer)


# NF-INFO-03 Questions that must not tell


def hit(*gear: str) -> Scene:
    scene = given(camper(facing="reeking-skunk", gear=gear), camper())
    return scene.rolls(0).when(Attack(PATH, 1))


def loud(weapon: str, *gear: str) -> Scene:
    """Ana has defeated a vole with a weapon that was face up already."""
    facts = camper(facing="threadbare-vole", gear=[shown(weapon), *map(hidden, gear)])
    return given(facts, camper())


@pytest.mark.rule("NF-INFO-03")
@pytest.mark.parametrize("card", ["cooler-lid", "tent-stake", "bandage-roll", "wool-blanket"])
def test_the_block_question_is_put_to_whoever_holds_face_down_gear(card: str) -> None:
    """NF-R-53"""
    scene = hit(card)
    for viewer in (ANA, BO, None):
        assert asked(scene, viewer) == QuestionView("BlockQuestion", ANA, wounds=1)
    assert scene.announced(BlockAsked) == [BlockAsked(ANA, 1)]
    assert scene.offers(TakeTheHit())
    assert scene.offers(BlockWith(0)) == (card == "cooler-lid")


@pytest.mark.rule("NF-INFO-03")
def test_nobody_is_asked_to_block_with_gear_that_lies_face_up_or_with_none() -> None:
    for gear in ([], [shown("rifle")]):
        scene = given(camper(facing="reeking-skunk", gear=gear), camper())
        scene.rolls(0).when(Attack(PATH, 1))
        assert (scene.state.question, scene.ana.wounds) == (None, 1)
        assert not scene.announced(BlockAsked)


@pytest.mark.rule("NF-INFO-03")
@pytest.mark.parametrize(("weapon", "level"), [("camp-hatchet", 1), ("cast-iron-skillet", 2), ("chainsaw", 3)])
@pytest.mark.parametrize("card", ["wool-blanket", "tent-stake", "cooler-lid"])
def test_the_mute_question_is_put_before_any_roll_to_whoever_holds_face_down_gear(
    weapon: str, level: int, card: str
) -> None:
    """NF-R-53"""
    scene = loud(weapon, card)
    scene.when(Attack(PATH, 0, (0,)))
    for viewer in (ANA, BO, None):
        assert asked(scene, viewer) == QuestionView("MuteQuestion", ANA, noise=level)
    assert scene.announced(MuteAsked) == [MuteAsked(ANA, level)]
    assert scene.offers(LetItRing())
    assert scene.offers(MuffleWith(1)) == (card == "wool-blanket")


@pytest.mark.rule("NF-INFO-03")
def test_nobody_is_asked_about_noise_without_face_down_gear_or_without_noise() -> None:
    chainsaw = loud("chainsaw")
    chainsaw.when(Attack(PATH, 0, (0,)))
    silent = loud("canoe-paddle", "wool-blanket")
    silent.when(Attack(PATH, 0, (0,)))
    for scene in (chainsaw, silent):
        assert scene.state.question is None
        assert not scene.announced(MuteAsked)
    assert (len(chainsaw.ana.own), len(silent.ana.own)) == (1, 0)


@pytest.mark.rule("NF-INFO-03")
def test_a_shield_held_back_looks_like_no_shield_at_all() -> None:
    shield, stake = hit("cooler-lid"), hit("tent-stake")
    for scene in (shield, stake):
        scene.when(TakeTheHit())
    for viewer in (BO, None):
        assert told(shield, viewer) == told(stake, viewer)


@pytest.mark.rule("NF-INFO-03")
def test_a_blanket_held_back_looks_like_no_blanket_at_all() -> None:
    blanket, stake = loud("chainsaw", "wool-blanket"), loud("chainsaw", "tent-stake")
    for scene in (blanket, stake):
        scene.when(Attack(PATH, 0, (0,)), LetItRing())
    for viewer in (BO, None):
        assert told(blanket, viewer) == told(stake, viewer)


@pytest.mark.rule("NF-INFO-03")
def test_others_see_the_card_that_is_used() -> None:
    shield = hit("cooler-lid").when(BlockWith(0))
    assert HitBlocked(ANA, "cooler-lid", 1) in shield.seen_by(BO)
    blanket = loud("chainsaw", "wool-blanket").when(Attack(PATH, 0, (0,)), MuffleWith(1))
    assert NoiseMuffled(ANA, "wool-blanket") in blanket.seen_by(BO)


# NF-INFO-04 Worlds a viewer cannot tell apart


def full_table() -> Scene:
    """Something hidden of every kind."""
    return given(
        camper(level=2, facing="tattered-fox", beside=["hollow-hare"], gear=["rifle", shown("chainsaw"), "cooler-lid"]),
        camper(level=4, own=["reeking-skunk"], gear=["wool-blanket", "leather-gloves"], wounds=2),
        camper(level=3, facing="creeper-curtain", gear=[shown("revolver", shots=1), "shotgun"]),
        discards={1: ["hollow-hare", "ivy-marsh"]},
        gear_discard=["bandage-roll"],
    )


def choosing() -> Scene:
    return full_table().rolls(2).when(Search(1))


@pytest.mark.rule("NF-INFO-04")
@pytest.mark.parametrize("table", [full_table, choosing])
@pytest.mark.parametrize("viewer", [ANA, BO, CY, None])
def test_worlds_that_differ_in_hidden_things_look_the_same(table: Callable[[], Scene], viewer: Viewer) -> None:
    state = table().state
    seen = GAME.view(state, viewer)
    for world in worlds(state, viewer):
        assert pieces(world) == pieces(state)
        assert GAME.view(world, viewer) == seen
        if viewer is not None:
            options = GAME.choices(world, viewer)
            assert options == GAME.choices(state, viewer)
            assert [GAME.words.label(seen, choice) for choice in options] == [
                GAME.words.label(GAME.view(world, viewer), choice) for choice in options
            ]


@pytest.mark.rule("NF-INFO-04")
def test_a_redeal_changes_all_that_is_hidden_and_only_that() -> None:
    state = choosing().state
    dealt = worlds(state, BO)

    def values(look: Callable[[State], Any]) -> set[bytes]:
        return {to_json(look(world)) for world in dealt}

    hidden_things: list[Callable[[State], Any]] = [
        lambda world: world.players[ANA].gear[0].card,
        lambda world: world.players[CY].gear[1].card,
        lambda world: world.question,
        lambda world: world.gear_deck,
        lambda world: world.players[ANA].beside,
        lambda world: world.players[BO].own,
        lambda world: world.players[BO].path,
        lambda world: world.players[CY].path,
        *(lambda world, zone=zone: world.stacks[zone] for zone in (1, 2, 3, 4)),
    ]
    for look in hidden_things:
        assert len(values(look)) > 1
    known: list[Callable[[State], Any]] = [
        lambda world: world.players[BO].gear,
        lambda world: world.players[ANA].gear[1],
        lambda world: world.players[CY].gear[0],
        lambda world: world.players[ANA].path[2],
        lambda world: world.discards,
        lambda world: world.gear_discard,
    ]
    for look in known:
        assert values(look) == {to_json(look(state))}


@pytest.mark.rule("NF-INFO-04")
def test_a_redealt_gun_in_a_hidden_hand_is_full_and_an_added_zombie_is_a_zombie() -> None:
    state = full_table().state
    for world in worlds(state, None):
        for seat in (ANA, BO):
            lurkers = world.players[seat].own + world.players[seat].beside
            assert [(ZONE_OF[lurker.card], IS_ZOMBIE[lurker.card]) for lurker in lurkers] == [(1, True)]
        for held in world.players[BO].gear:
            assert held.shots == hidden(GEAR_IDS[held.card]).shots


@pytest.mark.rule("NF-INFO-04")
def test_in_a_redeal_no_space_is_likelier_than_another_to_hold_a_zombie() -> None:
    """RULES.md, section 7: odds for a face-down card use the composition of its zone minus everything seen."""
    state = given(camper(own=["hollow-hare", "reeking-skunk"]), camper(own=["hollow-hare"])).state
    chance = HashRng(b"spaces")
    dealt = [GAME.redeal(state, BO, chance) for _ in range(1500)]
    for seat, space in ((ANA, 0), (ANA, 1), (BO, 0), (BO, 1)):
        zombies = sum(IS_ZOMBIE[world.players[seat].path[space]] for world in dealt)
        assert zombies / len(dealt) == pytest.approx(33 / 40, abs=0.03)


@pytest.mark.rule("NF-INFO-04")
def test_a_redeal_leaves_the_stack_zombies_enough_for_those_it_gave() -> None:
    """The added zombies are nearly all the zombies that are left."""
    facts = camper(own=["hollow-hare", "reeking-skunk"], ahead=["bramble-snarl", "ivy-marsh"])
    state = given(facts, camper(), stacks={1: ["cooler-in-the-ferns"]}, only_stacks=True).state
    for world in worlds(state, BO):
        assert [IS_ZOMBIE[lurker.card] for lurker in world.players[ANA].own] == [True, True]
        assert pieces(world) == pieces(state)
        assert len(world.stacks[1]) == 1


@pytest.mark.rule("NF-INFO-04")
def test_a_stack_that_all_saw_run_out_of_zombies_keeps_what_it_must_hold() -> None:
    """NF-R-11: after StackRebuilt the stack's other cards are known in number."""
    facts = camper(facing="threadbare-vole", gear=[shown("chainsaw")])
    coolers = camper(ahead=["cooler-in-the-ferns", "cooler-in-the-ferns"])
    scene = given(facts, coolers, stacks={1: ["bramble-snarl", "bramble-snarl"]}, only_stacks=True)
    scene.when(Attack(PATH, 0, (0,)))
    assert len(scene.announced(StackRebuilt)) == 1
    stack = scene.state.stacks[1]
    assert sum(not IS_ZOMBIE[card] for card in stack) == 2
    dealt = worlds(scene.state, BO)
    for world in dealt:
        assert len(world.stacks[1]) == len(stack)
        assert sum(not IS_ZOMBIE[card] for card in world.stacks[1]) == 2
    assert len({tuple(world.stacks[1]) for world in dealt}) > 1
    assert len({tuple(world.players[BO].path[:2]) for world in dealt}) > 1


@pytest.mark.rule("NF-INFO-04")
def test_the_announcements_of_a_turn_do_not_depend_on_what_stays_hidden() -> None:
    heard = []
    for card in ("rifle", "cooler-lid", "wool-blanket"):
        scene = given(camper(facing="reeking-skunk", gear=[card]), camper(level=1), deck=["shotgun", "trail-mix"])
        scene.rolls(1).when(Search(1))
        scene.rolls(1).when(Attack(PATH, 1), TakeTheHit())
        scene.rolls(0).when(ThrowGear(1, BO), Pass())
        heard.append(told(scene, BO))
    assert heard[0] == heard[1] == heard[2]


# NF-INFO-05 Untraceable cards


@pytest.mark.rule("NF-INFO-05")
def test_copies_of_a_card_are_one_and_the_same() -> None:
    stakes = [card for card in GEAR_DECK if GEAR_IDS[card] == "tent-stake"]
    assert (len(stakes), len(set(stakes))) == (3, 1)


@pytest.mark.rule("NF-INFO-05")
def test_a_rebuilt_deck_is_shuffled_and_only_its_size_is_told() -> None:
    scene = given(camper(), camper(), deck=["rifle"], deck_size=1)
    size = len(scene.state.gear_discard)
    scene.rolls(1, 1).when(Search(2))
    assert scene.dice.shuffled == 1
    assert scene.seen_by(BO)[1:] == [GearDeckRebuilt(size), GearDrawn(ANA, 2)]
    drawn = {GEAR_IDS[world.players[ANA].gear[1].card] for world in worlds(scene.state, BO)}
    assert len(drawn) > 1


@pytest.mark.rule("NF-INFO-05")
def test_which_place_in_hand_a_hidden_card_has_is_nobody_elses_business() -> None:
    first = given(camper(gear=["rifle", "tent-stake"]), camper())
    second = given(camper(gear=["tent-stake", "rifle"]), camper())
    first.when(DropGear(0))
    second.when(DropGear(1))
    assert told(first, BO) == told(second, BO)


# NF-INFO-06 The eaten


@pytest.mark.rule("NF-INFO-06")
def test_all_cards_of_an_eaten_player_become_public() -> None:
    facts = camper(
        level=5,
        facing="carrion-wolf",
        ahead=["bellowing-moose"],
        beside=["hollow-hare"],
        gear=["rifle", shown("revolver", taped="tent-stake")],
        wounds=4,
    )
    scene = given(facts, camper(), camper())
    scene.rolls(0).when(Attack(PATH, 1), TakeTheHit())
    eaten = CamperEaten(ANA, ("rifle", "revolver", "tent-stake"), ("carrion-wolf", "bellowing-moose", "hollow-hare"))
    for viewer in (BO, None):
        assert eaten in scene.seen_by(viewer)
        view = GAME.view(scene.state, viewer)
        assert view.gear_discard == ("rifle", "revolver", "tent-stake")
        assert view.discards[1:] == (("hollow-hare",), (), ("carrion-wolf",), ("bellowing-moose",))
    assert camper_seen(scene, ANA, BO).hidden_gear == 0


@pytest.mark.rule("NF-INFO-06")
def test_an_eaten_player_sees_no_more_than_a_spectator() -> None:
    scene = given(camper(gear=["rifle"]), camper(eaten=True), camper())
    eaten, spectator = GAME.view(scene.state, BO), GAME.view(scene.state, None)
    assert msgspec.structs.replace(eaten, me=None) == spectator


# NF-INFO-07 Refusals


@pytest.mark.rule("NF-INFO-07")
def test_a_refusal_reaches_the_asking_player_alone() -> None:
    scene = given(camper(gear=["rifle"]), camper())
    before = [told(scene, viewer) for viewer in (ANA, BO, None)]
    with pytest.raises(IllegalAction, match="only those ahead"):
        GAME.apply(scene.table, ANA, ThrowGear(0, BO))
    assert scene.heard == []
    assert [told(scene, viewer) for viewer in (ANA, BO, None)] == before


@pytest.mark.rule("NF-INFO-07")
def test_options_are_shown_to_whoever_has_them() -> None:
    scene = full_table()
    assert GAME.choices(scene.state, ANA)
    assert list(GAME.choices(scene.state, BO)) == []
    trimming = given(camper(gear=["rifle", "chainsaw", "shotgun", "duct-tape"]), camper()).when(Pass())
    assert list(GAME.choices(trimming.state, ANA)) == [Trim(0), Trim(1), Trim(2), Trim(3)]
    assert list(GAME.choices(trimming.state, BO)) == []


# What everyone sees (RULES.md, section 5)


def test_wounds_level_zone_survivor_and_dice_are_public() -> None:
    scene = given(camper(level=4, zone=3, wounds=2, survivor="ivy-marsh"), camper(), unused=4, used=2)
    for viewer in (ANA, BO, None):
        seen = camper_seen(scene, ANA, viewer)
        assert (seen.level, seen.zone, seen.wounds, seen.survivor) == (4, 3, 2, "ivy-marsh")
        view = GAME.view(scene.state, viewer)
        assert (view.turn.seat, view.turn.unused, view.turn.used) == (ANA, 4, 2)


def test_a_second_survivor_is_seen_by_all_while_the_choice_is_pending() -> None:
    scene = given(camper(level=3, ahead=["doc-halloran"], survivor="ivy-marsh"), camper()).when(Flip(PATH))
    for viewer in (ANA, BO, None):
        assert asked(scene, viewer) == QuestionView("KeepSurvivor", ANA, found="doc-halloran")


def test_discards_are_open_ordered_lists() -> None:
    scene = given(camper(gear=["rifle", "chainsaw"]), camper(), gear_discard=["trail-mix"])
    scene.when(DropGear(1), DropGear(0))
    assert GAME.view(scene.state, BO).gear_discard == ("trail-mix", "chainsaw", "rifle")


def test_the_card_of_a_double_that_was_left_is_public_and_the_kept_one_is_not() -> None:
    scene = given(camper(), camper(), deck=["rifle", "chainsaw"])
    scene.rolls(2).when(Search(1), Keep(0))
    assert GAME.view(scene.state, BO).gear_discard == ("chainsaw",)
    assert b"rifle" not in told(scene, BO)


@pytest.mark.rule("NF-INFO-04")
def test_what_went_back_into_the_gear_deck_is_not_forgotten() -> None:
    """Everyone saw all but one card go back, so everyone knows that one."""
    scene = given(camper(gear=[shown("duct-tape")]), camper(gear=["rifle"]), camper(), deck_size=0)
    scene.rolls(1).when(Search(1))
    assert scene.state.gear_rebuilds == 1
    for viewer in (ANA, CY, None):
        assert {GEAR_IDS[world.players[BO].gear[0].card] for world in worlds(scene.state, viewer)} == {"rifle"}
    assert len({world.players[ANA].gear[1].card for world in worlds(scene.state, BO)}) > 1
    assert GAME.view(scene.state, None).campers[ANA].hidden_ages == (1,)
    assert GAME.view(scene.state, None).campers[BO].hidden_ages == (0,)


@pytest.mark.rule("NF-INFO-04")
def test_zombies_shuffled_back_into_a_stack_are_not_dealt_to_the_paths() -> None:
    """NF-R-11"""
    scene = given(camper(), camper(), stacks={1: ["bramble-snarl"]}, only_stacks=True)
    on_paths = sorted(zombies_on_paths(scene.state))
    add_zombie(scene.table, ANA)
    assert scene.ana.own[0].age == 1
    for world in worlds(scene.state, BO):
        assert sorted(zombies_on_paths(world)) == on_paths
    assert len({world.players[ANA].own[0].card for world in worlds(scene.state, BO)}) > 1
    assert GAME.view(scene.state, None).campers[ANA].own == (ForestView(1, age=1),)


def zombies_on_paths(state: State) -> list[int]:
    return [card for player in state.players for card in player.path if IS_ZOMBIE[card] and ZONE_OF[card] == 1]
