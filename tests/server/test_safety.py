"""How often, and from where."""

import pytest

from lanternwood.server.safety.origins import is_from_this_machine, may_use
from lanternwood.server.safety.rates import MOST_KEPT, RATES, Allowances, asker_of


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_so_many_at_once_then_one_at_a_time() -> None:
    clock = Hand()
    allowances = Allowances(now=clock)
    burst, seconds = RATES["recover"]
    assert [allowances.wait("recover", "a") for _ in range(burst)] == [0.0] * burst
    assert allowances.wait("recover", "a") == pytest.approx(seconds)
    assert allowances.wait("recover", "a") == pytest.approx(seconds), "asking in vain costs nothing"
    assert allowances.wait("recover", "b") == 0.0, "others are not concerned"
    assert allowances.wait("open", "a") == 0.0, "nor other things"
    clock.time += seconds
    assert allowances.wait("recover", "a") == 0.0
    assert allowances.wait("recover", "a") > 0.0
    clock.time += seconds * burst
    assert [allowances.wait("recover", "a") for _ in range(burst)] == [0.0] * burst
    assert allowances.wait("recover", "a") > 0.0


def test_limits_can_be_wider_or_off() -> None:
    burst, seconds = RATES["open"]
    twice = Allowances(2.0, Hand())
    assert [twice.wait("open", "a") for _ in range(burst)] == [0.0] * burst
    assert twice.wait("open", "a") == pytest.approx(seconds / 2)
    off = Allowances(0.0, Hand())
    assert not any(off.wait("recover", "a") for _ in range(1000))


def test_those_who_asked_long_ago_are_forgotten() -> None:
    clock = Hand()
    allowances = Allowances(now=clock)
    for number in range(MOST_KEPT):
        allowances.wait("look", str(number))
    clock.time += 1e6
    allowances.wait("look", "late")
    assert len(allowances.full_at) == 1


def test_guessing_a_recovery_code_would_take_longer_than_the_woods_will_stand() -> None:
    guesses_a_year = RATES["recover"].burst + 366 * 86400 / RATES["recover"].seconds
    assert 30**10 / guesses_a_year > 1e6


@pytest.mark.parametrize(
    ("address", "asker"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nobody", "nobody"),
    ],
)
def test_one_household_is_one_asker(address: str, asker: str) -> None:
    assert asker_of(address) == asker


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "games.example", ()),
        ("http://localhost:8420", "localhost:8420", ()),
        ("https://games.example", "games.example", ()),
        ("https://games.example:443", "games.example", ()),
        ("https://GAMES.example", "games.example", ()),
        ("https://other.example", "games.example", ("https://other.example",)),
        ("http://[::1]:8420", "[::1]:8420", ()),
    ],
)
def test_our_pages_may(origin: str | None, host: str, allowed: tuple[str, ...]) -> None:
    assert may_use(origin, host, allowed)


@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        ("http://evil.example", "games.example", ()),
        ("http://games.example.evil.example", "games.example", ()),
        ("http://games.example:81", "games.example", ()),
        ("null", "games.example", ()),
        ("null", "", ()),
        ("", "", ()),
        ("http://", "", ()),
        ("http://games.example:port", "games.example:port", ()),
        ("file://", "games.example", ()),
        ("https://evil.example", "games.example", ("https://other.example",)),
    ],
)
def test_strange_pages_may_not(origin: str, host: str, allowed: tuple[str, ...]) -> None:
    assert not may_use(origin, host, allowed)


def test_what_a_proxy_passes_on_is_not_from_this_machine() -> None:
    assert is_from_this_machine("127.0.0.1", forwarded=False)
    assert is_from_this_machine("::1", forwarded=False)
    assert not is_from_this_machine("127.0.0.1", forwarded=True)
    assert not is_from_this_machine("192.0.2.7", forwarded=False)
    assert not is_from_this_machine(None, forwarded=False)
