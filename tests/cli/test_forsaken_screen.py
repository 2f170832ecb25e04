"""The screen of Forsaken: what it shows, how choices are typed, and a whole game typed to its end."""

from pathlib import Path
from typing import Any

import pytest

from games.forsaken.content_folder import changed
from games.forsaken.scene import K1, K2, K3, A, B, Scene
from lanternwood.cli.menu import Menu, walk
from lanternwood.cli.screens import screen_of
from lanternwood.cli.screens.forsaken.board import board, pasts, status
from lanternwood.cli.screens.forsaken.card_words import looked_up
from lanternwood.cli.screens.forsaken.ending import ending
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Attack, Build, Commit, Concede, EndTurn, Pick, Play
from lanternwood.games.forsaken.deck_lists import STARTERS, code_of
from lanternwood.games.forsaken.view import View
from lanternwood.kernel.foresight import foresee
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Resign, Seat

from .lantern import lantern, refused, widest

TURN = "build 1 contagion\nbuild 2 contagion\nbuild 3 strife\nplay 1\n1\nplay 1\n1\nattack 1\n1\nchannel 1\n1\nend\n"


def view(scene: Scene) -> View:
    seen: View = GAME.view(scene.state, A)
    return seen


def menu(scene: Scene) -> Menu:
    screen = screen_of(GAME)
    screen.foreseen = lambda choice: foresee(GAME, scene.state, A, choice)
    return screen.menu(view(scene), scene.choices(A))


def typed(scene: Scene, words: str) -> Any:
    _, item = walk(menu(scene), words.split())
    assert item
    return item.choice


def battle() -> Scene:
    scene = Scene()
    scene.altars(A, K1, "SsC")
    scene.altars(B, K1, "OOOOT")
    scene.follower(A, K1, "O05")
    scene.follower(B, K1, "I04")
    scene.follower(B, K1, "C04", exhausted=True, blight=1)
    scene.miracle(B, K1, "O11")
    scene.miracle(A, K2, "S12")
    scene.blessing(A, K2, "S20")
    scene.hand(A, "S09", "S09", "G24")
    scene.past(B, "C18", "C18")
    return scene


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_fits_and_shows_what_one_may_see(width: int) -> None:
    lines = [line.plain for line in board(view(battle()), width)]
    shown = "\n".join(lines)
    assert widest(lines) <= width
    for words in (
        "Lantern Monk 3/4",
        "Thicket Grazer 2/3",
        "(Pox Hound 2/2",
        "Blight 1",
        "SsC··",
        "OOOOT",
        "1 face down",
    ):
        assert words in shown
    for words in ("face down: Caltrop Field", "Blessing: War Drums", "Sear ×2", "Aurelin the Undefeated"):
        assert words in " ".join(shown.split())
    assert "Mirror Ward" not in shown
    side_by_side = any(line.startswith("I -") and "III -" in line for line in lines)
    assert side_by_side == (width == 100)


def test_between_two_boards_a_few_lines() -> None:
    lines = [line.plain for line in status(view(battle()), 80)]
    assert widest(lines) <= 80
    assert any(line.startswith("I   Seat 2 ♥10 OOOOT") for line in lines)


def test_a_dark_kingdom_and_the_last() -> None:
    scene = Scene()
    scene.won(K1, A)
    assert any("Dark. You won it." in line.plain for line in board(view(scene), 80))
    scene.won(K3, B)
    assert not any("Dark" in line.plain for line in board(view(scene), 100))


def test_choices_are_typed_by_kind() -> None:
    scene = battle()
    assert typed(scene, "build 3 grandeur") == Build(K3, "grandeur")
    assert typed(scene, "play sear") == Play("S09", K1)
    assert typed(scene, "attack 1") == Attack(1, 2)
    assert typed(scene, "say 1") == Commit(K1, 0)
    assert typed(scene, "give 2") == Concede(K2)
    assert typed(scene, "end") == EndTurn()
    assert [item.words for item in menu(scene).items][-3:] == [
        "End the turn",
        "Say which Altars pay first",
        "Give up a Kingdom",
    ]


def test_behind_a_choice_stands_what_it_would_do() -> None:
    scene = battle()
    where, _ = walk(menu(scene), ["attack"])
    words = where.items[0].words
    assert words.startswith("Attack Thicket Grazer with Lantern Monk: Thicket Grazer lost 3 Faith.")
    assert "Thicket Grazer is Forsaken." in words
    scene.do(A, Play("S09", K1))
    assert typed(scene, "1") == Pick(2)
    assert "Take 2 Faith from Thicket Grazer: Thicket Grazer lost 2 Faith." in menu(scene).items[0].words


def test_cards_are_told_by_name() -> None:
    seen = view(battle())
    assert looked_up(seen, "sear")[0] == "  Sear: Decree of Strife, common. Cost S."
    assert any("Bulwark" in line for line in looked_up(seen, "parade guard"))
    assert looked_up(seen, "onrush")[0].startswith("  Onrush: ")
    assert looked_up(seen, "altar of chess") == ["  There is no card called 'altar of chess'."]
    assert looked_up(seen, "the")[0].startswith("  Which one: ")
    assert any("Lantern Monk" in line for line in looked_up(seen, ""))
    assert pasts(seen)[1] == "  The Past, Seat 2: Cull the Weak ×2"


def test_the_end_tells_of_each_kingdom() -> None:
    match = Match(GAME, plan_for(GAME, 2, "elm"))
    match.act(Seat(1), Resign())
    outcome = match.outcome()
    assert outcome
    words = [each.words for each in ending(match, outcome, A)]
    assert words[0] == "You have won in turn 0, since the other gave up."
    assert words[1] == "I: still lit. Faith of the Towers: you 10, Seat 2 10."


def test_a_whole_game_is_typed(tmp_path: Path) -> None:
    kept = tmp_path / "deck.txt"
    kept.write_text(code_of(STARTERS["Ember March"]), encoding="utf-8")
    saved = tmp_path / "match.json"
    decks = ("--bring", "1=Pyre and Pox", "--bring", f"2={kept}")
    start = "?\ncard\nkeep\n" + TURN
    ended = lantern(
        "play", "forsaken", *decks, "--bots", "random", "--seed", "6", "--save", saved, typed=start + TURN * 60
    )
    assert ended.returncode == 0, ended.stderr
    assert " won in turn " in ended.stdout
    assert "Seat 1 played with Pyre and Pox." in ended.stdout
    assert widest([line for line in ended.stdout.splitlines() if str(saved) not in line]) <= 80
    assert " won in turn " in lantern("replay", saved, "--all-at-once").stdout


@pytest.mark.rule("FK-SCRIPT-10")
def test_every_mistake_in_a_folder_of_cards_is_told(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, ("strife.toml", 'id = "S09"', 'id = "S99"'), ("occult.toml", 'do = "draw"', 'do = "drow"')
    )
    ended = lantern("lint-content", "forsaken", folder)
    assert ended.returncode == 1
    assert "occult.toml" in ended.stdout
    assert "did you mean 'draw'?" in ended.stdout
    assert "mistake" in ended.stdout.splitlines()[-1]
    assert lantern("lint-content", "forsaken").returncode == 0
    refused(lantern("lint-content", "forsaken", tmp_path / "nowhere"), 2, "There is no folder")
