"""What happened, to whom it is known, and the layers that a happening passes through.

Rules tell events as things happen; the log, the animations and the statistics are made of them. An event has a public
part that everybody may know and, if need be, a part for some seats only.

A *happening* that can be stopped, changed or answered is resolved by `occur`, layer by layer, in the order that the
rulebooks agree on: it cannot happen; it is replaced or prevented (the affected player orders what applies, each at most
once); the window for traps and reactions, seat after seat; it happens; what follows from it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from mypy_extensions import mypyc_attr

from conclave.kernel.decision import Ask, Choose, Option, Prompt, Reply
from conclave.kernel.question import Matter as Matter
from conclave.kernel.words import Value, Words

Step = Generator[Ask, Reply, None]
Args = tuple[tuple[str, Value], ...]


class Event:
    """Something that happened.

    `key` names its kind and its sentence, `args` is what everybody may know. The seats in `known_to` know `secret` as
    well, and read the sentence `<key>-known` instead. `cause` is the thing on the table behind it, `rule` the rule.
    `reveals` tells that something hidden became known to somebody, so that it cannot be taken back for free. `amount` is
    how much it was, for the film (film.py), where the sentence does not say it; everybody may know it.
    """

    __slots__ = ("amount", "args", "cause", "key", "known_to", "reveals", "rule", "secret")

    def __init__(self, key: str, args: Args = (), cause: str = "", rule: str = "", reveals: bool = False,
                 secret: Args = (), known_to: tuple[int, ...] = (), amount: int = 0) -> None:
        self.key = key
        self.args = args
        self.cause = cause
        self.rule = rule
        self.reveals = reveals
        self.secret = secret
        self.known_to = known_to
        self.amount = amount

    def words_for(self, seat: int | None) -> Words:
        """The sentence that this seat may read; None is a spectator."""
        if self.secret and seat is not None and seat in self.known_to:
            return Words(self.key + "-known", self.args + self.secret)
        return Words(self.key, self.args)

    def __repr__(self) -> str:
        return f"<{self.words_for(None)!r}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Matter):
    """Something that is about to happen and may yet be stopped, changed or answered. Subclass it per kind of event.

    The layers are asked in order by `occur`. A subclass overrides those that its rulebook has.
    """

    cancelled: bool
    used: list[Option]

    def __init__(self, within: Matter | None = None) -> None:
        self.within = within  # here instead of there: happenings are made often
        self.cancelled = False
        self.used = []

    def impossible(self) -> bool:
        """Layer 1: whether this cannot happen at all."""
        return False

    def affected(self) -> int:
        """The seat that orders replacements."""
        return 0

    def replacements(self) -> Sequence[Option]:
        """Layer 2: what may replace or prevent it now, as options of the affected seat. Asked again after each one."""
        return ()

    def replace(self, option: Option) -> Step:
        """Apply one replacement; it may set `cancelled`."""
        raise NotImplementedError

    def window(self) -> Step:
        """Layer 3: ask those who could react, in turn order, and resolve what they do; may set `cancelled`."""
        yield from ()

    def happen(self) -> Step:
        """Layer 4: it happens."""
        raise NotImplementedError

    def aftermath(self) -> Step:
        """Layer 5: what follows from it."""
        yield from ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Occurrence(Matter):
    """Something that has happened and waits to be answered: the event, whom it is about, who did it, and how much.

    States hold what is due, so that two occurrences are equal if they say the same.
    """

    def __init__(self, event: str, who: int, by: int = -1, amount: int = 0, within: Matter | None = None) -> None:
        self.within = within
        self.event = event
        self.who = who
        self.by = by
        self.amount = amount

    def __repr__(self) -> str:
        return f"<{self.event} of {self.who} by {self.by}: {self.amount}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


def occur(happening: Happening, order: Prompt) -> Step:
    """Take a happening through all layers. `order` is the prompt by which an affected player picks a replacement."""
    if happening.impossible():
        return
    yield from _replacements(happening, order)
    if not happening.cancelled:
        yield from happening.window()
    if not happening.cancelled:
        yield from happening.happen()
        yield from happening.aftermath()


def occur_together(happenings: Sequence[Happening], order: Prompt) -> Step:
    """Take several happenings through the layers side by side: all is decided about all of them before any happens.

    So each of those whom one attack hits decides about a defence before anybody suffers; the windows open, and what
    happens then happens, in the order given.
    """
    possible = [happening for happening in happenings if not happening.impossible()]
    for happening in possible:
        yield from _replacements(happening, order)
    for happening in possible:
        if not happening.cancelled:
            yield from happening.window()
    for happening in possible:
        if not happening.cancelled:
            yield from happening.happen()
    for happening in possible:
        if not happening.cancelled:
            yield from happening.aftermath()


def _replacements(happening: Happening, order: Prompt) -> Step:
    while not happening.cancelled:
        open_ones = [option for option in happening.replacements() if option not in happening.used]
        if not open_ones:
            return
        option = open_ones[0]
        if len(open_ones) > 1:
            answer = yield Choose(happening.affected(), order, open_ones)
            assert isinstance(answer, Option)
            option = answer
        happening.used.append(option)
        yield from happening.replace(option)
