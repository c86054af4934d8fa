# Що кажуть усі ігри.

# $number: місце за столом, рахуючи від 1
player = Гравець { $number }

# Списки складаються з двох частин: $first — що вже з’єднано, $next — що йде далі.
list-and = { $first } та { $next }
list-or = { $first } або { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
# Кожна карта в списку, бо в назвах бувають коми.
list-name = «{ $name }»

# Коли питати гравця про реакцію певного виду.
asking-always = Питати завжди
asking-matters = Питати, коли це важливо
asking-never = Не питати

# An answer of several parts: $parts; and one part of it that is a number of something, or lies in a slot.
several = { $parts_count ->
    [0] нічого
   *[other] { $parts }
}
amount = { $count } { $what }
placed = { $slot }: { $what }

# Гра триває з іншими картами чи правилами. $count: після скількох відповідей.
goes-on = { $count ->
    [one] Карти чи правила змінилися: після { $count } відповіді гра триває з новими. Незавершений крок починається знову.
   *[other] Карти чи правила змінилися: після { $count } відповідей гра триває з новими. Незавершений крок починається знову.
}
