"""Modifiers in force: layers, stacking, auras, ends, costs, permissions, and why a value is what it is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from conclave.kernel.errors import ContentError, RulesBug
from conclave.kernel.state import same
from conclave.kernel.words import Words
from conclave.kit.effects import NOBODY, SELF, Scope
from conclave.kit.lasting import end
from conclave.kit.modifiers import ADD, LAYERS, LEAST, MOST, SET, TIMES, Mod, Qualities, Quality
from conclave.kit.standing import Item, touch
from tests.kit.harbour import (
    CARD,
    EFFECT,
    FEAT,
    LANGUAGE,
    MOMENTS,
    SEA,
    TURN,
    VALUES,
    Cargo,
    Harbour,
    ask,
    harbour,
    open_box,
    perform,
)

T = TypeVar("T")


def buying(who: int, cargo: str = "", distance: int = 0) -> Scope:
    return LANGUAGE.scope(who, NOBODY, Cargo(cargo, distance))


# What a value comes to


def test_without_modifiers_a_value_is_what_is_printed_whatever_its_bounds() -> None:
    state = harbour("", "oars")
    assert ask(state, 0, "speed", -3) == -3
    assert ask(state, 1, "guns", -3) == -3
    assert ask(state, 1, "speed", -3) == 0, "the bound counts where something changes the value"


def test_one_modifier_may_change_several_values() -> None:
    state = harbour("chapel oars")
    assert [ask(state, 0, what, 2) for what in ("armour", "hull", "speed", "aim", "guns")] == [3, 3, 3, 3, 2]


def test_layers_have_one_order() -> None:
    state = harbour("oars flat_calm", "anchor oars", "anchor tow_rope", "feast famine famine")
    assert ask(state, 0, "speed", 9) == 3, "set, then added"
    assert ask(state, 1, "speed", 4) == 0, "a limit comes after what is added"
    assert ask(state, 2, "speed", 4) == 1, "and «at least» after «at most»"
    assert [ask(state, 3, "catch", base) for base in (9, 8, 4)] == [2, 1, 0], "all together, rounded down once"


def test_a_fraction_is_rounded_up_where_the_value_says_so() -> None:
    state = harbour("", laid="truce truce")
    assert [ask(state, 0, "strength", base) for base in (1, 4, 5, 8)] == [1, 3, 3, 5]


def test_the_last_of_several_values_that_are_set_counts_negative_ones_too() -> None:
    state = harbour("red_flag no_flag", "no_flag red_flag", "white_flag", "no_flag")
    assert [ask(state, who, "flag", 3) for who in range(3)] == [9, 9, 3], "what is set by others comes after the own"
    state.play[2] = []
    touch(state, 2)
    assert [ask(state, who, "flag", 3) for who in (0, 1, 3)] == [0, 7, 0]
    twice = harbour("red_flag no_flag red_flag")
    assert ask(twice, 0, "flag", 0) == 7


def test_decreases_come_after_increases_those_with_the_highest_floor_first() -> None:
    state = harbour("quartermaster pilot", "pilot quartermaster", "pilot quartermaster customs", "quartermaster")
    assert [ask(state, who, "toll", 3) for who in range(4)] == [0, 0, 2, 2]
    assert [ask(state, who, "toll", 1) for who in range(4)] == [0, 0, 0, 1]
    assert ask(state, 3, "toll", 0) == 0, "a floor never raises a value"


# How often


def test_so_many_copies_of_one_printed_modifier_count() -> None:
    assert ask(harbour("leak leak leak"), 0, "speed", 5) == 3
    assert ask(harbour("leak leak leak cracked_mast"), 0, "speed", 5) == 1
    assert ask(harbour("oars oars oars"), 0, "speed", 5) == 8


def test_of_those_of_one_name_the_strongest_count() -> None:
    state = harbour("songbook long_songbook", "long_songbook songbook", "songbook")
    assert [ask(state, who, "hands", 1) for who in range(3)] == [4, 4, 2]


def test_the_usual_number_of_copies_belongs_to_the_title() -> None:
    table = Qualities([Quality("speed")], copies=1)
    word = table.word("speed")
    fields = LANGUAGE.blank(word)
    mod = word.make(fields)
    assert isinstance(mod, Mod)
    assert mod.copies == 1


def test_a_general_skill_works_once_with_its_highest_x_wherever_it_is_printed() -> None:
    state = harbour("squires_shield buckler thin_plates thick_plates", "")
    assert ask(state, 0, "armour", 3) == 4
    assert [ask(state, who, "skill-shield", 0) for who in (0, 1)] == [1, 0]
    assert ask(state, 0, "skill-plates", 0) == 3
    perform(state, 0, "hold_fast")
    assert ask(state, 0, "skill-plates", 0) == 3
    state.play[0] = state.play[0][:3]
    touch(state, 0)
    assert ask(state, 0, "skill-plates", 0) == 2


# For others


def test_an_aura_reaches_by_side_and_distance_and_moving_touches_nothing() -> None:
    state = harbour("bulwark", "", "chapel", "", "siren", "")
    seen = []
    for at in range(6):
        state.cell = [2, at, 4, 99, 3, 4]
        seen.append((ask(state, 1, "armour", 1), ask(state, 1, "aim", 5)))
    assert seen == [(1, 4), (2, 4), (3, 4), (3, 4), (2, 4), (2, 4)]
    assert ask(state, 5, "armour", 1) == 1, "a foe has nothing of it"
    assert ask(state, 5, "aim", 5) == 5
    assert ask(state, 4, "aim", 5) == 5, "nor has its owner, of a curse on its foes"
    state.cell[2] = 99
    assert ask(state, 1, "aim", 5) == 4
    state.cell[4] = 9
    assert ask(state, 1, "aim", 5) == 5


def test_an_aura_counts_for_its_owner_where_it_says_so() -> None:
    state = harbour("chapel", "bulwark")
    assert [ask(state, who, "armour", 0) for who in (0, 1)] == [1, 0]


def test_equal_auras_of_several_owners_count_as_often_as_copies_do() -> None:
    state = harbour("", "bulwark", "bulwark", "chapel", "chapel")
    state.cell = [5, 5, 5, 5, 5]
    assert ask(state, 0, "armour", 0) == 2, "one guard, and the chapel of a friend"
    assert ask(state, 4, "armour", 0) == 1, "and a foe has its own"


def test_what_lies_on_the_table_is_for_those_whom_it_names() -> None:
    state = harbour("", "", laid="storm fog")
    assert [ask(state, who, "guns", 3) for who in (0, 1)] == [2, 2]
    assert [ask(state, who, "aim", 5) for who in (0, 1)] == [2, 2]
    state.laid = []
    touch(state, NOBODY)
    assert (ask(state, 0, "guns", 3), ask(state, 1, "aim", 5)) == (3, 5)


# When


def test_conditions_and_counted_amounts_are_looked_at_when_somebody_asks() -> None:
    state = harbour("frenzy grudge", "frenzy")
    assert ask(state, 0, "guns", 1) == 1
    state.wounds = [3, 1]
    assert [ask(state, who, "guns", 1) for who in (0, 1)] == [6, 1]


def test_a_condition_sees_the_matter_and_is_about_the_one_who_is_asked_about() -> None:
    state = harbour("merchant", "")
    assert [ask(state, who, "price", 4, buying(1, cargo)) for who in (0, 1) for cargo in ("spice", "wood")] == [3, 4, 4, 4]
    assert ask(state, 0, "price", 1, buying(0, "spice")) == 1
    assert ask(state, 0, "price", 4) == 4


def test_immunity_is_asked_at_the_moment_when_it_matters() -> None:
    state = harbour("", "", laid="rain")
    perform(state, 0, "ramming", 1)
    assert (state.cell[1], state.wounds[1]) == (15, 0), "it was pushed into the open before the fire"
    perform(state, 0, "ramming", 1)
    assert (state.cell[1], state.wounds[1]) == (20, 2)


def test_cannot_beats_may() -> None:
    state = harbour("anchor", "")
    assert [ask(state, who, "may-sail", 1) for who in (0, 1)] == [0, 1]
    assert ask(state, 0, "may-board", 1) == 1
    perform(state, 0, "stealth")
    assert [ask(state, who, "may-slip_by", 0) for who in (0, 1)] == [1, 0]
    cards, _ = open_box("- {id: a, mods: [{mod: allow, what: [sail, board]}, {mod: forbid, what: [sail]}]}")
    free, bound = cards[0].mods
    assert (free.layer, bound.layer) == (SET, MOST)
    assert [len(free.numbers), len(bound.numbers)] == [2, 1]


# Until when


def test_what_is_given_ends_at_its_moment_for_its_giver() -> None:
    state = harbour("", "", "")
    for giver in (0, 1):
        perform(state, giver, "chain_shot", 2)
    perform(state, 0, "hold_fast")
    assert [ask(state, 2, "guns", 3), ask(state, 0, "skill-plates", 0)] == [2, 2], "the same text works once"
    end(state, TURN, giver=0)
    assert [ask(state, 2, "guns", 3), ask(state, 0, "skill-plates", 0)] == [2, 2], "until the later of its ends"
    end(state, TURN, giver=1)
    assert [ask(state, 2, "guns", 3), ask(state, 0, "skill-plates", 0)] == [3, 2]
    end(state, FEAT, giver=0)
    assert (state.lasting, ask(state, 0, "skill-plates", 0)) == ([], 0)


def test_nested_effects_end_only_their_own() -> None:
    state = harbour("", "")
    outer = perform(state, 0, "war_drums", 1)
    inner = perform(state, 0, "might")
    assert [ask(state, who, "strength", 1) for who in (0, 1)] == [3, 3]
    end(state, EFFECT, card=inner)
    assert [ask(state, who, "strength", 1) for who in (0, 1)] == [3, 3]
    end(state, EFFECT, card=outer)
    assert [ask(state, who, "strength", 1) for who in (0, 1)] == [3, 1]
    end(state, CARD, card=inner)
    assert [ask(state, who, "strength", 1) for who in (0, 1)] == [1, 1]
    assert [MOMENTS[row[2]] for row in state.lasting] == ["turn"]


def test_what_is_given_goes_with_its_holder_and_may_be_an_aura() -> None:
    state = harbour("", "", "", "", "", "")
    perform(state, 1, "war_drums", 4)
    state.cell[5] = state.cell[1] + 1
    assert [ask(state, who, "aim", 2) for who in (4, 5)] == [2, 3]
    end(state, holder=4)
    assert [ask(state, who, "strength", 1) for who in (1, 4)] == [1, 1]
    end(state, holder=1)
    assert (state.lasting, ask(state, 5, "aim", 2)) == ([], 2)


def test_what_is_given_works_while_its_holder_is_sunk() -> None:
    state = harbour("oars", "")
    perform(state, 0, "might")
    state.sunk[0] = True
    touch(state, 0)
    assert (ask(state, 0, "speed", 3), ask(state, 0, "strength", 1)) == (3, 3)


def test_everybody_near_is_modified_and_a_far_shot_is_weaker() -> None:
    state = harbour("", "", "")
    state.cell = [4, 5, 8]
    perform(state, 0, "smoke")
    shots = [buying(2, "", distance) for distance in (1, 2)]
    assert [ask(state, who, "guns_against", 0, shot) for who in range(3) for shot in shots] == [0, -1, 0, -1, 0, 0]


# The index


@pytest.mark.parametrize("change", ["play", "laid", "sunk", "lasting"])
def test_a_forgotten_touch_is_found(change: str) -> None:
    state = harbour("oars", "bulwark", laid="storm")
    SEA.verify(state)
    if change == "play":
        state.play[0].append(SEA.number("anchor"))
    elif change == "laid":
        state.laid.clear()
    elif change == "sunk":
        state.sunk[1] = True
    else:
        state.lasting.append((0, 0, TURN, 3, 0))
    with pytest.raises(RulesBug, match="without touch"):
        SEA.verify(state)
    SEA.verify(state)


def test_a_card_in_the_place_of_an_equal_one_needs_a_touch_too() -> None:
    state = harbour("oars", "oars")
    cards, _ = open_box("- {id: other_oars, mods: [{mod: speed}, {mod: aim}]}")
    SEA.verify(state)
    SEA.box.append(cards[0])
    state.play[0] = [len(SEA.box) - 1]
    try:
        with pytest.raises(RulesBug, match="without touch"):
            SEA.verify(state)
    finally:
        SEA.box.pop()


def test_a_figure_comes_and_goes() -> None:
    state = harbour("oars", "oars")
    assert ask(state, 1, "speed", 1) == 2
    state.play.append([])
    state.sunk.append(False)
    state.figures += 1
    with pytest.raises(RulesBug, match="figures came or went"):
        SEA.verify(state.copy())
    touch(state, 2)
    assert [ask(state, who, "speed", 1) for who in range(3)] == [2, 2, 1]
    state.play[2].append(SEA.number("oars"))
    touch(state, 2)
    assert ask(state, 2, "speed", 1) == 2
    state.figures -= 1
    del state.play[2]
    touch(state, 2)
    assert ask(state, 1, "speed", 1) == 2


def test_copies_share_the_index_until_one_is_touched() -> None:
    state = harbour("oars", "bulwark")
    assert ask(state, 0, "speed", 1) == 2
    twin = state.copy()
    assert twin.index is state.index
    twin.play[0].clear()
    touch(twin, 0)
    late = twin.copy()
    late.play[1].clear()
    touch(late, 1)
    late.cell[1] = twin.cell[1] = state.cell[1] = 1
    assert [ask(each, 0, "speed", 1) for each in (state, twin, late)] == [2, 1, 1]
    assert [ask(each, 0, "armour", 1) for each in (late, twin, state)] == [1, 2, 2]


# Why


def test_the_trail_tells_every_step_and_what_does_not_count() -> None:
    state = harbour("squires_shield buckler", "bulwark")
    state.cell = [4, 4]
    armour = VALUES.numbers["armour"]
    steps = SEA.why(state, 0, armour, 3)
    assert [(LAYERS[step.mod.layer], step.n, SEA.box[step.card].name, step.owner, step.counts, step.after)
            for step in steps] == [("n", 1, "buckler", 0, False, 3), ("n", 1, "squires_shield", 0, True, 4),
                                   ("n", 1, "bulwark", 1, True, 5)]
    shield, buckler, bulwark = (SEA.number(name) for name in ("squires_shield", "buckler", "bulwark"))
    assert SEA.told(state, 0, armour, 3) == Words("why", (
        ("what", Words("value-armour")), ("base", 3), ("value", 5), ("steps", (
            Words("why-full", (("n", 1), ("card", buckler), ("owner", 0))),
            Words("why-n", (("n", 1), ("card", shield), ("owner", 0))),
            Words("why-n", (("n", 1), ("card", bulwark), ("owner", 1)))))))


def test_the_trail_has_each_layer_and_stops_at_the_bound() -> None:
    state = harbour("flat_calm oars leak cracked_mast anchor tow_rope")
    steps = SEA.why(state, 0, VALUES.numbers["speed"], 7)
    assert [(LAYERS[step.mod.layer], step.after) for step in steps] == [
        ("set", 2), ("n", 3), ("n", 2), ("n", 0), ("most", 0), ("least", 1)]
    lower = harbour("cracked_mast no_flag")
    assert SEA.why(lower, 0, VALUES.numbers["flag"], 7)[-1].after == 0
    assert SEA.told(lower, 0, VALUES.numbers["guns"], 7) == Words("why", (
        ("what", Words("value-guns")), ("base", 7), ("value", 7), ("steps", ())))


# Cards and mistakes


@pytest.mark.parametrize(("mod", "complaint"), [
    ("{mod: sped}", "unknown mod 'sped'; did you mean 'speed'?"),
    ("{op: sped}", "unknown op 'sped'; did you mean 'speed'?"),
    ("{n: 3}", "'op' is missing"),
    ("{mod: forbid, what: [sial]}", "unknown what 'sial'; did you mean 'sail'?"),
    ("{mod: speed, to: friend}", "unknown to 'friend'; did you mean 'friends'?"),
    ("{mod: speed, n: 1, most: 3}", "a modifier has one amount, not both 'n' and 'most'"),
    ("{mod: speed, set: 1, least: 3}", "a modifier has one amount, not both 'set' and 'least'"),
    ("{mod: speed, over: 2}", "'over' belongs to 'times'"),
    ("{mod: speed, set: 2, min: 1}", "'min' belongs to 'n'"),
    ("{mod: speed, within: 2}", "'within' and 'with_self' belong to 'to'"),
    ("{mod: speed, with_self: true}", "'within' and 'with_self' belong to 'to'"),
    ("{mod: forbid, what: [sail], n: 2}", "unknown field 'n'"),
    ("{mod: speed, copies: 0}", "'copies' should be from 1 to"),
])
def test_mistakes_in_modifiers_name_file_and_line(mod: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        open_box(f"- id: x\n  mods:\n  - {mod}\n")
    assert str(caught.value).startswith(f"harbour.yaml:3: {complaint}")


def test_words_say_all_that_a_modifier_does() -> None:
    long = "{mod: speed, n: -1, min: 1, to: friends, within: 2, if: {half_sunk: {}}}"
    cards, _ = open_box(f"- {{id: x, mods: [{long}, {{mod: aim}}]}}")
    first, second = cards[0].mods
    assert first.words() == Words("mod-if", (("condition", Words("if-half-sunk")), ("effect", Words("mod-speed", (
        ("values", (Words("value-speed"),)), ("layer", "n"), ("n", Words("number", (("count", -1),))), ("count", -1),
        ("counted", "no"), ("over", 1), ("bounded", "yes"), ("min", 1), ("to", "friends"), ("near", "yes"), ("within", 2),
        ("with_self", "no"))))))
    assert second.words().key == "mod-aim"
    assert dict(second.words().args)["bounded"] == "no"


# Against a plain recomputation


def in_force(state: Harbour, owner: int) -> list[tuple[Mod[Harbour], int]]:
    found = [(mod, owner) for _, mods in SEA.sources(state, owner) for mod in mods]
    return found + [(mod, owner) for row in state.lasting if row[4] == owner for mod in SEA.given(state, row[0])]


def recomputed(state: Harbour, who: int, what: int, base: int, scope: Scope | None) -> int:
    """The obvious way: look at every card on the table, and read the layers one after another."""
    found = [(mod, owner) for mod, owner in in_force(state, who) if not mod.reach]
    for owner in [*range(state.figures), NOBODY]:
        found += [(mod, owner) for mod, owner in in_force(state, owner)
                  if mod.reach and (owner != who or mod.with_self) and SEA.reaches(state, mod, owner, who)]
    inner = scope.inner(SELF, who) if scope is not None else LANGUAGE.scope(who, NOBODY)
    holding = [(mod, mod.n.value(state, inner)) for mod, _ in found
               if what in mod.numbers and (mod.condition is None or mod.condition.holds(state, inner))]
    counted: list[tuple[Mod[Harbour], int]] = []
    for at, (mod, n) in enumerate(holding):
        stronger = [1 for other, (rival, m) in enumerate(holding)
                    if rival.name == mod.name and (abs(m) > abs(n) or (abs(m) == abs(n) and other < at))]
        if len(stronger) < mod.copies:
            counted.append((mod, n))
    if not counted:
        return base
    layer = {at: [(mod, n) for mod, n in counted if mod.layer == at] for at in range(5)}
    value = layer[SET][-1][1] if layer[SET] else base
    value += sum([n for _, n in layer[ADD] if n > 0])
    for mod, n in sorted([pair for pair in layer[ADD] if pair[1] <= 0], key=lambda pair: -pair[0].floor):
        value = value if value < mod.floor else max(value + n, mod.floor)
    times = over = 1
    for mod, n in layer[TIMES]:
        times, over = times * n, over * mod.over
    quality = VALUES.values[what]
    value = -(-value * times // over) if quality.up else value * times // over
    value = min([value, *[n for _, n in layer[MOST]]])
    return max([value, quality.low, *[n for _, n in layer[LEAST]]])


class History:
    """A table on which things happen at random, all of them as the rules of a title would do them."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.state = harbour(*[""] * 6)
        self.left_behind: list[tuple[Harbour, list[int]]] = []

    def any_of(self, things: list[T]) -> T:
        return things[self.luck.randrange(len(things))]

    def happen(self) -> None:
        acts: list[Callable[[], None]] = [self.lay, self.lay, self.take, self.sail, self.sink, self.wound, self.give,
                                          self.give, self.over, self.on_the_table, self.branch]
        self.any_of(acts)()

    def lay(self) -> None:
        who = self.luck.randrange(6)
        self.state.play[who].insert(self.luck.randrange(len(self.state.play[who]) + 1), self.luck.randrange(len(SEA.box)))
        touch(self.state, who)

    def take(self) -> None:
        who = self.luck.randrange(6)
        if self.state.play[who]:
            self.state.play[who].pop(self.luck.randrange(len(self.state.play[who])))
            touch(self.state, who)

    def sail(self) -> None:
        self.state.cell[self.luck.randrange(6)] = self.luck.randrange(12)

    def sink(self) -> None:
        who = self.luck.randrange(6)
        self.state.sunk[who] = not self.state.sunk[who]
        touch(self.state, who)

    def wound(self) -> None:
        self.state.wounds[self.luck.randrange(6)] = self.luck.randrange(5)

    def give(self) -> None:
        perform(self.state, self.luck.randrange(6), self.any_of(["hold_fast", "chain_shot", "smoke", "stealth", "might",
                                                                 "war_drums"]), self.luck.randrange(6))

    def over(self) -> None:
        named = [self.luck.randrange(most) if self.luck.random() < 0.4 else NOBODY for most in (5, 6, len(SEA.box), 6)]
        if named != [NOBODY] * 4:
            end(self.state, *named)

    def on_the_table(self) -> None:
        if self.state.laid and self.luck.random() < 0.5:
            self.state.laid.pop()
        else:
            self.state.laid.append(self.luck.randrange(len(SEA.box)))
        touch(self.state, NOBODY)

    def branch(self) -> None:
        """Go on with a copy. The other one must stay as it is, whatever happens to the copy."""
        twin = self.state.copy()
        if self.luck.random() < 0.5:
            self.state, twin = twin, self.state
        self.left_behind.append((twin, [recomputed(twin, who, what, 3, None) for who in range(6)
                                        for what in range(len(VALUES.values))]))

    def look(self, questions: int) -> None:
        for _ in range(questions):
            who, what, base = self.luck.randrange(6), self.luck.randrange(len(VALUES.values)), self.luck.randrange(-1, 7)
            scope = self.any_of([None, buying(0, "spice", 3), buying(5)])
            expected = recomputed(self.state, who, what, base, scope)
            name = VALUES.values[what].name
            assert SEA.value(self.state, who, what, base, scope) == expected, (name, who, base)
            steps = SEA.why(self.state, who, what, base, scope)
            assert (steps[-1].after if steps else base) == expected, (name, who, base)
            assert all(isinstance(step, Item) and step.card >= 0 for step in steps)


@pytest.mark.parametrize("seed", range(24))
def test_values_are_those_of_a_plain_recomputation_in_any_history(seed: int) -> None:
    history = History(seed)
    for _ in range(60):
        history.happen()
        history.look(12)
    SEA.verify(history.state)
    for twin, expected in history.left_behind:
        assert [SEA.value(twin, who, what, 3) for who in range(6) for what in range(len(VALUES.values))] == expected
        SEA.verify(twin)


def test_the_cards_of_the_histories_have_every_layer() -> None:
    assert {layer for card in SEA.box for layer in [mod.layer for mod in card.mods]} == {SET, ADD, TIMES, MOST, LEAST}


def test_the_index_is_no_part_of_the_value_of_a_state() -> None:
    table = harbour("oars", "leak")
    twin = table.copy()
    assert ask(twin, 0, "speed", 4) == 5
    assert table.index is not twin.index
    assert same(table, twin)
    assert "index" not in table.slots()
