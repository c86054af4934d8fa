"""The language of Krutagidon: every word that a card can be written with, and what bots think of it."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.bots import worth
from conclave.games.krutagidon.bots.worth import TOKENS, EffectWord, condition, counted, deed, nothing, op, targets
from conclave.games.krutagidon.effects import (
    attacks,
    cards,
    conditions,
    numbers,
    other_cards,
    power_and_life,
    seeing,
    steering,
    tokens,
    wizards,
)
from conclave.games.krutagidon.effects.scope import ROLES, SELF
from conclave.games.krutagidon.state.model import EVENTS, Table
from conclave.kit.effects import Op, Selector
from conclave.kit.flow import Did, If
from conclave.kit.language import Language, Word

DEFENCE: Final = "defense"  # the kind of effect that a defence is
FOE_CARD: Final = 0.6       # the top card of a foe
MAYHEM: Final = 0.3         # mayhem that others suffer from
MARKET: Final = 0.1
SHED: Final = 0.7           # a dead-wizard token that may go back
SECOND: Final = 1.0         # another property
PROMISE: Final = 0.35       # a promise for the rest of the turn


class WizardLanguage(Language[Table]):
    """A language in which wizards who stay out of a mayhem play no role."""

    def role(self, number: int) -> Selector[Table]:
        """The wizard who plays a role."""
        return wizards.Oneself() if number == SELF else wizards.Wizard(number, self.roles[number])

    def bound(self, name: str) -> Selector[Table]:
        """The wizard who was bound."""
        return wizards.BoundWizard(name)


OPERATIONS: Final = [
    op("nothing", power_and_life.Nothing, nothing, quiet=True),
    op("power", power_and_life.Power, worth.power, quiet=True),
    op("power_multiplier", power_and_life.PowerMultiplier, worth.more_power),
    op("draw", power_and_life.Draw, worth.drawing, worth.drawn_in_defence, quiet=True),
    deed("heal", power_and_life.heal_wizard, worth.healing, worth.healed_in_defence, quiet=True),
    op("damage", power_and_life.Damage, worth.damage, worth.damage_in_defence),
    op("spend_life", power_and_life.SpendLife, nothing),
    deed("set_life", power_and_life.set_life, nothing),
    op("swap_life", power_and_life.SwapLife, nothing),
    op("attack", attacks.Attack, worth.attack),
    op("redirect", attacks.Redirect, nothing, inside=DEFENCE),
    op("look", seeing.Look, nothing),
    op("reveal", seeing.Reveal, nothing),
    op("pick", cards.PickCards, nothing, worth.thinned_in_defence),
    op("discard", cards.Discard, worth.discarding, worth.thinned_in_defence),
    op("destroy", cards.Destroy, worth.destroying, worth.thinned_in_defence),
    op("put", cards.Put, worth.putting, worth.thinned_in_defence),
    op("gain", other_cards.Gain, worth.gaining, worth.gained_in_defence),
    op("shuffle_together", seeing.ShuffleTogether, nothing),
    op("replace_market", other_cards.ReplaceMarket, worth.worth(MARKET)),
    op("play_foe_top", other_cards.PlayFoeTop, worth.worth(FOE_CARD)),
    op("play_mayhem", other_cards.PlayMayhem, worth.worth(MAYHEM)),
    op("play_group_attack", other_cards.PlayGroupAttack, nothing),
    op("play_attacks", other_cards.PlayAttacks, nothing),
    op("property_token", tokens.PropertyToken, worth.worth(SECOND)),
    op("swap_dwt", tokens.SwapTokens, nothing),
    op("return_dwt", tokens.ReturnTokens, worth.worth(SHED)),
    op("redistribute_dwt", tokens.RedistributeTokens, nothing),
    op("if", If, worth.branching),
    op("choose_one", steering.ChooseOne, worth.choice),
    op("may", steering.May, nothing),
    op("each", steering.Each, worth.each),
    op("choose_wizard", steering.ChooseWizard, nothing),
    op("compare", steering.Compare, nothing),
    op("this_turn", steering.ThisTurn, worth.worth(PROMISE)),
]
CONDITIONS: Final = [
    condition("ge", conditions.AtLeast, 0.3),
    condition("eq", conditions.Exactly, 0.3),
    condition("exists", conditions.Exists, 0.7),
    condition("controls", conditions.Controls),
    condition("first_card_this_turn", conditions.FirstCard),
    condition("target_died", conditions.TargetDied, 0.08),
    condition("no_attack_damage", conditions.NoAttackDamage, inside=attacks.INSIDE),
    condition("is_type", conditions.IsType),
    condition("did", Did),
    condition("in_remaining", conditions.InRemaining, inside=attacks.INSIDE),
]
NUMBERS: Final = [
    counted("count", numbers.CardCount),
    counted("sum_cost", numbers.SumOfCosts),
    counted("max_cost", numbers.HighestCost),
    counted("dwt", numbers.DeadWizardTokens, TOKENS),
    counted("real_dwt", numbers.RealTokens, TOKENS),
    counted("life", numbers.Life),
    counted("cost", numbers.CostOfBound),
    counted("vp", numbers.PointsOfBound),
    counted("min_life", numbers.LeastLife),
]
TARGETS: Final = [
    targets("chosen_foe", wizards.foes, worth.some(1.0), wizards.PICK_TARGET),
    targets("chosen_wizard", wizards.everybody, worth.some(1.0), wizards.PICK_TARGET),
    targets("each_foe", wizards.foes, worth.part(1.0)),
    targets("each_wizard", wizards.everybody, worth.part(1.0)),
    targets("left_or_right_foe", wizards.neighbours, worth.some(1.0), wizards.PICK_TARGET),
    targets("left_and_right_foes", wizards.neighbours, worth.some(2.0)),
    targets("weakest_foe", wizards.weakest_foes, worth.some(1.0), wizards.PICK_WEAKEST),
    targets("each_foe_weaker", wizards.weaker_foes, worth.part(worth.HALF)),
    targets("strongest_wizards", wizards.strongest, worth.some(1.0)),
    targets("chosen_foe_with_dwt", wizards.foes_with_tokens, worth.some(1.0), wizards.PICK_TARGET),
    targets("remaining", wizards.not_avoided, worth.those_met, inside=attacks.INSIDE),
]
WIZARDS: Final[list[Word[Table]]] = [
    Word("who", "left_of_target", wizards.LeftOfTarget),
    Word("who", "right_of_target", wizards.RightOfTarget),
    Word("who", "active", wizards.ActiveWizard),
]
LANGUAGE: Final = WizardLanguage(ROLES, EVENTS, [*OPERATIONS, *CONDITIONS, *NUMBERS, *TARGETS, *WIZARDS])


def is_quiet(op: Op[Table]) -> bool:
    """Whether an operation asks nothing and attacks nobody."""
    word = LANGUAGE.word_of(op)
    return isinstance(word, EffectWord) and word.quiet
