"""What a RULES.md holds, part by part."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from lanternwood.kernel.model import Model


class Passage(Model):
    """A paragraph or an item of a list. It is a rule if it has a number."""

    id: str | None
    """The rule's number."""
    html: str
    """Without the number. References to rules are links; nothing but what Markdown says is markup."""
    text: str
    """The same without any markup."""


class Row(Model):
    """A row of a table. It is a ruling if it has a number."""

    id: str | None
    """The ruling's number, which is its first cell."""
    cells: tuple[str, ...]
    """Each as HTML, the number among them."""
    text: str
    """All cells without markup, and without the number."""


class TextBlock(Model, tag_field="kind", tag="text"):
    passages: tuple[Passage, ...]


class ListBlock(Model, tag_field="kind", tag="list"):
    passages: tuple[Passage, ...]
    first: int | None
    """What the items are counted from; None if they are not."""


class TableBlock(Model, tag_field="kind", tag="table"):
    head: tuple[Passage, ...]
    rows: tuple[Row, ...]


class CodeBlock(Model, tag_field="kind", tag="code"):
    text: str


Block: TypeAlias = TextBlock | ListBlock | TableBlock | CodeBlock


class Section(Model):
    """What stands under one heading."""

    id: str
    """Its anchor."""
    level: Literal[2, 3, 4]
    title: str
    area: str | None
    """How its rules are numbered, where the heading says it."""
    blocks: tuple[Block, ...]

    def numbered(self) -> Iterator[tuple[str, str]]:
        """The number and text of each of its rules and rulings, in order."""
        for block in self.blocks:
            for part in parts_of(block):
                if part.id:
                    yield part.id, part.text


class Rulebook(Model):
    """The rules of a game."""

    title: str
    lead: tuple[Passage, ...]
    """What is said before the first heading."""
    sections: tuple[Section, ...]

    def rules(self) -> list[str]:
        """Their numbers in order: ids at the head of an item of a list."""
        return self._ids(ListBlock)

    def rulings(self) -> list[str]:
        """Their numbers in order: ids in the first cell of a row."""
        return self._ids(TableBlock)

    def _ids(self, kind: type[ListBlock] | type[TableBlock]) -> list[str]:
        blocks = [block for section in self.sections for block in section.blocks if isinstance(block, kind)]
        return [part.id for block in blocks for part in parts_of(block) if part.id]


def parts_of(block: Block) -> tuple[Passage, ...] | tuple[Row, ...]:
    match block:
        case TableBlock():
            return block.rows
        case CodeBlock():
            return ()
        case _:
            return block.passages
