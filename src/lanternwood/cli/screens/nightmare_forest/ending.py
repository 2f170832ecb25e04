"""How a match ended and what it turned on, found again in what everyone heard."""

from dataclasses import dataclass, field
from typing import Any

from lanternwood.cli.screens.nightmare_forest.naming import camper_name
from lanternwood.cli.screens.screen import Paragraph
from lanternwood.games.nightmare_forest import events
from lanternwood.games.nightmare_forest.odds import chance_of
from lanternwood.games.nightmare_forest.view import CamperView, View
from lanternwood.games.nightmare_forest.words import name, percent, wounds
from lanternwood.kernel.match import Match
from lanternwood.kernel.model import Seat, Viewer

LIKELY = 0.7
UNLIKELY = 0.45


@dataclass(slots=True)
class Blow:
    """An attack that has been decided, by dice or by the weapons alone."""

    seat: Seat
    target: str
    chance: float
    turn: int
    hit: bool
    rolled: bool


@dataclass(slots=True)
class Course:
    """What stands out, gathered from the announcements."""

    turns: dict[Seat, int] = field(default_factory=dict)
    eaten: dict[Seat, int] = field(default_factory=dict)
    blows: list[Blow] = field(default_factory=list)
    first_in_last_zone: tuple[Seat, int] | None = None
    declared: events.Attacked | None = None
    """The attack that is still open. What is rolled when there is none is work at an obstacle."""

    def see(self, event: Any) -> None:
        match event:
            case events.TurnBegan(seat=seat):
                self.turns[seat] = self.turns.get(seat, 0) + 1
            case events.Attacked():
                self.declared = event
            case events.DiceRolled(faces=faces, total=total, needed=needed) if self.declared:
                chance = chance_of(len(faces), needed - (total - sum(faces)))
                self.strike(self.declared, chance, hit=total >= needed, rolled=True)
            case events.ZombieDefeated() if self.declared:
                self.strike(self.declared, 1.0, hit=True, rolled=False)
            case events.CamperEaten(seat=seat):
                self.eaten[seat] = self.turns.get(seat, 0)
            case events.ZoneEntered(seat=seat, zone=4) if self.first_in_last_zone is None:
                self.first_in_last_zone = seat, self.turns[seat]

    def strike(self, attack: events.Attacked, chance: float, *, hit: bool, rolled: bool) -> None:
        self.blows.append(Blow(attack.seat, attack.target, chance, self.turns.get(attack.seat, 0), hit, rolled))
        self.declared = None


def ending(match: Match[Any], viewer: Viewer) -> list[Paragraph]:
    view: View = match.view(viewer)
    course = Course()
    for heard in match.heard:
        if heard.audience is None:
            course.see(heard.event)
    fates = [Paragraph("  ", fate(view, course, camper)) for camper in view.campers]
    points = [Paragraph("  ", words) for words in turning_points(view, course)]
    return [
        Paragraph("", last_words(view, course), "bold"),
        *fates,
        *([Paragraph("", "What it turned on"), *points] if points else []),
    ]


def last_words(view: View, course: Course) -> str:
    if view.winner is None:
        return "Nobody got out. The forest wins."
    return f"{camper_name(view, view.winner)} got out alive, in turn {course.turns[view.winner]}."


def fate(view: View, course: Course, camper: CamperView) -> str:
    called = camper_name(view, camper.seat) + (" (you)" if camper.seat == view.me else "")
    if camper.seat == view.winner:
        return f"{called} reached the road with {wounds(camper.wounds) if camper.wounds else 'not a scratch'}."
    if camper.eaten:
        return f"{called} was eaten on space {camper.level}, in turn {course.eaten[camper.seat]}."
    return f"{called} was still on space {camper.level}, with {wounds(camper.wounds) if camper.wounds else 'no wound'}."


def turning_points(view: View, course: Course) -> list[str]:
    found = []
    lucky = min((blow for blow in course.blows if blow.hit), key=lambda blow: blow.chance, default=None)
    sad = max((blow for blow in course.blows if not blow.hit), key=lambda blow: blow.chance, default=None)
    if course.first_in_last_zone:
        seat, turn = course.first_in_last_zone
        found.append(f"{camper_name(view, seat)} was the first in zone 4, in turn {turn}.")
    if view.winner is not None and (mine := [blow for blow in course.blows if blow.seat == view.winner and blow.hit]):
        found.append(f"Last blow: {told(view, mine[-1])}.")
    if lucky and lucky.chance < UNLIKELY:
        found.append(f"Luckiest blow: {told(view, lucky)}.")
    if sad and sad.chance > LIKELY:
        found.append(f"Unluckiest miss: {told(view, sad)}.")
    return found


def told(view: View, blow: Blow) -> str:
    odds = f"at {percent(blow.chance)}" if blow.rolled else "without dice"
    return f"{camper_name(view, blow.seat)} against the {name(blow.target)}, {odds} (turn {blow.turn})"
