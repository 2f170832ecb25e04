"""FF-TALK-10: one fixed sentence for each kind of statement, whoever says it and whoever reads it."""

from collections.abc import Callable
from typing import Any, Final

from lanternwood.games.forsaken_forest import statements
from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.naming import (
    BEING,
    CARD_NAMES,
    DESTINATION_NAMES,
    NIGHT_ACTIONS,
    PLACES,
    ROLE_NAMES,
    SEATS,
    SLOT_NAMES,
    TEAMS,
    does,
)
from lanternwood.games.forsaken_forest.statements import AnyStatement, Said
from lanternwood.games.forsaken_forest.view import View

HOLDINGS: Final[dict[str, str]] = {
    **CARD_NAMES,
    **{card.subtype: card.subtype.capitalize() for card in CONTENT.travelers},
}
HOW: Final = {
    "oracle": "as the Oracle",
    "navigator": "as the Navigator",
    "card": "with a card",
    "artifact": "with an Artifact",
}
SURE: Final = {1: " a little", 2: "", 3: " completely"}
REASONS: Final = {
    "forced_wander": "I made my last play because I had to Wander.",
    "blocking": "I made my last play to block the way.",
    "scouting": "I made my last play to scout.",
    "other": "I made my last play for a reason of my own.",
}
QUESTIONS: Final = {
    "role": "what is your role?",
    "peeks": "what have you seen?",
    "hand": "what do you hold?",
    "reason": "why did you play that?",
    "vote": "how will you vote?",
}
PROMISES: Final = {
    "play": "I promise to play a card on {}.",
    "hold": "I promise to play nothing against {}.",
    "vote": "I promise to vote against {}.",
}


def by_night_or_day(how: str, when: int) -> str:
    """Oracle and Navigator look by Night, cards are played by Day; 0 leaves it open."""
    if not when:
        return ""
    return f" in Night {when}" if how in ("oracle", "navigator") else f" on Day {when}"


def saw_role(s: statements.ClaimSawRole) -> str:
    when = by_night_or_day(s.how, s.when)
    return f"I Peeked at {SEATS[s.target]} {HOW[s.how]}{when} and saw the card of {ROLE_NAMES[s.shown]}."


def saw_destination(s: statements.ClaimSawDestination) -> str:
    when = by_night_or_day(s.how, s.when)
    return f"I Peeked at {SLOT_NAMES[s.slot]} {HOW[s.how]}{when} and saw {DESTINATION_NAMES[s.card]}."


def hand(s: statements.ClaimHand) -> str:
    return f"I hold {s.count or 'no'} {HOLDINGS[s.card]} {'cards' if s.count > 1 else 'card'}."


def night_target(s: statements.ClaimNightTarget) -> str:
    when = f" in Night {s.when}" if s.when else ""
    return f"I laid {NIGHT_ACTIONS[s.action]} on {SEATS[s.target]}{when}."


def accuse(s: statements.AccuseOf) -> str:
    what = f"on {TEAMS['villagers']}" if s.of == "villagers" else BEING[s.of]
    return f"I say that {SEATS[s.target]} is {what}."


def goal(s: statements.ProposeRoute | statements.WarnRoute) -> str:
    if s.slot is not None:
        return SLOT_NAMES[s.slot]
    return "there" if s.at is None else PLACES[s.at]


SENTENCES: Final[dict[type, Callable[[Any], str]]] = {
    statements.ClaimRole: lambda s: f"I am {BEING[s.role]}.",
    statements.ClaimTeam: lambda s: f"I am on {TEAMS[s.team]}.",
    statements.ClaimSawRole: saw_role,
    statements.ClaimSawDestination: saw_destination,
    statements.ClaimNoPeek: lambda s: "I have Peeked at nothing.",
    statements.ClaimHand: hand,
    statements.ClaimNoWander: lambda s: "I hold no Wander.",
    statements.ClaimNightTarget: night_target,
    statements.ClaimReason: lambda s: REASONS[s.reason],
    statements.Trust: lambda s: f"I trust {SEATS[s.target]}{SURE[s.strength]}.",
    statements.Distrust: lambda s: f"I distrust {SEATS[s.target]}{SURE[s.strength]}.",
    statements.AccuseOf: accuse,
    statements.Defend: lambda s: f"I vouch for {SEATS[s.target]}.",
    statements.ProposeRoute: lambda s: f"Let us go to {goal(s)}.",
    statements.WarnRoute: lambda s: f"Let us stay away from {goal(s)}.",
    statements.AskAbout: lambda s: f"{SEATS[s.target]}, {QUESTIONS[s.about]}",
    statements.Promise: lambda s: PROMISES[s.what].format(SEATS[s.target]),
    statements.VoteIntent: lambda s: f"I will vote for {'death' if s.death else 'life'}.",
}
"""The other two speak of what was said before."""


def words_of(view: View, statement: AnyStatement) -> str:
    """A statement in the words of whoever makes it. Seats keep their names: all read the same."""
    if isinstance(statement, statements.Answer):
        asked = said_before(view, statement.ref)
        return f"To answer {SEATS[asked.speaker] if asked else 'that'}: {words_of(view, statement.with_)}"
    if isinstance(statement, statements.Retract):
        taken = said_before(view, statement.ref)
        return f"I take this back: {words_of(view, taken.statement)}" if taken else "I take that back."
    return SENTENCES[type(statement)](statement)


def said_before(view: View, ref: int) -> Said | None:
    return view.said[ref] if ref < len(view.said) else None


def sentence(view: View, said: Said) -> str:
    """FF-TALK-10 Something that was said, and by whom."""
    back = " This was taken back." if said.retracted else ""
    return f"{does(view, said.speaker, 'say', 'says')}: {words_of(view, said.statement)}{back}"
