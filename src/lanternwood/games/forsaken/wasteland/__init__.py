"""The Wasteland: a draft for 2 to 8, whose decks are played with afterwards. See section 6.6 of Forsaken's RULES.md."""

from dataclasses import replace

from lanternwood.games.forsaken.cards import CONTENT_HASH
from lanternwood.games.forsaken.options import manners
from lanternwood.games.forsaken.wasteland.actions import DraftAction
from lanternwood.games.forsaken.wasteland.events import DraftEvent
from lanternwood.games.forsaken.wasteland.options import DraftOptions, draft_problem
from lanternwood.games.forsaken.wasteland.redeal import redeal
from lanternwood.games.forsaken.wasteland.rules import apply, choices, deadline, lapses, outcome, pending, setup
from lanternwood.games.forsaken.wasteland.state import DraftState
from lanternwood.games.forsaken.wasteland.view import DraftView, open_view, pieces, view
from lanternwood.games.forsaken.wasteland.words import label, tell
from lanternwood.kernel import setting_up, waiting, words
from lanternwood.kernel.game import Game

DRAFT = Game(
    name="wasteland",
    title="The Wasteland",
    rules_version="1",
    content_hash=CONTENT_HASH,
    seats=range(2, 9),
    longest=5_000,
    most_choices=64,
    state_type=DraftState,
    action_type=DraftAction,
    event_type=DraftEvent,
    view_type=DraftView,
    setup=setup,
    pending=pending,
    choices=choices,
    apply=apply,
    view=view,
    outcome=outcome,
    redeal=redeal,
    pieces=pieces,
    open_view=open_view,
    setting_up=replace(setting_up.PLAIN, options_type=DraftOptions, problem=draft_problem, manners=manners),
    waiting=replace(waiting.PLAIN, awaited=lambda state, viewer: pending(state), deadline=deadline, lapses=lapses),
    words=replace(words.PLAIN, label=label, tell=tell),
)
