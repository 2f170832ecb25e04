"""All cards as plain data for screens and pages: printed values, words made from the script, a glossary."""

from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF
from lanternwood.games.forsaken.deck_lists import STARTERS, code_of
from lanternwood.games.forsaken.glossary import GLOSSARY
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import COPIES, CardRecord, GodRecord, StarterRecord, TokenRecord
from lanternwood.games.forsaken.script import BOW, COST
from lanternwood.games.forsaken.script_records import God, Kind
from lanternwood.games.forsaken.wording import CardText, text_of
from lanternwood.kernel.model import Model


class CardShown(Model):
    id: str
    name: str
    god: God
    kind: Kind
    type: str
    rarity: str
    """Empty for a token."""
    copies: int
    """How many a deck may hold; 0 for a token."""
    godless: int
    coloured: int
    """Devotion of the card's own God."""
    total: int
    zeal: int
    faith: int
    text: CardText
    flavour: str
    acts: tuple[int, ...]
    """Positions of its Bow and Cost abilities, in the order of the lines they stand in."""
    bows: tuple[bool, ...]
    """Which of these are Bows."""


class ChannelShown(Model):
    god: God
    name: str
    text: CardText


class StarterShown(Model):
    name: str
    description: str
    gods: tuple[God, ...]
    code: str
    cards: tuple[tuple[str, int], ...]


class Term(Model):
    word: str
    meaning: str


class Content(Model):
    gods: tuple[GodRecord, ...]
    channels: tuple[ChannelShown, ...]
    cards: tuple[CardShown, ...]
    """In the order of deck codes; tokens stand after them."""
    starters: tuple[StarterShown, ...]
    glossary: tuple[Term, ...]


def content() -> Content:
    return Content(
        gods=BASE.gods,
        channels=tuple(ChannelShown(each.god, each.name, text_of(each)) for each in BASE.channels),
        cards=(*map(_card, BASE.cards), *map(_token, BASE.tokens)),
        starters=tuple(map(_starter, BASE.starters)),
        glossary=tuple(Term(word, meaning) for word, meaning in GLOSSARY.items()),
    )


def _starter(record: StarterRecord) -> StarterShown:
    deck = STARTERS[record.name]
    return StarterShown(record.name, record.description, record.gods, code_of(deck), deck.cards)


def _card(record: CardRecord) -> CardShown:
    price = record.price
    coloured = sum(price.coloured)
    return _shown(record, record.id, record.kind, (record.rarity, COPIES[record.rarity]), (price.godless, coloured))


def _token(record: TokenRecord) -> CardShown:
    return _shown(record, record.name, "follower", ("", 0), (0, 0))


def _shown(
    record: CardRecord | TokenRecord, id: str, kind: Kind, rarity: tuple[str, int], cost: tuple[int, int]
) -> CardShown:
    zeal, faith = record.body or (0, 0)
    card = CARDS[NUMBER_OF[id]]
    acts = [ability for ability in card.abilities if ability.head in (BOW, COST)]
    return CardShown(
        id=id,
        name=record.name,
        god=record.god,
        kind=kind,
        type=(record.type or "") if isinstance(record, CardRecord) else "Token",
        rarity=rarity[0],
        copies=rarity[1],
        godless=cost[0],
        coloured=cost[1],
        total=sum(cost),
        zeal=zeal,
        faith=faith,
        text=text_of(record),
        flavour=record.flavour or "",
        acts=tuple(each.position for each in acts),
        bows=tuple(each.head == BOW for each in acts),
    )
