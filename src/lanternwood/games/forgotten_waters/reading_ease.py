"""How hard a text is to read aloud: sentences, words, syllables, and runs of words that return."""

import re
from collections.abc import Iterable, Iterator
from statistics import median

WORD = re.compile(r"\{[^{}]*\}|[\w'’-]*\w['’]?")
SENTENCE_END = re.compile(r"[.!?…:;]+[\"'”’)]*(?:\s+|$)")
VOWELS = re.compile(r"[aeiouy]+")


def words_of(text: str) -> list[str]:
    return WORD.findall(text)


def sentences_of(text: str) -> list[str]:
    """A colon or semicolon is a breath as well."""
    return [part for part in SENTENCE_END.split(text) if words_of(part)]


def syllables_in(word: str) -> int:
    """By groups of vowels, near enough for a median."""
    word = word.lower()
    count = len(VOWELS.findall(word))
    return max(1, count - (word.endswith("e") and not word.endswith("le") and count > 1))


def grade(text: str) -> float:
    """Flesch-Kincaid: in which year of school it can be read."""
    words, sentences = words_of(text), sentences_of(text)
    syllables = sum(map(syllables_in, words))
    return 0.39 * len(words) / len(sentences) + 11.8 * syllables / len(words) - 15.59


def median_grade(texts: Iterable[str]) -> float:
    grades = [grade(text) for text in texts if words_of(text)]
    return median(grades) if grades else 0.0


def runs(text: str, length: int) -> Iterator[tuple[str, ...]]:
    words = [word.lower() for word in words_of(text)]
    return (tuple(words[start : start + length]) for start in range(len(words) - length + 1))
