# Войны Чёрной Розы: Возрождение по-русски.
#
# Карты обращаются к владельцу на «вы» в повелительном наклонении, журнал говорит в третьем лице настоящего времени.
# Названия карт в предложениях стоят в кавычках и не склоняются.

title-black-rose-wars = Войны Чёрной Розы: Возрождение
about-black-rose-wars = Маги втайне готовят заклинания, сражаются и восстанавливают комнаты разрушенной ложи. Великим Магистром становится тот, у кого в конце больше всех силы, если только её не больше у Чёрной Розы.
motto-black-rose-wars = задумайте втайне, затмите Розу

option-avatar = Одержимый, аватар Розы
avatar-none = Не играет
avatar-apprentice = Ученик: 3 приказа за раунд
avatar-master = Мастер: 4 приказа за раунд
option-crown = Символы короны на событиях
crown-moving = Передают корону
crown-steady = Не действуют
option-moons = Луны и отметка конца
moons-standard = Обычные: 6, 18, 35
moons-short = Короткие: 5, 12, 24
moons-long = Долгие: 8, 24, 48
option-summoners-crown = Воплощения активируются
summoners-crown-off = Все воплощения мага, затем следующего мага
summoners-crown-on = По одному у каждого мага по очереди
option-throne = Тронный зал
throne-purple = Считается пурпурной комнатой
throne-colourless = Для эффектов не имеет цвета
option-library = Школы четырёх карт библиотеки
library-named = Называются все, прежде чем взглянуть на карты
library-card-by-card = Называются по одной карте
option-avatar-evocations = Воплощения Одержимого активируются
avatar-evocations-at-its-seat = На его месте в порядке хода
avatar-evocations-first = Раньше воплощений всех магов

window-answer = Ответы на то, что произошло

## Kinds and tags

kind-mage = Маг
kind-room = Комната
kind-school = Школа магии
kind-grimoire = Стартовый гримуар
kind-spell = Заклинание
kind-personal-spell = Личное заклинание
kind-forgotten-spell = Забытое заклинание
kind-evocation = Воплощение
kind-hex = Сглаз
kind-upgrade = Улучшение
kind-quest = Задание
kind-event = Событие
kind-avatar = Аватар
kind-order = Приказ
kind-avatar-event = Событие аватара
tag-agony = Агония
tag-alchemy = Алхимия
tag-witchcraft = Ворожба
tag-shamanism = Шаманизм
tag-technomancy = Техномантия
tag-nightmare = Кошмар
tag-combat = Бой
tag-contingency = Сопряжение
tag-protection = Защита
tag-trap = Ловушка
tag-stable = Устойчивое
tag-instability = Нестабильность
tag-undivided = Неделимое
tag-grey = Серая
tag-red = Красная
tag-yellow = Жёлтая
tag-green = Зелёная
tag-blue = Синяя
tag-purple = Пурпурная
tag-black = Чёрная
tag-demon = Демон
tag-construct = Конструкт
tag-undead = Нежить
tag-spirit = Дух
tag-forgotten = Забытое
tag-big = Большая подставка
tag-assigned = Назначаемое
tag-phase-1 = Фаза луны 1
tag-phase-2 = Фаза луны 2
tag-phase-3 = Фаза луны 3
tag-instant = Немедленное
tag-black-rose = Этап Чёрной Розы
tag-action = Этап действий
tag-always = Всегда
tag-crown = Корона
tag-extra-card = Дополнительная карта

## Types, elements and colours: $type in the nominative; the others as they stand behind «заклинание», «символы» and before «цвета»

type-name = { $type ->
    [combat] бой
    [contingency] сопряжение
    [protection] защита
   *[trap] ловушка
}
type-combat = боя
type-contingency = сопряжения
type-protection = защиты
type-trap = ловушки
element-air = воздух
element-earth = земля
element-fire = огонь
element-water = вода
element-holy = святая
element-unholy = нечистая
element-magic = магия
element-any = любая
colour-grey = серого
colour-red = красного
colour-yellow = жёлтого
colour-green = зелёного
colour-blue = синего
colour-purple = пурпурного
colour-black = чёрного
archetype-name = { $archetype ->
    [demon] демон
    [construct] конструкт
    [undead] нежить
    [spirit] дух
    [nightmare] кошмар
   *[forgotten] забытое
}

## Figures: $case is nom, gen, dat or acc.

who-self = { $case ->
    [gen] вас
    [dat] вам
    [acc] вас
   *[nom] вы
}
who-each = { $case ->
    [gen] этого мага
    [dat] этому магу
    [acc] этого мага
   *[nom] этот маг
}
who-target = { $case ->
    [gen] цели
    [dat] цели
    [acc] цель
   *[nom] цель
}
who-target-area = { each-she } { $case ->
    [gen] фигурки
    [dat] фигурке
    [acc] фигурку
   *[nom] фигурка
} в этой комнате
who-target-together = { $case ->
    [gen] фигурок
    [dat] фигуркам
   *[nom] фигурки
} в этой комнате (в сумме)
each-she = { $case ->
    [gen] каждой
    [dat] каждой
    [acc] каждую
   *[nom] каждая
}
each-it = { $case ->
    [gen] каждого
    [dat] каждому
   *[nom] каждое
}
who-hit = { each-she } { $case ->
    [gen] поражённой фигурки
    [dat] поражённой фигурке
    [acc] поражённую фигурку
   *[nom] поражённая фигурка
}
who-summoned = { $case ->
    [gen] призванного воплощения
    [dat] призванному воплощению
   *[nom] призванное воплощение
}
who-activated = { $case ->
    [gen] активированного воплощения
    [dat] активированному воплощению
   *[nom] активированное воплощение
}
who-own-evocation = { $case ->
    [gen] одного
    [dat] одному
   *[nom] одно
} из ваших воплощений
who-target-evocations = { each-it } { $case ->
    [gen] воплощения
    [dat] воплощению
   *[nom] воплощение
} цели
who-trigger-figure = { $case ->
    [gen] этой фигурки
    [dat] этой фигурке
    [acc] эту фигурку
   *[nom] эта фигурка
}
who-trigger-owner = { $case ->
    [gen] мага-обидчика
    [dat] магу-обидчику
    [acc] мага-обидчика
   *[nom] маг-обидчик
}
who-marked = { $case ->
    [gen] отмеченной фигурки
    [dat] отмеченной фигурке
    [acc] отмеченную фигурку
   *[nom] отмеченная фигурка
}
who-bearer = её { $case ->
    [gen] мага
    [dat] магу
    [acc] мага
   *[nom] маг
}
who-host = { $case ->
    [gen] этого воплощения
    [dat] этому воплощению
   *[nom] это воплощение
}
who-owner = его { $case ->
    [gen] владельца
    [dat] владельцу
    [acc] владельца
   *[nom] владелец
}
who-each-mage = { $case ->
    [gen] каждого мага
    [dat] каждому магу
    [acc] каждого мага
   *[nom] каждый маг
}
who-each-other-mage = { $case ->
    [gen] каждого другого мага
    [dat] каждому другому магу
    [acc] каждого другого мага
   *[nom] каждый другой маг
}
who-each-evocation = { each-it } { $case ->
    [gen] воплощения
    [dat] воплощению
   *[nom] воплощение
}
who-each-other-figure = { each-she } { $case ->
    [gen] чужой фигурки
    [dat] чужой фигурке
    [acc] чужую фигурку
   *[nom] чужая фигурка
}
who-crown-holder = { $case ->
    [gen] обладателя короны
    [dat] обладателю короны
    [acc] обладателя короны
   *[nom] обладатель короны
}
who-avatar = { $case ->
    [gen] Одержимого
    [dat] Одержимому
    [acc] Одержимого
   *[nom] Одержимый
}
who-rose = { $case ->
    [gen] Чёрной Розы
    [dat] Чёрной Розе
    [acc] Чёрную Розу
   *[nom] Чёрная Роза
}
# $kind: figure, mage or evocation, with an $archetype or none; $owner: own, other, any or usual; $other; up to so many.
who-pick = { picked-lead }{ picked-noun }{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ $owner ->
    [any] { $kind ->
        [evocation] { "" }
       *[figure] { " " }(можно и себя)
    }
   *[usual] { "" }
}{ within }
picked-lead = { $upto ->
    [0] { $owner ->
        [own] { $other ->
            [yes] ещё{ " " }
           *[no] { "" }
        }{ $case ->
            [gen] одного
            [dat] одному
           *[nom] одно
        } из ваших{ " " }
        [other] { $case ->
            [gen] чужого
            [dat] чужому
           *[nom] чужое
        }{ " " }
       *[usual] { $other ->
            [yes] { $kind ->
                [figure] { $case ->
                    [gen] другой
                    [dat] другой
                    [acc] другую
                   *[nom] другая
                }
                [mage] { $case ->
                    [gen] другого
                    [dat] другому
                    [acc] другого
                   *[nom] другой
                }
               *[evocation] { $case ->
                    [gen] другого
                    [dat] другому
                   *[nom] другое
                }
            }{ " " }
           *[no] { "" }
        }
    }
   *[other] { $kind ->
        [figure] { each-she }
        [mage] { $case ->
            [gen] каждого
            [dat] каждому
            [acc] каждого
           *[nom] каждый
        }
       *[evocation] { each-it }
    } из не более чем { $upto }{ " " }
}
picked-noun = { $upto ->
    [0] { $kind ->
        [figure] { $case ->
            [gen] фигурки
            [dat] фигурке
            [acc] фигурку
           *[nom] фигурка
        }
        [mage] { $case ->
            [gen] мага
            [dat] магу
            [acc] мага
           *[nom] маг
        }
       *[evocation] { $owner ->
            [own] воплощений
           *[other] { $case ->
                [gen] воплощения
                [dat] воплощению
               *[nom] воплощение
            }
        }
    }
   *[other] { $kind ->
        [figure] фигурок
        [mage] магов
       *[evocation] воплощений
    }
}
# $range is near or any, $reach the number; $from is there if $has_from is yes.
within = { $range ->
    [any] { "" }
   *[near] { $reach ->
        [0] { " " }{ $has_from ->
            [yes] { $from_is ->
                [target-room] в комнате цели
                [removed-room] в покинутой им комнате
               *[other] в комнате { $from_gen }
            }
           *[no] в вашей комнате
        }
       *[other] { " " }в пределах { $reach }{ $has_from ->
            [yes] { " " }от { $from_gen }
           *[no] { "" }
        }
    }
}
who-all = { each-she } { $case ->
    [gen] фигурки
    [dat] фигурке
    [acc] фигурку
   *[nom] фигурка
}{ within }
who-one-of = { $case ->
    [gen] одной
    [dat] одной
    [acc] одну
   *[nom] одна
} из поражённых фигурок
who-umbra-of = { $case ->
    [gen] одной Умбры
    [dat] одной Умбре
    [acc] одну Умбру
   *[nom] одна Умбра
} { $of_gen }
who-each-mage-with = { who-each-other-mage } с Умброй

## Rooms: $case is nom, gen, in or to, the last two with their prepositions.

one-room = { $case ->
    [gen] комнаты
    [in] в комнате
    [to] в комнату
   *[nom] комната
}
each-room = { $case ->
    [gen] каждой комнаты
    [in] в каждой комнате
    [to] в каждую комнату
   *[nom] каждая комната
}
room-target-room = { $case ->
    [gen] комнаты цели
    [in] в комнате цели
    [to] в комнату цели
   *[nom] комната цели
}
room-self-room = { $case ->
    [gen] вашей комнаты
    [in] в вашей комнате
    [to] в вашу комнату
   *[nom] ваша комната
}
room-trigger-room = { $case ->
    [gen] той комнаты
    [in] в той комнате
    [to] в ту комнату
   *[nom] та комната
}
room-victim-room = { one-room } побеждённого мага
room-removed-room = { $case ->
    [gen] покинутой им комнаты
    [in] в покинутой им комнате
    [to] в покинутую им комнату
   *[nom] покинутая им комната
}
room-host-room = { $case ->
    [gen] его комнаты
    [in] в его комнате
    [to] в его комнату
   *[nom] его комната
}
room-each-room-with-mage = { each-room } с магом
room-own-cell = { $case ->
    [gen] вашей кельи
    [in] в вашей келье
    [to] в вашу келью
   *[nom] ваша келья
}
room-pick = { $range ->
    [any] { $case ->
        [gen] любой комнаты
        [in] в любой комнате
        [to] в любую комнату
       *[nom] любая комната
    }
   *[near] { $reach ->
        [0] { $has_from ->
            [yes] { one-room } { $from_gen }
           *[no] { room-self-room }
        }
       *[other] { one-room } в пределах { $reach }{ $has_from ->
            [yes] { " " }от { $from_gen }
           *[no] { "" }
        }
    }
}
room-each-room = { each-room } { $colours } цвета
room-id = { one-room } «{ $card }»
room-room-of = { one-room } { $of_gen }{ excluded }
excluded = { $exclude_count ->
    [0] { "" }
   *[other] { " " }(кроме: { $exclude })
}

## Numbers. A literal one is $count; of a counted one $n tells how it is counted.

n-where = { $counted ->
    [yes] , где Х — { $n }
   *[no] { "" }
}
n-plain = { $counted ->
    [yes] Х
   *[no] { $count }
}
n-damage = { $counted ->
    [yes] Х урона
   *[no] { $count ->
        [999] весь урон
        [1] 1 урон
       *[other] { $count } урона
    }
}
n-damage-gen = { $counted ->
    [yes] Х урона
   *[no] { $count } урона
}
n-instability = { $counted ->
    [yes] Х фишек
   *[no] { $count } { $count ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }
} нестабильности
n-instability-gen = { $counted ->
    [yes] Х фишек
   *[no] { $count } { $count ->
        [one] фишки
       *[many] фишек
    }
} нестабильности
n-power = { $counted ->
    [yes] Х очков
   *[no] { $count } { $count ->
        [one] очко
        [few] очка
       *[many] очков
    }
} силы
n-spells = { $counted ->
    [yes] Х заклинаний
   *[no] { $count } { $count ->
        [one] заклинание
        [few] заклинания
       *[many] заклинаний
    }
}
n-quests = { $count } { $count ->
    [one] задание
    [few] задания
   *[many] заданий
}
n-events = { $count } { $count ->
    [one] событие
    [few] события
   *[many] событий
}
number = { $count }
number-all = все
# $base + $each for every $step of what is counted, at most $max (0: no limit)
counted = { $base ->
    [0] { "" }
   *[other] { $base } и ещё{ " " }
}{ $step ->
    [1] { $each ->
        [1] { "" }
       *[other] { $each } ×{ " " }
    }
    [2] половина{ " " }
   *[other] по 1 за каждые { $step } из{ " " }
}
limited = { $max ->
    [0] { "" }
   *[other] { " " }(не больше { $max })
}
number-own-damage = { counted }{ $step ->
    [1] ваш урон
   *[other] вашего урона
}{ limited }
number-own-rose-damage = { counted }{ $step ->
    [1] чёрный урон на вас
   *[other] чёрного урона на вас
}{ limited }
number-target-damage = { counted }{ $step ->
    [1] урон цели
   *[other] урона цели
}{ limited }
number-target-hexes = { counted }{ $step ->
    [1] количество сглазов цели
   *[other] количества сглазов цели
}{ limited }
number-target-umbras = { counted }{ $step ->
    [1] количество Умбр цели
   *[other] количества Умбр цели
}{ limited }
number-hexes-on-others = { counted }{ $step ->
    [1] количество сглазов всех других магов
   *[other] количества сглазов всех других магов
}{ limited }
number-hit-figures = { counted }{ $step ->
    [1] количество поражённых фигурок
   *[other] количества поражённых фигурок
}{ limited }
number-hit-rose-damage = { counted }{ $step ->
    [1] чёрный урон на поражённых фигурках
   *[other] чёрного урона на поражённых фигурках
}{ limited }
number-trigger-damage = { counted }{ $step ->
    [1] нанесённый урон
   *[other] нанесённого урона
}{ limited }
number-ignored-damage = { counted }{ $step ->
    [1] проигнорированный урон
   *[other] проигнорированного урона
}{ limited }
number-own-totems = { counted }{ $step ->
    [1] количество ваших духов в ложе
   *[other] количества ваших духов в ложе
}{ limited }
number-own-evocation-strength = { counted }{ $step ->
    [1] суммарная сила ваших воплощений
   *[other] суммарной силы ваших воплощений
}{ limited }
number-own-element = { counted }{ $step ->
    [1] количество ваших других раскрытых заклинаний с символом: { $element }
   *[other] количества ваших других раскрытых заклинаний с символом: { $element }
}{ limited }
number-damage-on-it = { counted }{ $step ->
    [1] урон на нём
   *[other] урона на нём
}{ limited }

## Operations

op-damage = нанесите { n-damage } { $to_dat }{ n-where }{ unanswered }
unanswered = { $unanswered_count ->
    [0] { "" }
   *[other] { " " }(в ответ нельзя ничего раскрыть)
}
op-rose-damage = Чёрная Роза наносит { $to_is ->
    [self] вам { n-damage }
   *[other] { n-damage } { $to_dat }
}{ n-where }
op-pain = Боль ({ n-plain }){ n-where }
op-replace-damage = { $by ->
    [rose] Чёрная Роза заменяет своим { n-damage } у { $to_gen }
   *[self] замените своим до { n-damage-gen } у { $to_gen }
}{ n-where }
op-heal = исцелите { $to_is ->
    [self] себе { n-damage }
   *[other] { n-damage } { $to_dat }
}{ n-where }{ $except ->
    [rose] { " " }(чёрный урон остаётся)
   *[none] { "" }
}
op-ignore-damage = проигнорируйте до { n-damage-gen }{ n-where }
op-ignore-effect = проигнорируйте действие этого заклинания на вас
op-redirect-damage = перенаправьте до { n-damage-gen } на { $to_acc }{ n-where }
op-undefeat = вы не побеждены
op-defeat = победите { $to_acc }
op-attack = { $by_is ->
    [self] проведите физическую атаку
   *[other] { $by } проводит физическую атаку
}{ $aimed ->
    [yes] { " " }на { $to_acc }
   *[no] { $reach ->
        [0] { "" }
       *[other] { " " }в пределах { $reach }
    }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }(сила +{ $bonus })
}
op-place-instability = поместите { n-instability } { $room_to }{ n-where }
op-rose-instability = Чёрная Роза помещает { n-instability } { $room_to }{ n-where }
op-replace-instability = замените своими до { n-instability-gen } { $room_in }{ n-where }
op-move = { $forced ->
    [yes] передвиньте { $who_acc } на { $count } { $count ->
        [one] комнату
        [few] комнаты
       *[many] комнат
    }, путь выбираете вы
   *[no] { $who_is ->
        [self] можете передвинуться ({ $count })
       *[other] { $who } может передвинуться ({ $count })
    }
}
op-place-figure = { $who_is ->
    [self] перейдите
   *[other] поставьте { $who_acc }
} { $room_to }
op-swap-places = { $a_is ->
    [self] поменяйтесь местами с фигуркой: { $b }
   *[other] { $a } и { $b } меняются местами
}
op-to-cell = { $who_is ->
    [self] вернитесь
   *[other] { $who } возвращается
} в собственную келью
op-stop-action = остаток физического действия { $who_gen } пропадает
op-draw-spell = { $from ->
    [grimoire] возьмите { n-spells } из гримуара
    [library] возьмите { n-spells } из библиотеки
    [forgotten] возьмите { $count } { $count ->
        [one] забытое заклинание
        [few] забытых заклинания
       *[many] забытых заклинаний
    }
   *[memories-random] возьмите { $count } { $count ->
        [one] случайное заклинание
        [few] случайных заклинания
       *[many] случайных заклинаний
    } из воспоминаний
}{ n-where }
op-search-spell = просмотрите { $zones } и возьмите { n-spells }
zone-grimoire = гримуар
zone-memories = воспоминания
op-shuffle-memories = замешайте воспоминания в гримуар
op-discard-spell = { $from ->
    [hand] { $who_is ->
        [self] сбросьте { n-spells } с руки
       *[other] { $who } сбрасывает { n-spells } с руки
    }
   *[ready] { $who_is ->
        [self] сбросьте { $count } из своих заготовленных заклинаний
       *[other] сбросьте не глядя { $count } из заготовленных заклинаний { $who_gen }
    }
}
op-return-revealed = верните в руку { $count } из своих раскрытых заклинаний с символом: { $options }
op-reload-slot = сбросьте одно из своих раскрытых заклинаний и положите в его ячейку заклинание с руки, заготовленное
op-cast-next = сразу сотворите быстрое заклинание или пронумерованное с наименьшим номером
op-draw-forgotten-keep = возьмите забытые заклинания ({ $draw }), оставьте { $keep }, остальные положите под их колоду
op-give-forgotten = отдайте { $to_dat } 1 забытое заклинание с руки
op-refresh-action = переверните на доступную сторону { $count } { $count ->
    [one] свой жетон действия
    [few] своих жетона действий
   *[many] своих жетонов действий
}
op-draw-quest = возьмите { n-quests }{ $phase ->
    [0] { "" }
   *[other] { " " }фазы луны { $phase }
}
op-discard-quest = сбросьте { $count } { $state ->
    [active] из своих активных заданий
    [completed] из своих выполненных заданий
    [solved] из своих завершённых заданий
   *[drawn-now] из только что взятых заданий
}
op-complete-quest = выполните { $count } из своих активных заданий
op-draw-event = раскройте { n-events }{ $phase ->
    [0] { "" }
   *[other] { " " }фазы луны { $phase }
}
op-discard-event = сбросьте { $count } { $count ->
    [one] открытое событие
    [few] открытых события
   *[many] открытых событий
}
op-gain-power = { $who_is ->
    [self] получите
   *[other] { $who } получает
} { n-power }{ n-where }
op-lose-power = { $who_is ->
    [self] потеряйте
   *[other] { $who } теряет
} { n-power }{ n-where }
op-steal-power = украдите { n-power } у { $from_gen }{ n-where }
op-rose-power = Чёрная Роза { $sign ->
    [less] теряет
   *[more] получает
} { n-power }{ n-where }
op-take-crown = { $who_is ->
    [self] возьмите корону
   *[other] { $who } берёт корону
}
op-give-trophy = отдайте Чёрной Розе { $count } { $count ->
    [one] добытый трофей
    [few] добытых трофея
   *[many] добытых трофеев
}
op-summon = { $who_is ->
    [self] призовите
   *[other] { $who } призывает
} воплощение «{ $evocation }» { $room_in }
op-summon-choice = призовите { $same ->
    [removed] воплощение того же вида
   *[any] воплощение на выбор
}{ $max_health ->
    [0] { "" }
   *[other] { " " }со здоровьем не больше { $max_health }
}{ $without ->
    [none] { "" }
   *[forgotten] , но не забытое,
} { $room_in }
op-activate-evocation = активируйте { $which_acc }{ $controlled ->
    [yes] { " " }под своим контролем
   *[no] { "" }
}{ $strength ->
    [0] { $speed ->
        [0] { "" }
       *[other] { " " }(скорость +{ $speed })
    }
   *[other] { $speed ->
        [0] { " " }(сила +{ $strength })
       *[other] { " " }(сила +{ $strength }, скорость +{ $speed })
    }
}
op-remove-evocation = уберите { $which_acc }
op-assign-umbra = назначьте { $to_dat } { $count } { $count ->
    [one] Умбру
    [few] Умбры
   *[many] Умбр
}
op-activate-umbras = активируйте под своим контролем каждую Умбру { $of_gen }
op-upgrade = улучшите { $which_acc } ({ $count })
op-assign-hex = назначьте { $to_dat } сглаз { $choice ->
    [yes] на выбор
   *[no] «{ $hex }»
}
op-remove-hex = верните в колоду { $count } { $who_is ->
    [self] из своих сглазов
   *[other] из сглазов { $who_gen }
}
op-activate-room = активируйте: { $room }{ $used ->
    [yes] { " " }(даже если её жетон использован)
   *[no] { "" }
}
op-copy-room = выполните эффект другой { $side ->
    [destroyed] разрушенной
   *[rebuilt] восстановленной
} комнаты{ excluded }
op-set-target = цель — { $ref }
op-retarget = вместо этого цель — { $target }
op-if = если { $condition }, { $effects }
op-if-else = если { $condition }, { $effects }; иначе { $otherwise }
op-try = { $effects }, если это возможно, иначе { $otherwise }
op-choose = выберите: { $options }
option = { $effects }
op-may = можете: { $effects }
op-pay = по желанию { $cost }; если так, то { $effects }
op-for-each = { $who } в порядке хода: { $effects }
op-modify = { $who_is ->
    [self] у вас
   *[other] у { $who_gen }
} { $until } { $mods }
until-round = до конца раунда
until-effect = до конца этого эффекта
until-activation = в течение этой активации
op-move-toward = двигайтесь к { $who_dat }

## Conditions

if-target-defeated = цель этим побеждена
if-self-defeated-by-last = вы этим побеждены
if-trigger-source-rose = урон нанесла Чёрная Роза
if-no-damage = { $who_is ->
    [self] у вас нет урона
   *[other] у { $who_gen } нет урона
}
if-no-rose-damage = { $who_is ->
    [self] у вас нет чёрного урона
   *[other] у { $who_gen } нет чёрного урона
}
if-nothing-replaced = у { $who_gen } ничего не заменено
if-no-completed-quests = { $who_is ->
    [self] у вас нет выполненного задания
   *[other] у { $who_gen } нет выполненного задания
}
if-has-hex = { $who_is ->
    [hit] у поражённого мага
   *[other] у { $who_gen }
} есть { $min ->
    [1] сглаз
   *[other] хотя бы { $min } сглаза
}
if-has-umbra = у { $who_gen } есть { $min ->
    [1] Умбра
   *[other] хотя бы { $min } Умбры
}
if-no-umbra = у { $who_gen } нет Умбры
if-own-spirit-in-room = { $room_in } есть ваш дух
if-own-evocation-in-room = { $room_in } есть ваше воплощение
if-owns-upgraded = у вас есть улучшенное воплощение
if-owns-archetype = у { $who_gen } есть { $min ->
    [1] воплощение
   *[other] хотя бы { $min } воплощения
}{ $archetype ->
    [any] { "" }
   *[other] { " " }({ archetype-name })
}
if-none-in-lodge = в ложе нет ни одного воплощения
if-upgraded = оно улучшено

## Standing values

value-strength = сила
value-speed = скорость
value-health = здоровье
value-hand-limit = предел руки
value-attack-range = дальность атак
value-damage-taken = получаемый урон
value-combat-damage-taken = получаемый от заклинаний боя урон
value-combat-damage = урон от заклинаний боя
value-trophies-to-rose = трофеи
value-may-move = движение
value-immune-damage = урону
# How a value changes: by $count, or by what $n tells if $counted is yes; $min bounds it from below.
mod-by = { $counted ->
    [yes] +Х, где Х — { $n }
   *[no] { $count ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] +{ $count }
    }
}{ $bounded ->
    [yes] { " " }(не меньше { $min })
   *[no] { "" }
}
mod-whom = { $to ->
    [mages] каждый маг:{ " " }
    [evocations] каждое воплощение:{ " " }
    [avatar] Одержимый:{ " " }
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
mod-trophies-to-rose = { $values }, которые взяли бы маги, берёт Чёрная Роза
mod-cannot = эффекты перемещения его не двигают
mod-immune = { mod-whom }иммунитет к { $values }
mod-if = если { $condition }: { $effect }

## Triggers, as they stand after «когда»

when-who = { $who ->
    [self] вы
    [other-mage] другой маг
    [other-figure] чужая фигурка
    [any-mage] маг
    [marked] отмеченная фигурка
    [host] это воплощение
    [owner] его владелец
   *[anybody] фигурка
}
when-kinds = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either }
}
when-colours = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either } цвета
}
when-enters-room = { when-who } { $who ->
    [self] входите
   *[other] входит
} { $room ->
    [host-room] в его комнату
   *[any] в комнату{ when-colours }
}
when-suffers-damage = { when-who } { $who ->
    [self] получаете
   *[other] получает
} урон{ $source ->
    [mage] { " " }от мага или воплощения
    [rose] { " " }от Чёрной Розы
    [other-figure] { " " }от чужой фигурки
   *[anybody] { "" }
}
when-inflicts-damage = { when-who } { $who ->
    [self] наносите
   *[other] наносит
}{ $to ->
    [self] { " " }вам
   *[anybody] { "" }
} урон{ $via ->
    [deed] { " " }заклинанием или физической атакой
   *[any] { "" }
}{ when-once }
when-once = { $once ->
    [yes] { " " }(раз за каждую его активацию)
   *[no] { "" }
}
when-targeted-by-spell = { when-who } { $who ->
    [self] становитесь
   *[other] становится
} целью заклинания{ when-kinds }
when-is-defeated = { $who ->
    [self] вы побеждены
    [other-mage] побеждён другой маг
    [any-mage] побеждён маг
   *[anybody] побеждены: { when-who }
}
when-casts-spell = { when-who } { $who ->
    [self] творите
   *[other] творит
} заклинание{ when-kinds }
when-spell-effect-resolved = { when-who } { $who ->
    [self] выполнили
    [any-mage] выполнил
    [other-mage] выполнил
    [owner] выполнил
    [host] выполнило
   *[other] выполнила
} заклинание{ when-kinds }
when-activates-room = { when-who } { $who ->
    [self] активируете
   *[other] активирует
} комнату{ when-colours }
when-solves-quest = { when-who } { $who ->
    [self] завершаете
   *[other] завершает
} задание
when-power-changes = { $who ->
    [self] меняется ваша сила
    [marked] меняется сила отмеченной фигурки
    [other-mage] меняется сила другого мага
   *[anybody] меняется сила: { when-who }
}
when-evocation-removed = { $owner ->
    [own] ваше воплощение
   *[any] любое воплощение
} побеждено или убрано
when-summons = { when-who } { $who ->
    [self] призываете
   *[other] призывает
} воплощение
when-places-instability = { when-who } { $who ->
    [self] помещаете
   *[other] помещает
} нестабильность
when-moves = { $who ->
    [self] вас двигает эффект перемещения
    [marked] эффект перемещения двигает отмеченную фигурку
    [other-mage] эффект перемещения двигает другого мага
   *[anybody] эффект перемещения двигает: { when-who }
}
when-placed-in-cell = { $who ->
    [self] вас ставят в вашу келью
    [any-mage] мага ставят в его келью
    [other-mage] другого мага ставят в его келью
   *[anybody] в собственную келью ставят: { when-who }
}

## What fulfils a quest

task-colours = { $either_count ->
    [0] { "" }
   *[other] { " " }{ $either } цвета
}
task-room-resolved = примените эффект { $in_room ->
    [yes] комнаты «{ $room }»
   *[no] комнаты{ task-colours }
}
task-spell-resolved = { $revealed_count ->
    [0] выполните заклинание{ $by ->
        [types] { " " }{ $either }
        [elements] { " " }с символом: { $either }{ $in_room ->
            [yes] ,
           *[no] { "" }
        }
       *[any] { "" }
    }{ $in_room ->
        [yes] { " " }в комнате «{ $room }»
       *[no] { "" }
    }
   *[other] выполните заклинание, имея на своих раскрытых заклинаниях хотя бы { $least } символа: { $revealed }
}
task-effect-resolved = { $check ->
    [summoned] призовите воплощение
    [placed-instability] поместите нестабильность
   *[placed-or-replaced-instability] поместите или замените нестабильность в комнате{ task-colours }
} каким-либо эффектом
task-evocation-damaged-or-healed = нанесите урон воплощению или исцелите воплощение
task-damage-inflicted = нанесите урон
task-mage-defeated = побеждён маг с вашим уроном

## Target lines

target-self = вы
target-figure = { $owner ->
    [any] любая фигурка (можно и себя)
    [own] ваша фигурка
   *[usual] фигурка
}{ target-more }
target-mage = маг{ target-more }
target-evocation = { $owner ->
    [own] ваше воплощение
    [other] чужое воплощение
   *[any] воплощение
}{ $archetype ->
    [none] { "" }
   *[other] { " " }({ archetype-name })
}{ target-more }
target-room = комната{ target-more }
target-special = см. текст
# The range stands in brackets behind the kind, as it is printed.
target-more = { $health ->
    [0] { "" }
   *[other] { " " }со здоровьем не больше { $health }
} { $range ->
    [any] (любая дальность)
   *[near] ({ $reach })
}{ $priority ->
    [none] { "" }
    [nearest] , ближайшее
   *[other] , приоритет { priority-name }
}

## The lines of a component

points = Очки силы: { $count }
points-room = { $first } / { $second } / { $others }
resistance = Сопротивление: { $count }
line-sentence = { CAPITAL($effects) }.
line-instability = Символ нестабильности: раскрывая это заклинание, поместите 1 фишку нестабильности в свою комнату.
line-side = { $side ->
    [main] Основная сторона
    [reverse] Обратная сторона
   *[both] Неделимое
} — { $stable ->
    [yes] устойчивое, { type-name }
   *[no] { type-name }
}, { $element }; цель: { $target }.
line-trigger = Раскройте, когда { $trigger }.
line-stable-trigger = До конца раунда, всякий раз когда { $trigger }, происходит следующее.
line-stable = Действует до конца раунда.
line-enhancement = Усиление ({ $elements }), { $order ->
    [before] сначала
   *[after] затем
}: { $effects }.
line-room = Сопротивление { $resistance }; за восстановление { $first }, { $second } и { $others } силы.
line-destroyed = Разрушенная — { $effects }.
line-rebuilt = Восстановленная — { $effects }.
line-mods = { CAPITAL($effects) }.
line-skill = Всякий раз когда { $trigger }: { $effects }.
line-evocation = Здоровье { $health }, сила { $strength }, скорость { $speed }.
line-big-base = Стоит на большой подставке.
line-assigned = Назначается магу (самое большее { $count }), принадлежит Чёрной Розе и ходит за своим магом.
line-activation = Активация: { $effects }.
line-activation-controlled = Если активирует маг: { $effects }.
line-removed = Когда оно покидает ложу: { $effects }.
line-hex = Значения мага меняют самое большее 2 копии; когда на сглазе столько собственных фишек: { $count }, он уходит в колоду.
line-task = Задача: { $task }{ $count ->
    [0] { "" }
    [one] { " " }({ $count } фишка)
    [few] { " " }({ $count } фишки)
   *[many] { " " }({ $count } фишек)
}.
line-reveal-on-draw = Берётся открытым.
line-reveal-first-progress = Раскрывается с первой фишкой.
line-reveal-completion = Раскрывается, когда выполнено.
line-target = Цель: { $target }.
line-only-if-done = Завершается, только если это действительно сделано.
line-instant = Немедленное событие.
line-black-rose = Ячейка { $slot }; действует на этапе Чёрной Розы.
line-action = Ячейка { $slot }; действует на этапе действий.
line-always = Ячейка { $slot }; действует на всех этапах.
line-corners = Чёрная Роза получает силы: { $reveal }, когда событие раскрыто, и { $discard }, когда сброшено.
line-crown = Кто его раскрыл, берёт корону.
line-event-trigger = Всякий раз когда { $trigger }: { $effects }.
line-order-physical = Физический эффект; цель: { $target }.
line-order-spell = Эффект заклинания{ $instability ->
    [yes] { " " }с нестабильностью
   *[no] { "" }
}; цель: { $target }.
line-extra-card = После этого приказа раскрывается ещё один.
line-reaction = { $type ->
    [trap] Ловушка
   *[protection] Защита
}, когда Одержимый { $waits ->
    [target] становится целью заклинания боя
   *[damage] получает урон
}: { $effects }.
line-mage = Здоровье { $health }, сила { $strength }, скорость { $speed }, предел руки { $hand }, предел заданий { $quests }.
line-personal-spell = Личное заклинание: «{ $card }».
line-dominion = { $card } — если он должен активироваться в своей келье, его вместо этого ставят в зал Чёрной Розы.
priority-name = { $priority ->
    [I] Ⅰ
    [II] Ⅱ
   *[III] Ⅲ
}
line-priority = Приоритет { priority-name } ({ $kind ->
    [mage] маг
   *[room] комната
}): { $first }, затем { $second }, затем { $third }.
criterion-most-damage = больше всего урона
criterion-nearest-room = ближайшая комната
criterion-most-power = больше всего силы
criterion-most-mages = больше всего магов
criterion-most-figures = больше всего фигурок
criterion-most-instability = больше всего нестабильности
line-grimoires = Стартовые гримуары: { $cards }.
line-spells = { $school }: { $cards }.


## How things on the table are called

the-rose = Чёрная Роза
the-possessed = Одержимый
nobody = никто
own-cell = собственная келья
other-rose = Чёрная Роза
evocation-of = «{ $card }» ({ $who })
evocation-on = «{ $card }» ({ $who })
slot-name = { $slot ->
    [quick] быстрая
    [I] Ⅰ
    [II] Ⅱ
   *[III] Ⅲ
}
slot = { $slot ->
    [quick] Быстрая ячейка
   *[other] Ячейка { slot-name }
}
in-slot = { $slot ->
    [quick] быстрая ячейка
   *[other] ячейка { slot-name }
}
side-name = { $side ->
    [reverse] обратная сторона
   *[main] основная сторона
}

## Counted things

count-power = { $count ->
    [one] { $count } очко силы
    [few] { $count } очка силы
   *[many] { $count } очков силы
}
count-damage = { $count ->
    [1] 1 урон
   *[other] { $count } урона
}
count-instability = { $count ->
    [one] { $count } фишку нестабильности
    [few] { $count } фишки нестабильности
   *[many] { $count } фишек нестабильности
}
count-cubes = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
}
count-spells = { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[many] { $count } заклинаний
}
count-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
count-quests = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
}

## Questions. Those that a component asks begin with its name.

choose-lead = { $of_card ->
    [yes] «{ $card }»: выберите
   *[no] Выберите
}
offer-lead = { $of_card ->
    [yes] «{ $card }» — { $effects }
   *[no] { CAPITAL($effects) }
}
ask-choose-mage = Выберите своего мага.
ask-choose-grimoire = Выберите школу и стартовый гримуар.
ask-give-up-quest = Можете отказаться от активного задания: Чёрная Роза получит за него силу.
ask-active-limit = Сбросьте { count-quests } из активных.
ask-completed-limit = Сбросьте { count-quests } из выполненных.
ask-name-schools = Назовите школы для карт библиотеки. Всего карт: { $count }.
ask-name-school = Назовите школу следующей карты библиотеки.
ask-put-back = Верните в библиотеку { count-spells }.
ask-retire = Можете избавиться от заклинания навсегда: оно вернётся в свою школу.
ask-hand-limit = У вас слишком много заклинаний: сбросьте { count-spells }.
ask-plan = Спланируйте от 2 до 4 заклинаний: положите их лицом вниз в ячейки и выберите сторону каждого.
ask-act = Ваша активация: выберите действие. Осталось действий: { $count }.
ask-explore = Исследование: двигайтесь или активируйте комнату. Осталось ходов: { $count }.
ask-fight = Бой: атакуйте или активируйте комнату.
ask-wait-move = Инерция: можете передвинуться.
ask-move = { $figure }: куда передвинуться?
ask-attack = { $figure }: кого атаковать?
ask-evocation-acts = { $figure }: двигайтесь или атакуйте. Осталось ходов: { $count }.
ask-activate-evocation = Выберите следующее воплощение для активации.
ask-cast-next = Выберите, какое заклинание сотворить сразу.
ask-target = { choose-lead } цель.
ask-pick-figure = { choose-lead } фигурку.
ask-pick-room = { choose-lead } комнату.
ask-choose = { choose-lead } одно.
ask-may = { offer-lead }. Согласны?
ask-pay = «{ $card }» — { $cost }, а затем { $effects }. Согласны?
ask-answer = { $happened_count ->
    [0] Отвечаете?
   *[other] { CAPITAL($happened) }. Отвечаете?
}
ask-cause = { choose-lead }, на что это ответ.
ask-order-answers = Выберите, в каком порядке действуют ваши ответы.
ask-ignore-damage = { choose-lead }, сколько урона проигнорировать (не больше { $count }). Пострадавшая фигурка: { $figure }.
ask-redirect-damage = { choose-lead }, сколько урона перенаправить (не больше { $count }). Пострадавшая фигурка: { $figure }.
ask-share-cubes = { choose-lead }, куда пойдут ваши последние фишки.
ask-share-cubes-rose = { choose-lead }, куда пойдут последние фишки Чёрной Розы.
ask-heal = { choose-lead }, что убрать, не больше: { count-cubes }. Кто исцелён: { $figure }.
ask-replace-damage = { choose-lead }, какой урон заменить своим, не больше: { count-cubes }.
ask-replace-damage-rose = { choose-lead }, какие фишки урона Чёрная Роза заменяет своими.
ask-replace-instability = { choose-lead }, что заменить своим в комнате «{ $room }», не больше: { count-cubes }.
ask-replace-evocation = Ячейки воплощений заполнены: выберите, что уступит место воплощению «{ $evocation }».
ask-summon-kind = { choose-lead }, какое воплощение призвать.
ask-hex-kind = { choose-lead }, какой сглаз назначить.
ask-hex-back = { choose-lead }, какой сглаз вернуть.
ask-give-trophy = { choose-lead }, какой трофей отдать.
ask-discard = { choose-lead }, что сбросить: { count-spells }.
ask-discard-ready = { choose-lead }, какое заготовленное заклинание сбросить.
ask-discard-event = { choose-lead }, какое событие сбросить.
ask-discard-quest = { choose-lead }, какое задание сбросить.
ask-complete-quest = { choose-lead }, какое задание выполнить.
ask-which-hidden-quest = { choose-lead }, какое это скрытое задание.
ask-return-revealed = { choose-lead }, какое раскрытое заклинание забрать.
ask-reload-slot = { choose-lead }, какое раскрытое заклинание сбросить.
ask-reload-with = { choose-lead }, какое заклинание положить туда и какой стороной.
ask-search-where = { choose-lead }, где искать.
ask-search-grimoire = { choose-lead }, какое заклинание взять из гримуара.
ask-search-memories = { choose-lead }, какое заклинание взять из воспоминаний.
ask-keep-forgotten = { choose-lead }, что оставить себе: { count-spells }.
ask-give-forgotten = { choose-lead }, какое забытое заклинание отдать.
ask-copy-room = { choose-lead }, эффект какой комнаты выполнить.
ask-crown-figure = { choose-lead } фигурку за Одержимого.
ask-crown-room = { choose-lead } комнату за Одержимого.
ask-avatar-first = Выберите, в каком порядке Одержимый наносит им урон.
ask-next-rebuilt = Выберите, какая комната восстанавливается следующей.
ask-back-to-hand = Выберите активированные заклинания, которые вернутся в руку; остальные уйдут в воспоминания.
ask-lift-hex = Можете положить фишку на сглаз, сбросив заклинание с руки.
ask-hex-price = Выберите, какое заклинание за это сбросить.
ask-winner = Полная ничья. Выберите победителя.

## What can be chosen

move-yes = Да
move-no = Нет
move-none = Ничего
move-nobody = Никто (мнимая цель)
move-done = Готово
move-hidden = Скрытое задание
move-explore = Исследование
move-fight = Бой
move-order = Приказ: { $figure }
move-cast = Сотворить «{ $card }» ({ side-name }, { in-slot })
move-wait = Инерция: сбросить «{ $card }» ({ in-slot })
move-use = Применить задание «{ $card }»
move-end-activation = Закончить активацию
move-go = Перейти в комнату «{ $room }»
move-activate-room = Активировать комнату
move-attack = Атаковать
move-stop = Остановиться
move-stay = Остаться на месте
move-activate = Активировать: { $figure }
move-answer = Ответить: «{ $card }» ({ side-name })
move-keep = «{ $card }» ({ in-slot })
move-discard = Сбросить «{ $card }» ({ in-slot })
move-discard-unseen = Неизвестное заклинание ({ in-slot })
move-return = Забрать «{ $card }» ({ in-slot })
move-reload = «{ $card }» ({ in-slot })
move-lift = Фишка на «{ $card }»
move-plan = «{ $card }», { side-name }
move-in-grimoire = В гримуаре
move-in-memories = В воспоминаниях
pick-no-evocation = Оставить все, не призывать ничего
slot-cubes-on = Урон ({ $owner }): { $figure }
slot-cubes-of = Фишки: { $owner }
slot-damage = Урон
cause = { $figure }: { $what }
happened-enters-room = { $figure } входит в комнату «{ $room }»
happened-suffers-damage = { $figure } получает { count-damage }
happened-inflicts-damage = { $figure } наносит { count-damage }
happened-targeted-by-spell = { $figure } становится целью заклинания
happened-is-defeated = побеждён: { $figure }
happened-casts-spell = { $figure } творит заклинание
happened-spell-effect-resolved = { $figure }: заклинание выполнено
happened-activates-room = { $figure } активирует комнату «{ $room }»
happened-solves-quest = { $figure } завершает задание
happened-power-changes = меняется сила: { $figure }
happened-evocation-removed = побеждено или убрано: «{ $figure }»
happened-summons = { $figure } призывает воплощение
happened-places-instability = { $figure } помещает нестабильность в комнату «{ $room }»
happened-moves = { $figure } передвигается
happened-placed-in-cell = в собственную келью: { $figure }

## Why something cannot be done

why-no-action-left = Вы уже выполнили два действия
why-no-token = У вас не осталось жетонов действий
why-in-cell = Не из кельи
why-lower-slot-first = Сначала заклинания из меньших ячеек
why-one-numbered = За активацию творят только одно пронумерованное заклинание
why-not-planned = Творить можно только спланированные заклинания
why-not-completed = Задание не выполнено
why-token-used = Её жетон активации использован
why-not-set-off = То, что произошло, её не вызывает

## The log

score = { $seat }: { $count } силы
laid-out = Ложа выложена. Корону берёт { $seat }.
plays-mage = { $seat } играет магом «{ $card }».
picks-grimoire = { $seat } берёт стартовый гримуар «{ $card }».
first-memory = Первое воспоминание ({ $seat }): «{ $card }».
game-begins = Игра начинается. Корона: { $seat }.
round = Раунд { $count }.
phase = { $phase ->
    [rose] Этап Чёрной Розы
    [study] Этап изучения
    [planning] Этап планирования
    [action] Этап действий
    [evocation] Этап воплощений
   *[clean-up] Этап очистки
}; первый маг: { $seat }.
event-drawn = Событие: «{ $card }».
event-works = Событие «{ $card }» действует.
event-leaves = Событие «{ $card }» покидает планшет.
event-discarded = Событие «{ $card }» сброшено.
moon-phase = Начинается фаза луны { $count }.
draws-quest = { $seat } берёт задание фазы луны { $count }.
draws-quest-known = { $seat } берёт задание «{ $card }».
draws-open-quest = { $seat } берёт задание «{ $card }».
gives-up-quest = { $who } отказывается от задания фазы луны { $count }.
discards-hidden-quest = { $seat } сбрасывает скрытое задание фазы луны { $count }.
discards-hidden-quest-known = { $seat } сбрасывает скрытое задание «{ $card }».
discards-quest = { $who } сбрасывает задание «{ $card }».
reveals-quest = { $seat } раскрывает задание «{ $card }».
quest-advances = Задание «{ $card }» ({ $seat }): { $count } из { $of }.
completes-quest = { $seat } выполняет задание «{ $card }».
uses-quest = { $who } применяет задание «{ $card }».
solves-quest = { $seat } завершает задание «{ $card }» ({ count-power }).
rose-solves = Одержимый завершает задание «{ $card }».
drew = { $seat } берёт { count-spells }.
drew-known = { $seat } берёт { count-spells }: { $cards }.
drew-forgotten = { $seat } берёт { $count ->
    [one] { $count } забытое заклинание
    [few] { $count } забытых заклинания
   *[many] { $count } забытых заклинаний
}.
drew-forgotten-known = { $seat } берёт { $count ->
    [one] { $count } забытое заклинание
    [few] { $count } забытых заклинания
   *[many] { $count } забытых заклинаний
}: { $cards }.
names-schools = { $seat } берёт из библиотеки: { $schools }.
looks-at-library = { $seat } смотрит { count-cards } библиотеки.
looks-at-library-known = { $seat } смотрит { count-cards } библиотеки: { $cards }.
put-back = { $seat } возвращает в библиотеку: { $cards }.
school-reshuffled = Школа «{ $school }»: сброс становится колодой. Карт: { $count }.
searches-grimoire = { $seat } просматривает свой гримуар.
searches-grimoire-known = { $seat } просматривает свой гримуар: { $cards }.
finds = { $seat } берёт заклинание из гримуара.
finds-known = { $seat } берёт из гримуара «{ $card }».
recalled = { $seat } берёт из воспоминаний: { $cards }.
reshuffled = { $seat } замешивает воспоминания в новый гримуар. Карт: { $count }.
shuffled-memories = { $seat } замешивает воспоминания в гримуар. Карт: { $count }.
retires = { $seat } избавляется от заклинания «{ $card }».
discarded = { $seat } сбрасывает «{ $card }».
left-the-game = «{ $card }» ({ $seat }) покидает игру.
took-back = { $seat } забирает активированное заклинание в руку.
takes-back = { $seat } забирает «{ $card }» в руку.
takes-personal-spell = { $who } берёт в руку личное заклинание.
reloads = { $seat } заготавливает заклинание ({ in-slot }).
reloads-known = { $seat } заготавливает { $card } ({ in-slot }).
gives-forgotten = { $seat } отдаёт забытое заклинание.
gives-forgotten-known = { $seat } отдаёт «{ $card }».
planned = { $seat } планирует { count-spells }: { $slots }.
planned-known = { $seat } планирует { count-spells }: { $plans }.
acts = { $who }: { $action ->
    [explore] исследование
    [fight] бой
   *[order] приказ
}.
waits = { $who }: инерция.
casts = { $seat } творит «{ $card }» ({ side-name }, { in-slot }).
activates-spell = { $seat } активирует { $type ->
    [trap] ловушку
   *[protection] защиту
} ({ in-slot }).
activates-spell-known = { $seat } активирует «{ $card }» ({ in-slot }).
enhanced = «{ $card }»: усиление.
aims-at = { $figure }: «{ $card }», цель — { $target }.
aims-at-room = { $figure }: «{ $card }», цель — комната «{ $room }».
gives-token = { $figure } получает жетон устойчивости: «{ $card }».
answers = { $seat } отвечает: «{ $card }».
set-off = «{ $card }» действует.
moves = { $figure } переходит в комнату «{ $room }».
placed = { $figure } оказывается в комнате «{ $room }».
swap-places = { $figure } и { $second } меняются местами.
to-cell = { $figure } возвращается в собственную келью.
attacks = { $figure } атакует. Цель: { $victim }.
suffers = { $figure } получает { count-damage }. Фишки: { $by }.
healed = Исцелено { count-damage }: { $figure }.
replaces-damage = { $who } заменяет своим { count-damage }: { $figure }.
ignores-damage = { $figure } игнорирует { count-damage }: «{ $card }».
ignores-effect = { $figure } игнорирует эффект: «{ $card }».
redirects-damage = «{ $card }»: { count-damage } переходит на другую фигурку: { $figure }.
places-instability = { $who } помещает { count-instability } в комнату «{ $room }».
replaces-instability = { $who } заменяет своими { count-instability } в комнате «{ $room }».
activates-room = { $figure } активирует комнату «{ $room }».
copies-room = Выполняется эффект комнаты «{ $room }».
rebuilt = Комната «{ $room }» восстановлена.
summons = { $who } призывает воплощение «{ $evocation }» в комнате «{ $room }».
evocation-activates = { $figure } активируется.
evocation-replaced = { $figure } уступает место другому воплощению.
evocation-defeated = Побеждено: { $figure }.
evocation-removed = Убрано: { $figure }.
upgraded = { $figure } получает улучшение «{ $card }».
umbra-assigned = { $figure } получает Умбру.
hex-assigned = { $figure } получает сглаз «{ $card }».
hex-returned = Сглаз «{ $card }» ({ $figure }) уходит в колоду.
hex-weakened = { $who } кладёт фишку на сглаз «{ $card }».
hex-lifted = { $who } избавляется от сглаза «{ $card }».
is-defeated = Побеждён: { $figure }.
takes-trophy = { $who } берёт трофей: { $figure }.
gives-trophy = { $who } отдаёт трофей: { $figure }.
takes-crown = { $who } берёт корону.
gains-power = { $who } получает { count-power }.
loses-power = { $who } теряет { count-power }.
refreshes-action = { $who } восстанавливает { $count ->
    [one] { $count } жетон действия
    [few] { $count } жетона действий
   *[many] { $count } жетонов действий
}.
reveals-order = Одержимый: приказ «{ $card }».
order-answers = Одержимый отвечает приказом «{ $card }».
order-discarded = Приказ «{ $card }» сброшен.
dominion = Одержимый возвращается в зал Чёрной Розы.
game-over = Игра окончена. Больше всего силы ({ $count }): { $who }.

## How a game ended

reason-power = Больше всего силы
reason-quests = Ничья, решили завершённые задания
reason-trophies = Ничья, решили трофеи
reason-crown = Ничья, решила корона

## What the power is made of, as headings

source-power = Трек силы
source-quests = Завершённые задания
source-trophies = Трофеи
source-crown = Корона
