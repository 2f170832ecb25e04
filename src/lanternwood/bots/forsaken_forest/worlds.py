"""The worlds that a seat holds possible, and how likely each is: who the true Forsaken are, and where The Village and
The Void lie.

A world is a set of seats and two slots. What was done and said weighs worlds by how likely it is in them (signs.py,
likelihoods.py); what the seat has seen itself, and that the game is not over yet, strikes worlds out. All sets of seats
are gone through; given a set, what speaks for the slots is a product of eight numbers for each of the two cards, so
that all 56 pairs of slots are summed up in one go.
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp, log

from lanternwood.bots.forsaken_forest.groups import TRUE_FORSAKEN, UNIQUE, forsaken_in, is_bluff, plain
from lanternwood.bots.forsaken_forest.likelihoods import likelihoods
from lanternwood.bots.forsaken_forest.signs import OfPair, OfSeat, Reader, Sign
from lanternwood.games.forsaken_forest.statements import ClaimRole, ClaimSawDestination
from lanternwood.games.forsaken_forest.view import View

SLOTS = range(8)


class Evidence:
    """Everything read so far, added up. It grows with the match and never depends on who looks."""

    def __init__(self, seats: int) -> None:
        self.reader = Reader()
        self.seat = [[0.0, 0.0] for _ in range(seats)]
        """By seat, if it is a Villager and if it is Forsaken."""
        self.pair = [[[0.0] * 4 for _ in range(seats)] for _ in range(seats)]
        """By seat and other, for each of the four ways they can be."""
        self.slot = [[[[0.0, 0.0, 0.0] for _ in SLOTS] for _ in range(2)] for _ in range(seats)]
        """By seat, by what it is, by slot: if The Village, The Void or a Dead End lies there."""
        self.of_seat, self.of_pair, self.of_slot = likelihoods()

    def look(self, view: View) -> None:
        for sign in self.reader.read(view):
            self.add(sign)

    def add(self, sign: Sign) -> None:
        if isinstance(sign, OfSeat):
            found = self.of_seat.get(sign.key, {}).get(sign.outcome)
            if found:
                good, bad = self.seat[sign.seat]
                self.seat[sign.seat] = [good + found[0], bad + found[1]]
        elif isinstance(sign, OfPair):
            found = self.of_pair.get(sign.key, {}).get(sign.outcome)
            if found:
                sums, tells = self.pair[sign.seat][sign.other], TELLS.get(sign.key, 1.0)
                for place in range(4):
                    sums[place] += tells * found[place]
        else:
            found = self.of_slot.get(sign.key, {}).get(sign.outcome)
            if found:
                tells = ROUTES_TELL * TELLS.get(sign.key, 1.0)
                for evil in range(2):
                    sums = self.slot[sign.seat][evil][sign.slot]
                    for place in range(3):
                        sums[place] += tells * found[3 * evil + place]


class Worlds:
    """How likely each seat is a true Forsaken, and each slot The Village or The Void, for one seat at one moment."""

    def __init__(self, view: View, evidence: Evidence, *, as_all: bool = False) -> None:
        """`as_all` leaves out what only this seat knows: what the table is likely to think."""
        self.view = view
        self.seats = len(view.players)
        self.me = None if as_all else view.seat
        self.forsaken = forsaken_in(view, as_all=as_all)
        self.roles = view.role_list or UNIQUE  # where the list is secret, anything may be in it
        self.village = [0.0] * 8
        self.void = [0.0] * 8
        self.p = [0.0] * self.seats
        self.weigh(evidence)

    def weigh(self, evidence: Evidence) -> None:
        alone, both = self.of_seats(evidence)
        slots = Slots(self.view, evidence, self.me is not None)
        found: list[tuple[float, tuple[int, ...], list[float], list[float]]] = []
        for forsaken in self.possible(alone):
            score = sum([alone[seat] for seat in forsaken])
            for one, other in combinations(forsaken, 2):
                score += both[one][other]
            village, void, log_sum = slots.given(forsaken)
            found.append((score + log_sum, forsaken, village, void))
        most = max(score for score, *_ in found)
        total = 0.0
        for score, forsaken, village, void in found:
            weight = exp(score - most)
            if weight < 1e-6:
                continue
            total += weight
            for seat in forsaken:
                self.p[seat] += weight
            for slot in SLOTS:
                self.village[slot] += weight * village[slot]
                self.void[slot] += weight * void[slot]
        self.p = [each / total for each in self.p]
        self.village = [each / total for each in self.village]
        self.void = [each / total for each in self.void]

    def possible(self, alone: Sequence[float]) -> list[tuple[int, ...]]:
        """Sets of seats that could be the Forsaken: since the match goes on, some of them live, and fewer than half."""
        living = [player.living for player in self.view.players]
        alive = sum(living)
        sure = [seat for seat in range(self.seats) if alone[seat] > IMPOSSIBLE / 2]
        sets = []
        for forsaken in combinations(range(self.seats), self.forsaken):
            if any(alone[seat] < -IMPOSSIBLE / 2 for seat in forsaken) or any(seat not in forsaken for seat in sure):
                continue
            left = sum([living[seat] for seat in forsaken])
            if 0 < left < alive - left:
                sets.append(forsaken)
        return sets or list(combinations(range(self.seats), self.forsaken))

    def of_seats(self, evidence: Evidence) -> tuple[list[float], list[list[float]]]:
        """What speaks for each seat being Forsaken with all others Villagers, and for each two being so together."""
        seats = range(self.seats)
        alone = [evidence.seat[seat][1] - evidence.seat[seat][0] for seat in seats]
        both = [[0.0] * self.seats for _ in seats]
        for seat in seats:
            for other in seats:
                if other == seat or seat == self.me:
                    continue
                good_good, good_bad, bad_good, bad_bad = evidence.pair[seat][other]
                alone[seat] += bad_good - good_good
                alone[other] += good_bad - good_good
                both[min(seat, other)][max(seat, other)] += bad_bad - bad_good - good_bad + good_good
        if self.me is not None:
            alone = self.seen(alone)
        self.rivals(alone, both)
        return alone, both

    def seen(self, alone: list[float]) -> list[float]:
        """With the role cards this seat has seen."""
        for seat, player in enumerate(self.view.players):
            if seat == self.me:
                alone[seat] = IMPOSSIBLE if self.view.role in TRUE_FORSAKEN else -IMPOSSIBLE
            elif player.known_forsaken:
                alone[seat] = IMPOSSIBLE
            elif player.shown is not None:
                alone[seat] += self.by_face(player.shown)
        return alone

    def by_face(self, face: str) -> float:
        if face == "silencer":
            return IMPOSSIBLE
        if face == "forsaken":
            return 2.5 if "cursed" in self.roles else IMPOSSIBLE
        if face == "commonfolk":
            return -2.0 if "shrouded" in self.roles else -IMPOSSIBLE
        return -IMPOSSIBLE

    def rivals(self, alone: list[float], both: list[list[float]]) -> None:
        """Two who claim the same role of which there is one: at least one lies, and Villagers hardly ever do. Nor do
        they say they have looked where they cannot have."""
        claimants: dict[str, set[int]] = {}
        bluffing: set[int] = set()
        for said in self.view.said:
            statement = plain(said.statement)
            if said.retracted:
                continue
            if isinstance(statement, ClaimRole) and statement.role in UNIQUE:
                claimants.setdefault(statement.role, set()).add(said.speaker)
            elif isinstance(statement, ClaimSawDestination) and is_bluff(self.view, said.speaker, statement):
                bluffing.add(said.speaker)
        for seat in bluffing:
            alone[seat] += LIE
        for role, seats in claimants.items():
            if self.me is not None and role == self.view.role:
                for rival in seats - {self.me}:
                    alone[rival] += LIE
            for one, other in combinations(sorted(seats), 2):
                alone[one] += LIE
                alone[other] += LIE
                both[one][other] -= LIE


class Slots:
    """What speaks for where The Village and The Void lie, given who is Forsaken."""

    def __init__(self, view: View, evidence: Evidence, own: bool) -> None:
        self.good = [[0.0] * 16 for _ in view.players]
        self.shift = [[0.0] * 16 for _ in view.players]
        for seat, (good, bad) in enumerate(evidence.slot):
            for slot in SLOTS:
                village, void, dead = good[slot]
                self.good[seat][slot], self.good[seat][slot + 8] = village - dead, void - dead
                village, void, dead = bad[slot]
                self.shift[seat][slot] = village - dead - self.good[seat][slot]
                self.shift[seat][slot + 8] = void - dead - self.good[seat][slot + 8]
        self.base = [sum(column) for column in zip(*self.good, strict=True)]
        # What the seat itself did tells it nothing.
        if own and view.seat is not None:
            self.base = [each - mine for each, mine in zip(self.base, self.good[view.seat], strict=True)]
            self.shift[view.seat] = [0.0] * 16
        self.dead_shift = [sum([bad[slot][2] - good[slot][2] for slot in SLOTS]) for good, bad in evidence.slot]
        for slot in SLOTS:
            known = view.destinations[slot] if own or view.turned[slot] else None
            if known is not None:
                self.base[slot] += IMPOSSIBLE if known == "village" else -IMPOSSIBLE
                self.base[slot + 8] += IMPOSSIBLE if known == "void" else -IMPOSSIBLE

    def given(self, forsaken: Sequence[int]) -> tuple[list[float], list[float], float]:
        """By slot, how likely it is The Village and The Void; and the log of how well all of it fits."""
        sums = self.base
        fit = 0.0
        for seat in forsaken:
            sums = [one + other for one, other in zip(sums, self.shift[seat], strict=True)]
            fit += self.dead_shift[seat]
        top_village, top_void = max(sums[:8]), max(sums[8:])
        village = [exp(each - top_village) for each in sums[:8]]
        void = [exp(each - top_void) for each in sums[8:]]
        all_village, all_void = sum(village), sum(void)
        together = sum([one * other for one, other in zip(village, void, strict=True)])
        total = all_village * all_void - together
        if total <= 0.0:
            return [1 / 8] * 8, [1 / 8] * 8, fit - IMPOSSIBLE
        return (
            [each * (all_void - void[slot]) / total for slot, each in enumerate(village)],
            [each * (all_village - village[slot]) / total for slot, each in enumerate(void)],
            fit + min(top_village, 60.0) + min(top_void, 60.0) + log(total),
        )


IMPOSSIBLE = 60.0
ROUTES_TELL = 0.6
"""Paths that lead the same way are not so many signs as there are Paths: found by comparing chances with the truth."""
TELLS = {"rates": 0.2, "urges": 0.2}
"""Whoever says what they think has it mostly from what all have seen, which has been counted already."""
LIE = 3.0
