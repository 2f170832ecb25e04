"""Nightmare Forest: Dead Run. A dice race from zombie animals; one camper at most gets away. See RULES.md."""

from lanternwood.games.nightmare_forest.actions import AnyAction
from lanternwood.games.nightmare_forest.choices import MOST_CHOICES, choices
from lanternwood.games.nightmare_forest.content import CONTENT, CONTENT_HASH
from lanternwood.games.nightmare_forest.events import Event
from lanternwood.games.nightmare_forest.options import Options, options_problem
from lanternwood.games.nightmare_forest.prospects import prospect
from lanternwood.games.nightmare_forest.redeal import redeal
from lanternwood.games.nightmare_forest.rules import apply, may_resign, outcome, pending, resign
from lanternwood.games.nightmare_forest.setup import setup
from lanternwood.games.nightmare_forest.state import State
from lanternwood.games.nightmare_forest.view import View, open_view, pieces, view
from lanternwood.games.nightmare_forest.words import label, tell
from lanternwood.kernel.game import Game
from lanternwood.kernel.resigning import Resigning
from lanternwood.kernel.setting_up import SettingUp, no_advice, no_presets, usual_manners
from lanternwood.kernel.waiting import Waiting, no_deadline, no_lapse
from lanternwood.kernel.words import Words

RULES_VERSION = "1"

GAME = Game(
    name="nightmare-forest",
    title="Nightmare Forest: Dead Run",
    rules_version=RULES_VERSION,
    content_hash=CONTENT_HASH,
    seats=range(1, 7),
    longest=200_000,
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
        options_type=Options,
        problem=options_problem,
        advice=no_advice,
        presets=no_presets,
        manners=usual_manners,
    ),
    waiting=Waiting(
        awaited=lambda state, viewer: pending(state),
        answered=None,
        deadline=no_deadline,
        lapses=no_lapse,
        onward=None,
    ),
    words=Words(label=label, tell=tell, prospect=prospect, content=lambda: CONTENT),
    resigning=Resigning(may=may_resign, resign=resign),
)
