"""Through a whole Night of Forsaken Forest nobody can tell, by what comes, when it comes or how long it is, who chooses
what, or whether anyone does at all. The clock is a fake one, so that not a millisecond is left to the machine."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as changed

from contract.planting import planted
from contract.play import Chooser, moments, viewers
from contract.tables import Setting
from lanternwood.games.forsaken_forest import GAME, night
from lanternwood.games.forsaken_forest.frames import NightStep, StepName
from lanternwood.games.forsaken_forest.roles import NAVIGATOR, ORACLE
from lanternwood.games.forsaken_forest.state import State
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Deadline, Seat, Viewer
from lanternwood.kernel.rng import HashRng
from lanternwood.server import entries, gathering, timekeeper
from lanternwood.server.clocks import Running
from lanternwood.server.gathering import Audience
from lanternwood.server.sitting import Sitting
from lanternwood.server.timekeeper import Timekeeper
from lanternwood.server.wire import frames

from .fake_time import FakeTime
from .nights import Script, check_same, live, twin_scripts, until_dawn, write
from .twin_worlds import Moment

SPECIAL = Setting(GAME, 8, {"special_roles": True})
SECRET_LIST = Setting(GAME, 8, {"special_roles": True, "hidden_role_list": True})
WHISPERS = Setting(GAME, 8, {"special_roles": True, "night_chat": True})
BOTS = (Seat(6), Seat(7))


def nightfall(setting: Setting, number: int, wanted: Callable[[State], object] = lambda state: True) -> Match[Any]:
    """A match in which this Night has just begun."""
    for seed in range(500):
        match = setting.match(seed)
        for _ in moments(match, Chooser(seed)):
            state: State = match.state
            if state.night == number and state.phase == "night":
                if wanted(state):
                    return match
                break
    raise AssertionError("there is no such Night")


def somebody_called_is_dead(state: State) -> bool:
    """The Oracle or the Navigator: dawn does not tell whether they live."""
    return any(state.roles[seat] in (ORACLE, NAVIGATOR) for seat in state.deaths)


def at_table(match: Match[Any], bots: tuple[Seat, ...] = ()) -> Moment:
    return Moment(match, "ABCD", "live", "calm", bots, held=False)


def compare(folder: Path, clock: FakeTime, match: Match[Any], viewer: Viewer, scripts: tuple[Script, Script]) -> None:
    ours, theirs = [live(folder, clock, at_table(match), script, viewer) for script in scripts]
    check_same(ours, theirs)


def compare_all(
    folder: Path, clock: FakeTime, match: Match[Any], pairs: list[tuple[Viewer, tuple[Script, Script]]]
) -> None:
    for viewer, scripts in pairs:
        compare(folder, clock, match, viewer, scripts)


NIGHTS: dict[str, Callable[[], Match[Any]]] = {
    "the first": lambda: nightfall(SPECIAL, 1),
    "the second": lambda: nightfall(SPECIAL, 2),
    "a later one, with dead among those who are called": lambda: nightfall(SPECIAL, 3, somebody_called_is_dead),
    "the second, in which the Forsaken whisper": lambda: nightfall(WHISPERS, 2),
    "the second, of secret roles": lambda: nightfall(SECRET_LIST, 2),
}


@pytest.mark.parametrize("which", NIGHTS)
def test_a_night_is_the_same_for_whoever_cannot_know_the_difference(
    which: str, tmp_path: Path, clock: FakeTime, tally: Counter[str]
) -> None:
    match = NIGHTS[which]()
    differ: Counter[tuple[str, str]] = Counter()
    for viewer in viewers(match):
        scripts = ours, theirs = twin_scripts(match, viewer)
        compare(tmp_path, clock, match, viewer, scripts)
        assert ours.too_late == theirs.too_late == []
        tally.update(type(aside.command).__name__ for aside in ours.asides)
        differ.update(tuple(sorted((ours.steps[step], theirs.steps[step]))) for step in ours.steps)  # type: ignore[misc]
    tally.update({" and ".join(pair): count for pair, count in differ.items()})
    assert differ["answered", "silent"] >= 3, "that someone answers in one world only was hardly tried"
    if "dead" in which:
        assert differ["answered", "nobody"] + differ["nobody", "silent"] >= 3, "the dead were hardly tried"


def worlds_of_bots(match: Match[Any], viewer: Viewer) -> Iterator[Script]:
    """Bots hold choices of the Night in the first; in the other only people do."""
    called = [step for step, _ in night.steps_of(match.state)]
    for name, wanted in (("bots", lambda held: held >= 2), ("people", lambda held: not held)):
        for number in range(500):
            world = match.game.redeal(match.state, viewer, HashRng(b"%d" % number))
            holders = {seat for step in called for seat in night.actors(world, step)}
            if wanted(len(holders.intersection(BOTS))):
                yield write(match.game, world, viewer, name, bots=BOTS)
                break


@pytest.mark.parametrize("number", [1, 2])
def test_nobody_can_tell_whether_bots_choose_by_night(number: int, tmp_path: Path, clock: FakeTime) -> None:
    """What they choose is theirs, so dawn may show something else; but it breaks at the same time."""
    match = nightfall(SPECIAL, number)
    for viewer in (None, uninvolved(match.state)):
        bots, people = worlds_of_bots(match, viewer)
        table, folder = at_table(match, BOTS), tmp_path / f"{viewer}"
        ours, theirs = [live(folder, clock, table, script, viewer) for script in (bots, people)]
        check_same(until_dawn(ours, bots), until_dawn(theirs, people))


def uninvolved(state: State) -> Seat:
    """A person whom nothing wakes."""
    steps: list[StepName] = [step for step, _ in night.steps_of(state)]
    awake = {seat for step in steps for seat in night.actors(state, step)}
    return next(seat for seat in state.living_seats() if seat not in awake and seat not in BOTS)


# Leaks on purpose: each must be caught

Plant = Callable[[Game[Any], pytest.MonkeyPatch], Game[Any]]


def top_step(state: State) -> NightStep | None:
    top = state.frames[-1] if state.frames else None
    return top if isinstance(top, NightStep) else None


def ends_when_answered(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    def pending(state: State) -> Any:
        step = top_step(state)
        return [seat for seat in game.pending(state) if step is None or step.choice_of(seat) is None]

    def deadline(state: State) -> Deadline | None:
        limit, step = game.waiting.deadline(state), top_step(state)
        return changed(limit, least=3) if limit and step and step.standing else limit

    return planted(game, pending=pending, deadline=deadline)


def hurries_past_the_dead(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    def deadline(state: State) -> Deadline | None:
        limit, step = game.waiting.deadline(state), top_step(state)
        return Deadline(2, least=2) if step and step.step in night.CHOOSES and not step.group else limit

    return planted(game, deadline=deadline)


def calls_only_the_living(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    honest = night.is_called

    def is_called(state: State, step: StepName) -> bool:
        return honest(state, step) and (step not in night.CHOOSES or bool(night.actors(state, step)))

    patch.setattr(night, "is_called", is_called)
    return game


def says_more_of_some(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    """Only the length of the words differs."""

    def view(state: State, viewer: Viewer) -> View:
        seen: View = game.view(state, viewer)
        step = top_step(state)
        return changed(seen, advice=("Hush." + "." * (step.group[0] if step and step.group else 0),))

    return replace(game, view=view)


def says_something_else(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    """In words of the same length."""

    def view(state: State, viewer: Viewer) -> View:
        seen: View = game.view(state, viewer)
        step = top_step(state)
        return changed(seen, advice=(f"{step.group[0] if step and step.group else 9}",))

    return replace(game, view=view)


def sends_a_frame_for_everything(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    honest = gathering.news_for

    def leaky(*given: Any) -> tuple[Audience, frames.Update]:
        after, update = honest(*given)
        return after, update or frames.Update(after.seen)

    patch.setattr(gathering, "news_for", leaky)
    return game


def starts_the_clock_anew(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    honest = Sitting._act

    def leaky(sitting: Sitting, entry: entries.Acted) -> None:
        honest(sitting, entry)
        sitting.clock_since = entry.at

    patch.setattr(Sitting, "_act", leaky)
    return game


def rings_a_little_late(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    """By a hundredth of a second for each choice that stands."""
    honest = Timekeeper._rings_at

    def leaky(keeper: Timekeeper, clock: Running) -> float:
        step = top_step(keeper.sitting.match.state) if keeper.sitting.match else None
        return honest(keeper, clock) + 0.01 * len(step.standing if step else ())

    patch.setattr(Timekeeper, "_rings_at", leaky)
    return game


def is_slow_for_those_who_let_it_pass(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    """The server passes for them, but not in the time that is waited anyway."""
    patch.setattr(timekeeper, "bot_pause", lambda sitting: 7.0)
    return game


def tells_that_somebody_bets(game: Game[Any], patch: pytest.MonkeyPatch) -> Game[Any]:
    honest = Sitting._bet

    def leaky(sitting: Sitting, member: str, on: str) -> None:
        honest(sitting, member, on)
        sitting._note("heard", sitting.guests[member])

    patch.setattr(Sitting, "_bet", leaky)
    return game


LEAKS: list[Plant] = [
    ends_when_answered, hurries_past_the_dead, calls_only_the_living, says_more_of_some, says_something_else,
    sends_a_frame_for_everything, starts_the_clock_anew, rings_a_little_late, is_slow_for_those_who_let_it_pass,
    tells_that_somebody_bets,
]  # fmt: skip


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_leak_is_caught(plant: Plant, tmp_path: Path, clock: FakeTime, monkeypatch: pytest.MonkeyPatch) -> None:
    match = nightfall(SPECIAL, 3, somebody_called_is_dead)
    pairs = [(viewer, twin_scripts(match, viewer)) for viewer in viewers(match)]
    match.game = plant(match.game, monkeypatch)
    with pytest.raises(AssertionError, match="sees the difference"):
        compare_all(tmp_path, clock, match, pairs)
