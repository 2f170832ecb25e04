"""TypeScript declarations of models, with the same names and notes."""

import ast
import inspect
import json
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache, reduce
from itertools import pairwise
from operator import or_
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct, UnsetType

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    None: "null",
    Any: "unknown",
    Raw: "unknown",
}


class Declarations:
    """The declarations of one file, each after those that it needs."""

    def __init__(self, modules: Collection[ModuleType] = (), sent: Collection[Any] = ()) -> None:
        """Unions and literals that have a name in the modules keep it.

        Every field of what is received is there; what is sent may leave out a field that has a default.
        """
        self.texts: dict[str, str] = {}
        self.names = {kind: (name, note) for module in modules for kind, name, note in named_kinds(module)}
        self.sent = {struct for kind in sent for struct in structs_in(kind)}

    def text(self) -> str:
        return "\n\n".join(self.texts.values()) + "\n"

    def of(self, kind: Any) -> str:
        """How a field of this kind is declared; what it names is declared on the way."""
        if kind in self.names:
            name, note = self.names[kind]
            return self.alias(name, kind, note)
        return self.spelled(kind)

    def alias(self, name: str, kind: Any, note: str | None = None) -> str:
        if name not in self.texts:
            self.texts[name] = f"{comment(note)}export type {name} = {self.spelled(kind)};"
        return name

    def spelled(self, kind: Any) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        if isinstance(kind, NewType):
            return self.alias(kind.__name__, kind.__supertype__, note_of_new_type(kind))
        if isinstance(kind, type) and issubclass(kind, Struct):
            return self.struct(kind)
        arguments = get_args(kind)
        match get_origin(kind):
            case origin if origin is Annotated:
                return self.of(arguments[0])
            case origin if origin in (Union, UnionType):
                return " | ".join(self.of(member) for member in self.regrouped(arguments))
            case origin if origin is Literal:
                return " | ".join(value(each) for each in arguments)
            case origin if origin is list or (origin is tuple and arguments[1:] == (...,)):
                return f"readonly {bracketed(self.of(arguments[0]))}[]"
            case origin if origin is tuple:
                return f"readonly [{', '.join(self.of(each) for each in arguments)}]"
            case origin if origin is dict:
                return f"Record<{self.of(arguments[0])}, {self.of(arguments[1])}>"
        raise TypeError(f"there is no TypeScript for {kind}")

    def regrouped(self, members: tuple[Any, ...]) -> list[Any]:
        """Python flattens a union in a union; where the inner one has a name, put it back."""
        for kind in self.names:
            inner = set(get_args(kind))
            if get_origin(kind) in (Union, UnionType) and inner < set(members):
                rest = [member for member in members if member not in inner]
                return [kind, *rest] if members[0] in inner else [*rest, kind]
        return list(members)

    def struct(self, struct: type[Struct]) -> str:
        name = struct.__name__
        if name not in self.texts:
            fields = list(self.fields(struct))
            if struct.__struct_config__.array_like:
                body = f"type {name} = readonly [{', '.join(field for _, field in fields)}];"
            else:
                body = f"interface {name} {{\n" + "".join(f"{note}  {field};\n" for note, field in fields) + "}"
            self.texts[name] = f"{comment(struct.__dict__.get('__doc__'))}export {body}"
        return name

    def fields(self, struct: type[Struct]) -> Iterator[tuple[str, str]]:
        config = struct.__struct_config__
        if config.tag is not None:
            yield "", f"{config.tag_field}: {value(config.tag)}"
        kinds, notes = get_type_hints(struct, include_extras=True), notes_of_fields(struct)
        for field in msgspec.structs.fields(struct):
            kind, may_be_unset = without_unset(kinds[field.name])
            mark = "?" if may_be_unset or (struct in self.sent and not field.required) else ""
            yield comment(notes.get(field.name), "  "), f"{field.encode_name}{mark}: {self.of(kind)}"


def without_unset(kind: Any) -> tuple[Any, bool]:
    members = [member for member in get_args(kind) if member is not UnsetType]
    if get_origin(kind) not in (Union, UnionType) or len(members) == len(get_args(kind)):
        return kind, False
    return reduce(or_, members), True


def structs_in(kind: Any) -> Iterator[type[Struct]]:
    """All models that a value of this kind can hold."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
        for inner in get_type_hints(kind).values():
            yield from structs_in(inner)
    for argument in get_args(kind):
        yield from structs_in(argument)


def bracketed(spelled: str) -> str:
    return f"({spelled})" if " " in spelled else spelled


def value(thing: Any) -> str:
    """A value as TypeScript spells it: like JSON, with names and quotes as people write them."""
    if isinstance(thing, str) and not set(thing) & {"'", "\\", "\n"}:
        return f"'{thing}'"
    if isinstance(thing, dict):
        return f"{{ {', '.join(f'{key}: {value(inner)}' for key, inner in thing.items())} }}"
    if isinstance(thing, list | tuple):
        return f"[{', '.join(map(value, thing))}]"
    return json.dumps(thing, ensure_ascii=False)


# Notes: the string under a name, as Python's tools read it too


def comment(note: str | None, indent: str = "") -> str:
    if not note:
        return ""
    lines = re.sub(r"\bNone\b", "null", inspect.cleandoc(note)).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


@cache
def tree_of(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def notes_in(body: list[ast.stmt]) -> dict[str, str]:
    notes = {}
    for statement, below in pairwise(body):
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        if isinstance(targets[0], ast.Name) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            notes[targets[0].id] = str(below.value.value)
    return notes


def notes_of_fields(struct: type[Struct]) -> Mapping[str, str]:
    notes: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        module = inspect.getmodule(owner)
        if owner is not Struct and issubclass(owner, Struct) and module:
            for node in tree_of(module).body:
                if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
                    notes |= notes_in(node.body)
    return notes


def note_of_new_type(kind: NewType) -> str | None:
    module = inspect.getmodule(kind)
    return notes_in(tree_of(module).body).get(kind.__name__) if module else None


def named_kinds(module: ModuleType) -> Iterator[tuple[Any, str, str | None]]:
    notes = notes_in(tree_of(module).body)
    for name, kind in vars(module).items():
        if get_origin(kind) in (Union, UnionType, Literal):
            yield kind, name, notes.get(name)
