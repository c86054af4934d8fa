# Co mówią wszystkie gry.

# $number: miejsce przy stole, licząc od 1
player = Gracz { $number }

# Listy składa się po dwie części: $first to, co już połączone, $next to, co następuje.
list-and = { $first } i { $next }
list-or = { $first } lub { $next }
list-comma = { $first }, { $next }
list-semicolon = { $first }; { $next }
# Każda karta na liście, bo w nazwach bywają przecinki.
list-name = „{ $name }”

# Kiedy pytać gracza o reakcję danego rodzaju.
asking-always = Pytaj zawsze
asking-matters = Pytaj, gdy to ważne
asking-never = Nie pytaj

# An answer of several parts: $parts; and one part of it that is a number of something, or lies in a slot.
several = { $parts_count ->
    [0] nic
   *[other] { $parts }
}
amount = { $count } { $what }
placed = { $slot }: { $what }

# Gra toczy się dalej z innymi kartami lub zasadami. $count: po ilu odpowiedziach.
goes-on = { $count ->
    [one] Karty lub zasady się zmieniły: po { $count } odpowiedzi gra toczy się dalej z nowymi. Niedokończony krok zaczyna się od nowa.
   *[other] Karty lub zasady się zmieniły: po { $count } odpowiedziach gra toczy się dalej z nowymi. Niedokończony krok zaczyna się od nowa.
}
