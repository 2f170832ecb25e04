"""What seats bring, as it is typed and told: `--bring 2=VALUE`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lanternwood.cli.asked import ended, read_file, the_seat
from lanternwood.cli.refusal import Refusal
from lanternwood.kernel.bringing import CannotRead
from lanternwood.kernel.game import Game


def brought_by_seat(game: Game[Any], texts: Sequence[str], seats: int) -> tuple[Any, ...]:
    """From words like 2=VALUE: a text that the game can read, or the name of a file that holds one. Seats that bring
    nothing have None; whether what is brought will do, the plan finds out."""
    if not texts:
        return ()
    bringing, brought = game.bringing, [None] * seats
    if bringing is None:
        raise Refusal(f"Nobody brings anything to {game.title}; leave --bring out.")
    for text in texts:
        number, equals, value = text.partition("=")
        if not equals or not value:
            raise Refusal(
                f"What a seat brings is written SEAT={bringing.noun.upper()}, such as 1=...; '{text}' is not."
            )
        seat = the_seat(number, seats)
        if brought[seat] is not None:
            raise Refusal(f"Seat {number} can bring one {bringing.noun} only.")
        try:
            brought[seat] = bringing.read(held_by_file(value))
        except CannotRead as error:
            raise Refusal(f"What seat {number} brings cannot be read: {ended(str(error))}") from None
    return tuple(brought)


def held_by_file(text: str) -> str:
    """A file that is there is read; anything else is a text already, however long it is."""
    file = Path(text)
    try:
        is_file = file.is_file()
    except (OSError, ValueError):
        return text
    if not is_file:
        return text
    try:
        return read_file(file).decode()
    except UnicodeDecodeError:
        raise Refusal(f"{file} holds no text.") from None


def titles(game: Game[Any], brought: Sequence[Any]) -> list[str]:
    """What each seat brought, by its title; nothing in a game to which nobody brings anything."""
    return [game.bringing.title(value) for value in brought] if game.bringing else []
