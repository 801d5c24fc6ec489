# Pilotaje, y Pilotos en Vehículos (swu:7.5.17).
swu-head-when-played-piloting = Cuando se juegue como mejora
swu-play-piloting = { $play } con Pilotaje
swu-keyword-piloting = Pilotaje [{ $price }]
swu-keyword-name-piloting = Pilotaje
swu-attached-is-leader = la unidad vinculada es una unidad líder
swu-being-piloted = { $mood ->
    [while] tenga
   *[if] tiene
} un Piloto
swu-being-not-piloted = { $mood ->
    [while] no tenga
   *[if] no tiene
} un Piloto
swu-eject-this = mueve esta mejora al campo de batalla terrestre como unidad y agota esa unidad
swu-is-piloted = { $noun } con un Piloto
swu-is-not-piloted = { $noun } sin Piloto
swu-rule-extra-pilot = se puede jugar o desplegar 1 Piloto adicional sobre esta unidad
swu-rule-squeezes-in = esta mejora se puede jugar sobre un Vehículo aliado que ya tenga un Piloto
swu-attach-pilot-to-this = vincula a esta unidad una unidad o mejora Piloto aliada
swu-eject = desvincula { $to }, muévela al campo de batalla terrestre como unidad y agota esa unidad
swu-deploy-on = despliega este líder como mejora sobre una unidad Vehículo aliada que no tenga un Piloto
swu-flip-onto = voltea este líder y vincula su carta como mejora a una unidad Vehículo aliada que no tenga un Piloto
