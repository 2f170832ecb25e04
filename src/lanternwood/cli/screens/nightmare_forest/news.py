"""What happened, told: one's own turn in full sentences, the turns of others in a few words each."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from lanternwood.cli.screens.nightmare_forest.board import CARDS, STYLE_OF
from lanternwood.cli.screens.nightmare_forest.naming import camper_name
from lanternwood.cli.screens.screen import Paragraph
from lanternwood.games.nightmare_forest import events
from lanternwood.games.nightmare_forest.content import Obstacle, Survivor, Zombie
from lanternwood.games.nightmare_forest.view import View
from lanternwood.games.nightmare_forest.words import dice, name, some, tell
from lanternwood.kernel.model import Seat, Viewer
from lanternwood.kernel.resigning import Resigned
from lanternwood.kernel.words import by_seats

LEAD = 10
SILENT = (
    events.FirstPlayerRolled,
    events.PathClaimed,
    events.TurnEnded,
    events.BlockAsked,
    events.MuteAsked,
    events.KeepAsked,
    events.TwoGearOffered,
    events.GearTurnedUp,
)
"""These say nothing that the question, the board or the next sentence does not say."""


def news(view: View, heard: Sequence[Any], viewer: Viewer) -> list[Paragraph]:
    told = []
    for part in by_turn(heard):
        first = part[0]
        if not isinstance(first, events.TurnBegan):
            told += in_full(view, part, "  ")
        elif first.seat == viewer:
            told += in_full(view, part[1:], "  ")  # the board says whose turn it is
        else:
            told.append(in_few_words(view, part, first.seat))
    return told


def ripe(heard: Sequence[Any]) -> int:
    """A turn is told when it is over: everything before the last turn that began."""
    begun = [place for place, event in enumerate(heard) if isinstance(event, events.TurnBegan)]
    return begun[-1] if begun else 0


def by_turn(heard: Sequence[Any]) -> list[list[Any]]:
    """Split where a new turn begins."""
    parts: list[list[Any]] = []
    for event in heard:
        if not parts or isinstance(event, events.TurnBegan):
            parts.append([])
        parts[-1].append(event)
    return parts


def in_full(view: View, heard: Sequence[Any], lead: str) -> list[Paragraph]:
    seen = any(isinstance(event, events.GearSeen) for event in heard)
    kept = [
        event for event in heard if not isinstance(event, SILENT) and not (seen and isinstance(event, events.GearDrawn))
    ]
    words = " ".join(by_seats(tell(view, event)) for event in kept)
    return [Paragraph(lead, words)] if words else []


def in_few_words(view: View, heard: Sequence[Any], seat: Seat) -> Paragraph:
    story = Story(view, seat)
    for event in heard:
        story.add(event)
    style = STYLE_OF.get(view.campers[seat].camper or "", "")
    return Paragraph(f"  {camper_name(view, seat).ljust(LEAD)}", story.words(), style)


class Story:
    """Sentences that grow: what begins with a comma or a colon goes on with the sentence before."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.sentences: list[str] = []
        self.target = ""
        """What was attacked last."""

    def add(self, event: Any) -> None:
        match event:
            case events.Attacked():
                self.attack(event)
            case events.GearDrawn(count=count):
                self.find(count)
            case events.CountersPlaced():
                self.work(event)
            case events.ZombieAdded(seat=seat):
                self.say(", drawing a zombie" if seat == self.seat else ", and a zombie comes")
            case events.GearTrimmed(gear=gear):
                last = self.sentences[-1] if self.sentences else ""
                self.say(f", {name(gear)}" if last.startswith("discards") else f"discards {name(gear)}")
            case _ if type(event) in SHORT:
                self.say(SHORT[type(event)](self.view, event))
            case _:
                pass

    def say(self, words: str) -> None:
        if words[:1] in (",", ":") and self.sentences:
            self.sentences[-1] += words
        elif words:
            self.sentences.append(words.lstrip(",: "))

    def attack(self, event: events.Attacked) -> None:
        weapons = [name(weapon) for weapon in event.weapons]
        means = " + ".join(weapons + ([dice(event.dice)] if event.dice else []) + ["Walt"] * event.sure_shot)
        last = self.sentences[-1] if self.sentences else ""
        if last.startswith("meets") and ":" not in last:
            self.say(f": {means}")
        else:
            again = self.target == event.target and "bitten" in last
            self.say(f"tries again: {means}" if again else f"goes for the {name(event.target)}: {means}")
        self.target = event.target

    def find(self, count: int) -> None:
        """Several finds of one search are one find; that a new zone gives one goes without saying."""
        last = self.sentences[-1] if self.sentences else ""
        if found := re.search(r", (\d+) gear$", last):
            self.sentences[-1] = last[: found.start()] + f", {int(found[1]) + count} gear"
        elif "entering" not in last:
            self.say(f", {count} gear")

    def work(self, event: events.CountersPlaced) -> None:
        """Counter after counter is one piece of work."""
        done = f": {min(event.counters, event.value)} of {event.value}"
        last = self.sentences[-1] if self.sentences else ""
        if name(event.card) in last:
            self.sentences[-1] = re.sub(r": \d+ of \d+$", "", last) + done
        else:
            self.say(f"works on the {name(event.card)}{done}")

    def words(self) -> str:
        if not self.sentences:
            return "waits."
        first, *rest = self.sentences
        return ". ".join([first, *(sentence[:1].upper() + sentence[1:] for sentence in rest)]) + "."


def a(words: str) -> str:
    return ("an " if words[:1] in "AEIOU" and not words.startswith("One") else "a ") + words


def turned_up(view: View, event: events.CardTurnedUp) -> str:
    match CARDS[event.card]:
        case Zombie(defence=defence):
            return f"meets {a(name(event.card))} ({defence})"
        case Obstacle():
            return f"comes to {a(name(event.card))}"
        case Survivor():
            return ""


def searched(view: View, event: events.Searched) -> str:
    faces = [*event.faces, *(event.rerolled[1:] if event.rerolled else ())]
    return f"searches with {dice(len(event.faces))}" + ("" if any(faces) else ", nothing")


SHORT: dict[type, Callable[[View, Any], str]] = {
    events.CardTurnedUp: turned_up,
    events.DiceRolled: lambda view, e: f", {e.total} of {e.needed}",
    events.ZombieDefeated: lambda view, e: ", down",
    events.HitBlocked: lambda view, e: f", blocked with a {name(e.gear)}",
    events.Wounded: lambda view, e: f", bitten ({min(e.total, view.fatal_wounds)} of {view.fatal_wounds})",
    events.CamperEaten: lambda view, e: "is eaten",
    events.ZoneEntered: lambda view, e: f", entering zone {e.zone}",
    events.NoiseMuffled: lambda view, e: f", muffled with a {name(e.gear)}",
    events.GearThrown: lambda view, e: f"throws {name(e.gear)} at {camper_name(view, e.target)}",
    events.ThrowRolled: lambda view, e: ", a miss" if e.face == 0 else "",
    events.Searched: searched,
    events.GearPutBack: lambda view, e: f", leaving {some(e.gear)}",
    events.GearDropped: lambda view, e: f"drops {name(e.gear)}",
    events.GearUsed: lambda view, e: f"uses {name(e.gear)}",
    events.Healed: lambda view, e: f", wounds now {e.total}",
    events.WeaponCrafted: lambda view, e: f"tapes a {name(e.blade)} to the {name(e.gun)}",
    events.GearStolen: lambda view, e: f"takes the {name(e.gear)} from {camper_name(view, e.victim)}",
    events.GunEmptied: lambda view, e: f", the {name(e.gear)} now empty",
    events.ObstacleRemoved: lambda view, e: ", through",
    events.CacheIgnored: lambda view, e: ", leaves it unopened",
    events.SurvivorJoined: lambda view, e: f"is joined by {name(e.survivor).split(',')[0]}",
    Resigned: lambda view, e: f"{camper_name(view, e.seat)} gives up",
    events.CamperLeft: lambda view, e: "leaves the forest for good",
    events.CountdownBegan: lambda view, e: (
        f"{camper_name(view, e.seat)} is the last one, with {e.turns} turns to get out"
    ),
    events.Escaped: lambda view, e: "reaches the road: out, alive",
    events.ForestWon: lambda view, e: "the forest wins" if not e.rounds_over else "nobody made it by morning",
}
