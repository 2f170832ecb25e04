"""Checks of prose (FW-PROSE-01 to 08, 10). What is missing is told apart from what is wrong: a text that is still to be
written keeps nobody from sailing."""

import re
from collections.abc import Iterator, Mapping

from lanternwood.games.forgotten_waters.ban_list import banned, borrowed_names, borrowed_runs
from lanternwood.games.forgotten_waters.prose import Prose
from lanternwood.games.forgotten_waters.prose_keys import Wanted, band_of
from lanternwood.games.forgotten_waters.reading_ease import grade, median_grade, runs, sentences_of, words_of
from lanternwood.games.forgotten_waters.segments import wrong_gaps
from lanternwood.games.forgotten_waters.terms import STATS
from lanternwood.kernel.faults import Fault

LONGEST_SENTENCE, HIGHEST_GRADE, LONGEST_RUN = 21, 7.0, 8
STUB = re.compile(r"\b(todo|tbd|lorem|ipsum|fixme|xxx+|placeholder)\b", re.IGNORECASE)
ARTICLE = re.compile(r"\b(an?)\s+\{", re.IGNORECASE)
COUNTED = rf"(?:{'|'.join(STATS)}|infamy|threat|treasure|re-?rolls?|misfortune)"
SIGNED = re.compile(rf"[+−-]\s?\d+\s+(?:\w+\s+)?{COUNTED}|{COUNTED}\s+[+−-]\d", re.IGNORECASE)
SHORT = 4
"""Names and labels of so few words may return."""


def missing_from(prose: Prose, wanted: Mapping[str, Wanted]) -> list[str]:
    """FW-PROSE-01, its first half: the texts, and the further tellings, that are still to be written."""
    found = []
    for key, each in wanted.items():
        told = len(prose.texts.get(key, ()))
        found += [key if number == 0 else f"{key} ({number + 1})" for number in range(told, each.tellings)]
    return found


def check_prose(prose: Prose, wanted: Mapping[str, Wanted], ban: frozenset[str] | None = None) -> list[Fault]:
    found = list(prose.faults)
    for key, text in prose:
        if key not in wanted:
            found.append(Fault(prose.file, key, "", "no structure asks for this text", "FW-PROSE-01"))
        else:
            found += [Fault(prose.file, key, "", words, rule) for rule, words in _of_text(text, wanted[key])]
    for key, rule, words in (
        *_tellings(prose, wanted),
        *_repeated(prose),
        *_runs(prose),
        *_unused_blanks(prose, wanted),
    ):
        found.append(Fault(prose.file, key, "", words, rule))
    for key, words in _borrowed(prose, banned() if ban is None else ban):
        found.append(Fault(prose.file, key, "", words, "FW-PROSE-08"))
    read = [text for key, text in prose if key in wanted and wanted[key].telling_of]
    if (middle := median_grade(read)) > HIGHEST_GRADE:
        hardest = max((key for key, text in prose if text in read), key=lambda key: grade(prose.texts[key][0]))
        words = f"half of all passages are above grade {middle:.1f}; at most {HIGHEST_GRADE:.0f}. Hardest: {hardest}"
        found.append(Fault(prose.file, "", "", words, "FW-PROSE-05"))
    return found


def _of_text(text: str, wanted: Wanted) -> Iterator[tuple[str, str]]:
    for gap in wrong_gaps(text, wanted.blanks):
        yield "FW-PROSE-02", f"nothing fills {gap} here"
    if not text.strip() or STUB.search(text):
        yield "FW-PROSE-03", "this is no text yet"
        return
    for sentence in sentences_of(text):
        if (count := len(words_of(sentence))) > LONGEST_SENTENCE:
            yield "FW-PROSE-04", f"a sentence of {count} words: '{sentence[:40]}...'"
    count = len(words_of(text))
    if not wanted.least <= count <= wanted.most:
        yield "FW-PROSE-04", f"{count} words; from {wanted.least} to {wanted.most}"
    if article := ARTICLE.search(text):
        yield "FW-PROSE-06", f"'{article[1]}' stands before a gap that may hold any word"
    if signed := SIGNED.search(text):
        yield "FW-PROSE-10", f"'{signed[0]}' is an effect; effects in words come from structure alone"


def _tellings(prose: Prose, wanted: Mapping[str, Wanted]) -> Iterator[tuple[str, str, str]]:
    """FW-PROSE-04: each telling of an entry, all its passages together."""
    by_entry: dict[int, list[str]] = {}
    for each in wanted.values():
        if each.telling_of and each.key in prose.texts:
            by_entry.setdefault(each.telling_of, []).append(each.key)
    for entry, keys in by_entry.items():
        if len(keys) < sum(each.telling_of == entry for each in wanted.values()):
            continue
        least, most = band_of(entry, prose.brief).words
        for telling in range(min(len(prose.texts[key]) for key in keys)):
            count = sum(len(words_of(prose.texts[key][telling])) for key in keys)
            if not least <= count <= most:
                which = f" in telling {telling + 1}" if telling else ""
                yield str(entry), "FW-PROSE-04", f"{count} words{which}; from {least} to {most}"


def _repeated(prose: Prose) -> Iterator[tuple[str, str, str]]:
    """FW-PROSE-03"""
    first: dict[str, str] = {}
    for key, text in prose:
        bare = " ".join(words_of(text)).lower()
        if len(words_of(text)) > SHORT and bare in first:
            yield key, "FW-PROSE-03", f"the same as {first[bare]}"
        first.setdefault(bare, key)
        whole = key.rpartition(".")[0]
        titles = [title for name in ("name", "title") for title in prose.texts.get(f"{whole}.{name}", ())]
        if not key.endswith((".name", ".title")) and bare in [" ".join(words_of(title)).lower() for title in titles]:
            yield key, "FW-PROSE-03", "it only repeats its title"


def _runs(prose: Prose) -> Iterator[tuple[str, str, str]]:
    """FW-PROSE-07"""
    gags = {run for gag in prose.gags for run in runs(gag, LONGEST_RUN)}
    first: dict[tuple[str, ...], str] = {}
    told: set[tuple[str, str]] = set()
    for key, text in prose:
        for run in runs(text, LONGEST_RUN):
            before = first.setdefault(run, key + text)
            if before != key + text and run not in gags and (before, key) not in told:
                told.add((before, key))
                yield key, "FW-PROSE-07", f"'{' '.join(run)}' stands elsewhere too; name it in `gags` if it is one"


def _borrowed(prose: Prose, ban: frozenset[str]) -> Iterator[tuple[str, str]]:
    """FW-PROSE-08"""
    for key, text in prose:
        yield from ((key, f"'{run}' stands in the rulebook") for run in borrowed_runs(text, ban))
    forms = [form for _, _, moniker, name in prose.names for form in (moniker, name)]
    yield from (("names", f"'{name}' is one of the rulebook's") for name in borrowed_names(forms, ban))


def _unused_blanks(prose: Prose, wanted: Mapping[str, Wanted]) -> Iterator[tuple[str, str, str]]:
    """FW-LINT-11: once a sheet is written, each of its blanks is used, and none more than three times."""
    for sheet in sorted({key.partition(".")[0] for key, each in wanted.items() if each.blanks}):
        keys = [key for key, each in wanted.items() if each.blanks and key.startswith(f"{sheet}.")]
        if any(key not in prose.texts for key in keys):
            continue
        text = " ".join(variant for key in keys for variant in prose.texts[key])
        for number in range(1, 9):
            if not 1 <= (count := text.count(f"{{blank {number}}}")) <= 3:
                yield f"{sheet}.blank.{number}", "FW-LINT-11", f"used {count} times; at least once, at most three times"
