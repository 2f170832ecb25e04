"""Enter the Forest. A dark tale told with dice of light and dark, and a game master. See RULES.md."""

from lanternwood.games.enter_the_forest.actions import AnyAction
from lanternwood.games.enter_the_forest.choices import MOST_CHOICES, choices, pending
from lanternwood.games.enter_the_forest.content import CONTENT_HASH
from lanternwood.games.enter_the_forest.events import Event
from lanternwood.games.enter_the_forest.labels import label
from lanternwood.games.enter_the_forest.options import Options, advise, manners, options_problem, presets
from lanternwood.games.enter_the_forest.redeal import redeal
from lanternwood.games.enter_the_forest.rules import LONGEST, apply, outcome
from lanternwood.games.enter_the_forest.setup import setup
from lanternwood.games.enter_the_forest.shown import shown
from lanternwood.games.enter_the_forest.state import State
from lanternwood.games.enter_the_forest.telling import tell
from lanternwood.games.enter_the_forest.view import View, open_view, pieces, view
from lanternwood.games.enter_the_forest.waiting import answered, awaited, onward
from lanternwood.kernel.game import Game
from lanternwood.kernel.setting_up import SettingUp
from lanternwood.kernel.waiting import Waiting, no_deadline, no_lapse
from lanternwood.kernel.words import Words, no_prospect

RULES_VERSION = "1"

GAME = Game(
    name="enter-the-forest",
    title="Enter the Forest",
    rules_version=RULES_VERSION,
    content_hash=CONTENT_HASH,
    seats=range(1, 8),
    longest=LONGEST,
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
        advice=advise,
        presets=presets,
        manners=manners,
    ),
    waiting=Waiting(
        awaited=awaited,
        answered=answered,
        deadline=no_deadline,
        lapses=no_lapse,
        onward=onward,
    ),
    words=Words(label=label, tell=tell, prospect=no_prospect, content=shown),
)
