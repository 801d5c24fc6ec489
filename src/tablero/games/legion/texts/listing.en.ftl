# Cards and keywords as lists.
legion-listing-units = Units, { $edition }: { $known } of { $total } enforced completely
legion-listing-upgrades = Upgrades, { $edition }: { $known } of { $total } enforced completely
legion-listing-commands = Command cards, { $edition }: { $known } of { $total } enforced completely
legion-listing-battle = Battle cards, { $edition }: { $known } of { $total } enforced completely
legion-listing-keywords = Keywords, { $edition }: { $known } of { $total } enforced
legion-listing-sum = In all, { $known } of { $total } enforced completely
legion-listing-no-set = there is no set “{ $set }”; there are { $sets }
legion-listing-no-card = there is no card or keyword “{ $name }”.
legion-listing-line = { $name } ({ $about })
legion-listing-part = { $line }: not all of it is enforced
legion-listing-short = { $kind }, { $points } points
legion-listing-pips = { $pips ->
    [one] 1 pip
   *[other] { $pips } pips
}
legion-listing-title = { $name } ({ $edition } edition): { $about }
legion-listing-term = { $name } ({ $edition } edition)
legion-listing-unit = { $faction }, { $type }; miniatures { $minis }, wounds { $wounds }, { $kind ->
    [vehicle] resilience { $resilience }
   *[trooper] courage { $courage }
}, speed { $speed }
legion-listing-dice = Defense die: { $die ->
    [red] red
    [white] white
   *[none] none
}; attack surge: { $attack ->
    [hit] hit
    [critical] critical
   *[none] nothing
}; defense surge: { $defence ->
    [block] block
   *[none] nothing
}
legion-listing-bar = Upgrades: { $types }
legion-listing-minis = Miniatures it adds: { $count }
legion-listing-courage = Courage it adds: { $count }
legion-listing-speed = Maximum Speed it adds: { $count }
legion-listing-courage-range = Allied units within { $count } may use its unit's courage when they check for Panic
legion-listing-surge = Attack surges of its unit become: { $face ->
    [critical] critical
   *[hit] hit
}
legion-listing-slot = Upgrade icon it adds: { $type }
legion-listing-exhaust = Using it { $how ->
    [expend] expends
   *[exhaust] exhausts
} the card
legion-listing-back = Other side:
legion-listing-orders = Orders: { $who }
legion-orders-group = { $count ->
    [one] 1 unit
   *[other] { $count } units
} ({ $kind })
legion-orders-any = any
legion-listing-order-range = Only units within { $count } of the commander
legion-listing-permanent = It stays in play
legion-listing-returns = It goes back to the hand when the Command Phase ends
legion-listing-text = {"  "}{ $text }
legion-listing-first = Once divulged, it has to be played in the first round
legion-listing-must-divulge = It has to be divulged
legion-listing-keyword = {"  "}{ $name }: { $text }
legion-listing-weapon = Weapon: { $name }, { $reach ->
    [melee] melee
    [both] melee and range { $least } to { $most }
    [adds] adds dice to others
   *[ranged] { $most ->
        [-1] range { $least } and beyond
       *[other] range { $least } to { $most }
    }
}; dice: { $red } red, { $black } black, { $white } white
legion-listing-unenforced = Not enforced: { $what }
legion-listing-text-known = its text
legion-listing-text-unknown = its text, if it has one
legion-listing-missing = what no source gives ({ $names })
legion-listing-assumed = Assumed, as no source gives it for this edition: { $names }
legion-listing-rules = Rules: { $ids }
legion-listing-term-missing = Not enforced: { $ids }

legion-unit-type-trooper = trooper
legion-unit-type-clone-trooper = clone trooper
legion-unit-type-creature-trooper = creature trooper
legion-unit-type-droid-trooper = droid trooper
legion-unit-type-emplacement-trooper = emplacement trooper
legion-unit-type-wookiee-trooper = wookiee trooper
legion-unit-type-heavy-droid-trooper = heavy droid trooper
legion-unit-type-mandalorian-trooper = mandalorian trooper
legion-unit-type-ground-vehicle = ground vehicle
legion-unit-type-repulsor-vehicle = repulsor vehicle
