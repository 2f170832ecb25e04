"""What people type, turned into what the commands work on."""

import os
import secrets
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from lanternwood.bots import levels
from lanternwood.cli.counting import whole_number
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES
from lanternwood.kernel.game import Game
from lanternwood.kernel.model import Seat
from lanternwood.lab.sides import sides_of

LONGEST_WORD = 100
TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None}


def the_game(name: str) -> Game[Any]:
    if name in GAMES:
        return GAMES[name]
    raise Refusal(f"There is no game called '{name}'{nearest(name, GAMES)} There are: {', '.join(GAMES)}.")


def nearest(word: str, known: Sequence[str] | dict[str, Any]) -> str:
    found = get_close_matches(word, list(known), 1)
    return f"; did you mean '{found[0]}'?" if found else "."


MOST_SEATS = 12


def bot_levels(game: Game[Any], text: str) -> tuple[str, ...]:
    """Names of bots, separated by commas; steady*4 stands for four of them."""
    names: list[str] = []
    for part in text.split(","):
        name, times, count = part.strip().partition("*")
        if times and not (count.isdecimal() and 0 < int(count) <= MOST_SEATS):
            raise Refusal(
                f"Several bots are written like steady*4, with a number from 1 to {MOST_SEATS}; '{part}' is not."
            )
        names += [known_level(game, name)] * (int(count) if times else 1)
    return tuple(names)


def known_level(game: Game[Any], name: str) -> str:
    if name not in levels(game.name):
        raise Refusal(f"No bot is called '{name}'. There are: {', '.join(levels(game.name))}.")
    return name


def levels_by_side(game: Game[Any], texts: Sequence[str]) -> dict[str, str]:
    """Bots for the sides of a game, from words like SIDE=sharp."""
    sides, found = sides_of(game.name), {}
    for text in texts:
        side, equals, level = text.partition("=")
        if not sides:
            raise Refusal(f"{game.title} has no hidden sides; name the bots with --seats alone.")
        if not equals or side not in sides:
            raise Refusal(
                f"A side is written like {sides[0]}=steady, and the sides are {' and '.join(sides)}; '{text}' is not."
            )
        found[side] = known_level(game, level)
    return found


def table_options(game: Game[Any], texts: Sequence[str]) -> dict[str, Any]:
    """Options from words like speed=yes. Which ones a game knows, it says itself."""
    options: dict[str, Any] = {}
    kinds = get_type_hints(game.setting_up.options_type)
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise Refusal(f"An option is written name=value, such as speed=yes; '{text}' is not.")
        name = name.replace("-", "_")
        options[name] = value if get_origin(kinds.get(name)) is Literal else option_value(value)
        if problem := misfit(options[name], kinds.get(name)):
            raise Refusal(f"The option {name} is {problem}, not '{value}'.")
    return options


def misfit(value: Any, kind: Any) -> str | None:
    """What an option of this kind is instead, if this is no value for it; other kinds are the game's to judge."""
    kinds = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    if type(value) in kinds or not {bool, int}.intersection(kinds):
        return None
    return "yes or no" if bool in kinds else "a number"


def option_value(text: str) -> Any:
    if text.lower() in TRUTHS:
        return TRUTHS[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def a_seed(text: str | None) -> str:
    """The seed that was asked for, or a new one that nobody can guess."""
    return secrets.token_hex(16) if text is None else written(text, "seed")


def read_file(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Refusal(f"There is no file {file}.") from None
    except OSError as error:
        raise Refusal(f"{file} cannot be read: {reason(error)}.") from None


def check_writable(file: Path) -> None:
    """Find out before the work, not after it, and by trying; what is in the file stays there."""
    if file.is_dir() or not file.absolute().parent.is_dir():
        raise Refusal(f"{file} cannot be written: " + ("that is a folder." if file.is_dir() else "no such folder."))
    beside = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        if file.exists():
            file.open("r+b").close()
        beside.open("xb").close()
        beside.unlink()
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {reason(error)}.") from None


def check_free(file: Path, overwrite: bool) -> None:
    """What somebody has kept is not written over, unless they say so."""
    if file.exists() and not file.is_dir() and not overwrite:
        raise Refusal(f"{file} is there already; name another file, or add --overwrite to replace it.")
    check_writable(file)


def written(text: str, what: str) -> str:
    """Text that can be saved: short, on one line, and made of letters that can be encoded."""
    if len(text) > LONGEST_WORD or not text.isprintable():
        raise Refusal(f"The {what} is one line of at most {LONGEST_WORD} letters, digits and signs.")
    return text


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def sentence(error: Exception) -> str:
    """What went wrong, from a capital letter to a full stop. An option's name stays as it is typed."""
    text = ended(str(error))
    return f"The option {text}" if "_" in text.partition(" ")[0] else text[:1].upper() + text[1:]


def ended(text: str) -> str:
    return text if text.endswith((".", "?", "!")) else text + "."


def the_seat(text: str, seats: int) -> Seat:
    """People count seats from 1, the rules from 0."""
    number = whole_number(text)
    if number is not None and 1 <= number <= seats:
        return Seat(number - 1)
    raise Refusal(f"There is no seat {text}; the seats are 1 to {seats}.")
