"""Rulings on zombies that lie together, and on the layout, that no single chapter covers (RULES.md, section 4)."""

import pytest

from games.nightmare_forest.scene import ANA, PATH, camper, given, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import NEXT_FIRST, OWN_FIRST, OWN_SECOND, Attack, Flip, Pass
from lanternwood.games.nightmare_forest.content import ZONE_OF
from lanternwood.games.nightmare_forest.events import CardTurnedUp
from lanternwood.kernel.match import Match, plan_for


@pytest.mark.parametrize(("spot", "card"), [(OWN_FIRST, "hollow-hare"), (OWN_SECOND, "reeking-skunk")])
def test_of_two_hidden_zombies_either_may_be_turned_up(spot: int, card: str) -> None:
    """NF-R-38"""
    scene = given(camper(own=["hollow-hare", "reeking-skunk"]), camper())
    scene.when(Flip(spot))
    assert scene.announced(CardTurnedUp) == [CardTurnedUp(ANA, spot, card)]
    assert scene.turn.forced == spot


def test_the_second_may_be_turned_up_once_the_first_has_been_fought() -> None:
    """NF-R-38"""
    scene = given(camper(own=["reeking-skunk", "reeking-skunk"]), camper())
    scene.when(Flip(OWN_FIRST))
    assert scene.refused(Flip(OWN_SECOND)) == "NF-FLIP-04"
    scene.rolls(0).when(Attack(OWN_FIRST, 1), Flip(OWN_SECOND))
    assert [lurker.face_up for lurker in scene.ana.own] == [True, True]


def test_the_forced_attack_must_hit_the_zombie_just_turned_up() -> None:
    """NF-R-39"""
    scene = given(camper(own=[up("hollow-hare"), "reeking-skunk"]), camper())
    scene.when(Flip(OWN_SECOND))
    assert scene.refused(Attack(OWN_FIRST, 1)) == "NF-FLIP-03"
    scene.rolls(0).when(Attack(OWN_SECOND, 1))
    assert scene.offers(Attack(OWN_FIRST, 1))


def test_with_only_a_hidden_zombie_left_ahead_noise_goes_to_the_own_space_and_comes_first() -> None:
    """NF-R-40"""
    facts = camper(facing="threadbare-vole", beside=["reeking-skunk"], gear=[shown("chainsaw")])
    scene = given(facts, camper(), stacks={1: ["hollow-hare"]})
    scene.when(Attack(PATH, 0, (0,)))
    assert (scene.own_of(ANA), scene.beside_of(ANA)) == (["hollow-hare"], ["reeking-skunk"])
    assert scene.ana.level == 0
    assert scene.refused(Flip(NEXT_FIRST)) == "NF-FLIP-07"


def test_a_camper_waits_for_both_spaces_to_be_clear() -> None:
    """NF-R-40: the zombie under the camper falls first, then the one ahead, then the camper moves."""
    scene = given(camper(next_gone=True, own=["threadbare-vole"], beside=["threadbare-vole"]), camper())
    scene.when(Flip(OWN_FIRST))
    scene.rolls(1).when(Attack(OWN_FIRST, 1))
    assert scene.ana.level == 0
    scene.when(Flip(NEXT_FIRST))
    scene.rolls(1).when(Attack(NEXT_FIRST, 1))
    assert scene.ana.level == 1


def test_the_rows_run_outward_from_zone_1_to_zone_4() -> None:
    """NF-R-47"""
    match = Match(GAME, plan_for(GAME, 2, "rows"))
    assert [[ZONE_OF[card] for card in path] for path in match.state.open_paths] == [[1, 1, 2, 2, 3, 3, 4]] * 2


def test_what_was_turned_up_stays_so_and_must_not_be_fought_on_later_turns() -> None:
    """NF-R-09"""
    scene = given(camper(own=[up("reeking-skunk")]), camper())
    scene.when(Pass(), Pass())
    assert scene.ana.own[0].face_up
    assert scene.offers(Pass())
    assert scene.ana.wounds == 0
