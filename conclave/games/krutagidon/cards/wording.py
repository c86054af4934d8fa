"""What stands on a component, generated from the operations that the rules execute."""

from __future__ import annotations

from conclave.games.krutagidon.cards.phrasing import card_words, type_words
from conclave.games.krutagidon.effects.other_cards import LIMP_PILE, Gain
from conclave.games.krutagidon.effects.power_and_life import Damage, Nothing
from conclave.games.krutagidon.effects.steering import Each
from conclave.games.krutagidon.state.model import (
    DEAD_WIZARD,
    HAND_SIZE,
    KINDS,
    MAYHEM,
    PROPERTY,
    SPECIAL,
    Card,
    Table,
    Trigger,
    WizardBox,
)
from conclave.kernel.game import CardFace
from conclave.kernel.words import Words
from conclave.kit.effects import Op, effect_words


def trigger_line(trigger: Trigger, ongoing: str) -> Words:
    """What a trigger answers, and how; that of a card or a token is `ongoing`, that of a property is not (KR-PROP-3)."""
    args: list[tuple[str, int | str | Words | tuple[Words, ...]]] = [
        ("effects", effect_words(trigger.ops)), ("ongoing", ongoing)]
    if trigger.type >= 0:
        args.append(("type", type_words(trigger.type, 2 if trigger.event == "two_different" else 1)))
    if trigger.nth:
        args.append(("nth", trigger.nth))
    return Words(f"line-when-{trigger.event.replace('_', '-')}", tuple(args))


def harms_foes(op: Op[Table]) -> bool:
    """Whether an operation outside of any attack does a foe harm: nobody can avoid that (KR-ATTACK-1)."""
    if isinstance(op, Each):
        return any(isinstance(part, Damage) for part in op.effects)
    return isinstance(op, Gain) and op.source == LIMP_PILE and op.who.bound != ""


def play_words(card: Card) -> tuple[Words, ...]:
    """What happens when a card is played; an ongoing card that only comes to stay says nothing of it."""
    if card.ongoing and all(isinstance(op, Nothing) for op in card.play):
        return ()
    return effect_words(card.play)


def lines_of(card: Card) -> list[Words]:
    """What a component does, line by line."""
    lines: list[Words] = []
    effects = play_words(card)
    if effects:
        harms = "yes" if not card.attack and any(harms_foes(op) for op in card.play) else "no"
        lines.append(Words("line-play", (("effects", effects), ("harms", harms))))
    if card.effect:
        key = "line-mayhem-attack" if card.attack else "line-mayhem"
        lines.append(Words(key, (("effects", effect_words(card.effect)),)))
    if card.instant:
        lines.append(Words("line-instant", (("effects", effect_words(card.instant)),)))
    if card.revive_at:
        lines.append(Words("line-revive", (("count", card.revive_at),)))
    ongoing = "no" if card.kind == PROPERTY else "yes"
    lines += _modifiers(card, ongoing)
    lines += [trigger_line(trigger, ongoing) for trigger in card.triggers]
    if card.defence is not None:
        lines.append(Words("line-defence-in-play" if card.defence.in_play else "line-defence",
                           (("effects", effect_words(card.defence.ops)),)))
    if card.group:
        lines.append(Words("line-group-attack", (("effects", effect_words(card.group)),)))
    if card.formula is not None:
        if card.formula.card:
            lines.append(Words("line-points-owned", (("card", card.words), ("least", card.formula.least),
                                                     ("count", card.formula.points))))
        else:
            lines.append(Words("line-points-tokens"))
    return lines


def _modifiers(card: Card, ongoing: str) -> list[Words]:
    lines: list[Words] = []
    if card.heal_times > 1:
        lines.append(Words("line-heal-multiplier", (("count", card.heal_times),)))
    if card.attack_times > 1:
        lines.append(Words("line-attack-multiplier", (("count", card.attack_times),)))
    if card.surcharge is not None:
        kinds = tuple([type_words(type_, 2) for type_ in card.surcharge.types])
        named = tuple([card_words(name) for name in card.surcharge.names])
        lines.append(Words("line-surcharge", (("count", card.surcharge.more), ("types", (*kinds, *named)), ("kinds", kinds),
                                              ("cards", named))))
    if card.more_damage:
        lines.append(Words("line-more-damage", (("count", card.more_damage), ("card", card_words(card.more_damage_from)))))
    if card.cannot_avoid:
        lines.append(Words("line-cannot-avoid-mayhem"))
    if card.counts_as_dead:
        lines.append(Words("line-counts-as-token", (("count", card.counts_as_dead),)))
    if card.to_deck_top >= 0:
        lines.append(Words("line-market-to-deck-top", (("count", card.to_deck_top), ("ongoing", ongoing))))
    if card.life_power is not None:
        lines.append(Words("line-life-power", (("count", card.life_power.life), ("uses", card.life_power.uses),
                                               ("effects", effect_words(card.life_power.ops)))))
    if card.recruits:
        lines.append(Words("line-recruits", (("ongoing", ongoing),)))
    if card.end_draw:
        lines.append(Words("line-prize", (("count", card.end_draw), ("usual", HAND_SIZE), ("discarded", card.end_discard))))
    if card.controls:
        lines.append(Words("line-controls", (("card", card_words(card.controls)),)))
    return lines


def points_words(card: Card) -> Words:
    """What a component is worth."""
    return Words("points-star") if card.star else Words("points", (("count", card.vp),))


def face(card: Card) -> CardFace:
    """A component as people read it."""
    tags: list[str] = []
    for tag, there in (("attack", card.attack), ("defence", card.defence is not None), ("ongoing", card.ongoing),
                       ("promo", card.promo)):
        if there:
            tags.append(tag)
    priced = card.kind not in (MAYHEM, DEAD_WIZARD, PROPERTY, SPECIAL)
    cost = Words("cost", (("count", card.cost),)) if priced else None
    points = card.points if priced or card.kind == DEAD_WIZARD else None
    return CardFace(card.name, card.words, KINDS[card.kind], tuple(tags), cost, points, tuple(card.lines),
                    tuple(card.rules), card.origin)


def faces(box: WizardBox) -> tuple[CardFace, ...]:
    """Every component of the box."""
    return tuple([face(card) for card in box.cards])
