"""What a command asks for, checked and turned into entries for the log. Nothing is changed here."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from lanternwood.bots import levels
from lanternwood.kernel.bringing import Bringing, CannotRead
from lanternwood.kernel.match import SetupError, brought_problems, plan_for, read_brought, read_options, to_json
from lanternwood.kernel.model import OUTSIDE, Resign, Seat, Talk, Unsigned
from lanternwood.kernel.resigning import check_resigning
from lanternwood.server import entries
from lanternwood.server.bots_at_table import bot_guest
from lanternwood.server.entries import AnyEntry, Guest
from lanternwood.server.refusals import NotToBring, allow, refuse
from lanternwood.server.secrets import new_nonce
from lanternwood.server.showing import current_ask
from lanternwood.server.sitting import Sitting, the_action
from lanternwood.server.wire import frames
from lanternwood.server.wire.parts import MemberId


class Caller:
    """Who asks, when, and who is connected just now."""

    def __init__(self, member: MemberId, at: int, here: Callable[[MemberId], bool]) -> None:
        self.member = member
        self.at = at
        self.here = here


def decide(sitting: Sitting, caller: Caller, command: frames.AnyCommand) -> Sequence[AnyEntry]:
    """The entries that carry a command out; raises IllegalAction where it may not be."""
    guest = sitting.guests[caller.member]
    stamp: dict[str, Any] = {"at": caller.at, "by": caller.member, "command": command.id}
    match command:
        case frames.Act():
            return [act(sitting, guest, command, stamp)]
        case frames.Say(words=words):
            if not sitting.whispers(guest.id):
                not_quiet(sitting, guest)
            may_talk(sitting, guest, caller.at)
            return [entries.Spoke(member=guest.id, words=one_line(words), **stamp)]
        case frames.SetTable():
            return [set_table(sitting, guest, command, stamp)]
        case frames.SetMe():
            return [set_me(sitting, guest, command, stamp)]
        case frames.Bring():
            return [bring(sitting, guest, command, stamp)]
        case frames.SitDown():
            in_the_lobby(sitting)
            allow(not guest.sits, "SEATED", "you have a seat already")
            allow(sitting.free_seats(), "FULL", "every seat is taken")
            return [entries.MemberSet(member=guest.id, sits=True, **stamp)]
        case frames.StandUp():
            in_the_lobby(sitting)
            before_the_series(sitting)
            allow(guest.sits, "SEATED", "you are not sitting")
            return [entries.MemberSet(member=guest.id, sits=False, **stamp)]
        case frames.SeatBot(level=level):
            return [seat_bot(sitting, guest, level, stamp)]
        case frames.Remove(member=member):
            return remove(sitting, guest, member, stamp)
        case frames.Silence(member=member, silent=silent):
            is_host(sitting, guest)
            allow(
                known(sitting, member).bot is None,
                "BOT",
                "a bot cannot be silenced; it says only what belongs to the game",
            )
            return [entries.MemberSet(member=member, silenced=silent, **stamp)]
        case frames.Start():
            return [start(sitting, guest, stamp)]
        case frames.Yield(name=name):
            return [give_yield(sitting, guest, name, stamp)]
        case frames.PlaceBet(on=on):
            return [place_bet(sitting, guest, on, stamp)]
        case frames.StandIn(member=member):
            return [stand_in(sitting, guest, known(sitting, member), caller, stamp)]
        case frames.TakeBack():
            allow(guest.stand_in, "SEATED", "nobody sits in for you")
            again = guest.id in sitting.came_back and sitting.is_awaited(guest.id)
            allow(not again, "STAND-IN", "your stand-in makes this choice; take your seat back after it")
            return [entries.TookBack(member=guest.id, **stamp)]
        case frames.Resign():
            return [resign(sitting, guest, stamp)]
        case frames.LeaveTable():
            return leave(sitting, guest, caller, stamp)
        case frames.Tap():
            return [entries.Tapped(member=guest.id, **stamp)] if sitting.is_hushed() else []
        case frames.Nudge() | frames.RecoveryCode() | frames.Rematch() | frames.Ping():
            raise AssertionError("the room sees to these itself")


def act(sitting: Sitting, guest: Guest, command: frames.Act, stamp: dict[str, Any]) -> AnyEntry:
    seat = playing_seat(sitting, guest)
    allow(not guest.stand_in, "STAND-IN", "a stand-in plays for you; take your seat back first")
    action = the_action(sitting, seat, command.action)
    if isinstance(action, Talk):
        not_quiet(sitting, guest)
        may_talk(sitting, guest, stamp["at"])
    else:
        asked = current_ask(sitting, seat)
        allow(asked is not None, "NOT-ASKED", "it is not your turn to choose")
        # Where nobody has a turn the table always moves on; the rules say whether this can still be done.
        timeless = sitting.game.waiting.onward is not None
        allow(
            timeless or asked == command.ask, "STALE", "somebody, or the clock, was faster; look at what is asked now"
        )
    if isinstance(action, Unsigned):
        seat = OUTSIDE
    # Written the way we write it, whatever it came as.
    return entries.Acted(seat=seat, action=Raw(to_json(action)), **stamp)


def resign(sitting: Sitting, guest: Guest, stamp: dict[str, Any]) -> AnyEntry:
    """Whoever plays for them just now, giving up is theirs to say."""
    seat = playing_seat(sitting, guest)
    assert sitting.match
    check_resigning(sitting.game, sitting.match.state, seat)
    return entries.Acted(seat=seat, action=Raw(to_json(Resign())), **stamp)


def may_talk(sitting: Sitting, guest: Guest, at: int) -> None:
    allow(not guest.silenced, "SILENCED", "the host has asked you to be quiet")
    enough = sitting.phase == "playing" and sitting.has_talked_enough(guest.id, at)
    allow(not enough, "TALK", "that was much at once; let the others speak, and go on in a minute")


def not_quiet(sitting: Sitting, guest: Guest) -> None:
    match = sitting.match if sitting.phase == "playing" else None
    problem = match.game.talking.quiet(match.state, sitting.viewer_of(guest.id)) if match else None
    if problem:
        raise refuse(*problem)


def one_line(words: str) -> str:
    line = " ".join(words.split())
    allow(line, "WORDS", "say something")
    return line


def set_table(sitting: Sitting, guest: Guest, command: frames.SetTable, stamp: dict[str, Any]) -> AnyEntry:
    is_host(sitting, guest)
    options: dict[str, Any] | UnsetType = UNSET
    if command.options is not UNSET:
        in_the_lobby(sitting)
        before_the_series(sitting)
        options = {**sitting.options, **command.options}
        try:
            read_options(sitting.game, options)
        except SetupError as error:
            raise refuse("OPTIONS", str(error)) from None
    return entries.TableSet(options=options, clock=command.clock, pace=command.pace, listed=command.listed, **stamp)


def set_me(sitting: Sitting, guest: Guest, command: frames.SetMe, stamp: dict[str, Any]) -> AnyEntry:
    name: str | UnsetType = command.name
    if name is not UNSET:
        in_the_lobby(sitting)
        name = free_name(sitting, one_line(name), guest.id)
    if command.word is not UNSET:
        in_the_lobby(sitting)
    return entries.MemberSet(member=guest.id, name=name, emblem=command.emblem, word=command.word, **stamp)


def bring(sitting: Sitting, guest: Guest, command: frames.Bring, stamp: dict[str, Any]) -> AnyEntry:
    in_the_lobby(sitting)
    bringing = sitting.game.bringing
    if bringing is None:
        raise refuse("BRING", "nobody brings anything to this game")
    whose = guest if command.member is UNSET else known(sitting, command.member)
    if whose.id != guest.id:
        is_host(sitting, guest)
        allow(whose.bot is not None, "BRING", f"{whose.name} brings a {bringing.noun} of their own")
    value = what_is_brought(sitting, bringing, command)
    if sitting.series and sitting.series.drafted:
        # Also not by the host for a bot: what will not do would tell what it has.
        allow(whose.id == guest.id and guest.id in sitting.series.seats, "SERIES", f"that {bringing.noun} is theirs")
        allow(value is not None, "SERIES", f"in this series you play a {bringing.noun} of what you have")
        if problems := sitting.series.brought_problems(guest.id, value):
            raise NotToBring(problems)
        value = sitting.series.completed(guest.id, value)
    nonce = "" if value is None else new_nonce()
    return entries.Brought(member=whose.id, value=value, nonce=nonce, **stamp)


def what_is_brought(sitting: Sitting, bringing: Bringing, command: frames.Bring) -> Any:
    """As plain data, the way we write it, whatever it came as; None if it is taken back."""
    try:
        given = bringing.read(command.text) if command.text else command.value
    except CannotRead as error:
        raise NotToBring([str(error)]) from None
    if given is None:
        return None
    if problems := brought_problems(sitting.game, given, read_options(sitting.game, sitting.options)):
        raise NotToBring(problems)
    return msgspec.to_builtins(read_brought(sitting.game, given))


def free_name(sitting: Sitting, name: str, but: MemberId | None = None) -> str:
    """Two people of one name would be a riddle in every log line."""
    taken = {guest.name.casefold() for guest in sitting.guests.values() if guest.id != but}
    if name.casefold() not in taken:
        return name
    number = 2
    while f"{name} {number}".casefold() in taken:
        number += 1
    return f"{name} {number}"


def seat_bot(sitting: Sitting, guest: Guest, level: str, stamp: dict[str, Any]) -> AnyEntry:
    is_host(sitting, guest)
    in_the_lobby(sitting)
    there = levels(sitting.game.name)
    allow(level in there, "LEVEL", f"no bot is called '{level}'; there are: {', '.join(there)}")
    allow(sitting.free_seats(), "FULL", "every seat is taken")
    return entries.Joined(guest=bot_guest(sitting.guests.values(), level), **stamp)


def remove(sitting: Sitting, guest: Guest, member: MemberId, stamp: dict[str, Any]) -> Sequence[AnyEntry]:
    is_host(sitting, guest)
    in_the_lobby(sitting)
    if known(sitting, member).sits:
        before_the_series(sitting)
    allow(member != guest.id, "HOST", "to go yourself, leave the table")
    return [entries.Left(member=member, removed=True, **stamp)]


def start(sitting: Sitting, guest: Guest, stamp: dict[str, Any]) -> AnyEntry:
    players = sitting.seated()
    if not (sitting.seats_stay() and guest in players):
        # In a series the host may play at another table.
        is_host(sitting, guest)
    in_the_lobby(sitting)
    words = [player.word for player in players if player.word]
    # First, and without saying why: a plan that refuses what somebody brought says all about it.
    if misfit := sitting.misfit():
        raise refuse("SETUP", misfit)
    options = sitting.options
    if sitting.series:
        if problem := sitting.series.problem(players):
            raise refuse("SETUP", problem)
        players = sitting.series.drawn_seats(players, " ".join((sitting.seed, *words)))
        options = sitting.series.options(options, len(players))
    brought = sitting.brought.values([player.id for player in players])
    try:
        plan = plan_for(sitting.game, len(players), sitting.seed, options, words, brought)
    except SetupError as error:
        raise refuse("SETUP", str(error)) from None
    return entries.Started(plan=plan, seats=tuple(player.id for player in players), **stamp)


def give_yield(sitting: Sitting, guest: Guest, name: str, stamp: dict[str, Any]) -> AnyEntry:
    offered = sitting.offered_yields(playing_seat(sitting, guest))
    allow(not name or name in offered, "YIELD", f"there is no standing answer '{name}' for you now")
    return entries.Yielded(member=guest.id, name=name, **stamp)


def place_bet(sitting: Sitting, guest: Guest, on: str, stamp: dict[str, Any]) -> AnyEntry:
    offered = [bet.on for bet in sitting.stakes(playing_seat(sitting, guest))]
    allow(offered, "BET", "only those who are out of the match may bet on how it ends")
    allow(not on or on in offered, "BET", f"nobody can bet on '{on}'; there are: {', '.join(offered)}")
    return entries.BetPlaced(member=guest.id, on=on, **stamp)


def playing_seat(sitting: Sitting, guest: Guest) -> Seat:
    allow(sitting.phase == "playing", "NOT-PLAYING", "no match is being played here now")
    seat = sitting.seat_of(guest.id)
    if seat is None:
        raise refuse("WATCHING", "you are watching; only those at the table can do that")
    return seat


def stand_in(sitting: Sitting, guest: Guest, whose: Guest, caller: Caller, stamp: dict[str, Any]) -> AnyEntry:
    allow(sitting.phase == "playing", "NOT-PLAYING", "no match is being played here now")
    allow(sitting.seat_of(whose.id) is not None, "WATCHING", "whoever watches needs no stand-in")
    allow(whose.bot is None and not whose.stand_in and not whose.gone, "BOT", "a bot plays there already")
    if whose.id != guest.id:
        is_host(sitting, guest)
        allow(not caller.here(whose.id), "HERE", f"{whose.name} is here")
    return entries.StoodIn(member=whose.id, **stamp)


def leave(sitting: Sitting, guest: Guest, caller: Caller, stamp: dict[str, Any]) -> Sequence[AnyEntry]:
    left: list[AnyEntry] = [entries.Left(member=guest.id, **stamp)]
    heir = next_host(sitting, caller, but=guest.id) if guest.id == sitting.host else None
    if heir is not None:
        left.append(entries.HostPassed(member=heir.id, at=caller.at))
    return left


def next_host(sitting: Sitting, caller: Caller, but: MemberId) -> Guest | None:
    """Whoever is here and plays; else whoever is here; else anyone who plays."""
    people = [person for person in sitting.people() if person.id != but]
    people.sort(key=lambda person: (not caller.here(person.id), not person.sits))
    return people[0] if people else None


def is_host(sitting: Sitting, guest: Guest) -> None:
    allow(guest.id == sitting.host, "HOST", "only the host of the table can do that")


def in_the_lobby(sitting: Sitting) -> None:
    allow(sitting.phase == "lobby", "STARTED", "that can be done only before the match begins")


def before_the_series(sitting: Sitting) -> None:
    allow(not sitting.seats_stay(), "SERIES", "the series has begun; its seats and options stay as they are")


def known(sitting: Sitting, member: MemberId) -> Guest:
    guest = sitting.guests.get(member)
    if guest is None:
        raise refuse("WHO", "nobody of that id is at this table")
    return guest
