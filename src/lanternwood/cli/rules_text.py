"""A game's RULES.md, rule by rule, for whoever asks at the table."""

import re
from functools import cache
from importlib import resources

RULE = re.compile(r"^\s*- \*\*([A-Z]+-[A-Z]+-\d+)\*\* (.+)$")
RULING = re.compile(r"^\| ([A-Z]+-R-\d+) \| (.+?) \| (.+?) \|")
CHAPTER = re.compile(r"^### (.+?) — ([A-Z, -]+)")


def folder_of(game: str) -> str:
    """A game's package is called like the game."""
    return f"lanternwood.games.{game.replace('-', '_')}"


@cache
def rules_of(game: str) -> dict[str, str]:
    """Every numbered rule and ruling by its number; empty for a game without RULES.md."""
    found = {}
    for line in lines_of(game):
        if rule := RULE.match(line):
            found[rule[1]] = plain(rule[2], rule[1])
        elif ruling := RULING.match(line):
            found[ruling[1]] = plain(f"{ruling[2]} {ruling[3]}", ruling[1])
    return found


@cache
def chapters_of(game: str) -> list[tuple[str, str]]:
    """The chapters: a name and the start of the numbers of its rules."""
    return [(chapter[1], chapter[2].strip()) for line in lines_of(game) if (chapter := CHAPTER.match(line))]


@cache
def lines_of(game: str) -> list[str]:
    try:
        return resources.files(folder_of(game)).joinpath("RULES.md").read_text(encoding="utf-8").splitlines()
    except (ModuleNotFoundError, FileNotFoundError):
        return []


def plain(text: str, number: str) -> str:
    """Without the marks of Markdown, and with rulings by their whole number."""
    game = number.partition("-")[0]
    text = re.sub(r"®(\d+)", rf"(ruling {game}-R-\1)", text)
    return re.sub(r"[*`]", "", text)


def look_up(game: str, asked: str) -> list[tuple[str, str]]:
    """One rule by its number, or a whole chapter by its name: NF-FLIP or FLIP."""
    rules, asked = rules_of(game), asked.upper()
    if asked in rules:
        return [(asked, rules[asked])]
    return [(number, text) for number, text in rules.items() if asked in (chapter(number), chapter(number, 1))]


def chapter(number: str, start: int = 0) -> str:
    """NF-FLIP of NF-FLIP-03; from the second part on, FLIP."""
    return "-".join(number.split("-")[start:2])
