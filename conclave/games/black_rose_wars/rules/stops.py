"""Full stops: events, declared cards, stable effects and skills answer, then follow removals and defeats (BR-TRAP-12).

An effect is carried out sentence by sentence, each with a full stop. Its answers are effects with full stops of their own,
so that chains nest, and what was interrupted goes on last in, first out (BR-TRAP-7).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from conclave.games.black_rose_wars.effects.matters import (
    EVENT,
    ORDER,
    RULE,
    SPELL,
    STABLE,
    WORKS,
    Happened,
    Working,
)
from conclave.games.black_rose_wars.effects.scope import effect_of
from conclave.games.black_rose_wars.rules import avatar_reactions, values
from conclave.games.black_rose_wars.rules.answering import (
    Answer,
    enhanced,
    leaving_answers,
    listens,
    may_stand,
    spell_working,
    standing_answers,
)
from conclave.games.black_rose_wars.rules.choosing import choose_target
from conclave.games.black_rose_wars.rules.cubes import put_instability
from conclave.games.black_rose_wars.rules.defeat import defeats_of, removals, resolve_defeats
from conclave.games.black_rose_wars.rules.naming import figure_thing, figure_told, who_told
from conclave.games.black_rose_wars.rules.noting import note, waited_for
from conclave.games.black_rose_wars.rules.piles import reveal_in
from conclave.games.black_rose_wars.rules.questions import card_move, slot_move, source, thing_of
from conclave.games.black_rose_wars.rules.quests import effect_resolved
from conclave.games.black_rose_wars.rules.summoning import return_upgrades
from conclave.games.black_rose_wars.rules.triggers import (
    Cause,
    activation_of,
    cause_moves,
    causes,
    happened_words,
    tokens_that_answer,
)
from conclave.games.black_rose_wars.state.components import (
    ACTIVATED,
    FIRST_EVOCATION,
    IS_DEFEATED,
    REVEALED,
    ROSE,
    SPELL_RESOLVED,
    Sentences,
    Side,
)
from conclave.games.black_rose_wars.state.fields import ROOMS, SLOTS
from conclave.games.black_rose_wars.state.model import Table
from conclave.kernel.decision import Arrange, Ask, Choose, ChooseSome, Option, Prompt, Reply
from conclave.kernel.events import Occurrence, Step
from conclave.kit.effects import NOBODY, Scope
from conclave.kit.stops import FullStops, Response, Units

AskedAnswers = Generator[Ask, Reply, list[Answer]]

ANSWER: Final = Prompt("ask-answer", "BR-TRAP-20", window="answer")
CAUSE: Final = Prompt("ask-cause", "BR-TRAP-19")
ORDER_ANSWERS: Final = Prompt("ask-order-answers", "BR-TRAP-21")


class RoseStops(FullStops[Table]):
    """Who answers what, and in which order."""

    def due(self, state: Table) -> list[Occurrence]:
        """What has happened and was not answered."""
        return state.due

    def stop(self, table: Table) -> Step:
        """A full stop, if anything has happened."""
        if table.due:
            yield from self.settle(table)

    def resolve(self, state: Table, scope: Scope, units: Units[Table]) -> Step:
        """Sentence by sentence, as long as the effect is not cut off."""
        working = scope.matter
        for unit in units:
            if isinstance(working, Working) and working.over:
                return
            for op in unit:
                if op.asks:
                    yield from op.ask(state, scope)
                else:
                    op.apply(state, scope)
            if state.due:
                yield from self.settle(state)

    def apart(self, table: Table, step: Step) -> Step:
        """An effect that a sentence starts; what the sentence has done before is answered at its own end (BR-EFFECT-9)."""
        waiting = table.due[:]
        table.due.clear()
        yield from step
        table.due[:0] = waiting

    def carry_out(self, table: Table, working: Working, sentences: Sentences) -> Step:
        """An effect from its first sentence to its last, and what follows from its being resolved (BR-EFFECT-4)."""
        table.chain.append((working.card, working.caster, working.slot, WORKS.index(working.of)))
        yield from self.resolve(table, effect_of(working), sentences)
        table.chain.pop()
        yield from self.finish(table, working)

    def finish(self, table: Table, working: Working) -> Step:
        """An effect is resolved: quests advance, and what waits for it answers."""
        effect_resolved(table, working)
        values.end_lasting(table, values.EFFECT, card=working.card)
        if working.of in (SPELL, ORDER) and waited_for(table, SPELL_RESOLVED):
            happened = Happened(SPELL_RESOLVED, working.caster, working.caster, working.caster,
                                table.place[working.caster], within=working.within)
            happened.type = working.type
            note(table, happened)
        yield from self.stop(table)

    def spell(self, table: Table, working: Working, side: Side, cast: bool, casts: Happened | None = None) -> Step:
        """The course of a spell that was revealed: symbol, Enhancement and target, sentence after sentence (BR-TRAP-17).

        `cast` is whether that was by casting it, and `casts` what then is answered together with the choice of the target.
        """
        table.chain.append((working.card, working.caster, working.slot, WORKS.index(working.of)))
        if table.box.spell(table.sheet[working.slot][0]).instability:
            yield from self.symbol(table, working.caster, working.card)
        sentences, target = side.sentences, side.target
        if side.enhance is not None and enhanced(table, working, side.enhance.requires):
            if table.told is not None:
                table.tell("enhanced", (*figure_told(table, working.caster), *source(table, working.card)),
                           thing_of(table, working.card), "BR-ALCH-1")
            more = side.enhance.sentences
            sentences = [*more, *sentences] if side.enhance.before else [*sentences, *more]
            target = side.enhance.target if side.enhance.target is not None else target
        if cast or side.uses_target:  # BR-Q-54
            yield from choose_target(table, working, target)
        if casts is not None:
            table.due.insert(0, casts)
        yield from self.stop(table)
        if side.stable:
            self.give_token(table, working)
        if not side.stable or side.trigger is None:
            yield from self.resolve(table, effect_of(working), sentences)
        table.chain.pop()
        yield from self.finish(table, working)

    def symbol(self, table: Table, mage: int, card: int) -> Step:
        """The instability symbol: an effect of its own, with a full stop (BR-EFFECT-8, BR-TRAP-13, BR-AVATAR-14)."""
        place = table.place[mage]
        if 0 <= place < ROOMS:
            working = Working(RULE, mage, card)
            put_instability(table, effect_of(working), mage, place, 1)
            yield from self.finish(table, working)

    def give_token(self, table: Table, working: Working) -> None:
        """The target of a stable spell gets the token of the slot; a false target gets none (BR-STABLE-2, BR-Q-43)."""
        target = working.target
        if target >= 0 and not working.false_target and table.place[target] >= 0:
            table.marked[working.slot] = target
            working.marked = target
            if table.told is not None:
                table.tell("gives-token", (*figure_told(table, target), *source(table, working.card)),
                           figure_thing(target), "BR-STABLE-2")

    # What answers at a full stop

    def settle(self, state: Table) -> Step:
        """A full stop: what its answers cause belongs to full stops of their own (BR-TRAP-12)."""
        due = state.due
        while due:
            happened = due[:]
            due.clear()
            now = [one for one in happened if isinstance(one, Happened) and one.event != IS_DEFEATED]
            if now and listens(state, now):
                yield from self.answers(state, now)
            yield from self.aftermath(state, happened)

    def answers(self, table: Table, now: list[Happened]) -> Step:
        """Events, then declarations, then the Rose's own doing, then each mage's group in turn order."""
        yield from self.events_answer(table, now)
        mages = table.mages()
        standing = standing_answers(table, now) if may_stand(table) else []
        declared: list[Answer] = []
        if ACTIVATED in table.stage or table.has_avatar:
            for mage in mages:
                yield from self.declare(table, mage, now, declared)
        leaving = leaving_answers(table, now)
        for answer in leaving:
            if answer.owner == ROSE:  # what the Rose does by herself comes before the mages
                yield from self.answer(table, answer)
        for mage in mages:
            group = [answer for answer in (*declared, *standing, *leaving) if answer.owner == mage
                     and (mage != ROSE or answer not in leaving)]
            if group:
                yield from self.group(table, mage, group)

    def answers_to_defeat(self, table: Table, defeat: Happened, own: bool) -> Step:
        """Step 1 of a defeat, or what others answer when it stands (BR-DEFEAT-3, BR-DEFEAT-16)."""
        now = [defeat]
        if not own:
            yield from self.events_answer(table, now)
        declared: list[Answer] = []
        if ACTIVATED in table.stage:
            for mage in table.mages():
                if (mage == defeat.who) == own:
                    yield from self.declare(table, mage, now, declared)
        for mage in table.mages():
            group = [answer for answer in declared if answer.owner == mage]
            if group:
                yield from self.group(table, mage, group)

    def events_answer(self, table: Table, now: list[Happened]) -> Step:
        """The face-up events that this sets off, from the leftmost slot on (BR-EVENT-10, BR-EVENT-11)."""
        for piece in [piece for slot in table.events for piece in slot]:
            event = table.box.event(piece)
            if event.trigger is not None and (event.timing == "always"
                                              or (event.timing == "action" and table.phase == "action")):
                for cause in causes(table, event.trigger, now, NOBODY):
                    if table.told is not None:
                        table.tell("event-works", (("card", event.words),), event.thing, "BR-EVENT-4")
                    working = Working(EVENT, ROSE, event.index)
                    working.trigger = cause.named()
                    yield from self.carry_out(table, working, event.sentences)

    def declare(self, table: Table, mage: int, now: list[Happened], declared: list[Answer]) -> Step:
        """Ask a mage for his answers, whatever his cards are, if one of the box could fit them (BR-TRAP-9, BR-TRAP-20)."""
        if mage == ROSE:
            declared += avatar_reactions.reaction(table, now)
            return
        slots = [at for at in range(mage * SLOTS, mage * SLOTS + SLOTS) if table.stage[at] == ACTIVATED]
        if not slots:
            return
        types = tokens_that_answer(table, now, mage)
        if not any(table.side_in(at).type in types for at in slots):
            return
        found: list[tuple[int, list[Cause]]] = []
        for at in slots:
            side = table.side_in(at)
            if side.trigger is not None:
                set_off = causes(table, side.trigger, now, mage, side.type)
                if set_off:
                    found.append((at, set_off))
        options: list[Option] = [slot_move(table, at, "answer") for at, _ in found]
        said = tuple([happened_words(table, one) for one in now if tokens_that_answer(table, [one], mage)])
        question = ChooseSome(mage, ANSWER, options, 0, len(options), figure_thing(now[0].who), (("happened", said),))
        question.as_window((), bool(options))
        reply = yield question
        assert isinstance(reply, tuple)
        chosen = [found[options.index(option)] for option in reply if isinstance(option, Option)]
        for at, _ in chosen:  # a declared card is turned up at once (BR-TRAP-22)
            reveal_in(table, at)
            if table.told is not None:
                card = table.box.card_of[table.sheet[at][0]]
                table.tell("answers", (("seat", mage), ("card", card.words)), card.thing, "BR-TRAP-22", True)
        for at, set_off in chosen:
            cause = set_off[0]
            working = spell_working(table, mage, at)
            if len(set_off) > 1:
                moves = cause_moves(table, set_off)
                named = yield Choose(mage, CAUSE, moves, thing_of(table, working.card), source(table, working.card))
                assert isinstance(named, Option)
                cause = set_off[moves.index(named)]
            working.trigger = cause.named()
            declared.append(Answer(mage, working, table.side_in(at).sentences))

    def group(self, table: Table, mage: int, group: list[Answer]) -> Step:
        """What one mage answers with, in the order that he likes (BR-TRAP-21)."""
        if len(group) > 1:
            group = yield from self.ordered(table, mage, group)
        for answer in group:
            if self.stands(table, answer):
                yield from self.answer(table, answer)

    def ordered(self, table: Table, mage: int, group: list[Answer]) -> AskedAnswers:
        """Ask for the order of several answers."""
        options: list[Option] = []
        for at, answer in enumerate(group):
            card = answer.working.card
            nth = 1 + len([one for one in group[:at] if one.working.card == card])
            options.append(card_move(table.box.cards[card], "card", nth))
        reply = yield Arrange(table.decider(mage), ORDER_ANSWERS, options)
        assert isinstance(reply, tuple)
        return [group[options.index(option)] for option in reply if isinstance(option, Option)]

    def stands(self, state: Table, response: Response[Table]) -> bool:
        """A skill is lost with its evocation, a stable effect with its token (BR-Q-36, BR-STABLE-3)."""
        assert isinstance(response, Answer)
        working = response.working
        if working.of == STABLE:
            return state.stage[working.slot] == REVEALED and state.marked[working.slot] == working.marked
        return response.figure < 0 or state.place[response.figure] >= 0

    def answer(self, state: Table, response: Response[Table]) -> Step:
        """Carry out an answer."""
        assert isinstance(response, Answer)
        working = response.working
        if working.of == SPELL and working.slot >= 0:
            yield from self.spell(state, working, state.side_in(working.slot), False)
            return
        if state.told is not None:
            state.tell("set-off", (*who_told(response.owner), *source(state, working.card)),
                       thing_of(state, working.card), "BR-TRAP-21")
        if response.upgrade >= 0 and working.trigger is not None:
            activating = activation_of(working.trigger, working.host)
            if activating is not None:
                if response.upgrade in activating.used:
                    return
                activating.used.append(response.upgrade)
        yield from self.carry_out(state, working, response.sentences)
        if response.upgrade >= 0 and working.host < 0:
            return_upgrades(state, [response.upgrade])  # after its effect (BR-UPG-2)

    def aftermath(self, state: Table, happened: list[Occurrence]) -> Step:
        """Removals, then defeats (BR-TRAP-12)."""
        defeats = defeats_of(state, happened)
        if defeats:
            removals(state, defeats)
            yield from self.stop(state)
            mages = [defeat for defeat in defeats if defeat.who < FIRST_EVOCATION]
            if mages:
                yield from resolve_defeats(self, state, mages)


STOPS: Final = RoseStops()
