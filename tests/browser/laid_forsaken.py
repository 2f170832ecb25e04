"""Serves like `lanternwood serve`, except that Forsaken can begin in the middle: in the position that the file named by
FORSAKEN_POSITION names. All else is as it is, and people play on through their pages."""

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from games.forsaken.scene import K1, K2, K3, A, B, Scene
from lanternwood.cli import main
from lanternwood.games import GAMES
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.state import State
from lanternwood.kernel.table import Table

NAMED_IN = "FORSAKEN_POSITION"


def battle(scene: Scene) -> None:
    """Two Kingdoms in the balance, the third dark."""
    scene.won(K3, B)
    scene.altars(B, K1, "OoG")
    scene.altars(A, K1, "cSC")
    scene.tower(B, K1, 8)
    scene.tower(A, K1, 9)
    scene.miracle(B, K1, "O11", (2,))
    scene.follower(B, K1, "G03", blight=1, lost=1)
    scene.follower(B, K1, "O02")
    scene.follower(A, K1, "C05")
    scene.follower(A, K1, "C03", exhausted=True)
    scene.follower(A, K1, "C01")
    scene.altars(B, K2, "OGogO")
    scene.altars(A, K2, "CCsTs")
    scene.tower(B, K2, 5)
    scene.tower(A, K2, 6)
    scene.miracle(B, K2, "O11", (2,))
    scene.miracle(B, K2, "G12", (4, 2))
    scene.miracle(A, K2, "C12", (3, 3))
    scene.blessing(B, K2, "G19")
    scene.follower(B, K2, "O03")
    scene.follower(B, K2, "G02", exhausted=True)
    scene.follower(B, K2, "O06")
    scene.follower(A, K2, "C04", exhausted=True)
    scene.follower(A, K2, "S04", entered=9)
    scene.hand(A, "S09", "S13", "C19", "C06", "S27", "C28", "C18", "C10")
    scene.hand(B, "O01", "O05", "G09", "G11", "O09")
    scene.deck(A, *["S01", "S03", "S04", "C01", "C02", "C04", "C05", "C09"] * 2)
    scene.deck(B, *["O01", "O03", "G02", "G03", "O05"] * 3)
    scene.past(A, "C09", "S09", "C02")
    scene.past(B, "G06", "O08")


def last(scene: Scene) -> None:
    """The Last Kingdom, nearly full."""
    scene.won(K1, A)
    scene.won(K3, B)
    scene.altars(B, K2, "OGogOTGOg")
    scene.altars(A, K2, "CCsTsSCc")
    scene.tower(B, K2, 4)
    scene.tower(A, K2, 3)
    for number, card in enumerate(["O03", "G02", "O06", "G03", "Squire", "Squire", "O05"]):
        scene.follower(B, K2, card, exhausted=number % 3 == 1)
    for number, card in enumerate(["C04", "S04", "C05", "C03", "Rat", "S06", "S16", "C28", "S01"]):
        scene.follower(A, K2, card, exhausted=number % 4 == 2, blight=int(number == 3))
    scene.miracle(B, K2, "O11", (2,))
    scene.blessing(A, K2, "S20")
    scene.hand(A, "S09", "S13", "C19", "C06", "S27")
    scene.hand(B, "O01", "O05", "G09")


def choices(scene: Scene) -> None:
    """Cards that let one look, discard, bring back and give up."""
    for kingdom in (K1, K2, K3):
        scene.altars(A, kingdom, "OOCCT")
        scene.altars(B, kingdom, "OOCCT")
        scene.follower(A, kingdom, "C04")
        scene.follower(B, kingdom, "G03")
        scene.follower(B, kingdom, "G02")
    scene.hand(A, "O01", "O10", "C15", "C24", "C19", "O25", "C11", "O04")
    scene.hand(B, "O01", "O05", "G09")
    scene.past(A, "C09", "C02", "C04", "C05")


def crossing(scene: Scene) -> None:
    """One Kingdom is taken; where another is given up, the third is the last."""
    scene.won(K1, A)
    scene.altars(A, K2, "CCSCS")
    scene.altars(B, K2, "OOOOO")
    scene.follower(A, K2, "C05")
    scene.follower(B, K2, "G03")
    scene.follower(A, K3, "C04")
    scene.follower(B, K3, "G02", exhausted=True)
    scene.hand(A, "S09", "C19")


def nearly(scene: Scene) -> None:
    """One blow from the end."""
    scene.won(K3, A)
    scene.tower(B, K1, 1)
    for kingdom in (K1, K2):
        scene.altars(A, kingdom, "CCCCC")
        scene.altars(B, kingdom, "OOOOO")
    scene.follower(A, K1, "C05")


POSITIONS: dict[str, Callable[[Scene], None]] = {
    each.__name__: each for each in (battle, last, choices, crossing, nearly)
}


def setup(table: Table[State], seats: int, options: Options) -> None:
    name = Path(os.environ[NAMED_IN]).read_text().strip()
    if name in POSITIONS:
        scene = Scene(options=options)
        POSITIONS[name](scene)
        table.state = scene.state
        return
    GAME.setup(table, seats, options)
    if name in ("short", "early"):
        for kingdom in table.state.kingdoms:
            for side in kingdom.sides:
                side.tower = 2
    if name == "early":
        furnish(table.state)


def furnish(state: State) -> None:
    """There is from the first turn on what a whole match has: somebody who can attack, and windows for a Channel."""
    scene = Scene()
    scene.state = state
    for kingdom in (K1, K2, K3):
        for seat in (A, B):
            scene.altars(seat, kingdom, "SS")
            scene.follower(seat, kingdom, "G03", entered=0)


if __name__ == "__main__":
    GAMES[GAME.name] = replace(GAME, setup=setup)
    main()
