"""How rules and rulings are numbered, and how the text refers to them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from markdown_it.token import Token

NUMBER = r"[A-Z][A-Z0-9]*(?:[-.][A-Z0-9]+)*(?<=\d)"
"""Such as NF-FLIP-03, FF-NIGHT1-14, FF-ROLE-GEN-04, EF-R12 or R93."""
RULE = re.compile(rf"(?=[A-Z0-9]+-){NUMBER}")
"""One of several parts: a word in bold like D6 is no rule."""
BARE_RULING = re.compile(r"R\d+")
REFERENCE = re.compile(rf"®\d+|(?<![\w-]){NUMBER}(?!\w)")


def is_rule(text: str) -> bool:
    return RULE.fullmatch(text) is not None


def is_ruling(text: str, rules: Iterable[str]) -> bool:
    """Rulings are numbered like the rules of the game, or R and a number; the cards of a game have other ids."""
    prefixes = {rule.partition("-")[0] for rule in rules}
    return BARE_RULING.fullmatch(text) is not None or (is_rule(text) and text.partition("-")[0] in prefixes)


class References:
    """Which rule or ruling is meant by what is written."""

    def __init__(self, rules: Sequence[str], rulings: Sequence[str]) -> None:
        short = {name: ruling for ruling in reversed(rulings) for name in short_names(ruling)}
        self.meant: Mapping[str, str] = short | {number: number for number in (*rules, *rulings)}

    def whole(self, text: str) -> str:
        """The same text with rulings by their whole number, for where nothing can be followed."""
        return REFERENCE.sub(self._whole, text)

    def _whole(self, found: re.Match[str]) -> str:
        number = self.meant.get(found[0], found[0])
        return f"(ruling {number})" if found[0].startswith("®") and number != found[0] else number

    def linked(self, tokens: Iterable[Token]) -> Iterator[Token]:
        """The same words, with links to what they refer to."""
        within_link = False
        for token in tokens:
            within_link = token.type == "link_open" or (within_link and token.type != "link_close")
            if token.type == "text" and not within_link:
                yield from self._linked_text(token.content)
            else:
                yield token

    def _linked_text(self, text: str) -> Iterator[Token]:
        end = 0
        for found in REFERENCE.finditer(text):
            if number := self.meant.get(found[0]):
                yield words(text[end : found.start()])
                yield Token("link_open", "a", 1, attrs={"href": f"#{number}"})
                yield words(found[0])
                yield Token("link_close", "a", -1)
                end = found.end()
        yield words(text[end:])


def short_names(ruling: str) -> Iterator[str]:
    """A ruling is also called by the end of its number: ®12 is NF-R-12, R12 is EF-R12."""
    end = ruling.rpartition("-")[2]
    yield f"®{end.lstrip('R')}"
    if BARE_RULING.fullmatch(end):
        yield end


def words(text: str) -> Token:
    return Token("text", "", 0, content=text)
