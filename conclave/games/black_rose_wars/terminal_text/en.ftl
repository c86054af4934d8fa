# Black Rose Wars in the terminal.

cli-phase = { $phase ->
    [setup] setting up
    [rose] Black Rose
    [study] study
    [planning] planning
    [action] action
    [evocation] evocation
    [clean-up] clean-up
   *[over] over
}
cli-label-track = Power
cli-label-events = Events
cli-label-stack = At work
cli-label-rose = The Rose
cli-label-sheet = Sheet
cli-label-evocations = Evocations
cli-label-quests = Quests
cli-label-hexes = Hexes
cli-label-memories = Memories
cli-label-known = Known
cli-label-orders = Orders
cli-rule = rules
cli-cubes = cubes { $count }
cli-orders = orders { $count }, deck { $deck }
cli-back = ready: { $type ->
    [trap] a trap
   *[protection] a protection
}
cli-in-cell = in the cell → { $exits }
cli-grimoire = grimoire { $count }
cli-values = strength { $strength } speed { $speed }
cli-solved = solved { $count }
cli-side = { $side ->
    [reverse] reverse
   *[main] main
}
cli-stage = { $stage ->
    [ready] ready
    [trap] trap
    [protection] protection
   *[other] activated
}
cli-hidden = hidden
cli-hidden-quest = hidden, phase { $phase }
cli-of-track = track { $track }, bonuses { $bonus }
cli-tie-quests = Equal power: solved quests decide, then trophies, then the crown.
cli-sign-person = a mage; behind a name: the owner; in a room or behind hearts: a cube
cli-sign-rose = the Black Rose, and The Possessed
cli-sign-life = health that is left, of all
cli-sign-power = power
cli-sign-crown = the crown
cli-sign-token = physical actions left
cli-sign-trophy = captured trophies
cli-sign-moon = the moon phase; on the track: where the next one begins
cli-sign-end = where the end begins
cli-sign-built = a rebuilt room
cli-sign-used = a rebuilt room whose token is used
cli-sign-free = a free slot for instability
cli-group-cast = Cast
cli-group-act = Act
cli-group-go = Move to
cli-group-quests = Quests
cli-group-wait = Wait
cli-group-end = Stop
