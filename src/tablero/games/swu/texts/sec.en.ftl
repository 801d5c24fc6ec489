swu-disclose = disclose { $aspects }
swu-not-disclosed = These cards don’t show all the aspects that are to be disclosed.
swu-ask-plot = Which cards with Plot do you play from your resources?
swu-log-shows = Player { $seat } shows { $card }, which was just drawn.
swu-log-reveals = Player { $seat } reveals { $card }.
