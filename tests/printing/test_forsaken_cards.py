"""Forsaken on paper: nine cards to a page, every word of them, tokens, backs and a page of rules if they are wanted."""

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from cli.lantern import lantern
from lanternwood.games import GAMES
from lanternwood.games.forsaken.deck_lists import STARTERS, Deck, code_of, deck_of, list_of
from lanternwood.games.forsaken.loading import BASE
from lanternwood.games.forsaken.shown import CardShown, content
from lanternwood.printing.games.forsaken import TOKENS_EACH, data, motifs
from lanternwood.printing.press import Order, Press, pdf_of, pictures_of, press_of

ARCHIVE = STARTERS["Locked Archive"]


def the_press() -> Press:
    press = press_of(GAMES["forsaken"])
    assert press is not None
    return press


def pages(order: Order) -> list[str]:
    """The words of each page, in one line."""
    pages = PdfReader(BytesIO(pdf_of(the_press(), order))).pages
    return [" ".join(page.extract_text().split()) for page in pages]


def squeezed(words: str) -> str:
    """Lines break where they must, also after a hyphen."""
    return "".join(words.split()).replace("-", "")


def words_of(card: CardShown) -> list[str]:
    lines = [f"{line.head}: {line.words}" if line.head else line.words for line in card.text.lines]
    return [card.name, *card.text.keywords, *lines, card.flavour]


@pytest.mark.rule("FK-DECK-08", "FK-UI-06")
def test_every_card_is_printed_with_every_word() -> None:
    printed = pages(Order())
    assert len(printed) == 17  # 150 cards by nines
    whole = squeezed(" ".join(printed))
    for card in content().cards:
        if card.copies:
            assert [words for words in words_of(card) if squeezed(words) not in whole] == []


def test_a_deck_is_printed_with_all_copies() -> None:
    printed = pages(Order(ARCHIVE))
    assert len(printed) == 5
    assert " ".join(printed).count("Veilwalker") == ARCHIVE.numbers["O03"] == 4
    assert "Ash-Road Raider" not in " ".join(printed)


def test_tokens_backs_and_rules_come_if_they_are_wanted() -> None:
    tokens = len(BASE.tokens) * TOKENS_EACH
    sheets = -(-(40 + tokens) // 9)
    with_all = pages(Order(ARCHIVE, backs=True, extras=frozenset({"tokens", "rules"})))
    assert len(with_all) == 2 * sheets + 1
    assert with_all[1] == "", "a back has no words"
    assert "Forsaken in short" in with_all[-1]
    assert "Onrush. May attack, but not Bow" in with_all[-1]
    for token in BASE.tokens:
        assert " ".join(with_all[:-1]).count(token.name) >= TOKENS_EACH


@pytest.mark.parametrize("paper", ["a4", "us-letter"])
def test_nine_cards_of_63_by_88_mm_fit_on_any_paper(paper: str) -> None:
    order = Order(deck_of({"S01": 9}), "a4" if paper == "a4" else "us-letter")
    page = PdfReader(BytesIO(pdf_of(the_press(), order))).pages[0]
    width, height = (float(side) / 72 * 25.4 for side in (page.mediabox.width, page.mediabox.height))
    assert (round(width), round(height)) == ((210, 297) if paper == "a4" else (216, 279))
    assert width >= 3 * 63
    assert height >= 3 * 88


def test_the_same_order_gives_the_same_pages() -> None:
    assert pdf_of(the_press(), Order(ARCHIVE)) == pdf_of(the_press(), Order(ARCHIVE))


def test_pages_can_be_looked_at(tmp_path: Path) -> None:
    pictures = pictures_of(the_press(), Order(ARCHIVE, backs=True, extras=frozenset({"rules"})))
    for number, picture in enumerate(pictures, 1):
        (tmp_path / f"page-{number}.png").write_bytes(picture)
        assert picture.startswith(b"\x89PNG")
    assert len(pictures) == 11


def test_every_card_and_god_has_a_motif() -> None:
    assert {card.id for card in content().cards} | {god.id for god in BASE.gods} <= set(motifs())
    assert len(data(Order())["cards"]) == 150


# The command


@pytest.mark.rule("FK-DECK-09")
def test_a_deck_is_named_by_a_name_a_code_or_a_file(tmp_path: Path) -> None:
    listed = tmp_path / "deck.txt"
    listed.write_text(list_of(ARCHIVE), encoding="utf-8")
    written = []
    for number, deck in enumerate((ARCHIVE.name, code_of(ARCHIVE), str(listed))):
        file = tmp_path / f"{number}.pdf"
        said = lantern("print", "forsaken", "--deck", deck, "--out", str(file))
        assert said.returncode == 0, said.stderr
        assert "full size" in said.stdout
        written.append(file.read_bytes())
    assert written[0] == written[1] == written[2]
    assert len(PdfReader(BytesIO(written[0])).pages) == 5


def test_what_cannot_be_printed_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "here.pdf"
    file.write_bytes(b"mine")
    for words, said in (
        (("forsaken", "--deck", "Locket Archive"), "Did you mean 'Locked Archive'?"),
        (("forsaken", "--add", "ponies"), "There are: tokens, rules."),
        (("forsaken", "--out", str(file)), "is there already"),
        (("forsaken", "--out", str(tmp_path / "no" / "where.pdf")), "cannot be written"),
        (("nightmare-forest",), "has nothing to print yet"),
        (("forsakn",), "did you mean 'forsaken'?"),
    ):
        answer = lantern("print", *words)
        assert answer.returncode in (1, 2)
        assert said in answer.stderr
    assert file.read_bytes() == b"mine"


def test_a_deck_that_breaks_a_rule_is_printed_all_the_same() -> None:
    assert len(pages(Order(Deck((("S01", 9), ("G30", 1)))))) == 2
