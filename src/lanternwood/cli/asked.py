"""What people type, turned into what the commands work on."""

import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from lanternwood.bots import levels
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Seat

TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None}


def the_game(name: str) -> Game[Any]:
    if name in GAMES:
        return GAMES[name]
    raise Refusal(f"There is no game called '{name}'{nearest(name, GAMES)} There are: {', '.join(GAMES)}.")


def nearest(word: str, known: Sequence[str] | dict[str, Any]) -> str:
    found = get_close_matches(word, list(known), 1)
    return f"; did you mean '{found[0]}'?" if found else "."


def bot_levels(game: Game[Any], text: str) -> tuple[str, ...]:
    """Names of bots, separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in levels(game.name):
            raise Refusal(f"No bot is called '{name}'. There are: {', '.join(levels(game.name))}.")
    return names


def table_options(texts: Sequence[str]) -> dict[str, Any]:
    """Options from words like speed=true. Which ones a game knows, it says itself."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise Refusal(f"An option is written name=value, such as speed=true; '{text}' is not.")
        options[name.replace("-", "_")] = option_value(value)
    return options


def option_value(text: str) -> Any:
    if text.lower() in TRUTHS:
        return TRUTHS[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def a_seed(text: str | None) -> str:
    """The seed that was asked for, or a new one that nobody can guess."""
    return text if text is not None else secrets.token_hex(16)


def read_file(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Refusal(f"There is no file {file}.") from None
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {reason(error)}.") from None


def check_writable(file: Path) -> None:
    """Find out before the work, not after it."""
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise Refusal(f"{file} cannot be written: " + ("that is a folder." if file.is_dir() else "no such folder."))


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def sentence(error: Exception) -> str:
    """What went wrong, from a capital letter to a full stop."""
    text = str(error)
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def the_seat(text: str, seats: int) -> Seat:
    """People count seats from 1, the rules from 0."""
    if text.isdigit() and 1 <= int(text) <= seats:
        return Seat(int(text) - 1)
    raise Refusal(f"There is no seat {text}; the seats are 1 to {seats}.")
