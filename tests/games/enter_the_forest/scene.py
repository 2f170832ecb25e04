"""Small scenes for rule tests: a few facts, then somebody does something, then what became of it.

    scene = given(ruin=2)
    scene.gathers(ANA, skill=True, dark=True)
    scene.rolls(4, 5)
    scene.does(ANA, RollDice())
    scene.does(ANA, CloseWindow())
    assert scene.ana.ruin == 3

The game master has seat 0; Ana (seat 1), Bo, Cy, Di, Ed and Fay follow. Dice show what `rolls` says and nothing else:
an unexpected roll, or one that never came, fails the test.
"""

from collections.abc import Iterator, MutableSequence
from itertools import product
from typing import Any, Literal, TypeVar, get_args, get_origin

import msgspec

from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest.actions import (
    AcceptAct,
    AcceptBargain,
    AcceptHelp,
    AgreeStake,
    AnyAction,
    ClaimSkill,
    CloseWindow,
    Declare,
    DeclareReduction,
    Expose,
    OfferBargain,
    OfferHelp,
    ProposeContest,
    Reroll,
    RollDice,
    SayDanger,
    TakeDark,
    Waive,
)
from lanternwood.games.enter_the_forest.characters import note_ruin
from lanternwood.games.enter_the_forest.options import Options
from lanternwood.games.enter_the_forest.setup import setup
from lanternwood.games.enter_the_forest.state import Character, Contest, Risk, RuinRoll, State
from lanternwood.games.enter_the_forest.view import View, view
from lanternwood.kernel.match import check_words, to_json
from lanternwood.kernel.model import Action, Event, IllegalAction, Seat, Spoken, Viewer
from lanternwood.kernel.table import Heard, Table

GM, ANA, BO, CY, DI, ED, FAY = (Seat(seat) for seat in range(7))
FACES = 6
E = TypeVar("E", bound=Event)


class LoadedDice:
    """Chance that does as it is told."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def below(self, bound: int) -> int:
        assert bound == FACES, f"a draw of one in {bound} is no die"
        assert self.faces, "an unexpected roll"
        return self.faces.pop(0) - 1

    def shuffle(self, things: MutableSequence[Any]) -> None:
        raise AssertionError("nothing is shuffled in this game")


class Scene:
    def __init__(self, state: State) -> None:
        self.dice = LoadedDice()
        self.table: Table[State] = Table(state, self.dice, [])

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def risk(self) -> Risk:
        assert isinstance(self.state.roll, Risk)
        return self.state.roll

    @property
    def contest(self) -> Contest:
        assert isinstance(self.state.roll, Contest)
        return self.state.roll

    @property
    def ruin_roll(self) -> RuinRoll:
        assert isinstance(self.state.roll, RuinRoll)
        return self.state.roll

    def of(self, seat: Seat) -> Character:
        return self.state.character(seat)

    @property
    def ana(self) -> Character:
        return self.of(ANA)

    @property
    def bo(self) -> Character:
        return self.of(BO)

    def view(self, viewer: Viewer) -> View:
        return view(self.state, viewer)

    def rolls(self, *faces: int) -> None:
        """What the next dice show, in the order in which they are drawn."""
        self.dice.faces.extend(faces)

    def does(self, seat: Seat, action: Action) -> list[Event]:
        """Do it as a match would; gives all that was announced. Every queued die must have been rolled."""
        assert action.plain() in GAME.choices(self.state, seat), f"{action} is not offered to {seat}"
        return [heard.event for heard in self.happening(seat, action)]

    def happening(self, seat: Seat, action: Action) -> list[Heard]:
        """The same, with who heard it."""
        assert self.table.heard is not None
        if isinstance(action, Spoken):
            check_words(action)
        before = len(self.table.heard)
        GAME.apply(self.table, seat, action)
        assert not self.dice.faces, f"dice that were not rolled: {self.dice.faces}"
        return self.table.heard[before:]

    def refuses(self, seat: Seat, action: Action) -> str:
        """Try it: it is not offered and changes nothing. Gives the rule it cites, a colon and the reason."""
        before = to_json(self.state)
        try:
            self.happening(seat, action)
        except IllegalAction as refusal:
            assert to_json(self.state) == before
            unsaid = isinstance(action, Spoken) and not action.words.strip()
            assert unsaid or action.plain() not in GAME.choices(self.state, seat)
            return f"{refusal.rule}: {refusal.why}"
        raise AssertionError(f"{action} by {seat} was not refused")

    def heard_by(self, viewer: Viewer) -> list[Event]:
        return [heard.event for heard in self.table.heard or [] if heard.reaches(viewer)]

    def gathers(self, seat: Seat, *, skill: bool = False, bargain: bool = False, dark: bool = False) -> None:
        """A Risk roll of this seat, with these dice in the pool."""
        keeper = self.state.gm
        self.does(seat, Declare(False, words="cross the river"))
        self.does(self.state.keeper() if keeper is None else keeper, Waive())
        if skill:
            self.does(seat, ClaimSkill("occupation", words="a ferryman knows water"))
        if bargain:
            assert keeper is not None, "the game master offers it"
            self.does(keeper, OfferBargain(words="your boots are gone"))
            self.does(seat, AcceptBargain(len(self.risk.bargains) - 1))
        if dark:
            self.does(seat, TakeDark())

    def announced(self, kind: type[E]) -> list[E]:
        """All announcements of one kind so far, whoever heard them."""
        return [heard.event for heard in self.table.heard or [] if isinstance(heard.event, kind)]

    def throws(self, *faces: int) -> list[Event]:
        """The roller rolls the pool of the Risk roll."""
        self.rolls(*faces)
        return self.does(self.risk.roller, RollDice())

    def rerolls(self, *faces: int) -> list[Event]:
        self.rolls(*faces)
        return self.does(self.risk.roller, Reroll())

    def closes(self) -> list[Event]:
        """The roller closes the window for help."""
        return self.does(self.risk.roller, CloseWindow())

    def helped_by(self, seat: Seat, *face: int) -> list[Event]:
        """Offered, accepted and exposed; with a face where the help die is rolled at once."""
        self.does(seat, OfferHelp())
        self.does(self.risk.roller, AcceptHelp(seat))
        self.rolls(*face)
        return self.does(seat, Expose(words="I hold the rope"))

    def finishes(self) -> None:
        """What is under way comes to its end by itself, without another die."""
        while (step := GAME.waiting.onward and GAME.waiting.onward(self.state)) is not None:
            self.does(*step)

    def contests(self, proposer: Seat, *others: Seat, deadly: bool = False) -> None:
        """A Contest on which all have agreed, at the point where dice are gathered."""
        self.does(proposer, ProposeContest(tuple(others), words="the map"))
        for other in others:
            self.does(other, AgreeStake())
        self.does(self.state.keeper(), SayDanger(deadly))

    def serves(self, seat: Seat, act: str = "I drop the lantern") -> None:
        """A Reduction whose act is done in the story, so that its die may be rolled."""
        self.does(seat, DeclareReduction(words=act))
        if self.state.gm is not None:
            self.does(self.state.gm, AcceptAct(seat))


def every_action(seats: int) -> Iterator[Any]:
    """Every kind of action, with whatever could stand in its fields, sense or nonsense."""
    some = [Seat(seat) for seat in range(seats)]
    groups: list[tuple[Seat, ...]] = [(), *((seat,) for seat in some), tuple(some[1:])]
    for kind in get_args(AnyAction):
        values: dict[str, list[Any]] = {}
        for field in msgspec.structs.fields(kind):
            if field.name == "words":
                values["words"] = ["something"]
            elif get_origin(field.type) is Literal:
                values[field.name] = list(get_args(field.type))
            elif field.type is bool:
                values[field.name] = [False, True]
            elif field.type is Seat:
                values[field.name] = [*some]
            elif field.type is int:
                values[field.name] = [-1, 0, 1]
            else:
                values[field.name] = groups
        for chosen in product(*values.values()):
            yield kind(**dict(zip(values, chosen, strict=True)))


def given(
    players: int = 3,
    *,
    ruin: int | dict[Seat, int] = 1,
    starting: int | None = None,
    turned: tuple[Seat, ...] = (),
    **options: Any,
) -> Scene:
    """A table at rest: a game master (unless `gm` says otherwise) and so many players, with this Ruin."""
    typed = Options(**options)
    seats = players + (typed.gm != "none")
    table: Table[State] = Table(None, LoadedDice(), [])  # type: ignore[arg-type]
    setup(table, seats, typed)
    state = table.state
    for seat in state.players():
        character = state.character(seat)
        character.ruin = ruin.get(seat, 1) if isinstance(ruin, dict) else ruin
        character.starting = min(character.ruin, 1) if starting is None else starting
        character.settled = True
        note_ruin(table, seat)
        character.turned = character.turned or seat in turned
    return Scene(state)
