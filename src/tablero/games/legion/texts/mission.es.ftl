# La preparación, la misión, los objetivos y la batalla tal como se muestra.

legion-blue = { PLAYER($seat) } juega con el azul.
legion-ask-colour = ¿Juegas con el azul o con el rojo?
legion-ask-reveal = ¿Qué carta revelas?
legion-ask-modify = ¿Cómo cambias la misión?
legion-ask-edge = ¿Qué borde largo es el tuyo?
legion-ask-strike = ¿De qué fila retiras la carta de la izquierda?
legion-ask-field-commander = ¿Qué comandante operativo lleva la ficha de Comandante?
legion-ask-bounty = ¿Sobre quién pone { $unit } una recompensa?
legion-ask-deploy = ¿Qué unidad se despliega?
legion-ask-set-up = ¿Dónde se despliega { $unit }?
legion-ask-enter = ¿Por dónde entra { $unit } en el campo de batalla?
legion-ask-withdraw = ¿Se retira { $unit }?
legion-ask-position = { $card }: ¿qué pieza de terreno es la posición { $number } de { $count }?
legion-ask-set-aside = { $card }: ¿qué unidades llegan más tarde, como refuerzos?
legion-ask-drop = { $unit } suelta su ficha ({ $token }): ¿dónde queda?
legion-ask-scatter = ¿Adónde van las miniaturas de { $unit }?
legion-mission-card = { PLAYER($seat) } revela { $card } ({ $kind ->
    [objective] objetivo
    [secondary_objective] objetivo secundario
   *[advantage] ventaja
}).
legion-mission-pass = { PLAYER($seat) } deja la misión como está.
legion-mission-kind = { $kind ->
    [objective] Objetivo
    [deployment] Despliegue
   *[condition] Condición
}: { $card }.
legion-row = { $kind ->
    [objective] Objetivos
    [deployment] Despliegues
   *[condition] Condiciones
}: { $cards }.
legion-strikes = { PLAYER($seat) } retira { $card }.
legion-deploys = Se despliega { $unit }.
legion-claims = { $unit } se hace con una ficha: { $token }.
legion-scores = { PLAYER($seat) } gana { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
} ({ $card }) y tiene { $total }.
legion-last-card = La última carta de una fila no se retira.
legion-withdrawn = { $unit } se ha retirado y ya no puede hacer eso en esta activación.
legion-not-yours = { $unit } no es tuya.
legion-no-faceup-order = { $unit } no tiene ninguna orden boca arriba.
legion-a-point = Un punto son dos números enteros.
legion-token-off-table = La ficha quedaría fuera del borde de la mesa.
legion-token-on-token = Aquí las fichas de objetivo no pueden solaparse.
legion-token-impassable = Ninguna ficha de objetivo se coloca sobre terreno infranqueable.
legion-token-on-miniature = Una ficha no puede descansar sobre una miniatura.
legion-token-too-high = Ninguna ficha de objetivo se coloca sobre un obstáculo de altura 2.
legion-token-partly = Ninguna ficha de objetivo queda solo en parte sobre una pieza de terreno.
legion-supply-near-zone = La ficha tiene que quedar más allá de alcance 1 de toda zona de despliegue.
legion-supply-near-token = La ficha tiene que quedar más allá de alcance 1 de las demás.
legion-claim-no-asset = No hay nada que capturar.
legion-claim-too-far = { $unit } no está lo bastante cerca para capturarla, o no puede.
legion-drop-too-far = La ficha tiene que quedar a medio alcance del líder.

legion-miniature = { $unit }, miniatura { $number } ({ $wounds ->
    [0] ilesa
    [one] 1 herida
   *[other] { $wounds } heridas
})
legion-option-blue = Azul
legion-option-red = Rojo
legion-option-withdraw = Retirarse
legion-option-command = { $card } ({ $pips ->
    [one] 1 puntito
   *[other] { $pips } puntitos
}{ $whole ->
    [no] ; su texto no se aplica
   *[yes] {""}
})
legion-option-card = { $keyword }
legion-option-upgrade = Usar { $card }
legion-option-claim = Capturar { $token } en { $x }″, { $y }″
legion-option-piece = Pieza de terreno { $number }
legion-option-edge = { $count ->
    [0] El borde en 0″
   *[other] El borde opuesto
}
legion-option-reveal = { $kind ->
    [objective] Un objetivo
   *[secondary_objective] Un objetivo secundario
}
legion-option-replace = { $kind ->
    [objective] Cambiar el objetivo, { $card }
    [secondary_objective] Cambiar el objetivo secundario, { $card }
    [own-advantage] Cambiar tu ventaja, { $card }
   *[enemy-advantage] Hacer que cambie la ventaja del adversario, { $card }
}
legion-option-strike = { $kind ->
    [objective] Objetivos
    [deployment] Despliegues
   *[condition] Condiciones
}: { $card }
legion-option-kept = { $count ->
    [0] Ninguna
    [one] 1 ficha
   *[other] { $count } fichas
}
legion-option-spot = { $x }″, { $y }″
legion-option-places = { $count ->
    [one] 1 miniatura colocada
   *[other] { $count } miniaturas colocadas
}

legion-shown-setup = Antes de la batalla
legion-shown-round = Ronda { $round } de { $rounds }: { $phase ->
    [command] fase de Mando
    [activation] fase de Activación
   *[end] fase Final
}
legion-shown-mission = { $kind ->
    [objective] Objetivo
    [secondary] Objetivo secundario
    [advantage] Ventaja
    [deployment] Despliegue
   *[condition] Condición
}{ $seat ->
    [0] {""}
   *[other] {" "}({ PLAYER($seat) })
}: { $card }
legion-shown-player = { PLAYER($seat) }{ $colour ->
    [blue] , azul
    [red] , rojo
   *[none] {""}
}: { $army }, { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}
legion-shown-hand = En la mano: { $cards }
legion-shown-army = { PLAYER($seat) }:
legion-shown-unit = { $name } ({ $miniatures ->
    [one] 1 miniatura
   *[other] { $miniatures } miniaturas
}, { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
})
legion-shown-undeployed = sin desplegar
legion-shown-embarked = a bordo
legion-shown-set-aside = apartada
legion-shown-order-faceup = con orden
legion-shown-order-facedown = activada

# Opciones de movimientos y ataques.

legion-option-standard = Movimiento normal
legion-option-stay = Se queda donde está
legion-option-climb = Escalar
legion-option-jump = Saltar
legion-option-reverse = Marcha atrás
legion-option-strafe-left = Desplazamiento lateral a la izquierda
legion-option-strafe-right = Desplazamiento lateral a la derecha
legion-option-pivot = Pivotar
legion-option-melee = Cuerpo a cuerpo
legion-option-ranged = A distancia
legion-option-keep = Conservar
legion-option-reroll = Repetir
legion-option-snipe = Disparo de francotirador
legion-option-aims = { $count ->
    [0] Ninguna ficha de Ataque apuntado
    [one] 1 ficha de Ataque apuntado
   *[other] { $count } fichas de Ataque apuntado
}
legion-option-die = { $what }
legion-option-die-shows = dado { $colour }: { $face }
legion-die-red = rojo
legion-die-black = negro
legion-die-white = blanco
legion-die-hit = impacto
legion-die-critical = crítico
legion-die-surge = incremento
legion-die-blank = cara vacía
legion-die-block = bloqueo
legion-option-spend = { $token }, de { $unit }: { $purpose ->
    [reroll] repetir
    [hit] por un impacto
    [block] por un bloqueo
    [on-blank] en una cara vacía
    [on-hit] en un impacto
    [on-critical] en un crítico
    [nothing] sin impacto que anular
   *[pierce] por Perforante
}
legion-option-shield = Un escudo contra un { $result ->
    [hit] impacto
   *[critical] crítico
}
legion-option-guardian = { $unit } protege
legion-option-cancel = Anular { $count } × { $result ->
    [hit] impacto
   *[critical] crítico
}
legion-option-pierce = Perforante { $count }
legion-option-gunslinger = { $unit }, otra vez con { $weapon }
legion-option-beam = { $unit }, con el rayo de { $weapon }

legion-token-bounty = Recompensa
legion-token-incognito = Incógnito
legion-token-commander = Comandante
legion-token-inactive-shield = Escudo inactivo
legion-token-secret-mission = Misión secreta
legion-token-wheel-mode = Modo rodante
legion-token-damaged = Dañado
legion-token-disabled = Inutilizado
legion-token-weapon-disrupted = Arma averiada
legion-token-bounty-collected = Recompensa cobrada
legion-token-cached-aim = Ataque apuntado (en una carta)
legion-token-cached-dodge = Esquiva (en una carta)
legion-token-cached-surge = Incremento (en una carta)
legion-ask-scout = ¿Explora { $unit } a velocidad { $speed }?
legion-ask-infiltrate = ¿Se infiltra { $unit }?

legion-shown-at = en { $x }″, { $y }″
legion-shown-objective = Objetivo { $number } en { $x }″, { $y }″: { $seat ->
    [-1] de nadie
   *[other] { PLAYER($seat) }
}
legion-terrain-building = edificio
legion-terrain-tower = torre
legion-terrain-container = contenedor
legion-terrain-hill = colina
legion-terrain-woods = bosque
legion-terrain-ruins = ruinas
legion-terrain-crater = cráter
legion-terrain-crates = cajas
legion-terrain-barricade = barricada
legion-terrain-kind-area = terreno de área
legion-terrain-kind-obstacle = obstáculo
legion-terrain-kind-scatter = escenografía dispersa
legion-terrain-kind-barricade = barricada
legion-terrain-about = { $name } ({ $movement ->
    [difficult] difícil
    [impassable] infranqueable
   *[open] abierto
}, { $cover ->
    [0] sin cobertura
    [1] cobertura ligera
   *[other] cobertura densa
})
