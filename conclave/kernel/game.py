"""The contract between a title and everything else, and the Runner that drives a game by it.

A title is one subclass of `Game` and one of `State`. Its rules are *steps*: short generators that yield a decision and
receive the answer. Between steps the state is whole and plain; which step comes next stands in the state's agenda. Two
laws keep this honest: whatever lasts beyond a step is in the state, never in a Python frame; and randomness comes only
from the state's own dice. `Runner.fork()` relies on both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from conclave.kernel.decision import Answer, Ask, Decision, Reply, Together
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadOption, IllegalAnswer, NotYourTurn, RulesBug, brief
from conclave.kernel.events import Step
from conclave.kernel.film import UNFILMED, Film
from conclave.kernel.outcome import SOMEBODY
from conclave.kernel.outcome import Outcome as Outcome
from conclave.kernel.outlook import NO_OUTLOOK, Outlook
from conclave.kernel.state import Plain as Plain
from conclave.kernel.state import State as State
from conclave.kernel.words import Words


class GameOption:
    """A switch of a title that is set before the game: its values, the first one for so many players being the default.

    `players` says of values that are not for every number of players how many they are for.
    """

    __slots__ = ("name", "players", "values")

    def __init__(self, name: str, values: tuple[str, ...], players: Mapping[str, tuple[int, ...]] | None = None) -> None:
        self.name = name
        self.values = values
        self.players: Mapping[str, tuple[int, ...]] = players or {}

    def default(self, seats: int) -> str:
        """The value that an option has with so many players unless another one is chosen."""
        for value in self.values:
            if self.allows(value, seats):
                return value
        raise BadOption(f"{self.name} has no value for {brief(seats)} players")

    def allows(self, value: str, seats: int) -> bool:
        """Whether a value is for so many players."""
        allowed = self.players.get(value)
        return allowed is None or seats in allowed


class Refusal:
    """Why a thing on the table cannot be used now."""

    __slots__ = ("reason", "thing", "what")

    def __init__(self, thing: str, what: Words, reason: Words) -> None:
        self.thing = thing
        self.what = what
        self.reason = reason


class CardFace:
    """A component as people read it: its name, what it costs and is worth, and what it does, line by line.

    `lines` are generated from the operations that the rules execute.
    """

    __slots__ = ("cost", "kind", "lines", "name", "origin", "points", "rules", "tags", "words")

    def __init__(self, name: str, words: Words, kind: str, tags: tuple[str, ...], cost: Words | None,
                 points: Words | None, lines: tuple[Words, ...], rules: tuple[str, ...], origin: str) -> None:
        self.name = name
        self.words = words
        self.kind = kind
        self.tags = tags
        self.cost = cost
        self.points = points
        self.lines = lines
        self.rules = rules
        self.origin = origin


NO_ASKING: Final[Mapping[str, str]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title. Subclasses fill in the rules; `check_game` in `check.py` tests that they keep the contract."""

    title: str = ""
    rules_version: str = "1"
    edition: str = ""  # identifies rules and content together; empty for a title without content files
    players: tuple[int, ...] = ()
    options: tuple[GameOption, ...] = ()
    windows: tuple[str, ...] = ()  # the kinds of reaction windows, for the players' settings
    usual_asking: Mapping[str, str] = NO_ASKING  # "matters" or "never" for kinds that are not "always" asked by default
    victory: str = SOMEBODY  # who can win: SOMEBODY, PERHAPS or TOGETHER (outcome.py)
    film: Film = UNFILMED  # how its events are shown in the strip that tells what others did
    text_folder: str = ""

    @property
    def usual_players(self) -> int:
        """How many play where nobody says it: two if that is possible, else as few as can."""
        return 2 if 2 in self.players else min(self.players)

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        """A new game at its beginning, before the first step."""
        raise NotImplementedError

    def next_step(self, state: State) -> Step | None:
        """Take the next step off the agenda and start it; None when the game is over."""
        raise NotImplementedError

    def content(self) -> str:
        """The content of this edition as one line of text, for saves: `as_played` reads it."""
        return ""

    def as_played(self, edition: str, content: str = "") -> Game | None:
        """These rules with the components of another edition, given its content; None if the edition is not known."""
        return self if edition == self.edition else None

    def view(self, state: State, seat: int | None) -> Plain:
        """What a seat may know, as JSON data; None is a spectator. The one place that decides about secrets."""
        raise NotImplementedError

    def views(self, state: State, seats: Sequence[int | None]) -> list[Plain]:
        """What each of these seats may know. A title may put together once what all of them see."""
        return [self.view(state, seat) for seat in seats]

    def redeal(self, state: State, now: State, seat: int | None, dice: Dice) -> None:
        """Resample, in place, whatever this seat cannot know, except what it knows by `now`.

        `now` is the same game later in the same step, or `state` itself. The result depends only on what the seat may
        know and on the dice given, and the state's own dice are left alone.
        """
        raise NotImplementedError

    def same_light(self, state: State, twin: State, seat: int | None) -> bool:
        """Whether the same came to light for a seat in this step and in one that was imagined in its place.

        What a seat sees and is asked is compared already. A title overrides this if a redeal of its state depends on more
        than that: on which of several equal pieces it was, say.
        """
        return True

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why; None while the game goes on."""
        raise NotImplementedError

    def restore(self, plain: Plain) -> State:
        """The state that `State.plain` described."""
        raise NotImplementedError

    def write_position(self, state: State) -> str:
        """What lies on the table, as one line of text (notation.py)."""
        raise NotImplementedError

    def read_position(self, line: str) -> State:
        """The state that a line of text describes; BadNotation if it describes none."""
        raise NotImplementedError

    def judge(self, state: State, seat: int) -> float:
        """How good the state is for a seat: an estimate of its chance to win, from 0 to 1."""
        raise NotImplementedError

    def shortlist(self, state: State, decision: Decision) -> Sequence[Answer]:
        """Answers that are worth a look before all others, the best first; none where the title has no opinion.

        Bots look at these first, and draw from them what others seal. The state is one that a bot imagines.
        """
        return ()

    def progress(self, state: State) -> int:
        """Which round it is, for statistics and for who wants to be left in peace until it ends."""
        return 0

    def why_not(self, state: State, decision: Decision) -> Sequence[Refusal]:
        """Why each thing that the seat might want to use now cannot be used."""
        return ()

    def outlook(self, state: State, decision: Decision) -> Outlook:
        """What the answers cost and bring, and what threatens, as far as the seat that is asked may know."""
        return NO_OUTLOOK

    def count_pieces(self, state: State) -> Mapping[str, int]:
        """How often each piece is somewhere: what `check_game` compares to see that nothing is created or lost."""
        raise NotImplementedError

    def messages(self, lang: str) -> Mapping[str, str]:
        """Messages that stand in the content instead of a Fluent file: the names of components, by key."""
        return {}

    def cards(self) -> Sequence[CardFace]:
        """Every component of the box, for galleries and look-ups."""
        return ()

    def vocabulary(self) -> Sequence[str]:
        """The notes of every single pick that a decision of this title can offer (see picks.py)."""
        raise NotImplementedError

    def settle_options(self, chosen: Mapping[str, str], seats: int) -> dict[str, str]:
        """All options with their values, defaults filled in; BadOption for what does not exist."""
        if seats not in self.players:
            counts = ", ".join([str(count) for count in self.players])
            raise BadOption(f"{self.title} is for {counts} players, not {brief(seats)}")
        settled: dict[str, str] = {}
        for option in self.options:
            value = chosen[option.name] if option.name in chosen else option.default(seats)
            if value not in option.values:
                raise BadOption(f"{option.name}={brief(value)}: choose one of {', '.join(option.values)}")
            if not option.allows(value, seats):
                counts = ", ".join([str(count) for count in option.players[value]])
                raise BadOption(f"{option.name}={value} is for {counts} players, not {seats}")
            settled[option.name] = value
        for name in chosen:
            if name not in settled:
                known = ", ".join(sorted(settled)) or "none"
                raise BadOption(f"{self.title} has no option '{brief(name)}' (it has: {known})")
        return settled


WHOLE: Final = Together(())  # what a course yields between two steps, when the state is whole
OVER: Final = Together(())   # and what it yields in the end
GO_ON: Final[Reply] = ()


def course(game: Game, state: State) -> Step:
    """A whole game as one generator: what its steps ask, WHOLE between them, and OVER."""
    step = game.next_step(state)
    while step is not None:
        yield from step
        yield WHOLE
        step = game.next_step(state)
    yield OVER
    raise RulesBug("a game that is over was asked to go on")


class Runner:
    """Drives a game: shows what is asked, takes answers, and forks.

    `pending` holds the open questions: none when the game is over, several only while seats decide together. A runner
    made with `forkable=False` skips the copy at each step's start, for playouts that nobody will branch. `steps` counts
    the steps that have begun, so that one can tell whether an answer ended a step.
    """

    __slots__ = ("_asks", "_course", "_sealed", "_twist", "forkable", "game", "pending", "since", "start", "state", "steps")

    def __init__(self, game: Game, state: State, forkable: bool = True) -> None:
        self.game = game
        self.state = state
        self.forkable = forkable
        self.steps = 1
        self.pending: list[Decision] = []
        self.start: State | None = None
        self.since: list[tuple[Decision, Answer]] = []
        self._asks: tuple[Decision, ...] = ()
        self._sealed: dict[int, Answer] = {}
        self._twist: Twist | None = None
        if forkable:
            self._keep_start()
        self._course = course(game, state)
        self._hear(next(self._course))

    def _keep_start(self) -> None:
        """Remember the state as it is at the beginning of a step."""
        self.start = self.state.copy()
        self.since = []
        self._twist = None

    def _hear(self, ask: Ask) -> None:
        """Take up what the course of the game asks now."""
        while ask is WHOLE:
            self.steps += 1
            if self.forkable:
                self._keep_start()
            ask = self._course.send(GO_ON)
        if isinstance(ask, Together):
            self._asks = ask.asks
            self._sealed = {}
            self.pending = list(ask.asks)
        else:
            self.pending = [ask]

    @property
    def sealed(self) -> int:
        """How many of those who decide together have answered already."""
        return len(self._sealed) if self._asks else 0

    def decision_of(self, seat: int) -> Decision:
        """The open question to this seat."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        if not self.pending:
            raise NotYourTurn("the game is over")
        asked = ", ".join([str(decision.seat) for decision in self.pending])
        raise NotYourTurn(f"seat {brief(seat)} is not asked anything now; waiting for seat {asked}")

    def answer(self, seat: int, answer: Answer) -> None:
        """Answer the open question to a seat, checked."""
        decision = self.decision_of(seat)
        self.play(decision, decision.check(answer))

    def play(self, decision: Decision, answer: Answer) -> None:
        """Answer an open question with an answer that is known to be legal."""
        if self.forkable:
            self.since.append((decision, answer))
        if self._asks:
            self._sealed[decision.seat] = answer
            self.pending = [other for other in self.pending if other is not decision]
            if self.pending:
                return
            answers = tuple([self._sealed[ask.seat] for ask in self._asks])
            self._asks = ()
            self._hear(self._course.send(answers))
        else:
            self._hear(self._course.send(answer))

    def guess(self, decision: Decision, dice: Dice) -> Answer:
        """An answer of somebody whose thoughts nobody knows: one of the title's shortlist, else any."""
        likely = self.game.shortlist(self.state, decision)
        return likely[dice.below(len(likely))] if likely else decision.sample(dice)

    def play_out(self, dice: Dice, most: int = 1_000_000) -> int:
        """Answer at random until the game is over, or until so many decisions; returns how many there were."""
        made = 0
        while self.pending and made < most:
            decision = self.pending[0]
            self.play(decision, decision.sample(dice))
            made += 1
        return made

    def fork(self, forkable: bool = False) -> Runner:
        """A twin at the same question, also in the middle of a step; the two then go on separately."""
        if self.start is None:
            raise RuntimeError("this runner was made with forkable=False")
        twin = Runner(self.game, self.start.copy(), forkable)
        twist = self._twist
        for at, (asked, answer) in enumerate(self.since):
            if twist is not None and at == twist.after:
                twin._twist_hidden(twist)
            twin.play(twin.decision_of(asked.seat), answer)
        if twist is not None and len(self.since) == twist.after:
            twin._twist_hidden(twist)
        return twin

    def imagine(self, seat: int | None, dice: Dice, forkable: bool = False) -> Runner:
        """A twin at the same question in which all that the seat cannot know is resampled."""
        if self.start is None:
            raise RuntimeError("this runner was made with forkable=False")
        start = self.start.copy()
        self.game.redeal(start, self.state, seat, dice)
        rolled = self.state.dice.counter != self.start.dice.counter
        fresh = Dice(dice.bits(), 0)
        key = dice.bits()
        if rolled:
            again = start.copy()
            again.dice = start.dice
        start.dice = fresh
        twin = self._imagined(start, seat, dice.copy(), forkable)
        if twin is not None and (not rolled or self._same_to(twin, seat)):
            return twin
        if not rolled:
            raise RulesBug("a redeal does not lead to the same question")
        # The seat has seen what the dice did in this step: they fall the same, and what they hid is resampled after.
        twin = self._imagined(again, seat, dice, forkable)
        if twin is None:
            raise RulesBug("a redeal does not lead to the same question")
        twin._twist_hidden(Twist(len(self.since), seat, key))
        return twin

    def _imagined(self, start: State, seat: int | None, dice: Dice, forkable: bool) -> Runner | None:
        """Replay this step's answers from another start; what others keep secret is drawn anew. None if they don't fit."""
        twin = Runner(self.game, start, forkable)
        opened = len(self.since) - self.sealed
        try:
            for at, (asked, answer) in enumerate(self.since):
                decision = twin.decision_of(asked.seat)
                if decision.prompt is not asked.prompt:
                    return None
                if asked.seat != seat and (at >= opened or asked.prompt.secret):
                    twin.play(decision, twin.guess(decision, dice))
                else:
                    twin.play(decision, decision.read(asked.write(answer)))
        except IllegalAnswer:
            return None
        return twin

    def _same_to(self, twin: Runner, seat: int | None) -> bool:
        """Whether a seat sees and is asked the same in a twin."""
        mine = [(ask.prompt.key, ask.words, ask.count()) for ask in self.pending if ask.seat == seat]
        theirs = [(ask.prompt.key, ask.words, ask.count()) for ask in twin.pending if ask.seat == seat]
        if [ask.seat for ask in self.pending] != [ask.seat for ask in twin.pending]:
            return False
        return (mine == theirs and self.game.view(self.state, seat) == self.game.view(twin.state, seat)
                and self.game.same_light(self.state, twin.state, seat))

    def _twist_hidden(self, twist: Twist) -> None:
        """Resample what a seat cannot know, in the middle of a step."""
        self._twist = twist
        dice = Dice(twist.key, 0)
        self.game.redeal(self.state, self.state, twist.seat, dice)
        self.state.dice = Dice(dice.bits(), 0)


class Twist:
    """Hidden things were resampled for a seat after so many answers of a step; a fork has to do the same."""

    __slots__ = ("after", "key", "seat")

    def __init__(self, after: int, seat: int | None, key: int) -> None:
        self.after = after
        self.seat = seat
        self.key = key


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < seats:
        raise IllegalAnswer(f"there is no seat {brief(seat)}; the seats are 0 to {seats - 1}")
