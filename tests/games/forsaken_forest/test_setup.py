"""FF-SETUP: the deal."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from lanternwood.games.forsaken_forest import GAME
from lanternwood.games.forsaken_forest.cards import ARTIFACT_DECK, CARD, CARD_IDS, FOREST_DECK, TRAVELERS_COPIES
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.events import CardsSeen, HandSeen, NightFell, RoleSeen, StepCalled
from lanternwood.games.forsaken_forest.roles import ROLE, ROLE_COPIES, ROLE_IDS
from lanternwood.games.forsaken_forest.state import UNPLACED, State
from lanternwood.kernel.match import Match, SetupError, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat, Timeout

NINE = ("forsaken", "shrouded", "cursed", "coward", "oracle", "commonfolk", "commonfolk", "commonfolk", "commonfolk")


def dealt(seats: int = 6, seed: str = "owl", **options: Any) -> Match[State]:
    return Match(GAME, plan_for(GAME, seats, seed, options))


def refused(seats: int, **options: Any) -> str:
    with pytest.raises(SetupError) as refusal:
        dealt(seats, **options)
    return str(refusal.value)


@pytest.mark.rule("FF-SETUP-01")
@pytest.mark.parametrize("seats", range(4, 13))
def test_four_to_twelve_can_play(seats: int) -> None:
    match = dealt(seats)
    assert len(match.view(None).players) == seats


@pytest.mark.rule("FF-SETUP-01")
@pytest.mark.parametrize("seats", [0, 3, 13])
def test_no_other_number_can_play(seats: int) -> None:
    assert refused(seats) == f"Forsaken Forest takes 4 to 12 seats, not {seats}"


@pytest.mark.rule("FF-SETUP-01")
def test_seats_keep_their_order() -> None:
    match = dealt(5)
    placed = []
    while match.state.phase in ("night", "fugue"):
        if match.view(None).fugue is not None:
            placed.append(match.view(None).fugue)
        match.act(OUTSIDE, Timeout())
    assert placed == [Seat((placed[0] + step) % 5) for step in range(5)]


# The decks


@pytest.mark.rule("FF-SETUP-02")
@pytest.mark.parametrize("seats", [4, 12])
def test_all_travelers_cards_lie_in_one_shuffled_deck(seats: int) -> None:
    state = dealt(seats).state
    cards = Counter([*state.travelers, *(card for hand in state.hands for card in hand)])
    assert cards == dict(enumerate(TRAVELERS_COPIES))
    assert dealt(seats).view(None).travelers == 184 - 3 * seats
    assert dealt(seats, "fox").state.travelers != state.travelers


@pytest.mark.rule("FF-SETUP-02")
def test_a_list_of_the_hosts_is_shuffled_instead() -> None:
    match = dealt(4, deck_overrides=[{"card": "spyglass", "copies": 0}, {"card": "sprint", "copies": 5}])
    state = match.state
    cards = Counter(CARD_IDS[card] for card in [*state.travelers, *(card for hand in state.hands for card in hand)])
    assert (cards["spyglass"], cards["sprint"], cards.total()) == (0, 5, 184 - 5 + 2)


@pytest.mark.rule("FF-SETUP-03")
def test_the_forest_deck_is_shuffled_face_down() -> None:
    match, other = dealt(), dealt(seed="fox")
    assert Counter(match.state.forest) == Counter(FOREST_DECK)
    assert match.state.forest not in (FOREST_DECK, other.state.forest)
    assert (match.view(None).forest, match.view(Seat(0)).canopy) == (32, ())


@pytest.mark.rule("FF-SETUP-04")
def test_the_artifact_deck_is_shuffled_face_down() -> None:
    match, other = dealt(), dealt(seed="fox")
    assert Counter(match.state.artifacts) == Counter(ARTIFACT_DECK)
    assert match.state.artifacts not in (ARTIFACT_DECK, other.state.artifacts)
    assert match.view(None).artifacts == 8


@pytest.mark.rule("FF-SETUP-05")
def test_three_cards_that_nobody_sees_before_day_one() -> None:
    match = dealt(6, special_roles=True)
    while match.state.phase == "night":
        for viewer in map(Seat, range(6)):
            view = match.view(viewer)
            assert view.hand == ()
            assert [(player.hand, player.known_cards) for player in view.players] == [(3, ())] * 6
            assert not any(isinstance(event, HandSeen | CardsSeen) for event in match.announced_to(viewer))
        match.act(OUTSIDE, Timeout())
    assert all(len(match.view(Seat(seat)).hand) == 3 for seat in range(6))


@pytest.mark.rule("FF-SETUP-06")
def test_night_action_cards_are_no_cards_of_a_deck() -> None:
    assert [card.id for card in CONTENT.night_actions] == ["shelter-from-evil", "ritual-sacrifice", "entangle"]
    assert not {card.id for card in CONTENT.night_actions} & set(CARD)
    assert dealt().view(None).travelers + 6 * 3 == 184


@pytest.mark.rule("FF-SETUP-07")
def test_destinations_start_unassigned_and_their_set_is_public() -> None:
    match = dealt()
    assert match.state.destinations == [UNPLACED] * 8
    for viewer in (None, *map(Seat, range(6))):
        assert match.view(viewer).destinations == (None,) * 8
    assert GAME.words.content is not None
    assert [(card.id, card.copies) for card in GAME.words.content().destinations] == [
        ("village", 1),
        ("void", 1),
        ("dead-end", 6),
    ]


@pytest.mark.rule("FF-SETUP-08")
def test_the_board_starts_without_paths() -> None:
    view = dealt().view(None)
    assert (view.paths, any(view.turned), any(view.used_sites)) == ((), False, False)


# Roles


@pytest.mark.rule("FF-SETUP-09")
@pytest.mark.parametrize(("commonfolk", "mend"), [(1, "add 2, or seat 2 fewer"), (4, "take 1 out, or seat 1 more")])
def test_a_role_list_has_a_card_for_each_player(commonfolk: int, mend: str) -> None:
    assert refused(4, roles=["forsaken", *["commonfolk"] * commonfolk]) == (
        f"the role list has {commonfolk + 1} cards for 4 players: {mend} (FF-SETUP-09)"
    )


@pytest.mark.rule("FF-SETUP-09")
def test_a_role_list_keeps_to_the_supply() -> None:
    assert refused(12, roles=["commonfolk"] * 12) == "there are only 11 cards of Commonfolk (FF-SETUP-09)"
    assert refused(12, roles=["forsaken"] * 7 + ["commonfolk"] * 5) == (
        "there are only 6 cards of Forsaken (FF-SETUP-09)"
    )


@pytest.mark.rule("FF-SETUP-10")
def test_the_role_list_is_public() -> None:
    match = dealt(9, roles=NINE)
    for viewer in (None, *map(Seat, range(9))):
        assert Counter(match.view(viewer).role_list) == Counter(NINE)


@pytest.mark.rule("FF-SETUP-11")
def test_roles_are_dealt_one_each_and_everyone_sees_only_their_own() -> None:
    match = dealt(9, roles=NINE)
    roles = [ROLE_IDS[role] for role in match.state.roles]
    assert Counter(roles) == Counter(NINE)
    for viewer in map(Seat, range(9)):
        view = match.view(viewer)
        assert [event for event in match.announced_to(viewer) if isinstance(event, RoleSeen)] == [
            RoleSeen(roles[viewer])
        ]
        assert view.role == roles[viewer]
        others = [player for seat, player in enumerate(view.players) if seat != viewer]
        assert {(player.role, player.shown, player.known_forsaken) for player in others} == {(None, None, False)}
    assert not any(isinstance(event, RoleSeen) for event in match.announced_to(None))


@pytest.mark.rule("FF-SETUP-11")
def test_the_role_cards_are_shuffled() -> None:
    deals = {tuple(dealt(9, str(seed), roles=NINE).state.roles) for seed in range(8)}
    assert len(deals) == 8


@pytest.mark.rule("FF-SETUP-12")
def test_undealt_roles_form_a_reserve_that_nobody_sees() -> None:
    match = dealt(9, roles=NINE)
    supply = Counter(dict(enumerate(ROLE_COPIES)))
    assert Counter(match.state.reserve) == supply - Counter(match.state.roles)
    assert ROLE["commonfolk"] in match.state.reserve
    assert ROLE["forsaken"] in match.state.reserve
    assert "reserve" not in str(match.view(Seat(0)))


@pytest.mark.rule("FF-SETUP-12")
def test_a_list_that_leaves_no_spare_card_for_an_exchange_is_refused() -> None:
    assert refused(12, roles=["shrouded", *["commonfolk"] * 11]) == (
        "the shrouded needs a spare card of commonfolk; take one out of the list (FF-SETUP-12)"
    )
    assert refused(12, roles=["cursed", *["forsaken"] * 6, *["commonfolk"] * 5]) == (
        "the cursed needs a spare card of forsaken; take one out of the list (FF-SETUP-12)"
    )
    assert dealt(12, roles=["shrouded", "oracle", *["commonfolk"] * 10]).state.seats == 12


@pytest.mark.rule("FF-SETUP-13")
@pytest.mark.parametrize("seed", ["owl", "fox", "elk"])
def test_no_role_changes_hands_in_a_whole_match(seed: str) -> None:
    match = dealt(9, seed, roles=NINE, min_window_s=0)
    roles, reserve = match.state.roles[:], match.state.reserve[:]
    random = Random(seed)
    while match.outcome() is None and len(match.log) < 4000:
        seat = random.choice([*match.pending()] or [OUTSIDE])
        match.act(seat, Timeout() if seat == OUTSIDE else random.choice(match.choices(seat)))
        assert (match.state.roles, match.state.reserve) == (roles, reserve)
    assert match.state.cycle > 1


@pytest.mark.rule("FF-SETUP-14")
@pytest.mark.parametrize("roles", [["commonfolk"] * 4, ["coward", "cursed", "oracle", "commonfolk"]])
def test_a_list_without_a_true_forsaken_is_refused(roles: list[str]) -> None:
    assert refused(4, roles=roles) == (
        "the role list needs at least one true Forsaken: Forsaken, Silencer or Shrouded (FF-SETUP-14)"
    )


@pytest.mark.rule("FF-SETUP-14")
@pytest.mark.parametrize(
    "roles",
    [
        ["forsaken", "forsaken", "commonfolk", "commonfolk"],
        ["silencer", "shrouded", "oracle", "coward"],
        ["silencer", "shrouded", "forsaken", "commonfolk"],
    ],
)
def test_a_list_with_which_the_forsaken_have_won_already_is_refused(roles: list[str]) -> None:
    assert refused(4, roles=roles).endswith("have won already; take fewer (FF-SETUP-14)")


@pytest.mark.rule("FF-SETUP-14")
def test_the_coward_counts_among_the_others() -> None:
    assert dealt(4, roles=["forsaken", "coward", "commonfolk", "commonfolk"]).state.counts() == (1, 3)
    assert dealt(5, roles=["forsaken", "silencer", "coward", "cursed", "oracle"]).state.counts() == (2, 3)


@pytest.mark.rule("FF-SETUP-15")
def test_night_one_follows_directly() -> None:
    match = dealt(4)
    assert match.announced_to(None) == [NightFell(1), StepCalled("meeting", 45)]
    assert (match.state.phase, match.state.night, match.state.day) == ("night", 1, 0)
