"""Vigil as a title: plans are sealed, cards are turned up in turn order, then the night comes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Final

from conclave.kernel.decision import Answer, Choose, Decision, Option, Place, Prompt, Together
from conclave.kernel.dice import Dice
from conclave.kernel.errors import BadNotation, BadSave
from conclave.kernel.events import Step
from conclave.kernel.game import CardFace, Game, GameOption, Outcome, Plain, State
from conclave.kernel.outcome import PERHAPS, TOGETHER, Other, Tally
from conclave.kernel.picks import ENOUGH
from conclave.kernel.words import Words
from conclave.kit.asking import placed

from .tower import CARDS, COPIES, PASS, SIDES, SLOTS, WARD, Tower, restore

PLAN: Final = Prompt("ask-plan", "VI-PLAN-1", secret=True)
NIGHT: Final = Prompt("ask-ward", "VI-NIGHT-1", "ward")
COMES: Final = {"mild": 3, "long": 4, "bitter": 5}


def tower_of(state: State) -> Tower:
    assert isinstance(state, Tower)
    return state


class Vigil(Game):
    def __init__(self, title: str = "vigil", victory: str = PERHAPS) -> None:
        self.title = title
        self.victory = victory
        self.players = (1, 2, 3)
        self.options = (GameOption("hours", ("mild", "long", "bitter"), {"mild": (2, 3), "bitter": (1, 2)}),)
        self.windows = ("ward",)
        self.usual_asking = {"ward": "matters"}
        self.text_folder = str(Path(__file__).parent / "text")

    def setup(self, options: Mapping[str, str], seats: int, dice: Dice) -> State:
        tower = Tower(seats, dice, options["hours"])
        tower.deck = [card for card in range(len(CARDS)) for _ in range(COPIES)]
        dice.shuffle(tower.deck)
        for seat in range(seats):
            tower.draw(seat)
        return tower

    def next_step(self, state: State) -> Step | None:
        tower = tower_of(state)
        if tower.over:
            return None
        step, seat = tower.agenda.pop(0)
        return plan(tower) if step == "plan" else night(tower, seat)

    def outcome(self, state: State) -> Outcome | None:
        tower = tower_of(state)
        if not tower.over:
            return None
        tally = Tally(tower.seats + 1, ("light", "salt", "night"))
        for seat in range(tower.seats):
            tally.give("light", seat, tower.light[seat], "torch")
            tally.give("salt", seat, tower.salt[seat], "salt")
        tally.give("night", tower.seats, tower.dark)
        scores = tuple([tally.total(seat) for seat in range(tower.seats)])
        together = self.victory == TOGETHER
        won = sum(scores) > tower.dark * tower.seats if together else max(scores) >= tower.dark
        best = min(scores) if together else max(scores)
        winners = tuple([seat for seat, score in enumerate(scores) if won and score >= best])
        ranks = (1,) * tower.seats if together else tuple([1 + sum(other > score for other in scores) for score in scores])
        return Outcome(winners, scores, "dawn" if won else "darkness", tally.sources(), ranks,
                       (Other("night", tower.dark, not won),))

    def view(self, state: State, seat: int | None) -> Plain:
        tower = tower_of(state)
        seats = [{"seat": other, "light": tower.light[other], "salt": tower.salt[other],
                  "hand": sorted([CARDS[card] for card in hand]) if other == seat else len(hand)}
                 for other, hand in enumerate(tower.hands)]
        return {"title": self.title, "round": tower.round, "dark": tower.dark, "deck": len(tower.deck),
                "discard": [CARDS[card] for card in tower.discard], "seats": seats}

    def redeal(self, state: State, now: State, seat: int | None, dice: Dice) -> None:
        tower = tower_of(state)
        piles = [tower.deck, *[hand for other, hand in enumerate(tower.hands) if other != seat]]
        cards = sorted([card for pile in piles for card in pile])
        dice.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]

    def restore(self, plain: Plain) -> State:
        try:
            return restore(plain)
        except (KeyError, TypeError, ValueError) as error:
            raise BadSave(f"this is not a vigil: {error!r}") from None

    def write_position(self, state: State) -> str:
        return json.dumps(tower_of(state).plain())

    def read_position(self, line: str) -> State:
        try:
            return restore(json.loads(line))
        except (KeyError, TypeError, ValueError) as error:
            raise BadNotation(f"this is not a vigil: {error!r}") from None

    def judge(self, state: State, seat: int) -> float:
        tower, outcome = tower_of(state), self.outcome(state)
        if outcome is not None:
            return (1 / len(outcome.winners) if self.victory == PERHAPS else 1.0) if seat in outcome.winners else 0.0
        worths = [light + 0.5 * salt for light, salt in zip(tower.light, tower.salt, strict=True)]
        if self.victory == TOGETHER:
            return 1 / (1 + exp(tower.dark - sum(worths) / tower.seats))
        return exp(worths[seat]) / (exp(tower.dark) + sum([exp(worth) for worth in worths]))

    def shortlist(self, state: State, decision: Decision) -> Sequence[Answer]:
        """Three cards, the brightest sides first, on either end of the plan."""
        if not isinstance(decision, Place):
            return ()
        bright = sorted([option for option in decision.options if option.note in ("torch/reverse", "torch", "bell")],
                        key=lambda option: ("torch/reverse", "torch", "bell").index(option.note))
        found: list[Answer] = []
        for option in bright:
            several = decision.supply[decision.groups[decision.options.index(option)]] > 1
            found.append(((decision.slots[0], option), *([(decision.slots[1], option)] if several else [])))
        return found

    def progress(self, state: State) -> int:
        return tower_of(state).round

    def count_pieces(self, state: State) -> Mapping[str, int]:
        tower = tower_of(state)
        everywhere = [*tower.deck, *tower.discard, *[card for hand in tower.hands for card in hand]]
        return {name: everywhere.count(card) for card, name in enumerate(CARDS)}

    def cards(self) -> Sequence[CardFace]:
        return [CardFace(card, Words(f"card-{card}"), "spell", (), None, None, (Words(f"line-{card}"),), (), "design")
                for card in CARDS]

    def vocabulary(self) -> Sequence[str]:
        return [ENOUGH, WARD.note, PASS.note, *[side.note for sides in SIDES for side in sides]]


def plan_of(tower: Tower, seat: int) -> Place:
    """The question for a plan: a card as often as the hand has it, on either side (VI-PLAN-1)."""
    cards = sorted(set(tower.hands[seat]))
    options = [side for card in cards for side in SIDES[card]]
    groups = tuple([at for at, card in enumerate(cards) for _ in SIDES[card]])
    supply = tuple([tower.hands[seat].count(card) for card in cards])
    return Place(seat, PLAN, options, SLOTS, 1, 3, 2, groups=groups, supply=supply)


def plan(tower: Tower) -> Step:
    """All plan at the same time; then the cards are turned up in turn order (VI-PLAN-1, VI-PLAN-2)."""
    asks: list[Decision] = [plan_of(tower, seat) for seat in range(tower.seats)]
    sealed = yield Together(tuple(asks))
    assert isinstance(sealed, tuple)
    for ask, answer in zip(asks, sealed, strict=True):
        assert isinstance(ask, Place)
        assert isinstance(answer, tuple)
        for slot, at in placed(ask, answer):
            turn_up(tower, ask.seat, slot, ask.options[at])
    tower.agenda += [("night", seat) for seat in range(tower.seats)]


def turn_up(tower: Tower, seat: int, slot: int, side: Option) -> None:
    """A card on its side; the quick slot gives a light more (VI-PLAN-2)."""
    card = next(card for card, sides in enumerate(SIDES) if side in sides)
    tower.hands[seat].remove(card)
    tower.discard.append(card)
    tower.light[seat] += slot == 0
    if side.note == "salt":
        tower.salt[seat] += 1
    else:
        bright, dark = {"torch": (2, 0), "torch/reverse": (3, 1), "bell": (1, 0), "bell/reverse": (0, -1)}[side.note]
        tower.light[seat] += bright
        tower.dark = max(0, tower.dark + dark)
    tower.tell("turned-up", (("seat", seat), ("side", side.words)), side.about[0], "VI-PLAN-2", True)


def night(tower: Tower, seat: int) -> Step:
    """The night comes to each watch; who has salt may ward it off (VI-NIGHT-1)."""
    count = COMES[tower.hours]
    if tower.salt[seat]:
        question = Choose(seat, NIGHT, [WARD, PASS], "", (("count", count),))
        question.as_window(PASS, matters=tower.dark > 0)
        answer = yield question
        if answer is WARD:
            tower.salt[seat] -= 1
            count -= 3
            tower.tell("warded", (("seat", seat),), "", "VI-NIGHT-1", True)
    tower.dark += count if seat == 0 else count // 3
    tower.draw(seat)
    if seat == tower.seats - 1:
        tower.round += 1
        tower.agenda.append(("plan", 0))


VIGIL: Final = Vigil()
COMMON_VIGIL: Final = Vigil("common-vigil", TOGETHER)
