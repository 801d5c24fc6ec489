# Coordinación (swu:7.5.15).
swu-keyword-name-coordinate = Coordinación
swu-coordinate = Coordinación — { CAPITAL($text) }
swu-if-coordinated = { $mood ->
    [while] controles
   *[if] controlas
} 3 o más unidades
