# Black Rose Wars: Rebirth in English.
#
# Cards speak to their owner in the imperative, the log speaks in the third person and the present tense.
# Card names stand in quotation marks inside sentences, so that no language has to decline them.

title-black-rose-wars = Black Rose Wars: Rebirth
about-black-rose-wars = Mages plan spells in secret, fight and rebuild the rooms of a shattered lodge. Whoever has the most power in the end becomes Grand Master, unless the Black Rose has more.
motto-black-rose-wars = plan in secret, outshine the Rose

option-avatar = The Possessed, avatar of the Rose
avatar-none = Does not play
avatar-apprentice = Apprentice: 3 orders a round
avatar-master = Master: 4 orders a round
option-crown = Crown symbols on events
crown-moving = Move the crown
crown-steady = Are ignored
option-moons = Moons and end marker
moons-standard = Standard: 6, 18, 35
moons-short = Short: 5, 12, 24
moons-long = Long: 8, 24, 48
option-summoners-crown = Evocations activate
summoners-crown-off = All of a mage’s, one mage after another
summoners-crown-on = One of each mage in turn
option-throne = The Throne Room
throne-purple = Counts as a purple room
throne-colourless = Has no colour for effects
option-library = Schools of the four library cards
library-named = Are all named before a card is looked at
library-card-by-card = Are named one card at a time
option-avatar-evocations = Evocations of The Possessed activate
avatar-evocations-at-its-seat = At its seat in turn order
avatar-evocations-first = Before those of all mages

window-answer = Answers to what has happened

## Kinds and tags

kind-mage = Mage
kind-room = Room
kind-school = School of magic
kind-grimoire = Starting grimoire
kind-spell = Spell
kind-personal-spell = Personal spell
kind-forgotten-spell = Forgotten spell
kind-evocation = Evocation
kind-hex = Hex
kind-upgrade = Upgrade
kind-quest = Quest
kind-event = Event
kind-avatar = Avatar
kind-order = Order
kind-avatar-event = Avatar event
tag-agony = Agony
tag-alchemy = Alchemy
tag-witchcraft = Witchcraft
tag-shamanism = Shamanism
tag-technomancy = Technomancy
tag-nightmare = Nightmare
tag-combat = Combat
tag-contingency = Contingency
tag-protection = Protection
tag-trap = Trap
tag-stable = Stable
tag-instability = Instability
tag-undivided = Undivided
tag-grey = Grey
tag-red = Red
tag-yellow = Yellow
tag-green = Green
tag-blue = Blue
tag-purple = Purple
tag-black = Black
tag-demon = Demon
tag-construct = Construct
tag-undead = Undead
tag-spirit = Spirit
tag-forgotten = Forgotten
tag-big = Big base
tag-assigned = Assigned
tag-phase-1 = Moon phase 1
tag-phase-2 = Moon phase 2
tag-phase-3 = Moon phase 3
tag-instant = Instant
tag-black-rose = Black Rose phase
tag-action = Action phase
tag-always = Always
tag-crown = Crown
tag-extra-card = Extra card

## Types, elements and colours: $type in the nominative; the others as they stand before «spell», «symbol» and «room»

type-name = { $type ->
    [combat] combat
    [contingency] contingency
    [protection] protection
   *[trap] trap
}
type-combat = combat
type-contingency = contingency
type-protection = protection
type-trap = trap
element-air = air
element-earth = earth
element-fire = fire
element-water = water
element-holy = holy
element-unholy = unholy
element-magic = magic
element-any = any
colour-grey = grey
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-black = black
archetype-name = { $archetype ->
    [demon] demon
    [construct] construct
    [undead] undead
    [spirit] spirit
    [nightmare] nightmare
   *[forgotten] forgotten
}

## Figures. Every form is made here: $case is nom, gen, dat or acc, which English does not need.

who-self = you
who-each = that mage
who-target = the target
who-target-area = { each-she } figure in the target room
each-she = each
who-target-together = the figures in the target room (in total)
each-it = each
who-hit = { each-she } figure damaged by this
who-summoned = the summoned evocation
who-activated = the activated evocation
who-own-evocation = one of your evocations
who-target-evocations = { who-each-evocation } of the target
who-trigger-figure = that figure
who-trigger-owner = the mage behind it
who-marked = the marked figure
who-bearer = its bearer
who-host = this evocation
who-owner = its owner
who-each-mage = { each-it } mage
who-each-other-mage = each other mage
who-each-evocation = { each-it } evocation
who-each-other-figure = each figure that is not yours
who-crown-holder = the crown holder
who-avatar = The Possessed
who-rose = the Black Rose
# $kind: figure, mage or evocation, with an $archetype or none; $owner: own, other, any or usual; $other; up to so many.
who-pick = { picked-lead }{ picked-noun }{ $owner ->
    [own] { " " }of yours
    [other] { " " }of another mage
    [any] { $kind ->
        [evocation] { " " }of any owner
       *[figure] { " " }(you may be it)
    }
   *[usual] { "" }
}{ within }
picked-lead = { $upto ->
    [0] { $other ->
        [yes] another
       *[no] { $archetype ->
            [undead] an
            [none] { $kind ->
                [evocation] an
               *[other] a
            }
           *[other] a
        }
    }
   *[other] each of up to { $upto }
}{ " " }
picked-noun = { $archetype ->
    [none] { $kind ->
        [figure] figure
        [mage] mage
       *[evocation] evocation
    }
   *[other] { archetype-name }
}{ $upto ->
    [0] { "" }
   *[other] s
}
# $range is near or any, $reach the number; $from is there if $has_from is yes.
within = { $range ->
    [any] { "" }
   *[near] { $reach ->
        [0] { " " }in { $has_from ->
            [yes] { $from_is ->
                [target-room] the target room
                [removed-room] the room that it left
               *[other] the room of { $from }
            }
           *[no] your room
        }
       *[other] { " " }within { $reach }{ $has_from ->
            [yes] { " " }of { $from }
           *[no] { "" }
        }
    }
}
who-all = { each-she } figure{ within }
who-one-of = one of the figures damaged by this
who-umbra-of = an Umbra of { $of }
who-each-mage-with = { who-each-other-mage } with an Umbra

## Rooms; $case is nom, gen, in (with its preposition) or to (with its preposition), which English does not need.

one-room = the room
each-room = each room
room-target-room = the target room
room-self-room = your room
room-trigger-room = that room
room-victim-room = { one-room } where the mage fell
room-removed-room = { one-room } that it left
room-host-room = its room
room-each-room-with-mage = { each-room } with a mage
room-own-cell = your cell
room-pick = { $range ->
    [any] any room
   *[near] { $reach ->
        [0] { $has_from ->
            [yes] the room of { $from }
           *[no] your room
        }
       *[other] a room within { $reach }{ $has_from ->
            [yes] { " " }of { $from }
           *[no] { "" }
        }
    }
}
room-each-room = each { $colours } room
room-id = “{ $card }”
room-room-of = { one-room } of { $of }{ excluded }
excluded = { $exclude_count ->
    [0] { "" }
   *[other] { " " }(not { $exclude })
}

## Numbers. A literal one is $count; of a counted one $n tells how it is counted.

n-where = { $counted ->
    [yes] , where X is { $n }
   *[no] { "" }
}
n-plain = { $counted ->
    [yes] X
   *[no] { $count }
}
n-damage = { $counted ->
    [yes] X damage
   *[no] { $count ->
        [999] all damage
       *[other] { $count } damage
    }
}
n-damage-gen = { n-damage }
n-instability = { n-plain } instability
n-instability-gen = { n-instability }
n-power = { n-plain } power
n-spells = { $counted ->
    [yes] X spells
   *[no] { $count } { $count ->
        [one] spell
       *[other] spells
    }
}
n-quests = { $count } { $count ->
    [one] quest
   *[other] quests
}
n-events = { $count } { $count ->
    [one] event
   *[other] events
}
number = { $count }
number-all = all
# $base + $each for every $step of what is counted, at most $max (0: no limit)
counted = { $base ->
    [0] { "" }
   *[other] { $base } plus{ " " }
}{ $step ->
    [1] { $each ->
        [1] { "" }
        [2] twice{ " " }
       *[other] { $each } times{ " " }
    }
    [2] half{ " " }
   *[other] one for every { $step } of{ " " }
}
limited = { $max ->
    [0] { "" }
   *[other] { " " }({ $max } at most)
}
number-own-damage = { counted }your damage{ limited }
number-own-rose-damage = { counted }the black damage on you{ limited }
number-target-damage = { counted }the target’s damage{ limited }
number-target-hexes = { counted }the number of the target’s hexes{ limited }
number-target-umbras = { counted }the number of the target’s Umbras{ limited }
number-hexes-on-others = { counted }the number of hexes on all other mages{ limited }
number-hit-figures = { counted }the number of figures damaged by this{ limited }
number-hit-rose-damage = { counted }the black damage on the figures damaged by this{ limited }
number-trigger-damage = { counted }the damage dealt{ limited }
number-ignored-damage = { counted }the damage ignored{ limited }
number-own-totems = { counted }the number of your spirits in the lodge{ limited }
number-own-evocation-strength = { counted }the total strength of your evocations{ limited }
number-own-element = { counted }the number of your other revealed spells with { $element }{ limited }
number-damage-on-it = { counted }the damage on it{ limited }

## Operations

op-damage = deal { n-damage } to { $to }{ n-where }{ unanswered }
unanswered = { $unanswered_count ->
    [0] { "" }
   *[other] { " " }(nothing may be revealed in answer)
}
op-rose-damage = the Black Rose deals { n-damage } to { $to }{ n-where }
op-pain = Pain { n-plain }{ n-where }
op-replace-damage = { $by ->
    [rose] the Black Rose replaces { n-damage } on { $to } with hers
   *[self] replace up to { n-damage-gen } on { $to } with your own
}{ n-where }
op-heal = heal { n-damage } on { $to_is ->
    [self] yourself
   *[other] { $to }
}{ n-where }{ $except ->
    [rose] { " " }(black damage stays)
   *[none] { "" }
}
op-ignore-damage = ignore up to { n-damage-gen }{ n-where }
op-ignore-effect = ignore what the spell does to you
op-redirect-damage = redirect up to { n-damage-gen } to { $to }{ n-where }
op-undefeat = you are not defeated
op-defeat = defeat { $to }
op-attack = { $by_is ->
    [self] make
   *[other] { $by } makes
} a physical attack{ $aimed ->
    [yes] { " " }on { $to }
   *[no] { $reach ->
        [0] { "" }
       *[other] { " " }within { $reach }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(strength +{ $bonus })
}
op-place-instability = place { n-instability } in { $room }{ n-where }
op-rose-instability = the Black Rose places { n-instability } in { $room }{ n-where }
op-replace-instability = replace up to { n-instability-gen } in { $room } with your own{ n-where }
op-move = { $forced ->
    [yes] move { $who } { $count } { $count ->
        [one] room
       *[other] rooms
    }, you choose the way
   *[no] { $who_is ->
        [self] you may Move ({ $count })
       *[other] { $who } may Move ({ $count })
    }
}
op-place-figure = { $who_is ->
    [self] move to
   *[other] put { $who } into
} { $room }
op-swap-places = { $a } and { $b } change places
op-to-cell = { $who_is ->
    [self] go
   *[other] { $who } goes
} to the own cell
op-stop-action = the rest of the physical action of { $who } is lost
op-draw-spell = { $from ->
    [grimoire] draw { n-spells } from your grimoire
    [library] draw { n-spells } from the library
    [forgotten] draw { $count } forgotten { $count ->
        [one] spell
       *[other] spells
    }
   *[memories-random] take { $count } random { $count ->
        [one] spell
       *[other] spells
    } from your memories
}{ n-where }
op-search-spell = search your { $zones } and take { n-spells }
zone-grimoire = grimoire
zone-memories = memories
op-shuffle-memories = shuffle your memories into your grimoire
op-discard-spell = { $from ->
    [hand] { $who_is ->
        [self] discard { n-spells } from hand
       *[other] { $who } discards { n-spells } from hand
    }
   *[ready] { $who_is ->
        [self] discard { $count } of your ready spells
       *[other] discard { $count } ready { $count ->
            [one] spell
           *[other] spells
        } of { $who } unseen
    }
}
op-return-revealed = take { $count } of your revealed spells with { $options } back to hand
op-reload-slot = discard one of your revealed spells and put a spell from hand ready into its slot
op-cast-next = cast your quick spell or your lowest numbered one at once
op-draw-forgotten-keep = draw { $draw } forgotten spells, keep { $keep } and put the rest under their deck
op-give-forgotten = give 1 forgotten spell from hand to { $to }
op-refresh-action = turn { $count } of your action tokens to the available side
op-draw-quest = draw { n-quests }{ $phase ->
    [0] { "" }
   *[other] { " " }of moon phase { $phase }
}
op-discard-quest = discard { $count } { $state ->
    [active] of your active quests
    [completed] of your completed quests
    [solved] of your solved quests
   *[drawn-now] of the quests just drawn
}
op-complete-quest = complete { $count } of your active quests
op-draw-event = draw { n-events }{ $phase ->
    [0] { "" }
   *[other] { " " }of moon phase { $phase }
}
op-discard-event = discard { $count } face-up { $count ->
    [one] event
   *[other] events
}
op-gain-power = { $who_is ->
    [self] gain
   *[other] { $who } gains
} { n-power }{ n-where }
op-lose-power = { $who_is ->
    [self] lose
   *[other] { $who } loses
} { n-power }{ n-where }
op-steal-power = steal { n-power } from { $from }{ n-where }
op-rose-power = the Black Rose { $sign ->
    [less] loses
   *[more] gains
} { n-power }{ n-where }
op-take-crown = { $who_is ->
    [self] take
   *[other] { $who } takes
} the crown
op-give-trophy = give { $count } captured { $count ->
    [one] trophy
   *[other] trophies
} to the Black Rose
op-summon = { $who_is ->
    [self] summon
   *[other] { $who } summons
} “{ $evocation }” in { $room }
op-summon-choice = summon { $same ->
    [removed] an evocation of the same kind
   *[any] an evocation of your choice
}{ $max_health ->
    [0] { "" }
   *[other] { " " }with { $max_health } health or less
}{ $without ->
    [none] { "" }
   *[forgotten] , but no forgotten one,
} in { $room }
op-activate-evocation = activate { $which }{ $controlled ->
    [yes] { " " }under your control
   *[no] { "" }
}{ $strength ->
    [0] { $speed ->
        [0] { "" }
       *[other] { " " }(speed +{ $speed })
    }
   *[other] { $speed ->
        [0] { " " }(strength +{ $strength })
       *[other] { " " }(strength +{ $strength }, speed +{ $speed })
    }
}
op-remove-evocation = remove { $which }
op-assign-umbra = assign { $count } { $count ->
    [one] Umbra
   *[other] Umbras
} to { $to }
op-activate-umbras = activate each Umbra of { $of } under your control
op-upgrade = upgrade { $which } ({ $count })
op-assign-hex = assign { $choice ->
    [yes] a hex of your choice
   *[no] “{ $hex }”
} to { $to }
op-remove-hex = { $who_is ->
    [self] return { $count } of your hexes
   *[other] return { $count } { $count ->
        [one] hex
       *[other] hexes
    } of { $who }
} to the deck
op-activate-room = activate { $room }{ $used ->
    [yes] { " " }(even if its token is used)
   *[no] { "" }
}
op-copy-room = carry out the effect of another { $side ->
    [destroyed] destroyed
   *[rebuilt] rebuilt
} room{ excluded }
op-set-target = the target is { $ref }
op-retarget = the target is { $target } instead
op-if = if { $condition }, { $effects }
op-if-else = if { $condition }, { $effects }; otherwise { $otherwise }
op-try = { $effects } if possible, otherwise { $otherwise }
op-choose = choose: { $options }
option = { $effects }
op-may = you may: { $effects }
op-pay = optionally, { $cost }; if so, { $effects }
op-for-each = { $who } in turn order: { $effects }
op-modify = { $who_is ->
    [self] you have
   *[other] { $who } has
} { $mods } { $until }
until-round = until the end of the round
until-effect = until this effect ends
until-activation = in this activation
op-move-toward = move toward { $who }

## Conditions

if-target-defeated = the target was defeated by it
if-self-defeated-by-last = you were defeated by it
if-trigger-source-rose = the Black Rose dealt the damage
if-no-damage = { $who_is ->
    [self] you have no damage
   *[other] { $who } has no damage
}
if-no-rose-damage = { $who_is ->
    [self] you have no black damage
   *[other] { $who } has no black damage
}
if-nothing-replaced = nothing was replaced on { $who }
if-no-completed-quests = { $who_is ->
    [self] you have no completed quest
   *[other] { $who } has no completed quest
}
if-has-hex = { $who_is ->
    [self] you have
    [hit] a mage damaged by this has
   *[other] { $who } has
} { $min ->
    [1] a hex
   *[other] at least { $min } hexes
}
if-has-umbra = { $who_is ->
    [self] you have
   *[other] { $who } has
} { $min ->
    [1] an Umbra
   *[other] at least { $min } Umbras
}
if-no-umbra = { $who_is ->
    [self] you have
   *[other] { $who } has
} no Umbra
if-own-spirit-in-room = a spirit of yours is in { $room }
if-own-evocation-in-room = an evocation of yours is in { $room }
if-owns-upgraded = you have an upgraded evocation
if-owns-archetype = { $who_is ->
    [self] you have
   *[other] { $who } has
} { $min ->
    [1] an evocation
   *[other] at least { $min } evocations
}{ $archetype ->
    [any] { "" }
   *[other] { " " }({ archetype-name })
}
if-none-in-lodge = there is no evocation in the lodge
if-upgraded = it is upgraded

## Standing values

value-strength = strength
value-speed = speed
value-health = health
value-hand-limit = hand limit
value-attack-range = range of attacks
value-damage-taken = damage suffered
value-combat-damage-taken = damage suffered from combat spells
value-combat-damage = damage dealt by combat spells
value-trophies-to-rose = trophies
value-may-move = moving
value-immune-damage = damage
# How a value changes: by $count, or by what $n tells if $counted is yes; $min bounds it from below.
mod-by = { $counted ->
    [yes] +X, where X is { $n }
   *[no] { $count ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $count }
    }
}{ $bounded ->
    [yes] { " " }(never below { $min })
   *[no] { "" }
}
mod-whom = { $to ->
    [mages] each mage:{ " " }
    [evocations] each evocation:{ " " }
    [avatar] The Possessed:{ " " }
   *[self] { "" }
}
mod-strength = { mod-whom }{ $values } { mod-by }
mod-speed = { mod-strength }
mod-health = { mod-strength }
mod-hand-limit = { mod-strength }
mod-attack-range = { mod-strength }
mod-damage-taken = { mod-strength }
mod-combat-damage-taken = { mod-strength }
mod-combat-damage = { mod-strength }
mod-trophies-to-rose = the Black Rose takes the { $values } that mages would take
mod-cannot = Move effects do not move it
mod-immune = { mod-whom }immune to all { $values }
mod-if = if { $condition }: { $effect }

## Triggers, as they stand after «when»

when-who = { $who ->
    [self] you
    [other-mage] another mage
    [other-figure] a figure that is not yours
    [any-mage] a mage
    [marked] the marked figure
    [host] this evocation
    [owner] its owner
   *[anybody] a figure
}
when-kinds = { $either_count ->
    [0] { "" }
   *[other] { $either }{ " " }
}
when-colours = { when-kinds }
when-enters-room = { when-who } { $who ->
    [self] enter
   *[other] enters
} { $room ->
    [host-room] its room
   *[any] a { when-colours }room
}
when-suffers-damage = { when-who } { $who ->
    [self] suffer
   *[other] suffers
} damage{ $source ->
    [mage] { " " }from a mage or an evocation
    [rose] { " " }from the Black Rose
    [other-figure] { " " }from a figure that is not yours
   *[anybody] { "" }
}
when-inflicts-damage = { when-who } { $who ->
    [self] deal
   *[other] deals
} damage{ $to ->
    [self] { " " }to you
   *[anybody] { "" }
}{ $via ->
    [deed] { " " }by a spell or a physical attack
   *[any] { "" }
}{ when-once }
when-once = { $once ->
    [yes] { " " }(once in each of its activations)
   *[no] { "" }
}
when-targeted-by-spell = { when-who } { $who ->
    [self] become
   *[other] becomes
} the target of a { when-kinds }spell
when-is-defeated = { when-who } { $who ->
    [self] are
   *[other] is
} defeated
when-casts-spell = { when-who } { $who ->
    [self] cast
   *[other] casts
} a { when-kinds }spell
when-spell-effect-resolved = { when-who } { $who ->
    [self] have
   *[other] has
} carried out a { when-kinds }spell
when-activates-room = { when-who } { $who ->
    [self] activate
   *[other] activates
} a { when-colours }room
when-solves-quest = { when-who } { $who ->
    [self] solve
   *[other] solves
} a quest
when-power-changes = { $who ->
    [self] your power changes
   *[other] the power of { when-who } changes
}
when-evocation-removed = { $owner ->
    [own] an evocation of yours
   *[any] an evocation
} is defeated or removed
when-summons = { when-who } { $who ->
    [self] summon
   *[other] summons
} an evocation
when-places-instability = { when-who } { $who ->
    [self] place
   *[other] places
} instability
when-moves = { when-who } { $who ->
    [self] are
   *[other] is
} moved by a Move effect
when-placed-in-cell = { when-who } { $who ->
    [self] are
   *[other] is
} put into the own cell

## What fulfils a quest

task-colours = { $either_count ->
    [0] { "" }
   *[other] { $either }{ " " }
}
task-room-resolved = use the effect of { $in_room ->
    [yes] the room “{ $room }”
   *[no] a { task-colours }room
}
task-spell-resolved = { $revealed_count ->
    [0] carry out { $by ->
        [types] a { $either } spell
        [elements] a spell with { $either }
       *[any] a spell
    }{ $in_room ->
        [yes] { " " }in the room “{ $room }”
       *[no] { "" }
    }
   *[other] show { $least } symbols of { $revealed } on your revealed spells when you carry out a spell
}
task-effect-resolved = { $check ->
    [summoned] summon an evocation
    [placed-instability] place instability
   *[placed-or-replaced-instability] place or replace instability in a { task-colours }room
} by an effect
task-evocation-damaged-or-healed = deal or heal damage on an evocation
task-damage-inflicted = deal damage
task-mage-defeated = a mage with your damage is defeated

## Target lines

target-self = yourself
target-figure = { $owner ->
    [any] any figure, yourself included
    [own] an own figure
   *[usual] a figure
}{ target-more }
target-mage = a mage{ target-more }
target-evocation = { $owner ->
    [own] an evocation of yours
    [other] an evocation of another mage
   *[any] an evocation
}{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ target-more }
target-room = a room{ target-more }
target-special = see text
# The range stands in brackets behind the kind, as it is printed.
target-more = { $health ->
    [0] { "" }
   *[other] { " " }with { $health } health or less
} { $range ->
    [any] (any distance)
   *[near] ({ $reach })
}{ $priority ->
    [none] { "" }
    [nearest] , the nearest
   *[other] , priority { priority-name }
}

## The lines of a component

points = { $count } power
points-room = { $first } / { $second } / { $others }
resistance = Resistance: { $count }
line-sentence = { CAPITAL($effects) }.
line-instability = Instability symbol: place 1 instability in your room when you reveal this spell.
line-side = { $side ->
    [main] Main side
    [reverse] Reverse side
   *[both] Undivided
} — { $stable ->
    [yes] stable { type-name }
   *[no] { type-name }
}, { $element }; target: { $target }.
line-trigger = Reveal it when { $trigger }.
line-stable-trigger = Until the end of the round, this happens each time { $trigger }.
line-stable = It lasts until the end of the round.
line-enhancement = Enhancement ({ $elements }){ $order ->
    [before] , first
   *[after] , then
}: { $effects }.
line-room = Resistance { $resistance }; for rebuilding it { $first }, { $second } and { $others } power.
line-destroyed = Destroyed — { $effects }.
line-rebuilt = Rebuilt — { $effects }.
line-mods = { CAPITAL($effects) }.
line-skill = Whenever { $trigger }: { $effects }.
line-evocation = Health { $health }, strength { $strength }, speed { $speed }.
line-big-base = It takes the big base.
line-assigned = It is assigned to a mage ({ $count } at most), belongs to the Black Rose and goes where its mage goes.
line-activation = Activation: { $effects }.
line-activation-controlled = Activated by a mage: { $effects }.
line-removed = When it leaves the lodge: { $effects }.
line-hex = At most 2 copies change the values of a mage; { $count } own cubes send it back to the deck.
line-task = Task: { $task }{ $count ->
    [0] { "" }
    [one] { " " }({ $count } cube)
   *[other] { " " }({ $count } cubes)
}.
line-reveal-on-draw = It is drawn face up.
line-reveal-first-progress = It is revealed by its first cube.
line-reveal-completion = It is revealed when it is completed.
line-target = Target: { $target }.
line-only-if-done = It is solved only if this was really done.
line-instant = Instant event.
line-black-rose = Slot { $slot }; it works in the Black Rose phase.
line-action = Slot { $slot }; it works in the action phase.
line-always = Slot { $slot }; it works in every phase.
line-corners = The Black Rose gains { $reveal } power when it is revealed and { $discard } when it is discarded.
line-crown = Whoever draws it takes the crown.
line-event-trigger = Whenever { $trigger }: { $effects }.
line-order-physical = Physical effect; target: { $target }.
line-order-spell = Spell effect{ $instability ->
    [yes] { " " }with instability
   *[no] { "" }
}; target: { $target }.
line-extra-card = One more order is revealed after this one.
line-reaction = { $type ->
    [trap] Trap
   *[protection] Protection
} when The Possessed { $waits ->
    [target] is the target of a combat spell
   *[damage] suffers damage
}: { $effects }.
line-mage = Health { $health }, strength { $strength }, speed { $speed }, hand limit { $hand }, quest limit { $quests }.
line-personal-spell = Personal spell: “{ $card }”.
line-dominion = { $card } — if it should activate in its cell, it is put into the Black Rose Room instead.
priority-name = { $priority }
line-priority = Priority { priority-name } ({ $kind ->
    [mage] mage
   *[room] room
}): { $first }, then { $second }, then { $third }.
criterion-most-damage = most damage
criterion-nearest-room = nearest room
criterion-most-power = most power
criterion-most-mages = most mages
criterion-most-figures = most figures
criterion-most-instability = most instability
line-grimoires = Starting grimoires: { $cards }.
line-spells = { $school }: { $cards }.

## How things on the table are called

the-rose = The Black Rose
the-possessed = The Possessed
nobody = nobody
own-cell = the own cell
other-rose = The Black Rose
evocation-of = “{ $card }” ({ $who })
evocation-on = “{ $card }” ({ $who })
slot-name = { $slot ->
    [quick] quick
   *[other] { $slot }
}
slot = { $slot ->
    [quick] Quick slot
   *[other] Slot { slot-name }
}
in-slot = { $slot ->
    [quick] the quick slot
   *[other] slot { slot-name }
}
side-name = { $side ->
    [reverse] reverse side
   *[main] main side
}

## Counted things

count-power = { $count } power
count-damage = { $count } damage
count-instability = { $count } instability
count-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
count-spells = { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-quests = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
}

## Questions. Those that a component asks begin with its name.

choose-lead = { $of_card ->
    [yes] “{ $card }”: choose
   *[no] Choose
}
offer-lead = { $of_card ->
    [yes] “{ $card }” — { $effects }
   *[no] { CAPITAL($effects) }
}
ask-choose-mage = Choose your mage.
ask-choose-grimoire = Choose a school and a starting grimoire.
ask-give-up-quest = You may give up an active quest: the Black Rose gains power for it.
ask-active-limit = Discard { count-quests } that you have active.
ask-completed-limit = Discard { count-quests } that you have completed.
ask-name-schools = Name the schools of { count-cards } from the library.
ask-name-school = Name the school of the next library card.
ask-put-back = Put { count-spells } back onto the library.
ask-retire = You may retire a spell for good: it goes back to its school.
ask-hand-limit = You hold too many spells: discard { count-spells }.
ask-plan = Plan 2 to 4 spells: lay them face down into your slots, each with one side up.
ask-act = Your activation: choose an action, { $count } to go.
ask-explore = Explore: move or activate the room. Moves left: { $count }.
ask-fight = Fight: attack or activate the room.
ask-wait-move = Wait: you may move.
ask-move = Where does { $figure } move?
ask-attack = Whom does { $figure } attack?
ask-evocation-acts = { $figure } activates: move or attack. Moves left: { $count }.
ask-activate-evocation = Choose the next evocation to activate.
ask-cast-next = Choose the spell to cast at once.
ask-target = { choose-lead } the target.
ask-pick-figure = { choose-lead } a figure.
ask-pick-room = { choose-lead } a room.
ask-choose = { choose-lead } one.
ask-may = { offer-lead }. Do you want to?
ask-pay = “{ $card }” — { $cost }, and then { $effects }. Do you want to?
ask-answer = { $happened_count ->
    [0] Do you answer?
   *[other] { CAPITAL($happened) }. Do you answer?
}
ask-cause = { choose-lead } what it answers.
ask-order-answers = Choose in which order your answers work.
ask-ignore-damage = { choose-lead } how much of the damage of { $figure } to ignore, { $count } at most.
ask-redirect-damage = { choose-lead } how much of the damage of { $figure } to redirect, { $count } at most.
ask-share-cubes = { choose-lead } where your last cubes go.
ask-share-cubes-rose = { choose-lead } where the last cubes of the Black Rose go.
ask-heal = { choose-lead } up to { count-cubes } to remove from { $figure }.
ask-replace-damage = { choose-lead } up to { count-cubes } of damage to replace with your own.
ask-replace-damage-rose = { choose-lead } which damage the Black Rose replaces with hers.
ask-replace-instability = { choose-lead } up to { count-cubes } in “{ $room }” to replace with your own.
ask-replace-evocation = Your evocation slots are full: choose which one makes room for “{ $evocation }”.
ask-summon-kind = { choose-lead } the evocation to summon.
ask-hex-kind = { choose-lead } the hex to assign.
ask-hex-back = { choose-lead } the hex to return.
ask-give-trophy = { choose-lead } the trophy to give.
ask-discard = { choose-lead } { count-spells } to discard.
ask-discard-ready = { choose-lead } the ready spell to discard.
ask-discard-event = { choose-lead } the event to discard.
ask-discard-quest = { choose-lead } the quest to discard.
ask-complete-quest = { choose-lead } the quest to complete.
ask-which-hidden-quest = { choose-lead } which hidden quest it is.
ask-return-revealed = { choose-lead } the revealed spell to take back.
ask-reload-slot = { choose-lead } the revealed spell to discard.
ask-reload-with = { choose-lead } the spell to lay there, and its side.
ask-search-where = { choose-lead } where to search.
ask-search-grimoire = { choose-lead } the spell to take from your grimoire.
ask-search-memories = { choose-lead } the spell to take from your memories.
ask-keep-forgotten = { choose-lead } { count-spells } to keep.
ask-give-forgotten = { choose-lead } the forgotten spell to give.
ask-copy-room = { choose-lead } the room to copy.
ask-crown-figure = { choose-lead } the figure for The Possessed.
ask-crown-room = { choose-lead } the room for The Possessed.
ask-avatar-first = Choose in which order The Possessed hits them.
ask-next-rebuilt = Choose the room that is rebuilt next.
ask-back-to-hand = Choose the activated spells that go back to your hand; the others go to your memories.
ask-lift-hex = You may put a cube on a hex for a spell from your hand.
ask-hex-price = Choose the spell to discard for it.
ask-winner = Everything is tied. Choose the winner.

## What can be chosen

move-yes = Yes
move-no = No
move-none = None
move-nobody = Nobody (false target)
move-done = Done
move-hidden = A hidden quest
move-explore = Explore
move-fight = Fight
move-order = Order: { $figure }
move-cast = Cast “{ $card }” ({ side-name }) from { in-slot }
move-wait = Wait: discard “{ $card }” from { in-slot }
move-use = Use the quest “{ $card }”
move-end-activation = End the activation
move-go = Move to “{ $room }”
move-activate-room = Activate the room
move-attack = Attack
move-stop = Stop here
move-stay = Stay
move-activate = Activate { $figure }
move-answer = Answer with “{ $card }” ({ side-name })
move-keep = “{ $card }” from { in-slot }
move-discard = Discard “{ $card }” from { in-slot }
move-discard-unseen = The spell in { in-slot }
move-return = Take back “{ $card }” from { in-slot }
move-reload = “{ $card }” from { in-slot }
move-lift = A cube on “{ $card }”
move-plan = “{ $card }”, { side-name }
move-in-grimoire = Your grimoire
move-in-memories = Your memories
pick-no-evocation = Keep them all, summon nothing
slot-cubes-on = Damage of { $owner } on { $figure }
slot-cubes-of = Cubes of { $owner }
slot-damage = Damage
cause = { $figure }: { $what }
happened-enters-room = { $figure } enters “{ $room }”
happened-suffers-damage = { $figure } suffers { count-damage }
happened-inflicts-damage = { $figure } deals { count-damage }
happened-targeted-by-spell = { $figure } is the target of a spell
happened-is-defeated = { $figure } is defeated
happened-casts-spell = { $figure } casts a spell
happened-spell-effect-resolved = { $figure } has carried out a spell
happened-activates-room = { $figure } activates “{ $room }”
happened-solves-quest = { $figure } solves a quest
happened-power-changes = the power of { $figure } changes
happened-evocation-removed = “{ $figure }” is defeated or removed
happened-summons = { $figure } summons an evocation
happened-places-instability = { $figure } places instability in “{ $room }”
happened-moves = { $figure } is moved
happened-placed-in-cell = { $figure } is put into the own cell

## Why something cannot be done

why-no-action-left = You have taken two actions already
why-no-token = You have no action token left
why-in-cell = Not from your cell
why-lower-slot-first = Spells in lower slots come first
why-one-numbered = Only one numbered spell can be cast in an activation
why-not-planned = Only planned spells can be cast
why-not-completed = The quest is not completed
why-token-used = Its activation token is used
why-not-set-off = What has happened does not trigger it

## The log

score = { $seat }: { $count } power
laid-out = The lodge is laid out. { $seat } takes the crown.
plays-mage = { $seat } plays “{ $card }”.
picks-grimoire = { $seat } picks the starting grimoire “{ $card }”.
first-memory = First memory of { $seat }: “{ $card }”.
game-begins = The game begins with { $seat }, who holds the crown.
round = Round { $count }.
phase = { $phase ->
    [rose] Black Rose phase
    [study] Study phase
    [planning] Planning phase
    [action] Action phase
    [evocation] Evocation phase
   *[clean-up] Clean-up phase
}; first mage: { $seat }.
event-drawn = Event: “{ $card }”.
event-works = The event “{ $card }” takes effect.
event-leaves = The event “{ $card }” leaves the board.
event-discarded = The event “{ $card }” is discarded.
moon-phase = Moon phase { $count } begins.
draws-quest = { $seat } draws a quest of moon phase { $count }.
draws-quest-known = { $seat } draws the quest “{ $card }”.
draws-open-quest = { $seat } draws the quest “{ $card }”.
gives-up-quest = { $who } gives up a quest of moon phase { $count }.
discards-hidden-quest = { $seat } discards a hidden quest of moon phase { $count }.
discards-hidden-quest-known = { $seat } discards the hidden quest “{ $card }”.
discards-quest = { $who } discards the quest “{ $card }”.
reveals-quest = { $seat } reveals the quest “{ $card }”.
quest-advances = Quest “{ $card }” of { $seat }: { $count } of { $of }.
completes-quest = { $seat } completes the quest “{ $card }”.
uses-quest = { $who } uses the quest “{ $card }”.
solves-quest = { $seat } solves the quest “{ $card }” ({ count-power }).
rose-solves = The Possessed solves the quest “{ $card }”.
drew = { $seat } draws { count-spells }.
drew-known = { $seat } draws { count-spells }: { $cards }.
drew-forgotten = { $seat } draws { $count ->
    [one] { $count } forgotten spell
   *[other] { $count } forgotten spells
}.
drew-forgotten-known = { $seat } draws { $count ->
    [one] { $count } forgotten spell
   *[other] { $count } forgotten spells
}: { $cards }.
names-schools = { $seat } draws from the library: { $schools }.
looks-at-library = { $seat } looks at { count-cards } of the library.
looks-at-library-known = { $seat } looks at { count-cards } of the library: { $cards }.
put-back = { $seat } puts back onto the library: { $cards }.
school-reshuffled = The discard pile of { $school } becomes its deck ({ count-cards }).
searches-grimoire = { $seat } searches the own grimoire.
searches-grimoire-known = { $seat } searches the own grimoire: { $cards }.
finds = { $seat } takes a spell from the grimoire.
finds-known = { $seat } takes “{ $card }” from the grimoire.
recalled = { $seat } takes from the memories: { $cards }.
reshuffled = { $seat } shuffles the memories into a new grimoire ({ count-cards }).
shuffled-memories = { $seat } shuffles the memories into the grimoire ({ count-cards }).
retires = { $seat } retires “{ $card }”.
discarded = { $seat } discards “{ $card }”.
left-the-game = “{ $card }” of { $seat } leaves the game.
took-back = { $seat } takes an activated spell back to hand.
takes-back = { $seat } takes “{ $card }” back to hand.
takes-personal-spell = { $who } takes a personal spell to hand.
reloads = { $seat } lays a spell into { in-slot }.
reloads-known = { $seat } lays { $card } into { in-slot }.
gives-forgotten = { $seat } gives away a forgotten spell.
gives-forgotten-known = { $seat } gives away “{ $card }”.
planned = { $seat } plans { count-spells }: { $slots }.
planned-known = { $seat } plans { count-spells }: { $plans }.
acts = { $who }: { $action ->
    [explore] explore
    [fight] fight
   *[order] order
}.
waits = { $who } waits.
casts = { $seat } casts “{ $card }” ({ side-name }) from { in-slot }.
activates-spell = { $seat } activates { $type ->
    [trap] a trap
   *[protection] a protection
} in { in-slot }.
activates-spell-known = { $seat } activates “{ $card }” in { in-slot }.
enhanced = “{ $card }” is enhanced.
aims-at = { $figure } aims “{ $card }” at { $target }.
aims-at-room = { $figure } aims “{ $card }” at the room “{ $room }”.
gives-token = { $figure } gets the stability token of “{ $card }”.
answers = { $seat } answers with “{ $card }”.
set-off = “{ $card }” takes effect.
moves = { $figure } moves to “{ $room }”.
placed = { $figure } is put into “{ $room }”.
swap-places = { $figure } and { $second } change places.
to-cell = { $figure } returns to the own cell.
attacks = { $figure } attacks { $victim }.
suffers = { $figure } suffers { count-damage } from { $by }.
healed = { $count ->
    [one] { $count } damage
   *[other] { $count } damage
} is healed on { $figure }.
replaces-damage = { $who } replaces { count-damage } on { $figure }.
ignores-damage = { $figure } ignores { count-damage } with “{ $card }”.
ignores-effect = { $figure } ignores the effect of “{ $card }”.
redirects-damage = { count-damage } goes to { $figure } instead by “{ $card }”.
places-instability = { $who } places { count-instability } in “{ $room }”.
replaces-instability = { $who } replaces { count-instability } in “{ $room }”.
activates-room = { $figure } activates “{ $room }”.
copies-room = The effect of “{ $room }” is carried out.
rebuilt = “{ $room }” is rebuilt.
summons = { $who } summons “{ $evocation }” in “{ $room }”.
evocation-activates = { $figure } activates.
evocation-replaced = { $figure } makes room for another evocation.
evocation-defeated = { $figure } is defeated.
evocation-removed = { $figure } is removed.
upgraded = { $figure } gets the upgrade “{ $card }”.
umbra-assigned = { $figure } gets an Umbra.
hex-assigned = { $figure } gets the hex “{ $card }”.
hex-returned = The hex “{ $card }” of { $figure } goes back to its deck.
hex-weakened = { $who } puts a cube on the hex “{ $card }”.
hex-lifted = { $who } gets rid of the hex “{ $card }”.
is-defeated = { $figure } is defeated.
takes-trophy = { $who } takes a trophy of { $figure }.
gives-trophy = { $who } gives away a trophy of { $figure }.
takes-crown = { $who } takes the crown.
gains-power = { $who } gains { count-power }.
loses-power = { $who } loses { count-power }.
refreshes-action = { $who } turns up { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
}.
reveals-order = The Possessed: order “{ $card }”.
order-answers = The Possessed answers with the order “{ $card }”.
order-discarded = The order “{ $card }” is discarded.
dominion = The Possessed returns to the Black Rose Room.
game-over = The game ends: { $who } has the most power ({ $count }).

## How a game ended

reason-power = Most power
reason-quests = A tie, decided by solved quests
reason-trophies = A tie, decided by trophies
reason-crown = A tie, decided by the crown

## What the power is made of, as headings

source-power = Power track
source-quests = Solved quests
source-trophies = Trophies
source-crown = Crown
