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

KEPT = """async () => {
  const caught = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(caught)).flat().map(({ url }) => new URL(url).pathname);
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
        page.goto("/rules/forsaken-forest#R93")
        expect(page.locator("tr:focus")).to_contain_text("R93")
        page.goto("/rules")
        expect(page.get_by_role("status").filter(has_text=DARK)).to_be_visible()
        expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(4)
        with visitors.forgiving("/api/rules/nothing.*ERR_FAILED"):
            page.goto("/rules/nothing")
            expect(page.get_by_role("alert").filter(has_text=DARK)).to_be_visible()
        page.goto(f"/t/{code}")
        expect(page.get_by_role("status").filter(has_text="Lost the thread")).to_be_visible()
        server.start()
        expect(page.get_by_role("list", name="Seats round the fire")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Nightmare Forest")).to_be_visible()
    kept = [path for path in page.evaluate(KEPT) if path.startswith("/api")]
    assert kept
    assert all(path.startswith("/api/rules/") for path in kept), "nothing else that the server tells is kept"
