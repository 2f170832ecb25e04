"""What the README shows runs as it stands."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_game_in_ten_lines_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    exec(compile(example, str(README), "exec"), {})
    assert "Outcome(ending=" in capsys.readouterr().out


def test_every_page_the_readme_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", README.read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (README.parent / link).exists()] == []
