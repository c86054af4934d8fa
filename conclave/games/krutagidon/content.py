"""The components of the box, read once from the content files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.krutagidon import effects as effects  # makes all operations known
from conclave.games.krutagidon.boards import FOLDER, ORIGINS, SOURCES, boards_of
from conclave.games.krutagidon.effects_flow import EVENTS, ThisTurn
from conclave.games.krutagidon.effects_wizard import Draw, Heal, Nothing, Power, SpendLife
from conclave.games.krutagidon.grammar import decode_ops
from conclave.games.krutagidon.model import (
    BUY,
    BUY_FAMILIAR,
    BUY_LEGEND,
    DEAD_WIZARD,
    DEFEND,
    FAMILIAR,
    KINDS,
    LEGEND,
    NUMBER,
    PICK,
    PLAY,
    PROPERTY,
    SPECIAL,
    TYPES,
    USE,
    Card,
    Defence,
    LifePower,
    Move,
    Trigger,
    WizardBox,
)
from conclave.games.krutagidon.phrasing import effect_words
from conclave.games.krutagidon.prices import Formula, Surcharge
from conclave.games.krutagidon.state.fields import IN_GAME
from conclave.games.krutagidon.wording import lines_of, play_words, points_words
from conclave.kernel.content import MAPPING, Record
from conclave.kernel.text import LANGUAGES
from conclave.kernel.words import Words
from conclave.kit.box import SPOKEN, Content, Listed, chosen, components, edition_of, pack, read_content, read_listing
from conclave.kit.naming import read_names

FILES: Final = ("starters", "wild_magic", "wizards", "creatures", "spells", "treasures", "locations", "mayhem", "legends",
                "familiars", "dead_wizard_tokens", "properties", "tokens")
RULES_VERSION: Final = "1"
UNPLAYED: Final = (*SPOKEN, "name_origin", "ru_mild", "alt_ru", "promo")
QUIET: Final = (Power, Draw, Heal, Nothing)


def decode_card(record: Record, index: int, file: str) -> Card:
    """A component out of its record."""
    card = Card(index, record.text("id"), _kind(record, file))
    _read_names(card, record)
    card.copies = record.whole("copies", 1, 30) if record.has("copies") else 1
    if record.has("count"):
        record.whole("count", 1, 1)
    card.cost = record.whole("cost", 0, 12) if record.has("cost") else 0
    _read_points(card, record)
    keywords = record.words("keywords", ("attack", "defense", "ongoing"))
    card.attack = "attack" in keywords or record.flag("attack")
    card.ongoing = "ongoing" in keywords
    card.letter = record.text("letter") if record.has("letter") else ""
    card.board = record.text("board") if record.has("board") else ""
    card.promo = record.flag("promo")
    card.pink = record.has("skull") and record.one_of("skull", ("gray", "pink")) == "pink"
    card.revive_at = record.whole("revive_at", 1, 25) if record.has("revive_at") else 0
    record.flag("first")
    if record.has("while_owned"):
        record.one_of("while_owned", ("rlyeh",))
    card.play = decode_ops(record, "play")
    card.effect = decode_ops(record, "effect")
    card.group = decode_ops(record, "group_attack")
    card.instant = decode_ops(record, "instant")
    for part in record.records("ongoing"):
        _read_ongoing(card, part)
    if record.has("defense"):
        part = record.record("defense")
        card.defence = Defence(part.one_of("from", ("hand", "in_play")) == "in_play", decode_ops(part, "then"))
        part.close()
    card.origin = record.one_of("origin", ORIGINS) if record.has("origin") else "design"
    card.confidence = record.one_of("conf", ("high", "medium", "low")) if record.has("conf") else "high"
    card.note = record.text("note") if record.has("note") else ""
    record.words("sources", SOURCES)
    record.close()
    if (card.defence is not None) != ("defense" in keywords):
        raise record.wrong("a defence has its keyword and its text, or neither")
    card.promises = [op.trigger for op in card.play if isinstance(op, ThisTurn)]
    for number, promise in enumerate(card.promises, 1):
        promise.card = card.index
        promise.name = f"{card.name}#{number}"
    card.simple = bool(card.play) and not any(op.asks for op in card.play)
    card.quiet = card.simple and not card.ongoing and not any(not isinstance(op, QUIET) for op in card.play)
    card.lines = lines_of(card)
    card.points = points_words(card)
    _make_moves(card)
    return card


def _kind(record: Record, file: str) -> int:
    if file in ("dead_wizard_tokens", "properties", "tokens"):
        return {"dead_wizard_tokens": DEAD_WIZARD, "properties": PROPERTY, "tokens": SPECIAL}[file]
    if file == "wild_magic":
        return KINDS.index("typeless")
    return TYPES.index(record.one_of("type", TYPES))


def _read_names(card: Card, record: Record) -> None:
    card.names = read_names(record)
    if record.has("name_origin"):
        origins = record.record("name_origin")
        for language in LANGUAGES:
            if origins.has(language):
                origins.one_of(language, ORIGINS)
        origins.close()
    card.mild = record.text("ru_mild") if record.has("ru_mild") else ""
    card.other_name = record.text("alt_ru") if record.has("alt_ru") else ""


def _read_points(card: Card, record: Record) -> None:
    card.star = record.flag("vp_star")
    if not record.has("vp"):
        return
    if record.fields["vp"].kind != MAPPING:
        card.vp = record.whole("vp", -9, 9)
        return
    part = record.record("vp")
    if part.has("real_dwt"):
        part.one_of("real_dwt", ("self",))
        card.formula = Formula("", 0, 1, 0)
    else:
        case = part.record("case")
        condition = case.record("if")
        owned = condition.record("of")
        card.formula = Formula(owned.text("owned"), condition.whole("ge", 1, 9), case.whole("then"), case.whole("else"))
        for read in (owned, condition, case):
            read.close()
    part.close()


def _read_ongoing(card: Card, record: Record) -> None:
    """A trigger or a continuous modifier."""
    if record.has("event"):
        event = record.one_of("event", EVENTS)
        type_ = TYPES.index(record.one_of("type", TYPES)) if record.has("type") else -1
        nth = record.whole("nth", 1, 9) if record.has("nth") else 0
        trigger = Trigger(card.index, event, type_, nth, decode_ops(record, "do"))
        trigger.move = Move(NUMBER, len(card.triggers), f"{card.name} {len(card.triggers) + 1}",
                            Words("pick-trigger", (("card", card.words), ("effects", effect_words(trigger.ops)))),
                            (card.thing,))
        card.triggers.append(trigger)
    else:
        _read_modifier(card, record)
    record.close()


def _read_modifier(card: Card, record: Record) -> None:
    mod = record.one_of("mod", ("heal_multiplier", "attack_damage_multiplier", "buy_cost", "damage_taken", "cannot_avoid",
                                "counts_as_dwt", "market_to_deck_top", "life_for_card", "extra_end_draw", "end_draw"))
    if mod == "heal_multiplier":
        card.heal_times = record.whole("n", 2, 9)
    elif mod == "attack_damage_multiplier":
        card.attack_times = record.whole("n", 2, 9)
    elif mod == "buy_cost":
        types = [TYPES.index(name) for name in record.words("type", TYPES)]
        card.surcharge = Surcharge(record.whole("n", 1, 9), types, bool(record.words("kind", ("wild_magic",))))
    elif mod == "damage_taken":
        card.more_damage = record.whole("n", 1, 9)
        card.more_damage_from = record.one_of("from", ("wand",))
    elif mod == "cannot_avoid":
        card.cannot_avoid = record.one_of("source", ("mayhem",)) == "mayhem"
    elif mod == "counts_as_dwt":
        card.counts_as_dead = record.whole("n", 1, 9)
    elif mod == "market_to_deck_top":
        card.to_deck_top = record.whole("cost_max", 0, 12)
    elif mod == "life_for_card":
        costs = decode_ops(record, "cost")
        life = sum([op.n for op in costs if isinstance(op, SpendLife)])
        card.life_power = LifePower(life, record.whole("uses_per_turn", 1, 9), decode_ops(record, "do"))
    elif mod == "extra_end_draw":
        card.recruits = record.one_of("per", ("wizard_bought_or_gained",)) != ""
    else:
        record.whole("draw", 6, 6)
        record.whole("then_discard", 1, 1)


def _make_moves(card: Card) -> None:
    about = (card.thing,)
    args = (("card", card.words),)
    card.pick_move = Move(PICK, card.index, card.name, card.words, about)
    if card.play:
        card.from_hand_move = _pick_from(card, "hand")
        card.from_discard_move = _pick_from(card, "discard")
    card.play_move = Move(PLAY, card.index, f"play {card.name}",
                          Words("move-play", (("card", card.words), ("effects", play_words(card)))), about)
    if card.kind == LEGEND:
        card.buy_move = Move(BUY_LEGEND, card.index, f"defeat {card.name}", Words("move-defeat", args), about)
    elif card.kind == FAMILIAR:
        card.buy_move = Move(BUY_FAMILIAR, card.index, f"call {card.name}", Words("move-call", args), about)
    else:
        card.buy_move = Move(BUY, card.index, f"buy {card.name}", Words("move-buy", args), about)
    if card.defence is not None:
        card.defence.move = Move(DEFEND, card.index, f"defend {card.name}",
                                 Words("move-defend", (("card", card.words), ("effects", effect_words(card.defence.ops)))),
                                 about)
    if card.life_power is not None:
        card.life_power.move = Move(USE, card.index, f"use {card.name}",
                                    Words("move-use", (("card", card.words), ("count", card.life_power.life),
                                                       ("effects", effect_words(card.life_power.ops)))), about)


def _pick_from(card: Card, zone: str) -> Move:
    """The pick of a card where the zone that it comes from is a choice too."""
    place = Words(f"zone-{zone}", (("case", "in"),))
    return Move(PICK, card.index, f"{card.name} from {zone}",
                Words("pick-trigger", (("card", card.words), ("effects", place))), (card.thing,))


def open_box(content: Content | None = None, listing: Sequence[Listed] | None = None) -> WizardBox:
    """The box of some content files, as a rule those beside this module; a `listing` leaves out what it does not name.

    Copies of a card are pieces with neighbouring numbers.
    """
    own = content is None
    content = content if content is not None else read_content(FOLDER, FILES)
    filed = components(content, "copies")
    if listing is not None:
        filed = chosen(filed, listing)
    box = WizardBox(edition_of(RULES_VERSION, filed, UNPLAYED), pack(content))
    for component in filed:
        if component.file not in FILES:
            raise component.record.wrong(f"there is no kind of component '{component.file}'")
        card = decode_card(component.record, len(box.cards), component.file)
        card.copies = component.copies
        box.cards.append(card)
        box.by_name[card.name] = card
        box.naming.add(card.words.key, card.names, {"ru": card.mild} if card.mild else None)
        card.pieces = box.enter(card.name, card.copies, [IN_GAME] if card.kind != SPECIAL else [])
        box.card_of += [card] * card.copies
        for promise in card.promises:
            promise.number = len(box.promises)
            box.promises.append(promise)
            box.promise_names.append(promise.name)
    for board in boards_of(box, own).values():
        box.naming.add(board.words.key, board.names, {"ru": board.mild} if board.mild else None)
    return box


def first_listing() -> list[Listed]:
    """The components of the first edition."""
    return read_listing((FOLDER / "first_edition.txt").read_text(encoding="utf-8"))
