"""What the shape of a record cannot say: the checks V1 to V12 on everything that was read (FK-SCRIPT-02)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from lanternwood.games.forsaken.deck_rules import breaches
from lanternwood.games.forsaken.records import (
    GOD_CODES,
    CardRecord,
    ChannelRecord,
    GodRecord,
    Pay,
    Scripted,
    StarterRecord,
    TokenRecord,
    devotion_of,
)
from lanternwood.games.forsaken.script_checks import Tokens, check_script
from lanternwood.games.forsaken.script_records import GODS, God, Kind
from lanternwood.kernel.faults import Fault

Record = GodRecord | ChannelRecord | TokenRecord | CardRecord | StarterRecord
Found = tuple[str, str, str]
"""The field, the words, and which check it is."""


@dataclass(frozen=True)
class Entry:
    """A record and where it stands."""

    file: str
    called: str
    """Such as "card 'S13'"."""
    god: God | None
    """Whose file it is."""
    record: Record


MAY_HAVE: dict[Kind | Literal["token"], tuple[str, ...]] = {
    "follower": ("arrival", "battle", "breach", "forsaken", "dawn", "dusk", "bow", "cost_ability", "on", "ongoing"),
    "decree": ("effect",),
    "blessing": ("dawn", "dusk", "on", "ongoing"),
    "miracle": ("on",),
    "token": ("arrival", "battle", "breach", "forsaken", "dawn", "dusk", "bow", "cost_ability", "on", "ongoing"),
}
"""V4 Which abilities each kind may have. Keywords are for those that have a body."""
ABILITIES = ("effect", *MAY_HAVE["follower"])


def check(entries: list[Entry], whole: bool = True) -> list[Fault]:
    """All faults, in the order of the entries. Where some could not be read, nobody is blamed for missing them."""
    tokens = {e.record.name for e in entries if isinstance(e.record, TokenRecord)} if whole else None
    cards = {e.record.id: e.record for e in entries if isinstance(e.record, CardRecord)}
    twins = _twins(entries)
    found: list[Fault] = []
    for entry in entries:
        match entry.record:
            case GodRecord() as god:
                faults = _check_god(god, entry.god)
            case ChannelRecord() as channel:
                faults = check_script(channel, "channel", tokens)
            case TokenRecord() as token:
                faults = _check_token(token, entry.god, tokens)
            case CardRecord() as card:
                faults = _check_card(card, entry.god, tokens)
            case StarterRecord() as starter:
                faults = _check_starter(starter, cards) if whole else iter(())
        for field, words, which in (*_check_twins(entry.record, twins), *faults):
            found.append(Fault(entry.file, entry.called, field, words, which))
    return found


def _twins(entries: list[Entry]) -> Counter[tuple[str, str]]:
    return Counter(name for entry in entries for name in _names(entry.record))


def _names(record: Record) -> list[tuple[str, str]]:
    """What has to be its own; decks are called by their names too, but among themselves."""
    match record:
        case CardRecord():
            return [("id", record.id), ("name", record.name)]
        case TokenRecord():
            return [("name", record.name)]
        case StarterRecord():
            return [("name of a deck", record.name)]
        case _:
            return []


def _check_twins(record: Record, twins: Counter[tuple[str, str]]) -> Iterator[Found]:
    for what, name in _names(record):
        if twins[what, name] > 1:
            field = what.split()[0]
            yield field, f"'{name}' is used {twins[what, name]} times; each needs its own {field}", "V1"


def _check_god(god: GodRecord, file: God | None) -> Iterator[Found]:
    if god.id != file:
        yield "id", f"this is the file of '{file}', not of '{god.id}'", "V2"
    if god.code != (code := GOD_CODES[GODS.index(god.id)]):
        yield "code", f"the letter of {god.name} is '{code}', not '{god.code}'", "V2"


def _check_token(token: TokenRecord, file: God | None, tokens: Tokens) -> Iterator[Found]:
    yield from _check_one_god(token, file)
    yield from _check_body(token.body)
    yield from _check_heads(token, "token")
    yield from _check_costs(token)
    yield from check_script(token, "token", tokens)


def _check_card(card: CardRecord, file: God | None, tokens: Tokens) -> Iterator[Found]:
    yield from _check_one_god(card, file)
    if not devotion_of(card.cost).gods:
        yield "cost", f"a card costs at least one Devotion of its God; write '{card.cost}{_code(card)}'", "V2"
    yield from _check_colours("cost", card.cost, card)
    if card.kind == "follower":
        if card.body is None:
            yield "body", "a Follower has Zeal and Faith; write body = [zeal, faith]", "V3"
        else:
            yield from _check_body(card.body)
    elif card.body is not None:
        yield "body", f"only Followers have Zeal and Faith; take it out of this {card.kind}", "V3"
    if (card.type is None) == (card.kind == "follower"):
        need = "a Follower has a type" if card.type is None else f"only Followers have a type, not a {card.kind}"
        yield "type", f"{need}; {'add it' if card.type is None else 'take it out'}", "V3"
    yield from _check_heads(card, card.kind)
    yield from _check_costs(card)
    yield from check_script(card, card.kind, tokens)


def _code(record: CardRecord | TokenRecord) -> str:
    return GOD_CODES[GODS.index(record.god)]


def _check_one_god(record: CardRecord | TokenRecord, file: God | None) -> Iterator[Found]:
    if file and record.god != file:
        yield "god", f"it stands in the file of '{file}'; move it to that of '{record.god}'", "V2"


def _check_colours(field: str, cost: str, record: CardRecord | TokenRecord) -> Iterator[Found]:
    others = [god for god in devotion_of(cost).gods if god != record.god]
    if others:
        code = _code(record)
        yield field, f"'{cost}' asks for Devotion of {' and '.join(others)}; its only letter may be '{code}'", "V2"


def _check_body(body: tuple[int, int]) -> Iterator[Found]:
    zeal, faith = body
    if zeal < 0:
        yield "body", f"Zeal is {zeal}; it must be 0 or more", "V3"
    if faith < 1:
        yield "body", f"Faith is {faith}; it must be 1 or more", "V3"


def _check_heads(record: CardRecord | TokenRecord, kind: Kind | Literal["token"]) -> Iterator[Found]:
    """V4"""
    has = [name for name in ABILITIES if getattr(record, name)]
    may = MAY_HAVE[kind]
    for name in has:
        if name not in may:
            yield name, f"a {kind} cannot have it; it may have: {', '.join(may)}", "V4"
    if record.keywords and kind not in ("follower", "token"):
        yield "keywords", f"only Followers have keywords, not a {kind}", "V4"
    if kind == "decree" and not record.effect:
        yield "effect", "a decree has exactly one effect; add it", "V4"
    if kind == "blessing" and not any(name in may for name in has):
        yield "ongoing", f"a blessing does something; give it one of: {', '.join(may)}", "V4"
    if kind == "miracle":
        yield from _check_miracle(record)


def _check_miracle(record: Scripted) -> Iterator[Found]:
    if len(record.on) != 1:
        yield "on", f"a miracle has exactly one `on` ability, not {len(record.on)}", "V4"
    for number, on in enumerate(record.on):
        if on.side != "enemy":
            yield f"on[{number}].side", f"a miracle watches the enemy, not '{on.side}'; write \"enemy\"", "V4"
        if on.event == "forsaken":
            yield f"on[{number}].event", "a miracle cannot wait for 'forsaken'; choose another event", "V4"


def _check_costs(record: CardRecord | TokenRecord) -> Iterator[Found]:
    """V11, and V2 for what abilities cost."""
    priced = (("bow", getattr(record.bow, "pay", None)), ("cost_ability", getattr(record.cost_ability, "pay", None)))
    for field, pay in priced:
        if not isinstance(pay, Pay):
            continue
        if not (pay.devotion or pay.faith or pay.tribute or pay.discard):
            yield f"{field}.pay", "the cost is empty; ask for devotion, faith, tribute or discard above 0", "V11"
        yield from _check_colours(f"{field}.pay.devotion", pay.devotion or "", record)


def _check_starter(starter: StarterRecord, cards: dict[str, CardRecord]) -> Iterator[Found]:
    for problem in breaches(starter.cards, cards):
        yield "cards", problem, ""
    gods = tuple(god for god in GODS if any(cards[name].god == god for name in starter.cards if name in cards))
    if set(gods) != set(starter.gods):
        yield "gods", f"its cards are of {' and '.join(gods)}; name just those", ""
