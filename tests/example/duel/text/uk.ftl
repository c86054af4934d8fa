# Дуель.
title-duel = Дуель
about-duel = Маги таємно планують, потім по черзі чаклують; їм відповідають пастки й дзеркала.
kind-spell = Заклинання
kind-shelter = Захист
kind-trap = Пастка
window-redirect = Перенаправлення
window-trap = Пастки
reason-last-standing = останній маг, що встояв
reason-most-life = найбільше життя після останнього раунду
reason-all-fell = полягли всі

card-ember = Жарина
card-storm = Буря
card-hail = Град
card-foresight = Передбачення
card-mirror = Дзеркало
card-stone_skin = Кам’яна шкіра
card-twilight = Сутінки
card-thorns = Терни
card-spite = Злість
card-aegis = Егіда
card-lifeline = Нитка життя

damage = { $die ->
    [0] { $count } { $count ->
        [one] шкоду
        [few] шкоди
       *[many] шкоди
    }
   *[other] шкоду за кубиком на { $die }
}
some-cards = { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
sentence-hurt = { $whom ->
    [rivals] Завдайте { damage } кожному супернику.
   *[target] Завдайте { damage } своїй цілі.
}
sentence-spread = Розподіліть { $count } шкоди між суперниками.
sentence-heal = Отримайте { $count } життя.
sentence-ignore = Скасуйте до { $count } цієї шкоди.
sentence-look = Подивіться { some-cards } зверху своєї колоди й покладіть назад у будь-якому порядку.
sentence-draw = Візьміть { some-cards }.
line-hurt = Пастка: коли вас поранено.
line-deadly = Пастка: коли ви ось-ось поляжете.
line-one-less = До кінця раунду: щоразу, коли вас ранять, на 1 менше.
line-half = До кінця раунду: щоразу, коли вас ранять, лише половина, з округленням угору.
line-redirects = З руки, коли вас мають поранити: це дістається нападникові.

ask-plan = Сплануйте одну чи дві карти.
ask-cast = Зіграйте сплановану карту або зачекайте.
ask-target = Оберіть ціль.
ask-spread = Розподіліть шкоду.
ask-look = Складіть карти по порядку, верхня перша.
ask-shelter = Який захист діє першим?
ask-redirect = Напад ({ $seat }): вам завдадуть { $count } шкоди. Перенаправити?
ask-answer = Ви зазнали { $count } шкоди. Які пастки спрацюють?
ask-answer-order = У якому порядку?
pick-no = Ні
pick-wait = Чекати
why-not-planned = не сплановано в цьому раунді
why-not-deadly = лише коли ви ось-ось поляжете

planned = { $seat } планує { some-cards }.
set-trap = { $seat } ставить пастку.
set-trap-known = { $seat } ставить пастку: { $card }.
cast = { $seat } грає карту «{ $card }».
redirected = { $seat } перенаправляє напад картою «{ $card }».
rolled = { $seat } кидає кубик: { $count }.
hurt = { $seat } зазнає { $count } шкоди.
healed = { $seat } отримує { $count } життя.
ignored = { $seat } скасовує { $count } шкоди.
sprang = { $seat } розкриває пастку: { $card }.
looked = { $seat } дивиться { some-cards }.
looked-known = { $seat } дивиться: { $cards }.
drew = { $seat } бере { some-cards }.
drew-known = { $seat } бере { $count ->
    [0] 0 карт
   *[other] карти: { $cards }
}.
fell = { $seat } вибуває.
