"""A broken content folder says what is wrong with it: file, card, field and remedy."""

import re
import shutil
from pathlib import Path

import pytest

from games.breaking_content import broken
from lanternwood.games.forsaken_forest.content import CONTENT, FOLDER, load
from lanternwood.games.forsaken_forest.sayings import read_sayings
from lanternwood.kernel.content import ContentError


def test_an_untouched_copy_loads(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    assert load(tmp_path / "content") == CONTENT


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("travelers.toml", "copies = 40", 'copies = "many"', ["card 'wander'", "'copies'"]),
        ("travelers.toml", "copies = 40", "copies = 0", ["card 'wander'", "'copies'", ">= 1"]),
        ("travelers.toml", "copies = 40\n", "", ["card 'wander'", "`copies`", "add it"]),
        ("travelers.toml", "speed", "sped", ["card 'wander'", "`sped`", "known fields", "speed"]),
        ("travelers.toml", 'speed = "slow"', 'speed = "swift"', ["card 'wander'", "'speed'", "swift"]),
        ("travelers.toml", 'subtype = "navigation"', 'subtype = "walking"', ["card 'wander'", "'subtype'"]),
        ("travelers.toml", '{ do = "forge" }', '{ do = "forgo" }', ["card 'wander'", "effects[0].do", "forgo"]),
        ("travelers.toml", '{ do = "forge" }', '{ do = "forge", path = 1 }', ["'wander'", "`path`", "spelling"]),
        ("travelers.toml", '{ do = "forge" }', "", ["card 'wander'", "'effects'", ">= 1"]),
        ("travelers.toml", '"forge" }', '"nightfall" }', ["'wander'", "'effects'", "belongs to the Forest"]),
        ("travelers.toml", 'id = "press-on"', 'id = "wander"', ["card 'wander'", "used twice", "its own"]),
        ("travelers.toml", 'id = "wander"', 'id = "stroll"', ["no card 'wander'", "write it again"]),
        ("travelers.toml", "[[card]]", "[[cards]]", ["'cards'", "[[card]]"]),
        ("forest.toml", '{ do = "maul" }', '{ do = "strike" }', ["'wolves-at-the-flank'", "'effects'", "it can: "]),
        ("forest.toml", 'id = "hunger"', 'id = "thirst"', ["no card 'hunger'", "write it again"]),
        ("forest.toml", 'on = "group"', 'on = "all"', ["card 'tanglefoot'", "effects[0].on"]),
        ("artifacts.toml", 'id = "glass-eye"', 'id = "wander"', ["card 'wander'", "travelers.toml", "choose another"]),
        ("artifacts.toml", "uses = 2", "uses = 9", ["card 'ember-compass'", "'uses'", "<= 3"]),
        ("artifacts.toml", '{ do = "renew" }', '{ do = "draw" }', ["'spring-of-renewal'", "'effects'", "it can: "]),
        ("roles.toml", 'id = "oracle"', 'id = "seer"', ["role 'seer'", "'id'"]),
        ("roles.toml", "weight = 1.5", "weight = 9", ["role 'oracle'", "'weight'", "<= 3"]),
        ("destinations.toml", 'id = "village"', 'id = "town"', ["destination 'town'", "'id'"]),
        ("night_actions.toml", 'placed_by = "priest"', 'placed_by = "nun"', ["'shelter-from-evil'", "'placed_by'"]),
        ("night_actions.toml", "[[action]]", "[action", ["not valid TOML"]),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_file_card_field_and_remedy(
    tmp_path: Path, file: str, old: str, new: str, named: list[str]
) -> None:
    told = broken(load, FOLDER, tmp_path, file, old, new)
    assert told.startswith(f"{file}: ")
    for name in named:
        assert name in told


@pytest.mark.parametrize(
    ("file", "old", "new", "total"),
    [
        ("travelers.toml", "copies = 40", "copies = 41", "185 cards; the 'copies' must add up to 184"),
        ("forest.toml", "copies = 13", "copies = 12", "31 cards; the 'copies' must add up to 32"),
        ("artifacts.toml", "uses = 2", "copies = 2", "9 cards; the 'copies' must add up to 8"),
        ("roles.toml", "copies = 11", "copies = 10", "24 cards; the 'copies' must add up to 25"),
        ("destinations.toml", "copies = 6", "copies = 7", "9 cards; the 'copies' must add up to 8"),
    ],
)
def test_wrong_totals_are_told_with_what_they_must_be(
    tmp_path: Path, file: str, old: str, new: str, total: str
) -> None:
    assert broken(load, FOLDER, tmp_path, file, old, new) == f"{file}: there are {total}"


def test_roles_destinations_and_night_actions_are_all_there_and_in_order(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    text = (folder / "destinations.toml").read_text(encoding="utf-8")
    head, village, *others = text.split("[[destination]]")
    (folder / "destinations.toml").write_text("[[destination]]".join([head, *others, village]), encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        load(folder)
    assert str(refusal.value) == "destinations.toml: the entries must be, in this order: village, void, dead-end"


@pytest.mark.parametrize("file", sorted(path.name for path in FOLDER.glob("*.toml")))
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    (tmp_path / "content" / file).unlink()
    with pytest.raises(ContentError, match=f"{re.escape(file)}: the file is missing"):
        load(tmp_path / "content")


@pytest.mark.rule("FF-TALK-10")
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('id = "Defend"', 'id = "Defent"', ["saying 'Defent'", "no such statement", "Defend"]),
        ('[[saying]]\nid = "Defend"\ntext = "I vouch for {target}."\n', "", ["no saying 'Defend'", "needs one"]),
        ("I vouch for {target}", "I vouch for {role}", ["saying 'Defend'", "'{role}'", "there are target"]),
        ("I am {role}", "I am {target}", ["saying 'ClaimRole'", "'{target}'", "there are role"]),
        ('text = "I vouch for {target}."', 'by = "target"', ["saying 'Defend'", "'text'", "'by' and 'texts'"]),
        ('by = "what"', 'by = "which"', ["saying 'Promise'", "'by'", "'which'", "what, target"]),
        ("vote = ", "veto = ", ["saying 'AskAbout'", "'texts'", "role, peeks, hand, reason, vote"]),
        ("3 = ", "4 = ", ["saying 'Trust'", "'texts'", "1, 2, 3"]),
        ('yes = "I will', 'aye = "I will', ["saying 'VoteIntent'", "'texts'", "yes, no"]),
        ('unknown = "I take that', 'nothing = "I take that', ["saying 'Retract'", "'texts'", "known, unknown"]),
        ('text = "I vouch for {target}."', "text = 3", ["saying 'Defend'", "'text'"]),
    ],
)
def test_a_sentence_that_cannot_be_said_is_told_with_its_kind_and_field(
    tmp_path: Path, old: str, new: str, named: list[str]
) -> None:
    told = broken(lambda folder: read_sayings(load(folder)), FOLDER, tmp_path, "sayings.toml", old, new)
    assert told.startswith("sayings.toml: ")
    for name in named:
        assert name in told
