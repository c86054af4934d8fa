# Pojedynek.
title-duel = Pojedynek
about-duel = Magowie planują w tajemnicy, potem czarują po kolei; odpowiadają im pułapki i lustra.
kind-spell = Zaklęcie
kind-shelter = Osłona
kind-trap = Pułapka
window-redirect = Odbicie
window-trap = Pułapki
reason-last-standing = ostatni stojący mag
reason-most-life = najwięcej życia po ostatniej rundzie
reason-all-fell = padli wszyscy

card-ember = Żar
card-storm = Burza
card-hail = Grad
card-foresight = Wróżba
card-mirror = Lustro
card-stone_skin = Kamienna skóra
card-twilight = Zmierzch
card-thorns = Ciernie
card-spite = Zawziętość
card-aegis = Egida
card-lifeline = Nić życia

damage = { $die ->
    [0] { $count } { $count ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
   *[other] obrażenia według kostki { $die }-ściennej
}
some-cards = { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}
sentence-hurt = { $whom ->
    [rivals] Zadaj { damage } każdemu rywalowi.
   *[target] Zadaj { damage } swojemu celowi.
}
sentence-spread = Rozdziel { $count } { $count ->
    [one] obrażenie
    [few] obrażenia
   *[many] obrażeń
} między rywali.
sentence-heal = Zyskaj { $count } życia.
sentence-ignore = Zignoruj do { $count } z tych obrażeń.
sentence-look = Obejrzyj { some-cards } z wierzchu swojej talii i odłóż w dowolnej kolejności.
sentence-draw = Dobierz { some-cards }.
line-hurt = Pułapka: gdy odnosisz obrażenia.
line-deadly = Pułapka: gdy masz paść.
line-one-less = Do końca rundy: za każdym razem odnosisz o 1 obrażenie mniej.
line-half = Do końca rundy: za każdym razem odnosisz tylko połowę obrażeń, w górę.
line-redirects = Z ręki, gdy masz odnieść obrażenia: odnosi je napastnik.

ask-plan = Zaplanuj jedną lub dwie karty.
ask-cast = Rzuć zaplanowaną kartę albo czekaj.
ask-target = Wybierz cel.
ask-spread = Rozdziel obrażenia.
ask-look = Ułóż karty w kolejności, wierzchnia pierwsza.
ask-shelter = Która osłona działa pierwsza?
ask-redirect = Atak ({ $seat }): masz odnieść obrażenia w liczbie { $count }. Odbić?
ask-answer = Odniesione obrażenia: { $count }. Które pułapki uruchamiasz?
ask-answer-order = W jakiej kolejności?
pick-no = Nie
pick-wait = Czekaj
why-not-planned = nie zaplanowano w tej rundzie
why-not-deadly = tylko gdy masz paść

planned = { $seat } planuje { some-cards }.
set-trap = { $seat } zastawia pułapkę.
set-trap-known = { $seat } zastawia pułapkę: { $card }.
cast = { $seat } rzuca kartę „{ $card }”.
redirected = { $seat } odbija atak kartą „{ $card }”.
rolled = { $seat } rzuca kostką: { $count }.
hurt = { $seat }: obrażenia { $count }.
healed = { $seat }: życie +{ $count }.
ignored = { $seat }: zignorowane obrażenia { $count }.
sprang = { $seat } odkrywa pułapkę: { $card }.
looked = { $seat } ogląda { some-cards }.
looked-known = { $seat } ogląda: { $cards }.
drew = { $seat } dobiera { some-cards }.
drew-known = { $seat } dobiera { $count ->
    [0] 0 kart
   *[other] karty: { $cards }
}.
fell = { $seat } odpada.
