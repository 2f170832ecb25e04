"""Puzzles: matches that begin in the middle and end with a verdict, and every fault in their files told at once."""

import shutil
from pathlib import Path

import msgspec
import pytest

from games.forsaken.scene import A, B
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Attack, EndTurn, Pick, Play
from lanternwood.games.forsaken.linting import lint
from lanternwood.games.forsaken.options import Options
from lanternwood.games.forsaken.puzzle_linting import lint_puzzles
from lanternwood.games.forsaken.puzzles_found import FOLDER, PUZZLES, load_puzzles
from lanternwood.games.forsaken.state import State
from lanternwood.games.forsaken.values import worked_out_anew
from lanternwood.kernel.content import ContentError
from lanternwood.kernel.match import Match, SetupError, plan_for, replay, to_json
from lanternwood.kernel.model import Outcome
from lanternwood.kernel.rng import HashRng


def puzzle(name: str) -> Match[State]:
    return Match(GAME, plan_for(GAME, 2, "puzzles", {"puzzle": name, "open_hands": True}))


def let_enemy_play(match: Match[State], level: str = "sharp") -> None:
    bot = make_bot(GAME.name, level, HashRng(b"enemy"))
    while match.pending() == (B,):
        match.act(B, bot.choose(mind_of(GAME, match.state, B)))


@pytest.mark.rule("FK-Q-150")
@pytest.mark.parametrize("name", PUZZLES)
def test_its_solution_can_be_played_at_a_table(name: str) -> None:
    match = puzzle(name)
    assert worked_out_anew(match.state) == match.state
    for action in PUZZLES[name].solution:
        let_enemy_play(match)
        match.act(A, action)
    let_enemy_play(match)
    ending = "kingdoms" if PUZZLES[name].goal == "win this turn" else "held"
    assert match.outcome() == Outcome(ending, (A,))
    assert replay(GAME, match.plan, match.log).digest() == match.digest()


@pytest.mark.rule("FK-Q-150")
def test_a_win_that_does_not_come_this_turn_was_missed() -> None:
    match = puzzle("who-goes-first")
    match.act(A, Attack(1, 3))
    match.act(A, EndTurn())
    assert match.outcome() == Outcome("unsolved", (B,))
    assert "{1} has won: the turn is over." in [
        GAME.words.tell(match.view(A), event) for event in match.announced_to(A)
    ]


@pytest.mark.rule("FK-Q-150")
@pytest.mark.parametrize("name", [name for name, each in PUZZLES.items() if each.goal == "hold until dawn"])
def test_who_holds_nothing_is_beaten(name: str) -> None:
    """The bot finds the way in."""
    match = puzzle(name)
    match.act(A, EndTurn())
    let_enemy_play(match)
    assert match.outcome() == Outcome("kingdoms", (B,))


@pytest.mark.rule("FK-Q-112", "FK-Q-150")
def test_nothing_is_hidden() -> None:
    match = puzzle("face-down")
    side = match.view(A).kingdoms[1].sides[1]
    assert [miracle.card for miracle in side.miracles] == ["O11", "S12"]
    assert match.view(A).players[1].open_hand == ()
    assert puzzle("the-harvest").view(A).mine.known_top == ("C25", "C05")


@pytest.mark.rule("FK-Q-150")
def test_a_table_is_told_what_is_wrong_with_a_puzzle() -> None:
    with pytest.raises(SetupError, match="there is no puzzle 'nothing'; there are: one-blow, "):
        plan_for(GAME, 2, "", {"puzzle": "nothing", "open_hands": True})
    with pytest.raises(SetupError, match="set open_hands"):
        plan_for(GAME, 2, "", {"puzzle": "one-blow"})


@pytest.mark.rule("FK-Q-150")
def test_a_record_of_a_puzzle_that_is_gone_says_so() -> None:
    plan = plan_for(GAME, 2, "", {"puzzle": "one-blow", "open_hands": True})
    gone = msgspec.structs.replace(plan, options={**plan.options, "puzzle": "gone"})
    with pytest.raises(SetupError, match="there is no puzzle 'gone' here"):
        Match(GAME, gone)


def test_matches_without_a_puzzle_are_written_as_ever() -> None:
    assert to_json(Options()) == b'{"clocks":false,"open_hands":false,"first":"random"}'
    assert plan_for(GAME, 2, "").options == {"clocks": False, "open_hands": False, "first": "random"}
    options = Options(open_hands=True, puzzle="one-blow")
    assert msgspec.json.decode(to_json(options), type=Options) == options


# Files

NAME = "07-thin-air.toml"


def changed(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    """What is said of one puzzle with some texts replaced by others."""
    text = (FOLDER / NAME).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"nothing to change: {old}"
        text = text.replace(old, new, 1)
    (tmp_path / NAME).write_text(text, encoding="utf-8")
    return [str(fault) for fault in lint_puzzles(tmp_path)]


@pytest.mark.rule("FK-SCRIPT-10")
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('goal = "win', 'goal = "Win', "field 'goal': unknown word 'Win this turn'; did you mean 'win this turn'?"),
        ('lesson = "', 'lessen = "', "field 'lessen': unknown field 'lessen'; did you mean 'lesson'?"),
        ('type = "Pick"', 'type = "Peck"', "field 'solution[1].type': unknown verb 'Peck'; did you mean 'Pick'?"),
        ('altars = "oos"', 'altars = "oox"', "'oox' does not fit; write a letter of S, I, O, C, G or T for each Altar"),
        ('altars = "oos"', 'altars = "oost"', "'kingdom[2].me.altars': a Temple stands among five or more"),
        (
            'altars = "gg"',
            'altars = "gggggggggggg"',
            "'kingdom[2].enemy.altars': there are 12; this side holds at most 10",
        ),
        (
            "tower = 2",
            "tower = 12",
            "field 'kingdom[2].enemy.tower': 12 does not fit; write a whole number from 1 to 10",
        ),
        ('card = "O03"', 'card = "O99"', "field 'kingdom[2].me.followers[0].card': there is no card or token 'O99'"),
        ('card = "O03"', 'card = "O08"', "'O08' (Still the Mind) is no Follower; write one that is"),
        ("serial = 2", "serial = 5", "'kingdom[2].me.followers[1].serial': it is 5; numbers go up by one"),
        ('won = "enemy"', 'won = "me"', "field 'kingdom': two Kingdoms are won by 'me'"),
        ('card = "Wisp" }', 'card = "Wisp", came = true }', "no enemy came in it, so take it out"),
        ('card = "Wisp" }', 'card = "Wisp", lost = 1 }', "Follower 4 has no Faith left; let it have lost less"),
        ('id = "thin', 'id = "thick', "the file is called 07-thin-air.toml; write its place and its id"),
        ("follower = 1, target = 0", "follower = 1, target = 4", "field 'solution[2]': Attack(follower=1, target=4)"),
        ("[[kingdom]]", '[me]\nhand = ["Grub"]\n[enemy]\ndeck = ["S01"]\n[[kingdom]]', "what the enemy draws would be"),
        (
            "[[kingdom]]",
            '[me]\nhand = ["Grub"]\n[[kingdom]]',
            "field 'me.hand[0]': there is no card 'Grub' that a deck",
        ),
        ("[[kingdom]]", '[me]\nhand = ["S30", "S30"]\n[[kingdom]]', "a deck holds at most 1 (FK-DECK-02)"),
        ("[[kingdom]]", "[[kingdom]]\n[[kingdom]]", "field 'kingdom': there are 4; write [[kingdom]] three times"),
        ('won = "me"', 'won = "me"\nme = { tower = 3 }', "a Kingdom that was won is dark and empty"),
        ("solution = [", "solution = []\nrest = [", "unknown field 'rest'"),
        ('id = "', "id = ", "not valid TOML"),
    ],
)
def test_faults_are_told_with_their_place(tmp_path: Path, old: str, new: str, words: str) -> None:
    told = changed(tmp_path, (old, new))
    assert any(words in each for each in told), told
    assert all(each.startswith(NAME) for each in told)


@pytest.mark.rule("FK-SCRIPT-10")
def test_all_faults_of_all_files_are_told(tmp_path: Path) -> None:
    shutil.copy(FOLDER / NAME, tmp_path / "08-thin-air.toml")
    told = changed(tmp_path, ('card = "O03"', 'card = "O99"'), ("tower = 2", "tower = 12"))
    assert len(told) == 1, "what does not fit is told before what it means"
    told = changed(tmp_path, ('card = "O03"', 'card = "O99"'), ("serial = 2", "serial = 5"))
    assert len(told) == 3
    assert "'thin-air' is that of 07-thin-air.toml too; each needs its own" in told[-1]
    with pytest.raises(ContentError, match="O99"):
        load_puzzles(tmp_path)


def test_the_puzzles_are_checked_with_the_cards(tmp_path: Path) -> None:
    from lanternwood.games.forsaken.linting import FOLDER as CARDS

    assert lint(CARDS) == []
    shutil.copytree(CARDS, tmp_path / "cards")
    (tmp_path / "cards" / "puzzles").mkdir()
    (tmp_path / "cards" / "puzzles" / "01-none.toml").write_text("id = 3\n")
    assert any(line.startswith("01-none.toml") for line in lint(tmp_path / "cards"))


@pytest.mark.rule("FK-Q-150", "FK-INACT-02")
def test_the_bot_answers_so_that_it_hurts() -> None:
    match = puzzle("their-choice")
    match.act(A, Play("C19", 1))
    assert match.choices(B) == [Pick(2), Pick(3)]
    let_enemy_play(match)
    assert [follower.serial for follower in match.state.side(1, B).followers] == [3]
