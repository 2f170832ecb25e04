"""Announcements in words, as seen by whoever hears them. Public ones name no role that its card has not shown."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from lanternwood.games.forsaken_forest import content, events
from lanternwood.games.forsaken_forest.cards import CARD, EFFECTS, FORGE, is_artifact
from lanternwood.games.forsaken_forest.content import CardId
from lanternwood.games.forsaken_forest.naming import (
    BEING,
    CARD_NAMES,
    DESTINATION_NAMES,
    NIGHT_ACTIONS,
    PLACED_IN,
    PLACES,
    ROLE_NAMES,
    SLOT_NAMES,
    TEAMS,
    counted,
    does,
    listed,
    players,
    self_or,
    whom,
    whose,
)
from lanternwood.games.forsaken_forest.narration import narration
from lanternwood.games.forsaken_forest.sayings import sentence
from lanternwood.games.forsaken_forest.view import View
from lanternwood.kernel.model import Seat

JOINED: Final[dict[type, str]] = {
    content.Swap: "with",
    content.Draw: "with",
    content.Give: "for",
    content.Bare: "before",
    content.Revive: "for",
}
"""How a card and the player it is aimed at are joined; else with "on"."""
AIMED: Final = [
    "with" if isinstance(verb, content.Peek) and verb.both else JOINED.get(type(verb), "on") for verb, *_ in EFFECTS
]
TAKEN_BY_NIGHT: Final = {"oracle": "The Oracle", "priest": "The Priest", "silencer": "The Silencer"}
WON: Final = {
    "village": "The Village is found",
    "forsaken-dead": "The last of the Forsaken is dead",
    "void": "The Void is found",
    "ratio": "The Forsaken are no longer outnumbered",
    "cycle-limit": "The forest has kept everyone too long",
}


def start(words: str) -> str:
    """As the first words of a sentence."""
    return words[0].upper() + words[1:]


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


# Nights


def tell_role(view: View, e: events.RoleSeen) -> str:
    return f"{'Dealt:' if view.seat is None else 'You are'} {BEING[e.role]}."


def tell_exchange(view: View, e: events.CardExchanged) -> str:
    card = "A role card" if view.seat is None else "Your role card"
    return f"{card} shows {ROLE_NAMES[e.shown]} to any Peek from now on."


def tell_meeting(view: View, e: events.ForsakenMet) -> str:
    shrouded = "" if e.shrouded is None else f" {does(view, e.shrouded, 'are', 'is')} the Shrouded."
    return f"The Forsaken: {players(view, e.forsaken)}.{shrouded}"


def tell_slots(village: int, void: int) -> str:
    return f"The Village behind {SLOT_NAMES[village]} and The Void behind {SLOT_NAMES[void]}"


def tell_night_choice(view: View, e: events.NightChoiceMade) -> str:
    if e.step == "navigator":
        return f"{'The Navigator looks' if view.seat is None else 'You look'} behind {SLOT_NAMES[e.choice]} tonight."
    chooser = "You choose" if view.seat is not None else f"{TAKEN_BY_NIGHT.get(e.step, 'Someone')} chooses"
    seat = Seat(e.choice)
    return f"{chooser} {'yourself' if seat == view.seat else whom(view, seat)} tonight."


def tell_destination_seen(view: View, e: events.DestinationSeen) -> str:
    return f"{'Seen' if view.seat is None else 'You see'} behind {SLOT_NAMES[e.slot]}: {DESTINATION_NAMES[e.card]}."


def tell_role_seen(view: View, e: events.RoleCardSeen) -> str:
    seen = "Seen on" if view.seat is None else "You see"
    return f"{seen} {whose(view, e.seat)} role card: {ROLE_NAMES[e.shown]}."


def tell_dawn(view: View, e: events.NightActionsRevealed) -> str:
    placed = ((NIGHT_ACTIONS["shelter-from-evil"], e.shelter), (NIGHT_ACTIONS["ritual-sacrifice"], e.sacrifice))
    found = [
        f"{name} on {whom(view, seat)}"
        for name, seat in (*placed, (NIGHT_ACTIONS["entangle"], e.entangle))
        if seat is not None
    ]
    return f"Dawn shows {listed(found) if found else 'no Night Action'}."


# Cards


def tell_seen(head: str, view: View, seen: Sequence[CardId]) -> str:
    """Only their owner hears this during play; afterwards, so does whoever sees everything."""
    return f"{start(head) if view.seat is None else f'You {head}'}: {counted(seen)}."


def tell_play(view: View, e: events.CardPlayed) -> str:
    number = CARD[e.card]
    if e.answers:
        first = does(view, e.seat, "are", "is")
        return f"{first} the first to answer {CARD_NAMES[e.answers]}: {CARD_NAMES[e.card]}{aim(view, number, e)}."
    finder = is_artifact(number)
    played = does(view, e.seat, "use" if finder else "play", "uses" if finder else "plays")
    return f"{played} {CARD_NAMES[e.card]}{aim(view, number, e)}."


def aim(view: View, number: int, e: events.CardPlayed) -> str:
    """All that was announced with the card."""
    if e.target is not None:
        return f" {AIMED[number]} {whom(view, e.target)}"
    if e.slot is not None:
        return f" on {SLOT_NAMES[e.slot]}"
    if e.chosen is not None:
        return f" on {CARD_NAMES[e.chosen]}"
    if not e.places:
        return ""
    forge = FORGE[number]
    if forge and forge.take_up:
        return f", from {PLACES[e.places[0]]} to {PLACES[e.places[-1]]}"
    return f" at {', then '.join([PLACES[at] for at in e.places])}"


def tell_forbidden(view: View, e: events.CardForbidden) -> str:
    owner = "the Forest's" if e.seat is None else whose(view, e.seat)
    return f"{does(view, e.by, 'Forbid', 'Forbids')} {owner} {CARD_NAMES[e.card]}."


def tell_peek(view: View, e: events.PeekMade) -> str:
    what = "at the top of the Forest Deck"
    if e.slot is not None:
        what = f"behind {SLOT_NAMES[e.slot]}"
    elif e.target is not None:
        what = f"at {whose(view, e.target)} {'hand' if e.at == 'hand' else 'role card'}"
    return f"{does(view, e.seat, 'Peek', 'Peeks')} {what}."


def tell_glimpse(view: View, e: events.HandGlimpsed) -> str:
    return f"{'Seen in' if view.seat is None else 'You see'} {whose(view, e.seat)} hand: {counted(e.cards)}."


def tell_laid(view: View, e: events.CardLaidDown) -> str:
    return f"{CARD_NAMES[e.card]} lies before {'everyone' if e.seat is None else whom(view, e.seat)} now."


def tell_left_play(view: View, e: events.CardLeftPlay) -> str:
    return f"{CARD_NAMES[e.card]} no longer lies before {'everyone' if e.seat is None else whom(view, e.seat)}."


def tell_choice(view: View, e: events.ChoiceMade) -> str:
    card = "to keep everything" if e.card is None else CARD_NAMES[e.card]
    return f"{'Chosen:' if view.seat is None else 'You choose'} {card}."


# The Gallows


def tell_vote(view: View, e: events.VoteHeld) -> str:
    return f"{'A vote' if view.seat is None else 'Your vote'} is for {'death' if e.death else 'life'}."


def tell_votes(view: View, e: events.VotesRevealed) -> str:
    fate = (
        does(view, e.accused, "are condemned", "is condemned")
        if e.condemned
        else does(view, e.accused, "are spared", "is spared")
    )
    return f"For death: {players(view, e.death)}. For life: {players(view, e.life)}. {fate}."


TELLS: Final[dict[type, Callable[[View, Any], str]]] = {
    events.NightFell: lambda view, e: f"Night {e.night}. {narration('asleep', 0)}",
    events.StepCalled: lambda view, e: narration(e.step, e.seconds),
    events.RoleSeen: tell_role,
    events.CardExchanged: tell_exchange,
    events.ForsakenMet: tell_meeting,
    events.ForsakenSeen: lambda view, e: f"The Forsaken: {players(view, e.forsaken)}.",
    events.PlacementWished: lambda view, e: f"{does(view, e.seat, 'want', 'wants')} {tell_slots(e.village, e.void)}.",
    events.DestinationsPlaced: lambda view, e: f"It is settled: {tell_slots(e.village, e.void)}.",
    events.VictimWished: lambda view, e: (
        f"{does(view, e.seat, 'want', 'wants')} to sacrifice {self_or(view, e.seat, e.victim)}."
    ),
    events.NightChoiceMade: tell_night_choice,
    events.DestinationSeen: tell_destination_seen,
    events.RoleCardSeen: tell_role_seen,
    events.NightActionPlaced: lambda view, e: f"{PLACED_IN[e.step]} lies on {whom(view, e.seat)} until dawn.",
    events.DayBroke: lambda view, e: f"Day {e.day}. {narration('awake', 0)}",
    events.NightActionsRevealed: tell_dawn,
    events.FirstPlayerDrawn: lambda view, e: f"{does(view, e.seat, 'go', 'goes')} first.",
    events.HandSeen: lambda view, e: tell_seen("begin with", view, e.cards),
    events.CycleBegan: lambda view, e: f"Turn Cycle {e.cycle} begins.",
    events.TurnBegan: lambda view, e: f"{start(whose(view, e.seat))} turn, {e.turn} of 6.",
    events.WindowClosed: lambda view, e: "The time to answer is over.",
    events.ActionPhaseBegan: lambda view, e: f"{start(whose(view, e.seat))} Action Phase begins.",
    events.ActionPhaseEnded: lambda view, e: f"{start(whose(view, e.seat))} Action Phase is over.",
    events.TurnEnded: lambda view, e: f"{start(whose(view, e.seat))} turn is over.",
    events.CycleEnded: lambda view, e: f"Turn Cycle {e.cycle} is over.",
    events.CardsDrawn: lambda view, e: f"{does(view, e.seat, 'draw', 'draws')} {cards(e.count)}.",
    events.CardsSeen: lambda view, e: tell_seen("drew", view, e.cards),
    events.DrawMissed: lambda view, e: f"{does(view, e.seat, 'draw', 'draws')} no card.",
    events.Foraged: lambda view, e: f"{does(view, e.seat, 'Forage', 'Forages')} with 2 {CARD_NAMES['wander']}.",
    events.DeckRebuilt: lambda view, e: f"The {e.deck.capitalize()} Discard is shuffled into a new deck.",
    events.CardPlayed: tell_play,
    events.ForestCardFlipped: lambda view, e: f"The Forest turns up {CARD_NAMES[e.card]}.",
    events.CardTookEffect: lambda view, e: f"{CARD_NAMES[e.card]} takes effect.",
    events.CardForbidden: tell_forbidden,
    events.CardsDiscarded: lambda view, e: f"{does(view, e.seat, 'discard', 'discards')} {counted(e.cards)}.",
    events.HandShown: lambda view, e: (
        f"{does(view, e.seat, 'show your hand', 'shows their hand')}: {counted(e.cards)}."
    ),
    events.HandGlimpsed: tell_glimpse,
    events.PeekMade: tell_peek,
    events.CanopySeen: lambda view, e: (
        f"The Forest Deck, topmost first: {', '.join([CARD_NAMES[card] for card in e.cards])}."
    ),
    events.CardsHandedOver: lambda view, e: (
        f"{does(view, e.giver, 'hand', 'hands')} {cards(e.count)} to {whom(view, e.receiver)}, face-down."
    ),
    events.CardChangedHands: lambda view, e: (
        f"{does(view, e.giver, 'give', 'gives')} {CARD_NAMES[e.card]} to {whom(view, e.receiver)}."
    ),
    events.CardTakenBack: lambda view, e: (
        f"{does(view, e.seat, 'take', 'takes')} {CARD_NAMES[e.card]} back from the discard."
    ),
    events.PlayerPilloried: lambda view, e: (
        f"{does(view, e.seat, 'stand', 'stands')} in the Pillory and cannot act until this turn ends."
    ),
    events.CardLaidDown: tell_laid,
    events.CardLeftPlay: tell_left_play,
    events.ChoiceMade: tell_choice,
    events.PathForged: lambda view, e: f"{does(view, e.seat, 'Forge', 'Forges')} a Path at {PLACES[e.at]}.",
    events.PathNotForged: lambda view, e: f"No Path can be Forged at {PLACES[e.at]} any more.",
    events.PathRedirected: lambda view, e: f"{does(view, e.seat, 'lead', 'leads')} the Path astray, to {PLACES[e.at]}.",
    events.PathDestroyed: lambda view, e: f"The Path at {PLACES[e.at]} is gone.",
    events.DestinationTurnedUp: lambda view, e: (
        f"The card behind {SLOT_NAMES[e.slot]} is turned up: {DESTINATION_NAMES[e.card]}."
    ),
    events.ArtifactFound: lambda view, e: f"{does(view, e.seat, 'dig up', 'digs up')} {CARD_NAMES[e.card]}.",
    events.SiteEmpty: lambda view, e: f"{does(view, e.seat, 'dig and find', 'digs and finds')} nothing.",
    events.PutOnDoorstep: lambda view, e: (
        f"{does(view, e.seat, 'wake', 'wakes') if e.by_night else does(view, e.seat, 'are', 'is')} on Death's Doorstep."
    ),
    events.BlessedRevealed: lambda view, e: (
        f"{start(whose(view, e.seat))} role card is shown to all: {ROLE_NAMES['blessed']}."
    ),
    events.PlayerRevived: lambda view, e: f"{does(view, e.seat, 'are', 'is')} Revived.",
    events.PlayerDied: lambda view, e: f"{does(view, e.seat, 'die and become', 'dies and becomes')} a Spirit.",
    events.PlayerAccused: lambda view, e: f"{does(view, e.by, 'send', 'sends')} {whom(view, e.seat)} to the Gallows.",
    events.PleaEnded: lambda view, e: f"{start(whose(view, e.seat))} plea is over. All count to three.",
    events.VoteBegan: lambda view, e: f"All vote on {whom(view, e.accused)}.",
    events.VoteHeld: tell_vote,
    events.VotesRevealed: tell_votes,
    events.NightScheduled: lambda view, e: "Night will fall as this Turn Cycle ends.",
    events.GameWon: lambda view, e: f"{WON[e.how]}: {TEAMS[e.team]} wins.",
    events.StatementMade: lambda view, e: sentence(view, e.said),
}


def tell(view: View, event: Any) -> str:
    return TELLS[type(event)](view, event)
