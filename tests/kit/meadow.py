"""A small language for the tests of the kit: gardeners who plant, pick and are paid."""

from __future__ import annotations

from conclave.kernel.content import read_text
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.events import Occurrence, Step
from conclave.kernel.game import State
from conclave.kernel.words import Words
from conclave.kit import flow
from conclave.kit.effects import NOBODY, SELF, Op, Rule, Scope, Selector, run
from conclave.kit.language import Fields, Language, Word, verb
from conclave.kit.stops import FullStops, Picked, Response

WHICH = Prompt("ask-which", "ME-1")
NUMBERS = [Option(f"option {at}", Words("option")) for at in range(4)]


class Meadow(State):
    """Flowers by seat, and what has happened."""

    __slots__ = ("due", "flowers", "log")

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.agenda = []
        self.dice = Dice(1, 0)
        self.told = None
        self.flowers = [0] * seats
        self.due: list[Occurrence] = []
        self.log: list[str] = []


class Neighbour(Selector[Meadow]):
    """The next seat."""

    def __init__(self, fields: Fields[Meadow]) -> None:
        pass

    def find(self, state: Meadow, scope: Scope) -> list[int]:
        return [(scope.roles[SELF] + 1) % state.seats]


class Side(Selector[Meadow]):
    """One side of the meadow."""

    def __init__(self, name: str) -> None:
        self.name = name


class Promise(Op[Meadow]):
    """Promise something."""

    def __init__(self, fields: Fields[Meadow]) -> None:
        self.ops = fields.ops("do", needed=True)
        fields.promises.append(Rule(fields.one_of("event", fields.language.events)))

    def apply(self, state: Meadow, scope: Scope) -> None:
        state.log.append("promised")


class Note(Op[Meadow]):
    """Remember something by a name."""

    def __init__(self, fields: Fields[Meadow]) -> None:
        self.name = fields.bind("as")

    def apply(self, state: Meadow, scope: Scope) -> None:
        scope.bind(self.name, [1])


class Recall(Op[Meadow]):
    """Look at what was remembered."""

    def __init__(self, fields: Fields[Meadow]) -> None:
        self.name = fields.bound("what")

    def apply(self, state: Meadow, scope: Scope) -> None:
        state.log.append(f"recalled {scope.recall(self.name)}")


class Walk(Op[Meadow]):
    """Go to a side."""

    def __init__(self, fields: Fields[Meadow]) -> None:
        self.side = fields.named("side", "to")
        self.how = fields.mapping("how", needed=True)
        self.how.flag("fast")
        self.how.close()

    def apply(self, state: Meadow, scope: Scope) -> None:
        state.log.append(self.side.word)


class Either(flow.ChooseOne[Meadow]):
    """Either this or that."""

    def pick(self, state: Meadow, scope: Scope, offers: list[int]) -> flow.AskedNumber:
        answer = yield Choose(scope.roles[SELF], WHICH, [NUMBERS[at] for at in offers])
        assert isinstance(answer, Option)
        return NUMBERS.index(answer)


def plant(state: Meadow, scope: Scope, who: int, n: int) -> None:
    """Plant flowers."""
    state.flowers[who] += n


def pluck(state: Meadow, scope: Scope, who: int, n: int) -> None:
    """Pick flowers."""
    state.flowers[who] -= n
    state.due.append(Occurrence("picked", who, scope.roles[SELF], n))


def has_flowers(state: Meadow, scope: Scope, who: int, n: int) -> bool:
    """Whether there are enough."""
    return state.flowers[who] >= n


class Guests(Language[Meadow]):
    """A language in which the guest who is away plays no role."""

    def role(self, number: int) -> Selector[Meadow]:
        return Present(number)


class Present(Selector[Meadow]):
    """Whoever plays a role, but never seat 2."""

    def __init__(self, number: int) -> None:
        self.role = number

    def one(self, state: Meadow, scope: Scope) -> int:
        return NOBODY if scope.roles[self.role] == 2 else scope.roles[self.role]


WORDS = [verb("plant", plant), verb("pluck", pluck, can=has_flowers), Word("op", "promise", Promise),
         Word("op", "note", Note), Word("op", "recall", Recall), Word("op", "walk", Walk), Word("op", "either", Either),
         Word("op", "dig", Note, "night"),
         Word("op", "if", flow.If), Word("who", "neighbour", Neighbour),
         Word("side", "north", lambda fields: Side("north")), Word("side", "south", lambda fields: Side("south"))]
LANGUAGE: Language[Meadow] = Language((), ("picked",), WORDS)
GUESTS = Guests((), ("picked",), WORDS)


def card(text: str, language: Language[Meadow] = LANGUAGE) -> Fields[Meadow]:
    """One component out of a line of YAML."""
    return language.read(read_text(f"- {{{text}}}", "meadow.yaml")[0])


def effect(text: str, language: Language[Meadow] = LANGUAGE) -> list[Op[Meadow]]:
    """One effect out of a line of YAML."""
    return card(f"do: [{text}]", language).effect("do")


class Bees(FullStops[Meadow]):
    """A bee answers every picking beside it, as long as there are flowers."""

    def __init__(self, ops: list[Op[Meadow]]) -> None:
        self.ops = ops

    def due(self, state: Meadow) -> list[Occurrence]:
        return state.due

    def order(self, state: Meadow) -> list[int]:
        return state.around(0)

    def responses(self, state: Meadow, happened: list[Occurrence], owner: int) -> list[Response[Meadow]]:
        return [Response(owner, f"bee of {owner}", LANGUAGE.scope(owner, 0, one), [self.ops])
                for one in happened if one.who == owner]

    def stands(self, state: Meadow, response: Response[Meadow]) -> bool:
        return state.flowers[response.owner] > 0

    def next_of(self, state: Meadow, owner: int, group: list[Response[Meadow]]) -> Picked[Meadow]:
        state.log.append(f"{len(group)} left")
        yield from ()
        return group[-1]

    def answer(self, state: Meadow, response: Response[Meadow]) -> Step:
        state.log.append(response.name)
        yield from run(state, response.scope, self.ops)
