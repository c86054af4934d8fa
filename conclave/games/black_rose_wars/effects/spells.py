"""Operations on spells: drawing, searching, discarding, returning, reloading, giving (BR-STUDY, BR-SPELL, BR-Q-44)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.fields import Fields, figures, places_in
from conclave.games.black_rose_wars.effects.phrasing import say_number
from conclave.games.black_rose_wars.effects.scope import SELF, working_in
from conclave.games.black_rose_wars.effects.selecting import Deed
from conclave.games.black_rose_wars.rules import piles
from conclave.games.black_rose_wars.rules.avatar_reactions import discard_order
from conclave.games.black_rose_wars.rules.casting import cast_next, castable, ready_slots
from conclave.games.black_rose_wars.rules.naming import SEAT_THINGS
from conclave.games.black_rose_wars.rules.questions import (
    different_moves,
    slot_move,
    some_pieces,
    source,
    thing_of,
)
from conclave.games.black_rose_wars.rules.reaching import affected
from conclave.games.black_rose_wars.rules.spell_choices import name_schools
from conclave.games.black_rose_wars.state.components import (
    ANY_ELEMENT,
    ELEMENTS,
    FIRST_EVOCATION,
    FORGOTTEN,
    READY,
    REVEALED,
    ROSE,
    SCHOOLS,
    SLOT_NAMES,
    Move,
)
from conclave.games.black_rose_wars.state.fields import SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.asking import AskedNumber, AskedNumbers, one_of
from conclave.kit.effects import Number, Scope

SEARCH_WHERE: Final = Prompt("ask-search-where", "BR-EFFECT-6")
SEARCH: Final = Prompt("ask-search", "BR-EFFECT-6", secret=True)
RECALL: Final = Prompt("ask-recall", "BR-EFFECT-6")
DISCARD: Final = Prompt("ask-discard", "BR-STUDY-1")
DISCARD_READY: Final = Prompt("ask-discard-ready", "BR-STUDY-1")
RETURN: Final = Prompt("ask-return-revealed", "BR-Q-44")
RELOAD_SLOT: Final = Prompt("ask-reload-slot", "BR-SPELL-9")
RELOAD: Final = Prompt("ask-reload", "BR-SPELL-10", secret=True)
KEEP: Final = Prompt("ask-keep-forgotten", "BR-Q-46", secret=True)
GIVE: Final = Prompt("ask-give-forgotten", "BR-Q-51", secret=True)
GRIMOIRE: Final = "grimoire"
MEMORIES: Final = "memories"
LIBRARY: Final = "library"
FORGOTTEN_DECK: Final = "forgotten"
AT_RANDOM: Final = "memories_random"
SOURCES: Final = (GRIMOIRE, LIBRARY, AT_RANDOM, FORGOTTEN_DECK)
ZONES: Final = (GRIMOIRE, MEMORIES)
HAND: Final = "hand"
READY_ONES: Final = "ready"
MOST: Final = 9
ZONE_MOVES: Final = [Move("zone", at, zone, Words(f"zone-{zone}")) for at, zone in enumerate(ZONES)]


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
        """Whether the mage can take a spell there; no mage can take an order, and the avatar takes none (BR-AVATAR-13)."""
        if thing >= table.seats:
            return False
        if self.source == GRIMOIRE:
            return bool(table.grimoire[thing] or table.memories[thing])
        if self.source == LIBRARY:
            return any(piles.library_size(table, school) for school in range(len(SCHOOLS)))
        return bool(table.forgotten if self.source == FORGOTTEN_DECK else table.memories[thing])

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether anybody can take one."""
        return self.who.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Take them."""
        n = self.n.value(table, scope)
        for mage in self.who.find(table, scope):
            if n > 0 and mage < table.seats:
                drawn = yield from self._draw(table, mage, n)
                if drawn:
                    working_in(scope).done += 1

    def _draw(self, table: Table, seat: int, n: int) -> AskedNumbers:
        if self.source == LIBRARY:
            drawn = yield from name_schools(table, seat, n)
            table.hand[seat] += drawn
            return drawn
        if self.source == GRIMOIRE:
            return piles.draw_spells(table, seat, n)
        if self.source == FORGOTTEN_DECK:
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

    def _found(self, table: Table, seat: int) -> list[int]:
        if seat >= table.seats:
            return []
        return [ZONES.index(zone) for zone in self.zones
                if (table.grimoire[seat] if zone == GRIMOIRE else table.memories[seat])]

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is a card to find."""
        return bool(self._found(table, scope.roles[SELF]))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Say where it is taken from, and take it."""
        seat = scope.roles[SELF]
        if not self._found(table, seat):
            return
        searched = GRIMOIRE in self.zones and bool(table.grimoire[seat])
        if searched:
            piles.look(table, seat, table.grimoire[seat], "searches", "BR-EFFECT-6")
        for _ in range(self.n.value(table, scope)):
            found = self._found(table, seat)
            zone = yield from one_of(seat, SEARCH_WHERE, found, [ZONE_MOVES[at] for at in found], thing_of(table, scope.card),
                                     source(table, scope.card))
            if zone < 0:
                break
            if ZONES[zone] == GRIMOIRE:
                yield from self._out_of_grimoire(table, scope, seat)
            else:
                yield from self._out_of_memories(table, scope, seat)
            working_in(scope).done += 1
        if searched:
            piles.shuffle_grimoire(table, seat)

    def _out_of_grimoire(self, table: Table, scope: Scope, seat: int) -> Step:
        pile = table.grimoire[seat]
        piece = yield from one_of_kind(table, seat, SEARCH, pile, scope.card)
        table.secrets.arrange(seat, pile)
        pile.remove(piece)
        table.hand[seat].append(piece)
        if table.told is not None:
            card = table.box.card_of[piece]
            table.tell("takes-searched", (("seat", seat),), SEAT_THINGS[seat], "BR-EFFECT-6", True,
                       (("card", card.words),), (seat,))

    def _out_of_memories(self, table: Table, scope: Scope, seat: int) -> Step:
        piece = yield from one_of_kind(table, seat, RECALL, table.memories[seat], scope.card)
        table.memories[seat].remove(piece)
        table.hand[seat].append(piece)
        if table.told is not None:
            table.tell("recalled", (("seat", seat), ("cards", piles.card_list(table, [piece]))), SEAT_THINGS[seat],
                       "BR-STATE-3", True)


def one_of_kind(table: Table, seat: int, prompt: Prompt, pieces: list[int], card: int) -> AskedNumber:
    """One of some pieces, of which equal ones are one option."""
    options = different_moves(table, pieces)
    if len(options) == 1:
        return pieces[0]
    answer = yield Choose(seat, prompt, options, thing_of(table, card), source(table, card))
    assert isinstance(answer, Move)
    return piles.copy_of(table, pieces, table.box.cards[answer.at])


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
        self.source = fields.one_of("from", (HAND, READY_ONES))
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
                if mage == ROSE:
                    for _ in range(n):
                        discard_order(table)
                elif self.source == HAND:
                    hand = table.hand[mage][:]
                    chosen = yield from some_pieces(table, mage, DISCARD, hand, n, n, scope.card)
                    for piece in piles.copies_of(table, hand, chosen):
                        piles.to_memories(table, mage, piece)
                else:
                    yield from self._ready(table, scope, mage, n)

    def _ready(self, table: Table, scope: Scope, mage: int, n: int) -> Step:
        chooser = table.decider(scope.roles[SELF])
        for _ in range(n):
            slots = ready_slots(table, mage)
            if not slots:
                return
            options: list[Option] = [unseen_move(mage, at) for at in slots]
            at = yield from one_of(chooser, DISCARD_READY, slots, options, thing_of(table, scope.card),
                                   source(table, scope.card))
            piles.discard_from_sheet(table, at)


def unseen_move(mage: int, at: int) -> Move:
    """The option of picking a slot whatever lies in it."""
    name = SLOT_NAMES[at % SLOTS]
    return Move("slot", at, name, Words("slot", (("slot", name),)), (f"slot:{mage}:{name}",))


def revealed_slots(table: Table, seat: int) -> list[int]:
    """The slots with revealed spells whose effects are finished (BR-Q-44)."""
    if seat >= table.seats:
        return []
    return [at for at in range(seat * SLOTS, seat * SLOTS + SLOTS)
            if table.stage[at] == REVEALED and not table.at_work(at)]


class ReturnRevealed(Deed):
    """Take n of own revealed spells with one of the elements back to hand; never a forgotten one."""

    def __init__(self, fields: Fields) -> None:
        self.n = fields.whole("n", 1, MOST, 1)
        names = fields.words("elements", ELEMENTS)
        self.elements = (*places_in(ELEMENTS, names), ANY_ELEMENT)
        self.asks = True
        fields.say("count", self.n)
        fields.say("options", tuple([Words(f"element-{name}") for name in names]))

    def _slots(self, table: Table, seat: int) -> list[int]:
        return [at for at in revealed_slots(table, seat) if table.side_in(at).element in self.elements
                and table.box.spell(table.sheet[at][0]).school != FORGOTTEN]

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one."""
        return bool(self._slots(table, scope.roles[SELF]))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose and take them."""
        seat = scope.roles[SELF]
        for _ in range(self.n):
            slots = self._slots(table, seat)
            options: list[Option] = [slot_move(table, at, "return") for at in slots]
            at = yield from one_of(seat, RETURN, slots, options, thing_of(table, scope.card), source(table, scope.card))
            if at < 0:
                return
            piece = piles.back_to_hand(table, at)
            working_in(scope).done += 1
            if table.told is not None:
                card = table.box.card_of[piece]
                table.tell("returned-to-hand", (("seat", seat), ("card", card.words)), card.thing, "BR-Q-44")


class ReloadSlot(Deed):
    """Discard one own revealed spell and put a spell from hand ready into that slot, side of choice."""

    def __init__(self, fields: Fields) -> None:
        self.asks = True

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is such a spell, and a card in hand."""
        seat = scope.roles[SELF]
        return seat < table.seats and bool(table.hand[seat]) and bool(revealed_slots(table, seat))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose the slot, then the card and its side, which nobody else sees."""
        if not self.possible(table, scope):
            return
        seat = scope.roles[SELF]
        slots = revealed_slots(table, seat)
        options: list[Option] = [slot_move(table, at, "reload") for at in slots]
        at = yield from one_of(seat, RELOAD_SLOT, slots, options, thing_of(table, scope.card), source(table, scope.card))
        piles.discard_from_sheet(table, at)
        sides = side_moves(table, table.hand[seat])
        answer: object = sides[0]
        if len(sides) > 1:
            answer = yield Choose(seat, RELOAD, sides, thing_of(table, scope.card), source(table, scope.card))
        assert isinstance(answer, Move)
        piece = piles.copy_of(table, table.hand[seat], table.box.cards[answer.at])
        table.secrets.arrange(seat, table.hand[seat])
        piles.into_slot(table, seat, at % SLOTS, piece, answer.more, READY)
        working_in(scope).done += 1
        if table.told is not None:
            table.tell("reloads", (("seat", seat), ("slot", SLOT_NAMES[at % SLOTS])), SEAT_THINGS[seat], "BR-SPELL-10", False,
                       (("card", table.box.card_of[piece].words),), (seat,))


def side_moves(table: Table, pieces: list[int]) -> list[Option]:
    """Each different card with each of its sides, as an option."""
    moves: list[Option] = []
    seen: list[int] = []
    for piece in pieces:
        card = table.box.spell(piece)
        if card.index not in seen:
            seen.append(card.index)
            for side, name in enumerate(("main",) if card.undivided else ("main", "reverse")):
                moves.append(Move("side", card.index, f"{card.name}/{name}",
                                  Words("pick-side", (("card", card.words), ("side", name))), (card.thing,), side))
    return moves


class CastNext(Deed):
    """At once cast the quick spell or the lowest uncast numbered one; it is no action and does not count as a cast."""

    def __init__(self, fields: Fields) -> None:
        self.asks = True

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one, and its mage is in the lodge."""
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
        if not self.possible(table, scope):
            return
        seat = scope.roles[SELF]
        drawn = piles.draw_forgotten(table, seat, self.draw)
        working_in(scope).done += 1
        kept = yield from some_pieces(table, seat, KEEP, drawn, self.keep, self.keep, scope.card)
        rest = [piece for piece in drawn if piece not in kept]
        if rest:
            table.secrets.arrange(seat, drawn)
            for piece in rest:
                table.hand[seat].remove(piece)
            table.secrets.shuffle(rest, table.dice)
            table.forgotten[:0] = rest
            if table.told is not None:
                table.tell("puts-forgotten-back", (("seat", seat), ("count", len(rest))), SEAT_THINGS[seat], "BR-Q-46")


class GiveForgotten(Deed):
    """Give a forgotten spell of choice from hand to a mage; given to the avatar it leaves the game (BR-Q-51)."""

    def __init__(self, fields: Fields) -> None:
        self.to = figures(fields, "to", "target")
        self.asks = True

    def _pieces(self, table: Table, seat: int) -> list[int]:
        if seat >= table.seats:
            return []
        return [piece for piece in table.hand[seat] if table.box.spell(piece).school == FORGOTTEN]

    def useful(self, table: Table, scope: Scope, thing: int) -> bool:
        """Whether the mage can be given something."""
        return thing < FIRST_EVOCATION and affected(table, working_in(scope), thing)

    def possible(self, table: Table, scope: Scope) -> bool:
        """Whether there is one to give, and somebody to get it."""
        return bool(self._pieces(table, scope.roles[SELF])) and self.to.some_useful(table, scope, self)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Give it."""
        seat = scope.roles[SELF]
        found = [mage for mage in self.to.find(table, scope) if self.useful(table, scope, mage)]
        pieces = self._pieces(table, seat)
        if not found or not pieces:
            return
        piece = yield from one_of_kind(table, seat, GIVE, pieces, scope.card)
        card, to = table.box.card_of[piece], found[0]
        table.secrets.arrange(seat, pieces)
        table.hand[seat].remove(piece)
        working_in(scope).done += 1
        if to == ROSE:
            table.secrets.turn_up(piece)
            table.lost.append(piece)
            if table.told is not None:
                table.tell("left-the-game", (("seat", seat), ("card", card.words)), card.thing, "BR-Q-51", True)
            return
        table.hand[to].append(piece)
        table.secrets.look(to, [piece])
        if table.told is not None:
            table.tell("gives-forgotten", (("seat", seat), ("other", to)), SEAT_THINGS[to], "BR-Q-51", True,
                       (("card", card.words),), (seat, to))
