"""The rules in short, and the odds."""

from lanternwood.cli.screens.nightmare_forest.menu import short_percent
from lanternwood.games.nightmare_forest.odds import NOISE_ATTRACTS, chance_of
from lanternwood.games.nightmare_forest.words import percent

PARAGRAPHS = (
    "Be the first along your path and out on the road. Only one gets away.",
    "On your turn you turn up cards, fight, search and use gear, and stop while it is going well. You have 3 dice plus "
    "your zone. A die shows a double (2 hits, one side), a single (1 hit, three sides) or a blank (two sides). Rolled "
    "dice are used up; each zombie you beat with dice gives one back.",
    "A zombie you turn up must be attacked at once. Hits and weapon damage together must reach its defence, or it "
    "bites: 1 wound, 2 in zone 4. Five wounds (three in the Speed Game) and you are eaten.",
    "Each weapon works once a turn; two one-handed ones together, if you use no other that turn. Noise can draw a "
    "zombie. You keep three things at the end of a turn. Gear thrown at a camper ahead of you can draw a zombie there.",
    "An obstacle wants counters: roll a die, spend one (1 for sure) or use a weapon. A new zone gives a die and a gear "
    "card. The last camper left has only a few turns.",
    "Attacks are a table: type a row, then how many dice. `1 3` is the first row with three dice, also where there is "
    "only one row; `attack 1 3` says it from the first menu. A word too many, and nothing is done.",
    "On the board: @ a camper, · behind, 1 2 3 4 zones ahead, [2] a card turned up, ! an added zombie, ♥ life left.",
)
IN_SHORT = "\n".join(PARAGRAPHS)

MOST_NEEDED = 10


def odds() -> list[str]:
    lines = [
        "Chance to reach so many hits, weapons taken off already:",
        "",
        "  hits needed" + "".join(f"{needed:>6}" for needed in range(1, MOST_NEEDED + 1)),
    ]
    for dice in range(1, 8):
        cells = "".join(f"{cell(dice, needed):>6}" for needed in range(1, MOST_NEEDED + 1))
        lines.append(f"  {dice} {'die ' if dice == 1 else 'dice'}     {cells}")
    noise = ", ".join(f"level {level} {percent(NOISE_ATTRACTS[level])}" for level in (1, 2, 3))
    return [*lines, "", f"A noise draws a zombie: {noise}.", f"Thrown gear draws one: {percent(2 / 3)}."]


def cell(dice: int, needed: int) -> str:
    chance = chance_of(dice, needed)
    return short_percent(chance) if chance else "-"
