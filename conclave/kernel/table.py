"""A game being played: answers in, events out, with undo, settings for reaction windows, saving and loading."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import islice

from conclave.kernel.decision import Answer, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.editions import Contents, game_as_played, open_journal
from conclave.kernel.errors import BadOption, BadSave, ConclaveError, IllegalAnswer, RulesBug, StaleMove, brief
from conclave.kernel.events import Event
from conclave.kernel.game import Game, Outcome, Plain, Refusal, Runner, State, check_seat
from conclave.kernel.journal import MOST_DIGITS, Entry, Journal
from conclave.kernel.words import Words

ALWAYS, MATTERS, NEVER = "always", "matters", "never"
ASKING = (ALWAYS, MATTERS, NEVER)
SNAPSHOT_EVERY = 40
NO_ROUND = -1

Moment = tuple[int, Runner, list[Event]]  # after so many answers: the game, and what the last of them led to


class Table:
    """A game with its journal.

    Answer the open `decision` with `play`, as text (`"place hawk"`), as the number of an option, or as an answer object.
    `news` holds the events of the last answer; `log` replays them all. The `journal` has everybody's answers, also the
    secret ones: what one seat may know comes from `view`, `news_for` and `news_since`.
    """

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        settled = game.settle_options(options or {}, players)
        if abs(seed) >= 10**MOST_DIGITS:
            raise BadOption(f"a seed has at most {MOST_DIGITS} digits")
        self.game = game
        self.journal = Journal(game.title, game.rules_version, players, seed, settled, game.edition)
        self.news: list[Event] = []
        self.redoable: list[Entry] = []
        self.asking: list[dict[str, str]] = [{} for _ in range(players)]
        self.peace = [NO_ROUND] * players  # the round in which a seat wants to be left in peace
        self._checkpoints: list[tuple[int, State]] = []
        self._beginning: State | None = None
        self._begins: dict[int, Plain] = {}  # where the present and earlier editions begin
        self._past: Table | None = None
        self._past_known = False
        self.runner = self._start()
        self._pass_windows()

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.journal.players

    @property
    def seed(self) -> int:
        """What the dice come from."""
        return self.journal.seed

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.runner.pending

    @property
    def decision(self) -> Decision:
        """The open question; the first of them while several seats decide together."""
        if not self.runner.pending:
            raise IllegalAnswer("the game is over")
        return self.runner.pending[0]

    @property
    def decisions(self) -> Sequence[Decision]:
        """All open questions."""
        return self.runner.pending

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome(self.runner.state)

    @property
    def version(self) -> int:
        """How many answers have been given: it grows with every move and falls with undo."""
        return len(self.journal.entries)

    @property
    def asked_since(self) -> int:
        """The version in which the open questions were put; the sealed answers of others came after it."""
        return self.version - self.runner.sealed

    def legal(self, limit: int = 1000) -> list[str]:
        """The legal answers to the open question as text, up to a limit."""
        decision = self.decision
        out: list[str] = []
        for answer in decision.answers():
            if len(out) >= limit:
                break
            out.append(decision.write(answer))
        return out

    def view(self, seat: int | None = None) -> Plain:
        """What a seat may know; None is a spectator."""
        return self.game.view(self.runner.state, seat)

    def why_not(self, seat: int | None = None) -> Sequence[Refusal]:
        """Why each thing that the asked seat might want to use cannot be used now."""
        if self.over:
            return ()
        decision = self.decision if seat is None else self.runner.decision_of(seat)
        return self.game.why_not(self.runner.state, decision)

    def view_hash(self, seat: int | None = None) -> str:
        """A short hash of all that a seat sees and is asked now: who has another one is out of step."""
        asked = [[ask.form, ask.rule, repr(ask.words), [ask.write(answer) for answer in islice(ask.answers(), 100)]]
                 for ask in self.runner.pending if ask.seat == seat]
        return sha256(json.dumps([self.view(seat), asked], sort_keys=True).encode()).hexdigest()[:16]

    def play(self, answer: object, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Answer the open question (to this seat, if several are open) and return what happened.

        With the `version` that the player saw, an answer that was meant for an earlier question is a StaleMove.
        """
        if version is not None and not self.asked_since <= version <= self.version:
            raise StaleMove(f"this answer was given in version {brief(version)} of the game, which is now in version "
                            f"{self.version}; look again")
        decision = self.decision if seat is None else self._asked(seat)
        checked = _as_answer(decision, answer)
        self.redoable = []
        self.news = []
        self._enter(decision, checked, automatic=False)
        self._pass_windows()
        return self.news

    def news_for(self, seat: int | None) -> list[Words]:
        """What a seat may read about the last answer; None is a spectator."""
        return [event.words_for(seat) for event in self.news]

    def news_since(self, version: int, seat: int | None) -> list[tuple[int, Words]]:
        """What a seat may read about everything after a version, each with the version that it led to."""
        return [(number, event.words_for(seat)) for number, event in self.log(since=version)]

    def _asked(self, seat: int) -> Decision:
        check_seat(seat, self.players)
        return self.runner.decision_of(seat)

    def _enter(self, decision: Decision, answer: Answer, automatic: bool) -> None:
        entry = Entry(decision.seat, decision.write(answer), automatic)
        counter = self.runner.state.dice.counter
        told: list[Event] = []
        self.runner.state.told = told
        try:
            self.runner.play(decision, answer)
            _check_answerable(self.runner)
        except Exception as error:
            journal = self._write(f"this answer broke the rules: {entry!r}")
            self.runner = self._replay(len(self.journal.entries))
            raise RulesBug(f"answering '{entry.answer}' broke the rules: {error!r}", journal) from error
        entry.sticky = self.runner.state.dice.counter != counter or any(event.reveals for event in told)
        self.journal.entries.append(entry)
        self.news += told
        self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        """Remember the state at the start of a step now and then, so that undo need not replay from the beginning."""
        start = self.runner.start
        count = len(self.journal.entries) - len(self.runner.since)
        last = self._checkpoints[-1][0] if self._checkpoints else 0
        if start is not None and count - last >= SNAPSHOT_EVERY:
            self._checkpoints.append((count, start.copy()))

    def ask_about(self, seat: int, window: str, when: str) -> None:
        """Set whether a seat is asked in a kind of reaction window: always, when it matters, or never."""
        check_seat(seat, self.players)
        if when not in ASKING:
            raise IllegalAnswer(f"'{when}' is not one of: {', '.join(ASKING)}")
        self.asking[seat][window] = when
        self._pass_windows()

    def when_asked(self, seat: int, window: str) -> str:
        """When a seat is asked in a kind of reaction window: as it has set it, or as the title has it."""
        return self.asking[seat].get(window) or self.game.usual_asking.get(window, ALWAYS)

    def leave_in_peace(self, seat: int, wanted: bool = True) -> None:
        """Pass all reaction windows of a seat until the round ends, or ask it again."""
        check_seat(seat, self.players)
        self.peace[seat] = self.game.progress(self.runner.state) if wanted else NO_ROUND
        self._pass_windows()

    def in_peace(self, seat: int) -> bool:
        """Whether a seat wants to be asked in no window of this round."""
        return self.peace[seat] != NO_ROUND and self.peace[seat] == self.game.progress(self.runner.state)

    def _pass_windows(self) -> None:
        """Decline for those who do not want to be asked; each such answer stands in the journal as automatic."""
        while True:
            for decision in self.runner.pending:
                if decision.decline is not None:
                    when = self.when_asked(decision.seat, decision.prompt.window)
                    idle = when == NEVER or (when == MATTERS and not decision.matters)
                    if idle or self.in_peace(decision.seat):
                        self._enter(decision, decision.decline, automatic=True)
                        break
            else:
                return

    def undo_grade(self, seat: int) -> str:
        """What taking back a seat's last answer needs: `free`, `consent`, or `nothing` if there is none."""
        free = True
        entries = self.journal.entries
        for at in range(len(entries) - 1, self.journal.upgraded - 1, -1):
            entry = entries[at]
            free = free and not entry.sticky  # also what an automatic pass led to
            if not entry.automatic:
                if entry.seat == seat:
                    return "free" if free else "consent"
                free = False
        return "nothing"

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer that a player (or this seat) gave, and all that was answered after it."""
        entries = self.journal.entries
        given = [at for at in range(self.journal.upgraded, len(entries))
                 if not entries[at].automatic and seat in (None, entries[at].seat)]
        if not given:
            raise IllegalAnswer("there is nothing to take back")
        at = given[-1]
        self.redoable += [entry for entry in reversed(entries[at:]) if not entry.automatic]
        del entries[at:]
        self._checkpoints = [(count, state) for count, state in self._checkpoints if count <= at]
        self.news = []
        self.runner = self._replay(at)

    def redo(self) -> list[Event]:
        """Give the answer again that was taken back last; the dice fall as before."""
        if not self.redoable:
            raise IllegalAnswer("there is nothing to do again")
        rest, entry = self.redoable[:-1], self.redoable[-1]
        news = self.play(entry.answer, entry.seat)
        self.redoable = rest
        return news

    def fork(self) -> Runner:
        """A runner at the same question that goes on by itself."""
        return self.runner.fork(forkable=True)

    def log(self, upto: int | None = None, since: int | None = None) -> list[tuple[int, Event]]:
        """Every event (up to a version, after a version) with the version that it led to, by replaying the journal."""
        out: list[tuple[int, Event]] = []
        first = self.oldest if since is None else min(max(since, self.oldest), self.version)
        for number, _, told in self.walk(first, forkable=False):
            if upto is not None and number > upto:
                break
            if since is None or number > since:
                out += [(number, event) for event in told]
            if number == upto:
                break
        return out

    def walk(self, start: int = 0, forkable: bool = True) -> Iterator[Moment]:
        """The game after `start` answers and after each further one, always with the components of that time.

        What led to the first moment is told only if nothing older can be looked at.
        """
        self._check_known(start)
        begun = self.journal.upgraded
        told: list[Event] = []
        past = self.past
        if past is not None and (start < begun or start == 0):
            for number, runner, told in past.walk(start, forkable):
                if number < begun:
                    yield number, runner, told
        if start > begun:
            runner = self._replay(start)
        else:
            state = self._new_state()
            if not self.journal.earlier:
                state.told = told
            elif past is None or start < begun or start == 0:
                told = [*told, Event("goes-on", (("count", begun),))]
            runner = Runner(self.game, state, forkable)
        yield max(start, begun), runner, told
        for number, entry in enumerate(self.journal.entries[max(start, begun):], max(start, begun) + 1):
            told = []
            runner.state.told = told
            decision = runner.decision_of(entry.seat)
            runner.play(decision, decision.read(entry.answer))
            yield number, runner, told

    def _new_state(self) -> State:
        """The beginning: of the game, or of its part under the present edition."""
        if self._beginning is not None:
            return self._beginning.copy()
        return self.game.setup(self.journal.options, self.players, Dice.of(self.seed, "game"))

    def _start(self) -> Runner:
        try:
            state = self._new_state()
            state.told = self.news
            return Runner(self.game, state)
        except Exception as error:
            raise RulesBug(f"the game broke at its beginning: {error!r}", self.journal.write()) from error

    def _replay(self, count: int) -> Runner:
        """The game after the first `count` answers."""
        kept = [(at, state) for at, state in self._checkpoints if at <= count]
        done, begin = kept[-1] if kept else (self.journal.upgraded, self._new_state())
        runner = Runner(self.game, begin.copy())
        for entry in self.journal.entries[done:count]:
            decision = runner.decision_of(entry.seat)
            runner.play(decision, decision.read(entry.answer))
        return runner

    @property
    def oldest(self) -> int:
        """The first number of answers that can be looked at: 0 unless components of an earlier edition are not known."""
        past = self.past
        return self.journal.upgraded if past is None else past.oldest

    @property
    def past(self) -> Table | None:
        """The game as the edition before left it; None if there is none, or if its components are not known."""
        if not self._past_known:
            self._past_known = True
            self._past = self._opened_past()
        return self._past

    @property
    def earlier_games(self) -> list[Game]:
        """The earlier editions that the game was played with, as far as they are known, the first one first."""
        past = self.past
        return [] if past is None else [*past.earlier_games, past.game]

    def _opened_past(self) -> Table | None:
        journal = self.journal
        if not journal.earlier:
            return None
        old = journal.earlier[-1]
        try:
            game = game_as_played(self.game, old.rules, old.edition, journal.contents)
            if game is None:
                return None
            past = Journal(journal.title, old.rules, self.players, self.seed, journal.options, old.edition)
            past.names, past.contents, past.earlier = dict(journal.names), journal.contents, journal.earlier[:-1]
            past.entries = journal.entries[:old.answers]
            past.snapshots = {at: plain for at, plain in self._begins.items() if at <= past.upgraded and past.earlier}
            return Table._resumed(game, past)
        except ConclaveError:  # what it says about its past does not fit: then that cannot be looked at
            return None

    def _check_known(self, count: int) -> None:
        """Refuse a number of answers that the game does not have, or that cannot be looked at any more."""
        if not self.oldest <= count <= self.version:
            raise IllegalAnswer(f"the game has answers {self.oldest} to {self.version}, so there is no answer "
                                f"{brief(count)}")

    def at(self, count: int) -> Table:
        """A table of the same game as it was after the first `count` answers."""
        self._check_known(count)
        past = self.past
        if past is not None and count < self.journal.upgraded:
            return past.at(count)
        twin = Table(self.game, self.players, self.seed, self.journal.options)
        twin.journal.names = dict(self.journal.names)
        twin.journal.earlier = self.journal.earlier
        twin.journal.contents = self.journal.contents
        twin._beginning, twin._begins = self._beginning, self._begins
        twin._past, twin._past_known = self._past, self._past_known
        twin.journal.entries = self.journal.entries[:count]
        twin._checkpoints = [(at, state) for at, state in self._checkpoints if at <= count]
        twin.runner = twin._replay(count)
        return twin

    def save(self, contents: bool = True) -> str:
        """The game as text (docs/save-format.md), as a rule with the components that it is played with."""
        return self._write("", contents)

    def _write(self, comment: str = "", contents: bool = True) -> str:
        journal, start = self.journal, self.runner.start
        journal.snapshots = dict(self._begins)
        if start is not None:
            journal.snapshots[self.version - len(self.runner.since)] = start.plain()
        known, own = journal.contents, self.game.content()
        journal.contents = {**known, **({self.game.edition: own} if own else {})} if contents else {}
        text = journal.write(comment)
        journal.contents = known
        return text

    @staticmethod
    def load(text: str, find: Callable[[str], Game], contents: Contents | None = None, as_played: bool = False) -> Table:
        """The game of a save. One of another edition goes on under the present one, from the step that it was in.

        With `as_played` it is opened under its own edition instead, to look at: OtherVersion if that is not known.
        Where `contents` is given, it alone says what the components of an edition are, whatever the save holds.
        """
        journal = Journal.read(text)
        game = find(journal.title)
        journal.options = game.settle_options(journal.options, journal.players)
        return Table._resumed(open_journal(journal, game, contents, as_played), journal)

    @staticmethod
    def _resumed(game: Game, journal: Journal) -> Table:
        """The table of a journal of this game's edition."""
        table = Table(game, journal.players, journal.seed, journal.options)
        table.journal = journal
        try:
            table._resume()
        except BadSave:
            raise
        except ConclaveError as error:
            raise BadSave(f"the answers of this save do not fit its game: {error}") from error
        return table

    def _resume(self) -> None:
        """Replay the journal, from the beginning of the game or of the present edition."""
        snapshots = self.journal.snapshots
        entries = self.journal.entries
        if any(at > len(entries) for at in snapshots):
            raise BadSave("a snapshot stands behind the last answer")
        self._checkpoints = []
        done = self.journal.upgraded
        if self.journal.earlier:
            if done not in snapshots:
                raise BadSave(f"the snapshot after answer {done}, where the present edition begins, is missing")
            self._beginning = self._restored(snapshots[done])
            self._begins = {old.answers: snapshots[old.answers] for old in self.journal.earlier if old.answers in snapshots}
        self.runner = Runner(self.game, self._new_state())
        self.journal.entries = entries[:done]
        for number, entry in enumerate(entries[done:], done + 1):
            try:
                decision = self.runner.decision_of(entry.seat)
                answer = decision.read(entry.answer)
            except IllegalAnswer as error:
                raise BadSave(f"answer {number} ('{brief(repr(entry))}') is not possible there: {error}") from None
            self.news = []
            self._enter(decision, answer, entry.automatic)

    def _restored(self, plain: Plain) -> State:
        """The state of a snapshot, tried out: the rules have to find a question in it, or an end."""
        try:
            state = self.game.restore(plain)
            _check_answerable(Runner(self.game, state.copy(), forkable=False))
        except BadSave:
            raise
        except Exception as error:
            raise BadSave(f"the snapshot of this save is no state of {self.game.title}: {error!r}") from error
        if state.seats != self.players:
            raise BadSave(f"the snapshot of this save is for {brief(state.seats)} players, not {self.players}")
        return state


def _check_answerable(runner: Runner) -> None:
    """RulesBug if something is asked to which there is no answer: that happens only in a state that cannot be."""
    for decision in runner.pending:
        if not decision.count():
            raise RulesBug(f"'{decision.prompt.key}' has no answer")


def _as_answer(decision: Decision, answer: object) -> Answer:
    """An answer given as text, as its number, or as it is; checked."""
    if isinstance(answer, str):
        return decision.read(answer)
    if isinstance(answer, int) and not isinstance(answer, bool):
        return decision.nth(answer)
    return decision.check(answer)
