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


## How things on the table are called

the-rose = Чорна Троянда
the-possessed = Одержимий
nobody = ніхто
own-cell = власна келія
other-rose = Чорна Троянда
evocation-of = «{ $card }» ({ $who })
evocation-on = «{ $card }» ({ $who })
slot-name = { $slot ->
    [quick] швидка
    [I] Ⅰ
    [II] Ⅱ
   *[III] Ⅲ
}
slot = { $slot ->
    [quick] Швидка комірка
   *[other] Комірка { slot-name }
}
in-slot = { $slot ->
    [quick] швидка комірка
   *[other] комірка { slot-name }
}
side-name = { $side ->
    [reverse] зворотний бік
   *[main] основний бік
}

## Counted things

count-power = { $count ->
    [one] { $count } очко сили
    [few] { $count } очки сили
   *[many] { $count } очок сили
}
count-damage = { $count } шкоди
count-instability = { $count ->
    [one] { $count } кубик нестабільності
    [few] { $count } кубики нестабільності
   *[many] { $count } кубиків нестабільності
}
count-cubes = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
count-spells = { $count ->
    [one] { $count } закляття
    [few] { $count } закляття
   *[many] { $count } заклять
}
count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
count-quests = { $count ->
    [one] { $count } завдання
    [few] { $count } завдання
   *[many] { $count } завдань
}

## Questions. Those that a component asks begin with its name.

choose-lead = { $of_card ->
    [yes] «{ $card }»: виберіть
   *[no] Виберіть
}
offer-lead = { $of_card ->
    [yes] «{ $card }» — { $effects }
   *[no] { CAPITAL($effects) }
}
ask-choose-mage = Виберіть свого мага.
ask-choose-grimoire = Виберіть школу та стартовий гримуар.
ask-give-up-quest = Можете відмовитися від активного завдання: Чорна Троянда отримає за нього силу.
ask-active-limit = Скиньте { count-quests } з активних.
ask-completed-limit = Скиньте { count-quests } з виконаних.
ask-name-schools = Назвіть школи для карт бібліотеки. Усього карт: { $count }.
ask-name-school = Назвіть школу наступної карти бібліотеки.
ask-put-back = Поверніть до бібліотеки { count-spells }.
ask-retire = Можете позбутися закляття назавжди: воно повернеться до своєї школи.
ask-hand-limit = У вас забагато заклять: скиньте { count-spells }.
ask-plan = Сплануйте від 2 до 4 заклять: покладіть їх сорочкою догори в комірки й виберіть бік кожного.
ask-act = Ваша активація: виберіть дію. Лишилося дій: { $count }.
ask-explore = Дослідження: рухайтеся або активуйте кімнату. Лишилося ходів: { $count }.
ask-fight = Бій: атакуйте або активуйте кімнату.
ask-wait-move = Очікування: можете переміститися.
ask-move = { $figure }: куди переміститися?
ask-attack = { $figure }: кого атакувати?
ask-evocation-acts = { $figure }: рухайтеся або атакуйте. Лишилося ходів: { $count }.
ask-activate-evocation = Виберіть наступне втілення для активації.
ask-cast-next = Виберіть, яке закляття сотворити одразу.
ask-target = { choose-lead } ціль.
ask-pick-figure = { choose-lead } фігурку.
ask-pick-room = { choose-lead } кімнату.
ask-choose = { choose-lead } одне.
ask-may = { offer-lead }. Згода?
ask-pay = «{ $card }» — { $cost }, а потім { $effects }. Згода?
ask-answer = { $happened_count ->
    [0] Відповідаєте?
   *[other] { CAPITAL($happened) }. Відповідаєте?
}
ask-cause = { choose-lead }, на що це відповідь.
ask-order-answers = Виберіть, у якому порядку діють ваші відповіді.
ask-ignore-damage = { choose-lead }, скільки шкоди проігнорувати (не більше { $count }). Постраждала фігурка: { $figure }.
ask-redirect-damage = { choose-lead }, скільки шкоди переспрямувати (не більше { $count }). Постраждала фігурка: { $figure }.
ask-share-cubes = { choose-lead }, куди підуть ваші останні кубики.
ask-share-cubes-rose = { choose-lead }, куди підуть останні кубики Чорної Троянди.
ask-heal = { choose-lead }, що прибрати, не більше ніж { count-cubes }. Кого зцілено: { $figure }.
ask-replace-damage = { choose-lead }, яку шкоду замінити своєю, не більше ніж { count-cubes }.
ask-replace-damage-rose = { choose-lead }, які кубики шкоди Чорна Троянда замінює своїми.
ask-replace-instability = { choose-lead }, що замінити своїм у кімнаті «{ $room }», не більше ніж { count-cubes }.
ask-replace-evocation = Комірки втілень заповнені: виберіть, що поступиться місцем втіленню «{ $evocation }».
ask-summon-kind = { choose-lead }, яке втілення прикликати.
ask-hex-kind = { choose-lead }, який пристріт призначити.
ask-hex-back = { choose-lead }, який пристріт повернути.
ask-give-trophy = { choose-lead }, який трофей віддати.
ask-discard = { choose-lead }, що скинути: { count-spells }.
ask-discard-ready = { choose-lead }, яке заготовлене закляття скинути.
ask-discard-event = { choose-lead }, яку подію скинути.
ask-discard-quest = { choose-lead }, яке завдання скинути.
ask-complete-quest = { choose-lead }, яке завдання виконати.
ask-which-hidden-quest = { choose-lead }, яке це приховане завдання.
ask-return-revealed = { choose-lead }, яке розкрите закляття забрати.
ask-reload-slot = { choose-lead }, яке розкрите закляття скинути.
ask-reload-with = { choose-lead }, яке закляття покласти туди і яким боком.
ask-search-where = { choose-lead }, де шукати.
ask-search-grimoire = { choose-lead }, яке закляття взяти з гримуара.
ask-search-memories = { choose-lead }, яке закляття взяти зі спогадів.
ask-keep-forgotten = { choose-lead }, що лишити собі: { count-spells }.
ask-give-forgotten = { choose-lead }, яке забуте закляття віддати.
ask-copy-room = { choose-lead }, ефект якої кімнати виконати.
ask-crown-figure = { choose-lead } фігурку за Одержимого.
ask-crown-room = { choose-lead } кімнату за Одержимого.
ask-avatar-first = Виберіть, у якому порядку Одержимий завдає їм шкоди.
ask-next-rebuilt = Виберіть, яку кімнату відбудовано наступною.
ask-back-to-hand = Виберіть активовані закляття, що повернуться в руку; решта піде у спогади.
ask-lift-hex = Можете покласти кубик на пристріт, скинувши закляття з руки.
ask-hex-price = Виберіть, яке закляття за це скинути.
ask-winner = Цілковита нічия. Виберіть переможця.

## What can be chosen

move-yes = Так
move-no = Ні
move-none = Нічого
move-nobody = Ніхто (уявна ціль)
move-done = Готово
move-hidden = Приховане завдання
move-explore = Дослідження
move-fight = Бій
move-order = Наказ: { $figure }
move-cast = Сотворити «{ $card }» ({ side-name }, { in-slot })
move-wait = Очікування: скинути «{ $card }» ({ in-slot })
move-use = Застосувати завдання «{ $card }»
move-end-activation = Закінчити активацію
move-go = Перейти в кімнату «{ $room }»
move-activate-room = Активувати кімнату
move-attack = Атакувати
move-stop = Зупинитися
move-stay = Лишитися на місці
move-activate = Активувати: { $figure }
move-answer = Відповісти: «{ $card }» ({ side-name })
move-keep = «{ $card }» ({ in-slot })
move-discard = Скинути «{ $card }» ({ in-slot })
move-discard-unseen = Невідоме закляття ({ in-slot })
move-return = Забрати «{ $card }» ({ in-slot })
move-reload = «{ $card }» ({ in-slot })
move-lift = Кубик на «{ $card }»
move-plan = «{ $card }», { side-name }
move-in-grimoire = У гримуарі
move-in-memories = У спогадах
pick-no-evocation = Лишити всі, не прикликати нічого
slot-cubes-on = Шкода ({ $owner }): { $figure }
slot-cubes-of = Кубики: { $owner }
slot-damage = Шкода
cause = { $figure }: { $what }
happened-enters-room = { $figure } входить у кімнату «{ $room }»
happened-suffers-damage = { $figure } зазнає { count-damage }
happened-inflicts-damage = { $figure } завдає { count-damage }
happened-targeted-by-spell = { $figure } стає ціллю закляття
happened-is-defeated = переможено: { $figure }
happened-casts-spell = { $figure } творить закляття
happened-spell-effect-resolved = { $figure }: закляття виконано
happened-activates-room = { $figure } активує кімнату «{ $room }»
happened-solves-quest = { $figure } завершує завдання
happened-power-changes = змінюється сила: { $figure }
happened-evocation-removed = переможено або прибрано: «{ $figure }»
happened-summons = { $figure } прикликає втілення
happened-places-instability = { $figure } кладе нестабільність у кімнату «{ $room }»
happened-moves = { $figure } переміщується
happened-placed-in-cell = до власної келії: { $figure }

## Why something cannot be done

why-no-action-left = Ви вже виконали дві дії
why-no-token = У вас не лишилося жетонів дій
why-in-cell = Не з келії
why-lower-slot-first = Спершу закляття з менших комірок
why-one-numbered = За активацію творять лише одне нумероване закляття
why-not-planned = Творити можна лише сплановані закляття
why-not-completed = Завдання не виконано
why-token-used = Її жетон активації використано
why-not-set-off = Те, що сталося, її не викликає

## The log

score = { $seat }: { $count } сили
laid-out = Ложу викладено. Корону бере { $seat }.
plays-mage = { $seat } грає магом «{ $card }».
picks-grimoire = { $seat } бере стартовий гримуар «{ $card }».
first-memory = Перший спогад ({ $seat }): «{ $card }».
game-begins = Гра починається. Корона: { $seat }.
round = Раунд { $count }.
phase = { $phase ->
    [rose] Етап Чорної Троянди
    [study] Етап вивчення
    [planning] Етап планування
    [action] Етап дій
    [evocation] Етап втілень
   *[clean-up] Етап очищення
}; перший маг: { $seat }.
event-drawn = Подія: «{ $card }».
event-works = Подія «{ $card }» діє.
event-leaves = Подія «{ $card }» залишає планшет.
event-discarded = Подію «{ $card }» скинуто.
moon-phase = Починається фаза місяця { $count }.
draws-quest = { $seat } бере завдання фази місяця { $count }.
draws-quest-known = { $seat } бере завдання «{ $card }».
draws-open-quest = { $seat } бере завдання «{ $card }».
gives-up-quest = { $who } відмовляється від завдання фази місяця { $count }.
discards-hidden-quest = { $seat } скидає приховане завдання фази місяця { $count }.
discards-hidden-quest-known = { $seat } скидає приховане завдання «{ $card }».
discards-quest = { $who } скидає завдання «{ $card }».
reveals-quest = { $seat } розкриває завдання «{ $card }».
quest-advances = Завдання «{ $card }» ({ $seat }): { $count } з { $of }.
completes-quest = { $seat } виконує завдання «{ $card }».
uses-quest = { $who } застосовує завдання «{ $card }».
solves-quest = { $seat } завершує завдання «{ $card }» ({ count-power }).
rose-solves = Одержимий завершує завдання «{ $card }».
drew = { $seat } бере { count-spells }.
drew-known = { $seat } бере { count-spells }: { $cards }.
drew-forgotten = { $seat } бере { $count ->
    [one] { $count } забуте закляття
    [few] { $count } забуті закляття
   *[many] { $count } забутих заклять
}.
drew-forgotten-known = { $seat } бере { $count ->
    [one] { $count } забуте закляття
    [few] { $count } забуті закляття
   *[many] { $count } забутих заклять
}: { $cards }.
names-schools = { $seat } бере з бібліотеки: { $schools }.
looks-at-library = { $seat } дивиться { count-cards } бібліотеки.
looks-at-library-known = { $seat } дивиться { count-cards } бібліотеки: { $cards }.
put-back = { $seat } повертає до бібліотеки: { $cards }.
school-reshuffled = Школа «{ $school }»: скид стає колодою. Карт: { $count }.
searches-grimoire = { $seat } переглядає свій гримуар.
searches-grimoire-known = { $seat } переглядає свій гримуар: { $cards }.
finds = { $seat } бере закляття з гримуара.
finds-known = { $seat } бере з гримуара «{ $card }».
recalled = { $seat } бере зі спогадів: { $cards }.
reshuffled = { $seat } замішує спогади в новий гримуар. Карт: { $count }.
shuffled-memories = { $seat } замішує спогади в гримуар. Карт: { $count }.
retires = { $seat } позбувається закляття «{ $card }».
discarded = { $seat } скидає «{ $card }».
left-the-game = «{ $card }» ({ $seat }) виходить із гри.
took-back = { $seat } забирає активоване закляття в руку.
takes-back = { $seat } забирає «{ $card }» в руку.
takes-personal-spell = { $who } бере в руку особисте закляття.
reloads = { $seat } заготовляє закляття ({ in-slot }).
reloads-known = { $seat } заготовляє { $card } ({ in-slot }).
gives-forgotten = { $seat } віддає забуте закляття.
gives-forgotten-known = { $seat } віддає «{ $card }».
planned = { $seat } планує { count-spells }: { $slots }.
planned-known = { $seat } планує { count-spells }: { $plans }.
acts = { $who }: { $action ->
    [explore] дослідження
    [fight] бій
   *[order] наказ
}.
waits = { $who }: очікування.
casts = { $seat } творить «{ $card }» ({ side-name }, { in-slot }).
activates-spell = { $seat } активує { $type ->
    [trap] пастку
   *[protection] захист
} ({ in-slot }).
activates-spell-known = { $seat } активує «{ $card }» ({ in-slot }).
enhanced = «{ $card }»: підсилення.
aims-at = { $figure }: «{ $card }», ціль — { $target }.
aims-at-room = { $figure }: «{ $card }», ціль — кімната «{ $room }».
gives-token = { $figure } отримує жетон стійкості: «{ $card }».
answers = { $seat } відповідає: «{ $card }».
set-off = «{ $card }» діє.
moves = { $figure } переходить у кімнату «{ $room }».
placed = { $figure } опиняється в кімнаті «{ $room }».
swap-places = { $figure } і { $second } міняються місцями.
to-cell = { $figure } повертається до власної келії.
attacks = { $figure } атакує. Ціль: { $victim }.
suffers = { $figure } зазнає { count-damage }. Кубики: { $by }.
healed = Зцілено { count-damage }: { $figure }.
replaces-damage = { $who } замінює своєю { count-damage }: { $figure }.
ignores-damage = { $figure } ігнорує { count-damage }: «{ $card }».
ignores-effect = { $figure } ігнорує ефект: «{ $card }».
redirects-damage = «{ $card }»: { count-damage } переходить на іншу фігурку: { $figure }.
places-instability = { $who } кладе { count-instability } в кімнату «{ $room }».
replaces-instability = { $who } замінює своїми { count-instability } в кімнаті «{ $room }».
activates-room = { $figure } активує кімнату «{ $room }».
copies-room = Виконується ефект кімнати «{ $room }».
rebuilt = Кімнату «{ $room }» відбудовано.
summons = { $who } прикликає втілення «{ $evocation }» в кімнаті «{ $room }».
evocation-activates = { $figure } активується.
evocation-replaced = { $figure } поступається місцем іншому втіленню.
evocation-defeated = Переможено: { $figure }.
evocation-removed = Прибрано: { $figure }.
upgraded = { $figure } отримує поліпшення «{ $card }».
umbra-assigned = { $figure } отримує Умбру.
hex-assigned = { $figure } отримує пристріт «{ $card }».
hex-returned = Пристріт «{ $card }» ({ $figure }) іде в колоду.
hex-weakened = { $who } кладе кубик на пристріт «{ $card }».
hex-lifted = { $who } позбувається пристріту «{ $card }».
is-defeated = Переможено: { $figure }.
takes-trophy = { $who } бере трофей: { $figure }.
gives-trophy = { $who } віддає трофей: { $figure }.
takes-crown = { $who } бере корону.
gains-power = { $who } отримує { count-power }.
loses-power = { $who } втрачає { count-power }.
refreshes-action = { $who } відновлює { $count ->
    [one] { $count } жетон дії
    [few] { $count } жетони дій
   *[many] { $count } жетонів дій
}.
reveals-order = Одержимий: наказ «{ $card }».
order-answers = Одержимий відповідає наказом «{ $card }».
order-discarded = Наказ «{ $card }» скинуто.
dominion = Одержимий повертається в залу Чорної Троянди.
game-over = Гру закінчено. Найбільше сили ({ $count }): { $who }.

## How a game ended

reason-power = Найбільше сили
reason-quests = Нічия, вирішили завершені завдання
reason-trophies = Нічия, вирішили трофеї
reason-crown = Нічия, вирішила корона

## What the power is made of, as headings

source-power = Трек сили
source-quests = Завершені завдання
source-trophies = Трофеї
source-crown = Корона
