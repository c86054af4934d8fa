"""What is being resolved and may be changed: mayhem and group attacks, attacks, shares of them, and defences.

An operation reaches them through its scope. A share lies within its attack, an attack within the mayhem that makes it.
"""

from __future__ import annotations

from conclave.games.krutagidon.effects.scope import ATTACKER, CREDIT, EACH, READER, TARGET
from conclave.kernel.events import Happening, Matter, Occurrence
from conclave.kit.effects import Scope, resolving


class Snapshot:
    """A wizard's cards as they stood when an attack was declared, before the defence was paid (KR-Q-11)."""

    __slots__ = ("discard", "hand", "seat", "top")

    def __init__(self, seat: int, hand: list[int], discard: list[int], top: list[int]) -> None:
        self.seat = seat
        self.hand = hand
        self.discard = discard
        self.top = top  # of the deck, the topmost first


class Happened(Occurrence):
    """Something that the cards of `who` may answer, and the piece that it is about."""

    def __init__(self, event: str, who: int, piece: int, amount: int = 0) -> None:
        super().__init__(event, who, who, amount)
        self.piece = piece

    def __repr__(self) -> str:
        return f"<{self.event} of {self.who}: {self.piece}, {self.amount}>"


class Calamity(Matter):
    """A mayhem or a group attack: all wizards decide about their defences before anything happens (KR-MAYHEM-3)."""


class Mayhem(Calamity):
    """A mayhem card that is being resolved."""


class GroupAttack(Calamity):
    """The group attack of a legend; `alone` if it hits nobody but one wizard (KR-Q-7)."""

    def __init__(self, alone: bool) -> None:
        super().__init__()
        self.alone = alone


class Assault(Matter):
    """An attack that is being resolved: by which card, and what it has done to those whom it targeted."""

    def __init__(self, within: Matter | None, card: int, of_mayhem: bool) -> None:
        super().__init__(within)
        self.card = card
        self.of_mayhem = of_mayhem
        self.damage = 0
        self.left: list[int] | None = None  # for whom it is carried out, once all have decided
        self.sent_back: dict[int, Share] = {}  # the shares that were redirected, of an attack that happens to all at once
        self.compares = False               # whether it compares numbers of those for whom it is carried out
        self.over = False                   # what comes now is no part of it
        self.shares: list[Share] = []


class Share(Happening):
    """What one wizard would suffer of an attack; `was` is what its defender had before the defence.

    While a redirected share is suffered, `read` is what was bound for its numbers, apart from what happens to its target.
    """

    def __init__(self, attack: Assault, target: int) -> None:
        super().__init__(attack)
        self.attack = attack
        self.target = target
        self.avoided = False
        self.redirected = False
        self.suffered = False
        self.was: Snapshot | None = None
        self.done = False
        self.by = -1  # the card that avoided it
        self.read: dict[str, list[int]] = {}


class Defending(Matter):
    """A defence that is being carried out, within the share of the attack that it is used against."""


def bearing(scope: Scope, share: Share) -> Scope:
    """The scope in which a share is suffered: by its target, or by the attacker with the numbers of who redirected it."""
    inner = scope.during(share)
    inner.roles[EACH] = inner.roles[TARGET] = share.target
    if share.redirected:
        inner.roles[TARGET] = scope.roles[ATTACKER]
        inner.roles[READER] = inner.roles[CREDIT] = share.target
    return inner


def part_of(scope: Scope, who: int) -> Scope:
    """The scope in which somebody bears a part of an attack that happens to all at once (KR-Q-43)."""
    assault = resolving(scope, Assault)
    if assault is not None and who in assault.sent_back:
        return bearing(scope, assault.sent_back[who])
    inner = scope.inner(EACH, who)
    inner.roles[TARGET] = who
    return inner


def bearer_of(scope: Scope, who: int) -> int:
    """Who bears the part of a wizard: the attacker, if that wizard has redirected it."""
    assault = resolving(scope, Assault)
    return scope.roles[ATTACKER] if assault is not None and who in assault.sent_back else who


def calamity_of(scope: Scope) -> Calamity | None:
    """The mayhem or group attack that an effect is part of; a defence against it is not."""
    matter = scope.matter
    while isinstance(matter, Share | Assault):
        matter = matter.within
    return matter if isinstance(matter, Calamity) else None


def attack_dealing(scope: Scope) -> Assault | None:
    """The attack whose damage an operation deals; what is dealt outside of attacks, in defences and after is plain."""
    matter = scope.matter
    if isinstance(matter, Share):
        return matter.attack if matter.suffered else None
    if isinstance(matter, Assault):
        return None if matter.over else matter
    return None


def remaining(scope: Scope) -> list[int]:
    """For whom the attack that is being resolved is carried out (KR-Q-31, KR-Q-43)."""
    matter = scope.matter
    while matter is not None:
        if isinstance(matter, Assault) and matter.left is not None:
            return matter.left
        matter = matter.within
    return []


def before_defence(scope: Scope) -> Snapshot | None:
    """What a defender had when the attack was declared, once there was a defence; the defence itself sees what is left."""
    matter = scope.matter
    return matter.was if isinstance(matter, Share) else None


def bind_read(scope: Scope, name: str, things: list[int]) -> None:
    """Remember what a redirected attack reads from the one who redirects it, besides what happens to its target."""
    share = resolving(scope, Share)
    if name and share is not None:
        share.read[name] = things


def recall_read(scope: Scope, name: str) -> list[int]:
    """What was bound, for a number that is read (KR-REDIRECT-5)."""
    if scope.roles[READER] >= 0:
        share = resolving(scope, Share)
        if share is not None and name in share.read:
            return share.read[name]
    return scope.recall(name)
