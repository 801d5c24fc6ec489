raid-go = Ronda { $round }: ve a por una puerta o descansa.
raid-guard = Aposta tus guardias en las puertas.
raid-heal = Devuelve fichas de botín: cada una cura una herida.
raid-option-door = Ir a por la puerta { $door }
raid-option-plan = Ir a por la puerta { $door } y enseñar su plano
raid-option-rest = Descansar
raid-option-guard = Puerta { $door }
raid-option-token = Una ficha de la puerta { $door }
raid-guards-stand = Guardias en las puertas: { $at1 }, { $at2 } y { $at3 }.
raid-guards = guardias
raid-company = ambos ante la puerta
raid-plan = plano
raid-tries = El asaltante { $seat } prueba la puerta { $door }: { $value } = { $total }.
raid-takes = El asaltante { $seat } se lleva una ficha de la puerta { $door }.
raid-wounded = El asaltante { $seat } resulta herido.
raid-out = El asaltante { $seat } sufre su tercera herida y queda fuera.
raid-rests = El asaltante { $seat } descansa.
raid-heals = El asaltante { $seat } devuelve botín para curarse { $count ->
    [one] una herida
   *[other] { $count } heridas
}.
raid-shows = El asaltante { $seat } enseña el plano de la puerta { $door }.
raid-door-empty = Ya no queda nada tras la puerta { $door }.
raid-no-plan = No tienes ningún plano de la puerta { $door } que aún puedas enseñar.
raid-guard-limits = Aposta { $total } guardias en total, todos en puertas con botín y como mucho { $most } en la misma.
raid-won-by-loot = Los asaltantes tienen todo el botín que buscaban.
raid-won-by-wounds = Los dos asaltantes están fuera.
raid-won-by-time = A los asaltantes se les ha acabado el tiempo.
