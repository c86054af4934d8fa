"""A component out of its record in the content files."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.boards import ORIGINS, SOURCES
from conclave.games.krutagidon.cards.language import DEFENCE, is_quiet
from conclave.games.krutagidon.cards.prices import Formula, Surcharge
from conclave.games.krutagidon.cards.wording import lines_of, points_words
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.power_and_life import SpendLife
from conclave.games.krutagidon.effects.scope import EVENT
from conclave.games.krutagidon.state.model import (
    DEAD_WIZARD,
    EVENTS,
    KINDS,
    NUMBER,
    PROPERTY,
    READINGS,
    SPECIAL,
    TYPES,
    Card,
    Defence,
    LifePower,
    Move,
    Trigger,
)
from conclave.kernel.content import MAPPING
from conclave.kernel.text import LANGUAGES
from conclave.kernel.words import Words
from conclave.kit.effects import effect_words
from conclave.kit.naming import read_names

KEYWORDS: Final = ("attack", "defense", "ongoing")
MODIFIERS: Final = ("heal_multiplier", "attack_damage_multiplier", "buy_cost", "damage_taken", "cannot_avoid",
                    "counts_as_dwt", "market_to_deck_top", "life_for_card", "extra_end_draw", "end_draw")
KIND_OF_FILE: Final = {"dead_wizard_tokens": DEAD_WIZARD, "properties": PROPERTY, "tokens": SPECIAL,
                       "wild_magic": KINDS.index("typeless")}


def decode_card(fields: Fields, index: int, file: str) -> Card:
    """A component: what is printed on it, what it does, and what it says."""
    kind = KIND_OF_FILE[file] if file in KIND_OF_FILE else TYPES.index(fields.one_of("type", TYPES))
    card = Card(index, fields.text("id"), kind)
    _read_names(card, fields)
    card.copies = fields.whole("copies", 1, 30, 1)
    fields.whole("count", 1, 1, 1)
    card.cost = fields.whole("cost", 0, 12, 0)
    _read_points(card, fields)
    keywords = fields.words("keywords", KEYWORDS)
    card.attack = "attack" in keywords or fields.flag("attack")
    card.ongoing = "ongoing" in keywords
    card.letter = fields.text("letter", "")
    card.board = fields.text("board", "")
    card.reading = next((option for option in READINGS if option == card.name.replace("_", "-")), "")
    card.promo = fields.flag("promo")
    card.pink = fields.one_of("skull", ("gray", "pink"), "gray") == "pink"
    card.revive_at = fields.whole("revive_at", 1, 25, 0)
    card.first = fields.flag("first")
    card.controls = fields.component("while_owned", "")
    _read_effects(card, fields)
    card.origin = fields.one_of("origin", ORIGINS, "design")
    card.confidence = fields.one_of("conf", ("high", "medium", "low"), "high")
    card.note = fields.text("note", "")
    fields.words("sources", SOURCES)
    fields.close()
    if (card.defence is not None) != ("defense" in keywords):
        raise fields.wrong("a defence has its keyword and its text, or neither")
    card.lines = lines_of(card)
    card.points = points_words(card)
    return card


def _read_names(card: Card, fields: Fields) -> None:
    card.names = read_names(fields)
    origins = fields.mapping("name_origin")
    for language in LANGUAGES:
        origins.one_of(language, ORIGINS, "design")
    origins.close()
    card.mild = fields.text("ru_mild", "")
    card.other_name = fields.text("alt_ru", "")


def _read_effects(card: Card, fields: Fields) -> None:
    """What it does when it is played, turned up, taken or used to defend, and as long as it lies in play."""
    card.play = fields.effect("play")
    card.effect = fields.effect("effect")
    card.group = fields.effect("group_attack")
    card.instant = fields.effect("instant")
    for part in fields.mappings("ongoing"):
        _read_ongoing(card, part)
    if fields.has("defense"):
        part = fields.mapping("defense")
        card.defence = Defence(part.one_of("from", ("hand", "in_play")) == "in_play", part.effect("then", DEFENCE))
        part.close()
    for number, promise in enumerate(fields.promises, 1):
        assert isinstance(promise, Trigger)
        promise.card = card.index
        promise.name = f"{card.name}#{number}"
        if promise.ops:
            promise.move = _answer_move(card, len(card.triggers) + number, promise)
        card.promises.append(promise)
    card.simple = bool(card.play) and not any(op.asks for op in card.play)
    card.quiet = card.simple and not card.ongoing and all(is_quiet(op) for op in card.play)


def _read_points(card: Card, fields: Fields) -> None:
    card.star = fields.flag("vp_star")
    if fields.has("vp") and fields.fields["vp"].kind == MAPPING:
        card.formula = _formula(fields.mapping("vp"))
    else:
        card.vp = fields.whole("vp", -9, 9, 0)
    card.printed_points = 3 if card.star else card.vp


def _formula(fields: Fields) -> Formula:
    """Points that depend on what else their owner has."""
    if fields.has("real_dwt"):
        fields.one_of("real_dwt", ("self",))
        formula = Formula("", 0, 1, 0)
    else:
        case = fields.mapping("case", needed=True)
        condition = case.mapping("if", needed=True)
        owned = condition.mapping("of", needed=True)
        formula = Formula(owned.component("owned"), condition.whole("ge", 1, 9), case.whole("then"), case.whole("else"))
        for read in (owned, condition, case):
            read.close()
    fields.close()
    return formula


def _read_ongoing(card: Card, fields: Fields) -> None:
    """A trigger or a continuous modifier."""
    if fields.has("event"):
        event = fields.one_of("event", EVENTS)
        type_ = TYPES.index(fields.one_of("type", TYPES)) if fields.has("type") else -1
        nth = fields.whole("nth", 1, 9, 0)
        trigger = Trigger(event, fields.effect("do", bound=(EVENT,)), card.index, type_, nth)
        trigger.move = _answer_move(card, len(card.triggers) + 1, trigger)
        card.triggers.append(trigger)
    else:
        _read_modifier(card, fields)
    fields.close()


def _answer_move(card: Card, number: int, trigger: Trigger) -> Move:
    """The option of letting a trigger or a promise of a card answer first."""
    return Move(NUMBER, number - 1, f"{card.name} {number}",
                Words("pick-trigger", (("card", card.words), ("effects", effect_words(trigger.ops)))), (card.thing,))


def _read_modifier(card: Card, fields: Fields) -> None:
    mod = fields.one_of("mod", MODIFIERS)
    if mod == "heal_multiplier":
        card.heal_times = fields.whole("n", 2, 9)
    elif mod == "attack_damage_multiplier":
        card.attack_times = fields.whole("n", 2, 9)
    elif mod == "buy_cost":
        types = [TYPES.index(name) for name in fields.words("type", TYPES)]
        card.surcharge = Surcharge(fields.whole("n", 1, 9), types, fields.words("kind", fields.components))
    elif mod == "damage_taken":
        card.more_damage = fields.whole("n", 1, 9)
        card.more_damage_from = fields.component("from")
    elif mod == "cannot_avoid":
        card.cannot_avoid = fields.one_of("source", ("mayhem",)) == "mayhem"
    elif mod == "counts_as_dwt":
        card.counts_as_dead = fields.whole("n", 1, 9)
    elif mod == "market_to_deck_top":
        card.to_deck_top = fields.whole("cost_max", 0, 12)
    elif mod == "life_for_card":
        costs = fields.effect("cost")
        life = sum([op.n for op in costs if isinstance(op, SpendLife)])
        card.life_power = LifePower(life, fields.whole("uses_per_turn", 1, 9), fields.effect("do"))
    elif mod == "extra_end_draw":
        card.recruits = fields.one_of("per", ("wizard_bought_or_gained",)) != ""
    else:
        card.end_draw = fields.whole("draw", 1, 20)
        card.end_discard = fields.whole("then_discard", 0, 20)
