"""RULES.md, 7: the worked examples of roles and Nights (EX-05, 06, 07, 17, 18)."""

import pytest

from games.forsaken_forest.scene import (
    ANA,
    AT,
    BO,
    CY,
    DI,
    ED,
    FAY,
    KIT,
    LEO,
    Scene,
    next_step,
    night,
    player,
    put_on_top,
)
from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.actions import CastVote, ChoosePlayer, ChooseSlot, EndPlea, Play
from lanternwood.games.forsaken_forest.cards import CARD
from lanternwood.games.forsaken_forest.content import RoleId
from lanternwood.games.forsaken_forest.events import (
    BlessedRevealed,
    CycleEnded,
    NightActionsRevealed,
    PlayerDied,
    PlayerRevived,
    PutOnDoorstep,
    RoleCardSeen,
    StepCalled,
    TurnBegan,
    VotesRevealed,
)
from lanternwood.games.forsaken_forest.frames import ActionPhase, Doorstep, OpenWindow
from lanternwood.games.forsaken_forest.statements import ClaimRole, Say
from lanternwood.kernel.match import to_json
from lanternwood.kernel.model import Deadline, Seat

FORSAKEN = player(role="forsaken")
TALK = Say(ClaimRole("commonfolk"))


def until_action_phase(scene: Scene, seat: Seat) -> Scene:
    while (scene.state.active, scene.state.phase) != (seat, "action"):
        scene.times_out()
    return scene


@pytest.mark.rule("FF-ROLE-PRIEST-02", "FF-DAWN-01", "FF-DAWN-02", "FF-DAWN-03")
def test_ex_05_shelter_meets_sacrifice() -> None:
    players = (player(role="priest"), FORSAKEN, player(), player(role="silencer"), player(), player(), player())
    scene = next_step(night(*players), "priest").when(ANA, ChoosePlayer(CY))
    next_step(scene, "sacrifice").when(BO, ChoosePlayer(CY)).when(DI, ChoosePlayer(CY))
    next_step(scene, "silencer").when(DI, ChoosePlayer(ED)).times_out()
    for viewer in (None, ANA, FAY):
        assert NightActionsRevealed(shelter=CY, sacrifice=CY, entangle=ED) in scene.told(viewer)
    assert (scene.announced(PutOnDoorstep), scene.view(None).doorstep) == ([], None)
    assert isinstance(scene.top, OpenWindow)
    assert (scene.discard(), scene.forest_discard()) == ([], [])
    put_on_top(scene.state.forest, ["encroaching-darkness"])
    while scene.state.phase != "night":
        scene.times_out()
    next_step(scene, "priest").when(ANA, ChoosePlayer(FAY))
    next_step(scene, "sacrifice").when(BO, ChoosePlayer(FAY))
    next_step(scene, "silencer").when(DI, ChoosePlayer(FAY)).times_out()
    assert scene.announced(NightActionsRevealed)[1] == NightActionsRevealed(FAY, FAY, FAY)


@pytest.mark.rule(
    "FF-ROLE-BLESSED-01",
    "FF-ROLE-BLESSED-02",
    "FF-ROLE-BLESSED-03",
    "FF-ROLE-BLESSED-04",
    "FF-ROLE-BLESSED-05",
)
def test_ex_06_the_blessed_by_night_and_day() -> None:
    accuser, blessed = player("drag-to-the-gallows"), player(role="blessed")
    players = (accuser, blessed, player("shot-in-the-dark"), player("miraculous-revival"), FORSAKEN, player())
    scene = next_step(night(*players, active=FAY), "sacrifice").when(ED, ChoosePlayer(BO)).times_out()
    assert isinstance(scene.top, Doorstep)
    scene.play(DI, "miraculous-revival", BO).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(BO)]
    assert (scene.announced(BlessedRevealed), scene.view(None).players[BO].shown) == ([], None)

    until_action_phase(scene, ANA).play(ANA, "drag-to-the-gallows", BO).all_pass().when(BO, EndPlea())
    for seat in (ANA, CY, ED, FAY, BO, DI):
        scene.when(seat, CastVote(seat not in (BO, DI)))
    assert scene.announced(VotesRevealed) == [VotesRevealed(BO, (ANA, CY, ED, FAY), (BO, DI), True)]
    assert scene.announced(BlessedRevealed) == [BlessedRevealed(BO)]
    assert scene.view(None).players[BO].shown == "blessed"
    assert isinstance(scene.top, ActionPhase)
    assert scene.state.is_living(BO)

    until_action_phase(scene, BO).play(CY, "shot-in-the-dark", BO).all_pass()
    assert isinstance(scene.top, Doorstep)
    scene.all_pass()
    assert scene.announced(PlayerDied) == [PlayerDied(BO)]


@pytest.mark.rule("FF-KEY-PEEK-02", "FF-ROLE-SHROUDED-02", "FF-ROLE-CURSED-02")
@pytest.mark.parametrize(("peeked", "shown"), [(BO, "commonfolk"), (CY, "forsaken"), (DI, "coward"), (ED, "silencer")])
def test_ex_07_what_a_peek_shows(peeked: Seat, shown: RoleId) -> None:
    roles = ("shrouded", "cursed", "coward", "silencer", "commonfolk", "commonfolk")
    scene = night(player("soul-mirror"), *(player(role=role) for role in roles), number=1)
    until_action_phase(scene, ANA)
    scene.play(ANA, "soul-mirror", peeked).times_out()
    assert [event for event in scene.told(ANA) if isinstance(event, RoleCardSeen)] == [RoleCardSeen(peeked, shown)]
    assert scene.view(ANA).players[peeked].shown == shown


@pytest.mark.rule("FF-ROLE-SILENCER-04", "FF-DAWN-06", "FF-CYCLE-05")
def test_ex_17_entangles_span() -> None:
    players = [player()] * 8 + [player(role="silencer"), FORSAKEN, player(), player("miraculous-revival", "sprint")]
    scene = night(*players, active=LEO, forest=["mark-of-the-stag"])
    silencer, forsaken = Seat(8), Seat(9)
    next_step(scene, "sacrifice").when(silencer, ChoosePlayer(KIT)).when(forsaken, ChoosePlayer(KIT))
    next_step(scene, "silencer").when(silencer, ChoosePlayer(LEO)).times_out()
    scene.when(LEO, TALK).play(LEO, "miraculous-revival", KIT).all_pass()
    assert scene.announced(PlayerRevived) == [PlayerRevived(KIT)]
    while scene.announced(CycleEnded) == []:
        scene.refused(LEO, TALK, "FF-TALK-03")
        if scene.view(None).window:
            scene.refused(LEO, Play(CARD["sprint"], at=AT(1, 1)), "FF-ROLE-SILENCER-03")
        scene.times_out()
    assert [turn.seat for turn in scene.announced(TurnBegan)][:6] == [Seat(seat) for seat in range(6)]
    assert scene.state.active == Seat(6)
    scene.when(LEO, TALK)
    scene.when(LEO, scene.aims(LEO, "sprint")[0])


@pytest.mark.rule("FF-NIGHT2-02", "FF-NIGHT2-03")
def test_ex_18_the_dead_navigator() -> None:
    """Ana is a Spirit. To the others it is all the same whether she was the Navigator or Bo, who lives, is."""

    def the_night(*roles: str) -> Scene:
        dead, living = player(role=roles[0], dead=True), player(role=roles[1])
        scene = next_step(night(dead, living, FORSAKEN, *[player()] * 3), "sacrifice").when(CY, ChoosePlayer(DI))
        return next_step(scene, "navigator")

    dead, living = the_night("navigator", "commonfolk"), the_night("commonfolk", "navigator")
    living.when(BO, ChooseSlot(3))
    dead.refused(ANA, ChooseSlot(3), "FF-SPIRIT-01")
    dead.refused(BO, ChooseSlot(3), "FF-NIGHT1-04")
    assert dead.announced(StepCalled)[-1] == StepCalled("navigator", 15)
    assert GAME.waiting.deadline(dead.state) == GAME.waiting.deadline(living.state) == Deadline(15, least=15)
    for _ in range(2):
        for viewer in (None, ANA, CY, DI, ED, FAY):
            assert dead.told(viewer) == living.told(viewer)
            if viewer != ANA:  # who sees her own role
                assert to_json(dead.view(viewer)) == to_json(living.view(viewer))
            assert GAME.waiting.awaited(dead.state, viewer) == GAME.waiting.awaited(living.state, viewer) == ()
        dead.times_out()
        living.times_out()
