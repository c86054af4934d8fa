"""Operations that steer others: conditions, choices, offers, loops, promises."""

from __future__ import annotations

from typing import ClassVar, Final

from conclave.games.krutagidon.asking import choose_seat, source, thing_of, yes_or_no
from conclave.games.krutagidon.deed import Deed
from conclave.games.krutagidon.effects_cards import CardsOp, PickCards
from conclave.games.krutagidon.effects_special import PlayFoeTop
from conclave.games.krutagidon.effects_wizard import SpendLife
from conclave.games.krutagidon.grammar import decode_condition, decode_ops
from conclave.games.krutagidon.model import NUMBER, Move, Op, Table, Trigger, run
from conclave.games.krutagidon.phrasing import effect_words, led_by, recast, said_to_self
from conclave.games.krutagidon.piles import copy_of, reveal
from conclave.games.krutagidon.reading import Who, decode_number
from conclave.games.krutagidon.targets import Targets
from conclave.games.krutagidon.zones import DECK_TOP, zone_field
from conclave.kernel.content import Record
from conclave.kernel.decision import Choose, Decision, Option, Prompt, Together
from conclave.kernel.events import Args, Step
from conclave.kernel.words import Words

CHOOSE_ONE: Final = Prompt("ask-choose-one", "KR-EFFECT-5")
CHOOSE_WIZARD: Final = Prompt("ask-choose-wizard", "KR-TARGET-1")
MAY: Final = Prompt("ask-may", "KR-EFFECT-5")
PASS_CARD: Final = Prompt("ask-pass-card", "KR-ATTACK-4")
HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
EVENTS: Final = ("turn_start", "turn_end", "played", "nth_played", "two_different", "four_types", "killed_foe",
                 "own_card_destroyed", "buy_or_gain")


class If(Op):
    """`then` if a condition holds, `else` if it does not."""

    name: ClassVar[str] = "if"

    def __init__(self, record: Record) -> None:
        self.condition = decode_condition(record, "cond")
        self.then = decode_ops(record, "then")
        self.otherwise = decode_ops(record, "else")

    def words(self) -> Words:
        """If."""
        args = (("condition", self.condition.words()), ("effects", effect_words(self.then)))
        if self.otherwise:
            return Words("op-if-else", (*args, ("otherwise", effect_words(self.otherwise))))
        return Words("op-if", args)

    def ask(self, table: Table, deed: Deed) -> Step:
        """Branch."""
        yield from run(table, deed, self.then if self.condition.holds(table, deed) else self.otherwise)


class ChooseOne(Op):
    """One of several effects, picked by the one who acts."""

    name: ClassVar[str] = "choose_one"

    def __init__(self, record: Record) -> None:
        self.choices: list[list[Op]] = []
        self.moves: list[Option] = []
        for at, part in enumerate(record.records("options")):
            ops = decode_ops(part, "do")
            part.close()
            self.choices.append(ops)
            self.moves.append(Move(NUMBER, at, f"option {at + 1}", self._choice_words(ops, "option")))

    @staticmethod
    def _choice_words(ops: list[Op], place: str) -> Words:
        """A choice as an `option` of its own, or as a `part` of a sentence."""
        return Words("pick-effects", (("effects", tuple([op.chosen_words() for op in ops])), ("place", place)))

    def words(self) -> Words:
        """Choose."""
        return Words("op-choose-one", (("options", tuple([self._choice_words(ops, "part") for ops in self.choices])),))

    def ask(self, table: Table, deed: Deed) -> Step:
        """Offer what is possible (KR-Q-33)."""
        options = [move for move, ops in zip(self.moves, self.choices, strict=True)
                   if not isinstance(ops[0], PlayFoeTop) or ops[0].possible(table, deed)]
        number = 0
        if len(options) > 1:
            answer = yield Choose(deed.me, CHOOSE_ONE, options, thing_of(table, deed.card),
                                  (("cards", tuple([table.box.card_of[piece].words for piece in deed.recall("top")])),
                                   *source(table, deed.card)))
            assert isinstance(answer, Move)
            number = answer.at
        yield from run(table, deed, self.choices[number])


class May(Op):
    """A wizard may pay `cost` and have `do`; otherwise `else`. With `repeat`, again and again until the wizard dies."""

    name: ClassVar[str] = "may"

    def __init__(self, record: Record) -> None:
        self.by = Who(record, "by", "self")
        self.cost = decode_ops(record, "cost")
        self.ops = decode_ops(record, "do")
        self.otherwise = decode_ops(record, "else")
        self.repeat = record.flag("repeat")
        self.life = sum([op.n for op in self.cost if isinstance(op, SpendLife)])
        self.offer: Args = (("effects", said_to_self(effect_words(self.ops))),
                            ("cost", said_to_self(effect_words(self.cost))))

    def words(self) -> Words:
        """May."""
        args = (("who", self.by.words()), ("effects", effect_words(self.ops)))
        key = "op-may-repeat" if self.repeat else "op-may"
        if self.cost:
            return Words(f"{key}-cost", (*args, ("cost", effect_words(self.cost))))
        if self.otherwise:
            return Words(f"{key}-else", (*args, ("otherwise", effect_words(self.otherwise))))
        return Words(key, args)

    def _possible(self, table: Table, deed: Deed) -> bool:
        """Whether the cost can be paid, and there is something to do it to."""
        for op in self.cost:
            if isinstance(op, SpendLife) and not op.payable(table, deed):
                return False
            if isinstance(op, CardsOp) and not op.cards.pieces(table, deed):
                return False
        first = self.ops[0]
        return self.otherwise != [] or not isinstance(first, CardsOp) or bool(first.cards.pieces(table, deed))

    def ask(self, table: Table, deed: Deed) -> Step:
        """Offer it (KR-CARD-MAYHEM-D-1)."""
        seat = self.by.seat(table, deed)
        if seat < 0:
            return
        while self._possible(table, deed):
            wanted = yield from yes_or_no(table, seat, MAY, deed.card, self.offer)
            if not wanted:
                break
            died = self.life > 0 and table.life[seat] == self.life  # KR-LIFE-4
            yield from run(table, deed, self.cost)
            yield from run(table, deed, self.ops)
            if not self.repeat or died:
                return
        yield from run(table, deed, self.otherwise)


class Each(Op):
    """For every wizard of `targets`, one after another; nobody may avoid it."""

    name: ClassVar[str] = "each"

    def __init__(self, record: Record) -> None:
        self.targets = Targets(record)
        self.ops = decode_ops(record, "do")
        first = self.ops[0] if len(self.ops) == 1 else None
        self.picking: PickCards | None = first if isinstance(first, PickCards) else None

    def words(self) -> Words:
        """For each."""
        effects = effect_words(self.ops)
        return Words("op-each", (("targets", self.targets.words(led_by(effects))), ("effects", effects)))

    def ask(self, table: Table, deed: Deed) -> Step:
        """Go round."""
        seats = yield from self.targets.choose(table, deed)
        if self.picking is not None:
            yield from self._together(table, deed, seats, self.picking)
            return
        target, loop = deed.target, deed.loop
        for seat in seats[:]:
            deed.target = deed.loop = seat
            yield from run(table, deed, self.ops)
        deed.target, deed.loop = target, loop

    def _together(self, table: Table, deed: Deed, seats: list[int], pick: PickCards) -> Step:
        """All pick a card out of their hands at the same time, face down, and turn them up together (KR-ATTACK-4)."""
        asks: list[Decision] = []
        for seat in seats:
            options: list[Option] = []
            for piece in table.hand[seat]:
                if table.box.card_of[piece].pick_move not in options:
                    options.append(table.box.card_of[piece].pick_move)
            if options:
                asks.append(Choose(seat, PASS_CARD, options, thing_of(table, deed.card), source(table, deed.card)))
        if not asks:
            return
        answers = yield Together(tuple(asks))
        assert isinstance(answers, tuple)
        loop = deed.loop
        for ask, answer in zip(asks, answers, strict=True):
            assert isinstance(answer, Move)
            deed.loop = ask.seat
            piece = copy_of(table, table.hand[ask.seat], table.box.cards[answer.at])
            reveal(table, ask.seat, [piece], "KR-ATTACK-4")
            deed.bind(pick.bound, [piece])
        deed.loop = loop


class ChooseWizard(Op):
    """The one who acts (or `by`) picks a wizard, remembered as `bind`."""

    name: ClassVar[str] = "choose_wizard"

    def __init__(self, record: Record) -> None:
        self.foes = record.one_of("from", ("foes", "wizards")) == "foes"
        self.by = Who(record, "by", "self")
        self.bound = record.text("bind")

    def words(self) -> Words:
        """Choose."""
        return Words("op-choose-foe" if self.foes else "op-choose-wizard")

    def ask(self, table: Table, deed: Deed) -> Step:
        """Choose."""
        seat = self.by.seat(table, deed)
        seats = table.foes(seat) if self.foes else table.around(seat)
        chosen = yield from choose_seat(table, seat, CHOOSE_WIZARD, seats, deed.card)
        deed.bind(self.bound, [chosen])


class Compare(Op):
    """Rank wizards by a number; `high: highest` remembers all who tie for the highest, `low: lowest` for the lowest."""

    name: ClassVar[str] = "compare"

    def __init__(self, record: Record) -> None:
        self.among = record.one_of("among", ("remaining", "each_wizard"))
        self.by = decode_number(record, "by")
        self.high = record.one_of("high", (HIGHEST,)) if record.has("high") else ""
        self.low = record.one_of("low", (LOWEST,)) if record.has("low") else ""
        self.asks = False

    def words(self) -> Words:
        """Compare."""
        which = "both" if self.high and self.low else "high" if self.high else "low"
        return Words("op-compare", (("by", recast(self.by.words(), "who-each")), ("which", which), ("among", self.among)))

    def apply(self, table: Table, deed: Deed) -> None:
        """Rank them; if all are equal and both ends are asked for, nobody is at either (KR-Q-17)."""
        if self.among == "remaining":
            seats = deed.remaining
        else:
            seats = [seat for seat in table.around(deed.start) if seat != deed.left_out]
        target, loop = deed.target, deed.loop
        values: list[int] = []
        for seat in seats:
            deed.target = deed.loop = seat
            values.append(self.by.value(table, deed))
        deed.target, deed.loop = target, loop
        high = [seat for seat, value in zip(seats, values, strict=True) if value == max(values)]
        low = [seat for seat, value in zip(seats, values, strict=True) if value == min(values)]
        if self.high and self.low and len(high) == len(seats):
            high, low = [], []
        deed.bind(self.high, high)
        deed.bind(self.low, low)


class ThisTurn(Op):
    """A promise for the rest of the turn: when the event happens, do something, or send the card somewhere else."""

    name: ClassVar[str] = "this_turn"

    def __init__(self, record: Record) -> None:
        event = record.one_of("event", EVENTS)
        ops = decode_ops(record, "do")
        self.uses = record.whole("uses", 1, 9) if record.has("uses") else -1
        if record.has("to") and zone_field(record, "to") != DECK_TOP:
            raise record.wrong("a promise can only send a card to the top of the deck")
        if record.has("to") and event != "buy_or_gain":
            raise record.wrong("only a card that is bought or gained can be sent to the top of the deck")
        if not record.has("to") and not ops:
            raise record.wrong("a promise does something, or sends a card somewhere")
        self.asks = False
        self.trigger = Trigger(-1, event, -1, 0, ops)

    def words(self) -> Words:
        """The promise."""
        event = Words(f"event-{self.trigger.event.replace('_', '-')}")
        if not self.trigger.ops:
            return Words("op-this-turn-to-top", (("event", event), ("count", self.uses)))
        return Words("op-this-turn", (("event", event), ("effects", effect_words(self.trigger.ops))))

    def apply(self, table: Table, deed: Deed) -> None:
        """Remember it."""
        table.awaits.append((self.trigger.number, self.uses))
