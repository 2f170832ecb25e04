"""FF-DAWN: what the Night did comes to light."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, FAY, Scene, next_step, night, player, put_on_top
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, Pass, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.events import (
    CycleBegan,
    DayBroke,
    GameWon,
    NightActionsRevealed,
    PlayerRevived,
    PutOnDoorstep,
    TurnBegan,
)
from lanternwood.games.forsaken_forest.frames import Doorstep, OpenWindow
from lanternwood.games.forsaken_forest.state import Dawned
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Seat

FORSAKEN = player(role="forsaken")


def dawn(
    *hands: tuple[str, ...], shelter: Seat, sacrifice: Seat, entangle: Seat, before: tuple[str, ...] = ()
) -> Scene:
    """Ana is the Priest and Bo the Silencer; Cy, Di, Ed and Fay are Commonfolk with these hands."""
    folk = [
        player(*(hands[place] if place < len(hands) else ()), before=before if not place else ()) for place in range(4)
    ]
    scene = night(player(role="priest"), player(role="silencer"), *folk)
    return choose(scene, shelter, sacrifice, entangle)


def choose(scene: Scene, shelter: Seat, sacrifice: Seat, entangle: Seat) -> Scene:
    next_step(scene, "priest").when(ANA, ChoosePlayer(shelter))
    next_step(scene, "sacrifice").when(BO, ChoosePlayer(sacrifice))
    return next_step(scene, "silencer").when(BO, ChoosePlayer(entangle)).times_out()


@pytest.mark.rule("FF-DAWN-01")
def test_all_night_actions_are_shown_with_their_holders_in_a_fixed_order() -> None:
    scene = dawn(shelter=DI, sacrifice=CY, entangle=ED)
    public = scene.told(None)
    at = public.index(DayBroke(1 + 1))
    assert public[at + 1] == NightActionsRevealed(shelter=DI, sacrifice=CY, entangle=ED)
    assert NightActionsRevealed.__struct_fields__ == ("shelter", "sacrifice", "entangle")
    assert all(scene.view(viewer).dawns == (Dawned(2, 0, DI, CY, ED),) for viewer in (None, ANA, FAY))


@pytest.mark.rule("FF-DAWN-01")
def test_a_shelter_that_met_no_attack_is_shown_too() -> None:
    assert dawn(shelter=FAY, sacrifice=CY, entangle=CY).announced(NightActionsRevealed)[0].shelter == FAY


@pytest.mark.rule("FF-DAWN-02")
def test_night_actions_enter_no_pile_and_serve_again_the_next_night() -> None:
    scene = dawn(shelter=CY, sacrifice=CY, entangle=CY)
    assert (scene.discard(), scene.forest_discard()) == ([], [])
    assert (scene.state.shelter, scene.state.sacrifice, scene.state.entangle) == (-1, -1, -1)
    put_on_top(scene.state.forest, ["encroaching-darkness"])
    scene.state.turns_taken = 6
    while scene.state.phase != "night":
        scene.times_out()
    choose(scene, shelter=DI, sacrifice=DI, entangle=ED)
    assert scene.announced(NightActionsRevealed)[1:] == [NightActionsRevealed(DI, DI, ED)]


@pytest.mark.rule("FF-DAWN-03")
@pytest.mark.parametrize(("shelter", "fallen"), [(DI, [PutOnDoorstep(CY, True)]), (CY, [])])
def test_the_sacrificed_is_on_doorstep_unless_sheltered(shelter: Seat, fallen: list[PutOnDoorstep]) -> None:
    scene = dawn(shelter=shelter, sacrifice=CY, entangle=ED)
    assert scene.announced(PutOnDoorstep) == fallen
    assert scene.view(None).doorstep == (CY if fallen else None)


@pytest.mark.rule("FF-DAWN-04")
def test_the_window_at_dawn_is_a_doorstep_window() -> None:
    scene = dawn((), ("miraculous-revival", "quick-thinking"), ("deny-fate",), shelter=ANA, sacrifice=CY, entangle=ANA)
    assert isinstance(scene.top, Doorstep)
    assert scene.top.eligible == [ANA, BO, DI, ED, FAY]
    assert scene.offered(DI) == [Play(CARD["miraculous-revival"], target=CY), Pass()]
    scene.play(DI, "miraculous-revival", CY).play(ED, "deny-fate").all_pass()
    assert isinstance(scene.top, Doorstep)
    assert scene.top.eligible == [ANA, BO, FAY]
    scene.all_pass()
    assert not scene.state.is_living(CY)


@pytest.mark.rule("FF-DAWN-04")
def test_everyone_has_a_fresh_action_at_dawn() -> None:
    scene = night(
        player(role="priest"), player(role="silencer"), player(), player("miraculous-revival"), player(), player()
    )
    scene.state.spent = 0b111111
    scene.state.pilloried = 1 << DI
    choose(scene, shelter=ANA, sacrifice=CY, entangle=ANA)
    assert not any(known.spent or known.pilloried for known in scene.view(None).players)
    scene.play(DI, "miraculous-revival", CY)
    assert scene.view(None).players[DI].spent
    scene.all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(CY)]
    assert not scene.view(None).players[DI].spent


@pytest.mark.rule("FF-DAWN-05")
@pytest.mark.parametrize("card", ["deny-fate", "hold-back-the-dark", "bar-the-way"])
def test_no_resistance_stops_a_night_action(card: str) -> None:
    scene = dawn((), (card,), shelter=ANA, sacrifice=CY, entangle=ANA)
    assert scene.offered(DI) == [Pass()]
    scene.refused(DI, Play(CARD[card]), "FF-DEATH-03")


@pytest.mark.rule("FF-DAWN-05")
def test_no_warding_idol_does_either() -> None:
    scene = dawn(shelter=ANA, sacrifice=DI, entangle=ANA, before=("warding-idol",))
    assert scene.offered(CY) == [Pass()]
    scene.refused(CY, Play(CARD["warding-idol"]), "FF-DEATH-03")


@pytest.mark.rule("FF-DAWN-06")
def test_the_entangled_may_still_speak_and_save_at_dawn() -> None:
    scene = dawn((), ("miraculous-revival",), shelter=ANA, sacrifice=CY, entangle=DI)
    scene.when(DI, Say(ClaimRole("commonfolk")))
    scene.play(DI, "miraculous-revival", CY).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(CY)]
    scene.refused(DI, Say(ClaimRole("commonfolk")), "FF-TALK-03")


@pytest.mark.rule("FF-DAWN-07")
def test_after_dawn_the_next_turn_cycle_begins() -> None:
    scene = dawn(shelter=ANA, sacrifice=CY, entangle=ANA)
    assert scene.announced(CycleBegan) == []
    scene.all_pass()
    assert (scene.announced(CycleBegan), scene.announced(TurnBegan)) == ([CycleBegan(2)], [TurnBegan(BO, 1)])
    assert isinstance(scene.top, OpenWindow)


@pytest.mark.rule("FF-DAWN-07")
def test_after_a_win_at_dawn_it_does_not() -> None:
    scene = next_step(night(FORSAKEN, player(), player()), "sacrifice").when(ANA, ChoosePlayer(BO)).times_out()
    scene.all_pass()
    assert [win.team for win in scene.announced(GameWon)] == ["forsaken"]
    assert scene.announced(CycleBegan) == []


@pytest.mark.rule("FF-DAWN-08")
def test_who_placed_a_night_action_is_never_told() -> None:
    """Whether one Forsaken chose or the other, nobody else can tell, nor who was the Priest or the Silencer."""
    seen = []
    for wisher in (ANA, BO):
        scene = night(FORSAKEN, FORSAKEN, *[player()] * 4)
        next_step(scene, "sacrifice").when(wisher, ChoosePlayer(DI)).times_out().all_pass()
        seen.append([(scene.told(viewer), to_json(scene.view(viewer))) for viewer in (None, CY, DI, ED)])
    assert seen[0] == seen[1]
    for roles in (("priest", "silencer"), ("silencer", "priest")):
        scene = night(*(player(role=role) for role in roles), *[player()] * 4)
        next_step(scene, "priest").when(Seat(roles.index("priest")), ChoosePlayer(DI))
        silencer = Seat(roles.index("silencer"))
        next_step(scene, "sacrifice").when(silencer, ChoosePlayer(DI))
        next_step(scene, "silencer").when(silencer, ChoosePlayer(ED)).times_out()
        seen.append([(scene.told(viewer), to_json(scene.view(viewer))) for viewer in (None, CY, DI, ED)])
    assert seen[2] == seen[3]
