# Lo que preguntan las cartas de Mando.
legion-ask-card-recover = ¿Realiza { $unit } una acción de recuperación?
legion-ask-card-move = ¿Hace { $unit } un movimiento?
