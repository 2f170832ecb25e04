"""`lantern play`: one person and some bots at a table in the terminal."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from lanternwood.bots import make_bot, usual_level
from lanternwood.bots.bot import Bot, mind_of
from lanternwood.cli.asked import a_seed, bot_levels, check_free, sentence, table_options, the_game, the_seat, written
from lanternwood.cli.asking import Asking, Quit
from lanternwood.cli.bringing import brought_by_seat, titles
from lanternwood.cli.refusal import Refusal
from lanternwood.cli.screens import screen_of
from lanternwood.cli.terminal import Gone, Terminal
from lanternwood.kernel.fairness import commitment
from lanternwood.kernel.foresight import foresee
from lanternwood.kernel.game import Game
from lanternwood.kernel.match import Match, Plan, SetupError, plan_for
from lanternwood.kernel.model import OUTSIDE, IllegalAction, Seat, Talk
from lanternwood.kernel.record import Recorder
from lanternwood.lab.simulate import bot_chance
from lanternwood.lab.turns import Turns, the_timeout, usual_seats

STOPPED = 130


def play(
    game_name: str,
    seats: int | None,
    me: str,
    bots: str | None,
    seed: str | None,
    word: str | None,
    ask_word: bool,
    options: Sequence[str],
    bring: Sequence[str],
    save: Path | None,
    overwrite: bool,
    plain: bool,
) -> int:
    game = the_game(game_name)
    count = seats if seats is not None else usual_seats(game)
    chosen, brought = table_options(game, options), brought_by_seat(game, bring, count)
    try:
        plan = plan_for(game, count, a_seed(seed), chosen, brought=brought)
    except SetupError as error:
        raise Refusal(sentence(error)) from None
    if save:
        check_free(save, overwrite)
    seat = the_seat(me, count)
    seated = levels_by_seat(game, bots or usual_level(game.name), count, seat)
    word = written(word or "", "word")
    if word and ask_word:
        raise Refusal("Either give a word with --word, or be asked for it with --ask-word; not both.")
    terminal = Terminal(plain)
    greet(terminal, game, plan, seat)
    plan = with_word(terminal, plan, asked_word(terminal) if ask_word else word)
    return Evening(game, plan, seat, seated, save, overwrite, terminal).spend()


def greet(terminal: Terminal, game: Game[Any], plan: Plan, me: Seat) -> None:
    """The promise comes first: from here on the seed cannot be changed without anyone noticing."""
    terminal.say(game.title, "bold")
    terminal.say(f"{plan.seats} seats; yours is seat {me + 1}. Type ? for the rules in short, q to leave.")
    terminal.say("Dice and cards follow from a seed, fixed now and opened at the end. Its SHA-256:", "dim")
    terminal.say(f"  {commitment(plan.seed)}", "dim")


def asked_word(terminal: Terminal) -> str:
    """Asked for after the promise, so that the seed cannot have been chosen to fit it."""
    while True:
        try:
            return written(terminal.ask("A word of your own for the dice and cards (or Enter): "), "word")
        except Refusal as refusal:
            terminal.say(str(refusal))
        except Gone:
            return ""


def with_word(terminal: Terminal, plan: Plan, word: str) -> Plan:
    """A word of the player's own, which the dice and cards follow from too."""
    if word:
        terminal.say(f"They follow from your word too: {word}", "dim")
    terminal.say()
    return replace(plan, entropy=(word,) if word else ())


def levels_by_seat(game: Game[Any], text: str, seats: int, me: Seat) -> list[str]:
    """One level for all other seats, or one for each of them in turn; the person's own stays empty."""
    others = list(bot_levels(game, text))
    if len(others) == 1:
        others *= max(seats - 1, 1)
    if len(others) != seats - 1 and seats > 1:
        raise Refusal(f"Name one bot for all, or {seats - 1} bots for the {seats - 1} other seats; not {len(others)}.")
    return [*others[:me], "", *others[me : seats - 1]]


class Evening:
    """One match, from the first choice to the last words."""

    def __init__(
        self,
        game: Game[Any],
        plan: Plan,
        me: Seat,
        seated: Sequence[str],
        save: Path | None,
        overwrite: bool,
        terminal: Terminal,
    ) -> None:
        self.game = game
        self.me = me
        self.save = save
        self.overwrite = overwrite
        self.terminal = terminal
        self.screen = screen_of(game)
        self.match = Match(game, plan)
        names = tuple(f"{level} bot" if level else "you" for level in seated)
        self.recorder = Recorder(self.match, names)
        self.bots: list[Bot | None] = [
            make_bot(game.name, level, bot_chance(plan.seed, seat)) if level else None
            for seat, level in enumerate(seated)
        ]
        self.asking = Asking(terminal, self.screen, game)
        self.told = 0
        self.shown: Any = None

    def spend(self) -> int:
        try:
            self.go_on()
        except Quit:
            self.offer_to_save()
            return 0
        except Gone:
            self.terminal.say("Nobody is typing any more, so the table is cleared.")
            self.keep()
            return 0
        except KeyboardInterrupt:
            self.terminal.say("\nStopped. Good night.")
            self.keep()
            return STOPPED
        self.say_goodbye()
        return 0

    def go_on(self) -> None:
        turns, match = Turns(), self.match
        while (seat := turns.next(self.game, match.state)) is not None:
            if seat == OUTSIDE:
                action: Any = the_timeout(self.game, match.state)
            elif bot := self.bots[seat]:
                action = bot.choose(mind_of(self.game, match.state, seat))
            else:
                action = self.my_choice()
            try:
                match.act(seat, action)
            except IllegalAction as refused:
                if not isinstance(action, Talk):
                    raise
                self.terminal.say(f"That cannot be said now: {refused}.")
                continue
            if not isinstance(action, Talk):  # whoever has spoken still has to choose
                turns.has_chosen(seat)
            self.recorder.note()
            self.tell_news(self.screen.ripe)
        self.tell_news()

    def my_choice(self) -> Any:
        view, choices = self.match.view(self.me), self.match.choices(self.me)
        chosen = self.screen.by_itself(view, choices)
        if chosen is not None:
            return chosen
        self.tell_news()
        if self.screen.new_scene(view, self.shown):
            self.shown = view
            self.terminal.say()
            self.show(self.screen.board(view, self.terminal.width))
        else:
            self.show(self.screen.status(view, self.terminal.width))
        self.screen.foreseen = lambda choice: foresee(self.game, self.match.state, self.me, choice)
        while self.screen.heeds(chosen := self.asking.ask(view, choices, self.match.announced_to(self.me))):
            pass
        return chosen

    def show(self, lines: Sequence[Any]) -> None:
        for line in lines:
            self.terminal.say(line)

    def tell_news(self, ripe: Callable[[Sequence[Any]], int] = len) -> None:
        """What this seat has heard since it was last told, as far as it is ripe for telling."""
        fresh = self.match.announced_to(self.me)[self.told :]
        fresh = fresh[: ripe(fresh)]
        self.told += len(fresh)
        for news in self.screen.news(self.match.view(self.me), fresh, self.me):
            self.terminal.breathe()
            self.terminal.tell(news.lead, news.words, news.style)

    # The end

    def say_goodbye(self) -> None:
        outcome = self.match.outcome()
        assert outcome
        self.terminal.say()
        for words in self.screen.ending(self.match, outcome, self.me):
            self.terminal.breathe()
            self.terminal.tell(words.lead, words.words, words.style)
        self.terminal.say()
        self.open_seed()
        self.open_brought()
        if self.save:
            self.keep()
        elif self.terminal.interactive:
            self.ask_for_file()

    def open_seed(self) -> None:
        plan = self.match.plan
        added = f", with your word {plan.entropy[0]}" if plan.entropy else ""
        self.terminal.say(f"The seed was {plan.seed}{added}.", "dim")
        self.terminal.say("Its SHA-256 was shown at the start, so it was not changed since.", "dim")

    def open_brought(self) -> None:
        for seat, title in enumerate(titles(self.game, self.match.brought), 1):
            self.terminal.tell(f"Seat {seat} played with ", f"{title}.", "dim")

    def offer_to_save(self) -> None:
        if self.save:
            self.keep()
        elif self.match.log:
            self.ask_for_file()
        self.terminal.say("Good night.")

    def ask_for_file(self) -> None:
        """Until it is saved, or not wanted: a name that will not do loses nothing."""
        while True:
            try:
                typed = self.terminal.ask("Save the match? Type a file name, or press Enter not to. > ")
            except (Gone, KeyboardInterrupt):
                return
            if not typed:
                return
            if Path(typed).is_file():
                self.terminal.say(f"{typed} is there already; name another file.")
                continue
            try:
                check_free(Path(typed), overwrite=False)
                self.save = Path(typed)
                self.keep()
                return
            except Refusal as refusal:
                self.terminal.say(str(refusal))

    def keep(self) -> None:
        if not self.save:
            return
        if self.save.exists() and not self.overwrite:
            self.save = free_name(self.save)  # somebody wrote the file during the match
        try:
            self.save.write_bytes(self.recorder.file())
        except OSError as error:
            raise Refusal(f"The match could not be saved in {self.save}: {error.strerror}.", code=1) from None
        self.terminal.say(f"Saved in {self.save}. See it again with:\n  ./lantern replay {self.save}")


def free_name(file: Path) -> Path:
    """The same name with a number that is not taken yet."""
    number = 2
    while (other := file.with_name(f"{file.stem}-{number}{file.suffix}")).exists():
        number += 1
    return other
