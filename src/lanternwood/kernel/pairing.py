"""Who meets whom in a series: best of some games, everyone against everyone, rounds paired by record, or a run."""

from collections.abc import Iterator, Sequence
from hashlib import sha512

from lanternwood.kernel.model import Seat
from lanternwood.kernel.rng import HashRng
from lanternwood.kernel.series import WIN, Course, Meeting, Result, ranking

Pairs = list[tuple[Seat, ...]]
"""One alone has a bye."""


def best_of(course: Course, games: int = 3) -> list[Meeting]:
    """The next match of two seats, until one has won more than half of them or all are played."""
    pair = (Seat(0), Seat(1))
    enough = WIN * (games // 2 + 1)
    if len(course.results) >= games or any(course.halves(seat) >= enough for seat in pair):
        return []
    return [Meeting(pair, next_first(course.results[-1]) if course.results else None)]


def next_first(last: Result) -> Seat | None:
    """The loser begins the next; after a draw, whoever did not begin."""
    one, other = last.seats
    if last.halves(one) != last.halves(other):
        return one if last.halves(one) < last.halves(other) else other
    if last.first is None:
        return None
    return other if last.first == one else one


def everyone_once(course: Course) -> list[Meeting]:
    """Every two seats meet once. By rounds, so that nobody waits for long."""
    pairs = [pair for pairs in circle(course.seats) for pair in pairs]
    return [Meeting(pair) for pair in pairs if not course.have_met(*pair)]


def circle(seats: int) -> Iterator[list[tuple[Seat, Seat]]]:
    """The rounds in which everyone meets everyone: the first seat stays, the others move on by one."""
    others = list(range(1, seats + seats % 2))
    for _ in others:
        ring = [0, *others]
        pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
        yield [(Seat(min(pair)), Seat(max(pair))) for pair in pairs if max(pair) < seats]
        others = [others[-1], *others[:-1]]


def by_record(course: Course, rounds: int = 3) -> list[Meeting]:
    """So many rounds, each paired by what was won before it. A round begins when the one before is over."""
    for number in range(rounds):
        matches = course.seats // 2
        before = before_round(course, number)
        played = course.results[number * matches : (number + 1) * matches]
        left = [pair for pair in paired(before) if len(pair) == 2 and not any(pair == each.seats for each in played)]
        if left:
            return [Meeting(pair) for pair in left]
    return []


def before_round(course: Course, number: int) -> Course:
    """What was known when a round began, with the byes of the rounds before it. They are nowhere written down: who had
    one follows from the results."""
    matches = course.seats // 2
    known = Course(course.seats, course.people, course.chance)
    for earlier in range(number):
        byes = [Result(pair, pair) for pair in paired(known) if len(pair) == 1]
        results = course.results[earlier * matches : (earlier + 1) * matches]
        known = Course(course.seats, course.people, course.chance, (*known.results, *results, *byes))
    return known


def with_byes(course: Course, rounds: int = 3) -> Course:
    """As it counts in the ranking: a bye is a win as soon as its round has begun."""
    matches = course.seats // 2
    begun = min(rounds, len(course.results) // matches + 1)
    known = before_round(course, begun - 1)
    byes = [Result(pair, pair) for pair in paired(known) if len(pair) == 1]
    results = course.results[(begun - 1) * matches :]
    return Course(course.seats, course.people, course.chance, (*known.results, *results, *byes))


def paired(course: Course) -> Pairs:
    """The pairing with the fewest rematches and second byes; of those, the bye to who has won least, then those
    together who have won alike, then those next to each other in the ranking. At eight seats there are 105 to look at.
    """
    order = [line.seat for line in ranking(course)]
    place = {seat: at for at, seat in enumerate(order)}

    def cost(pairs: Pairs) -> tuple[object, ...]:
        two = [pair for pair in pairs if len(pair) == 2]
        alone = [pair[0] for pair in pairs if len(pair) == 1]
        again = sum(course.have_met(*pair) for pair in two)
        second = sum(1 for seat in alone for result in course.of(seat) if len(result.seats) == 1)
        apart = sum((course.halves(one) - course.halves(other)) ** 2 for one, other in two)
        places = [tuple(place[seat] for seat in pair) for pair in two]
        return again + second, [course.halves(seat) for seat in alone], apart, [-place[seat] for seat in alone], places

    best = min(pairings(order), key=cost)
    return [tuple(sorted(pair)) for pair in best]


def pairings(seats: Sequence[Seat]) -> Iterator[Pairs]:
    """All ways to make pairs; of an odd number, one stays alone."""
    if len(seats) % 2:
        for alone in seats:
            for pairs in pairings([seat for seat in seats if seat != alone]):
                yield [*pairs, (alone,)]
        return
    if not seats:
        yield []
        return
    first, *others = seats
    for other in others:
        for pairs in pairings([seat for seat in others if seat != other]):
            yield [(first, other), *pairs]


def run(course: Course, matches: int = 3) -> list[Meeting]:
    """One person meets some of the others, drawn by lot, one after the other."""
    (person,) = course.people
    others = [Seat(seat) for seat in range(course.seats) if seat != person]
    lot(course.chance, "run").shuffle(others)
    played = len(course.results)
    return [Meeting((person, other)) for other in others[played:matches][:1]]


def by_lot(chance: str, seats: int) -> list[int]:
    """Who sits where when seats are drawn: for each seat, who of those that came."""
    order = list(range(seats))
    lot(chance, "seats").shuffle(order)
    return order


def lot(chance: str, what: str) -> HashRng:
    return HashRng(sha512(f"{chance} {what}".encode()).digest())
