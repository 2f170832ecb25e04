"""What each seat brings: into the plan, before the rules, and out again with the record."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from contract.play import Chooser, moments
from fixture_games import cellar, satchels
from fixture_games.satchels import STARTERS, Satchel
from lanternwood.kernel.fairness import chance_from
from lanternwood.kernel.match import Match, Plan, SetupError, plan_for, read_brought, to_json
from lanternwood.kernel.model import Seat
from lanternwood.kernel.promising import Promise, broken_promise, fingerprint_of, promise
from lanternwood.kernel.record import Recorder, RecordError, read_record, relive
from lanternwood.kernel.setting_up import NoOptions
from lanternwood.kernel.table import Table

HEAVY, MIXED = Satchel((5, 5, 5, 5, 5)), Satchel((9, 1, 1, 1, 1))


def with_brought(*brought: Any, seed: str = "moss") -> Match[satchels.State]:
    return Match(satchels.GAME, plan_for(satchels.GAME, len(brought) or 2, seed, brought=brought))


def test_each_seat_plays_with_what_it_brought() -> None:
    match = with_brought(HEAVY, MIXED)
    assert match.state.hands == [[5, 5, 5, 5, 5], [1, 1, 1, 1, 9]]
    assert match.brought == (HEAVY, MIXED)
    assert match.plan.brought == ({"cards": (5, 5, 5, 5, 5)}, {"cards": (9, 1, 1, 1, 1)})


def test_plain_data_will_do_as_well() -> None:
    plain = with_brought({"cards": [5, 5, 5, 5, 5]}, None)
    assert plain.plan == with_brought(HEAVY, None).plan
    assert plain.digest() == with_brought(HEAVY, None).digest()


def test_who_brings_nothing_plays_the_usual_which_follows_from_the_seed() -> None:
    drawn = [with_brought(None, HEAVY, seed=str(seed)).brought[0] for seed in range(30)]
    assert {satchels.title(satchel) for satchel in drawn} == set(STARTERS)
    assert drawn == [with_brought(None, HEAVY, seed=str(seed)).brought[0] for seed in range(30)]


def test_once_the_match_is_laid_out_nothing_is_left_to_look_at() -> None:
    assert with_brought(HEAVY, MIXED).table.brought == ()


def test_a_game_to_which_nobody_brings_anything_draws_as_it_always_did() -> None:
    match = Match(cellar.GAME, plan_for(cellar.GAME, 2, "moss"))
    by_hand: Table[Any] = Table(None, chance := chance_from("moss"))
    cellar.setup(by_hand, 2, NoOptions())
    assert match.brought == ()
    assert (match.state, match.rng.drawn()) == (by_hand.state, chance.drawn())


@pytest.mark.parametrize(
    ("brought", "why"),
    [
        ((HEAVY,), "there are 2 seats, but things are brought for 1"),
        ((HEAVY, Satchel((0, 9, 9, 9))), "what seat 2 brings will not do: a satchel holds 5 cards, not 4; there is no "
         "card 0; the cards come to 27, and 25 is the most"),
        ((None, {"stones": 3}), "what seat 2 brings will not do: that is no satchel of Satchels: .*stones"),
        (("steps", None), "what seat 1 brings will not do: that is no satchel of Satchels: Expected `object`"),
    ],
)  # fmt: skip
def test_what_will_not_do_is_refused_with_all_that_is_wrong(brought: Any, why: str) -> None:
    with pytest.raises(SetupError, match=f"^{why}"):
        plan_for(satchels.GAME, 2, "moss", brought=brought)


def test_options_say_what_will_do() -> None:
    assert plan_for(satchels.GAME, 2, "moss", {"most": 27}, brought=(Satchel((9, 9, 7, 1, 1)), None)).brought
    with pytest.raises(SetupError, match="come to 25, and 20 is the most"):
        plan_for(satchels.GAME, 2, "moss", {"most": 20}, brought=(HEAVY, None))


def test_to_other_games_nobody_brings_anything() -> None:
    with pytest.raises(SetupError, match="nobody brings anything to Cellar"):
        plan_for(cellar.GAME, 2, "moss", brought=(HEAVY, None))
    assert plan_for(cellar.GAME, 2, "moss", brought=(None, None)) == plan_for(cellar.GAME, 2, "moss")
    assert read_brought(cellar.GAME, None) is None


def test_a_plan_to_which_nothing_is_brought_is_written_as_it_always_was() -> None:
    written = to_json(plan_for(cellar.GAME, 2, "moss"))
    assert written == (
        b'{"game":"cellar","rules_version":"1","content_hash":"none","seats":2,"options":{},"seed":"moss","entropy":[]}'
    )
    assert to_json(plan_for(satchels.GAME, 2, "moss", brought=(None, None))).endswith(b'"entropy":[]}')
    assert msgspec.json.decode(written, type=Plan).brought == ()


# The promise


def test_a_fingerprint_fixes_the_value_and_needs_the_nonce() -> None:
    prints = {fingerprint_of(value, nonce) for value in (HEAVY, MIXED) for nonce in ("a", "b")}
    assert len(prints) == 4
    assert {len(each) for each in prints} == {64}
    assert fingerprint_of(HEAVY, "a") == fingerprint_of({"cards": [5, 5, 5, 5, 5]}, "a")


def test_the_fingerprint_by_hand() -> None:
    assert fingerprint_of(HEAVY, "owl") == sha256(b'["owl",{"cards":[5,5,5,5,5]}]').hexdigest()


@pytest.mark.parametrize(
    ("brought", "promises", "broken"),
    [
        ((HEAVY, None), (promise(HEAVY, "a"), None), None),
        ((), (), None),
        ((), (None, None), None),
        ((HEAVY, MIXED), (), None),
        ((MIXED, None), (promise(HEAVY, "a"), None), 0),
        ((HEAVY, MIXED), (promise(HEAVY, "a"), None), 1),
        ((None, None), (None, promise(MIXED, "a")), 1),
        ((), (promise(HEAVY, "a"), None), 0),
        ((HEAVY, None), (Promise(fingerprint_of(HEAVY, "a"), "b"), None), 0),
    ],
)
def test_who_broke_a_promise(brought: Any, promises: Any, broken: int | None) -> None:
    assert broken_promise(brought, promises) == broken


def file_of(*brought: Any, promises: tuple[Promise | None, ...] = ()) -> bytes:
    match = with_brought(*brought)
    recorder = Recorder(match, ("A", "B"), promises=promises)
    for _ in moments(match, Chooser(3)):
        if match.log:
            recorder.note()
    return recorder.file()


FILE = file_of(HEAVY, None, promises=(promise(HEAVY, "owl"), None))


def test_a_record_opens_what_was_brought() -> None:
    record = read_record(FILE)
    match = relive(record, satchels.GAME)
    assert match.outcome()
    assert match.brought[0] == HEAVY
    assert record.header.promises == (promise(HEAVY, "owl"), None)


def test_a_record_without_promises_is_relived_as_well() -> None:
    assert relive(read_record(file_of(HEAVY, MIXED)), satchels.GAME).brought == (HEAVY, MIXED)


def edited(edit: Callable[[dict[str, Any]], Any]) -> bytes:
    first, rest = FILE.split(b"\n", 1)
    header = msgspec.json.decode(first)
    edit(header)
    return msgspec.json.encode(header) + b"\n" + rest


EDITS: dict[str, tuple[Callable[[dict[str, Any]], Any], str]] = {
    "something else": (lambda head: head["plan"]["brought"][0].update(cards=[1, 2, 3, 4, 5]), "what seat 1 brought is"),
    "nothing": (lambda head: head["plan"].pop("brought"), "what seat 1 brought is not what was promised"),
    "something for the other": (
        lambda head: head["plan"]["brought"].__setitem__(1, {"cards": [1, 2, 3, 4, 5]}),
        "what seat 2 brought is not what was promised",
    ),
    "another fingerprint": (lambda head: head["promises"][0].update(fingerprint="00"), "what seat 1 brought is not"),
    "another nonce": (lambda head: head["promises"][0].update(nonce="cat"), "what seat 1 brought is not"),
    "no promises": (lambda head: head.pop("promises"), "line 2: .*edited"),
    "too many promises": (lambda head: head["promises"].append(None), "3 promises for 2 seats"),
    "too much brought": (lambda head: head["plan"]["brought"].append(None), "3 things brought for 2 seats"),
    "something forbidden, and its promise": (
        lambda head: (
            head["plan"]["brought"].__setitem__(0, {"cards": [9, 9, 9]}),
            head["promises"].__setitem__(0, msgspec.to_builtins(promise(Satchel((9, 9, 9)), "owl"))),
        ),
        "line 1: what seat 1 brings will not do: a satchel holds 5 cards, not 3; .* is the most",
    ),
    "something else, and its promise": (
        lambda head: (
            head["plan"]["brought"].__setitem__(0, {"cards": [1, 2, 3, 4, 5]}),
            head["promises"].__setitem__(0, msgspec.to_builtins(promise(Satchel((1, 2, 3, 4, 5)), "owl"))),
        ),
        "line 2: ",
    ),
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edited_record(what: str) -> None:
    edit, message = EDITS[what]
    with pytest.raises(RecordError, match=message):
        relive(read_record(edited(edit)), satchels.GAME)


def test_the_editing_itself_is_harmless() -> None:
    assert relive(read_record(edited(lambda head: None)), satchels.GAME).outcome()


def test_a_choice_by_hand() -> None:
    match = with_brought(HEAVY, MIXED)
    [seat] = match.pending()
    assert [choice.card for choice in match.choices(seat)] == ([5] if seat == Seat(0) else [1, 9])  # type: ignore[attr-defined]
