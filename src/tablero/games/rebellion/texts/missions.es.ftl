# Misiones: lo que se pregunta.

rebellion-mission-where = ¿Dónde llevas a cabo «{ $card }»?
rebellion-mission-against = ¿Contra quién emprendes «{ $card }»?
rebellion-oppose = ¿Envías un Líder a { $place } para oponerse a «{ $card }»?
rebellion-spend-ring = { $leader }: ¿gastas el modificador de estado «{ $ring }»? { $use }
rebellion-choose-effect = Elige lo que hace la carta.
rebellion-choose-card-leader = ¿Qué Líder usa la carta?
rebellion-choose-gained = Elige una unidad con { $shape }.
rebellion-choose-queued = Elige la unidad para la casilla { $space } de la cola de construcción.
rebellion-choose-queued-victim = ¿Qué unidad de la cola de construcción destruyes?
rebellion-choose-victims = Destruye unidades que sumen { $most } de Resistencia como máximo.
rebellion-choose-advanced = ¿Qué unidad avanza una casilla en la cola de construcción?
rebellion-choose-deployed = ¿Qué unidad de la cola de construcción despliegas aquí?
rebellion-choose-refuge = Tus unidades terrestres deben marcharse: ¿a qué sistema Imperial?
rebellion-choose-closest = Hay varios sistemas igual de cercanos: elige uno.
rebellion-choose-captured = ¿A qué Líder capturas?
rebellion-choose-rescued = ¿A qué Líder capturado rescatas?
rebellion-choose-ring = ¿Qué Líder recibe el modificador de estado «{ $ring }»? { $use }
rebellion-choose-protected = ¿A la Misión de qué Líder no podrá oponerse nadie desde la reserva?
rebellion-pick-loyalty = ¿Dónde ganas Lealtad?
rebellion-pick-returning = ¿Qué Líderes de la Misión van también a la Base Rebelde?
rebellion-place-leader = ¿Adónde va { $leader }?
rebellion-release = El Líder debe ir a la región de tu Base: ¿a qué sistema?
rebellion-bury-objective = ¿Qué Objetivo va a la parte inferior del mazo?
rebellion-order-objectives = ¿Qué Objetivo es el siguiente, de arriba abajo?
rebellion-return-probe = Devuelve una carta de Sonda a la parte superior o inferior del mazo.
rebellion-keep-project = ¿Qué Proyecto te quedas?
rebellion-fetch-mission = Buscas en el mazo: ¿qué Misión coges?
rebellion-assign-again = ¿A qué Misión inicial pasan los Líderes?
rebellion-name-systems = Tu Base está en uno de los sistemas que nombras: elige los demás.
rebellion-mobilize = Movilización rápida: ¿qué haces?

rebellion-window-captured = Acaban de capturar a tu Líder. ¿Usas una carta de Acción?
rebellion-window-before_own_roll = Vas a tirar los dados. ¿Usas una carta de Acción?
rebellion-window-own_mission_success = Tu Misión se ha cumplido. ¿Usas una carta de Acción?
rebellion-window-opponent_attempts = El Imperio emprende una Misión. ¿Usas una carta de Acción antes de que se tiren los dados?
rebellion-window-opponent_attempts_spec_ops = El Imperio emprende una Misión de Operaciones especiales. ¿Usas una carta de Acción antes de que se tiren los dados?
rebellion-window-before_reveal = Vas a revelar una Misión. ¿Usas antes una carta de Acción?
rebellion-window-rescued_by_mission = Una Misión ha rescatado a tu prisionero. ¿Usas una carta de Acción?

# Misiones: lo que sucede.

rebellion-reveals = { rebellion-acting } { $n ->
    [one] revela
   *[other] revelan
} la Misión «{ $card }» ({ $leaders }).
rebellion-mission-place = La Misión tiene lugar en { $place }.
rebellion-mission-target = La Misión va contra { $leader } en { $place }.
rebellion-opposes = { $leader } acude a oponerse a la Misión.
rebellion-mission-dice = Éxitos: { $own } contra { $other }.
rebellion-mission-succeeds = «{ $card }» se cumple.
rebellion-mission-fails = «{ $card }» fracasa.
rebellion-bonus-later = plan de { $leader }
rebellion-ring-spent = { $leader } gasta el modificador de estado «{ $ring }».
rebellion-leader-placed = { $leader } va a { $place }.
rebellion-recruits-here = { rebellion-acting } { $n ->
    [one] recluta
   *[other] reclutan
} un nuevo Líder en { $place }: { $leader }.
rebellion-becomes-jedi = { $leader } se convierte en { $jedi }.
rebellion-detained = { $leader } no podrá volver a la reserva de Líderes en esta ronda.
rebellion-protected = Nadie puede oponerse desde la reserva a las Misiones de { $leader } en esta ronda.
rebellion-released = { $leader } queda libre en { $place }: la Base está en esa región.
rebellion-loyalty-changed = { $place } es ahora { $loyalty }.
rebellion-loyalty-neutral = neutral
rebellion-loyalty-rebel = leal a la Rebelión
rebellion-loyalty-imperial = leal al Imperio
rebellion-reputation-gained = Los Rebeldes ganan { $amount } de Reputación.
rebellion-reputation-lost = Los Rebeldes pierden { $amount } de Reputación.
rebellion-gains-units = Unidades ganadas en { $place }: { $units }.
rebellion-destroys = Destrucción en { $place }: { $units }.
rebellion-destroyed-on-queue = Destrucción en la casilla { $space } de la cola de construcción: { $units }.
rebellion-advances = { $unit } avanza a la casilla { $space } de la cola de construcción.
rebellion-sabotaged = El sistema { $place } queda saboteado.
rebellion-sabotage-removed = Se retira el indicador de Sabotaje de { $place }.
rebellion-system-destroyed = El sistema { $place } es destruido.
rebellion-won-superlaser = El superláser ha destruido el sistema de la Base Rebelde.
rebellion-looks-at-objectives = Los Rebeldes miran { $count ->
    [one] 1 carta de Objetivo
   *[other] { $count } cartas de Objetivo
} del mazo.
rebellion-objectives-shown = Los Rebeldes muestran sus Objetivos al Imperio: { $cards }.
rebellion-gains-probes = El Imperio recibe { $count ->
    [one] 1 carta de Sonda.
   *[other] { $count } cartas de Sonda.
}
rebellion-probes-intercepted = Los Rebeldes roban { $places }.
rebellion-takes-probes = Los Rebeldes cogen { $count ->
    [one] 1 carta de Sonda
   *[other] { $count } cartas de Sonda
} de la mano Imperial para devolverlas en secreto.
rebellion-draws-projects = El Imperio coge { $count ->
    [one] 1 carta de Proyecto.
   *[other] { $count } cartas de Proyecto.
}
rebellion-base-here-yes = Los Rebeldes admiten que su Base está en { $place }. Sigue oculta.
rebellion-base-here-no = Los Rebeldes declaran que su Base no está en { $place }.
rebellion-base-region-yes = Los Rebeldes admiten que su Base está en la región de { $place }.
rebellion-base-region-no = Los Rebeldes declaran que su Base no está en la región de { $place }.
rebellion-systems-named = La Base está en uno de estos sistemas: { $places }.

# Misiones: por qué no.

rebellion-needs-skill = Los Líderes de la Misión deben sumar { $count ->
    [one] 1 icono
   *[other] { $count } iconos
} de { $skill }.
rebellion-no-target = La carta no permite ahí la Misión: necesita { $where }.
rebellion-no-target-leader = La Misión debe ir contra un Líder Rebelde que esté libre, en { $where }.
rebellion-no-target-captive = La Misión debe ir contra un Líder capturado.
rebellion-no-mission-in-base = En el espacio de la Base Rebelde no hay Misiones, salvo que su carta lo diga.
rebellion-no-starting-mission = No hay en la mano ninguna Misión inicial a la que puedan pasar los Líderes.
rebellion-too-much-health = Las unidades no deben sumar más de { $most } de Resistencia.

# Misiones: opciones.

rebellion-option-queued = { $unit } en la casilla { $space }
rebellion-option-top = { $place }: arriba
rebellion-option-bottom = { $place }: abajo
rebellion-option-blank = Poner en blanco: { $die }
rebellion-option-keep-ring = Guardarlo para más adelante
rebellion-option-spend_ring = Gastar el modificador de estado
rebellion-option-none = No hay ninguna en el mazo
rebellion-option-base = Base Rebelde
rebellion-option-gain_loyalty = Ganar 2 de Lealtad
rebellion-option-queue_cruiser = Poner un Crucero mon calamari en la cola de construcción
rebellion-option-keep_project = Robar 2 Proyectos y quedarse 1
rebellion-option-remove_sabotage = Retirar el indicador de Sabotaje y robar 1 Proyecto
rebellion-option-recruit_lando = Bespin, con Lando Calrissian
rebellion-option-recruit_chewbacca = Kashyyyk, con Chewbacca
rebellion-option-new_base = Buscar una nueva Base
rebellion-option-bring_units = Llevar unidades a la Base Rebelde

# Dónde se puede usar una carta.

rebellion-where-any = cualquier sistema
rebellion-where = un sistema que { $conditions }
rebellion-where-populous = sea populoso
rebellion-where-remote = sea lejano
rebellion-where-imperial = sea Imperial
rebellion-where-rebel = sea Rebelde
rebellion-where-neutral = sea neutral
rebellion-where-subjugated = esté subyugado
rebellion-where-loyal = { $side ->
    [0] sea leal a la Rebelión
   *[1] sea leal al Imperio
}
rebellion-where-has-unit = { $side ->
    [0] tenga una unidad Rebelde
   *[1] tenga una unidad Imperial
}
rebellion-where-has-space = { $side ->
    [0] tenga una nave Rebelde
   *[1] tenga una nave Imperial
}
rebellion-where-has-ground = { $side ->
    [0] tenga una unidad terrestre Rebelde
   *[1] tenga una unidad terrestre Imperial
}
rebellion-where-no-unit = { $side ->
    [0] no tenga unidades Rebeldes
   *[1] no tenga unidades Imperiales
}
rebellion-where-no-space = { $side ->
    [0] no tenga naves Rebeldes
   *[1] no tenga naves Imperiales
}
rebellion-where-no-ground = { $side ->
    [0] no tenga unidades terrestres Rebeldes
   *[1] no tenga unidades terrestres Imperiales
}
rebellion-where-has-type = tenga una de estas unidades: { $units }
rebellion-where-has-this = tenga la unidad { $unit }
rebellion-where-named = sea { $place }
rebellion-where-sabotaged = tenga un indicador de Sabotaje
rebellion-where-not-sabotaged = no tenga un indicador de Sabotaje
rebellion-where-captive = tenga un Líder capturado
rebellion-where-icon = tenga un { $icon }
rebellion-where-errata = { $condition } (con las erratas de 2019)
rebellion-icon-space-triangle = triángulo azul
rebellion-icon-space-circle = círculo azul
rebellion-icon-space-square = cuadrado azul
rebellion-icon-ground-triangle = triángulo naranja
rebellion-icon-ground-circle = círculo naranja
rebellion-icon-ground-square = cuadrado naranja
rebellion-shape-triangle = un triángulo
rebellion-shape-circle = un círculo
rebellion-shape-square = un cuadrado

# Lo que dicen las cartas de Misión.

rebellion-mission-attempt-system = Se emprende en { $where }.
rebellion-mission-attempt-leader = Se emprende contra un Líder Rebelde en { $where }.
rebellion-mission-attempt-captive = Se emprende contra un Líder capturado en { $where }.
rebellion-mission-resolve-system = Se resuelve en { $where }.
rebellion-mission-resolve-base = Se resuelve en el espacio de la Base Rebelde.
rebellion-mission-resolve-none = Se resuelve sin ir a ningún sistema.
rebellion-mission-extra-dice = Tiras { $count } dados más si tienes allí una unidad.
rebellion-mission-all-icons = Ambos bandos tiran por todos sus iconos de habilidad.
rebellion-mission-portrait = Si { $leader } tiene asignada la Misión, { $count } éxitos más.

# Lo que dicen las cartas de Acción.

rebellion-timing-assignment = Asignación, en vez de asignar al Líder:
rebellion-timing-start_of_combat = Al inicio de un combate:
rebellion-timing-immediate = En cuanto la recibes:
rebellion-timing-captured = Cuando el Líder es capturado:
rebellion-timing-before_own_roll = Antes de que tires los dados en una Misión o un combate donde esté el Líder:
rebellion-timing-own_mission_success = Después de que se cumpla una Misión tuya donde esté el Líder:
rebellion-timing-opponent_attempts = Cuando el adversario emprende una Misión, antes de tirar los dados:
rebellion-timing-opponent_attempts_spec_ops = Cuando el adversario emprende una Misión de Operaciones especiales donde está el Líder, antes de tirar los dados:
rebellion-timing-before_reveal = Antes de que reveles la Misión del Líder:
rebellion-timing-rescued_by_mission = Cuando una Misión ha rescatado a un Líder capturado donde está el Líder:

# Lo que hacen las cartas.

rebellion-effect-then = { $first } { $second }
rebellion-effect-one-of = Elige una de dos cosas. O bien: { $first } O bien: { $second }
rebellion-effect-if-target = Si es { $leader }: { $effect }
rebellion-effect-gain-loyalty = Ganas { $amount } de Lealtad en el sistema.
rebellion-effect-gain-loyalty-region = Ganas 1 de Lealtad en { $systems ->
    [one] 1 sistema populoso
   *[other] cada uno de { $systems } sistemas populosos
} de la región.
rebellion-effect-lose-loyalty-region = El adversario pierde su Lealtad en todos los sistemas de la región.
rebellion-effect-gain-reputation = Los Rebeldes ganan { $amount } de Reputación.
rebellion-effect-lose-reputation = Los Rebeldes pierden { $amount } de Reputación.
rebellion-effect-gain-units = Ganas en el sistema: { $units }.
rebellion-effect-gain-at-base = Ganas en el espacio de la Base Rebelde: { $units }.
rebellion-effect-gain-by-shape = Ganas en el sistema naves o unidades terrestres de tu elección, una con cada uno de estos iconos: { $shapes }.
rebellion-effect-queue-icons = Por cada icono de recurso que tenga el sistema, entra una unidad en la cola de construcción, en la casilla de su número.
rebellion-effect-queue-unit = Pones en la casilla { $space } de la cola de construcción: { $unit }.
rebellion-effect-build-death-star = Colocas allí la Estrella de la Muerte parcialmente construida y pones una Estrella de la Muerte en la casilla 3 de la cola de construcción. Solo podrá desplegarse allí, en el lugar de la que está a medio construir.
rebellion-effect-destroy-queued-icons = Por cada icono de recurso del sistema, destruyes una unidad Imperial con ese icono en la cola de construcción.
rebellion-effect-destroy-queued = Destruyes unidades Imperiales de la cola de construcción que sumen { $health } de Resistencia como máximo.
rebellion-effect-advance-queue = Mueves una de tus unidades de la casilla 3 a la 2 o de la 2 a la 1 de la cola de construcción; dos unidades si { $leader } tiene asignada la Misión.
rebellion-effect-deploy-from-queue = Despliegas en el sistema una de tus unidades de la casilla 1 o 2 de la cola de construcción.
rebellion-effect-destroy-units = Destruyes en el sistema { $kind } del enemigo que sumen { $health } de Resistencia como máximo.
rebellion-effect-destroy-system = El sistema es destruido.
rebellion-effect-place-sabotage = Pones un indicador de Sabotaje en el sistema.
rebellion-effect-remove-sabotage = Retiras el indicador de Sabotaje del sistema.
rebellion-effect-lock = En la siguiente fase de Mando, los Rebeldes no pueden emprender Misiones ni usar cartas de Acción en el sistema.
rebellion-effect-mobilize = Al final de la fase de Mando, elige una de dos cosas: si la Base está oculta, mueves hasta 5 unidades de un solo sistema al espacio de la Base Rebelde como si fuera adyacente; o robas 4 cartas de Sonda, 8 si hay dos Líderes asignados, y si quieres eliges una como nueva Base.
rebellion-effect-move-from-base = Mueves { $units } del espacio de la Base Rebelde al sistema. { $terms }.
rebellion-effect-move-from-one = Mueves { $units } de un solo sistema a este. { $terms }.
rebellion-effect-move-from-anywhere = Mueves a este sistema hasta { $units } desde cualesquiera sistemas. { $terms }.
rebellion-effect-move-normally = Mueves unidades de sistemas adyacentes al sistema.
rebellion-effect-drive-out = El Imperio mueve todas sus unidades terrestres del sistema a un solo sistema Imperial de su elección, sin que importen la adyacencia ni el transporte.
rebellion-moving-units = unidades
rebellion-moving-space = naves
rebellion-moving-ground = unidades terrestres
rebellion-moving-most = hasta { $most } { $units }
rebellion-moving-caps = hasta { $units }
rebellion-terms-adjacency = Los sistemas no tienen que ser adyacentes
rebellion-terms-transport = no hace falta transporte
rebellion-terms-pins = los Líderes no impiden que salgan las unidades
rebellion-effect-fight = Se resuelve un combate.
rebellion-effect-fight-space = Si hay naves enemigas, se resuelve un combate.
rebellion-effect-fight-ground = Si hay unidades terrestres enemigas, se resuelve un combate.
rebellion-effect-place-leader = Colocas al Líder en { $where }.
rebellion-effect-place-at-base = Colocas al Líder en el espacio de la Base Rebelde.
rebellion-effect-bring-leader = Mueves al Líder de cualquier sistema al de la Misión.
rebellion-effect-recruit-here = Reclutas a { $leader }, que se une allí al Líder.
rebellion-effect-unpin = En esta ronda el Líder no impide que tus unidades salgan del sistema.
rebellion-effect-move-to-units = Mueves al Líder capturado y a los Líderes de la Misión al sistema más cercano que tenga una unidad Imperial.
rebellion-effect-capture = Capturas a ese Líder.
rebellion-effect-capture-rescuer = Capturas a un Líder que haya emprendido la Misión.
rebellion-effect-rescue = Rescatas a un Líder capturado del sistema. Los Líderes de la Misión pueden ir también al espacio de la Base Rebelde.
rebellion-effect-rescue-and-stay = Rescatas a un Líder capturado del sistema. Los Líderes de la Misión se quedan.
rebellion-effect-release = Ese Líder es rescatado; los Rebeldes lo colocan en un sistema de la región donde está su Base.
rebellion-effect-detain = En la siguiente fase de Recuperación, ese Líder no vuelve a la reserva.
rebellion-effect-eliminate-user = El Líder es eliminado.
rebellion-effect-ring-any = Das el modificador de estado «{ $ring }» a uno de tus Líderes. { $use }
rebellion-effect-ring-user = Das el modificador de estado «{ $ring }» al Líder que reclutas con esta carta. { $use }
rebellion-effect-meet-yoda = Das el modificador de estado «{ $ring }» a un Líder de la Misión. { $use } Si es { $luke }, lo sustituyes por { $jedi }.
rebellion-ring-master_yoda-use = Una vez por ronda, en una Misión o un combate donde esté el Líder, puedes volver a tirar uno de tus dados.
rebellion-ring-r2_d2-use = Cuando el Imperio ha tirado los dados en una Misión donde está el Líder, puedes gastarlo para poner en blanco uno de esos dados.
rebellion-ring-c_3po-use = Cuando fracasa una Misión tuya de Diplomacia donde está el Líder, puedes gastarlo para que se cumpla.
rebellion-ring-millennium_falcon-use = Después de que se cumpla una Misión tuya donde está el Líder, puedes gastarlo para rescatar allí a un Líder capturado.
rebellion-effect-freeze = Das a ese Líder el modificador de estado «{ $ring }»; sigue capturado.
rebellion-effect-lure = Das a ese Líder el modificador de estado «{ $ring }»; desde ahora sirve al Imperio.
rebellion-effect-protect = Nombras a uno de tus Líderes: hasta el final de la ronda, el adversario no puede oponerse a sus Misiones con Líderes de la reserva.
rebellion-effect-bonus-later = Si { $leader } tiene asignada la Misión, aporta 2 éxitos a la próxima Misión que emprenda en esta ronda.
rebellion-effect-draw-objective = Robas una carta de Objetivo.
rebellion-effect-keep-objective = Robas 2 cartas de Objetivo; te quedas una y pones la otra en la parte inferior del mazo.
rebellion-effect-sort-objectives = Miras las 2 primeras cartas de Objetivo; devuelves una a la parte superior y la otra a la parte inferior del mazo.
rebellion-effect-reorder-objectives = Miras las { $count } primeras cartas de Objetivo y las devuelves en el orden que quieras.
rebellion-effect-show-objectives = Los Rebeldes te muestran sus cartas de Objetivo.
rebellion-effect-bury-objective = Pones una de ellas en la parte inferior del mazo.
rebellion-effect-draw-probes = Robas { $count } cartas de Sonda, o { $more } si { $leader } tiene asignada la Misión.
rebellion-effect-draw-probes-base = Robas una carta de Sonda por cada { $units } unidades Rebeldes que haya en el espacio de la Base Rebelde, como mínimo 1.
rebellion-effect-intercept = Los Rebeldes roban { $count } cartas de Sonda, te dan las de los sistemas con una unidad Imperial y barajan el resto en el mazo.
rebellion-effect-plant-lead = Coges { $count } cartas de Sonda al azar de la mano Imperial y devuelves cada una a la parte superior o inferior del mazo sin que el Imperio lo vea.
rebellion-effect-draw-projects = Robas { $count ->
    [one] 1 carta de Proyecto.
   *[other] { $count } cartas de Proyecto.
}
rebellion-effect-keep-project = Robas 2 cartas de Proyecto; te quedas una y pones la otra en la parte inferior del mazo.
rebellion-effect-fetch-normal = Buscas una carta en tu mazo de Misiones, le asignas el Líder y barajas el mazo.
rebellion-effect-fetch-project = Buscas una carta en el mazo de Proyectos, le asignas el Líder y barajas el mazo.
rebellion-effect-fetch-to-hand = Buscas en tu mazo de Misiones una de estas cartas, la coges en la mano y barajas el mazo: { $cards }.
rebellion-effect-assign-again = Asignas los Líderes de esta Misión a una Misión inicial de tu mano, aunque ya se haya usado en esta ronda.
rebellion-effect-ask-base-here = Los Rebeldes dicen si su Base está en el sistema. Eso no la descubre.
rebellion-effect-ask-base-region = Los Rebeldes dicen si su Base está en la región.
rebellion-effect-name-systems = Los Rebeldes nombran { $count } sistemas, uno de los cuales es el de su Base.
rebellion-effect-set-dice = Pones hasta 2 de tus dados en las caras que quieras en vez de tirarlos.
rebellion-effect-fail-mission = La Misión fracasa.
rebellion-effect-close-mission = Los Rebeldes no pueden oponerse a esa Misión con Líderes de su reserva.

# Cartas de Misión.

rebellion-mission-build_alliance = Forjar alianza
rebellion-mission-infiltration = Infiltración
rebellion-mission-rapid_mobilization = Movilización rápida
rebellion-mission-sabotage = Sabotaje
rebellion-mission-base_defenses = Defensas de la Base
rebellion-mission-contingency_plan = Plan de contingencia
rebellion-mission-covert_operation = Operación encubierta
rebellion-mission-daring_rescue = Rescate audaz
rebellion-mission-demolition = Demolición
rebellion-mission-establish_trade_relations = Establecer relaciones comerciales
rebellion-mission-for_the_greater_good = Por el bien común
rebellion-mission-hidden_fleet = Flota oculta
rebellion-mission-hit_and_run = Golpear y huir
rebellion-mission-incite_rebellion = Incitar a la rebelión
rebellion-mission-lead_the_strike_team = Al frente del equipo de asalto
rebellion-mission-misdirection = Maniobra de distracción
rebellion-mission-plan_the_assault = Planear el asalto
rebellion-mission-plant_false_lead = Dejar una pista falsa
rebellion-mission-public_uprising = Levantamiento popular
rebellion-mission-rogue_squadron_raid = Incursión del Escuadrón Pícaro
rebellion-mission-seek_yoda = En busca de Yoda
rebellion-mission-stolen_plans = Planos robados
rebellion-mission-support_of_mon_calamari = El apoyo de Mon Calamari
rebellion-mission-wookiee_uprising = Levantamiento wookiee
rebellion-mission-capture_rebel_operative = Capturar agente rebelde
rebellion-mission-gather_intel = Recabar información
rebellion-mission-research_and_development = Investigación y desarrollo
rebellion-mission-rule_by_fear = Gobernar mediante el miedo
rebellion-mission-address_delays = Corregir los retrasos
rebellion-mission-carbon_freezing = Congelado en carbonita
rebellion-mission-collect_bounty = Cobrar la recompensa
rebellion-mission-detained = Detenido
rebellion-mission-display_of_power = Demostración de poder
rebellion-mission-double_our_efforts = Redoblar los esfuerzos
rebellion-mission-fear_will_keep_them_in_line = El miedo los mantendrá a raya
rebellion-mission-homing_beacon = Baliza de rastreo
rebellion-mission-hunt_them_down = Darles caza
rebellion-mission-imperial_propaganda = Propaganda Imperial
rebellion-mission-intercept_transmission = Interceptar transmisión
rebellion-mission-interrogation = Interrogatorio
rebellion-mission-interrogation_droid = Droide interrogador
rebellion-mission-long_range_probe = Sonda de largo alcance
rebellion-mission-lure_of_the_dark_side = Seducido por el Lado Oscuro
rebellion-mission-planetary_conquest = Conquista planetaria
rebellion-mission-probe_droid_initiative = Iniciativa de los droides sonda
rebellion-mission-retrieve_the_plans = Recuperar los planos
rebellion-mission-secret_weapons_research = Investigación de armas secretas
rebellion-mission-trade_negotiations = Negociaciones comerciales
rebellion-mission-construct_death_star = Construir Estrella de la Muerte
rebellion-mission-construct_factory = Construir fábrica
rebellion-mission-construct_super_star_destroyer = Construir Superdestructor estelar
rebellion-mission-oversee_project = Supervisar proyecto
rebellion-mission-superlaser_online = Superláser operativo

# Cartas de Acción.

rebellion-action-human_cyborg_relations = Relaciones cibernético-humanas
rebellion-action-our_most_desperate_hour = Nuestra hora más desesperada
rebellion-action-rebel_planning = Planes rebeldes
rebellion-action-resourceful_astromech = Astromecánico ingenioso
rebellion-action-start_the_evacuation = Que empiece la evacuación
rebellion-action-temporary_alliance = Alianza temporal
rebellion-action-ambush = Emboscada
rebellion-action-an_old_friend = Un viejo amigo
rebellion-action-independent_operation = Operación independiente
rebellion-action-noble_sacrifice = Noble sacrificio
rebellion-action-one_in_a_million = Uno entre un millón
rebellion-action-son_of_skywalker = El hijo de Skywalker
rebellion-action-the_millennium_falcon = El Halcón Milenario
rebellion-action-undercover = De incógnito
rebellion-action-wookiee_guardian = Guardián wookiee
rebellion-action-brilliant_administrator = Administrador brillante
rebellion-action-it_is_your_destiny = Es tu destino
rebellion-action-blindside = Golpe a traición
rebellion-action-boba_fett_where = ¿Boba Fett? ¿Dónde?
rebellion-action-catch_them_by_surprise = Tomarlos por sorpresa
rebellion-action-local_rumors = Rumores locales
rebellion-action-proceeding_as_planned = Todo según lo previsto
rebellion-action-public_support = Apoyo popular
rebellion-action-scouting_mission = Misión de exploración
