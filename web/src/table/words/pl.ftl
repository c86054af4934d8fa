# Stół, a także powtórka, analiza i lekcje, które się na nim pokazuje.

play-table = Stół
play-opening = Otwieramy stół…
play-your-turn = Twoja tura
play-prompt = O co chodzi
play-options = Co można zrobić
play-more-options = { $count ->
    [one] Jeszcze { $count } możliwość, rzadko potrzebna…
    [few] Jeszcze { $count } możliwości, rzadko potrzebne…
    [many] Jeszcze { $count } możliwości, rzadko potrzebnych…
   *[other] Jeszcze { $count } możliwości, rzadko potrzebnej…
}
play-all-moves = Wszystkie ruchy ({ $count })
play-rule = Przeczytaj zasadę
play-rule-named = Zasada { $rule }
play-new-tab = (otworzy się w nowej karcie)
play-confirm = Potwierdź
play-choose = Wybierz
play-give = Oddaj { $count }
play-give-of = Oddaj { $count } z { $most }
play-gain = Weź { $count }
play-gain-of = Weź { $count } z { $most }
play-help-pay = Dotknij zapasu, aby zapłacić, a miejsca, aby cofnąć.
play-help-gain = Dotknij tego, co bierzesz, a miejsca, aby cofnąć.
play-help-order = Przeciągnij karty albo przesuń je klawiszami ← i →. 1 jest pierwsza.
play-help-places = Weź kartę, potem miejsce; ta sama karta dwa razy trafia tam, gdzie jest miejsce. Razem od { $low } do { $high }.
play-fill = Uzupełnij
# $low i $high to granice dla $count
play-chosen = Wybrano: { $count }
play-total = { $count } z { $least }
play-amounts = Ilości
play-less = O jeden mniej: { $what }
play-one-more = O jeden więcej: { $what }
play-order = Kolejność
play-place = { $at } z { $of }: { $what }
play-places = Co gdzie leży
play-things = Co można położyć
play-slots = Miejsca
play-slot-filled = { $slot }: { $what }. Zabierz z powrotem
play-slot-empty = { $slot }: puste
play-waiting = Czekamy na ruch: { $names }
play-watching = Oglądasz grę. { $count ->
    [0] Gra skończona.
   *[other] Czekamy na ruch: { $names }.
}
play-going-on = Chwileczkę…
play-over = Gra skończona.
play-you = Ty

react-panel = Co grozi
react-left = potem
react-take = Przyjmij to
react-only = Nie masz odpowiedzi: dalej
react-silent = pytanie pada mimo to, by milczenie nie zdradziło twojej ręki
react-avoided = unika
react-turned-back = odbija
react-hit = trafienie
play-end-anyway = Zostało do zrobienia: { $count }. Kończysz?
play-legend = Co znaczą znaki
play-legend-lit = podświetlone jest to, co widnieje na tej karcie
play-rule-code = Zasada { $rule }

play-seats = Gracze
play-online = przy stole
play-away = nieobecny
play-is-asked = teraz decyduje
play-kind-bot = { $bot ->
    [random] losowy bot
    [greedy] szybki bot
    [ismcts] myślący bot
   *[other] bot
}
play-kind-stand-in = za tę osobę gra { play-kind-bot }
play-kind-open = wolne miejsce
play-spectator = Widz
play-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
play-time-left = Pozostały czas: { $time }
play-clock-days = { $days } d { $hours } godz.
play-clock-hours = { $hours } godz. { $minutes } min
play-status-connecting = Łączymy się…
play-status-live = Połączono
play-status-offline = Brak połączenia, próbujemy dalej
play-status-closed = Rozłączono
play-rotated = To miejsce otwarto gdzie indziej nowym linkiem.
play-watch-instead = Obserwuj zamiast grać
play-forget = Zapomnij o tym stole

play-side = Przebieg, dziennik i czat
play-fold = Zamknij panel
play-story = Przebieg
play-log = Dziennik
play-log-empty = Nic się jeszcze nie stało.
play-log-new = Nowe
play-automatic = automatycznie
# Behind a line of the log: the card that something was paid for, or by which it happened.
play-paid-for = za „{ $cause }”
play-because = karta „{ $cause }”
play-open-card = Pokaż kartę „{ $card }”
play-taken-back = cofnięto
play-chat = Czat
play-chat-empty = Nikt jeszcze nic nie powiedział.
play-chat-say = Napisz coś
play-chat-send = Wyślij
play-chat-left = { $count ->
    [one] pozostał { $count } znak
    [few] pozostały { $count } znaki
    [many] pozostało { $count } znaków
   *[other] pozostało { $count } znaku
}
play-mute = wycisz
play-unmute = Słuchaj znowu: { $names }

film-story = Przebieg
film-this-turn = Ta tura
film-meanwhile = Tymczasem
film-before = Wcześniej
film-again = Pokaż ostatnią kolejkę jeszcze raz
film-again-short = ostatnia kolejka jeszcze raz
film-skip = Do bieżącej chwili
film-turns = { $count ->
    [0] nic nowego
    [one] jedna tura, do twojego ruchu
    [few] { $count } tury, do twojego ruchu
   *[many] { $count } tur, do twojego ruchu
}
film-since = od twojej ostatniej tury
film-events = Wydarzenia
film-nobody = Niczyje działanie
film-passed = pominięto za ciebie
film-kind-play = Zdolność
film-kind-attack = Atak
film-kind-purchase = Zakup
film-kind-pass = Pas
film-kind-discard = Odrzucenie
film-kind-fate = Wydarzenie
film-kind-round = Runda

play-undo = Cofnij ruch
play-undo-ask = Poproś o cofnięcie ruchu
play-undo-free = Bez pytania: nic nie odkryto i nikt inny jeszcze nie grał.
play-undo-alone = Grasz w pojedynkę, więc zawsze możesz cofnąć ruch; dziennik to odnotuje.
play-undo-consent = Od tego czasu coś odkryto lub ktoś zagrał: zapytamy pozostałych.
play-undo-nothing = Nie ma czego cofać.
play-undo-asked = Pytamy pozostałych…
play-undo-wish-title = Zgoda na cofnięcie ruchu?
play-undo-wish = { $name } prosi o cofnięcie ostatniego ruchu.
play-undo-agree = Zgoda
play-undo-decline = Odmów
play-redo = Przywróć ruch

play-hint = Podpowiedź
play-hint-title = Co zrobiłby bot
play-hint-do = Zrób to
play-hint-note = Liczby to szanse na wygraną w ocenie bota.

play-menu = Menu
play-rules = Zasady
play-cards = Karty
play-keys = Klawiatura
play-peace = Nie pytaj mnie do końca rundy
play-asking = Kiedy mnie pytać
play-asking-note = Gdy dzieje się coś, na co można zareagować. Wszystko, co pominięto za ciebie, jest w dzienniku.
play-stand-in = Niech bot zagra za mnie
play-come-back = Wróć na miejsce
play-bot-plays = Za ciebie gra bot.
play-rotate = Utwórz nowy link
play-rotate-note = Obecny link przestanie wtedy działać: kto jeszcze go ma, straci miejsce.
play-rotate-done = To nowy link. Stary już nie działa.
play-own-link = Link do twojego miejsca
play-own-link-note = Kto otworzy ten link, gra na twoim miejscu. Użyj go, by grać dalej na innym urządzeniu, i zachowaj go dla siebie.
play-language = Język
play-theme = Motyw
play-theme-auto = Jak w systemie
play-theme-dark = Noc
play-theme-light = Dzień
play-sound = Dźwięk
play-settings = Ustawienia
play-leave = Odejdź od stołu
play-leave-note = Dalej zagra za ciebie bot. Dopóki gra trwa, możesz wrócić na swoje miejsce.
play-left = Dalej gra za ciebie bot. Partia zostaje wśród twoich i możesz wrócić na swoje miejsce.
play-leave-waiting = Twoje miejsce znów będzie wolne.
play-stay = Zostań
play-home = Strona główna

play-room-title = Czekamy na graczy
play-room-open = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Wolne jest { $count } miejsce.
    [few] Wolne są { $count } miejsca.
    [many] Wolnych jest { $count } miejsc.
   *[other] Wolne jest { $count } miejsca.
}
play-room-held = Czekamy na zaproszonych do kolejnej partii.
play-seat-open = Wolne miejsce
play-held = Zaproszono do kolejnej partii: { $name }
play-open-seat = Otwórz dla wszystkich
play-join = Usiądź do stołu
play-invite = Zaproszenie
play-invite-note = Wyślij ten link osobom, które mają grać:
play-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
play-copy = Kopiuj
play-share = Udostępnij
play-copied = Link skopiowano.
play-copy-yourself = Link jest zaznaczony: skopiuj go z klawiatury.
play-only-here = Ten link działa tylko na tym komputerze. Aby działał też gdzie indziej, otwórz tę stronę pod adresem dostępnym dla innych komputerów.

play-is-away = { $name }: brak przy stole.
play-out-of-time = { $name }: czas minął.
play-take-over = Niech dalej gra bot

play-end-you = Wygrywasz!
play-end-won = Wygrywa { $name }
play-end-you-by = Wygrywasz { $best } do { $next }
play-end-won-by = Wygrywa { $name }, { $best } do { $next }
play-end-shared = Wspólne zwycięstwo: { $names }
play-end-nobody = Nikt nie wygrał
play-end-other = Nikt nie wygrał, zwycięża ktoś inny: { $names }
play-end-lost = Gra przegrana
play-winner = zwycięstwo
play-result = Wynik
play-rematch = Zagraj jeszcze raz
play-rematch-join = Do rewanżu
play-next-yours = W kolejnej partii czeka na ciebie miejsce.
play-next-asked = { $count ->
    [one] { $names } chce zagrać jeszcze raz.
   *[other] { $names } chcą zagrać jeszcze raz.
}
play-next-open = Kolejna partia jest otwarta.
play-next-join = Dołącz
play-next-watch = Obserwuj kolejną partię
play-replay = Powtórka
play-analysis = Analiza

end-points = Punkty
end-total = Punkty
end-counted = liczymy źródło po źródle
end-again = jeszcze raz
end-all = Pokaż wszystko
end-chances = Szanse na wygraną
end-each-round = po każdej rundzie, ± { $error }
end-each-turn = po każdej turze, ± { $error }
end-round = Runda { $round }:
end-no-turn = Szanse nie zmieniały się gwałtownie.
end-not-judged = Nikt jeszcze nie analizował tej partii.
end-best = Najlepszy ruch
end-worst = Najgorszy ruch
end-another = Inna gra

play-plain = Ta gra nie ma jeszcze własnej planszy; oto wszystko, co możesz wiedzieć.
play-board-broke = Nie udało się narysować planszy. Gra trwa poniżej.

play-key-tab = przechodź między rzeczami na stole
play-key-number = wybierz przycisk lub wiersz menu
play-key-enter = potwierdź
play-key-moves = pokaż wszystkie ruchy
play-key-undo = cofnij ruch
play-key-redo = przywróć ruch
play-key-hint = podpowiedź
play-key-log = dziennik
play-key-chat = czat
play-key-escape = zamknij
play-key-help = ta lista

replay-title = Powtórka
replay-loading = Pobieramy grę…
replay-bar = Przeglądanie gry
replay-position = Miejsce w grze
replay-step = krok { $at } z { $last }
replay-play = Odtwórz
replay-pause = Pauza
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-turn-back = Do poprzedniej tury
replay-turn-forward = Do następnej tury
replay-eyes = Czyimi oczami
replay-eyes-of = Oczami: { $name }
replay-eyes-spectator = Oczami widza
replay-branch = Graj od tego miejsca
replay-save = Zapisz do pliku

judge-title = Analiza
judge-loading = Pobieramy analizę…
judge-result = Wynik: { $scores }
judge-running = Bot przegląda partię: { $done } z { $total } ruchów.
judge-failed = Analiza się nie powiodła.
judge-plot = Szanse na wygraną, ruch po ruchu
judge-at = ruch { $at }: { $chances }
judge-no-move = Nikt nie miał tu wyboru.
judge-open = Otwórz ruch { $at } na planszy
judge-mistakes = Najbardziej kosztowne ruchy
judge-whose = Czyje ruchy
judge-everybody = Wszyscy
judge-seat = { $name }: średnio −{ $lost } % na ruch
judge-played = { $name } gra:
judge-better = Lepiej:
judge-see = Zobacz
judge-none = Żaden ruch nie przyniósł zauważalnej straty.
judge-note = Szanse to ocena bota, a nie prawda.
judge-blunder = gruby błąd
judge-mistake = błąd
judge-slip = niedokładność

course-title = Lekcje
course-rival = Rywal { $number }
course-next = Dalej
course-back = Wstecz
course-your-move = Twój ruch
course-read = Czytaj powyżej.
course-done = zaliczone
course-progress = Krok { $at } z { $of }
course-finished = To wszystko, czego trzeba.
course-finished-text = Wiesz już, jak toczy się gra. Reszta przyjdzie z praktyką.
course-play = Zagraj pierwszą partię
course-none = Do gry „{ $title }” nie ma jeszcze lekcji.
