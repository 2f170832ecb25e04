"""The view with everything open, for looking back."""

from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.content import CARD_IDS, GEAR_IDS
from lanternwood.games.nightmare_forest.state import GONE
from lanternwood.games.nightmare_forest.view import open_view, view
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.rng import HashRng


def test_everything_is_open() -> None:
    match = Match(GAME, plan_for(GAME, 4, "open"))
    chance = HashRng(b"open")
    hidden = 0
    while match.outcome() is None:
        seen, closed = open_view(match.state), view(match.state, None)
        for camper, player, outside in zip(seen.campers, match.state.players, closed.campers, strict=True):
            assert [card.card for card in camper.path] == [CARD_IDS[card] for card in player.path if card != GONE]
            assert [card.card for card in camper.own] == [CARD_IDS[lurker.card] for lurker in player.own]
            assert [held.card for held in camper.gear] == [GEAR_IDS[held.card] for held in player.gear]
            assert (camper.level, camper.wounds, camper.zone) == (outside.level, outside.wounds, outside.zone)
            hidden += outside.hidden_gear
        seat = match.pending()[0]
        choices = match.choices(seat)
        match.act(seat, choices[chance.below(len(choices))])
    assert hidden
