# Крутагидон по-русски.
#
# Карты обращаются к владельцу на «вы» в повелительном наклонении, журнал говорит в третьем лице настоящего времени.
# Названия карт в предложениях стоят в кавычках и не склоняются.

title-krutagidon = Крутагидон
about-krutagidon = Боевые колдуны собирают колоды из хлама с барахолки, колошматят друг друга и воскресают: когда кончатся легенды, колода или жетоны дохлых колдунов, побеждает тот, у кого больше всех очков.

option-names = Названия карт
names-mild = Приличные
names-printed = Как на картах, включая грубые
option-necromantics = «Некромантика» атакует
necromantics-with-big-bone = Только если в игре есть «Большой костец»
necromantics-always = Всегда
option-great-blaze = «Огнище» приносит
great-blaze-2-points = 2 ПО
great-blaze-1-point = 1 ПО
option-rlyeh = «Р'льех», когда уничтожают вашу карту
rlyeh-draws-1 = Даёт взять 1 карту
rlyeh-nothing = Ничего не делает

window-defence = Защита от атак
window-offer = Действия по желанию
window-stay-out = Неучастие в беспределе

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

type-wizard = типа «волшебник»
type-creature = типа «тварь»
type-spell = типа «заклинание»
type-treasure = типа «сокровище»
type-location = типа «место»
type-legend = типа «легенда»
type-familiar = типа «фамильяр»
type-starter = типа «затравка»
type-mayhem = типа «беспредел»

## Кто. Эти сообщения не читают: по ним другие сообщения различают колдунов.

who-self = self
who-target = target
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
# Чей, перед существительным женского рода и после него.
of-before = { $of ->
    [self] { $filter ->
        [any] своей{ " " }
       *[other] вашей{ " " }
    }
    [target] { of-own }
    [left] { of-own }
    [right] { of-own }
   *[other] { "" }
}
of-deck = { of-before }
of-from = { $zones_count ->
    [1] из
   *[other] из карт
}
of-own = { $filter ->
    [any] { "" }
   *[other] собственной{ " " }
}
of-after = { $of ->
    [attacker] { " " }нападающего
    [avoider] { " " }этого колдуна (до защиты)
    [killer] { " " }вашего убийцы
    [active] { " " }активного колдуна
    [bound] { " " }выбранного врага
   *[other] { "" }
}
whom-before = { $whom ->
    [self] вашей{ " " }
    [target] { $by ->
        [self] его{ " " }
       *[other] { "" }
    }
   *[other] { "" }
}
whom-deck = { whom-before }
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
    [-1] минус{ " " }
    [2] удвоенное{ " " }
    [3] утроенное{ " " }
   *[other] { $times } ×{ " " }
}
number-cost = { $times ->
    [1] стоимость этой карты
    [2] удвоенная стоимость этой карты
   *[other] { $times } × стоимость этой карты
}
number-vp = { times-of }число ПО этой карты
number-count = { times-of }число карт{ $cards }
number-sum-cost = { $times ->
    [1] суммарная стоимость карт{ $cards }
   *[other] { $times } × суммарная стоимость карт{ $cards }
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
   *[counted] Х карт с верха основной колоды (Х — { $n })
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
   *[counted] Х вялых палочек, где Х — { $n },
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
   *[counted] Х карт шальной магии, где Х — { $n },
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

## Какие карты. Стопки, которым нужны свои слова, тоже приходят по имени (top, bottom, market …).

zone-hand = руки
zone-discard = стопки сброса
zone-deck-top = top
zone-deck = колоды
zone-deck-bottom = bottom
zone-in-play = игровой зоны
zone-ongoing = ongoing
zone-ongoing-cards = permanents
zone-market = market
zone-main-top = main
zone-wild-pile = wild
zone-limp-pile = limp
zone-mayhem-pile = mayhem
zone-dwt = tokens
place = { $zones ->
    [top] с верха { of-deck }колоды{ of-after }
    [bottom] с низа { of-deck }колоды{ of-after }
    [ongoing] и жетонов с постоянкой из { $of ->
        [self] вашей{ " " }
       *[other] { of-before }
    }игровой зоны{ of-after }
    [permanents] с постоянкой из { of-before }игровой зоны{ of-after }
    [market] с барахолки
    [main] с верха основной колоды
    [wild] из стопки шальной магии
    [limp] из стопки вялых палочек
    [mayhem] из стопки уничтоженных карт беспредела
    [tokens] из числа жетонов дохлых колдунов{ of-after }
   *[other] { of-from } { of-before }{ $zones }{ of-after }
}
filter = { $parts }
filter-any = any
filter-card = «{ $card }»
filter-attack = с атакой
filter-defense = с защитой
filter-ongoing = с постоянкой
filter-cost = стоимостью { $count }
filter-cost-min = стоимостью { $count } или больше
filter-vp-min = ценой { $count } ПО или больше
filter-top-cost = с самой высокой стоимостью
filter-beyond-one-per-type = сверх одной каждого типа
cards = { $filter ->
    [any] { "" }
   *[other] { " " }{ $filter }
} { place }
cards-bound = { $filter ->
    [any] those
   *[other] { " " }{ $filter } из их числа
}
cards-except = rest
which-cards = { $cards ->
    [those] { $n ->
        [all] эту карту
        [n1] 1 из них
       *[other] { n-cards } из их числа
    }
    [rest] остальное
   *[other] { n-cards }{ $cards }
}
at-random = { $how ->
    [random] { " " }наугад
   *[other] { "" }
}

## Операции

op-nothing = ничего не происходит
op-power = { n-power }
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
op-damage-offer = { op-damage }; если он от этого подохнет, раскройте 2 жетона дохлых колдунов и выберите, какой ему достанется
op-spend-life = { who-does }{ $who ->
    [self] потратьте
   *[other] тратит
} { count-life }
op-set-life = { who-does }{ $who ->
    [self] установите себе
   *[other] устанавливает себе
} новое число жизней: { n-plain }
op-swap-life = самый хилый и самый могучий колдуны меняются жизнями (при равенстве выбирает активный колдун)
op-attack = атака — { $targets }: { $effects }
op-attack-avoided = вдобавок за каждого, кто избежал атаки: { $effects }
op-attack-after = вдобавок после атаки: { $effects }
op-attack-whole = { $parts }
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
}{ at-random } { which-cards }
op-destroy = { $how ->
    [may] { by-may } уничтожить
   *[other] { by-does }{ $by ->
        [self] уничтожьте
       *[other] уничтожает
    }
}{ at-random } { which-cards }
op-put = { $how ->
    [may] { by-may } переложить { which-cards }
   *[other] { $cards ->
        [those] эта карта отправляется
       *[other] { by-does }{ $by ->
            [self] переложите
           *[other] перекладывает
        } { which-cards }
    }
} { $zone ->
    [top] на верх { whom-deck }колоды{ whom-after }
    [bottom] под низ { whom-deck }колоды{ whom-after }
   *[other] к картам { whom-before }{ $zone }{ whom-after }
}
gains = { who-does }{ $who ->
    [self] получите
   *[other] получает
}
gain-to = { $zone ->
    [top] на верх колоды
    [bottom] под низ колоды
   *[other] к картам { $zone }
}
op-gain-limp-pile = { gains } { n-limp } { gain-to }
op-gain-wild-pile = { gains } { n-wild } { gain-to }
op-gain-main-top = { gains } { n-main } { gain-to }
op-gain-market = { gains } с барахолки { n-cards }
op-shuffle-together = { $of ->
    [self] замешайте
   *[other] замешивает
} руку, колоду и стопку сброса в новую колоду
op-replace-market = можете уничтожить 1 карту с барахолки; на её место сразу приходит новая
op-play-foe-top = разыграйте верхнюю карту колоды врага, будто она с вашей руки (карта с постоянкой остаётся у вас)
op-play-mayhem = возьмите наугад { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
} из стопки уничтоженных карт беспредела и разыграйте { $draw ->
    [1] её
   *[other] { $play } из них
}
op-play-mayhem-skip = { op-play-mayhem }; сами можете не участвовать
op-play-group-attack = сыграйте групповую атаку текущей легенды
op-play-group-attack-self = сыграйте групповую атаку текущей легенды только против себя
op-play-attacks = { who-does }{ $who ->
    [self] разыграйте
   *[other] разыгрывает
} атаки всех карт{ $cards }
op-play-attacks-self = { who-does }{ $who ->
    [self] разыграйте
   *[other] разыгрывает
} против себя атаки всех карт{ $cards }
op-property-token = возьмите из коробки случайное колдунское свойство: оно ваше, пока кто-нибудь не победит следующую легенду
op-swap-tokens = обменяйте один свой жетон дохлого колдуна на один его жетон (оба выбираете вы), и оба срабатывают
op-return-token = замешайте { $count ->
    [one] { $count } свой жетон
    [few] { $count } своих жетона
   *[many] { $count } своих жетонов
} дохлого колдуна обратно в стопку
op-redistribute-tokens = каждый, у кого есть жетоны дохлых колдунов, сдаёт один; перемешайте их и раздайте этим колдунам по одному — они срабатывают
op-if = если { $condition }, { $effects }
op-if-else = если { $condition }, { $effects }; иначе { $otherwise }
op-choose-one = на выбор: { $options }
op-may = по желанию { $effects }
op-may-cost = по желанию { $cost } и за это { $effects }
op-may-else = на выбор — { $effects } — или { $otherwise }
op-may-repeat = по желанию сколько угодно раз { $effects }
op-may-repeat-cost = по желанию сколько угодно раз { $cost } и за это { $effects }
op-may-repeat-else = по желанию сколько угодно раз { $effects } — или { $otherwise }
op-each = { $targets }: { $effects }
op-choose-foe = выберите врага
op-choose-wizard = выберите колдуна
op-compare = у всех сравнивается { $by }, ищем тех, у кого { $which ->
    [high] больше всего
    [low] меньше всего
   *[both] больше всего, и отдельно тех, у кого меньше всего (если у всех поровну — никого)
}
op-this-turn = { $event } (только в этот ход): { $effects }
op-this-turn-to-top = { $event } (только в этот ход и только в первый раз), она отправляется на верх вашей колоды
event-turn-start = в начале хода
event-turn-end = в конце хода
event-played = когда вы разыгрываете карту
event-nth-played = когда вы разыгрываете очередную карту
event-two-different = когда вы разыгрываете вторую, непохожую карту
event-four-types = когда вы разыграли карты 4 типов
event-killed-foe = когда вы убиваете врага
event-own-card-destroyed = когда уничтожают вашу карту
event-buy-or-gain = когда вы покупаете или получаете карту

## Цели

targets-chosen-foe = выбранный враг
targets-chosen-wizard = выбранный колдун (можно и вы сами)
targets-each-foe = каждый враг
targets-each-wizard = каждый колдун
targets-left-or-right-foe = левый или правый враг на ваш выбор
targets-left-and-right-foes = левый враг и правый враг, каждый
targets-weakest-foe = самый хилый враг
targets-each-foe-weaker = каждый враг слабее вас
targets-strongest-wizards = самый могучий колдун (при равенстве каждый из них)
targets-chosen-foe-with-dwt = выбранный враг с жетоном дохлого колдуна (нужен жетон и вам)
targets-remaining = каждый, кто её не избежал
targets-life = каждый колдун, у которого { $high ->
    [25] { $low } жизней или больше
   *[other] { $low ->
        [0] { $high } жизней или меньше
        [1] { $high } жизней или меньше
       *[other] от { $low } до { $high } жизней
    }
}
targets-bound = каждый из найденных

## Условия

if-at-least = { $number } не меньше { $count }
if-exactly = { $number } — ровно { $count }
if-exists = найдётся карта{ $cards }
if-controls = у вас в игре есть «{ $card }»
if-first-card-this-turn = это первая карта, которую вы разыгрываете в этот ход
if-target-died = этот колдун от этого подохнет
if-no-attack-damage = атака не нанесла урона
if-is-type = это карта { $type }
if-did = карта так и получена
if-in-remaining = { $who ->
    [left] левый враг
    [right] правый враг
   *[other] этот колдун
} тоже не избежал атаки

## Строки карты

cost = Стоимость: { $count }
points = { $count } ПО
points-star = ПО: см. текст
line-play = { CAPITAL($effects) }.
line-mayhem = Беспредел — { $effects }.
line-mayhem-attack = Беспредел, { $effects }.
line-instant = Сразу — { $effects }.
line-revive = Вы воскресаете, имея { count-life }.
line-when-turn-start = Постоянка — в начале вашего хода: { $effects }.
line-when-turn-end = Постоянка — в конце вашего хода: { $effects }.
line-when-played = Постоянка — когда вы разыгрываете карту { $type }: { $effects }.
line-when-nth-played = Постоянка — когда вы разыгрываете { $nth ->
    [1] первую
    [2] вторую
    [3] третью
   *[other] { $nth }-ю
} за ход карту { $type }: { $effects }.
line-when-two-different = Постоянка — когда вы разыграли за ход 2 разные карты { $type }: { $effects }.
line-when-four-types = Постоянка — когда вы разыграли за ход карты 4 разных типов: { $effects }.
line-when-killed-foe = Постоянка — когда вы убиваете врага: { $effects }.
line-when-own-card-destroyed = Постоянка — когда уничтожают вашу карту: { $effects }.
line-when-buy-or-gain = Постоянка — когда вы покупаете или получаете карту: { $effects }.
line-heal-multiplier = Постоянка — вы накручиваете в { times-more } больше жизней.
line-attack-multiplier = Постоянка — ваши атаки наносят в { times-more } больше урона.
times-more = { $count } { $count ->
    [few] раза
   *[other] раз
}
line-surcharge = Постоянка — вы платите на { $count } { $count ->
    [one] мощь
   *[other] мощи
} больше за такие карты: { $types }.
line-more-damage = Постоянка — атаки карт «{ $card }» наносят вам на { count-damage } больше.
line-cannot-avoid-mayhem = Постоянка — вы не можете избегать атак беспредела.
line-counts-as-token = Постоянка — до подсчёта очков считается за { $count ->
    [one] { $count } жетон дохлого колдуна
    [few] { $count } жетона дохлого колдуна
   *[many] { $count } жетонов дохлого колдуна
}.
line-market-to-deck-top = Постоянка — карты с барахолки стоимостью { $count } или меньше, которые вы покупаете или получаете, отправляются на верх вашей колоды.
line-life-power = Постоянка — { $uses ->
    [one] { $uses } раз
    [few] { $uses } раза
   *[many] { $uses } раз
} за ход можете потратить { count-life }: { $effects }.
line-recruits = Постоянка — в конце хода возьмите ещё по 1 карте за каждую карту типа «волшебник», которую вы в этот ход купили или получили.
line-prize = Постоянка — в конце хода возьмите 6 карт вместо 5, затем сбросьте 1 из них. Кто убивает врага, забирает этот приз себе.
line-controls-rlyeh = Кто владеет этой картой, тот контролирует «Р'льех».
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
   *[other] выберите, что станет с картой «{ $cards }».
}
ask-choose-wizard = «{ $card }»: выберите колдуна.
ask-may = «{ $card }»: { $cost_count ->
    [0] по желанию { $effects }. Согласны?
   *[other] по желанию { $cost } и за это { $effects }. Согласны?
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
ask-defend = «{ $card }» атакует вас. Защищаетесь?
ask-defend-from-nobody = «{ $card }» бьёт по вам, и винить некого. Защищаетесь?
ask-target = «{ $card }»: выберите цель.
ask-whose-deck = «{ $card }»: выберите врага, чью верхнюю карту разыграете.
ask-which-mayhem = «{ $card }»: выберите, какой беспредел разыграть.
ask-stay-out = Беспредел «{ $card }»: хотите не участвовать?
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

move-play = Разыграть карту «{ $card }» — { $effects }
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
pick-effects = { $effects }
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
took-over = { $seat } забирает карту «{ $card }» себе насовсем.
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
showed-hand = { $seat } показывает руку: { $cards }.
discarded = { $seat } сбрасывает карту «{ $card }».
discarded-hand = { $seat } сбрасывает остаток руки: { $cards }.
destroyed = { $seat } теряет карту «{ $card }»: она уничтожена.
destroyed-unowned = Карта «{ $card }» уничтожена.
put = { $seat }: карта «{ $card }» отправляется { put-where }.
put-unseen = { $seat }: карта отправляется { put-where }.
put-unseen-known = { $seat }: карта «{ $card }» отправляется { put-where }.
put-where = { gain-to }
reshuffled = { $seat } тасует стопку сброса в новую колоду ({ count-cards-plain }).
shuffled-together = { $seat } тасует всё в новую колоду ({ count-cards-plain }).
rlyeh-answers = { $seat } слышит зов: «Р'льех».
attack = { $seat } атакует картой «{ $card }». Цели: { $targets }.
attack-by-nobody = «{ $card }» атакует. Цели: { $targets }.
defended = { $seat } избегает атаки с помощью карты «{ $card }».
redirected = { $seat } перенаправляет атаку на нападающего.
hurt = { $seat } получает { count-damage } (жизни: { $life }).
healed = { $seat } накручивает { count-life } (жизни: { $life }).
spent-life = { $seat } тратит { count-life } (жизни: { $life }).
life-set = { $seat }: жизни теперь { $life }.
life-swapped = { $seat } меняется жизнями с самым могучим колдуном.
died = { $seat } подыхает.
killed = { $seat } подыхает от чужой руки.
tokens-shown = Раскрыты жетоны дохлых колдунов: { $cards }.
took-token = { $seat } берёт жетон дохлого колдуна «{ $card }».
token-shuffled-back = Жетон дохлого колдуна «{ $card }» замешан обратно в стопку.
revived = { $seat } воскресает (жизни: { $life }).
took-prize = { $seat } хватает главный приз.
swapped-tokens = { $seat } меняет жетоны: отдаёт «{ $card }», забирает «{ $other_card }».
borrowed-property = { $seat } одалживает свойство «{ $card }».
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

## Названия компонентов

card-sign = Знак
card-wand = Палочка
card-fizzle = Пшик
card-wild-magic = Шальная магия
card-limp-wand = Вялая палочка
card-abracadabrador = Абракадабрадор
card-princess-calamity = Бедовая принцесса
card-mad-cat-lady = Безумная кошатница
card-belly-hellish = Билли Адиш
card-misha-unicorn-bane = Миша, убийца единорогов
card-karpatych-san = Карпатыч-сан
card-festering-trepanner = Гнойный трепанатор
card-veear-virtual-warlock = Виар, колдун-виртуал
card-shabby-snakewolf = Змееволк позорный
card-overbrain = Надмозг
card-finger-flexer = Распальцун
card-sweet-kitty = Сладкий котик
card-sunface = Солнцеликий
card-snot-bearer-knight = Рыцарь-сопленосец
card-acid-dragon = Кислотный дракон
card-necro-dancers = Некротанцовщицы
card-fatalizer = Фатализатор
card-lucky-talismans = Талисманы везунчика
card-bloodbath-attendant = Кровавый банщик
card-mars-skater-rats = Крысы-скейтеры с Марса
card-whatsit = Чегой-то
card-twins = Двойняшки
card-ingenious-harpies = Гениальные гарпии
card-fruity-rump = Фруктовый зад
card-gorillaugh = Угорилла
card-cthulhu = Ктулху
card-niputyu = Нипутю!
card-dragonize = Раздраканус
card-gutting-sin = Грешок-потрошок
card-lovely-day = Какой чудесный день
card-steam-up = Парево
card-woolly-crew = Шерстяная братва
card-mega-fist = Мегакулак!
card-great-blaze = Огнище
card-blood-guts-kaboom = Кровь-кишки-бабах
card-hurlatico = Блеватико
card-epic-paws = Эпичные лапки
card-necromantics = Некромантика
card-annihilation-day = Крутагидон!
card-robot-tongue = Язык роботов
card-golden-oldies = Золотая немолодёжь
card-total-rubbish = Полный отстой
card-big-bone = Большой костец
card-rod-of-swinishness = Жезл свинства
card-hexcalibur = Хекскалибур
card-muck-rocker-staff = Посох грязнорокера
card-rap-battle-gear = Орудия рэп-битвы
card-battle-sax-axe = Боевая саксекира
card-dragon-eggs = Драконьи яйца
card-bag-of-joy = Сумка радости
card-unholy-grail = Нечестивый Грааль
card-uncle-andys-laurels = Лавры дядюшки Энди
card-six-o-mart = Шестёрочка
card-squidslayer-castle = Замок Спрутобойни
card-mushroom-bog = Грибучее болото
card-skullflame-mountain = Гора Черепламени
card-halls-of-passion = Хоромы страсти
card-annihilation-arena = Арена Крутагидона
card-mayhem-a = Новая рука или вялая палка
card-mayhem-b = Высоко сижу, больно падаю
card-mayhem-c = Робин Гад
card-mayhem-d = Кровь за порядок
card-mayhem-e = Налог на роскошь
card-mayhem-f = Одна горит, другая кусает
card-mayhem-g = Обмен тушками
card-mayhem-h = Полная перетасовка
card-mayhem-i = Шальной обмен
card-mayhem-j = Кот в мешке
card-mayhem-k = Дорогое лекарство
card-mayhem-l = Двойной беспредел
card-mayhem-m = Ломбард славы
card-mayhem-n = Назад к знакам
card-mayhem-o = Сам себя бью
card-mayhem-p = Сытым не спится
card-mayhem-q = Барахолка кусается
card-mayhem-r = Лотерея трупов
card-mayhem-s = Уборка справа
card-mayhem-t = Подарок слева
card-mayhem-u = Больной подарочек
card-mayhem-v = Лежачего бьют
card-mayhem-w = Легенда на бис
card-mayhem-x = Бесплатный суп
card-mayhem-y = Сезон увядания
card-mayhem-z = Ничто не вечно
card-voom = Однорукий Одноглазый Вум
card-grimnark-bloodmancer = Кровомант Лютонарк
card-double-tongue = Двоеязык, демонический колдун
card-bananamage = Бананамаг
card-mistress-britta = Госпожа Бритта и её огненная кошка
card-sign-of-cosmos = Знак космоса
card-three-warnings = Бесплодие, рак лёгких, мучительная смерть
card-constantine = Константин, повелитель тьмы
card-lord-blacklord = Лорд Чернолорд, повелитель тьмы и котиков
card-skulltown = Череповец!!! [вой гитар]
card-masha-the-mangler = Маша-расчленяша
card-doctor-tipsy = Доктор выпил
card-scruffy-spawn = Лохматое отродье
card-sir-snotlein = Сэр Соплейн Благословенный
card-scorched-squire = Угорелый оруженосец
card-lead-orcganizer = Ведущий оркганизатор
card-asmodeus-party-demon = Асмодей, демон вечеринок
card-lord-mousington = Лорд Мышкинсон из Сырфолка
card-mcliver = Макливер, могучий потрох
card-puff-rainbow-cloud = Пых, радужное облачко
card-double-warlock = Двойной колдун
card-muck-marx = Кал Маркс
card-school-brats = Школота!
card-little-coin = Монеточка
card-dwt-01 = Сгоревшая страница
card-dwt-02 = Дырявые руки
card-dwt-03 = Нет худа без добра
card-dwt-04 = Завещание
card-dwt-05 = Месть с того света
card-dwt-06 = Второе дыхание
card-dwt-07 = Дважды вялый
card-dwt-08 = Грабёж могилы
card-dwt-09 = Слегка вялый
card-dwt-10 = Пустые карманы
card-dwt-11 = Пятно на репутации
card-dwt-12 = Свалка
card-dwt-13 = Вечный позор
card-dwt-14 = Недовоскрес
card-dwt-15 = Легенда лично для тебя
card-dwt-16 = Дорогие питомцы
card-dwt-17 = Штраф библиотеки
card-dwt-18 = Магнит беспредела
card-dwt-19 = Не в моде
card-dwt-20 = Аллергия на палочки
card-prop-blood-donor = Донор
card-prop-express-delivery = Экспресс-доставка
card-prop-beast-feeder = Кормилец тварей
card-prop-ringleader = Заводила
card-prop-jack-of-all-hexes = Мастер на все чары
card-prop-recruiter = Вербовщик
card-prop-treasure-hoarder = Барахольщик
card-prop-spell-diviner = Заклинаю и гадаю
card-prize = Главный приз Крутагидона
card-rlyeh = Р'льех

## Колдуны с планшетов

board-snotia = Гайморина, клейкая княгиня
board-joan-of-spark = Жанна Вжарр
board-venture = Змей Героич, партийный дракон
board-roachsauce = Плотолюбец из преисподней
board-mcravey = Маглауд, высокогорный колдун
board-dungstar = Навозный понтифик
board-game-over-lord = Финальный босс игры
board-mr-lucky = Мистер Везунчик и его талисманы
board-ball-of-cthulhu = Кокон Ктулху
board-hellish-huffman = Самый адовый на этой планете ансамбль
board-sir-kitty = Сэр Коток Мурррчингтон
board-fey-ticklebottom = Озорной щекотунчик

## Названия как на картах, где обычные мягче

card-necro-dancers-printed = Некростриптизёрши
card-ingenious-harpies-printed = Генитальные гарпии
card-mega-fist-printed = Мегафистинг!
card-total-rubbish-printed = Полное дерьмо
card-hexcalibur-printed = Секскалибур
card-muck-rocker-staff-printed = Посох говнаря
card-voom-printed = Однорукий Одноглазый Одномуд Вум
card-double-tongue-printed = Двойной Отлизун, демонический колдун
card-mistress-britta-printed = Госпожа Бритта и её горячая киска
card-scruffy-spawn-printed = Лобковое отродье
board-ball-of-cthulhu-printed = Мошня Ктулху
