"""The words that steer others: conditions, choices, offers, attempts, loops, and what they do with scopes."""

from __future__ import annotations

from typing import ClassVar

import pytest

from conclave.kernel.content import read_text
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.dice import Dice
from conclave.kernel.errors import ContentError
from conclave.kernel.events import Matter
from conclave.kernel.game import State
from conclave.kernel.words import Words
from conclave.kit import flow
from conclave.kit.effects import EACH, NOBODY, SELF, Number, Op, Scope, Selector, possible, run
from conclave.kit.language import Fields, Language, Word, verb
from tests.kit.abbey import play

WANTS = Prompt("may", "MA-1")
WHICH = Prompt("choose", "MA-2")
YES, NO = Option("yes"), Option("no")


class Market(State):
    """Coins by seat, and what happened."""

    __slots__ = ("coins", "log")

    def __init__(self, *coins: int) -> None:
        self.seats = len(coins)
        self.agenda = []
        self.dice = Dice(1, 0)
        self.told = None
        self.coins = list(coins)
        self.log: list[str] = []


class May(flow.May[Market]):
    """A seat may pay and have something."""

    def __init__(self, fields: Fields[Market]) -> None:
        super().__init__(fields)
        self.most = fields.whole("most", 0, 9, 9)
        self.done = 0

    def wants(self, state: Market, scope: Scope, who: int) -> flow.AskedYes:
        answer = yield Choose(who, WANTS, [YES, NO])
        return answer is YES

    def goes_on(self, state: Market, scope: Scope, who: int) -> bool:
        return state.coins[who] > self.most


class Either(flow.ChooseOne[Market]):
    """One of several."""

    def pick(self, state: Market, scope: Scope, offers: list[int]) -> flow.AskedNumber:
        options = [Option(f"option {at}") for at in offers]
        answer = yield Choose(scope.roles[SELF], WHICH, options)
        assert isinstance(answer, Option)
        return offers[options.index(answer)]


class EachAsMe(flow.Each[Market]):
    """Whoever it is about does it."""

    role: ClassVar[int] = SELF


class Everybody(Selector[Market]):
    """All seats."""

    def find(self, state: Market, scope: Scope) -> list[int]:
        return list(range(state.seats))


class Coins(Number[Market]):
    """The coins of somebody."""

    def __init__(self, fields: Fields[Market]) -> None:
        self.who = fields.who("coins")

    def value(self, state: Market, scope: Scope) -> int:
        return state.coins[self.who.one(state, scope)]


class Rob(Op[Market]):
    """Take a coin from everybody who has one, and remember who that was."""

    def __init__(self, fields: Fields[Market]) -> None:
        self.who = fields.who("who")
        self.name = fields.bind()

    def apply(self, state: Market, scope: Scope) -> None:
        robbed = [who for who in self.who.find(state, scope) if state.coins[who]]
        for who in robbed:
            state.coins[who] -= 1
        scope.bind(self.name, robbed)


def gain(state: Market, scope: Scope, who: int, n: int) -> None:
    """Gain coins."""
    state.coins[who] += n
    state.log.append(f"{scope.roles[SELF]} gives {n} to {who}")


def spend(state: Market, scope: Scope, who: int, n: int) -> None:
    """Spend coins."""
    state.coins[who] -= n
    state.log.append(f"{who} spends {n}")


def can_spend(state: Market, scope: Scope, who: int, n: int) -> bool:
    """Whether they are there."""
    return state.coins[who] >= n


LANGUAGE: Language[Market] = Language(("target",), (), [
    verb("gain", gain), verb("spend", spend, can=can_spend), Word("op", "if", flow.If), Word("op", "may", May),
    Word("op", "either", Either), Word("op", "try", flow.Try), Word("op", "each", flow.Each),
    Word("op", "each_as_me", EachAsMe), Word("op", "rob", Rob),
    Word("if", "ge", flow.AtLeast), Word("if", "eq", flow.Exactly), Word("if", "did", flow.Did),
    Word("number", "coins", Coins), Word("who", "all", lambda fields: Everybody())])


def ops_of(text: str) -> list[Op[Market]]:
    return LANGUAGE.read(read_text(f"- do: [{text}]", "market.yaml")[0]).ops("do")


def perform(market: Market, text: str, *answers: str, target: int = NOBODY) -> list[str]:
    scope = LANGUAGE.scope(0, 7)
    scope.roles[2] = target
    return play(run(market, scope, ops_of(text)), *answers)


@pytest.mark.parametrize(("coins", "end"), [(0, 10), (2, 2), (3, 103), (4, 104)])
def test_if(coins: int, end: int) -> None:
    market = Market(coins)
    text = ("{op: if, cond: {ge: 3, of: {coins: self}}, then: [{op: gain, n: 10}, {op: gain, n: 90}], "
            "else: [{op: if, cond: {eq: 0, of: {coins: self}}, then: [{op: gain, n: 10}]}]}")
    perform(market, text)
    assert market.coins == [end]


def test_whether_something_was_really_done() -> None:
    for coins, end in (([0, 0], [0, 0]), ([0, 3], [5, 2])):
        market = Market(*coins)
        perform(market, "{op: rob, who: target, bind: robbed}, {op: if, cond: {did: $robbed}, then: [{op: gain, n: 5}]}",
                target=1)
        assert market.coins == end


def test_of_several_effects_only_possible_ones_are_offered_and_a_single_one_is_not_asked() -> None:
    text = ("{op: either, options: [{do: [{op: spend, n: 5}, {op: gain, n: 9}]}, {do: [{op: spend}]}, "
            "{do: [{op: gain}]}]}")
    market = Market(3)
    assert perform(market, text, "option 1") == ["0 choose"]
    market = Market(0)
    assert perform(market, text) == []
    assert market.coins == [1]
    market = Market(0)
    assert perform(market, "{op: either, options: [{do: [{op: spend}]}]}") == []
    assert market.coins == [0]


def test_all_of_an_effect_has_to_be_possible() -> None:
    ops = ops_of("{op: gain}, {op: spend, n: 2}")
    assert possible(Market(2), LANGUAGE.scope(0, 7), ops)
    assert not possible(Market(1), LANGUAGE.scope(0, 7), ops)
    assert possible(Market(1), LANGUAGE.scope(0, 7), [])


def test_an_offer_is_made_if_its_cost_can_be_paid() -> None:
    text = "{op: may, cost: [{op: spend, n: 2}], do: [{op: gain, n: 7}], else: [{op: gain}]}"
    for coins, answers, end in ((2, ["yes"], 7), (2, ["no"], 3), (1, [], 2)):
        market = Market(coins)
        assert perform(market, text, *answers) == ["0 may"] * len(answers)
        assert market.coins == [end]


def test_an_offer_repeats_while_its_cost_can_be_paid_and_something_is_left_to_pay_for() -> None:
    text = "{op: may, by: target, repeat: true, most: 0, cost: [{op: spend, n: 2, who: target}], do: [{op: gain}]}"
    market = Market(0, 5)
    assert perform(market, text, "yes", "yes", target=1) == ["1 may", "1 may"]
    assert market.coins == [2, 1]
    market = Market(0, 5)
    perform(market, text, "yes", "no", target=1)
    assert market.coins == [1, 3]
    market = Market(0, 2)
    assert perform(market, text.replace("most: 0", "most: 2"), "yes", target=1) == ["1 may"]


def test_nobody_is_not_asked() -> None:
    market = Market(3)
    assert perform(market, "{op: may, by: target, do: [{op: gain}], else: [{op: gain, n: 5}]}") == []
    assert market.coins == [3]


@pytest.mark.parametrize(("coins", "end"), [(3, 0), (2, 12)])
def test_an_attempt_is_decided_before_anything_is_done(coins: int, end: int) -> None:
    market = Market(coins)
    perform(market, "{op: try, do: [{op: spend, n: 3}], else: [{op: gain, n: 10}]}")
    assert market.coins == [end]


def test_a_loop_is_about_one_after_another() -> None:
    market = Market(1, 2, 3)
    perform(market, "{op: each, who: all, do: [{op: gain, who: each, n: {coins: each}}, {op: spend, who: self}]}")
    assert market.coins == [2 - 3, 4, 6]
    assert market.log[0] == "0 gives 1 to 0"
    market = Market(0, 0)
    perform(market, "{op: each_as_me, who: all, do: [{op: gain}]}, {op: gain, n: 5}")
    assert market.log == ["0 gives 1 to 0", "1 gives 1 to 1", "0 gives 5 to 0"]


def test_a_loop_goes_round_those_who_were_there_at_its_beginning() -> None:
    market = Market(1, 1, 0)
    perform(market, "{op: rob, who: all, bind: robbed}, {op: each, who: $robbed, do: ["
                    "{op: gain, who: each, n: 2}, {op: rob, who: all, bind: robbed}]}")
    assert market.coins == [0, 1, 0], "the second round is there, though the first one found nobody but itself"


def test_what_a_loop_binds_belongs_to_the_one_whom_it_is_about() -> None:
    market = Market(0, 3, 0)
    perform(market, "{op: each, who: all, do: [{op: rob, who: each, bind: robbed}]}, "
                    "{op: each, who: all, do: [{op: if, cond: {did: $robbed}, then: [{op: gain, n: 9, who: each}]}]}")
    assert market.coins == [0, 11, 0]


def test_a_loop_inside_of_a_loop_knows_what_the_outer_one_has_bound() -> None:
    market = Market(0, 1, 0)
    perform(market, "{op: each, who: target, do: [{op: rob, who: each, bind: robbed}, {op: each, who: all, do: ["
                    "{op: if, cond: {did: $robbed}, then: [{op: gain, who: each}]}]}]}", target=1)
    assert market.coins == [1, 1, 1]


def test_a_matter_of_its_own_does_not_change_the_roles_around_it() -> None:
    scope = LANGUAGE.scope(0, 7)
    matter = Matter(None)
    inner = scope.during(matter)
    inner.roles[EACH] = 2
    assert (scope.roles[EACH], scope.matter, inner.matter, inner.card) == (NOBODY, None, matter, 7)


def test_ties_are_all_highest_and_all_lowest() -> None:
    assert flow.ranked([0, 1, 2, 3], [5, 2, 5, 2]) == ([0, 2], [1, 3])
    assert flow.ranked([4], [0]) == ([4], [4])
    assert flow.ranked([], []) == ([], [])


def test_words_of_branches_and_attempts() -> None:
    branch, attempt = ops_of("{op: if, cond: {ge: 3, of: {coins: self}}, then: [{op: gain}], else: [{op: spend}]}, "
                             "{op: try, do: [{op: spend}], else: [{op: gain}]}")
    assert branch.words().key == "op-if-else"
    said = dict(branch.words().args)
    condition = said["condition"]
    assert isinstance(condition, Words)
    assert condition.key == "if-ge"
    assert dict(condition.args)["count"] == 3
    assert [name for name, _ in attempt.words().args] == ["effects", "otherwise"]
    assert ops_of("{op: if, cond: {ge: 3, of: {coins: self}}, then: []}")[0].words().key == "op-if"


@pytest.mark.parametrize(("text", "complaint"), [
    ("{op: if, then: []}", "'cond' is missing"),
    ("{op: if, cond: {gt: 3}, then: []}", "'cond' should be one of: did, eq, ge"),
    ("{op: if, cond: 3}", "'cond' should be a mapping"),
    ("{op: if, cond: {ge: many, of: 2}}", "'ge' should be a whole number, not 'many'"),
    ("{op: if, cond: {did: $robbed}}", "unknown bound name 'robbed'"),
    ("{op: each, who: everyone, do: []}", "unknown who 'everyone'; one of: self, each, target, all"),
    ("{op: gain, n: {coin: self}}", "a number counts one of coins"),
    ("{op: gain, n: 2, m: 3}", "unknown field 'm'"),
    ("{op: gain, n: [1]}", "'n' should be"),
    ("{op: either, options: [{do: [{op: gian}]}]}", "unknown op 'gian'; did you mean 'gain'?"),
    ("{op: either, options: {do: []}}", "'options' should be a list"),
    ("{op: may, do: [{op: gain}], repeat: perhaps}", "'repeat' should be true or false, not 'perhaps'"),
    ("gain", "a mapping should stand here"),
])
def test_mistakes_name_file_and_line(text: str, complaint: str) -> None:
    record = read_text(f"- id: x\n  do:\n  - {text}\n", "market.yaml")[0]
    with pytest.raises(ContentError) as caught:
        LANGUAGE.read(record).ops("do")
    assert str(caught.value).startswith("market.yaml:3: ")
    assert complaint in str(caught.value)
