# Combate, cartas de Táctica y retirada.

rebellion-combat = Combate en { $place }.
rebellion-combat-over = El combate en { $place } ha terminado.
rebellion-add-leader = Ningún Líder tuyo tiene el mando en { $place }. ¿A quién envías desde tu reserva?
rebellion-joins-combat = { $leader } se suma al combate.
rebellion-window-start_of_combat = Empieza el combate. ¿Usas una carta de Acción?
rebellion-draw-from = ¿De qué mazo robas?
rebellion-destroy-ship = Elige la nave Rebelde que destruye la Estrella de la Muerte.
rebellion-destroy-structure = Elige la estructura que se destruye.
rebellion-bring-leader = ¿Qué Líder de la reserva se suma al combate?
rebellion-deadlock = Ningún bando puede dañar ya al otro. ¿Sigues combatiendo?

rebellion-draws-tactics = { rebellion-acting } { $n ->
    [one] roba
   *[other] roban
} { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} del mazo de Táctica ({ $theater }).
rebellion-tactics-drawn = Has robado { $cards }.
rebellion-tactics-shown = A la vista de todos: { $cards }.
rebellion-plays-tactic = { rebellion-acting } { $n ->
    [one] juega
   *[other] juegan
} «{ $card }».
rebellion-discards-tactic = { rebellion-acting } { $n ->
    [one] descarta
   *[other] descartan
} «{ $card }» como coste.

rebellion-dice-red = { rebellion-acting } { $n ->
    [one] tira
   *[other] tiran
} { $count ->
    [one] 1 dado rojo
   *[other] { $count } dados rojos
}: { $value }.
rebellion-dice-black = { rebellion-acting } { $n ->
    [one] tira
   *[other] tiran
} { $count ->
    [one] 1 dado negro
   *[other] { $count } dados negros
}: { $value }.
rebellion-dice-none = nunca menos de cero
rebellion-dice-most = 5 de cada color como máximo

rebellion-combat-action = Tu ataque: gasta dados especiales, juega cartas de Táctica o pasa al daño.
rebellion-block-action = Tus unidades reciben daño. ¿Lo bloqueas?
rebellion-strike = Elige una unidad: recibe { $amount } de daño.
rebellion-bombard-with = ¿Cuál de tus naves bombardea?
rebellion-bombard = Reparte { $amount } de daño entre las unidades terrestres enemigas.
rebellion-reroll = Elige hasta { $most } dados para volver a tirarlos.
rebellion-recolour = ¿Cuántos impactos negros usas como rojos?
rebellion-assign-red = Reparte los impactos rojos: { $count }.
rebellion-assign-black = Reparte los impactos negros: { $count }.
rebellion-assign-direct = Reparte los impactos directos: { $count }.
rebellion-block = ¿A cuál de tus unidades le quitas 1 de daño?
rebellion-pay-tactic = ¿Qué otra carta descartas a cambio?

rebellion-damage = Daño: { $units }.
rebellion-damaged = { $unit } { $damage }
rebellion-combat-losses = Destruidas: { $units }.
rebellion-battle-won-0 = { rebellion-acting } { $n ->
    [one] gana
   *[other] ganan
} la batalla espacial.
rebellion-battle-won-1 = { rebellion-acting } { $n ->
    [one] gana
   *[other] ganan
} la batalla terrestre.

rebellion-retreat = ¿Te retiras de { $place }? Elige al Líder que guía la retirada.
rebellion-retreat-to = ¿Adónde se retira { $leader }?
rebellion-retreat-cargo = ¿Quién más se retira a { $target }? Hay sitio para { $room }.
rebellion-retreats = { $leader } se retira a { $place } con { $units }.
rebellion-transports-lost = Los Transportes Rebeldes que quedaban solos en { $place } son destruidos.

# Por qué no.

rebellion-other-theater = Esa carta es del otro escenario de guerra.
rebellion-not-to-block = Esa carta no bloquea daño.
rebellion-not-to-attack = Esa carta solo sirve para bloquear daño.
rebellion-silenced = Una carta te prohíbe las Tácticas de este escenario en la primera ronda.
rebellion-no-special-die = Esa carta cuesta un dado con el icono especial, y no te queda ninguno.
rebellion-tactic-useless = Esa carta no haría nada ahora.
rebellion-target-absent = El enemigo no tiene { $unit } en este combate.
rebellion-target-theater = { $unit } no lucha en este escenario de guerra.
rebellion-target-health = { $unit } no tiene Resistencia y no recibe daño.
rebellion-target-colour = La Resistencia de { $unit } es de otro color.
rebellion-retreat-once = Ya te has retirado una vez de este combate.
rebellion-retreat-forbidden = Una carta te prohíbe la retirada.
rebellion-retreat-no-enemy = Ya no queda enemigo del que retirarse.
rebellion-retreat-station = Con una Estrella de la Muerte en el combate nadie se retira.
rebellion-retreat-no-leader = No tienes allí ningún Líder que pueda guiar la retirada.
rebellion-retreat-no-units = Ninguna de tus unidades podría salir, y un Líder no se retira solo.
rebellion-retreat-nowhere = No hay ningún sistema al que puedas retirarte.
rebellion-retreat-adjacent = Solo puedes retirarte a un sistema adyacente.
rebellion-retreat-to-own = Mientras puedas, debes retirarte a un sistema con unidades o Lealtad tuyas.
rebellion-retreat-enemies = Hay unidades enemigas en { $place }.
rebellion-retreat-origin = Tu adversario llegó a este combate desde { $place }.

# Lo que hacen las cartas.

rebellion-combat-enemy-space = una nave enemiga
rebellion-combat-enemy-ground = una unidad terrestre enemiga
rebellion-combat-does-strike = Asigna { $amount } de daño a { $target }.
rebellion-combat-does-onslaught = Asigna 1 de daño a { $target } y, si quieres, 1 a otra.
rebellion-combat-does-bombard = Elige una nave tuya del sistema: reparte entre las unidades terrestres enemigas tanto daño como Ataque rojo tenga.
rebellion-combat-does-reroll = Vuelve a tirar hasta { $most } de tus dados, todos a la vez.
rebellion-combat-does-draw-either = Roba { $count } cartas de Táctica, cada una del mazo que quieras.
rebellion-combat-does-no-retreat = Tu adversario no puede retirarse en esta ronda de combate.
rebellion-combat-does-free-retreat = Si te retiras en esta ronda de combate, tus unidades no necesitan transporte.
rebellion-combat-does-no-blocks = Tu adversario no puede bloquear más daño en este paso de batalla.
rebellion-combat-does-discard = Descarta otra carta de Táctica ({ $theater }).
rebellion-combat-does-block = Bloquea hasta { $amount } de daño.
rebellion-combat-does-silence = { rebellion-acting } { $n ->
    [one] no puede
   *[other] no pueden
} jugar cartas de Táctica ({ $theater }) en la primera ronda de combate.
rebellion-combat-does-point-blank = Todas las unidades de este combate, de ambos bandos, tienen 1 menos de Resistencia, pero 1 como mínimo.
rebellion-combat-does-recolour = En cada batalla espacial de este combate puedes usar hasta { $most } impactos negros como rojos.
rebellion-combat-does-fewer-dice = { rebellion-acting } { $n ->
    [one] tira
   *[other] tiran
} { $red ->
    [one] 1 dado rojo
   *[other] { $red } dados rojos
} y { $black ->
    [one] 1 dado negro
   *[other] { $black } dados negros
} menos en cada batalla de la primera ronda de combate.
rebellion-combat-does-draw-one-deck = Roba { $count } cartas de Táctica, todas de un mismo mazo.
rebellion-combat-does-destroy-ship = Si en el combate hay una Estrella de la Muerte, terminada o no: destruye una nave Rebelde de allí.
rebellion-combat-does-destroy-structure = Destruye una estructura del combate.
rebellion-combat-does-open-hand = En este combate, { $n ->
    [one] el { $side } juega
   *[other] los { $side } juegan
} con sus cartas de Táctica a la vista.
rebellion-combat-does-no-escape = { rebellion-acting } { $n ->
    [one] no puede
   *[other] no pueden
} retirarse de este combate.
rebellion-combat-does-bring = Lleva al combate desde tu reserva a un Líder de la carta ({ $leaders }): no puede guiar una retirada y después vuelve a la reserva.

# Opciones.

rebellion-option-nobody = A nadie
rebellion-option-break_off = Abandonar el combate
rebellion-option-fight_on = Seguir combatiendo
rebellion-option-draw-tactic = Robar una carta de Táctica por este dado: { $die }
rebellion-option-play = Jugar «{ $card }»
rebellion-option-play-with = Jugar «{ $card }» por este dado: { $die }
rebellion-option-deck = El mazo de Táctica ({ $theater })
rebellion-option-discard = Descartar «{ $card }»
rebellion-option-as_red = { $count }
rebellion-option-target = { $unit } { $number }{ $marker ->
    [0] { "" }
   *[other] , con { $marker } de daño
}{ $dealt ->
    [0] { "" }
   *[other] , recibe { $dealt } ahora
}
rebellion-option-cargo = { $unit }{ $marker ->
    [0] { "" }
   *[other] , con { $marker } de daño
}

# Nombres.

rebellion-tactic-space_brilliant_strategy = Estrategia brillante
rebellion-tactic-space_concentrate_fire = Concentrar el fuego
rebellion-tactic-space_critical_hit = Impacto crítico
rebellion-tactic-space_defensive_formation = Formación defensiva
rebellion-tactic-space_no_escape = Sin escapatoria
rebellion-tactic-space_onslaught = Arremetida
rebellion-tactic-space_outmaneuver = Maniobra superior
rebellion-tactic-space_take_it_down = ¡Derribadlo!
rebellion-tactic-space_unstoppable_assault = Asalto imparable
rebellion-tactic-ground_bombardment = Bombardeo
rebellion-tactic-ground_brilliant_strategy = Estrategia brillante
rebellion-tactic-ground_concentrate_fire = Concentrar el fuego
rebellion-tactic-ground_critical_hit = Impacto crítico
rebellion-tactic-ground_defensive_formation = Formación defensiva
rebellion-tactic-ground_dig_in = Atrincherarse
rebellion-tactic-ground_escape_plan = Plan de huida
rebellion-tactic-ground_onslaught = Arremetida
rebellion-tactic-ground_take_it_down = ¡Derribadlo!
rebellion-tactic-ground_unstoppable_assault = Asalto imparable

rebellion-action-its_a_trap = ¡Es una trampa!
rebellion-action-point_blank_assault = Asalto a quemarropa
rebellion-action-target_the_star_destroyers = Apuntad a los Destructores Estelares
rebellion-action-according_to_my_design = Tal y como lo he planeado
rebellion-action-more_dangerous_than_you_realize = Más peligrosos de lo que creéis
rebellion-action-fully_operational = Totalmente operativa
rebellion-action-good_intel = Buena información
rebellion-action-keep_them_from_escaping = Que no escapen
rebellion-action-ready_for_action = Listos para la acción
rebellion-action-target_the_generator = Apuntad al generador
