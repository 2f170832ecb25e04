"""Answers to the questions the game asks, shared by the bots that think."""

from collections.abc import Sequence
from typing import Any

from lanternwood.bots.bot import Mind
from lanternwood.bots.nightmare_forest.worth import GEAR_BY_ID, worth, worth_of
from lanternwood.games.nightmare_forest.actions import BlockWith, MuffleWith
from lanternwood.games.nightmare_forest.content import CONTENT, Shield
from lanternwood.games.nightmare_forest.view import QuestionView, View
from lanternwood.kernel.model import Action, Seat

SURVIVOR_WORTH = {"sure-shot": 3, "patch-up": 2, "reroll-blank": 1}
ABILITY = {card.id: card.ability for card in CONTENT.survivors}
LOUD = 2


class ThinkingBot:
    """Answers questions by the same habits; what to do in a turn is each bot's own. The same views give the same
    choices: chance plays no part in it.
    """

    def choose(self, mind: Mind) -> Action:
        if len(mind.choices) == 1:
            only: Action = mind.choices[0]
            return only
        view: View = mind.view()
        if view.question is not None:
            return answer(view, mind.choices)
        return self.think(view, mind.seat, mind.choices)

    def think(self, view: View, seat: Seat, choices: Sequence[Any]) -> Action:
        raise AssertionError("each bot thinks for itself")


def answer(view: View, choices: Sequence[Any]) -> Action:
    question = view.question
    assert question is not None
    match question.kind:
        case "BlockQuestion":
            choice: Action = block(view, choices, question)
        case "MuteQuestion":
            muffle = [action for action in choices if type(action) is MuffleWith]
            choice = muffle[0] if muffle and question.noise >= LOUD else choices[-1]
        case "KeepGear":
            first, second = (worth_of(GEAR_BY_ID[card]) for card in question.offered)
            choice = choices[0 if first >= second else 1]
        case "KeepSurvivor":
            choice = choices[0 if keeps_companion(view, question) else 1]
        case "TrimGear":
            choice = min(choices, key=lambda action: worth(view.hand[action.gear]))
        case _:
            choice = choices[0]  # which camper, which path: all alike
    return choice


def block(view: View, choices: Sequence[Any], question: QuestionView) -> Action:
    """The smallest shield that stops all of it; none where a small hit can be borne and only a big shield is there."""
    shields = [action for action in choices if type(action) is BlockWith]
    assert view.me is not None
    left = view.fatal_wounds - view.campers[view.me].wounds

    def stops(action: BlockWith) -> int:
        effect = GEAR_BY_ID[view.hand[action.gear].card].effect
        return effect.wounds if isinstance(effect, Shield) else 0

    if not shields:
        taken: Action = choices[-1]
        return taken
    best = min(shields, key=lambda action: (stops(action) < question.wounds, stops(action)))
    worth_it = left - question.wounds <= 2 or stops(best) <= question.wounds
    choice: Action = best if worth_it else choices[-1]
    return choice


def keeps_companion(view: View, question: QuestionView) -> bool:
    assert view.me is not None
    companion, found = view.campers[view.me].survivor, question.found
    assert companion
    assert found
    return SURVIVOR_WORTH[ABILITY[companion]] >= SURVIVOR_WORTH[ABILITY[found]]
