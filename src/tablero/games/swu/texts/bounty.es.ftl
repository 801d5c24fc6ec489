# Recompensa (swu:7.5.13).
swu-head-bounty = Recompensa
swu-head-bounty-you = Cuando cobres una Recompensa
swu-head-bounty-opponent = Cuando un adversario cobre una Recompensa
swu-head-bounty-any = Cuando un jugador cobre una Recompensa
swu-keyword-bounty = Recompensa
swu-keyword-name-bounty = Recompensa
swu-ask-collector = { NAME($unit) }: ¿qué adversario puede cobrar su Recompensa?
swu-won-effect = Lo decide el efecto de una carta.
swu-collect-again = si quieres, cobra esa Recompensa otra vez
swu-is-bountied = { $noun } con Recompensa
swu-is-not-bountied = { $noun } sin Recompensa
swu-collect-bounties = cobra las Recompensas de esa unidad
