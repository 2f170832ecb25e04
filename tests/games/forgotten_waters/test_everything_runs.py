"""Every entry, action, event and discard effect is carried out, with answers by chance, until nothing is left of it."""

import pytest

from contract.play import Chooser, next_move
from games.forgotten_waters.scene import ADA, BANK, EVERY_WORD, Scene, compiled
from lanternwood.games.forgotten_waters.book import book_of
from lanternwood.games.forgotten_waters.frames import BeforeTimer, Running, Scope
from lanternwood.games.forgotten_waters.game import VOYAGES

LONG_ENOUGH = 200
SCENARIOS = [BANK, EVERY_WORD]


def play(scene: Scene, chooser: Chooser) -> None:
    """Until the round goes on, or the voyage is over."""
    for _ in range(LONG_ENOUGH):
        if scene.state.ending is not None or scene.asks(BeforeTimer):
            return
        move = next_move(VOYAGES, scene.state, chooser)
        assert move
        VOYAGES.apply(scene.table, *move)
    raise AssertionError("this does not come to an end")


def rich(seed: int, scenario: str, page: int) -> Scene:
    """Somebody who has something of everything, so that prices can be paid."""
    scene = Scene(3 + seed % 5, scenario, page)
    scene.stats(supplies=5, discontent=2, crew=9)
    scene.treasures(ADA, 2, 34)
    scene.state.players[ADA].rerolls = scene.state.players[ADA].misfortune = seed % 2
    scene.state.players[ADA].event_tokens = seed % 3
    scene.state.cannons = [(1, False), (1, True), (2, True)][: 1 + seed % 3]
    return scene


@pytest.mark.rule("FW-ACT-04", "FW-PAGE-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_entry(scenario: str) -> None:
    for seed, number in enumerate(book_of(scenario).entries):
        scene = rich(seed, scenario, page=2 if scenario == BANK else 91)
        scene.effects(ADA, ["entry", number])
        play(scene, Chooser(seed))


@pytest.mark.rule("FW-ACT-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_action(scenario: str) -> None:
    for page in book_of(scenario).pages.values():
        for action in page.actions:
            scene = rich(page.id + action.n, scenario, page.id)
            scene.stand(ada=action.n)
            scene.go_on()
            play(scene, Chooser(page.id))


@pytest.mark.rule("FW-EVENT-02", "FW-TREASURE-06")
def test_every_event_and_discard_effect() -> None:
    book = book_of(BANK)
    blocks = [block for sheet in book.sheets for block in sheet.blocks]
    blocks += [card.discard for card in book.treasures.values() if card.discard]
    blocks += [
        trigger.block for card in (*book.treasures.values(), *book.stories.values()) for trigger in card.triggers
    ]
    for seed, block in enumerate(blocks):
        scene = rich(seed, BANK, page=2)
        scene.state.frames.append(Running(block, Scope(ADA)))
        scene.go_on()
        play(scene, Chooser(seed))


def test_what_a_scene_adds_changes_nothing_before_it() -> None:
    before = book_of(BANK).program.blocks
    compiled(BANK, [["infamy", 1]])
    assert book_of(BANK).program.blocks[: len(before)] == before
