"""Saved matches: reading, checking, writing."""

from pathlib import Path
from typing import Any

from lanternwood.cli.asked import read_file
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.record import Record, RecordError, read_record, relive


def open_record(file: Path) -> tuple[Record, Game[Any], Match[Any]]:
    """A saved match, its game, and the match lived through again with every check made."""
    try:
        record = read_record(read_file(file))
        game = game_of(record)
        return record, game, relive(record, game)
    except RecordError as error:
        raise Refusal(f"{file} does not hold: {error}.", code=1) from None


def game_of(record: Record) -> Game[Any]:
    name = record.header.plan.game
    if name not in GAMES:
        raise RecordError(f"it is a match of '{name}'; this version has: {', '.join(GAMES)}")
    return GAMES[name]
