"""What one viewer is shown: its view, what is asked of it, and the news in words. Nothing else about a match leaves
the server."""

from hashlib import blake2b
from typing import Any

from msgspec import Raw

from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire.parts import Ask, Choice, MatchInfo, News, Noted, Opened, Said, Timer, Told


def match_info(sitting: Sitting, viewer: Viewer, timer: Timer | None) -> MatchInfo | None:
    match = sitting.match
    if match is None:
        return None
    view = sitting.view(viewer)
    outcome = match.outcome()
    plan = match.plan
    return MatchInfo(
        Raw(to_json(view)),
        awaited(sitting, match, viewer),
        ask(sitting, viewer),
        timer,
        match.game.quiet(match.state, viewer),
        outcome,
        Opened(plan.seed, plan.entropy) if outcome else None,
    )


def awaited(sitting: Sitting, match: Match[Any], viewer: Viewer) -> tuple[Seat, ...]:
    """Whom the viewer may know to be waited for: what the rules let be known, and itself."""
    known = match.game.awaited(match.state, viewer)
    if viewer is not None and viewer not in known and viewer in sitting.pending():
        return tuple(sorted([*known, viewer]))
    return tuple(known)


def ask(sitting: Sitting, viewer: Viewer) -> Ask | None:
    if viewer is None:
        return None
    if viewer not in sitting.asks:
        sitting.asks[viewer] = new_ask(sitting, viewer)
    return sitting.asks[viewer]


def new_ask(sitting: Sitting, viewer: Seat) -> Ask | None:
    match = sitting.match
    if match is None or viewer not in sitting.pending():
        return None
    game, view = match.game, sitting.view(viewer)
    choices = match.choices(viewer)
    written = [to_json(choice) for choice in choices]
    return Ask(
        ask_id(sitting, viewer, written),
        tuple(
            [
                Choice(Raw(action), game.label(view, choice), game.prospect(view, choice))
                for action, choice in zip(written, choices, strict=True)
            ]
        ),
    )


def ask_id(sitting: Sitting, seat: Seat, choices: list[bytes]) -> str:
    """A name for this question that another moment does not share: what is offered, after how much was told.

    It follows from what the seat knows alone, so it says nothing more, and it is the same after a restart.
    """
    told = sitting.told + sitting.told_apart[seat]
    return blake2b(b"%d,%s" % (told, b",".join(choices)), digest_size=8).hexdigest()


def current_ask(sitting: Sitting, seat: Seat) -> str | None:
    asked = ask(sitting, seat)
    return asked.id if asked else None


def in_words(sitting: Sitting, viewer: Viewer, heard: list[Any]) -> tuple[News, ...]:
    """News as the viewer reads them. Words are found with the view of now, which knows all that one of then did."""
    view = sitting.view(viewer) if sitting.match and heard else None
    return tuple([news if isinstance(news, (Said, Noted)) else told(sitting, view, news) for news in heard])


def told(sitting: Sitting, view: Any, event: Any) -> Told:
    return Told(Raw(to_json(event)), sitting.game.tell(view, event))
