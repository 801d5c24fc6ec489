swu-not-an-edit = La mesa no se puede cambiar así a mano.
