# Symbols in place of words, the same in every language.

points = { $count }★
count-power = { $count }★
