# Lo que algo cuesta.
swu-costs-less = { $what } cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-costs-more = { $what } cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} más
swu-cards-of-you = cada { $what } que juegues
swu-cards-of-you-first-round = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegues en cada ronda
swu-cards-of-you-first-phase = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegues en cada fase
swu-cards-of-opponent = cada { $what } que juegue un adversario
swu-cards-of-opponent-first-round = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegue un adversario en cada ronda
swu-cards-of-opponent-first-phase = { $kind ->
    [event] el primer
   *[other] la primera
} { $what } que juegue un adversario en cada fase
swu-cards-of-on-this = cada { $what } que juegues sobre esta unidad
swu-cards-of-on-this-first-round = la primera { $what } que juegues sobre esta unidad en cada ronda
swu-cards-of-on-this-first-phase = la primera { $what } que juegues sobre esta unidad en cada fase
swu-cards-of-that-player = cada { $what } que juegue ese jugador
swu-cards-of-next = { $kind ->
    [event] el próximo
   *[other] la próxima
} { $what } que juegues en esta fase
swu-costs-each = { $costs } por cada { $what }
swu-costs-on = { $costs } si la juegas sobre { $what }
swu-ignore-aspects-in = ignora la penalización por aspecto en { $what }
swu-ignore-own-aspects = ignora la penalización por aspecto de esta carta
swu-ignore-aspect = ignora la penalización por el aspecto { $aspect } de { $what }
swu-ignore-aspects = ignora la penalización por aspecto de las { $what } que juegues
swu-next-card = la próxima { $what } que juegues en esta fase cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-instead-of-cost = En vez de pagar el coste de esta carta, puedes hacer esto: { $cost }.
swu-next-cards = cada una de las próximas { $times } { $what } que juegues en esta fase cuesta { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} menos
swu-ignore-aspects-on-this = ignora la penalización por aspecto de las { $what } que juegues sobre esta unidad
swu-cost-exhaust = agota
swu-cost-resources = { $count ->
    [one] 1 recurso
   *[other] { $count } recursos
}
swu-additional-opponent = Para jugar { $what }, cada adversario además { $cost }.
swu-defeat-friendly-token = derrota una ficha aliada
