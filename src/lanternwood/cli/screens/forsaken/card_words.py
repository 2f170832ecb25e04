"""Cards in words, for the hand and for whoever asks about one by its name."""

from typing import Final

from lanternwood.games.forsaken.naming import CHANNEL_NAMES, GOD_NAMES, pieces_in
from lanternwood.games.forsaken.shown import CardShown, content
from lanternwood.games.forsaken.view import View

CONTENT: Final = content()
CARDS: Final[dict[str, CardShown]] = {card.id: card for card in CONTENT.cards}
LETTERS: Final = {god.id: god.code for god in CONTENT.gods}
MEANINGS: Final = {term.word.casefold(): f"{term.word}: {term.meaning}" for term in CONTENT.glossary}
FEW: Final = 12


def cost(card: CardShown) -> str:
    """2SS: two Devotion of any God and two of Strife."""
    return (str(card.godless) if card.godless else "") + LETTERS[card.god] * card.coloured or "0"


def kind(card: CardShown) -> str:
    body = f" {card.zeal}/{card.faith}" if card.kind == "follower" else ""
    return f"{card.kind.capitalize()}{body}"


def looked_up(view: View, asked: str) -> list[str]:
    """All about one card or one word; without a name, the cards in sight."""
    if not asked:
        return in_sight(view)
    wanted = asked.casefold()
    if wanted in MEANINGS:
        return [f"  {MEANINGS[wanted]}"]
    found = [card for card in CARDS.values() if wanted in card.name.casefold()]
    exact = [card for card in found if card.name.casefold() == wanted]
    if len(found) == 1 or exact:
        return in_full((exact or found)[0])
    if found:
        some = ", ".join(card.name for card in found[:FEW])
        return [f"  Which one: {some}{' ...' if len(found) > FEW else ''}?"]
    meanings = [meaning for word, meaning in MEANINGS.items() if word.startswith(wanted)]
    return [f"  {meaning}" for meaning in meanings] or [f"  There is no card called '{asked}'."]


def in_full(card: CardShown) -> list[str]:
    rarity = f", {card.rarity}" if card.rarity else ""
    sort = f" ({card.type})" if card.type else ""
    lines = [f"  {card.name}: {kind(card)}{sort} of {GOD_NAMES[card.god]}{rarity}. Cost {cost(card)}."]
    lines += [f"    {line}" for line in text_lines(card)]
    lines += [f"    ({card.flavour})"] if card.flavour else []
    return lines + [f"    {MEANINGS[term.casefold()]}" for term in card.text.terms if term.casefold() in MEANINGS]


def text_lines(card: CardShown) -> list[str]:
    keywords = [f"{', '.join(card.text.keywords)}."] if card.text.keywords else []
    return keywords + [str(line) for line in card.text.lines]


def in_sight(view: View) -> list[str]:
    cards = dict.fromkeys([*(view.mine.hand if view.mine else ()), *(piece.thing.card for piece in pieces_in(view))])
    lines = [f"  {CARDS[card].name} ({cost(CARDS[card])}, {kind(CARDS[card])}): {CARDS[card].text}" for card in cards]
    channels = [f"  Channel {GOD_NAMES[each.god]}, {CHANNEL_NAMES[each.god]}: {each.text}" for each in CONTENT.channels]
    return [*(lines or ["  No cards are in sight."]), *channels, "  Type card and a name, or a word such as Bulwark."]
