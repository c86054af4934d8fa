"""Standing values: what hexes, skills, upgrades, events and spells change while they are in force (BR-DAMAGE-9)."""

from __future__ import annotations

from typing import Final

from conclave.games.black_rose_wars.effects.matters import ORDER as OF_ORDER
from conclave.games.black_rose_wars.effects.matters import SPELL, Activating, Working
from conclave.games.black_rose_wars.state.components import COMBAT, FIRST_EVOCATION, ROSE, Evocation, Hex
from conclave.games.black_rose_wars.state.fields import MOMENTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kit import lasting
from conclave.kit.effects import NOBODY, Scope, resolving
from conclave.kit.language import Language
from conclave.kit.lasting import Given
from conclave.kit.modifiers import Mod, Qualities, Quality
from conclave.kit.standing import Standing
from conclave.kit.standing import touch as touch

STRENGTH: Final = 0
SPEED: Final = 1
HEALTH: Final = 2
HAND_LIMIT: Final = 3
ATTACK_RANGE: Final = 4
DAMAGE_TAKEN: Final = 5
COMBAT_DAMAGE_TAKEN: Final = 6
COMBAT_DAMAGE: Final = 7
TROPHIES_TO_ROSE: Final = 8
MAY_MOVE: Final = 9
IMMUNE_DAMAGE: Final = 10
QUALITIES: Final = Qualities([Quality(name) for name in (
    "strength", "speed", "health", "hand_limit", "attack_range", "damage_taken", "combat_damage_taken", "combat_damage",
    "trophies_to_rose", "may-move", "immune-damage")], ("mages", "evocations", "avatar"))
MAGES: Final = QUALITIES.reaches.index("mages")
EVOCATIONS: Final = QUALITIES.reaches.index("evocations")
ROUND: Final = MOMENTS.index("round")
EFFECT: Final = MOMENTS.index("effect")
ACTIVATION: Final = MOMENTS.index("activation")
ALWAYS: Final = "always"
BY_PHASE: Final = {"rose": "black_rose", "action": "action"}  # the timing of events that work in a phase (BR-EVENT-10)


class Values(Standing[Table]):
    """Hexes change their mage, skills and upgrades their evocation, events everybody whom they name."""

    def sources(self, state: Table, who: int) -> list[tuple[int, list[Mod[Table]]]]:
        """What lies with a figure and works, or face up on the event board."""
        found: list[tuple[int, list[Mod[Table]]]] = []
        if who == NOBODY:
            timing = BY_PHASE.get(state.phase, "")
            for slot in state.events:
                for piece in slot:
                    event = state.box.event(piece)
                    if event.mods and event.timing in (ALWAYS, timing):
                        found.append((event.index, event.mods))
        elif who < FIRST_EVOCATION:
            for card in state.hexes[who]:
                hex_ = state.box.cards[card]
                assert isinstance(hex_, Hex)
                found.append((card, hex_.mods))
        elif state.place[who] >= 0:
            evocation = state.box.cards[state.kind[who]]
            assert isinstance(evocation, Evocation)
            for skill in evocation.skills:
                if skill.mods:
                    found.append((evocation.index, skill.mods))
            for piece in state.upgrades[who]:
                upgrade = state.box.upgrade(piece)
                for skill in upgrade.skills:
                    if skill.mods:
                        found.append((upgrade.index, skill.mods))
        return found

    def given(self, state: Table, rule: int) -> list[Mod[Table]]:
        """What a spell gives."""
        promise = state.box.promises[rule]
        assert isinstance(promise, Given)
        return promise.mods

    def reaches(self, state: Table, mod: Mod[Table], owner: int, who: int) -> bool:
        """Whether an event is about mages, evocations or the avatar, which is no mage for events (BR-AVATAR-33)."""
        if mod.reach == MAGES:
            return who < ROSE
        return who >= FIRST_EVOCATION if mod.reach == EVOCATIONS else who == ROSE


VALUES: Final = Values(QUALITIES, Language((), (), ()))


def strength(table: Table, figure: int, scope: Scope | None = None) -> int:
    """The strength of a figure; with a scope, in the activation that it is part of."""
    bonus = 0
    if scope is not None:
        activating = resolving(scope, Activating)
        if activating is not None and activating.figure == figure:
            bonus = activating.strength
    if figure < FIRST_EVOCATION:
        printed = table.mage_card(figure).strength
    else:
        printed = table.evocation(figure).strength
    return VALUES.value(table, figure, STRENGTH, printed) + bonus


def speed(table: Table, figure: int, bonus: int = 0) -> int:
    """The number of Move (1) effects of a figure: at least 1 for mages (BR-HEX-5), 0 for what cannot move (BR-Q-450)."""
    if figure < FIRST_EVOCATION:
        return max(1, VALUES.value(table, figure, SPEED, table.mage_card(figure).speed) + bonus)
    if not can_move(table, figure):
        return 0
    return VALUES.value(table, figure, SPEED, table.evocation(figure).speed) + bonus


def can_move(table: Table, figure: int) -> bool:
    """Whether Move effects can move a figure."""
    return figure < FIRST_EVOCATION or VALUES.value(table, figure, MAY_MOVE, 1) > 0


def health(table: Table, figure: int) -> int:
    """So many cubes defeat a figure."""
    if figure < FIRST_EVOCATION:
        return VALUES.value(table, figure, HEALTH, table.mage_card(figure).health)
    return VALUES.value(table, figure, HEALTH, table.evocation(figure).health)


def hand_limit(table: Table, mage: int) -> int:
    """How many spells a mage may keep at the end of the study phase."""
    return VALUES.value(table, mage, HAND_LIMIT, table.mage_card(mage).hand_limit)


def attack_range(table: Table, figure: int) -> int:
    """How far the physical attacks of a figure reach beyond what they reach anyway."""
    return VALUES.value(table, figure, ATTACK_RANGE, 0)


def damage_extra(table: Table, working: Working | None, dealer: int, victim: int) -> int:
    """What a sentence that deals at least 1 damage to a figure deals more, by standing values of both (BR-DAMAGE-9)."""
    more = VALUES.value(table, victim, DAMAGE_TAKEN, 0)
    if working is not None and working.type == COMBAT and working.of in (SPELL, OF_ORDER):
        more += VALUES.value(table, victim, COMBAT_DAMAGE_TAKEN, 0)
        if dealer == working.caster:
            more += VALUES.value(table, dealer, COMBAT_DAMAGE, 0)
    return more


def immune(table: Table, figure: int) -> bool:
    """Whether no damage cube can be put on a figure."""
    return VALUES.value(table, figure, IMMUNE_DAMAGE, 0) > 0


def trophies_go_to_rose(table: Table, mage: int) -> bool:
    """Whether the Black Rose takes the trophies of a mage's victims."""
    return VALUES.value(table, mage, TROPHIES_TO_ROSE, 0) > 0


def give(table: Table, promise: int, slot: int, until: int, card: int, figure: int) -> None:
    """An effect gives a figure modifiers until a moment; `slot` is that of the spell, or nobody's."""
    table.lasting.append((promise, slot, until, card, figure))
    touch(table, figure)


def end_lasting(table: Table, until: int = NOBODY, slot: int = NOBODY, card: int = NOBODY, figure: int = NOBODY) -> None:
    """A moment has come, a spell has left its slot, a figure is gone: what was given and fits all that is named is over."""
    if table.lasting:
        lasting.end(table, until, slot, card, figure)
