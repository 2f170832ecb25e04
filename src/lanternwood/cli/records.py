"""Saved matches: reading, checking, writing."""

from pathlib import Path
from typing import Any

from lanternwood.cli.asked import ended, read_file
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES, OPENINGS
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.record import Record, RecordError, read_record, relive


def open_record(file: Path) -> tuple[Record, Game[Any], Match[Any]]:
    """A saved match, its game, and the match lived through again with every check made."""
    try:
        record = read_record(read_file(file))
        game = game_of(record)
    except RecordError as error:
        raise Refusal(f"{file} does not hold: {ended(str(error))}", code=1) from None
    try:
        return record, game, relive(record, game)
    except RecordError as error:
        if of_other_rules(record, game):
            raise Refusal(f"{file} cannot be checked here: {ended(str(error))} {GO_BACK}", code=1) from None
        raise Refusal(f"{file} does not hold: {ended(str(error))}", code=1) from None


GO_BACK = (
    "The file may be all right: to see it again, check out the version of Lanternwood it was played with "
    "(in a clone, `git log` and `git checkout`), and run the same command there."
)


def of_other_rules(record: Record, game: Game[Any]) -> bool:
    plan = record.header.plan
    return (plan.rules_version, plan.content_hash) != (game.rules_version, game.content_hash)


def game_of(record: Record) -> Game[Any]:
    name = record.header.plan.game
    if name in OPENINGS:
        return OPENINGS[name][0]
    if name not in GAMES:
        raise RecordError(f"it is a match of '{name}'; this version has: {', '.join(GAMES)}")
    return GAMES[name]
