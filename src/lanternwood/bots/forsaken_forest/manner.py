"""How a bot plays: numbers that make one careful and another rash. Tuned by playing (docs/games/forsaken-forest)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Manner:
    claims: float = 1.0
    """How much weight claims about roles have."""
    deeds: float = 1.0
    """Likewise for what people do."""
    condemn: float = 0.6
    """How likely someone must be Forsaken for a vote for death."""
    accuse: float = 0.5
    strike: float = 0.7
    """Likewise for a card of Suspicion and for a Weapon."""
    haste: float = 0.05
    """How much less is enough for all three where many are Forsaken: there is no time to be sure."""
    rescue: float = 0.65
    """How likely at most, to be worth a Revive."""
    lie: float = 0.8
    """How often one of the Forsaken lies about a Peek."""
    hurry: float = 1.0
    """How much is read into a Path that comes near a Destination."""
    stride: float = 1.3
    """How much a Villager wants to go where The Village seems to lie."""
    wary: int = 3
    """How near the Paths may come to a Destination that nobody knows."""
    hope: float = 0.5
    """How likely one thinks to win without opening an unknown door."""
    kill: float = 0.1
    """What a death is worth to the Forsaken."""
    cover: float = 1.5
    """What it costs them to be seen attacking."""
    run: int = 2
    """How near The Void must be for an open run."""
    creep: float = 0.25
    """How much they want to get nearer to it before that."""
    lure: float = 0.25
    """What it is worth to one of the Forsaken to look at The Void, and call it The Village."""
    frame: float = 0.7
    """Likewise to look at somebody's role card, and call them Forsaken."""
    framed: float = 0.9
    """How often they then do."""
    hunt: float = 0.0
    """How much they go for whoever knows where The Village lies."""
