"""Playing on from a step of a finished match: the log that such a table begins with.

It can take a while, for the match is lived through up to there, so it is done beside the event loop.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from lanternwood.bots import levels
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Plan
from lanternwood.kernel.record import Record, RecordError, read_record, relive
from lanternwood.server import entries
from lanternwood.server.bots_at_table import bot_guest
from lanternwood.server.entries import AnyEntry, Guest, now
from lanternwood.server.refusals import Trouble
from lanternwood.server.secrets import new_id, new_nonce
from lanternwood.server.sitting import Sitting, unknown_game
from lanternwood.server.wire.http import ForkOrder


def forked(
    file: bytes, games: Mapping[str, Game[Any]], order: ForkOrder, host: Guest, code: str
) -> tuple[Sitting, list[AnyEntry]]:
    record, plan = checked(file, games, order)
    opened, *further = first_entries(record, plan, order, host, code)
    assert isinstance(opened, entries.TableOpened)
    sitting = Sitting(new_id(), opened, games)
    for entry in further:
        sitting.fold(entry)
    if sitting.phase != "playing":
        raise Trouble("over", "The match is over at that step. Choose an earlier one.")
    return sitting, [opened, *further]


def checked(file: bytes, games: Mapping[str, Game[Any]], order: ForkOrder) -> tuple[Record, Plan]:
    try:
        record = read_record(file)
        game = games.get(record.header.plan.game)
        if game is None:
            raise unknown_game(record.header.plan.game)
        plan = relive(record, game).plan
    except RecordError as error:
        raise Trouble("other-rules", f"This match cannot be played on: {error}.", 409) from None
    if order.step > len(record.lines):
        raise Trouble("step", f"The match has {len(record.lines)} steps, so choose one from 0 to that.")
    if not 0 <= order.seat < plan.seats:
        raise Trouble("seat", f"There is no such seat; the match has {plan.seats}.")
    if order.level not in levels(plan.game):
        raise Trouble("level", f"There is no such bot. There are: {', '.join(levels(plan.game))}.")
    return record, plan


def first_entries(record: Record, plan: Plan, order: ForkOrder, host: Guest, code: str) -> list[AnyEntry]:
    players = [host]
    while len(players) < plan.seats:
        players.append(bot_guest(players, order.level))
    players.insert(order.seat, players.pop(0))
    opened = entries.TableOpened(
        at=now(), code=code, game=plan.game, seed=plan.seed, options=plan.options,
        clock="none", pace="calm", listed=False, guests=tuple(players), host=host.id,
    )  # fmt: skip
    done = tuple((line.seat, line.action) for line in record.lines[: order.step])
    started = entries.Started(at=now(), plan=plan, seats=tuple(guest.id for guest in players), done=done)
    return [opened, *carried_over(record, plan, host, players), started]


def carried_over(record: Record, plan: Plan, host: Guest, players: list[Guest]) -> Iterator[AnyEntry]:
    """What the seats brought stays with them, and is open already: the host may see all of it."""
    promises = record.header.promises or [None] * plan.seats
    for guest, value, made in zip(players, plan.brought, promises, strict=False):
        if value is not None:
            nonce = made.nonce if made else new_nonce()
            yield entries.Brought(at=now(), by=host.id, member=guest.id, value=value, nonce=nonce)
