"""What each component is worth to a bot, worked out once from the operations that its file lists.

Values are in victory points. A new card gets its values by itself: they follow from what its operations give and take, as
the language says word by word.
"""

from __future__ import annotations

from conclave.games.res_arcana.bots.worth import ESSENCE, bag_value, scoring
from conclave.games.res_arcana.cards.language import chance_of, worth
from conclave.games.res_arcana.state.model import ArcanaBox, Card, Power


class Appraisal:
    """The values of one component."""

    def __init__(self, card: Card) -> None:
        price = card.price
        self.vp = float(card.vp)
        self.price = bag_value(price.typed) + price.wild * ESSENCE if price is not None else 0.0
        self.pairs = price.pairs if price is not None else []
        self.wild = price.wild if price is not None else 0
        self.total = price.total if price is not None else 0
        self.scores, _ = scoring(card)
        self.per_creature = 0
        self.per_dragon = 0
        for formula in card.formulas:
            if formula.tag == "dragon":
                self.per_dragon = formula.vp
            elif formula.tag == "creature":
                self.per_creature = formula.vp
        self.counts_tags = self.per_creature + self.per_dragon > 0
        self.income = sum([worth(ability, card) for ability in card.collects], 0.0)
        self.use = _use_value(card)
        self.shield = max([0.08 for power in card.reactions], default=0.0)
        self.discount = 0.25 * sum([discount.count * (0.25 if discount.dragons_only else 1.0)
                                    for discount in card.discounts])
        self.extra = self.shield + self.discount
        self.on_claim = sum([worth(effect, card) for effect in card.on_claim], 0.0)


def _use_value(card: Card) -> float:
    """What a component's powers bring in a round: the best of those that turn it, and the others."""
    essence, _ = scoring(card)
    turning = 0.0
    free = 0.0
    for power in card.actions:
        value = power_value(power, card)
        if power.while_turned:
            continue
        if power.turns:
            turning = max(turning, value)
        else:
            free = max(free, value * (0.8 if essence >= 0 else 1.2))
    return turning + max(free, 0.0)


def power_value(power: Power, card: Card) -> float:
    """What one use of a power brings, its costs taken off."""
    given = sum([worth(effect, card) for effect in power.effects], 0.0)
    paid = sum([worth(cost, card) for cost in power.costs], 0.0)
    return max(0.0, given - paid) * min([chance_of(cost) for cost in power.costs], default=1.0)


def appraised(box: ArcanaBox) -> list[Appraisal]:
    """The appraisals of all components of a box, made once."""
    if not box.appraisals:
        box.appraisals = [Appraisal(card) for card in box.cards]
    return box.appraisals
