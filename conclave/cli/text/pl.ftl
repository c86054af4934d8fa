# Co mówi polecenie `conclave` po polsku.

## Słowa stołu

cli-round = Runda { $count }
cli-label-hand = Ręka
cli-label-in-play = W grze
cli-label-discard-pile = Odrzucone
cli-label-pack = Do wzięcia
cli-label-log = Dziennik
cli-log-more = jeszcze { $count }: wpisz l
cli-hand-size = ręka { $count }
cli-deck-size = talia { $count }
cli-players = liczba graczy: { $counts }

## Nagłówki menu

cli-group-powers = Moce
cli-group-variants = Rzadkie

## Jak odpowiadać

cli-keys = help · u cofnij · r przywróć · h rada · c karty · w czemu · t stół · s zapisz · q wyjdź
cli-advice-exactly = Razem { $total }; na przykład { $default } — to samo daje Enter.
cli-advice-range = Razem od { $low } do { $high }; na przykład { $default } — to samo daje Enter.
cli-advice-number = Wpisz liczbę od { $low } do { $high }; Enter daje { $default }.
cli-advice-arrange = Wpisz numery w wybranej kolejności, od pierwszego do ostatniego; Enter zostawia pokazaną.
cli-advice-place = Zapełnij od { $low } do { $high } miejsc spośród { $slots }: nazwa miejsca, a po niej to, co tam trafia; na przykład { $example }.
cli-advice-place-exactly = Zapełnij { $low ->
    [one] { $low } miejsce
    [few] { $low } miejsca
   *[other] { $low } miejsc
} spośród { $slots }: nazwa miejsca, a po niej to, co tam trafia; na przykład { $example }.
cli-advice-some-exactly = Wpisz { $count ->
    [one] { $count } numer
    [few] { $count } numery ze spacjami
   *[many] { $count } numerów ze spacjami
}.
cli-advice-some = Wpisz od { $low } do { $high } numerów ze spacjami{ $low ->
    [0] ; Enter — żadnego, * — wszystkie
   *[other] { "" }
}.
cli-advice-one-or-none = Wpisz numer albo Enter — nic.
cli-advice-window = Aby ustawić, kiedy o to pytać, wpisz a; aby do końca rundy nie pytać — n.
cli-type-a-number = Wpisz numer od 1 do { $count } albo help.
cli-no-such-number = Nie ma tu numeru { $number }: wpisz numer od 1 do { $count }.
cli-not-understood = „{ $typed }” nic tu nie znaczy. Wpisz numer albo help.
cli-several-fit = „{ $typed }” może znaczyć: { $options }.
cli-chosen-twice = „{ $what }” podano dwa razy.
cli-choose-exactly = Wybierz { $low }, nie { $given }.
cli-choose-between = Wybierz od { $low } do { $high }, nie { $given }.
cli-arrange-all = Trzeba ułożyć wszystkie, jest ich { $count }, a podano { $given }.
cli-filled-twice = Miejsce „{ $slot }” zapełniono dwa razy.
cli-none-left = Nie zostało już więcej: „{ $what }”.
cli-fill-exactly = { $low ->
    [one] Trzeba zapełnić { $low } miejsce, a podano { $given }.
    [few] Trzeba zapełnić { $low } miejsca, a podano { $given }.
   *[other] Trzeba zapełnić { $low } miejsc, a podano { $given }.
}
cli-fill-between = Trzeba zapełnić od { $low } do { $high } miejsc, a podano { $given }.
cli-gap = Miejsce „{ $slot }” można zapełnić dopiero po miejscu „{ $before }”.
cli-not-amounts = „{ $typed }” nic tu nie znaczy. Wpisz ilości, na przykład { $example }.
cli-no-such-slot = „{ $typed }” nie jest na liście: { $keys }.
cli-slot-bounds = { $what }: od { $low } do { $high }, nie { $given }.
cli-total-exactly = Razem musi być { $low }, nie { $given }.
cli-total-between = Razem musi być od { $low } do { $high }, nie { $given }.
cli-too-many-others = Esencji, których koszt nie wymienia, może być najwyżej { $most }, nie { $given }.
cli-help =
    Wpisz numer możliwości albo słowo z jej nazwy. Ilości: 2e 1g albo e2g1. Kilka: 1 3. Kolejność: 2 1 3. Miejsca: quick 3, I 1.
    
    u           cofnij swoją ostatnią odpowiedź
    r           daj ją ponownie
    h           rada: co zrobiłby bot i jakie szanse dają najlepsze odpowiedzi; „h ismcts” — rada innego bota
    c           twoje karty i ich działanie; „c jastrząb” — dowolna karta według nazwy lub jej części
    w           dlaczego inne rzeczy są teraz niemożliwe
    t           cały stół
    l           dziennik; „l 20” — jego ostatnie 20 wierszy
    ?           zasada, z której wynika pytanie; „? RA-PASS-2” — inna; „? słowa” — szukanie
    a           kiedy pytać, czy reagujesz: zawsze, gdy to ma znaczenie albo nigdy
    n           do końca rundy nie pytać, czy reagujesz, lecz pasować za ciebie
    v           pokaż rzadkie możliwości, np. użycie mocy bez efektu
    s           zapisz; „s PLIK” — do innego pliku
    q           wyjdź

## Przy stole

cli-welcome = { $title }, seed { $seed }. Wpisz numer odpowiedzi; help — klawisze i znaki, h — rada.
cli-thinking = { $name } myśli…
cli-hand-over = Klawiaturę bierze { $name }. Reszta się odwraca.
cli-press-enter = Naciśnij Enter:
cli-page-more = — Enter: dalej, q: wróć —
cli-page-back = — Enter: wróć —
cli-hint = { $bot } radzi { $answer }
cli-none = nic
cli-hint-why = Twoje szanse według oceny o krok naprzód: { $answers }
cli-hint-equal = O krok naprzód nie widać różnicy między odpowiedziami.
cli-hint-forced = Jest tylko jedna odpowiedź: { $typed }
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-nothing-to-redo = Nie ma czego przywracać.
cli-undo-consent = { $name } cofa odpowiedź, po której coś się odkryło albo rozstrzygnęło. Czy wszyscy się zgadzają? (y/n)
cli-undo-refused = Nic nie cofnięto.
cli-took-back = Cofnięto odpowiedź: { $name }.
cli-nothing-refused = Niczego ci teraz nie odmówiono.
cli-windows = Kiedy pytać cię, czy reagujesz?
cli-windows-keys = Numer zmienia, Enter wraca:
cli-windows-note = „Gdy to ma znaczenie” pomija pytania, w których żadna odpowiedź niczego nie zmieni. Co pominięto za ciebie, widać w dzienniku. Ustawienia trwają, póki siedzisz przy stole; nie są zapisywane.
cli-ask-always = zawsze
cli-ask-matters = gdy to ma znaczenie
cli-ask-never = nigdy
cli-passed-for-you = pominięto za ciebie: { $window }
cli-no-windows = W tej grze nikogo nie pyta się, czy reaguje.
cli-no-window = To nie jest pytanie o reakcję, więc nie można za ciebie spasować.
cli-no-variants = Nie ma teraz innych opcji.
cli-which-card = Która karta? Wpisz na przykład: card jastrząb
cli-saved = Zapisano: { $file }
cli-save-before-leaving = Zapisać jako { $file }? Enter — tak; n — wyjdź bez zapisu; c — wróć; albo inna nazwa:
cli-save-journal = Zapisać grę jako { $file }? Enter — tak; n — nie; albo inna nazwa:
cli-left = Stół zamknięty.
cli-left-saved = Stół zamknięty; gra zapisana w { $file }.
cli-broken-rules = Zasady zawiodły: { $reason } Gra do tego miejsca jest w { $file }; prosimy o zgłoszenie.

## Koniec

cli-game-over = Koniec gry.
cli-unfinished = Gra jeszcze trwa.
cli-winners = { $count ->
    [one] Zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
cli-won-together = Wygraliście wszyscy.
cli-lost-together = Gra przegrana.
cli-nobody-won = Nikt nie wygrał.
cli-others-won = Przy stole nikt nie wygrał. Zwycięża: { $names }.

## Polecenia

cli-no-cards = Nie ma takich kart.
cli-card-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
cli-card-cost = Koszt
cli-coverage = Zasady z testami: { $tested } z { $count }.
cli-coverage-missing = { $count ->
    [one] { $count } zasada nie ma testu: { $rules }
    [few] { $count } zasady nie mają testu: { $rules }
   *[many] { $count } zasad nie ma testu: { $rules }
}
cli-replay-keys = Odpowiedź { $number } z { $last }. Enter — dalej, b — wstecz, numer — skok, q — koniec:
cli-as-played = Rozegrano innymi kartami niż dzisiejsze; pokazano z nimi.
cli-measuring = Mierzę…
cli-checking = Sprawdzam: { $title }
cli-checked = Sprawdzono: { $games ->
    [one] { $games } grę
    [few] { $games } gry
   *[many] { $games } gier
}, { $decisions ->
    [one] { $decisions } decyzję
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}; { $findings ->
    [0] niczego nie znaleziono.
    [one] { $findings } znalezisko.
    [few] { $findings } znaleziska.
   *[many] { $findings } znalezisk.
}
cli-simulating = Rozgrywam: { $title }
cli-simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} w { $seconds } s
cli-rating = Porównuję boty
cli-head-seat = miejsce
cli-head-bot = bot
cli-head-games = gry
cli-head-wins = wygrane
cli-head-rating = ranking
cli-rounds-a-game = Rund na grę średnio: { $rounds }
cli-won-by-nobody = Przy stole nikt nie wygrał: { $count } ({ $percent })
cli-unfinished-games = { $count ->
    [one] { $count } grę przerwano niedokończoną.
    [few] { $count } gry przerwano niedokończone.
   *[many] { $count } gier przerwano niedokończonych.
}
cli-stopped = Przerwana niedokończona
cli-test-accepted = Test rozstrzygnięty: { $bot } jest lepszy o mniej więcej { $elo } Elo lub więcej.
cli-test-rejected = Test rozstrzygnięty: { $bot } nie jest lepszy o { $elo } Elo.
cli-test-open = Test nie jest jeszcze rozstrzygnięty: potrzeba więcej gier.

## Co jest nie tak z tym, co wpisano

cli-did-you-mean = Może { $names }?
cli-there-are = Są: { $names }.
cli-unknown-game = Nie ma gry „{ $word }”.
cli-unknown-option = Gra nie ma opcji „{ $word }”.
cli-unknown-value = „{ $word }” nie jest możliwe.
cli-unknown-bot = Nie ma bota „{ $word }”.
cli-unknown-rule = W żadnej zasadzie nie ma „{ $word }”.
cli-unknown-card = Nie ma karty „{ $word }”.
cli-unknown-kind = Nie ma rodzaju „{ $word }”.
cli-unknown-tag = Nie ma cechy „{ $word }”.
cli-unknown-measurement = Nie ma pomiaru „{ $word }”.
cli-unknown-seat = Nie ma miejsca „{ $word }”; miejsca to 0 do { $last }.
cli-bad-bot = Bot „{ $word }” nie może grać: { $reason }
cli-option-form = „{ $word }” powinno wyglądać jak nazwa=wartość, na przykład variant=draft.
cli-option-players = „{ $word }”: graczy musi być { $counts }, nie { $given }.
cli-player-count = { $title }: graczy musi być { $counts }, nie { $given }.
cli-too-many-bots = Botów jest { $count }, a wolnych miejsc tylko { $room }.
cli-too-many-names = Imion jest { $count }, a ludzi tylko { $room }.
cli-name-of-a-bot = „{ $word }” to nazwa bota; wybierz inną.
cli-which-game = Która gra? Są: { $names }. Na przykład: conclave play { $example }
cli-save-exists = W { $file } jest już inna gra. Graj w nią dalej przez --resume { $file } albo podaj inny plik.
cli-other-game = W { $file } jest gra { $title }.
cli-cannot-read = Nie da się odczytać { $file }: { $reason }.
cli-cannot-write = Nie da się zapisać { $file }: { $reason }.
cli-not-a-save = { $file } nie jest zapisaną grą.
cli-broken-save = Nie da się wczytać { $file }: { $reason }
cli-no-snapshot = { $file } powstał przy innych kartach lub zasadach gry { $title }, których ten program nie zna, i nie ma migawki, od której można grać dalej.
cli-card-gone = Nie można grać dalej od { $file }: „{ $card }” leży na stole, ale w pudełku już jej nie ma.
cli-look-at-it = Obejrzyj grę: conclave replay { $file }
cli-no-such-answer = Nie ma odpowiedzi { $number }; gra ma odpowiedzi od { $first } do { $last }.
cli-bots-and-seats = Botów jest { $count }, a miejsc { $seats }: podaj jednego albo po jednym na każde miejsce.
cli-different-bots = Potrzeba co najmniej tylu różnych botów: { $count }; podaj je przez --bots.
cli-test-of-two = Test jest możliwy tylko między dwoma botami w grach dla dwóch osób.
cli-elo-order = --elo0 musi być mniejsze niż --elo1.

## The server

cli-serve-at = Conclave jest otwarty pod adresem { $address } (Ctrl-C zamyka)
cli-serve-not-built = Klient przeglądarkowy nie jest jeszcze zbudowany: uruchom `make play` albo `python tools/web.py`.
