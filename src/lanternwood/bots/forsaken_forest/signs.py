"""What can be read into what everybody saw: each thing done or said, as an outcome among those there could have been.

A sign is about one seat (what it played), about two (whom it struck, how it voted on whom), or about a seat and a
Destination (where it went, what it says lies there). How likely each outcome is for Villagers and Forsaken stands in
likelihoods.toml, counted in many games; the sharp bot reads the table by it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lanternwood.bots.forsaken_forest.groups import (
    BARS,
    GROUP,
    TRUE_FORSAKEN,
    UNIQUE,
    is_bluff,
    plain,
    seen_looking,
    speaks_against,
)
from lanternwood.bots.forsaken_forest.pointers import answered
from lanternwood.bots.forsaken_forest.routes import slots_meant, steps_to
from lanternwood.games.forsaken_forest.board import Mask, mask_of
from lanternwood.games.forsaken_forest.cards import CARD, IS_NAVIGATION
from lanternwood.games.forsaken_forest.state import Ballot, Dawned, Deed
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    Defend,
    Distrust,
    ProposeRoute,
    Said,
    Trust,
    WarnRoute,
)
from lanternwood.games.forsaken_forest.view import View

NEAR = 4
"""Only Paths this near to a Destination say something about it."""


class OfSeat(NamedTuple):
    key: str
    outcome: str
    seat: int


class OfPair(NamedTuple):
    key: str
    outcome: str
    seat: int
    other: int


class OfSlot(NamedTuple):
    key: str
    outcome: str
    seat: int
    slot: int


Sign = OfSeat | OfPair | OfSlot


class Reader:
    """Reads what is new since it last looked. Whoever looks often knows best how the Paths lay when a card was played;
    one that comes late works it out backwards."""

    def __init__(self) -> None:
        self.deeds = self.ballots = self.said = self.dawns = 0
        self.subjects: set[tuple[object, ...]] = set()
        """Who has spoken of what; only the first word counts."""

    def read(self, view: View) -> list[Sign]:
        signs: list[Sign] = []
        living = [seat for seat, player in enumerate(view.players) if player.living or player.on_doorstep]
        if len(view.deeds) > self.deeds:
            signs += self.of_deeds(view, living)
        for ballot in view.ballots[self.ballots :]:
            signs += of_ballot(ballot)
        for dawned in view.dawns[self.dawns :]:
            signs += of_dawn(dawned, living)
        for said in view.said[self.said :]:
            signs += self.of_said(view, said)
        self.deeds, self.ballots, self.said, self.dawns = (
            len(view.deeds), len(view.ballots), len(view.said), len(view.dawns),
        )  # fmt: skip
        return signs

    # What is done

    def of_deeds(self, view: View, living: Sequence[int]) -> Iterator[Sign]:
        explored = mask_of(view.paths)
        pending = {(card.card, card.player) for card in view.pending}
        fresh = view.deeds[self.deeds :]
        before: list[Mask] = []
        for place in range(len(fresh) - 1, -1, -1):
            deed = fresh[place]
            if IS_NAVIGATION[CARD[deed.card]] and (deed.card, deed.seat) not in pending:
                explored &= ~mask_of(deed.places)
            elif deed.card == "break-the-trail":
                explored |= mask_of(deed.places)
            before.append(explored)
        before.reverse()
        for place, deed in enumerate(fresh):
            if deed.seat is not None:
                yield from self.of_deed(view, self.deeds + place, deed, before[place], living)

    def of_deed(self, view: View, place: int, deed: Deed, explored: Mask, living: Sequence[int]) -> Iterator[Sign]:
        seat = deed.seat
        assert seat is not None
        group = GROUP.get(deed.card, "other")
        yield OfSeat("plays", group, seat)
        if deed.target is not None:
            yield from chosen(f"at-{group}", seat, deed.target, living)
        if IS_NAVIGATION[CARD[deed.card]] and deed.places:
            yield from self.of_paths(view, "goes", seat, deed.places, explored)
        elif deed.card == "break-the-trail" and deed.places:
            yield from of_cut(view, seat, deed.places, explored)
        elif deed.answers is not None:
            below = answered(view.deeds, place)
            if below is not None and below.seat is not None and (deed.card in BARS or deed.card == "crossbow-trap"):
                yield from self.of_answer(view, deed, below, explored, living)

    def of_answer(self, view: View, deed: Deed, below: Deed, explored: Mask, living: Sequence[int]) -> Iterator[Sign]:
        assert deed.seat is not None
        assert below.seat is not None
        group = GROUP.get(below.card, "other")
        yield from chosen(f"stops-{group}", deed.seat, below.seat, living)
        if below.target is not None and below.target != deed.seat:
            yield from chosen(f"saves-from-{group}", deed.seat, below.target, living)
        if IS_NAVIGATION[CARD[below.card]] and below.places:
            yield from self.of_paths(view, "bars", deed.seat, below.places, explored & ~mask_of(below.places))

    def of_paths(self, view: View, verb: str, seat: int, places: tuple[int, ...], explored: Mask) -> Iterator[Sign]:
        """By each Destination in reach: did the Paths get nearer to it?"""
        before, after = steps_to(explored), steps_to(explored | mask_of(places))
        for slot in range(8):
            if not view.turned[slot] and before[slot] <= NEAR:
                yield OfSlot(f"{verb}-{before[slot]}", "nearer" if after[slot] < before[slot] else "not", seat, slot)

    # What is said

    def of_said(self, view: View, said: Said) -> Iterator[Sign]:
        statement = plain(said.statement)
        speaker = said.speaker
        match statement:
            case ClaimSawDestination(slot=slot, card=card):
                if self.is_first(speaker, "slot", slot) and not is_bluff(view, speaker, statement):
                    seen = "seen" if seen_looking(view, speaker, slot) else "unseen"
                    yield OfSlot(f"tells-{seen}", card, speaker, slot)
            case ClaimSawRole(target=target, shown=shown):
                if self.is_first(speaker, "role", target) and target != speaker:
                    yield OfPair("tells-role", "bad" if shown in TRUE_FORSAKEN else "good", speaker, target)
            case AccuseOf(target=target) | Distrust(target=target) | Trust(target=target) | Defend(target=target):
                if self.is_first(speaker, "rated", target) and target != speaker:
                    yield OfPair("rates", "bad" if speaks_against(statement) else "good", speaker, target)
            case ProposeRoute() | WarnRoute():
                yield from self.of_urging(speaker, statement)
            case ClaimRole(role=role):
                if self.is_first(speaker, "own"):
                    yield OfSeat("claims", role if role in UNIQUE else "plain", speaker)
            case _:
                pass

    def of_urging(self, speaker: int, statement: ProposeRoute | WarnRoute) -> Iterator[Sign]:
        go = "go" if isinstance(statement, ProposeRoute) else "stay"
        for slot in slots_meant(statement):
            # What was seen there says more than where one would go.
            if self.is_first(speaker, "urged", slot) and (speaker, "slot", slot) not in self.subjects:
                yield OfSlot("urges", go, speaker, slot)

    def is_first(self, *subject: object) -> bool:
        new = subject not in self.subjects
        self.subjects.add(subject)
        return new


def chosen(key: str, seat: int, target: int, living: Sequence[int]) -> Iterator[OfPair]:
    """One of the others, and not the rest."""
    if target == seat:
        return
    for other in living:
        if other != seat:
            yield OfPair(key, "chosen" if other == target else "left", seat, other)


def of_cut(view: View, seat: int, places: tuple[int, ...], explored: Mask) -> Iterator[Sign]:
    before, after = steps_to(explored), steps_to(explored & ~mask_of(places))
    for slot in range(8):
        if not view.turned[slot] and before[slot] <= NEAR:
            yield OfSlot(f"cuts-{before[slot]}", "farther" if after[slot] > before[slot] else "not", seat, slot)


def of_ballot(ballot: Ballot) -> Iterator[Sign]:
    for voter in ballot.death:
        if voter != ballot.accused:
            yield OfPair("votes", "death", voter, ballot.accused)
    for voter in ballot.life:
        if voter != ballot.accused:
            yield OfPair("votes", "life", voter, ballot.accused)


def of_dawn(dawned: Dawned, living: Sequence[int]) -> Iterator[Sign]:
    for victim, key in ((dawned.sacrifice, "sacrificed"), (dawned.entangle, "entangled")):
        if victim is not None:
            for seat in {*living, victim}:
                yield OfSeat(key, "chosen" if seat == victim else "left", seat)
