"""The fixture cards load from TOML alone and use everything that the script language has (FK-SCRIPT-03)."""

import re
import tomllib
from pathlib import Path

import pytest

from games.forsaken.content_folder import FIXTURES
from games.forsaken.specification import RULES
from lanternwood.games.forsaken import notation
from lanternwood.games.forsaken.loading import BASE, load

CARDS = load(also=(FIXTURES,)).cards[len(BASE.cards) :]
SCRIPTS = " & ".join(notation.script(card) for card in CARDS)
BASE_SCRIPTS = " & ".join(notation.script(card) for card in BASE.cards)

UNUSED = {
    "the count 2": r"\(2 (fr|en|any) ",
    "the count 0-2": r"\(0-2 ",
    "the filter refreshed": r"[\[,]refreshed[\],]",
    "foe": r"\(foe\b",
    "the cost discard": r"\{[^}]*discard \d",
    "several costs at once": r"\{[^}]+,[^}]+\}",
    "hand(me)": r"hand\(me\)",
    "tribute(me,...)": r"tribute\(me,",
    "opp@here": r"opp@here",
    "forbid of channel": r"forbid\(\w+,channel\)",
    "forbid of attack-tower": r"forbid\(\w+,attack-tower\)",
    "on any": r"on any ",
    "grant(...,turn)": r"grant\([^;&]*,turn\)",
    "discount for en": r"discount\(en ",
    "discount for any": r"discount\(any ",
    "draw for opp": r"draw\(opp,",
    "mill for opp": r"mill\(opp,",
    "raise for opp": r"raise\(opp,",
}
"""What no card of the base set uses, by the list of FK-SCRIPT-03."""


@pytest.mark.rule("FK-SCRIPT-03")
@pytest.mark.parametrize("what", UNUSED)
def test_what_no_card_uses_a_fixture_card_does(what: str) -> None:
    assert not re.search(UNUSED[what], BASE_SCRIPTS), "a card uses it: the list of the rule is too long"
    assert re.search(UNUSED[what], SCRIPTS)


WORDS = {
    "step verbs": r"lose restore buff grant blight cleanse forsake exhaust refresh bounce move seize summon copy clash "
    r"dispel raise draw discard mill scry sift peek recall revive tribute cancel redirect",
    "static verbs": "mod give discount forbid",
    "heads": "effect arrival battle breach forsaken dawn dusk bow cost",
    "events": "play attack attack-tower channel bow arrival breach forsaken build",
    "filters": "other refreshed exhausted token nontoken blighted faith<= zeal>= cost<=",
    "conditions": "attacking defending last tower(me)<tower(opp) hand(me)<= hand(opp)<=",
    "costs": "faith tribute discard",
    "values": "count( zeal(self) zeal(foe) zeal(it) zeal(that)",
}
SHAPES = {
    "step verbs": r"(?:[:;)] ){}\(",
    "static verbs": r"(?:[:;] ){}\(",
    "heads": r"(?:^|& ){}[?:{{]",
    "events": r"on (?:fr|en|any) {}[@\[]",
    "filters": r"[\[,]{}",
    "conditions": r"(?:\?|if\(){}",
    "costs": r"\{{[^}}]*{} \d",
    "values": r",{}",
}


@pytest.mark.rule("FK-SCRIPT-03")
@pytest.mark.parametrize("group", WORDS)
def test_the_fixture_cards_use_every_word_of_the_grammar(group: str) -> None:
    shape = SHAPES[group]
    missing = [word for word in WORDS[group].split() if not re.search(shape.format(re.escape(word)), SCRIPTS)]
    assert missing == []


CARD_TYPES = ("follower", "decree", "blessing", "miracle")
FORMS = {
    "a condition on a count of at least": r"(?:\?|if\()count\([^()]*\)>=",
    "a condition on a count of at most": r"(?:\?|if\()count\([^()]*\)<=",
    "the cost devotion": r"\{[0-9SIOCG]+[,}]",
    "once a turn": r"\}/turn",
    **{f"buff(...,{lasts})": rf"buff\([^;&]*,{lasts}\)" for lasts in ("turn", "perm")},
    **{f"grant(...,{lasts})": rf"grant\([^;&]*,{lasts}\)" for lasts in ("turn", "perm")},
    **{f"move(...,{to})": rf"move\([^;&]*,{to}\)" for to in ("here", "choose")},
    **{f"raise(...,{state})": rf"raise\([^;&]*,{state}\)" for state in ("refreshed", "exhausted")},
    **{f"{verb}({who},...)": rf"{verb}\({who}," for verb in ("draw", "discard", "mill", "raise", "tribute")
       for who in ("me", "opp")},
    **{f"tribute(...,{scope})": rf"tribute\([^;&]*,{scope}\)" for scope in ("here", "any")},
    **{f"summon for {who}": rf"{who}@here" for who in ("me", "opp")},
    **{f"play[{kind}]": rf"play\[{kind}\]" for kind in CARD_TYPES},
    **{f"recall of a {kind}": rf"recall\(1 {kind}" for kind in CARD_TYPES},
    **{f"revive of a {kind}": rf"revive\(1 {kind}" for kind in ("follower", "blessing")},
    **{f"discount of a {kind}": rf"discount\(\w+ {kind}" for kind in CARD_TYPES},
    **{f"{verb} for {side}": rf"{verb}\({side}\b" for verb in ("discount", "forbid") for side in ("fr", "en", "any")},
    **{f"forbid of {what}": rf"forbid\(\w+,{what}\)" for what in ("bow", "channel", "restore", "attack-tower")},
}  # fmt: skip
"""Of words that stand for several things, each."""


@pytest.mark.rule("FK-SCRIPT-03")
def test_the_fixture_cards_use_every_form_of_a_word() -> None:
    assert [form for form, shape in FORMS.items() if not re.search(shape, SCRIPTS)] == []


@pytest.mark.rule("FK-SCRIPT-03")
def test_every_verb_of_the_rules_is_in_that_list() -> None:
    verbs = {*re.findall(r"`(\w+)\(", "".join(re.findall(r"^\| (`\w+\(.*?) \|", RULES, re.M)))}
    assert verbs == {*WORDS["step verbs"].split(), *WORDS["static verbs"].split()}


@pytest.mark.rule("FK-SCRIPT-03")
def test_every_side_noun_scope_and_count_occurs() -> None:
    selectors = re.findall(r"(1|2|0-1|0-2|all) (fr|en|any) (\w+)(?:\[[^\]]*\])?@(\w+)", SCRIPTS)
    counts, sides, nouns, scopes = (set(words) for words in zip(*selectors, strict=True))
    assert counts == {"1", "2", "0-1", "0-2", "all"}
    assert sides == {"fr", "en", "any"}
    assert nouns == {"follower", "tower", "altar", "blessing", "miracle"}
    assert scopes == {"here", "any", "else"}


@pytest.mark.rule("FK-SCRIPT-01")
def test_fixture_cards_are_written_in_toml_and_belong_to_the_tests() -> None:
    written = tomllib.loads(Path(FIXTURES).read_text(encoding="utf-8"))["card"]
    assert [card.id for card in CARDS] == [row["id"] for row in written]
    assert all(card.id.startswith("X") and card.name.startswith("Test of ") for card in CARDS)
