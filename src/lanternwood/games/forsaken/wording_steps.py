"""Each verb of the script language as a sentence for people, without its first capital and full stop."""

from typing import assert_never

from lanternwood.games.forsaken.script_records import Player, Selector, Side
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
from lanternwood.games.forsaken.wording_phrases import (
    Phrase,
    Voice,
    article,
    change,
    keyword_words,
    measure,
    number,
    phrase,
    plural,
    some,
)

PLAIN = {
    "forsake": "Forsake",
    "exhaust": "Exhaust",
    "refresh": "Refresh",
    "dispel": "Dispel",
    "seize": "take control of",
}
CANCELLED = {"play": "that card", "channel": "the Channel", "bow": "the Bow"}
OWNERS = {False: "its owner's hand", True: "their owners' hands"}
LASTS = {"turn": " this turn", "perm": " for good"}


def step_words(step: Step, voice: Voice) -> str:
    """What one step does; a condition of its own comes with the caller."""
    match step:
        case Lose() | Restore() | Blight() | Buff() | Grant():
            return _of_subject(step, voice)
        case (
            Forsake() | Exhaust() | Refresh() | Dispel() | Seize() | Cleanse() | Bounce() | Move() | Copy() | Redirect()
        ):
            return _of_object(step, phrase(step.selector, voice, "object"), voice)
        case Clash():
            one, other = phrase(step.selector, voice, "subject").text, phrase(step.other, voice, "subject").text
            return f"{one} and {other} each lose Faith equal to the other's Zeal"
        case Summon() | Raise():
            return _of_side(step, voice)
        case Draw() | Discard() | Mill() | Tribute():
            return _of_player(step, voice)
        case Scry() | Sift() | Peek() | Recall() | Revive():
            return _of_cards(step, voice)
        case Cancel():
            return f"cancel {CANCELLED.get(voice.on.event, 'the Attack') if voice.on else 'it'}"
        case _:
            assert_never(step)


def selected(step: Step, voice: Voice) -> Phrase:
    """What `that` means in the next step."""
    match step:
        case Summon():
            many = step.amount.number != 1
            return Phrase("", many, called=f"the {plural(step.token) if many else step.token}")
        case Copy():
            many = phrase(step.selector, voice, "object").plural
            return Phrase("", many, called="the copies" if many else "the copy")
        case Raise():
            return Phrase("", plural=step.amount.number != 1)
        case Recall() | Revive():
            return Phrase("it")
        case Draw() | Discard() | Mill() | Tribute() | Scry() | Sift() | Peek() | Cancel():
            return voice.that
        case _:
            return voice.that if step.selector == "that" else phrase(step.selector, voice, "object")


def _of_subject(step: Lose | Restore | Blight | Buff | Grant, voice: Voice) -> str:
    who = phrase(step.selector, voice, "subject")
    match step:
        case Lose():
            return f"{who.does('loses', 'each lose')} {_much(step, voice, 'Faith')}"
        case Restore():
            return f"{who.does('regains', 'each regain')} {_much(step, voice, 'Faith')}"
        case Blight():
            return f"{who.does('gets', 'each get')} {_much(step, voice, 'Blight')}"
        case Buff():
            return f"{who.does('gets', 'each get')} {change(step.zeal, step.faith)}{LASTS[step.lasts]}"
        case Grant():
            return f"{who.does('gains', 'each gain')} {keyword_words(step.granted)}{LASTS[step.lasts]}"


def _much(step: Lose | Restore | Blight, voice: Voice, what: str) -> str:
    amount = step.amount
    return some(amount, voice, what, what) if amount.count or amount.zeal else f"{amount.number} {what}"


def _of_object(
    step: Forsake | Exhaust | Refresh | Dispel | Seize | Cleanse | Bounce | Move | Copy | Redirect,
    what: Phrase,
    voice: Voice,
) -> str:
    match step:
        case Cleanse():
            return f"remove all Blight from {what.text}"
        case Bounce():
            return f"return {what.text} to {OWNERS[what.plural]}"
        case Move():
            if step.to == "choose":
                return f"move {what.text} to {'other Kingdoms' if what.plural else 'another Kingdom'} of your choice"
            return f"move {phrase(step.selector, voice, 'object', move=True).text}"
        case Copy():
            each = phrase(step.selector, voice, "subject") if _is_all(step.selector) else what
            return f"summon a copy of {'each of ' * (each.plural and not _is_all(step.selector))}{each.text}"
        case Redirect():
            return f"the Attack turns on {what.text} instead"
        case _:
            return f"{PLAIN[str(step.__struct_config__.tag)]} {what.text}"


def _is_all(chosen: Selector | str) -> bool:
    return isinstance(chosen, Selector) and not chosen.is_target


def _of_side(step: Summon | Raise, voice: Voice) -> str:
    what = step.token if isinstance(step, Summon) else f"{step.state.capitalize()} {step.god.capitalize()} Altar"
    made = some(step.amount, voice, what, plural(what))
    verb = "summon" if isinstance(step, Summon) else "raise"
    return f"{verb} {made} here" if step.who == "me" else f"{verb} {made} on your opponent's side here"


def _of_player(step: Draw | Discard | Mill | Tribute, voice: Voice) -> str:
    me = step.who == "me"
    match step:
        case Draw():
            return f"{_acts(step.who, 'draw')} {some(step.amount, voice, 'card', 'cards')}"
        case Discard():
            return f"{_acts(step.who, 'discard')} {some(step.amount, voice, 'card', 'cards')}"
        case Mill():
            whose = "your" if me else "your opponent's"
            return f"put {_top(step, voice, whose)} into {'your' if me else 'their'} Past"
        case Tribute():
            where = "here" if step.at == "here" else "in any Kingdom"
            return f"{_acts(step.who, 'Tribute')} {some(step.amount, voice, 'Follower', 'Followers')} {where}"


def _acts(who: Player, verb: str) -> str:
    return verb if who == "me" else f"your opponent {verb}s"


def _top(step: Mill | Scry, voice: Voice, whose: str) -> str:
    amount = step.amount
    if amount.count or amount.zeal:
        return f"cards from the top of {whose} deck, equal to {measure(amount, voice)},"
    return f"the top {'card' if amount.number == 1 else f'{number(amount.number)} cards'} of {whose} deck"


def _of_cards(step: Scry | Sift | Peek | Recall | Revive, voice: Voice) -> str:
    match step:
        case Scry():
            single = step.amount.number == 1
            rest = "you may put it on the bottom" if single else "put any of them on the bottom in any order"
            return f"look at {_top(step, voice, 'your').rstrip(',')}; {rest}"
        case Sift():
            cards = some(step.amount, voice, "card", "cards")
            same = "as many" if step.amount.count or step.amount.zeal else cards
            return f"draw {cards}, then put {same} from your hand on the bottom of your deck"
        case Peek():
            return "look at your opponent's hand"
        case Recall():
            return f"return {_past(step)} from your Past to your hand"
        case Revive():
            return f"bring {_past(step)} from your Past into play here"


def _past(step: Recall | Revive) -> str:
    dear = f" that costs {step.cost_most} or less" if step.cost_most is not None else ""
    return article(step.kind.capitalize()) + dear


def static_words(static: Static, voice: Voice) -> str:
    match static:
        case Mod():
            return (
                f"{phrase(static.selector, voice, 'subject').does('has', 'have')} {change(static.zeal, static.faith)}"
            )
        case Give():
            return f"{phrase(static.selector, voice, 'subject').does('has', 'have')} {keyword_words(static.granted)}"
        case Discount():
            cards = f"{POSSESSED[static.side]} {plural(static.kind.capitalize())}"
            return f"{cards} played here cost {static.n} Godless Devotion less"
        case Forbid():
            return _forbidden(static)
        case _:
            assert_never(static)


POSSESSED: dict[Side, str] = {"friendly": "your", "enemy": "your opponent's", "any": "all"}


def _forbidden(static: Forbid) -> str:
    followers = {"friendly": "your Followers", "enemy": "enemy Followers", "any": "Followers"}[static.side]
    match static.action:
        case "bow":
            return f"{followers} here cannot Bow"
        case "channel":
            nobody = {"friendly": "you cannot", "enemy": "your opponent cannot", "any": "nobody can"}[static.side]
            return f"{nobody} Channel here"
        case "restore":
            towers = {"friendly": "your Tower", "enemy": "the enemy Tower", "any": "Towers"}[static.side]
            return f"{followers} and {towers} here cannot regain Faith"
        case "attack-tower":
            towers = {"friendly": "the enemy Tower", "enemy": "your Tower", "any": "Towers"}[static.side]
            return f"{followers} here cannot attack {towers}"
