"""FW-PROSE-09: what an option of a vote changes comes from its effects, up to what nobody can foresee."""

import pytest

from lanternwood.games.forgotten_waters.condition_records import Not, Testing, TrustIs
from lanternwood.games.forgotten_waters.effect_records import Effects, Vote
from lanternwood.games.forgotten_waters.loading import load
from lanternwood.games.forgotten_waters.prices import NOTHING, Pricing, in_words, nobody_looks
from lanternwood.games.forgotten_waters.scripts import effects_within

VOYAGE = load()["bank-beneath-the-tide"].voyage


def fx_of(entry: int) -> Effects:
    return VOYAGE.entries[entry].record.fx


def is_warm(when: Testing) -> bool | None:
    """A state to ask, in which trust is warm and nothing else is known."""
    match when:
        case TrustIs():
            return when.trust == "warm"
        case Not():
            inner = is_warm(when.part)
            return None if inner is None else not inner
        case _:
            return None


def price(entry: int, label: str, warm: bool | None = None) -> str:
    options = [
        option for effect in effects_within(fx_of(entry)) if isinstance(effect, Vote) for option in effect.options
    ]
    pricing = Pricing(fx_of, VOYAGE.record.after_sea, nobody_looks if warm is None else is_warm)
    return in_words(pricing.price(next(option.fx for option in options if option.label == label)))


@pytest.mark.rule("FW-PROSE-09", "FW-R55")
@pytest.mark.parametrize(
    ("entry", "label", "words"),
    [
        (127, "slip", "each: reroll +1, trust +1"),
        (127, "burn", "discontent −2, threat +2, trust −1"),
        (101, "hearing", NOTHING),
        (101, "hearing-again", "supplies −1"),
        (163, "crawl", "crew −1, highest exploration: treasure +1"),
        (163, "sneeze", "hull −1, supplies +2, move up to +3"),
        (234, "coin", "each: treasure +1"),
        (149, "promise", "trust +1, bottom: story +1"),
        (118, "tell", NOTHING),
    ],
)
def test_the_price_of_an_option(entry: int, label: str, words: str) -> None:
    """150, which some of these come to, sorts by ticks; what lies behind it is another decision."""
    assert price(entry, label).split(", perhaps", 1)[0] == words


def test_it_reads_the_entries_that_follow() -> None:
    assert price(205, "wait") == "perhaps feed, threat +1, check threat, perhaps hull −2"


def test_with_a_state_to_ask_nothing_is_perhaps() -> None:
    pricing = Pricing(fx_of, VOYAGE.record.after_sea, is_warm)
    assert "perhaps" not in in_words(pricing.price(fx_of(115)))
    assert in_words(pricing.price(fx_of(115))) == "bottom: reroll +2, bottom: story +1"
