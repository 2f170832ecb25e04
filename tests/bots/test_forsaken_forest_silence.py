"""The law of silence: all see when a bot speaks, so it may not depend on what the bot alone knows (decision 0016)."""

from collections.abc import Iterable

import pytest

from bots.twins import Seen, in_another_role, lives, together, with_another_hand
from games.forsaken_forest.scene import ANA, BO, FORSAKEN, night, player
from lanternwood.bots import make_bot
from lanternwood.bots.bot import Mind, mind_of
from lanternwood.bots.forsaken_forest.sharp import SharpBot
from lanternwood.bots.forsaken_forest.steady import SteadyBot
from lanternwood.bots.forsaken_forest.talking import may_speak
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import Pass
from lanternwood.games.forsaken_forest.statements import Answer, AskAbout, Said, Say
from lanternwood.kernel.model import Action
from lanternwood.kernel.rng import HashRng

LEVELS = ("steady", "sharp")
MATCHES, HANDS = 9, 14


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_asked_answers_at_the_same_moment_whatever_their_role_and_hand(level: str) -> None:
    """Two bots that have lived through the same public past answer the same questions at the same moments, though one
    was asked by Night and the other slept, and one could play where the other can only pass."""
    seen = together(lives(level, MATCHES, in_another_role))
    assert seen.differences == []
    assert seen.moments > 2500
    assert seen.questions > 150
    assert seen.answers > 150
    assert seen.over_night > 15, "answered after the Night before which it was asked"
    assert seen.alone > 50, "steps of a Night in which only one of both had to choose"
    assert seen.nights > 20


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_knows_the_same_speaks_at_the_same_moment_whatever_their_hand(level: str) -> None:
    """Unasked, too. What they say may differ: they have other choices, and so the same chance comes out differently."""
    seen = together(lives(level, HANDS, with_another_hand, strict=True))
    assert seen.differences == []
    assert seen.moments > 5000
    assert seen.answers > 300
    assert seen.unasked > 60


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("role", ["commonfolk", "oracle", "priest", "forsaken"])
def test_what_was_asked_before_a_night_is_answered_after_it_whatever_was_done_in_it(level: str, role: str) -> None:
    scene = night(player(), player(role=role), player(), FORSAKEN, player(), player())
    scene.state.said.append(Said(0, ANA, AskAbout(BO, "role"), 1, 1, 6, "forest-closing"))
    bot = make_bot(GAME.name, level, HashRng(b""))
    acted = 0
    while scene.state.phase == "night":
        if BO in scene.asked():
            scene.when(BO, bot.choose(mind_of(GAME, scene.state, BO)))
            acted += 1
        scene.times_out()
    assert acted == (role != "commonfolk")
    assert scene.offered(BO) == [Pass()]
    said = bot.choose(mind_of(GAME, scene.state, BO))
    assert isinstance(said, Say)
    assert isinstance(said.statement, Answer)


# The law can fail


@pytest.fixture(params=LEVELS)
def level(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def is_caught(lived: Iterable[Seen]) -> None:
    assert any(seen.differences for seen in lived), "the law did not see it"


def test_who_is_put_at_ease_by_a_night_is_caught(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: whoever had acted by Night, when nobody speaks, took it that there was nothing to answer."""
    choose = SteadyBot.choose

    def choose_at_ease(bot: SteadyBot, mind: Mind) -> Action:
        action = choose(bot, mind)
        if mind.may_talk and not may_speak(mind.view()):
            bot.calm = mind.pulse
        return action

    monkeypatch.setattr(SteadyBot, "choose", choose_at_ease)
    monkeypatch.setattr(SharpBot, "at_ease", SteadyBot.at_ease)
    is_caught(lives(level, MATCHES, in_another_role))


def test_who_reads_the_table_only_with_something_to_play_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sharp remembers what it reads; had it looked at other times, it would have other things to say."""
    monkeypatch.setattr(SharpBot, "at_ease", SteadyBot.at_ease)
    is_caught(lives("sharp", HANDS, with_another_hand, strict=True))


def test_who_answers_only_with_something_to_play_is_caught(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    choose = SteadyBot.choose

    def choose_with_cards(bot: SteadyBot, mind: Mind) -> Action:
        only = mind.choices[0]
        return only if mind.choices == [Pass()] else choose(bot, mind)

    monkeypatch.setattr(SteadyBot, "choose", choose_with_cards)
    is_caught(lives(level, MATCHES, in_another_role))


def test_who_speaks_up_only_without_a_wander_is_caught(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what it says unasked: the others would know from its silence that it must Wander."""
    choose = SteadyBot.choose

    def choose_and_hide(bot: SteadyBot, mind: Mind) -> Action:
        action = choose(bot, mind)
        unasked = isinstance(action, Say) and not isinstance(action.statement, Answer)
        return mind.choices[-1] if unasked and "wander" in mind.view().hand else action

    monkeypatch.setattr(SteadyBot, "choose", choose_and_hide)
    is_caught(lives(level, MATCHES, with_another_hand, strict=True))
