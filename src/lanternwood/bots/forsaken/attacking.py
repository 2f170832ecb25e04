"""What the Followers that have not attacked yet may still do this turn."""

from lanternwood.bots.forsaken.position import reach
from lanternwood.games.forsaken.attack import may_attack
from lanternwood.games.forsaken.script import FRENZY
from lanternwood.games.forsaken.state import NOBODY, Follower, State

PER_SHARE = 0.08
"""Of the chance to win, for a whole Tower within reach."""


def promise(state: State, seat: int) -> float:
    """So that a line is not dropped after it cleared the way and before it went through."""
    hope = 0.0
    for kingdom in state.kingdoms:
        if kingdom.winner == NOBODY:
            own, their = kingdom.sides[seat], kingdom.sides[1 - seat]
            ready = [(each.zeal, each.faith, keys_left(each)) for each in own.followers if may_attack(state, each)]
            if ready:
                walls = [(each.zeal, each.faith, each.keys) for each in their.followers if not each.exhausted]
                hope += min(1.0, reach(ready, walls) / max(1, their.tower))
    return PER_SHARE * hope


def keys_left(follower: Follower) -> int:
    """Without a Frenzy that has been used up this turn (FK-KEY-02)."""
    return follower.keys & ~FRENZY if follower.attacked else follower.keys
