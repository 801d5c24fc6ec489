# Lo que dice el núcleo.
kernel-and = { $head } y { $last }
kernel-nothing = nada
kernel-value = { $base }
kernel-modified = { $base } { $parts }
kernel-modifier-plus = +{ $amount } ({ $label })
kernel-modifier-minus = −{ $amount } ({ $label })

kernel-not-asked = Al asiento { $seat } no se le pregunta nada ahora.
kernel-stale = La respuesta es a la pregunta { $at }, pero la pregunta es ahora la número { $now }.
kernel-game-over = La partida ha terminado.
kernel-not-an-option = { $value } no es una de las opciones.
kernel-no-such-index = No hay opción número { $index }; hay { $count }.
kernel-pick-wants-list = Se esperaba una lista de opciones, no { $value }.
kernel-pick-twice = { $value } se ha elegido dos veces.
kernel-pick-count = Se esperaban de { $least } a { $most } opciones, no { $count }.
kernel-distribute-length = Se esperaba una cantidad para cada una de las { $count } opciones.
kernel-distribute-cap = { $option } admite de 0 a { $cap }, no { $value }.
kernel-distribute-total = Las cantidades deben sumar de { $least } a { $total }, no { $given }.
kernel-place-wants-numbers = Se esperaba una lista de números, no { $value }.

kernel-undo-nothing = No hay nada que deshacer.
kernel-undo-chance = Desde entonces ha intervenido el azar: para deshacerlo hace falta el acuerdo de los demás.
kernel-undo-reveal = Desde entonces ha salido a la luz algo oculto: para deshacerlo hace falta el acuerdo de los demás.
kernel-undo-other = El asiento { $seat } ha decidido desde entonces: para deshacerlo hace falta el acuerdo de los demás.
kernel-rewind-range = No existe el momento { $step }; ha habido { $count } sucesos.

kernel-resigned = El asiento { $seat } se ha rendido.
kernel-draw-agreed = Se han acordado tablas.
kernel-time-over = Al asiento { $seat } se le ha acabado el tiempo.
