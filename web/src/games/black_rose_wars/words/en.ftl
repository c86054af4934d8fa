# The board of Black Rose Wars: labels and states. Sentences of cards and log come with the title.

brw-headline = round { $round } · { $moon ->
    [1] first moon
    [2] second moon
   *[3] third moon
}
brw-headline-setup = Preparing the game
brw-looming-last = { $who } has { $count }: this round is the last
brw-looming-end = the game ends at { $end }: { $who } has { $count }
brw-looming-moon = the moon turns at { $moon }: { $who } has { $count }
brw-help-act = { $count ->
    [one] { $count } action is left.
   *[other] { $count } actions are left.
} Touch a spell, a figure or a quest that is lit.
brw-help-plan = A click lays a spell into the next number, dragging into any place. Nobody sees which until all have sealed.

brw-phases = The phases of the round
brw-phase-rose = Rose
brw-phase-study = Study
brw-phase-planning = Planning
brw-phase-action = Action
brw-phase-evocation = Evocation
brw-phase-clean-up = Clean-up

brw-lodge = The lodge
brw-track = Power
brw-life = { $damage } of { $health } damage
brw-falls = falls
brw-room-state = { $state ->
    [destroyed] destroyed
    [used] rebuilt, its token is used
   *[rebuilt] rebuilt, its token is ready
}{ $state ->
    [destroyed] { " " }· { $cubes } of { $slots } slots
   *[other] { "" }
}
brw-room-label = { $room }, { brw-room-state }
brw-cell-of = Cell of { $who }
brw-evocation-of = { $card } of { $who }
brw-evocation-on = { $card } on { $who }
brw-gains = { $who }: +{ $count }

brw-crown = has the crown
brw-sealed = sealed
brw-planning = still planning
brw-rose-itself = the Rose itself · { $level ->
    [master] master
   *[apprentice] apprentice
}
brw-orders = { $done } of { $most } orders are done
brw-waits = { $type ->
    [trap] trap
   *[protection] protection
} ready
brw-waits-for = { $event ->
    [targeted_by_spell] It answers when it is the target of a combat spell
   *[suffers_damage] It answers when it suffers damage
}
brw-stage-empty = empty
brw-stage-ready = ready
brw-stage-trap = activated trap
brw-stage-protection = activated protection
brw-stage-revealed = revealed
brw-hex-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
brw-trophy-of = Trophy: { $who }
brw-known = Known to be in hand, in the grimoire or face down
brw-memories = Memories
brw-memories-of = Memories: { $count }
brw-grimoire-of = Grimoire: { $count }
brw-quests-of = Quests: { $open } open, { $hidden } hidden, { $done } completed
brw-quests-active = Revealed
brw-quests-done = Completed
brw-quests-solved = Solved

brw-count-hand = Spells in hand: { $count }
brw-count-trophy = Trophies: { $count }
brw-count-fist = Physical actions left: { $count }
brw-count-quest = Active quests: { $count }
brw-count-grimoire = Spells in the grimoire: { $count }
brw-count-memories = Spells in the memories: { $count }
brw-count-cube = Cubes left: { $count }
brw-count-instability = Cubes in the lodge: { $count }
brw-count-strength = Strength: { $count }
brw-count-sprint = Speed: { $count }
brw-count-health = Health: { $count }

brw-events = Events
brw-events-drift = they drift right
brw-event-slot = slot { $slot }
brw-quests = Quests
brw-of = { $count } of { $most }
brw-no-quests = No quests
brw-quest-open = revealed
brw-quest-hidden = hidden
brw-quest-done = completed: its effect can be used
brw-cubes = { brw-hex-cubes }
brw-task = { $count } of { $of } cubes
brw-full = Full: rebuilt in the clean-up
brw-you-gain = you +{ $count }
brw-tab-grimoire = Grimoire
brw-tab-hand = Hand
brw-tab-quests = Quests
brw-tab-events = Events

brw-sheet = Your grimoire
brw-slot = { $slot ->
    [quick] Quick
   *[other] { $slot }
}
brw-one-side = one side only
brw-main-side = main side
brw-reverse-side = reverse side
brw-take-back = take back
brw-flip = Turn { $card } over
brw-goes-here = the next spell goes here
brw-planned = planned
brw-planned-in = planned: { $slot }
brw-seal = Seal { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
brw-reveal = Reveal { $count }
brw-keep = Keep it
brw-go-on = Go on

brw-chain = Effects at work
brw-chain-how = the top goes first, then down the stack
brw-full-stop = Full stop
brw-open-answer = yours, open
brw-interrupts = interrupts { $count }
brw-asked-here = Asked here:
brw-work-spell = spell
brw-work-stable = stable effect
brw-work-room = room
brw-work-quest = quest
brw-work-event = event
brw-work-skill = skill
brw-work-physical = physical action
brw-work-activation = activation
brw-work-order = order
brw-work-rule = rule

brw-may = may:

# What the signs mean, for the legend.
brw-mark-activate = activate a room
brw-mark-cards = draw spells
brw-mark-cell = own cell
brw-mark-crown = crown
brw-mark-cube = cube
brw-mark-damage = damage
brw-mark-defeat = defeat, removal
brw-mark-destroyed = while destroyed
brw-mark-discard = discard
brw-mark-event = event
brw-mark-evocation = evocation
brw-mark-figure = figure
brw-mark-fist = action token
brw-mark-forgotten = forgotten spell
brw-mark-grimoire = grimoire
brw-mark-hand = hand limit
brw-mark-heal = healing
brw-mark-health = health
brw-mark-hex = hex
brw-mark-ignore = ignore damage
brw-mark-instability = instability
brw-mark-memories = memories
brw-mark-move = Move
brw-mark-pain = Pain
brw-mark-power = power
brw-mark-quest = quest
brw-mark-range = target
brw-mark-rebuilt = while rebuilt
brw-mark-replace = replace cubes
brw-mark-room = everybody in a room
brw-mark-rose = the Black Rose
brw-mark-self = yourself
brw-mark-sprint = speed
brw-mark-stable = stable
brw-mark-strength = strength, attack
brw-mark-study = library
brw-mark-summon = summon
brw-mark-umbra = Umbra
brw-mark-upgrade = upgrade
brw-mark-air = air
brw-mark-earth = earth
brw-mark-fire = fire
brw-mark-water = water
brw-mark-holy = holy
brw-mark-unholy = unholy
brw-mark-magic = magic
brw-mark-any = any element
