"""A match file is whole and untouched, or reading it says what is wrong: never any other error."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.play import Chooser, moments
from fixture_games import cellar, dice_race, sealed_bids
from lanternwood.kernel.fairness import commitment
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.record import Recorder, RecordError, read_record, relive


def file_of(game: Game[Any], seats: int = 2, seed: int = 3) -> bytes:
    match = Match(game, plan_for(game, seats, "moss", entropy=["owl"]))
    recorder = Recorder(match, tuple("ABCDEF"[:seats]))
    for _ in moments(match, Chooser(seed)):
        if match.log:
            recorder.note()
    return recorder.file()


FILE = file_of(sealed_bids.GAME)
ROWS = FILE.splitlines()
Edit = Callable[[list[dict[str, Any]]], Any]


def live(file: bytes) -> Match[Any]:
    return relive(read_record(file), sealed_bids.GAME)


def edited(edit: Edit) -> bytes:
    """The file with its lines changed as data."""
    rows = [msgspec.json.decode(row) for row in ROWS]
    edit(rows)
    return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)


def test_a_whole_file() -> None:
    match = live(FILE)
    assert match.outcome() is not None
    assert live(edited(lambda rows: None)).digest() == match.digest(), "the editing itself is harmless"


def test_a_match_that_goes_on_can_be_kept_too() -> None:
    match = Match(cellar.GAME, plan_for(cellar.GAME, 2, "moss"))
    assert relive(read_record(Recorder(match, ("A", "B")).file()), cellar.GAME).log == []


@pytest.mark.parametrize("file", [b"", b"\n", b"  \n\n"])
def test_an_empty_file(file: bytes) -> None:
    with pytest.raises(RecordError, match="the file is empty"):
        live(file)


@pytest.mark.parametrize(
    "file",
    [b"hello", b"{}\n", b"[1, 2]\n{}\n", b'{"format": 3}\n', b"\x89PNG\r\n\x1a\n", b"\xff\xfe", b"[" * 100_000],
    ids=["words", "no format", "a list", "a number", "a picture", "not text", "deep"],
)
def test_another_kind_of_file(file: bytes) -> None:
    with pytest.raises(RecordError, match="not the start of a Lanternwood match; is this the right file"):
        live(file)


def test_a_file_of_another_version() -> None:
    newer = b'{"format":"lanternwood-match-9","more":[]}\n' + FILE.split(b"\n", 1)[1]
    with pytest.raises(RecordError, match="'lanternwood-match-9'; this version reads 'lanternwood-match-1'"):
        live(newer)


def test_a_file_cut_after_any_line() -> None:
    for kept in range(1, len(ROWS)):
        with pytest.raises(RecordError, match="cut short"):
            live(b"\n".join(ROWS[:kept]) + b"\n")


def test_a_file_cut_anywhere() -> None:
    for kept in range(1, len(FILE)):
        with pytest.raises(RecordError, match=r"cut short|not the start|cannot be read"):
            live(FILE[:kept])


EDITS: dict[str, tuple[Edit, str]] = {
    "another bid": (lambda rows: rows[2]["action"].update(coins=5 - rows[2]["action"]["coins"]), "line 3: "),
    "other words": (lambda rows: rows[2]["action"].update(words="what?"), "line 3: .*edited"),
    "an impossible bid": (
        lambda rows: rows[2]["action"].update(coins=99),
        "line 3: this move cannot be made: bid what",
    ),
    "no such action": (lambda rows: rows[2]["action"].update(type="Cheat"), "line 3: this move cannot be made"),
    "another seat": (lambda rows: rows[2].update(seat=1 - rows[2]["seat"]), "line 3: "),
    "no such seat": (lambda rows: rows[2].update(seat=7), "line 3: this move cannot be made: there is no seat 7"),
    "another fingerprint": (lambda rows: rows[4].update(digest="0" * 16), "line 5: the move does not lead to"),
    "a line without fingerprint": (lambda rows: rows[4].pop("digest"), "line 5 cannot be read .*digest"),
    "a line with more": (lambda rows: rows[4].update(note="hm"), "line 5 cannot be read .*note"),
    "a line taken out": (lambda rows: rows.pop(3), "line 4: "),
    "the last move taken out": (lambda rows: rows.pop(-2), "the closing line counts .* lines were taken out"),
    "a line twice": (lambda rows: rows.insert(2, rows[1]), "line 3: "),
    "lines swapped": (lambda rows: rows.insert(2, rows.pop(1)), "line [23]: "),
    "another seed": (lambda rows: rows[0]["plan"].update(seed="fern"), "not the one promised before the match"),
    "another commitment": (lambda rows: rows[0].update(commitment="00"), "not the one promised before the match"),
    "another seed and its commitment": (
        lambda rows: (rows[0]["plan"].update(seed="fern"), rows[0].update(commitment=commitment("fern"))),
        "line 2: ",
    ),
    "other entropy": (lambda rows: rows[0]["plan"].update(entropy=["cat"]), "line 2: "),
    "another name": (lambda rows: rows[0].update(names=["A", "X"]), "line 2: .*edited"),
    "too many names": (lambda rows: rows[0].update(names=["A", "B", "C"]), "3 names for 2 seats"),
    "too few emblems": (lambda rows: rows[0].update(emblems=["owl"]), "1 emblems for 2 seats"),
    "another number of seats": (
        lambda rows: (rows[0]["plan"].update(seats=9), rows[0].update(names=list("ABCDEFGHI"))),
        "line 1: Sealed Bids takes 2 to 5 seats, not 9",
    ),
    "an unknown option": (lambda rows: rows[0]["plan"].update(options={"speed": True}), "line 1: .*no option 'speed'"),
    "another game": (lambda rows: rows[0]["plan"].update(game="chess"), "a match of 'chess', not of 'sealed-bids'"),
    "other rules": (lambda rows: rows[0]["plan"].update(rules_version="0"), "played with rules 0 .* has rules 1"),
    "other content": (lambda rows: rows[0]["plan"].update(content_hash="x"), "content x; this version .* content none"),
    "a header with more": (lambda rows: rows[0].update(note="hm"), "line 1 cannot be read .*note"),
    "another count": (lambda rows: rows[-1].update(actions=2), "the closing line counts 2 actions but"),
    "another winner": (lambda rows: rows[-1].update(outcome=None), "does not fit how the match ended"),
    "another last fingerprint": (lambda rows: rows[-1].update(digest="00"), "does not fit how the match ended"),
    "no closing line": (lambda rows: rows.pop(), "cut short"),
    "a line after the end": (lambda rows: rows.append(rows[1]), "cannot be read|cut short"),
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edited_file(what: str) -> None:
    edit, message = EDITS[what]
    with pytest.raises(RecordError, match=message):
        live(edited(edit))


def test_a_move_left_out_that_changed_nothing() -> None:
    """Even where two lines lead to the same state, each line stands for all before it."""
    rolls = file_of(dice_race.GAME, seats=1).splitlines()
    shorter = b"\n".join([*rolls[:2], *rolls[3:]]) + b"\n"
    with pytest.raises(RecordError):
        relive(read_record(shorter), dice_race.GAME)


@pytest.mark.parametrize(
    "bad", [b"\xff", b"[" * 100_000, b'"\\ud800"', b"9" * 5000], ids=["bytes", "deep", "half", "long"]
)
@pytest.mark.parametrize("line", [0, 2, -1])
def test_values_that_no_decoder_likes(bad: bytes, line: int) -> None:
    rows = ROWS.copy()
    for place in (b'"moss"', b'"action":', b'"digest":'):
        rows[line] = ROWS[line].replace(place, bad if place == b'"moss"' else place + bad)
        if rows[line] != ROWS[line]:
            with pytest.raises(RecordError):
                live(b"\n".join(rows) + b"\n")


@settings(max_examples=300)
@given(st.binary(max_size=300))
def test_any_bytes(file: bytes) -> None:
    with pytest.raises(RecordError):
        live(file)


@settings(max_examples=300)
@given(at=st.integers(0, len(FILE)), gone=st.integers(0, 40), put=st.binary(max_size=20))
def test_any_bytes_in_place_of_others(at: int, gone: int, put: bytes) -> None:
    check_damage(FILE[:at] + put + FILE[at + gone :])


@settings(max_examples=300)
@given(
    row=st.integers(0, len(ROWS) - 1), at=st.integers(0, 400), put=st.sampled_from(list(b'0123456789-"{}[],:.eE \\'))
)
def test_any_character_of_json_in_place_of_another(row: int, at: int, put: int) -> None:
    rows = [bytearray(line) for line in ROWS]
    rows[row][at % len(rows[row])] = put
    check_damage(b"\n".join(rows) + b"\n")


def check_damage(file: bytes) -> None:
    """It is refused, or else it says the same: a space more does no harm."""
    try:
        match = live(file)
    except RecordError:
        return
    original = live(FILE)
    assert (match.plan, match.log, match.heard) == (original.plan, original.log, original.heard)
