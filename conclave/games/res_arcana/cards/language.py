"""The language of Res Arcana: every word that a component can be written with, and what bots think of it.

The formulas follow from what a word gives and takes. Where its worth depends on the table, they say what it brings on the
whole.
"""

from __future__ import annotations

from typing import Final

from conclave.games.res_arcana.bots.worth import (
    CARD,
    ESSENCE,
    SAME,
    UNCERTAIN,
    ArcanaWord,
    bag_value,
    piece_value,
    stored_value,
    word,
)
from conclave.games.res_arcana.effects.abilities import AddHerePerType, CollectAny, CollectOneOf, IfLeft, Upkeep
from conclave.games.res_arcana.effects.cards import (
    Draw,
    DrawThenDiscard,
    Look,
    PlaceFromDiscard,
    PlaceFromHand,
    Straighten,
)
from conclave.games.res_arcana.effects.costs import (
    DestroyArtifact,
    DestroySelf,
    DiscardCard,
    Pay,
    PayAny,
    PayFromHere,
    PayOneOf,
    PaySame,
    Turn,
    TurnOther,
)
from conclave.games.res_arcana.effects.essences import (
    CopyFromRival,
    Gain,
    GainAny,
    GainAnyByCost,
    GainByCost,
    GainSame,
    GainX,
    RivalsGain,
    StoreAnyHere,
    StoreHere,
    StorePaid,
)
from conclave.games.res_arcana.effects.life_and_victory import CheckVictory, Ignore, LifeLoss, TempVp
from conclave.games.res_arcana.state.model import TRIGGERS, Board, Card, Cost, Op
from conclave.kit.judging import registered
from conclave.kit.language import Language


def word_of(op: Op) -> ArcanaWord:
    """The word that an operation was made of."""
    return registered(LANGUAGE, op, ArcanaWord)


def worth(op: Op, card: Card) -> float:
    """What an operation of a card gives, or takes if it is a cost."""
    return word_of(op).appraise(op, card)


def chance_of(cost: Op) -> float:
    """How often a cost can be paid."""
    if isinstance(cost, Cost) and not (cost.special or cost.needs_any or any(cost.needs)):
        return 1.0
    return word_of(cost).chance


LANGUAGE: Final[Language[Board]] = Language((), TRIGGERS[1:], [
    word("cost", "turn", Turn, 0.0),
    word("cost", "turn_other", TurnOther, ESSENCE, chance=0.3),
    word("cost", "pay", Pay, lambda op, card: bag_value(op.needs)),
    word("cost", "pay_any", PayAny, lambda op, card: op.count * ESSENCE * 0.85),
    word("cost", "pay_one_of", PayOneOf, ESSENCE),
    word("cost", "pay_same", PaySame, SAME * ESSENCE * 0.7),
    word("cost", "pay_from_here", PayFromHere, lambda op, card: bag_value(op.bag)),
    word("cost", "destroy_self", DestroySelf, 4 * ESSENCE),
    word("cost", "destroy_artifact", DestroyArtifact, 4 * ESSENCE),
    word("cost", "discard_card", DiscardCard, lambda op, card: op.count * CARD),

    word("effect", "gain", Gain, lambda op, card: bag_value(op.bag)),
    word("effect", "gain_any", GainAny, lambda op, card: op.count * ESSENCE * 1.15),
    word("effect", "gain_x", GainX, lambda op, card: SAME * piece_value(op.essence)),
    word("effect", "gain_same", GainSame, SAME * ESSENCE),
    word("effect", "gain_any_by_cost", GainAnyByCost, lambda op, card: (3 + op.bonus) * ESSENCE),
    word("effect", "gain_by_cost", GainByCost, lambda op, card: 4 * piece_value(op.essence)),
    word("effect", "store_here", StoreHere, lambda op, card: stored_value(op.bag, card)),
    word("effect", "store_any_here", StoreAnyHere, lambda op, card: op.count * ESSENCE),
    word("effect", "store_paid", StorePaid, ESSENCE * 2),
    word("effect", "rivals_gain", RivalsGain, lambda op, card: -bag_value(op.bag) * 0.8),
    word("effect", "life_loss", LifeLoss, lambda op, card: op.count * ESSENCE * 0.5),
    word("effect", "ignore", Ignore, 0.0),
    word("effect", "straighten", Straighten, lambda op, card: 0.0 if op.target == "self" else ESSENCE * 2),
    word("effect", "draw", Draw, lambda op, card: op.count * CARD),
    word("effect", "draw_then_discard", DrawThenDiscard, 0.15),
    word("effect", "look", Look, 0.04),
    word("effect", "copy_from_rival", CopyFromRival, ESSENCE * 2),
    word("effect", "place_from_hand", PlaceFromHand, UNCERTAIN),
    word("effect", "place_from_discard", PlaceFromDiscard, UNCERTAIN),
    word("effect", "check_victory", CheckVictory, 0.0),
    word("effect", "temp_vp", TempVp, 0.0),

    word("collect", "gain", Gain, lambda op, card: bag_value(op.bag)),
    word("collect", "gain_any", CollectAny, lambda op, card: op.count * ESSENCE * 1.15),
    word("collect", "gain_one_of", CollectOneOf, ESSENCE * 1.1),
    word("collect", "if_left", IfLeft, lambda op, card: sum([worth(part, card) for part in op.then], 0.0) * 0.7),
    word("collect", "add_here_per_type", AddHerePerType, lambda op, card: op.count * ESSENCE),
    word("collect", "upkeep", Upkeep, -ESSENCE * 0.8),
])
