"""Four people after a draft, in the browser: two play at the first table, two at its side, and all see how it stands.

The draft is picked without a browser, since it is tried elsewhere. Matches are given up, so they are over soon.
"""

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.duel import QUIET
from browser.test_wasteland import BACK, GO, IN_BETWEEN, give_up, look, plays
from browser.visitors import Visitors
from server.people import Person, join_table, open_table

NAMES = ("Ann", "Bo", "Cy", "Di")


async def drafted(address: str) -> list[Person]:
    ann = await open_table(address, NAMES[0], game="forsaken", series="wasteland", options={"clocks": False})
    people = [ann, *[await join_table(address, ann.code, name) for name in NAMES[1:]]]
    for person in people:
        await person.come()
    await ann.tell("Start")
    await asyncio.gather(*(pick(person) for person in people))
    for person in people:
        await person.go()
    return people


async def pick(person: Person) -> None:
    while person.phase != "over":
        if ask := person.ask:
            await person.tell("Act", ask=ask["id"], action=ask["choices"][0]["action"])
        else:
            await person.until(lambda: person.ask is not None or person.phase == "over")


def come(visitors: Visitors, person: Person, phone: bool) -> Page:
    """With the place that they have already."""
    page = visitors.open("/", phone=phone)
    assert person.place
    place = {"table": person.place.table, "member": person.place.member, "token": person.place.token, "at": 0}
    page.evaluate(QUIET)
    page.evaluate(
        "([key, place]) => localStorage.setItem(key, place)", [f"lanternwood.place.{person.code}", json.dumps(place)]
    )
    page.goto(f"/t/{person.code}")
    expect(page.get_by_role("region", name="The Wasteland: how it stands")).to_be_visible()
    return page


@pytest.mark.rule("FK-WASTE-13")
def test_two_matches_at_once_and_back_to_how_it_stands(visitors: Visitors, tmp_path: Path) -> None:
    with ThreadPoolExecutor() as threads:
        people = threads.submit(lambda: asyncio.run(drafted(visitors.address()))).result()
    code = people[0].code
    pages = [come(visitors, person, phone=number % 2 == 1) for number, person in enumerate(people)]
    pages[0].get_by_role("button", name="On to the matches").click()
    for page in pages:
        expect(page.get_by_role("button", name=re.compile(f"^({GO}|Begin)$"))).to_be_visible()
    away = [page for page in pages if page.get_by_role("button", name=GO).is_visible()]
    here = [page for page in pages if page not in away]
    assert (len(here), len(away)) == (2, 2)
    faults = [fault for page in pages for fault in look(page, tmp_path, f"lobby-{pages.index(page)}")]

    # At the side, while the first table plays too.
    here[1].get_by_role("button", name="Begin").click()
    expect(away[0].get_by_text("Your match is at another table.").first).to_be_visible()
    faults += [fault for page in away for fault in look(page, tmp_path, f"called-{pages.index(page)}")]
    for page in away:
        page.get_by_role("button", name=GO).first.click()
        page.wait_for_url(re.compile(f"/t/(?!{code})[A-Z]+$"))
        expect(page.get_by_text("You play.", exact=True)).to_be_visible()
        faults += look(page, tmp_path, f"side-lobby-{pages.index(page)}")
    away[1].get_by_role("button", name="Begin").click()
    for page in away:
        expect(page.locator(".board")).to_be_visible()

    # A look at the others, and back.
    here[0].get_by_role("button", name=re.compile("here$")).click()
    faults += look(here[0], tmp_path, f"people-{pages.index(here[0])}")
    here[0].get_by_role("heading", name="At other tables").locator("..").get_by_role("button").click()
    here[0].wait_for_url(away[0].url)
    expect(here[0].locator(".board")).to_be_visible()
    faults += look(here[0], tmp_path, f"looking-on-{pages.index(here[0])}")
    here[0].get_by_role("button", name=GO).click()
    here[0].wait_for_url(re.compile(f"/t/{code}$"))
    expect(here[0].locator(".board")).to_be_visible()

    # One stays at the side table, one goes back.
    give_up(away[0])
    for page in away:
        stands = page.get_by_role("region", name="The Wasteland: how it stands")
        expect(stands).to_contain_text("beat")
        expect(page.get_by_role("link", name="Replay")).to_have_count(0)
        faults += look(page, tmp_path, f"side-over-{pages.index(page)}")
    away[0].get_by_role("button", name=BACK).click()
    away[0].wait_for_url(re.compile(f"/t/{code}$"))
    expect(away[0].locator(".board")).to_be_visible()
    give_up(here[0])
    for page in pages:
        expect(
            page.get_by_role("region", name="The Wasteland: how it stands").get_by_text(re.compile(" beat "))
        ).to_have_count(2)
        faults += look(page, tmp_path, f"stands-{pages.index(page)}")

    # Whoever is still at the old side table is told where the next match is.
    here[0].get_by_role("button", name=IN_BETWEEN).click()
    expect(here[0].get_by_role("button", name=re.compile(f"^({GO}|Begin)$"))).to_be_visible()
    faults += look(away[1], tmp_path, f"left-behind-{pages.index(away[1])}")
    away[1].get_by_role("button", name=re.compile(f"^({GO}|{BACK})$")).click()
    expect(away[1].get_by_role("button", name=re.compile("^Begin$"))).to_be_visible()
    assert plays(away[1])
    assert faults == []
