"""The commands. Each reads its words, asks other modules to do the work, and gives an exit code."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Argument, CycloptsError, MissingArgumentError, Parameter, UnusedCliTokensError

from lanternwood import __version__
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
Bring = Annotated[tuple[str, ...], Parameter(name="--bring", negative="")]
Sides = Annotated[tuple[str, ...], Parameter(name="--side", negative="")]
Flag = Parameter(negative="")


def call(words: Sequence[str]) -> int:
    if not words or list(words) in (["--help"], ["-h"], ["help"]):
        from lanternwood.cli.overview import overview  # here, because it looks at every game

        print(overview())
        return 0
    try:
        code = app(list(words), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise Refusal(in_words(error)) from None
    return code if isinstance(code, int) else 0


def in_words(error: CycloptsError) -> str:
    """What is wrong with the words, and where to look."""
    match error:
        case MissingArgumentError(argument=Argument() as missing):
            problem = f"Something is missing: {missing.name}."
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            problem = f"'{first}' is one word too many."
        case _:
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
    bring: Bring = (),
    side: Sides = (),
    rotate: bool = True,
    json: Path | None = None,
    resume: Annotated[bool, Flag] = False,
    overwrite: Annotated[bool, Flag] = False,
) -> int:
    """Let bots play many games, and say who wins how often.

    Parameters
    ----------
    game
        Which game; `./lantern` alone lists them.
    seats
        The bot in each seat, such as steady,sharp,steady,sharp or steady*8.
    games
        How many games.
    seed
        Any word. The same word gives the same games.
    jobs
        How many processes. The result does not depend on it.
    option
        A table option, such as speed=yes. May be given several times.
    bring
        What a seat brings, in a game to which seats bring something: SEAT=VALUE, a name or text that the game can
        read, or a file that holds one. Any other seat plays the usual. May be given several times.
    side
        In a game of hidden teams, the bot that plays for a side, as SIDE=sharp. May be given several times.
    rotate
        Change the seating evenly from game to game.
    json
        Write the result to this file, and keep it up to date while playing.
    resume
        Go on where the simulation in the --json file was interrupted.
    overwrite
        Begin anew, and replace what is in the --json file.
    """
    from lanternwood.cli.sim import simulate

    return simulate(game, seats, games, seed, jobs, option, bring, side, rotate, json, resume, overwrite)


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8420,
    data: Path | None = None,
    client: Path | None = None,
    public_address: str | None = None,
    bot_pause: float = 1.0,
    thinkers: int | None = None,
    origin: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    trusted_proxy: Annotated[bool, Flag] = False,
    open_metrics: Annotated[bool, Flag] = False,
    durable: bool = True,
    limits: float = 1.0,
    log: Literal["json", "text"] | None = None,
) -> int:
    """Open tables in the browser.

    Parameters
    ----------
    host
        The address to listen on. 0.0.0.0 lets other devices in your network in.
    port
        The port to listen on; 0 takes any that is free.
    data
        The folder for matches; otherwise LANTERNWOOD_DATA, or where your system keeps such things.
    client
        The folder with the built pages; otherwise LANTERNWOOD_CLIENT, or client/dist.
    public_address
        Where people reach this server, such as https://games.example, for links and QR codes.
    bot_pause
        Scales how long bots seem to think; 0 makes them answer at once.
    thinkers
        How many processes there are for bots that think for long; otherwise one less than there are cores.
    origin
        Another site whose pages may use this server. May be given several times.
    trusted_proxy
        Believe what a proxy on this machine says about whom it speaks for.
    open_metrics
        Show /metrics to everyone, not only to this machine.
    durable
        Flush every action to the disk before it counts. Only for measuring is it ever switched off.
    limits
        Allow this many times the usual rate of requests; 0 sets no limit, for measuring.
    log
        How logs are written: json, or text, which is usual on a terminal.
    """
    from lanternwood.cli.serve import serve

    return serve(
        host=host,
        port=port,
        data=data,
        client=client,
        public_address=public_address,
        bot_pause=bot_pause,
        thinkers=thinkers,
        origins=origin,
        trusted_proxy=trusted_proxy,
        open_metrics=open_metrics,
        durable=durable,
        limits=limits,
        log=log,
    )


@app.command
def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    me: str = "1",
    bots: str | None = None,
    seed: str | None = None,
    word: str | None = None,
    ask_word: Annotated[bool, Flag] = False,
    option: Options = (),
    bring: Bring = (),
    save: Path | None = None,
    overwrite: Annotated[bool, Flag] = False,
    plain: Annotated[bool, Flag] = False,
) -> int:
    """Play in the terminal against bots.

    Parameters
    ----------
    game
        Which game; `./lantern` alone lists them.
    seats
        How many seats the table has; four unless the game wants otherwise.
    me
        Your seat, counted from 1.
    bots
        The bots' level, steady where the game has it; or one for each other seat: steady,sharp,random.
    seed
        Any word. The same seed gives the same dice and cards.
    word
        A word of your own, which the dice and cards follow from too.
    ask_word
        Ask for that word once the seed is fixed and its promise shown.
    option
        A table option, such as speed=yes. May be given several times.
    bring
        What a seat brings, in a game to which seats bring something: SEAT=VALUE, a name or text that the game can
        read, or a file that holds one. Any other seat plays the usual. May be given several times.
    save
        Save the match in this file, which must be a new one.
    overwrite
        The --save file may be there already, and is replaced.
    plain
        No colours and no escape codes.
    """
    from lanternwood.cli.play import play

    return play(game, seats, me, bots, seed, word, ask_word, option, bring, save, overwrite, plain)


@app.command
def replay(
    file: Path,
    /,
    *,
    seen_as: Annotated[str, Parameter(name="--as")] = "all",
    plain: Annotated[bool, Flag] = False,
    all_at_once: Annotated[bool, Flag] = False,
) -> int:
    """Step through a saved match.

    Parameters
    ----------
    file
        A match that was saved with `play --save`.
    seen_as
        A seat, counted from 1, to see what it knew; or all, with everything open.
    plain
        No colours and no escape codes.
    all_at_once
        The whole story without stopping.
    """
    from lanternwood.cli.replay import replay

    return replay(file, seen_as, plain, all_at_once)


@app.command
def verify(file: Path, /, *, promise: Annotated[tuple[str, ...], Parameter(negative="")] = ()) -> int:
    """Check that a saved match is whole, follows the rules and has the promised seed.

    Parameters
    ----------
    file
        A match that was saved with `play --save`.
    promise
        The SHA-256 that was shown before the match, to compare with the one in the file; likewise the fingerprint of
        what somebody brought. May be given several times.
    """
    from lanternwood.cli.verify import verify

    return verify(file, promise)


@app.command(name="print")
def print_game(
    game: str,
    /,
    *,
    deck: str | None = None,
    out: Path | None = None,
    add: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    paper: Literal["a4", "us-letter"] = "a4",
    backs: Annotated[bool, Flag] = False,
    overwrite: Annotated[bool, Flag] = False,
) -> int:
    """Write what a game has on paper as a PDF, to be cut out.

    Parameters
    ----------
    game
        Which game; `./lantern` alone lists them.
    deck
        A deck, by its name, its code, or a file that holds either or a list; otherwise one of every card.
    out
        The file to write; otherwise the game's name with .pdf.
    add
        What else to print: tokens, or rules for a page of rules. May be given several times.
    paper
        The size of the paper.
    backs
        Backs too, each on the page behind its faces, for a printer that turns the paper along its long edge.
    overwrite
        The file may be there already, and is replaced.
    """
    from lanternwood.cli.printing import print_game

    return print_game(game, deck, out, add, paper, backs, overwrite)


@app.command
def lint_content(game: str | None = None, folder: Path | None = None, /) -> int:
    """Check the cards of a game, or of all games.

    Parameters
    ----------
    game
        Which game; all of them if you name none.
    folder
        A folder of cards to check instead of the game's own.
    """
    from lanternwood.cli.lint_content import lint_content

    return lint_content(game, folder)


@app.command
def client_types() -> int:
    """Write the client's types anew from the server's models."""
    from lanternwood.cli.client_types import client_types

    return client_types()


bench = App(name="bench", help="Measure.")
app.command(bench)


@bench.command
def kernel(*, quick: Annotated[bool, Flag] = False, output: Path | None = None) -> int:
    """Measure the rules kernel beside its peers.

    Parameters
    ----------
    quick
        Shorter measurements, less exact.
    output
        Write the result to this file too.
    """
    from lanternwood.lab import bench_kernel

    return bench_kernel.run(output, quick)


@bench.command
def server(*, quick: Annotated[bool, Flag] = False, output: Path | None = None) -> int:
    """Measure the server beside boardgame.io's.

    Parameters
    ----------
    quick
        Shorter measurements, less exact.
    output
        Write the result to this file too.
    """
    from lanternwood.lab import bench_server

    return bench_server.run(output, quick)


@bench.command
def thinking(*, quick: Annotated[bool, Flag] = False, output: Path | None = None) -> int:
    """Measure how long people wait while bots at twenty tables think.

    Parameters
    ----------
    quick
        Shorter measurements, less exact.
    output
        Write the result to this file too.
    """
    from lanternwood.lab import bench_thinking

    return bench_thinking.run(output, quick)


@bench.command
def client(*, output: Path | None = None) -> int:
    """Look at the pages with Lighthouse: how fast they come, how well they can be used, how much is sent.

    Parameters
    ----------
    output
        Write the result to this file too.
    """
    from lanternwood.lab import bench_client

    return bench_client.run(output)
