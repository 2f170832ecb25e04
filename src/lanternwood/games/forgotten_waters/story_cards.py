"""FW-STORY: cards that are given and taken by their numbers. Those before nobody are in the supply."""

from lanternwood.games.forgotten_waters.events import StoryReturned, StoryTaken
from lanternwood.games.forgotten_waters.pirates import MASKED, NOBODY, Pirate
from lanternwood.games.forgotten_waters.state import State
from lanternwood.kernel.model import Seat
from lanternwood.kernel.table import Table


def take_story(table: Table[State], me: Pirate, card: int) -> None:
    """FW-STORY-03 From the story deck or, if it is not there, from the player who has it."""
    state = table.state
    owner = state.owner_of_story(card)
    if me in (MASKED, owner):
        return
    if owner != NOBODY:
        state.players[owner].stories.remove(card)
    state.players[me].stories.append(card)
    table.happens(StoryTaken, Seat(me), card, owner)


def return_story(table: Table[State], card: int) -> None:
    """FW-R54"""
    owner = table.state.owner_of_story(card)
    if owner != NOBODY:
        table.state.players[owner].stories.remove(card)
        table.happens(StoryReturned, Seat(owner), card)
