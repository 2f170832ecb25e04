"""Announcements in words, as whoever hears them reads them. What is told to one seat alone says nobody's name, so that
it reads as well once everything is open."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken import events
from lanternwood.games.forsaken.aiming import keyword_names
from lanternwood.games.forsaken.cards import CARDS, NUMBER_OF, UNKNOWN
from lanternwood.games.forsaken.naming import (
    CHANNEL_NAMES,
    GOD_NAMES,
    KINGDOM_NAMES,
    built_name,
    card_name,
    cards_listed,
    gate_name,
    listed,
    some_cards,
    start,
    target_name,
    tower_name,
    who,
    whom,
    whose,
)
from lanternwood.games.forsaken.script import ARRIVAL, BATTLE, BREACH, FORSAKEN
from lanternwood.games.forsaken.view import View
from lanternwood.games.forsaken.wording_phrases import article, change, number
from lanternwood.kernel.model import Seat
from lanternwood.kernel.resigning import Resigned

HEADS: Final = {ARRIVAL: "Arrival", BATTLE: "Battle", BREACH: "Breach", FORSAKEN: "Forsaken"}


def kingdom(at: int) -> str:
    return KINGDOM_NAMES[at]


def left_words(left: int) -> str:
    return f"{start(number(left))} left." if left > 0 else "None left."


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


# The course of the game


def tell_mulligans(view: View, e: events.MulligansDone) -> str:
    one, two = (
        f"{whom(view, Seat(seat))} {number(count) if count else 'none'}" for seat, count in enumerate(e.replaced)
    )
    return f"Cards replaced: {one}, {two}."


def tell_turn(view: View, e: events.TurnBegan) -> str:
    return f"Turn {e.turn} is {'yours' if e.seat == view.seat else whose(view, e.seat)}."


def tell_cut_short(view: View, e: events.TurnCutShort) -> str:
    why = "the time was up" if e.why == "clock" else "no turn takes more commands than that"
    return f"{start(whose(view, e.seat))} turn was ended: {why}."


def tell_kingdom(view: View, e: events.KingdomWon) -> str:
    shown = lay_face_down(e.shown)
    if e.conceded:
        return f"{who(view, other(e.seat))} conceded {kingdom(e.kingdom)}. It goes dark.{shown}"
    return f"{who(view, e.seat)} won {kingdom(e.kingdom)}. It goes dark.{shown}"


def lay_face_down(cards: tuple[str, ...]) -> str:
    """What was turned up in the end; in what is only foreseen, nobody knows what."""
    return f" Face down lay {cards_listed(cards)}." if cards and CARDS[UNKNOWN].id not in cards else ""


def tell_end(view: View, e: events.GameEnded) -> str:
    if e.winner is None:
        return f"The hundredth turn is over, and nothing tells the two apart: a draw.{lay_face_down(e.shown)}"
    won = f"{who(view, e.winner)} {'have' if e.winner == view.seat else 'has'} won"
    reasons = {
        "kingdoms": ": two Kingdoms.",
        "limit": ": the hundredth turn is over.",
        "held": ": the Kingdoms were held.",
        "unsolved": ": the turn is over.",
    }
    return won + reasons.get(e.ending, ".") + lay_face_down(e.shown)


# Cards


def aimed_at(view: View, targets: tuple[int, ...], aimed: tuple[str, ...]) -> str:
    return f" on {targets_named(view, targets, aimed)}" if targets else ""


def targets_named(view: View, targets: tuple[int, ...], aimed: tuple[str, ...]) -> str:
    return listed([target_name(view, ref, card) for ref, card in zip(targets, aimed, strict=True)])


def tell_play(view: View, e: events.CardPlayed) -> str:
    where = kingdom(e.kingdom)
    return f"{who(view, e.seat)} played {card_name(e.card)} in {where}{aimed_at(view, e.targets, e.aimed)}."


def tell_channel(view: View, e: events.ChannelUsed) -> str:
    where = f"{GOD_NAMES[e.god]} in {kingdom(e.kingdom)}"
    return f"{who(view, e.seat)} Channeled {where}: {CHANNEL_NAMES[e.god]}{aimed_at(view, e.targets, e.aimed)}."


def tell_use(view: View, e: events.AbilityUsed) -> str:
    target = aimed_at(view, e.targets, e.aimed)
    if e.bow:
        return f"{card_name(e.card)} bowed{target}."
    paid = f", paying {e.faith} Faith" if e.faith else ""
    return f"{who(view, e.seat)} used {card_name(e.card)}{target}{paid}."


def tell_trigger(view: View, e: events.AbilityTriggered) -> str:
    head = HEADS.get(CARDS[NUMBER_OF[e.card]].abilities[e.ability].head, "Ongoing") if e.ability >= 0 else "Regrowth"
    return f"{card_name(e.card)} in {kingdom(e.kingdom)}: its {head} ability."


def tell_entry(view: View, e: events.FollowerEntered) -> str:
    name, where = card_name(e.card), f"{whose(view, e.seat)} side of {kingdom(e.kingdom)}"
    match e.how:
        case "played":
            return f"{name} came through the Gate of {kingdom(e.kingdom)}."
        case "summoned":
            return f"{start(article(name))} came to {where}."
        case "copied":
            return f"A copy of {name} came to {where}."
        case "revived":
            return f"{name} came back from The Past to {where}."


def tell_bounce(view: View, e: events.FollowerBounced) -> str:
    if e.token:
        return f"{card_name(e.card)} vanished."
    return f"{card_name(e.card)} went back to {whose(view, e.seat)} hand."


def tell_look(view: View, e: events.DeckLookedAt) -> str:
    top = "the top card" if e.number == 1 else f"the top {number(e.number)} cards"
    below = f" and put {number(e.bottomed)} on the bottom" if e.bottomed else ""
    return f"{who(view, e.seat)} looked at {top} of the deck{below}."


# Fights and Faith


def tell_attack(view: View, e: events.AttackDeclared) -> str:
    target = card_name(e.target_card) if e.target else tower_name(view, e.kingdom, other(e.seat))
    where = f" in {kingdom(e.kingdom)}" if e.target else ""
    return f"{start(whose(view, e.seat))} {card_name(e.card)} attacked {target}{where}."


def tell_tower(view: View, e: events.TowerLostFaith) -> str:
    return f"{start(tower_name(view, e.kingdom, e.seat))} lost {e.number} Faith. {left_words(e.left)}"


def tell_tower_restored(view: View, e: events.TowerRestored) -> str:
    return f"{start(tower_name(view, e.kingdom, e.seat))} regained {e.number} Faith. It has {number(e.left)}."


def tell_forsaken(view: View, e: events.FollowersForsaken) -> str:
    names = [card_name(card) for card in e.cards]
    are = "are" if len(names) > 1 else "is"
    tribute = ", a Tribute" if e.why == "tribute" else ""
    return f"{listed(names)} {are} Forsaken{tribute}."


def until(lasting: bool) -> str:
    return "for good" if lasting else "this turn"


def tell_change(view: View, e: events.FollowerChanged) -> str:
    return f"{card_name(e.card)} has {change(e.zeal, e.faith) or 'no more'} {until(e.lasting)}."


def turned(exhausted: bool) -> str:
    return "Exhausted" if exhausted else "Refreshed"


TELLINGS: Final[dict[type, Callable[[View, Any], str]]] = {
    events.MulliganDecided: lambda view, e: f"{who(view, e.seat)} settled on an opening hand.",
    events.CardPutBack: lambda view, e: f"{card_name(e.card)} is to be replaced.",
    events.MulligansDone: tell_mulligans,
    events.TurnBegan: tell_turn,
    events.TurnEnded: lambda view, e: f"{who(view, e.seat)} ended the turn.",
    events.TurnCutShort: tell_cut_short,
    events.CardsDrawn: lambda view, e: f"{who(view, e.seat)} drew {some_cards(e.number)}.",
    events.CardsSeen: lambda view, e: f"Drawn: {cards_listed(e.cards)}.",
    events.HandShown: lambda view, e: f"{start(whose(view, e.seat))} hand: {cards_listed(e.cards)}.",
    events.AltarBuilt: lambda view, e: f"{who(view, e.seat)} built {built_name(e.god)} in {kingdom(e.kingdom)}.",
    events.AltarRaised: lambda view, e: (
        f"{start(built_name(e.god))} rose on {whose(view, e.seat)} side of {kingdom(e.kingdom)}"
        f"{'' if e.refreshed else ', Exhausted'}."
    ),
    events.AltarUpgraded: lambda view, e: f"{who(view, e.seat)} made an Altar in {kingdom(e.kingdom)} a Temple.",
    events.SourceMarked: lambda view, e: (
        f"Source {e.slot + 1} in {kingdom(e.kingdom)} pays {'first' if e.committed else 'as it comes'}."
    ),
    events.HeldInGate: lambda view, e: f"{gate_name(e.kind, e.name)} waits at the Gate of {kingdom(e.kingdom)}.",
    events.PickedForGate: lambda view, e: "Picked; there is more to pick.",
    events.TakenBack: lambda view, e: "Taken back from the Gate.",
    events.CardPlayed: tell_play,
    events.MiraclePlayed: lambda view, e: f"{who(view, e.seat)} laid a card face down in {kingdom(e.kingdom)}.",
    events.MiracleLaid: lambda view, e: f"{card_name(e.card)} lies face down in {kingdom(e.kingdom)}.",
    events.ChannelUsed: tell_channel,
    events.AbilityUsed: tell_use,
    events.AbilityTriggered: tell_trigger,
    events.TargetsPicked: lambda view, e: f"{who(view, e.seat)} chose {targets_named(view, e.targets, e.aimed)}.",
    events.MiracleRevealed: lambda view, e: (
        f"{start(whose(view, e.seat))} face-down card in {kingdom(e.kingdom)} was {card_name(e.card)}."
    ),
    events.CardCancelled: lambda view, e: f"{card_name(e.card)} came to nothing in {kingdom(e.kingdom)}.",
    events.MiracleCancelled: lambda view, e: (
        f"{start(whose(view, e.seat))} face-down card in {kingdom(e.kingdom)} came to nothing: {card_name(e.card)}."
    ),
    events.ChannelCancelled: lambda view, e: f"{CHANNEL_NAMES[e.god]} came to nothing in {kingdom(e.kingdom)}.",
    events.AbilityCancelled: lambda view, e: f"What {card_name(e.card)} began came to nothing.",
    events.DecreeResolved: lambda view, e: f"{card_name(e.card)} went to The Past.",
    events.FollowerEntered: tell_entry,
    events.BlessingEntered: lambda view, e: f"{card_name(e.card)} now lies over {kingdom(e.kingdom)}.",
    events.AttackDeclared: tell_attack,
    events.AttackRedirected: lambda view, e: f"The Attack was turned on {card_name(e.target_card)}.",
    events.AttackEnded: lambda view, e: "The Attack came to nothing.",
    events.BattleFought: lambda view, e: f"{card_name(e.card)} and {card_name(e.target_card)} fought.",
    events.TowerBreached: lambda view, e: f"{card_name(e.card)} breached {tower_name(view, e.kingdom, e.seat)}.",
    events.FaithLost: lambda view, e: f"{card_name(e.card)} lost {e.number} Faith. {left_words(e.left)}",
    events.FaithRestored: lambda view, e: f"{card_name(e.card)} regained {e.number} Faith. It has {number(e.left)}.",
    events.TowerLostFaith: tell_tower,
    events.TowerRestored: tell_tower_restored,
    events.FollowersForsaken: tell_forsaken,
    events.FollowerChanged: tell_change,
    events.KeywordGranted: lambda view, e: (
        f"{card_name(e.card)} has {listed(keyword_names(e.keywords))} {until(e.lasting)}."
    ),
    events.Blighted: lambda view, e: f"{start(number(e.number))} Blight on {card_name(e.card)}.",
    events.Cleansed: lambda view, e: f"{card_name(e.card)} is free of Blight.",
    events.FollowerTurned: lambda view, e: f"{card_name(e.card)} was {turned(e.exhausted)}.",
    events.AltarTurned: lambda view, e: (
        f"Source {e.slot + 1} on {whose(view, e.seat)} side of {kingdom(e.kingdom)} was {turned(e.exhausted)}."
    ),
    events.FollowerBounced: tell_bounce,
    events.FollowerMoved: lambda view, e: f"{card_name(e.card)} moved to {kingdom(e.kingdom)}.",
    events.FollowerSeized: lambda view, e: f"{who(view, e.seat)} seized {card_name(e.card)}.",
    events.BlessingDispelled: lambda view, e: (
        f"{start(whose(view, e.seat))} {card_name(e.card)} in {kingdom(e.kingdom)} was dispelled."
    ),
    events.MiracleDispelled: lambda view, e: (
        f"{start(whose(view, e.seat))} face-down card in {kingdom(e.kingdom)} was dispelled: {card_name(e.card)}."
    ),
    events.CardsDiscarded: lambda view, e: f"{who(view, e.seat)} discarded {cards_listed(e.cards)}.",
    events.CardsMilled: lambda view, e: f"From {whose(view, e.seat)} deck into The Past: {cards_listed(e.cards)}.",
    events.DeckLookedAt: tell_look,
    events.CardsLookedAt: lambda view, e: f"On top, in this order: {listed([card_name(card) for card in e.cards])}.",
    events.CardsPutBelow: lambda view, e: f"{who(view, e.seat)} put {some_cards(e.number)} under the deck.",
    events.CardPutBelow: lambda view, e: f"{card_name(e.card)} goes under the deck.",
    events.HandPeeked: lambda view, e: f"{who(view, e.seat)} looked at {whose(view, other(e.seat))} hand.",
    events.HandSeen: lambda view, e: f"In that hand: {cards_listed(e.cards)}.",
    events.CardRecalled: lambda view, e: f"{who(view, e.seat)} took {card_name(e.card)} back from The Past.",
    events.AnswerPicked: lambda view, e: "Picked; there is more to pick.",
    events.KingdomWon: tell_kingdom,
    events.LastKingdomBegan: lambda view, e: f"{kingdom(e.kingdom)} is the Last Kingdom.",
    events.QueueDropped: lambda view, e: f"Too much happened at once: {e.number} abilities were let go.",
    Resigned: lambda view, e: f"{who(view, e.seat)} gave the game up.",
    events.GameEnded: tell_end,
}


def tell(view: View, event: Any) -> str:
    return TELLINGS[type(event)](view, event)
