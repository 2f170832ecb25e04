"""The texts, read once from content/*.toml: what bots say at the table, and suggestions for making a character.

No rule looks into them. A prompt's text is what gets said; its id is only for whoever edits the files.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from lanternwood.kernel.content import ContentError, content_hash, read_entries
from lanternwood.kernel.model import Model

FOLDER = Path(__file__).parent / "content"

WHO = "{who}"
"""Stands in a prompt for the name of the character concerned: the roller, the player whom the GM turns to, the witness;
in an exposure, the one who is helped."""

PromptKind: TypeAlias = Literal[
    "mishap",
    "bargain",
    "condition",
    "failure",
    "complication",
    "scene",
    "dread",
    "task",
    "ritual",
    "success",
    "exposure",
    "stake",
    "act",
    "word",
]
HunterKind: TypeAlias = Literal["name", "occupation", "background", "skill", "equipment", "ritual"]

LONGEST_CONDITION = 60
"""A Condition stands on the character strip, where there is little room."""
FEWEST = 8
"""Of each kind, so that an evening does not hear the same line again and again."""

EntryId = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]


class Prompt(Model):
    """A line that a bot says, and that a person may borrow."""

    id: EntryId
    kind: PromptKind
    text: Annotated[str, Meta(min_length=1, max_length=160)]

    def naming(self, who: str) -> str:
        """The text with a name in it. A name may hold anything, so nothing in it is read as a placeholder."""
        return self.text.replace(WHO, who)


class Hunter(Model):
    """A suggestion for one field of the character sheet."""

    id: EntryId
    kind: HunterKind
    text: Annotated[str, Meta(min_length=1, max_length=60)]
    note: Annotated[str, Meta(min_length=1, max_length=90)] | None = None
    """What it is good for."""


class Content(Model):
    """All texts of one set of content files."""

    prompts: list[Prompt]
    hunters: list[Hunter]


def load(folder: Path = FOLDER) -> Content:
    """Read and check a content folder; a mistake is told with file, entry, field and remedy."""
    content = Content(
        read_entries(folder / "prompts.toml", "prompt", Prompt),
        read_entries(folder / "hunters.toml", "hunter", Hunter),
    )
    for prompt in content.prompts:
        _check_prompt(prompt)
    for hunter in content.hunters:
        _check_hunter(hunter)
    _check_kinds("prompts.toml", get_args(PromptKind), content.prompts)
    _check_kinds("hunters.toml", get_args(HunterKind), content.hunters)
    return content


def _check_prompt(prompt: Prompt) -> None:
    where = f"prompts.toml: prompt '{prompt.id}': field 'text'"
    _check_text(where, prompt.text)
    if re.search(r"[{}]", prompt.text.replace(WHO, "")):
        raise ContentError(f"{where}: the only thing in braces is {WHO}; take the other braces out")
    if prompt.kind == "condition" and len(prompt.text) > LONGEST_CONDITION:
        raise ContentError(
            f"{where}: {len(prompt.text)} characters; a condition has at most {LONGEST_CONDITION}, so shorten it"
        )


def _check_hunter(hunter: Hunter) -> None:
    for field, text in (("text", hunter.text), ("note", hunter.note)):
        if text is not None:
            where = f"hunters.toml: hunter '{hunter.id}': field '{field}'"
            _check_text(where, text)
            if re.search(r"[{}]", text):
                raise ContentError(f"{where}: nobody is named here; take the braces out")


def _check_text(where: str, text: str) -> None:
    if not text.strip():
        raise ContentError(f"{where}: nothing but blanks; write a text")
    if text != " ".join(text.split()):
        raise ContentError(f"{where}: blanks at an end, a double blank or a line break; take them out")


def _check_kinds(file: str, kinds: tuple[str, ...], entries: Iterable[Prompt] | Iterable[Hunter]) -> None:
    found: list[str] = [entry.kind for entry in entries]
    for kind in kinds:
        if (count := found.count(kind)) < FEWEST:
            raise ContentError(f"{file}: field 'kind': '{kind}' has {count} entries; write at least {FEWEST}")


CONTENT = load()
CONTENT_HASH = content_hash(FOLDER)

PROMPTS: dict[PromptKind, tuple[Prompt, ...]] = {
    kind: tuple(prompt for prompt in CONTENT.prompts if prompt.kind == kind) for kind in get_args(PromptKind)
}
HUNTERS: dict[HunterKind, tuple[Hunter, ...]] = {
    kind: tuple(hunter for hunter in CONTENT.hunters if hunter.kind == kind) for kind in get_args(HunterKind)
}
