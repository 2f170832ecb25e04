"""Without a server the pages still open, and say honestly what is the matter."""

from playwright.sync_api import expect

from browser.gathering import set_table
from browser.serving import Server
from browser.visitors import OUT_OF_REACH, Visitors

DARK = "The server cannot be reached."
INSTALLED = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""


def test_the_shell_opens_without_a_server(visitors: Visitors, server: Server) -> None:
    page = visitors.open("/")
    page.evaluate(INSTALLED)
    code = set_table(page, "Ann")
    server.stop()
    with visitors.forgiving(OUT_OF_REACH):
        page.goto("/")
        expect(page.get_by_role("heading", name="Lanternwood", level=1)).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=DARK)).to_be_visible()
        expect(page.get_by_role("link", name="Nightmare Forest")).to_have_count(0)
        page.goto("/new")
        expect(page.get_by_role("alert").filter(has_text=DARK)).to_be_visible()
        page.goto("/t/ABCD")
        expect(page.get_by_role("alert").filter(has_text=DARK)).to_be_visible()
        expect(page.get_by_text("No table there")).to_have_count(0)
        page.goto("/rules/nightmare-forest")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Nightmare Forest")
        page.goto(f"/t/{code}")
        expect(page.get_by_role("status").filter(has_text="Lost the thread")).to_be_visible()
        server.start()
        expect(page.get_by_role("list", name="Seats round the fire")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Nightmare Forest")).to_be_visible()
