# Krutagidon in English.
#
# Cards speak to their owner in the imperative, the log speaks in the third person and the present tense.
# Card names stand in quotation marks inside sentences, so that no language has to decline them.

title-krutagidon = Krutagidon
about-krutagidon = Battle wizards build decks out of junk, curse each other to bits and rise from the dead: whoever has the most points when the legends, the deck or the death tokens run out wins.
motto-krutagidon = no mercy

option-names = Names of cards
names-mild = Well-behaved
names-printed = As printed, rude ones included
option-necromantics = “Necromantics” attacks
necromantics-with-big-bone = Only with a “Big Bone” in play
necromantics-always = Always
option-great-blaze = “Great Blaze” is worth
great-blaze-2-points = 2 VP
great-blaze-1-point = 1 VP
option-rlyeh = “R’lyeh”, when a card of yours is destroyed
rlyeh-draws-1 = Draws 1 card
rlyeh-nothing = Does nothing

window-defence = Defence against attacks
window-offer = Things you may do
window-stay-out = Staying out of mayhem

## Kinds and tags

kind-wizard = Wizard
kind-creature = Creature
kind-spell = Spell
kind-treasure = Treasure
kind-location = Location
kind-legend = Legend
kind-familiar = Familiar
kind-starter = Starter
kind-mayhem = Mayhem
kind-typeless = No type
kind-dead-wizard-token = Dead-wizard token
kind-property-token = Wizard property
kind-special-token = Token
tag-attack = Attack
tag-defence = Defence
tag-ongoing = Ongoing
tag-promo = Promo

## Types, as they stand before «card»

type-wizard = wizard
type-creature = creature
type-spell = spell
type-treasure = treasure
type-location = location
type-legend = legend
type-familiar = familiar
type-starter = starter
type-mayhem = mayhem
card-kind = { $kinds_count ->
    [0] { "" }
   *[other] { $kinds }{ " " }
}

## Who. These messages are not read: they are the names by which other messages tell wizards apart.

who-self = self
who-target = target
who-each = each
who-attacker = attacker
who-avoider = avoider
who-killer = killer
who-left-of-target = left
who-right-of-target = right
who-active = active
who-bound = bound
who-picked = picked

# The subject before a verb, for $who, $by and $of; the wizard who is spoken of already needs none.
who-does = { $who ->
    [attacker] the attacker{ " " }
    [avoider] that wizard{ " " }
    [killer] your killer{ " " }
    [left] their left foe{ " " }
    [right] their right foe{ " " }
    [active] the active wizard{ " " }
    [bound] the chosen foe{ " " }
   *[self] { "" }
}
by-does = { $by ->
    [attacker] the attacker{ " " }
    [avoider] that wizard{ " " }
    [killer] your killer{ " " }
    [left] their left foe{ " " }
    [right] their right foe{ " " }
    [active] the active wizard{ " " }
    [bound] the chosen foe{ " " }
   *[self] { "" }
}
by-may = { $by ->
    [self] you may
   *[other] { by-does }may
}
of-does = { $of ->
    [self] reveal
    [attacker] the attacker reveals
    [bound] the chosen foe reveals
   *[target] reveals
}
# Whose cards: what stands before «hand» and «deck», and behind them.
of-before = { $of ->
    [self] your{ " " }
    [attacker] the attacker’s{ " " }
    [avoider] that wizard’s{ " " }
    [killer] your killer’s{ " " }
    [active] the active wizard’s{ " " }
    [bound] the chosen foe’s{ " " }
   *[target] their{ " " }
}
of-after = { $of ->
    [avoider] { " " }(before the defence)
   *[other] { "" }
}
whom-before = { $whom ->
    [self] your{ " " }
    [attacker] the attacker’s{ " " }
    [avoider] that wizard’s{ " " }
    [killer] your killer’s{ " " }
    [left] their left foe’s{ " " }
    [right] their right foe’s{ " " }
    [active] the active wizard’s{ " " }
    [bound] the chosen foe’s{ " " }
    [picked] the{ " " }
   *[target] their{ " " }
}
whom-after = { $whom ->
    [picked] { " " }of a wizard of their choice who has the lowest
   *[other] { "" }
}

## Numbers. A number on a card arrives as n1, n2 … (or «all»), so that it can be told from one that is counted.

number = { $count ->
    [999] all
   *[other] n{ $count }
}
number-all = all
times-of = { $times ->
    [1] { "" }
    [-1] { "" }
    [2] twice{ " " }
   *[other] { $times } times{ " " }
}
number-cost = { times-of }the cost of { $picked ->
    [yes] the chosen card
   *[no] that card
}
number-vp = { times-of }the VP of that card (★ = 3 VP)
number-count = { times-of }the number of { $kind }cards{ $cards }
number-sum-cost = { times-of }the total cost of { $kind }cards{ $cards }
number-max-cost = { times-of }the highest cost among { $kind }cards{ $cards }
number-dwt = { times-of }the number of { whose-tokens }
number-real-dwt = { times-of }the number of { whose-tokens } (“Big Bone” does not count)
number-life = { times-of }{ $who ->
    [self] your life
   *[other] that wizard’s life
}
number-min-life = { times-of }the lowest life of all wizards
whose-tokens = dead-wizard tokens { $who ->
    [self] you control
   *[other] that wizard controls
}

# A number without a line of its own below would be taken for a counted one.
n-cards = { $n ->
    [n1] 1 card
    [n2] 2 cards
    [n3] 3 cards
    [n4] 4 cards
    [n5] 5 cards
    [n6] 6 cards
    [n7] 7 cards
    [n8] 8 cards
    [n9] 9 cards
    [n10] 10 cards
    [n11] 11 cards
    [n12] 12 cards
    [n13] 13 cards
    [n14] 14 cards
    [n15] 15 cards
    [n20] 20 cards
    [n25] 25 cards
    [all] all cards
   *[counted] X cards, where X is { $n }
}
n-kind = { $n ->
    [n1] 1 { $kind }card
    [n2] 2 { $kind }cards
    [n3] 3 { $kind }cards
    [n4] 4 { $kind }cards
    [n5] 5 { $kind }cards
    [n6] 6 { $kind }cards
    [n7] 7 { $kind }cards
    [n8] 8 { $kind }cards
    [n9] 9 { $kind }cards
    [n10] 10 { $kind }cards
    [n11] 11 { $kind }cards
    [n12] 12 { $kind }cards
    [n13] 13 { $kind }cards
    [n14] 14 { $kind }cards
    [n15] 15 { $kind }cards
    [n20] 20 { $kind }cards
    [n25] 25 { $kind }cards
    [all] all { $kind }cards
   *[counted] X { $kind }cards, where X is { $n }
}
n-top = { $n ->
    [n1] the top card
    [n2] the top 2 cards
    [n3] the top 3 cards
    [n4] the top 4 cards
    [n5] the top 5 cards
    [n6] the top 6 cards
    [n7] the top 7 cards
    [n8] the top 8 cards
    [n9] the top 9 cards
    [n10] the top 10 cards
    [n11] the top 11 cards
    [n12] the top 12 cards
    [n13] the top 13 cards
    [n14] the top 14 cards
    [n15] the top 15 cards
    [n20] the top 20 cards
    [n25] the top 25 cards
    [all] all cards
   *[counted] the top X cards (X is { $n })
}
n-main = { $n ->
    [n1] 1 card from the top of the main deck
    [n2] 2 cards from the top of the main deck
    [n3] 3 cards from the top of the main deck
    [n4] 4 cards from the top of the main deck
    [n5] 5 cards from the top of the main deck
    [n6] 6 cards from the top of the main deck
    [n7] 7 cards from the top of the main deck
    [n8] 8 cards from the top of the main deck
    [n9] 9 cards from the top of the main deck
    [n10] 10 cards from the top of the main deck
    [n11] 11 cards from the top of the main deck
    [n12] 12 cards from the top of the main deck
    [n13] 13 cards from the top of the main deck
    [n14] 14 cards from the top of the main deck
    [n15] 15 cards from the top of the main deck
    [n20] 20 cards from the top of the main deck
    [n25] 25 cards from the top of the main deck
    [all] the main deck
   *[counted] X cards from the top of the main deck
}
n-life = { $n ->
    [n1] 1 life
    [n2] 2 life
    [n3] 3 life
    [n4] 4 life
    [n5] 5 life
    [n6] 6 life
    [n7] 7 life
    [n8] 8 life
    [n9] 9 life
    [n10] 10 life
    [n11] 11 life
    [n12] 12 life
    [n13] 13 life
    [n14] 14 life
    [n15] 15 life
    [n20] 20 life
    [n25] 25 life
    [all] all life
   *[counted] X life, where X is { $n }
}
n-damage = { $n ->
    [n1] 1 damage
    [n2] 2 damage
    [n3] 3 damage
    [n4] 4 damage
    [n5] 5 damage
    [n6] 6 damage
    [n7] 7 damage
    [n8] 8 damage
    [n9] 9 damage
    [n10] 10 damage
    [n11] 11 damage
    [n12] 12 damage
    [n13] 13 damage
    [n14] 14 damage
    [n15] 15 damage
    [n20] 20 damage
    [n25] 25 damage
    [all] all damage
   *[counted] X damage, where X is { $n }
}
n-power = { $n ->
    [n1] +1 power
    [n2] +2 power
    [n3] +3 power
    [n4] +4 power
    [n5] +5 power
    [n6] +6 power
    [n7] +7 power
    [n8] +8 power
    [n9] +9 power
    [n10] +10 power
    [n11] +11 power
    [n12] +12 power
    [n13] +13 power
    [n14] +14 power
    [n15] +15 power
    [n20] +20 power
    [n25] +25 power
    [all] all power
   *[counted] +X power, where X is { $n }
}
n-limp = { $n ->
    [n1] 1 limp wand
    [n2] 2 limp wands
    [n3] 3 limp wands
    [n4] 4 limp wands
    [n5] 5 limp wands
    [n6] 6 limp wands
    [n7] 7 limp wands
    [n8] 8 limp wands
    [n9] 9 limp wands
    [n10] 10 limp wands
    [n11] 11 limp wands
    [n12] 12 limp wands
    [n13] 13 limp wands
    [n14] 14 limp wands
    [n15] 15 limp wands
    [n20] 20 limp wands
    [n25] 25 limp wands
    [all] all limp wands
   *[counted] X limp wands
}
n-wild = { $n ->
    [n1] 1 wild magic
    [n2] 2 wild magics
    [n3] 3 wild magics
    [n4] 4 wild magics
    [n5] 5 wild magics
    [n6] 6 wild magics
    [n7] 7 wild magics
    [n8] 8 wild magics
    [n9] 9 wild magics
    [n10] 10 wild magics
    [n11] 11 wild magics
    [n12] 12 wild magics
    [n13] 13 wild magics
    [n14] 14 wild magics
    [n15] 15 wild magics
    [n20] 20 wild magics
    [n25] 25 wild magics
    [all] all wild magic
   *[counted] X wild magics
}
n-plain = { $n ->
    [n1] 1
    [n2] 2
    [n3] 3
    [n4] 4
    [n5] 5
    [n6] 6
    [n7] 7
    [n8] 8
    [n9] 9
    [n10] 10
    [n11] 11
    [n12] 12
    [n13] 13
    [n14] 14
    [n15] 15
    [n20] 20
    [n25] 25
    [all] the maximum
   *[counted] { $n }
}
n-where = { $n ->
    [n1] { "" }
    [n2] { "" }
    [n3] { "" }
    [n4] { "" }
    [n5] { "" }
    [n6] { "" }
    [n7] { "" }
    [n8] { "" }
    [n9] { "" }
    [n10] { "" }
    [n11] { "" }
    [n12] { "" }
    [n13] { "" }
    [n14] { "" }
    [n15] { "" }
    [n20] { "" }
    [n25] { "" }
    [all] { "" }
   *[counted] , where X is { $n }
}

## cards are meant, and «kind» when their kind is said already.

zone-hand = hand
zone-discard = discard pile
zone-deck-top = top
zone-deck = deck
zone-deck-bottom = bottom
zone-in-play = play area
zone-ongoing = ongoing
zone-ongoing-cards = permanents
zone-market = market
zone-main-top = main
zone-wild-pile = wild
zone-limp-pile = limp
zone-mayhem-pile = mayhem
zone-dwt = tokens
filter = { $more_count ->
    [0] kind
   *[other] { $more }
}
filter-any = any
filter-card = “{ $card }”
filter-attack = with an attack
filter-defense = with a defence
filter-ongoing = with an ongoing effect
filter-cost = of cost { $count }
filter-cost-min = of cost { $count } or more
filter-vp-min = worth { $count } VP or more (★ = 3 VP)
filter-top-cost = of the highest cost
filter-beyond-one-per-type = beyond one of each type (cards without a type do not count)
cards = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [top] on top of { of-before }deck
    [bottom] at the bottom of { of-before }deck
    [ongoing] and tokens with an ongoing effect in { of-before }play area
    [permanents] with an ongoing effect in { of-before }play area
    [market] in the market
    [main] on top of the main deck
    [wild] in the wild magic pile
    [limp] in the limp wand pile
    [mayhem] in the destroyed-mayhem pile
    [tokens] among { of-before }dead-wizard tokens
   *[other] in { of-before }{ $zones }{ of-after }
}
cards-from = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} from { $zones ->
    [top] the top of { of-before }deck
    [bottom] the bottom of { of-before }deck
    [ongoing] among the ongoing cards and tokens in { of-before }play area
    [permanents] among the ongoing cards in { of-before }play area
    [market] the market
    [main] the top of the main deck
    [wild] the wild magic pile
    [limp] the limp wand pile
    [mayhem] the destroyed-mayhem pile
    [tokens] among { of-before }dead-wizard tokens
   *[other] { of-before }{ $either }{ of-after }
}
cards-bound = { $filter ->
    [any] { $picked ->
        [yes] picked
       *[no] those
    }
    [kind] { " " }among them
   *[other] { " " }{ $filter } among them
}
cards-except = rest
which-cards = { $cards ->
    [those] { $n ->
        [all] that card
        [n1] 1 of them
       *[other] { n-cards } of those
    }
    [picked] the chosen card
    [rest] the rest
   *[other] { n-kind }{ $cards }
}
rest-back = { $rest ->
    [back] ; { $by ->
        [self] put
       *[other] puts
    } the rest back on top in any order
   *[stays] { "" }
}
at-random = { $how ->
    [random] { " " }at random
   *[other] { "" }
}

## Operations

op-nothing = { $how ->
    [chosen] do nothing
   *[always] nothing happens
}
op-power = { $sign ->
    [less] −X power, where X is { $n }
   *[more] { n-power }
}
op-power-multiplier = all your power of this turn counts { times-more }
op-draw = { who-does }{ $who ->
    [self] draw
   *[other] draws
} { n-cards }
op-heal = { who-does }{ $who ->
    [self] heal
   *[other] heals
} { n-life }
op-damage = { who-does }{ $who ->
    [self] take
   *[other] takes
} { n-damage }
op-damage-offer = { op-damage }; if they die of it, reveal { $count } dead-wizard tokens and choose the one they get (shuffle the rest back)
op-spend-life = { who-does }{ $who ->
    [self] spend
   *[other] spends
} { count-life }
op-set-life = { who-does }{ $who ->
    [self] set your life
   *[other] sets their life
} to { n-plain }
op-swap-life = the weakest and the strongest wizard swap their life (in a tie the active wizard chooses)
op-attack = attack — { $targets } { $effects }
op-attack-avoided = for each wizard who avoids the attack: { $effects }
op-attack-after = after that: { $effects }
op-attack-whole = { $effects }
op-may-attack = optional { $attack }
op-redirect = the attack hits the attacker instead of you
op-look = look at { $count ->
    [1] the top card
   *[other] the top { $count } cards
} of your deck
op-reveal-deck-top = { of-does } { n-top } of { of-before }deck
op-reveal-main-top = reveal { n-top } of the main deck
op-reveal-hand = { of-does } { of-before }hand
op-pick = { $how ->
    [may] { by-may } choose
   *[other] { by-does }{ $by ->
        [self] choose
       *[other] chooses
    }
} { which-cards }{ at-random }
op-discard = { $how ->
    [may] { by-may } discard
   *[other] { by-does }{ $by ->
        [self] discard
       *[other] discards
    }
} { which-cards }{ at-random }{ rest-back }
op-destroy = { $how ->
    [may] { by-may } destroy
   *[other] { by-does }{ $by ->
        [self] destroy
       *[other] destroys
    }
} { which-cards }{ at-random }{ rest-back }
op-put-bound = { $by ->
    [self] { $whom ->
        [self] put { which-cards }
       *[other] { $cards ->
            [picked] the chosen card
           *[those] that card
        } goes
    }
   *[other] { by-does }puts { which-cards }
}
op-put = { $how ->
    [may] { by-may } put { which-cards }
   *[other] { $cards ->
        [those] { op-put-bound }
        [picked] { op-put-bound }
       *[other] { by-does }{ $by ->
            [self] put
           *[other] puts
        } { which-cards }
    }
} { $zone ->
    [top] on top of { whom-before }deck{ whom-after }
    [bottom] on the bottom of { whom-before }deck{ whom-after }
   *[other] into { whom-before }{ $zone }{ whom-after }
}
gains = { who-does }{ $who ->
    [self] gain
   *[other] gains
}
gain-to = { $zone ->
    [hand] { " " }to { $who ->
        [self] your
       *[other] their
    } hand
    [top] { " " }to the top of { $who ->
        [self] your
       *[other] their
    } deck
    [bottom] { " " }to the bottom of { $who ->
        [self] your
       *[other] their
    } deck
   *[other] { "" }
}
op-gain-limp-pile = { gains } { n-limp }{ gain-to }{ n-where }
op-gain-wild-pile = { gains } { n-wild }{ gain-to }{ n-where }
op-gain-main-top = { gains } { n-main }{ gain-to }{ n-where }
op-gain-market = { gains } { n-cards } from the market{ gain-to }
op-shuffle-together = { $of ->
    [self] shuffle your hand, deck and discard pile
   *[other] shuffles hand, deck and discard pile
} into a new deck
op-replace-market = you may destroy 1 card in the market; a new one replaces it at once
op-play-foe-top = play the top card of a foe’s deck as if it were from your hand, then it goes to its owner’s discard pile (an ongoing card stays with you and is yours from now on)
op-play-mayhem = { $which ->
    [all] play { $draw ->
        [1] a random card
       *[other] { $draw } random cards
    } from the destroyed-mayhem pile
   *[some] draw { $draw } random cards from the destroyed-mayhem pile and play { $play } of them
}
op-play-mayhem-skip = { op-play-mayhem }; you may stay out of it
op-play-group-attack = play the group attack of the current legend
op-play-group-attack-self = play the group attack of the current legend against yourself alone
op-play-attacks = { who-does }{ $who ->
    [self] play
   *[other] plays
} the attacks of all { $kind }cards{ $cards }
op-play-attacks-self = { who-does }{ $who ->
    [self] play the attacks of all { $kind }cards{ $cards } against yourself
   *[other] plays the attacks of all { $kind }cards{ $cards } against themselves
}
op-property-token = take a random wizard property from the box and use it until anybody defeats the next legend
op-swap-tokens = swap one of your dead-wizard tokens for one of theirs (you choose both), and both take effect
op-return-token = shuffle { $count } of your dead-wizard tokens back into the pile
op-redistribute-tokens = each wizard with a dead-wizard token puts one in; they are shuffled, dealt back to these wizards one each, and take effect
op-if = if { $condition }{ $effects_count ->
    [1] ,
   *[other] :
} { $effects }
op-if-else = if { $condition }, { $effects }; otherwise { $otherwise }
op-choose-one = choose: { $options }
op-may = optionally { $effects }
op-may-cost = optionally { $cost } and { $effects } for it
op-may-else = either { $effects } — or { $otherwise }
op-may-repeat = optionally, any number of times, { $effects }
op-may-repeat-cost = optionally, any number of times, { $cost } and { $effects } for it
op-may-repeat-else = optionally, any number of times, { $effects } — or else { $otherwise }
op-each = { $targets } { $effects }
op-choose-foe = choose a foe
op-choose-wizard = choose a wizard
op-compare = { $among ->
    [remaining] all who did not avoid it
   *[other] all
} compare { $by }{ $which ->
    [both] { " " }(if all are equal, nothing happens)
   *[other] { "" }
}
op-this-turn = { $event }: { $effects }
op-this-turn-to-top = { $count ->
    [-1] every card
    [1] the next card
   *[other] each of the next { $count } cards
} that you buy or gain this turn goes on top of your deck
event-turn-start = at the start of this turn
event-turn-end = at the end of this turn
event-played = whenever you play a card this turn
event-nth-played = whenever you play another card this turn
event-two-different = when you play a second, different card this turn
event-four-types = when you have played 4 types this turn
event-killed-foe = whenever you kill a foe this turn
event-own-card-destroyed = whenever a card of yours is destroyed this turn
event-buy-or-gain = whenever you buy or gain a card this turn

## Targets. $led is «target» when the sentence goes on with what they do, and «other» when with what somebody else does.

targets-chosen-foe = a foe of your choice{ led }
targets-chosen-wizard = a wizard of your choice (even yourself){ led }
targets-each-foe = each foe{ led }
targets-each-wizard = each wizard{ led }
targets-left-or-right-foe = your left or right foe (your choice){ led }
targets-left-and-right-foes = each of your left and right foes{ led }
targets-weakest-foe = the weakest foe (in a tie, your choice){ led }
targets-each-foe-weaker = each foe weaker than you{ led }
targets-strongest-wizards = the strongest wizard (in a tie, each of them){ led }
targets-chosen-foe-with-dwt = a foe of your choice with a dead-wizard token (you need one too){ led }
targets-remaining = each who did not avoid it{ led }
targets-life = each wizard with { $high ->
    [25] { $low } life or more
   *[other] { $low ->
        [0] { $high } life or less
        [1] { $high } life or less
       *[other] { $low } to { $high } life
    }
}{ led }
targets-bound = whoever has the { $end ->
    [highest] highest
   *[other] lowest
}{ led }
led = { $led ->
    [target] { "" }
   *[other] :
}

## Conditions

if-at-least = { $number } is at least { $count }
if-exactly = { $number } is exactly { $count }
if-exists = there is a { $kind }card{ $cards }
if-controls = you have “{ $card }” in play
if-first-card-this-turn = this is the first card you play this turn
if-target-died = that wizard dies of it
if-no-attack-damage = the attack dealt no damage
if-is-type = it is a { $type } card
if-did = a card was gained this way
if-in-remaining = { $who ->
    [left] their left foe
    [right] their right foe
   *[other] that wizard
} did not avoid the attack either

## The lines of a card

cost = Cost: { $count }
points = { $count } VP
points-star = VP: see text
line-play = { CAPITAL($effects) }{ $harms ->
    [yes] { " " }(this is not an attack)
   *[no] { "" }
}.
line-mayhem = Mayhem — { $effects }.
line-mayhem-attack = Mayhem { $effects }.
line-instant = At once — { $effects }.
line-revive = You revive with { count-life }.
line-when-turn-start = { $ongoing ->
    [no] At
   *[yes] Ongoing — at
} the start of your turn: { $effects }.
line-when-turn-end = { $ongoing ->
    [no] At
   *[yes] Ongoing — at
} the end of your turn: { $effects }.
line-when-played = { $ongoing ->
    [no] Whenever
   *[yes] Ongoing — whenever
} you play a { $type } card: { $effects }.
line-when-nth-played = { $ongoing ->
    [no] When
   *[yes] Ongoing — when
} you play your { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] { $nth }th
} { $type } card in a turn: { $effects }.
line-when-two-different = { $ongoing ->
    [no] When
   *[yes] Ongoing — when
} you have played 2 different { $type } cards in a turn: { $effects }.
line-when-four-types = { $ongoing ->
    [no] When
   *[yes] Ongoing — when
} you have played cards of 4 different types in a turn: { $effects }.
line-when-killed-foe = { $ongoing ->
    [no] Whenever
   *[yes] Ongoing — whenever
} you kill a foe: { $effects }.
line-when-own-card-destroyed = { $ongoing ->
    [no] Whenever
   *[yes] Ongoing — whenever
} a card of yours is destroyed: { $effects }.
line-when-buy-or-gain = { $ongoing ->
    [no] Whenever
   *[yes] Ongoing — whenever
} you buy or gain a card: { $effects }.
line-heal-multiplier = Ongoing — you heal { times-more } as much life.
line-attack-multiplier = Ongoing — your attacks deal { times-more } as much damage.
times-more = { $count ->
    [2] twice
   *[other] { $count } times
}
line-surcharge = Ongoing — you pay { $count } power more for { $kinds } cards{ $cards_count ->
    [0] { "" }
   *[other] { " " }and { $cards }
}.
line-more-damage = Ongoing — attacks by “{ $card }” deal { $count } more damage to you.
line-cannot-avoid-mayhem = Ongoing — you cannot avoid mayhem attacks.
line-counts-as-token = Ongoing — counts as { $count ->
    [one] { $count } dead-wizard token
   *[other] { $count } dead-wizard tokens
} until the final scoring.
line-market-to-deck-top = { $ongoing ->
    [no] Market
   *[yes] Ongoing — market
} cards of cost { $count } or less that you buy or gain go to the top of your deck.
line-life-power = { $uses ->
    [1] Once
    [2] Twice
   *[other] { $uses } times
} per turn you may spend { count-life }: { $effects }.
line-recruits = { $ongoing ->
    [no] At
   *[yes] Ongoing — at
} the end of your turn draw 1 more card for each wizard card that you bought or gained in it.
line-prize = Ongoing — at the end of your turn draw { $count } cards instead of { $usual }, then discard { $discarded } of them. Whoever kills a foe takes this prize.
line-controls = Whoever owns this card controls “{ $card }”.
line-defence = Defence — discard this card from your hand to avoid the attack{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-defence-in-play = Defence — discard this card from play to avoid the attack{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-group-attack = Group { $effects }.
line-points-owned = Worth { $count } VP if you own at least { $least } cards “{ $card }”, otherwise 0 VP.
line-points-tokens = Worth 1 VP for each of your dead-wizard tokens.

## Questions

ask-act = Your turn, power: { $power }. Play, buy or end the turn.
ask-choose-property = Choose the wizard property to keep.
ask-choose-familiar = Choose the familiar to keep.
ask-choose-one = “{ $card }”: { $cards_count ->
    [0] choose one.
   *[other] choose what becomes of the card { $cards }.
}
ask-choose-wizard = “{ $card }”: choose a wizard.
ask-may = “{ $card }”: { $cost_count ->
    [0] { $effects }. Do you want to?
   *[other] { $cost } and { $effects } for it. Do you want to?
}
ask-may-attack = “{ $card }”: do you want to attack?
ask-pass-card = “{ $card }”: choose a card to pass to the left.
ask-pick-card = “{ $card }”: choose a card{ more-to-go }.
ask-discard = “{ $card }”: choose a card to discard{ more-to-go }.
ask-may-discard = “{ $card }”: you may choose a card to discard{ more-to-go }.
ask-destroy = “{ $card }”: choose a card to destroy{ more-to-go }.
ask-may-destroy = “{ $card }”: you may choose a card to destroy{ more-to-go }.
ask-put = “{ $card }”: choose a card to move{ more-to-go }.
ask-may-put = “{ $card }”: you may choose a card to move{ more-to-go }.
ask-keep-one = “{ $card }”: choose the card of this type to keep.
ask-to-whom = “{ $card }”: choose who gets the card.
ask-order-top = “{ $card }”: choose the next card from the top of the deck.
ask-defend = { $own ->
    [yes] You attack yourself with “{ $card }”. Do you defend yourself?
   *[no] { $attacker }’s “{ $card }” attacks you. Do you defend yourself?
}
ask-defend-from-nobody = “{ $card }” hits you, and nobody is to blame. Do you defend yourself?
ask-target = “{ $card }”: choose the target.
ask-whose-deck = “{ $card }”: choose the foe whose top card you play.
ask-which-mayhem = “{ $card }”: choose the mayhem to play.
ask-stay-out = Mayhem “{ $card }”: do you stay out of it?
ask-next-attack = “{ $card }”: choose the next attack to play.
ask-replace-market = “{ $card }”: you may choose a market card to replace.
ask-pick-token = Choose the dead-wizard token for { $seat }.
ask-own-token = “{ $card }”: choose your token to give away.
ask-other-token = “{ $card }”: choose the token to take.
ask-return-token = “{ $card }”: choose a token to get rid of{ more-to-go }.
ask-give-token = “{ $card }”: choose the token you put in.
ask-swap-life = “{ $card }”: several have the same life, choose who swaps.
ask-first-trigger = Choose what takes effect first.
ask-prize-discard = Grand prize: choose one of the new cards to discard.
more-to-go = { $count ->
    [one] { "" }
   *[other] { " " }({ $count } to go)
}

## What can be chosen

move-play = Play “{ $card }”{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-buy = Buy “{ $card }”
move-defeat = Defeat “{ $card }”
move-defeat-next = Defeat the next legend
move-call = Call the familiar “{ $card }”
move-use = “{ $card }” — spend { count-life }: { $effects }
move-defend = Defend with “{ $card }”{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-end-turn = End the turn
move-play-harmless = Play all harmless cards
pick-none = No
pick-yes = Yes
pick-seat = { $seat }
pick-option = Option { $number }
pick-effects = { $place ->
    [option] { CAPITAL($effects) }
   *[part] { $effects }
}
pick-trigger = “{ $card }” — { $effects }

## Why something cannot be done

why-power-short = { count-power } short (it costs { $price })
why-pile-empty = The pile is empty
why-legend-face-down = The next legend is face down until the end of the turn
why-never-sold = Not for sale: effects hand it out
why-used-this-turn = Already used this turn
why-life-short = You need at least { count-life }

## The log

score = { $seat }: { $count } VP
dealt-to = { $seat } is dealt { $count ->
    [one] { $count } component
   *[other] { $count } components
}.
dealt-to-known = { $seat } is dealt { $count ->
    [one] { $count } component
   *[other] { $count } components
}: { $cards }.
chose = { $seat } begins with the property “{ $property }” and the familiar “{ $familiar }”.
laid-out = The market opens: { $cards }.
first-wizard = { $seat } begins.
turn = Turn { $count }: { $seat }.
dealt = “{ $card }” comes to the market.
mayhem = Mayhem breaks loose: “{ $card }”.
mayhem-drawn = Drawn from the destroyed mayhem: { $cards }.
stays-out = { $seat } stays out of the mayhem “{ $card }”.
played = { $seat } plays “{ $card }”.
triggered = { $seat }: “{ $card }” takes effect.
turned-up = { $seat } has “{ $card }” on top of the deck.
took-over = { $seat } takes “{ $card }” from { $other } for good.
power = { $seat } has { count-power } to spend.
bought = { $seat } buys “{ $card }”.
gained = { $seat } gains “{ $card }”.
main-top = The top card of the main deck is “{ $card }”.
revealed-main = Revealed from the main deck: { $cards }.
drew = { $seat } draws { count-cards }.
drew-known = { $seat } draws { count-cards }: { $cards }.
looked = { $seat } looks at the top of their own deck ({ count-cards-plain }).
looked-known = { $seat } looks at the top of their own deck ({ count-cards-plain }): { $cards }.
revealed = { $seat } reveals: { $cards }.
showed-hand = { $seat } shows their hand: { $cards }.
discarded = { $seat } discards “{ $card }”.
discarded-hand = { $seat } discards the rest of their hand: { $cards }.
destroyed = { $seat } loses “{ $card }”: destroyed.
destroyed-unowned = “{ $card }” is destroyed.
put = { $seat }: “{ $card }” goes { $zone }.
put-unseen = { $seat }: a card goes { $zone }.
put-unseen-known = { $seat }: “{ $card }” goes { $zone }.
put-to-hand = to the hand
put-to-discard = to the discard pile
put-to-deck-top = to the top of the deck
put-to-deck-bottom = to the bottom of the deck
reshuffled = { $seat } shuffles the discard pile into a new deck ({ count-cards-plain }).
shuffled-together = { $seat } shuffles everything into a new deck ({ count-cards-plain }).
rlyeh-answers = { $seat } hears the call of “R’lyeh”.
attack = { $seat } attacks with “{ $card }”: { $targets }.
attack-by-nobody = “{ $card }” attacks: { $targets }.
defended = { $seat } avoids the attack with “{ $card }”.
redirected = { $seat } sends the attack back to { $attacker }.
hurt = { $seat } takes { count-damage } (life: { $life }).
healed = { $seat } heals { count-life } (life: { $life }).
spent-life = { $seat } spends { count-life } (life: { $life }).
life-set = The life of { $seat } becomes { $life }.
life-swapped = { $seat } and { $other } swap their life.
died = { $seat } drops dead.
killed = { $seat } drops dead, killed by { $killer }.
tokens-shown = Dead-wizard tokens revealed: { $cards }.
took-token = { $seat } takes the dead-wizard token “{ $card }”.
token-shuffled-back = The dead-wizard token “{ $card }” is shuffled back into the pile.
revived = { $seat } rises from the dead (life: { $life }).
took-prize = { $seat } grabs the grand prize.
swapped-tokens = { $seat } swaps tokens with { $other }: gives “{ $card }”, takes “{ $other_card }”.
borrowed-property = { $seat } borrows the property “{ $card }”.
legend-appears = A new legend appears: “{ $card }”.
group-attack = Group attack: “{ $card }”.
end-is-near = { $reason ->
    [legends] The last legend is defeated
    [main-deck] The main deck has run out
   *[tokens] The dead-wizard tokens have run out
}: the game ends with this turn.
scored = Final score. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the victory.
}

# Counted things: what a verb takes; cards in the nominative as well.
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-cards-plain = { count-cards }
count-life = { $count } life
count-damage = { $count } damage
count-power = { $count } power

## How a game ended

reason-legends = All legends are defeated
reason-main-deck = The main deck ran out
reason-tokens = The dead-wizard tokens ran out

## Beside a question: what an answer brings, and what an attack would do. The number stands before `threat-damage`.

outlook-avoid = avoid
outlook-turned-back = turn it on the attacker
outlook-discards-it = discards it
outlook-die = you die
outlook-suffer = the attack works on you
threat-damage = damage
threat-dies = damage: you would die!
threat-effects = The attack: { $effects }
threat-token = A dead-wizard token; back with { $life } life
threat-no-token = No token is left; back with { $life } life
threat-prize = { $seat } takes the grand prize
threat-last-token = It is the last token: the game ends

## What the points are made of, as headings

source-wizards = Wizards
source-creatures = Creatures
source-spells = Spells
source-treasures = Treasures
source-locations = Locations
source-legends = Legends
source-familiars = Familiar
source-others = Others
source-tokens = Deaths
