"""What the words of the language are worth to a bot, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from conclave.games.krutagidon.effects.attacks import Attack
from conclave.games.krutagidon.effects.cards import CardsOp, Discard, Put
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.numbers import Counted
from conclave.games.krutagidon.effects.other_cards import Gain
from conclave.games.krutagidon.effects.power_and_life import Damage, Draw, Power
from conclave.games.krutagidon.effects.scope import ATTACKER, SELF
from conclave.games.krutagidon.effects.steering import ChooseOne, Each
from conclave.games.krutagidon.effects.wizards import Among, Group, Targets
from conclave.games.krutagidon.state import zones
from conclave.games.krutagidon.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kit.effects import Condition, Number, Op, Part, Scope
from conclave.kit.flow import If
from conclave.kit.judging import registered
from conclave.kit.language import Language, Verb, Word

POWER: Final = 0.34        # points that a power buys
HELD_CARD: Final = 0.41    # a card drawn in a foe's turn
HURT: Final = 0.12         # a damage to a foe; some of it is avoided
HEAL: Final = 0.08
THIN: Final = 0.5          # a chance to destroy a useless card of one's own
LIMP: Final = 0.9          # a limp wand for a foe
DISCARD: Final = 0.35      # a card that a foe has to discard, as a rule the worst
RECALL: Final = 1.1        # a card picked out of the discard pile, in draws
GIVEN: Final = 0.7         # a card of one's own that has to be discarded, in draws
GIVEN_ALL: Final = 3.0     # and a whole hand
NEW_CARD: Final = 1.3      # a card off the main deck
BACK: Final = 0.15         # what a defence does besides, as a rule: the attack is sent back, or answered
MULTIPLIED: Final = 4.5    # power that a doubled turn brings
TYPICAL: Final = 2         # what a counted number comes to, as a rule
TOKENS: Final = 1          # dead-wizard tokens that a wizard has, as a rule
HALF: Final = 0.5          # conditions hold every second time, as a rule

Made = TypeVar("Made", bound=Op[Table])
# The worth of an operation out of a tally, itself, its chance, and the part of all foes that it meets. Any: the functions
# that make words see to it that the operation is one that the formula is about.
Appraise = Callable[["Tally", Any, float, float], None]
InDefence = Callable[["Tally", Any], float]
Do = Callable[[Table, Scope, int, int], None]
Met = Callable[[int, float], float]


class EffectWord(Word[Table]):
    """A word for an operation, with what it brings when a card is played, and `in_defence` to a defender.

    A `quiet` operation asks nothing and attacks nobody, so that a bot or a player can have it done without a look.
    """

    def __init__(self, name: str, make: Callable[[Fields], Op[Table]], appraise: Appraise, in_defence: InDefence,
                 quiet: bool, inside: str, told_by: object) -> None:
        super().__init__("op", name, make, inside, told_by)
        self.appraise = appraise
        self.in_defence = in_defence
        self.quiet = quiet


class ConditionWord(Word[Table]):
    """A word for a condition, with how often it holds."""

    def __init__(self, name: str, make: Callable[[Fields], Condition[Table]], holds: float, inside: str) -> None:
        super().__init__("if", name, make, inside)
        self.holds = holds


class NumberWord(Word[Table]):
    """A word for a counted number, with what it comes to as a rule."""

    def __init__(self, name: str, make: Callable[[Fields], Number[Table]], typical: int) -> None:
        super().__init__("number", name, make)
        self.typical = typical


class TargetsWord(Word[Table]):
    """A word for those whom an effect concerns, with the part of all foes that are among them."""

    def __init__(self, name: str, make: Callable[[Fields], Part[Table]], met: Met, inside: str, told_by: object) -> None:
        super().__init__("targets", name, make, inside, told_by)
        self.met = met


class Tally:
    """What operations bring, added up: power, cards drawn, and all else in points (`use`)."""

    def __init__(self, language: Language[Table], foes: int) -> None:
        self.language = language
        self.foes = foes
        self.power = 0.0
        self.draws = 0.0
        self.use = 0.0

    def add(self, op: Op[Table], chance: float, share: float) -> None:
        """Count in what an operation brings; `share` is the part of all foes that it meets, 0 for the wizard itself."""
        registered(self.language, op, EffectWord).appraise(self, op, chance, share)

    def shielding(self, op: Op[Table]) -> float:
        """What an operation of a defence brings besides avoiding the attack."""
        return registered(self.language, op, EffectWord).in_defence(self, op)

    def typical(self, number: Number[Table]) -> float:
        """What a number comes to, as a rule."""
        if not isinstance(number, Counted):
            return float(number.fixed)
        return float(number.times * registered(self.language, number, NumberWord).typical)

    def holds(self, condition: Condition[Table] | None) -> float:
        """How often a condition holds."""
        return 1.0 if condition is None else registered(self.language, condition, ConditionWord).holds

    def met(self, targets: Targets, share: float) -> float:
        """The part of the foes that are among the targets; `share` is the part that is spoken of already."""
        if targets.group is None:
            return some(1.0)(self.foes, share)
        return registered(self.language, targets.group, TargetsWord).met(self.foes, share)


# Registration: the helpers tie an operation to a formula about it.

def nothing(tally: Tally, op: Op[Table], chance: float, share: float) -> None:
    """It brings nothing that could be told beforehand."""


def worth(points: float) -> Appraise:
    """It brings so many points."""
    def add(tally: Tally, op: Op[Table], chance: float, share: float) -> None:
        tally.use += chance * points
    return add


def back(tally: Tally, op: Op[Table]) -> float:
    """What a defence does besides, as a rule."""
    return BACK


def op(name: str, make: Callable[[Fields], Made], appraise: Callable[[Tally, Made, float, float], None],
       in_defence: Callable[[Tally, Made], float] = back, quiet: bool = False, inside: str = "") -> EffectWord:
    """A word for an operation."""
    return EffectWord(name, make, appraise, in_defence, quiet, inside, make)


def deed(name: str, do: Do, appraise: Callable[[Tally, Verb[Table], float, float], None],
         in_defence: Callable[[Tally, Verb[Table]], float] = back, quiet: bool = False) -> EffectWord:
    """A word for something that is done to a wizard with a number."""
    return EffectWord(name, lambda fields: Verb(fields, do, "self", None), appraise, in_defence, quiet, "", do)


def condition(name: str, make: Callable[[Fields], Condition[Table]], holds: float = HALF,
              inside: str = "") -> ConditionWord:
    """A word for a condition."""
    return ConditionWord(name, make, holds, inside)


def counted(name: str, make: Callable[[Fields], Number[Table]], typical: int = TYPICAL) -> NumberWord:
    """A word for a counted number."""
    return NumberWord(name, make, typical)


def targets(name: str, among: Among, met: Met, prompt: Prompt | None = None, inside: str = "") -> TargetsWord:
    """A word for those whom an effect concerns; with a prompt, one of them is picked."""
    return TargetsWord(name, lambda fields: Group(among, prompt), met, inside, among)


# Formulas.

def some(count: float) -> Met:
    """So many foes."""
    return lambda foes, share: min(1.0, count / foes)


def part(share_of_all: float) -> Met:
    """A part of all foes."""
    return lambda foes, share: share_of_all


def those_met(foes: int, share: float) -> float:
    """Those whom the effect meets already."""
    return share


def power(tally: Tally, op: Power, chance: float, share: float) -> None:
    """Power is spent later."""
    tally.power += chance * tally.typical(op.n)


def more_power(tally: Tally, op: Op[Table], chance: float, share: float) -> None:
    """All power of the turn counts more."""
    tally.power += chance * MULTIPLIED


def drawing(tally: Tally, op: Draw, chance: float, share: float) -> None:
    """Cards for oneself, or for another."""
    if op.who.role == SELF:
        tally.draws += chance * tally.typical(op.n)
    else:
        tally.use -= chance * POWER * tally.typical(op.n) / tally.foes


def drawn_in_defence(tally: Tally, op: Draw) -> float:
    """Cards that are held until one's own turn."""
    return HELD_CARD * tally.typical(op.n)


def healing(tally: Tally, op: Verb[Table], chance: float, share: float) -> None:
    """Life."""
    tally.use += chance * (HEAL * tally.typical(op.n))


def healed_in_defence(tally: Tally, op: Verb[Table]) -> float:
    """Life."""
    return HEAL * tally.typical(op.n)


def damage(tally: Tally, op: Damage, chance: float, share: float) -> None:
    """Life of foes, or one's own."""
    tally.use += chance * (-HURT * tally.typical(op.n) if op.who.role == SELF else HURT * tally.typical(op.n) * share)


def damage_in_defence(tally: Tally, op: Damage) -> float:
    """Life of the attacker."""
    return HURT * tally.typical(op.n)


def attack(tally: Tally, op: Attack, chance: float, share: float) -> None:
    """What it does to those whom it meets, and what comes after."""
    chance_of_all = chance * (HALF if op.when is not None else 1.0)
    for effect in (*op.ops, *op.for_all):
        tally.add(effect, chance_of_all, tally.met(op.targets, share))
    for effect in op.after:
        tally.add(effect, chance, share)


def each(tally: Tally, op: Each, chance: float, share: float) -> None:
    """What it does to those whom it concerns."""
    for effect in op.effects:
        tally.add(effect, chance, tally.met(op.targets, share))


def branching(tally: Tally, op: If[Table], chance: float, share: float) -> None:
    """As often as the condition holds, or does not."""
    holds = tally.holds(op.condition)
    for effect in op.then:
        tally.add(effect, chance * holds, share)
    for effect in op.otherwise:
        tally.add(effect, chance * (1.0 - holds), share)


def choice(tally: Tally, op: ChooseOne, chance: float, share: float) -> None:
    """The first of several effects, which is the better one as a rule."""
    tally.add(op.choices[0][0], chance, share)


def destroying(tally: Tally, op: CardsOp, chance: float, share: float) -> None:
    """A card of one's own less."""
    if op.cards.of.role == SELF:
        tally.use += chance * THIN


def discarding(tally: Tally, op: Discard, chance: float, share: float) -> None:
    """Cards that have to be given up."""
    own = op.cards.of.role == SELF
    if own and not op.may:
        tally.draws -= chance * (GIVEN if op.n.fixed == 1 else GIVEN_ALL)
    elif not own or op.cards.bound:
        tally.use += chance * DISCARD * share


def putting(tally: Tally, op: Put, chance: float, share: float) -> None:
    """A card for the hand, or one to get rid of."""
    if op.to == zones.HAND and op.to_of.role == SELF:
        tally.draws += chance * RECALL
    elif op.to_of.role != SELF:
        tally.use += chance * THIN


def thinned_in_defence(tally: Tally, op: CardsOp) -> float:
    """A chance to get rid of a card."""
    return THIN * HALF


def gaining(tally: Tally, op: Gain, chance: float, share: float) -> None:
    """Limp wands for foes or for oneself, or a new card."""
    if op.source == "limp_pile":
        tally.use += chance * (LIMP * tally.typical(op.n) * (share if op.who.role != SELF else -1.0))
    else:
        tally.use += chance * NEW_CARD


def gained_in_defence(tally: Tally, op: Gain) -> float:
    """A limp wand for the attacker."""
    return LIMP if op.who.role == ATTACKER else 0.0
