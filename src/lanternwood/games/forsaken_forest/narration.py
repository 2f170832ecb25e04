"""What the narrator says by Night: the same words whoever lives, acts or sleeps."""

from typing import Final, Literal

from lanternwood.games.forsaken_forest.frames import StepName

Line = StepName | Literal["asleep", "awake"]

LINES: Final[dict[Line, str]] = {
    "asleep": "The fire burns low. Close your eyes, all of you, and let the forest have its hour.",
    "shrouded": "Something borrows a kinder face. Shrouded, lay your card aside and take a plain one.",
    "meeting": "Pale shapes rise between the trees. Forsaken, know each other, and hide The Village and The Void.",
    "coward": "One of you is only pretending to sleep. Coward, see who the Forsaken are, and say nothing.",
    "navigator": "A gap opens in the clouds. Navigator, read the stars over one Destination.",
    "cursed": "An old mark begins to itch. Cursed, lay your card aside and take the one that will betray you.",
    "oracle": "The embers whisper a name. Oracle, look into one heart.",
    "priest": "A prayer needs somewhere to go. Priest, lay your Shelter over one of us.",
    "sacrifice": "The roots are thirsty. Forsaken, agree on whom the forest shall have.",
    "silencer": "Ivy creeps across the camp. Silencer, choose whose tongue it binds.",
    "awake": "Grey light between the trunks. Open your eyes, all of you, and look around.",
}


def narration(step: Line, seconds: int) -> str:
    """A line to speak and to show; with the time that its step takes, if it takes any."""
    return f"{LINES[step]} {seconds} {'second' if seconds == 1 else 'seconds'}." if seconds else LINES[step]
