"""Cards that exist only in the tests (FK-SCRIPT-03): import this, and scenes can play with them."""

from pathlib import Path

from lanternwood.games.forsaken.cards import NUMBER_OF, learn

FILE = Path(__file__).with_suffix(".toml")

if "X01" not in NUMBER_OF:
    learn(FILE)
