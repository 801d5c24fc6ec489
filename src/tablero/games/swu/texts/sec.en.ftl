swu-disclose = disclose { $aspects }
swu-not-disclosed = These cards don’t show all the aspects that are to be disclosed.
swu-ask-plot = Which cards with Plot do you play from your resources?
swu-log-reveals = Player { $seat } reveals { $card }.
