# Unidades, fichas y acobardamiento.

legion-unit = { $name }
legion-unit-numbered = { $name } { $number }

legion-token-aim = Ataque apuntado
legion-token-dodge = Esquiva
legion-token-surge = Incremento
legion-token-standby = Alerta
legion-token-observation = Observación
legion-token-suppression = Acobardamiento
legion-token-ion = Iones
legion-token-poison = Veneno
legion-token-immobilize = Inmovilización
legion-token-shield = Escudo
legion-token-vehicle-damage = Daño a vehículo

legion-gains = { $unit } recibe { $count ->
    [one] una ficha
   *[other] { $count } fichas
}: { $token }.
legion-spends = { $unit } gasta una ficha: { $token }.
legion-suppressed-by = { $unit } recibe { $count ->
    [one] 1 ficha de Acobardamiento
   *[other] { $count } fichas de Acobardamiento
} y ahora tiene { $total }.
legion-calmed = { $unit } pierde { $count ->
    [one] 1 ficha de Acobardamiento
   *[other] { $count } fichas de Acobardamiento
} y le quedan { $total }.
legion-rallies = { $unit } se reagrupa: { $dice } ({ $count ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $count } éxitos
}).

legion-ask-keep-suppression = ¿Cuántas de las fichas de Acobardamiento que perdería conserva { $unit }?
legion-ask-aid = ¿Quién recibe esta ficha en lugar de { $unit }? ({ $token })

legion-no-standby-repulsor = Un vehículo repulsor no puede tener fichas de Alerta.
legion-one-standby = Una unidad tiene como máximo una ficha de Alerta.
legion-no-poison = Solo se puede envenenar a infantería que no sea droide.
legion-no-ion = Las fichas de Iones son solo para vehículos e infantería droide.
