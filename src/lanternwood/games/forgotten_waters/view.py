"""What each viewer may know, built up from nothing (RULES.md, 6).

Only three things are hidden: what is written in blanks until it is read, votes while the vote is open, and what lies
face down. Effects and unread texts are no part of a view at all.
"""

from collections import Counter

from lanternwood.games.forgotten_waters import frames as f
from lanternwood.games.forgotten_waters.blanks import blanks_in, ending_key, event_key
from lanternwood.games.forgotten_waters.book import book_of
from lanternwood.games.forgotten_waters.endings import grades
from lanternwood.games.forgotten_waters.passages import variant
from lanternwood.games.forgotten_waters.pirates import NOBODY, Pirate
from lanternwood.games.forgotten_waters.state import BLANKS, Phase, Player, State
from lanternwood.games.forgotten_waters.stats import hunger
from lanternwood.kernel.model import Model, Seat, Viewer

FACE_DOWN = -1
"""On the map, where a token was scouted and is not turned up yet."""


class PirateView(Model):
    """A player and their sheet."""

    seat: Seat
    colour: int
    sheet: int
    name: str
    thrown: tuple[int, int, int, int]
    ready: bool
    changes: int
    filled: int
    blanks: tuple[str | None, ...]
    """What this viewer knows of them; empty where the filler stands."""
    boxes: tuple[int, ...]
    stars: int
    events: int
    event_tokens: int
    rerolls: int
    misfortune: int
    treasures: tuple[int, ...]
    stories: tuple[int, ...]


class PassageView(Model):
    """FW-READ-01 The passage that is open."""

    text: str
    turn: int
    reader: Seat


class DiceView(Model):
    """A check that is going on."""

    pirate: Pirate
    dice: tuple[int, ...]
    bonus: int
    cannon: int


class VoteView(Model):
    """FW-ACT-09 While it is open, all see who has voted, and each their own vote."""

    labels: tuple[str, ...]
    voted: tuple[Seat, ...]
    mine: int | None
    may_close: bool


class View(Model):
    viewer: Viewer
    scenario: str
    phase: Phase
    asks: str
    """The kind of frame on top; empty once all is over."""
    asked: tuple[Seat, ...]
    """All may know whose choice is awaited."""
    acting: Pirate
    passage: PassageView | None
    labels: tuple[str, ...]
    """Of the options that somebody decides between."""
    dice: DiceView | None
    vote: VoteView | None
    seen: int
    """The treasure for which one of five must go."""
    left: int
    """Steps, spaces, stars or cards still to come of what is asked."""
    pirates: tuple[PirateView, ...]
    roles: tuple[int, ...]
    ship_name: str
    infamy: tuple[Pirate, ...]
    stats: tuple[int, ...]
    hunger: int
    threat: int
    threats: int
    objective: int
    trust: int
    cannons: tuple[tuple[int, bool], ...]
    keywords: tuple[str, ...]
    quarters: tuple[int, ...]
    mission: int
    page: int
    dials: tuple[int, ...]
    locks: int
    round: int
    last_round: int
    part: int
    order: tuple[Pirate, ...]
    placed: int
    chose: tuple[int, ...]
    standing: tuple[int, ...]
    timer: str
    ship: int
    stopped: bool
    map: tuple[int, ...]
    spent: tuple[int, ...]
    gone: tuple[int, ...]
    nav_pile: int
    treasure_deck: int
    treasure_discard: tuple[int, ...]
    ending: str | None
    grades: tuple[int, ...]
    """FW-END-11; empty until all is over."""


def view(state: State, viewer: Viewer) -> View:
    return view_with(state, viewer, [known_blanks(state, Seat(seat), viewer) for seat in state.seats()])


def open_view(state: State) -> View:
    return view_with(state, None, [(1 << BLANKS) - 1 for _ in state.players])


def view_with(state: State, viewer: Viewer, known: list[int]) -> View:
    top = state.frames[-1] if state.frames and state.ending is None else None
    last = state.book.scenario.last_round
    texts = state.book.program.texts
    return View(
        viewer=viewer,
        scenario=state.options.scenario,
        phase=state.phase,
        asks=type(top).__name__ if top else "",
        asked=top.owing() if top else (),
        acting=state.acting,
        passage=passage_view(state, top),
        labels=tuple(texts[label] for label in top.labels) if isinstance(top, f.Deciding) else (),
        dice=DiceView(top.scope.me, top.dice, top.bonus, top.cannon) if isinstance(top, f.Checking) else None,
        vote=vote_view(state, top, viewer) if isinstance(top, f.Vote) else None,
        seen=top.seen if isinstance(top, f.Gaining) else 0,
        left=getattr(top, "left", 0) if isinstance(top, COUNTING) else 0,
        pirates=tuple(
            pirate_view(player, Seat(seat), blanks)
            for seat, (player, blanks) in enumerate(zip(state.players, known, strict=True))
        ),
        roles=tuple(state.roles),
        ship_name=state.ship_name,
        infamy=tuple(state.infamy),
        stats=tuple(state.stats),
        hunger=hunger(state),
        threat=state.threat,
        threats=state.threats,
        objective=state.objective,
        trust=state.trust,
        cannons=tuple(state.cannons),
        keywords=tuple(state.book.program.keywords[keyword] for keyword in state.keywords),
        quarters=tuple(state.quarters),
        mission=state.mission,
        page=state.page,
        dials=tuple(state.dials),
        locks=state.locks,
        round=state.round,
        last_round=last.n if last else 0,
        part=state.part,
        order=tuple(state.order),
        placed=state.placed,
        chose=tuple(state.chose),
        standing=tuple(state.standing),
        timer=state.timer,
        ship=state.ship,
        stopped=state.stopped,
        map=tuple(FACE_DOWN if space in state.face_down else token for space, token in enumerate(state.map)),
        spent=tuple(state.spent),
        gone=tuple(state.gone),
        nav_pile=len(state.nav_pile),
        treasure_deck=len(state.treasure_deck),
        treasure_discard=tuple(state.treasure_discard),
        ending=state.ending,
        grades=() if state.ending is None else grades(state),
    )


COUNTING = (f.Starring, f.Stealing, f.Burying, f.Dropping, f.Moving, f.Scouting, f.Gunning)


def passage_view(state: State, top: f.AnyFrame | None) -> PassageView | None:
    if not isinstance(top, f.Passages):
        return None
    text = state.book.program.texts[top.texts[top.at]]
    return PassageView(text, variant(state, top.scope), top.seat)


def vote_view(state: State, top: f.Vote, viewer: Viewer) -> VoteView:
    labels = tuple(state.book.program.texts[label] for label in top.labels)
    voted = tuple(Seat(seat) for seat, option in enumerate(top.cast) if option != NOBODY)
    mine = None if viewer is None or top.cast[viewer] == NOBODY else top.cast[viewer]
    return VoteView(labels, voted, mine, top.may_close)


def pirate_view(player: Player, seat: Seat, known: int) -> PirateView:
    return PirateView(
        seat=seat,
        colour=player.colour,
        sheet=player.sheet,
        name=player.name,
        thrown=player.thrown,
        ready=player.ready,
        changes=player.changes,
        filled=player.filled,
        blanks=tuple(words if known >> blank & 1 else None for blank, words in enumerate(player.blanks)),
        boxes=tuple(player.boxes),
        stars=player.stars,
        events=player.events,
        event_tokens=player.event_tokens,
        rerolls=player.rerolls,
        misfortune=player.misfortune,
        treasures=tuple(player.treasures),
        stories=tuple(player.stories),
    )


# Blanks


def known_blanks(state: State, owner: Seat, viewer: Viewer) -> int:
    """One's own, and those that have been read in an event or an ending, as bits."""
    player = state.players[owner]
    if viewer == owner:
        return (1 << BLANKS) - 1
    known = 0
    if player.sheet >= 0:
        sheet = state.book.sheets[player.sheet].id
        for event in range(player.events):
            known |= blanks_in(state.options.scenario, event_key(sheet, event + 1))
        if state.ending == "goal":
            known |= blanks_in(state.options.scenario, ending_key(sheet, player.events))
    return known


# Pieces


def pieces(state: State) -> Counter[str]:
    """The cards and tokens of which there is one each. Story cards and cannons that nobody has are in the supply."""
    seen = [frame.seen for frame in state.frames if isinstance(frame, f.Gaining) and frame.seen]
    held = [card for player in state.players for card in player.treasures]
    treasures = [*state.treasure_deck, *state.treasure_discard, *held, *seen]
    on_map = [token for token in state.map if token in book_of(state.options.scenario).nav_tokens]
    tokens = [*state.nav_pile, *state.gone, *on_map]
    return Counter([*(f"treasure {card}" for card in treasures), *(f"navigation token {token}" for token in tokens)])
