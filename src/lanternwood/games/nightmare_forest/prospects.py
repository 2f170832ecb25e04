"""RULES.md section 7 for the choice at hand: the chance that it works, and what follows if it does or does not."""

from typing import Any

from lanternwood.games.nightmare_forest import actions
from lanternwood.games.nightmare_forest.cards import BITE, CARD_IDS, GEAR_IDS, NOISE, OBSTACLE
from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, THROW_HITS, chance_of
from lanternwood.games.nightmare_forest.view import View
from lanternwood.games.nightmare_forest.words import HELPERS, attack_odds, dice, held, name, percent, wounds, zombie_on
from lanternwood.kernel.prospect import Consequence, Prospect


def prospect(view: View, action: Any) -> Prospect | None:
    match action:
        case actions.Attack():
            return attack(view, action)
        case actions.RollAtObstacle():
            return obstacle(view)
        case actions.Search():
            return search(view, action)
        case actions.ThrowGear(target=target):
            return Prospect(THROW_HITS, f"to lure a zombie to {name(view.campers[target].camper).split()[0]}")
        case actions.LetItRing():
            return noise_check(view)
        case _:
            return None


def attack(view: View, action: actions.Attack) -> Prospect:
    means = [dice(action.dice)] if action.dice else []
    means += [held(view, place) for place in action.weapons]
    means += [f"{HELPERS['sure-shot']}'s aim"] if action.sure_shot else []
    chance = attack_odds(view, action)
    then = [Consequence("good", win(view, action))]
    if chance < 1:
        then.append(Consequence("bad", loss(view, action)))
    then += [loud(view, place) for place in action.weapons if NOISE[GEAR_IDS.index(view.hand[place].card)]]
    return Prospect(chance, f"to beat it with {' + '.join(means)}", tuple(then))


def win(view: View, action: actions.Attack) -> str:
    """NF-FIGHT-04, NF-DICE-04, NF-MOVE-01 What beating it brings."""
    parts = ["it is gone"] if not leads_on(view, action.target) else ["on to the next space"]
    parts += ["one die back"] if action.dice else []
    return f"Beat it: {', '.join(parts)}"


def leads_on(view: View, target: int) -> bool:
    """NF-MOVE-02 Whether nothing holds the camper once this one is gone."""
    assert view.me is not None
    camper = view.campers[view.me]
    others_here = len(camper.own) - (target < actions.PATH)
    others_ahead = len(camper.beside) - (target > actions.PATH)
    return (camper.next_cleared or target == actions.PATH) and not others_here and not others_ahead


def loss(view: View, action: actions.Attack) -> str:
    """NF-FIGHT-06, NF-WOUND-02 What failing costs."""
    assert view.me is not None
    card = zombie_on(view, action.target).card
    assert card
    bite = BITE[CARD_IDS.index(card)]
    total = view.campers[view.me].wounds + bite
    end = "that would be the end of you" if total >= view.fatal_wounds else f"{total} of {view.fatal_wounds} then"
    return f"Miss: {wounds(bite)}, {end}"


def loud(view: View, place: int) -> Consequence:
    card = view.hand[place].card
    heard = percent(NOISE_ATTRACTS[NOISE[GEAR_IDS.index(card)]])
    return Consequence("note", f"{name(card)}: {heard} that something hears it")


def obstacle(view: View) -> Prospect:
    """NF-OBS: one die's hits are counters; what is missing decides."""
    card = zombie_on(view, actions.PATH)
    assert card.card
    value = OBSTACLE[CARD_IDS.index(card.card)]
    assert value
    missing = value.value - card.counters
    if missing > 2:
        return Prospect(chance_of(1, 1), "to get any further with one die")
    return Prospect(chance_of(1, missing), "to get through with one die")


def search(view: View, action: actions.Search) -> Prospect:
    """NF-SEARCH: each hit finds something; a blank that may be rolled again counts as one die more."""
    return Prospect(chance_of(action.dice + action.reroll_blank, 1), f"to find something with {dice(action.dice)}")


def noise_check(view: View) -> Prospect | None:
    question = view.question
    return Prospect(NOISE_ATTRACTS[question.noise], "that something hears it") if question else None
