"""What stands on a component, generated from the parts that the rules carry out.

A spell is told side by side: a line that begins a side (`line-side`), then what it waits for, then a line for each
sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.black_rose_wars.cards.phrases import (
    area_words,
    dashed,
    element_words,
    task_words,
    trigger_words,
)
from conclave.games.black_rose_wars.effects.phrasing import card_words
from conclave.games.black_rose_wars.effects.targets import target_words
from conclave.games.black_rose_wars.state.components import (
    COLOURS,
    ON_SELF,
    PERSONAL,
    ROOM,
    SCHOOLS,
    TARGETED,
    TYPES,
    Card,
    Enhancement,
    Event,
    Evocation,
    Grimoire,
    Hex,
    MageCard,
    Order,
    OrderEffect,
    Quest,
    Room,
    RoseBox,
    School,
    Sentences,
    Side,
    Skill,
    Spell,
    Upgrade,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Args
from conclave.kernel.game import CardFace
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, Op, effect_words
from conclave.kit.modifiers import Mod

KINDS: Final = {
    "mages": "mage", "rooms": "room", "schools": "school", "grimoires": "grimoire", "spells": "spell",
    "personal_spells": "personal_spell", "forgotten_spells": "forgotten_spell", "evocations": "evocation", "hexes": "hex",
    "upgrades": "upgrade", "quests": "quest", "events": "event", "avatar": "avatar", "avatar_orders": "order",
    "avatar_events": "avatar_event",
}


def lines_of(card: Card) -> list[Words]:
    """What a component does, line by line."""
    if isinstance(card, Spell):
        return _spell_lines(card)
    if isinstance(card, Room):
        return _room_lines(card)
    if isinstance(card, Evocation):
        return _evocation_lines(card)
    if isinstance(card, Quest):
        return _quest_lines(card)
    if isinstance(card, Event):
        return _event_lines(card)
    if isinstance(card, Order):
        return _order_lines(card)
    if isinstance(card, Upgrade):
        return [*_skill_lines(card.skills), *_led("line-removed", card.on_removed or [])]
    if isinstance(card, Hex):
        return [*_mod_lines(card.mods), Words("line-hex", (("count", card.cubes),))]
    if isinstance(card, MageCard):
        return _mage_lines(card)
    if isinstance(card, School):
        return [Words("line-grimoires", (("cards", tuple([grimoire.words for grimoire in card.grimoires])),))]
    assert isinstance(card, Grimoire)
    return [Words("line-spells", (("cards", tuple([card_words(name) for name in card.spells])),
                                  ("school", card_words(SCHOOLS[card.school]))))]


def _sentence(sentence: list[Op[Table]], area: bool) -> tuple[Words, ...]:
    said = effect_words(sentence)
    return tuple([area_words(words) for words in said]) if area else said


def _plain(sentences: Sentences, area: bool = False) -> list[Words]:
    """A line for each sentence; with an area the target is everybody in the room (BR-TARGET-3)."""
    return [Words("line-sentence", (("effects", _sentence(sentence, area)),)) for sentence in sentences]


def _led(key: str, sentences: Sentences, args: Args = (), area: bool = False) -> list[Words]:
    """Sentences of which the first one is led in by a message, like «When it is removed: …»."""
    if not sentences:
        return []
    return [Words(key, (*args, ("effects", _sentence(sentences[0], area)))), *_plain(sentences[1:], area)]


def _spell_lines(card: Spell) -> list[Words]:
    lines = [Words("line-instability")] if card.instability else []
    if card.undivided:
        return lines + _side_lines(card.sides[0], "both")
    return lines + _side_lines(card.sides[0], "main") + _side_lines(card.sides[1], "reverse")


def _side_lines(side: Side, name: str) -> list[Words]:
    """A side: what it is, what it waits for, its sentences, and those of its enhancement where they are printed."""
    area = side.target.kind == ROOM
    lines = [Words("line-side", (("side", name), ("type", TYPES[side.type]), ("stable", _yes(side.stable)),
                                 ("element", element_words([side.element])[0]), ("target", target_words(side.target))))]
    if side.trigger is not None:
        lines.append(Words("line-stable-trigger" if side.stable else "line-trigger",
                           (("trigger", trigger_words(side.trigger)),)))
    elif side.stable:
        lines.append(Words("line-stable"))
    enhance = side.enhance
    if enhance is not None and enhance.before:
        lines += _enhancement_lines(enhance, area)
    lines += _plain(side.sentences, area)
    if enhance is not None and not enhance.before:
        lines += _enhancement_lines(enhance, area)
    return lines


def _enhancement_lines(enhance: Enhancement, area: bool) -> list[Words]:
    args: Args = (("elements", element_words(enhance.requires)), ("order", "before" if enhance.before else "after"))
    return [Words("line-enhancement", (*args, ("effects", _sentence(sentence, area)))) for sentence in enhance.sentences]


def _room_lines(card: Room) -> list[Words]:
    first, second, others = card.rewards
    lines = [Words("line-room", (("resistance", card.resistance), ("first", first), ("second", second),
                                 ("others", others)))]
    return [*lines, *_led("line-destroyed", card.destroyed), *_led("line-rebuilt", card.rebuilt)]


def _mod_lines(mods: Sequence[Mod[Table]]) -> list[Words]:
    return [Words("line-mods", (("effects", effect_words(list(mods))),))] if mods else []


def _skill_lines(skills: Sequence[Skill]) -> list[Words]:
    lines: list[Words] = []
    for skill in skills:
        lines += _mod_lines(skill.mods)
        if skill.trigger is not None:
            lines += _led("line-skill", skill.sentences, (("trigger", trigger_words(skill.trigger)),))
    return lines


def _evocation_lines(card: Evocation) -> list[Words]:
    lines = [Words("line-evocation", (("health", card.health), ("strength", card.strength), ("speed", card.speed)))]
    if card.big:
        lines.append(Words("line-big-base"))
    if card.assigned:
        lines.append(Words("line-assigned", (("count", card.most_per_mage),)))
    lines += _skill_lines(card.skills)
    lines += _led("line-activation", card.activation or [])
    lines += _led("line-activation-controlled", card.activation_controlled or [])
    return lines + _led("line-removed", card.on_removed or [])


def _quest_lines(card: Quest) -> list[Words]:
    lines = [Words("line-task", (("task", task_words(card.task)), ("count", card.cubes))),
             Words(f"line-reveal-{dashed(card.reveal)}")]
    target = card.effect.target
    if target.kind != ON_SELF:
        lines.append(Words("line-target", (("target", target_words(target)),)))
    lines += _plain(card.effect.sentences, target.kind == ROOM)
    if card.only_if_done:
        lines.append(Words("line-only-if-done"))
    return lines


def _event_lines(card: Event) -> list[Words]:
    lines = [Words(f"line-{dashed(card.timing)}", (("slot", card.slot),)),
             Words("line-corners", (("reveal", card.on_reveal), ("discard", card.on_discard)))]
    if card.crown:
        lines.append(Words("line-crown"))
    lines += _mod_lines(card.mods)
    if card.trigger is not None:
        return lines + _led("line-event-trigger", card.sentences, (("trigger", trigger_words(card.trigger)),))
    return lines + _plain(card.sentences)


def _order_lines(card: Order) -> list[Words]:
    lines: list[Words] = []
    for effect in card.effects:
        lines += _order_effect_lines(effect)
    if card.extra_card:
        lines.append(Words("line-extra-card"))
    if card.back_type != NOBODY:
        args: Args = (("type", TYPES[card.back_type]),
                      ("waits", "target" if card.back_event == TARGETED else "damage"))
        lines += _led("line-reaction", card.reaction, args)
    return lines


def _order_effect_lines(effect: OrderEffect) -> list[Words]:
    target = effect.side.target
    lead = Words("line-order-physical" if effect.physical else "line-order-spell",
                 (("instability", _yes(effect.instability)), ("target", target_words(target))))
    return [lead, *_plain(effect.side.sentences, target.kind == ROOM)]


def _mage_lines(card: MageCard) -> list[Words]:
    values: Args = (("health", card.health), ("strength", card.strength), ("speed", card.speed))
    if card.skill is None:
        return [Words("line-mage", (*values, ("hand", card.hand_limit), ("quests", card.quest_limit))),
                Words("line-personal-spell", (("card", card_words(card.personal_spell)),))]
    lines = [Words("line-evocation", values), Words("line-dominion", (("card", card.skill),))]
    for number, criteria in card.priorities.items():
        first, second, third = [Words(f"criterion-{dashed(criterion)}") for criterion in criteria]
        lines.append(Words("line-priority", (("priority", number), ("kind", card.priority_kinds[number]), ("first", first),
                                             ("second", second), ("third", third))))
    return lines


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def tags_of(card: Card) -> list[str]:
    """What a component is filtered by in the gallery."""
    if isinstance(card, Spell):
        sides = [TYPES[side.type] for side in card.sides]
        tags = [SCHOOLS[card.school]] if card.school < PERSONAL else []
        tags += [*dict.fromkeys(sides), *(["stable"] if any(side.stable for side in card.sides) else [])]
        return tags + [tag for tag, there in (("instability", card.instability), ("undivided", card.undivided)) if there]
    if isinstance(card, Room):
        return [COLOURS[card.colour]]
    if isinstance(card, Evocation):
        return [card.archetype, *(["big"] if card.big else []), *(["assigned"] if card.assigned else [])]
    if isinstance(card, Quest):
        return [f"phase-{card.phase + 1}"]
    if isinstance(card, Event):
        return [f"phase-{card.phase + 1}", dashed(card.timing), *(["crown"] if card.crown else [])]
    if isinstance(card, Order):
        return [f"phase-{card.phase + 1}", *(["extra-card"] if card.extra_card else [])]
    return [SCHOOLS[card.school]] if isinstance(card, Grimoire) else []


def face(card: Card) -> CardFace:
    """A component as people read it; a quest is worth its reward, a room its flags."""
    points: Words | None = None
    if isinstance(card, Quest):
        points = Words("points", (("count", card.reward),))
    elif isinstance(card, Room):
        first, second, others = card.rewards
        points = Words("points-room", (("first", first), ("second", second), ("others", others)))
    cost = Words("resistance", (("count", card.resistance),)) if isinstance(card, Room) else None
    return CardFace(card.name, card.words, KINDS[card.form], tuple(tags_of(card)), cost, points, tuple(card.lines),
                    tuple(card.rules), card.origin)


def faces(box: RoseBox) -> tuple[CardFace, ...]:
    """Every component of the box."""
    return tuple([face(card) for card in box.cards])


