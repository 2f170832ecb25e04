"""Something that a seat could say, drawn at random: for the laws of the contract, which hold for talk as well."""

from lanternwood.games.forsaken_forest.cards import CARD_IDS, FIRST_ARTIFACT
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNightTarget,
    ClaimNoPeek,
    ClaimNoWander,
    ClaimReason,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    ClaimTeam,
    Defend,
    Distrust,
    Plain,
    Promise,
    ProposeRoute,
    Retract,
    Say,
    Trust,
    VoteIntent,
    WarnRoute,
)
from lanternwood.games.forsaken_forest.talk import duty_can_bind, quiet
from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import Chance


def saying(state: State, seat: Seat, chance: Chance) -> Say | None:
    """Nothing where the rules keep the seat quiet."""
    if quiet(state, seat) or state.ending is not None:
        return None
    return Say(answer(state, chance) if chance.below(8) == 0 else statement(state, seat, chance))


def answer(state: State, chance: Chance) -> AnyStatement:
    """A reply, if something was asked; else a question."""
    asked = [said.seq for said in state.said if isinstance(said.statement, AskAbout)]
    someone = Seat(chance.below(state.seats))
    if not asked:
        return AskAbout(someone, ("role", "peeks", "hand", "reason", "vote")[chance.below(5)])
    return Answer(asked[chance.below(len(asked))], ClaimRole(ROLE_IDS[chance.below(len(ROLE_IDS))]))


def statement(state: State, seat: Seat, chance: Chance) -> Plain:
    someone, role = Seat(chance.below(state.seats)), ROLE_IDS[chance.below(len(ROLE_IDS))]
    slot, at, strength = chance.below(8), chance.below(169), 1 + chance.below(3)
    destination = CONTENT.destinations[chance.below(3)].id
    own = [said.seq for said in state.said if said.speaker == seat and not said.retracted]
    own = [ref for ref in own if not isinstance(state.said[ref].statement, Retract)]
    all_kinds: list[Plain] = [
        ClaimRole(role),
        ClaimTeam(("villagers", "forsaken")[chance.below(2)]),
        ClaimSawRole(someone, role, "card", state.day),
        ClaimSawDestination(slot, destination, "navigator", state.night),
        ClaimNoPeek(),
        ClaimHand(CARD_IDS[chance.below(FIRST_ARTIFACT)], 1 + chance.below(3)),
        ClaimNightTarget(CONTENT.night_actions[chance.below(3)].id, someone, state.night),
        ClaimReason(("forced_wander", "blocking", "scouting", "other")[chance.below(4)]),
        Trust(someone, strength),
        Distrust(someone, strength),
        AccuseOf(someone, role),
        Defend(someone),
        ProposeRoute(slot=slot),
        WarnRoute(at=at),
        Promise(("play", "hold", "vote")[chance.below(3)], someone),
        VoteIntent(bool(chance.below(2))),
        *([] if duty_can_bind(state, seat) else [ClaimNoWander()]),
        *([Retract(own[-1])] if own else []),
    ]
    return all_kinds[chance.below(len(all_kinds))]
