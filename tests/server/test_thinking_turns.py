"""Whose thought comes next."""

from itertools import islice

from lanternwood.server.thinking.turns import PEOPLE_IN_A_ROW, Turns


def taken(turns: Turns[str]) -> str | None:
    """The next one, thought to its end at once."""
    found = turns.take()
    if found is None:
        return None
    turns.done(found[0])
    return found[1]


def all_taken(turns: Turns[str]) -> list[str]:
    return list(iter(lambda: taken(turns) or "", ""))


def test_tables_take_turns_however_much_one_of_them_asks() -> None:
    turns: Turns[str] = Turns()
    for table in ("aaaa", "bb", "c"):
        for number in range(len(table)):
            turns.add(table[0], True, f"{table[0]}{number}")
    assert len(turns) == 7
    assert all_taken(turns) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]
    assert len(turns) == 0


def test_a_table_that_asks_anew_comes_after_those_that_wait() -> None:
    turns: Turns[str] = Turns()
    turns.add("a", True, "a0")
    turns.add("b", True, "b0")
    assert taken(turns) == "a0"
    turns.add("a", True, "a1")
    assert all_taken(turns) == ["b0", "a1"]


def test_of_one_table_one_thought_at_a_time() -> None:
    turns: Turns[str] = Turns()
    turns.add("a", True, "a0")
    turns.add("a", False, "a1")
    turns.add("b", False, "b0")
    assert turns.take() == ("a", "a0")
    assert turns.take() == ("b", "b0")
    assert turns.take() is None
    turns.done("a")
    assert turns.take() == ("a", "a1")


def test_people_come_first() -> None:
    turns: Turns[str] = Turns()
    for watched in range(20):
        turns.add(f"watched {watched}", False, "watched")
    assert taken(turns) == "watched"
    turns.add("a", True, "a0")
    turns.add("b", True, "b0")
    assert [taken(turns) for _ in range(3)] == ["a0", "b0", "watched"]


def test_but_those_that_are_only_watched_go_on_too() -> None:
    turns: Turns[str] = Turns()
    turns.add("watched", False, "watched")

    def people_ask_all_the_time() -> str | None:
        turns.add("a", True, "people")
        return taken(turns)

    assert "watched" not in islice(iter(people_ask_all_the_time, None), PEOPLE_IN_A_ROW)
    assert people_ask_all_the_time() == "watched"
    assert people_ask_all_the_time() == "people"
