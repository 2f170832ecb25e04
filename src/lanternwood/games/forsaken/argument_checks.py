"""V10 and V12: whether the arguments of verbs, conditions and filters go together."""

from collections.abc import Iterator

from lanternwood.games.forsaken.records import Head
from lanternwood.games.forsaken.script_records import (
    Aim,
    Condition,
    Filters,
    Flag,
    Measure,
    Noun,
    Selector,
    When,
)
from lanternwood.games.forsaken.verb_records import Buff, Clash, Give, Mod, Redirect, Revive, Static, Step
from lanternwood.kernel.faults import with_article

Found = tuple[str, str, str]
"""The field, the words, and which check it is."""

ACTS_ON: dict[str, tuple[Noun, ...]] = {
    "lose": ("follower", "tower"),
    "restore": ("follower", "tower"),
    "give": ("follower", "tower"),
    "exhaust": ("follower", "altar"),
    "refresh": ("follower", "altar"),
    "dispel": ("blessing", "miracle"),
}
"""What each verb can act on; the rest act on Followers only."""
FLAGS: dict[Noun, tuple[Flag, ...]] = {
    "follower": ("other", "refreshed", "exhausted", "token", "nontoken", "blighted"),
    "altar": ("other", "refreshed", "exhausted"),
    "blessing": ("other",),
    "tower": (),
    "miracle": (),
}
"""Face-down Miracles have nothing that a filter may look at: whether one fits would betray it."""


def nouns_fit(step: Step | Static, noun: Noun, field: str) -> Iterator[Found]:
    verb = str(step.__struct_config__.tag)
    fitting = ACTS_ON.get(verb, ("follower",))
    if noun not in fitting:
        fit = " or ".join(with_article(word) for word in fitting)
        yield field, f"'{verb}' acts on {fit}, not on {with_article(noun)}", "V10"
    if noun == "tower" and isinstance(step, Give) and "stalwart" not in step.keyword:
        yield field, "a Tower can have no keyword but stalwart", "V10"


def check_step(step: Step | Static, field: str) -> Iterator[Found]:
    """The arguments of a verb, as far as the shape of its record leaves them open."""
    if isinstance(step, Aim):
        yield from _check_aim(step, field)
    match step:
        case Clash():
            yield from _check_aim(step.with_, f"{field}.with")
        case Buff() | Mod() if not (step.zeal or step.faith):
            yield f"{field}.zeal", "it changes nothing; write zeal, faith or both", "V10"
        case Redirect() if not isinstance(step.selector, str) and step.pick != 1:
            yield f"{field}.pick", 'an Attack has one target; write pick = 1, or of = "that"', "V10"
        case Revive() if step.kind in ("decree", "miracle"):
            yield f"{field}.kind", f"a {step.kind} cannot be revived; write follower or blessing", "V10"
        case _:
            pass
    value = getattr(step, "n", None)
    if isinstance(value, Measure):
        yield from _check_measure(value, f"{field}.n")
    when = getattr(step, "when", None)
    if isinstance(when, When):
        yield from _check_when(when, f"{field}.when")


def _check_aim(aim: Aim, field: str) -> Iterator[Found]:
    if aim.pick and aim.up_to:
        yield f"{field}.up_to", "either `pick` or `up_to`, not both", "V10"
    selector = aim.selector
    if not isinstance(selector, str):
        yield from check_filters(selector, field)
    elif aim.pick or aim.up_to or narrowed(aim) or aim.at != "here":
        yield f"{field}.of", f"'{aim.of}' is one thing already; take out pick, filters and place", "V10"


def narrowed(filters: Filters) -> bool:
    numbers = (filters.cost_most, filters.faith_most, filters.zeal_least)
    return bool(filters.which) or any(number is not None for number in numbers)


def check_filters(selector: Selector, field: str) -> Iterator[Found]:
    noun = selector.noun
    for flag in selector.flags:
        if flag not in FLAGS[noun]:
            known = ", ".join(FLAGS[noun]) or "none"
            yield f"{field}.which", f"'{flag}' says nothing of {with_article(noun)}; known for it: {known}", "V10"
    for one, other in (("refreshed", "exhausted"), ("token", "nontoken")):
        if one in selector.flags and other in selector.flags:
            yield f"{field}.which", f"nothing is both {one} and {other}", "V10"
    if noun != "follower" and (selector.faith_most is not None or selector.zeal_least is not None):
        yield f"{field}", f"Faith and Zeal filters are for Followers, not for {with_article(noun)}", "V10"
    if noun not in ("follower", "blessing") and selector.cost_most is not None:
        yield f"{field}.cost_most", f"a cost filter is for Followers and Blessings, not for {with_article(noun)}", "V10"


def _check_measure(measure: Measure, field: str) -> Iterator[Found]:
    if (measure.count is None) == (measure.zeal is None):
        yield field, 'write either { count = "friendly follower" } or { zeal = "it" }', "V10"
    elif measure.count:
        yield from check_filters(measure.all_of(measure.count), field)
    elif narrowed(measure) or measure.at != "here":
        yield field, "the Zeal of one Follower needs no filters and no place", "V10"


def _check_when(when: When, field: str) -> Iterator[Found]:
    if (when.hand is None) == (when.count is None):
        yield field, 'write either { hand = "opp", most = 0 } or { count = "friendly follower", least = 2 }', "V10"
    elif when.hand and (when.most is None or when.least is not None or narrowed(when) or when.at != "here"):
        yield field, 'a hand is compared by `most` alone, as in { hand = "opp", most = 0 }', "V10"
    elif when.count and (when.least is None) == (when.most is None):
        yield field, "a count needs either `least` or `most`", "V10"


def check_condition(condition: Condition, field: str, head: Head) -> Iterator[Found]:
    if condition.kind in ("attacking", "defending") and head != "battle":
        yield field, f"'{condition.kind}' is known only under battle, not under '{head}'", "V12"
    if condition.count:
        yield from check_filters(condition.count, field)
