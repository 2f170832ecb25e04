"""The draws that the browser's own generator is tested against are the ones that the kernel makes."""

import json
from pathlib import Path
from typing import Any

import pytest

from lanternwood.kernel.fairness import chance_from, commitment

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "client" / "tests" / "vectors" / "chance.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["opened"]["seed"])[:8])
def test_the_vectors_are_what_the_kernel_draws(vector: dict[str, Any]) -> None:
    opened = vector["opened"]
    chance = chance_from(opened["seed"], opened["entropy"])
    assert commitment(opened["seed"]) == vector["commitment"]
    assert [[bound, chance.below(bound)] for bound, _ in vector["draws"]] == vector["draws"]
