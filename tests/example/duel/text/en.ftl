# Duel.
title-duel = Duel
about-duel = Mages plan in secret, then cast in turn; traps and mirrors answer.
kind-spell = Spell
kind-shelter = Shelter
kind-trap = Trap
window-redirect = Redirecting
window-trap = Traps
reason-last-standing = the last mage standing
reason-most-life = most life after the last round
reason-all-fell = all fell

card-ember = Ember
card-storm = Storm
card-hail = Hail
card-foresight = Foresight
card-mirror = Mirror
card-stone_skin = Stone Skin
card-twilight = Twilight
card-thorns = Thorns
card-spite = Spite
card-aegis = Aegis
card-lifeline = Lifeline

damage = { $die ->
    [0] { $count } damage
   *[other] damage by a die of { $die }
}
some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sentence-hurt = { $whom ->
    [rivals] Deal { damage } to each rival.
   *[target] Deal { damage } to your target.
}
sentence-spread = Share { $count } damage out among your rivals.
sentence-heal = Gain { $count } life.
sentence-ignore = Ignore up to { $count } of that damage.
sentence-look = Look at { some-cards } on top of your deck and put them back in any order.
sentence-draw = Draw { some-cards }.
line-hurt = Trap: when you are hurt.
line-deadly = Trap: when you are about to fall.
line-one-less = Until the round ends: each time you are hurt, 1 less.
line-half = Until the round ends: each time you are hurt, only half, rounded up.
line-redirects = From your hand, when you are about to be hurt: the attacker suffers it instead.

ask-plan = Plan one or two cards.
ask-cast = Cast a planned card, or wait.
ask-target = Choose a target.
ask-spread = Share the damage out.
ask-look = Put the cards in order, the top one first.
ask-shelter = Which shelter counts first?
ask-redirect = { $seat } is about to deal you { $count } damage. Redirect it?
ask-answer = You took { $count } damage. Which traps do you spring?
ask-answer-order = In which order?
pick-no = No
pick-wait = Wait
why-not-planned = not planned this round
why-not-deadly = only when you are about to fall

planned = { $seat } plans { some-cards }.
set-trap = { $seat } sets a trap.
set-trap-known = { $seat } sets a trap: { $card }.
cast = { $seat } casts { $card }.
redirected = { $seat } redirects it with { $card }.
rolled = { $seat } rolls { $count }.
hurt = { $seat } takes { $count } damage.
healed = { $seat } gains { $count } life.
ignored = { $seat } ignores { $count } damage.
sprang = { $seat } springs a trap: { $card }.
looked = { $seat } looks at { some-cards }.
looked-known = { $seat } looks at { $cards }.
drew = { $seat } draws { some-cards }.
drew-known = { $seat } draws { $count ->
    [0] no card
   *[other] { $cards }
}.
fell = { $seat } falls.
