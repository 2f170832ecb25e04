"""What `./lantern` alone says."""

from lanternwood.cli.screens import Screen, screen_of
from lanternwood.games import GAMES


def first_game() -> str:
    """To begin with: one that has a screen of its own and that the fewest can play."""
    return min(GAMES, key=lambda name: (type(screen_of(GAMES[name])) is Screen, GAMES[name].seats.start))


def overview() -> str:
    return f"""\
Lanternwood: games of dark woods, for people and for programs.

  ./lantern serve               open tables in the browser, for people and bots
  ./lantern play GAME           play in the terminal against bots
  ./lantern replay FILE         step through a match that was saved
  ./lantern verify FILE         check a saved match: whole, legal, the seed kept
  ./lantern sim GAME            let bots play many games and count who wins
  ./lantern print GAME          cards and sheets as a PDF, to be cut out
  ./lantern lint-content GAME   check the cards of a game, or of all games
  ./lantern bench kernel        measure the rules kernel beside its peers
  ./lantern bench server        measure the server beside boardgame.io's
  ./lantern bench client        look at the pages with Lighthouse
  ./lantern compile             make simulations faster (needs a C compiler)
  ./lantern test                run every check and test
  ./lantern lint                run the checks alone

Games: {", ".join(GAMES)}

Start with:   ./lantern serve   or   ./lantern play {first_game()}
More about one command:   ./lantern play --help"""
