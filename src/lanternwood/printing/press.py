"""From a game's template and data to a PDF. Typst sets the pages; it comes as one wheel that needs nothing else."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from lanternwood.games.finding import part_of
from lanternwood.kernel.game import Game

FOLDER = Path(__file__).parent
Paper = Literal["a4", "us-letter"]


@dataclass(frozen=True)
class Order:
    """What somebody wants on paper."""

    brought: Any = None
    """What a seat could bring, such as a deck; None for everything there is."""
    paper: Paper = "a4"
    backs: bool = False
    extras: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Press:
    """What a game can have printed."""

    template: Path
    """A Typst file under this folder; it finds its data as JSON in `sys.inputs.data`."""
    data: Callable[[Order], dict[str, Any]]
    extras: tuple[str, ...] = ()
    """What is printed only if it is asked for, by name."""


class CannotPrint(Exception):
    """The pages could not be set: a mistake of ours."""


def press_of(game: Game[Any]) -> Press | None:
    """None for a game that has nothing to print."""
    part = part_of(game.name, "lanternwood.printing.games")
    press = getattr(part, "PRESS", None)
    return press if isinstance(press, Press) else None


def pdf_of(press: Press, order: Order) -> bytes:
    return _set_pages(press, order, "pdf")[0]


def pictures_of(press: Press, order: Order, ppi: float = 96) -> list[bytes]:
    """The same pages as PNG, to be looked at."""
    return _set_pages(press, order, "png", ppi)


def _set_pages(press: Press, order: Order, form: Literal["pdf", "png"], ppi: float | None = None) -> list[bytes]:
    import typst  # only here: it is large, and only printing needs it

    data = {"paper": order.paper, "backs": order.backs, **press.data(order)}
    try:
        pages: Any = typst.compile(
            press.template,
            root=FOLDER,
            font_paths=[FOLDER / "faces"],
            ignore_system_fonts=True,
            format=form,
            ppi=ppi,
            sys_inputs={"data": json.dumps(data)},
        )
    except typst.TypstError as error:
        raise CannotPrint(f"{error.message}\n{error.diagnostic}") from error
    return pages if isinstance(pages, list) else [pages]
