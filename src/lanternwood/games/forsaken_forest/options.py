"""How a table may be set up (RULES.md, 8)."""

from typing import Annotated

from msgspec import Meta

from lanternwood.games.forsaken_forest.cards import TRAVELERS_COPIES
from lanternwood.games.forsaken_forest.content import CONTENT, CardId, RoleId
from lanternwood.games.forsaken_forest.distribution import SPECIAL_LISTS, TABLE, list_problem, preset
from lanternwood.games.forsaken_forest.roles import ROLE_IDS
from lanternwood.kernel.model import Manners, Model

Seconds = Annotated[int, Meta(ge=1, le=600)]
_CARDS = {card.id: number for number, card in enumerate(CONTENT.travelers)}


class CopiesOf(Model):
    """So many copies of a Travelers card."""

    card: CardId
    copies: Annotated[int, Meta(ge=0, le=60)]


class Options(Model):
    """What the host may change before the game. Times are data: the server watches the clock."""

    special_roles: bool = False
    """Play with the Special Roles of the preset for so many players."""
    more_forsaken: bool = False
    """Where two numbers of Forsaken are suggested, the larger one (FF-DIST-02)."""
    roles: tuple[RoleId, ...] = ()
    """A role list of the host's own, each card named; with none, a preset is used."""
    deck_overrides: tuple[CopiesOf, ...] = ()
    """Changed copies of Travelers cards (FF-DIST-09)."""
    hidden_role_list: bool = False
    """The role list is drawn by chance and stays secret, and every night step is called (R05, R10)."""
    strict_windows: bool = False
    """Windows always run their full length (R29)."""
    priest_self: bool = True
    """The Priest may choose themself (R14)."""
    fugue_landmarks_closed: bool = False
    """Landmarks are closed in the Fugue Phase (R45)."""
    night_chat: bool = False
    """Free text among the true Forsaken who are awake (FF-TALK-11)."""
    night_time_percent: Annotated[int, Meta(ge=20, le=300)] = 100
    """One factor for all night steps."""
    fugue_s: Seconds = 45
    draw_window_s: Seconds = 4
    action_phase_s: Seconds = 90
    response_window_s: Seconds = 12
    interaction_window_s: Seconds = 10
    fast_phase_s: Seconds = 6
    doorstep_window_s: Seconds = 25
    hearing_s: Seconds = 120
    vote_s: Seconds = 15
    choice_s: Seconds = 20
    min_window_s: Annotated[int, Meta(ge=0, le=60)] = 2
    """The least length of a window, half of it in the Draw Phase; 0 closes a window on its last pass (R28)."""
    bot_delay_least_s: Annotated[int, Meta(ge=0, le=30)] = 1
    bot_delay_most_s: Annotated[int, Meta(ge=0, le=30)] = 4
    """A bot beside people waits a random time between these before it answers, whatever it holds (R73)."""
    talk_per_min: Annotated[int, Meta(ge=1, le=120)] = 20
    """The most statements and chat lines for each player in a minute (FF-TALK-09)."""
    cycle_limit: Annotated[int, Meta(ge=1, le=100)] = 100
    """The Turn Cycle at whose end the Forsaken Team wins (FF-WIN-13)."""


def manners(options: Options) -> Manners:
    """FF-TALK-09, FF-PRIO-22"""
    return Manners(options.talk_per_min, (float(options.bot_delay_least_s), float(options.bot_delay_most_s)))


def role_list(seats: int, options: Options) -> dict[RoleId, int]:
    """The roles in play unless the list is secret: the host's own list, or a preset."""
    if options.roles:
        return {role_id: options.roles.count(role_id) for role_id in ROLE_IDS if role_id in options.roles}
    if options.special_roles:
        return SPECIAL_LISTS[seats]
    return preset(seats, options.more_forsaken)


def travelers_copies(options: Options) -> list[int]:
    """FF-DIST-09 The Travelers Deck of this table."""
    copies = TRAVELERS_COPIES[:]
    for changed in options.deck_overrides:
        copies[_CARDS[changed.card]] = changed.copies
    return copies


def overrides_problem(options: Options) -> str | None:
    """FF-DIST-09 Why these copies make no deck."""
    named = [changed.card for changed in options.deck_overrides]
    for card in named:
        if card not in _CARDS:
            return f"deck_overrides: there is no Travelers card '{card}'; one of them is 'wander'"
        if named.count(card) > 1:
            return f"deck_overrides: '{card}' is named twice; say once how many copies there are"
    return None


def options_problem(seats: int, options: Options) -> str | None:
    """Why so many players cannot play with these options, in words."""
    if problem := overrides_problem(options):
        return problem
    if options.bot_delay_most_s < options.bot_delay_least_s:
        return "a bot's shortest pause (bot_delay_least_s) must not be longer than its longest (bot_delay_most_s)"
    if sum(travelers_copies(options)) < 3 * seats:
        return f"deck_overrides: the Travelers Deck must hold at least {3 * seats} cards, three for each player"
    if options.special_roles and (options.roles or options.more_forsaken):
        return "choose one of special_roles, more_forsaken and roles; they are different role lists"
    if options.more_forsaken and options.roles:
        return "more_forsaken picks a preset; a list of your own needs no preset"
    if options.more_forsaken and len(TABLE[seats]) == 1:
        return f"for {seats} players only one number of Forsaken is suggested; switch more_forsaken off (FF-DIST-02)"
    if options.hidden_role_list and (options.roles or options.more_forsaken):
        return "a secret list is drawn by chance (R05); switch hidden_role_list off, or choose no list yourself"
    return None if options.hidden_role_list else list_problem(seats, role_list(seats, options))
