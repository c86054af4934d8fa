# Duel in the terminal.

cli-duel-round = Round { $count }
cli-has-fallen = has fallen
cli-label-plan = Planned
cli-label-trap = Traps
cli-label-top = Known on top
cli-sign-life = life
cli-sign-hidden = a card that lies face down
