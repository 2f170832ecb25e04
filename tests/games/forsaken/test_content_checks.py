"""FK-SCRIPT-02: content that breaks one of V1 to V12 is refused, with the right words."""

from pathlib import Path

import pytest

from games.forsaken.content_folder import changed, faults_of_card, only
from lanternwood.games.forsaken.loading import lint_content, load
from lanternwood.kernel.content import ContentError

STEP = '{ do = "draw", n = 1 }'
AIMED = '{ do = "lose", pick = 1, of = "enemy follower", n = 1 }'


@pytest.mark.rule("FK-SCRIPT-02", "FK-CARD-05")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "S02"', 'id = "S01"', "'S01' is used 2 times; each needs its own id (V1)"),
        ('name = "Pit Brawler"', 'name = "Sear"', "'Sear' is used 2 times; each needs its own name (V1)"),
        ('name = "Pit Brawler"', 'name = "Grub"', "'Grub' is used 2 times; each needs its own name (V1)"),
    ],
)
def test_v1_ids_and_names_are_unique(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(ContentError, match="V1") as refusal:
        load(changed(tmp_path, ("strife.toml", old, new)))
    assert words in str(refusal.value)


@pytest.mark.rule("FK-SCRIPT-02", "FK-CARD-02")
@pytest.mark.parametrize(
    ("old", "new", "field", "words"),
    [
        ('cost = "1S"', 'cost = "1SI"', "cost", "asks for Devotion of infestation; its only letter may be 'S'"),
        ('cost = "1S"', 'cost = "2"', "cost", "at least one Devotion of its God; write '2S'"),
        ('name = "Sear"', 'name = "Sear"\ngod = "occult"', "god", "move it to that of 'occult'"),
        ("pay = { faith = 1 }", 'pay = { devotion = "O" }', "cost_ability.pay.devotion", "its only letter may be 'S'"),
        ('code = "S"', 'code = "O"', "code", "the letter of Strife is 'S', not 'O'"),
        ('id = "strife"', 'id = "occult"', "id", "this is the file of 'strife', not of 'occult'"),
    ],
)
def test_v2_a_card_is_of_one_god(tmp_path: Path, old: str, new: str, field: str, words: str) -> None:
    faults = lint_content(changed(tmp_path, ("strife.toml", old, new)))
    assert faults[0].check == "V2"
    assert faults[0].field == field
    assert words in faults[0].words


@pytest.mark.rule("FK-SCRIPT-02", "FK-CARD-03", "FK-FOL-06")
@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("strife.toml", "body = [2, 1]\n", "body = [-1, 1]\n", "Zeal is -1; it must be 0 or more"),
        ("strife.toml", "body = [2, 1]\n", "body = [2, 0]\n", "Faith is 0; it must be 1 or more"),
        ("strife.toml", "body = [2, 1]\n", "", "a Follower has Zeal and Faith; write body = [zeal, faith]"),
        ("strife.toml", 'kind = "decree"\n', 'kind = "decree"\nbody = [1, 1]\n', "only Followers have Zeal and Faith"),
        ("strife.toml", 'kind = "decree"\n', 'kind = "decree"\ntype = "Brute"\n', "only Followers have a type"),
        ("strife.toml", 'type = "Raider"\n', "", "a Follower has a type; add it"),
        ("infestation.toml", "body = [1, 1]\n", "body = [1, 0]\n", "Faith is 0; it must be 1 or more"),
    ],
)
def test_v3_followers_have_a_body_and_others_none(tmp_path: Path, file: str, old: str, new: str, words: str) -> None:
    fault = only(lint_content(changed(tmp_path, (file, old, new))))
    assert fault.check == "V3"
    assert words in fault.words


ON = f'on = [{{ side = "enemy", event = "attack", do = [{STEP}] }}]'

V4 = [
    ("follower", f"effect = [{STEP}]", "effect", "a follower cannot have it"),
    ("decree", "", "effect", "a decree has exactly one effect; add it"),
    ("decree", f"effect = [{STEP}]\ndawn = [{STEP}]", "dawn", "a decree cannot have it; it may have: effect"),
    ("decree", f"effect = [{STEP}]\nkeywords = {{ onrush = true }}", "keywords", "only Followers have keywords"),
    ("blessing", f"arrival = [{STEP}]\ndawn = [{STEP}]", "arrival", "it may have: dawn, dusk, on, ongoing"),
    ("blessing", "", "ongoing", "a blessing does something"),
    ("miracle", "", "on", "exactly one `on` ability, not 0"),
    ("miracle", f"{ON}\ndusk = [{STEP}]", "dusk", "a miracle cannot have it; it may have: on"),
    ("miracle", f'{ON[:-1]}, {{ side = "enemy", event = "bow", do = [{STEP}] }}]', "on", "`on` ability, not 2"),
    ("miracle", ON.replace("enemy", "friendly"), "on[0].side", "a miracle watches the enemy, not 'friendly'"),
    ("miracle", ON.replace('"attack"', '"forsaken"'), "on[0].event", "a miracle cannot wait for 'forsaken'"),
]  # fmt: skip

V5 = [
    ("blessing", f"dawn = [{AIMED}]", "dawn[0].pick", "nobody picks a target for a blessing"),
    ("miracle", ON.replace(STEP, AIMED.replace("pick", "up_to")), "on[0].do[0].up_to", "target for a miracle"),
    ("follower", 'ongoing = [{ do = "mod", pick = 1, of = "friendly follower", zeal = 1 }]', "ongoing[0].pick",
     "what is ongoing has no targets"),
]  # fmt: skip

V6 = [
    ("follower", f"forsaken = [{step}]", "forsaken[0].do", "may not stand under 'forsaken'")
    for step in (
        '{ do = "scry", n = 1 }',
        '{ do = "sift", n = 1 }',
        '{ do = "recall", kind = "decree" }',
        '{ do = "revive", kind = "follower" }',
        '{ do = "copy", pick = 1, of = "enemy follower" }',
        '{ do = "move", pick = 1, of = "enemy follower", to = "choose" }',
    )
] + [
    ("follower", ON.replace(STEP, '{ do = "scry", n = 1 }'), "on[0].do[0].do", "only effect, arrival, breach, bow"),
    ("follower", 'battle = [{ do = "sift", n = 1 }]', "battle[0].do", "may not stand under 'battle'"),
]

CANCEL, REDIRECT = '{ do = "cancel" }', '{ do = "redirect", of = "self" }'
V7 = [
    ("follower", f"arrival = [{CANCEL}]", "arrival[0].do", "'cancel' stands only under `on` one of: play, attack"),
    ("follower", ON.replace(STEP, CANCEL).replace('"attack"', '"breach"'), "on[0].do[0].do", "only under `on` one of"),
    ("follower", ON.replace(STEP, REDIRECT).replace('"attack"', '"bow"'), "on[0].do[0].do", "attack or attack-tower"),
    ("follower", f"battle = [{REDIRECT}]", "battle[0].do", "attack or attack-tower"),
]

OF = '{{ do = "lose", of = "{}", n = 1 }}'
V8 = [
    ("follower", f"arrival = [{OF.format('foe')}]", "arrival[0].of", "'foe' is known only under battle"),
    ("follower", f"battle = [{OF.format('it')}]", "battle[0].of", "'it' is known only under `on`"),
    ("follower", f"arrival = [{OF.format('that')}]", "arrival[0].of", "a first step has none before it"),
    ("follower", f"arrival = [{STEP}, {OF.format('that')}]", "arrival[1].of", "selects and makes nothing"),
    ("follower", 'arrival = [{ do = "draw", n = { zeal = "foe" } }]', "arrival[0].n.zeal", "'foe' is known only"),
    ("decree", f"effect = [{OF.format('self')}]", "effect[0].of", "a decree is not in play when it acts"),
    ("follower", ON.replace(STEP, OF.format("it")).replace('"attack"', '"play"'), "on[0].do[0].of",
     "the subject of 'play' can only be cancelled"),
    ("follower", 'ongoing = [{ do = "mod", of = "that", zeal = 1 }]', "ongoing[0].of", "only 'self' does"),
    ("follower", 'arrival = [{ do = "clash", of = "self", with = { of = "foe" } }]', "arrival[0].with.of",
     "'foe' is known only under battle"),
]  # fmt: skip

V9 = [
    ("follower", 'arrival = [{ do = "summon", token = "Toad", n = 1 }]', "arrival[0].token",
     "there is no token 'Toad'; known: Grub, Rat, Squire, Wisp"),
    ("follower", "keywords = { stalwart = true }", "keywords.stalwart", "stalwart needs a number from 1"),
    ("follower", "keywords = { regrowth = 0 }", "keywords.regrowth", "regrowth needs a number from 1"),
    ("follower", "keywords = { onrush = 2 }", "keywords.onrush", "onrush has no number; write { onrush = true }"),
    ("follower", "keywords = { onrush = false }", "keywords.onrush", "onrush has no number"),
    ("decree", 'effect = [{ do = "grant", of = "friendly follower", keyword = {}, lasts = "turn" }]',
     "effect[0].keyword", "it has 0 keywords; write exactly one"),
    ("blessing", 'ongoing = [{ do = "give", of = "friendly follower", keyword = { swarm = true, lethal = true } }]',
     "ongoing[0].keyword", "it has 2 keywords; write exactly one"),
]  # fmt: skip


def lose(extra: str) -> str:
    return f'arrival = [{{ do = "lose", of = "enemy follower", n = 1, {extra} }}]'


def draw(extra: str) -> str:
    return f'arrival = [{{ do = "draw", {extra} }}]'


V10 = [
    ("follower", lose("pick = 1, up_to = 1"), "arrival[0].up_to", "either `pick` or `up_to`, not both"),
    ("follower", 'arrival = [{ do = "lose", of = "self", at = "any", n = 1 }]', "arrival[0].of", "one thing already"),
    ("follower", 'arrival = [{ do = "lose", of = "enemy altar", n = 1 }]', "arrival[0].of",
     "'lose' acts on a follower or a tower, not on an altar"),
    ("follower", 'arrival = [{ do = "forsake", of = "enemy tower" }]', "arrival[0].of", "acts on a follower"),
    ("follower", 'arrival = [{ do = "dispel", of = "self" }]', "arrival[0].of", "acts on a blessing or a miracle"),
    ("follower", 'arrival = [{ do = "refresh", of = "friendly altar" }, { do = "seize", of = "that" }]',
     "arrival[1].of", "'seize' acts on a follower, not on an altar"),
    ("follower", lose('which = ["token", "nontoken"]'), "arrival[0].which", "nothing is both token and nontoken"),
    ("follower", 'arrival = [{ do = "dispel", of = "enemy miracle", cost_most = 2 }]', "arrival[0].cost_most",
     "a cost filter is for Followers and Blessings, not for a miracle"),
    ("follower", 'arrival = [{ do = "refresh", of = "any altar", which = ["token"] }]', "arrival[0].which",
     "'token' says nothing of an altar; known for it: other, refreshed, exhausted"),
    ("follower", 'arrival = [{ do = "refresh", of = "any altar", zeal_least = 1 }]', "arrival[0]",
     "Faith and Zeal filters are for Followers"),
    ("follower", draw("n = {}"), "arrival[0].n", "write either { count ="),
    ("follower", draw('n = { zeal = "self", which = ["other"] }'), "arrival[0].n", "needs no filters and no place"),
    ("follower", draw("n = 1, when = {}"), "arrival[0].when", "write either { hand ="),
    ("follower", draw('n = 1, when = { hand = "me", least = 1 }'), "arrival[0].when", "compared by `most` alone"),
    ("follower", draw('n = 1, when = { count = "any tower" }'), "arrival[0].when", "needs either `least` or `most`"),
    ("follower", 'arrival = [{ do = "buff", of = "self", lasts = "turn" }]', "arrival[0].zeal", "it changes nothing"),
    ("follower", 'arrival = [{ do = "revive", kind = "decree" }]', "arrival[0].kind", "a decree cannot be revived"),
    ("follower", 'ongoing = [{ do = "give", of = "friendly tower", keyword = { lethal = true } }]',
     "ongoing[0].of", "a Tower can have no keyword but stalwart"),
    ("follower", 'dawn = [{ do = "grant", of = "friendly tower", keyword = { stalwart = 1 }, lasts = "turn" }]',
     "dawn[0].of", "'grant' acts on a follower, not on a tower"),
    ("follower", ON.replace('"attack"', '"attack", kind = "decree"'), "on[0].kind", "goes with 'play'"),
    ("follower", ON.replace('"attack"', '"channel", cost_most = 0'), "on[0].event", "filters are for Followers"),
    ("follower", ON.replace(STEP, REDIRECT.replace("self", "friendly follower")), "on[0].do[0].pick", "one target"),
    ("follower", 'arrival = [{ do = "raise", god = "strife", n = 1, state = "exhausted" }, '
     '{ do = "draw", n = { zeal = "that" } }]', "arrival[1].n.zeal", "'that' is an altar here, and has no Zeal"),
]  # fmt: skip

V11 = [
    ("follower", f"cost_ability = {{ pay = {{}}, do = [{STEP}] }}", "cost_ability.pay", "the cost is empty"),
    ("follower", f"bow = {{ pay = {{ faith = 0 }}, do = [{STEP}] }}", "bow.pay", "the cost is empty"),
]

V12 = [
    ("follower", f'arrival = {{ when = "attacking", do = [{STEP}] }}', "arrival.when", "known only under battle"),
    ("follower", draw('n = 1, when = "defending"'), "arrival[0].when", "'defending' is known only under battle"),
    ("decree", f'effect = {{ when = "last", do = [{STEP}] }}', "effect.when", "an effect has no condition of its own"),
]


@pytest.mark.rule("FK-SCRIPT-02")
@pytest.mark.parametrize(
    ("check", "kind", "script", "field", "words"),
    [
        (check, *case)
        for check, cases in {
            "V4": V4, "V5": V5, "V6": V6, "V7": V7, "V8": V8, "V9": V9, "V10": V10, "V11": V11, "V12": V12,
        }.items()
        for case in cases
    ],
)  # fmt: skip
def test_a_script_that_breaks_a_check_is_refused(
    tmp_path: Path, check: str, kind: str, script: str, field: str, words: str
) -> None:
    fault = only(faults_of_card(tmp_path, kind, script))
    assert (fault.check, fault.entry, fault.field) == (check, "card 'X99'", field)
    assert words in fault.words


@pytest.mark.rule("FK-SCRIPT-02")
def test_v6_no_token_looks_or_copies(tmp_path: Path) -> None:
    script = 'flavour = "Small, pale, and already hungry."\narrival = [{ do = "scry", n = 1 }]'
    old = 'flavour = "Small, pale, and already hungry."'
    fault = only(lint_content(changed(tmp_path, ("infestation.toml", old, script))))
    assert (fault.check, fault.entry, fault.field) == ("V6", "token 'Grub'", "arrival[0].do")
    assert fault.words == "a token cannot scry; give it to a card"


@pytest.mark.rule("FK-SCRIPT-02")
def test_v12_a_pick_from_the_past_filters_by_cost_only(tmp_path: Path) -> None:
    step = 'arrival = [{ do = "recall", kind = "follower", faith_most = 2 }]'
    fault = only(faults_of_card(tmp_path, "follower", step))
    assert fault.field == "arrival[0].faith_most"
    assert fault.words == "unknown field 'faith_most'; did you mean 'cost_most'? known: do, when, kind, cost_most"


@pytest.mark.rule("FK-SCRIPT-02", "FK-SCRIPT-10")
def test_checks_and_misspellings_are_told_together(tmp_path: Path) -> None:
    folder = changed(
        tmp_path,
        ("strife.toml", "body = [2, 1]", "body = [2, 0]"),
        ("occult.toml", 'kind = "follower"', 'kind = "folower"'),
    )
    assert [fault.entry for fault in lint_content(folder)] == ["card 'O01'", "card 'S01'"]


@pytest.mark.rule("FK-DECK-06")
def test_a_starter_deck_that_is_no_deck_is_refused(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, ("decks.toml", "S01 = 4\n", "S01 = 5\n"), ("decks.toml", 'gods = ["strife"]', 'gods = ["occult"]')
    )
    assert [str(fault) for fault in lint_content(folder)] == [
        "decks.toml: deck 'Ember March', field 'cards': A deck has exactly 40 cards; this one has 41, 1 too many "
        "(FK-DECK-01).",
        "decks.toml: deck 'Ember March', field 'cards': Ash-Road Raider is common: at most 4 in a deck, not 5 "
        "(FK-DECK-02).",
        "decks.toml: deck 'Ember March', field 'gods': its cards are of strife; name just those",
    ]
