"""A position's worth, for the bots: what a wizard has and may expect, in victory points, and what that means for winning.

A deck is worth what its turns will bring until the end: the mean hand, which grows with what cards do and with what they
draw, and shrinks with every card that does nothing. So limp wands, fizzles and thinning need no rule of their own.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from conclave.games.krutagidon.appraisal import APPRAISALS, POWER, Appraisal
from conclave.games.krutagidon.model import BY_NAME, HAND_SIZE, Table

MAIN_CARDS: Final = 1.7       # cards that leave the main deck in a turn
LEGEND_TURNS: Final = 2.2     # rounds that a legend lasts, when all decks are strong
GROWING: Final = 7.0          # rounds until they are
DEATHS: Final = 0.12          # tokens that each wizard takes in a round
LONGEST: Final = 16.0         # no deck looks further ahead than so many turns
SEEN: Final = 0.85            # a deck brings this part of what its mean hand promises
SPREAD: Final = 8.0           # how uncertain a turn makes the result, in points, squared
STEEP: Final = 1.3            # how much a point ahead is worth when nothing is uncertain
LIFE: Final = 0.13            # a life, while there is time to lose the others
SPARE_LIFE: Final = 0.05      # one above 20
LIFE_TURNS: Final = 5.0       # with fewer turns left, life counts less
PRIZE: Final = 0.6
PRIZE_TURN: Final = 0.1       # and in every turn
IN_HAND: Final = 0.7          # a card that can still be played, of what playing it brings
HELD: Final = 0.35            # what the cards of a waiting hand really are; the rest is what the deck promises
UNPLAYED: Final = 0.08        # what each card that waits in the hand of the active wizard takes off: first play, then buy
BOUGHT: Final = 0.98          # a card that can still be bought, of what it brings
LEFT_OVER: Final = 0.012      # power that buys nothing
DRAWN: Final = 0.6            # no more of a deck than this draws others
FRESH: Final = 0.5            # a new card waits until it is drawn: turns for each hand of the deck

BLAZE: Final = BY_NAME["great_blaze"].pieces
BONES: Final = BY_NAME["big_bone"].pieces
EGGS: Final = BY_NAME["dragon_eggs"].pieces
PAIR: Final = 5.0             # points of each egg of a pair


def judge(table: Table, seat: int) -> float:
    """An estimate of the chance to win, from 0 to 1; over all seats the estimates add up to 1."""
    if table.reason:
        return (1.0 / len(table.winners)) if seat in table.winners else 0.0
    left = turns_left(table)
    acting = whose_turn(table)
    steep = STEEP / sqrt(1.0 + SPREAD * left)
    own = worth(table, seat, acting, left)
    odds = 1.0
    for rival in range(table.seats):
        if rival != seat:
            odds += exp(max(-50.0, min(50.0, (worth(table, rival, acting, left) - own) * steep)))
    return 1.0 / odds


def whose_turn(table: Table) -> int:
    """Who acts now, or next if the active wizard has drawn a new hand already."""
    seat = table.active
    over = False
    for step, _ in table.agenda:
        over = over or step == "next"
    if table.prize == seat and table.played and not over:  # the prize asks for a discard after the drawing
        over = True
        cards = APPRAISALS[table.seats]
        for piece in table.play[seat]:
            over = over and cards[piece].ongoing
    return (seat + 1) % table.seats if over else seat


def turns_left(table: Table) -> float:
    """How many more hands each wizard will draw, by whichever end is nearest (KR-END-1)."""
    if table.ending:
        return 0.0
    seats = table.seats
    rounds = (table.turn + seats - 1) // seats
    by_deck = len(table.main) / (MAIN_CARDS * seats)
    by_legends = len(table.legends) * LEGEND_TURNS / seats + max(0.0, GROWING - rounds)
    by_tokens = len(table.dead_pile) / (DEATHS * seats)
    return min(by_deck, by_legends, by_tokens, LONGEST)


def worth(table: Table, seat: int, acting: int, left: float) -> float:
    """What a wizard has and may expect, in points."""
    appraisals = APPRAISALS[table.seats]
    value = 0.0
    use = draws = 0.0
    size = 0
    for pile in (table.hand[seat], table.deck[seat], table.discard[seat]):
        size += len(pile)
        for piece in pile:
            card = appraisals[piece]
            value += card.points
            use += card.cycle
            draws += card.draws
    stay = 0.0
    for piece in table.play[seat]:
        card = appraisals[piece]
        value += card.points
        if card.ongoing:
            stay += card.stay
        else:
            size += 1
            use += card.cycle
            draws += card.draws
    for piece in table.tokens[seat]:
        card = appraisals[piece]
        value += card.points
        stay += card.stay
    for piece in table.properties[seat]:
        stay += appraisals[piece].stay
    value += stars(table, seat)
    if table.ending:
        return value + (purchases(table, seat, appraisals, 0.0, 0.0, 0.0, 1.0) if acting == seat else 0.0)
    cycling = max(size - min(draws, size * DRAWN), 1.0)
    mean = use / cycling
    turns = left + 1.0 if seat == acting else left
    value += turns * (SEEN * mean * HAND_SIZE + stay)
    life = table.life[seat]
    value += min(1.0, turns / LIFE_TURNS) * (LIFE * min(life, 20) + SPARE_LIFE * max(0, life - 20))
    if table.prize == seat:
        value += PRIZE + PRIZE_TURN * turns
    if seat == acting == table.active and (table.power or table.played):
        soon = max(0.0, turns - FRESH * size / HAND_SIZE)
        return value + purchases(table, seat, appraisals, use, cycling, mean, soon)
    held = 0.0
    for piece in table.hand[seat]:
        held += appraisals[piece].cycle
    return value + HELD * held + (1.0 - HELD) * mean * len(table.hand[seat])


def stars(table: Table, seat: int) -> float:
    """Points of cards that count something else (KR-SCORE-3), beyond what is printed on them."""
    value = 0.0
    if table.blaze != 2:
        value += (table.blaze - 2) * len([piece for piece in BLAZE if owns(table, seat, piece)])
    tokens = len(table.tokens[seat])
    if tokens:
        for piece in BONES:
            if owns(table, seat, piece):
                value += tokens
    if owns(table, seat, EGGS[0]) and owns(table, seat, EGGS[1]):
        value += 2.0 * PAIR
    return value


def owns(table: Table, seat: int, piece: int) -> bool:
    """Whether a card is a wizard's, wherever it lies (KR-OWN-3)."""
    return (piece in table.discard[seat] or piece in table.deck[seat] or piece in table.hand[seat]
            or piece in table.play[seat])


def purchases(table: Table, seat: int, appraisals: list[Appraisal], use: float, cycling: float, mean: float,
              turns: float) -> float:
    """What the rest of the turn brings: cards that can still be played, and the best two that the power then buys."""
    power = float(table.available())
    value = 0.0
    waiting = 0
    for piece in table.hand[seat]:
        card = appraisals[piece]
        power += (card.power + card.draws) * table.times
        value += card.use - card.power * POWER
        waiting += 1
        if card.ongoing:
            value += card.stay * turns
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
    return value + BOUGHT * (first + second) + LEFT_OVER * power - UNPLAYED * waiting


def brings(card: Appraisal, use: float, cycling: float, mean: float, turns: float) -> float:
    """What a deck gains by a new card until the end."""
    if cycling <= 0.0:
        return card.points
    larger = max(1.0, cycling + 1.0 - card.draws)
    return card.points + turns * SEEN * HAND_SIZE * ((use + card.cycle) / larger - mean)
