"""Small scenes for rule tests: a few facts, then an action, then what became of it.

    scene = given(camper(facing="ringtail-rotter"), camper(), unused=4)
    scene.rolls(1, 2, 0)
    scene.when(Attack(PATH, 3))
    assert scene.ana.level == 1

Ana (seat 0) is active unless the scene says otherwise; Bo, Cy, Di, Ed and Fay follow clockwise. All cards a scene
does not name stay in the deck they belong to, so every scene holds the whole box. Dice show what `rolls` says and
nothing else: an unexpected roll, or one that never came, fails the test.
"""

from collections.abc import MutableSequence, Sequence
from typing import Any

from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import PATH
from lanternwood.games.nightmare_forest.choices import choices
from lanternwood.games.nightmare_forest.content import (
    CAMPER_IDS,
    CARD_IDS,
    FOREST_DECK,
    GEAR_DECK,
    GEAR_IDS,
    SHOTS,
    ZONE_OF,
)
from lanternwood.games.nightmare_forest.dice import FACES
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.setup import ROWS, SPEED_ROWS
from lanternwood.games.nightmare_forest.state import (
    GONE,
    READY,
    USED_ONE_HAND,
    USED_TWO_HANDS,
    Held,
    Lurker,
    Player,
    State,
    Turn,
)
from lanternwood.games.nightmare_forest.view import pieces
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Action, IllegalAction, Model, Seat
from lanternwood.kernel.table import Heard, Table

ANA, BO, CY, DI, ED, FAY = (Seat(seat) for seat in range(6))


class LoadedDice:
    """Chance that does as it is told: queued faces for dice, and shuffles that leave things as they are."""

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.shuffled = 0

    def below(self, bound: int) -> int:
        dice, power = 0, 1
        while power < bound:
            dice, power = dice + 1, power * 6
        assert power == bound, f"a draw of one in {bound} is no roll of dice"
        assert len(self.faces) >= dice, f"an unexpected roll of {dice} dice"
        rolled, self.faces = self.faces[:dice], self.faces[dice:]
        return sum(FACES.index(face) * 6**place for place, face in enumerate(rolled))

    def shuffle(self, things: MutableSequence[Any]) -> None:
        self.shuffled += 1


class CamperFacts(Model):
    """What a scene says of one player; see `camper`."""

    level: int
    zone: int
    facing: str | None
    counters: int
    ahead: tuple[str, ...]
    next_gone: bool
    own: tuple[Lurker, ...]
    beside: tuple[Lurker, ...]
    gear: tuple[Held, ...]
    wounds: int
    survivor: str | None
    eaten: bool


def camper(
    *,
    level: int = 0,
    zone: int | None = None,
    facing: str | None = None,
    counters: int = 0,
    ahead: Sequence[str] = (),
    next_gone: bool = False,
    own: Sequence[str | Lurker] = (),
    beside: Sequence[str | Lurker] = (),
    gear: Sequence[str | Held] = (),
    wounds: int = 0,
    survivor: str | None = None,
    eaten: bool = False,
) -> CamperFacts:
    """A player: the camper's space; the face-up next path card (`facing`) or the face-down ones from the next space
    on (`ahead`), or that the next one is already `next_gone`; added zombies face down under the camper (`own`) and
    in the next space (`beside`), `up(...)` turns one up; gear face down, `shown(...)` turns it up. The current zone
    follows from the level and what is faced unless it is given.
    """
    return CamperFacts(
        level,
        zone or 0,
        facing,
        counters,
        tuple(ahead),
        next_gone,
        tuple(Lurker(CARD_IDS.index(it)) if isinstance(it, str) else it for it in own),
        tuple(Lurker(CARD_IDS.index(it)) if isinstance(it, str) else it for it in beside),
        tuple(hidden(it) if isinstance(it, str) else it for it in gear),
        wounds,
        survivor,
        eaten,
    )


def up(card: str) -> Lurker:
    """An added zombie, face up."""
    return Lurker(CARD_IDS.index(card), face_up=True)


def hidden(card: str) -> Held:
    number = GEAR_IDS.index(card)
    return Held(number, SHOTS[number])


def shown(card: str, *, used: int = READY, shots: int | None = None, taped: str | None = None) -> Held:
    """Gear that has been used before, face up; `used` marks a use this turn."""
    number = GEAR_IDS.index(card)
    under = GONE if taped is None else GEAR_IDS.index(taped)
    return Held(number, SHOTS[number] if shots is None else shots, face_up=True, used=used, taped=under)


class Scene:
    """A table in the middle of a game."""

    def __init__(self, state: State) -> None:
        self.dice = LoadedDice()
        self.heard: list[Heard] = []
        self.table: Table[State] = Table(state, self.dice, self.heard)
        self.box = pieces(state)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def turn(self) -> Turn:
        return self.state.turn

    @property
    def ana(self) -> Player:
        return self.state.players[ANA]

    @property
    def bo(self) -> Player:
        return self.state.players[BO]

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def rolls(self, *faces: int) -> "Scene":
        """The faces that come up next, left to right, roll after roll."""
        self.dice.faces += faces
        return self

    def when(self, *actions: Action, by: Seat | None = None) -> "Scene":
        """These actions, one after another, by whoever has to act (or by the seat given)."""
        for action in actions:
            seat = GAME.pending(self.state)[0] if by is None else by
            assert action in choices(self.state, seat), f"{action} is not offered to seat {seat}"
            GAME.apply(self.table, seat, action)
            assert pieces(self.state) == self.box, "a card was lost or made"
        assert not self.dice.faces, f"dice that were never rolled: {self.dice.faces}"
        return self

    def refused(self, action: Action, by: Seat | None = None) -> str:
        """The rule that the refusal of this action cites. It is not offered and leaves no trace."""
        seat = GAME.pending(self.state)[0] if by is None else by
        assert action not in choices(self.state, seat), f"{action} is offered to seat {seat}"
        before, heard = to_json(self.state), len(self.heard)
        try:
            GAME.apply(self.table, seat, action)
        except IllegalAction as refusal:
            assert to_json(self.state) == before, "a refused action left a trace"
            assert len(self.heard) == heard, "a refused action was announced"
            return refusal.rule
        raise AssertionError(f"{action} was not refused")

    def offers(self, action: Action, by: Seat | None = None) -> bool:
        seat = GAME.pending(self.state)[0] if by is None else by
        return action in choices(self.state, seat)

    def announced(self, kind: type[Any]) -> list[Any]:
        """All announcements of one kind so far, whoever heard them."""
        return [heard.event for heard in self.heard if isinstance(heard.event, kind)]

    def seen_by(self, viewer: Seat | None) -> list[Any]:
        """Everything one viewer has heard so far."""
        return [heard.event for heard in self.heard if heard.reaches(viewer)]

    def gear_of(self, seat: Seat) -> list[str]:
        return [GEAR_IDS[held.card] for held in self.state.players[seat].gear]

    def gear_discard(self) -> list[str]:
        return [GEAR_IDS[card] for card in self.state.gear_discard]

    def discard_of(self, zone: int) -> list[str]:
        return [CARD_IDS[card] for card in self.state.discards[zone]]

    def own_of(self, seat: Seat) -> list[str]:
        """The added zombies in a camper's own space, whether face up or not."""
        return [CARD_IDS[lurker.card] for lurker in self.state.players[seat].own]

    def beside_of(self, seat: Seat) -> list[str]:
        """Likewise in the next space."""
        return [CARD_IDS[lurker.card] for lurker in self.state.players[seat].beside]


def given(
    *campers: CamperFacts,
    active: Seat = ANA,
    unused: int | None = None,
    used: int = 0,
    forced: int = GONE,
    options: Options | None = None,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    gear_discard: Sequence[str] = (),
    stacks: dict[int, Sequence[str]] | None = None,
    only_stacks: bool = False,
    discards: dict[int, Sequence[str]] | None = None,
    countdown: int = GONE,
    rounds: int = 0,
    first: Seat = ANA,
) -> Scene:
    """A scene. `deck` and `stacks` name the top cards, topmost first; the rest lies below them. With `deck_size` the
    gear deck holds no more than that, with `only_stacks` the named stacks hold only what is named, and what is over
    goes to the discards. Without `unused`, the active player has a fresh pool.
    """
    options = options or Options()
    rows = SPEED_ROWS if options.speed else ROWS
    forest = [list(cards) for cards in FOREST_DECK]
    gear = list(GEAR_DECK)
    stacks, discards = stacks or {}, discards or {}

    def take(card: str) -> int:
        number = CARD_IDS.index(card)
        forest[ZONE_OF[number]].remove(number)
        return number

    def take_gear(card: str) -> int:
        gear.remove(GEAR_IDS.index(card))
        return GEAR_IDS.index(card)

    tops = {zone: [take(card) for card in cards] for zone, cards in stacks.items()}
    piles = [[take(card) for card in discards.get(zone, ())] for zone in range(len(forest))]
    gear_top = [take_gear(card) for card in deck]
    gear_pile = [take_gear(card) for card in gear_discard]
    for facts in campers:
        for held in facts.gear:
            gear.remove(held.card)
            if held.taped != GONE:
                gear.remove(held.taped)
        for lurker in facts.own + facts.beside:
            forest[ZONE_OF[lurker.card]].remove(lurker.card)
    named = [([take(facts.facing)] if facts.facing else []) + [take(card) for card in facts.ahead] for facts in campers]
    survivors = [take(facts.survivor) if facts.survivor else GONE for facts in campers]
    players = []
    for seat, facts in enumerate(campers):
        behind = facts.level + facts.next_gone
        path = [GONE] * behind + named[seat]
        path += [forest[zone].pop(0) for zone in rows[len(path) :]]
        if facts.eaten:
            for card in path:
                if card != GONE:
                    piles[ZONE_OF[card]].append(card)
            path = [GONE] * len(rows)
        reached = max([1, *rows[: behind + (facts.facing is not None)]])
        players.append(
            Player(
                camper=CAMPER_IDS.index(CAMPER_IDS[seat]),
                path=path,
                level=facts.level,
                turned=facts.facing is not None,
                counters=facts.counters,
                own=[lurker.copy() for lurker in facts.own],
                beside=[lurker.copy() for lurker in facts.beside],
                gear=[held.copy() for held in facts.gear],
                wounds=facts.wounds,
                survivor=survivors[seat],
                zone=facts.zone or reached,
                eaten=facts.eaten,
            )
        )
    for zone, top in tops.items():
        if only_stacks:
            piles[zone] += forest[zone]
            forest[zone] = []
        forest[zone] += reversed(top)
    gear += reversed(gear_top)
    if deck_size is not None:
        spare = len(gear) - deck_size
        gear_pile += gear[:spare]
        gear = gear[spare:]
    pool = 3 + players[active].zone
    marks = 0
    for held in players[active].gear:
        marks |= held.used
    state = State(
        options=options,
        players=players,
        first=first,
        turn=Turn(
            active,
            pool - used if unused is None else unused,
            used,
            forced,
            weapon_used=bool(marks & (USED_ONE_HAND | USED_TWO_HANDS)),
            two_handed_used=bool(marks & USED_TWO_HANDS),
        ),
        question=None,
        open_paths=[[] for _ in players],
        stacks=forest,
        discards=piles,
        plain=[GONE for _ in forest],
        gear_deck=gear,
        gear_discard=gear_pile,
        rounds=rounds,
        countdown=countdown,
    )
    return Scene(state)


__all__ = ["ANA", "BO", "CY", "DI", "ED", "FAY", "PATH", "Scene", "camper", "given", "hidden", "shown", "up"]
