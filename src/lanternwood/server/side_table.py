"""A side table of a series: what it begins with, and what the first table must hear of it. Nothing is changed here."""

from msgspec.structs import replace

from lanternwood.kernel.series import Meeting
from lanternwood.server import entries
from lanternwood.server.bots_at_table import at_level_of
from lanternwood.server.carrying_on import carried_on
from lanternwood.server.entries import AnyEntry, Guest, SideTable, now
from lanternwood.server.secrets import new_id, new_seed
from lanternwood.server.sitting import Sitting
from lanternwood.server.stages import is_person
from lanternwood.server.wire.parts import MemberId


def side_table(table: Sitting, meeting: Meeting, code: str) -> tuple[Sitting, list[AnyEntry]]:
    """Everyone is there with the places that they have at the first table, which knows the tokens."""
    series = table.series
    assert series is not None
    players = [series.seats[seat] for seat in meeting.seats]
    people = [member for member in players if is_person(table.guests[member])]
    host = table.host if table.host in people else people[0]
    guests = [guest for guest in table.guests.values() if guest.id in series.seats or not guest.gone]
    opened = entries.TableOpened(
        at=now(), code=code, game=series.game.name, seed=new_seed(), options=table.options, clock=table.clock,
        pace=table.pace, listed=False, host=host,
        guests=tuple(without_token(at_level_of(series.game, guest)) for guest in guests),
        stage=replace(series.next_stage(table.match, meeting), first=table.code),
    )  # fmt: skip
    sitting = Sitting(new_id(), opened, table.games)
    log: list[AnyEntry] = [opened, *carried_on(table, sitting)]
    for entry in log[1:]:
        sitting.fold(entry)
    return sitting, log


def what_came_of(side: SideTable, there: Sitting, here: Sitting) -> list[AnyEntry]:
    """What the first table must write of it. People go on with what they brought there."""
    nobody = there.phase == "lobby" and not any(is_person(guest) for guest in there.seated())
    if there.phase == "closed" or nobody:
        return [entries.SideTableClosed(log=side.log, at=now())]
    if there.phase != "over" or there.series is None or there.series.course is None:
        return []
    people = [member for member in there.seats if there.guests[member].bot is None]
    brought = [each for each in carried_on(there, here) if each.member in people]
    return [entries.PlayedApart(log=side.log, result=there.series.course.results[-1], at=now()), *brought]


def gone_from(one: Sitting, other: Sitting) -> list[MemberId]:
    """Those who have left the one table, but not yet the other, though they have a seat in the series."""
    gone = [guest.id for guest in one.guests.values() if guest.gone]
    return [member for member in gone if member in other.guests and not other.guests[member].gone]


def without_token(guest: Guest) -> Guest:
    """As they come to a side table: the first knows by which token."""
    return replace(guest, token="", recovery="", word="", stand_in=False)
