"""Games that leak one hidden thing each, on purpose: the law of secrecy must catch every one."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from zlib import crc32

import pytest
from msgspec.structs import replace as changed

from contract.planting import planted
from contract.play import Chooser
from contract.secrecy import secrets_stay_secret
from contract.tables import HIDING, Setting
from fixture_games import cellar, hush, sealed_bids, wolves
from lanternwood.kernel.frames import Window
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Action, IllegalAction, Model, Public, Seat, Secret, Viewer
from lanternwood.kernel.table import Table

MATCHES = 40


def is_caught(game: Game[Any], seats: int, options: dict[str, Any] | None = None) -> None:
    with pytest.raises(AssertionError, match=r"difference|hears"):
        check_secrecy(Setting(game, seats, options or {}))


def check_secrecy(setting: Setting) -> None:
    for seed in range(MATCHES):
        secrets_stay_secret(setting.match(seed), Chooser(seed))


class LeakyView(Model):
    honest: Any
    leak: Any


@pytest.mark.parametrize("setting", HIDING, ids=str)
def test_a_view_that_gives_away_a_single_bit(setting: Setting) -> None:
    def view(state: Any, viewer: Viewer) -> LeakyView:
        return LeakyView(setting.game.view(state, viewer), crc32(to_json(state)) % 2)

    def honestly(words: Callable[..., str]) -> Callable[..., str]:
        return lambda leaky, *about: words(leaky.honest, *about)

    words = setting.game.words
    parts = {"label": honestly(words.label), "tell": honestly(words.tell), "question": honestly(words.question)}
    is_caught(planted(setting.game, view=view, **parts), setting.seats, setting.options)


def test_a_view_of_the_top_card() -> None:
    def view(state: cellar.State, viewer: Viewer) -> cellar.View:
        return changed(cellar.view(state, viewer), top=state.deck[-1] if state.deck else None)

    is_caught(replace(cellar.GAME, view=view), 3)


def test_a_view_of_who_has_passed() -> None:
    def view(state: hush.State, viewer: Viewer) -> LeakyView:
        passed = [frame.passed for frame in state.frames if isinstance(frame, Window)]
        return LeakyView(hush.view(state, viewer), passed)

    is_caught(replace(hush.GAME, view=view), 4)


def test_a_view_of_how_many_have_bid() -> None:
    def view(state: sealed_bids.State, viewer: Viewer) -> LeakyView:
        return LeakyView(sealed_bids.view(state, viewer), len(state.bids.answers))

    is_caught(replace(sealed_bids.GAME, view=view), 3)


def test_a_view_in_which_a_villager_sees_the_hunt() -> None:
    def view(state: wolves.State, viewer: Viewer) -> LeakyView:
        hunt = state.frame.leading() if isinstance(state.frame, wolves.Night) else []
        return LeakyView(wolves.view(state, viewer), hunt)

    is_caught(replace(wolves.GAME, view=view), 6)


def test_choices_in_an_order_that_depends_on_a_hidden_card() -> None:
    def choices(state: cellar.State, seat: Seat) -> Sequence[Action]:
        offered = cellar.choices(state, seat)
        return offered[::-1] if state.deck and state.deck[-1] % 2 else offered

    is_caught(replace(cellar.GAME, choices=choices), 3)


def test_a_choice_that_is_offered_only_if_others_can_answer() -> None:
    def choices(state: hush.State, seat: Seat) -> Sequence[Action]:
        someone = any("hush" in hand for other, hand in enumerate(state.hands) if other != seat)
        return [act for act in hush.choices(state, seat) if someone or not isinstance(act, hush.PlayCharm)]

    is_caught(replace(hush.GAME, choices=choices), 2)


def test_a_clock_that_runs_longer_when_there_is_an_answer() -> None:
    def deadline(state: hush.State) -> Any:
        limit = hush.GAME.waiting.deadline(state)
        return limit and changed(limit, least=sum(hand.count("hush") for hand in state.hands))

    is_caught(planted(hush.GAME, deadline=deadline), 3)


def holds_a_hush(state: hush.State) -> bool:
    return "hush" in state.hands[0]


SIGNALS: dict[str, Callable[..., Any]] = {
    "awaited": lambda state, viewer: (Seat(0),) if holds_a_hush(state) else (),
    "quiet": lambda state, viewer: ("HUSH-1", "somebody holds one") if holds_a_hush(state) else None,
    "hushed": holds_a_hush,
    "pulse": holds_a_hush,
    "whispers": lambda state, seat: (Seat(0),) if holds_a_hush(state) else (),
}


@pytest.mark.parametrize("signal", SIGNALS)
def test_a_signal_that_goes_by_a_hidden_card(signal: str) -> None:
    is_caught(planted(hush.GAME, **{signal: SIGNALS[signal]}), 3)


FORESEEING = [setting for setting in HIDING if setting.game.foreseeing]


@pytest.mark.rule("FK-LEAK-07")
@pytest.mark.parametrize("setting", FORESEEING[:1], ids=str)
def test_foresight_that_reckons_with_what_is_hidden(setting: Setting) -> None:
    def veiled(state: Any, seat: Seat) -> Any:
        return state.copy()

    is_caught(planted(setting.game, veiled=veiled), setting.seats, setting.options)


class Creaked(Public):
    """An announcement that depends on a hidden card and does not say that it reveals anything."""

    loudly: bool


def test_an_announcement_that_depends_on_a_hidden_card() -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        cellar.apply(table, seat, action)
        if isinstance(action, cellar.Peek):
            table.happens(Creaked, table.state.deck[-1] > 3)

    is_caught(replace(cellar.GAME, apply=apply), 3)


class WolfHeard(Secret):
    """Told to the wrong ear."""

    REVEALS = False
    agreed: int


def test_a_whisper_to_the_wrong_seat() -> None:
    def apply(table: Table[wolves.State], seat: Seat, action: Any) -> None:
        wolves.apply(table, seat, action)
        if isinstance(night := table.state.frame, wolves.Night) and isinstance(action, wolves.Hunt):
            table.tells(table.state.living, WolfHeard, len(night.leading()))

    is_caught(replace(wolves.GAME, apply=apply), 7)


def test_a_refusal_that_says_too_much() -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        try:
            cellar.apply(table, seat, action)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.rule, f"{refusal.why}; the next card is {table.state.deck[-1:]}") from None

    is_caught(replace(cellar.GAME, apply=apply), 3)


def test_a_redeal_that_forgets_what_its_viewer_knows() -> None:
    def redeal(state: cellar.State, viewer: Viewer, chance: Any) -> cellar.State:
        world = state.copy()
        chance.shuffle(world.deck)
        return world

    is_caught(replace(cellar.GAME, redeal=redeal), 3)
