"""A position's worth, for the bots: what a wizard has and may expect, in victory points, and what that means for winning.

A deck is worth what its turns will bring until the end: the mean hand, which grows with what cards do and with what they
draw, and shrinks with every card that does nothing. So limp wands, fizzles and thinning need no rule of their own.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from conclave.games.krutagidon.bots.appraisal import Appraisal, appraised
from conclave.games.krutagidon.bots.worth import POWER
from conclave.games.krutagidon.state.model import HAND_SIZE, START_LIFE, Table
from conclave.kit.judging import chance, won

ROUNDS: Final = 20.0          # how far ahead a wizard plans in the first round
MAIN_CARDS: Final = 1.45      # cards that leave the main deck in a turn
LEGEND_ROUNDS: Final = 2.0    # rounds that a legend lasts
DEATHS: Final = 0.28          # tokens that each wizard takes in a round, once the decks are strong
LONGER: Final = 0.4           # a game that lasts longer goes on for this part of what its piles allow
SEEN: Final = 0.35            # a deck brings this part of what its mean hand promises
TURN: Final = 1.5             # what any turn brings, whatever the deck
SPREAD: Final = 3.0           # how uncertain a turn makes the result, in points, squared
STEEP: Final = 1.3            # how much a point ahead is worth when nothing is uncertain
LIFE: Final = 0.13            # a life, while there is time to lose the others
SPARE_LIFE: Final = 0.05      # one above 20
LIFE_TURNS: Final = 5.0       # with fewer turns left, life counts less
PRIZE: Final = 0.6
PRIZE_TURN: Final = 0.1       # and in every turn
IN_HAND: Final = 0.7          # a card that can still be played, of what playing it brings
HELD: Final = 0.35            # what the cards of a waiting hand really are; the rest is what the deck promises
PLAYED: Final = 0.06          # for each card that the active wizard has played: first play, then buy, then end the turn
BOUGHT: Final = 0.98          # a card that can still be bought, of what it brings
LEFT_OVER: Final = 0.012      # power that buys nothing
DRAWN: Final = 0.6            # no more of a deck than this draws others
FRESH: Final = 0.5            # a new card waits until it is drawn: turns for each hand of the deck


def judge(table: Table, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1; over all seats the estimates add up to 1."""
    appraised(table.box)
    if table.reason:
        return won(table.winners, seat)
    left = turns_left(table)
    acting = whose_turn(table)
    steep = STEEP / sqrt(1.0 + SPREAD * left)
    return chance([worth(table, other, acting, left) for other in range(table.seats)], seat, steep)


def whose_turn(table: Table) -> int:
    """Who acts now, or next if the active wizard has drawn a new hand already."""
    seat = table.active
    over = False
    for step, _ in table.agenda:
        over = over or step == "next"
    if table.prize == seat and not over and table.played:
        # The prize asks for a discard after the drawing, when nothing that was played lies there any more.
        over = True
        cards = table.box.appraisals[table.seats]
        for piece in table.play[seat]:
            over = over and cards[piece].ongoing
    return (seat + 1) % table.seats if over else seat


def turns_left(table: Table) -> float:
    """How many more turns each wizard will have, this one included, by whichever end is nearest (KR-END-1).

    While the end is far a turn takes one off, so that a wizard who ends it has used it up, and nobody else has.
    """
    if table.ending:
        return 0.0
    seats = table.seats
    by_deck = len(table.main) / (MAIN_CARDS * seats)
    piles = min(by_deck, len(table.legends) * LEGEND_ROUNDS, len(table.dead_pile) / (DEATHS * seats))
    return max(min(ROUNDS - table.turn / seats, piles), piles * LONGER)


def worth(table: Table, seat: int, acting: int, left: float) -> float:
    """What a wizard has and may expect, in points."""
    appraisals = table.box.appraisals[table.seats]
    hand = table.hand[seat]
    cards = hand + table.deck[seat] + table.discard[seat]
    stay = 0.0
    value = 0.0
    for piece in table.play[seat]:
        card = appraisals[piece]
        if card.ongoing:
            stay += card.stay
            value += card.points
        else:
            cards.append(piece)
    value += sum(map(table.box.points.__getitem__, cards)) + stars(table, seat, cards)
    for piece in table.tokens[seat]:
        card = appraisals[piece]
        value += card.points
        stay += card.stay
    if table.ending:
        return value + (purchases(table, seat, 0.0, 0.0, 0.0, 0.0) if acting == seat else 0.0)
    for piece in table.properties[seat]:
        stay += appraisals[piece].stay
    size = len(cards)
    use = sum(map(table.box.cycle[table.seats].__getitem__, cards))
    draws = sum(map(table.box.draws[table.seats].__getitem__, cards))
    cycling = max(size - min(draws, size * DRAWN), 1.0)
    mean = use / cycling
    turns = left + 1.0 - ((seat - acting) % table.seats) / table.seats
    hand_worth = TURN + SEEN * mean * HAND_SIZE
    value += turns * (hand_worth + stay)
    life = table.life[seat]
    value += min(1.0, turns / LIFE_TURNS) * (LIFE * min(life, START_LIFE) + SPARE_LIFE * max(0, life - START_LIFE))
    if table.prize == seat:
        value += PRIZE + PRIZE_TURN * turns
    if seat == acting:
        if seat != table.active or not (table.power or table.played):
            return value
        return value - hand_worth + purchases(table, seat, use, cycling, mean, max(0.0, turns - FRESH * size / HAND_SIZE))
    held = HELD * sum(map(table.box.cycle[table.seats].__getitem__, hand)) + (1.0 - HELD) * mean * len(hand)
    return value - hand_worth + TURN + SEEN * held


def stars(table: Table, seat: int, cards: list[int]) -> float:
    """Points of cards that count something else (KR-SCORE-3), beyond what is printed on them."""
    value = 0.0
    tokens = len(table.tokens[seat])
    in_play = table.play[seat]
    for card in table.box.starred:
        formula = card.formula
        if formula is None:
            each = table.blaze - card.vp  # as this table reads it (KR-Q-4)
        else:
            each = formula.points if formula.card else formula.points * tokens
        if each:
            count = owned(card.pieces, cards, in_play)
            if formula is not None and formula.card and count:
                others = owned(table.box.pieces[formula.card], cards, in_play)
                each = formula.points if others >= formula.least else formula.otherwise
            value += each * count
    return value


def owned(pieces: list[int], cards: list[int], in_play: list[int]) -> int:
    """How many of these pieces are among some cards or in play."""
    count = 0
    for piece in pieces:
        if piece in cards or piece in in_play:
            count += 1
    return count


def purchases(table: Table, seat: int, use: float, cycling: float, mean: float, turns: float) -> float:
    """What the rest of the turn brings: cards that can still be played, and the best two that the power then buys."""
    appraisals = table.box.appraisals[table.seats]
    power = float(table.available())
    value = 0.0
    for piece in table.hand[seat]:
        card = appraisals[piece]
        power += (card.power + card.draws) * table.times
        value += card.use - card.power * POWER
        if card.ongoing:
            value += card.stay * turns
    if table.agenda and table.played and table.agenda[0][0] == "act":
        # The card played last is still being carried out: its wizard was asked something.
        card = appraisals[table.box.cards[table.played[-1]].pieces[0]]
        power += card.late * table.times
        value += card.use - card.power * POWER
    value = value * IN_HAND if not table.ending else 0.0
    on_sale = table.market[:]
    if table.wild:
        on_sale.append(table.wild[-1])
        if len(table.wild) > 1:
            on_sale.append(table.wild[-2])
    if table.legend_up and table.legends:
        on_sale.append(table.legends[-1])
    if table.familiar[seat] >= 0:
        on_sale.append(table.familiar[seat])
    first = second = 0.0
    price = 0.0
    bought = -1
    for piece in on_sale:
        card = appraisals[piece]
        if card.cost <= power:
            gain = brings(card, use, cycling, mean, turns)
            if gain > first:
                first, bought, price = gain, piece, float(card.cost)
    if bought >= 0:
        power -= price
        for piece in on_sale:
            card = appraisals[piece]
            if card.cost <= power and piece != bought:
                second = max(second, brings(card, use, cycling, mean, turns))
    return value + BOUGHT * (first + second) + LEFT_OVER * power + PLAYED * len(table.played)


def brings(card: Appraisal, use: float, cycling: float, mean: float, turns: float) -> float:
    """What a deck gains by a new card until the end."""
    if cycling <= 0.0:
        return card.points
    larger = max(1.0, cycling + 1.0 - card.draws)
    return card.points + turns * SEEN * HAND_SIZE * ((use + card.cycle) / larger - mean)
