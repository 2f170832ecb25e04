"""A game with some of its functions exchanged, wherever in it they stand: so that a test can plant a leak."""

from dataclasses import fields, replace
from typing import Any

from lanternwood.kernel.game import Game

GROUPS = ("setting_up", "bringing", "waiting", "talking", "words", "yielding", "betting", "foreseeing")


def planted(game: Game[Any], **parts: Any) -> Game[Any]:
    flat = {field.name for field in fields(game)}
    changes: dict[str, Any] = {name: part for name, part in parts.items() if name in flat}
    for name in parts.keys() - flat:
        group = group_of(game, name)
        changes[group] = replace(changes.get(group, getattr(game, group)), **{name: parts[name]})
    return replace(game, **changes)


def group_of(game: Game[Any], name: str) -> str:
    [found] = [each for each in GROUPS if (group := getattr(game, each)) and name in {f.name for f in fields(group)}]
    return found
