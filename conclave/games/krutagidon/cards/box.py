"""The components of the box, read once from the content files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.games.krutagidon.cards.boards import FOLDER, boards_of
from conclave.games.krutagidon.cards.decoding import decode_card
from conclave.games.krutagidon.cards.language import LANGUAGE
from conclave.games.krutagidon.cards.wording import play_words
from conclave.games.krutagidon.state.fields import IN_GAME
from conclave.games.krutagidon.state.model import (
    BUY,
    BUY_FAMILIAR,
    BUY_LEGEND,
    DEFEND,
    FAMILIAR,
    KINDS,
    LEGEND,
    PICK,
    PLAY,
    POINTS_READ,
    SPECIAL,
    TYPELESS,
    USE,
    Card,
    Move,
    WizardBox,
)
from conclave.kernel.errors import ContentError
from conclave.kernel.words import Words
from conclave.kit.box import SPOKEN, Content, Listed, chosen, components, edition_of, pack, read_content, read_listing
from conclave.kit.effects import effect_words

FILES: Final = ("starters", "wild_magic", "wizards", "creatures", "spells", "treasures", "locations", "mayhem", "legends",
                "familiars", "dead_wizard_tokens", "properties", "tokens")
RULES_VERSION: Final = "2"
UNPLAYED: Final = (*SPOKEN, "name_origin", "ru_mild", "alt_ru", "promo")


def make_moves(card: Card) -> None:
    """The options of all questions that a component can be an answer to."""
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
    names = [component.name for component in filed]
    if listing is not None:
        filed = chosen(filed, listing)
    box = WizardBox(edition_of(RULES_VERSION, filed, UNPLAYED), pack(content))
    for component in filed:
        if component.file not in FILES:
            raise component.record.wrong(f"there is no kind of component '{component.file}'")
        card = decode_card(LANGUAGE.read(component.record, names), len(box.cards), component.file)
        make_moves(card)
        card.copies = component.copies
        box.cards.append(card)
        box.by_name[card.name] = card
        box.naming.add(card.words.key, card.names, {"ru": card.mild} if card.mild else None)
        card.pieces = box.enter(card.name, card.copies, [KINDS[card.kind], *([IN_GAME] if card.kind != SPECIAL else [])])
        box.card_of += [card] * card.copies
        for promise in card.promises:
            promise.number = len(box.promises)
            box.promises.append(promise)
            box.promise_names.append(promise.name)
    _give_places(box)
    for board in boards_of(box, own).values():
        box.naming.add(board.words.key, board.names, {"ru": board.mild} if board.mild else None)
    return box


def _give_places(box: WizardBox) -> None:
    """Find the components that have places of their own on the table."""
    box.wild = _only([card for card in box.cards if card.kind == TYPELESS and card.cost], "a card without a type for sale")
    box.limp = _only([card for card in box.cards if card.kind == TYPELESS and not card.cost], "one that is never sold")
    box.prize = _only([card for card in box.cards if card.end_draw], "a token that changes the end of a turn")
    box.on_top = _only([card for card in box.cards if card.first], "a legend that is the first one")
    box.controlling = [(card, box.by_name[card.controls]) for card in box.cards if card.controls in box.by_name]
    box.starred = [card for card in box.cards if card.formula is not None or card.reading == POINTS_READ]


def _only(found: list[Card], what: str) -> Card:
    if len(found) != 1:
        raise ContentError(f"there has to be {what}, and only one, not {[card.name for card in found]}")
    return found[0]


def first_listing() -> list[Listed]:
    """The components of the first edition."""
    return read_listing((FOLDER / "first_edition.txt").read_text(encoding="utf-8"))
