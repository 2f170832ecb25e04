"""Which games the laws are checked on, at which tables."""

from dataclasses import dataclass
from typing import Any

import tictactoe
from contract.mixed_decks import MIXED_DECKS, drafted_decks
from fixture_games import FIXTURE_GAMES
from fixture_games.satchels import Satchel
from lanternwood.games import GAMES
from lanternwood.games.forsaken.wasteland import DRAFT
from lanternwood.kernel.game import Game, one_world
from lanternwood.kernel.match import Match, plan_for

ALL_GAMES: dict[str, Game[Any]] = {**GAMES, DRAFT.name: DRAFT, tictactoe.GAME.name: tictactoe.GAME, **FIXTURE_GAMES}

Options = dict[str, Any]

Table = tuple[int, Options] | tuple[int, Options, tuple[Any, ...]]
"""Seats, options and, where some bring something, what each brings."""

TABLES: dict[str, list[Table]] = {
    "enter-the-forest": [
        (1, {"gm": "none", "evening": 4}),
        (2, {"evening": 4}),
        (3, {"gm": "bot", "evening": 5, "push_always": True}),
        (4, {"gm": "none", "evening": 6}),
        (5, {"evening": 6}),
        (7, {"evening": 6, "veil": False}),
    ],
    "forsaken-forest": [
        (4, {}),
        (4, {"special_roles": True}),
        (5, {"more_forsaken": True, "fugue_landmarks_closed": True}),
        (6, {"min_window_s": 0}),
        (6, {"special_roles": True, "night_chat": True}),
        (8, {"cycle_limit": 4}),
        (8, {"special_roles": True, "cycle_limit": 4}),
        (8, {"min_window_s": 0, "priest_self": False, "hidden_role_list": True}),
        (12, {"strict_windows": True, "cycle_limit": 3}),
        (12, {"special_roles": True, "cycle_limit": 3}),
    ],
    "forsaken": [
        (2, {}),
        (2, {"clocks": True}),
        (2, {"open_hands": True}),
        (2, {"open_hands": True, "puzzle": "the-harvest"}),
        (2, {"open_hands": True, "puzzle": "the-right-order"}),
        *((2, {}, decks) for decks in MIXED_DECKS),
        *((2, {}, drafted_decks(seats)) for seats in (2, 3)),
    ],
    "nightmare-forest": [
        *(
            (seats, options)
            for seats in (2, 3, 4, 6)
            for options in ({}, {"speed": True}, {"deadlier": True}, {"speed": True, "deadlier": True})
        ),
        (1, {"solo": True}),
    ],
    "wasteland": [(2, {}), (3, {}), (8, {"clocks": False})],
    "tictactoe": [(2, {})],
    "cellar": [(2, {}), (4, {})],
    "hush": [(2, {}), (3, {}), (4, {})],
    "sealed-bids": [(2, {}), (3, {}), (5, {})],
    "wolves": [(4, {}), (6, {}), (7, {})],
    "dice-race": [(1, {}), (3, {})],
    "satchels": [
        (2, {}),
        (2, {}, (Satchel((5, 5, 5, 5, 5)), Satchel((9, 9, 5, 1, 1)))),
        (3, {"most": 40}, (None, Satchel((9, 8, 7, 6, 5)), None)),
    ],
    "muster": [(2, {}), (4, {})],
    "parley": [(2, {})],
}


@dataclass(frozen=True)
class Setting:
    """A table that a game can be played at."""

    game: Game[Any]
    seats: int
    options: Options
    brought: tuple[Any, ...] = ()

    def __str__(self) -> str:
        options = "".join(f"-{name}" for name, value in self.options.items() if value)
        return f"{self.game.name}-{self.seats}{options}{'-brought' if self.brought else ''}"

    def match(self, seed: int, listen: bool = True) -> Match[Any]:
        seeded = f"{self}, match {seed}"
        return Match(self.game, plan_for(self.game, self.seats, seeded, self.options, brought=self.brought), listen)


def tables_of(game: Game[Any]) -> list[Table]:
    """A game that is not named above is played at its smallest and its largest table."""
    return TABLES.get(game.name, [(game.seats[0], {}), (game.seats[-1], {})])


BRIEF: dict[str, Options] = {"forsaken-forest": {"cycle_limit": 1}, "enter-the-forest": {"evening": 1}}
"""How to keep a long game short where many matches are chosen move by move."""
SETTINGS = [Setting(game, *table) for game in ALL_GAMES.values() for table in tables_of(game)]
HIDING = [setting for setting in SETTINGS if setting.game.redeal is not one_world]
SECRETIVE = [setting for setting in HIDING if "puzzle" not in setting.options]
"""Where each seat sees what no other does; in a puzzle nobody does, and few things are hidden at all."""
BRINGING = [setting for setting in SETTINGS if setting.game.bringing]
WITHOUT_TURNS = [setting for setting in SETTINGS if setting.game.waiting.onward is not None]
