# Qué pasa con un sí y con un no.
legion-ask-may-yes = Sí: { $what }
legion-ask-may-no = No: no pasa nada
legion-ask-use-upgrade-yes = Sí: { $what }
legion-ask-use-upgrade-no = No: { $card } se guarda para más adelante
legion-ask-change-plans-yes = Sí: esta carta se descarta, { $card } vuelve a la mano y ambos volvéis a elegir
legion-ask-change-plans-no = No: las dos cartas se quedan
legion-ask-makashi-yes = Sí: un punto menos de Perforante, pero nada protege del resto
legion-ask-makashi-no = No: todo el Perforante, contra lo que proteja de él
legion-ask-advanced-targeting-yes = Sí: { $count ->
        [one] 1 ficha de Ataque apuntado
       *[other] { $count } fichas de Ataque apuntado
    }, y no ataca a nadie más
legion-ask-advanced-targeting-no = No: sin fichas de Ataque apuntado, y puede atacar también a otras
legion-ask-graffiti-die-yes = Sí: un dado más para recobrarse
legion-ask-graffiti-die-no = No: los dados de siempre
legion-ask-turn-over-yes = Sí: queda arriba la otra cara de { $card }
legion-ask-turn-over-no = No: { $card } se queda como está
legion-ask-scout-yes = Sí: un movimiento gratuito a velocidad { $speed } ahora
legion-ask-scout-no = No: sin movimiento por ahora
legion-ask-infiltrate-yes = Sí: { $unit } se coloca ya en tu territorio
legion-ask-infiltrate-no = No: { $unit } se despliega más tarde, como las demás
legion-ask-covert-ops-yes = Sí: { $unit } es un agente y puede infiltrarse
legion-ask-covert-ops-no = No: { $unit } sigue siendo comandante
legion-ask-reinforce-yes = Sí: un movimiento a velocidad 1 ahora
legion-ask-reinforce-no = No: { $unit } se queda donde está
legion-ask-reposition-yes = Sí: { $unit } pivota
legion-ask-reposition-no = No: { $unit } sigue orientada igual
legion-ask-spur-yes = Sí: 1 ficha de Acobardamiento y un punto más de velocidad en este movimiento
legion-ask-spur-no = No: su velocidad de siempre
legion-ask-ruthless-yes = Sí: 1 herida y una acción más
legion-ask-ruthless-no = No: ni herida ni acción
legion-ask-incognito-yes = Sí: { $unit } deja de estar de incógnito para el resto de la partida
legion-ask-incognito-no = No: { $unit } sigue de incógnito
legion-ask-wheel-mode-yes = Sí: más velocidad en esta activación, pero sin ataques hasta el final de la ronda
legion-ask-wheel-mode-no = No: velocidad y ataques de siempre
legion-ask-dauntless-yes = Sí: 1 ficha de Acobardamiento y un movimiento gratuito
legion-ask-dauntless-no = No: ni ficha ni movimiento
legion-ask-latent-power-yes = Sí: 1 ficha de Acobardamiento y un dado rojo que puede dañar a un enemigo o ayudar a un aliado
legion-ask-latent-power-no = No: no pasa nada
legion-ask-strike-now-yes = Sí: { $card } se usa en esta ronda, y ya no más
legion-ask-strike-now-no = No: { $card } se guarda para una ronda posterior
legion-ask-discipline-yes = Sí: { $unit } pierde su Acobardamiento y sufre una herida
legion-ask-discipline-no = No: { $unit } conserva su Acobardamiento
legion-ask-deliver-yes = Sí: { $points } PV, y { $unit } ya no tiene su ficha ({ $token })
legion-ask-deliver-no = No: { $unit } conserva su ficha ({ $token })
legion-option-none-of-these = Nada de esto
legion-option-no-attack = No atacar
