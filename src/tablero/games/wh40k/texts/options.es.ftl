# Lo que se puede elegir.

# Opciones.

wh40k-option-done = Terminar
wh40k-option-decline = No
wh40k-decline-reroll = No: dejar la tirada como está y guardar los puntos de mando
wh40k-decline-stratagem = No: { $window ->
    [counter-offensive] el orden de combate no cambia, y guardas { $cost } PM
    [epic-challenge] { $unit } ataca como siempre, y guardas { $cost } PM
    [go-to-ground] sus objetivos se quedan como están, y guardas { $cost } PM
    [heroic-intervention] nadie carga contra { $enemy }, y guardas { $cost } PM
    [insane-bravery] { $unit } queda acobardada, y guardas { $cost } PM
    [overwatch] nadie dispara ahora a { $enemy }, y guardas { $cost } PM
    [rapid-ingress] no llega nadie ahora, y guardas { $cost } PM
    [smokescreen] sus objetivos se quedan como están, y guardas { $cost } PM
    [tank-shock] { $unit } no embiste a nadie, y guardas { $cost } PM
   *[other] guardas { $cost } PM
}
wh40k-option-stay = Quedarse fuera
wh40k-option-normally = Lo asigna el otro jugador
wh40k-option-shoot = { $unit } dispara
wh40k-option-grenade = { $unit } lanza granadas (Granada, 1 PM)
wh40k-option-stationary = { $unit } permanece inmóvil
wh40k-option-normal = { $unit } hace un movimiento Normal
wh40k-option-advance = { $unit } Avanza
wh40k-option-fall-back = { $unit } Retrocede
wh40k-option-disembark = { $unit } desembarca
wh40k-option-attach = { $unit } lidera a { $other }
wh40k-option-embark = { $unit } empieza dentro de { $other }
wh40k-option-reserves = { $unit } empieza en la reserva (Despliegue rápido)
wh40k-option-strategic = { $unit } empieza en la reserva estratégica
wh40k-option-hover = { $unit } flota en esta batalla
wh40k-option-weapon = { $weapon }, { $model }
wh40k-option-profile = { $name }
wh40k-option-unit-profile = { $unit }, { $name }
wh40k-option-roll = El { $result } del dado { $number }
wh40k-option-reroll = Repetir un { $result }
wh40k-option-places = { $count ->
    [0] Nadie se mueve
    [one] 1 miniatura de { $total } en ({ $x }″; { $y }″)
   *[other] { $count } miniaturas de { $total } en torno a ({ $x }″; { $y }″)
}
wh40k-option-flight = { $way ->
    [left] { $inches }″ en línea recta y { $degrees }° a la izquierda
    [right] { $inches }″ en línea recta y { $degrees }° a la derecha
   *[straight] { $inches }″ en línea recta
}
wh40k-option-spot = ({ $x }″; { $y }″)
wh40k-model = { $name } ({ $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
})
wh40k-model-numbered = { $name }, miniatura { $number } ({ $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
})

# La mesa en una terminal.

wh40k-shown-before = Antes de la batalla.
wh40k-shown-turn = Ronda { $round }, { PLAYER($seat) }, { $phase ->
    [command] fase de mando
    [movement] fase de movimiento
    [shooting] fase de disparo
    [charge] fase de carga
   *[fight] fase de combate
}.
wh40k-shown-player = { PLAYER($seat) } ({ $army }): { $cp } PM, { $vp } PV
wh40k-shown-marker = Marcador de objetivo { $number } en { $x }″, { $y }″: { $whose }
wh40k-shown-nobody = de nadie
wh40k-shown-holds = { PLAYER($seat) }
wh40k-shown-army = Unidades { PLAYER($seat, form: "of") }:
wh40k-shown-unit = { $name } ({ $models } de { $strength } miniaturas, { $wounds } de { $most } heridas)
wh40k-shown-at = en { $x }″, { $y }″
wh40k-place-undeployed = sin desplegar
wh40k-place-embarked = embarcada
wh40k-place-reserves = en la reserva
wh40k-place-strategic-reserves = en la reserva estratégica
wh40k-did-stationary = permaneció inmóvil
wh40k-did-normal = se ha movido
wh40k-did-advance = ha Avanzado
wh40k-did-fall-back = ha Retrocedido
wh40k-did-shot = ha disparado
wh40k-did-charged = ha cargado
wh40k-did-fought = ha combatido
wh40k-did-battle-shocked = Acobardada
wh40k-did-hovering = flotando
wh40k-did-below-half = por debajo de la mitad de efectivos
wh40k-terrain-ruins = Ruinas
wh40k-terrain-woods = Bosque
wh40k-terrain-hill = colina o edificio
wh40k-terrain-crater = cráter
wh40k-terrain-barricade = barricada
wh40k-terrain-debris = escombros

# Por qué no se puede elegir una unidad.

wh40k-not-yours = { $unit } no es de tu ejército.
wh40k-not-there = { $unit } no está en el campo de batalla.
wh40k-deployed-already = { $unit } no está pendiente de desplegar.
wh40k-moved-already = { $unit } ya se eligió para mover en esta fase.
wh40k-aircraft-must-move = Las aeronaves solo hacen movimientos Normales.
wh40k-not-engaged = Esta unidad no está en la zona de amenaza de ningún enemigo.
wh40k-must-move-on = Esta unidad ha desembarcado y no puede permanecer inmóvil.
wh40k-no-grenades = { $unit } no puede lanzar granadas ahora.
wh40k-fought-already = Esta unidad ya ha combatido en esta fase.
wh40k-nobody-to-fight = Esta unidad no tiene con quién combatir.
wh40k-fights-later = En este paso solo combaten las unidades que Combaten Primero.
wh40k-there-already = { $unit } ya está en el campo de batalla.
wh40k-not-now = { $unit } no puede llegar ahora.
