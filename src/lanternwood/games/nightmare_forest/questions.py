"""NF-ENG-03 What a player can be asked. The answer is data too: an action (actions.py)."""

from lanternwood.games.nightmare_forest.content import Card, GearCard
from lanternwood.kernel.frames import Choice


class CamperChoice(Choice):
    """NF-READY-03"""


class PathChoice(Choice):
    """NF-READY-04"""


class BlockQuestion(Choice):
    """NF-WOUND-03 What is left of a hit, and the noise checks to make afterwards."""

    wounds: int
    noises: list[int]

    def copy(self) -> "BlockQuestion":
        return BlockQuestion(self.seat, self.wounds, self.noises[:])


class MuteQuestion(Choice):
    """NF-INFO-03 The noise checks still to make; the question is about the first."""

    noises: list[int]

    def copy(self) -> "MuteQuestion":
        return MuteQuestion(self.seat, self.noises[:])


class KeepGear(Choice):
    """NF-SEARCH-03 Two cards drawn, and the faces still to settle."""

    cards: list[GearCard]
    ages: list[int]
    """How often the gear deck had been rebuilt when each was drawn."""
    faces: list[int]

    def copy(self) -> "KeepGear":
        return KeepGear(self.seat, self.cards[:], self.ages[:], self.faces[:])


class KeepSurvivor(Choice):
    """NF-SURV-03 A second survivor was found."""

    found: Card


class TrimGear(Choice):
    """NF-GEAR-05"""


Question = CamperChoice | PathChoice | BlockQuestion | MuteQuestion | KeepGear | KeepSurvivor | TrimGear
