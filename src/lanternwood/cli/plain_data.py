"""A view of any game as lists and words, with seats counted from 1 as people count them."""

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from lanternwood.kernel.model import OUTSIDE, Seat


def plain(value: Any, kind: Any) -> Any:
    """Of that kind, as it was declared: what is declared as a seat is one, any other number stays as it is."""
    if value is None:
        return None
    if get_origin(kind) in (Union, UnionType):
        return plain(value, member_for(value, get_args(kind)))
    if kind is Seat:
        return "outside" if value == OUTSIDE else value + 1
    if isinstance(value, Struct):
        kinds = get_type_hints(type(value))
        return {name: plain(getattr(value, name), kinds[name]) for name in value.__struct_fields__}
    if isinstance(value, dict):
        of_key, of_value = get_args(kind) or (Any, Any)
        return {plain(key, of_key): plain(inner, of_value) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner, of_it) for inner, of_it in zip(value, kinds_of_items(kind, len(value)), strict=True)]
    return value


def member_for(value: Any, kinds: tuple[Any, ...]) -> Any:
    """The member of a union that this value is of; a number is a seat if a seat is among them."""
    if isinstance(value, int) and Seat in kinds:
        return Seat
    return next((kind for kind in kinds if is_of(value, kind)), Any)


def is_of(value: Any, kind: Any) -> bool:
    origin = get_origin(kind) or kind
    return value in get_args(kind) if origin is Literal else isinstance(origin, type) and isinstance(value, origin)


def kinds_of_items(kind: Any, count: int) -> list[Any]:
    match get_args(kind):
        case (each, last) if last is Ellipsis:
            return [each] * count
        case (each,) if get_origin(kind) is list:
            return [each] * count
        case each if len(each) == count:
            return list(each)
        case _:
            return [Any] * count
