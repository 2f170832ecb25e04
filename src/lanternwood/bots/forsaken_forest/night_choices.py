"""What a bot does by Night: where Destinations go, whom to look at, to shelter, to sacrifice, to Entangle."""

from collections.abc import Callable, Sequence
from typing import Any

from lanternwood.bots.forsaken_forest.beliefs import Beliefs
from lanternwood.bots.forsaken_forest.groups import UNIQUE, knows_the_way
from lanternwood.bots.forsaken_forest.manner import Manner
from lanternwood.bots.forsaken_forest.routes import steps_to
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, ChooseSlot, PlaceDestinations
from lanternwood.games.forsaken_forest.board import mask_of
from lanternwood.games.forsaken_forest.statements import ClaimRole
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import Chance


def by_night(
    view: View, choices: Sequence[Any], chance: Chance, manner: Manner, believed: Callable[[bool], Beliefs]
) -> Action:
    """`believed` says what to believe: with all this seat knows, or (True) what the table is likely to think."""
    assert view.night
    wished = view.night.wishes
    if isinstance(choices[0], PlaceDestinations):
        if wished and wished[0].village is not None and wished[0].void is not None:
            return PlaceDestinations(wished[0].village, wished[0].void)
        return choices[chance.below(len(choices))]  # type: ignore[no-any-return]
    if isinstance(choices[0], ChooseSlot):
        return look_at_slot(view, choices, chance)
    if view.night.step == "sacrifice" and wished and wished[0].victim is not None:
        return ChoosePlayer(wished[0].victim)
    beliefs = believed(view.night.step in ("sacrifice", "silencer"))
    seats = [choice.player for choice in choices]
    scores = {seat: score_of(view, beliefs, seat, manner) + chance.below(100) / 400 for seat in seats}
    return ChoosePlayer(max(seats, key=lambda seat: scores[seat]))


def score_of(view: View, beliefs: Beliefs, seat: Seat, manner: Manner) -> float:
    assert view.night
    player = view.players[seat]
    likely = beliefs.p[seat]
    match view.night.step:
        case "oracle":
            return -1.0 if player.shown is not None else likely
        case "priest":
            return 1 - likely + 0.3 * claims_gift(view, seat)
        case _:
            # Ritual Sacrifice and Entangle: those whom the table trusts most.
            if player.known_forsaken:
                return -9.0
            return 1 - likely + 0.5 * claims_gift(view, seat) + manner.hunt * knows_the_way(view, seat)


def claims_gift(view: View, seat: Seat) -> bool:
    return any(
        said.speaker == seat and isinstance(said.statement, ClaimRole) and said.statement.role in UNIQUE
        for said in view.said
    )


def look_at_slot(view: View, choices: Sequence[Any], chance: Chance) -> Action:
    """One not known yet, the nearest first."""
    steps = steps_to(mask_of(view.paths))
    unknown = [choice for choice in choices if view.destinations[choice.slot] is None] or list(choices)
    least = min(steps[choice.slot] for choice in unknown)
    nearest = [choice for choice in unknown if steps[choice.slot] == least]
    return nearest[chance.below(len(nearest))]  # type: ignore[no-any-return]
