# Plansza Krutagidonu: napisy i stany. Zdania kart i dziennika przychodzą z grą.

kr-all = wszystkie
kr-may = możesz
kr-this-turn = w tej turze:
kr-random = losowo
kr-least = najmniej
kr-most = najwięcej

kr-headline = Runda { $round } · tura gracza { $seat }
kr-headline-setup = Przygotowanie gry

# Co znaczą znaki na kartach, do legendy.
kr-mark-card = karta
kr-mark-power = moc
kr-mark-damage = obrażenia
kr-mark-heal = leczenie
kr-mark-life = życie
kr-mark-draw = dobierz karty
kr-mark-discard = odrzuć
kr-mark-destroy = zniszcz
kr-mark-gain = zyskaj
kr-mark-look = obejrzyj karty
kr-mark-price = cena
kr-mark-attack = atak
kr-mark-defence = obrona
kr-mark-ongoing = efekt stały
kr-mark-redirect = zwróć atak przeciw atakującemu
kr-mark-limp = Oklapła różdżka
kr-mark-wild = Dzika magia
kr-mark-token = żeton martwego czarownika
kr-mark-property = cecha czarownika
kr-mark-points = punkty zwycięstwa
kr-mark-prize = główna nagroda
kr-mark-hand = ręka
kr-mark-deck = wierzch talii
kr-mark-pile = stos kart odrzuconych
kr-mark-market = targowisko
kr-mark-table = w grze
kr-mark-foe = wróg
kr-mark-foes = każdy wróg
kr-mark-everybody = każdy czarownik
kr-mark-wizard = czarodziej
kr-mark-creature = stwór
kr-mark-spell = zaklęcie
kr-mark-treasure = skarb
kr-mark-location = miejsce
kr-mark-legend = legenda
kr-mark-familiar = chowaniec
kr-mark-starter = karta startowa
kr-mark-mayhem = rozróba
kr-mark-end = koniec tury
kr-react-dead = śmierć
kr-react-dies = ginie

kr-middle = Środek stołu
kr-market = Targowisko
kr-main = Talia główna
kr-main-of = Talia główna: { $count }
kr-legends = Legendy
kr-legends-of = Pozostało legend: { $count }
kr-pile-of = { $card }, stos: { $count }
kr-mayhem = Rozróba
kr-mayhem-of = Zagrane karty rozróby: { $count }
kr-destroyed = Zniszczone
kr-destroyed-of = Zniszczone karty: { $count }
kr-token-pile = Martwi czarownicy
kr-token-pile-of = Pozostało żetonów martwych czarowników: { $count }
kr-prize-with = Główna Nagroda: { $seat }
kr-has-prize = Główna Nagroda

kr-stage = Zagrane w tej turze
kr-just-now = Przed chwilą
kr-nothing-played = Nic jeszcze nie zagrano
kr-power = Moc: zostało { $left }, zdobyto { $made }, wydano { $spent }
kr-power-left = moc
kr-of-made = ze zdobytych { $count }
kr-copies = Takich kart: { $count }
kr-left = ◂ po twojej lewej
kr-right = po twojej prawej ▸
kr-called = przywołany
kr-lasting-of = stałe: { $count }
kr-help-act = { $hand ->
    [0] Ręka jest pusta
    [one] Niezagrana { $hand } karta
    [few] Niezagrane { $hand } karty
    [many] Niezagranych { $hand } kart
   *[other] Niezagrane { $hand } karty
}, niewydana moc: { $power }
kr-looming-tokens = { $count ->
    [1] Został jeden żeton martwego czarownika: następna śmierć kończy grę
    [2] Zostały 2 żetony martwych czarowników: druga śmierć kończy grę
   *[other] Zostały { $count } żetony martwych czarowników: trzecia śmierć kończy grę
}
kr-looming-legend = To ostatnia legenda: gdy zostanie pokonana, gra się skończy
kr-looming-main = { $count ->
    [0] Talia główna jest pusta: gra skończy się, gdy zabraknie kart na targowisko
    [one] W talii głównej została { $count } karta: koniec jest bliski
    [few] W talii głównej zostały { $count } karty: koniec jest bliski
    [many] W talii głównej zostało { $count } kart: koniec jest bliski
   *[other] W talii głównej zostało { $count } karty: koniec jest bliski
}

kr-board-of = Plansza gracza { $seat }
kr-familiar-bought = Chowaniec jest kupiony
kr-tokens = { $count ->
    [one] { $count } żeton martwego czarownika
    [few] { $count } żetony martwego czarownika
    [many] { $count } żetonów martwego czarownika
   *[other] { $count } żetonu martwego czarownika
}
kr-wizards = Czarownicy
kr-defended = Obrona kartą „{ $card }”
kr-lasting = Karty stałe
kr-life = { $count ->
    [one] { $count } życie
    [few] { $count } życia
    [many] { $count } żyć
   *[other] { $count } życia
}
kr-hit = Traci życie: { $count }
kr-cured = Podkręca życie: { $count }
kr-died = Pada trupem
kr-active = ma teraz turę
kr-nothing-known = Nic tu nie wiadomo

kr-final = Koniec gry
kr-winner = Zwycięstwo
kr-legends-beaten = { $count ->
    [one] { $count } legenda
    [few] { $count } legendy
    [many] { $count } legend
   *[other] { $count } legendy
}
