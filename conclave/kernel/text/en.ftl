# What every game says.

# $number: the seat, counted from 1
player = Player { $number }

# Lists are built from two parts at a time: $first is what has been joined so far, $next what follows.
list-and = { $first } and { $next }
list-or = { $first } or { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
# Each of the cards in a list, since names may have commas.
list-name = “{ $name }”

# When a player is asked in a kind of reaction window.
asking-always = Always ask
asking-matters = Ask when it matters
asking-never = Never ask

# An answer of several parts: $parts; and one part of it that is a number of something, or lies in a slot.
several = { $parts_count ->
    [0] nothing
   *[other] { $parts }
}
amount = { $count } { $what }
placed = { $slot }: { $what }

# The game goes on with other cards or rules than before. $count: after so many answers.
goes-on = { $count ->
    [one] The cards or rules have changed: after { $count } answer the game goes on with the new ones. A step that was not finished begins again.
   *[other] The cards or rules have changed: after { $count } answers the game goes on with the new ones. A step that was not finished begins again.
}
