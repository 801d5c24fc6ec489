# Fichas de Crédito (swu:3.7.13).
swu-noted-credit = Al pagar recursos puedes derrotar esta ficha para pagar 1 menos.
swu-option-credit = Una ficha de Crédito { PLAYER($seat, form: "of") }
swu-those-credits = fichas de Crédito derrotadas así
swu-each-credits = ficha de Crédito derrotada así
swu-settle-difference = el jugador que tome el control de la unidad de menor coste crea tantas fichas de Crédito como la diferencia entre los costes de ambas
swu-log-credits = { PLAYER($seat) } crea { $count ->
    [one] una ficha de Crédito
   *[other] { $count } fichas de Crédito
}.
swu-log-credits-lost = { $count ->
    [one] Se derrota una ficha
   *[other] Se derrotan { $count } fichas
} de Crédito { PLAYER($seat, form: "of") }.
swu-token-credit = { $n ->
    [0] fichas
    [one] una ficha
   *[other] { $n } fichas
} de Crédito
swu-create-credits-equal = crea tantas fichas de Crédito como { $amount }
swu-defeat-credit-any = derrota una ficha de Crédito
swu-defeat-credit-enemy = derrota una ficha de Crédito enemiga
swu-defeat-any-credits = derrota cualquier número de fichas de Crédito aliadas
swu-defeat-credit-friendly = derrota una ficha de Crédito aliada
swu-steal-credit = toma el control de una ficha de Crédito enemiga
swu-log-credit-taken = { PLAYER($seat) } toma el control de una ficha de Crédito { PLAYER($other, form: "of") }.
swu-friendly-credits = { $n ->
    [one] ficha de Crédito aliada
   *[other] fichas de Crédito aliadas
}
swu-rule-blank-credits = las fichas de Crédito enemigas pierden todas sus capacidades
swu-with-credit-gets = si has derrotado una ficha de Crédito al pagar su coste, esa unidad { $what } durante esta fase
swu-auction = elige un jugador. Puede jugar gratis la carta mostrada. Si lo hace, otro jugador crea tantas fichas de Crédito como el coste de esa carta
