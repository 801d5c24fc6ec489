# Cartas y cualidades en listas.
legion-listing-units = Unidades, { $edition }: { $known } de { $total } se aplican por completo
legion-listing-upgrades = Mejoras, { $edition }: { $known } de { $total } se aplican por completo
legion-listing-commands = Cartas de Mando, { $edition }: { $known } de { $total } se aplican por completo
legion-listing-battle = Cartas de Batalla, { $edition }: { $known } de { $total } se aplican por completo
legion-listing-keywords = Cualidades, { $edition }: { $known } de { $total } se aplican
legion-listing-sum = En total, { $known } de { $total } se aplican por completo
legion-listing-no-set = no existe el conjunto «{ $set }»; los hay: { $sets }
legion-listing-no-card = no existe la carta o cualidad «{ $name }».
legion-listing-line = { $name } ({ $about })
legion-listing-part = { $line }: no todo se aplica
legion-listing-short = { $kind }, { $points } puntos
legion-listing-pips = { $pips ->
    [one] 1 puntito
   *[other] { $pips } puntitos
}
legion-listing-title = { $name } (edición de { $edition }): { $about }
legion-listing-term = { $name } (edición de { $edition })
legion-listing-unit = { $faction }, { $type }; miniaturas: { $minis }; heridas: { $wounds }; { $kind ->
    [vehicle] resistencia: { $resilience }
   *[trooper] aplomo: { $courage }
}; velocidad: { $speed }
legion-listing-dice = Dado de defensa: { $die ->
    [red] rojo
    [white] blanco
   *[none] ninguno
}; incremento de ataque: { $attack ->
    [hit] impacto
    [critical] crítico
   *[none] nada
}; incremento de defensa: { $defence ->
    [block] bloqueo
   *[none] nada
}
legion-listing-bar = Mejoras: { $types }
legion-listing-minis = Miniaturas que añade: { $count }
legion-listing-keyword = {"  "}{ $name }: { $text }
legion-listing-weapon = Arma: { $name }, { $reach ->
    [melee] cuerpo a cuerpo
    [both] cuerpo a cuerpo y alcance { $least } a { $most }
    [adds] añade dados a otras
   *[ranged] { $most ->
        [-1] alcance { $least } o más
       *[other] alcance { $least } a { $most }
    }
}; dados: { $red } rojos, { $black } negros, { $white } blancos
legion-listing-unenforced = No se aplica: { $what }
legion-listing-text-known = su texto
legion-listing-text-unknown = su texto, si lo tiene
legion-listing-missing = lo que no da ninguna fuente ({ $names })
legion-listing-assumed = Supuesto, porque ninguna fuente lo da para esta edición: { $names }
legion-listing-rules = Reglas: { $ids }
legion-listing-term-missing = No se aplica: { $ids }

legion-unit-type-trooper = infantería
legion-unit-type-clone-trooper = infantería clon
legion-unit-type-creature-trooper = infantería de criaturas
legion-unit-type-droid-trooper = infantería droide
legion-unit-type-emplacement-trooper = infantería de emplazamiento
legion-unit-type-wookiee-trooper = infantería wookiee
legion-unit-type-heavy-droid-trooper = infantería droide pesada
legion-unit-type-mandalorian-trooper = infantería mandaloriana
legion-unit-type-ground-vehicle = vehículo terrestre
legion-unit-type-repulsor-vehicle = vehículo repulsor
