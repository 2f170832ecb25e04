"""R05: a role list that was drawn by chance, and that nobody knows."""

from collections import Counter
from typing import Any

import pytest

from games.forsaken_forest.scene import given, player
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.distribution import TABLE, advice, forsaken_seats, list_problem, secret_lists
from lanternwood.games.forsaken_forest.options import Options, options_problem
from lanternwood.games.forsaken_forest.roles import COMMONFOLK, FORSAKEN, PRIEST, ROLE, SHROUDED
from lanternwood.games.forsaken_forest.state import Dawned, State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng

PLAYERS = list(GAME.seats)
ANA, BEN = Seat(0), Seat(1)


def dealt(seats: int, seed: str = "owl", **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, seed, {"hidden_role_list": True, **options}))


def worlds(state: State, viewer: Seat | None, count: int = 300) -> list[State]:
    chance = HashRng(b"worlds")
    return [GAME.redeal(state, viewer, chance) for _ in range(count)]


@pytest.mark.rule("FF-DIST-03", "FF-DIST-08", "FF-DIST-11")
@pytest.mark.parametrize("seats", PLAYERS)
def test_what_may_be_drawn_is_playable_and_needs_no_warning(seats: int) -> None:
    lists = secret_lists(seats)
    assert len(lists) > 40
    for roles in lists:
        assert list_problem(seats, roles) is None
        assert min(roles.values()) > 0
        assert forsaken_seats(roles) in [forsaken for forsaken, _ in TABLE[seats]]
        assert all(line.startswith("To come nearer") for line in advice(roles))
    assert len({tuple(sorted(roles.items())) for roles in lists}) == len(lists)


def test_each_match_has_a_list_of_its_own() -> None:
    drawn = {dealt(8, f"seed {number}").state.role_list for number in range(40)}
    assert len(drawn) > 20


def test_it_is_the_role_list_of_nobodys_choice() -> None:
    told = "a secret list is drawn by chance (R05); switch hidden_role_list off, or choose no list yourself"
    own = Options(hidden_role_list=True, roles=("forsaken", "commonfolk", "commonfolk", "commonfolk"))
    assert options_problem(4, own) == told
    assert options_problem(5, Options(hidden_role_list=True, more_forsaken=True)) == told
    assert options_problem(5, Options(hidden_role_list=True, special_roles=True)) is None


def test_what_is_written_on_the_table_does_not_tell_it() -> None:
    plans = [dealt(8, f"seed {number}") for number in range(8)]
    assert len({match.state.role_list for match in plans}) > 1
    assert all(match.plan.options == plans[0].plan.options for match in plans)


@pytest.mark.parametrize("viewer", [None, ANA])
def test_other_worlds_have_other_lists(viewer: Seat | None) -> None:
    state = dealt(8).state
    for world in worlds(state, viewer, 40):
        assert sorted(world.roles) == list(world.role_list)
        assert Counter([*world.roles, *world.reserve]) == Counter([*state.roles, *state.reserve])
        assert viewer is None or world.roles[viewer] == state.roles[viewer]
    assert len({world.role_list for world in worlds(state, viewer, 40)}) > 20


def test_a_public_list_stays_as_it_is() -> None:
    state = Match(GAME, plan_for(GAME, 8, "owl", {"special_roles": True})).state
    assert {world.role_list for world in worlds(state, None, 20)} == {state.role_list}


def test_what_a_seat_is_makes_some_lists_likelier() -> None:
    """Of the lists with more of one's own role, a seat is dealt into more often."""
    state = given(*[player(role="commonfolk") for _ in range(6)], player(role="forsaken"), player(role="forsaken"),
                  options=Options(hidden_role_list=True)).state  # fmt: skip
    lists = [Counter({ROLE[role]: count for role, count in roles.items()}) for roles in secret_lists(8)]
    ways = sum(roles[COMMONFOLK] for roles in lists)
    expected = sum(roles[COMMONFOLK] * roles[COMMONFOLK] for roles in lists) / ways
    plain = sum(roles[COMMONFOLK] for roles in lists) / len(lists)
    seen = worlds(state, ANA, 1500)
    mean = sum(world.roles.count(COMMONFOLK) for world in seen) / len(seen)
    assert abs(mean - expected) < 0.15 < expected - plain


@pytest.mark.rule("FF-KEY-PEEK-02", "FF-ROLE-SHROUDED-02")
def test_a_face_that_was_seen_stays_the_face_in_every_list() -> None:
    scene = given(*[player(role="commonfolk") for _ in range(6)], player(role="forsaken"), player(role="forsaken"),
                  options=Options(hidden_role_list=True))  # fmt: skip
    state = scene.state
    state.shrouded_done = state.cursed_done = True
    state.looked_roles[ANA] = 1 << BEN
    seen = worlds(state, ANA)
    assert {world.shown(BEN) for world in seen} == {COMMONFOLK}
    assert {world.roles[BEN] for world in seen} == {COMMONFOLK, SHROUDED}


@pytest.mark.rule("FF-ROLE-SHROUDED-03")
def test_the_forsaken_know_how_many_they_are_and_whether_one_is_shrouded() -> None:
    scene = given(*[player(role="commonfolk") for _ in range(6)], player(role="forsaken"), player(role="forsaken"),
                  options=Options(hidden_role_list=True))  # fmt: skip
    state = scene.state
    state.met = True
    seen = worlds(state, Seat(7))
    assert all(world.true_forsaken() == [6, 7] for world in seen)
    assert {world.roles[6] for world in seen} == {FORSAKEN, ROLE["silencer"]}
    assert len({world.role_list for world in seen}) > 20


@pytest.mark.rule("FF-NIGHT2-10")
def test_a_shelter_at_dawn_tells_that_a_priest_is_in_the_list() -> None:
    roles = ("priest", *["commonfolk"] * 5, "forsaken", "forsaken")
    state = given(*[player(role=role) for role in roles], options=Options(hidden_role_list=True)).state
    state.dawns.append(Dawned(2, 0, ANA, BEN, None))
    assert all(PRIEST in world.role_list for world in worlds(state, None, 60))
