"""The lab's studies of Nightmare Forest: docs/games/nightmare-forest has what came of them."""
