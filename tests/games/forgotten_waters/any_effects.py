"""Hypothesis strategies for effects and conditions, made from the records themselves: a new verb is tried at once."""

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from msgspec import NODEFAULT, inspect

from lanternwood.games.forgotten_waters.condition_records import CONDITIONS, Condition
from lanternwood.games.forgotten_waters.effect_records import EFFECTS
from lanternwood.games.forgotten_waters.verb_records import Verb

DEEPEST = 3
WORDS: Mapping[str, st.SearchStrategy[str]] = {
    "^[A-I][1-7]$": st.from_regex(r"\A[A-I][1-7]\Z"),
    "^[A-N]$": st.sampled_from("ABCDEFGHIJKLMN"),
    "^[A-Z][A-Z_]*$": st.sampled_from(["HOT", "LOW", "ANY_WORD"]),
    "^[a-z][a-z0-9-]*$": st.sampled_from(["a", "b", "sail-on", "hire"]),
}


def record(kind: type[Any], depth: int = 0) -> st.SearchStrategy[Any]:
    shape = inspect.type_info(kind)
    assert isinstance(shape, inspect.StructType)
    fields = {part.name: of_field(part, depth) for part in shape.fields}
    return st.builds(kind, **fields)


def of_field(part: inspect.Field, depth: int) -> st.SearchStrategy[Any]:
    given = of_shape(part.type, depth)
    return given if part.default is NODEFAULT and part.default_factory is NODEFAULT else st.one_of(_usual(part), given)


def _usual(part: inspect.Field) -> st.SearchStrategy[Any]:
    return st.just(part.default) if part.default is not NODEFAULT else st.builds(part.default_factory)


def of_shape(shape: inspect.Type, depth: int) -> st.SearchStrategy[Any]:
    match shape:
        case inspect.Metadata():
            return of_shape(shape.type, depth)
        case inspect.IntType():
            least, most = shape.ge or 0, shape.le or 0
            return st.integers(least, most)
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType():
            return st.sampled_from(shape.values)
        case inspect.StrType():
            return WORDS.get(shape.pattern or "", st.sampled_from(["A", "storm", "rocky"]))
        case inspect.NoneType():
            return st.none()
        case inspect.VarTupleType():
            most = 3 if depth < DEEPEST else 0
            return st.lists(of_shape(shape.item_type, depth + 1), max_size=most).map(tuple)
        case inspect.UnionType():
            return st.one_of([of_shape(each, depth) for each in _shallow(shape.types, depth)])
        case inspect.StructType():
            return st.deferred(lambda: record(shape.cls, depth + 1))
        case _:
            raise AssertionError(f"no way to make {shape}")


def _shallow(types: tuple[inspect.Type, ...], depth: int) -> list[inspect.Type]:
    """Deep inside, only what holds nothing further."""
    if depth < DEEPEST:
        return list(types)
    return [each for each in types if not isinstance(each, inspect.StructType) or not _holds(each)]


def _holds(shape: inspect.StructType) -> bool:
    return any(
        isinstance(part.type, inspect.VarTupleType | inspect.UnionType | inspect.StructType)
        and part.name != "otherwise"
        for part in shape.fields
    )


effects: st.SearchStrategy[tuple[Verb, ...]] = st.lists(
    st.sampled_from(EFFECTS).flatmap(record), min_size=1, max_size=4
).map(tuple)
conditions: st.SearchStrategy[Condition] = st.sampled_from(CONDITIONS).flatmap(record)
