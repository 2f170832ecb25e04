"""The law of secrecy: deal everything anew that a viewer cannot know, and nothing that reaches it may change."""

from typing import Any

from contract.laws import SOMETIMES, refusal_of
from contract.other_actions import other_actions
from contract.play import Chooser, Move, moments, next_move, play_on, viewers
from lanternwood.kernel.foresight import foresee_each
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import OUTSIDE, Event, Seat, Talk, Viewer
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.table import Table

STEPS = 10
REDEALS = 25
SEATS_AT_ONCE = 4
FORESEEN_AT_ONCE = 8


def secrets_stay_secret(match: Match[Any], chooser: Chooser) -> None:
    """A re-dealt world looks the same to its viewer, and sounds the same until something is revealed."""
    for move in moments(match, chooser):
        if move is None or chooser.below(SOMETIMES) == 0:
            for viewer in some_viewers(match, chooser):
                world = match.game.redeal(match.state, viewer, fresh_chance(chooser))
                looks_alike(match.game, match.state, world, viewer)
                if viewer is not None:
                    refuses_alike(match, world, viewer, chooser)
                goes_on_alike(match.game, match.state.copy(), world, viewer, chooser)


def yields_tell_nothing(match: Match[Any], chooser: Chooser) -> None:
    """What a standing answer does is the same whatever a seat holds: only what everyone can see decides it."""
    game, yielding = match.game, match.game.yielding
    assert yielding
    for _ in moments(match, chooser):
        if chooser.below(SOMETIMES):
            continue
        world = game.redeal(match.state, None, fresh_chance(chooser))
        for seat in set(game.pending(match.state)) & set(game.pending(world)):
            ours, theirs = game.view(match.state, seat), game.view(world, seat)
            assert [*yielding.offered(theirs)] == [*yielding.offered(ours)], "what can be yielded shows the difference"
            for name in yielding.offered(ours):
                action = yielding.answer(ours, name)
                assert yielding.answer(theirs, name) == action, f"'{name}' of {seat} shows the difference"
                assert yielding.ends(theirs, name) == yielding.ends(ours, name)
                assert action is None or action in game.choices(match.state, seat), f"'{name}' is no choice of {seat}"


def some_viewers(match: Match[Any], chooser: Chooser) -> list[Viewer]:
    """Those who only watch, and a few seats: at a large table the others have their turn at another moment."""
    seats = viewers(match)[1:]
    chooser.random.shuffle(seats)
    return [None, *seats[:SEATS_AT_ONCE]]


def redeals_fit(match: Match[Any], chooser: Chooser) -> None:
    """A re-deal leaves the original alone, keeps every piece, and makes a world that can be played to its end."""
    game = match.game
    for move in moments(match, chooser):
        if move is None or chooser.below(SOMETIMES) == 0:
            viewer = chooser.one_of(viewers(match))
            before = to_json(match.state)
            world = game.redeal(match.state, viewer, fresh_chance(chooser))
            assert to_json(match.state) == before, "the re-deal changed the original"
            keeps_pieces(game, match.state, world)
            looks_alike(game, match.state, game.redeal(world, viewer, fresh_chance(chooser)), viewer)
            assert play_on(game, world, chooser, game.longest + 1), "a re-dealt world does not end"
            assert to_json(match.state) == before, "playing in the re-dealt world changed the original"


def keeps_pieces(game: Game[Any], ours: Any, theirs: Any) -> None:
    """Where the others' pieces are what they brought, nobody else knows which those are: only how many."""
    before, after = game.pieces(ours), game.pieces(theirs)
    kept = after.total() == before.total() if game.bringing else after == before
    assert kept, "the re-deal lost or made pieces"


def redeals_differ(match: Match[Any], chooser: Chooser) -> None:
    """To someone who only watches, much is hidden as play begins: a re-deal must not give the same world always."""
    real = to_json(match.state)
    worlds = [match.game.redeal(match.state, None, fresh_chance(chooser)) for _ in range(REDEALS)]
    assert any(to_json(world) != real for world in worlds), "no re-deal changed anything"


def private_things_are_redealt(matches: list[Match[Any]], chooser: Chooser) -> None:
    """What a seat sees beyond what all can see is hidden from who only watches: some re-deal must change it."""
    private: dict[Viewer, int] = {}
    for match in matches:
        for _ in moments(match, chooser):
            world = match.game.redeal(match.state, None, fresh_chance(chooser))
            public = match.view(None)
            for seat in viewers(match):
                if (own := match.view(seat)) != public:
                    private[seat] = private.get(seat, 0) + (match.game.view(world, seat) != own)
            if len(private) == match.plan.seats and all(private.values()):
                return
    assert private, "nothing is private"
    assert all(private.values()), f"how often a re-deal changed what each seat alone sees: {private}"


def fresh_chance(chooser: Chooser) -> HashRng:
    return HashRng(chooser.below(1 << 30).to_bytes(4, "big"))


def looks_alike(game: Game[Any], ours: Any, theirs: Any, viewer: Viewer) -> None:
    """All that the viewer can see and do now is the same in both worlds."""
    view = game.view(ours, viewer)
    assert game.view(theirs, viewer) == view, f"{viewer} sees the difference"
    assert to_json(game.view(theirs, viewer)) == to_json(view), f"{viewer} sees the difference in the bytes"
    assert game.outcome(theirs) == game.outcome(ours)
    waiting, talking = game.waiting, game.talking
    assert waiting.deadline(theirs) == waiting.deadline(ours), "the clock shows the difference"
    assert waiting.awaited(theirs, viewer) == waiting.awaited(ours, viewer), "who is waited for shows the difference"
    assert talking.quiet(theirs, viewer) == talking.quiet(ours, viewer), "who may talk shows the difference"
    assert talking.hushed(theirs) == talking.hushed(ours), "how the traffic looks shows the difference"
    assert talking.pulse(theirs) == talking.pulse(ours), "what bots go by shows the difference"
    if viewer is not None:
        hear, also_hear = talking.whispers(ours, viewer), talking.whispers(theirs, viewer)
        assert [*also_hear] == [*hear], "who would hear shows the difference"
        choices, others = list(game.choices(ours, viewer)), list(game.choices(theirs, viewer))
        assert others == choices, f"the choices of {viewer} show the difference"
        assert (viewer in game.pending(theirs)) == (viewer in game.pending(ours))
        labels = [game.words.label(view, action) for action in choices]
        assert [game.words.label(game.view(theirs, viewer), action) for action in others] == labels
        assert game.words.question(game.view(theirs, viewer)) == game.words.question(view)
        foresees_alike(game, ours, theirs, viewer, choices)


def foresees_alike(game: Game[Any], ours: Any, theirs: Any, seat: Seat, choices: list[Any]) -> None:
    """What a choice would do, as its seat is told, is the same in both worlds. Of many choices some are asked."""
    some = choices[:: 1 + len(choices) // FORESEEN_AT_ONCE]
    foreseen, also = (to_json(foresee_each(game, state, seat, some)) for state in (ours, theirs))
    assert also == foreseen, f"what {seat} foresees shows the difference"


def refuses_alike(match: Match[Any], world: Any, seat: Seat, chooser: Chooser) -> None:
    """A refusal must not tell more than the view does."""
    seen = list(match.choices(seat)) or [entry.action for entry in match.log if entry.seat == seat]
    for action in other_actions(match, seat, seen, chooser, enough=4):
        ours, theirs = (
            refusal_of(match.game, Table(state.copy(), fresh_chance(chooser)), seat, action)
            for state in (match.state, world)
        )
        assert str(ours) == str(theirs), f"the refusal of {action} shows the difference"


def goes_on_alike(game: Game[Any], ours: Any, theirs: Any, viewer: Viewer, chooser: Chooser) -> None:
    """Play the same in both worlds, with the same luck, until the viewer rightly learns which one it is in."""
    for _ in range(STEPS):
        move = common_move(game, ours, theirs, chooser)
        if move is None:
            return
        luck = chooser.below(1 << 30).to_bytes(4, "big")
        same = in_words(game, ours, move) == in_words(game, theirs, move)
        heard = announced(game, ours, move, viewer, luck)
        also_heard = announced(game, theirs, move, viewer, luck)
        if heard != also_heard:
            difference_is_a_reveal(heard, also_heard, move, viewer)
            return
        if not same and any(event.REVEALS for event in heard):
            # "My first card" was another card here and there, and its like was shown in both: a hidden one here, one
            # that lay open there. What is left on the table may rightly differ.
            return
        looks_alike(game, ours, theirs, viewer)


def in_words(game: Game[Any], state: Any, move: Move) -> str:
    """What a move means to the one who makes it."""
    seat, action = move
    return "" if seat == OUTSIDE else game.words.label(game.view(state, seat), action)


def common_move(game: Game[Any], ours: Any, theirs: Any, chooser: Chooser) -> Move | None:
    """Something that can be done in both worlds; not everything can, since hands differ."""
    for _ in range(6):
        move = next_move(game, ours, chooser)
        if move is None:
            return None
        seat, action = move
        if isinstance(action, Talk):
            if refusal_of(game, Table(theirs.copy(), HashRng(b"")), seat, action) is None:
                return move
            continue
        asked = seat == OUTSIDE or seat in game.pending(theirs)
        if asked and action.plain() in game.choices(theirs, seat):
            return move
    return None


def announced(game: Game[Any], state: Any, move: Move, viewer: Viewer, luck: bytes) -> list[Event]:
    """Do the move; give what the viewer hears of it."""
    table = Table(state, HashRng(luck), [])
    game.apply(table, *move)
    return [heard.event for heard in table.heard or [] if heard.reaches(viewer)]


def difference_is_a_reveal(heard: list[Event], also_heard: list[Event], move: Move, viewer: Viewer) -> None:
    """Where two worlds first sound different, an announcement must be of a kind that says it reveals.

    One of the two is enough: that a card is turned up here and nothing there is told by the card.
    """
    alike = next(
        (at for at, pair in enumerate(zip(heard, also_heard, strict=False)) if pair[0] != pair[1]),
        min(len(heard), len(also_heard)),
    )
    first = [*heard[alike : alike + 1], *also_heard[alike : alike + 1]]
    assert any(event.REVEALS for event in first), f"{viewer} hears it after {move}: {heard} or {also_heard}"
