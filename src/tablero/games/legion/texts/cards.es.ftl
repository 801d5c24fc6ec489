# Lo que hacen las cartas, con palabras que se componen a partir de aquello de lo que constan.
legion-ask-may = { $unit } puede { $what }. ¿Lo hace?
legion-ask-way = ¿Qué le ocurre a { $unit }?
legion-ask-who = ¿Qué unidades? { CAPITAL($what) }.
legion-ask-use-upgrade = ¿{ $unit } utiliza { $card }? { CAPITAL($what) }.
legion-ask-order-back = ¿Qué unidad devuelve su ficha de Orden?
legion-ask-activate-next = ¿Qué unidad se activa de inmediato?
legion-ask-take-back = ¿Qué carta vuelve a la mano?
legion-option-way = { CAPITAL($what) }
legion-order-back = La ficha de Orden de { $unit } vuelve a la reserva.
legion-takes-back = { PLAYER($seat) } recupera { $card }.

legion-text-and = { $first } { Y($second) } { $second }
legion-text-comma = { $first }, { $second }
legion-text-or = { $first } { O($second) } { $second }
legion-text-else = { $first }; si no hay ninguna, { $second }
legion-text-later = { $first }; desde la ronda { $round }, { $second }
legion-text-in-round = en la ronda { $round } { $what }
legion-text-if = si es { $who }, { $what }
legion-text-may = puede { $what }
legion-text-each = { $who } { $what }
legion-text-choose = { $least ->
    [0] puedes elegir
   *[other] elige
} { $who }: { $what }
legion-text-up-to = elige hasta { $count } { $who }: cada una { $what }
legion-text-token = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} de { $token }
legion-text-gain = { $mood ->
    [may] recibir
   *[does] recibe
} { $tokens }
legion-text-gain-for = { $mood ->
    [may] recibir
   *[does] recibe
} { $token } por { $who }
legion-text-gain-defeated = { $mood ->
    [may] recibir
   *[does] recibe
} { $token } por cada unidad enemiga derrotada
legion-text-calm = { $mood ->
    [may] perder
   *[does] pierde
} { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} de Acobardamiento
legion-text-suffer = { $mood ->
    [may] sufrir
   *[does] sufre
} { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
legion-text-has = { $mood ->
    [may] tener
   *[does] tiene
} { $what } { $until }
legion-has-weapons = { $keyword } en todas sus armas
legion-has-extra-action = { $mood ->
    [may] tener
   *[does] tiene
} { $x ->
    [one] una acción más
   *[other] { $x } acciones más
} { $until }
legion-has-fewer-actions = { $mood ->
    [may] tener
   *[does] tiene
} { $x ->
    [one] una acción
   *[other] { $x } acciones
} menos { $until }
legion-has-second-attack = { $mood ->
    [may] realizar
   *[does] puede realizar
} una segunda acción de Atacar { $until }
legion-has-no-attack = no puede atacar { $until }
legion-has-steadfast = no puede quedar acobardada ni ser presa del pánico { $until }
legion-has-card-weapon = { $mood ->
    [may] tener
   *[does] tiene
} el arma de esta carta { $until }
legion-has-speed = { $mood ->
    [may] tener
   *[does] tiene
} una Velocidad máxima de { $x } { $until }
legion-has-faster = { $mood ->
    [may] tener
   *[does] tiene
} { $x ->
    [-1] 1 punto menos
    [1] 1 punto más
   *[other] { $x } puntos más
} de Velocidad máxima { $until }
legion-has-tires = { $mood ->
    [may] recibir
   *[does] recibe
} { $x ->
    [one] 1 ficha
   *[other] { $x } fichas
} de Inmovilización al final de la ronda
legion-has-extra-dice = { $mood ->
    [may] añadir
   *[does] añade
} { $x } { $about ->
   *[white-against-facedown] dados blancos a los ataques contra unidades con una Orden boca abajo
} { $until }
legion-text-ignore-ai = { $mood ->
    [may] pasar
   *[does] pasa
} por alto la IA en esta activación
legion-text-recover = { $mood ->
    [may] recuperarse
   *[does] se recupera
}
legion-text-move = { $mood ->
    [may] realizar
   *[does] realiza
} un movimiento de Velocidad { $speed }
legion-text-pushed = se mueve a Velocidad { $speed } como tú decidas, aunque esté trabada
legion-text-act = { $mood ->
    [may] realizar
   *[does] realiza
} una acción gratuita ({ $action })
legion-text-beyond = { $what }, aunque supere su límite de ataques
legion-text-pivot = { $mood ->
    [may] pivotar
   *[does] pivota
}
legion-text-turn-over = { $mood ->
    [may] dar
   *[does] da
} la vuelta a esta carta
legion-text-drawn = si su ficha de Orden salió de la reserva: { $what }
legion-text-order-itself = { $mood ->
    [may] darse
   *[does] se da
} una Orden a sí misma
legion-text-order-back = { $mood ->
    [may] devolver
   *[does] devuelve
} a la reserva su ficha de Orden boca arriba
legion-text-order-returns = { $mood ->
    [may] devolver
   *[does] devuelve
} a la reserva la ficha de Orden de esta activación
legion-text-opponent-gives-back = tu adversario devuelve a la reserva la ficha de Orden de { $who }
legion-text-activate-next = { $who } puede activarse de inmediato
legion-text-take-back = vuelve a tu mano una carta descartada ({ $name })
legion-text-roll = se enfrenta a la tirada de un dado de ataque ({ $die }); con { $faces } { $what }
legion-text-roll-defence = lanzas { $count } dados de defensa ({ $die }); por cada bloqueo o incremento, { $what }

legion-who = { $form ->
    [some] { $side ->
        [any] unidades
        [enemy] unidades enemigas
        [other] otras unidades aliadas
       *[allied] unidades aliadas
    }
    [each] cada { $side ->
        [any] unidad
        [enemy] unidad enemiga
        [other] otra unidad aliada
       *[allied] unidad aliada
    }
   *[one] { $side ->
        [any] una unidad
        [enemy] una unidad enemiga
        [other] otra unidad aliada
       *[allied] una unidad aliada
    }
}
legion-who-named = { $name }
legion-who-it = ella
legion-who-this = { $window ->
    [ordered] una unidad
   *[other] su unidad
}
legion-who-kind = { $who } ({ $kind })
legion-who-but = { $who }, excepto { $name },
legion-who-order = { $who } con una Orden { $order ->
    [facedown] boca abajo
   *[faceup] boca arriba
}
legion-who-within = { $who } a alcance { $count ->
    [1] 1
   *[other] 1-{ $count }
} de { $of }
legion-who-seen = { $who } a la vista
legion-who-small = { $who } de peana pequeña
legion-who-free = { $who } sin trabar

legion-when-untimed = { CAPITAL($what) }.
legion-when-divulged = Divulgar (preparación): { $what }.
legion-when-issuing = Cuando hayas impartido las Órdenes de tu carta: { $what }.
legion-when-ordered = Cuando { $who } recibe una Orden de esta carta: { $what }.
legion-when-any-order = Cuando { $who } recibe una Orden: { $what }.
legion-when-enemy-ordered = Cuando { $who } recibe una Orden de una carta de Mando: { $what }.
legion-when-enemy-any-order = Cuando { $who } recibe una Orden: { $what }.
legion-when-command-ends = Al final de la fase de Mando: { $what }.
legion-when-phase-begins = Al comienzo de la fase de Activación: { $what }.
legion-when-phase-ends = Al final de la fase de Activación: { $what }.
legion-when-activates = Cuando { $who } se activa: { $what }.
legion-when-activated = Cuando termina la activación de { $who }: { $what }.
legion-when-enemy-activates = Cuando { $who } se activa: { $what }.
legion-when-enemy-activated = Cuando termina la activación de { $who }: { $what }.
legion-when-recovered = Cuando { $who } ha realizado una acción de Recuperarse: { $what }.
legion-when-end-begins = Al comienzo de la fase Final: { $what }.
legion-when-action = Como acción: { $what }.

legion-about-operative = Agente
legion-about-special-forces = Fuerzas especiales
legion-about-support = Apoyo
legion-about-heavy = Pesada
legion-about-non-commander = que no sea Comandante
legion-about-non-commander-non-operative-trooper = infantería que no sea Comandante ni Agente
legion-until-round = durante esta ronda
legion-until-activation = hasta el final de su activación
legion-until-ordered = mientras tenga una Orden boca arriba
legion-until-game = durante el resto de la partida
legion-text-divulged = si esta carta se divulgó, { $first }; si no, { $second }
legion-text-not-divulged = si esta carta no se divulgó, { $what }
legion-text-from-round = desde la ronda { $round }, { $what }
legion-text-relocate = { $mood ->
    [may] volver
   *[does] vuelve
} a colocarse en cualquier lugar a más de alcance { $count } de todos los enemigos
legion-text-order-down = { $mood ->
    [may] dar
   *[does] da
} la vuelta a su ficha de Orden boca arriba
legion-has-graffiti-tokens = puede colocar como acción gratuita una ficha de Pintada a alcance 1, a la vista y en contacto con terreno que no sea de área, { $until }
legion-ask-divulge = ¿Qué carta divulgas?
legion-divulges = { PLAYER($seat) } divulga { $card }.
legion-card-divulged-first = { $card } se divulgó y debe jugarse en la primera ronda.
legion-ask-graffiti-die = ¿{ $unit } lanza un dado más por la Pintada que ve?
legion-token-not-at-terrain = La ficha debe tocar terreno que no sea de área.
legion-token-graffiti = Pintada
legion-text-bane-tokens = coloca tres fichas de Bane boca abajo fuera del territorio enemigo; Cad Bane espera fuera de la mesa hasta que se muestra Aquí estoy
legion-ask-bane-token = ¿Dónde queda la ficha de Bane?
legion-ask-bane-faces = ¿Qué ficha de Bane es cada una?
legion-option-faces = { $first }, { $second }, { $third }
legion-bane-here-i-am = Aquí estoy
legion-bane-smoke-and-mirrors = Señuelo
legion-bane-kablamo = ¡Bang!
legion-bane-revealed = Se muestra una ficha de Bane { PLAYER($seat, form: "of") }: { $face ->
    [here-i-am] Aquí estoy
    [kablamo] ¡Bang!
   *[smoke-and-mirrors] Señuelo
}.
legion-bane-no-weapon = Ninguna fuente da el arma con la que detona la ficha: no hace nada.
legion-ask-here-i-am = ¿Muestras Aquí estoy?
legion-option-bane = Mostrar Aquí estoy
legion-token-enemy-territory = La ficha no puede quedar en territorio enemigo.
legion-not-at-token = { $unit } debe colocarse donde estaba la ficha.
legion-text-once = esto una sola vez
legion-has-once-more = puede reaccionar una vez { $until }
legion-text-shoot = puede atacar { $count ->
    [0] a cualquier número de unidades enemigas, una vez a cada una,
    [one] a una unidad enemiga
   *[other] hasta a { $count } unidades enemigas, una vez a cada una,
} con el arma de esta carta
legion-ask-shoot = ¿A quién ataca { $unit } con { $weapon }?

# Ataques.
legion-text-provided = si { $terms }, { $what }
legion-if-ranged = el ataque es a distancia
legion-if-melee = el ataque es cuerpo a cuerpo
legion-if-aimed = se ha gastado Ataque apuntado en él
legion-if-against-trooper = la unidad defensora es de infantería
legion-if-wounded = el ataque ha causado heridas
legion-if-within-2 = la unidad defensora está a alcance 2 o menos
legion-if-fixed = se usa un arma fija
legion-if-card-used = se usa el arma de esta carta
legion-if-hurt = la unidad tiene heridas o ha perdido miniaturas
legion-if-first-activation = esta ha sido su primera activación de la ronda
legion-text-against = contra { $who }, { $what }
legion-text-while-ordered = mientras { $name } tenga una Orden boca arriba, { $what }
legion-text-while-ordered-else = si { $name } tiene una Orden boca arriba, { $what }; si no, { $other }
legion-text-once-in-activation = una vez por activación, { $what }
legion-text-first-in-round = solo la primera vez en una ronda, { $what }
legion-side-attacker = la unidad atacante
legion-side-defender = la unidad defensora
legion-who-that = esa unidad
legion-text-suffer-as-many = { $mood ->
    [may] sufrir
   *[does] sufre
} otras tantas heridas
legion-text-add-dice = { $mood ->
    [may] añadir
   *[does] añade
} { $count ->
    [one] { $colour ->
        [red] 1 dado rojo
        [black] 1 dado negro
       *[white] 1 dado blanco
    }
   *[other] { $colour ->
        [red] { $count } dados rojos
        [black] { $count } dados negros
       *[white] { $count } dados blancos
    }
}
legion-text-add-defence = { $mood ->
    [may] tirar
   *[does] tira
} { $count ->
    [one] 1 dado de defensa más
   *[other] { $count } dados de defensa más
}
legion-text-add-defence-courage = { $mood ->
    [may] tirar
   *[does] tira
} dados de defensa blancos adicionales, tantos como su aplomo supere a su Acobardamiento
legion-text-add-weapon = { $mood ->
    [may] añadir
   *[does] añade
} los dados y las cualidades de esta carta
legion-text-roll-for-die = { $mood ->
    [may] tirar
   *[does] tira
} un dado de defensa rojo y { $mood ->
    [may] añadir
   *[does] añade
} un dado blanco con una cara vacía, uno negro con un bloqueo o uno rojo con un incremento
legion-text-convert = { $mood ->
    [may] convertir
   *[does] convierte
} todos los incrementos del ataque en { $face ->
    [hit] impactos
   *[critical] críticos
}
legion-text-cancel = { $mood ->
    [may] anular
   *[does] anula
} { $face ->
    [hit] { $count ->
        [one] 1 impacto
       *[other] hasta { $count } impactos
    }
   *[critical] { $count ->
        [one] 1 crítico
       *[other] hasta { $count } críticos
    }
}
legion-text-heal = { $mood ->
    [may] perder
   *[does] pierde
} hasta { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
legion-text-shed = { $mood ->
    [may] perder
   *[does] pierde
} todas sus fichas de { $tokens }
legion-text-loses = { $mood ->
    [may] perder
   *[does] pierde
} { $keyword } esta ronda
legion-text-commanded-by = por Orden de un { $kind }, { $what }
legion-has-farther = { $mood ->
    [may] aumentar
   *[does] aumenta
} en { $x } el alcance máximo de sus armas a distancia, hasta { $about }, { $until }
legion-has-diversion = debe ser atacada antes que otras mientras tenga una Orden boca arriba, y entonces no tiene Respaldo, { $until }
legion-has-no-rally = { $mood ->
    [may] no reagruparse
   *[does] no se reagrupa
}
legion-has-unsuppressed = no puede quedar acobardada { $until }
legion-has-rally-limit = { $mood ->
    [may] perder
   *[does] pierde
} como mucho { $x ->
    [one] 1 ficha
   *[other] { $x } fichas
} de Acobardamiento al reagruparse, { $until }
legion-has-braver = { $mood ->
    [may] tener
   *[does] tiene
} { $x } más de aplomo { $until }
legion-has-red-vaapad = { $mood ->
    [may] añadir
   *[does] añade
} dados rojos por Dominio de Vaapad mientras esté trabada, en vez de blancos, { $until }

# Órdenes y planes.
legion-text-reserve = pon { $count } fichas de Orden de tu reserva, al azar, boca abajo sobre esta carta; puedes mirarlas y usar una en vez de robar
legion-text-reserve-one = pon una ficha de Orden de tu reserva, a tu elección, boca abajo sobre esta carta; puedes usarla en vez de robar
legion-text-dictate = puedes decir la categoría de la primera ficha de Orden que robe tu adversario
legion-text-limit-orders = tu adversario solo puede impartir { $count ->
    [one] 1 Orden
   *[other] { $count } Órdenes
} con su carta de Mando
legion-text-change-plans = puedes descartar esta carta; entonces tu adversario recupera la carta mostrada y los dos volvéis a elegir, pero no esa carta
legion-ask-change-plans = ¿Descartas esta carta para que { $card } vuelva a la mano y los dos volváis a elegir?
legion-changes-plans = { PLAYER($seat) } cambia de planes: { $card } vuelve a la mano y los dos vuelven a elegir.
legion-card-barred = { $card } acaba de volver a la mano y no se puede elegir ahora.
legion-ask-reserve = ¿Qué ficha de Orden pones sobre la carta?
legion-ask-rank = ¿De qué categoría es la ficha de Orden que roba tu adversario?
legion-option-reserve = Usar la ficha de la carta: { $rank }
legion-when-revealed = Cuando se muestra esta carta: { $what }.
legion-when-rallies = Cuando { $who } va a reagruparse: { $what }.
legion-when-aimed = Cuando { $who } ha realizado una acción de Apuntar: { $what }.
legion-when-moved = Cuando { $who } ha realizado un movimiento normal: { $what }.
legion-when-attacks = Cuando { $who } ataca: { $what }.
legion-when-defends = Cuando { $who } sufre un ataque: { $what }.
legion-when-rolled-at = Cuando { $who } sufre un ataque y ya se han tirado los dados de ataque: { $what }.
legion-when-attacked = Cuando { $who } ha atacado: { $what }.
legion-when-defended = Cuando { $who } ha sufrido un ataque: { $what }.
legion-when-attack-made = Cuando { $who } ha realizado todos sus ataques: { $what }.
legion-when-wounded = Cuando { $who } ha sufrido heridas: { $what }.
legion-about-wookiee-trooper = infantería wookiee
legion-about-commander-wookiee-trooper = comandante wookiee
legion-about-ewok = ewok
legion-about-rebels-commander = comandante rebelde
legion-about-ewok-commander = comandante ewok
legion-listing-nominates = El comandante debe ser: { $kind }
legion-listing-coordinate-range = Su Coordinación llega a alcance { $count }
legion-has-sheltered = no puede sufrir ataques a distancia { $until }
legion-sheltered = Nadie puede atacar a distancia a { $unit } esta ronda.
legion-text-perish = { $mood ->
    [may] ser
   *[does] es
} derrotada
legion-text-ride = { $mood ->
    [may] viajar
   *[does] viaja
} con { $name } durante esta ronda: no puede moverse, y se coloca en contacto después de cada movimiento de { $name }; mientras estén en contacto, { $name } tiene Desvío, tira dados de defensa rojos, también con Guardián, y puede gastar sus fichas de Esquiva
legion-ask-ride = ¿Dónde se coloca { $unit }, en contacto con { $mount }?
legion-not-at-mount = { $unit } debe tocar a { $mount }.
legion-rides = { $unit } va con otra unidad y no puede moverse por su cuenta.
legion-until-ridden = mientras la toque quien va con ella
legion-if-several-wounds = iba a sufrir más de 1 herida
legion-if-observed = la unidad defensora tiene una ficha de Observación
legion-text-pool-has = { $mood ->
    [may] dar
   *[does] da
} al ataque { $keyword }
legion-text-spend-observation = { $mood ->
    [may] gastar
   *[does] gasta
} una ficha de Observación de la unidad defensora
legion-text-limit-wounds = { $mood ->
    [may] sufrir
   *[does] sufre
} solo { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
legion-text-delay-wounds = { $mood ->
    [may] poner
   *[does] pone
} hasta { $count ->
    [one] 1 de las heridas
   *[other] { $count } de las heridas
} en esta carta
legion-text-suffer-delayed = { $mood ->
    [may] sufrir
   *[does] sufre
} las heridas que hay en esta carta
legion-text-draw-another = robas otra, usas una de las dos y devuelves la otra
legion-ask-drawn-token = ¿Cuál de las dos fichas de Orden usas?
legion-text-only-ordered-by = { $who ->
    [itself] solo ella misma puede
   *[commander] solo un Comandante puede
} impartírselas
legion-order-forbidden = Una carta prohíbe a esta unidad impartir Órdenes a { $unit }.
legion-has-keeps-dodge = { $mood ->
    [may] conservar
   *[does] conserva
} { $x ->
    [one] 1 ficha
   *[other] { $x } fichas
} de Esquiva en la fase Final
legion-when-token-drawn = Cuando has robado una ficha de Orden: { $what }.
legion-when-order-to = En cuanto a las Órdenes a { $who }: { $what }.
legion-when-wounds-due = Cuando { $who } va a sufrir heridas de un ataque: { $what }.
legion-text-roll-several = tira { $count } dados de ataque ({ $die }); por cada { $faces }, { $what }
legion-text-throw = { $mood ->
    [may] realizar
   *[does] realiza
} una acción de Atacar: su líder lanza un arma cuerpo a cuerpo contra una unidad enemiga a alcance 1-{ $count }, con la mitad de sus dados, redondeando hacia arriba
legion-ask-throw = ¿Contra quién lanza su arma { $unit }?
legion-if-bounty-commander = un Comandante enemigo tiene una ficha de Recompensa
legion-if-bounty-operative = un Agente enemigo tiene una ficha de Recompensa
legion-text-one-wound = 1 herida
legion-text-mended = { $mood ->
    [may] perder
   *[does] pierde
} { $what }, o recupera una miniatura caída en esta ronda
legion-about-non-droid-trooper = infantería que no sea droide
legion-keyword-farther = más alcance
legion-keyword-diversion = atrae los ataques
legion-keyword-no-rally = no se reagrupa
legion-keyword-fewer-actions = menos acciones
legion-keyword-unsuppressed = no puede quedar acobardada
legion-keyword-red-vaapad = dados rojos por Dominio de Vaapad
legion-keyword-rally-limit = Acobardamiento que pierde como mucho al reagruparse
legion-keyword-braver = más aplomo
legion-keyword-sheltered = no puede sufrir ataques a distancia
legion-keyword-keeps-dodge = fichas de Esquiva que conserva en la fase Final
legion-keyword-rides = viaja con otra unidad
legion-keyword-carries = lleva a otra unidad
legion-keyword-red-defence = dados de defensa rojos
legion-keyword-second-attack = una segunda acción de Atacar
legion-keyword-steadfast = ni acobardada ni presa del pánico
legion-keyword-card-weapon = el arma de una carta de Mando
legion-keyword-tires = Inmovilización al final de la ronda
legion-keyword-extra-dice = más dados
legion-keyword-once-more = puede reaccionar una vez
