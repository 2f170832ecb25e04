"""What one viewer is shown: its view, what is asked of it, and the news in words. Nothing else about a match leaves
the server."""

from hashlib import blake2b
from typing import Any, Literal

from msgspec import Raw, Struct

from lanternwood.kernel.betting import Bet
from lanternwood.kernel.foresight import foresee_each
from lanternwood.kernel.match import Match, to_json
from lanternwood.kernel.model import Outcome, Seat, Spoken, Viewer
from lanternwood.kernel.resigning import may_resign
from lanternwood.server.brought import opened_brought
from lanternwood.server.sitting import Sitting
from lanternwood.server.wire.parts import Ask, Choice, MatchInfo, News, Noted, Opened, Said, Settled, Timer, Told


class Look(Struct, frozen=True):
    """The match as one viewer sees it, but for the clock."""

    view: Raw
    """Written at once: it may hold parts of the state, which goes on."""
    awaited: tuple[Seat, ...]
    ask: Ask | None
    quiet: bool
    whispers: tuple[Seat, ...]
    yields: tuple[str, ...]
    yielding: str
    stakes: tuple[Bet, ...]
    bet: str
    bets: tuple[Settled, ...]
    may_resign: bool
    resigned: tuple[Seat, ...]
    outcome: Outcome | None
    opens: bool
    """It is over and nothing of it is held back; in a series that may come to be later than the end."""


def look(sitting: Sitting, viewer: Viewer) -> Look | None:
    match = sitting.match
    if match is None:
        return None
    return Look(
        Raw(to_json(sitting.view(viewer))),
        awaited(sitting, match, viewer),
        ask(sitting, viewer),
        match.game.talking.quiet(match.state, viewer) is not None,
        () if viewer is None else sitting.whispers(sitting.seats[viewer]),
        () if viewer is None else sitting.offered_yields(viewer),
        "" if viewer is None else sitting.yields.get(viewer, ""),
        () if viewer is None else sitting.stakes(viewer),
        "" if viewer is None or viewer not in sitting.bets else sitting.bets[viewer].on,
        settled(sitting, match) if sitting.phase == "over" else (),
        viewer is not None and may_resign(match.game, match.state, viewer),
        tuple(sitting.resigned),
        match.outcome() if sitting.phase == "over" else None,
        sitting.is_open(),
    )


def match_info(sitting: Sitting, seen: Look | None, timer: Timer | None) -> MatchInfo | None:
    if seen is None:
        return None
    return MatchInfo(
        seen.view,
        seen.awaited,
        seen.ask,
        timer,
        seen.quiet,
        seen.whispers,
        seen.yields,
        seen.yielding,
        seen.stakes,
        seen.bet,
        seen.bets,
        seen.may_resign,
        seen.resigned,
        seen.outcome,
        opened(sitting) if seen.opens else None,
    )


def settled(sitting: Sitting, match: Match[Any]) -> tuple[Settled, ...]:
    betting = match.game.betting
    if betting is None:
        return ()
    return tuple(Settled(seat, bet, betting.fared(match.state, bet.on)) for seat, bet in sorted(sitting.bets.items()))


def opened(sitting: Sitting) -> Opened:
    assert sitting.match is not None
    match = sitting.match
    promises = sitting.brought.promises(sitting.seats)
    return Opened(match.plan.seed, match.plan.entropy, opened_brought(match.game, match.brought, promises))


def awaited(sitting: Sitting, match: Match[Any], viewer: Viewer) -> tuple[Seat, ...]:
    """Whom the viewer may know to be waited for: what the rules let be known, and itself."""
    known = match.game.waiting.awaited(match.state, viewer)
    if viewer is not None and viewer not in known and owes(sitting, match, viewer):
        return tuple(sorted([*known, viewer]))
    return tuple(known)


def owes(sitting: Sitting, match: Match[Any], seat: Seat) -> bool:
    """At a table without turns everyone could always do something; that alone is nothing to wait for."""
    waiting = match.game.waiting
    idle = waiting.onward is not None and waiting.answered is not None and waiting.answered(match.state, seat)
    return seat in sitting.pending() and not idle


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
    label, prospect, choices = game.words.label, game.words.prospect, match.choices(viewer)
    foresight = foresee_each(game, match.state, viewer, choices)
    return Ask(
        ask_id(sitting, viewer, to_json(choices)),
        tuple(
            [
                Choice(choice, label(view, choice), prospect(view, choice), says(choice), foreseen)
                for choice, foreseen in zip(choices, foresight, strict=True)
            ]
        ),
        game.words.question(view),
    )


def says(choice: Any) -> Literal["", "may", "must"]:
    if not isinstance(choice, Spoken):
        return ""
    return "must" if choice.NEEDS else "may"


def ask_id(sitting: Sitting, seat: Seat, choices: bytes) -> str:
    """A name for this question that another moment does not share: what is offered, after how much was told.

    It follows from what the seat knows alone, so it says nothing more, and it is the same after a restart. While the
    table is hushed, a seat hears late of what others have told it, and may choose meanwhile.
    """
    told = sitting.told + (0 if sitting.is_hushed() else sitting.told_apart[seat])
    return blake2b(b"%d,%s" % (told, choices), digest_size=8).hexdigest()


def current_ask(sitting: Sitting, seat: Seat) -> str | None:
    asked = ask(sitting, seat)
    return asked.id if asked else None


def in_words(sitting: Sitting, viewer: Viewer, heard: list[Any]) -> tuple[News, ...]:
    """News as the viewer reads them. Words are found with the view of now, which knows all that one of then did."""
    view = sitting.view(viewer) if sitting.match and heard else None
    return tuple([news if isinstance(news, (Said, Noted)) else told(sitting, view, news) for news in heard])


def told(sitting: Sitting, view: Any, event: Any) -> Told:
    return Told(event, sitting.game.words.tell(view, event))
