# Black Rose Wars: Odrodzenie po polsku.
#
# Karty zwracają się do właściciela na „ty” w trybie rozkazującym, dziennik mówi w trzeciej osobie czasu teraźniejszego.
# Nazwy kart w zdaniach stoją w cudzysłowie i nie odmieniają się.

title-black-rose-wars = Black Rose Wars: Odrodzenie
about-black-rose-wars = Magowie potajemnie przygotowują czary, walczą i odbudowują pomieszczenia zniszczonej loży. Wielkim Mistrzem zostaje ten, kto na koniec ma najwięcej mocy, chyba że więcej ma jej Czarna Róża.
motto-black-rose-wars = planuj potajemnie, przyćmij Różę

option-avatar = Opętany, awatar Róży
avatar-none = Nie gra
avatar-apprentice = Uczeń: 3 polecenia na rundę
avatar-master = Mistrz: 4 polecenia na rundę
option-crown = Symbole korony na wydarzeniach
crown-moving = Przenoszą koronę
crown-steady = Nie działają
option-moons = Księżyce i znacznik końca
moons-standard = Zwykłe: 6, 18, 35
moons-short = Krótkie: 5, 12, 24
moons-long = Długie: 8, 24, 48
option-summoners-crown = Ewokacje aktywują się
summoners-crown-off = Wszystkie jednego maga, potem następnego
summoners-crown-on = Po jednej każdego maga na zmianę
option-throne = Sala Tronowa
throne-purple = Liczy się jako purpurowa
throne-colourless = Dla efektów nie ma koloru
option-library = Szkoły czterech kart biblioteki
library-named = Wymienia się wszystkie, zanim spojrzy się na karty
library-card-by-card = Wymienia się karta po karcie
option-avatar-evocations = Ewokacje Opętanego aktywują się
avatar-evocations-at-its-seat = Na jego miejscu w kolejności gry
avatar-evocations-first = Przed ewokacjami wszystkich magów

window-answer = Odpowiedzi na to, co się stało

## Kinds and tags

kind-mage = Mag
kind-room = Pomieszczenie
kind-school = Szkoła magii
kind-grimoire = Początkowa księga czarów
kind-spell = Czar
kind-personal-spell = Osobisty czar
kind-forgotten-spell = Zapomniany czar
kind-evocation = Ewokacja
kind-hex = Pech
kind-upgrade = Ulepszenie
kind-quest = Zadanie
kind-event = Wydarzenie
kind-avatar = Awatar
kind-order = Polecenie
kind-avatar-event = Wydarzenie awatara
tag-agony = Agonia
tag-alchemy = Alchemia
tag-witchcraft = Czarostwo
tag-shamanism = Szamanizm
tag-technomancy = Technomancja
tag-nightmare = Koszmar
tag-combat = Walka
tag-contingency = Wzmocnienie
tag-protection = Ochrona
tag-trap = Pułapka
tag-stable = Stabilny
tag-instability = Niestabilność
tag-undivided = Niepodzielony
tag-grey = Szare
tag-red = Czerwone
tag-yellow = Żółte
tag-green = Zielone
tag-blue = Niebieskie
tag-purple = Purpurowe
tag-black = Czarne
tag-demon = Demon
tag-construct = Konstrukt
tag-undead = Nieumarły
tag-spirit = Duch
tag-forgotten = Zapomniany
tag-big = Duża podstawka
tag-assigned = Przydzielana
tag-phase-1 = Faza księżyca 1
tag-phase-2 = Faza księżyca 2
tag-phase-3 = Faza księżyca 3
tag-instant = Natychmiastowe
tag-black-rose = Faza Czarnej Róży
tag-action = Faza akcji
tag-always = Zawsze
tag-crown = Korona
tag-extra-card = Dodatkowa karta

## Types, elements and colours: $type in the nominative; the others as they stand behind «czar», «symbole» and «koloru»

type-name = { $type ->
    [combat] walka
    [contingency] wzmocnienie
    [protection] ochrona
   *[trap] pułapka
}
type-combat = walki
type-contingency = wzmocnienia
type-protection = ochrony
type-trap = pułapki
element-air = powietrze
element-earth = ziemia
element-fire = ogień
element-water = woda
element-holy = święty
element-unholy = nieczysty
element-magic = magia
element-any = dowolny
colour-grey = szarego
colour-red = czerwonego
colour-yellow = żółtego
colour-green = zielonego
colour-blue = niebieskiego
colour-purple = purpurowego
colour-black = czarnego
archetype-name = { $archetype ->
    [demon] demon
    [construct] konstrukt
    [undead] nieumarły
    [spirit] duch
    [nightmare] koszmar
   *[forgotten] zapomniany
}

## Figures: $case is nom, gen, dat or acc.

who-self = { $case ->
    [gen] ciebie
    [dat] ci
    [acc] ciebie
   *[nom] ty
}
who-each = { $case ->
    [gen] tego maga
    [dat] temu magowi
    [acc] tego maga
   *[nom] ten mag
}
who-target = { $case ->
    [gen] celu
    [dat] celowi
    [acc] cel
   *[nom] cel
}
who-target-area = { each-she } { $case ->
    [gen] figurki
    [dat] figurce
    [acc] figurkę
   *[nom] figurka
} w tym pomieszczeniu
who-target-together = { $case ->
    [gen] figurek
    [dat] figurkom
   *[nom] figurki
} w tym pomieszczeniu (łącznie)
each-she = { $case ->
    [gen] każdej
    [dat] każdej
    [acc] każdą
   *[nom] każda
}
each-it = { $case ->
    [gen] każdego
    [dat] każdemu
    [acc] każdego
   *[nom] każdy
}
who-hit = { each-she } { $case ->
    [gen] trafionej figurki
    [dat] trafionej figurce
    [acc] trafioną figurkę
   *[nom] trafiona figurka
}
who-summoned = { $case ->
    [gen] przywołanej ewokacji
    [dat] przywołanej ewokacji
    [acc] przywołaną ewokację
   *[nom] przywołana ewokacja
}
who-activated = { $case ->
    [gen] aktywowanej ewokacji
    [dat] aktywowanej ewokacji
    [acc] aktywowaną ewokację
   *[nom] aktywowana ewokacja
}
who-own-evocation = { $case ->
    [gen] jednej
    [dat] jednej
    [acc] jedną
   *[nom] jedna
} z twoich ewokacji
who-target-evocations = { who-each-evocation } celu
who-trigger-figure = { $case ->
    [gen] tej figurki
    [dat] tej figurce
    [acc] tę figurkę
   *[nom] ta figurka
}
who-trigger-owner = { $case ->
    [gen] sprawcy
    [dat] sprawcy
    [acc] sprawcę
   *[nom] sprawca
}
who-marked = { $case ->
    [gen] oznaczonej figurki
    [dat] oznaczonej figurce
    [acc] oznaczoną figurkę
   *[nom] oznaczona figurka
}
who-bearer = jej { $case ->
    [gen] maga
    [dat] magowi
    [acc] maga
   *[nom] mag
}
who-host = { $case ->
    [gen] tej ewokacji
    [dat] tej ewokacji
    [acc] tę ewokację
   *[nom] ta ewokacja
}
who-owner = jej { $case ->
    [gen] właściciela
    [dat] właścicielowi
    [acc] właściciela
   *[nom] właściciel
}
who-each-mage = { each-it } { $case ->
    [gen] maga
    [dat] magowi
    [acc] maga
   *[nom] mag
}
who-each-other-mage = { $case ->
    [gen] każdego innego maga
    [dat] każdemu innemu magowi
    [acc] każdego innego maga
   *[nom] każdy inny mag
}
who-each-evocation = { each-she } { $case ->
    [gen] ewokacji
    [dat] ewokacji
    [acc] ewokację
   *[nom] ewokacja
}
who-each-other-figure = { each-she } { $case ->
    [gen] cudzej figurki
    [dat] cudzej figurce
    [acc] cudzą figurkę
   *[nom] cudza figurka
}
who-crown-holder = { $case ->
    [gen] posiadacza korony
    [dat] posiadaczowi korony
    [acc] posiadacza korony
   *[nom] posiadacz korony
}
who-avatar = { $case ->
    [gen] Opętanego
    [dat] Opętanemu
    [acc] Opętanego
   *[nom] Opętany
}
who-rose = { $case ->
    [gen] Czarnej Róży
    [dat] Czarnej Róży
    [acc] Czarną Różę
   *[nom] Czarna Róża
}
# $kind: figure, mage or evocation, with an $archetype or none; $owner: own, other, any or usual; $other; up to so many.
who-pick = { picked-lead }{ picked-noun }{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ $owner ->
    [any] { $kind ->
        [evocation] { "" }
       *[figure] { " " }(może to być twoja)
    }
   *[usual] { "" }
}{ within }
picked-lead = { $upto ->
    [0] { $owner ->
        [own] { $other ->
            [yes] jeszcze{ " " }
           *[no] { "" }
        }{ $case ->
            [gen] jednej
            [dat] jednej
            [acc] jedną
           *[nom] jedna
        } z twoich{ " " }
        [other] { $case ->
            [gen] cudzej
            [dat] cudzej
            [acc] cudzą
           *[nom] cudza
        }{ " " }
       *[usual] { $other ->
            [yes] { $kind ->
                [mage] { $case ->
                    [gen] innego
                    [dat] innemu
                    [acc] innego
                   *[nom] inny
                }
               *[figure] { $case ->
                    [gen] innej
                    [dat] innej
                    [acc] inną
                   *[nom] inna
                }
            }{ " " }
           *[no] { "" }
        }
    }
   *[other] { $kind ->
        [mage] { each-it }
       *[figure] { each-she }
    } z najwyżej { $upto }{ " " }
}
picked-noun = { $upto ->
    [0] { $kind ->
        [figure] { $case ->
            [gen] figurki
            [dat] figurce
            [acc] figurkę
           *[nom] figurka
        }
        [mage] { $case ->
            [gen] maga
            [dat] magowi
            [acc] maga
           *[nom] mag
        }
       *[evocation] { $owner ->
            [own] ewokacji
           *[other] { $case ->
                [gen] ewokacji
                [dat] ewokacji
                [acc] ewokację
               *[nom] ewokacja
            }
        }
    }
   *[other] { $kind ->
        [figure] figurek
        [mage] magów
       *[evocation] ewokacji
    }
}
# $range is near or any, $reach the number; $from is there if $has_from is yes.
within = { $range ->
    [any] { "" }
   *[near] { $reach ->
        [0] { " " }{ $has_from ->
            [yes] { $from_is ->
                [target-room] w pomieszczeniu celu
                [removed-room] w opuszczonym przez nią pomieszczeniu
               *[other] w pomieszczeniu { $from_gen }
            }
           *[no] w twoim pomieszczeniu
        }
       *[other] { " " }w zasięgu { $reach }{ $has_from ->
            [yes] { " " }od { $from_gen }
           *[no] { "" }
        }
    }
}
who-all = { each-she } { $case ->
    [gen] figurki
    [dat] figurce
    [acc] figurkę
   *[nom] figurka
}{ within }
who-one-of = { $case ->
    [gen] jednej
    [dat] jednej
    [acc] jedną
   *[nom] jedna
} z trafionych figurek
who-umbra-of = { $case ->
    [gen] jednej Umbry
    [dat] jednej Umbrze
    [acc] jedną Umbrę
   *[nom] jedna Umbra
} { $of_gen }
who-each-mage-with = { who-each-other-mage } z Umbrą

## Rooms: $case is nom, gen, in or to, the last two with their prepositions.

room-target-room = { one-room } celu
one-room = { $case ->
    [gen] pomieszczenia
    [in] w pomieszczeniu
    [to] do pomieszczenia
   *[nom] pomieszczenie
}
each-room = { $case ->
    [gen] każdego pomieszczenia
    [in] w każdym pomieszczeniu
    [to] do każdego pomieszczenia
   *[nom] każde pomieszczenie
}
room-self-room = { $case ->
    [gen] twojego pomieszczenia
    [in] w twoim pomieszczeniu
    [to] do twojego pomieszczenia
   *[nom] twoje pomieszczenie
}
room-trigger-room = { $case ->
    [gen] tamtego pomieszczenia
    [in] w tamtym pomieszczeniu
    [to] do tamtego pomieszczenia
   *[nom] tamto pomieszczenie
}
room-victim-room = { one-room } pokonanego maga
room-removed-room = { $case ->
    [gen] opuszczonego przez nią pomieszczenia
    [in] w opuszczonym przez nią pomieszczeniu
    [to] do opuszczonego przez nią pomieszczenia
   *[nom] opuszczone przez nią pomieszczenie
}
room-host-room = { $case ->
    [gen] jej pomieszczenia
    [in] w jej pomieszczeniu
    [to] do jej pomieszczenia
   *[nom] jej pomieszczenie
}
room-each-room-with-mage = { each-room } z magiem
room-own-cell = { $case ->
    [gen] twojej komnaty
    [in] w twojej komnacie
    [to] do twojej komnaty
   *[nom] twoja komnata
}
room-pick = { $range ->
    [any] { $case ->
        [gen] dowolnego pomieszczenia
        [in] w dowolnym pomieszczeniu
        [to] do dowolnego pomieszczenia
       *[nom] dowolne pomieszczenie
    }
   *[near] { $reach ->
        [0] { $has_from ->
            [yes] { one-room } { $from_gen }
           *[no] { room-self-room }
        }
       *[other] { one-room } w zasięgu { $reach }{ $has_from ->
            [yes] { " " }od { $from_gen }
           *[no] { "" }
        }
    }
}
room-each-room = { each-room } koloru { $colours }
room-id = { one-room } „{ $card }”
room-room-of = { one-room } { $of_gen }{ excluded }
excluded = { $exclude_count ->
    [0] { "" }
   *[other] { " " }(oprócz: { $exclude })
}

## Numbers. A literal one is $count; of a counted one $n tells how it is counted.

n-where = { $counted ->
    [yes] , gdzie X to { $n }
   *[no] { "" }
}
n-plain = { $counted ->
    [yes] X
   *[no] { $count }
}
n-damage = { $counted ->
    [yes] X obrażeń
   *[no] { $count ->
        [999] wszystkie obrażenia
       *[other] { $count } { $count ->
            [one] obrażenie
            [few] obrażenia
           *[many] obrażeń
        }
    }
}
n-damage-gen = { $counted ->
    [yes] X obrażeń
   *[no] { $count } { $count ->
        [one] obrażenia
       *[many] obrażeń
    }
}
n-instability = { $counted ->
    [yes] X kostek
   *[no] { $count } { $count ->
        [one] kostkę
        [few] kostki
       *[many] kostek
    }
} niestabilności
n-instability-gen = { $counted ->
    [yes] X kostek
   *[no] { $count } { $count ->
        [one] kostki
       *[many] kostek
    }
} niestabilności
n-power = { $counted ->
    [yes] X punktów
   *[no] { $count } { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
} mocy
n-spells = { $counted ->
    [yes] X czarów
   *[no] { $count } { $count ->
        [one] czar
        [few] czary
       *[many] czarów
    }
}
n-quests = { $count } { $count ->
    [one] zadanie
    [few] zadania
   *[many] zadań
}
n-events = { $count } { $count ->
    [one] wydarzenie
    [few] wydarzenia
   *[many] wydarzeń
}
number = { $count }
number-all = wszystko
# $base + $each for every $step of what is counted, at most $max (0: no limit)
counted = { $base ->
    [0] { "" }
   *[other] { $base } i jeszcze{ " " }
}{ $step ->
    [1] { $each ->
        [1] { "" }
       *[other] { $each } ×{ " " }
    }
    [2] połowa{ " " }
   *[other] po 1 za każde { $step } z{ " " }
}
limited = { $max ->
    [0] { "" }
   *[other] { " " }(najwyżej { $max })
}
number-own-damage = { counted }{ $step ->
    [1] twoje obrażenia
   *[other] twoich obrażeń
}{ limited }
number-own-rose-damage = { counted }{ $step ->
    [1] czarne obrażenia na tobie
   *[other] czarnych obrażeń na tobie
}{ limited }
number-target-damage = { counted }{ $step ->
    [1] obrażenia celu
   *[other] obrażeń celu
}{ limited }
number-target-hexes = { counted }{ $step ->
    [1] liczba pechów celu
   *[other] liczby pechów celu
}{ limited }
number-target-umbras = { counted }{ $step ->
    [1] liczba Umbr celu
   *[other] liczby Umbr celu
}{ limited }
number-hexes-on-others = { counted }{ $step ->
    [1] liczba pechów wszystkich innych magów
   *[other] liczby pechów wszystkich innych magów
}{ limited }
number-hit-figures = { counted }{ $step ->
    [1] liczba trafionych figurek
   *[other] liczby trafionych figurek
}{ limited }
number-hit-rose-damage = { counted }{ $step ->
    [1] czarne obrażenia na trafionych figurkach
   *[other] czarnych obrażeń na trafionych figurkach
}{ limited }
number-trigger-damage = { counted }{ $step ->
    [1] zadane obrażenia
   *[other] zadanych obrażeń
}{ limited }
number-ignored-damage = { counted }{ $step ->
    [1] zignorowane obrażenia
   *[other] zignorowanych obrażeń
}{ limited }
number-own-totems = { counted }{ $step ->
    [1] liczba twoich duchów w loży
   *[other] liczby twoich duchów w loży
}{ limited }
number-own-evocation-strength = { counted }{ $step ->
    [1] łączna siła twoich ewokacji
   *[other] łącznej siły twoich ewokacji
}{ limited }
number-own-element = { counted }{ $step ->
    [1] liczba twoich innych ujawnionych czarów z symbolem: { $element }
   *[other] liczby twoich innych ujawnionych czarów z symbolem: { $element }
}{ limited }
number-damage-on-it = { counted }{ $step ->
    [1] obrażenia na niej
   *[other] obrażeń na niej
}{ limited }

## Operations

op-damage = zadaj { n-damage } { $to_dat }{ n-where }{ unanswered }
unanswered = { $unanswered_count ->
    [0] { "" }
   *[other] { " " }(w odpowiedzi nie można nic ujawnić)
}
op-rose-damage = Czarna Róża zadaje { $to_is ->
    [self] ci { n-damage }
   *[other] { n-damage } { $to_dat }
}{ n-where }
op-pain = Cierpienie { n-plain }{ n-where }
op-replace-damage = { $by ->
    [rose] Czarna Róża zamienia na swoje { n-damage } u { $to_gen }
   *[self] zamień na swoje do { n-damage-gen } u { $to_gen }
}{ n-where }
op-heal = wylecz { $to_is ->
    [self] sobie { n-damage }
   *[other] { n-damage } { $to_dat }
}{ n-where }{ $except ->
    [rose] { " " }(czarne obrażenia zostają)
   *[none] { "" }
}
op-ignore-damage = zignoruj do { n-damage-gen }{ n-where }
op-ignore-effect = zignoruj działanie tego czaru na ciebie
op-redirect-damage = przekieruj do { n-damage-gen } na { $to_acc }{ n-where }
op-undefeat = nie jesteś pokonany
op-defeat = pokonaj { $to_acc }
op-attack = { $by_is ->
    [self] wykonaj atak fizyczny
   *[other] { $by } wykonuje atak fizyczny
}{ $aimed ->
    [yes] { " " }na { $to_acc }
   *[no] { $reach ->
        [0] { "" }
       *[other] { " " }w zasięgu { $reach }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(siła +{ $bonus })
}
op-place-instability = połóż { n-instability } { $room_in }{ n-where }
op-rose-instability = Czarna Róża kładzie { n-instability } { $room_in }{ n-where }
op-replace-instability = zamień na swoje do { n-instability-gen } { $room_in }{ n-where }
op-move = { $forced ->
    [yes] przesuń { $who_acc } o { $count } { $count ->
        [one] pomieszczenie
        [few] pomieszczenia
       *[many] pomieszczeń
    }, wybierasz drogę
   *[no] { $who_is ->
        [self] możesz wykonać Ruch { $count }
       *[other] { $who } może wykonać Ruch { $count }
    }
}
op-place-figure = { $who_is ->
    [self] przejdź
   *[other] przenieś { $who_acc }
} { $room_to }
op-swap-places = { $a_is ->
    [self] zamień się miejscami z figurką: { $b }
   *[other] { $a } i { $b } zamieniają się miejscami
}
op-to-cell = { $who_is ->
    [self] wróć
   *[other] { $who } wraca
} do własnej komnaty
op-stop-action = reszta akcji fizycznej { $who_gen } przepada
op-draw-spell = { $from ->
    [grimoire] dobierz { n-spells } z księgi czarów
    [library] dobierz { n-spells } z biblioteki
    [forgotten] dobierz { $count } { $count ->
        [one] zapomniany czar
        [few] zapomniane czary
       *[many] zapomnianych czarów
    }
   *[memories-random] weź { $count } { $count ->
        [one] losowy czar
        [few] losowe czary
       *[many] losowych czarów
    } ze wspomnień
}{ n-where }
op-search-spell = przejrzyj { $zones } i weź { n-spells }
zone-grimoire = księgę czarów
zone-memories = wspomnienia
op-shuffle-memories = wtasuj wspomnienia do księgi czarów
op-discard-spell = { $from ->
    [hand] { $who_is ->
        [self] odrzuć { n-spells } z ręki
       *[other] { $who } odrzuca { n-spells } z ręki
    }
   *[ready] { $who_is ->
        [self] odrzuć { $count } ze swoich gotowych czarów
       *[other] odrzuć bez patrzenia { $count } z gotowych czarów { $who_gen }
    }
}
op-return-revealed = weź z powrotem na rękę { $count } ze swoich ujawnionych czarów z symbolem: { $options }
op-reload-slot = odrzuć jeden ze swoich ujawnionych czarów i połóż w jego polu czar z ręki jako gotowy
op-cast-next = od razu rzuć szybki czar albo ten o najniższym numerze
op-draw-forgotten-keep = dobierz zapomniane czary ({ $draw }), zatrzymaj { $keep }, resztę połóż pod ich talią
op-give-forgotten = oddaj { $to_dat } 1 zapomniany czar z ręki
op-refresh-action = odwróć na dostępną stronę { $count } { $count ->
    [one] swój żeton akcji
    [few] swoje żetony akcji
   *[many] swoich żetonów akcji
}
op-draw-quest = dobierz { n-quests }{ $phase ->
    [0] { "" }
   *[other] { " " }fazy księżyca { $phase }
}
op-discard-quest = odrzuć { $count } { $state ->
    [active] ze swoich aktywnych zadań
    [completed] ze swoich ukończonych zadań
    [solved] ze swoich rozwiązanych zadań
   *[drawn-now] z właśnie dobranych zadań
}
op-complete-quest = ukończ { $count } ze swoich aktywnych zadań
op-draw-event = odkryj { n-events }{ $phase ->
    [0] { "" }
   *[other] { " " }fazy księżyca { $phase }
}
op-discard-event = odrzuć { $count } { $count ->
    [one] odkryte wydarzenie
    [few] odkryte wydarzenia
   *[many] odkrytych wydarzeń
}
op-gain-power = { $who_is ->
    [self] zyskaj
   *[other] { $who } zyskuje
} { n-power }{ n-where }
op-lose-power = { $who_is ->
    [self] strać
   *[other] { $who } traci
} { n-power }{ n-where }
op-steal-power = odbierz { $from_dat } { n-power }{ n-where }
op-rose-power = Czarna Róża { $sign ->
    [less] traci
   *[more] zyskuje
} { n-power }{ n-where }
op-take-crown = { $who_is ->
    [self] weź koronę
   *[other] { $who } bierze koronę
}
op-give-trophy = oddaj Czarnej Róży { $count } { $count ->
    [one] zdobyte trofeum
    [few] zdobyte trofea
   *[many] zdobytych trofeów
}
op-summon = { $who_is ->
    [self] przywołaj
   *[other] { $who } przywołuje
} ewokację „{ $evocation }” { $room_in }
op-summon-choice = przywołaj { $same ->
    [removed] ewokację tego samego rodzaju
   *[any] dowolną ewokację
}{ $max_health ->
    [0] { "" }
   *[other] { " " }o zdrowiu najwyżej { $max_health }
}{ $without ->
    [none] { "" }
   *[forgotten] , ale nie zapomnianą,
} { $room_in }
op-activate-evocation = aktywuj { $which_acc }{ $controlled ->
    [yes] { " " }pod swoją kontrolą
   *[no] { "" }
}{ $strength ->
    [0] { $speed ->
        [0] { "" }
       *[other] { " " }(ruch +{ $speed })
    }
   *[other] { $speed ->
        [0] { " " }(siła +{ $strength })
       *[other] { " " }(siła +{ $strength }, ruch +{ $speed })
    }
}
op-remove-evocation = usuń { $which_acc }
op-assign-umbra = przydziel { $to_dat } { $count } { $count ->
    [one] Umbrę
    [few] Umbry
   *[many] Umbr
}
op-activate-umbras = aktywuj pod swoją kontrolą każdą Umbrę { $of_gen }
op-upgrade = ulepsz { $which_acc } ({ $count })
op-assign-hex = przydziel { $to_dat } { $choice ->
    [yes] dowolny pech
   *[no] pech „{ $hex }”
}
op-remove-hex = odłóż do talii { $count } { $who_is ->
    [self] ze swoich pechów
   *[other] z pechów { $who_gen }
}
op-activate-room = aktywuj: { $room }{ $used ->
    [yes] { " " }(nawet jeśli jego żeton jest zużyty)
   *[no] { "" }
}
op-copy-room = wykonaj efekt innego { $side ->
    [destroyed] zniszczonego
   *[rebuilt] odbudowanego
} pomieszczenia{ excluded }
op-set-target = celem jest { $ref }
op-retarget = zamiast tego celem jest { $target }
op-if = jeśli { $condition }, { $effects }
op-if-else = jeśli { $condition }, { $effects }; w przeciwnym razie { $otherwise }
op-try = { $effects }, jeśli to możliwe, w przeciwnym razie { $otherwise }
op-choose = wybierz: { $options }
option = { $effects }
op-may = możesz: { $effects }
op-pay = jeśli chcesz, { $cost }; jeśli tak, { $effects }
op-for-each = { $who } w kolejności gry: { $effects }
op-modify = { $who_is ->
    [self] u ciebie
   *[other] u { $who_gen }
} { $until } { $mods }
until-round = do końca rundy
until-effect = do końca tego efektu
until-activation = w czasie tej aktywacji
op-move-toward = idź w stronę { $who_gen }

## Conditions

if-target-defeated = cel został tym pokonany
if-self-defeated-by-last = zostałeś tym pokonany
if-trigger-source-rose = obrażenia zadała Czarna Róża
if-no-damage = { $who_is ->
    [self] nie masz obrażeń
   *[other] { $who } nie ma obrażeń
}
if-no-rose-damage = { $who_is ->
    [self] nie masz czarnych obrażeń
   *[other] { $who } nie ma czarnych obrażeń
}
if-nothing-replaced = u { $who_gen } niczego nie zamieniono
if-no-completed-quests = { $who_is ->
    [self] nie masz ukończonego zadania
   *[other] { $who } nie ma ukończonego zadania
}
if-has-hex = { $who_is ->
    [self] masz
    [hit] trafiony mag ma
   *[other] { $who } ma
} { $min ->
    [1] pech
   *[other] co najmniej { $min } pechy
}
if-has-umbra = { $who_is ->
    [self] masz
   *[other] { $who } ma
} { $min ->
    [1] Umbrę
   *[other] co najmniej { $min } Umbry
}
if-no-umbra = { $who_is ->
    [self] nie masz
   *[other] { $who } nie ma
} Umbry
if-own-spirit-in-room = { $room_in } jest twój duch
if-own-evocation-in-room = { $room_in } jest twoja ewokacja
if-owns-upgraded = masz ulepszoną ewokację
if-owns-archetype = { $who_is ->
    [self] masz
   *[other] { $who } ma
} { $min ->
    [1] ewokację
   *[other] co najmniej { $min } ewokacje
}{ $archetype ->
    [any] { "" }
   *[other] { " " }({ archetype-name })
}
if-none-in-lodge = w loży nie ma żadnej ewokacji
if-upgraded = jest ulepszona

## Standing values

value-strength = siła
value-speed = ruch
value-health = zdrowie
value-hand-limit = limit kart w ręce
value-attack-range = zasięg ataków
value-damage-taken = otrzymywane obrażenia
value-combat-damage-taken = obrażenia otrzymywane od czarów walki
value-combat-damage = obrażenia od czarów walki
value-trophies-to-rose = trofea
value-may-move = ruch
value-immune-damage = obrażenia
# How a value changes: by $count, or by what $n tells if $counted is yes; $min bounds it from below.
mod-by = { $counted ->
    [yes] +X, gdzie X to { $n }
   *[no] { $count ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $count }
    }
}{ $bounded ->
    [yes] { " " }(nie mniej niż { $min })
   *[no] { "" }
}
mod-whom = { $to ->
    [mages] każdy mag:{ " " }
    [evocations] każda ewokacja:{ " " }
    [avatar] Opętany:{ " " }
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
mod-trophies-to-rose = { $values }, które wzięliby magowie, bierze Czarna Róża
mod-cannot = efekty ruchu jej nie przesuwają
mod-immune = { mod-whom }odporność na { $values }
mod-if = jeśli { $condition }: { $effect }

## Triggers, as they stand after «gdy»

when-who = { $who ->
    [self] ty
    [other-mage] inny mag
    [other-figure] cudza figurka
    [any-mage] mag
    [marked] oznaczona figurka
    [host] ta ewokacja
    [owner] jej właściciel
   *[anybody] figurka
}
when-kinds = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either }
}
when-colours = { $either_count ->
    [0] { "" }
   *[other] { " " }koloru { $either }
}
when-enters-room = { $who ->
    [self] wchodzisz
   *[other] { when-who } wchodzi
} { $room ->
    [host-room] do jej pomieszczenia
   *[any] do pomieszczenia{ when-colours }
}
when-suffers-damage = { $who ->
    [self] otrzymujesz
   *[other] { when-who } otrzymuje
} obrażenia{ $source ->
    [mage] { " " }od maga lub ewokacji
    [rose] { " " }od Czarnej Róży
    [other-figure] { " " }od cudzej figurki
   *[anybody] { "" }
}
when-inflicts-damage = { $who ->
    [self] zadajesz
   *[other] { when-who } zadaje
}{ $to ->
    [self] { " " }ci
   *[anybody] { "" }
} obrażenia{ $via ->
    [deed] { " " }czarem lub atakiem fizycznym
   *[any] { "" }
}{ when-once }
when-once = { $once ->
    [yes] { " " }(raz na każdą jej aktywację)
   *[no] { "" }
}
when-targeted-by-spell = { $who ->
    [self] stajesz się
   *[other] { when-who } staje się
} celem czaru{ when-kinds }
when-is-defeated = { $who ->
    [self] zostajesz pokonany
    [other-mage] inny mag zostaje pokonany
    [any-mage] mag zostaje pokonany
   *[anybody] ktoś zostaje pokonany: { when-who }
}
when-casts-spell = { $who ->
    [self] rzucasz
   *[other] { when-who } rzuca
} czar{ when-kinds }
when-spell-effect-resolved = { $who ->
    [self] kończysz
   *[other] { when-who } kończy
} wykonywać czar{ when-kinds }
when-activates-room = { $who ->
    [self] aktywujesz
   *[other] { when-who } aktywuje
} pomieszczenie{ when-colours }
when-solves-quest = { $who ->
    [self] rozwiązujesz
   *[other] { when-who } rozwiązuje
} zadanie
when-power-changes = { $who ->
    [self] zmienia się twoja moc
    [marked] zmienia się moc oznaczonej figurki
    [other-mage] zmienia się moc innego maga
   *[anybody] zmienia się moc: { when-who }
}
when-evocation-removed = { $owner ->
    [own] twoja ewokacja
   *[any] dowolna ewokacja
} zostaje pokonana lub usunięta
when-summons = { $who ->
    [self] przywołujesz
   *[other] { when-who } przywołuje
} ewokację
when-places-instability = { $who ->
    [self] kładziesz
   *[other] { when-who } kładzie
} niestabilność
when-moves = { $who ->
    [self] przesuwa cię efekt ruchu
    [marked] efekt ruchu przesuwa oznaczoną figurkę
    [other-mage] efekt ruchu przesuwa innego maga
   *[anybody] efekt ruchu przesuwa: { when-who }
}
when-placed-in-cell = { $who ->
    [self] trafiasz do swojej komnaty
    [any-mage] mag trafia do swojej komnaty
    [other-mage] inny mag trafia do swojej komnaty
   *[anybody] do swojej komnaty trafia: { when-who }
}

## What fulfils a quest

task-colours = { $either_count ->
    [0] { "" }
   *[other] { " " }koloru { $either }
}
task-room-resolved = użyj efektu { $in_room ->
    [yes] pomieszczenia „{ $room }”
   *[no] pomieszczenia{ task-colours }
}
task-spell-resolved = { $revealed_count ->
    [0] wykonaj czar{ $by ->
        [types] { " " }{ $either }
        [elements] { " " }z symbolem: { $either }{ $in_room ->
            [yes] ,
           *[no] { "" }
        }
       *[any] { "" }
    }{ $in_room ->
        [yes] { " " }w pomieszczeniu „{ $room }”
       *[no] { "" }
    }
   *[other] wykonaj czar, mając na swoich ujawnionych czarach co najmniej { $least } symbole: { $revealed }
}
task-effect-resolved = { $check ->
    [summoned] przywołaj ewokację
    [placed-instability] połóż niestabilność
   *[placed-or-replaced-instability] połóż lub zamień niestabilność w pomieszczeniu{ task-colours }
} dowolnym efektem
task-evocation-damaged-or-healed = zadaj ewokacji obrażenia lub ją wylecz
task-damage-inflicted = zadaj obrażenia
task-mage-defeated = zostaje pokonany mag z twoimi obrażeniami

## Target lines

target-self = ty
target-figure = { $owner ->
    [any] dowolna figurka (może to być twoja)
    [own] twoja figurka
   *[usual] figurka
}{ target-more }
target-mage = mag{ target-more }
target-evocation = { $owner ->
    [own] twoja ewokacja
    [other] cudza ewokacja
   *[any] ewokacja
}{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ target-more }
target-room = pomieszczenie{ target-more }
target-special = zob. tekst
# The range stands in brackets behind the kind, as it is printed.
target-more = { $health ->
    [0] { "" }
   *[other] { " " }o zdrowiu najwyżej { $health }
} { $range ->
    [any] (dowolna odległość)
   *[near] ({ $reach })
}{ $priority ->
    [none] { "" }
    [nearest] , najbliższa
   *[other] , priorytet { priority-name }
}

## The lines of a component

points = Punkty mocy: { $count }
points-room = { $first } / { $second } / { $others }
resistance = Odporność: { $count }
line-sentence = { CAPITAL($effects) }.
line-instability = Symbol niestabilności: ujawniając ten czar, połóż 1 kostkę niestabilności w swoim pomieszczeniu.
line-side = { $side ->
    [main] Strona górna
    [reverse] Strona dolna
   *[both] Niepodzielony
} — { $stable ->
    [yes] stabilny, { type-name }
   *[no] { type-name }
}, { $element }; cel: { $target }.
line-trigger = Ujawnij, gdy { $trigger }.
line-stable-trigger = Do końca rundy, za każdym razem gdy { $trigger }, dzieje się to, co poniżej.
line-stable = Działa do końca rundy.
line-enhancement = Wzmożenie ({ $elements }), { $order ->
    [before] najpierw
   *[after] potem
}: { $effects }.
line-room = Odporność { $resistance }; za odbudowę { $first }, { $second } i { $others } mocy.
line-destroyed = Zniszczone — { $effects }.
line-rebuilt = Odbudowane — { $effects }.
line-mods = { CAPITAL($effects) }.
line-skill = Za każdym razem gdy { $trigger }: { $effects }.
line-evocation = Zdrowie { $health }, siła { $strength }, ruch { $speed }.
line-big-base = Stoi na dużej podstawce.
line-assigned = Przydziela się ją magowi (najwyżej { $count }), należy do Czarnej Róży i chodzi za swoim magiem.
line-activation = Aktywacja: { $effects }.
line-activation-controlled = Gdy aktywuje mag: { $effects }.
line-removed = Gdy opuszcza lożę: { $effects }.
line-hex = Wartości maga zmieniają najwyżej 2 kopie; gdy na pechu leży tyle własnych kostek: { $count }, wraca do talii.
line-task = Wyzwanie: { $task }{ $count ->
    [0] { "" }
    [one] { " " }({ $count } kostka)
    [few] { " " }({ $count } kostki)
   *[many] { " " }({ $count } kostek)
}.
line-reveal-on-draw = Dobiera się je odkryte.
line-reveal-first-progress = Ujawnia je pierwsza kostka.
line-reveal-completion = Ujawnia się je po ukończeniu.
line-target = Cel: { $target }.
line-only-if-done = Jest rozwiązane tylko wtedy, gdy naprawdę to zrobiono.
line-instant = Natychmiastowe wydarzenie.
line-black-rose = Pole { $slot }; działa w fazie Czarnej Róży.
line-action = Pole { $slot }; działa w fazie akcji.
line-always = Pole { $slot }; działa we wszystkich fazach.
line-corners = Czarna Róża zyskuje moc: { $reveal } po odkryciu i { $discard } po odrzuceniu.
line-crown = Kto je odkrył, bierze koronę.
line-event-trigger = Za każdym razem gdy { $trigger }: { $effects }.
line-order-physical = Efekt fizyczny; cel: { $target }.
line-order-spell = Efekt czaru{ $instability ->
    [yes] { " " }z niestabilnością
   *[no] { "" }
}; cel: { $target }.
line-extra-card = Po tym poleceniu ujawnia się jeszcze jedno.
line-reaction = { $type ->
    [trap] Pułapka
   *[protection] Ochrona
}, gdy Opętany { $waits ->
    [target] staje się celem czaru walki
   *[damage] otrzymuje obrażenia
}: { $effects }.
line-mage = Zdrowie { $health }, siła { $strength }, ruch { $speed }, limit kart w ręce { $hand }, limit zadań { $quests }.
line-personal-spell = Osobisty czar: „{ $card }”.
line-dominion = { $card } — jeśli ma się aktywować w swojej komnacie, zamiast tego stawia się go w Komnacie Czarnej Róży.
priority-name = { $priority }
line-priority = Priorytet { priority-name } ({ $kind ->
    [mage] mag
   *[room] pomieszczenie
}): { $first }, potem { $second }, potem { $third }.
criterion-most-damage = najwięcej obrażeń
criterion-nearest-room = najbliższe pomieszczenie
criterion-most-power = najwięcej mocy
criterion-most-mages = najwięcej magów
criterion-most-figures = najwięcej figurek
criterion-most-instability = najwięcej niestabilności
line-grimoires = Początkowe księgi czarów: { $cards }.
line-spells = { $school }: { $cards }.


## How things on the table are called

the-rose = Czarna Róża
the-possessed = Opętany
nobody = nikt
own-cell = własna komnata
other-rose = Czarna Róża
evocation-of = „{ $card }” ({ $who })
evocation-on = „{ $card }” ({ $who })
slot-name = { $slot ->
    [quick] szybkie
   *[other] { $slot }
}
slot = { $slot ->
    [quick] Pole szybkie
   *[other] Pole { slot-name }
}
in-slot = { $slot ->
    [quick] pole szybkie
   *[other] pole { slot-name }
}
side-name = { $side ->
    [reverse] strona dolna
   *[main] strona górna
}

## Counted things

count-power = { $count ->
    [one] { $count } punkt mocy
    [few] { $count } punkty mocy
   *[many] { $count } punktów mocy
}
count-damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
   *[many] { $count } obrażeń
}
count-instability = { $count ->
    [one] { $count } kostkę niestabilności
    [few] { $count } kostki niestabilności
   *[many] { $count } kostek niestabilności
}
count-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
count-spells = { $count ->
    [one] { $count } czar
    [few] { $count } czary
   *[many] { $count } czarów
}
count-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
count-quests = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}

## Questions. Those that a component asks begin with its name.

choose-lead = { $of_card ->
    [yes] „{ $card }”: wybierz
   *[no] Wybierz
}
offer-lead = { $of_card ->
    [yes] „{ $card }” — { $effects }
   *[no] { CAPITAL($effects) }
}
ask-choose-mage = Wybierz swojego maga.
ask-choose-grimoire = Wybierz szkołę i początkową księgę czarów.
ask-give-up-quest = Możesz zrezygnować z aktywnego zadania: Czarna Róża zyska za nie moc.
ask-active-limit = Odrzuć { count-quests } z aktywnych.
ask-completed-limit = Odrzuć { count-quests } z ukończonych.
ask-name-schools = Wymień szkoły dla kart biblioteki. Liczba kart: { $count }.
ask-name-school = Wymień szkołę następnej karty biblioteki.
ask-put-back = Odłóż do biblioteki { count-spells }.
ask-retire = Możesz pozbyć się czaru na dobre: wróci do swojej szkoły.
ask-hand-limit = Masz za dużo czarów: odrzuć { count-spells }.
ask-plan = Zaplanuj od 2 do 4 czarów: połóż je zakryte na polach i wybierz stronę każdego.
ask-act = Twoja aktywacja: wybierz akcję. Pozostałe akcje: { $count }.
ask-explore = Badanie: poruszaj się lub aktywuj pomieszczenie. Pozostałe ruchy: { $count }.
ask-fight = Walka: atakuj lub aktywuj pomieszczenie.
ask-wait-move = Odczekanie: możesz się poruszyć.
ask-move = { $figure }: dokąd się przesunąć?
ask-attack = { $figure }: kogo zaatakować?
ask-evocation-acts = { $figure }: poruszaj się lub atakuj. Pozostałe ruchy: { $count }.
ask-activate-evocation = Wybierz następną ewokację do aktywacji.
ask-cast-next = Wybierz czar, który od razu rzucasz.
ask-target = { choose-lead } cel.
ask-pick-figure = { choose-lead } figurkę.
ask-pick-room = { choose-lead } pomieszczenie.
ask-choose = { choose-lead } jedno.
ask-may = { offer-lead }. Zgoda?
ask-pay = „{ $card }” — { $cost }, a potem { $effects }. Zgoda?
ask-answer = { $happened_count ->
    [0] Odpowiadasz?
   *[other] { CAPITAL($happened) }. Odpowiadasz?
}
ask-cause = { choose-lead }, na co to odpowiedź.
ask-order-answers = Wybierz, w jakiej kolejności działają twoje odpowiedzi.
ask-ignore-damage = { choose-lead }, ile obrażeń zignorować (najwyżej { $count }). Ranna figurka: { $figure }.
ask-redirect-damage = { choose-lead }, ile obrażeń przekierować (najwyżej { $count }). Ranna figurka: { $figure }.
ask-share-cubes = { choose-lead }, dokąd trafią twoje ostatnie kostki.
ask-share-cubes-rose = { choose-lead }, dokąd trafią ostatnie kostki Czarnej Róży.
ask-heal = { choose-lead }, co zdjąć, najwyżej { count-cubes }. Leczona figurka: { $figure }.
ask-replace-damage = { choose-lead }, które obrażenia zamienić na swoje, najwyżej { count-cubes }.
ask-replace-damage-rose = { choose-lead }, które kostki obrażeń Czarna Róża zamienia na swoje.
ask-replace-instability = { choose-lead }, co zamienić na swoje w pomieszczeniu „{ $room }”, najwyżej { count-cubes }.
ask-replace-evocation = Pola ewokacji są zajęte: wybierz, co ustąpi miejsca ewokacji „{ $evocation }”.
ask-summon-kind = { choose-lead }, jaką ewokację przywołać.
ask-hex-kind = { choose-lead }, który pech przydzielić.
ask-hex-back = { choose-lead }, który pech odłożyć.
ask-give-trophy = { choose-lead }, które trofeum oddać.
ask-discard = { choose-lead }, co odrzucić: { count-spells }.
ask-discard-ready = { choose-lead }, który gotowy czar odrzucić.
ask-discard-event = { choose-lead }, które wydarzenie odrzucić.
ask-discard-quest = { choose-lead }, które zadanie odrzucić.
ask-complete-quest = { choose-lead }, które zadanie ukończyć.
ask-which-hidden-quest = { choose-lead }, które to ukryte zadanie.
ask-return-revealed = { choose-lead }, który ujawniony czar zabrać.
ask-reload-slot = { choose-lead }, który ujawniony czar odrzucić.
ask-reload-with = { choose-lead }, który czar tam położyć i którą stroną.
ask-search-where = { choose-lead }, gdzie szukać.
ask-search-grimoire = { choose-lead }, który czar wziąć z księgi czarów.
ask-search-memories = { choose-lead }, który czar wziąć ze wspomnień.
ask-keep-forgotten = { choose-lead }, co zatrzymać: { count-spells }.
ask-give-forgotten = { choose-lead }, który zapomniany czar oddać.
ask-copy-room = { choose-lead }, efekt którego pomieszczenia wykonać.
ask-crown-figure = { choose-lead } figurkę za Opętanego.
ask-crown-room = { choose-lead } pomieszczenie za Opętanego.
ask-avatar-first = Wybierz, w jakiej kolejności Opętany zadaje im obrażenia.
ask-next-rebuilt = Wybierz pomieszczenie odbudowane jako następne.
ask-back-to-hand = Wybierz aktywne czary, które wrócą na rękę; pozostałe trafią do wspomnień.
ask-lift-hex = Możesz położyć kostkę na pechu, odrzucając czar z ręki.
ask-hex-price = Wybierz czar, który za to odrzucasz.
ask-winner = Pełny remis. Wybierz zwycięzcę.

## What can be chosen

move-yes = Tak
move-no = Nie
move-none = Nic
move-nobody = Nikt (fałszywy cel)
move-done = Gotowe
move-hidden = Ukryte zadanie
move-explore = Badanie
move-fight = Walka
move-order = Rozkaz: { $figure }
move-cast = Rzuć „{ $card }” ({ side-name }, { in-slot })
move-wait = Odczekanie: odrzuć „{ $card }” ({ in-slot })
move-use = Użyj zadania „{ $card }”
move-end-activation = Zakończ aktywację
move-go = Przejdź do pomieszczenia „{ $room }”
move-activate-room = Aktywuj pomieszczenie
move-attack = Atakuj
move-stop = Zatrzymaj się
move-stay = Zostań na miejscu
move-activate = Aktywuj: { $figure }
move-answer = Odpowiedz: „{ $card }” ({ side-name })
move-keep = „{ $card }” ({ in-slot })
move-discard = Odrzuć „{ $card }” ({ in-slot })
move-discard-unseen = Nieznany czar ({ in-slot })
move-return = Zabierz „{ $card }” ({ in-slot })
move-reload = „{ $card }” ({ in-slot })
move-lift = Kostka na „{ $card }”
move-plan = „{ $card }”, { side-name }
move-in-grimoire = W księdze czarów
move-in-memories = We wspomnieniach
pick-no-evocation = Zostaw wszystkie, nie przywołuj nic
slot-cubes-on = Obrażenia ({ $owner }): { $figure }
slot-cubes-of = Kostki: { $owner }
slot-damage = Obrażenia
cause = { $figure }: { $what }
happened-enters-room = { $figure } wchodzi do pomieszczenia „{ $room }”
happened-suffers-damage = { $figure } otrzymuje { count-damage }
happened-inflicts-damage = { $figure } zadaje { count-damage }
happened-targeted-by-spell = { $figure } staje się celem czaru
happened-is-defeated = pokonana figurka: { $figure }
happened-casts-spell = { $figure } rzuca czar
happened-spell-effect-resolved = { $figure }: czar wykonany
happened-activates-room = { $figure } aktywuje pomieszczenie „{ $room }”
happened-solves-quest = { $figure } rozwiązuje zadanie
happened-power-changes = zmienia się moc: { $figure }
happened-evocation-removed = pokonana lub usunięta ewokacja: „{ $figure }”
happened-summons = { $figure } przywołuje ewokację
happened-places-instability = { $figure } kładzie niestabilność w pomieszczeniu „{ $room }”
happened-moves = { $figure } się przesuwa
happened-placed-in-cell = do własnej komnaty: { $figure }

## Why something cannot be done

why-no-action-left = Wykonałeś już dwie akcje
why-no-token = Nie masz już żetonów akcji
why-in-cell = Nie z komnaty
why-lower-slot-first = Najpierw czary z niższych pól
why-one-numbered = W jednej aktywacji rzuca się tylko jeden numerowany czar
why-not-planned = Rzucać można tylko zaplanowane czary
why-not-completed = Zadanie nie jest ukończone
why-token-used = Jego żeton aktywacji jest zużyty
why-not-set-off = To, co się stało, jej nie wyzwala

## The log

score = { $seat }: { $count } mocy
laid-out = Loża jest gotowa. Koronę bierze { $seat }.
plays-mage = { $seat } gra magiem „{ $card }”.
picks-grimoire = { $seat } bierze początkową księgę czarów „{ $card }”.
first-memory = Pierwsze wspomnienie ({ $seat }): „{ $card }”.
game-begins = Gra się zaczyna. Korona: { $seat }.
round = Runda { $count }.
phase = { $phase ->
    [rose] Faza Czarnej Róży
    [study] Faza studiów
    [planning] Faza przygotowań
    [action] Faza akcji
    [evocation] Faza ewokacji
   *[clean-up] Faza porządkowania
}; pierwszy mag: { $seat }.
event-drawn = Wydarzenie: „{ $card }”.
event-works = Działa wydarzenie „{ $card }”.
event-leaves = Wydarzenie „{ $card }” schodzi z planszy.
event-discarded = Wydarzenie „{ $card }” odrzucono.
moon-phase = Zaczyna się faza księżyca { $count }.
draws-quest = { $seat } dobiera zadanie fazy księżyca { $count }.
draws-quest-known = { $seat } dobiera zadanie „{ $card }”.
draws-open-quest = { $seat } dobiera zadanie „{ $card }”.
gives-up-quest = { $who } rezygnuje z zadania fazy księżyca { $count }.
discards-hidden-quest = { $seat } odrzuca ukryte zadanie fazy księżyca { $count }.
discards-hidden-quest-known = { $seat } odrzuca ukryte zadanie „{ $card }”.
discards-quest = { $who } odrzuca zadanie „{ $card }”.
reveals-quest = { $seat } ujawnia zadanie „{ $card }”.
quest-advances = Zadanie „{ $card }” ({ $seat }): { $count } z { $of }.
completes-quest = { $seat } kończy zadanie „{ $card }”.
uses-quest = { $who } używa zadania „{ $card }”.
solves-quest = { $seat } rozwiązuje zadanie „{ $card }” ({ count-power }).
rose-solves = Opętany rozwiązuje zadanie „{ $card }”.
drew = { $seat } dobiera { count-spells }.
drew-known = { $seat } dobiera { count-spells }: { $cards }.
drew-forgotten = { $seat } dobiera { $count ->
    [one] { $count } zapomniany czar
    [few] { $count } zapomniane czary
   *[many] { $count } zapomnianych czarów
}.
drew-forgotten-known = { $seat } dobiera { $count ->
    [one] { $count } zapomniany czar
    [few] { $count } zapomniane czary
   *[many] { $count } zapomnianych czarów
}: { $cards }.
names-schools = { $seat } dobiera z biblioteki: { $schools }.
looks-at-library = { $seat } ogląda { count-cards } biblioteki.
looks-at-library-known = { $seat } ogląda { count-cards } biblioteki: { $cards }.
put-back = { $seat } odkłada do biblioteki: { $cards }.
school-reshuffled = Szkoła „{ $school }”: odrzucone karty tworzą talię. Liczba kart: { $count }.
searches-grimoire = { $seat } przegląda swoją księgę czarów.
searches-grimoire-known = { $seat } przegląda swoją księgę czarów: { $cards }.
finds = { $seat } bierze czar z księgi czarów.
finds-known = { $seat } bierze „{ $card }” z księgi czarów.
recalled = { $seat } bierze ze wspomnień: { $cards }.
reshuffled = { $seat } tasuje wspomnienia w nową księgę czarów. Liczba kart: { $count }.
shuffled-memories = { $seat } wtasowuje wspomnienia do księgi czarów. Liczba kart: { $count }.
retires = { $seat } pozbywa się czaru „{ $card }”.
discarded = { $seat } odrzuca „{ $card }”.
left-the-game = „{ $card }” ({ $seat }) opuszcza grę.
took-back = { $seat } zabiera aktywny czar na rękę.
takes-back = { $seat } zabiera „{ $card }” na rękę.
takes-personal-spell = { $who } bierze na rękę osobisty czar.
reloads = { $seat } kładzie gotowy czar ({ in-slot }).
reloads-known = { $seat } kładzie jako gotowy { $card } ({ in-slot }).
gives-forgotten = { $seat } oddaje zapomniany czar.
gives-forgotten-known = { $seat } oddaje „{ $card }”.
planned = { $seat } planuje { count-spells }: { $slots }.
planned-known = { $seat } planuje { count-spells }: { $plans }.
acts = { $who }: { $action ->
    [explore] badanie
    [fight] walka
   *[order] rozkaz
}.
waits = { $who }: odczekanie.
casts = { $seat } rzuca „{ $card }” ({ side-name }, { in-slot }).
activates-spell = { $seat } aktywuje { $type ->
    [trap] pułapkę
   *[protection] ochronę
} ({ in-slot }).
activates-spell-known = { $seat } aktywuje „{ $card }” ({ in-slot }).
enhanced = „{ $card }”: wzmożenie.
aims-at = { $figure }: „{ $card }”, cel: { $target }.
aims-at-room = { $figure }: „{ $card }”, cel: pomieszczenie „{ $room }”.
gives-token = { $figure } dostaje żeton stabilności: „{ $card }”.
answers = { $seat } odpowiada: „{ $card }”.
set-off = Działa „{ $card }”.
moves = { $figure } przechodzi do pomieszczenia „{ $room }”.
placed = { $figure } trafia do pomieszczenia „{ $room }”.
swap-places = { $figure } i { $second } zamieniają się miejscami.
to-cell = { $figure } wraca do własnej komnaty.
attacks = { $figure } atakuje. Cel: { $victim }.
suffers = { $figure } otrzymuje { count-damage }. Kostki: { $by }.
healed = Wyleczono { count-damage }: { $figure }.
replaces-damage = { $who } zamienia na swoje { count-damage }: { $figure }.
ignores-damage = { $figure } ignoruje { count-damage }: „{ $card }”.
ignores-effect = { $figure } ignoruje efekt: „{ $card }”.
redirects-damage = „{ $card }”: { count-damage } trafia na inną figurkę: { $figure }.
places-instability = { $who } kładzie { count-instability } w pomieszczeniu „{ $room }”.
replaces-instability = { $who } zamienia na swoje { count-instability } w pomieszczeniu „{ $room }”.
activates-room = { $figure } aktywuje pomieszczenie „{ $room }”.
copies-room = Wykonuje się efekt pomieszczenia „{ $room }”.
rebuilt = Odbudowano pomieszczenie „{ $room }”.
summons = { $who } przywołuje ewokację „{ $evocation }” w pomieszczeniu „{ $room }”.
evocation-activates = { $figure } się aktywuje.
evocation-replaced = { $figure } ustępuje miejsca innej ewokacji.
evocation-defeated = Pokonana ewokacja: { $figure }.
evocation-removed = Usunięta ewokacja: { $figure }.
upgraded = { $figure } dostaje ulepszenie „{ $card }”.
umbra-assigned = { $figure } dostaje Umbrę.
hex-assigned = { $figure } dostaje pech „{ $card }”.
hex-returned = Pech „{ $card }” ({ $figure }) wraca do talii.
hex-weakened = { $who } kładzie kostkę na pechu „{ $card }”.
hex-lifted = { $who } pozbywa się pecha „{ $card }”.
is-defeated = Pokonany mag: { $figure }.
takes-trophy = { $who } bierze trofeum: { $figure }.
gives-trophy = { $who } oddaje trofeum: { $figure }.
takes-crown = { $who } bierze koronę.
gains-power = { $who } zyskuje { count-power }.
loses-power = { $who } traci { count-power }.
refreshes-action = { $who } odwraca na dostępną stronę { $count ->
    [one] { $count } żeton akcji
    [few] { $count } żetony akcji
   *[many] { $count } żetonów akcji
}.
reveals-order = Opętany: polecenie „{ $card }”.
order-answers = Opętany odpowiada poleceniem „{ $card }”.
order-discarded = Polecenie „{ $card }” odrzucono.
dominion = Opętany wraca do Komnaty Czarnej Róży.
game-over = Koniec gry. Najwięcej mocy ({ $count }): { $who }.

## How a game ended

reason-power = Najwięcej mocy
reason-quests = Remis, zdecydowały rozwiązane zadania
reason-trophies = Remis, zdecydowały trofea
reason-crown = Remis, zdecydowała korona

## What the power is made of, as headings

source-power = Tor mocy
source-quests = Rozwiązane zadania
source-trophies = Trofea
source-crown = Korona
