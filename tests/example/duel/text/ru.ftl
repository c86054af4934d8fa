# Дуэль.
title-duel = Дуэль
about-duel = Маги тайно планируют, потом по очереди колдуют; им отвечают ловушки и зеркала.
kind-spell = Заклинание
kind-shelter = Защита
kind-trap = Ловушка
window-redirect = Перенаправление
window-trap = Ловушки
reason-last-standing = последний устоявший маг
reason-most-life = больше всего жизни после последнего раунда
reason-all-fell = пали все

card-ember = Уголёк
card-storm = Буря
card-hail = Град
card-foresight = Предвидение
card-mirror = Зеркало
card-stone_skin = Каменная кожа
card-twilight = Сумерки
card-thorns = Тернии
card-spite = Злость
card-aegis = Эгида
card-lifeline = Нить жизни

damage = { $die ->
    [0] { $count } { $count ->
        [one] урон
        [few] урона
       *[many] урона
    }
   *[other] урон по кубику на { $die }
}
some-cards = { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
sentence-hurt = { $whom ->
    [rivals] Нанесите { damage } каждому сопернику.
   *[target] Нанесите { damage } своей цели.
}
sentence-spread = Распределите { $count } урона между соперниками.
sentence-heal = Получите { $count } жизни.
sentence-ignore = Отмените до { $count } этого урона.
sentence-look = Посмотрите { some-cards } сверху своей колоды и верните в любом порядке.
sentence-draw = Возьмите { some-cards }.
line-hurt = Ловушка: когда вас ранили.
line-deadly = Ловушка: когда вы вот-вот падёте.
line-one-less = До конца раунда: каждый раз, когда вас ранят, на 1 меньше.
line-half = До конца раунда: каждый раз, когда вас ранят, только половина, с округлением вверх.
line-redirects = С руки, когда вас должны ранить: это достаётся нападающему.

ask-plan = Запланируйте одну или две карты.
ask-cast = Сыграйте запланированную карту или подождите.
ask-target = Выберите цель.
ask-spread = Распределите урон.
ask-look = Сложите карты по порядку, верхняя первая.
ask-shelter = Какая защита действует первой?
ask-redirect = Нападение ({ $seat }): вам нанесут { $count } урона. Перенаправить?
ask-answer = Вы получили { $count } урона. Какие ловушки сработают?
ask-answer-order = В каком порядке?
pick-no = Нет
pick-wait = Ждать
why-not-planned = не запланировано в этом раунде
why-not-deadly = только когда вы вот-вот падёте

planned = { $seat } планирует { some-cards }.
set-trap = { $seat } ставит ловушку.
set-trap-known = { $seat } ставит ловушку: { $card }.
cast = { $seat } играет карту «{ $card }».
redirected = { $seat } перенаправляет нападение картой «{ $card }».
rolled = { $seat } бросает кубик: { $count }.
hurt = { $seat } получает { $count } урона.
healed = { $seat } получает { $count } жизни.
ignored = { $seat } отменяет { $count } урона.
sprang = { $seat } раскрывает ловушку: { $card }.
looked = { $seat } смотрит { some-cards }.
looked-known = { $seat } смотрит: { $cards }.
drew = { $seat } берёт { some-cards }.
drew-known = { $seat } берёт { $count ->
    [0] 0 карт
   *[other] карты: { $cards }
}.
fell = { $seat } выбывает.
