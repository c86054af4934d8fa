# Крутагідон українською.
#
# Карти звертаються до власника на «ви» в наказовому способі, журнал говорить у третій особі теперішнього часу.
# Назви карт у реченнях стоять у лапках і не відмінюються.

title-krutagidon = Крутагідон
about-krutagidon = Бойові чаклуни збирають колоди з мотлоху з барахолки, лупцюють одне одного й воскресають: коли скінчаться легенди, колода або жетони здохлих чаклунів, перемагає той, у кого найбільше очок.
motto-krutagidon = жодної пощади

option-names = Назви карт
names-mild = Пристойні
names-printed = Як на картах, разом із грубими
option-necromantics = «Некромантика» атакує
necromantics-with-big-bone = Лише якщо у грі є «Великий мосол»
necromantics-always = Завжди
option-great-blaze = «Вогнище» приносить
great-blaze-2-points = 2 ПО
great-blaze-1-point = 1 ПО
option-rlyeh = «Р’льєх», коли знищують вашу карту
rlyeh-draws-1 = Дає взяти 1 карту
rlyeh-nothing = Нічого не робить

window-defence = Захист від атак
window-offer = Дії за бажанням
window-stay-out = Ухилення від свавілля

## Види й ознаки

kind-wizard = Чарівник
kind-creature = Тварюка
kind-spell = Закляття
kind-treasure = Скарб
kind-location = Місце
kind-legend = Легенда
kind-familiar = Фамільяр
kind-starter = Затравка
kind-mayhem = Свавілля
kind-typeless = Без типу
kind-dead-wizard-token = Жетон здохлого чаклуна
kind-property-token = Чаклунська властивість
kind-special-token = Жетон
tag-attack = Атака
tag-defence = Захист
tag-ongoing = Постійна дія
tag-promo = Промо

## Типи, як вони стоять після слова «карта»

type-wizard = { $count ->
    [1] чарівника
   *[other] чарівників
}
type-creature = { $count ->
    [1] тварюки
   *[other] тварюк
}
type-spell = { $count ->
    [1] закляття
   *[other] заклять
}
type-treasure = { $count ->
    [1] скарбу
   *[other] скарбів
}
type-location = { $count ->
    [1] місця
   *[other] місць
}
type-legend = { $count ->
    [1] легенди
   *[other] легенд
}
type-familiar = { $count ->
    [1] фамільяра
   *[other] фамільярів
}
type-starter = { $count ->
    [1] затравки
   *[other] затравок
}
type-mayhem = свавілля
card-kind = { $kinds_count ->
    [0] { "" }
   *[other] { " " }{ $kinds }
}

## Хто. Ці повідомлення не читають: за ними інші повідомлення розрізняють чаклунів.

who-self = self
who-target = target
who-each = each
who-attacker = attacker
who-avoider = avoider
who-killer = killer
who-left-of-target = left
who-right-of-target = right
who-active = active
who-bound = bound
who-picked = picked

# Підмет перед дієсловом для $who, $by і $of; чаклунові, про якого вже йдеться, він не потрібен.
who-does = { $who ->
    [attacker] нападник{ " " }
    [avoider] цей чаклун{ " " }
    [killer] ваш убивця{ " " }
    [left] лівий ворог{ " " }
    [right] правий ворог{ " " }
    [active] активний чаклун{ " " }
    [bound] обраний ворог{ " " }
   *[self] { "" }
}
by-does = { $by ->
    [attacker] нападник{ " " }
    [avoider] цей чаклун{ " " }
    [killer] ваш убивця{ " " }
    [left] лівий ворог{ " " }
    [right] правий ворог{ " " }
    [active] активний чаклун{ " " }
    [bound] обраний ворог{ " " }
   *[self] { "" }
}
by-may = { $by ->
    [self] можете
   *[other] { by-does }може
}
of-does = { $of ->
    [self] розкрийте
    [attacker] нападник розкриває
    [bound] обраний ворог розкриває
   *[target] розкриває
}
# У кого лежать карти; чий — після іменника. Тому, про кого вже йдеться, слів не потрібно.
of-before = { $of ->
    [self] у вас{ " " }
    [each] { "" }
    [attacker] у нападника{ " " }
    [avoider] у цього чаклуна{ " " }
    [killer] у вашого вбивці{ " " }
    [left] у лівого ворога{ " " }
    [right] у правого ворога{ " " }
    [active] в активного чаклуна{ " " }
    [bound] в обраного ворога{ " " }
   *[target] у нього{ " " }
}
of-after = { $of ->
    [attacker] { " " }нападника
    [avoider] { " " }цього чаклуна
    [killer] { " " }вашого вбивці
    [active] { " " }активного чаклуна
    [bound] { " " }обраного ворога
   *[other] { "" }
}
whom-before = { $whom ->
    [self] { $by ->
        [self] { "" }
       *[other] вам{ " " }
    }
    [target] { $by ->
        [self] йому{ " " }
       *[other] { "" }
    }
   *[other] { "" }
}
whom-after = { $whom ->
    [attacker] { " " }нападника
    [avoider] { " " }цього чаклуна
    [killer] { " " }вашого вбивці
    [left] { " " }лівого ворога
    [right] { " " }правого ворога
    [active] { " " }активного чаклуна
    [bound] { " " }обраного ворога
    [picked] { " " }будь-кого з тих, у кого найменше
   *[other] { "" }
}

## Числа. Число на карті приходить як n1, n2 … (або «all»), щоб відрізнити його від того, яке підраховують.

number = { $count ->
    [999] all
   *[other] n{ $count }
}
number-all = all
times-of = { $times ->
    [1] { "" }
    [-1] { "" }
    [2] подвоєна{ " " }
    [3] потроєна{ " " }
   *[other] { $times } ×{ " " }
}
number-cost = { times-of }вартість { $picked ->
    [yes] вибраної карти
   *[no] цієї карти
}
number-vp = { times-of }кількість ПО цієї карти (★ = 3 ПО)
number-count = { times-of }кількість карт{ $kind }{ $cards }
number-sum-cost = { times-of }сумарна вартість карт{ $kind }{ $cards }
number-max-cost = { times-of }найбільша вартість карти{ $cards }
number-dwt = { times-of }кількість { whose-tokens }
number-real-dwt = { times-of }кількість { whose-tokens } (без карти «Великий мосол»)
number-life = { times-of }кількість { $who ->
    [self] ваших
   *[other] його
} життів
number-min-life = { times-of }найменша кількість життів серед усіх чаклунів
whose-tokens = { $who ->
    [self] ваших
   *[other] його
} жетонів здохлих чаклунів

# Число, для якого нижче немає свого рядка, було б сприйнято як підраховане.
n-cards = { $n ->
    [n1] 1 карту
    [n2] 2 карти
    [n3] 3 карти
    [n4] 4 карти
    [n5] 5 карт
    [n6] 6 карт
    [n7] 7 карт
    [n8] 8 карт
    [n9] 9 карт
    [n10] 10 карт
    [n11] 11 карт
    [n12] 12 карт
    [n13] 13 карт
    [n14] 14 карт
    [n15] 15 карт
    [n20] 20 карт
    [n25] 25 карт
    [all] всі карти
   *[counted] Х карт, де Х — { $n }
}
n-kind = { $n ->
    [n1] 1 карту{ $kind }
    [n2] 2 карти{ $kind }
    [n3] 3 карти{ $kind }
    [n4] 4 карти{ $kind }
    [n5] 5 карт{ $kind }
    [n6] 6 карт{ $kind }
    [n7] 7 карт{ $kind }
    [n8] 8 карт{ $kind }
    [n9] 9 карт{ $kind }
    [n10] 10 карт{ $kind }
    [n11] 11 карт{ $kind }
    [n12] 12 карт{ $kind }
    [n13] 13 карт{ $kind }
    [n14] 14 карт{ $kind }
    [n15] 15 карт{ $kind }
    [n20] 20 карт{ $kind }
    [n25] 25 карт{ $kind }
    [all] всі карти{ $kind }
   *[counted] Х карт{ $kind }, де Х — { $n }
}
n-top = { $n ->
    [n1] верхню карту
    [n2] 2 верхні карти
    [n3] 3 верхні карти
    [n4] 4 верхні карти
    [n5] 5 верхніх карт
    [n6] 6 верхніх карт
    [n7] 7 верхніх карт
    [n8] 8 верхніх карт
    [n9] 9 верхніх карт
    [n10] 10 верхніх карт
    [n11] 11 верхніх карт
    [n12] 12 верхніх карт
    [n13] 13 верхніх карт
    [n14] 14 верхніх карт
    [n15] 15 верхніх карт
    [n20] 20 верхніх карт
    [n25] 25 верхніх карт
    [all] всі карти
   *[counted] Х верхніх карт (Х — { $n })
}
n-main = { $n ->
    [n1] 1 карту з верху основної колоди
    [n2] 2 карти з верху основної колоди
    [n3] 3 карти з верху основної колоди
    [n4] 4 карти з верху основної колоди
    [n5] 5 карт із верху основної колоди
    [n6] 6 карт із верху основної колоди
    [n7] 7 карт із верху основної колоди
    [n8] 8 карт із верху основної колоди
    [n9] 9 карт із верху основної колоди
    [n10] 10 карт із верху основної колоди
    [n11] 11 карт із верху основної колоди
    [n12] 12 карт із верху основної колоди
    [n13] 13 карт із верху основної колоди
    [n14] 14 карт із верху основної колоди
    [n15] 15 карт із верху основної колоди
    [n20] 20 карт із верху основної колоди
    [n25] 25 карт із верху основної колоди
    [all] усю основну колоду
   *[counted] Х карт із верху основної колоди
}
n-life = { $n ->
    [n1] 1 життя
    [n2] 2 життя
    [n3] 3 життя
    [n4] 4 життя
    [n5] 5 життів
    [n6] 6 життів
    [n7] 7 життів
    [n8] 8 життів
    [n9] 9 життів
    [n10] 10 життів
    [n11] 11 життів
    [n12] 12 життів
    [n13] 13 життів
    [n14] 14 життів
    [n15] 15 життів
    [n20] 20 життів
    [n25] 25 життів
    [all] усі життя
   *[counted] Х життів, де Х — { $n }
}
n-damage = { $n ->
    [n1] 1 шкоди
    [n2] 2 шкоди
    [n3] 3 шкоди
    [n4] 4 шкоди
    [n5] 5 шкоди
    [n6] 6 шкоди
    [n7] 7 шкоди
    [n8] 8 шкоди
    [n9] 9 шкоди
    [n10] 10 шкоди
    [n11] 11 шкоди
    [n12] 12 шкоди
    [n13] 13 шкоди
    [n14] 14 шкоди
    [n15] 15 шкоди
    [n20] 20 шкоди
    [n25] 25 шкоди
    [all] усієї шкоди
   *[counted] Х шкоди, де Х — { $n }
}
n-power = { $n ->
    [n1] +1 міць
    [n2] +2 міці
    [n3] +3 міці
    [n4] +4 міці
    [n5] +5 міці
    [n6] +6 міці
    [n7] +7 міці
    [n8] +8 міці
    [n9] +9 міці
    [n10] +10 міці
    [n11] +11 міці
    [n12] +12 міці
    [n13] +13 міці
    [n14] +14 міці
    [n15] +15 міці
    [n20] +20 міці
    [n25] +25 міці
    [all] уся міць
   *[counted] +Х міці, де Х — { $n }
}
n-limp = { $n ->
    [n1] 1 мляву паличку
    [n2] 2 мляві палички
    [n3] 3 мляві палички
    [n4] 4 мляві палички
    [n5] 5 млявих паличок
    [n6] 6 млявих паличок
    [n7] 7 млявих паличок
    [n8] 8 млявих паличок
    [n9] 9 млявих паличок
    [n10] 10 млявих паличок
    [n11] 11 млявих паличок
    [n12] 12 млявих паличок
    [n13] 13 млявих паличок
    [n14] 14 млявих паличок
    [n15] 15 млявих паличок
    [n20] 20 млявих паличок
    [n25] 25 млявих паличок
    [all] усі мляві палички
   *[counted] Х млявих паличок
}
n-wild = { $n ->
    [n1] 1 карту шаленої магії
    [n2] 2 карти шаленої магії
    [n3] 3 карти шаленої магії
    [n4] 4 карти шаленої магії
    [n5] 5 карт шаленої магії
    [n6] 6 карт шаленої магії
    [n7] 7 карт шаленої магії
    [n8] 8 карт шаленої магії
    [n9] 9 карт шаленої магії
    [n10] 10 карт шаленої магії
    [n11] 11 карт шаленої магії
    [n12] 12 карт шаленої магії
    [n13] 13 карт шаленої магії
    [n14] 14 карт шаленої магії
    [n15] 15 карт шаленої магії
    [n20] 20 карт шаленої магії
    [n25] 25 карт шаленої магії
    [all] усю шалену магію
   *[counted] Х карт шаленої магії
}
n-plain = { $n ->
    [n1] 1
    [n2] 2
    [n3] 3
    [n4] 4
    [n5] 5
    [n6] 6
    [n7] 7
    [n8] 8
    [n9] 9
    [n10] 10
    [n11] 11
    [n12] 12
    [n13] 13
    [n14] 14
    [n15] 15
    [n20] 20
    [n25] 25
    [all] межа
   *[counted] { $n }
}
n-where = { $n ->
    [n1] { "" }
    [n2] { "" }
    [n3] { "" }
    [n4] { "" }
    [n5] { "" }
    [n6] { "" }
    [n7] { "" }
    [n8] { "" }
    [n9] { "" }
    [n10] { "" }
    [n11] { "" }
    [n12] { "" }
    [n13] { "" }
    [n14] { "" }
    [n15] { "" }
    [n20] { "" }
    [n25] { "" }
    [all] { "" }
   *[counted] , де Х — { $n }
}

## уже названо.

zone-hand = { $case ->
    [in] в руці
    [from] з руки
    [gained] { " " }в руку
   *[to] в руку
}
zone-discard = { $case ->
    [in] у стосі скиду
    [from] зі стосу скиду
    [gained] { "" }
   *[to] у стос скиду
}
zone-deck-top = { $case ->
    [in] на верху колоди
    [from] з верху колоди
    [gained] { " " }на верх своєї колоди
   *[to] на верх колоди
}
zone-deck = { $case ->
    [in] у колоді
    [from] з колоди
   *[to] у колоду
}
zone-deck-bottom = { $case ->
    [in] внизу колоди
    [from] з низу колоди
   *[to] під низ колоди
}
zone-in-play = { $case ->
    [in] в ігровій зоні
    [from] з ігрової зони
   *[to] в ігрову зону
}
zone-ongoing = ongoing
zone-ongoing-cards = permanents
zone-market = market
zone-main-top = main
zone-wild-pile = wild
zone-limp-pile = limp
zone-mayhem-pile = mayhem
zone-dwt = tokens
filter = { $more_count ->
    [0] kind
   *[other] { $more }
}
filter-any = any
filter-card = «{ $card }»
filter-attack = з атакою
filter-defense = із захистом
filter-ongoing = із постійною дією
filter-cost = вартістю { $count }
filter-cost-min = вартістю { $count } або більше
filter-vp-min = на { $count } ПО або більше (★ = 3 ПО)
filter-top-cost = з найвищою вартістю
filter-beyond-one-per-type = понад одну кожного типу (карти без типу не рахуються)
cards = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [ongoing] і жетонів із постійною дією { of-before }в ігровій зоні
    [permanents] із постійною дією { of-before }в ігровій зоні
    [market] на барахолці
    [main] на верху основної колоди
    [wild] у стосі шаленої магії
    [limp] у стосі млявих паличок
    [mayhem] у стосі знищених карт свавілля
    [tokens] серед жетонів здохлих чаклунів{ of-after }
   *[other] { of-before }{ $zones }{ $of ->
        [avoider] { " " }(до захисту)
       *[other] { "" }
    }
}
cards-from = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [ongoing] або жетон із постійною дією з ігрової зони{ of-after }
    [permanents] з постійною дією з ігрової зони{ of-after }
    [market] з барахолки
    [main] з верху основної колоди
    [wild] зі стосу шаленої магії
    [limp] зі стосу млявих паличок
    [mayhem] зі стосу знищених карт свавілля
    [tokens] з-поміж жетонів здохлих чаклунів{ of-after }
   *[other] { $either }{ of-after }
}
cards-bound = { $filter ->
    [any] { $picked ->
        [yes] picked
       *[no] those
    }
    [kind] { " " }з їх числа
   *[other] { " " }{ $filter } з їх числа
}
cards-except = rest
which-cards = { $cards ->
    [those] { $n ->
        [all] цю карту
        [n1] 1 з них
       *[other] { n-cards } з їх числа
    }
    [picked] вибрану карту
    [rest] решту
   *[other] { n-kind }{ $cards }
}
rest-back = { $rest ->
    [back] ; решту { $by ->
        [self] поверніть
       *[other] повертає
    } на верх колоди в будь-якому порядку
   *[stays] { "" }
}
at-random = { $how ->
    [random] { " " }навмання
   *[other] { "" }
}

## Операції

op-nothing = { $how ->
    [chosen] нічого не робіть
   *[always] нічого не стається
}
op-power = { $sign ->
    [less] −Х міці, де Х — { $n }
   *[more] { n-power }
}
op-power-multiplier = уся ваша міць у цьому ході множиться на { $count }
op-draw = { who-does }{ $who ->
    [self] візьміть
   *[other] бере
} { n-cards }
op-heal = { who-does }{ $who ->
    [self] накрутіть
   *[other] накручує
} { n-life }
op-damage = { who-does }{ $who ->
    [self] зазнайте
   *[other] зазнає
} { n-damage }
op-damage-offer = { op-damage }; якщо він від цього здохне, розкрийте { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
} здохлих чаклунів і виберіть, який йому дістанеться (решту замішайте назад)
op-spend-life = { who-does }{ $who ->
    [self] витратьте
   *[other] витрачає
} { count-life }
op-set-life = { who-does }{ $who ->
    [self] відтепер маєте
   *[other] відтепер має
} стільки життів, скільки становить { n-plain }
op-swap-life = найкволіший і наймогутніший чаклуни міняються життями (у разі рівності вибирає активний чаклун)
op-attack = атака — { $targets } { $effects }
op-attack-avoided = за кожного, хто уникнув атаки: { $effects }
op-attack-after = після цього: { $effects }
op-attack-whole = { $effects }
op-may-attack = за бажанням: { $attack }
op-redirect = атака б’є по нападнику замість вас
op-look = подивіться на { $count ->
    [1] верхню карту
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[many] { $count } верхніх карт
} своєї колоди
op-reveal-deck-top = { of-does } { n-top } своєї колоди
op-reveal-main-top = розкрийте { n-top } основної колоди
op-reveal-hand = { of-does } свою руку
op-pick = { $how ->
    [may] { by-may } вибрати
   *[other] { by-does }{ $by ->
        [self] виберіть
       *[other] вибирає
    }
}{ at-random } { which-cards }
op-discard = { $how ->
    [may] { by-may } скинути
   *[other] { by-does }{ $by ->
        [self] скиньте
       *[other] скидає
    }
}{ at-random } { which-cards }{ rest-back }
op-destroy = { $how ->
    [may] { by-may } знищити
   *[other] { by-does }{ $by ->
        [self] знищте
       *[other] знищує
    }
}{ at-random } { which-cards }{ rest-back }
op-put-bound = { $by ->
    [self] { $whom ->
        [self] покладіть { which-cards }
       *[other] { $cards ->
            [picked] вибрана карта
           *[those] ця карта
        } потрапляє
    }
   *[other] { by-does }кладе { which-cards }
}
op-put = { $how ->
    [may] { by-may } покласти { which-cards }
   *[other] { $cards ->
        [those] { op-put-bound }
        [picked] { op-put-bound }
       *[other] { by-does }{ $by ->
            [self] покладіть
           *[other] кладе
        } { which-cards }
    }
} { whom-before }{ $zone }{ whom-after }
gains = { who-does }{ $who ->
    [self] отримайте
   *[other] отримує
}
gain-to = { $zone }
op-gain-limp-pile = { gains } { n-limp }{ gain-to }{ n-where }
op-gain-wild-pile = { gains } { n-wild }{ gain-to }{ n-where }
op-gain-main-top = { gains } { n-main }{ gain-to }{ n-where }
op-gain-market = { gains } з барахолки { n-cards }{ gain-to }
op-shuffle-together = { $of ->
    [self] замішайте
   *[other] замішує
} руку, колоду й стос скиду в нову колоду
op-replace-market = можете знищити 1 карту з барахолки; на її місце одразу приходить нова
op-play-foe-top = розіграйте верхню карту колоди ворога, ніби вона з вашої руки, після чого вона йде у стос скиду свого власника (карта з постійною дією лишається у вас назавжди)
op-play-mayhem = { $which ->
    [all] розіграйте навмання { $draw ->
        [one] { $draw } карту
        [few] { $draw } карти
       *[many] { $draw } карт
    } зі стосу знищених карт свавілля
   *[some] візьміть навмання { $draw ->
        [one] { $draw } карту
        [few] { $draw } карти
       *[many] { $draw } карт
    } зі стосу знищених карт свавілля та розіграйте { $play } з них
}
op-play-mayhem-skip = { op-play-mayhem }; самі можете не брати участі
op-play-group-attack = зіграйте групову атаку поточної легенди
op-play-group-attack-self = зіграйте групову атаку поточної легенди лише проти себе
op-play-attacks = { who-does }{ $who ->
    [self] розіграйте
   *[other] розігрує
} атаки всіх карт{ $kind }{ $cards }
op-play-attacks-self = { who-does }{ $who ->
    [self] розіграйте
   *[other] розігрує
} проти себе атаки всіх карт{ $kind }{ $cards }
op-property-token = візьміть із коробки випадкову чаклунську властивість: вона ваша, доки хтось не переможе наступну легенду
op-swap-tokens = обміняйте один свій жетон здохлого чаклуна на один його жетон (обидва вибираєте ви), і обидва спрацьовують
op-return-token = замішайте { $count ->
    [one] { $count } свій жетон
    [few] { $count } свої жетони
   *[many] { $count } своїх жетонів
} здохлого чаклуна назад у стос
op-redistribute-tokens = кожен, хто має жетони здохлих чаклунів, здає один; їх перемішують, роздають цим самим чаклунам по одному, і вони спрацьовують
op-if = якщо { $condition }{ $effects_count ->
    [1] ,
   *[other] :
} { $effects }
op-if-else = якщо { $condition }, { $effects }; інакше { $otherwise }
op-choose-one = на вибір: { $options }
op-may = за бажанням { $effects }
op-may-cost = за бажанням { $cost } і за це { $effects }
op-may-else = або { $effects } — або { $otherwise }
op-may-repeat = за бажанням скільки завгодно разів { $effects }
op-may-repeat-cost = за бажанням скільки завгодно разів { $cost } і за це { $effects }
op-may-repeat-else = за бажанням скільки завгодно разів { $effects } — або { $otherwise }
op-each = { $targets } { $effects }
op-choose-foe = виберіть ворога
op-choose-wizard = виберіть чаклуна
op-compare = { $among ->
    [remaining] в усіх, хто її не уникнув,
   *[other] в усіх
} порівнюється { $by }{ $which ->
    [both] { " " }(якщо в усіх порівну, нічого не стається)
   *[other] { "" }
}
op-this-turn = { $event }: { $effects }
op-this-turn-to-top = { $count ->
    [-1] кожна карта, яку ви купите чи отримаєте цього ходу, потрапляє
    [1] наступна карта, яку ви купите чи отримаєте цього ходу, потрапляє
    [few] { $count } наступні карти, які ви купите чи отримаєте цього ходу, потрапляють
   *[other] { $count } наступних карт, які ви купите чи отримаєте цього ходу, потрапляють
} на верх вашої колоди
event-turn-start = на початку цього ходу
event-turn-end = наприкінці цього ходу
event-played = цього ходу щоразу, коли ви розігруєте карту
event-nth-played = цього ходу щоразу, коли ви розігруєте чергову карту
event-two-different = цього ходу, коли ви розігруєте другу карту, відмінну від першої
event-four-types = цього ходу, коли ви розіграли карти 4 типів
event-killed-foe = цього ходу щоразу, коли ви вбиваєте ворога
event-own-card-destroyed = цього ходу щоразу, коли знищують вашу карту
event-buy-or-gain = цього ходу щоразу, коли ви купуєте або отримуєте карту

## Цілі. $led — «target», якщо далі сказано, що вони роблять, і «other», якщо про когось іншого.

targets-chosen-foe = обраний вами ворог{ led }
targets-chosen-wizard = обраний вами чаклун (можна й ви самі){ led }
targets-each-foe = кожен ворог{ led }
targets-each-wizard = кожен чаклун{ led }
targets-left-or-right-foe = лівий або правий ворог на ваш вибір{ led }
targets-left-and-right-foes = кожен із сусідів, лівий і правий ворог{ $led ->
    [target] ,
   *[other] :
}
targets-weakest-foe = найкволіший ворог (у разі рівності на ваш вибір){ led }
targets-each-foe-weaker = кожен ворог, кволіший за вас{ $led ->
    [target] ,
   *[other] :
}
targets-strongest-wizards = наймогутніший чаклун (у разі рівності кожен із них){ led }
targets-chosen-foe-with-dwt = обраний вами ворог із жетоном здохлого чаклуна (жетон потрібен і вам){ led }
targets-remaining = кожен, хто її не уникнув{ $led ->
    [target] ,
   *[other] :
}
targets-life = кожен чаклун, у якого { $high ->
    [25] { $low } життів або більше
   *[other] { $low ->
        [0] { $high } життів або менше
        [1] { $high } життів або менше
       *[other] від { $low } до { $high } життів
    }
}{ $led ->
    [target] ,
   *[other] :
}
targets-bound = кожен, у кого { $end ->
    [highest] найбільше
   *[other] найменше
}{ $led ->
    [target] ,
   *[other] :
}
led = { $led ->
    [target] { "" }
   *[other] :
}

## Умови

if-at-least = { $number } не менша за { $count }
if-exactly = { $number } — рівно { $count }
if-exists = знайдеться карта{ $kind }{ $cards }
if-controls = у вас у грі є «{ $card }»
if-first-card-this-turn = це перша карта, яку ви розігруєте цього ходу
if-target-died = цей чаклун від цього здохне
if-no-attack-damage = атака не завдала шкоди
if-is-type = це карта { $type }
if-did = він отримав цю карту
if-in-remaining = { $who ->
    [left] лівий ворог
    [right] правий ворог
   *[other] цей чаклун
} теж не уникнув атаки

## Рядки карти

cost = Вартість: { $count }
points = { $count } ПО
points-star = ПО: див. текст
line-play = { CAPITAL($effects) }{ $harms ->
    [yes] { " " }(атакою не вважається)
   *[no] { "" }
}.
line-mayhem = Свавілля — { $effects }.
line-mayhem-attack = Свавілля, { $effects }.
line-instant = Одразу — { $effects }.
line-revive = Ви воскресаєте, маючи { count-life }.
line-when-turn-start = { $ongoing ->
    [no] На
   *[yes] Постійна дія — на
} початку вашого ходу: { $effects }.
line-when-turn-end = { $ongoing ->
    [no] Наприкінці
   *[yes] Постійна дія — наприкінці
} вашого ходу: { $effects }.
line-when-played = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} ви розігруєте карту { $type }: { $effects }.
line-when-nth-played = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} ви розігруєте { $nth ->
    [1] першу
    [2] другу
    [3] третю
   *[other] { $nth }-ту
} за хід карту { $type }: { $effects }.
line-when-two-different = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} ви розіграли за хід 2 різні карти { $type }: { $effects }.
line-when-four-types = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} ви розіграли за хід карти 4 різних типів: { $effects }.
line-when-killed-foe = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} ви вбиваєте ворога: { $effects }.
line-when-own-card-destroyed = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} знищують вашу карту: { $effects }.
line-when-buy-or-gain = { $ongoing ->
    [no] Коли
   *[yes] Постійна дія — коли
} ви купуєте або отримуєте карту: { $effects }.
line-heal-multiplier = Постійна дія — ви накручуєте у { times-more } більше життів.
line-attack-multiplier = Постійна дія — ваші атаки завдають у { times-more } більше шкоди.
times-more = { $count } { $count ->
    [one] раз
    [few] рази
   *[many] разів
}
line-surcharge = Постійна дія — ви платите на { $count } { $count ->
    [one] міць
   *[other] міці
} більше за карти { $kinds }{ $cards_count ->
    [0] { "" }
   *[other] { " " }та карти { $cards }
}.
line-more-damage = Постійна дія — атаки карт «{ $card }» завдають вам на { count-damage } більше.
line-cannot-avoid-mayhem = Постійна дія — ви не можете уникати атак свавілля.
line-counts-as-token = Постійна дія — до підрахунку очок вважається за { $count ->
    [one] { $count } жетон здохлого чаклуна
    [few] { $count } жетони здохлого чаклуна
   *[many] { $count } жетонів здохлого чаклуна
}.
line-market-to-deck-top = { $ongoing ->
    [no] Карти
   *[yes] Постійна дія — карти
} з барахолки вартістю { $count } або менше, які ви купуєте чи отримуєте, потрапляють на верх вашої колоди.
line-life-power = { $uses ->
    [one] { $uses } раз
    [few] { $uses } рази
   *[many] { $uses } разів
} за хід можете витратити { count-life }: { $effects }.
line-recruits = { $ongoing ->
    [no] Наприкінці
   *[yes] Постійна дія — наприкінці
} ходу візьміть іще по 1 карті за кожну карту чарівника, яку ви цього ходу купили чи отримали.
line-prize = Постійна дія — наприкінці ходу візьміть { count-cards } замість { $usual }, потім скиньте { $discarded } з них. Хто вбиває ворога, забирає цей приз собі.
line-controls = Хто володіє цією картою, той контролює «{ $card }».
line-defence = Захист — скиньте цю карту з руки, щоб уникнути атаки{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-defence-in-play = Захист — скиньте цю карту з гри, щоб уникнути атаки{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-group-attack = Групова { $effects }.
line-points-owned = { $count } ПО, якщо у вас щонайменше { $least } { $least ->
    [one] карта
    [few] карти
   *[many] карт
} «{ $card }», інакше 0 ПО.
line-points-tokens = По 1 ПО за кожен ваш жетон здохлого чаклуна.

## Запитання

ask-act = Ваш хід, міць: { $power }. Грайте, купуйте або закінчуйте.
ask-choose-property = Виберіть, яку чаклунську властивість лишити собі.
ask-choose-familiar = Виберіть, якого фамільяра лишити собі.
ask-choose-one = «{ $card }»: { $cards_count ->
    [0] виберіть одне.
   *[other] виберіть, що станеться з картою { $cards }.
}
ask-choose-wizard = «{ $card }»: виберіть чаклуна.
ask-may = «{ $card }»: { $cost_count ->
    [0] { $effects }. Згода?
   *[other] { $cost } і за це { $effects }. Згода?
}
ask-may-attack = «{ $card }»: атакувати?
ask-pass-card = «{ $card }»: виберіть карту, яку передасте ліворуч.
ask-pick-card = «{ $card }»: виберіть карту{ more-to-go }.
ask-discard = «{ $card }»: виберіть, яку карту скинути{ more-to-go }.
ask-may-discard = «{ $card }»: можете вибрати карту, щоб її скинути{ more-to-go }.
ask-destroy = «{ $card }»: виберіть, яку карту знищити{ more-to-go }.
ask-may-destroy = «{ $card }»: можете вибрати карту, щоб її знищити{ more-to-go }.
ask-put = «{ $card }»: виберіть, яку карту перекласти{ more-to-go }.
ask-may-put = «{ $card }»: можете вибрати карту, щоб її перекласти{ more-to-go }.
ask-keep-one = «{ $card }»: виберіть, яку карту цього типу лишити.
ask-to-whom = «{ $card }»: виберіть, кому дістанеться карта.
ask-order-top = «{ $card }»: виберіть наступну карту, рахуючи від верху колоди.
ask-defend = { $own ->
    [yes] Ви атакуєте себе картою «{ $card }». Захищаєтеся?
   *[no] { $attacker } атакує вас картою «{ $card }». Захищаєтеся?
}
ask-defend-from-nobody = «{ $card }» б’є по вас, і нема кого винуватити. Захищаєтеся?
ask-target = «{ $card }»: виберіть ціль.
ask-whose-deck = «{ $card }»: виберіть ворога, чию верхню карту розіграєте.
ask-which-mayhem = «{ $card }»: виберіть, яке свавілля розіграти.
ask-stay-out = Свавілля «{ $card }». Ухилитеся?
ask-next-attack = «{ $card }»: виберіть, яку атаку розіграти наступною.
ask-replace-market = «{ $card }»: можете вибрати карту з барахолки, щоб її замінити.
ask-pick-token = Виберіть жетон здохлого чаклуна. Отримує: { $seat }.
ask-own-token = «{ $card }»: виберіть, який свій жетон віддати.
ask-other-token = «{ $card }»: виберіть, який жетон забрати.
ask-return-token = «{ $card }»: виберіть жетон, якого позбудетеся{ more-to-go }.
ask-give-token = «{ $card }»: виберіть, який жетон здати.
ask-swap-life = «{ $card }»: життів порівну, виберіть, хто міняється.
ask-first-trigger = Виберіть, що спрацює першим.
ask-prize-discard = Головний приз: виберіть, яку з нових карт скинути.
more-to-go = { $count ->
    [1] { "" }
   *[other] { " " }(лишилося: { $count })
}

## Що можна вибрати

move-play = Розіграти карту «{ $card }»{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-buy = Купити карту «{ $card }»
move-defeat = Перемогти легенду «{ $card }»
move-defeat-next = Перемогти наступну легенду
move-call = Прикликати фамільяра «{ $card }»
move-use = «{ $card }» — витратити { count-life }: { $effects }
move-defend = Захиститися картою «{ $card }»{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-end-turn = Закінчити хід
move-play-harmless = Розіграти всі прості карти
pick-none = Ні
pick-yes = Так
pick-seat = { $seat }
pick-option = Варіант { $number }
pick-effects = { $place ->
    [option] { CAPITAL($effects) }
   *[part] { $effects }
}
pick-trigger = «{ $card }» — { $effects }

## Чому чогось не можна зробити

why-power-short = Бракує { $count } міці (ціна: { $price })
why-pile-empty = Стос порожній
why-legend-face-down = Наступна легенда до кінця ходу лежить сорочкою догори
why-never-sold = Не продається: її роздають лише ефекти
why-used-this-turn = Цього ходу вже використано
why-life-short = Потрібно щонайменше { count-life }

## Журнал

score = { $seat }: { $count } ПО
dealt-to = { $seat }: роздано компонентів — { $count }.
dealt-to-known = { $seat }: роздано компонентів — { $count }: { $cards }.
chose = { $seat } починає з властивістю «{ $property }» і фамільяром «{ $familiar }».
laid-out = Барахолка відкрилася: { $cards }.
first-wizard = Перший хід: { $seat }.
turn = Хід { $count }: { $seat }.
dealt = На барахолку потрапляє карта «{ $card }».
mayhem = Свавілля! «{ $card }».
mayhem-drawn = Зі стосу знищеного свавілля взято: { $cards }.
stays-out = { $seat } не бере участі у свавіллі «{ $card }».
played = { $seat } розігрує карту «{ $card }».
triggered = { $seat }: спрацьовує «{ $card }».
turned-up = { $seat } розкриває верхню карту колоди: «{ $card }».
took-over = { $seat } забирає карту «{ $card }» собі назавжди. Попередній власник: { $other }.
power = { $seat }: у запасі { count-power }.
bought = { $seat } купує карту «{ $card }».
gained = { $seat } отримує карту «{ $card }».
main-top = Верхня карта основної колоди — «{ $card }».
revealed-main = Розкрито з основної колоди: { $cards }.
drew = { $seat } бере { count-cards }.
drew-known = { $seat } бере { count-cards }: { $cards }.
looked = { $seat } дивиться на верх своєї колоди ({ count-cards-plain }).
looked-known = { $seat } дивиться на верх своєї колоди ({ count-cards-plain }): { $cards }.
revealed = { $seat } розкриває: { $cards }.
showed-hand = { $seat } показує карти з руки: { $cards }.
discarded = { $seat } скидає карту «{ $card }».
discarded-hand = { $seat } скидає решту руки: { $cards }.
destroyed = { $seat } втрачає карту «{ $card }»: її знищено.
destroyed-unowned = Карту «{ $card }» знищено.
put = { $seat }: карта «{ $card }» потрапляє { $zone }.
put-unseen = { $seat }: карта потрапляє { $zone }.
put-unseen-known = { $seat }: карта «{ $card }» потрапляє { $zone }.
put-to-hand = в руку
put-to-discard = у стос скиду
put-to-deck-top = на верх колоди
put-to-deck-bottom = під низ колоди
reshuffled = { $seat } тасує стос скиду в нову колоду ({ count-cards-plain }).
shuffled-together = { $seat } тасує все в нову колоду ({ count-cards-plain }).
rlyeh-answers = { $seat } чує поклик: «Р’льєх».
attack = { $seat } атакує картою «{ $card }». Цілі: { $targets }.
attack-by-nobody = «{ $card }» атакує. Цілі: { $targets }.
defended = { $seat } уникає атаки за допомогою карти «{ $card }».
redirected = { $seat } відбиває атаку назад. Під удар потрапляє { $attacker }.
hurt = { $seat } зазнає { count-damage } (життя: { $life }).
healed = { $seat } накручує { count-life } (життя: { $life }).
spent-life = { $seat } витрачає { count-life } (життя: { $life }).
life-set = { $seat }: життя тепер { $life }.
life-swapped = { $seat } і { $other } міняються життями.
died = { $seat } здихає.
killed = { $seat } здихає. Убивця: { $killer }.
tokens-shown = Розкрито жетони здохлих чаклунів: { $cards }.
took-token = { $seat } бере жетон здохлого чаклуна «{ $card }».
token-shuffled-back = Жетон здохлого чаклуна «{ $card }» замішано назад у стос.
revived = { $seat } воскресає (життя: { $life }).
took-prize = { $seat } хапає головний приз.
swapped-tokens = { $seat } і { $other } міняються жетонами: { $seat } віддає «{ $card }», { $other } віддає «{ $other_card }».
borrowed-property = { $seat } позичає властивість «{ $card }».
legend-appears = З’являється нова легенда: «{ $card }».
group-attack = Групова атака: «{ $card }».
end-is-near = { $reason ->
    [legends] Останню легенду переможено
    [main-deck] Основна колода скінчилася
   *[tokens] Жетони здохлих чаклунів скінчилися
}: із цим ходом гра закінчується.
scored = Підсумковий рахунок. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } перемагає.
   *[other] { $winners } ділять перемогу.
}

# Слова з лічбою: додаток дієслова; карти ще й у називному відмінку.
count-cards = { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
count-cards-plain = { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
count-life = { $count } { $count ->
    [one] життя
    [few] життя
   *[many] життів
}
count-damage = { $count } шкоди
count-power = { $count } { $count ->
    [one] міць
   *[other] міці
}

## Як закінчилася гра

reason-legends = Усі легенди переможено
reason-main-deck = Основна колода скінчилася
reason-tokens = Жетони здохлих чаклунів скінчилися

## Поруч із питанням: що дає відповідь і що зробить атака. Перед `threat-damage` стоїть число.

outlook-avoid = уникнути
outlook-turned-back = спрямувати на нападника
outlook-discards-it = карта йде у скид
outlook-die = ви здохнете
outlook-suffer = атака спрацює на вас
threat-damage = шкоди
threat-dies = шкоди: ви здохнете!
threat-effects = Атака: { $effects }
threat-token = Жетон здохлого чаклуна; далі { $life } життів
threat-no-token = Жетонів більше немає; далі { $life } життів
threat-prize = { $seat } забирає головний приз
threat-last-token = Це останній жетон: гра скінчиться

## З чого складаються очки: заголовки

source-wizards = Чарівники
source-creatures = Тварюки
source-spells = Закляття
source-treasures = Скарби
source-locations = Місця
source-legends = Легенди
source-familiars = Фамільяр
source-others = Інше
source-tokens = Смерті
