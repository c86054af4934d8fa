"""Whether: what `cond` and `when` can ask."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import card_words, type_words
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import Assault, remaining
from conclave.games.krutagidon.effects.selections import selection
from conclave.games.krutagidon.effects.wizards import redirector_of
from conclave.games.krutagidon.state.model import CONDITION_READ, TYPES, Table
from conclave.kernel.words import Words
from conclave.kit import flow
from conclave.kit.effects import SELF, Condition, Scope, resolving

DIED: Final = "died"  # what damage binds when its victim dies of it


class AtLeast(flow.AtLeast[Table]):
    """A number is at least so much."""

    def words(self) -> Words:
        """At least."""
        return Words("if-at-least", self.args)


class Exactly(flow.Exactly[Table]):
    """A number is exactly so much."""

    def words(self) -> Words:
        """Exactly."""
        return Words("if-exactly", self.args)


class Exists(Condition[Table]):
    """At least one card matches."""

    def __init__(self, fields: Fields) -> None:
        self.cards = selection(fields, "exists")
        fields.say("cards", self.cards.words())
        fields.say("kind", self.cards.kind_words(1))

    def holds(self, table: Table, scope: Scope) -> bool:
        """Look."""
        return bool(self.cards.read(table, scope))


class Controls(Condition[Table]):
    """A card of this name is in play before the one who acts."""

    def __init__(self, fields: Fields) -> None:
        self.card = fields.component("controls")
        fields.say("card", card_words(self.card))

    def holds(self, table: Table, scope: Scope) -> bool:
        """Look; a table may do without the condition of a card (KR-Q-5)."""
        me = scope.roles[SELF]
        if not table.conditional and scope.card >= 0 and table.box.cards[scope.card].reading == CONDITION_READ:
            return True
        return me >= 0 and any(table.box.card_of[piece].name == self.card for piece in table.play[me])


class FirstCard(Condition[Table]):
    """No other card was played this turn before this one."""

    def __init__(self, fields: Fields) -> None:
        fields.flag("first_card_this_turn")

    def holds(self, table: Table, scope: Scope) -> bool:
        """Count."""
        return len(table.played) <= 1


class TargetDied(Condition[Table]):
    """The target died of this very effect."""

    def __init__(self, fields: Fields) -> None:
        fields.flag("target_died")

    def holds(self, table: Table, scope: Scope) -> bool:
        """See."""
        return bool(scope.recall(DIED))


class NoAttackDamage(Condition[Table]):
    """The attack just resolved took no life from anybody it targeted."""

    def __init__(self, fields: Fields) -> None:
        fields.flag("no_attack_damage")

    def holds(self, table: Table, scope: Scope) -> bool:
        """See (KR-CARD-RAP-1, KR-Q-39)."""
        assault = resolving(scope, Assault)
        return assault is None or assault.damage == 0


class IsType(Condition[Table]):
    """A bound card has a type."""

    def __init__(self, fields: Fields) -> None:
        self.type = TYPES.index(fields.one_of("is_type", TYPES))
        self.bound = fields.bound("of", needed=True)
        fields.say("type", type_words(self.type))

    def holds(self, table: Table, scope: Scope) -> bool:
        """Look."""
        return any(table.box.card_of[piece].type == self.type for piece in scope.recall(self.bound))


class InRemaining(Condition[Table]):
    """A wizard is attacked and did not avoid it."""

    def __init__(self, fields: Fields) -> None:
        self.who = fields.who("in_remaining", "target")
        fields.say("who", self.who.words())

    def holds(self, table: Table, scope: Scope) -> bool:
        """See (KR-Q-31); what is redirected hits the attacker even so (KR-Q-43)."""
        return self.who.one(table, scope) in remaining(scope) or redirector_of(self.who, table, scope) >= 0
