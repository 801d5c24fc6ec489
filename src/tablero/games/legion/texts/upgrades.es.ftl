# Cartas de Mejora: caras, Reparación, Tratamiento, Restaurar.
legion-turns-over = { $unit } da la vuelta a { $card }.
legion-ask-turn-over = ¿{ $unit } da la vuelta a { $card }?
legion-ask-side = ¿Qué cara de { $card } queda a la vista para { $unit }?
legion-option-side = { $names }
legion-ask-mend = { $keyword }: ¿qué unidad?
legion-ask-mended = ¿Qué se le quita a { $unit }, o qué se le restaura? (hasta { $count })
legion-ask-restore = ¿Qué miniatura vuelve a { $unit }?
legion-ask-restored-place = ¿Dónde se coloca la miniatura de { $unit }?
legion-option-restore = Restaurar una miniatura
legion-option-fallen = { $name }
legion-mended = { $unit } queda en mejor estado.
legion-restored = Una miniatura de { $unit } está de vuelta.
legion-mend-used-up = La carta ya tiene { $count ->
    [one] la única ficha de Herida
   *[other] las { $count } fichas de Herida
} que admite.
legion-mend-nobody = No hay a alcance 1 y a la vista ninguna unidad a la que { $unit } pueda ayudar.
legion-ask-ready = ¿Qué cartas de Fuerza prepara { $unit }?
legion-option-ready-card = Preparar { $card }
