"""FW-NAME: monikers and names by the product of two dice."""

from collections import Counter

import pytest

from lanternwood.games.forgotten_waters.packages import read_core
from lanternwood.games.forgotten_waters.prose import read_prose

NAMES = read_prose(read_core().folder).names


@pytest.mark.rule("FW-NAME-01", "FW-R74")
def test_there_is_a_row_for_each_product_of_two_dice() -> None:
    products = Counter(one * other for one in range(1, 13) for other in range(1, 13))
    assert {product: ways for product, ways, _, _ in NAMES} == products
    assert len(NAMES) == 59


@pytest.mark.rule("FW-NAME-02")
def test_each_form_of_a_moniker_has_a_place_for_the_name() -> None:
    assert all(form.count("{}") == 1 for _, _, moniker, _ in NAMES for form in moniker.split("/"))
    assert not any("{" in name for _, _, _, name in NAMES)


@pytest.mark.rule("FW-SETUP-23")
def test_bots_have_words_of_their_own_for_every_blank() -> None:
    texts = read_prose(read_core().folder).texts
    fillers = [words for key, words in texts.items() if ".filler." in key]
    assert len(fillers) == 7 * 8
    assert all(len(set(words)) >= 4 and all(1 <= len(word) <= 40 for word in words) for words in fillers)


def test_none_is_there_twice() -> None:
    for words in ([moniker for _, _, moniker, _ in NAMES], [name for _, _, _, name in NAMES]):
        assert len(set(words)) == len(words)
