"""What each card is worth to a bot, worked out once from the operations that its file lists.

A card is appraised by what one play of it brings: power, draws, damage and the rest, as the language says word by word. A
new card gets its values by itself.
"""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.bots.worth import HALF, HEAL, POWER, TYPICAL, Tally
from conclave.games.krutagidon.cards.language import LANGUAGE
from conclave.games.krutagidon.state.model import PROPERTY, Card, Trigger, WizardBox

DRAWN_CARD: Final = 0.51   # a card drawn for good, in points
DEFENCE: Final = 0.25      # an attack avoided, with what it would have done, as often as one comes
USED: Final = 0.3          # how often a defence does what else it says
# How often in a turn something happens that a card waits for.
TRIGGERS: Final = {"turn_start": 1.0, "nth_played": 0.55, "played": 0.6, "two_different": 0.12, "four_types": 0.25,
                   "own_card_destroyed": 0.3, "killed_foe": 0.0}
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
        self.cost = card.cost
        self.points = float(card.vp)
        self.ongoing = card.ongoing
        self.late = 0.0
        tally = Tally(LANGUAGE, self.foes)
        asked = False
        for op in card.play:
            before = tally.power + tally.draws
            tally.add(op, 1.0, 1.0)
            asked = asked or op.asks
            if asked:
                self.late += tally.power + tally.draws - before
        self.power = tally.power
        self.draws = tally.draws
        self.use = tally.use + tally.power * POWER
        self.stay = sum([self.trigger_value(trigger) for trigger in card.triggers], 0.0)
        self.stay += DOUBLED * (card.attack_times - 1) + TYPICAL * HEAL * (card.heal_times - 1)
        if card.kind == PROPERTY:
            self.stay = max(self.stay, PERK)
        if card.surcharge is not None or card.cannot_avoid or card.more_damage:
            self.stay -= PINCH
        self.hold = 0.0
        if card.defence is not None:
            self.hold = DEFENCE + USED * sum([tally.shielding(op) for op in card.defence.ops], 0.0)
            if card.defence.in_play:
                self.stay += self.hold
                self.hold = 0.0
        self.cycle = self.use + self.hold + (self.stay if card.ongoing else 0.0)

    def trigger_value(self, trigger: Trigger) -> float:
        """What a property that waits for something brings in a turn."""
        tally = Tally(LANGUAGE, self.foes)
        for op in trigger.ops:
            tally.add(op, 1.0, 1.0)
        value = tally.use + tally.power * POWER + tally.draws * DRAWN_CARD
        return value * TRIGGERS.get(trigger.event, HALF)


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
