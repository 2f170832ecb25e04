"""FK-SCRIPT-09: each record, rendered back, is its row of RULES.md."""

import re
from collections import Counter

import pytest

from games.forsaken.specification import GODS, RULES, cards_of, header_of, starters, table_after
from lanternwood.games.forsaken import notation
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.records import CardRecord, ChannelRecord, Scripted
from lanternwood.games.forsaken.script_records import God

IDS: dict[str, God] = dict(zip(GODS, ("strife", "infestation", "occult", "contagion", "grandeur"), strict=True))


def row_of(card: CardRecord) -> dict[str, str]:
    return {
        "ID": card.id,
        "Name": card.name,
        "Type": notation.type_column(card),
        "Cost": card.cost,
        "z/f": notation.body_column(card.body),
        "Rarity": card.rarity[0].upper(),
        "Script": notation.script(card),
    }


@pytest.mark.rule("FK-SCRIPT-09")
@pytest.mark.parametrize("god", GODS)
def test_the_cards_are_those_of_the_tables(god: str) -> None:
    rows = cards_of(god)
    assert len(rows) == 30
    assert [row_of(card) for card in BASE.of_god(IDS[god])] == rows


@pytest.mark.rule("FK-SCRIPT-09", "FK-CARD-01", "FK-CARD-02")
@pytest.mark.parametrize("god", GODS)
def test_the_counts_above_each_table_are_those_of_its_cards(god: str) -> None:
    cards = BASE.of_god(IDS[god])
    kinds = Counter(notation.KIND_CODES[card.kind] for card in cards)
    costs = Counter(card.price.total for card in cards)
    by_kind = ", ".join(f"{kinds[code]} {code}" for code in "FDBM")
    by_cost = ", ".join(f"{cost}: {number}" for cost, number in sorted(costs.items()))
    assert header_of(god) == f"{by_kind}; cards by total cost: {by_cost}"
    assert Counter(card.rarity for card in cards) == {"common": 12, "uncommon": 9, "rare": 6, "mythic": 3}


def test_the_totals_are_those_of_the_rules() -> None:
    found = re.search(r"^Totals: (\d+) Followers, (\d+) Decrees, (\d+) Blessings, (\d+) Miracles\.", RULES, re.M)
    assert found
    kinds = Counter(card.kind for card in BASE.cards)
    assert [int(number) for number in found.groups()] == [
        kinds["follower"],
        kinds["decree"],
        kinds["blessing"],
        kinds["miracle"],
    ]


@pytest.mark.rule("FK-SCRIPT-09")
def test_the_tokens_are_those_of_the_table() -> None:
    found = [
        {
            "Token": token.name,
            "God": token.god.capitalize(),
            "z/f": notation.body_column(token.body),
            "Script": notation.script(token),
        }
        for token in BASE.tokens
    ]
    assert found == table_after("**Tokens** (no rarity")


@pytest.mark.rule("FK-SCRIPT-09", "FK-CHAN-06")
def test_the_channels_are_those_of_the_table() -> None:
    rows = [
        {"God": channel.god.capitalize(), "Name": channel.name, "Script": notation.script(channel)}
        for channel in BASE.channels
    ]
    for row in (table := table_after("Each Channel costs two Devotion")):
        del row["Theme"]
    assert rows == table


@pytest.mark.rule("FK-UI-06")
def test_the_gods_have_their_epithets_and_symbols_of_different_shapes() -> None:
    found = [(god.name, god.epithet, god.symbol.replace("-", " ")) for god in BASE.gods]
    assert found == [(row["God"], row["Epithet"], row["Symbol"]) for row in table_after("### 6.1 Gods")]
    assert len({god.symbol for god in BASE.gods}) == 5
    assert all(len(god.lore.split(". ")) >= 2 for god in BASE.gods), "a piece of lore is more than a line"


@pytest.mark.rule("FK-SCRIPT-09")
def test_the_starter_decks_are_those_of_the_list() -> None:
    listed = starters()
    assert [starter.name for starter in BASE.starters] == [*listed]
    for starter in BASE.starters:
        counts, cards = listed[starter.name]
        kinds: Counter[str] = Counter()
        for card, number in starter.cards.items():
            kinds[notation.KIND_CODES[BASE.by_id[card].kind]] += number
        gods = " + ".join(god.capitalize() for god in starter.gods)
        assert dict(starter.cards) == cards
        assert counts == f"{gods}; " + ", ".join(f"{kinds[code]} {code}" for code in "FDBM")


def test_the_names_beside_the_ids_of_the_starter_decks_are_right() -> None:
    part = RULES[RULES.index("### 6.5") : RULES.index("### 6.6")]
    for number, card, rest in re.findall(r"(\d) ([SIOCG]\d\d) (.*?)(?=, \d [SIOCG]\d\d |\.$)", part, re.M):
        assert BASE.by_id[card].name == rest, f"{number} {card}"


def test_every_verb_event_and_keyword_is_used() -> None:
    """As 6.4 says of itself."""
    scripted: list[Scripted | ChannelRecord] = [*BASE.cards, *BASE.tokens, *BASE.channels]
    used = " & ".join(notation.script(record) for record in scripted)
    verbs = {*re.findall(r"`(\w+)\(", "".join(re.findall(r"^\| (`\w+\(.*?) \|", RULES, re.M)))}
    assert len(verbs) == 28 + 4
    assert [verb for verb in sorted(verbs) if f"{verb}(" not in used] == []
    events = [
        event.strip("` ") for row in table_after("| Event | Class") for event in row["Event"].split(" (")[0].split(",")
    ]
    assert len(events) == 12
    assert [event for event in events if not re.search(rf"(on \w+ |^|& ){event}\b", used)] == []
    keywords = re.findall(r"^- \*\*FK-KEY-\d\d\*\* \(D\) \*(\w+)(?: N)?\.\*", RULES, re.M)
    assert len(keywords) == 12
    assert [keyword for keyword in keywords if keyword not in used] == []
