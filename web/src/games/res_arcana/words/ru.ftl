# Стол Res Arcana: надписи и состояния. Предложения карт и журнала принадлежат игре.

ra-here = сюда
ra-from-here = отсюда
ra-another = другой
ra-or = или
ra-left = остаётся
ra-each-type = каждого вида здесь

ra-headline = Раунд { $round } · первый игрок { $seat }
ra-headline-match = Партия { $game } · раунд { $round } · первый игрок { $seat }
ra-last-round = { $seat }: { $count } ПО, этот раунд последний
ra-headline-setup = Подготовка к игре

ra-middle = Середина
ra-items = Волшебные предметы
ra-items-change = Волшебный предмет меняют, когда пасуют.
ra-your-table = Ваш стол
ra-table-of = Стол: { $seat }
ra-empty-table = Пока ничего не сыграно
ra-pool = Эссенции
ra-monument-deck = Колода монументов: { $count }
ra-first = Первый игрок
ra-passed = Пас
ra-dragons = Драконы: { $count }
ra-shields = Готовы защитить от потери жизни: { $count }
ra-race = Гонка до { $goal } ПО: { $scores }
ra-unfold = Показать карты
ra-fold = Скрыть карты
ra-turned = повёрнута
ra-holds = на ней: { $essences }
ra-wins = Выиграно партий: { $count }
ra-known-in-deck = Известно, что в колоде
ra-known-hidden = Известно, что на руке или в колоде
ra-known-top = Видели сверху колоды
ra-dealt-mages = Ваши маги: один из них сыграет
ra-pack = Ваш набор
ra-open-draft = Открытый отбор
ra-kept = Оставлено
ra-fetched = Выберите отсюда
ra-take-more = { $essence }: выбрано { $count }, в запасе { $have }. Ещё одну
ra-help-act = Примените карту или сбросьте её за { $gold } или { $any }.
ra-have = { $essence }: { $count }
