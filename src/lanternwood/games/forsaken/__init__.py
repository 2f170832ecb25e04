"""Forsaken: a duel of decks over three Kingdoms. See RULES.md."""

from lanternwood.games.forsaken.actions import AnyAction
from lanternwood.games.forsaken.bringing import BRINGING
from lanternwood.games.forsaken.cards import CONTENT_HASH
from lanternwood.games.forsaken.choices import MOST_CHOICES, choices
from lanternwood.games.forsaken.clocks import deadline, lapses
from lanternwood.games.forsaken.events import Event
from lanternwood.games.forsaken.foresight import FORESEEING
from lanternwood.games.forsaken.labels import label
from lanternwood.games.forsaken.options import Options, manners
from lanternwood.games.forsaken.puzzle_layout import options_problem
from lanternwood.games.forsaken.questions import question
from lanternwood.games.forsaken.redeal import redeal
from lanternwood.games.forsaken.rules import apply, may_resign, outcome, pending, resign
from lanternwood.games.forsaken.series import SERIES
from lanternwood.games.forsaken.setup import setup
from lanternwood.games.forsaken.shown import content
from lanternwood.games.forsaken.state import State
from lanternwood.games.forsaken.telling import tell
from lanternwood.games.forsaken.view import View, open_view, pieces, view
from lanternwood.kernel.game import Game
from lanternwood.kernel.resigning import Resigning
from lanternwood.kernel.setting_up import SettingUp, no_advice, no_presets
from lanternwood.kernel.waiting import Waiting
from lanternwood.kernel.words import Words, no_prospect

RULES_VERSION = "1"

GAME = Game(
    name="forsaken",
    title="Forsaken",
    rules_version=RULES_VERSION,
    content_hash=CONTENT_HASH,
    seats=range(2, 3),
    longest=40_000,
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
    bringing=BRINGING,
    setting_up=SettingUp(
        options_type=Options,
        problem=options_problem,
        advice=no_advice,
        presets=no_presets,
        manners=manners,
    ),
    waiting=Waiting(
        awaited=lambda state, viewer: pending(state),
        answered=None,
        deadline=deadline,
        lapses=lapses,
        onward=None,
    ),
    words=Words(label=label, tell=tell, prospect=no_prospect, content=content, question=question),
    resigning=Resigning(may=may_resign, resign=resign),
    foreseeing=FORESEEING,
    series=SERIES,
)
