"""FF-ROLE: the Priest, the Blessed and the Cursed."""

import pytest

from games.forsaken_forest.scene import ANA, BO, CY, DI, ED, Scene, given, next_step, night, player, put_on_top
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import ChoosePlayer, Pass
from lanternwood.games.forsaken_forest.events import (
    BlessedRevealed,
    ForsakenMet,
    ForsakenSeen,
    NightActionsRevealed,
    PlayerDied,
    PlayerRevived,
    PutOnDoorstep,
    RoleCardSeen,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Doorstep, OpenWindow
from lanternwood.kernel.model import Outcome, Seat

FORSAKEN = player(role="forsaken")


def dawn_after(scene: Scene, sacrifice: Seat, shelter: Seat | None = None) -> Scene:
    """The Forsaken, the last seat, and a Priest, Ana, choose these; the rest of the Night passes."""
    if shelter is not None:
        next_step(scene, "priest").when(ANA, ChoosePlayer(shelter))
    forsaken = Seat(scene.state.seats - 1)
    next_step(scene, "sacrifice").when(forsaken, ChoosePlayer(sacrifice))
    while scene.state.phase == "night":
        scene.times_out()
    return scene


def to_next_night(scene: Scene) -> Scene:
    """This turn is the last one before a Night that has been scheduled."""
    put_on_top(scene.state.forest, ["whispering-mist"])
    scene.state.turns_taken = 6
    scene.state.night_due = True
    while scene.state.phase != "night":
        scene.times_out()
    return scene


def with_priest() -> Scene:
    return night(player(role="priest"), player(), player(), player(), FORSAKEN)


# The Priest


@pytest.mark.rule("FF-ROLE-PRIEST-01")
@pytest.mark.parametrize("number", [2, 4])
def test_the_priest_places_shelter_on_a_living_player_each_night(number: int) -> None:
    scene = next_step(
        night(player(role="priest"), player(), player(dead=True), player(), FORSAKEN, number=number), "priest"
    )
    assert scene.asked() == [ANA]
    assert scene.offered(ANA) == [ChoosePlayer(seat) for seat in (ANA, BO, DI, ED)]
    dawn_after(scene, sacrifice=BO, shelter=DI)
    assert scene.announced(NightActionsRevealed) == [NightActionsRevealed(DI, BO, None)]


@pytest.mark.rule("FF-ROLE-PRIEST-01")
def test_on_night_one_the_priest_places_nothing() -> None:
    scene = night(player(role="priest"), player(), player(), FORSAKEN, number=1)
    while scene.state.phase == "night":
        scene.refused(ANA, ChoosePlayer(BO), "FF-NIGHT1-04")
        scene.times_out()
    assert scene.announced(NightActionsRevealed) == []


@pytest.mark.rule("FF-ROLE-PRIEST-02")
def test_the_sheltered_are_safe_from_the_sacrifice() -> None:
    scene = dawn_after(with_priest(), sacrifice=CY, shelter=CY)
    assert scene.announced(PutOnDoorstep) == []
    assert isinstance(scene.top, OpenWindow)


@pytest.mark.rule("FF-ROLE-PRIEST-03")
def test_shelter_does_not_save_anyone_else() -> None:
    scene = dawn_after(with_priest(), sacrifice=BO, shelter=CY)
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, True)]


@pytest.mark.rule("FF-ROLE-PRIEST-03")
def test_shelter_stops_no_weapon_on_the_next_day() -> None:
    shooter = player("shot-in-the-dark")
    scene = dawn_after(night(player(role="priest"), player(), shooter, player(), FORSAKEN), sacrifice=BO, shelter=BO)
    scene.play(CY, "shot-in-the-dark", BO).all_pass()
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, False)]


@pytest.mark.rule("FF-ROLE-PRIEST-03")
def test_shelter_stops_no_later_sacrifice() -> None:
    scene = dawn_after(with_priest(), sacrifice=BO, shelter=BO)
    to_next_night(scene)
    dawn_after(scene, sacrifice=BO, shelter=CY)
    assert scene.announced(PutOnDoorstep) == [PutOnDoorstep(BO, True)]


@pytest.mark.rule("FF-ROLE-PRIEST-04")
def test_the_priest_may_choose_themself_and_the_same_again() -> None:
    scene = dawn_after(with_priest(), sacrifice=ANA, shelter=ANA)
    to_next_night(scene)
    dawn_after(scene, sacrifice=ANA, shelter=ANA)
    assert scene.announced(NightActionsRevealed) == [NightActionsRevealed(ANA, ANA, None)] * 2
    assert scene.announced(PutOnDoorstep) == []


# The Blessed


def struck(*hand: str) -> Scene:
    """Ana has stabbed the Blessed Bo; Cy holds these cards."""
    scene = given(
        player("knife-at-the-campfire"), player(role="blessed"), player(*hand), player("shot-in-the-dark"), FORSAKEN
    )
    return scene.play(ANA, "knife-at-the-campfire", BO)


@pytest.mark.rule("FF-ROLE-BLESSED-01")
def test_by_day_the_blessed_is_shown_to_all_and_revived_at_once() -> None:
    scene = struck().all_pass()
    assert scene.told(None)[-3:] == [PutOnDoorstep(BO, False), BlessedRevealed(BO), PlayerRevived(BO)]
    assert [scene.view(viewer).players[BO].shown for viewer in (None, ANA, DI)] == ["blessed"] * 3
    assert (scene.state.is_living(BO), scene.state.on_doorstep) == (True, 0)


@pytest.mark.rule("FF-ROLE-BLESSED-02")
def test_the_gift_opens_no_window_spends_no_action_and_cannot_be_forbidden() -> None:
    scene = struck("deny-fate")
    scene.all_pass()
    assert isinstance(scene.top, ActionPhase)
    assert [scene.view(None).players[seat].spent for seat in (ANA, BO, CY, DI)] == [True, False, False, False]
    assert scene.offered(CY) == [Pass()]


@pytest.mark.rule("FF-ROLE-BLESSED-03")
def test_the_sacrifice_does_not_wake_the_gift() -> None:
    scene = dawn_after(night(player(), player(role="blessed"), player(), player(), FORSAKEN), sacrifice=BO)
    assert isinstance(scene.top, Doorstep)
    assert scene.announced(BlessedRevealed) == []
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
    assert scene.view(None).players[BO].shown is None


@pytest.mark.rule("FF-ROLE-BLESSED-04")
def test_a_survived_sacrifice_does_not_use_up_the_gift() -> None:
    saviour = player("miraculous-revival", "shot-in-the-dark")
    scene = dawn_after(night(player(), player(role="blessed"), saviour, player(), FORSAKEN), sacrifice=BO)
    scene.play(CY, "miraculous-revival", BO).all_pass()
    assert scene.announced(BlessedRevealed) == []
    scene.play(CY, "shot-in-the-dark", BO).all_pass()
    assert scene.announced(BlessedRevealed) == [BlessedRevealed(BO)]


@pytest.mark.rule("FF-ROLE-BLESSED-05")
def test_the_second_time_by_day_the_blessed_is_like_any_other() -> None:
    scene = struck().all_pass()
    scene.play(DI, "shot-in-the-dark", BO).all_pass()
    assert isinstance(scene.top, Doorstep)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]
    assert scene.announced(BlessedRevealed) == [BlessedRevealed(BO)]


@pytest.mark.rule("FF-ROLE-BLESSED-06")
def test_a_forbidden_attack_does_not_use_up_the_gift() -> None:
    scene = struck("deny-fate").play(CY, "deny-fate").all_pass()
    assert scene.announced(PutOnDoorstep) == []
    scene.play(DI, "shot-in-the-dark", BO).all_pass()
    assert scene.announced(BlessedRevealed) == [BlessedRevealed(BO)]


# The Cursed


@pytest.mark.rule("FF-ROLE-CURSED-01")
def test_the_cursed_counts_among_the_others() -> None:
    scene = given(player("knife-at-the-campfire"), player(), player(role="cursed"), player(), FORSAKEN)
    assert scene.state.counts() == (1, 4)
    scene.state.living &= ~(1 << DI)
    scene.play(ANA, "knife-at-the-campfire", BO).all_pass().all_pass()
    assert (scene.state.counts(), GAME.outcome(scene.state)) == ((1, 2), None)


@pytest.mark.rule("FF-ROLE-CURSED-01")
def test_the_cursed_wins_with_the_villagers_and_stands_in_no_way_of_it() -> None:
    scene = given(player("knife-at-the-campfire"), player(), player(role="cursed"), player(), FORSAKEN)
    scene.play(ANA, "knife-at-the-campfire", ED).all_pass().all_pass()
    assert GAME.outcome(scene.state) == Outcome("forsaken-dead", (ANA, BO, CY, DI))


@pytest.mark.rule("FF-ROLE-CURSED-02")
def test_the_card_of_the_cursed_is_forsaken_from_step_6_of_night_one() -> None:
    scene = night(player(role="cursed"), player("soul-mirror"), player(role="navigator"), FORSAKEN, number=1)
    next_step(scene, "navigator")
    assert scene.view(ANA).players[ANA].shown == "cursed"
    next_step(scene, "cursed")
    assert (scene.view(ANA).players[ANA].shown, scene.view(ANA).role) == ("forsaken", "cursed")


@pytest.mark.rule("FF-ROLE-CURSED-02")
def test_a_peek_at_the_cursed_shows_forsaken() -> None:
    scene = given(player("soul-mirror"), player(role="cursed"), player(), FORSAKEN)
    scene.play(ANA, "soul-mirror", BO).all_pass()
    assert RoleCardSeen(BO, "forsaken") in scene.told(ANA)


@pytest.mark.rule("FF-ROLE-CURSED-03")
def test_nobody_is_shown_the_cursed_as_one_of_the_forsaken() -> None:
    scene = night(player(role="cursed"), player(role="coward"), FORSAKEN, player(), player(), number=1)
    next_step(scene, "meeting")
    assert (scene.asked(), scene.told(ANA)[-1]) == ([CY], scene.told(None)[-1])
    while scene.state.phase == "night":
        scene.times_out()
    assert ForsakenMet((CY,), None) in scene.told(CY)
    assert ForsakenSeen((CY,)) in scene.told(BO)
    assert not [event for event in scene.told(ANA) if isinstance(event, ForsakenMet | ForsakenSeen)]
    assert [scene.view(seat).players[ANA].known_forsaken for seat in (ANA, BO, CY)] == [False] * 3
    assert [scene.view(ANA).players[seat].known_forsaken for seat in (ANA, BO, CY)] == [False] * 3


@pytest.mark.rule("FF-ROLE-CURSED-03")
def test_the_cursed_is_not_called_to_the_sacrifice() -> None:
    scene = next_step(night(player(role="cursed"), player(), FORSAKEN, player()), "sacrifice")
    assert scene.asked() == [CY]
    scene.refused(ANA, ChoosePlayer(BO), "FF-NIGHT1-04")
