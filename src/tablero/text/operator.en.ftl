# What `tablero operator` says.
operator-not-there = There is nothing called “{ $what }” that this could be done to.
operator-done = Done, and noted in the audit log. Servers that run follow within a few seconds.
operator-nothing = There is nothing to show.
operator-report = { $id }  { $at }  table { $table }  about { $name }
operator-report-said = said: { $said }
operator-report-why = because: { $why }
operator-report-done = dealt with at { $at }
operator-ban = { $at }  { $what }  { $why }
operator-deed = { $number }  { $at }  { $who }  { $what }  { $about }  { $note }
operator-code = The code for { $name }: { $code } (good for a day, for one new password)
operator-one-of-both = Give either an account or --address.
