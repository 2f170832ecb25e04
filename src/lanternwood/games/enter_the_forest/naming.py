"""People, dice and chances as they are called in sentences."""

from collections.abc import Sequence

from lanternwood.games.enter_the_forest.state import Die, Kind
from lanternwood.games.enter_the_forest.view import View
from lanternwood.kernel.model import Seat
from lanternwood.kernel.words import at_seat, verbatim

KINDS: dict[Kind, str] = {"skills": "Skill", "equipment": "Equipment", "rituals": "Ritual"}
FIELDS = {"name": "Name", "occupation": "Occupation", "background": "Background"}
SOURCES = {"occupation": "Occupation", "background": "Background", "skills": "a Skill", "equipment": "Equipment"}
CAUSES = {
    "resume": "going on",
    "withdraw": "calling the roll off",
    "end": "ending the evening",
    "bot": "letting a bot be game master",
}


def called(view: View, seat: Seat) -> str:
    """A character's name; before it has one, whoever sits there."""
    if seat == view.gm:
        return "the game master"
    found = next((one.name for one in view.characters if one.seat == seat), "")
    return verbatim(found) or at_seat(seat)


def who(view: View, seat: Seat) -> str:
    """The same at the head of a sentence."""
    return at_head(called(view, seat))


def at_head(words: str) -> str:
    return words[0].upper() + words[1:]


def all_of(view: View, seats: Sequence[Seat]) -> str:
    names = [called(view, seat) for seat in seats]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def faces(dice: Sequence[Die]) -> str:
    """Light 4, dark 5 and 2."""
    parts = []
    for colour in ("light", "dark"):
        shown = [str(die.face) for die in dice if die.colour == colour and die.why != "help"]
        parts += [f"{colour} {' '.join(shown)}"] if shown else []
    helped = [str(die.face) for die in dice if die.why == "help"]
    return ", ".join([*parts, *([f"help {' '.join(helped)}"] if helped else [])])


def quoted(words: str) -> str:
    return f"“{verbatim(words)}”" if words else ""
