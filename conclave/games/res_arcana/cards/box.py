"""The components of the box, read once from the content files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from conclave.games.res_arcana.cards.language import LANGUAGE
from conclave.games.res_arcana.cards.wording import power_args, price_words
from conclave.games.res_arcana.effects.abilities import IfLeft, Upkeep
from conclave.games.res_arcana.effects.costs import TAGS
from conclave.games.res_arcana.effects.essences import Gain
from conclave.games.res_arcana.effects.fields import Fields, essence_of
from conclave.games.res_arcana.effects.life_and_victory import TempVp
from conclave.games.res_arcana.state.model import (
    ARTIFACT,
    CLAIM,
    DISCARD_FOR_GOLD,
    DISCARD_FOR_TWO,
    ESSENCES,
    KINDS,
    MONUMENT,
    MONUMENT_PRICE,
    PICK,
    PLACE,
    PLACE_CARD,
    REACT,
    TRIGGERS,
    USE,
    USE_FOR_NOTHING,
    ArcanaBox,
    Card,
    Discount,
    Formula,
    Move,
    Op,
    Power,
    Price,
)
from conclave.kernel.content import Record
from conclave.kernel.words import Words
from conclave.kit.box import Content, Listed, chosen, components, edition_of, pack, read_content
from conclave.kit.naming import read_names

FILES: Final = ("artifacts", "mages", "monuments", "magic_items", "places_of_power")
FOLDER: Final = Path(__file__).parents[1] / "content"
RULES_VERSION: Final = "1"
CLARIFICATIONS: Final = [f"RA-CARD-{number}" for number in range(1, 18)]  # the rules about single components


def decode_card(record: Record, index: int, kind: int) -> Card:
    """A component out of its record."""
    fields = LANGUAGE.read(record)
    card = Card(index, fields.text("id"), kind)
    card.names = read_names(fields)
    tags = fields.words("tags", TAGS)
    card.dragon = "dragon" in tags
    card.creature = "creature" in tags
    if fields.has("cost"):
        given = fields.numbers("cost", (*ESSENCES, "any"))
        card.price = Price((given.get("elan", 0), given.get("life", 0), given.get("calm", 0), given.get("death", 0),
                            given.get("gold", 0)), given.get("any", 0))
        card.price_args = (("card", card.words), ("price", price_words(card.price)))
    card.vp = fields.whole("vp", default=0)
    card.formulas = [_formula(part) for part in fields.mappings("vp_formula")]
    for ability in fields.ops("collect", "collect"):
        _add_ability(card, ability)
    card.discounts = [_discount(part) for part in fields.mappings("discounts")]
    for at, part in enumerate(fields.mappings("powers")):
        _add_power(card, part, at)
    card.first_game_set = fields.whole("first_game_set", 1, 4, default=0)
    if kind == PLACE:
        card.tile = fields.whole("tile", 1, 5)
        card.sun = fields.one_of("side", ("sun", "moon")) == "sun"
    card.rules = fields.words("rules", CLARIFICATIONS)
    card.origin = fields.one_of("origin", ("seed", "public", "design"), "design")
    fields.close()
    if (card.price is not None) != (kind in (ARTIFACT, MONUMENT, PLACE)):
        raise record.wrong("artifacts, monuments and places of power have a cost, mages and magic items have none")
    if kind == PLACE and card.price is not None and card.price.wild:
        raise record.wrong("a place of power names every essence that it costs; 'any' is for artifacts")
    if kind == MONUMENT and (card.price is None or card.price.typed != MONUMENT_PRICE or card.price.wild):
        raise record.wrong("every monument costs 4 gold, for it may be claimed unseen (RA-CLAIM-2, RA-CLAIM-3)")
    _make_moves(card)
    return card


def _formula(fields: Fields) -> Formula:
    kind = fields.one_of("op", ("per_essence_here", "per_own_tag"))
    if kind == "per_essence_here":
        formula = Formula(essence_of(fields, "essence"), "", fields.whole("vp", 1))
    else:
        formula = Formula(-1, fields.one_of("tag", TAGS), fields.whole("vp", 1))
    fields.close()
    return formula


def _discount(fields: Fields) -> Discount:
    dragons = fields.one_of("applies_to", ("artifact", "dragon")) == "dragon"
    discount = Discount(dragons, fields.whole("count", 1), "gold" in fields.words("except", ("gold",)))
    fields.close()
    return discount


def _add_ability(card: Card, ability: Op) -> None:
    """Sort a collect ability by when it is resolved; fixed gains are added up."""
    card.collects.append(ability)
    if isinstance(ability, Gain):
        given, more = card.gains, ability.bag
        card.gains = (given[0] + more[0], given[1] + more[1], given[2] + more[2], given[3] + more[3], given[4] + more[4])
        card.gains_something = any(card.gains)
    elif isinstance(ability, IfLeft):
        card.if_left.append(ability)
    elif isinstance(ability, Upkeep):
        card.upkeep.append(ability)
    else:
        card.choices.append(ability)


def _add_power(card: Card, fields: Fields, at: int) -> None:
    timing = fields.one_of("timing", ("action", "react", "on_claim"), "action")
    trigger = TRIGGERS.index(fields.one_of("trigger", LANGUAGE.events)) if timing == "react" else 0
    while_turned = fields.one_of("while", ("turned",), "") == "turned"
    costs, effects = fields.ops("costs", "cost"), fields.ops("effects", "effect")
    power = Power(card.index, at, timing, trigger, while_turned, costs, effects)
    power.temporary = sum([effect.count for effect in effects if isinstance(effect, TempVp)])
    fields.close()
    card.powers.append(power)
    if timing == "on_claim":
        card.on_claim += effects
        return
    args = power_args(card, power)
    if timing == "react":
        power.move = Move(REACT, card.index, at, f"react {card.name} {at + 1}", Words("move-react", args), (card.thing,))
        card.reactions.append(power)
    else:
        power.move = Move(USE, card.index, at, f"use {card.name} {at + 1}", Words("move-use", args), (card.thing,))
        power.move.add_variant(Move(USE_FOR_NOTHING, card.index, at, f"use {card.name} {at + 1} for nothing",
                                    Words("move-use-for-nothing", args), (card.thing,)))
        card.actions.append(power)


def _make_moves(card: Card) -> None:
    args = (("card", card.words),)
    about = (card.thing,)
    card.pick_move = Move(PICK, card.index, 0, card.name, card.words, about)
    if card.kind == ARTIFACT:
        card.place_move = Move(PLACE_CARD, card.index, 0, f"place {card.name}", Words("move-place", args), about)
        card.gold_move = Move(DISCARD_FOR_GOLD, card.index, 0, f"discard {card.name} for gold",
                              Words("move-discard-gold", args), about)
        card.two_move = Move(DISCARD_FOR_TWO, card.index, 0, f"discard {card.name} for two",
                             Words("move-discard-two", args), about)
    if card.kind in (MONUMENT, PLACE):
        card.claim_move = Move(CLAIM, card.index, 0, f"claim {card.name}", Words("move-claim", args), about)


def open_box(content: Content | None = None, listing: Sequence[Listed] | None = None) -> ArcanaBox:
    """The box of some content files, as a rule those beside this module; a `listing` leaves out what it does not name."""
    content = content if content is not None else read_content(FOLDER, FILES)
    filed = components(content)
    if listing is not None:
        filed = chosen(filed, listing)
    box = ArcanaBox(edition_of(RULES_VERSION, filed), pack(content))
    for component in filed:
        if component.file not in FILES:
            raise component.record.wrong(f"there is no kind of component '{component.file}'")
        card = decode_card(component.record, len(box.cards), FILES.index(component.file))
        box.cards.append(card)
        box.by_name[card.name] = card
        box.enter(card.name, groups=[KINDS[card.kind]])
        box.naming.add(card.words.key, card.names)
    return box
