# Стіл Res Arcana: написи й стани. Речення карт і журналу належать грі.

ra-here = сюди
ra-from-here = звідси
ra-another = інший
ra-or = або
ra-left = лишається
ra-each-type = кожного виду тут

ra-headline = Раунд { $round } · перший гравець { $seat }
ra-headline-match = Партія { $game } · раунд { $round } · перший гравець { $seat }
ra-last-round = { $seat } має { $count } ПО: цей раунд останній
ra-headline-setup = Підготовка до гри

ra-middle = Середина
ra-items = Магічні предмети
ra-items-change = Магічний предмет міняють, коли пасують.
ra-your-table = Ваш стіл
ra-table-of = Стіл: { $seat }
ra-empty-table = Поки що нічого не зіграно
ra-pool = Есенції
ra-monument-deck = Колода монументів: { $count }
ra-first = Перший гравець
ra-passed = Пас
ra-dragons = Дракони: { $count }
ra-shields = Готові захистити від втрати життя: { $count }
ra-race = Перегони до { $goal } ПО: { $scores }
ra-unfold = Показати карти
ra-fold = Сховати карти
ra-turned = активована
ra-holds = на ній: { $essences }
ra-wins = Виграно партій: { $count }
ra-known-in-deck = Відомо, що в колоді
ra-known-hidden = Відомо, що на руці або в колоді
ra-known-top = Бачили зверху колоди
ra-dealt-mages = Ваші маги: один із них гратиме
ra-pack = Ваш набір
ra-open-draft = Відкритий відбір
ra-kept = Залишено
ra-fetched = Оберіть звідси
ra-take-more = { $essence }: обрано { $count }, у запасі { $have }. Ще одну
ra-help-act = Застосуйте карту або скиньте її за { $gold } чи { $any }.
ra-have = { $essence }: { $count }
