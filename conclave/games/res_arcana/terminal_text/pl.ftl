# Res Arcana w terminalu.

cli-match-game = Partia { $number } pojedynku, { $wins }
cli-label-places = Enklawy mocy
cli-label-monuments = Monumenty
cli-label-items = Przedmioty
cli-label-kept = Zatrzymane
cli-label-mages = Magowie
cli-monument-deck = talia { $count }
cli-has-passed = pas
cli-for-nothing = bez efektu
cli-for-the-check = na to sprawdzenie
cli-essence-any = dowolna
cli-sign-points = punkty zwycięstwa; plus: więcej za to, co tu leży lub jest w grze
cli-sign-first = żeton pierwszego gracza, wart jeden punkt
cli-sign-turned = obrócone: niedostępne do następnej rundy; jako koszt: obróć komponent
cli-sign-gives = zapłać to, co przed znakiem, dostaniesz to, co za nim
cli-sign-lying = esencje leżące na komponencie
cli-group-place = Zagraj
cli-group-claim = Zajmij
cli-group-discard = Odrzuć
cli-group-pass = Pas
cli-tie-essences = Punktów po równo: decyduje liczba esencji w zapasie, złoto liczy się podwójnie.
