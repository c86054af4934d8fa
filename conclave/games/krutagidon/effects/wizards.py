"""Who: wizards by the part that they play in an effect, and those whom an effect concerns (KR-TARGET)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import GroupAttack, bearer_of, calamity_of, remaining
from conclave.games.krutagidon.effects.scope import LEFT_OUT, NOBODY, READER, SELF, START, TARGET
from conclave.games.krutagidon.rules.questions import choose_seat
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.words import Words
from conclave.kit.effects import Found, Part, Scope, Selector

PICK_TARGET: Final = Prompt("ask-target", "KR-ATTACK-6")
PICK_WEAKEST: Final = Prompt("ask-target", "KR-TARGET-3")

Who: TypeAlias = Selector[Table]
Among: TypeAlias = Callable[[Table, Scope, list[int]], list[int]]


class Oneself(Selector[Table]):
    """The wizard who carries out the effect."""

    def __init__(self) -> None:
        self.role = SELF
        self.word = "who-self"

    def one(self, table: Table, scope: Scope) -> int:
        """The wizard."""
        return scope.roles[SELF]


class Wizard(Selector[Table]):
    """A wizard by role; whoever stays out of a mayhem plays none."""

    def __init__(self, role: int, name: str) -> None:
        self.role = role
        self.word = f"who-{name}"

    def seat(self, table: Table, scope: Scope) -> int:
        """Who plays the part, even who stays out."""
        return scope.roles[self.role]

    def one(self, table: Table, scope: Scope) -> int:
        """The wizard, or nobody."""
        seat = self.seat(table, scope)
        return NOBODY if seat == scope.roles[LEFT_OUT] else seat

    def find(self, table: Table, scope: Scope) -> list[int]:
        """The wizard, if there is one."""
        seat = self.one(table, scope)
        return [seat] if seat >= 0 else []


class BoundWizard(Wizard):
    """A wizard whom an earlier operation has bound."""

    def __init__(self, name: str) -> None:
        super().__init__(NOBODY, "bound")
        self.bound = name

    def seat(self, table: Table, scope: Scope) -> int:
        """The first one that was bound."""
        seats = scope.recall(self.bound)
        return seats[0] if seats else NOBODY


class Neighbour(Wizard):
    """The wizard beside the target; of a group attack on one wizard alone, that wizard."""

    def __init__(self, name: str, step: int) -> None:
        super().__init__(NOBODY, name)
        self.step = step

    def seat(self, table: Table, scope: Scope) -> int:
        """Clockwise is left; the part of who redirects an attack on all at once is the attacker's (KR-Q-43)."""
        return bearer_of(scope, self.beside(table, scope))

    def beside(self, table: Table, scope: Scope) -> int:
        """Who sits there."""
        target = scope.roles[TARGET]
        calamity = calamity_of(scope)
        if target < 0 or (isinstance(calamity, GroupAttack) and calamity.alone):
            return target
        return (target + self.step) % table.seats


class LeftOfTarget(Neighbour):
    """The next wizard clockwise from the target."""

    def __init__(self, fields: Fields) -> None:
        super().__init__("left-of-target", 1)


class RightOfTarget(Neighbour):
    """The wizard before the target, clockwise."""

    def __init__(self, fields: Fields) -> None:
        super().__init__("right-of-target", -1)


class ActiveWizard(Wizard):
    """The wizard whose turn it is."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(NOBODY, "active")

    def seat(self, table: Table, scope: Scope) -> int:
        """The active wizard."""
        return table.active


def reader_of(who: Who, table: Table, scope: Scope) -> int:
    """The wizard whose numbers are read: while an attack is redirected, the one who redirects it (KR-REDIRECT-5)."""
    if who.role == TARGET and scope.roles[READER] >= 0:
        return scope.roles[READER]
    return who.one(table, scope)


def redirector_of(who: Who, table: Table, scope: Scope) -> int:
    """Who has redirected the part of an attack that falls on the attacker instead of a neighbour; nobody as a rule."""
    if not isinstance(who, Neighbour):
        return NOBODY
    beside = who.beside(table, scope)
    return beside if bearer_of(scope, beside) != beside else NOBODY


class Group(Part[Table]):
    """A word after `targets:`: those whom `among` finds out of all who take part; with a `prompt`, one of them."""

    def __init__(self, among: Among, prompt: Prompt | None) -> None:
        self.among = among
        self.prompt = prompt


class Targets(Selector[Table]):
    """The wizards whom an effect concerns, picked or given."""

    def __init__(self, fields: Fields) -> None:
        self.group: Group | None = None
        if fields.text("targets", "").startswith("$"):
            self.bound = fields.bound("targets")
        else:
            group = fields.named("targets", "targets")
            assert isinstance(group, Group)
            self.group = group
            self.word = group.word
        limits = fields.numbers("life", ("min", "max")) if fields.blank or fields.has("life") else {}
        self.low = limits.get("min", 0)
        self.high = limits.get("max", 99)
        self.limited = bool(limits)

    def words_led(self, led: str) -> Words:
        """Whom; `led` is «target» where the sentence goes on with what they do, «other» where with somebody else."""
        if self.bound:
            return Words("targets-bound", (("led", led), ("end", self.bound)))
        if self.limited:
            return Words("targets-life", (("led", led), ("low", self.low), ("high", self.high)))
        return Words(self.word, (("led", led),))

    def find(self, table: Table, scope: Scope) -> list[int]:
        """All that it may concern, in order (KR-EFFECT-1)."""
        if self.group is None:
            return scope.recall(self.bound)
        out = scope.roles[LEFT_OUT]
        seats = [seat for seat in table.around(max(0, scope.roles[START])) if seat != out]
        found = self.group.among(table, scope, seats)
        if self.limited:
            found = [seat for seat in found if self.low <= table.life[seat] <= self.high]
        return found

    def choose(self, table: Table, scope: Scope) -> Found:
        """The wizards; whoever resolves the effect picks when one is to be chosen (KR-ATTACK-6, KR-TARGET-3)."""
        seats = self.find(table, scope)
        if seats and self.group is not None and self.group.prompt is not None:
            seat = yield from choose_seat(table, scope.roles[SELF], self.group.prompt, seats, scope.card)
            return [seat]
        return seats


def everybody(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """All wizards."""
    return seats


def foes(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """All other wizards."""
    return [seat for seat in seats if seat != scope.roles[SELF]]


def neighbours(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """The foes to the left and right; with two wizards, one foe once (KR-TARGET-7)."""
    me = scope.roles[SELF]
    near = [(me + 1) % table.seats, (me - 1) % table.seats]
    return [seat for seat in seats if seat in near]


def weakest_foes(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """The foes with the least life."""
    found = foes(table, scope, seats)
    lowest = min([table.life[seat] for seat in found], default=0)
    return [seat for seat in found if table.life[seat] == lowest]


def weaker_foes(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """All foes with less life than the wizard who carries out the effect."""
    me = scope.roles[SELF]
    return [seat for seat in seats if seat != me and table.life[seat] < table.life[me]]


def strongest(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """All wizards with the most life."""
    highest = max([table.life[seat] for seat in seats])
    return [seat for seat in seats if table.life[seat] == highest]


def foes_with_tokens(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """The foes who have a dead-wizard token, for a wizard who has one too."""
    me = scope.roles[SELF]
    return [seat for seat in seats if seat != me and table.tokens[seat]] if table.tokens[me] else []


def not_avoided(table: Table, scope: Scope, seats: list[int]) -> list[int]:
    """All whom the attack hits who did not avoid it."""
    return remaining(scope)
