"""The printed game's words, which none of ours may be (FW-PROSE-08). The list holds hashes, so it says none of them."""

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

from lanternwood.games.forgotten_waters.reading_ease import runs, words_of

FILE = Path(__file__).parent / "content" / "banned_runs.txt"
RUN = 6
BYTES = 5


@cache
def banned() -> frozenset[str]:
    """Hashes of the rulebook's runs of six words, and of its monikers and names."""
    return frozenset(FILE.read_text(encoding="ascii").split())


def hash_of(words: Iterable[str]) -> str:
    return blake2b(" ".join(words).lower().encode(), digest_size=BYTES).hexdigest()


def borrowed_runs(text: str, ban: frozenset[str]) -> Iterator[str]:
    return (" ".join(run) for run in runs(text, RUN) if hash_of(run) in ban)


def borrowed_names(forms: Iterable[str], ban: frozenset[str]) -> Iterator[str]:
    """Of monikers and names; a slash parts two forms."""
    for form in forms:
        for each in form.replace("{}", "").split("/"):
            if hash_of(words_of(each)) in ban:
                yield each.strip()
