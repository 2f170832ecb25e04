"""Games that break one law each, on purpose: a law that cannot fail would say nothing."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from contract import laws
from contract.checks import Law
from contract.planting import planted
from contract.play import Chooser
from contract.secrecy import private_things_are_redealt, redeals_differ, redeals_fit, yields_tell_nothing
from contract.tables import Setting
from fixture_games import cellar, hush
from lanternwood.games import enter_the_forest as forest
from lanternwood.games.enter_the_forest import actions as forest_actions
from lanternwood.kernel.game import Game, one_world
from lanternwood.kernel.model import Action, IllegalAction, Seat, Viewer, require
from lanternwood.kernel.rng import Chance
from lanternwood.kernel.table import Table
from lanternwood.kernel.yielding import Yielding


def breaks(law: Law, game: Game[Any], seats: int = 3) -> None:
    with pytest.raises(AssertionError):
        check(law, Setting(game, seats, {}))


def check(law: Law, setting: Setting) -> None:
    for seed in range(20):
        law(setting.match(seed), Chooser(seed))


def test_rules_that_depend_on_what_was_played_before() -> None:
    calls = count()

    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        cellar.apply(table, seat, action)
        table.state.scores[seat] += next(calls) % 2

    breaks(laws.same_data_same_match, replace(cellar.GAME, apply=apply))


def test_rules_that_listen_to_the_listeners() -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        cellar.apply(table, seat, action)
        table.state.scores[seat] += len(table.heard or [])

    breaks(laws.same_data_same_match, replace(cellar.GAME, apply=apply))


def test_a_choice_that_is_offered_and_refused() -> None:
    def choices(state: cellar.State, seat: Seat) -> Sequence[Action]:
        return [*cellar.choices(state, seat), cellar.LayDown(0)] if seat in cellar.pending(state) else []

    with pytest.raises(IllegalAction):
        check(laws.offered_is_accepted, Setting(replace(cellar.GAME, choices=choices), 3, {}))


def test_a_choice_that_is_accepted_though_not_offered() -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        if not isinstance(action, cellar.LayDown) or action.card < 2**31:
            cellar.apply(table, seat, action)

    breaks(laws.offered_is_accepted, replace(cellar.GAME, apply=apply))


@pytest.mark.parametrize("trace", ["state", "chance", "announcement", "no rule"])
def test_a_refusal_that_leaves_a_trace(trace: str) -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        try:
            cellar.apply(table, seat, action)
        except IllegalAction as refusal:
            if trace == "state":
                table.state.scores[0] += 1
            if trace == "chance":
                table.below(6)
            if trace == "announcement":
                table.happens(cellar.Peeked, seat)
            raise IllegalAction("" if trace == "no rule" else refusal.rule, refusal.why) from None

    breaks(laws.offered_is_accepted, replace(cellar.GAME, apply=apply))


def test_a_piece_that_vanishes() -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        cellar.apply(table, seat, action)
        del table.state.spent[5:]

    breaks(laws.pieces_stay, replace(cellar.GAME, apply=apply))


def test_play_without_an_end() -> None:
    def apply(table: Table[cellar.State], seat: Seat, action: Any) -> None:
        require(seat in cellar.pending(table.state), "CELLAR-1", "it is not your turn")

    breaks(laws.play_goes_on, replace(cellar.GAME, apply=apply))


@pytest.mark.parametrize("way", ["round in a circle", "not offered"])
def test_a_table_that_can_hang(way: str) -> None:
    """Somebody pauses, and the way on is to write notes for ever, or to do what nobody may."""

    def onward(state: Any) -> tuple[Seat, Action] | None:
        if not state.paused:
            return forest.GAME.waiting.onward(state) if forest.GAME.waiting.onward else None
        if way == "not offered":
            return Seat(0), forest_actions.RollDice()
        notes = state.notes[0]
        return Seat(0), forest_actions.StrikeNote(0) if notes else forest_actions.Note(words="…")

    breaks(laws.comes_to_rest, planted(forest.GAME, onward=onward))


def test_a_seat_that_is_asked_and_has_no_answer() -> None:
    def choices(state: cellar.State, seat: Seat) -> Sequence[Action]:
        return [] if len(state.deck) < 6 else cellar.choices(state, seat)

    breaks(laws.play_goes_on, replace(cellar.GAME, choices=choices))


def test_a_deadline_that_nothing_happens_at() -> None:
    deadline = hush.GAME.waiting.deadline
    breaks(laws.play_goes_on, planted(cellar.GAME, deadline=lambda state: deadline(hush_state())))


def hush_state() -> hush.State:
    reply = hush.Reply(seat=Seat(0), card="charm", eligible=[Seat(1)])
    return hush.State([hush.Turn(Seat(0)), reply], [[], []], [], [], [0, 0], 1)


class Forgetful(cellar.State):
    """Gives its own deck away with each copy."""

    def copy(self) -> "Forgetful":
        twin = super().copy()
        return Forgetful(twin.turn, self.deck, twin.hands, twin.row, twin.spent, twin.scores, twin.peeked)


def test_a_copy_that_shares_its_deck() -> None:
    def setup(table: Table[cellar.State], seats: int, options: Any) -> None:
        cellar.setup(table, seats, options)
        state = table.state
        table.state = Forgetful(state.turn, state.deck, state.hands, [], [], state.scores)

    breaks(laws.copies_stand_alone, replace(cellar.GAME, setup=setup))


def test_a_view_that_does_not_come_back() -> None:
    def view(state: cellar.State, viewer: Viewer) -> Any:
        return cellar.View(state.turn.seat, 0, [], (), (), (), False, None)  # type: ignore[arg-type]

    breaks(laws.survives_round_trip, replace(cellar.GAME, view=view))


def yielding_to(name: str, answer: Callable[[cellar.View, str], Action | None]) -> Yielding:
    return Yielding(offered=lambda view: (name,), answer=answer, ends=lambda view, name: False)


def test_a_standing_answer_that_looks_at_the_hand() -> None:
    def yielded(view: cellar.View, name: str) -> Action | None:
        return cellar.TurnUp() if max(view.hand) < 4 else None

    breaks(yields_tell_nothing, replace(cellar.GAME, yielding=yielding_to("low", yielded)))


def test_a_standing_answer_that_is_no_choice() -> None:
    def yielded(view: cellar.View, name: str) -> Action | None:
        return cellar.Bank()

    breaks(yields_tell_nothing, replace(cellar.GAME, yielding=yielding_to("bank", yielded)))


def test_a_redeal_that_deals_the_same_again() -> None:
    breaks(redeals_differ, replace(cellar.GAME, redeal=one_world))


def test_a_redeal_that_deals_the_deck_anew_and_no_hands() -> None:
    def redeal(state: hush.State, viewer: Viewer, chance: Chance) -> hush.State:
        world = state.copy()
        chance.shuffle(world.deck)
        return world

    matches = [Setting(replace(hush.GAME, redeal=redeal), 3, {}).match(seed) for seed in range(8)]
    with pytest.raises(AssertionError, match="how often"):
        private_things_are_redealt(matches, Chooser(0))


def test_a_redeal_that_disturbs_the_match() -> None:
    def redeal(state: cellar.State, viewer: Viewer, chance: Chance) -> cellar.State:
        chance.shuffle(state.deck)
        return state.copy()

    breaks(redeals_fit, replace(cellar.GAME, redeal=redeal))


def test_a_redeal_that_makes_a_card() -> None:
    def redeal(state: cellar.State, viewer: Viewer, chance: Chance) -> cellar.State:
        world = cellar.redeal(state, viewer, chance)
        world.deck = [6 for _ in world.deck]
        return world

    breaks(redeals_fit, replace(cellar.GAME, redeal=redeal))


@pytest.mark.parametrize(("words", "why"), [("{9} wins", "no such seat"), ("a {brace}", "doubled")])
def test_words_that_cannot_be_read(words: str, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        laws.words_name_seats(
            Setting(planted(cellar.GAME, label=lambda view, action: words), 3, {}).match(0), Chooser(0)
        )
