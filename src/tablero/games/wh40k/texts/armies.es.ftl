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
wh40k-layout-form = se esperaba una disposición de terreno: un objeto con «size» y «pieces», o solo con «seed»
wh40k-layout-sizes = se esperaba el tamaño de un campo de batalla en pulgadas, uno de { $sizes }
wh40k-layout-size = la disposición es para otro campo de batalla: estos ejércitos se enfrentan en { $length }″ por { $width }″
wh40k-layout-seed = se esperaba un número entero de 0 a { $most }
wh40k-layout-pieces = se esperaba una lista de piezas, { $most } como mucho
wh40k-layout-piece = se esperaba el nombre de una pieza, dónde está en décimas de pulgada y su giro en grados, como ["ruin", 120, 85, 45]
wh40k-layout-unknown = no hay ninguna pieza así; hay { $names }
wh40k-layout-off = La pieza no está por completo en el campo de batalla.
wh40k-layout-overlap = La pieza se superpone con la pieza { $other }.
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

# Datos: qué está mal en los archivos que se añaden y qué se ha leído.
wh40k-data-at = { $file }, línea { $line }: { $expected }
wh40k-data-no-xml = esto no es XML que se pueda leer: { $error }
wh40k-data-doctype = no se puede declarar un tipo de documento ni, con él, entidades
wh40k-data-too-long = el archivo ocupa más de { $most } MB
wh40k-data-too-much = hay más de { $most } elementos, o están anidados a más de { $deepest } niveles
wh40k-data-zip-files = se esperaba un archivo dentro del comprimido, no { $count }
wh40k-data-no-zip = el archivo comprimido no se puede abrir
wh40k-data-number = { $field } debería ser un número, no «{ $text }»
wh40k-data-no-files = no hay ningún archivo que acabe en { $suffixes }
wh40k-data-too-many = hay más de { $files } archivos, o más de { $most } MB
wh40k-data-root = se esperaba un catálogo o un sistema de juego, no «{ $tag }»
wh40k-data-other-game = «{ $name }» no es de Warhammer 40,000, 10.ª edición
wh40k-data-no-target = el { $tag } «{ $name }» lleva a algo que no está en ninguno de los archivos: falta un catálogo
wh40k-data-circular = «{ $name }» lleva de vuelta a sí mismo
wh40k-data-characteristic = en el perfil «{ $profile }» el atributo { $name } no puede ser «{ $text }»
wh40k-data-no-profile = no se encuentra ningún perfil para la miniatura «{ $model }» de «{ $unit }»
wh40k-data-columns = faltan estas columnas: { $names }
wh40k-data-row = se esperaban { $count } valores
wh40k-data-no-csv = esto no es una tabla que se pueda leer: { $error }
wh40k-data-base = se esperaba round u oval, con longitud y anchura en mm, o hull
wh40k-data-broken = esto no es un catálogo guardado ({ $error }): añade los datos otra vez
wh40k-data-version = lo guardó otra versión ({ $version }): añade los datos otra vez
wh40k-data-about = { $name }: { $sheets ->
    [one] 1 hoja de datos
   *[other] { $sheets } hojas de datos
}, { $whole } de ellas solo con lo que las reglas de aquí conocen
wh40k-data-unplaced = Ninguna tabla tiene las peanas de { $count } miniaturas, así que las da sizes.toml: { $names }
wh40k-data-bare = Se quedan fuera por no tener atributos: { $names } ({ $count })

# Composición: por qué una unidad no es lo que permite su hoja de datos.
wh40k-muster-unknown-sheet = { $unit } no se puede comprobar: aquí no se conoce su hoja de datos. Añádela con tablero data.
wh40k-muster-unknown-detachment = El destacamento «{ $detachment }» no se puede comprobar: aquí no se conoce. Añádelo con tablero data.
wh40k-muster-unknown-detachment-near = El destacamento «{ $detachment }» no se conoce aquí. Quizá { $near }.
wh40k-muster-other-detachment = { $unit } tiene la mejora { $enhancement }, que es de { $other } y no de { $detachment }.
wh40k-muster-no-model = { $unit } no tiene ninguna miniatura «{ $model }».
wh40k-muster-options = En { $unit } las opciones no dan ninguna miniatura { $model } con { $items }.
wh40k-muster-numbers = En { $unit } los números de { $model } o de sus armas no son los de la hoja de datos.
wh40k-muster-models = { $unit } tiene { $count } de { $model }; puede haber de { $least } a { $most }.
wh40k-muster-items = { $unit } tiene { $count } de { $item }; una unidad de este tamaño puede tener { $most }.
wh40k-muster-cost = { $unit } está en la hoja de ejército con { $points } puntos; según las hojas de datos cuesta { $wanted }.

wh40k-setup-limits = los ejércitos son para límites de puntos distintos; los dos jugadores eligen un mismo tamaño de batalla
wh40k-setup-bring = no hay ningún ejército preparado de { $points } puntos: alguien tiene que traer uno

# Hojas de datos en listas.
wh40k-listing-set = { $set }: { $total ->
    [one] 1 hoja de datos
   *[other] { $total } hojas de datos
}, { $known } que se aplican del todo
wh40k-listing-sum = En total: { $total } hojas de datos, { $known } que se aplican del todo
wh40k-listing-no-set = No hay ninguna facción «{ $set }»; hay { $sets }
wh40k-listing-no-sheet = No hay ninguna hoja de datos «{ $name }».
wh40k-listing-line = { $name }, desde { $points } puntos
wh40k-listing-part = { $line } (no se aplica todo)
wh40k-listing-title = { $name } ({ $faction })
wh40k-listing-profile = { $name }: M { $m }, R { $t }, S { $sv }+, H { $w }, L { $ld }+, CO { $oc }{ $invulnerable ->
    [0] {""}
   *[other] , invulnerable { $invulnerable }+
}
wh40k-listing-weapon = { $name }: { $range ->
    [0] combate
   *[other] { $range } pulgadas
}, A { $a }, { $skill ->
    [0] sin tirada para impactar
   *[other] impacta con { $skill }+
}, F { $s }, FP { $ap }, D { $d }; { $abilities }
wh40k-listing-keywords = Claves: { $names }
wh40k-listing-abilities = Se aplica: { $names }
wh40k-listing-leads = Puede liderar: { $names }
wh40k-listing-transport = Transporta { $capacity } miniaturas
wh40k-listing-points = Desde { $models ->
    [one] 1 miniatura
   *[other] { $models } miniaturas
}: { $points } puntos
wh40k-listing-each = Cada { $name }: { $points } puntos
wh40k-listing-unenforced = No se aplica: { $names }

# Lo que va donde una lista no se puede leer: Se esperaba …
wh40k-expect-list = una lista de la aplicación oficial, que empieza con su nombre y sus puntos, como «Mi ejército (1000 Points)», una de NewRecruit como texto o JSON, una de BattleScribe o un archivo propio
wh40k-expect-app-unit = una unidad con sus puntos, como «Captain (90 Points)», o el título de una sección en mayúsculas
wh40k-expect-app-item = miniaturas o armas con su número, como «1x Bolt pistol», «Warlord» o «Enhancements: …»
wh40k-expect-simple = una unidad con sus puntos, como «Captain [90 pts]: Bolt pistol», o sus miniaturas, como «• 4x Intercessor: Bolt rifle»
wh40k-expect-wtc = una unidad con sus puntos, como «5x Intercessor Squad (80 pts)», sus miniaturas, como «• 4x Intercessor: Bolt rifle», o «Enhancement: …»
wh40k-expect-number = { $number }, no { $listed }
wh40k-expect-one-of = uno de estos nombres: { $names }
wh40k-expect-usual = lo que llevan si no eligen opciones, { $items }, o lo que estas permitan en su lugar
