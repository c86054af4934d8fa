"""What each component is worth to a bot, worked out once from the operations that its file lists.

Values are in victory points. A new card gets its values by itself: they follow from what its operations give and take.
"""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana import card_effects, costs, effects, essence_effects
from conclave.games.res_arcana.collecting import AddHerePerType, CollectAny, CollectOneOf, IfLeft, Upkeep
from conclave.games.res_arcana.model import GOLD, ArcanaBox, Card, Collect, Cost, Effect, Power

ESSENCE: Final = 0.18
GOLD_PIECE: Final = 0.42
CARD: Final = 0.36        # a card in hand buys 1 gold, or 2 others
SAME: Final = 3           # how many of one kind a player turns into another, as a rule
UNCERTAIN: Final = 0.5    # what needs something that is often not there


class Appraisal:
    """The values of one component."""

    def __init__(self, card: Card) -> None:
        price = card.price
        self.vp = float(card.vp)
        self.price = bag_value(price.typed) + price.wild * ESSENCE if price is not None else 0.0
        self.pairs = price.pairs if price is not None else []
        self.wild = price.wild if price is not None else 0
        self.total = price.total if price is not None else 0
        self.scores = -1
        self.score_each = 0.0
        self.per_creature = 0
        self.per_dragon = 0
        for formula in card.formulas:
            if formula.essence >= 0:
                self.scores = formula.essence
                self.score_each = float(formula.vp)
            elif formula.tag == "dragon":
                self.per_dragon = formula.vp
            else:
                self.per_creature = formula.vp
        self.counts_tags = self.per_creature + self.per_dragon > 0
        self.income = sum([collect_value(ability) for ability in card.collects], 0.0)
        self.use = _use_value(card, self)
        self.shield = max([0.08 for power in card.reactions], default=0.0)
        self.discount = 0.25 * sum([discount.count * (0.25 if discount.dragons_only else 1.0)
                                    for discount in card.discounts])
        self.checks = any(isinstance(effect, effects.CheckVictory) for power in card.actions for effect in power.effects)
        self.extra = self.shield + self.discount
        self.on_claim = sum([effect_value(effect, self) for effect in card.on_claim], 0.0)
        self.temporary = sum([effect.temporary for power in card.reactions for effect in power.effects])
        self.temporary_gold = sum([count for power in card.reactions if any(e.temporary for e in power.effects)
                                   for essence, count in power.needs if essence == GOLD])


def bag_value(bag: tuple[int, ...]) -> float:
    """What essences are worth."""
    return (bag[0] + bag[1] + bag[2] + bag[3]) * ESSENCE + bag[4] * GOLD_PIECE


def collect_value(ability: Collect) -> float:
    """What a collect ability brings in a round."""
    if isinstance(ability, CollectAny):
        return ability.count * ESSENCE * 1.15
    if isinstance(ability, CollectOneOf):
        return ESSENCE * 1.1
    if isinstance(ability, IfLeft):
        return sum([collect_value(part) for part in ability.then], 0.0) * 0.7
    if isinstance(ability, AddHerePerType):
        return ability.count * ESSENCE
    if isinstance(ability, Upkeep):
        return -ESSENCE * 0.8
    return bag_value(ability.gains)


def _use_value(card: Card, appraisal: Appraisal) -> float:
    """What a component's powers bring in a round: the best of those that turn it, and the others."""
    turning = 0.0
    free = 0.0
    for power in card.actions:
        value = power_value(power, appraisal)
        if power.while_turned:
            continue
        if power.turns:
            turning = max(turning, value)
        else:
            free = max(free, value * (0.8 if appraisal.scores >= 0 else 1.2))
    return turning + max(free, 0.0)


def power_value(power: Power, appraisal: Appraisal) -> float:
    """What one use of a power brings, its costs taken off."""
    given = sum([effect_value(effect, appraisal) for effect in power.effects], 0.0)
    paid = sum([cost_value(cost) for cost in power.costs], 0.0)
    chance = 1.0
    for cost in power.costs:
        if isinstance(cost, costs.TurnOther):
            chance = 0.3
        elif cost.special or cost.needs_any or any(cost.needs):
            chance = min(chance, 0.8)
    return max(0.0, given - paid) * chance


def cost_value(cost: Cost) -> float:
    """What a part of a cost takes."""
    if isinstance(cost, (costs.Pay, costs.PayAny)):
        return bag_value(cost.needs) + cost.needs_any * ESSENCE * 0.85
    if isinstance(cost, costs.PayOneOf):
        return ESSENCE
    if isinstance(cost, costs.PaySame):
        return SAME * ESSENCE * 0.7
    if isinstance(cost, costs.PayFromHere):
        return bag_value(cost.bag)
    if isinstance(cost, (costs.DestroySelf, costs.DestroyArtifact)):
        return 4 * ESSENCE
    if isinstance(cost, costs.DiscardCard):
        return cost.count * CARD
    if isinstance(cost, costs.TurnOther):
        return ESSENCE
    return 0.0


def effect_value(effect: Effect, appraisal: Appraisal) -> float:
    """What a part of an effect gives."""
    if isinstance(effect, essence_effects.Gain):
        return bag_value(effect.bag)
    if isinstance(effect, essence_effects.GainAny):
        return effect.count * ESSENCE * 1.15
    if isinstance(effect, essence_effects.GainX):
        return SAME * (GOLD_PIECE if effect.essence == GOLD else ESSENCE)
    if isinstance(effect, essence_effects.GainSame):
        return SAME * ESSENCE
    if isinstance(effect, essence_effects.GainAnyByCost):
        return (3 + effect.bonus) * ESSENCE
    if isinstance(effect, essence_effects.GainByCost):
        return 4 * (GOLD_PIECE if effect.essence == GOLD else ESSENCE)
    if isinstance(effect, essence_effects.StoreHere):
        if appraisal.scores >= 0 and effect.bag[appraisal.scores]:
            return effect.bag[appraisal.scores] * appraisal.score_each
        return bag_value(effect.bag) * 0.9
    return _other_value(effect)


def _other_value(effect: Effect) -> float:
    """Effects whose worth depends on the table, at what they bring on the whole."""
    if isinstance(effect, essence_effects.StoreAnyHere):
        return effect.count * ESSENCE
    if isinstance(effect, essence_effects.StorePaid):
        return ESSENCE * 2
    if isinstance(effect, essence_effects.RivalsGain):
        return -bag_value(effect.bag) * 0.8
    if isinstance(effect, effects.LifeLoss):
        return effect.count * ESSENCE * 0.5
    if isinstance(effect, card_effects.Straighten):
        return 0.0 if effect.target == "self" else ESSENCE * 2
    if isinstance(effect, card_effects.Draw):
        return effect.count * CARD
    if isinstance(effect, card_effects.DrawThenDiscard):
        return 0.15
    if isinstance(effect, card_effects.Look):
        return 0.04
    if isinstance(effect, essence_effects.CopyFromRival):
        return ESSENCE * 2
    if isinstance(effect, (card_effects.PlaceFromHand, card_effects.PlaceFromDiscard)):
        return UNCERTAIN
    return 0.0


def appraised(box: ArcanaBox) -> list[Appraisal]:
    """The appraisals of all components of a box, made once."""
    if not box.appraisals:
        box.appraisals = [Appraisal(card) for card in box.cards]
    return box.appraisals
