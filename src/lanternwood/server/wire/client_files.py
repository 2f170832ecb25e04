"""The files of the client that are written from our models: run `./lantern client-types` after changing one."""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import Meta, Struct

from lanternwood.games import GAMES
from lanternwood.games.finding import part_of
from lanternwood.kernel.game import Game
from lanternwood.rulebook import book
from lanternwood.server.wire import PROTOCOL, frames, http, parts
from lanternwood.server.wire.typescript import Declarations, value

HEAD = "// Written by `./lantern client-types` from the Python models. Do not edit.\n\n"
REQUESTS = (http.NewTable, http.Newcomer, http.RecoveryClaim, http.ForkOrder)


def client_files(sources: Path) -> dict[str, str]:
    """Each file by its path in client/src, for the games that have a folder there: any other is shown plainly."""
    files = {"protocol/wire.gen.ts": wire()}
    for game in [game for game in GAMES.values() if (sources / "games" / game.name).is_dir()]:
        files[f"games/{game.name}/types.gen.ts"] = types_of(game)
        if game.words.content:
            files[f"games/{game.name}/content.gen.ts"] = constant("content", game.words.content())
        own: Any = part_of(game.name, "lanternwood.games", "for_client")
        for name, given in own.CONSTANTS.items() if own else ():
            files[f"games/{game.name}/{name}.gen.ts"] = constant(name, given)
        for opening in openings_of(game):
            if (sources / (folder := f"games/{game.name}/{opening.name}")).is_dir():
                files[f"{folder}/types.gen.ts"] = types_of(opening)
    return files


def openings_of(game: Game[Any]) -> list[Game[Any]]:
    """The games with which its series begin, each once."""
    found = {kind.opening.game.name: kind.opening.game for kind in game.series if kind.opening}
    return [*found.values()]


def wire() -> str:
    declared = Declarations((parts, frames, book), sent=(frames.FromClient, *REQUESTS))
    for kind in (frames.FromClient, frames.FromServer, *models_of(http), http.Rulebook):
        declared.of(kind)
    typed = {"name": longest(parts.Name), "word": longest(parts.Word), "words": longest(parts.Words)}
    constants = (
        f"export const PROTOCOL = {PROTOCOL};\n\n"
        f"export const EMBLEMS: readonly Emblem[] = {value(parts.EMBLEMS)};\n\n"
        f"/** How many characters people may type. */\nexport const LONGEST = {value(typed)};\n\n"
    )
    return HEAD + constants + declared.text()


def models_of(module: Any) -> Iterator[type[Struct]]:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == module.__name__:
            yield thing


def longest(text: Any) -> int:
    [limits] = get_args(text)[1:]
    assert isinstance(limits, Meta)
    assert limits.max_length
    return limits.max_length


def types_of(game: Game[Any]) -> str:
    """Its view, action, event and options types, by these names, and of what its seats bring, if they do."""
    declared = Declarations()
    kinds = {
        "View": game.view_type,
        "Action": game.action_type,
        "Event": game.event_type,
        "Options": game.setting_up.options_type,
        **({"Brought": game.bringing.value_type} if game.bringing else {}),
    }
    for name, kind in kinds.items():
        if declared.of(kind) != name:
            declared.alias(name, kind)
    return HEAD + declared.text()


def constant(name: str, given: Any) -> str:
    """A model of the game's own as plain data; of its lists, one entry to a line."""
    declared = Declarations([module] if (module := inspect.getmodule(type(given))) else [])
    kind = declared.of(type(given))
    lines = [f"export const {name}: {kind} = {{"]
    for field, data in msgspec.to_builtins(given).items():
        if isinstance(data, list | tuple):
            lines += [f"  {field}: [", *(f"    {value(entry)}," for entry in data), "  ],"]
        else:
            lines.append(f"  {field}: {value(data)},")
    return HEAD + declared.text() + "\n" + "\n".join(lines) + "\n};\n"
