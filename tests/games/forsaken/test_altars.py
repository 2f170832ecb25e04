"""FK-ALTAR: building."""

import pytest

from lanternwood.games.forsaken import GAME
from lanternwood.games.forsaken.actions import Build, Concede, PickAltar, Upgrade
from lanternwood.games.forsaken.events import AltarBuilt, AltarRaised
from lanternwood.games.forsaken.script_records import GODS, God
from lanternwood.games.forsaken.state import EXHAUSTED, KIND

from .scene import K1, K2, K3, LETTERS, A, B, Scene, heard_by


def kinds(scene: Scene, seat: int, kingdom: int) -> str:
    """As the scene builder writes them."""
    return "".join(
        LETTERS[source & KIND].lower() if source & EXHAUSTED else LETTERS[source & KIND]
        for source in scene.state.side(kingdom, seat).altars
    )


@pytest.mark.rule("FK-ALTAR-01", "FK-ALTAR-02", "FK-ALTAR-05", "FK-ALTAR-07")
@pytest.mark.parametrize("god", GODS)
@pytest.mark.parametrize("kingdom", [K1, K2, K3])
def test_an_altar_of_any_god_for_nothing_on_ones_own_side(god: God, kingdom: int) -> None:
    scene = Scene()
    scene.altars(A, kingdom, "s")
    heard = scene.do(A, Build(kingdom, god))
    assert heard_by(heard, B) == [AltarBuilt(A, kingdom, 1, god)]
    letter = LETTERS[GODS.index(god)]
    assert kinds(scene, A, kingdom) == f"s{letter}"
    assert [kinds(scene, B, each) for each in (K1, K2, K3)] == ["", "", ""]
    # Refreshed: it pays at once.
    card = {"S": "S01", "I": "I01", "O": "O01", "C": "C02", "G": "G01"}[letter]
    scene.play(A, card, kingdom)
    assert scene.followers_on(A, kingdom) == [card]


@pytest.mark.rule("FK-ALTAR-01", "FK-WIN-03")
def test_not_in_a_dark_kingdom() -> None:
    scene = Scene()
    scene.won(K2, A)
    assert scene.refused(A, Build(K2, "strife")) == "FK-WIN-03"
    assert scene.refused(A, Upgrade(K2, 0)) == "FK-WIN-03"


@pytest.mark.rule("FK-ALTAR-03", "FK-ALTAR-04", "FK-Q-17", "FK-Q-14")
def test_once_in_each_kingdom_and_turn() -> None:
    scene = Scene()
    for kingdom in (K1, K2, K3):
        scene.altars(A, kingdom, "SSSS")
        scene.do(A, Build(kingdom, "strife"))
        assert scene.refused(A, Build(kingdom, "strife")) == "FK-ALTAR-03"
        assert scene.refused(A, Upgrade(kingdom, 0)) == "FK-ALTAR-03"
    assert not any(isinstance(choice, Build | Upgrade) for choice in scene.choices(A))


@pytest.mark.rule("FK-ALTAR-03", "FK-ALTAR-04", "FK-Q-17")
def test_an_upgrade_uses_the_same_allowance() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSSSS")
    scene.altars(A, K2, "SSSSS")
    scene.won(K2, B)
    scene.won(K3, A)
    scene.do(A, Upgrade(K1, 0))
    assert scene.refused(A, Build(K1, "strife")) == "FK-ALTAR-03"
    assert scene.refused(A, Upgrade(K1, 1)) == "FK-ALTAR-03"


@pytest.mark.rule("FK-ALTAR-06", "FK-LAST-02", "FK-Q-15", "FK-Q-14")
def test_five_on_a_side_and_ten_in_the_last_kingdom() -> None:
    scene = Scene()
    scene.altars(A, K1, "SSTT")
    scene.altars(B, K1, "SSSSS")
    scene.do(A, Build(K1, "strife"))
    scene.state.side(K1, A).built = False
    assert scene.refused(A, Build(K1, "strife")) == "FK-ALTAR-06"
    scene.won(K2, A)
    assert scene.refused(A, Build(K1, "strife")) == "FK-ALTAR-06"
    scene.won(K3, B)
    for _ in range(5):
        scene.state.side(K1, A).built = False
        scene.do(A, Build(K1, "strife"))
    scene.state.side(K1, A).built = False
    assert len(scene.state.side(K1, A).altars) == 10
    assert scene.refused(A, Build(K1, "strife")) == "FK-ALTAR-06"


@pytest.mark.rule("FK-ALTAR-08", "FK-Q-21")
def test_an_effect_uses_no_allowance_and_places_altars_in_the_state_it_says() -> None:
    scene = Scene()
    scene.altars(A, K1, "IISI")
    scene.state.side(K1, A).built = True
    heard = scene.play(A, "I11", K1)
    assert kinds(scene, A, K1) == "iisIi"
    assert AltarRaised(A, K1, 4, "infestation", False) in heard_by(heard, B)
    scene.blessing(B, K2, "I26")
    scene.end_turn()
    # Verdant Dominion raises a Refreshed one at dawn, and B may still build there.
    assert kinds(scene, B, K2) == "I"
    scene.do(B, Build(K2, "occult"))


@pytest.mark.rule("FK-ALTAR-08", "FK-ALTAR-06", "FK-CARD-04")
def test_with_no_empty_slot_an_effect_places_none() -> None:
    scene = Scene()
    scene.altars(A, K1, "IISIT")
    heard = scene.play(A, "I11", K1)
    assert kinds(scene, A, K1) == "iisIT"
    assert not any(isinstance(event, AltarRaised) for event in heard_by(heard, B))
    assert len(scene.hand_of(A)) == 2


@pytest.mark.rule("FK-ALTAR-08", "FK-ALTAR-06")
def test_of_several_as_many_as_fit(fixture_cards: None) -> None:
    scene = Scene()
    scene.altars(A, K1, "IISS")
    scene.altars(B, K2, "SS")
    scene.play(A, "X55", K1, PickAltar(K2, B, 0), PickAltar(K2, B, 1))
    assert kinds(scene, A, K1)[:4] == "iISS"
    assert len(kinds(scene, A, K1)) == 5
    assert kinds(scene, B, K2) == "ss"


@pytest.mark.rule("FK-ALTAR-09", "FK-TEMPLE-02", "FK-TEMPLE-05", "FK-Q-22")
def test_no_choice_removes_swaps_or_moves_an_altar() -> None:
    scene = Scene()
    scene.altars(A, K1, "SICOG")
    scene.altars(A, K2, "TST")
    scene.altars(A, K3, "OO")
    scene.hand(A, "S03", "O08", "I11")
    scene.follower(A, K1, "S14")
    before = [kinds(scene, A, kingdom).upper() for kingdom in (K1, K2, K3)]
    start = scene.state
    for choice in scene.choices(A):
        scene.state = scene.table.state = start.copy()
        GAME.apply(scene.table, A, choice)
        for kingdom, old in enumerate(before):
            if start.kingdoms[kingdom].winner != scene.state.kingdoms[kingdom].winner:
                continue
            new = kinds(scene, A, kingdom).upper()
            expected = old
            if isinstance(choice, Upgrade) and choice.kingdom == kingdom:
                expected = f"{old[: choice.slot]}T{old[choice.slot + 1 :]}"
            assert new[: len(old)] == expected
            assert len(new) <= len(old) + 1


@pytest.mark.rule("FK-ALTAR-10", "FK-Q-59", "FK-WIN-04")
def test_altars_vanish_with_their_kingdom() -> None:
    scene = Scene()
    scene.altars(A, K1, "ST")
    scene.altars(B, K1, "O")
    scene.do(A, Concede(K1))
    assert kinds(scene, A, K1) == kinds(scene, B, K1) == ""
    assert scene.past_of(A) == scene.past_of(B) == []


@pytest.mark.rule("FK-ALTAR-11")
def test_the_lowest_empty_slot_is_filled() -> None:
    scene = Scene()
    scene.altars(A, K1, "S")
    scene.do(A, Build(K1, "grandeur"))
    scene.end_turn()
    scene.end_turn()
    heard = scene.do(A, Build(K1, "occult"))
    assert heard_by(heard, A) == [AltarBuilt(A, K1, 2, "occult")]
    assert kinds(scene, A, K1) == "SGO"
    assert scene.refused(A, Upgrade(K1, 3)) == "FK-ALTAR-03"
