"""Markdown in, a rulebook out."""

import pytest

from lanternwood.rulebook.book import CodeBlock, ListBlock, Passage, Row, Section, TableBlock, TextBlock
from lanternwood.rulebook.reading import read_rules


def passage(html: str, text: str | None = None, id: str | None = None) -> Passage:
    return Passage(id, html, html if text is None else text)


def html_of(markdown: str) -> str:
    """Of a sentence among rules XX-A-01, XX-B2-14 and the ruling XX-R-07."""
    book = read_rules(
        f"# X\n\n{markdown}\n\n- **XX-A-01** One.\n- **XX-B2-14** Two.\n\n| ID | |\n|-|-|\n| XX-R-07 | |\n"
    )
    return book.lead[0].html


def test_a_small_book_whole() -> None:
    book = read_rules("""\
# The Wood — the rules

In our words.

## 1. Walking — XX-WALK

A turn is a step.
It takes a while.

Nobody runs.

- **XX-WALK-01** Step *softly*, see XX-WALK-01.
- A note.

### Rulings

| ID | Question | Ruling |
|---|---|---|
| R01 | Who? | `You`. |
""")
    assert (book.title, book.lead) == ("The Wood", (passage("In our words."),))
    assert book.sections == (
        Section(
            "1-walking-xx-walk",
            2,
            "1. Walking",
            "XX-WALK",
            (
                TextBlock(
                    (
                        passage("A turn is a step.\nIt takes a while.", "A turn is a step. It takes a while."),
                        passage("Nobody runs."),
                    )
                ),
                ListBlock(
                    (
                        passage(
                            'Step <em>softly</em>, see <a href="#XX-WALK-01">XX-WALK-01</a>.',
                            "Step softly, see XX-WALK-01.",
                            "XX-WALK-01",
                        ),
                        passage("A note."),
                    ),
                    None,
                ),
            ),
        ),
        Section(
            "rulings",
            3,
            "Rulings",
            None,
            (
                TableBlock(
                    (passage("ID"), passage("Question"), passage("Ruling")),
                    (Row("R01", ("R01", "Who?", "<code>You</code>."), "Who? You."),),
                ),
            ),
        ),
    )
    assert (book.rules(), book.rulings()) == (["XX-WALK-01"], ["R01"])


@pytest.mark.parametrize(
    "number", ["NF-FLIP-03", "FF-NIGHT1-14", "FF-ROLE-GEN-04", "HM-5.3", "T-1", "TTT-PLAY-100", "FF-KEY-PEEK-02"]
)
def test_what_is_a_rule(number: str) -> None:
    assert read_rules(f"- **{number}** So it is.").rules() == [number]
    assert read_rules(f"* **{number}**\n\n  So it is.").rules() == [number], "however the list is written"
    assert read_rules(f"- A list\n  - **{number}** So it is.").rules() == [number], "wherever it stands"
    assert read_rules(f"1. **{number}** So it is.").rules() == [number]


@pytest.mark.parametrize("line", ["- **EX-01 One die back.** Given", "- *FK-PAY-15* withdrawn", "- **D6** dice"])
def test_what_is_no_rule(line: str) -> None:
    assert read_rules(line).rules() == []
    assert read_rules("**XX-A-01** A paragraph.").rules() == []


@pytest.mark.parametrize("number", ["NF-R-01", "NF-R01", "NF-Q-110", "R93"])
def test_what_is_a_ruling(number: str) -> None:
    assert read_rules(f"- **NF-A-01** .\n\n| ID | |\n|-|-|\n| {number} | Who? |").rulings() == [number]


@pytest.mark.parametrize("number", ["Z1-04", "G-01", "S01", "C-1", "12", "NF-A-01", "NF-A", "", "EF-R01"])
def test_what_is_no_ruling(number: str) -> None:
    """Cards have ids, too, and a row may begin with a rule that stands elsewhere."""
    assert read_rules(f"- **NF-A-01** .\n\n| ID | |\n|-|-|\n| {number} | Who? |").rulings() == []


def test_what_is_referred_to_is_linked() -> None:
    one, two, ruling = ('<a href="#XX-A-01">', '<a href="#XX-B2-14">', '<a href="#XX-R-07">')
    assert html_of("XX-A-01/02, XX-B2-14.") == f"{one}XX-A-01</a>/02, {two}XX-B2-14</a>."
    assert html_of("*XX-A-01* ®07 [XX-R-07]") == f"<em>{one}XX-A-01</a></em> {ruling}®07</a> [{ruling}XX-R-07</a>]"


def test_what_is_not_there_is_not_linked() -> None:
    for text in ("XX-A-02", "®08", "XX-A-011", "AXX-A-01", "XX-B2", "[R07]"):
        assert html_of(text) == text
    assert html_of("`XX-A-01`") == "<code>XX-A-01</code>"
    assert html_of("[See XX-A-01](#XX-B2-14)") == '<a href="#XX-B2-14">See XX-A-01</a>', "no link in a link"


def test_a_ruling_is_known_by_the_end_of_its_number() -> None:
    book = read_rules("See [R07][R08].\n\n- **EF-A-01** .\n\n| ID | |\n|-|-|\n| EF-R07 | |\n")
    assert book.lead[0].html == 'See [<a href="#EF-R07">R07</a>][R08].'


@pytest.mark.parametrize(
    ("markdown", "html"),
    [
        ("<b>bold</b> & <script>", "&lt;b&gt;bold&lt;/b&gt; &amp; &lt;script&gt;"),
        ("<div onclick='x'>", "&lt;div onclick='x'&gt;"),
        ('a "quote"', "a &quot;quote&quot;"),
        ("`<i>`", "<code>&lt;i&gt;</code>"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        ("[x](data:text/html,x)", "[x](data:text/html,x)"),
        ("![x](https://example.org/x.png)", '!<a href="https://example.org/x.png">x</a>'),
        ('[x](https://e.org/"><b> "t")', '<a href="https://e.org/%22%3E%3Cb%3E" title="t">x</a>'),
        ("D* < L*, or no L*", "D* &lt; L*, or no L*"),
    ],
)
def test_no_markup_of_the_text_comes_through(markdown: str, html: str) -> None:
    assert read_rules(markdown).lead[0].html == html
    [section] = read_rules(f"## A\n\n| a | b |\n|-|-|\n| x | {markdown} |").sections
    [table] = section.blocks
    assert isinstance(table, TableBlock)
    assert table.rows[0].cells[1] == html


def test_items_are_counted_as_they_are_written() -> None:
    [section] = read_rules("## A\n\n4. Four.\n   - Inner.\n5. Five.\n\n   More of five.\n6. Six.\n").sections
    assert section.blocks == (
        ListBlock((passage("Four."),), 4),
        ListBlock((passage("Inner."),), None),
        ListBlock((passage("Five.<br>More of five.", "Five. More of five."), passage("Six.")), 5),
    )


def test_code_is_kept_as_it_is() -> None:
    [section] = read_rules("## A\n\n```toml\n# no heading\nx = '<b>'\n```\n").sections
    assert section.blocks == (CodeBlock("# no heading\nx = '<b>'"),)


def test_nothing_is_lost_within_a_quotation() -> None:
    [section] = read_rules("## A\n\n> ### B\n> Words.\n").sections
    assert section.blocks == (TextBlock((passage("B"), passage("Words."))),)


def test_headings_have_anchors_of_their_own() -> None:
    sections = read_rules("# T\n\n## A\n\n## A\n\n#### Ä\n\n# B\n").sections
    assert len({section.id for section in sections}) == 4
    assert [section.level for section in sections] == [2, 2, 4, 2]
    assert read_rules("## <b> & *c*").sections[0].title == "<b> & c", "a title is no HTML"


def test_rules_before_any_heading_are_a_chapter_by_the_name_of_the_book() -> None:
    book = read_rules("# Small\n\nIn short.\n\n- **S-1** One.\n\nAnd that is all.\n")
    assert [line.text for line in book.lead] == ["In short."]
    assert [(section.id, section.title) for section in book.sections] == [("small", "Small")]
    assert book.rules() == ["S-1"]


def test_an_empty_file_is_an_empty_book() -> None:
    assert read_rules("").sections == ()
