"""The whole game by its functions. It stands apart from the package until screens, bots and a picture are there: a game
is found by `GAME` in its folder, and then appears everywhere (docs/adding-a-game.md).
"""

from hashlib import sha256

from lanternwood.games.forgotten_waters.actions import AnyAction
from lanternwood.games.forgotten_waters.choices import MOST_CHOICES, choices
from lanternwood.games.forgotten_waters.clocks import deadline
from lanternwood.games.forgotten_waters.endings import outcome
from lanternwood.games.forgotten_waters.events import Event
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.options import Options, options_advice, options_problem
from lanternwood.games.forgotten_waters.redeal import redeal
from lanternwood.games.forgotten_waters.rules import apply, pending
from lanternwood.games.forgotten_waters.setup import setup
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.view import View, open_view, pieces, view
from lanternwood.kernel.game import Game
from lanternwood.kernel.setting_up import SettingUp, no_presets, usual_manners
from lanternwood.kernel.waiting import Waiting, no_lapse


def structure_of_all() -> str:
    """FW-R79 Of core and every scenario together, since a game has one such name; prose is outside it."""
    hashes = [loaded.voyage.structure_hash for loaded in load().values()]
    return sha256("".join(hashes).encode()).hexdigest()[:16]


VOYAGES = Game(
    name="forgotten-waters",
    title="Forgotten Waters",
    rules_version="1",
    content_hash=structure_of_all(),
    seats=range(3, 8),
    longest=50_000,
    most_choices=MOST_CHOICES,
    state_type=State,
    action_type=AnyAction,
    event_type=Event,
    view_type=View,
    setup=setup,
    pending=pending,
    choices=choices,
    apply=apply,
    view=view,
    outcome=outcome,
    redeal=redeal,
    pieces=pieces,
    open_view=open_view,
    setting_up=SettingUp(
        options_type=Options, problem=options_problem, advice=options_advice, presets=no_presets, manners=usual_manners
    ),
    waiting=Waiting(
        awaited=lambda state, viewer: pending(state),
        answered=None,
        deadline=deadline,
        lapses=no_lapse,
        onward=None,
    ),
)
