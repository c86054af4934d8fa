"""A game at one keyboard: people and bots take their turns until it is over."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import NoReturn

from rich.text import Text

from conclave.cli.answering import Misread, latin, read_answer
from conclave.cli.boards import Drawing
from conclave.cli.chronicle import Chronicle
from conclave.cli.commands import Commands
from conclave.cli.ending import ending_lines
from conclave.cli.inks import LIT
from conclave.cli.layout import hanging
from conclave.cli.menu import Menu
from conclave.cli.picture import question_lines, screen_lines, table_lines
from conclave.cli.saves import SUFFIX, fresh_name, write_save
from conclave.cli.screen import Resized, Screen
from conclave.cli.seating import Seating, thought_seed
from conclave.cli.speech import Complaint
from conclave.kernel.decision import Answer, Decision, Place
from conclave.kernel.errors import IllegalAnswer
from conclave.kernel.table import Table

YES = ("y", "yes", "т", "так", "д", "да", "t", "tak")
NO = ("n", "no", "ні", "нет", "nie", "не")


class Left(Exception):
    """The people have left the table."""


class Sitting:
    """One table with its people, its bots and its screen."""

    def __init__(self, table: Table, seating: Seating, screen: Screen, drawing: Drawing, save: Path | None = None,
                 resumed: Path | None = None) -> None:
        self.table = table
        self.seating = seating
        self.screen = screen
        self.drawing = drawing
        self.speech = drawing.speech
        self.save = save
        self.resumed = resumed
        self.chronicle = Chronicle(table, drawing)
        self.message = ""
        self.answered = [-1] * table.players
        self.variants = False
        self.keyboard = -1
        self.told = -1
        self.commands = Commands(self)

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            self.keep()
            self.screen.set_apart(bool(self.seating.people))
            self.tell_news(self._reader())
            while not self.table.over:
                self._next()
            self._end()
        except Left:
            pass
        finally:
            self.screen.set_apart(False)

    def _next(self) -> None:
        """Ask whoever is next: bots first, then the person who has the keyboard."""
        asked = list(self.table.decisions)
        for decision in asked:
            if self.seating.bots[decision.seat]:
                self._bot(decision)
                return
        mine = [decision for decision in asked if decision.seat == self.keyboard]
        self._person((mine or asked)[0])

    def _bot(self, decision: Decision) -> None:
        thinking = self.speech("thinking", name=self.speech.name_of(decision.seat))
        try:
            with self.screen.console.status(thinking) if self.screen.live else nullcontext():
                answer = self.bot_answer(self.seating.bots[decision.seat], decision)
        except KeyboardInterrupt:
            self._interrupted()
            return
        self.give(decision, answer)
        self.tell_news(self._reader())

    def bot_answer(self, name: str, decision: Decision) -> Answer:
        """What a bot would answer, by what the asked seat may know."""
        from conclave.bots import Eye, make
        bot = make(name, self.thought_seed(decision))
        return bot.choose(Eye(self.table.runner, decision.seat))

    def thought_seed(self, decision: Decision) -> int:
        """What a bot's thoughts about a question come from."""
        return thought_seed(self.table.seed, decision.seat, self.table.version)

    def give(self, decision: Decision, answer: Answer) -> None:
        """Enter an answer, note what happened, and save."""
        self.answered[decision.seat] = self.table.version
        self.chronicle.add(self.table.play(answer, decision.seat))
        self.keep()

    def keep(self) -> None:
        """Save, if the game has a file."""
        if self.save is not None:
            write_save(self.save, self.table.save(), self.speech)

    def _reader(self) -> int | None:
        """Who reads what happens between questions: the only person, else nobody in particular."""
        people = self.seating.people
        return people[0] if len(people) == 1 else None

    def tell_news(self, seat: int | None) -> None:
        """Print what has happened since the last time."""
        for line in self.chronicle.lines(seat, self.told):
            self.screen.show(hanging(line, self.screen.width, 7))
        self.told = self.table.version

    def _person(self, decision: Decision) -> None:
        """Ask one person until an answer is given or the game is set back."""
        self._hand_over(decision.seat)
        version = self.table.version
        while self.table.version == version and not self.table.over:
            menu = Menu(decision, self.drawing, self.table.view(decision.seat), self.variants)
            self._draw(menu)
            try:
                line = self._line("> ", redrawn=True)
            except Resized:
                continue
            if line is None:
                self._interrupted()
                continue
            self.message = ""
            try:
                if not self.commands.obey(line, decision, menu):
                    self._answer(line, decision, menu)
            except (Complaint, IllegalAnswer) as error:
                self.message = str(error)
            except Misread as error:
                self.message = self.speech.words(error.words)
            except KeyboardInterrupt:
                if not self.screen.live:  # on a live screen it only closes the page that is open
                    raise

    def _line(self, prompt: str, redrawn: bool = False) -> str | None:
        """What somebody types; None if they want to leave at once."""
        try:
            return self.screen.ask(prompt, redrawn)
        except KeyboardInterrupt:
            return None

    def _hand_over(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees the other's hand."""
        if seat == self.keyboard:
            return
        if len(self.seating.people) > 1 and self.screen.live:
            while True:
                self.screen.clear()
                self.screen.say(self.speech("hand-over", name=self.speech.name_of(seat)), LIT)
                if self._line(f"{self.speech('press-enter')} ") is not None:
                    break
                self._interrupted()
            self.screen.clear()
        self.keyboard = seat

    def _draw(self, menu: Menu) -> None:
        several = len(self.seating.people) > 1
        width = self.screen.width
        if self.screen.live:
            size = (width, self.screen.height)
            seen = self.answered[menu.decision.seat]
            lines = screen_lines(self.table, self.drawing, self.chronicle, menu, size, several, self.message, seen)
            self.screen.draw(lines)
        else:
            for line in self.message.splitlines():
                self.screen.say(line)
            self.screen.show(question_lines(menu, self.drawing, width, several))
        self.told = self.table.version

    def _answer(self, line: str, decision: Decision, menu: Menu) -> None:
        if not line.strip():
            if menu.default is None:
                plan = isinstance(decision, Place)
                self.message = menu.advice() if plan else self.speech("type-a-number", count=len(menu.offered))
                return
            answer = menu.default
        else:
            answer = self._read(line, decision, menu)
        self.give(decision, answer)
        self.tell_news(decision.seat)

    def _read(self, line: str, decision: Decision, menu: Menu) -> Answer:
        """The answer that a line stands for, be it typed in Cyrillic letters on Latin keys."""
        for key in (line.strip().casefold(), latin(line.strip())):
            if key in menu.quick:
                return menu.quick[key]
        try:
            return read_answer(decision, line, menu.offered, menu.labels)
        except Misread:
            try:
                return read_answer(decision, latin(line), menu.offered, menu.labels)
            except Misread:
                pass
            raise

    def confirm(self, question: str) -> bool:
        """Whether a question is answered with yes."""
        line = self.screen.ask(f"{question} ")
        return line is not None and line.strip().casefold() in YES

    def _interrupted(self) -> None:
        """Somebody wants to leave at once (Ctrl-C, Ctrl-D, the end of a script): offer to save if a person can answer."""
        if not self.screen.live:
            self.leave()
        self.screen.say("")
        try:
            if self.offer_to_save("save-before-leaving"):
                self.leave()
        except KeyboardInterrupt:
            self.leave()

    def leave(self) -> NoReturn:
        """Stop here; the game is saved if it has a file."""
        self.keep()
        self.screen.set_apart(False)
        self.screen.say(self.speech("left-saved", file=str(self.save)) if self.save else self.speech("left"))
        raise Left

    def welcome(self) -> None:
        """Say what is played, on the first screen."""
        said = self.speech("welcome", title=self.speech.title(), seed=str(self.table.seed))
        if self.screen.live and self.seating.people:
            self.message = said
        else:
            self.screen.say(said)

    def file_name(self) -> Path:
        """Where to save unless another file is named: the game's own file, the one it came from, or a new one."""
        return self.save or self.resumed or fresh_name(self.table.game.title, self.table.seed)

    def offer_to_save(self, question: str) -> bool:
        """Ask where to save; whether the person wants to go on with what was asked for."""
        if self.save is not None:
            return True
        name = self.file_name()
        while True:
            line = self.screen.ask(f"{self.speech(question, file=str(name))} ")
            word = line.strip() if line is not None else "n"
            if word.casefold() in NO:
                return True
            if word.casefold() in ("c", "с"):
                return False
            path = name if not word or word.casefold() in YES else Path(word).expanduser()
            path = path if path.suffix else path.with_suffix(SUFFIX)
            try:
                write_save(path, self.table.save(), self.speech)
            except Complaint as error:
                self.screen.say(str(error))
                continue
            self.screen.say(self.speech("saved", file=str(path)))
            return True

    def _end(self) -> None:
        self.screen.set_apart(False)
        if self.screen.live:
            lines = table_lines(self.table, self.drawing, self._reader(), self.screen.width)
            self.screen.show([*lines, Text("")])
        self.screen.show(ending_lines(self.table, self.drawing, self.screen.width))
        if self.save is not None:
            self.screen.say(self.speech("saved", file=str(self.save)))
        elif self.seating.people:
            self.offer_to_save("save-journal")
