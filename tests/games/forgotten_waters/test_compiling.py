"""Scripts become numbered blocks of operations on whole numbers, the same ones on any machine (docs/decisions/0029)."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from games.forgotten_waters.content_folder import ENTRIES, SCENARIO, changed, entry
from lanternwood.games.forgotten_waters.effect_records import VERBS
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.packages import Voyage, read_core, read_scenarios
from lanternwood.games.forgotten_waters.program import (
    EMPTY,
    Ask,
    Block,
    Branch,
    Dice,
    Inner,
    Number,
    Plain,
    Price,
    Program,
    Turn,
    Whose,
)
from lanternwood.games.forgotten_waters.terms import DIALS, SKILLS


def program() -> Program:
    return load()["bank-beneath-the-tide"].program


def block_of(id: int) -> Block:
    whole = program()
    return whole.blocks[next(each for each in whole.entries if each.id == id).block]


def verb(name: str) -> int:
    return VERBS.index(name)


def test_a_list_becomes_a_block_and_what_is_inside_becomes_blocks_before_it() -> None:
    [highest] = block_of(145).ops
    assert isinstance(highest, Whose)
    assert highest.which == SKILLS.index("swagger")
    [check] = program().blocks[highest.block].ops
    assert isinstance(check, Dice)
    assert [(row.low, program().blocks[row.block].ops) for row in check.rows] == [
        (1, (Number(verb("entry"), 149),)),
        (9, (Number(verb("entry"), 148),)),
    ]
    assert [program().texts[row.line] for row in check.rows] == ["145.1", "145.9"]


@pytest.mark.rule("FW-DIAL-02")
def test_a_page_turn_carries_its_dials() -> None:
    *_, turn = block_of(244).ops
    assert isinstance(turn, Turn)
    assert turn.page == 15
    named = [program().keywords[program().tests[shift.when].which] for shift in turn.shifts]
    assert [(DIALS[shift.dial], shift.n) for shift in turn.shifts] == [("B", 2), ("B", 2)]
    assert named == ["GREEDY", "COIN"]


def test_no_block_names_a_later_one() -> None:
    """So no block can run itself, whatever a scenario says."""
    for number, block in enumerate(program().blocks):
        for op in block.ops:
            match op:
                case Dice():
                    inner = [row.block for row in op.rows]
                case Ask():
                    inner = [answer.block for answer in op.answers]
                case Inner() | Whose():
                    inner = [op.block]
                case Branch() | Price():
                    inner = [op.block, op.otherwise]
                case _:
                    inner = []
            assert all(each < number for each in inner)


def test_an_empty_list_is_no_block() -> None:
    assert program().blocks[EMPTY].ops == ()
    assert [number for number, block in enumerate(program().blocks) if not block.ops] == [EMPTY]


def test_every_block_knows_whose_words_it_speaks() -> None:
    whole = program()
    assert {whole.texts[whole.blocks[each.block].source] for each in whole.entries if each.block} <= {
        str(each.id) for each in whole.entries
    }


def test_everything_has_a_place() -> None:
    whole = program()
    assert (len(whole.entries), len(whole.pages)) == (162, 18)
    assert sum(len(page.actions) for page in whole.pages) == 122
    assert (len(whole.treasures), len(whole.story_cards), len(whole.keywords)) == (89, 33, 20)
    assert [len(events) for events in whole.sheet_events] == [5] * 7


def test_the_scenario_has_the_last_word() -> None:
    """318 stands in core and in this scenario."""
    spend, turn = block_of(318).ops
    assert (spend, isinstance(turn, Turn) and len(turn.shifts)) == (Plain(verb("spend_here")), 1)


def test_a_program_is_the_same_in_every_process() -> None:
    here = msgspec.json.encode(program())
    code = (
        "import sys, msgspec; from lanternwood.games.forgotten_waters.loading import load;"
        "sys.stdout.buffer.write(msgspec.json.encode(load()['bank-beneath-the-tide'].program))"
    )
    other = subprocess.run(
        [sys.executable, "-P", "-c", code],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert other.stdout == here
    assert msgspec.json.decode(here, type=Program) == program()


def voyage_in(folder: Path) -> Voyage:
    return Voyage(read_core(folder), read_scenarios(folder)[0])


@pytest.mark.rule("FW-R79", "FW-APP-07")
def test_structure_is_in_the_hash_and_nothing_else_is(tmp_path: Path) -> None:
    same = voyage_in(changed(tmp_path / "same")).structure_hash
    commented = voyage_in(changed(tmp_path / "comment", (ENTRIES, "[[entry]]", "# A thought.\n\n[[entry]]")))
    assert commented.structure_hash == same
    number = voyage_in(changed(tmp_path / "number", entry(131, '["threat", 1]', '["threat", 2]')))
    assert number.structure_hash != same
    core = voyage_in(changed(tmp_path / "core", ("core/sea_pack.toml", '["hull", 1]', '["hull", 2]')))
    assert core.structure_hash != same


@pytest.mark.rule("FW-R79")
def test_prose_and_other_scenarios_are_outside_the_hash(tmp_path: Path) -> None:
    folder = changed(tmp_path)
    same = voyage_in(folder).structure_hash
    (folder / SCENARIO / "prose").mkdir(exist_ok=True)
    (folder / SCENARIO / "prose" / "en.toml").write_text('title = "Another"\n')
    other = folder / "scenarios" / "zzz"
    other.mkdir()
    assert voyage_in(folder).structure_hash == same
