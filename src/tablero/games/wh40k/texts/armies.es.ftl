# Ejércitos: cómo se escribe el ajuste y lo que un ejército no puede ser.
wh40k-json-object = se esperaba un objeto, no { $given }
wh40k-json-fields = no existe ese campo; existen { $fields }
wh40k-json-missing = falta el campo «{ $field }»
wh40k-json-list = se esperaba una lista de { $least } a { $most } elementos
wh40k-json-number = se esperaba un número entero de { $least } a { $most }, no { $given }
wh40k-json-flag = se esperaba true o false, no { $given }
wh40k-json-text = se esperaba un texto de una línea con { $most } letras como mucho, no { $given }
wh40k-json-keyword = se esperaba una clave en mayúsculas, no { $given }
wh40k-json-amount = se esperaba un número o dados, como 4, D6 o 2D6+1, que den { $most } como mucho, no { $given }
wh40k-json-ability = se esperaba una habilidad que las reglas conocen y su número, de entre { $names }, no { $given }
wh40k-json-none = no hay nada a lo que este número se pueda referir
wh40k-json-shape = se esperaba una de estas formas: { $shapes }
wh40k-json-base = se esperaban forma, longitud y anchura, que no es mayor que la longitud, y es igual en una peana redonda
wh40k-json-spaces = se esperaban claves, 20 como mucho, cada una con las plazas que ocupa una miniatura así
wh40k-army-no-such = no hay ningún ejército preparado «{ $name }»; hay { $names }
wh40k-army-models = hay { $count } miniaturas; puede haber { $most } como mucho
wh40k-setup-armies = se esperaba una lista con un ejército para cada uno de los { $seats } jugadores, o una vacía
wh40k-data-no-toml = esto no es TOML: { $error }
wh40k-army-nameless = Ejército sin nombre
wh40k-army-about = { $faction }, { $detachment }: { $points } de { $limit } puntos
wh40k-army-unit = { $name }, { $models ->
    [one] 1 miniatura
   *[other] { $models } miniaturas
}, { $points } puntos
wh40k-army-enhanced = { $unit }, { $enhancement }
wh40k-army-warlord = { $unit }, Señor de la guerra
wh40k-army-unenforced = {"      "}No se aplica: { $names }
wh40k-army-format-incursion = Incursión
wh40k-army-format-strike-force = Fuerza de choque
wh40k-army-format-onslaught = Conquista
wh40k-army-format-agreed = un límite de puntos acordado por los jugadores
wh40k-army-format-open = juego libre

# Reunir el ejército: por qué no se puede usar.
wh40k-muster-size = La hoja de ejército es para { $limit } puntos; los ejércitos de este tamaño de batalla son de { $wanted }.
wh40k-muster-points = Las unidades cuestan { $points } puntos; el límite es { $limit }.
wh40k-muster-detachment = La hoja de ejército no nombra ningún destacamento.
wh40k-muster-no-faction = Ninguna unidad tiene la clave de facción del ejército, { $faction }.
wh40k-muster-faction = { $unit } no tiene la clave de facción del ejército, { $faction }.
wh40k-muster-character = No hay ninguna unidad PERSONAJE; un ejército tiene al menos una.
wh40k-muster-epic-twice = { $unit } está { $count } veces; un HÉROE ÉPICO puede estar una.
wh40k-muster-copies = Hay { $count } unidades de { $unit }; puede haber { $most } como mucho.
wh40k-muster-enhanced-unit = { $unit } tiene la mejora { $enhancement }; solo puede tenerla un PERSONAJE.
wh40k-muster-enhanced-epic = { $unit } tiene la mejora { $enhancement }; un HÉROE ÉPICO no puede tener ninguna.
wh40k-muster-enhancements = El ejército tiene { $count } mejoras; puede haber { $most } como mucho.
wh40k-muster-enhancement-twice = La mejora { $enhancement } está { $count } veces; puede estar una.
wh40k-muster-warlords = { $count ->
    [0] Nadie es el Señor de la guerra
   *[other] { $count } unidades tienen un Señor de la guerra
}; un ejército tiene exactamente uno.
wh40k-muster-warlord = { $unit } no puede tener al Señor de la guerra, que es un PERSONAJE.
wh40k-muster-reserves = Estas unidades cuestan { $points } puntos; en la reserva estratégica puede haber { $limit } como mucho.
