# Daño.
swu-deal-each = inflige { $parts }
swu-damage-to = { $amount } de daño a { $to }
swu-damage-equal-to = un daño igual a { $amount } a { $to }
