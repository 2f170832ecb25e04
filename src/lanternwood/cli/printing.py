"""`lantern print`: what a game has on paper, as a PDF to be cut out."""

from pathlib import Path
from typing import Any

from lanternwood.cli.asked import ended, the_game
from lanternwood.cli.bringing import held_by_file
from lanternwood.cli.refusal import Refusal
from lanternwood.games import GAMES
from lanternwood.kernel.bringing import CannotRead
from lanternwood.kernel.game import Game
from lanternwood.printing.press import Order, Paper, Press, pdf_of, press_of


def print_game(
    name: str, deck: str | None, out: Path | None, extras: tuple[str, ...], paper: Paper, backs: bool, overwrite: bool
) -> int:
    game = the_game(name)
    press = the_press(game)
    brought = None if deck is None else the_deck(game, deck)
    file = out or Path(f"{game.name}.pdf")
    if file.exists() and not overwrite:
        raise Refusal(f"{file} is there already; name another with --out, or say --overwrite.")
    order = Order(brought, paper, backs, frozenset(known_extra(press, game, extra) for extra in extras))
    pages = pdf_of(press, order)
    try:
        file.write_bytes(pages)
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.", code=1) from None
    print(f"Wrote {file}. Print it at its full size, without fitting it to the page.")
    return 0


def the_press(game: Game[Any]) -> Press:
    if press := press_of(game):
        return press
    able = [each.name for each in GAMES.values() if press_of(each)]
    raise Refusal(f"{game.title} has nothing to print yet. There is something for: {', '.join(able)}.")


def known_extra(press: Press, game: Game[Any], extra: str) -> str:
    if extra in press.extras:
        return extra
    there = f"There are: {', '.join(press.extras)}." if press.extras else "There is nothing to add."
    raise Refusal(f"{game.title} has no '{extra}' to print. {there}")


def the_deck(game: Game[Any], text: str) -> Any:
    """Any that can be read and holds nothing but cards; paper asks for no other rule."""
    if game.bringing is None:
        raise Refusal(f"Nobody brings a deck to {game.title}; leave --deck out.")
    try:
        return game.bringing.read(held_by_file(text))
    except CannotRead as error:
        raise Refusal(f"The deck cannot be read: {ended(str(error))}") from None
