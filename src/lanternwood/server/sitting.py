"""A table with one match on it, from the lobby to the end: what its log amounts to, kept up to date line by line."""

import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, Raw
from msgspec.structs import replace

from lanternwood.kernel.betting import Bet
from lanternwood.kernel.fairness import commitment
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, SetupError, plan_for, read_options
from lanternwood.kernel.model import OUTSIDE, Deadline, IllegalAction, Lapse, Resign, Seat, Talk, Timeout, Viewer
from lanternwood.kernel.record import Recorder
from lanternwood.kernel.resigning import logged_type
from lanternwood.kernel.setting_up import Advice
from lanternwood.server import entries, logs
from lanternwood.server.brought import BroughtThings
from lanternwood.server.entries import AnyEntry, Guest
from lanternwood.server.refusals import Trouble
from lanternwood.server.stages import SeriesAtTable
from lanternwood.server.time_used import TimeUsed
from lanternwood.server.wire.parts import (
    Ask,
    Clock,
    Member,
    MemberId,
    Noted,
    OwnBrought,
    Pace,
    Phase,
    PresetInfo,
    Said,
    TableInfo,
)

MINUTE = 60_000
"""In thousandths of a second, as the log counts time."""


class Hearing(NamedTuple):
    """One thing that was told, and to whom; no audience means everyone."""

    audience: tuple[Seat, ...] | None
    news: Any
    """Said, Noted, or an event of the game, which is put into words for each viewer."""

    def reaches(self, viewer: Viewer) -> bool:
        return self.audience is None or viewer in self.audience


Decoders: TypeAlias = dict[str, "msgspec.json.Decoder[Any]"]
_decoders: Decoders = {}


def read_action(game: Game[Any], action: Raw) -> Any:
    """An action as a log holds it; the decoders are made once per game."""
    decoder = _decoders.get(game.name)
    if decoder is None:
        decoder = _decoders[game.name] = msgspec.json.Decoder(logged_type(game))
    return decoder.decode(action)


class Sitting:
    """Changed by `fold` alone, one entry at a time, so that it is the same whether lived or read again."""

    def __init__(self, match_id: str, opened: entries.TableOpened, games: Mapping[str, Game[Any]]) -> None:
        self.id = match_id
        self.games = games
        self.game = games[opened.game]
        self.series = SeriesAtTable(match_id, opened.stage, games) if opened.stage else None
        self.code = opened.code
        self.seed = opened.seed
        self.commitment = commitment(opened.seed)
        self.options = opened.options
        self.clock: Clock = opened.clock
        self.pace: Pace = opened.pace
        self.listed = opened.listed
        self.host = opened.host
        self.guests: dict[MemberId, Guest] = {guest.id: guest for guest in opened.guests}
        self.brought = BroughtThings(self.game)
        self.phase: Phase = "lobby"
        self.seats: tuple[MemberId, ...] = ()
        """Who sits where, once the match has begun."""
        self.match: Match[Any] | None = None
        self.recorder: Recorder | None = None
        """Writes the match down for its file, which holds a fingerprint of the state after every choice."""
        self.forked = False
        self.entries = 1
        self.heard: list[Hearing] = []
        self.told = 0
        """Announcements of the match so far that everyone heard, and below those to one seat among few."""
        self.told_apart: Counter[Seat] = Counter()
        self.views: dict[Viewer, Any] = {}
        """What has been looked at since the last entry; likewise who is waited for, and for what. All of it is needed
        several times."""
        self.waiting: Sequence[Seat] | None = None
        self.asks: dict[Seat, Ask | None] = {}
        self.clock_since = opened.at
        """When the clock for what is waited for began to run, or to run on."""
        self.time_used = TimeUsed()
        """Until then, of clocks with a name."""
        self.yields: dict[Seat, str] = {}
        """Standing answers, by whose they are."""
        self.bets: dict[Seat, Bet] = {}
        self.resigned: list[Seat] = []
        self.came_back: set[MemberId] = set()
        """Those who have taken their seat back since everyone last heard something of the match."""
        self.spoken: dict[MemberId, list[int]] = {}
        self.carried_out: dict[tuple[MemberId, str], None] = dict.fromkeys(opened.before)
        """Who asked for what, in order."""
        self._remember(opened)

    # What there is to know

    def seated(self) -> list[Guest]:
        """Those who play, in the order of their seats."""
        if self.seats:
            return [self.guests[member] for member in self.seats]
        if self.series and (settled := self.series.order(self.guests)):
            return settled
        return [guest for guest in self.guests.values() if guest.sits]

    def seat_of(self, member: MemberId | None) -> Seat | None:
        if member is None or member not in self.guests:
            return None
        players = self.seats or tuple(guest.id for guest in self.seated())
        return Seat(players.index(member)) if member in players else None

    def viewer_of(self, member: MemberId | None) -> Viewer:
        """The eyes with which a member sees the match: its seat's, or those of anyone who watches."""
        return self.seat_of(member) if self.seats else None

    def by_token(self, fingerprint: str) -> Guest | None:
        return next((guest for guest in self.guests.values() if guest.token == fingerprint and not guest.gone), None)

    def by_recovery(self, fingerprint: str) -> Guest | None:
        found = (guest for guest in self.guests.values() if guest.recovery == fingerprint)
        return next((guest for guest in found if not guest.gone), None)

    def people(self) -> list[Guest]:
        return [guest for guest in self.guests.values() if guest.bot is None and not guest.gone]

    def played_by_bot(self, seat: Seat) -> str | None:
        """The level of the bot that plays a seat now, or None if a person does. A stand-in has no level of its own."""
        guest = self.guests[self.seats[seat]]
        return guest.bot or ("" if guest.stand_in or guest.gone else None)

    def free_seats(self) -> int:
        return 0 if self.phase != "lobby" or self.seats_stay() else max(self.game.seats[-1] - len(self.seated()), 0)

    def seats_stay(self) -> bool:
        """A series has begun: between its matches nobody comes or goes."""
        return self.series is not None and self.series.begun

    def is_held_back(self) -> bool:
        """The match belongs to a series that is not over, and nothing of it is opened before that is."""
        return self.series is not None and self.phase != "closed" and not self.series.is_over(self.phase == "over")

    def is_open(self) -> bool:
        """The match is over, and so is the series to which it may belong."""
        return self.phase == "over" and not self.is_held_back()

    def holds_back(self, match: str) -> bool:
        """Whether another match must wait for this one."""
        return self.series is not None and match in (self.id, *self.series.logs) and self.is_held_back()

    def problem(self) -> str | None:
        """Why the match cannot begin as things stand."""
        if self.phase != "lobby":
            return None
        try:
            plan_for(self.game, len(self.seated()), self.seed, self.options)
        except SetupError as error:
            return str(error)
        return (self.series.problem(self.seated()) if self.series else None) or self.misfit()

    def misfit(self) -> str | None:
        """Whose things will not do as the table is set up now: who, but for everyone to read, so not why."""
        names = [guest.name for guest in self.seated() if not self.fits(guest.id)]
        what = self.game.bringing.noun if self.game.bringing else "thing"
        return f"the {what} of {' and of '.join(names)} does not fit the table as it is set up now" if names else None

    def fits(self, member: MemberId) -> bool:
        """Once the match has begun, what was brought to it did."""
        return self.phase != "lobby" or not self.brought.problems(member, self.options)

    def own_brought(self, member: MemberId) -> tuple[OwnBrought, ...]:
        own = self.brought.own(member, self.options)
        if self.series is None or not self.series.drafted:
            return own
        return tuple(replace(each, within=self.series.mine(each.member)) for each in own)

    def advice(self) -> tuple[Advice, ...]:
        if self.phase != "lobby":
            return ()
        return tuple(self.game.setting_up.advice(self._planned_seats(), read_options(self.game, self.options)))

    def presets(self) -> tuple[PresetInfo, ...]:
        if self.phase != "lobby":
            return ()
        now = read_options(self.game, self.options)
        return tuple(
            PresetInfo(
                preset.title,
                preset.says,
                preset.options,
                chosen=read_options(self.game, {**self.options, **preset.options}) == now,
            )
            for preset in self.game.setting_up.presets(self._planned_seats(), now)
        )

    def _planned_seats(self) -> int:
        """As many as sit here, or as few as can play if more are to come."""
        return min(max(len(self.seated()), self.game.seats[0]), self.game.seats[-1])

    def heard_by(self, viewer: Viewer) -> list[Any]:
        return [hearing.news for hearing in self.heard if hearing.reaches(viewer)]

    def view(self, viewer: Viewer) -> Any:
        assert self.match is not None
        if viewer not in self.views:
            self.views[viewer] = self.match.view(viewer)
        return self.views[viewer]

    def is_hushed(self) -> bool:
        return self.match is not None and self.phase == "playing" and self.game.talking.hushed(self.match.state)

    def pending(self) -> Sequence[Seat]:
        assert self.match is not None
        if self.waiting is None:
            self.waiting = self.match.pending()
        return self.waiting

    def whispers(self, member: MemberId | None) -> tuple[Seat, ...]:
        """Who alone would hear a member now; nobody where everyone or no one would."""
        seat = self.viewer_of(member)
        if seat is None or self.match is None or self.phase != "playing":
            return ()
        state = self.match.state
        return tuple(self.game.talking.whispers(state, seat)) if self.game.talking.quiet(state, seat) else ()

    def yielded(self, seat: Seat) -> Any | None:
        """What a standing answer says to what is asked of a seat now."""
        name = self.yields.get(seat)
        yielding = self.game.yielding
        return yielding.answer(self.view(seat), name) if yielding and name else None

    def offered_yields(self, seat: Seat) -> tuple[str, ...]:
        yielding = self.game.yielding
        return tuple(yielding.offered(self.view(seat))) if yielding and self.phase == "playing" else ()

    def stakes(self, seat: Seat) -> tuple[Bet, ...]:
        """What a seat may bet on now."""
        betting = self.game.betting
        return tuple(betting.offered(self.view(seat))) if betting and self.phase == "playing" else ()

    def deadline(self) -> Deadline | None:
        """What the rules give those who choose now, if it counts at this table."""
        deadline = self.game.waiting.deadline(self.match.state) if self.match and self.phase == "playing" else None
        if deadline and deadline.optional and (self.clock == "none" or self.is_alone()):
            return None
        return deadline

    def is_alone(self) -> bool:
        """One person sits among bots, here and in the whole series: nobody waits for them, so nothing hurries them."""
        taking_part = self.series.seats if self.series else self.seats
        # A match that bots play apart knows these two and nobody else.
        guests = [self.guests[member] for member in taking_part if member in self.guests]
        return sum(guest.bot is None and not guest.gone for guest in guests) == 1

    def named_clock(self) -> Deadline | None:
        """The clock that runs now, if it is one with a name."""
        deadline = self.deadline()
        return deadline if deadline and deadline.clock else None

    def is_awaited(self, member: MemberId) -> bool:
        """Whether the match waits for this seat, whoever plays it now."""
        return self.match is not None and self.seat_of(member) in self.pending()

    def was_carried_out(self, member: MemberId | None, command: str) -> bool:
        return member is not None and (member, command) in self.carried_out

    def info(self, here: Mapping[MemberId, int], watching: int) -> TableInfo:
        order = {guest.id: Seat(seat) for seat, guest in enumerate(self.seated())}
        members = tuple(
            Member(
                guest.id,
                guest.name,
                guest.emblem,
                order.get(guest.id),
                guest.bot,
                guest.bot is not None or (here.get(guest.id, 0) > 0 and not guest.gone),
                guest.stand_in or guest.gone,
                guest.silenced,
                guest.word,
                self.brought.fingerprint(guest.id),
                self.fits(guest.id),
            )
            for guest in self.guests.values()
        )
        return TableInfo(
            self.code,
            self.id,
            self.game.name,
            self.phase,
            self.host,
            members,
            watching,
            self.options,
            self.problem(),
            self.advice(),
            self.presets(),
            self.clock,
            self.pace,
            self.listed,
            self.commitment,
            self.forked,
            self.series.info(self.series.is_over(self.phase == "over"), self.guests) if self.series else UNSET,
        )

    # What happens

    def fold(self, entry: AnyEntry) -> None:
        """Take one entry in. An action that the rules refuse raises IllegalAction and leaves no trace."""
        self.views.clear()
        self.asks.clear()
        self.waiting = None
        if isinstance(entry, entries.Acted):
            self._act(entry)
        else:
            before = self.deadline()
            self._fold_other(entry)
            if self.deadline() != before:
                # Somebody came or went for whom an optional clock runs.
                self._next_clock(before, entry.at)
        self.count(entry)

    def _fold_other(self, entry: AnyEntry) -> None:
        """All but what is done in the match itself."""
        match entry:
            case entries.Joined(guest=guest):
                self.guests[guest.id] = guest
                self._note("joined", guest)
            case entries.Left():
                self._leave(entry)
            case entries.HostPassed(member=member):
                self.host = member
                self._note("host", self.guests[member])
            case entries.TableSet():
                self.options = self.options if entry.options is UNSET else entry.options
                self._set_clock(entry)
                self.pace = self.pace if entry.pace is UNSET else entry.pace
                self.listed = self.listed if entry.listed is UNSET else entry.listed
            case entries.MemberSet():
                self._set_member(entry)
            case entries.TokenMoved(member=member, token=token):
                self._change(member, token=token, recovery="")
            case entries.RecoverySet(member=member, recovery=recovery):
                self._change(member, recovery=recovery)
            case entries.Brought():
                self.brought.take(entry)
            case entries.Started():
                self._start(entry)
            case entries.StoodIn(member=member):
                self._note("stand-in", self._change(member, stand_in=True))
                if entry.by is None:
                    # The clock has run down: whoever is waited for next has one of their own.
                    self._be_patient_anew(entry.at)
            case entries.TookBack(member=member):
                self._note("took-back", self._change(member, stand_in=False))
                self._come_back(member, entry.at)
            case entries.Woke(at=at):
                if clock := self.named_clock():
                    self.time_used.sleep(clock, self.clock, at - self.clock_since)
                    self.clock_since = at
            case entries.Yielded(member=member, name=name):
                self._yield(member, name)
            case entries.BetPlaced(member=member, on=on):
                self._bet(member, on)
            case entries.Tapped():
                self._tap()
            case entries.PlayedApart(log=log, result=result):
                assert self.series is not None
                self.series.hear_of(log, result)
            case entries.SideTableLaid(side=side):
                assert self.series is not None
                self.series.sides = (*self.series.sides, side)
            case entries.SideTableClosed(log=log):
                assert self.series is not None
                self.series.drop_side(log)
            case entries.Spoke(member=member, words=words):
                self.note_talk(member, entry.at)
                to = self.whispers(member) or None
                self.heard.append(Hearing(to, Said(member, words, to is not None)))
            case entries.TableOpened() | entries.Acted():
                raise AssertionError("a log opens once, and acts are taken in apart")

    def count(self, entry: AnyEntry) -> None:
        self.entries += 1
        self._remember(entry)

    def _remember(self, entry: AnyEntry) -> None:
        if entry.by is not None and entry.command is not None:
            self.carried_out[entry.by, entry.command] = None

    def note_talk(self, member: MemberId, at: int) -> None:
        """When someone spoke, as far back as the game's limit needs to know."""
        self.spoken[member] = [*(then for then in self.spoken.get(member, ()) if then > at - MINUTE), at]

    def has_talked_enough(self, member: MemberId, at: int) -> bool:
        """Whether someone has said all that the game's manners allow in a minute."""
        if self.match is None:
            return False
        most = self.game.setting_up.manners(self.match.options).talk_per_minute
        return most is not None and sum(then > at - MINUTE for then in self.spoken.get(member, ())) >= most

    def _note(self, what: Any, guest: Guest) -> None:
        self.heard.append(Hearing(None, Noted(what, guest.id, guest.name)))

    def _change(self, member: MemberId, **changes: Any) -> Guest:
        guest = self.guests[member] = replace(self.guests[member], **changes)
        return guest

    def _set_clock(self, entry: entries.TableSet) -> None:
        if entry.clock is not UNSET and entry.clock != self.clock:
            if clock := self.named_clock():
                self._next_clock(clock, entry.at)
            self.clock = entry.clock
            self._be_patient_anew(entry.at)

    def _next_clock(self, before: Deadline | None, at: int) -> None:
        """From now on another clock runs; or the same, from what is left of it."""
        if before and before.clock:
            self.time_used.run(before, self.clock, at - self.clock_since)
        self.clock_since = at

    def _be_patient_anew(self, at: int) -> None:
        """Nobody but the rules can put off a deadline of the rules."""
        if self.match is not None and self.deadline() is None:
            self.clock_since = at

    def _come_back(self, member: MemberId, at: int) -> None:
        """A fresh start for whoever is waited for and takes their seat back, but only once, or a table could be kept
        waiting for ever. It follows from what everyone knows, since everyone sees the clock."""
        known = self.game.waiting.awaited(self.match.state, None) if self.match else ()
        if member not in self.came_back and (not known or self.seat_of(member) in known):
            self._be_patient_anew(at)
        self.came_back.add(member)

    def _set_member(self, entry: entries.MemberSet) -> None:
        fields = ("name", "emblem", "word", "sits", "silenced")
        changes = {name: value for name in fields if (value := getattr(entry, name)) is not UNSET}
        guest = self._change(entry.member, **changes)
        if entry.sits:
            # Whoever sits down takes the last chair.
            self.guests[entry.member] = self.guests.pop(entry.member)
        if entry.silenced is not UNSET:
            self._note("silenced" if entry.silenced else "heard", guest)

    def _leave(self, entry: entries.Left) -> None:
        guest = self.guests[entry.member]
        self._note("removed" if entry.removed else "left", guest)
        if entry.member in self.seats or (self.series and entry.member in self.series.seats):
            self._change(entry.member, gone=True)
        else:
            del self.guests[entry.member]
            self.brought.drop(entry.member)

    def close(self) -> None:
        """The match cannot go on: it was played by other rules than there are now."""
        self.phase, self.match, self.recorder = "closed", None, None

    def _start(self, entry: entries.Started) -> None:
        self.seats = entry.seats
        self.forked = bool(entry.done)
        today = (self.game.rules_version, self.game.content_hash)
        if (entry.plan.rules_version, entry.plan.content_hash) != today:
            self.close()
            return
        self.phase = "playing"
        if self.series:
            self.series.begin(entry.seats, self.guests, " ".join((entry.plan.seed, *entry.plan.entropy)))
        self.match = Match(self.game, entry.plan)
        seated = self.seated()
        self.recorder = Recorder(
            self.match,
            tuple(guest.name for guest in seated),
            tuple(guest.emblem for guest in seated),
            self.brought.promises(self.seats),
        )
        for seat, action in entry.done:
            self.match.act(seat, done := read_action(self.game, action))
            self.recorder.note()
            self._note_resigned(seat, done)
        self._note("started", self.guests[self.host])
        self._hear(0)
        self.clock_since = entry.at
        self._maybe_end()

    def _act(self, entry: entries.Acted) -> None:
        if self.phase == "closed":
            return
        match = self.match
        assert match is not None
        assert self.recorder is not None
        before, deadline = len(match.heard), self.deadline()
        action = read_action(self.game, entry.action)
        lapsed = self._lapsing(match) if isinstance(action, Timeout) else []
        match.act(entry.seat, action)
        self.recorder.note()
        self._note_resigned(entry.seat, action)
        if isinstance(action, Talk):
            # Talk moves nothing: neither a clock nor what anyone is asked.
            self.heard.extend(Hearing(heard.audience, heard.event) for heard in match.heard[before:])
            self.note_talk(self.seats[entry.seat], entry.at)
            return
        for seat, lapse in lapsed:
            guest = self.guests[self.seats[seat]]
            self.heard.append(Hearing((seat,), Noted(lapse, guest.id, guest.name)))
        public = self._hear(before)
        after = self.deadline()
        if public or after != deadline:
            # Only what everyone hears starts the clock anew: else it would tell that something secret was done. One
            # with a name runs on through that, too.
            if after != deadline or not (after and after.clock):
                self._next_clock(deadline, entry.at)
            self.came_back.clear()
        self._end_yields()
        self._maybe_end()

    def _note_resigned(self, seat: Seat, action: Any) -> None:
        if isinstance(action, Resign):
            self.resigned.append(seat)

    def _tap(self) -> None:
        """Nothing, at the price of a choice: most of that is the fingerprint of the state."""
        if self.match is not None and self.phase == "playing":
            self.match.digest()
            self._end_yields()

    def _lapsing(self, match: Match[Any]) -> list[tuple[Seat, Lapse]]:
        """The people whose time has run out, and what it means for each."""
        people = [seat for seat in match.pending() if self.played_by_bot(seat) is None]
        return [(seat, lapse) for seat in people if (lapse := self.game.waiting.lapses(match.state, seat))]

    def _yield(self, member: MemberId, name: str) -> None:
        seat = self.seat_of(member)
        assert seat is not None
        self.yields.pop(seat, None)
        if name:
            self.yields[seat] = name

    def _bet(self, member: MemberId, on: str) -> None:
        seat = self.seat_of(member)
        assert seat is not None
        self.bets.pop(seat, None)
        for bet in self.stakes(seat):
            if bet.on == on:
                self.bets[seat] = bet

    def _end_yields(self) -> None:
        for seat, name in [*self.yields.items()]:
            if self.game.yielding is None or self.game.yielding.ends(self.view(seat), name):
                del self.yields[seat]

    def _hear(self, first: int) -> bool:
        assert self.match is not None
        public = False
        for heard in self.match.heard[first:]:
            self.heard.append(Hearing(heard.audience, heard.event))
            if heard.audience is None:
                public = True
                self.told += 1
            else:
                self.told_apart.update(set(heard.audience))
        return public

    def _maybe_end(self) -> None:
        assert self.match is not None
        if self.match.outcome() is not None:
            self.phase = "over"
            if self.series:
                self.series.end(self.match, self.guests)
            # The host may have watched, and be gone.
            self._note("over", self.guests.get(self.host) or self.seated()[0])


def read_sitting(match_id: str, log: list[bytes], games: Mapping[str, Game[Any]]) -> Sitting:
    """A table as it was left."""
    opened = entries.decode(log[0])
    assert isinstance(opened, entries.TableOpened)
    if opened.game not in games:
        raise unknown_game(opened.game)
    sitting = Sitting(match_id, opened, games)
    for line in log[1:]:
        entry = entries.decode(line)
        try:
            sitting.fold(entry)
        except IllegalAction as refusal:
            # The rules have been mended since, and allow no more what they once did.
            logs.log("closed by mended rules", level=logging.WARNING, match=match_id, rule=refusal.rule)
            sitting.close()
            sitting.count(entry)
    # The machine's clock may have been set back since: nobody gets hours for a choice because of that, nor must anyone
    # be silent for as long.
    now = entries.now()
    sitting.clock_since = min(sitting.clock_since, now)
    sitting.spoken = {member: [min(then, now) for then in times] for member, times in sitting.spoken.items()}
    return sitting


def unknown_game(name: str) -> Trouble:
    return Trouble("unknown-table", f"That is a table of '{name}', a game that this server does not have.", 404)


def the_action(sitting: Sitting, seat: Seat, action: Raw) -> Any:
    """An action from outside, checked to be one of the game's."""
    try:
        typed = read_action(sitting.game, action)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise IllegalAction("ACTION", f"that is not an action of this game: {error}") from None
    if isinstance(typed, Resign):
        raise IllegalAction("ACTION", "giving up is a command of its own, and no choice")
    if seat == OUTSIDE:
        raise IllegalAction("SEAT", "nobody may act for the world outside")
    return typed
