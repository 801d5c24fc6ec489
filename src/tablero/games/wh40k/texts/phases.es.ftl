# El curso de una batalla: fases, movimientos y lo que se pregunta.

wh40k-unit = { $name }
wh40k-unit-numbered = { $name } { $number }

wh40k-stratagem-command-reroll = Repetición de mando
wh40k-stratagem-counter-offensive = Contraofensiva
wh40k-stratagem-epic-challenge = Desafío épico
wh40k-stratagem-insane-bravery = Valor insensato
wh40k-stratagem-grenade = Granada
wh40k-stratagem-tank-shock = Brutalidad acorazada
wh40k-stratagem-overwatch = Disparos preventivos
wh40k-stratagem-rapid-ingress = Inserción rápida
wh40k-stratagem-go-to-ground = Cuerpo a tierra
wh40k-stratagem-smokescreen = Pantalla de humo
wh40k-stratagem-heroic-intervention = Intervención heroica

# Lo que pasa.

wh40k-round = Empieza la ronda de batalla { $round }.
wh40k-turn = Turno { PLAYER($seat, form: "of") }.
wh40k-phase = { $phase ->
    [command] Fase de mando.
    [movement] Fase de movimiento.
    [shooting] Fase de disparo.
    [charge] Fase de carga.
   *[fight] Fase de combate.
}
wh40k-advice-little-terrain = Consejo: hay poco terreno, lo que favorece a los ejércitos que disparan.
wh40k-advice-open-centre = Consejo: nada en el centro impide que los ejércitos se vean.
wh40k-advice-uneven = Consejo: una mitad del campo de batalla tiene más terreno que la otra, lo que va mejor con una historia que con una batalla equilibrada.
wh40k-advice-marker = Consejo: las paredes dejan poco sitio alrededor de este marcador.
wh40k-attacker = { PLAYER($seat) } es el atacante.
wh40k-first-turn = El primer turno es { PLAYER($seat, form: "of") }.
wh40k-formations = { PLAYER($seat) } ha declarado su formación de batalla ({ $count }).
wh40k-deploys = { $unit } se despliega.
wh40k-gain-command-points = Cada jugador obtiene { $points } PM.
wh40k-uses-stratagem = { PLAYER($seat) } usa { $stratagem } ({ $cost } PM).
wh40k-leadership-test = { $unit }: chequeo de Liderazgo, { $total } contra { $needed }, { $passed ->
    [True] superado
   *[other] fallado
}.
wh40k-battle-shocked = { $unit } queda acobardada.
wh40k-scores = { PLAYER($seat) } consigue { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
} y tiene { $total }.
wh40k-remains-stationary = { $unit } permanece inmóvil.
wh40k-moves = { $kind ->
    [fall-back] { $unit } retrocede.
   *[normal] { $unit } se mueve.
}
wh40k-advances = { $unit } avanza: { $more }″ más.
wh40k-embarks = { $unit } embarca en { $transport }.
wh40k-disembarks = { $unit } desembarca de { $transport }.
wh40k-arrives = { $unit } llega de la reserva.
wh40k-leaves = { $unit } sale del campo de batalla y pasa a la reserva estratégica.
wh40k-shoots-at-nobody = { $unit } no dispara a nadie.
wh40k-charges = { $unit } carga ({ $total }″).
wh40k-charge-fails = La carga de { $unit } fracasa: { $total }″ no bastan.
wh40k-fights = { $unit } combate.
wh40k-removed-for-coherency = { $unit } no está en coherencia: se retira { $model }.

wh40k-more-points = Deciden los puntos de victoria.
wh40k-equal-points = Hay empate a puntos de victoria.
wh40k-wiped-out = El ejército enemigo ha sido aniquilado.
wh40k-both-wiped-out = Ambos ejércitos han sido aniquilados.

# Lo que se pregunta.

wh40k-ask-marker = ¿Dónde va el marcador de objetivo { $number } de { $count }?
wh40k-ask-formations = ¿Qué formación de batalla declaras? El otro jugador la verá cuando ambos hayáis terminado.
wh40k-ask-deploy = ¿Qué unidad despliegas ahora?
wh40k-ask-set-up = ¿Dónde despliegas { $unit }?
wh40k-ask-scouts = ¿Qué unidad hace su movimiento de avanzadilla?
wh40k-ask-scout-move = ¿Adónde se adelanta { $unit }?
wh40k-ask-battle-shock = ¿Qué unidad hace ahora su chequeo de acobardamiento?
wh40k-ask-stratagem = { $window ->
    [counter-offensive] { $enemy } ya ha combatido. ¿Usas { $stratagem } ({ $cost } PM) para combatir a continuación? ¿Con qué unidad?
    [epic-challenge] { $unit } va a combatir. ¿Usas { $stratagem } ({ $cost } PM)?
    [go-to-ground] { $enemy } va a disparar. ¿Usas { $stratagem } ({ $cost } PM)? ¿En cuál de sus blancos?
    [heroic-intervention] { $enemy } ha cargado. ¿Usas { $stratagem } ({ $cost } PM) para cargar contra esa unidad? ¿Con cuál de las tuyas?
    [insane-bravery] { $unit } no ha superado su chequeo de acobardamiento. ¿Usas { $stratagem } ({ $cost } PM)?
    [overwatch] { $enemy } se mueve o se despliega cerca. ¿Usas { $stratagem } ({ $cost } PM) contra esa unidad? ¿Con cuál de las tuyas?
    [rapid-ingress] Acaba la fase de movimiento del adversario. ¿Usas { $stratagem } ({ $cost } PM)? ¿Con qué unidad?
    [smokescreen] { $enemy } va a disparar. ¿Usas { $stratagem } ({ $cost } PM)? ¿En cuál de sus blancos?
    [tank-shock] { $unit } va a cargar. ¿Usas { $stratagem } ({ $cost } PM)?
   *[other] ¿Usas { $stratagem } por { $cost } PM? ¿Con qué unidad?
}
wh40k-ask-move = ¿Qué unidad se mueve y cómo?
wh40k-ask-normal-move = ¿Adónde se mueve { $unit }?
wh40k-ask-advance = ¿Adónde avanza { $unit }, { $more }″ más que su Movimiento?
wh40k-ask-fall-back = ¿Adónde retrocede { $unit }?
wh40k-ask-desperate-escape = ¿Qué miniaturas de { $unit } pasan a través de miniaturas enemigas? Cada una hace antes un chequeo.
wh40k-ask-lost-in-escape = ¿Qué miniatura de { $unit } se pierde en la huida?
wh40k-ask-aircraft = ¿Cuánto vuela { $unit } en línea recta y hacia dónde mira después?
wh40k-ask-embark = ¿Embarca { $unit }?
wh40k-ask-disembark = ¿Dónde desembarca { $unit }?
wh40k-ask-reinforcements = ¿Qué unidad llega de la reserva?
wh40k-ask-no-room = No hay sitio para toda la unidad { $unit }. ¿Qué miniatura se pierde?
wh40k-ask-abandon = ¿Qué unidad sale ahora del transporte eliminado?
wh40k-ask-arrive = ¿Dónde llega { $unit }?
wh40k-ask-shoot = ¿Qué unidad dispara?
wh40k-ask-target = { $unit }: ¿a quién { $count ->
    [one] dispara con { $weapon }
   *[other] dispara con sus { $count } armas { $weapon }
}?
wh40k-ask-pistols = { $unit }: ¿qué miniaturas disparan con pistolas en vez de con sus otras armas?
wh40k-ask-firing-deck = ¿Con qué armas de sus pasajeros dispara { $unit }?
wh40k-ask-grenade = ¿A quién lanza granadas { $unit }?
wh40k-ask-charge = ¿Qué unidad carga?
wh40k-ask-charge-targets = ¿Contra qué unidades carga { $unit }?
wh40k-ask-charge-move = ¿Hasta dónde carga { $unit }, { $inches }″ como máximo?
wh40k-ask-tank-shock = ¿A qué unidad embiste { $unit }?
wh40k-ask-ram-with = ¿Con qué arma embiste { $unit }?
wh40k-ask-fight = ¿Qué unidad combate ahora?
wh40k-ask-epic-challenge = ¿Qué Personaje de { $unit } lanza el desafío?
wh40k-ask-pile-in = ¿Adónde se agrupa { $unit }, hacia el enemigo más cercano?
wh40k-ask-melee-weapon = { $unit }: ¿con qué arma { $count ->
    [one] combate { $model }
   *[other] combaten { $count } miniaturas ({ $model })
}?
wh40k-ask-melee-target = { $unit }: ¿contra quién { $count ->
    [one] es el ataque con { $weapon }
   *[other] son los { $count } ataques con { $weapon }
}?
wh40k-ask-consolidate = { $to ->
    [marker] ¿Adónde consolida { $unit }, hacia el marcador de objetivo más cercano?
   *[enemy] ¿Adónde consolida { $unit }, hacia el enemigo más cercano?
}
wh40k-ask-coherency = { $unit } no está en coherencia. ¿Qué miniatura retiras?

# Por qué no.

wh40k-a-path-for-each = Hace falta un recorrido para cada una de las { $count } miniaturas.
wh40k-a-place-for-each = Hace falta un lugar para cada una de las { $count } miniaturas.
wh40k-a-point = Hace falta un punto del campo de batalla.
wh40k-how-far-and-which-way = Indica cuánto vuela y hacia dónde mira después.
wh40k-no-path = Un recorrido tiene como máximo { $most } esquinas, cada una con su lugar.
wh40k-too-far = { $model } se movería { $far }″, pero puede moverse { $most }″ como máximo.
wh40k-cannot-move = { $model } no puede moverse.
wh40k-off-the-battlefield = { $model } saldría del campo de batalla.
wh40k-enemy-in-the-way = { $model } se acercaría demasiado a { $unit } por el camino.
wh40k-friend-in-the-way = { $model } no puede atravesar otras miniaturas grandes de su ejército.
wh40k-ends-on-a-model = { $model } acabaría encima de otra miniatura.
wh40k-ends-on-a-marker = { $model } acabaría encima de un marcador de objetivo.
wh40k-ends-engaged = { $model } acabaría en la zona de amenaza de un enemigo.
wh40k-still-engaged = { $model } seguiría en la zona de amenaza de un enemigo.
wh40k-incoherent = { $unit } no estaría en coherencia de unidad.
wh40k-not-on-obstacle = { $model } acabaría encima de un obstáculo, donde no puede quedarse.
wh40k-inside-terrain = { $model } acabaría dentro del terreno.
wh40k-no-floor = { $model } no tendría suelo a esta altura.
wh40k-ground-floor-only = { $model } solo puede estar en la planta baja de las ruinas.
wh40k-overhangs = La peana de { $model } sobresaldría del borde.
wh40k-marker-near-edge = Un marcador tiene que estar a más de { $inches }″ de cada borde.
wh40k-marker-near-marker = Un marcador tiene que estar a más de { $inches }″ de cualquier otro.
wh40k-not-in-zone = { $model } no estaría completamente en su zona de despliegue.
wh40k-too-near-enemy-zone = { $model } estaría a 9″ o menos de la zona de despliegue enemiga.
wh40k-too-near-enemies = { $model } estaría a 9″ o menos de una miniatura enemiga.
wh40k-near-an-edge = { $model } no estaría completamente a 6″ o menos de un borde, donde llegan las unidades de la reserva estratégica.
wh40k-not-in-enemy-zone = { $model } estaría en la zona de despliegue enemiga, adonde nadie llega antes de la ronda 3.
wh40k-no-transport = { $unit } no lleva a nadie.
wh40k-may-not-embark = { $model } no puede embarcar ahí.
wh40k-no-room = Hay sitio para { $capacity }, no para { $taken }.
wh40k-too-far-to-embark = No todas las miniaturas de { $unit } están a 3″ o menos.
wh40k-too-far-from-transport = { $model } no estaría completamente a { $inches }″ o menos del transporte.
wh40k-leads-one = Un Líder puede unirse a una sola unidad, y nunca a otro Líder.
wh40k-one-leader = Una unidad puede tener un solo Líder.
wh40k-attached-go-along = Un Líder adjunto va donde va su unidad.
wh40k-one-place = { $unit } solo puede estar en un lugar.
wh40k-every-model = No todas las miniaturas de { $unit } tienen esta habilidad.
wh40k-aircraft-passengers = En una Aeronave solo pueden empezar unidades en reserva, y { $unit } no lo está.
wh40k-aircraft-in-reserves = { $unit } ya empieza en la reserva.
wh40k-aircraft-at-least = Una Aeronave tiene que moverse al menos { $inches }″.
wh40k-aircraft-turns-at-most = Una Aeronave puede girar un cuarto de vuelta como máximo.
wh40k-aircraft-do-not-charge = Las Aeronaves no pueden cargar.
wh40k-only-flyers-charge-aircraft = Solo las unidades que pueden Volar pueden cargar contra Aeronaves.
wh40k-too-few-command-points = { $stratagem } cuesta { $cost } PM.
wh40k-stratagem-once-a-phase = { $stratagem } puede usarse una vez por fase.
wh40k-stratagem-once-a-turn = { $stratagem } puede usarse una vez por turno.
wh40k-stratagem-turn = { $turn ->
    [own] { $stratagem } es para tu propio turno.
   *[opponent] { $stratagem } es para el turno de tu rival.
}
wh40k-stratagem-battle-shocked = No se pueden usar estratagemas con tus unidades acobardadas.
wh40k-shot-already = Esta unidad ya ha sido elegida para disparar en esta fase.
wh40k-nothing-to-shoot = Esta unidad no tiene armas a distancia.
wh40k-advanced = Esta unidad ha avanzado este turno.
wh40k-fell-back = Esta unidad ha retrocedido este turno.
wh40k-locked-in-combat = Esta unidad está en la zona de amenaza de un enemigo.
wh40k-engaged = Esta unidad está en la zona de amenaza de un enemigo.
wh40k-target-engaged = { $unit } está en la zona de amenaza de tu ejército.
wh40k-out-of-range = { $unit } está fuera del alcance de { $weapon }.
wh40k-not-visible = Ninguna miniatura de { $unit } al alcance es visible.
wh40k-lone-operative = Solo se puede disparar a { $unit } desde 12″ o menos.
wh40k-one-weapon-each = Elige un arma por pasajero.
wh40k-charged-already = Esta unidad ya ha declarado una carga en esta fase.
wh40k-nobody-to-charge = No hay unidades enemigas a { $inches }″ o menos.
wh40k-just-disembarked = Una unidad que ha desembarcado así no puede cargar este turno.
wh40k-near-non-target = { $model } entraría en la zona de amenaza de una unidad que no se declaró como blanco.
wh40k-target-not-reached = La carga no llega hasta { $unit }.
wh40k-not-closer = { $model } no acabaría más cerca del enemigo.
wh40k-not-at-barricade = { $model } carga al otro lado de una barricada y podría acercarse más a ella.
wh40k-must-touch = { $model } puede llegar al contacto con un enemigo, así que debe hacerlo.
wh40k-nobody-reached = La unidad no acabaría en la zona de amenaza de ningún enemigo.
wh40k-not-closer-to-marker = { $model } no acabaría más cerca del marcador de objetivo más próximo.
wh40k-marker-not-reached = La unidad no acabaría al alcance de ningún marcador de objetivo.
