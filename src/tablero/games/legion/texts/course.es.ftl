# El curso de una batalla: fases, órdenes, activaciones y lo que se pregunta.

legion-round = Empieza la ronda { $round }.
legion-phase = { $phase ->
    [command] Fase de Mando.
    [activation] Fase de Activación.
   *[end] Fase Final.
}

# La fase de mando.

legion-ask-card = Elige la carta de mando que juegas en esta ronda.
legion-reveals = { PLAYER($seat) } revela { $card }.
legion-priority = { PLAYER($seat) } tiene la prioridad en esta ronda.
legion-ask-nominate = ¿A qué unidad designas como comandante?
legion-nominates = { PLAYER($seat) } designa a { $unit }.
legion-ask-order = ¿Qué unidad recibe una orden? ({ $count ->
    [one] queda 1 orden
   *[other] quedan { $count } órdenes
})
legion-ask-direct = ¿Qué orden da una cualidad?
legion-ask-coordinate = ¿A qué unidad se transmite la orden?
legion-ask-next-effect = Hay varios efectos pendientes: ¿cuál resuelves ahora?
legion-ask-disciplined = ¿Cuántas fichas de Acobardamiento pierde la unidad que ha recibido la orden?
legion-ordered = { $unit } recibe una orden.
legion-card-no-commander = Sin comandante ni agente no se puede jugar ninguna carta de mando.
legion-card-unit-missing = { $card } solo se puede jugar mientras la unidad a la que pertenece no haya sido derrotada.
legion-order-not-yours = Este jugador no puede dar órdenes a { $unit }.
legion-order-already = { $unit } ya tiene una orden en esta ronda.
legion-order-affiliation = { $unit } solo acepta órdenes de unidades de su misma afiliación.
legion-order-kind = { $unit } no es de la clase a la que la carta da órdenes.
legion-order-too-far = { $unit } está más allá de alcance 3 del comandante designado.

# Turnos.

legion-ask-turn = ¿Qué haces: activar una unidad con una orden boca arriba, robar una ficha de orden o pasar?
legion-ask-drawn = ¿Qué unidad de esa categoría se activa?
legion-draws = { PLAYER($seat) } roba una ficha de orden: { $rank ->
    [commander] comandante
    [operative] agente
    [corps] tropa
    [special_forces] fuerzas especiales
    [support] apoyo
   *[heavy] pesada
}.
legion-token-useless = La ficha no corresponde a ninguna unidad y se retira de la partida.
legion-passes = { PLAYER($seat) } pasa.
legion-nothing-to-activate = { PLAYER($seat) } no tiene nada que activar.
legion-pass-twice = No se puede pasar en dos turnos seguidos.
legion-pass-no-token = No hay fichas en la reserva de pases.
legion-pass-once = Cada jugador puede pasar una vez por ronda.
legion-pass-orders = Solo puede pasar quien tiene menos órdenes pendientes que el adversario.

# Activaciones.

legion-activates = Se activa { $unit }.
legion-ask-action = ¿Qué hace { $unit }? ({ $count ->
    [0] no quedan acciones
    [one] queda 1 acción
   *[other] quedan { $count } acciones
})
legion-card-action = { $unit } usa { $keyword }.
legion-uses-upgrade = { $unit } usa { $card }.
legion-free-action = { $unit } realiza una acción gratuita.
legion-reacts = { $unit } gasta su ficha de Alerta.
legion-ask-recover = ¿Cuántas fichas de Acobardamiento pierde { $unit }?
legion-ask-standby = ¿Qué unidad reacciona ante { $unit }?
legion-ask-reaction = ¿Cómo reacciona { $unit }?
legion-ask-free-attack = ¿Ataca { $unit } después de moverse?
legion-ask-free-action = ¿Qué acción gratuita realiza { $unit }?
legion-ask-hand-out = ¿Qué unidades reciben una ficha? ({ $token })
legion-ask-strategize = ¿Qué unidades reciben una ficha de Ataque apuntado y otra de Esquiva?
legion-ask-calculate-odds = ¿Qué unidad recibe una ficha de Ataque apuntado, una de Esquiva y una de Acobardamiento?
legion-ask-observe = ¿A qué enemigo observas?
legion-ask-distract = ¿A qué enemigo distraes?
legion-ask-strings = ¿Qué unidad ataca o se mueve gratis?
legion-ask-guidance = ¿Qué unidad realiza una acción gratuita?
legion-ask-independent = ¿Qué hace { $unit } por su cuenta?
legion-ask-aim-or-dodge = ¿Qué ficha recibe { $unit }?
legion-ask-mechanized = ¿Qué vehículo acompaña a { $unit }?
legion-ask-ruthless = ¿Sufre { $unit } una herida para realizar una acción gratuita?
legion-ask-override = ¿Qué unidad toma una ficha de Acobardamiento para que { $unit } no siga su IA?
legion-ask-incognito = ¿Deja { $unit } de ir de incógnito?
legion-ask-dauntless = ¿Toma { $unit } una ficha de Acobardamiento para moverse gratis?
legion-ask-demoralize = ¿Qué enemigo recibe Acobardamiento? ({ $count ->
    [one] queda 1 ficha
   *[other] quedan { $count } fichas
})
legion-ask-inspire = ¿Qué unidad pierde Acobardamiento? ({ $count ->
    [one] queda 1 ficha
   *[other] quedan { $count } fichas
})
legion-ask-latent-power = ¿Usa { $unit } su Poder latente?
legion-ask-latent-target = ¿A qué unidad afecta?

legion-action-not-now = { $unit } no puede hacer ahora una acción gratuita: solo en su propia activación.
legion-action-none-left = A { $unit } no le quedan acciones suficientes.
legion-action-again = Cada acción se puede realizar una vez por activación, salvo los movimientos.
legion-action-undeployed = { $unit } aún no está desplegada y solo puede moverse.
legion-action-no-card = { $unit } no dispone ahora de esa acción.
legion-action-attack-or-standby = Una unidad no puede atacar y ponerse en alerta en la misma activación.
legion-action-no-standby = { $unit } no puede ponerse en alerta.
legion-action-no-move = { $unit } no puede moverse ahora.
legion-action-no-attack = { $unit } no puede atacar a nadie ahora.
legion-upgrade-exhausted = { $card } está agotada.
legion-upgrade-expended = { $card } ya se ha gastado.
legion-standby-no-token = { $unit } no tiene ficha de Alerta.
legion-standby-not-now = { $unit } no puede reaccionar ahora.
legion-standby-too-far = { $unit } está demasiado lejos para reaccionar.
legion-standby-own-doing = { $unit } no puede reaccionar a lo que ha provocado un efecto de su propio bando.
legion-standby-unseen = { $unit } no lo ve.

# La fase final y el final.

legion-ask-promote = ¿Qué unidad asciende a comandante?
legion-promoted = { $unit } asciende a comandante.
legion-no-promotion = { PLAYER($seat) } no puede ascender a nadie y ya no juega cartas de mando.
legion-won-standing = Al adversario no le quedan unidades.
legion-won-points = Deciden los puntos de victoria.
legion-won-tie = Hay empate a puntos de victoria y deciden las bajas.
legion-draw = Hay empate a puntos de victoria y a bajas.

# Opciones.

legion-option-done = Nada más
legion-option-no = No
legion-option-yes = Sí
legion-option-draw = Robar una ficha de orden
legion-option-pass = Pasar
legion-option-move = Mover
legion-option-attack = Atacar
legion-option-aim = Apuntar
legion-option-dodge = Esquivar
legion-option-recover = Recuperarse
legion-option-standby = Ponerse en alerta
legion-option-activate = Activar { $unit }
legion-option-card-effect = La carta de mando «{ $card }»
legion-option-effect = { $unit }: { $keyword }
legion-option-order = { $by } da una orden a { $unit }
legion-option-remove = { $count ->
    [0] Ninguna
    [one] 1 ficha
   *[other] { $count } fichas
}
legion-option-unit-attacks = { $unit } ataca
legion-option-unit-moves = { $unit } se mueve
legion-option-now = Ahora
legion-option-later = Más tarde
