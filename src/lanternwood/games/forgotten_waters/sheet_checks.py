"""Is every sheet worth the same (FW-LINT-10)?"""

from collections.abc import Iterator

from msgspec.structs import astuple

from lanternwood.games.forgotten_waters.packages import Package
from lanternwood.games.forgotten_waters.records import SheetRecord, StarsRecord
from lanternwood.kernel.faults import Fault

STARS, STAR_BOXES, X_BOXES = 16, 9, 5
FEWEST_FOR_FOUR, FEWEST_FOR_FIVE = (10,), (12, 13)


def check_sheets(core: Package) -> Iterator[Fault]:
    for placed in core.all_of(SheetRecord):
        for field, words in _found_in(placed.record):
            yield placed.fault(field, words, "FW-LINT-10")


def _found_in(sheet: SheetRecord) -> Iterator[tuple[str, str]]:
    marks = "".join(astuple(sheet.skills))
    for mark, name, needed in (("*", "star", STAR_BOXES), ("x", "x", X_BOXES)):
        if marks.count(mark) != needed:
            yield "skills", f"a sheet has {needed} {name} boxes, not {marks.count(mark)}"
    stars = {star for edge in sheet.stars.edges for star in edge}
    if stars != set(range(STARS + 1)):
        yield "stars.edges", f"they join the start 0 and the stars 1 to {STARS}, each at least once"
        return
    if len(set(sheet.stars.events)) < 5 or 0 in sheet.stars.events:
        yield "stars.events", 'five different stars are "!" stars, and the start is none'
        return
    four, five = fewest_stars(sheet.stars, 4), fewest_stars(sheet.stars, 5)
    if five is None:
        yield "stars.edges", "some stars can never be filled: nothing joins them to the start"
    elif four not in FEWEST_FOR_FOUR or five not in FEWEST_FOR_FIVE:
        yield "stars", f"4 events take {four} stars at least and 5 take {five}; they should take 10, and 12 or 13"


def fewest_stars(stars: StarsRecord, events: int) -> int | None:
    """With how many filled stars so many events can be had. Sets of stars are bits of a number, grown star by star."""
    joined = [0] * (STARS + 1)
    for one, other in stars.edges:
        joined[one] |= 1 << other
        joined[other] |= 1 << one
    wanted = sum(1 << star for star in stars.events)
    reached = {1}
    for count in range(STARS + 1):
        if any((filled & wanted).bit_count() >= events for filled in reached):
            return count
        reached = {filled | 1 << star for filled in reached for star in _next_to(filled, joined)}
    return None


def _next_to(filled: int, joined: list[int]) -> Iterator[int]:
    around = 0
    for star in range(STARS + 1):
        if filled >> star & 1:
            around |= joined[star]
    around &= ~filled
    return (star for star in range(1, STARS + 1) if around >> star & 1)
