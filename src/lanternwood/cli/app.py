"""The commands. Each reads its words, asks other modules to do the work, and gives an exit code."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from lanternwood import __version__
from lanternwood.cli.overview import OVERVIEW
from lanternwood.cli.refusal import Refusal

app = App(
    name="lantern",
    help="Games of dark woods: play, simulate, replay, check.",
    version=__version__,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)

Options = Annotated[tuple[str, ...], Parameter(name="--option", negative="")]
Flag = Parameter(negative="")


def call(words: Sequence[str]) -> int:
    if not words or list(words) in (["--help"], ["-h"], ["help"]):
        print(OVERVIEW)
        return 0
    try:
        code = app(list(words), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise Refusal(in_words(error)) from None
    return code if isinstance(code, int) else 0


def in_words(error: CycloptsError) -> str:
    """The first sentence of what the reader of arguments says, and where to look."""
    problem = " ".join(str(error).split())
    command = " ".join(error.command_chain or ())
    return f"{problem} `./lantern {command + ' ' if command else ''}--help` says what there is."


@app.command
def sim(
    game: str,
    /,
    *,
    seats: str,
    games: int = 1000,
    seed: str = "lanternwood",
    jobs: int = 2,
    option: Options = (),
    rotate: bool = True,
    json: Path | None = None,
    resume: Annotated[bool, Flag] = False,
) -> int:
    """Let bots play many games, and say who wins how often.

    Parameters
    ----------
    game
        Which game, such as nightmare-forest.
    seats
        The bot in each seat, such as steady,sharp,steady,sharp.
    games
        How many games.
    seed
        Any word. The same word gives the same games.
    jobs
        How many processes. The result does not depend on it.
    option
        A table option, such as speed=true. May be given several times.
    rotate
        Change the seating evenly from game to game.
    json
        Write the result to this file, and keep it up to date while playing.
    resume
        Go on where the simulation in the --json file was interrupted.
    """
    from lanternwood.cli.sim import simulate

    return simulate(game, seats, games, seed, jobs, option, rotate, json, resume)


@app.command
def serve() -> int:
    """Open tables in the browser (with the next release)."""
    raise Refusal("Playing in the browser comes with the next release. `./lantern play` works now.", code=1)
