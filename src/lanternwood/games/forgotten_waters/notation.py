"""Effects and conditions as an author writes them: what is read from the text is the same again."""

from typing import Any

import msgspec

from lanternwood.games.forgotten_waters.condition_records import Condition, Selector
from lanternwood.games.forgotten_waters.effect_records import CheckRow, Effects
from lanternwood.games.forgotten_waters.verb_records import DialShift, Verb
from lanternwood.kernel.model import Model

WRITTEN_AS_LISTS = (Verb, Condition, Selector, CheckRow, DialShift)


def written(fx: Effects) -> str:
    """A list of effects as TOML."""
    return _toml([plain(effect) for effect in fx])


def plain(record: Model) -> Any:
    """A record as lists, tables and words, with what is left out left out."""
    fields = record.__struct_fields__
    values = [getattr(record, field) for field in fields]
    if not isinstance(record, WRITTEN_AS_LISTS):
        return {field: _part(value) for field, value in zip(fields, values, strict=True) if value not in (None, ())}
    defaults = record.__struct_defaults__
    while defaults and values and values[-1] == defaults[len(values) - len(fields) - 1]:
        values.pop()
        if len(fields) - len(values) == len(defaults):
            break
    tag = record.__struct_config__.tag
    return [*([tag] if tag is not None else []), *(_part(value) for value in values)]


def _part(value: Any) -> Any:
    if isinstance(value, Model):
        return plain(value)
    return [_part(item) for item in value] if isinstance(value, tuple) else value


def _toml(value: Any) -> str:
    match value:
        case dict():
            return "{ " + ", ".join(f"{name} = {_toml(item)}" for name, item in value.items()) + " }"
        case list():
            return "[" + ", ".join(map(_toml, value)) + "]"
        case _:
            return msgspec.json.encode(value).decode()
