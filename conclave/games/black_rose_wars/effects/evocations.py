"""Operations on evocations, Umbras, upgrades and hexes (BR-EVOC, BR-UMBRA, BR-UPG, BR-HEX)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, rooms
from conclave.games.black_rose_wars.effects.phrasing import card_words
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import summoning
from conclave.games.black_rose_wars.rules.activating import activate_evocation
from conclave.games.black_rose_wars.rules.questions import card_move, source, thing_of
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.state.components import (
    ARCHETYPES,
    FIRST_EVOCATION,
    Evocation,
)
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import one_of
from conclave.kit.effects import NOBODY, Scope

SUMMON_KIND: Final = Prompt("ask-summon-kind", "BR-EVOC-2")
HEX_KIND: Final = Prompt("ask-hex-kind", "BR-HEX-1")
HEX_BACK: Final = Prompt("ask-hex-back", "BR-HEX-1")
CHOICE: Final = "choice"
REMOVED: Final = "removed"
MOST: Final = 9


class Summon(Deed):
    """Summon a named evocation into the room; the summoning mage owns and controls it."""

    def __init__(self, fields: Fields) -> None:
        self.name = fields.text("evocation", "cadaver" if fields.blank else None)
        self.room = rooms(fields)
        self.who = figures(fields, "who", "self")
        self.asks = True
        fields.say("evocation", card_words(self.name))

    def evocation(self, table: Table) -> Evocation:
        """What is summoned."""
        card = table.box.by_name[self.name]
        assert isinstance(card, Evocation)
        return card

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether it can come at all."""
        evocation, found = self.evocation(table), self.room.find(table, scope)
        return bool(found) and any(summoning.can_summon(table, mage, evocation, found[0])
                                   for mage in self.who.find(table, scope))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Summon it."""
        working_in(scope).summoned = NOBODY
        for mage in self.who.find(table, scope):
            where = (yield from self.room.chosen(table, scope, self)) if self.room.asks else self.room.find(table, scope)
            if where:
                yield from summoning.summon(table, scope, mage, self.evocation(table), where[0])


class SummonChoice(Deed):
    """As `summon`, but the player picks the kind: within limits, or the kind whose removal set this off."""

    def __init__(self, fields: Fields) -> None:
        self.room = rooms(fields)
        self.most_health = fields.whole("max_health", 1, MOST, 0)
        self.without = fields.one_of("not_archetype", ARCHETYPES, "")
        self.same = fields.one_of("same_as", (REMOVED,), "")
        self.asks = True
        fields.say("same", self.same or "any")
        fields.say("max_health", self.most_health)
        fields.say("without", self.without or "none")

    def kinds(self, table: Table, scope: Scope, room: int) -> list[Evocation]:
        """The kinds that can come."""
        working = working_in(scope)
        removed = working.removed_kind
        if removed < 0 and working.trigger is not None:
            removed = working.trigger.kind
        return [evocation for evocation in table.box.evocations
                if (not self.same or evocation.index == removed)
                and (not self.most_health or evocation.health <= self.most_health)
                and evocation.archetype != self.without
                and summoning.can_summon(table, scope.roles[SELF], evocation, room)]

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any kind can come."""
        found = self.room.find(table, scope)
        return bool(found) and bool(self.kinds(table, scope, found[0]))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Pick a kind and summon it."""
        working_in(scope).summoned = NOBODY
        where = (yield from self.room.chosen(table, scope, self)) if self.room.asks else self.room.find(table, scope)
        if not where:
            return
        who = scope.roles[SELF]
        found = self.kinds(table, scope, where[0])
        kind = yield from one_of(table.decider(who), SUMMON_KIND, [card.index for card in found],
                                 [card_move(card) for card in found], thing_of(table, scope.card),
                                 source(table, scope.card))
        if kind >= 0:
            card = table.box.cards[kind]
            assert isinstance(card, Evocation)
            yield from summoning.summon(table, scope, who, card, where[0])


class ActivateEvocation(Deed):
    """One activation of an evocation, with bonuses; `controller: self` makes the acting mage its controller for it."""

    def __init__(self, fields: Fields) -> None:
        self.which = figures(fields, "which")
        self.strength = fields.whole("strength", 0, MOST, 0)
        self.speed = fields.whole("speed", 0, MOST, 0)
        self.taken = fields.one_of("controller", ("self", "usual"), "usual") == "self"
        self.asks = True
        fields.say("strength", self.strength)
        fields.say("speed", self.speed)
        fields.say("controlled", "yes" if self.taken else "no")

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether there is such an evocation in the lodge."""
        return thing >= FIRST_EVOCATION and table.in_lodge(thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any can be activated."""
        return self.which.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Activate it, with full stops of its own (BR-EFFECT-9)."""
        working = working_in(scope)
        working.activated = NOBODY
        found = (yield from self.which.chosen(table, scope, self)) if self.which.asks else self.which.find(table, scope)
        for figure in found:
            if self.useful(table, scope, figure):
                working.activated = figure
                working.done += 1
                controller = scope.roles[SELF] if self.taken else table.controller[figure]
                yield from activate_evocation(table, figure, controller, self.strength, self.speed, working)


class RemoveEvocation(Deed):
    """Remove an evocation from the lodge without a defeat."""

    def __init__(self, fields: Fields) -> None:
        self.which = figures(fields, "which")
        self.asks = True

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether there is such an evocation in the lodge."""
        return thing >= FIRST_EVOCATION and table.in_lodge(thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any can be removed."""
        return self.which.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Remove it; the room where it stood, and its kind, are remembered."""
        working = working_in(scope)
        found = (yield from self.which.chosen(table, scope, self)) if self.which.asks else self.which.find(table, scope)
        for figure in found:
            if self.useful(table, scope, figure):
                working.removed_room = table.place[figure]
                working.removed_kind = table.kind[figure]
                working.done += 1
                summoning.remove_evocation(table, figure, scope.roles[SELF])


class AssignUmbra(Deed):
    """Assign n Umbras to each mage named; a mage in his cell gets none."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.to = figures(fields, "to", "target")
        fields.say("count", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can get one."""
        umbra = summoning.umbra_of_box(table)
        return (thing < FIRST_EVOCATION and table.in_lodge(thing) and summoning.free_of(table, umbra) > 0
                and len(table.umbras_of(thing)) < umbra.most_per_mage)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can get one."""
        return self.to.some_useful(table, scope, self)

    def apply(self, table: Table, scope: Scope) -> None:
        """Assign them."""
        for mage in self.to.find(table, scope):
            if mage < FIRST_EVOCATION:
                summoning.assign_umbra(table, scope, mage, self.n)


class ActivateUmbras(Deed):
    """Each Umbra assigned to a mage activates once, controlled by the acting mage."""

    def __init__(self, fields: Fields) -> None:
        self.of = figures(fields, "of", "target")
        self.asks = True

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return any(mage in table.bearer for mage in self.of.find(table, scope))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Activate them one after another."""
        working = working_in(scope)
        for mage in self.of.find(table, scope):
            for umbra in table.umbras_of(mage):
                working.done += 1
                yield from activate_evocation(table, umbra, scope.roles[SELF], within=working)


class Upgrade(Deed):
    """Draw n upgrades and attach them to the evocation."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.which = figures(fields, "which")
        self.asks = True
        fields.say("count", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the evocation can carry another one."""
        return (thing >= FIRST_EVOCATION and table.in_lodge(thing)
                and len(table.upgrades[thing]) < summoning.MOST_UPGRADES)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether any can get one."""
        return bool(table.upgrade_deck) and self.which.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Attach them."""
        found = (yield from self.which.chosen(table, scope, self)) if self.which.asks else self.which.find(table, scope)
        for figure in found:
            if self.useful(table, scope, figure):
                summoning.attach_upgrades(table, scope, figure, self.n)


class AssignHex(Deed):
    """Take a hex from the deck and assign it to the mage; with `choice` the acting player names the kind."""

    def __init__(self, fields: Fields) -> None:
        self.name = fields.text("hex", CHOICE if fields.blank else None)
        self.to = figures(fields, "to", "target")
        self.asks = True
        fields.say("choice", "yes" if self.name == CHOICE else "no")
        fields.say("hex", Words("") if self.name == CHOICE else card_words(self.name))

    def _kinds(self, table: Table) -> list[int]:
        if self.name != CHOICE:
            return [table.box.by_name[self.name].index]
        return [card.index for card in table.box.hexes if summoning.free_hexes(table, card.index) > 0]

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can get one."""
        return thing < FIRST_EVOCATION and table.in_lodge(thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is such a hex, and somebody to get it."""
        return (any(summoning.free_hexes(table, card) > 0 for card in self._kinds(table))
                and self.to.some_useful(table, scope, self))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Name it and assign it."""
        found = (yield from self.to.chosen(table, scope, self)) if self.to.asks else self.to.find(table, scope)
        for mage in found:
            if self.useful(table, scope, mage):
                kinds = self._kinds(table)
                card = yield from one_of(table.decider(scope.roles[SELF]), HEX_KIND, kinds,
                                         [card_move(table.box.cards[kind]) for kind in kinds],
                                         thing_of(table, scope.card), source(table, scope.card))
                if card >= 0:
                    summoning.assign_hex(table, scope, mage, card)


class RemoveHex(Deed):
    """The acting player returns n hexes of his choice from a mage to the deck."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        self.who = figures(fields, "who", "self")
        self.asks = True
        fields.say("count", self.n)

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage has one that the effect reaches."""
        return thing < FIRST_EVOCATION and bool(table.hexes[thing]) and affected(table, working_in(scope), thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody has one."""
        return self.who.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose them one by one, by their kinds."""
        for mage in self.who.find(table, scope):
            for _ in range(self.n):
                if not self.useful(table, scope, mage):
                    break
                kinds = list(dict.fromkeys(table.hexes[mage]))
                card = yield from one_of(table.decider(scope.roles[SELF]), HEX_BACK, kinds,
                                         [card_move(table.box.cards[kind]) for kind in kinds],
                                         thing_of(table, scope.card), source(table, scope.card))
                summoning.return_hex(table, mage, card)
                working_in(scope).done += 1
