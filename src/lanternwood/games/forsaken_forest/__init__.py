"""Forsaken Forest. Hidden teams in a haunted wood: find the Village, or find the Forsaken. See RULES.md."""

from lanternwood.games.forsaken_forest.actions import AnyAction
from lanternwood.games.forsaken_forest.advising import advise, presets
from lanternwood.games.forsaken_forest.bets import bet_fared, bets
from lanternwood.games.forsaken_forest.choices import MOST_CHOICES, answered, choices, lapses, pending
from lanternwood.games.forsaken_forest.content import CONTENT, CONTENT_HASH
from lanternwood.games.forsaken_forest.events import Event
from lanternwood.games.forsaken_forest.options import Options, manners, options_problem
from lanternwood.games.forsaken_forest.redeal import redeal
from lanternwood.games.forsaken_forest.rules import apply, awaited, deadline
from lanternwood.games.forsaken_forest.setup import setup
from lanternwood.games.forsaken_forest.small_talk import saying
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.talk import hushed, pulse, quiet, whispers
from lanternwood.games.forsaken_forest.view import View, open_view, pieces, view
from lanternwood.games.forsaken_forest.winning import outcome
from lanternwood.games.forsaken_forest.words import label, tell
from lanternwood.games.forsaken_forest.yields import yield_ends, yielded, yields
from lanternwood.kernel.betting import Betting
from lanternwood.kernel.game import Game
from lanternwood.kernel.setting_up import SettingUp
from lanternwood.kernel.talking import Talking
from lanternwood.kernel.waiting import Waiting
from lanternwood.kernel.words import Words, no_prospect
from lanternwood.kernel.yielding import Yielding

RULES_VERSION = "2"

GAME = Game(
    name="forsaken-forest",
    title="Forsaken Forest",
    rules_version=RULES_VERSION,
    content_hash=CONTENT_HASH,
    seats=range(4, 13),
    longest=5_000_000,
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
        deadline=deadline,
        lapses=lapses,
        onward=None,
    ),
    talking=Talking(
        quiet=quiet,
        hushed=hushed,
        whispers=whispers,
        pulse=pulse,
        saying=saying,
    ),
    words=Words(label=label, tell=tell, prospect=no_prospect, content=lambda: CONTENT),
    yielding=Yielding(offered=yields, answer=yielded, ends=yield_ends),
    betting=Betting(offered=bets, fared=bet_fared),
)
