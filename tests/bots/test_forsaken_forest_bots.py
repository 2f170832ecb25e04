"""Forsaken Forest's bots: what they make of the table, and whether it helps them."""

from collections.abc import Iterator
from itertools import combinations, permutations
from math import exp, isclose
from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, DI, FORSAKEN, given, player
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.bots.forsaken_forest.groups import is_bluff
from lanternwood.bots.forsaken_forest.judging import Judge
from lanternwood.bots.forsaken_forest.likelihoods import logs
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.sharp import SharpBot
from lanternwood.bots.forsaken_forest.signs import OfPair, OfSeat, OfSlot, Reader
from lanternwood.bots.forsaken_forest.steady import SteadyBot
from lanternwood.bots.forsaken_forest.suspicion import Suspicion
from lanternwood.bots.forsaken_forest.worlds import Evidence, Slots, Worlds
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.board import DESTINATIONS
from lanternwood.games.forsaken_forest.roles import TEAM, TRUE_FORSAKEN
from lanternwood.games.forsaken_forest.state import Deed, State
from lanternwood.games.forsaken_forest.statements import ClaimSawDestination, Said
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat, Talk
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.turns import Turns, the_timeout

SIX: dict[str, Any] = {"min_window_s": 0}


def moments(seed: str, seats: int = 6, levels: dict[str, str] | None = None, **options: Any) -> Iterator[State]:
    """A match between bots, one level for each side: the state after each decision, and last of all its end."""
    match = Match(GAME, plan_for(GAME, seats, seed, SIX | options), listen=False)
    by_side = {"villagers": "steady", "forsaken": "steady"} | (levels or {})
    bots = [
        make_bot(GAME.name, by_side[TEAM[role]], HashRng(f"{seed} {seat}".encode()))
        for seat, role in enumerate(match.state.roles)
    ]
    turns = Turns(chance=HashRng(seed.encode()))
    while (seat := turns.next(GAME, match.state)) is not None:
        if seat == OUTSIDE:
            match.act(seat, the_timeout(GAME, match.state))
        else:
            action = bots[seat].choose(mind_of(GAME, match.state, seat))
            match.act(seat, action)
            if isinstance(action, Talk):
                continue
        turns.has_chosen(seat)
        yield match.state


def a_day(seed: str, deeds: int = 14, **options: Any) -> State:
    """A match in which some cards have been played."""
    return next(state for state in moments(seed, **options) if len(state.deeds) >= deeds and state.phase == "action")


def villager(state: State) -> Seat:
    return next(Seat(seat) for seat, role in enumerate(state.roles) if TEAM[role] == "villagers")


def with_seen(view: View) -> Evidence:
    evidence = Evidence(len(view.players))
    evidence.look(view)
    return evidence


# Worlds


@pytest.mark.parametrize("seed", ["worlds 1", "worlds 2", "worlds 4"])
def test_worlds_are_weighed_as_if_each_were_looked_at(seed: str) -> None:
    """All sets of seats and all pairs of slots, one by one, give the same chances as the sums do."""
    state = a_day(seed)
    view = GAME.view(state, villager(state))
    worlds, evidence = Worlds(view, with_seen(view)), with_seen(view)
    alone, both = worlds.of_seats(evidence)
    slots = Slots(view, evidence, own=True)
    p, village, void, total = [0.0] * 6, [0.0] * 8, [0.0] * 8, 0.0
    for forsaken in combinations(range(6), 2):
        fit = sum(alone[seat] for seat in forsaken) + both[forsaken[0]][forsaken[1]]
        fit += sum(slots.dead_shift[seat] for seat in forsaken)
        for one, other in permutations(range(8), 2):
            weight = exp(
                fit
                + slots.base[one] + slots.base[other + 8]
                + sum(slots.shift[seat][one] + slots.shift[seat][other + 8] for seat in forsaken)
            )  # fmt: skip
            total += weight
            village[one] += weight
            void[other] += weight
            for seat in forsaken:
                p[seat] += weight
    for found, wanted in zip(worlds.p + worlds.village + worlds.void, p + village + void, strict=True):
        assert isclose(found, wanted / total, abs_tol=1e-4)


def test_chances_add_up_to_what_there_is() -> None:
    state = a_day("adding up")
    view = GAME.view(state, villager(state))
    worlds = Worlds(view, with_seen(view))
    assert isclose(sum(worlds.p), 2)
    assert isclose(sum(worlds.village), 1)
    assert isclose(sum(worlds.void), 1)
    assert worlds.p[villager(state)] < 1e-9


def test_who_goes_on_playing_tells_who_may_have_died() -> None:
    """Two of six are dead and the match goes on: were both of them Villagers, the Forsaken would be as many."""
    state = a_day("the dead")
    me = villager(state)
    others = [seat for seat in range(6) if seat != me]
    for dead in others[:2]:
        state.living &= ~(1 << dead)
    view = GAME.view(state, me)
    worlds = Worlds(view, with_seen(view))
    assert worlds.p[others[0]] + worlds.p[others[1]] >= 1 - 1e-9


def test_the_forsaken_know_each_other_and_what_the_table_does_not() -> None:
    state = a_day("among friends")
    evil = next(Seat(seat) for seat, role in enumerate(state.roles) if TRUE_FORSAKEN[role])
    view = GAME.view(state, evil)
    own, public = Worlds(view, with_seen(view)), Worlds(view, with_seen(view), as_all=True)
    assert [round(chance) for chance in own.p] == [int(TRUE_FORSAKEN[role]) for role in state.roles]
    assert own.village[state.destinations.index(0)] > 0.99
    watcher = GAME.view(state, None)
    assert public.p == Worlds(watcher, with_seen(watcher), as_all=True).p


def test_it_comes_to_know_more_than_chance() -> None:
    """What a Villager believes at the end of a match: the Forsaken are likelier than they were at its beginning."""
    gained = []
    for number in range(24):
        state = max(moments(f"knowing {number}"), key=lambda state: len(state.deeds))
        match_view = GAME.view(replayed(state), villager(state))
        worlds = Worlds(match_view, with_seen(match_view))
        others = [seat for seat in range(6) if seat != villager(state)]
        evil = [worlds.p[seat] for seat in others if TRUE_FORSAKEN[state.roles[seat]]]
        gained.append(sum(evil) / len(evil) - 2 / 5)
    assert sum(gained) / len(gained) > 0.15


def replayed(state: State) -> State:
    """As it was before the end told everything."""
    twin = state.copy()
    twin.ending = None
    return twin


def test_with_a_secret_list_a_face_may_deceive() -> None:
    """Whoever shows Commonfolk may be the Shrouded, for all one knows; with an open list without them, they are not."""
    state = a_day("a secret list")
    me = villager(state)
    other = next(Seat(seat) for seat in range(6) if seat != me and TEAM[state.roles[seat]] == "villagers")
    state.looked_roles[me] |= 1 << other
    view = GAME.view(state, me)
    assert view.players[other].shown == "commonfolk"
    for beliefs in (Worlds(view, with_seen(view)), Suspicion(view, Manner())):
        assert beliefs.p[other] < 1e-3
    secret = changed(view, role_list=None)
    for beliefs in (Worlds(secret, with_seen(secret)), Suspicion(secret, Manner())):
        assert beliefs.p[other] > 1e-3


@pytest.mark.parametrize(("seats", "forsaken"), [(6, 2), (7, 2), (8, 2), (9, 3), (10, 3)])
def test_with_a_secret_list_there_are_as_many_forsaken_as_is_printed(seats: int, forsaken: int) -> None:
    state = a_day("how many", seats=seats)
    view = changed(GAME.view(state, villager(state)), role_list=None)
    for beliefs in (Worlds(view, with_seen(view)), Suspicion(view, Manner())):
        assert beliefs.forsaken == forsaken
        assert isclose(sum(beliefs.p), forsaken, rel_tol=0.01)


def test_with_a_secret_list_the_forsaken_know_how_many_they_are_and_the_table_does_not() -> None:
    state = a_day("how many", seats=8, more_forsaken=True)
    true = [TRUE_FORSAKEN[role] for role in state.roles]
    view = changed(GAME.view(state, Seat(true.index(True))), role_list=None)
    for own in (Worlds(view, with_seen(view)), Suspicion(view, Manner())):
        assert [round(each) for each in own.p] == true
        assert isclose(sum(own.p), 3, rel_tol=0.01)
    for public in (Worlds(view, with_seen(view), as_all=True), Suspicion(view, Manner(), as_all=True)):
        assert isclose(sum(public.p), 2, rel_tol=0.01)


# Signs


def test_signs_tell_whom_and_where() -> None:
    state = a_day("reading", 0)
    view = GAME.view(state, None)
    reader = Reader()
    reader.read(view)
    at = 6 * 13 + 7
    played = Deed(Seat(1), "drag-to-the-gallows", Seat(3), (), None, 1, state.turn, None)
    walked = Deed(Seat(2), "wander", None, (at,), None, 1, state.turn, None)
    said = Said(0, Seat(4), ClaimSawDestination(2, "village", "card"), 1, 1, 1, "action")
    signs = reader.read(changed(view, deeds=(*view.deeds, played, walked), said=(said,)))
    assert OfSeat("plays", "gallows", 1) in signs
    assert OfPair("at-gallows", "chosen", 1, 3) in signs
    assert OfPair("at-gallows", "left", 1, 0) in signs
    assert OfSeat("plays", "path", 2) in signs
    assert not any(isinstance(sign, OfSlot) and sign.seat == 4 for sign in signs), "nobody saw them look"
    assert reader.read(changed(view, deeds=(*view.deeds, played, walked), said=(said,))) == []


def changed(view: View, **fields: Any) -> View:
    return View(**{name: getattr(view, name) for name in View.__struct_fields__} | fields)


def test_a_claim_by_card_needs_a_card() -> None:
    """Both bots take it for a lie, and learn nothing about the slot from it."""
    state = a_day("bluffing")
    me = villager(state)
    view = GAME.view(state, me)
    liar = next(Seat(seat) for seat in range(6) if seat != me)
    slot = next(slot for slot in range(8) if view.destinations[slot] is None)
    claim = ClaimSawDestination(slot, "village", "card")
    assert is_bluff(view, liar, claim)
    bluffed = changed(view, said=(*view.said, Said(len(view.said), liar, claim, 1, 1, 1, "action")))
    looked = Deed(liar, "spyglass", None, (), slot, 1, 1, None)
    proved = changed(bluffed, deeds=(looked, *view.deeds))
    for before, after in ((view, bluffed), (changed(view, deeds=(looked, *view.deeds)), proved)):
        steady = [Suspicion(each, Manner()) for each in (before, after)]
        sharp = [Worlds(each, with_seen(each)) for each in (before, after)]
        if after is bluffed:
            assert steady[1].p[liar] > steady[0].p[liar]
            assert sharp[1].p[liar] > sharp[0].p[liar]
        else:
            assert steady[1].village[slot] > steady[0].village[slot]
            assert sharp[1].village[slot] > sharp[0].village[slot]


def test_counts_become_logarithms_of_shares() -> None:
    """What is as likely for all says nothing; what only one side does speaks for it, but never without end."""
    found = logs({"yes": [500, 500], "no": [500, 500]})
    assert all(isclose(each, 0.0, abs_tol=1e-9) for each in (*found["yes"], *found["no"]))
    found = logs({"yes": [0, 100_000], "no": [100_000, 0]})
    assert found["yes"][0] == -2.5
    assert 0 < found["yes"][1] < 1


# Doors


def doors(role: str, seat: Seat, manner: Manner) -> list[float]:
    """What it is worth to a seat to open each; Ana has the role, Di is Forsaken."""
    view = given(player(role=role), player(), player(), FORSAKEN).view(seat)
    beliefs = Worlds(view, with_seen(view))
    return [Judge(view, manner, beliefs, beliefs).path_at(door) for door in DESTINATIONS]


@pytest.mark.parametrize("role", ["commonfolk", "coward"])
def test_sharp_opens_no_door_on_a_mere_chance(role: str) -> None:
    """The Coward, too, wins with the Forsaken but knows no door."""
    assert max(doors(role, ANA, SharpBot.manner)) < -1


@pytest.mark.parametrize("manner", [SteadyBot.manner, SharpBot.manner])
def test_who_knows_the_doors_opens_their_own(manner: Manner) -> None:
    """The Village lies in slot 0, The Void in slot 4."""
    worth = doors("commonfolk", DI, manner)
    assert worth[4] > 10
    assert worth[0] < -40
    assert abs(worth[2]) < 1e-9


# At the table


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_bots_tell_what_they_saw_and_forsaken_lie_about_it(level: str) -> None:
    honest = lies = 0
    for number in range(14):
        *_, state = moments(f"telling {number}", 8, {"villagers": level, "forsaken": level}, special_roles=True)
        for said in state.said:
            if isinstance(said.statement, ClaimSawDestination):
                lies_there = state.destinations[said.statement.slot]
                true = ("village", "void", "dead-end")[lies_there] == said.statement.card
                if TEAM[state.roles[said.speaker]] == "villagers":
                    assert true
                    honest += 1
                else:
                    lies += not true
    assert honest > 0
    assert lies > 0


def villagers_won(seats: int, games: int, **levels: str) -> int:
    won = 0
    for number in range(games):
        *_, state = moments(f"strength {seats} {number}", seats, levels)
        won += state.winner() == "villagers"
    return won


def test_sharp_beats_steady_on_either_side() -> None:
    """docs/games/forsaken-forest/bots.md has the real figures; here the same deals are played three times."""
    assert villagers_won(6, 24, villagers="sharp") >= villagers_won(6, 24) + 3
    assert villagers_won(8, 24, forsaken="sharp") <= villagers_won(8, 24) - 3


def test_steady_beats_random_on_either_side() -> None:
    assert villagers_won(6, 24, forsaken="random") >= villagers_won(6, 24, villagers="random", forsaken="random") + 3
    assert villagers_won(6, 24, villagers="random") <= 4
