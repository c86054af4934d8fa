# What every board says. Each title has a file of its own besides.

desk-piece = { $piece }
desk-can = can be chosen now
desk-thinks = is asked now
desk-why-not = Not now
desk-hold = Hold a card to see it from near
desk-close = Close
desk-no-cards = No cards
desk-seats = The others at the table
desk-your-hand = Your hand
desk-empty-hand = No cards in hand
desk-hand-of = Hand: { $count }
desk-deck-of = Deck: { $count }
desk-discard-of = Discard pile: { $count }
desk-centre = Centre
desk-places = Places of the table
desk-more = and { $count } more
desk-lit-there = { $count ->
    [one] { $count } thing can be chosen here
   *[other] { $count } things can be chosen here
}
