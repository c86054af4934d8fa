"""A turn: playing, buying and its end (section 3 of the rules)."""

from __future__ import annotations

from typing import Final

from conclave.games.krutagidon.effects.matters import Happened
from conclave.games.krutagidon.effects.scope import effect_of
from conclave.games.krutagidon.rules import piles
from conclave.games.krutagidon.rules.acquiring import acquire, price_of
from conclave.games.krutagidon.rules.answers import STOPS, has_triggers, somebody_answers
from conclave.games.krutagidon.rules.death import latch, spend_life
from conclave.games.krutagidon.rules.playing import perform
from conclave.games.krutagidon.rules.questions import choose_pieces
from conclave.games.krutagidon.state import zones
from conclave.games.krutagidon.state.model import (
    BUY,
    BUY_FAMILIAR,
    BUY_LEGEND,
    END_TURN,
    HAND_SIZE,
    HARMLESS,
    PLAY,
    TURN_END,
    TURN_START,
    USE,
    Card,
    LifePower,
    Move,
    Table,
)
from conclave.kernel.decision import Choose, Option, Prompt
from conclave.kernel.events import Step
from conclave.kernel.words import Words
from conclave.kit.effects import run

ACT: Final = Prompt("ask-act", "KR-TURN-4")
PRIZE_DISCARD: Final = Prompt("ask-prize-discard", "KR-PRIZE-2")
LEGENDS_GONE: Final = "legends"
END: Final = Move(END_TURN, -1, "end turn", Words("move-end-turn"))
PLAY_HARMLESS: Final = Move(HARMLESS, -1, "play harmless", Words("move-play-harmless"))


def life_power_of(table: Table, seat: int) -> LifePower | None:
    """The property action that a wizard can use now (KR-PROP-1)."""
    for piece in table.properties[seat]:
        power = table.box.card_of[piece].life_power
        if power is not None and table.life_uses < power.uses and table.life[seat] >= power.life:
            return power
    return None


def options_of(table: Table, seat: int, power: int) -> list[Option]:
    """All that the active wizard can do now with so much power (KR-TURN-3, KR-TURN-4, KR-TURN-7, KR-BUY-1)."""
    options: list[Option] = []
    quiet = 0
    for piece in table.hand[seat]:
        card = table.box.card_of[piece]
        quiet += card.quiet
        if card.play_move not in options:
            options.append(card.play_move)
    if quiet > 1:
        options.append(PLAY_HARMLESS)
    if power > 0:
        bought: list[int] = []
        for piece in table.market:
            card = table.box.card_of[piece]
            if card.cost <= power and card.index not in bought and price_of(table, seat, card) <= power:
                bought.append(card.index)
                options.append(card.buy_move)
        if table.wild and price_of(table, seat, table.box.card_of[table.wild[-1]]) <= power:
            options.append(table.box.card_of[table.wild[-1]].buy_move)
        if table.legend_up and table.legends:
            card = table.box.card_of[table.legends[-1]]
            if card.cost <= power and price_of(table, seat, card) <= power:
                options.append(card.buy_move)
        if table.familiar[seat] >= 0:
            card = table.box.card_of[table.familiar[seat]]
            if card.cost <= power:
                options.append(card.buy_move)
    use = life_power_of(table, seat)
    if use is not None:
        options.append(use.move)
    options.append(END)
    return options


def act(table: Table, seat: int) -> Step:
    """One thing of a turn: play a card, buy one, use a property, or end the turn."""
    power = table.available()
    answer = yield Choose(seat, ACT, options_of(table, seat, power), "", (("power", power),))
    assert isinstance(answer, Move)
    verb = answer.verb
    if verb == END_TURN:
        table.agenda.append(("end", seat))
        return
    if verb == PLAY:
        lay_out_card(table, seat, table.box.cards[answer.at])
    elif verb == HARMLESS:
        quiet = [table.box.card_of[piece].index for piece in table.hand[seat] if table.box.card_of[piece].quiet]
        table.agenda += [("play", card) for card in quiet]
    elif verb == USE:
        yield from STOPS.unit(table, _use_property(table, seat, table.box.cards[answer.at]))
    else:
        _buy(table, seat, verb, table.box.cards[answer.at])
        if table.due:
            yield from STOPS.settle(table)
    table.agenda.append(("act", seat))


def lay_out_card(table: Table, seat: int, card: Card) -> None:
    """A card comes from the hand onto the table; what it does comes next, at once if nothing can be asked."""
    piece = piles.copy_of(table, table.hand[seat], card)
    piles.take_from_hand(table, seat, piece)
    table.play[seat].append(piece)
    if card.simple and not has_triggers(table, seat):
        table.played.append(card.index)
        if table.told is not None:
            table.tell("played", (("seat", seat), ("card", card.words)), card.thing, "KR-TURN-3")
        scope = effect_of(seat, card.index)
        for op in card.play:
            op.apply(table, scope)
    else:
        table.agenda.insert(0, ("resolve", card.index))


def play_next(table: Table, seat: int, card: Card) -> None:
    """One of several cards that are played one after another, if it is still in the hand."""
    for piece in table.hand[seat]:
        if table.box.card_of[piece] is card:
            lay_out_card(table, seat, card)
            return


def resolve(table: Table, card: Card) -> Step:
    """Carry out the card that was just laid out: a unit, and here without a generator more, since it happens so often."""
    seat = table.active
    for piece in reversed(table.play[seat]):
        if table.box.card_of[piece] is card:
            yield from perform(table, seat, piece, seat)
            if table.due:
                yield from STOPS.settle(table)
            return


def return_borrowed(table: Table) -> None:
    """A legend was defeated: borrowed properties go back to the box (KR-Q-37)."""
    for piece in table.borrowed:
        for pile in table.properties:
            if piece in pile:
                pile.remove(piece)
        table.property_box.append(piece)
    table.borrowed = []
    table.property_box.sort()


def _use_property(table: Table, seat: int, card: Card) -> Step:
    """Pay life for what a property does (KR-PROP-1, KR-Q-41)."""
    power = card.life_power
    assert power is not None
    table.life_uses += 1
    yield from spend_life(table, seat, power.life)
    yield from run(table, effect_of(seat, card.index), power.ops)


def _buy(table: Table, seat: int, verb: int, card: Card) -> None:
    """Pay for a card and take it (KR-BUY-1, KR-LEGEND-1, KR-FAMILIAR-2)."""
    price = price_of(table, seat, card) if verb != BUY_FAMILIAR else card.cost
    table.spent += price
    if verb == BUY_LEGEND:
        piece = table.legends.pop()
        table.legend_up = 0  # KR-LEGEND-2
        return_borrowed(table)
        if not table.legends:
            latch(table, LEGENDS_GONE)
    elif verb == BUY_FAMILIAR:
        piece = table.familiar[seat]
        table.familiar[seat] = -1
    elif card is table.box.wild:
        piece = table.wild.pop()
    else:
        piece = next(piece for piece in table.market if table.box.card_of[piece] is card)
        table.market.remove(piece)
    from_market = verb == BUY and card is not table.box.wild
    acquire(table, seat, piece, zones.DISCARD, from_market, price)


def start_of_turn(table: Table, seat: int) -> Step:
    """Step 2: start-of-turn effects (KR-TURN-2)."""
    if somebody_answers(table, seat, TURN_START):
        yield from STOPS.tell(table, Happened(TURN_START, seat, -1))


def end_turn(table: Table, seat: int) -> Step:
    """Steps 1 to 5 of the end of turn (KR-EOT-1 to KR-EOT-5)."""
    hand = table.hand[seat]
    if hand and table.told is not None:
        table.tell("discarded-hand", (("seat", seat), ("cards", piles.card_list(table, hand))), f"seat:{seat}",
                   "KR-EOT-2", True)
    table.secrets.show(hand)
    table.discard[seat] += hand
    table.hand[seat] = []
    if table.awaits:
        yield from STOPS.tell(table, Happened(TURN_END, seat, -1))
    stays = [piece for piece in table.play[seat] if table.box.card_of[piece].ongoing]
    table.discard[seat] += [piece for piece in table.play[seat] if not table.box.card_of[piece].ongoing]
    table.play[seat] = stays
    yield from _draw_new_hand(table, seat)
    table.awaits = []  # what comes now is in nobody's turn (KR-LEGEND-7)


def _draw_new_hand(table: Table, seat: int) -> Step:
    """Five cards; with the prize more, and some of those away again; properties on top (KR-EOT-5, KR-PRIZE-2, KR-Q-28)."""
    if table.prize == seat:
        prize = table.box.prize
        drawn = piles.draw(table, seat, prize.end_draw)
        gone = yield from choose_pieces(table, seat, PRIZE_DISCARD, drawn, prize.end_discard, len(drawn), prize.index)
        for piece in gone:
            piles.discard(table, piece)
    else:
        piles.draw(table, seat, HAND_SIZE)
    for piece in table.properties[seat]:
        if table.box.card_of[piece].recruits:
            piles.draw(table, seat, table.recruits)
