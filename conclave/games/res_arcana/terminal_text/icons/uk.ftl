# Symbols in place of words, the same in every language.

essence-genitive = { $essence ->
    [elan] ▲
    [life] ♣
    [calm] ●
    [death] ♠
   *[gold] ◆
}
count-essence = { essence-genitive }{ $count }
price-essence = { essence-genitive }{ $count }
any-essences = ◇{ $count }
price-any = ◇{ $count }
price = { $essences_count ->
    [0] 0
   *[other] { $essences }
}
points = { $count }★
cost-turn = ↷
cost-pay = { $essences }
cost-pay-any = { any-essences }
power = { $costs_count ->
    [0] { $effects }
   *[other] { $costs } ▸ { $effects }
}
