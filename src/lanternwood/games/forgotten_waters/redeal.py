"""Another world that a viewer cannot tell from this one: what lies face down, what is written in blanks that nobody
has read, and the votes of a vote that is open."""

from lanternwood.games.forgotten_waters.frames import Vote
from lanternwood.games.forgotten_waters.pirates import NOBODY
from lanternwood.games.forgotten_waters.state import BLANKS, State
from lanternwood.games.forgotten_waters.view import known_blanks
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import Chance

WORDS = ("", "a turnip", "seven", "Aunt Agatha", "marmalade")
"""What somebody may have written. No rule reads it."""


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    world = state.copy()
    redeal_piles(world, chance)
    redeal_blanks(world, viewer, chance)
    redeal_votes(world, viewer, chance)
    return world


def redeal_piles(world: State, chance: Chance) -> None:
    """Nobody knows them. Which treasures are left all can see; tokens scouted just now come from the same pile."""
    chance.shuffle(world.treasure_deck)
    pile = [*world.nav_pile, *(world.map[space] for space in world.face_down)]
    chance.shuffle(pile)
    for space in world.face_down:
        world.map[space] = pile.pop()
    world.nav_pile = pile


def redeal_blanks(world: State, viewer: Viewer, chance: Chance) -> None:
    for seat, player in enumerate(world.players):
        known = known_blanks(world, Seat(seat), viewer)
        for blank in range(BLANKS):
            if player.filled >> blank & 1 and not known >> blank & 1:
                player.blanks[blank] = WORDS[chance.below(len(WORDS))]


def redeal_votes(world: State, viewer: Viewer, chance: Chance) -> None:
    for frame in world.frames:
        if isinstance(frame, Vote):
            frame.cast = tuple(
                option if option == NOBODY or seat == viewer else chance.below(len(frame.blocks))
                for seat, option in enumerate(frame.cast)
            )
