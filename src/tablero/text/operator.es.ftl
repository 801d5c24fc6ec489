# Lo que dice `tablero operator`.
operator-not-there = No hay nada llamado «{ $what }» con lo que se pueda hacer esto.
operator-done = Hecho, y anotado en el registro de operaciones. Los servidores en marcha lo siguen en unos segundos.
operator-nothing = No hay nada que mostrar.
operator-report = { $id }  { $at }  mesa { $table }  sobre { $name }
operator-report-said = dijo: { $said }
operator-report-why = motivo: { $why }
operator-report-done = atendida el { $at }
operator-ban = { $at }  { $what }  { $why }
operator-deed = { $number }  { $at }  { $who }  { $what }  { $about }  { $note }
operator-code = El código para { $name }: { $code } (vale un día, para una contraseña nueva)
operator-one-of-both = Indica una cuenta o bien --address.
