"""FW-LINT: a package that breaks a rule of sound content is refused, with the rule and the place."""

from pathlib import Path

import pytest

from games.forgotten_waters.content_folder import HEAD, PAGES, entry, faults_after
from lanternwood.games.forgotten_waters.packages import FOLDER
from lanternwood.kernel.faults import Fault

Change = tuple[str, str, str]


def faults_by(rule: str, tmp_path: Path, *changes: Change) -> list[Fault]:
    return [fault for fault in faults_after(tmp_path, *changes) if fault.check == rule]


def the_fault(rule: str, tmp_path: Path, *changes: Change) -> Fault:
    found = faults_by(rule, tmp_path, *changes)
    assert found, f"nothing breaks {rule}"
    return found[0]


@pytest.mark.rule("FW-LINT-01")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (entry(221, '["entry", 224]', '["entry", 999]'), "there is no entry 999"),
        (entry(157, '["turn_page", 10]', '["turn_page", 99]'), "there is no page 99"),
        (entry(121, '["story", 17]', '["story", 96]'), "there is no story card 96"),
        (entry(124, '["objective", 2]', '["objective", 9]'), "no objective 9"),
        (entry(124, '["mission_tick", 1]', '["mission_tick", 4]'), "the mission has 3 boxes, not 4"),
        (entry(142, '["E", -1]', '["A", -1]'), "page 9 has no dial A"),
        (entry(107, '"holds_story", 3', '"holds_story", 95'), "there is no story card 95"),
        (entry(154, '["visits", 154', '["visits", 998'), "there is no entry 998"),
        (entry(186, '["page", 12, 15]', '["page", 12, 98]'), "there is no page 98"),
        (entry(141, '["sheet", "actuary"]', '["sheet", "acrobat"]'), "no sheet 'acrobat'; known: actuary mermaid"),
        (entry(145, 'voice = "mother"', 'voice = "father"'), "'father' is not in the cast"),
        (entry(145, 'id = "b"', 'id = "a"'), "'a' is used twice"),
        ((PAGES, '["dial", "A", -1]', '["dial", "E", -1]'), "this page has no dial E"),
        ((PAGES, "end_entry = 111", "end_entry = 999"), "there is no entry 999"),
        ((HEAD, "quiet_entry = 137", "quiet_entry = 999"), "there is no entry 999"),
        ((HEAD, "objective = 1", "objective = 7"), "there is no objective 7"),
        ((HEAD, 'id = "bank-beneath-the-tide"', 'id = "bank"'), "its folder is 'bank-beneath-the-tide'"),
    ],
)
def test_what_is_named_exists(tmp_path: Path, change: Change, words: str) -> None:
    assert any(words in fault.words for fault in faults_by("FW-LINT-01", tmp_path, change))


@pytest.mark.rule("FW-LINT-02", "FW-CHECK-05")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (entry(145, "[[1, ", "[[2, "), "the first row begins at 1"),
        (entry(145, "[9, ", "[1, "), "the rows begin at [1, 1]"),
        (entry(121, '"credit"', '"cap"'), "each needs its own label"),
        (
            entry(162, '["supplies", -1]', '["vote", [{ label = "x", when = ["log", "HOT"] }]]'),
            "no option is sure to be there",
        ),
    ],
)
def test_rows_cover_all_totals_and_options_have_labels(tmp_path: Path, change: Change, words: str) -> None:
    assert words in the_fault("FW-LINT-02", tmp_path, change).words


@pytest.mark.rule("FW-LINT-03")
def test_actions_are_numbered_without_gap(tmp_path: Path) -> None:
    assert "they are numbered [2, 2, 3" in the_fault("FW-LINT-03", tmp_path, (PAGES, "n = 1\n", "n = 2\n")).words


@pytest.mark.rule("FW-LINT-04", "FW-PLAN-13")
def test_there_is_always_something_to_choose(tmp_path: Path) -> None:
    text = (FOLDER / PAGES).read_text(encoding="utf-8").split("\n\n\n")[0]
    none_unlimited = the_fault("FW-LINT-04", tmp_path, (PAGES, text, text.replace('"unlimited"', '"limited"')))
    assert none_unlimited.words == "a page has at least one unlimited action"
    all_required = text.replace('"limited"', '"required"')
    assert "not 5" in the_fault("FW-LINT-04", tmp_path / "b", (PAGES, text, all_required)).words


@pytest.mark.rule("FW-LINT-05", "FW-ROUND-08")
def test_a_round_leads_on(tmp_path: Path) -> None:
    fault = the_fault("FW-LINT-05", tmp_path, entry(162, ', ["new_round"]', ""))
    assert (fault.entry, "page 10" in fault.words) == ("entry 159", True)


@pytest.mark.rule("FW-LINT-05")
def test_entries_never_lead_round_in_a_circle(tmp_path: Path) -> None:
    fault = the_fault("FW-LINT-05", tmp_path, entry(223, '["new_round"]', '["entry", 220]'))
    assert fault.words == "220 reads 222 reads 223 reads 220, without end"


@pytest.mark.rule("FW-LINT-06", "FW-ROUND-09")
@pytest.mark.parametrize("cut", ['["turn_page", 2]', '["new_round"]', '["goal"]', '["lose", "threat"]'])
def test_nothing_follows_what_ends_everything(tmp_path: Path, cut: str) -> None:
    fault = the_fault("FW-LINT-06", tmp_path, entry(162, '["supplies", -1]', cut))
    assert (fault.entry, fault.field) == ("entry 162", "fx[0]")


@pytest.mark.rule("FW-LINT-07", "FW-THREAT-05", "FW-THREAT-06")
def test_threat_events_say_what_becomes_of_the_threat(tmp_path: Path) -> None:
    assert the_fault("FW-LINT-07", tmp_path, entry(181, '["threat_set", 0], ', "")).entry == "entry 181"
    keeps = entry(
        181, '["threat_set", 0], ["discontent", 1], ["log_add", "NOTICE"]]', '["log_add", "NOTICE"]]\nkeep = true'
    )
    assert not faults_by("FW-LINT-07", tmp_path / "b", keeps)
    assert the_fault("FW-LINT-07", tmp_path / "c", entry(185, '"threat"', '"mutiny"')).entry == "entry 185"


@pytest.mark.rule("FW-LINT-08", "FW-R25")
def test_events_are_resolved_twice_before_the_goal(tmp_path: Path) -> None:
    once = entry(241, '  ["for", ["each"], [["resolve_events"]]],\n', "")
    assert the_fault("FW-LINT-08", tmp_path, once).entry == "entry 245"


@pytest.mark.rule("FW-LINT-08")
def test_a_goal_can_be_reached(tmp_path: Path) -> None:
    fault = the_fault("FW-LINT-08", tmp_path, entry(119, '["entry", 200]', '["entry", 131]'))
    assert fault.words == "no goal can be reached from here"


@pytest.mark.rule("FW-LINT-09", "FW-SETUP-22", "FW-SETUP-06")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("hull = 8", "hull = 0", "a hull of 1 at least"),
        ("hull = 8", "hull = 11", "it is at most 10"),
        ("discontent = 2", "discontent = 8", "8 is a mutiny with a crew of 8"),
        ("players = [3, 4]", "players = [3, 5]", "2 of them are for 5 players"),
        ('space = "D2"', 'space = "F3"', "2 tokens lie on F3"),
        ('{ space = "C3" }', '{ space = "C3", site = "K" }', "a site has an entry"),
        (
            '{ space = "C3" }',
            ", ".join(f'{{ space = "{space}" }}' for space in ("I4", "I6", "H4", "H5")),
            "the ship cannot come from A4 to I5",
        ),
        ("[{ level = 1 }, ", "[{ level = 1 }, { level = 1 }, { level = 1 }, { level = 1 }, ", "a ship holds 4 cannons"),
    ],
)
def test_a_voyage_can_set_out(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in the_fault("FW-LINT-09", tmp_path, (HEAD, old, new)).words


@pytest.mark.rule("FW-LINT-10", "FW-SHEET-02", "FW-SHEET-03", "FW-SHEET-04")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('brawn = "..xxx"', 'brawn = "...xx"', "a sheet has 5 x boxes, not 4"),
        ('aim = "..*.."', 'aim = "....."', "a sheet has 9 star boxes, not 8"),
        ("[0, 1], ", "[0, 1], [0, 14], [0, 16], ", "4 events take"),
        ("[0, 1], [0, 8], ", "", "they join the start 0"),
        ("events = [3, 5, 7", "events = [3, 3, 7", "five different stars"),
        ("events = [3, 5, 7", "events = [1, 2, 7", "4 events take"),
        ("[0, 1], [0, 8], ", "[0, 0], ", "can never be filled"),
    ],
)
def test_sheets_are_worth_the_same(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert words in the_fault("FW-LINT-10", tmp_path, ("core/sheets.toml", old, new)).words


@pytest.mark.rule("FW-LINT-12")
def test_nothing_is_out_of_reach(tmp_path: Path) -> None:
    unread = '\n[[entry]]\nid = 250\nfx = [["new_round"]]\n'
    more = entry(242, "[[entry]]", f"[[entry]]{unread[10:]}\n[[entry]]")
    assert the_fault("FW-LINT-12", tmp_path, more).entry == "entry 250"
    spare = (more[0], more[1], more[2].replace("id = 250", "id = 250\nspare = true"))
    assert not faults_by("FW-LINT-12", tmp_path / "b", spare)
    no_card = the_fault("FW-LINT-12", tmp_path / "c", entry(121, '["story", 17]', '["story", 18]'))
    assert (no_card.entry, no_card.words) == ("story card 17", "no effect gives this card")


@pytest.mark.rule("FW-LINT-13", "FW-PAGE-05", "FW-PLAN-16", "FW-PLAN-17")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            '[["white", "swagger"], ["black", "crew"]]',
            '[["black", "crew"], ["white", "swagger"]]',
            "the white ones first",
        ),
        ('[["white", "swagger"], ["black", "crew"]]', '[["black", "crew"]]', "it gives swagger and does not show it"),
        (
            '[["white", "swagger"], ["black", "crew"]]',
            '[["black", "swagger"]]',
            "gained and checked here; show it white",
        ),
        ('[["white", "swagger"], ["black", "crew"]]', '[["white", "swagger"], ["black", "hull"]]', "is about hull"),
        ('[["white", "swagger"], ["black", "crew"]]', '[["white", "swagger"], ["black", "aim"]]', "black aim promises"),
        ('[["white", "swagger"], ["black", "crew"]]', '[["white", "aim"], ["white", "swagger"]]', "white aim promises"),
        ('["black", "infamy"], ["black", "A"]]', '["black", "infamy"]]', "it moves dial A and does not show it"),
        ('guide = [["black", "supplies"]]', 'guide = [["black", "A"]]', "nothing here moves dial A"),
    ],
)
def test_symbols_tell_the_truth(tmp_path: Path, old: str, new: str, words: str) -> None:
    assert any(words in fault.words for fault in faults_by("FW-LINT-13", tmp_path, (PAGES, old, new)))


@pytest.mark.rule("FW-LINT-14", "FW-ROUND-10")
def test_every_voyage_ends(tmp_path: Path) -> None:
    for number, last in enumerate(("", "last_round = { n = 29, entry = 190 }", "last_round = { n = 61, entry = 190 }")):
        change = (HEAD, "last_round = { n = 48, entry = 190 }", last)
        assert the_fault("FW-LINT-14", tmp_path / str(number), change).field == "last_round"
    other = (HEAD, "entry = 190 }", "entry = 131 }")
    assert the_fault("FW-LINT-14", tmp_path / "other", other).entry == "entry 131"


@pytest.mark.rule("FW-LINT-15", "FW-R68")
@pytest.mark.parametrize(
    "effect", ['["skill", "aim", 1]', '["pay", { supplies = 1 }, []]', '["infamy", 1]', '["story", 1]']
)
def test_where_nobody_acts_effects_say_whose_they_are(tmp_path: Path, effect: str) -> None:
    fault = the_fault("FW-LINT-15", tmp_path, entry(147, '["supplies", -1]', effect))
    assert (fault.entry, "nobody acts here" in fault.words) == ("entry 147", True)
    said = entry(147, '["supplies", -1]', f'["for", ["top"], [{effect}]]')
    assert not faults_by("FW-LINT-15", tmp_path / "b", said)


@pytest.mark.rule("FW-LINT-16")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (entry(162, '["supplies", -1]', '["log_add", "SWALLOWED"]'), "nothing ever asks for SWALLOWED"),
        (entry(112, '["discontent", 1]', '["if", ["log", "HOTT"], []]'), "nothing ever writes HOTT"),
        (entry(112, '["discontent", 1]', '["log_remove", "HUT"]'), "nothing ever writes HUT"),
    ],
)
def test_keywords_are_written_and_asked_for(tmp_path: Path, change: Change, words: str) -> None:
    assert words in the_fault("FW-LINT-16", tmp_path, change).words


@pytest.mark.rule("FW-LINT-18")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('icons = [["exploration", 1]]', 'icons = [["exploration", 2]]', "13 cards have one +2 icon; the plan has 12"),
        (
            'icons = [["exploration", 1]]',
            'icons = [["aim", 1]]',
            "4 cards of exploration have one +1 icon; the plan has 5",
        ),
        ('fx = [["hull", 2]]', 'fx = [["star", 1]]', "no treasure gives a star"),
        ('icons = [["exploration", 1]]\n', "", "1 cards have nothing; the plan has 0"),
    ],
)
def test_the_treasure_deck_keeps_its_plan(tmp_path: Path, old: str, new: str, words: str) -> None:
    found = faults_by("FW-LINT-18", tmp_path, ("core/treasure.toml", old, new))
    assert any(words in fault.words for fault in found)


def test_a_fault_of_core_is_told_once(tmp_path: Path) -> None:
    """Though core sails with every scenario."""
    found = faults_after(tmp_path, ("core/sea_pack.toml", '["entry", 189]', '["entry", 999]'))
    assert len([fault for fault in found if fault.words == "there is no entry 999"]) == 1
