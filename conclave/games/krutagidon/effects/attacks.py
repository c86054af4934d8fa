"""Attacks, defences and redirection: section 5 of the rules."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.cards.phrasing import led_by, wizard_words
from conclave.games.krutagidon.effects.fields import Fields
from conclave.games.krutagidon.effects.matters import (
    Assault,
    Defending,
    GroupAttack,
    Mayhem,
    Share,
    Snapshot,
    bearing,
    calamity_of,
)
from conclave.games.krutagidon.effects.scope import (
    ATTACKER,
    AVOIDER,
    FORCED,
    LEFT_OUT,
    SELF,
    effect_of,
)
from conclave.games.krutagidon.effects.steering import Compare
from conclave.games.krutagidon.effects.wizards import Targets
from conclave.games.krutagidon.rules.mayhem import bound_to_mayhem
from conclave.games.krutagidon.rules.piles import copy_of, take_from_hand
from conclave.games.krutagidon.rules.questions import Fits, could_hold, thing_of, yes_or_no
from conclave.games.krutagidon.state.model import NO_MOVE, Card, Move, Table
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Args, Step, occur, occur_together
from conclave.kernel.outlook import Part
from conclave.kernel.words import Words
from conclave.kit.effects import Op, Scope, effect_words, outlook_of, run

DEFEND: Final = Prompt("ask-defend", "KR-ATTACK-2", "defence")
DEFEND_FROM_NOBODY: Final = Prompt("ask-defend-from-nobody", "KR-DEFENSE-7", "defence")
MAY_ATTACK: Final = Prompt("ask-may-attack", "KR-EFFECT-5")
NO_ORDER: Final = Prompt("ask-defend", "KR-Q-30")
TURNED_BACK: Final = Words("outlook-turned-back")
INSIDE: Final = "attack"  # the kind of effect that an attack's operations belong to


class DefendsFromHand(Fits):
    """A card that can be used as a defence out of the hand."""

    def fits(self, card: Card) -> bool:
        """Whether it is one."""
        return card.defence is not None and not card.defence.in_play


FROM_HAND: Final = DefendsFromHand()


class ShareOfAttack(Share):
    """What one wizard would suffer of an attack: the window for a defence, and what is left of it."""

    def __init__(self, table: Table, scope: Scope, op: Attack, attack: Assault, target: int) -> None:
        super().__init__(attack, target)
        self.table = table
        self.scope = scope  # of the whole attack
        self.op = op
        self.answer: Scope | None = None  # of a defence that redirects, and what it says behind that
        self.rest: list[Op[Table]] = []

    def affected(self) -> int:
        """Whom it hits."""
        return self.target

    def window(self) -> Step:
        """Ask for a defence whoever might have one, for all that the table knows (KR-ATTACK-2, KR-DEFENSE-4)."""
        table, target, scope = self.table, self.target, self.scope
        if (self.attack.of_mayhem and bound_to_mayhem(table, target)) or self._own_doing():
            return
        lying = [piece for piece in table.play[target] if _defends_from_play(table.box.card_of[piece])]
        if not lying and not could_hold(table, target, FROM_HAND):
            return
        options: list[Option] = []
        for piece in (*table.hand[target], *lying[:1]):
            defence = table.box.card_of[piece].defence
            if defence is not None and defence.in_play == (piece in lying) and defence.move not in options:
                options.append(defence.move)
        options.append(NO_MOVE)
        args: Args = (("card", table.box.cards[scope.card].words),)
        prompt = DEFEND_FROM_NOBODY
        attacker = scope.roles[ATTACKER]
        if attacker >= 0:
            args = (*args, ("attacker", wizard_words(attacker)), ("own", "yes" if attacker == target else "no"))
            prompt = DEFEND
        question = Choose(target, prompt, options, thing_of(table, scope.card), args)
        question.as_window(NO_MOVE, len(options) > 1, self)
        answer = yield question
        if answer is not NO_MOVE:
            assert isinstance(answer, Move)
            yield from self._defend(table.box.cards[answer.at])

    def _own_doing(self) -> bool:
        """Whether the target attacks itself in its own turn, and not through mayhem or a legend (KR-DEFENSE-4)."""
        scope = self.scope
        return self.target == self.table.active and scope.roles[FORCED] < 0 and calamity_of(scope) is None

    def _defend(self, card: Card) -> Step:
        """Pay the defence, avoid the attack, and do what the defence says (KR-DEFENSE-1, KR-DEFENSE-2)."""
        table, target = self.table, self.target
        self.was = Snapshot(target, table.hand[target][:], table.discard[target][:], table.deck[target][::-1])
        defence = card.defence
        assert defence is not None
        if defence.in_play:
            piece = copy_of(table, table.play[target], card)
            table.play[target].remove(piece)
        else:
            piece = copy_of(table, table.hand[target], card)
            take_from_hand(table, target, piece)
        table.discard[target].append(piece)
        self.avoided = True
        self.by = card.index
        if table.told is not None:
            table.tell("defended", (("seat", target), ("card", card.words)), card.thing, "KR-DEFENSE-1", True)
        answer = effect_of(target, card.index, Defending(self))
        answer.roles[ATTACKER] = self.scope.roles[ATTACKER]
        ops = defence.ops
        if self.op.redirectable and answer.roles[ATTACKER] >= 0:
            for at, op in enumerate(ops):
                if isinstance(op, Redirect):  # what is printed behind it comes after the effect that is sent back
                    self.redirected, self.answer, self.rest, ops = True, answer, ops[at + 1:], ops[:at]
                    break
        yield from run(table, answer, ops)

    def happen(self) -> Step:
        """The share is suffered: by its target, or by the attacker if it is redirected (KR-REDIRECT-1 to KR-REDIRECT-5)."""
        if self.op.for_all:
            return
        if self.redirected or not self.avoided:
            self.suffered = True
            scope = bearing(self.scope, self)
            if self.redirected:
                self.tell_redirected()
            for op in self.op.ops:  # as in `run`: a generator less for every attack
                if op.asks:
                    yield from op.ask(self.table, scope)
                else:
                    op.apply(self.table, scope)
            self.suffered = False
            self.done = True
        if self.avoided:
            yield from self.end_defence()
            if self.op.on_avoid:
                yield from self._on_avoid()

    def end_defence(self) -> Step:
        """What the defence says behind its redirection (KR-EFFECT-4)."""
        if self.answer is not None:
            yield from run(self.table, self.answer, self.rest)

    def outlook(self) -> tuple[Part, ...]:
        """What the target would suffer, as everybody can tell."""
        scope = bearing(self.scope, self)
        return outlook_of(self.table, scope, self.op.ops) + outlook_of(self.table, scope, self.op.for_all)

    def outlook_of_defence(self, card: Card) -> tuple[Part, ...]:
        """What a defence would bring its owner besides."""
        defence = card.defence
        assert defence is not None
        attacker = self.scope.roles[ATTACKER]
        scope = effect_of(self.target, card.index, Defending(self))
        scope.roles[ATTACKER] = attacker
        turned = attacker >= 0 and self.op.redirectable
        return outlook_of(self.table, scope, [op for op in defence.ops if turned or not isinstance(op, Redirect)])

    def _on_avoid(self) -> Step:
        """What the attacker does about a wizard who avoided; it is no part of the attack (KR-Q-8)."""
        scope = self.scope.during(self)
        scope.roles[AVOIDER] = self.target
        yield from run(self.table, scope, self.op.on_avoid)

    def tell_redirected(self) -> None:
        """Say that the effect goes back."""
        if self.table.told is not None:
            self.table.tell("redirected", (("seat", self.target), ("attacker", wizard_words(self.scope.roles[ATTACKER]))),
                            thing_of(self.table, self.scope.card), "KR-REDIRECT-1")


def _defends_from_play(card: Card) -> bool:
    return card.defence is not None and card.defence.in_play


class Attack(Op[Table]):
    """An attack on `targets`: each may avoid it by a defence, then `do` happens to each who did not, or `do_all` once."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.targets = Targets(fields)
        fields.inside = INSIDE
        self.ops = fields.ops("do")
        self.for_all = fields.ops("do_all")
        if not self.ops and not self.for_all and not fields.blank:
            raise fields.wrong("an attack does something: 'do' or 'do_all' is missing")
        self.together = fields.one_of("mode", ("each", "together"), "each") == "together"
        self.when = fields.condition("when")
        self.may = fields.flag("may")
        redirect = fields.one_of("redirect", ("normal", "none"), "normal")
        self.redirectable = redirect == "normal"
        self.compares = any(isinstance(op, Compare) for op in self.for_all)
        self.on_avoid = fields.ops("on_avoid")
        self.after = fields.ops("after")

    def words(self) -> Words:
        """The attack."""
        effects = effect_words(self.ops) + effect_words(self.for_all)
        said = Words(self.word, (("targets", self.targets.words_led(led_by(effects))), ("effects", effects)))
        parts = [said]
        if self.on_avoid:
            parts.append(Words("op-attack-avoided", (("effects", effect_words(self.on_avoid)),)))
        if self.after:
            parts.append(Words("op-attack-after", (("effects", effect_words(self.after)),)))
        whole = Words("op-attack-whole", (("effects", tuple(parts)),)) if len(parts) > 1 else said
        if self.may:
            whole = Words("op-may-attack", (("attack", whole),))
        return Words("op-if", (("condition", self.when.words()), ("effects", (whole,)))) if self.when is not None else whole

    def ask(self, table: Table, scope: Scope) -> Step:
        """Declare it, let the targets defend, and carry it out (KR-ATTACK-3, KR-ATTACK-4)."""
        if self.when is not None and not self.when.holds(table, scope):
            return
        if self.may and self.targets.find(table, scope):
            wanted = yield from yes_or_no(table, scope.roles[SELF], MAY_ATTACK, scope.card)
            if not wanted:
                return
        forced = scope.roles[FORCED]
        targets = [forced] if forced >= 0 else (yield from self.targets.choose(table, scope))
        if targets and table.told is not None:
            _tell_attack(table, scope, targets)
        calamity = calamity_of(scope)
        attack = Assault(scope.matter, scope.card, isinstance(calamity, Mayhem))
        shares = [ShareOfAttack(table, scope, self, attack, target) for target in targets]
        attack.shares += shares
        if self.together or calamity is not None:
            yield from occur_together(shares, NO_ORDER)
        else:
            for share in shares:
                yield from occur(share, NO_ORDER)
        if self.for_all:
            yield from self._for_all(table, scope, attack, shares)
        attack.over = True
        attack.shares.clear()  # they know the attack, and it knows them
        if self.after:
            yield from run(table, scope.during(attack), self.after)


    def _for_all(self, table: Table, scope: Scope, attack: Assault, shares: list[ShareOfAttack]) -> Step:
        """Carry out what happens to all at once; the attacker has a part for each who redirects it (KR-Q-43)."""
        attack.left = [share.target for share in shares if not share.avoided]
        attack.compares = self.compares
        if scope.roles[ATTACKER] != scope.roles[LEFT_OUT]:  # KR-Q-50
            for share in shares:
                if share.redirected:
                    attack.sent_back[share.target] = share
                    share.suffered = True
                    share.tell_redirected()
        if attack.sent_back and not isinstance(calamity_of(scope), GroupAttack):
            attack.left = [share.target for share in shares if not share.avoided or share.target in attack.sent_back]
        yield from run(table, scope.during(attack), self.for_all)
        for share in shares:
            yield from share.end_defence()


def _tell_attack(table: Table, scope: Scope, targets: list[int]) -> None:
    args: Args = (("card", table.box.cards[scope.card].words),
                  ("targets", tuple([wizard_words(seat) for seat in targets])))
    attacker = scope.roles[ATTACKER]
    if attacker >= 0:
        table.tell("attack", (("seat", attacker), *args), thing_of(table, scope.card), "KR-ATTACK-1")
    else:
        table.tell("attack-by-nobody", args, thing_of(table, scope.card), "KR-ATTACK-1")


class Redirect(Op[Table]):
    """In a defence: the attack hits the attacker instead."""

    def __init__(self, fields: Fields) -> None:
        pass

    def outlook(self, table: Table, scope: Scope) -> tuple[Part, ...]:
        """In a few words."""
        return (TURNED_BACK,)

    def apply(self, table: Table, scope: Scope) -> None:
        """There is nobody to redirect to, or nothing (KR-DEFENSE-7, KR-REDIRECT-7)."""
