"""A matter is reached through the scope, however many others are resolved inside of it."""

from __future__ import annotations

from conclave.kernel.events import Matter
from conclave.kit.effects import EACH, NOBODY, Scope, resolving


class Attack(Matter):
    """What is changed."""


class Defence(Matter):
    """What is resolved inside of it."""


def scope(matter: Matter | None) -> Scope:
    return Scope([0, NOBODY], 7, matter, {})


def test_the_innermost_matter_of_a_kind_is_found() -> None:
    outer = Attack()
    inner = Attack(Defence(outer))
    defence = Defence(inner)
    assert resolving(scope(outer), Attack) is outer
    assert resolving(scope(inner), Attack) is inner
    assert resolving(scope(defence), Attack) is inner
    assert resolving(scope(defence), Defence) is defence
    assert resolving(scope(inner), Defence) is inner.within


def test_without_such_a_matter_nothing_is_found() -> None:
    assert resolving(scope(None), Attack) is None
    assert resolving(scope(Attack()), Defence) is None


def test_an_inner_scope_leads_to_the_same_matter() -> None:
    attack = Attack()
    effect = scope(attack)
    loop = effect.inner(EACH, 2)
    assert resolving(loop, Attack) is attack
    defence = loop.during(Defence(attack))
    assert resolving(defence, Attack) is attack
    assert (resolving(effect, Defence), effect.matter) == (None, attack)
