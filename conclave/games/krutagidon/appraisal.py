"""What each card is worth to a bot, worked out once from the operations that its file lists.

A card is appraised by what one play of it brings: power, draws, damage and the rest. A new card gets its values by itself.
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon import zones
from conclave.games.krutagidon.attacks import Attack
from conclave.games.krutagidon.effects_cards import CardsOp, Destroy, Discard, Put
from conclave.games.krutagidon.effects_flow import ChooseOne, Each, If, ThisTurn
from conclave.games.krutagidon.effects_special import Gain, PlayFoeTop, PlayMayhem, ReplaceMarket
from conclave.games.krutagidon.effects_tokens import PropertyToken, ReturnTokens
from conclave.games.krutagidon.effects_wizard import Damage, Draw, Heal, Power, PowerMultiplier
from conclave.games.krutagidon.model import PROPERTY, Card, Op, Trigger, WizardBox
from conclave.games.krutagidon.reading import ATTACKER, SELF, Counted, Number

POWER: Final = 0.34        # points that a power buys
DRAWN_CARD: Final = 0.51   # a card drawn for good, in points
HELD_CARD: Final = 0.41    # a card drawn in a foe's turn
HURT: Final = 0.12         # a damage to a foe; some of it is avoided
HEAL: Final = 0.08
THIN: Final = 0.5          # a chance to destroy a useless card of one's own
LIMP: Final = 0.9          # a limp wand for a foe
DISCARD: Final = 0.35      # a card that a foe has to discard, as a rule the worst
RECALL: Final = 1.1        # a card picked out of the discard pile, in draws
GIVEN: Final = 0.7         # a card of one's own that has to be discarded, in draws
GIVEN_ALL: Final = 3.0     # and a whole hand
FOE_CARD: Final = 0.6      # the top card of a foe
NEW_CARD: Final = 1.3      # a card off the main deck
MAYHEM: Final = 0.3        # mayhem that others suffer from
MARKET: Final = 0.1
SHED: Final = 0.7          # a dead-wizard token that may go back
SECOND: Final = 1.0        # another property
PROMISE: Final = 0.35      # a promise for the rest of the turn
DEFENCE: Final = 0.25      # an attack avoided, with what it would have done, as often as one comes
USED: Final = 0.3          # how often a defence does what else it says
BACK: Final = 0.15         # and sent back, or answered
# How often in a turn something happens that a card waits for.
TRIGGERS: Final = {"turn_start": 1.0, "nth_played": 0.55, "played": 0.6, "two_different": 0.12, "four_types": 0.25,
                   "own_card_destroyed": 0.3, "killed_foe": 0.0}
MULTIPLIED: Final = 4.5    # power that a doubled turn brings
TYPICAL: Final = 2         # what a counted number comes to, as a rule
TOKENS: Final = 1          # dead-wizard tokens that a wizard has, as a rule
HALF: Final = 0.5          # conditions hold every second time, except
HOLDS: Final = {"target_died": 0.08, "exists": 0.7, "ge": 0.3, "eq": 0.3}
DOUBLED: Final = 0.5       # what an Arena adds in a turn
PERK: Final = 0.12         # a property, in a turn, at least
PINCH: Final = 0.06        # a raised price, or another nuisance of a token, in a turn


class Appraisal:
    """The values of one component, for a number of seats.

    `use` is what a play brings in points, its `power` included and its `draws` not; `hold` what it does in a foe's turn;
    `stay` what it brings in every turn that it lies in play; `late` the power and draws that come after a question.
    """

    def __init__(self, card: Card, seats: int) -> None:
        self.foes = seats - 1
        self.power = 0.0
        self.draws = 0.0
        self.use = 0.0
        self.cost = card.cost
        self.points = float(card.vp)
        self.ongoing = card.ongoing
        self.late = 0.0
        asked = False
        for op in card.play:
            before = self.power + self.draws
            self.add(op, 1.0, 1.0)
            asked = asked or op.asks
            if asked:
                self.late += self.power + self.draws - before
        self.use += self.power * POWER
        self.stay = sum([self.trigger_value(trigger) for trigger in card.triggers], 0.0)
        self.stay += DOUBLED * (card.attack_times - 1) + TYPICAL * HEAL * (card.heal_times - 1)
        if card.kind == PROPERTY:
            self.stay = max(self.stay, PERK)
        if card.surcharge is not None or card.cannot_avoid or card.more_damage:
            self.stay -= PINCH
        self.hold = 0.0
        if card.defence is not None:
            self.hold = DEFENCE + USED * sum([defence_value(op) for op in card.defence.ops], 0.0)
            if card.defence.in_play:
                self.stay += self.hold
                self.hold = 0.0
        self.cycle = self.use + self.hold + (self.stay if card.ongoing else 0.0)

    def add(self, op: Op, chance: float, share: float) -> None:
        """Count in what an operation brings; `share` is the part of all foes that it meets, 0 for the wizard itself."""
        if isinstance(op, Power):
            self.power += chance * typical(op.n)
        elif isinstance(op, PowerMultiplier):
            self.power += chance * MULTIPLIED
        elif isinstance(op, Draw):
            if op.who.role == SELF:
                self.draws += chance * typical(op.n)
            else:
                self.use -= chance * POWER * typical(op.n) / self.foes
        elif isinstance(op, Attack):
            for part in (*op.ops, *op.for_all):
                self.add(part, chance * (HALF if op.when is not None else 1.0), self.met(op.targets.kind))
            for part in op.after:
                self.add(part, chance, share)
        elif isinstance(op, Each):
            for part in op.ops:
                self.add(part, chance, share if op.targets.kind == "remaining" else self.met(op.targets.kind))
        elif isinstance(op, If):
            holds = HOLDS.get(op.condition.name, HALF)
            for part in op.then:
                self.add(part, chance * holds, share)
            for part in op.otherwise:
                self.add(part, chance * (1.0 - holds), share)
        elif isinstance(op, ChooseOne):
            self.add(op.choices[0][0], chance, share)
        elif isinstance(op, CardsOp):
            self.add_cards(op, chance, share)
        else:
            self.use += chance * self.other(op, share)

    def add_cards(self, op: CardsOp, chance: float, share: float) -> None:
        """Count in what becomes of cards."""
        own = op.cards.of.role == SELF
        if isinstance(op, Destroy) and own:
            self.use += chance * THIN
        elif isinstance(op, Discard):
            if own and not op.may:
                self.draws -= chance * (GIVEN if op.n.fixed == 1 else GIVEN_ALL)
            elif not own or op.cards.bound:
                self.use += chance * DISCARD * share
        elif isinstance(op, Put):
            if op.to == zones.HAND and op.to_of.role == SELF:
                self.draws += chance * RECALL
            elif op.to_of.role != SELF:
                self.use += chance * THIN

    def other(self, op: Op, share: float) -> float:
        """What remains."""
        if isinstance(op, Damage):
            return -HURT * typical(op.n) if op.who.role == SELF else HURT * typical(op.n) * share
        if isinstance(op, Heal):
            return HEAL * typical(op.n)
        if isinstance(op, Gain):
            if op.source == "limp_pile":
                return LIMP * typical(op.n) * (share if op.who.role != SELF else -1.0)
            return NEW_CARD
        if isinstance(op, PlayFoeTop):
            return FOE_CARD
        if isinstance(op, PlayMayhem):
            return MAYHEM
        if isinstance(op, ReplaceMarket):
            return MARKET
        if isinstance(op, ReturnTokens):
            return SHED
        if isinstance(op, PropertyToken):
            return SECOND
        return PROMISE if isinstance(op, ThisTurn) else 0.0

    def met(self, targets: str) -> float:
        """The part of the foes that an attack meets: one of them, two, or all."""
        if targets in ("each_foe", "each_wizard"):
            return 1.0
        if targets == "each_foe_weaker":
            return HALF
        return min(1.0, (2.0 if targets == "left_and_right_foes" else 1.0) / self.foes)

    def trigger_value(self, trigger: Trigger) -> float:
        """What a property that waits for something brings in a turn."""
        power, draws, use = self.power, self.draws, self.use
        self.power = self.draws = self.use = 0.0
        for op in trigger.ops:
            self.add(op, 1.0, 1.0)
        value = self.use + self.power * POWER + self.draws * DRAWN_CARD
        self.power, self.draws, self.use = power, draws, use
        return value * TRIGGERS.get(trigger.event, HALF)


def typical(number: Number) -> float:
    """What a number comes to, as a rule."""
    if isinstance(number, Counted):
        return float(number.times * (TOKENS if number.what in ("dwt", "real_dwt") else TYPICAL))
    return float(number.fixed)


def defence_value(op: Op) -> float:
    """What a defence brings besides avoiding the attack."""
    if isinstance(op, Draw):
        return HELD_CARD * typical(op.n)
    if isinstance(op, Heal):
        return HEAL * typical(op.n)
    if isinstance(op, Damage):
        return HURT * typical(op.n)
    if isinstance(op, Gain):
        return LIMP if op.who.role == ATTACKER else 0.0
    if isinstance(op, CardsOp):
        return THIN * HALF
    return BACK


def appraised(box: WizardBox) -> None:
    """Appraise all components of a box, once; copies of a card share theirs."""
    if box.appraisals:
        return
    for seats in range(6):
        shared = [Appraisal(card, seats) for card in box.cards] if seats > 1 else []
        cards = [shared[card.index] for card in box.card_of] if shared else []
        box.appraisals.append(cards)
        box.cycle.append([card.cycle for card in cards])
        box.draws.append([card.draws for card in cards])
    box.points = [card.points for card in box.appraisals[2]]
