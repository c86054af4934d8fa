# Res Arcana in English.
#
# Cards speak to their owner in the imperative, the log speaks in the third person and the present tense.
# Card names stand in quotation marks inside sentences, so that no language has to decline them.

title-res-arcana = Res Arcana
about-res-arcana = Rival mages gather essences, place artifacts and claim places of power: once somebody has 10 points, whoever has the most wins.
motto-res-arcana = mages race to ten

option-variant = Variant
variant-standard = Standard game
variant-first-game = First game, with preset mages and hands
variant-draft = Draft of artifacts
variant-match = Match of up to three games

window-life-loss = Life loss
window-victory-check = Victory check

## Essences

essence-elan = elan
essence-life = life
essence-calm = calm
essence-death = death
essence-gold = gold

# $essence: elan, life, calm, death or gold; the case that follows a number or «except»
essence-genitive = { $essence ->
    [elan] elan
    [life] life
    [calm] calm
    [death] death
   *[gold] gold
}

# The object of a verb: «gain 2 life».
count-essence = { $count } { essence-genitive }
count-any-essence = { $count } { $count ->
    [one] essence
   *[other] essences
}

# Pieces of other messages, with their arguments: $count, $except (a list), $min.
any-essences = any { $count } { $count ->
    [one] essence
   *[other] essences
}
but-not = { $except_count ->
    [0] { "" }
   *[other] { " " }except { $except }
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
same-essences = { $min ->
    [0] any number of essences
   *[other] { $min } or more essences
} of one type{ but-not }

## Kinds and tags

kind-artifact = Artifact
kind-mage = Mage
kind-monument = Monument
kind-magic-item = Magic item
kind-place-of-power = Place of power
tag-dragon = Dragon
tag-creature = Creature

## Costs, as they stand on a card

cost-turn = turn
cost-turn-other = also turn { $tag ->
    [dragon] one of your dragons
   *[creature] one of your creatures
}
cost-pay = pay { $essences }
cost-pay-any = pay { any-essences }
cost-pay-one-of = pay { $options }
cost-pay-same = pay { same-essences }
cost-pay-from-here = remove { $essences } from here
cost-destroy-self = destroy this artifact
cost-destroy-artifact = destroy { $filter ->
    [another-own] another of your artifacts
    [own-dragon-or-creature] one of your dragons or creatures
   *[any-own] one of your artifacts
}
cost-discard-card = discard { count-cards } from your hand

## The same costs as something that somebody may or must do: «you may …», «unless they …»

cost-turn-offer = turn this component
cost-turn-other-offer = turn { $tag ->
    [dragon] a dragon
   *[creature] a creature
}
cost-pay-offer = pay { $essences }
cost-pay-any-offer = pay { any-essences }
cost-pay-one-of-offer = pay { $options }
cost-pay-same-offer = pay { same-essences }
cost-pay-from-here-offer = remove { $essences } from here
cost-destroy-self-offer = destroy this artifact
cost-destroy-artifact-offer = destroy { $filter ->
    [another-own] another artifact
    [own-dragon-or-creature] a dragon or creature
   *[any-own] an artifact
}
cost-discard-card-offer = discard { count-cards }

## Effects

effect-gain = gain { $essences }
effect-gain-any = gain { any-essences }{ but-not }
effect-gain-x = gain that much { essence-genitive }
effect-gain-same = gain that many essences of one type{ but-not }
cost-of-card = the { $of ->
    [destroyed] destroyed
   *[discarded] discarded
} artifact costs{ $bonus ->
    [0] { "" }
   *[other] { " " }plus { $bonus }
}
effect-gain-any-by-cost = gain as many essences as { cost-of-card }, of any types{ but-not }
effect-gain-by-cost = gain as much { essence-genitive } as { cost-of-card }
effect-store-here = put { $essences } here
effect-store-any-here = put { any-essences }{ but-not } here
effect-store-paid = put that essence { $target ->
    [here] here
   *[any] on one of your components
}
effect-rivals-gain = each rival gains { $essences }
effect-life-loss = each rival loses { $count } life{ $unless_count ->
    [0] { "" }
   *[other] { " " }unless they { $unless }
}
effect-ignore = ignore it
effect-straighten = straighten { $target ->
    [self] this component
    [own-creature] one of your creatures
   *[any-own-except-source] another of your components
}
effect-draw = draw { count-cards }
effect-draw-then-discard = draw { count-cards }, then discard as many
effect-look = look at the top { $count ->
    [one] card of { $options } and put it back
   *[other] { $count } cards of { $options } and put them back on top in any order
}
deck-own-artifact-deck = your deck
deck-monument-deck = the monument deck
effect-copy-from-rival = choose a rival and gain 1 { $gained } for each { $counted } in their pool
placing = { $filter ->
    [dragon] a dragon
   *[any] an artifact
}
placing-price = { $free ->
    [yes] { " " }for free
   *[no] { $discount ->
        [0] , paying its cost
       *[other] , paying { discount-count } less{ discount-gold }
    }
}
discount-count = { $discount } { $discount ->
    [one] essence
   *[other] essences
}
discount-gold = { $gold ->
    [spared] { " " }(not gold)
   *[not] { "" }
}
effect-place-from-hand = place { placing } from your hand{ placing-price }
effect-place-from-discard = place { placing } from { $whose ->
    [any] any player’s discard pile
   *[own] your discard pile
}{ placing-price }
effect-check-victory = check for victory now
effect-temp-vp = gain { $count } VP for this check only

## Collect abilities

collect-gain = gain { $essences }
collect-gain-any = gain { any-essences }{ but-not }
collect-gain-one-of = gain { $options }
collect-if-left = if you leave at least { $requires } here, { $then }
collect-add-here-per-type = add { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} of each type that lies here
collect-upkeep = you must { $either }

## The lines of a card

# $costs and $effects are lists of the above
power = { $costs_count ->
    [0] { $effects }
   *[other] { $costs }: { $effects }
}
line-power = { CAPITAL($power) }.
line-while-turned = While turned — { $power }.
line-on-claim = When you claim it: { $power }.
line-react = { $trigger ->
    [life-loss] React to life loss
    [dragon-power] React to a dragon’s power
   *[victory-check] React to a victory check
} — { $power }.
line-collect = Collect: { $ability }.
line-discount = Placing { placing } costs you { discount-count } less{ discount-gold }.
line-points-essence = { $count } VP for each { essence-genitive } here.
line-points-tag = { $count } VP for each of your { $tag ->
    [dragon] dragons
   *[creature] creatures
}.

price = Cost: { $essences_count ->
    [0] 0
   *[other] { $essences }
}
price-essence = { $count } { essence-genitive }
price-any = { any-essences }
points = { $count } VP

## Questions

ask-act = Your turn: choose an action.
ask-choose-first = Choose the first player of the next game.
ask-choose-item = Choose a magic item.
ask-choose-mage = Choose your mage.
ask-collect-any = Collect: choose { any-essences }{ but-not }.
ask-collect-one-of = Collect: choose 1 essence.
ask-copy-whom = Choose the rival whose essences are counted.
ask-destroy-which = Choose an artifact to destroy.
ask-discard-as-many = Discard { count-cards }.
ask-discard-gain = Choose { any-essences }{ but-not }.
ask-discard-which = Choose a card to discard.
ask-draft = Choose an artifact to keep.
ask-gain-any = Choose { any-essences }{ but-not }.
ask-gain-same = Choose an essence: you gain { $count } of it.
ask-look-order = Put the cards in order, the top one first.
ask-look-where = Choose a deck to look at.
ask-lose-which = You have too little life: choose { $count } other { $count ->
    [one] essence
   *[other] essences
} to lose.
ask-open-draft = Take { $count ->
    [one] { $count } artifact
   *[other] { $count } artifacts
}.
ask-pay-any = Pay { any-essences }.
ask-pay-price = Pay { count-any-essence } for “{ $card }”. { $price }.
ask-pay-which = Choose an essence to pay.
ask-place-which = Choose an artifact to place.
ask-react-life-loss = “{ $card }” makes you lose { $count } life{ $unless_count ->
    [0] { "" }
   *[other] { " " }unless you { $unless }
}. Do you react?
ask-react-victory-check = Victory check. { $scores }. Do you react?
ask-replace = Choose what applies first.
ask-same-how-many = Choose how much { essence-genitive } to pay.
ask-same-which = Choose the type of essence to pay.
ask-store-where = Choose the component to put 1 { essence-genitive } on.
ask-straighten-which = Choose a component to straighten.
ask-swap-item = Choose a different magic item.
ask-take-from = Choose the components to take all essences from.
ask-turn-which = Choose a component to turn.
ask-upkeep = “{ $card }”: you must { $either }.

## What can be chosen

move-pass = Pass
move-place = Place “{ $card }”
move-claim = Claim “{ $card }”
move-claim-deck = Claim the top monument of the deck, unseen
move-discard-gold = Discard “{ $card }” for 1 gold
move-discard-two = Discard “{ $card }” for any 2 essences except gold
move-use = “{ $card }” — { $power }
move-use-for-nothing = “{ $card }”, forgoing the effect — { $power }
move-react = React: “{ $card }” — { $power }
pick-ignore = { CAPITAL($cost) } to ignore it
pick-upkeep = { CAPITAL($offer) }
pick-suffer = Do not react
pick-none = Nothing
pick-seat = { $seat }
pick-own-deck = Your deck
pick-monument-deck = The monument deck

## Why something cannot be done

why-short = { $essences } short
short-essence = { $count } { essence-genitive }
short-any = { count-any-essence }
short-among = { count-any-essence } ({ $options })
why-cost = Not possible: { $cost }
why-turned = Already turned
why-only-while-turned = Only while turned
why-only-as-reaction = Only as a reaction
why-only-on-claim = Only at the moment of claiming

## The log

score = { $seat }: { $count } VP
round = Round { $count }.
laid-out = Places of power in the middle: { $places }.
laid-open = The artifacts of the first game lie face up: { $cards }.
first-player = First player: { $seat }.
chose-mage = { $seat } chooses the mage “{ $card }”.
chose-item = { $seat } takes the magic item “{ $card }”.
kept = { $seat } keeps an artifact.
kept-known = { $seat } keeps “{ $card }”.
drafted-openly = { $seat } takes “{ $card }”.
drew = { $seat } draws { count-cards }.
drew-known = { $seat } draws { count-cards }: { $cards }.
looked-own = { $seat } looks at { $count ->
    [0] their own deck, which is empty
    [one] the top card of their own deck
   *[other] the top { $count } cards of their own deck
}.
looked-own-known = { $seat } looks at { $count ->
    [0] their own deck, which is empty
    [one] the top card of their own deck: { $cards }
   *[other] the top { $count } cards of their own deck: { $cards }
}.
looked-monuments = { $seat } looks at { $count ->
    [0] the monument deck, which is empty
    [one] the top card of the monument deck
   *[other] the top { $count } cards of the monument deck
}.
looked-monuments-known = { $seat } looks at { $count ->
    [0] the monument deck, which is empty
    [one] the top card of the monument deck: { $cards }
   *[other] the top { $count } cards of the monument deck: { $cards }
}.
reshuffled = { $seat } shuffles the discard pile into a new deck.
gained = { $seat } gains { $essences_count ->
    [0] nothing
   *[other] { $essences }
}.
paid = { $seat } pays { $essences }.
stored = { $seat } puts { $essences } on “{ $card }”.
removed = { $seat } removes { $essences } from “{ $card }”.
returned = { $seat } returns { $essences } from “{ $card }” to the supply.
took = { $seat } takes { $essences } off “{ $card }”.
lost = { $seat } loses { $essences }.
placed = { $seat } places “{ $card }”.
claimed = { $seat } claims “{ $card }”.
monument-revealed = A new monument is revealed: “{ $card }”.
discarded = { $seat } discards “{ $card }”.
destroyed = { $seat } destroys “{ $card }”.
turned = { $seat } turns “{ $card }”.
straightened = { $seat } straightens “{ $card }”.
used = { $seat } uses “{ $card }”.
used-for-nothing = { $seat } uses “{ $card }” and forgoes its effect.
reacted = { $seat } reacts with “{ $card }”.
ignored = { $seat } ignores the effect thanks to “{ $card }”.
paid-to-ignore = { $seat } pays the price to ignore “{ $card }”.
passed = { $seat } passes.
took-token = { $seat } takes the first player token.
swapped-item = { $seat } swaps the magic item for “{ $card }”.
temporary-points = { $seat } gains { $count } VP for this check.
checked = Victory check. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } wins the game.
   *[other] { $winners } share the victory.
}

## How a game ended

reason-end-of-round-check = Decided at the victory check at the end of a round
reason-mid-round-check = Decided at a victory check in the middle of a round
reason-match-won = The match is won
reason-match-drawn = The match is drawn

## Beside a question: what an answer brings, and what threatens. Essences follow `threat-loses`.

outlook-ignore = ignore it
threat-loses = You would lose
threat-ways = { $count ->
    [one] { $count } way out
   *[other] { $count } ways out
}

## What the points are made of, as headings

source-artifacts = Artifacts
source-mages = Mage
source-monuments = Monuments
source-items = Magic item
source-places = Places
source-essences = Essences there
source-first = First player
source-check = For the check
