"""What is wrong with an entry of a game's content, all of it at once.

The decoder stops at the first mistake that it finds. Authors want the whole list, so this walks the entry beside the
shape of its record and goes on after each mistake.
"""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import NODEFAULT, inspect

from lanternwood.kernel.model import Model


class Fault(Model):
    """One mistake in the content: where, and what would be right."""

    file: str
    entry: str
    """Such as "card 'S13'"; empty where it is about the file."""
    field: str
    words: str
    check: str = ""
    """Which of the game's own checks found it, where it has names for them."""

    def __str__(self) -> str:
        place = ", ".join(part for part in (self.entry, self.field and f"field '{self.field}'") if part)
        check = f" ({self.check})" if self.check else ""
        return f"{self.file}: {place + ': ' if place else ''}{self.words}{check}"


Found = tuple[str, str]
"""The field, and the words."""


@cache
def shape_of(kind: type) -> inspect.Type:
    return inspect.type_info(kind)


def mistakes(value: Any, shape: inspect.Type, field: str = "") -> Iterator[Found]:
    """All that keeps a value from being of a shape."""
    match shape:
        case inspect.Metadata():
            said = (shape.extra_json_schema or {}).get("description")
            found = list(mistakes(value, shape.type, field))
            yield from [(field, f"{_shown(value)} does not fit; write {said}")] if said and found else found
        case inspect.UnionType():
            yield from _of_union(value, shape, field)
        case inspect.StructType():
            yield from _of_record(value, shape, field)
        case inspect.DictType():
            yield from _of_table(value, shape, field)
        case inspect.VarTupleType():
            yield from _of_list(value, shape, field)
        case _:
            yield from () if _fits(value, shape) else [(field, _mismatch(value, [shape]))]


def _of_union(value: Any, union: inspect.UnionType, field: str) -> Iterator[Found]:
    shapes = [shape for shape in union.types if not isinstance(shape, inspect.NoneType)]
    match value:
        case dict():
            tables = [shape for shape in shapes if isinstance(shape, inspect.StructType | inspect.DictType)]
            tagged = [shape for shape in tables if isinstance(shape, inspect.StructType) and shape.tag_field]
            if tagged:
                yield from _of_verb(value, tagged, field)
            elif tables:
                yield from mistakes(value, tables[0], field)
            else:
                yield field, _mismatch(value, shapes)
        case list():
            verbs = [shape for shape in shapes if isinstance(shape, inspect.StructType) and shape.array_like]
            if verbs:
                yield from _of_leading_verb(value, verbs, field)
                return
            lists = [shape for shape in shapes if isinstance(shape, inspect.VarTupleType | inspect.TupleType)]
            yield from mistakes(value, lists[0], field) if lists else [(field, _mismatch(value, shapes))]
        case _:
            yield from () if any(_fits(value, shape) for shape in shapes) else [(field, _mismatch(value, shapes))]


def _of_verb(value: dict[str, Any], verbs: list[inspect.StructType], field: str) -> Iterator[Found]:
    """By the word that says which it is: `do` for a verb, `type` for an action."""
    words = {str(verb.tag): verb for verb in verbs}
    named = str(verbs[0].tag_field)
    do = value.get(named)
    if isinstance(do, str) and do in words:
        yield from _of_record(value, words[do], field)
    elif isinstance(do, str):
        yield join(field, named), _unknown(do, words, "verb")
    else:
        yield join(field, named), f"{'missing' if do is None else _shown(do)}; write one of: {', '.join(words)}"


def _of_leading_verb(value: list[Any], verbs: list[inspect.StructType], field: str) -> Iterator[Found]:
    """By the first word of the list."""
    words = {str(verb.tag): verb for verb in verbs}
    first = value[0] if value else None
    if isinstance(first, str) and first in words:
        yield from _of_array(value, words[first], field)
    elif isinstance(first, str):
        yield f"{field}[0]", _unknown(first, words, "verb")
    else:
        yield f"{field}[0]", f"{'missing' if first is None else _shown(first)}; write one of: {', '.join(words)}"


def _of_array(value: Any, record: inspect.StructType, field: str) -> Iterator[Found]:
    """A record that is written as a list: its verb, if it has one, and then its fields in their order."""
    if not isinstance(value, list):
        yield field, _mismatch(value, [record])
        return
    given = value[1:] if record.tag is not None else value
    for part, item in zip(record.fields, given, strict=False):
        yield from mistakes(item, part.type, f"{field}.{part.name}")
    if len(given) > len(record.fields):
        yield field, f"{len(given)} items are too many; write {_list_of(record)}"
    needed = [part for part in record.fields if part.default is NODEFAULT and part.default_factory is NODEFAULT]
    for part in needed[len(given) :]:
        yield f"{field}.{part.name}", f"missing; write {_list_of(record)}"


def _list_of(record: inspect.StructType) -> str:
    verb = [f'"{record.tag}"'] if record.tag is not None else []
    return f"[{', '.join([*verb, *(part.name for part in record.fields)])}]"


def _of_record(value: Any, record: inspect.StructType, field: str) -> Iterator[Found]:
    if record.array_like:
        yield from _of_array(value, record, field)
        return
    if not isinstance(value, dict):
        yield field, _mismatch(value, [record])
        return
    known = {part.encode_name: part for part in record.fields}
    tags = [record.tag_field] if record.tag_field else []
    for name in value:
        if name not in known and name not in tags:
            yield join(field, name), _unknown(name, [*tags, *known], "field")
    for name, part in known.items():
        if name in value:
            yield from mistakes(value[name], part.type, join(field, name))
        elif part.default is NODEFAULT and part.default_factory is NODEFAULT:
            yield join(field, name), f"missing; add {_expected([part.type])}"


def _of_table(value: Any, table: inspect.DictType, field: str) -> Iterator[Found]:
    if not isinstance(value, dict):
        yield field, _mismatch(value, [table])
        return
    for name, item in value.items():
        yield from mistakes(name, table.key_type, join(field, name))
        yield from mistakes(item, table.value_type, join(field, name))


def _of_list(value: Any, many: inspect.VarTupleType, field: str) -> Iterator[Found]:
    if not isinstance(value, list):
        yield field, _mismatch(value, [many])
        return
    if len(value) < (many.min_length or 0):
        yield field, "empty; write at least one entry, or leave the field out"
    for number, item in enumerate(value):
        yield from mistakes(item, many.item_type, f"{field}[{number}]")


def _fits(value: Any, shape: inspect.Type) -> bool:
    match shape:
        case inspect.Metadata():
            return _fits(value, shape.type)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            least, most = shape.ge, shape.le
            whole = isinstance(value, int) and not isinstance(value, bool)
            return whole and (least is None or value >= least) and (most is None or value <= most)
        case inspect.StrType():
            text = isinstance(value, str)
            return text and len(value) >= (shape.min_length or 0) and bool(re.search(shape.pattern or "", value))
        case inspect.LiteralType():
            return isinstance(value, str | int) and not isinstance(value, bool) and value in shape.values
        case inspect.TupleType():
            return (
                isinstance(value, list)
                and len(value) == len(shape.item_types)
                and all(_fits(item, part) for item, part in zip(value, shape.item_types, strict=True))
            )
        case _:
            return False


def _mismatch(value: Any, shapes: list[inspect.Type]) -> str:
    known = [word for shape in shapes if isinstance(shape, inspect.LiteralType) for word in shape.values]
    if known and isinstance(value, str):
        return _unknown(value, known, "word")
    return f"{_shown(value)} does not fit; write {_expected(shapes)}"


def _unknown(word: str, known: Iterable[object], noun: str) -> str:
    names = [str(name) for name in known]
    near = get_close_matches(word, names, 1)
    guess = f"did you mean '{near[0]}'? " if near else ""
    return f"unknown {noun} '{word}'; {guess}known: {', '.join(names)}"


def _expected(shapes: Iterable[inspect.Type]) -> str:
    shapes = list(shapes)
    if len([shape for shape in shapes if isinstance(shape, inspect.StructType) and shape.array_like]) > 1:
        return "a list that begins with a verb"
    return " or ".join(_in_words(shape) for shape in shapes if not isinstance(shape, inspect.NoneType))


def _in_words(shape: inspect.Type) -> str:
    match shape:
        case inspect.Metadata():
            return str((shape.extra_json_schema or {}).get("description") or _in_words(shape.type))
        case inspect.UnionType():
            verbs = [part for part in shape.types if isinstance(part, inspect.StructType) and part.tag_field]
            return "a table with a verb `do`" if any(not part.array_like for part in verbs) else _expected(shape.types)
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            ends = [f"{word} {end}" for word, end in (("from", shape.ge), ("to", shape.le)) if end is not None]
            return " ".join(["a whole number", *ends])
        case inspect.StrType():
            return "a text"
        case inspect.LiteralType():
            return "one of " + ", ".join(f'"{word}"' for word in shape.values)
        case inspect.TupleType():
            return f"a list of {len(shape.item_types)}: " + ", ".join(_in_words(part) for part in shape.item_types)
        case inspect.StructType() if shape.array_like:
            return _list_of(shape)
        case inspect.VarTupleType():
            return "a list of tables" if "table" in _in_words(shape.item_type) else "a list"
        case _:
            return "a table"


def _shown(value: Any) -> str:
    match value:
        case str():
            return f"'{value}'"
        case bool():
            return str(value).lower()
        case dict():
            return "a table"
        case list():
            return f"a list of {len(value)}"
        case _:
            return str(value)


def with_article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeio' else 'a'} {noun}"


def join(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name
