# Black Rose Wars w terminalu.

cli-phase = { $phase ->
    [setup] przygotowanie
    [rose] faza Czarnej Róży
    [study] studia
    [planning] planowanie
    [action] akcje
    [evocation] ewokacje
    [clean-up] porządki
   *[over] koniec
}
cli-label-track = Moc
cli-label-events = Wydarzenia
cli-label-stack = Działa
cli-label-rose = Róża
cli-label-sheet = Plansza
cli-label-evocations = Ewokacje
cli-label-quests = Zadania
cli-label-hexes = Pechy
cli-label-memories = Wspomnienia
cli-label-known = Znane
cli-label-orders = Polecenia
cli-rule = zasady
cli-cubes = kostki { $count }
cli-orders = polecenia { $count }, talia { $deck }
cli-back = gotowe: { $type ->
    [trap] pułapka
   *[protection] ochrona
}
cli-in-cell = w komnacie → { $exits }
cli-grimoire = księga { $count }
cli-values = siła { $strength } ruch { $speed }
cli-solved = rozwiązane { $count }
cli-side = { $side ->
    [reverse] dolna
   *[main] górna
}
cli-stage = { $stage ->
    [ready] gotowy
    [trap] pułapka
    [protection] ochrona
   *[other] aktywny
}
cli-hidden = ukryte
cli-hidden-quest = ukryte, faza { $phase }
cli-of-track = tor { $track }, premie { $bonus }
cli-tie-quests = Tyle samo mocy: decydują rozwiązane zadania, potem trofea, potem korona.
cli-sign-person = mag; za nazwą: właściciel; w pomieszczeniu lub za sercem: kostka
cli-sign-rose = Czarna Róża i Opętany
cli-sign-life = ile zdrowia zostało z całości
cli-sign-power = moc
cli-sign-crown = korona
cli-sign-token = ile zostało akcji fizycznych
cli-sign-trophy = zdobyte trofea
cli-sign-moon = faza księżyca; na torze: gdzie zaczyna się następna
cli-sign-end = gdzie zaczyna się koniec
cli-sign-built = odbudowane pomieszczenie
cli-sign-used = odbudowane pomieszczenie ze zużytym żetonem
cli-sign-free = wolne miejsce na niestabilność
cli-group-cast = Rzuć
cli-group-act = Działaj
cli-group-go = Przejdź
cli-group-quests = Zadania
cli-group-wait = Odczekaj
cli-group-end = Dosyć
