# Stół Res Arcana: napisy i stany. Zdania kart i dziennika należą do gry.

ra-here = tutaj
ra-from-here = stąd
ra-another = inny
ra-or = lub
ra-left = zostaje
ra-each-type = każdego rodzaju tutaj

ra-headline = Runda { $round } · pierwszy gracz { $seat }
ra-headline-match = Partia { $game } · runda { $round } · pierwszy gracz { $seat }
ra-last-round = { $seat } ma { $count } PZ: to ostatnia runda
ra-headline-setup = Przygotowanie gry

ra-middle = Środek
ra-items = Magiczne przedmioty
ra-items-change = Magiczny przedmiot wymienia się przy pasowaniu.
ra-your-table = Twój stół
ra-table-of = Stół: { $seat }
ra-empty-table = Nic jeszcze nie zagrano
ra-pool = Esencje
ra-monument-deck = Talia monumentów: { $count }
ra-first = Pierwszy gracz
ra-passed = Pas
ra-dragons = Smoki: { $count }
ra-shields = Gotowe osłony przed utratą życia: { $count }
ra-race = Wyścig do { $goal } PZ: { $scores }
ra-unfold = Pokaż karty
ra-fold = Ukryj karty
ra-turned = obrócona
ra-holds = na niej: { $essences }
ra-wins = Wygrane partie: { $count }
ra-known-in-deck = Wiadomo, że są w talii
ra-known-hidden = Wiadomo, że są na ręce lub w talii
ra-known-top = Widziane na wierzchu talii
ra-dealt-mages = Twoi magowie: jeden z nich zagra
ra-pack = Twój zestaw
ra-open-draft = Otwarty wybór
ra-kept = Zatrzymane
ra-fetched = Wybierz stąd
ra-take-more = { $essence }: wybrano { $count }, w zapasie { $have }. Jeszcze jedna
ra-help-act = Użyj karty albo odrzuć ją za { $gold } lub { $any }.
ra-have = { $essence }: { $count }
