"""Does the scenario for tests use the whole language (FW-LINT-17)?"""

from collections.abc import Iterator

from lanternwood.games.forgotten_waters.condition_records import CONDITIONS, SELECTORS, Chooser
from lanternwood.games.forgotten_waters.effect_records import VERBS, For
from lanternwood.games.forgotten_waters.graph import tag_of
from lanternwood.games.forgotten_waters.packages import Package, Voyage
from lanternwood.games.forgotten_waters.records import StoryCardRecord
from lanternwood.games.forgotten_waters.scripts import all_conditions, scripts_of, steps_within
from lanternwood.games.forgotten_waters.terms import KINDS, MOMENTS
from lanternwood.kernel.faults import Fault

TRIGGERS = (*MOMENTS, "after_check any", "may")


def check_language(voyage: Voyage) -> Iterator[Fault]:
    """Asked of scenarios that say test = true."""
    if not voyage.record.test:
        return
    parts = (
        ("verb", VERBS, _verbs(voyage.scenario)),
        ("selector", SELECTOR_FORMS, _selectors(voyage.scenario)),
        ("condition", tuple(str(kind.__struct_config__.tag) for kind in CONDITIONS), _conditions(voyage.scenario)),
        ("trigger", TRIGGERS, _triggers(voyage.scenario)),
        ("kind of action", KINDS, {a.kind for page in voyage.pages.values() for a in page.record.actions}),
    )
    for noun, known, used in parts:
        for word in known:
            if word not in used:
                yield voyage.head.fault("test", f"no {noun} '{word}' is used here", "FW-LINT-17")


SELECTOR_FORMS = (*(str(kind.__struct_config__.tag) for kind in SELECTORS), "chooser or top")


def _verbs(package: Package) -> set[str]:
    return {tag_of(step.effect) for script in scripts_of(package.placed) for step in steps_within(script)}


def _selectors(package: Package) -> set[str]:
    steps = (step.effect for script in scripts_of(package.placed) for step in steps_within(script))
    whose = [effect.who for effect in steps if isinstance(effect, For)]
    either = {"chooser or top" for who in whose if isinstance(who, Chooser) and who.otherwise}
    plain = {str(who.__struct_config__.tag) for who in whose if not isinstance(who, Chooser) or not who.otherwise}
    return either | plain


def _conditions(package: Package) -> set[str]:
    return {str(when.__struct_config__.tag) for placed in package.placed for _, when in all_conditions(placed)}


def _triggers(package: Package) -> set[str]:
    triggers = [trigger for card in package.all_of(StoryCardRecord) for trigger in card.record.triggers]
    moments = {f"{t.on.moment}{' any' if t.on.skill == 'any' else ''}" for t in triggers}
    return moments | {"may" for trigger in triggers if trigger.may}
