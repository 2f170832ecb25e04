"""The bots of Enter the Forest: plain, documented, and blind to what their seat may not know (EF-R16, EF-R28)."""

from collections.abc import Callable
from typing import Any

import pytest

from games.enter_the_forest.scene import ANA, BO, CY, GM, Scene, given
from lanternwood.bots import make_bot
from lanternwood.bots.bot import mind_of
from lanternwood.games.enter_the_forest import GAME
from lanternwood.games.enter_the_forest import actions as act
from lanternwood.games.enter_the_forest.state import Contest, Risk, RuinRoll, State
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import Action, Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.lab.turns import Turns

KINDS: list[tuple[int, dict[str, Any]]] = [
    (1, {"gm": "none"}),
    (2, {"gm": "bot"}),
    (4, {"gm": "bot", "push_always": True}),
    (5, {"gm": "person"}),
    (6, {"gm": "none", "veil": False}),
    (7, {"gm": "bot"}),
]


def says(scene: Scene, seat: Seat, seed: str = "fern") -> Action:
    """What a fresh bot does here; its sheet is written."""
    return make_bot(GAME.name, "steady", HashRng(seed.encode())).choose(mind_of(GAME, scene.state, seat))


def written(scene: Scene) -> Scene:
    for seat in scene.state.players():
        character = scene.of(seat)
        character.name, character.occupation, character.background = f"Hunter {seat}", "ferryman", "orphan"
        character.skills, character.equipment = ["rowing"], ["an oar"]
    return scene


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_an_evening_among_bots_comes_to_its_end(seats: int, options: dict[str, Any]) -> None:
    match = Match(GAME, plan_for(GAME, seats, "evening", {"evening": 12, **options}))
    seen = walk(match)
    assert match.outcome()
    assert {Risk, RuinRoll} <= seen
    assert all(character is None or character.name for character in match.state.characters)


def walk(match: Match[State]) -> set[type]:
    """Bots play on to the end; gives the kinds of rolls there were."""
    bots = [make_bot(GAME.name, "steady", HashRng(f"{seat}".encode())) for seat in range(match.plan.seats)]
    turns, seen = Turns(), set()
    while (seat := turns.next(GAME, match.state)) is not None:
        match.act(seat, bots[seat].choose(mind_of(GAME, match.state, seat)))
        turns.has_chosen(seat)
        seen.add(type(match.state.roll))
    return seen


def test_a_long_evening_has_every_kind_of_roll_and_someone_serves_the_forest() -> None:
    kinds: set[type] = set()
    served = False
    for seed in range(6):
        match = Match(GAME, plan_for(GAME, 4, f"long {seed}", {"gm": "bot", "evening": 60}))
        kinds |= walk(match)
        served = served or any(isinstance(entry.action, act.RollReduction) for entry in match.log)
    assert kinds >= {Risk, Contest, RuinRoll}
    assert served


def test_nobody_says_the_same_thing_twice_in_one_evening() -> None:
    match = Match(GAME, plan_for(GAME, 4, "words", {"gm": "bot", "evening": 12}))
    walk(match)
    said = [entry.action.words for entry in match.log if entry.seat == 3 and isinstance(entry.action, act.CallOn)]
    assert len(said) == len(set(said)) > 5


def test_a_bot_decides_by_what_its_seat_may_know() -> None:
    match = Match(GAME, plan_for(GAME, 5, "blind", {"evening": 20}))
    for player in (1, 2, 3):
        for _ in range(4):
            match.act(GM, act.CorrectRuin(Seat(player), 1))
    bots = [make_bot(GAME.name, "steady", HashRng(f"{seat}".encode())) for seat in range(5)]
    chance, turns, veiled = HashRng(b"moss"), Turns(), 0
    while (seat := turns.next(GAME, match.state)) is not None:
        true = make_bot(GAME.name, "steady", HashRng(b"")).choose(mind_of(GAME, match.state, seat))
        world = GAME.redeal(match.state, seat, chance)
        assert make_bot(GAME.name, "steady", HashRng(b"")).choose(mind_of(GAME, world, seat)) == true
        veiled += any(match.state.is_veiled(player) for player in match.state.players())
        match.act(seat, bots[seat].choose(mind_of(GAME, match.state, seat)))
        turns.has_chosen(seat)
    assert veiled > 20


def test_it_writes_its_sheet_first() -> None:
    scene = given()
    action = says(scene, ANA)
    assert isinstance(action, act.Write)
    assert (action.field, bool(action.words)) == ("name", True)


def test_two_bots_do_not_take_the_same_name() -> None:
    names = set()
    for seed in range(60):
        scene = given()
        scene.bo.name = "Kasimir Holt"
        action = says(scene, ANA, str(seed))
        assert isinstance(action, act.Write)
        names.add(action.words)
    assert "Kasimir Holt" not in names


# The companion (EF-R28)


def test_it_takes_no_dark_die_it_need_not_take() -> None:
    scene = written(given())
    scene.gathers(ANA, skill=True)
    scene.does(GM, act.HangBack())
    assert says(scene, ANA) == act.RollDice()


def test_it_takes_one_rather_than_none() -> None:
    scene = written(given())
    scene.gathers(ANA)
    scene.does(GM, act.HangBack())
    scene.risk.struck = ["occupation", "background"]
    assert says(scene, ANA) == act.TakeDark()


def test_it_accepts_a_bargain_only_without_another_light_die() -> None:
    scene = written(given())
    scene.gathers(ANA)
    scene.risk.struck = ["occupation", "background"]
    scene.does(GM, act.OfferBargain(words="your boots are gone"))
    assert says(scene, ANA) == act.AcceptBargain(0)
    scene.risk.struck = []
    scene.does(ANA, act.ClaimSkill("occupation", words="a ferryman knows water"))
    assert says(scene, ANA) == act.RollDice()


def test_it_accepts_all_help() -> None:
    scene = written(given())
    scene.gathers(ANA, dark=True)
    scene.does(BO, act.OfferHelp())
    scene.does(CY, act.OfferHelp())
    assert says(scene, ANA) == act.AcceptHelp(BO)


@pytest.mark.parametrize(("ruin", "helps"), [(1, True), (2, True), (3, False), (5, False)])
def test_it_offers_help_up_to_two_ruin(ruin: int, helps: bool) -> None:
    scene = written(given(ruin={BO: ruin}))
    scene.gathers(ANA, dark=True)
    assert says(scene, BO) == (act.OfferHelp() if helps else act.HangBack())


@pytest.mark.parametrize(("face", "ruin", "again"), [(3, 3, True), (3, 4, False), (4, 1, False), (6, 1, False)])
def test_it_rolls_a_fail_again_up_to_three_ruin(face: int, ruin: int, again: bool) -> None:
    scene = written(given(ruin={ANA: ruin}))
    scene.gathers(ANA, skill=True)
    scene.rolls(face)
    scene.does(ANA, act.RollDice())
    assert says(scene, ANA) == (act.Reroll() if again else act.Stand())


def test_it_agrees_to_any_stake_and_adds_no_dark_die() -> None:
    scene = written(given())
    scene.does(ANA, act.ProposeContest((BO,), words="who leads"))
    assert says(scene, BO) == act.AgreeStake()
    scene.does(BO, act.AgreeStake())
    scene.does(GM, act.SayDanger(False))
    assert says(scene, BO) == act.ClaimEdge("skills", words="rowing")
    scene.does(BO, act.ClaimEdge("skills", words="rowing"))
    assert says(scene, BO) == act.SealDice(0)


def test_without_any_other_die_it_takes_one_dark_die() -> None:
    scene = written(given(ruin={BO: 0}))
    scene.bo.skills = ["rowing"]
    scene.does(ANA, act.ProposeContest((BO,), words="who leads"))
    scene.does(BO, act.AgreeStake())
    scene.does(GM, act.SayDanger(False))
    scene.contest.contenders[1].struck = ["skills", "equipment"]
    assert says(scene, BO) == act.SealDice(1)


def test_it_serves_the_forest_at_five_and_will_not_be_noticed() -> None:
    scene = written(given(ruin={ANA: 5}))
    scene.does(GM, act.CallOn(ANA))
    assert isinstance(says(scene, ANA), act.DeclareReduction)
    scene.does(ANA, act.DeclareReduction(words="cut the rope"))
    scene.does(GM, act.AcceptAct(ANA))
    assert says(scene, ANA) == act.RollReduction()
    scene.rolls(6)
    scene.does(ANA, act.RollReduction())
    assert says(scene, ANA) == act.LeaveIt()


def test_below_five_it_does_not() -> None:
    scene = written(given(ruin={ANA: 4}, turned=(ANA,)))
    scene.does(GM, act.CallOn(ANA))
    assert not any(isinstance(says(scene, ANA, str(seed)), act.DeclareReduction) for seed in range(20))


def test_it_goes_on_when_all_others_have_agreed_to() -> None:
    scene = written(given(gm="bot", players=2))
    scene.does(Seat(0), act.Pause())
    assert says(scene, Seat(1)) == act.Consent("resume")


# The game master (EF-R16)


def leading(prepare: Callable[[Scene], object]) -> Action:
    scene = written(given())
    prepare(scene)
    return says(scene, GM)


def test_it_names_a_mishap() -> None:
    said = leading(lambda scene: scene.does(ANA, act.Declare(False, words="cross the river")))
    assert isinstance(said, act.AnswerWhatCouldGoWrong)
    assert said.words
    assert "{" not in said.words


def test_it_offers_a_bargain_and_nothing_else_while_dice_are_gathered() -> None:
    for seed in range(12):
        scene = written(given())
        scene.gathers(ANA, skill=True, dark=True)
        assert isinstance(says(scene, GM, str(seed)), act.OfferBargain | act.HangBack)


def test_it_never_grants_success_on_a_fail() -> None:
    def fails(scene: Scene) -> None:
        scene.gathers(ANA, skill=True)
        scene.rolls(2)
        scene.does(ANA, act.RollDice())
        scene.does(ANA, act.Stand())

    assert isinstance(leading(fails), act.DescribeFailure)


def test_it_calls_no_contest_deadly_and_confirms_every_ruin_roll() -> None:
    contest = leading(lambda scene: scene.does(ANA, act.ProposeContest((BO,), words="who leads")))
    assert contest == act.SayDanger(False)
    assert leading(lambda scene: scene.does(ANA, act.ProposeRuin(words="the face in the bark"))) == act.ConfirmRuin()


@pytest.mark.parametrize(("closed", "accepts"), [(0, False), (1, True)])
def test_it_accepts_one_act_for_each_roll_closed(closed: int, accepts: bool) -> None:
    scene = written(given(ruin={ANA: 5}))
    scene.ana.closed_since = closed
    scene.does(ANA, act.DeclareReduction(words="cut the rope"))
    assert says(scene, GM) == (act.AcceptAct(ANA) if accepts else act.RefuseAct(ANA))


def test_it_turns_to_everyone_in_turn() -> None:
    scene = written(given())
    bot = make_bot(GAME.name, "steady", HashRng(b"fern"))
    turned_to = []
    for _ in range(6):
        action = bot.choose(mind_of(GAME, scene.state, GM))
        assert isinstance(action, act.CallOn | act.CallRuin)
        turned_to.append(action.seat)
    assert turned_to == [ANA, BO, CY, ANA, BO, CY]
