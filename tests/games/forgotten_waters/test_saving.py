"""FW-SAVE: stopping at a save point, and going on from there."""

import msgspec
import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, Scene, of_kind
from lanternwood.games.forgotten_waters.actions import CastVote
from lanternwood.games.forgotten_waters.events import PageTurned, VoyageResumed
from lanternwood.games.forgotten_waters.game import VOYAGES
from lanternwood.games.forgotten_waters.saving import is_marked, resume
from lanternwood.games.forgotten_waters.state import State
from lanternwood.games.forgotten_waters.voting import STOP
from lanternwood.kernel.model import IllegalAction
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table


def stopped() -> Scene:
    """At the end of part 1 of the introductory scenario."""
    scene = Scene(3)
    scene.log("PROMISE")
    scene.treasures(BEN, 2, 3)
    scene.state.players[CY].events = 2
    scene.state.round = 17
    scene.entry(200)
    for seat in (ADA, BEN, CY):
        scene.do(seat, CastVote(STOP))
    return scene


def gone_on(saved: State, sealed: bool = True) -> Table[State]:
    table: Table[State] = Table(None, HashRng(b"later"), [])  # type: ignore[arg-type]
    resume(table, saved, sealed)
    return table


@pytest.mark.rule("FW-SAVE-01", "FW-SAVE-02", "FW-R63")
def test_the_group_stops_at_part_two() -> None:
    scene = stopped()
    assert scene.state.ending == "saved"
    assert is_marked(scene.state)
    assert VOYAGES.pending(scene.state) == ()
    outcome = VOYAGES.outcome(scene.state)
    assert outcome
    assert (outcome.ending, outcome.winners) == ("saved", ())


@pytest.mark.rule("FW-SAVE-03", "FW-SAVE-04", "FW-SAVE-05", "FW-R27")
def test_it_goes_on_exactly_as_it_was() -> None:
    saved = stopped().state
    written = msgspec.json.encode(saved)
    read = msgspec.json.decode(written, type=State)
    table = gone_on(read)
    assert of_kind(table.heard or [], VoyageResumed)
    state = table.state
    assert (state.round, state.part, state.players, state.keywords) == (17, 2, saved.players, saved.keywords)
    assert (state.treasure_deck, state.nav_pile) == (saved.treasure_deck, saved.nav_pile)
    assert (state.visits[saved.book.place_of[200]], state.infamy, state.stats) == (1, saved.infamy, saved.stats)
    assert VOYAGES.pending(state)  # 201 is read, to which 200 leads
    assert not of_kind(table.heard or [], PageTurned)


@pytest.mark.rule("FW-R73")
def test_what_could_not_be_opened_is_dealt_anew() -> None:
    saved = stopped().state
    state = gone_on(saved, sealed=False).state
    assert sorted(state.treasure_deck) == sorted(saved.treasure_deck)
    assert state.treasure_deck != saved.treasure_deck


@pytest.mark.rule("FW-SAVE-04")
def test_only_a_saved_voyage_goes_on() -> None:
    with pytest.raises(IllegalAction, match="FW-SAVE-04"):
        gone_on(Scene().state)
