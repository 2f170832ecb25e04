"""Every selector, condition and verb of the language, on the entries of the scenario for tests (RULES.md, 5.5)."""

from collections.abc import Callable

import pytest

from games.forgotten_waters.scene import ADA, BEN, CY, DOT, EVERY_WORD, Scene, of_kind, space
from lanternwood.games.forgotten_waters import events as ev
from lanternwood.games.forgotten_waters.actions import Agree, Enough, PickOption, PickPirate
from lanternwood.games.forgotten_waters.frames import Triggering
from lanternwood.games.forgotten_waters.state import DISCONTENT, FIRST_SITE, HULL, SUPPLIES
from lanternwood.kernel.model import Public

Given = Callable[[Scene], object]
SITE_B = FIRST_SITE + 1


def nothing(scene: Scene) -> None: ...


def logged(scene: Scene) -> None:
    scene.log("MET")


def has(name: str, value: object) -> Given:
    return lambda scene: setattr(scene.state, name, value)


def ada_has(name: str, value: object) -> Given:
    return lambda scene: setattr(scene.state.players[ADA], name, value)


def logged_under_ben(scene: Scene) -> None:
    scene.log("MET")
    scene.order(BEN, ADA, CY, DOT)


def all_but_cy_navigate(scene: Scene) -> None:
    for seat in (ADA, BEN, DOT):
        scene.boxes(seat, navigation=1)


def stats(**values: int) -> Given:
    return lambda scene: scene.stats(**values)


def at_storm(scene: Scene) -> None:
    scene.state.map[scene.state.ship] = 9


def after_a_twelve(scene: Scene) -> None:
    scene.state.frames.append(Triggering(ADA, ADA, (), die=12, total=12))


def visited_before(scene: Scene) -> None:
    scene.state.visits[scene.state.book.place_of[884]] = 1


CONDITIONS: list[tuple[int, Given, Given]] = [
    (873, logged, nothing),
    (874, stats(supplies=3), stats(supplies=2)),
    (875, stats(crew=5, discontent=2), stats(crew=6, discontent=2)),
    (876, nothing, lambda scene: scene.dials(A=1)),
    (877, has("threat", 2), has("threat", 1)),
    (878, has("trust", 2), has("trust", 1)),
    (879, nothing, lambda scene: scene.state.players.append(scene.state.players[0].copy())),
    (880, has("part", 2), has("part", 1)),
    (881, has("page", 93), has("page", 94)),
    (882, has("round_on_page", 1), has("round_on_page", 2)),
    (883, has("rounds_in_part", 2), has("rounds_in_part", 1)),
    (884, nothing, visited_before),
    (885, lambda scene: scene.state.chose.__setitem__(BEN, 1), nothing),
    (886, has("locks", 1 << 3), nothing),
    (887, ada_has("stories", [81]), lambda scene: scene.state.players[BEN].stories.append(81)),
    (888, lambda scene: scene.state.players[BEN].stories.append(81), nothing),
    (889, lambda scene: scene.treasures(ADA, 2), nothing),
    (890, nothing, has("cannons", [(1, False)])),
    (891, lambda scene: scene.boxes(ADA, aim=2), lambda scene: scene.boxes(ADA, aim=1)),
    (892, ada_has("sheet", 4), ada_has("sheet", 3)),
    (893, ada_has("events", 1), nothing),
    (894, nothing, lambda scene: scene.order(BEN, ADA, CY, DOT)),
    (895, has("ship", space("C4")), nothing),
    (896, at_storm, nothing),
    (897, nothing, lambda scene: scene.state.map.__setitem__(space("E5"), 9)),
    (898, has("mission", 1 << 2), nothing),
    (899, has("resolved", True), has("resolved", False)),
    (900, logged, logged_under_ben),
    (901, after_a_twelve, nothing),
    (902, nothing, logged),
]


@pytest.mark.parametrize(("entry", "met", "unmet"), CONDITIONS)
def test_conditions_met_and_unmet(entry: int, met: Given, unmet: Given) -> None:
    for given, change in ((met, 1), (unmet, -1)):
        scene = Scene(4, EVERY_WORD, page=91)
        scene.stats(supplies=5)
        scene.dials(A=0)
        given(scene)
        before = scene.stat("supplies")
        scene.effects(ADA, ["entry", entry])
        assert scene.stat("supplies") == before + change, f"{entry} {'met' if change == 1 else 'unmet'}"


SELECTORS: list[tuple[int, Given, list[int]]] = [
    (862, nothing, [BEN, ADA, CY, DOT]),
    (863, nothing, [BEN, CY, DOT, ADA]),
    (864, nothing, [ADA, CY, DOT, BEN]),
    (865, nothing, [ADA, BEN, CY, DOT]),
    (866, nothing, [ADA, BEN, DOT, CY]),
    (867, lambda scene: scene.boxes(CY, brawn=2), [ADA, CY, BEN, DOT]),
    (868, all_but_cy_navigate, [ADA, CY, BEN, DOT]),
    (869, lambda scene: scene.state.roles.__setitem__(5, DOT), [ADA, BEN, DOT, CY]),
    (870, lambda scene: scene.state.chose.__setitem__(CY, 2), [ADA, CY, BEN, DOT]),
    (870, nothing, [ADA, BEN, CY, DOT]),
    (871, nothing, [ADA, BEN, CY, DOT]),
]


@pytest.mark.rule("FW-SKILL-05", "FW-TIE-01", "FW-ACT-10")
@pytest.mark.parametrize(("entry", "given", "order"), SELECTORS)
def test_selectors(entry: int, given: Given, order: list[int]) -> None:
    """Ben acts; each one selected gains 1 infamy, from the top (FW-INFAMY-05)."""
    scene = Scene(4, EVERY_WORD, page=91)
    given(scene)
    scene.effects(BEN, ["entry", entry])
    assert scene.state.infamy == order


def test_whoever_was_picked() -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.effects(ADA, ["entry", 872])
    scene.do(ADA, PickPirate(DOT))
    assert scene.state.infamy == [ADA, BEN, DOT, CY]


VERBS: list[tuple[int, Given, type[Public]]] = [
    (801, nothing, ev.StatChanged),
    (802, nothing, ev.StatChanged),
    (803, nothing, ev.StatChanged),
    (804, nothing, ev.StatChanged),
    (805, nothing, ev.CrewFed),
    (806, nothing, ev.ThreatMoved),
    (807, nothing, ev.ThreatMoved),
    (808, has("threat", 5), ev.ThreatEventCame),
    (809, nothing, ev.TrustMoved),
    (810, nothing, ev.DialTurned),
    (811, lambda scene: scene.dials(B=0), ev.DialTurned),
    (812, nothing, ev.CannonGained),
    (814, has("cannons", [(1, False)]), ev.CannonLoaded),
    (815, has("cannons", [(1, False)]), ev.CannonLost),
    (816, nothing, ev.SkillGained),
    (817, lambda scene: scene.order(BEN, CY, DOT, ADA), ev.InfamyMoved),
    (818, nothing, ev.TreasureKept),
    (821, lambda scene: scene.treasures(ADA, 2), ev.TreasureDiscarded),
    (822, nothing, ev.RerollsChanged),
    (823, nothing, ev.MisfortuneChanged),
    (824, lambda scene: setattr(scene.state.players[ADA], "sheet", 2), ev.StarFilled),
    (825, ada_has("event_tokens", 1), ev.EventTokensSpent),
    (826, nothing, ev.StoryTaken),
    (827, ada_has("stories", [82]), ev.StoryReturned),
    (831, nothing, ev.PlainDieRolled),
    (834, nothing, ev.VoteOpened),
    (836, nothing, ev.RerollsChanged),
    (837, nothing, ev.StatChanged),
    (840, nothing, ev.PageTurned),
    (842, nothing, ev.PartBegan),
    (843, nothing, ev.VoteOpened),
    (844, nothing, ev.VoyageEnded),
    (845, nothing, ev.VoyageEnded),
    (846, nothing, ev.ActionLocked),
    (847, has("locks", 1 << 3), ev.ActionUnlocked),
    (851, nothing, ev.ShipPlaced),
    (852, nothing, ev.TokenPlaced),
    (853, lambda scene: scene.state.map.__setitem__(space("E5"), SITE_B), ev.TokenRemoved),
    (854, has("ship", space("C4")), ev.SpaceSpent),
    (855, nothing, ev.KeywordWritten),
    (856, logged, ev.KeywordStruck),
    (857, nothing, ev.NoteWritten),
    (858, nothing, ev.BoxTicked),
    (859, has("objective", 2), ev.ObjectiveSet),
    (860, nothing, ev.PassageOpened),
    (861, nothing, ev.StatChanged),
]


@pytest.mark.rule("FW-ACT-04", "FW-LOG-01")
@pytest.mark.parametrize(("entry", "given", "event"), VERBS)
def test_what_a_verb_does_is_announced(entry: int, given: Given, event: type[Public]) -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    given(scene)
    heard = scene.effects(ADA, ["entry", entry])
    heard += scene.turn_passages()
    assert of_kind(heard, event)


@pytest.mark.rule("FW-STAT-04")
def test_pay() -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.stats(hull=5, supplies=3)
    scene.effects(ADA, ["entry", 829])
    scene.do(ADA, Agree())
    assert (scene.state.stats[HULL], scene.state.stats[SUPPLIES]) == (6, 1)
    discontent = scene.state.stats[DISCONTENT]
    scene.effects(ADA, ["entry", 829])
    assert scene.state.stats[DISCONTENT] == discontent + 1


def test_options_whose_condition_does_not_hold_are_not_offered() -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.stats(hull=8)
    supplies = scene.stat("supplies")
    scene.effects(ADA, ["entry", 832])
    assert scene.stat("supplies") == supplies + 1  # the only one left
    scene.stats(hull=5)
    scene.effects(ADA, ["entry", 832])
    assert scene.offered(ADA) == [PickOption(0), PickOption(1)]


def test_may_can_be_declined() -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.effects(ADA, ["entry", 833])
    scene.do(ADA, Enough())
    assert scene.state.players[ADA].rerolls == 0


TRIGGERS: list[tuple[int, tuple[object, ...]]] = [
    (83, ("check", "aim", [[1, []]])),
    (84, ("check", "brawn", [[1, []]])),
    (85, ("treasure", 1)),
    (86, ("infamy", 1)),
    (87, ("feed",)),
]


@pytest.mark.parametrize(("card", "effect"), TRIGGERS)
def test_cards_at_their_moments(card: int, effect: tuple[object, ...]) -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.state.players[ADA].stories.append(card)
    scene.dice.shows = [1]
    scene.next_treasures(2)
    scene.effects(ADA, list(effect))
    assert scene.state.players[ADA].rerolls == 1


def test_a_card_at_the_start_of_a_turn_and_of_whoever_is_robbed() -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.state.players[ADA].stories.append(81)
    scene.stand(ada=1)
    scene.go_on()
    assert scene.state.players[ADA].rerolls == 1
    robbed = Scene(4, EVERY_WORD, page=91)
    robbed.state.players[BEN].stories.append(89)
    robbed.treasures(BEN, 2)
    robbed.effects(ADA, ["steal", 1])
    robbed.do(ADA, robbed.offered(ADA)[0])
    assert robbed.state.players[BEN].rerolls == 1


def test_a_card_when_a_page_is_turned() -> None:
    scene = Scene(4, EVERY_WORD, page=91)
    scene.state.players[CY].stories.append(88)
    scene.effects(ADA, ["turn_page", 92])
    scene.turn_passages()
    scene.do(CY, Agree())
    assert scene.state.players[CY].rerolls == 1
