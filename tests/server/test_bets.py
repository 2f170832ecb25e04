"""What Spirits bet on: secret until the end, and then everyone sees who was right."""

from pathlib import Path
from typing import Any

from msgspec import to_builtins

from lanternwood.games.forsaken_forest.content import CONTENT
from lanternwood.games.forsaken_forest.options import CopiesOf

from .at_table import House, Person, in_house
from .test_playing import begun
from .test_yields import kind, ring

KNIFE = "knife-at-the-campfire"
NAMES = ("Bo", "Cy", "Di", "Ed", "Flo")


async def with_a_spirit(there: House) -> tuple[list[Person], list[Person]]:
    """A match in which somebody has died and nobody has won: the Spirits, and the others."""
    knives = [CopiesOf(card.id, 60 * (card.id == KNIFE)) for card in CONTENT.travelers]
    options = {"cycle_limit": 1, "deck_overrides": to_builtins(knives)}
    people = await begun(there, *NAMES, game="forsaken-forest", options=options)
    match = people[0].room.sitting.match
    assert match
    while not match.state.deaths:
        if not await stabs(people):
            await ring(people)
    dead = [people[seat] for seat in match.state.deaths]
    return dead, [person for person in people if person not in dead]


async def stabs(people: list[Person]) -> bool:
    """Whoever can uses a knife."""
    for person in people:
        ask = own(person)["ask"]
        for choice in ask["choices"] if ask and kind(person) == "action" else ():
            if choice["action"]["type"] == "Play":
                answer = await person.say("Act", ask=ask["id"], action=choice["action"])
                return bool(answer["type"] == "Update")
    return False


def own(person: Person) -> dict[str, Any]:
    person.read()
    assert person.match
    return person.match


def test_a_spirit_bets_in_secret_and_may_change_it(tmp_path: Path) -> None:
    """FF-SPIRIT-06"""

    async def scene(there: House) -> None:
        [ghost, *_], living = await with_a_spirit(there)
        assert [bet["on"] for bet in own(ghost)["stakes"]] == [
            "village", "forsaken-dead", "void", "ratio", "cycle-limit",
        ]  # fmt: skip
        frames = {person: len(person.frames) for person in living if person.read() is not None}
        for on in ("void", "village", "", "cycle-limit"):
            assert (await ghost.say("PlaceBet", on=on))["type"] == "Update"
            assert own(ghost)["bet"] == on
        for person, count in frames.items():
            assert (own(person)["stakes"], own(person)["bet"], own(person)["bets"]) == ([], "", [])
            assert len(person.frames) == count, "nobody hears of it"

    in_house(tmp_path, scene)


def test_at_the_end_all_see_who_was_right_also_after_a_restart(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        [ghost, *_], living = await with_a_spirit(there)
        people = [ghost, *living]
        await ghost.say("PlaceBet", on="cycle-limit")
        while own(ghost)["outcome"] is None:
            await ring(people)
        ending = own(ghost)["outcome"]["ending"]
        seat = ghost.room.sitting.seat_of(ghost.member)
        settled = [
            {
                "seat": seat,
                "bet": {"on": "cycle-limit", "words": "The Forsaken win when the Turn Cycles run out"},
                "fared": fared(ending),
            }
        ]
        assert own(living[0])["bets"] == own(ghost)["bets"] == settled
        assert (await ghost.say("PlaceBet", on="village"))["rule"] == "NOT-PLAYING"
        for person in people:
            await person.leave()
        there.tables.rooms.clear()
        assert living[0].place
        assert own(await there.come(living[0].place))["bets"] == settled

    in_house(tmp_path, scene)


def fared(ending: str) -> str:
    """Of a bet on the last Turn Cycle."""
    return {"cycle-limit": "right", "void": "half", "ratio": "half"}.get(ending, "wrong")


def test_only_those_who_are_out_may_bet_and_only_on_what_can_happen(tmp_path: Path) -> None:
    async def scene(there: House) -> None:
        [ghost, *_], [ann, *_] = await with_a_spirit(there)
        answer = await ann.say("PlaceBet", on="void")
        assert (answer["rule"], answer["why"]) == ("BET", "only those who are out of the match may bet on how it ends")
        answer = await ghost.say("PlaceBet", on="the owls")
        assert answer["why"].startswith("nobody can bet on 'the owls'; there are: village, ")
        gus = await there.join(ann, "Gus", watch=True)
        assert (await gus.say("PlaceBet", on="void"))["rule"] == "WATCHING"

    in_house(tmp_path, scene)
