"""The Nights that the client's page for a physical table is tested against are the ones that the engine calls."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.forsaken_forest.scene import night, player
from lanternwood.games.forsaken_forest.events import DayBroke, StepCalled
from lanternwood.games.forsaken_forest.moderation import MODERATION
from lanternwood.games.forsaken_forest.options import Options
from lanternwood.games.forsaken_forest.roles import ROLE_IDS

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "client" / "tests" / "vectors" / "nights.json").read_text(encoding="utf-8")
)


def steps_called(roles: list[str], secret: bool, number: int) -> list[list[Any]]:
    """Every step is called whoever is dead, so all who are not needed for the game to go on are."""
    dead = [number > 1 and role not in ("forsaken", "commonfolk") and "forsaken" in roles for role in roles]
    players = [player(role=role, dead=gone) for role, gone in zip(roles, dead, strict=True)]
    scene = night(*players, number=number, options=Options(min_window_s=0, hidden_role_list=secret)).until(DayBroke)
    return [[call.step, call.seconds] for call in scene.announced(StepCalled)]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: "+".join(sorted({*vector["roles"]})))
def test_the_vectors_are_what_the_engine_calls(vector: dict[str, Any]) -> None:
    roles, secret = vector["roles"], vector["secret"]
    assert vector["first"] == steps_called(roles, secret, 1)
    assert vector["later"] == steps_called(roles, secret, 2) == steps_called(roles, secret, 3)


def test_the_vectors_leave_out_no_preset_and_no_role() -> None:
    lists = [vector["roles"] for vector in VECTORS]
    assert [preset.roles for preset in MODERATION.presets if list(preset.roles) not in lists] == []
    assert {role for roles in lists for role in roles} == {*ROLE_IDS}
    assert {vector["secret"] for vector in VECTORS} == {True, False}


def test_each_step_says_whom_it_wakes_and_who_sleeps_again() -> None:
    for step in (*MODERATION.first, *MODERATION.later):
        woken = step.role or "forsaken"
        assert f"{woken.capitalize()}, open your eyes" in step.call
        assert f"{woken.capitalize()}, close your eyes." in step.close
