"""From records to operations, once: a script as TOML has it becomes numbers that the rules read without looking up."""

from collections.abc import Iterable, Mapping

from lanternwood.games.forsaken import records, script_records, verb_records
from lanternwood.games.forsaken.actions import Play
from lanternwood.games.forsaken.records import COPIES, CardRecord, ChannelRecord, TokenRecord
from lanternwood.games.forsaken.script import (
    ALTARS,
    ANY_SIDE,
    ANYWHERE,
    BLESSINGS,
    BLIGHTED,
    BOW,
    COST,
    COUNTED,
    DISCOUNT,
    EFFECT,
    ELSEWHERE,
    ENEMY,
    EVENTS,
    EXHAUSTED,
    FOE,
    FOLLOWERS,
    FORBID,
    FRIENDLY,
    GIVE,
    HERE,
    IT,
    KEYWORDS,
    KINDS,
    MIRACLES,
    MOD,
    NO_LIMIT,
    NONTOKEN,
    OTHER,
    REFRESHED,
    SELF,
    THAT,
    TOKEN,
    TOWERS,
    Ability,
    Card,
    Condition,
    Op,
    Price,
    Selector,
    Slot,
    Static,
    Value,
    number_of,
    price_of,
)
from lanternwood.games.forsaken.state import FORBID_BOW, FORBID_CHANNEL, FORBID_RESTORE, FORBID_TOWER, KINGDOMS

SIDES = {"friendly": FRIENDLY, "enemy": ENEMY, "any": ANY_SIDE}
SCOPES = {"here": HERE, "any": ANYWHERE, "else": ELSEWHERE}
NOUNS = {
    "follower": FOLLOWERS, "tower": TOWERS, "altar": ALTARS, "blessing": BLESSINGS, "miracle": MIRACLES,
    "self": SELF, "foe": FOE, "it": IT, "that": THAT,
}  # fmt: skip
FLAGS = {
    "other": OTHER, "refreshed": REFRESHED, "exhausted": EXHAUSTED, "token": TOKEN, "nontoken": NONTOKEN,
    "blighted": BLIGHTED,
}  # fmt: skip
FORBIDDEN = {
    "bow": FORBID_BOW, "channel": FORBID_CHANNEL, "restore": FORBID_RESTORE, "attack-tower": FORBID_TOWER
}  # fmt: skip
HEADS = {head: number for number, head in enumerate(records.HEADS)}


def compile_card(number: int, record: CardRecord, tokens: Mapping[str, int]) -> Card:
    zeal, faith = record.body or (0, 0)
    price = _price(record.price)
    copies = COPIES[record.rarity]
    return _compiled(number, record.id, record, KINDS.index(record.kind), price, (zeal, faith), copies, tokens)


def compile_token(number: int, record: TokenRecord, tokens: Mapping[str, int]) -> Card:
    return _compiled(number, record.name, record, KINDS.index("follower"), Price(), record.body, 0, tokens)


def compile_channel(record: ChannelRecord, tokens: Mapping[str, int]) -> Ability:
    return _ability(0, record.abilities[0], tokens, _price(record.price))


def _compiled(
    number: int,
    id: str,
    record: CardRecord | TokenRecord,
    kind: int,
    price: Price,
    body: tuple[int, int],
    copies: int,
    tokens: Mapping[str, int],
) -> Card:
    abilities = tuple(_ability(position, ability, tokens) for position, ability in enumerate(record.abilities))
    statics = tuple(_static(static) for static in record.ongoing)
    return Card(
        number=number,
        id=id,
        name=record.name,
        kind=kind,
        god=script_records.GODS.index(record.god),
        price=price,
        zeal=body[0],
        faith=body[1],
        keys=pack_keys(record.keyword_list),
        copies=copies,
        abilities=abilities,
        statics=statics,
        far_statics=any(static.of.scope != HERE for static in statics),
        acts=tuple(each.position for each in abilities if each.head in (BOW, COST)),
        watches=_bits(each.event for each in abilities if each.head not in (EFFECT, BOW, COST)),
        watches_afar=_bits(each.event for each in abilities if each.far),
        total=price.total,
        plays=tuple(Play(id, kingdom) for kingdom in KINGDOMS),
        price_number=number_of(price),
    )


def _bits(numbers: Iterable[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def _price(devotion: records.Devotion, pay: records.Pay | None = None) -> Price:
    if pay is None:
        return price_of(devotion.coloured, devotion.godless)
    return price_of(devotion.coloured, devotion.godless, pay.faith, pay.tribute, pay.discard)


def pack_keys(keywords: Iterable[script_records.Keyword]) -> int:
    packed = 0
    for keyword in keywords:
        counted = COUNTED.get(keyword.name)
        packed |= KEYWORDS[keyword.name] if counted is None else keyword.number << counted
    return packed


def _ability(position: int, record: records.Ability, tokens: Mapping[str, int], price: Price | None = None) -> Ability:
    slots: list[Slot] = []
    ops = tuple(_op(step, slots, tokens) for step in record.steps)
    if price is None:
        price = _price(record.pay.price, record.pay) if record.pay else Price()
    head, on = HEADS[record.head], record.on
    return Ability(
        head=head,
        position=position,
        ops=ops,
        slots=tuple(slots),
        when=_condition(record.when),
        price=price,
        once=record.once,
        event=EVENTS[on.event] if on else head,
        side=SIDES[on.side] if on else FRIENDLY,
        far=on is not None and on.at == "any",
        kind=KINDS.index(on.kind) if on and on.kind else NO_LIMIT,
        subject=_selector(on.subject) if on else None,
        uses_it=any(_uses_it(step) for step in record.steps),
        aims=tuple(slot for slot in slots if slot.selector.least),
    )


def _uses_it(step: verb_records.Step) -> bool:
    """FK-MIRACLE-08 Does this step say anything of `it`?"""
    if isinstance(step, verb_records.Cancel | verb_records.Redirect):
        return True
    selectors = [getattr(step, "selector", None), getattr(step, "other", None)]
    amount = getattr(step, "amount", None)
    return "it" in selectors or (amount is not None and amount.zeal == "it")


def _op(step: verb_records.Step, slots: list[Slot], tokens: Mapping[str, int]) -> Op:
    v = verb_records
    verb = str(type(step).__struct_config__.tag)
    chooses = isinstance(step, v.Move) and step.to == "choose"
    of = _selector(step.selector) if isinstance(step, v.AimedStep) else None
    by = _selector(step.other) if isinstance(step, v.Clash) else None
    return Op(
        verb=verb,
        when=_condition(step.condition),
        of=of,
        slot=_slot(of, slots, chooses),
        by=by,
        by_slot=_slot(by, slots, False),
        value=_value(step.amount) if isinstance(step, v.AimedAmount | v.PlainAmount) else Value(),
        zeal=step.zeal if isinstance(step, v.Buff) else 0,
        faith=step.faith if isinstance(step, v.Buff) else 0,
        keys=pack_keys([step.granted]) if isinstance(step, v.Grant) else 0,
        lasting=isinstance(step, v.Buff | v.Grant) and step.lasts == "perm",
        opponent=isinstance(step, v.PlayerAmount) and step.who == "opp",
        token=tokens[step.token] if isinstance(step, v.Summon) else 0,
        god=script_records.GODS.index(step.god) if isinstance(step, v.Raise) else 0,
        refreshed=not isinstance(step, v.Raise) or step.state == "refreshed",
        kind=KINDS.index(step.kind) if isinstance(step, v.Recall | v.Revive) else 0,
        cost_most=_limit(step.cost_most) if isinstance(step, v.Recall | v.Revive) else NO_LIMIT,
        anywhere=isinstance(step, v.Tribute) and step.at == "any",
        choose=chooses,
    )


def _slot(selector: Selector | None, slots: list[Slot], chooses: bool) -> int:
    if selector is None or not selector.targeted:
        return -1
    slots.append(Slot(selector, chooses))
    return len(slots) - 1


def _limit(number: int | None) -> int:
    return NO_LIMIT if number is None else number


def _selector(selector: script_records.Selector | script_records.Ref) -> Selector:
    if isinstance(selector, str):
        return Selector(NOUNS[selector])
    flags = 0
    for flag in selector.flags:
        flags |= FLAGS[flag]
    return Selector(
        noun=NOUNS[selector.noun],
        side=SIDES[selector.side],
        scope=SCOPES[selector.scope],
        flags=flags,
        faith_most=_limit(selector.faith_most),
        zeal_least=_limit(selector.zeal_least),
        cost_most=_limit(selector.cost_most),
        least=selector.count_least,
        most=selector.count_most or 0,
        filtered=bool(flags) or not selector.faith_most is selector.zeal_least is selector.cost_most is None,
    )


def _value(amount: script_records.Amount) -> Value:
    counted = _selector(amount.count) if amount.count else None
    return Value(amount.number, counted, NOUNS[amount.zeal] if amount.zeal else NO_LIMIT)


def _condition(condition: script_records.Condition | None) -> Condition | None:
    if condition is None:
        return None
    counted = _selector(condition.count) if condition.count else None
    return Condition(condition.kind, condition.hand == "opp", counted, _limit(condition.least), _limit(condition.most))


def _static(static: verb_records.Static) -> Static:
    match static:
        case verb_records.Mod():
            return Static(MOD, _selector(static.selector), static.zeal, static.faith)
        case verb_records.Give():
            return Static(GIVE, _selector(static.selector), keys=pack_keys([static.granted]))
        case verb_records.Discount():
            of = Selector(FOLLOWERS, SIDES[static.side])
            return Static(DISCOUNT, of, kind=KINDS.index(static.kind), number=static.n)
        case verb_records.Forbid():
            of = Selector(FOLLOWERS, SIDES[static.side])
            return Static(FORBID, of, number=FORBIDDEN[static.action])
