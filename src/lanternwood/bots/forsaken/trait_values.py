"""What the traits of cards (card_worth.py) are worth to whoever draws one, in thousandths of a logit.

Fitted by lab/games/forsaken/fit_cards.py to 2,397 games between steady bots with decks dealt at random. On a fifth of
them kept apart the mean log loss was 0.525, where a coin has 0.693. So it says how well cards serve such a player, who
uses Followers better than answers; a better player would put some of them in another order.
"""

from typing import Final

VALUES: Final[dict[str, int]] = {
    "at arrival": 39, "at battle": -59, "at bow": -50, "at breach": 95, "at cost": -16, "at dawn": -105,
    "at dusk": -42, "at effect": 72, "at forsaken": 24, "at on": -25, "blessing": 150, "blight all own": 42,
    "blight all theirs": -146, "blight one theirs": -18, "bounce all theirs": -81, "bounce one own": -57,
    "bounce one theirs": -97, "buff all own": 50, "buff one own": 108, "buff one theirs": -104, "bulwark": 149,
    "cancel own": -81, "clash one own": -260, "cleanse all own": 53, "contagion": 167, "copies 1": 167,
    "copies 2": 155, "copies 3": 67, "copies 4": 90, "copy one theirs": -104, "costs 1": -76, "costs 2": 26,
    "costs 3": 162, "costs 4": 235, "costs 5": 292, "costs 6": 46, "costs 7": -205, "decree": 72, "discard own": -220,
    "discard theirs": -64, "discount all own": -341, "dispel one theirs": 241, "draw own": -246, "ethereal": -242,
    "exhaust all theirs": -38, "exhaust one theirs": 236, "faith": 13, "follower": 158, "forbid all own": -39,
    "forbid all theirs": -45, "forsake all own": -117, "forsake one theirs": 65, "frenzy": 150, "give all own": -84,
    "grandeur": 102, "grant all own": 141, "infestation": 49, "lethal": 184, "lose all own": 59,
    "lose all theirs": -61, "lose one own": -211, "lose one theirs": 140, "mill own": -422, "miracle": 100,
    "mod all own": 22, "mod all theirs": 256, "move one own": -71, "move one theirs": -117, "occult": 83,
    "onrush": 38, "overrun": 64, "peek own": -5, "raise own": -169, "recall own": -422, "redirect all own": -178,
    "refresh all own": -62, "refresh one own": 37, "regrowth": 104, "restore all own": 91, "restore one own": 53,
    "revive own": 137, "scry own": -129, "seize one theirs": -20, "shrouded": 127, "sift own": -122, "stalwart": 231,
    "strife": 79, "summon own": 70, "swarm": 190, "tribute theirs": -44, "vainglory": -9, "virulent": -65, "zeal": 48,
}  # fmt: skip
