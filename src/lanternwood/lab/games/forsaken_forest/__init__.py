"""The lab's studies of Forsaken Forest: docs/games/forsaken-forest has what came of them."""
