"""What stands on a component, generated from the operations that the rules execute."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.games.res_arcana.state.model import (
    ESSENCES,
    KINDS,
    TRIGGERS,
    ArcanaBox,
    Card,
    Discount,
    Formula,
    Op,
    Power,
    Price,
)
from conclave.kernel.events import Args
from conclave.kernel.game import CardFace
from conclave.kernel.words import Words
from conclave.kit.effects import effect_words


def power_words(power: Power) -> Words:
    """A power as a part of a sentence: its costs and its effects."""
    return Words("power", (("costs", effect_words(power.costs)), ("effects", effect_words(power.effects))))


def power_args(card: Card, power: Power) -> Args:
    """What a move that uses a power says: the component, and the power in full."""
    return (("card", card.words), ("number", power.index + 1), ("power", power_words(power)))


def power_line(power: Power) -> Words:
    """A power as a line of its component."""
    said = ("power", power_words(power))
    if power.timing == "react":
        return Words("line-react", (said, ("trigger", TRIGGERS[power.trigger].replace("_", "-"))))
    if power.timing == "on_claim":
        return Words("line-on-claim", (said,))
    return Words("line-while-turned" if power.while_turned else "line-power", (said,))


def offered(costs: Sequence[Op]) -> tuple[Words, ...]:
    """Costs as something that somebody may or must do: the messages `<key>-offer`."""
    return tuple([Words(said.key + "-offer", said.args) for said in [cost.words() for cost in costs]])


def price_words(price: Price) -> Words:
    """A placement cost."""
    parts = [Words("price-essence", (("count", count), ("essence", ESSENCES[essence]))) for essence, count in price.pairs]
    if price.wild:
        parts.append(Words("price-any", (("count", price.wild),)))
    return Words("price", (("essences", tuple(parts)),))


def formula_line(formula: Formula) -> Words:
    """A victory formula."""
    if formula.essence >= 0:
        return Words("line-points-essence", (("count", formula.vp), ("essence", ESSENCES[formula.essence])))
    return Words("line-points-tag", (("count", formula.vp), ("tag", formula.tag)))


def discount_line(discount: Discount) -> Words:
    """A permanent discount."""
    return Words("line-discount", (("filter", "dragon" if discount.dragons_only else "any"), ("discount", discount.count),
                                   ("gold", "spared" if discount.spares_gold else "not")))


def lines_of(card: Card) -> tuple[Words, ...]:
    """What a component does: abilities first, then powers, then what it is worth beyond its fixed points."""
    lines = [Words("line-collect", (("ability", ability.words()),)) for ability in card.collects]
    lines += [discount_line(discount) for discount in card.discounts]
    lines += [power_line(power) for power in card.powers]
    lines += [formula_line(formula) for formula in card.formulas]
    return tuple(lines)


def face(card: Card) -> CardFace:
    """A component as people read it."""
    tags = tuple([tag for tag, there in (("dragon", card.dragon), ("creature", card.creature)) if there])
    cost = price_words(card.price) if card.price is not None else None
    points = Words("points", (("count", card.vp),)) if card.vp else None
    return CardFace(card.name, card.words, KINDS[card.kind], tags, cost, points, lines_of(card), tuple(card.rules),
                    card.origin)


def faces(box: ArcanaBox) -> tuple[CardFace, ...]:
    """Every component of the box."""
    return tuple([face(card) for card in box.cards])
