"""What is typed means one thing or nothing: no move is made by half."""

import pytest

from lanternwood.cli.menu import Item, Menu, NotUnderstood, TooMuch, entered, walk

DICE = Menu(["How many?"], [Item("1 die", "one"), Item("2 dice", "two")])
TABLE = Menu(["The table"], [Item("bare hands", opens=DICE)], listed=False)
TOP = Menu(["What?"], [Item("Attack the Opossum", opens=TABLE), Item("End your turn", "end")])


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("attack 1 2", "two"),
        ("attack bare 2 dice", "two"),
        ("attack with bare with 2", "two"),
        ("2", "end"),
        ("end", "end"),
        ("end turn", "end"),
        ("end your turn", "end"),
    ],
)
def test_a_choice_in_several_words(typed: str, choice: str) -> None:
    _, item = walk(TOP, typed.split())
    assert item
    assert item.choice == choice


@pytest.mark.parametrize("typed", ["attack 1 2 9", "2 9", "end 1", "end search", "attack 1 2 1", "2 2", "end ²"])
def test_surplus_words_are_refused(typed: str) -> None:
    with pytest.raises(TooMuch, match=f"'{typed.split()[-1]}' is one word too many; nothing was done"):
        walk(TOP, typed.split())


@pytest.mark.parametrize("typed", ["attack 2", "²", "9", "attack 1 ²"])
def test_what_is_not_there_is_not_guessed(typed: str) -> None:
    with pytest.raises(NotUnderstood, match="not one of the choices"):
        walk(TOP, typed.split())


def test_a_table_of_one_row_stays_a_table() -> None:
    assert entered(TABLE) is TABLE
    assert walk(TABLE, ["1", "2"])[1] == DICE.items[1]


def test_a_door_that_stands_open_may_still_be_named() -> None:
    only = Menu(["Attack first."], [Item("Attack the Opossum", opens=TABLE)])
    for typed in ("1 2", "attack 1 2"):
        _, item = walk(only, typed.split())
        assert item == DICE.items[1]
