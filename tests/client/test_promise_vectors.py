"""What the browser checks promises by: things to bring, with the fingerprints that the kernel makes of them.

After a change, `pytest --update-goldens` writes them anew.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanternwood.games.forsaken.deck_lists import STARTERS
from lanternwood.kernel.promising import fingerprint_of

FILE = Path(__file__).parents[2] / "client" / "tests" / "vectors" / "promises.json"
EMBER = STARTERS["Ember March"]
VALUES: list[Any] = [
    EMBER,
    msgspec.structs.replace(EMBER, name='Ash “and”\t"bone" \\ {0} é\u2028\x7f\x01 \U0001f56f'),
    # Fields stand in the order of their letters' bytes, also where JavaScript has another for them.
    {"b": 1, "10": True, "9": None, "\uffff": [], "\U0001f56f": {}, "a": [[-3, 2**53 - 1], "", False]},
]


def vectors() -> list[dict[str, Any]]:
    return [
        {"value": msgspec.to_builtins(value), "nonce": nonce, "fingerprint": fingerprint_of(value, nonce)}
        for nonce, value in zip(("00", "4f" * 16, "ab" * 16), VALUES, strict=True)
    ]


def test_the_vectors_are_the_fingerprints_of_the_kernel(request: pytest.FixtureRequest) -> None:
    text = "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in vectors()) + "\n]\n"
    if request.config.getoption("--update-goldens"):
        FILE.write_text(text, encoding="utf-8", newline="\n")
    assert text == FILE.read_text(encoding="utf-8"), "review, then --update-goldens"
