# What every map says.

map-map = карта
map-keys = Стрелки: от места к месту. Tab: к следующему, которое можно выбрать. Enter: выбрать. Плюс, минус, 0: масштаб.
map-nearer = Приблизить
map-farther = Отдалить
map-whole = Показать всю карту
map-crowd = Ещё { $count }: { $who }
map-here = здесь: { $who }
map-cancel = Не это
map-fan = Кто здесь стоит
