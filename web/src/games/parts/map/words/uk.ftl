# What every map says.

map-map = мапа
map-keys = Стрілки: від місця до місця. Tab: до наступного, яке можна вибрати. Enter: вибрати. Плюс, мінус, 0: масштаб.
map-nearer = Наблизити
map-farther = Віддалити
map-whole = Показати всю мапу
map-crowd = Ще { $count }: { $who }
map-here = тут: { $who }
map-cancel = Не це
map-fan = Хто тут стоїть
