"""Serves like `lanternwood serve`, and has a small game with bots that think for as long as a test wants."""

import sys

from fixture_games import dice_race, ponderers
from lanternwood.cli import main
from lanternwood.games import GAMES

if __name__ == "__main__":
    GAMES[dice_race.GAME.name] = dice_race.GAME
    name, module = ponderers.module_for(dice_race.GAME.name)
    sys.modules[name] = module
    main()
