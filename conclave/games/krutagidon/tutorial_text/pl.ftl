# Lekcje Krutagidonu po polsku: krótko, zadziornie i tylko o tym, co uczeń właśnie widzi.

lesson-try-again = Odważnie, ale nie. Spójrz na to, co zaznaczono, i spróbuj jeszcze raz.

lesson-first-turn = Pierwsza tura
lesson-first-goal = Witaj na turnieju czarowników! Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa. Punkty dają kupione karty, więc kupuj, jakby zależało od tego twoje życie. Ono zresztą też zależy.
lesson-first-life = Wszyscy zaczynają z 20 życia, a zdrowszy niż z 25 czarownik nie bywa. Komu życie spadnie do 0, ten pada trupem. Wstyd, ale to jeszcze nie koniec: o tym za chwilę.
lesson-first-sign = Twoja pierwsza talia to rupiecie, jak u wszystkich: 6 znaków, 1 różdżka, 3 niewypały. Znak daje 1 mocy, a moc to tutejsze pieniądze. Zagraj kartę „{ card-sign }”.
lesson-first-sign-wrong = Wszystko w swoim czasie. Najpierw zagraj z ręki kartę „{ card-sign }”.
lesson-first-harmless = 1 mocy! Nie musisz klikać po jednej: karty, które nikomu nie szkodzą i o nic nie pytają, można zagrać wszystkie naraz. Zrób to. „{ card-fizzle }” też pójdzie dla towarzystwa i zrobi to, co umie najlepiej: nic.
lesson-first-harmless-wrong = Oszczędzaj palec: zagraj wszystkie nieszkodliwe karty naraz.
lesson-first-wand = Masz już 3 mocy. Teraz „{ card-wand }”: daje jeszcze 1 mocy i dźga czarownika za 1 obrażenie. Zagraj ją.
lesson-first-target = Kogo dźgnąć? Tak, można i siebie. Nie, to zły pomysł. Wybierz wroga.
lesson-first-target-wrong = Au! Nie tym końcem. Wybierz drugiego czarownika.
lesson-first-buy = 4 mocy! Czego nie wydasz, to na koniec tury przepadnie, więc wydawaj. „{ card-steam-up }” kosztuje 4, daje 1 punkt i bardzo szybko się przyda. Kup tę kartę.
lesson-first-buy-wrong = Kuszące, ale w następnej lekcji zabraknie ci właśnie karty „{ card-steam-up }”. Kup ją.
lesson-first-end = Karta trafiła na twój stos kart odrzuconych. Gdy talia się skończy, ten stos zostanie przetasowany, a zakupy przyjdą ci na rękę. Nic więcej nie zrobisz: zakończ turę.
lesson-first-done = Masz na ręce 5 nowych kart, a wróg też coś sobie kupił. Oto cały sekret: zagrywaj, kupuj, a twoja talia będzie coraz lepsza.

lesson-attack = Atak i obrona
lesson-attack-see = Tura wroga. Ten uśmieszek nie wróży nic dobrego. Ale spójrz na rękę: jest tam „{ card-steam-up }”, a ta karta umie bronić.
lesson-attack-defend = Leci w ciebie „{ card-gutting-sin }”: 5 obrażeń! Karty obrony można użyć z ręki za każdym razem, gdy ktoś cię atakuje. Obroń się kartą „{ card-steam-up }”.
lesson-attack-defend-wrong = Odwaga kosztuje tu 5 życia. Obroń się kartą „{ card-steam-up }”.
lesson-attack-strike = Ani draśnięcia! W dodatku dobierasz kartę, a wróg za fatygę dostał 2 obrażenia. A co przyszło? „{ card-gutting-sin }”! Odwdzięcz się.
lesson-attack-strike-wrong = Najpierw to, co ważne: zemsta. Zagraj kartę „{ card-gutting-sin }”.
lesson-attack-done = 5 obrażeń, a do tego 2 mocy. Najlepsza tarcza czeka pod twoją planszą: chowaniec „{ card-sir-snotlein }”. Za 6 mocy dołączy do twojej talii i będzie odsyłać ataki tam, skąd przyszły.

lesson-death = Martwi czarownicy
lesson-death-weak = Wrogowi zostało tylko 4 życia. „{ card-fatalizer }” zadaje najsłabszemu wrogowi dokładnie 4 obrażenia. Cóż za zbieg okoliczności! Zagraj tę kartę.
lesson-death-weak-wrong = Litość? Na tym turnieju? Zagraj kartę „{ card-fatalizer }”.
lesson-death-token = Kto padł trupem, bierze żeton martwego czarownika: co najmniej 3 punkty mniej, a do tego jakieś świństwo. Dzięki karcie „{ card-fatalizer }” wybierasz jeden z dwóch. Wręcz „{ card-dwt-08 }”.
lesson-death-token-wrong = Zbyt uprzejmie: tamten żeton pociesza nieboszczyka nową kartą. Wybierz „{ card-dwt-08 }”.
lesson-death-prize = Wróg zmartwychwstał z 20 życia, ale jest uboższy o 3 punkty i o kartę ze stosu odrzuconych. A do ciebie jako zabójcy trafia „{ card-prize }”! Teraz zagraj wszystkie nieszkodliwe karty.
lesson-death-buy = 5 mocy. „{ card-twins }” za każdym razem pozwalają dobrać 2 karty. Kup tę kartę.
lesson-death-buy-wrong = Nieźle, ale więcej kart to więcej wszystkiego. Kup kartę „{ card-twins }”.
lesson-death-end = A teraz zobaczysz, do czego służy nagroda. Zakończ turę.
lesson-death-discard = Kto ma nagrodę, dobiera 6 kart zamiast 5, a potem odrzuca jedną z nich. Zgadnij, za którą najmniej zatęsknisz: odrzuć „{ card-fizzle }”.
lesson-death-discard-wrong = Ta się jeszcze przyda. Odrzuć „{ card-fizzle }”.
lesson-death-done = Nagroda jest twoja, dopóki ktoś inny nie zabije wroga. I pilnuj stosu żetonów: gdy się opróżni, gra się skończy.

lesson-mayhem = Rozróba i legendy
lesson-mayhem-see = Podczas uzupełniania targowiska wybuchła rozróba: „{ card-mayhem-b }” zadaje 6 obrażeń najpotężniejszemu czarownikowi, a z 22 życia to właśnie ty. Przed rozróbą, która atakuje, można się bronić jak przed każdym atakiem: użyj karty „{ card-lovely-day }”.
lesson-mayhem-see-wrong = To by bardzo bolało. Obroń się kartą „{ card-lovely-day }”.
lesson-mayhem-power = Atak chybił, życie podkręcone, karta dobrana: dzień naprawdę cudowny. Teraz napnij mięśnie: zagraj wszystkie nieszkodliwe karty.
lesson-mayhem-legend = 8 mocy! Legendy są drogie, ale nic nie daje więcej punktów. „{ card-voom }” jest wart aż 4. Pokonaj go!
lesson-mayhem-legend-wrong = Nie rozmieniaj się na drobne! Stać cię na legendę: „{ card-voom }” czeka.
lesson-mayhem-end = Ta legenda będzie odtąd walczyć dla ciebie. Ale pod nią leży zakryta następna, i to w podłym nastroju. Zakończ turę.
lesson-mayhem-group = Oto „{ card-bananamage }” z atakiem grupowym: dla każdego czarownika 5 obrażeń i oklapła różdżka. A właśnie masz na ręce kartę „{ card-steam-up }”. Broń się!
lesson-mayhem-group-wrong = Oklapła różdżka zaśmieca talię i zabiera punkt. Obroń się kartą „{ card-steam-up }”.
lesson-mayhem-done = Na sucho! Wróg stracił 5 życia i zyskał kartę „{ card-limp-wand }”: nie robi ona nic, a na koniec zabiera 1 punkt. Karty, które niszczą takie rupiecie, są warte swojej ceny.

lesson-finale = Wielki finał
lesson-finale-count = Ostatni akt. Masz 5 punktów, a wróg 6. Liczy się wszystko, co twoje, gdziekolwiek leży: kupione karty dodają punkty, oklapłe różdżki i żetony martwego czarownika je zabierają. Niekupiony chowaniec nie daje nic.
lesson-finale-ends = Gra kończy się z turą, w której padła ostatnia legenda, skończyły się żetony albo talia główna nie ma już czym uzupełnić targowiska. Została jedna legenda. Zagraj wszystkie nieszkodliwe karty.
lesson-finale-legend = 9 mocy, a „{ card-voom }” kosztuje 8. To 4 punkty i koniec gry. Ktoś jest przeciw? No to go pokonaj!
lesson-finale-legend-wrong = Nie drażnij publiczności. „{ card-voom }” to twoje zwycięstwo.
lesson-finale-last = Ostatnia legenda padła, więc ta tura jest ostatnia. Różdżkę też można zagrać, ale punktów nie da. Zakończ turę i niech liczą.
lesson-finale-last-wrong = Dość popisów! Zostaw różdżkę i zakończ turę.
lesson-finale-won = 9 punktów do 6: nikt nie czaruje lepiej niż ty! Reszta jest napisana na kartach. Pora narobić sobie wrogów!
