# Ejércitos: cómo se escribe un ajuste y qué no puede ser un ejército.
legion-json-object = se esperaba un objeto, no { $given }
legion-json-nobody = se esperaban mejoras que añadan miniaturas a { $unit }, que no tiene ninguna propia
legion-json-minis = hay { $count } miniaturas; puede haber { $most } como mucho
legion-json-fields = no existe ese campo; los hay: { $fields }
legion-json-missing = falta el campo «{ $field }»
legion-json-list = se esperaba una lista de { $least } a { $most }
legion-json-text = se esperaba un texto de una línea con { $most } letras como mucho, no { $given }
legion-json-card = esta edición no tiene ninguna carta con el identificador { $given }
legion-json-word = se esperaba uno de estos: { $words }; no { $given }
legion-army-no-such = no hay ningún ejército preparado «{ $name }»; los hay: { $names }
legion-setup-armies = se esperaba una lista con un ejército para cada uno de los { $seats } jugadores, o vacía
legion-setup-edition = se esperaba un ejército de la edición de { $edition }; este es de la de { $given }

legion-faction-empire = Imperio Galáctico
legion-faction-rebels = Alianza Rebelde
legion-faction-republic = República Galáctica
legion-faction-separatists = Alianza Separatista
legion-faction-mercenary = Mercenarios
legion-faction-mandalorians = Mandalorianos

legion-rank-commander = Comandante
legion-rank-operative = Agente
legion-rank-corps = Tropa
legion-rank-special-forces = Fuerzas especiales
legion-rank-support = Apoyo
legion-rank-heavy = Pesada

legion-upgrade-type-armament = Armamento
legion-upgrade-type-clan = Clan
legion-upgrade-type-command = Mando
legion-upgrade-type-comms = Comunicaciones
legion-upgrade-type-crew = Tripulación
legion-upgrade-type-doctrine = Doctrina
legion-upgrade-type-force = Fuerza
legion-upgrade-type-gear = Equipo
legion-upgrade-type-generator = Generador
legion-upgrade-type-grenades = Granadas
legion-upgrade-type-hardpoint = Afuste
legion-upgrade-type-heavy-weapon = Arma pesada
legion-upgrade-type-ordnance = Artillería
legion-upgrade-type-personnel = Personal
legion-upgrade-type-pilot = Piloto
legion-upgrade-type-programming = Programación
legion-upgrade-type-squad-leader = Jefe de escuadra
legion-upgrade-type-training = Entrenamiento

legion-battle-card-objective = Objetivo
legion-battle-card-secondary-objective = Objetivo secundario
legion-battle-card-advantage = Ventaja
legion-battle-card-deployment = Despliegue
legion-battle-card-condition = Condición

legion-army-empty = El ejército no tiene ninguna unidad.
legion-army-points = El ejército cuesta { $points } puntos; el límite son { $limit }.
legion-army-force-faction = { $force } es un grupo de batalla de esta facción: { $faction }.
legion-army-needs-force = Un ejército de { $faction } solo se forma con un grupo de batalla.
legion-army-faction = { $unit } no es de esta facción: { $faction }.
legion-army-not-for-hire = Esta facción no puede contratar a { $unit }: { $faction }.
legion-army-all-mercenaries = Un ejército formado solo por mercenarios necesita un grupo de batalla que lo permita.
legion-army-rank-least = { $rank }: { $count ->
    [one] cuenta 1 unidad
   *[other] cuentan { $count } unidades
} y tiene que haber { $least } como mínimo.
legion-army-rank-most = { $rank }: { $count ->
    [one] cuenta 1 unidad
   *[other] cuentan { $count } unidades
} y puede haber { $most } como máximo.
legion-army-leaders = Entre comandantes y agentes son { $count }; este grupo de batalla puede tener { $most } como máximo.
legion-army-mercenaries = { $rank }: demasiados mercenarios; { $most ->
    [one] se puede contratar 1 de esta categoría
   *[other] se pueden contratar { $most } de esta categoría
}.
legion-army-copies = { $name } figura en { $count } cartas; { $most ->
    [one] se permite 1
   *[other] se permiten { $most }
}.
legion-army-detachment = { $unit } necesita una unidad de la que ser destacamento: { $needed }.
legion-army-special-issue = { $unit } solo puede formar parte del grupo de batalla { $force }.
legion-army-not-in-force = { $unit } no está entre las unidades de { $force }.
legion-army-unit-least = { $units }: hay { $count } en el ejército y tiene que haber { $least } como mínimo.
legion-army-unit-most = { $units }: hay { $count } en el ejército y puede haber { $most } como máximo.
legion-army-at-least = { $force } necesita { $least ->
    [one] 1 unidad
   *[other] { $least } unidades
} de cierta clase; el ejército { $count ->
    [0] no tiene ninguna
   *[other] tiene { $count }
}.
legion-army-pair = Cada { $unit } necesita a su lado una de estas: { $needed }.
legion-army-one-of-each = { $force } tiene que incluir una de cada una de sus unidades de Tropa antes de repetir ninguna.
legion-army-affiliation = A { $unit } le falta la afiliación { $affiliation }, que tienen que tener todas las unidades de este grupo de batalla.

legion-equip-slots = { $unit } tiene { $count ->
    [one] 1 mejora
   *[other] { $count } mejoras
} de este tipo: { $type }; en su barra de mejoras { $room ->
    [0] no cabe ninguna
    [one] cabe 1
   *[other] caben { $room }
}.
legion-equip-twice = { $unit } tiene dos veces { $upgrade }.
legion-equip-leaders = { $unit } solo puede tener una mejora con Líder: { $names }.
legion-equip-restricted = { $unit } no cumple la restricción de { $upgrade }.
legion-equip-not-in-force = { $upgrade }, en { $unit }, no está entre las mejoras de { $force }.
legion-equip-must = { $unit } tiene que tener { $upgrade }.
legion-equip-must-fill = { $unit } tiene que tener una mejora de este tipo: { $type }.
legion-equip-must-have = { $unit } tiene que tener { $count ->
    [one] 1 mejora
   *[other] { $count } mejoras
} de este tipo: { $type }.
legion-equip-counterpart = { $counterpart } no es la contrapartida de { $unit }.
legion-equip-counterpart-missing = { $unit } va siempre con su contrapartida.
legion-equip-counterpart-alone = { $unit } es una contrapartida: siempre va con otra unidad.
legion-equip-no-counterpart = { $unit } no es una contrapartida.
legion-equip-loadout = { $unit } no puede apartar mejoras: no tiene Pertrechos.
legion-equip-loadout-swap = { $unit } no tiene ninguna mejora por la que cambiar { $upgrade }: una de su tipo que cueste lo mismo o más.

legion-hand-pips = La mano de mando { $count ->
    [0] no tiene ninguna carta
    [one] tiene 1 carta
   *[other] tiene { $count } cartas
} de { $pips ->
    [one] 1 puntito
   *[other] { $pips } puntitos
}; tiene que tener { $wanted }.
legion-hand-force = { $card } pertenece al grupo de batalla { $force }.
legion-hand-faction = { $card } pertenece a esta facción: { $faction }.
legion-hand-units = { $card } necesita { $form ->
    [all] todas estas unidades en el ejército
   *[any] una de estas unidades en el ejército
}: { $names }.
legion-hand-required = { $card } necesita una unidad que este ejército no tiene.
legion-hand-contingencies = { $count ->
    [one] Se ha apartado 1 contingencia
   *[other] Se han apartado { $count } contingencias
}; { $most ->
    [0] no puede haber ninguna
   *[other] puede haber { $most } como máximo
}.
legion-deck-kind = { $kind }: el mazo de batalla { $count ->
    [0] no tiene ninguna
   *[other] tiene { $count }
} de estas cartas; tiene que tener { $wanted }.
legion-deck-twice = { $card } está dos veces en el mazo.
legion-deck-format = { $card } no es una carta para partidas de este tamaño.
legion-deck-faction = { $card } pertenece a esta facción: { $faction }.

legion-army-nameless = Ejército sin nombre
legion-army-about = { $faction }, edición de { $edition }: { $points } de { $limit } puntos
legion-army-force = Grupo de batalla: { $force }
legion-army-unit = {"  "}{ $name }, { $minis ->
    [one] 1 miniatura
   *[other] { $minis } miniaturas
}, { $points } puntos
legion-army-counterpart = {"      "}con { $name }
legion-army-upgrades = {"      "}{ $names }
legion-army-loadout = {"      "}Apartadas: { $names }
legion-army-unenforced = {"      "}No se aplica el texto de: { $names }
legion-army-hand = Mano de Mando: { $names }
legion-army-contingencies = Contingencias: { $names }
legion-army-deck = { $kind }: { $names }
legion-army-other-format = El ejército se formó para partidas de otro tamaño, no para este: { $wanted }.
legion-army-format-standard = Normal
legion-army-format-skirmish = Escaramuza (Reconocimiento en 2026)
legion-army-format-escalation = Escalada
legion-army-format-grand-army = Gran ejército
legion-army-format-open = partida abierta, sin reglas de creación de ejércitos
