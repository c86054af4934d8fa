# Res Arcana по-русски.
#
# Карты обращаются к владельцу на «вы» в повелительном наклонении, журнал говорит в третьем лице настоящего времени.
# Названия карт в предложениях стоят в кавычках и не склоняются.

title-res-arcana = Res Arcana
about-res-arcana = Маги-соперники собирают эссенции, разыгрывают артефакты и захватывают места силы: как только кто-то набирает 10 очков, побеждает тот, у кого их больше всех.
motto-res-arcana = гонка магов до десяти

option-variant = Вариант
variant-standard = Обычная партия
variant-first-game = Первая партия с готовыми наборами магов и карт
variant-draft = Драфт артефактов
variant-match = Матч до трёх партий

window-life-loss = Потеря жизни
window-victory-check = Проверка условия победы

## Эссенции

essence-elan = пыл
essence-life = жизнь
essence-calm = покой
essence-death = смерть
essence-gold = золото

# $essence: elan, life, calm, death или gold; родительный падеж
essence-genitive = { $essence ->
    [elan] пыла
    [life] жизни
    [calm] покоя
    [death] смерти
   *[gold] золота
}

# Винительный падеж, дополнение глагола: «получите 1 эссенцию жизни».
count-essence = { count-any-essence } { essence-genitive }
count-any-essence = { $count } { $count ->
    [one] эссенцию
    [few] эссенции
   *[many] эссенций
}

# Части других сообщений с их аргументами: $count, $except (список), $min.
any-essences = { $count } { $count ->
    [one] любую эссенцию
    [few] любые эссенции
   *[many] любых эссенций
}
but-not = { $except_count ->
    [0] { "" }
   *[other] , кроме { $except }
}
count-cards = { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}
same-essences = { $min ->
    [0] любое количество эссенций
    [one] хотя бы { $min } эссенцию
    [few] хотя бы { $min } эссенции
   *[many] хотя бы { $min } эссенций
} одного типа{ but-not }

## Виды и признаки

kind-artifact = Артефакт
kind-mage = Маг
kind-monument = Монумент
kind-magic-item = Волшебный предмет
kind-place-of-power = Место силы
tag-dragon = Дракон
tag-creature = Существо

## Цена силы, как она стоит на карте

cost-turn = поверните
cost-turn-other = поверните ещё и { $tag ->
    [dragon] своего дракона
   *[creature] своё существо
}
cost-pay = заплатите { $essences }
cost-pay-any = заплатите { any-essences }
cost-pay-one-of = заплатите { $options }
cost-pay-same = заплатите { same-essences }
cost-pay-from-here = снимите отсюда { $essences }
cost-destroy-self = уничтожьте этот артефакт
cost-destroy-artifact = уничтожьте { $filter ->
    [another-own] другой свой артефакт
    [own-dragon-or-creature] своего дракона или своё существо
   *[any-own] свой артефакт
}
cost-discard-card = сбросьте { count-cards } с руки

## Та же цена как то, что кто-то может или должен сделать (инфинитив)

cost-turn-offer = повернуть этот компонент
cost-turn-other-offer = повернуть { $tag ->
    [dragon] своего дракона
   *[creature] своё существо
}
cost-pay-offer = заплатить { $essences }
cost-pay-any-offer = заплатить { any-essences }
cost-pay-one-of-offer = заплатить { $options }
cost-pay-same-offer = заплатить { same-essences }
cost-pay-from-here-offer = снять отсюда { $essences }
cost-destroy-self-offer = уничтожить этот артефакт
cost-destroy-artifact-offer = уничтожить { $filter ->
    [another-own] другой свой артефакт
    [own-dragon-or-creature] своего дракона или своё существо
   *[any-own] свой артефакт
}
cost-discard-card-offer = сбросить { count-cards } с руки

## Эффекты

effect-gain = получите { $essences }
effect-gain-any = получите { any-essences }{ but-not }
effect-gain-x = получите столько же эссенций { essence-genitive }
effect-gain-same = получите столько же эссенций одного типа{ but-not }
cost-of-card = сколько стоит { $of ->
    [destroyed] уничтоженный
   *[discarded] сброшенный
} артефакт{ $bonus ->
    [0] { "" }
   *[other] , плюс { $bonus }
}
effect-gain-any-by-cost = получите столько любых эссенций{ $except_count ->
    [0] { "" }
   *[other] { " " }(кроме { $except })
}, { cost-of-card }
effect-gain-by-cost = получите столько эссенций { essence-genitive }, { cost-of-card }
effect-store-here = положите сюда { $essences }
effect-store-any-here = положите сюда { any-essences }{ but-not }
effect-store-paid = положите эту эссенцию { $target ->
    [here] сюда
   *[any] на любой свой компонент
}
effect-rivals-gain = каждый соперник получает { $essences }
effect-life-loss = каждый соперник теряет { count-any-essence } жизни{ $unless_count ->
    [0] { "" }
   *[other] { " " }(вместо этого он может { $unless })
}
effect-ignore = игнорируйте её
effect-straighten = подготовьте { $target ->
    [self] этот компонент
    [own-creature] своё существо
   *[any-own-except-source] другой свой компонент
}
effect-draw = возьмите { count-cards }
effect-draw-then-discard = возьмите { count-cards }, затем сбросьте столько же
effect-look = посмотрите { $count ->
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[many] { $count } верхних карт
} { $options } и верните { $count ->
    [1] её наверх
   *[other] их наверх в любом порядке
}
deck-own-artifact-deck = своей колоды
deck-monument-deck = колоды монументов
effect-copy-from-rival = выберите соперника и получите 1 эссенцию { $gained } за каждую эссенцию { $counted } в его запасе
placing = { $filter ->
    [dragon] дракона
   *[any] артефакт
}
placing-price = { $free ->
    [yes] { " " }бесплатно
   *[no] { $discount ->
        [0] , оплатив стоимость розыгрыша
       *[other] , заплатив на { discount-count } меньше{ discount-gold }
    }
}
discount-count = { $discount } { $discount ->
    [one] эссенцию
    [few] эссенции
   *[many] эссенций
}
discount-gold = { $gold ->
    [spared] { " " }(скидка не касается золота)
   *[not] { "" }
}
effect-place-from-hand = разыграйте { placing } с руки{ placing-price }
effect-place-from-discard = разыграйте { placing } из { $whose ->
    [any] сброса любого игрока
   *[own] своего сброса
}{ placing-price }
effect-check-victory = немедленно проверьте условие победы
effect-temp-vp = получите { $count } ПО только для этой проверки

## Свойства сбора

collect-gain = получите { $essences }
collect-gain-any = получите { any-essences }{ but-not }
collect-gain-one-of = получите { $options }
collect-if-left = если вы оставляете здесь хотя бы { $requires }, { $then }
collect-add-here-per-type = добавьте сюда по { $count ->
    [one] { $count } эссенции
    [few] { $count } эссенции
   *[many] { $count } эссенций
} каждого типа, который здесь лежит
collect-upkeep = вы должны { $either }

## Строки карты

# $costs и $effects — списки из частей, приведённых выше
power = { $costs_count ->
    [0] { $effects }
   *[other] { $costs }: { $effects }
}
line-power = { CAPITAL($power) }.
line-while-turned = Пока повёрнут — { $power }.
line-on-claim = При захвате: { $power }.
line-react = { $trigger ->
    [life-loss] Реакция на потерю жизни
    [dragon-power] Реакция на силу дракона
   *[victory-check] Реакция на проверку условия победы
} — { $power }.
line-collect = Сбор: { $ability }.
line-discount = Розыгрыш { $filter ->
    [dragon] драконов
   *[any] артефактов
} обходится вам на { discount-count } дешевле{ discount-gold }.
line-points-essence = { $count } ПО за каждую эссенцию { essence-genitive } здесь.
line-points-tag = { $count } ПО за { $tag ->
    [dragon] каждого вашего дракона
   *[creature] каждое ваше существо
}.

# Именительный падеж.
price = Стоимость: { $essences_count ->
    [0] 0
   *[other] { $essences }
}
price-essence = { $count } { $count ->
    [one] эссенция
    [few] эссенции
   *[many] эссенций
} { essence-genitive }
price-any = { $count } { $count ->
    [one] любая эссенция
    [few] любые эссенции
   *[many] любых эссенций
}
points = { $count } ПО

## Вопросы

ask-act = Ваш ход: выберите действие.
ask-choose-first = Выберите первого игрока следующей партии.
ask-choose-item = Выберите волшебный предмет.
ask-choose-mage = Выберите своего мага.
ask-collect-any = Сбор: выберите { any-essences }{ but-not }.
ask-collect-one-of = Сбор: выберите 1 эссенцию.
ask-copy-whom = Выберите, эссенции какого соперника считать.
ask-destroy-which = Выберите, какой артефакт уничтожить.
ask-discard-as-many = Сбросьте { count-cards }.
ask-discard-gain = Выберите { any-essences }{ but-not }.
ask-discard-which = Выберите, какую карту сбросить.
ask-draft = Выберите, какой артефакт оставить себе.
ask-gain-any = Выберите { any-essences }{ but-not }.
ask-gain-same = Выберите тип: вы получите { count-any-essence } этого типа.
ask-look-order = Упорядочьте карты, начиная с верхней.
ask-look-where = Выберите, какую колоду посмотреть.
ask-lose-which = Вам не хватает жизни: выберите { $count ->
    [one] { $count } другую эссенцию, которую
    [few] { $count } другие эссенции, которые
   *[many] { $count } других эссенций, которые
} потеряете.
ask-open-draft = Возьмите { $count } { $count ->
    [one] артефакт
    [few] артефакта
   *[many] артефактов
}.
ask-pay-any = Заплатите { any-essences }.
ask-pay-price = Заплатите { count-any-essence } за артефакт «{ $card }». { $price }.
ask-pay-which = Выберите, какую эссенцию заплатить.
ask-place-which = Выберите, какой артефакт разыграть.
ask-react-life-loss = «{ $card }»: вы теряете { count-any-essence } жизни{ $unless_count ->
    [0] { "" }
   *[other] { " " }(вместо этого можно { $unless })
}. Отреагируете?
ask-react-victory-check = Проверка условия победы. { $scores }. Отреагируете?
ask-replace = Выберите, что применить сначала.
ask-same-how-many = Выберите, сколько эссенций { essence-genitive } заплатить.
ask-same-which = Выберите, эссенции какого типа заплатить.
ask-store-where = Выберите, на какой компонент положить 1 эссенцию { essence-genitive }.
ask-straighten-which = Выберите, какой компонент подготовить.
ask-swap-item = Выберите другой волшебный предмет.
ask-take-from = Выберите, с каких компонентов забрать все эссенции.
ask-turn-which = Выберите, какой компонент повернуть.
ask-upkeep = «{ $card }»: вы должны { $either }.

## Что можно выбрать

move-pass = Спасовать
move-place = Разыграть «{ $card }»
move-claim = Захватить «{ $card }»
move-claim-deck = Захватить верхний монумент колоды вслепую
move-discard-gold = Сбросить «{ $card }» за 1 эссенцию золота
move-discard-two = Сбросить «{ $card }» за 2 любые эссенции, кроме золота
move-use = «{ $card }» — { $power }
move-use-for-nothing = «{ $card }» без эффекта — { $power }
move-react = Реакция: «{ $card }» — { $power }
pick-ignore = Игнорировать потерю: { $offer }
pick-upkeep = { CAPITAL($offer) }
pick-suffer = Не реагировать
pick-none = Ничего
pick-seat = { $seat }
pick-own-deck = Ваша колода
pick-monument-deck = Колода монументов

## Почему чего-то нельзя сделать

why-short = Не хватает { $essences }
short-essence = { short-any } { essence-genitive }
short-any = { $count } { $count ->
    [one] эссенции
   *[other] эссенций
}
short-among = { short-any } ({ $options })
why-cost = Невозможно: { $cost }
why-turned = Уже повёрнут
why-only-while-turned = Только пока повёрнут
why-only-as-reaction = Только как реакция
why-only-on-claim = Только в момент захвата

## Журнал

score = { $seat }: { $count } ПО
round = Раунд { $count }.
laid-out = Места силы в центре стола: { $places }.
laid-open = Артефакты первой партии лежат лицом вверх: { $cards }.
first-player = Первый игрок: { $seat }.
chose-mage = { $seat } выбирает мага «{ $card }».
chose-item = { $seat } берёт волшебный предмет «{ $card }».
kept = { $seat } оставляет себе артефакт.
kept-known = { $seat } оставляет себе артефакт «{ $card }».
drafted-openly = { $seat } берёт артефакт «{ $card }».
drew = { $seat } берёт { count-cards }.
drew-known = { $seat } берёт { count-cards }: { $cards }.
looked-own = { $seat } { $count ->
    [0] заглядывает в свою колоду, но она пуста
    [one] смотрит { $count } верхнюю карту своей колоды
    [few] смотрит { $count } верхние карты своей колоды
   *[many] смотрит { $count } верхних карт своей колоды
}.
looked-own-known = { $seat } { $count ->
    [0] заглядывает в свою колоду, но она пуста
    [one] смотрит { $count } верхнюю карту своей колоды: { $cards }
    [few] смотрит { $count } верхние карты своей колоды: { $cards }
   *[many] смотрит { $count } верхних карт своей колоды: { $cards }
}.
looked-monuments = { $seat } { $count ->
    [0] заглядывает в колоду монументов, но она пуста
    [one] смотрит { $count } верхнюю карту колоды монументов
    [few] смотрит { $count } верхние карты колоды монументов
   *[many] смотрит { $count } верхних карт колоды монументов
}.
looked-monuments-known = { $seat } { $count ->
    [0] заглядывает в колоду монументов, но она пуста
    [one] смотрит { $count } верхнюю карту колоды монументов: { $cards }
    [few] смотрит { $count } верхние карты колоды монументов: { $cards }
   *[many] смотрит { $count } верхних карт колоды монументов: { $cards }
}.
reshuffled = { $seat } тасует сброс и формирует из него новую колоду.
gained = { $seat } { $essences_count ->
    [0] ничего не получает
   *[other] получает { $essences }
}.
paid = { $seat } платит { $essences }.
stored = { $seat } кладёт { $essences } на компонент «{ $card }».
removed = { $seat } снимает { $essences } с компонента «{ $card }».
returned = { $seat } возвращает { $essences } с компонента «{ $card }» в общий запас.
took = { $seat } забирает { $essences } с компонента «{ $card }».
lost = { $seat } теряет { $essences }.
placed = { $seat } разыгрывает артефакт «{ $card }».
claimed = { $seat } захватывает «{ $card }».
monument-revealed = Открыт новый монумент: «{ $card }».
discarded = { $seat } сбрасывает карту «{ $card }».
destroyed = { $seat } уничтожает артефакт «{ $card }».
turned = { $seat } поворачивает компонент «{ $card }».
straightened = { $seat } подготавливает компонент «{ $card }».
used = { $seat } использует силу компонента «{ $card }».
used-for-nothing = { $seat } использует силу компонента «{ $card }», отказываясь от эффекта.
reacted = { $seat } реагирует: «{ $card }».
ignored = { $seat } игнорирует эффект благодаря компоненту «{ $card }».
paid-to-ignore = { $seat } платит, чтобы игнорировать эффект компонента «{ $card }».
passed = { $seat } пасует.
took-token = { $seat } берёт жетон первого игрока.
swapped-item = { $seat } меняет волшебный предмет на «{ $card }».
temporary-points = { $seat } получает { $count } ПО для этой проверки.
checked = Проверка условия победы. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } побеждает.
   *[other] { $winners } делят победу.
}

## Как закончилась игра

reason-end-of-round-check = В конце раунда у кого-то было не меньше 10 ПО
reason-mid-round-check = При проверке посреди раунда у кого-то было не меньше 10 ПО
reason-match-won = Матч выигран
reason-match-drawn = Матч завершился вничью

## Рядом с вопросом: что даёт ответ и что грозит. После `threat-loses` стоят эссенции.

outlook-ignore = игнорировать
threat-loses = Вы потеряете
threat-ways = { $count ->
    [one] { $count } способ избежать этого
    [few] { $count } способа избежать этого
   *[many] { $count } способов избежать этого
}

## Из чего складываются очки: заголовки

source-artifacts = Артефакты
source-mages = Маг
source-monuments = Монументы
source-items = Волшебный предмет
source-places = Места силы
source-essences = Эссенции на них
source-first = Первый игрок
source-check = На проверке
