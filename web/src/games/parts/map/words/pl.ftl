# What every map says.

map-map = mapa
map-keys = Strzałki: z pola na pole. Tab: do następnego, które można wybrać. Enter: wybór. Plus, minus, 0: powiększenie.
map-nearer = Przybliż
map-farther = Oddal
map-whole = Pokaż całą mapę
map-crowd = Jeszcze { $count }: { $who }
map-here = tutaj: { $who }
map-cancel = Nie to
map-fan = Kto tu stoi
