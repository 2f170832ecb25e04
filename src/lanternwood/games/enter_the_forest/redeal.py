"""Another world that a viewer cannot tell from this one (the law of secrecy)."""

from lanternwood.games.enter_the_forest.contest import MOST_EXTRA, fewest_extra
from lanternwood.games.enter_the_forest.dice import FACES
from lanternwood.games.enter_the_forest.state import LOST, Contest, Die, Reduction, State
from lanternwood.games.enter_the_forest.view import knows, sees_ruin
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.rng import Chance

STAGES = ("asked", "accepted", "choice", "noticed")
UNKNOWN = "…"


def redeal(state: State, viewer: Viewer, chance: Chance) -> State:
    world = state.copy()
    redeal_ruin(state, world, viewer, chance)
    redeal_reductions(world, viewer, chance)
    redeal_sealed(world, viewer, chance)
    redeal_blind(world, viewer, chance)
    redeal_notes(world, viewer, chance)
    redeal_consents(world, viewer, chance)
    return world


def redeal_ruin(state: State, world: State, viewer: Viewer, chance: Chance) -> None:
    """Behind the veil any Ruin from the starting one to 5: who knows what has been lost or corrected unseen."""
    for seat in world.players():
        if sees_ruin(state, viewer, seat):
            continue
        character = world.character(seat)
        character.ruin = character.starting + chance.below(LOST - character.starting)
        character.closed_since = chance.below(world.closed + 1)


def redeal_reductions(world: State, viewer: Viewer, chance: Chance) -> None:
    """Who serves the Forest just now, and how far they are."""
    kept = [reduction for reduction in world.reductions if knows(world, viewer, reduction.seat)]
    for seat in world.able():
        if knows(world, viewer, seat) or not world.character(seat).turned:
            continue
        invented = some_reduction(world, seat, chance)
        kept += [invented] if invented else []
    world.reductions = sorted(kept, key=lambda reduction: reduction.seat)


def some_reduction(world: State, seat: Seat, chance: Chance) -> Reduction | None:
    """None half of the time. Without a game master nothing waits to be accepted, and some notice at once."""
    if chance.below(2):
        return None
    stages = STAGES if world.gm is not None else STAGES[1:3]
    stage = stages[chance.below(len(stages))]
    die = Die("light", "ruin", seat, FACES) if stage in ("choice", "noticed") else None
    return Reduction(seat, UNKNOWN, stage, die)  # type: ignore[arg-type]


def redeal_sealed(world: State, viewer: Viewer, chance: Chance) -> None:
    if not isinstance(world.roll, Contest):
        return
    for contender in world.roll.contenders:
        if contender.sealed is not None and contender.seat != viewer:
            fewest = fewest_extra(world, world.roll, contender)
            contender.sealed = fewest + chance.below(MOST_EXTRA + 1 - fewest)


def redeal_blind(world: State, viewer: Viewer, chance: Chance) -> None:
    if viewer is not None and viewer == world.gm:
        return
    for blind in world.blind:
        if not blind.opened:
            blind.dice = tuple(Die(die.colour, die.why, die.owner, chance.below(FACES) + 1) for die in blind.dice)


def redeal_notes(world: State, viewer: Viewer, chance: Chance) -> None:
    """Others may have written something, or nothing."""
    for seat in range(world.seats):
        if seat != viewer:
            world.notes[seat] = [UNKNOWN] * chance.below(3)


def redeal_consents(world: State, viewer: Viewer, chance: Chance) -> None:
    """EF-UI-15 How many agree to go on is known, who is not."""
    for to in ("resume", "withdraw"):
        agreed = world.consenting(to)
        mine = [seat for seat in agreed if seat == viewer]
        others = [seat for seat in world.able() or world.players() if seat != viewer]
        chance.shuffle(others)
        now = [*mine, *others[: len(agreed) - len(mine)]]
        world.consents = sorted([*(kept for kept in world.consents if kept[1] != to), *((seat, to) for seat in now)])
