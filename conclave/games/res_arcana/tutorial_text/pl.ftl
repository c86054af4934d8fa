# Lekcje Res Arcana po polsku: krótko, życzliwie i tylko o tym, co uczeń właśnie widzi.

lesson-try-again = Nie tym razem. Spójrz na to, co zaznaczono, i spróbuj jeszcze raz.

lesson-first-look = Co leży na stole
lesson-look-goal = Witaj w kręgu magów! Zbierasz punkty zwycięstwa: gdy na koniec rundy ktoś ma 10 punktów, wygrywa ten, kto ma ich najwięcej. Twoje punkty widać przy twoim imieniu.
lesson-look-essences = To są twoje esencje: wigor, życie, spokój, śmierć i złoto. Płacisz nimi za wszystko. Najcenniejsze jest złoto.
lesson-look-cards = Przed tobą leżą twój mag i magiczny przedmiot. Artefakty masz na ręce i nikt inny ich nie widzi.
lesson-look-middle = Na środku leżą enklawy mocy i monumenty. Dają najwięcej punktów i należą do tego, kto pierwszy je zajmie.
lesson-look-place = W swojej turze wykonujesz jedną akcję, a potem przychodzi kolej na rywala. Spróbuj: zagraj artefakt „{ card-nightingale }”. Kosztuje 1 esencję życia i 1 esencję spokoju, a daje 1 punkt.
lesson-look-place-wrong = To też jest możliwe. Ale teraz wybierz z ręki kartę „{ card-nightingale }” i zagraj ją.
lesson-look-placed = Świetnie! Esencje są zapłacone, karta „{ card-nightingale }” leży przed tobą i masz 2 punkty: jeden za tę kartę i jeden za żeton pierwszego gracza.

lesson-income = Dochody i wydatki
lesson-income-choose = Każda runda zaczyna się od zbierania esencji. Karty „{ card-hawk }” i „{ card-fountain-of-youth }” właśnie same przyniosły ci esencje. A „{ card-healer }” daje wybór: weź życie.
lesson-income-choose-wrong = Spokój to też dobry wybór. Ale wkrótce przyda ci się życie: weź je.
lesson-income-take = Na karcie „{ card-fountain-of-youth }” też leżą esencje. Podczas zbierania możesz je zabrać: z karty bierze się wszystko albo nic. Zabierz je.
lesson-income-use = Teraz pora na akcje. Karta „{ card-dwarven-pickaxe }” ma moc: obróć ją i zapłać 1 esencję wigoru, a zyskasz 1 esencję złota. Użyj jej.
lesson-income-discard = Karta „{ card-dwarven-pickaxe }” jest obrócona i odpoczywa do końca rundy. Co dalej? „{ card-fire-dragon }” jest dla ciebie za drogi. Ale każdą kartę można odrzucić za 1 esencję złota albo za 2 inne esencje. Odrzuć go za 2 esencje.
lesson-income-discard-wrong = Nie całkiem: odrzuć kartę „{ card-fire-dragon }”, i to nie za złoto, lecz za 2 dowolne esencje.
lesson-income-two = Karta „{ card-treant }” na twojej ręce kosztuje 2 esencje wigoru i 3 esencje życia. Życia masz już dosyć, więc wybierz 2 esencje wigoru.
lesson-income-two-wrong = To nie wystarczy na kartę „{ card-treant }”. Wybierz 2 esencje wigoru.
lesson-income-place = Teraz masz wszystko, czego wymaga karta „{ card-treant }”. Zagraj ją!
lesson-income-done = Odtąd „{ card-treant }” co rundę da ci 2 esencje życia. Tak rośniesz w siłę: im wcześniej karta leży przed tobą, tym częściej przynosi korzyść.

lesson-claims = Monumenty i enklawy mocy
lesson-claims-monument = Każdy monument kosztuje 4 esencje złota, a ty je masz. Zajmij monument „{ card-great-pyramid }”: daje 3 punkty.
lesson-claims-monument-wrong = Jest coś lepszego: monument „{ card-great-pyramid }” na środku daje 3 punkty. Zajmij go.
lesson-claims-place = Wspaniale! Od razu odsłonięto następny monument. Teraz enklawy mocy: każda ma własną cenę. „{ card-sacred-grove }” kosztuje 8 esencji życia i 4 esencje spokoju. Zajmij tę enklawę.
lesson-claims-grove = Jeszcze 2 punkty! A każda esencja życia, która leży na enklawie „{ card-sacred-grove }”, daje kolejny. Użyj jej drugiej mocy: obróć ją razem z jednym ze swoich stworzeń.
lesson-claims-grove-wrong = To też jest możliwe. Ale teraz wybierz tę moc enklawy „{ card-sacred-grove }”, która kładzie na niej 1 esencję życia.
lesson-claims-creature = Które stworzenie pomoże? Wybierz kartę „{ card-nightingale }”: nie ma nic innego do roboty, a obrócona karta zachowuje swoje punkty.
lesson-claims-done = Już 8 punktów! Przy następnym zbieraniu możesz zabrać życie z enklawy „{ card-sacred-grove }”. Ale razem z nim zniknie punkt, więc lepiej je tam zostaw.

lesson-dragons = Smoki
lesson-dragons-see = Twój rywal ma w grze dwa smoki. Smoki atakują. Zobaczmy, co się stanie.
lesson-dragons-react = Przez kartę „{ card-fire-dragon }” stracisz 2 esencje życia, chyba że zapłacisz 1 esencję spokoju. Ale masz kartę „{ card-guard-dog }”: obróć ją, a nic ci się nie stanie. Zareaguj nią.
lesson-dragons-react-wrong = Można taniej: zareaguj kartą „{ card-guard-dog }”, to nie kosztuje ani jednej esencji.
lesson-dragons-strike = Ani draśnięcia! Teraz oddaj cios: użyj karty „{ card-water-dragon }”. Rywal ma tylko 1 esencję życia i nie ma wigoru, żeby się wykupić.
lesson-dragons-again = Za brakujące życie rywal oddał 2 inne esencje. Ale oto atakuje „{ card-earth-dragon }”, a twój pies jest już obrócony. Możesz zapłacić 1 esencję złota, lecz złoto jest drogie: nie reaguj i strać 2 esencje życia.
lesson-dragons-again-wrong = Złoto przyda ci się jeszcze na monument. Lepiej nie reaguj.
lesson-dragons-dog = To da się przeżyć. „{ card-guard-dog }” potrafi coś szczególnego: gdy ta karta jest obrócona, za 1 esencję wigoru możesz ją wyprostować. Zrób to.
lesson-dragons-done = Pies znów stoi na straży, a rywal spasował. Gdy któraś z twoich kart będzie mogła coś odeprzeć, gra cię o to zapyta, więc nie musisz niczego pilnować.

lesson-victory = Ku zwycięstwu
lesson-victory-pass = Masz 7 punktów. Twoja ręka jest pusta, karta „{ card-horn-of-plenty }” jest obrócona, a 3 esencje złota to za mało na monument. Więc spasuj! Kto pasuje pierwszy, bierze żeton pierwszego gracza, a ten daje 1 punkt.
lesson-victory-pass-wrong = Teraz nic ci to nie da. Spasuj i weź żeton.
lesson-victory-item = Kto pasuje, wymienia też magiczny przedmiot i dobiera kartę. Weź przedmiot „{ card-protection }”: chroni przed smokami.
lesson-victory-item-wrong = W prawdziwej grze możesz wziąć dowolny. Ale teraz weź ten, który jest zaznaczony.
lesson-victory-round = Wszyscy spasowali, więc punkty są policzone: 8 do 5, nikt nie ma dziesięciu. Wszystkie karty są znów wyprostowane, esencje zebrane i trwa nowa runda. Użyj karty „{ card-horn-of-plenty }”, żeby zyskać 1 esencję złota.
lesson-victory-round-wrong = Do monumentu brakuje ci tylko 1 esencji złota. Wybierz tę moc karty „{ card-horn-of-plenty }”, która ją daje.
lesson-victory-claim = 4 esencje złota! Monument „{ card-oracle }” da ci 2 punkty, których brakuje. Zajmij go.
lesson-victory-ten = 10 punktów! Ale liczy się je dopiero na koniec rundy. Więc spasuj, zanim rywal coś wymyśli.
lesson-victory-last = Znów wymieniasz magiczny przedmiot. Weź przedmiot „{ card-research }”.
lesson-victory-won = Zwycięstwo jest twoje! Wiesz już wszystko, czego trzeba do pierwszej gry. Resztę powiedzą karty. Powodzenia!
