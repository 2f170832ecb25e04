"""The texts are as many, as short and as different as they should be; and a broken folder says what is wrong."""

import re
import shutil
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from games.breaking_content import broken
from lanternwood.games.enter_the_forest.content import (
    CONTENT,
    FOLDER,
    HUNTERS,
    PROMPTS,
    WHO,
    HunterKind,
    Prompt,
    PromptKind,
    load,
)
from lanternwood.kernel.content import ContentError

PROMPT_COUNTS = {
    "mishap": 40,
    "bargain": 40,
    "condition": 40,
    "failure": 36,
    "complication": 40,
    "scene": 48,
    "dread": 30,
    "task": 36,
    "ritual": 12,
    "success": 30,
    "exposure": 30,
    "stake": 16,
    "act": 24,
    "word": 20,
}
HUNTER_COUNTS = {"name": 48, "occupation": 24, "background": 24, "skill": 36, "equipment": 40, "ritual": 16}

ABOUT_SOMEONE = {"mishap", "bargain", "failure", "complication", "scene", "dread", "exposure"}
"""The kinds in which a name can stand: the others are said by the character itself, or of nobody yet."""
FIRST_PERSON: tuple[PromptKind, ...] = ("task", "ritual", "exposure", "act")


# As wanted


def test_there_are_enough_of_every_kind() -> None:
    assert {kind: len(prompts) for kind, prompts in PROMPTS.items()} == PROMPT_COUNTS
    assert {kind: len(hunters) for kind, hunters in HUNTERS.items()} == HUNTER_COUNTS


def test_the_tables_by_kind_hold_all_and_only_their_own() -> None:
    assert tuple(PROMPTS) == get_args(PromptKind)
    assert tuple(HUNTERS) == get_args(HunterKind)
    assert [prompt for prompts in PROMPTS.values() for prompt in prompts] == CONTENT.prompts
    assert [hunter for hunters in HUNTERS.values() for hunter in hunters] == CONTENT.hunters
    assert all(prompt.kind == kind for kind, prompts in PROMPTS.items() for prompt in prompts)
    assert all(hunter.kind == kind for kind, hunters in HUNTERS.items() for hunter in hunters)


def test_every_entry_has_an_id_of_its_own() -> None:
    ids = [prompt.id for prompt in CONTENT.prompts] + [hunter.id for hunter in CONTENT.hunters]
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert [name for name in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []


def test_no_text_comes_twice() -> None:
    texts = [prompt.text for prompt in CONTENT.prompts] + [hunter.text for hunter in CONTENT.hunters]
    texts += [hunter.note for hunter in CONTENT.hunters if hunter.note]
    assert [text for text, count in Counter(_bare(text) for text in texts).items() if count > 1] == []


def _bare(text: str) -> str:
    """Without what would hide a twin: names, marks and capitals."""
    return " ".join(re.findall(r"[a-z]+", text.replace(WHO, "").lower()))


def test_the_texts_are_short() -> None:
    assert [prompt.text for prompt in CONTENT.prompts if len(prompt.text) > 160] == []
    assert [prompt.text for prompt in PROMPTS["condition"] if len(prompt.text) > 60] == []
    assert [hunter.note for hunter in CONTENT.hunters if len(hunter.note or "") > 90] == []


def test_a_name_stands_only_where_someone_is_spoken_of() -> None:
    assert {prompt.kind for prompt in CONTENT.prompts if WHO in prompt.text} == ABOUT_SOMEONE
    assert [prompt.text for prompt in CONTENT.prompts if re.search(r"[{}]", prompt.naming("Maud"))] == []


def test_a_name_is_put_in_as_it_is_written() -> None:
    prompt = Prompt("a-line", "scene", "{who}, is that you? {who}?")
    assert prompt.naming("Maud") == "Maud, is that you? Maud?"
    assert prompt.naming("{0}") == "{0}, is that you? {0}?"


def test_a_scene_names_its_player_and_asks() -> None:
    assert [prompt.text for prompt in PROMPTS["scene"] if WHO not in prompt.text or prompt.text[-1] != "?"] == []


def test_what_a_player_says_of_their_own_deed_is_in_the_first_person() -> None:
    own = re.compile(r"\b(I|my|me)\b", re.IGNORECASE)
    said = [prompt.text for kind in FIRST_PERSON for prompt in PROMPTS[kind]]
    assert [text for text in said if not own.search(text)] == []


def test_sentences_end_and_labels_do_not() -> None:
    sentences = [prompt.text for prompt in CONTENT.prompts if prompt.kind != "condition"]
    assert [text for text in sentences if text[-1] not in ".?"] == []
    labels = [prompt.text for prompt in PROMPTS["condition"]] + [hunter.text for hunter in CONTENT.hunters]
    assert [text for text in labels if text[-1] in ".?,;:"] == []
    assert [hunter.note for hunter in CONTENT.hunters if hunter.note and hunter.note[-1] != "."] == []


def test_all_but_names_say_what_they_are_good_for() -> None:
    assert [hunter.text for hunter in CONTENT.hunters if (hunter.note is None) != (hunter.kind == "name")] == []


# Broken


def test_an_untouched_copy_loads(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    assert load(tmp_path / "content") == CONTENT


WELL = "{who} could wake the well."
WELL_ID = "prompt 'mishap-wake-well'"


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        ("prompts.toml", WELL, "", [WELL_ID, "'text'", "length >= 1"]),
        ("prompts.toml", WELL, "   ", [WELL_ID, "'text'", "write a text"]),
        ("prompts.toml", WELL, f"{WELL} ", [WELL_ID, "'text'", "blanks at an end"]),
        ("prompts.toml", WELL, "w" * 161, [WELL_ID, "'text'", "length <= 160"]),
        ("prompts.toml", WELL, "{name} could wake the well.", [WELL_ID, "'text'", "{who}"]),
        ("prompts.toml", WELL, "{who could wake the well.", [WELL_ID, "'text'", "{who}"]),
        ("prompts.toml", WELL, "{{who}} could wake the well.", [WELL_ID, "'text'", "{who}"]),
        ("prompts.toml", "Hungry for bark", "b" * 61, ["prompt 'condition-hungry-bark'", "'text'", "61", "60"]),
        ("prompts.toml", 'kind = "mishap"', 'kind = "mischief"', ["prompt 'mishap-lantern-", "'kind'", "mischief"]),
        ("prompts.toml", 'kind = "mishap"\n', "", ["prompt 'mishap-lantern-", "`kind`", "add it"]),
        ("prompts.toml", f'text = "{WELL}"', "", [WELL_ID, "`text`", "add it"]),
        ("prompts.toml", f'text = "{WELL}"', f'txet = "{WELL}"', [WELL_ID, "`txet`", "text"]),
        ("prompts.toml", 'id = "mishap-wake-well"', 'id = "Wake the well"', ["prompt 'Wake the well'", "'id'"]),
        ("prompts.toml", 'id = "mishap-wake-well"', 'id = "word-same-work-home"', ["'word-same-work-home'", "twice"]),
        ("prompts.toml", "[[prompt]]", "[[pormpt]]", ["'pormpt'", "[[prompt]]"]),
        ("prompts.toml", "[[prompt]]", "[prompt", ["not valid TOML"]),
        ("hunters.toml", '"Ansel Pike"', '""', ["hunter 'ansel-pike'", "'text'", "length >= 1"]),
        ("hunters.toml", '"Ansel Pike"', f'"{"A" * 61}"', ["hunter 'ansel-pike'", "'text'", "length <= 60"]),
        ("hunters.toml", '"Ansel Pike"', '"{who}"', ["hunter 'ansel-pike'", "'text'", "braces"]),
        ("hunters.toml", '"Away, mostly."', '" "', ["hunter 'running'", "'note'", "write a text"]),
        ("hunters.toml", '"Away, mostly."', '"Away, {who}."', ["hunter 'running'", "'note'", "braces"]),
        ("hunters.toml", '"Away, mostly."', f'"{"a" * 91}"', ["hunter 'running'", "'note'", "length <= 90"]),
        ("hunters.toml", 'kind = "name"', 'kind = "surname"', ["hunter 'ansel-pike'", "'kind'", "surname"]),
    ],
)
def test_a_mistake_is_told_with_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, named: list[str]
) -> None:
    told = broken(load, FOLDER, tmp_path, file, old, new)
    assert told.startswith(f"{file}: ")
    for name in named:
        assert name in told


@pytest.mark.parametrize(("file", "kind"), [("prompts.toml", "stake"), ("hunters.toml", "ritual")])
@pytest.mark.parametrize("left", [0, 7])
def test_a_kind_that_is_missing_or_thin_is_named(tmp_path: Path, file: str, kind: str, left: int) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    _keep_first(tmp_path / "content" / file, kind, left)
    with pytest.raises(ContentError) as refusal:
        load(tmp_path / "content")
    assert str(refusal.value) == f"{file}: field 'kind': '{kind}' has {left} entries; write at least 8"


def test_eight_of_a_kind_are_enough(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    _keep_first(tmp_path / "content" / "prompts.toml", "stake", 8)
    assert len(load(tmp_path / "content").prompts) == len(CONTENT.prompts) - 8


def _keep_first(file: Path, kind: str, count: int) -> None:
    head, *entries = re.split(r"(?m)^(?=\[\[)", file.read_text(encoding="utf-8"))
    of_kind = [entry for entry in entries if f'kind = "{kind}"\n' in entry]
    file.write_text(head + "".join(entry for entry in entries if entry not in of_kind[count:]), encoding="utf-8")


@pytest.mark.parametrize("file", ["prompts.toml", "hunters.toml"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "content")
    (tmp_path / "content" / file).unlink()
    with pytest.raises(ContentError, match=rf"^{re.escape(file)}: the file is missing$"):
        load(tmp_path / "content")
