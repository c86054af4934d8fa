"""Operations that steer others: choices, offers, loops, comparisons, promises."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.krutagidon.cards.phrasing import led_by, recast, said_to_self
from conclave.games.krutagidon.effects.cards import CardsOp, PickCards
from conclave.games.krutagidon.effects.fields import Fields, zone_of
from conclave.games.krutagidon.effects.matters import Assault, part_of, remaining
from conclave.games.krutagidon.effects.numbers import reads_nothing
from conclave.games.krutagidon.effects.power_and_life import Nothing, SpendLife
from conclave.games.krutagidon.effects.scope import EACH, EVENT, LEFT_OUT, NOBODY, SELF, START, TARGET
from conclave.games.krutagidon.effects.wizards import Targets, Who
from conclave.games.krutagidon.rules.piles import copy_of, reveal
from conclave.games.krutagidon.rules.questions import choose_seat, source, thing_of, yes_or_no
from conclave.games.krutagidon.state.model import BUY_OR_GAIN, NUMBER, Move, Table, Trigger
from conclave.games.krutagidon.state.zones import DECK_TOP
from conclave.kernel.decision import Choose, Decision, Option, Prompt, Together
from conclave.kernel.events import Args, Step
from conclave.kernel.words import Words
from conclave.kit import flow
from conclave.kit.asking import AskedNumber, AskedYes, one_of
from conclave.kit.effects import Op, Scope, effect_words, possible, resolving, run
from conclave.kit.flow import ranked

CHOOSE_ONE: Final = Prompt("ask-choose-one", "KR-EFFECT-5")
CHOOSE_WIZARD: Final = Prompt("ask-choose-wizard", "KR-TARGET-1")
MAY: Final = Prompt("ask-may", "KR-EFFECT-5")
PASS_CARD: Final = Prompt("ask-pass-card", "KR-ATTACK-4")
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"


class ChooseOne(flow.ChooseOne[Table]):
    """One of several effects, picked by the one who acts."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.moves: list[Option] = []
        self.about: list[str] = []  # what bound cards the choice is about
        for at, ops in enumerate(self.choices):
            self.moves.append(Move(NUMBER, at, f"option {at + 1}", self._choice_words(ops, "option")))
            for op in ops:
                if isinstance(op, CardsOp) and op.cards.bound and op.cards.bound not in self.about:
                    self.about.append(op.cards.bound)

    @staticmethod
    def _choice_words(ops: list[Op[Table]], place: str) -> Words:
        """A choice as an `option` of its own, or as a `part` of a sentence."""
        effects = tuple([op.chosen_words() if isinstance(op, Nothing) else op.words() for op in ops])
        return Words("pick-effects", (("effects", effects), ("place", place)))

    def words(self) -> Words:
        """Choose."""
        return Words(self.word, (("options", tuple([self._choice_words(ops, "part") for ops in self.choices])),))

    def offered(self, table: Table, scope: Scope, ops: list[Op[Table]]) -> bool:
        """Whether the effect can begin (KR-Q-33); with cards that are not there it is carried out as far as possible."""
        return isinstance(ops[0], CardsOp) or ops[0].possible(table, scope)

    def pick(self, table: Table, scope: Scope, offers: list[int]) -> AskedNumber:
        """Ask the one who acts, and name the cards that it is about."""
        cards = tuple([table.box.card_of[piece].words for name in self.about for piece in scope.recall(name)])
        return (yield from one_of(scope.roles[SELF], CHOOSE_ONE, offers, [self.moves[at] for at in offers],
                                  thing_of(table, scope.card), (("cards", cards), *source(table, scope.card))))


class May(flow.May[Table]):
    """A wizard may pay `cost` and have `do`; otherwise `else`. With `repeat`, again and again until the wizard dies."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.life = sum([op.n for op in self.cost if isinstance(op, SpendLife)])
        self.offer: Args = (("effects", said_to_self(effect_words(self.effects))),
                            ("cost", said_to_self(effect_words(self.cost))))

    def words(self) -> Words:
        """May."""
        args = (("who", self.by.words()), ("effects", effect_words(self.effects)))
        key = f"{self.word}-repeat" if self.repeat else self.word
        if self.cost:
            return Words(f"{key}-cost", (*args, ("cost", effect_words(self.cost))))
        if self.otherwise:
            return Words(f"{key}-else", (*args, ("otherwise", effect_words(self.otherwise))))
        return Words(key, args)

    def offered(self, table: Table, scope: Scope) -> bool:
        """Whether the cost can be paid, and there is something to do it to."""
        if not possible(table, scope, self.cost):
            return False
        first = self.effects[0]
        return self.otherwise != [] or not isinstance(first, CardsOp) or first.possible(table, scope)

    def wants(self, table: Table, scope: Scope, who: int) -> AskedYes:
        """Offer it (KR-CARD-MAYHEM-D-1)."""
        wanted = yield from yes_or_no(table, who, MAY, scope.card, self.offer)
        return wanted

    def goes_on(self, table: Table, scope: Scope, who: int) -> bool:
        """Whoever pays the last life dies of it and is not asked again (KR-LIFE-4)."""
        return self.life == 0 or table.life[who] != self.life


class Each(flow.Each[Table]):
    """For every wizard of `targets`, one after another; nobody may avoid it."""

    role: ClassVar[int] = TARGET

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        first = self.effects[0] if len(self.effects) == 1 else None
        self.picking: PickCards | None = first if isinstance(first, PickCards) else None

    def named(self, fields: Fields) -> Who:
        """Whom the loop is about."""
        return Targets(fields)

    @property
    def targets(self) -> Targets:
        """Whom the loop is about."""
        assert isinstance(self.who, Targets)
        return self.who

    def words(self) -> Words:
        """For each."""
        effects = effect_words(self.effects)
        return Words(self.word, (("targets", self.targets.words_led(led_by(effects))), ("effects", effects)))

    def ask(self, table: Table, scope: Scope) -> Step:
        """Go round."""
        assault = resolving(scope, Assault)
        if self.picking is not None:
            seats = yield from self.who.choose(table, scope)
            yield from self._together(table, scope, seats, self.picking)
        elif assault is None or not assault.sent_back:
            yield from super().ask(table, scope)
        else:
            seats = yield from self.who.choose(table, scope)
            for who in seats[:]:
                yield from run(table, part_of(scope, who), self.effects)

    def _together(self, table: Table, scope: Scope, seats: list[int], pick: PickCards) -> Step:
        """All pick a card out of their hands at the same time, face down, and turn them up together (KR-ATTACK-4)."""
        asks: list[Decision] = []
        for seat in seats:
            options: list[Option] = []
            for piece in table.hand[seat]:
                if table.box.card_of[piece].pick_move not in options:
                    options.append(table.box.card_of[piece].pick_move)
            if options:
                asks.append(Choose(seat, PASS_CARD, options, thing_of(table, scope.card), source(table, scope.card)))
        if not asks:
            return
        answers = yield Together(tuple(asks))
        assert isinstance(answers, tuple)
        inner = scope.inner(EACH, NOBODY)
        for ask, answer in zip(asks, answers, strict=True):
            assert isinstance(answer, Move)
            inner.roles[EACH] = ask.seat
            piece = copy_of(table, table.hand[ask.seat], table.box.cards[answer.at])
            reveal(table, ask.seat, [piece], "KR-ATTACK-4")
            inner.bind(pick.bound, [piece])


class ChooseWizard(Op[Table]):
    """The one who acts (or `by`) picks a wizard, remembered as `bind`."""

    asks: bool = True

    def __init__(self, fields: Fields) -> None:
        self.foes = fields.one_of("from", ("foes", "wizards")) == "foes"
        self.by = fields.who("by", "self")
        self.bound = fields.bind(needed=True)

    def words(self) -> Words:
        """Choose."""
        return Words("op-choose-foe" if self.foes else self.word)

    def ask(self, table: Table, scope: Scope) -> Step:
        """Choose."""
        seat = self.by.one(table, scope)
        seats = table.foes(seat) if self.foes else table.around(seat)
        chosen = yield from choose_seat(table, seat, CHOOSE_WIZARD, seats, scope.card)
        scope.bind(self.bound, [chosen])


class Compare(Op[Table]):
    """Rank wizards by a number; `high: highest` remembers all who tie for the highest, `low: lowest` for the lowest."""

    def __init__(self, fields: Fields) -> None:
        self.among = fields.one_of("among", ("remaining", "each_wizard"))
        self.by = fields.number("by")
        self.high = fields.one_of("high", (HIGHEST,), "")
        self.low = fields.one_of("low", (LOWEST,), "")
        fields.names += [name for name in (self.high, self.low) if name]

    def words(self) -> Words:
        """Compare."""
        which = "both" if self.high and self.low else "high" if self.high else "low"
        return Words(self.word, (("by", recast(self.by.words(), "who-each")), ("which", which), ("among", self.among)))

    def apply(self, table: Table, scope: Scope) -> None:
        """Rank them; if all are equal and both ends are asked for, nobody is at either (KR-Q-17)."""
        if self.among == "remaining":
            seats = remaining(scope)
        else:
            seats = [seat for seat in table.around(scope.roles[START]) if seat != scope.roles[LEFT_OUT]]
        parts = [part_of(scope, seat) for seat in seats]
        there = [at for at, part in enumerate(parts) if not reads_nothing(self.by, part)]  # KR-Q-17
        high, low = ranked([seats[at] for at in there], [self.by.value(table, parts[at]) for at in there])
        if self.high and self.low and len(high) == len(there):
            high, low = [], []
        scope.bind(self.high, high)
        scope.bind(self.low, low)


class ThisTurn(Op[Table]):
    """A promise for the rest of the turn: when the event happens, do something, or send the card somewhere else."""

    def __init__(self, fields: Fields) -> None:
        event = fields.one_of("event", fields.language.events)
        fields.names.append(EVENT)
        ops = fields.ops("do")
        self.uses = fields.whole("uses", 1, 9, -1)
        to = fields.has("to")
        if zone_of(fields, "to", "deck_top") != DECK_TOP:
            raise fields.wrong("a promise can only send a card to the top of the deck")
        if to and event != BUY_OR_GAIN:
            raise fields.wrong("only a card that is bought or gained can be sent to the top of the deck")
        if not to and not ops and not fields.blank:
            raise fields.wrong("a promise does something, or sends a card somewhere")
        self.promise = Trigger(event, ops)
        fields.promises.append(self.promise)

    def words(self) -> Words:
        """The promise."""
        event = Words(f"event-{self.promise.event.replace('_', '-')}")
        if not self.promise.ops:
            return Words("op-this-turn-to-top", (("event", event), ("count", self.uses)))
        return Words(self.word, (("event", event), ("effects", effect_words(self.promise.ops))))

    def apply(self, table: Table, scope: Scope) -> None:
        """Remember it."""
        table.awaits.append((self.promise.number, self.uses))
