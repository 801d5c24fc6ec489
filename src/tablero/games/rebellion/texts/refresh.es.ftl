# Preparación.

rebellion-setup-place = ¿Dónde colocas tus unidades iniciales? { $unit }
rebellion-setup-system = Algunas de tus unidades iniciales pueden empezar fuera de la Base Rebelde: elige en qué sistema.
rebellion-setup-base = Elige en secreto dónde se oculta la Base Rebelde.
rebellion-setup-garrison = { $place } es un sistema Imperial y debe recibir al menos 1 unidad terrestre.
rebellion-setup-rebel = Leales a la Rebelión: { $places }.
rebellion-setup-imperial = Leales al Imperio, además de Coruscant: { $places }.
rebellion-setup-subjugated = Subyugados: { $places }.
rebellion-setup-force = { $place } empieza con { $units }.
rebellion-setup-actions = Tus cartas de Acción inicial: { $cards }.
rebellion-setup-base-hidden = Los Rebeldes han ocultado su Base.
rebellion-setup-base-is = Tu Base está en { $place }.

# La fase de Recuperación.

rebellion-draws-missions = { rebellion-acting } { $n ->
    [one] roba
   *[other] roban
} { $count ->
    [one] 1 carta de Misión
   *[other] { $count } cartas de Misión
}.
rebellion-missions-drawn = Misiones que has robado: { $cards }.
rebellion-discard-missions = Puedes conservar 10 cartas de Misión: descarta { $count }.
rebellion-discards-missions = { rebellion-acting } { $n ->
    [one] descarta
   *[other] descartan
} { $cards }.
rebellion-draws-probes = El Imperio lanza droides sonda y roba { $count ->
    [one] 1 carta de Sonda.
   *[other] { $count } cartas de Sonda.
}
rebellion-probes-drawn = La Base no está aquí: { $places }.
rebellion-time-at = El indicador de Tiempo avanza a la casilla { $space }.

# Reclutamiento.

rebellion-recruit = Elige a qué Líder reclutas y con qué carta.
rebellion-recruit-more = Si en tus cartas no hay nadie a quien puedas reclutar, puedes robar otra.
rebellion-recruit-drawn = Has robado la carta de Acción «{ $card }».
rebellion-recruit-draws = { rebellion-acting } { $n ->
    [one] roba
   *[other] roban
} otra carta de Acción.
rebellion-recruit-keeps = Te quedas con la carta de Acción «{ $card }».
rebellion-recruits = { rebellion-acting } { $n ->
    [one] recluta
   *[other] reclutan
} un nuevo Líder: { $leader }.
rebellion-recruits-nobody = { rebellion-acting } { $n ->
    [one] se queda con una carta de Acción y no recluta a nadie
   *[other] se quedan con una carta de Acción y no reclutan a nadie
}.

# Construcción y despliegue.

rebellion-build = Elige qué unidades construyen tus iconos de recurso.
rebellion-build-icons = En la casilla { $space } estos iconos construyen como mucho { $most ->
    [one] 1 unidad.
   *[other] { $most } unidades.
}
rebellion-build-supply = Quedan en el suministro: { $most } de { $unit }.
rebellion-builds = { rebellion-acting } { $n ->
    [one] construye
   *[other] construyen
} en la casilla { $space }: { $units }.
rebellion-free-units = Te has quedado sin algún tipo de unidad. ¿Destruyes unidades tuyas para volver a construirlas?
rebellion-free-where = ¿Dónde destruyes unidades tuyas?
rebellion-free-which = ¿Qué unidades tuyas destruyes en { $place }?
rebellion-frees = Devueltas al suministro desde { $place }: { $units }.
rebellion-deploy = ¿Dónde despliegas { $units }? Lo que te guardes espera en la casilla 1.
rebellion-deploys = Despliegue en { $place }: { $units }.

# Objetivos.

rebellion-objective-refresh = Empieza la fase de Recuperación: ¿juegas un Objetivo?
rebellion-objective-combat = ¿Juegas un Objetivo por este combate?
rebellion-objective-plans = ¿Atacas la Estrella de la Muerte con sus planos?
rebellion-objective-eliminate = Elige al Líder Imperial que queda eliminado.
rebellion-plans-target = ¿Qué estación atacas?
rebellion-draws-objective = Los Rebeldes roban un Objetivo.
rebellion-objective-drawn = Objetivo que has robado: { $card }.
rebellion-plays-objective = Los Rebeldes juegan el Objetivo «{ $card }».
rebellion-reputation-at = La Reputación está en la casilla { $space }.
rebellion-shows-plans = Los Rebeldes atacan con «{ $card }».
rebellion-plans-fail = Ningún impacto directo: los Rebeldes conservan los planos.
rebellion-plans-work = ¡Impacto directo! Destrucción de { $unit }.

rebellion-objective-crippling_blow = Golpe devastador
rebellion-objective-cut_supply_lines = Cortar las líneas de suministro
rebellion-objective-defend_the_people = Defender al pueblo
rebellion-objective-rebel_assault = Asalto rebelde
rebellion-objective-regional_support = Apoyo regional
rebellion-objective-death_star_plans_2 = Planos de la Estrella de la Muerte
rebellion-objective-heart_of_the_empire = El Corazón del Imperio
rebellion-objective-leave_no_one_behind = No dejar a nadie atrás
rebellion-objective-liberation = Liberación
rebellion-objective-popular_support = Apoyo popular
rebellion-objective-death_star_plans_3 = Planos de la Estrella de la Muerte
rebellion-objective-establish_outposts = Establecer puestos avanzados
rebellion-objective-inspire_sympathy = Inspirar simpatía
rebellion-objective-major_victory = Gran victoria
rebellion-objective-return_of_the_jedi = El retorno del Jedi

rebellion-asks-health-destroyed = Un combate que iniciaste ha destruido unidades Imperiales con { $health } o más de Resistencia en el escenario { $theater }.
rebellion-asks-unit-destroyed = Un combate que iniciaste ha destruido una de estas unidades: { $units }.
rebellion-asks-won-subjugated = Has ganado la batalla terrestre en un sistema que estaba subyugado.
rebellion-asks-won-against = Has ganado una batalla en un sistema con alguno de estos Líderes: { $leaders }.
rebellion-asks-death-star = Tras los ataques de una batalla espacial, con un caza tuyo y una Estrella de la Muerte en el sistema: tira 3 dados. Un impacto directo destruye la Estrella de la Muerte y cumple el Objetivo; si no, conservas la carta.
rebellion-asks-systems-cut = En { $count } o más sistemas Imperiales hay un indicador de Sabotaje o una unidad Rebelde.
rebellion-asks-systems-defended = Tienes unidades en { $count } o más sistemas Rebeldes.
rebellion-asks-systems-held = Tienes unidades en { $count } o más sistemas.
rebellion-asks-region-loyal = Todos los sistemas populosos de una región te son leales.
rebellion-asks-systems-loyal = Te son leales { $count } o más sistemas, contando los subyugados.
rebellion-asks-held = Tienes una unidad en { $place } y el Imperio no tiene ninguna.
rebellion-asks-no-captives = Ninguno de tus Líderes está capturado.
rebellion-asks-system-destroyed = Un sistema ha sido destruido.
rebellion-rider-for-destroyed = Ganas 1 de Reputación por cada sistema destruido.
rebellion-rider-eliminate = Si también está { $leader }, elimina a un Líder Imperial de ese sistema.

# Opciones.

rebellion-option-recruit = { $leader }, con «{ $card }»
rebellion-option-take = Solo la carta «{ $card }»
rebellion-option-enough = Elegir entre estas cartas
rebellion-option-draw = Robar otra carta
rebellion-option-build = { $unit } en la casilla { $space }
rebellion-option-free = Destruir unidades mías
rebellion-option-keep-units = Conservar todas mis unidades
rebellion-option-mission = { $card }
rebellion-option-objective = { $card }
