# Res Arcana українською.
#
# Карти звертаються до власника на «ви» в наказовому способі, журнал говорить у третій особі теперішнього часу.
# Назви карт у реченнях стоять у лапках і не відмінюються.

title-res-arcana = Res Arcana
about-res-arcana = Маги-суперники збирають есенції, розігрують артефакти й захоплюють місця сили: щойно хтось набирає 10 очок, перемагає той, у кого їх найбільше.
motto-res-arcana = перегони магів до десяти

option-variant = Варіант
variant-standard = Звичайна гра
variant-first-game = Перша гра з готовими наборами магів і карт
variant-draft = Відбір карт
variant-match = Поєдинок до трьох партій

window-life-loss = Втрата життя
window-victory-check = Перевірка умови перемоги

## Есенції

essence-elan = запал
essence-life = життя
essence-calm = спокій
essence-death = смерть
essence-gold = золото

# $essence: elan, life, calm, death або gold; родовий відмінок
essence-genitive = { $essence ->
    [elan] запалу
    [life] життя
    [calm] спокою
    [death] смерті
   *[gold] золота
}

# Знахідний відмінок, додаток дієслова: «отримайте 1 есенцію життя».
count-essence = { count-any-essence } { essence-genitive }
count-any-essence = { $count } { $count ->
    [one] есенцію
    [few] есенції
   *[many] есенцій
}

# Частини інших повідомлень з їхніми аргументами: $count, $except (список), $min.
any-essences = { $count } { $count ->
    [one] будь-яку есенцію
    [few] будь-які есенції
   *[many] будь-яких есенцій
}
but-not = { $except_count ->
    [0] { "" }
   *[other] , крім { $except }
}
count-cards = { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}
same-essences = { $min ->
    [0] будь-яку кількість есенцій
    [one] щонайменше { $min } есенцію
    [few] щонайменше { $min } есенції
   *[many] щонайменше { $min } есенцій
} одного типу{ but-not }

## Види та ознаки

kind-artifact = Артефакт
kind-mage = Маг
kind-monument = Монумент
kind-magic-item = Магічний предмет
kind-place-of-power = Місце сили
tag-dragon = Дракон
tag-creature = Істота

## Ціна сили, як вона стоїть на карті

cost-turn = активуйте
cost-turn-other = активуйте ще й { $tag ->
    [dragon] свого дракона
   *[creature] свою істоту
}
cost-pay = сплатіть { $essences }
cost-pay-any = сплатіть { any-essences }
cost-pay-one-of = сплатіть { $options }
cost-pay-same = сплатіть { same-essences }
cost-pay-from-here = зніміть звідси { $essences }
cost-destroy-self = знищте цей артефакт
cost-destroy-artifact = знищте { $filter ->
    [another-own] інший свій артефакт
    [own-dragon-or-creature] свого дракона або свою істоту
   *[any-own] свій артефакт
}
cost-discard-card = скиньте { count-cards } з руки

## Та сама ціна як те, що хтось може або мусить зробити (неозначена форма)

cost-turn-offer = активувати цей компонент
cost-turn-other-offer = активувати { $tag ->
    [dragon] свого дракона
   *[creature] свою істоту
}
cost-pay-offer = сплатити { $essences }
cost-pay-any-offer = сплатити { any-essences }
cost-pay-one-of-offer = сплатити { $options }
cost-pay-same-offer = сплатити { same-essences }
cost-pay-from-here-offer = зняти звідси { $essences }
cost-destroy-self-offer = знищити цей артефакт
cost-destroy-artifact-offer = знищити { $filter ->
    [another-own] інший свій артефакт
    [own-dragon-or-creature] свого дракона або свою істоту
   *[any-own] свій артефакт
}
cost-discard-card-offer = скинути { count-cards } з руки

## Ефекти

effect-gain = отримайте { $essences }
effect-gain-any = отримайте { any-essences }{ but-not }
effect-gain-x = отримайте стільки ж есенцій { essence-genitive }
effect-gain-same = отримайте стільки ж есенцій одного типу{ but-not }
cost-of-card = скільки коштує { $of ->
    [destroyed] знищений
   *[discarded] скинутий
} артефакт{ $bonus ->
    [0] { "" }
   *[other] , плюс { $bonus }
}
effect-gain-any-by-cost = отримайте стільки будь-яких есенцій{ $except_count ->
    [0] { "" }
   *[other] { " " }(крім { $except })
}, { cost-of-card }
effect-gain-by-cost = отримайте стільки есенцій { essence-genitive }, { cost-of-card }
effect-store-here = покладіть сюди { $essences }
effect-store-any-here = покладіть сюди { any-essences }{ but-not }
effect-store-paid = покладіть цю есенцію { $target ->
    [here] сюди
   *[any] на будь-який свій компонент
}
effect-rivals-gain = кожен суперник отримує { $essences }
effect-life-loss = кожен суперник втрачає { count-any-essence } життя{ $unless_count ->
    [0] { "" }
   *[other] { " " }(натомість він може { $unless })
}
effect-ignore = ігноруйте її
effect-straighten = підготуйте { $target ->
    [self] цей компонент
    [own-creature] свою істоту
   *[any-own-except-source] інший свій компонент
}
effect-draw = візьміть { count-cards }
effect-draw-then-discard = візьміть { count-cards }, потім скиньте стільки ж
effect-look = перегляньте { $count ->
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[many] { $count } верхніх карт
} { $options } та поверніть { $count ->
    [1] її наверх
   *[other] їх наверх у будь-якому порядку
}
deck-own-artifact-deck = своєї колоди
deck-monument-deck = колоди монументів
effect-copy-from-rival = виберіть суперника й отримайте 1 есенцію { $gained } за кожну есенцію { $counted } в його запасі
placing = { $filter ->
    [dragon] дракона
   *[any] артефакт
}
placing-price = { $free ->
    [yes] { " " }безкоштовно
   *[no] { $discount ->
        [0] , сплативши вартість розіграшу
       *[other] , сплативши на { discount-count } менше{ discount-gold }
    }
}
discount-count = { $discount } { $discount ->
    [one] есенцію
    [few] есенції
   *[many] есенцій
}
discount-gold = { $gold ->
    [spared] { " " }(знижка не стосується золота)
   *[not] { "" }
}
effect-place-from-hand = зіграйте { placing } з руки{ placing-price }
effect-place-from-discard = зіграйте { placing } зі { $whose ->
    [any] скиду будь-якого гравця
   *[own] свого скиду
}{ placing-price }
effect-check-victory = негайно перевірте умову перемоги
effect-temp-vp = отримайте { $count } ПО лише для цієї перевірки

## Властивості збирання

collect-gain = отримайте { $essences }
collect-gain-any = отримайте { any-essences }{ but-not }
collect-gain-one-of = отримайте { $options }
collect-if-left = якщо ви залишаєте тут щонайменше { $requires }, { $then }
collect-add-here-per-type = додайте сюди по { $count ->
    [one] { $count } есенції
    [few] { $count } есенції
   *[many] { $count } есенцій
} кожного типу, що тут лежить
collect-upkeep = ви мусите { $either }

## Рядки карти

# $costs і $effects — списки з частин, наведених вище
power = { $costs_count ->
    [0] { $effects }
   *[other] { $costs }: { $effects }
}
line-power = { CAPITAL($power) }.
line-while-turned = Поки активовано — { $power }.
line-on-claim = Під час захоплення: { $power }.
line-react = { $trigger ->
    [life-loss] Реакція на втрату життя
    [dragon-power] Реакція на силу дракона
   *[victory-check] Реакція на перевірку умови перемоги
} — { $power }.
line-collect = Збирання: { $ability }.
line-discount = Розіграш { $filter ->
    [dragon] драконів
   *[any] артефактів
} обходиться вам на { discount-count } дешевше{ discount-gold }.
line-points-essence = { $count } ПО за кожну есенцію { essence-genitive } тут.
line-points-tag = { $count } ПО за { $tag ->
    [dragon] кожного вашого дракона
   *[creature] кожну вашу істоту
}.

# Називний відмінок.
price = Вартість: { $essences_count ->
    [0] 0
   *[other] { $essences }
}
price-essence = { $count } { $count ->
    [one] есенція
    [few] есенції
   *[many] есенцій
} { essence-genitive }
price-any = { $count } { $count ->
    [one] будь-яка есенція
    [few] будь-які есенції
   *[many] будь-яких есенцій
}
points = { $count } ПО

## Запитання

ask-act = Ваш хід: виберіть дію.
ask-choose-first = Виберіть першого гравця наступної партії.
ask-choose-item = Виберіть магічний предмет.
ask-choose-mage = Виберіть свого мага.
ask-collect-any = Збирання: виберіть { any-essences }{ but-not }.
ask-collect-one-of = Збирання: виберіть 1 есенцію.
ask-copy-whom = Виберіть, есенції якого суперника рахувати.
ask-destroy-which = Виберіть, який артефакт знищити.
ask-discard-as-many = Скиньте { count-cards }.
ask-discard-gain = Виберіть { any-essences }{ but-not }.
ask-discard-which = Виберіть, яку карту скинути.
ask-draft = Виберіть, який артефакт залишити собі.
ask-gain-any = Виберіть { any-essences }{ but-not }.
ask-gain-same = Виберіть тип: ви отримаєте { count-any-essence } цього типу.
ask-look-order = Упорядкуйте карти, починаючи з верхньої.
ask-look-where = Виберіть, яку колоду переглянути.
ask-lose-which = Вам бракує життя: виберіть { $count ->
    [one] { $count } іншу есенцію, яку
    [few] { $count } інші есенції, які
   *[many] { $count } інших есенцій, які
} втратите.
ask-open-draft = Візьміть { $count } { $count ->
    [one] артефакт
    [few] артефакти
   *[many] артефактів
}.
ask-pay-any = Сплатіть { any-essences }.
ask-pay-price = Сплатіть { count-any-essence } за артефакт «{ $card }». { $price }.
ask-pay-which = Виберіть, яку есенцію сплатити.
ask-place-which = Виберіть, який артефакт зіграти.
ask-react-life-loss = «{ $card }»: ви втрачаєте { count-any-essence } життя{ $unless_count ->
    [0] { "" }
   *[other] { " " }(натомість можна { $unless })
}. Відреагуєте?
ask-react-victory-check = Перевірка умови перемоги. { $scores }. Відреагуєте?
ask-replace = Виберіть, що застосувати спершу.
ask-same-how-many = Виберіть, скільки есенцій { essence-genitive } сплатити.
ask-same-which = Виберіть, есенції якого типу сплатити.
ask-store-where = Виберіть, на який компонент покласти 1 есенцію { essence-genitive }.
ask-straighten-which = Виберіть, який компонент підготувати.
ask-swap-item = Виберіть інший магічний предмет.
ask-take-from = Виберіть, з яких компонентів забрати всі есенції.
ask-turn-which = Виберіть, який компонент активувати.
ask-upkeep = «{ $card }»: ви мусите { $either }.

## Що можна вибрати

move-pass = Спасувати
move-place = Зіграти «{ $card }»
move-claim = Захопити «{ $card }»
move-claim-deck = Захопити верхній монумент колоди наосліп
move-discard-gold = Скинути «{ $card }» за 1 есенцію золота
move-discard-two = Скинути «{ $card }» за 2 будь-які есенції, крім золота
move-use = «{ $card }» — { $power }
move-use-for-nothing = «{ $card }» без ефекту — { $power }
move-react = Реакція: «{ $card }» — { $power }
pick-ignore = Ігнорувати втрату: { $offer }
pick-upkeep = { CAPITAL($offer) }
pick-suffer = Не реагувати
pick-none = Нічого
pick-seat = { $seat }
pick-own-deck = Ваша колода
pick-monument-deck = Колода монументів

## Чому чогось не можна зробити

why-short = Бракує { $essences }
short-essence = { short-any } { essence-genitive }
short-any = { $count } { $count ->
    [one] есенції
   *[other] есенцій
}
short-among = { short-any } ({ $options })
why-cost = Неможливо: { $cost }
why-turned = Уже активовано
why-only-while-turned = Лише поки активовано
why-only-as-reaction = Лише як реакція
why-only-on-claim = Лише в момент захоплення

## Журнал

score = { $seat }: { $count } ПО
round = Раунд { $count }.
laid-out = Місця сили в центрі столу: { $places }.
laid-open = Артефакти першої партії лежать горілиць: { $cards }.
first-player = Перший гравець: { $seat }.
chose-mage = { $seat } вибирає мага «{ $card }».
chose-item = { $seat } бере магічний предмет «{ $card }».
kept = { $seat } залишає собі артефакт.
kept-known = { $seat } залишає собі артефакт «{ $card }».
drafted-openly = { $seat } бере артефакт «{ $card }».
drew = { $seat } бере { count-cards }.
drew-known = { $seat } бере { count-cards }: { $cards }.
looked-own = { $seat } { $count ->
    [0] зазирає у свою колоду, але вона порожня
    [one] переглядає { $count } верхню карту своєї колоди
    [few] переглядає { $count } верхні карти своєї колоди
   *[many] переглядає { $count } верхніх карт своєї колоди
}.
looked-own-known = { $seat } { $count ->
    [0] зазирає у свою колоду, але вона порожня
    [one] переглядає { $count } верхню карту своєї колоди: { $cards }
    [few] переглядає { $count } верхні карти своєї колоди: { $cards }
   *[many] переглядає { $count } верхніх карт своєї колоди: { $cards }
}.
looked-monuments = { $seat } { $count ->
    [0] зазирає у колоду монументів, але вона порожня
    [one] переглядає { $count } верхню карту колоди монументів
    [few] переглядає { $count } верхні карти колоди монументів
   *[many] переглядає { $count } верхніх карт колоди монументів
}.
looked-monuments-known = { $seat } { $count ->
    [0] зазирає у колоду монументів, але вона порожня
    [one] переглядає { $count } верхню карту колоди монументів: { $cards }
    [few] переглядає { $count } верхні карти колоди монументів: { $cards }
   *[many] переглядає { $count } верхніх карт колоди монументів: { $cards }
}.
reshuffled = { $seat } тасує скид і формує з нього нову колоду.
gained = { $seat } { $essences_count ->
    [0] нічого не отримує
   *[other] отримує { $essences }
}.
paid = { $seat } сплачує { $essences }.
stored = { $seat } кладе { $essences } на компонент «{ $card }».
removed = { $seat } знімає { $essences } з компонента «{ $card }».
returned = { $seat } повертає { $essences } з компонента «{ $card }» до загального запасу.
took = { $seat } забирає { $essences } з компонента «{ $card }».
lost = { $seat } втрачає { $essences }.
placed = { $seat } розігрує артефакт «{ $card }».
claimed = { $seat } захоплює «{ $card }».
monument-revealed = Відкрито новий монумент: «{ $card }».
discarded = { $seat } скидає карту «{ $card }».
destroyed = { $seat } знищує артефакт «{ $card }».
turned = { $seat } активує компонент «{ $card }».
straightened = { $seat } підготовляє компонент «{ $card }».
used = { $seat } використовує силу компонента «{ $card }».
used-for-nothing = { $seat } використовує силу компонента «{ $card }», відмовляючись від ефекту.
reacted = { $seat } реагує: «{ $card }».
ignored = { $seat } ігнорує ефект завдяки компоненту «{ $card }».
paid-to-ignore = { $seat } платить, щоб ігнорувати ефект компонента «{ $card }».
passed = { $seat } пасує.
took-token = { $seat } бере жетон першого гравця.
swapped-item = { $seat } міняє магічний предмет на «{ $card }».
temporary-points = { $seat } отримує { $count } ПО для цієї перевірки.
checked = Перевірка умови перемоги. { $scores }.
game-won = { $winners_count ->
    [one] { $winners } перемагає.
   *[other] { $winners } ділять перемогу.
}

## Як закінчилася гра

reason-end-of-round-check = Наприкінці раунду хтось мав щонайменше 10 ПО
reason-mid-round-check = На перевірці посеред раунду хтось мав щонайменше 10 ПО
reason-match-won = Поєдинок виграно
reason-match-drawn = Поєдинок завершився нічиєю

## Поруч із питанням: що дає відповідь і що загрожує. Після `threat-loses` стоять есенції.

outlook-ignore = ігнорувати
threat-loses = Ви втратите
threat-ways = { $count ->
    [one] { $count } спосіб уникнути цього
    [few] { $count } способи уникнути цього
   *[many] { $count } способів уникнути цього
}

## З чого складаються очки: заголовки

source-artifacts = Артефакти
source-mages = Маг
source-monuments = Монументи
source-items = Магічний предмет
source-places = Місця сили
source-essences = Есенції на них
source-first = Перший гравець
source-check = На перевірці
