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
legion-listing-courage = Aplomo que añade: { $count }
legion-listing-speed = Velocidad máxima que añade: { $count }
legion-listing-courage-range = Las unidades aliadas a alcance 1-{ $count } pueden usar el aplomo de su unidad al comprobar el Pánico
legion-listing-surge = Los incrementos de ataque de su unidad pasan a ser: { $face ->
    [critical] crítico
   *[hit] impacto
}
legion-listing-slot = Icono de mejora que añade: { $type }
legion-listing-exhaust = Al utilizarla, la carta { $how ->
    [expend] se gasta
   *[exhaust] se agota
}
legion-listing-back = La otra cara:
legion-listing-orders = Órdenes: { $who }
legion-orders-group = { $count ->
    [one] 1 unidad
   *[other] { $count } unidades
} ({ $kind })
legion-orders-any = cualquiera
legion-listing-order-range = Solo unidades a alcance 1-{ $count } del comandante
legion-listing-permanent = Permanece en juego
legion-listing-returns = Vuelve a la mano al final de la fase de Mando
legion-listing-text = {"  "}{ $text }
legion-listing-first = Una vez divulgada, debe jugarse en la primera ronda
legion-listing-must-divulge = Debe divulgarse
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
legion-unit-type-emplacement-trooper = infantería de dotación
legion-unit-type-wookiee-trooper = infantería wookiee
legion-unit-type-heavy-droid-trooper = infantería droide pesada
legion-unit-type-mandalorian-trooper = infantería mandaloriana
legion-unit-type-ground-vehicle = vehículo terrestre
legion-unit-type-repulsor-vehicle = vehículo repulsor
