# La mesa en un terminal.
rebellion-map-key = [R] leal a los Rebeldes, [I] al Imperio, (…) subyugado, [#] destruido; construye ✦ naves ■ terrestres, t triángulo c círculo s cuadrado, → casilla de la cola; ~ adyacente a
rebellion-leader-key = Líderes y Misiones: { rebellion-letter-diplomacy } { rebellion-skill-diplomacy }, { rebellion-letter-intel } { rebellion-skill-intel }, { rebellion-letter-spec_ops } { rebellion-skill-spec_ops }, { rebellion-letter-logistics } { rebellion-skill-logistics }; valores de táctica ✦ en el espacio ■ en tierra
rebellion-letter-diplomacy = D
rebellion-letter-intel = E
rebellion-letter-spec_ops = O
rebellion-letter-logistics = L
rebellion-mission-rolls = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
rebellion-region = Región { $number }
rebellion-base-known-hidden = La Base está oculta en { $place }.
rebellion-base-known-revealed = La Base ha sido descubierta en { $place }.
rebellion-mark-subjugated = subyugado
rebellion-mark-sabotaged = saboteado
rebellion-mark-destroyed = destruido
rebellion-track = Tiempo (T) y Reputación (R); + reclutar, b construir
rebellion-queue = Cola de construcción, casilla { $space }
rebellion-pool = reserva de Líderes
rebellion-face-down = Misión boca abajo
rebellion-holds = { $missions } cartas de Misión y { $actions } de Acción en la mano
rebellion-hand-missions = Tus Misiones
rebellion-hand-actions = Tus cartas de Acción
rebellion-hand-objectives = Tus Objetivos
rebellion-hand-probes = Tus cartas de Sonda
rebellion-hand-tactics = Tus cartas de Táctica

# Asignación.
rebellion-assign = Asigna Líderes a una Misión, usa una carta de Acción o termina de asignar.
rebellion-assign-first = Elige un Líder para la Misión «{ $card }».
rebellion-assign-second = Elige un segundo Líder para la Misión «{ $card }», o ninguno.
rebellion-veto = El Almirante quiere asignar esta Misión: acéptala o vétala.
rebellion-assigns = { rebellion-acting } { $n ->
    [one] asigna
   *[other] asignan
} a una Misión: { $leaders }.
rebellion-option-assign = Asignar Líderes a «{ $card }»
rebellion-option-join = Añadir un Líder a esta Misión: { $leaders }
rebellion-option-use = Usar «{ $card }»
rebellion-option-use-with = Usar «{ $card }» con { $leader }
rebellion-option-accept = Aceptar «{ $card }»
rebellion-option-veto = Vetar «{ $card }»
rebellion-option-alone = Sin segundo Líder
rebellion-option-done = Terminar

# Mando.
rebellion-turn = Activa un sistema, revela una Misión o renuncia al turno.
rebellion-activate-where = ¿Adónde va { $leader }?
rebellion-activates = { $leader } activa { $place }.
rebellion-passes = { rebellion-acting } { $n ->
    [one] renuncia
   *[other] renuncian
} al turno.
rebellion-no-base-here = Los Rebeldes declaran que su Base no está en { $place }.
rebellion-option-activate = Activar un sistema con { $leader }
rebellion-option-reveal = Revelar la Misión «{ $card }» ({ $leaders })
rebellion-option-reveal_base = Revelar la Base Rebelde
rebellion-option-pass = Renunciar al turno

# Por qué no.
rebellion-why-not-asked = Eso no se puede elegir para lo que se pregunta ahora.
rebellion-why-no-tactics = { $leader } no tiene valores de Táctica y no puede activar sistemas.
rebellion-why-not-in-pool = { $leader } no está en la reserva de Líderes.
rebellion-why-not-yours = { $leader } está en la reserva de quien juega contigo.
rebellion-why-not-your-mission = Esa Misión no es tuya.
rebellion-why-none-of-yours = Ninguno de tus Líderes está en esa Misión.
rebellion-why-no-system = Ahí solo está la Base Rebelde: ese espacio no cuenta como sistema.
rebellion-why-base-closed = Con la Base descubierta, nada se mueve a su espacio.
rebellion-why-not-adjacent = No se puede ir de { $origin } a { $target } en un solo paso.
rebellion-why-pinned = Un Líder tuyo retiene tus unidades en { $origin }.
rebellion-why-nothing-moves = Nada puede salir de { $origin }: no hay unidades, o no hay naves que las lleven.

rebellion-objective-worth = Reputación: { $count }
rebellion-objective-returns = La carta vuelve después a tu mano.
