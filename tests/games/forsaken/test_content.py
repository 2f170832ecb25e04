"""The content folder: what it holds, and what is said of one that cannot be used."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from games.forsaken.content_folder import changed, faults_of_card, only
from games.forsaken.specification import RULES
from lanternwood.games.forsaken import notation
from lanternwood.games.forsaken.loading import BASE, CONTENT_HASH, FOLDER, lint_content, load
from lanternwood.games.forsaken.records import COPIES, HEADS
from lanternwood.games.forsaken.script_records import GODS
from lanternwood.kernel.content import ContentError, content_hash

# What there is


@pytest.mark.rule("FK-CARD-01", "FK-CARD-02")
def test_every_card_has_one_kind_and_one_god() -> None:
    assert Counter(card.god for card in BASE.cards) == dict.fromkeys(GODS, 30)
    assert {card.kind for card in BASE.cards} == {"follower", "decree", "blessing", "miracle"}
    for card in BASE.cards:
        assert card.price.gods == (card.god,)


@pytest.mark.rule("FK-CARD-03", "FK-FOL-06")
def test_only_followers_have_a_body_and_a_type() -> None:
    for card in BASE.cards:
        assert (card.body is not None) == (card.type is not None) == (card.kind == "follower"), card.id


@pytest.mark.rule("FK-CARD-05")
def test_no_two_cards_share_a_name() -> None:
    names = [*(card.name for card in BASE.cards), *(token.name for token in BASE.tokens)]
    assert len(set(names)) == len(names) == 154


@pytest.mark.rule("FK-WASTE-01")
def test_the_box_of_the_wasteland_has_450_cards() -> None:
    rarities = Counter(card.rarity for card in BASE.cards)
    assert rarities == {"common": 60, "uncommon": 45, "rare": 30, "mythic": 15}
    assert sum(COPIES[card.rarity] for card in BASE.cards) == 450


@pytest.mark.rule("FK-UI-06")
def test_every_card_has_a_flavour_of_its_own_that_fits_on_it() -> None:
    lines = [*(card.flavour for card in BASE.cards), *(token.flavour for token in BASE.tokens)]
    assert all(line and len(line) <= 70 and line[-1] in ".?!" for line in lines)
    assert len(set(lines)) == len(lines)


@pytest.mark.rule("FK-UI-06")
def test_flavour_has_no_words_of_the_rules() -> None:
    words = ("Zeal", "Faith", "Follower", "Tower", "Kingdom", "Devotion", "Altar", "Blight", "Miracle", "Decree")
    for card in BASE.cards:
        assert not [word for word in words if word.lower() in (card.flavour or "").lower()], card.id


def test_cards_stand_in_id_order_one_god_after_the_other() -> None:
    assert [card.id for card in BASE.cards] == [f"{code}{number:02}" for code in "SIOCG" for number in range(1, 31)]
    assert [god.id for god in BASE.gods] == [channel.god for channel in BASE.channels] == [*GODS]


def test_the_order_does_not_depend_on_the_order_in_the_file(tmp_path: Path) -> None:
    folder = changed(tmp_path)
    file = folder / "strife.toml"
    start, *cards = file.read_text(encoding="utf-8").split("[[card]]\n")
    file.write_text("[[card]]\n".join([start, *reversed([f"{card.rstrip()}\n\n" for card in cards])]), encoding="utf-8")
    assert load(folder).cards == BASE.cards


@pytest.mark.rule("FK-DECK-09")
def test_a_card_that_comes_later_stands_last(tmp_path: Path) -> None:
    """Its file is that of its God; the codes of decks written before mean what they did."""
    folder = changed(tmp_path)
    card = '\n[[card]]\nid = "S31"\nname = "One More"\nkind = "follower"\ntype = "Test"\ncost = "S"\nbody = [1, 1]\n'
    with (folder / "strife.toml").open("a", encoding="utf-8") as file:
        file.write(f'{card}rarity = "common"\n')
    cards = load(folder).cards
    assert cards[:-1] == BASE.cards
    assert (cards[-1].id, cards[-1].god) == ("S31", "strife")


def test_a_channel_costs_two_devotion_of_its_god() -> None:
    for place, channel in enumerate(BASE.channels):
        assert (channel.price.godless, channel.price.total, channel.price.coloured[place]) == (0, 2, 2)


def test_the_hash_is_of_these_files() -> None:
    assert content_hash(FOLDER) == CONTENT_HASH


@pytest.mark.rule("FK-SCRIPT-08")
def test_the_example_of_the_rules_is_the_card() -> None:
    example = RULES.split("```toml\n")[1].split("```")[0]
    wanted = {line for line in example.splitlines() if line}
    text = (FOLDER / "strife.toml").read_text(encoding="utf-8")
    card = next(part for part in text.split("\n\n") if 'id = "S13"' in part)
    assert wanted <= {*card.splitlines()}


@pytest.mark.rule("FK-SCRIPT-08")
def test_abilities_stand_in_the_order_of_the_grammar_however_they_are_written(tmp_path: Path) -> None:
    file = tmp_path / "more.toml"
    draw = '{ do = "draw", n = 1 }'
    file.write_text(
        '[[card]]\nid = "X99"\nname = "Backwards"\ngod = "strife"\nkind = "follower"\ntype = "Test"\ncost = "S"\n'
        'body = [1, 1]\nrarity = "common"\nongoing = [{ do = "forbid", side = "any", action = "bow" }]\n'
        f'on = [{{ side = "any", event = "build", do = [{draw}] }}]\n'
        f"cost_ability = {{ pay = {{ faith = 1 }}, do = [{draw}] }}\nbow = [{draw}]\ndusk = [{draw}]\n"
        f"arrival = [{draw}]\nkeywords = {{ stalwart = 1, onrush = true }}\n",
        encoding="utf-8",
    )
    card = load(also=(file,)).by_id["X99"]
    assert [ability.head for ability in card.abilities] == ["arrival", "dusk", "bow", "cost", "on"]
    assert [keyword.name for keyword in card.keyword_list] == ["stalwart", "onrush"]
    assert notation.script(card).startswith("Stalwart 1 & Onrush & arrival: ")
    assert notation.script(card).endswith("ongoing: forbid(any,bow)")


@pytest.mark.rule("FK-SCRIPT-08")
def test_the_grammar_gives_the_order_of_the_heads() -> None:
    grammar = RULES[RULES.index("head     =") : RULES.index("costs    =")]
    places = [grammar.index(f'"{head}') for head in HEADS]
    assert places == sorted(places)


# What is refused


@pytest.mark.rule("FK-SCRIPT-10")
def test_all_mistakes_are_told_at_once_with_file_card_and_field(tmp_path: Path) -> None:
    folder = changed(
        tmp_path,
        ("strife.toml", 'kind = "follower"', 'kind = "folower"'),
        ("strife.toml", 'rarity = "common"', 'rarity = "plentiful"'),
        ("strife.toml", "keywords = { onrush = true }", "keyword = { onrush = true }"),
        ("occult.toml", '{ do = "scry", n = 2 }', '{ do = "scri", n = 2 }'),
        ("occult.toml", '{ do = "sift", n = 1 }', '{ do = "sift" }'),
        ("grandeur.toml", "body = [2, 2]", "body = [2]"),
        ("decks.toml", "S01 = 4", 'S01 = "many"'),
    )
    with pytest.raises(ContentError) as refusal:
        load(folder)
    assert str(refusal.value).splitlines() == [
        "strife.toml: card 'S01', field 'keyword': unknown field 'keyword'; did you mean 'keywords'? known: keywords, "
        "effect, arrival, battle, breach, forsaken, dawn, dusk, bow, cost_ability, on, ongoing, id, name, god, kind, "
        "type, cost, body, rarity, flavour",
        "strife.toml: card 'S01', field 'kind': unknown word 'folower'; did you mean 'follower'? "
        "known: blessing, decree, follower, miracle",
        "strife.toml: card 'S01', field 'rarity': unknown word 'plentiful'; known: common, mythic, rare, uncommon",
        "occult.toml: card 'O01', field 'arrival[0].do': unknown verb 'scri'; did you mean 'scry'? known: "
        + ", ".join(verbs_in_error(str(refusal.value))),
        "occult.toml: card 'O04', field 'bow[0].n': missing; add a whole number from 1 to 99 or a table",
        "grandeur.toml: card 'G02', field 'body': a list of 1 does not fit; "
        "write a list of 2: a whole number, a whole number",
        "decks.toml: deck 'Ember March', field 'cards.S01': 'many' does not fit; write a whole number from 1 to 99",
    ]


def verbs_in_error(text: str) -> list[str]:
    """All verbs, each once."""
    line = next(line for line in text.splitlines() if "unknown verb" in line)
    verbs = line.split("known: ")[1].split(", ")
    assert len(verbs) == len(set(verbs)) == 28
    return verbs


@pytest.mark.rule("FK-SCRIPT-10")
@pytest.mark.parametrize(
    ("script", "field", "words"),
    [
        ("arrival = []", "arrival", "empty; write at least one entry"),
        ("arrival = [{ n = 1 }]", "arrival[0].do", "missing; write one of: lose, restore"),
        ("arrival = [{ do = [] }]", "arrival[0].do", "a list of 0; write one of: lose, restore"),
        ('arrival = [{ do = "draw", n = 0 }]', "arrival[0].n", "0 does not fit; write a whole number from 1 to 99"),
        ('arrival = [{ do = "draw", n = true }]', "arrival[0].n", "true does not fit"),
        ('arrival = "draw"', "arrival", "'draw' does not fit; write a list of tables or a table"),
        ('arrival = [{ do = "lose", of = "enemies", n = 1 }]', "arrival[0].of", "unknown word 'enemies'"),
        ('arrival = [{ do = "lose", of = "self", pick = 3, n = 1 }]', "arrival[0].pick", "a whole number from 1 to 2"),
        ('arrival = [{ do = "draw", n = 1, when = "rainy" }]', "arrival[0].when", "unknown word 'rainy'"),
        (
            'bow = { pay = { devotion = "SS2" }, do = [{ do = "peek" }] }',
            "bow.pay.devotion",
            "'SS2' does not fit; write a Godless",
        ),
        ("keywords = { hasty = true }", "keywords.hasty", "unknown word 'hasty'"),
        ('on = [{ side = "enemy", event = "rain", do = [{ do = "peek" }] }]', "on[0].event", "unknown word 'rain'"),
        (
            'arrival = [{ do = "lose", of = "self", n = { zeel = "self" } }]',
            "arrival[0].n.zeel",
            "did you mean 'zeal'?",
        ),
    ],
)
def test_a_mistake_is_told_with_its_field_and_what_would_be_right(
    tmp_path: Path, script: str, field: str, words: str
) -> None:
    fault = only(faults_of_card(tmp_path, "follower", script))
    assert (fault.file, fault.entry, fault.field) == ("more.toml", "card 'X99'", field)
    assert words in fault.words


@pytest.mark.rule("FK-SCRIPT-10")
@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        (
            "strife.toml",
            "[channel]",
            "[chanel]",
            "strife.toml: unknown table 'chanel'; this file holds [god], [channel]",
        ),
        ("strife.toml", "[god]", "[[god]]", "strife.toml: 'god' is written [god]"),
        ("strife.toml", "[god]", "[god", "strife.toml: not valid TOML"),
        ("decks.toml", "[[deck]]", "[box]\n\n[[deck]]", "decks.toml: unknown table 'box'; this file holds [[deck]]"),
    ],
)
def test_a_broken_file_is_told(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    with pytest.raises(ContentError, match=r".") as refusal:
        load(changed(tmp_path, (file, old, new)))
    assert words in str(refusal.value)


@pytest.mark.rule("FK-SCRIPT-10")
def test_a_missing_file_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    (folder / "occult.toml").unlink()
    assert [str(fault) for fault in lint_content(folder)] == ["occult.toml: the file is missing"]


def test_a_whole_folder_has_no_faults() -> None:
    assert lint_content() == []
