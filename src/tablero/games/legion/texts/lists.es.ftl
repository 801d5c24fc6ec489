# Listas de otros programas: lo que no se puede leer o escribir.
legion-list-no-link = esto no es un enlace a una lista: se esperaba …/list/facción/cartas
legion-list-no-faction = no existe la facción «{ $name }»; las hay: { $names }
legion-list-no-limit = no hay ningún formato de { $name } puntos; los hay de { $names }
legion-list-no-force = en esta edición no existe el grupo de batalla «{ $name }».
legion-list-no-units = no contiene ninguna unidad.
legion-list-segment = «{ $name }» no es una unidad: se esperaba un número del 1 al 9, dos letras de la unidad y las letras de sus mejoras
legion-list-no-id = en esta edición no existe la carta «{ $name }»
legion-list-no-unit = en esta edición no existe la unidad «{ $name }».
legion-list-no-upgrade = en esta edición no existe la mejora «{ $name }».
legion-list-no-command = en esta edición no existe la carta de Mando «{ $name }».
legion-list-no-battle-card = en esta edición no existe la carta de Batalla «{ $name }».
legion-list-several = «{ $name }» puede ser varias unidades: se esperaba también su título.
legion-list-lone-counterpart = no hay ninguna unidad a la que se haya podido unir «{ $name }».
legion-list-which-edition = todo ello está en varias ediciones ({ $editions }): se esperaba una línea «Edition: 2026» o «Edition: 2023».
legion-list-link-format = Un enlace de la edición de 2023 no tiene sitio para el tamaño de la partida: solo para el normal o el de sus cartas de Batalla.
legion-list-link-hand = Un enlace de la edición de 2023 tiene exactamente seis sitios para la mano de Mando.
legion-list-cant-write = Este ejército no se puede escribir como «{ $kind }»: algunas de sus cartas se leerían como otras.
