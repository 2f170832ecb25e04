"""The one bot of this game: it keeps the table going and tries to win nothing, for there is nothing to win."""

from lanternwood.bots.bot import Mind
from lanternwood.bots.enter_the_forest.companion import Companion
from lanternwood.bots.enter_the_forest.game_master import GameMaster
from lanternwood.bots.enter_the_forest.offers import Offers, Tongue
from lanternwood.games.enter_the_forest.view import View
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import Chance


class SteadyBot:
    """A companion with a character, a game master without one; without a game master, also the keeper of a roll."""

    def __init__(self, chance: Chance) -> None:
        tongue = Tongue(chance)
        self.chance = chance
        self.companion = Companion(chance, tongue)
        self.game_master = GameMaster(chance, tongue)

    def choose(self, mind: Mind) -> Action:
        view: View = mind.view()
        offers = Offers(mind.choices)
        me = next((one for one in view.characters if one.seat == mind.seat), None)
        chosen: Action | None = None
        if me is not None:
            chosen = self.companion.choose(view, me, offers)
        if chosen is None:
            chosen = self.game_master.choose(view, offers)
        assert chosen is not None, f"nothing to say to {mind.choices[:5]}"
        return chosen
