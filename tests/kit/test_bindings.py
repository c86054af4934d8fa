"""What an operation bound is known to all scopes of its effect, and in a loop to the one whom the loop is about."""

from __future__ import annotations

from conclave.kernel.events import Matter
from conclave.kit.effects import EACH, NOBODY, Scope


def effect() -> Scope:
    return Scope([0, NOBODY], 7)


def test_what_was_never_bound_is_nothing() -> None:
    scope = effect()
    assert scope.recall("shown") == []
    assert scope.bound is None, "and no room was made for it"
    scope.bind("", [3])
    assert scope.bound is None


def test_an_inner_scope_hands_back_what_it_bound_whether_it_was_made_before_or_after() -> None:
    scope = effect()
    early = scope.during(Matter())
    scope.bind("chosen", [4])
    late = scope.during(Matter())
    assert (early.recall("chosen"), late.recall("chosen")) == ([4], [4])
    late.bind("paid", [1])
    assert (scope.recall("paid"), early.recall("paid")) == ([1], [1])


def test_each_round_of_a_loop_has_its_own() -> None:
    scope = effect()
    scope.bind("shown", [9])
    first, second = scope.inner(EACH, 1), scope.inner(EACH, 2)
    first.bind("shown", [5])
    assert (first.recall("shown"), second.recall("shown"), scope.recall("shown")) == ([5], [9], [9])
