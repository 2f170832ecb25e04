"""Does the treasure deck keep its plan (FW-LINT-18)?"""

from collections import Counter
from collections.abc import Iterator

from lanternwood.games.forgotten_waters.packages import Package
from lanternwood.games.forgotten_waters.records import TreasureRecord
from lanternwood.games.forgotten_waters.scripts import scripts_of, steps_within
from lanternwood.games.forgotten_waters.terms import SKILLS
from lanternwood.games.forgotten_waters.verb_records import Star
from lanternwood.kernel.faults import Fault

SORTS = ("one +1 icon", "one +1 icon and a trigger", "one +1 icon and a discard effect", "one +2 icon",
         "a trigger alone", "a discard effect alone")  # fmt: skip
PLAN = dict(zip(SORTS, (30, 9, 9, 12, 14, 15), strict=True))
EACH_SKILL = {"one +1 icon": 5, "one +2 icon": 2, "one +1 icon and an effect": 3}


def check_deck(core: Package) -> Iterator[Fault]:
    cards = core.all_of(TreasureRecord)
    if not cards:
        return
    sorts = Counter(sort_of(card.record) for card in cards)
    for sort in sorted({*PLAN, *sorts}):
        if sorts[sort] != PLAN.get(sort, 0):
            words = f"{sorts[sort]} cards have {sort}; the plan has {PLAN.get(sort, 0)}"
            yield Fault(cards[0].file, "", "", words, "FW-LINT-18")
    skills = Counter((_group(card.record), icon.skill) for card in cards for icon in card.record.icons)
    for group, needed in EACH_SKILL.items():
        for skill in SKILLS:
            if skills[group, skill] != needed:
                words = f"{skills[group, skill]} cards of {skill} have {group}; the plan has {needed}"
                yield Fault(cards[0].file, "", "", words, "FW-LINT-18")
    for script in scripts_of(cards):
        for step in steps_within(script):
            if isinstance(step.effect, Star):
                yield script.placed.fault(step.field, "no treasure gives a star", "FW-LINT-18")


def sort_of(card: TreasureRecord) -> str:
    if card.discard and card.triggers:
        return "a trigger and a discard effect"
    effect = "a discard effect" if card.discard else "a trigger" if card.triggers else ""
    if not card.icons:
        return f"{effect} alone" if effect else "nothing"
    if len(card.icons) > 1:
        return f"{len(card.icons)} icons"
    icon = f"one +{card.icons[0].bonus} icon"
    return f"{icon} and {effect}" if effect else icon


def _group(card: TreasureRecord) -> str:
    sort = sort_of(card)
    return "one +1 icon and an effect" if sort.startswith("one +1 icon and") else sort
