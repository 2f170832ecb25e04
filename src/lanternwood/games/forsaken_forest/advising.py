"""FF-DIST: what a host is offered and told while a table of this game is set up."""

from collections.abc import Iterator
from typing import Any

from lanternwood.games.forsaken_forest.cards import TRAVELERS_COPIES
from lanternwood.games.forsaken_forest.content import RoleId
from lanternwood.games.forsaken_forest.distribution import (
    LEAST_RATIO,
    MOST_RATIO,
    SPECIAL_LISTS,
    TABLE,
    giveaways,
    in_figures,
    is_printed,
    printed,
    range_warning,
    ratio,
    remedies,
    weights,
)
from lanternwood.games.forsaken_forest.options import Options, overrides_problem, role_list, travelers_copies
from lanternwood.games.forsaken_forest.roles import ROLE, ROLE_IDS, ROLE_NAMES
from lanternwood.kernel.setting_up import Advice, Preset

FAVOURS = {"V": "Favours the Villagers.", "F": "Favours the Forsaken.", "*": "Even."}


def presets(seats: int, options: Options) -> tuple[Preset, ...]:
    """FF-DIST-01, FF-DIST-02 The role lists to choose from. They differ in the same four options."""
    plain = tuple(
        Preset(
            in_words(printed(seats, forsaken)), f"Recommended for new players. {FAVOURS[favours]}", picks(more=place)
        )
        for place, (forsaken, favours) in enumerate(TABLE[seats])
    )
    return (
        *plain,
        Preset("With Special Roles", f"{in_words(SPECIAL_LISTS[seats])}.", picks(special=True)),
        Preset(
            "A secret list",
            f"Drawn by chance, Special Roles among them, between {LEAST_RATIO:g} and {MOST_RATIO:g} to 1. "
            "Nobody knows it before the end.",
            picks(secret=True),
        ),
        Preset("A list of your own", "Change it card by card.", picks(roles=own_list(seats, options))),
    )


def picks(more: int = 0, special: bool = False, secret: bool = False, roles: tuple[RoleId, ...] = ()) -> dict[str, Any]:
    return {"more_forsaken": bool(more), "special_roles": special, "hidden_role_list": secret, "roles": roles}


def own_list(seats: int, options: Options) -> tuple[RoleId, ...]:
    """The host's, or what is chosen now to begin with."""
    roles = role_list(seats, options if has_column(seats, options) else Options())
    return tuple(role_id for role_id in ROLE_IDS for _ in range(roles.get(role_id, 0)))


def has_column(seats: int, options: Options) -> bool:
    return not options.more_forsaken or len(TABLE[seats]) > 1


def in_words(roles: dict[RoleId, int]) -> str:
    """Such as "2 Forsaken, Oracle, 3 Commonfolk", the many last."""
    named = sorted(roles, key=lambda role_id: (role_id == "commonfolk", roles[role_id] == 1, ROLE[role_id]))
    names = (ROLE_NAMES[ROLE[role_id]] for role_id in named)
    return ", ".join(
        name if roles[role_id] == 1 and role_id != "forsaken" else f"{roles[role_id]} {name}"
        for role_id, name in zip(named, names, strict=True)
    )


def advise(seats: int, options: Options) -> tuple[Advice, ...]:
    """FF-DIST-03, 10 and 11, FF-DIST-09"""
    return (*about_list(seats, options), *about_deck(options))


def about_list(seats: int, options: Options) -> Iterator[Advice]:
    if options.hidden_role_list or not has_column(seats, options):
        return
    roles = role_list(seats, options)
    villagers, forsaken = weights(roles)
    if forsaken:
        figures = in_figures(ratio(roles))
        yield Advice(
            f"Weighted ratio {figures}: {villagers:g} for the Villager Team, {forsaken:g} for the Forsaken Team."
        )
        yield from (Advice(words, warns=not is_printed(roles)) for words in range_warning(roles))
        yield from (Advice(words) for words in remedies(roles))
    yield from (Advice(words, warns=True) for words in giveaways(roles))


def about_deck(options: Options) -> Iterator[Advice]:
    if options.deck_overrides and not overrides_problem(options):
        usual, total = sum(TRAVELERS_COPIES), sum(travelers_copies(options))
        yield Advice(f"The Travelers Deck is changed: {total} cards instead of {usual}.")
