"""Who may be Forsaken, and where The Village and The Void may lie: what can be made of deeds, votes, dawns and claims.

Everything comes from one seat's view. Scores are log-odds, added up; what the seat has seen itself outweighs the rest.
Lies are weighed by who tells them: first by what the seat knows for sure, then by how they act.
"""

from math import exp

from lanternwood.bots.forsaken_forest.groups import (
    BARS,
    GALLOWS,
    KILLS,
    REVIVES,
    TRUE_FORSAKEN,
    UNIQUE,
    Rating,
    forsaken_in,
    plain,
    speaks_against,
)
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.pointers import Pointers, answered
from lanternwood.bots.forsaken_forest.routes import FAR
from lanternwood.games.forsaken_forest.board import TERRITORIES
from lanternwood.games.forsaken_forest.cards import CARD, IS_NAVIGATION
from lanternwood.games.forsaken_forest.state import Deed
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    AnyStatement,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    ClaimTeam,
    Defend,
    Distrust,
    Trust,
)
from lanternwood.games.forsaken_forest.view import View

SURE = 9.0
NEAR = 4
"""A Path this near to a Destination is on its way there."""
ON_THE_WAY = [
    [(slot, NEAR + 1 - FAR[slot][at]) for slot in range(8) if FAR[slot][at] <= NEAR] for at in range(TERRITORIES)
]
"""By Territory: the slots that lie ahead, and how near they are."""


class Suspicion:
    """How likely each seat is a true Forsaken, and each slot The Village or The Void, for one seat."""

    def __init__(self, view: View, manner: Manner, *, as_all: bool = False) -> None:
        """`as_all` leaves out what only this seat knows: what the table is likely to think."""
        self.view = view
        self.manner = manner
        self.me = None if as_all else view.seat
        self.seats = len(view.players)
        roles = view.role_list or UNIQUE  # where the list is secret, anything may be in it
        self.forsaken = forsaken_in(view, as_all=as_all)
        self.cursed = "cursed" in roles
        self.shrouded = "shrouded" in roles
        self.scores = [0.0] * self.seats
        self.said = [(said.speaker, plain(said.statement)) for said in view.said if not said.retracted]
        self.pointers = Pointers(view, self.said)
        self.look_at_own()
        first = self.chances()
        self.village, self.void = self.read_slots(first)
        self.read_claims(first)
        self.read_deeds(first)
        self.read_votes(first)
        self.read_dawns()
        self.p = self.chances()
        self.village, self.void = self.read_slots(self.p)

    def chances(self) -> list[float]:
        """Scores as chances that add up to the number of Forsaken there are, the dead included."""
        if self.known_all():
            return [1.0 if player.known_forsaken else 0.0 for player in self.view.players]
        weights = [exp(score) for score in self.scores]
        scale = 1.0
        for _ in range(8):
            scale *= self.forsaken / sum([weight * scale / (1 + weight * scale) for weight in weights])
        return [weight * scale / (1 + weight * scale) for weight in weights]

    def known_all(self) -> bool:
        """The true Forsaken and the Coward know."""
        return self.me is not None and any(player.known_forsaken for player in self.view.players)

    # What the seat has seen itself

    def look_at_own(self) -> None:
        for seat, player in enumerate(self.view.players):
            if seat == self.me:
                self.scores[seat] = SURE if self.view.role in TRUE_FORSAKEN else -SURE
            elif self.me is not None and player.shown is not None:
                self.scores[seat] += self.by_face(player.shown)
        if self.me is None:
            return
        for speaker, statement in self.said:
            if speaker != self.me and self.is_lie(statement):
                self.scores[speaker] += 5.0

    def by_face(self, face: str) -> float:
        if face == "silencer":
            return SURE
        if face == "forsaken":
            return 2.5 if self.cursed else SURE
        if face == "commonfolk":
            return -2.5 if self.shrouded else -SURE
        return -SURE

    def is_lie(self, statement: AnyStatement) -> bool:
        """Against what this seat knows for sure."""
        view = self.view
        if isinstance(statement, ClaimSawDestination):
            known = view.destinations[statement.slot]
            return known is not None and known != statement.card
        if isinstance(statement, ClaimSawRole):
            face = view.players[statement.target].shown
            return face is not None and face != statement.shown
        return isinstance(statement, ClaimRole) and statement.role == view.role and statement.role in UNIQUE

    # What is said

    def read_slots(self, p: list[float]) -> tuple[list[float], list[float]]:
        """By slot: the chance that it is The Village, and that it is The Void."""
        view = self.view
        village, void, dead = [1.0] * 8, [1.0] * 8, [1.0] * 8
        if self.me is None or self.view.role not in TRUE_FORSAKEN:
            self.read_hurry(p, village, void)
        for speaker, said, bluff in self.pointers.claims:
            if bluff or speaker == self.me:
                continue
            honest = 1 - p[speaker]
            slot = said.slot
            v, o, d = LIES[said.card]
            village[slot] *= (said.card == "village") * honest + (1 - honest) * v + 0.02
            void[slot] *= (said.card == "void") * honest + (1 - honest) * o + 0.02
            dead[slot] *= (said.card == "dead-end") * honest + (1 - honest) * d + 0.02
        self.read_calls(p, village, void)
        for slot in range(8):
            known = view.destinations[slot] if self.me is not None or view.turned[slot] else None
            if known is not None:
                village[slot] = 1e9 if known == "village" else 0.0
                void[slot] = 1e9 if known == "void" else 0.0
                dead[slot] = 1.0
        odds = [(village[slot] / dead[slot], void[slot] / dead[slot]) for slot in range(8)]
        all_village, all_void = sum([v for v, _ in odds]) or 1.0, sum([o for _, o in odds]) or 1.0
        return [v / all_village for v, _ in odds], [o / all_void for _, o in odds]

    def read_calls(self, p: list[float], village: list[float], void: list[float]) -> None:
        """Who says that all should go somewhere, or keep away, may know why. Many say it after one, so of all who speak
        of a Destination only the most trusted counts."""
        trusted: dict[tuple[bool, int], float] = {}
        for speaker, go, slot in self.pointers.calls:
            if speaker != self.me:
                trusted[go, slot] = max(trusted.get((go, slot), 0.0), 1 - p[speaker])
        for (go, slot), honest in trusted.items():
            meant, other = (village, void) if go else (void, village)
            meant[slot] *= honest * URGED[0] + (1 - honest) * URGED[1]
            other[slot] *= honest * URGED[1] + (1 - honest) * URGED[0]

    def read_hurry(self, p: list[float], village: list[float], void: list[float]) -> None:
        """Whoever hurries to a Destination may know what it is, and so may whoever stops them."""
        hurry = self.manner.hurry
        for seat, slots, (bad, good) in self.pointers.hastes:
            evil = p[seat]
            to_void = (evil * bad[0] + (1 - evil) * good[0]) ** hurry
            to_village = (evil * bad[1] + (1 - evil) * good[1]) ** hurry
            for slot in slots:
                void[slot] *= to_void
                village[slot] *= to_village

    def read_claims(self, p: list[float]) -> None:
        weight = self.manner.claims
        claimed: dict[str, list[int]] = {}
        rated: dict[tuple[int, int], float] = {}
        for speaker, statement in self.said:
            if speaker == self.me:
                continue
            trust = 1 - 2 * p[speaker]
            if isinstance(statement, ClaimSawRole) and statement.target != self.me:
                bad = statement.shown in TRUE_FORSAKEN
                self.scores[statement.target] += weight * trust * (2.5 if bad else -1.0)
            elif isinstance(statement, Rating):
                rated[speaker, statement.target] = trust * rating(statement)
            elif admits(statement):
                self.scores[speaker] += weight
            elif isinstance(statement, ClaimRole) and statement.role in UNIQUE:
                claimants = claimed.setdefault(statement.role, [])
                if speaker not in claimants:
                    claimants.append(speaker)
        for claim in self.pointers.claims:
            if claim.bluff and claim.speaker != self.me:
                self.scores[claim.speaker] += weight * 2.0
        for (_, seat), score in rated.items():
            self.scores[seat] += weight * score
        for claimants in claimed.values():
            for seat in claimants:
                self.scores[seat] += 1.5 if len(claimants) > 1 else -0.7

    # What is done

    def read_deeds(self, p: list[float]) -> None:
        deeds = self.view.deeds
        for place, deed in enumerate(deeds):
            if deed.seat is None or deed.seat == self.me:
                continue
            self.scores[deed.seat] += self.manner.deeds * self.weigh(place, deed, p)

    def weigh(self, place: int, deed: Deed, p: list[float]) -> float:
        card, target = deed.card, deed.target
        if card in KILLS and target is not None:
            return 1.6 * (0.75 - 2 * p[target])
        if card in GALLOWS and target is not None:
            return 0.5 * (0.5 - 2 * p[target])
        if card in REVIVES and target is not None:
            return 0.8 * (2 * p[target] - 0.7)
        if IS_NAVIGATION[CARD[card]] and deed.places:
            return self.heading(deed.places[-1])
        if card in BARS and deed.answers is not None:
            stopped = answered(self.view.deeds, place)
            if stopped is not None and stopped.places and IS_NAVIGATION[CARD[stopped.card]]:
                return -1.2 * self.heading(stopped.places[-1])
        return 0.0

    def heading(self, at: int) -> float:
        """Towards The Void is bad, towards The Village good, the more the nearer and the surer."""
        score = 0.0
        turned = self.view.turned
        for slot, near in ON_THE_WAY[at]:
            if not turned[slot]:
                score += (self.void[slot] - self.village[slot]) * near / NEAR
        return 1.2 * score

    def read_votes(self, p: list[float]) -> None:
        for ballot in self.view.ballots:
            for voter in ballot.death:
                if voter != self.me:
                    self.scores[voter] += 0.25 * (0.5 - 2 * p[ballot.accused])
            for voter in ballot.life:
                if voter != self.me and voter != ballot.accused:
                    self.scores[voter] += 0.5 * (2 * p[ballot.accused] - 0.6)

    def read_dawns(self) -> None:
        """The Forsaken seldom sacrifice one of their own."""
        for dawned in self.view.dawns:
            if dawned.sacrifice is not None and dawned.sacrifice != self.me:
                self.scores[dawned.sacrifice] -= 3.0


def rating(statement: Rating) -> float:
    """How much worse somebody looks for what is said of them; the last word of each speaker counts."""
    match statement:
        case AccuseOf():
            return 0.5 if speaks_against(statement) else -0.3
        case Defend():
            return -0.3
        case Distrust(strength=strength):
            return 0.1 * strength
        case Trust(strength=strength):
            return -0.1 * strength


def admits(statement: AnyStatement) -> bool:
    """Someone calls themselves one of the Forsaken: a joke, most likely, but who makes it?"""
    if isinstance(statement, ClaimRole):
        return statement.role in TRUE_FORSAKEN
    return isinstance(statement, ClaimTeam) and statement.team == "forsaken"


URGED = (1.6, 0.6)
"""How much likelier somebody honest goes, or keeps away, where it is right than where it is not; a liar the reverse."""

LIES: dict[str, tuple[float, float, float]] = {
    "village": (0.1, 0.6, 0.3),
    "void": (0.6, 0.1, 0.3),
    "dead-end": (0.4, 0.2, 0.4),
}
"""What a liar says of The Village, The Void and a Dead End: the chances, by what is said."""
