# Daño indirecto (swu:1.9.14).
swu-ask-indirect = { NAME($card) }: reparte { $amount } de daño indirecto entre unidades y base.
swu-if-indirect-you = has infligido daño indirecto en esta fase
swu-head-indirect-any = Cuando se inflija daño indirecto a una unidad
swu-indirect-player = inflige { $amount } de daño indirecto a un jugador
swu-indirect-defending = inflige { $amount } de daño indirecto al jugador defensor
swu-indirect-opponents = inflige { $amount } de daño indirecto a cada adversario
swu-indirect-its-controller = inflige { $amount } de daño indirecto al jugador que la controla
swu-indirect-equal-player = inflige a un jugador tanto daño indirecto como { $amount }
swu-indirect-equal-defending = inflige al jugador defensor tanto daño indirecto como { $amount }
swu-indirect-equal-opponents = inflige a cada adversario tanto daño indirecto como { $amount }
swu-indirect-equal-its-controller = inflige al jugador que la controla tanto daño indirecto como { $amount }
swu-more-indirect = el daño indirecto que inflijas a los adversarios aumenta en { $amount }
swu-assigns-indirect = asignas todo el daño indirecto que inflijas a los adversarios
swu-assigns-indirect-own = asignas todo el daño indirecto que inflija esta unidad
