"""Every game as an OpenSpiel game: importing this registers each as `lanternwood_<name>`.

Sequential, with explicit chance nodes: one for each draw that the rules make. An action is the place of a choice in
the order in which the game offers them. See docs/research.md for an example.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any
from urllib.parse import quote, unquote
from zlib import crc32

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise ImportError(
        f"{missing.name} is not installed; `pip install '.[openspiel]'` in a clone brings it"
    ) from missing

from msgspec import MsgspecError, json, to_builtins

from lanternwood.games import GAMES
from lanternwood.kernel.game import Game, one_world
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import by_seats
from lanternwood.lab.encoding import Encoder
from lanternwood.lab.features import encoder_for
from lanternwood.lab.turns import usual_seats
from lanternwood.lab.unrolled import Unrolled

MOST_OUTCOMES = 1024
"""No single draw has more results than this."""
MEMORY_SIZE = 256
"""How many numbers sum up what a seat has heard and done."""

MOST_DRAWS = 1000
"""No single step, the setup included, draws more often than this."""

_registered: dict[str, Game[Any]] = {}


def register(game: Game[Any], encoder: Encoder | None = None) -> str:
    """Make a game known to OpenSpiel, once, and give the name to load it by."""
    name = f"lanternwood_{game.name.replace('-', '_')}"
    if _registered.get(name, game) is not game:
        raise ValueError(f"OpenSpiel already knows another {name}")
    if name not in _registered:
        # A class of its own: OpenSpiel lets go of what it holds only after Python has ended, and an object of
        # any other kind would then bring the process down.
        members = {"rules": game, "kind": _game_type(name, game), "own_encoder": encoder}
        pyspiel.register_game(members["kind"], type(name, (LanternwoodGame,), members))
        _registered[name] = game
    return name


def _game_type(name: str, game: Game[Any]) -> Any:
    kind = pyspiel.GameType
    hides = game.redeal is not one_world
    return kind(
        short_name=name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": usual_seats(game),
            "options": quote("{}"),
            **({"brought": quote("[]")} if game.bringing else {}),
        },
    )


class SavedByHistory(Unrolled):
    """OpenSpiel saves a state with pickle: this puts only the numbers played into it, and plays them again."""

    def __reduce__(self) -> Any:
        name = next(name for name, game in _registered.items() if game is self.game)
        return _play_again, (name, self.seats, to_builtins(self.options), to_builtins(self.brought), self.numbers)


def _play_again(
    name: str, seats: int, options: dict[str, Any], brought: Sequence[Any], numbers: list[int]
) -> SavedByHistory:
    match = SavedByHistory(_registered[name], seats, options, brought)
    for number in numbers:
        match.play(number)
    return match


class LanternwoodGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table of so many seats. `options` is JSON, percent-encoded inside a game string. So is `brought`, in
    a game to which seats bring something: a list by seat, with null for who plays the usual."""

    rules: Game[Any]
    kind: Any
    own_encoder: Encoder | None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.rules, params or {}
        self.seats = int(given.get("seats", usual_seats(game)))
        self.options = _read_options(str(given.get("options", "{}")))
        self.brought = _read_brought(str(given.get("brought", "[]")))
        self.encoder = self.own_encoder or encoder_for(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.most_choices,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=game.longest,
        )
        plain = {"seats": self.seats, "options": quote(to_json(self.options).decode())}
        if game.bringing:
            plain["brought"] = quote(to_json(self.brought).decode())
        super().__init__(self.kind, info, plain)
        self.start = SavedByHistory(game, self.seats, self.options, self.brought)

    def new_initial_state(self) -> "LanternwoodState":
        return LanternwoodState(self, self.start.copy())

    def max_chance_nodes_in_history(self) -> int:
        return int(min((self.rules.longest + 1) * MOST_DRAWS, 2**31 - 1))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SeatObserver":
        if params:
            raise ValueError(f"this observer takes no parameters, but was given {params}")
        return SeatObserver(self.encoder, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _read_options(text: str) -> dict[str, Any]:
    try:
        return json.decode(text if text.startswith("{") else unquote(text), type=dict[str, Any])
    except MsgspecError as error:
        raise ValueError(f"the options of a table are a JSON object, not {text!r}: {error}") from None


def _read_brought(text: str) -> list[Any]:
    try:
        return json.decode(text if text.startswith("[") else unquote(text), type=list[Any])
    except MsgspecError as error:
        raise ValueError(f"what seats bring is a JSON list, not {text!r}: {error}") from None


class LanternwoodState(pyspiel.State):  # type: ignore[misc]
    """A match between two numbers: OpenSpiel's names for what Unrolled does."""

    def __init__(self, game: LanternwoodGame, match: Unrolled) -> None:
        super().__init__(game)
        self.match = match

    def current_player(self) -> Any:
        if self.match.draws:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.seat is None else int(self.match.seat)

    def is_terminal(self) -> bool:
        return not self.match.draws and self.match.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        bound = self.match.draws[0]
        if bound > MOST_OUTCOMES:
            raise ValueError(f"a draw of one in {bound} is more than OpenSpiel was told ({MOST_OUTCOMES})")
        return _even_odds(bound)

    def returns(self) -> list[float]:
        outcome = self.match.game.outcome(self.match.state) if self.is_terminal() else None
        return outcome.returns(self.match.seats) if outcome else [0.0] * self.match.seats

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.match.choices())))

    def _apply_action(self, action: int) -> None:
        self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        words = by_seats(self.match.game.words.label(self.match.view(Seat(player)), self.match.choices()[action]))
        return f"{action}: {words}"  # two cards of the same name are two choices with the same words

    def __str__(self) -> str:
        """Everything there is, open: for people who look for mistakes, never for players."""
        match = self.match
        return to_json([match.state, match.chosen, match.script]).decode()


@cache
def _even_odds(bound: int) -> list[tuple[int, float]]:
    return [(drawn, 1.0 / bound) for drawn in range(bound)]


class SeatObserver:
    """What one seat knows. With perfect recall, also a summary of all it has heard and done.

    The summary is a bag: each line adds one to the place that its CRC-32 points at. The information state string
    holds the lines themselves, in order.
    """

    def __init__(self, encoder: Encoder, kind: Any) -> None:
        self.encoder = encoder
        self.recalls: bool = kind.perfect_recall
        self.private: bool = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(encoder.size + (MEMORY_SIZE if self.recalls else 0), np.float32)
        self.dict = {"view": self.tensor[: encoder.size]}
        if self.recalls:
            self.dict["memory"] = self.tensor[encoder.size :]

    def set_from(self, state: LanternwoodState, player: int) -> None:
        match = state.match
        self.tensor.fill(0)
        if match.state is None:
            return
        self.dict["view"][:] = self.encoder(self._view(match, player), _offered_to(match, player))
        for line in match.memories[player] if self.recalls else ():
            self.dict["memory"][crc32(line.encode()) % MEMORY_SIZE] += 1

    def string_from(self, state: LanternwoodState, player: int) -> str:
        match = state.match
        memory = match.memories[player] if self.recalls else []
        return "\n".join([*memory, to_json(self._view(match, player)).decode()])

    def _view(self, match: Unrolled, player: int) -> Any:
        return match.view(Seat(player) if self.private else None)


def _offered_to(match: Unrolled, player: int) -> Any:
    return match.choices() if player == match.seat and not match.draws else ()


for _game in GAMES.values():
    register(_game)
