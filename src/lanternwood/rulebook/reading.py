"""Reads Markdown into a rulebook: headings, paragraphs, lists whose items may start with a rule's number in bold, and
tables whose first cell may be the number of a ruling."""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from lanternwood.rulebook.book import (
    Block,
    CodeBlock,
    ListBlock,
    Passage,
    Row,
    Rulebook,
    Section,
    TableBlock,
    TextBlock,
)
from lanternwood.rulebook.references import References, is_rule, is_ruling, words

ENDINGS = re.compile(r"( —|:) (the rules|rules specification)$")
"""What the titles of our files say beyond the name of the game."""


class Markdown(MarkdownIt):
    """Without HTML and pictures, and with links only to where anyone can go: pages show what comes of it as it is."""

    def __init__(self) -> None:
        super().__init__("commonmark", {"html": False})
        # What looks like the definition of a link ("[R12]: so be it") is text.
        self.enable("table").disable(["image", "reference"])

    def validateLink(self, url: str) -> bool:  # noqa: N802 -- the library's name
        return url.startswith(("#", "https://", "http://"))


MARKDOWN = Markdown()
RENDERER = RendererHTML()


def read_rules(markdown: str) -> Rulebook:
    tree = SyntaxTreeNode(MARKDOWN.parse(markdown))
    return Reader(tree).book(tree)


class Reader:
    def __init__(self, tree: SyntaxTreeNode) -> None:
        """What there is must be known before the first reference to it can be linked."""
        nodes = list(tree.walk())
        rules = [rule for node in nodes if node.type == "list_item" and (rule := rule_of(node))]
        firsts = [plain(inline_of(node.children[0])) for node in nodes if node.type == "tr"]
        self.rulings = {first for first in {*firsts} - {*rules} if is_ruling(first, rules)}
        self.references = References(rules, [first for first in firsts if first in self.rulings])

    def book(self, tree: SyntaxTreeNode) -> Rulebook:
        title = ""
        lead: list[Passage] = []
        sections: list[Section] = []
        for heading, nodes in chapters(tree):
            blocks = merged(block for node in nodes for block in self.blocks(node))
            taken = [section.id for section in sections]
            if heading and (heading.tag != "h1" or title):
                sections.append(section_of(heading, blocks, taken))
                continue
            if heading:
                title = ENDINGS.sub("", plain(inline_of(heading)))
            if blocks and isinstance(first := blocks[0], TextBlock):
                lead += first.passages
                del blocks[0]
            # Lists and tables before the first heading are no lead but a chapter, by the name of the book.
            if blocks:
                sections.append(Section(slug(title, taken), 2, title, None, tuple(blocks)))
        return Rulebook(title, tuple(lead), tuple(sections))

    def blocks(self, node: SyntaxTreeNode) -> Iterator[Block]:
        match node.type:
            case "paragraph" | "heading":
                yield TextBlock((self.passage(inline_of(node)),))
            case "bullet_list":
                yield from self.items(node, None)
            case "ordered_list":
                yield from self.items(node, int(node.attrs.get("start", 1)))
            case "table":
                yield self.table(node)
            case "fence" | "code_block":
                yield CodeBlock(node.content.rstrip("\n"))
            case _:
                for child in node.children:
                    yield from self.blocks(child)

    def items(self, node: SyntaxTreeNode, first: int | None) -> Iterator[Block]:
        """What else an item holds, such as a list of its own, follows it; then the list goes on."""
        passages: list[Passage] = []
        for item in node.children:
            passages.append(self.item([child for child in item.children if child.type == "paragraph"]))
            if inner := [child for child in item.children if child.type != "paragraph"]:
                yield ListBlock(tuple(passages), first)
                for child in inner:
                    yield from self.blocks(child)
                first = None if first is None else first + len(passages)
                passages = []
        if passages:
            yield ListBlock(tuple(passages), first)

    def item(self, paragraphs: Sequence[SyntaxTreeNode]) -> Passage:
        if not paragraphs:
            return Passage(None, "", "")
        number, head = without_rule(inline_of(paragraphs[0]))
        parts = [self.passage(head), *(self.passage(inline_of(more)) for more in paragraphs[1:])]
        return Passage(number, "<br>".join(part.html for part in parts), " ".join(part.text for part in parts))

    def table(self, node: SyntaxTreeNode) -> TableBlock:
        head, *rows = [row for part in node.children for row in part.children]
        return TableBlock(tuple(self.passage(inline_of(cell)) for cell in head.children), tuple(map(self.row, rows)))

    def row(self, node: SyntaxTreeNode) -> Row:
        first, *rest = [self.passage(inline_of(cell)) for cell in node.children]
        html = [cell.html for cell in rest]
        if first.text in self.rulings:
            return Row(first.text, (first.text, *html), joined(rest))
        return Row(None, (first.html, *html), joined([first, *rest]))

    def passage(self, tokens: Sequence[Token]) -> Passage:
        linked = list(self.references.linked(tokens))
        return Passage(None, RENDERER.renderInline(linked, MARKDOWN.options, {}), plain(tokens))


def chapters(tree: SyntaxTreeNode) -> Iterator[tuple[SyntaxTreeNode | None, list[SyntaxTreeNode]]]:
    """Each heading and what stands under it; first of all, what stands before any."""
    heading: SyntaxTreeNode | None = None
    nodes: list[SyntaxTreeNode] = []
    for node in tree.children:
        if node.type == "heading":
            yield heading, nodes
            heading, nodes = node, []
        else:
            nodes.append(node)
    yield heading, nodes


def section_of(heading: SyntaxTreeNode, blocks: Sequence[Block], taken: Sequence[str]) -> Section:
    whole = plain(inline_of(heading))
    title, _, area = whole.partition(" — ")
    return Section(slug(whole, taken), LEVELS.get(heading.tag, 4), title, area or None, tuple(blocks))


LEVELS: dict[str, Literal[2, 3, 4]] = {"h1": 2, "h2": 2, "h3": 3}


def slug(title: str, taken: Sequence[str]) -> str:
    name = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "section"
    names = itertools.chain([name], (f"{name}-{count}" for count in itertools.count(2)))
    return next(free for free in names if free not in taken)


def merged(blocks: Iterable[Block]) -> list[Block]:
    """Paragraphs that follow each other are one block."""
    whole: list[Block] = []
    for block in blocks:
        if isinstance(block, TextBlock) and whole and isinstance(last := whole[-1], TextBlock):
            whole[-1] = TextBlock((*last.passages, *block.passages))
        else:
            whole.append(block)
    return whole


def rule_of(item: SyntaxTreeNode) -> str | None:
    first = item.children[0] if item.children else None
    return without_rule(inline_of(first))[0] if first and first.type == "paragraph" else None


def without_rule(tokens: Sequence[Token]) -> tuple[str | None, Sequence[Token]]:
    """The number in bold at the head of an item, if it has one, and the words after it."""
    bold, number, end, *rest = [*(token for token in tokens if token.type != "text" or token.content), *[words("")] * 3]
    if (bold.type, end.type) != ("strong_open", "strong_close") or not is_rule(number.content):
        return None, tokens
    return number.content, [words(rest[0].content.lstrip()) if rest[0].type == "text" else rest[0], *rest[1:]]


def inline_of(node: SyntaxTreeNode) -> Sequence[Token]:
    """What a paragraph, a heading or a cell is made of."""
    token = node.children[0].token if node.children else None
    return (token.children or []) if token else []


def plain(tokens: Iterable[Token]) -> str:
    spaces = ("softbreak", "hardbreak")
    return "".join(" " if token.type in spaces else token.content for token in tokens).strip()


def joined(cells: Iterable[Passage]) -> str:
    return " ".join(cell.text for cell in cells if cell.text)
