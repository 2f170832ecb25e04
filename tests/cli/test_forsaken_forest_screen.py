"""The screen of Forsaken Forest: whole matches, in which somebody at the terminal chooses anything they are offered."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, given, player
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.cli.menu import Item, Menu, walk
from lanternwood.cli.screens import screen_of
from lanternwood.cli.screens.forsaken_forest import EVERY_WINDOW, FEWER_WINDOWS, ForsakenForestScreen
from lanternwood.cli.screens.forsaken_forest.map import SQUARES, in_squares
from lanternwood.games import GAMES
from lanternwood.games.forsaken_forest import events
from lanternwood.games.forsaken_forest.actions import Announce, EndActionPhase, EndPlea, Mark, Pass, PlacePath, Play
from lanternwood.games.forsaken_forest.board import territory
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.statements import Answer, AskAbout, ClaimRole, Say
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Seat, Talk
from lanternwood.lab.simulate import bot_chance
from lanternwood.lab.turns import Turns, the_timeout

from .lantern import lantern, widest

GAME = GAMES["forsaken-forest"]
ME = Seat(0)
PLACE = re.compile(r"\(-?\d,-?\d\)|Site X\d")


def leaves(menu: Menu) -> Iterator[Item]:
    for item in menu.items:
        yield from leaves(item.opens) if item.opens else [item]


def menus(menu: Menu) -> Iterator[Menu]:
    yield menu
    for item in menu.items:
        if item.opens:
            yield from menus(item.opens)


class Typist:
    """Chooses anything from the menus, says something now and then, and reads all that is shown."""

    def __init__(self, match: Match[Any], seed: str) -> None:
        self.match = match
        self.dice = Random(seed)
        self.screen = screen_of(GAME)
        self.told = 0
        self.refused = 0

    def choose(self) -> Any:
        view, choices = self.match.view(ME), self.match.choices(ME)
        chosen = self.screen.by_itself(view, choices)
        if chosen is not None:
            assert chosen == Pass() or choices == [chosen]
            return chosen
        self.read()
        offered = [item for item in leaves(self.screen.menu(view, choices)) if not isinstance(item.choice, str)]
        actions = [item.choice for item in offered if not isinstance(item.choice, Talk)]
        assert sorted(map(repr, actions)) == sorted(map(repr, choices)), "each choice once, and nothing else"
        talk = [item.choice for item in offered if isinstance(item.choice, Talk)]
        if talk and self.dice.random() < 0.2:
            return self.dice.choice(talk)
        return self.dice.choice(actions)

    def read(self) -> None:
        """What is shown fits, and speaks of squares."""
        view = self.match.view(ME)
        events = self.match.announced_to(ME)[self.told :]
        self.told += len(events)
        lines = [paragraph.words for paragraph in self.screen.news(view, events, ME)]
        shown = [line.plain for line in (*self.screen.board(view, 80), *self.screen.status(view, 80))]
        assert widest(shown) <= 80
        choices = self.match.choices(ME)
        for menu in menus(self.screen.menu(view, choices)) if choices else ():
            assert len(menu.keys) == len(set(menu.keys))
            shown += menu.lines()
        assert not [line for line in (*lines, *shown) if PLACE.search(line)]


def live(typist: Typist) -> None:
    match, turns = typist.match, Turns()
    seed = match.plan.seed
    bots = [make_bot(GAME.name, "steady", bot_chance(seed, seat)) for seat in range(match.plan.seats)]
    while (seat := turns.next(GAME, match.state)) is not None:
        action: Any = the_timeout(GAME, match.state) if seat == OUTSIDE else None
        if action is None:
            action = typist.choose() if seat == ME else bots[seat].choose(mind_of(GAME, match.state, seat))
        try:
            match.act(seat, action)
        except IllegalAction:
            assert isinstance(action, Talk)
            typist.refused += 1
            continue
        if not isinstance(action, Talk):
            turns.has_chosen(seat)
    typist.read()


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (6, {}), (8, {"special_roles": True}), (12, {"hidden_role_list": True})]
)
@pytest.mark.parametrize("number", range(3))
def test_every_choice_is_offered_once_and_all_that_is_shown_fits(
    seats: int, options: dict[str, Any], number: int
) -> None:
    match = Match(GAME, plan_for(GAME, seats, f"typed {number}", options))
    typist = Typist(match, f"{seats} {number}")
    if number == 2:
        typist.screen.heeds(EVERY_WINDOW)
    live(typist)
    outcome = match.outcome()
    assert outcome
    for viewer in (ME, None):
        told = [paragraph.words for paragraph in typist.screen.ending(match, outcome, viewer)]
        assert told[0].startswith("The end: ")
        assert len([line for line in told if " was " in line]) == seats
        assert widest([line.plain for line in typist.screen.board(match.view(viewer), 80)]) <= 80


def screen() -> ForsakenForestScreen:
    found = screen_of(GAME)
    assert isinstance(found, ForsakenForestScreen)
    return found


def typed(menu: Menu, *words: str) -> Any:
    _, item = walk(menu, words)
    assert item
    return item.choice


def test_a_card_and_its_square_are_typed_in_one_go() -> None:
    scene = given(player("wander", "soul-mirror"), player(), player(), player(role="forsaken"))
    top = screen().menu(scene.view(ANA), scene.offered(ANA))
    assert typed(top, "wander", "H8") == Play(CARD["wander"], at=territory(1, 1))
    assert typed(top, "soul", "3") == Play(CARD["soul-mirror"], target=Seat(3))
    assert "a card must be played" in top.heading[0]


def test_a_card_of_several_squares_is_named_square_by_square() -> None:
    scene = given(player("press-on"), player(), player(), player(role="forsaken"))
    top = screen().menu(scene.view(ANA), scene.offered(ANA))
    scene.when(ANA, typed(top, "press", "G8"))
    assert scene.view(ANA).marked == (territory(0, 1),)
    further = screen().menu(scene.view(ANA), scene.offered(ANA))
    assert typed(further, "go", "G9") == Mark(CARD["press-on"], territory(0, 2))
    assert typed(further, "no", "further") == Announce()


def test_the_first_path_is_a_square_and_nothing_else() -> None:
    match = Match(GAME, plan_for(GAME, 4, "elm", {}))
    while match.view(None).fugue is None:
        match.act(OUTSIDE, the_timeout(GAME, match.state))
    first = match.view(None).fugue
    top = screen().menu(match.view(first), match.choices(first))
    assert typed(top, "g8") == PlacePath(territory(0, 1))
    assert isinstance(typed(top, "say", "who", "1"), Say)


def test_the_map_shows_paths_doors_and_what_one_knows() -> None:
    scene = given(player(), player(), player(), player(role="forsaken"), paths=[(0, 1)], turned=[3])
    rows = {line.plain[:3].strip(): line.plain[5:31].split() for line in screen().board(scene.view(ANA), 80)[2:]}
    assert rows["7"][6] == "@"
    assert rows["8"][6] == "■"
    assert rows["13"][0] == rows["13"][6] == "?"
    assert rows["13"][3] == "*"
    of_forsaken = [line.plain for line in screen().board(scene.view(Seat(3)), 80)]
    assert sum("V" in line[5:31] for line in of_forsaken[3:16]) == 1


def test_small_windows_pass_by_themselves_until_one_wants_to_be_asked() -> None:
    scene = given(player("wander"), player("sprint"), player(), player(role="forsaken"))
    here = screen()
    view, choices = scene.view(BO), scene.offered(BO)
    assert len(choices) > 1
    assert here.by_itself(view, choices) == Pass()
    assert here.heeds(EVERY_WINDOW)
    assert here.by_itself(view, choices) is None
    assert typed(here.menu(view, choices), "ask") == FEWER_WINDOWS
    assert here.heeds(FEWER_WINDOWS)
    assert here.by_itself(view, choices) == Pass()
    assert not here.heeds(Pass())


def test_a_card_that_was_announced_is_always_asked_about() -> None:
    scene = given(player("wander"), player("deny-fate"), player(), player(role="forsaken"))
    scene.play(ANA, "wander", at=territory(1, 1))
    here = screen()
    assert here.by_itself(scene.view(BO), scene.offered(BO)) is None
    assert here.by_itself(scene.view(CY), scene.offered(CY)) == Pass()
    assert any("Wander" in line.plain for line in here.status(scene.view(BO), 80))


def test_one_who_may_end_the_turn_is_not_told_to_play() -> None:
    scene = given(player("soul-mirror"), player(), player(), player(role="forsaken"))
    top = screen().menu(scene.view(ANA), scene.offered(ANA))
    assert typed(top, "end") == EndActionPhase()
    assert "must" not in top.heading[0]


def test_a_question_is_answered_as_an_answer() -> None:
    scene = given(player("wander"), player(), player(), player(role="forsaken"))
    scene.when(BO, Say(AskAbout(ANA, "role")))
    top = screen().menu(scene.view(ANA), scene.offered(ANA))
    assert typed(top, "say", "answer", "1") == Say(Answer(0, ClaimRole("commonfolk")))
    scene.when(ANA, typed(top, "say", "answer", "1"))
    assert not any("Answer" in item.words for item in leaves(screen().menu(scene.view(ANA), scene.offered(ANA))))


def test_the_turns_of_others_are_told_in_few_words() -> None:
    scene = given(player("wander"), player("wander"), player(), player(role="forsaken"))
    drawn = [events.TurnBegan(BO, 2), events.WindowClosed(), events.CardsDrawn(BO, 1)]
    busy = [*drawn, events.PathForged(BO, territory(0, 1)), events.CardsDrawn(BO, 2), events.TurnEnded(BO)]
    idle = [events.TurnBegan(CY, 3), events.CardsDrawn(CY, 1), events.TurnEnded(CY)]
    mine = [events.TurnBegan(ANA, 4), events.CardsDrawn(ANA, 1), events.CardsSeen(("wander",))]
    told = screen().news(scene.view(ANA), [*busy, *idle, *mine], ANA)
    assert [(paragraph.lead.strip(), paragraph.words) for paragraph in told] == [
        ("Seat 2", "Forges a Path at G8. Draws 2 cards."),
        ("Seat 3", "Plays nothing."),
        ("", "You drew: Wander."),
    ]
    assert screen().ripe([*busy, *idle, *mine]) == len(busy) + len(idle)


def test_what_is_said_stands_alone() -> None:
    scene = given(player("wander"), player(), player(), player(role="forsaken"))
    heard = len(scene.heard)
    scene.play(ANA, "wander", at=territory(0, 1)).when(BO, Say(ClaimRole("oracle"))).all_pass()
    told = screen().news(scene.view(CY), scene.told(CY, heard), CY)
    assert [paragraph.words for paragraph in told] == [
        "Seat 1 plays Wander at G8.",
        "Seat 2 says: I am the Oracle.",
        "Seat 1 Forges a Path at G8.",
    ]
    assert '"Oracle"' in screen().board(scene.view(CY), 80)[4].plain


def test_a_plea_is_there_to_be_spoken() -> None:
    scene = given(player("drag-to-the-gallows"), player(), player(), player(role="forsaken"))
    scene.play(ANA, "drag-to-the-gallows", BO).all_pass()
    here, view, choices = screen(), scene.view(BO), scene.offered(BO)
    assert choices == [EndPlea()]
    assert here.by_itself(view, choices) is None
    assert typed(here.menu(view, choices), "say", "who", "1") == Say(ClaimRole("commonfolk"))


def test_places_are_squares() -> None:
    assert SQUARES[territory(-6, -6)] == "A1"
    assert SQUARES[territory(6, 6)] == "M13"
    assert in_squares("Seat 2 Forges a Path at (0,1).") == "Seat 2 Forges a Path at G8."
    assert in_squares("at Excavation Site X3.") == "at M4, a site."


def test_it_is_played_and_replayed_on_a_terminal(tmp_path: Any) -> None:
    saved = tmp_path / "night.json"
    # Numbers and squares: whatever is asked, some of these fit.
    keys = "1\n2\n" + "\n".join(square.casefold() for square in ("g8", "h8", "f6", "h6", "g9", "i8", "e8", "g5"))
    words = ("play", "forsaken-forest", "--seats", "6", "--bots", "steady", "--seed", "elm", "--save", saved)
    story = lantern(*words, typed=(keys + "\n") * 300)
    assert story.returncode == 0, story.stderr
    assert "The end: " in story.stdout
    assert widest([line for line in story.stdout.splitlines() if str(saved) not in line]) <= 80
    assert "holds. Checked:" in lantern("verify", saved).stdout
    again = lantern("replay", saved)
    assert again.returncode == 0, again.stderr
    assert "The end: " in again.stdout
    assert lantern("replay", saved, "--as", "1").returncode == 0
