# Res Arcana po polsku.
#
# Karty zwracają się do właściciela w trybie rozkazującym, na «ty»; dziennik mówi w trzeciej osobie czasu teraźniejszego.
# Nazwy kart w zdaniach stoją w cudzysłowie i się nie odmieniają.

title-res-arcana = Res Arcana
about-res-arcana = Rywalizujący magowie zbierają esencje, zagrywają artefakty i zajmują enklawy mocy: gdy ktoś zdobędzie 10 punktów, wygrywa ten, kto ma ich najwięcej.
motto-res-arcana = wyścig magów do dziesięciu

option-variant = Wariant
variant-standard = Zwykła rozgrywka
variant-first-game = Pierwsza rozgrywka z gotowymi zestawami magów i kart
variant-draft = Draft artefaktów
variant-match = Pojedynek do trzech partii

window-life-loss = Utrata życia
window-victory-check = Sprawdzenie zwycięstwa

## Esencje

essence-elan = wigor
essence-life = życie
essence-calm = spokój
essence-death = śmierć
essence-gold = złoto

# $essence: elan, life, calm, death albo gold; dopełniacz
essence-genitive = { $essence ->
    [elan] wigoru
    [life] życia
    [calm] spokoju
    [death] śmierci
   *[gold] złota
}

# Biernik, dopełnienie czasownika: «zyskaj 1 esencję życia».
count-essence = { count-any-essence } { essence-genitive }
count-any-essence = { $count } { $count ->
    [one] esencję
    [few] esencje
   *[many] esencji
}

# Części innych komunikatów z ich argumentami: $count, $except (lista), $min.
any-essences = { $count } { $count ->
    [one] dowolną esencję
    [few] dowolne esencje
   *[many] dowolnych esencji
}
but-not = { $except_count ->
    [0] { "" }
   *[other] { " " }oprócz { $except }
}
count-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
same-essences = { $min ->
    [0] dowolną liczbę esencji
    [one] co najmniej { $min } esencję
    [few] co najmniej { $min } esencje
   *[many] co najmniej { $min } esencji
} jednego rodzaju{ but-not }

## Rodzaje i cechy

kind-artifact = Artefakt
kind-mage = Mag
kind-monument = Monument
kind-magic-item = Magiczny przedmiot
kind-place-of-power = Enklawa mocy
tag-dragon = Smok
tag-creature = Stworzenie

## Koszt mocy, jak stoi na karcie

cost-turn = obróć
cost-turn-other = obróć też { $tag ->
    [dragon] swojego smoka
   *[creature] swoje stworzenie
}
cost-pay = zapłać { $essences }
cost-pay-any = zapłać { any-essences }
cost-pay-one-of = zapłać { $options }
cost-pay-same = zapłać { same-essences }
cost-pay-from-here = usuń stąd { $essences }
cost-destroy-self = zniszcz ten artefakt
cost-destroy-artifact = zniszcz { $filter ->
    [another-own] inny swój artefakt
    [own-dragon-or-creature] swojego smoka lub swoje stworzenie
   *[any-own] swój artefakt
}
cost-discard-card = odrzuć { count-cards } z ręki

## Ten sam koszt jako coś, co ktoś może lub musi zrobić (bezokolicznik)

cost-turn-offer = obrócić ten komponent
cost-turn-other-offer = obrócić { $tag ->
    [dragon] swojego smoka
   *[creature] swoje stworzenie
}
cost-pay-offer = zapłacić { $essences }
cost-pay-any-offer = zapłacić { any-essences }
cost-pay-one-of-offer = zapłacić { $options }
cost-pay-same-offer = zapłacić { same-essences }
cost-pay-from-here-offer = usunąć stąd { $essences }
cost-destroy-self-offer = zniszczyć ten artefakt
cost-destroy-artifact-offer = zniszczyć { $filter ->
    [another-own] inny swój artefakt
    [own-dragon-or-creature] swojego smoka lub swoje stworzenie
   *[any-own] swój artefakt
}
cost-discard-card-offer = odrzucić { count-cards } z ręki

## Efekty

effect-gain = zyskaj { $essences }
effect-gain-any = zyskaj { any-essences }{ but-not }
effect-gain-x = zyskaj tyle samo esencji { essence-genitive }
effect-gain-same = zyskaj tyle samo esencji jednego rodzaju{ but-not }
cost-of-card = ile kosztuje { $of ->
    [destroyed] zniszczony
   *[discarded] odrzucony
} artefakt{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus }
}
effect-gain-any-by-cost = zyskaj tyle dowolnych esencji{ $except_count ->
    [0] { "" }
   *[other] { " " }(oprócz { $except })
}, { cost-of-card }
effect-gain-by-cost = zyskaj tyle esencji { essence-genitive }, { cost-of-card }
effect-store-here = połóż tutaj { $essences }
effect-store-any-here = połóż tutaj { any-essences }{ but-not }
effect-store-paid = połóż tę esencję { $target ->
    [here] tutaj
   *[any] na dowolnym swoim komponencie
}
effect-rivals-gain = każdy rywal zyskuje { $essences }
effect-life-loss = każdy rywal traci { count-any-essence } życia{ $unless_count ->
    [0] { "" }
   *[other] { " " }(może zamiast tego { $unless })
}
effect-ignore = zignoruj ją
effect-straighten = wyprostuj { $target ->
    [self] ten komponent
    [own-creature] swoje stworzenie
   *[any-own-except-source] inny swój komponent
}
effect-draw = dobierz { count-cards }
effect-draw-then-discard = dobierz { count-cards }, a potem odrzuć tyle samo
effect-look = obejrzyj { $count ->
    [one] { $count } wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[many] { $count } wierzchnich kart
} { $options } i odłóż { $count ->
    [1] ją na wierzch
   *[other] je na wierzch w dowolnej kolejności
}
deck-own-artifact-deck = swojej talii
deck-monument-deck = talii monumentów
effect-copy-from-rival = wybierz rywala i zyskaj 1 esencję { $gained } za każdą esencję { $counted } w jego zasobie
placing = { $filter ->
    [dragon] smoka
   *[any] artefakt
}
placing-price = { $free ->
    [yes] { " " }za darmo
   *[no] { $discount ->
        [0] , płacąc koszt zagrania
       *[other] , płacąc o { discount-count } mniej{ discount-gold }
    }
}
discount-count = { $discount } { $discount ->
    [one] esencję
    [few] esencje
   *[many] esencji
}
discount-gold = { $gold ->
    [spared] { " " }(zniżka nie obejmuje złota)
   *[not] { "" }
}
effect-place-from-hand = zagraj { placing } z ręki{ placing-price }
effect-place-from-discard = zagraj { placing } ze { $whose ->
    [any] stosu kart odrzuconych dowolnego gracza
   *[own] swojego stosu kart odrzuconych
}{ placing-price }
effect-check-victory = natychmiast przeprowadź sprawdzenie zwycięstwa
effect-temp-vp = zyskaj { $count } PZ tylko na potrzeby tego sprawdzenia

## Zdolności zbioru

collect-gain = zyskaj { $essences }
collect-gain-any = zyskaj { any-essences }{ but-not }
collect-gain-one-of = zyskaj { $options }
collect-if-left = jeśli zostawiasz tu co najmniej { $requires }, { $then }
collect-add-here-per-type = dołóż tutaj po { $count ->
    [one] { $count } esencji
    [few] { $count } esencje
   *[many] { $count } esencji
} każdego rodzaju, który tu leży
collect-upkeep = musisz { $either }

## Wiersze karty

# $costs i $effects to listy złożone z powyższych
power = { $costs_count ->
    [0] { $effects }
   *[other] { $costs }: { $effects }
}
line-power = { CAPITAL($power) }.
line-while-turned = Gdy obrócony — { $power }.
line-on-claim = Przy zajęciu: { $power }.
line-react = { $trigger ->
    [life-loss] Reakcja na utratę życia
    [dragon-power] Reakcja na moc smoka
   *[victory-check] Reakcja na sprawdzenie zwycięstwa
} — { $power }.
line-collect = Zbieranie: { $ability }.
line-discount = Zagranie { $filter ->
    [dragon] smoka
   *[any] artefaktu
} kosztuje cię o { discount-count } mniej{ discount-gold }.
line-points-essence = { $count } PZ za każdą esencję { essence-genitive } tutaj.
line-points-tag = { $count } PZ za { $tag ->
    [dragon] każdego twojego smoka
   *[creature] każde twoje stworzenie
}.

# Mianownik.
price = Koszt: { $essences_count ->
    [0] 0
   *[other] { $essences }
}
price-essence = { $count } { $count ->
    [one] esencja
    [few] esencje
   *[many] esencji
} { essence-genitive }
price-any = { $count } { $count ->
    [one] dowolna esencja
    [few] dowolne esencje
   *[many] dowolnych esencji
}
points = { $count } PZ

## Pytania

ask-act = Twoja tura: wybierz akcję.
ask-choose-first = Wybierz pierwszego gracza następnej partii.
ask-choose-item = Wybierz magiczny przedmiot.
ask-choose-mage = Wybierz swojego maga.
ask-collect-any = Zbieranie: wybierz { any-essences }{ but-not }.
ask-collect-one-of = Zbieranie: wybierz 1 esencję.
ask-copy-whom = Wybierz rywala, którego esencje się liczą.
ask-destroy-which = Wybierz artefakt do zniszczenia.
ask-discard-as-many = Odrzuć { count-cards }.
ask-discard-gain = Wybierz { any-essences }{ but-not }.
ask-discard-which = Wybierz kartę do odrzucenia.
ask-draft = Wybierz artefakt, który zatrzymasz.
ask-gain-any = Wybierz { any-essences }{ but-not }.
ask-gain-same = Wybierz rodzaj: zyskasz { count-any-essence } tego rodzaju.
ask-look-order = Ułóż karty w wybranej kolejności, zaczynając od wierzchniej.
ask-look-where = Wybierz talię do obejrzenia.
ask-lose-which = Brakuje ci życia: wybierz { $count ->
    [one] { $count } inną esencję, którą
    [few] { $count } inne esencje, które
   *[many] { $count } innych esencji, które
} stracisz.
ask-open-draft = Weź { $count } { $count ->
    [one] artefakt
    [few] artefakty
   *[many] artefaktów
}.
ask-pay-any = Zapłać { any-essences }.
ask-pay-price = Zapłać { count-any-essence } za artefakt „{ $card }”. { $price }.
ask-pay-which = Wybierz esencję do zapłacenia.
ask-place-which = Wybierz artefakt do zagrania.
ask-react-life-loss = „{ $card }”: tracisz { count-any-essence } życia{ $unless_count ->
    [0] { "" }
   *[other] { " " }(możesz zamiast tego { $unless })
}. Czy reagujesz?
ask-react-victory-check = Sprawdzenie zwycięstwa. { $scores }. Czy reagujesz?
ask-replace = Wybierz, co zastosować najpierw.
ask-same-how-many = Wybierz, ile esencji { essence-genitive } zapłacić.
ask-same-which = Wybierz rodzaj esencji do zapłacenia.
ask-store-where = Wybierz, na którym komponencie położyć 1 esencję { essence-genitive }.
ask-straighten-which = Wybierz komponent do wyprostowania.
ask-swap-item = Wybierz inny magiczny przedmiot.
ask-take-from = Wybierz, z których komponentów zabrać wszystkie esencje.
ask-turn-which = Wybierz komponent do obrócenia.
ask-upkeep = „{ $card }”: musisz { $either }.

## Co można wybrać

move-pass = Spasuj
move-place = Zagraj „{ $card }”
move-claim = Zajmij „{ $card }”
move-claim-deck = Zajmij wierzchni monument talii w ciemno
move-discard-gold = Odrzuć „{ $card }” za 1 esencję złota
move-discard-two = Odrzuć „{ $card }” za 2 dowolne esencje oprócz złota
move-use = „{ $card }” — { $power }
move-use-for-nothing = „{ $card }” bez efektu — { $power }
move-react = Reakcja: „{ $card }” — { $power }
pick-ignore = Zignoruj utratę: { $cost }
pick-upkeep = { CAPITAL($cost) }
pick-suffer = Nie reaguj
pick-none = Nic
pick-seat = { $seat }
pick-own-deck = Twoja talia
pick-monument-deck = Talia monumentów

## Dlaczego czegoś nie można zrobić

why-short = Brakuje { $essences }
short-essence = { short-any } { essence-genitive }
short-any = { $count } esencji
short-among = { short-any } ({ $options })
why-cost = Niemożliwe: { $cost }
why-turned = Już obrócony
why-only-while-turned = Tylko gdy obrócony
why-only-as-reaction = Tylko jako reakcja
why-only-on-claim = Tylko w chwili zajęcia

## Dziennik

score = { $seat }: { $count } PZ
round = Runda { $count }.
laid-out = Enklawy mocy na środku stołu: { $places }.
laid-open = Artefakty z pierwszej partii leżą odkryte: { $cards }.
first-player = Pierwszy gracz: { $seat }.
chose-mage = { $seat } wybiera maga „{ $card }”.
chose-item = { $seat } bierze magiczny przedmiot „{ $card }”.
kept = { $seat } zatrzymuje artefakt.
kept-known = { $seat } zatrzymuje artefakt „{ $card }”.
drafted-openly = { $seat } bierze artefakt „{ $card }”.
drew = { $seat } dobiera { count-cards }.
drew-known = { $seat } dobiera { count-cards }: { $cards }.
looked-own = { $seat } { $count ->
    [0] zagląda do swojej talii, ale jest ona pusta
    [one] ogląda { $count } wierzchnią kartę swojej talii
    [few] ogląda { $count } wierzchnie karty swojej talii
   *[many] ogląda { $count } wierzchnich kart swojej talii
}.
looked-own-known = { $seat } { $count ->
    [0] zagląda do swojej talii, ale jest ona pusta
    [one] ogląda { $count } wierzchnią kartę swojej talii: { $cards }
    [few] ogląda { $count } wierzchnie karty swojej talii: { $cards }
   *[many] ogląda { $count } wierzchnich kart swojej talii: { $cards }
}.
looked-monuments = { $seat } { $count ->
    [0] zagląda do talii monumentów, ale jest ona pusta
    [one] ogląda { $count } wierzchnią kartę talii monumentów
    [few] ogląda { $count } wierzchnie karty talii monumentów
   *[many] ogląda { $count } wierzchnich kart talii monumentów
}.
looked-monuments-known = { $seat } { $count ->
    [0] zagląda do talii monumentów, ale jest ona pusta
    [one] ogląda { $count } wierzchnią kartę talii monumentów: { $cards }
    [few] ogląda { $count } wierzchnie karty talii monumentów: { $cards }
   *[many] ogląda { $count } wierzchnich kart talii monumentów: { $cards }
}.
reshuffled = { $seat } tasuje stos kart odrzuconych i tworzy z niego nową talię.
gained = { $seat } { $essences_count ->
    [0] nic nie zyskuje
   *[other] zyskuje { $essences }
}.
paid = { $seat } płaci { $essences }.
stored = { $seat } kładzie { $essences } na komponencie „{ $card }”.
removed = { $seat } usuwa { $essences } z komponentu „{ $card }”.
returned = { $seat } zwraca { $essences } z komponentu „{ $card }” do zasobów ogólnych.
took = { $seat } zabiera { $essences } z komponentu „{ $card }”.
lost = { $seat } traci { $essences }.
placed = { $seat } zagrywa artefakt „{ $card }”.
claimed = { $seat } zajmuje „{ $card }”.
monument-revealed = Odkryto nowy monument: „{ $card }”.
discarded = { $seat } odrzuca kartę „{ $card }”.
destroyed = { $seat } niszczy artefakt „{ $card }”.
turned = { $seat } obraca komponent „{ $card }”.
straightened = { $seat } prostuje komponent „{ $card }”.
used = { $seat } używa mocy komponentu „{ $card }”.
used-for-nothing = { $seat } używa mocy komponentu „{ $card }”, rezygnując z efektu.
reacted = { $seat } reaguje: „{ $card }”.
ignored = { $seat } ignoruje efekt dzięki komponentowi „{ $card }”.
paid-to-ignore = { $seat } płaci, aby zignorować efekt komponentu „{ $card }”.
passed = { $seat } pasuje.
took-token = { $seat } bierze żeton pierwszego gracza.
swapped-item = { $seat } wymienia magiczny przedmiot na „{ $card }”.
temporary-points = { $seat } zyskuje { $count } PZ na potrzeby tego sprawdzenia.
checked = Sprawdzenie zwycięstwa. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } wygrywa.
   *[other] { $winners } dzielą się zwycięstwem.
}

## Jak zakończyła się gra

reason-end-of-round-check = Na koniec rundy ktoś miał co najmniej 10 PZ
reason-mid-round-check = Podczas sprawdzenia w trakcie rundy ktoś miał co najmniej 10 PZ
reason-match-won = Pojedynek wygrany
reason-match-drawn = Pojedynek zakończony remisem

## Obok pytania: co daje odpowiedź i co grozi. Po `threat-loses` stoją esencje.

outlook-ignore = zignoruj to
threat-loses = Stracisz
threat-ways = { $count ->
    [one] { $count } sposób, by tego uniknąć
    [few] { $count } sposoby, by tego uniknąć
   *[many] { $count } sposobów, by tego uniknąć
}

## Z czego składają się punkty: nagłówki

source-artifacts = Artefakty
source-mages = Mag
source-monuments = Monumenty
source-items = Magiczny przedmiot
source-places = Enklawy
source-essences = Esencje na nich
source-first = Pierwszy gracz
source-check = Przy sprawdzeniu
