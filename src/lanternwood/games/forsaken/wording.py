"""The text of a card, made from its script and from nothing else (FK-SCRIPT-01): what it says is what it does."""

from collections.abc import Iterable

from lanternwood.games.forsaken.glossary import terms_in
from lanternwood.games.forsaken.records import Ability, CardRecord, ChannelRecord, Head, Scripted, TokenRecord
from lanternwood.games.forsaken.script_records import Keyword
from lanternwood.games.forsaken.verb_records import Step
from lanternwood.games.forsaken.wording_phrases import Voice, condition, event, keyword_words, payment
from lanternwood.games.forsaken.wording_steps import selected, static_words, step_words
from lanternwood.kernel.model import Model

LABELS: dict[Head, str] = {
    "effect": "",
    "arrival": "Arrival",
    "battle": "Battle",
    "breach": "Breach",
    "forsaken": "Forsaken",
    "dawn": "Ongoing",
    "dusk": "Ongoing",
    "bow": "Bow",
    "cost": "Cost",
    "on": "Ongoing",
}
"""FK-ABIL-01, 07 The kind of ability that is shown. A Decree, Channel or Miracle has none: its text is all it does."""
TIMES: dict[Head, str] = {"dawn": "at the start of your turn", "dusk": "at the end of your turn"}


class Line(Model):
    """One ability in words."""

    head: str
    """"Arrival", "Ongoing" and so on; empty on Decrees, Channels and Miracles."""
    words: str

    def __str__(self) -> str:
        return f"{self.head}: {self.words}" if self.head else self.words


class CardText(Model):
    """All that a card says."""

    keywords: tuple[str, ...]
    """As written on the card: "Onrush", "Stalwart 1"."""
    lines: tuple[Line, ...]
    terms: tuple[str, ...]
    """The words of the glossary that it uses."""

    def __str__(self) -> str:
        words = [f"{', '.join(self.keywords)}."] if self.keywords else []
        return " ".join([*words, *(str(line) for line in self.lines)])


def text_of(record: CardRecord | TokenRecord | ChannelRecord) -> CardText:
    keywords: tuple[Keyword, ...] = record.keyword_list if isinstance(record, Scripted) else ()
    names = tuple(keyword_words(keyword) for keyword in keywords)
    lines = tuple(_lines(record))
    plain = tuple(keyword.name.capitalize() for keyword in keywords)
    said = " ".join([*plain, *(str(line) for line in lines)])
    return CardText(names, lines, terms_in(said))


def _lines(record: CardRecord | TokenRecord | ChannelRecord) -> list[Line]:
    kind = record.kind if isinstance(record, CardRecord) else "follower"
    source = kind.capitalize()
    lines = [
        Line("" if kind == "miracle" else LABELS[ability.head], ability_words(ability, source))
        for ability in record.abilities
    ]
    if isinstance(record, Scripted) and record.ongoing:
        words = _sentences(static_words(static, Voice(source)) for static in record.ongoing)
        lines.append(Line("Ongoing", words))
    if not lines and not (isinstance(record, Scripted) and record.keywords):
        return [Line("", "No abilities.")]
    return lines


def ability_words(ability: Ability, source: str = "Follower") -> str:
    """One ability without its label. `source` is what bears it."""
    voice = Voice(source, ability.on)
    sentences = []
    for step in ability.steps:
        sentences.append(_one_step(step, voice))
        voice = voice.about(selected(step, voice))
    first, *rest = sentences
    if before := _before(ability, source):
        first = f"{before}, {first}"
    price = payment(ability.pay) if ability.pay else ""
    if ability.once:
        price = f"once per turn, {price}"
    return _sentences([f"{price}: {first}" if price else first, *rest])


def _before(ability: Ability, source: str) -> str:
    """When it happens, and on what condition."""
    parts = []
    if ability.head in TIMES:
        parts.append(TIMES[ability.head])
    if ability.on:
        parts.append(f"{'when' if source == 'Miracle' else 'whenever'} {event(ability.on)}")
    if ability.when:
        parts.append(condition(ability.when))
    return ", ".join(parts)


def _one_step(step: Step, voice: Voice) -> str:
    words = step_words(step, voice)
    return f"{condition(step.condition)}, {words}" if step.condition else words


def _sentences(parts: Iterable[str]) -> str:
    return " ".join(f"{_capital(part)}." for part in parts)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
