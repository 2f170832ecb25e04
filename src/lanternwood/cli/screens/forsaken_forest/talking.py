"""What can be said in the terminal: the statements that people tap in the browser, by what they are about."""

from collections.abc import Callable, Iterable, Sequence
from typing import get_args

from lanternwood.cli.menu import Item, Menu
from lanternwood.games.forsaken_forest.content import CONTENT, RoleId
from lanternwood.games.forsaken_forest.naming import ROLE_NAMES, SLOT_NAMES
from lanternwood.games.forsaken_forest.sayings import sentence, words_of
from lanternwood.games.forsaken_forest.statements import (
    AccuseOf,
    Answer,
    AnyStatement,
    AskAbout,
    ClaimHand,
    ClaimNoPeek,
    ClaimNoWander,
    ClaimReason,
    ClaimRole,
    ClaimSawDestination,
    ClaimSawRole,
    ClaimTeam,
    Defend,
    Distrust,
    How,
    Plain,
    ProposeRoute,
    Reason,
    Said,
    Say,
    Trust,
    VoteIntent,
    WarnRoute,
)
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import by_seats, seat_name

SUBTYPES = sorted({card.subtype for card in CONTENT.travelers})


def talk_menu(view: View) -> Menu:
    others = [Seat(seat) for seat in range(len(view.players)) if seat != view.seat]
    items = [
        *(
            Item(f"Answer: {by_seats(sentence(view, asked))}", opens=answers(view, asked))
            for asked in open_questions(view)
        ),
        Item("Who I am ...", opens=said(view, who_i_am(view))),
        Item("What I have seen ...", opens=seen(view, others)),
        Item("What I think of somebody ...", opens=by_seat(view, others, opinions)),
        Item("Where to go ...", opens=by_slot(view, routes)),
        Item("Ask somebody ...", opens=by_seat(view, others, questions)),
    ]
    if view.gallows:
        items.insert(0, Item("How I vote ...", opens=said(view, votes())))
    return Menu(["What do you say? All of it may be a lie."], items)


def said(view: View, statements: Iterable[AnyStatement]) -> Menu:
    return Menu([], [Item(by_seats(words_of(view, statement)), Say(statement)) for statement in statements])


def by_seat(view: View, seats: Sequence[Seat], of: Callable[[int], Sequence[Plain]]) -> Menu:
    return Menu([], [Item(f"{seat_name(seat)} ...", opens=said(view, of(seat))) for seat in seats])


def by_slot(view: View, of: Callable[[int], Sequence[Plain]]) -> Menu:
    return Menu([], [Item(f"{name} ...", opens=said(view, of(slot))) for slot, name in enumerate(SLOT_NAMES)])


def who_i_am(view: View) -> list[Plain]:
    return [*(ClaimRole(role) for role in roles(view)), ClaimTeam("villagers"), ClaimTeam("forsaken")]


def roles(view: View) -> list[RoleId]:
    """Those in play; where the list is secret, any."""
    return list(dict.fromkeys(view.role_list)) if view.role_list else list(ROLE_NAMES)


def seen(view: View, others: Sequence[Seat]) -> Menu:
    def faces(seat: Seat) -> Menu:
        found = [
            ClaimSawRole(seat, role, how, view.day if how == "card" else 0)
            for how in hows("oracle", view)
            for role in roles(view)
        ]
        return said(view, found)

    def cards(slot: int) -> Menu:
        found = [
            ClaimSawDestination(slot, card.id, how, view.day if how == "card" else 0)
            for how in hows("navigator", view)
            for card in CONTENT.destinations
        ]
        return said(view, found)

    return Menu(
        [],
        [
            *(Item(f"{seat_name(seat)}'s role card ...", opens=faces(seat)) for seat in others),
            *(Item(f"Behind {name} ...", opens=cards(slot)) for slot, name in enumerate(SLOT_NAMES)),
            Item(by_seats(words_of(view, ClaimNoPeek())), Say(ClaimNoPeek())),
        ],
    )


def hows(by_night: How, view: View) -> list[How]:
    """With a card or an Artifact by day; by Night where such a role may be in play."""
    return ["card", "artifact", *([by_night] if by_night in roles(view) else [])]


def opinions(seat: int) -> list[Plain]:
    whom = Seat(seat)
    return [AccuseOf(whom, "forsaken"), AccuseOf(whom, "villagers"), Trust(whom), Distrust(whom), Defend(whom)]


def routes(slot: int) -> list[Plain]:
    return [ProposeRoute(slot=slot), WarnRoute(slot=slot)]


def questions(seat: int) -> list[Plain]:
    abouts = get_args(AskAbout.__annotations__["about"])
    return [AskAbout(Seat(seat), about) for about in abouts]


def votes() -> list[Plain]:
    return [VoteIntent(death=True), VoteIntent(death=False)]


# Questions to the viewer


def open_questions(view: View) -> list[Said]:
    """What the viewer was asked in this Turn Cycle and has not answered."""
    answered = {each.statement.ref for each in view.said if isinstance(each.statement, Answer)}
    return [
        each
        for each in view.said
        if isinstance(each.statement, AskAbout)
        and each.statement.target == view.seat
        and (each.day, each.cycle) == (view.day, view.cycle)
        and not each.retracted
        and each.seq not in answered
    ]


def answers(view: View, asked: Said) -> Menu:
    assert isinstance(asked.statement, AskAbout)
    others = [Seat(seat) for seat in range(len(view.players)) if seat != view.seat]
    match asked.statement.about:
        case "role":
            found = said(view, who_i_am(view))
        case "peeks":
            found = seen(view, others)
        case "hand":
            held = [ClaimHand(subtype, count) for subtype in SUBTYPES for count in (0, 1)]
            found = said(view, [ClaimNoWander(), *held])
        case "reason":
            found = said(view, map(ClaimReason, get_args(Reason)))
        case _:
            found = said(view, votes())
    return in_answer(found, asked)


def in_answer(menu: Menu, asked: Said) -> Menu:
    """The same, said in answer to that."""
    return Menu(
        menu.heading,
        [
            Item(item.words, opens=in_answer(item.opens, asked))
            if item.opens
            else Item(item.words, Say(Answer(asked.seq, item.choice.statement)))
            for item in menu.items
        ],
    )
