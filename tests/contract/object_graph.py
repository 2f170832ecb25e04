"""Everything that a state is made of."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from msgspec import Struct, UnsetType

from lanternwood.kernel.frames import Sealed


def changeable_parts(thing: Any) -> dict[int, Any]:
    """All parts that could be changed in place, by identity."""
    return {id(part): part for part in parts(thing) if can_change(part)}


def can_change(part: Any) -> bool:
    if isinstance(part, Struct):
        return not part.__struct_config__.frozen
    return not isinstance(part, int | str | bytes | float | tuple | frozenset | UnsetType | None)


def parts(thing: Any) -> Iterator[Any]:
    """The thing itself and all it holds, however deep."""
    yield thing
    if isinstance(thing, Struct):
        held = [getattr(thing, name) for name in thing.__struct_fields__]
    elif is_dataclass(thing):
        held = [getattr(thing, field.name) for field in fields(thing)]
    elif isinstance(thing, dict):
        held = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        held = list(thing)
    elif hasattr(thing, "__slots__"):
        held = [getattr(thing, name) for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    else:
        held = list(vars(thing).values()) if hasattr(thing, "__dict__") else []
    for part in held:
        yield from parts(part)


def sealed_frame(state: Any, owing: Any) -> Sealed[Any] | None:
    """The secret choice that a state is waiting for, if it is one."""
    frames = (part for part in parts(state) if isinstance(part, Sealed))
    return next((frame for frame in frames if tuple(owing) == frame.owing() != ()), None)
