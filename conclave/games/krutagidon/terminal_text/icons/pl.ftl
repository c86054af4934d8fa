# Symbols in place of words, the same in every language.

cost = ✦{ $count }
points = { $count }★
points-star = ★
count-power = { $count }✦
count-life = { $count }♥
