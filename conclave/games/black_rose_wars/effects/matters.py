"""What is being resolved, and what has happened: effects, physical actions, activations, wounds, occurrences.

An operation reaches the effect that it is part of through its scope. What surrounds an effect (the action that cast it, the
effect that it interrupts) is the matter that it lies within.
"""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.state.components import Side
from conclave.kernel.events import Matter, Occurrence
from conclave.kit.effects import NOBODY

SPELL: Final = "spell"      # what an effect is of: a spell that is cast, a trap or protection that is revealed,
STABLE: Final = "stable"    # an application of a stable spell,
ROOM: Final = "room"
QUEST: Final = "quest"
EVENT: Final = "event"
SKILL: Final = "skill"      # of an evocation or upgrade, also when it is removed
PHYSICAL: Final = "physical"
ACTIVATION: Final = "activation"  # the printed activation of an evocation
ORDER: Final = "order"      # a spell effect of an order, or a reaction
RULE: Final = "rule"        # what a rule does by itself
WORKS: Final = (SPELL, STABLE, ROOM, QUEST, EVENT, SKILL, PHYSICAL, ACTIVATION, ORDER, RULE)


class Wound(Matter):
    """Damage that a sentence has dealt to a figure (BR-TRAP-15).

    `amount` is what it dealt before the cut at the health value, less what was taken back since; `placed` are the cubes
    that lie on the bar because of it.
    """

    def __init__(self, victim: int, dealer: int, amount: int, placed: int, source: int, via: str,
                 no_answer: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.victim = victim
        self.dealer = dealer      # whose cubes
        self.amount = amount
        self.placed = placed
        self.source = source      # the figure that dealt it, NOBODY for the Rose without a figure
        self.via = via            # "spell", "physical" or ""
        self.no_answer = no_answer  # types of spells that may not answer it


class Happened(Occurrence):
    """Something that cards may answer.

    `who` is the figure that the event is about (who enters, suffers, inflicts, is targeted, is defeated, casts, activates,
    solves, places, moves, summons; of a removed evocation its number). `figure` is the trigger figure, `by` the mage behind
    it (NOBODY if it was the Rose without the avatar). `room` is where it happened. What the Rose does by herself (Pain,
    events, Umbras) has no figure, also with the avatar (BR-Q-52). Each wound is one `inflicts_damage`: `who` is the figure
    that dealt it, `by` its controller, and both have dealt it (BR-EVOC-9).
    """

    def __init__(self, event: str, who: int, figure: int = NOBODY, by: int = NOBODY, room: int = NOBODY, amount: int = 0,
                 wound: Wound | None = None, within: Matter | None = None) -> None:
        super().__init__(event, who, by, amount, within)
        self.figure = figure
        self.room = room
        self.wound = wound
        self.type = NOBODY        # of the spell that was cast, targeted or resolved
        self.rose = False         # whether the Rose did it
        self.outright = False     # of a defeat,
        self.averted = False      # which a card says is none (BR-DEFEAT-3)
        self.owner = NOBODY       # of a removed evocation
        self.kind = NOBODY        # and its definition,
        self.upgrades: tuple[int, ...] = ()  # its upgrades, whose effects are still to come (BR-UPG-2),
        self.controller = NOBODY  # and who controlled it
        self.spell: Working | None = None  # the spell that was cast, or that targets somebody

    def __repr__(self) -> str:
        return f"<{self.event} of {self.who} by {self.by} ({self.figure}) in {self.room}: {self.amount}>"


class Working(Matter):
    """An effect that is being carried out: what it is of, who carries it out, and what it has done so far."""

    def __init__(self, of: str, caster: int, card: int, within: Matter | None = None) -> None:
        super().__init__(within)
        self.of = of
        self.caster = caster
        self.card = card
        self.dealer = caster        # whose cubes it uses
        self.side: Side | None = None
        self.type = NOBODY          # of a spell
        self.element = NOBODY
        self.slot = NOBODY          # the slot (seat * 4 + slot) of the spell
        self.here = NOBODY          # the room in which it is carried out, for a room activated from afar
        self.began = NOBODY         # where the caster stood when the card was revealed (BR-QUEST-16)
        self.target = NOBODY        # the figure that is its target
        self.target_room = NOBODY   # the room that is its target, or that of the target when it was chosen
        self.false_target = False   # nobody was named, or an answer made the target a false one
        self.host = NOBODY          # the evocation whose skill this is
        self.owner = NOBODY         # and the mage who owns it
        self.bearer = NOBODY        # the mage to whom the host is assigned
        self.marked = NOBODY        # the figure with the stability token
        self.trigger: Happened | None = None
        self.hit: list[int] = []    # figures damaged so far, each once
        self.summoned = NOBODY
        self.activated = NOBODY
        self.removed_room = NOBODY
        self.removed_kind = NOBODY
        self.ignored = 0            # damage really ignored
        self.replaced: dict[int, int] = {}  # cubes swapped by the last replace_damage, by figure
        self.target_defeated = False
        self.self_defeated_by_last = False
        self.placed_in: list[int] = []      # rooms in which it placed instability,
        self.replaced_in: list[int] = []    # or replaced it
        self.has_summoned = False
        self.wounds: list[Wound] = []
        self.dealt_damage = False           # unless it was ignored altogether (BR-Q-37)
        self.wounded_or_healed_evocation = False
        self.healed_evocation = False
        self.drawer = NOBODY                # of an event: the mage who drew it (BR-EVENT-12)
        self.drawn_quests: list[int] = []   # taken by this effect
        self.picked: list[int] = []         # figures and rooms that it has picked (`other: true`)
        self.done = 0                       # operations that really did something (BR-QUEST-17)
        self.over = False                   # what is left of it is lost


class Performed(Matter):
    """What the state holds while it is being performed; two are equal if they say the same."""

    over: bool = False

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


class PhysicalAction(Performed):
    """A physical action of a mage: `over` when what is left of it is lost (BR-TRAP-6)."""

    def __init__(self, mage: int) -> None:
        super().__init__()
        self.mage = mage
        self.over = False

    def __repr__(self) -> str:
        return f"<physical action of {self.mage}: {self.over}>"


class Activating(Performed):
    """The activation of an evocation, or of a mage: bonuses and what happens once in it."""

    def __init__(self, figure: int, controller: int, strength: int = 0, speed: int = 0,
                 within: Matter | None = None) -> None:
        super().__init__(within)
        self.figure = figure
        self.controller = controller
        self.strength = strength
        self.speed = speed
        self.used: list[int] = []  # upgrades that have answered in it
        self.over = False

    def __repr__(self) -> str:
        return (f"<activation of {self.figure} by {self.controller}: {self.strength}, {self.speed}, {self.used}, "
                f"{self.over}>")
