swu-not-an-edit = The table can’t be changed like that by hand.
