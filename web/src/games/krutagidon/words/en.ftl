# The board of Krutagidon: labels and states. Sentences of cards and log come with the title.

kr-all = all
kr-may = may
kr-this-turn = this turn:
kr-random = random
kr-least = least
kr-most = most

kr-headline = Round { $round } · turn of { $seat }
kr-headline-setup = Preparing the game

# What the signs on cards mean, for the legend.
kr-mark-card = a card
kr-mark-power = power
kr-mark-damage = damage
kr-mark-heal = healing
kr-mark-life = life
kr-mark-draw = draw cards
kr-mark-discard = discard
kr-mark-destroy = destroy
kr-mark-gain = gain
kr-mark-look = look at cards
kr-mark-price = price
kr-mark-attack = attack
kr-mark-defence = defence
kr-mark-ongoing = stays in play
kr-mark-redirect = turn the attack back
kr-mark-limp = Limp Wand
kr-mark-wild = Wild Magic
kr-mark-token = dead-wizard token
kr-mark-property = wizard property
kr-mark-points = victory points
kr-mark-prize = grand prize
kr-mark-hand = hand
kr-mark-deck = top of the deck
kr-mark-pile = discard pile
kr-mark-market = market
kr-mark-table = in play
kr-mark-foe = a foe
kr-mark-foes = every foe
kr-mark-everybody = every wizard
kr-mark-wizard = wizard
kr-mark-creature = creature
kr-mark-spell = spell
kr-mark-treasure = treasure
kr-mark-location = location
kr-mark-legend = legend
kr-mark-familiar = familiar
kr-mark-starter = starter
kr-mark-mayhem = mayhem
kr-mark-end = end of the turn
kr-react-dead = dead
kr-react-dies = dies

kr-middle = Middle
kr-market = Market
kr-main = Main deck
kr-main-of = Main deck: { $count }
kr-legends = Legends
kr-legends-of = Legends left: { $count }
kr-pile-of = { $card }, pile: { $count }
kr-mayhem = Mayhem
kr-mayhem-of = Mayhem played: { $count }
kr-destroyed = Destroyed
kr-destroyed-of = Destroyed cards: { $count }
kr-token-pile = Dead wizards
kr-token-pile-of = Dead-wizard tokens left: { $count }
kr-prize-with = Grand Prize: { $seat }
kr-has-prize = Grand Prize

kr-stage = Played this turn
kr-just-now = Just now
kr-nothing-played = Nothing played yet
kr-power = Power: { $left } left, { $made } made, { $spent } spent
kr-power-left = power
kr-of-made = of { $count } made
kr-copies = { $count } of these
kr-left = ◂ left of you
kr-right = right of you ▸
kr-called = called
kr-lasting-of = { $count } ongoing
kr-help-act = { $hand ->
    [0] No cards in hand
    [one] { $hand } card unplayed
   *[other] { $hand } cards unplayed
}, { $power } power unspent
kr-looming-tokens = { $count ->
    [1] One dead-wizard token is left: the next death ends the game
    [2] 2 dead-wizard tokens are left: the second death ends the game
   *[other] { $count } dead-wizard tokens are left: the third death ends the game
}
kr-looming-legend = This is the last legend: once it is defeated, the game ends
kr-looming-main = { $count ->
    [0] The main deck is empty: the game ends once the market cannot be filled
    [one] { $count } card is left in the main deck: the end is near
   *[other] { $count } cards are left in the main deck: the end is near
}

kr-board-of = Board of { $seat }
kr-familiar-bought = The familiar is bought
kr-tokens = { $count ->
    [one] { $count } dead-wizard token
   *[other] { $count } dead-wizard tokens
}
kr-wizards = Wizards
kr-defended = Defended with “{ $card }”
kr-lasting = Ongoing cards
kr-life = { $count } life
kr-hit = Loses { $count } life
kr-cured = Heals { $count } life
kr-died = Died
kr-active = on turn
kr-nothing-known = Nothing is known here

kr-final = The game is over
kr-winner = Winner
kr-legends-beaten = { $count ->
    [one] { $count } legend
   *[other] { $count } legends
}
