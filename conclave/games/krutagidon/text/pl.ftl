# Krutagidon po polsku.
#
# Karty zwracają się do właściciela na „ty” w trybie rozkazującym, dziennik mówi w trzeciej osobie czasu teraźniejszego.
# Nazwy kart w zdaniach stoją w cudzysłowie i nie odmieniają się.

title-krutagidon = Krutagidon
about-krutagidon = Bojowi czarownicy składają talie z rupieci z targowiska, tłuką się nawzajem i zmartwychwstają: gdy skończą się legendy, talia albo żetony martwych czarowników, wygrywa ten, kto ma najwięcej punktów.
motto-krutagidon = bez litości

option-names = Nazwy kart
names-mild = Grzeczne
names-printed = Jak na kartach, łącznie z niegrzecznymi
option-necromantics = „Nekromantyka” atakuje
necromantics-with-big-bone = Tylko gdy w grze jest „Wielki gnat”
necromantics-always = Zawsze
option-great-blaze = „Wielki ogień” jest wart
great-blaze-2-points = 2 PZ
great-blaze-1-point = 1 PZ
option-rlyeh = „R’lyeh”, gdy ktoś niszczy twoją kartę
rlyeh-draws-1 = Pozwala dobrać 1 kartę
rlyeh-nothing = Nic nie robi

window-defence = Obrona przed atakami
window-offer = Działania do wyboru
window-stay-out = Odpuszczanie rozróby

## Rodzaje i cechy

kind-wizard = Czarodziej
kind-creature = Stwór
kind-spell = Zaklęcie
kind-treasure = Skarb
kind-location = Miejsce
kind-legend = Legenda
kind-familiar = Chowaniec
kind-starter = Karta startowa
kind-mayhem = Rozróba
kind-typeless = Bez typu
kind-dead-wizard-token = Żeton martwego czarownika
kind-property-token = Cecha czarownika
kind-special-token = Żeton
tag-attack = Atak
tag-defence = Obrona
tag-ongoing = Efekt stały
tag-promo = Promo

## Typy, jak stoją po słowie „karta”

type-wizard = { $count ->
    [1] czarodzieja
   *[other] czarodziejów
}
type-creature = { $count ->
    [1] stwora
   *[other] stworów
}
type-spell = { $count ->
    [1] zaklęcia
   *[other] zaklęć
}
type-treasure = { $count ->
    [1] skarbu
   *[other] skarbów
}
type-location = { $count ->
    [1] miejsca
   *[other] miejsc
}
type-legend = { $count ->
    [1] legendy
   *[other] legend
}
type-familiar = { $count ->
    [1] chowańca
   *[other] chowańców
}
type-starter = z talii startowej
type-mayhem = rozróby
card-kind = { $kinds_count ->
    [0] { "" }
   *[other] { " " }{ $kinds }
}

## Kto. Tych komunikatów nikt nie czyta: po nich inne komunikaty rozróżniają czarowników.

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

# Podmiot przed czasownikiem dla $who, $by i $of; czarownik, o którym już mowa, go nie potrzebuje.
who-does = { $who ->
    [attacker] atakujący{ " " }
    [avoider] ten czarownik{ " " }
    [killer] twój zabójca{ " " }
    [left] wróg po lewej{ " " }
    [right] wróg po prawej{ " " }
    [active] aktywny czarownik{ " " }
    [bound] wybrany wróg{ " " }
   *[self] { "" }
}
by-does = { $by ->
    [attacker] atakujący{ " " }
    [avoider] ten czarownik{ " " }
    [killer] twój zabójca{ " " }
    [left] wróg po lewej{ " " }
    [right] wróg po prawej{ " " }
    [active] aktywny czarownik{ " " }
    [bound] wybrany wróg{ " " }
   *[self] { "" }
}
by-may = { $by ->
    [self] możesz
   *[other] { by-does }może
}
of-does = { $of ->
    [self] odkryj
    [attacker] atakujący odkrywa
    [bound] wybrany wróg odkrywa
   *[target] odkrywa
}
# U kogo leżą karty; czyje — po rzeczowniku. Kto już jest wymieniony, słów nie potrzebuje.
of-before = { $of ->
    [self] u ciebie{ " " }
    [each] { "" }
    [attacker] u atakującego{ " " }
    [avoider] u tego czarownika{ " " }
    [killer] u twojego zabójcy{ " " }
    [left] u wroga po lewej{ " " }
    [right] u wroga po prawej{ " " }
    [active] u aktywnego czarownika{ " " }
    [bound] u wybranego wroga{ " " }
   *[target] u niego{ " " }
}
of-after = { $of ->
    [attacker] { " " }atakującego
    [avoider] { " " }tego czarownika
    [killer] { " " }twojego zabójcy
    [active] { " " }aktywnego czarownika
    [bound] { " " }wybranego wroga
   *[other] { "" }
}
whom-before = { $whom ->
    [self] { $by ->
        [self] { "" }
       *[other] do ciebie{ " " }
    }
   *[other] { "" }
}
whom-after = { $whom ->
    [target] { $by ->
        [self] { " " }tego czarownika
       *[other] { "" }
    }
    [attacker] { " " }atakującego
    [avoider] { " " }tego czarownika
    [killer] { " " }twojego zabójcy
    [left] { " " }wroga po lewej
    [right] { " " }wroga po prawej
    [active] { " " }aktywnego czarownika
    [bound] { " " }wybranego wroga
    [picked] { " " }dowolnego z tych, którzy mają najmniej
   *[other] { "" }
}

## Liczby. Liczba na karcie przychodzi jako n1, n2 … (albo „all”), żeby odróżnić ją od tej, którą się wylicza.

number = { $count ->
    [999] all
   *[other] n{ $count }
}
number-all = all
times-of = { $times ->
    [1] { "" }
    [-1] { "" }
   *[other] { $times } ×{ " " }
}
number-cost = { times-of }koszt { $picked ->
    [yes] wybranej karty
   *[no] tej karty
}
number-vp = { times-of }liczba PZ tej karty (★ = 3 PZ)
number-count = { times-of }liczba kart{ $kind }{ $cards }
number-sum-cost = { times-of }łączny koszt kart{ $kind }{ $cards }
number-max-cost = { times-of }najwyższy koszt karty{ $cards }
number-dwt = { times-of }liczba { whose-tokens }
number-real-dwt = { times-of }liczba { whose-tokens } (bez karty „Wielki gnat”)
number-life = { times-of }liczba { $who ->
    [self] twoich
   *[other] jego
} punktów życia
number-min-life = { times-of }najniższa liczba punktów życia wśród wszystkich czarowników
whose-tokens = { $who ->
    [self] twoich
   *[other] jego
} żetonów martwych czarowników

# Liczba bez własnego wiersza poniżej uchodziłaby za wyliczoną.
n-cards = { $n ->
    [n1] 1 kartę
    [n2] 2 karty
    [n3] 3 karty
    [n4] 4 karty
    [n5] 5 kart
    [n6] 6 kart
    [n7] 7 kart
    [n8] 8 kart
    [n9] 9 kart
    [n10] 10 kart
    [n11] 11 kart
    [n12] 12 kart
    [n13] 13 kart
    [n14] 14 kart
    [n15] 15 kart
    [n20] 20 kart
    [n25] 25 kart
    [all] wszystkie karty
   *[counted] X kart, gdzie X to { $n }
}
n-kind = { $n ->
    [n1] 1 kartę{ $kind }
    [n2] 2 karty{ $kind }
    [n3] 3 karty{ $kind }
    [n4] 4 karty{ $kind }
    [n5] 5 kart{ $kind }
    [n6] 6 kart{ $kind }
    [n7] 7 kart{ $kind }
    [n8] 8 kart{ $kind }
    [n9] 9 kart{ $kind }
    [n10] 10 kart{ $kind }
    [n11] 11 kart{ $kind }
    [n12] 12 kart{ $kind }
    [n13] 13 kart{ $kind }
    [n14] 14 kart{ $kind }
    [n15] 15 kart{ $kind }
    [n20] 20 kart{ $kind }
    [n25] 25 kart{ $kind }
    [all] wszystkie karty{ $kind }
   *[counted] X kart{ $kind }, gdzie X to { $n }
}
n-top = { $n ->
    [n1] wierzchnią kartę
    [n2] 2 wierzchnie karty
    [n3] 3 wierzchnie karty
    [n4] 4 wierzchnie karty
    [n5] 5 wierzchnich kart
    [n6] 6 wierzchnich kart
    [n7] 7 wierzchnich kart
    [n8] 8 wierzchnich kart
    [n9] 9 wierzchnich kart
    [n10] 10 wierzchnich kart
    [n11] 11 wierzchnich kart
    [n12] 12 wierzchnich kart
    [n13] 13 wierzchnich kart
    [n14] 14 wierzchnich kart
    [n15] 15 wierzchnich kart
    [n20] 20 wierzchnich kart
    [n25] 25 wierzchnich kart
    [all] wszystkie karty
   *[counted] X wierzchnich kart (X to { $n })
}
n-main = { $n ->
    [n1] 1 kartę z wierzchu talii głównej
    [n2] 2 karty z wierzchu talii głównej
    [n3] 3 karty z wierzchu talii głównej
    [n4] 4 karty z wierzchu talii głównej
    [n5] 5 kart z wierzchu talii głównej
    [n6] 6 kart z wierzchu talii głównej
    [n7] 7 kart z wierzchu talii głównej
    [n8] 8 kart z wierzchu talii głównej
    [n9] 9 kart z wierzchu talii głównej
    [n10] 10 kart z wierzchu talii głównej
    [n11] 11 kart z wierzchu talii głównej
    [n12] 12 kart z wierzchu talii głównej
    [n13] 13 kart z wierzchu talii głównej
    [n14] 14 kart z wierzchu talii głównej
    [n15] 15 kart z wierzchu talii głównej
    [n20] 20 kart z wierzchu talii głównej
    [n25] 25 kart z wierzchu talii głównej
    [all] całą talię główną
   *[counted] X kart z wierzchu talii głównej
}
n-life = { $n ->
    [n1] o 1
    [n2] o 2
    [n3] o 3
    [n4] o 4
    [n5] o 5
    [n6] o 6
    [n7] o 7
    [n8] o 8
    [n9] o 9
    [n10] o 10
    [n11] o 11
    [n12] o 12
    [n13] o 13
    [n14] o 14
    [n15] o 15
    [n20] o 20
    [n25] o 25
    [all] do pełna
   *[counted] o X, gdzie X to { $n }
}
n-damage = { $n ->
    [n1] 1 obrażenie
    [n2] 2 obrażenia
    [n3] 3 obrażenia
    [n4] 4 obrażenia
    [n5] 5 obrażeń
    [n6] 6 obrażeń
    [n7] 7 obrażeń
    [n8] 8 obrażeń
    [n9] 9 obrażeń
    [n10] 10 obrażeń
    [n11] 11 obrażeń
    [n12] 12 obrażeń
    [n13] 13 obrażeń
    [n14] 14 obrażeń
    [n15] 15 obrażeń
    [n20] 20 obrażeń
    [n25] 25 obrażeń
    [all] wszystkie obrażenia
   *[counted] X obrażeń, gdzie X to { $n }
}
n-power = { $n ->
    [n1] +1 mocy
    [n2] +2 mocy
    [n3] +3 mocy
    [n4] +4 mocy
    [n5] +5 mocy
    [n6] +6 mocy
    [n7] +7 mocy
    [n8] +8 mocy
    [n9] +9 mocy
    [n10] +10 mocy
    [n11] +11 mocy
    [n12] +12 mocy
    [n13] +13 mocy
    [n14] +14 mocy
    [n15] +15 mocy
    [n20] +20 mocy
    [n25] +25 mocy
    [all] cała moc
   *[counted] +X mocy, gdzie X to { $n }
}
n-limp = { $n ->
    [n1] 1 oklapłą różdżkę
    [n2] 2 oklapłe różdżki
    [n3] 3 oklapłe różdżki
    [n4] 4 oklapłe różdżki
    [n5] 5 oklapłych różdżek
    [n6] 6 oklapłych różdżek
    [n7] 7 oklapłych różdżek
    [n8] 8 oklapłych różdżek
    [n9] 9 oklapłych różdżek
    [n10] 10 oklapłych różdżek
    [n11] 11 oklapłych różdżek
    [n12] 12 oklapłych różdżek
    [n13] 13 oklapłych różdżek
    [n14] 14 oklapłych różdżek
    [n15] 15 oklapłych różdżek
    [n20] 20 oklapłych różdżek
    [n25] 25 oklapłych różdżek
    [all] wszystkie oklapłe różdżki
   *[counted] X oklapłych różdżek
}
n-wild = { $n ->
    [n1] 1 kartę dzikiej magii
    [n2] 2 karty dzikiej magii
    [n3] 3 karty dzikiej magii
    [n4] 4 karty dzikiej magii
    [n5] 5 kart dzikiej magii
    [n6] 6 kart dzikiej magii
    [n7] 7 kart dzikiej magii
    [n8] 8 kart dzikiej magii
    [n9] 9 kart dzikiej magii
    [n10] 10 kart dzikiej magii
    [n11] 11 kart dzikiej magii
    [n12] 12 kart dzikiej magii
    [n13] 13 kart dzikiej magii
    [n14] 14 kart dzikiej magii
    [n15] 15 kart dzikiej magii
    [n20] 20 kart dzikiej magii
    [n25] 25 kart dzikiej magii
    [all] całą dziką magię
   *[counted] X kart dzikiej magii
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
    [all] maksimum
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
   *[counted] , gdzie X to { $n }
}

## jej rodzaj już padł.

zone-hand = { $case ->
    [in] na ręce
    [from] z ręki
    [gained] { " " }na rękę
   *[to] na rękę
}
zone-discard = { $case ->
    [in] na stosie kart odrzuconych
    [from] ze stosu kart odrzuconych
    [gained] { "" }
   *[to] na stos kart odrzuconych
}
zone-deck-top = { $case ->
    [in] na wierzchu talii
    [from] z wierzchu talii
    [gained] { " " }na wierzch swojej talii
   *[to] na wierzch talii
}
zone-deck = { $case ->
    [in] w talii
    [from] z talii
   *[to] do talii
}
zone-deck-bottom = { $case ->
    [in] na spodzie talii
    [from] ze spodu talii
   *[to] na spód talii
}
zone-in-play = { $case ->
    [in] w grze
    [from] z gry
   *[to] do gry
}
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
filter-card = „{ $card }”
filter-attack = z atakiem
filter-defense = z obroną
filter-ongoing = z efektem stałym
filter-cost = o koszcie { $count }
filter-cost-min = o koszcie { $count } lub więcej
filter-vp-min = o wartości { $count } PZ lub więcej (★ = 3 PZ)
filter-top-cost = o najwyższym koszcie
filter-beyond-one-per-type = ponad jedną każdego typu (karty bez typu się nie liczą)
cards = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [ongoing] i żetonów z efektem stałym { of-before }w grze
    [permanents] z efektem stałym { of-before }w grze
    [market] na targowisku
    [main] na wierzchu talii głównej
    [wild] na stosie dzikiej magii
    [limp] na stosie oklapłych różdżek
    [mayhem] na stosie zniszczonych kart rozróby
    [tokens] wśród żetonów martwych czarowników{ of-after }
   *[other] { of-before }{ $zones }{ $of ->
        [avoider] { " " }(przed obroną)
       *[other] { "" }
    }
}
cards-from = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [ongoing] lub żeton z efektem stałym z gry{ of-after }
    [permanents] z efektem stałym z gry{ of-after }
    [market] z targowiska
    [main] z wierzchu talii głównej
    [wild] ze stosu dzikiej magii
    [limp] ze stosu oklapłych różdżek
    [mayhem] ze stosu zniszczonych kart rozróby
    [tokens] spośród żetonów martwych czarowników{ of-after }
   *[other] { $either }{ of-after }
}
cards-bound = { $filter ->
    [any] { $picked ->
        [yes] picked
       *[no] those
    }
    [kind] { " " }spośród nich
   *[other] { " " }{ $filter } spośród nich
}
cards-except = rest
which-cards = { $cards ->
    [those] { $n ->
        [all] tę kartę
        [n1] 1 z nich
       *[other] { n-cards } spośród nich
    }
    [picked] wybraną kartę
    [rest] resztę
   *[other] { n-kind }{ $cards }
}
rest-back = { $rest ->
    [back] ; resztę { $by ->
        [self] odłóż
       *[other] odkłada
    } na wierzch talii w dowolnej kolejności
   *[stays] { "" }
}
at-random = { $how ->
    [random] { " " }losowo
   *[other] { "" }
}

## Operacje

op-nothing = { $how ->
    [chosen] nic nie rób
   *[always] nic się nie dzieje
}
op-power = { $sign ->
    [less] −X mocy, gdzie X to { $n }
   *[more] { n-power }
}
op-power-multiplier = cała twoja moc w tej turze mnoży się przez { $count }
op-draw = { who-does }{ $who ->
    [self] dobierz
   *[other] dobiera
} { n-cards }
op-heal = { who-does }{ $who ->
    [self] podkręć życie
   *[other] podkręca życie
} { n-life }
op-damage = { who-does }{ $who ->
    [self] otrzymaj
   *[other] otrzymuje
} { n-damage }
op-damage-offer = { op-damage }; jeśli padnie od tego trupem, odkryj { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
} martwych czarowników i wybierz, który dostanie (resztę wtasuj z powrotem)
op-spend-life = { who-does }{ $who ->
    [self] poświęć
   *[other] poświęca
} { count-life }
op-set-life = { who-does }{ $who ->
    [self] masz
   *[other] ma
} odtąd tyle punktów życia, ile wynosi { n-plain }
op-swap-life = najsłabszy i najpotężniejszy czarownik zamieniają się życiem (przy remisie wybiera aktywny czarownik)
op-attack = atak — { $targets } { $effects }
op-attack-avoided = za każdego, kto uniknął ataku: { $effects }
op-attack-after = po tym: { $effects }
op-attack-whole = { $effects }
op-may-attack = opcjonalnie: { $attack }
op-redirect = atak trafia atakującego zamiast ciebie
op-look = obejrzyj { $count ->
    [1] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
} swojej talii
op-reveal-deck-top = { of-does } { n-top } swojej talii
op-reveal-main-top = odkryj { n-top } talii głównej
op-reveal-hand = { of-does } swoją rękę
op-pick = { $how ->
    [may] { by-may } wybrać
   *[other] { by-does }{ $by ->
        [self] wybierz
       *[other] wybiera
    }
}{ at-random } { which-cards }
op-discard = { $how ->
    [may] { by-may } odrzucić
   *[other] { by-does }{ $by ->
        [self] odrzuć
       *[other] odrzuca
    }
}{ at-random } { which-cards }{ rest-back }
op-destroy = { $how ->
    [may] { by-may } zniszczyć
   *[other] { by-does }{ $by ->
        [self] zniszcz
       *[other] niszczy
    }
}{ at-random } { which-cards }{ rest-back }
op-put-bound = { $by ->
    [self] { $whom ->
        [self] przenieś { which-cards }
       *[other] { $cards ->
            [picked] wybrana karta
           *[those] ta karta
        } trafia
    }
   *[other] { by-does }przenosi { which-cards }
}
op-put = { $how ->
    [may] { by-may } przenieść { which-cards }
   *[other] { $cards ->
        [those] { op-put-bound }
        [picked] { op-put-bound }
       *[other] { by-does }{ $by ->
            [self] przenieś
           *[other] przenosi
        } { which-cards }
    }
} { whom-before }{ $zone }{ whom-after }
gains = { who-does }{ $who ->
    [self] zyskaj
   *[other] zyskuje
}
gain-to = { $zone }
op-gain-limp-pile = { gains } { n-limp }{ gain-to }{ n-where }
op-gain-wild-pile = { gains } { n-wild }{ gain-to }{ n-where }
op-gain-main-top = { gains } { n-main }{ gain-to }{ n-where }
op-gain-market = { gains } z targowiska { n-cards }{ gain-to }
op-shuffle-together = { $of ->
    [self] wtasuj
   *[other] wtasowuje
} rękę, talię i karty odrzucone w nową talię
op-replace-market = możesz zniszczyć 1 kartę z targowiska; na jej miejsce od razu wchodzi nowa
op-play-foe-top = zagraj wierzchnią kartę talii wroga, jakby była z twojej ręki, po czym trafia ona na stos kart odrzuconych swojego właściciela (karta z efektem stałym zostaje u ciebie na stałe)
op-play-mayhem = { $which ->
    [all] zagraj losowo { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    } ze stosu zniszczonych kart rozróby
   *[some] weź losowo { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    } ze stosu zniszczonych kart rozróby i zagraj { $play } z nich
}
op-play-mayhem-skip = { op-play-mayhem }; możesz nie brać udziału
op-play-group-attack = zagraj atak grupowy obecnej legendy
op-play-group-attack-self = zagraj atak grupowy obecnej legendy tylko przeciw sobie
op-play-attacks = { who-does }{ $who ->
    [self] zagraj
   *[other] zagrywa
} ataki wszystkich kart{ $kind }{ $cards }
op-play-attacks-self = { who-does }{ $who ->
    [self] zagraj
   *[other] zagrywa
} przeciw sobie ataki wszystkich kart{ $kind }{ $cards }
op-property-token = weź z pudełka losową cechę czarownika: jest twoja, póki ktoś nie pokona następnej legendy
op-swap-tokens = zamień jeden swój żeton martwego czarownika na jeden jego żeton (oba wybierasz ty), po czym oba działają
op-return-token = wtasuj { $count ->
    [one] { $count } swój żeton
    [few] { $count } swoje żetony
   *[many] { $count } swoich żetonów
} martwego czarownika z powrotem do stosu
op-redistribute-tokens = każdy, kto ma żetony martwych czarowników, oddaje jeden; tasuje się je i rozdaje tym samym czarownikom po jednym, po czym działają
op-if = jeśli { $condition }{ $effects_count ->
    [1] ,
   *[other] :
} { $effects }
op-if-else = jeśli { $condition }, { $effects }; w przeciwnym razie { $otherwise }
op-choose-one = do wyboru: { $options }
op-may = według uznania { $effects }
op-may-cost = według uznania { $cost } i za to { $effects }
op-may-else = albo { $effects } — albo { $otherwise }
op-may-repeat = według uznania dowolnie wiele razy { $effects }
op-may-repeat-cost = według uznania dowolnie wiele razy { $cost } i za to { $effects }
op-may-repeat-else = według uznania dowolnie wiele razy { $effects } — albo { $otherwise }
op-each = { $targets } { $effects }
op-choose-foe = wybierz wroga
op-choose-wizard = wybierz czarownika
op-compare = { $among ->
    [remaining] u wszystkich, którzy go nie uniknęli,
   *[other] u wszystkich
} porównuje się { $by }{ $which ->
    [both] { " " }(jeśli wszyscy mają po równo, nic się nie dzieje)
   *[other] { "" }
}
op-this-turn = { $event }: { $effects }
op-this-turn-to-top = { $count ->
    [-1] każda karta, którą kupisz lub zyskasz w tej turze, trafia
    [1] następna karta, którą kupisz lub zyskasz w tej turze, trafia
    [few] { $count } następne karty, które kupisz lub zyskasz w tej turze, trafiają
   *[other] { $count } następnych kart, które kupisz lub zyskasz w tej turze, trafia
} na wierzch twojej talii
event-turn-start = na początku tej tury
event-turn-end = na końcu tej tury
event-played = w tej turze zawsze, gdy zagrywasz kartę
event-nth-played = w tej turze zawsze, gdy zagrywasz kolejną kartę
event-two-different = w tej turze, gdy zagrywasz drugą kartę, inną niż pierwsza
event-four-types = w tej turze, gdy masz zagrane karty 4 typów
event-killed-foe = w tej turze zawsze, gdy zabijasz wroga
event-own-card-destroyed = w tej turze zawsze, gdy ktoś niszczy twoją kartę
event-buy-or-gain = w tej turze zawsze, gdy kupujesz lub zyskujesz kartę

## Cele. $led to „target”, gdy dalej mowa o tym, co robią, i „other”, gdy o kimś innym.

targets-chosen-foe = wybrany przez ciebie wróg{ led }
targets-chosen-wizard = wybrany przez ciebie czarownik (możesz to być ty){ led }
targets-each-foe = każdy wróg{ led }
targets-each-wizard = każdy czarownik{ led }
targets-left-or-right-foe = wróg po lewej lub po prawej (do wyboru){ led }
targets-left-and-right-foes = każdy z sąsiadów (wróg po lewej i wróg po prawej){ led }
targets-weakest-foe = najsłabszy wróg (przy remisie do wyboru){ led }
targets-each-foe-weaker = każdy wróg słabszy od ciebie{ led }
targets-strongest-wizards = najpotężniejszy czarownik (przy remisie każdy z nich){ led }
targets-chosen-foe-with-dwt = wybrany przez ciebie wróg z żetonem martwego czarownika (ty też musisz go mieć){ led }
targets-remaining = każdy, kto go nie uniknął{ $led ->
    [target] ,
   *[other] :
}
targets-life = każdy czarownik, który ma { $high ->
    [25] { $low } punktów życia lub więcej
   *[other] { $low ->
        [0] { $high } punktów życia lub mniej
        [1] { $high } punktów życia lub mniej
       *[other] od { $low } do { $high } punktów życia
    }
}{ $led ->
    [target] ,
   *[other] :
}
targets-bound = każdy, kto ma { $end ->
    [highest] najwięcej
   *[other] najmniej
}{ $led ->
    [target] ,
   *[other] :
}
led = { $led ->
    [target] { "" }
   *[other] :
}

## Warunki

if-at-least = { $number } to co najmniej { $count }
if-exactly = { $number } to dokładnie { $count }
if-exists = znajdzie się karta{ $kind }{ $cards }
if-controls = masz w grze „{ $card }”
if-first-card-this-turn = to pierwsza karta, którą zagrywasz w tej turze
if-target-died = ten czarownik padnie od tego trupem
if-no-attack-damage = atak nie zadał obrażeń
if-is-type = to karta { $type }
if-did = ta karta do niego trafiła
if-in-remaining = { $who ->
    [left] wróg po lewej
    [right] wróg po prawej
   *[other] ten czarownik
} też nie uniknął ataku

## Wiersze karty

cost = Koszt: { $count }
points = { $count } PZ
points-star = PZ: patrz tekst
line-play = { CAPITAL($effects) }{ $harms ->
    [yes] { " " }(to nie jest atak)
   *[no] { "" }
}.
line-mayhem = Rozróba — { $effects }.
line-mayhem-attack = Rozróba, { $effects }.
line-instant = Natychmiast — { $effects }.
line-revive = Zmartwychwstajesz, mając { count-life }.
line-when-turn-start = { $ongoing ->
    [no] Na
   *[yes] Efekt stały — na
} początku twojej tury: { $effects }.
line-when-turn-end = { $ongoing ->
    [no] Na
   *[yes] Efekt stały — na
} końcu twojej tury: { $effects }.
line-when-played = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} zagrywasz kartę { $type }: { $effects }.
line-when-nth-played = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} zagrywasz { $nth ->
    [1] pierwszą
    [2] drugą
    [3] trzecią
   *[other] { $nth }.
} w turze kartę { $type }: { $effects }.
line-when-two-different = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} masz zagrane w turze 2 różne karty { $type }: { $effects }.
line-when-four-types = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} masz zagrane w turze karty 4 różnych typów: { $effects }.
line-when-killed-foe = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} zabijasz wroga: { $effects }.
line-when-own-card-destroyed = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} ktoś niszczy twoją kartę: { $effects }.
line-when-buy-or-gain = { $ongoing ->
    [no] Gdy
   *[yes] Efekt stały — gdy
} kupujesz lub zyskujesz kartę: { $effects }.
line-heal-multiplier = Efekt stały — podkręcasz { times-more } więcej życia.
line-attack-multiplier = Efekt stały — twoje ataki zadają { times-more } więcej obrażeń.
times-more = { $count } razy
line-surcharge = Efekt stały — płacisz o { count-power } więcej za karty { $kinds }{ $cards_count ->
    [0] { "" }
   *[other] { " " }i karty { $cards }
}.
line-more-damage = Efekt stały — ataki kart „{ $card }” zadają ci o { count-damage } więcej.
line-cannot-avoid-mayhem = Efekt stały — nie możesz unikać ataków rozróby.
line-counts-as-token = Efekt stały — do liczenia punktów uchodzi za { $count ->
    [one] { $count } żeton martwego czarownika
    [few] { $count } żetony martwego czarownika
   *[many] { $count } żetonów martwego czarownika
}.
line-market-to-deck-top = { $ongoing ->
    [no] Karty
   *[yes] Efekt stały — karty
} z targowiska o koszcie { $count } lub mniej, które kupujesz lub zyskujesz, trafiają na wierzch twojej talii.
line-life-power = { $uses ->
    [one] { $uses } raz
   *[other] { $uses } razy
} na turę możesz poświęcić { count-life }: { $effects }.
line-recruits = { $ongoing ->
    [no] Na
   *[yes] Efekt stały — na
} końcu tury dobierz jeszcze po 1 karcie za każdą kartę czarodzieja, którą w tej turze kupisz lub zyskasz.
line-prize = Efekt stały — na końcu tury dobierz { count-cards } zamiast { $usual }, potem odrzuć { $discarded } z nich. Kto zabija wroga, zabiera tę nagrodę.
line-controls = Kto posiada tę kartę, kontroluje „{ $card }”.
line-defence = Obrona — odrzuć tę kartę z ręki, aby uniknąć ataku{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-defence-in-play = Obrona — odrzuć tę kartę z gry, aby uniknąć ataku{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-group-attack = Grupowy { $effects }.
line-points-owned = { $count } PZ, jeśli masz co najmniej { $least } { $least ->
    [one] kartę
    [few] karty
   *[many] kart
} „{ $card }”, w przeciwnym razie 0 PZ.
line-points-tokens = Po 1 PZ za każdy twój żeton martwego czarownika.

## Pytania

ask-act = Twoja tura, moc: { $power }. Graj, kupuj albo kończ.
ask-choose-property = Wybierz cechę czarownika, którą zatrzymasz.
ask-choose-familiar = Wybierz chowańca, którego zatrzymasz.
ask-choose-one = „{ $card }”: { $cards_count ->
    [0] wybierz jedno.
   *[other] wybierz, co stanie się z kartą { $cards }.
}
ask-choose-wizard = „{ $card }”: wybierz czarownika.
ask-may = „{ $card }”: { $cost_count ->
    [0] { $effects }. Zgoda?
   *[other] { $cost } i za to { $effects }. Zgoda?
}
ask-may-attack = „{ $card }”: atakujesz?
ask-pass-card = „{ $card }”: wybierz kartę, którą przekażesz w lewo.
ask-pick-card = „{ $card }”: wybierz kartę{ more-to-go }.
ask-discard = „{ $card }”: wybierz kartę do odrzucenia{ more-to-go }.
ask-may-discard = „{ $card }”: możesz wybrać kartę do odrzucenia{ more-to-go }.
ask-destroy = „{ $card }”: wybierz kartę do zniszczenia{ more-to-go }.
ask-may-destroy = „{ $card }”: możesz wybrać kartę do zniszczenia{ more-to-go }.
ask-put = „{ $card }”: wybierz kartę do przeniesienia{ more-to-go }.
ask-may-put = „{ $card }”: możesz wybrać kartę do przeniesienia{ more-to-go }.
ask-keep-one = „{ $card }”: wybierz, którą kartę tego typu zatrzymasz.
ask-to-whom = „{ $card }”: wybierz, kto dostanie kartę.
ask-order-top = „{ $card }”: wybierz następną kartę, licząc od wierzchu talii.
ask-defend = { $own ->
    [yes] Atakujesz się kartą „{ $card }”. Bronisz się?
   *[no] { $attacker } atakuje cię kartą „{ $card }”. Bronisz się?
}
ask-defend-from-nobody = „{ $card }” w ciebie uderza i nie ma kogo winić. Bronisz się?
ask-target = „{ $card }”: wybierz cel.
ask-whose-deck = „{ $card }”: wybierz wroga, którego wierzchnią kartę zagrasz.
ask-which-mayhem = „{ $card }”: wybierz rozróbę do zagrania.
ask-stay-out = Rozróba „{ $card }”. Odpuszczasz?
ask-next-attack = „{ $card }”: wybierz następny atak do zagrania.
ask-replace-market = „{ $card }”: możesz wybrać kartę z targowiska do wymiany.
ask-pick-token = Wybierz żeton martwego czarownika. Dostaje: { $seat }.
ask-own-token = „{ $card }”: wybierz swój żeton do oddania.
ask-other-token = „{ $card }”: wybierz żeton do zabrania.
ask-return-token = „{ $card }”: wybierz żeton, którego się pozbędziesz{ more-to-go }.
ask-give-token = „{ $card }”: wybierz żeton, który wrzucisz.
ask-swap-life = „{ $card }”: życia po równo, wybierz, kto się zamienia.
ask-first-trigger = Wybierz, co zadziała najpierw.
ask-prize-discard = Główna nagroda: wybierz, którą z nowych kart odrzucisz.
more-to-go = { $count ->
    [1] { "" }
   *[other] { " " }(zostało: { $count })
}

## Co można wybrać

move-play = Zagraj kartę „{ $card }”{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-buy = Kup kartę „{ $card }”
move-defeat = Pokonaj legendę „{ $card }”
move-defeat-next = Pokonaj następną legendę
move-call = Wezwij chowańca „{ $card }”
move-use = „{ $card }” — poświęć { count-life }: { $effects }
move-defend = Broń się kartą „{ $card }”{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-end-turn = Zakończ turę
move-play-harmless = Zagraj wszystkie nieszkodliwe karty
pick-none = Nie
pick-yes = Tak
pick-seat = { $seat }
pick-option = Wariant { $number }
pick-effects = { $place ->
    [option] { CAPITAL($effects) }
   *[part] { $effects }
}
pick-trigger = „{ $card }” — { $effects }

## Dlaczego czegoś nie można zrobić

why-power-short = Brakuje { count-power } (cena: { $price })
why-pile-empty = Stos jest pusty
why-legend-face-down = Następna legenda do końca tury leży zakryta
why-never-sold = Nie na sprzedaż: rozdają ją tylko efekty
why-used-this-turn = W tej turze już użyte
why-life-short = Potrzeba co najmniej { $count } { $count ->
    [one] punktu życia
   *[other] punktów życia
}

## Dziennik

score = { $seat }: { $count } PZ
dealt-to = { $seat }: rozdane elementy — { $count }.
dealt-to-known = { $seat }: rozdane elementy — { $count }: { $cards }.
chose = { $seat } zaczyna z cechą „{ $property }” i chowańcem „{ $familiar }”.
laid-out = Targowisko otwarte: { $cards }.
first-wizard = Pierwsza tura: { $seat }.
turn = Tura { $count }: { $seat }.
dealt = Na targowisko trafia karta „{ $card }”.
mayhem = Rozróba! „{ $card }”.
mayhem-drawn = Ze stosu zniszczonej rozróby wzięto: { $cards }.
stays-out = { $seat } nie bierze udziału w rozróbie „{ $card }”.
played = { $seat } zagrywa kartę „{ $card }”.
triggered = { $seat }: działa „{ $card }”.
turned-up = { $seat } odkrywa wierzchnią kartę talii: „{ $card }”.
took-over = { $seat } zabiera kartę „{ $card }” na zawsze. Poprzedni właściciel: { $other }.
power = { $seat }: w zapasie { count-power }.
bought = { $seat } kupuje kartę „{ $card }”.
gained = { $seat } zyskuje kartę „{ $card }”.
main-top = Wierzchnia karta talii głównej to „{ $card }”.
revealed-main = Odkryto z talii głównej: { $cards }.
drew = { $seat } dobiera { count-cards }.
drew-known = { $seat } dobiera { count-cards }: { $cards }.
looked = { $seat } ogląda wierzch swojej talii ({ count-cards-plain }).
looked-known = { $seat } ogląda wierzch swojej talii ({ count-cards-plain }): { $cards }.
revealed = { $seat } odkrywa: { $cards }.
showed-hand = { $seat } pokazuje karty z ręki: { $cards }.
discarded = { $seat } odrzuca kartę „{ $card }”.
discarded-hand = { $seat } odrzuca resztę ręki: { $cards }.
destroyed = { $seat } traci kartę „{ $card }”: zostaje zniszczona.
destroyed-unowned = Karta „{ $card }” zostaje zniszczona.
put = { $seat }: karta „{ $card }” trafia { $zone }.
put-unseen = { $seat }: karta trafia { $zone }.
put-unseen-known = { $seat }: karta „{ $card }” trafia { $zone }.
put-to-hand = na rękę
put-to-discard = na stos kart odrzuconych
put-to-deck-top = na wierzch talii
put-to-deck-bottom = na spód talii
reshuffled = { $seat } tasuje karty odrzucone w nową talię ({ count-cards-plain }).
shuffled-together = { $seat } tasuje wszystko w nową talię ({ count-cards-plain }).
rlyeh-answers = { $seat } słyszy zew: „R’lyeh”.
attack = { $seat } atakuje kartą „{ $card }”. Cele: { $targets }.
attack-by-nobody = „{ $card }” atakuje. Cele: { $targets }.
defended = { $seat } unika ataku dzięki karcie „{ $card }”.
redirected = { $seat } odbija atak. Obrywa { $attacker }.
hurt = { $seat } otrzymuje { count-damage } (życie: { $life }).
healed = { $seat } podkręca życie o { $count } (życie: { $life }).
spent-life = { $seat } poświęca { count-life } (życie: { $life }).
life-set = { $seat }: życie wynosi teraz { $life }.
life-swapped = { $seat } i { $other } zamieniają się życiem.
died = { $seat } pada trupem.
killed = { $seat } pada trupem. Zabójca: { $killer }.
tokens-shown = Odkryto żetony martwych czarowników: { $cards }.
took-token = { $seat } bierze żeton martwego czarownika „{ $card }”.
token-shuffled-back = Żeton martwego czarownika „{ $card }” wraca do stosu.
revived = { $seat } zmartwychwstaje (życie: { $life }).
took-prize = { $seat } zgarnia główną nagrodę.
swapped-tokens = { $seat } i { $other } zamieniają się żetonami: { $seat } oddaje „{ $card }”, { $other } oddaje „{ $other_card }”.
borrowed-property = { $seat } pożycza cechę „{ $card }”.
legend-appears = Pojawia się nowa legenda: „{ $card }”.
group-attack = Atak grupowy: „{ $card }”.
end-is-near = { $reason ->
    [legends] Ostatnia legenda pokonana
    [main-deck] Talia główna się skończyła
   *[tokens] Żetony martwych czarowników się skończyły
}: z tą turą gra się kończy.
scored = Wynik końcowy. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } wygrywa.
   *[other] { $winners } dzielą się zwycięstwem.
}

# Słowa z liczbą: dopełnienie czasownika; karty także w mianowniku.
count-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
count-cards-plain = { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
count-life = { $count } { $count ->
    [one] punkt życia
    [few] punkty życia
   *[many] punktów życia
}
count-damage = { $count } { $count ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
count-power = { $count } mocy

## Jak skończyła się gra

reason-legends = Wszystkie legendy pokonane
reason-main-deck = Talia główna się skończyła
reason-tokens = Żetony martwych czarowników się skończyły

## Obok pytania: co daje odpowiedź i co zrobi atak. Przed `threat-damage` stoi liczba.

outlook-avoid = uniknij
outlook-turned-back = zwróć go przeciw atakującemu
outlook-discards-it = karta zostaje odrzucona
outlook-die = giniesz
outlook-suffer = atak zadziała na ciebie
threat-damage = { $count ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
}
threat-dies = { threat-damage }: giniesz!
threat-effects = Atak: { $effects }
threat-token = Żeton martwego czarownika; potem { $life } życia
threat-no-token = Nie ma już żetonów; potem { $life } życia
threat-prize = { $seat } zabiera główną nagrodę
threat-last-token = To ostatni żeton: gra się skończy

## Z czego składają się punkty: nagłówki

source-wizards = Czarodzieje
source-creatures = Stwory
source-spells = Zaklęcia
source-treasures = Skarby
source-locations = Miejsca
source-legends = Legendy
source-familiars = Chowaniec
source-others = Inne
source-tokens = Śmierci
