# Unidades, fichas y supresión.

legion-unit = { $name }
legion-unit-numbered = { $name } { $number }

legion-token-aim = Apuntar
legion-token-dodge = Esquivar
legion-token-surge = Incremento
legion-token-standby = Reacción
legion-token-observation = Observación
legion-token-suppression = Supresión
legion-token-ion = Iones
legion-token-poison = Veneno
legion-token-immobilize = Inmovilización
legion-token-shield = Escudo
legion-token-vehicle-damage = Daño de vehículo

legion-gains = { $unit } recibe { $count ->
    [one] una ficha
   *[other] { $count } fichas
}: { $token }.
legion-spends = { $unit } gasta una ficha: { $token }.
legion-suppressed-by = { $unit } recibe { $count ->
    [one] 1 ficha de Supresión
   *[other] { $count } fichas de Supresión
} y ahora tiene { $total }.
legion-calmed = { $unit } pierde { $count ->
    [one] 1 ficha de Supresión
   *[other] { $count } fichas de Supresión
} y le quedan { $total }.
legion-rallies = { $unit } se reagrupa: { $dice } ({ $count ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $count } éxitos
}).

legion-ask-keep-suppression = ¿Cuántas de las fichas de Supresión que perdería conserva { $unit }?
legion-ask-aid = ¿Quién recibe esta ficha en lugar de { $unit }? ({ $token })

legion-no-standby-repulsor = Un vehículo repulsor no tiene fichas de Reacción.
legion-one-standby = Una unidad tiene como máximo una ficha de Reacción.
legion-no-poison = Solo se puede envenenar a soldados que no sean droides.
legion-no-ion = Las fichas de Iones son solo para vehículos y soldados droides.
