"""Selectors, values, conditions, events and costs in words for people."""

from dataclasses import dataclass
from typing import Literal

from lanternwood.games.forsaken.records import Event, On, Pay
from lanternwood.games.forsaken.script_records import GODS, Amount, Condition, Flag, Keyword, Ref, Scope, Selector, Side

How = Literal["one", "each", "all"]
Role = Literal["subject", "object"]
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
STATES: tuple[Flag, ...] = ("refreshed", "exhausted", "blighted")
IT: dict[Event, str] = {
    "play": "that card",
    "attack": "the attacker",
    "attack-tower": "the attacker",
    "channel": "that Channel",
    "bow": "that Follower",
    "arrival": "that Follower",
    "breach": "the attacker",
    "forsaken": "that Follower",
    "build": "that Altar",
}


@dataclass(frozen=True)
class Phrase:
    """Somebody or something, as the subject or the object of a sentence."""

    text: str
    plural: bool = False
    called: str = ""
    """What to say when it is meant again; else a pronoun."""

    def does(self, one: str, many: str) -> str:
        """With a verb: "it loses", "two Followers each lose"."""
        return f"{self.text} {many if self.plural else one}"


@dataclass(frozen=True)
class Voice:
    """Who speaks: what the source of the ability is, what it watches, and what `that` stands for just now."""

    source: str = "Follower"
    on: On | None = None
    that: Phrase = Phrase("it")

    def about(self, phrase: Phrase) -> "Voice":
        return Voice(self.source, self.on, phrase)


def number(n: int) -> str:
    return NUMBERS[n] if 0 <= n < len(NUMBERS) else str(n)


def article(words: str) -> str:
    return f"{'an' if words[0] in 'aeiouAEIO' else 'a'} {words}"


def plural(noun: str) -> str:
    return f"{noun}s"


def keyword_words(keyword: Keyword) -> str:
    return keyword.name.capitalize() + (f" {keyword.number}" if keyword.number else "")


def described(chosen: Selector, where: str = "", many: bool = False, side: bool = True) -> str:
    """The noun with its filters, without an article: "Exhausted friendly Follower here with 3 Faith or less"."""
    words = [flag.capitalize() for flag in STATES if flag in chosen.flags]
    if side and chosen.side != "any":
        words.append(chosen.side)
    if "nontoken" in chosen.flags:
        words.append("non-token")
    noun = "token" if "token" in chosen.flags else chosen.noun.capitalize()
    words.append(plural(noun) if many else noun)
    return " ".join([*words, *([where] if where else []), *_tails(chosen, many)])


def _tails(chosen: Selector, many: bool) -> list[str]:
    having = []
    if chosen.faith_most is not None:
        having.append(f"{chosen.faith_most} Faith or less")
    if chosen.zeal_least is not None:
        having.append(f"{chosen.zeal_least} Zeal or more")
    tails = [f"with {' and '.join(having)}"] if having else []
    if chosen.cost_most is not None:
        tails.append(f"{'and ' * bool(having)}that {'cost' if many else 'costs'} {chosen.cost_most} or less")
    return tails


PLACES: dict[Scope, dict[How, str]] = {
    "here": {"one": "here", "each": "here", "all": "here"},
    "any": {"one": "in any Kingdom", "each": "in every Kingdom", "all": "in all Kingdoms"},
    "else": {"one": "in another Kingdom", "each": "in every other Kingdom", "all": "in the other Kingdoms"},
}


def phrase(chosen: Selector | Ref, voice: Voice, role: Role, move: bool = False) -> Phrase:
    """Who or what is selected. What is moved here comes "here from another Kingdom"."""
    if isinstance(chosen, str):
        return _reference(chosen, voice, role)
    how: How = "one" if chosen.is_target else "each" if role == "subject" else "all"
    where = PLACES[chosen.scope][how]
    if move:
        where = f"here {where.replace('in ', 'from ', 1)}" if chosen.scope != "here" else where
    other = "other " * ("other" in chosen.flags)
    if chosen.noun == "tower" and not chosen.is_target:
        tower = {"friendly": "your Tower", "enemy": "the enemy Tower", "any": "each Tower"}[chosen.side]
        return Phrase(f"{tower} {PLACES[chosen.scope]['each']}")
    if chosen.count_most is None:
        return Phrase(f"{how} {other}{described(chosen, where, many=how == 'all')}", how == "all")
    up_to = "up to " * (chosen.count_least == 0)
    if chosen.count_most > 1:
        return Phrase(f"{up_to}{number(chosen.count_most)} {other}{described(chosen, where, many=True)}", True)
    words = described(chosen, where)
    if up_to:
        return Phrase(f"up to one {other}{words}")
    return Phrase(f"another {words}" if other else article(words))


def _reference(ref: Ref, voice: Voice, role: Role) -> Phrase:
    match ref:
        case "self":
            return Phrase(f"this {voice.source}")
        case "foe":
            return Phrase("the Follower it battles")
        case "it":
            return Phrase(IT[voice.on.event] if voice.on else "it")
        case "that":
            them = "they" if role == "subject" else "them"
            return Phrase(voice.that.called or (them if voice.that.plural else "it"), voice.that.plural)


def zeal_of(ref: Ref, voice: Voice) -> str:
    match ref:
        case "foe":
            return "the Zeal of the Follower it battles"
        case "that":
            return "those Followers' Zeal" if voice.that.plural else "that Follower's Zeal"
        case _:
            return f"{phrase(ref, voice, 'subject').text}'s Zeal"


def measure(amount: Amount, voice: Voice) -> str:
    """What a value is looked up from."""
    if amount.count:
        other = "other " * ("other" in amount.count.flags)
        return f"the number of {other}{described(amount.count, PLACES[amount.count.scope]['all'], many=True)}"
    return zeal_of(amount.zeal, voice) if amount.zeal else str(amount.number)


def some(amount: Amount, voice: Voice, one: str, many: str) -> str:
    """So many of something: "a card", "2 cards", "cards equal to its Zeal"."""
    if amount.count or amount.zeal:
        return f"{many} equal to {measure(amount, voice)}"
    return article(one) if amount.number == 1 else f"{number(amount.number)} {many}"


def change(zeal: int, faith: int) -> str:
    parts = [f"{by:+d} {name}".replace("-", "−") for by, name in ((zeal, "Zeal"), (faith, "Faith")) if by]
    return " and ".join(parts)


def condition(when: Condition) -> str:
    """Up to the comma: "if you have two or more Followers here"."""
    match when.kind:
        case "attacking":
            return "if attacking"
        case "defending":
            return "if defending"
        case "last":
            return "if this is the Last Kingdom"
        case "tower_lower":
            return "if your Tower here has less Faith than the enemy Tower"
        case "hand":
            whose, has = ("your", "you have") if when.hand == "me" else ("your opponent's", "your opponent has")
            if not when.most:
                return f"if {whose} hand is empty"
            return f"if {has} at most {number(when.most)} {'card' if when.most == 1 else 'cards'} in hand"
        case "count":
            return f"if {_having(when)}"


def _having(when: Condition) -> str:
    chosen = when.count
    assert chosen
    owner = {"friendly": "you have", "enemy": "your opponent has", "any": "there are"}[chosen.side]
    if when.least is not None:
        how_many = f"{number(when.least)} or more"
    elif when.most:
        how_many = f"at most {number(when.most)}"
    else:
        how_many = "no"
    other = "other " * ("other" in chosen.flags)
    many = when.most != 1
    return f"{owner} {how_many} {other}{described(chosen, PLACES[chosen.scope]['one'], many, side=False)}"


WHO: dict[Side, tuple[str, bool]] = {
    "friendly": ("you", True),
    "enemy": ("your opponent", False),
    "any": ("a player", False),
}
"""Who acts, and whether the verb goes without an s."""


def event(on: On) -> str:
    """What happens, up to the comma: "an enemy Follower attacks here"."""
    who, bare = WHO[on.side]
    where = PLACES[on.at]["one"]
    match on.event:
        case "play":
            card = article(on.kind.capitalize()) if on.kind else "a card"
            return f"{who} {'play' if bare else 'plays'} {card} {where}"
        case "channel":
            return f"{who} {'Channel' if bare else 'Channels'} {where}"
        case "build":
            return f"{who} {'build or upgrade' if bare else 'builds or upgrades'} an Altar {where}"
        case "attack":
            return f"{_subject(on)} attacks {where}"
        case "attack-tower":
            return f"{_subject(on)} attacks {_tower(on.side)} {where}"
        case "breach":
            return f"{_subject(on)} breaches {_tower(on.side)} {where}"
        case "bow":
            return f"{_subject(on)} Bows {where}"
        case "arrival":
            return f"{_subject(on)} arrives {where}"
        case "forsaken":
            return f"{_subject(on, where)} is Forsaken"


def _subject(on: On, where: str = "") -> str:
    words = described(on.subject, where)
    return f"another {words}" if "other" in on.which else article(words)


def _tower(side: Side) -> str:
    return {"friendly": "the enemy Tower", "enemy": "your Tower", "any": "a Tower"}[side]


def payment(pay: Pay) -> str:
    """ "Pay 1 Occult Devotion and 2 Faith"."""
    price = pay.price
    devotion = [f"{price.godless} Godless"] if price.godless else []
    devotion += [f"{n} {god.capitalize()}" for god, n in zip(GODS, price.coloured, strict=True) if n]
    paid = [f"{' and '.join(devotion)} Devotion"] if devotion else []
    paid += [f"{pay.faith} Faith"] if pay.faith else []
    acts = [f"pay {' and '.join(paid)}"] if paid else []
    if pay.tribute:
        others = "another Follower" if pay.tribute == 1 else f"{number(pay.tribute)} other Followers"
        acts.append(f"Tribute {others} here")
    if pay.discard:
        acts.append("discard a card" if pay.discard == 1 else f"discard {number(pay.discard)} cards")
    return ", ".join(acts)
