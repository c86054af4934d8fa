"""The conformance kit: what every title must hold to, checked on games played at random.

    report = check_game(game, games=200, seed=1)
    assert not report.findings

Every game is looked at after every answer: nothing is created or lost, nothing is left over when a step has ended, and it
ends. At some of the decisions (all of them with `every=1`) the kit looks closer: every offered answer is accepted and every
other refused with the state unchanged, copies never alias, forks, saves and plain data give the identical state, what a
seat sees does not depend on what it cannot know, and a redeal is a function of what its seat knows.

States are compared in all their slots, not only in what is saved; only a restored state is compared by its plain data.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from conclave.kernel.decision import Amounts, Answer, Choose, ChooseSome, Decision, Option, Place
from conclave.kernel.dice import Dice
from conclave.kernel.errors import ConclaveError, IllegalAnswer
from conclave.kernel.events import Event
from conclave.kernel.film import mistake
from conclave.kernel.game import Game, Plain, Runner
from conclave.kernel.kinds import tables_of as tables_of
from conclave.kernel.outcome import TOGETHER, mistake_in
from conclave.kernel.outlook import Outlook
from conclave.kernel.picks import Picks
from conclave.kernel.state import State, differences, fingerprint
from conclave.kernel.straight import Straight
from conclave.kernel.table import Table
from conclave.kernel.words import Words

LONGEST_GAME = 20_000
TRIED_ANSWERS = 6
KEPT_COPIES = 6


class Finding:
    """Something that does not hold: what, in which game, after how many answers, and the journal that leads there."""

    def __init__(self, what: str, where: str, answers: int, journal: str) -> None:
        self.what = what
        self.where = where
        self.answers = answers
        self.journal = journal

    def __repr__(self) -> str:
        return f"{self.what} ({self.where}, after {self.answers} answers)"


class Report:
    """What a check looked at and found."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.closer = 0
        self.seconds = 0.0
        self.ended_by: dict[str, int] = {}
        self.findings: list[Finding] = []

    def plain(self) -> Plain:
        """The report as JSON data."""
        return {"games": self.games, "decisions": self.decisions, "closer": self.closer, "seconds": self.seconds,
                "ended_by": self.ended_by, "findings": [repr(finding) for finding in self.findings]}


class Broken(Exception):
    """A check did not hold."""


def check_game(game: Game, games: int, seed: int = 0, every: int = 16, first: int = 0,
               tables: Sequence[tuple[int, dict[str, str]]] | None = None,
               progress: Callable[[int], None] | None = None) -> Report:
    """Check random games `first` to `first + games - 1` of a title; the same seed checks the same games."""
    report = Report()
    kinds = tables or tables_of(game)
    began = time.perf_counter()
    for number in range(first, first + games):
        players, options = kinds[number % len(kinds)]
        dice = Dice.of(seed, f"check {number}")
        table = Table(game, players, dice.bits() % 1_000_000_007, options)
        walk = Walk(table, dice, every)
        try:
            walk.to_the_end()
        except Broken as broken:
            where = f"game {number}, {players} players, {options}"
            report.findings.append(Finding(str(broken), where, table.version, table.save()))
        except ConclaveError as error:
            where = f"game {number}, {players} players, {options}"
            report.findings.append(Finding(f"{type(error).__name__}: {error}", where, table.version, table.save()))
        report.games += 1
        report.decisions += walk.decisions
        report.closer += walk.closer
        outcome = table.outcome
        reason = outcome.reason if outcome is not None else "unfinished"
        report.ended_by[reason] = report.ended_by.get(reason, 0) + 1
        if progress is not None:
            progress(report.games)
    report.seconds = time.perf_counter() - began
    return report


class Walk:
    """One game, walked through and looked at."""

    def __init__(self, table: Table, dice: Dice, every: int) -> None:
        self.table = table
        self.game = table.game
        self.dice = dice
        self.every = every
        self.decisions = 0
        self.closer = 0
        self.pieces = dict(self.game.count_pieces(table.runner.state))
        self.vocabulary = set(self.game.vocabulary())
        self.straight = Straight(table.runner)
        self.followed = len(table.journal.entries)
        self.kept: list[tuple[State, str]] = []  # copies that nobody plays on, and what they were

    def to_the_end(self) -> None:
        """Play at random until the game is over."""
        self.straight.begin()
        while not self.table.over:
            decision = self.table.decisions[self.dice.below(len(self.table.decisions))]
            self.look(decision, self.dice.below(self.every) == 0)
            self.step(decision, decision.sample(self.dice))
            if self.decisions > LONGEST_GAME:
                raise Broken(f"the game does not end within {LONGEST_GAME} decisions")
        self.at_the_end()

    def along(self, choices: Sequence[int]) -> None:
        """Walk along given choices, looking closely at every decision; for tests that shrink what fails."""
        self.straight.begin()
        for choice in choices:
            if self.table.over:
                self.at_the_end()
                return
            decision = self.table.decisions[choice % len(self.table.decisions)]
            self.look(decision, closely=True)
            self.step(decision, nth(decision, choice))

    def step(self, decision: Decision, answer: Answer) -> None:
        """Answer and see that nothing was created or lost."""
        for event in self.table.play(answer, decision.seat):
            shot = self.game.film.get(event.key)
            wrong = mistake(shot, event) if shot is not None else ""
            if wrong:
                raise Broken(wrong)
        self.decisions += 1
        for entry in self.table.journal.entries[self.followed:]:
            self.straight.answer(entry.seat, entry.answer)
        self.followed = len(self.table.journal.entries)
        if dict(self.game.count_pieces(self.table.runner.state)) != self.pieces:
            raise Broken("a piece was created or lost")

    def at_the_end(self) -> None:
        """A game that asks nothing any more has an outcome, and its save leads to the same end."""
        outcome = self.table.outcome
        if outcome is None:
            raise Broken("nothing is asked any more, but the game has no outcome")
        wrong = mistake_in(outcome, self.game.victory, self.table.players)
        if wrong:
            raise Broken(f"the outcome {outcome!r} {wrong}")
        self.plays_straight()
        for copy, print_of_it in self.kept:
            if fingerprint(copy) != print_of_it:
                raise Broken("an old copy has changed with the game")
        again = Table.load(self.table.save(), lambda title: self.game)
        if again.runner.state.plain() != self.table.runner.state.plain():
            raise Broken("the save does not lead to the same end")

    def look(self, decision: Decision, closely: bool) -> None:
        """Look at an open question."""
        if decision.count() < 1:
            raise Broken(f"{decision.prompt.key} has no legal answer")
        if closely:
            self.closer += 1
            self.answers_are_what_they_say(decision)
            self.plays_straight()
            self.forks_and_copies(decision)
            self.refusals_change_nothing(decision)
            self.plain_data_is_whole()
            for seat in [*range(self.table.players), None]:
                self.noninterference(seat)

    def answers_are_what_they_say(self, decision: Decision) -> None:
        """Counting, going through, drawing, writing and reading agree, and so do single picks."""
        total = decision.count()
        if total <= 200:
            written = [decision.write(answer) for answer in decision.answers()]
            if len(written) != total or len(set(written)) != total:
                raise Broken(f"{decision.prompt.key} counts {total} answers and has {len(set(written))}")
        for answer in some_answers(decision, self.dice):
            decision.check(answer)
            if decision.read(decision.write(answer)) != answer:
                raise Broken(f"'{decision.write(answer)}' is not read as it was written")
        likely = [decision.write(decision.check(answer))
                  for answer in self.game.shortlist(self.table.runner.state, decision)]
        if len(set(likely)) != len(likely):
            raise Broken(f"the shortlist of {decision.prompt.key} names an answer twice")
        picks = Picks(decision)
        while picks.answer is None:
            for offer in picks.offers:
                if offer not in self.vocabulary:
                    raise Broken(f"the pick '{offer}' is not in the vocabulary")
            picks.pick(picks.offers[self.dice.below(len(picks.offers))])
        decision.check(picks.answer)

    def plays_straight(self) -> None:
        """A game that is never copied, and that nobody hears, is the same."""
        different = differences(self.straight.state, self.table.runner.state)
        if different:
            raise Broken(f"a game that is played in one go differs in {', '.join(different)}")

    def forks_and_copies(self, decision: Decision) -> None:
        """A fork is the same game; what it does next does not reach the original; every answer is accepted."""
        runner = self.table.runner
        before = fingerprint(runner.state)
        for answer in some_answers(decision, self.dice):
            twin = runner.fork(forkable=True)
            different = differences(twin.state, runner.state)
            if different:
                raise Broken(f"a fork is not the same game: it differs in {', '.join(different)}")
            if asked(twin) != asked(runner):
                raise Broken("a fork is not asked the same")
            twin.answer(decision.seat, twin.decision_of(decision.seat).read(decision.write(answer)))
            for _ in range(3):
                if twin.pending:
                    twin.play(twin.pending[0], twin.pending[0].sample(self.dice))
            if fingerprint(runner.state) != before:
                raise Broken("playing on a fork changed the original")
        different = differences(self.table.at(self.table.version).runner.state, runner.state)
        if different:
            raise Broken(f"replaying the journal does not give the same state: it differs in {', '.join(different)}")

    def refusals_change_nothing(self, decision: Decision) -> None:
        """Wrong answers and wrong seats are refused, and the game is as before."""
        runner = self.table.runner
        before, version = fingerprint(runner.state), self.table.version
        for wrong in wrong_answers(decision):
            try:
                self.table.play(wrong, decision.seat)
            except IllegalAnswer:
                pass
            else:
                raise Broken(f"{decision.prompt.key} accepted {wrong!r}")
        for seat in (-1, self.table.players, *self._idle_seats()):
            try:
                self.table.play(decision.sample(self.dice), seat)
            except IllegalAnswer:
                pass
            else:
                raise Broken(f"seat {seat} could answer, though it was not asked")
        if fingerprint(runner.state) != before or self.table.version != version or self.table.runner is not runner:
            raise Broken("a refused answer changed the game")

    def _idle_seats(self) -> list[int]:
        asked_seats = [decision.seat for decision in self.table.decisions]
        return [seat for seat in range(self.table.players) if seat not in asked_seats]

    def plain_data_is_whole(self) -> None:
        """Plain data is JSON and restores the state; so does a copy."""
        start = self.table.runner.start
        assert start is not None
        plain = start.plain()
        again = self.game.restore(json.loads(json.dumps(plain)))
        if again.plain() != plain:
            raise Broken("plain data does not restore the state")
        copy = start.copy()
        different = differences(copy, start)
        if different:
            raise Broken(f"a copy differs in {', '.join(different)}")
        if len(self.kept) < KEPT_COPIES:
            self.kept.append((copy, fingerprint(copy)))
        self.game.write_position(start)
        judged = [self.game.judge(self.table.runner.state, seat) for seat in range(self.table.players)]
        if any(not 0.0 <= chance <= 1.0 for chance in judged):
            raise Broken("the judgement is not between 0 and 1")
        if self.game.victory == TOGETHER and len(set(judged)) > 1:
            raise Broken("seats that win or lose together are judged unlike")

    def noninterference(self, seat: int | None) -> None:
        """Resample what a seat cannot know: it sees, is asked and is told the same."""
        runner = self.table.runner
        key = self.dice.bits()
        twin = runner.imagine(seat, Dice(self.dice.bits(), 0), forkable=True)
        seen = json.dumps(self.game.view(runner.state, seat))
        if json.dumps(self.game.view(twin.state, seat)) != seen:
            raise Broken(f"seat {seat} sees something that it cannot know")
        if asked_of(twin, seat) != asked_of(runner, seat):
            raise Broken(f"what seat {seat} is asked depends on what it cannot know")
        if windows_of_others(self.game, twin, seat) != windows_of_others(self.game, runner, seat):
            raise Broken(f"whether others are asked in a window tells seat {seat} something that it cannot know")
        if self.outlooks(twin, seat) != self.outlooks(runner, seat):
            raise Broken(f"what seat {seat} is shown beside its question depends on what it cannot know")
        if runner.imagine(seat, Dice(key, 0)).state.plain() != twin.imagine(seat, Dice(key, 0)).state.plain():
            raise Broken(f"a redeal for seat {seat} depends on what it cannot know")
        if dict(self.game.count_pieces(twin.state)) != self.pieces:
            raise Broken("a redeal created or lost a piece")
        if seat is not None and any(decision.seat == seat for decision in runner.pending):
            self.told_the_same(runner.fork(), twin, seat)

    def outlooks(self, runner: Runner, seat: int | None) -> list[Outlook]:
        """What a seat is shown beside its open questions."""
        return [self.game.outlook(runner.state, decision) for decision in runner.pending if decision.seat == seat]

    def told_the_same(self, one: Runner, other: Runner, seat: int) -> None:
        """After the seat's own answer it is told the same, unless the answer revealed something."""
        mine = one.decision_of(seat)
        line = mine.write(mine.sample(self.dice))
        heard: list[list[Event]] = []
        for runner in (one, other):
            told: list[Event] = []
            runner.state.told = told
            decision = runner.decision_of(seat)
            runner.answer(seat, decision.read(line))
            heard.append(told)
        if any(event.reveals for events in heard for event in events):
            return
        first, second = ([event.words_for(seat) for event in events] for events in heard)
        if first != second:
            raise Broken(f"seat {seat} is told something that it cannot know")
        if self.game.view(one.state, seat) != self.game.view(other.state, seat):
            raise Broken(f"the answer of seat {seat} showed it something without telling that it reveals")


def asked(runner: Runner) -> list[tuple[int, str, Words]]:
    """The open questions, comparable."""
    return [(decision.seat, decision.prompt.key, decision.words) for decision in runner.pending]


def asked_of(runner: Runner, seat: int | None) -> list[tuple[str, Words, list[str]]]:
    """What one seat is asked, with its first legal answers."""
    return [(decision.prompt.key, decision.words, [decision.write(answer) for answer in islice(decision.answers(), 100)])
            for decision in runner.pending if decision.seat == seat]


def windows_of_others(game: Game, runner: Runner, seat: int | None) -> list[tuple[int, str, bool]]:
    """In which windows others are asked, and whether it matters, where the table would pass them without being told to."""
    return [(decision.seat, decision.prompt.window, decision.matters) for decision in runner.pending
            if decision.seat != seat and decision.prompt.window in game.usual_asking]


def some_answers(decision: Decision, dice: Dice) -> Iterator[Answer]:
    """All legal answers if they are few, else some at random."""
    if decision.count() <= TRIED_ANSWERS:
        yield from decision.answers()
    else:
        for _ in range(TRIED_ANSWERS):
            yield decision.sample(dice)


def nth(decision: Decision, choice: int) -> Answer:
    """A legal answer by number, wrapping around."""
    return decision.nth(choice % decision.count())


def wrong_answers(decision: Decision) -> list[str | int | Answer]:
    """Answers that no question of this form may accept."""
    stranger = Option("stranger")
    wrong: list[str | int | Answer] = ["no such answer", "", decision.count(), -1, stranger, (stranger,)]
    if isinstance(decision, Amounts):
        huge = tuple([high + 1 for high in decision.high])
        wrong += [huge, tuple([-1] * len(decision.slots)), (1,) * (len(decision.slots) + 1), "elan=x",
                  tuple([low - 1 for low in decision.low])]
        if decision.least > sum(decision.low):
            wrong.append(decision.low)
    elif isinstance(decision, Choose):
        wrong += [tuple(decision.options), (0, 0)]
    elif isinstance(decision, Place):
        wrong += _wrong_placements(decision, stranger)
    elif isinstance(decision, ChooseSome):
        if decision.options:
            wrong.append((decision.options[0], decision.options[0]))
        if len(decision.options) > decision.high:
            wrong.append(tuple(decision.options))
    if isinstance(decision, ChooseSome | Place) and decision.low == 0:
        wrong.remove("")
    if isinstance(decision, Amounts) and decision.least <= 0 == max(decision.low):
        wrong.remove("")  # all numbers 0
    return wrong


def _wrong_placements(decision: Place, stranger: Option) -> list[str | int | Answer]:
    """A stranger among the slots and among the options, a slot filled twice, a gap in the row, and more than is there."""
    wrong: list[str | int | Answer] = [((stranger, option),) for option in decision.options]
    wrong += [((slot, stranger),) for slot in decision.slots]
    for option, group in zip(decision.options, decision.groups, strict=True):
        wrong += [((slot, option), (slot, option)) for slot in decision.slots]
        wrong += [((slot, option),) for slot in decision.slots[decision.free + 1:]]
        if decision.supply[group] < len(decision.slots):
            wrong.append(tuple([(slot, option) for slot in decision.slots[:decision.supply[group] + 1]]))
    return wrong
