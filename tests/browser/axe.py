"""axe-core, which looks for what would keep people from using a page."""

from importlib.resources import files
from typing import Any

from playwright.sync_api import Page

SCRIPT = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What is wrong with the page as it stands, one line for each place. It gets past the CSP as a debugger would."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['impact']} {rule['id']}: {rule['help']}: {node['html'][:200]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
