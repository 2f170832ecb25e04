"""A record as the one-line notation of RULES.md, 6.3 (FK-SCRIPT-09)."""

from typing import assert_never

from lanternwood.games.forsaken.records import Ability, CardRecord, ChannelRecord, On, Pay, Scripted
from lanternwood.games.forsaken.script_records import Amount, Condition, Keyword, Kind, Ref, Selector, Side
from lanternwood.games.forsaken.verb_records import (
    Blight,
    Bounce,
    Buff,
    Cancel,
    Clash,
    Cleanse,
    Copy,
    Discard,
    Discount,
    Dispel,
    Draw,
    Exhaust,
    Forbid,
    Forsake,
    Give,
    Grant,
    Lose,
    Mill,
    Mod,
    Move,
    Peek,
    Raise,
    Recall,
    Redirect,
    Refresh,
    Restore,
    Revive,
    Scry,
    Seize,
    Sift,
    Static,
    Step,
    Summon,
    Tribute,
)

SHORT: dict[Side, str] = {"friendly": "fr", "enemy": "en", "any": "any"}
KIND_CODES: dict[Kind, str] = {"follower": "F", "decree": "D", "blessing": "B", "miracle": "M"}


def type_column(card: CardRecord) -> str:
    """ "F (Raider)", "D": the column Type of the tables."""
    return KIND_CODES[card.kind] + (f" ({card.type})" if card.type else "")


def body_column(body: tuple[int, int] | None) -> str:
    return f"{body[0]}/{body[1]}" if body else "-"


def script(record: Scripted | ChannelRecord) -> str:
    """The whole script of a card, token or Channel in one line."""
    parts = [ability(one) for one in record.abilities]
    if isinstance(record, Scripted):
        parts = [*(keyword(one) for one in record.keyword_list), *parts]
        if record.ongoing:
            parts.append("ongoing: " + "; ".join(static(one) for one in record.ongoing))
    return " & ".join(parts) or "none"


def ability(written: Ability) -> str:
    when = f"?{condition(written.when)}" if written.when else ""
    return f"{_head(written)}{when}: {'; '.join(step(one) for one in written.steps)}"


def _head(written: Ability) -> str:
    if written.on:
        return _on(written.on)
    paid = f"{{{_pay(written.pay)}}}" if written.pay else ""
    return written.head + paid + ("/turn" if written.once else "")


def _on(on: On) -> str:
    narrowed = f"[{on.kind}]" if on.kind else _filters(on.subject)
    return f"on {SHORT[on.side]} {on.event}{narrowed}@{on.at}"


def _pay(pay: Pay) -> str:
    numbers = (("faith", pay.faith), ("tribute", pay.tribute), ("discard", pay.discard))
    return ",".join([*([pay.devotion] if pay.devotion else []), *(f"{name} {n}" for name, n in numbers if n)])


def keyword(one: Keyword) -> str:
    return one.name.capitalize() + (f" {one.number}" if one.number else "")


def selector(chosen: Selector | Ref) -> str:
    """`all` is written out except for one side's Tower here."""
    if isinstance(chosen, str):
        return chosen
    one_tower = chosen.noun == "tower" and chosen.side != "any" and chosen.scope == "here"
    count = "" if one_tower and not chosen.is_target else _count(chosen) + " "
    return f"{count}{SHORT[chosen.side]} {chosen.noun}{_filters(chosen)}@{chosen.scope}"


def _count(chosen: Selector) -> str:
    if chosen.count_most is None:
        return "all"
    return str(chosen.count_most) if chosen.count_least == chosen.count_most else f"0-{chosen.count_most}"


def _filters(chosen: Selector) -> str:
    numbers = (("faith<=", chosen.faith_most), ("zeal>=", chosen.zeal_least), ("cost<=", chosen.cost_most))
    parts = [*chosen.flags, *(f"{name}{number}" for name, number in numbers if number is not None)]
    return f"[{','.join(parts)}]" if parts else ""


def value(amount: Amount) -> str:
    if amount.count:
        return f"count({selector(amount.count)})"
    return f"zeal({amount.zeal})" if amount.zeal else str(amount.number)


def condition(when: Condition) -> str:
    match when.kind:
        case "tower_lower":
            return "tower(me)<tower(opp)"
        case "hand":
            return f"hand({when.hand})<={when.most}"
        case "count":
            bound = f">={when.least}" if when.least is not None else f"<={when.most}"
            return f"count({selector(when.count) if when.count else ''}){bound}"
        case _:
            return when.kind


def step(one: Step) -> str:
    when = f"if({condition(one.condition)}) " if one.condition else ""
    return f"{when}{one.__struct_config__.tag}({','.join(_arguments(one))})"


def _arguments(one: Step) -> list[str]:
    match one:
        case Lose() | Restore() | Blight():
            return [selector(one.selector), value(one.amount)]
        case Buff():
            return [selector(one.selector), _change(one), one.lasts]
        case Grant():
            return [selector(one.selector), keyword(one.granted), one.lasts]
        case Cleanse() | Forsake() | Exhaust() | Refresh() | Bounce() | Seize() | Copy() | Dispel():
            return [selector(one.selector)]
        case Move():
            return [selector(one.selector), one.to]
        case Summon():
            return [one.token, value(one.amount), f"{one.who}@here"]
        case Clash():
            return [selector(one.selector), selector(one.other)]
        case Raise():
            return [one.who, one.god.capitalize(), value(one.amount), one.state]
        case Draw() | Discard() | Mill():
            return [one.who, value(one.amount)]
        case Scry() | Sift():
            return ["me", value(one.amount)]
        case Peek():
            return ["opp"]
        case Recall() | Revive():
            return [f"1 {one.kind}" + (f"[cost<={one.cost_most}]" if one.cost_most is not None else "")]
        case Tribute():
            return [one.who, value(one.amount), one.at]
        case Cancel():
            return ["it"]
        case Redirect():
            return ["it", selector(one.selector)]
        case _:
            assert_never(one)


def _change(one: Buff | Mod) -> str:
    return f"{one.zeal:+d}/{one.faith:+d}"


def static(one: Static) -> str:
    match one:
        case Mod():
            arguments = [selector(one.selector), _change(one)]
        case Give():
            arguments = [selector(one.selector), keyword(one.granted)]
        case Discount():
            arguments = [f"{SHORT[one.side]} {one.kind}", str(one.n)]
        case Forbid():
            arguments = [SHORT[one.side], one.action]
        case _:
            assert_never(one)
    return f"{one.__struct_config__.tag}({','.join(arguments)})"
