"""Operations on spells: drawing, searching, discarding, returning, reloading, giving (BR-STUDY, BR-SPELL, BR-Q-44)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, places_in
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import piles, spell_choices
from conclave.games.black_rose_wars.rules.casting import cast_next, castable, ready_slots
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.state.components import ELEMENTS, FIRST_EVOCATION, ROSE, SCHOOLS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumbers
from conclave.kit.effects import Number, Scope

GRIMOIRE: Final = "grimoire"
MEMORIES: Final = "memories"
LIBRARY: Final = "library"
FORGOTTEN: Final = "forgotten"
SOURCES: Final = (GRIMOIRE, LIBRARY, "memories_random", FORGOTTEN)
ZONES: Final = (GRIMOIRE, MEMORIES)
HAND: Final = "hand"
READY: Final = "ready"
MOST: Final = 9


class DrawSpell(Deed):
    """Take n spells to hand: from the grimoire, the library, the forgotten deck, or by chance from the memories."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.source = fields.one_of("from", SOURCES)
        self.who = figures(fields, "who", "self")
        self.asks = True
        say_number(fields, "n", self.n)
        fields.say("from", self.source.replace("_", "-"))

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can take a spell there; The Possessed takes none (BR-AVATAR-13)."""
        if thing >= table.seats:
            return False
        if self.source == GRIMOIRE:
            return bool(table.grimoire[thing] or table.memories[thing])
        if self.source == LIBRARY:
            return any(piles.library_size(table, school) for school in range(len(SCHOOLS)))
        return bool(table.forgotten if self.source == FORGOTTEN else table.memories[thing])

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can take one."""
        return self.n.value(table, scope) > 0 and self.who.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Take them."""
        n = self.n.value(table, scope)
        for mage in self.who.find(table, scope):
            if n > 0 and self.useful(table, scope, mage):
                drawn = yield from self._draw(table, scope, mage, n)
                working_in(scope).done += len(drawn)

    def _draw(self, table: Table, scope: Scope, seat: int, n: int) -> AskedNumbers:
        if self.source == LIBRARY:
            return (yield from spell_choices.draw_from_library(table, seat, n, scope.card))
        if self.source == GRIMOIRE:
            return piles.draw_spells(table, seat, n)
        if self.source == FORGOTTEN:
            return piles.draw_forgotten(table, seat, n)
        return piles.random_memory(table, seat, n)


class SearchSpell(Deed):
    """Look through own piles and take n spells; one out of the memories is shown, and a searched grimoire shuffled."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.zones = fields.words("from", ZONES)
        self.asks = True
        say_number(fields, "n", self.n)
        fields.say("zones", tuple([Words(f"zone-{zone}") for zone in self.zones]))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is a card to find."""
        seat = scope.roles[SELF]
        return seat < table.seats and any(
            (table.grimoire[seat] if zone == GRIMOIRE else table.memories[seat]) for zone in self.zones)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Search."""
        n = self.n.value(table, scope)
        found = yield from spell_choices.search(table, scope.roles[SELF], n, self.zones, scope.card)
        working_in(scope).done += found


class ShuffleMemories(Deed):
    """Shuffle own memories into own grimoire."""

    def __init__(self, fields: Fields) -> None:
        pass

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there are any."""
        return scope.roles[SELF] < table.seats and bool(table.memories[scope.roles[SELF]])

    def apply(self, table: Table, scope: Scope) -> None:
        """Shuffle."""
        if self.possible(table, scope):
            piles.shuffle_memories(table, scope.roles[SELF])
            working_in(scope).done += 1


class DiscardSpell(Deed):
    """A mage discards n own spells: out of the hand, or not yet cast ones, which an opponent chooses unseen."""

    def __init__(self, fields: Fields) -> None:
        self.n: Number[Table] = fields.number("n", 1)
        self.source = fields.one_of("from", (HAND, READY))
        self.who = figures(fields, "who", "self")
        self.asks = True
        say_number(fields, "n", self.n)
        fields.say("from", self.source)

    def _count(self, table: Table, mage: int) -> int:
        if mage >= table.seats:
            return len(table.order_deck) if mage == ROSE and table.has_avatar and self.source == HAND else 0
        return len(table.hand[mage]) if self.source == HAND else len(ready_slots(table, mage))

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can discard anything by it."""
        return thing < FIRST_EVOCATION and affected(table, working_in(scope), thing) and self._count(table, thing) > 0

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether everybody named can discard all of them: as a cost, and in an attempt, all are needed."""
        n, found = self.n.value(table, scope), self.who.find(table, scope)
        return bool(found) and all(self.useful(table, scope, mage) and self._count(table, mage) >= n for mage in found)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Discard."""
        n = self.n.value(table, scope)
        for mage in self.who.find(table, scope):
            if n > 0 and self.useful(table, scope, mage):
                working_in(scope).done += 1
                if self.source == HAND:
                    yield from spell_choices.discard_from_hand(table, mage, n, scope.card)
                else:
                    yield from spell_choices.discard_ready(table, scope.roles[SELF], mage, n, scope.card)


class ReturnRevealed(Deed):
    """Take n of own revealed spells with one of the elements back to hand; never a forgotten one."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        names = fields.words("elements", ELEMENTS)
        self.elements = places_in(ELEMENTS, names)
        self.asks = True
        fields.say("count", self.n)
        fields.say("options", tuple([Words(f"element-{name}") for name in names]))

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return bool(spell_choices.returnable(table, scope.roles[SELF], self.elements))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose and take them."""
        taken = yield from spell_choices.return_revealed(table, scope.roles[SELF], self.n, self.elements, scope.card)
        working_in(scope).done += taken


class ReloadSlot(Deed):
    """Discard one own revealed spell and put a spell from hand ready into that slot, side of choice."""

    def __init__(self, fields: Fields) -> None:
        self.asks = True

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is such a spell, and a card in hand."""
        return spell_choices.can_reload(table, scope.roles[SELF])

    def ask(self, table: Table, scope: Scope) -> Step:
        """Reload it."""
        if self.possible(table, scope):
            working_in(scope).done += 1
            yield from spell_choices.reload_slot(table, scope.roles[SELF], scope.card)


class CastNext(Deed):
    """At once cast the quick spell or the lowest uncast numbered one; it is no action and does not count as a cast."""

    def __init__(self, fields: Fields) -> None:
        self.asks = True

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        seat = scope.roles[SELF]
        return seat < table.seats and bool(castable(table, seat))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Cast it."""
        if self.possible(table, scope):
            working = working_in(scope)
            working.done += 1
            yield from cast_next(table, scope.roles[SELF], working)


class DrawForgottenKeep(Deed):
    """Draw forgotten spells, keep some, and put the rest under that deck in random order, unseen by others (BR-Q-46)."""

    def __init__(self, fields: Fields) -> None:
        self.draw = fields.whole("draw", 1, MOST)
        self.keep = fields.whole("keep", 1, MOST)
        self.asks = True
        fields.say("draw", self.draw)
        fields.say("keep", self.keep)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one to draw."""
        return scope.roles[SELF] < table.seats and bool(table.forgotten)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Draw, choose, put the rest back."""
        if self.possible(table, scope):
            working_in(scope).done += 1
            yield from spell_choices.draw_forgotten_keep(table, scope.roles[SELF], self.draw, self.keep, scope.card)


class GiveForgotten(Deed):
    """Give a forgotten spell of choice from hand to a mage; given to the avatar it leaves the game (BR-Q-51)."""

    def __init__(self, fields: Fields) -> None:
        self.to = figures(fields, "to", "target")
        self.asks = True

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can be given something."""
        return thing < FIRST_EVOCATION and affected(table, working_in(scope), thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is a card in hand that might be one, and somebody to get it."""
        seat = scope.roles[SELF]
        return seat < table.seats and bool(table.hand[seat]) and self.to.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Give it."""
        for mage in self.to.find(table, scope):
            if self.useful(table, scope, mage):
                given = yield from spell_choices.give_forgotten(table, scope.roles[SELF], mage, scope.card)
                working_in(scope).done += given
