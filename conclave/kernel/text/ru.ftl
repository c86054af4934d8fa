# Что говорят все игры.

# $number: место за столом, считая от 1
player = Игрок { $number }

# Списки складываются из двух частей: $first — что уже соединено, $next — что идёт дальше.
list-and = { $first } и { $next }
list-or = { $first } или { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
# Каждая карта в списке, ведь в названиях бывают запятые.
list-name = «{ $name }»

# Когда спрашивать игрока о реакции определённого вида.
asking-always = Спрашивать всегда
asking-matters = Спрашивать, когда это важно
asking-never = Не спрашивать

# An answer of several parts: $parts; and one part of it that is a number of something, or lies in a slot.
several = { $parts_count ->
    [0] ничего
   *[other] { $parts }
}
amount = { $count } { $what }
placed = { $slot }: { $what }

# Игра продолжается с другими картами или правилами. $count: после скольких ответов.
goes-on = { $count ->
    [one] Карты или правила изменились: после { $count } ответа игра продолжается с новыми. Незаконченный шаг начинается снова.
   *[other] Карты или правила изменились: после { $count } ответов игра продолжается с новыми. Незаконченный шаг начинается снова.
}
