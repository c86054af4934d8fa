# Co mówi każda plansza. Każda gra ma też własny plik.

desk-piece = { $piece }
desk-can = można teraz wybrać
desk-thinks = teraz decyduje
desk-why-not = Teraz nie można
desk-hold = Przytrzymaj kartę, aby obejrzeć ją z bliska
desk-close = Zamknij
desk-no-cards = Brak kart
desk-seats = Pozostali przy stole
desk-your-hand = Twoja ręka
desk-empty-hand = Brak kart na ręce
desk-hand-of = Ręka: { $count }
desk-deck-of = Talia: { $count }
desk-discard-of = Odrzucone: { $count }
desk-centre = Środek
desk-places = Miejsca na stole
desk-more = i jeszcze { $count }
desk-lit-there = Można tu wybrać: { $count }
