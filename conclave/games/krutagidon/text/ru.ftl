# Крутагидон по-русски.
#
# Карты обращаются к владельцу на «вы» в повелительном наклонении, журнал говорит в третьем лице настоящего времени.
# Названия карт в предложениях стоят в кавычках и не склоняются.

title-krutagidon = Крутагидон
about-krutagidon = Боевые колдуны собирают колоды из хлама с барахолки, колошматят друг друга и воскресают: когда кончатся легенды, колода или жетоны дохлых колдунов, побеждает тот, у кого больше всех очков.
motto-krutagidon = никакой пощады

option-names = Названия карт
names-mild = Приличные
names-printed = Как на картах, включая грубые
option-necromantics = «Некромантика» атакует
necromantics-with-big-bone = Только если в игре есть «Большой костец»
necromantics-always = Всегда
option-great-blaze = «Огнище» приносит
great-blaze-2-points = 2 ПО
great-blaze-1-point = 1 ПО
option-rlyeh = «Р’льех», когда уничтожают вашу карту
rlyeh-draws-1 = Даёт взять 1 карту
rlyeh-nothing = Ничего не делает

window-defence = Защита от атак
window-offer = Действия по желанию
window-stay-out = Уклонение от беспредела

## Виды и признаки

kind-wizard = Волшебник
kind-creature = Тварь
kind-spell = Заклинание
kind-treasure = Сокровище
kind-location = Место
kind-legend = Легенда
kind-familiar = Фамильяр
kind-starter = Затравка
kind-mayhem = Беспредел
kind-typeless = Без типа
kind-dead-wizard-token = Жетон дохлого колдуна
kind-property-token = Колдунское свойство
kind-special-token = Жетон
tag-attack = Атака
tag-defence = Защита
tag-ongoing = Постоянка
tag-promo = Промо

## Типы, как они стоят после слова «карта»

type-wizard = { $count ->
    [1] волшебника
   *[other] волшебников
}
type-creature = { $count ->
    [1] твари
   *[other] тварей
}
type-spell = { $count ->
    [1] заклинания
   *[other] заклинаний
}
type-treasure = { $count ->
    [1] сокровища
   *[other] сокровищ
}
type-location = { $count ->
    [1] места
   *[other] мест
}
type-legend = { $count ->
    [1] легенды
   *[other] легенд
}
type-familiar = { $count ->
    [1] фамильяра
   *[other] фамильяров
}
type-starter = { $count ->
    [1] затравки
   *[other] затравок
}
type-mayhem = беспредела
card-kind = { $kinds_count ->
    [0] { "" }
   *[other] { " " }{ $kinds }
}

## Кто. Эти сообщения не читают: по ним другие сообщения различают колдунов.

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

# Подлежащее перед глаголом для $who, $by и $of; колдуну, о котором уже идёт речь, оно не нужно.
who-does = { $who ->
    [attacker] нападающий{ " " }
    [avoider] этот колдун{ " " }
    [killer] ваш убийца{ " " }
    [left] левый враг{ " " }
    [right] правый враг{ " " }
    [active] активный колдун{ " " }
    [bound] выбранный враг{ " " }
   *[self] { "" }
}
by-does = { $by ->
    [attacker] нападающий{ " " }
    [avoider] этот колдун{ " " }
    [killer] ваш убийца{ " " }
    [left] левый враг{ " " }
    [right] правый враг{ " " }
    [active] активный колдун{ " " }
    [bound] выбранный враг{ " " }
   *[self] { "" }
}
by-may = { $by ->
    [self] можете
   *[other] { by-does }может
}
of-does = { $of ->
    [self] раскройте
    [attacker] нападающий раскрывает
    [bound] выбранный враг раскрывает
   *[target] раскрывает
}
# У кого лежат карты; чей — после существительного. Тому, о ком уже идёт речь, слов не нужно.
of-before = { $of ->
    [self] у вас{ " " }
    [each] { "" }
    [attacker] у нападающего{ " " }
    [avoider] у этого колдуна{ " " }
    [killer] у вашего убийцы{ " " }
    [left] у левого врага{ " " }
    [right] у правого врага{ " " }
    [active] у активного колдуна{ " " }
    [bound] у выбранного врага{ " " }
   *[target] у него{ " " }
}
of-after = { $of ->
    [attacker] { " " }нападающего
    [avoider] { " " }этого колдуна
    [killer] { " " }вашего убийцы
    [active] { " " }активного колдуна
    [bound] { " " }выбранного врага
   *[other] { "" }
}
whom-before = { $whom ->
    [self] { $by ->
        [self] { "" }
       *[other] вам{ " " }
    }
    [target] { $by ->
        [self] ему{ " " }
       *[other] { "" }
    }
   *[other] { "" }
}
whom-after = { $whom ->
    [attacker] { " " }нападающего
    [avoider] { " " }этого колдуна
    [killer] { " " }вашего убийцы
    [left] { " " }левого врага
    [right] { " " }правого врага
    [active] { " " }активного колдуна
    [bound] { " " }выбранного врага
    [picked] { " " }любого из тех, у кого меньше всего
   *[other] { "" }
}

## Числа. Число на карте приходит как n1, n2 … (или «all»), чтобы отличить его от того, которое подсчитывают.

number = { $count ->
    [999] all
   *[other] n{ $count }
}
number-all = all
times-of = { $times ->
    [1] { "" }
    [-1] { "" }
    [2] удвоенное{ " " }
    [3] утроенное{ " " }
   *[other] { $times } ×{ " " }
}
number-cost = { $times ->
    [1] стоимость
    [2] удвоенная стоимость
   *[other] { $times } × стоимость
} { $picked ->
    [yes] выбранной карты
   *[no] этой карты
}
number-vp = { times-of }число ПО этой карты (★ = 3 ПО)
number-count = { times-of }число карт{ $kind }{ $cards }
number-sum-cost = { $times ->
    [1] суммарная стоимость карт{ $kind }{ $cards }
   *[other] { $times } × суммарная стоимость карт{ $kind }{ $cards }
}
number-max-cost = { $times ->
    [1] наибольшая стоимость карты{ $cards }
   *[other] { $times } × наибольшая стоимость карты{ $cards }
}
number-dwt = { times-of }число { whose-tokens }
number-real-dwt = { times-of }число { whose-tokens } (без карты «Большой костец»)
number-life = { times-of }число { $who ->
    [self] ваших
   *[other] его
} жизней
number-min-life = { times-of }наименьшее число жизней среди всех колдунов
whose-tokens = { $who ->
    [self] ваших
   *[other] его
} жетонов дохлых колдунов

# Число, для которого ниже нет своей строки, было бы принято за подсчитанное.
n-cards = { $n ->
    [n1] 1 карту
    [n2] 2 карты
    [n3] 3 карты
    [n4] 4 карты
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
    [all] все карты
   *[counted] Х карт, где Х — { $n }
}
n-kind = { $n ->
    [n1] 1 карту{ $kind }
    [n2] 2 карты{ $kind }
    [n3] 3 карты{ $kind }
    [n4] 4 карты{ $kind }
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
    [all] все карты{ $kind }
   *[counted] Х карт{ $kind }, где Х — { $n }
}
n-top = { $n ->
    [n1] верхнюю карту
    [n2] 2 верхние карты
    [n3] 3 верхние карты
    [n4] 4 верхние карты
    [n5] 5 верхних карт
    [n6] 6 верхних карт
    [n7] 7 верхних карт
    [n8] 8 верхних карт
    [n9] 9 верхних карт
    [n10] 10 верхних карт
    [n11] 11 верхних карт
    [n12] 12 верхних карт
    [n13] 13 верхних карт
    [n14] 14 верхних карт
    [n15] 15 верхних карт
    [n20] 20 верхних карт
    [n25] 25 верхних карт
    [all] все карты
   *[counted] Х верхних карт (Х — { $n })
}
n-main = { $n ->
    [n1] 1 карту с верха основной колоды
    [n2] 2 карты с верха основной колоды
    [n3] 3 карты с верха основной колоды
    [n4] 4 карты с верха основной колоды
    [n5] 5 карт с верха основной колоды
    [n6] 6 карт с верха основной колоды
    [n7] 7 карт с верха основной колоды
    [n8] 8 карт с верха основной колоды
    [n9] 9 карт с верха основной колоды
    [n10] 10 карт с верха основной колоды
    [n11] 11 карт с верха основной колоды
    [n12] 12 карт с верха основной колоды
    [n13] 13 карт с верха основной колоды
    [n14] 14 карт с верха основной колоды
    [n15] 15 карт с верха основной колоды
    [n20] 20 карт с верха основной колоды
    [n25] 25 карт с верха основной колоды
    [all] всю основную колоду
   *[counted] Х карт с верха основной колоды
}
n-life = { $n ->
    [n1] 1 жизнь
    [n2] 2 жизни
    [n3] 3 жизни
    [n4] 4 жизни
    [n5] 5 жизней
    [n6] 6 жизней
    [n7] 7 жизней
    [n8] 8 жизней
    [n9] 9 жизней
    [n10] 10 жизней
    [n11] 11 жизней
    [n12] 12 жизней
    [n13] 13 жизней
    [n14] 14 жизней
    [n15] 15 жизней
    [n20] 20 жизней
    [n25] 25 жизней
    [all] все жизни
   *[counted] Х жизней, где Х — { $n }
}
n-damage = { $n ->
    [n1] 1 урон
    [n2] 2 урона
    [n3] 3 урона
    [n4] 4 урона
    [n5] 5 урона
    [n6] 6 урона
    [n7] 7 урона
    [n8] 8 урона
    [n9] 9 урона
    [n10] 10 урона
    [n11] 11 урона
    [n12] 12 урона
    [n13] 13 урона
    [n14] 14 урона
    [n15] 15 урона
    [n20] 20 урона
    [n25] 25 урона
    [all] весь урон
   *[counted] Х урона, где Х — { $n }
}
n-power = { $n ->
    [n1] +1 мощь
    [n2] +2 мощи
    [n3] +3 мощи
    [n4] +4 мощи
    [n5] +5 мощи
    [n6] +6 мощи
    [n7] +7 мощи
    [n8] +8 мощи
    [n9] +9 мощи
    [n10] +10 мощи
    [n11] +11 мощи
    [n12] +12 мощи
    [n13] +13 мощи
    [n14] +14 мощи
    [n15] +15 мощи
    [n20] +20 мощи
    [n25] +25 мощи
    [all] вся мощь
   *[counted] +Х мощи, где Х — { $n }
}
n-limp = { $n ->
    [n1] 1 вялую палочку
    [n2] 2 вялые палочки
    [n3] 3 вялые палочки
    [n4] 4 вялые палочки
    [n5] 5 вялых палочек
    [n6] 6 вялых палочек
    [n7] 7 вялых палочек
    [n8] 8 вялых палочек
    [n9] 9 вялых палочек
    [n10] 10 вялых палочек
    [n11] 11 вялых палочек
    [n12] 12 вялых палочек
    [n13] 13 вялых палочек
    [n14] 14 вялых палочек
    [n15] 15 вялых палочек
    [n20] 20 вялых палочек
    [n25] 25 вялых палочек
    [all] все вялые палочки
   *[counted] Х вялых палочек
}
n-wild = { $n ->
    [n1] 1 карту шальной магии
    [n2] 2 карты шальной магии
    [n3] 3 карты шальной магии
    [n4] 4 карты шальной магии
    [n5] 5 карт шальной магии
    [n6] 6 карт шальной магии
    [n7] 7 карт шальной магии
    [n8] 8 карт шальной магии
    [n9] 9 карт шальной магии
    [n10] 10 карт шальной магии
    [n11] 11 карт шальной магии
    [n12] 12 карт шальной магии
    [n13] 13 карт шальной магии
    [n14] 14 карт шальной магии
    [n15] 15 карт шальной магии
    [n20] 20 карт шальной магии
    [n25] 25 карт шальной магии
    [all] всю шальную магию
   *[counted] Х карт шальной магии
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
    [all] предел
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
   *[counted] , где Х — { $n }
}

## уже назван.

zone-hand = { $case ->
    [in] на руке
    [from] с руки
    [gained] { " " }в руку
   *[to] в руку
}
zone-discard = { $case ->
    [in] в стопке сброса
    [from] из стопки сброса
    [gained] { "" }
   *[to] в стопку сброса
}
zone-deck-top = { $case ->
    [in] на верху колоды
    [from] с верха колоды
    [gained] { " " }на верх своей колоды
   *[to] на верх колоды
}
zone-deck = { $case ->
    [in] в колоде
    [from] из колоды
   *[to] в колоду
}
zone-deck-bottom = { $case ->
    [in] внизу колоды
    [from] с низа колоды
   *[to] под низ колоды
}
zone-in-play = { $case ->
    [in] в игровой зоне
    [from] из игровой зоны
   *[to] в игровую зону
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
filter-attack = с атакой
filter-defense = с защитой
filter-ongoing = с постоянкой
filter-cost = стоимостью { $count }
filter-cost-min = стоимостью { $count } или больше
filter-vp-min = ценностью { $count } ПО или больше (★ = 3 ПО)
filter-top-cost = с самой высокой стоимостью
filter-beyond-one-per-type = сверх одной каждого типа (карты без типа не в счёт)
cards = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [ongoing] и жетонов с постоянкой { of-before }в игровой зоне
    [permanents] с постоянкой { of-before }в игровой зоне
    [market] на барахолке
    [main] на верху основной колоды
    [wild] в стопке шальной магии
    [limp] в стопке вялых палочек
    [mayhem] в стопке уничтоженных карт беспредела
    [tokens] среди жетонов дохлых колдунов{ of-after }
   *[other] { of-before }{ $zones }{ $of ->
        [avoider] { " " }(до защиты)
       *[other] { "" }
    }
}
cards-from = { $filter ->
    [any] { "" }
    [kind] { "" }
   *[other] { " " }{ $filter }
} { $zones ->
    [ongoing] или жетон с постоянкой из игровой зоны{ of-after }
    [permanents] с постоянкой из игровой зоны{ of-after }
    [market] с барахолки
    [main] с верха основной колоды
    [wild] из стопки шальной магии
    [limp] из стопки вялых палочек
    [mayhem] из стопки уничтоженных карт беспредела
    [tokens] из числа жетонов дохлых колдунов{ of-after }
   *[other] { $either }{ of-after }
}
cards-bound = { $filter ->
    [any] { $picked ->
        [yes] picked
       *[no] those
    }
    [kind] { " " }из их числа
   *[other] { " " }{ $filter } из их числа
}
cards-except = rest
which-cards = { $cards ->
    [those] { $n ->
        [all] эту карту
        [n1] 1 из них
       *[other] { n-cards } из их числа
    }
    [picked] выбранную карту
    [rest] остальные
   *[other] { n-kind }{ $cards }
}
rest-back = { $rest ->
    [back] ; остальные { $by ->
        [self] верните
       *[other] возвращает
    } на верх колоды в любом порядке
   *[stays] { "" }
}
at-random = { $how ->
    [random] { " " }наугад
   *[other] { "" }
}

## Операции

op-nothing = { $how ->
    [chosen] ничего не делайте
   *[always] ничего не происходит
}
op-power = { $sign ->
    [less] −Х мощи, где Х — { $n }
   *[more] { n-power }
}
op-power-multiplier = вся ваша мощь в этом ходу умножается на { $count }
op-draw = { who-does }{ $who ->
    [self] возьмите
   *[other] берёт
} { n-cards }
op-heal = { who-does }{ $who ->
    [self] накрутите
   *[other] накручивает
} { n-life }
op-damage = { who-does }{ $who ->
    [self] получите
   *[other] получает
} { n-damage }
op-damage-offer = { op-damage }; если он от этого подохнет, раскройте { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
} дохлых колдунов и выберите, какой ему достанется (остальные замешайте обратно)
op-spend-life = { who-does }{ $who ->
    [self] потратьте
   *[other] тратит
} { count-life }
op-set-life = { who-does }{ $who ->
    [self] теперь имеете
   *[other] теперь имеет
} столько жизней, сколько составляет { n-plain }
op-swap-life = самый хилый и самый могучий колдуны меняются жизнями (при равенстве выбирает активный колдун)
op-attack = атака — { $targets } { $effects }
op-attack-avoided = за каждого, кто избежал атаки: { $effects }
op-attack-after = после этого: { $effects }
op-attack-whole = { $effects }
op-may-attack = по желанию: { $attack }
op-redirect = атака бьёт по нападающему вместо вас
op-look = посмотрите { $count ->
    [1] верхнюю карту
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[many] { $count } верхних карт
} своей колоды
op-reveal-deck-top = { of-does } { n-top } своей колоды
op-reveal-main-top = раскройте { n-top } основной колоды
op-reveal-hand = { of-does } свою руку
op-pick = { $how ->
    [may] { by-may } выбрать
   *[other] { by-does }{ $by ->
        [self] выберите
       *[other] выбирает
    }
}{ at-random } { which-cards }
op-discard = { $how ->
    [may] { by-may } сбросить
   *[other] { by-does }{ $by ->
        [self] сбросьте
       *[other] сбрасывает
    }
}{ at-random } { which-cards }{ rest-back }
op-destroy = { $how ->
    [may] { by-may } уничтожить
   *[other] { by-does }{ $by ->
        [self] уничтожьте
       *[other] уничтожает
    }
}{ at-random } { which-cards }{ rest-back }
op-put-bound = { $by ->
    [self] { $whom ->
        [self] положите { which-cards }
       *[other] { $cards ->
            [picked] выбранная карта
           *[those] эта карта
        } отправляется
    }
   *[other] { by-does }кладёт { which-cards }
}
op-put = { $how ->
    [may] { by-may } положить { which-cards }
   *[other] { $cards ->
        [those] { op-put-bound }
        [picked] { op-put-bound }
       *[other] { by-does }{ $by ->
            [self] положите
           *[other] кладёт
        } { which-cards }
    }
} { whom-before }{ $zone }{ whom-after }
gains = { who-does }{ $who ->
    [self] получите
   *[other] получает
}
gain-to = { $zone }
op-gain-limp-pile = { gains } { n-limp }{ gain-to }{ n-where }
op-gain-wild-pile = { gains } { n-wild }{ gain-to }{ n-where }
op-gain-main-top = { gains } { n-main }{ gain-to }{ n-where }
op-gain-market = { gains } с барахолки { n-cards }{ gain-to }
op-shuffle-together = { $of ->
    [self] замешайте
   *[other] замешивает
} руку, колоду и стопку сброса в новую колоду
op-replace-market = можете уничтожить 1 карту с барахолки; на её место сразу приходит новая
op-play-foe-top = разыграйте верхнюю карту колоды врага, будто она с вашей руки, после чего она уходит в стопку сброса своего владельца (карта с постоянкой остаётся у вас навсегда)
op-play-mayhem = { $which ->
    [all] разыграйте наугад { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    } из стопки уничтоженных карт беспредела
   *[some] возьмите наугад { $draw ->
        [one] { $draw } карту
        [few] { $draw } карты
       *[many] { $draw } карт
    } из стопки уничтоженных карт беспредела и разыграйте { $play } из них
}
op-play-mayhem-skip = { op-play-mayhem }; сами можете не участвовать
op-play-group-attack = сыграйте групповую атаку текущей легенды
op-play-group-attack-self = сыграйте групповую атаку текущей легенды только против себя
op-play-attacks = { who-does }{ $who ->
    [self] разыграйте
   *[other] разыгрывает
} атаки всех карт{ $kind }{ $cards }
op-play-attacks-self = { who-does }{ $who ->
    [self] разыграйте
   *[other] разыгрывает
} против себя атаки всех карт{ $kind }{ $cards }
op-property-token = возьмите из коробки случайное колдунское свойство: оно ваше, пока кто-нибудь не победит следующую легенду
op-swap-tokens = обменяйте один свой жетон дохлого колдуна на один его жетон (оба выбираете вы), и оба срабатывают
op-return-token = замешайте { $count ->
    [one] { $count } свой жетон
    [few] { $count } своих жетона
   *[many] { $count } своих жетонов
} дохлого колдуна обратно в стопку
op-redistribute-tokens = каждый, у кого есть жетоны дохлых колдунов, сдаёт один; их перемешивают, раздают этим же колдунам по одному, и они срабатывают
op-if = если { $condition }{ $effects_count ->
    [1] ,
   *[other] :
} { $effects }
op-if-else = если { $condition }, { $effects }; иначе { $otherwise }
op-choose-one = на выбор: { $options }
op-may = по желанию { $effects }
op-may-cost = по желанию { $cost } и за это { $effects }
op-may-else = либо { $effects } — либо { $otherwise }
op-may-repeat = по желанию сколько угодно раз { $effects }
op-may-repeat-cost = по желанию сколько угодно раз { $cost } и за это { $effects }
op-may-repeat-else = по желанию сколько угодно раз { $effects } — или { $otherwise }
op-each = { $targets } { $effects }
op-choose-foe = выберите врага
op-choose-wizard = выберите колдуна
op-compare = { $among ->
    [remaining] у всех, кто её не избежал,
   *[other] у всех
} сравнивается { $by }{ $which ->
    [both] { " " }(если у всех поровну, ничего не происходит)
   *[other] { "" }
}
op-this-turn = { $event }: { $effects }
op-this-turn-to-top = { $count ->
    [-1] каждая карта, которую вы купите или получите в этот ход, отправляется
    [1] следующая карта, которую вы купите или получите в этот ход, отправляется
    [few] { $count } следующие карты, которые вы купите или получите в этот ход, отправляются
   *[other] { $count } следующих карт, которые вы купите или получите в этот ход, отправляются
} на верх вашей колоды
event-turn-start = в начале этого хода
event-turn-end = в конце этого хода
event-played = в этот ход каждый раз, когда вы разыгрываете карту
event-nth-played = в этот ход каждый раз, когда вы разыгрываете очередную карту
event-two-different = в этот ход, когда вы разыгрываете вторую карту, отличную от первой
event-four-types = в этот ход, когда вы разыграли карты 4 типов
event-killed-foe = в этот ход каждый раз, когда вы убиваете врага
event-own-card-destroyed = в этот ход каждый раз, когда уничтожают вашу карту
event-buy-or-gain = в этот ход каждый раз, когда вы покупаете или получаете карту

## Цели. $led — «target», если дальше говорится, что они делают, и «other», если о ком-то другом.

targets-chosen-foe = выбранный вами враг{ led }
targets-chosen-wizard = выбранный вами колдун (можно и вы сами){ led }
targets-each-foe = каждый враг{ led }
targets-each-wizard = каждый колдун{ led }
targets-left-or-right-foe = левый или правый враг на ваш выбор{ led }
targets-left-and-right-foes = каждый из соседей, левый и правый враг{ $led ->
    [target] ,
   *[other] :
}
targets-weakest-foe = самый хилый враг (при равенстве на ваш выбор){ led }
targets-each-foe-weaker = каждый враг хилее вас{ led }
targets-strongest-wizards = самый могучий колдун (при равенстве каждый из них){ led }
targets-chosen-foe-with-dwt = выбранный вами враг с жетоном дохлого колдуна (нужен жетон и вам){ led }
targets-remaining = каждый, кто её не избежал{ $led ->
    [target] ,
   *[other] :
}
targets-life = каждый колдун, у которого { $high ->
    [25] { $low } жизней или больше
   *[other] { $low ->
        [0] { $high } жизней или меньше
        [1] { $high } жизней или меньше
       *[other] от { $low } до { $high } жизней
    }
}{ $led ->
    [target] ,
   *[other] :
}
targets-bound = каждый, у кого { $end ->
    [highest] больше всего
   *[other] меньше всего
}{ $led ->
    [target] ,
   *[other] :
}
led = { $led ->
    [target] { "" }
   *[other] :
}

## Условия

if-at-least = { $number } не меньше { $count }
if-exactly = { $number } — ровно { $count }
if-exists = найдётся карта{ $kind }{ $cards }
if-controls = у вас в игре есть «{ $card }»
if-first-card-this-turn = это первая карта, которую вы разыгрываете в этот ход
if-target-died = этот колдун от этого подохнет
if-no-attack-damage = атака не нанесла урона
if-is-type = это карта { $type }
if-did = он получил эту карту
if-in-remaining = { $who ->
    [left] левый враг
    [right] правый враг
   *[other] этот колдун
} тоже не избежал атаки

## Строки карты

cost = Стоимость: { $count }
points = { $count } ПО
points-star = ПО: см. текст
line-play = { CAPITAL($effects) }{ $harms ->
    [yes] { " " }(не считается атакой)
   *[no] { "" }
}.
line-mayhem = Беспредел — { $effects }.
line-mayhem-attack = Беспредел, { $effects }.
line-instant = Сразу — { $effects }.
line-revive = Вы воскресаете, имея { count-life }.
line-when-turn-start = { $ongoing ->
    [no] В
   *[yes] Постоянка — в
} начале вашего хода: { $effects }.
line-when-turn-end = { $ongoing ->
    [no] В
   *[yes] Постоянка — в
} конце вашего хода: { $effects }.
line-when-played = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} вы разыгрываете карту { $type }: { $effects }.
line-when-nth-played = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} вы разыгрываете { $nth ->
    [1] первую
    [2] вторую
    [3] третью
   *[other] { $nth }-ю
} за ход карту { $type }: { $effects }.
line-when-two-different = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} вы разыграли за ход 2 разные карты { $type }: { $effects }.
line-when-four-types = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} вы разыграли за ход карты 4 разных типов: { $effects }.
line-when-killed-foe = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} вы убиваете врага: { $effects }.
line-when-own-card-destroyed = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} уничтожают вашу карту: { $effects }.
line-when-buy-or-gain = { $ongoing ->
    [no] Когда
   *[yes] Постоянка — когда
} вы покупаете или получаете карту: { $effects }.
line-heal-multiplier = Постоянка — вы накручиваете в { times-more } больше жизней.
line-attack-multiplier = Постоянка — ваши атаки наносят в { times-more } больше урона.
times-more = { $count } { $count ->
    [few] раза
   *[other] раз
}
line-surcharge = Постоянка — вы платите на { $count } { $count ->
    [one] мощь
   *[other] мощи
} больше за карты { $kinds }{ $cards_count ->
    [0] { "" }
   *[other] { " " }и карты { $cards }
}.
line-more-damage = Постоянка — атаки карт «{ $card }» наносят вам на { count-damage } больше.
line-cannot-avoid-mayhem = Постоянка — вы не можете избегать атак беспредела.
line-counts-as-token = Постоянка — до подсчёта очков считается за { $count ->
    [one] { $count } жетон дохлого колдуна
    [few] { $count } жетона дохлого колдуна
   *[many] { $count } жетонов дохлого колдуна
}.
line-market-to-deck-top = { $ongoing ->
    [no] Карты
   *[yes] Постоянка — карты
} с барахолки стоимостью { $count } или меньше, которые вы покупаете или получаете, отправляются на верх вашей колоды.
line-life-power = { $uses ->
    [one] { $uses } раз
    [few] { $uses } раза
   *[many] { $uses } раз
} за ход можете потратить { count-life }: { $effects }.
line-recruits = { $ongoing ->
    [no] В
   *[yes] Постоянка — в
} конце хода возьмите ещё по 1 карте за каждую карту волшебника, которую вы в этот ход купили или получили.
line-prize = Постоянка — в конце хода возьмите { count-cards } вместо { $usual }, затем сбросьте { $discarded } из них. Кто убивает врага, забирает этот приз себе.
line-controls = Кто владеет этой картой, тот контролирует «{ $card }».
line-defence = Защита — сбросьте эту карту с руки, чтобы избежать атаки{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-defence-in-play = Защита — сбросьте эту карту из игры, чтобы избежать атаки{ $effects_count ->
    [0] { "" }
   *[other] : { $effects }
}.
line-group-attack = Групповая { $effects }.
line-points-owned = { $count } ПО, если у вас хотя бы { $least } { $least ->
    [one] карта
    [few] карты
   *[many] карт
} «{ $card }», иначе 0 ПО.
line-points-tokens = По 1 ПО за каждый ваш жетон дохлого колдуна.

## Вопросы

ask-act = Ваш ход, мощь: { $power }. Играйте, покупайте или заканчивайте.
ask-choose-property = Выберите, какое колдунское свойство оставить себе.
ask-choose-familiar = Выберите, какого фамильяра оставить себе.
ask-choose-one = «{ $card }»: { $cards_count ->
    [0] выберите одно.
   *[other] выберите, что станет с картой { $cards }.
}
ask-choose-wizard = «{ $card }»: выберите колдуна.
ask-may = «{ $card }»: { $cost_count ->
    [0] { $effects }. Согласны?
   *[other] { $cost } и за это { $effects }. Согласны?
}
ask-may-attack = «{ $card }»: атаковать?
ask-pass-card = «{ $card }»: выберите карту, которую передадите налево.
ask-pick-card = «{ $card }»: выберите карту{ more-to-go }.
ask-discard = «{ $card }»: выберите, какую карту сбросить{ more-to-go }.
ask-may-discard = «{ $card }»: можете выбрать карту, чтобы её сбросить{ more-to-go }.
ask-destroy = «{ $card }»: выберите, какую карту уничтожить{ more-to-go }.
ask-may-destroy = «{ $card }»: можете выбрать карту, чтобы её уничтожить{ more-to-go }.
ask-put = «{ $card }»: выберите, какую карту переложить{ more-to-go }.
ask-may-put = «{ $card }»: можете выбрать карту, чтобы её переложить{ more-to-go }.
ask-keep-one = «{ $card }»: выберите, какую карту этого типа оставить.
ask-to-whom = «{ $card }»: выберите, кому достанется карта.
ask-order-top = «{ $card }»: выберите следующую карту, считая от верха колоды.
ask-defend = { $own ->
    [yes] Вы атакуете себя картой «{ $card }». Защищаетесь?
   *[no] { $attacker } атакует вас картой «{ $card }». Защищаетесь?
}
ask-defend-from-nobody = «{ $card }» бьёт по вам, и винить некого. Защищаетесь?
ask-target = «{ $card }»: выберите цель.
ask-whose-deck = «{ $card }»: выберите врага, чью верхнюю карту разыграете.
ask-which-mayhem = «{ $card }»: выберите, какой беспредел разыграть.
ask-stay-out = Беспредел «{ $card }». Уклонитесь?
ask-next-attack = «{ $card }»: выберите, какую атаку разыграть следующей.
ask-replace-market = «{ $card }»: можете выбрать карту с барахолки, чтобы её заменить.
ask-pick-token = Выберите жетон дохлого колдуна. Получает: { $seat }.
ask-own-token = «{ $card }»: выберите, какой свой жетон отдать.
ask-other-token = «{ $card }»: выберите, какой жетон забрать.
ask-return-token = «{ $card }»: выберите жетон, от которого избавитесь{ more-to-go }.
ask-give-token = «{ $card }»: выберите, какой жетон сдать.
ask-swap-life = «{ $card }»: жизней поровну, выберите, кто меняется.
ask-first-trigger = Выберите, что сработает первым.
ask-prize-discard = Главный приз: выберите, какую из новых карт сбросить.
more-to-go = { $count ->
    [1] { "" }
   *[other] { " " }(осталось: { $count })
}

## Что можно выбрать

move-play = Разыграть карту «{ $card }»{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-buy = Купить карту «{ $card }»
move-defeat = Победить легенду «{ $card }»
move-defeat-next = Победить следующую легенду
move-call = Призвать фамильяра «{ $card }»
move-use = «{ $card }» — потратить { count-life }: { $effects }
move-defend = Защититься картой «{ $card }»{ $effects_count ->
    [0] { "" }
   *[other] { " " }— { $effects }
}
move-end-turn = Закончить ход
move-play-harmless = Разыграть все безобидные карты
pick-none = Нет
pick-yes = Да
pick-seat = { $seat }
pick-option = Вариант { $number }
pick-effects = { $place ->
    [option] { CAPITAL($effects) }
   *[part] { $effects }
}
pick-trigger = «{ $card }» — { $effects }

## Почему чего-то нельзя сделать

why-power-short = Не хватает { $count } мощи (цена: { $price })
why-pile-empty = Стопка пуста
why-legend-face-down = Следующая легенда до конца хода лежит рубашкой вверх
why-never-sold = Не продаётся: её раздают только эффекты
why-used-this-turn = В этот ход уже использовано
why-life-short = Нужно не меньше { $count } { $count ->
    [one] жизни
   *[other] жизней
}

## Журнал

score = { $seat }: { $count } ПО
dealt-to = { $seat }: роздано компонентов — { $count }.
dealt-to-known = { $seat }: роздано компонентов — { $count }: { $cards }.
chose = { $seat } начинает со свойством «{ $property }» и фамильяром «{ $familiar }».
laid-out = Барахолка открылась: { $cards }.
first-wizard = Первый ход: { $seat }.
turn = Ход { $count }: { $seat }.
dealt = На барахолку попадает карта «{ $card }».
mayhem = Беспредел! «{ $card }».
mayhem-drawn = Из стопки уничтоженного беспредела взято: { $cards }.
stays-out = { $seat } не участвует в беспределе «{ $card }».
played = { $seat } разыгрывает карту «{ $card }».
triggered = { $seat }: срабатывает «{ $card }».
turned-up = { $seat } раскрывает верхнюю карту колоды: «{ $card }».
took-over = { $seat } забирает карту «{ $card }» себе насовсем. Прежний владелец: { $other }.
power = { $seat }: в запасе { count-power }.
bought = { $seat } покупает карту «{ $card }».
gained = { $seat } получает карту «{ $card }».
main-top = Верхняя карта основной колоды — «{ $card }».
revealed-main = Раскрыто с основной колоды: { $cards }.
drew = { $seat } берёт { count-cards }.
drew-known = { $seat } берёт { count-cards }: { $cards }.
looked = { $seat } смотрит верх своей колоды ({ count-cards-plain }).
looked-known = { $seat } смотрит верх своей колоды ({ count-cards-plain }): { $cards }.
revealed = { $seat } раскрывает: { $cards }.
showed-hand = { $seat } показывает карты с руки: { $cards }.
discarded = { $seat } сбрасывает карту «{ $card }».
discarded-hand = { $seat } сбрасывает остаток руки: { $cards }.
destroyed = { $seat } теряет карту «{ $card }»: она уничтожена.
destroyed-unowned = Карта «{ $card }» уничтожена.
put = { $seat }: карта «{ $card }» отправляется { $zone }.
put-unseen = { $seat }: карта отправляется { $zone }.
put-unseen-known = { $seat }: карта «{ $card }» отправляется { $zone }.
put-to-hand = в руку
put-to-discard = в стопку сброса
put-to-deck-top = на верх колоды
put-to-deck-bottom = под низ колоды
reshuffled = { $seat } тасует стопку сброса в новую колоду ({ count-cards-plain }).
shuffled-together = { $seat } тасует всё в новую колоду ({ count-cards-plain }).
rlyeh-answers = { $seat } слышит зов: «Р’льех».
attack = { $seat } атакует картой «{ $card }». Цели: { $targets }.
attack-by-nobody = «{ $card }» атакует. Цели: { $targets }.
defended = { $seat } избегает атаки с помощью карты «{ $card }».
redirected = { $seat } отражает атаку обратно. Под удар попадает { $attacker }.
hurt = { $seat } получает { count-damage } (жизни: { $life }).
healed = { $seat } накручивает { count-life } (жизни: { $life }).
spent-life = { $seat } тратит { count-life } (жизни: { $life }).
life-set = { $seat }: жизни теперь { $life }.
life-swapped = { $seat } и { $other } меняются жизнями.
died = { $seat } подыхает.
killed = { $seat } подыхает. Убийца: { $killer }.
tokens-shown = Раскрыты жетоны дохлых колдунов: { $cards }.
took-token = { $seat } берёт жетон дохлого колдуна «{ $card }».
token-shuffled-back = Жетон дохлого колдуна «{ $card }» замешан обратно в стопку.
revived = { $seat } воскресает (жизни: { $life }).
took-prize = { $seat } хватает главный приз.
swapped-tokens = { $seat } и { $other } меняются жетонами: { $seat } отдаёт «{ $card }», { $other } отдаёт «{ $other_card }».
borrowed-property = { $seat } берёт на время свойство «{ $card }».
legend-appears = Появляется новая легенда: «{ $card }».
group-attack = Групповая атака: «{ $card }».
end-is-near = { $reason ->
    [legends] Последняя легенда побеждена
    [main-deck] Основная колода кончилась
   *[tokens] Жетоны дохлых колдунов кончились
}: с этим ходом игра заканчивается.
scored = Итоговый счёт. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } побеждает.
   *[other] { $winners } делят победу.
}

# Слова со счётом: дополнение глагола; карты ещё и в именительном падеже.
count-cards = { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
count-cards-plain = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
count-life = { $count } { $count ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}
count-damage = { $count } { $count ->
    [one] урон
   *[other] урона
}
count-power = { $count } { $count ->
    [one] мощь
   *[other] мощи
}

## Как закончилась игра

reason-legends = Все легенды побеждены
reason-main-deck = Основная колода кончилась
reason-tokens = Жетоны дохлых колдунов кончились

## Рядом с вопросом: что даёт ответ и что сделает атака. Перед `threat-damage` стоит число.

outlook-avoid = избежать
outlook-turned-back = направить на нападающего
outlook-discards-it = карта уходит в сброс
outlook-die = вы подохнете
outlook-suffer = атака сработает на вас
threat-damage = урона
threat-dies = урона: вы подохнете!
threat-effects = Атака: { $effects }
threat-token = Жетон дохлого колдуна; дальше { $life } жизней
threat-no-token = Жетонов больше нет; дальше { $life } жизней
threat-prize = { $seat } забирает главный приз
threat-last-token = Это последний жетон: игра закончится

## Из чего складываются очки: заголовки

source-wizards = Волшебники
source-creatures = Твари
source-spells = Заклинания
source-treasures = Сокровища
source-locations = Места
source-legends = Легенды
source-familiars = Фамильяр
source-others = Прочее
source-tokens = Смерти
