# Damage.
swu-deal-each = deal { $parts }
swu-damage-to = { $amount } damage to { $to }
swu-damage-equal-to = damage equal to { $amount } to { $to }
