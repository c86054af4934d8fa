"""Attacks, defences and redirection: section 5 of the rules."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.krutagidon.asking import Fits, could_hold, thing_of, yes_or_no
from conclave.games.krutagidon.deed import Deed, Snapshot
from conclave.games.krutagidon.grammar import Condition, decode_condition, decode_ops
from conclave.games.krutagidon.mayhem import bound_to_mayhem
from conclave.games.krutagidon.model import NO_MOVE, Card, Move, Op, Table, run
from conclave.games.krutagidon.phrasing import effect_words, led_by, wizard_words
from conclave.games.krutagidon.piles import copy_of, take_from_hand
from conclave.games.krutagidon.targets import Targets
from conclave.kernel.content import Record
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Args, Happening, Step, occur, occur_together
from conclave.kernel.words import Words

DEFEND: Final = Prompt("ask-defend", "KR-ATTACK-2", "defence")
DEFEND_FROM_NOBODY: Final = Prompt("ask-defend-from-nobody", "KR-DEFENSE-7", "defence")
MAY_ATTACK: Final = Prompt("ask-may-attack", "KR-EFFECT-5")
NO_ORDER: Final = Prompt("ask-defend", "KR-Q-30")


class DefendsFromHand(Fits):
    """A card that can be used as a defence out of the hand."""

    def fits(self, card: Card) -> bool:
        """Whether it is one."""
        return card.defence is not None and not card.defence.in_play


FROM_HAND: Final = DefendsFromHand()


class Share(Happening):
    """What one wizard would suffer of an attack."""

    def __init__(self, table: Table, deed: Deed, attack: Attack, target: int) -> None:
        super().__init__()
        self.table = table
        self.deed = deed
        self.attack = attack
        self.target = target
        self.avoided = False
        self.redirected = False
        self.was: Snapshot | None = None

    def affected(self) -> int:
        """Whom it hits."""
        return self.target

    def window(self) -> Step:
        """Ask for a defence whoever might have one, for all that the table knows (KR-ATTACK-2, KR-DEFENSE-4)."""
        table, target = self.table, self.target
        if self.deed.mayhem and bound_to_mayhem(table, target):
            return
        eggs = [piece for piece in table.play[target] if _defends_from_play(table.box.card_of[piece])]
        if not eggs and not could_hold(table, target, FROM_HAND):
            return
        options: list[Option] = []
        for piece in (*table.hand[target], *eggs[:1]):
            defence = table.box.card_of[piece].defence
            if defence is not None and defence.in_play == (piece in eggs) and defence.move not in options:
                options.append(defence.move)
        options.append(NO_MOVE)
        args: Args = (("card", table.box.cards[self.deed.card].words),)
        prompt = DEFEND_FROM_NOBODY
        if self.deed.attacker >= 0:
            own = "yes" if self.deed.attacker == target else "no"
            args = (*args, ("attacker", wizard_words(self.deed.attacker)), ("own", own))
            prompt = DEFEND
        question = Choose(target, prompt, options, thing_of(table, self.deed.card), args)
        question.as_window(NO_MOVE, matters=len(options) > 1)
        answer = yield question
        if answer is not NO_MOVE:
            assert isinstance(answer, Move)
            yield from self._defend(table.box.cards[answer.at])

    def _defend(self, card: Card) -> Step:
        """Pay the defence, avoid the attack, and do what the defence says (KR-DEFENSE-1, KR-DEFENSE-2)."""
        table, target, deed = self.table, self.target, self.deed
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
        if table.told is not None:
            table.tell("defended", (("seat", target), ("card", card.words)), card.thing, "KR-DEFENSE-1", True)
        answer = Deed(target, card.index)
        answer.attacker = deed.attacker
        yield from run(table, answer, defence.ops)
        self.redirected = answer.redirecting and self.attack.redirectable
        if self.attack.on_avoid:
            yield from self._on_avoid()

    def _on_avoid(self) -> Step:
        """What the attacker does about a wizard who avoided; it is no part of the attack (KR-Q-8)."""
        deed = self.deed
        card, avoider, was = deed.attack_card, deed.avoider, deed.was
        deed.attack_card, deed.avoider, deed.was = -1, self.target, self.was
        yield from run(self.table, deed, self.attack.on_avoid)
        deed.attack_card, deed.avoider, deed.was = card, avoider, was

    def happen(self) -> Step:
        """The share is suffered: by its target, or by the attacker if it is redirected (KR-REDIRECT-1 to KR-REDIRECT-5)."""
        deed, target = self.deed, self.target
        if self.avoided and not self.redirected:
            return
        before, loop, credit = deed.target, deed.loop, deed.credit
        deed.loop = target
        deed.target = target
        if self.redirected:
            deed.target, deed.reader, deed.was, deed.credit = deed.attacker, target, self.was, target
            if self.table.told is not None:
                self.table.tell("redirected", (("seat", target), ("attacker", wizard_words(deed.attacker))),
                                thing_of(self.table, deed.card), "KR-REDIRECT-1")
        yield from run(self.table, deed, self.attack.ops)
        deed.target, deed.loop, deed.credit = before, loop, credit
        deed.reader, deed.was = -1, None


def _defends_from_play(card: Card) -> bool:
    return card.defence is not None and card.defence.in_play


class Attack(Op):
    """An attack on `targets`: each may avoid it by a defence, then `do` happens to each who did not, or `do_all` once."""

    name: ClassVar[str] = "attack"

    def __init__(self, record: Record) -> None:
        self.targets = Targets(record)
        self.ops = decode_ops(record, "do")
        self.for_all = decode_ops(record, "do_all")
        self.together = record.has("mode") and record.one_of("mode", ("each", "together")) == "together"
        self.when: Condition | None = decode_condition(record, "when") if record.has("when") else None
        self.may = record.flag("may")
        unredirectable = record.has("redirect") and record.one_of("redirect", ("normal", "none")) == "none"
        self.redirectable = not unredirectable and not self.for_all  # KR-Q-43
        self.on_avoid = decode_ops(record, "on_avoid")
        self.after = decode_ops(record, "after")

    def words(self) -> Words:
        """The attack."""
        effects = effect_words(self.ops) + effect_words(self.for_all)
        said = Words("op-attack", (("targets", self.targets.words(led_by(effects))), ("effects", effects)))
        parts = [said]
        if self.on_avoid:
            parts.append(Words("op-attack-avoided", (("effects", effect_words(self.on_avoid)),)))
        if self.after:
            parts.append(Words("op-attack-after", (("effects", effect_words(self.after)),)))
        whole = Words("op-attack-whole", (("effects", tuple(parts)),)) if len(parts) > 1 else said
        if self.may:
            whole = Words("op-may-attack", (("attack", whole),))
        return Words("op-if", (("condition", self.when.words()), ("effects", (whole,)))) if self.when is not None else whole

    def ask(self, table: Table, deed: Deed) -> Step:
        """Declare it, let the targets defend, and carry it out (KR-ATTACK-3, KR-ATTACK-4)."""
        if self.when is not None and not self.when.holds(table, deed):
            return
        if self.may and self.targets.possible(table, deed):
            wanted = yield from yes_or_no(table, deed.me, MAY_ATTACK, deed.card)
            if not wanted:
                return
        targets = [deed.forced] if deed.forced >= 0 else (yield from self.targets.choose(table, deed))
        before = deed.attack_card, deed.damage_done
        deed.attack_card, deed.damage_done = deed.card, 0
        if targets and table.told is not None:
            _tell_attack(table, deed, targets)
        shares = [Share(table, deed, self, target) for target in targets]
        if self.together or deed.together:
            yield from occur_together(shares, NO_ORDER)
        else:
            for share in shares:
                yield from occur(share, NO_ORDER)
        if self.for_all:
            remaining = deed.remaining
            deed.remaining = [share.target for share in shares if not share.avoided]
            yield from run(table, deed, self.for_all)
            deed.remaining = remaining
        deed.attack_card = -1
        yield from run(table, deed, self.after)
        deed.attack_card, deed.damage_done = before


def _tell_attack(table: Table, deed: Deed, targets: list[int]) -> None:
    args: Args = (("card", table.box.cards[deed.card].words),
                  ("targets", tuple([wizard_words(seat) for seat in targets])))
    if deed.attacker >= 0:
        table.tell("attack", (("seat", deed.attacker), *args), thing_of(table, deed.card), "KR-ATTACK-1")
    else:
        table.tell("attack-by-nobody", args, thing_of(table, deed.card), "KR-ATTACK-1")


class Redirect(Op):
    """In a defence: the attack hits the attacker instead."""

    name: ClassVar[str] = "redirect"

    def __init__(self, record: Record) -> None:
        self.asks = False

    def words(self) -> Words:
        """Redirect."""
        return Words("op-redirect")

    def apply(self, table: Table, deed: Deed) -> None:
        """Note it; there may be nobody to redirect to (KR-DEFENSE-7)."""
        deed.redirecting = deed.attacker >= 0

