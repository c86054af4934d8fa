# Війни Чорної Троянди: Відродження українською.
#
# Карти звертаються до власника на «ви» в наказовому способі, журнал говорить у третій особі теперішнього часу.
# Назви карт у реченнях стоять у лапках і не відмінюються.

title-black-rose-wars = Війни Чорної Троянди: Відродження
about-black-rose-wars = Маги потай готують закляття, б’ються й відбудовують кімнати зруйнованої ложі. Великим Магістром стає той, у кого врешті найбільше сили, якщо тільки її не більше в Чорної Троянди.
motto-black-rose-wars = задумайте потай, затьмарте Троянду

option-avatar = Одержимий, аватар Троянди
avatar-none = Не грає
avatar-apprentice = Учень: 3 накази за раунд
avatar-master = Майстер: 4 накази за раунд
option-crown = Символи корони на подіях
crown-moving = Передають корону
crown-steady = Не діють
option-moons = Місяці та позначка кінця
moons-standard = Звичайні: 6, 18, 35
moons-short = Короткі: 5, 12, 24
moons-long = Довгі: 8, 24, 48
option-summoners-crown = Втілення активуються
summoners-crown-off = Усі втілення мага, потім наступного мага
summoners-crown-on = По одному в кожного мага по черзі
option-throne = Тронна зала
throne-purple = Вважається пурпуровою кімнатою
throne-colourless = Для ефектів не має кольору
option-library = Школи чотирьох карт бібліотеки
library-named = Називаються всі, перш ніж глянути на карти
library-card-by-card = Називаються по одній карті
option-avatar-evocations = Втілення Одержимого активуються
avatar-evocations-at-its-seat = На його місці в порядку ходу
avatar-evocations-first = Раніше за втілення всіх магів

window-answer = Відповіді на те, що сталося

## Kinds and tags

kind-mage = Маг
kind-room = Кімната
kind-school = Школа магії
kind-grimoire = Стартовий гримуар
kind-spell = Закляття
kind-personal-spell = Особисте закляття
kind-forgotten-spell = Забуте закляття
kind-evocation = Втілення
kind-hex = Пристріт
kind-upgrade = Поліпшення
kind-quest = Завдання
kind-event = Подія
kind-avatar = Аватар
kind-order = Наказ
kind-avatar-event = Подія аватара
tag-agony = Агонія
tag-alchemy = Алхімія
tag-witchcraft = Ворожба
tag-shamanism = Шаманізм
tag-technomancy = Техномантія
tag-nightmare = Кошмар
tag-combat = Бій
tag-contingency = Сполучення
tag-protection = Захист
tag-trap = Пастка
tag-stable = Стійке
tag-instability = Нестабільність
tag-undivided = Нероздільне
tag-grey = Сіра
tag-red = Червона
tag-yellow = Жовта
tag-green = Зелена
tag-blue = Синя
tag-purple = Пурпурова
tag-black = Чорна
tag-demon = Демон
tag-construct = Конструкт
tag-undead = Нежить
tag-spirit = Дух
tag-forgotten = Забуте
tag-big = Велика підставка
tag-assigned = Призначене
tag-phase-1 = Фаза місяця 1
tag-phase-2 = Фаза місяця 2
tag-phase-3 = Фаза місяця 3
tag-instant = Негайна
tag-black-rose = Етап Чорної Троянди
tag-action = Етап дій
tag-always = Завжди
tag-crown = Корона
tag-extra-card = Додаткова карта

## Types, elements and colours: $type in the nominative; the others as they stand behind «закляття», «символи» and before «кольору»

type-name = { $type ->
    [combat] бій
    [contingency] сполучення
    [protection] захист
   *[trap] пастка
}
type-combat = бою
type-contingency = сполучення
type-protection = захисту
type-trap = пастки
element-air = повітря
element-earth = земля
element-fire = вогонь
element-water = вода
element-holy = свята
element-unholy = нечиста
element-magic = магія
element-any = будь-яка
colour-grey = сірого
colour-red = червоного
colour-yellow = жовтого
colour-green = зеленого
colour-blue = синього
colour-purple = пурпурового
colour-black = чорного
archetype-name = { $archetype ->
    [demon] демон
    [construct] конструкт
    [undead] нежить
    [spirit] дух
    [nightmare] кошмар
   *[forgotten] забуте
}

## Figures: $case is nom, gen, dat or acc.

who-self = { $case ->
    [gen] вас
    [dat] вам
    [acc] вас
   *[nom] ви
}
who-each = { $case ->
    [gen] цього мага
    [dat] цьому магові
    [acc] цього мага
   *[nom] цей маг
}
who-target = { $case ->
    [gen] цілі
    [dat] цілі
    [acc] ціль
   *[nom] ціль
}
who-target-area = { each-she } { $case ->
    [gen] фігурки
    [dat] фігурці
    [acc] фігурку
   *[nom] фігурка
} в цій кімнаті
who-target-together = { $case ->
    [gen] фігурок
    [dat] фігуркам
   *[nom] фігурки
} в цій кімнаті (загалом)
each-she = { $case ->
    [gen] кожної
    [dat] кожній
    [acc] кожну
   *[nom] кожна
}
each-it = { $case ->
    [gen] кожного
    [dat] кожному
   *[nom] кожне
}
who-hit = { each-she } { $case ->
    [gen] ураженої фігурки
    [dat] ураженій фігурці
    [acc] уражену фігурку
   *[nom] уражена фігурка
}
who-summoned = { $case ->
    [gen] прикликаного втілення
    [dat] прикликаному втіленню
   *[nom] прикликане втілення
}
who-activated = { $case ->
    [gen] активованого втілення
    [dat] активованому втіленню
   *[nom] активоване втілення
}
who-own-evocation = { $case ->
    [gen] одного
    [dat] одному
   *[nom] одне
} з ваших втілень
who-target-evocations = { each-it } { $case ->
    [dat] втіленню
   *[nom] втілення
} цілі
who-trigger-figure = { $case ->
    [gen] цієї фігурки
    [dat] цій фігурці
    [acc] цю фігурку
   *[nom] ця фігурка
}
who-trigger-owner = { $case ->
    [gen] мага-кривдника
    [dat] магові-кривднику
    [acc] мага-кривдника
   *[nom] маг-кривдник
}
who-marked = { $case ->
    [gen] позначеної фігурки
    [dat] позначеній фігурці
    [acc] позначену фігурку
   *[nom] позначена фігурка
}
who-bearer = її { $case ->
    [gen] мага
    [dat] магові
    [acc] мага
   *[nom] маг
}
who-host = { $case ->
    [gen] цього втілення
    [dat] цьому втіленню
   *[nom] це втілення
}
who-owner = його { $case ->
    [gen] власника
    [dat] власникові
    [acc] власника
   *[nom] власник
}
who-each-mage = { $case ->
    [gen] кожного мага
    [dat] кожному магові
    [acc] кожного мага
   *[nom] кожен маг
}
who-each-other-mage = { $case ->
    [gen] кожного іншого мага
    [dat] кожному іншому магові
    [acc] кожного іншого мага
   *[nom] кожен інший маг
}
who-each-evocation = { each-it } { $case ->
    [dat] втіленню
   *[nom] втілення
}
who-each-other-figure = { each-she } { $case ->
    [gen] чужої фігурки
    [dat] чужій фігурці
    [acc] чужу фігурку
   *[nom] чужа фігурка
}
who-crown-holder = { $case ->
    [gen] власника корони
    [dat] власникові корони
    [acc] власника корони
   *[nom] власник корони
}
who-avatar = { $case ->
    [gen] Одержимого
    [dat] Одержимому
    [acc] Одержимого
   *[nom] Одержимий
}
who-rose = { $case ->
    [gen] Чорної Троянди
    [dat] Чорній Троянді
    [acc] Чорну Троянду
   *[nom] Чорна Троянда
}
# $kind: figure, mage or evocation, with an $archetype or none; $owner: own, other, any or usual; $other; up to so many.
who-pick = { picked-lead }{ picked-noun }{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ $owner ->
    [any] { $kind ->
        [evocation] { "" }
       *[figure] { " " }(можна й себе)
    }
   *[usual] { "" }
}{ within }
picked-lead = { $upto ->
    [0] { $owner ->
        [own] { $other ->
            [yes] ще{ " " }
           *[no] { "" }
        }{ $case ->
            [gen] одного
            [dat] одному
           *[nom] одне
        } з ваших{ " " }
        [other] { $case ->
            [gen] чужого
            [dat] чужому
           *[nom] чуже
        }{ " " }
       *[usual] { $other ->
            [yes] { $kind ->
                [figure] { $case ->
                    [gen] іншої
                    [dat] іншій
                    [acc] іншу
                   *[nom] інша
                }
                [mage] { $case ->
                    [gen] іншого
                    [dat] іншому
                    [acc] іншого
                   *[nom] інший
                }
               *[evocation] { $case ->
                    [gen] іншого
                    [dat] іншому
                   *[nom] інше
                }
            }{ " " }
           *[no] { "" }
        }
    }
   *[other] { $kind ->
        [figure] { each-she }
        [mage] { $case ->
            [gen] кожного
            [dat] кожному
            [acc] кожного
           *[nom] кожен
        }
       *[evocation] { each-it }
    } з не більш ніж { $upto }{ " " }
}
picked-noun = { $upto ->
    [0] { $kind ->
        [figure] { $case ->
            [gen] фігурки
            [dat] фігурці
            [acc] фігурку
           *[nom] фігурка
        }
        [mage] { $case ->
            [gen] мага
            [dat] магові
            [acc] мага
           *[nom] маг
        }
       *[evocation] { $owner ->
            [own] втілень
           *[other] { $case ->
                [dat] втіленню
               *[nom] втілення
            }
        }
    }
   *[other] { $kind ->
        [figure] фігурок
        [mage] магів
       *[evocation] втілень
    }
}
# $range is near or any, $reach the number; $from is there if $has_from is yes.
within = { $range ->
    [any] { "" }
   *[near] { $reach ->
        [0] { " " }{ $has_from ->
            [yes] { $from_is ->
                [target-room] у кімнаті цілі
                [removed-room] у покинутій ним кімнаті
               *[other] у кімнаті { $from_gen }
            }
           *[no] у вашій кімнаті
        }
       *[other] { " " }в межах { $reach }{ $has_from ->
            [yes] { " " }від { $from_gen }
           *[no] { "" }
        }
    }
}
who-all = { each-she } { $case ->
    [gen] фігурки
    [dat] фігурці
    [acc] фігурку
   *[nom] фігурка
}{ within }
who-one-of = { $case ->
    [gen] однієї
    [dat] одній
    [acc] одну
   *[nom] одна
} з уражених фігурок
who-umbra-of = { $case ->
    [gen] однієї Умбри
    [dat] одній Умбрі
    [acc] одну Умбру
   *[nom] одна Умбра
} { $of_gen }
who-each-mage-with = { who-each-other-mage } з Умброю

## Rooms: $case is nom, gen, in or to, the last two with their prepositions.

one-room = { $case ->
    [gen] кімнати
    [in] у кімнаті
    [to] у кімнату
   *[nom] кімната
}
each-room = { $case ->
    [gen] кожної кімнати
    [in] у кожній кімнаті
    [to] у кожну кімнату
   *[nom] кожна кімната
}
room-target-room = { $case ->
    [gen] кімнати цілі
    [in] у кімнаті цілі
    [to] у кімнату цілі
   *[nom] кімната цілі
}
room-self-room = { $case ->
    [gen] вашої кімнати
    [in] у вашій кімнаті
    [to] у вашу кімнату
   *[nom] ваша кімната
}
room-trigger-room = { $case ->
    [gen] тієї кімнати
    [in] у тій кімнаті
    [to] у ту кімнату
   *[nom] та кімната
}
room-victim-room = { one-room } переможеного мага
room-removed-room = { $case ->
    [gen] покинутої ним кімнати
    [in] у покинутій ним кімнаті
    [to] у покинуту ним кімнату
   *[nom] покинута ним кімната
}
room-host-room = { $case ->
    [gen] його кімнати
    [in] у його кімнаті
    [to] у його кімнату
   *[nom] його кімната
}
room-each-room-with-mage = { each-room } з магом
room-own-cell = { $case ->
    [gen] вашої келії
    [in] у вашій келії
    [to] у вашу келію
   *[nom] ваша келія
}
room-pick = { $range ->
    [any] { $case ->
        [gen] будь-якої кімнати
        [in] у будь-якій кімнаті
        [to] у будь-яку кімнату
       *[nom] будь-яка кімната
    }
   *[near] { $reach ->
        [0] { $has_from ->
            [yes] { one-room } { $from_gen }
           *[no] { room-self-room }
        }
       *[other] { one-room } в межах { $reach }{ $has_from ->
            [yes] { " " }від { $from_gen }
           *[no] { "" }
        }
    }
}
room-each-room = { each-room } { $colours } кольору
room-id = { one-room } «{ $card }»
room-room-of = { one-room } { $of_gen }{ excluded }
excluded = { $exclude_count ->
    [0] { "" }
   *[other] { " " }(крім: { $exclude })
}

## Numbers. A literal one is $count; of a counted one $n tells how it is counted.

n-where = { $counted ->
    [yes] , де Х — { $n }
   *[no] { "" }
}
n-plain = { $counted ->
    [yes] Х
   *[no] { $count }
}
n-damage = { $counted ->
    [yes] Х шкоди
   *[no] { $count ->
        [999] усю шкоду
       *[other] { $count } шкоди
    }
}
n-damage-gen = { n-damage }
n-instability = { $counted ->
    [yes] Х кубиків
   *[no] { $count } { $count ->
        [one] кубик
        [few] кубики
       *[many] кубиків
    }
} нестабільності
n-instability-gen = { $counted ->
    [yes] Х кубиків
   *[no] { $count } { $count ->
        [one] кубика
       *[many] кубиків
    }
} нестабільності
n-power = { $counted ->
    [yes] Х очок
   *[no] { $count } { $count ->
        [one] очко
        [few] очки
       *[many] очок
    }
} сили
n-spells = { $counted ->
    [yes] Х заклять
   *[no] { $count } { $count ->
        [one] закляття
        [few] закляття
       *[many] заклять
    }
}
n-quests = { $count } { $count ->
    [one] завдання
    [few] завдання
   *[many] завдань
}
n-events = { $count } { $count ->
    [one] подію
    [few] події
   *[many] подій
}
number = { $count }
number-all = усе
# $base + $each for every $step of what is counted, at most $max (0: no limit)
counted = { $base ->
    [0] { "" }
   *[other] { $base } і ще{ " " }
}{ $step ->
    [1] { $each ->
        [1] { "" }
       *[other] { $each } ×{ " " }
    }
    [2] половина{ " " }
   *[other] по 1 за кожні { $step } з{ " " }
}
limited = { $max ->
    [0] { "" }
   *[other] { " " }(не більше { $max })
}
number-own-damage = { counted }{ $step ->
    [1] ваша шкода
   *[other] вашої шкоди
}{ limited }
number-own-rose-damage = { counted }{ $step ->
    [1] чорна шкода на вас
   *[other] чорної шкоди на вас
}{ limited }
number-target-damage = { counted }{ $step ->
    [1] шкода цілі
   *[other] шкоди цілі
}{ limited }
number-target-hexes = { counted }{ $step ->
    [1] кількість пристрітів цілі
   *[other] кількості пристрітів цілі
}{ limited }
number-target-umbras = { counted }{ $step ->
    [1] кількість Умбр цілі
   *[other] кількості Умбр цілі
}{ limited }
number-hexes-on-others = { counted }{ $step ->
    [1] кількість пристрітів усіх інших магів
   *[other] кількості пристрітів усіх інших магів
}{ limited }
number-hit-figures = { counted }{ $step ->
    [1] кількість уражених фігурок
   *[other] кількості уражених фігурок
}{ limited }
number-hit-rose-damage = { counted }{ $step ->
    [1] чорна шкода на уражених фігурках
   *[other] чорної шкоди на уражених фігурках
}{ limited }
number-trigger-damage = { counted }{ $step ->
    [1] завдана шкода
   *[other] завданої шкоди
}{ limited }
number-ignored-damage = { counted }{ $step ->
    [1] проігнорована шкода
   *[other] проігнорованої шкоди
}{ limited }
number-own-totems = { counted }{ $step ->
    [1] кількість ваших духів у ложі
   *[other] кількості ваших духів у ложі
}{ limited }
number-own-evocation-strength = { counted }{ $step ->
    [1] сумарна сила ваших втілень
   *[other] сумарної сили ваших втілень
}{ limited }
number-own-element = { counted }{ $step ->
    [1] кількість ваших інших розкритих заклять із символом: { $element }
   *[other] кількості ваших інших розкритих заклять із символом: { $element }
}{ limited }
number-damage-on-it = { counted }{ $step ->
    [1] шкода на ньому
   *[other] шкоди на ньому
}{ limited }

## Operations

op-damage = завдайте { n-damage } { $to_dat }{ n-where }{ unanswered }
unanswered = { $unanswered_count ->
    [0] { "" }
   *[other] { " " }(у відповідь не можна нічого розкрити)
}
op-rose-damage = Чорна Троянда завдає { $to_is ->
    [self] вам { n-damage }
   *[other] { n-damage } { $to_dat }
}{ n-where }
op-pain = Біль ({ n-plain }){ n-where }
op-replace-damage = { $by ->
    [rose] Чорна Троянда замінює на свою { n-damage } у { $to_gen }
   *[self] замініть на свою до { n-damage-gen } у { $to_gen }
}{ n-where }
op-heal = зціліть { $to_is ->
    [self] собі { n-damage }
   *[other] { n-damage } { $to_dat }
}{ n-where }{ $except ->
    [rose] { " " }(чорна шкода лишається)
   *[none] { "" }
}
op-ignore-damage = проігноруйте до { n-damage-gen }{ n-where }
op-ignore-effect = проігноруйте дію цього закляття на вас
op-redirect-damage = переспрямуйте до { n-damage-gen } на { $to_acc }{ n-where }
op-undefeat = вас не переможено
op-defeat = { $to_acc } переможено
op-attack = { $by_is ->
    [self] проведіть фізичну атаку
   *[other] { $by } проводить фізичну атаку
}{ $aimed ->
    [yes] { " " }на { $to_acc }
   *[no] { $reach ->
        [0] { "" }
       *[other] { " " }в межах { $reach }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(сила +{ $bonus })
}
op-place-instability = покладіть { n-instability } { $room_to }{ n-where }
op-rose-instability = Чорна Троянда кладе { n-instability } { $room_to }{ n-where }
op-replace-instability = замініть на свої до { n-instability-gen } { $room_in }{ n-where }
op-move = { $forced ->
    [yes] перемістіть { $who_acc } на { $count } { $count ->
        [one] кімнату
        [few] кімнати
       *[many] кімнат
    }, шлях вибираєте ви
   *[no] { $who_is ->
        [self] можете переміститися ({ $count })
       *[other] { $who } може переміститися ({ $count })
    }
}
op-place-figure = { $who_is ->
    [self] перейдіть
   *[other] поставте { $who_acc }
} { $room_to }
op-swap-places = { $a_is ->
    [self] поміняйтеся місцями з фігуркою: { $b }
   *[other] { $a } і { $b } міняються місцями
}
op-to-cell = { $who_is ->
    [self] поверніться
   *[other] { $who } повертається
} до власної келії
op-stop-action = решта фізичної дії { $who_gen } пропадає
op-draw-spell = { $from ->
    [grimoire] візьміть { n-spells } з гримуара
    [library] візьміть { n-spells } з бібліотеки
    [forgotten] візьміть { $count } { $count ->
        [one] забуте закляття
        [few] забуті закляття
       *[many] забутих заклять
    }
   *[memories-random] візьміть { $count } { $count ->
        [one] випадкове закляття
        [few] випадкові закляття
       *[many] випадкових заклять
    } зі спогадів
}{ n-where }
op-search-spell = перегляньте { $zones } й візьміть { n-spells }
zone-grimoire = гримуар
zone-memories = спогади
op-shuffle-memories = замішайте спогади в гримуар
op-discard-spell = { $from ->
    [hand] { $who_is ->
        [self] скиньте { n-spells } з руки
       *[other] { $who } скидає { n-spells } з руки
    }
   *[ready] { $who_is ->
        [self] скиньте { $count } зі своїх заготовлених заклять
       *[other] скиньте не дивлячись { $count } із заготовлених заклять { $who_gen }
    }
}
op-return-revealed = поверніть у руку { $count } зі своїх розкритих заклять із символом: { $options }
op-reload-slot = скиньте одне зі своїх розкритих заклять і покладіть у його комірку закляття з руки, заготовлене
op-cast-next = одразу сотворіть швидке закляття або нумероване з найменшим номером
op-draw-forgotten-keep = візьміть забуті закляття ({ $draw }), лишіть { $keep }, решту покладіть під їхню колоду
op-give-forgotten = віддайте { $to_dat } 1 забуте закляття з руки
op-refresh-action = переверніть на доступний бік { $count } { $count ->
    [one] свій жетон дії
    [few] свої жетони дій
   *[many] своїх жетонів дій
}
op-draw-quest = візьміть { n-quests }{ $phase ->
    [0] { "" }
   *[other] { " " }фази місяця { $phase }
}
op-discard-quest = скиньте { $count } { $state ->
    [active] зі своїх активних завдань
    [completed] зі своїх виконаних завдань
    [solved] зі своїх завершених завдань
   *[drawn-now] зі щойно взятих завдань
}
op-complete-quest = виконайте { $count } зі своїх активних завдань
op-draw-event = розкрийте { n-events }{ $phase ->
    [0] { "" }
   *[other] { " " }фази місяця { $phase }
}
op-discard-event = скиньте { $count } { $count ->
    [one] відкриту подію
    [few] відкриті події
   *[many] відкритих подій
}
op-gain-power = { $who_is ->
    [self] отримайте
   *[other] { $who } отримує
} { n-power }{ n-where }
op-lose-power = { $who_is ->
    [self] втратьте
   *[other] { $who } втрачає
} { n-power }{ n-where }
op-steal-power = украдіть { n-power } у { $from_gen }{ n-where }
op-rose-power = Чорна Троянда { $sign ->
    [less] втрачає
   *[more] отримує
} { n-power }{ n-where }
op-take-crown = { $who_is ->
    [self] візьміть корону
   *[other] { $who } бере корону
}
op-give-trophy = віддайте Чорній Троянді { $count } { $count ->
    [one] здобутий трофей
    [few] здобуті трофеї
   *[many] здобутих трофеїв
}
op-summon = { $who_is ->
    [self] прикличте
   *[other] { $who } прикликає
} втілення «{ $evocation }» { $room_in }
op-summon-choice = прикличте { $same ->
    [removed] втілення того самого виду
   *[any] втілення на вибір
}{ $max_health ->
    [0] { "" }
   *[other] { " " }зі здоров’ям не більше { $max_health }
}{ $without ->
    [none] { "" }
   *[forgotten] , але не забуте,
} { $room_in }
op-activate-evocation = активуйте { $which_acc }{ $controlled ->
    [yes] { " " }під своїм контролем
   *[no] { "" }
}{ $strength ->
    [0] { $speed ->
        [0] { "" }
       *[other] { " " }(швидкість +{ $speed })
    }
   *[other] { $speed ->
        [0] { " " }(сила +{ $strength })
       *[other] { " " }(сила +{ $strength }, швидкість +{ $speed })
    }
}
op-remove-evocation = приберіть { $which_acc }
op-assign-umbra = призначте { $to_dat } { $count } { $count ->
    [one] Умбру
    [few] Умбри
   *[many] Умбр
}
op-activate-umbras = активуйте під своїм контролем кожну Умбру { $of_gen }
op-upgrade = поліпште { $which_acc } ({ $count })
op-assign-hex = призначте { $to_dat } пристріт { $choice ->
    [yes] на вибір
   *[no] «{ $hex }»
}
op-remove-hex = поверніть у колоду { $count } { $who_is ->
    [self] зі своїх пристрітів
   *[other] з пристрітів { $who_gen }
}
op-activate-room = активуйте: { $room }{ $used ->
    [yes] { " " }(навіть якщо її жетон використано)
   *[no] { "" }
}
op-copy-room = виконайте ефект іншої { $side ->
    [destroyed] зруйнованої
   *[rebuilt] відбудованої
} кімнати{ excluded }
op-set-target = ціль — { $ref }
op-retarget = натомість ціль — { $target }
op-if = якщо { $condition }, { $effects }
op-if-else = якщо { $condition }, { $effects }; інакше { $otherwise }
op-try = { $effects }, якщо це можливо, інакше { $otherwise }
op-choose = виберіть: { $options }
option = { $effects }
op-may = можете: { $effects }
op-pay = за бажання { $cost }; якщо так, то { $effects }
op-for-each = { $who } в порядку ходу: { $effects }
op-modify = { $who_is ->
    [self] у вас
   *[other] у { $who_gen }
} { $until } { $mods }
until-round = до кінця раунду
until-effect = до кінця цього ефекту
until-activation = протягом цієї активації
op-move-toward = рухайтеся до { $who_gen }

## Conditions

if-target-defeated = ціль цим переможено
if-self-defeated-by-last = вас цим переможено
if-trigger-source-rose = шкоди завдала Чорна Троянда
if-no-damage = { $who_is ->
    [self] у вас немає шкоди
   *[other] у { $who_gen } немає шкоди
}
if-no-rose-damage = { $who_is ->
    [self] у вас немає чорної шкоди
   *[other] у { $who_gen } немає чорної шкоди
}
if-nothing-replaced = у { $who_gen } нічого не замінено
if-no-completed-quests = { $who_is ->
    [self] у вас немає виконаного завдання
   *[other] у { $who_gen } немає виконаного завдання
}
if-has-hex = { $who_is ->
    [hit] в ураженого мага
   *[other] у { $who_gen }
} є { $min ->
    [1] пристріт
   *[other] принаймні { $min } пристріти
}
if-has-umbra = у { $who_gen } є { $min ->
    [1] Умбра
   *[other] принаймні { $min } Умбри
}
if-no-umbra = у { $who_gen } немає Умбри
if-own-spirit-in-room = { $room_in } є ваш дух
if-own-evocation-in-room = { $room_in } є ваше втілення
if-owns-upgraded = у вас є поліпшене втілення
if-owns-archetype = у { $who_gen } є { $min ->
    [1] втілення
   *[other] принаймні { $min } втілення
}{ $archetype ->
    [any] { "" }
   *[other] { " " }({ archetype-name })
}
if-none-in-lodge = у ложі немає жодного втілення
if-upgraded = його поліпшено

## Standing values

value-strength = сила
value-speed = швидкість
value-health = здоров’я
value-hand-limit = межа руки
value-attack-range = дальність атак
value-damage-taken = отримувана шкода
value-combat-damage-taken = шкода, отримувана від заклять бою,
value-combat-damage = шкода від заклять бою
value-trophies-to-rose = трофеї
value-may-move = рух
value-immune-damage = шкоди
# How a value changes: by $count, or by what $n tells if $counted is yes; $min bounds it from below.
mod-by = { $counted ->
    [yes] +Х, де Х — { $n }
   *[no] { $count ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $count }
    }
}{ $bounded ->
    [yes] { " " }(не менше ніж { $min })
   *[no] { "" }
}
mod-whom = { $to ->
    [mages] кожен маг:{ " " }
    [evocations] кожне втілення:{ " " }
    [avatar] Одержимий:{ " " }
   *[self] { "" }
}
mod-strength = { mod-whom }{ $values } { mod-by }
mod-speed = { mod-strength }
mod-health = { mod-strength }
mod-hand-limit = { mod-strength }
mod-attack-range = { mod-strength }
mod-damage-taken = { mod-strength }
mod-combat-damage-taken = { mod-strength }
mod-combat-damage = { mod-strength }
mod-trophies-to-rose = { $values }, які взяли б маги, бере Чорна Троянда
mod-cannot = ефекти переміщення його не рухають
mod-immune = { mod-whom }імунітет до { $values }
mod-if = якщо { $condition }: { $effect }

## Triggers, as they stand after «коли»

when-who = { $who ->
    [self] ви
    [other-mage] інший маг
    [other-figure] чужа фігурка
    [any-mage] маг
    [marked] позначена фігурка
    [host] це втілення
    [owner] його власник
   *[anybody] фігурка
}
when-kinds = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either }
}
when-colours = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either } кольору
}
when-enters-room = { when-who } { $who ->
    [self] входите
   *[other] входить
} { $room ->
    [host-room] у його кімнату
   *[any] у кімнату{ when-colours }
}
when-suffers-damage = { when-who } { $who ->
    [self] зазнаєте
   *[other] зазнає
} шкоди{ $source ->
    [mage] { " " }від мага чи втілення
    [rose] { " " }від Чорної Троянди
    [other-figure] { " " }від чужої фігурки
   *[anybody] { "" }
}
when-inflicts-damage = { when-who } { $who ->
    [self] завдаєте
   *[other] завдає
}{ $to ->
    [self] { " " }вам
   *[anybody] { "" }
} шкоди{ $via ->
    [deed] { " " }закляттям чи фізичною атакою
   *[any] { "" }
}{ when-once }
when-once = { $once ->
    [yes] { " " }(раз за кожну його активацію)
   *[no] { "" }
}
when-targeted-by-spell = { when-who } { $who ->
    [self] стаєте
   *[other] стає
} ціллю закляття{ when-kinds }
when-is-defeated = { $who ->
    [self] вас переможено
    [other-mage] переможено іншого мага
    [any-mage] переможено мага
   *[anybody] переможено: { when-who }
}
when-casts-spell = { when-who } { $who ->
    [self] творите
   *[other] творить
} закляття{ when-kinds }
when-spell-effect-resolved = { when-who } { $who ->
    [self] виконали
    [any-mage] виконав
    [other-mage] виконав
    [owner] виконав
    [host] виконало
   *[other] виконала
} закляття{ when-kinds }
when-activates-room = { when-who } { $who ->
    [self] активуєте
   *[other] активує
} кімнату{ when-colours }
when-solves-quest = { when-who } { $who ->
    [self] завершуєте
   *[other] завершує
} завдання
when-power-changes = { $who ->
    [self] змінюється ваша сила
    [marked] змінюється сила позначеної фігурки
    [other-mage] змінюється сила іншого мага
   *[anybody] змінюється сила: { when-who }
}
when-evocation-removed = { $owner ->
    [own] ваше втілення
   *[any] будь-яке втілення
} переможено або прибрано
when-summons = { when-who } { $who ->
    [self] прикликаєте
   *[other] прикликає
} втілення
when-places-instability = { when-who } { $who ->
    [self] кладете
   *[other] кладе
} нестабільність
when-moves = { $who ->
    [self] вас рухає ефект переміщення
    [marked] ефект переміщення рухає позначену фігурку
    [other-mage] ефект переміщення рухає іншого мага
   *[anybody] ефект переміщення рухає: { when-who }
}
when-placed-in-cell = { $who ->
    [self] вас поставлено до власної келії
    [any-mage] мага поставлено до його келії
    [other-mage] іншого мага поставлено до його келії
   *[anybody] до власної келії поставлено: { when-who }
}

## What fulfils a quest

task-colours = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either } кольору
}
task-room-resolved = застосуйте ефект { $in_room ->
    [yes] кімнати «{ $room }»
   *[no] кімнати{ task-colours }
}
task-spell-resolved = { $revealed_count ->
    [0] виконайте закляття{ $by ->
        [types] { " " }{ $either }
        [elements] { " " }з символом: { $either }{ $in_room ->
            [yes] ,
           *[no] { "" }
        }
       *[any] { "" }
    }{ $in_room ->
        [yes] { " " }в кімнаті «{ $room }»
       *[no] { "" }
    }
   *[other] виконайте закляття, маючи на своїх розкритих закляттях принаймні { $least } символи: { $revealed }
}
task-effect-resolved = { $check ->
    [summoned] прикличте втілення
    [placed-instability] покладіть нестабільність
   *[placed-or-replaced-instability] покладіть або замініть нестабільність у кімнаті{ task-colours }
} якимось ефектом
task-evocation-damaged-or-healed = завдайте шкоди втіленню або зціліть втілення
task-damage-inflicted = завдайте шкоди
task-mage-defeated = переможено мага з вашою шкодою

## Target lines

target-self = ви
target-figure = { $owner ->
    [any] будь-яка фігурка (можна й себе)
    [own] ваша фігурка
   *[usual] фігурка
}{ target-more }
target-mage = маг{ target-more }
target-evocation = { $owner ->
    [own] ваше втілення
    [other] чуже втілення
   *[any] втілення
}{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ target-more }
target-room = кімната{ target-more }
target-special = див. текст
# The range stands in brackets behind the kind, as it is printed.
target-more = { $health ->
    [0] { "" }
   *[other] { " " }зі здоров’ям не більше { $health }
} { $range ->
    [any] (будь-яка дальність)
   *[near] ({ $reach })
}{ $priority ->
    [none] { "" }
    [nearest] , найближче
   *[other] , пріоритет { priority-name }
}

## The lines of a component

points = Очки сили: { $count }
points-room = { $first } / { $second } / { $others }
resistance = Опір: { $count }
line-sentence = { CAPITAL($effects) }.
line-instability = Символ нестабільності: розкриваючи це закляття, покладіть 1 кубик нестабільності у свою кімнату.
line-side = { $side ->
    [main] Основний бік
    [reverse] Зворотний бік
   *[both] Нероздільне
} — { $stable ->
    [yes] стійке, { type-name }
   *[no] { type-name }
}, { $element }; ціль: { $target }.
line-trigger = Розкрийте, коли { $trigger }.
line-stable-trigger = До кінця раунду, щоразу коли { $trigger }, відбувається таке.
line-stable = Діє до кінця раунду.
line-enhancement = Підсилення ({ $elements }), { $order ->
    [before] спершу
   *[after] потім
}: { $effects }.
line-room = Опір { $resistance }; за відбудову { $first }, { $second } і { $others } сили.
line-destroyed = Зруйнована — { $effects }.
line-rebuilt = Відбудована — { $effects }.
line-mods = { CAPITAL($effects) }.
line-skill = Щоразу коли { $trigger }: { $effects }.
line-evocation = Здоров’я { $health }, сила { $strength }, швидкість { $speed }.
line-big-base = Стоїть на великій підставці.
line-assigned = Призначається магові (щонайбільше { $count }), належить Чорній Троянді й ходить за своїм магом.
line-activation = Активація: { $effects }.
line-activation-controlled = Якщо активує маг: { $effects }.
line-removed = Коли воно покидає ложу: { $effects }.
line-hex = Значення мага змінюють щонайбільше 2 копії; коли на пристріті стільки власних кубиків: { $count }, він іде в колоду.
line-task = Задача: { $task }{ $count ->
    [0] { "" }
    [one] { " " }({ $count } кубик)
    [few] { " " }({ $count } кубики)
   *[many] { " " }({ $count } кубиків)
}.
line-reveal-on-draw = Береться відкритим.
line-reveal-first-progress = Розкривається з першим кубиком.
line-reveal-completion = Розкривається, коли виконано.
line-target = Ціль: { $target }.
line-only-if-done = Завершується, лише якщо це справді зроблено.
line-instant = Негайна подія.
line-black-rose = Комірка { $slot }; діє на етапі Чорної Троянди.
line-action = Комірка { $slot }; діє на етапі дій.
line-always = Комірка { $slot }; діє на всіх етапах.
line-corners = Чорна Троянда отримує сили: { $reveal }, коли подію розкрито, і { $discard }, коли скинуто.
line-crown = Хто її розкрив, бере корону.
line-event-trigger = Щоразу коли { $trigger }: { $effects }.
line-order-physical = Фізичний ефект; ціль: { $target }.
line-order-spell = Ефект закляття{ $instability ->
    [yes] { " " }з нестабільністю
   *[no] { "" }
}; ціль: { $target }.
line-extra-card = Після цього наказу розкривається ще один.
line-reaction = { $type ->
    [trap] Пастка
   *[protection] Захист
}, коли Одержимий { $waits ->
    [target] стає ціллю закляття бою
   *[damage] зазнає шкоди
}: { $effects }.
line-mage = Здоров’я { $health }, сила { $strength }, швидкість { $speed }, межа руки { $hand }, межа завдань { $quests }.
line-personal-spell = Особисте закляття: «{ $card }».
line-dominion = { $card } — якщо він мав би активуватися у своїй келії, його натомість ставлять у залу Чорної Троянди.
priority-name = { $priority ->
    [I] Ⅰ
    [II] Ⅱ
   *[III] Ⅲ
}
line-priority = Пріоритет { priority-name } ({ $kind ->
    [mage] маг
   *[room] кімната
}): { $first }, потім { $second }, потім { $third }.
criterion-most-damage = найбільше шкоди
criterion-nearest-room = найближча кімната
criterion-most-power = найбільше сили
criterion-most-mages = найбільше магів
criterion-most-figures = найбільше фігурок
criterion-most-instability = найбільше нестабільності
line-grimoires = Стартові гримуари: { $cards }.
line-spells = { $school }: { $cards }.
