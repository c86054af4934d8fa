# Stół Black Rose Wars: podpisy i stany. Zdania kart i dziennika przychodzą z grą.

brw-headline = runda { $round } · { $moon ->
    [1] pierwszy księżyc
    [2] drugi księżyc
   *[3] trzeci księżyc
}
brw-headline-setup = Przygotowanie gry
brw-looming-last = { $who }: { $count }. To ostatnia runda
brw-looming-end = gra kończy się na { $end }. { $who }: { $count }
brw-looming-moon = księżyc zmieni się na { $moon }. { $who }: { $count }
brw-help-act = { $count ->
    [one] Została { $count } akcja.
    [few] Zostały { $count } akcje.
   *[other] Zostało { $count } akcji.
} Dotknij świecącego czaru, figury albo zadania.
brw-help-plan = Kliknięcie kładzie czar na następnym numerze, przeciągnąć go można na dowolne pole. Nikt nie widzi którego, dopóki wszyscy nie są gotowi.

brw-phases = Fazy rundy
brw-phase-rose = Róża
brw-phase-study = Nauka
brw-phase-planning = Plan
brw-phase-action = Akcje
brw-phase-evocation = Ewokacje
brw-phase-clean-up = Porządki

brw-lodge = Loża
brw-track = Moc
brw-life = { $damage } z { $health } obrażeń
brw-falls = pada
brw-room-state = { $state ->
    [destroyed] zniszczone
    [used] odbudowane, żeton zużyty
   *[rebuilt] odbudowane, żeton gotowy
}{ $state ->
    [destroyed] { " " }· pola: { $cubes } z { $slots }
   *[other] { "" }
}
brw-room-label = { $room }, { brw-room-state }
brw-cell-of = Komnata: { $who }
brw-evocation-of = { $card } ({ $who })
brw-evocation-on = { $card } na magu: { $who }
brw-gains = { $who }: +{ $count }

brw-crown = z koroną
brw-sealed = plan gotowy
brw-planning = jeszcze planuje
brw-rose-itself = sama Róża · { $level ->
    [master] mistrz
   *[apprentice] uczeń
}
brw-orders = Wykonane polecenia: { $done } z { $most }
brw-waits = { $type ->
    [trap] pułapka
   *[protection] ochrona
} w gotowości
brw-waits-for = { $event ->
    [targeted_by_spell] Odpowiada, gdy staje się celem czaru walki
   *[suffers_damage] Odpowiada, gdy otrzymuje obrażenia
}
brw-stage-empty = puste
brw-stage-ready = gotowy
brw-stage-trap = aktywna pułapka
brw-stage-protection = aktywna ochrona
brw-stage-revealed = odkryty
brw-hex-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
brw-trophy-of = Trofeum: { $who }
brw-known = Wiadomo, że są w ręce, w księdze czarów albo leżą zakryte
brw-memories = Wspomnienia
brw-memories-of = Wspomnienia: { $count }
brw-grimoire-of = Księga czarów: { $count }
brw-quests-of = Zadania: odkryte { $open }, zakryte { $hidden }, wykonane { $done }
brw-quests-active = Odkryte
brw-quests-done = Wykonane
brw-quests-solved = Ukończone

brw-count-hand = Czary w ręce: { $count }
brw-count-trophy = Trofea: { $count }
brw-count-fist = Pozostałe akcje fizyczne: { $count }
brw-count-quest = Aktywne zadania: { $count }
brw-count-grimoire = Czary w księdze: { $count }
brw-count-memories = Czary we wspomnieniach: { $count }
brw-count-cube = Pozostałe kostki: { $count }
brw-count-instability = Kostki w loży: { $count }
brw-count-strength = Siła: { $count }
brw-count-sprint = Ruch: { $count }
brw-count-health = Zdrowie: { $count }

brw-events = Wydarzenia
brw-events-drift = przesuwają się w prawo
brw-event-slot = pole { $slot }
brw-quests = Zadania
brw-of = { $count } z { $most }
brw-no-quests = Brak zadań
brw-quest-open = odkryte
brw-quest-hidden = zakryte
brw-quest-done = wykonane: można użyć efektu
brw-cubes = { brw-hex-cubes }
brw-task = Kostki: { $count } z { $of }
brw-full = Pełne: do odbudowy w porządkach
brw-you-gain = ty +{ $count }
brw-tab-grimoire = Księga
brw-tab-hand = Ręka
brw-tab-quests = Zadania
brw-tab-events = Wydarzenia

brw-sheet = Twoja księga czarów
brw-slot = { $slot ->
    [quick] Szybkie
   *[other] { $slot }
}
brw-one-side = jedna strona
brw-main-side = strona główna
brw-reverse-side = strona odwrotna
brw-take-back = zabierz
brw-flip = Odwróć: { $card }
brw-goes-here = tu trafi następny czar
brw-planned = w planie
brw-planned-in = w planie: { $slot }
brw-seal = Gotowe: { $count ->
    [one] { $count } czar
    [few] { $count } czary
   *[other] { $count } czarów
}
brw-reveal = Odkryj: { $count }
brw-keep = Nie odkrywaj
brw-go-on = Dalej

brw-chain = Działające efekty
brw-chain-how = najpierw górny, potem w dół stosu
brw-full-stop = Kropka
brw-open-answer = twoja odpowiedź, otwarta
brw-interrupts = przerywa { $count }
brw-asked-here = Odpowiadają:
brw-work-spell = czar
brw-work-stable = stabilny efekt
brw-work-room = pomieszczenie
brw-work-quest = zadanie
brw-work-event = wydarzenie
brw-work-skill = umiejętność
brw-work-physical = akcja fizyczna
brw-work-activation = aktywacja
brw-work-order = polecenie
brw-work-rule = reguła

brw-may = można:

# Co oznaczają znaki: do legendy.
brw-mark-activate = aktywuj pomieszczenie
brw-mark-cards = dobierz czary
brw-mark-cell = własna komnata
brw-mark-crown = korona
brw-mark-cube = kostka
brw-mark-damage = obrażenia
brw-mark-defeat = pokonanie, usunięcie
brw-mark-destroyed = póki zniszczone
brw-mark-discard = odrzuć
brw-mark-event = wydarzenie
brw-mark-evocation = ewokacja
brw-mark-figure = figura
brw-mark-fist = żeton akcji
brw-mark-forgotten = zapomniany czar
brw-mark-grimoire = księga czarów
brw-mark-hand = limit kart w ręce
brw-mark-heal = leczenie
brw-mark-health = zdrowie
brw-mark-hex = pech
brw-mark-ignore = zignoruj obrażenia
brw-mark-instability = niestabilność
brw-mark-memories = wspomnienia
brw-mark-move = ruch figury
brw-mark-pain = Cierpienie
brw-mark-power = moc
brw-mark-quest = zadanie
brw-mark-range = cel
brw-mark-rebuilt = gdy odbudowane
brw-mark-replace = zamień kostki
brw-mark-room = wszyscy w pomieszczeniu
brw-mark-rose = Czarna Róża
brw-mark-self = ty
brw-mark-sprint = ruch
brw-mark-stable = stabilny
brw-mark-strength = siła, atak
brw-mark-study = biblioteka
brw-mark-summon = przywołanie
brw-mark-umbra = Umbra
brw-mark-upgrade = ulepszenie
brw-mark-air = powietrze
brw-mark-earth = ziemia
brw-mark-fire = ogień
brw-mark-water = woda
brw-mark-holy = świętość
brw-mark-unholy = nieczystość
brw-mark-magic = magia
brw-mark-any = dowolny żywioł
