# Dados, ataques, salvaciones y daño.

wh40k-roll-hit = tiradas para impactar
wh40k-roll-wound = tiradas para herir
wh40k-roll-save = tiradas de salvación
wh40k-roll-damage = Daño
wh40k-roll-attacks = número de ataques
wh40k-roll-strength = Fuerza
wh40k-roll-sustained-hits = Golpes sostenidos
wh40k-roll-feel-no-pain = No hay dolor
wh40k-roll-deadly-demise = Final violento
wh40k-roll-mortal-wounds = heridas mortales
wh40k-roll-hazardous = chequeos de riesgo
wh40k-roll-move = Movimiento
wh40k-roll-advance = tirada de avance
wh40k-roll-charge = tirada de carga
wh40k-roll-desperate-escape = chequeos de huida desesperada
wh40k-roll-leadership = chequeo de Liderazgo

wh40k-rolls = { PLAYER($seat) }, { $purpose }: { $dice }.
wh40k-rerolls = { PLAYER($seat) } repite, { $purpose }: { $before } pasa a { $dice }.
wh40k-passed = { CAPITAL($purpose) }, { $needed }+: { $count ->
    [one] 1 éxito
   *[other] { $count } éxitos
}.
wh40k-passed-modified = { CAPITAL($purpose) }, { $needed }+: con { $modifiers } quedan en { $values }, { $count ->
    [one] 1 éxito
   *[other] { $count } éxitos
}.
wh40k-modifier-plus = +{ $amount } ({ $label })
wh40k-modifier-minus = −{ $amount } ({ $label })
wh40k-roll-off = Desempate: { PLAYER(1) } saca { $first }, { PLAYER(2, form: "inside") } saca { $second }.

wh40k-ask-rerolls = { $unit }, { $purpose }: { $dice }{ $needed ->
    [0] .
   *[other] ; hace falta { $needed } o más.
} ¿Cuáles de estas tiradas repites?
wh40k-ask-command-reroll = ¿Usas Repetición de mando ({ $cost } PM)? { $unit }, { $purpose }: { $dice }{ $needed ->
    [0] .
   *[other] ; hace falta { $needed } o más.
}
wh40k-rerolled-already = Un dado solo se puede repetir una vez.
wh40k-reroll-all = Estos { $count } dados se suman: se repiten todos o ninguno.
wh40k-no-command-reroll = Repetición de mando no sirve para esto: { $purpose }.

wh40k-attacks = { $unit } ataca a { $target } con { $weapon }, { $count ->
    [one] 1 ataque
   *[other] { $count } ataques
}: { $value }.
wh40k-more-hits = { $count ->
    [one] 1 impacto más
   *[other] { $count } impactos más
} por Golpes sostenidos.
wh40k-damage = Daño: { $value }.
wh40k-loses-wounds = { $unit }: { $model } { $count ->
    [0] no pierde ninguna herida
    [one] pierde 1 herida
   *[other] pierde { $count } heridas
}; le quedan { $left }.
wh40k-suffers-mortal-wounds = { $unit } sufre { $count ->
    [one] 1 herida mortal
   *[other] { $count } heridas mortales
}.
wh40k-model-destroyed = { $unit }: { $model } queda fuera de combate.
wh40k-unit-destroyed = La unidad { $name } ha sido eliminada.
wh40k-hazardous-failed = { $unit }: { $model } paga un chequeo de riesgo fallido.

wh40k-ask-allocate = { $by ->
    [attack] Un ataque hiere a { $unit }: { $weapon }, FP { $ap }, Daño { $damage }. ¿A qué miniatura lo asignas?
   *[mortal] { $unit } sufre heridas mortales. ¿Qué miniatura sufre la siguiente?
}
wh40k-ask-precision = Precisión: ¿asignas el ataque contra { $unit } a un PERSONAJE?
wh40k-ask-next-target = { $unit }: ¿contra quién se resuelven ahora los ataques?
wh40k-ask-next-weapons = { $unit }: ¿con qué armas se resuelven ahora los ataques?
wh40k-ask-hazardous = { $unit }: ha fallado un chequeo de riesgo. ¿Qué miniatura lo paga?

wh40k-because-ap = FP
wh40k-because-cover = cobertura
wh40k-because-melta = Fusión
wh40k-because-limit = el límite de los modificadores
wh40k-because-rapid-fire = Fuego rápido
wh40k-because-blast = Área
wh40k-because-heavy = Pesada
wh40k-because-lance = Lanza
wh40k-because-stealth = Sigilo
wh40k-because-indirect-fire = Indirecta, blanco no visible
wh40k-because-engaged = dispara trabada en combate
wh40k-because-target-engaged = blanco trabado en combate

wh40k-only-assault = { $weapon } no es un arma de Asalto, y la unidad ha avanzado.
wh40k-only-pistols = { $weapon } no es una Pistola, y la unidad está en la zona de amenaza de enemigos.
wh40k-only-engaged-targets = { $weapon } se dispara en combate: su blanco debe estar en la zona de amenaza.
wh40k-no-blast-engaged = { $weapon } es un arma de Área: no se usa contra una unidad en cuya zona de amenaza están las tuyas.
wh40k-only-psykers = { $weapon } es Psíquica: solo puede usarla un PSÍQUICO.
wh40k-because-other = otras reglas
wh40k-roll-disembark = dados por quienes desembarcan
wh40k-because-damaged = dañada
