"""Setting a match up, acting in it, and living it again."""

import pytest

import tictactoe
from contract.planting import planted
from fixture_games import cellar, sealed_bids
from lanternwood.games import enter_the_forest as forest
from lanternwood.games.enter_the_forest import actions as forest_actions
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, SetupError, plan_for, replay
from lanternwood.kernel.model import IllegalAction, Model, Seat, Spoken
from lanternwood.kernel.rng import HashRng

ASH, BRYN = Seat(0), Seat(1)


class Options(Model):
    rounds: int = 3
    dark: bool = False


def with_options() -> Game[cellar.State]:
    def problem(seats: int, options: Options) -> str | None:
        return "in the dark there are two seats" if options.dark and seats != 2 else None

    return planted(cellar.GAME, options_type=Options, problem=problem)


def bids(seed: str = "moss") -> Match[sealed_bids.State]:
    return Match(sealed_bids.GAME, plan_for(sealed_bids.GAME, 3, seed))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_seats(seats: int) -> None:
    with pytest.raises(SetupError, match=f"^Cellar takes 2 to 4 seats, not {seats}$"):
        plan_for(cellar.GAME, seats, "moss")


def test_a_game_for_two_says_so() -> None:
    with pytest.raises(SetupError, match=r"^Tic-tac-toe takes 2 seats, not 3$"):
        plan_for(tictactoe.GAME, 3, "moss")


def test_an_unknown_option_names_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"^Cellar has no option 'speed'; its options: rounds, dark$"):
        plan_for(with_options(), 2, "moss", {"speed": True})
    with pytest.raises(SetupError, match=r"^Cellar has no option 'speed'; its options: none$"):
        plan_for(cellar.GAME, 2, "moss", {"speed": True})


def test_an_option_of_the_wrong_type_is_named() -> None:
    with pytest.raises(SetupError, match=r"^an option of Cellar does not fit: Expected `int`, got `str`.*rounds"):
        plan_for(with_options(), 2, "moss", {"rounds": "many"})


def test_options_that_do_not_fit_the_seats() -> None:
    with pytest.raises(SetupError, match=r"^in the dark there are two seats$"):
        plan_for(with_options(), 3, "moss", {"dark": True})


def test_a_plan_spells_out_the_defaults() -> None:
    plan = plan_for(with_options(), 2, "moss", {"dark": True}, ["owl"])
    assert (plan.game, plan.options, plan.entropy) == ("cellar", {"rounds": 3, "dark": True}, ("owl",))


@pytest.mark.parametrize("seat", [3, 99, -2])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"there is no seat {seat} at this table"):
        bids().act(Seat(seat), sealed_bids.Bid(0))


def test_too_many_words() -> None:
    match = bids()
    match.act(ASH, sealed_bids.Bid(0, words="x" * Spoken.LONGEST))
    with pytest.raises(IllegalAction, match="say it in 500 letters"):
        match.act(BRYN, sealed_bids.Bid(0, words="x" * (Spoken.LONGEST + 1)))
    assert len(match.log) == 1


@pytest.mark.parametrize("words", ["", "  \n"])
def test_where_a_rule_asks_for_words_there_must_be_some(words: str) -> None:
    match = Match(forest.GAME, plan_for(forest.GAME, 2, "moss"))
    with pytest.raises(IllegalAction, match=r"write some \(EF-RISK-01\)"):
        match.act(BRYN, forest_actions.Declare(False, words=words))
    assert match.log == []
    match.act(BRYN, forest_actions.Declare(False, words="cross the river"))
    assert len(match.log) == 1


def test_a_refusal_is_not_logged() -> None:
    match = bids()
    with pytest.raises(IllegalAction):
        match.act(ASH, sealed_bids.Bid(7))
    assert (match.log, match.digest()) == ([], bids().digest())


def test_acting_gives_the_news_and_each_hears_their_own() -> None:
    match = bids()
    [news] = match.act(ASH, sealed_bids.Bid(2))
    assert (news.audience, news.event) == ((ASH,), sealed_bids.BidNoted(2))
    [offered] = match.announced_to(BRYN)
    assert match.announced_to(ASH) == [offered, sealed_bids.BidNoted(2)]
    assert match.announced_to(None) == [offered]


def test_without_listeners_nothing_is_kept() -> None:
    match = Match(sealed_bids.GAME, plan_for(sealed_bids.GAME, 3, "moss"), listen=False)
    assert match.act(ASH, sealed_bids.Bid(2)) == []
    assert match.heard == []


def test_the_digest_tells_states_and_chance_apart() -> None:
    match, other = bids(), bids()
    assert match.digest() == other.digest() != bids("fern").digest()
    other.rng.below(6)
    assert match.digest() != other.digest()
    match.act(ASH, sealed_bids.Bid(2))
    assert match.digest() != bids().digest()


def test_entropy_changes_the_draws() -> None:
    plain, added = (Match(cellar.GAME, plan_for(cellar.GAME, 2, "moss", entropy=words)) for words in ((), ("owl",)))
    assert plain.state.deck != added.state.deck
    assert isinstance(plain.rng, HashRng)


def test_replay_goes_as_far_as_the_log() -> None:
    match = bids()
    match.act(ASH, sealed_bids.Bid(2, words="here"))
    half = replay(match.game, match.plan, match.log)
    match.act(BRYN, sealed_bids.Bid(1))
    whole = replay(match.game, match.plan, match.log)
    assert half.digest() != whole.digest() == match.digest()
    assert whole.heard == match.heard
