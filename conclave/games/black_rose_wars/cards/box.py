"""The components of the box, read once from the content files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from conclave.games.black_rose_wars.cards.decoding import decode_card
from conclave.games.black_rose_wars.cards.language import LANGUAGE
from conclave.games.black_rose_wars.cards.wording import lines_of
from conclave.games.black_rose_wars.state.components import (
    FORMS,
    PERSONAL,
    SCHOOLS,
    Card,
    Event,
    Evocation,
    Grimoire,
    Hex,
    MageCard,
    Order,
    Quest,
    Room,
    RoseBox,
    School,
    Spell,
    Upgrade,
)
from conclave.kernel.content import Record
from conclave.kit.box import (
    SPOKEN,
    Content,
    Filed,
    Listed,
    chosen,
    components,
    edition_of,
    pack,
    read_content,
    read_listing,
)
from conclave.kit.lasting import enter_promises

FILES: Final = FORMS
FOLDER: Final = Path(__file__).parents[1] / "content"
RULES_VERSION: Final = "1"
UNPLAYED: Final = (*SPOKEN, "name_origin", "cite", "identity", "keyword", "elements", "skill_name", "skill_name_origin")
CARDS: Final = "cards"  # the group of all cards that lie in piles


def groups_of(card: Card) -> list[str]:
    """The groups that the copies of a card belong to; none for what is told apart by its kind only."""
    if isinstance(card, Spell):
        return [CARDS, "spells", (*SCHOOLS, "personal", "forgotten")[card.school]]
    if isinstance(card, Quest):
        return [CARDS, "quests", f"quests-{card.phase + 1}"]
    if isinstance(card, Event):
        return [CARDS, "events", f"{'avatar-' if card.of_avatar else ''}events-{card.phase + 1}"]
    if isinstance(card, Order):
        return [CARDS, f"orders-{card.phase + 1}"]
    return [CARDS, "upgrades"] if isinstance(card, Upgrade) else []


def open_box(content: Content | None = None, listing: Sequence[Listed] | None = None) -> RoseBox:
    """The box of some content files, as a rule those beside this module; a `listing` leaves out what it does not name.

    Copies of a card are pieces with neighbouring numbers.
    """
    content = content if content is not None else read_content(FOLDER, FILES)
    filed = components(content, "copies")
    if listing is not None:
        filed = chosen(filed, listing)
    box = RoseBox(edition_of(RULES_VERSION, filed, UNPLAYED), pack(content))
    for component in filed:
        _enter(box, component)
    records = {component.name: component.record for component in filed}
    see_that_it_fits(box, records)
    for card in box.cards:
        card.lines = lines_of(card)
    return box


def _enter(box: RoseBox, component: Filed) -> None:
    if component.file not in FILES:
        raise component.record.wrong(f"there is no kind of component '{component.file}'")
    fields = LANGUAGE.read(component.record)
    card = decode_card(fields, len(box.cards), component.file)
    card.copies = component.copies
    groups = groups_of(card)
    card.pieces = box.enter(card.name, card.copies if groups else 0, groups)
    box.cards.append(card)
    box.card_of += [card] * len(card.pieces)
    box.by_name[card.name] = card
    box.naming.add(card.words.key, card.names)
    enter_promises(fields.promises, card.index, card.name, box.promises)
    box.promise_names = [promise.name for promise in box.promises]
    _sort_in(box, card)


def _sort_in(box: RoseBox, card: Card) -> None:
    """Put a component into the list of its kind."""
    if isinstance(card, MageCard) and card.form == "avatar":
        box.avatar = card
        if card.skill is not None:
            box.naming.add(card.skill.key, card.skill_names)
    elif isinstance(card, MageCard):
        box.mages.append(card)
    elif isinstance(card, Room):
        box.rooms.append(card)
    elif isinstance(card, School):
        box.schools.append(card)
    elif isinstance(card, Grimoire):
        box.grimoires.append(card)
        for school in box.schools:
            if school.number == card.school:
                school.grimoires.append(card)
    elif isinstance(card, Spell):
        box.spells.append(card)
    elif isinstance(card, Evocation):
        box.evocations.append(card)
    elif isinstance(card, Hex):
        box.hexes.append(card)
    elif isinstance(card, Quest):
        box.quests.append(card)
    elif isinstance(card, Event):
        box.events.append(card)
    elif isinstance(card, Order):
        box.orders.append(card)


def see_that_it_fits(box: RoseBox, records: Mapping[str, Record]) -> None:
    """Refuse components that name others which are not there, with file and line."""
    for mage in box.mages:
        spell = box.by_name.get(mage.personal_spell)
        if not isinstance(spell, Spell) or spell.school != PERSONAL or spell.mage != mage.name:
            raise records[mage.name].wrong(f"'{mage.personal_spell}' is not a personal spell of this mage")
    for grimoire in box.grimoires:
        for name in grimoire.spells:
            spell = box.by_name.get(name)
            if not isinstance(spell, Spell) or spell.school != grimoire.school:
                raise records[grimoire.name].wrong(f"'{name}' is not a spell of the school of this grimoire")
    for quest in box.quests:
        if quest.task.room and not isinstance(box.by_name.get(quest.task.room), Room):
            raise records[quest.name].wrong(f"there is no room '{quest.task.room}'")
    for evocation in box.evocations:
        family = box.by_name.get(evocation.family)
        if not isinstance(family, Evocation) or not family.figures:
            raise records[evocation.name].wrong(f"there is no evocation '{evocation.family}' whose figures it shares")
        evocation.figures = family.figures
    for setup in ("centre", "adjacent_to_centre"):
        if len([room for room in box.rooms if room.setup == setup]) > 1:
            raise records[box.rooms[0].name].wrong(f"only one room can have the setup '{setup}'")


def first_listing() -> list[Listed]:
    """The components of the first edition."""
    return read_listing((FOLDER / "first_edition.txt").read_text(encoding="utf-8"))
