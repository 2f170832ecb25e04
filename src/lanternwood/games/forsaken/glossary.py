"""What the words on cards mean, in a line each, for whoever points at one (RULES.md, 2 and 6.2)."""

import re

from lanternwood.games.forsaken.script_records import Keyword

GLOSSARY: dict[str, str] = {
    "Onrush": "May attack, but not Bow, in the turn it enters.",
    "Frenzy": "After its first Attack each turn has been carried out, it is Refreshed.",
    "Overrun": "When it attacks a Follower, Zeal beyond that Follower's Faith is lost by the enemy Tower here.",
    "Regrowth": "At the start of your turn it regains N Faith.",
    "Swarm": "+1 Zeal for each other friendly Follower with Swarm here.",
    "Ethereal": "May attack the Tower past Refreshed Followers, unless one of them is Ethereal too.",
    "Shrouded": "Your opponent's cards, Channels and abilities cannot target it.",
    "Virulent": "A Follower that loses Faith to it in a Battle gets 1 Blight.",
    "Lethal": "A Follower that loses Faith to it in a Battle is Forsaken.",
    "Stalwart": "Each loss of Faith is smaller by N. On a Tower only the highest Stalwart counts.",
    "Bulwark": "While it is Refreshed, enemies here that attack a Follower must attack one with Bulwark.",
    "Vainglory": "+N Zeal and +N Faith while it is your only Follower here.",
    "Blight": "At the end of its controller's turn a Follower loses 1 Faith for each Blight on it. Blight stays.",
    "Blighted": "With at least 1 Blight on it.",
    "Arrival": "Happens when this Follower enters play, however it does; not when it is moved or changes sides.",
    "Battle": "Happens when this Follower attacks a Follower or is attacked by one, before Faith is lost.",
    "Bow": "Exhaust this Follower to use the ability, in your turn and not in the turn it entered.",
    "Breach": "Happens when this Follower's Attack on a Tower has gone through.",
    "Ongoing": "Holds, or waits for its event, while this is in play.",
    "Forsaken": "Leaves play for its owner's Past, because its Faith is gone, by an effect or as a Tribute.",
    "Cost": "Pay to use the ability, in your turn, as often as you can pay.",
    "Exhausted": "Has attacked, bowed or paid. It cannot do so again and does not defend, until it is Refreshed.",
    "Refreshed": "Ready to attack, Bow or pay; a Refreshed Follower defends its Tower.",
    "Tribute": "To choose Followers of one's own, which are Forsaken.",
    "Channel": "To ask a God for help: two Devotion of its kind in one Kingdom, once per turn.",
    "Dispel": "To put a Blessing or Miracle into its owner's Past, without effect.",
    "Godless": "Devotion of any God.",
    "Past": "A player's pile of used cards, open to all.",
    "Last Kingdom": "The third Kingdom, once each player has won one.",
    "token": "A Follower made by an effect. It costs 0, and is gone when it leaves play.",
    "here": "In the Kingdom where the card was played or where its source stands.",
    "for good": "While it stays in play.",
}
"""N stands for the number of a numbered keyword."""

INFLECTED = {"Exhausted": "Exhaust", "Refreshed": "Refresh", "Tribute": "Tributes?", "token": "tokens?"}
"""Where a term is also written in another form."""


def explain(keyword: Keyword) -> str:
    """A keyword's line, with its number."""
    line = GLOSSARY[keyword.name.capitalize()]
    return re.sub(r"\bN\b", str(keyword.number), line) if keyword.number else line


def terms_in(words: str) -> tuple[str, ...]:
    """The words of the glossary that a text uses, in the glossary's order."""
    forms = {term: rf"{re.escape(term)}|{INFLECTED.get(term, re.escape(term))}" for term in GLOSSARY}
    return tuple(term for term, form in forms.items() if re.search(rf"\b(?:{form}|{re.escape(term)}s)\b", words))
