"""The command line: one function per command in app.py; whatever goes wrong ends in a sentence, not a traceback."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from lanternwood.cli.refusal import Refusal

DEBUG = "LANTERNWOOD_DEBUG"


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    words = list(sys.argv[1:] if arguments is None else arguments)
    if "--debug" in words:
        words.remove("--debug")
        os.environ[DEBUG] = "1"
    sys.exit(run(words))


def run(words: Sequence[str]) -> int:
    """The exit code of a command: 0 well, 1 failed, 2 asked for something that cannot be, 130 stopped."""
    try:
        code = obey(words)
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        say(str(refusal))
        return refusal.code
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    except BrokenPipeError:
        # Whoever read the output has had enough (`lantern ... | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception:
        if os.environ.get(DEBUG):
            raise
        say(
            "Sorry: something went wrong that should not have. Please report it, with what you typed and what\n"
            "this prints when you type it again with --debug at its end."
        )
        return 1


def obey(words: Sequence[str]) -> int:
    from lanternwood.kernel.content import ContentError

    try:
        from lanternwood.cli.app import call

        return call(words)  # which reads the games' content, if it needs any
    except ContentError as error:
        raise Refusal(f"The cards cannot be read. {error}.", code=1) from None


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
