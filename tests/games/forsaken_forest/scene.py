"""Small scenes for rule tests: a few facts, then an action, then what became of it.

    scene = given(player("wander"), player("deny-fate"), player(), player(role="forsaken"))
    scene.when(ANA, Play(CARD["wander"], at=AT(1, 1)))
    scene.all_pass()
    assert scene.path_at(1, 1)

Ana (seat 0) is active, in her Action Phase with nothing pending, unless the scene says otherwise; Bo, Cy, Di … follow
clockwise. Cards that a scene does not name stay in their decks, so every scene holds the whole box. Draws of chance
show what `chance` was told, in order, and else always the first; shuffles leave things as they are.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Pass, Play
from lanternwood.games.forsaken_forest.board import DESTINATIONS, territory
from lanternwood.games.forsaken_forest.cards import (
    ARTIFACT_DECK,
    CARD,
    CARD_IDS,
    FOREST_DECK,
    TRAVELERS_COPIES,
    USES,
    is_artifact,
    is_forest,
)
from lanternwood.games.forsaken_forest.flow import settle
from lanternwood.games.forsaken_forest.frames import NOBODY, ActionPhase, AnyFrame, OpenWindow
from lanternwood.games.forsaken_forest.night import fall
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.roles import ROLE, ROLE_COPIES
from lanternwood.games.forsaken_forest.state import DEAD_END, VILLAGE, VOID, InPlay, State
from lanternwood.games.forsaken_forest.turn import in_action_phase
from lanternwood.games.forsaken_forest.view import View, pieces
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import OUTSIDE, Action, Event, IllegalAction, Model, Seat, Timeout, Viewer
from lanternwood.kernel.table import Heard, Table

ANA, BO, CY, DI, ED, FAY, GUS, HAL, IDA, JO, KIT, LEO = (Seat(seat) for seat in range(12))
AT = territory
"""AT(1, 1) is the Territory at (1,1)."""
E = TypeVar("E", bound=Event)
QUICK = Options(min_window_s=0)
"""Windows close on their last pass."""


class Chosen:
    """Chance that does as it is told."""

    def __init__(self) -> None:
        self.queue: list[int] = []
        self.bounds: list[int] = []
        self.shuffled: list[list[Any]] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        drawn = self.queue.pop(0) if self.queue else 0
        assert 0 <= drawn < bound, f"chance was told {drawn} for a draw of one in {bound}"
        return drawn

    def shuffle(self, things: MutableSequence[Any]) -> None:
        self.shuffled.append(list(things))


class PlayerFacts(Model):
    role: str
    hand: tuple[str, ...]
    before: tuple[str, ...]
    dead: bool


def player(*hand: str, role: str = "commonfolk", before: Sequence[str] = (), dead: bool = False) -> PlayerFacts:
    """A player with a role and a hand; `before` them lie Curses, a Waterskin or Finder's Actions."""
    return PlayerFacts(role, hand, tuple(before), dead)


FORSAKEN = player(role="forsaken")
FOUR = (player(), player(), player(), FORSAKEN)


class Scene:
    def __init__(self, state: State) -> None:
        self.chance = Chosen()
        self.heard: list[Heard] = []
        self.table: Table[State] = Table(state, self.chance, self.heard)
        self.box = pieces(state)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def top(self) -> AnyFrame:
        return self.state.frames[-1]

    def when(self, seat: Seat, action: Action) -> "Scene":
        """It is accepted, and no card is lost."""
        GAME.apply(self.table, seat, action)
        assert pieces(self.state) == self.box, "a card was lost or made"
        return self

    def refused(self, seat: Seat, action: Action, rule: str) -> str:
        """It is refused by this rule and leaves no trace; gives the reason."""
        before, heard, drawn = to_json(self.state), len(self.heard), len(self.chance.bounds)
        try:
            GAME.apply(self.table, seat, action)
        except IllegalAction as found:
            refusal = found
        else:
            raise AssertionError(f"{action} was accepted")
        assert refusal.rule == rule, f"refused by {refusal.rule}: {refusal.why}"
        assert (to_json(self.state), len(self.heard), len(self.chance.bounds)) == (before, heard, drawn)
        return refusal.why

    def play(
        self, seat: Seat, card: str, target: Seat = NOBODY, at: int = -1, slot: int = -1, chosen: int = -1
    ) -> "Scene":
        """A card or Finder's Action, by its id, with what it announces; others may still answer it."""
        return self.when(seat, Play(CARD[card], target, at, slot, chosen))

    def aims(self, seat: Seat, card: str) -> list[Play]:
        """Every way in which this card is offered to a player now."""
        offered = GAME.choices(self.state, seat)
        return [action for action in offered if isinstance(action, Play) and action.card == CARD[card]]

    def times_out(self) -> "Scene":
        return self.when(OUTSIDE, Timeout())

    def all_pass(self) -> "Scene":
        """Everyone who may answer in this window passes; with QUICK options it then closes."""
        for seat in GAME.pending(self.state):
            if Pass() in GAME.choices(self.state, seat):
                self.when(seat, Pass())
        return self

    def offered(self, seat: Seat) -> list[Action]:
        return list(GAME.choices(self.state, seat))

    def asked(self) -> list[Seat]:
        return list(GAME.pending(self.state))

    def hand(self, seat: Seat) -> list[str]:
        return sorted(CARD_IDS[card] for card in self.state.hands[seat])

    def discard(self) -> list[str]:
        return [CARD_IDS[card] for card in self.state.travelers_discard]

    def forest_discard(self) -> list[str]:
        return [CARD_IDS[card] for card in self.state.forest_discard]

    def path_at(self, x: int, y: int) -> bool:
        return bool(self.state.explored >> AT(x, y) & 1)

    def told(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What one viewer has heard, from the announcement of that number on."""
        return [heard.event for heard in self.heard[since:] if heard.reaches(viewer)]

    def announced(self, kind: type[E], since: int = 0) -> list[E]:
        """What all have heard of this kind, from the announcement of that number on."""
        return [event for event in self.told(None, since) if isinstance(event, kind)]

    def until(self, kind: type[Event]) -> "Scene":
        """Let the clock run out again and again until this is announced next."""
        heard = len(self.heard)
        for _ in range(500):
            if any(isinstance(event, kind) for _, event in self.heard[heard:]):
                return self
            self.times_out()
        raise AssertionError(f"{kind.__name__} is never announced")

    def view(self, viewer: Viewer) -> View:
        seen: View = GAME.view(self.state, viewer)
        return seen


def given(
    *players: PlayerFacts,
    paths: Sequence[tuple[int, int]] = (),
    village: int = 1,
    void: int = 5,
    turned: Sequence[int] = (),
    deck: Sequence[str] = (),
    forest: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    discarded: Sequence[str] = (),
    group: Sequence[str] = (),
    phase: str = "action",
    active: Seat = ANA,
    cycle: int = 1,
    turns_taken: int = 1,
    options: Options = QUICK,
) -> Scene:
    """A table by day. Slots are named D1 to D8 by their numbers 1 to 8: The Village lies in `village`, The Void in
    `void`. `deck`, `forest` and `artifacts` name the top cards, the topmost first; `group` Curses on all. `phase` is
    "action", or "before-draw", "after-draw", "fast" for those windows, or "forest" for the closing window.
    """
    seats = len(players)
    roles = [ROLE[facts.role] for facts in players]  # type: ignore[index]
    state = State(
        options=options,
        seats=seats,
        role_list=tuple(sorted(roles)),
        roles=roles,
        reserve=[role for role, copies in enumerate(ROLE_COPIES) for _ in range(copies - roles.count(role))],
        hands=[[CARD[card] for card in facts.hand] for facts in players],
        marks=[[0] * len(facts.hand) for facts in players],
        travelers=[card for card, copies in enumerate(TRAVELERS_COPIES) for _ in range(copies)],
        forest=FOREST_DECK[:],
        artifacts=ARTIFACT_DECK[:],
        living=sum(1 << seat for seat, facts in enumerate(players) if not facts.dead),
        looked_roles=[0] * seats,
        looked_slots=[0] * seats,
        canopy=[0] * seats,
        met=True,
        coward_told=True,
        shrouded_done=True,
        cursed_done=True,
        day=1,
        night=1,
        cycle=cycle,
        turn=turns_taken,
        turns_taken=turns_taken,
        first=ANA,
        active=active,
        navigator_looks=[-1],
        deaths=[Seat(seat) for seat, facts in enumerate(players) if facts.dead],
    )
    state.destinations = [DEAD_END] * 8
    state.destinations[village - 1], state.destinations[void - 1] = VILLAGE, VOID
    for slot in turned:
        state.turned |= 1 << slot - 1
        paths = [*paths, (DESTINATIONS[slot - 1] % 13 - 6, DESTINATIONS[slot - 1] // 13 - 6)]
    state.set_explored(sum(1 << AT(x, y) for x, y in dict.fromkeys(paths)))
    for facts in players:
        for card in facts.hand:
            state.travelers.remove(CARD[card])
    for card in discarded:
        (state.artifacts if is_artifact(CARD[card]) else state.travelers).remove(CARD[card])
        state.travelers_discard.append(CARD[card])
    for seat, facts in enumerate(players):
        for card in facts.before:
            lay(state, card, Seat(seat))
    for card in group:
        lay(state, card, NOBODY)
    put_on_top(state.travelers, deck)
    put_on_top(state.forest, forest)
    put_on_top(state.artifacts, artifacts)
    begin_phase(state, phase)
    return Scene(state)


def lay(state: State, card: str, seat: Seat) -> None:
    number = CARD[card]
    deck = state.forest if is_forest(number) else state.artifacts if is_artifact(number) else state.travelers
    deck.remove(number)
    left = USES[number] if is_artifact(number) else 3 if card in ("hunger", "withering-hex") else 0
    ends = state.cycle + 1 if is_forest(number) and seat == NOBODY else 0
    state.in_play.append(InPlay(number, seat, state.laid, left, ends))
    state.laid += 1


def put_on_top(deck: list[int], cards: Sequence[str]) -> None:
    """The first named is the topmost."""
    for card in reversed(cards):
        deck.remove(CARD[card])
        deck.append(CARD[card])


def begin_phase(state: State, phase: str) -> None:
    if phase == "action":
        state.phase = "action"
        state.frames.append(ActionPhase(active=state.active, eligible=in_action_phase(state)))
        return
    state.phase = {"before-draw": "draw", "after-draw": "draw", "fast": "fast", "forest": "forest-closing"}[phase]  # type: ignore[assignment]
    state.frames.append(OpenWindow(phase=phase, eligible=state.eligible()))  # type: ignore[arg-type]


def flipped(card: str, *players: PlayerFacts, drawn: list[int] | None = None, turned: Sequence[int] = ()) -> Scene:
    """This card was flipped after Ana's turn, the sixth, and nobody answered; `drawn` is what chance shows then."""
    scene = given(
        *(players or FOUR),
        phase="fast",
        turns_taken=6,
        forest=[card],
        paths=[(1, 1), (2, 2), (2, 3), (3, 3)],
        turned=turned,
    ).all_pass()
    scene.chance.queue = drawn or []
    return scene.all_pass()


def night(*players: PlayerFacts, number: int = 2, options: Options = QUICK, **facts: Any) -> Scene:
    """The Night of this number, as its first step is called; Night One comes straight after the deal."""
    scene = given(*players, options=options, **facts)
    state = scene.state
    state.frames.clear()
    state.night = number
    if number == 1:
        state.day = state.cycle = state.turn = state.turns_taken = 0
        state.first = state.active = NOBODY
        state.met = state.coward_told = state.shrouded_done = state.cursed_done = False
        state.destinations = [-1] * 8
        state.navigator_looks = []
    fall(scene.table)
    settle(scene.table)
    return scene


def next_step(scene: Scene, step: str) -> Scene:
    """Let the clock end steps until this one is called."""
    while getattr(scene.top, "step", None) != step:
        scene.times_out()
    return scene
