swu-not-this-attack = The ability that makes this attack doesn’t let it be made on { $target }.
