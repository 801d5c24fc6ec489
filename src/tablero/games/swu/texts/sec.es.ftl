swu-disclose = revela { $aspects }
swu-not-disclosed = Estas cartas no muestran todos los aspectos que hay que revelar.
swu-ask-plot = ¿Qué cartas con Treta juegas desde tus recursos?
swu-log-shows = { PLAYER($seat) } enseña { $card }.
swu-log-reveals = { PLAYER($seat) } muestra { $card }.
swu-is-utmost-remaining = { $noun } con menos PG restantes entre { $what }
swu-if-action-phase = es la fase de acción
swu-if-aspect-provided = controlas un líder o una base de { $aspect }
swu-reveal-this = muestra esta carta de tu mano
swu-head-when-drawn = Cuando robes esta carta
swu-one-for-each = { $what } por cada { $each }
swu-ask-disclose = { $card }: ¿qué cartas enseñas para el efecto «{ $effect }»?
swu-disclose-any = revela { $aspects }, o ambos
swu-disclose-one = revela uno de estos aspectos: { $aspects }
swu-if-disclosed = has revelado { $aspect }
swu-is-shares-no-aspect = { $noun } que no { $n ->
    [one] comparta
   *[other] compartan
} ningún aspecto con la carta revelada
swu-is-with-plot = { $noun } con Treta
swu-is-base-damaged-this-phase = { $noun } que haya infligido daño a una base en esta fase
swu-is-hurt-enemy-base = { $noun } que haya infligido daño a una base enemiga en esta fase
swu-is-attacking = { $noun } atacante
swu-is-attacking-a = { $noun } que esté atacando a { $what }
swu-is-played-this-phase = { $noun } que se haya jugado en esta fase
swu-is-shares-trait-cards = { $noun } que comparta un rasgo con una de esas cartas
swu-if-outnumber = { $mood ->
    [while] controles
   *[if] controlas
} más { $what } que un adversario
swu-if-bigger-hand = { $mood ->
    [while] tengas
   *[if] tienes
} más cartas en la mano que un adversario
swu-if-your-base-hit = { $mood ->
    [while] sea
   *[if] es
} tu base
swu-if-attacked-last = un adversario ha atacado tu base en su acción anterior de esta fase
swu-count-guarded = el número de cartas capturadas que custodie esta unidad
swu-each-guarded = carta capturada que custodie esta unidad
swu-icons-among = { $n ->
    [one] icono
   *[other] iconos
} de { $aspect } entre las { $what }
swu-comes-ready = esta unidad entra en juego preparada
swu-rescued-ready = las unidades aliadas que se rescaten entran en juego preparadas
swu-guards-upgrade = mientras haya exactamente 1 mejora aliada en esta unidad, las capacidades de cartas enemigas no pueden derrotar esa mejora ni devolverla a la mano
swu-prevents-abilities = si la capacidad de una carta enemiga va a infligir daño a esta unidad, evita { $amount } de ese daño
swu-prevents-first = la primera vez de cada fase que vaya a infligirse daño a esta unidad, evita ese daño
swu-more-damage = si otra carta va a infligir daño a esta unidad, inflige en su lugar esa cantidad más { $amount }
swu-decoy-dies = si va a infligirse daño a esta unidad, puedes derrotar otra unidad aliada que comparta un rasgo con ella. Si lo haces, evita ese daño
swu-name-and-reveal-an-opponent = nombra una carta. Un adversario muestra su mano. Cuenta las cartas con ese nombre
swu-name-and-reveal-defending = nombra una carta. El jugador defensor muestra su mano. Cuenta las cartas con ese nombre
swu-name-and-take = nombra una carta. Mira la mano de un adversario y descarta de ella una carta con ese nombre
swu-discard-one-of-top = mira las primeras { $count } cartas del mazo del jugador defensor y descarta 1 de ellas. Las demás vuelven a la parte superior
swu-reveal-top-cards = muestra las primeras { $count } cartas de un mazo. { CAPITAL($effect) }. Coloca esas cartas en la parte inferior de ese mazo en orden aleatorio
swu-top-and-bottom = coloca una carta de tu mano en la parte superior de tu mazo y otra carta de tu mano en la parte inferior
swu-ask-to-top = { $card }: ¿qué carta va a la parte superior de tu mazo?
swu-ask-to-bottom = { $card }: ¿qué carta va a la parte inferior de tu mazo?
swu-spy-on-resources = mira { $count } recursos de un adversario. Si quieres, derrota 1 de ellos. Si lo haces, el jugador que lo controlaba coloca en juego la primera carta de su mazo como recurso preparado
swu-ready-leader = prepara un líder que no sea una unidad
swu-return-fallen = devuelve esta unidad a la mano de su propietario
swu-take-while-here = toma el control de { $to }. Cuando esta unidad abandone el juego, el propietario de esa unidad toma el control de ella
swu-owner-takes-back = su propietario toma el control de ella
swu-opponent-offers = un adversario puede elegir { $what } que controle
swu-chosen-captures = la unidad elegida la captura
swu-everyone-captures = cada unidad aliada captura { $what } del mismo campo de batalla
swu-by-defending = el jugador defensor debe hacer esto: { $effect }
swu-by-defending-may = el jugador defensor puede hacer esto: { $effect }
swu-unless-discards = salvo que el jugador que la controla descarte una carta de su mano, { $effect }
swu-ask-discard-to-avoid = { $card }: ¿descartas una carta? Si no: { $effect }.
swu-controller-may = el jugador que la controla, si quiere, { $effect }. Si no lo hace, { $other }
swu-not-events = No puedes jugar eventos en esta fase.
swu-no-events = ese jugador no puede jugar eventos
swu-forbid-events = elige un adversario. Si controlas más unidades que ese adversario, no puede jugar eventos en esta fase
swu-first-action-only = esta carta solo se puede jugar como tu primera acción de la fase de acción
swu-not-first-action = { $card } solo se puede jugar como tu primera acción de la fase.
swu-win-in-arena = elige un campo de batalla. Cuando empiece la fase de reagrupamiento, si eres el único jugador que controla unidades en él, ganas la partida
swu-alone-wins = si eres el único jugador que controla unidades en { $arena ->
    [ground] el campo de batalla terrestre
   *[space] el campo de batalla espacial
}, ganas la partida
swu-not-from-hand = esta carta no se puede jugar desde tu mano
swu-not-out-of-hand = { $card } no se puede jugar desde la mano.
swu-permit-ignoring = en esta fase, puedes jugarla desde la pila de descartes donde esté, ignorando su penalización por aspecto
swu-play-onto = { $play } en { $what }
swu-loses-all-other = pierde todas las demás capacidades
swu-next-card-by-plot = la próxima carta que juegues con Treta en esta fase cuesta { $amount } { $amount ->
    [one] recurso
   *[other] recursos
} menos
swu-look-hand-may-discard-defending = mira la mano del jugador defensor. Si quieres, descarta de ella { $what }
swu-combined-remaining = { $what } con un total de { $most } PG restantes o menos
swu-not-combined-remaining = Entre todas pueden tener { $most } PG restantes como máximo.
swu-count-defeated-enemy = el número de unidades enemigas derrotadas en esta fase
swu-each-defeated-enemy = unidad enemiga que se haya derrotado en esta fase
swu-if-fell-attacking-you = una unidad aliada ha sido derrotada mientras atacaba en esta fase
swu-limit-8388608 = no es derrotada por quedarse sin PG
swu-limit-16777216 = no puede ser derrotada por capacidades de cartas enemigas
swu-head-of-combat-damage-base = Cuando { $what } inflija daño de combate a una base
swu-head-revealed-hand-you = Cuando muestres cartas de tu mano
swu-head-discards-you = Cuando descartes cartas de tu mano
swu-if-came-from-resources = la has jugado desde tus recursos
swu-is-matches-ready = { $noun } cuyo Poder y cuyos PG restantes sean ambos iguales al número de recursos preparados que controles
swu-not-all-capture = Deben capturar tantas unidades como puedan en cada campo de batalla.
swu-ask-toll = { $card }: ¿por qué unidades pagas 1 recurso por cada una? Las demás se agotan.
swu-toll-on-enemies = por cada unidad enemiga, el jugador que la controla debe pagar 1 recurso o agotar esa unidad
swu-base-captures = tu base captura { $to }. Cuando empiece la fase de reagrupamiento, su propietario la rescata
swu-let-go = su propietario la rescata
swu-loses-keywords = pierde sus palabras clave
