"""The rulebook in the browser: searched, followed from reference to reference, and linked to."""

from playwright.sync_api import expect

from browser.visitors import Visitors


def test_a_link_leads_to_the_rule(visitors: Visitors) -> None:
    page = visitors.open("/rules/forsaken-forest#FF-NIGHT1-14", phone=True)
    rule = page.locator("li:focus")
    expect(rule).to_contain_text("Nobody may talk publicly during any Night.")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="R72").click()
    expect(page.locator("tr:focus")).to_be_in_viewport()
    expect(page.locator("tr:focus")).to_have_attribute("id", "R72")
    page.goto("/rules/enter-the-forest#EF-R05")
    expect(page.locator("tr:focus")).to_contain_text("The re-roll question hangs on Compare NO only.")


def test_what_was_sought_makes_way_for_what_is_followed(visitors: Visitors) -> None:
    page = visitors.open("/rules/forsaken-forest")
    page.get_by_role("searchbox").fill("ff-night1-14")
    expect(page.get_by_role("status")).to_have_text("1 passage")
    page.get_by_role("link", name="R72").click()
    expect(page.locator("tr:focus")).to_have_attribute("id", "R72")
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_there_is_no_such_rulebook(visitors: Visitors) -> None:
    with visitors.forgiving("/api/rules/none.* 404"):
        page = visitors.open("/rules/none")
        expect(page.get_by_role("alert")).to_have_text("There is no rulebook of that name here.")
    page.get_by_role("main").get_by_role("link", name="Forsaken Forest").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Forsaken Forest")
