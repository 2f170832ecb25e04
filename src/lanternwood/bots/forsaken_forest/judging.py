"""What a play is worth to a seat, in tempi: 1 is about as good as a useful card. Below 0 is better left alone.

Both teams judge by the same questions, each with its own answers: how good is a Path here, a death there, a night now.
"""

from lanternwood.bots.forsaken_forest.beliefs import Beliefs
from lanternwood.bots.forsaken_forest.groups import BARS, GALLOWS, KILLS, REVIVES, TRUE_FORSAKEN, knows_the_way
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.routes import FAR, Routes, steps_to
from lanternwood.games.forsaken_forest.actions import Mark, Play
from lanternwood.games.forsaken_forest.board import SLOT_AT
from lanternwood.games.forsaken_forest.cards import CARD, CARD_IDS, IS_NAVIGATION
from lanternwood.games.forsaken_forest.view import PendingView, View

WIN = 50.0
HASTE = (0, 0, 0, 2, 4)
"""By the number of Forsaken: how much sooner one must act."""
SEEN_THROUGH = 0.85
"""Once the table thinks a friend this likely Forsaken, nobody defends them."""
DRAWS = {"read-the-signs": 0.5, "gather-kindling": 0.6, "memory-of-the-road": 0.45, "quick-thinking": 0.3}


class Judge:
    """One seat's judgement at one moment."""

    def __init__(self, view: View, manner: Manner, own: Beliefs, public: Beliefs) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.manner = manner
        self.evil = view.team == "forsaken"
        self.true = view.role in TRUE_FORSAKEN
        self.own = own
        self.p = own.p
        self.public = public.p
        """What the table is likely to think."""
        self.shown = public if self.evil else own
        """What it lets others see of its beliefs."""
        self.haste = manner.haste * HASTE[min(self.shown.forsaken, 4)]
        self.path_worth: dict[int, float] = {}
        self.routes = Routes(view)
        self.desires = [0.0 if view.turned[slot] else self.desire(slot) for slot in range(8)]

    # Players

    def death_of(self, seat: int) -> float:
        """How good it is that someone dies."""
        if seat == self.me:
            return -3.0
        if not self.evil:
            return 3.0 * (self.p[seat] - self.manner.strike + self.haste)
        if self.view.players[seat].known_forsaken:
            return -2.5
        hunted = self.manner.hunt * knows_the_way(self.view, seat)
        return self.manner.kill + 0.4 * (1 - self.public[seat]) + self.nearer_to_ratio() + hunted

    def nearer_to_ratio(self) -> float:
        """One of the others less: a win for the Forsaken if they are then as many."""
        living = [player for player in self.view.players if player.living]
        forsaken = sum(player.known_forsaken for player in living)
        missing = len(living) - 1 - 2 * forsaken
        return WIN if missing <= 0 else 0.0

    def trial_of(self, seat: int) -> float:
        """How good it is that someone goes to the Gallows."""
        if seat == self.me:
            return -1.5
        if not self.evil:
            return 2.5 * (self.p[seat] - self.manner.accuse + self.haste)
        if self.view.players[seat].known_forsaken:
            return -1.5
        return 0.2 + 1.5 * self.public[seat]

    def would_condemn(self, seat: int) -> bool:
        if seat == self.me:
            return False
        if not self.evil:
            # Whoever brought somebody here on a suspicion stands by it.
            brought = self.view.gallows is not None and self.view.gallows.by == self.me
            enough = self.manner.accuse if brought else self.manner.condemn
            return self.p[seat] > enough - self.haste
        return not self.shields(seat)

    def shields(self, seat: int) -> bool:
        """A friend of one of the Forsaken, and not seen through."""
        return self.evil and self.view.players[seat].known_forsaken and self.public[seat] <= SEEN_THROUGH

    def rescue_of(self, seat: int) -> float:
        """How good it is that someone on Doorstep lives."""
        if seat == self.me:
            return 3.0
        if not self.evil:
            return 2.0 * (self.manner.rescue - self.p[seat]) + 0.2
        return 2.0 if self.view.players[seat].known_forsaken else -0.6

    # Paths

    def desire(self, slot: int) -> float:
        """How much a seat wants the Paths to get nearer to a slot."""
        village, void = self.own.village[slot], self.own.void[slot]
        if not self.evil:
            better = village - void
            if better > 0.04:
                return self.manner.stride * better
            # In the Fugue Phase nothing can be stopped, so nobody should come near anything.
            wary = self.manner.wary + 2 if self.view.phase == "fugue" else self.manner.wary
            far = self.routes.steps[slot] > wary
            return (0.02 if far else -0.25) + min(better, 0.0)
        if not self.true:
            return 0.5 * (void - village)
        steps = self.routes.steps[slot]
        if void > 0.99:
            if steps <= self.manner.run:
                return 1.5
            return 0.15 if self.view.phase == "fugue" else self.manner.creep
        return -1.5 if village > 0.99 else 0.15

    def path_at(self, at: int) -> float:
        """How good a Path here is."""
        worth = self.path_worth.get(at)
        if worth is None:
            worth = self.path_worth[at] = self.new_path_at(at)
        return worth

    def new_path_at(self, at: int) -> float:
        slot = SLOT_AT.get(at)
        if slot is not None and not self.view.turned[slot]:
            good, bad = self.own.village[slot], self.own.void[slot]
            if self.evil:
                good, bad = bad, good
            gain = 2 * WIN * (good * (1 - self.manner.hope) - bad * self.manner.hope)
            return gain if self.evil else gain - 0.2
        worth, steps = 0.0, self.routes.steps
        for slot, desire in enumerate(self.desires):
            if desire and FAR[slot][at] < steps[slot]:
                worth += desire * (7 - steps[slot]) / 3
        return worth

    def paths_at(self, places: tuple[int, ...]) -> float:
        return max((self.path_at(at) for at in places), key=abs, default=0.0)

    def broken_at(self, at: int) -> float:
        """How good it is that a Path here is destroyed."""
        after = steps_to(self.routes.explored & ~(1 << at))
        worth = 0.0
        for slot in range(8):
            if not self.view.turned[slot] and after[slot] > self.routes.steps[slot] and self.routes.steps[slot] <= 2:
                village, void = self.own.village[slot], self.own.void[slot]
                worth += (village - void if self.evil else void - village) * 2
        return worth - 0.4

    # What is pending

    def pending(self, card: PendingView) -> float:
        """How good it is that a pending card takes effect."""
        name, target = card.card, card.target
        if card.player is None:
            return self.forest_card(name)
        if IS_NAVIGATION[CARD[name]]:
            return self.paths_at(card.places)
        if name in KILLS:
            return self.death_of(target if target is not None else self.me)
        if name in GALLOWS and target is not None:
            return self.trial_of(target)
        if name in REVIVES and target is not None:
            return self.rescue_of(target)
        if name in BARS or name in ("lead-astray", "hold-back-the-dark"):
            return -self.below(card)
        if name in ("soul-mirror", "glass-eye") and target is not None and self.evil:
            return -0.8 if self.view.players[target].known_forsaken else 0.1
        if name in ("spyglass", "ember-compass") and card.slot is not None and self.true:
            return -0.4 if self.own.village[card.slot] > 0.9 else 0.0
        friend = card.player != self.me and self.p[card.player] < 0.5
        return 0.1 if friend != self.evil else -0.1

    def below(self, card: PendingView) -> float:
        """What the card beneath is worth."""
        stack = self.view.pending
        place = next((place for place, other in enumerate(stack) if other is card), len(stack) - 1)
        return self.pending(stack[place - 1]) if place > 0 else 0.0

    def forest_card(self, name: str) -> float:
        if name in ("encroaching-darkness", "howling-dark"):
            return 0.5 if self.evil else -0.7
        if name == "wolves-at-the-flank":
            return 0.1 if self.evil else -0.6
        return -0.1

    # Cards

    def play(self, action: Play) -> float:
        """How good it is to play this now."""
        name = CARD_IDS[action.card]
        target = action.target if action.target >= 0 else None
        top = self.view.pending[-1] if self.view.pending else None
        if IS_NAVIGATION[action.card]:
            return self.path_at(action.at) + (0.05 if name != "sprint" else -0.3)
        if name in BARS or name == "hold-back-the-dark":
            return -self.pending(top) - 0.45 if top else -1.0
        if name == "lead-astray":
            return self.path_at(action.at) - self.pending(top) - 0.5 if top else -1.0
        if name == "crossbow-trap":
            return self.death_of(top.player) - 0.1 if top and top.player is not None else -1.0
        if name in KILLS and target is not None:
            return self.death_of(target) - self.cover()
        if name in GALLOWS and target is not None:
            return self.trial_of(target)
        if name in REVIVES and target is not None:
            return self.rescue_of(target) - (0.8 if name == "shared-burden" else 0.0)
        if name == "break-the-trail":
            return self.broken_at(action.at)
        return self.other(name, target, action)

    def cover(self) -> float:
        """What an open attack costs one of the Forsaken: all see it, and early on nobody has a reason."""
        if not self.evil or self.nearer_to_ratio() > 1:
            return 0.0
        return self.manner.cover * (1 - self.public[self.me]) / self.view.cycle

    def other(self, name: str, target: int | None, action: Play) -> float:
        if name in DRAWS:
            return DRAWS[name]
        if name in ("spyglass", "ember-compass"):
            return self.look_at(action.slot)
        if name in ("soul-mirror", "glass-eye") and target is not None:
            if self.evil:
                return self.frame_of(target)
            return 0.6 + self.p[target] if self.view.players[target].shown is None else -0.2
        if name == "cleansing-smoke":
            return 0.1
        if target is None:
            return 0.15
        good = self.view.players[target].known_forsaken if self.evil else self.p[target] < self.manner.rescue
        if name in ("oath-of-fellowship", "shared-campfire"):
            return 0.4 if good else 0.0
        if name in ("share-the-pack", "lend-a-hand"):
            return -0.2
        if name == "bare-your-soul":
            return -0.5 if self.true else 0.25 * good
        if name == "place-in-the-pillory":
            return self.pillory(target, good)
        return -0.2 if good else 0.35

    def frame_of(self, seat: int) -> float:
        """Whoever is trusted already is the better for it."""
        if self.view.players[seat].known_forsaken or self.view.players[seat].shown is not None:
            return -0.2
        return self.manner.frame * (1.5 - self.public[seat])

    def pillory(self, target: int, good: bool) -> float:
        active = target == self.view.active and self.view.phase == "draw"
        return 0.25 if active and not good else -0.3

    def look_at(self, slot: int) -> float:
        if self.true:
            return self.manner.lure if self.own.void[slot] > 0.9 else 0.25
        if self.view.destinations[slot] is not None:
            return -0.5
        # Among many the Paths are soon there. Among few it is better not to take the nearest: the Forsaken see to it
        # that the Paths stay away from The Village.
        near = (7 - self.routes.steps[slot]) * (len(self.view.players) - 4) / 8
        return 0.6 + 0.05 * near + 0.6 * self.own.village[slot] + 0.3 * self.own.void[slot]

    def mark(self, action: Mark) -> float:
        """A card of several Paths: its first Territory, or the next."""
        name = CARD_IDS[action.card]
        if name == "double-back" and not self.view.marked:
            return self.broken_at(action.at) + 0.2
        return self.path_at(action.at) + (0.3 if name == "press-on" else 0.2)
