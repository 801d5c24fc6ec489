# Ataques: armas, dados, cobertura, defensa, heridas.

legion-weapon = { $name }
legion-weapon-of = { $name } ({ $card })

legion-rolled = { $face }
legion-face-hit = impacto
legion-face-critical = crítico
legion-face-block = bloqueo
legion-face-surge = incremento
legion-face-blank = vacío

legion-because-suppressed = acobardamiento
legion-because-smoke = humo
legion-because-cover = Cobertura
legion-because-limit = límite
legion-because-sharpshooter = Tirador de primera

# Lo que se cuenta.

legion-attacks = { $unit } ataca a { $target } con { $weapons }.
legion-token-attacks = Una ficha { PLAYER($seat, form: "of") } ataca a { $target } con { $weapons }.
legion-attack-roll = { PLAYER($seat) } tira dados de ataque: { $dice }.
legion-defence-roll = { $unit } tira dados de defensa: { $dice }.
legion-cover = Cobertura de { $unit }: { $value }.
legion-cover-cancels = La cobertura de { $unit } anula { $count ->
    [one] 1 impacto
   *[other] { $count } impactos
}.
legion-armor-cancels = El blindaje de { $unit } anula { $count ->
    [one] 1 impacto
   *[other] { $count } impactos
}.
legion-backup-cancels = El respaldo de { $unit } anula { $count ->
    [one] 1 impacto
   *[other] { $count } impactos
}.
legion-shields-ionised = { $unit } tiene que dar la vuelta a { $count ->
    [one] 1 escudo
   *[other] { $count } escudos
}: Iónica.
legion-guards = { $unit } asume { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}: Guardián.
legion-pierces = Perforante anula { $count ->
    [one] 1 bloqueo
   *[other] { $count } bloqueos
} de { $unit }.
legion-reflects = A { $unit } le alcanza lo que su objetivo le devuelve: { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}.
legion-supports = { $unit } añade sus armas: Fuego de apoyo.
legion-suffers = { $unit } sufre { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}.
legion-miniature-defeated = Cae una miniatura de { $unit }.
legion-unit-defeated = La unidad { $unit } ha sido derrotada.
legion-bounty = { $unit } cobra la recompensa por { $target }.
legion-vehicle-damaged = { $unit } queda con daños: recibe una ficha de Daño a vehículo.
legion-vehicle-damage = { $unit } queda con daños: { $kind ->
    [damaged] puede perder una acción
    [disabled] le cuesta moverse
   *[other] una de sus armas queda inutilizada en parte
}.
legion-loses-actions = { $unit } pierde { $count ->
    [one] 1 acción
   *[other] { $count } acciones
}.

# Lo que se pregunta.

legion-ask-defender = ¿A quién ataca { $unit }?
legion-ask-another-defender = ¿Ataca { $unit } a alguien más?
legion-ask-kind = ¿Se ataca a { $target } cuerpo a cuerpo o a distancia?
legion-ask-weapons = ¿Con qué armas atacan a { $target } las miniaturas de { $unit }? (como máximo { $count })
legion-ask-next-pool = ¿Qué ataque se resuelve ahora?
legion-ask-long-shot = ¿Gasta { $unit } fichas de Ataque apuntado para llegar más lejos? ({ $count })
legion-ask-fire-support = ¿Quién añade armas al ataque contra { $target }?
legion-ask-makashi = ¿Renuncia { $unit } a un punto de Perforante para que nada proteja del resto?
legion-ask-advanced-targeting = ¿Recibe { $unit } { $count ->
    [one] 1 ficha de Ataque apuntado
   *[other] { $count } fichas de Ataque apuntado
} a cambio de no atacar a nadie más?
legion-ask-upgrade = ¿Qué dados mejoras? ({ $count })
legion-ask-aim = ¿Gasta { $unit } una ficha para volver a tirar dados?
legion-ask-reroll = ¿Qué dados vuelves a tirar? (como máximo { $count })
legion-ask-surge = ¿Gasta { $unit } una ficha de Incremento?
legion-ask-improve = ¿Gasta { $unit } una ficha para mejorar un resultado? ({ $token })
legion-ask-snipe = ¿Anulas todos los dados a cambio de una herida si hay algún crítico? (críticos: { $count })
legion-ask-dodge = ¿Gasta { $unit } una ficha de Esquiva?
legion-ask-lethal = ¿Gasta { $unit } una ficha de Ataque apuntado a cambio de Perforante 1?
legion-ask-protect = ¿Cómo se protege a { $unit }? (impactos: { $hits }, críticos: { $criticals })
legion-ask-guard = ¿Cuántos resultados asume { $unit }? (como máximo { $most })
legion-ask-pierce = ¿Cuántos bloqueos de { $unit } anulas con Perforante?
legion-ask-soresu = ¿Vuelve { $unit } a tirar todos sus dados?
legion-ask-luck = ¿Qué dados vuelve a tirar { $unit }? (como máximo { $count })
legion-ask-casualties = ¿Qué miniaturas de { $unit } caen? ({ $count })
legion-ask-wounded = ¿Qué miniatura de { $unit } sufre las heridas?
legion-ask-new-leader = ¿A qué miniatura de { $unit } sustituye el líder?
legion-ask-disrupt = ¿Qué arma de { $unit } queda inutilizada en parte?
legion-ask-victory-or-death = ¿Acepta { $unit } acobardamiento a cambio de una ficha?
legion-ask-family = ¿Quién recibe una ficha de Esquiva tras el ataque de { $unit }?
legion-ask-next-in-area = ¿A qué unidad se alcanza ahora?
legion-ask-detonate = ¿Qué carga detona { $unit }?
legion-ask-overrun = ¿A quién arrolla { $unit }?

# Por qué no.

legion-no-target = No hay nadie a quien esta unidad pueda atacar.
legion-no-enemy = Solo se puede atacar a un enemigo que esté sobre la mesa.
legion-not-this-target = Este ataque no se puede hacer contra esa unidad.
legion-wheel-mode = Una unidad en modo rodante no puede atacar.
legion-leader-sees-nobody = El líder de la unidad no ve a ninguna miniatura de esa unidad.
legion-incognito = A una unidad de incógnito solo se la puede atacar a alcance 1.
legion-no-weapon = No se puede usar ningún arma contra esa unidad.
legion-area-weapon = { $weapon } es un arma con área de efecto y nunca forma parte de la reserva de una unidad.
legion-overrun-weapon = { $weapon } solo se puede usar para arrollar.
legion-self-destruct-weapon = { $weapon } solo se puede usar para autodestruirse.
legion-cumbersome = { $weapon } no se puede usar después de moverse.
legion-not-melee = { $weapon } no es un arma cuerpo a cuerpo.
legion-not-ranged = { $weapon } no es un arma a distancia.
legion-not-in-melee = Las dos unidades no están en combate cuerpo a cuerpo.
legion-immune-melee = Esa unidad no puede ser objetivo de ataques cuerpo a cuerpo.
legion-engaged = Una unidad trabada no hace ataques a distancia.
legion-target-engaged = Una unidad trabada no puede ser objetivo de ataques a distancia.
legion-no-ranged-in-melee = No se usan armas a distancia contra una unidad con la que se está en combate cuerpo a cuerpo.
legion-immune-range-1 = { $weapon } no pasa de alcance 1, y esa unidad es inmune a tales armas.
legion-out-of-range = { $weapon } no se puede usar a alcance { $range }.
legion-sees-nobody = Esta miniatura no ve a ninguna miniatura de la unidad defensora.
legion-sidearm = Además de su arma secundaria, { $weapon }, esta miniatura no puede usar otras armas de ese tipo.
legion-fixed = Ninguna miniatura de la unidad defensora está en el arco de { $weapon }.
legion-no-self-destruct = Para autodestruirse, una unidad necesita esa cualidad y al menos estas heridas: { $count }.
