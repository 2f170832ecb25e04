"""The rules stand in the project before the game does: the reader finds all of them."""

from lanternwood.rulebook.finding import rulebook_in

PACKAGE = "lanternwood.games.forgotten_waters"


def test_all_rules_and_rulings_are_read() -> None:
    book = rulebook_in(PACKAGE)
    assert book
    assert (len(book.rules()), len(book.rulings())) == (256, 79)
