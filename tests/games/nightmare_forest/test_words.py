"""Every choice and every announcement can be told in words."""

import re
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from games.nightmare_forest.scene import ANA, BO, PATH, Scene, camper, given, shown, up
from lanternwood.games.nightmare_forest import GAME
from lanternwood.games.nightmare_forest.actions import (
    NEXT_FIRST,
    OWN_FIRST,
    AnyAction,
    Attack,
    Flip,
    HackAtObstacle,
    Keep,
    Search,
    StealGear,
    ThrowGear,
)
from lanternwood.games.nightmare_forest.content import CAMPERS, FOREST, GEAR
from lanternwood.games.nightmare_forest.events import (
    Attacked,
    CamperEaten,
    CardTurnedUp,
    CountersPlaced,
    Event,
    ForestWon,
    GearSeen,
    NoiseChecked,
    Searched,
    TurnBegan,
    TwoGearOffered,
    ZombieAdded,
    ZombieDefeated,
)
from lanternwood.games.nightmare_forest.options import Options
from lanternwood.games.nightmare_forest.words import LABELS, TELLS, percent
from lanternwood.kernel.match import Match, plan_for
from lanternwood.kernel.model import OUTSIDE, Seat
from lanternwood.kernel.words import by_seats

IDS = [card.id for card in [*FOREST, *GEAR, *CAMPERS] if "-" in card.id]


def is_plain(text: str) -> bool:
    """Words for people: no ids, no Python, no stray spaces."""
    read = by_seats(text)
    return not any(card in read for card in IDS) and not re.search(r"None|True|False|[\[\]{}_]|  |^ | $|^$", read)


def test_every_kind_of_action_has_a_label() -> None:
    assert set(LABELS) == set(get_args(AnyAction))


def test_every_kind_of_announcement_has_a_telling() -> None:
    assert set(TELLS) == set(get_args(Event))


def sample(kind: Any) -> Any:
    """An announcement of this kind with something in every field."""
    values = {
        "int": 1,
        "int | None": 1,
        "bool": True,
        "str": "tent-stake",
        "tuple[str, ...]": ("rifle", "tent-stake"),
        "tuple[str, str]": ("rifle", "tent-stake"),
        "tuple[int, ...]": (2, 1, 0),
        "tuple[int, int] | None": (0, 1),
    }
    fields = msgspec.structs.fields(kind)
    return kind(**{field.name: ANA if field.type is Seat else values[type_name(field.type)] for field in fields})


def type_name(kind: Any) -> str:
    return kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)


@pytest.mark.parametrize("kind", get_args(Event))
def test_every_announcement_can_be_told(kind: type) -> None:
    scene = given(camper(), camper())
    text = GAME.words.tell(GAME.view(scene.state, ANA), sample(kind))
    assert is_plain(text)
    assert text.endswith(".")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [Options(), Options(speed=True, deadlier=True)])
def test_all_that_comes_up_in_play_is_told_in_plain_words(seed: int, options: Options) -> None:
    plan = plan_for(GAME, 3, f"words {seed}", {"speed": options.speed, "deadlier": options.deadlier})
    match = Match(GAME, plan)
    taste = Random(seed)
    while not match.outcome() and len(match.log) < 400:
        seat = match.pending()[0]
        view = match.view(seat)
        for choice in match.choices(seat):
            assert is_plain(GAME.words.label(view, choice)), choice
        for choice in match.choices(OUTSIDE):
            assert is_plain(GAME.words.label(view, choice)), choice
        for heard in match.act(seat, taste.choice(match.choices(seat))):
            text = GAME.words.tell(match.view(seat if heard.audience else None), heard.event)
            assert is_plain(text), heard.event
            assert text.endswith("."), heard.event


def test_choices_differ_in_their_words() -> None:
    scene = given(
        camper(facing="reeking-skunk", gear=["rifle", "tent-stake", "leather-gloves"], survivor="walt-pruitt"),
        camper(level=3, gear=[shown("chainsaw")]),
        camper(level=2),
    )
    view = GAME.view(scene.state, ANA)
    labels = [GAME.words.label(view, choice) for choice in GAME.choices(scene.state, ANA)]
    assert len(labels) == len(set(labels))


def labelled(scene: Scene, action: Any) -> str:
    assert scene.offers(action)
    return GAME.words.label(GAME.view(scene.state, ANA), action)


def test_an_attack_says_what_with_and_how_likely() -> None:
    facts = camper(facing="reeking-skunk", gear=["tent-stake", "camp-hatchet"], survivor="walt-pruitt")
    scene = given(facts, camper())
    assert labelled(scene, Attack(PATH, 4)) == "Attack the Reeking Skunk with 4 dice: 44 %"
    assert (
        labelled(scene, Attack(PATH, 1, (0, 1), sure_shot=True))
        == "Attack the Reeking Skunk with Tent Stake + Camp Hatchet + 1 die + Walt's aim: 100 %"
    )


def test_chances_are_never_rounded_to_never_or_always() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.006, 0.5, 0.996, 1.0)] == [
        "0 %",
        "under 1 %",
        "1 %",
        "50 %",
        "over 99 %",
        "100 %",
    ]


def test_a_flip_says_where_and_of_which_zone() -> None:
    path = given(camper(level=2), camper())
    assert labelled(path, Flip(PATH)) == "Turn up the next card (zone 2)"
    under = given(camper(own=["hollow-hare"]), camper())
    assert labelled(under, Flip(OWN_FIRST)) == "Turn up the zombie at your feet"
    beside = given(camper(facing="hollow-hare", beside=["hollow-hare"]), camper())
    assert labelled(beside, Flip(NEXT_FIRST)) == "Turn up the zombie ahead"
    own = given(camper(own=[up("hollow-hare")]), camper())
    assert labelled(own, Attack(OWN_FIRST, 1)).startswith("Attack the Hollow Hare with 1 die:")


def test_other_choices_name_their_cards_and_people() -> None:
    facts = camper(facing="bramble-snarl", gear=["tent-stake", "leather-gloves"], survivor="ivy-marsh")
    scene = given(facts, camper(level=2, gear=["rifle", shown("chainsaw")]))
    assert labelled(scene, ThrowGear(0, BO)) == "Throw the Tent Stake at Theo: 67 % to lure a zombie"
    assert labelled(scene, StealGear(BO, 0)) == "Take the Chainsaw from Theo"
    assert labelled(scene, HackAtObstacle(0)) == "Use the Tent Stake on the Bramble Snarl: 1 counter"
    assert labelled(scene, Search(2, reroll_blank=True)) == "Search with 2 dice, Ivy looks twice"


def test_a_keep_names_what_is_kept() -> None:
    search = given(camper(), camper(), deck=["rifle", "chainsaw"]).rolls(2).when(Search(1))
    assert [labelled(search, Keep(0)), labelled(search, Keep(1))] == ["Keep the Rifle", "Keep the Chainsaw"]
    found = given(camper(level=3, ahead=["doc-halloran"], survivor="ivy-marsh"), camper()).when(Flip(PATH))
    assert labelled(found, Keep(0)) == "Go on with Ivy Marsh, Junior Scout"
    assert labelled(found, Keep(1)) == "Go on with Doc Halloran, Camp Nurse"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (TurnBegan(ANA, 4, None), "Marisol's turn, 4 dice."),
        (TurnBegan(ANA, 4, 2), "Marisol's turn, 4 dice. Turns left to get out: 2."),
        (CardTurnedUp(BO, PATH, "hollow-hare"), "Theo turns up: Hollow Hare."),
        (
            Attacked(ANA, "hollow-hare", 2, ("rifle",), True),
            "Marisol goes for the Hollow Hare with Rifle + 2 dice + Walt's aim.",
        ),
        (ZombieDefeated(ANA, "hollow-hare", True), "The Hollow Hare goes down. One die back."),
        (ZombieDefeated(ANA, "hollow-hare", False), "The Hollow Hare goes down."),
        (NoiseChecked(ANA, 3, None, True), "So loud that no die is needed. Something heard it."),
        (NoiseChecked(ANA, 1, 2, False), "Noise check: double. Nothing stirs."),
        (ZombieAdded(BO, 1, True), "A zone 1 zombie creeps up on Theo."),
        (Searched(ANA, (2, 1, 0), None), "Marisol searches: double, single, blank."),
        (Searched(ANA, (0,), (0, 1)), "Marisol searches: blank. Ivy looks again: single."),
        (GearSeen(("rifle", "trail-mix")), "Found: Rifle, Trail Mix."),
        (TwoGearOffered(("rifle", "trail-mix")), "Choose one: Rifle or Trail Mix."),
        (CountersPlaced(ANA, "bramble-snarl", 2, 3, 2), "The Bramble Snarl takes 2: 2 of 2."),
        (CamperEaten(ANA, ("rifle",), ()), "Marisol is eaten. Left behind: Rifle."),
        (ForestWon(rounds_over=False), "The forest wins."),
        (ForestWon(rounds_over=True), "Nobody made it by morning."),
    ],
)
def test_announcements_read_as_sentences(event: Any, text: str) -> None:
    scene = given(camper(), camper())
    assert GAME.words.tell(GAME.view(scene.state, None), event) == text


def test_only_the_drawer_is_told_that_they_found_it() -> None:
    scene = given(camper(), camper())
    assert GAME.words.tell(GAME.view(scene.state, ANA), GearSeen(("rifle",))) == "You found: Rifle."
