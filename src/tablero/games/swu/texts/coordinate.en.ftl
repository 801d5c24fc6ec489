# Coordinate (swu:7.5.15).
swu-keyword-name-coordinate = Coordinate
swu-coordinate = Coordinate — { CAPITAL($text) }
swu-if-coordinated = you control 3 or more units
