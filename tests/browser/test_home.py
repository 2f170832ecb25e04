"""The first page."""

import pytest

from browser.axe import violations
from browser.visitors import Visitors


@pytest.mark.parametrize("phone", [True, False])
def test_the_first_page_opens_and_anyone_can_use_it(visitors: Visitors, phone: bool) -> None:
    page = visitors.open("/", phone=phone)
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page) == []
