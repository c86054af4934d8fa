"""A game being played: answers in, events out, with undo, settings for reaction windows, saving and loading."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from conclave.kernel.decision import Answer, Decision
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadSave, ConclaveError, IllegalAnswer, OtherVersion, RulesBug
from conclave.kernel.events import Event
from conclave.kernel.game import Game, Outcome, Plain, Refusal, Runner, State, check_seat
from conclave.kernel.journal import Entry, Journal

ALWAYS, MATTERS, NEVER = "always", "matters", "never"
ASKING = (ALWAYS, MATTERS, NEVER)
SNAPSHOT_EVERY = 40


class Table:
    """A game with its journal.

    Answer the open `decision` with `play`, as text (`"place hawk"`), as the number of an option, or as an answer object.
    `news` holds the events of the last answer; `log` replays them all.
    """

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        settled = game.settle_options(options or {}, players)
        self.game = game
        self.journal = Journal(game.title, game.rules_version, players, seed, settled)
        self.news: list[Event] = []
        self.redoable: list[Entry] = []
        self.asking: list[dict[str, str]] = [{} for _ in range(players)]
        self._checkpoints: list[tuple[int, State]] = []
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

    def play(self, answer: str | int | Answer, seat: int | None = None) -> list[Event]:
        """Answer the open question (to this seat, if several are open) and return what happened."""
        decision = self.decision if seat is None else self._asked(seat)
        checked = _as_answer(decision, answer)
        self.redoable = []
        self.news = []
        self._enter(decision, checked, automatic=False)
        self._pass_windows()
        return self.news

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
        except Exception as error:
            journal = self.save()
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

    def _pass_windows(self) -> None:
        """Decline for those who do not want to be asked; each such answer stands in the journal as automatic."""
        while True:
            for decision in self.runner.pending:
                if decision.decline is not None:
                    when = self.asking[decision.seat].get(decision.prompt.window, ALWAYS)
                    if when == NEVER or (when == MATTERS and not decision.matters):
                        self._enter(decision, decision.decline, automatic=True)
                        break
            else:
                return

    def undo_grade(self, seat: int) -> str:
        """What taking back a seat's last answer needs: `free`, `consent`, or `nothing` if there is none."""
        entries = [entry for entry in self.journal.entries if not entry.automatic]
        if not any(entry.seat == seat for entry in entries):
            return "nothing"
        last = entries[-1]
        return "free" if last.seat == seat and not last.sticky else "consent"

    def undo(self) -> None:
        """Take back the last answer that a player gave, and what was passed automatically after it."""
        entries = self.journal.entries
        if not any(not entry.automatic for entry in entries):
            raise IllegalAnswer("there is nothing to take back")
        while entries[-1].automatic:
            entries.pop()
        self.redoable.append(entries.pop())
        self._checkpoints = [(count, state) for count, state in self._checkpoints if count <= len(entries)]
        self.news = []
        self.runner = self._replay(len(entries))

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

    def log(self, upto: int | None = None) -> list[tuple[int, Event]]:
        """Every event so far with the number of answers before it, by replaying the journal."""
        out: list[tuple[int, Event]] = []
        told: list[Event] = []
        state = self._new_state()
        state.told = told
        runner = Runner(self.game, state, forkable=False)
        out += [(0, event) for event in told]
        for number, entry in enumerate(self.journal.entries[:upto], 1):
            told = []
            runner.state.told = told
            decision = runner.decision_of(entry.seat)
            runner.play(decision, decision.read(entry.answer))
            out += [(number, event) for event in told]
        return out

    def _new_state(self) -> State:
        return self.game.setup(self.journal.options, self.players, Dice.of(self.seed, "game"))

    def _start(self) -> Runner:
        state = self._new_state()
        state.told = self.news
        return Runner(self.game, state)

    def _replay(self, count: int) -> Runner:
        """The game after the first `count` answers."""
        done, runner = 0, None
        for at, state in self._checkpoints:
            if at <= count:
                done, runner = at, Runner(self.game, state.copy())
        if runner is None:
            runner = Runner(self.game, self._new_state())
        for entry in self.journal.entries[done:count]:
            decision = runner.decision_of(entry.seat)
            runner.play(decision, decision.read(entry.answer))
        return runner

    def at(self, count: int) -> Table:
        """A table of the same game as it was after the first `count` answers."""
        if not 0 <= count <= self.version:
            raise IllegalAnswer(f"the game has {self.version} answers, so there is no answer {count}")
        twin = Table(self.game, self.players, self.seed, self.journal.options)
        twin.journal.names = dict(self.journal.names)
        twin.journal.entries = self.journal.entries[:count]
        twin._checkpoints = [(at, state) for at, state in self._checkpoints if at <= count]
        twin.runner = twin._replay(count)
        return twin

    def save(self) -> str:
        """The game as text (docs/save-format.md)."""
        self.journal.snapshots = {count: state.plain() for count, state in self._checkpoints[-1:]}
        return self.journal.write()

    @staticmethod
    def load(text: str, find: Callable[[str], Game], upgrade: bool = False) -> Table:
        """The game of a save. `upgrade` continues a save of other rules from its last snapshot."""
        journal = Journal.read(text)
        game = find(journal.title)
        if journal.rules != game.rules_version and not upgrade:
            raise OtherVersion(f"this save was made under rules {journal.rules} of {journal.title}; this program has "
                               f"rules {game.rules_version}. Load it with `upgrade` to go on from its last snapshot")
        table = Table(game, journal.players, journal.seed, journal.options)
        table.journal = journal
        try:
            table._resume(upgrade and journal.rules != game.rules_version)
        except BadSave:
            raise
        except ConclaveError as error:
            raise BadSave(f"the answers of this save do not fit its game: {error}") from None
        return table

    def _resume(self, upgrade: bool) -> None:
        """Replay the journal, from the beginning or (under new rules) from the last snapshot."""
        snapshots = self.journal.snapshots
        entries = self.journal.entries
        if any(at > len(entries) for at in snapshots):
            raise BadSave("a snapshot stands behind the last answer")
        self._checkpoints = []
        done = 0
        if upgrade:
            if not snapshots:
                raise OtherVersion("this save has no snapshot to go on from")
            done = max(snapshots)
            state = self.game.restore(snapshots[done])
            self._checkpoints.append((done, state.copy()))
            self.runner = Runner(self.game, state)
            self.journal.rules = self.game.rules_version
        else:
            self.runner = Runner(self.game, self._new_state())
        rest = entries[done:]
        self.journal.entries = entries[:done]
        for number, entry in enumerate(rest, done + 1):
            try:
                decision = self.runner.decision_of(entry.seat)
                answer = decision.read(entry.answer)
            except IllegalAnswer as error:
                raise BadSave(f"answer {number} ('{entry!r}') is not possible there: {error}") from None
            self._enter(decision, answer, entry.automatic)


def _as_answer(decision: Decision, answer: str | int | Answer) -> Answer:
    """An answer given as text, as the number of an option, or as it is; checked."""
    if isinstance(answer, str):
        return decision.read(answer)
    if isinstance(answer, int):
        for number, option in enumerate(decision.answers()):
            if number == answer:
                return option
        raise IllegalAnswer(f"there is no answer {answer}; there are {decision.count()}")
    return decision.check(answer)
