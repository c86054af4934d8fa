# What every map says.

map-map = map
map-keys = Arrow keys: from place to place. Tab: to the next one that can be chosen. Enter: choose. Plus, minus, 0: zoom.
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Show all of the map
map-crowd = { $count } more: { $who }
map-here = here: { $who }
map-cancel = Not this one
map-fan = Who stands here
