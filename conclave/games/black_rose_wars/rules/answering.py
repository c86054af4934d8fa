"""What may answer at a full stop: stable effects, skills, and what evocations do when they leave (BR-TRAP-21)."""

from __future__ import annotations

from conclave.games.black_rose_wars.effects.matters import SKILL, SPELL, STABLE, Happened, Working
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules.triggers import causes
from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    ANY_ELEMENT,
    EVOCATION_REMOVED,
    FIRST_EVOCATION,
    REVEALED,
    ROSE,
    Evocation,
    Sentences,
    Skill,
)
from conclave.games.black_rose_wars.state.fields import FIGURES, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit.effects import NOBODY
from conclave.kit.stops import Response


class Answer(Response[Table]):
    """A declared card, a stable effect or a skill that answers. `figure` is the evocation that has to be there for it.

    `upgrade` is the one that answers, where that has to be known; an `order` is a reaction of The Possessed.
    """

    def __init__(self, owner: int, working: Working, sentences: Sentences, order: bool = False) -> None:
        super().__init__(owner, working.of, effect_of(working), sentences)
        self.working = working
        self.sentences = sentences
        self.order = order
        self.figure = NOBODY
        self.upgrade = NOBODY


def spell_working(table: Table, seat: int, at: int) -> Working:
    """The effect of the spell in a slot, as it was revealed where its caster stands (BR-QUEST-16)."""
    side = table.side_in(at)
    working = Working(SPELL, seat, table.box.card_of[table.sheet[at][0]].index)
    working.side = side
    working.type = side.type
    working.element = side.element
    working.slot = at
    working.began = table.place[seat]
    return working


def listens(table: Table, now: list[Happened]) -> bool:
    """Whether anything on the table may answer at all; full stops are many, and most have nobody to answer."""
    if table.has_avatar or ACTIVATED in table.stage or may_stand(table):
        return True
    for slot in table.events:
        if slot and table.box.event(slot[0]).trigger is not None:
            return True
    return any(one.event == EVOCATION_REMOVED for one in now)


def may_stand(table: Table) -> bool:
    """Whether a stable spell or an evocation is on the table."""
    return max(table.marked, default=NOBODY) >= 0 or max(table.place[FIRST_EVOCATION:]) >= 0


def standing_answers(table: Table, now: list[Happened]) -> list[Answer]:
    """The stable effects and the skills that this sets off, once for each figure (BR-STABLE-4, BR-TRAP-19)."""
    found: list[Answer] = []
    for at, marked in enumerate(table.marked):
        if marked >= 0 and table.stage[at] == REVEALED and table.in_lodge(marked):  # BR-STABLE-5
            side = table.side_in(at)
            if side.stable and side.trigger is not None:
                _add_stable(table, at, now, found)
    for figure in range(FIRST_EVOCATION, FIGURES):
        if table.place[figure] >= 0:
            card = table.evocation(figure)
            for skill in card.skills:
                if skill.trigger is not None:
                    _add_skill(table, figure, skill, card.index, NOBODY, now, found)
            for piece in table.upgrades[figure]:
                upgrade = table.box.upgrade(piece)
                for skill in upgrade.skills:
                    if skill.trigger is not None:
                        _add_skill(table, figure, skill, upgrade.index, piece, now, found)
    return found


def _add_stable(table: Table, at: int, now: list[Happened], found: list[Answer]) -> None:
    side, seat = table.side_in(at), at // SLOTS
    assert side.trigger is not None
    card = table.box.card_of[table.sheet[at][0]]
    for cause in causes(table, side.trigger, now, seat, NOBODY, NOBODY, table.marked[at]):
        working = Working(STABLE, seat, card.index)
        working.side = side
        working.slot = at
        working.marked = working.target = table.marked[at]
        working.trigger = cause.named()
        found.append(Answer(seat, working, side.sentences))


def _add_skill(table: Table, figure: int, skill: Skill, card: int, upgrade: int, now: list[Happened],
               found: list[Answer]) -> None:
    """A skill is its controller's, but what waits for something done to the owner is the owner's decision (BR-Q-42)."""
    assert skill.trigger is not None
    owner = table.owner[figure]
    decides = owner if skill.trigger.who == "owner" else table.controller[figure]
    for cause in causes(table, skill.trigger, now, owner, NOBODY, figure):
        working = skill_working(table, figure, decides, card)
        working.trigger = cause.named()
        answer = Answer(decides, working, skill.sentences)
        answer.figure = figure
        answer.upgrade = upgrade if skill.trigger.once else NOBODY
        found.append(answer)


def skill_working(table: Table, figure: int, caster: int, card: int) -> Working:
    """An effect of an evocation on the map, or of an upgrade of it."""
    working = Working(SKILL, caster, card)
    working.host = figure
    working.owner = table.owner[figure]
    working.bearer = table.bearer[figure]
    return working


def leaving_answers(table: Table, now: list[Happened]) -> list[Answer]:
    """What evocations do when they are removed, and then their upgrades (BR-UMBRA-5, BR-UPG-2)."""
    found: list[Answer] = []
    for one in now:
        if one.event == EVOCATION_REMOVED and one.kind >= 0:
            card = table.box.cards[one.kind]
            assert isinstance(card, Evocation)
            if card.on_removed is not None:
                found.append(_leaving(table, one, ROSE if card.assigned else one.controller, card.index, card.on_removed))
            for piece in one.upgrades:
                upgrade = table.box.upgrade(piece)
                if upgrade.on_removed is not None:
                    found.append(_leaving(table, one, one.controller, upgrade.index, upgrade.on_removed))
                    found[-1].upgrade = piece
    return found


def _leaving(table: Table, one: Happened, owner: int, card: int, sentences: Sentences) -> Answer:
    working = Working(SKILL, owner, card)
    working.owner = one.owner
    working.removed_room = one.room
    working.removed_kind = one.kind
    working.trigger = one
    return Answer(owner, working, sentences)


def enhanced(table: Table, working: Working, requires: tuple[int, ...]) -> bool:
    """Whether the other revealed spells of a mage show these elements, each card one of them (BR-ALCH-1, BR-ALCH-2)."""
    shown: list[int] = []
    seat = working.slot // SLOTS
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if at != working.slot and table.stage[at] == REVEALED and not table.at_work(at):
            shown.append(table.side_in(at).element)
    missing = 0
    for element in requires:
        if element in shown:
            shown.remove(element)
        else:
            missing += 1
    return shown.count(ANY_ELEMENT) >= missing
